/**
 * The states of a scan and their transitions (docs/API.md#states-of-a-scan). A database trigger enforces the same
 * table. `running -> queued` is crash recovery: the attempt count rises and no second `scan.queued` event fires.
 */
export const SCAN_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

export const SCAN_TRIGGERS = ['start', 'succeed', 'fail', 'cancel', 'recover'] as const;
export type ScanTrigger = (typeof SCAN_TRIGGERS)[number];

export interface ScanTransition {
  readonly from: ScanStatus;
  readonly trigger: ScanTrigger;
  readonly to: ScanStatus;
  /** Event that fires with the transition. */
  readonly event: 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | null;
}

export const SCAN_TRANSITIONS: readonly ScanTransition[] = [
  { from: 'queued', trigger: 'start', to: 'running', event: 'scan.running' },
  { from: 'running', trigger: 'succeed', to: 'succeeded', event: 'scan.completed' },
  { from: 'running', trigger: 'fail', to: 'failed', event: 'scan.failed' },
  { from: 'queued', trigger: 'cancel', to: 'cancelled', event: 'scan.cancelled' },
  { from: 'running', trigger: 'cancel', to: 'cancelled', event: 'scan.cancelled' },
  { from: 'running', trigger: 'recover', to: 'queued', event: null },
];

/** The transition for a trigger, or undefined when it is not allowed. */
export function transition(from: ScanStatus, trigger: ScanTrigger): ScanTransition | undefined {
  return SCAN_TRANSITIONS.find((move) => move.from === from && move.trigger === trigger);
}

/** Clients treat queued and running as non-final and any other status as final: docs/API.md#states-of-a-scan */
export function isFinal(status: string): boolean {
  return status !== 'queued' && status !== 'running';
}
