export const id = "contract-login-method";

export const ids = [ "contract-login-method" ];

export const modules = {
28566: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => methodOf
});
var _recording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69004);
function methodOf(login) {
const has = (...names) => names.some(name => login[name] !== undefined);
const methods = [ ...has("recording") ? [ "recording" ] : has("username", "password") ? [ "password" ] : [], ...has("headers", "cookies", "local_storage") ? [ "session" ] : [], ...has("client_id", "client_secret", "token_url") ? [ "client-credentials" ] : [] ];
const [method] = methods;
if (method === undefined) return {
fault: "needs username and password, a recording, a session, or a client"
};
if (methods.length > 1) return {
fault: "mixes a password, a session and a client; one of them is enough"
};
const missing = MEMBERS[method].find(name => !has(name));
if (missing !== undefined) return {
fault: `has no ${missing}`
};
const stray = STRAY[method].find(name => has(name));
if (stray !== undefined) return {
fault: `has ${stray}, which is of no use to it`
};
const fault = providerFault(login) ?? recordingFault(login);
return fault === null ? {
method: method
} : {
fault: fault
};
}
function providerFault({identity_provider: origins = []}) {
const isOrigin = text => URL.parse(text)?.origin === text;
return origins.every(isOrigin) ? null : "has an identity_provider that is no origin such as https://login.example.com";
}
function recordingFault(login) {
if (login.recording === undefined) return null;
const recording = (0, _recording_js__WEBPACK_IMPORTED_MODULE_0__.f)(login.recording);
if ("fault" in recording) return `has a recording that ${recording.fault}`;
const members = {
username: "username",
password: "password",
code: "totp"
};
const missing = [ ...(0, _recording_js__WEBPACK_IMPORTED_MODULE_0__.iJ)(recording) ].find(name => login[members[name]] === undefined);
return missing === undefined ? null : `has a recording with {{${missing}}}, but no ${members[missing]}`;
}
const MEMBERS = {
password: [ "username", "password" ],
recording: [],
session: [],
"client-credentials": [ "client_id", "client_secret", "token_url" ]
};
const STRAY = {
password: [ "scope" ],
recording: [ "url", "scope" ],
session: [ "url", "totp", "scope", "identity_provider" ],
"client-credentials": [ "url", "totp", "identity_provider" ]
};
},
69004: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kx: () => PLACEHOLDER,
TN: () => keyOf,
f: () => parseRecording,
iJ: () => placeholdersOf,
u: () => stepName
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _login_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45194);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
const STEPS_MAX = 100;
const TEXT_MAX = 2e3;
const PLACEHOLDERS = [ "username", "password", "code" ];
const PLACEHOLDER = /\{\{\s{0,5}(\w{1,40})\s{0,5}\}\}/g;
const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: TEXT_MAX
});
const Pixels = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: -1e5,
maximum: 1e5
});
const Milliseconds = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 6e4
});
const Selector = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: TEXT_MAX
});
const Selectors = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ Selector, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Selector, {
minItems: 1,
maxItems: 10
}) ]), {
minItems: 1,
maxItems: 20
});
const EVERY = {
timeout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Milliseconds),
assertedEvents: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, 
_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("navigation"),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text)
}), {
maxItems: 20
})),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text)
};
const ELEMENT = {
selectors: Selectors,
frame: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 100
}), {
maxItems: 10
}))
};
const POINTER = {
...ELEMENT,
offsetX: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
offsetY: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
deviceType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
button: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 1e4
}))
};
function step(type, members) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
...EVERY,
...members
});
}
const STEPS = {
setViewport: step("setViewport", {
width: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 8e3
}),
height: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 8e3
}),
deviceScaleFactor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 10
})),
isMobile: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
hasTouch: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
isLandscape: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
}),
navigate: step("navigate", {
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: TEXT_MAX
})
}),
click: step("click", POINTER),
doubleClick: step("doubleClick", POINTER),
hover: step("hover", ELEMENT),
change: step("change", {
...ELEMENT,
value: Text
}),
keyDown: step("keyDown", {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 30
})
}),
keyUp: step("keyUp", {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 30
})
}),
scroll: step("scroll", {
...ELEMENT,
selectors: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Selectors),
x: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
y: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels)
}),
waitForElement: step("waitForElement", {
...ELEMENT,
operator: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(">="), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("=="), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("<=") ])),
count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 1e3
})),
visible: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
attributes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[\\w:.-]{1,100}$"
}), Text, {
maxProperties: 20
}))
})
};
const REFUSED = {
waitForExpression: "would run code: wait for an element (waitForElement) in its place",
customStep: "is an extension of another program: remove it",
close: "closes a window, and a sign-in has one: remove it",
emulateNetworkConditions: "changes the network, which the scan does not: remove it"
};
const Frame = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
timeout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Milliseconds),
selectorAttribute: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({}), {
minItems: 1,
maxItems: STEPS_MAX
})
});
const TIMEOUT_MS = 5e3;
function parseRecording(text) {
if (text.length > _login_js__WEBPACK_IMPORTED_MODULE_2__.E5) return {
fault: `is longer than ${_login_js__WEBPACK_IMPORTED_MODULE_2__.E5} characters`
};
let value;
try {
value = JSON.parse(text);
} catch {
return {
fault: "is not JSON"
};
}
const fault = faultOf(Frame, value);
if (fault !== null) return {
fault: `is not what the Recorder exports as JSON: ${fault}`
};
const {steps: steps, timeout: timeout = TIMEOUT_MS} = value;
for (const [index, one] of steps.entries()) {
const wrong = faultOfStep(one);
if (wrong !== null) return {
fault: `has a fault in step ${index + 1}${wrong}`
};
}
if (!steps.some(one => one.type === "change")) return {
fault: `enters nothing: no step is a change with ${PLACEHOLDERS.map(written).join(", ")}`
};
return {
steps: steps,
timeout: timeout
};
}
function placeholdersOf({steps: steps}) {
const values = steps.flatMap(one => one.type === "change" ? [ ...one.value.matchAll(PLACEHOLDER) ] : []);
return new Set(values.map(([, name]) => name));
}
function stepName(index, {type: type}) {
return `step ${index + 1} (${type})`;
}
function faultOfStep(one) {
const type = typeof one === "object" && one !== null && "type" in one ? one.type : undefined;
if (typeof type !== "string" || !/^\w{1,40}$/.test(type)) return ": it has no type";
if (Object.hasOwn(REFUSED, type)) return ` (${type}): it ${REFUSED[type]}`;
if (!Object.hasOwn(STEPS, type)) return ` (${type}): this type is not known`;
const wrong = faultOf(STEPS[type], one) ?? meaningFault(one);
return wrong === null ? null : ` (${type}): ${wrong}`;
}
function meaningFault(one) {
if (one.target !== undefined && one.target !== "main") return "it acts in another window, and only the first one is replayed; record a sign-in without pop-ups";
if (one.type === "navigate" && !/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/i.test(one.url)) return "url is neither a path nor an http(s) URL";
if (one.type === "navigate" && one.url.includes("{{")) return "url has a placeholder, and secrets never go in a URL";
if ("key" in one && keyOf(one.key) === null) return "key is not one that is replayed";
const unknown = one.type === "change" ? [ ...one.value.matchAll(PLACEHOLDER) ].find(([, name]) => !PLACEHOLDERS.includes(name)) : undefined;
return unknown === undefined ? null : `value has a placeholder that is none of ${PLACEHOLDERS.map(written).join(", ")}`;
}
function written(name) {
return `{{${name}}}`;
}
const KEYS = {
Backspace: 8,
Tab: 9,
Enter: 13,
Shift: 16,
Control: 17,
Alt: 18,
Escape: 27,
PageUp: 33,
PageDown: 34,
End: 35,
Home: 36,
ArrowLeft: 37,
ArrowUp: 38,
ArrowRight: 39,
ArrowDown: 40,
Delete: 46,
Meta: 91
};
function keyOf(key) {
if (/^[\x20-\x7e]$/.test(key)) return {
code: key.toUpperCase().charCodeAt(0),
text: key
};
const code = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
return code === undefined ? null : {
code: code,
text: key === "Enter" ? "\r" : ""
};
}
function faultOf(schema, value) {
const [first] = (0, typebox_value__WEBPACK_IMPORTED_MODULE_1__.I)(schema, value);
if (first === undefined) return null;
const path = first.instancePath.slice(1, 100).replaceAll("/", ".");
const isUnknown = first.schemaPath.endsWith("additionalProperties");
return isUnknown ? `${path} is not known` : `${path === "" ? "it" : path} ${first.message}`;
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
90248: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => judgeOf,
c: () => stepOf
});
var _condition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6415);
var _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94845);
var _sight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70598);
function judgeOf(rule) {
const match = demandsStatus(rule.match) ? rule.match : {
status: [ 200 ],
all: [ rule.match ]
};
return withSubject((0, _sight_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
...rule,
match: match
}, _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__.G));
}
function stepOf({match: match = {}, extract: extract = {}}) {
return withSubject((0, _sight_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
match: match,
extract: extract,
proof: ""
}, _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__.G));
}
function withSubject(sight) {
return (response, path, found = new Map) => sight(new _condition_js__WEBPACK_IMPORTED_MODULE_0__.B7(response, path), found);
}
function demandsStatus({status: status, all: all = [], any: any = [], not: not}) {
return status !== undefined || [ ...all, ...any, ...not === undefined ? [] : [ not ] ].some(demandsStatus);
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
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
}
},
94628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CI: () => isDeepText,
GM: () => objectOfText,
H8: () => DESCRIPTION_LENGTH_MAX
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
const ALIASES_MAX = 100;
const NESTING_MAX = 100;
function objectOfText(text) {
if (text.length > DESCRIPTION_LENGTH_MAX) return null;
const start = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
const value = /^\s{0,1000}\{/.test(start) ? (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.U4)(start) : yamlOf(start);
return (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : null;
}
function yamlOf(text) {
if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeepText(text)) return null;
try {
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
logLevel: "silent",
uniqueKeys: false,
strict: false
});
return document.errors.length > 0 ? null : document.toJS({
maxAliasCount: ALIASES_MAX
});
} catch {
return null;
}
}
function isDeepText(text) {
if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
let depth = 0;
for (const character of text) {
if (character === "[" || character === "{") depth += 1; else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
if (depth > NESTING_MAX) return true;
}
return false;
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
27830: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => nearest
});
function nearest(text, names) {
let best = null;
let lowest = Math.max(2, Math.floor(text.length / 3)) + 1;
for (const name of names) {
const edits = distance(text, name);
if (edits < lowest) {
lowest = edits;
best = name;
}
}
return best;
}
function distance(left, right) {
const a = left.slice(0, 60);
const b = right.slice(0, 60);
let row = Array.from({
length: b.length + 1
}, (_, index) => index);
for (let i = 1; i <= a.length; i += 1) {
const next = [ i ];
for (let j = 1; j <= b.length; j += 1) {
const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
}
row = next;
}
return row[b.length] ?? 0;
}
},
9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$6: () => textAt,
Eb: () => present,
U4: () => parsedJson,
eC: () => ownValue,
fK: () => valueAt,
g1: () => record,
u4: () => isRecord
});
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function record(value) {
return isRecord(value) ? value : {};
}
function parsedJson(text) {
try {
return JSON.parse(text);
} catch {
return undefined;
}
}
function valueAt(value, path) {
let current = value;
for (const name of path) {
if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
current = current[name];
}
return current;
}
function textAt(value, ...path) {
const found = valueAt(value, path);
return typeof found === "string" ? found : null;
}
function ownValue(table, key) {
return Object.hasOwn(table, key) ? table[key] : undefined;
}
function present(values) {
return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
},
89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B4: () => formatCount,
LS: () => plural,
TN: () => oneLine,
ky: () => wrapped,
oF: () => percentDecoded,
xv: () => truncate
});
function truncate(text, max) {
if (text.length <= max) return text;
const cut = text.slice(0, max - 1);
const last = cut.charCodeAt(cut.length - 1);
return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
}
function oneLine(text) {
return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}
function formatCount(count) {
return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
function plural(count, one, many = `${one}s`) {
return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function wrapped(text, width) {
const lines = [];
for (const word of text.split(" ")) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
}
return lines;
}
function percentDecoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
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
