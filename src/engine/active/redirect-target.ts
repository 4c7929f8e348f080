import { type Exchange, header } from '../core/evidence/http.ts';
import { documentOf } from '../web/html/html-document.ts';
import { refreshTarget } from '../web/html/refresh-target.ts';
import { unescapeLiteral } from '../web/unescape-literal.ts';

export interface RedirectSink {
  readonly kind: 'Location header' | 'Refresh header' | 'meta refresh' | 'script';
  /** The address as the answer gives it. */
  readonly value: string;
}

const SCRIPT_REDIRECT =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:replace|assign)\s*\(|\.navigate\s*\(|\bsetTimeout\s*\(\s*["'`]\s*(?:window\.|self\.|top\.)?location(?:\.href)?\s*=)\s*(?:(["'`])((?:(?!\1)[^\\\n]|\\.){0,2000})|\\?["']((?:[^"'\\\n]|\\.){0,2000}))/g;

/** Where an answer sends the browser by itself, as the answer writes it. */
export function redirectSinks(exchange: Exchange): RedirectSink[] {
  const { status, headers } = exchange.response;
  const sinks: RedirectSink[] = [];
  const location = header(headers, 'location');
  if (location !== undefined && status >= 300 && status < 400) sinks.push({ kind: 'Location header', value: location });
  const refresh = refreshTarget(header(headers, 'refresh') ?? '');
  if (refresh !== null) sinks.push({ kind: 'Refresh header', value: refresh });
  if (status >= 300 && status < 400) return sinks;
  const document = documentOf(exchange);
  if (document === null) return sinks;
  for (const meta of document.metas) {
    const target = meta.httpEquiv === 'refresh' ? refreshTarget(meta.content) : null;
    if (target !== null) sinks.push({ kind: 'meta refresh', value: target });
  }
  for (const script of document.scripts) {
    if (script.url !== null) continue;
    const code = withoutFunctionBodies(script.text.slice(0, 100_000));
    for (const match of code.matchAll(SCRIPT_REDIRECT))
      sinks.push({ kind: 'script', value: unescapeLiteral(match[2] ?? match[3] ?? '') });
  }
  return sinks.slice(0, 50);
}

/** A redirect in a function that only a click may call is no redirect of the page; named functions are blanked out. */
function withoutFunctionBodies(code: string): string {
  return code
    .replace(/\bfunction\s+[\w$]{1,80}\s*\([^)]{0,200}\)\s*\{[^{}]{0,5000}\}/g, ' ')
    .replace(/(?<![^\n"'`])[^\n"'`]+(?=["'`])/g, withoutComment);
}

/** A comment up to the next quotation mark, where it speaks of a location. */
function withoutComment(code: string): string {
  const at = code.indexOf('//');
  return at !== -1 && code.includes('location', at) ? code.slice(0, at + 2) : code;
}

/** The sink whose address, read as a browser reads it, lies on a host under `foreignHost`. */
export function foreignRedirect(exchange: Exchange, foreignHost: string): RedirectSink | null {
  return (
    redirectSinks(exchange).find(({ value }) => {
      const target = URL.parse(value, exchange.request.url);
      if (target === null || (target.protocol !== 'http:' && target.protocol !== 'https:')) return false;
      return target.hostname === foreignHost || target.hostname.endsWith(`.${foreignHost}`);
    }) ?? null
  );
}

const REDIRECT_NAME =
  /^(?:url|uri|u|to|go|goto|href|dest\w*|redir\w*|redirect\w*|return\w*|next|continue|forward|callback|back\w*|success\w*|ref(?=\w*er)\w*|rurl|checkout_url|image_url|location|logoutredirect\w*|service|jump\w*)$/i;
/** Names that hold addresses at times, and other things more often. */
const VAGUE_NAME = /^(?:r|out|link|target|view|site|page|domain|origin|path)$/i;

const PAGE = /^(?:[\w-]{0,40}\/){0,20}[\w-]{1,80}\.(?:html?|jspx?|php|aspx?|do|action)$/i;
/** A path from the root that does not end as a file for something else than a browser does (`/logs/today.txt`). */
const PATH = /^\/[\w-](?![^?#]{0,2000}\.[a-z][a-z0-9]{1,4}$)/i;

function namesPage(value: string): boolean {
  return PAGE.test(value.split(/[?#]/)[0] ?? '');
}

/** True when the name alone says that the value is an address to go to. */
export function namesRedirect(name: string): boolean {
  return REDIRECT_NAME.test(name) || /(?:redirect|return|next).{0,5}(?:url|uri|to)?$/i.test(name);
}

/** How much a parameter looks as if it held an address to go to: by its name or by the value that the site itself sends. */
export function redirectLikeness(name: string, example: string): 'strong' | 'vague' | null {
  if (namesRedirect(name) || /^(?:https?:)?\/\/|^https?%3a/i.test(example) || PATH.test(example) || namesPage(example))
    return 'strong';
  return VAGUE_NAME.test(name) && /^[\w-]+$/.test(example) ? 'vague' : null;
}

/**
 * Values that lead to the foreign host, most promising first.
 *
 * @param before what the answer writes before a harmless value in the redirect's address; null when none was seen
 * @param example the value a link of the site uses
 * @param origin of the site
 */
export function redirectPayloads(
  foreignHost: string,
  before: string | null,
  example: string,
  origin: string,
): string[] {
  const own = new URL(origin).host;
  if (before !== null && before !== '') {
    if (/^[a-z]+:\/\/$|^\/\/$/i.test(before)) return [`${foreignHost}/`];
    if (/^https?:$/i.test(before)) return [`//${foreignHost}/`];
    if (/^https?:\/\/[^/?#]+$/i.test(before)) return [`.${foreignHost}/`, `@${foreignHost}/`];
    // Three slashes are read as two; and what only makes a name a path of its own leaves an address as it is.
    if (before === '/')
      return [`//${foreignHost}/`, `/${foreignHost}/`, `\\${foreignHost}/`, `https://${foreignHost}/`];
    return [];
  }
  const extension = /\.\w{1,5}$/.exec(example.split('?')[0] ?? '')?.[0] ?? '';
  // A site may insist on the ending, or on the whole of one of its own pages.
  const ownPage = namesPage(example) ? example : extension === '' ? '' : `index${extension}`;
  const path = example.startsWith('/') ? example : `/${ownPage}`;
  const isAbsolute = /^https?:\/\//i.test(example);
  const payloads = [`https://${foreignHost}${path}`, `//${foreignHost}${path}`];
  if (isAbsolute)
    payloads.splice(
      1,
      0,
      `http://${foreignHost}/${example}`,
      `${new URL(origin).protocol}//${own}.${foreignHost}/`,
      `${new URL(origin).protocol}//${own}@${foreignHost}/`,
    );
  else if (example.startsWith('/')) payloads.push(`/\\${foreignHost}${path}`);
  payloads.push(`https:${foreignHost}/`);
  return payloads;
}
