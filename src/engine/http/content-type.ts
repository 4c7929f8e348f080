import type { RecordedResponse } from '../core/evidence/http.ts';
import { header } from '../core/evidence/http.ts';

export interface ContentTypeFault {
  readonly kind: 'missing' | 'charset' | 'mismatch';
  readonly detail: string;
}

/** Metas of the document, where it is HTML. */
type Metas = readonly { readonly httpEquiv: string; readonly content: string }[];

/**
 * Compares the declared content type with the body; only contradictions that cannot be meant are faults.
 *
 * @param isScript a page loads it as a script, which browsers refuse of other types once sniffing is off (Fetch, section 3.6)
 */
export function contentTypeFault(response: RecordedResponse, metas: Metas, isScript = false): ContentTypeFault | null {
  if (response.body.length === 0) return null;
  const declared = header(response.headers, 'content-type');
  if (declared === undefined || declared.trim() === '') {
    return { kind: 'missing', detail: `A body of ${response.body.length} bytes is sent without Content-Type.` };
  }
  const [essence = ''] = declared.toLowerCase().split(';');
  const type = essence.trim();
  const actual = isShownAsText(response, type) ? null : actualType(response, type);
  if (actual !== null)
    return { kind: 'mismatch', detail: `Content-Type: ${declared.slice(0, 100)}, but the body is ${actual}.` };
  if (isScript && /^(?:text\/(?:plain|html|css|xml)|application\/octet-stream|image\/)/.test(type))
    return { kind: 'mismatch', detail: `Content-Type: ${declared.slice(0, 100)}, but pages load it as a script.` };
  if (type === 'text/html' && !hasCharset(response, declared, metas)) {
    return {
      kind: 'charset',
      detail: `Content-Type: ${declared.slice(0, 100)}, and the document names no character set.`,
    };
  }
  return null;
}

/** Source that is meant to be read: nosniff keeps browsers from running it. */
function isShownAsText({ headers }: RecordedResponse, type: string): boolean {
  return type === 'text/plain' && /^\s*nosniff\b/i.test(header(headers, 'x-content-type-options') ?? '');
}

function actualType(response: RecordedResponse, type: string): string | null {
  const start = response.text.slice(0, 1_024).trimStart();
  const isHtmlText = /^(?:<!doctype html|<html[\s>])/i.test(start);
  const isTextual = /^(?:text\/(?:javascript|css|plain)|application\/(?:javascript|json|x-javascript)|image\/)/.test(
    type,
  );
  if (isHtmlText && isTextual) return 'an HTML document';
  if (type === 'text/html' && /^[{[]/.test(start) && isJson(response)) return 'JSON';
  return null;
}

function isJson(response: RecordedResponse): boolean {
  if (response.truncated || response.body.length > 262_144) return false;
  try {
    return typeof JSON.parse(response.text) === 'object';
  } catch {
    return false;
  }
}

function hasCharset(response: RecordedResponse, declared: string, metas: Metas): boolean {
  if (/;\s*charset\s*=\s*"?[\w-]/i.test(declared)) return true;
  const [a, b, c] = response.body;
  if ((a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe)) return true;
  if (metas.some(({ httpEquiv, content }) => httpEquiv === 'content-type' && /charset\s*=\s*\S/i.test(content)))
    return true;
  // The encoding is looked for in the first 1024 bytes only (HTML, "prescan a byte stream").
  return /<meta[^>]{0,200}\scharset\s*=\s*["']?[\w-]/i.test(response.body.subarray(0, 1_024).toString('latin1'));
}
