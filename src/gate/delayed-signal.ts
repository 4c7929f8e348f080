/**
 * A signal that follows another one late: a request that is under way when the run is aborted may still be answered, so
 * that what it made is known and can be cancelled.
 * @param delayMs milliseconds after the abort of `signal`
 */
export function delayedSignal(signal: AbortSignal, delayMs: number): AbortSignal {
  const controller = new AbortController();
  const arm = () => {
    const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
    timer.unref();
  };
  if (signal.aborted) arm();
  else signal.addEventListener('abort', arm, { once: true });
  return controller.signal;
}
