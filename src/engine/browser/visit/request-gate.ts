import { createHash } from 'node:crypto';
import type { BrowserEndpoint } from '../../core/evidence/browser.ts';
import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { namesWriting } from '../../crawl/writing-names.ts';
import { type CdpParameters, record } from '../cdp/cdp-connection.ts';
import type { CdpSession } from '../cdp/cdp-session.ts';
import type { PageMode } from '../page-messages.ts';
import type { ForeignSources } from './foreign-sources.ts';
import {
  attackerHeaders,
  forwardedHeaders,
  isPageOrScript,
  type PausedRequest,
  partsOfPage,
  passedHeaders,
  postedBody,
  redirectOf,
  requestRule,
} from './request-rule.ts';
import type { SignInRequests } from './sign-in-requests.ts';

const BODY_BYTES_MAX = 3 * 1024 * 1024;
const ENDPOINTS_MAX = 200;
const EXCHANGES_MAX = 150;
const NOTED_MAX = 500;
const OPENER_POLICY = /^cross-origin-opener-policy$/i;
/** Milliseconds after which a request of a script counts as one that the server holds until it has news (long polling). */
const HELD_MS = 3_000;
const CODE_MAX = 2_000;
const REFUSED_MAX = 1_000;
/** Requests that scripts send, as opposed to parts of the page. */
const OF_SCRIPTS = new Set(['XHR', 'Fetch', 'EventSource', 'Ping']);

export interface GateOptions {
  readonly context: Pick<ProbeContext, 'target' | 'options' | 'fetch'>;
  /** Maximum different requests to the network. */
  readonly requestsMax: number;
  /** What pages may load from other hosts; nothing if absent. */
  readonly foreign?: Pick<ForeignSources, 'get'> | null;
  /** Sends the requests of a sign-in. */
  readonly signIn?: SignInRequests;
}

interface InFlight {
  /** Origin and path. */
  readonly path: string;
  /** By `performance.now()`. */
  readonly since: number;
  readonly isOfScript: boolean;
}

/**
 * The network of the browser: each request of a page is paused and answered here. Only GET and HEAD reach the target, through the
 * engine's own client; during a sign-in, its POSTs do too.
 */
export class RequestGate {
  readonly exchanges = new Map<string, Exchange>();
  readonly endpoints = new Map<string, BrowserEndpoint>();
  readonly blockedHosts = new Set<string>();
  /** Navigations that were not followed, as URLs with fragment, and pages of which a router requested parts. */
  noted: string[] = [];
  /** Requests of the scripts of the page that was opened last. */
  asked: string[] = [];
  /** What our own hosts deliver. */
  ownCode = '';
  withheld = 0;
  /** URLs that were not requested because the maximum was reached. */
  readonly refused = new Set<string>();
  /** When a request last began or ended, by `performance.now()`. */
  lastActivity = 0;
  mode: PageMode = 'crawl';
  staysAt = false;
  expected = '';
  /** The URL to request in place of `expected`, or null. No other request then carries the query of the page. */
  servedFrom: string | null = null;
  /** Text of the document that was opened last. */
  document = '';
  /** It keeps no relation to the window that opened it, and so not the name that this gave to it. */
  cutsOpener = false;
  readonly ownHosts = new Set<string>();
  readonly #options: GateOptions;
  readonly #requested = new Set<string>();
  readonly #inFlight = new Map<object, InFlight>();
  /** Paths at which the server holds requests. */
  readonly #held = new Set<string>();
  #opened = 0;
  readonly #code = new Set<string>();
  #hasNewCode = false;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** Origin of the target. */
  get origin(): string {
    return this.#options.context.target.origin;
  }

  /** Requests of the page that are under way, without those that the server holds. */
  get inFlight(): number {
    const now = performance.now();
    let count = 0;
    for (const { path, since, isOfScript } of this.#inFlight.values()) {
      if (isOfScript && now - since > HELD_MS) this.#held.add(path);
      if (since >= this.#opened && !(isOfScript && this.#held.has(path))) count += 1;
    }
    return count;
  }

  /** Another page is opened: what the last one still waits for no longer counts. */
  open(): void {
    this.#opened = performance.now();
    this.noted = [];
    this.asked = [];
  }

  /** Answers the requests of a page. */
  async attach(session: CdpSession, mainFrame: string): Promise<void> {
    session.on('Fetch.requestPaused', (event) => {
      const { origin, pathname } = URL.parse(String(record(event['request'])['url'])) ?? { origin: '', pathname: '' };
      const isOfScript = OF_SCRIPTS.has(String(event['resourceType']));
      this.#inFlight.set(event, { path: `${origin}${pathname}`, since: performance.now(), isOfScript });
      this.lastActivity = performance.now();
      void this.#answer(session, event, mainFrame)
        // The page may be gone.
        .catch(() => undefined)
        .finally(() => {
          this.#inFlight.delete(event);
          this.lastActivity = performance.now();
        });
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  async #answer(session: CdpSession, event: CdpParameters, mainFrame: string): Promise<void> {
    const { requestId } = event;
    const raw = record(event['request']);
    const type = String(event['resourceType']);
    const request: PausedRequest = {
      url: String(raw['url']),
      method: String(raw['method']),
      type,
      isTop: type === 'Document' && event['frameId'] === mainFrame,
    };
    const fulfill = (status: number, headers: object[], body: string | Buffer = '') =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: headers,
        body: Buffer.from(body).toString('base64'),
      });
    const fail = () => session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    const { context, signIn } = this.#options;
    if (signIn?.refuses(request) === true) {
      await fail();
      return;
    }
    const rule = requestRule(request, {
      origin: context.target.origin,
      staysAt: this.staysAt,
      expected: this.expected,
      ownHosts: this.ownHosts,
      loadsForeign: this.#options.foreign != null,
    });
    if ((OF_SCRIPTS.has(type) || type === 'Script') && this.asked.length < NOTED_MAX) this.asked.push(request.url);
    switch (rule) {
      case 'local':
        await session.send('Fetch.continueRequest', { requestId });
        return;
      case 'attacker':
        await fulfill(200, attackerHeaders(type, context.target.origin), type === 'Document' ? '' : this.ownCode);
        return;
      case 'note': {
        const fragment = typeof raw['urlFragment'] === 'string' ? raw['urlFragment'] : '';
        // Where the server redirects to is no navigation of the page.
        const isAddress = request.method === 'GET' || !namesWriting(URL.parse(request.url)?.pathname ?? '');
        if (isAddress && request.url !== this.expected && this.noted.length < NOTED_MAX)
          this.noted.push(request.url + fragment);
        if (request.method !== 'GET') this.#record(request, raw);
        await fulfill(204, []);
        return;
      }
      case 'withhold': {
        const posted = signIn?.post(request, raw) ?? null;
        if (posted !== null) {
          await this.#pass(await posted, request, fulfill, fail);
          return;
        }
        this.#record(request, raw);
        this.withheld += 1;
        if (type === 'Document') await fulfill(204, []);
        else await fulfill(200, [{ name: 'Content-Type', value: 'application/json' }], '{}');
        return;
      }
      case 'fetch': {
        const parts = OF_SCRIPTS.has(type) ? partsOfPage(request.url, record(raw['headers'])) : null;
        if (parts !== null && this.mode === 'crawl' && this.noted.length < NOTED_MAX) this.noted.push(parts.page);
        const isPoisoned =
          this.servedFrom !== null && request.url !== this.expected && request.url.includes('__proto__');
        // A router requests parts ahead for every link: they would use up the requests of the scan.
        if (parts?.isAhead === true || isPoisoned) {
          await fail();
          return;
        }
        if (OF_SCRIPTS.has(type) && parts === null) this.#record(request, raw);
        const attempt = await (signIn === undefined ? this.#fetch(request, raw) : signIn.get(request, raw));
        if (this.mode === 'crawl' && attempt !== null && hasResponse(attempt) && isPageOrScript(attempt, type))
          this.keep(attempt);
        await this.#pass(attempt, request, fulfill, fail);
        return;
      }
      case 'foreign': {
        const attempt = this.#options.foreign?.get(request.url) ?? null;
        if (attempt === null) this.#noteBlocked(request);
        await this.#pass(attempt, request, fulfill, fail);
        return;
      }
      default:
        this.#noteBlocked(request);
        await fail();
    }
  }

  async #pass(
    attempt: Attempt | null,
    request: PausedRequest,
    fulfill: (status: number, headers: object[], body?: Buffer) => Promise<unknown>,
    fail: () => Promise<unknown>,
  ): Promise<void> {
    if (attempt === null || !hasResponse(attempt)) {
      await fail();
      return;
    }
    const { status, headers, body } = attempt.response;
    const isRedirect = status >= 300 && status < 400;
    const observes = this.mode === 'observe' && request.type === 'Document' && !isRedirect;
    if (request.isTop) {
      this.document = attempt.response.text;
      this.cutsOpener = headers.some(([name, value]) => OPENER_POLICY.test(name) && /^\s*same-origin\b/i.test(value));
    }
    // A document is followed to where it leads.
    if (request.isTop && isRedirect) this.expected = redirectOf(attempt) ?? this.expected;
    await fulfill(status, passedHeaders(headers, observes), body);
  }

  async #fetch(request: PausedRequest, raw: CdpParameters): Promise<Attempt | null> {
    const { context, requestsMax } = this.#options;
    const user = Object.entries(context.options.request_headers ?? {}).find(([name]) => /^cookie$/i.test(name))?.[1];
    const headers = forwardedHeaders(record(raw['headers']), user);
    const url = request.isTop && request.url === this.expected ? (this.servedFrom ?? request.url) : request.url;
    const key = JSON.stringify([request.method, url, headers]);
    // The probe opens few pages: those must not starve because scripts of a page requested too much.
    const isOpened = request.isTop && request.url === this.expected;
    if (!isOpened && !this.#requested.has(key) && this.#requested.size >= requestsMax) {
      if (this.refused.size < REFUSED_MAX) this.refused.add(url);
      return null;
    }
    this.#requested.add(key);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const attempt = await context.fetch({ method, url, headers, maxBytes: BODY_BYTES_MAX });
    if (this.mode === 'crawl' && hasResponse(attempt)) this.#noteCode(attempt, request.type);
    return attempt;
  }

  /** True when a document or script that no page had before was loaded since the last call. */
  takeNewCode(): boolean {
    const isNew = this.#hasNewCode;
    this.#hasNewCode = false;
    return isNew;
  }

  #noteCode({ response }: Exchange, type: string): void {
    if (type !== 'Script' && type !== 'Document') return;
    const digest = createHash('sha256').update(response.body).digest('base64');
    if (this.#code.has(digest) || this.#code.size >= CODE_MAX) return;
    this.#code.add(digest);
    this.#hasNewCode = true;
  }

  /** Adds a page or script to what the browser saw. */
  keep(exchange: Exchange): void {
    if (this.exchanges.size < EXCHANGES_MAX) this.exchanges.set(exchange.request.url, exchange);
  }

  #noteBlocked({ url, type }: PausedRequest): void {
    const host = URL.parse(url)?.host;
    // A probe makes up hosts of its own.
    const isSeen = this.mode === 'crawl' && type === 'Script';
    if (isSeen && host !== undefined && host !== '' && this.blockedHosts.size < 50) this.blockedHosts.add(host);
  }

  #record({ method, url }: PausedRequest, raw: CdpParameters): void {
    if (this.mode !== 'crawl') return;
    if (URL.parse(url)?.origin !== this.origin) return;
    const { key, body } = postedBody(method, url, raw);
    if (!this.endpoints.has(key) && this.endpoints.size < ENDPOINTS_MAX)
      this.endpoints.set(key, { method: method.slice(0, 20), url, body, page: this.expected });
  }
}
