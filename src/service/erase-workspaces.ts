import { audit } from './audit.ts';
import { liveWorkspaceId } from './first-start.ts';
import { deleteBatches, deleteEvents, inBatches } from './scans/delete-scans.ts';
import { cancelScan } from './scans/transitions.ts';
import type { ServiceContext } from './service-context.ts';
import { deleteRows } from './store/delete-rows.ts';

/** Scans that one transaction cancels, and events that one deletes. */
const SCANS = 20;
const EVENTS = 1_000;
/** Workspaces that one run erases. */
const WORKSPACES = 100;
/** Requests that began before the deletion have ended after this time. */
const REQUESTS_MS = 300_000;
const DAY_MS = 24 * 3600 * 1000;

/** In the order of their references. */
const OWNED = [
  'trusts',
  'schedules',
  'webhooks',
  'workspace_checks',
  'fingerprints',
  'idempotency_keys',
  'targets',
  'api_keys',
  'members',
  'audit',
] as const;

type Context = Pick<ServiceContext, 'store' | 'clock'>;

/** Erases the data of deleted workspaces and their sandboxes. What stays is the ledger, and the row that it refers to. */
export async function eraseWorkspaces(context: Context): Promise<void> {
  const workspaces = await context.store.query<{ live: string; ids: string[] }>(
    `SELECT coalesce(sandbox_of, id) AS live, array_agg(id) AS ids FROM workspaces
     WHERE state = 'deleting' GROUP BY 1 ORDER BY min(deleted_at), 1 LIMIT ${WORKSPACES}`,
  );
  for (const { live, ids } of workspaces) {
    const erased = await eraseData(context, ids);
    // The last run is one that finds nothing, not even of a request that was under way.
    if (erased === 0) await endErasure(context, live, ids);
  }
}

/** @returns number of scans, events and rows */
async function eraseData({ store, clock }: Context, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (const workspace of ids) {
    erased += await cancelScans({ store, clock }, workspace);
    const before = new Date(clock.now().getTime() + DAY_MS);
    erased += await deleteBatches(store, { workspace, target: null, before });
    const some = `id IN (SELECT id FROM events WHERE workspace_id = $1 ORDER BY created_at, id LIMIT ${EVENTS})`;
    erased += await inBatches(store, EVENTS, (tx) => deleteEvents(tx, some, [workspace]));
  }
  await deleteRows(
    store,
    'console_sessions',
    'key_id IN (SELECT id FROM api_keys WHERE workspace_id = ANY ($1::text[]))',
    [ids],
  );
  for (const table of OWNED) erased += await deleteRows(store, table, 'workspace_id = ANY ($1::text[])', [ids]);
  return erased;
}

function cancelScans({ store, clock }: Context, workspaceId: string): Promise<number> {
  const service = { keyId: 'service', workspaceId, livemode: true, scopes: [] };
  return inBatches(store, SCANS, async (tx) => {
    const scans = await tx.query<{ id: string }>(
      `SELECT id FROM scans WHERE workspace_id = $1 AND status IN ('queued', 'running') ORDER BY id LIMIT ${SCANS} FOR UPDATE`,
      [workspaceId],
    );
    for (const { id } of scans) await cancelScan(tx, service, id, clock.now());
    return scans.length;
  });
}

async function endErasure({ store, clock }: Context, live: string, ids: readonly string[]): Promise<void> {
  await store.transaction(async (tx) => {
    const now = clock.now();
    const ended = await tx.query(
      `UPDATE workspaces SET state = 'deleted', name = NULL
       WHERE id = ANY ($1::text[]) AND deleted_at < $2 RETURNING 1 AS ended`,
      [ids, new Date(now.getTime() - REQUESTS_MS)],
    );
    const first = await liveWorkspaceId(tx);
    if (ended.length === 0 || first === undefined) return;
    await audit(tx, { workspaceId: first, keyId: 'service' }, 'workspace.erased', live, now);
  });
}
