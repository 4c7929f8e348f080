import { record } from '../../../shared/records.ts';
import { type Attempt, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { namesWriting } from '../../crawl/writing-names.ts';
import { hasName } from '../../data/names.ts';
import type { CdpParameters, CdpSession } from '../cdp/cdp-connection.ts';
import type { ForeignSources } from './foreign-sources.ts';
import { InFlight } from './in-flight.ts';
import {
  attackerHeaders,
  forwardedHeaders,
  isPageOrScript,
  type PausedRequest,
  partsOfPage,
  passedHeaders,
  postedBody,
  type RequestRule,
  redirectOf,
  requestRule,
} from './request-rule.ts';
import type { SignInRequests } from './sign-in-requests.ts';
import { BODY_BYTES_MAX, Traffic } from './traffic.ts';
import { OpenVisit, type Visit, type VisitLog } from './visit.ts';

/** Without these, a page does not do what it should. */
const CODE = new Set(['Document', 'Script', 'Stylesheet']);
/** Requests that scripts send, as opposed to parts of the page. */
const OF_SCRIPTS = new Set(['XHR', 'Fetch', 'EventSource', 'Ping']);
const NOWHERE: Visit = {
  mode: 'crawl',
  url: 'about:blank',
  stays: true,
  servedFrom: null,
  attacker: null,
  isAgain: false,
};

export interface GateOptions {
  readonly context: Pick<ProbeContext, 'target' | 'options' | 'fetch'>;
  /** False when no more requests may be sent. */
  hasRoom(): boolean;
  /** What pages may load from other hosts; nothing if absent. */
  readonly foreign?: Pick<ForeignSources, 'get'> | null;
  /** Sends the requests of a sign-in. */
  readonly signIn?: SignInRequests;
}

/**
 * The network of the browser: each request of a page is paused and answered here. Only GET and HEAD reach the target, through the
 * engine's own client; during a sign-in, its POSTs do too.
 */
export class RequestGate {
  readonly traffic: Traffic;
  readonly #inFlight = new InFlight();
  readonly #options: GateOptions;
  readonly #answers: Readonly<Record<RequestRule, (paused: Paused, visit: OpenVisit) => Promise<unknown>>> = {
    local: (paused) => paused.proceed(),
    attacker: (paused, visit) => this.#answerAsAttacker(paused, visit),
    note: (paused, visit) => this.#noteNavigation(paused, visit),
    withhold: (paused, visit) => this.#withhold(paused, visit),
    fetch: (paused, visit) => this.#fetch(paused, visit),
    foreign: (paused, visit) => this.#loadForeign(paused, visit),
    block: (paused, visit) => this.#block(paused, visit),
  };
  #visit = new OpenVisit(NOWHERE);

  constructor(options: GateOptions) {
    this.#options = options;
    this.traffic = new Traffic(() => options.hasRoom());
  }

  get origin(): string {
    return this.#options.context.target.origin;
  }

  /** Requests of the page that are under way, without those that the server holds. */
  get inFlight(): number {
    return this.#inFlight.count;
  }

  /**
   * Waits until no request is under way.
   * @param ms maximum milliseconds
   * @returns false if there is one still
   */
  async answered(ms: number): Promise<boolean> {
    const end = performance.now() + ms;
    while (this.#inFlight.count > 0) {
      const left = end - performance.now();
      if (left <= 0) return false;
      await this.#inFlight.change(left);
    }
    return true;
  }

  /** The page had an idle frame. @returns true if it has taken what it was sent, or does not read it */
  frame(): boolean {
    return this.#inFlight.frame();
  }

  /** A part of the open page, or the response to one of its scripts, did not come in time. */
  get isCutOff(): boolean {
    return this.#inFlight.isCutOff || this.#visit.isCutOff;
  }

  /** True while a page is opened to find what it does. */
  get isCrawling(): boolean {
    return this.#visit.visit.mode === 'crawl';
  }

  /** A page is opened. @returns its log, which grows while the page is open */
  open(visit: Visit): VisitLog {
    this.#inFlight.open();
    this.traffic.beginVisit();
    this.#visit = new OpenVisit(visit);
    return this.#visit;
  }

  /** From now on the page stays: navigations are noted. */
  stay(): void {
    this.#visit.stays = true;
  }

  /** Answers the requests of a page. */
  async attach(session: CdpSession, mainFrame: string): Promise<void> {
    const begin = (id: unknown, { type, url }: { readonly type: unknown; readonly url: unknown }) =>
      this.#inFlight.begin(String(id), String(url), !CODE.has(String(type)));
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      const { url } = record(request);
      // What the page contains needs no network.
      if (!/^(?:data|blob):/.test(String(url))) begin(requestId, { type, url });
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
      session.on(end, ({ requestId }) => this.#inFlight.end(String(requestId)));
    session.on('Fetch.requestPaused', (event) => {
      const paused = new Paused(session, event, mainFrame);
      begin(paused.id, paused.request);
      void this.#answer(paused, this.#visit)
        // The page may be gone.
        .catch(() => undefined)
        .finally(() => this.#inFlight.answer(paused.id));
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  async #answer(paused: Paused, visit: OpenVisit): Promise<void> {
    const { request, raw } = paused;
    const { signIn } = this.#options;
    if (signIn?.refuses(request, raw) === true) {
      await paused.fail();
      return;
    }
    if (signIn?.isAtProvider(request.url) === true) {
      await this.#pass(await signIn.atProvider(request, raw), paused, visit);
      return;
    }
    if (OF_SCRIPTS.has(request.type) || request.type === 'Script') visit.noteRequest(request.url);
    const rule = requestRule(request, {
      origin: this.origin,
      staysAt: visit.stays,
      expected: visit.url,
      attackerHost: visit.visit.attacker?.host ?? null,
      loadsForeign: this.#options.foreign != null,
    });
    await this.#answers[rule](paused, visit);
  }

  #answerAsAttacker(paused: Paused, { visit }: OpenVisit): Promise<unknown> {
    const { type } = paused.request;
    const code = type === 'Document' ? '' : (visit.attacker?.code ?? '');
    return paused.fulfill(200, attackerHeaders(type, this.origin), code);
  }

  #noteNavigation(paused: Paused, visit: OpenVisit): Promise<unknown> {
    const { request, raw } = paused;
    const fragment = typeof raw['urlFragment'] === 'string' ? raw['urlFragment'] : '';
    // Where the server redirects to is no navigation of the page.
    const isAddress = request.method === 'GET' || !namesWriting(URL.parse(request.url)?.pathname ?? '');
    if (isAddress && request.url !== visit.url) visit.noteNavigation(request.url + fragment);
    if (request.method !== 'GET') this.#record(paused, visit);
    return paused.fulfill(204, []);
  }

  async #withhold(paused: Paused, visit: OpenVisit): Promise<unknown> {
    const posted = this.#options.signIn?.post(paused.request, paused.raw) ?? null;
    if (posted !== null) return this.#pass(await posted, paused, visit);
    this.#record(paused, visit);
    this.traffic.addWithheld();
    if (paused.request.type === 'Document') return paused.fulfill(204, []);
    // Offline, an application keeps the session that it has; an empty one would replace it.
    if (hasName('session-refresh', URL.parse(paused.request.url)?.pathname ?? '')) return paused.fail();
    return paused.fulfill(200, [{ name: 'Content-Type', value: 'application/json' }], '{}');
  }

  async #fetch(paused: Paused, visit: OpenVisit): Promise<unknown> {
    const { request, raw } = paused;
    const isCrawling = visit.visit.mode === 'crawl';
    const isOfScript = OF_SCRIPTS.has(request.type);
    const parts = isOfScript ? partsOfPage(request.url, record(raw['headers'])) : null;
    if (parts !== null && isCrawling) visit.noteNavigation(parts.page);
    // A router requests parts ahead for every link: they would use up the requests of the scan.
    if (parts?.isAhead === true || isPoisoned(request, visit)) return paused.fail();
    if (isOfScript && parts === null) this.#record(paused, visit);
    const { signIn } = this.#options;
    const attempt = await (signIn === undefined ? this.#request(paused, visit) : signIn.get(request, raw));
    if (isCrawling && attempt !== null && hasResponse(attempt) && isPageOrScript(attempt, request.type))
      this.traffic.keep(attempt);
    return this.#pass(attempt, paused, visit);
  }

  async #request({ request, raw }: Paused, visit: OpenVisit): Promise<Attempt | null> {
    const { context } = this.#options;
    const user = Object.entries(context.options.request_headers ?? {}).find(([name]) => /^cookie$/i.test(name))?.[1];
    const headers = forwardedHeaders(record(raw['headers']), user);
    // The probe opens few pages: those must not starve because scripts of a page requested too much.
    const isOpened = request.isTop && request.url === visit.url;
    const url = isOpened ? (visit.visit.servedFrom ?? request.url) : request.url;
    if (!this.traffic.admit(JSON.stringify([request.method, url, headers]), url, isOpened)) return null;
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const isRetry = visit.visit.isAgain;
    const attempt = await context.fetch({ method, url, headers, maxBytes: BODY_BYTES_MAX, isRetry });
    const isLate = !hasResponse(attempt) && ['timeout', 'budget'].includes(attempt.failure.code);
    visit.isCutOff ||= isLate && CODE.has(request.type);
    // Half a script is none.
    if (request.type === 'Script' && hasResponse(attempt) && attempt.response.truncated)
      this.traffic.addBlocked(new URL(url).host);
    const isCode = request.type === 'Script' || request.type === 'Document';
    if (visit.visit.mode === 'crawl' && isCode && hasResponse(attempt) && this.traffic.addCode(attempt.response.body))
      visit.hasNewCode = true;
    return attempt;
  }

  #loadForeign(paused: Paused, visit: OpenVisit): Promise<unknown> {
    const attempt = this.#options.foreign?.get(paused.request.url) ?? null;
    if (attempt === null) this.#noteBlocked(paused, visit);
    return this.#pass(attempt, paused, visit);
  }

  #block(paused: Paused, visit: OpenVisit): Promise<unknown> {
    this.#noteBlocked(paused, visit);
    return paused.fail();
  }

  #pass(attempt: Attempt | null, paused: Paused, visit: OpenVisit): Promise<unknown> {
    if (attempt === null || !hasResponse(attempt)) return paused.fail();
    const { request } = paused;
    const { status, headers, body, text } = attempt.response;
    const isRedirect = status >= 300 && status < 400;
    if (request.isTop) visit.noteDocument(text, headers);
    // A document is followed to where it leads.
    if (request.isTop && isRedirect) visit.url = redirectOf(attempt) ?? visit.url;
    const observes = visit.visit.mode === 'observe' && request.type === 'Document' && !isRedirect;
    return paused.fulfill(status, passedHeaders(headers, observes), body);
  }

  #noteBlocked({ request: { url, type } }: Paused, { visit }: OpenVisit): void {
    const host = URL.parse(url)?.host ?? '';
    // A probe makes up hosts of its own.
    if (visit.mode === 'crawl' && type === 'Script' && host !== '') this.traffic.addBlocked(host);
  }

  #record({ request: { method, url }, raw }: Paused, { visit, url: page }: OpenVisit): void {
    if (visit.mode !== 'crawl' || URL.parse(url)?.origin !== this.origin) return;
    const { key, body } = postedBody(method, url, raw);
    this.traffic.addEndpoint(key, { method: method.slice(0, 20), url, body, page });
  }
}

/** The query of a page whose values the target must not get, in another request of the page. */
function isPoisoned({ url }: PausedRequest, { visit, url: page }: OpenVisit): boolean {
  return visit.servedFrom !== null && url !== page && url.includes('__proto__');
}

/** A request that waits for its answer. */
class Paused {
  readonly request: PausedRequest;
  /** As CDP describes it. */
  readonly raw: CdpParameters;
  /** The id of the request in the events of the network. */
  readonly id: string;
  readonly #session: CdpSession;
  readonly #id: unknown;

  constructor(session: CdpSession, event: CdpParameters, mainFrame: string) {
    this.#session = session;
    this.#id = event['requestId'];
    this.id = String(event['networkId'] ?? event['requestId']);
    this.raw = record(event['request']);
    const type = String(event['resourceType']);
    this.request = {
      url: String(this.raw['url']),
      method: String(this.raw['method']),
      type,
      isTop: type === 'Document' && event['frameId'] === mainFrame,
    };
  }

  fulfill(status: number, headers: readonly object[], body: string | Buffer = ''): Promise<unknown> {
    return this.#session.send('Fetch.fulfillRequest', {
      requestId: this.#id,
      responseCode: status,
      responseHeaders: headers,
      body: Buffer.from(body).toString('base64'),
    });
  }

  fail(): Promise<unknown> {
    return this.#session.send('Fetch.failRequest', { requestId: this.#id, errorReason: 'BlockedByClient' });
  }

  proceed(): Promise<unknown> {
    return this.#session.send('Fetch.continueRequest', { requestId: this.#id });
  }
}
