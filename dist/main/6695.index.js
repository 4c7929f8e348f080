export const id = 6695;

export const ids = [ 6695 ];

export const modules = {
 6695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A6: () => ServiceConnectionError,
   ClientConfigurationError: () => ClientConfigurationError,
   LQ: () => ServiceResponseError,
   _7: () => ServiceError,
   hD: () => ApiError
  });
  const CLIENT_ERRORS = {
   client_misconfigured: "The base URL, the API key or an option of the client is not usable.",
   connection_failed: "The service could not be reached: no such name, refused, reset, or a TLS fault.",
   response_timeout: "The service did not answer in time.",
   response_not_json: "The service (or something before it: a proxy, a login page) answered with something that is not JSON.",
   response_malformed: "The answer is JSON, but a part without which it means nothing is missing.",
   response_too_large: "The answer is larger than the client reads.",
   redirect_refused: "The answer is a redirect that must not be followed.",
   pagination_loop: "The list does not end: a cursor came back twice, or there are too many pages."
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
  class ServiceConnectionError extends ServiceError {
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ServiceConnectionError";
   }
  }
  class ServiceResponseError extends ServiceError {
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ServiceResponseError";
   }
  }
  class ClientConfigurationError extends ServiceError {
   constructor(message) {
    super("client_misconfigured", message, {
     request: ""
    });
    this.name = "ClientConfigurationError";
   }
  }
 }
};
