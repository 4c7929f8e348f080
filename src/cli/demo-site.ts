import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedShop } from './demo/fixed-shop.ts';
import { type DemoShop, vulnerableShop } from './demo/vulnerable-shop.ts';

export interface DemoSite {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** `127.0.0.1:PORT`, the target of a scan. */
  readonly hostname: string;
  readonly port: number;
  /** Switches to the fixed shop, for the second run of a demo. */
  fix(): void;
  close(): Promise<void>;
}

/**
 * A small web shop on loopback with many kinds of vulnerabilities. All data is invented, and the keys are fake. With `fixed` the
 * same shop is hardened as far as plain HTTP allows.
 * @param options.port default: any free port
 */
export async function startDemoSite(options: { fixed?: boolean; port?: number } = {}): Promise<DemoSite> {
  let shop: DemoShop = options.fixed === true ? fixedShop : vulnerableShop;
  const server = createServer((request, response) => respond(shop, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Reachable from this machine only.
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    hostname: `127.0.0.1:${port}`,
    port,
    fix: () => {
      shop = fixedShop;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(shop: DemoShop, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const url = URL.parse(request.url ?? '/', 'http://shop.invalid');
  const { status, headers, body } =
    url === null
      ? { status: 400, headers: [], body: '' }
      : shop({
          method: request.method ?? 'GET',
          path: url.pathname,
          query: url.searchParams,
          host: request.headers.host ?? '',
          header: (name) => String(request.headers[name] ?? ''),
        });
  const bytes = Buffer.from(body);
  // An echoed value may contain characters that a header cannot.
  const safe = headers.map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '%20')]);
  response.writeHead(status, safe.flat().concat('Content-Length', String(bytes.length)));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
