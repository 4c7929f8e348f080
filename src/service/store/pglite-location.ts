import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Location of PGlite and its prepared image. PGlite loads WebAssembly from next to its own files, so it is not bundled: the
 * build copies it to `dist/pglite/`, and this module finds it relative to `dist/x.js` or `dist/cli/x.js` when bundled, and
 * to `src/service/store/` in development.
 */
export interface PgliteLocation {
  /** URL of PGlite's ESM entry. */
  readonly entry: URL;
  /** Path of the image. Null: a new cluster is created, which takes about 3 s. */
  readonly image: string | null;
  /** Folder of `pglite.wasm.zst` and `pglite.data.zst`, the packed files of the build; null in development. */
  readonly packed: string | null;
}

const BUNDLED = ['./pglite/index.js', '../pglite/index.js'] as const;

export function locatePglite(from: string = import.meta.url): PgliteLocation {
  for (const candidate of BUNDLED) {
    const entry = new URL(candidate, from);
    if (existsSync(fileURLToPath(entry))) {
      return {
        entry,
        image: existing(new URL('../pglite-image.tar.zst', entry)),
        packed: fileURLToPath(new URL('.', entry)),
      };
    }
  }
  return {
    entry: new URL('../../../node_modules/@electric-sql/pglite/dist/index.js', from),
    image: existing(new URL('../../../assets/pglite-image.tar.zst', from)),
    packed: null,
  };
}

function existing(url: URL): string | null {
  const path = fileURLToPath(url);
  return existsSync(path) ? path : null;
}
