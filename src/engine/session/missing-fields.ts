import { isRecord } from '../../shared/records.ts';
import { hasName } from '../data/names.ts';

type Path = readonly string[];
/** A body of JSON, nested as the interface asks. */
export interface JsonBody {
  readonly [name: string]: string | JsonBody;
}

const FIELDS_MAX = 10;
const DEPTH_MAX = 4;
const NAME = /^[A-Za-z_][\w-]{0,99}$/;

/**
 * The fields that an interface says it lacks: `detail[].loc` of FastAPI and Pydantic, `errors` by name of Rails, Laravel and Express.
 * Empty if it names none: the values may be wrong then.
 */
export function missingFields(value: unknown): Path[] {
  const { detail, errors } = membersOf(value);
  const paths = [...(Array.isArray(detail) ? detail.flatMap(pathOfDetail) : []), ...pathsOfErrors(errors)];
  const usable = paths.filter((path) => path.length > 0 && path.length <= DEPTH_MAX && path.every(isSafeName));
  return usable.slice(0, FIELDS_MAX);
}

/** The body with what is missing, or null if it is neither the user, the password nor what holds both. */
export function bodyWith(
  missing: readonly Path[],
  { username = '', password = '' }: { readonly username?: string; readonly password?: string },
): JsonBody | null {
  const names = username.includes('@') ? ['email'] : ['username'];
  const both = Object.fromEntries([...names.map((name) => [name, username]), ['password', password]]);
  let body: JsonBody = {};
  for (const path of missing) {
    const name = path.at(-1) ?? '';
    if (hasName('password', name)) body = placed(body, path, password);
    else if (missing.length === 1 && hasName('credentials-member', name)) body = placed(body, path, both);
    else if (hasName('user-label', name)) body = placed(body, path, username);
    else return null;
  }
  return Object.keys(body).length === 0 ? null : body;
}

function placed(body: JsonBody, [first = '', ...rest]: Path, value: JsonBody | string): JsonBody {
  if (rest.length === 0) return { ...body, [first]: value };
  const inner = body[first];
  return { ...body, [first]: placed(typeof inner === 'object' ? inner : {}, rest, value) };
}

function pathOfDetail(entry: unknown): Path[] {
  const { loc, type, msg } = membersOf(entry);
  if (!Array.isArray(loc) || !hasName('missing-value', `${String(type)} ${String(msg)}`.slice(0, 300))) return [];
  return [loc.map(String).filter((part, index) => index > 0 || part !== 'body')];
}

function pathsOfErrors(errors: unknown): Path[] {
  if (Array.isArray(errors)) return [];
  return Object.entries(membersOf(errors)).flatMap(([name, texts]): Path[] =>
    hasName('missing-value', JSON.stringify(texts).slice(0, 300)) ? [name.split('.')] : [],
  );
}

function isSafeName(name: string): boolean {
  return NAME.test(name) && name !== '__proto__';
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
