import { isRecord, parsedJson } from '../../../shared/records.ts';
import { type Exchange, mediaType } from '../../core/evidence/http.ts';
import { hasName } from '../../data/names.ts';

const TEXT_MAX = 1024 * 1024;
/** Characters of a text that is more than a message. */
const TEXT_MIN = 60;
const NODES_MAX = 5_000;
const DEPTH_MAX = 10;
const MEMBERS_MAX = 500;
const PATH_LENGTH_MAX = 300;

/** A value that is neither an object nor an array, with the object that holds it. */
export interface Leaf {
  /** `users[].name`: names and `[]` from the root. */
  readonly path: string;
  /** Name of the property; empty in a list of scalars. */
  readonly name: string;
  readonly value: string | number | boolean | null;
  readonly record: Readonly<Record<string, unknown>> | null;
}

/** The JSON value of a response, or undefined. */
export function jsonOfResponse({ response }: Exchange): unknown {
  const { text } = response;
  return text.length <= TEXT_MAX && /^\s{0,100}[[{]/.test(text.slice(0, 200)) ? parsedJson(text) : undefined;
}

/** The scalar values of a JSON value, in order; bounded in number and depth. */
export function leavesOf(root: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  let left = NODES_MAX;
  const visit = (value: unknown, path: string, name: string, record: Leaf['record'], depth: number) => {
    left -= 1;
    if (left < 0 || depth > DEPTH_MAX || path.length > PATH_LENGTH_MAX) return;
    if (isScalar(value)) leaves.push({ path, name, value, record });
    else if (Array.isArray(value))
      for (const item of value.slice(0, MEMBERS_MAX) as unknown[]) visit(item, `${path}[]`, name, record, depth + 1);
    else if (isRecord(value))
      for (const [key, member] of Object.entries(value).slice(0, MEMBERS_MAX))
        visit(member, joined(path, key), key, value, depth + 1);
  };
  visit(root, '', '', null, 0);
  return leaves;
}

function isScalar(value: unknown): value is Leaf['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The names of all properties with a value, with their paths; sorted. */
export function propertyPaths(root: unknown): string[] {
  return [...new Set(leavesOf(root).map(({ path }) => path))].sort();
}

/** The values that are data: more than a message, a version or the state of the service. */
export function dataLeaves(root: unknown): Leaf[] {
  return leavesOf(root).filter(({ name, value }) => value !== null && value !== '' && !hasName('envelope', name));
}

/** True if a response says in its JSON that the request failed, whatever its status: errors of GraphQL, or a state of failure. */
export function saysFailed(root: unknown): boolean {
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return false;
  const { success, ok, status, error, errors } = root as Readonly<Record<string, unknown>>;
  if (success === false || ok === false) return true;
  if (typeof status === 'string' && hasName('failed-state', status)) return true;
  if (Array.isArray(errors)) return errors.length > 0;
  return (
    (typeof error === 'string' && error !== '') || error === true || (typeof errors === 'object' && errors !== null)
  );
}

/** The JSON value of a successful response with data; undefined for any other. */
export function dataOf(exchange: Exchange | null): unknown {
  if (exchange === null || exchange.response.status < 200 || exchange.response.status > 299) return undefined;
  const root = jsonOfResponse(exchange);
  return root === undefined || saysFailed(root) || dataLeaves(root).length === 0 ? undefined : root;
}

/** A successful response with data: JSON, or text such as a log or a table. */
export function hasData(exchange: Exchange | null): exchange is Exchange {
  if (exchange === null || exchange.response.status < 200 || exchange.response.status > 299) return false;
  const isText = /^text\/(?:plain|csv)$/.test(mediaType(exchange)) && jsonOfResponse(exchange) === undefined;
  return isText ? exchange.response.text.trim().length >= TEXT_MIN : dataOf(exchange) !== undefined;
}

/** The request was refused: by its status, or by a failure in the JSON of a successful one. */
export function isRefused(exchange: Exchange | null): boolean {
  if (exchange === null) return false;
  const { status } = exchange.response;
  if (status === 400 || status === 401 || status === 403 || status === 404) return true;
  return status < 300 && saysFailed(jsonOfResponse(exchange));
}
