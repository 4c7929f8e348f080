export const id = "client-http-exchange";

export const ids = [ "client-http-exchange", 6695 ];

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
   client_misconfigured: "The base URL, the API key or another option of the client cannot be used.",
   connection_failed: "The service could not be reached: unknown host, connection refused or reset, or a TLS error.",
   response_timeout: "The service did not respond in time.",
   response_not_json: "The service, or a proxy or sign-in page in front of it, responded with something that is not JSON.",
   response_malformed: "A required member of the response is missing, or a member does not have the documented form. The message names the route and the member.",
   response_too_large: "The response is larger than the client reads.",
   redirect_refused: "The response is a redirect that must not be followed.",
   pagination_loop: "The list does not end: a cursor was repeated, or there are too many pages."
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
   member;
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ServiceResponseError";
    this.member = context.member ?? null;
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
 6976: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CW: () => mayHaveBeenSent,
   LL: () => discardBody,
   cv: () => exchange
  });
  var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
  var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46752);
  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
  const MAX_ERROR_BYTES = 64 * 1024;
  const NEVER_SENT = new Set([ "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT" ]);
  async function exchange(dispatcher, outgoing, limits) {
   const deadline = AbortSignal.timeout(limits.attemptTimeoutMs);
   const signal = outgoing.signal === undefined ? deadline : AbortSignal.any([ outgoing.signal, deadline ]);
   try {
    const received = await (0, undici__WEBPACK_IMPORTED_MODULE_1__.request)(outgoing.url, {
     dispatcher: dispatcher,
     method: outgoing.method,
     headers: outgoing.headers,
     body: outgoing.body ?? null,
     signal: signal
    });
    const headers = singleHeaders(received.headers);
    const limit = received.statusCode >= 400 ? MAX_ERROR_BYTES : limits.maxResponseBytes;
    const raw = await readBounded(received.body, limit, received.statusCode >= 400);
    if (raw === null) throw tooLarge(outgoing, received.statusCode, limit);
    return {
     status: received.statusCode,
     headers: headers,
     bytes: decode(raw, headers["content-encoding"], limit, outgoing)
    };
   } catch (error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.LQ) throw error;
    if (outgoing.signal?.aborted === true) throw outgoing.signal.reason;
    throw connectionError(error, outgoing, deadline.aborted, limits);
   }
  }
  function mayHaveBeenSent(error) {
   return !NEVER_SENT.has(errorCode(error.cause));
  }
  function discardBody(body) {
   body.on("error", () => undefined);
   body.destroy();
  }
  async function readBounded(body, limit, cut) {
   const parts = [];
   let size = 0;
   for await (const part of body) {
    size += part.length;
    if (size > limit) {
     discardBody(body);
     return cut ? Buffer.concat(parts) : null;
    }
    parts.push(part);
   }
   return Buffer.concat(parts);
  }
  function decode(raw, encoding, limit, outgoing) {
   const name = (encoding ?? "identity").trim().toLowerCase();
   if (name === "identity" || name === "" || raw.length === 0) return raw;
   const bounds = {
    maxOutputLength: limit
   };
   try {
    if (name === "gzip" || name === "x-gzip") return (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(raw, bounds);
    if (name === "br") return (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(raw, bounds);
    if (name === "deflate") return (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync)(raw, bounds);
   } catch (cause) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.LQ("response_malformed", `${outgoing.label}: the compressed response cannot be decoded.`, {
     request: outgoing.label,
     cause: cause
    });
   }
   throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.LQ("response_malformed", `${outgoing.label}: the response has an unknown Content-Encoding.`, {
    request: outgoing.label
   });
  }
  function singleHeaders(headers) {
   const single = Object.create(null);
   for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) single[name.toLowerCase()] = first;
   }
   return single;
  }
  function tooLarge(outgoing, status, limit) {
   return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.LQ("response_too_large", `${outgoing.label}: the response is larger than ${limit} bytes.`, {
    request: outgoing.label,
    status: status
   });
  }
  function connectionError(cause, outgoing, late, limits) {
   const code = errorCode(cause);
   const timedOut = late || code.endsWith("_TIMEOUT") || code === "ETIMEDOUT";
   const where = outgoing.url.host;
   if (timedOut) {
    const seconds = Math.round(limits.attemptTimeoutMs / 1e3);
    const text = late ? `no complete response from ${where} within ${seconds} s` : `${where} did not respond in time (${code})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.A6("response_timeout", `${outgoing.label}: ${text}.`, {
     request: outgoing.label,
     cause: cause
    });
   }
   const detail = code === "" ? "" : ` (${code}${hintOf(code)})`;
   return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.A6("connection_failed", `${outgoing.label}: no connection to ${where}${detail}.`, {
    request: outgoing.label,
    cause: cause
   });
  }
  function hintOf(code) {
   if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG") return ": it does not speak TLS; is it http:// or another port?";
   if (code === "CERT_HAS_EXPIRED") return ": its certificate has expired";
   if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return ": its certificate is for another name";
   return /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/.test(code) ? ": its certificate authority is not trusted; NODE_EXTRA_CA_CERTS names a file with more" : "";
  }
  function errorCode(error) {
   if (!(error instanceof Error)) return "";
   if ("code" in error && typeof error.code === "string") return error.code;
   if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
   return errorCode(error.cause);
  }
 },
 13666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => systemClock
  });
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
     signal?.removeEventListener("abort", onAbort);
     resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, {
     once: true
    });
   })
  };
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
