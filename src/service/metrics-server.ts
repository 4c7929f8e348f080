import Fastify, { type FastifyInstance } from 'fastify';
import { errorFields } from './log.ts';
import type { Health } from './routes/operations.ts';
import type { ServiceContext } from './service-context.ts';
import { DatabaseSilent, inTime } from './store/unavailable.ts';

/** A scrape costs the same whatever the backlog. */
const COUNTED_MAX = 100_000;
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/** Within which the database must answer for its gauges to be part of a scrape, in milliseconds. */
const DATABASE_MS = 1_000;
const DATABASE_GAUGES = ['scan_gate_scans', 'scan_gate_deliveries', 'scan_gate_deliveries_overdue_seconds'] as const;

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
    const help = `Whether the database answered within ${DATABASE_MS / 1_000} s for this scrape.`;
    service.metrics.gauge('scan_gate_database_up', help, {}, isUp ? 1 : 0);
    processGauges(service, health);
    return reply.header('content-type', PROMETHEUS).send(service.metrics.render());
  });
  return server;
}

/** @returns a function that writes what was read */
async function readDatabase({ store, metrics, clock }: ServiceContext): Promise<() => void> {
  const [scans] = await store.query<{ queued: number; running: number }>(
    // Without those of suspended workspaces, which more workers would not run.
    `WITH idle AS (SELECT workspace_id FROM scan_queues WHERE running_max = 0)
     SELECT (SELECT coalesce(sum(queued), 0) FROM scan_queues WHERE running_max IS DISTINCT FROM 0)::bigint
         + (SELECT coalesce(sum(queued), 0) FROM scan_queue_changes WHERE workspace_id NOT IN (TABLE idle))::bigint AS queued,
       (SELECT count(*) FROM scans WHERE status = 'running') AS running`,
  );
  const [due] = await store.query<{ pending: number; held: number; overdue: number }>(
    `SELECT (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'pending' LIMIT $1) AS p)::int AS pending,
       (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'held' LIMIT $1) AS h)::int AS held,
       greatest(0, extract(epoch FROM $2 - (SELECT min(next_attempt_at) FROM deliveries WHERE status = 'pending')))::float8
         AS overdue`,
    [COUNTED_MAX, clock.now()],
  );
  return () => {
    for (const status of ['queued', 'running'] as const) {
      metrics.gauge('scan_gate_scans', 'Queued and running scans of all processes.', { status }, scans?.[status] ?? 0);
    }
    const help = `Pending and held webhook deliveries, counted up to ${COUNTED_MAX}.`;
    for (const status of ['pending', 'held'] as const)
      metrics.gauge('scan_gate_deliveries', help, { status }, due?.[status] ?? 0);
    metrics.gauge(
      'scan_gate_deliveries_overdue_seconds',
      'Time since the oldest pending delivery became due.',
      {},
      due?.overdue ?? 0,
    );
  };
}

function processGauges({ metrics }: ServiceContext, health: Health): void {
  if (health.workers !== null) {
    metrics.gauge(
      'scan_gate_worker_running_scans',
      'Scans running in this process.',
      {},
      health.workers.scans.runningCount,
    );
  }
  const memory = process.memoryUsage();
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of this process.', {}, memory.rss);
  metrics.gauge('process_uptime_seconds', 'Uptime of this process.', {}, Math.round(process.uptime()));
}
