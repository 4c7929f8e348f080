import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The entry seen from the bundle in `dist/main/`, and from the sources. */
const PLACES = ['../engine/index.js', 'start.ts'] as const;

/**
 * Path of the file that an engine process starts with.
 * @throws Error naming the places that were tried
 */
export function engineFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const files = PLACES.map((place) => join(here, place));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The engine is missing; looked for ${files.join(', ')}.`);
  return found;
}
