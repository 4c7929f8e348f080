import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventData, EventType } from '../contract/event.ts';
import { type ChannelTerms, type Noticed, queueNotices, wants } from './channels/queue-notices.ts';
import { newId, timeAfter } from './ids.ts';
import { CHANNELS } from './service-context.ts';
import type { Row, Transaction } from './store/store.ts';

export interface NewEvent<Type extends EventType = EventType> {
  readonly type: Type;
  /** Id of the scan or target; of the scan, where it is about findings. */
  readonly subject: string;
  readonly data: EventData<Type>;
}

export function event<Type extends EventType>(type: Type, subject: string, data: EventData<Type>): NewEvent<Type> {
  return { type, subject, data };
}

/** A webhook subscription that gets events, or a notification channel. */
export interface Subscriber {
  readonly id: string;
  readonly events: readonly string[];
  /** Null for a webhook. */
  readonly channel: ChannelTerms | null;
}

/** The enabled subscriptions of a workspace. Those of a revoked or expired key get no events. */
export function readSubscribers(tx: Transaction, workspaceId: string, now: Date): Promise<readonly Subscriber[]> {
  return tx.query<Subscriber & Row>(
    `SELECT w.id, w.events, w.channel FROM webhooks w LEFT JOIN api_keys k ON k.id = w.key_id
     WHERE w.workspace_id = $1 AND w.status = 'enabled' AND w.deleted_at IS NULL
       AND (w.channel IS NOT NULL OR (k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)))
     ORDER BY w.id`,
    [workspaceId, now],
  );
}

/**
 * Records events and queues one delivery for each subscriber to their type, in the transaction that changes the state, so each
 * event is recorded exactly once.
 * @param subscribers those of the workspace, read in the same transaction
 */
export async function recordEvents(
  tx: Transaction,
  workspaceId: string,
  events: readonly NewEvent[],
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<void> {
  await writeEvents(tx, workspaceId, events, subscribers, { at: now, idTime: now });
}

/**
 * As {@link recordEvents}, for events of scans that have earlier ones, which another process may have recorded by a clock that
 * differs by some milliseconds: they get a time not before, and an id after, those of the earlier ones.
 */
export async function recordLaterEvents(
  tx: Transaction,
  workspaceId: string,
  events: readonly NewEvent[],
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<void> {
  const earlier = await tx.query<{ id: string; created_at: Date }>(
    "SELECT id, created_at FROM events WHERE subject = ANY ($1::text[]) AND type LIKE 'scan.%'",
    [events.map(({ subject }) => subject)],
  );
  let at = now;
  let idTime = now;
  for (const { id, created_at } of earlier) {
    if (created_at > at) at = created_at;
    idTime = timeAfter(id, idTime);
  }
  await writeEvents(tx, workspaceId, events, subscribers, { at, idTime });
}

/** Events in one statement: a scan may have thousands of findings. */
const CHUNK = 250;

/** Records events of which a scan may have many, if there is a subscriber, and queues what channels send about them. */
export async function recordFindingEvents(
  tx: Transaction,
  workspaceId: string,
  events: readonly NewEvent[],
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<void> {
  const wanted = events.filter((entry) => subscribers.some((subscriber) => wants(subscriber, entry)));
  const noticed: Noticed[] = [];
  for (let start = 0; start < wanted.length; start += CHUNK) {
    const chunk = wanted.slice(start, start + CHUNK);
    noticed.push(...(await writeEvents(tx, workspaceId, chunk, subscribers, { at: now, idTime: now })));
    await nextTurn();
  }
  await queueNotices(tx, workspaceId, noticed, subscribers, now);
}

async function writeEvents(
  tx: Transaction,
  workspaceId: string,
  events: readonly NewEvent[],
  subscribers: readonly Subscriber[],
  { at, idTime }: { readonly at: Date; readonly idTime: Date },
): Promise<readonly Noticed[]> {
  if (events.length === 0) return [];
  const rows = events.map((entry) => ({ id: newId('evt', idTime), ...entry }));
  await tx.query(
    `INSERT INTO events (id, workspace_id, type, subject, created_at, data)
     SELECT id, $1, type, subject, $2, data FROM jsonb_to_recordset($3::jsonb)
       AS e (id text, type text, subject text, data jsonb)`,
    [workspaceId, at, JSON.stringify(rows)],
  );
  const deliveries = subscribers.flatMap((subscription) =>
    rows
      .filter((row) => subscription.channel === null && subscription.events.includes(row.type))
      .map((row) => ({
        id: newId('dlv', idTime),
        webhook_id: subscription.id,
        event_id: row.id,
        event_type: row.type,
      })),
  );
  if (deliveries.length === 0) return rows;
  await tx.query(
    `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)
     SELECT id, webhook_id, $1, event_id, event_type, 'pending', $2, $2 FROM jsonb_to_recordset($3::jsonb)
       AS d (id text, webhook_id text, event_id text, event_type text)`,
    [workspaceId, at, JSON.stringify(deliveries)],
  );
  tx.notify(CHANNELS.deliveriesDue);
  return rows;
}
