import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { skipped } from './skipped.ts';

/** A Node 20: one of this machine, or the one that npm has. */
export function node20(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/bin', '/usr/bin'];
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path) && isNode20(path));
  return found ?? npmProgram(`node-${process.platform}-${process.arch}`, '20', 'bin/node');
}

function isNode20(path: string): boolean {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).startsWith('v20.');
}

/**
 * A program in a package of npm that is too large to be a dependency; downloaded once into the cache of node_modules.
 * @param program its path in the package
 * @returns null, said loudly, where it cannot be had
 */
export function npmProgram(name: string, version: string, program: string): string | null {
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  const folder = join(cache, `scan-gate-${name.replace(/\W+/g, '-')}-${version}`);
  const path = join(folder, 'node_modules', name, program);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', made];
  try {
    execFileSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'pipe', timeout: 240_000 });
    // A folder of its final name is complete.
    if (!existsSync(folder)) renameSync(made, folder);
    return path;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : error;
    return skipped(`${name} ${version} cannot be had from npm: ${reason}`, error);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
