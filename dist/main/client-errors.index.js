export const id = "client-errors";

export const ids = [ "client-errors", 4472 ];

export const modules = {
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
59695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25492);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47802);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9654);
var _store_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64950);
const FLAGS = {
..._store_flags_js__WEBPACK_IMPORTED_MODULE_5__.Wv,
bootstrap: {
type: "string",
value: "FILE",
description: "Bootstrap file to write the token to (mode 0600). Without it, the token is printed."
},
"admin-url": {
type: "string",
value: "URL",
description: "Admin API URL of a running service, for the bootstrap file. serve prints it when it is ready."
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_4__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_6__.bD)([ "admin-token --data DIR [--bootstrap FILE]", "admin-token --database-url URL [--bootstrap FILE] [--admin-url URL]" ], `Issues a new admin token; earlier ones stop working. Needs access to the data of the service. Use it if the\nbootstrap file is lost. Services on the same PostgreSQL database accept the token immediately. With --data, stop\nthe service first. Then create an API key with scan-gate keys create.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
(0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.gP)(flags, "admin-token takes flags only.");
const store = (0, _store_flags_js__WEBPACK_IMPORTED_MODULE_5__.$j)(flags, io);
const path = flags.text("bootstrap");
const adminUrl = readAdminUrl(flags.text("admin-url"), path);
const earlier = path === undefined ? null : await earlierFile(path, io.directory);
const {issueAdminToken: issueAdminToken} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
let written = null;
let printed = null;
try {
await issueAdminToken(store, async ({workspaceId: workspaceId, adminToken: adminToken}) => {
if (path === undefined) {
printed = {
workspace_id: workspaceId,
admin_token: adminToken
};
return;
}
if (earlier !== null && earlier.workspace_id !== workspaceId) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--bootstrap", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(path)} belongs to another database; give another file.`);
}
written = {
url: earlier?.url ?? null,
workspace_id: workspaceId,
api_key: earlier?.api_key ?? null,
admin_token: adminToken,
admin_url: adminUrl ?? earlier?.admin_url ?? null
};
await (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.Ok)(path, io.directory, written);
printed = {
workspace_id: workspaceId,
bootstrap: path
};
});
} catch (error) {
if (error instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError) throw error;
const again = written === null ? "" : " The token in the bootstrap file is not valid: run the command again.";
throw new _exit_status_js__WEBPACK_IMPORTED_MODULE_3__.StartError(`${error instanceof Error ? error.message : String(error)}${again}`, {
cause: error
});
}
io.out(`${JSON.stringify(printed, null, 2)}\n`);
if (adminUrlIsMissing(written)) {
io.err("scan-gate: the file has no admin_url yet. The next start of the service with this file adds it, or give it with --admin-url.\n");
}
return 0;
}
function adminUrlIsMissing(file) {
return file !== null && file.admin_url === null;
}
async function earlierFile(path, directory) {
await (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.Bz)(path, directory);
return (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.QC)(path, directory);
}
function readAdminUrl(text, path) {
if (text === undefined) return null;
if (path === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--admin-url", "is only valid with --bootstrap.");
if (!/^http:\/\//.test(text) || !URL.canParse(text) || !(0, _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__.U9)(new URL(text).hostname)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--admin-url", "not an http:// URL of this machine.");
}
return text;
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
64950: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$j: () => readStoreFlags,
SY: () => readDatabase,
Wv: () => STORE_FLAGS,
qg: () => DATABASE_FLAGS
});
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68127);
const DATABASE_FLAGS = {
"database-url": {
type: "string",
value: "URL",
description: "PostgreSQL database, on one or several hosts (postgres://u@h1:5432,h2:5432/db). Prefer the environment: SCAN_GATE_DATABASE_URL, or SCAN_GATE_DATABASE_URL_FILE with the path of a file. Flags are visible in process lists."
},
"database-direct-url": {
type: "string",
value: "URL",
description: "The database without the pooler, for notifications and migrations, if --database-url leads to a pooler in transaction mode. Also SCAN_GATE_DATABASE_DIRECT_URL and SCAN_GATE_DATABASE_DIRECT_URL_FILE."
},
"database-pool-size": {
type: "string",
value: "N",
description: "Maximum connections of this process to the database; one more listens. Default: 10."
}
};
const STORE_FLAGS = {
data: {
type: "string",
value: "DIR",
description: "Folder of the embedded database, instead of --database-url."
},
...DATABASE_FLAGS
};
function readStoreFlags(flags, io) {
const data = flags.text("data");
if (data !== undefined && flags.text("database-url") !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--data", "cannot be combined with --database-url.");
const database = data === undefined ? readDatabase(flags, io) : undefined;
if (database !== undefined) return database;
if (data === undefined || data.trim() === "") {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--data", "missing: give a folder for the database, or --database-url.");
}
return {
kind: "directory",
path: data
};
}
function readDatabase(flags, io) {
const url = databaseUrl("database-url", flags, io);
if (url === undefined) return undefined;
const size = flags.text("database-pool-size");
return {
kind: "postgres",
url: url,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.Eb)({
directUrl: databaseUrl("database-direct-url", flags, io),
poolSize: size === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__.$A)("--database-pool-size", size, 1, 1e3)
})
};
}
function databaseUrl(flag, flags, io) {
const url = flags.text(flag) ?? (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_2__.q)(io, `SCAN_GATE_${flag.toUpperCase().replaceAll("-", "_")}`);
if (url === undefined || url === "") return undefined;
if (!/^postgres(ql)?:\/\//.test(url)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${flag}`, "not a postgres:// URL.");
return url;
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
82723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => integerInput,
QR: () => numberInput,
Ts: () => durationInput,
dt: () => listInput,
gX: () => enumInput,
tE: () => booleanInput
});
var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function listInput(text) {
return text.split(/\r?\n/).filter(line => !line.trim().startsWith("#")).flatMap(line => line.split(",")).map(part => part.trim()).filter(part => part !== "");
}
function enumInput(input, text, allowed) {
const value = text.trim().toLowerCase();
const found = allowed.find(candidate => candidate === value);
if (found !== undefined) return found;
const near = allowed.find(candidate => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
const hint = near === undefined ? "" : ` Did you mean ${near}?`;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not one of ${allowed.join(", ")}.${hint}`);
}
function booleanInput(input, text) {
const value = text.trim();
if (/^(true|True|TRUE)$/.test(value)) return true;
if (/^(false|False|FALSE)$/.test(value)) return false;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not true or false.`);
}
function integerInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a whole number.`);
return within(input, Number(value), minimum, maximum);
}
function numberInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a number.`);
return within(input, Number(value), minimum, maximum);
}
const SECONDS_OF_UNIT = {
s: 1,
m: 60,
h: 3600,
d: 86400
};
function durationInput(input, text, maximumSeconds) {
const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a duration such as 30m, 24h or 7d.`);
const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2]];
if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is out of range; allowed are 1s to ${maximumSeconds / 86400}d.`);
}
function within(input, value, minimum, maximum) {
if (value >= minimum && value <= maximum) return value;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
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
}
};
