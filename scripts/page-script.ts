import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** @returns a module with the scripts that the scanner's browser runs in pages, bundled from src/engine/browser/page/ */
export async function pageScript(): Promise<string> {
  return [
    '/** The body of the script that runs in each document before its own. Reads `SCAN_GATE_CONFIG`. */',
    `export const PAGE_SCRIPT: string = ${await bundled('main', 'scanGatePage')}.join('\\n');`,
    '/** Declares `scanGateRecorded`, which finds and fills elements for a recording. */',
    `export const RECORDED_SCRIPT: string = ${await bundled('recorded', 'scanGateRecorded')}.join('\\n');`,
    '',
  ].join('\n');
}

/** @returns the lines of the script as a literal */
async function bundled(entry: string, name: string): Promise<string> {
  const folder = join(import.meta.dirname, '../src/engine/browser');
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(folder, `page/${entry}.ts`), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  const code = result[0]?.output[0]?.code;
  if (code === undefined) throw new Error('The page script was not built.');
  // Region comments carry paths, and a scanned page is no place for documentation.
  const lines = code.split('\n').filter((line) => !/^\s*(?:\/\/|\/\*\*|\*)/.test(line));
  return JSON.stringify(lines, null, 2);
}
