import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../gate/model/usage-error.ts';
import type { Io } from './io.ts';

const BYTES_MAX = 65_536;

/**
 * A secret from the environment: of the variable, or the text of the file that `NAME_FILE` names, as Docker and Kubernetes mount them.
 * @throws UsageError for both, or a file that cannot be used
 */
export function environmentSecret({ environment, directory }: Pick<Io, 'environment' | 'directory'>, name: string) {
  const value = environment[name] || undefined;
  const path = environment[`${name}_FILE`] || undefined;
  if (path === undefined) return value;
  if (value !== undefined) throw new UsageError(`${name}_FILE`, `cannot be combined with ${name}.`);
  try {
    return readSecret(resolve(directory, path)) || undefined;
  } catch (cause) {
    throw new UsageError(`${name}_FILE`, `names a file that cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/** Follows links, which is how Kubernetes mounts a secret. */
function readSecret(path: string): string {
  const stats = statSync(path);
  // The size of a device or a pipe says nothing.
  if (!stats.isFile()) throw new Error('it is not a regular file.');
  if (stats.size > BYTES_MAX) throw new Error(`it has more than ${BYTES_MAX} bytes.`);
  return readFileSync(path, 'utf8').trim();
}
