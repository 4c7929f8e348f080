import type { ErrorDetail } from '../contract/errors.ts';
export interface ServiceErrorContext {
    /** Method and path, for example `GET /v1/scans/scn_1`: never the query, never the key. */
    readonly request: string;
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
    readonly cause?: unknown;
}
/**
 * Codes of faults that the client itself finds, besides the codes the API answers with.
 */
export declare const CLIENT_ERRORS: {
    readonly client_misconfigured: "The base URL, the API key or an option of the client is not usable.";
    readonly connection_failed: "The service could not be reached: no such name, refused, reset, or a TLS fault.";
    readonly response_timeout: "The service did not answer in time.";
    readonly response_not_json: "The service (or something before it: a proxy, a login page) answered with something that is not JSON.";
    readonly response_malformed: "The answer is JSON, but a part without which it means nothing is missing.";
    readonly response_too_large: "The answer is larger than the client reads.";
    readonly redirect_refused: "The answer is a redirect that must not be followed.";
    readonly pagination_loop: "The list does not end: a cursor came back twice, or there are too many pages.";
};
/** Base of every error the client throws, but for aborts by the caller, which are rethrown as they are. */
export declare class ServiceError extends Error {
    /** A code of the API ({@link ApiError}) or one of {@link CLIENT_ERRORS}. */
    readonly code: string;
    /** HTTP status, where there was an answer. */
    readonly status: number | null;
    /** `X-Request-Id` of the answer, for the operator of the service. */
    readonly requestId: string | null;
    readonly request: string;
    constructor(code: string, message: string, context: ServiceErrorContext);
}
/** The service answered with an error of its own. */
export declare class ApiError extends ServiceError {
    readonly param: string | null;
    readonly details: readonly ErrorDetail[];
    /** Seconds the service asked to wait, or null. */
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
/** No answer: `connection_failed` or `response_timeout`. */
export declare class ServiceConnectionError extends ServiceError {
    constructor(code: 'connection_failed' | 'response_timeout', message: string, context: ServiceErrorContext);
}
/** An answer that cannot be used. */
export declare class ServiceResponseError extends ServiceError {
    constructor(code: 'response_not_json' | 'response_malformed' | 'response_too_large' | 'redirect_refused' | 'pagination_loop', message: string, context: ServiceErrorContext);
}
/** The client cannot be made of what it was given. */
export declare class ClientConfigurationError extends ServiceError {
    constructor(message: string);
}
