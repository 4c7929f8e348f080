import { SCAN_TYPES } from '../contract/primitives.ts';

/** Buckets of HTTP requests, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets of scans and of their wait, in seconds. A compliance scan may take 20 minutes, and waits as long as others run. */
const SCAN_SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600];

export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
  /** All values of each label, where they are known: these series exist from the start, so that `rate()` sees the first event. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
}

const scanType = { scan_type: SCAN_TYPES };

/** Every metric that the service exposes. docs/OPERATIONS.md describes them for operators. */
export const METRICS = {
  scan_gate_build_info: { type: 'gauge', help: 'Always 1, with the version as a label.' },
  scan_gate_http_requests_total: { type: 'counter', help: 'HTTP requests.' },
  scan_gate_http_request_duration_seconds: {
    type: 'histogram',
    help: 'HTTP request duration.',
    buckets: REQUEST_SECONDS,
  },
  scan_gate_scans_total: {
    type: 'counter',
    help: 'Scans that this process finished.',
    labels: { ...scanType, status: ['succeeded', 'failed'] },
  },
  scan_gate_scan_duration_seconds: {
    type: 'histogram',
    help: 'Engine time per scan.',
    buckets: SCAN_SECONDS,
    labels: scanType,
  },
  scan_gate_queue_wait_seconds: {
    type: 'histogram',
    help: 'Time from the creation of a scan until this process claimed it.',
    buckets: SCAN_SECONDS,
    labels: scanType,
  },
  scan_gate_queue_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest queued scan that a free worker would run now, of all processes.',
  },
  scan_gate_scans: { type: 'gauge', help: 'Queued and running scans of all processes.' },
  scan_gate_worker_running_scans: { type: 'gauge', help: 'Scans running in this process.' },
  scan_gate_worker_slots: { type: 'gauge', help: 'Maximum of scans running in this process.' },
  scan_gate_engine_processes: {
    type: 'gauge',
    help: 'Engine processes of this process, with a scan or waiting for one.',
  },
  scan_gate_engine_crashes_total: {
    type: 'counter',
    help: 'Engine processes that ended before their scan did.',
    labels: {},
  },
  scan_gate_deliveries: { type: 'gauge', help: 'Pending and held webhook deliveries, counted up to 100000.' },
  scan_gate_deliveries_overdue_seconds: { type: 'gauge', help: 'Time since the oldest pending delivery became due.' },
  scan_gate_webhook_attempts_total: {
    type: 'counter',
    help: 'Webhook delivery attempts by resulting status.',
    labels: { status: ['succeeded', 'pending', 'dead_lettered'] },
  },
  scan_gate_database_up: { type: 'gauge', help: 'Whether the database answered within 1 s for this scrape.' },
  scan_gate_database_connections: { type: 'gauge', help: 'Connections of the pool of this process.' },
  scan_gate_database_connections_max: { type: 'gauge', help: 'Size of the pool of this process.' },
  scan_gate_database_waiting: { type: 'gauge', help: 'Queries and transactions that wait for a connection.' },
  scan_gate_clock_skew_seconds: {
    type: 'gauge',
    help: 'Time by which the clock of this machine is ahead of that of the database.',
  },
  nodejs_eventloop_lag_p99_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since the last scrape, 99th percentile.',
  },
  nodejs_eventloop_lag_max_seconds: { type: 'gauge', help: 'Longest delay of the event loop since the last scrape.' },
  process_cpu_seconds_total: { type: 'counter', help: 'CPU time of this process.' },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory of this process.' },
  process_start_time_seconds: { type: 'gauge', help: 'Start of this process since the Unix epoch.' },
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricName = keyof typeof METRICS;
