import { describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { serve } from '../../targets/serve.ts';

/** What a page does after its fault, to hide it. */
const ACTS: Readonly<Record<string, string>> = {
  'never returns': 'for (;;) {}',
  'fills memory': 'const kept = []; setInterval(() => kept.push(new Uint8Array(64 << 20).fill(1)), 1)',
  'floods the console': "const line = 'x'.repeat(1 << 20); for (let n = 0; n < 64; n++) console.log(line)",
  'posts 40 MB': "const body = 'x'.repeat(40 << 20); setInterval(() => fetch('/post', { method: 'POST', body }), 50)",
  'requests URLs of 1.9 MB':
    "let n = 0; setInterval(() => { for (let i = 0; i < 50; i++) fetch('/?' + 'x'.repeat(1.9e6) + n++) }, 1)",
};
const FAULT = '<div id=out></div><script>out.innerHTML = decodeURIComponent(location.hash.slice(1))</script>';

async function scan(act: string, browser: 'auto' | 'required') {
  const served = await serve(({ path }) => ({
    status: path === '/' ? 200 : 404,
    headers: [['Content-Type', 'text/html']],
    body: path === '/' ? `<h1>Welcome to the shop</h1>${FAULT}<script>${act}</script>` : 'not found',
  }));
  const result = await runScan({
    target: `http://127.0.0.1:${served.port}`,
    scanType: 'standard',
    options: { browser },
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    browserPath: chromiumPath ?? '',
    limits: { seconds: 1_800 },
  });
  await served.close();
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  const { checks, coverage } = result.report;
  return { coverage, checks: checks.filter(({ check_id }) => check_id.startsWith('browser.')) };
}

describe.skipIf(chromiumPath === null)('a page with a fault that ends the browser', () => {
  it.each(Object.entries(ACTS))(
    'never passes the checks of the browser: it %s',
    async (name, act) => {
      const { checks, coverage } = await scan(act, 'required');
      const own = checks.find(({ check_id }) => check_id === 'browser.dom-xss');
      if (coverage.browser?.used === true) {
        // It was stronger than the page: then it found the fault.
        expect(own).toMatchObject({ status: 'finding' });
        return;
      }
      expect(checks.map(({ status }) => status)).not.toContain('passed');
      expect(coverage).toMatchObject({ application_seen: false, code: 'browser_incomplete' });
      expect(coverage.browser?.limits?.map(({ kind }) => kind)).toContain('ended');
      if (name === 'never returns')
        expect(coverage.browser?.limits).toContainEqual({
          kind: 'ended',
          count: 2,
          detail: 'a page did not respond; a page did not respond',
        });
    },
    240_000,
  );

  it('says so where no browser is required', async () => {
    const { checks, coverage } = await scan(ACTS['fills memory'] ?? '', 'auto');
    expect(checks.filter(({ status }) => status === 'error').length).toBeGreaterThan(5);
    for (const { status, reason } of checks.filter((check) => check.status !== 'not_applicable'))
      expect([status, reason]).toEqual(['error', expect.stringMatching(/^incomplete: in the browser, it ended twice/)]);
    expect(coverage).toMatchObject({ application_seen: true, code: null, browser: { used: false } });
    expect(coverage.browser?.limits).toContainEqual({
      kind: 'ended',
      count: 2,
      detail: 'its memory exceeded the maximum; its memory exceeded the maximum',
    });
  }, 240_000);

  it.each([
    [
      'Prototype 1.6',
      'for (const of of [Array, String, Number]) of.prototype.toJSON = function () { return String(this) }',
    ],
    ['a page that hides what it does', "Object.prototype.toJSON = () => 'nothing'"],
  ])(
    'finds the fault of a page whose objects become JSON as %s wants',
    async (_name, act) => {
      const { checks } = await scan(act, 'required');
      expect(checks.find(({ check_id }) => check_id === 'browser.dom-xss')).toMatchObject({ status: 'finding' });
    },
    240_000,
  );
});
