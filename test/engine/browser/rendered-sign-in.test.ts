import { describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { serve } from '../../targets/serve.ts';

const FORM = '<h1>Garden</h1><form><input name=email><input name=password type=password><button>Go</button></form>';
const SHOP = `<h1>Garden</h1>${'<p>Beds of herbs and of berries, sown in spring. </p>'.repeat(60)}${FORM}`;

/** An empty document that its script fills. */
async function requiresSignIn(rendered: string): Promise<boolean> {
  const served = await serve(({ path }) => ({
    status: path === '/' ? 200 : 404,
    headers: [['Content-Type', 'text/html']],
    body: path === '/' ? `<div id=app></div><script>app.innerHTML = ${JSON.stringify(rendered)}</script>` : 'none',
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
});
