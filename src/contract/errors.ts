import { type Static, Type } from 'typebox';
import { strictObject } from './primitives.ts';

/**
 * The catalogue of error codes: code, HTTP status, meaning. `status: null` marks codes that only occur in the entries of a
 * bulk response.
 */
export const API_ERRORS = {
  invalid_json: { status: 400, meaning: 'The request body is not valid JSON.' },
  invalid_logout_token: {
    status: 400,
    meaning: 'The logout token of the identity provider is missing, not valid, expired or already used.',
  },
  sso_failed: {
    status: 400,
    meaning: 'The sign-in at the identity provider did not complete, or its response is not valid. Begin again.',
  },
  malformed_request: { status: 400, meaning: 'The request is not valid HTTP.' },
  missing_api_key: { status: 401, meaning: 'The Authorization header is missing or is not "Bearer <key>".' },
  invalid_api_key: { status: 401, meaning: 'The API key is malformed, unknown, expired or revoked.' },
  not_signed_in: { status: 401, meaning: 'The settings console has no valid session for this request: sign in.' },
  sign_in_refused: { status: 401, meaning: 'The token or one-time link does not sign in to the settings console.' },
  invalid_identity_token: {
    status: 401,
    meaning:
      'The identity token of the workload is malformed, not signed by an accepted issuer, expired or already used.',
  },
  insufficient_tokens: { status: 402, meaning: 'The workspace has fewer tokens than the operation costs.' },
  insufficient_scope: { status: 403, meaning: 'The key lacks the scope that the operation requires.' },
  cross_site_request: {
    status: 403,
    meaning: 'A request to the settings console lacks its X-CSRF-Token or comes from another origin.',
  },
  sso_no_role: {
    status: 403,
    meaning: 'The identity provider knows the person, but none of their groups has a role in a workspace.',
  },
  trust_mismatch: { status: 403, meaning: 'The identity token is valid, but no trust has its audience and claims.' },
  target_not_allowed: { status: 403, meaning: 'The trust of the key does not include this target.' },
  workspace_suspended: { status: 403, meaning: 'The operator of the service suspended the workspace of the key.' },
  target_not_verified: { status: 403, meaning: 'This scan type requires proof of ownership of the target.' },
  not_found: { status: 404, meaning: 'No such resource in this workspace and mode.' },
  method_not_allowed: { status: 405, meaning: 'The path does not support this method.' },
  not_acceptable: { status: 406, meaning: 'The route has none of the media types that Accept allows.' },
  request_timeout: { status: 408, meaning: 'The request was not received completely in time.' },
  conflict: { status: 409, meaning: 'The resource already exists.' },
  invalid_state: { status: 409, meaning: 'The resource is in a state that does not allow the operation.' },
  report_not_ready: { status: 409, meaning: 'The scan has not succeeded, so it has no report.' },
  idempotency_in_progress: { status: 409, meaning: 'A request with this Idempotency-Key is still in progress.' },
  payload_too_large: { status: 413, meaning: 'The request body is larger than 1 MiB.' },
  unsupported_media_type: { status: 415, meaning: 'The request body is not application/json.' },
  range_not_satisfiable: { status: 416, meaning: 'The Range begins after the end of the document.' },
  validation_error: { status: 422, meaning: 'A parameter or body field is missing, unknown or invalid.' },
  idempotency_mismatch: { status: 422, meaning: 'The Idempotency-Key was used with a different request.' },
  batch_too_large: { status: 422, meaning: 'A bulk request has more than 100 entries.' },
  bulk_rolled_back: { status: 422, meaning: 'fail_fast was true and an entry failed: nothing was created.' },
  invalid_cursor: { status: 422, meaning: 'The cursor is malformed, expired or belongs to another query.' },
  headers_too_large: { status: 431, meaning: 'The request headers are larger than 16 KiB.' },
  rate_limited: { status: 429, meaning: 'Too many requests; wait for Retry-After seconds.' },
  internal_error: { status: 500, meaning: 'Internal error. Quote the request id to the operator of the service.' },
  unavailable: { status: 503, meaning: 'The service is starting, stopping or cannot reach its database.' },
  rolled_back: { status: null, meaning: 'The entry was rolled back because another entry of the batch failed.' },
  not_attempted: { status: null, meaning: 'The entry was not attempted because an earlier entry of the batch failed.' },
} as const satisfies Record<string, { status: number | null; meaning: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;

export const ErrorDetail = strictObject({
  param: Type.Optional(Type.String({ description: 'JSON path of the field, for example scans[3].target.' })),
  code: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  existing_id: Type.Optional(Type.String({ description: 'On conflict: id of the existing resource.' })),
});
export type ErrorDetail = Static<typeof ErrorDetail>;

export const ErrorBody = strictObject({
  code: Type.String({ description: 'Stable machine-readable code.', examples: ['validation_error'] }),
  message: Type.String({ description: 'Describes the error and how to fix it.' }),
  param: Type.Optional(Type.String({ description: 'The field or parameter at fault.' })),
  details: Type.Optional(Type.Array(ErrorDetail, { maxItems: 100 })),
  request_id: Type.String({ examples: ['req_01jd3k9x5v8w2m4n6p7q'] }),
  doc_url: Type.String({ description: 'Documentation of the error code.' }),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** Every response with a 4xx or 5xx status has this body. */
export const ErrorEnvelope = strictObject({ error: ErrorBody });
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;
