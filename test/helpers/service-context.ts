import type { EventType } from '../../src/contract/event.ts';
import { SCOPES } from '../../src/contract/key.ts';
import { workspaceOfMode } from '../../src/service/admin/admin-call.ts';
import { SAME_CLOCK } from '../../src/service/database-clock.ts';
import { event, readSubscribers, recordEvents } from '../../src/service/events.ts';
import { bootstrap } from '../../src/service/first-start.ts';
import { newId } from '../../src/service/ids.ts';
import { createKey } from '../../src/service/keys/keys.ts';
import { grantTokens } from '../../src/service/ledger.ts';
import { SILENT } from '../../src/service/log.ts';
import { Metrics } from '../../src/service/metrics.ts';
import type { ServiceOptions, StoreOptions } from '../../src/service/options.ts';
import { serviceConfig } from '../../src/service/service-config.ts';
import type { Principal, ServiceContext } from '../../src/service/service-context.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { NO_TRACER } from '../../src/service/tracing/tracer.ts';
import type { DateClock } from '../../src/shared/clock.ts';

export interface SettableClock extends DateClock {
  advance(ms: number): void;
}

export function settableClock(start = new Date('2026-11-21T08:00:00.000Z')): SettableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
  };
}

export interface TestContext {
  readonly context: ServiceContext;
  readonly clock: SettableClock;
  readonly workspaceId: string;
  /** Makes a workspace key of the mode, by default without an end, and says who makes requests with it. */
  principal(mode?: 'live' | 'test', expiresAt?: Date): Promise<Principal>;
  /** Writes one event of the type, as the service does with a state change. */
  emit(principal: Principal, type: EventType): Promise<void>;
  /** Empties the data of a test and fills the purse, so that a file needs one database only. */
  reset(tokens: number): Promise<void>;
  close(): Promise<void>;
}

/** The service's domain on a real store, without its HTTP face. */
export async function openTestContext(
  options: Partial<ServiceOptions> = {},
  store: StoreOptions = { kind: 'memory' },
): Promise<TestContext> {
  const clock = settableClock();
  const opened = await openStore(store, (error) => {
    throw error;
  });
  const config = serviceConfig(
    { mode: 'server', store, allowWebhookCidrs: ['127.0.0.0/8'], ...options },
    () => 'http://127.0.0.1:1',
  );
  const boot = await bootstrap(opened, config.initialTokens, clock.now());
  const context: ServiceContext = {
    config,
    store: opened,
    clock,
    clockCheck: SAME_CLOCK,
    log: SILENT,
    metrics: new Metrics(),
    tracer: NO_TRACER,
    runScan: () => Promise.reject(new Error('no scan is run in this test')),
    resolver: {} as ServiceContext['resolver'],
    renderPdf: () => Promise.reject(new Error('no report is drawn in this test')),
    pdfStore: null,
    resultStore: null,
    secret: boot.secret,
  };
  return {
    context,
    clock,
    workspaceId: boot.workspaceId,
    principal: async (mode = 'live', expiresAt) => {
      const now = clock.now();
      const workspaceId = await workspaceOfMode(opened, boot.workspaceId, mode, now);
      const { id } = await createKey(
        opened,
        { workspaceId, type: 'workspace', mode, memberId: null, scopes: SCOPES, expiresAt: expiresAt ?? null },
        now,
      );
      return { keyId: id, workspaceId, livemode: mode === 'live', scopes: SCOPES };
    },
    emit: async (principal, type) => {
      const now = clock.now();
      await opened.transaction(async (tx) => {
        const scanId = newId('scn', now);
        const data = {
          scan_id: scanId,
          target: 'shop.test',
          scan_type: 'quick',
          status: 'queued',
          created_at: now.toISOString(),
        };
        const subscribers = await readSubscribers(tx, principal.workspaceId, now);
        await recordEvents(tx, principal.workspaceId, [event(type, scanId, data as never)], subscribers, now);
      });
    },
    reset: async (tokens) => {
      await opened.transaction(async (tx) => {
        await tx.exec(
          'TRUNCATE deliveries, delivery_attempts, webhooks, events, scans, targets, api_keys, ledger CASCADE',
        );
        await tx.query('UPDATE workspaces SET balance = 0 WHERE livemode');
        if (tokens > 0) await grantTokens(tx, boot.workspaceId, tokens, clock.now());
      });
    },
    close: () => opened.close(),
  };
}
