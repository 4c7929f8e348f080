import { parsedJson } from '../../../shared/records.ts';
import type { ApiOperation, ApiParameter, ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue, Pair } from '../../core/evidence/insertion-point.ts';
import { pathShape } from '../../crawl/url-shape.ts';
import { namesWriting } from '../../crawl/writing-names.ts';
import { hasName } from '../../data/names.ts';

const BODY_MAX = 64 * 1024;
const PAIRS_MAX = 30;
const DEPTH_MAX = 5;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A request as a collection or a recording holds it. */
export interface RecordedCall {
  readonly method: string;
  /** Absolute URL; path parameters in braces. */
  readonly url: URL;
  /** Values of the path parameters, by name. */
  readonly path: ReadonlyMap<string, string>;
  readonly headers: readonly Pair[];
  readonly body: { readonly type: string; readonly text: string } | null;
  /** Name in the collection, or empty. */
  readonly name: string;
}

/** The operation of a recorded request; null for one that cannot be repeated. Its credentials are left out. */
export function operationOfCall(
  format: 'postman' | 'har',
  { method, url, path, headers, body, name }: RecordedCall,
  origin: string,
): ApiOperation | null {
  const verb = method.toUpperCase();
  if (!METHODS.has(verb) || url.href.length > 2_000) return null;
  const { template, values } = templateOf(url, path);
  const sent = body === null ? null : bodyOf(body);
  if (body !== null && sent === null && verb !== 'GET' && verb !== 'HEAD') return null;
  const isReading = verb === 'GET' || verb === 'HEAD';
  const query = [...url.searchParams].slice(0, PAIRS_MAX);
  return {
    format,
    id: `${verb} ${template}`,
    method: verb as ApiOperation['method'],
    template: origin + template,
    parameters: [
      ...[...values].map(([key, value]) => parameter('path', key, value)),
      ...query.filter(([key]) => !hasName('kept-header', key)).map(([key, value]) => parameter('query', key, value)),
      ...headers
        .filter(([key]) => /^[\w.-]{1,100}$/.test(key) && !hasName('kept-header', key))
        .slice(0, PAIRS_MAX)
        .map(([key, value]) => parameter('header', key, value.slice(0, 500))),
    ],
    headers: [],
    body: isReading ? null : sent,
    response: null,
    security: 'unknown',
    scopes: [],
    isRead: isReading && !namesWriting(template, name),
  };
}

function parameter(place: ApiParameter['in'], name: string, value: string): ApiParameter {
  return { in: place, name: name.slice(0, 200), isRequired: true, schema: { type: 'string' }, value };
}

/** Ids in the path become parameters, so that all requests of one operation are one. */
function templateOf(url: URL, given: ReadonlyMap<string, string>): { template: string; values: Map<string, string> } {
  const values = new Map(given);
  const shapes = pathShape(url).split('/');
  const segments = url.pathname.replaceAll('%7B', '{').replaceAll('%7D', '}').split('/');
  const template = segments.map((segment, index) => {
    if (segment.startsWith('{') || !/^\{(?:n|id)\}$/.test(shapes[index] ?? '')) return segment;
    let name = 'id';
    for (let count = 2; values.has(name); count += 1) name = `id${count}`;
    values.set(name, segment);
    return `{${name}}`;
  });
  return { template: template.join('/'), values };
}

function bodyOf({ type, text }: { readonly type: string; readonly text: string }): ApiOperation['body'] {
  if (text.length > BODY_MAX) return null;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const fields = [...new URLSearchParams(text)].slice(0, PAIRS_MAX);
    return { encoding: 'form', schema: objectOf(fields), value: Object.fromEntries(fields) };
  }
  if (!/\bjson\b/i.test(type)) return null;
  const value = parsedJson(text) as JsonValue | undefined;
  return value === undefined ? null : { encoding: 'json', schema: schemaOf(value, DEPTH_MAX), value };
}

function objectOf(fields: readonly Pair[]): ApiSchema {
  return { type: 'object', properties: new Map(fields.map(([name]) => [name, { type: 'string' }])) };
}

function schemaOf(value: JsonValue, depth: number): ApiSchema {
  if (value === null || depth === 0) return { type: 'unknown' };
  if (typeof value === 'string') return { type: 'string' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (Array.isArray(value)) return { type: 'array', items: schemaOf((value[0] ?? null) as JsonValue, depth - 1) };
  const members = Object.entries(value).slice(0, PAIRS_MAX);
  return {
    type: 'object',
    properties: new Map(members.map(([name, member]) => [name, schemaOf(member as JsonValue, depth - 1)])),
  };
}
