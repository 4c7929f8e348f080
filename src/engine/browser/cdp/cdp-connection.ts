import type { Readable, Writable } from 'node:stream';
import { parsedJson, record } from '../../../shared/records.ts';

/** Why a command to the browser failed. */
export class CdpError extends Error {
  readonly code: 'closed' | 'timeout' | 'refused';
  constructor(code: CdpError['code'], message: string) {
    super(message);
    this.name = 'CdpError';
    this.code = code;
  }
}

export type CdpParameters = Readonly<Record<string, unknown>>;
type Listener = (parameters: CdpParameters) => void;

interface Pending {
  readonly method: string;
  readonly timer: NodeJS.Timeout;
  resolve(result: CdpParameters): void;
  reject(error: CdpError): void;
}

/** Milliseconds for a command. */
const COMMAND_MS = 10_000;
/** A browser that sends a larger message is ended. */
const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;

/** The Chrome DevTools Protocol over a pair of pipes: JSON messages, each ended by a zero byte. */
export class CdpConnection {
  /** Settles when the connection ends. */
  readonly closed: Promise<void>;
  readonly #input: Writable;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #markClosed: () => void;
  #isClosed = false;
  #parts: Buffer[] = [];
  #size = 0;
  #next = 1;

  /**
   * @param input what the browser reads
   * @param output what the browser writes
   */
  constructor(input: Writable, output: Readable) {
    this.#input = input;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closed = promise;
    this.#markClosed = resolve;
    input.on('error', () => this.close());
    output.on('error', () => this.close());
    output.on('close', () => this.close());
    output.on('end', () => this.close());
    output.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Sends a command and waits for its result.
   * @throws CdpError
   */
  send(method: string, parameters: CdpParameters = {}, sessionId?: string, ms = COMMAND_MS): Promise<CdpParameters> {
    if (this.#isClosed) return Promise.reject(new CdpError('closed', `${method}: the browser has ended`));
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new CdpError('timeout', `${method}: no response within ${ms} ms`));
      }, ms);
      this.#pending.set(id, { method, timer, resolve, reject });
      const message = { id, method, params: parameters, ...(sessionId === undefined ? {} : { sessionId }) };
      this.#input.write(`${JSON.stringify(message)}\0`);
    });
  }

  /** Subscribes to an event of the browser or of one session, until the returned function is called. */
  on(method: string, listener: Listener, sessionId = ''): () => void {
    const key = `${sessionId} ${method}`;
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Rejects what is pending. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { method, timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new CdpError('closed', `${method}: the browser has ended`));
    }
    this.#pending.clear();
    this.#listeners.clear();
    this.#markClosed();
  }

  #read(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1 && !this.#isClosed; end = rest.indexOf(0)) {
      const text = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString();
      rest = rest.subarray(end + 1);
      this.#parts = [];
      this.#size = 0;
      this.#receive(text);
    }
    this.#size += rest.length;
    this.#parts.push(rest);
    if (this.#size > MESSAGE_BYTES_MAX) this.close();
  }

  #receive(text: string): void {
    const message = parsed(text);
    if (message === null) {
      this.close();
      return;
    }
    const { id, method, sessionId } = message;
    if (typeof id === 'number') {
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (pending === undefined) return;
      clearTimeout(pending.timer);
      const error = record(message['error']);
      if (message['error'] === undefined) pending.resolve(record(message['result']));
      else pending.reject(new CdpError('refused', `${pending.method}: ${String(error['message']).slice(0, 200)}`));
      return;
    }
    const key = `${typeof sessionId === 'string' ? sessionId : ''} ${String(method)}`;
    for (const listener of this.#listeners.get(key) ?? []) listener(record(message['params']));
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  const message = parsedJson(text);
  return message === undefined ? null : record(message);
}

/** Commands and events of one page. */
export class CdpSession {
  readonly #connection: CdpConnection;
  readonly #id: string;

  constructor(connection: CdpConnection, id: string) {
    this.#connection = connection;
    this.#id = id;
  }

  /** @throws CdpError */
  send(method: string, parameters: CdpParameters = {}, ms?: number): Promise<CdpParameters> {
    return this.#connection.send(method, parameters, this.#id, ms);
  }

  /** Sends a command whose failure means nothing: the page may be gone. */
  post(method: string, parameters: CdpParameters = {}): void {
    this.send(method, parameters).catch(() => undefined);
  }

  on(method: string, listener: (parameters: CdpParameters) => void): () => void {
    return this.#connection.on(method, listener, this.#id);
  }
}
