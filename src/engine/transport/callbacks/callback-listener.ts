import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signPayload, verifySignature } from '../../../contract/signature.ts';
import { SIGNATURE_HEADER } from '../../../contract/signature-header.ts';
import { parsedJson, record } from '../../../shared/records.ts';
import type { Callback } from '../../core/callbacks.ts';
import { CallbackStore } from './callback-store.ts';

/** Names of a poll; a client with more polls several times. */
export const POLLED_MAX = 1_000;
export const POLL_PATH = '/callbacks';
const POLL_BYTES_MAX = 64 * 1024;
const CONNECTIONS_MAX = 1_000;
const REQUEST_MS = 10_000;

/** What a poll gets. Both directions are signed with the secret, which is never sent. */
export interface PollReply {
  /** That of the request, so that no earlier reply can be repeated. */
  readonly nonce: string;
  /** Changes when the listener restarts, which forgets all callbacks. */
  readonly instance: string;
  /** Lookups of names below the host of the listener are noted too. */
  readonly dns: boolean;
  readonly seen: Readonly<Record<string, Callback>>;
}

/**
 * Notes requests whose host or path has a name of the secret, and tells who signs with the secret which have arrived. Responds to
 * all others with nothing, and keeps no connection.
 */
export class CallbackListener {
  readonly store: CallbackStore;
  /** A DNS server notes lookups in the same store. */
  hasDns = false;
  readonly #server: Server;
  readonly #secret: string;
  readonly #instance = randomBytes(8).toString('hex');
  readonly #texts = new Map<string, string>();

  constructor(secret: string) {
    this.#secret = secret;
    this.store = new CallbackStore(secret);
    this.#server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, (request, response) => {
      response.setHeader('connection', 'close');
      if (request.method === 'POST' && request.url === POLL_PATH) void this.#poll(request, response);
      else this.#note(request, response);
    });
    this.#server.maxConnections = CONNECTIONS_MAX;
    this.#server.on('clientError', (_error, socket) => socket.destroy());
  }

  /** @throws Error when the address cannot be listened on */
  async open(host: string, port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    this.#server.on('error', () => undefined);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Does not keep its process alive. */
  unref(): void {
    this.#server.unref();
  }

  /** Responds with the text to requests with the name. */
  give(name: string, text: string): void {
    this.#texts.set(name, text);
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #note(request: IncomingMessage, response: ServerResponse): void {
    const labels = (request.headers.host ?? '').slice(0, 300).toLowerCase().split('.', 2);
    const segments = (request.url ?? '').slice(0, 300).split(/[/?]/, 3).slice(1);
    const names = [labels, segments].map((parts) => this.store.note('http', parts));
    const text = names.map((name) => this.#texts.get(name ?? '')).find((one) => one !== undefined);
    response.writeHead(text === undefined ? 204 : 200).end(text);
    request.resume();
  }

  async #poll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request).catch(() => null);
    if (body === null || !isSigned(body, request, this.#secret)) {
      response.writeHead(404).end();
      return;
    }
    const { nonce, names } = record(parsedJson(body.toString('utf8')));
    const asked = (Array.isArray(names) ? names : []).slice(0, POLLED_MAX).map(String);
    const seen = asked.flatMap((name) => {
      const callback = this.store.read(name);
      return callback === null ? [] : [[name, callback] as const];
    });
    const reply: PollReply = {
      nonce: String(nonce).slice(0, 64),
      instance: this.#instance,
      dns: this.hasDns,
      seen: Object.fromEntries(seen),
    };
    const bytes = Buffer.from(JSON.stringify(reply));
    const signature = signPayload([this.#secret], Math.floor(Date.now() / 1_000), bytes);
    response.writeHead(200, { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }).end(bytes);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > POLL_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isSigned(body: Buffer, request: IncomingMessage, secret: string): boolean {
  const header = request.headers[SIGNATURE_HEADER];
  try {
    verifySignature(body, typeof header === 'string' ? header : undefined, secret);
    return true;
  } catch {
    return false;
  }
}
