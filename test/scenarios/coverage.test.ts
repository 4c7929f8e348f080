import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultDocument } from '../../src/gate/verdict/result-document.ts';
import { ActionScenario } from '../helpers/action-scenario.ts';
import { type CoverageSite, HIDING_SITES, HONEST_SITES, realSite } from '../helpers/coverage-sites.ts';
import { type ScanService, startScanService } from '../helpers/scan-service.ts';
import { serveCoverageSite } from '../helpers/serve-coverage-site.ts';

let service: ScanService;
let scenario: ActionScenario;
beforeAll(async () => {
  service = await startScanService();
  scenario = await ActionScenario.start(service);
});
afterAll(async () => {
  await scenario?.close();
  await service?.close();
});

type Inputs = Readonly<Record<string, string>>;

/** Gates all sites in one run of the bundle, and tells what became of each. */
async function gate(sites: readonly CoverageSite[], inputs: Inputs = {}) {
  const served = await Promise.all(sites.map((site) => serveCoverageSite(site)));
  const step = scenario.step({ with: { targets: served.map(({ url }) => url).join('\n'), browser: 'off', ...inputs } });
  try {
    const main = await step.main();
    const document = JSON.parse(readFileSync(main.outputs['report-json'] ?? '', 'utf8')) as ResultDocument;
    const scanOf = (index: number) =>
      document.scans.find(({ target }) => new URL(target).host === new URL(served[index]?.url ?? '').host);
    return { main, document, scanOf };
  } finally {
    step.dispose();
    await Promise.all(served.map(({ close }) => close()));
  }
}

const LONG = 900_000;

describe('the gate', () => {
  it('fails on the application behind the other sites', { timeout: LONG }, async () => {
    const { main, document } = await gate([{ name: 'real', respond: realSite, code: null }]);
    expect([main.code, document.outcome], main.log).toEqual([1, 'failed']);
    expect(document.counts.critical).toBe(1);
  });

  it('passes no site that blocks the scanner', { timeout: LONG }, async () => {
    const { main, document, scanOf } = await gate(HIDING_SITES);
    expect([main.code, document.outcome], main.log).toEqual([1, 'inconclusive']);
    for (const [index, site] of HIDING_SITES.entries()) {
      const scan = scanOf(index);
      expect([site.code].flat(), `${site.name}: ${scan?.reason}`).toContain(scan?.code);
      expect(scan?.coverage?.application_seen, site.name).toBe(false);
    }
    for (const { code } of document.scans) expect(document.codes).toContain(code);
  });

  it('passes genuinely small sites', { timeout: LONG }, async () => {
    const { main, document, scanOf } = await gate(HONEST_SITES, { comment: 'always', 'report-formats': 'json' });
    expect([main.code, document.outcome], main.log).toEqual([0, 'passed']);
    for (const [index, site] of HONEST_SITES.entries()) {
      expect(scanOf(index)?.code, site.name).toBeNull();
      expect(scanOf(index)?.coverage?.sign_in_required, site.name).toBe(site.signInRequired === true);
    }
  });

  it('states that the scan ended at the sign-in page', { timeout: LONG }, async () => {
    const signIn = HONEST_SITES.filter(({ signInRequired }) => signInRequired === true).slice(0, 1);
    const { main, document } = await gate(signIn, { comment: 'always' });
    expect([main.code, document.outcome], main.log).toEqual([0, 'passed']);
    expect(document.reasons.join()).toContain('not signed in, 1 page seen');
    expect(document.warnings.join()).toContain('was not signed in and saw 1 page');
    expect((await scenario.comments())[0]?.body).toMatch(/\(not signed in, 1 page seen[;)]/);
  });

  it('with a readiness check: a target that fails it is not scanned, the others are', {
    timeout: LONG,
  }, async () => {
    const names = ['refuses everything', 'Imperva: incident', 'responds 404 everywhere', 'redirects between two pages'];
    const sites = names.flatMap((name) => HIDING_SITES.find((site) => site.name === name) ?? []);
    const { document, scanOf } = await gate(sites, { 'wait-for-target-seconds': '20' });
    expect(sites).toHaveLength(names.length);
    expect(document.outcome).toBe('inconclusive');
    for (const [index, site] of sites.entries()) expect([site.code].flat()).toContain(scanOf(index)?.code);
    expect([0, 1, 2, 3].map((index) => scanOf(index)?.scan_id === null)).toEqual([true, true, false, false]);
  });
});
