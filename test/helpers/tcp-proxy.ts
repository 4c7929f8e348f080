import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that a test can silence, cut or slow down. */
export interface TcpProxy {
  readonly port: number;
  /** Connections that were accepted and not closed. */
  readonly count: number;
  /** Forwards nothing more on the connections that are open now, and keeps them open. */
  stall(): void;
  /** As {@link stall}, and of every new connection too until {@link resume}: they are accepted and get no answer. */
  stallAll(): void;
  /** New connections work again. Those that were stalled stay so. */
  resume(): void;
  /** Resets the connections that are open now. */
  cut(): void;
  /** Forwards each piece of data after a pause, in milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

interface Pair {
  readonly sockets: readonly [Socket, Socket];
  isStalled: boolean;
}

/** @param target port on 127.0.0.1 */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let isSilent = false;
  let delayMs = 0;
  const server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    const pair: Pair = { sockets: [inside, outside], isStalled: isSilent };
    pairs.add(pair);
    const forward = (from: Socket, to: Socket) => {
      const whenAlive = (act: () => void) => () => {
        if (!pair.isStalled) act();
      };
      from.on('error', () => {});
      from.on('data', (data: Buffer) => {
        if (pair.isStalled) return;
        const write = whenAlive(() => void (to.writable && to.write(data)));
        if (delayMs === 0) write();
        else setTimeout(write, delayMs);
      });
      from.on(
        'end',
        whenAlive(() => to.end()),
      );
      from.on('close', () => {
        // A stalled server does not even notice that the client is gone.
        if (pair.isStalled && from === inside) return;
        pairs.delete(pair);
        if (!pair.isStalled) to.destroy();
      });
    };
    forward(inside, outside);
    forward(outside, inside);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stall = () => {
    for (const pair of pairs) pair.isStalled = true;
  };
  return {
    port: (server.address() as AddressInfo).port,
    get count() {
      return pairs.size;
    },
    stall,
    stallAll() {
      isSilent = true;
      stall();
    },
    resume() {
      isSilent = false;
    },
    cut() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.resetAndDestroy();
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
