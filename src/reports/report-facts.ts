import type { Finding } from '../contract/finding.ts';
import { SEVERITIES, type Severity } from '../contract/primitives.ts';
import type { CheckStatus, Report } from '../contract/report.ts';

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
  error: 'Could not be carried out',
};

export const SCAN_TYPE_NAMES: Readonly<Record<string, string>> = {
  quick: 'Quick: passive look',
  standard: 'Standard',
  compliance: 'Compliance',
};

/** `1 finding`, `2 findings`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Thousands separated by a comma, without a locale. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** `2026-11-21 08:15 UTC`; the text itself when it is no timestamp. */
export function formatTime(timestamp: string | null): string {
  if (timestamp === null) return 'not known';
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Time the scan took, or `not known`. */
export function formatDuration(from: string | null, to: string | null): string {
  const milliseconds = Date.parse(to ?? '') - Date.parse(from ?? '');
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return 'not known';
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Bytes in the unit that reads best. */
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

/** Number of checks per result. */
export function countChecks(report: Pick<Report, 'checks'>): Readonly<Record<CheckStatus, number>> {
  const counts: Record<CheckStatus, number> = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
  for (const check of report.checks) counts[check.status] += 1;
  return counts;
}

/** `GET https://example.com/a, parameter q` without the method when there is none. */
export function describeLocation(location: Finding['location']): string {
  const method = location.method === null ? '' : `${location.method} `;
  const parameter = location.parameter === null ? '' : ` (${location.parameter})`;
  return `${method}${location.url}${parameter}`;
}

/**
 * The one sentence that says how the scan came out. A scan that did not succeed is never said to have found nothing; its
 * message is untrusted and still to be escaped.
 */
export function outcomeSentence(report: Report): string {
  const { scan, summary } = report;
  if (scan.status !== 'succeeded') {
    const why = scan.failure === null || scan.failure.message === '' ? '' : `: ${scan.failure.message}`;
    return `The scan did not succeed (${scan.status}${why}). Nothing can be said of the target.`;
  }
  const worst = worstSeverity(summary.by_severity);
  const found =
    worst === null
      ? 'No weakness was found by the checks that ran.'
      : `${plural(summary.total, 'finding')}, the most severe ${summary.total === 1 ? 'is' : 'are'} ${worst}.`;
  return [...coverageSentences(report), found].join(' ');
}

/** What a reader must know before trusting that nothing else was found; the detail is untrusted and still to be escaped. */
export function coverageSentences({ coverage }: Report): string[] {
  if (coverage === undefined) return [];
  if (!coverage.application_seen)
    return [`The scan did not see the application${coverage.detail === null ? '' : `: ${coverage.detail}`}.`];
  return coverage.sign_in_required
    ? [
        `The scan was not signed in and saw ${plural(coverage.pages, 'page')}; what is behind the sign-in was not scanned.`,
      ]
    : [];
}

/** The worst severity that occurs, or null. */
export function worstSeverity(counts: Readonly<Record<Severity, number>>): Severity | null {
  return SEVERITIES.find((severity) => counts[severity] > 0) ?? null;
}
