import type { ErrorDetail, Scan } from './models.ts';
export interface ServiceErrorContext {
    /** Method and path, for example `GET /v1/scans/scn_1`: never the query, never the key. */
    readonly request: string;
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
    readonly cause?: unknown;
}
/** Codes of the faults that the client itself finds. */
export declare const CLIENT_ERRORS: {
    readonly client_misconfigured: "The base URL, the API key or another option of the client cannot be used.";
    readonly connection_failed: "The service could not be reached: unknown host, connection refused or reset, or a TLS error.";
    readonly response_timeout: "The service did not respond in time.";
    readonly response_not_json: "The service, or a proxy or sign-in page in front of it, responded with something that is not JSON.";
    readonly response_malformed: "A required member of the response is missing, or a member does not have the documented form. The message names the route and the member.";
    readonly response_too_large: "The response is larger than the client reads.";
    readonly redirect_refused: "The response is a redirect that must not be followed.";
    readonly pagination_loop: "The list does not end: a cursor was repeated, or there are too many pages.";
    readonly wait_timeout: "The scan was not final in the time that `wait` was given. The scan continues.";
};
/** Base of every error the client throws, except the reason of the caller's abort signal. */
export declare class ServiceError extends Error {
    /** A code of the API ({@link ApiError}) or one of {@link CLIENT_ERRORS}. */
    readonly code: string;
    /** HTTP status, where there was a response. */
    readonly status: number | null;
    /** `X-Request-Id` of the response, for the operator of the service. */
    readonly requestId: string | null;
    readonly request: string;
    constructor(code: string, message: string, context: ServiceErrorContext);
}
/** The service responded with an error. */
export declare class ApiError extends ServiceError {
    readonly param: string | null;
    readonly details: readonly ErrorDetail[];
    /** Seconds of Retry-After, or null. */
    readonly retryAfterSeconds: number | null;
    /** Codes of the entries of a refused bulk request, in request order; null for an entry that names none. */
    readonly entryCodes: readonly (string | null)[];
    constructor(code: string, message: string, context: ServiceErrorContext & {
        param?: string | null;
        details?: readonly ErrorDetail[];
        retryAfter?: number | null;
        entryCodes?: readonly (string | null)[];
    });
}
/** No response: `connection_failed` or `response_timeout`. */
export declare class ServiceConnectionError extends ServiceError {
    constructor(code: 'connection_failed' | 'response_timeout', message: string, context: ServiceErrorContext);
}
/** A response that cannot be used. */
export declare class ServiceResponseError extends ServiceError {
    /** With `response_malformed`: path of the member at fault, such as `data.0.severity`; '' for the whole body. */
    readonly member: string | null;
    constructor(code: 'response_not_json' | 'response_malformed' | 'response_too_large' | 'redirect_refused' | 'pagination_loop', message: string, context: ServiceErrorContext & {
        member?: string;
    });
}
/** The scan was not final within the timeout of `wait`. The scan continues. `cause` is the error of the last poll, if it failed. */
export declare class WaitTimeoutError extends ServiceError {
    /** The scan as last received; null when no poll succeeded. */
    readonly scan: Scan | null;
    constructor(scanId: string, timeoutMs: number, scan: Scan | null, cause?: unknown);
}
/** An option or argument of the client cannot be used. Nothing was sent. */
export declare class ClientConfigurationError extends ServiceError {
    /** True when the base URL needs `allowInsecure`. */
    readonly isInsecure: boolean;
    constructor(message: string, isInsecure?: boolean);
}
