import { createHash } from 'node:crypto';
import type { Finding } from '../contract/finding.ts';
import { canonicalJson } from '../shared/canonical-json.ts';
import { compareFindings } from '../shared/compare.ts';

/** The parts of a finding that describe the target; ids, times and the state in the workspace's history are left out. */
export type FindingContent = Omit<Finding, 'id' | 'scan_id' | 'state' | 'first_seen_at'>;

function content(finding: FindingContent): FindingContent {
  const { fingerprint, check_id, title, severity, confidence, cvss, cwe, owasp } = finding;
  const { location, locations, locations_total, description, evidence, remediation, references } = finding;
  return {
    fingerprint,
    check_id,
    title,
    severity,
    confidence,
    cvss,
    cwe,
    owasp,
    location,
    locations,
    locations_total,
    description,
    evidence,
    remediation,
    references,
  };
}

/**
 * SHA-256 (lower-case hex) over the canonical JSON (RFC 8785) of the findings in report order, without their ids, scan
 * ids, states and times: equal for two scans that found the same. It is `summary.digest` of a report.
 */
export function findingsDigest(findings: readonly FindingContent[]): string {
  const contents = [...findings].sort(compareFindings).map(content);
  return createHash('sha256').update(canonicalJson(contents)).digest('hex');
}
