import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By library, then by version: the forms in which it was recognised, `p` as published, `s` without comments, `m` minified. */
export type LibraryVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One line per library: `"jquery": "3.7.1:psm 3.6.4:psm"`, newest version first. */
export const LIBRARY_VERSIONS_FILE = join(import.meta.dirname, 'library-versions.json');

/** The published versions of the last check. */
export function readLibraryVersions(): LibraryVersions {
  const lines = JSON.parse(readFileSync(LIBRARY_VERSIONS_FILE, 'utf8')) as Readonly<Record<string, string>>;
  const rowOf = (line: string) => Object.fromEntries(line.split(' ').map((pair) => pair.split(':', 2)));
  return Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line === '' ? {} : rowOf(line)]));
}

/** The file, sorted, so that the same versions give the same bytes. */
export function libraryVersionsText(versions: LibraryVersions): string {
  const lines = Object.entries(versions)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, row]) =>
        [
          name,
          Object.entries(row)
            .map((pair) => pair.join(':'))
            .join(' '),
        ] as const,
    );
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}
