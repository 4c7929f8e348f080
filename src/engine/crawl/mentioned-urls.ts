import { type Exchange, header, mediaType } from '../core/evidence/http.ts';
import { hasEnding, hasName } from '../data/names.ts';
import { resolveUrl } from '../web/html/document-base.ts';
import { documentOf } from '../web/html/html-document.ts';
import { refreshTarget } from '../web/html/link-reader.ts';
import { isActByGet } from './link-policy.ts';
import { namesWriting } from './writing-names.ts';

const LENGTH_MAX = 512 * 1024;
const TRIED_MAX = 1_000;

/** A URL or a path with a slash at its start, after what may come before one in a tag, a text or a style sheet. */
const IN_MARKUP =
  /(?<=[\s"'(=,;>])(?:https?:\/\/[^\s"'<>()\\]{1,500}|\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?)(?=[\s"'<>),;#]|$)/g;
/** The file of a program in an attribute, as in the options of a menu: `<option value="list.php">`. */
const PROGRAM_IN_MARKUP = /(?<==\s?["'])[\w-]{1,100}\.[a-z]{2,5}(?:\?[\w=&;.%+~-]{0,200})?(?=["'])/gi;
/** In scripts a path is a whole string: a bare one may be a regular expression or a quotient. */
const IN_SCRIPT =
  /https?:\/\/[^\s"'`<>()\\]{1,500}|(?<=["'`])\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?(?=["'`])/g;

/**
 * URLs of the origin that a response mentions without linking them: in attributes that load or describe something, in texts, comments,
 * scripts, style sheets, and in the headers `Link`, `Refresh` and `Content-Location` (RFC 8288, RFC 9110). URLs that sound like an action
 * are left out, because a script may write there.
 *
 * @returns absolute URLs without fragment, each once, in order
 */
export function mentionedUrls(exchange: Exchange): string[] {
  const { request, response } = exchange;
  const document = documentOf(exchange);
  const base = document?.base ?? request.url;
  const { origin } = new URL(request.url);
  const found = new Set<string>();
  const add = (reference: string | null | undefined) => {
    if (reference == null || reference === '') return;
    const resolved = resolveUrl(reference.replaceAll('&amp;', '&'), base);
    const url = resolved === null ? null : new URL(resolved);
    if (url === null || url.origin !== origin || hasName('machine-folder', url.pathname.split('/', 2)[1] ?? '')) return;
    if (!isActByGet(url) && !namesWriting(url.pathname)) found.add(url.href);
  };
  for (const match of (header(response.headers, 'link') ?? '').slice(0, 8_192).matchAll(/<([^<>\s]{1,2000})>/g))
    add(match[1]);
  add(refreshTarget(header(response.headers, 'refresh') ?? ''));
  add(header(response.headers, 'content-location'));
  for (const reference of referencesIn(exchange)) if (found.size < TRIED_MAX) add(reference);
  return [...found];
}

/** What looks like a URL in a document, a style sheet or a script, each once. */
function referencesIn(exchange: Exchange): Set<string> {
  const isDocument = documentOf(exchange) !== null;
  const type = mediaType(exchange);
  const pattern = isDocument || type === 'text/css' ? IN_MARKUP : /script/.test(type) ? IN_SCRIPT : null;
  const text = exchange.response.text.slice(0, LENGTH_MAX);
  const urls = pattern === null ? [] : matchesOf(pattern, text, TRIED_MAX).map((match) => match.replace(/[.,]$/, ''));
  const programs = isDocument ? matchesOf(PROGRAM_IN_MARKUP, text, TRIED_MAX) : [];
  return new Set([...urls, ...programs.filter((match) => hasEnding('program-file', match.split('?', 1)[0] ?? ''))]);
}

/** The first different matches. */
function matchesOf(pattern: RegExp, text: string, max: number): string[] {
  const found = new Set<string>();
  for (const [match] of text.matchAll(pattern)) {
    if (found.size >= max) break;
    found.add(match);
  }
  return [...found];
}
