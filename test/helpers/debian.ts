import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that a program of a Debian package is there: installs the package where this process may (root or sudo, and apt),
 * otherwise says loudly that the tests that need it are skipped. In CI (`CI=true`) a missing program is an error: nothing
 * is skipped there.
 * @returns path of the program, or null when it cannot be had
 */
export function debianProgram(program: string, packages: readonly string[]): string | null {
  const found = which(program);
  if (found !== null) return found;
  const asRoot = rootPrefix();
  if (asRoot !== null && which('apt-get') !== null) {
    withLock(() => {
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
  const installed = which(program);
  if (installed !== null) return installed;
  const message = `${program} (Debian: ${packages.join(' ')}) is not installed and cannot be installed here`;
  if (process.env['CI'] === 'true') throw new Error(`${message}; in CI nothing is skipped`);
  console.warn(`\n*** SKIPPED: ${message}; the tests that need it do not run ***\n`);
  return null;
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

/**
 * One installation at a time over all test workers of this checkout; a lock older than ten minutes is left over from a killed
 * run. Not in the shared temporary folder, where the lock of another user could be neither taken nor removed.
 */
function withLock(work: () => void): void {
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  const lock = join(cache, 'scan-gate-apt.lock');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 600_000)
        rmSync(lock, { recursive: true, force: true });
      Atomics.wait(pause, 0, 0, 250);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
