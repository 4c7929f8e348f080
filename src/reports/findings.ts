import type { Finding } from '../contract/finding.ts';
import { severityRank } from '../contract/primitives.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';

type Ordered = Pick<Finding, 'severity' | 'check_id' | 'fingerprint'>;

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The order of findings in every report: most severe first, then check ID, then fingerprint (code units, no locale). */
export function compareFindings(left: Ordered, right: Ordered): number {
  return (
    severityRank(left.severity) - severityRank(right.severity) ||
    compareText(left.check_id, right.check_id) ||
    compareText(left.fingerprint, right.fingerprint)
  );
}

/** Further reading: the check's page, if there is one, then the finding's own references. */
export function findingReferences({ check_url: page, references }: Finding): readonly string[] {
  return page === undefined || page === '' ? references : [page, ...references.filter((url) => url !== page)];
}

/** A finding with the report it belongs to. */
export interface ScannedFinding {
  readonly report: ReportDocument;
  readonly finding: ReportFinding;
}

/** The findings of several reports in one list, most severe first; equal ones in the order of their targets. */
export function scannedFindings(reports: readonly ReportDocument[]): ScannedFinding[] {
  return reports
    .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
    .sort(
      (left, right) =>
        compareFindings(left.finding, right.finding) || (left.report.scan.target < right.report.scan.target ? -1 : 1),
    );
}
