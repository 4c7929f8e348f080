import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { BoundedReport } from './bounded-report.ts';
import type { WorkerMessage } from './render-pdf.ts';

/** Entry of the worker thread: draws the report in its `workerData` and posts one message. */
async function main(): Promise<WorkerMessage> {
  // pdfkit's CommonJS build, which a bundler may pick, reads `__filename` on load; ES modules have none.
  Object.assign(globalThis, { __filename: fileURLToPath(import.meta.url) });
  const { drawReport } = await import('./draw-report.ts');
  return { ok: true, pdf: await drawReport(workerData as BoundedReport) };
}

void main()
  .catch(
    (error: unknown): WorkerMessage => ({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
  .then((message) => parentPort?.postMessage(message, message.ok ? [message.pdf.buffer] : []));
