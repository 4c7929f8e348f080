import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryFingerprint } from '../src/engine/data/library-fingerprints.ts';
import { browserFiles } from './browser-files.ts';
import type { NpmRegistry, PublishedVersion } from './npm-registry.ts';
import { type ScriptForms, scriptForms } from './script-forms.ts';
import { unpackTarball } from './unpack-tarball.ts';

const FILE_BYTES_MAX = 8 * 1024 * 1024;

/**
 * The browser build of one release, without comments and minified.
 *
 * @param file path in the package, where it is not the one that browsers usually load
 * @returns null when the package has no such file, or terser cannot read it
 * @throws RegistryUnusable, or an error that names package and fault
 */
export async function downloadForms(
  registry: NpmRegistry,
  library: LibraryFingerprint,
  packageName: string,
  entry: PublishedVersion,
  file?: string,
): Promise<ScriptForms | null> {
  const tarball = await registry.tarball(packageName, entry);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-release-'));
  try {
    await unpackTarball(
      tarball,
      folder,
      (path, bytes) => bytes <= FILE_BYTES_MAX && /(?:\.[mc]?js|^package\.json)$/.test(path),
    );
    const { readable, minified } = browserFiles(folder, library);
    const source = file !== undefined && existsSync(join(folder, file)) ? file : (readable ?? minified);
    return source === null
      ? null
      : await scriptForms(readFileSync(join(folder, source), 'utf8'), source.endsWith('.mjs'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
