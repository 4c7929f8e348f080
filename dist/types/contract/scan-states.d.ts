/**
 * The states of a scan and every allowed move between them (seed, "States and transitions"). `running -> queued` is the
 * move of crash recovery: the attempt is counted up and no second `scan.queued` event fires.
 */
export declare const SCAN_STATUSES: readonly ["queued", "running", "succeeded", "failed", "cancelled"];
export type ScanStatus = (typeof SCAN_STATUSES)[number];
export declare const SCAN_TRIGGERS: readonly ["start", "succeed", "fail", "cancel", "recover"];
export type ScanTrigger = (typeof SCAN_TRIGGERS)[number];
export interface ScanTransition {
    readonly from: ScanStatus;
    readonly trigger: ScanTrigger;
    readonly to: ScanStatus;
    /** Event that fires with the move, if any. */
    readonly event: 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | null;
}
export declare const SCAN_TRANSITIONS: readonly ScanTransition[];
/** The move that `trigger` makes from `from`, or undefined when it is not allowed. */
export declare function transition(from: ScanStatus, trigger: ScanTrigger): ScanTransition | undefined;
/** A client polling a scan treats queued and running as non-final and any other status as final (seed). */
export declare function isFinal(status: string): boolean;
