import { readdirSync, readFileSync } from 'node:fs';
import { bootstrap } from '../src/service/first-start.ts';
import { openStore } from '../src/service/store/open-store.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { Fleet } from './fleet.ts';
import { fillQueue } from './queue.ts';
import { reportRow } from './rows.ts';

/**
 * Worker processes that drain a queue of scans whose engine does nothing, and the CPU time of the workers and of PostgreSQL:
 * where the cores are the limit, both add up to the number of cores. `node bench/workers.ts [scans]`, 10,000 by default.
 */
const WORKSPACES = 100;
const WORKERS = [1, 2, 4, 8] as const;
const CONCURRENCY = 16;
const TICKS_PER_SECOND = 100;

const scans = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(scans) || scans < 100) {
  console.error('Usage: node bench/workers.ts [scans, at least 100]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const cluster = await startPostgres();
try {
  let floor: number | undefined;
  for (const workers of WORKERS) {
    const rate = await drain(workers);
    floor ??= rate;
    if (workers === 1) continue;
    reportRow({
      id: `workers.${workers}`,
      what: `Scans drained by ${workers} workers`,
      figure: `${rate.toFixed(0)} scans/s`,
      floor: `1 worker (${floor.toFixed(0)}/s)`,
      ratio: rate / floor,
      goal: workers === 2 ? 1.2 : null,
      better: 'higher',
      noise: 0.25,
    });
  }
} finally {
  cluster.stop();
}

/** @returns scans per second from the first claim to the last end */
async function drain(workers: number): Promise<number> {
  const url = await cluster.database();
  const store = await openStore({ kind: 'postgres', url }, () => {});
  await bootstrap(store, 1, new Date());
  const worker = {
    store: { kind: 'postgres', url },
    role: 'worker',
    instantScans: true,
    scanConcurrency: CONCURRENCY,
  };
  const fleet = new Fleet(Array.from({ length: workers }, () => worker));
  await fleet.start();
  const before = cpuSeconds();
  const wall = performance.now();
  await fillQueue(store, scans, WORKSPACES);
  for (;;) {
    const [left] = await store.query("SELECT 1 FROM scans WHERE status IN ('queued', 'running') LIMIT 1");
    if (left === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const cpu = cpuSeconds();
  const seconds = (performance.now() - wall) / 1000;
  await fleet.stop();
  const [span] = await store.query<{ seconds: string }>(
    'SELECT extract(epoch FROM max(finished_at) - min(started_at))::text AS seconds FROM scans',
  );
  await store.close();
  const rate = scans / Number(span?.seconds);
  console.log(
    `${workers} workers: ${rate.toFixed(0)} scans/s; cores used: PostgreSQL ${((cpu.postgres - before.postgres) / seconds).toFixed(2)}, ` +
      `workers ${((cpu.node - before.node) / seconds).toFixed(2)}; per scan ${(((cpu.postgres - before.postgres) * 1000) / scans).toFixed(2)} ms of PostgreSQL, ` +
      `${(((cpu.node - before.node) * 1000) / scans).toFixed(2)} ms of a worker`,
  );
  return rate;
}

/** CPU time of the children of this process and of every PostgreSQL process of the machine, as far as /proc tells. */
function cpuSeconds(): { postgres: number; node: number } {
  const sum = { postgres: 0, node: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (Number(rest[9]) + Number(rest[10])) / TICKS_PER_SECOND;
      if (name.startsWith('postgres')) sum.postgres += seconds;
      else if (Number(parent) === process.pid) sum.node += seconds;
    } catch {
      // The process has ended.
    }
  }
  return sum;
}
