import type { Finding } from '../contract/finding.ts';
import type { ReportDocument, ReportFinding } from './report-document.ts';
type Ordered = Pick<Finding, 'severity' | 'check_id' | 'fingerprint'>;
/** The order of findings in every report: most severe first, then check ID, then fingerprint (code units, no locale). */
export declare function compareFindings(left: Ordered, right: Ordered): number;
/** Further reading: the check's page, if there is one, then the finding's own references. */
export declare function findingReferences({ check_url: page, references }: Finding): readonly string[];
/** A finding with the report it belongs to. */
export interface ScannedFinding {
    readonly report: ReportDocument;
    readonly finding: ReportFinding;
}
/** The findings of several reports in one list, most severe first; equal ones in the order of their targets. */
export declare function scannedFindings(reports: readonly ReportDocument[]): ScannedFinding[];
export {};
