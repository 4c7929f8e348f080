import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/openapi.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Store } from '../store/store.ts';
import { DatabaseSilent, inTime } from '../store/unavailable.ts';
import { registerDocs } from './docs.ts';

const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;
/** Beyond the deadline of a query: whatever is open longer has lost its connection or waits for a lock. */
const STUCK_MS = 10_000;

/** `ok`, or why requests would fail. */
type DatabaseState = 'ok' | 'database_unreachable' | 'database_silent' | 'database_read_only' | 'database_stuck';

/**
 * Checks whether the database responds and takes writes, no more than once a second and never concurrently: readiness needs
 * no key, so anyone can request it.
 */
class DatabaseProbe {
  readonly #store: Store;
  #query: Promise<DatabaseState> | undefined;
  #last: { readonly at: number; readonly state: DatabaseState } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async state(): Promise<DatabaseState> {
    if (this.#store.oldestMs > STUCK_MS) return 'database_stuck';
    if (this.#last !== undefined && performance.now() - this.#last.at < FRESH_MS) return this.#last.state;
    this.#query ??= this.#check();
    return inTime(this.#query, DEADLINE_MS, () => new DatabaseSilent(DEADLINE_MS)).catch(() => 'database_silent');
  }

  async #check(): Promise<DatabaseState> {
    const state = await this.#ask().catch((error: unknown) =>
      error instanceof DatabaseSilent ? 'database_silent' : 'database_unreachable',
    );
    this.#last = { at: performance.now(), state };
    this.#query = undefined;
    return state;
  }

  async #ask(): Promise<DatabaseState> {
    const [row] = await this.#store.query<{ read_only: boolean }>(
      "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only",
    );
    if (row?.read_only !== true) return 'ok';
    // The address may lead to another server by now, but these connections stay with a standby.
    this.#store.retireConnections();
    return 'database_read_only';
  }
}

export interface Health {
  /** Null when this process has no workers. */
  readonly workers: {
    readonly scans: {
      readonly isAlive: boolean;
      readonly runningCount: number;
      /** Monotonic time of the last loop iteration. */
      readonly lastTurn: number;
    };
    readonly deliveries: { readonly lastTurn: number };
  } | null;
  readonly isStopping: () => boolean;
}

/** A loop without an iteration for this long is late: the process is not ready. */
const LOOP_LATE_MS = 15_000;
/** And for this long it is dead: only a restart helps. Every wait of a loop for the database ends long before. */
const LOOP_DEAD_MS = 60_000;

/** Health, OpenAPI description and documentation. Cheap, and available without a key. */
export function registerOperations(server: FastifyInstance, service: ServiceContext, health: Health): void {
  const database = new DatabaseProbe(service.store);

  server.get('/healthz', (_request, reply) => {
    const dead = deadLoops(health);
    if (dead.length === 0) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'dead', reasons: dead.map((name) => `${name}_loop`) });
  });

  server.get('/readyz', async (_request, reply) => {
    const state = await database.state();
    const checks = { stopping: health.isStopping(), database: state === 'ok', clock: service.clockCheck.isRight };
    const workers = workerChecks(health);
    const faults = {
      stopping: checks.stopping,
      [state]: state !== 'ok',
      clock_skewed: !checks.clock,
      scan_worker: workers.scan_worker === false,
      delivery_worker: workers.delivery_worker === false,
    };
    const reasons = Object.entries(faults).flatMap(([reason, isFault]) => (isFault ? [reason] : []));
    if (reasons.length === 0) return reply.send({ status: 'ready', checks: { ...checks, ...workers } });
    return reply.code(503).send({ status: 'not_ready', checks: { ...checks, ...workers }, reasons });
  });

  let document: string | undefined;
  server.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(service.config.publicUrl));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });

  registerDocs(server);
}

const isWithin = (limitMs: number, { lastTurn }: { readonly lastTurn: number }): boolean =>
  performance.now() - lastTurn < limitMs;

/** Loops that only a restart brings back. */
function deadLoops({ workers, isStopping }: Health): string[] {
  if (workers === null || isStopping()) return [];
  return (['scans', 'deliveries'] as const).filter((name) => !isWithin(LOOP_DEAD_MS, workers[name]));
}

/** Whether each worker is ready; null when this process has none. */
function workerChecks({ workers }: Health) {
  return {
    scan_worker: workers === null ? null : workers.scans.isAlive,
    delivery_worker: workers === null ? null : isWithin(LOOP_LATE_MS, workers.deliveries),
  };
}
