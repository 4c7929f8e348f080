import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createCa, issue } from './certificates.ts';

export interface ReceivedDelivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw bytes, as a signature needs them. */
  readonly body: Buffer;
}

export interface HttpsReceiver {
  readonly port: number;
  /** https://127.0.0.1:port */
  readonly url: string;
  /** PEM of the root that the receiver's certificate chains to. */
  readonly ca: string;
  readonly received: readonly ReceivedDelivery[];
  /** Resolves once `count` deliveries came in; rejects after the deadline. */
  waitFor(count: number, deadlineMs?: number): Promise<readonly ReceivedDelivery[]>;
  close(): Promise<void>;
}

/**
 * A real HTTPS server that records what is delivered to it.
 * @param respond answers a delivery after it was recorded; default 204
 */
export async function startHttpsReceiver(
  respond: (delivery: ReceivedDelivery, ...rest: Parameters<RequestListener>) => void = (
    _delivery,
    _request,
    response,
  ) => response.writeHead(204).end(),
): Promise<HttpsReceiver> {
  const root = createCa();
  const leaf = issue({ issuer: root, dnsNames: ['localhost', 'hooks.test'], ipAddresses: ['127.0.0.1', '::1'] });
  const received: ReceivedDelivery[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Duplex>();
  const server = createServer({ key: leaf.privateKeyPem, cert: leaf.chainPem }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const delivery = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(delivery);
      respond(delivery, request, response);
      for (const check of waiting) check();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `https://127.0.0.1:${port}`,
    ca: root.certificatePem,
    received,
    waitFor: (count, deadlineMs = 20_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`${received.length} of ${count} deliveries came within ${deadlineMs} ms`));
        }, deadlineMs);
        const check = (): void => {
          if (received.length < count) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
