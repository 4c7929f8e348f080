import type { TSchema } from 'typebox';

/**
 * Tolerant reading. A service may leave out what the API document leaves open, add fields we do not know, or send
 * another type: `conform` gives back a value of the schema's shape, with what was there kept and what was missing filled
 * by a harmless default ('' for text, 0, false, [], null where null is allowed). A value outside of a closed list is
 * KEPT as the text it is (`''` when missing): whoever judges it must see that it is unknown.
 */
export function conform(schema: TSchema, value: unknown): unknown {
  return walk(schema as JsonSchema, value, 0);
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly maxLength?: number;
}

/** Bound of texts for which the schema has none, in characters. */
const MAX_TEXT = 20_000;
const MAX_ENTRIES = 1_000;
const MAX_DEPTH = 20;

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function walk(schema: JsonSchema, value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return null;
  if (schema.anyOf !== undefined) return union(schema.anyOf, value, depth);
  if (schema.enum !== undefined || schema.const !== undefined) return text(value, 200);
  switch (schema.type) {
    case 'object':
      return schema.properties === undefined ? dictionary(schema, value, depth) : record(schema, value, depth);
    case 'array':
      return array(schema, value, depth);
    case 'string':
      return text(value, schema.maxLength ?? MAX_TEXT);
    case 'integer':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : 0;
    case 'boolean':
      return value === true;
    default:
      return null;
  }
}

function union(branches: readonly JsonSchema[], value: unknown, depth: number): unknown {
  const nullAllowed = branches.some((branch) => branch.type === 'null');
  if (nullAllowed && (value === null || value === undefined)) return null;
  const branch = branches.find((candidate) => candidate.type !== 'null');
  if (branch === undefined) return null;
  const fits =
    branch.type === 'object' ? isRecord(value) : branch.type === 'array' ? Array.isArray(value) : !isObject(value);
  return nullAllowed && !fits ? null : walk(branch, value, depth + 1);
}

function record(schema: JsonSchema, value: unknown, depth: number): Record<string, unknown> {
  const given = isRecord(value) ? value : {};
  const required = new Set(schema.required ?? []);
  const result: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const present = Object.hasOwn(given, name) && given[name] !== undefined;
    if (present || required.has(name)) result[name] = walk(property, present ? given[name] : undefined, depth + 1);
  }
  return result;
}

function dictionary(schema: JsonSchema, value: unknown, depth: number): Record<string, unknown> {
  const entrySchema = schema.additionalProperties;
  const result: Record<string, unknown> = Object.create(null);
  if (!isRecord(value) || typeof entrySchema !== 'object') return { ...result };
  for (const [name, entry] of Object.entries(value).slice(0, schema.maxProperties ?? MAX_ENTRIES)) {
    if (name !== '__proto__') result[name] = walk(entrySchema, entry, depth + 1);
  }
  return { ...result };
}

/** Items are neither dropped nor bounded here: a list that lost an entry would look better than it is. */
function array(schema: JsonSchema, value: unknown, depth: number): unknown[] {
  if (!Array.isArray(value)) return [];
  const { items } = schema;
  return items === undefined ? [] : value.map((item) => walk(items, item, depth + 1));
}

function text(value: unknown, maxLength: number): string {
  const string =
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  return string.length > maxLength ? `${string.slice(0, maxLength - 1)}…` : string;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
