import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv4 } from 'node:net';
import { formatTargetHost } from '../../../contract/target-address.ts';
import { isLoopbackAddress } from '../../../shared/address-guard.ts';
import { locationOf } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { hasName } from '../../data/names.ts';
import type { Injector } from '../kit/injector.ts';

const PATHS_MAX = 1_000;

/** Requests that reach a listener of this scan. It answers with nothing and keeps no connection. */
class Listener {
  readonly #server: Server;
  readonly #paths = new Set<string>();

  constructor() {
    this.#server = createServer((request, response) => {
      const path = (request.url ?? '').slice(0, 200);
      if (this.#paths.size < PATHS_MAX) this.#paths.add(path);
      response.writeHead(204, { connection: 'close' }).end();
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
  close(): void;
}

/** A listener on the loopback interface; null unless the target is on this machine. */
export async function openListener({ address }: ProbeContext): Promise<OpenListener | null> {
  if (!isLoopbackAddress(address)) return null;
  const listener = new Listener();
  const own = isIPv4(address) ? '127.0.0.1' : '::1';
  if (!(await listener.open(own))) return null;
  const origin = `http://${formatTargetHost(own, listener.port)}`;
  return { origin, has: (path) => listener.has(path), close: () => listener.close() };
}

/** Sends the URL of the listener with a random path: one request without a fault, two with one. */
export async function probeSsrf(injector: Injector, { origin, has }: OpenListener): Promise<void> {
  const { point, siteValue } = injector;
  const mayFetch = hasName('url', locationOf(point).parameter) || /^(?:https?:)?\/\//i.test(siteValue);
  if (!mayFetch) return;
  const attempt = async () => {
    const word = injector.token();
    const payload = `${origin}/${word}`;
    const exchange = await injector.send(payload);
    return exchange !== null && has(`/${word}`) ? { word, payload, exchange } : null;
  };
  const hit = await attempt();
  if (hit === null) return;
  const again = await attempt();
  if (again === null) return;
  injector.note('ssrf', 'received', hit.payload, hit.word, hit.exchange);
  injector.note('ssrf', 'received', again.payload, again.word, again.exchange);
}
