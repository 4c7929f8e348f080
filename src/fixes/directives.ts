import { quotedEnd } from './code-text.ts';

/** One directive of nginx or Caddy, with its block. Offsets are those of the text. */
export interface Directive {
  readonly name: string;
  /** Without quotes. */
  readonly args: readonly string[];
  readonly from: number;
  /** After its end: its `;`, the end of its line, or its `}`. */
  readonly to: number;
  readonly block: Block | null;
}

/** Offsets between the braces, and after the closing one. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly end: number;
  readonly directives: readonly Directive[];
}

interface Token {
  readonly kind: 'word' | '{' | '}' | 'end';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const DEPTH_MAX = 12;

/**
 * Parses a file of directives with blocks.
 * @param ends `;` as in nginx, or the line as in a Caddyfile
 * @returns null if braces or quotes do not match
 */
export function parseDirectives(text: string, ends: ';' | 'line'): Directive[] | null {
  const tokens = tokensOf(text, ends);
  if (tokens === null) return null;
  const cursor = { at: 0 };
  const directives = blockOf(tokens, cursor, 0);
  return directives !== null && cursor.at === tokens.length ? directives : null;
}

function blockOf(tokens: readonly Token[], cursor: { at: number }, depth: number): Directive[] | null {
  const directives: Directive[] = [];
  let words: Token[] = [];
  for (let token = tokens[cursor.at]; token !== undefined && token.kind !== '}'; token = tokens[cursor.at]) {
    cursor.at += 1;
    if (token.kind === 'word') {
      words.push(token);
      continue;
    }
    const block = token.kind === '{' ? innerBlock(tokens, cursor, token, depth) : null;
    if (token.kind === '{' && block === null) return null;
    if (words.length > 0 || block !== null) {
      directives.push(directive(words, token, block));
    }
    words = [];
  }
  return words.length > 0 ? null : directives;
}

/** What is between braces, the first of which was read. */
function innerBlock(tokens: readonly Token[], cursor: { at: number }, open: Token, depth: number): Block | null {
  const directives = depth < DEPTH_MAX ? blockOf(tokens, cursor, depth + 1) : null;
  const close = tokens[cursor.at];
  if (directives === null || close === undefined) return null;
  cursor.at += 1;
  return { from: open.to, to: close.from, end: close.to, directives };
}

function directive(words: readonly Token[], last: Token, block: Block | null): Directive {
  const [first, ...rest] = words;
  return {
    name: first?.text ?? '',
    args: rest.map(({ text }) => text),
    from: first?.from ?? last.from,
    to: block?.end ?? last.to,
    block,
  };
}

function tokensOf(text: string, ends: ';' | 'line'): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const token = tokenAt(text, at, ends);
    if (token === null) return null;
    if (token !== 'space') tokens.push(token.token);
    at = token === 'space' ? at + spaceAt(text, at, ends) : token.next;
  }
  if (ends === 'line') tokens.push({ kind: 'end', text: '', from: at, to: at });
  return tokens;
}

/** White space and comments from here on; 0 if there is none. */
function spaceAt(text: string, at: number, ends: ';' | 'line'): number {
  const space = ends === 'line' ? /(?:[ \t\r]|\\\r?\n|#[^\n]*)+/y : /(?:\s|#[^\n]*)+/y;
  space.lastIndex = at;
  return space.exec(text)?.[0].length ?? 0;
}

function tokenAt(text: string, at: number, ends: ';' | 'line'): 'space' | { token: Token; next: number } | null {
  if (spaceAt(text, at, ends) > 0) return 'space';
  const character = text[at] ?? '';
  const one = (kind: Token['kind']) => ({ token: { kind, text: character, from: at, to: at + 1 }, next: at + 1 });
  if (character === (ends === 'line' ? '\n' : ';')) return one('end');
  if (isBrace(text, at, ends)) return one(character as '{' | '}');
  if (character === '"' || character === "'" || character === '`') {
    const end = quotedEnd(text, at);
    if (end < 0) return null;
    const inner = text.slice(at + 1, end - 1).replaceAll(`\\${character}`, character);
    return { token: { kind: 'word', text: inner, from: at, to: end }, next: end };
  }
  const plain = ends === 'line' ? /[^\s]+/y : /(?:\$\{[^}\s]*\}|\\[\s\S]|[^\s;{}])+/y;
  plain.lastIndex = at;
  const word = plain.exec(text)?.[0];
  if (word === undefined) return null;
  return { token: { kind: 'word', text: word, from: at, to: at + word.length }, next: at + word.length };
}

/** A Caddyfile has placeholders such as `{host}`: a brace counts only where a space or a line ends it. */
function isBrace(text: string, at: number, ends: ';' | 'line'): boolean {
  const character = text[at] ?? '';
  if (character !== '{' && character !== '}') return false;
  return ends === ';' || /^(?:\s|$)/.test(text.slice(at + 1, at + 2));
}

/** Every directive that fulfils a condition, at any depth. */
export function findDirectives(
  directives: readonly Directive[],
  matches: (directive: Directive) => boolean,
): Directive[] {
  return directives.flatMap((one) => [
    ...(matches(one) ? [one] : []),
    ...findDirectives(one.block?.directives ?? [], matches),
  ]);
}
