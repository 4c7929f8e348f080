import type { FindingContent } from '../contract/finding.ts';
/**
 * SHA-256 (lower-case hex) over the canonical JSON (RFC 8785) of the findings in report order, without their ids, scan
 * ids, states and times: equal for two scans that found the same. It is `summary.digest` of a report.
 */
export declare function findingsDigest(findings: readonly FindingContent[]): string;
