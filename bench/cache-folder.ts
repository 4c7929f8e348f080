import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that measurements share, in the user's own cache: anyone could plant files under a known name in the temporary folder. For
 * root it is the cache of the system, because programs that drop to another user cannot enter the home of root.
 */
export function cacheFolder(name: string): string {
  const own = process.getuid?.() === 0 ? '/var/cache' : join(homedir(), '.cache');
  return join(process.env['XDG_CACHE_HOME'] || own, 'scan-gate', name);
}
