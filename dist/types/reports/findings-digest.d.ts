import type { Finding } from '../contract/finding.ts';
/** The parts of a finding that describe the target; ids, times and the state in the workspace's history are left out. */
export type FindingContent = Omit<Finding, 'id' | 'scan_id' | 'state' | 'first_seen_at'>;
/**
 * SHA-256 (lower-case hex) over the canonical JSON (RFC 8785) of the findings in report order, without their ids, scan
 * ids, states and times: equal for two scans that found the same. It is `summary.digest` of a report.
 */
export declare function findingsDigest(findings: readonly FindingContent[]): string;
