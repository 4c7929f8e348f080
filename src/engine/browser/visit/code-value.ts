import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';

const LENGTH_MAX = 512 * 1024;
/** A bundle may be several megabytes; the pattern is linear in it. */
const CODE_MAX = 3 * 1024 * 1024;

/** What attackers control: the address, messages of other windows, the name of the window, the page with the link. */
const READS =
  /\blocation\b|\bURLSearchParams\b|\bsearchParams\b|\.query\b|\bparams\b|\bdocument\.referrer\b|\bwindow\.name\b|['"`]message['"`]|\bonmessage\b/;
/** Where the browser executes a text. Source: Trusted Types (W3C), section 4, and the URLs of links, frames and navigations. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|dangerouslySetInnerHTML|createContextualFragment|setHTMLUnsafe)\b|\bdocument\.write|\beval\b|\bFunction\(|\.(?:src|href)\s{0,3}=[^=]|\blocation\.(?:assign|replace)\b|\blocation\s{0,3}=[^=]/;

/** 0 for code that is unlikely to execute what a link or a message carries, up to 3. */
export function codeValue(code: string): number {
  const text = code.slice(0, LENGTH_MAX);
  return (READS.test(text) ? 1 : 0) + (SINKS.test(text) ? 2 : 0);
}

/** True for code that may parse the URL of its page by itself. */
export function readsAddress(code: string): boolean {
  return /\blocation\b|\bdocument\.(?:URL|documentURI|baseURI)\b/.test(code.slice(0, CODE_MAX));
}

/** The same for the scripts in the markup of a page. */
export function pageValue(page: Exchange): number {
  const inline = documentOf(page)?.scripts.flatMap(({ url, text }) => (url === null ? text : [])) ?? [];
  return codeValue(inline.join('\n'));
}
