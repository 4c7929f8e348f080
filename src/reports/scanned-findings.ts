import type { Finding } from '../contract/finding.ts';
import type { Report } from '../contract/report.ts';
import { compareFindings } from './findings-order.ts';

/** A finding with the report it stands in. */
export interface ScannedFinding {
  readonly report: Report;
  readonly finding: Finding;
}

/** The findings of several reports in one list, most severe first; equal ones in the order of their targets. */
export function scannedFindings(reports: readonly Report[]): ScannedFinding[] {
  return reports
    .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
    .sort(
      (left, right) =>
        compareFindings(left.finding, right.finding) || (left.report.scan.target < right.report.scan.target ? -1 : 1),
    );
}
