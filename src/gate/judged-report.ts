import type { Finding } from '../contract/finding.ts';
import { countBySeverity } from '../contract/primitives.ts';
import { type CheckOutcome, REPORT_SCHEMA_VERSION, type Report } from '../contract/report.ts';
import { type FindingGateStatus, type FindingStatuses, statusKey } from '../reports/finding-status.ts';
import { findingsDigest } from '../reports/findings-digest.ts';
import type { GateResult, GateScan } from './model.ts';
import { judgedSeverity } from './severity-override.ts';

/**
 * The report of a scan as the gate judges it: the service's own with the severities of the policy, or, for a service whose
 * report is of another form and for a scan without success, one made of what the gate knows. What kept the gate from the
 * whole result stands in it as a check with the status `error`, so that no format shows such a scan as clean.
 * @param now ISO 8601 UTC, for a report that has no time of its own
 */
export function judgedReport(scan: GateScan, result: GateResult, now: string): Report {
  const base = scan.report ?? withoutReport(scan, result, now);
  const findings = base.findings.map((finding) => ({
    ...finding,
    severity: judgedSeverity(finding, result.settings.policy, scan.target),
  }));
  const { total, ...by_severity } = countBySeverity(findings);
  // The service's digest is the one that the JSON and the PDF carry.
  const digest = base.summary.digest === '' ? findingsDigest(findings) : base.summary.digest;
  const summary = { ...base.summary, by_severity, total, digest };
  return { ...base, findings, summary, checks: [...incomplete(scan), ...base.checks] };
}

/** The same without what a deeper scan of the target tells already: for documents in which two of them would be two faults. */
export function withoutRepeats(report: Report, scan: GateScan, result: GateResult): Report {
  const told = new Set(findingsOf(scan, result).map((finding) => finding.fingerprint));
  return { ...report, findings: report.findings.filter((finding) => told.has(finding.fingerprint)) };
}

/** The gate's word on each finding of these reports, which belong to the scans of the result in their order. */
export function findingStatuses(result: GateResult, reports: readonly Report[]): FindingStatuses {
  const names = new Map(result.scans.map((scan, index) => [scan.target.input, reports[index]?.scan.target ?? '']));
  const statuses = new Map<string, FindingGateStatus>();
  for (const finding of result.findings) {
    const key = statusKey(names.get(finding.target) ?? '', finding.fingerprint);
    if (finding.ignored_by !== null) statuses.set(key, 'ignored');
    else if (finding.status !== 'unclassified') statuses.set(key, finding.status);
  }
  return statuses;
}

function incomplete({ scanType, target, outcome, reason }: GateScan): CheckOutcome[] {
  if (outcome === 'succeeded' && reason === null) return [];
  const title = `The ${scanType} scan of ${target.input}`;
  return [{ check_id: 'gate.scan', title, severity: 'critical', status: 'error', reason, findings: 0 }];
}

function findingsOf(scan: GateScan, result: GateResult): GateResult['findings'] {
  return result.findings.filter((item) => item.target === scan.target.input && item.scan_id === scan.scanId);
}

function withoutReport(scan: GateScan, result: GateResult, now: string): Report {
  const succeeded = scan.outcome === 'succeeded';
  const findings = findingsOf(scan, result).map(plainFinding);
  const { total, ...by_severity } = countBySeverity(findings);
  const none = { used: 0, allowed: 0 };
  return {
    schema_version: REPORT_SCHEMA_VERSION,
    scan: {
      id: scan.scanId ?? '',
      target: scan.target.hostname,
      target_id: scan.targetId ?? '',
      scan_type: scan.scanType,
      status: succeeded ? 'succeeded' : scan.outcome === 'cancelled' ? 'cancelled' : 'failed',
      livemode: true,
      created_at: now,
      started_at: null,
      finished_at: null,
      findings_count: { ...by_severity, total },
      failure: succeeded ? null : { reason: 'engine_error', message: scan.reason ?? '' },
      report_url: scan.reportUrl,
      metadata: {},
      options: {},
      tokens_charged: scan.tokensCharged ?? 0,
    },
    target: {
      id: scan.targetId ?? '',
      hostname: scan.target.hostname,
      // Only a verified target is scanned.
      status: succeeded ? 'verified' : 'pending',
      livemode: true,
      verification: { method: null, token: '', instructions: [], checked_at: null, reason: null },
      verified_at: null,
      created_at: now,
    },
    summary: { by_severity, total, omitted: 0, digest: '' },
    findings,
    checks: [],
    budget: { requests: none, connections: none, bytes: none, seconds: none, exhausted: [] },
    compliance: [],
    generated_at: now,
    tool: { name: 'unknown', version: '0.0.0', advisories_date: null },
  };
}

function plainFinding(finding: GateResult['findings'][number]): Finding {
  const { target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...plain } = finding;
  return plain;
}
