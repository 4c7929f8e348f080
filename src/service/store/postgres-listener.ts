import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { PostgresServers } from './postgres-servers.ts';
import type { WatchedClient } from './watched-client.ts';

const RETRY_MS = 1_000;

/** One listening connection, which reconnects until it is closed. Local notifications are emitted directly. */
export class PostgresListener extends EventEmitter {
  readonly #servers: PostgresServers;
  readonly #silenceMs: number;
  readonly #checkMs: number;
  readonly #onError: (error: Error) => void;
  readonly #channels = new Set<string>();
  #client: WatchedClient | undefined;
  #starting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #closed = false;

  /**
   * @param silenceMs maximum wait for an answer
   * @param checkMs interval of a statement that shows whether the server still answers: listening never waits for one
   */
  constructor(servers: PostgresServers, silenceMs: number, checkMs: number, onError: (error: Error) => void) {
    super();
    this.setMaxListeners(0);
    this.#servers = servers;
    this.#silenceMs = silenceMs;
    this.#checkMs = checkMs;
    this.#onError = onError;
  }

  async subscribe(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    this.on(channel, handler);
    this.#starting ??= this.#start();
    await this.#starting;
    if (!this.#channels.has(channel)) {
      this.#channels.add(channel);
      await this.#client?.ask(listen(channel)).catch(this.#onError);
    }
    return async () => void this.off(channel, handler);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.removeAllListeners();
    const client = this.#client;
    if (client === undefined) return;
    await client.close();
    await this.#starting;
  }

  async #start(): Promise<void> {
    const isFound = await this.#servers.find().then(
      () => true,
      (error: Error) => {
        this.#onError(error);
        return false;
      },
    );
    if (this.#closed) return;
    if (!isFound) return this.#again();
    const client = this.#servers.client(this.#silenceMs);
    client.on('error', (error) => {
      this.#onError(error);
      this.#again(client);
    });
    client.on('end', () => this.#again(client));
    client.on('notification', (message) => this.emit(message.channel, message.payload ?? ''));
    this.#client = client;
    try {
      await client.connect();
      for (const channel of this.#channels) await client.ask(listen(channel));
      clearInterval(this.#check);
      // The connection reports its own end.
      this.#check = setInterval(() => void client.ask('SELECT 1').catch(() => {}), this.#checkMs).unref();
    } catch (error) {
      if (!this.#closed) this.#onError(error as Error);
      client.destroy();
      this.#again(client);
    }
  }

  #again(client?: WatchedClient): void {
    if (this.#client === client) this.#client = undefined;
    this.#servers.forget();
    if (this.#closed || this.#retry !== undefined) return;
    clearInterval(this.#check);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#starting = this.#start();
    }, RETRY_MS);
    this.#retry.unref();
  }
}

const listen = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`;
