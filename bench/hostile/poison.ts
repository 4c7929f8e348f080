import { join } from 'node:path';
import { Fleet, request } from '../fleet.ts';
import { watchHealth } from './health.ts';
import type { Outcome } from './outcome.ts';

const READY_MS = 10_000;

/**
 * A scan that freezes its engine, a service killed with SIGKILL while it runs, and a new one on the same data, which takes
 * the scan up again. The engine is one made for the test: of the real one no such scan is known.
 */
export async function measurePoison(folder: string, healthMs: number): Promise<Outcome[]> {
  const engineEntry = join(import.meta.dirname, '../../test/helpers/engines/unruly-engine.ts');
  const fleet = new Fleet([{ store: { kind: 'directory', path: join(folder, 'poison') }, engineEntry }]);
  await fleet.start();
  const scan = { target: 'http://127.0.0.1:9/spin', scan_type: 'quick' };
  const { body } = await request(fleet, 'POST', '/v1/scans', scan, { 'idempotency-key': 'poison' });
  const { id } = body as { id: string };
  const status = async (): Promise<string> =>
    ((await request(fleet, 'GET', `/v1/scans/${id}`)).body as { status: string }).status;
  const until = async (wanted: string): Promise<void> => {
    while ((await status()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 25));
  };
  await until('running');
  const killed = performance.now();
  await fleet.kill(0);
  const readyMs = performance.now() - killed;
  await until('running');
  // The first seconds of a process are its own matter: it loads what it needs.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const health = watchHealth(fleet.url ?? '');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const slowestMs = health.slowestMs();
  health.stop();
  const stopping = performance.now();
  await fleet.stop();
  const stopMs = performance.now() - stopping;
  const row = (what: string, ms: number, most: number): Outcome => ({
    what,
    measured: `${ms.toFixed(0)} ms`,
    goal: `${most} ms`,
    held: ms <= most,
  });
  return [
    row('ready again after kill -9 with a frozen scan', readyMs, READY_MS),
    row('slowest /healthz in 3 s of the frozen scan', slowestMs, healthMs),
    row('stop with the frozen scan', stopMs, READY_MS),
  ];
}
