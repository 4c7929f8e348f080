import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScan } from '../../src/engine/run.ts';
import { CHROMIUM, type ConsoleRun, startConsole } from './helpers/console-run.ts';

/** The engine against the console: what it would tell others to fix must not be here. */
describe.skipIf(CHROMIUM === null)('the console as a target', () => {
  let run: ConsoleRun;
  beforeAll(async () => {
    run = await startConsole();
  });
  afterAll(() => run.close());

  it('has no finding above info', { timeout: 120_000 }, async () => {
    const result = await runScan({
      target: run.url,
      scanType: 'compliance',
      options: { start_path: '/console/', include_paths: ['/console/'] },
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      seed: 'console',
    });
    if (result.status !== 'completed') throw new Error(`The scan ended as ${result.status}.`);
    const { findings, coverage } = result.report;
    expect(coverage.application_seen).toBe(true);
    expect(findings.filter(({ severity }) => severity !== 'info').map(({ checkId }) => checkId)).toEqual([]);
  });
});
