import { openStore } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans, renewScans } from '../src/service/worker/scan-queue.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { fillQueue } from './queue.ts';
import { reportRow } from './rows.ts';

/**
 * What renewing the leases of running scans writes to PostgreSQL, as a ratio to the same with a lease for each scan, as the
 * service had before `scan_workers`. `node bench/leases.ts`.
 */
const WORKERS = 100;
const PER_WORKER = 4;
const SCANS = WORKERS * PER_WORKER;
const LEASE_MS = 600_000;
/** Of each worker; the first is not measured, because it writes whole pages after a checkpoint. */
const RENEWALS = 60;
const WAL_SHARE_MAX = 0.2;
const HOT_MIN = 0.95;

type Renewal = (store: Store, owner: string, ids: readonly string[]) => Promise<unknown>;

interface Cost {
  readonly walBytes: number;
  readonly ms: number;
  readonly updates: number;
  readonly hot: number;
}

if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const cluster = await startPostgres();
try {
  const before = await measure('scans', (store, owner, ids) =>
    store.query(
      `UPDATE scans SET lease_until = clock_timestamp() + interval '6 seconds'
       WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = 'running'`,
      [owner, ids],
    ),
  );
  const after = await measure('scan_workers', (store, owner, ids) => renewScans(store, owner, ids, LEASE_MS));
  const perScan = ({ walBytes }: Cost) => walBytes / (SCANS * RENEWALS);
  const hot = ({ updates, hot: cheap }: Cost) => `${cheap} of ${updates} updates HOT`;
  reportRow({
    id: 'leases.wal',
    what: `WAL of a renewal, per running scan (${WORKERS} workers with ${PER_WORKER} scans)`,
    figure: `${perScan(after).toFixed(0)} bytes, ${(after.ms / RENEWALS).toFixed(0)} ms for all`,
    floor: `a lease for each scan: ${perScan(before).toFixed(0)} bytes, ${(before.ms / RENEWALS).toFixed(0)} ms, ${hot(before)}`,
    ratio: perScan(after) / perScan(before),
    goal: WAL_SHARE_MAX,
    better: 'lower',
    noise: 0.5,
  });
  reportRow({
    id: 'leases.hot',
    what: 'Renewals that write no index (HOT updates)',
    figure: hot(after),
    floor: 'all',
    ratio: after.hot / after.updates,
    goal: HOT_MIN,
    better: 'higher',
    noise: 0.05,
  });
} finally {
  cluster.stop();
}

/** @param table that the renewals update */
async function measure(table: string, renew: Renewal): Promise<Cost> {
  const options = { kind: 'postgres', url: await cluster.database() } as const;
  const store = await openStore(options, () => {});
  await fillQueue(store, SCANS, 10);
  const held = new Map<string, string[]>();
  for (let worker = 0; worker < WORKERS; worker += 1) {
    const owner = `scans_${worker}_00000000-0000-4000-8000-000000000000`;
    const claims = await claimScans(store, PER_WORKER, { owner, leaseMs: LEASE_MS, perWorkspace: SCANS });
    held.set(
      owner,
      claims.map(({ scan }) => scan.id),
    );
  }
  const round = async () => {
    for (const [owner, ids] of held) await renew(store, owner, ids);
  };
  const position = async () => {
    const [row] = await store.query<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0' AS bytes");
    return Number(row?.bytes);
  };
  await round();
  const [from, started] = [await position(), performance.now()];
  for (let count = 0; count < RENEWALS; count += 1) await round();
  const cost = { walBytes: (await position()) - from, ms: performance.now() - started };
  // A session reports its statistics at its end.
  await store.close();
  const reader = await openStore(options, () => {});
  const [row] = await reader.query<{ updates: number; hot: number }>(
    'SELECT n_tup_upd AS updates, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname = $1',
    [table],
  );
  await reader.close();
  return { ...cost, updates: row?.updates ?? 0, hot: row?.hot ?? 0 };
}
