import { createHash } from 'node:crypto';
import type { FindingContent } from '../contract/finding.ts';
import { canonicalJson } from '../shared/canonical-json.ts';
import { compareFindings } from '../shared/compare.ts';

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
