import pg from 'pg';
import { openStore } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { fillQueue, queueScans } from './queue.ts';
import { reportRow } from './rows.ts';

/**
 * Cost of a claim on PostgreSQL by the number of queued scans and of workspaces that have some. The floor is a claim from
 * 1,000 scans of one workspace in the same run. `node bench/claims.ts [largest queue]`, 100,000 by default.
 */
const CLAIMS = 300;
/** Claims that are not measured: a new database reads its catalogue first. */
const WARM_UP = 60;
const CLAIMERS = 4;
const PER_WORKSPACE = 10;
const GOAL = 2;
/** Workspaces that share the claims, those of one that has queued many before them, and slots in which claimed scans run. */
const TENANTS = 10_000;
const ROUNDS = 5;
const FLOOD = 50_000;
const SLOTS = 160;
const UNFAIR_MAX = 0.05;
/** Scans that are claimed and end while a reader keeps its snapshot, as a backup does: one in this many of the largest queue. */
const READ_SHARE = 25;
/** Scans that such a claim takes, as of a worker with free slots. */
const BATCH = 4;

const largest = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(largest) || largest < 1_000) {
  console.error('Usage: node bench/claims.ts [largest queue, at least 1000]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const cluster = await startPostgres();
try {
  let floor: number | undefined;
  for (const [scans, workspaces] of [
    [1_000, 1],
    [10_000, 1],
    [largest, 1],
    [largest, 10_000],
  ] as const) {
    const store = await openStore({ kind: 'postgres', url: await cluster.database() }, () => {});
    try {
      await fillQueue(store, scans, workspaces);
      await measure(store, 1, WARM_UP);
      const alone = await measure(store, 1, CLAIMS);
      const together = await measure(store, CLAIMERS, CLAIMS);
      floor ??= alone;
      if (scans === 1_000) {
        console.log(`floor: ${alone.toFixed(2)} ms a claim, ${CLAIMERS} claimers together ${together.toFixed(2)} ms`);
        continue;
      }
      const place = `${scans.toLocaleString('en')} queued scans in ${workspaces.toLocaleString('en')} workspace${workspaces === 1 ? '' : 's'}`;
      reportRow({
        id: `claims.${scans === largest ? 'largest' : 'middle'}.${workspaces}`,
        what: `Claim from ${place}`,
        figure: `${alone.toFixed(2)} ms, ${CLAIMERS} claimers together ${together.toFixed(2)} ms`,
        floor: `1,000 scans in 1 workspace (${floor.toFixed(2)} ms)`,
        ratio: alone / floor,
        goal: GOAL,
        better: 'lower',
        noise: 0.5,
      });
      if (workspaces === TENANTS) await shareOut(store);
    } finally {
      await store.close();
    }
  }
  await besideReader(Math.floor(largest / READ_SHARE));
} finally {
  cluster.stop();
}

/** Reports what a claim costs once many scans were claimed and have ended while a transaction may still read them as queued. */
async function besideReader(scans: number): Promise<void> {
  const url = await cluster.database();
  const store = await openStore({ kind: 'postgres', url }, () => {});
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  try {
    const claims = Math.ceil(scans / BATCH);
    const measured = Math.ceil(claims / 8);
    await fillQueue(store, BATCH * (WARM_UP + claims + measured), 1);
    await measure(store, 1, WARM_UP, BATCH);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM scans');
    const first = await measure(store, 1, measured, BATCH);
    await measure(store, 1, claims - measured, BATCH);
    const last = await measure(store, 1, measured, BATCH);
    reportRow({
      id: 'claims.reader',
      what: `Claim after ${scans.toLocaleString('en')} scans ended while a reader keeps its snapshot`,
      figure: `${last.toFixed(2)} ms`,
      floor: `at its beginning (${first.toFixed(2)} ms)`,
      ratio: last / first,
      goal: null,
      better: 'lower',
      noise: 0.5,
    });
  } finally {
    await reader.end();
    await store.close();
  }
}

/** Claims five scans for each workspace, while one of them has many that are older, and reports how evenly they went. */
async function shareOut(store: Store): Promise<void> {
  await queueScans(store, 'scn_flood', FLOOD, 1, new Date(Date.now() - 3_600_000));
  const counts = new Map<string, number>();
  const total = TENANTS * ROUNDS;
  let claimed = 0;
  const claimer = async (owner: string): Promise<void> => {
    const held: string[] = [];
    while (claimed < total) {
      const claims = await claimScans(store, 10, { owner, leaseMs: 600_000, perWorkspace: PER_WORKSPACE });
      for (const { scan } of claims) counts.set(scan.workspace_id, (counts.get(scan.workspace_id) ?? 0) + 1);
      claimed += claims.length;
      held.push(...claims.map(({ scan }) => scan.id));
      if (held.length >= SLOTS / CLAIMERS) await end(store, held.splice(0, 10));
    }
  };
  await Promise.all(Array.from({ length: CLAIMERS }, (_, index) => claimer(`worker-${index}`)));
  const flood = counts.get('wsp_1') ?? 0;
  counts.delete('wsp_1');
  const mean = (claimed - flood) / (TENANTS - 1);
  const missing = Array.from({ length: TENANTS - 1 }, (_, n) => Math.max(0, mean - (counts.get(`wsp_${n + 2}`) ?? 0)));
  const unfair = (missing.reduce((sum, short) => sum + short, 0) + flood) / claimed;
  reportRow({
    id: 'claims.unfair',
    what: `Scans that went to the wrong one of ${TENANTS.toLocaleString('en')} workspaces`,
    figure: `${(unfair * 100).toFixed(1)} %, of which ${((flood / claimed) * 100).toFixed(1)} % to one with ${FLOOD.toLocaleString('en')} older scans`,
    floor: `${claimed.toLocaleString('en')} claims`,
    ratio: unfair,
    goal: UNFAIR_MAX,
    better: 'lower',
    noise: 0.5,
  });
}

async function end(store: Store, ids: readonly string[]): Promise<void> {
  await store.query(
    "UPDATE scans SET status = 'succeeded', finished_at = now(), lease_owner = NULL, lease_until = NULL WHERE id = ANY ($1)",
    [ids],
  );
}

/** @param batch scans of a claim @returns mean milliseconds of one claim, with several claimers */
async function measure(store: Store, claimers: number, claims: number, batch = 1): Promise<number> {
  let left = claims;
  let spent = 0;
  const claimer = async (owner: string): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const claimed = await claimScans(store, batch, { owner, leaseMs: 60_000, perWorkspace: PER_WORKSPACE });
      spent += performance.now() - started;
      if (claimed.length === 0) throw new Error('a claim came back empty although scans are queued');
      await end(
        store,
        claimed.map(({ scan }) => scan.id),
      );
    }
  };
  await Promise.all(Array.from({ length: claimers }, (_, index) => claimer(`claimer-${index}`)));
  return spent / claims;
}
