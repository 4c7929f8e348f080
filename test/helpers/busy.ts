import { Worker } from 'node:worker_threads';

/** Threads that run or wait for a core. */
const BUSY = 4;

/** Keeps the machine busy until the returned function is called or this process ends. */
export function busy(): () => Promise<void> {
  const workers = Array.from({ length: BUSY }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  for (const worker of workers) worker.unref();
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
