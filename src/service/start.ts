import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { DEFAULT_PRICES } from '../contract/usage.ts';
import { blockList } from '../engine/address-guard.ts';
import type { RunScan } from '../engine/engine.ts';
import type { DnsResolver } from '../engine/resolver.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { createServer } from './http/server.ts';
import { KeyLookup } from './keys/key-lookup.ts';
import { errorFields, jsonLog, type Log, SILENT } from './log.ts';
import { Maintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import type { RunningService, ServiceOptions } from './options.ts';
import { HANDLERS } from './routes/handlers.ts';
import { registerOperations } from './routes/operations.ts';
import type { RateLimits, ServiceConfig, ServiceContext } from './service-context.ts';
import { openStore } from './store/open-store.ts';
import { ScanWorker, WORKER_TIMING, type WorkerTiming } from './worker/scan-worker.ts';
import { bootstrap } from './workspaces.ts';

/** What a test puts in place of the world; production uses the defaults. */
export interface ServiceParts {
  readonly runScan?: RunScan;
  readonly resolver?: DnsResolver;
  readonly clock?: Clock;
  readonly renderPdf?: ServiceContext['renderPdf'];
  readonly workerTiming?: WorkerTiming;
}

const DEFAULT_TOKENS = { embedded: 1_000_000, server: 10_000 } as const;
const DEFAULT_CONCURRENCY = { embedded: 8, server: 4 } as const;
const DEFAULT_LIMITS: RateLimits = { perMinute: 600, burst: 100, scanCreatesPerMinute: 120 };

/**
 * Starts the service: store, HTTP face and worker, as the role says.
 * @throws Error when the store cannot be opened, an option is wrong or the port is taken; nothing is left running then
 */
export async function startService(options: ServiceOptions, parts: ServiceParts = {}): Promise<RunningService> {
  const started = performance.now();
  const role = options.role ?? 'all';
  const log = logOf(options);
  const clock = parts.clock ?? SYSTEM_CLOCK;
  // A wrong range is said now, not at the first scan.
  blockList([...(options.allowScanCidrs ?? []), ...(options.allowWebhookCidrs ?? [])]);
  const store = await openStore(options.store, (error) => log('warn', 'database.connection', errorFields(error)));
  const closers: (() => Promise<unknown>)[] = [() => store.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log('error', 'service.close_failed', errorFields(error)));
    }
  };
  try {
    const boot = await bootstrap(store, options.initialTokens ?? DEFAULT_TOKENS[options.mode], clock.now());
    const config = configOf(options);
    const service: ServiceContext = {
      config,
      store,
      clock,
      log,
      metrics: new Metrics(),
      runScan: parts.runScan ?? lazyEngine(),
      resolver: parts.resolver ?? (new Resolver({ timeout: 2_000, tries: 2 }) as DnsResolver),
      renderPdf: parts.renderPdf ?? lazyPdf,
      secret: boot.secret,
    };
    const keys = new KeyLookup(store, clock, log);
    const worker = role === 'api' ? null : new ScanWorker(service, parts.workerTiming ?? WORKER_TIMING);
    let isStopping = false;
    const server = createServer(service, keys, HANDLERS());
    registerOperations(server, service, { worker, isStopping: () => isStopping });
    closers.push(() => keys.close());
    await server.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
    closers.push(() => server.close());
    const url = addressUrl(server.server.address() as AddressInfo);
    config.publicUrl = (options.publicUrl ?? url).replace(/\/+$/, '');
    if (worker !== null) {
      closers.push(() => worker.stop());
      await worker.start();
    }
    const maintenance = new Maintenance(service);
    closers.push(() => maintenance.stop());
    maintenance.start();
    const readyMs = performance.now() - started;
    log('info', 'service.ready', { url, role, store: store.kind, ready_ms: Math.round(readyMs) });
    let closing: Promise<void> | undefined;
    return {
      url,
      workspaceId: boot.workspaceId,
      apiKey: boot.apiKey,
      adminUrl: null,
      adminToken: boot.adminToken,
      readyMs,
      close() {
        isStopping = true;
        closing ??= closeAll();
        return closing;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** `publicUrl` is known only once the port is. */
function configOf(options: ServiceOptions): Mutable<ServiceConfig> {
  const concurrency = options.scanConcurrency ?? DEFAULT_CONCURRENCY[options.mode];
  return {
    mode: options.mode,
    publicUrl: '',
    prices: { ...DEFAULT_PRICES, ...options.prices },
    initialTokens: options.initialTokens ?? DEFAULT_TOKENS[options.mode],
    requireVerification: options.requireVerification ?? false,
    addressPolicy: {
      mode: options.mode === 'embedded' ? 'any' : 'public',
      allow: options.allowScanCidrs ?? [],
    },
    allowWebhookCidrs: options.allowWebhookCidrs ?? [],
    verificationSeed: options.verificationSeed ?? null,
    trustedRoots: options.trustedRoots ?? null,
    rateLimits: options.rateLimits === undefined ? DEFAULT_LIMITS : options.rateLimits,
    scanConcurrency: concurrency,
    scansPerWorkspace: options.scansPerWorkspace ?? concurrency,
  };
}

function logOf(options: ServiceOptions): Log {
  if (options.log !== undefined) return jsonLog(options.log);
  return options.mode === 'embedded' ? SILENT : jsonLog((line) => process.stderr.write(`${line}\n`));
}

function addressUrl({ address, family, port }: AddressInfo): string {
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** The engine is loaded with the first scan, not with the service. */
function lazyEngine(): RunScan {
  return async (request) => {
    const { runScan } = await import('../engine/run.ts');
    return runScan(request);
  };
}

/** Drawn in a worker thread; the renderer is loaded with the first PDF. */
const lazyPdf: ServiceContext['renderPdf'] = async (report) => {
  const { renderPdf } = await import('../reports/pdf/render-pdf.ts');
  return renderPdf(report);
};
