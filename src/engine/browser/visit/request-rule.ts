import type { BrowserEndpoint } from '../../core/evidence/browser.ts';
import { type Exchange, mediaType } from '../../core/evidence/http.ts';
import { isActByGet, isHarmfulLink } from '../../crawl/link-policy.ts';
import { hasName } from '../../data/names.ts';

/** A request that the browser paused. */
export interface PausedRequest {
  /** Without fragment. */
  readonly url: string;
  readonly method: string;
  /** Of CDP: `Document`, `Script`, `XHR`, … */
  readonly type: string;
  /** The document of the page itself, not of a frame. */
  readonly isTop: boolean;
}

export interface RuleContext {
  readonly origin: string;
  /** The page is meant to stay: navigations are noted. */
  readonly staysAt: boolean;
  /** The URL that is being opened. */
  readonly expected: string;
  /** A host whose responses we write ourselves, or null. */
  readonly attackerHost: string | null;
  readonly loadsForeign: boolean;
}

/**
 * `local`: data of the page itself. `attacker`: answered as a host of an attacker. `note`: a navigation that is recorded and not
 * followed. `withhold`: recorded and answered without the target. `fetch`: a GET or HEAD of the target. `foreign`: a script or style
 * sheet of another host that may be loaded. `block`: everything else.
 */
export type RequestRule = 'local' | 'attacker' | 'note' | 'withhold' | 'fetch' | 'foreign' | 'block';

/** What a GET to a URL that sounds like an action loads only to show the page. */
const PARTS = new Set(['Script', 'Stylesheet', 'Image', 'Font', 'Media']);

/** What happens to a request of a page. Only `fetch` and `foreign` lead to the network. */
export function requestRule(request: PausedRequest, context: RuleContext): RequestRule {
  const url = URL.parse(request.url);
  if (url === null) return 'block';
  if (url.protocol === 'data:' || url.protocol === 'blob:') return 'local';
  if (isWithin(url.hostname, context.attackerHost)) return request.isTop ? 'note' : 'attacker';
  if (url.origin === context.origin) return ruleOfOwn(request, url, context);
  if (request.isTop && request.url !== context.expected) return 'note';
  return context.loadsForeign && isLoadable(request, url) ? 'foreign' : 'block';
}

/** What happens to a request to the target. */
function ruleOfOwn({ isTop, url: text, method, type }: PausedRequest, url: URL, context: RuleContext): RequestRule {
  const isOpened = isTop && text === context.expected;
  if (isTop && !isOpened && context.staysAt) return 'note';
  if (method !== 'GET' && method !== 'HEAD') return 'withhold';
  if (isOpened || PARTS.has(type)) return 'fetch';
  // What a page reads while it is opened is data; what a button requests may be an act.
  return (context.staysAt ? isActByGet(url) : isHarmfulLink(url)) ? 'withhold' : 'fetch';
}

/** True for a script or style sheet of another host. */
function isLoadable({ type, method }: PausedRequest, { protocol }: URL): boolean {
  const isPart = type === 'Script' || type === 'Stylesheet';
  return isPart && method === 'GET' && (protocol === 'http:' || protocol === 'https:');
}

/** Headers with which the router of Next requests parts of a page: to show it, and to have them before the user opens it. */
const OF_NEXT_ROUTER = /^(?:rsc|next-router-(?:segment-)?prefetch)$/i;

/**
 * The page whose parts a request of Next's app router is for, or null for any other request. `isAhead`: no user has opened it, and the
 * router requests the parts again once one does.
 */
export function partsOfPage(
  url: string,
  headers: Readonly<Record<string, unknown>>,
): { readonly page: string; readonly isAhead: boolean } | null {
  const names = Object.keys(headers).filter((name) => OF_NEXT_ROUTER.test(name));
  const page = names.length === 0 ? null : URL.parse(url);
  if (page === null) return null;
  page.searchParams.delete('_rsc');
  return { page: page.href, isAhead: names.some((name) => name.length > 'rsc'.length) };
}

/** True for the host or one below it: `https://target.example` followed by `.ours.invalid`. */
export function isWithin(hostname: string, host: string | null): boolean {
  return host !== null && (hostname === host || hostname.endsWith(`.${host}`));
}

const HEADERS_MAX = 20;

/**
 * Headers of a paused request to forward: those that scripts set, and the cookies of the page.
 * @param userCookies the Cookie header that the user configured, which the page's own must not replace
 */
export function forwardedHeaders(
  headers: Readonly<Record<string, unknown>>,
  userCookies: string | undefined,
): [string, string][] {
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? [[name, value.slice(0, 8_192)]] : [],
  );
  const own = entries.filter(([name]) => !hasName('browser-header', name)).slice(0, HEADERS_MAX);
  const cookies = entries.find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (cookies === undefined || cookies === '') return own;
  return [...own, ['Cookie', userCookies === undefined ? cookies : `${userCookies}; ${cookies}`]];
}

const POLICY = /^content-security-policy(?:-report-only)?$/i;

/**
 * Headers of a response as the browser gets them.
 * @param observes replaces the policy of a document by one under which the default policy of Trusted Types sees each sink
 */
export function passedHeaders(
  headers: readonly (readonly [string, string])[],
  observes: boolean,
): { name: string; value: string }[] {
  const passed = headers
    .filter(([name]) => !hasName('response-transfer-header', name) && !(observes && POLICY.test(name)))
    .map(([name, value]) => ({ name, value }));
  return observes
    ? [...passed, { name: 'Content-Security-Policy', value: "require-trusted-types-for 'script'" }]
    : passed;
}

/** The pages of the target may read what the attacker's host sends. */
export function attackerHeaders(type: string, origin: string): { name: string; value: string }[] {
  return [
    { name: 'Content-Type', value: type === 'Script' ? 'text/javascript' : 'text/html' },
    { name: 'Access-Control-Allow-Origin', value: origin },
    { name: 'Access-Control-Allow-Credentials', value: 'true' },
  ];
}

/** True for a page or script that was delivered. */
export function isPageOrScript(exchange: Exchange, type: string): boolean {
  if (exchange.response.status !== 200) return false;
  return type === 'Script' || (type === 'Document' && /html/.test(mediaType(exchange)));
}

/** Where a response redirects to, without fragment, or null. */
export function redirectOf({ request, response }: Exchange): string | null {
  const location = response.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  const url = location === undefined ? null : URL.parse(location, request.url);
  if (url === null) return null;
  url.hash = '';
  return url.href;
}

const POSTED_MAX = 16_384;

/**
 * The body of a request that scripts send, and a key that requests with other values share.
 * @param raw the request as CDP describes it
 */
export function postedBody(
  method: string,
  url: string,
  raw: Readonly<Record<string, unknown>>,
): { readonly key: string; readonly body: BrowserEndpoint['body'] } {
  const text = typeof raw['postData'] === 'string' ? raw['postData'].slice(0, POSTED_MAX) : '';
  const type = Object.entries(raw['headers'] ?? {}).find(([name]) => /^content-type$/i.test(name))?.[1];
  const body = text === '' ? null : { type: String(type ?? '').slice(0, 100), text };
  return { key: `${method} ${url.replace(/=[^&]*/g, '=')} ${body === null ? '' : shapeOf(text)}`, body };
}

/** What requests with other values have in common. */
function shapeOf(posted: string): string {
  return posted.replace(/[^{}[\]:,&="a-z_]/gi, '').slice(0, 500);
}
