import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type KeyMode, SCOPES, type Scope } from '../../src/contract/key.ts';
import { workspaceOfMode } from '../../src/service/admin/admin-call.ts';
import { createKey } from '../../src/service/keys/keys.ts';
import type { RunningService, ServiceOptions, StoreOptions } from '../../src/service/options.ts';
import { type ServiceParts, startService } from '../../src/service/start.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import type { Store } from '../../src/service/store/store.ts';
import { laneOfRun } from '../lanes.ts';
import { ContractClient } from './contract-client.ts';
import { hasPostgres } from './postgres.ts';
import { ScriptedEngine } from './scripted-engine.ts';
import { sharedDatabase } from './shared-postgres.ts';

export interface TestService {
  readonly service: RunningService;
  readonly store: Store;
  /** Uses the live key with every scope. */
  readonly api: ContractClient;
  readonly engine: ScriptedEngine;
  /** Lines of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** A new workspace key. */
  key(scopes?: readonly Scope[], mode?: KeyMode): Promise<string>;
  close(): Promise<void>;
}

/** Everything that a test of one service starts; `open` tells which store it runs on. */
export interface StoreCase {
  readonly name: 'PGlite' | 'PostgreSQL';
  start(options?: Partial<ServiceOptions>, parts?: ServiceParts): Promise<TestService>;
  /** Options of a new store without data. @param migrated false for a database that holds no table yet; default true */
  storeOptions(migrated?: boolean): Promise<StoreOptions>;
}

/**
 * Starts a service on a free port. By default in server mode with loopback open to scans, no rate limits and an engine
 * that the test scripts, or with engine processes when `parts` names their entry.
 */
export async function startTestService(
  storeOptions: StoreOptions,
  options: Partial<ServiceOptions> = {},
  parts: ServiceParts = {},
): Promise<TestService> {
  const engine = new ScriptedEngine();
  const log: Record<string, unknown>[] = [];
  const store =
    parts.store ?? (await openStore(storeOptions, (error) => log.push({ event: 'store', error: String(error) })));
  const service = await startService(
    {
      mode: 'server',
      store: storeOptions,
      allowScanCidrs: ['127.0.0.0/8', '::1/128'],
      rateLimits: null,
      log: (line) => log.push(JSON.parse(line) as Record<string, unknown>),
      ...options,
    },
    { ...(parts.engineEntry === undefined && { runScan: engine.run }), ...parts, store },
  );
  return {
    service,
    store,
    engine,
    log,
    api: new ContractClient(service.url, service.apiKey),
    async key(scopes = SCOPES, mode = 'live') {
      const now = new Date();
      const workspaceId = await workspaceOfMode(store, service.workspaceId, mode, now);
      const made = await createKey(
        store,
        { workspaceId, type: 'workspace', mode, memberId: null, scopes, expiresAt: null },
        now,
      );
      return made.secret;
    },
    close: () => service.close(),
  };
}

/** Time-outs of HTTP that a test can wait for, and that a busy machine can keep. */
export const FAST = { headersMs: 400, requestMs: 800, checkMs: 50 };

/** Runs the same tests on the embedded store and on a real PostgreSQL. */
export function describeStores(title: string, define: (kind: StoreCase) => void): void {
  describePglite(title, define);
  describePostgres(title, define);
}

/** Runs tests on the embedded store; not in the full lane, because the fast one has them. */
export function describePglite(title: string, define: (kind: StoreCase) => void): void {
  if (laneOfRun() === 'full') return;
  describe(`${title} (PGlite)`, () => {
    // One database for all tests of the file, emptied between them: to open one takes most of a second.
    let shared: Store;
    const open: TestService[] = [];
    beforeAll(async () => {
      shared = await openStore({ kind: 'memory' }, () => {});
    });
    afterEach(async () => {
      for (const service of open.splice(0)) await service.close();
      await empty(shared);
    });
    afterAll(() => shared.close());
    define({
      name: 'PGlite',
      storeOptions: async () => ({ kind: 'memory' }),
      async start(options, parts) {
        const store = { ...shared, close: async () => {} };
        const service = await startTestService({ kind: 'memory' }, options, { store, ...parts });
        open.push(service);
        return service;
      },
    });
  });
}

/** Runs tests on a real PostgreSQL, in the full lane; loudly skipped where there is none. */
export function describePostgres(title: string, define: (kind: StoreCase) => void): void {
  if (laneOfRun() === 'fast') return;
  describe.skipIf(!hasPostgres())(`${title} (PostgreSQL)`, () => {
    const open: TestService[] = [];
    afterEach(async () => {
      for (const service of open.splice(0)) await service.close();
    });
    const storeOptions = async (migrated = true): Promise<StoreOptions> => ({
      kind: 'postgres',
      url: await sharedDatabase(migrated),
    });
    define({
      name: 'PostgreSQL',
      storeOptions,
      async start(options, parts) {
        const service = await startTestService(options?.store ?? (await storeOptions()), options, parts);
        open.push(service);
        return service;
      },
    });
  });
}

async function empty(store: Store): Promise<void> {
  const tables = await store.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'",
  );
  await store.query(`TRUNCATE ${tables.map((table) => table.name).join(', ')} CASCADE`);
}

/** Waits until a condition holds, asking again at short intervals, up to a deadline. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false | null>,
  deadlineMs = 60_000,
): Promise<Value> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const value = await ask();
    if (value !== undefined && value !== false && value !== null) return value;
    if (performance.now() > deadline) throw new Error(`not within ${deadlineMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
