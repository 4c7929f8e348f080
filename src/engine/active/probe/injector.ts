import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { DiscoveredParameter } from '../../core/evidence/content.ts';
import { answered, type Exchange } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';

const BODY_BYTES_MAX = 256 * 1024;
/** However little is left, errors and reflections near the start are still seen. */
const BODY_BYTES_MIN = 32 * 1024;
/** Answers that what is left of the budget should suffice for. */
const ANSWERS = 300;
const FAILURES_MAX = 2;
/** What error pages of programs hold; which they are is judged by the checks. */
const FAILED =
  /exception|traceback|stack ?trace|backtrace|goroutine|warning<|\bon line\b|panicked|sql(?:state| syntax)|ORA-\d/i;

/** What came back to a value that holds a marker. */
export interface Answer {
  readonly exchange: Exchange;
  readonly marker: string;
}

/** Sends values in one parameter, the others kept as the site itself uses them, and notes what may prove something. */
export class Injector {
  readonly parameter: DiscoveredParameter;
  readonly #context: ProbeContext;
  readonly #notes: ActiveProbe[] = [];
  readonly #answers = new Map<string, Promise<Exchange | null>>();
  readonly #failures: Exchange[] = [];
  /** The same for all answers of one parameter: they are compared with each other. */
  readonly #bytesMax: number;
  #requests = 0;
  #isOver = false;

  constructor(context: ProbeContext, parameter: DiscoveredParameter) {
    this.#context = context;
    const share = Math.floor(context.bytesLeft() / ANSWERS);
    this.#bytesMax = Math.min(BODY_BYTES_MAX, Math.max(BODY_BYTES_MIN, share));
    this.parameter = parameter;
  }

  get requests(): number {
    return this.#requests;
  }

  get notes(): readonly ActiveProbe[] {
    return this.#notes;
  }

  /** The first answers that look like the failure of a program. */
  get failures(): readonly Exchange[] {
    return this.#failures;
  }

  token(): string {
    return this.#context.token(10);
  }

  /**
   * Each value is sent once; another ask for it is given the same answer.
   * @returns null when there is no answer, or nothing is left of the budget
   */
  send(value: string): Promise<Exchange | null> {
    const answer = this.#answers.get(value) ?? this.#ask(value);
    this.#answers.set(value, answer);
    return answer;
  }

  /** The value that the site itself sends; empty when it sends none. */
  get siteValue(): string {
    return this.parameter.isInvented === true ? '' : this.parameter.example;
  }

  /** The answer to that value, where it costs nothing: asked for before, or a link that the crawl may have followed. */
  async knownExample(): Promise<Exchange | null> {
    const { example, method, isInvented } = this.parameter;
    const isFree = this.#answers.has(example) || (method === 'GET' && isInvented !== true);
    return isFree ? this.send(example) : null;
  }

  async #ask(value: string): Promise<Exchange | null> {
    if (this.#isOver || this.#context.signal.aborted) return null;
    this.#requests += 1;
    const { url, method, name, others, isSegment } = this.parameter;
    const encoded = isSegment === true ? encode(value).replaceAll('/', '%2F') : encode(value);
    const pairs = others.map(([key, other]) => `${encode(key)}=${encode(other)}`);
    const query = name === '' ? encoded : [...pairs, `${encode(name)}=${encoded}`].join('&');
    const attempt = await this.#context.fetch(
      method === 'GET'
        ? { url: `${url}${isSegment === true ? '' : url.includes('?') ? '&' : '?'}${query}`, maxBytes: this.#bytesMax }
        : {
            url,
            method,
            body: query,
            headers: [['Content-Type', 'application/x-www-form-urlencoded']],
            maxBytes: this.#bytesMax,
            fresh: true,
          },
    );
    if (answered(attempt)) {
      const { status, text } = attempt.response;
      if (this.#failures.length < FAILURES_MAX && (status >= 500 || FAILED.test(text))) this.#failures.push(attempt);
      return attempt;
    }
    if (attempt.failure.code === 'budget') this.#isOver = true;
    return null;
  }

  note(family: ActiveProbe['family'], step: string, payload: string, marker: string, exchange: Exchange): void {
    const { url, method, example, isSegment } = this.parameter;
    const name = isSegment === true ? 'path' : this.parameter.name;
    this.#notes.push({ family, url, method, parameter: name, payload, marker, step, exchange, example });
  }
}

/**
 * Form encoding in which nothing of a payload stays bare but what needs no encoding in a query (RFC 3986, section 3.4): servers
 * such as nginx pass values on as they came, so that an encoded address would not be one.
 */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(?:2F|3A)/g, decodeURIComponent);
}
