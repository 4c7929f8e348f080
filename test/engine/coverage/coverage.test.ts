import { afterEach, describe, expect, it } from 'vitest';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { type CoverageSite, HIDING_SITES, HONEST_SITES } from '../../helpers/coverage-sites.ts';
import { serveCoverageSite } from '../../helpers/serve-coverage-site.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function scanOf(site: CoverageSite, scanType: 'quick' | 'standard'): Promise<EngineReport> {
  const served = await serveCoverageSite(site);
  close = served.close;
  const result = await runScan({
    target: served.url,
    scanType,
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
