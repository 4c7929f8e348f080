import { describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { serve } from '../../targets/serve.ts';

type Files = Readonly<Record<string, readonly [status: number, type: string, body: string]>>;

const shell = (script: string) =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div>${script}</body></html>`;
const BUNDLE = '<script type="module" src="/assets/index.js"></script>';
const draws = (html: string) => `document.getElementById('root').innerHTML = ${JSON.stringify(html)};`;

async function coverageOf(files: Files, scanType: 'quick' | 'standard', browserPath: string | null = null) {
  const served = await serve(({ path }) => {
    const [status, type, body] = files[path] ?? [404, 'text/html', '<title>404</title><h1>Not found</h1>'];
    return { status, headers: [['Content-Type', type]], body };
  });
  const result = await runScan({
    target: `http://127.0.0.1:${served.port}`,
    scanType,
    ...(browserPath !== null && { browserPath }),
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  await served.close();
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.coverage;
}

const page = (script: string): Files => ({ '/': [200, 'text/html', shell(script)] });
const program = (code: string): Files => ({ ...page(BUNDLE), '/assets/index.js': [200, 'text/javascript', code] });

describe('a start page that its scripts fill', () => {
  it.each([
    ['is missing', [404, 'text/plain', 'Not Found'], 'status 404'],
    ['is the page that the server shows for every path', [200, 'text/html', shell(BUNDLE)], 'a page'],
  ] as const)('is not the application if its bundle %s', async (_, bundle, seen) => {
    expect(await coverageOf({ ...page(BUNDLE), '/assets/index.js': bundle }, 'quick')).toMatchObject({
      application_seen: false,
      code: 'target_empty',
      detail: `the start page has no content, and its script /assets/index.js responds with ${seen}`,
    });
  });

  it('is the application if its bundle can be loaded, or has its program inline', async () => {
    expect(await coverageOf(program(draws('<h1>Shop</h1>')), 'quick')).toMatchObject({ application_seen: true });
    const inline = `${BUNDLE}<script>${draws('<h1>Shop</h1>')}</script>`;
    expect(await coverageOf(page(inline), 'quick')).toMatchObject({ application_seen: true });
  });
});

it('is an error page if a program failed before it wrote one', async () => {
  const fatal =
    '<br />\n<b>Fatal error</b>:  Uncaught PDOException: SQLSTATE[HY000] [2002] Connection refused in /var/www/html/index.php:12\nStack trace:\n#0 /var/www/html/index.php(12): PDO-&gt;__construct()\n#1 {main}\n  thrown in <b>/var/www/html/index.php</b> on line <b>12</b><br />';
  expect(await coverageOf({ '/': [200, 'text/html', fatal] }, 'quick')).toMatchObject({
    application_seen: false,
    code: 'target_server_error',
  });
});

describe.skipIf(chromiumPath === null)('what the browser draws', () => {
  const seenIn = (code: string) => coverageOf(program(code), 'standard', chromiumPath);

  it('is not the application if it is nothing', async () => {
    const overlay = "document.body.append(document.createElement('vite-error-overlay'));";
    const text =
      "document.querySelector('vite-error-overlay').attachShadow({ mode: 'open' }).innerHTML = '<pre>x</pre>';";
    for (const code of ['throw new Error("no configuration");', overlay + text])
      expect(await seenIn(code)).toMatchObject({ application_seen: false, code: 'target_empty' });
  });

  it('is not the application if it is an error page', async () => {
    const code = `fetch('/api/me').then((response) => { if (!response.ok) ${draws('<h2>Something went wrong</h2>')} });`;
    expect(await seenIn(code)).toMatchObject({
      application_seen: false,
      code: 'target_server_error',
      detail: 'the start page shows an error page in the browser',
    });
  });

  it.each([
    ['text', draws('<p>ok</p>')],
    ['a picture', draws('<canvas width="9" height="9"></canvas>')],
    ['text in a shadow tree', "document.getElementById('root').attachShadow({ mode: 'open' }).innerHTML = 'Shop';"],
    ['text after a while', `setTimeout(() => { ${draws('<p>Shop</p>')} }, 300);`],
  ])('is the application if it is %s', async (_, code) => {
    expect(await seenIn(code)).toMatchObject({ application_seen: true, browser: { used: true } });
  });
});
