import type { AuditAction } from '../../contract/audit-actions.ts';
import type { KeyMode } from '../../contract/key.ts';
import { audit } from '../audit.ts';
import { ApiError } from '../errors.ts';
import { isId } from '../ids.ts';
import { grantTokens } from '../ledger.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { type Sql, single, type Transaction } from '../store/store.ts';
import { findWorkspace, insertSandbox } from '../workspaces.ts';

/**
 * Balance of a sandbox, for clients that check it before they create scans. Sandbox work is not charged.
 */
const SANDBOX_TOKENS = 1_000_000;

/** The workspace of a key mode: the live one, or its sandbox, which is created on first use. */
export async function workspaceOfMode(sql: Sql, liveId: string, mode: KeyMode, now: Date): Promise<string> {
  if (mode === 'live') return liveId;
  const made = await insertSandbox(sql, liveId, now);
  if (made !== undefined) {
    await grantTokens(sql, made, SANDBOX_TOKENS, now);
    return made;
  }
  return single(await sql.query<{ id: string }>('SELECT id FROM workspaces WHERE sandbox_of = $1', [liveId])).id;
}

export interface AdminCall {
  readonly service: ServiceContext;
  /** The live workspace that the call is about. */
  readonly workspaceId: string;
  /** Id of the key of a console session; `admin` for the admin token. */
  readonly actor: string;
}

/** Id of the admin token as an actor and principal. */
export const ADMIN = 'admin';

/**
 * The live workspace that a request is about: that of its parameter `workspace_id`, or its own.
 * @param query not validated
 * @param keyId of a member, who has no access to other workspaces than `own`, or {@link ADMIN}
 * @throws ApiError not_found
 */
export async function workspaceOfRequest(sql: Sql, query: unknown, keyId: string, own: string): Promise<string> {
  const id = (query as Readonly<Record<string, unknown>>)['workspace_id'];
  // Anything else than one text is refused with the other parameters.
  if (typeof id !== 'string' || id === own) return own;
  if (keyId === ADMIN && isId('wsp', id) && (await findWorkspace(sql, id)) !== undefined) return id;
  throw noWorkspace(id);
}

export function noWorkspace(id: string): ApiError {
  return new ApiError('not_found', `There is no workspace "${id.slice(0, 64)}".`);
}

/** @throws ApiError insufficient_scope, because a member has one workspace, and does not pay for it */
export function assertOperator({ keyId }: Principal): void {
  if (keyId !== ADMIN) throw new ApiError('insufficient_scope', 'This needs the admin token of the service.');
}

/** Adds an audit entry of the call. */
export function note(
  tx: Transaction,
  { service, workspaceId, actor }: AdminCall,
  action: AuditAction,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit(tx, { workspaceId, keyId: actor }, action, subject, service.clock.now(), details);
}
