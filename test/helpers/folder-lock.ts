import { mkdirSync, rmSync, statSync } from 'node:fs';

/** A lock this old is left over from a killed process. */
const STALE_MS = 600_000;

/** Does something in one process at a time; a folder is the lock. */
export function withFolderLock<Result>(lock: string, work: () => Result): Result {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS)
        rmSync(lock, { recursive: true, force: true });
      Atomics.wait(pause, 0, 0, 100);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
