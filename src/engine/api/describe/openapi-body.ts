import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { exampleOf, type Sample, type SchemaReader } from './schema-reader.ts';

type Node = Readonly<Record<string, unknown>>;
type Body = NonNullable<ApiOperation['body']>;

export const JSON_TYPE = /^(?:application\/(?:[\w.+-]{1,60}\+)?json|\*\/\*)\b/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;
const MULTIPART_TYPE = /^multipart\/form-data\b/i;
const XML_TYPE = /^(?:application|text)\/(?:[\w.+-]{1,60}\+)?xml\b/i;
/** In the order in which one of several encodings is chosen. */
const ENCODINGS = [
  ['json', JSON_TYPE],
  ['form', FORM_TYPE],
  ['multipart', MULTIPART_TYPE],
  ['xml', XML_TYPE],
] as const;

interface BodyPlace {
  readonly document: Node;
  readonly schemas: SchemaReader;
  readonly node: Node;
}

/**
 * The body that an operation takes, or null.
 *
 * @param given its parameters
 * @returns `unsupported` for a body that must be in another encoding, or that holds a file
 */
export function describedBody(place: BodyPlace, given: readonly Node[]): Body | 'unsupported' | null {
  const inBody = given.find((one) => one['in'] === 'body');
  if (inBody !== undefined) return bodyOfSchema(place, inBody['schema']);
  const fields = given.filter((one) => one['in'] === 'formData');
  return fields.length > 0 ? bodyOfFields(place, fields) : bodyOfContent(place);
}

/** OpenAPI 2.0, a parameter in `body`. */
function bodyOfSchema(place: BodyPlace, schema: unknown): Body {
  const types = consumedBy(place);
  const isXml = !types.some((type) => JSON_TYPE.test(type)) && types.some((type) => XML_TYPE.test(type));
  return built(isXml ? 'xml' : 'json', place.schemas, schema, undefined);
}

/** OpenAPI 2.0, parameters in `formData`. */
function bodyOfFields(place: BodyPlace, fields: readonly Node[]): Body | 'unsupported' {
  const types = consumedBy(place);
  const isForm = types.length === 0 || types.some((type) => FORM_TYPE.test(type));
  if (fields.some((field) => field['type'] === 'file')) return 'unsupported';
  if (!isForm && !types.some((type) => MULTIPART_TYPE.test(type))) return 'unsupported';
  const properties = Object.fromEntries(fields.map((field) => [String(field['name']), field]));
  return built(isForm ? 'form' : 'multipart', place.schemas, { type: 'object', properties }, undefined);
}

/** OpenAPI 3, the content of `requestBody`. */
function bodyOfContent({ schemas, node }: BodyPlace): Body | 'unsupported' | null {
  const { content } = (schemas.resolve(node['requestBody']) ?? {}) as { content?: unknown };
  if (!isRecord(content) || Object.keys(content).length === 0) return null;
  const types = Object.keys(content).slice(0, 20);
  for (const [encoding, pattern] of ENCODINGS) {
    const media = schemas.resolve(content[types.find((type) => pattern.test(type)) ?? '']);
    if (media !== null && (encoding !== 'multipart' || !isUpload(schemas, media)))
      return built(encoding, schemas, media['schema'], exampleOf(media));
  }
  return 'unsupported';
}

/** Media types of OpenAPI 2.0. */
function consumedBy({ document, node }: BodyPlace): string[] {
  const types: unknown = node['consumes'] ?? document['consumes'];
  return Array.isArray(types) ? types.slice(0, 20).map(String) : [];
}

/** True for a body with a file (OpenAPI 3.0: `format: binary`; 3.1: `contentMediaType`). */
function isUpload(schemas: SchemaReader, media: Node): boolean {
  const properties = schemas.resolve(media['schema'])?.['properties'];
  if (!isRecord(properties)) return false;
  return Object.values(properties).some((property) => {
    const schema = schemas.resolve(property);
    return schema?.['format'] === 'binary' || schema?.['contentMediaType'] !== undefined;
  });
}

/** The name that the schema gives its element, else that of the referenced schema. */
function rootOf(schemas: SchemaReader, schema: unknown): string | undefined {
  const xml = schemas.resolve(schema)?.['xml'];
  if (isRecord(xml) && typeof xml['name'] === 'string') return xml['name'].slice(0, 100);
  const reference = isRecord(schema) ? schema['$ref'] : undefined;
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1).slice(0, 100) : undefined;
}

function built(
  encoding: Body['encoding'],
  schemas: SchemaReader,
  schema: unknown,
  example: JsonValue | undefined,
): Body {
  const sample: Sample =
    example === undefined ? schemas.sample(schema ?? {}, '') : { value: example, isInvented: false };
  const root = encoding === 'xml' ? rootOf(schemas, schema) : undefined;
  return { encoding, schema: schemas.read(schema ?? {}), value: sample.value, ...(root === undefined ? {} : { root }) };
}
