import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface HostileSite {
  readonly port: number;
  /** Bytes that were written to sockets: how much the scanner let itself be fed. */
  readonly sent: () => number;
  close(): Promise<void>;
}

/** A server that speaks raw bytes, for answers no HTTP library would send. */
export async function rawSite(answer: (socket: Socket, request: string) => void): Promise<HostileSite> {
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sent += socket.bytesWritten;
      sockets.delete(socket);
    });
    socket.on('data', (chunk) => answer(socket, chunk.toString('latin1')));
  });
  return serve(server, sockets, () => sent + [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0));
}

export async function httpSite(handler: Parameters<typeof createServer>[1]): Promise<HostileSite> {
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createServer({ maxHeaderSize: 65_536 }, handler);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sent += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  return serve(server, sockets, () => sent + [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0));
}

async function serve(server: Server | TcpServer, sockets: Set<Socket>, sent: () => number): Promise<HostileSite> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Writes the same chunk as fast as the other side reads, for ever or until `limit` bytes. */
export function pour(
  socket: NodeJS.WritableStream & { destroyed?: boolean },
  chunk: Buffer,
  limit = Number.POSITIVE_INFINITY,
): void {
  let written = 0;
  const more = () => {
    while (written < limit && socket.destroyed !== true) {
      written += chunk.length;
      if (!socket.write(chunk)) {
        socket.once('drain', more);
        return;
      }
    }
    if (written >= limit) socket.end();
  };
  more();
}

/** 64 MiB of zeros in about 64 KiB. */
export function gzipBomb(): Buffer {
  return gzipSync(Buffer.alloc(64 * 1024 * 1024));
}
