import { setTimeout as sleep } from 'node:timers/promises';

export interface RateLimits {
  readonly concurrency: number;
  /** Null: no spacing beyond the concurrency. */
  readonly perSecond: number | null;
}

/** First come, first served: at most `concurrency` at once and, with `perSecond`, evenly spaced starts. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #nextStart = 0;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when its turn comes.
   * @throws whatever `work` throws, or the signal's reason when it aborts first
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
        // The place is taken here and not after the await, or a newcomer could slip in between.
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
