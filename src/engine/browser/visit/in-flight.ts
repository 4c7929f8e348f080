/** Milliseconds after which a request of a script counts as one that the server holds until it has news (long polling). */
const HELD_MS = 3_000;

interface Waiting {
  /** Origin and path. */
  readonly path: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly isOfScript: boolean;
}

/** The requests of a page that are under way. */
export class InFlight {
  readonly #waiting = new Map<object, Waiting>();
  /** Paths at which the server holds requests. */
  readonly #held = new Set<string>();
  #opened = 0;
  #lastActivity = 0;

  /** When a request last began or ended, by `performance.now()`. */
  get lastActivity(): number {
    return this.#lastActivity;
  }

  /** How many there are, without those that the server holds. */
  get count(): number {
    const now = performance.now();
    let count = 0;
    for (const { path, since, isOfScript } of this.#waiting.values()) {
      if (isOfScript && now - since > HELD_MS) this.#held.add(path);
      if (since >= this.#opened && !(isOfScript && this.#held.has(path))) count += 1;
    }
    return count;
  }

  /** Another page is opened: what the last one still waits for no longer counts. */
  open(): void {
    this.#opened = performance.now();
  }

  begin(key: object, url: string, isOfScript: boolean): void {
    const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' };
    this.#lastActivity = performance.now();
    this.#waiting.set(key, { path: `${origin}${pathname}`, since: this.#lastActivity, isOfScript });
  }

  end(key: object): void {
    this.#waiting.delete(key);
    this.#lastActivity = performance.now();
  }
}
