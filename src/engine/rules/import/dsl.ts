import type { Condition, TextTest } from '../condition.ts';
import { LeftOut } from './left-out.ts';

/** A condition on one response of several; null: on whichever is judged. */
export interface Term {
  readonly request: number | null;
  readonly condition: Condition;
}

type Node =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: 'operation'; readonly operator: string; readonly args: readonly Node[] };

const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(&&|\|\||==|!=|>=|<=|[!<>(),+-]))/y;
const DEPTH_MAX = 50;
const LENGTH_MAX = 5_000;
/** Operators from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!=', '>', '<', '>=', '<='], ['+']] as const;

/** An expression of a template as terms that must all hold. @throws LeftOut */
export function termsOf(text: string): Term[] {
  const parser = new Parser(text);
  return flattened(parser.parse()).map(termOf);
}

class Parser {
  readonly #tokens: string[] = [];
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    if (text.length > LENGTH_MAX) throw new LeftOut('an expression that is too long');
    TOKEN.lastIndex = 0;
    while (text.slice(TOKEN.lastIndex).trim() !== '') {
      const match = TOKEN.exec(text);
      if (match === null) throw new LeftOut('an expression that is not understood');
      this.#tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    }
  }

  parse(): Node {
    const node = this.#level(0);
    if (this.#at < this.#tokens.length) throw new LeftOut('an expression that is not understood');
    return node;
  }

  #level(level: number): Node {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new LeftOut('an expression that is too deep');
    const operators: readonly string[] | undefined = LEVELS[level];
    let left = operators === undefined ? this.#unary() : this.#level(level + 1);
    while (operators?.includes(this.#tokens[this.#at] ?? '') === true) {
      const operator = this.#tokens[this.#at] ?? '';
      this.#at += 1;
      left = { kind: 'operation', operator, args: [left, this.#level(level + 1)] };
    }
    this.#depth -= 1;
    return left;
  }

  #unary(): Node {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (token === '!') return { kind: 'operation', operator: '!', args: [this.#unary()] };
    if (token === '(') {
      const inner = this.#level(0);
      this.#expect(')');
      return inner;
    }
    if (/^["']/.test(token)) return { kind: 'literal', value: unquoted(token) };
    if (/^\d/.test(token)) return { kind: 'literal', value: Number(token) };
    if (token === '-') return { kind: 'literal', value: -Number(this.#tokens[this.#at++]) };
    if (!/^\w/.test(token)) throw new LeftOut('an expression that is not understood');
    if (this.#tokens[this.#at] !== '(') return { kind: 'name', name: token };
    this.#at += 1;
    const args: Node[] = [];
    while (this.#tokens[this.#at] !== ')') {
      if (args.length > 0) this.#expect(',');
      args.push(this.#level(0));
    }
    this.#at += 1;
    return { kind: 'call', name: token, args };
  }

  #expect(token: string): void {
    if (this.#tokens[this.#at] !== token) throw new LeftOut('an expression that is not understood');
    this.#at += 1;
  }
}

function unquoted(token: string): string {
  const inner = token.slice(1, -1);
  return inner.replace(
    /\\(.)/g,
    (whole, letter: string) => ({ n: '\n', r: '\r', t: '\t', '"': '"', "'": "'", '\\': '\\' })[letter] ?? whole,
  );
}

function flattened(node: Node): Node[] {
  return node.kind === 'operation' && node.operator === '&&' ? node.args.flatMap(flattened) : [node];
}

function termOf(node: Node): Term {
  if (node.kind === 'operation') return ofOperation(node.operator, node.args);
  if (node.kind === 'call') return ofCall(node.name, node.args);
  throw new LeftOut('an expression that is not understood');
}

function ofOperation(operator: string, args: readonly Node[]): Term {
  const [left, right] = args;
  if (operator === '!') return negated(termOf(left as Node));
  if (operator === '||' || operator === '&&') return joint(operator, args.map(termOf));
  // The site has a name, not an address.
  if (
    operator === '!=' &&
    /^(?:Host ip|ip Host)$/i.test(args.map((node) => ('name' in node ? node.name : '')).join(' '))
  )
    return { request: null, condition: { not: { status: [100] } } };
  if (!['==', '!='].includes(operator)) throw new LeftOut(`a comparison by ${operator}`);
  const [value, other] = left?.kind === 'literal' ? [left, right] : [right, left];
  if (value?.kind !== 'literal' || other === undefined) throw new LeftOut('a comparison of two values');
  const term = equalTo(other, value.value);
  return operator === '==' ? term : negated(term);
}

function joint(operator: '||' | '&&', terms: readonly Term[]): Term {
  const [request = null, second] = new Set(terms.map((term) => term.request));
  if (second !== undefined) throw new LeftOut('alternatives over several responses');
  const conditions = terms.map(({ condition }) => condition);
  return { request, condition: operator === '||' ? { any: conditions } : { all: conditions } };
}

function negated({ request, condition }: Term): Term {
  return { request, condition: { not: condition } };
}

function equalTo(left: Node, value: string | number): Term {
  if (left.kind === 'name') {
    const { name, request } = numbered(left.name);
    if (name === 'status_code') return { request, condition: { status: [Number(value)] } };
    if (!['body', 'header', 'all_headers', 'response', 'all', 'raw'].includes(name))
      return { request, condition: onPart(name, { regex: [`^${escaped(String(value))}$`] }, false) };
  }
  // The hash of an icon.
  if (left.kind === 'call' && left.name === 'mmh3' && JSON.stringify(left.args).includes('base64_py'))
    return { request: null, condition: { favicon: [Number(value)] } };
  throw new LeftOut(`a comparison of ${left.kind === 'call' ? `${left.name}()` : 'a value'}`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function ofCall(name: string, args: readonly Node[]): Term {
  const texts = (nodes: readonly Node[]) =>
    nodes.map((node) => {
      if (node.kind !== 'literal') throw new LeftOut(`an argument of ${name}()`);
      return String(node.value);
    });
  const [first, ...rest] = args;
  if (first === undefined) throw new LeftOut(`the function ${name}()`);
  switch (name) {
    case 'contains':
    case 'contains_all':
      return onSubject(first, { contains: texts(rest) });
    case 'contains_any':
      return anyOn(first, texts(rest), (text) => ({ contains: [text] }));
    case 'starts_with':
      return onSubject(first, { starts: texts(rest) });
    case 'regex':
      if (rest[0] === undefined) break;
      return onSubject(rest[0], { regex: texts([first]) });
  }
  throw new LeftOut(`the function ${name}()`);
}

function anyOn(subject: Node, texts: readonly string[], test: (text: string) => TextTest): Term {
  const terms = texts.map((text) => onSubject(subject, test(text)));
  return { request: terms[0]?.request ?? null, condition: { any: terms.map(({ condition }) => condition) } };
}

function onSubject(subject: Node, test: TextTest): Term {
  if (subject.kind === 'call' && /^to_?(?:lower|upper)$/.test(subject.name) && subject.args[0] !== undefined)
    return onSubject(subject.args[0], { ...test, 'ignore-case': true });
  if (subject.kind !== 'name') throw new LeftOut('a text that is computed');
  const { name, request } = numbered(subject.name);
  return { request, condition: onPart(name, test, false) };
}

/** `body_2`: the body of the second response. */
export function numbered(name: string): { readonly name: string; readonly request: number | null } {
  const match = /^(.*?)_(\d)$/.exec(name);
  return match === null ? { name, request: null } : { name: match[1] ?? '', request: Number(match[2]) };
}

const NAMED_HEADERS: ReadonlySet<string> = new Set(
  'content_type content_length server location set_cookie www_authenticate x_powered_by content_disposition'.split(' '),
);

/** A test on a part of a response, by the template's name of the part. @throws LeftOut */
export function onPart(part: string, test: TextTest, isNegative: boolean): Condition {
  const condition = ofPart(part, test);
  return isNegative ? { not: condition } : condition;
}

function ofPart(part: string, test: TextTest): Condition {
  if (part === 'body') return { body: test };
  if (part === 'header' || part === 'all_headers') return { headers: test };
  if (part === 'response' || part === 'all' || part === 'raw') return { any: [{ body: test }, { headers: test }] };
  if (NAMED_HEADERS.has(part)) return { header: { [part.replaceAll('_', '-')]: test } };
  throw new LeftOut(`the part ${part.slice(0, 40)}`);
}
