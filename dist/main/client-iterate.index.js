export const id = "client-iterate";

export const ids = [ "client-iterate", 6695 ];

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
 },
 89104: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Z: () => iteratePages,
   n: () => iterate
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
  const DEFAULT_MAX_PAGES = 1e3;
  async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
   const seen = new Set;
   let cursor;
   for (let pages = 0; ;pages += 1) {
    if (pages >= maxPages) throw loop(`the list has more than ${maxPages} pages`);
    const page = await fetchPage(cursor);
    yield page;
    cursor = page.next_cursor;
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw loop("the same next_cursor was returned twice");
    seen.add(cursor);
   }
  }
  async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
   for await (const page of iteratePages(fetchPage, maxPages)) yield* page.data;
  }
  function loop(fault) {
   return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.LQ("pagination_loop", `Reading a list: ${fault}.`, {
    request: "list"
   });
  }
 },
 69999: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Wx: () => compile_Compile
  });
  var schema = __webpack_require__(9978);
  function TsIgnore() {
   return `// @ts-ignore`;
  }
  function Separator() {
   return ``;
  }
  function ImportSection(build) {
   const context = build.UseUnevaluated() ? [ `import { CheckContext } from "typebox/schema"` ] : [];
   const hashing = `import { Hashing } from "typebox/system"`;
   const guard = `import { Guard } from "typebox/guard"`;
   return [ ...context, hashing, guard ];
  }
  function ExternalSection(build) {
   const {identifier: identifier} = build.External();
   return [ Separator(), TsIgnore(), `let ${identifier} = []`, Separator(), TsIgnore(), `export function SetExternal(external) { ${identifier} = external.variables }` ];
  }
  function FunctionSection(build) {
   return build.Functions().map(func => [ Separator(), TsIgnore(), `${func};` ].join("\n"));
  }
  function ExportSection(build) {
   const body = build.UseUnevaluated() ? `const context = new CheckContext({}, {}); return ${build.Entry()}` : `return ${build.Entry()}`;
   return [ Separator(), TsIgnore(), `export function Check(value) { ${body} }` ];
  }
  function Code(...args) {
   const [context, type] = Arguments.Match(args, {
    2: (context, type) => [ context, type ],
    1: type => [ {}, type ]
   });
   const build = Build(context, type);
   const code = [ ...ImportSection(build), ...ExternalSection(build), ...FunctionSection(build), ...ExportSection(build) ].join("\n");
   return {
    External: build.External(),
    Code: code
   };
  }
  var arguments_arguments = __webpack_require__(97565);
  var internal = __webpack_require__(63793);
  var settings = __webpack_require__(71126);
  var build_value = __webpack_require__(79229);
  class Validator {
   constructor(context, type) {
    this.hasCodec = (0, build_value.F7)(context, type);
    this.buildResult = (0, schema.L2J)(context, type);
    this.evaluateResult = this.buildResult.Evaluate();
   }
   IsAccelerated() {
    return this.evaluateResult.IsAccelerated();
   }
   Context() {
    return this.buildResult.Context();
   }
   Type() {
    return this.buildResult.Schema();
   }
   Code() {
    return this.evaluateResult.Code();
   }
   Check(value) {
    return this.evaluateResult.Check(value);
   }
   Parse(value) {
    const checked = this.Check(value);
    if (checked) return value;
    if (settings.w.Get().correctiveParse) return (0, build_value.iX)(this.Context(), this.Type(), value);
    (0, internal.k)();
    const errors = this.Errors(value);
    (0, internal.$)();
    throw new build_value.mB(value, errors);
   }
   Errors(value) {
    if (this.IsAccelerated() && this.Check(value)) return [];
    return (0, build_value.I)(this.Context(), this.Type(), value);
   }
   Clean(value) {
    return (0, build_value.Y0)(this.Context(), this.Type(), value);
   }
   Convert(value) {
    return (0, build_value.U$)(this.Context(), this.Type(), value);
   }
   Create() {
    return (0, build_value.X5)(this.Context(), this.Type());
   }
   Default(value) {
    return (0, build_value.yB)(this.Context(), this.Type(), value);
   }
   Decode(value) {
    const result = this.hasCodec ? (0, build_value.Tq)(this.Context(), this.Type(), value) : this.Parse(value);
    return result;
   }
   Encode(value) {
    const result = this.hasCodec ? (0, build_value.dB)(this.Context(), this.Type(), value) : this.Parse(value);
    return result;
   }
  }
  function compile_Compile(...args) {
   const [context, type] = arguments_arguments.Match(args, {
    2: (context, type) => [ context, type ],
    1: type => [ {}, type ]
   });
   return new Validator(context, type);
  }
  const compile = null && Compile;
 }
};
