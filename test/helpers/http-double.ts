import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HttpDouble {
  readonly url: string;
  readonly origin: string;
  readonly requests: SeenRequest[];
  close(): Promise<void>;
}

export type Answer = (request: SeenRequest, response: ServerResponse, count: number) => void | Promise<void>;

const open = new Set<() => Promise<void>>();
let isHooked = false;

/** A real HTTP server on loopback that answers by a function; closed after the test file. */
export async function httpDouble(answer: Answer): Promise<HttpDouble> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://double.invalid');
      const seen: SeenRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      requests.push(seen);
      Promise.resolve(answer(seen, response, requests.length)).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      open.delete(close);
      server.close(() => resolve());
      server.closeAllConnections();
    });
  open.add(close);
  return { url, origin: url, requests, close };
}

/** Call once per test file that uses {@link httpDouble}: leaves no server behind. */
export function closeDoubles(when: 'each' | 'all' = 'each'): void {
  if (isHooked) return;
  isHooked = true;
  const all = async () => {
    await Promise.all([...open].map((close) => close()));
  };
  if (when === 'each') afterEach(all);
  else afterAll(all);
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
