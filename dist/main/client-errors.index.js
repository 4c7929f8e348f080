export const id = "client-errors";

export const ids = [ "client-errors" ];

export const modules = {
6695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A6: () => ServiceConnectionError,
ClientConfigurationError: () => ClientConfigurationError,
Do: () => WaitTimeoutError,
LQ: () => ServiceResponseError,
Zh: () => ServiceTimeoutError,
_7: () => ServiceError,
hD: () => ApiError,
qT: () => apiErrorOf
});
const CLIENT_ERRORS = {
client_misconfigured: "The base URL, the API key or another option of the client cannot be used.",
connection_failed: "The service could not be reached: unknown host, connection refused or reset, or a TLS error.",
response_timeout: "The service did not respond in time.",
response_not_json: "The service, or a proxy or sign-in page in front of it, responded with something that is not JSON.",
response_malformed: "A required member of the response is missing, or a member does not have the documented form. The message names the route and the member.",
response_too_large: "The response is larger than the client reads.",
redirect_refused: "The response is a redirect that must not be followed.",
pagination_loop: "The list does not end: a cursor was repeated, or there are too many pages.",
wait_timeout: "The scan was not final in the time that `wait` was given. The scan continues."
};
class ServiceError extends Error {
code;
status;
requestId;
request;
constructor(code, message, context) {
super(message, context.cause === undefined ? undefined : {
cause: context.cause
});
this.name = "ServiceError";
this.code = code;
this.status = context.status ?? null;
this.requestId = context.requestId ?? null;
this.request = context.request;
}
}
class ApiError extends ServiceError {
param;
details;
retryAfterSeconds;
entryCodes;
constructor(code, message, context) {
super(code, message, context);
this.name = "ApiError";
this.param = context.param ?? null;
this.details = context.details ?? [];
this.retryAfterSeconds = context.retryAfter ?? null;
this.entryCodes = context.entryCodes ?? [];
}
}
class BadRequestError extends ApiError {}
class AuthenticationError extends ApiError {}
class PaymentRequiredError extends ApiError {}
class PermissionDeniedError extends ApiError {}
class NotFoundError extends ApiError {}
class ConflictError extends ApiError {}
class UnprocessableEntityError extends ApiError {}
class RateLimitError extends ApiError {}
class InternalServerError extends ApiError {}
class ServiceUnavailableError extends InternalServerError {}
const BY_STATUS = {
400: [ "BadRequestError", BadRequestError ],
401: [ "AuthenticationError", AuthenticationError ],
402: [ "PaymentRequiredError", PaymentRequiredError ],
403: [ "PermissionDeniedError", PermissionDeniedError ],
404: [ "NotFoundError", NotFoundError ],
409: [ "ConflictError", ConflictError ],
422: [ "UnprocessableEntityError", UnprocessableEntityError ],
429: [ "RateLimitError", RateLimitError ],
500: [ "InternalServerError", InternalServerError ],
503: [ "ServiceUnavailableError", ServiceUnavailableError ]
};
function apiErrorOf(status, ...args) {
const [name, Kind] = BY_STATUS[status] ?? BY_STATUS[status >= 500 ? 500 : 0] ?? [ "ApiError", ApiError ];
return Object.assign(new Kind(...args), {
name: name
});
}
class ServiceConnectionError extends ServiceError {
constructor(code, message, context) {
super(code, message, context);
this.name = "ServiceConnectionError";
}
}
class ServiceTimeoutError extends ServiceConnectionError {
constructor(message, context) {
super("response_timeout", message, context);
this.name = "ServiceTimeoutError";
}
}
class ServiceResponseError extends ServiceError {
member;
constructor(code, message, context) {
super(code, message, context);
this.name = "ServiceResponseError";
this.member = context.member ?? null;
}
}
class WaitTimeoutError extends ServiceError {
scan;
constructor(scanId, timeoutMs, scan, cause) {
const state = scan === null ? "no poll succeeded" : `it is ${scan.status}`;
const message = `Scan ${scanId} was not final after ${timeoutMs / 1e3} s: ${state}.`;
super("wait_timeout", message, {
request: `GET /v1/scans/${scanId}`,
cause: cause
});
this.name = "WaitTimeoutError";
this.scan = scan;
}
}
class ClientConfigurationError extends ServiceError {
isInsecure;
constructor(message, isInsecure = false) {
super("client_misconfigured", message, {
request: ""
});
this.name = "ClientConfigurationError";
this.isInsecure = isInsecure;
}
}
}
};
