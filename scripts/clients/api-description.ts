import { openApiDocument } from '../../src/contract/openapi.ts';

/** The front end of the generators of clients: the API description with everything but the references of schemas resolved. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** The JSON body of a request. */
  readonly body: Schema | undefined;
  /** The JSON body of each response. */
  readonly responses: readonly { readonly isSuccess: boolean; readonly schema: Schema | undefined }[];
}

export interface ApiEvent {
  /** For example `scan.queued`. */
  readonly type: string;
  readonly schema: Schema;
  readonly data: Schema;
}

export interface ApiDescription {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly Operation[];
  readonly events: readonly ApiEvent[];
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface WrittenOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export function apiDescription(document: Readonly<Record<string, unknown>> = openApiDocument()): ApiDescription {
  /** Follows a reference to any part of the document. */
  const resolve = (value: unknown): unknown => {
    const reference = (value as { $ref?: string } | undefined)?.$ref;
    if (reference === undefined) return value;
    const steps = reference.replace(/^#\//, '').split('/');
    return resolve(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document));
  };
  const jsonOf = (value: unknown): Schema | undefined =>
    (resolve(value) as Media | undefined)?.content?.['application/json']?.schema;
  const paths = document['paths'] as Record<string, Record<string, WrittenOperation>>;
  const written = Object.values(paths).flatMap((item) => Object.values(item));
  const webhooks = document['webhooks'] as Record<string, { readonly post: WrittenOperation }>;
  return {
    schemas: (document['components'] as { readonly schemas: Record<string, Schema> }).schemas,
    operations: written.map(({ operationId, parameters = [], requestBody, responses }) => ({
      id: operationId,
      parameters: parameters.map((parameter) => resolve(parameter) as Parameter),
      body: jsonOf(requestBody),
      responses: Object.entries(responses).map(([status, response]) => ({
        isSuccess: status.startsWith('2'),
        schema: jsonOf(response),
      })),
    })),
    events: Object.entries(webhooks).map(([type, { post }]) => {
      const schema = jsonOf(post.requestBody);
      const data = schema?.properties?.['data'];
      if (schema === undefined || data === undefined) throw new Error(`The event ${type} has no data`);
      return { type, schema, data };
    }),
  };
}

/** The name of the component that a schema refers to. */
export function nameOfRef(schema: Schema): string | undefined {
  return schema.$ref?.replace('#/components/schemas/', '');
}

/** The schema of the values of a map. */
export function valuesOf({ additionalProperties, patternProperties = {} }: Schema): Schema | undefined {
  return (
    Object.values(patternProperties)[0] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
  );
}

/** The type of a union of a type and null; the schema itself if it is none. @throws Error for other unions */
export function withoutNull(schema: Schema): Schema {
  if (schema.anyOf === undefined) return schema;
  const [value, ...rest] = schema.anyOf.filter((option) => option.type !== 'null');
  if (value === undefined || rest.length > 0)
    throw new Error(`A union of more than a type and null: ${JSON.stringify(schema)}`);
  return value;
}

/** True for a list that `next_cursor` continues. */
export function isPage(schema: Schema | undefined): boolean {
  return schema?.properties?.['next_cursor'] !== undefined;
}
