import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/release.ts FOLDER`: checks that every part has the version of package.json, writes the entry of the changelog to
 * FOLDER/notes.md, and prints `version=X.Y.Z` for a workflow.
 */
const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Where the version is written down, with the pattern that finds it; package.json is the source. */
const PLACES: readonly (readonly [path: string, pattern: RegExp])[] = [
  ['package.json', /^ {2}"version": "([^"]+)"/m],
  ['package-lock.json', /^ {2}"version": "([^"]+)"/m],
  ['clients/typescript/package.json', /^ {2}"version": "([^"]+)"/m],
  ['clients/python/src/scan_gate/_version.py', /^__version__ = "([^"]+)"/m],
  ['clients/go/client.go', /^const Version = "([^"]+)"/m],
  ['src/contract/examples.json', /"name": "scan-gate",\s{1,20}"version": "([^"]+)"/],
];

/** The version in each place; null where there is none. */
export function versions(): ReadonlyMap<string, string | null> {
  return new Map(PLACES.map(([path, pattern]) => [path, pattern.exec(read(path))?.[1] ?? null]));
}

/**
 * The entry of a version in CHANGELOG.md, without its heading.
 * @returns null if there is none with a date
 */
export function changelogEntry(version: string): string | null {
  const sections = read('CHANGELOG.md').split(/^## /m);
  const heading = `[${version}] - `;
  const entry = sections.find((section) => section.startsWith(heading));
  if (entry === undefined || !/^\d{4}-\d{2}-\d{2}\n/.test(entry.slice(heading.length))) return null;
  return entry.slice(entry.indexOf('\n') + 1).trim();
}

function main(folder: string): void {
  const found = versions();
  const version = found.get('package.json') ?? '';
  const other = [...found].filter(([, value]) => value !== version).map(([path, value]) => `${path} has ${value}`);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`The version "${version}" is not X.Y.Z.`);
  if (other.length > 0) throw new Error(`The version is ${version}, but ${other.join(', ')}.`);
  const notes = changelogEntry(version);
  if (notes === null) throw new Error(`CHANGELOG.md has no entry "## [${version}] - YYYY-MM-DD".`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.md'), `${notes}\n`);
  console.log(`version=${version}`);
}

if (import.meta.main) main(process.argv[2] ?? 'release');
