export type Row = Record<string, unknown>;

/** One statement at a time, `$1` parameters. JSON parameters are passed as text made by `JSON.stringify`. */
export interface Sql {
  query<Result extends Row = Row>(text: string, params?: readonly unknown[]): Promise<Result[]>;
}

/** A connection inside an open transaction. */
export interface Transaction extends Sql {
  /** Several statements without parameters, for migrations. */
  exec(script: string): Promise<void>;
}

/**
 * The one door to the data, over PGlite or PostgreSQL. Both return timestamps as Date, bigint as number, jsonb parsed.
 */
export interface Store extends Sql {
  readonly kind: 'memory' | 'directory' | 'postgres';
  /** True when no other process can use the same data, so that caches of it can be exact. */
  readonly exclusive: boolean;
  /**
   * Runs `work` in one transaction (read committed): commits when it returns, rolls back when it throws. Inside it only
   * the given transaction may be used: {@link Sql.query} of the store throws there, because on PGlite, which has a single
   * connection, it would wait for itself for ever.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * SQL of a library that brings its own (pg-boss): without parameters it may be several statements, BEGIN and COMMIT
   * among them; a failed one leaves no transaction open. Our own code uses the methods above.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Tells the listeners of a channel, in this process and in all others on the same data. Best effort: poll as well. */
  publish(channel: string, payload: string): Promise<void>;
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Error code of PostgreSQL (SQLSTATE) when `error` came from the database. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The only row of a result. */
export function single<Result>(rows: readonly Result[]): Result {
  const row = rows[0];
  if (row === undefined) throw new Error('The database returned no row where one was expected.');
  return row;
}
