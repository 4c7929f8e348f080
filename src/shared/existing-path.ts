import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first of some candidates that exists: a file is elsewhere in a bundle than in the sources.
 * @param candidates paths relative to `folder`
 * @param what subject of the error, for example `The PDF worker`
 * @throws Error that names the paths tried
 */
export function existingPath(folder: string, candidates: readonly string[], what: string): string {
  const paths = candidates.map((candidate) => join(folder, candidate));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${what} is missing; tried ${paths.join(', ')}.`);
  return found;
}
