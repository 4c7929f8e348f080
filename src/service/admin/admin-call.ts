import type { AuditAction } from '../../contract/audit-actions.ts';
import { audit } from '../audit.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';

/** A call of the admin API. */
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
