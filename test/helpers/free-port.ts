import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Below the ports that systems give to servers on port 0 and to connections, so that no other test is given it. */
const [FIRST, LAST] = [12_000, 30_000];
const HOSTS = ['127.0.0.1', '::1'];

/** A port of loopback that nothing listens on: for programs that cannot be given port 0. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(LAST - FIRST);
    const open = await Promise.all(HOSTS.map((host) => canListen(port, host)));
    if (open.every(Boolean)) return port;
  }
}

/** False where a port is taken. A machine without the address has nothing on it. */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
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
