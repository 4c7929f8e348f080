import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from './private-directory.ts';

/** A data directory is in use by another process. */
export class DirectoryInUseError extends Error {
  readonly directory: string;
  readonly pid: number;
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process, or give this one another --data directory or a --database-url.`,
    );
    this.name = 'DirectoryInUseError';
    this.directory = directory;
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Start time of the process if known, so that a recycled pid is not mistaken for the holder. */
  readonly started: string | null;
  readonly nonce: string;
}

/**
 * Locks a data directory. PGlite itself takes no lock, and two processes would corrupt the data. Creates the directory,
 * makes it private and takes over the lock of a dead process.
 * @returns function that releases the lock
 * @throws DirectoryInUseError while a living process holds it
 * @throws Error when the directory cannot be made private
 */
export function lockDirectory(directory: string): () => void {
  makePrivate(directory);
  const lock = join(directory, 'lock');
  const me: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    nonce: randomBytes(8).toString('hex'),
  };
  const mine = `${lock}.${me.nonce}`;
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600, flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (claim(mine, lock)) return () => release(lock, me);
      const holder = read(lock);
      if (holder !== null && isAlive(holder)) throw new DirectoryInUseError(directory, holder.pid);
      // Only one of several competitors can rename the stale file. Check the renamed file again, because a competitor may
      // have created a new lock in between.
      const stale = `${lock}.stale.${me.nonce}`;
      try {
        renameSync(lock, stale);
      } catch {
        continue;
      }
      const moved = read(stale);
      if (moved !== null && isAlive(moved)) claim(stale, lock);
      rmSync(stale, { force: true });
    }
    throw new DirectoryInUseError(directory, read(lock)?.pid ?? 0);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A hard link is created atomically, together with its content. */
function claim(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function release(lock: string, me: Holder): void {
  if (read(lock)?.nonce === me.nonce) rmSync(lock, { force: true });
}

function read(path: string): Holder | null {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    if (typeof value.pid !== 'number' || typeof value.nonce !== 'string') return null;
    return { pid: value.pid, started: value.started ?? null, nonce: value.nonce };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return holder.started === null || started === null || started === holder.started;
}

/** Boot id and start tick of a process on Linux (proc(5), field 22), else null. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // A zombie holds no files, so it counts as dead.
    if (afterName[0] === 'Z') return 'zombie';
    return `${boot}:${afterName[19] ?? ''}`;
  } catch {
    return null;
  }
}
