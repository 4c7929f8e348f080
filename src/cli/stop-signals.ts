/** Signals within this time, in milliseconds, are one request: a terminal and npm both send Ctrl-C to this process. */
const SAME_REQUEST_MS = 500;

/**
 * Counts requests to stop. They come as signals, and as numbers from the older Node that started this process (see
 * `node-version.ts`): what a terminal sends to both of them is one request, not two.
 */
export class StopSignals {
  #own = 0;
  #told = 0;
  #counted = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #requests = 0;

  /**
   * A signal to this process.
   * @param now monotonic, in milliseconds
   * @returns number of requests so far, or null when this is not a new one
   */
  received(now: number): number | null {
    this.#own += 1;
    return this.#count(now);
  }

  /** The parent process has received `told` signals by now. */
  told(told: number, now: number): number | null {
    this.#told = Math.max(this.#told, told);
    return this.#count(now);
  }

  #count(now: number): number | null {
    const signals = Math.max(this.#own, this.#told);
    if (signals <= this.#counted) return null;
    this.#counted = signals;
    if (now - this.#countedAt < SAME_REQUEST_MS) return null;
    this.#countedAt = now;
    this.#requests += 1;
    return this.#requests;
  }
}
