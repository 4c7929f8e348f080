import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { SCOPES } from '../../src/contract/key.ts';
import { vacuumEmbedded } from '../../src/service/recurring-jobs.ts';
import { startService } from '../../src/service/start.ts';
import { DirectoryInUseError, lockDirectory } from '../../src/service/store/directory-lock.ts';
import { currentVersion, migrate } from '../../src/service/store/migrate.ts';
import { latestVersion, listMigrations, sqlOf } from '../../src/service/store/migration-files.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { locatePglite, openPgliteStore } from '../../src/service/store/pglite-store.ts';
import { describeStores } from '../helpers/service.ts';

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'scan-gate-store-'));
  folders.push(path);
  return path;
}
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

test('PostgreSQL in this process takes little of its memory, with the image and without', async () => {
  const settings = ['shared_buffers', 'wal_segment_size'].map((name) => `current_setting('${name}') AS ${name}`);
  for (const image of [locatePglite().image, null]) {
    const store = await openPgliteStore(undefined, { ...locatePglite(), image });
    const rows = await store.query(`SELECT ${settings.join(', ')}`);
    await store.close();
    expect(rows).toEqual([{ shared_buffers: '16MB', wal_segment_size: '1MB' }]);
  }
});

test('the pre-made image has the schema of the code: run scripts/build-pglite-image.ts after adding a migration', async () => {
  expect(locatePglite().image).not.toBeNull();
  const store = await openPgliteStore(undefined);
  expect(await currentVersion(store)).toBe(latestVersion());
  await store.close();
});

test('the embedded database is vacuumed: space of old rows is reused, and the planner has statistics', async () => {
  const store = await openPgliteStore(undefined);
  await store.query(
    'CREATE TABLE "Odd name" AS SELECT g AS id, repeat(\'x\', 100) AS text FROM generate_series(1, 5000) g',
  );
  const size = async () => {
    const [row] = await store.query<{ bytes: number }>('SELECT pg_relation_size(\'"Odd name"\') AS bytes');
    return row?.bytes;
  };
  await store.query('UPDATE "Odd name" SET text = text');
  await vacuumEmbedded({ store });
  const [known] = await store.query<{ rows: number }>(
    "SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'Odd name'",
  );
  expect(known?.rows).toBe(5_000);
  const before = await size();
  await store.query('UPDATE "Odd name" SET text = text');
  expect(await size()).toBe(before);
  await store.close();
});

test('a bundle finds the migrations beside its folder, and refuses a folder with a gap or another file', () => {
  const dist = folder();
  const bundle = pathToFileURL(join(dist, 'main', 'index.js')).href;
  expect(() => listMigrations(bundle)).toThrow(/migrations are missing/);
  mkdirSync(join(dist, 'main'));
  cpSync(new URL('../../src/service/store/migrations', import.meta.url), join(dist, 'migrations'), { recursive: true });
  const [first, ...others] = listMigrations(bundle);
  expect(others).toHaveLength(latestVersion() - 1);
  expect(first).toMatchObject({ version: 1, name: 'accounts' });
  expect(first && sqlOf(first)).toContain('CREATE TABLE workspaces');
  renameSync(join(dist, 'migrations', '0002-scans.sql'), join(dist, 'scans.sql'));
  expect(() => listMigrations(bundle)).toThrow(/0003-events\.sql is not the next migration/);
  renameSync(join(dist, 'scans.sql'), join(dist, 'migrations', '0002-scans.txt'));
  expect(() => listMigrations(bundle)).toThrow(/0002-scans\.txt is not the next migration/);
});

test('an older database knows its current findings after the migration, and its full keys keep every scope', async () => {
  const store = await openPgliteStore(undefined, { ...locatePglite(), image: null });
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const full = SCOPES.filter((scope) => scope !== 'findings:write' && scope !== 'checks:write');
  await store.transaction(async (tx) => {
    await tx.exec('CREATE TABLE schema_migrations (version int PRIMARY KEY, name text NOT NULL)');
    for (const migration of listMigrations().slice(0, 15)) {
      await tx.exec(sqlOf(migration));
      await tx.query('INSERT INTO schema_migrations VALUES ($1, $2)', [migration.version, migration.name]);
    }
    await tx.query("INSERT INTO workspaces (id, livemode, created_at) VALUES ('w', true, now())");
    for (const [id, scopes] of [
      ['full', full],
      ['few', full.slice(1)],
    ] as const) {
      await tx.query(
        `INSERT INTO api_keys (id, workspace_id, type, mode, scopes, hash, display_prefix, created_at)
         VALUES ($1, 'w', 'workspace', 'live', $2, rpad(md5($1), 64, '0'), 'svc_live_ABC', now())`,
        [id, scopes],
      );
    }
    await tx.query(
      "INSERT INTO targets (id, workspace_id, hostname, status, token, created_at) VALUES ('t', 'w', 'h', 'verified', '', now())",
    );
    const scans = [
      ['s1', 'quick', 1, ['aa', 'bb']],
      ['s2', 'standard', 2, ['aa', 'cc']],
      ['s3', 'quick', 3, ['bb']],
    ] as const;
    for (const [id, type, day, found] of scans) {
      await tx.query(
        `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
           tokens_charged, created_at) VALUES ($1, 'w', 'full', 't', 'h', $2, 'queued', true, '{}', '{}', 0, $3)`,
        [id, type, at(day)],
      );
      await tx.query("UPDATE scans SET status = 'running', lease_owner = 'x' WHERE id = $1", [id]);
      await tx.query("UPDATE scans SET status = 'succeeded', lease_owner = NULL, finished_at = $2 WHERE id = $1", [
        id,
        at(day),
      ]);
      for (const fingerprint of found) {
        await tx.query("INSERT INTO findings VALUES ($1, $2, 1, 'c', $3, 'new', $4, '{}')", [
          `${id}_${fingerprint}`,
          id,
          fingerprint,
          at(day),
        ]);
        await tx.query("INSERT INTO fingerprints VALUES ('w', 'h', $1, $2) ON CONFLICT DO NOTHING", [
          fingerprint,
          at(day),
        ]);
      }
    }
  });
  await migrate(store);
  expect(await store.query('SELECT fingerprint, finding_id, last_seen_at FROM fingerprints ORDER BY 1')).toEqual([
    { fingerprint: 'aa', finding_id: 's2_aa', last_seen_at: at(2) },
    { fingerprint: 'bb', finding_id: 's3_bb', last_seen_at: at(3) },
    { fingerprint: 'cc', finding_id: 's2_cc', last_seen_at: at(2) },
  ]);
  const keys = await store.query<{ scopes: string[] }>('SELECT scopes FROM api_keys ORDER BY id DESC');
  expect(keys.map(({ scopes }) => scopes.toSorted())).toEqual([[...SCOPES].toSorted(), full.slice(1).toSorted()]);
  await store.close();
});

test('a database of a newer version is refused with that reason', async () => {
  const store = await openPgliteStore(undefined);
  await store.query("INSERT INTO schema_migrations (version, name) VALUES (9999, 'future')");
  await expect(migrate(store)).rejects.toThrow(/schema version 9999/);
  await store.close();
});

describeStores('store', ({ start }) => {
  test('a query outside the open transaction is refused instead of waiting forever', async () => {
    const { store } = await start({ role: 'api' });
    await store.transaction(async (tx) => {
      await expect(store.query('SELECT 1')).rejects.toThrow(/inside an open transaction/);
      await expect(store.transaction(async () => {})).rejects.toThrow(/inside an open transaction/);
      expect(await tx.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
    expect(await store.query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
  });

  test('a long queue of queries does not block the event loop', async () => {
    const { store } = await start({ role: 'api' });
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const work = Array.from({ length: 12 }, () => store.query('SELECT count(*) FROM generate_series(1, 300000)'));
    await Promise.all(work);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  test('a transaction that throws is rolled back', async () => {
    const { store } = await start({ role: 'api' });
    const failing = store.transaction(async (tx) => {
      await tx.query("INSERT INTO settings (name, value) VALUES ('x', 'y')");
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.query("SELECT 1 FROM settings WHERE name = 'x'")).toEqual([]);
  });

  test('statements sent together run in order; the first failure is the reason, and nothing stays', async () => {
    const { store } = await start({ role: 'api' });
    const insert = "INSERT INTO settings (name, value) VALUES ('x', $1)";
    const failing = store.transaction((tx) =>
      Promise.all([
        tx.query(insert, ['first']),
        tx.query('SELECT 1 / 0'),
        tx.query("UPDATE settings SET value = 'second' WHERE name = 'x'"),
      ]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await store.query("SELECT 1 FROM settings WHERE name = 'x'")).toEqual([]);
    const [, rows] = await store.transaction((tx) =>
      Promise.all([tx.query(insert, ['first']), tx.query("SELECT value FROM settings WHERE name = 'x'")]),
    );
    expect(rows).toEqual([{ value: 'first' }]);
    const late = await store.transaction(async (tx) => tx);
    await expect(late.query('SELECT 1')).rejects.toThrow(/transaction/i);
  });

  test('bigint reads as number, timestamps as Date, jsonb parsed', async () => {
    const { store } = await start({ role: 'api' });
    const [row] = await store.query('SELECT 5::bigint AS n, $1::timestamptz AS t, $2::jsonb AS j', [
      new Date('2026-11-21T08:15:30.123Z'),
      JSON.stringify({ a: [1] }),
    ]);
    expect(row).toEqual({ n: 5, t: new Date('2026-11-21T08:15:30.123Z'), j: { a: [1] } });
  });

  test('subscribers are notified once per commit, and not of a transaction that was rolled back', async () => {
    const { store } = await start({ role: 'api' });
    const heard: string[] = [];
    const last = Promise.withResolvers<void>();
    const stop = await store.subscribe('test_channel', (payload) => {
      heard.push(payload);
      if (payload === 'last') last.resolve();
    });
    const failing = store.transaction(async (tx) => {
      tx.notify('test_channel', 'rolled back');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await store.transaction(async (tx) => {
      tx.notify('test_channel', 'committed');
      tx.notify('test_channel', 'committed');
      expect(heard).toEqual([]);
    });
    await store.transaction(async (tx) => tx.notify('test_channel', 'last'));
    await last.promise;
    expect(new Set(heard)).toEqual(new Set(['committed', 'last']));
    await stop();
  });
});

test('a second service on a data directory is refused, and names the process that has it', async () => {
  const path = folder();
  const first = await startService({ mode: 'server', store: { kind: 'directory', path }, log: () => {} });
  const second = startService({ mode: 'server', store: { kind: 'directory', path }, log: () => {} });
  await expect(second).rejects.toThrow(DirectoryInUseError);
  await expect(second).rejects.toThrow(new RegExp(`in use by process ${process.pid}`));
  await first.close();
  const third = await startService({ mode: 'server', store: { kind: 'directory', path }, log: () => {} });
  expect(third.apiKey).toBeNull();
  expect(third.workspaceId).toBe(first.workspaceId);
  await third.close();
});

test('the lock of a dead process is taken over, also by several at once of which one wins', async () => {
  const path = folder();
  const child = spawn('sleep', ['0']);
  const { pid } = child;
  await once(child, 'exit');
  writeFileSync(join(path, 'lock'), JSON.stringify({ pid, started: null, nonce: 'gone' }));
  const unlock = lockDirectory(path);
  expect(() => lockDirectory(path)).toThrow(DirectoryInUseError);
  unlock();
  writeFileSync(join(path, 'lock'), 'half writ');
  lockDirectory(path)();
});

test('the lock of a recycled pid is not taken for a living holder', () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), JSON.stringify({ pid: process.pid, started: 'boot:1', nonce: 'old' }));
  lockDirectory(path)();
});

test('acknowledged writes survive kill -9 of the process', async () => {
  const path = folder();
  const script = `
    import { startService } from ${JSON.stringify(new URL('../../src/service/start.ts', import.meta.url).href)};
    const running = await startService({ mode: 'server', store: { kind: 'directory', path: ${JSON.stringify(path)} },
      role: 'api', allowScanCidrs: ['127.0.0.0/8'], log: () => {} });
    const made = await fetch(running.url + '/v1/scans', { method: 'POST', body: '{"target":"127.0.0.1:1","scan_type":"quick"}',
      headers: { authorization: 'Bearer ' + running.apiKey, 'content-type': 'application/json' } });
    process.stdout.write(JSON.stringify({ id: (await made.json()).id }) + '\\n');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { id } = JSON.parse(line.toString()) as { id: string };
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = await openStore({ kind: 'directory', path }, () => {});
  expect(await store.query('SELECT status FROM scans WHERE id = $1', [id])).toEqual([{ status: 'queued' }]);
  await store.close();
});
