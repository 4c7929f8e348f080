import { type Static, type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { strictObject } from '../contract/primitives.ts';
import { redact } from './api-error.ts';
import { ServiceResponseError } from './errors.ts';

/** Longest text of a response, in UTF-16 code units, where its schema sets no bound. */
const TEXT_LENGTH_MAX = 20_000;
/** Paths of texts whose schema sets a higher bound. */
const LONGER = new Set(['coverage.browser.screenshot']);

/** Compiled on first use: a report of thousands of findings is checked twenty times faster than by interpretation. */
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const compiled: Validator = Compile(schema);
  validators.set(schema, compiled);
  return compiled;
}

/**
 * Checks the JSON of a response and drops the members that `schema` does not name.
 * @param request method and path, for the message
 * @throws ServiceResponseError `response_malformed` with the path of the member at fault
 */
export function checkResponse<Schema extends TSchema>(schema: Schema, body: unknown, request: string): Static<Schema> {
  const validator = validatorOf(schema);
  const value = validator.Clean(body);
  if (!validator.Check(value)) throw malformedResponse(request, ...faultOf(validator.Errors(value)));
  const long = longTextIn(value, []);
  if (long !== null) throw malformedResponse(request, long, `is longer than ${TEXT_LENGTH_MAX} characters`);
  return value as Static<Schema>;
}

/** @param member path of the member at fault, such as `data.0.severity`; '' for the body itself */
export function malformedResponse(request: string, member: string, fault: string): ServiceResponseError {
  const place = redact(member, [], 200);
  const message = `${request}: the response is malformed: ${place === '' ? 'the body' : place} ${redact(fault, [], 200)}.`;
  return new ServiceResponseError('response_malformed', message, { request, member: place });
}

/** The deepest fault: those above it only say that no variant of a union fits, and `null` is one variant. */
function faultOf(errors: ReturnType<Validator['Errors']>): [member: string, fault: string] {
  const faults = errors.filter(({ keyword }) => keyword !== 'anyOf');
  const ranked = faults.map(({ instancePath, params, message }) => {
    const path = instancePath.split('/').slice(1);
    const { requiredProperties: [missing] = [], type } = params as { requiredProperties?: string[]; type?: string };
    const member = missing === undefined ? path : [...path, missing];
    return {
      member,
      fault: missing === undefined ? message : 'is missing',
      rank: member.length - (type === 'null' ? 0.5 : 0),
    };
  });
  const [first] = ranked.sort((left, right) => right.rank - left.rank);
  return [first?.member.join('.') ?? '', first?.fault ?? 'does not have the documented form'];
}

/** @param names the way to the value */
function longTextIn(value: unknown, names: string[]): string | null {
  if (typeof value === 'string') {
    if (value.length <= TEXT_LENGTH_MAX) return null;
    const path = names.join('.');
    return LONGER.has(path) ? null : path;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    names.push(name);
    const found = longTextIn(member, names);
    if (found !== null) return found;
    names.pop();
  }
  return null;
}

/** One page of a list (docs/API.md#conventions). `next_cursor` is absent on the last page. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly next_cursor?: string;
}

const pages = new WeakMap<TSchema, ReturnType<typeof pageOf>>();

function pageOf<Item extends TSchema>(item: Item) {
  return strictObject({
    data: Type.Array(item),
    next_cursor: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
    // A list next to an error is incomplete.
    error: Type.Optional(Type.Null()),
  });
}

/** Checks one page; an empty or null `next_cursor` also marks the last one. @throws ServiceResponseError */
export function checkPage<Item extends TSchema>(item: Item, body: unknown, request: string): Page<Static<Item>> {
  const schema = pages.get(item) ?? pageOf(item);
  pages.set(item, schema);
  const { data, next_cursor: cursor } = checkResponse(schema, body, request);
  const items = data as Static<Item>[];
  return cursor ? { data: items, next_cursor: cursor } : { data: items };
}
