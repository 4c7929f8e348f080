import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { existingPath } from '../../shared/existing-path.ts';
import { Semaphore } from '../../shared/semaphore.ts';
import type { ReportDocument } from '../report-document.ts';
import { boundReport } from './bounded-report.ts';

export interface RenderPdfOptions {
  /** Aborting terminates the worker and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Deadline in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
}

/** Message of the worker thread to its parent. */
export type WorkerMessage =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly message: string };

/** The worker's path from a bundle in `dist/<name>/`, from one in `dist/`, and from the sources. */
const WORKER_FILES = ['../pdf-worker/index.js', 'pdf-worker/index.js', 'worker.ts'] as const;
/** Maximum number of concurrent workers; further calls wait. */
const WORKERS_MAX = 2;

const workers = new Semaphore(WORKERS_MAX);

/**
 * The PDF report, drawn in a worker thread. Shows up to 500 findings in full and counts the others by check.
 * @throws Error if the worker fails or times out; the signal's reason if it is aborted
 */
export async function renderPdf(report: ReportDocument, options: RenderPdfOptions = {}): Promise<Uint8Array> {
  options.signal?.throwIfAborted();
  return await workers.run(async () => {
    options.signal?.throwIfAborted();
    return await drawInWorker(report, options);
  });
}

async function drawInWorker(
  report: ReportDocument,
  { signal, timeoutMs = 60_000 }: RenderPdfOptions,
): Promise<Uint8Array> {
  const worker = new Worker(existingPath(dirname(fileURLToPath(import.meta.url)), WORKER_FILES, 'The PDF worker'), {
    workerData: boundReport(report),
    // The job's environment and arguments may hold secrets, and the worker needs neither.
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
    name: 'pdf-report',
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const onAbort = (): void => reject(signal?.reason);
  const timer = setTimeout(() => reject(new Error(`The PDF report took longer than ${timeoutMs} ms.`)), timeoutMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', (message: WorkerMessage) => {
    if (message.ok) resolve(message.pdf);
    else reject(new Error(`The PDF report could not be drawn: ${message.message}`));
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The PDF worker exited with code ${code} before it finished.`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
