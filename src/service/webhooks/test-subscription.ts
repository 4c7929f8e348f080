import type { EventType } from '../../contract/event.ts';
import type { WebhookTestResult } from '../../contract/webhook.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { charge, lockWallet } from '../ledger.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { deliveryBody } from './delivery-body.ts';
import type { WebhookSender } from './sender.ts';
import { findSubscription } from './subscriptions.ts';

/**
 * Sends one signed example of the subscription's first event type now, by the same sender and address rule as the real
 * deliveries, so that a test passes only where a delivery would. It costs what a delivery costs, is paid before it is
 * sent, and is not retried.
 * @throws ApiError not_found, insufficient_tokens
 */
export async function testSubscription(
  context: ServiceContext,
  principal: Principal,
  id: string,
  sender: WebhookSender,
): Promise<WebhookTestResult> {
  const webhook = await findSubscription(context.store, principal, id);
  const now = context.clock.now();
  const type: EventType = webhook.events[0] ?? 'scan.completed';
  const eventId = newId('evt', now);
  const cost = context.config.prices['webhook.delivery'];
  // Paid for in a transaction of its own: none stays open while a receiver takes its time.
  await context.store.transaction(async (tx) => {
    const { livemode, balance } = await lockWallet(tx, principal.workspaceId);
    if (livemode && balance < cost) {
      throw new ApiError('insufficient_tokens', `A delivery costs ${cost} token, the workspace has ${balance}.`);
    }
    const charges = [{ operation: 'webhook.delivery' as const, cost, reference: eventId }];
    await charge(tx, principal.workspaceId, livemode, charges, now);
  });
  const secrets =
    webhook.previous_secret !== null && webhook.previous_secret_until !== null && webhook.previous_secret_until > now
      ? [webhook.secret, webhook.previous_secret]
      : [webhook.secret];
  const body = deliveryBody({
    event_id: eventId,
    event_type: type,
    event_created_at: now,
    event_data: exampleData(type, now),
  });
  const result = await sender.send({ url: webhook.url, body, secrets, eventId, now });
  return {
    delivered: result.ok,
    status_code: result.statusCode,
    error: result.error,
    duration_ms: result.durationMs,
  };
}

/** Shaped as the real data of the type, with ids that exist nowhere. */
function exampleData(type: EventType, now: Date): Record<string, unknown> {
  const at = now.toISOString();
  if (type === 'target.verified') {
    return { target_id: newId('tgt', now), hostname: 'example.com', method: 'dns', verified_at: at };
  }
  const scanId = newId('scn', now);
  const status = {
    'scan.queued': 'queued',
    'scan.running': 'running',
    'scan.completed': 'succeeded',
    'scan.failed': 'failed',
    'scan.cancelled': 'cancelled',
  }[type];
  const scan = { scan_id: scanId, target: 'example.com', scan_type: 'quick', status, created_at: at };
  if (type === 'scan.completed')
    return { ...scan, findings_count: 0, report_url: `https://example.com/v1/scans/${scanId}/report` };
  if (type === 'scan.failed') return { ...scan, reason: 'unreachable', message: 'This is a test delivery.' };
  if (type === 'scan.cancelled') return { ...scan, cancelled_at: at };
  return scan;
}
