import type { Scan } from '../generated/models.ts';
import type { Clock } from '../shared/clock.ts';
import { checkMilliseconds } from './client-options.ts';
import { ApiError, ServiceConnectionError, ServiceResponseError, WaitTimeoutError } from './errors.ts';
import { isTransientFailure } from './retry-policy.ts';

export interface WaitOptions {
  /** Maximum wait in milliseconds; transient errors are retried within it. Default 3,600,000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Called with the scan after each poll. */
  readonly onPoll?: (scan: Scan) => void;
}

const FIRST_POLL_MS = 1_000;
const MAX_POLL_MS = 10_000;
/** What the last poll before the deadline has for itself. */
const LAST_POLL_MS = 1_000;

/**
 * Polls a scan until its status is neither queued nor running: after 1 second first, then less often, at last every 10 seconds.
 * @throws WaitTimeoutError, an error that is not transient, or the signal's reason
 */
export async function waitForScan(
  getScan: (scanId: string, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }) => Promise<Scan>,
  clock: Clock,
  scanId: string,
  options: WaitOptions,
): Promise<Scan> {
  const timeoutMs = checkMilliseconds('timeoutMs', options.timeoutMs ?? 3_600_000);
  const { signal } = options;
  const deadline = clock.now() + timeoutMs;
  let scan: Scan | null = null;
  for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
    const left = Math.max(1, deadline - clock.now());
    const polled = await getScan(scanId, { timeoutMs: left, ...(signal === undefined ? {} : { signal }) }).then(
      (value) => ({ value }),
      (error: unknown) => {
        if (signal?.aborted === true || !isTransient(error)) throw error;
        return { error };
      },
    );
    if ('value' in polled) {
      scan = polled.value;
      options.onPoll?.(scan);
      if (isFinal(scan)) return scan;
    }
    const pauseMax = deadline - clock.now() - LAST_POLL_MS;
    if (pauseMax <= 0)
      throw new WaitTimeoutError(scanId, timeoutMs, scan, 'error' in polled ? polled.error : undefined);
    await clock.sleep(Math.min(pause, pauseMax), signal);
  }
}

function isFinal({ status }: Scan): boolean {
  return status !== 'queued' && status !== 'running';
}

function isTransient(error: unknown): boolean {
  if (error instanceof ApiError)
    return isTransientFailure({ kind: 'status', status: error.status ?? 0, code: error.code, retryAfterMs: null });
  return (
    error instanceof ServiceConnectionError ||
    (error instanceof ServiceResponseError && error.code === 'response_not_json')
  );
}
