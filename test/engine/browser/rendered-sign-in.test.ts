import { describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { serve } from '../../targets/serve.ts';

const FORM = '<h1>Garden</h1><form><input name=email><input name=password type=password><button>Go</button></form>';
const SHOP = `<h1>Garden</h1>${'<p>Beds of herbs and of berries, sown in spring. </p>'.repeat(60)}${FORM}`;

/** An empty document that its script fills. */
async function requiresSignIn(rendered: string, size = 0): Promise<boolean> {
  const page = '<div id=app></div><script src=/app.js></script>';
  const files: Readonly<Record<string, string>> = {
    '/': page,
    '/app.js': `/*${'x'.repeat(size)}*/app.innerHTML = ${JSON.stringify(rendered)}`,
  };
  const served = await serve(({ path }) => ({
    status: files[path] === undefined ? 404 : 200,
    headers: [['Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html']],
    body: files[path] ?? 'none',
  }));
  const result = await runScan({
    target: `http://127.0.0.1:${served.port}`,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    ...(chromiumPath === null ? {} : { browserPath: chromiumPath }),
  });
  await served.close();
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.coverage.sign_in_required;
}

describe.skipIf(chromiumPath === null)('a start page that scripts render', () => {
  it('is a sign-in if it asks for a password and shows little else', async () => {
    expect(await requiresSignIn(FORM)).toBe(true);
    expect(await requiresSignIn(SHOP)).toBe(false);
  });

  it('is also read where its script has 7 MB', async () => {
    expect(await requiresSignIn(FORM, 7_000_000)).toBe(true);
  });
});
