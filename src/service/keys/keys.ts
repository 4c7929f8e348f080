import type { AdminKey } from '../../contract/admin.ts';
import type { KeyMode, KeyType, Scope } from '../../contract/key.ts';
import { newId } from '../ids.ts';
import { resourceOf, type Stored } from '../store/resource.ts';
import type { PageQuery, Sql } from '../store/store.ts';
import { displayPrefix, hashKey, newKeySecret } from './key-secret.ts';

export type KeyTimes = 'created_at' | 'last_used_at' | 'expires_at' | 'revoked_at';

/** A key without its secret. */
export type KeyRow = Stored<AdminKey, KeyTimes>;

export interface NewKey {
  /** The live workspace or the sandbox, depending on the mode. */
  readonly workspaceId: string;
  readonly type: KeyType;
  readonly mode: KeyMode;
  readonly memberId: string | null;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
  /** Default null. */
  readonly name?: string | null;
  /** Default null. */
  readonly managedBy?: 'console' | 'sso';
  /** Trust that gives the key. Default null. */
  readonly trust?: { readonly id: string; readonly targets: readonly string[] | null };
}

const COLUMNS = `k.id, k.workspace_id, k.name, k.type, k.mode, m.name AS member, k.managed_by, k.trust_id, k.scopes, k.display_prefix,
  k.created_at, k.last_used_at, k.expires_at, k.revoked_at, k.revoked_reason`;
const TABLES = 'api_keys k LEFT JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id';

export function toAdminKey(row: KeyRow): AdminKey {
  return resourceOf(row, [
    'id',
    'workspace_id',
    'name',
    'type',
    'mode',
    'member',
    'managed_by',
    'trust_id',
    'scopes',
    'display_prefix',
    'created_at',
    'last_used_at',
    'expires_at',
    'revoked_at',
    'revoked_reason',
  ]);
}

/** Creates a key. `secret` is the full key and is not stored. */
export async function createKey(sql: Sql, key: NewKey, now: Date): Promise<{ id: string; secret: string }> {
  const secret = newKeySecret(key.mode);
  const id = newId('key', now);
  await sql.query(
    `INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at, expires_at,
       managed_by, name, trust_id, targets)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      key.workspaceId,
      key.type,
      key.mode,
      key.memberId,
      [...key.scopes],
      hashKey(secret),
      displayPrefix(secret),
      now,
      key.expiresAt,
      key.managedBy ?? null,
      key.name ?? null,
      key.trust?.id ?? null,
      key.trust?.targets ?? null,
    ],
  );
  return { id, secret };
}

/** Keys of a live workspace and its sandbox, newest first, without those of workloads that have expired. */
export function listKeys(sql: Sql, workspaceId: string, page: PageQuery): Promise<KeyRow[]> {
  return sql.query<KeyRow>(
    `SELECT ${COLUMNS} FROM ${TABLES}
     WHERE (w.id = $1 OR w.sandbox_of = $1) AND (k.trust_id IS NULL OR k.expires_at > clock_timestamp()) AND ($2::timestamptz IS NULL OR (k.created_at, k.id) < ($2, $3))
     ORDER BY k.created_at DESC, k.id DESC LIMIT $4`,
    [workspaceId, ...page.after, page.limit],
  );
}

export async function findKey(sql: Sql, workspaceId: string, id: string): Promise<KeyRow | undefined> {
  const [key] = await sql.query<KeyRow>(
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE k.id = $2 AND (w.id = $1 OR w.sandbox_of = $1)`,
    [workspaceId, id],
  );
  return key;
}

/**
 * Revokes a key immediately and irreversibly.
 * @returns false when the workspace has no such key or it was already revoked
 */
export async function revokeKey(
  sql: Sql,
  workspaceId: string,
  keyId: string,
  reason: 'user' | 'member_removed' | 'rotated',
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE api_keys SET revoked_at = $3, revoked_reason = $4 WHERE id = $2 AND revoked_at IS NULL
     AND workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1) RETURNING id`,
    [workspaceId, keyId, now, reason],
  );
  return rows.length === 1;
}

/** Lets a rotated key expire at `until`, or at its own expiry if that is earlier. */
export async function endKeyLater(sql: Sql, keyId: string, until: Date): Promise<void> {
  await sql.query(
    `UPDATE api_keys SET expires_at = least(expires_at, $2), revoked_reason = 'rotated'
     WHERE id = $1 AND revoked_at IS NULL`,
    [keyId, until],
  );
}
