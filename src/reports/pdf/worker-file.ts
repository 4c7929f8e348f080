import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The worker seen from a bundle in `dist/<name>/`, from one in `dist/` itself, and from the sources. The bundled ones come
 * first: a bundle never runs TypeScript.
 */
const PLACES = ['../pdf-worker/index.js', 'pdf-worker/index.js', 'worker.ts'] as const;

/**
 * Path of the file that the PDF worker thread starts with.
 * @throws Error naming the places that were tried
 */
export function pdfWorkerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const files = PLACES.map((place) => join(here, place));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The PDF worker is missing; looked for ${files.join(', ')}.`);
  return found;
}
