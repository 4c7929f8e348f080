import type { ErrorDetail, Scan } from '../generated/models.ts';
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
/** The service responded with an error. Usual statuses have a subclass each. */
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
/** Status 400: the request is not valid JSON or HTTP. */
export declare class BadRequestError extends ApiError {
}
/** Status 401: the API key is missing, malformed, unknown, expired or revoked. */
export declare class AuthenticationError extends ApiError {
}
/** Status 402: the workspace has fewer tokens than the operation costs. */
export declare class PaymentRequiredError extends ApiError {
}
/** Status 403: the key lacks a scope, or the target is not verified. */
export declare class PermissionDeniedError extends ApiError {
}
/** Status 404: there is no such resource in this workspace and mode. */
export declare class NotFoundError extends ApiError {
}
/** Status 409: the resource exists, or its state does not allow the operation. */
export declare class ConflictError extends ApiError {
}
/** Status 422: a parameter or member is missing, unknown or invalid. */
export declare class UnprocessableEntityError extends ApiError {
}
/** Status 429: too many requests. `retryAfterSeconds` says how long to wait. */
export declare class RateLimitError extends ApiError {
}
/** Status 500 or above: the service failed. */
export declare class InternalServerError extends ApiError {
}
/** Status 503: the service is starting, stopping or cannot reach its database. */
export declare class ServiceUnavailableError extends InternalServerError {
}
/** The error of a status: of its class, or an `ApiError` if there is none. */
export declare function apiErrorOf(status: number, ...args: ConstructorParameters<typeof ApiError>): ApiError;
/** No response: `connection_failed` or `response_timeout`. */
export declare class ServiceConnectionError extends ServiceError {
    constructor(code: 'connection_failed' | 'response_timeout', message: string, context: ServiceErrorContext);
}
/** No response in time: `response_timeout`. */
export declare class ServiceTimeoutError extends ServiceConnectionError {
    constructor(message: string, context: ServiceErrorContext);
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
