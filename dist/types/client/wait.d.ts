import type { Scan } from '../generated/models.ts';
import type { Clock } from '../shared/clock.ts';
export interface WaitOptions {
    /** Maximum wait in milliseconds; transient errors are retried within it. Default 3,600,000. */
    readonly timeoutMs?: number;
    readonly signal?: AbortSignal;
    /** Called with the scan after each poll. */
    readonly onPoll?: (scan: Scan) => void;
}
/**
 * Polls a scan until its status is neither queued nor running: after 1 second first, then less often, at last every 10 seconds.
 * @throws WaitTimeoutError, an error that is not transient, or the signal's reason
 */
export declare function waitForScan(getScan: (scanId: string, options: {
    readonly timeoutMs: number;
    readonly signal?: AbortSignal;
}) => Promise<Scan>, clock: Clock, scanId: string, options: WaitOptions): Promise<Scan>;
