import { bootstrap } from '../src/service/first-start.ts';
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
    await claimScans(store, 0, { owner: 'nobody', leaseMs: 1, perWorkspace: 1 });
  }
}
