import {
  type ApiDescription,
  apiDescription,
  isPage,
  nameOfRef,
  type Operation,
  type Schema,
  valuesOf,
  withoutNull,
} from './api-description.ts';
import { aliases, docstring, HEADER, LINE_LENGTH, pascal, quoted, UNKNOWN_EVENT, wrapped } from './python-text.ts';

/**
 * Writes the Python client's models from the API description. Responses become frozen dataclasses, which `_model.py` reads
 * by their annotations. Objects in request bodies become TypedDicts; the members of the body itself are keyword arguments of the client's methods.
 */
/** Names for inline schemas whose path makes a poor name. */
const RENAMED: Readonly<Record<string, string>> = { ScanQueuedEventData: 'ScanEventData' };

/** Members of event data that a service may omit: a delivery without them is still an event. */
const OPTIONAL_IN_EVENTS = new Set(['scan_type', 'created_at']);

export function pythonModels(): string {
  return new Models(apiDescription()).text();
}

class Models {
  readonly #api: ApiDescription;
  readonly #literals = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #classes = new Map<string, string>();
  /** The members of each dataclass, to find the base of another. */
  readonly #dataclasses = new Map<string, Schema>();
  /** Canonical inline schema to the name of its class. */
  readonly #inline = new Map<string, string>();

  constructor(api: ApiDescription) {
    this.#api = api;
  }

  text(): string {
    const { operations, schemas } = this.#api;
    const requests = new Set(operations.flatMap(({ body }) => body ?? []).flatMap(this.#reached));
    for (const [name, schema] of Object.entries(schemas)) {
      if (schema.enum !== undefined) this.#literal(schema.enum, name);
      else if (!requests.has(name)) this.#dataclass(name, schema);
    }
    for (const operation of operations) this.#operation(operation);
    const events = this.#api.events.map(({ type, schema }) => {
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
      aliases(),
    ].join('');
  }

  /** The names of the objects that a schema holds, at any depth. */
  readonly #reached = (schema: Schema): string[] => {
    const name = nameOfRef(schema);
    if (name !== undefined) return [name, ...this.#reached(this.#resolve(schema))];
    const inner = [...Object.values(schema.properties ?? {}), schema.items ?? [], valuesOf(schema) ?? []].flat();
    return inner.flatMap(this.#reached);
  };

  #operation(operation: Operation): void {
    const parent = pascal(operation.id);
    const request = operation.body ?? {};
    const owner = nameOfRef(request) ?? parent;
    for (const [name, schema] of Object.entries(this.#resolve(request).properties ?? {})) {
      this.#typeOf(schema, `${owner}${pascal(name)}`, 'request');
    }
    for (const { name, schema } of operation.parameters) this.#typeOf(schema, `${parent}${pascal(name)}`, 'request');
    for (const { isSuccess, schema } of operation.responses) {
      if (isSuccess && schema?.properties !== undefined && !isPage(schema))
        this.#dataclass(`${parent}Response`, schema);
    }
  }

  #resolve(schema: Schema): Schema {
    const name = nameOfRef(schema);
    const found = name === undefined ? schema : this.#api.schemas[name];
    if (found === undefined) throw new Error(`${name} is missing`);
    return found;
  }

  /** The annotation of a schema; also writes the classes that it names. */
  #typeOf(schema: Schema, place: string, use: 'request' | 'response'): string {
    const target = this.#resolve(schema);
    const component = nameOfRef(schema);
    if (target.enum !== undefined) {
      const name = this.#literal(target.enum, component ?? place);
      return use === 'request' ? name : `${name} | str`;
    }
    if (component !== undefined) return this.#model(component, target, use);
    if (schema.anyOf !== undefined) return `${this.#typeOf(withoutNull(schema), place, use)} | None`;
    if (schema.const !== undefined) return `Literal[${quoted(schema.const)}]`;
    if (schema.items !== undefined) {
      const item = this.#typeOf(schema.items, place.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''), use);
      return use === 'request' ? `Sequence[${item}]` : `tuple[${item}, ...]`;
    }
    if (schema.properties !== undefined) return this.#inlineName(schema, place, use);
    const values = valuesOf(schema);
    if (values !== undefined) return `Mapping[str, ${this.#typeOf(values, place, use)}]`;
    return plainType(schema, place);
  }

  #literal(values: readonly string[], place: string): string {
    const known = this.#literals.get(values.join());
    if (known !== undefined) return known.name;
    const name = RENAMED[place] ?? place;
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
    return this.#model(name, schema, use);
  }

  #model(name: string, schema: Schema, use: 'request' | 'response'): string {
    if (use === 'request') this.#typedDict(name, schema);
    else this.#dataclass(name, schema);
    return name;
  }

  #dataclass(name: string, schema: Schema): void {
    if (this.#classes.has(name) || this.#dataclasses.has(name)) return;
    const base = this.#baseOf(schema);
    const inherited = Object.keys(this.#dataclasses.get(base ?? '')?.properties ?? {});
    this.#dataclasses.set(name, schema);
    const members = Object.entries(schema.properties ?? {}).filter(([member]) => !inherited.includes(member));
    const lines = members.map(([member, value]) => {
      const annotation = this.#typeOf(value, `${name}${pascal(member)}`, 'response');
      const isRequired = schema.required?.includes(member) === true;
      const type = isRequired || annotation.endsWith('| None') ? annotation : `${annotation} | None`;
      const settings =
        member === 'secret' || member === 'access_token' ? ' = field(repr=False)' : isRequired ? '' : ' = None';
      return `    ${member}: ${type}${settings}\n${docstring(aboutOf(value), 4)}`;
    });
    const about = schema.description === undefined ? [] : [`${docstring(schema.description, 4)}\n`];
    const body = about.length + lines.length === 0 ? ['    pass\n'] : [...about, ...lines];
    this.#classes.set(
      name,
      ['@dataclass(frozen=True, kw_only=True)\n', `class ${name}(${base ?? 'Model'}):\n`, ...body].join(''),
    );
  }

  /** The largest dataclass whose members are all members of a schema, too. */
  #baseOf(schema: Schema): string | undefined {
    const form = (of: Schema, member: string) =>
      JSON.stringify([of.properties?.[member], of.required?.includes(member) === true]);
    const isBase = ([, base]: [string, Schema]) => {
      const names = Object.keys(base.properties ?? {});
      return names.length > 0 && names.every((member) => form(base, member) === form(schema, member));
    };
    const size = ([, base]: [string, Schema]) => Object.keys(base.properties ?? {}).length;
    const bases = [...this.#dataclasses].filter((entry) => this.#classes.has(entry[0]) && isBase(entry));
    return bases.sort((one, other) => size(other) - size(one))[0]?.[0];
  }

  #typedDict(name: string, schema: Schema): void {
    const members = Object.entries(schema.properties ?? {}).map(([member, value]) => {
      const annotation = this.#typeOf(value, `${name}${pascal(member)}`, 'request');
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

const PLAIN: Readonly<Record<string, string>> = {
  'date-time': 'datetime',
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
};

function plainType(schema: Schema, place: string): string {
  const plain = schema.format === 'date-time' ? 'date-time' : (schema.type ?? '');
  const type = PLAIN[plain];
  if (type === undefined) throw new Error(`${place}: type ${plain} is not known`);
  return type;
}

function withOptionalData(schema: Schema): Schema {
  const data = schema.properties?.['data'] ?? {};
  const required = (data.required ?? []).filter((member) => !OPTIONAL_IN_EVENTS.has(member));
  return { ...schema, properties: { ...schema.properties, data: { ...data, required } } };
}

/** A timestamp and a nullable member say nothing that the annotation does not. */
function aboutOf(schema: Schema): string {
  const about = schema.description ?? schema.anyOf?.find((option) => option.description !== undefined)?.description;
  const format = schema.format ?? schema.anyOf?.[0]?.format;
  return format === 'date-time' ? '' : (about ?? '');
}
