import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Prints the regular expressions that src builds from strings, as JSON: loads every module and calls what builds one on
 * demand. A process of its own, because it watches the constructor that everything else uses too.
 */
export interface BuiltPattern {
  /** Path from the root of the repository, and line of the `new RegExp`. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

interface Built {
  readonly patterns: readonly BuiltPattern[];
  /** Patterns of JSON Schema that the modules export. */
  readonly schemas: readonly string[];
}

/** Faces run when they are loaded; a worker has no parent here. */
const NOT_LOADED =
  /^(?:action|cli)\/(?:index|main|post)\.ts$|worker\.ts$|^engine\/isolation\/start\.ts$|^engine\/browser\/page\//;
const PLACE = /\/(src\/[\w./-]{1,200}\.ts):(\d{1,6}):\d{1,6}/;

const root = join(import.meta.dirname, '../..');
const seen = new Map<string, BuiltPattern>();
const Native = RegExp;
globalThis.RegExp = new Proxy(Native, {
  construct(target, parameters, newTarget) {
    const built = Reflect.construct(target, parameters, newTarget) as RegExp;
    note(built);
    return built;
  },
  apply(target, _self, parameters) {
    const built = Reflect.construct(target, parameters) as RegExp;
    note(built);
    return built;
  },
});

function note({ source, flags }: RegExp): void {
  const caller = (new Error().stack ?? '')
    .split('\n')
    .find((line) => !line.includes('built-patterns') && line.includes(' at '));
  const [, file, line] = PLACE.exec(caller ?? '') ?? [];
  if (file !== undefined) seen.set(`${file} ${source}/${flags}`, { file, line: Number(line), source, flags });
}

const modules = new Map<string, Record<string, unknown>>();
for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts') || name.endsWith('.d.ts') || NOT_LOADED.test(name)) continue;
  modules.set(name, (await import(pathToFileURL(join(root, 'src', name)).href)) as Record<string, unknown>);
}

const { fingerprintOf } = await import('../../src/engine/core/fingerprint.ts');
const { interpolationOf } = await import('../../src/engine/active/xss/angular-expression.ts');
const { encodesAngles } = await import('../../src/engine/active/xss/xss-contexts.ts');
const { unknownColumn } = await import('../../src/engine/active/sql/sql-errors.ts');
const { detectLibraries } = await import('../../src/engine/libraries/detect-libraries.ts');
const { patternFault } = await import('../../src/engine/rules/linear-pattern.ts');
const { schemaFaults } = await import('../../src/service/validate.ts');
schemaFaults({ type: 'string', pattern: '^/' } as never, 'word');
for (const host of ['app', 'shop.example', '::1']) fingerprintOf('a.b', 'key', { host, port: 8080 });
interpolationOf('<p>');
encodesAngles('<p>', 'marker');
unknownColumn('word', 'word');
// It only parses the expression of a rule.
patternFault('word');
for (const _ of detectLibraries('jQuery.fn.jquery="3.4.1";Vue.version="2.6.10";t="1.2.3";x.version=t'));

const schemas = new Set<string>();
const walked = new Set<object>();
function walk(value: unknown): void {
  if (typeof value !== 'object' || value === null || walked.has(value)) return;
  walked.add(value);
  const { type, pattern, patternProperties } = value as Record<string, unknown>;
  if (type === 'string' && typeof pattern === 'string') schemas.add(pattern);
  if (typeof patternProperties === 'object') for (const key of Object.keys(patternProperties ?? {})) schemas.add(key);
  for (const inner of Object.values(value)) walk(inner);
}
for (const [name, exported] of modules) if (/^(?:contract|gate|action|client)\//.test(name)) walk({ ...exported });

const result: Built = { patterns: [...seen.values()], schemas: [...schemas] };
process.stdout.write(JSON.stringify(result), () => process.exit(0));
