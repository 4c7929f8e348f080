import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Null when compression does not pay off. */
  readonly gzipped: Uint8Array | null;
}

export interface ConsoleAssets {
  readonly index: Asset;
  /** Files of the folder `assets`, by name. */
  readonly files: ReadonlyMap<string, Asset>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};
const GZIP_MIN_BYTES = 1_024;
/** The built console, found from a bundle in `dist/main/` and from this file. */
const PLACES = ['../console/', '../../../dist/console/'] as const;

/** Folder of the built console, or null when it has not been built. */
export function locateConsole(from: string = import.meta.url): string | null {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, from)));
  return folders.find((folder) => existsSync(join(folder, 'index.html'))) ?? null;
}

/**
 * Reads the built console into memory.
 * @param folder null, or a folder without index.html: null is returned
 */
export async function readAssets(folder: string | null): Promise<ConsoleAssets | null> {
  if (folder === null || !existsSync(join(folder, 'index.html'))) return null;
  const below = join(folder, 'assets');
  const names = existsSync(below) ? await readdir(below, { withFileTypes: true }) : [];
  const files = await Promise.all(
    names.filter((entry) => entry.isFile()).map(async ({ name }) => [name, await read(join(below, name))] as const),
  );
  return { index: await read(join(folder, 'index.html')), files: new Map(files) };
}

async function read(path: string): Promise<Asset> {
  const bytes = await readFile(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isText = type.includes('charset');
  return { type, bytes, gzipped: isText && bytes.length >= GZIP_MIN_BYTES ? await promisify(gzip)(bytes) : null };
}
