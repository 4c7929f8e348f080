import { SCOPES } from '../src/contract/key.ts';
import { SAME_CLOCK } from '../src/service/database-clock.ts';
import { readSubscribers, recordEvents } from '../src/service/events.ts';
import { bootstrap } from '../src/service/first-start.ts';
import { newId } from '../src/service/ids.ts';
import { createKey } from '../src/service/keys/keys.ts';
import { SILENT } from '../src/service/log.ts';
import { Metrics } from '../src/service/metrics.ts';
import type { StoreOptions } from '../src/service/options.ts';
import { serviceConfig } from '../src/service/service-config.ts';
import type { ServiceContext } from '../src/service/service-context.ts';
import { openStore } from '../src/service/store/open-store.ts';
import { NO_TRACER } from '../src/service/tracing/tracer.ts';
import { DeliveryWorker } from '../src/service/webhooks/delivery-worker.ts';
import { createWebhookSender } from '../src/service/webhooks/sender.ts';
import { createSubscription } from '../src/service/webhooks/subscriptions.ts';
import { systemDateClock } from '../src/shared/clock.ts';
import { startHttpsReceiver } from '../test/helpers/https-receiver.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { reportRow } from './rows.ts';

/**
 * Webhook deliveries a second, end to end: claimed, paid for, signed, sent to a real HTTPS receiver in the same process and
 * recorded. The baseline sends the same bodies to the same receiver without a database.
 */
const COUNT = 4_000;
const SUBSCRIPTIONS = 8;

const receiver = await startHttpsReceiver();
const newSender = () => createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca] });

async function baseline(): Promise<number> {
  const sender = newSender();
  const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'scan.queued', data: { target: 'shop.test' } }));
  const started = performance.now();
  let left = COUNT;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await sender.send({ url: `${receiver.url}/`, body, secrets: ['whsec_AAAA'], eventId: 'evt_1', now: new Date() });
    }
  };
  await Promise.all(Array.from({ length: 10 * SUBSCRIPTIONS }, lane));
  await sender.close();
  return COUNT / ((performance.now() - started) / 1_000);
}

async function deliveriesPerSecond(options: StoreOptions): Promise<number> {
  const store = await openStore(options, () => {});
  const clock = systemDateClock;
  const config = serviceConfig(
    { mode: 'server', store: options, allowWebhookCidrs: ['127.0.0.0/8'], initialTokens: 1_000_000 },
    () => '',
  );
  const boot = await bootstrap(store, config.initialTokens, clock.now());
  const unused = (): Promise<never> => Promise.reject(new Error('not part of this bench'));
  const context: ServiceContext = {
    config,
    store,
    clockCheck: SAME_CLOCK,
    clock,
    log: SILENT,
    metrics: new Metrics(),
    tracer: NO_TRACER,
    runScan: unused,
    resolver: {} as ServiceContext['resolver'],
    renderPdf: unused,
    pdfStore: null,
    resultStore: null,
    secret: boot.secret,
  };
  const key = {
    workspaceId: boot.workspaceId,
    type: 'workspace',
    mode: 'live',
    memberId: null,
    scopes: SCOPES,
    expiresAt: null,
  } as const;
  const { id: keyId } = await createKey(store, key, clock.now());
  const caller = { keyId, workspaceId: boot.workspaceId, livemode: true, scopes: SCOPES };
  for (let n = 0; n < SUBSCRIPTIONS; n += 1) {
    await store.transaction((tx) =>
      createSubscription(context, caller, { url: `${receiver.url}/${n}`, events: ['scan.queued'] }, tx),
    );
  }
  const now = clock.now();
  for (let n = 0; n < COUNT / SUBSCRIPTIONS; n += 50) {
    const events = Array.from({ length: 50 }, () => {
      const subject = newId('scn', now);
      const data = {
        scan_id: subject,
        target: 'shop.test',
        scan_type: 'quick',
        status: 'queued',
        created_at: now.toISOString(),
      } as const;
      return { type: 'scan.queued' as const, subject, data };
    });
    await store.transaction(async (tx) => {
      await recordEvents(tx, boot.workspaceId, events, await readSubscribers(tx, boot.workspaceId, now), now);
    });
  }
  const worker = new DeliveryWorker(context, newSender());
  const started = performance.now();
  const made = await worker.runDue();
  const rate = made / ((performance.now() - started) / 1_000);
  if (made !== COUNT) throw new Error(`${made} of ${COUNT} deliveries were made`);
  await worker.stop();
  await store.close();
  return rate;
}

const bare = await baseline();
const report = (id: string, name: string, rate: number): void =>
  reportRow({
    id: `deliveries.${id}`,
    what: `Webhook deliveries on ${name}`,
    figure: `${rate.toFixed(0)}/s`,
    floor: `the sender alone (${bare.toFixed(0)}/s)`,
    ratio: rate / bare,
    goal: null,
    better: 'higher',
    noise: 0.3,
  });
report('pglite', 'PGlite', await deliveriesPerSecond({ kind: 'memory' }));
if (hasPostgres()) {
  const cluster = await startPostgres();
  report('postgres', 'PostgreSQL', await deliveriesPerSecond({ kind: 'postgres', url: await cluster.database() }));
  cluster.stop();
}
await receiver.close();
