import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPool } from './postgres-pool.ts';
import { Outbox, type Row, type Store, sqlState, type Transaction, TransactionScope } from './store.ts';
import { endedOrLate } from './unavailable.ts';
import { WatchedClient } from './watched-client.ts';

const INT8 = 20;
/** serialization_failure and deadlock_detected: the transaction was rolled back and may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
/** Default maximum time of a statement with the way to the database and back. */
const QUERY_DEADLINE_MS = 8_000;
/** Share of it after which the server cancels the statement, so that a server that answers is heard in time. */
const STATEMENT_SHARE = 0.9;
const IDLE_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
const CLOSE_MS = 1_000;
/** The longest time that a timer of Node.js can have. */
const UNLIMITED_MS = 2 ** 31 - 1;
const LISTEN_CHECK_MS = 10_000;
/** A notice is sent at once, its repeats once per interval. */
const NOTICE_INTERVAL_MS = 20;

/** Parses bigint as number: the only bigints are token amounts and counts, far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? (text: string) => Number(text)
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Opens a pool to a PostgreSQL server (13 or newer).
 * @param deadlineMs maximum wait for the database; see `queryDeadlineMs` of the options
 */
export async function openPostgresStore(
  url: string,
  onError: (error: Error) => void,
  deadlineMs = QUERY_DEADLINE_MS,
): Promise<Store> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: deadlineMs,
    statement_timeout: Math.ceil(deadlineMs * STATEMENT_SHARE),
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    application_name: 'scan-gate',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
  };
  const pool = new PostgresPool(config, { deadlineMs }, onError);
  try {
    await pool.query({ text: 'SELECT 1' });
  } catch (cause) {
    await pool.close();
    throw new Error(`Cannot connect to the database: ${(cause as Error).message || String(cause)}`, { cause });
  }
  const scope = new TransactionScope();
  const connect = (silenceMs = deadlineMs) => new WatchedClient({ ...config, statement_timeout: 0 }, silenceMs);
  const listener = new PostgresListener(connect, Math.min(LISTEN_CHECK_MS, deadlineMs), onError);
  const notices = new NoticeSender(listener, pool, onError);
  let closed: Promise<void> | undefined;
  return {
    kind: 'postgres',
    exclusive: false,
    async query<Result extends Row>(text: string, params: readonly unknown[] = []) {
      scope.assertOutside('A query of the store');
      return (await pool.query<Result>(statement(text, params))).rows;
    },
    async transaction(work, { statementMs } = {}) {
      scope.assertOutside('A transaction');
      const outbox = new Outbox();
      const result = await retried(() => {
        outbox.clear();
        return pool.use(
          (client) => inTransaction(client, (tx) => scope.run(() => work(tx)), outbox, statementMs),
          statementMs,
        );
      });
      for (const [channel, payload] of outbox.notices) notices.send(channel, payload);
      return result;
    },
    async session(work) {
      const client = connect(UNLIMITED_MS);
      client.on('error', onError);
      try {
        await client.connect();
        return await work({
          query: async <Result extends Row>(text: string, params: readonly unknown[] = []) =>
            (await client.ask<Result>({ text, values: [...params] })).rows,
          exec: async (script) => void (await client.ask(script)),
        });
      } finally {
        await endedOrLate(client.end(), CLOSE_MS);
        client.destroy();
      }
    },
    get oldestMs() {
      return pool.oldestMs;
    },
    get connections() {
      return pool.connections;
    },
    retireConnections: () => pool.retire(),
    subscribe: (channel, handler) => listener.subscribe(channel, handler),
    close() {
      closed ??= (async () => {
        await listener.close();
        await notices.close();
        await pool.close();
      })();
      return closed;
    },
  };
}

/** Runs a transaction again that PostgreSQL rolled back for another one. */
async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Runs `work` between BEGIN and COMMIT; {@link PostgresPool.use} rolls back when it throws. */
async function inTransaction<Result>(
  client: WatchedClient,
  work: (tx: Transaction) => Promise<Result>,
  outbox: Outbox,
  statementMs: number | undefined,
): Promise<Result> {
  await client.ask('BEGIN');
  if (statementMs !== undefined) await client.ask(`SET LOCAL statement_timeout = ${Math.ceil(statementMs)}`);
  let hasEnded = false;
  let last: Promise<unknown> = Promise.resolve();
  /** One statement at a time, in the order of the calls. None may reach the client once another transaction has it. */
  const run = <Rows extends Row>(query: pg.QueryConfig | string): Promise<pg.QueryResult<Rows>> => {
    const asked = last.then(() => {
      if (hasEnded) throw new Error('The transaction has ended.');
      return client.ask<Rows>(query);
    });
    last = asked.catch(() => {});
    return asked;
  };
  const tx: Transaction = {
    query: async <Rows extends Row>(text: string, params: readonly unknown[] = []) =>
      (await run<Rows>(statement(text, params))).rows,
    exec: async (script) => void (await run(script)),
    notify: (channel, payload) => outbox.add(channel, payload),
  };
  const result = await work(tx).finally(() => {
    hasEnded = true;
  });
  await client.ask('COMMIT');
  return result;
}

/** Sends notices to all processes: each at once, its repeats once per interval, because a notice takes a lock of the whole server. */
class NoticeSender {
  readonly #listener: PostgresListener;
  readonly #pool: PostgresPool;
  readonly #onError: (error: Error) => void;
  readonly #sending = new Set<Promise<void>>();
  /** Notices sent within the interval, and whether to repeat each. */
  readonly #recent = new Map<string, boolean>();
  #isClosed = false;

  constructor(listener: PostgresListener, pool: PostgresPool, onError: (error: Error) => void) {
    this.#listener = listener;
    this.#pool = pool;
    this.#onError = onError;
  }

  send(channel: string, payload: string): void {
    this.#listener.emit(channel, payload);
    const name = `${channel} ${payload}`;
    if (this.#recent.has(name)) {
      this.#recent.set(name, true);
      return;
    }
    const sent = this.#send(channel, payload, name).finally(() => this.#sending.delete(sent));
    this.#sending.add(sent);
  }

  async #send(channel: string, payload: string, name: string): Promise<void> {
    do {
      this.#recent.set(name, false);
      await this.#pool.query({ text: 'SELECT pg_notify($1, $2)', values: [channel, payload] }).catch(this.#onError);
      if (!this.#isClosed) await delay(NOTICE_INTERVAL_MS);
    } while (this.#recent.get(name) === true);
    this.#recent.delete(name);
  }

  /** Waits for the notices under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#sending);
  }
}

const statementNames = new Map<string, string>();

/** Named statements are parsed and planned once per connection. */
function statement(text: string, values: readonly unknown[]): pg.QueryConfig {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    statementNames.set(text, name);
  }
  return { name, text, values: [...values] };
}
