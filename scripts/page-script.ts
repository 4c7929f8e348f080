import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** @returns a module with the script that the scanner's browser runs in each page, bundled from src/engine/browser/page/ */
export async function pageScript(): Promise<string> {
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
  const code = result[0]?.output[0]?.code;
  if (code === undefined) throw new Error('The page script was not built.');
  // Region comments carry paths, and a scanned page is no place for documentation.
  const lines = code.split('\n').filter((line) => !/^\s*(?:\/\/|\/\*\*|\*)/.test(line));
  return [
    '/** The body of the script that runs in each document before its own. Reads `SCAN_GATE_CONFIG`. */',
    `export const PAGE_SCRIPT: string = ${JSON.stringify(lines, null, 2)}.join('\\n');`,
    '',
  ].join('\n');
}
