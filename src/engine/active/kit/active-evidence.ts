import type { ActiveEvidence, ActiveProbe, ProbeCookie } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector } from './injector.ts';
import { uniqueCookies } from './probe-cookies.ts';

const FAILURES_MAX = 40;
const POSTED_MAX = 10;
const COOKIES_MAX = 200;

/** Collects what checks read in the responses to probes, so that the responses themselves can be forgotten. */
export class EvidenceCollector {
  readonly #probes: ActiveProbe[] = [];
  readonly #failures: Exchange[] = [];
  readonly #posted = new Map<string, Exchange>();
  #cookies: readonly ProbeCookie[] = [];
  #parameters = 0;
  #requests = 0;

  /** Takes over what was seen at a point, and lets it forget the rest. */
  add(injector: Injector): void {
    const { notes, failures, posted, cookies, requests } = injector;
    this.#parameters += 1;
    this.#requests += requests;
    this.#probes.push(...notes);
    this.#failures.push(...failures.slice(0, FAILURES_MAX - this.#failures.length));
    if (posted !== null && this.#posted.size < POSTED_MAX && !this.#posted.has(posted.request.url))
      this.#posted.set(posted.request.url, posted);
    if (cookies.length > 0) this.#cookies = uniqueCookies([...this.#cookies, ...cookies]).slice(0, COOKIES_MAX);
    injector.release();
  }

  evidence(
    ofSite: readonly ActiveProbe[],
  ): Pick<ActiveEvidence, 'probes' | 'failures' | 'cookies' | 'posted' | 'parameters' | 'requests'> {
    return {
      probes: [...ofSite, ...this.#probes],
      failures: this.#failures,
      cookies: this.#cookies,
      posted: [...this.#posted.values()],
      parameters: this.#parameters,
      requests: this.#requests,
    };
  }
}
