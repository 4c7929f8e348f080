import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RunScan } from '../engine/core/engine.ts';
import type { DnsResolver } from '../engine/core/resolver.ts';
import { IsolatedEngine } from '../engine/isolation/isolated-engine.ts';
import { type DateClock, systemDateClock } from '../shared/clock.ts';
import { present } from '../shared/records.ts';
import { type AdminContext, adminHandlers } from './admin/admin-handlers.ts';
import { createAdminServer } from './admin/admin-server.ts';
import { locateConsole, readAssets } from './console/assets.ts';
import { ConsoleKeys } from './console/console-key.ts';
import { consoleUrl } from './console/links.ts';
import type { ConsoleContext } from './console/routes/authenticate-session.ts';
import { registerConsole } from './console/routes/register-console.ts';
import { DatabaseClock, SAME_CLOCK } from './database-clock.ts';
import { awaitBootstrap, bootstrap, locateKeys } from './first-start.ts';
import type { Handlers } from './http/route-context.ts';
import { createServer, type HttpTimeouts } from './http/server.ts';
import { KeyLookup } from './keys/key-lookup.ts';
import { readUsage } from './ledger.ts';
import { errorFields, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';
import type { RunningService, ServiceOptions, ServiceRole } from './options.ts';
import { RecurringJobs, SCHEDULES } from './recurring-jobs.ts';
import { RepeatedErrors } from './repeated-errors.ts';
import { channelRoutes } from './routes/channels.ts';
import { checkRoutes } from './routes/checks.ts';
import { type Health, registerOperations } from './routes/operations.ts';
import { scanRoutes } from './routes/scans.ts';
import { scheduleRoutes } from './routes/schedules.ts';
import { targetRoutes } from './routes/targets.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { PdfStore } from './scans/pdf-store.ts';
import { ResultStore } from './scans/result-store.ts';
import { serviceConfig, serviceLog } from './service-config.ts';
import type { ServiceConfig, ServiceContext } from './service-context.ts';
import { createS3ObjectStorage } from './storage/s3-object-storage.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { NO_TRACER, type Tracer } from './tracing/tracer.ts';
import { DeliveryWorker } from './webhooks/delivery-worker.ts';
import { createWebhookSender, type SenderOptions, type WebhookSender } from './webhooks/sender.ts';
import { deliveryAddressRule } from './webhooks/webhook-url.ts';
import { ScanWorker, type WorkerTiming } from './worker/scan-worker.ts';

/** A handler for every route of the contract; a missing one is a type error. */
function allHandlers(sender: WebhookSender): Required<Handlers> {
  return {
    getUsage: async (sql, { service: { config, clock }, principal }) => ({
      status: 200,
      body: await readUsage(sql, principal.workspaceId, config, clock.now()),
    }),
    ...checkRoutes,
    ...targetRoutes(),
    ...scanRoutes,
    ...scheduleRoutes,
    ...webhookRoutes(sender),
    ...channelRoutes(sender),
  };
}

/** Dependencies that tests replace. */
export interface ServiceParts {
  /** Opened and migrated; the service closes it. */
  readonly store?: Store;
  readonly runScan?: RunScan;
  /** Entry file of engine processes. */
  readonly engineEntry?: string;
  readonly resolver?: DnsResolver;
  /** Default: the clock of the database. */
  readonly clock?: DateClock;
  /** The clock of this machine, which is compared with that of the database. */
  readonly machineClock?: DateClock;
  readonly renderPdf?: ServiceContext['renderPdf'];
  readonly workerTiming?: WorkerTiming;
  readonly webhookLookup?: SenderOptions['lookup'];
  readonly httpTimeouts?: HttpTimeouts;
  /** Time of caches of keys and of limits per address, in milliseconds. */
  readonly monotonic?: () => number;
  readonly consoleFolder?: string;
}

/**
 * Starts the store, the API, the admin API and the workers that the mode and role call for.
 * @throws Error for an invalid option, a store that cannot be opened or a port in use; nothing keeps running
 */
export async function startService(options: ServiceOptions, parts: ServiceParts = {}): Promise<RunningService> {
  const started = performance.now();
  const role = options.role ?? 'all';
  const log = serviceLog(options);
  const metrics = new Metrics();
  const lost = new RepeatedErrors((fields) => log('warn', 'database.connection', fields));
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log('error', 'service.close_failed', errorFields(error)));
    }
  };
  let isStopping = false;
  let listeningUrl = '';
  const config = serviceConfig(options, () => listeningUrl);
  try {
    const tracer = await startTracer(options, log, closers);
    const runScan = parts.runScan ?? startEngine(role, parts.engineEntry, log, metrics, closers);
    const store = parts.store ?? (await openStore(options.store, (error) => lost.add(error), options.migrate));
    closers.push(() => store.close());
    const { clock, clockCheck } = await startClock(store, log, metrics, parts, closers);
    const boot =
      role === 'worker'
        ? await awaitBootstrap(store)
        : await bootstrap(store, config.initialTokens, clock.now(), options.keyKeeper, options.adminTokenHash);
    const renderPdf = parts.renderPdf ?? lazyPdf;
    const service: ServiceContext = {
      config,
      store,
      clock,
      clockCheck,
      log,
      metrics,
      tracer,
      runScan,
      resolver: parts.resolver ?? (new Resolver({ timeout: 2_000, tries: 2 }) as DnsResolver),
      renderPdf,
      ...reportStores(options, store, renderPdf, clock, log),
      secret: boot.secret,
    };
    const keys = new KeyLookup(store, clock, log);
    closers.push(() => keys.close());
    const sender = createSender(options, config, tracer, parts);
    closers.push(() => sender.close());
    const workers =
      role === 'api'
        ? null
        : { scans: new ScanWorker(service, parts.workerTiming), deliveries: new DeliveryWorker(service, sender) };
    const handlers = role === 'worker' ? {} : allHandlers(sender);
    const server = createServer(service, keys, handlers, parts.httpTimeouts);
    const health = { workers, isStopping: () => isStopping };
    registerOperations(server, service, health);
    const admin = { service, keys, workspaceId: boot.workspaceId };
    if (role !== 'worker') await serveIdentity(server, service, options, parts, closers);
    if (config.console !== null) await serveConsole(server, admin, handlers, options, parts, closers);
    const url = await listen(server, closers, options.host ?? '127.0.0.1', options.port ?? 0);
    listeningUrl = url;
    const adminUrl = await startAdmin(options, role, admin, closers);
    if (role !== 'worker') {
      await locateKeys(service, options.keyKeeper, { workspaceId: boot.workspaceId, url, adminUrl });
    }
    const metricsUrl = await startMetrics(options, service, health, closers);
    await startCallbacks(options, closers);
    await startWorkers(service, workers, closers);
    const readyMs = performance.now() - started;
    log('info', 'service.ready', { url, role, store: store.kind, ready_ms: Math.round(readyMs) });
    let closing: Promise<void> | undefined;
    return {
      url,
      workspaceId: boot.workspaceId,
      apiKey: boot.apiKey,
      adminUrl,
      consoleUrl: consoleUrl(config),
      adminToken: boot.adminToken,
      metricsUrl,
      readyMs,
      close() {
        isStopping = true;
        closing ??= stop(closeAll, log);
        return closing;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function stop(closeAll: () => Promise<void>, log: Log): Promise<void> {
  const started = performance.now();
  log('info', 'service.stopping');
  await closeAll();
  log('info', 'service.stopped', { stop_ms: Math.round(performance.now() - started) });
}

type Closers = (() => Promise<unknown>)[];

function reportStores(
  { objectStorage }: ServiceOptions,
  store: Store,
  render: ServiceContext['renderPdf'],
  clock: DateClock,
  log: Log,
): Pick<ServiceContext, 'pdfStore' | 'resultStore'> {
  if (objectStorage === undefined) return { pdfStore: null, resultStore: null };
  const storage = createS3ObjectStorage(objectStorage, clock);
  return {
    pdfStore: new PdfStore({ store, storage, render, log, now: () => performance.now() }),
    resultStore: new ResultStore(store, storage),
  };
}

function createSender(
  { trustedRoots }: ServiceOptions,
  { allowWebhookCidrs }: ServiceConfig,
  tracer: Tracer,
  { webhookLookup }: ServiceParts,
): WebhookSender {
  return createWebhookSender({
    isAllowedAddress: deliveryAddressRule(allowWebhookCidrs),
    tracer,
    ...present({ trustedRoots, lookup: webhookLookup }),
  });
}

/** Without a collector, the packages of OpenTelemetry are not loaded. */
async function startTracer({ traces }: ServiceOptions, log: Log, closers: Closers): Promise<Tracer> {
  if (traces === undefined) return NO_TRACER;
  const { createTracer } = await import('./tracing/otel-tracer.ts');
  const tracer = createTracer(traces, log);
  closers.push(() => tracer.close());
  return tracer;
}

/** Without issuers there is no such path, and its library is not loaded. */
async function serveIdentity(
  server: FastifyInstance,
  service: ServiceContext,
  { trustedRoots }: ServiceOptions,
  { monotonic = () => performance.now() }: ServiceParts,
  closers: Closers,
): Promise<void> {
  const { issuers, allowCidrs } = service.config.identity;
  if (issuers.length === 0) return;
  const [{ IssuerKeys, issuerFetch }, { registerIdentity }] = await Promise.all([
    import('./identity/issuer-keys.ts'),
    import('./routes/identity.ts'),
  ]);
  const { json, close } = issuerFetch({
    isAllowedAddress: deliveryAddressRule(allowCidrs),
    ...present({ trustedRoots }),
  });
  closers.push(close);
  registerIdentity(
    server,
    service,
    new Map(issuers.map((issuer) => [issuer, new IssuerKeys(issuer, json, monotonic)])),
    monotonic,
  );
}

async function serveConsole(
  server: FastifyInstance,
  admin: AdminContext,
  api: Handlers,
  options: ServiceOptions,
  parts: ServiceParts,
  closers: Closers,
): Promise<void> {
  const { service, workspaceId } = admin;
  const assets = await readAssets(parts.consoleFolder ?? locateConsole());
  const sso = await startSso(service, options, parts, closers);
  const context = { service, consoleKeys: new ConsoleKeys(service.store), workspaceId, sso: sso?.provider ?? null };
  registerConsole(server, context, { api, admin: adminHandlers(admin) }, assets, sso?.register ?? null);
}

/** Without an identity provider, its library is not loaded. */
async function startSso(
  { config }: ServiceContext,
  { trustedRoots }: ServiceOptions,
  { monotonic = () => performance.now() }: ServiceParts,
  closers: Closers,
) {
  const sso = config.console?.sso ?? null;
  if (sso === null) return null;
  const [{ IssuerKeys, issuerFetch }, { SsoProvider }, { registerSso }] = await Promise.all([
    import('./identity/issuer-keys.ts'),
    import('./sso/provider.ts'),
    import('./console/routes/sso-routes.ts'),
  ]);
  const { json, send, close } = issuerFetch({
    isAllowedAddress: deliveryAddressRule(config.identity.allowCidrs),
    ...present({ trustedRoots }),
  });
  closers.push(close);
  const provider = new SsoProvider(sso, { send, keys: new IssuerKeys(sso.issuer, json, monotonic), now: monotonic });
  const register = (scope: FastifyInstance, context: ConsoleContext) =>
    registerSso(scope, context, provider, sso, monotonic);
  return { provider, register };
}

/** A database server has a clock of its own, which its processes share. */
async function startClock(
  store: Store,
  log: Log,
  metrics: Metrics,
  { clock, machineClock }: ServiceParts,
  closers: Closers,
): Promise<Pick<ServiceContext, 'clock' | 'clockCheck'>> {
  if (store.kind !== 'postgres') return { clock: clock ?? machineClock ?? systemDateClock, clockCheck: SAME_CLOCK };
  const database = new DatabaseClock(store, log, metrics, machineClock);
  await database.start();
  closers.push(async () => database.stop());
  return { clock: clock ?? database, clockCheck: database };
}

/** Warms up the first engine process while the store opens. */
function startEngine(
  role: ServiceRole,
  entry: string | undefined,
  log: Log,
  metrics: Metrics,
  closers: Closers,
): RunScan {
  const engine = new IsolatedEngine({
    ...(entry === undefined ? {} : { entry }),
    onCrash: (target, end) => {
      metrics.count('scan_gate_engine_crashes_total');
      log('error', 'engine.crashed', { target, ...end });
    },
  });
  metrics.collect(() => {
    const { busy, idle } = engine.processes;
    metrics.set('scan_gate_engine_processes', { state: 'busy' }, busy);
    metrics.set('scan_gate_engine_processes', { state: 'idle' }, idle);
  });
  closers.push(() => engine.close());
  if (role !== 'api') engine.warm();
  return engine.run;
}

async function listen(server: FastifyInstance, closers: Closers, host: string, port: number): Promise<string> {
  closers.push(() => server.close());
  await server.listen({ host, port });
  const bound = server.server.address() as AddressInfo;
  const isAny = bound.address === '::' || bound.address === '0.0.0.0';
  const shown = isAny ? '127.0.0.1' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${shown}:${bound.port}`;
}

/** An embedded service has no admin API. */
async function startAdmin(
  options: ServiceOptions,
  role: ServiceRole,
  context: Parameters<typeof createAdminServer>[0],
  closers: Closers,
): Promise<string | null> {
  if (options.mode === 'embedded' || role === 'worker') return null;
  return listen(createAdminServer(context), closers, '127.0.0.1', options.adminPort ?? 0);
}

async function startMetrics(
  { metrics }: ServiceOptions,
  service: ServiceContext,
  health: Health,
  closers: Closers,
): Promise<string | null> {
  if (metrics === undefined) return null;
  return listen(createMetricsServer(service, health), closers, metrics.host, metrics.port);
}

/** Without the option, the library for DNS is not loaded. */
async function startCallbacks({ callbacks }: ServiceOptions, closers: Closers): Promise<void> {
  if (callbacks === undefined) return;
  const { startCallbackServer } = await import('../engine/transport/callbacks/callback-server.ts');
  const server = await startCallbackServer(callbacks);
  closers.push(() => server.close());
}

async function startWorkers(
  service: ServiceContext,
  workers: { readonly scans: ScanWorker; readonly deliveries: DeliveryWorker } | null,
  closers: Closers,
): Promise<void> {
  if (workers === null) return;
  // Apart from the upkeep, which may take minutes.
  const schedules = new RecurringJobs(service, SCHEDULES);
  const jobs = new RecurringJobs(service);
  const parts = [workers.deliveries, workers.scans, schedules, jobs];
  // Together: each may have to wait until a silent database is given up.
  closers.push(async () => {
    const ends = await Promise.allSettled(parts.map((part) => part.stop()));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  });
  await workers.deliveries.start();
  await workers.scans.start();
  schedules.start();
  jobs.start();
}

/** Renders in a worker thread, loaded with the first PDF. */
const lazyPdf: ServiceContext['renderPdf'] = async (report) => {
  const { renderPdf } = await import('../reports/pdf/render-pdf.ts');
  return renderPdf(report);
};
