import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';

/** What runs code without an element `script`: event handlers, `javascript:` URLs, documents within attributes, and loads of plug-ins. */
const CODE_IN_MARKUP = /[\s"'/]on[a-z]{3,24}\s{0,5}=|javascript:|\bsrcdoc\s{0,5}=/i;
const TEXT_MAX = 512 * 1024;

/** True for a page on which a browser sees more than its HTML says: it has scripts. */
export function hasScripts(exchange: Exchange): boolean {
  const document = documentOf(exchange);
  if (document === null) return false;
  const runs = document.scripts.some(({ type }) => type === '' || type === 'module' || /java|ecma|babel/.test(type));
  return runs || CODE_IN_MARKUP.test(exchange.response.text.slice(0, TEXT_MAX));
}
