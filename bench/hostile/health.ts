import { Agent, get } from 'node:http';

const EVERY_MS = 25;

export interface Watch {
  /** The slowest response so far, in milliseconds; a response that is still pending counts with its age. */
  slowestMs(): number;
  stop(): void;
}

/** Requests `/healthz` every 25 ms over one connection. */
export function watchHealth(url: string): Watch {
  const agent = new Agent({ keepAlive: true });
  const pending = new Set<number>();
  let slowest = 0;
  const note = (started: number): void => {
    slowest = Math.max(slowest, performance.now() - started);
  };
  const ask = (): void => {
    const started = performance.now();
    const over = (): void => {
      if (pending.delete(started)) note(started);
    };
    pending.add(started);
    get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', over)).on('error', over);
  };
  const timer = setInterval(ask, EVERY_MS);
  return {
    slowestMs() {
      for (const started of pending) note(started);
      return slowest;
    },
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
