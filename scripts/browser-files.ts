import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const FILE_BYTES_MAX = 8 * 1024 * 1024;
/** A main file below this size that loads another file of the package only re-exports it. */
const REEXPORT_BYTES_MAX = 4_000;
const REEXPORTS_MAX = 4;
/** A smaller file only re-exports or warns. */
const BARREL_BYTES_MAX = 1_000;
/** Folders of browser builds in packages, best first. */
const FOLDERS = [
  'dist',
  'umd',
  'build',
  'js',
  'dist/js',
  'lib',
  'release',
  'min',
  'fesm2022',
  'fesm2020',
  'fesm2015',
  '',
];

/** Paths that fields of the manifest name. */
function fieldsOf(folder: string, names: readonly string[]): string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    manifest = {};
  }
  const record = typeof manifest === 'object' && manifest !== null ? (manifest as Record<string, unknown>) : {};
  return names.flatMap((name) => {
    const value = record[name];
    return typeof value === 'string' ? value : [];
  });
}

/**
 * The scripts of an unpacked package that a page or a bundle would contain: a readable and a minified build, if they exist,
 * without source maps, plug-ins and server code.
 *
 * @param library names of its files (`jquery`, `jquery.slim`), and paths of its builds where the names are not enough
 * @returns paths below `folder`, the best of each kind
 */
export function browserFiles(
  folder: string,
  { files, builds = [] }: { readonly files: readonly string[]; readonly builds?: readonly string[] },
): { readable: string | null; minified: string | null } {
  const resolved = (names: readonly string[]) =>
    fieldsOf(folder, names).flatMap((field) => resolve(folder, field) ?? []);
  const stems = [...new Set(files.map((file) => file.toLowerCase().replace(/\.js$/, '')))];
  const isNamed = (path: string) => stems.includes(stemOf(basename(path)));
  const byName = FOLDERS.flatMap((place) =>
    list(join(folder, place))
      .filter(isNamed)
      .sort((a, b) => stems.indexOf(stemOf(a)) - stems.indexOf(stemOf(b)) || a.length - b.length)
      .map((name) => join(place, name)),
  );
  const isUsable = (path: string) => isScript(folder, path);
  // Files for delivery networks with the name of the library come first, files that Node loads last.
  const delivered = resolved(['unpkg', 'jsdelivr']);
  const guesses = [...delivered.filter(isNamed), ...byName, ...delivered, ...resolved(['browser', 'module', 'main'])];
  const given = builds.filter(isUsable);
  const candidates = given.length > 0 ? given : [...new Set(guesses)].filter(isUsable);
  return {
    readable: candidates.find((path) => !isMinified(folder, path)) ?? null,
    minified: candidates.find((path) => isMinified(folder, path)) ?? null,
  };
}

function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /(?:[-._](?:min|umd|iife|prod|production|dev|development|browser|global|esm|bundle|v?\d[\d.]*))*\.[mc]?js$/,
      '',
    );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The file of a manifest field, through re-exports such as `module.exports = require('./cjs/x.production.js')`. */
function resolve(folder: string, field: string): string | null {
  let path = find(folder, field);
  for (let steps = 0; path !== null && steps < REEXPORTS_MAX; steps += 1) {
    const file = join(folder, path);
    if (statSync(file).size > REEXPORT_BYTES_MAX) break;
    const text = readFileSync(file, 'utf8');
    const targets = [...text.matchAll(/\b(?:require\(|from\s*)["'](\.[^"']{1,200})["']/g)].map(
      (match) => match[1] ?? '',
    );
    const target = targets.find((name) => /prod/.test(name)) ?? targets[0];
    const next = target === undefined ? null : find(folder, join(dirname(path), target));
    if (next === null || next === path) break;
    path = next;
  }
  return path;
}

function find(folder: string, name: string): string | null {
  const path = normalize(name).replace(/^\.\//, '');
  if (path.startsWith('..') || path.startsWith('/')) return null;
  const tries = [path, `${path}.js`, join(path, 'index.js')];
  return tries.find((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()) ?? null;
}

function isScript(folder: string, path: string): boolean {
  const size = /\.[mc]?js$/.test(path) ? statSync(join(folder, path), { throwIfNoEntry: false })?.size : undefined;
  return size !== undefined && size > BARREL_BYTES_MAX && size <= FILE_BYTES_MAX;
}

/** By its name, or by the length of its lines. */
function isMinified(folder: string, path: string): boolean {
  if (/[-._](?:min|prod)\.[mc]?js$/.test(path)) return true;
  const text = readFileSync(join(folder, path), 'utf8');
  return text.length > 2_000 && text.length / text.split('\n').length > 200;
}
