import { newId } from './ids.ts';
import type { Principal } from './service-context.ts';
import type { Sql } from './store/store.ts';

/** The actor: an API key, the operator over the admin API, or the service itself. */
export type Actor =
  | Pick<Principal, 'keyId' | 'workspaceId'>
  | { readonly workspaceId: string; readonly keyId: 'admin' | 'service' };

/** Adds an entry to the audit trail, in the transaction of the action. Entries are kept for 365 days. */
export async function audit(
  sql: Sql,
  actor: Actor,
  action: string,
  subject: string,
  now: Date,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sql.query(
    'INSERT INTO audit (id, workspace_id, at, actor, action, subject, details) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [newId('aud', now), actor.workspaceId, now, actor.keyId, action, subject, JSON.stringify(details)],
  );
}
