import type { Parser, Tree } from '@lezer/common';

const PARSE_MS_MAX = 2_000;

/**
 * The tree of a source; null if that takes too long, because the parser reads an open comment again after each error, or if it is nested
 * too deeply for the parser.
 */
export function treeOf(parser: Parser, text: string): Tree | null {
  const deadline = performance.now() + PARSE_MS_MAX;
  const parse = parser.startParse(text);
  try {
    for (;;) {
      const tree = parse.advance();
      if (tree !== null || performance.now() > deadline) return tree;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * After the quote that closes the one at `at`; a backslash escapes what follows it.
 * @returns -1 if it is never closed
 */
export function quotedEnd(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === text[at]) return index + 1;
  }
  return -1;
}

/** A text of Java or C# whose comments and strings are spaces, so that all places stay. */
export function codeOnly(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = hiddenEnd(text, at);
    parts.push(end === at ? (text[at] ?? '') : text.slice(at, end).replace(/[^\n]/g, ' '));
    at = Math.max(end, at + 1);
  }
  return parts.join('');
}

/** The end of the comment or string that begins here, or this place. */
function hiddenEnd(text: string, at: number): number {
  const after = (found: number, length: number) => (found < 0 ? text.length : found + length);
  if (text.startsWith('//', at)) return after(text.indexOf('\n', at), 0);
  if (text.startsWith('/*', at)) return after(text.indexOf('*/', at + 2), 2);
  // Text blocks of Java, raw strings of C#, and verbatim strings, in which a backslash escapes nothing.
  if (text.startsWith('"""', at)) return after(text.indexOf('"""', at + 3), 3);
  if (text.startsWith('@"', at)) return after(text.indexOf('"', at + 2), 1);
  if (text[at] !== '"') return at;
  const end = quotedEnd(text, at);
  return end < 0 ? text.length : end;
}
