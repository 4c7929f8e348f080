import { ReportDocument } from './report-document.ts';
export type ReportErrorCode = 'too_large' | 'not_json' | 'unknown_version' | 'invalid';
/** Why a text is not a valid report. */
export declare class ReportError extends Error {
    readonly code: ReportErrorCode;
    constructor(code: ReportErrorCode, message: string, options?: ErrorOptions);
}
export interface ReadReport {
    readonly report: ReportDocument;
    /** Whether `summary.digest` is the digest of the findings. */
    readonly digestMatches: boolean;
}
/**
 * Parses a JSON report strictly: limited size, known major version, published schema. Members added by later minor versions
 * are dropped.
 * @throws ReportError that names the fault and its place
 */
export declare function readReport(text: string): ReadReport;
