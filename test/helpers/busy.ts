import { Worker } from 'node:worker_threads';

/** Keeps four threads busy until the returned function is called, or this process ends. */
export function busy(): () => Promise<void> {
  const workers = Array.from({ length: 4 }, () => new Worker('for (;;) Math.sqrt(2);', { eval: true }));
  for (const worker of workers) worker.unref();
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}
