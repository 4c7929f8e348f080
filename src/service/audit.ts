import { newId } from './ids.ts';
import type { Principal } from './service-context.ts';
import type { Sql } from './store/store.ts';

/** Who did something: a key, the operator over the admin API, or the service itself. */
export type Actor =
  | Pick<Principal, 'keyId' | 'workspaceId'>
  | { readonly workspaceId: string; readonly keyId: 'admin' | 'service' };

/** Notes an act that somebody may have to answer for, in the transaction that does it. Kept for 365 days. */
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
