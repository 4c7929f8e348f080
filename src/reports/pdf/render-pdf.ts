import { Worker } from 'node:worker_threads';
import type { Report } from '../../contract/report.ts';
import { boundReport } from './bounded-report.ts';
import { pdfWorkerFile } from './worker-file.ts';
import type { WorkerAnswer } from './worker-messages.ts';

export interface RenderPdfOptions {
  /** Aborting ends the worker and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds until the worker is ended and the call rejects. Default 60,000. */
  readonly timeoutMs?: number;
}

/** Workers that draw at the same time; further calls wait for their turn. */
const WORKERS_MAX = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running >= WORKERS_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

/** Hands the place on to the next caller, or frees it. */
function endTurn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

/**
 * The PDF report, drawn in a worker thread. At most 500 findings are drawn in full; the document says what it leaves out.
 * @throws Error when the worker fails or is too slow; the signal's reason when it is aborted
 */
export async function renderPdf(report: Report, options: RenderPdfOptions = {}): Promise<Uint8Array> {
  options.signal?.throwIfAborted();
  await takeTurn();
  try {
    options.signal?.throwIfAborted();
    return await drawInWorker(report, options);
  } finally {
    endTurn();
  }
}

async function drawInWorker(report: Report, { signal, timeoutMs = 60_000 }: RenderPdfOptions): Promise<Uint8Array> {
  const worker = new Worker(pdfWorkerFile(), {
    workerData: boundReport(report),
    // Secrets of the job live in its environment and arguments; drawing needs neither.
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
  worker.once('message', (answer: WorkerAnswer) => {
    if (answer.ok) resolve(answer.pdf);
    else reject(new Error(`The PDF report could not be drawn: ${answer.message}`));
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The PDF worker ended with code ${code} before it answered.`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
