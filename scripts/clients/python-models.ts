import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docstring, HEADER, LINE_LENGTH, pascal, quoted, UNKNOWN_EVENT, wrapped } from './python-text.ts';

/**
 * Writes the Python client's models from docs/openapi.json. Responses become frozen dataclasses with `from_json`. Objects in request
 * bodies become TypedDicts; the members of the body itself are keyword arguments of the client's methods.
 */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly schema?: Schema }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A type of a member: its annotation, and the parser (an expression) that reads it. */
interface PythonType {
  readonly annotation: string;
  readonly parser: string;
}

/** Names for inline schemas whose path makes a poor name. */
const RENAMED: Readonly<Record<string, string>> = {
  BulkScanResultResult: 'BulkScanEntry',
  BulkScanEntryError: 'ErrorBody',
  ErrorBodyDetail: 'ErrorDetail',
  DeliveryWithAttemptsAttempt: 'DeliveryAttempt',
  ReportBudgetRequests: 'BudgetUse',
  ScanOptionsSeverityOverrides: 'Severity',
  ScanQueuedEventData: 'ScanEventData',
  WebhookEvent: 'EventType',
};

/** Members of event data that the API document does not show: a delivery without them is an event all the same. */
const OPTIONAL_IN_EVENTS = new Set(['scan_type', 'created_at']);

export function pythonModels(): string {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as OpenApi;
  return new Models(document).text();
}

class Models {
  readonly #document: OpenApi;
  readonly #literals = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #classes = new Map<string, string>();
  /** Canonical inline schema to the name of its class. */
  readonly #inline = new Map<string, string>();

  constructor(document: OpenApi) {
    this.#document = document;
  }

  text(): string {
    const operations = Object.values(this.#document.paths).flatMap((item) =>
      Object.values(item).filter((operation) => operation.operationId !== undefined),
    );
    const written = new Set(operations.flatMap((operation) => schemaOf(operation.requestBody)).map(nameOfRef));
    for (const [name, schema] of Object.entries(this.#document.components.schemas)) {
      if (!written.has(name)) this.#dataclass(name, schema);
    }
    for (const operation of operations) this.#operation(operation);
    const events = Object.entries(this.#document.webhooks).map(([type, { post }]) => {
      const [schema] = schemaOf(post.requestBody);
      if (schema === undefined) throw new Error(`${type} has no payload`);
      const name = `${pascal(type)}Event`;
      this.#dataclass(name, withOptionalData(schema));
      return { type, name };
    });
    const union = ['UnknownEvent', ...events.map(({ name }) => name)].join(' | ');
    return [
      HEADER,
      ...[...this.#literals.values()].map(({ text }) => text),
      '\n\n',
      [...this.#classes.values(), UNKNOWN_EVENT].join('\n\n'),
      `\n\nEvent: TypeAlias = ${wrapped('Event: TypeAlias = ', union, events)}\n`,
      '\nEVENT_PARSERS: Mapping[str, Parser[Event]] = {\n',
      ...events.map(({ type, name }) => `    ${quoted(type)}: ${name}.from_json,\n`),
      '}\n',
    ].join('');
  }

  #operation(operation: Operation): void {
    const parent = pascal(operation.operationId);
    const [request] = schemaOf(operation.requestBody);
    const body = request?.$ref === undefined ? parent : nameOfRef(request);
    for (const [name, schema] of Object.entries(this.#resolve(request)?.properties ?? {})) {
      this.#typeOf(schema, `${body}${pascal(name)}`, 'request');
    }
    for (const { name, schema } of operation.parameters ?? []) {
      if (schema !== undefined) this.#typeOf(schema, `${parent}${pascal(name)}`, 'request');
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      const [schema] = status.startsWith('2') ? schemaOf(response) : [];
      const isPage = schema?.properties?.['next_cursor'] !== undefined;
      if (schema?.properties !== undefined && !isPage) this.#dataclass(`${parent}Response`, schema);
    }
  }

  #resolve(schema: Schema | undefined): Schema | undefined {
    if (schema?.$ref === undefined) return schema;
    const found = this.#document.components.schemas[nameOfRef(schema)];
    if (found === undefined) throw new Error(`${schema.$ref} is missing`);
    return found;
  }

  #typeOf(schema: Schema, place: string, use: 'request' | 'response'): PythonType {
    if (schema.$ref !== undefined) {
      const name = nameOfRef(schema);
      if (use === 'request') this.#typedDict(name, this.#resolve(schema) ?? {});
      return { annotation: name, parser: `${name}.from_json` };
    }
    if (schema.anyOf !== undefined) {
      const [value, ...rest] = schema.anyOf.filter((option) => option.type !== 'null');
      if (value === undefined || rest.length > 0) throw new Error(`${place}: a union of more than a type and null`);
      const type = this.#typeOf(value, place, use);
      return { annotation: `${type.annotation} | None`, parser: `nullable(${type.parser})` };
    }
    if (schema.enum !== undefined) {
      const name = this.#literal(schema.enum, place);
      return { annotation: use === 'request' ? name : `${name} | str`, parser: 'text' };
    }
    if (schema.const !== undefined) return { annotation: `Literal[${quoted(schema.const)}]`, parser: '' };
    if (schema.items !== undefined) {
      const item = this.#typeOf(schema.items, place.replace(/(?<!s)s$/, ''), use);
      const annotation = use === 'request' ? `Sequence[${item.annotation}]` : `tuple[${item.annotation}, ...]`;
      return { annotation, parser: `tuple_of(${item.parser})` };
    }
    if (schema.properties !== undefined) {
      const name = this.#inlineName(schema, place, use);
      return { annotation: name, parser: `${name}.from_json` };
    }
    if (typeof schema.additionalProperties === 'object') {
      const value = this.#typeOf(schema.additionalProperties, place, use);
      return { annotation: `Mapping[str, ${value.annotation}]`, parser: `mapping_of(${value.parser})` };
    }
    const plain = schema.format === 'date-time' ? 'date-time' : (schema.type ?? '');
    const type = PLAIN[plain];
    if (type === undefined) throw new Error(`${place}: type ${plain} is not known`);
    return type;
  }

  #literal(values: readonly string[], place: string): string {
    const known = this.#literals.get(values.join());
    if (known !== undefined) return known.name;
    const name = RENAMED[place] ?? place.replace(/^([A-Z][a-z]+)\1/, '$1');
    const start = `${name}: TypeAlias = Literal[`;
    const flat = values.map(quoted).join(', ');
    const fits = start.length + flat.length + 1 <= LINE_LENGTH;
    const list = fits ? flat : `\n${values.map((value) => `    ${quoted(value)},\n`).join('')}`;
    this.#literals.set(values.join(), { name, text: `${start}${list}]\n` });
    return name;
  }

  #inlineName(schema: Schema, place: string, use: 'request' | 'response'): string {
    const canonical = `${use} ${JSON.stringify(schema)}`;
    const known = this.#inline.get(canonical);
    if (known !== undefined) return known;
    const name = RENAMED[place] ?? place;
    this.#inline.set(canonical, name);
    if (use === 'request') this.#typedDict(name, schema);
    else this.#dataclass(name, schema);
    return name;
  }

  #dataclass(name: string, schema: Schema): void {
    const members = Object.entries(schema.properties ?? {}).map(([member, value]) => ({
      member,
      ...this.#typeOf(value, `${name}${pascal(member)}`, 'response'),
      isRequired: schema.required?.includes(member) === true,
      isSecret: member === 'secret',
      constant: value.const,
      about: aboutOf(value),
    }));
    if (this.#classes.has(name)) return;
    const fields = members.map(({ member, annotation, isRequired, isSecret, about }) => {
      const type = isRequired || annotation.endsWith('| None') ? annotation : `${annotation} | None`;
      const settings = isSecret ? ' = field(repr=False)' : '';
      return `    ${member}: ${type}${settings}\n${docstring(about, 4)}`;
    });
    const reads = members.map(({ member, parser, isRequired, constant }) => {
      const read = isRequired ? 'required' : 'optional';
      const value = constant === undefined ? `${read}(data, path, ${quoted(member)}, ${parser})` : quoted(constant);
      return `            ${member}=${value},\n`;
    });
    const text = [
      '@dataclass(frozen=True, kw_only=True)\n',
      `class ${name}:\n`,
      ...(schema.description === undefined ? [] : [`${docstring(schema.description, 4)}\n`]),
      ...fields,
      '    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)\n',
      '    """The JSON object as received, with members that this version does not know."""\n\n',
      '    @classmethod\n',
      `    def from_json(cls, value: object, path: str = ${quoted(name)}) -> ${name}:\n`,
      '        data = members(value, path)\n',
      '        return cls(\n',
      ...reads,
      '            raw=data,\n',
      '        )\n',
    ].join('');
    this.#classes.set(name, text);
  }

  #typedDict(name: string, schema: Schema): void {
    const members = Object.entries(schema.properties ?? {}).map(([member, value]) => {
      const { annotation } = this.#typeOf(value, `${name}${pascal(member)}`, 'request');
      return {
        isRequired: schema.required?.includes(member) === true,
        text: `    ${member}: ${annotation}\n${docstring(aboutOf(value), 4)}`,
      };
    });
    if (this.#classes.has(name)) return;
    const about = schema.description === undefined ? '' : `${docstring(schema.description, 4)}\n`;
    const required = members.filter(({ isRequired }) => isRequired);
    const optional = members.filter(({ isRequired }) => !isRequired).map(({ text }) => text);
    if (required.length === 0) {
      this.#classes.set(name, `class ${name}(TypedDict, total=False):\n${about}${optional.join('')}`);
      return;
    }
    // typing.Required is new in Python 3.11.
    const base = `class _${name}Required(TypedDict):\n${required.map(({ text }) => text).join('')}`;
    this.#classes.set(name, `${base}\n\nclass ${name}(_${name}Required, total=False):\n${about}${optional.join('')}`);
  }
}

const PLAIN: Readonly<Record<string, PythonType>> = {
  'date-time': { annotation: 'datetime', parser: 'timestamp' },
  string: { annotation: 'str', parser: 'text' },
  integer: { annotation: 'int', parser: 'integer' },
  number: { annotation: 'float', parser: 'number' },
  boolean: { annotation: 'bool', parser: 'boolean' },
};

function withOptionalData(schema: Schema): Schema {
  const data = schema.properties?.['data'] ?? {};
  const required = (data.required ?? []).filter((member) => !OPTIONAL_IN_EVENTS.has(member));
  return { ...schema, properties: { ...schema.properties, data: { ...data, required } } };
}

function schemaOf(body: Body | undefined): Schema[] {
  const schema = body?.content?.['application/json']?.schema;
  return schema === undefined ? [] : [schema];
}

function nameOfRef(schema: Schema): string {
  return schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1) ?? '';
}

/** A timestamp and a nullable member say nothing that the annotation does not. */
function aboutOf(schema: Schema): string {
  const about = schema.description ?? schema.anyOf?.find((option) => option.description !== undefined)?.description;
  const format = schema.format ?? schema.anyOf?.[0]?.format;
  return format === 'date-time' ? '' : (about ?? '');
}
