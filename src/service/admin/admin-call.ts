import type { AuditAction } from '../../contract/audit-actions.ts';
import type { KeyMode } from '../../contract/key.ts';
import { audit } from '../audit.ts';
import { newId } from '../ids.ts';
import { grantTokens } from '../ledger.ts';
import type { ServiceContext } from '../service-context.ts';
import { type Sql, single, type Transaction } from '../store/store.ts';

/**
 * Balance of a sandbox, for clients that check it before they create scans. Sandbox work is not charged.
 */
const SANDBOX_TOKENS = 1_000_000;

/** The workspace of a key mode: the live one, or its sandbox, which is created on first use. */
export async function workspaceOfMode(sql: Sql, liveId: string, mode: KeyMode, now: Date): Promise<string> {
  if (mode === 'live') return liveId;
  const [made] = await sql.query<{ id: string }>(
    `INSERT INTO workspaces (id, livemode, sandbox_of, created_at) VALUES ($1, false, $2, $3)
     ON CONFLICT (sandbox_of) DO NOTHING RETURNING id`,
    [newId('wsp', now), liveId, now],
  );
  if (made !== undefined) {
    await grantTokens(sql, made.id, SANDBOX_TOKENS, now);
    return made.id;
  }
  return single(await sql.query<{ id: string }>('SELECT id FROM workspaces WHERE sandbox_of = $1', [liveId])).id;
}

export interface AdminCall {
  readonly service: ServiceContext;
  /** The live workspace of this installation. */
  readonly workspaceId: string;
  /** Id of the key of a console session; `admin` for the admin token. */
  readonly actor: string;
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
