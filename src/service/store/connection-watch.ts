/** Measures how long queries and transactions have been open, from the wait for a connection to the result. */
export class ConnectionWatch {
  /** Start times on the clock of `performance.now()`, the oldest first. */
  readonly #open = new Set<{ readonly since: number }>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const entry = { since: performance.now() };
    this.#open.add(entry);
    try {
      return await work();
    } finally {
      this.#open.delete(entry);
    }
  }

  /** Age of the oldest in milliseconds, 0 for none. */
  get oldestMs(): number {
    const [oldest] = this.#open;
    return oldest === undefined ? 0 : performance.now() - oldest.since;
  }
}
