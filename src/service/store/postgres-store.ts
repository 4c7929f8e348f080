import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPool } from './postgres-pool.ts';
import type { LastStatement, Row, Store, Transaction } from './store.ts';
import { Outbox, sqlState } from './store.ts';
import { TransactionScope } from './transaction-scope.ts';
import { WatchedClient } from './watched-client.ts';

const INT8 = 20;
/** serialization_failure and deadlock_detected: the transaction was rolled back and may run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const RETRIES = 4;
/** Default maximum time of a statement with the way to the database and back. */
const QUERY_DEADLINE_MS = 8_000;
/** Share of it after which the server cancels the statement, so that a server that answers is heard in time. */
const STATEMENT_SHARE = 0.9;
const IDLE_TRANSACTION_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
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
    // Statements of a transaction that do not wait for each other share a round trip.
    pipeline: true,
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
  const connect = () => new WatchedClient({ ...config, statement_timeout: 0 }, deadlineMs);
  const listener = new PostgresListener(connect, Math.min(LISTEN_CHECK_MS, deadlineMs), onError);
  const publishing = new Set<Promise<unknown>>();
  /** Notices sent within the interval, and whether to repeat each: a notice takes a lock of the whole server. */
  const underway = new Map<string, boolean>();
  const send = async (channel: string, payload: string, name: string): Promise<void> => {
    do {
      underway.set(name, false);
      await pool.query({ text: 'SELECT pg_notify($1, $2)', values: [channel, payload] }).catch(onError);
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
    async transaction(work, { statementMs } = {}) {
      scope.assertOutside('A transaction');
      for (let attempt = 1; ; attempt += 1) {
        try {
          const outbox = new Outbox();
          const result = await pool.use(async (client) => {
            await client.ask('BEGIN');
            if (statementMs !== undefined) await client.ask(`SET LOCAL statement_timeout = ${Math.ceil(statementMs)}`);
            let hasEnded = false;
            const last: LastStatement[] = [];
            // Work that was begun beside the work that failed must not go on with the client of another transaction.
            const run = async <Result extends Row>(query: pg.QueryConfig | string) => {
              if (hasEnded) throw new Error('The transaction has ended.');
              return client.ask<Result>(query);
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
          }, statementMs);
          for (const [channel, payload] of outbox.notices) publish(channel, payload);
          return result;
        } catch (error) {
          if (attempt < RETRIES && RETRYABLE.has(sqlState(error) ?? '')) continue;
          throw error;
        }
      }
    },
    get oldestMs() {
      return pool.oldestMs;
    },
    retireConnections: () => pool.retire(),
    subscribe: (channel, handler) => listener.subscribe(channel, handler),
    close() {
      closed ??= (async () => {
        await listener.close();
        await Promise.all(publishing);
        await pool.close();
      })();
      return closed;
    },
  };
}

/** Sends the last statements and COMMIT in one round trip: once a statement has failed, PostgreSQL rolls back at COMMIT. */
async function commit(client: WatchedClient, last: readonly LastStatement[]): Promise<void> {
  const sent = last.map(({ text, params, toError }) =>
    client.ask(statement(text, params)).catch((error: unknown) => {
      throw toError(error);
    }),
  );
  const outcomes = await Promise.allSettled([...sent, client.ask('COMMIT')]);
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
