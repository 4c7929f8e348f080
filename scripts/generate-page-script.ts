import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles the script that the scanner's browser runs in each page (src/engine/browser/page/) into one string. */
const folder = join(import.meta.dirname, '../src/engine/browser');
const result = (await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  build: {
    write: false,
    target: 'es2022',
    minify: false,
    lib: { entry: join(folder, 'page/main.ts'), formats: ['iife'], name: 'scanGatePage' },
  },
})) as Rolldown.RolldownOutput[];
const code = result[0]?.output[0]?.code ?? '';
const lines = code
  .split('\n')
  // The region comments carry paths, and a page is no place for documentation.
  .filter((line) => !/^\s*(?:\/\/|\/\*\*|\*)/.test(line))
  .map((line) => `  ${JSON.stringify(line)},`.replace(/^ {2}"(.*)",$/, (_all, text: string) => `  ${quoted(text)},`));
const text = [
  '// Written by `npm run generate` from src/engine/browser/page/. Do not edit.',
  '// Long because it holds the script line by line, so that a diff shows each change.',
  '',
  '/** The body of the script that runs in each document before its own. Reads `SCAN_GATE_CONFIG`. */',
  'export const PAGE_SCRIPT: string = [',
  ...lines,
  "].join('\\n');",
  '',
];
await writeFile(join(folder, 'page-script.ts'), text.join('\n'));

/** A JSON string in the quotation marks that the formatter prefers: single ones where they need no more escapes. */
function quoted(json: string): string {
  const value = JSON.parse(`"${json}"`) as string;
  const single = value.split("'").length;
  const double = value.split('"').length;
  if (single > double) return `"${json}"`;
  return `'${json.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
