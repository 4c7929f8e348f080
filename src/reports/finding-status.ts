/** What the gate knows of a finding beside the report: against the baseline, or taken out of the judgement. */
export type FindingGateStatus = 'new' | 'existing' | 'ignored';

/** Gate status by {@link statusKey}. A finding without one is unclassified. */
export type FindingStatuses = ReadonlyMap<string, FindingGateStatus>;

/**
 * A fingerprint leaves the host out: the same fault may be new on one target and known on another.
 * @param target as the report names it (`scan.target`)
 */
export function statusKey(target: string, fingerprint: string): string {
  return `${target} ${fingerprint}`;
}
