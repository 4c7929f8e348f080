export const id = "contract-login";

export const ids = [ "contract-login", 870, 5599 ];

export const modules = {
83163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => LIMITS
});
const LIMITS = {
pageSizeMax: 100,
pageSizeDefault: 20,
bulkEntriesMax: 100,
bodyBytesMax: 1024 * 1024,
apiDescriptionLengthMax: 256 * 1024,
idempotencyKeyLengthMax: 255,
idempotencyRetentionSeconds: 24 * 3600,
idempotencyWaitMs: 6e3,
metadataPairsMax: 20,
metadataKeyLengthMax: 40,
metadataValueLengthMax: 500,
webhookTimeoutMs: 5e3,
webhookRetryDelaysSeconds: [ 60, 300, 1800, 7200, 43200 ],
signatureToleranceSeconds: 300,
webhookDeliveryTokens: 1,
keySecretLength: 26,
keyDisplayPrefixLength: 12,
deadLetterRetentionDays: 30,
heldDeliveryHours: 72,
ratePerMinute: 600,
rateBurst: 100,
scanCreatesPerMinute: 120,
verifyAttemptsPerMinute: 10,
targetReverifyDays: 90,
evidenceLengthMax: 2e3,
findingLocationsMax: 25,
findingAdvisoriesMax: 100,
proofRequestsMax: 4,
proofHeadersMax: 20,
proofUrlLengthMax: 4096,
proofBodyLengthMax: 4096,
proofQuoteLengthMax: 500,
proofStepsMax: 20,
acceptanceReasonLengthMax: 500,
findingsPerScanMax: 5e3
};
},
45194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => IDENTITY_NAMES,
AT: () => PROVIDERS_MAX,
AX: () => LoginCookie,
DH: () => HeaderValue,
E5: () => RECORDING_LENGTH_MAX,
RT: () => LOGIN_OPTIONS,
az: () => Login,
bC: () => HeaderName
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const line = (maxLength, description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: maxLength,
pattern: "^[^\\u0000-\\u001f\\u007f]*$",
description: description
}));
const HeaderName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
});
const HeaderValue = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$",
maxLength: 8192
});
const STORED_NAME = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[^\\u0000-\\u001f]{1,200}$"
});
const LoginCookie = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 256,
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 4096,
pattern: "^[\\x20-\\x3a\\x3c-\\x7e]*$"
}),
domain: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 255,
pattern: "^[A-Za-z0-9._-]+$",
description: "Sent to subdomains too. Absent: to the host only."
})),
path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/[\\x20-\\x3a\\x3c-\\x7e]*$",
maxLength: 1024,
description: "Default `/`."
})),
expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Seconds since 1970. Absent: at the end of the session."
})),
secure: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const RECORDING_LENGTH_MAX = 131072;
const PROVIDERS_MAX = 3;
const Login = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
username: line(500, "User name or email address."),
password: line(1e3, "Password."),
url: line(2e3, "Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."),
totp: line(200, "Secret of one-time codes in Base32 (RFC 6238)."),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(HeaderName, HeaderValue, {
maxProperties: 20,
description: "Headers that carry the session."
})),
cookies: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(LoginCookie, {
maxItems: 100
})),
local_storage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(STORED_NAME, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 16384,
pattern: "^[^\\u0000]*$"
}), {
maxProperties: 100,
description: "Local storage of the origin. A token in it is sent as `Authorization: Bearer`."
})),
client_id: line(500, "OAuth client."),
client_secret: line(1e3, "Secret of the OAuth client."),
token_url: line(2e3, "Token endpoint on the host of the target."),
scope: line(1e3, "Scopes, separated by spaces."),
identity_provider: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^https?://[^/?#@\\s\\\\]{1,255}$"
}), {
minItems: 1,
maxItems: PROVIDERS_MAX,
uniqueItems: true,
description: "Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. " + "Plain http on loopback and private addresses only."
})),
recording: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 2,
maxLength: RECORDING_LENGTH_MAX,
description: "JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}` stand for " + "`username`, `password` and a code of `totp`."
}))
});
const LOGIN_OPTIONS = {
user: "login",
second: "second_login",
admin: "admin_login"
};
const IDENTITY_NAMES = Object.keys(LOGIN_OPTIONS);
},
89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dc: () => Timestamp,
OJ: () => SeverityCounts,
Ot: () => countBySeverity,
Qi: () => stringMap,
Rc: () => SeveritySchema,
ZY: () => stringEnum,
du: () => isAtLeast,
fc: () => ScanTypeSchema,
g8: () => SCAN_TYPES,
ix: () => CONFIDENCES,
m3: () => ConfidenceSchema,
me: () => nullable,
oC: () => SEVERITIES,
qs: () => severityRank,
re: () => strictObject,
t2: () => prefixedId
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
function stringMap(names, values, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "object",
...names === undefined ? {} : {
propertyNames: names
},
additionalProperties: values,
...options
});
}
const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
const CONFIDENCES = [ "certain", "firm", "tentative" ];
const SCAN_TYPES = [ "quick", "standard", "compliance" ];
function severityRank(severity) {
return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
return severityRank(severity) <= severityRank(threshold);
}
function stringEnum(values, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "string",
enum: [ ...values ],
...description === undefined ? {} : {
description: description
}
});
}
function strictObject(members, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(members, {
additionalProperties: false,
...options
});
}
function nullable(schema, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ], description === undefined ? {} : {
description: description
});
}
function prefixedId(prefix, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: `^${prefix}_[0-9a-z]{8,40}$`,
description: description,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
}
const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
format: "date-time",
description: "ISO 8601 UTC timestamp with milliseconds.",
examples: [ "2026-11-21T08:15:30.000Z" ]
});
const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const SeverityCounts = strictObject({
critical: Count,
high: Count,
medium: Count,
low: Count,
info: Count,
total: Count
}, {
description: "Number of findings per severity."
});
function countBySeverity(findings) {
const counts = {
critical: 0,
high: 0,
medium: 0,
low: 0,
info: 0,
total: findings.length
};
for (const finding of findings) counts[finding.severity] += 1;
return counts;
}
},
863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => parseTargetAddress,
V8: () => formatTargetHost,
xY: () => formatTargetAddress,
zC: () => TargetSyntaxError
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
class TargetSyntaxError extends Error {
code;
constructor(code, message) {
super(message);
this.name = "TargetSyntaxError";
this.code = code;
}
}
const TARGET_LENGTH_MAX = 2300;
const PATH_LENGTH_MAX = 2e3;
const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
function parseTargetAddress(input) {
const text = input.trim();
if (text === "") throw new TargetSyntaxError("empty", "A target is empty; write host, host:port or an http(s) URL.");
if (text.length > TARGET_LENGTH_MAX) {
throw new TargetSyntaxError("host", `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
}
if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
throw new TargetSyntaxError("host", "A target must not contain spaces, backslashes or control characters.");
}
const written = SCHEME.exec(text);
const rest = written === null ? text : text.slice(written[0].length);
const end = rest.search(/[/?#]/);
const authority = end < 0 ? rest : rest.slice(0, end);
if (authority.includes("@")) {
throw new TargetSyntaxError("credentials", "A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.");
}
const scheme = written?.[1]?.toLowerCase() ?? null;
if (scheme !== null && scheme !== "http" && scheme !== "https" || scheme === null && SCHEME_ONLY.test(text)) {
throw new TargetSyntaxError("scheme", "Only http:// and https:// URLs can be scanned.");
}
const {host: host, portText: portText} = splitAuthority(authority);
const port = portText === null ? defaultPort(scheme) : parsePort(portText);
return {
...parseHost(host),
port: port,
scheme: scheme,
path: end < 0 ? null : parsePath(rest.slice(end))
};
}
function formatTargetHost(host, port) {
const name = host.includes(":") ? `[${host}]` : host;
return port === null ? name : `${name}:${port}`;
}
function formatTargetAddress({host: host, port: port, scheme: scheme}) {
return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
}
function defaultPort(scheme) {
return scheme === null ? null : scheme === "https" ? 443 : 80;
}
function splitAuthority(authority) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) return {
host: `[${authority}]`,
portText: null
};
const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
if (host === undefined) {
throw new TargetSyntaxError("host", "An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.");
}
return {
host: host,
portText: portText
};
}
function parsePort(text) {
const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
if (port >= 1 && port <= 65535) return port;
throw new TargetSyntaxError("port", "The port must be a number from 1 to 65535.");
}
function parseHost(text) {
if (text === "") throw new TargetSyntaxError("host", "A target needs a host.");
if (text.startsWith("[")) {
const address = text.slice(1, -1);
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) {
throw new TargetSyntaxError("host", "The brackets do not contain an IPv6 address without a zone.");
}
return {
host: new URL(`http://[${address}]/`).hostname.slice(1, -1),
isIpAddress: true
};
}
const name = text.replace(/\.$/, "").toLowerCase();
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(name)) return {
host: name,
isIpAddress: true
};
if (name.includes("*")) throw new TargetSyntaxError("host", "A wildcard cannot be scanned; name each host.");
const ascii = name.includes("%") ? "" : (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(name);
const labels = ascii.split(".");
if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
throw new TargetSyntaxError("host", "An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.");
}
if (ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
throw new TargetSyntaxError("host", "The host is not a valid host name.");
}
return {
host: ascii,
isIpAddress: false
};
}
function parsePath(tail) {
const {pathname: pathname, search: search} = new URL(tail.startsWith("/") ? `http://host${tail}` : `http://host/${tail}`);
const path = `${pathname}${search}`;
if (path.length <= PATH_LENGTH_MAX) return path;
throw new TargetSyntaxError("path", `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
}
},
91069: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JL: () => mediaType,
UE: () => headerValues,
m_: () => hasResponse,
wx: () => header
});
const JOINED_MAX = 65536;
function hasResponse(attempt) {
return attempt !== undefined && "response" in attempt;
}
function headerValues(headers, name) {
const wanted = name.toLowerCase();
return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}
function header(headers, name) {
const values = headerValues(headers, name);
return values.length === 0 ? undefined : values.join(", ").slice(0, JOINED_MAX);
}
function mediaType({response: response}) {
return (header(response.headers, "content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
},
6415: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => Subject,
wW: () => VALUE_KINDS,
$X: () => contentLines,
Ke: () => matcherOf,
mG: () => textOfValue,
I0: () => valuesAt
});
var external_node_crypto_ = __webpack_require__(77598);
var records = __webpack_require__(9682);
var http = __webpack_require__(91069);
var signature = __webpack_require__(23592);
function faviconHash(body) {
const lines = body.toString("base64").match(/.{1,76}/g) ?? [];
return murmur3(Buffer.from(lines.map(line => `${line}\n`).join(""), "latin1"));
}
function murmur3(bytes) {
let hash = 0;
const whole = bytes.length - bytes.length % 4;
for (let at = 0; at < whole; at += 4) {
hash ^= scrambled(bytes.readInt32LE(at));
hash = Math.imul(rotated(hash, 13), 5) + 3864292196 | 0;
}
let rest = 0;
for (let at = bytes.length - 1; at >= whole; at--) rest = rest << 8 | (bytes[at] ?? 0);
if (bytes.length > whole) hash ^= scrambled(rest);
hash ^= bytes.length;
hash = Math.imul(hash ^ hash >>> 16, 2246822507);
hash = Math.imul(hash ^ hash >>> 13, 3266489909);
return hash ^ hash >>> 16;
}
function scrambled(block) {
return Math.imul(rotated(Math.imul(block, 3432918353), 15), 461845907);
}
function rotated(value, bits) {
return value << bits | value >>> 32 - bits;
}
const KINDS = {
any: () => true,
text: value => typeof value === "string" && value !== "",
string: value => typeof value === "string",
number: value => typeof value === "number",
boolean: value => typeof value === "boolean",
list: Array.isArray,
object: records.u4
};
const VALUE_KINDS = Object.keys(KINDS);
class Subject {
text;
headers;
response;
path;
port;
#json;
#isParsed=false;
#lines;
constructor(response, path = "/", port = 0, textMax = Number.POSITIVE_INFINITY) {
this.response = response;
this.text = response === null ? "" : (0, signature.b6)(response).slice(0, textMax);
this.headers = response?.headers ?? [];
this.path = path;
this.port = port;
}
get json() {
if (!this.#isParsed && this.response !== null) {
const list = (0, signature.qN)(this.response);
this.#json = (0, signature.pI)(this.response) ?? (list.length > 0 ? list : undefined);
this.#isParsed = true;
}
return this.#json;
}
get lines() {
this.#lines ??= (0, signature.Dx)(this.text);
return this.#lines;
}
}
const VALUES_MAX = 1e3;
function valuesAt(root, path) {
const names = path === "" ? [] : path.split(".");
const found = names.reduce((values, name) => values.flatMap(value => membersOf(value, name)), [ root ]);
return found.filter(value => value !== undefined);
}
function membersOf(value, name) {
if (typeof value !== "object" || value === null) return [];
if (name === "*") return Object.values(value).slice(0, VALUES_MAX);
if (name === "~") return Object.keys(value).slice(0, VALUES_MAX);
return Object.hasOwn(value, name) ? [ value[name] ] : [];
}
function contentLines(lines) {
return lines.map(line => line.trim()).filter(line => line !== "" && !line.startsWith("#"));
}
function matcherOf(condition, compile) {
const matchers = Object.entries(condition).flatMap(([name, demand]) => {
const build = Object.hasOwn(BUILDERS, name) ? BUILDERS[name] : undefined;
return build === undefined || demand === undefined ? [] : build(demand, compile, condition);
});
return (subject, found) => matchers.every(matches => matches(subject, found));
}
const BUILDERS = {
status: statuses => ({response: response}) => response !== null && statuses.includes(response.status),
header: (tests, compile) => {
const matchers = Object.entries(tests).map(([name, test]) => {
if (typeof test === "boolean") return ({headers: headers}) => (0, http.wx)(headers, name) !== undefined === test;
const matches = textMatcher({
"ignore-case": true,
...test
}, compile);
return ({headers: headers}, found) => {
const value = (0, http.wx)(headers, name);
return value !== undefined && matches(new Text(value), found);
};
});
return (subject, found) => matchers.every(matches => matches(subject, found));
},
headers: (test, compile) => {
const matches = textMatcher({
"ignore-case": true,
...test
}, compile);
return ({headers: headers}, found) => matches(new Text(headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")), found);
},
body: (test, compile) => textMatcher(test, compile),
path: (test, compile) => {
const matches = textMatcher(test, compile);
return ({path: path}, found) => matches(new Text(path), found);
},
json: (tests, compile) => {
const matchers = Object.entries(tests).map(([path, test]) => valueMatcher(path, test, compile));
return (subject, found) => matchers.every(matches => matches(subject, found));
},
port: ports => ({port: port}) => ports.includes(port),
sha256: digests => ({response: response}) => response !== null && digests.includes((0, 
external_node_crypto_.createHash)("sha256").update(response.body).digest("hex")),
favicon: hashes => ({response: response}) => response !== null && hashes.includes(faviconHash(response.body)),
truncated: isTruncated => ({response: response}) => response?.truncated === isTruncated,
all: (conditions, compile) => {
const matchers = conditions.map(one => matcherOf(one, compile));
return (subject, found) => matchers.every(matches => matches(subject, found));
},
any: (conditions, compile, {"at-least": least = 1}) => {
const matchers = conditions.map(one => matcherOf(one, compile));
if (least === 1) return (subject, found) => matchers.some(matches => matches(subject, found));
return (subject, found) => matchers.filter(matches => matches(subject, found)).length >= least;
},
"at-least": () => () => true,
not: (inner, compile) => {
const matches = matcherOf(inner, compile);
return subject => !matches(subject, new Map);
}
};
class Text {
text;
constructor(text) {
this.text = text;
}
get lines() {
return (0, signature.Dx)(this.text);
}
}
function textMatcher(test, compile) {
const ignoresCase = test["ignore-case"] ?? false;
const plain = text => ignoresCase ? text.toLowerCase() : text;
const compiled = (sources = []) => sources.map(source => compile(source, ignoresCase));
const contains = test.contains?.map(plain) ?? [];
const starts = test.starts?.map(plain);
const [regexes, line] = [ compiled(test.regex), compiled(test.line) ];
const [first] = compiled(test["first-line"] === undefined ? [] : [ test["first-line"] ]);
const every = test.lines === undefined ? undefined : compile(test.lines, ignoresCase);
const [except] = compiled(test.except === undefined ? [] : [ test.except ]);
const meant = lines => except === undefined ? lines : lines.filter(one => except(one) === null);
const {html: html, designed: designed, "lines-min": min = 1, "lines-max": max = Number.POSITIVE_INFINITY} = test;
const tests = [ html !== undefined && (({text: text}) => (0, signature._6)(text) === html), designed !== undefined && (({text: text}) => (0, 
signature.A4)(text) === designed), contains.length > 0 && (({text: text}) => contains.every(part => plain(text).includes(part))), starts !== undefined && (({text: text}) => starts.some(part => plain(text.slice(0, part.length)) === part)), ...regexes.map(pattern => ({text: text}, found) => noted(pattern(text), found)), first !== undefined && (({lines: lines}, found) => noted(first(contentLines(lines)[0] ?? ""), found)), ...line.map(pattern => ({lines: lines}, found) => {
const match = firstOf(meant(lines), pattern);
return noted(match, found);
}), every !== undefined && (({lines: lines}, found) => {
const kept = contentLines(meant(lines));
if (kept.length < min || kept.length > max || !kept.every(one => every(one) !== null)) return false;
found.set("lines", [ String(kept.length) ]);
return noted(every(kept[0] ?? ""), found);
}) ];
const wanted = tests.filter(one => one !== false);
return (subject, found) => wanted.every(matches => matches(subject, found));
}
function firstOf(lines, pattern) {
for (const line of lines) {
const match = pattern(line);
if (match !== null) return match;
}
return null;
}
function noted(match, found) {
if (match !== null) found.set("match", [ match.whole ]);
for (const [name, text] of Object.entries(match?.groups ?? {})) if (text !== "") found.set(name, [ text ]);
return match !== null;
}
function valueMatcher(path, test, compile) {
const {is: is, equals: equals, regex: regex, every: every = false} = test;
const pattern = regex === undefined ? undefined : compile(regex, test["ignore-case"] ?? false);
const isWanted = (value, found) => (is === undefined || KINDS[is](value)) && (equals === undefined || value === equals) && (pattern === undefined || noted(pattern(textOfValue(value)), found));
return (subject, found) => {
const values = valuesAt(subject.json, path);
if (every) return values.length > 0 && values.every(value => isWanted(value, found));
return values.some(value => isWanted(value, found));
};
}
function textOfValue(value) {
return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}
},
70598: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p1: () => sightOf,
yK: () => signatureOf
});
var _web_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39226);
var _web_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23592);
var _condition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6415);
const SHOWN = 3;
const VALUE_MAX = 80;
const KEPT_MAX = 2e3;
function sightOf(rule, compile) {
const matches = (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(rule.match, compile);
const isExcluded = rule.unless === undefined ? () => false : (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(rule.unless, compile);
const readers = Object.entries(rule.extract ?? {}).map(([name, one]) => [ name, readerOf(one, compile) ]);
const literals = literalsOf(rule.match);
const {title: title, proof: proof} = rule;
const inherited = {
...title === undefined ? {} : {
title: title
},
...proof === undefined ? {} : {
proof: proof
}
};
const cases = [ ...rule.cases ?? [], rule ].map(one => ({
verdict: {
...inherited,
...one
},
matches: one === rule || one.match === undefined ? () => true : (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(one.match, compile)
}));
return (subject, found) => {
if (!matches(subject, found) || isExcluded(subject, new Map)) return null;
for (const [name, read] of readers) {
const values = read(subject).slice(0, SHOWN + 2);
if (values.length > 0) found.set(name, values);
}
const one = cases.find(({matches: holds}) => holds(subject, found));
if (one?.verdict.proof === undefined) return null;
const quote = quotesOf(one.verdict.proof, found, literals);
return {
...sightingOf(one.verdict, one.verdict.proof, found),
...quote.length === 0 ? {} : {
quote: quote
}
};
};
}
function quotesOf(proof, found, literals) {
const shown = [ ...proof.matchAll(/\{\{(\w{1,40})\}\}/g) ].flatMap(match => found.get(match[1] ?? "") ?? []);
const matched = proof.includes("|mask}}") ? [] : found.get("match") ?? [];
return [ ...shown.filter(text => !/^\d*$/.test(text)), ...literals, ...matched ];
}
function literalsOf({body: body, all: all = [], any: any = []}) {
return [ ...body?.contains ?? [], ...body?.starts ?? [], ...[ ...all, ...any ].flatMap(literalsOf) ];
}
function signatureOf(rule, compile) {
const sight = sightOf(rule, compile);
return (response, path) => sight(new _condition_js__WEBPACK_IMPORTED_MODULE_0__.B7(response, path), new Map);
}
function sightingOf({title: title, severity: severity, confidence: confidence, publishable: publishable}, proof, found) {
return {
proof: sentenceOf(proof, found),
...title === undefined ? {} : {
title: title
},
...severity === undefined ? {} : {
severity: severity
},
...confidence === undefined ? {} : {
confidence: confidence
},
...publishable === true ? {
isPublishable: true
} : {}
};
}
function sentenceOf(template, found) {
const filled = text => text.replace(/\{\{(\w{1,40})(\|mask)?\}\}/g, (_, name, masked) => shown(found.get(name), masked));
const parts = template.replace(/\[\[([^[\]]{0,500})\]\]/g, (_, part) => {
const names = [ ...part.matchAll(/\{\{(\w{1,40})/g) ].map(match => match[1] ?? "");
return names.every(name => found.has(name)) ? part : "";
});
return filled(parts);
}
function shown(values = [], masked) {
return values.slice(0, SHOWN).map(value => masked === undefined ? (0, _web_signature_js__WEBPACK_IMPORTED_MODULE_1__.hD)(value, VALUE_MAX) : (0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_2__.dK)(value)).join(", ");
}
function readerOf(extract, compile) {
const {json: json, header: header, regex: regex, as: as, max: max = KEPT_MAX} = extract;
const pattern = regex === undefined ? undefined : compile(regex, extract["ignore-case"] ?? false);
const part = text => pattern === undefined ? text : pattern(text)?.part ?? "";
return subject => {
const texts = json !== undefined ? json.map(path => jsonTexts(subject, path, as)).find(values => values.length > 0) ?? [] : header !== undefined ? subject.headers.filter(([name]) => name.toLowerCase() === header.toLowerCase()).map(([, value]) => value) : extract.lines === true ? (0, 
_condition_js__WEBPACK_IMPORTED_MODULE_0__.$X)(subject.lines) : [ subject.text ];
const parts = texts.map(part).filter(text => text !== "");
if (as === "count" && json === undefined) return [ String(parts.length) ];
return parts.map(text => text.slice(0, max));
};
}
function jsonTexts(subject, path, as) {
const values = (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.I0)(subject.json, path);
const [first] = values;
if (values.length === 0) return [];
if (as === "count" && path.includes("*")) return [ String(values.length) ];
if (as === "count") return [ String(typeof first === "object" && first !== null ? Object.keys(first).length : 0) ];
return (as === "keys" ? Object.keys(first ?? {}) : values.map(_condition_js__WEBPACK_IMPORTED_MODULE_0__.mG)).filter(text => text !== "");
}
},
39226: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dK: () => mask,
iH: () => headerLine,
ml: () => shorten
});
function mask(secret) {
const characters = [ ...secret ];
if (characters.length === 0) return "";
if (characters.length < 8) return "…";
return `${characters.slice(0, 2).join("")}…${characters.slice(-2).join("")}`;
}
const LENGTH_MAX = 300;
function headerLine(name, value) {
return `${name}: ${shorten(value)}`;
}
function shorten(text, max = LENGTH_MAX) {
return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;
}
},
23592: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A4: () => isDesigned,
Dx: () => linesOf,
RN: () => isSample,
_6: () => isHtml,
b6: () => textOf,
hD: () => quote,
pI: () => jsonObjectOf,
qN: () => jsonListOf
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const TEXT_MAX = 256 * 1024;
function textOf(response) {
const text = response.text.slice(0, TEXT_MAX);
return text.startsWith("\ufeff") ? text.slice(1) : text;
}
function isHtml(text) {
const start = text.slice(0, 4096).trimStart();
if (/^<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|center)\b/i.test(start)) return true;
return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start);
}
function isDesigned(text) {
return /<link\b[^>]{0,300}\brel=["']?(?:stylesheet|canonical)|<script\b[^>]{0,300}\bsrc=|<(?:nav|article)\b/i.test(text);
}
function linesOf(text) {
return text.split(/\r\n|\n|\r/, 5e3).map(line => line.slice(0, 4096));
}
function jsonObjectOf(response) {
if (!textOf(response).trimStart().startsWith("{")) return null;
const value = parsed(response);
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? value : null;
}
function jsonListOf(response) {
if (!/^\[\s{0,100}\{/.test(textOf(response).slice(0, 1e3).trimStart())) return [];
const value = parsed(response);
return Array.isArray(value) ? value : [];
}
function parsed({text: text}) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.U4)(text.trim().replace(/^\ufeff/, ""));
}
function quote(text, max = 80) {
return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.xv)(text.replace(/\s+/g, " ").trim(), max);
}
function isSample(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return /(?:^|[._-])(?:examples?|samples?|dist|template|tpl|defaults?)(?:$|[._-])/i.test(name);
}
},
52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M2: () => blockList,
MJ: () => isLocalAddress,
Ow: () => isLoopbackAddress,
V4: () => addressRefusal
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
class CidrError extends Error {
constructor(text) {
super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
this.name = "CidrError";
}
}
function addressRefusal(address, policy) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
const forms = [ address, ...embeddedIPv4(address) ];
if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
if (policy.mode === "any") return null;
const allow = allowedBy(policy);
for (const form of forms) {
if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
return "it is not a public address and no allowed range contains it";
}
}
return null;
}
const allowLists = new WeakMap;
function allowedBy(policy) {
const known = allowLists.get(policy);
if (known !== undefined) return known;
const list = blockList(policy.allow);
allowLists.set(policy, list);
return list;
}
function isLocalAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
}
function isLoopbackAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
}
function blockList(ranges) {
const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
for (const range of ranges) {
const {address: address, bits: bits, family: family} = parseCidr(range);
list.addSubnet(address, bits, family);
}
return list;
}
function parseCidr(range) {
const [address = "", prefix, ...more] = range.trim().split("/");
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || more.length > 0) throw new CidrError(range);
const [family, widest] = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? [ "ipv4", 32 ] : [ "ipv6", 128 ];
if (prefix === undefined) return {
address: address,
bits: widest,
family: family
};
if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > widest) throw new CidrError(range);
return {
address: address,
bits: Number(prefix),
family: family
};
}
function contains(list, address) {
return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
}
function embeddedIPv4(address) {
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
const words = wordsOf(address);
const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
if (words[0] === 8194) return [ pair(words[1], words[2]) ];
return [];
}
function wordsOf(address) {
const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
return `${word(a, b)}:${word(c, d)}`;
});
const [head = "", tail] = plain.split("::");
const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
const front = parse(head);
if (tail === undefined) return front;
const back = parse(tail);
return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
}
},
89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cW: () => isLoopbackHost,
lS: () => isLocalhostName,
mJ: () => isLocalHost
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
function isLocalhostName(host) {
return host === "localhost" || host.endsWith(".localhost");
}
function isLoopbackHost(host) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
}
function isLocalHost(host) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
if (!host.includes(".")) return true;
return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
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
