import { LIMITS } from '../../contract/limits.ts';
import { errorFields } from '../log.ts';
import type { ServiceContext } from '../service-context.ts';
import { hostOf } from './hostname.ts';
import { checkProof } from './proofs.ts';
import { TARGET_COLUMNS, type TargetRow } from './target-row.ts';
import { recordProof } from './verify-target.ts';

const BATCH = 20;
const RETRY_HOURS = 24;
const PROOF_TIMEOUT_MS = 15_000;

/**
 * Checks proofs older than 90 days again. A target without its proof, or whose host does not respond, returns to pending.
 * @returns number of targets checked
 */
export async function reverifyTargets(service: ServiceContext): Promise<number> {
  const { store, clock, config, resolver, log } = service;
  const now = clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  // Updating checked_at first keeps other processes from checking the same targets.
  const due = await store.query<TargetRow>(
    `UPDATE targets SET checked_at = $1 WHERE id IN (
       SELECT id FROM targets WHERE status = 'verified' AND deleted_at IS NULL AND verified_at < $2 AND checked_at < $3
       ORDER BY checked_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING ${TARGET_COLUMNS}`,
    [now, ago(LIMITS.targetReverifyDays * 24), ago(RETRY_HOURS)],
  );
  for (const target of due) {
    const method = target.verification_method;
    if (method === null) continue;
    try {
      const proof = await checkProof({
        method,
        hostname: hostOf(target.hostname),
        token: target.token,
        policy: config.addressPolicy,
        resolver,
        signal: AbortSignal.timeout(PROOF_TIMEOUT_MS),
      });
      const settled = await store.transaction((tx) =>
        recordProof(tx, { keyId: 'service' }, target.id, method, proof, clock.now()),
      );
      log('info', 'target.reverified', { target_id: target.id, status: settled?.status ?? 'deleted' });
    } catch (error) {
      log('error', 'target.reverify_failed', { target_id: target.id, ...errorFields(error) });
    }
  }
  return due.length;
}
