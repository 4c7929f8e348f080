import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { BoundedReport } from './bounded-report.ts';
import type { WorkerAnswer } from './worker-messages.ts';

/** Entry of the worker thread: draws the report it was started with and answers once. */
async function main(): Promise<WorkerAnswer> {
  // The CommonJS build of pdfkit, which a bundler may pick, reads this name at its start; an ES module has none.
  Object.assign(globalThis, { __filename: fileURLToPath(import.meta.url) });
  const { drawReport } = await import('./draw-report.ts');
  return { ok: true, pdf: await drawReport(workerData as BoundedReport) };
}

void main()
  .catch(
    (error: unknown): WorkerAnswer => ({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
  .then((answer) => parentPort?.postMessage(answer, answer.ok ? [answer.pdf.buffer] : []));
