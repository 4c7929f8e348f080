import { countBySeverity } from '../contract/primitives.ts';
import { REPORT_SCHEMA_VERSION, type Report } from '../contract/report.ts';
import type { GateResult, GateScan } from '../gate/model.ts';
import type { FindingStatuses } from '../reports/finding-status.ts';
import { findingsDigest } from '../reports/findings-digest.ts';

/**
 * The report of a scan as the gate judges it: with its severities. A service that gives no JSON report, or less than the
 * findings it listed, gets one made of what is known.
 */
export function judgedReport(scan: GateScan, result: GateResult, now: string): Report {
  const { target } = scan;
  const findings = result.findings
    .filter((finding) => finding.target === target.input && finding.scan_id === scan.scanId)
    .map(({ target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...finding }) => finding);
  const { total, ...bySeverity } = countBySeverity(findings);
  const summary = { by_severity: bySeverity, total, omitted: 0, digest: findingsDigest(findings) };
  if (scan.report !== null)
    return { ...scan.report, findings, summary: { ...summary, omitted: scan.report.summary.omitted } };
  return {
    schema_version: REPORT_SCHEMA_VERSION,
    scan: {
      id: scan.scanId ?? '',
      target: target.hostname,
      target_id: scan.targetId ?? '',
      scan_type: scan.scanType,
      status: 'succeeded',
      livemode: true,
      created_at: now,
      started_at: null,
      finished_at: null,
      findings_count: { ...bySeverity, total },
      failure: null,
      report_url: scan.reportUrl,
      metadata: {},
      options: {},
      tokens_charged: 0,
    },
    target: {
      id: scan.targetId ?? '',
      hostname: target.hostname,
      status: 'verified',
      livemode: true,
      verification: { method: null, token: '', instructions: [], checked_at: null, reason: null },
      verified_at: null,
      created_at: now,
    },
    summary,
    findings,
    checks: [],
    budget: { requests: NONE, connections: NONE, bytes: NONE, seconds: NONE, exhausted: [] },
    compliance: [],
    generated_at: now,
    tool: { name: 'unknown', version: '0.0.0', advisories_date: null },
  };
}

const NONE = { used: 0, allowed: 0 };

/** The gate's word on each finding, by fingerprint. */
export function findingStatuses(result: GateResult): FindingStatuses {
  const statuses = new Map<string, 'new' | 'existing' | 'ignored'>();
  for (const finding of result.findings) {
    if (finding.ignored_by !== null) statuses.set(finding.fingerprint, 'ignored');
    else if (finding.status !== 'unclassified') statuses.set(finding.fingerprint, finding.status);
  }
  return statuses;
}
