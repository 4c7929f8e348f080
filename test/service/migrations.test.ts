import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { currentVersion, type LockPatience, migrate, missingMigrations } from '../../src/service/store/migrate.ts';
import { latestVersion, listMigrations, type Migration } from '../../src/service/store/migration-files.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import type { Store } from '../../src/service/store/store.ts';
import { cli } from '../cli/cli-fixture.ts';
import { hasPostgres } from '../helpers/postgres.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { startTestService, until } from '../helpers/service.ts';
import { sharedDatabase } from '../helpers/shared-postgres.ts';

const PATIENCE: LockPatience = { lockMs: 400, pauseMs: 100, attempts: 10_000 };
/** Of a query behind a lock that was given up, on a busy machine. */
const MARGIN_MS = 2_000;

describe.skipIf(!hasPostgres())('migrations on PostgreSQL', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function open(): Promise<{ store: Store; url: string }> {
    const url = await sharedDatabase(true);
    const store = await openStore({ kind: 'postgres', url }, () => {});
    closers.push(() => store.close());
    return { store, url };
  }

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    closers.push(() => client.end());
    return client;
  }

  /** The migrations of this program and those of a later one. */
  function withLater(...scripts: string[]): Migration[] {
    const folder = mkdtempSync(join(tmpdir(), 'scan-gate-migrations-'));
    closers.push(() => rmSync(folder, { recursive: true }));
    const later = scripts.map((sql, index) => {
      const path = join(folder, `${index}.sql`);
      writeFileSync(path, sql);
      return { version: latestVersion() + index + 1, name: 'later', path };
    });
    return [...listMigrations(), ...later];
  }

  test('one that waits for a reader, such as a backup, lets everything else go on, and is applied after it', async () => {
    const { store, url } = await open();
    const [reader, watcher] = [await connect(url), await connect(url)];
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM scans');
    const known = withLater('ALTER TABLE scans ADD COLUMN later int;');
    let isApplied = false;
    const migrating = migrate(store, () => {}, PATIENCE, known).then(() => {
      isApplied = true;
    });
    let longest = 0;
    const queries = (async () => {
      while (!isApplied) {
        const started = performance.now();
        await store.query('SELECT count(*) FROM scans');
        longest = Math.max(longest, performance.now() - started);
      }
    })();
    const isWaiting = async (expected: boolean) => {
      const { rows } = await watcher.query(
        "SELECT FROM pg_locks WHERE relation = 'scans'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted",
      );
      return rows.length > 0 === expected;
    };
    for (const expected of [true, false, true, false]) await until('the next attempt', () => isWaiting(expected));
    expect(isApplied).toBe(false);
    await reader.query('COMMIT');
    await Promise.all([migrating, queries]);
    expect(await store.query('SELECT later FROM scans')).toEqual([]);
    expect(longest).toBeLessThan(PATIENCE.lockMs + MARGIN_MS);
  });

  test('one that never gets its locks gives up, says why and leaves nothing', async () => {
    const { store, url } = await open();
    const reader = await connect(url);
    await reader.query('BEGIN; SELECT count(*) FROM scans');
    const known = withLater('CREATE TABLE later (id int); ALTER TABLE scans ADD COLUMN later int;');
    const failing = migrate(store, () => {}, { lockMs: 50, pauseMs: 1, attempts: 2 }, known);
    await expect(failing).rejects.toThrow(/another program held the locks that migration \d+ \(later\) needs/);
    expect(await currentVersion(store)).toBe(latestVersion());
    expect(await store.query("SELECT to_regclass('later') AS found")).toEqual([{ found: null }]);
  });

  test('outside a transaction, an index is built beside a reader, and that of a killed attempt is replaced', async () => {
    const { store, url } = await open();
    const killed = await connect(url);
    await killed.query("INSERT INTO settings VALUES ('a', 'same'), ('b', 'same')");
    const build = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS settings_later ON settings (value)';
    await expect(killed.query(build)).rejects.toThrow(/could not create unique index/);
    await killed.query("DELETE FROM settings WHERE name = 'b'");
    const known = withLater(`-- no transaction\n${build};\nDROP INDEX CONCURRENTLY IF EXISTS scans_page;\n`);
    await migrate(store, () => {}, PATIENCE, known);
    const valid = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'settings_later'::regclass`;
    expect(await store.query(valid)).toEqual([{ indisvalid: true }]);
    expect(await currentVersion(store)).toBe(latestVersion() + 1);
  });

  test('each is kept although a later one fails', async () => {
    const { store } = await open();
    const applied: string[] = [];
    const known = withLater('CREATE TABLE one (id int);', 'CREATE TABLE two (id int); SELECT 1 / 0;');
    const failing = migrate(store, ({ version }) => applied.push(String(version)), PATIENCE, known);
    await expect(failing).rejects.toThrow('division by zero');
    expect(applied).toEqual([String(latestVersion() + 1)]);
    expect(await currentVersion(store)).toBe(latestVersion() + 1);
    expect(await store.query("SELECT to_regclass('two') AS found")).toEqual([{ found: null }]);
  });

  test('an older program works with what is compatible with it, and refuses what is not', async () => {
    const { store } = await open();
    const compatible = `-- compatible from ${latestVersion()}\nCREATE TABLE one (id int);`;
    const known = withLater(compatible, compatible.replace('one', 'two'), 'CREATE TABLE three (id int);');
    await migrate(store, () => {}, PATIENCE, known.slice(0, -1));
    expect(await missingMigrations(store)).toEqual([]);
    await expect(missingMigrations(store, listMigrations().slice(0, -1))).rejects.toThrow(/upgrade the program/);
    await migrate(store, () => {}, PATIENCE, known);
    await expect(missingMigrations(store)).rejects.toThrow(
      `schema version ${latestVersion() + 3}, but this program supports ${latestVersion()}`,
    );
  });

  test('the previous release creates and runs scans during the migrations of a later one beside a reader, and starts afterwards', async () => {
    const { store, url } = await open();
    const service = await startTestService({ kind: 'postgres', url });
    closers.push(() => service.close());
    service.engine.answer = () => completed();
    const reader = await connect(url);
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; LOCK TABLE scans, ledger IN ACCESS SHARE MODE');
    const compatible = `-- compatible from ${latestVersion()}\n`;
    const known = withLater(
      `${compatible}ALTER TABLE ledger ADD COLUMN later int; ALTER TABLE scans ADD COLUMN later int;`,
      `-- no transaction\n${compatible}CREATE INDEX CONCURRENTLY IF NOT EXISTS scans_later ON scans (target, finished_at);\n`,
    );
    let isRunning = true;
    const migrating = migrate(store, () => {}, { ...PATIENCE, lockMs: 100 }, known).finally(() => {
      isRunning = false;
    });
    const ids: string[] = [];
    while (isRunning) {
      const { status, body } = await service.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
      expect(status).toBe(201);
      ids.push(body.id);
      if (ids.length === 10) await reader.query('COMMIT');
    }
    await migrating;
    expect(ids.length).toBeGreaterThanOrEqual(10);
    const second = await startTestService({ kind: 'postgres', url }, { role: 'worker' });
    await second.close();
    await until('all succeeded', async () => {
      const rows = await store.query("SELECT 1 FROM scans WHERE status = 'succeeded' AND later IS NULL");
      return rows.length === ids.length;
    });
    const charges = await store.query<{ reference: string }>("SELECT reference FROM ledger WHERE kind = 'charge'");
    expect(charges.map(({ reference }) => reference).sort()).toEqual(ids.sort());
  });

  test('the command prints, applies, and serve --no-migrate waits for it', async () => {
    const url = await sharedDatabase(false);
    const environment = { SCAN_GATE_DATABASE_URL: url };
    const refused = await cli(['serve', '--no-migrate', '--port', '0'], { environment });
    expect([refused.status, refused.err]).toEqual([
      4,
      `scan-gate: The database has schema version 0, but this program needs ${latestVersion()}: run scan-gate migrate first.\n`,
    ]);
    const printed = await cli(['migrate', '--dry-run'], { environment });
    expect(printed.out).toContain('-- 0002-scans.sql\n');
    expect(printed.out).toContain('CREATE TABLE scans (');
    const client = await connect(url);
    expect((await client.query('SELECT FROM pg_tables WHERE schemaname = current_schema()')).rows).toEqual([]);
    const applied = await cli(['migrate'], { environment });
    expect([applied.status, applied.err]).toEqual([0, '']);
    expect(applied.out.split('\n')).toHaveLength(latestVersion() + 1);
    expect(applied.out).toMatch(/^0001-accounts\n0002-scans\n/);
    expect((await cli(['migrate', '--dry-run'], { environment })).out).toBe('');
    const store = await openStore({ kind: 'postgres', url }, () => {}, false);
    await store.close();
    expect((await cli(['migrate'])).status).toBe(2);
    expect((await cli(['migrate', '--database-url', 'postgres://127.0.0.1:1/none'])).status).toBe(4);
  });
});
