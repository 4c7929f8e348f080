import { afterEach, describe, expect, it } from 'vitest';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { type CoverageSite, HIDING_SITES, HONEST_SITES } from '../../helpers/coverage-sites.ts';
import { serveCoverageSite } from '../../helpers/serve-coverage-site.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function scanOf(
  site: CoverageSite,
  scanType: 'quick' | 'standard',
  options: ScanOptions = {},
): Promise<EngineReport> {
  const served = await serveCoverageSite(site);
  close = served.close;
  const result = await runScan({
    target: served.url,
    scanType,
    options,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report;
}

describe.each(['quick', 'standard'] as const)('a %s scan', (scanType) => {
  it.each(HIDING_SITES.map((site) => [site.name, site] as const))(
    'does not see a site that hides: %s',
    async (_, site) => {
      const { coverage, checks } = await scanOf(site, scanType);
      expect(coverage.application_seen, JSON.stringify(coverage)).toBe(false);
      expect([site.code].flat(), coverage.detail ?? '').toContain(coverage.code);
      expect(checks.find(({ check_id }) => check_id === 'exposure.env')?.status).not.toBe('passed');
    },
  );

  it.each(HONEST_SITES.map((site) => [site.name, site] as const))('sees %s', async (_, site) => {
    const { coverage } = await scanOf(site, scanType);
    expect(coverage).toMatchObject({
      application_seen: true,
      code: null,
      sign_in_required: site.signInRequired === true,
    });
    expect(coverage.pages).toBeGreaterThan(0);
  });
});

it('says that the start page redirects to a path that the scan may not request', async () => {
  const site: CoverageSite = {
    name: 'redirects to its home page',
    code: 'target_left_out',
    respond: ({ path }) =>
      path === '/shop/' ? { status: 302, headers: { location: '/home' } } : { status: 200, body: 'Hello' },
  };
  const { coverage } = await scanOf(site, 'quick', { start_path: '/shop/', include_paths: ['/shop/'] });
  expect(coverage).toMatchObject({ application_seen: false, code: site.code });
  expect(coverage.detail).toContain('redirects to /home, which include-paths');
});
