import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node 20: one of this machine, or the one that npm has, downloaded once. Null with a loud word where it cannot be had. */
export function node20(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/bin', '/usr/bin'];
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path) && isNode20(path));
  return found ?? downloaded();
}

function isNode20(path: string): boolean {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).startsWith('v20.');
}

function downloaded(): string | null {
  const name = `node-${process.platform}-${process.arch}`;
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  const folder = join(cache, `scan-gate-${name}-20`);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', made];
  try {
    execFileSync('npm', ['install', ...options, `${name}@20`], { stdio: 'pipe', timeout: 120_000 });
    // A folder of its final name is complete.
    if (!existsSync(folder)) renameSync(made, folder);
    return program;
  } catch (error) {
    const message = `no Node 20 on this machine or from npm: ${error instanceof Error ? error.message.slice(0, 300) : error}`;
    if (process.env['CI'] === 'true') throw new Error(message, { cause: error });
    console.warn(`\n*** SKIPPED: ${message} ***\n`);
    return null;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
