import pg from 'pg';
import type { PostgresServers } from './postgres-servers.ts';
import type { ConnectionCounts } from './store.ts';
import { DatabaseSilent, endedOrLate, inTime, isFatal, isReadOnly } from './unavailable.ts';
import { WatchedClient } from './watched-client.ts';

const CLOSE_MS = 1_000;
/** Beyond the statement timeout, for the way of the answer. */
const MARGIN_MS = 1_000;
/** How much longer than for one answer a caller waits for connection and answer: a silent connection reports itself first. */
const PATIENCE = 1.1;

export interface PoolLimits {
  /** Maximum wait for a connection or an answer; a little more for both together in {@link PostgresPool.query}. */
  readonly deadlineMs: number;
  /** Maximum number of connections. */
  readonly size: number;
  /** Statement for each new connection. */
  readonly setUp?: string;
}

/**
 * A pool whose callers always get an answer or an error in time. A connection that was silent, or led to a server that takes
 * no writes, is closed, and so are all that were opened before: they lead to the same server.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #servers: PostgresServers;
  readonly #deadlineMs: number;
  readonly #onError: (error: Error) => void;
  readonly #watch = new ConnectionWatch();
  readonly #clients = new Set<WatchedClient>();
  /** In use, each with the reason why it must not be used again. */
  readonly #used = new Map<WatchedClient, Error | undefined>();
  /** Generation in which a connection was opened. */
  readonly #born = new WeakMap<WatchedClient, number>();
  #generation = 0;

  constructor(servers: PostgresServers, { deadlineMs, size, setUp }: PoolLimits, onError: (error: Error) => void) {
    this.#servers = servers;
    this.#deadlineMs = deadlineMs;
    this.#onError = onError;
    class Client extends WatchedClient {
      constructor() {
        super(servers.settings, deadlineMs);
      }
    }
    this.#pool = new pg.Pool({
      connectionTimeoutMillis: deadlineMs,
      max: size,
      Client,
      // Not as parameters of the connection, which a pooler refuses.
      ...(setUp !== undefined && { onConnect: (client) => (client as unknown as WatchedClient).ask(setUp) }),
    });
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => this.#opened(client as unknown as WatchedClient));
  }

  /** Age of the oldest query or transaction in milliseconds. */
  get oldestMs(): number {
    return this.#watch.oldestMs;
  }

  get connections(): ConnectionCounts {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { used: totalCount - idle, idle, waiting, max: this.#pool.options.max };
  }

  /** @throws DatabaseSilent after the deadline */
  query<Result extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Result>> {
    return this.#watch.run(async () => {
      const deadline = performance.now() + this.#deadlineMs * PATIENCE;
      const client = await this.#acquire();
      const asked = client.ask<Result>(query);
      // The connection stays with its statement when the caller no longer waits.
      void asked.then(
        () => this.#release(client),
        (error: unknown) => this.#release(client, error),
      );
      return inTime(asked, deadline - performance.now(), () => new DatabaseSilent(this.#deadlineMs));
    });
  }

  /**
   * Passes a connection to `work` and rolls back an open transaction when it throws.
   * @param statementMs of work whose statements may take longer than those of requests; it is not watched by {@link oldestMs}
   */
  use<Result>(work: (client: WatchedClient) => Promise<Result>, statementMs?: number): Promise<Result> {
    if (statementMs === undefined) return this.#watch.run(() => this.#use(work, this.#deadlineMs));
    return this.#use(work, statementMs + MARGIN_MS);
  }

  /** Closes every connection that is open now, each at the end of its use. */
  retire(): void {
    this.#generation += 1;
    this.#servers.forget();
  }

  async close(): Promise<void> {
    const ended = this.#pool.end();
    await endedOrLate(ended, CLOSE_MS);
    for (const client of this.#clients) client.destroy();
    await ended;
  }

  async #use<Result>(work: (client: WatchedClient) => Promise<Result>, silenceMs: number): Promise<Result> {
    const client = await this.#acquire();
    client.silenceMs = silenceMs;
    let fault: unknown;
    try {
      return await work(client);
    } catch (error) {
      fault = error;
      await client.ask('ROLLBACK').catch((rollbackError: Error) => this.#used.set(client, rollbackError));
      throw error;
    } finally {
      client.silenceMs = this.#deadlineMs;
      this.#release(client, fault);
    }
  }

  async #acquire(): Promise<WatchedClient> {
    const deadline = performance.now() + this.#deadlineMs;
    for (;;) {
      await inTime(this.#servers.find(), deadline - performance.now(), () => new DatabaseSilent(this.#deadlineMs));
      const connecting = this.#pool.connect() as unknown as Promise<WatchedClient & pg.PoolClient>;
      let isLate = false;
      const client = await inTime(connecting, deadline - performance.now(), () => {
        isLate = true;
        return new DatabaseSilent(this.#deadlineMs);
      }).catch((error: unknown) => {
        if (isLate) connecting.then((late) => late.release()).catch(() => {});
        this.#servers.forget();
        throw error;
      });
      this.#used.set(client, undefined);
      if (this.#born.get(client) === this.#generation) return client;
      this.#release(client);
    }
  }

  #release(client: WatchedClient, fault?: unknown): void {
    const lost = this.#used.get(client);
    this.#used.delete(client);
    if (lost instanceof DatabaseSilent || fault instanceof DatabaseSilent || isReadOnly(fault)) this.retire();
    const isOver = lost !== undefined || isFatal(fault) || this.#born.get(client) !== this.#generation;
    if (isOver) {
      this.#servers.forget();
      client.destroy();
    }
    (client as unknown as pg.PoolClient).release(isOver);
  }

  #opened(client: WatchedClient): void {
    this.#clients.add(client);
    this.#born.set(client, this.#generation);
    client.once('end', () => this.#clients.delete(client));
    // The pool handles errors of idle connections only: any other would be an uncaught exception.
    client.on('error', (error) => {
      this.#servers.forget();
      if (!this.#used.has(client)) return;
      this.#used.set(client, error);
      this.#onError(error);
    });
  }
}

/** Measures how long queries and transactions have been open, from the wait for a connection to the result. */
class ConnectionWatch {
  /** Start times on the clock of `performance.now()`, the oldest first. */
  readonly #open = new Set<{ readonly since: number }>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const entry = { since: performance.now() };
    this.#open.add(entry);
    try {
      return await work();
    } finally {
      this.#open.delete(entry);
    }
  }

  /** Age of the oldest in milliseconds, 0 for none. */
  get oldestMs(): number {
    const [oldest] = this.#open;
    return oldest === undefined ? 0 : performance.now() - oldest.since;
  }
}
