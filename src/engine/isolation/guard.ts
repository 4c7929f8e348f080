import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { LIFELINE_FD, MEMORY_NOTE, MEMORY_VARIABLE } from './messages.ts';

const CHECK_MS = 100;
/** In a thread, `process.stderr` writes through the main thread, which may be stuck. */
const STDERR_FD = 2;

/**
 * Watches an engine process from a separate thread, since a scan may block the main thread. Ends
 * the process when the parent exits, and when its memory (heap, buffers, native) exceeds the limit.
 */
export function guard(): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  const lifeline = new Socket({ fd: LIFELINE_FD });
  lifeline.on('close', end).on('error', end).resume();
  const limit = Number(process.env[MEMORY_VARIABLE]);
  setInterval(() => {
    if (process.memoryUsage.rss() <= limit) return;
    try {
      writeSync(STDERR_FD, `${MEMORY_NOTE}\n`);
    } finally {
      end();
    }
  }, CHECK_MS);
  parentPort?.postMessage('watching');
}
