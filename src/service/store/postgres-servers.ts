import type pg from 'pg';
import { READ_ONLY_TRANSACTION } from './unavailable.ts';
import { WatchedClient } from './watched-client.ts';

/** No host of the database URL takes writes. */
class NoPrimary extends Error {
  readonly code = READ_ONLY_TRANSACTION;

  constructor() {
    super('No host of the database URL takes writes: those that respond are standbys.');
    this.name = 'NoPrimary';
  }
}

interface DatabaseUrl {
  /** Ways to connect, in the order in which they are tried. */
  readonly servers: readonly pg.ClientConfig[];
  /** Only a server that takes writes will do. */
  readonly needsWrites: boolean;
}

const ROUNDS = 2;
const WRITING = ['read-write', 'primary'];
const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^?#]*)(?:\?([^#]*))?/;

/**
 * Reads what the driver does not know of a URL: several hosts, `target_session_attrs` and `sslmode=prefer`, as in libpq
 * (PostgreSQL manual, 34.1). Of several hosts, the service uses one that takes writes also without `target_session_attrs`.
 * @throws Error for a value that a service cannot use
 */
export function readDatabaseUrl(url: string): DatabaseUrl {
  const [, before = '', authority = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  const hosts = authority.split(',');
  const params = new URLSearchParams(query);
  const wanted = params.get('target_session_attrs') ?? (hosts.length > 1 ? 'read-write' : 'any');
  if (wanted !== 'any' && !WRITING.includes(wanted)) {
    throw new Error('target_session_attrs must be read-write, primary or any: the service writes.');
  }
  const prefersTls = params.get('sslmode') === 'prefer';
  const needsWrites = WRITING.includes(wanted);
  if (hosts.length === 1 && !needsWrites && !prefersTls) return { servers: [{ connectionString: url }], needsWrites };
  params.delete('target_session_attrs');
  if (prefersTls) params.delete('sslmode');
  const servers = hosts.flatMap((host) => {
    const connectionString = `${before}${host}${path}?${params}`;
    // As libpq does: without a check of the certificate, which protects from listeners only.
    const tls = { connectionString, ssl: { rejectUnauthorized: false } };
    return prefersTls ? [tls, { connectionString, ssl: false }] : [{ connectionString }];
  });
  return { servers, needsWrites };
}

/** Finds the server that a database URL leads to, and looks again when that one has failed. */
export class PostgresServers {
  readonly #servers: readonly pg.ClientConfig[];
  readonly #needsWrites: boolean;
  readonly #settings: pg.ClientConfig;
  readonly #deadlineMs: number;
  #found: pg.ClientConfig;
  #isKnown = false;
  #search: Promise<void> | undefined;

  /** @param settings of every connection @param deadlineMs maximum time to connect, and to search */
  constructor(url: string, settings: pg.ClientConfig, deadlineMs: number) {
    const { servers, needsWrites } = readDatabaseUrl(url);
    const [first] = servers;
    if (first === undefined) throw new Error('The database URL names no host.');
    this.#servers = servers;
    this.#found = first;
    this.#needsWrites = needsWrites;
    this.#settings = settings;
    this.#deadlineMs = deadlineMs;
    this.forget();
  }

  /** Settings of a connection to the server that {@link find} found last. */
  get settings(): pg.ClientConfig {
    return { ...this.#settings, connectionTimeoutMillis: this.#deadlineMs, ...this.#found };
  }

  /** Looks for a server, unless one is known. @throws NoPrimary, or the reason why the last one cannot be used */
  async find(): Promise<void> {
    if (this.#isKnown) return;
    this.#search ??= this.#firstOfUse().finally(() => {
      this.#search = undefined;
    });
    await this.#search;
  }

  /** The server that was found has failed. */
  forget(): void {
    this.#isKnown = this.#servers.length === 1 && !this.#needsWrites;
  }

  /** A connection that is not open yet, after {@link find}. */
  client(silenceMs: number): WatchedClient {
    return new WatchedClient(this.settings, silenceMs);
  }

  async #firstOfUse(): Promise<void> {
    // What is left of the time is for the connection itself.
    const connectionTimeoutMillis = this.#deadlineMs / (this.#servers.length + 1);
    let fault: unknown;
    for (const server of this.#servers) {
      const client = new WatchedClient(
        { ...this.#settings, connectionTimeoutMillis, ...server },
        connectionTimeoutMillis,
      );
      client.on('error', () => {});
      try {
        await client.connect();
        if (!this.#needsWrites || (await takesWrites(client))) {
          this.#found = server;
          this.#isKnown = true;
          return;
        }
        fault = new NoPrimary();
      } catch (error) {
        if (!(fault instanceof NoPrimary)) fault = error;
      } finally {
        await client.close();
      }
    }
    throw fault;
  }
}

async function takesWrites(client: WatchedClient): Promise<boolean> {
  const { rows } = await client.ask<{ read_only: boolean }>(
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only",
  );
  return rows[0]?.read_only === false;
}

/**
 * A pooler in transaction mode, such as PgBouncer, gives each transaction the session of the server that is free.
 * @throws Error behind such a one
 */
export async function assertOwnSession(servers: PostgresServers, deadlineMs: number): Promise<void> {
  await servers.find();
  const [one, other] = [servers.client(deadlineMs), servers.client(deadlineMs)];
  for (const client of [one, other]) client.on('error', () => {});
  const session = async (client: WatchedClient) => {
    const { rows } = await client.ask<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid;
  };
  try {
    for (const client of [one, other]) await client.connect();
    // Several rounds, because a pooler that is busy may happen to hand out the same session again.
    for (let round = 0; ; round += 1) {
      const first = await session(one);
      await other.ask('BEGIN');
      // The pooler hands out the session that was used last; if not, the other client keeps its own busy.
      if ((await session(other)) === first || (await session(one)) !== first) break;
      await other.ask('COMMIT');
      if (round === ROUNDS) return;
    }
  } finally {
    for (const client of [one, other]) await client.close();
  }
  throw new Error(
    'its URL leads to a pooler in transaction mode. Give --database-direct-url, the URL of the server itself, or set the pooler to session mode.',
  );
}
