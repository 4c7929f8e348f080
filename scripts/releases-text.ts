import type { ReleaseHistory } from '../src/engine/data/library-releases.ts';

/** `src/engine/data/library-releases.ts`, sorted, so that the same answers give the same bytes. */
export function releasesText(histories: readonly ReleaseHistory[]): string {
  const rows = [...histories].sort((a, b) => (a.name < b.name ? -1 : 1)).map(rowOf);
  return `/*
 * Long because: one table, one line per step between releases. Written by \`npm run learn:releases\` from packages of the npm registry.
 */

/** What tells a release, and all after it, from those before it. */
export interface ReleaseStep {
  /** Newest release without, and oldest with it, of those that were looked at. */
  readonly before: string;
  readonly from: string;
  /** Strings and names of properties that came, and those that went for good. */
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Releases of a library that do not carry their number in their code. */
export interface ReleaseHistory {
  /** As in the fingerprint table. */
  readonly name: string;
  /** What all of them have, and no other popular library. */
  readonly marks: readonly string[];
  /** Characters around the first mark within which the rest of the library lies. */
  readonly reach: number;
  readonly first: string;
  readonly last: string;
  /** Later releases than the last may be meant; otherwise those carry their number. */
  readonly isOpen: boolean;
  readonly steps: readonly ReleaseStep[];
}

// biome-ignore format: one line per step
export const LIBRARY_RELEASES: readonly ReleaseHistory[] = [
${rows.join('\n')}
];
`;
}

function rowOf({ name, marks, reach, first, last, isOpen, steps }: ReleaseHistory): string {
  const lines = steps.map(
    ({ before, from, came, went }) =>
      `      { before: ${quoted(before)}, from: ${quoted(from)}, came: ${list(came)}, went: ${list(went)} },`,
  );
  return `  {
    name: ${quoted(name)},
    marks: ${list(marks)},
    reach: ${reach},
    first: ${quoted(first)},
    last: ${quoted(last)},
    isOpen: ${isOpen},
    steps: [
${lines.join('\n')}
    ],
  },`;
}

function list(texts: readonly string[]): string {
  return `[${texts.map(quoted).join(', ')}]`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
