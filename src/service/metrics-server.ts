import Fastify, { type FastifyInstance } from 'fastify';
import { errorFields } from './log.ts';
import { collectProcess } from './process-metrics.ts';
import type { Health } from './routes/operations.ts';
import type { ServiceContext } from './service-context.ts';
import { DatabaseSilent, inTime } from './store/unavailable.ts';

/** A scrape costs the same whatever the backlog. */
const COUNTED_MAX = 100_000;
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/** Within which the database must answer for its gauges to be part of a scrape, in milliseconds. */
const DATABASE_MS = 1_000;
const DATABASE_GAUGES = [
  'scan_gate_scans',
  'scan_gate_queue_oldest_seconds',
  'scan_gate_deliveries',
  'scan_gate_deliveries_overdue_seconds',
] as const;

/**
 * Serves `GET /metrics` on a separate listener: metrics reveal the load of the service and cost database queries, so API
 * clients must not reach them. Without the database, the gauges it knows are absent and the others are served.
 */
export function createMetricsServer(service: ServiceContext, health: Health): FastifyInstance {
  const server = Fastify({ logger: false, requestTimeout: 30_000, forceCloseConnections: 'idle' });
  server.setErrorHandler((error, _request, reply) => {
    service.log('error', 'metrics.failed', errorFields(error));
    return reply.code(503).type('text/plain; charset=utf-8').send('Metrics are unavailable.\n');
  });
  const stop = collectProcess(service, health.workers);
  server.addHook('onClose', async () => stop());
  let reading: Promise<() => void> | undefined;
  server.get('/metrics', async (_request, reply) => {
    // One at a time, however often the endpoint is scraped while the database is silent.
    reading ??= readDatabase(service).finally(() => {
      reading = undefined;
    });
    const isUp = await inTime(reading, DATABASE_MS, () => new DatabaseSilent(DATABASE_MS)).then(
      (write) => {
        write();
        return true;
      },
      () => false,
    );
    if (!isUp) for (const name of DATABASE_GAUGES) service.metrics.forget(name);
    service.metrics.set('scan_gate_database_up', {}, isUp ? 1 : 0);
    return reply.header('content-type', PROMETHEUS).send(service.metrics.render());
  });
  return server;
}

/** @returns a function that writes what was read */
async function readDatabase({ store, metrics, clock, config }: ServiceContext): Promise<() => void> {
  const now = clock.now();
  const [scans] = await store.query<{ queued: number; oldest: number; running: number }>(
    // Without those of suspended workspaces, and the oldest without those of workspaces at their maximum: more workers would
    // not run them. Changes are added up by workers, of which there may be none.
    `WITH queues AS (
       SELECT workspace_id, queued, turn, running < coalesce(running_max, $2) AS is_free
       FROM scan_queues WHERE running_max IS DISTINCT FROM 0),
     changes AS (
       SELECT c.queued, c.turn, coalesce(q.running < coalesce(q.running_max, $2), true) AS is_free
       FROM scan_queue_changes c LEFT JOIN scan_queues q USING (workspace_id) WHERE q.running_max IS DISTINCT FROM 0),
     waiting AS (SELECT queued, turn, is_free FROM queues UNION ALL SELECT queued, turn, is_free FROM changes)
     SELECT coalesce(sum(queued), 0)::bigint AS queued,
       coalesce(greatest(0, extract(epoch FROM $1 - min(turn) FILTER (WHERE is_free))), 0)::float8 AS oldest,
       (SELECT count(*) FROM scans WHERE status = 'running') AS running
     FROM waiting`,
    [now, config.scansPerWorkspace],
  );
  const [due] = await store.query<{ pending: number; held: number; overdue: number }>(
    `SELECT (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'pending' LIMIT $1) AS p)::int AS pending,
       (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'held' LIMIT $1) AS h)::int AS held,
       greatest(0, extract(epoch FROM $2 - (SELECT min(next_attempt_at) FROM deliveries WHERE status = 'pending')))::float8
         AS overdue`,
    [COUNTED_MAX, now],
  );
  return () => {
    for (const status of ['queued', 'running'] as const)
      metrics.set('scan_gate_scans', { status }, scans?.[status] ?? 0);
    metrics.set('scan_gate_queue_oldest_seconds', {}, scans?.oldest ?? 0);
    for (const status of ['pending', 'held'] as const)
      metrics.set('scan_gate_deliveries', { status }, due?.[status] ?? 0);
    metrics.set('scan_gate_deliveries_overdue_seconds', {}, due?.overdue ?? 0);
  };
}
