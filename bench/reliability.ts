import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
 * `npm run test:reliability`: the promises R1 to R7 of the service, at their full size, with the counts printed. Shorter
 * forms of the same are in `npm test`. Exit code 1 when a promise is broken.
 *
 *   npm run test:reliability -- [--store pglite|postgres] [--kills 100] [--deliveries 10000] [--only R1]
 */
const { values: flags } = parseArgs({
  options: {
    store: { type: 'string' },
    kills: { type: 'string', default: '100' },
    deliveries: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const KILLS = Number(flags.kills);
const DELIVERIES = Number(flags.deliveries);

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
    throw new Error(`bulk answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
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
  if (status !== 201 && status !== 409) throw new Error(`registering the target answered ${status}`);
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

/** R4: of 1,500 concurrent debits on 1,000 tokens exactly 1,000 pass; the ledger sums to the balance. */
async function debitsAreExact(store: StoreName): Promise<Outcome> {
  const prices = { 'scan.quick': 1 };
  const fleet = new Fleet(
    await processes(store, { instantScans: true, initialTokens: 1_000, prices, scanConcurrency: 1 }),
  );
  await fleet.start();
  await registerTarget(fleet, '127.0.0.1:9');
  const statuses = await Promise.all(
    Array.from({ length: 1_500 }, async (_, n) => {
      const scan = { target: '127.0.0.1:9', scan_type: 'quick' };
      const { status } = await request(fleet, 'POST', '/v1/scans', scan, { 'idempotency-key': `debit-${n}` });
      return status;
    }),
  );
  const count = (wanted: number): number => statuses.filter((status) => status === wanted).length;
  const { body } = await request(fleet, 'GET', '/v1/usage');
  const usage = body as { balance: number; last_30d: { total: number } };
  await fleet.stop();
  const held = count(201) === 1_000 && count(402) === 500 && usage.balance === 0 && usage.last_30d.total === 1_000;
  return {
    goal: 'R4',
    store,
    held,
    counts: `${count(201)} passed, ${count(402)} refused, ${1_500 - count(201) - count(402)} answered otherwise (${[...new Set(statuses)].join(', ')}), balance ${usage.balance}, ledger ${usage.last_30d.total}`,
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

const wanted: StoreName[] =
  flags.store === 'pglite' || flags.store === 'postgres' ? [flags.store] : ['pglite', 'postgres'];
const goals: Record<string, (store: StoreName) => Promise<Outcome>> = {
  R1: deliveriesSurvive,
  R2: scansSurvive,
  R3: twinsAgree,
  R4: debitsAreExact,
  R7: firstKeysSurvive,
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
  if (wanted.includes('pglite') && (flags.only === undefined || flags.only === 'R6')) {
    const outcome = await directoryIsLocked();
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
process.exitCode = outcomes.every(({ held }) => held) ? 0 : 1;
