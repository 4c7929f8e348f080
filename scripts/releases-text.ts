import { SEPARATOR } from '../src/engine/libraries/release-histories.ts';
import type { ReleaseHistory } from '../src/engine/libraries/release-span.ts';

/** `src/engine/data/library-releases.ts`, sorted, so that the same releases give the same bytes. */
export function releasesText(histories: readonly ReleaseHistory[]): string {
  return `/*
 * Written by \`npm run learn:releases\` from packages of the npm registry; read by \`libraries/release-histories.ts\`.
 */

/** What came and went with the releases of libraries that do not carry their number in their code. */
export const LIBRARY_RELEASES: string = \`
${releaseTable(histories).replace(/[\\`]|\$\{/g, '\\$&')}\`;
`;
}

/** The table alone, as the engine reads it. */
export function releaseTable(histories: readonly ReleaseHistory[]): string {
  const sorted = [...histories].sort((a, b) => (a.name < b.name ? -1 : 1));
  return sorted.map((history) => `${linesOf(history).join('\n')}\n`).join('\n');
}

function linesOf({ name, first, last, isOpen, reach, marks, steps }: ReleaseHistory): string[] {
  return [
    line(`${name} ${first} ${last} ${isOpen ? 'open' : 'closed'} ${reach}`, marks),
    ...steps.map(({ before, from, came, went }) =>
      line(`${before} ${from}`, [...came.map((sign) => `+${sign}`), ...went.map((sign) => `-${sign}`)]),
    ),
  ];
}

function line(facts: string, cells: readonly string[]): string {
  return `${[facts, ...cells].join(SEPARATOR)}${SEPARATOR.trimEnd()}`;
}
