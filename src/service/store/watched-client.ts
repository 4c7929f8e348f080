import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseSilent, endedOrLate } from './unavailable.ts';

const CLOSE_MS = 1_000;

/**
 * A connection that ends itself when the server is silent. TCP does not notice a frozen server, nor a lost host for about 15
 * minutes, and the statement timeout of PostgreSQL runs on the machine that is gone.
 */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket;
  #isConnected = false;
  #open = 0;
  #answers = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Maximum wait for the next answer, in milliseconds. */
  silenceMs: number;

  constructor(config: pg.ClientConfig, silenceMs: number) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.silenceMs = silenceMs;
    this.once('connect', () => {
      this.#isConnected = true;
    });
  }

  /** As `query`. @throws DatabaseSilent, for all statements that wait on the connection, which is then closed */
  async ask<Result extends pg.QueryResultRow>(query: pg.QueryConfig | string): Promise<pg.QueryResult<Result>> {
    this.#open += 1;
    if (this.#open === 1) this.#watch();
    try {
      return await this.query<Result>(query);
    } finally {
      this.#open -= 1;
      this.#answers += 1;
      clearTimeout(this.#timer);
      if (this.#open > 0) this.#watch();
    }
  }

  /** Closes the connection, which a silent server does not delay for long. */
  async close(): Promise<void> {
    // An attempt to connect never settles after end().
    if (this.#isConnected) await endedOrLate(this.end(), CLOSE_MS);
    this.destroy();
  }

  /** Closes the connection without asking the server; open statements fail. */
  destroy(error?: Error): void {
    clearTimeout(this.#timer);
    this.#socket.destroy(error);
  }

  #watch(): void {
    const before = this.#answers;
    const ms = this.silenceMs;
    this.#timer = setTimeout(() => {
      // A process that was blocked itself first reads what has arrived meanwhile.
      setImmediate(() => {
        if (this.#answers === before && this.#open > 0) this.destroy(new DatabaseSilent(ms));
      });
    }, ms);
  }
}
