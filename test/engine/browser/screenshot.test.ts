import { describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { evidenceStore } from '../../helpers/browser-evidence.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { type Answer, serve } from '../../targets/serve.ts';

const TOKEN = 'Qx7tok+En/zz-4711';
const basic = `Basic ${Buffer.from('deployer:PREVIEWpass99').toString('base64')}`;
const headers = { 'X-Bypass': TOKEN, Authorization: basic, 'X-Preview': 'k7pQ2zA' };
const page = (body: string): Answer => ({
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  body: `<!doctype html><title>Harbour</title><h1>Members of the harbour club</h1>${body}`,
});

/** The picture of a start page with this body, and why there is none. */
async function pictureOf(body: string) {
  const served = await serve(({ path }) =>
    path === '/frame' ? page(`<p>${TOKEN}</p>`) : path === '/' ? page(body) : { status: 404 },
  );
  const opened = await evidenceStore(`http://127.0.0.1:${served.port}`, {
    browserPath: chromiumPath,
    options: { request_headers: headers },
  });
  try {
    const gathered = await opened.store.gather('browser');
    if (gathered.state !== 'available') throw new Error(JSON.stringify(gathered));
    return { image: gathered.value.screenshot, note: gathered.value.screenshotNote };
  } finally {
    await opened.close();
    await served.close();
  }
}

describe.skipIf(chromiumPath === null)('the picture of the start page', () => {
  it.each([
    ['in its text', `<pre>x-bypass: ${TOKEN}</pre>`],
    ['percent-encoded', `<p>/open?key=${encodeURIComponent(TOKEN)}</p>`],
    ['as the password of Basic credentials', '<p>PHP_AUTH_PW: previewPASS99</p>'],
    ['in hexadecimal', `<p>${Buffer.from(TOKEN).toString('hex')}</p>`],
    ['as a short value', '<p>preview=k7pQ2zA</p>'],
    ['in a field', `<input value="${TOKEN}">`],
    [
      'in a field that a script fills',
      `<textarea id="a"></textarea><script>a.value = ${JSON.stringify(TOKEN)}</script>`,
    ],
    ['as a placeholder', `<input placeholder="${TOKEN}">`],
    ['in several elements', `<p>${[...TOKEN].map((letter) => `<b>${letter}</b>`).join('')}</p>`],
    [
      'in a shadow tree',
      `<div id="a"></div><script>a.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(TOKEN)}</script>`,
    ],
    ['in a frame', '<iframe src="/frame"></iframe>'],
    ['in the content of a style', `<style>h1::after { content: "${TOKEN}" }</style>`],
    ['as a word in a picture', `<svg><text y="20">${TOKEN}</text></svg>`],
    [
      'although its scripts hide the text from others',
      `<p>${TOKEN}</p><script>for (const name of ['innerText', 'textContent']) Object.defineProperty(Node.prototype, name, { get: () => '' }); JSON.stringify = () => '';</script>`,
    ],
  ])('is not taken if it shows a secret %s', async (_, body) => {
    expect(await pictureOf(body)).toEqual({
      image: null,
      note: 'no picture of the start page: it shows a secret of this scan',
    });
  });

  it('is taken of any other page', async () => {
    const { image, note } = await pictureOf('<p>Preview of the deployment. k7pQ2zAbc</p><input placeholder="Search">');
    expect(Buffer.from(image ?? '', 'base64').readUInt16BE(0)).toBe(0xffd8);
    expect(note).toBeNull();
  });

  it('is missing in the report, which says why', async () => {
    const served = await serve(({ path, request }) =>
      path === '/' ? page(`<pre>${request.headers.authorization}</pre>`) : { status: 404 },
    );
    try {
      const result = await runScan({
        target: `http://127.0.0.1:${served.port}`,
        scanType: 'standard',
        ownershipProven: false,
        addressPolicy: { mode: 'any', allow: [] },
        browserPath: chromiumPath ?? '',
        options: { request_headers: headers },
      });
      if (result.status !== 'completed') throw new Error(JSON.stringify(result));
      const { browser } = result.report.coverage;
      expect(browser).toMatchObject({
        used: true,
        screenshot: null,
        detail: 'no picture of the start page: it shows a secret of this scan',
      });
      // What the picture leaves out limits no check.
      const xss = result.report.checks.find(({ check_id: id }) => id === 'browser.mixed-content-runtime');
      expect(xss?.partial).toBeUndefined();
    } finally {
      await served.close();
    }
  });
});
