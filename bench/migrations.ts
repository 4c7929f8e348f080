import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/service/store/migrate.ts';
import { latestVersion, listMigrations } from '../src/service/store/migration-files.ts';
import { openUnmigrated } from '../src/service/store/open-store.ts';
import type { Store } from '../src/service/store/store.ts';
import { hasPostgres, startPostgres } from '../test/helpers/postgres.ts';
import { Fleet } from './fleet.ts';
import { CreationLoad, isSound, type LoadReport, readBooks } from './load.ts';
import { checkOut, compatibleFrom, releaseOf } from './previous-release.ts';
import { pause, registerTarget, until } from './reliability/lab.ts';
import { reportRow } from './rows.ts';

/**
 * Migrations under load: an API and a worker of the oldest release that the newest migration allows create and run scans beside
 * old ones, while this release migrates the database and a reader holds the
 * snapshot and the locks of `pg_dump`. The migrations are this release's, and one that changes the table of scans and builds an index over it.
 * Then processes of the old release start on the migrated database. Goal: no gap of a second, nothing lost.
 * `node bench/migrations.ts [rows] [commit]`, 1,000,000 by default; needs the history of the repository.
 */
const GAP_MAX_MS = 1_000;
const READER_MS = 15_000;
/** Load before the migration, which tells what the machine takes without one, and afterwards. */
const ALONE_MS = 15_000;
const TARGET = '127.0.0.1:9';

const rows = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(rows) || rows < 1_000) {
  console.error('Usage: node bench/migrations.ts [rows, at least 1000] [commit of the old release]');
  process.exit(2);
}
if (!hasPostgres()) {
  console.error('No PostgreSQL server here: install the Debian package postgresql.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-migrations-'));
const cluster = await startPostgres();
try {
  await measure(await cluster.database());
} finally {
  cluster.stop();
  rmSync(folder, { recursive: true });
}

async function measure(url: string): Promise<void> {
  const { program, commit } = checkOut(process.argv[3] ?? releaseOf(compatibleFrom()), join(folder, 'old'));
  const options = { program, store: { kind: 'postgres', url }, instantScans: true, initialTokens: 100_000_000 };
  const fleet = new Fleet([
    { ...options, role: 'api' },
    { ...options, role: 'worker' },
  ]);
  await fleet.start();
  const store = await openUnmigrated({ kind: 'postgres', url }, () => {});
  try {
    await fill(store);
    await registerTarget(fleet, TARGET);
    const alone = await load(fleet, () => pause(ALONE_MS));
    const from = await version(store);
    const started = performance.now();
    const during = await load(fleet, async () => {
      const reader = await holdAsDump(url);
      const migrating = migrate(
        store,
        ({ version, name }) => note(started, `migration ${version} (${name})`),
        undefined,
        [...listMigrations(), ...withLater()],
      );
      await Promise.all([
        migrating,
        pause(READER_MS)
          .then(() => reader.end())
          .then(() => note(started, 'the reader ends')),
      ]);
    });
    const seconds = (performance.now() - started) / 1_000;
    // One release back: the old one starts on what the new one has migrated.
    await fleet.stop();
    await fleet.start();
    const back = await load(fleet, () => pause(ALONE_MS));
    const acknowledged = [alone, during, back].flatMap((one) => one.acknowledged);
    await until(
      'all ended',
      async () => (await store.query("SELECT 1 FROM scans WHERE status IN ('queued', 'running') LIMIT 1")).length === 0,
      300_000,
    );
    const books = await readBooks(url, acknowledged);
    const { longestStartGapMs } = await readBooks(url, during.acknowledged);
    console.log(
      `Old release ${commit}, schema ${from} to ${latestVersion() + 2} in ${seconds.toFixed(1)} s, longest time without the start of a scan ${longestStartGapMs.toFixed(0)} ms. ${JSON.stringify(books)}`,
    );
    for (const [name, report] of Object.entries({ alone, during, back })) console.log(`${name}: ${described(report)}`);
    if (!isSound(books, acknowledged.length)) throw new Error('scans were lost, charged wrongly or not ended');
    reportRow({
      id: 'migrations.gap',
      what: `Longest gap of creations while ${rows.toLocaleString('en')} scans are migrated under load beside a reader`,
      figure: `${during.longestGapMs.toFixed(0)} ms (${alone.longestGapMs.toFixed(0)} ms without a migration)`,
      floor: `${GAP_MAX_MS} ms`,
      ratio: during.longestGapMs / GAP_MAX_MS,
      goal: 1,
      better: 'lower',
      noise: 1,
    });
  } finally {
    await store.close();
    await fleet.stop();
  }
}

/** Makes succeeded scans, a millisecond after each other. */
async function fill(store: Store): Promise<void> {
  await store.session(async (session) => {
    await session.exec('SET statement_timeout = 0');
    await session.query(
      `INSERT INTO targets (id, workspace_id, hostname, status, token, created_at)
       SELECT 'tgt_old', workspace_id, 'old.example', 'pending', '', now() FROM api_keys LIMIT 1`,
    );
    // A scan begins as queued.
    await session.exec('ALTER TABLE scans DISABLE TRIGGER USER');
    await session.query(
      `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
         tokens_charged, created_at, finished_at)
       SELECT 'scn_old_' || n, k.workspace_id, k.id, 'tgt_old', 'old.example', 'quick', 'succeeded', false, '{}', '{}', 0, t, t
       FROM (SELECT id, workspace_id FROM api_keys LIMIT 1) AS k,
         (SELECT n, now() - interval '30 days' + n * interval '1 millisecond' AS t FROM generate_series(1, $1::int) AS n) AS row`,
      [rows],
    );
    await session.exec('ALTER TABLE scans ENABLE TRIGGER USER');
    // What autovacuum would do during the measurement.
    await session.exec('VACUUM ANALYZE');
    await session.exec('CHECKPOINT');
  });
}

async function version(store: Store): Promise<number> {
  const [row] = await store.query<{ version: number }>('SELECT max(version) AS version FROM schema_migrations');
  return row?.version ?? 0;
}

async function load(fleet: Fleet, work: () => Promise<void>): Promise<LoadReport> {
  const creations = new CreationLoad(() => [fleet.url], fleet.apiKey, TARGET);
  try {
    await work();
  } finally {
    await pause(1_000);
  }
  return creations.stop();
}

/** Locks every table and takes a snapshot, as `pg_dump` does at its beginning. */
async function holdAsDump(url: string): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const { rows: tables } = await reader.query<{ name: string }>(
    "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1",
  );
  await reader.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`);
  await reader.query('SELECT count(*) FROM workspaces');
  return reader;
}

/** Migrations of a later release that change the largest table. */
function withLater() {
  const compatible = `-- compatible from ${compatibleFrom()}\n`;
  const scripts = [
    `${compatible}ALTER TABLE scans ADD COLUMN later int;\n`,
    `-- no transaction\n${compatible}CREATE INDEX CONCURRENTLY IF NOT EXISTS scans_later ON scans (target, finished_at);\n`,
  ];
  return scripts.map((sql, index) => {
    const path = join(folder, `later-${index}.sql`);
    writeFileSync(path, sql);
    return { version: latestVersion() + index + 1, name: 'later', path };
  });
}

function note(started: number, what: string): void {
  console.log(`${((performance.now() - started) / 1_000).toFixed(1)} s: ${what}`);
}

function described({ acknowledged, longestGapMs, gapAtMs, refusals }: LoadReport): string {
  const refused = [...refusals].map(([kind, count]) => `${count} x ${kind}`).join(', ');
  return `${acknowledged.length} creations acknowledged, longest gap ${longestGapMs.toFixed(0)} ms (after ${(gapAtMs / 1_000).toFixed(1)} s), refusals: ${refused || 'none'}`;
}
