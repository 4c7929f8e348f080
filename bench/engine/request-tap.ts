import { connect, createServer, type Socket } from 'node:net';

export interface RequestTap {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Method and path with query of every request that passed, in order. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Passes bytes on to a server as they are and writes down every request line: what a scan really sent, whoever says otherwise. */
export async function tapRequests(host: string, port: number): Promise<RequestTap> {
  const log: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      for (const [, method, path] of chunk.toString('latin1').matchAll(/\b([A-Z]{3,8}) (\/\S*) HTTP\/1\.1\r\n/g))
        log.push(`${method} ${path}`);
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the tap has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
