import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openStore } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { serve } from '../test/targets/serve.ts';
import { Fleet } from './fleet.ts';
import { fillQueue } from './queue.ts';
import { reportRow } from './rows.ts';

/**
 * The figures of docs/SCALE.md: a cell with as many tenants as 100,000, the directory that finds the cell of a key, and what a real
 * scan costs. `node bench/scale.ts [--tenants N] [--scans N]`.
 */
const { values: flags } = parseArgs({
  options: { tenants: { type: 'string', default: '100000' }, scans: { type: 'string', default: '20' } },
});
const tenants = Number(flags.tenants);
const scans = Number(flags.scans);
if (!Number.isInteger(tenants) || tenants < 1_000 || !Number.isInteger(scans) || scans < 1) {
  console.error('Usage: node bench/scale.ts [--tenants N, at least 1000] [--scans N]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const CLAIMS = 300;
const WARM_UP = 60;
const KEYS_PER_TENANT = 10;
const CELLS = 64;
const LOOKUPS = 3_000;
const CLIENTS = 16;
const TICKS_PER_SECOND = 100;

const cluster = await startPostgres();
try {
  await claims();
  await directory();
  await realScans();
} finally {
  cluster.stop();
}

/** A claim of one scan from a queue in which every tenant has one. */
async function claims(): Promise<void> {
  const floor = await claimMs(1_000, 1);
  const ms = await claimMs(tenants, tenants);
  reportRow({
    id: 'scale.claim',
    what: `Claim from a cell with ${tenants.toLocaleString('en')} tenants, each with a queued scan`,
    figure: `${ms.toFixed(2)} ms`,
    floor: `1,000 scans of one tenant (${floor.toFixed(2)} ms)`,
    ratio: ms / floor,
    goal: 2,
    better: 'lower',
    noise: 0.5,
  });
}

async function claimMs(queued: number, workspaces: number): Promise<number> {
  const store = await openStore({ kind: 'postgres', url: await cluster.database() }, () => {});
  try {
    await fillQueue(store, queued, workspaces);
    await claim(store, WARM_UP);
    const started = performance.now();
    await claim(store, CLAIMS);
    return (performance.now() - started) / CLAIMS;
  } finally {
    await store.close();
  }
}

async function claim(store: Store, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const [claimed] = await claimScans(store, 1, { owner: 'one', leaseMs: 60_000, perWorkspace: times + WARM_UP });
    if (claimed === undefined) throw new Error('a claim came back empty although scans are queued');
  }
}

/** The directory: the hash of a key gives its workspace and the cell of that. The floor is a statement without a table. */
async function directory(): Promise<void> {
  const pool = new pg.Pool({ connectionString: await cluster.database(), max: CLIENTS });
  try {
    await pool.query(
      `CREATE TABLE keys (hash bytea PRIMARY KEY, workspace_id text NOT NULL);
       CREATE TABLE workspaces (id text PRIMARY KEY, cell int NOT NULL);
       INSERT INTO workspaces SELECT 'wsp_' || n, n % ${CELLS} FROM generate_series(1, ${tenants}) AS n;
       INSERT INTO keys SELECT sha256(n::text::bytea), 'wsp_' || (n % ${tenants} + 1)
         FROM generate_series(1, ${tenants * KEYS_PER_TENANT}) AS n;
       ANALYZE`,
    );
    const lookup =
      'SELECT w.id, w.cell FROM keys k JOIN workspaces w ON w.id = k.workspace_id WHERE k.hash = sha256($1::bytea)';
    const floor = await ratePerSecond(pool, { name: 'floor', text: 'SELECT $1::text' });
    const rate = await ratePerSecond(pool, { name: 'lookup', text: lookup });
    reportRow({
      id: 'scale.directory',
      what: `Cell of one of ${(tenants * KEYS_PER_TENANT).toLocaleString('en')} keys, ${CLIENTS} clients`,
      figure: `${rate.toFixed(0)} lookups/s`,
      floor: `a statement without a table (${floor.toFixed(0)}/s)`,
      ratio: rate / floor,
      goal: 0.5,
      better: 'higher',
      noise: 0.3,
    });
  } finally {
    await pool.end();
  }
}

async function ratePerSecond(
  pool: pg.Pool,
  statement: { readonly name: string; readonly text: string },
): Promise<number> {
  let left = LOOKUPS;
  const client = async () => {
    for (let n = left--; n > 0; n = left--) {
      const { rowCount } = await pool.query({ ...statement, values: [String(n)] });
      if (rowCount !== 1) throw new Error(`no row for key ${n}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return LOOKUPS / ((performance.now() - started) / 1000);
}

/** Standard scans of a small site by a real worker. */
async function realScans(): Promise<void> {
  const url = await cluster.database();
  const site = await serve(({ path }) => ({
    headers: [['Content-Type', 'text/html']],
    body: `<title>Shop</title><a href=/about>About</a><form action=/find><input name=q></form><p>${path.length}`,
  }));
  const fleet = new Fleet([{ store: { kind: 'postgres', url }, role: 'all', scanConcurrency: 2 }]);
  const store = await openStore({ kind: 'postgres', url }, () => {});
  try {
    await fleet.start();
    const before = await costs(store);
    const target = `127.0.0.1:${site.port}`;
    await post(fleet, '/v1/targets', { hostname: target });
    // The proof of ownership is not what is measured.
    await store.query("UPDATE targets SET status = 'verified', verified_at = now()");
    const { summary } = await post(fleet, '/v1/scans/bulk', {
      scans: Array.from({ length: scans }, () => ({ target, scan_type: 'standard' })),
    });
    if (summary?.failed !== 0) throw new Error('the service refused scans');
    while ((await store.query("SELECT 1 FROM scans WHERE status IN ('queued', 'running') LIMIT 1")).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const after = await costs(store);
    const [done] = await store.query<{ count: string }>("SELECT count(*) FROM scans WHERE status = 'succeeded'");
    const each = (value: keyof Costs) => (after[value] - before[value]) / scans;
    console.log(
      `${done?.count} of ${scans} scans succeeded; each took ${each('cpu').toFixed(2)} s of CPU of the service and its engines, ` +
        `${(each('wal') / 1024).toFixed(0)} KiB of WAL and ${(each('bytes') / 1024).toFixed(0)} KiB of the database`,
    );
  } finally {
    await store.close();
    await fleet.stop();
    await site.close();
  }
}

async function post(fleet: Fleet, path: string, body: unknown): Promise<{ summary?: { failed: number } }> {
  const response = await fetch(`${fleet.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fleet.apiKey}`, 'content-type': 'application/json', 'idempotency-key': path },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { summary?: { failed: number } };
}

interface Costs {
  readonly cpu: number;
  readonly wal: number;
  readonly bytes: number;
}

async function costs(store: Store): Promise<Costs> {
  const [row] = await store.query<{ wal: string; bytes: string }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS wal, pg_database_size(current_database())::text AS bytes",
  );
  return { cpu: cpuSeconds(), wal: Number(row?.wal), bytes: Number(row?.bytes) };
}

/** CPU seconds of the processes that this one has started and of all below them, with those that have ended; PostgreSQL is apart. */
function cpuSeconds(): number {
  const ticks = new Map<number, number>();
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (stat.includes('(postgres')) continue;
      const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(pid, Number(parent));
      ticks.set(
        pid,
        rest.slice(9, 13).reduce((total, one) => total + Number(one), 0),
      );
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === process.pid || isBelow(parents.get(pid)));
  return [...ticks].reduce((sum, [pid, spent]) => sum + (isBelow(pid) ? spent : 0), 0) / TICKS_PER_SECOND;
}
