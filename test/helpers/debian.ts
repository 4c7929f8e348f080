import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withFolderLock } from './folder-lock.ts';
import { mayInstall, skipped } from './skipped.ts';

/** Not in the shared temporary folder, where the lock of another user could be neither taken nor removed. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * Finds a program of a Debian package. With `SCAN_GATE_INSTALL=1`, and as root or by sudo, it installs a missing one.
 * @returns path of the program, or null, said loudly, when there is none
 * @throws Error when there is none where nothing is skipped
 */
export function debianProgram(program: string, packages: readonly string[]): string | null {
  const found = which(program);
  if (found !== null) return found;
  const asRoot = mayInstall ? rootPrefix() : null;
  if (asRoot !== null && which('apt-get') !== null) {
    mkdirSync(CACHE, { recursive: true });
    withFolderLock(join(CACHE, 'scan-gate-apt.lock'), () => {
      if (which(program) !== null) return;
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const apt = (timeout: number, ...args: string[]) => {
        // Another checkout may install at the same time: apt waits for its own lock.
        const [command = '', ...rest] = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
        execFileSync(command, rest, { env, stdio: 'pipe', timeout });
      };
      const install = ['install', '-y', '--no-install-recommends', ...packages];
      try {
        apt(600_000, ...install);
      } catch {
        apt(300_000, 'update');
        apt(600_000, ...install);
      }
    });
  }
  const hint = `${program} is missing (apt-get install ${packages.join(' ')}, or SCAN_GATE_INSTALL=1)`;
  return which(program) ?? skipped(`${hint}; the tests that need it do not run`);
}

/** How to run something as root here: as it is, by a sudo that asks nothing, or (null) not at all. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  if (which('sudo') === null) return null;
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore', timeout: 10_000 });
    return ['sudo', '-n'];
  } catch {
    return null;
  }
}

/** Path of a program on PATH, or among those of the administrator; null when there is none. */
export function which(program: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin'];
  for (const folder of folders) {
    const path = join(folder, program);
    if (folder !== '' && existsSync(path)) return path;
  }
  return null;
}
