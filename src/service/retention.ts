import { LIMITS } from '../contract/limits.ts';
import type { ServiceContext } from './service-context.ts';

const AUDIT_DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;

/** Deletes what is past its time: answers kept for an Idempotency-Key, and the audit trail. May be repeated. */
export async function deleteExpired({ store, clock }: ServiceContext): Promise<void> {
  const now = clock.now().getTime();
  const ago = (ms: number) => new Date(now - ms);
  await store.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
    ago(LIMITS.idempotencyRetentionSeconds * 1000),
  ]);
  await store.query('DELETE FROM audit WHERE at < $1', [ago(AUDIT_DAYS * DAY_MS)]);
}
