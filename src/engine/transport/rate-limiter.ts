import { setTimeout as sleep } from 'node:timers/promises';

export interface RateLimits {
  /** Maximum concurrent requests, read whenever one could start. */
  readonly size: number;
  /** No work starts before, in milliseconds of `performance.now()`; absent: no pause. */
  readonly pausedUntil?: number;
}

/** First in, first out: at most `size` at a time and, with `perSecond`, evenly spaced starts. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #perSecond: number | null;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #nextStart = 0;

  /**
   * @param limits may change while work runs
   * @param perSecond null: limited by the concurrency alone
   */
  constructor(limits: RateLimits, perSecond: number | null) {
    this.#limits = limits;
    this.#perSecond = perSecond;
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
      while (this.#running < this.#limits.size && this.#waiting.length > 0) this.#waiting.shift()?.();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#limits.size) {
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
    // A pause may begin or grow while this waits.
    for (;;) {
      const now = performance.now();
      const start = Math.max(now, this.#limits.pausedUntil ?? now, this.#perSecond === null ? now : this.#nextStart);
      if (this.#perSecond !== null) this.#nextStart = start + 1000 / this.#perSecond;
      if (start > now) await sleep(start - now, undefined, { signal });
      if ((this.#limits.pausedUntil ?? now) <= performance.now()) return;
    }
  }
}
