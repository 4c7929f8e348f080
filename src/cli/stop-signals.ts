/** Signals within this time, in milliseconds, are one request: a terminal and npm both send Ctrl-C to this process. */
const SAME_REQUEST_MS = 500;

/**
 * Counts stop requests. They arrive as signals, and as counts from an older Node that started this process (see
 * `node-version.ts`). A signal that a terminal sends to both processes is one request.
 */
export class StopSignals {
  #own = 0;
  #forwarded = 0;
  #counted = 0;
  #countedAt = Number.NEGATIVE_INFINITY;
  #requests = 0;

  /**
   * A signal to this process.
   * @param now monotonic, in milliseconds
   * @returns number of requests so far, or null if this is not a new one
   */
  received(now: number): number | null {
    this.#own += 1;
    return this.#count(now);
  }

  /** The parent process has received `count` signals so far. */
  forwarded(count: number, now: number): number | null {
    this.#forwarded = Math.max(this.#forwarded, count);
    return this.#count(now);
  }

  #count(now: number): number | null {
    const signals = Math.max(this.#own, this.#forwarded);
    if (signals <= this.#counted) return null;
    this.#counted = signals;
    if (now - this.#countedAt < SAME_REQUEST_MS) return null;
    this.#countedAt = now;
    this.#requests += 1;
    return this.#requests;
  }
}
