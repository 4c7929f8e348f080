import { LIMITS } from '../../contract/limits.ts';
import type { ServiceContext } from '../service-context.ts';
import { CHANNELS } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';

/** Dead-letters deliveries that were held too long for lack of tokens. Deletes old finished deliveries with their attempts. */
export async function sweepDeliveries(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const heldBefore = new Date(now.getTime() - LIMITS.heldDeliveryHours * 3_600_000);
  const finishedBefore = new Date(now.getTime() - LIMITS.deadLetterRetentionDays * 86_400_000);
  await context.store.transaction(async (tx) => {
    await tx.query(
      "UPDATE deliveries SET status = 'dead_lettered', finished_at = $2, held_since = NULL WHERE status = 'held' AND held_since < $1",
      [heldBefore, now],
    );
    await tx.query(
      `DELETE FROM delivery_attempts USING deliveries
       WHERE delivery_attempts.delivery_id = deliveries.id AND deliveries.finished_at < $1
         AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)`,
      [finishedBefore],
    );
    await tx.query(
      `DELETE FROM deliveries WHERE finished_at < $1
         AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)`,
      [finishedBefore],
    );
  });
}

/** Makes held deliveries due after tokens were granted. Call it in the transaction of the grant. */
export async function releaseHeld(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE deliveries SET status = 'pending', next_attempt_at = $2, held_since = NULL
     WHERE workspace_id = $1 AND status = 'held'`,
    [workspaceId, now],
  );
  tx.notify(CHANNELS.deliveriesDue);
}
