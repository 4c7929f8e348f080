import type { Trust, TrustCreate } from '../../contract/trust.ts';
import { invalid, notFound } from '../errors.ts';
import { checkIdentity, createTrust, deleteTrust, toTrust } from '../identity/trusts.ts';
import type { Transaction } from '../store/store.ts';
import { disableSubscriptionsOfKey } from '../webhooks/subscriptions.ts';
import { type AdminCall, note } from './admin-call.ts';

/** @throws ApiError validation_error, also for an issuer that the service does not accept */
export async function createAdminTrust(tx: Transaction, call: AdminCall, body: TrustCreate): Promise<Trust> {
  const { service, workspaceId } = call;
  const { issuers } = service.config.identity;
  if (!issuers.includes(body.issuer)) {
    const accepted = issuers.length === 0 ? 'none' : issuers.join(', ');
    throw invalid('issuer', `must be one of serve --oidc-issuer: ${accepted}`, 'enum');
  }
  checkIdentity(body);
  const audience = body.audience ?? service.config.publicUrl;
  const trust = toTrust(await createTrust(tx, workspaceId, { ...body, audience }, service.clock.now()));
  const { id, created_at: _, ...details } = trust;
  await note(tx, call, 'trust.created', id, details);
  return trust;
}

/** Also revokes the keys that it gave, and disables their subscriptions. @throws ApiError not_found */
export async function deleteAdminTrust(tx: Transaction, call: AdminCall, id: string): Promise<void> {
  const now = call.service.clock.now();
  const keys = await deleteTrust(tx, call.workspaceId, id, now);
  if (keys === null) throw notFound('trust', id);
  for (const key of keys) await disableSubscriptionsOfKey(tx, key, now);
  await note(tx, call, 'trust.deleted', id, { revoked_keys: keys.length });
}
