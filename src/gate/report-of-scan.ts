import type { Finding } from '../contract/finding.ts';
import { countBySeverity } from '../contract/primitives.ts';
import { REPORT_SCHEMA_VERSION, type Report } from '../contract/report.ts';
import type { GateResult, GateScan } from './model.ts';

/**
 * The report of a scan for the renderers: the service's own, or, for a service whose report is of another form and for a
 * scan without success, one made of what the gate knows. A scan without success has one check, with the status `error`
 * and the reason, so that no format shows it as clean.
 */
export function reportOfScan(scan: GateScan, result: GateResult): Report {
  if (scan.report !== null) return scan.report;
  const findings = result.findings.filter((finding) => finding.scan_id === scan.scanId).map(plainFinding);
  const { total, ...by_severity } = countBySeverity(findings);
  const now = new Date().toISOString();
  const none = { used: 0, allowed: 0 };
  return {
    schema_version: REPORT_SCHEMA_VERSION,
    scan: {
      id: scan.scanId ?? '',
      target: scan.target.hostname,
      target_id: scan.targetId ?? '',
      scan_type: scan.scanType,
      status: scan.outcome === 'succeeded' ? 'succeeded' : scan.outcome === 'cancelled' ? 'cancelled' : 'failed',
      livemode: true,
      created_at: now,
      started_at: null,
      finished_at: null,
      findings_count: { ...by_severity, total },
      failure: scan.outcome === 'succeeded' ? null : { reason: 'engine_error', message: scan.reason ?? '' },
      report_url: scan.reportUrl,
      metadata: {},
      options: {},
      tokens_charged: scan.tokensCharged ?? 0,
    },
    target: {
      id: scan.targetId ?? '',
      hostname: scan.target.hostname,
      status: 'pending',
      livemode: true,
      verification: { method: null, token: '', instructions: [], checked_at: null, reason: null },
      verified_at: null,
      created_at: now,
    },
    summary: { by_severity, total, omitted: 0, digest: '' },
    findings,
    checks:
      scan.outcome === 'succeeded' && scan.reason === null
        ? []
        : [
            {
              check_id: 'gate.scan',
              title: `The ${scan.scanType} scan of ${scan.target.input}`,
              severity: 'critical',
              status: 'error',
              reason: scan.reason,
              findings: 0,
            },
          ],
    budget: { requests: none, connections: none, bytes: none, seconds: none, exhausted: [] },
    compliance: [],
    generated_at: now,
    tool: { name: 'Scan Gate', version: '', advisories_date: null },
  };
}

function plainFinding(finding: GateResult['findings'][number]): Finding {
  const { target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...plain } = finding;
  return plain;
}
