import table from '../data/leak-patterns.json' with { type: 'json' };

export interface StackTrace {
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
