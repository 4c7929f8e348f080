import { ErrorDetail } from '../contract/errors.ts';
export interface ReadError {
    /** Null when the body names none. */
    readonly code: string | null;
    readonly message: string | null;
    readonly param: string | null;
    readonly details: readonly ErrorDetail[];
    readonly requestId: string | null;
    /** Codes of the entries, where the body is a refused bulk request. */
    readonly entryCodes: readonly (string | null)[];
}
/**
 * Reads an error out of a body whose envelope the API document does not show: `{error: {code, …}}`, `{error: "code"}`,
 * `{code, …}`, `{errors: [{code}]}`, or none of them.
 */
export declare function readError(body: unknown): ReadError;
