import { retryAfterMs } from '../../shared/retry-after.ts';
import { header } from '../core/evidence/http.ts';
import { CongestionWindow } from './congestion-window.ts';
import type { RawResult } from './http-client.ts';

/** Few enough for a server with a queue of five connections. */
const CONCURRENCY_FIRST = 4;
/** A handshake that takes this long lost a packet: the initial retransmission timeout is one second (RFC 6298, section 2). */
const CONNECT_LOST_MS = 900;
const SAMPLES_MIN = 10;
const HEADERS_MS_MIN = 3_000;
const HEADERS_MS_MAX = 10_000;
const HEADERS_FACTOR = 20;
/** Maximum Retry-After that is waited for, and the share of the scan's time for all such waits. */
const RETRY_AFTER_MAX_MS = 5_000;
const WAITING_SHARE = 1 / 6;

/** What a request showed of the host. Times in milliseconds of one clock. */
export interface Observation {
  readonly result: RawResult;
  readonly sentAt: number;
  readonly now: number;
  /** Milliseconds since the Unix epoch, for a Retry-After with a date. */
  readonly date: number;
}

/** Adapts the load and the patience of a scan to the host: concurrency, pauses, and the time for response headers. */
export class HostPace {
  readonly #window: CongestionWindow;
  readonly #waitingMaxMs: number;
  #responses = 0;
  #slowestMs = 0;
  #waitedMs = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  /**
   * @param concurrency maximum
   * @param seconds wall clock of the scan
   */
  constructor(concurrency: number, seconds: number) {
    this.#window = new CongestionWindow(CONCURRENCY_FIRST, concurrency);
    this.#waitingMaxMs = seconds * 1_000 * WAITING_SHARE;
  }

  /** Maximum concurrent requests. */
  get size(): number {
    return this.#window.size;
  }

  /** No request may start before, on the clock of the observations. */
  get pausedUntil(): number {
    return this.#pausedUntil;
  }

  /** Milliseconds until the end of the response headers: 20 times the slowest of at least ten responses, 3 to 10 seconds. */
  get headersMs(): number {
    if (this.#responses < SAMPLES_MIN) return HEADERS_MS_MAX;
    return Math.min(HEADERS_MS_MAX, Math.max(HEADERS_MS_MIN, this.#slowestMs * HEADERS_FACTOR));
  }

  /** @returns true if the host asks for a pause after which the request should be repeated */
  observe({ result, sentAt, now, date }: Observation): boolean {
    const { connectMs, responseMs } = result.timing;
    if (connectMs !== null && connectMs >= CONNECT_LOST_MS) this.#window.overflow(sentAt, now);
    if ('failure' in result) {
      const { code } = result.failure;
      const isUnconnected = code === 'timeout' && responseMs === null && connectMs === null;
      if (code === 'refused' || code === 'reset' || isUnconnected) this.#window.overflow(sentAt, now);
      else if (code === 'timeout') this.#window.failure(sentAt, now);
      return false;
    }
    if (responseMs !== null) {
      this.#responses += 1;
      this.#slowestMs = Math.max(this.#slowestMs, responseMs);
    }
    const { status, headers } = result.response;
    if (status !== 429 && status !== 503) {
      this.#window.success(responseMs ?? 0, sentAt, now);
      return false;
    }
    this.#window.refusal(sentAt, now);
    return this.#pause(retryAfterMs(header(headers, 'retry-after') ?? null, date), now);
  }

  #pause(wait: number | null, now: number): boolean {
    if (wait === null || wait === 0 || wait > RETRY_AFTER_MAX_MS) return false;
    const more = Math.max(0, now + wait - Math.max(now, this.#pausedUntil));
    if (this.#waitedMs + more > this.#waitingMaxMs) return false;
    this.#waitedMs += more;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + wait);
    return true;
  }
}
