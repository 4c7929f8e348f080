/** Maximum time without yielding to the event loop, in milliseconds. */
const RUN_MS = 20;

/**
 * Runs one task at a time, in the order of the calls, and yields to the event loop between tasks. The embedded database
 * runs in this thread: without yielding, a queue of requests would block sockets and timers, and leases would expire.
 */
export class TurnTaking {
  #last: Promise<unknown> = Promise.resolve();
  #turnedAt = performance.now();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#turn()).then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  async #turn(): Promise<void> {
    if (performance.now() - this.#turnedAt < RUN_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#turnedAt = performance.now();
  }
}
