import { type Exchange, header } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { refreshTarget } from '../../web/html/refresh-target.ts';
import { unescapeLiteral } from '../../web/unescape-literal.ts';

export interface RedirectSink {
  readonly kind: 'Location header' | 'Refresh header' | 'meta refresh' | 'script';
  /** The URL as the response has it. */
  readonly value: string;
}

const SCRIPT_REDIRECT =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:replace|assign)\s*\(|\.navigate\s*\(|\bsetTimeout\s*\(\s*["'`]\s*(?:window\.|self\.|top\.)?location(?:\.href)?\s*=)\s*(?:(["'`])((?:(?!\1)[^\\\n]|\\.){0,2000})|\\?["']((?:[^"'\\\n]|\\.){0,2000}))/g;

/** Where a response redirects the browser without a click. */
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

/** Blanks out named functions: a redirect in one may need a click. */
function withoutFunctionBodies(code: string): string {
  return code
    .replace(/\bfunction\s+[\w$]{1,80}\s*\([^)]{0,200}\)\s*\{[^{}]{0,5000}\}/g, ' ')
    .replace(/(?<![^\n"'`])[^\n"'`]+(?=["'`])/g, withoutComment);
}

/** Removes a comment about a location, up to the next quotation mark. */
function withoutComment(code: string): string {
  const at = code.indexOf('//');
  return at !== -1 && code.includes('location', at) ? code.slice(0, at + 2) : code;
}

/** The redirect to a host at or below `foreignHost`, with its URL parsed as browsers do. */
export function foreignRedirect(exchange: Exchange, foreignHost: string): RedirectSink | null {
  return (
    redirectSinks(exchange).find(({ value }) => {
      const target = URL.parse(value, exchange.request.url);
      if (target === null || (target.protocol !== 'http:' && target.protocol !== 'https:')) return false;
      return target.hostname === foreignHost || target.hostname.endsWith(`.${foreignHost}`);
    }) ?? null
  );
}

const PAGE = /^(?:[\w-]{0,40}\/){0,20}[\w-]{1,80}\.(?:html?|jspx?|php|aspx?|do|action)$/i;
/** A path from the root without the extension of a file that no browser renders (`/logs/today.txt`). */
const PATH = /^\/[\w-](?![^?#]{0,2000}\.[a-z][a-z0-9]{1,4}$)/i;

function namesPage(value: string): boolean {
  return PAGE.test(value.split(/[?#]/)[0] ?? '');
}

/** True when the name alone says that the value is a place to go. */
export function namesRedirect(name: string): boolean {
  return hasName('redirect', name);
}

/** True when a parameter may hold a place to go: by its name, or because the site itself sends a URL, a path or a page. */
export function mayRedirect(name: string, example: string): boolean {
  return (
    namesRedirect(name) || /^(?:https?:)?\/\/|^https?%3a/i.test(example) || PATH.test(example) || namesPage(example)
  );
}

/**
 * Values that lead to the foreign host, most promising first.
 *
 * @param before text before a harmless value in the redirect's URL; null when it was in none
 * @param example the site's own value
 * @param origin origin of the site
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
    // Browsers read three slashes as two; and a program that only makes a name a path keeps a URL.
    if (before === '/')
      return [`//${foreignHost}/`, `/${foreignHost}/`, `\\${foreignHost}/`, `https://${foreignHost}/`];
    return [];
  }
  const extension = /\.\w{1,5}$/.exec(example.split('?')[0] ?? '')?.[0] ?? '';
  // A site may require the extension, or one of its own pages.
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
