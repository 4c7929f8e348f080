import { type Exchange, header } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';
import type { HtmlDocument } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { refreshTarget } from '../../web/html/link-reader.ts';
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
  const isRedirect = status >= 300 && status < 400;
  const location = isRedirect ? header(headers, 'location') : undefined;
  const refresh = refreshTarget(header(headers, 'refresh') ?? '');
  const document = isRedirect ? null : documentOf(exchange);
  const sinks: RedirectSink[] = [
    ...(location === undefined ? [] : [{ kind: 'Location header', value: location } as const]),
    ...(refresh === null ? [] : [{ kind: 'Refresh header', value: refresh } as const]),
    ...(document === null ? [] : documentSinks(document)),
  ];
  return sinks.slice(0, 50);
}

function documentSinks({ metas, scripts }: HtmlDocument): RedirectSink[] {
  const ofMetas = metas.flatMap(({ httpEquiv, content }): RedirectSink[] => {
    const target = httpEquiv === 'refresh' ? refreshTarget(content) : null;
    return target === null ? [] : [{ kind: 'meta refresh', value: target }];
  });
  const ofScripts = scripts
    .filter(({ url }) => url === null)
    .flatMap(({ text }): RedirectSink[] => {
      const code = withoutFunctionBodies(text.slice(0, 100_000));
      return [...code.matchAll(SCRIPT_REDIRECT)].map((match) => ({
        kind: 'script',
        value: unescapeLiteral(match[2] ?? match[3] ?? ''),
      }));
    });
  return [...ofMetas, ...ofScripts];
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
  if (before !== null && before !== '') return completions(foreignHost, before);
  const extension = /\.\w{1,5}$/.exec(example.split('?')[0] ?? '')?.[0] ?? '';
  // A site may require the extension, or one of its own pages.
  const ownPage = namesPage(example) ? example : extension === '' ? '' : `index${extension}`;
  const path = example.startsWith('/') ? example : `/${ownPage}`;
  const { protocol, host } = new URL(origin);
  // A site that sends a URL may look for a beginning or an end.
  const ofUrls = [
    `http://${foreignHost}/${example}`,
    `${protocol}//${host}.${foreignHost}/`,
    `${protocol}//${host}@${foreignHost}/`,
  ];
  return [
    `https://${foreignHost}${path}`,
    ...(/^https?:\/\//i.test(example) ? ofUrls : []),
    `//${foreignHost}${path}`,
    ...(example.startsWith('/') ? [`/\\${foreignHost}${path}`] : []),
    `https:${foreignHost}/`,
  ];
}

/** What follows the text that the site puts before the value. */
function completions(foreignHost: string, before: string): string[] {
  if (/^[a-z]+:\/\/$|^\/\/$/i.test(before)) return [`${foreignHost}/`];
  if (/^https?:$/i.test(before)) return [`//${foreignHost}/`];
  if (/^https?:\/\/[^/?#]+$/i.test(before)) return [`.${foreignHost}/`, `@${foreignHost}/`];
  // Browsers read three slashes as two; and a program that only makes a name a path keeps a URL.
  if (before === '/') return [`//${foreignHost}/`, `/${foreignHost}/`, `\\${foreignHost}/`, `https://${foreignHost}/`];
  return [];
}
