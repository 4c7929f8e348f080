/** `src/engine/data/library-table.ts`, sorted, so that the same answers give the same bytes. */
export function carriedText(carried: Readonly<Record<string, readonly string[]>>, date: string): string {
  const key = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);
  const rows = Object.entries(carried)
    .filter(([, versions]) => versions.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, versions]) => `  ${key(name)}: '${versions.join(' ')}',`);
  return `/*
 * Written by \`npm run refresh:libraries\` from packages of the npm registry. Which versions it looked at, and what was recognised
 * of them, is in \`scripts/library-versions.json\`.
 */

/** Day on which published packages were last looked at. */
export const LIBRARIES_DATE = '${date}';

/** Numbers that the code of a later version still carries, by library, with a space between them: without its banner they tell nothing. */
export const CARRIED_NUMBERS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
}
