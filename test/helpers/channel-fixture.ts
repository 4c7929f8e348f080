import type { ChannelCreate } from '../../src/contract/channel.ts';
import type { Severity } from '../../src/contract/primitives.ts';
import { createChannel } from '../../src/service/channels/channels.ts';
import { event, readSubscribers, recordFindingEvents } from '../../src/service/events.ts';
import { newId } from '../../src/service/ids.ts';
import type { Principal } from '../../src/service/service-context.ts';
import { DeliveryWorker } from '../../src/service/webhooks/delivery-worker.ts';
import { createWebhookSender } from '../../src/service/webhooks/sender.ts';
import type { TestContext } from './service-context.ts';

/** What a hostile site can put into a title or a URL. */
export const HOSTILE_TITLE =
  '<!channel> *b* _i_ `c` <https://evil.test|x> [l](https://evil.test) {noformat} <img src=x onerror=alert(1)> \u202e\r\nBcc: x@evil.test';
export const HOSTILE_URL = 'https://shop.test/"><script>alert(1)</script>?a=&b=*x*';

export type Change = readonly [
  type: 'finding.created' | 'finding.fixed',
  severity: Severity,
  title: string,
  url?: string,
];

/** Ends a scan as the service does, as far as its findings go. @returns id of the scan */
export async function endScan(
  { context, clock }: TestContext,
  { workspaceId }: Principal,
  changes: readonly Change[],
  target = 'shop.test',
): Promise<string> {
  const now = clock.now();
  const scanId = newId('scn', now);
  const events = changes.map(([type, severity, title, url = 'https://shop.test/a']) =>
    event(type, scanId, {
      finding_id: newId('fnd', now),
      fingerprint: '0'.repeat(32),
      check_id: 'exposure.env',
      title,
      severity,
      url,
      target,
      scan_type: 'quick',
      scan_id: scanId,
    }),
  );
  await context.store.transaction(async (tx) => {
    const subscribers = await readSubscribers(tx, workspaceId, now);
    await recordFindingEvents(tx, workspaceId, events, subscribers, now);
  });
  return scanId;
}

export function addChannel({ context }: TestContext, principal: Principal, body: ChannelCreate) {
  return context.store.transaction((tx) => createChannel(context, principal, body, tx));
}

/** Makes the attempts that are due, in a process of its own. @returns their number */
export async function deliver({ context }: TestContext, ca?: string): Promise<number> {
  const trusted = ca === undefined ? {} : { trustedRoots: [ca] };
  const worker = new DeliveryWorker(
    context,
    createWebhookSender({ isAllowedAddress: () => true, timeoutMs: 2_000, ...trusted }),
  );
  try {
    return await worker.runDue();
  } finally {
    await worker.stop();
  }
}

export function attempts({ context }: TestContext) {
  return context.store.query<{ status: string; error: string | null; status_code: number | null }>(
    `SELECT d.status, a.error, a.status_code FROM deliveries d LEFT JOIN delivery_attempts a ON a.delivery_id = d.id
     ORDER BY d.created_at, d.id, a.attempt`,
  );
}
