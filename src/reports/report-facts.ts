import type { Finding } from '../contract/finding.ts';
import { SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { CheckOutcome, CheckStatus, ComplianceRow, Report } from '../contract/report.ts';
import { type Coverage, createdInWords, leavesOut, leftOutInWords, reachInWords } from '../shared/reach-words.ts';
import type { Immutable } from '../shared/records.ts';
import { formatCount, plural } from '../shared/text.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
};

export const CHECK_STATUS_NAMES: Readonly<Record<CheckStatus, string>> = {
  passed: 'Passed',
  finding: 'Finding',
  not_applicable: 'Not applicable',
  error: 'Could not run',
};

export const PASSED_IN_PART = 'Passed in part';

/** True if the check passed, but a limit left something out. */
export function isPartial({ status, partial }: Pick<CheckOutcome, 'status' | 'partial'>): boolean {
  return status === 'passed' && partial === true;
}

export function statusName(check: Pick<CheckOutcome, 'status' | 'partial'>): string {
  return isPartial(check) ? PASSED_IN_PART : CHECK_STATUS_NAMES[check.status];
}

/** What a check examines, for lists of checks; names of findings are titles. */
export function subjectOf({ subject, title }: CheckOutcome): string {
  return subject ?? title;
}

export const SCAN_TYPE_NAMES: Readonly<Record<string, string>> = {
  quick: 'Quick (passive)',
  standard: 'Standard',
  compliance: 'Compliance',
};

/** Whether the finding does not count: by a rule of the gate, or because it was accepted in the service. */
export function isIgnored({ gate_status: status, state }: Pick<ReportFinding, 'gate_status' | 'state'>): boolean {
  return (status ?? state) === 'ignored';
}

/** Who accepted the finding in the service, until when and why; null without an acceptance. Untrusted: escape it. */
export function acceptanceSentence({ acceptance }: Immutable<Pick<Finding, 'acceptance'>>): string | null {
  if (acceptance === undefined) return null;
  const { accepted_by: by, expires_at: end, reason } = acceptance;
  return `accepted in the service by ${by} ${end === null ? 'without an end' : `until ${formatTime(end)}`}: ${reason}`;
}

/** Which vulnerabilities of a finding are known to be exploited, with the source and its date; null if none is. */
export function exploitationSentence({ advisories = [] }: Immutable<Pick<Finding, 'advisories'>>): string | null {
  const listed = advisories.flatMap(({ id, exploited }) =>
    exploited === null
      ? []
      : [`${id} is known to be exploited (${exploited.source} of ${exploited.date}, listed on ${exploited.added})`],
  );
  return listed.length === 0 ? null : listed.join('; ');
}

/** `2026-11-21 08:15 UTC`; any other text is returned unchanged. */
export function formatTime(timestamp: string | null): string {
  if (timestamp === null) return 'unknown';
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Duration of the scan, or `unknown`. */
export function formatDuration(from: string | null, to: string | null): string {
  const milliseconds = Date.parse(to ?? '') - Date.parse(from ?? '');
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return 'unknown';
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Bytes in the most readable unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${Math.round(bytes)} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** `2 critical, 1 high`; `no findings` when there are none. */
export function describeCounts(counts: Readonly<Record<Severity, number>>): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${formatCount(counts[severity])} ${severity}`,
  );
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}

/** How much evidence of a requirement a scan provides. */
export const COMPLIANCE_NAMES: Readonly<Record<ComplianceRow['status'], string>> = {
  evidence: 'Evidence in this scan',
  partial: 'Partial evidence',
  uncovered: 'Not covered by this scan',
};

/** What the rows of compliance evidence mean, or why there are none. */
export function complianceSentence({ compliance, scan }: Report): string {
  return compliance.length === 0
    ? `A ${scan.scan_type} scan collects no compliance evidence.`
    : 'Each row shows the evidence this scan provides for a requirement. No row states that a requirement is met: that takes human review.';
}

/** `79 checks: 60 passed, 4 with findings, 14 not applicable, 1 could not run.` */
export function checksSentence(report: Report): string {
  return `${plural(report.checks.length, 'check')}: ${checkCountsInWords({ ...countChecks(report), passed_in_part: countPartial(report) })}.`;
}

/** `60 passed, 7 of them in part, 4 with findings, 14 not applicable, 1 could not run` */
export function checkCountsInWords(
  counts: Readonly<Record<CheckStatus, number>> & { passed_in_part?: number },
): string {
  const { passed, passed_in_part: part = 0, finding, not_applicable: inapplicable, error } = counts;
  const inPart = part > 0 ? `, ${part} of them in part` : '';
  return `${passed} passed${inPart}, ${finding} with findings, ${inapplicable} not applicable, ${error} could not run`;
}

export function countPartial({ checks }: Pick<Report, 'checks'>): number {
  return checks.filter(isPartial).length;
}

export function countChecks(report: Pick<Report, 'checks'>): Readonly<Record<CheckStatus, number>> {
  const counts: Record<CheckStatus, number> = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
  for (const check of report.checks) counts[check.status] += 1;
  return counts;
}

/** `GET https://example.com/a (q)`, where the method or parameter is known. */
export function describeLocation(location: Finding['location']): string {
  const method = location.method === null ? '' : `${location.method} `;
  const parameter = location.parameter === null ? '' : ` (${location.parameter})`;
  return `${method}${location.url}${parameter}`;
}

/**
 * The outcome of a scan in one sentence. A scan that did not succeed is never reported as clean. Includes untrusted text:
 * escape it.
 */
export function outcomeSentence(report: Report): string {
  const { scan, summary } = report;
  if (scan.status !== 'succeeded') {
    const why = scan.failure === null || scan.failure.message === '' ? '' : `: ${scan.failure.message}`;
    return `The scan did not succeed (${scan.status}${why}). The result is unknown.`;
  }
  const worst = worstSeverity(summary.by_severity);
  const found =
    worst === null ? 'No findings from the checks that ran.' : foundSentence(summary.total, worst, summary.by_severity);
  return [...coverageSentences(report), found].join(' ');
}

function foundSentence(total: number, worst: Severity, counts: Readonly<Record<Severity, number>>): string {
  if (total === 1) return `1 finding (${worst}).`;
  const worstCount = counts[worst];
  return `${plural(total, 'finding')}, ${worstCount === total ? 'all' : `${formatCount(worstCount)} of them`} ${worst}.`;
}

/**
 * The verdict of the gate in one sentence, or null for a report outside a gated run. Includes untrusted text: escape it.
 */
export function verdictSentence({ gate, findings }: ReportDocument): string | null {
  if (gate === undefined) return null;
  const blocking = findings.filter((finding) => finding.blocking === true).length;
  const reason = gate.reasons[0] === undefined ? '' : `: ${gate.reasons[0]}`;
  switch (gate.outcome) {
    case 'passed':
      return 'The gate passed: no blocking findings.';
    case 'failed':
      return blocking > 0
        ? `The gate failed: ${plural(blocking, 'finding blocks', 'findings block')}.`
        : `The gate failed${reason}`;
    default:
      return `The gate has no verdict (${gate.outcome})${reason}`;
  }
}

/** Limits of the scan that the reader must know. Includes untrusted text: escape it. */
export function coverageSentences({ coverage }: Report): string[] {
  if (coverage === undefined) return [];
  if (!coverage.application_seen)
    return [
      `The scan ${coverage.signed_in === false ? 'was not signed in' : 'did not reach the application'}${coverage.detail === null ? '' : `: ${coverage.detail}`}.`,
    ];
  const unread = [...reachSentence(coverage), ...createdSentence(coverage)];
  if (coverage.signed_in === true)
    return [`The scan was signed in and reached ${plural(coverage.pages, 'page')}.`, ...unread];
  const signedOut = `The scan was not signed in and reached ${plural(coverage.pages, 'page')}; pages behind the sign-in were not scanned.`;
  return [...(coverage.sign_in_required ? [signedOut] : []), ...unread];
}

function reachSentence(coverage: Coverage): string[] {
  const words = reachInWords([coverage]);
  if (words === '') return [];
  const left = leftOutInWords([coverage]);
  if (left !== '') return [`The scan ${words}; left out: ${left}.`];
  return [leavesOut([coverage]) ? `The scan ${words}; the others were not scanned.` : `The scan ${words}.`];
}

function createdSentence(coverage: Coverage): string[] {
  const created = createdInWords([coverage]);
  return created === '' ? [] : [`It created ${created}.`];
}

export function worstSeverity(counts: Readonly<Record<Severity, number>>): Severity | null {
  return SEVERITIES.find((severity) => counts[severity] > 0) ?? null;
}
