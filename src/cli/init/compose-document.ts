import { posix } from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { isRecord } from '../../shared/records.ts';
import type { ProjectFiles } from './project-files.ts';

/** A service as Compose sees it after merging. */
export type Service = Readonly<Record<string, unknown>>;

export interface ComposeDocument {
  /** The file, and the override that Compose reads with it. */
  readonly names: readonly string[];
  readonly services: ReadonlyMap<string, Service>;
  /** Text of every file that was read, for its variables. */
  readonly text: string;
  /** Files that Compose reads and a job does not find. */
  readonly missing: readonly string[];
  /** The other top-level elements of each file: networks, volumes, secrets, configs. */
  readonly elements: readonly Readonly<Record<string, unknown>>[];
}

/** In the order of Compose (compose-go, `DefaultFileNames` and `DefaultOverrideFileNames`). */
export const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];
const OVERRIDES = [
  'compose.override.yml',
  'compose.override.yaml',
  'docker-compose.override.yml',
  'docker-compose.override.yaml',
];
/** Lists that an override adds to; it replaces everything else (Compose specification, "Merge"). */
const ADDED = ['ports', 'expose', 'env_file', 'profiles'];
const FILES_MAX = 20;
const EXTENDS_MAX = 5;

interface Parsed {
  readonly services: ReadonlyMap<string, Service>;
  /** `service.key` of the values tagged `!override` or `!reset`. */
  readonly replaced: ReadonlySet<string>;
  readonly includes: readonly string[];
  readonly elements: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The compose file of a folder with its override, includes and `extends`. A text says why it is not used. */
export async function composeDocument(files: ProjectFiles): Promise<ComposeDocument | string | null> {
  const base = files.first(...COMPOSE_FILES);
  if (base === null) return null;
  const override = files.first(...OVERRIDES);
  const names = [base, ...(override === null ? [] : [override])];
  const reader = new Reader(files);
  let services: ReadonlyMap<string, Service> = new Map();
  for (const name of names) {
    const parsed = await reader.read(name);
    if (typeof parsed === 'string') return `${files.path(name)} was not used: ${parsed}`;
    services = merged(services, parsed);
    for (const path of parsed.includes) {
      const included = await reader.read(path);
      if (typeof included !== 'string') services = merged(included.services, { ...parsed, services });
    }
  }
  const extended = new Map<string, Service>();
  for (const [name, service] of services)
    extended.set(name, await withExtends(service, base, services, reader, EXTENDS_MAX));
  return { names, services: extended, text: reader.text, missing: reader.missing, elements: reader.elements };
}

/** Reads each file once, and not more than a few. */
class Reader {
  readonly missing: string[] = [];
  readonly #files: ProjectFiles;
  readonly #known = new Map<string, Parsed | string>();

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  get text(): string {
    return [...this.#known.values()].map((parsed) => (typeof parsed === 'string' ? '' : parsed.text)).join('\n');
  }

  get elements(): Readonly<Record<string, unknown>>[] {
    return [...this.#known.values()].flatMap((parsed) => (typeof parsed === 'string' ? [] : [parsed.elements]));
  }

  async read(path: string): Promise<Parsed | string> {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    if (this.#known.size >= FILES_MAX) return 'it reads too many files';
    const text = await this.#files.text(path);
    if (text === '') this.missing.push(path);
    const parsed = text === '' ? 'it is empty or missing' : parse(text);
    this.#known.set(path, parsed);
    return parsed;
  }
}

function parse(text: string): Parsed | string {
  const document = parseDocument(text, { merge: true, logLevel: 'silent' });
  if (document.errors.length > 0) return document.errors[0]?.message.split('\n', 1)[0] ?? 'it is not YAML';
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    return 'its aliases are too deep';
  }
  const table = isRecord(value) && isRecord(value['services']) ? value['services'] : {};
  const services = new Map(Object.entries(table).filter((entry): entry is [string, Service] => isRecord(entry[1])));
  const isReplaced = (name: string, key: string) => {
    const node = document.getIn(['services', name, key], true);
    return isNode(node) && (node.tag === '!override' || node.tag === '!reset');
  };
  const replaced = new Set(
    [...services].flatMap(([name, service]) =>
      Object.keys(service).flatMap((key) => (isReplaced(name, key) ? [`${name}.${key}`] : [])),
    ),
  );
  const included = isRecord(value) && Array.isArray(value['include']) ? value['include'] : [];
  const includes = included.flatMap((entry: unknown) => pathsOf(isRecord(entry) ? entry['path'] : entry));
  return { services, replaced, includes, elements: isRecord(value) ? value : {}, text };
}

function pathsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((path): path is string => typeof path === 'string');
}

function merged(base: ReadonlyMap<string, Service>, over: Parsed): Map<string, Service> {
  const result = new Map(base);
  for (const [name, service] of over.services)
    result.set(
      name,
      mergedService(result.get(name) ?? {}, service, (key) => over.replaced.has(`${name}.${key}`)),
    );
  return result;
}

function mergedService(base: Service, over: Service, isReplaced: (key: string) => boolean): Service {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over))
    result[key] = ADDED.includes(key) && !isReplaced(key) ? [...listOf(base[key]), ...listOf(value)] : value;
  return result;
}

/** A value that may be one item or a list of them. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

async function withExtends(
  service: Service,
  file: string,
  services: ReadonlyMap<string, Service>,
  reader: Reader,
  depth: number,
): Promise<Service> {
  const reference = service['extends'];
  const name = isRecord(reference) ? reference['service'] : reference;
  if (typeof name !== 'string' || depth === 0) return service;
  const other = isRecord(reference) ? reference['file'] : undefined;
  const place = typeof other === 'string' ? posix.join(posix.dirname(file), other) : file;
  const parsed = typeof other === 'string' ? await reader.read(place) : null;
  const table = parsed === null ? services : typeof parsed === 'string' ? new Map<string, Service>() : parsed.services;
  const base = table.get(name);
  if (base === undefined) return service;
  return mergedService(await withExtends(base, place, table, reader, depth - 1), service, () => false);
}
