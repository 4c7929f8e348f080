/** Milliseconds after which the server holds a request; one of a script until it has news (long polling). */
const HELD_MS = 5_000;
/** Milliseconds in which a page takes what it was sent. A page that does not read a response never ends it. */
const TAKEN_MS = 1_000;
/** Milliseconds after which a request may have become one that no longer counts. */
const RECHECK_MS = 100;

interface Waiting {
  /** Origin and path. */
  readonly path: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly isOfScript: boolean;
  /** When it was answered, or null. */
  answeredAt: number | null;
}

/**
 * The requests of a page that are under way, from the script that starts one until the page has the response. The browser reports both
 * ends in order with the results of scripts, so that none is missed between a step and the wait for what it started.
 */
export class InFlight {
  readonly #waiting = new Map<string, Waiting>();
  /** Paths at which the server holds requests. */
  readonly #held = new Set<string>();
  #opened = 0;
  readonly #wake: (() => void)[] = [];

  /** How many there are, without those that the server holds. */
  get count(): number {
    const now = performance.now();
    let count = 0;
    for (const waiting of this.#waiting.values()) if (this.#isAwaited(waiting, now)) count += 1;
    return count;
  }

  #isAwaited({ path, since, isOfScript, answeredAt }: Waiting, now: number): boolean {
    if (since < this.#opened) return false;
    if (answeredAt !== null) return now - answeredAt <= TAKEN_MS;
    const isHeld = now - since > HELD_MS;
    if (isOfScript && isHeld) this.#held.add(path);
    return !isHeld && !(isOfScript && this.#held.has(path));
  }

  /** Another page is opened: what the last one still waits for no longer counts. */
  open(): void {
    this.#opened = performance.now();
    this.#waiting.clear();
  }

  /** @param id the same for all events of one request */
  begin(id: string, url: string, isOfScript: boolean): void {
    if (this.#waiting.has(id)) return;
    const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' };
    const since = performance.now();
    this.#waiting.set(id, { path: `${origin}${pathname}`, since, isOfScript, answeredAt: null });
  }

  /** The response was sent to the page. */
  answer(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) waiting.answeredAt = performance.now();
    this.#notify();
  }

  /** The page has the response, or gave up. */
  end(id: string): void {
    this.#waiting.delete(id);
    this.#notify();
  }

  /**
   * Waits until a request ends, or may no longer count.
   * @param ms maximum milliseconds
   */
  async change(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.min(ms, RECHECK_MS));
    this.#wake.push(resolve);
    await promise;
    clearTimeout(timer);
  }

  #notify(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
