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
const GETS = 16_000;
const POSTS = 8_000;
const BULKS = 1_200;
/** PGlite has no floor to compare with, so a quarter of the requests is enough. */
const PGLITE_PART = 0.25;
const CONNECTIONS = 16;
/** Each service has its turn in each round; the median counts. */
const ROUNDS = 3;
/** What 100 workers with 4 scans of 20 s each finish; the API has to create ten times as many. */
const SCANS_PER_SECOND = 20;
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
type Kind = 'get' | 'post' | 'contended' | 'bulk';
type Figures = Readonly<Record<Kind, number>>;

/** One service under load. `keyed` sends an Idempotency-Key with every POST. */
interface Subject {
  readonly url: string;
  readonly key: string;
  readonly keyed: boolean;
}

/** Median requests per second of each kind and subject; for `bulk`, scans per second. */
async function figuresOf(subjects: readonly Subject[], apply: Apply, part = 1): Promise<Figures[]> {
  const loads = await Promise.all(subjects.map((subject) => loadsOf(subject, part)));
  // A service runs for days: the code is compiled before anything is measured.
  for (const { get, contended, bulk } of loads) for (const load of [get, contended, bulk]) await apply(load);
  const rates = loads.map(() => ({ get: [], post: [], contended: [], bulk: [] }) as Record<Kind, number[]>);
  for (const kind of ['get', 'post', 'contended', 'bulk'] as const) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, of] of loads.entries()) {
        const { perSecond } = await apply(of[kind]);
        rates[index]?.[kind].push(kind === 'bulk' ? perSecond * 100 : perSecond);
      }
    }
  }
  return rates.map(({ get, post, contended, bulk }) => ({
    get: median(get),
    post: median(post),
    contended: median(contended),
    bulk: median(bulk),
  }));
}

/** @param part share of the requests to send, above 0 and at most 1 */
async function loadsOf({ url, key, keyed }: Subject, part: number): Promise<Readonly<Record<Kind, Load>>> {
  const response = await fetch(`${url}/v1/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(SCAN),
  });
  const { id } = (await response.json()) as { id: string };
  const scans = {
    url: `${url}/v1/scans`,
    method: 'POST',
    key,
    keyed,
    connections: CONNECTIONS,
    body: JSON.stringify(SCAN),
    count: POSTS * part,
  } as const;
  const batch = JSON.stringify({ scans: Array.from({ length: 100 }, () => SCAN) });
  return {
    get: { ...scans, url: `${url}/v1/scans/${id}`, method: 'GET', body: null, count: GETS * part },
    post: { ...scans, connections: 1, count: (POSTS * part) / 4 },
    contended: scans,
    bulk: { ...scans, url: `${url}/v1/scans/bulk`, body: batch, connections: 4, count: BULKS * part },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs the service in this process, without workers: what is measured is the interface, not the engine. */
function startOwn(store: StoreOptions): ReturnType<typeof startService> {
  return startService({
    mode: 'server',
    store,
    role: 'api',
    rateLimits: null,
    allowScanCidrs: ['127.0.0.0/8'],
    initialTokens: 1_000_000_000,
    log: () => {},
  });
}

async function measurePglite(apply: Apply): Promise<void> {
  const service = await startOwn({ kind: 'memory' });
  try {
    const subject = { url: service.url, key: service.apiKey ?? '', keyed: false };
    const [figures] = await figuresOf([subject], apply, PGLITE_PART);
    if (figures === undefined) return;
    console.log(
      `PGlite in memory: GET ${figures.get.toFixed(0)}/s, POST ${figures.contended.toFixed(0)}/s, bulk ${figures.bulk.toFixed(0)} scans/s`,
    );
  } finally {
    await service.close();
  }
}

async function measurePostgres(apply: Apply): Promise<void> {
  const cluster = await startPostgres();
  const plain = await startPlainService(await cluster.database());
  const services = await Promise.all(
    [false, true].map(async () => startOwn({ kind: 'postgres', url: await cluster.database() })),
  );
  try {
    const own = services.map(({ url, apiKey }, index) => ({ url, key: apiKey ?? '', keyed: index === 1 }));
    const [floor, unkeyed, keyed] = await figuresOf([{ url: plain.url, key: 'none', keyed: false }, ...own], apply);
    if (floor !== undefined && unkeyed !== undefined) reportRows(unkeyed, floor, false);
    if (floor !== undefined && keyed !== undefined) reportRows(keyed, floor, true);
  } finally {
    await Promise.all([plain.close(), ...services.map((service) => service.close())]);
    cluster.stop();
  }
}

/** Goals are for requests without a key: the plain service, their floor, knows none. */
function reportRows(own: Figures, floor: Figures, keyed: boolean): void {
  const how = keyed ? ' with Idempotency-Key' : '';
  const row = (kind: Kind, what: string, goal: number | null, unit: string): void =>
    reportRow({
      id: `service.${kind}${keyed ? '.keyed' : ''}`,
      what: `${what}${how}`,
      figure: `${own[kind].toFixed(0)} ${unit}/s`,
      floor: `plain Fastify and pg (${floor[kind].toFixed(0)}/s)`,
      ratio: own[kind] / floor[kind],
      goal: keyed ? null : goal,
      better: 'higher',
      noise: 0.25,
    });
  if (!keyed) row('get', 'GET a scan', 0.6, 'requests');
  row('post', 'POST a scan, 1 client', null, 'requests');
  row('contended', `POST a scan, ${CONNECTIONS} clients of a workspace`, null, 'requests');
  row('bulk', 'POST 100 scans, 4 clients', null, 'scans');
  reportRow({
    id: `service.need${keyed ? '.keyed' : ''}`,
    what: `POST a scan, ${CONNECTIONS} clients${how}, over the scans of 100 workers`,
    figure: `${own.contended.toFixed(0)} requests/s`,
    floor: `the scans of 100 workers (${SCANS_PER_SECOND}/s)`,
    ratio: own.contended / SCANS_PER_SECOND,
    goal: 10,
    better: 'higher',
    // The speed of the machine is part of it.
    noise: 0.8,
  });
  if (keyed) return;
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
