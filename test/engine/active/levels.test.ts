import { expect, it } from 'vitest';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { BudgetLimits } from '../../../src/engine/core/budget.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { readLabels } from '../../targets/labels.ts';
import { startLevels } from '../../targets/levels/start.ts';
import { scanSite } from './site.ts';

/** Levels are programs of their own with one shape of address: some have the fault, and not the first. */
const LABELS = readLabels('levels').map(({ check_id, path }) => `${check_id} ${path}`);

async function scan(scanType: ScanType, seed = 'active', delay = 0, limits: Partial<BudgetLimits> = {}) {
  const served = await startLevels(delay);
  try {
    return await scanSite({ url: served.url, log: [], close: served.close }, scanType, {}, true, limits, seed);
  } finally {
    await served.close();
  }
}

const foundIn = ({ findings }: EngineReport) =>
  findings
    .filter(({ check_id }) => check_id.startsWith('active.'))
    .flatMap(({ check_id, locations }) => locations.map(({ url }) => `${check_id} ${new URL(url).pathname}`))
    .sort();

it('finds every level that has the fault, and reports no other', { timeout: 240_000 }, async () => {
  const report = await scan('compliance');
  expect(foundIn(report)).toEqual(LABELS.toSorted());
  const inputs = report.coverage.reach?.inputs;
  expect(inputs?.known).toBeGreaterThanOrEqual(57);
  expect(inputs?.covered).toBe(inputs?.known);
});

it('tests the same and finds the same whatever the names it invents and however late the responses', {
  timeout: 240_000,
}, async () => {
  const one = await scan('standard', 'one');
  const other = await scan('standard', 'other', 15);
  expect(foundIn(one).length).toBeGreaterThan(20);
  expect(foundIn(other)).toEqual(foundIn(one));
  expect(other.coverage.reach?.inputs).toEqual(one.coverage.reach?.inputs);
  expect(other.budget.requests.used).toBe(one.budget.requests.used);
});

it('says how many were left out when the requests end, one of each lesson first', { timeout: 240_000 }, async () => {
  const report = await scan('standard', 'active', 0, { requests: 400 });
  const inputs = report.coverage.reach?.inputs;
  expect(inputs?.covered).toBeGreaterThanOrEqual(8);
  expect(inputs?.covered).toBeLessThan(57);
  const left = (inputs?.left_out ?? []).reduce((sum, { count }) => sum + count, 0);
  expect(left).toBe((inputs?.known ?? 0) - (inputs?.covered ?? 0));
  expect(inputs?.left_out.map(({ reason }) => reason)).toContain('requests');
});
