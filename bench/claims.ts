import { openStore } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { fillQueue } from './queue.ts';
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
    } finally {
      await store.close();
    }
  }
} finally {
  cluster.stop();
}

/** @returns mean milliseconds of one claim of one scan, with several claimers */
async function measure(store: Store, claimers: number, claims: number): Promise<number> {
  let left = claims;
  let spent = 0;
  const claimer = async (owner: string): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const [claim] = await claimScans(store, 1, { owner, leaseMs: 60_000, perWorkspace: PER_WORKSPACE });
      spent += performance.now() - started;
      if (claim === undefined) throw new Error('a claim came back empty although scans are queued');
      await store.query(
        "UPDATE scans SET status = 'succeeded', finished_at = now(), lease_owner = NULL, lease_until = NULL WHERE id = $1",
        [claim.scan.id],
      );
    }
  };
  await Promise.all(Array.from({ length: claimers }, (_, index) => claimer(`claimer-${index}`)));
  return spent / claims;
}
