import { defineCheck, type FindingDraft } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { allAnswers } from '../../web/pages.ts';
import { type ContentTypeFault, contentTypeFault } from '../content-type.ts';

export const httpContentType = defineCheck({
  meta: {
    id: 'http.content-type',
    title: 'The Content-Type is missing or wrong',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-436'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'An answer has no Content-Type, an HTML page names no character set, or the body is of another type than the header says.',
    why: 'Browsers then guess. A JSON answer that is shown as HTML runs what a user put into it; a page without character set can be read in one where harmless text becomes markup.',
    proof:
      'Bodies of answers with status 200 to 299 are compared with their header: parsed JSON sent as HTML, a document that begins as HTML but is sent as script, style or image. A character set in the document itself or a byte order mark counts.',
    fix: 'Send the right Content-Type with every body, for text with its character set: Content-Type: text/html; charset=utf-8.',
    snippets: {
      nginx: 'charset utf-8;\ninclude mime.types;\ndefault_type application/octet-stream;',
      apache: 'AddDefaultCharset utf-8',
      express: "res.type('json').send(JSON.stringify(body)); // or res.json(body)",
    },
    references: ['https://www.rfc-editor.org/rfc/rfc9110#section-8.3', 'https://mimesniff.spec.whatwg.org/'],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const scripts = new Set(crawl.resources.filter(({ request }) => /\.m?js$/i.test(new URL(request.url).pathname)));
    return allAnswers(crawl).flatMap((exchange) => faultOf(exchange, scripts.has(exchange)));
  },
});

const TEXTS: Readonly<Record<ContentTypeFault['kind'], string>> = {
  missing: 'The Content-Type is missing',
  charset: 'An HTML page names no character set',
  mismatch: 'The body is of another type than the Content-Type says',
};

function faultOf(exchange: Exchange, isScript: boolean): FindingDraft[] {
  const { request, response } = exchange;
  if (response.status < 200 || response.status > 299) return [];
  const fault = contentTypeFault(response, documentOf(exchange)?.metas ?? [], isScript);
  // Source that is shown on purpose: `page.html.txt`.
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
