import { parsedJson } from '../../../shared/records.ts';
import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, header, type RecordedResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { pagesAndResources } from '../../web/pages.ts';

export const httpContentType = defineCheck({
  meta: {
    id: 'http.content-type',
    title: 'Content-Type missing or wrong',
    subject: 'Content-Type header',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-436'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'A response has no Content-Type, an HTML page declares no character encoding, or the body does not match the declared type.',
    why: 'Browsers then guess. JSON that is rendered as HTML executes markup from user input, and a page without a declared encoding can be decoded so that harmless text becomes markup.',
    proof:
      'Compares the bodies of 2xx responses with their header: valid JSON sent as HTML, an HTML document sent as script, style sheet or image, and a script that pages load sent as another type. An encoding declared in the document or a byte order mark counts.',
    fix: 'Send the correct Content-Type with every body, and include the encoding for text: Content-Type: text/html; charset=utf-8.',
    snippets: {
      nginx: 'charset utf-8;\ninclude mime.types;\ndefault_type application/octet-stream;',
      apache: 'AddDefaultCharset utf-8',
      express: "res.type('json').send(JSON.stringify(body)); // or res.json(body)",
    },
    references: ['https://www.rfc-editor.org/rfc/rfc9110#section-8.3', 'https://mimesniff.spec.whatwg.org/'],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    // A server that sends its start page for every unknown path has no such script.
    const shells = new Set(crawl.pages.map(({ exchange }) => exchange.response.text));
    const scripts = new Set(
      crawl.resources.filter(
        ({ request, response }) => /\.m?js$/i.test(new URL(request.url).pathname) && !shells.has(response.text),
      ),
    );
    return pagesAndResources(crawl, active).flatMap((exchange) => faultOf(exchange, scripts.has(exchange)));
  },
});

const TEXTS: Readonly<Record<ContentTypeFault['kind'], string>> = {
  missing: 'Content-Type missing',
  charset: 'HTML page without character encoding',
  mismatch: 'Content-Type does not match the body',
};

function faultOf(exchange: Exchange, isScript: boolean): FindingDraft[] {
  const { request, response } = exchange;
  if (response.status < 200 || response.status > 299) return [];
  const fault = contentTypeFault(response, documentOf(exchange)?.metas ?? [], isScript);
  // Source code that is shown on purpose: `page.html.txt`.
  if (fault === null || (fault.kind === 'mismatch' && /\.txt$/i.test(new URL(request.url).pathname))) return [];
  return [
    {
      key: fault.kind,
      title: TEXTS[fault.kind],
      location: { url: request.url, method: request.method, parameter: 'Content-Type' },
      evidence: fault.detail,
    },
  ];
}

interface ContentTypeFault {
  readonly kind: 'missing' | 'charset' | 'mismatch';
  readonly detail: string;
}

/** Meta elements of an HTML document. */
type Metas = readonly { readonly httpEquiv: string; readonly content: string }[];

/**
 * Compares the declared content type with the body; only contradictions that cannot be intended are faults.
 *
 * @param isScript a page loads it as a script, which browsers refuse for other types if nosniff is set (Fetch, section 3.6)
 */
function contentTypeFault(response: RecordedResponse, metas: Metas, isScript = false): ContentTypeFault | null {
  if (response.body.length === 0) return null;
  const declared = header(response.headers, 'content-type');
  if (declared === undefined || declared.trim() === '') {
    return { kind: 'missing', detail: `The response has a body of ${response.body.length} bytes but no Content-Type.` };
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
      detail: `Content-Type: ${declared.slice(0, 100)}, and the document declares no character encoding.`,
    };
  }
  return null;
}

/** Source code that is meant to be read: nosniff keeps browsers from running it. */
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
  return !response.truncated && response.body.length <= 262_144 && typeof parsedJson(response.text) === 'object';
}

function hasCharset(response: RecordedResponse, declared: string, metas: Metas): boolean {
  if (/;\s*charset\s*=\s*"?[\w-]/i.test(declared)) return true;
  const [a, b, c] = response.body;
  if ((a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe)) return true;
  if (metas.some(({ httpEquiv, content }) => httpEquiv === 'content-type' && /charset\s*=\s*\S/i.test(content)))
    return true;
  // Browsers search only the first 1024 bytes for the encoding (HTML, "prescan a byte stream").
  return /<meta[^>]{0,200}\scharset\s*=\s*["']?[\w-]/i.test(response.body.subarray(0, 1_024).toString('latin1'));
}
