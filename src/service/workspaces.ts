import type { Workspace, WorkspaceUpdate } from '../contract/workspace.ts';
import { newId } from './ids.ts';
import { grantTokens } from './ledger.ts';
import { resourceOf, type Stored } from './store/resource.ts';
import type { PageQuery, Sql, Transaction } from './store/store.ts';

export type WorkspaceRow = Stored<Workspace, 'created_at'>;

/** Settings that a sandbox has in common with its live workspace. */
const SHARED = [
  'state',
  'prices',
  'running_scans_max',
  'requests_per_minute',
  'scan_creations_per_minute',
  'retain_scans_days',
] as const;
const MEMBERS = ['id', 'name', 'balance', ...SHARED, 'created_at'] as const;
const SELECT = `SELECT ${MEMBERS.join(', ')} FROM workspaces WHERE livemode AND state IN ('active', 'suspended')`;

export function toWorkspace(row: WorkspaceRow): Workspace {
  return resourceOf(row, MEMBERS);
}

/** Live workspaces, newest first. */
export function listWorkspaces(sql: Sql, page: PageQuery): Promise<WorkspaceRow[]> {
  return sql.query<WorkspaceRow>(
    `${SELECT} AND ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2)) ORDER BY created_at DESC, id DESC LIMIT $3`,
    [...page.after, page.limit],
  );
}

/** Undefined when there is no such live workspace, or it was deleted. */
export async function findWorkspace(sql: Sql, id: string): Promise<WorkspaceRow | undefined> {
  const [row] = await sql.query<WorkspaceRow>(`${SELECT} AND id = $1`, [id]);
  return row;
}

/** As {@link findWorkspace}. Other changes of the workspace wait until the transaction ends. */
export async function lockWorkspace(tx: Transaction, id: string): Promise<WorkspaceRow | undefined> {
  // A stronger lock would be in the way of new rows that refer to the workspace.
  const [row] = await tx.query<WorkspaceRow>(`${SELECT} AND id = $1 FOR NO KEY UPDATE`, [id]);
  return row;
}

/** Creates a live workspace. @returns its id */
export async function insertWorkspace(tx: Transaction, tokens: number, now: Date): Promise<string> {
  const id = newId('wsp', now);
  await tx.query('INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2)', [id, now]);
  if (tokens > 0) await grantTokens(tx, id, tokens, now);
  return id;
}

/** @returns id of the new sandbox; undefined when the workspace has one already */
export async function insertSandbox(sql: Sql, liveId: string, now: Date): Promise<string | undefined> {
  const settings = SHARED.join(', ');
  const [made] = await sql.query<{ id: string }>(
    `INSERT INTO workspaces (id, livemode, sandbox_of, created_at, deleted_at, ${settings})
     SELECT $1, false, id, $3, deleted_at, ${settings} FROM workspaces WHERE id = $2 FOR SHARE
     ON CONFLICT (sandbox_of) DO NOTHING RETURNING id`,
    [newId('wsp', now), liveId, now],
  );
  if (made !== undefined) await limitQueues(sql, liveId);
  return made?.id;
}

/** Changes a workspace and its sandbox. The caller has locked it. */
export async function changeWorkspace(tx: Transaction, id: string, changes: WorkspaceUpdate): Promise<void> {
  const names = ['name', ...SHARED];
  await tx.query(
    `UPDATE workspaces AS w SET (${names.join(', ')}) =
       (SELECT ${names.map((name) => `n.${name}`).join(', ')} FROM jsonb_populate_record(w, $2::jsonb) AS n)
     WHERE w.id = $1 OR w.sandbox_of = $1`,
    [id, JSON.stringify(changes)],
  );
  await limitQueues(tx, id);
}

/** Marks a workspace and its sandbox for erasure, and ends their keys. @returns number of revoked keys */
export async function endWorkspace(tx: Transaction, id: string, now: Date): Promise<number> {
  const ended = await tx.query<{ id: string }>(
    "UPDATE workspaces SET state = 'deleting', deleted_at = $2 WHERE id = $1 OR sandbox_of = $1 RETURNING id",
    [id, now],
  );
  await limitQueues(tx, id);
  const revoked = await tx.query(
    `UPDATE api_keys SET revoked_at = $2, revoked_reason = 'workspace_deleted'
     WHERE workspace_id = ANY ($1::text[]) AND revoked_at IS NULL RETURNING 1 AS revoked`,
    [ended.map((row) => row.id), now],
  );
  return revoked.length;
}

/** Tells claims what a workspace and its sandbox may run. The row is made if need be, so that no claim misses it. */
async function limitQueues(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `INSERT INTO scan_queues (workspace_id, queued, running, running_max)
     SELECT id, 0, 0, CASE WHEN state = 'active' THEN running_scans_max ELSE 0 END
     FROM workspaces WHERE id = $1 OR sandbox_of = $1 ORDER BY id
     ON CONFLICT (workspace_id) DO UPDATE SET running_max = excluded.running_max`,
    [id],
  );
}
