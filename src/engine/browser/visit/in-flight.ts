/** Milliseconds after which the server holds a request of a script until it has news (long polling), or a picture. */
const HELD_MS = 5_000;
/** Requests that are held at a path until those that follow are not waited for: one may be late because the machine is busy. */
const HELD_TIMES = 2;
/** Milliseconds, and idle frames after them, in which a page takes what it was sent. One that does not read a response never ends it. */
const TAKEN_MS = 500;
const TAKEN_FRAMES = 20;
/** Milliseconds after which a request may have become one that no longer counts. */
const RECHECK_MS = 100;

interface Waiting {
  /** Origin and path. */
  readonly path: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly mayBeHeld: boolean;
  /** When it was answered, or null. */
  answeredAt: number | null;
  /** Idle frames of the page since then. */
  frames: number;
  isHeld: boolean;
}

/**
 * The requests of a page that are under way, from the script that starts one until the page has the response. The browser reports both
 * ends in order with the results of scripts, so that none is missed between a step and the wait for what it started.
 */
export class InFlight {
  readonly #waiting = new Map<string, Waiting>();
  /** How many requests the server has held, by path. */
  readonly #held = new Map<string, number>();
  #opened = 0;
  #isCutOff = false;
  readonly #wake: (() => void)[] = [];

  /** How many there are, without those that the server holds. */
  get count(): number {
    const now = performance.now();
    let count = 0;
    for (const waiting of this.#waiting.values()) if (this.#isAwaited(waiting, now)) count += 1;
    return count;
  }

  /** A request of the page was held, and is no longer waited for. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  #isAwaited(waiting: Waiting, now: number): boolean {
    const { path, since, mayBeHeld, answeredAt, isHeld } = waiting;
    if (since < this.#opened) return false;
    if (answeredAt !== null) return now - answeredAt <= TAKEN_MS;
    if (!mayBeHeld) return true;
    const times = this.#held.get(path) ?? 0;
    if (isHeld || times >= HELD_TIMES) return false;
    if (now - since <= HELD_MS) return true;
    waiting.isHeld = true;
    this.#isCutOff = true;
    this.#held.set(path, times + 1);
    return false;
  }

  /** The page had an idle frame. @returns true if it has taken what it was sent, or does not read it */
  frame(): boolean {
    let hasTaken = true;
    for (const waiting of this.#waiting.values()) {
      if (waiting.answeredAt === null) continue;
      waiting.frames += 1;
      if (waiting.frames < TAKEN_FRAMES) hasTaken = false;
    }
    return hasTaken;
  }

  /** Another page is opened: what the last one still waits for no longer counts. */
  open(): void {
    this.#opened = performance.now();
    this.#isCutOff = false;
    this.#waiting.clear();
  }

  /**
   * @param id the same for all events of one request
   * @param mayBeHeld false for the code of the page, which is waited for until the engine's own deadlines end its request
   */
  begin(id: string, url: string, mayBeHeld: boolean): void {
    if (this.#waiting.has(id)) return;
    const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' };
    const since = performance.now();
    this.#waiting.set(id, {
      path: `${origin}${pathname}`,
      since,
      mayBeHeld,
      answeredAt: null,
      frames: 0,
      isHeld: false,
    });
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
