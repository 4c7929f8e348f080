import { type Static, Type } from 'typebox';
/**
 * The catalogue of error codes: code, HTTP status, meaning. `status: null` marks codes that only occur in the entries of a
 * bulk response.
 */
export declare const API_ERRORS: {
    readonly invalid_json: {
        readonly status: 400;
        readonly meaning: "The request body is not valid JSON.";
    };
    readonly invalid_logout_token: {
        readonly status: 400;
        readonly meaning: "The logout token of the identity provider is missing, not valid, expired or already used.";
    };
    readonly sso_failed: {
        readonly status: 400;
        readonly meaning: "The sign-in at the identity provider did not complete, or its response is not valid. Begin again.";
    };
    readonly malformed_request: {
        readonly status: 400;
        readonly meaning: "The request is not valid HTTP.";
    };
    readonly missing_api_key: {
        readonly status: 401;
        readonly meaning: "The Authorization header is missing or is not \"Bearer <key>\".";
    };
    readonly invalid_api_key: {
        readonly status: 401;
        readonly meaning: "The API key is malformed, unknown, expired or revoked.";
    };
    readonly not_signed_in: {
        readonly status: 401;
        readonly meaning: "The settings console has no valid session for this request: sign in.";
    };
    readonly sign_in_refused: {
        readonly status: 401;
        readonly meaning: "The token or one-time link does not sign in to the settings console.";
    };
    readonly invalid_identity_token: {
        readonly status: 401;
        readonly meaning: "The identity token of the workload is malformed, not signed by an accepted issuer, expired or already used.";
    };
    readonly insufficient_tokens: {
        readonly status: 402;
        readonly meaning: "The workspace has fewer tokens than the operation costs.";
    };
    readonly insufficient_scope: {
        readonly status: 403;
        readonly meaning: "The key lacks the scope that the operation requires.";
    };
    readonly cross_site_request: {
        readonly status: 403;
        readonly meaning: "A request to the settings console lacks its X-CSRF-Token or comes from another origin.";
    };
    readonly sso_no_role: {
        readonly status: 403;
        readonly meaning: "The identity provider knows the person, but none of their groups has a role in a workspace.";
    };
    readonly trust_mismatch: {
        readonly status: 403;
        readonly meaning: "The identity token is valid, but no trust has its audience and claims.";
    };
    readonly target_not_allowed: {
        readonly status: 403;
        readonly meaning: "The trust of the key does not include this target.";
    };
    readonly workspace_suspended: {
        readonly status: 403;
        readonly meaning: "The operator of the service suspended the workspace of the key.";
    };
    readonly target_not_verified: {
        readonly status: 403;
        readonly meaning: "This scan type requires proof of ownership of the target.";
    };
    readonly not_found: {
        readonly status: 404;
        readonly meaning: "No such resource in this workspace and mode.";
    };
    readonly method_not_allowed: {
        readonly status: 405;
        readonly meaning: "The path does not support this method.";
    };
    readonly not_acceptable: {
        readonly status: 406;
        readonly meaning: "The route has none of the media types that Accept allows.";
    };
    readonly request_timeout: {
        readonly status: 408;
        readonly meaning: "The request was not received completely in time.";
    };
    readonly conflict: {
        readonly status: 409;
        readonly meaning: "The resource already exists.";
    };
    readonly invalid_state: {
        readonly status: 409;
        readonly meaning: "The resource is in a state that does not allow the operation.";
    };
    readonly report_not_ready: {
        readonly status: 409;
        readonly meaning: "The scan has not succeeded, so it has no report.";
    };
    readonly idempotency_in_progress: {
        readonly status: 409;
        readonly meaning: "A request with this Idempotency-Key is still in progress.";
    };
    readonly payload_too_large: {
        readonly status: 413;
        readonly meaning: "The request body is larger than 1 MiB.";
    };
    readonly unsupported_media_type: {
        readonly status: 415;
        readonly meaning: "The request body is not application/json.";
    };
    readonly range_not_satisfiable: {
        readonly status: 416;
        readonly meaning: "The Range begins after the end of the document.";
    };
    readonly validation_error: {
        readonly status: 422;
        readonly meaning: "A parameter or body field is missing, unknown or invalid.";
    };
    readonly idempotency_mismatch: {
        readonly status: 422;
        readonly meaning: "The Idempotency-Key was used with a different request.";
    };
    readonly batch_too_large: {
        readonly status: 422;
        readonly meaning: "A bulk request has more than 100 entries.";
    };
    readonly bulk_rolled_back: {
        readonly status: 422;
        readonly meaning: "fail_fast was true and an entry failed: nothing was created.";
    };
    readonly invalid_cursor: {
        readonly status: 422;
        readonly meaning: "The cursor is malformed, expired or belongs to another query.";
    };
    readonly headers_too_large: {
        readonly status: 431;
        readonly meaning: "The request headers are larger than 16 KiB.";
    };
    readonly rate_limited: {
        readonly status: 429;
        readonly meaning: "Too many requests; wait for Retry-After seconds.";
    };
    readonly internal_error: {
        readonly status: 500;
        readonly meaning: "Internal error. Quote the request id to the operator of the service.";
    };
    readonly unavailable: {
        readonly status: 503;
        readonly meaning: "The service is starting, stopping or cannot reach its database.";
    };
    readonly rolled_back: {
        readonly status: null;
        readonly meaning: "The entry was rolled back because another entry of the batch failed.";
    };
    readonly not_attempted: {
        readonly status: null;
        readonly meaning: "The entry was not attempted because an earlier entry of the batch failed.";
    };
};
export type ApiErrorCode = keyof typeof API_ERRORS;
export declare const ErrorDetail: Type.TObject<{
    param: Type.TOptional<Type.TString>;
    code: Type.TOptional<Type.TString>;
    message: Type.TOptional<Type.TString>;
    existing_id: Type.TOptional<Type.TString>;
}>;
export type ErrorDetail = Static<typeof ErrorDetail>;
export declare const ErrorBody: Type.TObject<{
    code: Type.TString;
    message: Type.TString;
    param: Type.TOptional<Type.TString>;
    details: Type.TOptional<Type.TArray<Type.TObject<{
        param: Type.TOptional<Type.TString>;
        code: Type.TOptional<Type.TString>;
        message: Type.TOptional<Type.TString>;
        existing_id: Type.TOptional<Type.TString>;
    }>>>;
    request_id: Type.TString;
    doc_url: Type.TString;
}>;
export type ErrorBody = Static<typeof ErrorBody>;
/** Every response with a 4xx or 5xx status has this body. */
export declare const ErrorEnvelope: Type.TObject<{
    error: Type.TObject<{
        code: Type.TString;
        message: Type.TString;
        param: Type.TOptional<Type.TString>;
        details: Type.TOptional<Type.TArray<Type.TObject<{
            param: Type.TOptional<Type.TString>;
            code: Type.TOptional<Type.TString>;
            message: Type.TOptional<Type.TString>;
            existing_id: Type.TOptional<Type.TString>;
        }>>>;
        request_id: Type.TString;
        doc_url: Type.TString;
    }>;
}>;
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;
