import { homedir } from 'node:os';
import { join } from 'node:path';

/** A folder that measurements share, in the user's own cache: anyone could plant files under a known name in the temporary folder. */
export function cacheFolder(name: string): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'scan-gate', name);
}
