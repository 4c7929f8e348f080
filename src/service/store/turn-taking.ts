/** Longest run of work without a turn of the event loop, in milliseconds. */
const RUN_MS = 20;

/**
 * Runs one piece of work at a time, in the order of the calls, and lets the event loop turn between two pieces when it has
 * not for a while. The embedded database works inside this thread: without the turn a queue of requests would be worked
 * off in one go, and meanwhile no socket is read, no timer fires and every lease runs out.
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
