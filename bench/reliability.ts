import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startHttpsReceiver } from '../test/helpers/https-receiver.ts';
import { hasPostgres, type PostgresCluster, startPostgres } from '../test/helpers/postgres.ts';
import { firstStarts } from './first-starts.ts';
import { Fleet, request } from './fleet.ts';

/**
 * `npm run test:reliability`: the promises R1 to R9 of the service, at their full size, with the counts printed. Shorter
 * forms of the same are in `npm test`. Exit code 1 when a promise is broken.
 *
 *   npm run test:reliability -- [--store pglite|postgres] [--kills 100] [--deliveries 10000] [--soak-minutes 30] [--only R1]
 */
const { values: flags } = parseArgs({
  options: {
    store: { type: 'string' },
    kills: { type: 'string', default: '100' },
    deliveries: { type: 'string', default: '10000' },
    'soak-minutes': { type: 'string', default: '30' },
    only: { type: 'string' },
  },
});
const KILLS = Number(flags.kills);
const DELIVERIES = Number(flags.deliveries);
const SOAK_MINUTES = Number(flags['soak-minutes']);
const RESTARTS = 5;

type StoreName = 'pglite' | 'postgres';
interface Outcome {
  readonly goal: string;
  readonly store: StoreName;
  readonly held: boolean;
  readonly counts: string;
}

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-reliability-'));
let cluster: PostgresCluster | undefined;
let stores = 0;

/** Options of the processes of a new, empty service: one on PGlite, an API and two workers on PostgreSQL. */
async function processes(store: StoreName, extra: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  stores += 1;
  if (store === 'pglite') {
    return [{ ...extra, store: { kind: 'directory', path: join(folder, `data${stores}`) } }];
  }
  cluster ??= await startPostgres();
  const options = { ...extra, store: { kind: 'postgres', url: await cluster.database() } };
  return [
    { ...options, role: 'api' },
    { ...options, role: 'worker' },
    { ...options, role: 'worker' },
  ];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: string, done: () => boolean | Promise<boolean>, deadlineMs: number): Promise<number> {
  const started = performance.now();
  while (!(await done())) {
    if (performance.now() - started > deadlineMs) throw new Error(`${what}: not within ${deadlineMs / 1_000} s`);
    await pause(50);
  }
  return performance.now() - started;
}

interface BulkBody {
  readonly results: readonly { readonly ok: boolean; readonly scan?: { readonly id: string } }[];
}

async function createScans(fleet: Fleet, target: string, key: string, count: number): Promise<string[]> {
  const scans = Array.from({ length: count }, () => ({ target, scan_type: 'quick' }));
  const { status, body } = await request(fleet, 'POST', '/v1/scans/bulk', { scans }, { 'idempotency-key': key });
  const ids = (body as BulkBody).results?.flatMap((result) => (result.ok && result.scan ? [result.scan.id] : [])) ?? [];
  if (status !== 201 || ids.length !== count)
    throw new Error(`bulk returned ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return ids;
}

async function registerTarget(fleet: Fleet, hostname: string): Promise<void> {
  const { status } = await request(
    fleet,
    'POST',
    '/v1/targets',
    { hostname },
    { 'idempotency-key': `target ${hostname}` },
  );
  if (status !== 201 && status !== 409) throw new Error(`registering the target returned ${status}`);
}

async function killAtRandom(fleet: Fleet, kills: number, spreadMs: number): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    await pause(randomInt(spreadMs));
    await fleet.kill(randomInt(fleet.size));
  }
}

/** R1: deliveries lost 0, duplicates at most what was under way at each kill. */
async function deliveriesSurvive(store: StoreName): Promise<Outcome> {
  const received = new Map<string, number>();
  const scans = new Set<string>();
  const receiver = await startHttpsReceiver(({ headers, body }, _request, response) => {
    const id = String(headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    scans.add((JSON.parse(body.toString()) as { data: { scan_id: string } }).data.scan_id);
    response.writeHead(204).end();
  });
  const caFile = join(folder, `ca-${store}.pem`);
  writeFileSync(caFile, receiver.ca);
  const fleet = new Fleet(await processes(store, { caFile, instantScans: true, initialTokens: 10_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const url = `${receiver.url}/hook`;
  await request(fleet, 'POST', '/v1/webhooks', { url, events: ['scan.queued'] }, { 'idempotency-key': 'hook' });
  const acknowledged: string[] = [];
  const killing = killAtRandom(fleet, KILLS, store === 'pglite' ? 1_000 : 500);
  for (let batch = 0; batch < DELIVERIES / 100; batch += 1) {
    acknowledged.push(...(await createScans(fleet, '127.0.0.1:9', `r1-${batch}`, 100)));
  }
  await killing;
  await until('R1 deliveries', () => acknowledged.every((id) => scans.has(id)), 180_000).catch(() => undefined);
  const lost = acknowledged.filter((id) => !scans.has(id)).length;
  const total = [...received.values()].reduce((sum, count) => sum + count, 0);
  const duplicates = total - received.size;
  await fleet.stop();
  await receiver.close();
  // At most 100 attempts are under way in a process when it is killed.
  const held = lost === 0 && duplicates <= fleet.kills * 100;
  return {
    goal: 'R1',
    store,
    held,
    counts: `${acknowledged.length} acknowledged, ${lost} lost, ${duplicates} duplicates, ${fleet.kills} kills`,
  };
}

/** R2: every acknowledged scan reaches a final state; recovery takes at most 10 s. */
async function scansSurvive(store: StoreName): Promise<Outcome> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    setTimeout(() => response.end('<!doctype html><title>slow</title>'), 20);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const target = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const fleet = new Fleet(await processes(store, { initialTokens: 10_000_000 }));
  await fleet.start();
  await registerTarget(fleet, target);
  const acknowledged: string[] = [];
  const killing = killAtRandom(fleet, KILLS, store === 'pglite' ? 1_000 : 500);
  for (let batch = 0; batch < 20; batch += 1) {
    acknowledged.push(...(await createScans(fleet, target, `r2-${batch}`, 20)));
    await pause(200);
  }
  await killing;
  const states = async (status: string): Promise<number> => {
    const { body } = await request(fleet, 'GET', `/v1/scans?limit=100&status=${status}`);
    return (body as { data: unknown[] }).data.length;
  };
  // What the last killed process left running must move again within the promised time.
  const running = await request(fleet, 'GET', '/v1/scans?limit=100&status=running');
  const orphans = (running.body as { data: { id: string; started_at: string }[] }).data;
  const recovery = await until(
    'R2 recovery',
    async () => {
      const now = await Promise.all(
        orphans.map(async ({ id, started_at }) => {
          const { body } = await request(fleet, 'GET', `/v1/scans/${id}`);
          const scan = body as { status: string; started_at: string | null };
          return scan.status !== 'running' || scan.started_at !== started_at;
        }),
      );
      return now.every(Boolean);
    },
    60_000,
  );
  await until('R2 scans', async () => (await states('queued')) + (await states('running')) === 0, 180_000);
  const final = { succeeded: 0, failed: 0, other: 0 };
  for (const id of acknowledged) {
    const { body } = await request(fleet, 'GET', `/v1/scans/${id}`);
    const { status } = body as { status: string };
    if (status === 'succeeded' || status === 'failed') final[status] += 1;
    else final.other += 1;
  }
  await fleet.stop();
  site.closeAllConnections();
  site.close();
  const held = final.other === 0 && recovery <= 10_000;
  return {
    goal: 'R2',
    store,
    held,
    counts: `${acknowledged.length} acknowledged, ${final.succeeded} succeeded, ${final.failed} failed, ${final.other} not final, ${fleet.kills} kills, recovery ${(recovery / 1_000).toFixed(1)} s`,
  };
}

/** R3: a hundred twins of a bulk make its scans once and get one body. */
async function twinsAgree(store: StoreName): Promise<Outcome> {
  const fleet = new Fleet(await processes(store, { instantScans: true, initialTokens: 1_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const bodies = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const scans = Array.from({ length: 20 }, () => ({ target: '127.0.0.1:9', scan_type: 'quick' }));
      const answer = await request(fleet, 'POST', '/v1/scans/bulk', { scans }, { 'idempotency-key': 'twins' });
      return createHash('sha256').update(JSON.stringify(answer)).digest('hex');
    }),
  );
  const { body } = await request(fleet, 'GET', '/v1/scans?limit=100');
  const made = (body as { data: unknown[] }).data.length;
  await fleet.stop();
  const distinct = new Set(bodies).size;
  return {
    goal: 'R3',
    store,
    held: made === 20 && distinct === 1,
    counts: `100 twins, ${made} scans, ${distinct} distinct body`,
  };
}

/** Creations of R4, of which the tokens pay for half. */
const DEBITS = 10_000;
const AT_ONCE = 500;

/** R4: of 10,000 debits on 5,000 tokens, 500 at a time, exactly 5,000 pass; the ledger sums to the balance. */
async function debitsAreExact(store: StoreName): Promise<Outcome> {
  const prices = { 'scan.quick': 1 };
  const fleet = new Fleet(
    await processes(store, { instantScans: true, initialTokens: DEBITS / 2, prices, scanConcurrency: 1 }),
  );
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const statuses: number[] = [];
  let left = DEBITS;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      const n = left--;
      const scan = { target: '127.0.0.1:9', scan_type: 'quick' };
      const { status } = await request(fleet, 'POST', '/v1/scans', scan, { 'idempotency-key': `debit-${n}` });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const count = (wanted: number): number => statuses.filter((status) => status === wanted).length;
  const { body } = await request(fleet, 'GET', '/v1/usage');
  const usage = body as { balance: number; last_30d: { total: number } };
  await fleet.stop();
  const half = DEBITS / 2;
  const held = count(201) === half && count(402) === half && usage.balance === 0 && usage.last_30d.total === half;
  return {
    goal: 'R4',
    store,
    held,
    counts: `${count(201)} passed, ${count(402)} refused, ${DEBITS - count(201) - count(402)} got another response (${[...new Set(statuses)].join(', ')}), balance ${usage.balance}, ledger ${usage.last_30d.total}`,
  };
}

/** R6: a second process on a data directory is refused. */
async function directoryIsLocked(): Promise<Outcome> {
  const options = await processes('pglite', {});
  const first = new Fleet(options);
  await first.start();
  const second = new Fleet(options);
  const refused = await second.start().then(
    () => false,
    () => true,
  );
  await first.stop();
  return {
    goal: 'R6',
    store: 'pglite',
    held: refused,
    counts: refused ? 'the second process was refused' : 'two processes ran',
  };
}

/** R7: a first start that is killed at any moment costs nobody the keys: the next one has some that work. */
async function firstKeysSurvive(store: StoreName): Promise<Outcome> {
  const { kills, early, firstLived, broken, slowestMs } = await firstStarts(KILLS, async () => {
    stores += 1;
    const directory = mkdtempSync(join(folder, 'first-'));
    if (store === 'pglite') return { directory, environment: {}, flags: ['--data', 'data'] };
    cluster ??= await startPostgres();
    return { directory, environment: { SCAN_GATE_DATABASE_URL: await cluster.database() }, flags: [] };
  });
  return {
    goal: 'R7',
    store,
    held: broken.length === 0 && kills === KILLS,
    counts: `${kills} first starts killed, 0 to ${slowestMs.toFixed(0)} ms after they began (${early} before the bootstrap file was there, ${firstLived} with its first keys kept), ${broken.length} next starts without working keys${broken.map((why) => `; ${why}`).join('')}`,
  };
}

/** R8: PostgreSQL crashes and restarts under load: every acknowledged scan becomes final. */
async function databaseRestarts(): Promise<Outcome> {
  const fleet = new Fleet(await processes('postgres', { instantScans: true, initialTokens: 10_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const acknowledged: string[] = [];
  let isOver = false;
  const creating = (async () => {
    for (let batch = 0; !isOver; batch += 1) {
      acknowledged.push(...(await createScans(fleet, '127.0.0.1:9', `r8-${batch}`, 50)));
    }
  })();
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await pause(2_000);
    cluster?.crash();
    await pause(randomInt(2_000));
    cluster?.start();
  }
  await pause(2_000);
  isOver = true;
  await creating;
  const final = await finalStates(fleet, acknowledged);
  await fleet.stop();
  return {
    goal: 'R8',
    store: 'postgres',
    held: final === acknowledged.length && acknowledged.length > 0,
    counts: `${RESTARTS} crashes of PostgreSQL, ${acknowledged.length} scans acknowledged, ${final} final`,
  };
}

/** R9: memory stays flat: the last third of a soak uses at most a fifth more than the second third. */
async function memoryStaysFlat(store: StoreName): Promise<Outcome> {
  const fleet = new Fleet(await processes(store, { instantScans: true, initialTokens: 100_000_000 }));
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const samples: number[] = [];
  const end = performance.now() + SOAK_MINUTES * 60_000;
  let created = 0;
  for (let batch = 0; performance.now() < end; batch += 1) {
    created += (await createScans(fleet, '127.0.0.1:9', `r9-${batch}`, 50)).length;
    samples.push(residentMegabytes(fleet.pid));
    await pause(500);
  }
  await fleet.stop();
  const third = Math.floor(samples.length / 3);
  const mean = (from: number): number =>
    samples.slice(from, from + third).reduce((sum, value) => sum + value, 0) / third;
  const [middle, last] = [mean(third), mean(2 * third)];
  return {
    goal: 'R9',
    store,
    held: last <= middle * 1.2,
    counts: `${SOAK_MINUTES} min, ${created} scans, resident ${middle.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last`,
  };
}

function residentMegabytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Waits up to two minutes. @returns how many of the scans are final */
async function finalStates(fleet: Fleet, ids: readonly string[]): Promise<number> {
  let left = [...ids];
  for (const end = performance.now() + 120_000; left.length > 0 && performance.now() < end; ) {
    const open: string[] = [];
    for (const id of left) {
      const { body } = await request(fleet, 'GET', `/v1/scans/${id}`);
      const { status } = body as { status: string };
      if (status === 'queued' || status === 'running') open.push(id);
    }
    left = open;
    if (left.length > 0) await pause(500);
  }
  return ids.length - left.length;
}

const wanted: StoreName[] =
  flags.store === 'pglite' || flags.store === 'postgres' ? [flags.store] : ['pglite', 'postgres'];
const goals: Record<string, (store: StoreName) => Promise<Outcome>> = {
  R1: deliveriesSurvive,
  R2: scansSurvive,
  R3: twinsAgree,
  R4: debitsAreExact,
  R7: firstKeysSurvive,
  R9: memoryStaysFlat,
};
const outcomes: Outcome[] = [];
try {
  for (const store of wanted) {
    if (store === 'postgres' && !hasPostgres()) {
      console.warn('*** SKIPPED: no PostgreSQL server can be started here ***');
      continue;
    }
    for (const [name, prove] of Object.entries(goals)) {
      if (flags.only !== undefined && flags.only !== name) continue;
      const started = performance.now();
      const outcome = await prove(store);
      outcomes.push(outcome);
      console.log(
        `${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.goal} ${store}: ${outcome.counts} (${((performance.now() - started) / 1_000).toFixed(0)} s)`,
      );
    }
  }
  const single = [
    ['R6', 'pglite', directoryIsLocked],
    ['R8', 'postgres', databaseRestarts],
  ] as const;
  for (const [name, store, prove] of single) {
    if (!wanted.includes(store) || (flags.only !== undefined && flags.only !== name)) continue;
    if (store === 'postgres' && !hasPostgres()) continue;
    const outcome = await prove();
    outcomes.push(outcome);
    console.log(`${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.goal} ${outcome.store}: ${outcome.counts}`);
  }
} finally {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  'R5 (hostile webhook URLs, signatures, time-outs) is the tables in test/service/webhooks and test/contract/signature.test.ts.',
);
console.log('\n| goal | store | held | counts |\n| --- | --- | --- | --- |');
for (const { goal, store, held, counts } of outcomes)
  console.log(`| ${goal} | ${store} | ${held ? 'yes' : 'NO'} | ${counts} |`);
process.exitCode = outcomes.every(({ held }) => held) ? 0 : 1;
