import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node on this machine that is older than the program needs, or null with a loud word. */
export function oldNode(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/bin', '/usr/bin'];
  for (const path of folders.map((folder) => join(folder, 'node'))) {
    if (!existsSync(path)) continue;
    const major = Number(execFileSync(path, ['--print', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }));
    // Below 20 the program does not promise to start.
    if (major >= 20 && major < 24) return path;
  }
  // Not an error in CI either: a machine with Node 24 alone is a machine to test on.
  console.warn('\n*** SKIPPED: no Node 20 to 23 on this machine; Ctrl-C under an older Node is not tested ***\n');
  return null;
}
