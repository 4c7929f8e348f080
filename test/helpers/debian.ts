import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes sure that a program of a Debian package is there: installs the package where this process may (root and apt),
 * otherwise says loudly that the tests that need it are skipped. In CI (`CI=true`) a missing program is an error: nothing
 * is skipped there.
 * @returns path of the program, or null when it cannot be had
 */
export function debianProgram(program: string, packages: readonly string[]): string | null {
  const found = which(program);
  if (found !== null) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && which('apt-get') !== null) {
    withLock(() => {
      if (which(program) !== null) return;
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const install = ['install', '-y', '--no-install-recommends', ...packages];
      try {
        execFileSync('apt-get', install, { env, stdio: 'pipe', timeout: 600_000 });
      } catch {
        execFileSync('apt-get', ['update'], { env, stdio: 'pipe', timeout: 300_000 });
        execFileSync('apt-get', install, { env, stdio: 'pipe', timeout: 600_000 });
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

function which(program: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin'];
  for (const folder of folders) {
    const path = join(folder, program);
    if (folder !== '' && existsSync(path)) return path;
  }
  return null;
}

/** One installation at a time over all test workers; a lock older than ten minutes is left over from a killed run. */
function withLock(work: () => void): void {
  const lock = join(tmpdir(), 'scan-gate-apt.lock');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
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
