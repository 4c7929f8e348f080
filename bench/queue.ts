import { bootstrap } from '../src/service/first-start.ts';
import type { Principal } from '../src/service/service-context.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';

/** Scans that one statement creates. */
const BATCH = 50_000;

/** Fills an empty database with queued scans, spread evenly over workspaces. */
export async function fillQueue(store: Store, scans: number, workspaces: number): Promise<void> {
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
  await queueScans(store, 'scn', scans, workspaces, now);
  await store.query('ANALYZE');
  // Adds up the changes of all these creations, so that the claims below pay only for themselves.
  while ((await store.query('SELECT 1 FROM scan_queue_changes LIMIT 1')).length > 0) {
    await claimScans(store, 0, { owner: 'nobody', leaseMs: 1, perWorkspace: 1 });
  }
}

/** Queues scans, a millisecond after each other, spread evenly over the first workspaces. @param prefix of their ids */
export async function queueScans(store: Store, prefix: string, scans: number, workspaces: number, at: Date) {
  for (let first = 1; first <= scans; first += BATCH) {
    await store.query(
      `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
         tokens_charged, created_at)
       SELECT $5 || '_' || n, 'wsp_' || (n % $3::int + 1), (SELECT id FROM api_keys LIMIT 1), 'tgt_' || (n % $3::int + 1),
         'bench.example', 'quick', 'queued', false, '{}', '{}', 0, $1::timestamptz + n * interval '1 millisecond'
       FROM generate_series($4::int, $2::int) AS n`,
      [at, Math.min(scans, first + BATCH - 1), workspaces, first, prefix],
    );
  }
}

/** Makes succeeded scans of one target, a millisecond after each other, each with a finding, a result, its events and its charge. */
export async function makeOldScans(
  store: Store,
  { workspaceId, keyId }: Principal,
  scans: number,
  at: Date,
): Promise<void> {
  await store.query(
    `INSERT INTO targets (id, workspace_id, hostname, status, token, created_at)
     VALUES ('tgt_old', $1, 'old.example', 'pending', '', $2)`,
    [workspaceId, at],
  );
  // A scan begins as queued.
  await store.query('ALTER TABLE scans DISABLE TRIGGER USER');
  for (let first = 1; first <= scans; first += BATCH) {
    const range = [first, Math.min(scans, first + BATCH - 1)];
    await store.query(
      `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
         tokens_charged, created_at, finished_at)
       SELECT 'scn_old_' || n, $1, $2, 'tgt_old', 'old.example', 'quick', 'succeeded', false, '{}', '{}', 5, t, t
       FROM (SELECT n, $3::timestamptz + n * interval '1 millisecond' AS t FROM generate_series($4::int, $5::int) AS n) AS row`,
      [workspaceId, keyId, at, ...range],
    );
    await store.query(
      `INSERT INTO findings (id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content)
       SELECT 'fnd_old_' || n, 'scn_old_' || n, 0, 'exposure.env', md5(n::text), 'open', $1, '{}'
       FROM generate_series($2::int, $3::int) AS n`,
      [at, ...range],
    );
    await store.query(
      `INSERT INTO scan_results (scan_id, omitted, digest, checks, budget, compliance, tool, coverage)
       SELECT 'scn_old_' || n, 0, '', '[]', '{}', '[]', '{}', '{}' FROM generate_series($1::int, $2::int) AS n`,
      range,
    );
    await store.query(
      `INSERT INTO events (id, workspace_id, type, subject, created_at, data)
       SELECT 'evt_old_' || type || n, $1, type, 'scn_old_' || n, $2, '{}'
       FROM generate_series($3::int, $4::int) AS n, unnest('{scan.queued,scan.running,scan.completed}'::text[]) AS type`,
      [workspaceId, at, ...range],
    );
    await store.query(
      `INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)
       SELECT 'led_old_' || n, $1, $2, 'charge', 'scan.quick', 'scn_old_' || n, -5, 5
       FROM generate_series($3::int, $4::int) AS n`,
      [workspaceId, at, ...range],
    );
  }
  await store.query('ALTER TABLE scans ENABLE TRIGGER USER');
  await store.query('ANALYZE');
}
