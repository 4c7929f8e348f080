import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { LastStatement, Row, Store, Transaction } from './store.ts';
import { Outbox, sqlState } from './store.ts';
import { TransactionScope } from './transaction-scope.ts';

const INT8 = 20;
/** serialization_failure and deadlock_detected: the transaction was rolled back and may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const RETRIES = 4;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const LISTEN_RETRY_MS = 1_000;
/** A notice is sent at once, its repeats once per interval. */
const NOTICE_INTERVAL_MS = 20;

/** Sends the statements of one turn of the event loop together: pg would make a system call for each. */
class BatchedSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** Parses bigint as number: the only bigints are token amounts and counts, far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? (text: string) => Number(text)
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Opens a pool to a PostgreSQL server (13 or newer). */
export async function openPostgresStore(url: string, onError: (error: Error) => void): Promise<Store> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'scan-gate',
    // Statements of a transaction that do not wait for each other share a round trip.
    pipeline: true,
    stream: () => new BatchedSocket(),
    types,
  };
  const pool = new pg.Pool({ ...config, max: POOL_SIZE });
  pool.on('error', onError);
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await pool.end();
    throw new Error(`Cannot connect to the database: ${(cause as Error).message || String(cause)}`, { cause });
  }
  /** Passes a client to `work` and rolls back an open transaction when it throws. */
  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // The pool does not handle errors of a checked-out client: a lost connection would be an uncaught exception.
    const onLost = (error: Error) => {
      broken = error;
      onError(error);
    };
    client.on('error', onLost);
    try {
      return await work(client);
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(broken);
    }
  };
  const scope = new TransactionScope();
  const listener = new Listener(() => new pg.Client({ ...config, statement_timeout: 0 }), onError);
  const publishing = new Set<Promise<unknown>>();
  /** Notices sent within the interval, and whether to repeat each: a notice takes a lock of the whole server. */
  const underway = new Map<string, boolean>();
  const send = async (channel: string, payload: string, name: string): Promise<void> => {
    do {
      underway.set(name, false);
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]).catch(onError);
      if (closed === undefined) await delay(NOTICE_INTERVAL_MS);
    } while (underway.get(name) === true);
    underway.delete(name);
  };
  const publish = (channel: string, payload: string): void => {
    listener.emit(channel, payload);
    const name = `${channel} ${payload}`;
    if (underway.has(name)) {
      underway.set(name, true);
      return;
    }
    const sent = send(channel, payload, name).finally(() => publishing.delete(sent));
    publishing.add(sent);
  };
  let closed: Promise<void> | undefined;
  return {
    kind: 'postgres',
    exclusive: false,
    async query<Result extends Row>(text: string, params: readonly unknown[] = []) {
      scope.assertOutside('A query of the store');
      return (await pool.query<Result>(statement(text, params))).rows;
    },
    async transaction(work) {
      scope.assertOutside('A transaction');
      for (let attempt = 1; ; attempt += 1) {
        try {
          const outbox = new Outbox();
          const result = await withClient(async (client) => {
            await client.query('BEGIN');
            let hasEnded = false;
            const last: LastStatement[] = [];
            // Work that was begun beside the work that failed must not go on with the client of another transaction.
            const run = async <Result extends Row>(query: pg.QueryConfig | string) => {
              if (hasEnded) throw new Error('The transaction has ended.');
              return client.query<Result>(query);
            };
            const tx: Transaction = {
              query: async <Result extends Row>(text: string, params: readonly unknown[] = []) =>
                (await run<Result>(statement(text, params))).rows,
              exec: async (script) => void (await run(script)),
              atCommit: (text, params, toError = (error) => error) => void last.push({ text, params, toError }),
              notify: (channel, payload) => outbox.add(channel, payload),
            };
            const result = await scope
              .run(() => work(tx))
              .finally(() => {
                hasEnded = true;
              });
            await commit(client, last);
            return result;
          });
          for (const [channel, payload] of outbox.notices) publish(channel, payload);
          return result;
        } catch (error) {
          if (attempt < RETRIES && RETRYABLE.has(sqlState(error) ?? '')) continue;
          throw error;
        }
      }
    },
    subscribe: (channel, handler) => listener.subscribe(channel, handler),
    close() {
      closed ??= (async () => {
        await listener.close();
        await Promise.all(publishing);
        await pool.end();
      })();
      return closed;
    },
  };
}

/** Sends the last statements and COMMIT in one round trip: once a statement has failed, PostgreSQL rolls back at COMMIT. */
async function commit(client: pg.PoolClient, last: readonly LastStatement[]): Promise<void> {
  const sent = last.map(({ text, params, toError }) =>
    client.query(statement(text, params)).catch((error: unknown) => {
      throw toError(error);
    }),
  );
  const outcomes = await Promise.allSettled([...sent, client.query('COMMIT')]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
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

/** One listening connection, which reconnects until it is closed. Local notifications are emitted directly. */
class Listener extends EventEmitter {
  readonly #connect: () => pg.Client;
  readonly #onError: (error: Error) => void;
  readonly #channels = new Set<string>();
  #client: pg.Client | undefined;
  #starting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connect: () => pg.Client, onError: (error: Error) => void) {
    super();
    this.setMaxListeners(0);
    this.#connect = connect;
    this.#onError = onError;
  }

  async subscribe(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    this.on(channel, handler);
    this.#starting ??= this.#start();
    await this.#starting;
    if (!this.#channels.has(channel)) {
      this.#channels.add(channel);
      await this.#client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(this.#onError);
    }
    return async () => void this.off(channel, handler);
  }

  async #start(): Promise<void> {
    if (this.#closed) return;
    const client = this.#connect();
    client.on('error', (error) => {
      this.#onError(error);
      this.#again(client);
    });
    client.on('end', () => this.#again(client));
    client.on('notification', (message) => this.emit(message.channel, message.payload ?? ''));
    try {
      await client.connect();
      this.#client = client;
      for (const channel of this.#channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#onError(error as Error);
      this.#again(client);
    }
  }

  #again(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    if (this.#closed || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#starting = this.#start();
    }, LISTEN_RETRY_MS);
    this.#retry.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.removeAllListeners();
    await this.#starting;
    await this.#client?.end().catch(() => {});
  }
}
