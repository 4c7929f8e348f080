export const id = "client-undici-client";

export const ids = [ "client-undici-client" ];

export const modules = {
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
if (headers !== undefined || fetch !== undefined) return null;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ClientConfigurationError("Nothing authenticates the requests: pass apiKey, headers or fetch.");
}
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
37058: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
createUndiciClient: () => createUndiciClient
});
var external_node_tls_ = __webpack_require__(41692);
var undici = __webpack_require__(46752);
var checks = __webpack_require__(55878);
var routes = __webpack_require__(64447);
var webhook = __webpack_require__(66918);
var clock = __webpack_require__(13666);
var records = __webpack_require__(9682);
var limits = __webpack_require__(83163);
var route_definition = __webpack_require__(87286);
var build = __webpack_require__(35007);
var compile = __webpack_require__(69999);
var primitives = __webpack_require__(89085);
var errors = __webpack_require__(52776);
var retry_after = __webpack_require__(17941);
var secret_masker = __webpack_require__(53904);
var shared_text = __webpack_require__(89853);
var client_errors = __webpack_require__(6695);
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;
function redact(text, secrets = [], maxLength = 300) {
const clean = new secret_masker.M(secrets).mask(text).replace(SECRETS, "$1***");
return (0, shared_text.xv)((0, shared_text.TN)(clean), maxLength);
}
function apiError(response, label, secrets, now) {
const clean = (value, maxLength) => typeof value === "string" && value !== "" ? redact(value, secrets, maxLength) : null;
const body = recordOf((0, records.U4)((new TextDecoder).decode(response.bytes)));
const error = (0, records.u4)(body["error"]) ? body["error"] : body;
const named = clean(error["code"], 80);
const code = named ?? `http_${response.status}`;
const message = clean(error["message"], 500) ?? meaningOf(named, response.status);
const after = (0, retry_after.V)(response.headers.get("retry-after"), now);
const requestId = clean(response.headers.get("x-request-id") ?? error["request_id"], 100) ?? undefined;
const suffix = requestId === undefined ? "" : `, request ${requestId}`;
return (0, client_errors.qT)(response.status, code, `${label}: ${message} (${response.status} ${code}${suffix})`, {
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
if (code !== null && Object.hasOwn(errors.V5, code)) return errors.V5[code].meaning;
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
return (0, records.u4)(value) ? value : {};
}
function listOf(value) {
return Array.isArray(value) ? value.slice(0, limits.b.bulkEntriesMax) : [];
}
const TEXT_LENGTH_MAX = 2e4;
const LONGER = new Set([ "coverage.browser.screenshot" ]);
const validators = new WeakMap;
function validatorOf(schema) {
const known = validators.get(schema);
if (known !== undefined) return known;
const compiled = (0, compile.Wx)(schema);
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
const place = redact(member, [], 200);
const message = `${request}: the response is malformed: ${place === "" ? "the body" : place} ${redact(fault, [], 200)}.`;
return new client_errors.LQ("response_malformed", message, {
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
return (0, primitives.re)({
data: build.ZUJ.Array(item),
next_cursor: build.ZUJ.Optional(build.ZUJ.Union([ build.ZUJ.String({
maxLength: 2e3
}), build.ZUJ.Null() ])),
error: build.ZUJ.Optional(build.ZUJ.Null())
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
var client_options = __webpack_require__(25492);
function isHtml({headers: headers, bytes: bytes}) {
const start = (new TextDecoder).decode(bytes.subarray(0, 1024));
return /html/i.test(headers.get("content-type") ?? "") || /^\s*<(!doctype|html)/i.test(start);
}
function isTruncatedJson({headers: headers, bytes: bytes}) {
const isJson = /json/i.test(headers.get("content-type") ?? "");
return isJson && (0, records.U4)((new TextDecoder).decode(bytes)) === undefined;
}
function jsonOf(response, request) {
const text = (new TextDecoder).decode(response.bytes);
try {
return JSON.parse(text);
} catch (cause) {
const type = redact(response.headers.get("content-type") ?? "no Content-Type", [], 80);
const received = isHtml(response) ? "an HTML page (from a proxy or a sign-in page in front of the API?)" : text === "" ? "an empty body" : `something that is not JSON (${type})`;
throw new client_errors.LQ("response_not_json", `${request}: the response is ${received}.`, {
request: request,
status: response.status,
requestId: response.headers.get("x-request-id") ?? undefined,
cause: cause
});
}
}
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
return new client_errors.Zh(`${label}: ${text}.`, context);
}
if (code.endsWith("_TIMEOUT") || code === "ETIMEDOUT") {
const text = `${url.host} did not respond in time (${code})`;
return new client_errors.Zh(`${label}: ${text}.`, context);
}
const detail = code === "" ? "" : ` (${code}${hintOf(code)})`;
return new client_errors.A6("connection_failed", `${label}: no connection to ${url.host}${detail}.`, context);
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
if (error instanceof client_errors.LQ) throw error;
if (outgoing.signal?.aborted === true) throw outgoing.signal.reason;
if (/^(Z_|ERR_BROTLI|ERR__ERROR|ZSTD_)/.test(codeOf(error))) {
throw unusable("response_malformed", outgoing, "the compressed response cannot be decoded", undefined, error);
}
throw connectionError(error, outgoing, timers.expired(), limits);
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
...(0, records.Eb)({
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
return new client_errors.LQ(code, `${label}: ${fault}.`, {
request: label,
status: status,
cause: cause
});
}
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
async function send(settings, request) {
const label = `${request.method} ${request.path}`;
const deadline = settings.clock.now() + settings.timeoutMs;
let waitedMs = 0;
let mayHaveRun = false;
for (let attempt = 1; ;attempt += 1) {
const attempted = await once(settings, request, label, deadline);
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
const delay = retryDelay({
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
if (!(error instanceof client_errors.A6)) throw error;
return {
failure: {
kind: "network",
sent: mayHaveBeenSent(error)
},
error: error
};
}
if (response.status < 200 || response.status >= 300) {
const now = settings.clock.now();
const error = apiError(response, label, secretsOf(settings), now);
if (isTruncatedJson(response)) return {
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
if (!(error instanceof client_errors.LQ) || error.code !== "response_not_json" || isHtml(response)) throw error;
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
const response = await exchange(settings.connection, {
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
throw new client_errors.LQ("redirect_refused", `${label}: redirected (${response.status}), ${refusal}.`, {
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
throw new client_errors.ClientConfigurationError(`The header ${JSON.stringify(name).slice(0, 80)} cannot be sent.`);
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
throw new client_errors.ClientConfigurationError(`idempotencyKey must be 1 to ${limits.b.idempotencyKeyLengthMax} visible ASCII characters.`);
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
idempotencyKey: route.method === "POST" ? idempotencyKey(args.idempotencyKey) : undefined,
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
json: (name, schema, args) => raw(name, args, (response, request) => checkResponse(schema, jsonOf(response, request), request)),
list: (name, item, args) => raw(name, args, (response, request) => checkPage(item, jsonOf(response, request), request)),
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
...DEFAULT_RETRY_POLICY,
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
throw new client_errors.ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
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
var iterate = __webpack_require__(89104);
const FIRST_POLL_MS = 1e3;
const MAX_POLL_MS = 1e4;
const LAST_POLL_MS = 1e3;
async function waitForScan(getScan, clock, scanId, options) {
const timeoutMs = (0, client_options.H3)("timeoutMs", options.timeoutMs ?? 36e5);
const {signal: signal} = options;
const deadline = clock.now() + timeoutMs;
let scan = null;
for (let pause = FIRST_POLL_MS; ;pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
const left = Math.max(1, deadline - clock.now());
const polled = await getScan(scanId, {
timeoutMs: left,
...signal === undefined ? {} : {
signal: signal
}
}).then(value => ({
value: value
}), error => {
if (signal?.aborted === true || !isTransient(error)) throw error;
return {
error: error
};
});
if ("value" in polled) {
scan = polled.value;
options.onPoll?.(scan);
if (isFinal(scan)) return scan;
}
const pauseMax = deadline - clock.now() - LAST_POLL_MS;
if (pauseMax <= 0) throw new client_errors.Do(scanId, timeoutMs, scan, "error" in polled ? polled.error : undefined);
await clock.sleep(Math.min(pause, pauseMax), signal);
}
}
function isFinal({status: status}) {
return status !== "queued" && status !== "running";
}
function isTransient(error) {
if (error instanceof client_errors.hD) return isTransientFailure({
kind: "status",
status: error.status ?? 0,
code: error.code,
retryAfterMs: null
});
return error instanceof client_errors.A6 || error instanceof client_errors.LQ && error.code === "response_not_json";
}
var wire = __webpack_require__(12993);
const MAX_PAGES = 1e4;
function createClient(options) {
const call = createCall(options, routes.b);
const client = {
baseUrl: call.baseUrl,
getUsage: opts => call.json("getUsage", wire.ve, {
...opts
}),
createTarget: (body, opts) => call.json("createTarget", wire.VE, {
body: body,
...opts
}),
listTargets: (query = {}, opts) => call.list("listTargets", wire.VE, {
query: query,
...opts
}),
getTarget: (target_id, opts) => call.json("getTarget", wire.VE, {
params: {
target_id: target_id
},
...opts
}),
deleteTarget: (target_id, opts) => call.empty("deleteTarget", {
params: {
target_id: target_id
},
...opts
}),
eraseTarget: (target_id, opts) => call.empty("eraseTarget", {
params: {
target_id: target_id
},
...opts
}),
listTargetFindings: (target_id, query = {}, opts) => call.list("listTargetFindings", wire.Ov, {
params: {
target_id: target_id
},
query: query,
...opts
}),
verifyTarget: (target_id, body, opts) => call.json("verifyTarget", wire.vE, {
params: {
target_id: target_id
},
body: body,
...opts
}),
createScan: (body, opts) => call.json("createScan", wire.oK, {
body: body,
...opts
}),
createScansBulk: (body, opts) => call.raw("createScansBulk", {
body: body,
...opts
}, bulkOf),
listScans: (query = {}, opts) => call.list("listScans", wire.zp, {
query: query,
...opts
}),
getScan: (scan_id, opts) => call.json("getScan", wire.zp, {
params: {
scan_id: scan_id
},
...opts
}),
deleteScan: (scan_id, opts) => call.empty("deleteScan", {
params: {
scan_id: scan_id
},
...opts
}),
cancelScan: (scan_id, opts) => call.json("cancelScan", wire.oK, {
params: {
scan_id: scan_id
},
...opts
}),
listFindings: (scan_id, query = {}, opts) => call.list("listFindings", wire.jP, {
params: {
scan_id: scan_id
},
query: query,
...opts
}),
getChecks: opts => call.json("getChecks", checks.sR, {
...opts
}),
putChecks: (body, opts) => call.json("putChecks", checks.sR, {
body: body,
...opts
}),
updateFinding: (finding_id, body, opts) => call.json("updateFinding", wire.jP, {
params: {
finding_id: finding_id
},
body: body,
...opts
}),
getReport: (scan_id, opts) => call.raw("getReport", {
params: {
scan_id: scan_id
},
...opts
}, reportOf),
getReportPdf: (scan_id, opts) => call.raw("getReportPdf", {
params: {
scan_id: scan_id
},
...opts
}, pdfOf),
listWebhooks: (query = {}, opts) => call.list("listWebhooks", wire.Xh, {
query: query,
...opts
}),
createWebhook: (body, opts) => call.json("createWebhook", wire.vb, {
body: body,
...opts
}),
getWebhook: (id, opts) => call.json("getWebhook", wire.Xh, {
params: {
id: id
},
...opts
}),
updateWebhook: (id, body, opts) => call.json("updateWebhook", wire.Xh, {
params: {
id: id
},
body: body,
...opts
}),
deleteWebhook: (id, opts) => call.empty("deleteWebhook", {
params: {
id: id
},
...opts
}),
rotateWebhookSecret: (id, body, opts) => call.json("rotateWebhookSecret", wire.vb, {
params: {
id: id
},
...body === undefined ? {} : {
body: body
},
...opts
}),
testWebhook: (id, opts) => call.json("testWebhook", webhook.f4, {
params: {
id: id
},
...opts
}),
listDeliveries: (id, query = {}, opts) => call.list("listDeliveries", webhook.rf, {
params: {
id: id
},
query: query,
...opts
}),
getDelivery: (id, delivery_id, opts) => call.json("getDelivery", webhook.Zj, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDelivery: (id, delivery_id, opts) => call.json("replayDelivery", webhook.rf, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDeliveries: (id, body, opts) => call.json("replayDeliveries", webhook.$I, {
params: {
id: id
},
body: body,
...opts
}),
wait: (scan, opts = {}) => waitForScan(client.getScan, options.clock ?? clock.m, typeof scan === "string" ? scan : scan.id, opts),
requestCount: call.requestCount,
close: async () => undefined
};
return {
...client,
...iteratorsOf(client)
};
}
function iteratorsOf(client) {
return {
iterateTargets: (query, opts) => (0, iterate.n)(cursor => client.listTargets(from(query, cursor), opts), MAX_PAGES),
iterateScans: (query, opts) => (0, iterate.n)(cursor => client.listScans(from(query, cursor), opts), MAX_PAGES),
iterateFindings: (scanId, query, opts) => (0, iterate.n)(cursor => client.listFindings(scanId, from(query, cursor), opts), MAX_PAGES),
iterateTargetFindings: (targetId, query, opts) => (0, iterate.n)(cursor => client.listTargetFindings(targetId, from(query, cursor), opts), MAX_PAGES),
iterateWebhooks: (query, opts) => (0, iterate.n)(cursor => client.listWebhooks(from(query, cursor), opts), MAX_PAGES),
iterateDeliveries: (id, query, opts) => (0, iterate.n)(cursor => client.listDeliveries(id, from(query, cursor), opts), MAX_PAGES)
};
}
function from(query, cursor) {
return {
...query,
...cursor === undefined ? {} : {
cursor: cursor
}
};
}
function pdfOf({bytes: bytes}, request) {
if ((new TextDecoder).decode(bytes.subarray(0, 1024)).includes("%PDF-")) return bytes;
throw malformedResponse(request, "", "is not a PDF");
}
function bulkOf(response, request) {
const {summary: summary, results: results} = checkResponse(wire.KS, jsonOf(response, request), request);
const numbersRequests = response.headers.get("x-request-id")?.startsWith("req_") === true;
return {
summary: summary,
results: results.map(({ok: ok, scan: scan, error: error}, index) => {
if (ok && scan !== undefined) return {
ok: ok,
scan: scan
};
if (!ok && error !== undefined) return {
ok: ok,
error: error
};
throw malformedResponse(request, `results.${index}.${ok ? "scan" : "error"}`, "is missing");
}),
replayed: response.headers.get("idempotent-replayed") === "true" ? true : numbersRequests ? false : null
};
}
function reportOf(response, request) {
const document = jsonOf(response, request);
const version = (0, records.u4)(document) ? document["schema_version"] : undefined;
if (typeof version !== "string" || !/^1\.[0-9]{1,4}$/.test(version)) return {
document: document,
report: null
};
const report = checkResponse(wire.y9, structuredClone(document), request);
return {
document: document,
report: report
};
}
function createUndiciClient(options) {
const dispatcher = dispatcherFor(options);
const client = createClient({
...options,
fetch: undici.hd,
dispatcher: dispatcher
});
return {
...client,
close: () => dispatcher.destroy()
};
}
function dispatcherFor(options) {
const timeout = options.connectTimeoutMs ?? 1e4;
const roots = options.trustedRoots ?? [];
const connect = {
timeout: timeout,
...roots.length === 0 ? {} : {
ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...roots ]
}
};
const base = {
connections: 8,
headersTimeout: 0,
bodyTimeout: 0,
keepAliveTimeout: 1e4,
connect: connect
};
if (options.proxy === "none") return new undici.Agent(base);
return new undici.J2({
...base,
requestTls: connect,
proxyTls: {
timeout: timeout
}
});
}
},
12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => WireBulk,
Ov: () => WireTargetFinding,
VE: () => WireTarget,
Xh: () => WireWebhook,
jP: () => WireFinding,
oK: () => WireScanState,
vE: () => WireVerification,
vb: () => WireWebhookWithSecret,
ve: () => WireUsage,
y9: () => WireReport,
zp: () => WireScan
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16542);
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6e4);
var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66918);
function replace(schema, own) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
...schema.properties,
...own
});
}
function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)(Object.fromEntries(members));
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
failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.k2, {
reason: Word
}))
};
const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "target", "scan_type", "status" ], openScan);
const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "status" ], openScan);
const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id" ], openScan)),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
code: Word,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}))
});
const WireBulk = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.Nw.properties.summary, [], {}),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
});
const openTarget = {
id: Id,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py, {
method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py.properties.instructions.items, {
method: Word
}))
})
};
const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [ "id" ], openTarget);
const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [], openTarget);
const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "severity" ], {
id: Id
});
const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl, {
left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl.properties.left_out.items, {
reason: Word
}))
}));
const openReach = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});
const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.FW, [ "severity" ], {
id: Id
});
const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_4__.pl, {
scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, openScan),
target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, openTarget),
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou, {
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, {
id: Id
}))
});
const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U, [ "last_30d" ], {
mode: Word,
last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U.properties.last_30d, [ "by_operation" ], {})
});
const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
const openWebhook = {
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whk_",
maxLength: 200
}),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
};
const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.KD, WEBHOOK_REQUIRED, openWebhook);
const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
},
17941: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => retryAfterMs
});
function retryAfterMs(header, now) {
if (header === null) return null;
const text = header.trim();
if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1e3;
if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
const date = Date.parse(text);
return Number.isNaN(date) ? null : Math.max(0, date - now);
}
},
59831: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ey: () => fromBase64,
ju: () => base64Of,
lO: () => base64Within,
pl: () => urlSafe
});
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function base64Of(bytes) {
let text = "";
for (let at = 0; at < bytes.length; at += 3) {
const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
const group = one << 16 | two << 8 | three;
for (const shift of [ 18, 12, 6, 0 ]) text += LETTERS[group >> shift & 63];
}
const padding = (3 - bytes.length % 3) % 3;
return text.slice(0, text.length - padding) + "=".repeat(padding);
}
function urlSafe(base64) {
return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
function base64Within(bytes) {
return [ 0, 1, 2 ].map(before => {
const padded = new Uint8Array(before + bytes.length);
padded.set(bytes, before);
const first = Math.ceil(before * 8 / 6);
return base64Of(padded).slice(first, Math.floor(padded.length * 8 / 6));
});
}
function fromBase64(text) {
try {
const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/").replaceAll("=", ""));
return (new TextDecoder).decode(Uint8Array.from(binary, character => character.charCodeAt(0)));
} catch {
return null;
}
}
},
85050: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => formsOf
});
var _base64_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59831);
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;"
};
function inHtml(value, apostrophe) {
return value.replace(/[&<>"]/g, mark => ENTITIES[mark] ?? mark).replaceAll("'", apostrophe);
}
function strictlyEncoded(value) {
const code = mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
return encodeURIComponent(value).replace(/[!'()*]/g, code);
}
function lowerHex(encoded) {
return encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase());
}
function hexOf(bytes) {
return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}
function formsOf(secret) {
const value = secret.toWellFormed();
const bytes = (new TextEncoder).encode(value);
const base64 = (0, _base64_js__WEBPACK_IMPORTED_MODULE_0__.ju)(bytes);
const inUrls = [ encodeURIComponent(value), strictlyEncoded(value), encodeURI(value) ];
const inForm = new URLSearchParams({
v: value
}).toString().slice(2);
const inJson = JSON.stringify(value).slice(1, -1);
const hex = hexOf(bytes);
return [ ...new Set([ secret, inJson, inJson.replaceAll("/", "\\/"), ...[ "&#39;", "&#x27;", "&apos;" ].map(apostrophe => inHtml(value, apostrophe)), ...[ ...inUrls, inForm ].flatMap(encoded => [ encoded, lowerHex(encoded) ]), base64, base64.replaceAll("=", ""), (0, 
_base64_js__WEBPACK_IMPORTED_MODULE_0__.pl)(base64), hex, hex.toUpperCase() ]) ];
}
},
53904: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => SecretMasker
});
var base64 = __webpack_require__(59831);
const ANYWHERE_MIN = 8;
class BytePatterns {
#byte=[ 0 ];
#child=[ 0 ];
#sibling=[ 0 ];
#depth=[ 0 ];
#suffix=[ 0 ];
#long=[ 0 ];
#short=[ 0 ];
constructor(patterns) {
for (const pattern of patterns) this.#add(pattern);
this.#link();
}
find(bytes, length) {
const ranges = [];
this.#scan(bytes, length, (start, end) => {
let from = start;
for (let last = ranges.at(-1); last !== undefined && last.end >= from; last = ranges.at(-1)) {
from = Math.min(from, last.start);
ranges.pop();
}
ranges.push({
start: from,
end: end
});
return true;
});
return ranges;
}
has(bytes, length) {
let isFound = false;
this.#scan(bytes, length, () => {
isFound = true;
return false;
});
return isFound;
}
#add(pattern) {
if (pattern.length === 0) return;
let node = 0;
for (const byte of pattern) node = this.#childOf(node, byte) || this.#grow(node, byte);
if (pattern.length >= ANYWHERE_MIN) this.#long[node] = pattern.length; else this.#short[node] = (this.#short[node] ?? 0) | 1 << pattern.length;
}
#grow(parent, byte) {
const node = this.#byte.length;
this.#byte.push(byte);
this.#child.push(0);
this.#sibling.push(this.#child[parent] ?? 0);
this.#depth.push((this.#depth[parent] ?? 0) + 1);
this.#suffix.push(0);
this.#long.push(0);
this.#short.push(0);
this.#child[parent] = node;
return node;
}
#childOf(node, byte) {
let child = this.#child[node] ?? 0;
while (child !== 0 && this.#byte[child] !== byte) child = this.#sibling[child] ?? 0;
return child;
}
#link() {
const queue = [ 0 ];
for (let index = 0; index < queue.length; index += 1) {
const node = queue[index] ?? 0;
for (let child = this.#child[node] ?? 0; child !== 0; child = this.#sibling[child] ?? 0) {
this.#linkTo(child, node === 0 ? 0 : this.#next(this.#suffix[node] ?? 0, this.#byte[child] ?? 0));
queue.push(child);
}
}
}
#linkTo(node, suffix) {
this.#suffix[node] = suffix;
if (this.#long[node] === 0) this.#long[node] = this.#long[suffix] ?? 0;
this.#short[node] = (this.#short[node] ?? 0) | (this.#short[suffix] ?? 0);
}
#next(from, byte) {
for (let node = from; ;node = this.#suffix[node] ?? 0) {
const child = this.#childOf(node, byte);
if (child !== 0 || node === 0) return child;
}
}
#scan(bytes, length, onMatch) {
let node = 0;
for (let end = 1; end <= length; end += 1) {
node = this.#next(node, bytes[end - 1] ?? 0);
const matched = Math.max(this.#long[node] ?? 0, this.#atBorders(bytes, length, end, this.#short[node] ?? 0), this.#cut(bytes, length, end, node));
if (matched > 0 && !onMatch(end - matched, end)) return;
}
}
#atBorders(bytes, length, end, lengths) {
if (lengths === 0 || end < length && isWord(bytes[end] ?? 0)) return 0;
for (let size = ANYWHERE_MIN - 1; size > 0; size -= 1) {
const start = end - size;
if ((lengths & 1 << size) !== 0 && (start === 0 || !isWord(bytes[start - 1] ?? 0))) return size;
}
return 0;
}
#cut(bytes, length, end, node) {
const depth = this.#depth[node] ?? 0;
return depth >= ANYWHERE_MIN && isCut(bytes, length, end) ? depth : 0;
}
}
function isWord(byte) {
return byte >= 48 && byte <= 57 || byte >= 97 && byte <= 122 || byte >= 128;
}
function isCut(bytes, length, at) {
if (at >= length) return true;
const [one, two, three] = [ bytes[at], bytes[at + 1], bytes[at + 2] ];
if (one === 226) return two === 128 && three === 166;
if (one === 46) return two === 46 && three === 46;
return one === 10 || one === 34 || one === 39 || one === 96;
}
const html_references_namespaceObject = JSON.parse('{"amp":"&","lt":"<","gt":">","quot":"\\"","apos":"\'","nbsp":" ","excl":"!","num":"#","dollar":"$","percnt":"%","lpar":"(","rpar":")","ast":"*","plus":"+","comma":",","period":".","sol":"/","colon":":","semi":";","equals":"=","quest":"?","commat":"@","lsqb":"[","lbrack":"[","bsol":"\\\\","rsqb":"]","rbrack":"]","hat":"^","lowbar":"_","grave":"`","lcub":"{","lbrace":"{","vert":"|","verbar":"|","rcub":"}","rbrace":"}","newline":"\\n","tab":"\\t"}');
const PERCENT = 37;
const BACKSLASH = 92;
const AMPERSAND = 38;
const SEMICOLON = 59;
const LETTER_U = 117;
const NAME_MAX = 10;
const NAMED = html_references_namespaceObject;
const CONTROLS = {
b: "\b",
f: "\f",
n: "\n",
r: "\r",
t: "\t",
v: "\v"
};
class ViewBuilder {
#length=0;
#bytes;
#start;
#end;
constructor(capacity) {
this.#bytes = new Uint8Array(capacity);
this.#start = new Uint32Array(capacity);
this.#end = new Uint32Array(capacity);
}
byte(value, start, end) {
this.#bytes[this.#length] = value >= 65 && value <= 90 ? value + 32 : value;
this.#start[this.#length] = start;
this.#end[this.#length] = end;
this.#length += 1;
}
character(point, start, end) {
if (point < 128) {
this.byte(point, start, end);
return;
}
if (point < 2048) this.byte(192 | point >> 6, start, end); else if (point < 65536) this.byte(224 | point >> 12, start, end); else this.byte(240 | point >> 18, start, end);
for (let shift = point < 2048 ? 0 : point < 65536 ? 6 : 12; shift >= 0; shift -= 6) this.byte(128 | point >> shift & 63, start, end);
}
done() {
return {
bytes: this.#bytes,
length: this.#length,
start: this.#start,
end: this.#end
};
}
}
function viewOf(text) {
const builder = new ViewBuilder(text.length * 3);
for (let at = 0; at < text.length; ) {
const point = text.codePointAt(at) ?? 0;
const next = at + (point > 65535 ? 2 : 1);
builder.character(point, at, next);
at = next;
}
return builder.done();
}
const WAYS = [ new Map([ [ PERCENT, percentAt ], [ BACKSLASH, backslashAt ], [ AMPERSAND, referenceAt ] ]), new Map([ [ PERCENT, percentAt ] ]), new Map([ [ BACKSLASH, backslashAt ] ]), new Map([ [ AMPERSAND, referenceAt ] ]) ];
function* readingsOf(text, layersMax) {
const raw = viewOf(text);
yield raw;
for (const way of WAYS) {
let view = decodedView(raw, way);
for (let layer = 1; view !== null && layer <= layersMax; layer += 1) {
yield view;
view = decodedView(view, way);
}
}
}
function decodedView(view, way) {
const builder = new ViewBuilder(view.length);
let isDecoded = false;
for (let at = 0; at < view.length; ) {
const written = way.get(view.bytes[at] ?? 0)?.(view, at) ?? null;
const length = written?.length ?? 1;
const start = view.start[at] ?? 0;
const end = view.end[at + length - 1] ?? 0;
if (written === null) builder.byte(view.bytes[at] ?? 0, start, end); else if (written.isByte === true) builder.byte(written.point, start, end); else builder.character(written.point, start, end);
isDecoded ||= written !== null;
at += length;
}
return isDecoded ? builder.done() : null;
}
function percentAt(view, at) {
const byte = hexAt(view, at + 1, 2);
if (byte !== null) return {
point: byte,
length: 3,
isByte: true
};
const point = view.bytes[at + 1] === LETTER_U ? hexAt(view, at + 2, 4) : null;
return point === null ? null : {
point: point,
length: 6
};
}
function backslashAt(view, at) {
if (at + 1 >= view.length) return null;
const letter = String.fromCharCode(view.bytes[at + 1] ?? 0);
if (letter === "u") return unicodeAt(view, at);
if (letter === "x") {
const point = hexAt(view, at + 2, 2);
return point === null ? null : {
point: point,
length: 4
};
}
const control = CONTROLS[letter];
if (control !== undefined) return {
point: control.charCodeAt(0),
length: 2
};
return /[!-/:-@[-`{-~]/.test(letter) ? {
point: letter.charCodeAt(0),
length: 2
} : null;
}
function unicodeAt(view, at) {
const [, digits] = /^\{([0-9a-f]{1,6})\}/.exec(asciiAt(view, at + 2, 8)) ?? [];
if (digits !== undefined) return pointOf(Number.parseInt(digits, 16), digits.length + 4);
const unit = hexAt(view, at + 2, 4);
if (unit === null) return null;
const isHigh = unit >= 55296 && unit < 56320;
const low = isHigh && asciiAt(view, at + 6, 2) === "\\u" ? hexAt(view, at + 8, 4) : null;
if (low === null || low < 56320 || low > 57343) return {
point: unit,
length: 6
};
return {
point: 65536 + (unit - 55296 << 10) + (low - 56320),
length: 12
};
}
function referenceAt(view, at) {
const text = asciiAt(view, at + 1, NAME_MAX);
const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))/.exec(text);
if (number !== null) {
const [matched, hexadecimal, decimal] = number;
const length = 1 + matched.length + (view.bytes[at + 1 + matched.length] === SEMICOLON ? 1 : 0);
return pointOf(Number.parseInt(hexadecimal ?? decimal ?? "", hexadecimal === undefined ? 10 : 16), length);
}
const [, name = ""] = /^([a-z]{2,8});/.exec(text) ?? [];
const character = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
return character === undefined ? null : {
point: character.charCodeAt(0),
length: name.length + 2
};
}
function pointOf(point, length) {
return point > 1114111 ? null : {
point: point,
length: length
};
}
function asciiAt({bytes: bytes, length: length}, at, count) {
return String.fromCharCode(...bytes.subarray(at, Math.min(length, at + count)));
}
function hexAt({bytes: bytes, length: length}, at, count) {
if (at + count > length) return null;
let value = 0;
for (let index = at; index < at + count; index += 1) {
const byte = bytes[index] ?? 0;
const digit = byte >= 48 && byte <= 57 ? byte - 48 : byte >= 97 && byte <= 102 ? byte - 87 : -1;
if (digit === -1) return null;
value = value * 16 + digit;
}
return value;
}
var secret_forms = __webpack_require__(85050);
const SECRET_LENGTH_MIN = 4;
const WITHIN_MIN = 8;
const LAYERS_MAX = 3;
const TOTAL_MAX = 131072;
const ABOVE_TOTAL_MAX = 256;
const MASK = "***";
class SecretMasker {
#patterns;
constructor(secrets, {lengthMin: lengthMin = SECRET_LENGTH_MIN} = {}) {
const values = bounded([ ...new Set(secrets) ].filter(({length: length}) => length >= lengthMin && length > 0));
this.#patterns = values.length === 0 ? null : new BytePatterns(patternsOf(values));
}
mask(text) {
const found = this.find(text);
return found.length === 0 ? text : masked(text, found);
}
find(text) {
if (this.#patterns === null || text === "") return [];
const found = [];
for (const view of readingsOf(text, LAYERS_MAX)) for (const {start: start, end: end} of this.#patterns.find(view.bytes, view.length)) found.push({
start: view.start[start] ?? 0,
end: view.end[end - 1] ?? text.length
});
return found;
}
isIn(text) {
if (this.#patterns === null) return false;
for (const view of readingsOf(text, LAYERS_MAX)) if (this.#patterns.has(view.bytes, view.length)) return true;
return false;
}
}
function masked(text, ranges) {
let result = "";
let at = 0;
let maskedTo = -1;
for (const {start: start, end: end} of ranges.toSorted((one, other) => one.start - other.start)) {
if (start > maskedTo) result += text.slice(at, start) + MASK;
maskedTo = Math.max(maskedTo, end);
at = maskedTo;
}
return result + text.slice(at);
}
function bounded(secrets) {
let left = TOTAL_MAX;
return secrets.map(secret => {
const kept = secret.length <= left ? secret : secret.slice(0, ABOVE_TOTAL_MAX);
left -= kept.length;
return kept;
});
}
function* patternsOf(secrets) {
const encoder = new TextEncoder;
for (const secret of secrets) {
for (const form of (0, secret_forms.X)(secret)) yield* patternsOfForm(form);
if (secret.includes(" ")) yield* patternsOfForm(secret.replaceAll(" ", "+"));
if (secret.includes("+")) yield* patternsOfForm(secret.replaceAll("+", " "));
const within = (0, base64.lO)(encoder.encode(secret)).filter(({length: length}) => length >= WITHIN_MIN);
for (const part of within) for (const form of new Set([ part, (0, base64.pl)(part) ])) yield* patternsOfForm(form);
}
}
function* patternsOfForm(form) {
const {bytes: bytes, length: length} = viewOf(form);
yield bytes.subarray(0, length);
if (!/[^\u0000-\u007f]/.test(form)) return;
for (const change of [ "toLowerCase", "toUpperCase" ]) {
const changed = [ ...form ].map(character => {
const other = character[change]();
return other.length === character.length ? other : character;
});
const view = viewOf(changed.join(""));
yield view.bytes.subarray(0, view.length);
}
if (/^[\u0000-\u00ff]*$/.test(form)) yield Uint8Array.from(form, character => character.toLowerCase().charCodeAt(0));
}
}
};
