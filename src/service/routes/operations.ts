import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../contract/openapi.ts';
import { registerDocs } from '../docs/docs-routes.ts';
import type { ServiceContext } from '../service-context.ts';

export interface Health {
  /** Null where this process has no workers. */
  readonly workers: {
    readonly scans: { readonly isAlive: boolean; readonly runningCount: number };
    /** Monotonic time of the last turn of its loop. */
    readonly deliveries: { readonly lastTurn: number };
  } | null;
  readonly isStopping: () => boolean;
}

/** A loop that has not turned for so long is dead. */
const LOOP_DEAD_MS = 15_000;

const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/** What operators and tools ask for; none of it needs a key. */
export function registerOperations(server: FastifyInstance, service: ServiceContext, health: Health): void {
  server.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));

  server.get('/readyz', async (_request, reply) => {
    const { workers } = health;
    const checks = {
      stopping: health.isStopping(),
      database: await answers(service),
      scan_worker: workers === null ? null : workers.scans.isAlive,
      delivery_worker: workers === null ? null : performance.now() - workers.deliveries.lastTurn < LOOP_DEAD_MS,
    };
    const isReady =
      !checks.stopping && checks.database && checks.scan_worker !== false && checks.delivery_worker !== false;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not_ready', checks });
  });

  server.get('/metrics', async (_request, reply) => {
    await gauges(service, health);
    return reply.header('content-type', PROMETHEUS).send(service.metrics.render());
  });

  let document: string | undefined;
  server.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(service.config.publicUrl));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });

  registerDocs(server);
}

async function answers(service: ServiceContext): Promise<boolean> {
  try {
    await service.store.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}

async function gauges({ store, metrics }: ServiceContext, health: Health): Promise<void> {
  const rows = await store.query<{ status: string; count: number }>(
    "SELECT status, count(*)::int AS count FROM scans WHERE status IN ('queued', 'running') GROUP BY status",
  );
  for (const status of ['queued', 'running']) {
    const count = rows.find((row) => row.status === status)?.count ?? 0;
    metrics.gauge('scan_gate_scans', 'Scans that are not final, over all processes.', { status }, count);
  }
  const [due] = await store.query<{ pending: number; held: number }>(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'held')::int AS held
     FROM deliveries WHERE status IN ('pending', 'held')`,
  );
  metrics.gauge(
    'scan_gate_deliveries',
    'Webhook deliveries that are not final.',
    { status: 'pending' },
    due?.pending ?? 0,
  );
  metrics.gauge('scan_gate_deliveries', 'Webhook deliveries that are not final.', { status: 'held' }, due?.held ?? 0);
  if (health.workers !== null) {
    metrics.gauge(
      'scan_gate_worker_running_scans',
      'Scans this process works on.',
      {},
      health.workers.scans.runningCount,
    );
  }
  const memory = process.memoryUsage();
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of this process.', {}, memory.rss);
  metrics.gauge('process_uptime_seconds', 'Age of this process.', {}, Math.round(process.uptime()));
}
