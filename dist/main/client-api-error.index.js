export const id = "client-api-error";

export const ids = [ "client-api-error" ];

export const modules = {
66725: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => redact,
p: () => apiError
});
var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9682);
var _shared_retry_after_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17941);
var _shared_secrets_secret_masker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53904);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89853);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;
function redact(text, secrets = [], maxLength = 300) {
const clean = new _shared_secrets_secret_masker_js__WEBPACK_IMPORTED_MODULE_2__.M(secrets).mask(text).replace(SECRETS, "$1***");
return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(clean), maxLength);
}
function apiError(response, label, secrets, now) {
const clean = (value, maxLength) => typeof value === "string" && value !== "" ? redact(value, secrets, maxLength) : null;
const body = recordOf((0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.U4)((new TextDecoder).decode(response.bytes)));
const error = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.u4)(body["error"]) ? body["error"] : body;
const named = clean(error["code"], 80);
const code = named ?? `http_${response.status}`;
const message = clean(error["message"], 500) ?? meaningOf(named, response.status);
const after = (0, _shared_retry_after_js__WEBPACK_IMPORTED_MODULE_6__.V)(response.headers.get("retry-after"), now);
const requestId = clean(response.headers.get("x-request-id") ?? error["request_id"], 100) ?? undefined;
const suffix = requestId === undefined ? "" : `, request ${requestId}`;
return (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.apiErrorOf)(response.status, code, `${label}: ${message} (${response.status} ${code}${suffix})`, {
request: label,
status: response.status,
requestId: requestId,
param: clean(error["param"], 200),
details: listOf(error["details"]).map(detail => detailOf(recordOf(detail), clean)),
entryCodes: listOf(body["results"]).map(entry => clean(recordOf(recordOf(entry)["error"])["code"], 80)),
retryAfter: after === null ? null : Math.ceil(after / 1e3)
});
}
function meaningOf(code, status) {
if (code !== null && Object.hasOwn(_contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.V5, code)) return _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.V5[code].meaning;
return status === 404 ? "Not found. Is this the address of the API?" : "The request failed.";
}
function detailOf(detail, clean) {
const members = [ "param", "code", "message", "existing_id" ].flatMap(name => {
const value = clean(detail[name], 500);
return value === null ? [] : [ [ name, value ] ];
});
return Object.fromEntries(members);
}
function recordOf(value) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.u4)(value) ? value : {};
}
function listOf(value) {
return Array.isArray(value) ? value.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bulkEntriesMax) : [];
}
},
34968: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => createCall
});
var limits = __webpack_require__(83163);
var route_definition = __webpack_require__(87286);
var clock = __webpack_require__(13666);
var check_response = __webpack_require__(73332);
var client_options = __webpack_require__(25492);
var errors = __webpack_require__(6695);
var json_of = __webpack_require__(79894);
var retry_policy = __webpack_require__(75859);
var retry_after = __webpack_require__(17941);
var api_error = __webpack_require__(66725);
var connection_error = __webpack_require__(99315);
var http_exchange = __webpack_require__(6976);
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
async function send(settings, request) {
const label = `${request.method} ${request.path}`;
const deadline = settings.clock.now() + settings.timeoutMs;
let waitedMs = 0;
let mayHaveRun = false;
for (let attempt = 1; ;attempt += 1) {
const attempted = await once({
...settings,
apiKey: await settings.apiKey()
}, request, label, deadline);
if ("value" in attempted) return attempted.value;
const {failure: failure, error: error} = attempted;
if (request.method === "DELETE" && mayHaveRun && error.code === "not_found") {
return request.read({
status: 204,
headers: new Headers,
bytes: new Uint8Array
});
}
mayHaveRun ||= failure.kind === "status" ? failure.status !== 429 : failure.sent;
const delay = (0, retry_policy.a2)({
method: request.method,
hasIdempotencyKey: request.idempotencyKey !== undefined,
attempt: attempt,
waitedMs: waitedMs,
failure: failure,
random: settings.random()
}, settings.retry);
if (delay === null || settings.clock.now() + delay >= deadline) throw error;
await settings.clock.sleep(delay, request.signal);
waitedMs += delay;
}
}
async function once(settings, request, label, deadline) {
let response;
try {
response = await followed(settings, request, label, deadline);
} catch (error) {
if (!(error instanceof errors.ServiceConnectionError)) throw error;
return {
failure: {
kind: "network",
sent: (0, connection_error.CW)(error)
},
error: error
};
}
if (response.status < 200 || response.status >= 300) {
const now = settings.clock.now();
const error = (0, api_error.p)(response, label, secretsOf(settings), now);
if ((0, json_of.bU)(response)) return {
failure: {
kind: "network",
sent: true
},
error: error
};
const after = (0, retry_after.V)(response.headers.get("retry-after"), now);
return {
failure: {
kind: "status",
status: response.status,
code: error.code,
retryAfterMs: after
},
error: error
};
}
try {
return {
value: request.read(response)
};
} catch (error) {
if (!(error instanceof errors.ServiceResponseError) || error.code !== "response_not_json" || (0, 
json_of._6)(response)) throw error;
return {
failure: {
kind: "network",
sent: true
},
error: error
};
}
}
async function followed(settings, request, label, deadline) {
let url = new URL(`${settings.base.pathname.replace(/\/$/, "")}${request.path}`, settings.base);
if (request.query !== undefined) url.search = request.query.toString();
for (let hop = 0; ;hop += 1) {
const leftMs = Math.max(1, deadline - settings.clock.now());
const response = await (0, http_exchange.c)(settings.connection, {
method: request.method,
url: url,
headers: headersFor(settings, request, url),
label: label,
signal: request.signal,
...bodyOf(request)
}, {
...settings.limits,
attemptTimeoutMs: Math.min(settings.limits.attemptTimeoutMs, leftMs)
});
if (!REDIRECTS.has(response.status)) return response;
const next = URL.parse(response.headers.get("location") ?? "//", url.href);
const refusal = redirectRefusal(settings, request, url, next, hop);
if (next === null || refusal !== null) {
throw new errors.ServiceResponseError("redirect_refused", `${label}: redirected (${response.status}), ${refusal}.`, {
request: label,
status: response.status
});
}
next.username = "";
next.password = "";
url = next;
}
}
function redirectRefusal(settings, request, url, next, hop) {
if (request.method !== "GET") return "and only a GET may be; check the API URL";
if (hop >= MAX_REDIRECTS) return `more than ${MAX_REDIRECTS} times`;
if (next === null) return "but nowhere";
if (next.protocol !== "https:" && next.protocol !== "http:") return "to something that is not HTTP";
if (url.protocol === "https:" && next.protocol === "http:" && !(0, client_options.U9)(next.hostname)) {
return "from HTTPS to plain HTTP";
}
if (next.origin !== settings.base.origin && !request.crossOriginRedirects) {
return `to ${next.origin}, which is not the API (a sign-in page?); check the API URL`;
}
return null;
}
function headersFor(settings, request, url) {
const isHome = url.origin === settings.base.origin;
const own = isHome ? settings.headers() : {};
for (const [name, value] of Object.entries(own)) {
if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
throw new errors.ClientConfigurationError(`The header ${JSON.stringify(name).slice(0, 80)} cannot be sent.`);
}
return {
accept: request.accept,
"accept-encoding": "identity",
"user-agent": settings.userAgent,
...isHome && settings.apiKey !== null ? {
authorization: `Bearer ${settings.apiKey}`
} : {},
...own,
...request.body === undefined ? {} : {
"content-type": "application/json"
},
...request.idempotencyKey === undefined ? {} : {
"idempotency-key": request.idempotencyKey
}
};
}
function secretsOf({apiKey: apiKey, headers: headers}) {
const values = Object.values(headers()).flatMap(value => [ value, value.slice(value.lastIndexOf(" ") + 1) ]);
return [ ...apiKey === null ? [] : [ apiKey ], ...values.filter(value => value.length >= 8) ];
}
function bodyOf(request) {
return request.body === undefined ? {} : {
body: JSON.stringify(request.body)
};
}
const PATTERN = new RegExp(route_definition.XK);
function idempotencyKey(key) {
if (key === undefined) return randomKey();
if (key.length <= limits.b.idempotencyKeyLengthMax && PATTERN.test(key)) return key;
throw new errors.ClientConfigurationError(`idempotencyKey must be 1 to ${limits.b.idempotencyKeyLengthMax} visible ASCII characters.`);
}
function randomKey() {
if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
}
function createCall(options, routes) {
const settings = settingsOf(options);
let requests = 0;
function raw(name, args, read) {
const whole = received(name, args, read);
const data = whole.then(result => result.data);
return Object.assign(data, {
withResponse: () => {
data.catch(() => undefined);
return whole;
}
});
}
async function received(name, args, read) {
requests += 1;
const route = routes[name];
const path = fillPath(route.path, args.params ?? {});
const timeoutMs = (0, client_options.H3)("timeoutMs", args.timeoutMs ?? settings.timeoutMs);
return send({
...settings,
timeoutMs: timeoutMs,
retry: {
...settings.retry,
...args.retry
}
}, {
method: route.method,
path: path,
accept: route.success.contentType ?? "application/json",
query: searchOf(args.query ?? {}),
...args.body === undefined ? {} : {
body: args.body
},
idempotencyKey: route.method === "POST" && route.isOpen !== true ? idempotencyKey(args.idempotencyKey) : undefined,
signal: args.signal,
crossOriginRedirects: route.success.contentType !== undefined,
read: response => ({
data: read(response, `${route.method} ${path}`),
response: infoOf(response)
})
});
}
return {
baseUrl: settings.base.href.replace(/\/$/, ""),
raw: raw,
json: (name, schema, args) => raw(name, args, (response, request) => (0, check_response.Mz)(schema, (0, 
json_of.o_)(response, request), request)),
list: (name, item, args) => raw(name, args, (response, request) => (0, check_response.I7)(item, (0, 
json_of.o_)(response, request), request)),
empty: (name, args) => raw(name, args, () => undefined),
requestCount: () => requests
};
}
function infoOf({status: status, headers: headers}) {
return {
status: status,
headers: headers,
requestId: headers.get("x-request-id")
};
}
function settingsOf(options) {
const responseTimeoutMs = (0, client_options.H3)("responseTimeoutMs", options.responseTimeoutMs ?? 3e4);
const {headers: headers = {}} = options;
return {
base: (0, client_options.Q2)(options.baseUrl, options.allowInsecure === true),
apiKey: (0, client_options.Sq)(options),
headers: typeof headers === "function" ? headers : () => headers,
userAgent: options.userAgent ?? "scan-gate",
connection: {
fetch: options.fetch ?? ((...args) => fetch(...args)),
dispatcher: options.dispatcher
},
limits: {
responseTimeoutMs: responseTimeoutMs,
attemptTimeoutMs: (0, client_options.H3)("attemptTimeoutMs", options.attemptTimeoutMs ?? 2 * responseTimeoutMs),
maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024
},
timeoutMs: (0, client_options.H3)("timeoutMs", options.timeoutMs ?? 18e4),
retry: {
...retry_policy.cO,
...options.retry
},
clock: options.clock ?? clock.m,
random: options.random ?? Math.random
};
}
function fillPath(template, params) {
return template.replace(/\{([a-z_]+)\}/g, (_, name) => {
const value = params[name];
if (value === undefined || value === "" || value === "." || value === "..") {
throw new errors.ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
}
return encodeURIComponent(value);
});
}
function searchOf(query) {
const search = new URLSearchParams;
for (const [name, value] of Object.entries(query)) {
if (value !== undefined) search.set(name, String(value));
}
return search;
}
},
73332: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I7: () => checkPage,
Mz: () => checkResponse,
pk: () => malformedResponse
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_compile__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69999);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _api_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6695);
const TEXT_LENGTH_MAX = 2e4;
const LONGER = new Set([ "coverage.browser.screenshot" ]);
const validators = new WeakMap;
function validatorOf(schema) {
const known = validators.get(schema);
if (known !== undefined) return known;
const compiled = (0, typebox_compile__WEBPACK_IMPORTED_MODULE_1__.Wx)(schema);
validators.set(schema, compiled);
return compiled;
}
function checkResponse(schema, body, request) {
const validator = validatorOf(schema);
const value = validator.Clean(body);
if (!validator.Check(value)) throw malformedResponse(request, ...faultOf(validator.Errors(value)));
const long = longTextIn(value, []);
if (long !== null) throw malformedResponse(request, long, `is longer than ${TEXT_LENGTH_MAX} characters`);
return value;
}
function malformedResponse(request, member, fault) {
const place = (0, _api_error_js__WEBPACK_IMPORTED_MODULE_3__.E)(member, [], 200);
const message = `${request}: the response is malformed: ${place === "" ? "the body" : place} ${(0, 
_api_error_js__WEBPACK_IMPORTED_MODULE_3__.E)(fault, [], 200)}.`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.ServiceResponseError("response_malformed", message, {
request: request,
member: place
});
}
function faultOf(errors) {
const faults = errors.filter(({keyword: keyword}) => keyword !== "anyOf");
const ranked = faults.map(({instancePath: instancePath, params: params, message: message}) => {
const path = instancePath.split("/").slice(1);
const {requiredProperties: [missing] = [], type: type} = params;
const member = missing === undefined ? path : [ ...path, missing ];
return {
member: member,
fault: missing === undefined ? message : "is missing",
rank: member.length - (type === "null" ? .5 : 0)
};
});
const [first] = ranked.sort((left, right) => right.rank - left.rank);
return [ first?.member.join(".") ?? "", first?.fault ?? "does not have the documented form" ];
}
function longTextIn(value, names) {
if (typeof value === "string") {
if (value.length <= TEXT_LENGTH_MAX) return null;
const path = names.join(".");
return LONGER.has(path) ? null : path;
}
if (typeof value !== "object" || value === null) return null;
for (const [name, member] of Object.entries(value)) {
names.push(name);
const found = longTextIn(member, names);
if (found !== null) return found;
names.pop();
}
return null;
}
const pages = new WeakMap;
function pageOf(item) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
data: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(item),
next_cursor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 2e3
}), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ])),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null())
});
}
function checkPage(item, body, request) {
const schema = pages.get(item) ?? pageOf(item);
pages.set(item, schema);
const {data: data, next_cursor: cursor} = checkResponse(schema, body, request);
const items = data;
return cursor ? {
data: items,
next_cursor: cursor
} : {
data: items
};
}
},
25492: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H3: () => checkMilliseconds,
Q2: () => parseBaseUrl,
Sq: () => checkApiKey,
U9: () => isLoopback
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
function isLoopback(hostname) {
const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
if (/^127(\.\d{1,3}){3}$/.test(host)) return true;
return host === "::1" || /^::ffff:7f[0-9a-f]{2}:/.test(host) || host === "localhost" || host.endsWith(".localhost");
}
function parseBaseUrl(text, allowInsecure) {
const page = globalThis.location;
let url;
try {
url = text.startsWith("/") ? new URL(text, page?.href) : new URL(text);
} catch {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The base URL is not an absolute URL. Write it as https://host[:port].");
}
if (url.protocol !== "https:" && url.protocol !== "http:") {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The base URL must begin with https:// (or http:// on loopback).");
}
if (url.username !== "" || url.password !== "") {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The base URL must not contain credentials; pass the API key separately.");
}
if (url.search !== "" || url.hash !== "") {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The base URL must not contain a query or a fragment.");
}
if (url.protocol === "http:" && !isLoopback(url.hostname) && url.origin !== page?.origin && !allowInsecure) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError(`The API key would be sent unencrypted to ${url.host}. Use https://, or allow plain HTTP explicitly.`, true);
}
url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
return url;
}
function checkApiKey({apiKey: key, headers: headers, fetch: fetch}) {
if (key === undefined) {
if (headers !== undefined || fetch !== undefined) return async () => null;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("Nothing authenticates the requests: pass apiKey, headers or fetch.");
}
if (typeof key === "function") return async () => sendable(await key());
const fixed = sendable(key);
return async () => fixed;
}
function sendable(key) {
const trimmed = key.trim();
if (trimmed === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The API key is empty.");
if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("The API key contains spaces, line breaks or characters outside ASCII.");
}
return trimmed;
}
function checkMilliseconds(name, value) {
if (value > 0 && value <= 2 ** 31 - 1) return value;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError(`${name} must be a positive number of milliseconds, at most 24 days.`);
}
},
99315: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => codeOf,
$t: () => connectionError,
CW: () => mayHaveBeenSent
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
const NEVER_SENT = new Set([ "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused", "FailedToOpenSocket" ]);
const DENO_NEVER_SENT = /client error \(Connect\)/;
function mayHaveBeenSent({cause: cause}) {
if (NEVER_SENT.has(codeOf(cause))) return false;
return !(cause instanceof Error && DENO_NEVER_SENT.test(cause.message));
}
function connectionError(cause, {url: url, label: label}, expired, limits) {
const code = codeOf(cause);
const context = {
request: label,
cause: cause
};
const seconds = milliseconds => `${Math.round(milliseconds / 100) / 10} s`;
if (expired !== null) {
const text = expired === "attempt" ? `no complete response from ${url.host} within ${seconds(limits.attemptTimeoutMs)}` : `${url.host} sent nothing for ${seconds(limits.responseTimeoutMs)}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ServiceTimeoutError(`${label}: ${text}.`, context);
}
if (code.endsWith("_TIMEOUT") || code === "ETIMEDOUT") {
const text = `${url.host} did not respond in time (${code})`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ServiceTimeoutError(`${label}: ${text}.`, context);
}
const detail = code === "" ? "" : ` (${code}${hintOf(code)})`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ServiceConnectionError("connection_failed", `${label}: no connection to ${url.host}${detail}.`, context);
}
function hintOf(code) {
if (code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG") return ": it does not speak TLS; is it http:// or another port?";
if (code === "CERT_HAS_EXPIRED") return ": its certificate has expired";
if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return ": its certificate is for another name";
return /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/.test(code) ? ": its certificate authority is not trusted; NODE_EXTRA_CA_CERTS names a file with more" : "";
}
function codeOf(error) {
if (!(error instanceof Error)) return "";
if ("code" in error && typeof error.code === "string") return error.code;
if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
return codeOf(error.cause);
}
},
6695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
ApiError: () => ApiError,
AuthenticationError: () => AuthenticationError,
BadRequestError: () => BadRequestError,
CLIENT_ERRORS: () => CLIENT_ERRORS,
ClientConfigurationError: () => ClientConfigurationError,
ConflictError: () => ConflictError,
InternalServerError: () => InternalServerError,
NotFoundError: () => NotFoundError,
PaymentRequiredError: () => PaymentRequiredError,
PermissionDeniedError: () => PermissionDeniedError,
RateLimitError: () => RateLimitError,
ServiceConnectionError: () => ServiceConnectionError,
ServiceError: () => ServiceError,
ServiceResponseError: () => ServiceResponseError,
ServiceTimeoutError: () => ServiceTimeoutError,
ServiceUnavailableError: () => ServiceUnavailableError,
UnprocessableEntityError: () => UnprocessableEntityError,
WaitTimeoutError: () => WaitTimeoutError,
apiErrorOf: () => apiErrorOf
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
6976: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => exchange
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _connection_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99315);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
const MAX_ERROR_BYTES = 64 * 1024;
const DECODED = new Set([ "", "identity", "gzip", "x-gzip", "br", "deflate", "zstd" ]);
async function exchange(connection, outgoing, limits) {
const timers = startTimers(limits, outgoing.signal);
try {
const received = await connection.fetch(outgoing.url.href, initOf(connection, outgoing, timers.signal));
timers.progress();
if (received.type === "opaqueredirect") throw hiddenRedirect(outgoing);
const {status: status, headers: headers} = received;
const isError = status >= 400;
const limit = isError ? Math.min(MAX_ERROR_BYTES, limits.maxResponseBytes) : limits.maxResponseBytes;
const bytes = await readBounded(received.body, limit, isError, timers.progress);
if (bytes === null) {
timers.stop();
throw unusable("response_too_large", outgoing, `the response is larger than ${limit} bytes`, status);
}
if (!DECODED.has((headers.get("content-encoding") ?? "").trim().toLowerCase())) {
throw unusable("response_malformed", outgoing, "the response has an unknown Content-Encoding", status);
}
if (!isError && isCutOff(received, bytes)) throw new TypeError("The body is shorter than its Content-Length.");
return {
status: status,
headers: headers,
bytes: bytes
};
} catch (error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.ServiceResponseError) throw error;
if (outgoing.signal?.aborted === true) throw outgoing.signal.reason;
if (/^(Z_|ERR_BROTLI|ERR__ERROR|ZSTD_)/.test((0, _connection_error_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error))) {
throw unusable("response_malformed", outgoing, "the compressed response cannot be decoded", undefined, error);
}
throw (0, _connection_error_js__WEBPACK_IMPORTED_MODULE_0__.$t)(error, outgoing, timers.expired(), limits);
} finally {
timers.clear();
}
}
function initOf({dispatcher: dispatcher}, outgoing, signal) {
return {
method: outgoing.method,
headers: outgoing.headers,
redirect: "manual",
signal: signal,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.Eb)({
body: outgoing.body,
dispatcher: dispatcher
})
};
}
function startTimers(limits, caller) {
const controller = new AbortController;
let expired = null;
const expire = which => () => {
expired ??= which;
controller.abort();
};
const onAbort = () => controller.abort(caller?.reason);
const attempt = setTimeout(expire("attempt"), limits.attemptTimeoutMs);
let response = setTimeout(expire("response"), limits.responseTimeoutMs);
if (caller?.aborted === true) onAbort();
caller?.addEventListener("abort", onAbort, {
once: true
});
return {
signal: controller.signal,
expired: () => expired,
stop: () => controller.abort(),
progress: () => {
clearTimeout(response);
response = setTimeout(expire("response"), limits.responseTimeoutMs);
},
clear: () => {
clearTimeout(attempt);
clearTimeout(response);
caller?.removeEventListener("abort", onAbort);
}
};
}
async function readBounded(body, limit, cut, progress) {
const parts = [];
let size = 0;
if (body === null) return new Uint8Array;
const reader = body.getReader();
for (;;) {
const {done: done, value: value} = await reader.read();
if (done) return joined(parts, size);
progress();
if (size + value.length > limit) {
reader.cancel().catch(() => undefined);
return cut ? joined(parts, size) : null;
}
size += value.length;
parts.push(value);
}
}
function joined(parts, size) {
const bytes = new Uint8Array(size);
let offset = 0;
for (const part of parts) {
bytes.set(part, offset);
offset += part.length;
}
return bytes;
}
function isCutOff({type: type, headers: headers}, bytes) {
const length = headers.get("content-length");
if (length === null || type === "cors" || headers.get("content-encoding") !== null) return false;
return bytes.length < Number(length);
}
function hiddenRedirect(outgoing) {
const text = "redirected, and a browser does not say where; open the URL in the browser itself";
return unusable("redirect_refused", outgoing, text);
}
function unusable(code, {label: label}, fault, status, cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ServiceResponseError(code, `${label}: ${fault}.`, {
request: label,
status: status,
cause: cause
});
}
},
79894: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_6: () => isHtml,
bU: () => isTruncatedJson,
o_: () => jsonOf
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66725);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
function isHtml({headers: headers, bytes: bytes}) {
const start = (new TextDecoder).decode(bytes.subarray(0, 1024));
return /html/i.test(headers.get("content-type") ?? "") || /^\s*<(!doctype|html)/i.test(start);
}
function isTruncatedJson({headers: headers, bytes: bytes}) {
const isJson = /json/i.test(headers.get("content-type") ?? "");
return isJson && (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.U4)((new TextDecoder).decode(bytes)) === undefined;
}
function jsonOf(response, request) {
const text = (new TextDecoder).decode(response.bytes);
try {
return JSON.parse(text);
} catch (cause) {
const type = (0, _api_error_js__WEBPACK_IMPORTED_MODULE_0__.E)(response.headers.get("content-type") ?? "no Content-Type", [], 80);
const received = isHtml(response) ? "an HTML page (from a proxy or a sign-in page in front of the API?)" : text === "" ? "an empty body" : `something that is not JSON (${type})`;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ServiceResponseError("response_not_json", `${request}: the response is ${received}.`, {
request: request,
status: response.status,
requestId: response.headers.get("x-request-id") ?? undefined,
cause: cause
});
}
}
},
75859: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ri: () => isTransientFailure,
a2: () => retryDelay,
cO: () => DEFAULT_RETRY_POLICY
});
const DEFAULT_RETRY_POLICY = {
maxRetries: 4,
baseDelayMs: 400,
maxDelayMs: 15e3,
maxRetryAfterMs: 6e4,
budgetMs: 18e4
};
const TRANSIENT_STATUSES = new Set([ 408, 425, 429, 500, 502, 503, 504 ]);
const REFUSED_STATUSES = new Set([ 429, 503 ]);
function retryDelay(question, policy = DEFAULT_RETRY_POLICY) {
const {failure: failure} = question;
if (question.attempt > policy.maxRetries) return null;
if (!isTransientFailure(failure) || !isRepeatable(question)) return null;
const backoff = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (question.attempt - 1));
const jittered = backoff / 2 + backoff / 2 * question.random;
const requested = failure.kind === "status" ? failure.retryAfterMs ?? 0 : 0;
const delay = Math.ceil(Math.max(jittered, Math.min(requested, policy.maxRetryAfterMs)));
return question.waitedMs + delay > policy.budgetMs ? null : delay;
}
function isTransientFailure(failure) {
if (failure.kind === "network") return true;
return TRANSIENT_STATUSES.has(failure.status) || failure.code === "idempotency_in_progress";
}
function isRepeatable(question) {
if ([ "GET", "PUT", "DELETE" ].includes(question.method) || question.hasIdempotencyKey) return true;
const {failure: failure} = question;
return failure.kind === "network" ? !failure.sent : REFUSED_STATUSES.has(failure.status);
}
},
12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => WireBulk,
Ov: () => WireTargetFinding,
VE: () => WireTarget,
Xh: () => WireWebhook,
Xm: () => WireChannel,
gh: () => WireExchangedToken,
jP: () => WireFinding,
oK: () => WireScanState,
rD: () => WireSchedule,
vE: () => WireVerification,
vb: () => WireWebhookWithSecret,
ve: () => WireUsage,
y9: () => WireReport,
zp: () => WireScan
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69340);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58329);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26414);
var _contract_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26090);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16542);
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6e4);
var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66918);
function replace(schema, own) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
...schema.properties,
...own
});
}
function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)(Object.fromEntries(members));
}
const Id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200
});
const ScanId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^scn_",
maxLength: 200
});
const Word = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 500
});
const openScan = {
id: ScanId,
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2300
}),
scan_type: Word,
status: Word,
failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.k2, {
reason: Word
}))
};
const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id", "target", "scan_type", "status" ], openScan);
const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id", "status" ], openScan);
const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id" ], openScan)),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
code: Word,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}))
});
const WireBulk = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.Nw.properties.summary, [], {}),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
});
const openTarget = {
id: Id,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.Py, {
method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.Py.properties.instructions.items, {
method: Word
}))
})
};
const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, [ "id" ], openTarget);
const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, [], openTarget);
const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, [ "severity" ], {
id: Id
});
const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.tl, {
left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.tl.properties.left_out.items, {
reason: Word
}))
}));
const openReach = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});
const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.FW, [ "severity" ], {
id: Id
});
const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_5__.pl, {
scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, openScan),
target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, openTarget),
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.ou, {
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word),
reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, {
id: Id
}))
});
const WireExchangedToken = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
access_token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
description: "The API key."
}),
expires_in: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
description: "Seconds."
}),
scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word))
});
const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_9__._U, [ "last_30d" ], {
mode: Word,
last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_9__._U.properties.last_30d, [ "by_operation" ], {})
});
const WireSchedule = wire(_contract_schedule_js__WEBPACK_IMPORTED_MODULE_7__.qg, [ "id", "cron", "target_ids", "status" ], {
id: Id,
scan_type: Word,
status: Word
});
const WireChannel = wire(_contract_channel_js__WEBPACK_IMPORTED_MODULE_1__.c3, [ "id", "name", "kind", "status" ], {
id: Id,
kind: Word,
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word),
status: Word,
disabled_reason: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word)
});
const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
const openWebhook = {
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whk_",
maxLength: 200
}),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
};
const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__.KD, WEBHOOK_REQUIRED, openWebhook);
const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
},
14836: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
YN: () => credentialsOf,
kn: () => idTokenSource,
f6: () => workloadKey
});
var shared_clock = __webpack_require__(13666);
var records = __webpack_require__(9682);
var client_options = __webpack_require__(25492);
var errors = __webpack_require__(6695);
var exchange_route = __webpack_require__(18842);
var client_call = __webpack_require__(34968);
var wire = __webpack_require__(12993);
function exchangeToken(token, options) {
const call = (0, client_call.j)({
headers: {},
...options,
retry: {
maxRetries: 0
}
}, {
exchangeToken: exchange_route.U
});
return call.json("exchangeToken", wire.gh, {
body: {
token: token
}
});
}
var http_exchange = __webpack_require__(6976);
function credentialsOf(apiKey, identity, audience) {
if (apiKey !== null) return {
apiKey: apiKey
};
return identity && {
identity: {
...identity,
audience: audience
}
};
}
const LIMITS = {
responseTimeoutMs: 1e4,
attemptTimeoutMs: 2e4,
maxResponseBytes: 64 * 1024
};
const ATTEMPTS = 3;
const PAUSE_MS = 2e3;
const REST_MS = 3e4;
function idTokenSource(environment) {
const url = environment["ACTIONS_ID_TOKEN_REQUEST_URL"];
const token = environment["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
return url === undefined || token === undefined || !URL.canParse(url) ? null : {
url: url,
token: token
};
}
function workloadKey(identity, reach) {
const {baseUrl: baseUrl, allowInsecure: allowInsecure = false, clock: clock = shared_clock.m} = reach;
const audience = identity.audience ?? (0, client_options.Q2)(baseUrl, allowInsecure).href.replace(/\/$/, "");
let current;
let pending;
async function exchanged() {
const token = await idToken(identity.source, audience, reach);
identity.mask(token);
const started = clock.now();
const {access_token: key, expires_in: seconds} = await exchangeToken(token, {
...reach,
clock: clock
}).catch(explain);
identity.mask(key);
return {
key: key,
renewAt: started + seconds * 2e3 / 3,
endsAt: started + seconds * 1e3
};
}
async function renewed() {
for (let attempt = 1; ;attempt += 1) {
try {
return await exchanged();
} catch (error) {
if (attempt === ATTEMPTS || !isTransient(error)) throw error;
await clock.sleep(PAUSE_MS * attempt);
}
}
}
return async () => {
if (current !== undefined && clock.now() < current.renewAt) return current.key;
pending ??= renewed().finally(() => {
pending = undefined;
});
try {
current = await pending;
} catch (error) {
if (current === undefined || clock.now() >= current.endsAt) throw error;
current = {
...current,
renewAt: clock.now() + REST_MS
};
}
return current.key;
};
}
function explain(error) {
if (!(error instanceof errors.ApiError) || error.code !== "not_found") throw error;
const message = "The service exchanges no identity tokens (serve --oidc-issuer): give an API key.";
throw new errors.ApiError(error.code, message, {
request: error.request,
status: 404
});
}
function isTransient(error) {
return error instanceof errors.ServiceConnectionError || error instanceof errors.ApiError && [ 429, 503 ].includes(error.status ?? 0);
}
async function idToken(source, audience, connection) {
const url = new URL(source.url);
url.searchParams.set("audience", audience);
const request = {
method: "GET",
url: url,
headers: {
accept: "application/json",
authorization: `Bearer ${source.token}`
},
label: "the identity token of the runner",
signal: undefined
};
const {status: status, bytes: bytes} = await (0, http_exchange.c)(connection, request, LIMITS);
const token = status === 200 ? (0, records.$6)((0, records.U4)((new TextDecoder).decode(bytes)), "value") : null;
if (token !== null) return token;
throw new errors.ServiceConnectionError("connection_failed", `The runner gave no identity token (status ${status}).`, {
request: request.label,
status: status
});
}
},
18842: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => EXCHANGE_ROUTE
});
const EXCHANGE_ROUTE = {
method: "POST",
path: "/v1/oidc/token",
scopes: [],
isOpen: true,
summary: "Exchange the identity token of a job in CI for an API key of 15 minutes.",
success: {
status: 200
},
errors: [ "invalid_identity_token", "trust_mismatch", "not_found" ]
};
},
87286: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bp: () => errorsOf,
XK: () => IDEMPOTENCY_KEY_PATTERN,
s4: () => commonErrorsOf,
zM: () => REQUEST_ID_PATTERN
});
const KEY_ERRORS = [ "missing_api_key", "invalid_api_key", "insufficient_scope", "workspace_suspended" ];
const COMMON_ERRORS = [ ...KEY_ERRORS, "validation_error", "rate_limited", "internal_error", "unavailable" ];
const BODY_ERRORS = [ "invalid_json", "payload_too_large", "unsupported_media_type" ];
const REQUEST_ID_PATTERN = "^[A-Za-z0-9._-]{8,64}$";
const IDEMPOTENCY_ERRORS = [ "idempotency_in_progress", "idempotency_mismatch" ];
const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";
function commonErrorsOf(route) {
return route.isOpen === true ? COMMON_ERRORS.filter(code => !KEY_ERRORS.includes(code)) : COMMON_ERRORS;
}
function errorsOf(route) {
return [ ...new Set([ ...route.errors, ...route.success.alternatives === undefined ? [] : [ "not_acceptable" ], ...route.success.ranges === true ? [ "range_not_satisfiable" ] : [], ...route.method === "GET" ? [] : BODY_ERRORS, ...route.method === "POST" && route.isOpen !== true ? IDEMPOTENCY_ERRORS : [] ]) ];
}
},
68852: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => connect
});
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14836);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
async function connect(options) {
const {createUndiciClient: createUndiciClient} = await Promise.all([ __webpack_require__.e("undici-index"), __webpack_require__.e("client-undici-client"), __webpack_require__.e("client-iterate") ]).then(__webpack_require__.bind(__webpack_require__, 5657));
const {apiUrl: apiUrl, apiKey: apiKey, audience: audience, maxRetries: maxRetries} = options.service;
const {userAgent: userAgent, identity: identity = null} = options;
const common = {
retry: {
maxRetries: maxRetries
},
...userAgent === undefined ? {} : {
userAgent: userAgent
}
};
const credentials = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_0__.YN)(apiKey, identity, audience);
if (apiUrl !== null && credentials !== null) {
const {ClientConfigurationError: ClientConfigurationError} = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6695));
try {
const client = createUndiciClient({
...common,
...options.remote,
baseUrl: apiUrl,
...credentials
});
return {
kind: "remote",
client: client,
readyMs: null,
close: () => client.close()
};
} catch (error) {
if (!(error instanceof ClientConfigurationError)) throw error;
const hint = error.isInsecure && options.insecureName !== undefined ? ` (${options.insecureName})` : "";
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(options.apiUrlName, `${error.message}${hint}`, {
cause: error
});
}
}
const service = await options.startEmbedded();
if (service.apiKey === null) throw new Error("The embedded service started without an API key.");
const client = createUndiciClient({
...common,
baseUrl: service.url,
apiKey: service.apiKey,
proxy: "none"
});
return {
kind: "embedded",
client: client,
readyMs: Math.round(service.readyMs),
checkIds: options.checkIds,
close: async () => {
await client.close();
await service.close();
}
};
}
},
13666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => systemDateClock,
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
const systemDateClock = {
now: () => new Date
};
}
};
