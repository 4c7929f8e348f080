import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existingPath } from '../../shared/existing-path.ts';

/** The entry relative to the bundle in `dist/main/`, and to the sources. */
const PLACES = ['../engine/index.js', 'start.ts'] as const;

/**
 * Path of the entry file of an engine process.
 * @throws Error naming the paths that were tried
 */
export function engineFile(): string {
  return existingPath(dirname(fileURLToPath(import.meta.url)), PLACES, 'The engine');
}
