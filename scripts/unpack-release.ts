import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import type { NpmRegistry, PublishedVersion } from './npm-registry.ts';

const FILE_BYTES_MAX = 8 * 1024 * 1024;
const UNPACKED_BYTES_MAX = 320 * 1024 * 1024;
const FILES_MAX = 40_000;

/**
 * Downloads one release of a package and calls `use` with a folder of its scripts and its manifest, which is removed afterwards.
 *
 * @throws RegistryUnusable, or an error that names package and fault
 */
export async function withRelease<Result>(
  registry: NpmRegistry,
  packageName: string,
  entry: PublishedVersion,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const tarball = await registry.tarball(packageName, entry);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-library-'));
  try {
    try {
      await unpackTarball(
        tarball,
        folder,
        (path, bytes) => bytes <= FILE_BYTES_MAX && /(?:\.[mc]?js|^package\.json)$/.test(path),
      );
    } catch (error) {
      throw new Error(`${packageName}@${entry.version}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the regular files of an npm package below `folder`, without the first part of their path (`package/`). Links, devices
 * and other kinds of entries are left out, and so are files that `wanted` refuses.
 *
 * @param wanted selects entries by path and size in bytes
 * @throws Error when the archive is broken, too large, or contains a path outside of the folder
 */
export async function unpackTarball(
  tarball: Buffer,
  folder: string,
  wanted: (path: string, bytes: number) => boolean,
): Promise<string[]> {
  const archive = gunzipSync(tarball, { maxOutputLength: UNPACKED_BYTES_MAX });
  const written = new Set<string>();
  let count = 0;
  const reader = extract();
  const reading = pipeline(Readable.from([archive]), reader);
  // The loop reports the same error.
  reading.catch(() => undefined);
  for await (const entry of reader) {
    const { name, type, size = 0 } = entry.header;
    count += 1;
    if (count > FILES_MAX) throw new Error(`the package has more than ${FILES_MAX} files`);
    const inside = type === 'file' ? pathInside(name) : '';
    const data = await buffer(entry);
    if (inside === '' || !wanted(inside, size)) continue;
    const file = join(folder, inside);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    written.add(inside);
  }
  await reading;
  return [...written];
}

/** The path below the package's own folder; empty for that folder. */
function pathInside(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (path.startsWith('/') || path.includes('\\') || path.includes('\0') || parts.includes('..'))
    throw new Error(`the package contains a path outside of itself: ${JSON.stringify(path.slice(0, 200))}`);
  return parts.slice(1).join('/');
}
