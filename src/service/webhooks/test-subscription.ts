import type { EventType } from '../../contract/event.ts';
import type { WebhookTestResult } from '../../contract/webhook.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { charge, lockWallet } from '../ledger.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { type AttemptResult, deliveryBody, type WebhookSender } from './sender.ts';
import { findSubscription } from './subscriptions.ts';
import { signingSecrets } from './webhook-row.ts';

/**
 * Sends one signed example of the subscription's first event type, through the same sender and address rules as real
 * deliveries. It is charged like a delivery before it is sent, and is not retried.
 * @throws ApiError not_found, insufficient_tokens
 */
export async function testSubscription(
  context: ServiceContext,
  principal: Principal,
  id: string,
  sender: WebhookSender,
  traceparent: string | null,
): Promise<WebhookTestResult> {
  const webhook = await findSubscription(context.store, principal, id);
  const now = context.clock.now();
  const type: EventType = webhook.events[0] ?? 'scan.completed';
  const eventId = newId('evt', now);
  await chargeTest(context, principal, eventId, now);
  const body = deliveryBody({
    event_id: eventId,
    event_type: type,
    event_created_at: now,
    event_data: exampleData(type, now),
  });
  const secrets = signingSecrets(webhook, now);
  const result = await sender.send({ url: webhook.url, body, secrets, eventId, traceparent, now });
  return testResult(result);
}

export function testResult({ ok, statusCode, error, durationMs }: AttemptResult): WebhookTestResult {
  return { delivered: ok, status_code: statusCode, error, duration_ms: durationMs };
}

/**
 * Charges a delivery in a transaction of its own, so that none stays open during the request.
 * @throws ApiError insufficient_tokens
 */
export async function chargeTest(
  { store, config }: ServiceContext,
  { workspaceId }: Principal,
  reference: string,
  now: Date,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { livemode, balance, prices } = await lockWallet(tx, workspaceId, config);
    const cost = prices['webhook.delivery'];
    if (livemode && balance < cost) {
      throw new ApiError(
        'insufficient_tokens',
        `A delivery costs ${cost} tokens and the workspace has ${balance}: add tokens to it.`,
      );
    }
    const charges = [{ operation: 'webhook.delivery' as const, cost, reference }];
    await charge(tx, workspaceId, livemode, charges, now);
  });
}

/** The name by which a receiver recognizes a test delivery; RFC 2606 reserves it. */
const TEST_TARGET = 'webhook-test.example';

/** Data in the shape of the event type, with ids that do not exist. */
function exampleData(type: EventType, now: Date): Record<string, unknown> {
  const at = now.toISOString();
  if (type === 'target.verified') {
    return { target_id: newId('tgt', now), hostname: TEST_TARGET, method: 'dns', verified_at: at };
  }
  const scanId = newId('scn', now);
  if (type === 'finding.created' || type === 'finding.fixed') {
    const about = { finding_id: newId('fnd', now), fingerprint: '0'.repeat(32), check_id: 'http.xcto' };
    const where = { url: `https://${TEST_TARGET}/`, target: TEST_TARGET, scan_type: 'quick', scan_id: scanId };
    return { ...about, title: 'This is a test delivery.', severity: 'low', ...where };
  }
  const status = {
    'scan.queued': 'queued',
    'scan.running': 'running',
    'scan.completed': 'succeeded',
    'scan.failed': 'failed',
    'scan.cancelled': 'cancelled',
  }[type];
  const scan = { scan_id: scanId, target: TEST_TARGET, scan_type: 'quick', status, created_at: at };
  if (type === 'scan.completed')
    return { ...scan, findings_count: 0, report_url: `https://${TEST_TARGET}/v1/scans/${scanId}/report` };
  if (type === 'scan.failed') return { ...scan, reason: 'unreachable', message: 'This is a test delivery.' };
  if (type === 'scan.cancelled') return { ...scan, cancelled_at: at };
  return scan;
}
