import { Report } from '../contract/report.ts';
import { type ReceivedFinding } from './tolerant-finding.ts';
/** A JSON report as received. Its fields are "not shown" by the API document, so that it may be of any form. */
export interface ReceivedReport {
    /** The document as it came, for keeping. */
    readonly document: unknown;
    /** The report, when it is of the form this project publishes (`schema_version` 1.x with findings and checks). */
    readonly report: Report | null;
    /** Findings in it, when it has a list of them; null otherwise. */
    readonly findings: readonly ReceivedFinding[] | null;
}
export declare function readReport(body: unknown): ReceivedReport;
