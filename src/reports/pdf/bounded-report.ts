import type { Finding } from '../../contract/finding.ts';
import { isAtLeast, type Severity, severityRank } from '../../contract/primitives.ts';
import type { Report } from '../../contract/report.ts';
import { compareFindings } from '../findings-order.ts';

/** Findings drawn in full; the others are counted by check. 500 of them fill about two hundred pages. */
export const PDF_FINDINGS_MAX = 500;

/** Places of one finding that are listed; the JSON report has up to 25. */
const PLACES_MAX = 8;

/** Rows of the table of findings that are not drawn in full. */
const REST_ROWS_MAX = 200;

/** Findings of one check that are left out of the PDF. */
export interface RestRow {
  readonly check_id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly count: number;
}

/** A check to treat first, with its first finding. */
export interface UrgentCheck {
  readonly finding: Finding;
  /** Further findings of the same check and severity. */
  readonly others: number;
}

/** Rows of "What to fix first". */
const URGENT_MAX = 5;

/** What the worker draws: the report with its most severe findings, and a count of the others. */
export interface BoundedReport {
  readonly report: Report;
  readonly urgent: readonly UrgentCheck[];
  readonly rest: readonly RestRow[];
  readonly restTotal: number;
}

/** Bounds a report before it is copied to the worker, so that neither the copy nor the document can grow without end. */
export function boundReport(report: Report): BoundedReport {
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

/** The checks that found something medium or worse, in report order. */
function urgentChecks(findings: readonly Finding[]): UrgentCheck[] {
  const byCheck = new Map<string, { finding: Finding; others: number }>();
  for (const finding of findings) {
    if (!isAtLeast(finding.severity, 'medium')) break;
    const key = `${finding.severity} ${finding.check_id}`;
    const known = byCheck.get(key);
    if (known === undefined) byCheck.set(key, { finding, others: 0 });
    else known.others += 1;
  }
  return [...byCheck.values()].slice(0, URGENT_MAX);
}
