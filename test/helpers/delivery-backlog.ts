import type { Sql } from '../../src/service/store/store.ts';

/** Rows that one statement creates. */
const BATCH = 50_000;

export interface Backlog {
  readonly workspaceId: string;
  readonly keyId: string;
  /** Its id sorts by this name. */
  readonly webhook: string;
  readonly count: number;
  readonly status: 'pending' | 'held' | 'succeeded';
  /** When the first became due or ended; each of the others a millisecond later. */
  readonly at: Date;
}

/** Makes a subscription with deliveries of its own events. */
export async function makeBacklog(store: Sql, backlog: Backlog): Promise<void> {
  const { workspaceId, keyId, webhook, count, status, at } = backlog;
  await store.query(
    `INSERT INTO webhooks (id, workspace_id, key_id, url, normalized_url, events, status, secret, created_at)
     VALUES ($1, $2, $3, 'https://receiver.test/' || $1, 'https://receiver.test/' || $1, '{scan.queued}', 'enabled', '', $4)`,
    [webhook, workspaceId, keyId, at],
  );
  for (let first = 1; first <= count; first += BATCH) {
    const range = [first, Math.min(count, first + BATCH - 1)];
    await store.query(
      `INSERT INTO events (id, workspace_id, type, subject, created_at, data)
       SELECT $1 || '_evt_' || n, $2, 'scan.queued', $1 || '_scn_' || n, $3, '{}' FROM generate_series($4::int, $5::int) AS n`,
      [webhook, workspaceId, at, ...range],
    );
    await store.query(
      `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, held_since,
         finished_at, created_at)
       SELECT $1 || '_dlv_' || n, $1, $2, $1 || '_evt_' || n, 'scan.queued', $6,
         CASE WHEN $6 = 'pending' THEN t END, CASE WHEN $6 = 'held' THEN t END, CASE WHEN $6 = 'succeeded' THEN t END, t
       FROM (SELECT n, $3::timestamptz + n * interval '1 millisecond' AS t FROM generate_series($4::int, $5::int) AS n) AS row`,
      [webhook, workspaceId, at, ...range, status],
    );
  }
}
