import { isRecord, parsedJson } from '../../shared/records.ts';
import { namesWriting } from './writing-names.ts';

/** Common paths of API descriptions. The exposure catalogue has the same paths, so that each is requested once. */
export const DESCRIPTION_PATHS: readonly string[] = [
  '/swagger.json',
  '/openapi.json',
  '/openapi.yaml',
  '/v2/api-docs',
  '/v3/api-docs',
  '/api-docs',
];

/**
 * Defaults of NestJS (`/api`), Swashbuckle and ASP.NET Core 9, drf-spectacular, and Flask-AppBuilder (Superset), which are asked where
 * the common paths have nothing.
 */
export const FURTHER_DESCRIPTION_PATHS: readonly string[] = [
  '/api-json',
  '/swagger/v1/swagger.json',
  '/openapi/v1.json',
  '/api/schema/',
  '/api/v1/_openapi',
];

const TEXT_MAX = 512 * 1024;
const LINKS_MAX = 40;
const NODES_MAX = 5_000;
const DEPTH_MAX = 12;

type Json = Readonly<Record<string, unknown>>;

/**
 * URLs in a JSON response: links of an API (HAL, JSON:API and the like: any value that is a path or URL), or the GET operations of an
 * OpenAPI description, with examples for their parameters.
 *
 * @param base URL of the response
 * @returns absolute URLs, each once, in order; empty when the text is not a JSON object or array
 */
export function jsonLinks(text: string, base: string): string[] {
  const document = text.length <= TEXT_MAX && /^\s*[[{]/.test(text) ? parsedJson(text) : null;
  if (typeof document !== 'object' || document === null) return [];
  const links = isRecord(document) && isRecord(document['paths']) ? operations(document) : named(document);
  const urls = links.flatMap((link) => URL.parse(link, base)?.href ?? []);
  return [...new Set(urls)].slice(0, LINKS_MAX);
}

/** String values that are a path or URL; a template is neither. */
function named(document: object): string[] {
  const found: string[] = [];
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  let nodes = 0;
  for (let next = waiting.shift(); next !== undefined && nodes < NODES_MAX; next = waiting.shift()) {
    nodes += 1;
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (value.length <= 500 && /^(?:https?:\/\/|\/(?!\/))[^\s<>"{}\\^`|]+$/i.test(value)) found.push(value);
    } else if (typeof value === 'object' && value !== null && depth < DEPTH_MAX)
      for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return found;
}

function operations(document: Json): string[] {
  const paths = isRecord(document['paths']) ? document['paths'] : {};
  const prefix = prefixOf(document);
  return Object.entries(paths)
    .slice(0, LINKS_MAX)
    .flatMap(([path, item]) => {
      if (!path.startsWith('/') || !isRecord(item) || !isRecord(item['get'])) return [];
      const { operationId, summary } = item['get'] as { operationId?: unknown; summary?: unknown };
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      if (namesWriting(path, text(operationId), text(summary))) return [];
      const parameters = [...listOf(item['parameters']), ...listOf(item['get']['parameters'])]
        .map((parameter) => resolved(parameter, document))
        .filter(isRecord);
      const filled = path.replace(/\{([^{}/]{1,60})\}/g, (_, name: string) =>
        encodeURIComponent(exampleOf(parameters.find((each) => each['name'] === name) ?? {}, document)),
      );
      if (/[{}]/.test(filled)) return [];
      const query = parameters
        .filter((parameter) => parameter['in'] === 'query' && typeof parameter['name'] === 'string')
        .slice(0, 20)
        .map((parameter): [string, string] => [String(parameter['name']), exampleOf(parameter, document)]);
      const search = new URLSearchParams(query).toString();
      return [`${prefix}${filled}${search === '' ? '' : `?${search}`}`];
    });
}

/** Path prefix of the operations: `basePath` of Swagger 2, the first server of OpenAPI 3. */
function prefixOf(document: Json): string {
  const [server] = listOf(document['servers']);
  const base = isRecord(server) ? server['url'] : document['basePath'];
  return typeof base === 'string' && !base.includes('{') ? base.replace(/(?<!\/)\/+$/, '') : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, 50) : [];
}

/** Resolves a reference within the document (JSON Reference); one step is enough for parameters and schemas. */
function resolved(value: unknown, document: Json): unknown {
  const reference = isRecord(value) ? value['$ref'] : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return value;
  let target: unknown = document;
  for (const part of reference.slice(2).split('/', 10))
    target = isRecord(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return target;
}

function exampleOf(parameter: Json, document: Json): string {
  const inner = resolved(parameter['schema'], document);
  const schema = isRecord(inner) ? inner : {};
  const [choice] = listOf(schema['enum'] ?? parameter['enum']);
  const candidates = [parameter['example'], schema['example'], schema['default'], parameter['default'], choice];
  const given = candidates.find((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (given !== undefined) return String(given).slice(0, 200);
  const type = schema['type'] ?? parameter['type'];
  return type === 'integer' || type === 'number' ? '1' : type === 'boolean' ? 'true' : 'test';
}
