/**
 * The states of a scan and their transitions (docs/API.md#states-of-a-scan). A database trigger enforces the same
 * table. `running -> queued` is crash recovery: the attempt count rises and no second `scan.queued` event fires.
 */
export declare const SCAN_STATUSES: readonly ["queued", "running", "succeeded", "failed", "cancelled"];
export type ScanStatus = (typeof SCAN_STATUSES)[number];
export declare const SCAN_TRIGGERS: readonly ["start", "succeed", "fail", "cancel", "recover"];
export type ScanTrigger = (typeof SCAN_TRIGGERS)[number];
export interface ScanTransition {
    readonly from: ScanStatus;
    readonly trigger: ScanTrigger;
    readonly to: ScanStatus;
    /** Event that fires with the transition. */
    readonly event: 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | null;
}
export declare const SCAN_TRANSITIONS: readonly ScanTransition[];
/** The transition for a trigger, or undefined when it is not allowed. */
export declare function transition(from: ScanStatus, trigger: ScanTrigger): ScanTransition | undefined;
/** Clients treat queued and running as non-final and any other status as final: docs/API.md#states-of-a-scan */
export declare function isFinal(status: string): boolean;
