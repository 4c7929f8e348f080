import { isRecord, parsedJson } from '../../../shared/records.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import { hasName } from '../../data/names.ts';
import { variablesOf } from './graphql-operations.ts';
import type { PathValues } from './operation-request.ts';

const NODES_MAX = 2_000;
const RECORDS_MAX = 100;
const DEPTH_MAX = 5;
const VALUE_LENGTH_MAX = 200;
const ID_NAMES = ['id', '_id', 'uuid', 'uid', 'guid', 'key', 'slug', 'name', 'username', 'title'] as const;

export interface Listed {
  readonly template: string;
  /** Objects and scalars in lists, in the order of the response; a response without a list is one object. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly scalars: readonly string[];
}

/** The records of a JSON response; null for a text that is none. Never throws. */
export function listedIn(template: string, text: string): Listed | null {
  const root = parsedJson(text);
  if (root === undefined) return null;
  const records: Readonly<Record<string, unknown>>[] = [];
  const scalars: string[] = [];
  let left = NODES_MAX;
  const visit = (value: unknown, depth: number) => {
    left -= 1;
    if (left < 0 || depth < 0 || records.length >= RECORDS_MAX) return;
    if (isRecord(value)) records.push(value);
    const members = membersOf(value);
    if (Array.isArray(value))
      scalars.push(...members.flatMap((item) => scalarOf(item) ?? []).slice(0, RECORDS_MAX - scalars.length));
    for (const member of members) visit(member, depth - 1);
  };
  visit(root, DEPTH_MAX);
  return { template, records, scalars };
}

/** Items of a list, and values of an object. */
function membersOf(value: unknown): unknown[] {
  const members: unknown[] = Array.isArray(value) || isRecord(value) ? Object.values(value) : [];
  return members.slice(0, RECORDS_MAX);
}

/**
 * Values of the site for the path parameters of an operation: from the list that the path before the parameter returns, by name or as
 * its id; else from any response with a property of that name.
 */
export function pathValues(operation: ApiOperation, lists: readonly Listed[]): PathValues {
  const found = new Map<string, string>();
  const { template } = operation;
  for (const match of template.matchAll(/\{([^{}/]{1,100})\}/g)) {
    const [, name = ''] = match;
    const before = template.slice(0, match.index).replace(/\/$/, '');
    const value = fromCollection(name, before, lists) ?? fromAny(name, lists);
    if (value !== null) found.set(name, value);
  }
  return found;
}

/** Values of the site for the variables of a GraphQL operation: `user(id)` takes an `id` of what `users` returned. */
export function variableValues(operation: ApiOperation, lists: readonly Listed[]): PathValues {
  const found = new Map<string, string>();
  const field = singular(operation.id.slice(operation.id.indexOf(' ') + 1));
  const list = lists.find(({ template }) => singular(template.slice(template.lastIndexOf('/') + 1)) === field);
  for (const { variable, argument } of variablesOf(operation)) {
    const own = list === undefined ? null : fromCollection(argument, list.template, [list]);
    const value = own ?? fromAny(argument, lists);
    if (value !== null) found.set(variable, value);
  }
  return found;
}

/**
 * Values of the site for all that selects the object that an operation reads: path parameters, required ids in the query, and the
 * required variables of GraphQL.
 * @returns null if nothing selects an object, or a value is not known
 */
export function objectValues(operation: ApiOperation, lists: readonly Listed[]): PathValues | null {
  if (operation.format === 'graphql') {
    const { variables = {} } = (operation.body?.value ?? {}) as { readonly variables?: object };
    const known = variableValues(operation, lists);
    const required = Object.keys(variables).map((name) => [name, known.get(name)] as const);
    return complete(required);
  }
  const path = pathValues(operation, lists);
  const inPath = [...operation.template.matchAll(/\{([^{}/]{1,100})\}/g)].map(
    ([, name = '']) => [name, path.get(name)] as const,
  );
  if (inPath.length > 0) return complete(inPath);
  const ids = operation.parameters.filter(
    (one) => one.in === 'query' && one.isRequired && hasName('object-id', one.name),
  );
  return complete(ids.map(({ name }) => [`?${name}`, queryValue(name, operation.template, lists)] as const));
}

function complete(values: readonly (readonly [string, string | null | undefined])[]): PathValues | null {
  const known = values.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]));
  return known.length === 0 || known.length < values.length ? null : new Map(known);
}

/** `/order?id=` takes an `id` of what `/orders` returned. */
function queryValue(name: string, template: string, lists: readonly Listed[]): string | null {
  const segments = new Set(new URL(template).pathname.split('/').map(singular));
  for (const list of lists) {
    if (list.template === template || !segments.has(singular(list.template.slice(list.template.lastIndexOf('/') + 1))))
      continue;
    const value = fromCollection(name, list.template.replace(/\/$/, ''), [list]);
    if (value !== null) return value;
  }
  return fromAny(name, lists);
}

/** Where an operation's list lies: a field of GraphQL is a collection as a path is. */
export function placeOf({ format, template, id }: ApiOperation): string {
  return format === 'graphql' ? `${template}/${id.slice(id.indexOf(' ') + 1)}` : template;
}

function fromCollection(name: string, before: string, lists: readonly Listed[]): string | null {
  const own = lists.filter(({ template }) => template.replace(/\/$/, '') === before);
  const records = own.flatMap((list) => list.records);
  const byName = propertyOf(records, plain(name));
  if (byName !== null) return byName;
  // `userId` and `user_id` of `/users` are its `id`; `owner` is not.
  const collection = singular(before.slice(before.lastIndexOf('/') + 1));
  const short = plain(name).startsWith(collection) ? plain(name).slice(collection.length) : plain(name);
  const wanted = short === '' || short === 'id' || short === 'identifier' ? ID_NAMES : [short];
  for (const property of wanted) {
    const value = propertyOf(records, plain(property));
    if (value !== null) return value;
  }
  return own[0]?.scalars[0] ?? null;
}

/** A property of exactly the parameter's name, or the id of the collection that it names: `userId` is the `id` in `/users`. */
function fromAny(name: string, lists: readonly Listed[]): string | null {
  const wanted = plain(name);
  // Every list has some `id`, which is no id of another one.
  if (wanted !== 'id')
    for (const { records } of lists) {
      const value = propertyOf(records, wanted);
      if (value !== null) return value;
    }
  const of = /^(\w{2,60})(?:id|uuid|slug)$/.exec(wanted)?.[1];
  const list = lists.find(({ template }) => template.split('/').some((segment) => singular(segment) === of));
  return list === undefined ? null : propertyOf(list.records, 'id');
}

function propertyOf(records: readonly Readonly<Record<string, unknown>>[], wanted: string): string | null {
  for (const record of records)
    for (const [name, value] of Object.entries(record).slice(0, RECORDS_MAX)) {
      const scalar = plain(name) === wanted ? scalarOf(value) : null;
      if (scalar !== null) return scalar;
    }
  return null;
}

/** Without case and separators: `user_id` and `userId` are one name. */
function plain(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replace(/[_\-\s]/g, '');
}

function singular(collection: string): string {
  const word = plain(collection);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function scalarOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== 'string' || value.trim() === '' || value.length > VALUE_LENGTH_MAX) return null;
  return value;
}
