import type { ChannelKind, ChannelSettings } from '../../contract/channel.ts';
import { isAtLeast, type Severity } from '../../contract/primitives.ts';
import { newId } from '../ids.ts';
import { CHANNELS } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';

/** The column `channel` of `webhooks`. */
export interface ChannelTerms {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly min_severity: Severity;
  /** `HH:MM`; null for at once. */
  readonly daily_at: string | null;
  readonly time_zone: string;
}

/** Type of the event of a digest, which no webhook gets. Its data is {@link DigestDay}. */
export const DIGEST = 'channel.digest';

export interface DigestDay {
  readonly since: string;
  readonly until: string;
}

/** A digest waits for the transactions of its last minute; statements and locks have shorter deadlines. */
const SETTLED_MS = 120_000;

interface FindingEvent {
  readonly type: string;
  readonly data: object;
}

export interface Noticed extends FindingEvent {
  readonly id: string;
}

interface Subscriber {
  readonly id: string;
  readonly events: readonly string[];
  readonly channel: ChannelTerms | null;
}

/** Whether a subscriber wants the event of a finding. */
export function wants({ events, channel }: Subscriber, { type, data }: FindingEvent): boolean {
  if (!events.includes(type)) return false;
  return channel === null || isAtLeast((data as { readonly severity: Severity }).severity, channel.min_severity);
}

/**
 * Queues a delivery for each channel that wants one of the events of a scan: now, or a digest unless the one of the day is queued
 * already. It refers to the first of the events; what it says is read when it is sent.
 * @param subscribers sorted, so that two processes cannot deadlock
 */
export async function queueNotices(
  tx: Transaction,
  workspaceId: string,
  events: readonly Noticed[],
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<void> {
  for (const { id, channel, ...subscriber } of subscribers) {
    if (channel === null) continue;
    const first = events.find((entry) => wants({ id, channel, ...subscriber }, entry));
    if (first === undefined) continue;
    if (channel.daily_at === null) await queue(tx, workspaceId, id, first, now, now);
    else await queueDigest(tx, workspaceId, id, channel.daily_at, channel.time_zone, now);
  }
}

async function queueDigest(
  tx: Transaction,
  workspaceId: string,
  id: string,
  dailyAt: string,
  timeZone: string,
  now: Date,
): Promise<void> {
  const { digestDay } = await import('../schedules/cron.ts');
  const day = digestDay(dailyAt, timeZone, now);
  // Also the lock that makes it one digest a day.
  const first = await tx.query(
    'UPDATE webhooks SET digest_at = $2 WHERE id = $1 AND digest_at IS DISTINCT FROM $2 RETURNING id',
    [id, day.until],
  );
  if (first.length === 0) return;
  const digest = { id: newId('evt', now), type: DIGEST, data: day };
  await tx.query(
    'INSERT INTO events (id, workspace_id, type, subject, created_at, data) VALUES ($1, $2, $3, $4, $5, $6)',
    [digest.id, workspaceId, digest.type, id, now, JSON.stringify(day)],
  );
  await queue(tx, workspaceId, id, digest, now, new Date(day.until.getTime() + SETTLED_MS));
}

async function queue(
  tx: Transaction,
  workspaceId: string,
  channelId: string,
  { id, type }: Noticed,
  now: Date,
  dueAt: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7)`,
    [newId('dlv', now), channelId, workspaceId, id, type, dueAt, now],
  );
  tx.notify(CHANNELS.deliveriesDue);
}
