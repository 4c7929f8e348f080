import type { ActiveProbe, ProbeCookie } from '../../core/evidence/active.ts';
import { type Exchange, type FailedExchange, hasResponse } from '../../core/evidence/http.ts';
import { type InsertionPoint, requestWith } from '../../core/evidence/insertion-point.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isWrite } from '../../crawl/write-policy.ts';
import { locationOf, shownLocation } from '../../web/point-location.ts';
import { type CacheKeys, isUnkeyed } from './cache-keys.ts';
import { cookiesAfter, isHarmless } from './probe-cookies.ts';
import { sendAt } from './send-at.ts';
import type { WriteLog } from './write-log.ts';

const FAILURES_MAX = 2;
const COOKIES_MAX = 10;
/** Consecutive requests without a response in time, after which a point gets no more. */
const TIMEOUTS_MAX = 3;
/** Words of programs' error pages; the checks judge them. */
const FAILED =
  /exception|traceback|stack ?trace|backtrace|goroutine|warning<|\bon line\b|panicked|sql(?:state| syntax)|ORA-\d/i;

export function looksFailed(text: string): boolean {
  return FAILED.test(text);
}

/** What the points of a scan share. */
export interface InjectionLimits {
  /** Bytes of a body. The same for all responses of one point, because they are compared. */
  readonly responseBytes: number;
  readonly writes: WriteLog;
  readonly keys: CacheKeys;
}

/** Sends values at one insertion point and records those that may prove something. */
export class Injector {
  readonly point: InsertionPoint;
  readonly #context: ProbeContext;
  readonly #notes: ActiveProbe[] = [];
  readonly #responses = new Map<string, Promise<Exchange | null>>();
  readonly #failures: Exchange[] = [];
  readonly #cookies = new Map<string, ProbeCookie>();
  #posted: Exchange | null = null;
  readonly #limits: InjectionLimits;
  #requests = 0;
  #timeouts = 0;
  #ended: 'requests' | 'time' | 'not_reached' | null = null;

  constructor(context: ProbeContext, point: InsertionPoint, limits: InjectionLimits) {
    this.#context = context;
    this.#limits = limits;
    this.point = point;
  }

  /** Why no further request is sent: the budget or the requests of the form are used up, or the target does not respond. */
  get ended(): 'requests' | 'time' | 'not_reached' | null {
    return this.#ended;
  }

  /** Forgets the responses, once all probes have run. */
  release(): void {
    this.#responses.clear();
    this.#ended ??= 'requests';
  }

  get requests(): number {
    return this.#requests;
  }

  get notes(): readonly ActiveProbe[] {
    return this.#notes;
  }

  /** The first responses that look like a failure of a program. */
  get failures(): readonly Exchange[] {
    return this.#failures;
  }

  /** A response to the form with a harmless value; null for other requests. */
  get posted(): Exchange | null {
    return this.#posted;
  }

  /** Cookies that responses to harmless values set. */
  get cookies(): readonly ProbeCookie[] {
    return [...this.#cookies.values()];
  }

  token(): string {
    return this.#context.token(10);
  }

  /**
   * Sends each value once; later calls return the same response.
   * @returns null when there is no response, or the budget is used up
   */
  send(value: string): Promise<Exchange | null> {
    const response = this.#responses.get(value) ?? this.#request(value);
    this.#responses.set(value, response);
    return response;
  }

  /** Sends the value once more, whatever was sent before. */
  repeat(value: string): Promise<Exchange | null> {
    return this.#request(value, true);
  }

  /** Sends the value at another point of the same request, such as its name with an operator. */
  sendAs(point: InsertionPoint, value: string): Promise<Exchange | null> {
    return this.#request(value, false, point);
  }

  /** True when a probe of the family was recorded. */
  has(family: ActiveProbe['family']): boolean {
    return this.#notes.some((note) => note.family === family);
  }

  /** The value that the site itself sends; empty when there is none. */
  get siteValue(): string {
    return siteValueOf(this.point);
  }

  /** False if the letters that a response repeats come back at another address too: a cache would give payloads to visitors. */
  async keepsApart(letters: Exchange, marker: string): Promise<boolean> {
    if (!isUnkeyed(this.point) || letters.request.method !== 'GET') return true;
    return this.#limits.keys.keepsApart(requestWith(this.point, this.point.baseline).url, marker);
  }

  /** The response to the baseline if it costs nothing: sent before, or a link that the crawl may have followed. */
  async knownExample(): Promise<Exchange | null> {
    const { baseline, request, isInvented } = this.point;
    const isFree = this.#responses.has(baseline) || (request.method === 'GET' && isInvented !== true);
    return isFree ? this.send(baseline) : null;
  }

  async #request(value: string, isRepeated = false, point = this.point): Promise<Exchange | null> {
    if (this.#ended !== null || this.#context.signal.aborted || this.#context.room('active').milliseconds === 0)
      return null;
    const { responseBytes: maxBytes, writes, keys } = this.#limits;
    const isWriting = isWrite(point.request);
    if (isWriting && !writes.take(point.request)) {
      this.#ended = 'requests';
      return null;
    }
    this.#requests += 1;
    const fresh = isRepeated || point.request.method !== 'GET';
    const attempt = await sendAt(this.#context, keys, point, value, { maxBytes, fresh });
    if (isWriting) writes.note(point.request, hasResponse(attempt) ? attempt : null);
    if (!hasResponse(attempt)) {
      this.#noteFailure(attempt);
      return null;
    }
    this.#timeouts = 0;
    this.#keep(attempt, point, value);
    return attempt;
  }

  #noteFailure({ failure: { code } }: FailedExchange): void {
    if (code === 'timeout') this.#timeouts += 1;
    if (code === 'budget') this.#ended = this.#context.requestsLeft() > 0 ? 'time' : 'requests';
    else if (this.#timeouts >= TIMEOUTS_MAX) this.#ended = 'not_reached';
  }

  /** Keeps what checks of other families read in responses to probes. */
  #keep(exchange: Exchange, point: InsertionPoint, value: string): void {
    const { status, text } = exchange.response;
    if (this.#failures.length < FAILURES_MAX && (status >= 500 || looksFailed(text))) this.#failures.push(exchange);
    if (point.request.method === 'POST' && isHarmless(value)) this.#posted ??= exchange;
    for (const [key, cookie] of cookiesAfter(exchange, point, value))
      if (this.#cookies.size < COOKIES_MAX && !this.#cookies.has(key)) this.#cookies.set(key, cookie);
  }

  /** @param more what else the probe has, such as the request that stored the payload */
  note(
    family: ActiveProbe['family'],
    step: string,
    payload: string,
    marker: string,
    exchange: Exchange,
    more: Pick<ActiveProbe, 'stored' | 'callback'> = {},
  ): void {
    const { baseline } = this.point;
    const { url, parameter } = shownLocation(this.point);
    const shown = this.point.kind === 'path' ? { shown: { url, parameter } } : {};
    const original = requestWith(this.point, baseline);
    const place = { ...locationOf(this.point), ...shown, baseline, original };
    this.#notes.push({ family, ...place, payload, marker, step, exchange, ...more });
  }
}

/** The value that the site itself sends at a point; empty when there is none. */
export function siteValueOf({ isInvented, baseline }: InsertionPoint): string {
  return isInvented === true ? '' : baseline;
}
