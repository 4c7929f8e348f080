import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

const EVERY_MS = 25;

export interface Watch {
  /** The slowest response so far, in milliseconds; one that has not come yet counts with its age. */
  slowest(): number;
  stop(): void;
}

/** How long `/healthz` may take where a server that does nothing took `controlMs`. */
export function healthGoal(controlMs: number): number {
  return Math.max(250, 2 * controlMs);
}

/** Asks a URL every 25 ms, over one connection, whether or not the last response has come. */
export function watchHealth(url: string): Watch {
  const agent = new Agent({ keepAlive: true });
  const pending = new Set<number>();
  let slowest = 0;
  const ask = (): void => {
    const started = performance.now();
    pending.add(started);
    const over = (): void => {
      if (!pending.delete(started)) return;
      slowest = Math.max(slowest, performance.now() - started);
    };
    get(url, { agent }, (response) => response.resume().on('end', over)).on('error', over);
  };
  const timer = setInterval(ask, EVERY_MS);
  return {
    slowest: () => Math.max(slowest, ...[...pending].map((started) => performance.now() - started)),
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** A server that does nothing else, in a process of its own: its slowest response is the noise of the machine. */
export async function startControl(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}

if (process.argv[1] === import.meta.filename) {
  const server = createServer((_request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
}
