import { isAtLeast, type Severity, severityRank } from '../../contract/primitives.ts';
import { compareFindings } from '../../shared/compare.ts';
import type { ReportDocument, ReportFinding } from '../report-document.ts';
import { isIgnored } from '../report-facts.ts';

/** Maximum number of findings drawn in full, about 200 pages; the others are counted by check. */
export const PDF_FINDINGS_MAX = 500;

/** Maximum number of locations per finding; the JSON report has up to 25. */
const PLACES_MAX = 8;

/** Maximum number of rows in the table of the other findings. */
const REST_ROWS_MAX = 200;

/** Findings of one check that are not drawn in full. */
export interface RestRow {
  readonly check_id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly count: number;
}

/** A check to fix first, with its first finding. */
export interface UrgentCheck {
  readonly finding: ReportFinding;
  /** Number of other findings of the same check and severity. */
  readonly others: number;
}

/** Maximum number of rows of "What to fix first". */
const URGENT_MAX = 5;

/** Input of the worker: the report with its most severe findings, and counts of the others. */
export interface BoundedReport {
  readonly report: ReportDocument;
  readonly urgent: readonly UrgentCheck[];
  readonly rest: readonly RestRow[];
  readonly restTotal: number;
}

/** Limits a report before it is copied to the worker, which bounds memory and pages. */
export function boundReport(report: ReportDocument): BoundedReport {
  const findings = [...report.findings].sort(compareFindings);
  const rows = new Map<string, { check_id: string; title: string; severity: Severity; count: number }>();
  for (const { check_id, title, severity } of findings.slice(PDF_FINDINGS_MAX)) {
    const key = `${severity} ${check_id}`;
    const row = rows.get(key) ?? { check_id, title, severity, count: 0 };
    row.count += 1;
    rows.set(key, row);
  }
  const rest = [...rows.values()].sort(
    (left, right) => severityRank(left.severity) - severityRank(right.severity) || right.count - left.count,
  );
  return {
    report: {
      ...report,
      findings: findings
        .slice(0, PDF_FINDINGS_MAX)
        .map((finding) => ({ ...finding, locations: finding.locations.slice(0, PLACES_MAX) })),
    },
    urgent: urgentChecks(findings),
    rest: rest.slice(0, REST_ROWS_MAX),
    restTotal: Math.max(0, findings.length - PDF_FINDINGS_MAX),
  };
}

/** Checks with findings of medium severity or above that no rule ignores, in report order. */
function urgentChecks(findings: readonly ReportFinding[]): UrgentCheck[] {
  const byCheck = new Map<string, { finding: ReportFinding; others: number }>();
  for (const finding of findings) {
    if (!isAtLeast(finding.severity, 'medium')) break;
    if (isIgnored(finding)) continue;
    const key = `${finding.severity} ${finding.check_id}`;
    const known = byCheck.get(key);
    if (known === undefined) byCheck.set(key, { finding, others: 0 });
    else known.others += 1;
  }
  return [...byCheck.values()].slice(0, URGENT_MAX);
}
