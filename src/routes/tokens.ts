import type { Parser } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import { treeOf } from '../fixes/code-text.ts';

/** A token of source text without its comments. The text of a string is its content, as written. */
export interface Token {
  readonly kind: 'word' | 'string' | 'mark';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SLASHES = String.raw`\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)`;
const HASH = String.raw`#(?!\[)[^\n]*`;
/** One that is not closed ends with its line, so that no other is looked for in it. */
const DOUBLE = String.raw`"(?:[^"\\\n]|\\.)*(?:"|$|(?=[\n\\]))`;
const SINGLE = String.raw`'(?:[^'\\\n]|\\.)*(?:'|$|(?=[\n\\]))`;
const RAW = '`[^`]*(?:`|$)';

/** Comments and strings of languages without a parser here. */
const LEXERS: Readonly<Record<string, RegExp>> = {
  go: lexer(SLASHES, `${DOUBLE}|${RAW}|${SINGLE}`),
  java: lexer(SLASHES, `"""(?:[^"]|"(?!""))*(?:"""|$)|${DOUBLE}|${SINGLE}`),
  kt: lexer(SLASHES, `"""(?:[^"]|"(?!""))*(?:"""|$)|${DOUBLE}|${SINGLE}`),
  cs: lexer(SLASHES, `@"(?:[^"]|"")*(?:"|$)|${DOUBLE}|${SINGLE}`),
  php: lexer(`${SLASHES}|${HASH}`, `${DOUBLE}|${SINGLE}`),
  rb: lexer(`${HASH}|(?<=^|\\n)=begin(?:[^=]|=(?!end))*(?:=end|$)`, `${DOUBLE}|${SINGLE}|(?<!:):[a-z_]\\w*`),
};

function lexer(comment: string, string: string): RegExp {
  return new RegExp(`(?<space>\\s+|${comment})|(?<string>${string})|(?<word>[A-Za-z_$][\\w$]*)|[\\s\\S]`, 'gy');
}

/** The tokens of a file; none if its language is unknown. Parsers and expressions take linear time. */
export function tokensOf(extension: string, text: string): Token[] {
  if (extension === 'py') return parsed(python, text);
  if (/^[cm]?[jt]sx?$/.test(extension))
    return parsed(javascript.configure({ dialect: /^[cm]?tsx?$/.test(extension) ? 'ts' : 'jsx' }), text);
  const expression = LEXERS[extension];
  if (expression === undefined) return [];
  const found: Token[] = [];
  for (const { 0: whole, index, groups = {} } of text.matchAll(expression)) {
    if (groups['space'] !== undefined) continue;
    found.push(token(whole, index, groups['string'] !== undefined));
  }
  return found;
}

function parsed(parser: Parser, text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  const marks = (to: number) => {
    for (; at < to; at += 1) if (!/\s/.test(text[at] ?? '')) found.push(token(text[at] ?? '', at, false));
  };
  const tree = treeOf(parser, text);
  tree?.iterate({
    enter: ({ name, from, to, node }) => {
      const isText = /^(?:String|TemplateString)$/.test(name);
      const isComment = /Comment$/.test(name);
      if (!isText && !isComment && name !== 'FormatString' && node.firstChild !== null) return true;
      marks(from);
      at = Math.max(at, to);
      if (!isComment && to > from) found.push(token(text.slice(from, to), from, isText));
      return false;
    },
  });
  if (tree !== null) marks(text.length);
  return found;
}

function token(whole: string, from: number, isString: boolean): Token {
  const to = from + whole.length;
  if (isString && !whole.includes('${')) return { kind: 'string', text: contentOf(whole), from, to };
  return { kind: /^[\w$]+$/.test(whole) ? 'word' : 'mark', text: whole, from, to };
}

/** A symbol of Ruby is a string here. */
function contentOf(literal: string): string {
  const content = literal.replace(/^(?:@|[rRbBuU]{1,2}(?=['"])|:)/, '');
  const quote = /^(?:"""|'''|["'`])/.exec(content)?.[0] ?? '';
  return quote === '' ? content : content.slice(quote.length, -quote.length);
}
