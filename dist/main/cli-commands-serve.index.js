export const id = "cli-commands-serve";

export const ids = [ "cli-commands-serve", 6908, 4472 ];

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
25200: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y8: () => listenAddress,
iT: () => CALLBACK_FLAGS,
ve: () => readCallbacks
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2791);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68127);
const CALLBACK_FLAGS = {
"callback-url": {
type: "string",
value: "URL",
description: "Public URL of a callback listener with its secret: https://callbacks:SECRET@callbacks.example.com. Prefer the environment: SCAN_GATE_CALLBACK_URL, or SCAN_GATE_CALLBACK_URL_FILE with the path of a file."
},
"callback-listen": {
type: "string",
value: "[ADDRESS:]PORT",
description: "Address on which this process is the listener, for HTTP. ADDRESS: 127.0.0.1 by default."
},
"callback-dns-listen": {
type: "string",
value: "[ADDRESS:]PORT",
description: "Address (UDP) on which it is the DNS server of the host of --callback-url too, if that name is delegated to it."
},
"callback-address": {
type: "string",
multiple: true,
value: "IP",
description: "Public address of the listener, which its DNS server responds with."
}
};
function readCallbacks(flags, io) {
const given = flags.text("callback-url") ?? (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_4__.q)(io, "SCAN_GATE_CALLBACK_URL");
const callbackUrl = (0, _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_1__.q)("--callback-url", given);
const http = listenAddress("--callback-listen", flags.text("callback-listen"));
const dns = listenAddress("--callback-dns-listen", flags.text("callback-dns-listen"));
if (http === undefined && dns !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-listen", "missing; it comes first.");
if (callbackUrl === null && http !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-url", "missing: the listener needs its public URL with the secret.");
if (callbackUrl === null) return {};
if (http === undefined) return {
callbackUrl: callbackUrl
};
const addresses = flags.texts("callback-address").flatMap(_gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.dt);
const wrong = addresses.find(address => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0);
if (wrong !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-address", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(wrong)} is no IP address.`);
if (dns !== undefined && addresses.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-address", "missing: the DNS server responds with the address of the listener.");
if (dns !== undefined && (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(new URL(callbackUrl).hostname.replace(/^\[|\]$/g, "")) !== 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-url", "has an IP address: a DNS server needs a name.");
return {
callbackUrl: callbackUrl,
callbacks: {
url: callbackUrl,
http: http,
addresses: addresses,
...dns === undefined ? {} : {
dns: dns
}
}
};
}
function listenAddress(flag, text) {
if (text === undefined) return undefined;
const match = /^(?:\[([0-9a-f:.]+)\]:|([0-9a-z.-]+):)?([0-9]{1,5})$/i.exec(text);
if (match === null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(flag, "not [ADDRESS:]PORT, for example 0.0.0.0:9464.");
return {
host: match[1] ?? match[2] ?? "127.0.0.1",
port: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.$A)(flag, match[3] ?? "", 0, 65535)
};
}
},
4805: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var external_node_events_ = __webpack_require__(78474);
var input_values = __webpack_require__(82723);
var usage_error = __webpack_require__(84472);
var terminal = __webpack_require__(96908);
var records = __webpack_require__(9682);
var bootstrap_file = __webpack_require__(47802);
var callback_flags = __webpack_require__(25200);
var connect = __webpack_require__(65487);
var exit_status = __webpack_require__(32900);
var cli_flags = __webpack_require__(6222);
var help = __webpack_require__(9654);
var client_options = __webpack_require__(25492);
function issuerUrl(flag, text) {
const url = URL.parse(text);
const isSafe = url?.protocol === "https:" || url?.protocol === "http:" && (0, client_options.U9)(url.hostname);
if (isSafe && !/[?#@]/.test(text)) return text;
throw new usage_error.UsageError(flag, `${(0, usage_error.S)(text)} is not an https URL without query, fragment and credentials.`);
}
var secret_files = __webpack_require__(68127);
const OBJECT_STORAGE_FLAGS = {
"object-storage-url": {
type: "string",
value: "URL",
description: "s3://BUCKET/PREFIX: stores PDF reports, to which the API redirects by a signed URL, and results of scans there. Credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or from the files that these name with _FILE added."
},
"object-storage-endpoint": {
type: "string",
value: "URL",
description: "S3-compatible server other than AWS, as clients reach it, for example https://minio.example.com."
},
"object-storage-region": {
type: "string",
value: "REGION",
description: "Region of the bucket. Default: AWS_REGION, AWS_DEFAULT_REGION; us-east-1 with an endpoint."
}
};
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9!_.*'()-]+$/;
const REGION = /^[a-z0-9-]{1,40}$/;
function readObjectStorage(flags, io) {
const url = flags.text("object-storage-url");
const endpoint = flags.text("object-storage-endpoint");
const regionGiven = flags.text("object-storage-region");
if (url === undefined) {
if (endpoint === undefined && regionGiven === undefined) return undefined;
throw new usage_error.UsageError("--object-storage-url", "missing: give s3://BUCKET with an endpoint or a region.");
}
if (endpoint !== undefined && !isOrigin(endpoint)) {
throw new usage_error.UsageError("--object-storage-endpoint", "not an http(s) URL of a host, without a path or credentials.");
}
const {environment: environment} = io;
const region = regionGiven ?? (environment["AWS_REGION"] || environment["AWS_DEFAULT_REGION"] || undefined);
return {
...place(url),
region: regionOf(region, endpoint),
endpoint: endpoint?.replace(/\/$/, "") ?? null,
credentials: credentialsOf(name => (0, secret_files.q)(io, name))
};
}
function regionOf(given, endpoint) {
const region = given ?? (endpoint === undefined ? undefined : "us-east-1");
if (region === undefined) throw new usage_error.UsageError("--object-storage-region", "missing: give it, or AWS_REGION.");
if (REGION.test(region)) return region;
throw new usage_error.UsageError("--object-storage-region", "not the name of a region such as eu-central-1.");
}
function credentialsOf(set) {
const required = name => {
const value = set(name);
if (value !== undefined) return value;
throw new usage_error.UsageError("--object-storage-url", `needs credentials: ${name} is not set in the environment.`);
};
return {
accessKeyId: required("AWS_ACCESS_KEY_ID"),
secretAccessKey: required("AWS_SECRET_ACCESS_KEY"),
sessionToken: set("AWS_SESSION_TOKEN") ?? null
};
}
function place(url) {
const [bucket = "", ...path] = url.replace(/^s3:\/\//, "").replace(/(?<!\/)\/+$/, "").split("/");
if (!url.startsWith("s3://") || !BUCKET.test(bucket) || !path.every(segment => SEGMENT.test(segment))) {
const shown = (0, terminal.escapeTerminal)(url.replace(/\/\/[^/]*@/, "//…@").slice(0, 100));
throw new usage_error.UsageError("--object-storage-url", `"${shown}" is not s3://BUCKET or s3://BUCKET/PREFIX.`);
}
return {
bucket: bucket,
prefix: path.join("/")
};
}
function isOrigin(text) {
if (!URL.canParse(text)) return false;
const url = new URL(text);
const isPlain = url.pathname === "/" && url.search === "" && url.hash === "" && url.username + url.password === "";
return (url.protocol === "https:" || url.protocol === "http:") && isPlain;
}
var price_flag = __webpack_require__(90739);
const SMTP_FLAGS = {
"smtp-from": {
type: "string",
value: "ADDRESS",
description: "Sender of the email of notification channels. The mail server comes from SCAN_GATE_SMTP_URL, or the file in SCAN_GATE_SMTP_URL_FILE: smtp://USER:PASSWORD@HOST:587 (STARTTLS), smtps://… (TLS), or smtp://HOST:25?tls=none."
}
};
const URL_NAME = "SCAN_GATE_SMTP_URL";
function readSmtp(flags, io) {
const from = flags.text("smtp-from");
const text = (0, secret_files.q)(io, URL_NAME);
if (from === undefined && text === undefined) return undefined;
if (text === undefined) throw new usage_error.UsageError(URL_NAME, "missing: --smtp-from needs it.");
if (from === undefined) throw new usage_error.UsageError("--smtp-from", `missing: ${URL_NAME} needs it.`);
if (!/^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+$/.test(from)) throw new usage_error.UsageError("--smtp-from", "not an address.");
return {
...serverOf(text),
from: from
};
}
function serverOf(text) {
const url = URL.canParse(text) ? new URL(text) : null;
if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === "") throw new usage_error.UsageError(URL_NAME, "not a URL such as smtp://USER:PASSWORD@HOST:587.");
const tls = TLS[`${url.protocol}${url.search}`];
if (tls === undefined) throw new usage_error.UsageError(URL_NAME, "may only have ?tls=none, with smtp://.");
if (tls === "none" && url.username !== "") throw new usage_error.UsageError(URL_NAME, "must not send a password without TLS.");
const port = url.port === "" ? tls === "implicit" ? 465 : 587 : Number(url.port);
const user = url.username === "" ? {} : {
user: decoded(url.username),
password: decoded(url.password)
};
return {
host: url.hostname.replace(/^\[|\]$/g, ""),
port: port,
tls: tls,
...user
};
}
const TLS = {
"smtp:": "starttls",
"smtps:": "implicit",
"smtp:?tls=none": "none"
};
function decoded(text) {
try {
return decodeURIComponent(text);
} catch {
throw new usage_error.UsageError(URL_NAME, "has a % in its user or password that begins no escape: write %25.");
}
}
var admin = __webpack_require__(66432);
const SSO_FLAGS = {
"sso-issuer": {
type: "string",
value: "URL",
description: "Identity provider (OpenID Connect) at which people sign in to the console. Needs --public-url, --sso-client-id and --sso-role. The secret comes from SCAN_GATE_SSO_CLIENT_SECRET, or the file in SCAN_GATE_SSO_CLIENT_SECRET_FILE."
},
"sso-client-id": {
type: "string",
value: "ID",
description: "Client of the service at the identity provider."
},
"sso-group-claim": {
type: "string",
value: "NAME",
description: "Claim with the groups of a person. Default: groups."
},
"sso-scope": {
type: "string",
value: "LIST",
description: 'Scopes to request, with spaces. Default: "openid profile".'
},
"sso-tokens": {
type: "boolean",
description: "Personal access tokens sign in to the console, too. Default: only the provider and the admin token."
},
"sso-role": {
type: "string",
multiple: true,
value: "GROUP=ROLE[@WORKSPACE]",
description: `Role of a group: ${admin.gg.join(", ")}, in the first workspace or the one with that id.`
}
};
function readSso(flags, publicUrl, io) {
const issuer = flags.text("sso-issuer");
if (issuer === undefined) {
const surplus = Object.keys(SSO_FLAGS).find(name => flags.texts(name).length > 0 || flags.flag(name) !== undefined);
if (surplus !== undefined) throw new usage_error.UsageError("--sso-issuer", `missing: --${surplus} needs it.`);
return undefined;
}
if (publicUrl === undefined) throw new usage_error.UsageError("--public-url", "missing: the identity provider sends people back to it.");
const clientId = flags.text("sso-client-id");
if (clientId === undefined || clientId === "") throw new usage_error.UsageError("--sso-client-id", "missing.");
const roles = flags.texts("sso-role").map(roleOf);
if (roles.length === 0) throw new usage_error.UsageError("--sso-role", "missing: without a role, no person can sign in.");
const scope = flags.text("sso-scope");
if (scope !== undefined && !scope.split(" ").includes("openid")) throw new usage_error.UsageError("--sso-scope", "must contain openid.");
return {
issuer: issuerUrl("--sso-issuer", issuer),
clientId: clientId,
clientSecret: (0, secret_files.q)(io, "SCAN_GATE_SSO_CLIENT_SECRET") ?? null,
roles: roles,
tokens: flags.flag("sso-tokens") === true,
...(0, records.Eb)({
scope: scope,
groupClaim: flags.text("sso-group-claim")
})
};
}
function roleOf(text) {
const at = text.lastIndexOf("=");
const [role = "", workspaceId = null] = text.slice(at + 1).split("@", 2);
if (at < 1) throw new usage_error.UsageError("--sso-role", `${(0, usage_error.S)(text)} is not GROUP=ROLE or GROUP=ROLE@WORKSPACE.`);
if (workspaceId !== null && !/^wsp_[0-9a-z]{8,40}$/.test(workspaceId)) throw new usage_error.UsageError("--sso-role", `${(0, 
usage_error.S)(workspaceId)} is not the id of a workspace.`);
return {
group: text.slice(0, at),
role: (0, input_values.gX)("--sso-role", role, admin.gg),
workspaceId: workspaceId
};
}
var store_flags = __webpack_require__(64950);
const TRACES_FLAG = {
"otlp-endpoint": {
type: "string",
value: "URL",
description: "OpenTelemetry collector that gets traces (OTLP over HTTP). Also OTEL_EXPORTER_OTLP_ENDPOINT; further OTEL_* variables apply. Default: no traces."
}
};
function readTraces(flags, {environment: environment}) {
const variable = name => environment[name] || undefined;
const endpoint = flags.text("otlp-endpoint");
const places = {
"--otlp-endpoint": endpoint,
OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: variable("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"),
OTEL_EXPORTER_OTLP_ENDPOINT: variable("OTEL_EXPORTER_OTLP_ENDPOINT")
};
const given = Object.entries((0, records.Eb)(places));
if (given.length === 0 || variable("OTEL_SDK_DISABLED")?.toLowerCase() === "true") return undefined;
for (const [name, url] of given) {
if (!/^https?:\/\/[^/?#]+/.test(url) || !URL.canParse(url)) throw new usage_error.UsageError(name, "not an http(s) URL.");
}
const exporter = variable("OTEL_TRACES_EXPORTER") ?? "otlp";
if ((0, input_values.gX)("OTEL_TRACES_EXPORTER", exporter, [ "otlp", "none" ]) === "none") return undefined;
const protocol = variable("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL") ?? variable("OTEL_EXPORTER_OTLP_PROTOCOL");
const protocols = [ "http/protobuf", "http/json" ];
return {
...(0, records.Eb)({
endpoint: endpoint
}),
protocol: (0, input_values.gX)("OTEL_EXPORTER_OTLP_PROTOCOL", protocol ?? "http/protobuf", protocols)
};
}
const FLAGS = {
port: {
type: "string",
value: "N",
description: "Port of the API. 0: any free port. Default: 8080."
},
host: {
type: "string",
value: "ADDRESS",
description: "Address to listen on. Default: 127.0.0.1."
},
...store_flags.Wv,
migrate: {
type: "boolean",
description: "Apply missing migrations at the start (default; --no-migrate: refuse to start without them)."
},
role: {
type: "string",
value: "ROLE",
description: "api, worker or all. Default: all."
},
bootstrap: {
type: "string",
value: "FILE",
description: "File (mode 0600) that the first start writes api_key, admin_token and workspace_id to, and every start url and admin_url. Workers ignore it."
},
"admin-token-hash": {
type: "string",
value: "HEX",
description: "SHA-256 of your own admin token, instead of --bootstrap: no keys are created. Also SCAN_GATE_ADMIN_TOKEN_HASH or SCAN_GATE_ADMIN_TOKEN_HASH_FILE."
},
"admin-port": {
type: "string",
value: "N",
description: "Port of the admin API on 127.0.0.1. Default: any free port."
},
console: {
type: "boolean",
description: "Serve the settings console at /console (default; --no-console: off)."
},
"console-idle-minutes": {
type: "string",
value: "N",
description: "Minutes without a request after which a session of the console ends. Default: 30."
},
"metrics-listen": {
type: "string",
value: "[ADDRESS:]PORT",
description: "Address of GET /metrics, which needs no key. ADDRESS: 127.0.0.1 by default. Default: no metrics."
},
...TRACES_FLAG,
"public-url": {
type: "string",
value: "URL",
description: "Public base URL of the service, used in report URLs."
},
"allow-scan-cidr": {
type: "string",
multiple: true,
value: "CIDR",
description: "Private range that may be scanned. Metadata addresses stay blocked."
},
"allow-webhook-cidr": {
type: "string",
multiple: true,
value: "CIDR",
description: "Private range that webhooks and notification channels may be delivered to."
},
"oidc-issuer": {
type: "string",
multiple: true,
value: "URL",
description: "Issuer of identity tokens that workloads may exchange for keys, for example https://token.actions.githubusercontent.com. See trusts."
},
"allow-oidc-cidr": {
type: "string",
multiple: true,
value: "CIDR",
description: "Private range in which the server of an issuer may be."
},
...SSO_FLAGS,
"require-verification": {
type: "boolean",
description: "Refuse quick scans of unverified targets too."
},
"initial-tokens": {
type: "string",
value: "N",
description: "Initial balance of a new workspace in tokens."
},
metering: {
type: "boolean",
description: "Charge tokens (default; --no-metering: nothing is charged and no balance is needed)."
},
...price_flag.b,
"scan-concurrency": {
type: "string",
value: "N",
description: "Maximum concurrent scans in this process."
},
"scans-per-workspace": {
type: "string",
value: "N",
description: "Maximum concurrent scans of a workspace, in all processes. Use the same value for every worker. Default: 50."
},
"retain-scans": {
type: "string",
value: "DAYS",
description: "Days after which a final scan is deleted with its findings, report and events. Default: 400."
},
"rate-limit": {
type: "string",
value: "N",
description: "Maximum requests per minute and key. The burst is a sixth of it, scan creations a fifth. 0: no limit. Default: 600."
},
"browser-path": {
type: "string",
value: "FILE",
description: "Chrome, Chromium or Edge for standard and compliance scans. Without it, scans use no browser."
},
...callback_flags.iT,
...OBJECT_STORAGE_FLAGS,
...SMTP_FLAGS,
"ca-file": {
type: "string",
value: "FILE",
description: "PEM file of additional root certificates for scans and webhook deliveries."
},
help: cli_flags.lu
};
const HELP = (0, help.bD)([ "serve --data DIR --bootstrap FILE [flags]", "serve --database-url URL --bootstrap FILE [--role api] [flags]", "serve --database-url URL --role worker [flags]" ], `Runs the scanning service. Prints one JSON line on standard output when it is ready; logs go to standard error.\nSIGTERM stops it after it has finished or released its work.`, FLAGS, "Exit status: 0 stopped by a signal, 2 usage error, 4 the service could not start, or needs scan-gate migrate.");
async function run(args, io) {
const flags = (0, cli_flags.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const options = await serviceOptions(flags, io);
const {startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const service = await startEmbeddedService(options).catch(error => {
throw startFault(error, options);
});
try {
io.out(`${JSON.stringify({
event: "ready",
url: service.url,
admin_url: service.adminUrl,
console_url: service.consoleUrl,
metrics_url: service.metricsUrl,
workspace_id: service.workspaceId,
role: options.role,
pid: process.pid,
ready_ms: Math.round(service.readyMs)
})}\n`);
if (io.errIsTerminal && service.consoleUrl !== null) io.err(consoleHint(flags.text("bootstrap"), service.consoleUrl));
if (!io.signal.aborted) await (0, external_node_events_.once)(io.signal, "abort");
} finally {
await service.close();
}
return 0;
}
function consoleHint(bootstrap, url) {
const path = bootstrap !== undefined && /^[\w./~+@%:=-]+$/.test(bootstrap) ? bootstrap : "FILE";
const how = bootstrap === undefined ? url : `scan-gate console --bootstrap ${path}`;
return `Console: ${how}\n`;
}
async function serviceOptions(flags, io) {
const [surplus] = flags.positionals;
if (surplus !== undefined) throw new usage_error.UsageError(surplus, "serve takes flags only. See scan-gate serve --help.");
const given = name => flags.text(name);
const count = (name, minimum, maximum) => {
const text = given(name);
return text === undefined ? undefined : (0, input_values.$A)(`--${name}`, text, minimum, maximum);
};
const roots = await (0, connect.P)(given("ca-file"), io);
const publicUrl = publicUrlOf(given("public-url"));
const objectStorage = readObjectStorage(flags, io);
const rate = count("rate-limit", 0, 1e6);
const metrics = (0, callback_flags.Y8)("--metrics-listen", given("metrics-listen"));
const limits = {
adminPort: count("admin-port", 0, 65535),
initialTokens: count("initial-tokens", 0, 1e9),
scanConcurrency: count("scan-concurrency", 1, 64),
scansPerWorkspace: count("scans-per-workspace", 1, 1e5),
retainScansDays: count("retain-scans", 1, 36500)
};
const idleMinutes = count("console-idle-minutes", 1, 720);
const role = (0, input_values.gX)("--role", given("role") ?? "all", [ "api", "worker", "all" ]);
return {
mode: "server",
store: (0, store_flags.$j)(flags, io),
migrate: flags.flag("migrate") !== false,
role: role,
...role === "worker" ? {} : await firstKeys(flags, io),
host: given("host") ?? "127.0.0.1",
port: count("port", 0, 65535) ?? 8080,
allowScanCidrs: cidrs(flags, "allow-scan-cidr"),
allowWebhookCidrs: cidrs(flags, "allow-webhook-cidr"),
oidcIssuers: flags.texts("oidc-issuer").flatMap(input_values.dt).map(text => issuerUrl("--oidc-issuer", text)),
allowOidcCidrs: cidrs(flags, "allow-oidc-cidr"),
requireVerification: flags.flag("require-verification") === true,
...metering(flags),
console: flags.flag("console") === false ? null : (0, records.Eb)({
idleMinutes: idleMinutes,
sso: readSso(flags, publicUrl, io)
}),
...(0, records.Eb)({
...limits,
metrics: metrics,
publicUrl: publicUrl,
objectStorage: objectStorage,
smtp: readSmtp(flags, io),
traces: readTraces(flags, io)
}),
...rate === undefined ? {} : {
rateLimits: rateLimits(rate)
},
...roots.length === 0 ? {} : {
trustedRoots: roots
},
...(0, callback_flags.ve)(flags, io),
...await browserOf(given("browser-path"))
};
}
function publicUrlOf(text) {
if (text === undefined || /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(text)) return text;
throw new usage_error.UsageError("--public-url", "not an http(s) URL without credentials, query and fragment.");
}
async function browserOf(path) {
if (path === undefined) return {};
const {browserOption: browserOption} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(path, {});
if (browser === null) throw new usage_error.UsageError("--browser-path", `${(0, 
usage_error.S)(path)} is not a program file.`);
return browser;
}
function rateLimits(perMinute) {
if (perMinute === 0) return null;
return {
perMinute: perMinute,
burst: Math.ceil(perMinute / 6),
scanCreatesPerMinute: Math.ceil(perMinute / 5)
};
}
function metering(flags) {
if (flags.flag("metering") !== false) return {
prices: (0, price_flag.R)(flags)
};
const surplus = [ "price", "initial-tokens" ].find(name => flags.text(name) !== undefined);
if (surplus !== undefined) throw new usage_error.UsageError(`--${surplus}`, "cannot be combined with --no-metering.");
return {
metering: false
};
}
function cidrs(flags, name) {
const list = flags.texts(name).flatMap(input_values.dt);
for (const text of list) {
if (!/^[0-9a-f.:]+\/[0-9]{1,3}$/i.test(text)) {
throw new usage_error.UsageError(`--${name}`, `"${(0, terminal.escapeTerminal)(text.slice(0, 60))}" is not a range such as 10.0.0.0/8.`);
}
}
return list;
}
async function firstKeys(flags, io) {
const path = flags.text("bootstrap");
const hash = flags.text("admin-token-hash") ?? (0, secret_files.q)(io, "SCAN_GATE_ADMIN_TOKEN_HASH");
if (path === undefined) return {
keyKeeper: null,
...(0, records.Eb)({
adminTokenHash: adminTokenHash(hash)
})
};
if (hash !== undefined) throw new usage_error.UsageError("--admin-token-hash", "cannot be combined with --bootstrap.");
await (0, bootstrap_file.Bz)(path, io.directory);
return {
keyKeeper: (0, bootstrap_file.bG)(path, io.directory)
};
}
function adminTokenHash(text) {
if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
throw new usage_error.UsageError("--admin-token-hash", 'not a SHA-256 in hexadecimal: printf %s "$TOKEN" | sha256sum prints it.');
}
function startFault(error, options) {
if (error instanceof usage_error.UsageError) return error;
if (!(error instanceof Error)) return new exit_status.StartError(String(error));
if (error.name === "CidrError") return new usage_error.UsageError("--allow-scan-cidr, --allow-webhook-cidr, --allow-oidc-cidr", error.message);
const {code: code, port: port, address: address} = error;
const flag = port === options.port && address !== undefined ? "--port" : "--admin-port";
const place = `${address}:${port}`;
if (code === "EADDRINUSE") {
return new exit_status.StartError(`${place} is in use by another program: stop it, or choose another ${flag}.`, {
cause: error
});
}
if (code === "EACCES" && port !== undefined) {
return new exit_status.StartError(`This user may not listen on ${place}: choose a ${flag} above 1023.`, {
cause: error
});
}
return new exit_status.StartError(error.message, {
cause: error
});
}
},
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14836);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68852);
var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);
function connectFromCli(options) {
const {service: service, verificationSeed: verificationSeed, trustedRoots: trustedRoots, allowInsecure: allowInsecure, environment: environment, onScanProgress: onScanProgress, err: err = () => {}} = options;
const source = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__.kn)(environment);
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__.N)({
service: service,
remote: {
allowInsecure: allowInsecure,
trustedRoots: trustedRoots
},
userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_5__.VERSION}`,
identity: source && {
source: source,
mask: secret => err(`::add-mask::${secret}\n`)
},
apiUrlName: "--api-url",
insecureName: "--insecure-http",
checkIds: async () => (await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012))).registeredCheckIds(service.rules),
startEmbedded: async () => {
const {browserOption: browserOption, startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(service.browserPath)} is not a program file.`);
return startEmbeddedService({
mode: "embedded",
store: {
kind: "memory"
},
verificationSeed: verificationSeed,
rules: service.rules,
...onScanProgress === undefined ? {} : {
onScanProgress: onScanProgress
},
...browser,
...service.callbackUrl === null ? {} : {
callbackUrl: service.callbackUrl
},
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
}
});
}
async function readTrustedRoots(path, io) {
if (path === undefined) return [];
let text;
try {
text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} cannot be read.`, {
cause: cause
});
}
const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
if (certificates.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} contains no PEM certificate.`);
return certificates;
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
90739: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => readPrices,
b: () => PRICE_FLAG
});
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6e4);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const PRICE_FLAG = {
price: {
type: "string",
multiple: true,
value: "OPERATION=N",
description: `Price of an operation in tokens (${_contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.join(", ")}), for example scan.quick=0.`
}
};
function readPrices(flags) {
const entries = flags.texts("price").flatMap(_gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.dt).map(text => {
const [operation = "", price = ""] = text.split("=");
const known = _contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.find(name => name === operation.trim());
if (known === undefined) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--price", `"${text}" does not begin with one of ${_contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.join(", ")} and "=".`);
}
return [ known, (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.$A)("--price", price.trim(), 0, 1e6) ];
});
return Object.fromEntries(entries);
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
5537: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VERSION: () => VERSION,
p: () => HOMEPAGE
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__.rE;
const HOMEPAGE = _package_json__WEBPACK_IMPORTED_MODULE_0__.TB;
},
66432: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B_: () => VIEWER_SCOPES,
E0: () => ConsoleLink,
Fh: () => MemberCreate,
Hi: () => KeyRotate,
In: () => AuditEvent,
MJ: () => Scopes,
NR: () => AdminKey,
O4: () => KeyCreate,
OC: () => TokenGrant,
VE: () => RotatedKey,
WG: () => LedgerEntry,
Wv: () => TokensGranted,
Z9: () => AdminKeyWithSecret,
dP: () => Member,
gg: () => ROLES,
nC: () => KeyName,
sM: () => MemberUpdate,
ul: () => MemberUpdated,
xQ: () => MemberRemoved
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const ROLES = [ "admin", "member", "viewer" ];
const VIEWER_SCOPES = [ "scans:read", "targets:read", "reports:read", "usage:read" ];
const RoleSchema = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(ROLES, "viewer: tokens with read scopes only. member: tokens with any scope. admin: also the admin API in the console.");
const MemberName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Name of the member."
});
const Scopes = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.iW), {
minItems: 1,
maxItems: _key_js__WEBPACK_IMPORTED_MODULE_1__.iW.length,
uniqueItems: true
});
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const KeyName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "What the key is for, in your words."
});
const key = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("key", "Key id."),
workspace_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The live workspace, or its sandbox for a test key."
}),
name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(KeyName),
type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.WJ),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.ld),
member: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Member that a personal access token belongs to."
})),
managed_by: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "console", "sso" ], "console: the key that admin sessions of the settings console act as. sso: the one of a person who signs in at the identity provider. Neither has a usable secret, or can be revoked or rotated.")),
trust_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Trust by which the token of a workload became this key."
})),
scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.iW)),
display_prefix: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The first 12 characters of the key."
}),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
last_used_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
revoked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
revoked_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "user, member_removed, role_changed, rotated or trust_deleted."
}))
};
const secret = {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The full key. Not returned again."
})
};
const AdminKey = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(key);
const AdminKeyWithSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...key,
...secret
});
const RotatedKey = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...key,
...secret,
replaces: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Id of the old key."
}),
moved_webhooks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Number of subscriptions moved to the new key."
})
});
const KeyCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(KeyName),
type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.WJ),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.ld),
scopes: Scopes,
member: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Owner of a personal access token; added with the role member if new. Only with type personal."
})),
expires_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
format: "date-time",
description: "Time in the future. Default: never."
}))
});
const KeyRotate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
overlap_seconds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 2592e3,
description: "Seconds that the old key stays valid. Default 0."
}))
});
const member = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("mem", "Member id."),
name: MemberName,
role: RoleSchema,
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
active_keys: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Number of personal access tokens that are valid now."
})
};
const Member = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(member);
const MemberCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: MemberName,
role: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(ROLES, "Default member."))
});
const MemberUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
role: RoleSchema
});
const MemberUpdated = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...member,
narrowed_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
description: "Personal access tokens that lost scopes. Their webhook subscriptions are disabled."
}),
revoked_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
description: "Personal access tokens that had no read scope."
})
});
const MemberRemoved = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: MemberName,
revoked_keys: Count
});
const TokenGrant = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
amount: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 1e9
})
});
const TokensGranted = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
granted: Count,
balance: Count
});
const AuditEvent = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("aud", "Entry id."),
at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
actor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Id of the key, or admin (the admin token), or service."
}),
actor_name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Member or name of the key. null: the key has none, or the actor is no key."
})),
action: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "One of the actions of the audit trail. Ignore those you do not know.",
examples: [ "key.created", "console.signed_in" ]
}),
subject: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Id or name of what the action changed."
}),
details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unknown(), {
description: "What changed. Never a secret, and of a webhook only its host."
})
});
const LEDGER_KINDS = [ "grant", "charge", "refund" ];
const LedgerEntry = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("led", "Entry id."),
at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
kind: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(LEDGER_KINDS),
operation: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "What was charged or refunded, for example scan.quick."
})),
amount: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Change of the balance; negative for a charge, 0 in the sandbox."
}),
cost: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Price of the operation, also in the sandbox; negative for a refund."
}),
balance_after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Balance after this entry."
}),
scan_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Scan that the entry is about."
})),
delivery_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Webhook delivery that the entry is about."
}))
});
const ConsoleLink = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Opens the settings console signed in. The code is in the fragment (#link=…), which is not sent."
}),
link: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "One-time code for POST /console/session."
}),
expires_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
});
},
52776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => ErrorEnvelope,
Fw: () => ErrorBody,
Ud: () => ErrorDetail,
V5: () => API_ERRORS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const API_ERRORS = {
invalid_json: {
status: 400,
meaning: "The request body is not valid JSON."
},
invalid_logout_token: {
status: 400,
meaning: "The logout token of the identity provider is missing, not valid, expired or already used."
},
sso_failed: {
status: 400,
meaning: "The sign-in at the identity provider did not complete, or its response is not valid. Begin again."
},
malformed_request: {
status: 400,
meaning: "The request is not valid HTTP."
},
missing_api_key: {
status: 401,
meaning: 'The Authorization header is missing or is not "Bearer <key>".'
},
invalid_api_key: {
status: 401,
meaning: "The API key is malformed, unknown, expired or revoked."
},
not_signed_in: {
status: 401,
meaning: "The settings console has no valid session for this request: sign in."
},
sign_in_refused: {
status: 401,
meaning: "The token or one-time link does not sign in to the settings console."
},
invalid_identity_token: {
status: 401,
meaning: "The identity token of the workload is malformed, not signed by an accepted issuer, expired or already used."
},
insufficient_tokens: {
status: 402,
meaning: "The workspace has fewer tokens than the operation costs."
},
insufficient_scope: {
status: 403,
meaning: "The key lacks the scope that the operation requires."
},
cross_site_request: {
status: 403,
meaning: "A request to the settings console lacks its X-CSRF-Token or comes from another origin."
},
sso_no_role: {
status: 403,
meaning: "The identity provider knows the person, but none of their groups has a role in a workspace."
},
trust_mismatch: {
status: 403,
meaning: "The identity token is valid, but no trust has its audience and claims."
},
target_not_allowed: {
status: 403,
meaning: "The trust of the key does not include this target."
},
workspace_suspended: {
status: 403,
meaning: "The operator of the service suspended the workspace of the key."
},
target_not_verified: {
status: 403,
meaning: "This scan type requires proof of ownership of the target."
},
not_found: {
status: 404,
meaning: "No such resource in this workspace and mode."
},
method_not_allowed: {
status: 405,
meaning: "The path does not support this method."
},
not_acceptable: {
status: 406,
meaning: "The route has none of the media types that Accept allows."
},
request_timeout: {
status: 408,
meaning: "The request was not received completely in time."
},
conflict: {
status: 409,
meaning: "The resource already exists."
},
invalid_state: {
status: 409,
meaning: "The resource is in a state that does not allow the operation."
},
report_not_ready: {
status: 409,
meaning: "The scan has not succeeded, so it has no report."
},
idempotency_in_progress: {
status: 409,
meaning: "A request with this Idempotency-Key is still in progress."
},
payload_too_large: {
status: 413,
meaning: "The request body is larger than 1 MiB."
},
unsupported_media_type: {
status: 415,
meaning: "The request body is not application/json."
},
range_not_satisfiable: {
status: 416,
meaning: "The Range begins after the end of the document."
},
validation_error: {
status: 422,
meaning: "A parameter or body field is missing, unknown or invalid."
},
idempotency_mismatch: {
status: 422,
meaning: "The Idempotency-Key was used with a different request."
},
batch_too_large: {
status: 422,
meaning: "A bulk request has more than 100 entries."
},
bulk_rolled_back: {
status: 422,
meaning: "fail_fast was true and an entry failed: nothing was created."
},
invalid_cursor: {
status: 422,
meaning: "The cursor is malformed, expired or belongs to another query."
},
headers_too_large: {
status: 431,
meaning: "The request headers are larger than 16 KiB."
},
rate_limited: {
status: 429,
meaning: "Too many requests; wait for Retry-After seconds."
},
internal_error: {
status: 500,
meaning: "Internal error. Quote the request id to the operator of the service."
},
unavailable: {
status: 503,
meaning: "The service is starting, stopping or cannot reach its database."
},
rolled_back: {
status: null,
meaning: "The entry was rolled back because another entry of the batch failed."
},
not_attempted: {
status: null,
meaning: "The entry was not attempted because an earlier entry of the batch failed."
}
};
const ErrorDetail = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "JSON path of the field, for example scans[3].target."
})),
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
existing_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "On conflict: id of the existing resource."
}))
});
const ErrorBody = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Stable machine-readable code.",
examples: [ "validation_error" ]
}),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Describes the error and how to fix it."
}),
param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The field or parameter at fault."
})),
details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ErrorDetail, {
maxItems: 100
})),
request_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "req_01jd3k9x5v8w2m4n6p7q" ]
}),
doc_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Documentation of the error code."
})
});
const ErrorEnvelope = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
error: ErrorBody
});
},
32024: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KZ: () => keyModeOf,
P5: () => KEY_SECRET_ALPHABET,
Vo: () => KEY_PREFIXES,
WJ: () => KEY_TYPES,
iW: () => SCOPES,
ld: () => KEY_MODES
});
var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
const SCOPES = [ "scans:read", "scans:write", "targets:read", "targets:write", "reports:read", "webhooks:write", "usage:read", "findings:write", "checks:write" ];
const KEY_MODES = [ "live", "test" ];
const KEY_TYPES = [ "workspace", "personal" ];
const KEY_PREFIXES = {
live: "svc_live_",
test: "svc_test_"
};
const KEY_SECRET_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.keySecretLength}}$`);
function keyModeOf(text) {
const match = KEY_PATTERN.exec(text);
return match ? match[1] : undefined;
}
},
49693: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dR: () => isFinal,
kY: () => transition,
tZ: () => SCAN_STATUSES
});
const SCAN_STATUSES = [ "queued", "running", "succeeded", "failed", "cancelled" ];
const SCAN_TRIGGERS = null && [ "start", "succeed", "fail", "cancel", "recover" ];
const SCAN_TRANSITIONS = [ {
from: "queued",
trigger: "start",
to: "running",
event: "scan.running"
}, {
from: "running",
trigger: "succeed",
to: "succeeded",
event: "scan.completed"
}, {
from: "running",
trigger: "fail",
to: "failed",
event: "scan.failed"
}, {
from: "queued",
trigger: "cancel",
to: "cancelled",
event: "scan.cancelled"
}, {
from: "running",
trigger: "cancel",
to: "cancelled",
event: "scan.cancelled"
}, {
from: "running",
trigger: "recover",
to: "queued",
event: null
} ];
function transition(from, trigger) {
return SCAN_TRANSITIONS.find(move => move.from === from && move.trigger === trigger);
}
function isFinal(status) {
return status !== "queued" && status !== "running";
}
},
26414: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bi: () => ScanFailureReasonSchema,
C: () => SECRET_OPTIONS,
D$: () => BulkScanFrame,
Eu: () => THIRD_PARTY_MODES,
IZ: () => CHECKS_SCOPES,
Mr: () => BulkScanCreate,
Nw: () => BulkScanResult,
QJ: () => BulkScanRefusal,
TS: () => SCAN_FAILURE_REASONS,
aM: () => BulkResult,
ao: () => ScanCreate,
ip: () => ScanOptions,
k2: () => ScanFailure,
qy: () => BROWSER_MODES,
sr: () => Scan,
x6: () => URL_SCHEMES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
var _login_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45194);
var _primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49693);
const SCAN_FAILURE_REASONS = [ "timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost" ];
const FAILURE_REASONS_EXPLAINED = "timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not " + "resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the " + "process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.";
const ScanFailureReasonSchema = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);
const Metadata = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: `^[^\\u0000-\\u001f]{1,${_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataKeyLengthMax}}$`
}), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataValueLengthMax
}), {
maxProperties: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataPairsMax,
description: "Up to 20 pairs of strings, returned as given."
});
const URL_SCHEMES = [ "http", "https" ];
const SCAN_MINUTES_MAX = 60;
const BROWSER_MODES = [ "auto", "off", "required" ];
const THIRD_PARTY_MODES = [ "block", "load" ];
const CHECKS_SCOPES = [ "recognized", "all" ];
const UrlPath = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3
});
const CheckId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[a-z][a-z0-9-]*\\.[a-z0-9-]+$",
maxLength: 80,
examples: [ "http.hsts-missing" ]
});
const login = description => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(_login_js__WEBPACK_IMPORTED_MODULE_3__.az.properties, {
..._login_js__WEBPACK_IMPORTED_MODULE_3__.az,
writeOnly: true,
description: `${description} Secret: never returned.`
}));
const SECRET_OPTIONS = [ "request_headers", "login", "second_login", "admin_login", "api_description" ];
const ScanOptions = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
start_path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path and query at which the crawl starts."
})),
scheme: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(URL_SCHEMES, "Skip the detection of TLS on the port.")),
disable_checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckId, {
maxItems: 200,
uniqueItems: true
})),
severity_overrides: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(CheckId, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc, {
maxProperties: 200
})),
first_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first."
})),
extra_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths to scan in addition to those found by the crawl."
})),
include_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Only paths with one of these prefixes are scanned."
})),
exclude_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths with one of these prefixes are never requested."
})),
request_headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(_login_js__WEBPACK_IMPORTED_MODULE_3__.bC, _login_js__WEBPACK_IMPORTED_MODULE_3__.DH, {
maxProperties: 20,
writeOnly: true,
description: "Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."
})),
login: login("How the scan signs in."),
second_login: login("A second user, to check that users cannot read what belongs to others."),
admin_login: login("An administrator, to check that users cannot read what only administrators may."),
login_check: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path that responds only to a signed-in user. Default: the scan looks for one."
})),
api_description: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.apiDescriptionLengthMax,
writeOnly: true,
description: "The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the " + "target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned."
})),
max_requests_per_second: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 1e3
})),
scan_minutes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: SCAN_MINUTES_MAX,
description: "Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it."
})),
browser: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(BROWSER_MODES, "auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser " + "proves nothing. Quick scans use it for a sign-in only. Default auto.")),
third_parties: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(THIRD_PARTY_MODES, "block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, " + "without request_headers. Default block.")),
checks_scope: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(CHECKS_SCOPES, "Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized.")),
active_post: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false."
}))
}, {
description: "Options of the scan."
});
const ScanFailure = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
reason: ScanFailureReasonSchema,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
});
const Scan = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.t2)("scn", "Scan id."),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Scanned host, with :port if one was given."
}),
target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_5__.tZ),
livemode: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc,
started_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc),
finished_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc),
findings_count: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
failure: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(ScanFailure),
report_url: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "URL of the JSON report, once the scan has succeeded."
})),
metadata: Metadata,
options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Omit(ScanOptions, [ ...SECRET_OPTIONS ], {
additionalProperties: false
}),
tokens_charged: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
}, {
description: "One run of the engine against one target."
});
const ScanCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2300,
description: "host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.",
examples: [ "preview.example.com" ]
}),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Metadata),
options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ScanOptions)
});
const BulkScanCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ScanCreate, {
minItems: 1,
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.bulkEntriesMax
}),
fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Roll back the whole batch on the first failure. Default false."
}))
});
const BulkScanFrame = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "array",
minItems: 1
}),
fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const BulkResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Scan),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw)
}, {
description: "scan is present on success, error on failure."
});
const BulkSummary = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
succeeded: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
failed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
rolled_back: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const BulkResults = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkResult, {
description: "One per entry, in request order."
});
const BulkScanResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
summary: BulkSummary,
results: BulkResults
});
const BulkScanRefusal = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
error: _errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw,
summary: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkSummary),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkResults)
}, {
description: "With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."
});
},
16542: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mg: () => VERIFICATION,
Oc: () => TargetCreate,
Pq: () => VERIFICATION_METHODS,
Py: () => TargetVerification,
Rg: () => TargetVerify,
Tm: () => TARGET_STATUSES,
We: () => Target,
X: () => EmbeddedTargetVerify
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const TARGET_STATUSES = [ "pending", "verified", "failed", "unreachable" ];
const VERIFICATION_METHODS = [ "dns", "http_file", "meta_tag", "local" ];
const VERIFICATION = {
dnsRecordPrefix: "_svc-verify.",
dnsRecordValue: token => `svc-verify=${token}`,
httpFilePath: "/.well-known/svc-verify.txt",
metaTagName: "svc-verify"
};
const TargetHostname = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260,
description: "Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.",
examples: [ "preview.example.com", "localhost:8080" ]
});
const TargetVerification = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS)),
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Value to publish."
}),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS),
text: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "What to publish, in one sentence."
}),
record_name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
record_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
})),
checked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Why the last check failed."
}))
});
const Target = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("tgt", "Target id."),
hostname: TargetHostname,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(TARGET_STATUSES),
livemode: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "False for data of a test-mode key."
}),
verification: TargetVerification,
verified_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}, {
description: "A host whose ownership can be proven."
});
const TargetCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
hostname: TargetHostname
});
const verifyBy = methods => (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(methods)
});
const TargetVerify = verifyBy(VERIFICATION_METHODS.filter(method => method !== "local"));
const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);
},
2791: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => callbackUrlOf
});
var _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90969);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function callbackUrlOf(input, text) {
const given = text?.trim() || null;
try {
if (given !== null) (0, _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__.A)(given);
return given;
} catch (cause) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, cause.message, {
cause: cause
});
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
},
90969: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => parseCallbackUrl
});
const SECRET_LENGTH_MIN = 20;
function parseCallbackUrl(text) {
const url = URL.parse(text.trim());
if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "") throw new Error("not an http(s) URL without path, query and fragment. Write it as https://callbacks:SECRET@host.");
if (!/^[\w.~-]+$/.test(url.password) || url.password.length < SECRET_LENGTH_MIN) throw new Error(`has no password of at least ${SECRET_LENGTH_MIN} letters and digits, which is the secret of the listener: openssl rand -hex 20 makes one.`);
return {
origin: url.origin,
host: url.hostname.replace(/^\[|\]$/g, "").toLowerCase(),
secret: url.password
};
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
},
35007: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZUJ: () => typebox_namespaceObject
});
var typebox_namespaceObject = {};
__webpack_require__.r(typebox_namespaceObject);
__webpack_require__.d(typebox_namespaceObject, {
Any: () => any.F,
Array: () => array.O3,
BigInt: () => bigint.Qw,
Boolean: () => types_boolean.v,
Call: () => call.Je,
Capitalize: () => capitalize.P,
Codec: () => _codec.Ne,
Conditional: () => conditional.b,
Constructor: () => types_constructor.DO,
ConstructorParameters: () => constructor_parameters.R,
Cyclic: () => cyclic.MW,
Decode: () => _codec.Tq,
DecodeBuilder: () => _codec.O$,
Dependent: () => dependent.qi,
Encode: () => _codec.dB,
EncodeBuilder: () => _codec.Mg,
Enum: () => types_enum.gp,
Evaluate: () => evaluate.S,
Exclude: () => exclude.n,
Extends: () => type_extends.q,
ExtendsResult: () => type_extends.d,
Extract: () => extract.M,
Function: () => types_function.zt,
Generic: () => generic.c,
Identifier: () => identifier.g,
Immutable: () => _immutable.J,
Index: () => action.jK,
Infer: () => infer.N,
InstanceType: () => instance_type.y,
Instantiate: () => instantiate.l5,
Integer: () => integer.jz,
Interface: () => action_interface.KA,
Intersect: () => intersect.oo,
IsAny: () => any.h,
IsArray: () => array.QS,
IsBigInt: () => bigint.cQ,
IsBoolean: () => types_boolean.Z,
IsCall: () => call.rx,
IsCodec: () => _codec.Lp,
IsConstructor: () => types_constructor.ZV,
IsCyclic: () => cyclic.c_,
IsDependent: () => dependent.oZ,
IsEnum: () => types_enum.Kk,
IsEnumValue: () => types_enum.dW,
IsFunction: () => types_function.hg,
IsGeneric: () => generic.E,
IsIdentifier: () => identifier.o,
IsImmutable: () => _immutable.P,
IsInfer: () => infer.t,
IsInteger: () => integer.$p,
IsIntersect: () => intersect.Yq,
IsKind: () => schema.n,
IsLiteral: () => literal.gP,
IsNever: () => never.Df,
IsNull: () => types_null.E,
IsNumber: () => number.Mx,
IsObject: () => object.av,
IsOptional: () => _optional.X,
IsParameter: () => parameter.a,
IsReadonly: () => _readonly.T,
IsRecord: () => record.cZ,
IsRef: () => ref.i,
IsRefine: () => _refine.Ux,
IsRest: () => rest.H,
IsSchema: () => schema.Y,
IsString: () => string.IP,
IsSymbol: () => symbol.n,
IsTemplateLiteral: () => template_literal.gm,
IsThis: () => types_this.$,
IsTuple: () => tuple.PN,
IsUndefined: () => types_undefined.R,
IsUnion: () => union.my,
IsUnknown: () => unknown.f,
IsUnsafe: () => unsafe.h,
IsVoid: () => types_void.j,
KeyOf: () => keyof.t,
Literal: () => literal.uS,
Lowercase: () => lowercase.A,
Mapped: () => mapped.u,
Module: () => action_module.n,
Never: () => never.ps,
NonNullable: () => non_nullable.p,
Null: () => types_null.U,
Number: () => number.wN,
Object: () => object.wS,
Omit: () => omit.E,
Optional: () => _optional.o,
Parameter: () => parameter.k,
Parameters: () => parameters.H,
Partial: () => partial.e,
Pick: () => pick.m,
Readonly: () => _readonly.Z,
ReadonlyObject: () => readonly_object.Y3,
ReadonlyType: () => readonly_object.th,
Record: () => record.mS,
RecordKey: () => record.VJ,
RecordPattern: () => record.EY,
RecordValue: () => record.Bo,
Ref: () => ref.o,
Refine: () => _refine.QL,
Required: () => required.m,
Rest: () => rest.N,
ReturnType: () => return_type.p,
Script: () => script.e,
String: () => string.Qf,
Symbol: () => symbol.N,
TemplateLiteral: () => template_literal.k_,
This: () => types_this.R,
Tuple: () => tuple.rd,
Uncapitalize: () => uncapitalize.w,
Undefined: () => types_undefined.r,
Union: () => union.gP,
Unknown: () => unknown.$,
Unsafe: () => unsafe.T,
Uppercase: () => uppercase.r,
Void: () => types_void.T,
With: () => action_with.R
});
var action = __webpack_require__(96301);
var engine = __webpack_require__(44318);
var type_extends = __webpack_require__(5257);
var script = __webpack_require__(54441);
var types = __webpack_require__(11309);
var instantiate = __webpack_require__(7749);
var capitalize = __webpack_require__(98068);
var conditional = __webpack_require__(68650);
var constructor_parameters = __webpack_require__(64869);
var evaluate = __webpack_require__(49731);
var exclude = __webpack_require__(74276);
var extract = __webpack_require__(47329);
var instance_type = __webpack_require__(33430);
var action_interface = __webpack_require__(1971);
var keyof = __webpack_require__(26300);
var lowercase = __webpack_require__(34737);
var mapped = __webpack_require__(49547);
var action_module = __webpack_require__(67474);
var non_nullable = __webpack_require__(8673);
var omit = __webpack_require__(96317);
var parameters = __webpack_require__(9238);
var partial = __webpack_require__(10641);
var pick = __webpack_require__(96185);
var readonly_object = __webpack_require__(62930);
var required = __webpack_require__(98889);
var return_type = __webpack_require__(66243);
var uncapitalize = __webpack_require__(47297);
var uppercase = __webpack_require__(4170);
var action_with = __webpack_require__(60866);
var _codec = __webpack_require__(4156);
var _immutable = __webpack_require__(96214);
var _optional = __webpack_require__(20214);
var _readonly = __webpack_require__(13288);
var _refine = __webpack_require__(68697);
var any = __webpack_require__(14935);
var array = __webpack_require__(97894);
var bigint = __webpack_require__(27626);
var types_boolean = __webpack_require__(7957);
var call = __webpack_require__(4759);
var types_constructor = __webpack_require__(8197);
var cyclic = __webpack_require__(50330);
var types_enum = __webpack_require__(98903);
var types_function = __webpack_require__(46951);
var generic = __webpack_require__(73778);
var identifier = __webpack_require__(64262);
var dependent = __webpack_require__(18712);
var infer = __webpack_require__(35889);
var integer = __webpack_require__(4247);
var intersect = __webpack_require__(69270);
var literal = __webpack_require__(4e4);
var never = __webpack_require__(9139);
var types_null = __webpack_require__(66316);
var number = __webpack_require__(64400);
var object = __webpack_require__(10982);
var parameter = __webpack_require__(27224);
var record = __webpack_require__(58848);
var ref = __webpack_require__(43042);
var rest = __webpack_require__(27137);
var schema = __webpack_require__(8122);
var string = __webpack_require__(87964);
var symbol = __webpack_require__(97111);
var template_literal = __webpack_require__(64125);
var types_this = __webpack_require__(91263);
var tuple = __webpack_require__(62023);
var types_undefined = __webpack_require__(51421);
var union = __webpack_require__(31520);
var unknown = __webpack_require__(57191);
var unsafe = __webpack_require__(95557);
var types_void = __webpack_require__(55129);
const build = null && Type;
}
};
