import type { TSchema } from 'typebox';
import { errorsOf, type RouteDefinition } from '../src/contract/route-definition.ts';

export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function errorsText(route: RouteDefinition): string[] {
  const own = errorsOf(route).map((code) => `\`${code}\``);
  const others = route.isOpen === true ? 'those of every route that are not about keys' : 'those of every route';
  return own.length === 0 ? [] : [`Errors: ${own.join(', ')}, and ${others}.`, ''];
}

const BOUNDS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'default',
];

function bounds(schema: Schema): string {
  return BOUNDS.filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword} \`${String(schema[keyword])}\``)
    .join(', ');
}

/** Markdown of routes and schemas. A schema of `components` is shown as a link to the section of its name. */
export function apiReference(components: Readonly<Record<string, TSchema>>) {
  const names = new Map(Object.entries(components).map(([name, schema]) => [JSON.stringify(schema), name]));

  function typeOf(schema: Schema): string {
    const name = names.get(JSON.stringify(schema));
    if (name !== undefined) return `[${name}](#${name.toLowerCase()})`;
    if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
    if (schema.const !== undefined) return `\`${String(schema.const)}\``;
    if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
    if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
    if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
      return `object of ${typeOf(schema.additionalProperties)}`;
    }
    return schema.type ?? 'any';
  }

  function fields(schema: Schema, prefix = ''): string[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const required = (schema.required ?? []).includes(name) ? 'yes' : '';
      const note = [property.description, bounds(property)].filter(Boolean).join(' ');
      const row = `| \`${prefix}${name}\` | ${cell(typeOf(property))} | ${required} | ${cell(note)} |`;
      return [row, ...fieldsBelow(property, prefix + name)];
    });
  }

  /** The fields of an object or of the entries of an array, unless another section describes them. */
  function fieldsBelow(property: Schema, path: string): string[] {
    const isArray = property.type === 'array';
    const entry = isArray ? (property.items ?? {}) : property;
    const isNamed = [property, entry].some((schema) => names.has(JSON.stringify(schema)));
    return isNamed ? [] : fields(entry, `${path}${isArray ? '[]' : ''}.`);
  }

  function table(schema: Schema): string[] {
    const rows = fields(schema);
    return rows.length === 0 ? [] : ['| field | type | required | notes |', '| --- | --- | --- | --- |', ...rows, ''];
  }

  /** A reference to the section of a schema, or its fields. */
  function described(what: string, schema: Schema | undefined): string[] {
    if (schema === undefined) return [];
    return names.has(JSON.stringify(schema)) ? [`${what}: ${typeOf(schema)}.`, ''] : [`${what}:`, '', ...table(schema)];
  }

  function section(id: string, route: RouteDefinition): string[] {
    const body = route.success.schema as Schema | undefined;
    const scopes = route.scopes.map((scope) => `\`${scope}\``).join(' or ');
    return [
      `### ${route.method} ${route.path}`,
      '',
      `${route.summary} (\`${id}\`)`,
      '',
      `${scopes === '' ? '' : `Scope: ${scopes}. `}Success: ${route.success.status}${body === undefined ? ` ${route.success.contentType ?? 'without a body'}` : ''}.`,
      '',
      ...(route.success.alternatives === undefined
        ? []
        : [`With \`Accept\`: ${route.success.alternatives.map((type) => `\`${type}\``).join(', ')}.`, '']),
      ...(route.redirect === undefined ? [] : [`Or ${route.redirect.status}. ${route.redirect.description}`, '']),
      ...(route.query === undefined ? [] : ['Query:', '', ...table(route.query as Schema)]),
      ...described('Body', route.body as Schema | undefined),
      ...described('Response', body),
      ...errorsText(route),
    ];
  }

  return { section, table };
}
