import type { KeyMode, KeyType, Scope } from '../../contract/key.ts';
import { newId } from '../ids.ts';
import { type Sql, single } from '../store/store.ts';
import { displayPrefix, hashKey, newKeySecret } from './key-secret.ts';

/** A key without its secret. */
export interface KeyRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly type: KeyType;
  readonly mode: KeyMode;
  readonly member: string | null;
  readonly scopes: readonly Scope[];
  readonly displayPrefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedReason: string | null;
}

export interface NewKey {
  /** The live workspace or the sandbox, depending on the mode. */
  readonly workspaceId: string;
  readonly type: KeyType;
  readonly mode: KeyMode;
  readonly memberId: string | null;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

const COLUMNS = `k.id, k.workspace_id AS "workspaceId", k.type, k.mode, m.name AS member, k.scopes,
  k.display_prefix AS "displayPrefix", k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",
  k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", k.revoked_reason AS "revokedReason"`;

/** Creates a key. `secret` is the full key and is not stored. */
export async function createKey(sql: Sql, key: NewKey, now: Date): Promise<{ id: string; secret: string }> {
  const secret = newKeySecret(key.mode);
  const id = newId('key', now);
  await sql.query(
    `INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
  return { id, secret };
}

/** Keys of a live workspace and its sandbox, newest first. */
export function listKeys(sql: Sql, workspaceId: string): Promise<KeyRecord[]> {
  return sql.query<KeyRecord & Record<string, unknown>>(
    `SELECT ${COLUMNS} FROM api_keys k LEFT JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id
     WHERE w.id = $1 OR w.sandbox_of = $1 ORDER BY k.created_at DESC, k.id DESC`,
    [workspaceId],
  );
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

/** Adds a member to a live workspace, or returns the existing one with that name. */
export async function addMember(sql: Sql, workspaceId: string, name: string, now: Date): Promise<{ id: string }> {
  const rows = await sql.query<{ id: string }>(
    `INSERT INTO members (id, workspace_id, name, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (workspace_id, name) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name RETURNING id`,
    [newId('mem', now), workspaceId, name, now],
  );
  return single(rows);
}

/**
 * Removes a member and revokes their personal access tokens (API document, "Authentication", rule 4).
 * @returns number of revoked tokens, or null when there is no such member
 */
export async function removeMember(sql: Sql, workspaceId: string, name: string, now: Date): Promise<number | null> {
  const [member] = await sql.query<{ id: string }>(
    'UPDATE members SET removed_at = $3 WHERE workspace_id = $1 AND name = $2 AND removed_at IS NULL RETURNING id',
    [workspaceId, name, now],
  );
  if (member === undefined) return null;
  const revoked = await sql.query(
    `UPDATE api_keys SET revoked_at = $2, revoked_reason = 'member_removed'
     WHERE member_id = $1 AND revoked_at IS NULL RETURNING id`,
    [member.id, now],
  );
  return revoked.length;
}
