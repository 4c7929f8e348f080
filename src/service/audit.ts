import type { AuditAction } from '../contract/audit-actions.ts';
import { newId } from './ids.ts';
import type { Principal } from './service-context.ts';
import type { Sql } from './store/store.ts';

/** The actor: an API key, the operator over the admin API, or the service itself. */
export type Actor =
  | Pick<Principal, 'keyId' | 'workspaceId'>
  | { readonly workspaceId: string; readonly keyId: 'admin' | 'service' };

/** Never holds a secret: every admin can read it. */
type Details = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  readonly action: AuditAction;
  /** Id or name of what the action changed. */
  readonly subject: string;
  readonly details?: Details;
}

/** Adds an entry to the audit trail, in the transaction of the action. Entries are kept for 365 days. */
export async function audit(
  sql: Sql,
  actor: Actor,
  action: AuditAction,
  subject: string,
  now: Date,
  details: Details = {},
): Promise<void> {
  await auditAll(sql, actor, [{ action, subject, details }], now);
}

/** As {@link audit}, for several entries. */
export async function auditAll(sql: Sql, actor: Actor, entries: readonly AuditEntry[], now: Date): Promise<void> {
  if (entries.length > 0) await sql.query(INSERT, paramsOf(actor, entries, now));
}

const INSERT = `INSERT INTO audit (id, workspace_id, at, actor, action, subject, details)
  SELECT id, $1, $2, $3, action, subject, details FROM jsonb_to_recordset($4::jsonb)
    AS e (id text, action text, subject text, details jsonb)`;

function paramsOf(actor: Actor, entries: readonly AuditEntry[], now: Date): readonly unknown[] {
  const rows = entries.map((entry) => ({ details: {}, ...entry, id: newId('aud', now) }));
  return [actor.workspaceId, now, actor.keyId, JSON.stringify(rows)];
}
