import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RunningService, StoreOptions } from '../src/service/options.ts';
import { startService } from '../src/service/start.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';

/**
 * P1 and P2 of the service on both stores: embedded ready, GET scan per second, POST scan per second, bulk of 100.
 * The load comes from another process, so that client and service do not share a thread; on a machine with two cores they
 * still share the machine. The baseline is the bare health route in the same run.
 */
const READY_RUNS = 5;
const GETS = 6_000;
const POSTS = 1_000;
const BULKS = 15;
const CONNECTIONS = 16;

interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly key: string;
  readonly body: string | null;
  readonly count: number;
  readonly connections: number;
}

interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

if (process.send === undefined) await measure();
else process.on('message', (load: Load) => void generate(load).then((outcome) => process.send?.(outcome)));

async function generate(load: Load): Promise<Outcome> {
  const { Pool } = await import('undici');
  const { origin, pathname } = new URL(load.url);
  const pool = new Pool(origin, { connections: load.connections, pipelining: 1 });
  const headers = {
    authorization: `Bearer ${load.key}`,
    ...(load.body === null ? {} : { 'content-type': 'application/json' }),
  };
  const times: number[] = [];
  let failed = 0;
  let left = load.count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const response = await pool.request({ path: pathname, method: load.method, headers, body: load.body });
      await response.body.dump();
      if (response.statusCode >= 300) failed += 1;
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: load.connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { perSecond: load.count / seconds, p50: at(0.5), p99: at(0.99), failed };
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename, { execArgv: [] });
  const apply = async (load: Load): Promise<Outcome> => {
    child.send(load);
    const [outcome] = (await once(child, 'message')) as [Outcome];
    return outcome;
  };
  try {
    await measureReady();
    await measureStore('PGlite in memory', { kind: 'memory' }, apply);
    if (hasPostgres()) {
      const cluster = await startPostgres();
      try {
        await measureStore('PostgreSQL', { kind: 'postgres', url: await cluster.database() }, apply);
      } finally {
        cluster.stop();
      }
    }
  } finally {
    child.disconnect();
  }
}

async function measureReady(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < READY_RUNS; run += 1) {
    const service = await startService({ mode: 'embedded', store: { kind: 'memory' } });
    times.push(service.readyMs);
    await service.close();
  }
  const [first = Number.NaN] = times;
  const best = Math.min(...times);
  row('embedded service ready', `${first.toFixed(0)} ms first, ${best.toFixed(0)} ms best of ${READY_RUNS}`, '1500 ms');
}

async function measureStore(name: string, store: StoreOptions, apply: (load: Load) => Promise<Outcome>): Promise<void> {
  console.log(`\n${name}`);
  // No worker: what is measured is the interface, not the engine.
  const service = await startService({
    mode: 'server',
    store,
    role: 'api',
    rateLimits: null,
    allowScanCidrs: ['127.0.0.0/8'],
    initialTokens: 1_000_000_000,
    log: () => {},
  });
  try {
    const key = service.apiKey ?? '';
    const scan = { target: '127.0.0.1:1', scan_type: 'quick' };
    const { id } = await create(service, scan);
    const base = { key, connections: CONNECTIONS };
    await apply({ ...base, url: `${service.url}/v1/scans/${id}`, method: 'GET', body: null, count: 500 });
    const health = await apply({ ...base, url: `${service.url}/healthz`, method: 'GET', body: null, count: GETS });
    row('baseline: GET /healthz', rate(health));
    const isPostgres = store.kind === 'postgres';
    const get = await apply({ ...base, url: `${service.url}/v1/scans/${id}`, method: 'GET', body: null, count: GETS });
    row('GET /v1/scans/{id}', rate(get), isPostgres ? '2500/s, p99 60 ms' : '1000/s, p99 60 ms');
    const post = await apply({
      ...base,
      url: `${service.url}/v1/scans`,
      method: 'POST',
      body: JSON.stringify(scan),
      count: POSTS,
    });
    row('POST /v1/scans', rate(post), '200/s');
    const bulk = await apply({
      ...base,
      connections: 1,
      url: `${service.url}/v1/scans/bulk`,
      method: 'POST',
      body: JSON.stringify({ scans: Array.from({ length: 100 }, () => scan) }),
      count: BULKS,
    });
    row('POST /v1/scans/bulk of 100', `p50 ${bulk.p50.toFixed(0)} ms, p99 ${bulk.p99.toFixed(0)} ms`, '150 ms');
    if (health.failed + get.failed + post.failed + bulk.failed > 0) throw new Error('some requests failed');
  } finally {
    await service.close();
  }
}

async function create(service: RunningService, scan: object): Promise<{ id: string }> {
  const response = await fetch(`${service.url}/v1/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(scan),
  });
  return (await response.json()) as { id: string };
}

function rate({ perSecond, p50, p99 }: Outcome): string {
  return `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function row(what: string, figure: string, goal?: string): void {
  console.log(`${what.padEnd(30)} ${figure}${goal === undefined ? '' : `   (goal ${goal})`}`);
}
