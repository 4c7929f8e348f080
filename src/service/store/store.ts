import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Tracks whether the current asynchronous call chain is inside an open transaction, so that a driver can refuse queries that
 * bypass it: on one connection they would deadlock, on a pool they would not see the transaction's writes.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** @throws Error when called inside an open transaction */
  assertOutside(action: string): void {
    if (this.#storage.getStore()?.open === true) {
      throw new Error(`${action} inside an open transaction: use the transaction passed to the callback.`);
    }
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const state = { open: true };
    try {
      return await this.#storage.run(state, work);
    } finally {
      state.open = false;
    }
  }
}

export type Row = Record<string, unknown>;

/** Runs one statement with `$1` parameters. Pass JSON parameters as text from `JSON.stringify`. */
export interface Sql {
  query<Result extends Row = Row>(text: string, params?: readonly unknown[]): Promise<Result[]>;
}

/** A connection of its own. */
export interface Session extends Sql {
  /** Several statements without parameters. */
  exec(script: string): Promise<void>;
}

/** A connection inside an open transaction. */
export interface Transaction extends Session {
  /**
   * Notifies the subscribers of a channel once the transaction has committed, in this process and in all others on the
   * same data. Best effort: subscribers also poll. Repeats within a transaction are sent once.
   */
  notify(channel: string, payload?: string): void;
}

/** One page of a list, as SQL parameters. */
export interface PageQuery {
  /** Sort key and id of the last row of the previous page; null on the first page. */
  readonly after: readonly [key: string | number | null, id: string | null];
  readonly limit: number;
}

/** Collects the notifications of a transaction until it commits. */
export class Outbox {
  readonly #notices = new Map<string, readonly [channel: string, payload: string]>();

  add(channel: string, payload = ''): void {
    this.#notices.set(`${channel} ${payload}`, [channel, payload]);
  }

  clear(): void {
    this.#notices.clear();
  }

  get notices(): readonly (readonly [channel: string, payload: string])[] {
    return [...this.#notices.values()];
  }
}

export interface TransactionOptions {
  /** Maximum time of one statement in milliseconds, for upkeep. Default: that of requests. No effect on PGlite. */
  readonly statementMs?: number;
}

/** Connections of the pool of this process. */
export interface ConnectionCounts {
  readonly used: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/**
 * Access to the data on PGlite or PostgreSQL. Both return timestamps as Date, bigint as number and parsed jsonb.
 */
export interface Store extends Sql {
  readonly kind: 'memory' | 'directory' | 'postgres';
  /** True when no other process can use the same data, so that caches are exact. */
  readonly exclusive: boolean;
  /**
   * Runs `work` in one transaction (read committed): commits when it returns, rolls back when it throws. Inside it, use
   * only the given transaction: {@link Sql.query} of the store throws, because on PGlite's single connection it would
   * deadlock. `work` may run again after a serialization failure.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Runs `work` on a connection of its own, whose statements have no time limit: for migrations. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Age in milliseconds of the oldest query or transaction that waits for a database server; 0 for none. */
  readonly oldestMs: number;
  /** Of a database server; null for a database in this process. */
  readonly connections: ConnectionCounts | null;
  /** Closes every connection to a database server at the end of its use, because it leads to a server that is of no use. */
  retireConnections(): void;
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Thrown in a transaction whose premise no longer holds: the store rolls back and runs the work again. */
export class RetryTransaction extends Error {
  /** serialization_failure */
  readonly code = '40001';

  constructor(options?: ErrorOptions) {
    super('Another transaction changed what this one relied on.', options);
    this.name = 'RetryTransaction';
  }
}

/** Error code of PostgreSQL (SQLSTATE) when `error` came from the database. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function single<Result>(rows: readonly Result[]): Result {
  const row = rows[0];
  if (row === undefined) throw new Error('The database returned no row where one was expected.');
  return row;
}
