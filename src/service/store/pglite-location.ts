import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where the database engine and its pre-made image lie. A bundler must not swallow PGlite (its WebAssembly is found
 * beside its own files), so the build copies it to `dist/pglite/` and it is looked up from this module at run time:
 * `dist/x.js` and `dist/cli/x.js` when bundled, `src/service/store/` in development.
 */
export interface PgliteLocation {
  /** URL of PGlite's ESM entry. */
  readonly entry: URL;
  /** Path of the image, or null when there is none: then a fresh cluster is made, which takes about 3 s. */
  readonly image: string | null;
  /** Folder with `pglite.wasm.zst` and `pglite.data.zst`, the packed forms that the build ships; null in development. */
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
