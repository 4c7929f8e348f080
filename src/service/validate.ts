import type { TSchema } from 'typebox';
import { IsDateTime } from 'typebox/format';
import type { ErrorDetail } from '../contract/errors.ts';
import { ApiError, invalid } from './errors.ts';

/** The subset of JSON Schema that request schemas use. */
interface Schema {
  /** The schema of a value that may also be null. */
  readonly anyOf?: readonly [Schema, ...Schema[]];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Maximum faults reported per value; validation stops there, so a hostile body cannot make the report large. */
const FAULTS_MAX = 20;
const NAME_MAX = 100;
const PATH_MAX = 300;

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};

/**
 * Checks a request against its schema.
 * @param what name of the value in the message when the fault is the value itself, for example "The body"
 * @throws ApiError validation_error that lists every fault, up to 20
 */
export function validate(schema: TSchema, value: unknown, what: string): void {
  const faults = schemaFaults(schema, value);
  if (faults.length > 0) throw validationError(faults, what);
}

/** Parses a date-time parameter or member. The format allows leap seconds, which a Date cannot represent. */
export function dateOf(name: string, value: string | undefined): Date | null {
  if (value === undefined) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw invalid(name, 'is not a valid time', 'format');
  return date;
}

export function validationError(faults: readonly ErrorDetail[], what: string): ApiError {
  const [first] = faults;
  const param = first?.param ?? '';
  return new ApiError('validation_error', `${param === '' ? what : param} ${first?.message ?? 'is not valid'}.`, {
    ...(param === '' ? {} : { param }),
    details: faults,
  });
}

/**
 * Lists the faults of a value, up to 20. Lists and maps that are too large are reported without visiting their entries,
 * and no string is read past its maximum length, so the schema bounds the cost, not the value.
 * @param prefix prepended to every path, for example `scans[3]`
 * @returns an empty list for a valid value
 */
export function schemaFaults(schema: TSchema, value: unknown, prefix = ''): ErrorDetail[] {
  const walk = new Walk();
  walk.value(schema as Schema, value, prefix);
  return walk.faults;
}

class Walk {
  readonly faults: ErrorDetail[] = [];

  get isFull(): boolean {
    return this.faults.length >= FAULTS_MAX;
  }

  value(schema: Schema, value: unknown, path: string): void {
    if (schema.anyOf !== undefined) {
      if (value !== null) this.value(schema.anyOf[0], value, path);
    } else if (schema.enum !== undefined) {
      if (!schema.enum.includes(value)) this.#add(path, 'enum', `must be one of ${schema.enum.join(', ')}`);
    } else if (!isOfType(schema.type, value)) {
      this.#add(path, 'type', `must be ${TYPES[schema.type ?? ''] ?? schema.type}`);
    } else if (typeof value === 'string') this.#text(schema, value, path);
    else if (typeof value === 'number') this.#number(schema, value, path);
    else if (Array.isArray(value)) this.#list(schema, value, path);
    else if (typeof value === 'object') this.#object(schema, value as Record<string, unknown>, path);
  }

  #object(schema: Schema, value: Readonly<Record<string, unknown>>, path: string): void {
    const { properties = {}, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
    const names = Object.keys(value);
    if (names.length < minProperties) this.#add(path, 'minProperties', tooFew(minProperties, 'fields'));
    if (names.length > maxProperties) {
      this.#add(path, 'maxProperties', tooMany(maxProperties, 'field', 'fields'));
      return;
    }
    for (const name of schema.required ?? []) {
      if (!Object.hasOwn(value, name)) this.#add(join(path, name), 'required', 'is required');
    }
    for (const name of names) {
      if (this.isFull) return;
      const inner = join(path, name);
      if (Object.hasOwn(properties, name)) this.value(properties[name] ?? {}, value[name], inner);
      else this.#additional(schema, name, value[name], inner);
    }
  }

  #additional(schema: Schema, name: string, value: unknown, path: string): void {
    if (typeof schema.additionalProperties !== 'object') {
      this.#add(path, 'unknown', 'is not known here');
      return;
    }
    const before = this.faults.length;
    this.#text(schema.propertyNames ?? {}, name, path);
    if (this.faults.length === before) this.value(schema.additionalProperties, value, path);
  }

  #list(schema: Schema, value: readonly unknown[], path: string): void {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    if (value.length < minItems) this.#add(path, 'minItems', tooFew(minItems, 'entries'));
    if (value.length > maxItems) {
      this.#add(path, 'maxItems', tooMany(maxItems, 'entry', 'entries'));
      return;
    }
    // Lists with unique entries are lists of strings, so a Set finds duplicates in one pass.
    if (schema.uniqueItems === true && new Set(value).size < value.length) {
      this.#add(path, 'uniqueItems', 'must not contain duplicates');
    }
    if (items === undefined) return;
    for (const [index, item] of value.entries()) {
      if (this.isFull) return;
      this.value(items, item, `${path}[${index}]`);
    }
  }

  #text(schema: Schema, value: string, path: string): void {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
    if (isLongerThan(value, maxLength)) this.#add(path, 'maxLength', tooMany(maxLength, 'character', 'characters'));
    else if (minLength > 0 && !isLongerThan(value, minLength - 1)) {
      this.#add(path, 'minLength', tooFew(minLength, 'characters'));
    } else if (pattern !== undefined && !expression(pattern).test(value)) {
      this.#add(path, 'pattern', `must match the pattern ${pattern}`);
    } else if (format === 'date-time' && !IsDateTime(value)) {
      this.#add(path, 'format', 'must be a date-time such as 2026-11-21T08:15:30Z');
    } else if (value.includes('\u0000') || !value.isWellFormed()) {
      // PostgreSQL can store neither. Reject them here rather than fail in a statement.
      this.#add(path, 'text', 'must not hold a NUL character or a lone surrogate');
    }
  }

  #number(schema: Schema, value: number, path: string): void {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    if (value < minimum) this.#add(path, 'minimum', `must be at least ${minimum}`);
    if (value > maximum) this.#add(path, 'maximum', `must be at most ${maximum}`);
  }

  #add(path: string, code: string, message: string): void {
    if (!this.isFull) this.faults.push({ param: path.slice(0, PATH_MAX), code, message });
  }
}

function tooFew(minimum: number, many: string): string {
  return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} ${many}`;
}

function tooMany(maximum: number, one: string, many: string): string {
  return `must have at most ${maximum} ${maximum === 1 ? one : many}`;
}

function isOfType(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

/** JSON Schema counts code points. A string has between half its length and its length of them. */
function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > limit;
}

const expressions = new Map<string, RegExp>();

/** Compiled patterns. They come from our own schemas, so the cache is bounded. */
function expression(pattern: string): RegExp {
  let compiled = expressions.get(pattern);
  if (compiled === undefined) {
    compiled = new RegExp(pattern, 'u');
    expressions.set(pattern, compiled);
  }
  return compiled;
}

function join(path: string, name: string): string {
  const shown = name.slice(0, NAME_MAX);
  return path === '' ? shown : `${path}.${shown}`;
}
