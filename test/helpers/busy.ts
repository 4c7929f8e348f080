import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Threads that wait for a core or have one. */
const BUSY = 4;

/** Keeps the machine busy until the returned function is called, or this process ends. Other tests that do so already count. */
export function busy(): () => Promise<void> {
  const threads = Math.max(0, BUSY - Math.floor(loadavg()[0] ?? 0));
  const workers = Array.from({ length: threads }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  for (const worker of workers) worker.unref();
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
