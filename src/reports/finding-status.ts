/** What the gate knows of a finding beside the report: against the baseline, or taken out of the judgement. */
export type FindingGateStatus = 'new' | 'existing' | 'ignored';

/** Gate status by fingerprint. A fingerprint without one is unclassified. */
export type FindingStatuses = ReadonlyMap<string, FindingGateStatus>;
