import { nearest } from '../../shared/nearest.ts';
import { isRecord } from '../../shared/records.ts';

/** Keys and indices from the root of a file to one of its parts. */
export type Path = readonly string[];
/** Says what is wrong with a part of a file: a sentence without its full stop. */
export type Report = (path: Path, text: string) => void;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The form of a value in a file: reads it strictly, and describes it to editors as JSON Schema. */
export interface Shape<T> {
  /** @returns undefined if a problem was reported */
  readonly read: (value: unknown, path: Path, report: Report) => T | undefined;
  readonly schema: JsonSchema;
}

export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

/** A name for messages: `match.any[0].body`. */
function named(path: Path): string {
  if (path.length === 0) return 'the file';
  return path.reduce((name, key) => {
    if (/^\d+$/.test(key)) return `${name}[${key}]`;
    return name === '' ? key : `${name}.${key}`;
  }, '');
}

function kept<T>(isFit: (value: unknown) => value is T, demand: string, schema: JsonSchema): Shape<T> {
  return {
    schema,
    read: (value, path, report) => {
      if (isFit(value)) return value;
      report(path, `${named(path)} must be ${demand}`);
      return undefined;
    },
  };
}

interface TextLimits {
  readonly max: number;
  readonly pattern?: RegExp;
  /** What the pattern demands: `a path that starts with /`. */
  readonly demand?: string;
  readonly description?: string;
}

export function text({ max, pattern, demand, description }: TextLimits): Shape<string> {
  const isFit = (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && value.length <= max && (pattern?.test(value) ?? true);
  return kept(isFit, `${demand ?? 'a text'} with 1 to ${max} characters`, {
    type: 'string',
    minLength: 1,
    maxLength: max,
    ...(pattern === undefined ? {} : { pattern: pattern.source }),
    ...(description === undefined ? {} : { description }),
  });
}

export function integer(minimum: number, maximum: number): Shape<number> {
  const isFit = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  return kept(isFit, `a whole number from ${minimum} to ${maximum}`, { type: 'integer', minimum, maximum });
}

export function scalar(): Shape<string | number | boolean> {
  const isFit = (value: unknown): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= 1_000;
  return kept(isFit, 'a text, a number, true or false', { type: ['string', 'number', 'boolean'] });
}

export function flag(description: string): Shape<boolean> {
  const isFit = (value: unknown): value is boolean => typeof value === 'boolean';
  return kept(isFit, 'true or false', { type: 'boolean', description });
}

export function choice<const Values extends readonly string[]>(
  values: Values,
  description?: string,
): Shape<Values[number]> {
  const isFit = (value: unknown): value is Values[number] => typeof value === 'string' && values.includes(value);
  return kept(isFit, `one of ${values.join(', ')}`, {
    enum: values,
    ...(description === undefined ? {} : { description }),
  });
}

/** A list, or one item that stands for a list of one. */
export function listOf<T>(item: Shape<T>, max: number): Shape<readonly T[]> {
  return {
    schema: { anyOf: [item.schema, { type: 'array', items: item.schema, minItems: 1, maxItems: max }] },
    read: (value, path, report) => {
      if (!Array.isArray(value)) {
        const only = item.read(value, path, report);
        return only === undefined ? undefined : [only];
      }
      if (value.length === 0 || value.length > max) {
        report(path, `${named(path)} must have 1 to ${max} items, and has ${value.length}`);
        return undefined;
      }
      const items = value.map((one: unknown, index) => item.read(one, [...path, String(index)], report));
      return items.some((one) => one === undefined) ? undefined : (items as T[]);
    },
  };
}

/** A map from names that the author chooses. */
export function mapOf<T>(item: Shape<T>, max: number, key?: RegExp): Shape<Readonly<Record<string, T>>> {
  return {
    schema: {
      type: 'object',
      minProperties: 1,
      maxProperties: max,
      additionalProperties: item.schema,
      ...(key === undefined ? {} : { propertyNames: { pattern: key.source } }),
    },
    read: (value, path, report) => {
      const keys = isRecord(value) ? Object.keys(value) : [];
      if (!isRecord(value) || keys.length === 0 || keys.length > max) {
        report(path, `${named(path)} must be a map with 1 to ${max} members`);
        return undefined;
      }
      const entries = keys.map((name) => {
        if (key?.test(name) === false) report([...path, name], `${named(path)}: ${name} is not a valid name here`);
        return [name, item.read(value[name], [...path, name], report)] as const;
      });
      return entries.some(([, one]) => one === undefined)
        ? undefined
        : (Object.fromEntries(entries) as Record<string, T>);
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type ObjectOf<F extends Fields, Required extends keyof F> = {
  readonly [Key in Required]: ShapeOf<F[Key]>;
} & { readonly [Key in Exclude<keyof F, Required>]?: ShapeOf<F[Key]> };

/** A map with known keys; any other key is a problem. */
export function objectOf<const F extends Fields, const Required extends keyof F & string = never>(
  fields: F,
  required: readonly Required[] = [],
): Shape<ObjectOf<F, Required>> {
  const names = Object.keys(fields);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name]?.schema])),
      additionalProperties: false,
      ...(required.length === 0 ? {} : { required }),
    },
    read: (value, path, report) => {
      const place = named(path);
      if (!isRecord(value)) {
        report(path, `${place} must be a map with keys such as ${names.slice(0, 4).join(', ')}`);
        return undefined;
      }
      const unknown = Object.keys(value).filter((name) => !names.includes(name));
      const missing = required.filter((name) => !Object.hasOwn(value, name));
      for (const name of unknown) report([...path, name], unknownKey(name, place, names));
      for (const name of missing) report(path, `${place} has no ${name}, which is required`);
      const entries = Object.entries(fields)
        .filter(([name]) => Object.hasOwn(value, name))
        .map(([name, shape]) => [name, shape.read(value[name], [...path, name], report)] as const);
      const isFit = unknown.length + missing.length === 0 && entries.every(([, one]) => one !== undefined);
      return isFit ? (Object.fromEntries(entries) as ObjectOf<F, Required>) : undefined;
    },
  };
}

function unknownKey(name: string, place: string, names: readonly string[]): string {
  const near = nearest(name, names);
  const help = near === null ? `use ${names.join(', ')}` : `did you mean ${near}?`;
  return `unknown key ${name.slice(0, 60)} in ${place}; ${help}`;
}

/** A short form beside the full one: `wide` reads everything that `isShort` refuses. */
export function shortOr<Short, T>(
  short: Shape<Short>,
  isShort: (value: unknown) => boolean,
  expand: (value: Short) => T,
  wide: Shape<T>,
): Shape<T> {
  return {
    schema: { anyOf: [short.schema, wide.schema] },
    read: (value, path, report) => {
      if (!isShort(value)) return wide.read(value, path, report);
      const read = short.read(value, path, report);
      return read === undefined ? undefined : expand(read);
    },
  };
}

/** A shape that contains itself, by its name among the definitions of the schema. */
export function recursive<T>(name: string, shape: () => Shape<T>): Shape<T> {
  return { schema: { $ref: `#/$defs/${name}` }, read: (value, path, report) => shape().read(value, path, report) };
}

/** A further demand on a value that has the shape. @param fault a sentence about it, or null */
export function checked<T>(shape: Shape<T>, fault: (value: T) => string | null): Shape<T> {
  return {
    schema: shape.schema,
    read: (value, path, report) => {
      const read = shape.read(value, path, report);
      const wrong = read === undefined ? null : fault(read);
      if (wrong === null) return read;
      report(path, `${named(path)} ${wrong}`);
      return undefined;
    },
  };
}
