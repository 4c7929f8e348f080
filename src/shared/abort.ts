/**
 * A signal that aborts `delayMs` milliseconds after `signal`, with the same reason: a request in flight may still
 * complete, so that what it created is known.
 */
export function delayedAbort(signal: AbortSignal, delayMs: number): AbortSignal {
  const controller = new AbortController();
  const arm = () => {
    const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
    timer.unref();
  };
  if (signal.aborted) arm();
  else signal.addEventListener('abort', arm, { once: true });
  return controller.signal;
}
