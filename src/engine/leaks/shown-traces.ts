import type { Confidence } from '../../contract/primitives.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isServerFile } from '../web/server-file.ts';
import { unescapeLiteral } from '../web/unescape-literal.ts';
import { findStackTraces, type StackTrace } from './stack-traces.ts';

export interface ShownTrace extends StackTrace {
  /** `tentative` where an article of the site may quote the trace. */
  readonly confidence: Confidence;
}

/** Characters of a label that a program puts before its error. */
const LABEL_MAX = 24;
/** How PHP writes an error into a page (`html_errors`): an article would have to escape it. */
const PHP_MARKUP =
  /<b>(?:Fatal error|Parse error|Recoverable fatal error|Warning|Notice|Deprecated)<\/b>:\s{1,4}[^\n]{1,600}? in <b>[^<\n]{1,300}<\/b> on line <b>\d{1,6}<\/b>/;

/**
 * The traces and database errors in a response. Its structure says whether a program wrote them: the status, the content type, and
 * the position in the document. Code listings, quotations and text fields of a healthy page are not read.
 */
export function tracesIn(exchange: Exchange): ShownTrace[] {
  const { text, status, headers } = exchange.response;
  // No program ran that could have failed.
  if (isServerFile(exchange.response)) return [];
  // In JSON the lines of a trace are on one line.
  if (/^\s*[[{]/.test(text.slice(0, 200))) return found(unescapeLiteral(text), 'firm');
  const document = documentOf(exchange);
  if (document === null) {
    const isPlain = /^\s*text\/(?:plain|markdown)\b/i.test(header(headers, 'content-type') ?? '');
    return found(text, status < 400 && isPlain ? 'tentative' : 'firm');
  }
  const comments = found(document.comments.join('\n'), 'firm');
  if (status >= 400) return merged(found(`${document.visibleText}\n${document.quotedText}`, 'firm'), comments);
  const isPhp = PHP_MARKUP.test(text.slice(0, 256 * 1024));
  const visible = found(document.visibleText, 'tentative').map((trace): ShownTrace => {
    const isOutput =
      startsPage(document.visibleText.slice(0, trace.index), document.title) || (isPhp && trace.kind === 'PHP error');
    return isOutput ? { ...trace, confidence: 'firm' } : trace;
  });
  return merged(comments, visible);
}

/** True when nothing is read before a trace but its own message, on a line of its own, or a label such as `Error:`. */
function startsPage(before: string, title: string): boolean {
  const lines = before.replace(title, '').trimStart().split('\n');
  const label = lines.pop()?.trim() ?? '';
  if (label === '') lines.splice(-1);
  const prefix = `${lines.join(' ')} ${label}`.trim();
  return prefix === '' || (prefix.length <= LABEL_MAX && prefix.endsWith(':'));
}

function found(text: string, confidence: Confidence): ShownTrace[] {
  return findStackTraces(text).map((trace) => ({ ...trace, confidence }));
}

/** One of each kind; the first list takes precedence. */
function merged(one: readonly ShownTrace[], other: readonly ShownTrace[]): ShownTrace[] {
  return [...one, ...other.filter(({ kind }) => one.every((trace) => trace.kind !== kind))];
}
