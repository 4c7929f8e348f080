import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of loopback that nothing listens on: for programs that cannot be given port 0. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a program accepts connections, no longer than it lives. */
export async function untilListening(port: number, closed: Promise<unknown>, seconds = 10): Promise<void> {
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + seconds * 1000;
  while (!isOver && Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
  throw new Error(`nothing came up on port ${port}`);
}
