import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/openapi.ts';
import { DatabaseProbe } from '../database-probe.ts';
import type { ServiceContext } from '../service-context.ts';
import { registerDocs } from './docs.ts';

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
