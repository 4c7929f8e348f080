import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const EVERY_MS = 25;

/** The slowest response of a watch, in milliseconds. */
export interface Slowest {
  readonly ms: number;
  /** Without the time that the main thread of the service, or this one, waited for a CPU. */
  readonly heldMs: number;
}

export interface Watch {
  /** A response that has not come yet counts with its age. */
  slowest(): Slowest;
  stop(): void;
}

/**
 * Asks `/healthz` every 25 ms over one connection. A busy machine makes every process wait for a CPU; Linux counts that
 * wait for each thread, so what the service itself held a response up can be told from it.
 * @param pid of the service
 */
export function watchHealth(url: string, pid: number): Watch {
  const agent = new Agent({ keepAlive: true });
  const pending = new Set<() => void>();
  let slowest: Slowest = { ms: 0, heldMs: 0 };
  const waited = (): number => cpuWaitMs(pid) + cpuWaitMs(process.pid);
  const ask = (): void => {
    const started = performance.now();
    const waitedBefore = waited();
    const note = (): void => {
      const ms = performance.now() - started;
      const heldMs = Math.max(0, ms - (waited() - waitedBefore));
      slowest = { ms: Math.max(slowest.ms, ms), heldMs: Math.max(slowest.heldMs, heldMs) };
    };
    const over = (): void => {
      if (pending.delete(note)) note();
    };
    pending.add(note);
    get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', over)).on('error', over);
  };
  const timer = setInterval(ask, EVERY_MS);
  return {
    slowest() {
      for (const note of pending) note();
      return slowest;
    },
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** Milliseconds that the main thread of a process was ready to run and had no CPU; 0 where Linux does not count them. */
function cpuWaitMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
