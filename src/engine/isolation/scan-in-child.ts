import { budgetOf } from '../core/budget.ts';
import type { EngineRequest, EngineResult } from '../core/engine.ts';
import type { EngineChild, EngineEnd } from './engine-child.ts';
import type { PortableRequest } from './messages.ts';

export type ScanEnd =
  /** By itself: the process can be reused. */
  | { readonly by: 'engine'; readonly result: EngineResult }
  /** The parent stopped waiting: the process must be killed. */
  | { readonly by: 'parent'; readonly result: EngineResult }
  /** The process exited first, or never started (`end` is null). */
  | { readonly by: 'crash'; readonly end: EngineEnd | null };

/** Milliseconds for a process to load the engine. */
const START_MS = 60_000;
/** The engine ends a scan at its time budget; the parent stops waiting this many milliseconds later. */
const OVERTIME_MS = 1_250;
/** Milliseconds for an aborted scan to end by itself. */
const ABORT_MS = 750;

/**
 * Runs one scan in a process that runs no other.
 * @throws Error as `runScan` does
 */
export function scanIn(child: EngineChild, request: EngineRequest): Promise<ScanEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<ScanEnd>();
  const { seconds } = { ...budgetOf(request.scanType, request.options?.scan_minutes), ...request.limits };
  let timer = setTimeout(() => resolve({ by: 'crash', end: null }), START_MS);
  const giveUp = (result: EngineResult, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => resolve({ by: 'parent', result }), ms);
  };
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun || request.signal?.aborted === true) return;
    hasBegun = true;
    const message = `The scan did not end within ${seconds} seconds.`;
    giveUp({ status: 'failed', reason: 'timeout', message }, seconds * 1_000 + OVERTIME_MS);
    child.send({ type: 'scan', request: portable(request) });
  };
  const abort = (): void => {
    giveUp({ status: 'aborted' }, hasBegun ? ABORT_MS : 0);
    child.send({ type: 'abort' });
  };
  const stopListening = child.listen((message) => {
    if (message.type === 'idle') begin();
    else if (message.type === 'progress') request.onProgress?.(message.progress);
    else if (message.type === 'result') resolve({ by: 'engine', result: message.result });
    else reject(Object.assign(new Error(message.message), { stack: message.stack }));
  });
  void child.ended.then((end) => resolve({ by: 'crash', end }));
  request.signal?.addEventListener('abort', abort, { once: true });
  if (child.isIdle) begin();
  return promise.finally(() => {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
    stopListening();
  });
}

function portable({
  signal: _,
  resolver: __,
  onRule: ___,
  onProgress,
  now,
  ...request
}: EngineRequest): PortableRequest {
  return {
    ...request,
    wantsProgress: onProgress !== undefined,
    ...(now === undefined ? {} : { now: now.toISOString() }),
  };
}
