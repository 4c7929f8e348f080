import { afterEach, describe, expect, test } from 'vitest';
import { type DemoSite, startDemoSite } from '../../src/cli/demo-site.ts';
import type { ScanType } from '../../src/contract/primitives.ts';
import { runScan } from '../../src/engine/run.ts';

let site: DemoSite | undefined;
afterEach(() => site?.close());

async function scan(target: string, scanType: ScanType) {
  const result = await runScan({ target, scanType, ownershipProven: true, addressPolicy: { mode: 'any', allow: [] } });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.findings;
}

describe('the demo site', () => {
  test('has many kinds of findings in a standard scan, including critical ones', async () => {
    site = await startDemoSite();
    const findings = await scan(site.url, 'standard');
    const groups = new Set(findings.map(({ check_id }) => check_id.split('.')[0]));
    expect([...groups].sort()).toEqual(
      expect.arrayContaining(['active', 'content', 'cookie', 'cors', 'csp', 'disclosure', 'exposure', 'http', 'js']),
    );
    const ids = findings.map(({ check_id }) => check_id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'active.host-header',
        'active.open-redirect',
        'active.reflected-xss',
        'active.sqli-error',
        'content.secret',
        'content.stack-trace',
        'cors.reflect-credentials',
        'exposure.database-dump',
        'exposure.directory-listing',
        'exposure.env',
        'exposure.monitoring',
        'exposure.vcs',
        'js.vulnerable-library',
      ]),
    );
    expect(findings.filter(({ severity }) => severity === 'critical').length).toBeGreaterThanOrEqual(3);
  });

  test('fails a quick scan with critical findings, and has none when fixed', async () => {
    site = await startDemoSite();
    expect((await scan(site.url, 'quick')).some(({ severity }) => severity === 'critical')).toBe(true);
    site.fix();
    expect((await scan(site.url, 'quick')).map(({ check_id }) => check_id)).toEqual(['http.no-https']);
  });

  test('has only the plain-HTTP finding when fixed, as info on loopback', async () => {
    site = await startDemoSite({ fixed: true });
    const findings = await scan(site.url, 'compliance');
    // What else listens on this machine is not the demo's.
    const own = findings.filter(({ check_id }) => !check_id.startsWith('ports.'));
    expect(own.map(({ check_id, severity }) => `${check_id} ${severity}`)).toEqual(['http.no-https info']);
  });

  test('keeps responding to payloads that it echoes', async () => {
    site = await startDemoSite();
    for (const path of [
      '/go?to=%0d%0aX-Split:%201',
      '/go?to=%E2%98%83',
      '/search?q=%00',
      '/%c0',
      '/product?id=%27',
      '//',
    ]) {
      expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBeLessThan(600);
    }
    const split = await fetch(`${site.url}/go?to=%0d%0aX-Split:%201`, { redirect: 'manual' });
    expect(split.headers.get('x-split')).toBeNull();
  });
});
