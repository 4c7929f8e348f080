import { isRecord } from '../../../shared/records.ts';
import { type HeaderList, header, type RecordedResponse } from '../../core/evidence/http.ts';
import { jsonListOf, jsonObjectOf } from '../../web/signature.ts';

/** What a value of a JSON body must be; a `text` is not empty. */
const KINDS = {
  text: (value: unknown) => typeof value === 'string' && value !== '',
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  boolean: (value: unknown) => typeof value === 'boolean',
  list: Array.isArray,
  object: isRecord,
} as const satisfies Record<string, (value: unknown) => boolean>;

/** A condition on a response, as rules of data write it. Each row sets one kind of condition. */
export interface Condition {
  readonly all?: readonly Condition[];
  readonly any?: readonly Condition[];
  readonly not?: Condition;
  /** The body contains the text. */
  readonly contains?: string;
  /** The body matches; or the value of `json` or `header` does. */
  readonly regex?: string;
  readonly ignoreCase?: boolean;
  /** The first group of this expression is matched instead of the body. */
  readonly part?: string;
  /** The response has the header. */
  readonly header?: string;
  /** The JSON body has a value at the path: names and indices with dots between them, `*` for any. The body itself if empty. */
  readonly json?: string;
  readonly is?: keyof typeof KINDS;
  readonly equals?: string | number | boolean;
  /** All values of the path, of which there is at least one, and not only one of them. */
  readonly every?: boolean;
  /** The target has one of the ports. */
  readonly port?: readonly number[];
}

/** A response as conditions see it. */
export class Subject {
  readonly text: string;
  readonly headers: HeaderList;
  readonly port: number;
  readonly #response: RecordedResponse | null;
  #json: unknown;
  #isParsed = false;

  /**
   * @param response null where only the port is known
   * @param text the body or its start
   */
  constructor(response: RecordedResponse | null, text: string, port = 0) {
    this.#response = response;
    this.text = text;
    this.headers = response?.headers ?? [];
    this.port = port;
  }

  /** The body as JSON object or list of objects, parsed once; undefined if it is none. */
  get json(): unknown {
    if (!this.#isParsed && this.#response !== null) {
      const list = jsonListOf(this.#response);
      this.#json = jsonObjectOf(this.#response) ?? (list.length > 0 ? list : undefined);
      this.#isParsed = true;
    }
    return this.#json;
  }
}

const VALUES_MAX = 1_000;

/** The values of a JSON body at a path of {@link Condition}. */
export function valuesAt(root: unknown, path: string): unknown[] {
  const names = path === '' ? [] : path.split('.');
  const found = names.reduce<unknown[]>((values, name) => values.flatMap((value) => membersOf(value, name)), [root]);
  return found.filter((value) => value !== undefined);
}

function membersOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.values(value).slice(0, VALUES_MAX);
  return Object.hasOwn(value, name) ? [(value as Readonly<Record<string, unknown>>)[name]] : [];
}

type Matcher = (subject: Subject) => boolean;

/** The condition as a function, with its expressions compiled. */
export function matcherOf(condition: Condition): Matcher {
  if (condition.all !== undefined) {
    const all = condition.all.map(matcherOf);
    return (subject) => all.every((matches) => matches(subject));
  }
  if (condition.any !== undefined) {
    const any = condition.any.map(matcherOf);
    return (subject) => any.some((matches) => matches(subject));
  }
  if (condition.not !== undefined) {
    const matches = matcherOf(condition.not);
    return (subject) => !matches(subject);
  }
  const { port, contains, json, header: name } = condition;
  if (port !== undefined) return (subject) => port.includes(subject.port);
  if (contains !== undefined) return ({ text }) => text.includes(contains);
  if (json !== undefined) return jsonMatcher(condition, json);
  const matches = textMatcher(condition);
  if (name === undefined) return ({ text }) => matches(text);
  return ({ headers }) => {
    const value = header(headers, name);
    return value !== undefined && matches(value);
  };
}

function jsonMatcher(condition: Condition, path: string): Matcher {
  const { is, equals, every = false } = condition;
  const matches = textMatcher(condition);
  const isWanted = (value: unknown) =>
    (is === undefined || KINDS[is](value)) &&
    (equals === undefined || value === equals) &&
    matches(typeof value === 'string' ? value : JSON.stringify(value));
  return (subject) => {
    const values = valuesAt(subject.json, path);
    return every ? values.length > 0 && values.every(isWanted) : values.some(isWanted);
  };
}

/** True for every text if the condition has no expression. */
function textMatcher({ regex, part, ignoreCase = false }: Condition): (text: string) => boolean {
  if (regex === undefined) return () => true;
  const pattern = new RegExp(regex, ignoreCase ? 'i' : '');
  if (part === undefined) return (text) => pattern.test(text);
  const place = new RegExp(part);
  return (text) => pattern.test(place.exec(text)?.[1] ?? '');
}
