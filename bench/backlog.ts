import { SCOPES } from '../src/contract/key.ts';
import { createKey } from '../src/service/keys/keys.ts';
import { releaseLeases } from '../src/service/leased-queue.ts';
import { createScan } from '../src/service/scans/create-scans.ts';
import { deleteOldScans } from '../src/service/scans/delete-scans.ts';
import { startService } from '../src/service/start.ts';
import { claimDeliveries, DELIVERY_LEASES, renewDeliveries } from '../src/service/webhooks/delivery-queue.ts';
import { sweepDeliveries } from '../src/service/webhooks/sweep-deliveries.ts';
import { claimScans } from '../src/service/worker/scan-queue.ts';
import { makeBacklog } from '../test/helpers/delivery-backlog.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { openTestContext } from '../test/helpers/service-context.ts';
import { makeOldScans } from './queue.ts';
import { reportRow } from './rows.ts';

/**
 * What a backlog costs on PostgreSQL: claims of deliveries, retention, lists and metrics with many rows, each as a ratio to the same
 * with 1,000 rows in the same run; and claims and creations of scans while old ones are deleted, as a ratio to the same
 * without. `node bench/backlog.ts [rows]`, 100,000 by default.
 */
const FEW = 1_000;
const TIMES = 25;
const WARM_UP = 5;
/** Scans created and claimed while old ones are deleted. */
const SCANS = 200;
const GOAL = 2;
const DAY = 86_400_000;

const many = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(many) || many < 10 * FEW) {
  console.error(`Usage: node bench/backlog.ts [rows, at least ${10 * FEW}]`);
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

/** Median milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < TIMES + WARM_UP; count += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times.slice(WARM_UP));
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

async function costs(url: string, rows: number): Promise<Record<string, number>> {
  const { context, workspaceId, clock, close } = await openTestContext(
    { initialTokens: 100_000_000 },
    { kind: 'postgres', url },
  );
  const { store } = context;
  const now = clock.now().getTime();
  const key = {
    workspaceId,
    type: 'workspace',
    mode: 'live',
    memberId: null,
    scopes: SCOPES,
    expiresAt: null,
  } as const;
  const { id: keyId, secret } = await createKey(store, key, clock.now());
  const fill = (webhook: string, count: number, status: 'pending' | 'succeeded', daysAgo: number) =>
    makeBacklog(store, { workspaceId, keyId, webhook, count, status, at: new Date(now - daysAgo * DAY) });
  await fill('whk_flood', rows, 'pending', 2);
  await fill('whk_quiet', TIMES, 'pending', 1);
  await fill('whk_old', rows, 'succeeded', 3);
  await store.query(
    `INSERT INTO targets (id, workspace_id, hostname, status, token, created_at)
     VALUES ('tgt_1', $1, 'bench.example', 'pending', '', $2)`,
    [workspaceId, new Date(now)],
  );
  await store.query(
    `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
       tokens_charged, created_at)
     SELECT 'scn_' || n, $1, $2, 'tgt_1', 'bench.example', 'quick', 'queued', false, '{}', '{}', 0,
       $3::timestamptz + n * interval '1 millisecond' FROM generate_series(1, $4::int) AS n`,
    [workspaceId, keyId, new Date(now), rows],
  );
  await store.query('ANALYZE');
  const cursor = { after: '' };
  const claim = async (saturated: readonly string[]) => {
    const claimed = await claimDeliveries(context, 'bench', 10, saturated, cursor);
    if (claimed.length === 0) throw new Error('a claim came back empty although deliveries are due');
    const ids = claimed.map(({ id }) => id);
    await renewDeliveries(context.store, 'bench', ids);
    await releaseLeases(context.store, DELIVERY_LEASES, 'bench', ids);
  };
  const found: Record<string, number> = {
    claim: await timeOf(() => claim([])),
    saturated: await timeOf(() => claim(['whk_flood'])),
    sweep: await timeOf(() => sweepDeliveries(context)),
  };
  await close();
  const options = { kind: 'postgres', url } as const;
  const service = await startService({
    mode: 'server',
    store: options,
    role: 'api',
    rateLimits: null,
    metrics: { host: '127.0.0.1', port: 0 },
    log: () => {},
  });
  const get = async (place: string) => {
    const response = await fetch(place, { headers: { authorization: `Bearer ${secret}` } });
    if (!response.ok) throw new Error(`${place} returned ${response.status}`);
    await response.arrayBuffer();
  };
  found['list'] = await timeOf(() => get(`${service.url}/v1/scans?limit=100`));
  found['rare'] = await timeOf(() => get(`${service.url}/v1/scans?status=failed`));
  found['metrics'] = await timeOf(() => get(`${service.metricsUrl}/metrics`));
  await service.close();
  return found;
}

/** Milliseconds of the deletion of a scan, and of claims and creations without it and during it. */
async function retention(url: string, rows: number) {
  const tested = await openTestContext({ initialTokens: 100_000_000 }, { kind: 'postgres', url });
  const { context, clock, close } = tested;
  const { store } = context;
  const principal = await tested.principal();
  const { retainScansDays } = context.config;
  await makeOldScans(store, principal, rows, new Date(clock.now().getTime() - 2 * retainScansDays * DAY));
  const create = () =>
    store.transaction((tx) => createScan(tx, context, principal, { target: 'shop.example', scan_type: 'quick' }));
  const claim = async () => {
    const [claimed] = await claimScans(store, 1, { owner: 'bench', leaseMs: 60_000, perWorkspace: 10 });
    if (claimed === undefined) throw new Error('a claim came back empty although a scan is queued');
    return claimed.scan.id;
  };
  /** Creates and claims scans in turns. */
  const both = async () => {
    const times: { readonly create: number[]; readonly claim: number[] } = { create: [], claim: [] };
    for (let count = 0; count < SCANS + WARM_UP; count += 1) {
      const started = performance.now();
      await create();
      const created = performance.now();
      const id = await claim();
      times.create.push(created - started);
      times.claim.push(performance.now() - created);
      await store.query(
        "UPDATE scans SET status = 'succeeded', finished_at = now(), lease_owner = NULL, lease_until = NULL WHERE id = $1",
        [id],
      );
    }
    return { create: median(times.create.slice(WARM_UP)), claim: median(times.claim.slice(WARM_UP)) };
  };
  const alone = await both();
  const started = performance.now();
  const first = await deleteOldScans(context);
  const deletion = (performance.now() - started) / first;
  let isMeasured = rows === FEW;
  let deleted = 0;
  const deleting = (async () => {
    while (!isMeasured) {
      const now = await deleteOldScans(context);
      if (now === 0) throw new Error('all old scans were deleted before the end: run it with more rows');
      deleted += now;
    }
  })();
  const during = isMeasured
    ? alone
    : await both().finally(() => {
        isMeasured = true;
      });
  await deleting;
  await close();
  return { alone, during, deletion, deleted: first + deleted };
}

const cluster = await startPostgres();
try {
  const floor = await costs(await cluster.database(), FEW);
  const loaded = await costs(await cluster.database(), many);
  const place = many.toLocaleString('en');
  const rows: Record<string, string> = {
    claim: `Claim of deliveries, ${place} due of one subscription`,
    saturated: `Claim of others behind ${place} due of a full subscription`,
    sweep: `Retention, ${place} finished deliveries to keep`,
    list: `List of scans, ${place} in the workspace`,
    rare: `List of scans of a status that none of ${place} has`,
    metrics: `Scrape of the metrics, ${place} deliveries pending`,
  };
  for (const [name, what] of Object.entries(rows)) {
    const [few = 0, ms = 0] = [floor[name], loaded[name]];
    reportRow({
      ...{ id: `backlog.${name}`, what, figure: `${ms.toFixed(2)} ms` },
      floor: `1,000 (${few.toFixed(2)} ms)`,
      ratio: ms / few,
      // A scrape counts up to a maximum.
      goal: name === 'metrics' ? null : GOAL,
      better: 'lower',
      noise: 0.5,
    });
  }
  const few = await retention(await cluster.database(), FEW);
  const { alone, during, deletion, deleted } = await retention(await cluster.database(), many);
  const row = { goal: GOAL, better: 'lower', noise: 0.5 } as const;
  reportRow({
    ...{ ...row, id: 'backlog.retention', what: `Deletion of an old scan of ${place}`, ratio: deletion / few.deletion },
    figure: `${deletion.toFixed(2)} ms`,
    floor: `1,000 (${few.deletion.toFixed(2)} ms)`,
  });
  for (const what of ['claim', 'create'] as const) {
    reportRow({
      ...{ ...row, id: `backlog.retention.${what}`, ratio: during[what] / alone[what] },
      what: `Scans: ${what} while ${deleted.toLocaleString('en')} of ${place} are deleted`,
      figure: `${during[what].toFixed(2)} ms`,
      floor: `without deletion (${alone[what].toFixed(2)} ms)`,
    });
  }
} finally {
  cluster.stop();
}
