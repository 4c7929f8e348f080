import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NpmRegistry, PublishedVersion } from './npm-registry.ts';
import { unpackTarball } from './unpack-tarball.ts';

const FILE_BYTES_MAX = 8 * 1024 * 1024;

/**
 * Downloads one release of a package and hands the folder of its scripts and its manifest on; the folder is removed afterwards.
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
