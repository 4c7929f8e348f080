import { bootstrap } from '../src/service/first-start.ts';
import { openStore } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';

/**
 * Cost of a claim on PostgreSQL by the number of queued scans and of workspaces that have some. The floor is a claim from
 * 1,000 scans of one workspace in the same run. `node bench/claims.ts [largest queue]`, 1,000,000 unless told otherwise.
 */
const CLAIMS = 300;
const CLAIMERS = 4;
const PER_WORKSPACE = 10;
const GOAL = 2;
/** Scans that one statement creates. */
const BATCH = 50_000;

const largest = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(largest) || largest < 1_000) {
  console.error('Usage: node bench/claims.ts [largest queue, at least 1000]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const cluster = await startPostgres();
try {
  let floor: number | undefined;
  for (const [scans, workspaces] of [
    [1_000, 1],
    [100_000, 1],
    [largest, 1],
    [largest, 10_000],
  ] as const) {
    const store = await openStore({ kind: 'postgres', url: await cluster.database() }, () => {});
    try {
      await fill(store, scans, workspaces);
      const alone = await measure(store, 1);
      const together = await measure(store, CLAIMERS);
      floor ??= alone;
      const ratio = alone / floor;
      const place = `${scans.toLocaleString('en')} scans, ${workspaces.toLocaleString('en')} workspaces`;
      console.log(
        `${place.padEnd(40)} ${alone.toFixed(2)} ms a claim (${ratio.toFixed(2)} of the floor, goal ${GOAL}), ` +
          `${CLAIMERS} claimers together ${together.toFixed(2)} ms`,
      );
      if (ratio > GOAL) process.exitCode = 1;
    } finally {
      await store.close();
    }
  }
} finally {
  cluster.stop();
}

async function fill(store: Store, scans: number, workspaces: number): Promise<void> {
  const now = new Date();
  await bootstrap(store, 1, now);
  await store.query(
    `INSERT INTO workspaces (id, livemode, balance, created_at)
     SELECT 'wsp_' || n, true, 0, $1 FROM generate_series(1, $2::int) AS n`,
    [now, workspaces],
  );
  await store.query(
    `INSERT INTO targets (id, workspace_id, hostname, status, token, created_at)
     SELECT 'tgt_' || n, 'wsp_' || n, 'bench.example', 'pending', '', $1 FROM generate_series(1, $2::int) AS n`,
    [now, workspaces],
  );
  for (let first = 1; first <= scans; first += BATCH) {
    await store.query(
      `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
         tokens_charged, created_at)
       SELECT 'scn_' || n, 'wsp_' || (n % $3::int + 1), (SELECT id FROM api_keys LIMIT 1), 'tgt_' || (n % $3::int + 1),
         'bench.example', 'quick', 'queued', false, '{}', '{}', 0, $1::timestamptz + n * interval '1 millisecond'
       FROM generate_series($4::int, $2::int) AS n`,
      [now, Math.min(scans, first + BATCH - 1), workspaces, first],
    );
  }
  await store.query('ANALYZE');
  // Adds up the changes of all these creations, so that the claims below pay only for themselves.
  while ((await store.query('SELECT 1 FROM scan_queue_changes LIMIT 1')).length > 0) {
    await claimScans(store, 0, { owner: 'nobody', leaseMs: 1, perWorkspace: 1 }, now);
  }
}

/** @returns mean milliseconds of one claim of one scan, while `claimers` claim at the same time */
async function measure(store: Store, claimers: number): Promise<number> {
  let left = CLAIMS;
  let spent = 0;
  const claimer = async (owner: string): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const [claim] = await claimScans(store, 1, { owner, leaseMs: 60_000, perWorkspace: PER_WORKSPACE }, new Date());
      spent += performance.now() - started;
      if (claim === undefined) throw new Error('a claim came back empty although scans are queued');
      await store.query(
        "UPDATE scans SET status = 'succeeded', finished_at = now(), lease_owner = NULL, lease_until = NULL WHERE id = $1",
        [claim.scan.id],
      );
    }
  };
  await Promise.all(Array.from({ length: claimers }, (_, index) => claimer(`claimer-${index}`)));
  return spent / CLAIMS;
}
