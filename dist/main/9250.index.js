export const id = 9250;
export const ids = [9250,6695];
export const modules = {

/***/ 76092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const systemClock = {
    now: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
            reject(signal.reason);
            return;
        }
        const onAbort = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', onAbort);
            resolve();
        }, ms);
        signal?.addEventListener('abort', onAbort, { once: true });
    }),
};


/***/ }),

/***/ 36629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ discardBody)
/* harmony export */ });
/**
 * Gives up on a response body. undici reports the abort as an error of the stream, and an error that nobody listens to
 * ends the process.
 */
function discardBody(body) {
    body.on('error', () => undefined);
    body.destroy();
}


/***/ }),

/***/ 6695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ ServiceConnectionError),
/* harmony export */   ClientConfigurationError: () => (/* binding */ ClientConfigurationError),
/* harmony export */   LQ: () => (/* binding */ ServiceResponseError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   hD: () => (/* binding */ ApiError)
/* harmony export */ });
/* unused harmony export CLIENT_ERRORS */
/**
 * Codes of faults that the client itself finds, besides the codes the API answers with.
 */
const CLIENT_ERRORS = {
    client_misconfigured: 'The base URL, the API key or an option of the client is not usable.',
    connection_failed: 'The service could not be reached: no such name, refused, reset, or a TLS fault.',
    response_timeout: 'The service did not answer in time.',
    response_not_json: 'The service (or something before it: a proxy, a login page) answered with something that is not JSON.',
    response_malformed: 'The answer is JSON, but a part without which it means nothing is missing.',
    response_too_large: 'The answer is larger than the client reads.',
    redirect_refused: 'The answer is a redirect that must not be followed.',
    pagination_loop: 'The list does not end: a cursor came back twice, or there are too many pages.',
};
/** Base of every error the client throws, but for aborts by the caller, which are rethrown as they are. */
class ServiceError extends Error {
    /** A code of the API ({@link ApiError}) or one of {@link CLIENT_ERRORS}. */
    code;
    /** HTTP status, where there was an answer. */
    status;
    /** `X-Request-Id` of the answer, for the operator of the service. */
    requestId;
    request;
    constructor(code, message, context) {
        super(message, context.cause === undefined ? undefined : { cause: context.cause });
        this.name = 'ServiceError';
        this.code = code;
        this.status = context.status ?? null;
        this.requestId = context.requestId ?? null;
        this.request = context.request;
    }
}
/** The service answered with an error of its own. */
class ApiError extends ServiceError {
    param;
    details;
    /** Seconds the service asked to wait, or null. */
    retryAfterSeconds;
    /** Codes of the entries of a refused bulk request, in request order; null for an entry that names none. */
    entryCodes;
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ApiError';
        this.param = context.param ?? null;
        this.details = context.details ?? [];
        this.retryAfterSeconds = context.retryAfter ?? null;
        this.entryCodes = context.entryCodes ?? [];
    }
}
/** No answer: `connection_failed` or `response_timeout`. */
class ServiceConnectionError extends ServiceError {
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ServiceConnectionError';
    }
}
/** An answer that cannot be used. */
class ServiceResponseError extends ServiceError {
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ServiceResponseError';
    }
}
/** The client cannot be made of what it was given. */
class ClientConfigurationError extends ServiceError {
    constructor(message) {
        super('client_misconfigured', message, { request: '' });
        this.name = 'ClientConfigurationError';
    }
}


/***/ })

};
