import { type BulkScanResult, Scan } from '../contract/scan.ts';
import { type ReadError } from './tolerant-error.ts';
/** A scan as some service tells it: status and type may be words that we do not know. */
export type ReceivedScan = Omit<Scan, 'status' | 'scan_type'> & {
    readonly status: string;
    readonly scan_type: string;
};
export interface ReceivedBulkEntry {
    readonly ok: boolean;
    readonly scan: ReceivedScan | null;
    readonly error: ReadError | null;
}
export interface ReceivedBulk {
    readonly summary: BulkScanResult['summary'];
    readonly results: readonly ReceivedBulkEntry[];
    /** The answer was stored for the same Idempotency-Key earlier; null when the service does not say. */
    readonly replayed: boolean | null;
}
/** @throws ServiceResponseError without an id: nothing could be asked about such a scan */
export declare function readScan(body: unknown, request: string): ReceivedScan;
/**
 * Reads a bulk response; a missing summary is counted from the results.
 * @throws ServiceResponseError when the results are missing or one of them says ok without a scan id
 */
export declare function readBulk(body: unknown, request: string, replayed: boolean | null): ReceivedBulk;
