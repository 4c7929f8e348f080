import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation, ApiParameter } from '../../core/evidence/api.ts';
import { noteNouns } from '../../crawl/act-address.ts';
import { namesWriting } from '../../crawl/writing-names.ts';
import { describedBody, JSON_TYPE } from './openapi-body.ts';
import { OPERATIONS_MAX, type ReadDescription } from './read-model.ts';
import { textOfValue } from './sample-values.ts';
import { exampleOf, SchemaReader } from './schema-reader.ts';
import { basePathOf, tokenCarriers } from './server-path.ts';

type Node = Readonly<Record<string, unknown>>;

const PATHS_MAX = 5_000;
const PARAMETERS_MAX = 40;
const SCOPES_MAX = 20;
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
/** Fields of the protocol, which OpenAPI itself ignores as parameters, and credentials. */
const NOT_SENT = new Set(['accept', 'content-type', 'authorization', 'cookie', 'host', 'content-length']);

/** `2.0`, `3.0` or `3.1`, or null for another kind of document. */
export function openApiVersion(document: Node): string | null {
  const version = String(document['openapi'] ?? document['swagger'] ?? '').slice(0, 20);
  if (!/^(?:2\.0|3\.[0-9])(?:\.|$)/.test(version) || !isRecord(document['paths'])) return null;
  return version.slice(0, 3);
}

/**
 * Reads OpenAPI 2.0, 3.0 and 3.1. What cannot be read is left out and counted.
 *
 * @param address absolute URL of the description, or of the target if it was given
 */
export function readOpenApi(document: Node, version: string, address: URL): ReadDescription {
  const schemas = new SchemaReader(document);
  const paths = Object.entries(isRecord(document['paths']) ? document['paths'] : {});
  const nouns = nounsOf(paths, address);
  const places: Place[] = [];
  let leftOut = Math.max(0, paths.length - PATHS_MAX);
  for (const [path, entry] of paths.slice(0, PATHS_MAX)) {
    const item = schemas.resolve(entry);
    if (item !== null && path.startsWith('/'))
      places.push(...placesOf({ document, schemas, nouns, address, path, item }));
    else if (!path.startsWith('x-')) leftOut += 1;
  }
  const operations: ApiOperation[] = [];
  for (const place of places) {
    const operation = operations.length < OPERATIONS_MAX ? readOperation(place) : null;
    if (operation === null) leftOut += 1;
    else operations.push(operation);
  }
  return { format: 'openapi', version, operations, leftOut, carriers: tokenCarriers(document) };
}

/** Names of collections of the API. */
function nounsOf(paths: readonly (readonly [string, unknown])[], address: URL): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (const [path] of paths.slice(0, PATHS_MAX)) {
    const url = URL.parse(path, address);
    if (url !== null) noteNouns(url, nouns);
  }
  return nouns;
}

function placesOf(path: Omit<Place, 'method' | 'node'>): Place[] {
  return METHODS.flatMap((method) => {
    const node = path.schemas.resolve(path.item[method]);
    return node === null ? [] : { ...path, method, node };
  });
}

interface Place {
  readonly document: Node;
  readonly schemas: SchemaReader;
  /** Names of collections of the API. */
  readonly nouns: ReadonlySet<string>;
  readonly address: URL;
  readonly path: string;
  readonly item: Node;
  readonly method: (typeof METHODS)[number];
  readonly node: Node;
}

function readOperation(place: Place): ApiOperation | null {
  const { document, schemas, address, item, node, method } = place;
  const [path = '', query = ''] = place.path.split('#', 1)[0]?.split('?') ?? [];
  const template = `${address.origin}${basePathOf(document, item, node, address)}${path}`;
  if (template.length > 2_000 || !URL.canParse(template) || /\s/.test(template)) return null;
  const given = parametersOf(place);
  const fixed = [...new URLSearchParams(query)].map(([name, value]) => fixedParameter(name, value));
  const parameters = [...given.flatMap((one) => readParameter(schemas, one)), ...fixed, ...missing(path, given)];
  const body = describedBody(place, given);
  if (body === 'unsupported') return null;
  const name = textOf(node['operationId']);
  const isReading = method === 'get' || method === 'head';
  return {
    format: 'openapi',
    id: `${method.toUpperCase()} ${new URL(template).pathname.replaceAll('%7B', '{').replaceAll('%7D', '}')}`,
    method: method.toUpperCase() as ApiOperation['method'],
    template,
    parameters: parameters.slice(0, PARAMETERS_MAX),
    headers: [],
    body: isReading ? null : body,
    response: responseOf(place),
    ...securityOf(document, node),
    isRead: isReading && !namesWriting(path, name, textOf(node['summary']), place.nouns),
  };
}

/** The parameters of the path and of the operation, which replaces those of the same name. */
function parametersOf({ schemas, item, node }: Place): Node[] {
  const found = new Map<string, Node>();
  for (const list of [item['parameters'], node['parameters']])
    for (const entry of Array.isArray(list) ? (list as unknown[]).slice(0, PARAMETERS_MAX) : []) {
      const parameter = schemas.resolve(entry);
      if (parameter !== null && typeof parameter['name'] === 'string')
        found.set(`${String(parameter['in'])} ${parameter['name']}`, parameter);
    }
  return [...found.values()];
}

function readParameter(schemas: SchemaReader, node: Node): ApiParameter[] {
  const place = node['in'];
  const name = String(node['name']).slice(0, 200);
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return [];
  if (place === 'header' && (NOT_SENT.has(name.toLowerCase()) || !/^[\w.!#$%&'*+^`|~-]{1,100}$/.test(name))) return [];
  const schema = schemaOf(schemas, node);
  const given = exampleOf(node);
  const sample = given === undefined ? schemas.sample(schema, name) : { value: given, isInvented: false };
  return [
    {
      in: place,
      name,
      isRequired: place === 'path' || node['required'] === true,
      schema: schemas.read(schema),
      value: textOfValue(sample.value),
      ...(sample.isInvented ? { isInvented: true as const } : {}),
    },
  ];
}

/** OpenAPI 2.0 describes the value by the parameter itself, 3.x by its schema or its first media type. */
function schemaOf(schemas: SchemaReader, node: Node): unknown {
  if (node['schema'] !== undefined) return node['schema'];
  const { content } = node as { content?: unknown };
  if (!isRecord(content)) return node;
  const [first] = Object.values(content);
  return schemas.resolve(first)?.['schema'] ?? {};
}

/** Parameters in braces that the description names nowhere else. */
function missing(path: string, given: readonly Node[]): ApiParameter[] {
  const names = new Set(given.flatMap((one) => (one['in'] === 'path' ? [one['name']] : [])));
  const braces = [...path.matchAll(/\{([^{}/]{1,100})\}/g)].map(([, name = '']) => name);
  return [...new Set(braces)]
    .filter((name) => !names.has(name))
    .map((name) => ({ in: 'path', name, isRequired: true, schema: { type: 'unknown' }, value: '1', isInvented: true }));
}

function fixedParameter(name: string, value: string): ApiParameter {
  return { in: 'query', name, isRequired: true, schema: { type: 'string' }, value };
}

/** The schema of the first successful response in JSON. */
function responseOf({ schemas, node }: Place): ApiOperation['response'] {
  const responses = isRecord(node['responses']) ? node['responses'] : {};
  const status = Object.keys(responses)
    .filter((code) => /^2(?:\d\d|XX)$/i.test(code))
    .sort()[0];
  const response = schemas.resolve(responses[status ?? 'default']);
  if (response === null) return null;
  const { content } = response as { content?: unknown };
  const type = isRecord(content) ? Object.keys(content).find((name) => JSON_TYPE.test(name)) : undefined;
  const media = isRecord(content) && type !== undefined ? schemas.resolve(content[type]) : response;
  return media?.['schema'] === undefined ? null : schemas.read(media['schema']);
}

/** Alternatives, each of which names schemes with their scopes; an empty one allows anonymous requests. */
function securityOf(document: Node, node: Node): Pick<ApiOperation, 'security' | 'scopes'> {
  const listed: unknown = node['security'] ?? document['security'];
  const alternatives = Array.isArray(listed) ? listed.filter((one: unknown) => isRecord(one)) : [];
  if (alternatives.length === 0) return { security: 'none', scopes: [] };
  if (alternatives.some((one) => Object.keys(one).length === 0)) return { security: 'optional', scopes: [] };
  const scopes = alternatives.flatMap((one) => Object.values(one)).flatMap((list) => (Array.isArray(list) ? list : []));
  const names = scopes.filter((scope): scope is string => typeof scope === 'string' && scope.length <= 200);
  return { security: 'required', scopes: [...new Set(names)].slice(0, SCOPES_MAX) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 500) : '';
}
