import type { ConsoleSession } from '../../contract/console.ts';
import { SCOPES, type Scope } from '../../contract/key.ts';
import { noWorkspace } from '../admin/admin-call.ts';
import type { OwnRates } from '../keys/key-lookup.ts';
import type { Role } from '../keys/members.ts';
import type { Row, Sql } from '../store/store.ts';

/** What a session may do in one workspace. */
export interface Rights {
  /** The member's key; null for the admin token. */
  readonly keyId: string | null;
  readonly member: { readonly id: string; readonly name: string; readonly role: Role } | null;
  /** Workspace of the key; any live one for the admin token. */
  readonly workspaceId: string;
  readonly livemode: boolean;
  readonly scopes: readonly Scope[];
  readonly isSuspended: boolean;
  readonly rates: OwnRates;
}

/** The rights of a session, and who signed in at the identity provider; null for a token. */
export interface SignedIn extends Rights {
  readonly identity: { readonly issuer: string; readonly subject: string } | null;
}

export interface RightsRow extends Row, OwnRates {
  readonly key_id: string | null;
  readonly member_id: string | null;
  readonly name: string | null;
  readonly role: Role | null;
  readonly workspace_id: string;
  readonly state: string;
  readonly mode: 'live' | 'test';
  readonly scopes: Scope[];
}

/** Columns of {@link RightsRow} but for mode and scopes, of a key k, its member m and its workspace w. */
export const RIGHTS = `k.id AS key_id, m.id AS member_id, m.name, m.role, w.id AS workspace_id, w.state,
  w.requests_per_minute, w.scan_creations_per_minute`;

export function rightsOf(row: RightsRow): Rights {
  const { member_id: id, name, role } = row;
  return {
    keyId: row.key_id,
    member: id === null || name === null || role === null ? null : { id, name, role },
    workspaceId: row.workspace_id,
    livemode: row.mode === 'live',
    scopes: row.scopes,
    isSuspended: row.state === 'suspended',
    rates: {
      requests_per_minute: row.requests_per_minute,
      scan_creations_per_minute: row.scan_creations_per_minute,
    },
  };
}

const MEMBERSHIP = `api_keys k JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id
  WHERE m.issuer = $1 AND m.subject = $2 AND m.removed_at IS NULL AND k.managed_by = 'sso' AND k.mode = 'live'
    AND k.revoked_at IS NULL AND w.state IN ('active', 'suspended')`;
const LIVE = "workspaces w WHERE w.livemode AND w.state IN ('active', 'suspended')";

/**
 * The session in another of its workspaces. Read anew for each request, so that a membership ends at once.
 * @throws ApiError not_found for a workspace that it does not reach
 */
export async function inWorkspace<Session extends SignedIn>(
  sql: Sql,
  session: Session,
  wanted: string,
): Promise<Session> {
  if (wanted === session.workspaceId) return session;
  const [row] = await rowsOf(sql, session, wanted);
  if (row === undefined) throw noWorkspace(wanted);
  return { ...session, ...rightsOf(row) };
}

function rowsOf(sql: Sql, { keyId, identity }: SignedIn, wanted: string): Promise<RightsRow[]> {
  if (identity !== null) {
    const { issuer, subject } = identity;
    return sql.query(`SELECT ${RIGHTS}, k.mode, k.scopes FROM ${MEMBERSHIP} AND w.id = $3`, [issuer, subject, wanted]);
  }
  if (keyId !== null) return Promise.resolve([]);
  return sql.query(
    `SELECT NULL AS key_id, NULL AS member_id, NULL AS name, NULL AS role, w.id AS workspace_id, w.state,
       w.requests_per_minute, w.scan_creations_per_minute, 'live' AS mode, $2::text[] AS scopes FROM ${LIVE} AND w.id = $1`,
    [wanted, SCOPES],
  );
}

const LISTED_MAX = 100;

/** Workspaces that a session can switch to: of the admin token the newest ones, and its own in any case. */
export function workspacesOf(
  sql: Sql,
  { keyId, identity, workspaceId }: SignedIn,
): Promise<ConsoleSession['workspaces']> {
  if (identity !== null) {
    const { issuer, subject } = identity;
    return sql.query(`SELECT w.id, w.name FROM ${MEMBERSHIP} ORDER BY w.created_at, w.id`, [issuer, subject]);
  }
  if (keyId !== null) return sql.query('SELECT id, name FROM workspaces WHERE id = $1', [workspaceId]);
  return sql.query(
    `SELECT w.id, w.name FROM ${LIVE} ORDER BY w.id = $1 DESC, w.created_at DESC, w.id DESC LIMIT ${LISTED_MAX}`,
    [workspaceId],
  );
}
