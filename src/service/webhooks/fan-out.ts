import type { EventType } from '../../contract/event.ts';
import { newId } from '../ids.ts';
import type { Transaction } from '../store/store.ts';

/**
 * Makes one delivery per subscription that wants the event, in the transaction that wrote it: an event is never without
 * its deliveries and no delivery is without its event.
 * @returns number of deliveries made
 */
export async function fanOut(
  tx: Transaction,
  event: { readonly id: string; readonly type: EventType; readonly workspaceId: string },
  now: Date,
): Promise<number> {
  const wanting = await tx.query<{ id: string }>(
    `SELECT id FROM webhooks
     WHERE workspace_id = $1 AND status = 'enabled' AND deleted_at IS NULL AND $2 = ANY (events)`,
    [event.workspaceId, event.type],
  );
  for (const webhook of wanting) {
    await tx.query(
      `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)
       VALUES ($1, $2, $3, $4, $5, 'pending', $6, $6) ON CONFLICT DO NOTHING`,
      [newId('dlv', now), webhook.id, event.workspaceId, event.id, event.type, now],
    );
  }
  return wanting.length;
}
