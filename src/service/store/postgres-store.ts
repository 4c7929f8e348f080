import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StoreOptions } from '../options.ts';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPool } from './postgres-pool.ts';
import { assertOwnSession, PostgresServers } from './postgres-servers.ts';
import { Outbox, type Row, type Store, sqlState, type Transaction, TransactionScope } from './store.ts';
import type { WatchedClient } from './watched-client.ts';

type PostgresOptions = Extract<StoreOptions, { readonly kind: 'postgres' }>;

const INT8 = 20;
const POOL_SIZE = 10;
/** serialization_failure and deadlock_detected: the transaction was rolled back and may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
/** Default maximum time of a statement with the way to the database and back. */
const QUERY_DEADLINE_MS = 8_000;
/** Share of it after which the server cancels the statement, so that a server that answers is heard in time. */
const STATEMENT_SHARE = 0.9;
const IDLE_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
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
 * Opens a pool to a PostgreSQL server (13 or newer). With a direct URL, the other one may lead to a pooler in transaction mode, whose
 * sessions keep nothing between transactions.
 */
export async function openPostgresStore(
  { url, directUrl, poolSize = POOL_SIZE, queryDeadlineMs: deadlineMs = QUERY_DEADLINE_MS }: PostgresOptions,
  onError: (error: Error) => void,
): Promise<Store> {
  const settings: pg.ClientConfig = {
    application_name: 'scan-gate',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
  };
  const limits = (scope: 'SESSION' | 'LOCAL') =>
    `SET ${scope} statement_timeout = ${Math.ceil(deadlineMs * STATEMENT_SHARE)}; SET ${scope} idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`;
  const hasSession = directUrl === undefined;
  const begin = hasSession ? 'BEGIN' : `BEGIN; ${limits('LOCAL')}`;
  const { direct, pool } = await connected(async () => {
    const servers = new PostgresServers(url, settings, deadlineMs);
    const direct = hasSession ? servers : new PostgresServers(directUrl, settings, deadlineMs);
    await assertOwnSession(direct, deadlineMs);
    const pool = new PostgresPool(
      servers,
      { deadlineMs, size: poolSize, ...(hasSession && { setUp: limits('SESSION') }) },
      onError,
    );
    await pool.query({ text: 'SELECT 1' }).catch(async (error: unknown) => {
      await pool.close();
      throw error;
    });
    return { direct, pool };
  });
  const scope = new TransactionScope();
  const listener = new PostgresListener(direct, deadlineMs, Math.min(LISTEN_CHECK_MS, deadlineMs), onError);
  const notices = new NoticeSender(listener, pool, onError);
  let closed: Promise<void> | undefined;
  return {
    kind: 'postgres',
    exclusive: false,
    async query<Result extends Row>(text: string, params: readonly unknown[] = []) {
      scope.assertOutside('A query of the store');
      return (await pool.query<Result>(statement(text, params, hasSession))).rows;
    },
    async transaction(work, { statementMs } = {}) {
      scope.assertOutside('A transaction');
      const outbox = new Outbox();
      const result = await retried(() => {
        outbox.clear();
        return pool.use(
          (client) =>
            inTransaction({ client, begin, hasSession, outbox, statementMs }, (tx) => scope.run(() => work(tx))),
          statementMs,
        );
      });
      for (const [channel, payload] of outbox.notices) notices.send(channel, payload);
      return result;
    },
    async session(work) {
      await direct.find();
      const client = direct.client(UNLIMITED_MS);
      client.on('error', onError);
      try {
        await client.connect();
        return await work({
          query: async <Result extends Row>(text: string, params: readonly unknown[] = []) =>
            (await client.ask<Result>({ text, values: [...params] })).rows,
          exec: async (script) => void (await client.ask(script)),
        });
      } finally {
        await client.close();
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

async function connected<Result>(open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (cause) {
    throw new Error(`Cannot connect to the database: ${(cause as Error).message || String(cause)}`, { cause });
  }
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

interface TransactionSetting {
  readonly client: WatchedClient;
  /** Statements that begin it. */
  readonly begin: string;
  /** False where the next transaction may get another session. */
  readonly hasSession: boolean;
  readonly outbox: Outbox;
  readonly statementMs: number | undefined;
}

/** Runs `work` between BEGIN and COMMIT; {@link PostgresPool.use} rolls back when it throws. */
async function inTransaction<Result>(
  { client, begin, hasSession, outbox, statementMs }: TransactionSetting,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.ask(begin);
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
      (await run<Rows>(statement(text, params, hasSession))).rows,
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

/** Named statements are parsed and planned once per session. */
function statement(text: string, values: readonly unknown[], hasSession: boolean): pg.QueryConfig {
  if (!hasSession) return { text, values: [...values] };
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    statementNames.set(text, name);
  }
  return { name, text, values: [...values] };
}
