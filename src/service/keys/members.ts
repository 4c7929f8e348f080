import { type Member, type ROLES, VIEWER_SCOPES } from '../../contract/admin.ts';
import type { Scope } from '../../contract/key.ts';
import { newId } from '../ids.ts';
import { resourceOf, type Stored } from '../store/resource.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import { disableSubscriptionsOfKey } from '../webhooks/subscriptions.ts';

export type Role = (typeof ROLES)[number];

export type MemberRow = Stored<Member, 'created_at'>;

/** Members of a live workspace, newest first. `active_keys` counts the tokens that are valid at `now`. */
export function listMembers(sql: Sql, workspaceId: string, now: Date, page: PageQuery): Promise<MemberRow[]> {
  return sql.query<MemberRow>(
    `SELECT ${columns('$2')} FROM members m WHERE m.workspace_id = $1 AND m.removed_at IS NULL
       AND ($3::timestamptz IS NULL OR (m.created_at, m.id) < ($3, $4))
     ORDER BY m.created_at DESC, m.id DESC LIMIT $5`,
    [workspaceId, now, ...page.after, page.limit],
  );
}

/** Undefined when the workspace has no such member. Locks the member until the transaction ends. */
export async function lockMember(
  tx: Transaction,
  workspaceId: string,
  name: string,
  now: Date,
): Promise<MemberRow | undefined> {
  const [row] = await tx.query<MemberRow>(
    `SELECT ${columns('$3')} FROM members m
     WHERE m.workspace_id = $1 AND m.name = $2 AND m.removed_at IS NULL FOR UPDATE`,
    [workspaceId, name, now],
  );
  return row;
}

function columns(now: string): string {
  return `m.id, m.name, m.role, m.created_at,
    (SELECT count(*)::int FROM api_keys k WHERE k.member_id = m.id AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > ${now})) AS active_keys`;
}

export function toMember(row: MemberRow): Member {
  return resourceOf(row, ['id', 'name', 'role', 'created_at', 'active_keys']);
}

/** Adds a member to a live workspace, or returns the existing one with that name, whose role does not change. */
export async function addMember(
  sql: Sql,
  workspaceId: string,
  name: string,
  now: Date,
  role: Role = 'member',
): Promise<{ readonly id: string; readonly role: Role }> {
  const rows = await sql.query<{ id: string; role: Role }>(
    `INSERT INTO members (id, workspace_id, name, role, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (workspace_id, name) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name RETURNING id, role`,
    [newId('mem', now), workspaceId, name, role, now],
  );
  return single(rows);
}

/**
 * Removes a member and revokes their personal access tokens.
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

/** Scopes that a personal access token of a member with this role may have, of those given. */
export function allowedScopes(role: Role, scopes: readonly Scope[]): Scope[] {
  const viewer: readonly Scope[] = VIEWER_SCOPES;
  return scopes.filter((scope) => role !== 'viewer' || viewer.includes(scope));
}

/**
 * Changes a member's role. Tokens with other scopes than the role allows lose those; a token that would have none is
 * revoked. The subscriptions of both are disabled, because a viewer may not have any.
 */
export async function changeRole(
  tx: Transaction,
  memberId: string,
  role: Role,
  now: Date,
): Promise<{ readonly narrowed: readonly string[]; readonly revoked: readonly string[] }> {
  await tx.query('UPDATE members SET role = $2 WHERE id = $1', [memberId, role]);
  const tokens = await tx.query<{ id: string; scopes: Scope[] }>(
    'SELECT id, scopes FROM api_keys WHERE member_id = $1 AND revoked_at IS NULL ORDER BY id FOR UPDATE',
    [memberId],
  );
  const narrowed: string[] = [];
  const revoked: string[] = [];
  for (const { id, scopes } of tokens) {
    const allowed = allowedScopes(role, scopes);
    if (allowed.length === scopes.length) continue;
    if (allowed.length > 0) {
      await tx.query('UPDATE api_keys SET scopes = $2 WHERE id = $1', [id, allowed]);
      narrowed.push(id);
    } else {
      await tx.query("UPDATE api_keys SET revoked_at = $2, revoked_reason = 'role_changed' WHERE id = $1", [id, now]);
      revoked.push(id);
    }
    await disableSubscriptionsOfKey(tx, id, now);
  }
  return { narrowed, revoked };
}
