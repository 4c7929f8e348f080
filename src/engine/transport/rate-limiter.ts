import { setTimeout as sleep } from 'node:timers/promises';

export interface RateLimits {
  readonly concurrency: number;
  /** Null: limited by the concurrency alone. */
  readonly perSecond: number | null;
}

/** First in, first out: at most `concurrency` at a time and, with `perSecond`, evenly spaced starts. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #nextStart = 0;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when a slot is free.
   * @throws the error of `work`, or the signal's reason if it aborts first
   */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(signal);
    try {
      await this.#space(signal);
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#limits.concurrency) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        const index = this.#waiting.indexOf(admit);
        if (index >= 0) this.#waiting.splice(index, 1);
        reject(signal.reason);
      };
      const admit = () => {
        signal.removeEventListener('abort', onAbort);
        // Take the slot before the await, or a newcomer could take it.
        this.#running += 1;
        resolve();
      };
      this.#waiting.push(admit);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  async #space(signal: AbortSignal): Promise<void> {
    if (this.#limits.perSecond === null) return;
    const now = performance.now();
    const start = Math.max(now, this.#nextStart);
    this.#nextStart = start + 1000 / this.#limits.perSecond;
    if (start > now) await sleep(start - now, undefined, { signal });
  }
}
