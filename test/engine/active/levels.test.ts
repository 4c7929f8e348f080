import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScanType } from '../../../src/contract/primitives.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { readLabels } from '../../targets/labels.ts';
import { startLevels } from '../../targets/levels/start.ts';
import { scanSite } from './site.ts';

/** Levels are programs of their own with one shape of address: some have the fault, and not the first. */
const LABELS = readLabels('levels').map(({ check_id, path }) => `${check_id} ${path}`);
let served: Awaited<ReturnType<typeof startLevels>>;
beforeAll(async () => {
  served = await startLevels();
});
afterAll(() => served.close());

async function scan(scanType: ScanType, seed = 'active') {
  return scanSite({ url: served.url, log: [], close: served.close }, scanType, {}, true, {}, seed);
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

it('tests the same and finds the same whatever the names that it invents', { timeout: 240_000 }, async () => {
  const [one, other] = [await scan('standard', 'one'), await scan('standard', 'other')];
  expect(foundIn(one).length).toBeGreaterThan(20);
  expect(foundIn(other)).toEqual(foundIn(one));
  expect(other.coverage.reach?.inputs).toEqual(one.coverage.reach?.inputs);
});
