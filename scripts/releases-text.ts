import type { ReleaseHistory } from '../src/engine/facts/libraries/release-span.ts';

/** `src/engine/data/library-releases.ts`, sorted, so that the same answers give the same bytes. */
export function releasesText(histories: readonly ReleaseHistory[]): string {
  const rows = [...histories].sort((a, b) => (a.name < b.name ? -1 : 1)).map(rowOf);
  return `/*
 * Long because: one table, one line per step between releases. Written by \`npm run learn:releases\` from packages of the npm registry.
 */
import type { ReleaseHistory } from '../facts/libraries/release-span.ts';

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
