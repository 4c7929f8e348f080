import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Connections that were reset. */
  readonly resets: number;
  /** Breaks connections from now on, or leaves them alone. */
  isFaulty: boolean;
  close(): void;
}

/** Milliseconds after which a connection is reset, on average. */
const LIFE_MS = 3_000;
const PAUSE_MS = 200;

/** A TCP proxy that resets connections at random moments, and forwards some of the data late. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const state = { port: 0, resets: 0, isFaulty: false, close };
  const server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    const timer = setInterval(() => {
      if (!state.isFaulty || Math.random() > 100 / LIFE_MS) return;
      state.resets += 1;
      inside.resetAndDestroy();
      outside.resetAndDestroy();
    }, 100);
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        clearInterval(timer);
        to.destroy();
      });
      from.on('data', (data: Buffer) => {
        if (!to.write(data)) pauseUntilDrained(from, to);
        if (!state.isFaulty || Math.random() > 0.05) return;
        from.pause();
        setTimeout(() => from.resume(), Math.random() * PAUSE_MS);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as AddressInfo).port;
  return state;

  function close(): void {
    server.close();
    for (const socket of open) socket.destroy();
  }
}

function pauseUntilDrained(from: Socket, to: Socket): void {
  from.pause();
  to.once('drain', () => from.resume());
}
