import { LIMITS } from '../../contract/limits.ts';
import type { VerificationMethod } from '../../contract/target.ts';
import { audit } from '../audit.ts';
import { event, readSubscribers, recordEvents } from '../events.ts';
import type { Principal } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import type { Proof } from './proofs.ts';
import { TARGET_COLUMNS, type TargetRow } from './target-row.ts';

/**
 * Records the outcome of a proof check: pending, failed, unreachable -> verified, failed or unreachable. A verified target
 * stays verified for 90 days after its last proof, even when the proof is gone; then it returns to pending.
 * @returns the updated row, undefined when the target was deleted
 */
export async function recordProof(
  tx: Transaction,
  actor: Pick<Principal, 'keyId'>,
  targetId: string,
  method: VerificationMethod,
  proof: Proof,
  now: Date,
): Promise<TargetRow | undefined> {
  const [before] = await tx.query<TargetRow>(
    `SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
    [targetId],
  );
  if (before === undefined) return undefined;
  const next = outcome(before, method, proof, now);
  const [row] = await tx.query<TargetRow>(
    `UPDATE targets SET status = $2, verification_method = $3, verified_at = $4, reason = $5, checked_at = $6
     WHERE id = $1 RETURNING ${TARGET_COLUMNS}`,
    [targetId, next.status, next.method, next.verifiedAt, proof.state === 'verified' ? null : proof.reason, now],
  );
  if (row === undefined) return undefined;
  const isVerified = row.status === 'verified';
  if (isVerified === (before.status === 'verified')) return row;
  const action = isVerified ? 'target.verified' : 'target.expired';
  const details = { hostname: row.hostname, method };
  const by = { workspaceId: row.workspace_id, keyId: actor.keyId };
  await audit(tx, by, action, row.id, now, details);
  if (isVerified) {
    const data = { target_id: row.id, hostname: row.hostname, method, verified_at: now.toISOString() };
    const subscribers = await readSubscribers(tx, row.workspace_id, now);
    await recordEvents(tx, row.workspace_id, [event('target.verified', row.id, data)], subscribers, now);
  }
  return row;
}

function outcome(before: TargetRow, method: VerificationMethod, proof: Proof, now: Date) {
  if (proof.state === 'verified') return { status: 'verified', method, verifiedAt: now };
  if (before.status !== 'verified') return { status: proof.state, method, verifiedAt: before.verified_at };
  const isOld = isProofOld(before, now);
  return {
    status: isOld ? 'pending' : 'verified',
    method: before.verification_method,
    verifiedAt: isOld ? null : before.verified_at,
  };
}

export function isProofOld(row: TargetRow, now: Date): boolean {
  const age = now.getTime() - (row.verified_at?.getTime() ?? 0);
  return age > LIMITS.targetReverifyDays * 24 * 3600 * 1000;
}
