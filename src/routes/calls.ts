import type { Token } from './tokens.ts';

/** A call, decorator, annotation or attribute: whatever names something and gives it arguments. */
export interface Call {
  readonly name: string;
  /** The name before the dot, such as `app` in `app.get(…)`; empty without one, or if that is a call. */
  readonly receiver: string;
  /** The call before the dot, as in `app.route('/a').get(…)`. */
  readonly previous: Call | null;
  readonly args: readonly (readonly Token[])[];
  /** Name of the variable that gets its value; empty without one. */
  readonly assigned: string;
  readonly isDecorator: boolean;
  readonly from: number;
  readonly to: number;
  /** Positions of its first token and of the one after its last. */
  readonly first: number;
  /** Number of calls before it in its chain. */
  readonly depth: number;
  readonly next: number;
}

/** Bounds that keep the work linear in the length of the text. */
const CHAIN_MAX = 30;
const ARGUMENTS_MAX = 600;

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Words of Ruby that `end` closes, where a line starts with them. */
const RUBY_BLOCKS = new Set(['if', 'unless', 'case', 'def', 'class', 'module', 'begin', 'while']);

/** The partner of each opening token. */
export function pairsOf(tokens: readonly Token[], text: string, isRuby: boolean): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: { readonly at: number; readonly closer: string }[] = [];
  for (const [at, { kind, text: word }] of tokens.entries()) {
    if (kind === 'string') continue;
    const closer = CLOSERS[word] ?? (isRuby && opensBlock(tokens, at, text) ? 'end' : undefined);
    if (closer !== undefined) open.push({ at, closer });
    else if (open.at(-1)?.closer === word) pairs.set(open.pop()?.at ?? at, at);
  }
  return pairs;
}

function opensBlock(tokens: readonly Token[], at: number, text: string): boolean {
  const word = tokens[at]?.text ?? '';
  return word === 'do' || (RUBY_BLOCKS.has(word) && startsLine(tokens, at, text));
}

function startsLine(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, here] = [tokens[at - 1], tokens[at]];
  return before === undefined || text.slice(before.to, here?.from).includes('\n') || before.text === ';';
}

/** Every call in the order of the text. */
export function callsOf(
  tokens: readonly Token[],
  pairs: ReadonlyMap<number, number>,
  text: string,
  isRuby: boolean,
): Call[] {
  const calls: Call[] = [];
  const ending = new Map<number, Call>();
  for (const [at, token] of tokens.entries()) {
    const end = token.kind === 'word' ? endOf(tokens, pairs, at, text, isRuby) : null;
    if (end === null) continue;
    const call = callAt(tokens, pairs, at, end, ending);
    calls.push(call);
    if (tokens[at + 1]?.text === '(') ending.set(end, call);
  }
  return calls;
}

/** @param ending the calls before, by their closing bracket */
function callAt(
  tokens: readonly Token[],
  pairs: ReadonlyMap<number, number>,
  at: number,
  end: number,
  ending: ReadonlyMap<number, Call>,
): Call {
  const { dot, start } = chainOf(tokens, at);
  const before = dot === null ? undefined : ending.get(dot);
  const previous = before === undefined || before.depth >= CHAIN_MAX ? null : before;
  const first = previous?.first ?? start;
  const bracket = tokens[at + 1]?.text === '(' ? 1 : 0;
  const [from, to] = [tokens[first] as Token, tokens[Math.min(end, tokens.length - 1)] as Token];
  return {
    name: tokens[at]?.text ?? '',
    receiver: previous === null && start < at ? from.text : '',
    previous,
    args: split(tokens, pairs, at + 1 + bracket, end),
    assigned: assignedTo(tokens, first),
    isDecorator: tokens[first - 1]?.text === '@' || isAttribute(tokens, first),
    from: from.from,
    to: to.to,
    first,
    depth: previous === null ? 0 : previous.depth + 1,
    next: end + bracket,
  };
}

/** `name = …` and Go's `name := …`. */
function assignedTo(tokens: readonly Token[], first: number): string {
  if (tokens[first - 1]?.text !== '=') return '';
  const name = tokens[first - (tokens[first - 2]?.text === ':' ? 3 : 2)];
  return name?.kind === 'word' ? name.text : '';
}

/** Where the arguments end: at the closing bracket; in Ruby at the end of the line. Null if it is no call. */
function endOf(
  tokens: readonly Token[],
  pairs: ReadonlyMap<number, number>,
  at: number,
  text: string,
  isRuby: boolean,
): number | null {
  const next = tokens[at + 1];
  if (next?.kind === 'mark' && next.text === '(') return pairs.get(at + 1) ?? null;
  const isDecorated = tokens[at - 1]?.text === '@' || isAttribute(tokens, at);
  if (isDecorated) return at + 1;
  if (!isRuby || !startsLine(tokens, at, text)) return null;
  let end = at + 1;
  while (
    end < tokens.length &&
    tokens[end]?.text !== 'do' &&
    (tokens[end - 1]?.text === ',' || !startsLine(tokens, end, text))
  )
    end = (pairs.get(end) ?? end) + 1;
  return end;
}

/** `[HttpGet]` and `[HttpGet("x"), Authorize]` of C#: in brackets, with a declaration or another attribute after them. */
function isAttribute(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === '[' && /^(?:Http\w+|Route)$/.test(tokens[at]?.text ?? '');
}

/** `a.b.name`: where it starts, and the closing bracket before the last dot if there is one. */
function chainOf(tokens: readonly Token[], at: number): { readonly dot: number | null; readonly start: number } {
  let start = at;
  for (let length = 0; length < CHAIN_MAX; length += 1) {
    const before = separator(tokens, start - 1);
    if (before === 0) return { dot: null, start };
    const owner = start - 1 - before;
    if (tokens[owner]?.text === ')') return { dot: owner, start };
    if (tokens[owner]?.kind !== 'word') return { dot: null, start };
    start = owner;
    if (tokens[start - 1]?.text === '$') start -= 1;
  }
  return { dot: null, start };
}

/** Number of tokens of a separator that ends here: `.`, `?.`, `->` or `::`. */
function separator(tokens: readonly Token[], at: number): number {
  const [one, two] = [tokens[at]?.text ?? '', tokens[at - 1]?.text ?? ''];
  if (one === '.') return two === '?' ? 2 : 1;
  if (one === '?.') return 1;
  return `${two}${one}` === '->' || `${two}${one}` === '::' ? 2 : 0;
}

function split(tokens: readonly Token[], pairs: ReadonlyMap<number, number>, from: number, to: number): Token[][] {
  const parts: Token[][] = [[]];
  const limit = Math.min(to, from + ARGUMENTS_MAX);
  for (let at = from; at < limit; at += 1) {
    const token = tokens[at] as Token;
    if (token.text === ',' && token.kind === 'mark') {
      parts.push([]);
      continue;
    }
    const end = Math.min(pairs.get(at) ?? at, to - 1);
    parts.at(-1)?.push(...tokens.slice(at, Math.min(end + 1, limit)));
    at = end;
  }
  return parts.filter((part) => part.length > 0);
}

/** The string that an argument is; null for others. */
export function stringArgument(argument: readonly Token[] | undefined): string | null {
  const only = argument?.length === 1 ? argument[0] : undefined;
  return only?.kind === 'string' ? only.text : null;
}

/** The tokens of `name=…`, `name: …` or `'name' => …` in the arguments or in an object among them. */
export function named(call: Call, name: string): readonly Token[] {
  for (const tokens of call.args) {
    const at = tokens.findIndex(
      ({ text }, index) =>
        text === name && /^(?:=>?|:)$/.test(tokens[index + 1]?.text ?? '') && !isChained(tokens, index),
    );
    if (at >= 0) return tokens.slice(tokens[at + 2]?.text === '>' ? at + 3 : at + 2);
  }
  return [];
}

function isChained(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === '.';
}
