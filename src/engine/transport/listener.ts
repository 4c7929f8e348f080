import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv4 } from 'node:net';
import { formatTargetHost } from '../../contract/target-address.ts';
import { isLoopbackAddress } from '../../shared/address-guard.ts';
import type { ProbeContext } from '../core/probe-context.ts';

const PATHS_MAX = 1_000;

/** Requests that reach a listener of this scan. It responds with what was given it, otherwise with nothing, and keeps no connection. */
class Listener {
  readonly #server: Server;
  readonly #paths = new Set<string>();
  readonly #texts = new Map<string, string>();

  constructor() {
    this.#server = createServer((request, response) => {
      const path = (request.url ?? '').slice(0, 200);
      if (this.#paths.size < PATHS_MAX) this.#paths.add(path);
      const text = this.#texts.get(path);
      response.writeHead(text === undefined ? 204 : 200, { connection: 'close' }).end(text);
    });
    this.#server.on('error', () => undefined);
    this.#server.on('clientError', (_error, socket) => socket.destroy());
    this.#server.unref();
  }

  /** @returns false when no port can be opened */
  open(address: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.#server.once('error', () => resolve(false));
      this.#server.listen(0, address, () => resolve(true));
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  give(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A listener with its origin, `http://127.0.0.1:PORT`. */
export interface OpenListener {
  readonly origin: string;
  /** True when the path was requested. */
  has(path: string): boolean;
  /** Responds with the text to requests for the path. */
  give(path: string, text: string): void;
  close(): void;
}

/** A listener on the loopback interface; null unless the target is on this machine. */
export async function openListener({ address }: ProbeContext): Promise<OpenListener | null> {
  if (!isLoopbackAddress(address)) return null;
  const listener = new Listener();
  const own = isIPv4(address) ? '127.0.0.1' : '::1';
  if (!(await listener.open(own))) return null;
  const origin = `http://${formatTargetHost(own, listener.port)}`;
  return {
    origin,
    has: (path) => listener.has(path),
    give: (path, text) => listener.give(path, text),
    close: () => listener.close(),
  };
}
