import { ownValue } from '../../../shared/records.ts';
import type { ApiOperation, ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { isHarmfulName, namesWriting } from '../../crawl/writing-names.ts';
import { hasName } from '../../data/names.ts';
import type { GraphQlField, GraphQlInput, GraphQlSchema, GraphQlTypeReference } from '../describe/graphql-schema.ts';
import { OPERATIONS_MAX, type ReadDescription } from '../describe/read-model.ts';
import { sampleOf } from '../describe/sample-values.ts';

const DEPTH_MAX = 3;
const SELECTED_MAX = 12;
const NESTED_MAX = 4;
const INPUTS_MAX = 20;
const SCALARS: Readonly<Record<string, ApiSchema['type']>> = {
  String: 'string',
  ID: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/**
 * The fields of the root types, each as one request with the arguments as variables.
 *
 * @param endpoint absolute URL
 */
export function graphQlOperations(schema: GraphQlSchema, endpoint: URL): ReadDescription {
  const of = (kind: 'query' | 'mutation') => {
    const root = schema[kind];
    const fields = root === null ? [] : (schema.types.get(root)?.fields ?? []);
    return fields.map((field) => operationOf(schema, kind, field, endpoint));
  };
  const mutations = of('mutation');
  const sent = mutations.filter(({ id }) => !hasName('changes', id.slice('mutation '.length)) && !isHarmfulName(id));
  const operations = [...of('query'), ...sent];
  return {
    format: 'graphql',
    version: '',
    operations: operations.slice(0, OPERATIONS_MAX),
    leftOut: Math.max(0, operations.length - OPERATIONS_MAX) + mutations.length - sent.length,
  };
}

function operationOf(
  schema: GraphQlSchema,
  kind: 'query' | 'mutation',
  field: GraphQlField,
  endpoint: URL,
): ApiOperation {
  const inputs = field.inputs.slice(0, INPUTS_MAX);
  // Findings name a place by its variable: every operation has the same URL.
  const variable = (name: string) => `${field.name}_${name}`;
  const declared = inputs.map(({ name, type }) => `$${variable(name)}:${type.text}`).join(',');
  const passed = inputs.map(({ name }) => `${name}:$${variable(name)}`).join(',');
  const call = inputs.length === 0 ? field.name : `${field.name}(${passed})`;
  const query = `${kind}${inputs.length === 0 ? '' : `(${declared})`}{${call}${selectionOf(schema, field.type, DEPTH_MAX)}}`;
  const required = inputs.filter(isRequired);
  const variables = Object.fromEntries(
    required.map((input) => [variable(input.name), sampleFor(schema, input, DEPTH_MAX)]),
  );
  return {
    format: 'graphql',
    id: `${kind} ${field.name}`,
    method: 'POST',
    template: `${endpoint.origin}${endpoint.pathname}`,
    parameters: [],
    headers: [],
    body: {
      encoding: 'json',
      schema: {
        type: 'object',
        properties: new Map<string, ApiSchema>([
          ['query', { type: 'string' }],
          [
            'variables',
            {
              type: 'object',
              properties: new Map(inputs.map(({ name, type }) => [variable(name), { type: typeOf(type) }])),
            },
          ],
        ]),
      },
      value: { query, variables },
    },
    response: null,
    security: 'unknown',
    scopes: [],
    isRead: kind === 'query' && !namesWriting(field.name, field.name),
  };
}

/** An argument of a GraphQL operation, and the variable that holds it. */
export interface GraphQlVariable {
  readonly variable: string;
  readonly argument: string;
  readonly type: ApiSchema['type'];
}

export function variablesOf({ id, body }: ApiOperation): GraphQlVariable[] {
  const prefix = id.length - id.indexOf(' ');
  const properties = body?.schema.properties?.get('variables')?.properties ?? new Map<string, ApiSchema>();
  return [...properties].map(([variable, { type }]) => ({ variable, argument: variable.slice(prefix), type }));
}

function typeOf({ text, name }: GraphQlTypeReference): ApiSchema['type'] {
  return text.startsWith('[') ? 'array' : (ownValue(SCALARS, name) ?? 'unknown');
}

function isRequired({ type, hasDefault }: GraphQlInput): boolean {
  return type.text.endsWith('!') && !hasDefault;
}

function sampleFor(schema: GraphQlSchema, { name, type }: GraphQlInput, depth: number): JsonValue {
  const one = ofNamed(schema, name, type.name, depth);
  return type.text.startsWith('[') ? [one] : one;
}

function ofNamed(schema: GraphQlSchema, name: string, typeName: string, depth: number): JsonValue {
  const scalar = ownValue(SCALARS, typeName);
  if (scalar !== undefined) return sampleOf({}, scalar, name);
  const type = schema.types.get(typeName);
  if (type?.kind === 'enum') return type.values[0] ?? '';
  if (type?.kind !== 'input' || depth === 0) return sampleOf({}, 'string', name);
  const inputs = type.inputs.slice(0, INPUTS_MAX).filter(isRequired);
  return Object.fromEntries(inputs.map((input) => [input.name, sampleFor(schema, input, depth - 1)]));
}

/** The scalar fields of a type, and those of the objects in it. */
function selectionOf(schema: GraphQlSchema, { name }: GraphQlTypeReference, depth: number): string {
  const type = schema.types.get(name);
  if (type === undefined || type.kind === 'scalar' || type.kind === 'enum' || type.kind === 'input') return '';
  if (type.kind === 'union' || depth === 0) return '{__typename}';
  const free = type.fields.filter(({ inputs }) => !inputs.some(isRequired));
  const isLeaf = (field: GraphQlField) => selectionOf(schema, field.type, 0) === '';
  const leaves = free
    .filter(isLeaf)
    .slice(0, SELECTED_MAX)
    .map((field) => field.name);
  const nested =
    depth === 1
      ? []
      : free
          .filter((field) => !isLeaf(field))
          .slice(0, NESTED_MAX)
          .map((field) => `${field.name}${selectionOf(schema, field.type, depth - 1)}`);
  const names = [...leaves, ...nested];
  return `{${names.length === 0 ? '__typename' : names.join(' ')}}`;
}
