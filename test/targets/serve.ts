import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';

/** What a planted host answers. Written raw, so that a fault such as a broken header can be planted. */
export interface Answer {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
}

export interface Question {
  readonly method: string;
  readonly path: string;
  /** Of the target as sent, percent-encoded. */
  readonly rawQuery: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly body: string;
}

export type Site = (question: Question) => Answer | Promise<Answer>;

export interface LogEntry {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly body: string;
}

export interface Served {
  readonly port: number;
  readonly log: readonly LogEntry[];
  /** TCP connections taken so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Serves a planted site on one loopback address. `tls` makes it HTTPS. */
export async function serve(site: Site, tls?: https.ServerOptions, address = '127.0.0.1'): Promise<Served> {
  const log: LogEntry[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    void answer(site, request, response, log);
  };
  const server: Server = tls === undefined ? http.createServer(listener) : https.createServer(tls, listener);
  server.on('tlsClientError', () => undefined);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    log,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        (server as http.Server).closeAllConnections();
      }),
  };
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse, log: LogEntry[]): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const target = request.url ?? '/';
  const text = Buffer.concat(chunks).toString('utf8');
  log.push({ method: request.method ?? '', path: target, host: request.headers.host ?? '', body: text });
  const mark = target.indexOf('?');
  const rawQuery = mark < 0 ? '' : target.slice(mark + 1);
  const {
    status = 200,
    headers = [],
    body = '',
  } = await site({
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    rawQuery,
    query: new URLSearchParams(rawQuery),
    request,
    body: text,
  });
  const bytes = Buffer.from(body);
  const socket = response.socket;
  if (socket === null || socket.destroyed) return;
  // By hand: Node's own writer would refuse what a careless application lets through.
  const lines = [...headers.map(([name, value]) => `${name}: ${value}`), `Content-Length: ${bytes.length}`];
  const head = `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? 'Status'}\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
  socket.write(Buffer.from(head, 'latin1'));
  if (request.method !== 'HEAD') socket.write(bytes);
  socket.end();
}
