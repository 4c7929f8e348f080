import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The entry relative to the bundle in `dist/main/`, and to the sources. */
const PLACES = ['../engine/index.js', 'start.ts'] as const;

/**
 * Path of the entry file of an engine process.
 * @throws Error naming the paths that were tried
 */
export function engineFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const files = PLACES.map((place) => join(here, place));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The engine is missing; looked for ${files.join(', ')}.`);
  return found;
}
