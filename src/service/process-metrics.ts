import { monitorEventLoopDelay } from 'node:perf_hooks';
import manifest from '../../package.json' with { type: 'json' };
import type { ServiceContext } from './service-context.ts';

/** Part of every sample of {@link monitorEventLoopDelay}. */
const RESOLUTION_MS = 10;

/**
 * Reads the metrics of this process at every scrape, which need no database.
 * @param workers null in a process without workers
 * @returns ends the measurement
 */
export function collectProcess(
  { metrics, store, config }: ServiceContext,
  workers: { readonly scans: { readonly runningCount: number } } | null,
): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const build = { version: manifest.version, node: process.versions.node, store: store.kind };
  metrics.set('scan_gate_build_info', build, 1);
  metrics.set('process_start_time_seconds', {}, (Date.now() - process.uptime() * 1_000) / 1_000);
  metrics.collect(() => {
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
    metrics.set('nodejs_eventloop_lag_p99_seconds', {}, delay.count === 0 ? 0 : lag(delay.percentile(99)));
    metrics.set('nodejs_eventloop_lag_max_seconds', {}, lag(delay.max));
    delay.reset();
    const { user, system } = process.cpuUsage();
    metrics.set('process_cpu_seconds_total', {}, (user + system) / 1e6);
    metrics.set('process_resident_memory_bytes', {}, process.memoryUsage.rss());
    const { connections } = store;
    if (connections !== null) {
      for (const state of ['used', 'idle'] as const)
        metrics.set('scan_gate_database_connections', { state }, connections[state]);
      metrics.set('scan_gate_database_connections_max', {}, connections.max);
      metrics.set('scan_gate_database_waiting', {}, connections.waiting);
    }
    if (workers !== null) {
      metrics.set('scan_gate_worker_running_scans', {}, workers.scans.runningCount);
      metrics.set('scan_gate_worker_slots', {}, config.scanConcurrency);
    }
  });
  return () => delay.disable();
}
