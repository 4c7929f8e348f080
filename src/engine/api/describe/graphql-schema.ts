import { isRecord, ownValue } from '../../../shared/records.ts';

const TYPES_MAX = 2_000;
const FIELDS_MAX = 500;
const WRAPPERS_MAX = 8;

/** A type as GraphQL writes it, such as `[ID!]!`, and the name in it. */
export interface GraphQlTypeReference {
  readonly text: string;
  readonly name: string;
}

/** An argument, or a field of an input type. */
export interface GraphQlInput {
  readonly name: string;
  readonly type: GraphQlTypeReference;
  readonly hasDefault: boolean;
}

export interface GraphQlField {
  readonly name: string;
  readonly inputs: readonly GraphQlInput[];
  readonly type: GraphQlTypeReference;
}

export interface GraphQlType {
  readonly kind: 'scalar' | 'object' | 'interface' | 'union' | 'enum' | 'input';
  readonly fields: readonly GraphQlField[];
  readonly inputs: readonly GraphQlInput[];
  readonly values: readonly string[];
}

export interface GraphQlSchema {
  readonly query: string | null;
  readonly mutation: string | null;
  readonly types: ReadonlyMap<string, GraphQlType>;
}

/** The introspection query, without texts (GraphQL specification, section 4). */
export const INTROSPECTION = JSON.stringify({
  query:
    'query{__schema{queryType{name} mutationType{name} types{kind name fields{name args{...I} type{...T}} inputFields{...I} enumValues{name}}}} ' +
    'fragment I on __InputValue{name type{...T} defaultValue} ' +
    'fragment T on __Type{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name}}}}}}',
});

const KINDS: Readonly<Record<string, GraphQlType['kind']>> = {
  SCALAR: 'scalar',
  OBJECT: 'object',
  INTERFACE: 'interface',
  UNION: 'union',
  ENUM: 'enum',
  INPUT_OBJECT: 'input',
};

/** Names as GraphQL allows them: nothing else is put into a query. */
export function isGraphQlName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_]\w{0,100}$/.test(value);
}

/** The schema in the response to an introspection query, with or without `data`; null for anything else. */
export function introspectedSchema(document: Readonly<Record<string, unknown>>): GraphQlSchema | null {
  const data = isRecord(document['data']) ? document['data'] : document;
  const schema = data['__schema'];
  if (!isRecord(schema) || !Array.isArray(schema['types'])) return null;
  const types = new Map<string, GraphQlType>();
  for (const type of (schema['types'] as unknown[]).slice(0, TYPES_MAX)) {
    if (!isRecord(type) || !isGraphQlName(type['name'])) continue;
    types.set(type['name'], {
      kind: ownValue(KINDS, String(type['kind'])) ?? 'scalar',
      fields: listOf(type['fields']).flatMap(fieldOf),
      inputs: listOf(type['inputFields']).flatMap(inputOf),
      values: listOf(type['enumValues']).flatMap(({ name }) => (isGraphQlName(name) ? [name] : [])),
    });
  }
  const root = (name: string) => {
    const type = schema[name];
    return isRecord(type) && isGraphQlName(type['name']) ? type['name'] : null;
  };
  return { query: root('queryType'), mutation: root('mutationType'), types };
}

function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, FIELDS_MAX).filter(isRecord) : [];
}

function fieldOf(field: Readonly<Record<string, unknown>>): GraphQlField[] {
  const type = referenceOf(field['type']);
  if (!isGraphQlName(field['name']) || type === null) return [];
  return [{ name: field['name'], inputs: listOf(field['args']).flatMap(inputOf), type }];
}

function inputOf(input: Readonly<Record<string, unknown>>): GraphQlInput[] {
  const type = referenceOf(input['type']);
  if (!isGraphQlName(input['name']) || type === null) return [];
  return [{ name: input['name'], type, hasDefault: typeof input['defaultValue'] === 'string' }];
}

function referenceOf(value: unknown, depth = WRAPPERS_MAX): GraphQlTypeReference | null {
  if (!isRecord(value) || depth === 0) return null;
  const { kind, name } = value as { kind?: unknown; name?: unknown };
  if (kind !== 'LIST' && kind !== 'NON_NULL') return isGraphQlName(name) ? { text: name, name } : null;
  const inner = referenceOf(value['ofType'], depth - 1);
  if (inner === null) return null;
  return { name: inner.name, text: kind === 'LIST' ? `[${inner.text}]` : `${inner.text}!` };
}
