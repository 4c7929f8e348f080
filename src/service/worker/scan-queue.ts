import type { ScanOptions } from '../../contract/scan.ts';
import { event, recordEvents } from '../events.ts';
import { SCAN_COLUMNS, type ScanRow, scanEventData } from '../scans/scan-row.ts';
import { failScan } from '../scans/transitions.ts';
import { CHANNELS } from '../service-context.ts';
import type { Store } from '../store/store.ts';

/**
 * The table of scans is their queue: the statement that claims a scan makes it running, so queue and state cannot disagree.
 * A claim is a lease that its worker renews. Expired leases, by the database's clock that all processes share, return scans
 * to the queue.
 */

/**
 * Maximum attempts of a scan whose worker keeps dying. Generous, because whatever kills a process interrupts all its scans.
 * Bounded, because a scan that crashes its process would do so on every attempt.
 */
export const ATTEMPTS_MAX = 10;
/**
 * Each interruption moves a scan back by this time in the queue. Otherwise a process that keeps dying would use up the
 * attempts of the few oldest scans, and a scan that crashes its process would starve all others.
 */
const YIELD_SECONDS = 30;
const CLAIM_LOCK = 7_302_144_021;

export interface Claim {
  readonly scan: ScanRow;
  readonly requestHeaders: NonNullable<ScanOptions['request_headers']> | null;
}

export interface LeaseOptions {
  /** Name of the worker, unique across processes and restarts. */
  readonly owner: string;
  readonly leaseMs: number;
  readonly perWorkspace: number;
}

/**
 * Claims up to `count` queued scans, oldest first, interrupted scans later, within the limit of each workspace. The advisory
 * lock serializes claims, so two processes cannot both take a workspace's last slot.
 */
export async function claimScans(store: Store, count: number, options: LeaseOptions, now: Date): Promise<Claim[]> {
  return store.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
    const claimed = await tx.query<ScanRow & { request_headers: Claim['requestHeaders'] }>(
      `WITH ranked AS (
         SELECT id, workspace_id, turn, row_number() OVER (PARTITION BY workspace_id ORDER BY turn, id) AS place
         FROM (SELECT id, workspace_id, created_at + attempt * make_interval(secs => ${YIELD_SECONDS}) AS turn
               FROM scans WHERE status = 'queued') AS waiting),
       busy AS (SELECT workspace_id, count(*) AS running FROM scans WHERE status = 'running' GROUP BY workspace_id),
       chosen AS (
         SELECT r.id FROM ranked r LEFT JOIN busy b ON b.workspace_id = r.workspace_id
         WHERE r.place + coalesce(b.running, 0) <= $2
         ORDER BY r.place + coalesce(b.running, 0), r.turn, r.id LIMIT $1),
       free AS (SELECT id FROM scans WHERE id IN (SELECT id FROM chosen) AND status = 'queued' FOR UPDATE SKIP LOCKED)
       UPDATE scans AS s SET status = 'running', started_at = coalesce(s.started_at, $3), attempt = s.attempt + 1,
         lease_owner = $4, lease_until = clock_timestamp() + $5 * interval '1 millisecond'
       FROM free WHERE s.id = free.id
       RETURNING ${SCAN_COLUMNS},
         (SELECT request_headers FROM scan_secrets x WHERE x.scan_id = s.id) AS request_headers`,
      [count, options.perWorkspace, now, options.owner, options.leaseMs],
    );
    // A later attempt emits no second event.
    for (const scan of claimed.filter((row) => row.attempt === 1)) {
      await recordEvents(tx, scan.workspace_id, [event('scan.running', scan.id, scanEventData(scan))], now);
    }
    const inOrder = [...claimed].sort((a, b) => (a.id < b.id ? -1 : 1));
    return inOrder.map((scan) => ({ scan, requestHeaders: scan.request_headers }));
  });
}

/** Renews the leases of a worker. @returns ids of the scans it still holds; others were cancelled or taken over */
export async function renewScanLeases(store: Store, options: LeaseOptions): Promise<Set<string>> {
  const rows = await store.query<{ id: string }>(
    `UPDATE scans SET lease_until = clock_timestamp() + $2 * interval '1 millisecond'
     WHERE lease_owner = $1 AND status = 'running' RETURNING id`,
    [options.owner, options.leaseMs],
  );
  return new Set(rows.map((row) => row.id));
}

/** Requeues the scans of a worker at shutdown. @returns number of scans */
export async function releaseScans(store: Store, owner: string): Promise<number> {
  return store.transaction(async (tx) => {
    const rows = await tx.query(
      `UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL
       WHERE lease_owner = $1 AND status = 'running' RETURNING id`,
      [owner],
    );
    if (rows.length > 0) tx.notify(CHANNELS.scanQueued);
    return rows.length;
  });
}

/**
 * Takes scans back from workers that died: requeues them, or fails them as lost after too many attempts.
 * @param all also takes unexpired leases: for the start of a process with exclusive use of the data
 */
export async function recoverScans(store: Store, now: Date, all = false): Promise<{ requeued: number; lost: number }> {
  return store.transaction(async (tx) => {
    const expired = await tx.query<ScanRow>(
      `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.status = 'running' AND (s.lease_until < clock_timestamp() OR $1)
       ORDER BY s.id FOR UPDATE OF s SKIP LOCKED`,
      [all],
    );
    let lost = 0;
    for (const scan of expired) {
      if (scan.attempt >= ATTEMPTS_MAX) {
        lost += 1;
        const message =
          `The process that ran the scan ended ${scan.attempt} times before the scan finished (killed, out of memory or ` +
          'restarted). The scan was refunded. Create it again when the service is stable.';
        await failScan(tx, scan, 'lost', message, now);
      } else {
        await tx.query("UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL WHERE id = $1", [
          scan.id,
        ]);
      }
    }
    const requeued = expired.length - lost;
    if (requeued > 0) tx.notify(CHANNELS.scanQueued);
    return { requeued, lost };
  });
}
