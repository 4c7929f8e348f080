import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LIBRARY_FINGERPRINTS, type LibraryFingerprint } from '../src/engine/data/library-fingerprints.ts';
import { compareVersions } from '../src/engine/web/compare-versions.ts';
import { type CheckedLibrary, checkLibrary, FORMS, type Form } from './check-library.ts';
import { refreshTable, tableFile } from './data-table.ts';
import {
  LIBRARY_VERSIONS_FILE,
  type LibraryVersions,
  libraryVersionsText,
  readLibraryVersions,
} from './library-versions.ts';
import { NpmRegistry } from './npm-registry.ts';

const TABLE = 'library-fingerprints';
const LINES_MAX = 10;
const CONCURRENCY = 3;
const LETTERS: Readonly<Record<Form, string>> = { plain: 'p', stripped: 's', minified: 'm' };

export interface LibraryTable {
  readonly versions: LibraryVersions;
  /** Outdated version numbers that the code of later releases still contains. */
  readonly carried: Readonly<Record<string, readonly string[]>>;
}

export interface Refreshed {
  readonly table: LibraryTable;
  readonly checked: readonly CheckedLibrary[];
  /** Versions that the previous table had as recognised and that no longer are. */
  readonly lost: readonly string[];
}

/**
 * Checks published versions of libraries.
 *
 * @param before the current table; libraries that are not checked keep their row
 * @param isCheck checks only the versions in the table, so that a new release cannot change the result
 */
export async function refreshLibraries(
  registry: NpmRegistry,
  libraries: readonly LibraryFingerprint[],
  before: LibraryTable,
  { isCheck = false, linesMax = LINES_MAX, onLibrary = (_checked: CheckedLibrary): void => {} } = {},
): Promise<Refreshed> {
  const checked: CheckedLibrary[] = [];
  const queue = [...libraries];
  const work = async (): Promise<void> => {
    for (let library = queue.shift(); library !== undefined; library = queue.shift()) {
      const known = Object.keys(before.versions[library.name] ?? {});
      const done = await checkLibrary(registry, library, (all) => (isCheck ? known : newestOfLines(all, linesMax)));
      checked.push(done);
      onLibrary(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    queue.length = 0;
  }
  checked.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { table: afterwards(before, checked), checked, lost: lostSince(before.versions, checked) };
}

function afterwards(before: LibraryTable, checked: readonly CheckedLibrary[]): LibraryTable {
  const looked = checked.filter(({ versions }) => versions.length > 0);
  const rowOf = ({ versions }: CheckedLibrary) =>
    Object.fromEntries(
      versions.map(({ version, recognised }) => [version, recognised.map((form) => LETTERS[form]).join('')]),
    );
  const carriedOf = ({ name, versions }: CheckedLibrary) => {
    // In scripts without comments only the code can contain the number; banners are not relevant.
    const read = versions.flatMap(({ wrong }) => wrong.filter(({ form }) => form !== 'plain').map((one) => one.read));
    // Known numbers stay, because the engine no longer reads them.
    return [...new Set([...(before.carried[name] ?? []), ...read])].sort(compareVersions);
  };
  return {
    versions: { ...before.versions, ...Object.fromEntries(looked.map((one) => [one.name, rowOf(one)])) },
    carried: { ...before.carried, ...Object.fromEntries(looked.map((one) => [one.name, carriedOf(one)])) },
  };
}

function lostSince(before: LibraryVersions, checked: readonly CheckedLibrary[]): string[] {
  return checked.flatMap(({ name, versions }) =>
    versions.flatMap(({ version, recognised }) => {
      const known = before[name]?.[version] ?? '';
      return FORMS.filter((form) => known.includes(LETTERS[form]) && !recognised.includes(form)).map(
        (form) => `${name} ${version} is no longer recognised ${form === 'plain' ? 'as published' : form}`,
      );
    }),
  );
}

/** A table in Markdown of the versions that are not recognised in every form, or read as another version. */
export function missedText(checked: readonly CheckedLibrary[]): string {
  const lines = checked.flatMap(({ name, versions }) =>
    versions
      .filter(({ recognised, wrong }) => recognised.length < FORMS.length || wrong.length > 0)
      .map(({ version, recognised, wrong, files }) => {
        const missed = FORMS.filter((form) => !recognised.includes(form)).join(', ');
        return `| ${name} | ${version} | ${missed} | ${wrong.map(({ form, read }) => `${form}: ${read}`).join(', ')} | ${files.join(', ')} |`;
      }),
  );
  return [
    '| library | version | not recognised | read instead | files |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/**
 * The newest version of each line (`major.minor`), at most `linesMax` of them: the newest line, the newest line of each major, and
 * others spread evenly.
 *
 * @param versions stable versions, in any order
 * @returns newest first
 */
export function newestOfLines(versions: readonly string[], linesMax: number): string[] {
  const lines = new Map<string, string>();
  const sorted = [...versions].sort((a, b) => compareVersions(b, a));
  for (const version of sorted) {
    const line = version.split('.').slice(0, 2).join('.');
    if (!lines.has(line)) lines.set(line, version);
  }
  const newest = [...lines.values()];
  const majors = newest.filter(
    (version, index) => newest.findIndex((other) => other.split('.')[0] === version.split('.')[0]) === index,
  );
  const chosen = new Set(spread(majors, linesMax));
  const rest = newest.filter((version) => !chosen.has(version));
  for (const version of spread(rest, linesMax - chosen.size)) chosen.add(version);
  return [...chosen].sort((a, b) => compareVersions(b, a));
}

/** Evenly spread members of a list, including the first. */
function spread(list: readonly string[], count: number): string[] {
  if (list.length <= count) return [...list];
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => list[Math.floor((index * list.length) / count)] ?? '',
  );
}

/** A row of the table, its keys in the usual order. */
export function withCarried(
  { code, carried: _, ...row }: LibraryFingerprint,
  carried: readonly string[],
): LibraryFingerprint {
  return { ...row, ...(carried.length === 0 ? {} : { carried }), ...(code === undefined ? {} : { code }) };
}

function librariesOf(only: string | undefined): readonly LibraryFingerprint[] {
  if (only === undefined) return LIBRARY_FINGERPRINTS;
  const names = only.split(',');
  const unknown = names.filter((name) => !LIBRARY_FINGERPRINTS.some((library) => library.name === name));
  if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')}: no such library in the fingerprint table`);
  return LIBRARY_FINGERPRINTS.filter(({ name }) => names.includes(name));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, only: { type: 'string' }, lines: { type: 'string' } },
  });
  const linesMax = values.lines === undefined ? LINES_MAX : Number(values.lines);
  if (!Number.isSafeInteger(linesMax) || linesMax < 1 || linesMax > 200)
    throw new Error(`--lines ${values.lines}: must be a number from 1 to 200`);
  const libraries = librariesOf(values.only);
  const before = {
    versions: readLibraryVersions(),
    carried: Object.fromEntries(
      LIBRARY_FINGERPRINTS.flatMap(({ name, carried }) => (carried ? [[name, carried]] : [])),
    ),
  };
  const { table, checked, lost } = await refreshLibraries(new NpmRegistry(), libraries, before, {
    isCheck: values.check,
    linesMax,
    onLibrary: ({ name, versions }) => process.stderr.write(`${name}: ${versions.length} versions\n`),
  });
  process.stdout.write(`${missedText(checked)}\n`);
  const faults = checked.flatMap((library) => library.faults);
  if (faults.length > 0) process.stdout.write(`\nNot checked:\n${faults.join('\n')}\n`);
  const versions = checked.flatMap((library) => library.versions);
  const counts = FORMS.map(
    (form) => `${versions.filter(({ recognised }) => recognised.includes(form)).length} ${form}`,
  );
  const wrong = versions.filter((version) => version.wrong.length > 0).length;
  process.stdout.write(
    `\nOf ${versions.length} versions recognised: ${counts.join(', ')}; ${wrong} read as another.\n`,
  );
  for (const line of lost) process.stderr.write(`refresh-libraries: ${line}\n`);
  if (values.check) {
    process.exitCode = lost.length > 0 ? 1 : 0;
    return;
  }
  writeFileSync(LIBRARY_VERSIONS_FILE, libraryVersionsText(table.versions));
  const rows = LIBRARY_FINGERPRINTS.map((library) => withCarried(library, table.carried[library.name] ?? []));
  refreshTable(TABLE, { libraries: rows });
  process.stderr.write(
    `${LIBRARY_VERSIONS_FILE}, ${tableFile(TABLE)}: ${Object.keys(table.versions).length} libraries\n`,
  );
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`refresh-libraries: ${error instanceof Error ? error.message : String(error)}\n`);
    process.stderr.write('The table is unchanged.\n');
    process.exitCode = 2;
  });
