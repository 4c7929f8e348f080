import type { ScanOptions, SecretOption } from '../../contract/scan.ts';
import { event, readSubscribers, recordLaterEvents } from '../events.ts';
import type { LeasedTable } from '../leased-queue.ts';
import { SCAN_COLUMNS, type ScanRow, scanEventData } from '../scans/scan-row.ts';
import { failScan } from '../scans/transitions.ts';
import { CHANNELS } from '../service-context.ts';
import type { Store, Transaction } from '../store/store.ts';

/**
 * The table of scans is their queue: the statement that claims a scan makes it running, so queue and state cannot disagree.
 * A worker has one lease for all its scans (`scan_workers`), which it renews. An expired one, by the database's clock that all
 * processes share, returns its scans to the queue.
 */

/**
 * Maximum attempts of a scan whose worker keeps dying. Generous, because whatever kills a process interrupts all its scans.
 * Bounded, because a scan that crashes its process would do so on every attempt.
 */
export const ATTEMPTS_MAX = 10;

export const SCAN_LEASES: LeasedTable = {
  name: 'scans',
  claimed: 'running',
  waiting: 'queued',
  channel: CHANNELS.scanQueued,
};

export interface Claim {
  readonly scan: ScanRow;
  readonly secrets: Pick<ScanOptions, SecretOption>;
}

export interface LeaseOptions {
  /** Name of the worker, unique across processes and restarts. */
  readonly owner: string;
  readonly leaseMs: number;
  /** Maximum of running scans of a workspace that has none of its own. */
  readonly perWorkspace: number;
}

/** Lease of a scan for programs that do not know those of workers: the longest scan takes 20 minutes. */
const OLD_LEASE = "interval '30 minutes'";
/** Changes that one statement adds up. */
const CHANGES_MAX = 1_000;
/** Bounds the tries of a claim that finds scans cancelled or workspaces at their limit. */
const TRIES_MAX = 5;

/**
 * Claims up to `count` queued scans within the limit of each workspace. Workspaces with the least running scans come first,
 * then the scan that has waited longest; interrupted scans wait longer. The cost does not depend on the number of queued
 * scans or workspaces, and claims wait for each other only where they want the last workspace that is left.
 */
export async function claimScans(store: Store, count: number, options: LeaseOptions): Promise<Claim[]> {
  await addUpChanges(store);
  return store.transaction(async (tx) => {
    // Without statistics the planner would read whole tables. The cost it then assumes would start the slow JIT compiler.
    await tx.query(
      "SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('jit', 'off', true)",
    );
    const claimed: ClaimedRow[] = [];
    for (let tries = 0; tries < TRIES_MAX && claimed.length < count; tries += 1) {
      const missing = count - claimed.length;
      let workspaces = await lockFreeWorkspaces(tx, missing, options);
      // Only while no lock is held, so that claims cannot deadlock.
      if (workspaces.length === 0 && tries === 0) workspaces = await waitForWorkspace(tx, options);
      if (workspaces.length === 0) break;
      claimed.push(...(await claimFrom(tx, workspaces, missing, options)));
    }
    // A later attempt emits no second event.
    const started = Map.groupBy(
      claimed.filter((row) => row.attempt === 1),
      (row) => row.workspace_id,
    );
    for (const [workspaceId, scans] of started) {
      const events = scans.map((scan) => event('scan.running', scan.id, scanEventData(scan)));
      const at = latest(scans.map((scan) => scan.started_at ?? scan.created_at));
      await recordLaterEvents(tx, workspaceId, events, await readSubscribers(tx, workspaceId, at), at);
    }
    const inOrder = [...claimed].sort((a, b) => (a.id < b.id ? -1 : 1));
    return inOrder.map((scan) => ({ scan, secrets: scan.secrets ?? {} }));
  });
}

const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

type ClaimedRow = ScanRow & { readonly secrets: Claim['secrets'] | null };

/**
 * Adds pending changes up into the rows of their workspaces, in a transaction of its own so that no claim waits with locks
 * held. Values only go down here: another process may have added up a later change already.
 */
async function addUpChanges(store: Store): Promise<void> {
  await store.query(
    `WITH taken AS (
       DELETE FROM scan_queue_changes
       WHERE id = ANY (ARRAY(SELECT id FROM scan_queue_changes ORDER BY id LIMIT ${CHANGES_MAX} FOR UPDATE SKIP LOCKED))
       RETURNING workspace_id, queued, turn),
     sums AS (SELECT workspace_id, sum(queued) AS queued, min(turn) AS turn FROM taken GROUP BY workspace_id)
     INSERT INTO scan_queues AS q (workspace_id, queued, running, turn)
     SELECT workspace_id, queued,
       (SELECT count(*) FROM scans s WHERE s.workspace_id = sums.workspace_id AND s.status = 'running'), turn
     FROM sums ORDER BY workspace_id
     ON CONFLICT (workspace_id) DO UPDATE SET queued = q.queued + excluded.queued,
       running = least(q.running, excluded.running), turn = least(q.turn, excluded.turn)`,
  );
}

/** As the index has it, which holds no suspended workspace and none at a maximum of its own. */
const NEXT_WORKSPACES = `SELECT workspace_id FROM scan_queues
  WHERE turn IS NOT NULL AND (running_max IS NULL OR running < running_max) AND running < coalesce(running_max, $1)
  ORDER BY running, turn`;

/** Locks workspaces with queued scans below their limit, the least busy first, that no other claim holds. */
async function lockFreeWorkspaces(tx: Transaction, count: number, options: LeaseOptions): Promise<string[]> {
  const rows = await tx.query<{ workspace_id: string }>(`${NEXT_WORKSPACES} LIMIT $2 FOR UPDATE SKIP LOCKED`, [
    options.perWorkspace,
    count,
  ]);
  return rows.map((row) => row.workspace_id);
}

/** Waits for the claims that hold the next workspace and locks it. */
async function waitForWorkspace(tx: Transaction, options: LeaseOptions): Promise<string[]> {
  const rows = await tx.query<{ workspace_id: string }>(
    `SELECT workspace_id FROM scan_queues WHERE workspace_id = (${NEXT_WORKSPACES} LIMIT 1) FOR UPDATE`,
    [options.perWorkspace],
  );
  return rows.map((row) => row.workspace_id);
}

/**
 * Counts the running scans, which only the holder of the locks can make more, claims the next ones and writes the state of the
 * workspaces. No queued scan is before `turn`, except those whose change is still to be added up: that lowers `turn`, and
 * waits for this transaction. So claims start there, and not at the entries of claimed scans, which stay in the index while a
 * transaction such as a backup may still read them.
 */
async function claimFrom(
  tx: Transaction,
  workspaces: readonly string[],
  count: number,
  options: LeaseOptions,
): Promise<ClaimedRow[]> {
  return tx.query<ClaimedRow>(
    `WITH busy AS MATERIALIZED (
       SELECT q.workspace_id, q.turn, coalesce(q.running_max, $3) AS maximum,
         (SELECT count(*) FROM scans s WHERE s.workspace_id = q.workspace_id AND s.status = 'running') AS running
       FROM scan_queues q WHERE q.workspace_id = ANY ($2::text[])),
     waiting AS (
       SELECT s.id, s.turn, busy.running + row_number() OVER (PARTITION BY busy.workspace_id ORDER BY s.turn, s.id) AS place
       FROM busy CROSS JOIN LATERAL (
         SELECT id, turn FROM scans WHERE workspace_id = busy.workspace_id AND status = 'queued' AND turn >= busy.turn
         ORDER BY turn, id LIMIT least($1, greatest(busy.maximum - busy.running, 0))) AS s),
     free AS (
       SELECT id FROM scans WHERE id IN (SELECT id FROM waiting ORDER BY place, turn, id LIMIT $1) AND status = 'queued'
       FOR UPDATE SKIP LOCKED),
     -- A worker without scans does not renew its lease. One with scans does: its row is not locked here, or renewals would wait.
     leased AS (
       INSERT INTO scan_workers (owner, lease_until) SELECT $4, clock_timestamp() + $5 * interval '1 millisecond'
       WHERE EXISTS (SELECT FROM free) AND NOT EXISTS (
         SELECT FROM scan_workers WHERE owner = $4 AND lease_until > clock_timestamp() + $5 * interval '0.5 milliseconds')
       ON CONFLICT (owner) DO UPDATE SET lease_until = excluded.lease_until),
     claimed AS (
       UPDATE scans AS s SET status = 'running', attempt = s.attempt + 1,
         -- Read here, because the claim may have waited for locks while scans were created.
         started_at = coalesce(s.started_at, greatest(date_trunc('milliseconds', clock_timestamp()), s.created_at)),
         lease_owner = $4, lease_until = clock_timestamp() + ${OLD_LEASE}
       FROM free WHERE s.id = free.id
       RETURNING ${SCAN_COLUMNS},
         (SELECT jsonb_strip_nulls(jsonb_build_object('request_headers', x.request_headers,
            'api_description', x.api_description)) || x.logins
          FROM scan_secrets x WHERE x.scan_id = s.id) AS secrets),
     counted AS (
       UPDATE scan_queues AS q SET queued = q.queued - taken, running = busy.running + taken,
         turn = (SELECT s.turn FROM scans s
           WHERE s.workspace_id = q.workspace_id AND s.status = 'queued' AND s.turn >= busy.turn
             AND s.id NOT IN (SELECT id FROM claimed) ORDER BY s.turn, s.id LIMIT 1)
       FROM busy CROSS JOIN LATERAL (
         SELECT count(*) AS taken FROM claimed WHERE claimed.workspace_id = busy.workspace_id) AS c
       WHERE q.workspace_id = busy.workspace_id)
     SELECT * FROM claimed`,
    [count, workspaces, options.perWorkspace, options.owner, options.leaseMs],
  );
}

/** Renews the lease of a worker. @param ids of its scans @returns those that it still has: others have ended or were taken over */
export async function renewScans(
  store: Store,
  owner: string,
  ids: readonly string[],
  leaseMs: number,
): Promise<Set<string>> {
  const rows = await store.query<{ id: string }>(
    `WITH renewed AS (
       INSERT INTO scan_workers (owner, lease_until) VALUES ($1, clock_timestamp() + $3 * interval '1 millisecond')
       ON CONFLICT (owner) DO UPDATE SET lease_until = excluded.lease_until)
     SELECT id FROM scans WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = 'running'`,
    [owner, ids, leaseMs],
  );
  return new Set(rows.map(({ id }) => id));
}

interface Recovery {
  /** Also takes unexpired leases: for the start of a process with exclusive use of the data. */
  readonly all?: boolean;
  /** Name of the worker, and the ids of the scans that it runs. */
  readonly owner?: string;
  readonly runs?: readonly string[];
  readonly leaseMs?: number;
}

/**
 * Takes scans back from workers that died, and those of this worker that it does not run, because the response to their claim or end
 * was lost: requeues them, or fails them as lost after too many attempts.
 */
export async function recoverScans(
  store: Store,
  now: Date,
  { all = false, owner = '', runs = [], leaseMs = 0 }: Recovery = {},
): Promise<{ readonly requeued: number; readonly lost: readonly ScanRow[] }> {
  return store.transaction(async (tx) => {
    const expired = await tx.query<ScanRow>(
      `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.status = 'running' AND ($1 OR clock_timestamp() >
         -- Workers of older programs have no row.
         coalesce((SELECT w.lease_until FROM scan_workers w WHERE w.owner = s.lease_owner), s.lease_until)
         -- Claimed longer ago than a claim takes.
         OR s.lease_owner = $2 AND s.id <> ALL ($3::text[])
           AND s.lease_until < clock_timestamp() + ${OLD_LEASE} - $4 * interval '1 millisecond')
       ORDER BY s.id FOR UPDATE OF s SKIP LOCKED`,
      [all, owner, runs, leaseMs],
    );
    const lost: ScanRow[] = [];
    for (const scan of expired) {
      if (scan.attempt >= ATTEMPTS_MAX) {
        const message =
          `The process that ran the scan ended ${scan.attempt} times before the scan finished (killed, out of memory or ` +
          'restarted). The scan was refunded. Create it again when the service is stable.';
        lost.push(await failScan(tx, scan, 'lost', message, now));
      } else {
        await tx.query("UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL WHERE id = $1", [
          scan.id,
        ]);
      }
    }
    const requeued = expired.length - lost.length;
    if (requeued > 0) tx.notify(CHANNELS.scanQueued);
    return { requeued, lost };
  });
}
