import type { Finding } from '../contract/finding.ts';
import { compareFindings, compareText } from '../shared/compare.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';

/** Further reading: the check's page, if there is one, then the finding's own references. */
export function findingReferences({ check_url: page, references }: Finding): readonly string[] {
  return page === undefined || page === '' ? references : [page, ...references.filter((url) => url !== page)];
}

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
        compareFindings(left.finding, right.finding) || compareText(left.report.scan.target, right.report.scan.target),
    );
}
