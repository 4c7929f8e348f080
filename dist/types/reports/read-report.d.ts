import { Report } from '../contract/report.ts';
export type ReportErrorCode = 'too_large' | 'not_json' | 'unknown_version' | 'invalid';
/** Why a text is not a report of ours. */
export declare class ReportError extends Error {
    readonly code: ReportErrorCode;
    constructor(code: ReportErrorCode, message: string, options?: ErrorOptions);
}
export interface ReadReport {
    readonly report: Report;
    /** True when the findings are those that `summary.digest` was made of. */
    readonly digestMatches: boolean;
}
/**
 * Reads a JSON report strictly: bounded, of a known major version, of the published schema. Members that a later minor
 * version may have added are dropped.
 * @throws ReportError that says what is wrong and where
 */
export declare function readReport(text: string): ReadReport;
