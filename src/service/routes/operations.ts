import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/openapi.ts';
import { DatabaseProbe } from '../database-probe.ts';
import type { ServiceContext } from '../service-context.ts';
import { registerDocs } from './docs.ts';

export interface Health {
  /** Null when this process has no workers. */
  readonly workers: {
    readonly scans: { readonly isAlive: boolean; readonly runningCount: number };
    /** Monotonic time of the last loop iteration. */
    readonly deliveries: { readonly lastTurn: number };
  } | null;
  readonly isStopping: () => boolean;
}

/** A loop without an iteration for this long is dead. */
const LOOP_DEAD_MS = 15_000;

/** Health, OpenAPI description and documentation. Cheap, and available without a key. */
export function registerOperations(server: FastifyInstance, service: ServiceContext, health: Health): void {
  const database = new DatabaseProbe(service.store);
  server.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));

  server.get('/readyz', async (_request, reply) => {
    const { workers } = health;
    const checks = {
      stopping: health.isStopping(),
      database: await database.responds(),
      scan_worker: workers === null ? null : workers.scans.isAlive,
      delivery_worker: workers === null ? null : performance.now() - workers.deliveries.lastTurn < LOOP_DEAD_MS,
    };
    const isReady =
      !checks.stopping && checks.database && checks.scan_worker !== false && checks.delivery_worker !== false;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not_ready', checks });
  });

  let document: string | undefined;
  server.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(service.config.publicUrl));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });

  registerDocs(server);
}
