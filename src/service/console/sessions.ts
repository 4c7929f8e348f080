import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ConsoleSession, ConsoleSignIn } from '../../contract/console.ts';
import { keyModeOf, SCOPES } from '../../contract/key.ts';
import { audit } from '../audit.ts';
import { adminTokenHash } from '../first-start.ts';
import { newId } from '../ids.ts';
import { hashKey } from '../keys/key-secret.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql, Transaction } from '../store/store.ts';
import { redeemLink } from './links.ts';
import { RIGHTS, type RightsRow, rightsOf, type SignedIn, workspacesOf } from './session-rights.ts';

const LIFETIME_MS = 12 * 3_600_000;

/** A session that was valid when it was read. */
export interface LiveSession extends SignedIn {
  readonly id: string;
  /** Content of the cookie: 256 random bits. Stored as a hash. */
  readonly secret: string;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** The admin API needs an admin whose token could do everything else: a leaked read-only token must not open it. */
export function isAdmin({ keyId, member, livemode, scopes }: LiveSession): boolean {
  return keyId === null || (member?.role === 'admin' && livemode && SCOPES.every((scope) => scopes.includes(scope)));
}

/** Whether personal access tokens sign in. People with single sign-on have no second way in that their provider cannot end. */
export function acceptsTokens({ config }: ServiceContext): boolean {
  return config.console?.sso?.tokens ?? true;
}

/** Value that requests of the session's pages send along, and other sites cannot know. */
export function csrfToken({ secret }: ServiceContext, session: Pick<LiveSession, 'secret'>): string {
  return createHmac('sha256', secret).update(`console.csrf.${session.secret}`).digest('base64url');
}

export async function toConsoleSession(service: ServiceContext, session: LiveSession): Promise<ConsoleSession> {
  const { member } = session;
  const workspaces = await workspacesOf(service.store, session);
  return {
    kind: session.keyId === null ? 'admin' : 'member',
    member: member === null ? null : { name: member.name, role: member.role },
    sso: session.identity !== null,
    workspace: session.workspaceId,
    workspaces,
    scopes: [...session.scopes],
    livemode: session.livemode,
    admin_api: isAdmin(session),
    csrf_token: csrfToken(service, session),
    expires_at: session.expiresAt.toISOString(),
    idle_seconds: idleMs(service) / 1_000,
  };
}

interface SessionRow extends RightsRow {
  readonly id: string;
  readonly hash: string;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly issuer: string | null;
  readonly subject: string | null;
}

/**
 * Finds a session by its secret. It ends with its token: when that is revoked, expired, replaced or no longer accepted, or its
 * member removed.
 * @param liveWorkspaceId workspace of sessions of the admin token
 */
export async function findSession(
  sql: Sql,
  service: ServiceContext,
  liveWorkspaceId: string,
  secret: string,
): Promise<LiveSession | null> {
  const now = service.clock.now();
  const hash = hashKey(secret);
  const [row] = await sql.query<SessionRow>(
    `SELECT s.id, s.hash, s.last_used_at, s.expires_at, s.issuer, s.subject, ${RIGHTS},
       coalesce(k.mode, 'live') AS mode, coalesce(k.scopes, $5) AS scopes
     FROM console_sessions s LEFT JOIN api_keys k ON k.id = s.key_id LEFT JOIN members m ON m.id = k.member_id
       JOIN workspaces w ON w.id = coalesce(k.workspace_id, $4) AND w.state IN ('active', 'suspended')
     WHERE s.hash = $1 AND s.expires_at > $2 AND s.last_used_at > $3
       AND CASE WHEN s.key_id IS NULL
         THEN s.admin_token_hash = (SELECT value FROM settings WHERE name = 'admin_token_hash')
         ELSE (s.issuer IS NOT NULL OR $6) AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2) AND m.removed_at IS NULL END`,
    [hash, now, new Date(now.getTime() - idleMs(service)), liveWorkspaceId, SCOPES, acceptsTokens(service)],
  );
  if (row === undefined || !isSame(row.hash, hash)) return null;
  return {
    id: row.id,
    secret,
    identity: row.issuer === null || row.subject === null ? null : { issuer: row.issuer, subject: row.subject },
    ...rightsOf(row),
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}

/** Extends a session and records the use of its token. Written in steps of a thirtieth of the idle timeout. */
export async function touchSession(service: ServiceContext, session: LiveSession): Promise<void> {
  const now = service.clock.now();
  if (now.getTime() - session.lastUsedAt.getTime() < idleMs(service) / 30) return;
  await service.store.query(
    `WITH used AS (UPDATE console_sessions SET last_used_at = greatest(last_used_at, $2) WHERE id = $1 RETURNING key_id)
     UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = (SELECT key_id FROM used)`,
    [session.id, now],
  );
}

/**
 * Signs in with the admin token, a personal access token or a one-time link.
 * @param address of the browser, for the audit trail
 * @returns null when the credential is not valid; the response must not reveal why
 */
export async function signIn(
  service: ServiceContext,
  liveWorkspaceId: string,
  credential: ConsoleSignIn,
  address: string,
): Promise<LiveSession | null> {
  return service.store.transaction(async (tx) => {
    const now = service.clock.now();
    const owner = await ownerOf(tx, credential, now, acceptsTokens(service));
    if (owner === null) return null;
    const method = credential.link === undefined ? 'token' : 'link';
    return openSession(tx, service, liveWorkspaceId, owner, method, address);
  });
}

/** Who a session is of: a key, with the person who acts as it, or the admin token. */
type Owner =
  | { readonly keyId: string; readonly adminTokenHash: null; readonly identity?: SignedIdentity }
  | { readonly keyId: null; readonly adminTokenHash: string };

interface SignedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | null;
}

/** Opens a session for a credential that was checked. @returns null when its token ended meanwhile */
export async function openSession(
  tx: Transaction,
  service: ServiceContext,
  liveWorkspaceId: string,
  owner: Owner,
  method: 'token' | 'link' | 'sso',
  address: string,
): Promise<LiveSession | null> {
  const now = service.clock.now();
  const secret = randomBytes(32).toString('base64url');
  const id = newId('ses', now);
  const { issuer = null, subject = null, sid = null } = (owner.keyId === null ? undefined : owner.identity) ?? {};
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx.query(
    `INSERT INTO console_sessions
       (id, hash, key_id, admin_token_hash, issuer, subject, sid, created_at, last_used_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [id, hashKey(secret), owner.keyId, owner.adminTokenHash, issuer, subject, sid, now, expiresAt],
  );
  if (owner.keyId !== null) {
    await tx.query('UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = $1', [owner.keyId, now]);
  }
  const session = await findSession(tx, service, liveWorkspaceId, secret);
  const actor = { workspaceId: session?.workspaceId ?? liveWorkspaceId, keyId: owner.keyId ?? 'admin' };
  await audit(tx, actor, 'console.signed_in', id, now, { method, address, ...(issuer && { issuer, sub: subject }) });
  return session;
}

async function ownerOf(
  tx: Transaction,
  { token, link }: ConsoleSignIn,
  now: Date,
  hasTokens: boolean,
): Promise<Owner | null> {
  if (token !== undefined && keyModeOf(token) !== undefined) return hasTokens ? ownerOfToken(tx, token, now) : null;
  const current = await adminTokenHash(tx);
  const given = link !== undefined ? await redeemLink(tx, link, now) : token !== undefined ? hashKey(token) : null;
  if (given === null || current === undefined || !isSame(given, current)) return null;
  return { keyId: null, adminTokenHash: current };
}

/** A workspace key does not sign in: it belongs to no person. */
async function ownerOfToken(tx: Transaction, token: string, now: Date): Promise<Owner | null> {
  const hash = hashKey(token);
  const [row] = await tx.query<{ id: string; hash: string; mode: string }>(
    `SELECT k.id, k.hash, k.mode FROM api_keys k JOIN members m ON m.id = k.member_id
     WHERE k.hash = $1 AND k.type = 'personal' AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)
       AND m.removed_at IS NULL FOR SHARE OF k`,
    [hash, now],
  );
  if (row === undefined || !isSame(row.hash, hash) || row.mode !== keyModeOf(token)) return null;
  return { keyId: row.id, adminTokenHash: null };
}

/** Ends a session at once. */
export async function signOut(service: ServiceContext, session: LiveSession): Promise<void> {
  await service.store.transaction(async (tx) => {
    await tx.query('DELETE FROM console_sessions WHERE id = $1', [session.id]);
    const actor = { workspaceId: session.workspaceId, keyId: session.keyId ?? 'admin' };
    await audit(tx, actor, 'console.signed_out', session.id, service.clock.now());
  });
}

/** Deletes sessions and links that are over. */
export async function deleteExpiredSessions({ store, clock, config }: ServiceContext): Promise<void> {
  const now = clock.now();
  const idle = config.console === null ? null : new Date(now.getTime() - config.console.idleSeconds * 1_000);
  await store.query('DELETE FROM console_sessions WHERE expires_at <= $1 OR last_used_at <= $2', [now, idle]);
  await store.query('DELETE FROM console_links WHERE expires_at <= $1', [now]);
}

function idleMs({ config }: ServiceContext): number {
  if (config.console === null) throw new Error('The settings console is off.');
  return config.console.idleSeconds * 1_000;
}

/** Compares two hashes in constant time. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
