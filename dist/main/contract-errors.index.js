export const id = "contract-errors";

export const ids = [ "contract-errors" ];

export const modules = {
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
76314: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => inputTable
});
const INPUT_GROUPS = null && [ "service", "targets", "running", "gate", "report", "GitHub", "network" ];
const PLAIN = {
default: "",
type: {
kind: "text"
}
};
function inputTable(table) {
const entries = Object.entries(table).map(([name, input]) => [ name, {
...PLAIN,
...input
} ]);
return Object.fromEntries(entries);
}
},
34125: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EL: () => REPORT_FORMATS,
Kd: () => GATE_INPUTS,
Pp: () => ACTIVE_POST_MODES,
d$: () => FAIL_ON,
pY: () => VERIFICATION_CHOICES,
rP: () => ROUTE_MODES
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26414);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16542);
var _input_definition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76314);
var _login_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25298);
const REPORT_FORMATS = [ "json", "pdf", "sarif", "html", "markdown", "junit", "gitlab", "csv", "cyclonedx" ];
const FAIL_ON = [ ..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC, "none" ];
const ACTIVE_POST_MODES = [ "off", "local", "on" ];
const ROUTE_MODES = [ "auto", "off" ];
const VERIFICATION_CHOICES = [ "auto", ..._contract_target_js__WEBPACK_IMPORTED_MODULE_2__.Pq ];
const boolean = {
kind: "boolean"
};
const GATE_INPUTS = (0, _input_definition_js__WEBPACK_IMPORTED_MODULE_3__.F)({
"api-key": {
group: "service",
description: "API key of a remote scanning service (`svc_live_…` or `svc_test_…`). Required with `api-url`, except in a job with the permission `id-token: write` that the service trusts.",
value: "KEY",
secret: "SCAN_GATE_API_KEY"
},
"api-url": {
group: "service",
description: "Base URL of a remote scanning service, for example `https://scan.example.com`. If empty, an embedded service runs the scans.",
value: "URL",
variable: "SCAN_GATE_API_URL"
},
audience: {
group: "service",
description: "Audience of the identity token that a job without `api-key` exchanges for a key of 15 minutes. If empty, `api-url`.",
value: "TEXT"
},
targets: {
group: "targets",
description: "Targets to scan, separated by commas or newlines: a host, `host:port` or URL. The path of a URL is the crawl entry point. Optional if the configuration file lists targets, and on `deployment_status` events, where the default is the URL of the environment.",
value: "LIST"
},
"scan-types": {
group: "targets",
description: "Scan types, separated by commas: `quick` (passive, takes seconds), `standard` or `compliance`.",
default: "standard",
type: {
kind: "choices",
values: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.g8
},
value: "LIST",
config: true
},
browser: {
group: "targets",
description: "Whether scans open the target in a browser, which finds client-side routes and faults of scripts: `auto` (if the machine has Chrome, Chromium or Edge), `off`, or `required` (a scan without a browser is `inconclusive`). The browser has no network of its own, and nothing that it submits reaches the target except the sign-in of `login`. Quick scans use it for that alone.",
default: "auto",
type: {
kind: "choice",
values: _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__.qy
},
value: "auto|off|required",
variable: "SCAN_GATE_BROWSER",
config: true
},
"browser-path": {
group: "targets",
description: "Program file of the browser. If empty, `CHROME_BIN`, `CHROME_PATH` and the folders of `PATH` are searched. Embedded service only.",
value: "FILE"
},
"callback-url": {
group: "targets",
description: "URL of a callback listener (`scan-gate callbacks`) with its secret: `https://callbacks:SECRET@callbacks.example.com`. With it, scans of targets that are not on this machine prove server-side requests, external XML entities and commands without output. Taken from this input only. Embedded service only.",
value: "URL",
secret: "SCAN_GATE_CALLBACK_URL"
},
"third-parties": {
group: "targets",
description: "What pages in the browser load from other hosts: `block` (nothing) or `load` (scripts and style sheets that the target itself names, without `request-headers`), for applications whose code comes from a CDN.",
default: "block",
type: {
kind: "choice",
values: _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__.Eu
},
value: "block|load",
config: true
},
"api-description": {
group: "targets",
description: "The API of the targets: a file of the repository, or a URL or path (`/openapi.json`) of the target. OpenAPI 2.0, 3.0 and 3.1, a GraphQL schema, a Postman collection or a HAR recording. If it cannot be read, the outcome is `inconclusive`. If empty, scans use what the target publishes.",
value: "FILE|URL",
config: true
},
"checks-scope": {
group: "targets",
description: "Which rules of your own run: `recognized` (those whose `when` the site meets, such as the product that they are about) or `all`.",
default: "recognized",
type: {
kind: "choice",
values: _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__.IZ
},
value: "recognized|all",
config: true
},
routes: {
group: "targets",
description: "Whether to read the routes of the application from the checkout (`auto`) or not (`off`). Those that take no parameter and name no act are scanned although no page links them, and findings name the file and line of their route.",
default: "auto",
type: {
kind: "choice",
values: ROUTE_MODES
},
value: "auto|off"
},
"changed-since": {
group: "targets",
description: "Commit, branch or tag of the checkout: the routes of files that have changed since then are scanned first. If empty, the base of the pull request; elsewhere, none. The history must have it (`fetch-depth: 2` for a pull request).",
value: "COMMIT"
},
"active-post": {
group: "targets",
description: "Whether scans submit forms and JSON by POST, which may store what they are sent: `off`, `local` (only targets on loopback and private hosts, scanned by the embedded service, such as an application that the job has started) or `on` (every target whose ownership is proven). Never sent: deletion, payments, messages. Taken from an input or the trusted configuration file only.",
default: "off",
type: {
kind: "choice",
values: ACTIVE_POST_MODES
},
value: "off|local|on",
config: true
},
"scan-minutes": {
group: "targets",
description: "Maximum duration of each scan in minutes (1 to 60). A scan that has seen everything ends earlier. If empty, 2 for `standard` and 6 for `compliance`; `quick` takes at most 20 seconds.",
type: {
kind: "integer",
minimum: 1,
maximum: 60
},
config: true
},
verification: {
group: "targets",
description: "How to verify ownership of a new target: `dns`, `http_file`, `meta_tag`, `local` (loopback and private hosts, embedded service only) or `auto`, which tries the methods that can work for the host.",
default: "auto",
type: {
kind: "choice",
values: VERIFICATION_CHOICES
},
value: "METHOD",
config: true
},
wait: {
group: "running",
description: "Wait for the scans and judge them. `false` only creates the scans (remote service only); the outcome is `skipped`.",
default: "true",
type: boolean,
config: true
},
"timeout-minutes": {
group: "running",
description: "Deadline for all scans together, in minutes. If it passes, the outcome is `timed-out`, never `passed`. Maximum: 1440.",
default: "30",
type: {
kind: "number",
exclusiveMinimum: 0,
maximum: 1440
},
config: true
},
"poll-interval-seconds": {
group: "running",
description: "Minimum polling interval in seconds. If empty, it adapts to the duration of the scans.",
type: {
kind: "number",
minimum: .1,
maximum: 3600
},
config: true
},
"fail-fast": {
group: "running",
description: "Create all scans or none: one refused scan rolls back the batch.",
default: "false",
type: boolean,
config: true
},
"cancel-on-abort": {
group: "running",
description: "Cancel unfinished scans when the job is cancelled or the run is interrupted.",
default: "true",
type: boolean,
config: true
},
rerun: {
group: "running",
description: "What a re-run of the job does: `resume` picks up unfinished scans of the earlier attempt and repeats finished ones, `new` always creates new scans.",
default: "resume",
type: {
kind: "choice",
values: [ "resume", "new" ]
},
value: "resume|new"
},
"max-tokens": {
group: "running",
description: "Maximum number of tokens to spend, checked against the price list before any scan is created. 0 means no limit.",
default: "0",
type: {
kind: "integer",
minimum: 0,
maximum: 1e9
},
config: true
},
"dry-run": {
group: "running",
description: "Show the planned scans and their price without creating them.",
default: "false",
type: boolean
},
"wait-for-target-seconds": {
group: "running",
description: "Maximum time to wait for a target to respond, in seconds (0 to 3600; 0 skips the check). If a target does not respond, responds with 5xx or refuses the scanner, the outcome is `inconclusive`.",
default: "60",
type: {
kind: "number",
minimum: 0,
maximum: 3600
},
config: true
},
..._login_input_js__WEBPACK_IMPORTED_MODULE_4__.cU,
"fail-on-severity": {
group: "gate",
description: "Minimum severity that fails the gate: `critical`, `high`, `medium`, `low`, `info`, or `none` to never fail on severity. Tentative findings never fail it.",
default: "critical",
type: {
kind: "choice",
values: FAIL_ON
},
value: "SEVERITY",
config: true
},
thresholds: {
group: "gate",
description: "Maximum number of findings per severity, for example `high=0,medium=10`. Applies in addition to `fail-on-severity`.",
value: "LIST",
config: true
},
"fail-on-new-only": {
group: "gate",
description: "Judge only findings that are not in the baseline. Without a baseline the outcome is `inconclusive`.",
default: "false",
type: boolean,
config: true
},
"fail-on-inconclusive": {
group: "gate",
description: "Fail if the scans did not produce a verdict (`inconclusive` or `timed-out`).",
default: "true",
type: boolean,
config: true
},
"warn-only": {
group: "gate",
description: "Report everything, but never fail because of the verdict.",
default: "false",
type: boolean,
config: true
},
"min-coverage": {
group: "gate",
description: "Minimum share of the known pages, views, operations and inputs that each target must be covered by, in percent (0 to 100). Below it the outcome is `inconclusive`; quick scans do not measure it.",
default: "0",
type: {
kind: "integer",
minimum: 0,
maximum: 100
},
config: true
},
"ignore-file": {
group: "gate",
description: "File with ignore rules. If empty, the rules of `config-file` apply. On pull requests the action reads it from the base commit.",
value: "FILE"
},
"config-file": {
group: "gate",
description: "Configuration file with settings per target, ignore rules and severity overrides. If empty, `.scan-gate.yml` is used if it exists. On pull requests the action reads it from the base commit, so that a pull request cannot loosen its own gate.",
value: "FILE"
},
"max-findings": {
group: "report",
description: "Maximum number of findings shown in full (1 to 500) in the comment or on the terminal. Reports include all findings.",
default: "20",
type: {
kind: "integer",
minimum: 1,
maximum: 500
},
config: true
},
"report-formats": {
group: "report",
description: "Report formats, separated by commas: `json`, `pdf`, `html`, `sarif`, `markdown`, `junit`, `gitlab`, `csv`, `cyclonedx`, or `none`.",
default: "json,pdf",
type: {
kind: "choices",
values: REPORT_FORMATS
},
value: "LIST",
config: true
},
"max-retries": {
group: "network",
description: "Maximum number of retries of a failed request to the scanning service (0 to 20).",
default: "4",
type: {
kind: "integer",
minimum: 0,
maximum: 20
},
config: true
}
});
},
25298: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$n: () => parseLogin,
BW: () => loginLines,
cU: () => SIGN_IN_INPUTS
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _contract_login_method_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28566);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
var _input_definition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76314);
var _request_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75220);
var _storage_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18467);
const SIGN_IN_INPUTS = (0, _input_definition_js__WEBPACK_IMPORTED_MODULE_3__.F)({
"request-headers": {
group: "running",
description: "Headers to send with every request to the targets, one `Name: value` per line, for example to pass a preview’s access control. Values are masked, and sent only to hosts named by an input or by the trusted configuration file.",
value: "LINES",
secret: "SCAN_GATE_REQUEST_HEADERS"
},
login: {
group: "running",
description: "How to sign in to the targets, one `key: value` per line: `username` and `password`, with `url` (the sign-in page, if the scan cannot find it), `totp` (secret of one-time codes), `identity-provider` (the origin of Keycloak, Okta, Entra or the like) and `recording` (a file of the Recorder of Chrome DevTools); or a session, as `storage-state` (a file of Playwright), `cookie` or `header`; or `client-id`, `client-secret`, `token-url` and `scope`. Values are masked, and sent only to the target and the identity provider. If the sign-in fails, the outcome is `inconclusive`.",
value: "LINES",
secret: "SCAN_GATE_LOGIN"
},
"second-login": {
group: "running",
description: "A second user of the same role, in the form of `login`: the scan checks that users cannot read what belongs to others. It only reads.",
value: "LINES",
secret: "SCAN_GATE_SECOND_LOGIN"
},
"admin-login": {
group: "running",
description: "An administrator, in the form of `login`: the scan checks that the user of `login` cannot read what only administrators may. It only reads.",
value: "LINES",
secret: "SCAN_GATE_ADMIN_LOGIN"
},
"login-check": {
group: "running",
description: "Path that responds only to a signed-in user, such as `/account`. If empty, the scan looks for one.",
value: "PATH"
}
});
const KEYS = {
username: "username",
password: "password",
url: "url",
totp: "totp",
"client-id": "client_id",
"client-secret": "client_secret",
"token-url": "token_url",
scope: "scope"
};
const OTHER_KEYS = [ "identity-provider", "recording", "header", "cookie", "storage-state" ];
const ALL_KEYS = [ ...Object.keys(KEYS), ...OTHER_KEYS ];
const LENGTHS_MAX = {
username: 500,
totp: 200,
url: 2e3,
token_url: 2e3,
client_id: 500
};
const LENGTH_MAX = 1e3;
function loginLines(text) {
return text.split(/\r?\n/).filter(line => line.trim() !== "" && !line.trimStart().startsWith("#")).map(line => {
const match = /^\s*([a-z-]{1,30})\s*:(.*)$/s.exec(line);
return {
key: match?.[1] ?? "",
value: (match?.[2] ?? line).trim()
};
});
}
function parseLogin(given) {
const {input: input} = given;
const lines = loginLines(given.text);
if (lines.length === 0) return null;
const seen = new Set;
const headers = [];
const parts = lines.map(({key: key, value: value}, index) => {
const where = `line ${index + 1}`;
checkLine(input, where, {
key: key,
value: value
}, seen);
seen.add(key);
if (key === "header") headers.push(value);
return partOf(given, where, key, value);
});
if (seen.has("cookie") && seen.has("storage-state")) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "give cookie or storage-state, not both.");
const own = headers.length === 0 ? {} : {
headers: (0, _request_headers_js__WEBPACK_IMPORTED_MODULE_4__.L)(input, headers.join("\n"))
};
const login = Object.assign({}, ...parts, own);
const method = (0, _contract_login_method_js__WEBPACK_IMPORTED_MODULE_1__.N)(login);
if ("fault" in method) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `the login ${method.fault.replaceAll("_", "-")}.`);
return login;
}
function checkLine(input, where, {key: key, value: value}, seen) {
if (!ALL_KEYS.includes(key)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where} is not "key: value" with one of the keys ${ALL_KEYS.join(", ")}.`);
if (value === "") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: ${key} is empty. Is the secret set? Runs of pull requests from forks get none.`);
if (seen.has(key) && key !== "header") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: ${key} is given twice.`);
}
function partOf(given, where, key, value) {
const {input: input, hostname: hostname, scheme: scheme, readFile: readFile} = given;
if (key === "header") return {};
if (key === "identity-provider") return {
identity_provider: originsOf(input, where, value)
};
if (key === "recording") return {
recording: recordingAt(given, where, value)
};
if (key === "cookie") return {
cookies: cookiesOf(input, where, value)
};
if (key === "storage-state") return (0, _storage_state_js__WEBPACK_IMPORTED_MODULE_5__.Z)({
input: input,
path: value,
hostname: hostname,
scheme: scheme,
readFile: readFile
});
return optionOf(input, where, key, value);
}
function optionOf(input, where, key, value) {
const name = KEYS[key];
const maximum = LENGTHS_MAX[name] ?? LENGTH_MAX;
if (value.length > maximum) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: ${key} is longer than ${maximum} characters.`);
if (/[\u0000-\u001f\u007f]/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: ${key} has control characters.`);
const isPlace = key === "url" || key === "token-url";
if (isPlace && !/^(?:\/|https?:\/\/)\S*$/i.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: ${key} is neither a path nor an http(s) URL.`);
return {
[name]: value
};
}
function originsOf(input, where, text) {
const origins = text.split(/[\s,]+/).map(one => {
const url = URL.parse(one);
return url !== null && /^https?:\/\/[^/?#@]+\/?$/i.test(one) ? url.origin : null;
});
const known = origins.filter(origin => origin !== null);
if (known.length < origins.length || known.length > _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.AT) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: identity-provider is not one to ${_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.AT} origins such as https://login.example.com, without a path.`);
return [ ...new Set(known) ];
}
function recordingAt({input: input, readRecording: readRecording}, where, path) {
if (readRecording === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: recordings cannot be read here.`);
return readRecording(path);
}
function cookiesOf(input, where, text) {
const pairs = text.split(";").map(pair => pair.trim()).filter(pair => pair !== "");
return pairs.map(pair => {
const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,256})=([\x20-\x7e]{0,4096})$/.exec(pair);
if (match === null || pairs.length > 100) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${where}: the cookie is not "name=value; name=value".`);
return {
name: match[1] ?? "",
value: match[2] ?? ""
};
});
}
},
75220: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => parseRequestHeaders,
_: () => headersOfVariable
});
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
const FORBIDDEN = new Set([ "host", "content-length", "transfer-encoding", "connection", "upgrade", "te", "trailer" ]);
const VALUE_MAX = 8192;
function headersOfVariable(input, variable, text) {
const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
for (const [index, line] of lines.entries()) {
const value = line.slice(line.indexOf(":") + 1);
if (/^\s+(?!\/\/)\S/.test(value)) continue;
const what = `line ${index + 1} of the environment variable ${variable}`;
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, /^\s*\/\//.test(value) ? `${what} looks like a URL, not a header. Name a variable with "Name: value" lines.` : `${what} is not "Name: value" with a space after the colon.`);
}
return parseRequestHeaders(input, text);
}
function parseRequestHeaders(input, text) {
const headers = {};
const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
if (lines.length > 20) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, "more than 20 headers.");
for (const [index, line] of lines.entries()) {
const where = `line ${index + 1}`;
const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:(.*)$/s.exec(line);
if (match === null) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where} is not "Name: value".`);
const [, name = "", rest = ""] = match;
const value = rest.trim();
if (FORBIDDEN.has(name.toLowerCase())) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} cannot be set.`);
if (!/^[\x20-\x7e\t]*$/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is not ASCII.`);
if (value.length > VALUE_MAX) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is longer than ${VALUE_MAX}.`);
if (Object.keys(headers).some(other => other.toLowerCase() === name.toLowerCase())) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} is given twice.`);
}
headers[name] = value;
}
return headers;
}
},
18467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => readStorageState,
u: () => storageStateSecrets
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const StorageState = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
cookies: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
domain: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
secure: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
}))),
origins: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
origin: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
localStorage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
})))
})))
});
const COOKIES_MAX = 100;
const STORED_MAX = 100;
const VALUE_MAX = 16384;
function readStorageState({input: input, path: path, hostname: hostname, scheme: scheme, readFile: readFile}) {
const state = stateOf(input, path, readFile);
const {host: host, hostname: name} = new URL(`http://${hostname}`);
const cookies = (state.cookies ?? []).filter(({domain: domain}) => isFor(name, domain)).filter(cookie => /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$/.test(cookie.name) && /^[\x20-\x3a\x3c-\x7e]{0,4096}$/.test(cookie.value)).slice(0, COOKIES_MAX).map(cookie => ({
name: cookie.name,
value: cookie.value,
...cookie.domain.startsWith(".") ? {
domain: cookie.domain.slice(1)
} : {},
.../^\/[\x20-\x3a\x3c-\x7e]{0,1023}$/.test(cookie.path ?? "") ? {
path: cookie.path
} : {},
...cookie.expires === undefined ? {} : {
expires: Math.floor(cookie.expires)
},
...cookie.secure === undefined ? {} : {
secure: cookie.secure
}
}));
const origins = (state.origins ?? []).filter(({origin: origin}) => URL.parse(origin)?.host === host);
const isSecure = ({origin: origin}) => /^https:/i.test(origin);
const wanted = scheme === "http" || scheme === null && !origins.some(isSecure) ? "http" : "https";
const stored = origins.filter(origin => isSecure(origin) === (wanted === "https")).flatMap(({localStorage: localStorage = []}) => localStorage).filter(entry => /^[^\u0000-\u001f]{1,200}$/.test(entry.name) && entry.value.length <= VALUE_MAX && !entry.value.includes("\0")).slice(0, STORED_MAX);
if (cookies.length === 0 && stored.length === 0) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `storage-state has neither cookies nor local storage for ${hostname}.`);
return {
...cookies.length === 0 ? {} : {
cookies: cookies
},
...stored.length === 0 ? {} : {
local_storage: Object.fromEntries(stored.map(entry => [ entry.name, entry.value ]))
}
};
}
function storageStateSecrets(text) {
const state = parsed(text);
return [ ...(state?.cookies ?? []).map(({value: value}) => value), ...(state?.origins ?? []).flatMap(({localStorage: localStorage = []}) => localStorage.map(({value: value}) => value)) ];
}
function stateOf(input, path, readFile) {
let text;
try {
if (readFile === undefined) throw new Error("no files");
text = readFile(path);
} catch {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state cannot be read.");
}
const state = parsed(text);
if (state === null) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state is not what Playwright writes.");
return state;
}
function parsed(text) {
const value = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.U4)(text);
return (0, typebox_value__WEBPACK_IMPORTED_MODULE_1__.Jl)(StorageState, value) ? value : null;
}
function isFor(host, domain) {
const plain = domain.toLowerCase().replace(/^\./, "");
return host === plain || domain.startsWith(".") && host.endsWith(`.${plain}`);
}
}
};
