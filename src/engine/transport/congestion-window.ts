/** Samples of one median. */
const SAMPLES = 8;
/** Below this, a slow response does no harm. */
const SLOW_MS = 250;
const SLOW_FACTOR = 4;
/** If half the load does not shorten the responses, the pages are slow and the host is not overloaded. */
const RELIEF = 0.7;
/** After this many responses the ceiling rises by one. */
const CEILING_RESPONSES = 50;

/**
 * How many requests a host can take at once: additive increase, multiplicative decrease as in TCP (RFC 5681). It starts low, grows
 * by one per response, and after the first overload by one per round. Time is a parameter: milliseconds of any clock.
 */
export class CongestionWindow {
  readonly #maximum: number;
  #size: number;
  /** Above this, the window grows slowly. */
  #threshold: number;
  /** The host's queue of connections is full above this. */
  #ceiling: number;
  #sinceOverflow = 0;
  #decreasedAt = Number.NEGATIVE_INFINITY;
  #latencies: number[] = [];
  #usual = Number.POSITIVE_INFINITY;
  /** A decrease because of slow responses, until it proves right or wrong. */
  #trial: { readonly size: number; readonly median: number } | null = null;

  constructor(initial: number, maximum: number) {
    this.#maximum = maximum;
    this.#size = Math.min(initial, maximum);
    this.#threshold = maximum;
    this.#ceiling = maximum;
  }

  /** Maximum concurrent requests, at least 1. */
  get size(): number {
    return Math.max(1, Math.floor(this.#size));
  }

  /** @param latency milliseconds from the request to the response */
  success(latency: number, sentAt: number, now: number): void {
    this.#sinceOverflow += 1;
    if (this.#sinceOverflow % CEILING_RESPONSES === 0) this.#ceiling = Math.min(this.#maximum, this.#ceiling + 1);
    const growth = this.#size < this.#threshold ? 1 : 1 / this.#size;
    this.#size = Math.min(this.#ceiling, this.#size + growth);
    // Ignore requests sent before the last decrease.
    if (sentAt < this.#decreasedAt) return;
    this.#latencies.push(latency);
    if (this.#latencies.length >= SAMPLES) this.#judgeLatency(now);
  }

  /** The host turned a request away: status 429 or 503. Requests of one round count once. */
  refusal(sentAt: number, now: number): void {
    this.#decrease(sentAt, now, 2);
  }

  /** A response did not arrive in time. */
  failure(sentAt: number, now: number): void {
    this.#decrease(sentAt, now, 1);
  }

  /** A connection was refused, reset, or took as long as a lost packet: the host takes no more connections at once. */
  overflow(sentAt: number, now: number): void {
    if (!this.#decrease(sentAt, now, 1)) return;
    this.#ceiling = Math.max(2, this.#size);
    this.#sinceOverflow = 0;
  }

  #decrease(sentAt: number, now: number, floor: number): boolean {
    if (sentAt < this.#decreasedAt) return false;
    this.#size = Math.max(Math.min(floor, this.#size), this.size / 2);
    this.#threshold = this.#size;
    this.#decreasedAt = now;
    this.#latencies = [];
    this.#trial = null;
    return true;
  }

  #judgeLatency(now: number): void {
    const sorted = this.#latencies.sort((one, other) => one - other);
    const median = sorted[SAMPLES / 2] ?? 0;
    this.#latencies = [];
    if (this.#trial !== null) {
      const { size, median: before } = this.#trial;
      this.#trial = null;
      if (median > before * RELIEF) {
        this.#size = Math.min(this.#ceiling, Math.max(this.#size, size));
        this.#threshold = this.#maximum;
        this.#usual = before;
      }
      return;
    }
    this.#usual = Math.min(this.#usual, median);
    if (median <= Math.max(SLOW_MS, this.#usual * SLOW_FACTOR)) return;
    const trial = { size: this.#size, median };
    this.#decrease(now, now, 2);
    this.#trial = trial;
  }
}
