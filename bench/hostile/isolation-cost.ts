import { startDemoSite } from '../../src/cli/demo-site.ts';
import type { EngineRequest, RunScan } from '../../src/engine/core/engine.ts';
import { IsolatedEngine } from '../../src/engine/isolation/isolated-engine.ts';
import { runScan } from '../../src/engine/run.ts';
import type { Outcome } from './outcome.ts';
import { memoryOf } from './service-process.ts';

const RUNS = 30;
const COST_MS = 60;

/** What a process of its own costs a quick scan of the demo site, against the same scan in this process. */
export async function measureIsolation(entry: string): Promise<Outcome[]> {
  const site = await startDemoSite();
  const engine = new IsolatedEngine({ entry });
  const request: EngineRequest = {
    target: site.url,
    scanType: 'quick',
    ownershipProven: false,
    addressPolicy: { mode: 'any', allow: [] },
  };
  const time = async (run: RunScan): Promise<number> => {
    const started = performance.now();
    const { status } = await run(request);
    if (status !== 'completed') throw new Error(`the scan of the demo site ended as ${status}`);
    return performance.now() - started;
  };
  try {
    const first = await time(engine.run);
    const here: number[] = [];
    const there: number[] = [];
    // Side by side, so that both see the same noise; the first ones warm both engines up.
    for (let run = 0; run < RUNS; run += 1) {
      here.push(await time(runScan));
      there.push(await time(engine.run));
    }
    const [inProcess, isolated] = [median(here.slice(5)), median(there.slice(5))];
    const cost = isolated - inProcess;
    return [
      figure('quick scan in this process', `${inProcess.toFixed(0)} ms`),
      figure('quick scan in a process of its own', `${isolated.toFixed(0)} ms`),
      { what: 'cost of the process', measured: `${cost.toFixed(0)} ms`, goal: `${COST_MS} ms`, held: cost <= COST_MS },
      figure('quick scan in a process that must start first', `${first.toFixed(0)} ms`),
      figure('memory of an engine process between scans', `${memoryOf(process.pid).children.toFixed(0)} MB`),
    ];
  } finally {
    await engine.close();
    await site.close();
  }
}

const figure = (what: string, measured: string): Outcome => ({ what, measured, goal: '', held: true });

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
