import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { StoreOptions } from '../src/service/options.ts';
import { startService } from '../src/service/start.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { startPlainService } from './plain-service.ts';
import { reportRow } from './rows.ts';

/**
 * Requests per second of the API on PostgreSQL, as ratios to a plain Fastify and pg in the same run. The load comes from
 * another process, so that client and service do not share a thread.
 */
const GETS = 6_000;
const POSTS = 2_000;
const BULKS = 500;
const CONNECTIONS = 16;
const SCAN = { target: '127.0.0.1:1', scan_type: 'quick' };

interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly key: string;
  readonly body: string | null;
  readonly count: number;
  readonly connections: number;
  readonly keyed: boolean;
}

interface Outcome {
  readonly perSecond: number;
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
  let failed = 0;
  let left = load.count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const sent = load.keyed ? { ...headers, 'idempotency-key': randomUUID() } : headers;
      const response = await pool.request({ path: pathname, method: load.method, headers: sent, body: load.body });
      await response.body.dump();
      if (response.statusCode >= 300) failed += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: load.connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return { perSecond: load.count / seconds, failed };
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename, { execArgv: [] });
  const apply = async (load: Load): Promise<Outcome> => {
    child.send(load);
    const [outcome] = (await once(child, 'message')) as [Outcome];
    if (outcome.failed > 0) throw new Error(`${outcome.failed} requests to ${load.url} failed`);
    return outcome;
  };
  try {
    await measurePglite(apply);
    if (hasPostgres()) await measurePostgres(apply);
  } finally {
    child.disconnect();
  }
}

type Apply = (load: Load) => Promise<Outcome>;
type Figures = Readonly<Record<'get' | 'post' | 'contended' | 'bulk', number>>;

/** Requests per second of each kind; for `bulk`, scans per second. `keyed` sends an Idempotency-Key with every POST. */
async function figuresOf(url: string, key: string, apply: Apply, keyed: boolean): Promise<Figures> {
  const response = await fetch(`${url}/v1/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(SCAN),
  });
  const { id } = (await response.json()) as { id: string };
  const base = { key, keyed, connections: CONNECTIONS, body: JSON.stringify(SCAN) };
  const scans = { ...base, url: `${url}/v1/scans`, method: 'POST' } as const;
  const one = { ...base, url: `${url}/v1/scans/${id}`, method: 'GET', body: null, count: GETS } as const;
  const batch = JSON.stringify({ scans: Array.from({ length: 100 }, () => SCAN) });
  // A service runs for days: the code is compiled before anything is measured.
  const many = { ...scans, url: `${url}/v1/scans/bulk`, body: batch, connections: 4 } as const;
  await apply({ ...one, count: 500 });
  await apply({ ...scans, count: POSTS });
  await apply({ ...many, count: BULKS });
  const get = await apply(one);
  const post = await apply({ ...scans, connections: 1, count: POSTS / 4 });
  const contended = await apply({ ...scans, count: POSTS });
  const bulk = await apply({ ...many, count: BULKS });
  return {
    get: get.perSecond,
    post: post.perSecond,
    contended: contended.perSecond,
    bulk: bulk.perSecond * 100,
  };
}

/** Runs the service in this process, without workers: what is measured is the interface, not the engine. */
async function serviceFigures(store: StoreOptions, apply: Apply, keyed: boolean): Promise<Figures> {
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
    return await figuresOf(service.url, service.apiKey ?? '', apply, keyed);
  } finally {
    await service.close();
  }
}

async function measurePglite(apply: Apply): Promise<void> {
  const figures = await serviceFigures({ kind: 'memory' }, apply, false);
  console.log(
    `PGlite in memory: GET ${figures.get.toFixed(0)}/s, POST ${figures.contended.toFixed(0)}/s, bulk ${figures.bulk.toFixed(0)} scans/s`,
  );
}

async function measurePostgres(apply: Apply): Promise<void> {
  const cluster = await startPostgres();
  try {
    const plain = await startPlainService(await cluster.database());
    const floor = await figuresOf(plain.url, 'none', apply, false);
    await plain.close();
    for (const keyed of [false, true]) {
      const own = await serviceFigures({ kind: 'postgres', url: await cluster.database() }, apply, keyed);
      const how = keyed ? ' with Idempotency-Key' : '';
      const row = (id: keyof Figures, what: string, goal: number | null, unit: string): void =>
        reportRow({
          id: `service.${id}${keyed ? '.keyed' : ''}`,
          what: `${what}${how}`,
          figure: `${own[id].toFixed(0)} ${unit}/s`,
          floor: `plain Fastify and pg (${floor[id].toFixed(0)}/s)`,
          ratio: own[id] / floor[id],
          goal,
          better: 'higher',
          noise: 0.25,
        });
      if (!keyed) row('get', 'GET a scan', 0.6, 'requests');
      row('post', 'POST a scan, 1 client', null, 'requests');
      row('contended', `POST a scan, ${CONNECTIONS} clients of a workspace`, 0.25, 'requests');
      row('bulk', 'POST 100 scans, 4 clients', 0.25, 'scans');
      if (keyed) continue;
      reportRow({
        id: 'service.scaling',
        what: `POST a scan, ${CONNECTIONS} clients over 1`,
        figure: `${own.contended.toFixed(0)} requests/s`,
        floor: `1 client (${own.post.toFixed(0)}/s)`,
        ratio: own.contended / own.post,
        goal: 1,
        better: 'higher',
        noise: 0.25,
      });
    }
  } finally {
    cluster.stop();
  }
}
