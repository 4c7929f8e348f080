import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * An HTTP proxy between a client and the service that breaks a share of the exchanges, chosen by a seed. The soak tests of the
 * clients run through it.
 *
 *   node scripts/clients/fault-proxy.ts --target http://127.0.0.1:8080 [--seed 1] [--share 0.3]
 *
 * Prints `{"url"}` when it listens, runs until standard input closes, then prints `{"requests", "faults": {name: count}}`.
 * The faults marked as late reach the service, but the client does not see the response: only an Idempotency-Key makes a
 * retry of such a request safe.
 */
const FAULTS = [
  'reset_before',
  'reset_after', // late
  'rate_limited',
  'error_before',
  'error_after', // late
  'bad_gateway',
  'unavailable',
  'slow_body',
  'truncated_body', // late
  'truncated_json', // late
] as const;
type Fault = (typeof FAULTS)[number];

interface Exchange {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '0.3' },
  },
});
if (values.target === undefined) throw new Error('Give --target, the URL of the service.');
const target = new URL(values.target);
const share = Number(values.share);
const random = generator(Number(values.seed));
const counts: Partial<Record<Fault, number>> = {};
let requests = 0;

/** Mulberry32: 0 <= value < 1, the same sequence for the same seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function forwarded(request: IncomingMessage, body: Buffer): Promise<Exchange> {
  const outgoing = send(new URL(request.url ?? '/', target), {
    method: request.method,
    headers: { ...request.headers, host: target.host },
    timeout: 60_000,
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 502, headers: response.headers, body: await bodyOf(response) };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function respond(response: ServerResponse, exchange: Exchange, length = exchange.body.length): void {
  for (const [name, value] of Object.entries(exchange.headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name)) response.setHeader(name, value);
  }
  const hasBody = exchange.status !== 204 && exchange.status !== 304;
  response.writeHead(exchange.status, hasBody ? { 'content-length': length } : {});
}

function refuse(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const error = { code, message: 'A fault of the proxy.', request_id: `req_fault${requests}`, doc_url: '' };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  requests += 1;
  const fault = random() < share ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
  const cut = random();
  if (fault !== undefined) counts[fault] = (counts[fault] ?? 0) + 1;
  const body = await bodyOf(request);
  switch (fault) {
    case 'reset_before':
      request.socket.resetAndDestroy();
      return;
    case 'rate_limited':
      refuse(response, 429, 'rate_limited', { 'retry-after': '1' });
      return;
    case 'error_before':
      refuse(response, 500, 'internal_error');
      return;
    case 'bad_gateway':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
      return;
    case 'unavailable':
      refuse(response, 503, 'unavailable', { 'retry-after': new Date(Date.now() + 1_000).toUTCString() });
      return;
  }
  const exchange = await forwarded(request, body);
  const half = Math.floor(exchange.body.length * cut);
  switch (fault) {
    case 'reset_after':
      request.socket.resetAndDestroy();
      return;
    case 'error_after':
      refuse(response, 500, 'internal_error');
      return;
    case 'truncated_body':
      respond(response, exchange);
      response.write(exchange.body.subarray(0, half));
      response.socket?.destroySoon();
      return;
    case 'truncated_json':
      respond(response, exchange, half);
      response.end(exchange.body.subarray(0, half));
      return;
    case 'slow_body':
      respond(response, exchange);
      response.write(exchange.body.subarray(0, half));
      await delay(500 + 1_500 * cut);
      response.end(exchange.body.subarray(half));
      return;
    default:
      respond(response, exchange);
      response.end(exchange.body);
  }
}

const server = createServer((request, response) => {
  handle(request, response).catch(() => request.socket.destroy());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
process.stdin.resume();
await once(process.stdin, 'close');
server.closeAllConnections();
server.close();
console.log(JSON.stringify({ requests, faults: counts }));
