import type { Confidence } from '../../contract/primitives.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import table from '../data/leak-patterns.json' with { type: 'json' };
import type { HtmlDocument } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isServerFile, unescapeLiteral } from '../web/unescape-literal.ts';

interface StackTrace {
  /** For example `Java stack trace` or `MySQL error`. */
  readonly kind: string;
  /** First characters of the match. */
  readonly excerpt: string;
  /** Offset of the match in the text. */
  readonly index: number;
}

interface TracePattern {
  readonly kind: string;
  /** Literals, one of which is in every match. */
  readonly hints: readonly string[];
  /** Bounded quantifiers only. */
  readonly pattern: RegExp;
}

/** Expressions that several patterns share, as `%name%`. */
const PARTS: Readonly<Record<string, string>> = table.parts;

/** Traces of frameworks and runtimes, and errors of databases; two frames where one line could be prose. */
const PATTERNS: readonly TracePattern[] = table.traces.map(({ pattern, ...row }) => ({
  ...row,
  pattern: new RegExp(pattern.replace(/%(\w{1,30})%/g, (_, name: string) => PARTS[name] ?? '')),
}));

const TRACES_MAX = 5;
const TEXT_MAX = 256 * 1024;

/** Stack traces and database errors in a text, one of each kind. */
export function findStackTraces(text: string): StackTrace[] {
  const bounded = text.slice(0, TEXT_MAX);
  const found = new Map<string, StackTrace>();
  for (const { kind, hints, pattern } of PATTERNS) {
    if (found.size >= TRACES_MAX || found.has(kind) || !hints.some((hint) => bounded.includes(hint))) continue;
    const match = pattern.exec(bounded);
    if (match === null) continue;
    found.set(kind, { kind, excerpt: match[0].replace(/\s+/g, ' ').trim().slice(0, 300), index: match.index });
  }
  return [...found.values()];
}

export interface ShownTrace extends StackTrace {
  /** `tentative` where an article of the site may quote the trace. */
  readonly confidence: Confidence;
  /** The trace is part of a sentence: its page may show it without any failure. */
  readonly isProse: boolean;
}

/** Characters of a label that a program puts before its error. */
const LABEL_MAX = 24;
/** Words of a line of prose; messages and frames have fewer, or do not end as a sentence does. */
const PROSE_WORDS_MIN = 10;
/** Characters that identify an error in a title or heading. */
const TOPIC_LENGTH = 30;
/** How PHP writes an error into a page (`html_errors`): an article would have to escape it. */
const PHP_MARKUP =
  /<b>(?:Fatal error|Parse error|Recoverable fatal error|Warning|Notice|Deprecated)<\/b>:\s{1,4}[^\n]{1,600}? in <b>[^<\n]{1,300}<\/b> on line <b>\d{1,6}<\/b>/;

/**
 * The traces and database errors in a response. Its structure shows whether a program wrote them: the status, the content type, and
 * the position in the document. Code listings, quotations and text fields of a healthy page are not read.
 */
export function tracesIn(exchange: Exchange): ShownTrace[] {
  const { text, status, headers } = exchange.response;
  // No program ran that could have failed.
  if (isServerFile(exchange.response)) return [];
  // In JSON the lines of a trace are on one line.
  if (/^\s*[[{]/.test(text.slice(0, 200))) return judged(unescapeLiteral(text), () => true);
  const document = documentOf(exchange);
  if (document === null) {
    const isPlain = /^\s*text\/(?:plain|markdown)\b/i.test(header(headers, 'content-type') ?? '');
    return judged(text, () => status >= 400 || !isPlain);
  }
  const comments = judged(document.comments.join('\n'), () => true).map((trace) => ({ ...trace, isProse: false }));
  if (status >= 400) {
    // Every site has a page for missing addresses, and writes it by hand.
    const isWritten = status === 404 || status === 410;
    const shown = `${document.visibleText}\n${document.quotedText}`;
    return merged(
      judged(shown, ({ isProse }) => !isWritten || !isProse),
      comments,
    );
  }
  const isPhp = PHP_MARKUP.test(text.slice(0, 256 * 1024));
  const isBeforeMarkup = /^\s*[^\s<]/.test(text.slice(0, 1_000));
  const visible = judged(document.visibleText, (trace) => {
    if (isPhp && trace.kind === 'PHP error') return true;
    if (trace.isProse || isTopic(trace, document)) return false;
    if (!startsPage(document.visibleText.slice(0, trace.index), document.title)) return false;
    return isBeforeMarkup || !hasProseAfter(document.visibleText, trace.index);
  });
  return merged(comments, visible);
}

/** True when nothing is read before a trace but its own message, on a line of its own, or a label such as `Error:`. */
function startsPage(before: string, title: string): boolean {
  const lines = before.replace(title, '').trimStart().split('\n');
  const label = lines.pop()?.trim() ?? '';
  if (label === '') lines.splice(-1);
  const prefix = `${lines.join(' ')} ${label}`.trim();
  return prefix === '' || isLabel(prefix);
}

function isLabel(text: string): boolean {
  return text.length <= LABEL_MAX && text.endsWith(':');
}

/** True when the line of a trace has words before it, or, for a one-line message, another sentence after it. */
function isInSentence(text: string, { kind, index }: StackTrace): boolean {
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index).trim();
  if (before !== '' && !isLabel(before)) return true;
  const end = text.indexOf('\n', index + 1);
  const line = text.slice(index, end === -1 ? undefined : end);
  return /error|exception/i.test(kind) && /[a-z]{2}[.!?]\s{1,10}[A-Z]/.test(line.slice(0, 2_000));
}

/** True when the title or a heading names the error: the page is about it. */
function isTopic({ excerpt }: StackTrace, { title, headingText }: HtmlDocument): boolean {
  const start = excerpt.slice(0, TOPIC_LENGTH);
  return [title, headingText].some((text) => text.replace(/\s+/g, ' ').includes(start));
}

function hasProseAfter(text: string, index: number): boolean {
  const lines = text
    .slice(index, index + 20_000)
    .split('\n')
    .slice(1);
  return lines.some(
    (line) => line.trim().split(/\s+/).length >= PROSE_WORDS_MIN && /[a-z]{2}[.!?](?:\s|$)/.test(line.slice(0, 2_000)),
  );
}

/** @param isFirm whether a program wrote the trace for certain */
function judged(text: string, isFirm: (trace: StackTrace & { readonly isProse: boolean }) => boolean): ShownTrace[] {
  return findStackTraces(text).map((trace) => {
    const known = { ...trace, isProse: isInSentence(text, trace) };
    return { ...known, confidence: isFirm(known) ? 'firm' : 'tentative' };
  });
}

/** One of each kind; the first list takes precedence. */
function merged(one: readonly ShownTrace[], other: readonly ShownTrace[]): ShownTrace[] {
  return [...one, ...other.filter(({ kind }) => one.every((trace) => trace.kind !== kind))];
}
