import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openUnmigrated } from '../../src/service/store/open-store.ts';
import { readDatabaseUrl } from '../../src/service/store/postgres-servers.ts';
import type { Store } from '../../src/service/store/store.ts';
import { isUnavailable } from '../../src/service/store/unavailable.ts';
import { cli } from '../cli/cli-fixture.ts';
import { createCa, issue } from '../helpers/certificates.ts';
import { freePort } from '../helpers/free-port.ts';
import { pgbouncer, startPgbouncer } from '../helpers/pgbouncer.ts';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { startTestService, until } from '../helpers/service.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe('a database URL', () => {
  const places = (url: string) => readDatabaseUrl(url).servers.map(({ connectionString }) => connectionString);

  test('of one host goes to the driver as it is', () => {
    for (const url of [
      'postgres://u:p%40@h:1/db?options=-c%20geqo%3Doff',
      'postgresql:///db?host=/run',
      'postgres://h',
    ]) {
      expect(readDatabaseUrl(url)).toEqual({ servers: [{ connectionString: url }], needsWrites: false });
    }
  });

  test('of several hosts is one URL for each, of which one must take writes', () => {
    const url = 'postgresql://u:p,w@h1:1,h2,[::1]:3/db?target_session_attrs=primary&application_name=a%26b';
    expect(places(url)).toEqual([
      'postgresql://u:p,w@h1:1/db?application_name=a%26b',
      'postgresql://u:p,w@h2/db?application_name=a%26b',
      'postgresql://u:p,w@[::1]:3/db?application_name=a%26b',
    ]);
    expect(readDatabaseUrl(url).needsWrites).toBe(true);
    expect(readDatabaseUrl('postgres://h1,h2/db').needsWrites).toBe(true);
    expect(readDatabaseUrl('postgres://h1,h2/db?target_session_attrs=any').needsWrites).toBe(false);
  });

  test('that asks for a standby is refused', () => {
    expect(() => readDatabaseUrl('postgres://h1,h2/db?target_session_attrs=standby')).toThrow(/the service writes/);
  });
});

describe.skipIf(!hasPostgres())('servers of a database', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  beforeAll(async () => {
    primary = await startPostgres();
    standby = await primary.standby();
  });
  afterAll(() => {
    primary.stop();
    standby.stop();
  });

  async function open(options: { url: string; directUrl?: string; poolSize?: number }): Promise<Store> {
    const store = await openUnmigrated({ kind: 'postgres', queryDeadlineMs: 4_000, ...options }, () => {});
    closers.push(() => store.close());
    return store;
  }

  async function run(url: string, ...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  test('are tried in order until one takes writes, also after a failover', async () => {
    const [one, two] = [new URL(await primary.database()), new URL(standby.url)];
    await run(one.href, 'CREATE TABLE notes (text text)');
    const copied = `${standby.url}${one.pathname}`;
    await until('the standby has the table', () =>
      run(copied, 'TABLE notes').then(
        () => true,
        () => null,
      ),
    );
    const store = await open({
      url: `postgres://postgres@127.0.0.1:${await freePort()},${two.host},${one.host}${one.pathname}?target_session_attrs=primary`,
    });
    const port = async () => (await store.query<{ port: number }>('SELECT inet_server_port() AS port'))[0]?.port;
    const heard: string[] = [];
    await store.subscribe('channel', (payload) => heard.push(payload));
    expect(await port()).toBe(Number(one.port));
    primary.crash();
    const fault = () =>
      store.query('SELECT 1').then(
        () => null,
        (error: Error) => error,
      );
    await until('nothing is promoted yet', async () => {
      const error = await fault();
      if (error !== null) expect(isUnavailable(error)).toBe(true);
      return error?.message.includes('takes writes');
    });
    standby.promote();
    await until('promoted', () =>
      store.query("INSERT INTO notes VALUES ('kept')").then(
        () => true,
        () => null,
      ),
    );
    expect(await port()).toBe(Number(two.port));
    await until('heard of the new primary', async () => {
      await run(copied, "SELECT pg_notify('channel', 'new')");
      return heard.includes('new');
    });
    primary.start();
  });

  test('that has become read-only is left for one that takes writes, although its connections stay open', async () => {
    const [one, other] = [new URL(await primary.database()), new URL(standby.url)];
    await run(standby.url, `CREATE DATABASE ${one.pathname.slice(1)}`);
    for (const { host } of [one, other]) {
      await run(`postgres://postgres@${host}${one.pathname}`, 'CREATE TABLE notes (text text)');
    }
    const store = await open({ url: `postgres://postgres@${one.host},${other.host}${one.pathname}` });
    await store.query("INSERT INTO notes VALUES ('one')");
    await run(one.href, `ALTER DATABASE ${one.pathname.slice(1)} SET default_transaction_read_only = on`);
    const refused = store.transaction(async (tx) => {
      await tx.exec('SET LOCAL transaction_read_only = on');
      await tx.query("INSERT INTO notes VALUES ('two')");
    });
    await expect(refused).rejects.toMatchObject({ code: '25006' });
    await store.query("INSERT INTO notes VALUES ('two')");
    expect(await store.query('SELECT inet_server_port() AS port, text FROM notes')).toEqual([
      { port: Number(other.port), text: 'two' },
    ]);
  });

  test('sslmode=prefer uses TLS where the server has it, and does without', async () => {
    const [plain, secure] = [`${primary.url}/postgres`, `${standby.url}/postgres`];
    const data = join(standby.folder, 'data');
    const leaf = issue({ issuer: createCa(), dnsNames: ['localhost'], key: 'ec-p256' });
    for (const [name, text] of [
      ['server.crt', leaf.chainPem],
      ['server.key', leaf.privateKeyPem],
    ] as const) {
      writeFileSync(join(data, name), text, { mode: 0o600 });
      const { uid, gid } = statSync(data);
      chownSync(join(data, name), uid, gid);
    }
    await run(secure, 'ALTER SYSTEM SET ssl = on', 'SELECT pg_reload_conf()');
    const isEncrypted = async (url: string) => {
      const store = await open({ url: `${url}?sslmode=prefer` });
      return (await store.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()'))[0]?.['ssl'];
    };
    expect(await isEncrypted(plain)).toBe(false);
    await until('TLS', () => isEncrypted(secure));
  });

  test('get at most as many connections as the pool may have', async () => {
    const store = await open({ url: await primary.database(), poolSize: 2 });
    const pids = await Promise.all(
      Array.from({ length: 8 }, () => store.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(0.02)')),
    );
    expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(2);
  });

  test('are named by a file, not in the environment', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'scan-gate-secret-'));
    closers.push(() => rmSync(directory, { recursive: true }));
    writeFileSync(join(directory, 'url'), `${await primary.database()}\n`);
    const environment = { SCAN_GATE_DATABASE_URL_FILE: 'url' };
    const printed = await cli(['migrate', '--dry-run'], { directory, environment });
    expect([printed.status, printed.out.slice(0, 20)]).toEqual([0, '-- 0001-accounts.sql']);
    for (const wrong of [
      { SCAN_GATE_DATABASE_URL_FILE: 'missing' },
      { SCAN_GATE_DATABASE_URL_FILE: '/dev/zero' },
      { ...environment, SCAN_GATE_DATABASE_URL: 'postgres://h' },
    ]) {
      const refused = await cli(['migrate'], { directory, environment: wrong });
      expect([refused.status, refused.err]).toEqual([2, expect.stringContaining('SCAN_GATE_DATABASE_URL_FILE')]);
    }
  });

  describe.skipIf(pgbouncer() === null)('behind PgBouncer', () => {
    async function pooled(url: string, mode: 'session' | 'transaction'): Promise<string> {
      const pooler = await startPgbouncer(pgbouncer() ?? '', url, mode);
      closers.push(() => pooler.stop());
      return pooler.url;
    }
    const limits =
      "SELECT current_setting('statement_timeout') AS query, current_setting('idle_in_transaction_session_timeout') AS idle";

    test('in session mode everything works, with the timeouts', async () => {
      const store = await open({ url: await pooled(await primary.database(), 'session') });
      expect(await store.query(limits)).toEqual([{ query: '3600ms', idle: '30s' }]);
      const heard = Promise.withResolvers<string>();
      await store.subscribe('channel', heard.resolve);
      const sender = await open({ url: await primary.database() });
      await sender.query('SELECT 1');
      await store.transaction(async (tx) => tx.notify('channel', 'heard'));
      expect(await heard.promise).toBe('heard');
    });

    test('in transaction mode it is refused without a direct URL', async () => {
      const url = await pooled(await primary.database(), 'transaction');
      await expect(open({ url })).rejects.toThrow(/pooler in transaction mode. Give --database-direct-url/);
    });

    test('in transaction mode with a direct URL, processes scan side by side, and the pooled sessions stay as they were', async () => {
      const directUrl = await primary.database();
      const url = await pooled(directUrl, 'transaction');
      const options = { kind: 'postgres', url, directUrl } as const;
      const api = await startTestService(options, { role: 'api' });
      closers.push(() => api.close());
      for (let count = 0; count < 2; count += 1) {
        const worker = await startTestService(options, { role: 'worker' });
        closers.push(() => worker.close());
        worker.engine.answer = () => completed();
      }
      const scans = Array.from({ length: 40 }, (_, port) => ({ target: `127.0.0.1:${port + 1}`, scan_type: 'quick' }));
      expect((await api.api.post('/v1/scans/bulk', { scans })).status).toBe(201);
      await Promise.all(Array.from({ length: 20 }, () => api.api.get('/v1/scans?limit=5')));
      await until('all scanned', async () => {
        const { body } = await api.api.get('/v1/scans?status=succeeded&limit=100');
        return body.data.length === scans.length;
      });
      expect(api.log.filter(({ level }) => level === 'error')).toEqual([]);
      expect(await api.store.transaction((tx) => tx.query(limits))).toEqual([{ query: '7200ms', idle: '30s' }]);
      expect(await api.store.query(limits)).toEqual([{ query: '0', idle: '0' }]);
    });
  });
});
