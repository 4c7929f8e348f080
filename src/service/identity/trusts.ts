import type { JWTPayload } from 'jose';
import { ID_CLAIM_PATTERN, IDENTITY_CLAIMS, type Trust, type TrustCreate } from '../../contract/trust.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { resourceOf, type Stored } from '../store/resource.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';

export type TrustRow = Stored<Trust, 'created_at'> & { readonly workspace_id: string };

const ID = new RegExp(ID_CLAIM_PATTERN);
const COLUMNS = 'id, workspace_id, name, issuer, audience, claims, algorithms, scopes, targets, created_at';

export function toTrust(row: TrustRow): Trust {
  return resourceOf(row, [
    'id',
    'name',
    'issuer',
    'audience',
    'claims',
    'algorithms',
    'scopes',
    'targets',
    'created_at',
  ]);
}

/**
 * Refuses a trust that does not identify a workload for good: by the ids of its repository and its owner.
 * @throws ApiError validation_error
 */
export function checkIdentity({ claims }: TrustCreate): void {
  const names = IDENTITY_CLAIMS.find((set) => set.every((name) => claims[name] !== undefined));
  if (names === undefined) {
    const sets = IDENTITY_CLAIMS.map((set) => set.join(' and ')).join(', or ');
    throw invalid(
      'claims',
      `must identify the workload by ids that are never given to another one: ${sets}`,
      'identity',
    );
  }
  for (const name of IDENTITY_CLAIMS.flat()) {
    if (ID.test(claims[name] ?? '1')) continue;
    throw invalid(`claims.${name}`, 'must be an id, a number or a UUID: names can be taken over', 'pattern');
  }
}

export async function createTrust(
  sql: Sql,
  workspaceId: string,
  { name, issuer, claims, algorithms = ['RS256'], scopes, targets, audience }: TrustCreate & { audience: string },
  now: Date,
): Promise<TrustRow> {
  const rows = await sql.query<TrustRow>(
    `INSERT INTO trusts (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) RETURNING ${COLUMNS}`,
    [
      newId('tru', now),
      workspaceId,
      name ?? null,
      issuer,
      audience,
      JSON.stringify(claims),
      algorithms,
      scopes,
      targets ?? null,
      now,
    ],
  );
  return single(rows);
}

/** Trusts of a live workspace, newest first. */
export function listTrusts(sql: Sql, workspaceId: string, page: PageQuery): Promise<TrustRow[]> {
  return sql.query<TrustRow>(
    `SELECT ${COLUMNS} FROM trusts
     WHERE workspace_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3))
     ORDER BY created_at DESC, id DESC LIMIT $4`,
    [workspaceId, ...page.after, page.limit],
  );
}

/** Of `trusts t`, without those of deleted workspaces. */
const LIVING = "EXISTS (SELECT FROM workspaces w WHERE w.id = t.workspace_id AND w.state IN ('active', 'suspended'))";

/** Trusts of an issuer, oldest first. */
export function trustsOf(sql: Sql, issuer: string): Promise<TrustRow[]> {
  return sql.query<TrustRow>(
    `SELECT ${COLUMNS} FROM trusts t WHERE issuer = $1 AND ${LIVING} ORDER BY created_at, id`,
    [issuer],
  );
}

/** Keeps a trust from being deleted until the transaction ends. @returns false if it is deleted */
export async function holdTrust(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 AS held FROM trusts t WHERE id = $1 AND ${LIVING} FOR KEY SHARE`, [id]);
  return rows.length > 0;
}

/** Deletes a trust and revokes its keys. @returns ids of the keys, or null when there is no such trust */
export async function deleteTrust(
  tx: Transaction,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<readonly string[] | null> {
  const deleted = await tx.query('DELETE FROM trusts WHERE id = $1 AND workspace_id = $2 RETURNING id', [
    id,
    workspaceId,
  ]);
  if (deleted.length === 0) return null;
  const keys = await tx.query<{ id: string }>(
    `UPDATE api_keys SET revoked_at = $2, revoked_reason = 'trust_deleted'
     WHERE trust_id = $1 AND revoked_at IS NULL AND expires_at > $2 RETURNING id`,
    [id, now],
  );
  return keys.map((key) => key.id);
}

/**
 * Whether a verified token is one that the trust means: its audience alone, and each claim exactly. `pull_request_target` runs
 * with the ids of the base for pull requests of anyone, so it must be named.
 */
export function isTrusted(trust: TrustRow, payload: JWTPayload, algorithm: string): boolean {
  const { claims, audience, algorithms } = trust;
  if (!algorithms.some((one) => one === algorithm)) return false;
  if ([payload.aud].flat().join('\n') !== audience) return false;
  if (payload['event_name'] === 'pull_request_target' && claims['event_name'] === undefined) return false;
  return Object.entries(claims).every(([name, value]) => claimText(payload[name]) === value);
}

/** A claim as text; null for one that is neither text nor a whole number. */
export function claimText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return Number.isSafeInteger(value) ? String(value) : null;
}
