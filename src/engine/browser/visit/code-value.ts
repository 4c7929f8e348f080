import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';

const LENGTH_MAX = 512 * 1024;
/** A bundle may be several megabytes; the pattern is linear in it. */
const CODE_MAX = 3 * 1024 * 1024;

/** What attackers control: the address, messages of other windows, the name of the window, the page with the link. */
const READS = [
  ...['location', 'URLSearchParams', 'searchParams', '.query', 'useParams', '.params'],
  ...['document.referrer', 'window.name', "'message'", '"message"', '`message`', 'onmessage'],
];
/** Where the browser executes a text. Source: Trusted Types (W3C), section 4, and the URLs of links, frames and navigations. */
const SINKS = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'dangerouslySetInnerHTML', 'createContextualFragment'],
  ...['setHTMLUnsafe', 'document.write', 'eval(', 'Function(', 'location.assign', 'location.replace'],
];
const SET_URL = /\.(?:src|href)\s{0,3}=[^=]|\blocation\s{0,3}=[^=]/;

/** 0 for code that is unlikely to execute what a link or a message carries, up to 3. */
export function codeValue(code: string): number {
  const text = code.slice(0, LENGTH_MAX);
  const hasOne = (names: readonly string[]) => names.some((name) => text.includes(name));
  return (hasOne(READS) ? 1 : 0) + (hasOne(SINKS) || SET_URL.test(text) ? 2 : 0);
}

/** The same for the scripts in the markup of a page. */
export function pageValue(page: Exchange): number {
  const inline = documentOf(page)?.scripts.flatMap(({ url, text }) => (url === null ? text : [])) ?? [];
  return codeValue(inline.join('\n'));
}

/** True for code that may parse the URL of its page by itself. */
export function readsAddress(code: string): boolean {
  return /\blocation\b|\bdocument\.(?:URL|documentURI|baseURI)\b/.test(code.slice(0, CODE_MAX));
}
