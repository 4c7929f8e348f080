import pg from 'pg';
import { sweepDeliveries } from '../src/service/webhooks/sweep-deliveries.ts';
import { makeBacklog } from '../test/helpers/delivery-backlog.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { openTestContext, type TestContext } from '../test/helpers/service-context.ts';

/**
 * What partitions by month would give and cost (docs/adr/0010-retention-by-deletion.md): deletes old deliveries with their attempts as
 * the service does, beside detaching and dropping a partition with the same rows; and the pages that the reads of the service touch in
 * one table and in 14 partitions. `node bench/partitions.ts [rows]`, 1,000,000 by default.
 */
const MONTHS = 14;
const OLD_MS = 40 * 86_400_000;

const rows = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(rows) || rows < 1_000) {
  console.error('Usage: node bench/partitions.ts [rows, at least 1000]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const cluster = await startPostgres();
const url = await cluster.database();
const tested = await openTestContext({}, { kind: 'postgres', url });
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  await fill(tested);
  await client.query('ANALYZE');
  const whole = await readCosts('deliveries');
  await cost(`${rows.toLocaleString('en')} deliveries with an attempt each deleted in batches`, async () => {
    while ((await client.query('SELECT FROM deliveries LIMIT 1')).rows.length > 0)
      await sweepDeliveries(tested.context);
  });
  await cost('VACUUM of both tables afterwards', async () => {
    for (const table of ['deliveries', 'delivery_attempts']) await client.query(`VACUUM ${table}`);
  });
  await makePartitions();
  const parts = await readCosts('parted');
  await cost('the same rows in a partition, detached and dropped', async () => {
    await client.query('ALTER TABLE parted DETACH PARTITION parted_0 CONCURRENTLY');
    await client.query('DROP TABLE parted_0');
  });
  for (const [what, pages] of Object.entries(whole)) {
    console.log(`${what}: ${pages} pages in one table, ${parts[what]} in ${MONTHS} partitions`);
  }
} finally {
  await client.end();
  await tested.close();
  cluster.stop();
}

async function fill({ context, clock, principal, workspaceId }: TestContext): Promise<void> {
  const { keyId } = await principal();
  await context.store.session(async (session) => {
    await session.exec('SET statement_timeout = 0');
    const at = new Date(clock.now().getTime() - OLD_MS);
    await makeBacklog(session, { workspaceId, keyId, webhook: 'whk', count: rows, status: 'succeeded', at });
    await session.exec(
      'INSERT INTO delivery_attempts (delivery_id, attempt, at, status_code, duration_ms) SELECT id, 1, created_at, 204, 5 FROM deliveries',
    );
  });
}

function key(month: number): string {
  return `whk_dlv_${String(month).padStart(2, '0')}_`;
}

/** A table like that of deliveries, with its indexes in each month and the same rows in the first. */
async function makePartitions(): Promise<void> {
  await client.query('CREATE TABLE parted (LIKE deliveries INCLUDING DEFAULTS) PARTITION BY RANGE (id)');
  for (let month = 0; month < MONTHS; month += 1) {
    await client.query(
      `CREATE TABLE parted_${month} PARTITION OF parted FOR VALUES FROM ('${key(month)}') TO ('${key(month + 1)}')`,
    );
  }
  const { rows: indexes } = await client.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE tablename = 'deliveries' AND indexname <> 'deliveries_once'",
  );
  for (const { indexdef } of indexes) {
    await client.query(indexdef.replace(/INDEX (\w+) ON (\w+\.)?deliveries/, 'INDEX parted_$1 ON $2parted'));
  }
  await client.query(
    `INSERT INTO parted SELECT '${key(0)}' || n, 'whk', workspace_id, 'whk_evt_' || n, 'scan.queued', 'succeeded', 0, NULL, NULL, NULL,
       NULL, NULL, now(), now() FROM generate_series(1, $1::int) AS n CROSS JOIN (SELECT id AS workspace_id FROM workspaces LIMIT 1) AS w`,
    [rows],
  );
  await client.query('ANALYZE parted');
}

/** Pages that reads of the service touch, by what they look for. */
async function readCosts(table: string): Promise<Record<string, number>> {
  const reads = {
    'deliveries of 20 events, as a deleted scan or a replay looks for them': `SELECT id FROM ${table} WHERE event_id = ANY (ARRAY (SELECT 'whk_evt_' || n FROM generate_series(1, 20) AS n))`,
    'what is due, as each claim looks for it': `SELECT id FROM ${table} WHERE status = 'pending' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 1000`,
    'newest 20 of a subscription': `SELECT id FROM ${table} WHERE webhook_id = 'whk' ORDER BY created_at DESC, id DESC LIMIT 20`,
    'one by its id': `SELECT id FROM ${table} WHERE id = '${table === 'parted' ? key(0) : 'whk_dlv_'}5'`,
  };
  const pages: Record<string, number> = {};
  for (const [what, sql] of Object.entries(reads)) {
    await client.query(sql);
    const { rows: plan } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
    );
    const top = plan[0]?.['QUERY PLAN'][0].Plan ?? {};
    pages[what] = (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0);
  }
  return pages;
}

/** Runs `work` and prints its time and what it wrote to the log of the database. */
async function cost(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = await position();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const { rows: written } = await client.query<{ bytes: string }>('SELECT pg_wal_lsn_diff($1, $2) AS bytes', [
    await position(),
    from,
  ]);
  console.log(`${what}: ${seconds.toFixed(2)} s, ${(Number(written[0]?.bytes) / 1e6).toFixed(1)} MB of WAL`);
}

async function position(): Promise<string> {
  const { rows: found } = await client.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn');
  return found[0]?.lsn ?? '';
}
