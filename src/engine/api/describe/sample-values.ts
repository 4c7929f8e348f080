import { ownValue } from '../../../shared/records.ts';
import type { ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { hasName, type NameList } from '../../data/names.ts';

const LENGTH_MAX = 200;

/** A value of each format (OpenAPI format registry, JSON Schema validation section 7.3). */
const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2024-01-01',
  'date-time': '2024-01-01T00:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'visitor@example.com',
  'idn-email': 'visitor@example.com',
  uri: 'http://example.com/',
  url: 'http://example.com/',
  'uri-reference': '/',
  iri: 'http://example.com/',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ip: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'dGVzdA==',
  binary: 'test',
  int64: '1',
  int32: '1',
};

/** What a visitor would give for a text of this name, so that other values of the request are read at all. */
const OF_NAME: readonly (readonly [list: NameList, value: string])[] = [
  ['sample-email', 'visitor@example.com'],
  ['sample-url', 'http://example.com/'],
  ['sample-id', '1'],
  ['sample-date', '2024-01-01'],
  ['sample-phone', '5550100'],
  ['sample-number', '1'],
];

/** A value of a scalar type within its bounds. */
export function sampleOf(schema: Readonly<Record<string, unknown>>, type: ApiSchema['type'], name: string): JsonValue {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberWithin(schema, type);
  const format = schema['format'];
  const ofFormat = typeof format === 'string' ? ownValue(OF_FORMAT, format) : undefined;
  if (ofFormat !== undefined) return ofFormat;
  return withLength(OF_NAME.find(([list]) => hasName(list, name))?.[1] ?? 'test', schema);
}

function withLength(text: string, schema: Readonly<Record<string, unknown>>): string {
  const minimum = Math.min(finite(schema['minLength']) ?? 0, LENGTH_MAX);
  const maximum = finite(schema['maxLength']) ?? LENGTH_MAX;
  return text.padEnd(minimum, text).slice(0, Math.max(1, maximum));
}

/** 1 where it is allowed. `exclusiveMinimum` is a boolean in OpenAPI 3.0 and a number in 3.1. */
function numberWithin(schema: Readonly<Record<string, unknown>>, type: 'integer' | 'number'): number {
  const step = type === 'integer' ? 1 : 0.5;
  const bound = (name: string, exclusive: string, sign: 1 | -1): number | null => {
    const limit = finite(schema[name]);
    const outer = finite(schema[exclusive]);
    if (outer !== null) return outer + sign * step;
    return limit !== null && schema[exclusive] === true ? limit + sign * step : limit;
  };
  const minimum = bound('minimum', 'exclusiveMinimum', 1);
  const maximum = bound('maximum', 'exclusiveMaximum', -1);
  const value = Math.min(Math.max(1, minimum ?? 1), maximum ?? Number.MAX_SAFE_INTEGER);
  return type === 'integer' ? Math.ceil(value) : value;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function isJsonScalar(value: unknown): value is string | number | boolean | null {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** A value as a path, a query or a header holds it; lists are separated by commas (OpenAPI style `simple`). */
export function textOfValue(value: JsonValue): string {
  if (isJsonScalar(value)) return value === null ? '' : String(value).slice(0, 500);
  const items: unknown = value;
  if (Array.isArray(items) && items.every(isJsonScalar)) return items.map(String).join(',').slice(0, 500);
  return JSON.stringify(value).slice(0, 500);
}
