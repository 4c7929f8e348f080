import { createHash } from 'node:crypto';
import { isRecord } from '../../shared/records.ts';
import { type HeaderList, header, type RecordedResponse } from '../core/evidence/http.ts';
import { isDesigned, isHtml, jsonListOf, jsonObjectOf, linesOf, textOf } from '../web/signature.ts';
import { faviconHash } from './favicon-hash.ts';

/** What a value of a JSON body must be; a `text` is not empty. */
const KINDS = {
  any: () => true,
  text: (value: unknown) => typeof value === 'string' && value !== '',
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  list: Array.isArray,
  object: isRecord,
} as const satisfies Record<string, (value: unknown) => boolean>;
export const VALUE_KINDS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Demands on a text: all that are there must hold. `docs/RULES.md` describes each. */
export interface TextTest {
  readonly contains?: readonly string[];
  readonly starts?: readonly string[];
  readonly regex?: readonly string[];
  readonly 'first-line'?: string;
  readonly line?: readonly string[];
  readonly lines?: string;
  readonly 'lines-min'?: number;
  readonly 'lines-max'?: number;
  readonly except?: string;
  readonly 'ignore-case'?: boolean;
  readonly html?: boolean;
  readonly designed?: boolean;
}

export interface ValueTest {
  readonly is?: keyof typeof KINDS;
  readonly equals?: string | number | boolean;
  readonly regex?: string;
  readonly 'ignore-case'?: boolean;
  readonly every?: boolean;
}

/** A condition on a response. All keys that are there must hold. */
export interface Condition {
  readonly status?: readonly number[];
  readonly header?: Readonly<Record<string, TextTest | boolean>>;
  /** All lines `Name: value` of the header. */
  readonly headers?: TextTest;
  readonly body?: TextTest;
  readonly json?: Readonly<Record<string, ValueTest>>;
  readonly path?: TextTest;
  readonly port?: readonly number[];
  readonly sha256?: readonly string[];
  readonly favicon?: readonly number[];
  readonly truncated?: boolean;
  readonly all?: readonly Condition[];
  readonly any?: readonly Condition[];
  readonly 'at-least'?: number;
  readonly not?: Condition;
}

/** The first match of an expression in a text: all of it, its first group if it has one, and its named groups. */
interface Match {
  readonly whole: string;
  readonly part: string;
  readonly groups: Readonly<Record<string, string>>;
}
export type Pattern = (text: string) => Match | null;
/** Compiles an expression of a rule. */
export type Compile = (source: string, ignoresCase: boolean) => Pattern;

/** Texts of the response by the names of groups in expressions and of `extract`. */
export type Found = Map<string, readonly string[]>;
export type Matcher = (subject: Subject, found: Found) => boolean;

/** A response as conditions see it. */
export class Subject {
  readonly text: string;
  readonly headers: HeaderList;
  readonly response: RecordedResponse | null;
  readonly path: string;
  readonly port: number;
  #json: unknown;
  #isParsed = false;
  #lines: readonly string[] | undefined;

  /** @param response null where only the port is known */
  constructor(response: RecordedResponse | null, path = '/', port = 0, textMax = Number.POSITIVE_INFINITY) {
    this.response = response;
    this.text = response === null ? '' : textOf(response).slice(0, textMax);
    this.headers = response?.headers ?? [];
    this.path = path;
    this.port = port;
  }

  /** The body as JSON object or list of objects, parsed once; undefined if it is none. */
  get json(): unknown {
    if (!this.#isParsed && this.response !== null) {
      const list = jsonListOf(this.response);
      this.#json = jsonObjectOf(this.response) ?? (list.length > 0 ? list : undefined);
      this.#isParsed = true;
    }
    return this.#json;
  }

  /** Lines of the body. */
  get lines(): readonly string[] {
    this.#lines ??= linesOf(this.text);
    return this.#lines;
  }
}

const VALUES_MAX = 1_000;

/** The values of a JSON body at a path: names and indices with dots between them, `*` for any, `~` for the names themselves. */
export function valuesAt(root: unknown, path: string): unknown[] {
  const names = path === '' ? [] : path.split('.');
  const found = names.reduce<unknown[]>((values, name) => values.flatMap((value) => membersOf(value, name)), [root]);
  return found.filter((value) => value !== undefined);
}

function membersOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.values(value).slice(0, VALUES_MAX);
  if (name === '~') return Object.keys(value).slice(0, VALUES_MAX);
  return Object.hasOwn(value, name) ? [(value as Readonly<Record<string, unknown>>)[name]] : [];
}

/** Lines with content: neither blank nor a comment. */
export function contentLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** The condition as a function, with its expressions compiled. */
export function matcherOf(condition: Condition, compile: Compile): Matcher {
  const matchers = Object.entries(condition).flatMap(([name, demand]) => {
    const build = Object.hasOwn(BUILDERS, name) ? BUILDERS[name as keyof Condition] : undefined;
    return build === undefined || demand === undefined ? [] : build(demand as never, compile, condition);
  });
  return (subject, found) => matchers.every((matches) => matches(subject, found));
}

type Builders = {
  readonly [Name in keyof Condition]-?: (
    demand: NonNullable<Condition[Name]>,
    compile: Compile,
    condition: Condition,
  ) => Matcher;
};

const BUILDERS: Builders = {
  status:
    (statuses) =>
    ({ response }) =>
      response !== null && statuses.includes(response.status),
  header: (tests, compile) => {
    const matchers = Object.entries(tests).map(([name, test]): Matcher => {
      if (typeof test === 'boolean') return ({ headers }) => (header(headers, name) !== undefined) === test;
      const matches = textMatcher({ 'ignore-case': true, ...test }, compile);
      return ({ headers }, found) => {
        const value = header(headers, name);
        return value !== undefined && matches(new Text(value), found);
      };
    });
    return (subject, found) => matchers.every((matches) => matches(subject, found));
  },
  headers: (test, compile) => {
    const matches = textMatcher({ 'ignore-case': true, ...test }, compile);
    return ({ headers }, found) =>
      matches(new Text(headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')), found);
  },
  body: (test, compile) => textMatcher(test, compile),
  path: (test, compile) => {
    const matches = textMatcher(test, compile);
    return ({ path }, found) => matches(new Text(path), found);
  },
  json: (tests, compile) => {
    const matchers = Object.entries(tests).map(([path, test]) => valueMatcher(path, test, compile));
    return (subject, found) => matchers.every((matches) => matches(subject, found));
  },
  port:
    (ports) =>
    ({ port }) =>
      ports.includes(port),
  sha256:
    (digests) =>
    ({ response }) =>
      response !== null && digests.includes(createHash('sha256').update(response.body).digest('hex')),
  favicon:
    (hashes) =>
    ({ response }) =>
      response !== null && hashes.includes(faviconHash(response.body)),
  truncated:
    (isTruncated) =>
    ({ response }) =>
      response?.truncated === isTruncated,
  all: (conditions, compile) => {
    const matchers = conditions.map((one) => matcherOf(one, compile));
    return (subject, found) => matchers.every((matches) => matches(subject, found));
  },
  any: (conditions, compile, { 'at-least': least = 1 }) => {
    const matchers = conditions.map((one) => matcherOf(one, compile));
    if (least === 1) return (subject, found) => matchers.some((matches) => matches(subject, found));
    return (subject, found) => matchers.filter((matches) => matches(subject, found)).length >= least;
  },
  'at-least': () => () => true,
  not: (inner, compile) => {
    const matches = matcherOf(inner, compile);
    return (subject) => !matches(subject, new Map());
  },
};

/** A text with its lines, as tests of texts see it. */
type Lined = Pick<Subject, 'text' | 'lines'>;

class Text implements Lined {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  get lines(): readonly string[] {
    return linesOf(this.text);
  }
}

type TextMatcher = (subject: Lined, found: Found) => boolean;

function textMatcher(test: TextTest, compile: Compile): TextMatcher {
  const ignoresCase = test['ignore-case'] ?? false;
  const plain = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const compiled = (sources: readonly string[] = []) => sources.map((source) => compile(source, ignoresCase));
  const contains = test.contains?.map(plain) ?? [];
  const starts = test.starts?.map(plain);
  const [regexes, line] = [compiled(test.regex), compiled(test.line)];
  const [first] = compiled(test['first-line'] === undefined ? [] : [test['first-line']]);
  const every = test.lines === undefined ? undefined : compile(test.lines, ignoresCase);
  const [except] = compiled(test.except === undefined ? [] : [test.except]);
  const meant = (lines: readonly string[]) =>
    except === undefined ? lines : lines.filter((one) => except(one) === null);
  const { html, designed, 'lines-min': min = 1, 'lines-max': max = Number.POSITIVE_INFINITY } = test;
  const tests: (TextMatcher | false)[] = [
    html !== undefined && (({ text }) => isHtml(text) === html),
    designed !== undefined && (({ text }) => isDesigned(text) === designed),
    contains.length > 0 && (({ text }) => contains.every((part) => plain(text).includes(part))),
    starts !== undefined && (({ text }) => starts.some((part) => plain(text.slice(0, part.length)) === part)),
    ...regexes.map(
      (pattern): TextMatcher =>
        ({ text }, found) =>
          noted(pattern(text), found),
    ),
    first !== undefined && (({ lines }, found) => noted(first(contentLines(lines)[0] ?? ''), found)),
    ...line.map(
      (pattern): TextMatcher =>
        ({ lines }, found) => {
          const match = firstOf(meant(lines), pattern);
          return noted(match, found);
        },
    ),
    every !== undefined &&
      (({ lines }, found) => {
        const kept = contentLines(meant(lines));
        if (kept.length < min || kept.length > max || !kept.every((one) => every(one) !== null)) return false;
        found.set('lines', [String(kept.length)]);
        return noted(every(kept[0] ?? ''), found);
      }),
  ];
  const wanted = tests.filter((one) => one !== false);
  return (subject, found) => wanted.every((matches) => matches(subject, found));
}

function firstOf(lines: readonly string[], pattern: Pattern): Match | null {
  for (const line of lines) {
    const match = pattern(line);
    if (match !== null) return match;
  }
  return null;
}

/** True for a match, which it keeps with its named groups. */
function noted(match: Match | null, found: Found): boolean {
  if (match !== null) found.set('match', [match.whole]);
  for (const [name, text] of Object.entries(match?.groups ?? {})) if (text !== '') found.set(name, [text]);
  return match !== null;
}

function valueMatcher(path: string, test: ValueTest, compile: Compile): Matcher {
  const { is, equals, regex, every = false } = test;
  const pattern = regex === undefined ? undefined : compile(regex, test['ignore-case'] ?? false);
  const isWanted = (value: unknown, found: Found) =>
    (is === undefined || KINDS[is](value)) &&
    (equals === undefined || value === equals) &&
    (pattern === undefined || noted(pattern(textOfValue(value)), found));
  return (subject, found) => {
    const values = valuesAt(subject.json, path);
    if (every) return values.length > 0 && values.every((value) => isWanted(value, found));
    return values.some((value) => isWanted(value, found));
  };
}

/** A value of JSON as text. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
