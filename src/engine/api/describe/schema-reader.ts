import { isRecord, record } from '../../../shared/records.ts';
import type { ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { isJsonScalar, sampleOf } from './sample-values.ts';

type Node = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 6;
/** Maximum schemas that one schema expands to: shared ones may be nested exponentially. */
const NODES_MAX = 300;
const REFERENCES_MAX = 20;
const PROPERTIES_MAX = 40;
const EXAMPLE_DEPTH_MAX = 8;
const ALTERNATIVES_MAX = 10;
const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);

/** A value to send, and whether the description gives none. */
export interface Sample {
  readonly value: JsonValue;
  readonly isInvented: boolean;
}

/** Reads the schemas of one description: JSON Schema as OpenAPI 2.0, 3.0 and 3.1 use it. References stay within the description. */
export class SchemaReader {
  readonly #root: Node;
  #left = 0;

  constructor(root: Node) {
    this.#root = root;
  }

  /** The object itself, or the one that it refers to; null for anything else, such as a reference to another document. */
  resolve(value: unknown): Node | null {
    let current = value;
    for (let steps = 0; steps < REFERENCES_MAX; steps += 1) {
      if (!isRecord(current)) return null;
      const reference = current['$ref'];
      if (typeof reference !== 'string') return current;
      current = this.#target(reference);
    }
    return null;
  }

  read(value: unknown): ApiSchema {
    this.#left = NODES_MAX;
    return this.#schema(value, DEPTH_MAX);
  }

  /** A value that the schema allows: its example, else its default, else one of its type. */
  sample(value: unknown, name: string): Sample {
    this.#left = NODES_MAX;
    return this.#sample(value, name, DEPTH_MAX);
  }

  /** RFC 6901. */
  #target(reference: string): unknown {
    if (!reference.startsWith('#/') || reference.length > 500) return null;
    let current: unknown = this.#root;
    for (const part of reference.slice(2).split('/')) {
      const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
      if (Array.isArray(current)) current = current[Number(name)];
      else if (isRecord(current) && Object.hasOwn(current, name)) current = current[name];
      else return null;
    }
    return current;
  }

  /** One schema in place of `allOf` and of the first alternative. */
  #merged(value: unknown, depth: number): Node {
    this.#left -= 1;
    const node = this.resolve(value);
    if (node === null || depth <= 0 || this.#left <= 0) return {};
    const list = (name: string) => {
      const entries: unknown = node[name];
      return Array.isArray(entries) ? (entries as unknown[]) : [];
    };
    const first = (name: string) =>
      list(name)
        .filter((entry) => this.resolve(entry)?.['type'] !== 'null')
        .slice(0, 1);
    const parts = [...list('allOf').slice(0, ALTERNATIVES_MAX), ...first('oneOf'), ...first('anyOf')];
    if (parts.length === 0) return node;
    return parts.map((part) => this.#merged(part, depth - 1)).reduce<Node>((sum, part) => joined(part, sum), node);
  }

  #schema(value: unknown, depth: number): ApiSchema {
    const node = this.#merged(value, depth);
    const type = typeOf(node);
    const deeper = depth > 1 && this.#left > 0;
    return {
      type,
      ...(typeof node['format'] === 'string' ? { format: node['format'].slice(0, 50) } : {}),
      ...(type === 'object' && deeper ? this.#members(node, depth) : {}),
      ...(type === 'array' && deeper ? { items: this.#schema(node['items'], depth - 1) } : {}),
      ...(node['readOnly'] === true ? { isReadOnly: true as const } : {}),
      ...(node['writeOnly'] === true ? { isWriteOnly: true as const } : {}),
    };
  }

  #members(node: Node, depth: number): Pick<ApiSchema, 'properties' | 'required' | 'isClosed'> {
    const properties = propertiesOf(node);
    const required = requiredOf(node);
    return {
      properties: new Map(properties.map(([name, member]) => [name, this.#schema(member, depth - 1)])),
      ...(required.length === 0 ? {} : { required }),
      // A property that was not read is not a surprise in a response.
      ...(node['additionalProperties'] === false && isComplete(node) ? { isClosed: true as const } : {}),
    };
  }

  #sample(value: unknown, name: string, depth: number): Sample {
    const node = this.#merged(value, depth);
    const given = exampleOf(node);
    if (given !== undefined) return { value: given, isInvented: false };
    const type = typeOf(node);
    const deeper = depth > 1 && this.#left > 0;
    if (type === 'array')
      return { value: deeper ? [this.#sample(node['items'], name, depth - 1).value] : [], isInvented: true };
    if (type !== 'object') return { value: sampleOf(node, type, name), isInvented: true };
    const members = deeper ? propertiesOf(node) : [];
    const sent = members.filter(([, member]) => this.resolve(member)?.['readOnly'] !== true);
    return {
      value: Object.fromEntries(sent.map(([key, member]) => [key, this.#sample(member, key, depth - 1).value])),
      isInvented: true,
    };
  }
}

function joined(one: Node, other: Node): Node {
  const properties = { ...record(one['properties']), ...record(other['properties']) };
  const required = [...requiredOf(one), ...requiredOf(other)];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required }),
    // Each part of `allOf` closes only itself, so that none of them says what the whole may hold.
    additionalProperties: true,
  };
}

function propertiesOf(node: Node): [string, unknown][] {
  return Object.entries(record(node['properties']))
    .filter(([name]) => name !== '__proto__')
    .slice(0, PROPERTIES_MAX);
}

function isComplete(node: Node): boolean {
  return Object.keys(record(node['properties'])).length <= PROPERTIES_MAX;
}

function requiredOf(node: Node): string[] {
  const { required } = node as { required?: unknown };
  if (!Array.isArray(required)) return [];
  return required.filter((name: unknown): name is string => typeof name === 'string').slice(0, PROPERTIES_MAX);
}

/** OpenAPI 3.1 lists types, `null` among them. */
function typeOf(node: Node): ApiSchema['type'] {
  const listed = node['type'];
  const type: unknown = Array.isArray(listed) ? listed.find((one: unknown) => TYPES.has(one)) : listed;
  if (TYPES.has(type)) return type as ApiSchema['type'];
  if (isRecord(node['properties'])) return 'object';
  if (node['items'] !== undefined) return 'array';
  return 'unknown';
}

/** The example, default, constant or first listed value of a schema, parameter or media type. */
export function exampleOf(node: Node): JsonValue | undefined {
  const examples = node['examples'];
  const [named] = isRecord(examples) ? Object.values(examples) : [];
  const listed: unknown = Array.isArray(examples) ? examples[0] : isRecord(named) ? named['value'] : undefined;
  const { enum: allowed } = node as { enum?: unknown };
  const first: unknown = Array.isArray(allowed) ? allowed.find((value: unknown) => value !== null) : undefined;
  for (const value of [node['example'], listed, node['x-example'], node['default'], node['const'], first])
    if (value !== undefined && value !== null && isJson(value, EXAMPLE_DEPTH_MAX)) return value;
  return undefined;
}

/** YAML holds values that JSON does not, such as infinite numbers; and an example is not nested without end. */
function isJson(value: unknown, depth: number): value is JsonValue {
  if (isJsonScalar(value)) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.length <= 100 && value.every((item) => isJson(item, depth - 1));
  return isRecord(value) && Object.values(value).every((item) => isJson(item, depth - 1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
