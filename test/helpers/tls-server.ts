import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer, type SecureVersion, type TlsOptions } from 'node:tls';

export interface TestServer {
  readonly port: number;
  close(): Promise<void>;
}

const START_PAGE = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok';
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** A TLS server of Node on loopback with a start page of two letters and nothing else. */
export async function tlsServer(options: TlsOptions & { minVersion?: SecureVersion }): Promise<TestServer> {
  const sockets = new Set<Socket>();
  const server = createServer(options, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (request: Buffer) =>
      socket.end(/^[A-Z]+ \/ /.test(request.toString('latin1')) ? START_PAGE : NOT_FOUND),
    );
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
