import type { Finding } from '../../contract/finding.ts';
import { countBySeverity } from '../../contract/primitives.ts';
import { type CheckOutcome, REPORT_SCHEMA_VERSION, type Report } from '../../contract/report.ts';
import { findingsDigest } from '../../reports/findings-digest.ts';
import { GATE_REASONS_MAX, type ReportDocument, type ReportFinding } from '../../reports/report-document.ts';
import { present } from '../../shared/records.ts';
import type { GateResult, GateScan } from '../model/model.ts';
import { proofSentence } from '../model/ownership-proofs.ts';
import { judgedSeverity } from './classify.ts';

/**
 * The report of a scan as the gate judged it, for every format: the service's report with the severities of the policy and
 * the gate status of each finding. Without a usable report it is built from the result of the gate. An incomplete
 * scan gets a check with the status `error`, so that no format shows it as clean.
 * @param now ISO 8601 UTC, the time of a report that the gate builds
 */
export function judgedReport(scan: GateScan, result: GateResult, now: string): ReportDocument {
  const base = scan.report ?? withoutReport(scan, result, now);
  const statuses = gateStatuses(scan, result);
  const sources = new Map(
    result.findings.filter(({ target }) => target === scan.target.input).map((one) => [one.fingerprint, one.source]),
  );
  const { outcome, reasons, blocking: blockers } = result.verdict;
  const blocks = new Set(blockers.map((finding) => `${finding.target} ${finding.fingerprint}`));
  const findings: ReportFinding[] = base.findings.map((finding) => {
    const gate_status = statuses.get(finding.fingerprint);
    const source = sources.get(finding.fingerprint);
    const severity = judgedSeverity(finding, result.settings.policy, scan.target);
    const blocking = blocks.has(`${scan.target.input} ${finding.fingerprint}`);
    return { ...finding, severity, ...present({ gate_status, source }), blocking };
  });
  const { total, ...by_severity } = countBySeverity(findings);
  const summary = { ...base.summary, by_severity, total, digest: findingsDigest(findings) };
  const gate = { outcome, reasons: reasons.slice(0, GATE_REASONS_MAX).map(({ message }) => message) };
  return { ...base, gate, findings, summary, checks: [...incomplete(scan), ...base.checks] };
}

/** The report without the findings that a deeper scan of the same target also has: some formats would count them twice. */
export function withoutRepeats(report: ReportDocument, scan: GateScan, result: GateResult): ReportDocument {
  const own = new Set(findingsOf(scan, result).map((finding) => finding.fingerprint));
  return { ...report, findings: report.findings.filter((finding) => own.has(finding.fingerprint)) };
}

/** By fingerprint. Includes findings that the result attributes to another scan of the same target. */
function gateStatuses(scan: GateScan, result: GateResult) {
  const statuses = new Map<string, NonNullable<ReportFinding['gate_status']>>();
  for (const { target, fingerprint, status, ignored_by } of result.findings) {
    if (target !== scan.target.input) continue;
    if (ignored_by !== null) statuses.set(fingerprint, 'ignored');
    else if (status !== 'unclassified') statuses.set(fingerprint, status);
  }
  return statuses;
}

function incomplete({ scanType, target, outcome, reason: why, proofs = [] }: GateScan): CheckOutcome[] {
  if (outcome === 'succeeded' && why === null) return [];
  const reason = why === null || proofs.length === 0 ? why : `${why} ${proofSentence(proofs)}`;
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
      // Scans succeed only on verified targets.
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
  const { target: _target, scan_type: _type, status: _status, ignored_by: _rule, source: _source, ...plain } = finding;
  return plain;
}
