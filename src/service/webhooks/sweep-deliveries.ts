import { LIMITS } from '../../contract/limits.ts';
import { CHANNELS, type ServiceConfig, type ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';

/** Rows that one transaction changes. */
const BATCH = 1_000;
/** Maximum batches of one sweep; the rest is for the next. */
const BATCHES_MAX = 100;

/**
 * Dead-letters deliveries that were held too long for lack of tokens, or releases them where nothing is charged. Deletes old
 * finished deliveries with their attempts.
 * @param onBatch called before each transaction: a long sweep is not a stuck one
 */
export async function sweepDeliveries(
  context: Pick<ServiceContext, 'store' | 'clock'> & { readonly config: Pick<ServiceConfig, 'isMetered'> },
  onBatch: () => void = () => {},
): Promise<void> {
  const now = context.clock.now();
  const heldBefore = new Date(now.getTime() - LIMITS.heldDeliveryHours * 3_600_000);
  const finishedBefore = new Date(now.getTime() - LIMITS.deadLetterRetentionDays * 86_400_000);
  if (!context.config.isMetered) {
    await inBatches(onBatch, () =>
      context.store.query(
        `UPDATE deliveries SET status = 'pending', next_attempt_at = $1, held_since = NULL WHERE id IN (
           SELECT id FROM deliveries WHERE status = 'held' ORDER BY held_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
         RETURNING 1 AS changed`,
        [now],
      ),
    );
  }
  await inBatches(onBatch, () =>
    context.store.query(
      `UPDATE deliveries SET status = 'dead_lettered', finished_at = $2, held_since = NULL WHERE id IN (
         SELECT id FROM deliveries WHERE status = 'held' AND held_since < $1
         ORDER BY held_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING 1 AS changed`,
      [heldBefore, now],
    ),
  );
  await inBatches(onBatch, () =>
    context.store.transaction(async (tx) => {
      const old = await tx.query<{ id: string }>(
        `SELECT id FROM deliveries WHERE finished_at < $1
           AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)
         ORDER BY finished_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [finishedBefore],
      );
      const ids = old.map(({ id }) => id);
      await tx.query('DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1::text[])', [ids]);
      await tx.query('DELETE FROM deliveries WHERE id = ANY ($1::text[])', [ids]);
      return old;
    }),
  );
}

async function inBatches(onBatch: () => void, change: () => Promise<readonly unknown[]>): Promise<void> {
  for (let count = 0; count < BATCHES_MAX; count += 1) {
    onBatch();
    if ((await change()).length < BATCH) return;
  }
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
