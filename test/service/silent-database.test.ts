import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/service/store/open-store.ts';
import type { Store } from '../../src/service/store/store.ts';
import { DatabaseSilent, isUnavailable } from '../../src/service/store/unavailable.ts';
import { hasPostgres, type PostgresCluster, startPostgres } from '../helpers/postgres.ts';
import { until } from '../helpers/service.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';

/** Long enough to connect on a busy machine. */
const DEADLINE_MS = 1_500;

describe.skipIf(!hasPostgres())('a store whose connections go silent', () => {
  let cluster: PostgresCluster;
  let proxy: TcpProxy;
  let store: Store;
  const errors: Error[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());
  afterEach(async () => {
    await store.close();
    await proxy.close();
    errors.length = 0;
  });

  async function open() {
    const url = new URL(await cluster.database());
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const options = { kind: 'postgres', url: url.href, queryDeadlineMs: DEADLINE_MS } as const;
    store = await openStore(options, (error) => errors.push(error));
    await store.query('CREATE TABLE notes (text text)');
  }

  const add = (text: string) => store.query('INSERT INTO notes VALUES ($1)', [text]);
  const notes = async () => (await store.query('SELECT text FROM notes ORDER BY text')).map(({ text }) => text);

  test('a query fails in time, and its connection is closed, not used again', async () => {
    await open();
    proxy.stall();
    const failure = await add('a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseSilent);
    expect(isUnavailable(failure)).toBe(true);
    // The next one gets a new connection at once.
    await add('b');
    expect(await notes()).toEqual(['b']);
  });

  test('a transaction fails in time, and so do all statements it has sent', async () => {
    await open();
    const outcomes: PromiseSettledResult<unknown>[] = [];
    const failing = store.transaction(async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('lost')");
      proxy.stall();
      outcomes.push(...(await Promise.allSettled([tx.query('SELECT 1'), tx.query('SELECT 2')])));
    });
    await expect(failing).rejects.toSatisfy(isUnavailable);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await notes()).toEqual([]);
  });

  test('after one silent connection, the idle ones of the same age are not tried', async () => {
    await open();
    await Promise.all(Array.from({ length: 8 }, () => store.query('SELECT pg_sleep(0.05)')));
    proxy.stall();
    await expect(store.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseSilent);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => add(String(index))));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('when new connections are silent too, everything fails in time and works again afterwards', async () => {
    await open();
    proxy.stallAll();
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 30 }, () => store.query('SELECT 1')),
      store.transaction((tx) => tx.query('SELECT 1')),
    ]);
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true);
    }
    expect(store.oldestMs).toBe(0);
    proxy.resume();
    await until('connected again', () =>
      add('again').then(
        () => true,
        () => false,
      ),
    );
  });

  test('the age of what is open is known', async () => {
    await open();
    expect(store.oldestMs).toBe(0);
    await store.transaction(async (tx) => {
      await tx.query('SELECT 1');
      expect(store.oldestMs).toBeGreaterThan(0);
      // Upkeep may take longer, and says so.
      expect((await tx.query("SELECT current_setting('statement_timeout') AS limit"))[0]).toEqual({ limit: '1350ms' });
    });
    await store.transaction(
      async (tx) => {
        expect(store.oldestMs).toBe(0);
        expect((await tx.query("SELECT current_setting('statement_timeout') AS limit"))[0]).toEqual({ limit: '1min' });
      },
      { statementMs: 60_000 },
    );
  });

  test('upkeep with a longer limit survives a wait that would end a request', async () => {
    await open();
    const [row] = await store.transaction((tx) => tx.query("SELECT 'done' AS state, pg_sleep(2)"), {
      statementMs: 60_000,
    });
    expect(row).toMatchObject({ state: 'done' });
    await expect(store.query('SELECT pg_sleep(2)')).rejects.toSatisfy(isUnavailable);
  });

  test('a listening connection that is silent is replaced', async () => {
    await open();
    const heard: string[] = [];
    await store.subscribe('channel', (payload) => heard.push(payload));
    const other = await openStore({ kind: 'postgres', url: await directUrl() }, () => {});
    try {
      proxy.stall();
      let sent = 0;
      await until('heard again', async () => {
        sent += 1;
        await other.query("SELECT pg_notify('channel', $1)", [String(sent)]);
        return heard.length > 0;
      });
    } finally {
      await other.close();
    }
  });

  /** Of the same database, without the proxy. */
  async function directUrl(): Promise<string> {
    const [row] = await store.query<{ name: string; port: number }>(
      'SELECT current_database() AS name, inet_server_port() AS port',
    );
    return `postgres://postgres@127.0.0.1:${row?.port}/${row?.name}`;
  }

  test('a connection to a standby, as the read-only error shows, is given up, and so are the others', async () => {
    await open();
    const [row] = await store.query<{ name: string }>('SELECT current_database() AS name');
    const setReadOnly = async (value: string) => {
      const admin = new pg.Client({
        connectionString: await directUrl(),
        options: '-c default_transaction_read_only=off',
      });
      await admin.connect();
      await admin.query(`ALTER DATABASE ${row?.name} SET default_transaction_read_only = ${value}`);
      await admin.end();
    };
    await setReadOnly('on');
    store.retireConnections();
    // Every new session could write now; the pool still has those of the time before.
    const standby = await Promise.allSettled([1, 2, 3].map(() => store.query('SELECT pg_sleep(0.05)')));
    expect(standby.every(({ status }) => status === 'fulfilled')).toBe(true);
    await setReadOnly('off');
    await expect(add('b')).rejects.toMatchObject({ code: '25006' });
    await add('c');
    await Promise.all(['d', 'e', 'f'].map(add));
    expect(await notes()).toEqual(['c', 'd', 'e', 'f']);
  });

  test('a slow network is not silence, and connections that are cut are replaced', async () => {
    await open();
    proxy.delay(100);
    // Each statement takes 200 ms and more, and all together longer than the deadline.
    await store.transaction(async (tx) => {
      for (let count = 0; count < 10; count += 1) await tx.query('INSERT INTO notes VALUES ($1)', [String(count)]);
    });
    proxy.delay(0);
    proxy.cut();
    await until('connected again', () =>
      add('x').then(
        () => true,
        () => false,
      ),
    );
    expect(await notes()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'x']);
  });

  test('closing does not wait for a silent server', async () => {
    await open();
    await store.subscribe('channel', () => {});
    await Promise.all([store.query('SELECT 1'), store.query('SELECT 2')]);
    proxy.stallAll();
    await store.close();
    expect(store.oldestMs).toBe(0);
  });

  test('closing does not wait for a connection that is being made', async () => {
    await open();
    proxy.stallAll();
    const listening = store.subscribe('channel', () => {});
    // The proxy has accepted the connection, and says nothing.
    await until('it connects', async () => proxy.count > 1);
    await store.close();
    await listening;
  });
});
