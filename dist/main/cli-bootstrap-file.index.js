export const id = "cli-bootstrap-file";

export const ids = [ "cli-bootstrap-file", 6908, 4472 ];

export const modules = {
24152: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Iz: () => printCall,
L$: () => WORKSPACE_FLAG,
SV: () => AdminError,
a: () => printList,
dO: () => pathArgument,
gF: () => printing,
yy: () => ADMIN_FLAGS
});
var _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25492);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96908);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9682);
var _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47802);
var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68127);
const ADMIN_FLAGS = {
bootstrap: {
type: "string",
value: "FILE",
description: "Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP)."
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_4__.lu
};
const WORKSPACE_FLAG = {
workspace: {
type: "string",
value: "ID",
description: "Id of the workspace. Default: the first one."
}
};
class AdminError extends Error {
code;
constructor(code, message) {
super(message);
this.name = "AdminError";
this.code = code;
}
}
async function adminOf(flags, io) {
const {environment: environment, directory: directory} = io;
const path = flags.text("bootstrap") ?? (environment["SCAN_GATE_BOOTSTRAP"] || undefined);
if (path !== undefined) return {
source: "--bootstrap",
...await (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_3__.Le)(path, directory)
};
const token = (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_5__.q)(io, "SCAN_GATE_ADMIN_TOKEN");
if (token === undefined) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--bootstrap", "missing: give the file that scan-gate serve --bootstrap writes, or SCAN_GATE_ADMIN_URL and SCAN_GATE_ADMIN_TOKEN.");
}
const url = environment["SCAN_GATE_ADMIN_URL"] ?? "";
if (!URL.canParse(url)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("SCAN_GATE_ADMIN_URL", "not a URL: give the admin_url that scan-gate serve prints.");
return {
source: "SCAN_GATE_ADMIN_URL",
admin_url: url,
admin_token: token
};
}
async function adminClient(flags, io) {
const {source: source, admin_url: adminUrl, admin_token: token} = await adminOf(flags, io);
if (adminUrl === null || !URL.canParse(adminUrl)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(source, "has no admin_url: the service has not started its admin API yet.");
}
if (!(0, _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__.U9)(new URL(adminUrl).hostname)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(source, "its admin_url is not on this machine; the admin token is only sent to loopback.");
}
const {request: request} = await __webpack_require__.e("undici-index").then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
return {
async call(method, route, body) {
let response;
try {
response = await request(`${adminUrl.replace(/(?<!\/)\/+$/, "")}${route}`, {
method: method,
headers: {
authorization: `Bearer ${token}`,
...body === undefined ? {} : {
"content-type": "application/json"
}
},
body: body === undefined ? null : JSON.stringify(body),
signal: AbortSignal.any([ io.signal, AbortSignal.timeout(3e4) ])
});
} catch {
throw new AdminError("connection_failed", `No response from the admin API at ${adminUrl}; is the service running?`);
}
const text = await response.body.text();
const value = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.U4)(text);
if (response.statusCode < 400) return value;
const error = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.u4)(value) && (0, 
_shared_records_js__WEBPACK_IMPORTED_MODULE_6__.u4)(value["error"]) ? value["error"] : {};
const code = typeof error["code"] === "string" ? error["code"] : `http_${response.statusCode}`;
const message = typeof error["message"] === "string" ? error["message"] : "The admin API refused the request.";
throw new AdminError(code, `${message} (${code})`);
}
};
}
function withQuery(path, flags, cursor = "") {
const given = Object.entries({
workspace_id: flags.text("workspace") ?? "",
cursor: cursor
});
const query = new URLSearchParams(given.filter(([, value]) => value !== ""));
return query.size === 0 ? path : `${path}?${query}`;
}
async function printCall(flags, io, method, path, body) {
return printing(flags, io, async admin => {
const result = await admin.call(method, withQuery(path, flags), body);
io.out(`${JSON.stringify(result ?? {}, null, 2)}\n`);
});
}
async function printList(flags, io, path) {
return printing(flags, io, async admin => {
const data = [];
for (let cursor = ""; ;) {
const page = await admin.call("GET", withQuery(path, flags, cursor));
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.u4)(page) || !Array.isArray(page["data"])) throw new AdminError("response_malformed", "No list came.");
data.push(...page["data"]);
if (typeof page["next_cursor"] !== "string" || page["data"].length === 0) break;
cursor = page["next_cursor"];
}
io.out(`${JSON.stringify({
data: data
}, null, 2)}\n`);
});
}
async function printing(flags, io, work) {
const admin = await adminClient(flags, io);
try {
await work(admin);
return 0;
} catch (error) {
if (!(error instanceof AdminError)) throw error;
io.err(`scan-gate: ${(0, _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(error.message)}\n`);
return error.code === "validation_error" ? 2 : 1;
}
}
function pathArgument(value, name) {
if (value === undefined || value.trim() === "") throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(name, "missing.");
return encodeURIComponent(value);
}
},
47802: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bz: () => assertWritable,
Le: () => readBootstrapFile,
Ok: () => writeBootstrapFile,
QC: () => findBootstrapFile,
bG: () => bootstrapKeeper
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9682);
function bootstrapKeeper(path, directory) {
return {
name: path,
keep: ({workspaceId: workspaceId, apiKey: apiKey, adminToken: adminToken}) => writeBootstrapFile(path, directory, {
url: null,
workspace_id: workspaceId,
api_key: apiKey,
admin_token: adminToken,
admin_url: null
}),
async locate({workspaceId: workspaceId, url: url, adminUrl: adminUrl}, isValid) {
const kept = await findBootstrapFile(path, directory).catch(() => "foreign");
if (kept === null) return "missing";
if (kept === "foreign" || kept.workspace_id !== workspaceId || !isValid(kept.admin_token)) return "foreign";
await writeBootstrapFile(path, directory, {
...kept,
url: url,
admin_url: adminUrl
});
return "kept";
}
};
}
const INPUT = "--bootstrap";
const STALE_MS = 36e5;
async function assertWritable(path, directory) {
const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path);
const existing = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(absolute).catch(() => null);
if (existing?.isDirectory() === true) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} is a directory.`);
const probe = temporaryName(absolute);
try {
await (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(probe, "wx", 384)).close();
} catch (cause) {
throw cannotWrite(path, cause);
} finally {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(probe, {
force: true
});
}
}
async function writeBootstrapFile(path, directory, content) {
const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path);
const temporary = temporaryName(absolute);
try {
const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
try {
await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
await handle.sync();
} finally {
await handle.close();
}
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute);
await syncFolder((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute));
} catch (cause) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, {
force: true
});
throw cannotWrite(path, cause);
}
await removeStale(absolute);
}
async function findBootstrapFile(path, directory) {
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.access)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.F_OK);
} catch {
return null;
}
return readBootstrapFile(path, directory);
}
async function readBootstrapFile(path, directory) {
let value;
try {
value = JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0, 
node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path), "utf8"));
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} ${whyUnreadable(cause)}; scan-gate serve writes it.`, {
cause: cause
});
}
const text = name => (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.u4)(value) && typeof value[name] === "string" ? value[name] : null;
const adminToken = text("admin_token");
if (adminToken === null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} has no admin_token.`);
return {
url: text("url"),
workspace_id: text("workspace_id") ?? "",
api_key: text("api_key"),
admin_token: adminToken,
admin_url: text("admin_url")
};
}
function whyUnreadable(cause) {
if (cause instanceof SyntaxError) return "is not JSON";
const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
return code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
}
function cannotWrite(path, cause) {
const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
return new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} cannot be written (${code}).`, {
cause: cause
});
}
function temporaryName(absolute) {
return (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute), `.${(0, 
node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`);
}
async function syncFolder(folder) {
const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY).catch(() => null);
try {
await (handle?.sync());
} catch (error) {
const code = error instanceof Error && "code" in error ? error.code : undefined;
if (code !== "EINVAL" && code !== "ENOTSUP" && code !== "EPERM") throw error;
} finally {
await (handle?.close());
}
}
async function removeStale(absolute) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute);
const prefix = `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}.`;
for (const name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])) {
if (!name.startsWith(prefix) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(prefix.length))) continue;
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null);
if (found !== null && Date.now() - found.mtimeMs > STALE_MS) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, {
force: true
});
}
}
},
6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CH: () => flagsOrHelp,
bQ: () => parseFlags,
gP: () => assertFlagsOnly,
lu: () => HELP_FLAG
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27830);
const HELP_FLAG = {
type: "boolean",
short: "h",
description: "Show this help."
};
function flagsOrHelp(args, table, help, io) {
const flags = parseFlags(args, table);
if (flags.flag("help") !== true) return flags;
io.out(help(io.outColumns));
return null;
}
function assertFlagsOnly({positionals: [surplus]}, message) {
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
}
function parseFlags(args, table) {
const {values: values, positionals: positionals, tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: args.map(arg => normalized(arg, table)),
options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
type: flag.type,
...flag.multiple === true ? {
multiple: true
} : {},
...flag.short === undefined ? {} : {
short: flag.short
}
} ])),
strict: false,
tokens: true,
allowPositionals: true,
allowNegative: true
});
for (const token of tokens) if (token.kind === "option") assertUsable(token, table);
const given = values;
const textsOf = name => {
const value = given[name];
return (Array.isArray(value) ? value : [ value ]).filter(entry => typeof entry === "string");
};
return {
positionals: positionals,
text: name => textsOf(name).at(-1),
texts: textsOf,
flag: name => typeof given[name] === "boolean" ? given[name] : undefined
};
}
function assertUsable({name: name, rawName: rawName, value: value, inlineValue: inlineValue}, table) {
const positive = name.replace(/^no-/, "");
const flag = Object.hasOwn(table, name) ? table[name] : undefined;
const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === "boolean";
if (flag === undefined && !isNegative) {
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(positive, Object.keys(table));
const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(rawName).slice(1, -1), `unknown flag. ${hint}`);
}
if (flag?.type !== "string") {
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "is a switch and takes no value.");
return;
}
const isMissing = value === undefined || inlineValue !== true && /^-./.test(value);
if (isMissing) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? "VALUE"}.`);
}
function normalized(arg, table) {
const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
if (match === null) return arg;
const [, name = "", value] = match;
if (table[name]?.type !== "boolean") return arg;
return value === "true" ? `--${name}` : `--no-${name}`;
}
},
68127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => environmentSecret
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const BYTES_MAX = 65536;
function environmentSecret({environment: environment, directory: directory}, name) {
const value = environment[name] || undefined;
const path = environment[`${name}_FILE`] || undefined;
if (path === undefined) return value;
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${name}_FILE`, `cannot be combined with ${name}.`);
try {
return readSecret((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path)) || undefined;
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${name}_FILE`, `names a file that cannot be used: ${cause.message}`, {
cause: cause
});
}
}
function readSecret(path) {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (!stats.isFile()) throw new Error("it is not a regular file.");
if (stats.size > BYTES_MAX) throw new Error(`it has more than ${BYTES_MAX} bytes.`);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").trim();
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
84472: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => shown,
UsageError: () => UsageError
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
class UsageError extends Error {
code="usage_error";
input;
problems;
constructor(input, message, options) {
super(options?.problems?.map(problem => problem.message).join("\n") ?? `${input}: ${message}`, options);
this.name = "UsageError";
this.input = input;
this.problems = options?.problems ?? [ {
title: `invalid input ${input}`,
message: this.message,
isPublic: false
} ];
}
static inFile(input, file, problems, options) {
const listed = problems.map(({line: line, text: text}) => ({
title: line === null ? file : `${file}, line ${line}`,
message: `${file}: ${text}${line === null ? "" : ` (line ${line})`}${text.endsWith("?") ? "" : "."}`,
isPublic: true
}));
return new UsageError(input, "", {
...options,
problems: listed
});
}
}
function shown(value) {
return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
}
},
14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => webAddress,
J7: () => escapeWorkflowLog,
ix: () => breakCommands,
mz: () => showControls
});
function webAddress(text) {
if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
const url = new URL(text);
return url.username === "" && url.password === "" ? url : null;
}
function breakCommands(text) {
return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "## ");
}
function escapeWorkflowLog(text, options = {}) {
return breakCommands(showControls(text, options));
}
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = {
"\n": "\\n",
"\r": "\\r",
"\t": "\\t"
};
function showControls(text, options = {}) {
const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
return lines.replace(HIDDEN, character => {
if (character === "\n" && options.multiline === true) return character;
const named = NAMED[character];
if (named !== undefined) return named;
const code = character.codePointAt(0) ?? 0;
return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
});
}
},
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
}
}
};
