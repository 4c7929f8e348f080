import * as __WEBPACK_EXTERNAL_MODULE_typebox__ from "typebox";

import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __nccwpck_require__ = {};

(() => {
__nccwpck_require__.d = (exports, definition) => {
for (var key in definition) {
if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, {
enumerable: true,
get: definition[key]
});
}
}
};
})();

(() => {
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
__nccwpck_require__.r = exports => {
if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, {
value: "Module"
});
}
Object.defineProperty(exports, "__esModule", {
value: true
});
};
})();

var __webpack_exports__ = {};

__nccwpck_require__.d(__webpack_exports__, {
hD: () => ApiError,
v3: () => AuthenticationError,
v7: () => BadRequestError,
q5: () => ClientConfigurationError,
fK: () => ConflictError,
o$: () => ExpiredSignature,
PO: () => InternalServerError,
Ob: () => InvalidSignature,
m_: () => NotFoundError,
yP: () => PaymentRequiredError,
Ll: () => PermissionDeniedError,
OE: () => RateLimitError,
$g: () => ReportError,
D8: () => SIGNATURE_HEADER,
A6: () => ServiceConnectionError,
_7: () => ServiceError,
LQ: () => ServiceResponseError,
Zh: () => ServiceTimeoutError,
us: () => ServiceUnavailableError,
VA: () => SignatureError,
Is: () => UnprocessableEntityError,
Do: () => WaitTimeoutError,
UU: () => createClient,
nl: () => iterate,
tL: () => readReport,
Od: () => signature_verifySignature,
FL: () => webhooks_namespaceObject
});

var guard_namespaceObject = {};

__nccwpck_require__.r(guard_namespaceObject);

__nccwpck_require__.d(guard_namespaceObject, {
CodePointCount: () => guard_CodePointCount,
Counted: () => Counted,
Entries: () => Entries,
EntriesRegExp: () => EntriesRegExp,
Every: () => Every,
EveryAll: () => EveryAll,
GraphemeCount: () => guard_GraphemeCount,
HasPropertyKey: () => HasPropertyKey,
IsArray: () => IsArray,
IsBigInt: () => IsBigInt,
IsBoolean: () => IsBoolean,
IsClassInstance: () => IsClassInstance,
IsConstructor: () => IsConstructor,
IsDeepEqual: () => IsDeepEqual,
IsEqual: () => guard_IsEqual,
IsFunction: () => IsFunction,
IsGreaterEqualThan: () => IsGreaterEqualThan,
IsGreaterThan: () => IsGreaterThan,
IsInteger: () => IsInteger,
IsLessEqualThan: () => IsLessEqualThan,
IsLessThan: () => IsLessThan,
IsMaxLength: () => guard_IsMaxLength,
IsMinLength: () => guard_IsMinLength,
IsMultipleOf: () => IsMultipleOf,
IsNull: () => IsNull,
IsNumber: () => IsNumber,
IsObject: () => IsObject,
IsObjectNotArray: () => IsObjectNotArray,
IsString: () => IsString,
IsSymbol: () => IsSymbol,
IsUndefined: () => IsUndefined,
IsUnsafePropertyKey: () => IsUnsafePropertyKey,
IsValueLike: () => IsValueLike,
Keys: () => Keys,
ShiftLeft: () => ShiftLeft,
Some: () => Some,
SomeAll: () => SomeAll,
Symbols: () => Symbols,
Values: () => Values
});

var hash_namespaceObject = {};

__nccwpck_require__.r(hash_namespaceObject);

__nccwpck_require__.d(hash_namespaceObject, {
Hash: () => Hash,
HashCode: () => HashCode
});

var webhooks_namespaceObject = {};

__nccwpck_require__.r(webhooks_namespaceObject);

__nccwpck_require__.d(webhooks_namespaceObject, {
ExpiredSignature: () => ExpiredSignature,
InvalidSignature: () => InvalidSignature,
MalformedEventError: () => MalformedEventError,
SIGNATURE_HEADER: () => SIGNATURE_HEADER,
SignatureError: () => SignatureError,
isKnownEvent: () => isKnownEvent,
sign: () => sign,
verify: () => verify,
verifySignature: () => verifySignature
});

var x = y => {
var x = {};
__nccwpck_require__.d(x, y);
return x;
};

var y = x => () => x;

const external_typebox_namespaceObject = x({
["Type"]: () => __WEBPACK_EXTERNAL_MODULE_typebox__.Type
});

function stringMap(names, values, options = {}) {
return external_typebox_namespaceObject.Type.Unsafe({
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
return external_typebox_namespaceObject.Type.Unsafe({
type: "string",
enum: [ ...values ],
...description === undefined ? {} : {
description: description
}
});
}

function primitives_strictObject(members, options = {}) {
return external_typebox_namespaceObject.Type.Object(members, {
additionalProperties: false,
...options
});
}

function nullable(schema, description) {
return external_typebox_namespaceObject.Type.Union([ schema, external_typebox_namespaceObject.Type.Null() ], description === undefined ? {} : {
description: description
});
}

function primitives_prefixedId(prefix, description) {
return external_typebox_namespaceObject.Type.String({
pattern: `^${prefix}_[0-9a-z]{8,40}$`,
description: description,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
}

const primitives_Timestamp = external_typebox_namespaceObject.Type.String({
format: "date-time",
description: "ISO 8601 UTC timestamp with milliseconds.",
examples: [ "2026-11-21T08:15:30.000Z" ]
});

const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");

const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");

const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");

const Count = external_typebox_namespaceObject.Type.Integer({
minimum: 0
});

const SeverityCounts = primitives_strictObject({
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

const CHECKS_MAX = 1e3;

const Rules = external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 65536,
description: "A rule in YAML or JSON; see docs/RULES.md."
}), {
maxItems: CHECKS_MAX,
description: "Replace the stored rules; an empty list removes them."
});

const ChecksUpdate = primitives_strictObject({
checks: Rules
}, {
description: "The rules that scans of the workspace run beside the built-in checks."
});

const Checks = primitives_strictObject({
checks: Rules,
updated_at: nullable(primitives_Timestamp)
}, {
description: "The stored rules; `updated_at` is null if there have never been any."
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

const ErrorDetail = primitives_strictObject({
param: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "JSON path of the field, for example scans[3].target."
})),
code: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
message: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
existing_id: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "On conflict: id of the existing resource."
}))
});

const ErrorBody = primitives_strictObject({
code: external_typebox_namespaceObject.Type.String({
description: "Stable machine-readable code.",
examples: [ "validation_error" ]
}),
message: external_typebox_namespaceObject.Type.String({
description: "Describes the error and how to fix it."
}),
param: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "The field or parameter at fault."
})),
details: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(ErrorDetail, {
maxItems: 100
})),
request_id: external_typebox_namespaceObject.Type.String({
examples: [ "req_01jd3k9x5v8w2m4n6p7q" ]
}),
doc_url: external_typebox_namespaceObject.Type.String({
description: "Documentation of the error code."
})
});

const ErrorEnvelope = primitives_strictObject({
error: ErrorBody
});

const line = (maxLength, description) => external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: maxLength,
pattern: "^[^\\u0000-\\u001f\\u007f]*$",
description: description
}));

const HeaderName = external_typebox_namespaceObject.Type.String({
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
});

const HeaderValue = external_typebox_namespaceObject.Type.String({
pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$",
maxLength: 8192
});

const STORED_NAME = external_typebox_namespaceObject.Type.String({
pattern: "^[^\\u0000-\\u001f]{1,200}$"
});

const LoginCookie = primitives_strictObject({
name: external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 256,
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
}),
value: external_typebox_namespaceObject.Type.String({
maxLength: 4096,
pattern: "^[\\x20-\\x3a\\x3c-\\x7e]*$"
}),
domain: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 255,
pattern: "^[A-Za-z0-9._-]+$",
description: "Sent to subdomains too. Absent: to the host only."
})),
path: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^/[\\x20-\\x3a\\x3c-\\x7e]*$",
maxLength: 1024,
description: "Default `/`."
})),
expires: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
description: "Seconds since 1970. Absent: at the end of the session."
})),
secure: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean())
});

const RECORDING_LENGTH_MAX = 131072;

const PROVIDERS_MAX = 3;

const Login = primitives_strictObject({
username: line(500, "User name or email address."),
password: line(1e3, "Password."),
url: line(2e3, "Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."),
totp: line(200, "Secret of one-time codes in Base32 (RFC 6238)."),
headers: external_typebox_namespaceObject.Type.Optional(stringMap(HeaderName, HeaderValue, {
maxProperties: 20,
description: "Headers that carry the session."
})),
cookies: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(LoginCookie, {
maxItems: 100
})),
local_storage: external_typebox_namespaceObject.Type.Optional(stringMap(STORED_NAME, external_typebox_namespaceObject.Type.String({
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
identity_provider: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
pattern: "^https?://[^/?#@\\s\\\\]{1,255}$"
}), {
minItems: 1,
maxItems: PROVIDERS_MAX,
uniqueItems: true,
description: "Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. " + "Plain http on loopback and private addresses only."
})),
recording: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
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

const SCAN_FAILURE_REASONS = [ "timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost" ];

const FAILURE_REASONS_EXPLAINED = "timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not " + "resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the " + "process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.";

const ScanFailureReasonSchema = stringEnum(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);

const Metadata = stringMap(external_typebox_namespaceObject.Type.String({
pattern: `^[^\\u0000-\\u001f]{1,${LIMITS.metadataKeyLengthMax}}$`
}), external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.metadataValueLengthMax
}), {
maxProperties: LIMITS.metadataPairsMax,
description: "Up to 20 pairs of strings, returned as given."
});

const URL_SCHEMES = [ "http", "https" ];

const SCAN_MINUTES_MAX = 60;

const BROWSER_MODES = [ "auto", "off", "required" ];

const THIRD_PARTY_MODES = [ "block", "load" ];

const CHECKS_SCOPES = [ "recognized", "all" ];

const UrlPath = external_typebox_namespaceObject.Type.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3
});

const CheckId = external_typebox_namespaceObject.Type.String({
pattern: "^[a-z][a-z0-9-]*\\.[a-z0-9-]+$",
maxLength: 80,
examples: [ "http.hsts-missing" ]
});

const login = description => external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Object(Login.properties, {
...Login,
writeOnly: true,
description: `${description} Secret: never returned.`
}));

const SECRET_OPTIONS = [ "request_headers", "login", "second_login", "admin_login", "api_description" ];

const ScanOptions = primitives_strictObject({
start_path: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path and query at which the crawl starts."
})),
scheme: external_typebox_namespaceObject.Type.Optional(stringEnum(URL_SCHEMES, "Skip the detection of TLS on the port.")),
disable_checks: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(CheckId, {
maxItems: 200,
uniqueItems: true
})),
severity_overrides: external_typebox_namespaceObject.Type.Optional(stringMap(CheckId, SeveritySchema, {
maxProperties: 200
})),
first_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first."
})),
extra_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths to scan in addition to those found by the crawl."
})),
include_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Only paths with one of these prefixes are scanned."
})),
exclude_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths with one of these prefixes are never requested."
})),
request_headers: external_typebox_namespaceObject.Type.Optional(stringMap(HeaderName, HeaderValue, {
maxProperties: 20,
writeOnly: true,
description: "Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."
})),
login: login("How the scan signs in."),
second_login: login("A second user, to check that users cannot read what belongs to others."),
admin_login: login("An administrator, to check that users cannot read what only administrators may."),
login_check: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path that responds only to a signed-in user. Default: the scan looks for one."
})),
api_description: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: LIMITS.apiDescriptionLengthMax,
writeOnly: true,
description: "The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the " + "target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned."
})),
max_requests_per_second: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 1,
maximum: 1e3
})),
scan_minutes: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 1,
maximum: SCAN_MINUTES_MAX,
description: "Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it."
})),
browser: external_typebox_namespaceObject.Type.Optional(stringEnum(BROWSER_MODES, "auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser " + "proves nothing. Quick scans use it for a sign-in only. Default auto.")),
third_parties: external_typebox_namespaceObject.Type.Optional(stringEnum(THIRD_PARTY_MODES, "block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, " + "without request_headers. Default block.")),
checks_scope: external_typebox_namespaceObject.Type.Optional(stringEnum(CHECKS_SCOPES, "Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized.")),
active_post: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({
description: "Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false."
}))
}, {
description: "Options of the scan."
});

const ScanFailure = primitives_strictObject({
reason: ScanFailureReasonSchema,
message: external_typebox_namespaceObject.Type.String()
});

const Scan = primitives_strictObject({
id: primitives_prefixedId("scn", "Scan id."),
target: external_typebox_namespaceObject.Type.String({
description: "Scanned host, with :port if one was given."
}),
target_id: external_typebox_namespaceObject.Type.String(),
scan_type: ScanTypeSchema,
status: stringEnum(SCAN_STATUSES),
livemode: external_typebox_namespaceObject.Type.Boolean(),
created_at: primitives_Timestamp,
started_at: nullable(primitives_Timestamp),
finished_at: nullable(primitives_Timestamp),
findings_count: nullable(SeverityCounts),
failure: nullable(ScanFailure),
report_url: nullable(external_typebox_namespaceObject.Type.String({
description: "URL of the JSON report, once the scan has succeeded."
})),
metadata: Metadata,
options: external_typebox_namespaceObject.Type.Omit(ScanOptions, [ ...SECRET_OPTIONS ], {
additionalProperties: false
}),
tokens_charged: external_typebox_namespaceObject.Type.Integer({
minimum: 0
})
}, {
description: "One run of the engine against one target."
});

const ScanCreate = primitives_strictObject({
target: external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 2300,
description: "host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.",
examples: [ "preview.example.com" ]
}),
scan_type: ScanTypeSchema,
metadata: external_typebox_namespaceObject.Type.Optional(Metadata),
options: external_typebox_namespaceObject.Type.Optional(ScanOptions)
});

const BulkScanCreate = primitives_strictObject({
scans: external_typebox_namespaceObject.Type.Array(ScanCreate, {
minItems: 1,
maxItems: LIMITS.bulkEntriesMax
}),
fail_fast: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({
description: "Roll back the whole batch on the first failure. Default false."
}))
});

const BulkScanFrame = primitives_strictObject({
scans: external_typebox_namespaceObject.Type.Unsafe({
type: "array",
minItems: 1
}),
fail_fast: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean())
});

const BulkResult = primitives_strictObject({
ok: external_typebox_namespaceObject.Type.Boolean(),
scan: external_typebox_namespaceObject.Type.Optional(Scan),
error: external_typebox_namespaceObject.Type.Optional(ErrorBody)
}, {
description: "scan is present on success, error on failure."
});

const BulkSummary = primitives_strictObject({
total: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
succeeded: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
failed: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
rolled_back: external_typebox_namespaceObject.Type.Integer({
minimum: 0
})
});

const BulkResults = external_typebox_namespaceObject.Type.Array(BulkResult, {
description: "One per entry, in request order."
});

const BulkScanResult = primitives_strictObject({
summary: BulkSummary,
results: BulkResults
});

const BulkScanRefusal = primitives_strictObject({
error: ErrorBody,
summary: external_typebox_namespaceObject.Type.Optional(BulkSummary),
results: external_typebox_namespaceObject.Type.Optional(BulkResults)
}, {
description: "With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."
});

const TARGET_STATUSES = [ "pending", "verified", "failed", "unreachable" ];

const VERIFICATION_METHODS = [ "dns", "http_file", "meta_tag", "local" ];

const VERIFICATION = {
dnsRecordPrefix: "_svc-verify.",
dnsRecordValue: token => `svc-verify=${token}`,
httpFilePath: "/.well-known/svc-verify.txt",
metaTagName: "svc-verify"
};

const TargetHostname = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 260,
description: "Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.",
examples: [ "preview.example.com", "localhost:8080" ]
});

const TargetVerification = primitives_strictObject({
method: nullable(stringEnum(VERIFICATION_METHODS)),
token: external_typebox_namespaceObject.Type.String({
description: "Value to publish."
}),
instructions: external_typebox_namespaceObject.Type.Array(primitives_strictObject({
method: stringEnum(VERIFICATION_METHODS),
text: external_typebox_namespaceObject.Type.String({
description: "What to publish, in one sentence."
}),
record_name: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
record_type: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
url: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
value: external_typebox_namespaceObject.Type.String()
})),
checked_at: nullable(primitives_Timestamp),
reason: nullable(external_typebox_namespaceObject.Type.String({
description: "Why the last check failed."
}))
});

const Target = primitives_strictObject({
id: primitives_prefixedId("tgt", "Target id."),
hostname: TargetHostname,
status: stringEnum(TARGET_STATUSES),
livemode: external_typebox_namespaceObject.Type.Boolean({
description: "False for data of a test-mode key."
}),
verification: TargetVerification,
verified_at: nullable(primitives_Timestamp),
created_at: primitives_Timestamp
}, {
description: "A host whose ownership can be proven."
});

const TargetCreate = primitives_strictObject({
hostname: TargetHostname
});

const verifyBy = methods => primitives_strictObject({
method: stringEnum(methods)
});

const TargetVerify = verifyBy(VERIFICATION_METHODS.filter(method => method !== "local"));

const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);

const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified", "finding.created", "finding.fixed" ];

const scanData = {
scan_id: external_typebox_namespaceObject.Type.String(),
target: external_typebox_namespaceObject.Type.String(),
scan_type: ScanTypeSchema,
status: stringEnum(SCAN_STATUSES),
created_at: primitives_Timestamp
};

const findingData = {
finding_id: external_typebox_namespaceObject.Type.String(),
fingerprint: external_typebox_namespaceObject.Type.String(),
check_id: external_typebox_namespaceObject.Type.String(),
title: external_typebox_namespaceObject.Type.String(),
severity: SeveritySchema,
url: external_typebox_namespaceObject.Type.String({
description: "Where it is, or was."
}),
target: external_typebox_namespaceObject.Type.String(),
scan_type: ScanTypeSchema
};

const EVENT_DATA = {
"scan.queued": primitives_strictObject(scanData),
"scan.running": primitives_strictObject(scanData),
"scan.completed": primitives_strictObject({
...scanData,
findings_count: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
report_url: external_typebox_namespaceObject.Type.String()
}),
"scan.failed": primitives_strictObject({
...scanData,
reason: stringEnum(SCAN_FAILURE_REASONS),
message: external_typebox_namespaceObject.Type.String()
}),
"scan.cancelled": primitives_strictObject({
...scanData,
cancelled_at: primitives_Timestamp
}),
"target.verified": primitives_strictObject({
target_id: external_typebox_namespaceObject.Type.String(),
hostname: external_typebox_namespaceObject.Type.String(),
method: stringEnum(VERIFICATION_METHODS),
verified_at: primitives_Timestamp
}),
"finding.created": primitives_strictObject({
...findingData,
scan_id: external_typebox_namespaceObject.Type.String({
description: "The scan that saw it, the first one of its target."
})
}),
"finding.fixed": primitives_strictObject({
...findingData,
scan_id: external_typebox_namespaceObject.Type.String({
description: "The scan that examined its place and did not see it."
})
})
};

function eventSchema(type) {
return strictObject({
id: prefixedId("evt", "Event id."),
type: Type.Literal(type),
created_at: Timestamp,
data: EVENT_DATA[type]
});
}

const WEBHOOK_STATUSES = [ "enabled", "disabled" ];

const WEBHOOK_DISABLED_REASONS = [ "user", "failing", "gone", "key_revoked" ];

const DELIVERY_STATUSES = [ "pending", "held", "succeeded", "dead_lettered", "cancelled" ];

const Events = external_typebox_namespaceObject.Type.Array(stringEnum(EVENT_TYPES), {
minItems: 1,
maxItems: EVENT_TYPES.length,
uniqueItems: true
});

const Url = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL that receives deliveries.",
examples: [ "https://hooks.example.com/scans" ]
});

const subscription = {
id: primitives_prefixedId("whk", "Subscription id."),
url: Url,
events: Events,
status: stringEnum(WEBHOOK_STATUSES),
disabled_reason: nullable(stringEnum(WEBHOOK_DISABLED_REASONS)),
last_success_at: nullable(primitives_Timestamp),
created_at: primitives_Timestamp
};

const Webhook = primitives_strictObject(subscription, {
description: "A webhook subscription."
});

const WebhookWithSecret = primitives_strictObject({
...subscription,
secret: external_typebox_namespaceObject.Type.String({
pattern: "^whsec_",
description: "Signing secret. Not returned again."
})
});

const WebhookCreate = primitives_strictObject({
url: Url,
events: Events
});

const WebhookUpdate = primitives_strictObject({
events: external_typebox_namespaceObject.Type.Optional(Events),
status: external_typebox_namespaceObject.Type.Optional(stringEnum(WEBHOOK_STATUSES))
}, {
minProperties: 1
});

const RotateSecret = primitives_strictObject({
previous_valid_for: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 0,
maximum: 604800,
description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
}))
});

const DeliveryAttempt = primitives_strictObject({
attempt: external_typebox_namespaceObject.Type.Integer({
minimum: 1
}),
at: primitives_Timestamp,
status_code: nullable(external_typebox_namespaceObject.Type.Integer()),
error: nullable(external_typebox_namespaceObject.Type.String()),
duration_ms: external_typebox_namespaceObject.Type.Integer({
minimum: 0
})
});

const delivery = {
id: primitives_prefixedId("dlv", "Delivery id."),
webhook_id: external_typebox_namespaceObject.Type.String(),
event_id: external_typebox_namespaceObject.Type.String(),
event_type: stringEnum(EVENT_TYPES),
status: stringEnum(DELIVERY_STATUSES),
attempts_count: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
next_attempt_at: nullable(primitives_Timestamp),
replay_of: nullable(external_typebox_namespaceObject.Type.String()),
created_at: primitives_Timestamp
};

const Delivery = primitives_strictObject(delivery);

const DeliveryWithAttempts = primitives_strictObject({
...delivery,
attempts: external_typebox_namespaceObject.Type.Array(DeliveryAttempt),
body: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "Request body of every attempt, byte for byte as it is signed."
}))
});

const ReplayRequest = primitives_strictObject({
since: primitives_Timestamp,
until: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp),
status: external_typebox_namespaceObject.Type.Optional(stringEnum(DELIVERY_STATUSES)),
dry_run: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean())
});

const ReplayResult = primitives_strictObject({
count: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
dry_run: external_typebox_namespaceObject.Type.Boolean()
});

const WebhookTestResult = primitives_strictObject({
delivered: external_typebox_namespaceObject.Type.Boolean(),
status_code: nullable(external_typebox_namespaceObject.Type.Integer()),
error: nullable(external_typebox_namespaceObject.Type.String()),
duration_ms: external_typebox_namespaceObject.Type.Integer({
minimum: 0
})
});

function listOf(item) {
return primitives_strictObject({
data: external_typebox_namespaceObject.Type.Array(item, {
maxItems: LIMITS.pageSizeMax
}),
next_cursor: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String())
});
}

function pageParameters(size) {
return {
limit: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 1,
maximum: LIMITS.pageSizeMax,
default: size,
description: "Page size."
})),
cursor: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 1e3,
description: "next_cursor of the previous page."
}))
};
}

const page = pageParameters(LIMITS.pageSizeDefault);

const idParam = (name, prefix) => {
const id = external_typebox_namespaceObject.Type.String({
maxLength: 64,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
return primitives_strictObject({
[name]: id
});
};

const targetParam = idParam("target_id", "tgt");

const scanParam = idParam("scan_id", "scn");

const scheduleParam = idParam("schedule_id", "sch");

const channelParam = idParam("channel_id", "chn");

const findingParam = idParam("finding_id", "fnd");

const webhookParam = idParam("id", "whk");

const deliveryParam = primitives_strictObject({
id: external_typebox_namespaceObject.Type.String({
maxLength: 64
}),
delivery_id: external_typebox_namespaceObject.Type.String({
maxLength: 64
})
});

const TargetsQuery = primitives_strictObject({
...page,
hostname: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
maxLength: 260
}))
});

const ScansQuery = primitives_strictObject({
...page,
status: external_typebox_namespaceObject.Type.Optional(stringEnum(SCAN_STATUSES)),
target: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
maxLength: 260
})),
scan_type: external_typebox_namespaceObject.Type.Optional(ScanTypeSchema),
created_after: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp),
created_before: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp)
});

const FindingsQuery = primitives_strictObject({
...page,
severity: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$",
description: "One severity or a comma-separated list.",
examples: [ "critical", "critical,high" ]
})),
min_severity: external_typebox_namespaceObject.Type.Optional(SeveritySchema),
state: external_typebox_namespaceObject.Type.Optional(stringEnum([ "new", "open", "fixed", "ignored" ])),
check_id: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
maxLength: 80
}))
});

const DeliveriesQuery = primitives_strictObject({
...page,
status: external_typebox_namespaceObject.Type.Optional(stringEnum(DELIVERY_STATUSES))
});

const WebhooksQuery = primitives_strictObject(page);

const SchedulesQuery = primitives_strictObject(page);

const ChannelsQuery = primitives_strictObject(page);

const SCHEDULE_STATUSES = [ "enabled", "paused" ];

const SCHEDULE_TARGETS_MAX = 20;

const Name = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 100,
description: "What the schedule is for, in your words."
});

const CronExpression = external_typebox_namespaceObject.Type.String({
pattern: "^[0-9A-Za-z*/,#-]+( [0-9A-Za-z*/,#-]+){4}$",
maxLength: 100,
description: "Minute, hour, day of the month, month, day of the week. At most once an hour.",
examples: [ "0 2 * * *" ]
});

const TimeZone = external_typebox_namespaceObject.Type.String({
pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$",
maxLength: 64,
description: "IANA time zone of the expression. Default UTC.",
examples: [ "Europe/Berlin" ]
});

const TargetIds = external_typebox_namespaceObject.Type.Array(primitives_prefixedId("tgt", "Target id."), {
minItems: 1,
maxItems: SCHEDULE_TARGETS_MAX,
uniqueItems: true,
description: "Targets, each of which gets a scan per run."
});

const Status = stringEnum(SCHEDULE_STATUSES, "A paused schedule creates no scans.");

const ScheduleCreate = primitives_strictObject({
name: Name,
cron: CronExpression,
time_zone: external_typebox_namespaceObject.Type.Optional(TimeZone),
target_ids: TargetIds,
scan_type: ScanTypeSchema,
options: external_typebox_namespaceObject.Type.Optional(ScanOptions),
status: external_typebox_namespaceObject.Type.Optional(Status)
});

const ScheduleUpdate = primitives_strictObject({
name: external_typebox_namespaceObject.Type.Optional(Name),
cron: external_typebox_namespaceObject.Type.Optional(CronExpression),
time_zone: external_typebox_namespaceObject.Type.Optional(TimeZone),
target_ids: external_typebox_namespaceObject.Type.Optional(TargetIds),
scan_type: external_typebox_namespaceObject.Type.Optional(ScanTypeSchema),
options: external_typebox_namespaceObject.Type.Optional(ScanOptions),
status: external_typebox_namespaceObject.Type.Optional(Status)
}, {
minProperties: 1
});

const ScheduleRun = primitives_strictObject({
planned_at: primitives_Timestamp,
started_at: primitives_Timestamp,
scan_ids: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String(), {
maxItems: SCHEDULE_TARGETS_MAX
})
}, {
description: "A run, with the scans that it created."
});

const ScheduleError = primitives_strictObject({
code: external_typebox_namespaceObject.Type.String({
description: "Code of docs/ERRORS.md."
}),
message: external_typebox_namespaceObject.Type.String()
}, {
description: "Why the last run did not create all of its scans."
});

const Schedule = primitives_strictObject({
id: primitives_prefixedId("sch", "Schedule id."),
name: Name,
cron: CronExpression,
time_zone: TimeZone,
target_ids: TargetIds,
scan_type: ScanTypeSchema,
options: Scan.properties.options,
status: Status,
next_runs: external_typebox_namespaceObject.Type.Array(primitives_Timestamp, {
maxItems: 5,
description: "When the next runs start: after the time of the expression by up to 10 minutes, always the same."
}),
last_run: nullable(ScheduleRun),
last_error: nullable(ScheduleError),
created_at: primitives_Timestamp
}, {
description: "Scans of targets at the times of a cron expression."
});

const SCHEDULE_ROUTES = {
createSchedule: {
method: "POST",
path: "/v1/schedules",
scopes: [ "scans:write" ],
summary: "Create a schedule. Its scans are created with the rights of the key that created or last changed it.",
body: ScheduleCreate,
success: {
status: 201,
schema: Schedule,
location: "/v1/schedules/{body.id}"
},
errors: [ "not_found", "invalid_state", "target_not_verified", "target_not_allowed" ]
},
listSchedules: {
method: "GET",
path: "/v1/schedules",
scopes: [ "scans:read" ],
summary: "List schedules, newest first.",
query: SchedulesQuery,
success: {
status: 200,
schema: listOf(Schedule)
},
errors: [ "invalid_cursor" ]
},
getSchedule: {
method: "GET",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:read" ],
summary: "Retrieve a schedule with its next runs.",
params: scheduleParam,
success: {
status: 200,
schema: Schedule
},
errors: [ "not_found" ]
},
updateSchedule: {
method: "PATCH",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:write" ],
summary: "Change, pause or resume a schedule. `options` replaces all earlier ones.",
params: scheduleParam,
body: ScheduleUpdate,
success: {
status: 200,
schema: Schedule
},
errors: [ "not_found", "target_not_verified", "target_not_allowed" ]
},
deleteSchedule: {
method: "DELETE",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:write" ],
summary: "Delete a schedule. Its scans stay.",
params: scheduleParam,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
}
};

const CHANNEL_KINDS = [ "slack", "teams", "email", "jira", "defectdojo" ];

const CHANNEL_EVENTS = [ "finding.created", "finding.fixed" ];

const RECIPIENTS_MAX = 20;

const channel_Name = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 100,
description: "What the channel is for, in your words."
});

const channel_Url = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL: of the incoming webhook (Slack), of the workflow (Teams), or of Jira or DefectDojo. Not returned."
});

const channel_Token = external_typebox_namespaceObject.Type.String({
pattern: "^[!-~]+$",
maxLength: 1e3,
description: "API token of Jira or DefectDojo. Not returned."
});

const MinSeverity = {
...SeveritySchema,
description: "Findings below this severity are left out. Default high."
};

const channel_Events = external_typebox_namespaceObject.Type.Array(stringEnum(CHANNEL_EVENTS), {
minItems: 1,
maxItems: CHANNEL_EVENTS.length,
uniqueItems: true,
description: "New findings, fixed ones, or both. Default both; new ones for Jira."
});

const DailyAt = external_typebox_namespaceObject.Type.String({
pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
description: "Time of one digest a day. Without it, each scan with such findings is notified at once.",
examples: [ "08:00" ]
});

const channel_Status = stringEnum(WEBHOOK_STATUSES, "A disabled channel sends nothing.");

const ChannelSettings = primitives_strictObject({
recipients: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
pattern: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$",
maxLength: 254
}), {
minItems: 1,
maxItems: RECIPIENTS_MAX,
uniqueItems: true,
description: "Email: addresses."
})),
user: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^[!-9;-~]+$",
maxLength: 254,
description: "Jira Cloud: email of the account of the token. Without it, Jira Data Center is assumed."
})),
project: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^[A-Z][A-Z0-9_]*$",
maxLength: 100,
description: "Jira: key of the project.",
examples: [ "SEC" ]
})),
issue_type: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 100,
description: "Jira: name of the issue type. Default Task."
})),
summary: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 200,
description: "Jira: template of the summary, with {subject}, {target}, {severity}, {title}, {new} and {fixed}. Default {subject}."
})),
product: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 200,
description: "DefectDojo: name of a product, which must exist."
})),
engagement: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 200,
description: "DefectDojo: name of the engagement, which is created if missing. Default Scan Gate."
}))
}, {
description: "Settings of the kind."
});

const Channel = primitives_strictObject({
id: primitives_prefixedId("chn", "Channel id."),
name: channel_Name,
kind: stringEnum(CHANNEL_KINDS),
host: nullable(external_typebox_namespaceObject.Type.String({
description: "Host of the URL; null for email."
})),
settings: ChannelSettings,
min_severity: MinSeverity,
events: channel_Events,
daily_at: nullable(DailyAt),
time_zone: TimeZone,
status: channel_Status,
disabled_reason: nullable(stringEnum(WEBHOOK_DISABLED_REASONS)),
last_success_at: nullable(primitives_Timestamp),
created_at: primitives_Timestamp
}, {
description: "Where a workspace is notified of new and fixed findings."
});

const ChannelCreate = primitives_strictObject({
name: channel_Name,
kind: stringEnum(CHANNEL_KINDS),
url: external_typebox_namespaceObject.Type.Optional(channel_Url),
token: external_typebox_namespaceObject.Type.Optional(channel_Token),
settings: external_typebox_namespaceObject.Type.Optional(ChannelSettings),
min_severity: external_typebox_namespaceObject.Type.Optional(MinSeverity),
events: external_typebox_namespaceObject.Type.Optional(channel_Events),
daily_at: external_typebox_namespaceObject.Type.Optional(DailyAt),
time_zone: external_typebox_namespaceObject.Type.Optional(TimeZone)
});

const ChannelUpdate = primitives_strictObject({
name: external_typebox_namespaceObject.Type.Optional(channel_Name),
url: external_typebox_namespaceObject.Type.Optional(channel_Url),
token: external_typebox_namespaceObject.Type.Optional(channel_Token),
settings: external_typebox_namespaceObject.Type.Optional(ChannelSettings),
min_severity: external_typebox_namespaceObject.Type.Optional(MinSeverity),
events: external_typebox_namespaceObject.Type.Optional(channel_Events),
daily_at: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9])?$",
description: "Time of one digest a day. Empty: at once.",
examples: [ "08:00" ]
})),
time_zone: external_typebox_namespaceObject.Type.Optional(TimeZone),
status: external_typebox_namespaceObject.Type.Optional(channel_Status)
}, {
minProperties: 1
});

const CHANNEL_ROUTES = {
createChannel: {
method: "POST",
path: "/v1/channels",
scopes: [ "webhooks:write" ],
summary: "Create a notification channel of the workspace. Its URL and token are not returned.",
body: ChannelCreate,
success: {
status: 201,
schema: Channel,
location: "/v1/channels/{body.id}"
},
errors: [ "invalid_state", "target_not_allowed" ]
},
listChannels: {
method: "GET",
path: "/v1/channels",
scopes: [ "webhooks:write" ],
summary: "List the notification channels of the workspace, newest first.",
query: ChannelsQuery,
success: {
status: 200,
schema: listOf(Channel)
},
errors: [ "invalid_cursor" ]
},
getChannel: {
method: "GET",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a notification channel.",
params: channelParam,
success: {
status: 200,
schema: Channel
},
errors: [ "not_found" ]
},
updateChannel: {
method: "PATCH",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Change, disable or enable a channel. `settings` replaces all earlier ones; a new `url` needs its `token`.",
params: channelParam,
body: ChannelUpdate,
success: {
status: 200,
schema: Channel
},
errors: [ "not_found", "target_not_allowed" ]
},
deleteChannel: {
method: "DELETE",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Delete a channel with its secrets, and cancel its pending deliveries.",
params: channelParam,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
testChannel: {
method: "POST",
path: "/v1/channels/{channel_id}/test",
scopes: [ "webhooks:write" ],
summary: "Send an example message now. For Jira and DefectDojo, only check the token and the project or product.",
params: channelParam,
success: {
status: 200,
schema: WebhookTestResult
},
errors: [ "not_found", "insufficient_tokens", "target_not_allowed" ]
}
};

const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];

const FindingLocation = primitives_strictObject({
url: external_typebox_namespaceObject.Type.String({
description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
}),
method: nullable(external_typebox_namespaceObject.Type.String({
examples: [ "GET" ]
})),
parameter: nullable(external_typebox_namespaceObject.Type.String({
description: "Affected header, cookie, query parameter or form field."
}))
});

const Cvss = primitives_strictObject({
score: external_typebox_namespaceObject.Type.Number({
minimum: 0,
maximum: 10
}),
vector: external_typebox_namespaceObject.Type.String()
});

const ProofHeader = primitives_strictObject({
name: external_typebox_namespaceObject.Type.String({
description: "In lower case."
}),
value: external_typebox_namespaceObject.Type.String({
description: "Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE."
})
}, {
description: "A header that matters for the result."
});

const ProofRequest = primitives_strictObject({
role: stringEnum([ "control", "proof" ], "control: the request that the proof is compared with."),
method: external_typebox_namespaceObject.Type.String({
examples: [ "GET" ]
}),
url: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofUrlLengthMax,
description: "Absolute URL as requested, with its query."
}),
headers: external_typebox_namespaceObject.Type.Array(ProofHeader, {
maxItems: LIMITS.proofHeadersMax
}),
body: nullable(external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofBodyLengthMax
})),
response: nullable(primitives_strictObject({
status: nullable(external_typebox_namespaceObject.Type.Integer()),
before: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "Up to 120 characters before it."
}),
match: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "What proves it, masked."
}),
after: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "Up to 120 characters after it."
})
}, {
description: "What was seen in the response: a quote of a header or of the body."
}))
});

const Proof = primitives_strictObject({
requests: external_typebox_namespaceObject.Type.Array(ProofRequest, {
maxItems: LIMITS.proofRequestsMax
}),
browser: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
url: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofUrlLengthMax
}),
steps: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofQuoteLengthMax
}), {
maxItems: LIMITS.proofStepsMax
}),
executed: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "What the page ran or did."
})
}, {
description: "What the browser opened, did and saw."
}))
}, {
description: "The requests that show the weakness, to send again."
});

const Acceptance = primitives_strictObject({
reason: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.acceptanceReasonLengthMax
}),
accepted_at: primitives_Timestamp,
accepted_by: external_typebox_namespaceObject.Type.String({
description: "Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."
}),
expires_at: nullable(primitives_Timestamp)
});

const Day = external_typebox_namespaceObject.Type.String({
pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
});

const FindingAdvisory = primitives_strictObject({
id: external_typebox_namespaceObject.Type.String({
maxLength: 40,
description: "CVE id, or GHSA id if there is no CVE.",
examples: [ "CVE-2020-11023" ]
}),
component: nullable(external_typebox_namespaceObject.Type.String({
maxLength: 300,
description: "Package URL of what is affected.",
examples: [ "pkg:npm/jquery@3.4.1" ]
})),
exploited: nullable(primitives_strictObject({
added: Day,
source: external_typebox_namespaceObject.Type.String({
maxLength: 100
}),
date: Day
}, {
description: "Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that date."
}))
}, {
description: "A published vulnerability that the finding is about."
});

const Finding = primitives_strictObject({
id: primitives_prefixedId("fnd", "Finding id."),
scan_id: external_typebox_namespaceObject.Type.String(),
fingerprint: external_typebox_namespaceObject.Type.String({
pattern: "^[0-9a-f]{32}$",
description: "Equal for the same finding in another scan or on another preview host. Does not depend on the host."
}),
check_id: external_typebox_namespaceObject.Type.String({
examples: [ "exposure.env" ]
}),
check_url: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "Documentation of the check."
})),
title: external_typebox_namespaceObject.Type.String(),
severity: SeveritySchema,
confidence: ConfidenceSchema,
cvss: nullable(Cvss),
cwe: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
pattern: "^CWE-[0-9]+$"
})),
owasp: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
description: "OWASP Top 10:2025 categories, derived from the CWE."
})),
location: FindingLocation,
locations: external_typebox_namespaceObject.Type.Array(FindingLocation, {
maxItems: LIMITS.findingLocationsMax,
description: "Every location with the same cause, including the first one. Maximum 25."
}),
locations_total: external_typebox_namespaceObject.Type.Integer({
minimum: 1
}),
description: external_typebox_namespaceObject.Type.String({
description: "Description of the weakness and its impact."
}),
evidence: external_typebox_namespaceObject.Type.String({
maxLength: LIMITS.evidenceLengthMax,
description: "Proof, with secrets masked. Contains untrusted text of the scanned site."
}),
proof: external_typebox_namespaceObject.Type.Optional(Proof),
remediation: external_typebox_namespaceObject.Type.String({
description: "How to fix it."
}),
references: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String()),
advisories: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(FindingAdvisory, {
maxItems: LIMITS.findingAdvisoriesMax,
description: "Most severe first. Absent if the finding is about no published vulnerability."
})),
state: stringEnum(FINDING_STATES),
first_seen_at: primitives_Timestamp,
acceptance: external_typebox_namespaceObject.Type.Optional(Acceptance)
}, {
description: "A weakness with its proof."
});

const FINDING_DECISIONS = [ "ignored", "open" ];

const FindingUpdate = primitives_strictObject({
state: stringEnum(FINDING_DECISIONS, "ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is."),
reason: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: LIMITS.acceptanceReasonLengthMax,
description: "Why the finding is accepted. Required with `ignored`."
})),
expires_at: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
format: "date-time",
description: "When the acceptance ends. Without it, it has no end.",
examples: [ "2027-01-31T00:00:00Z" ]
}))
});

const TargetFinding = primitives_strictObject({
...Finding.properties,
last_seen_at: primitives_Timestamp
}, {
description: "A weakness that a target has, by its last scans of each type."
});

const coverage_problems_namespaceObject = JSON.parse('{"target_not_found":{"meaning":"The start page does not exist (404 or 410).","fix":"Check the address and that the deployment is there, or give a target URL with a path that exists."},"target_refused":{"meaning":"The start page refuses the scanner (401, 403, 429 or another 4xx status).","fix":"Let the scanner in with request-headers (a secret), or allow its User-Agent or address."},"target_host_refused":{"meaning":"The framework of the application refuses the host name of the target.","fix":"Add the host name to those that the application allows: ALLOWED_HOSTS (Django), config.hosts (Rails), server.allowedHosts (Vite), allowedHosts (webpack-dev-server), allowed_hosts (Starlette)."},"target_server_error":{"meaning":"The start page is a server error (5xx).","fix":"Fix the deployment, then run the gate again."},"target_empty":{"meaning":"The start page has no content, or its scripts draw none.","fix":"Check the deployment and that its scripts load, or give a target URL with a path that shows the application. If its scripts come from another host, set third-parties: load."},"target_challenge":{"meaning":"A bot challenge is served instead of the application.","fix":"Exempt the scanner in the bot protection, for example by a secret header set with request-headers."},"target_blocked":{"meaning":"A block page is served instead of the application.","fix":"Allow the scanner in the firewall, for example by a secret header set with request-headers."},"target_maintenance":{"meaning":"A maintenance page is served instead of the application.","fix":"Run the gate again when maintenance is over."},"target_parked":{"meaning":"A domain parking page is served instead of the application.","fix":"Check the host name and its DNS records."},"target_not_deployed":{"meaning":"The hosting platform has no deployment at this address, or the web server shows its default page.","fix":"Wait for the deployment before the gate, and check the address."},"target_off_host":{"meaning":"The start page redirects to another host, scheme or port.","fix":"Give the address it redirects to as the target."},"target_single_sign_on":{"meaning":"The start page sends visitors to a single sign-on on another host.","fix":"Give request-headers (a secret) that carry a session, or scan a deployment without single sign-on."},"target_redirect_loop":{"meaning":"The start page redirects without end, or to nothing that responds.","fix":"Open the address in a browser without cookies and fix the redirect, or give a target URL with another path."},"target_left_out":{"meaning":"The start page redirects to a path that include-paths or exclude-paths leaves out, so it was not requested.","fix":"Give a start-path that the scan may request, or allow the path that the start page redirects to."},"target_unreadable":{"meaning":"The start page could not be read: the response is not HTTP, its headers are too large, or the server requires a client certificate.","fix":"Check the scheme and port of the target. If the server requires client certificates, give a port that does not."},"target_turned_away":{"meaning":"The target refused the scanner after the first requests.","fix":"Exempt the scanner from rate limits and bans, or lower max-requests-per-second."},"target_too_slow":{"meaning":"The time of the scan ended before the target could be seen once more, or requests got a response only when they were repeated at the end, so it is not known whether it refused the scanner.","fix":"Give the scan more time (scan-minutes), or the target a faster machine. If a firewall delays requests, exempt the scanner."},"target_stopped":{"meaning":"The application ended during the scan: its port is closed.","fix":"Look in its log for the request that is named, fix what ends it, and run the gate again. If a firewall closed the port, exempt the scanner."},"target_same_response":{"meaning":"Every address of the target shows the same page.","fix":"Check that the application itself responds, not a proxy, placeholder or catch-all route in front of it."},"target_paths_refused":{"meaning":"Nearly all paths except the start page were refused, failed, or showed one page that does not belong to the site.","fix":"Let the scanner through the firewall, so that the scan can check for exposed files."},"sign_in_page_not_found":{"meaning":"No sign-in page was found, or it did not respond.","fix":"Give its path in login as url, or an api-description that names the operation."},"sign_in_field_not_found":{"meaning":"The sign-in page has no field for the user name or for the password, or the interface did not read the body with the credentials.","fix":"Give the path of the page with the form in login as url, describe the body of an interface in api-description, or give a session instead (storage-state, cookie or header)."},"sign_in_scripted":{"meaning":"The sign-in needs a browser: its page is rendered by scripts, or login has an identity-provider or a recording. The scan had no browser for it, or the page sent nothing there, and no interface that takes the credentials as JSON was found.","fix":"Give the path of that interface in login as url, an api-description that names it, or a session instead (storage-state, cookie or header). If the scan had no browser, let it use one (browser: auto, with Chrome, Chromium or Edge on the machine that scans)."},"sign_in_off_host":{"meaning":"The sign-in is on another host, scheme or port, where the scan sends nothing.","fix":"Name that origin in login as identity-provider, give a session instead (storage-state, cookie or header), or scan a deployment with its own sign-in."},"sign_in_provider_other":{"meaning":"The sign-in led to an origin that identity-provider does not name.","fix":"Check that the application is configured for the right identity provider. If the origin belongs to the sign-in, add it to identity-provider."},"sign_in_provider_unreachable":{"meaning":"The origin in identity-provider did not respond, has a certificate that is not trusted, or may not be contacted from here.","fix":"Check the origin, and that the machine that scans reaches it. Trust a private certificate authority with ca-file or NODE_EXTRA_CA_CERTS. A service needs its operator to allow private addresses."},"sign_in_provider_page":{"meaning":"After the credentials, the identity provider showed a page that does not lead back to the application: a consent, terms, a password to change or the like.","fix":"Answer that page once by hand with the account, turn it off for the client, or record the sign-in with its answer (recording)."},"sign_in_recording_failed":{"meaning":"A step of the recording could not be replayed.","fix":"Record the sign-in again with the Recorder of Chrome DevTools, with the application as it is now, or correct the step that is named."},"sign_in_denied":{"meaning":"The target refused the credentials.","fix":"Check the credentials in login, and that the account is active and not locked."},"sign_in_code_required":{"meaning":"The target requires a one-time code, which could not be given.","fix":"Give the secret of the codes in login as totp, or use an account without a second factor."},"sign_in_captcha":{"meaning":"The sign-in page has a captcha.","fix":"Turn it off for the deployment or the account, or give a session instead (storage-state, cookie or header)."},"sign_in_unproven":{"meaning":"The credentials were sent, but no address responds differently to the signed-in user.","fix":"Check the credentials, and set login-check to a path that only a signed-in user can read."},"sign_in_lost":{"meaning":"The session ended during the scan and could not be kept, even after a second sign-in.","fix":"Let sessions live longer than the scan, and allow the account several sessions."},"api_description_unusable":{"meaning":"The given API description could not be read, or has no operation that the scan can read.","fix":"Check the file or URL in api-description: OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman or HAR."},"browser_missing":{"meaning":"A browser is required (browser: required), and the scan had none.","fix":"Install Chrome, Chromium or Edge on the machine that scans, name it with browser-path, or set browser to auto."},"browser_incomplete":{"meaning":"A browser is required (browser: required), and it ended or ran out of time before it had examined the pages.","fix":"Find the page that ends it (an endless loop, much memory), leave it out with exclude-paths, or give the machine more memory and processor time."}}');

const COVERAGE_PROBLEMS = coverage_problems_namespaceObject;

const COVERAGE_CODES = Object.keys(COVERAGE_PROBLEMS);

const BROWSER_LIMITS = {
ended: "times that the browser ended, hung or was ended above its memory limit",
actions_not_completed: "actions of pages, such as buttons, during which it ended",
pages_not_opened: "known pages that were not opened",
pages_not_probed: "opened pages into which not all values of a link were followed",
requests_not_sent: "different requests of pages above the maximum",
scripts_not_loaded: "hosts whose scripts were not loaded, or too large"
};

const BROWSER_LIMIT_KINDS = Object.keys(BROWSER_LIMITS);

const REACH_KINDS = null && [ "pages", "views", "operations", "inputs" ];

const LEFT_OUT_REASONS = {
time: "the time of the scan was used up",
requests: "the maximum number of requests was reached",
folded: "three of the same shape behaved alike",
not_reached: "it failed, or was refused"
};

const LeftOutReasonSchema = stringEnum(Object.keys(LEFT_OUT_REASONS), `${Object.entries(LEFT_OUT_REASONS).map(([reason, meaning]) => `${reason}: ${meaning}`).join("; ")}.`);

const ReachCount = primitives_strictObject({
known: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Known to the scan, at least; covered ones included."
}),
covered: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
left_out: external_typebox_namespaceObject.Type.Array(primitives_strictObject({
reason: LeftOutReasonSchema,
count: external_typebox_namespaceObject.Type.Integer({
minimum: 1
})
}), {
maxItems: Object.keys(LEFT_OUT_REASONS).length,
description: "Adds up to known minus covered."
})
}, {
description: "How many there are, and how many the scan covered."
});

const SCREENSHOT_LENGTH_MAX = 136536;

const ScanCoverage = primitives_strictObject({
application_seen: external_typebox_namespaceObject.Type.Boolean({
description: "False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive."
}),
code: nullable(stringEnum(COVERAGE_CODES, "Why the application was not seen.")),
detail: nullable(external_typebox_namespaceObject.Type.String({
description: "What responded instead, in one sentence."
})),
pages: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Distinct pages read."
}),
pages_read: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Addresses of pages read, also of equal ones; absent in a quick scan."
})),
pages_known: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Addresses of pages that the scan knows, at least. A limit left out the rest; absent in a quick scan."
})),
browser: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
used: external_typebox_namespaceObject.Type.Boolean({
description: "A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time before it had examined them."
}),
detail: nullable(external_typebox_namespaceObject.Type.String({
description: "Why there was no browser, or what it did not see."
})),
product: nullable(external_typebox_namespaceObject.Type.String({
description: "Name and version of the browser."
})),
sandboxed: external_typebox_namespaceObject.Type.Boolean({
description: "The pages ran in the sandbox of the browser."
}),
pages: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Pages opened."
}),
routes: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Different URLs of the target found."
}),
endpoints: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Requests of scripts and forms found."
}),
withheld: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Requests that may change something and were not sent."
}),
limits: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(primitives_strictObject({
kind: stringEnum(BROWSER_LIMIT_KINDS, `What is counted: ${Object.entries(BROWSER_LIMITS).map(([kind, meaning]) => `${kind}: ${meaning}`).join("; ")}.`),
count: external_typebox_namespaceObject.Type.Integer({
minimum: 1
}),
detail: external_typebox_namespaceObject.Type.String({
maxLength: 300,
description: "The reason, or what was left out."
})
}), {
maxItems: 12,
description: "What the browser did not see, by kind; empty if it saw everything."
})),
screenshot: external_typebox_namespaceObject.Type.Optional(nullable(external_typebox_namespaceObject.Type.String({
pattern: "^/9j/[A-Za-z0-9+/]*={0,2}$",
maxLength: SCREENSHOT_LENGTH_MAX,
description: "The start page as a JPEG image in Base64, or null if it could not be taken."
})))
}, {
description: "What a browser saw; absent in a quick scan."
})),
api: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
descriptions: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Descriptions read."
}),
operations: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Operations of the target that they describe."
}),
requested: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Operations requested to collect parameter values for others."
}),
left_out: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Operations that could not be read, are on other hosts or above the maximum."
}),
detail: nullable(external_typebox_namespaceObject.Type.String({
description: "Formats and sources, or why a description was not used."
}))
}, {
description: "What descriptions say of the API; absent without one."
})),
reach: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
pages: external_typebox_namespaceObject.Type.Optional(ReachCount),
views: external_typebox_namespaceObject.Type.Optional(ReachCount),
operations: external_typebox_namespaceObject.Type.Optional(ReachCount),
inputs: external_typebox_namespaceObject.Type.Optional(ReachCount)
}, {
description: "What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the " + "browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: " + "insertion points, such as parameters, tested by every probe that applies."
})),
created: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(primitives_strictObject({
path: external_typebox_namespaceObject.Type.String({
maxLength: 300
}),
count: external_typebox_namespaceObject.Type.Integer({
minimum: 1
})
}), {
maxItems: 100,
description: "Requests by POST, PUT or PATCH that the target accepted, by path: each may have created a record."
})),
components: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(primitives_strictObject({
purl: external_typebox_namespaceObject.Type.String({
maxLength: 300,
description: "Package URL with the version.",
examples: [ "pkg:npm/jquery@3.4.1" ]
}),
url: external_typebox_namespaceObject.Type.String({
maxLength: 2e3,
description: "The first response that showed it."
}),
how: external_typebox_namespaceObject.Type.String({
maxLength: 100,
description: "What showed it: a header, or code of the library."
})
}), {
maxItems: 300,
description: "Software with its version that the responses showed: script libraries, and what headers name. Absent in a quick scan."
})),
sign_in_required: external_typebox_namespaceObject.Type.Boolean({
description: "The application requires a sign-in on its own host, and the scan was not signed in."
}),
signed_in: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({
description: "The scan was signed in from its start to its end. Absent if no login was given."
}))
});

const report_REPORT_SCHEMA_VERSION = "1.0";

const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];

const CheckOutcome = primitives_strictObject({
check_id: external_typebox_namespaceObject.Type.String(),
title: external_typebox_namespaceObject.Type.String({
description: "Names the fault that the check looks for."
}),
subject: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "Names what the check examines, if `title` would read as a statement beside the status `passed`."
})),
severity: SeveritySchema,
status: stringEnum(CHECK_STATUSES),
partial: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({
description: "True if the check passed in part: a limit left out what `reason` names."
})),
reason: nullable(external_typebox_namespaceObject.Type.String({
description: "Why the check did not apply or failed, or which part it skipped."
})),
findings: external_typebox_namespaceObject.Type.Integer({
minimum: 0
})
});

const Spent = primitives_strictObject({
used: external_typebox_namespaceObject.Type.Number({
minimum: 0
}),
allowed: external_typebox_namespaceObject.Type.Number({
minimum: 0
})
});

const ScanBudget = primitives_strictObject({
requests: Spent,
connections: Spent,
bytes: Spent,
seconds: Spent,
exhausted: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({
description: "Exhausted budgets."
}))
});

const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];

const ComplianceRow = primitives_strictObject({
framework: external_typebox_namespaceObject.Type.String({
examples: [ "OWASP ASVS 5.0" ]
}),
requirement: external_typebox_namespaceObject.Type.String({
examples: [ "12.1.1" ]
}),
status: stringEnum(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
check_ids: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String()),
findings: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Findings that violate the requirement."
})
});

const ReportTool = primitives_strictObject({
name: external_typebox_namespaceObject.Type.String(),
version: external_typebox_namespaceObject.Type.String(),
advisories_date: nullable(external_typebox_namespaceObject.Type.String({
description: "Date of the library advisory table."
})),
libraries_date: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
description: "Date on which the library fingerprints were last compared with published packages."
}))
});

const Report = primitives_strictObject({
schema_version: external_typebox_namespaceObject.Type.String(),
scan: Scan,
target: Target,
summary: primitives_strictObject({
by_severity: external_typebox_namespaceObject.Type.Omit(SeverityCounts, [ "total" ], {
additionalProperties: false
}),
total: external_typebox_namespaceObject.Type.Integer({
minimum: 0
}),
omitted: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Findings omitted because the scan exceeded the maximum."
}),
digest: external_typebox_namespaceObject.Type.String({
description: "SHA-256 (hex) of the canonical findings, equal for equal findings."
})
}),
findings: external_typebox_namespaceObject.Type.Array(Finding),
checks: external_typebox_namespaceObject.Type.Array(CheckOutcome),
budget: ScanBudget,
coverage: external_typebox_namespaceObject.Type.Optional(ScanCoverage),
compliance: external_typebox_namespaceObject.Type.Array(ComplianceRow),
generated_at: primitives_Timestamp,
tool: ReportTool
}, {
description: "Full report of a succeeded scan."
});

const OPERATIONS = null && [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];

const DEFAULT_PRICES = {
"scan.quick": 5,
"scan.standard": 20,
"scan.compliance": 50,
"webhook.delivery": 1
};

const NO_PRICES = {
"scan.quick": 0,
"scan.standard": 0,
"scan.compliance": 0,
"webhook.delivery": 0
};

const PerOperation = stringMap(undefined, external_typebox_namespaceObject.Type.Integer());

const Usage = primitives_strictObject({
balance: external_typebox_namespaceObject.Type.Integer({
minimum: 0,
description: "Remaining tokens of the workspace."
}),
metered: external_typebox_namespaceObject.Type.Boolean({
description: "false: this service charges nothing and checks no balance."
}),
mode: stringEnum([ "live", "test" ]),
last_30d: primitives_strictObject({
total: external_typebox_namespaceObject.Type.Integer(),
by_operation: PerOperation
}, {
description: "Tokens consumed over the last 30 days, net of refunds."
}),
prices: PerOperation,
as_of: primitives_Timestamp
});

const WEBHOOK_ROUTES = {
listWebhooks: {
method: "GET",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "List the webhook subscriptions of the key, without their secrets.",
query: WebhooksQuery,
success: {
status: 200,
schema: listOf(Webhook)
},
errors: [ "invalid_cursor" ]
},
createWebhook: {
method: "POST",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "Create a webhook subscription. The secret is not returned again.",
body: WebhookCreate,
success: {
status: 201,
schema: WebhookWithSecret,
location: "/v1/webhooks/{body.id}"
},
errors: [ "conflict" ]
},
getWebhook: {
method: "GET",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a webhook subscription, without its secret.",
params: webhookParam,
success: {
status: 200,
schema: Webhook
},
errors: [ "not_found" ]
},
updateWebhook: {
method: "PATCH",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Change the events of a subscription, or disable or enable it.",
params: webhookParam,
body: WebhookUpdate,
success: {
status: 200,
schema: Webhook
},
errors: [ "not_found", "conflict" ]
},
deleteWebhook: {
method: "DELETE",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Delete a subscription and cancel its pending deliveries.",
params: webhookParam,
success: {
status: 204
},
errors: [ "not_found" ]
},
rotateWebhookSecret: {
method: "POST",
path: "/v1/webhooks/{id}/rotate_secret",
scopes: [ "webhooks:write" ],
summary: "Rotate the secret. Deliveries are also signed with the old one for a while.",
params: webhookParam,
body: RotateSecret,
bodyOptional: true,
success: {
status: 200,
schema: WebhookWithSecret
},
errors: [ "not_found" ]
},
testWebhook: {
method: "POST",
path: "/v1/webhooks/{id}/test",
scopes: [ "webhooks:write" ],
summary: "Send one signed example delivery and return its result.",
params: webhookParam,
success: {
status: 200,
schema: WebhookTestResult
},
errors: [ "not_found", "insufficient_tokens" ]
},
listDeliveries: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries",
scopes: [ "webhooks:write" ],
summary: "List deliveries of a subscription, newest first.",
params: webhookParam,
query: DeliveriesQuery,
success: {
status: 200,
schema: listOf(Delivery)
},
errors: [ "not_found", "invalid_cursor" ]
},
getDelivery: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a delivery with its attempts.",
params: deliveryParam,
success: {
status: 200,
schema: DeliveryWithAttempts
},
errors: [ "not_found" ]
},
replayDelivery: {
method: "POST",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver an event again, as a new delivery.",
params: deliveryParam,
success: {
status: 201,
schema: Delivery,
location: "/v1/webhooks/{id}/deliveries/{body.id}"
},
errors: [ "not_found", "invalid_state" ]
},
replayDeliveries: {
method: "POST",
path: "/v1/webhooks/{id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver every event of a period again. With dry_run, only count them.",
params: webhookParam,
body: ReplayRequest,
success: {
status: 200,
schema: ReplayResult
},
errors: [ "not_found", "invalid_state" ]
}
};

const ROUTES = {
getUsage: {
method: "GET",
path: "/v1/usage",
scopes: [ "usage:read" ],
summary: "Read the token balance and the consumption of the last 30 days.",
success: {
status: 200,
schema: Usage
},
errors: []
},
createTarget: {
method: "POST",
path: "/v1/targets",
scopes: [ "targets:write" ],
summary: "Register a target.",
body: TargetCreate,
success: {
status: 201,
schema: Target,
location: "/v1/targets/{body.id}"
},
errors: [ "conflict", "target_not_allowed" ]
},
listTargets: {
method: "GET",
path: "/v1/targets",
scopes: [ "targets:read" ],
summary: "List targets, newest first.",
query: TargetsQuery,
success: {
status: 200,
schema: listOf(Target)
},
errors: [ "invalid_cursor" ]
},
getTarget: {
method: "GET",
path: "/v1/targets/{target_id}",
scopes: [ "targets:read" ],
summary: "Retrieve a target.",
params: targetParam,
success: {
status: 200,
schema: Target
},
errors: [ "not_found" ]
},
deleteTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}",
scopes: [ "targets:write" ],
summary: "Delete a target. Its scans stay readable.",
params: targetParam,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
eraseTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}/data",
scopes: [ "targets:write" ],
summary: "Erase what is stored about a target until now, within minutes: final scans with their findings, reports, pictures, events and deliveries, and acceptances. Also for a deleted target. Tokens stay charged.",
params: targetParam,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
verifyTarget: {
method: "POST",
path: "/v1/targets/{target_id}/verify",
scopes: [ "targets:write" ],
summary: "Check the proof of ownership. A failed check returns 200 with status failed or unreachable and the reason.",
params: targetParam,
body: TargetVerify,
embeddedBody: EmbeddedTargetVerify,
success: {
status: 200,
schema: Target
},
errors: [ "not_found", "target_not_allowed" ]
},
listTargetFindings: {
method: "GET",
path: "/v1/targets/{target_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings that a target has now, most severe first: those of its last scans of each type.",
params: targetParam,
query: FindingsQuery,
success: {
status: 200,
schema: listOf(TargetFinding)
},
errors: [ "not_found", "invalid_cursor" ]
},
createScan: {
method: "POST",
path: "/v1/scans",
scopes: [ "scans:write" ],
summary: "Create a scan.",
body: ScanCreate,
rateClass: "scan-creates",
success: {
status: 201,
schema: Scan,
location: "/v1/scans/{body.id}"
},
errors: [ "insufficient_tokens", "target_not_verified", "target_not_allowed" ]
},
listScans: {
method: "GET",
path: "/v1/scans",
scopes: [ "scans:read" ],
summary: "List scans, newest first.",
query: ScansQuery,
success: {
status: 200,
schema: listOf(Scan)
},
errors: [ "invalid_cursor" ]
},
createScansBulk: {
method: "POST",
path: "/v1/scans/bulk",
scopes: [ "scans:write" ],
summary: "Create up to 100 scans in one transaction.",
body: BulkScanCreate,
bodyFrame: BulkScanFrame,
rateClass: "scan-creates",
success: {
status: 201,
schema: BulkScanResult
},
refusals: {
422: BulkScanRefusal
},
errors: [ "batch_too_large", "bulk_rolled_back" ]
},
getScan: {
method: "GET",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:read" ],
summary: "Retrieve a scan.",
params: scanParam,
success: {
status: 200,
schema: Scan
},
errors: [ "not_found" ]
},
deleteScan: {
method: "DELETE",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:write" ],
summary: "Delete a final scan with its findings, report, events and deliveries. Its tokens stay charged.",
params: scanParam,
success: {
status: 204
},
errors: [ "not_found", "invalid_state" ]
},
cancelScan: {
method: "POST",
path: "/v1/scans/{scan_id}/cancel",
scopes: [ "scans:write" ],
summary: "Cancel a queued or running scan. Cancelling a cancelled scan has no effect.",
params: scanParam,
success: {
status: 200,
schema: Scan
},
errors: [ "not_found", "invalid_state" ]
},
listFindings: {
method: "GET",
path: "/v1/scans/{scan_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings of a scan, most severe first.",
params: scanParam,
query: FindingsQuery,
success: {
status: 200,
schema: listOf(Finding)
},
errors: [ "not_found", "invalid_cursor" ]
},
updateFinding: {
method: "PATCH",
path: "/v1/findings/{finding_id}",
scopes: [ "findings:write" ],
summary: "Accept a finding for a reason, until a date, or no longer. It holds for every scan of the same target.",
params: findingParam,
body: FindingUpdate,
success: {
status: 200,
schema: Finding
},
errors: [ "not_found", "invalid_state" ]
},
getReport: {
method: "GET",
path: "/v1/scans/{scan_id}/report",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the report of a succeeded scan: as JSON, or as SARIF or HTML if Accept prefers that.",
params: scanParam,
success: {
status: 200,
schema: Report,
alternatives: [ "application/sarif+json", "text/html" ],
etag: true
},
errors: [ "not_found", "report_not_ready" ]
},
getReportPdf: {
method: "GET",
path: "/v1/scans/{scan_id}/report.pdf",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.",
params: scanParam,
success: {
status: 200,
contentType: "application/pdf",
etag: true,
ranges: true
},
redirect: {
status: 302,
description: "Returned when the service stores reports in an object storage: a signed URL of the PDF, valid for 5 minutes. Do not send the API key to it."
},
errors: [ "not_found", "report_not_ready" ]
},
getChecks: {
method: "GET",
path: "/v1/checks",
scopes: [ "checks:write", "scans:read" ],
summary: "Read the rules of the workspace.",
success: {
status: 200,
schema: Checks
},
errors: []
},
putChecks: {
method: "PUT",
path: "/v1/checks",
scopes: [ "checks:write" ],
summary: "Replace the rules of the workspace. Scans that begin later run them.",
body: ChecksUpdate,
success: {
status: 200,
schema: Checks
},
errors: []
},
...SCHEDULE_ROUTES,
...WEBHOOK_ROUTES,
...CHANNEL_ROUTES
};

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

const KEY_ERRORS = [ "missing_api_key", "invalid_api_key", "insufficient_scope", "workspace_suspended" ];

const COMMON_ERRORS = [ ...KEY_ERRORS, "validation_error", "rate_limited", "internal_error", "unavailable" ];

const BODY_ERRORS = null && [ "invalid_json", "payload_too_large", "unsupported_media_type" ];

const REQUEST_ID_PATTERN = "^[A-Za-z0-9._-]{8,64}$";

const IDEMPOTENCY_ERRORS = null && [ "idempotency_in_progress", "idempotency_mismatch" ];

const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";

function commonErrorsOf(route) {
return route.isOpen === true ? COMMON_ERRORS.filter(code => !KEY_ERRORS.includes(code)) : COMMON_ERRORS;
}

function errorsOf(route) {
return [ ...new Set([ ...route.errors, ...route.success.alternatives === undefined ? [] : [ "not_acceptable" ], ...route.success.ranges === true ? [ "range_not_satisfiable" ] : [], ...route.method === "GET" ? [] : BODY_ERRORS, ...route.method === "POST" && route.isOpen !== true ? IDEMPOTENCY_ERRORS : [] ]) ];
}

function IsBetween(value, min, max) {
return value >= min && value <= max;
}

function IsZeroWidthJoiner(value) {
return value === 8205;
}

function IsHighSurrogate(value) {
return IsBetween(value, 55296, 56319);
}

function IsRegionalIndicator(value) {
return IsBetween(value, 127462, 127487);
}

function IsVariationSelector(value) {
return IsBetween(value, 65024, 65039);
}

function IsCombiningMark(value) {
return IsBetween(value, 768, 879) || IsBetween(value, 6832, 6911) || IsBetween(value, 7616, 7679) || IsBetween(value, 65056, 65071);
}

function CodePointLength(value) {
return value > 65535 ? 2 : 1;
}

function ConsumeModifiers(value, index) {
while (index < value.length) {
const point = value.codePointAt(index);
if (IsCombiningMark(point) || IsVariationSelector(point)) {
index += CodePointLength(point);
} else {
break;
}
}
return index;
}

function NextGraphemeClusterIndex(value, clusterStart) {
const startCP = value.codePointAt(clusterStart);
let clusterEnd = clusterStart + CodePointLength(startCP);
clusterEnd = ConsumeModifiers(value, clusterEnd);
while (clusterEnd < value.length - 1 && IsZeroWidthJoiner(value.codePointAt(clusterEnd))) {
const nextCP = value.codePointAt(clusterEnd + 1);
clusterEnd += 1 + CodePointLength(nextCP);
clusterEnd = ConsumeModifiers(value, clusterEnd);
}
if (IsRegionalIndicator(startCP) && clusterEnd < value.length && IsRegionalIndicator(value.codePointAt(clusterEnd))) {
clusterEnd += CodePointLength(value.codePointAt(clusterEnd));
}
return clusterEnd;
}

function IsGraphemeCodePoint(value) {
return value >= 768 && (IsHighSurrogate(value) || IsCombiningMark(value) || IsVariationSelector(value) || IsZeroWidthJoiner(value));
}

function IsMinLengthSegmented(value, minLength) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
if (++count >= minLength) return true;
}
return false;
}

function IsMaxLengthSegmented(value, maxLength) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
if (++count > maxLength) return false;
}
return true;
}

function GraphemeCount(value) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
count++;
}
return count;
}

function IsMinLength(value, minLength) {
if (minLength === 0) return true;
if (value.length < minLength) return false;
let index = 0;
while (true) {
if (IsGraphemeCodePoint(value.charCodeAt(index))) {
return IsMinLengthSegmented(value, minLength);
}
if (++index >= minLength) return true;
}
}

function IsMaxLength(value, maxLength) {
if (value.length <= maxLength) return true;
let index = 0;
while (true) {
if (IsGraphemeCodePoint(value.charCodeAt(index))) {
return IsMaxLengthSegmented(value, maxLength);
}
if (++index > maxLength) return false;
}
}

function CodePointCount(value) {
let result = 0, index = 0, prev = 0;
while (index < value.length) {
const next = value.charCodeAt(index++) >> 10;
result += +((prev << 8 | next) !== 13879);
prev = next;
}
return result;
}

function unicode_IsMaxLength(value, maxLength) {
return value.length <= maxLength || value.length <= maxLength << 1 && CodePointCount(value) <= maxLength;
}

function unicode_IsMinLength(value, minLength) {
return value.length >= minLength << 1 || value.length >= minLength && CodePointCount(value) >= minLength;
}

function IsArray(value) {
return Array.isArray(value);
}

function IsBigInt(value) {
return guard_IsEqual(typeof value, "bigint");
}

function IsBoolean(value) {
return guard_IsEqual(typeof value, "boolean");
}

function IsConstructor(value) {
if (IsUndefined(value) || !IsFunction(value)) return false;
const result = Function.prototype.toString.call(value);
if (/^class\s/.test(result)) return true;
if (/\[native code\]/.test(result)) return true;
return false;
}

function IsFunction(value) {
return guard_IsEqual(typeof value, "function");
}

function IsInteger(value) {
return Number.isInteger(value);
}

function IsNull(value) {
return guard_IsEqual(value, null);
}

function IsNumber(value) {
return Number.isFinite(value);
}

function IsObjectNotArray(value) {
return IsObject(value) && !IsArray(value);
}

function IsObject(value) {
return guard_IsEqual(typeof value, "object") && !IsNull(value);
}

function IsString(value) {
return guard_IsEqual(typeof value, "string");
}

function IsSymbol(value) {
return guard_IsEqual(typeof value, "symbol");
}

function IsUndefined(value) {
return guard_IsEqual(value, undefined);
}

function guard_IsEqual(left, right) {
return left === right;
}

function IsGreaterThan(left, right) {
return left > right;
}

function IsLessThan(left, right) {
return left < right;
}

function IsLessEqualThan(left, right) {
return left <= right;
}

function IsGreaterEqualThan(left, right) {
return left >= right;
}

function IsMultipleOf(dividend, divisor) {
if (IsBigInt(dividend) || IsBigInt(divisor)) {
return BigInt(dividend) % BigInt(divisor) === 0n;
}
const tolerance = 1e-10;
if (!IsNumber(dividend)) return true;
if (IsInteger(dividend) && 1 / divisor % 1 === 0) return true;
const mod = dividend % divisor;
return Math.min(Math.abs(mod), Math.abs(mod - divisor), Math.abs(mod + divisor)) < tolerance;
}

function IsClassInstance(value) {
if (!IsObject(value)) return false;
const proto = globalThis.Object.getPrototypeOf(value);
if (IsNull(proto)) return false;
return guard_IsEqual(typeof proto.constructor, "function") && !(guard_IsEqual(proto.constructor, globalThis.Object) || guard_IsEqual(proto.constructor.name, "Object"));
}

function IsValueLike(value) {
return IsBigInt(value) || IsBoolean(value) || IsNull(value) || IsNumber(value) || IsString(value) || IsUndefined(value);
}

function guard_GraphemeCount(value) {
return GraphemeCount(value);
}

function guard_CodePointCount(value) {
return CodePointCount(value);
}

function guard_IsMaxLength(value, maxLength) {
return unicode_IsMaxLength(value, maxLength);
}

function guard_IsMinLength(value, minLength) {
return unicode_IsMinLength(value, minLength);
}

function Every(value, offset, callback) {
return value.every((item, index) => index < offset || callback(item, index));
}

function EveryAll(value, offset, callback) {
let result = true;
value.forEach((item, index) => {
if (index >= offset && !callback(item, index)) result = false;
});
return result;
}

function Some(value, callback) {
return value.some((value, index) => callback(value, index));
}

function SomeAll(value, callback) {
let result = false;
value.forEach((item, index) => {
if (callback(item, index)) result = true;
});
return result;
}

function Counted(value, callback) {
return value.reduce((result, value, index) => callback(value, index) ? ++result : result, 0);
}

function ShiftLeft(array, true_, false_) {
return guard_IsEqual(array.length, 0) ? false_() : true_(array[0], array.slice(1));
}

function IsUnsafePropertyKey(key) {
return guard_IsEqual(key, "__proto__") || guard_IsEqual(key, "constructor") || guard_IsEqual(key, "prototype");
}

function HasPropertyKey(value, key) {
return IsUnsafePropertyKey(key) ? Object.prototype.hasOwnProperty.call(value, key) : key in value;
}

function EntriesRegExp(value) {
return Keys(value).map(key => [ new RegExp(`^${key}$`), value[key] ]);
}

function Entries(value) {
return Object.entries(value);
}

function Keys(value) {
return Object.getOwnPropertyNames(value);
}

function Symbols(value) {
return Object.getOwnPropertySymbols(value);
}

function Values(value) {
return Object.values(value);
}

function DeepEqualObject(left, right) {
if (!IsObject(right)) return false;
const keys = Keys(left);
return guard_IsEqual(keys.length, Keys(right).length) && keys.every(key => IsDeepEqual(left[key], right[key]));
}

function DeepEqualArray(left, right) {
return IsArray(right) && guard_IsEqual(left.length, right.length) && left.every((_, index) => IsDeepEqual(left[index], right[index]));
}

function IsDeepEqual(left, right) {
return IsArray(left) ? DeepEqualArray(left, right) : IsObject(left) ? DeepEqualObject(left, right) : guard_IsEqual(left, right);
}

const settings = {
immutableTypes: false,
maxErrors: 8,
maxParseErrors: 1,
maxInstantiationCount: 128,
useAcceleration: true,
exactOptionalPropertyTypes: false,
enumerableKind: false,
correctiveParse: false,
unionPrioritySort: true
};

function Reset() {
settings.immutableTypes = false;
settings.maxErrors = 8;
settings.maxParseErrors = 1;
settings.maxInstantiationCount = 128;
settings.useAcceleration = true;
settings.exactOptionalPropertyTypes = false;
settings.enumerableKind = false;
settings.correctiveParse = false;
settings.unionPrioritySort = true;
}

function settings_Set(options) {
for (const key of Keys(options)) {
const value = options[key];
if (value !== undefined) {
Object.defineProperty(settings, key, {
value: value
});
}
}
}

function Get() {
return settings;
}

function IsSchemaObject(value) {
return IsObject(value) && !IsArray(value);
}

function IsSchemaBoolean(value) {
return IsBoolean(value);
}

function IsSchema(value) {
return IsSchemaObject(value) || IsSchemaBoolean(value);
}

function IsUnevaluatedItems(schema) {
return HasPropertyKey(schema, "unevaluatedItems") && IsSchema(schema.unevaluatedItems);
}

function IsUnevaluatedProperties(schema) {
return HasPropertyKey(schema, "unevaluatedProperties") && IsSchema(schema.unevaluatedProperties);
}

const identifierRegExp = /^[\p{ID_Start}_$][\p{ID_Continue}_$\u200C\u200D]*$/u;

function IsIdentifier(value) {
return identifierRegExp.test(value);
}

function And(left, right) {
return `(${left} && ${right})`;
}

function Or(left, right) {
return `(${left} || ${right})`;
}

function Not(expr) {
return `!(${expr})`;
}

function emit_IsArray(value) {
return `Array.isArray(${value})`;
}

function emit_IsBigInt(value) {
return `typeof ${value} === "bigint"`;
}

function emit_IsBoolean(value) {
return `typeof ${value} === "boolean"`;
}

function emit_IsInteger(value) {
return `Number.isInteger(${value})`;
}

function emit_IsNull(value) {
return `${value} === null`;
}

function emit_IsNumber(value) {
return `Number.isFinite(${value})`;
}

function emit_IsObjectNotArray(value) {
return And(emit_IsObject(value), Not(emit_IsArray(value)));
}

function emit_IsObject(value) {
return `typeof ${value} === "object" && ${value} !== null`;
}

function emit_IsString(value) {
return `typeof ${value} === "string"`;
}

function emit_IsSymbol(value) {
return `typeof ${value} === "symbol"`;
}

function emit_IsUndefined(value) {
return `${value} === undefined`;
}

function emit_IsFunction(value) {
return `typeof ${value} === "function"`;
}

function emit_IsConstructor(value) {
return `Guard.IsConstructor(${value})`;
}

function emit_IsEqual(left, right) {
return `${left} === ${right}`;
}

function emit_IsGreaterThan(left, right) {
return `${left} > ${right}`;
}

function emit_IsLessThan(left, right) {
return `${left} < ${right}`;
}

function emit_IsLessEqualThan(left, right) {
return `${left} <= ${right}`;
}

function emit_IsGreaterEqualThan(left, right) {
return `${left} >= ${right}`;
}

function emit_IsMinLength(value, length) {
return `(${value}.length >= ${+length << 1} || (${value}.length >= ${length} && Guard.CodePointCount(${value}) >= ${length}))`;
}

function emit_IsMaxLength(value, length) {
return `(${value}.length <= ${length} || (${value}.length <= ${+length << 1} && Guard.CodePointCount(${value}) <= ${length}))`;
}

function emit_Every(value, offset, params, expression) {
return guard_IsEqual(offset, "0") ? `${value}.every((${params[0]}, ${params[1]}) => (${expression}))` : `${value}.every((${params[0]}, ${params[1]}) => (${params[1]} < ${offset}) || (${expression}))`;
}

function emit_Some(value, params, expression) {
return `${value}.some((${params[0]}, ${params[1]}) => ${expression})`;
}

function emit_SomeAll(value, params, expression) {
return `((value) => { let result = false; value.forEach((${params[0]}, ${params[1]}) => { if (${expression}) result = true }); return result })(${value})`;
}

function emit_Counted(value, params, expression) {
return `${value}.reduce((result, ${params[0]}, ${params[1]}) => (${expression}) ? ++result : result, 0)`;
}

function emit_Entries(value) {
return `Object.entries(${value})`;
}

function emit_Keys(value) {
return `Object.getOwnPropertyNames(${value})`;
}

function emit_HasPropertyKey(value, key) {
const isProtoField = guard_IsEqual(key, '"__proto__"') || guard_IsEqual(key, '"constructor"');
return isProtoField ? `Object.prototype.hasOwnProperty.call(${value}, ${key})` : `${key} in ${value}`;
}

function emit_IsDeepEqual(left, right) {
return `Guard.IsDeepEqual(${left}, ${right})`;
}

function ArrayLiteral(elements) {
return `[${elements.join(", ")}]`;
}

function ArrowFunction(parameters, body) {
return `((${parameters.join(", ")}) => ${body})`;
}

function Call(value, arguments_) {
return `${value}(${arguments_.join(", ")})`;
}

function New(value, arguments_) {
return `new ${value}(${arguments_.join(", ")})`;
}

function Member(left, right) {
return `${left}${IsIdentifier(right) ? `.${right}` : `[${Constant(right)}]`}`;
}

function Constant(value) {
if (!IsValueLike(value)) throw Error("Unsupported Constant");
return IsString(value) ? JSON.stringify(value) : `${value}`;
}

function Ternary(condition, true_, false_) {
return `(${condition} ? ${true_} : ${false_})`;
}

function Statements(statements) {
return `{ ${statements.join("; ")}; }`;
}

function ConstDeclaration(identifier, expression) {
return `const ${identifier} = ${expression}`;
}

function If(condition, then) {
return `if(${condition}) { ${then} }`;
}

function Return(expression) {
return `return ${expression}`;
}

function ReduceAnd(operands) {
return guard_IsEqual(operands.length, 0) ? "true" : operands.reduce((left, right) => And(left, right));
}

function ReduceOr(operands) {
return guard_IsEqual(operands.length, 0) ? "false" : operands.reduce((left, right) => Or(left, right));
}

function MultipleOf(dividend, divisor) {
return `Guard.IsMultipleOf(${dividend}, ${divisor})`;
}

function HasUnevaluatedFromObject(value) {
return IsUnevaluatedItems(value) || IsUnevaluatedProperties(value) || Some(Keys(value), key => HasUnevaluatedFromUnknown(value[key]));
}

function HasUnevaluatedFromArray(value) {
return Some(value, value => HasUnevaluatedFromUnknown(value));
}

function HasUnevaluatedFromUnknown(value) {
return IsArray(value) ? HasUnevaluatedFromArray(value) : IsObject(value) ? HasUnevaluatedFromObject(value) : false;
}

function HasUnevaluated(context, schema) {
return HasUnevaluatedFromUnknown(schema) || Some(Keys(context), key => HasUnevaluatedFromUnknown(context[key]));
}

class BuildContext {
constructor(hasUnevaluated) {
this.hasUnevaluated = hasUnevaluated;
}
UseUnevaluated() {
return this.hasUnevaluated;
}
Push() {
return Call(Member("context", "Push"), []);
}
Pop() {
return Call(Member("context", "Pop"), []);
}
AddIndex(index) {
return Call(Member("context", "AddIndex"), [ index ]);
}
AddKey(key) {
return Call(Member("context", "AddKey"), [ key ]);
}
Merge(results) {
return Call(Member("context", "Merge"), [ results ]);
}
}

class CheckContext {
constructor() {
const indices = new Set;
const keys = new Set;
this.stack = [ {
indices: indices,
keys: keys
} ];
}
Push() {
const indices = new Set;
const keys = new Set;
this.stack.push({
indices: indices,
keys: keys
});
return true;
}
Pop() {
this.stack.pop();
return true;
}
AddIndex(index) {
this.GetIndices().add(index);
return true;
}
AddKey(key) {
this.GetKeys().add(key);
return true;
}
GetIndices() {
const top = this.stack[this.stack.length - 1];
return top.indices;
}
GetKeys() {
const top = this.stack[this.stack.length - 1];
return top.keys;
}
Merge(results) {
for (const context of results) {
context.GetIndices().forEach(value => this.GetIndices().add(value));
context.GetKeys().forEach(value => this.GetKeys().add(value));
}
return true;
}
}

class ErrorContext extends CheckContext {
constructor() {
super();
this.errors = [];
}
AtCapacity() {
return this.errors.length >= Get().maxErrors;
}
AddError(keyword, schemaPath, instancePath, params) {
return this.AddErrorObject({
keyword: keyword,
schemaPath: schemaPath,
instancePath: instancePath,
params: params
});
}
AddErrors(error) {
error.forEach(error => this.AddErrorObject(error));
return false;
}
GetErrors() {
return this.errors;
}
AddErrorObject(error) {
if (!this.AtCapacity()) this.errors.push(error);
return false;
}
}

const state = {
identifier: "External",
variables: []
};

function CreateVariable(value) {
const call = `External[${state.variables.length}]`;
state.variables.push(value);
return call;
}

function ResetExternal() {
state.variables = [];
}

function GetExternal() {
return {
...state
};
}

function IsType(schema) {
return HasPropertyKey(schema, "type") && (IsString(schema.type) || IsArray(schema.type) && schema.type.every(value => IsString(value)));
}

function IsAdditionalProperties(schema) {
return HasPropertyKey(schema, "additionalProperties") && IsSchema(schema.additionalProperties);
}

function IsDependencies(schema) {
return HasPropertyKey(schema, "dependencies") && IsObject(schema.dependencies) && Object.values(schema.dependencies).every(value => IsSchema(value) || IsArray(value) && value.every(value => IsString(value)));
}

function IsDependentRequired(schema) {
return HasPropertyKey(schema, "dependentRequired") && IsObject(schema.dependentRequired) && Object.values(schema.dependentRequired).every(value => IsArray(value) && value.every(value => IsString(value)));
}

function IsDependentSchemas(schema) {
return HasPropertyKey(schema, "dependentSchemas") && IsObject(schema.dependentSchemas) && Object.values(schema.dependentSchemas).every(value => IsSchema(value));
}

function IsProperties(schema) {
return HasPropertyKey(schema, "properties") && IsObject(schema.properties) && Object.values(schema.properties).every(value => IsSchema(value));
}

function IsPatternProperties(schema) {
return HasPropertyKey(schema, "patternProperties") && IsObject(schema.patternProperties) && Object.values(schema.patternProperties).every(value => IsSchema(value));
}

function IsPropertyNames(schema) {
return HasPropertyKey(schema, "propertyNames") && (IsObject(schema.propertyNames) || IsSchema(schema.propertyNames));
}

function IsMinProperties(schema) {
return HasPropertyKey(schema, "minProperties") && IsNumber(schema.minProperties);
}

function IsMaxProperties(schema) {
return HasPropertyKey(schema, "maxProperties") && IsNumber(schema.maxProperties);
}

function IsRequired(schema) {
return HasPropertyKey(schema, "required") && IsArray(schema.required) && schema.required.every(value => IsString(value));
}

function IsAdditionalItems(schema) {
return HasPropertyKey(schema, "additionalItems") && IsSchema(schema.additionalItems);
}

function IsItems(schema) {
return HasPropertyKey(schema, "items") && (IsSchema(schema.items) || IsArray(schema.items) && schema.items.every(value => IsSchema(value)));
}

function IsItemsSized(schema) {
return IsItems(schema) && IsArray(schema.items);
}

function IsItemsUnsized(schema) {
return IsItems(schema) && !Guard.IsArray(schema.items);
}

function IsContains(schema) {
return HasPropertyKey(schema, "contains") && IsSchema(schema.contains);
}

function IsMaxContains(schema) {
return HasPropertyKey(schema, "maxContains") && IsNumber(schema.maxContains);
}

function IsMaxItems(schema) {
return HasPropertyKey(schema, "maxItems") && IsNumber(schema.maxItems);
}

function IsMinContains(schema) {
return HasPropertyKey(schema, "minContains") && IsNumber(schema.minContains);
}

function IsMinItems(schema) {
return HasPropertyKey(schema, "minItems") && IsNumber(schema.minItems);
}

function IsPrefixItems(schema) {
return HasPropertyKey(schema, "prefixItems") && IsArray(schema.prefixItems) && schema.prefixItems.every(schema => IsSchema(schema));
}

function IsUniqueItems(schema) {
return HasPropertyKey(schema, "uniqueItems") && IsBoolean(schema.uniqueItems);
}

function minLength_IsMinLength(schema) {
return HasPropertyKey(schema, "minLength") && IsNumber(schema.minLength);
}

function maxLength_IsMaxLength(schema) {
return HasPropertyKey(schema, "maxLength") && IsNumber(schema.maxLength);
}

function IsFormat(schema) {
return HasPropertyKey(schema, "format") && IsString(schema.format);
}

function IsPattern(schema) {
return HasPropertyKey(schema, "pattern") && (IsString(schema.pattern) || schema.pattern instanceof RegExp);
}

function IsMinimum(schema) {
return HasPropertyKey(schema, "minimum") && (IsNumber(schema.minimum) || IsBigInt(schema.minimum));
}

function IsMaximum(schema) {
return HasPropertyKey(schema, "maximum") && (IsNumber(schema.maximum) || IsBigInt(schema.maximum));
}

function IsExclusiveMaximum(schema) {
return HasPropertyKey(schema, "exclusiveMaximum") && (IsNumber(schema.exclusiveMaximum) || IsBigInt(schema.exclusiveMaximum));
}

function IsExclusiveMinimum(schema) {
return HasPropertyKey(schema, "exclusiveMinimum") && (IsNumber(schema.exclusiveMinimum) || IsBigInt(schema.exclusiveMinimum));
}

function multipleOf_IsMultipleOf(schema) {
return HasPropertyKey(schema, "multipleOf") && (IsNumber(schema.multipleOf) || IsBigInt(schema.multipleOf));
}

function IsRef(schema) {
return HasPropertyKey(schema, "$ref") && IsString(schema.$ref);
}

function IsRecursiveRef(schema) {
return HasPropertyKey(schema, "$recursiveRef") && IsString(schema.$recursiveRef);
}

function IsDynamicRef(schema) {
return HasPropertyKey(schema, "$dynamicRef") && IsString(schema.$dynamicRef);
}

function IsConst(value) {
return HasPropertyKey(value, "const");
}

function IsEnum(schema) {
return HasPropertyKey(schema, "enum") && IsArray(schema.enum);
}

function IsIf(schema) {
return HasPropertyKey(schema, "if") && IsSchema(schema.if);
}

function IsNot(schema) {
return HasPropertyKey(schema, "not") && IsSchema(schema.not);
}

function IsAllOf(schema) {
return HasPropertyKey(schema, "allOf") && IsArray(schema.allOf) && schema.allOf.every(value => IsSchema(value));
}

function IsAnyOf(schema) {
return HasPropertyKey(schema, "anyOf") && IsArray(schema.anyOf) && schema.anyOf.every(value => IsSchema(value));
}

function IsOneOf(schema) {
return HasPropertyKey(schema, "oneOf") && IsArray(schema.oneOf) && schema.oneOf.every(value => IsSchema(value));
}

function IsRefine(value) {
return HasPropertyKey(value, "~refine") && IsArray(value["~refine"]) && Every(value["~refine"], 0, value => IsObject(value) && HasPropertyKey(value, "check") && HasPropertyKey(value, "error") && IsFunction(value.check) && IsFunction(value.error));
}

function BuildRefineMultiple(_stack, _context, schema, value) {
const external = CreateVariable(schema["~refine"]);
return emit_Every(external, Constant(0), [ "refinement", "_" ], Call(Member("refinement", "check"), [ value ]));
}

function BuildRefineSingle(_stack, _context, schema, value) {
const external = CreateVariable(schema["~refine"][0]);
return Call(Member(external, "check"), [ value ]);
}

function BuildRefine(_stack, _context, schema, value) {
return guard_IsEqual(schema["~refine"].length, 1) ? BuildRefineSingle(_stack, _context, schema, value) : BuildRefineMultiple(_stack, _context, schema, value);
}

function CheckRefine(_stack, _context, schema, value) {
return Every(schema["~refine"], 0, (refinement, _) => refinement.check(value));
}

function ErrorRefine(_stack, context, schemaPath, instancePath, schema, value) {
return EveryAll(schema["~refine"], 0, (refinement, index) => refinement.check(value) || context.AddError("~refine", schemaPath, instancePath, {
index: index,
message: refinement.error(value)
}));
}

function IsId(schema) {
return HasPropertyKey(schema, "$id") && IsString(schema.$id);
}

function IsDynamicAnchor(schema) {
return HasPropertyKey(schema, "$dynamicAnchor") && IsString(schema.$dynamicAnchor);
}

function IsRecursiveAnchor(schema) {
return HasPropertyKey(schema, "$recursiveAnchor") && IsBoolean(schema.$recursiveAnchor);
}

function IsRecursiveAnchorTrue(schema) {
return IsRecursiveAnchor(schema) && guard_IsEqual(schema.$recursiveAnchor, true);
}

const DefaultUri = "urn:typebox:root";

function NextUri(ref, base) {
return URL.canParse(ref, base) ? new URL(ref, base) : guard_IsEqual(base, DefaultUri) ? new URL(`${base}:${ref}`) : new URL(`${base.slice(0, base.lastIndexOf(":"))}:${ref}`);
}

function _stack_Stack(context, schema) {
const base = IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, DefaultUri).href : DefaultUri;
return {
context: context,
schema: schema,
lexicalSchema: schema,
lexicalBase: base,
resourceBase: base,
referenceBase: base,
ids: [],
useResourceBaseForReference: true,
recursiveAnchor: undefined,
dynamicAnchors: [],
resourceEntries: new Map,
pendingResource: true,
enteredResource: false
};
}

function RegisterResourceAnchors(anchors, schema, isRoot = true) {
if (IsSchemaBoolean(schema)) return anchors;
if (Array.isArray(schema)) return schema.reduce((result, item) => RegisterResourceAnchors(result, item, false), anchors);
if (!IsSchemaObject(schema)) return anchors;
if (!isRoot && IsId(schema)) return anchors;
const next = !isRoot && IsDynamicAnchor(schema) ? [ ...anchors, schema ] : anchors;
return Object.keys(schema).reduce((result, key) => RegisterResourceAnchors(result, schema[key], false), next);
}

function ResourceEntry(stack, schema) {
return stack.resourceEntries.get(schema);
}

function NextEnteredResource(stack, schema) {
return stack.enteredResource || ResourceEntry(stack, schema) !== undefined;
}

function IsRelativeId(schema) {
return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(schema.$id);
}

function NextIds(stack, schema) {
return IsId(schema) ? [ ...stack.ids, schema ] : stack.ids;
}

function NextRecursiveAnchor(stack, schema) {
return stack.recursiveAnchor ?? (IsRecursiveAnchorTrue(schema) ? schema : undefined);
}

function NextDynamicAnchors(stack, schema) {
const registered = IsId(schema) ? RegisterResourceAnchors(stack.dynamicAnchors, schema) : stack.dynamicAnchors;
return IsDynamicAnchor(schema) ? [ ...registered, schema ] : registered;
}

function NextPendingResource(stack, schema) {
return IsId(schema) ? false : stack.pendingResource;
}

function NextLexicalBase(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.base;
return IsId(schema) ? NextUri(schema.$id, stack.lexicalBase).href : stack.lexicalBase;
}

function NextResourceBase(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.base;
return IsId(schema) && stack.pendingResource ? NextUri(schema.$id, stack.resourceBase).href : stack.resourceBase;
}

function NextUseResourceBaseForReference(stack, schema) {
return IsId(schema) ? !IsRelativeId(schema) : stack.useResourceBaseForReference;
}

function NextReferenceBase(stack, schema) {
const isRetrieved = NextEnteredResource(stack, schema);
const useResourceBaseForReference = NextUseResourceBaseForReference(stack, schema);
return isRetrieved || useResourceBaseForReference ? NextResourceBase(stack, schema) : NextLexicalBase(stack, schema);
}

function NextLexicalSchema(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.root;
return IsId(schema) ? schema : stack.lexicalSchema;
}

function HasStackKeywords(stack, schema) {
return IsSchemaObject(schema) && (IsId(schema) || IsDynamicAnchor(schema) || IsUndefined(stack.recursiveAnchor) && IsRecursiveAnchorTrue(schema) || !IsUndefined(ResourceEntry(stack, schema)));
}

function NextStack(stack, schema) {
return HasStackKeywords(stack, schema) ? {
...stack,
ids: NextIds(stack, schema),
dynamicAnchors: NextDynamicAnchors(stack, schema),
recursiveAnchor: NextRecursiveAnchor(stack, schema),
pendingResource: NextPendingResource(stack, schema),
lexicalBase: NextLexicalBase(stack, schema),
resourceBase: NextResourceBase(stack, schema),
useResourceBaseForReference: NextUseResourceBaseForReference(stack, schema),
referenceBase: NextReferenceBase(stack, schema),
lexicalSchema: NextLexicalSchema(stack, schema),
enteredResource: NextEnteredResource(stack, schema)
} : stack;
}

let index = 0;

function CreateUnique() {
return `unique_${index++}`;
}

function ResetUnique() {
index = 0;
}

function IsValid(schema) {
return IsItems(schema) && IsArray(schema.items);
}

function BuildAdditionalItemsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
const isLength = emit_IsLessThan(index, Constant(schema.items.length));
const addIndex = context.AddIndex(index);
return emit_Every(value, Constant(0), [ item, index ], Or(isLength, And(isSchema, addIndex)));
}

function BuildAdditionalItemsFast(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
const isLength = emit_IsLessThan(index, Constant(schema.items.length));
return emit_Every(value, Constant(0), [ item, index ], Or(isLength, isSchema));
}

function BuildAdditionalItems(stack, context, schema, value) {
if (!IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildAdditionalItemsStandard(stack, context, schema, value) : BuildAdditionalItemsFast(stack, context, schema, value);
}

function CheckAdditionalItems(stack, context, schema, value) {
if (!IsValid(schema)) return true;
const isAdditionalItems = Every(value, 0, (item, index) => IsLessThan(index, schema.items.length) || CheckSchemaPushStack(stack, context, schema.additionalItems, item) && context.AddIndex(index));
return isAdditionalItems;
}

function ErrorAdditionalItems(stack, context, schemaPath, instancePath, schema, value) {
if (!IsValid(schema)) return true;
const isAdditionalItems = Every(value, 0, (item, index) => {
const nextSchemaPath = `${schemaPath}/additionalItems`;
const nextInstancePath = `${instancePath}/${index}`;
return IsLessThan(index, schema.items.length) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalItems, item) && context.AddIndex(index);
});
return isAdditionalItems;
}

function EncodeFragment(fragment) {
return fragment.replace(/~/g, "~0").replace(/\//g, "~1");
}

function UnicodeRegExp(pattern) {
return new RegExp(pattern, "u");
}

function IsAdditionalPropertiesIgnored(context, additionalProperties) {
return !context.UseUnevaluated() && (guard_IsEqual(additionalProperties, true) || IsObject(additionalProperties) && guard_IsEqual(Keys(additionalProperties).length, 0));
}

function GetPropertyKeyAsPattern(key) {
const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
return `^${escaped}$`;
}

function GetPropertiesPattern(schema) {
const patterns = [];
if (IsPatternProperties(schema)) patterns.push(...Keys(schema.patternProperties));
if (IsProperties(schema)) patterns.push(...Keys(schema.properties).map(GetPropertyKeyAsPattern));
return guard_IsEqual(patterns.length, 0) ? "(?!)" : `(${patterns.join("|")})`;
}

function HasExactRequiredProperties(schema) {
const keys = Keys(schema.properties);
return guard_IsEqual(keys.length, schema.required.length) && Every(keys, 0, key => schema.required.includes(key));
}

function CanAdditionalPropertiesFast(_context, schema, _value) {
return IsRequired(schema) && IsProperties(schema) && !IsPatternProperties(schema) && guard_IsEqual(schema.additionalProperties, false) && HasExactRequiredProperties(schema);
}

function BuildAdditionalPropertiesFast(_context, schema, value) {
return emit_IsEqual(Member(Call(Member("Object", "getOwnPropertyNames"), [ value ]), "length"), Constant(schema.required.length));
}

function BuildAdditionalPropertiesStandard(stack, context, schema, value) {
const [key, _index] = [ CreateUnique(), CreateUnique() ];
const regexp = CreateVariable(UnicodeRegExp(GetPropertiesPattern(schema)));
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalProperties, `${value}[${key}]`);
const isKey = Call(Member(regexp, "test"), [ key ]);
const addKey = context.AddKey(key);
const guarded = context.UseUnevaluated() ? Or(isKey, And(isSchema, addKey)) : Or(isKey, isSchema);
const result = emit_Every(emit_Keys(value), Constant(0), [ key, _index ], guarded);
return result;
}

function BuildAdditionalProperties(stack, context, schema, value) {
if (IsAdditionalPropertiesIgnored(context, schema.additionalProperties)) return Constant(true);
return CanAdditionalPropertiesFast(context, schema, value) ? BuildAdditionalPropertiesFast(context, schema, value) : BuildAdditionalPropertiesStandard(stack, context, schema, value);
}

function CheckAdditionalProperties(stack, context, schema, value) {
const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
const isAdditionalProperties = Every(Keys(value), 0, (key, _index) => regexp.test(key) || CheckSchemaPushStack(stack, context, schema.additionalProperties, value[key]) && context.AddKey(key));
return isAdditionalProperties;
}

function ErrorAdditionalProperties(stack, context, schemaPath, instancePath, schema, value) {
const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
const additionalProperties = [];
const isAdditionalProperties = EveryAll(Keys(value), 0, (key, _index) => {
const nextSchemaPath = `${schemaPath}/additionalProperties`;
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const isAdditionalProperty = regexp.test(key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalProperties, value[key]) && context.AddKey(key);
if (!isAdditionalProperty) additionalProperties.push(key);
return isAdditionalProperty;
});
return isAdditionalProperties || context.AddError("additionalProperties", schemaPath, instancePath, {
additionalProperties: additionalProperties
});
}

function Reducer(stack, context, schemas, value, check) {
const results = ConstDeclaration("results", "[]");
const context_n = schemas.map((_schema, index) => ConstDeclaration(`context_${index}`, New("CheckContext", [])));
const condition_n = schemas.map((schema, index) => ConstDeclaration(`condition_${index}`, Call(ArrowFunction([ "context" ], BuildSchema(stack, context, schema, value)), [ `context_${index}` ])));
const checks = schemas.map((_schema, index) => If(`condition_${index}`, Call(Member("results", "push"), [ `context_${index}` ])));
const returns = Return(And(check, context.Merge("results")));
return Call(ArrowFunction([], Statements([ results, ...context_n, ...condition_n, ...checks, returns ])), []);
}

function BuildAllOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.allOf, value, emit_IsEqual(Member("results", "length"), Constant(schema.allOf.length)));
}

function BuildAllOfFast(stack, context, schema, value) {
return ReduceAnd(schema.allOf.map(schema => BuildSchema(stack, context, schema, value)));
}

function BuildAllOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildAllOfStandard(stack, context, schema, value) : BuildAllOfFast(stack, context, schema, value);
}

function CheckAllOf(stack, context, schema, value) {
const results = schema.allOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return guard_IsEqual(results.length, schema.allOf.length) && context.Merge(results);
}

function ErrorAllOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const results = schema.allOf.reduce((result, schema, index) => {
const nextSchemaPath = `${schemaPath}/allOf/${index}`;
const nextContext = new ErrorContext;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isAllOf = guard_IsEqual(results.length, schema.allOf.length) && context.Merge(results);
if (!isAllOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isAllOf;
}

function BuildAnyOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.anyOf, value, emit_IsGreaterThan(Member("results", "length"), Constant(0)));
}

function BuildAnyOfFast(stack, context, schema, value) {
return ReduceOr(schema.anyOf.map(schema => BuildSchema(stack, context, schema, value)));
}

function BuildAnyOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildAnyOfStandard(stack, context, schema, value) : BuildAnyOfFast(stack, context, schema, value);
}

function CheckAnyOf(stack, context, schema, value) {
const results = schema.anyOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return IsGreaterThan(results.length, 0) && context.Merge(results);
}

function ErrorAnyOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const results = schema.anyOf.reduce((result, schema, index) => {
const nextContext = new ErrorContext;
const nextSchemaPath = `${schemaPath}/anyOf/${index}`;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isAnyOf = IsGreaterThan(results.length, 0) && context.Merge(results);
if (!isAnyOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isAnyOf || context.AddError("anyOf", schemaPath, instancePath, {});
}

function BuildSchemaBoolean(_stack, _context, schema, _value) {
return schema ? Constant(true) : Constant(false);
}

function CheckSchemaBoolean(_stack, _context, schema, _value) {
return schema;
}

function ErrorSchemaBoolean(stack, context, schemaPath, instancePath, schema, value) {
return CheckSchemaBoolean(stack, context, schema, value) || context.AddError("boolean", schemaPath, instancePath, {});
}

function BuildConst(_stack, _context, schema, value) {
return IsValueLike(schema.const) ? emit_IsEqual(value, Constant(schema.const)) : emit_IsDeepEqual(value, CreateVariable(schema.const));
}

function CheckConst(_stack, _context, schema, value) {
return IsValueLike(schema.const) ? guard_IsEqual(value, schema.const) : IsDeepEqual(value, schema.const);
}

function ErrorConst(stack, context, schemaPath, instancePath, schema, value) {
return CheckConst(stack, context, schema, value) || context.AddError("const", schemaPath, instancePath, {
allowedValue: schema.const
});
}

function contains_IsValid(schema) {
return !(IsMinContains(schema) && guard_IsEqual(schema.minContains, 0));
}

function BuildContainsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isLength = Not(emit_IsEqual(Member(value, "length"), Constant(0)));
const isSome = emit_SomeAll(value, [ item, index ], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
return And(isLength, isSome);
}

function BuildContainsFast(stack, context, schema, value) {
const [item] = [ CreateUnique() ];
const isLength = Not(emit_IsEqual(Member(value, "length"), Constant(0)));
const isSome = emit_Some(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return And(isLength, isSome);
}

function BuildContains(stack, context, schema, value) {
if (!contains_IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildContainsStandard(stack, context, schema, value) : BuildContainsFast(stack, context, schema, value);
}

function CheckContains(stack, context, schema, value) {
if (!contains_IsValid(schema)) return true;
return !guard_IsEqual(value.length, 0) && SomeAll(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
}

function ErrorContains(stack, context, schemaPath, instancePath, schema, value) {
return CheckContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: 1
});
}

function BuildDependencies(stack, context, schema, value) {
const isLength = emit_IsEqual(Member(emit_Keys(value), "length"), Constant(0));
const isEveryDependency = ReduceAnd(Entries(schema.dependencies).map(([key, schema]) => {
const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchema(stack, context, schema, value);
const isEveryKey = schema => ReduceAnd(schema.map(key => emit_HasPropertyKey(value, Constant(key))));
return Or(notKey, IsArray(schema) ? isEveryKey(schema) : isSchema);
}));
return Or(isLength, isEveryDependency);
}

function CheckDependencies(stack, context, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEvery = Every(Entries(schema.dependencies), 0, ([key, schema]) => !HasPropertyKey(value, key) || (IsArray(schema) ? schema.every(key => HasPropertyKey(value, key)) : CheckSchema(stack, context, schema, value)));
return isLength || isEvery;
}

function ErrorDependencies(stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEvery = EveryAll(Entries(schema.dependencies), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/dependencies/${EncodeFragment(key)}`;
return !HasPropertyKey(value, key) || (IsArray(schema) ? schema.every(dependency => HasPropertyKey(value, dependency) || context.AddError("dependencies", schemaPath, instancePath, {
property: key,
dependencies: schema
})) : ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value));
});
return isLength || isEvery;
}

function BuildDependentRequired(_stack, _context, schema, value) {
const isLength = emit_IsEqual(Member(emit_Keys(value), "length"), Constant(0));
const isEvery = ReduceAnd(Entries(schema.dependentRequired).map(([key, keys]) => {
const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
const everyKey = ReduceAnd(keys.map(key => emit_HasPropertyKey(value, Constant(key))));
return Or(notKey, everyKey);
}));
return Or(isLength, isEvery);
}

function CheckDependentRequired(_stack, _context, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEvery = Every(Entries(schema.dependentRequired), 0, ([key, keys]) => !HasPropertyKey(value, key) || keys.every(key => HasPropertyKey(value, key)));
return isLength || isEvery;
}

function ErrorDependentRequired(_stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEveryEntry = EveryAll(Entries(schema.dependentRequired), 0, ([key, keys]) => !HasPropertyKey(value, key) || EveryAll(keys, 0, dependency => HasPropertyKey(value, dependency) || context.AddError("dependentRequired", schemaPath, instancePath, {
property: key,
dependencies: keys
})));
return isLength || isEveryEntry;
}

function BuildDependentSchemas(stack, context, schema, value) {
const isLength = emit_IsEqual(Member(emit_Keys(value), "length"), Constant(0));
const isEvery = ReduceAnd(Entries(schema.dependentSchemas).map(([key, schema]) => {
const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchema(stack, context, schema, value);
return Or(notKey, isSchema);
}));
return Or(isLength, isEvery);
}

function CheckDependentSchemas(stack, context, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEvery = Every(Entries(schema.dependentSchemas), 0, ([key, schema]) => !HasPropertyKey(value, key) || CheckSchema(stack, context, schema, value));
return isLength || isEvery;
}

function ErrorDependentSchemas(stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard_IsEqual(Keys(value).length, 0);
const isEvery = EveryAll(Entries(schema.dependentSchemas), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/dependentSchemas/${EncodeFragment(key)}`;
return !HasPropertyKey(value, key) || ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value);
});
return isLength || isEvery;
}

function Throw(message) {
throw Error(message);
}

function ThrowUnsafePropertyKey() {
Throw("Pointer contains unsafe property key");
}

function ThrowCannotSetRoot() {
Throw("Cannot set value");
}

function Indices(pointer) {
const indices = pointer.split("/").map(index => index.replace(/~1/g, "/").replace(/~0/g, "~"));
return indices[0] === "" ? indices.slice(1) : indices;
}

function Has(value, pointer) {
let current = value;
for (const index of Indices(pointer)) {
if (!IsObject(current) || !HasPropertyKey(current, index)) return false;
current = current[index];
}
return true;
}

function pointer_Get(value, pointer) {
let current = value;
for (const index of Indices(pointer)) {
if (!IsObject(current) || IsUnsafePropertyKey(index)) return undefined;
current = current[index];
}
return current;
}

function Parent(value, indices, last) {
let current = value;
for (const index of indices) {
if (IsUnsafePropertyKey(index)) ThrowUnsafePropertyKey();
current = IsObject(current) ? current[index] : undefined;
}
if (IsUnsafePropertyKey(last)) ThrowUnsafePropertyKey();
if (!IsObject(current)) ThrowCannotSetRoot();
return current;
}

function pointer_Set(value, pointer, next) {
const indices = Indices(pointer);
const last = indices.pop();
if (IsUndefined(last)) ThrowCannotSetRoot();
Parent(value, indices, last)[last] = next;
return value;
}

function Delete(value, pointer) {
const indices = Indices(pointer);
const last = indices.pop();
if (IsUndefined(last)) ThrowCannotSetRoot();
const parent = Parent(value, indices, last);
if (IsArray(parent) && /^(0|[1-9]\d*)$/.test(last)) {
parent.splice(Number(last), 1);
} else {
delete parent[last];
}
return value;
}

function IsAnchor(schema) {
return HasPropertyKey(schema, "$anchor") && IsString(schema.$anchor);
}

function RelativeBase(schema, base) {
return IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, base.href) : base;
}

function AbsoluteBase(base) {
return NextUri(base, DefaultUri);
}

function CanonicalHref(url) {
return url.href.split("#")[0];
}

function Base(schema, base, target) {
return SearchBase(schema, AbsoluteBase(base), target);
}

function RefRoot(stack, ref) {
return ref.$ref.startsWith("#") || stack.enteredResource ? stack.lexicalSchema : stack.schema;
}

function IsPointerFragment(fragment) {
return fragment.startsWith("#/");
}

function SearchDynamicAnchor(schema, name) {
if (IsObject(schema) && IsDynamicAnchor(schema) && guard_IsEqual(schema.$dynamicAnchor, name)) {
return schema;
}
if (IsObject(schema)) {
for (const key of Keys(schema)) {
const result = SearchDynamicAnchor(schema[key], name);
if (result) return result;
}
}
return undefined;
}

function SearchBase(schema, base, target) {
if (guard_IsEqual(schema, target)) return base.href;
const nextBase = RelativeBase(schema, base);
if (IsArray(schema)) {
for (const item of schema) {
const result = SearchBase(item, nextBase, target);
if (!IsUndefined(result)) return result;
}
} else if (IsObject(schema)) {
for (const key of Keys(schema)) {
const result = SearchBase(schema[key], nextBase, target);
if (!IsUndefined(result)) return result;
}
}
return undefined;
}

function MatchWithHash(schema, ref) {
if (ref.href.endsWith("#")) return schema;
if (!ref.hash.startsWith("#")) return undefined;
const fragment = decodeURIComponent(ref.hash.slice(1));
if (!fragment.startsWith("/")) return undefined;
return pointer_Get(schema, fragment);
}

function MatchWithId(schema, base, ref) {
if (!IsId(schema)) return undefined;
if (guard_IsEqual(schema.$id, ref.hash)) return schema;
const absoluteRef = new URL(ref.href, base.href);
if (guard_IsEqual(base.pathname, absoluteRef.pathname)) return ref.hash.startsWith("#") ? MatchWithHash(schema, ref) : schema;
return undefined;
}

function MatchWithAnchor(schema, base, ref) {
if (!IsAnchor(schema)) return undefined;
const absoluteAnchor = new URL(`#${schema.$anchor}`, base.href);
const absoluteRef = new URL(ref.href, base.href);
return guard_IsEqual(absoluteAnchor.href, absoluteRef.href) ? schema : undefined;
}

function MatchWithDynamicAnchor(schema, base, ref) {
if (!IsDynamicAnchor(schema)) return undefined;
const absoluteAnchor = new URL(`#${schema.$dynamicAnchor}`, base.href);
const absoluteRef = new URL(ref.href, base.href);
const isMatch = guard_IsEqual(absoluteAnchor.href, absoluteRef.href);
return isMatch ? schema : undefined;
}

function MatchSchemaObject(schema, base, ref) {
if (!IsSchemaObject(schema)) return undefined;
return MatchWithId(schema, base, ref) ?? MatchWithAnchor(schema, base, ref) ?? MatchWithDynamicAnchor(schema, base, ref) ?? MatchWithHash(schema, ref);
}

function MatchFromArray(schema, base, ref) {
if (!IsArray(schema)) return undefined;
return schema.reduce((result, item) => {
const match = resolve_Match(item, base, ref);
return !IsUndefined(match) ? match : result;
}, undefined);
}

function MatchFromObject(schema, base, ref) {
if (!IsObject(schema)) return undefined;
return Keys(schema).reduce((result, key) => {
if (guard_IsEqual(key, "const") || guard_IsEqual(key, "enum")) return result;
const match = resolve_Match(schema[key], base, ref);
return !IsUndefined(match) ? match : result;
}, undefined);
}

function resolve_Match(schema, base, ref) {
const relativeBase = RelativeBase(schema, base);
return MatchSchemaObject(schema, relativeBase, ref) ?? MatchFromArray(schema, relativeBase, ref) ?? MatchFromObject(schema, relativeBase, ref);
}

function Resource(context, schema, base, ref) {
const result = RefInternal(context, schema, base, ref);
return IsSchemaObject(result) && IsId(result) ? result : undefined;
}

function FindDeferredResourceLegacy(stack, ref, schema) {
if (!ref.$ref.startsWith("#")) return undefined;
if (!IsSchemaObject(stack.schema) || HasPropertyKey(stack.schema, "$schema")) return undefined;
const targetBase = Base(stack.lexicalSchema, stack.referenceBase, schema);
if (IsUndefined(targetBase) || guard_IsEqual(targetBase, stack.referenceBase)) return undefined;
return {
target: schema,
base: targetBase,
root: stack.lexicalSchema
};
}

function FindDeferredResourceModern(stack, canonical, schema) {
const remoteRoot = stack.context[canonical];
if (!IsSchemaObject(remoteRoot)) return undefined;
return {
target: schema,
base: canonical,
root: remoteRoot
};
}

function FindDeferredResource(stack, ref, schema, canonical, isRemote) {
const remote = isRemote ? FindDeferredResourceModern(stack, canonical, schema) : undefined;
return IsUndefined(remote) ? FindDeferredResourceLegacy(stack, ref, schema) : remote;
}

function FindResolvedResource(stack, canonical, schema) {
if (IsId(schema)) return undefined;
const resource = Resource(stack.context, stack.schema, stack.referenceBase, canonical);
if (!resource || stack.ids.includes(resource)) return undefined;
return {
resource: resource
};
}

function RefInternalWithContext(context, ref) {
return HasPropertyKey(context, ref) ? context[ref] : undefined;
}

function RefInternalWithLocal(schema, base, ref) {
return resolve_Match(schema, base, ref);
}

function RefInternalWithRemote(context, base, ref) {
const canonicalHref = CanonicalHref(ref);
if (!HasPropertyKey(context, canonicalHref) || guard_IsEqual(canonicalHref, CanonicalHref(base))) return undefined;
const remoteSchema = context[canonicalHref];
const remoteBase = RelativeBase(remoteSchema, new URL(canonicalHref));
return guard_IsEqual(ref.hash, "") ? remoteSchema : resolve_Match(remoteSchema, remoteBase, ref);
}

function RefInternal(context, schema, base, ref) {
const absoluteBase = AbsoluteBase(base);
const target = NextUri(ref, absoluteBase.href);
return RefInternalWithContext(context, ref) ?? RefInternalWithLocal(schema, absoluteBase, target) ?? RefInternalWithRemote(context, absoluteBase, target);
}

function RefNextStackDeferred(stack, deferredResource) {
if (!deferredResource) return stack;
const resourceEntries = new Map(stack.resourceEntries);
resourceEntries.set(deferredResource.target, {
base: deferredResource.base,
root: deferredResource.root
});
return {
...stack,
resourceEntries: resourceEntries
};
}

function RefNextStackResolved(stack, resolvedResource) {
return resolvedResource ? NextStack(stack, resolvedResource.resource) : stack;
}

function RefNextStack(stack, pendingResource, deferredResource, resolvedResource) {
const withDeferred = RefNextStackDeferred({
...stack,
pendingResource: pendingResource
}, deferredResource);
const withResolved = RefNextStackResolved(withDeferred, resolvedResource);
return withResolved;
}

function RefResultFound(stack, ref, schema) {
const canonical = CanonicalHref(NextUri(ref.$ref, stack.referenceBase));
const isRemote = !guard_IsEqual(canonical, stack.resourceBase);
const deferredResource = FindDeferredResource(stack, ref, schema, canonical, isRemote);
const resolvedResource = isRemote ? FindResolvedResource(stack, canonical, schema) : undefined;
return {
schema: schema,
stack: RefNextStack(stack, true, deferredResource, resolvedResource)
};
}

function RefResultNotFound(stack, schema) {
return {
schema: schema,
stack: RefNextStack(stack, !IsUndefined(schema))
};
}

function Ref(stack, ref) {
const schema = RefInternal(stack.context, RefRoot(stack, ref), stack.referenceBase, ref.$ref);
return IsSchemaObject(schema) ? RefResultFound(stack, ref, schema) : RefResultNotFound(stack, schema);
}

function IsRecursiveAnchorInScope(stack) {
return IsSchemaObject(stack.lexicalSchema) && IsRecursiveAnchorTrue(stack.lexicalSchema);
}

function RecursiveRef(stack, recursiveRef) {
const schema = IsRecursiveAnchorInScope(stack) ? stack.recursiveAnchor : stack.lexicalSchema;
return RefInternal(stack.context, schema, stack.lexicalBase, recursiveRef.$recursiveRef);
}

function DynamicRefFragment(stack, dynamicRef) {
return NextUri(dynamicRef.$dynamicRef, AbsoluteBase(stack.lexicalBase).href).hash;
}

function FindScopedDynamicAnchor(stack, name) {
return stack.dynamicAnchors.find(anchor => guard_IsEqual(anchor.$dynamicAnchor, name)) ?? SearchDynamicAnchor(stack.schema, name);
}

function DynamicRefWhenFound(stack, dynamicRef, fragmentTarget) {
if (!IsSchemaObject(fragmentTarget) || !IsDynamicAnchor(fragmentTarget)) return fragmentTarget;
const fragment = DynamicRefFragment(stack, dynamicRef);
return IsPointerFragment(fragment) ? fragmentTarget : FindScopedDynamicAnchor(stack, fragmentTarget.$dynamicAnchor);
}

function DynamicRefWhenNotFound(stack, dynamicRef) {
const fragment = DynamicRefFragment(stack, dynamicRef);
return FindScopedDynamicAnchor(stack, decodeURIComponent(fragment.slice(1)));
}

function DynamicRef(stack, dynamicRef) {
const fragmentRoot = dynamicRef.$dynamicRef.startsWith("#") ? stack.lexicalSchema : stack.schema;
const fragmentTarget = RefInternal(stack.context, fragmentRoot, stack.lexicalBase, dynamicRef.$dynamicRef);
return IsUndefined(fragmentTarget) ? DynamicRefWhenNotFound(stack, dynamicRef) : DynamicRefWhenFound(stack, dynamicRef, fragmentTarget);
}

function BuildDynamicRef(stack, context, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return CreateFunction(nextStack, context, target, value);
}

function CheckDynamicRef(stack, context, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return IsSchema(target) && CheckSchema(nextStack, context, target, value);
}

function ErrorDynamicRef(stack, context, schemaPath, instancePath, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
}

function BuildEnum(_stack, _context, schema, value) {
return ReduceOr(schema.enum.map(option => {
if (IsValueLike(option)) return emit_IsEqual(value, Constant(option));
const variable = CreateVariable(option);
return emit_IsDeepEqual(value, variable);
}));
}

function CheckEnum(_stack, _context, schema, value) {
return Some(schema.enum, option => IsValueLike(option) ? guard_IsEqual(value, option) : IsDeepEqual(value, option));
}

function ErrorEnum(stack, context, schemaPath, instancePath, schema, value) {
return CheckEnum(stack, context, schema, value) || context.AddError("enum", schemaPath, instancePath, {
allowedValues: schema.enum
});
}

function BuildExclusiveMaximum(_stack, _context, schema, value) {
return emit_IsLessThan(value, Constant(schema.exclusiveMaximum));
}

function CheckExclusiveMaximum(_stack, _context, schema, value) {
return IsLessThan(value, schema.exclusiveMaximum);
}

function ErrorExclusiveMaximum(stack, context, schemaPath, instancePath, schema, value) {
return CheckExclusiveMaximum(stack, context, schema, value) || context.AddError("exclusiveMaximum", schemaPath, instancePath, {
comparison: "<",
limit: schema.exclusiveMaximum
});
}

function BuildExclusiveMinimum(_stack, _context, schema, value) {
return emit_IsGreaterThan(value, Constant(schema.exclusiveMinimum));
}

function CheckExclusiveMinimum(_stack, _context, schema, value) {
return IsGreaterThan(value, schema.exclusiveMinimum);
}

function ErrorExclusiveMinimum(stack, context, schemaPath, instancePath, schema, value) {
return CheckExclusiveMinimum(stack, context, schema, value) || context.AddError("exclusiveMinimum", schemaPath, instancePath, {
comparison: ">",
limit: schema.exclusiveMinimum
});
}

const DAYS = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];

const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;

function IsLeapYear(year) {
return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function IsDate(value) {
const matches = DATE.exec(value);
if (!matches) return false;
const year = +matches[1];
const month = +matches[2];
const day = +matches[3];
return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && IsLeapYear(year) ? 29 : DAYS[month]);
}

const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;

function IsTime(value, strictTimeZone = true) {
const matches = TIME.exec(value);
if (!matches) return false;
if (strictTimeZone && !matches[4] && !matches[5]) return false;
const hr = +matches[1];
const min = +matches[2];
const sec = +matches[3];
if (hr > 23 || min > 59 || sec > 60) return false;
if (matches[5]) {
const tzH = +matches[6];
const tzM = +matches[7];
if (tzH > 23 || tzM > 59) return false;
}
if (sec < 60) return true;
const tzSign = matches[5] === "-" ? -1 : 1;
const tzH = +(matches[6] || 0);
const tzM = +(matches[7] || 0);
const totalUtcMin = hr * 60 + min - tzSign * (tzH * 60 + tzM);
return (totalUtcMin % 1440 + 1440) % 1440 === 1439;
}

const DATE_TIME_SUFFIX = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;

function IsDateTime(value) {
const index = value.indexOf("[");
const datetime = index === -1 ? value : value.slice(0, index);
if (index !== -1 && !DATE_TIME_SUFFIX.test(value.slice(index))) return false;
const split = datetime.split(/T/i);
return split.length === 2 && IsDate(split[0]) && IsTime(split[1]);
}

const Duration = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;

function IsDuration(value) {
return Duration.test(value);
}

const Email = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;

function IsEmail(value) {
return Email.test(value);
}

const RE_RULE_HYPHEN_PLACEMENT = /^(?!-).*(?<!-)$/;

const RE_RULE_NOT_RESERVED_ACE = /^(?!..--)/;

const RE_ASCII_LDH = /^[a-zA-Z0-9-]*$/;

const RE_ASCII = /^\p{ASCII}*$/u;

const RE_NON_ASCII = /[^\p{ASCII}]/u;

const RE_HIGH_SURROGATE = /[\u{d800}-\u{dbff}]/u;

const RE_REGIONAL_INDICATOR = /[\u{1f1e6}-\u{1f1ff}]/u;

const RE_VARIATION_SELECTOR = /[\u{fe00}-\u{fe0f}]/u;

const RE_ZERO_WIDTH_JOINER = /\u{200d}/u;

const RE_ASCII_DIGIT = /[0-9]/;

const RE_ARABIC_INDIC_DIGIT = /[\u{0660}-\u{0669}]/u;

const RE_EXT_ARABIC_INDIC_DIGIT = /[\u{06f0}-\u{06f9}]/u;

const RE_COMMON_SEPARATOR = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u;

const RE_EUROPEAN_SEPARATOR = /[\u{002d}\u{002b}]/u;

const RE_MARK_NONSPACING = /\p{Mn}/u;

const RE_MARK_SPACING_COMBINING = /\p{Mc}/u;

const RE_MARK_ENCLOSING = /\p{Me}/u;

const RE_COMBINING_MARK = /[\p{Mn}\p{Mc}\p{Me}]/u;

const RE_LETTER = /\p{L}/u;

const RE_NUMBER_DECIMAL = /\p{Nd}/u;

const RE_SCRIPT_GREEK = /\p{Script=Greek}/u;

const RE_SCRIPT_HEBREW = /\p{Script=Hebrew}/u;

const RE_SCRIPT_JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const RE_SCRIPT_ARABIC_LETTER = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u;

const RE_VIRAMA = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u;

const RE_RFC5892_DISALLOWED = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u;

const RE_CONTEXTO_EXCEPTIONS = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u;

const RE_PVALID_EXCEPTIONS = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u;

const RE_EUROPEAN_NUMBER = new RegExp([ RE_ASCII_DIGIT, RE_EXT_ARABIC_INDIC_DIGIT ].map(regexp => regexp.source).join("|"), "u");

const RE_PERMITTED_CATEGORY = new RegExp([ RE_LETTER, RE_EUROPEAN_SEPARATOR, RE_COMMON_SEPARATOR, RE_NUMBER_DECIMAL, RE_MARK_NONSPACING, RE_MARK_SPACING_COMBINING, RE_CONTEXTO_EXCEPTIONS, RE_PVALID_EXCEPTIONS ].map(regexp => regexp.source).join("|"), "u");

function IsAsciiLabel(value) {
return RE_RULE_HYPHEN_PLACEMENT.test(value) && RE_RULE_NOT_RESERVED_ACE.test(value) && RE_ASCII_LDH.test(value);
}

const PUNYCODE_BASE = 36;

const PUNYCODE_TMIN = 1;

const PUNYCODE_TMAX = 26;

const PUNYCODE_SKEW = 38;

const PUNYCODE_DAMP = 700;

const PUNYCODE_INITIAL_BIAS = 72;

const PUNYCODE_INITIAL_N = 128;

function ThrowDontCare() {
throw null;
}

function IsAcePrefixed(value) {
return value.toLowerCase().startsWith("xn--");
}

function Adapt(delta, numPoints, firstTime) {
delta = firstTime ? Math.floor(delta / PUNYCODE_DAMP) : delta >> 1;
delta += Math.floor(delta / numPoints);
let k = 0;
while (delta > (PUNYCODE_BASE - PUNYCODE_TMIN) * PUNYCODE_TMAX >> 1) {
delta = Math.floor(delta / (PUNYCODE_BASE - PUNYCODE_TMIN));
k += PUNYCODE_BASE;
}
return k + Math.floor((PUNYCODE_BASE - PUNYCODE_TMIN + 1) * delta / (delta + PUNYCODE_SKEW));
}

function Decode(value) {
const output = [];
let n = PUNYCODE_INITIAL_N;
let i = 0;
let bias = PUNYCODE_INITIAL_BIAS;
const delimIdx = value.lastIndexOf("-");
if (delimIdx > 0) {
for (let j = 0; j < delimIdx; j++) {
const cp = value.charCodeAt(j);
if (cp >= 128) ThrowDontCare();
output.push(cp);
}
}
let inIdx = delimIdx < 0 ? 0 : delimIdx + 1;
while (inIdx < value.length) {
const oldi = i;
let w = 1;
let k = PUNYCODE_BASE;
while (true) {
if (inIdx >= value.length) ThrowDontCare();
const ch = value.charCodeAt(inIdx++);
let digit;
if (ch >= 97 && ch <= 122) digit = ch - 97; else if (ch >= 48 && ch <= 57) digit = ch - 48 + 26; else ThrowDontCare();
i += digit * w;
const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
if (digit < t) break;
w *= PUNYCODE_BASE - t;
k += PUNYCODE_BASE;
}
const outLen = output.length + 1;
bias = Adapt(i - oldi, outLen, oldi === 0);
n += Math.floor(i / outLen);
i %= outLen;
output.splice(i, 0, n);
i++;
}
return String.fromCodePoint(...output);
}

function DigitToChar(digit) {
return digit < 26 ? String.fromCharCode(digit + 97) : String.fromCharCode(digit - 26 + 48);
}

const RE_REPLACE_NON_ASCII = new RegExp(RE_NON_ASCII.source, "gu");

function Encode(input) {
const basic = input.replace(RE_REPLACE_NON_ASCII, "");
const basicLength = basic.length;
const result = basicLength > 0 ? [ basic, "-" ] : [];
const codePoints = Array.from(input, char => char.codePointAt(0));
let n = PUNYCODE_INITIAL_N;
let delta = 0;
let bias = PUNYCODE_INITIAL_BIAS;
let handledCPCount = basicLength;
while (handledCPCount < codePoints.length) {
let m = Infinity;
for (const cp of codePoints) {
if (cp >= n && cp < m) m = cp;
}
delta += (m - n) * (handledCPCount + 1);
n = m;
for (const cp of codePoints) {
if (cp < n) delta++;
if (cp === n) {
let q = delta;
for (let k = PUNYCODE_BASE; ;k += PUNYCODE_BASE) {
const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
if (q < t) break;
const digit = t + (q - t) % (PUNYCODE_BASE - t);
result.push(DigitToChar(digit));
q = Math.floor((q - t) / (PUNYCODE_BASE - t));
}
result.push(DigitToChar(q));
bias = Adapt(delta, handledCPCount + 1, handledCPCount === basicLength);
delta = 0;
handledCPCount++;
}
}
delta++;
n++;
}
return result.join("");
}

const RE_RTL_ALLOWED = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/;

const RE_LTR_ALLOWED = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/;

const RE_RTL_CLASSES = /^(?:R|AL|AN)$/;

function HasBidiChars(value) {
if (IsAcePrefixed(value)) {
try {
return HasRightToLeftCharacters(Decode(value.slice(4).toLowerCase()));
} catch {
return false;
}
}
return HasRightToLeftCharacters(value);
}

function GetBidiClass(codePoint) {
const char = String.fromCodePoint(codePoint);
return RE_EUROPEAN_NUMBER.test(char) ? "EN" : RE_ARABIC_INDIC_DIGIT.test(char) ? "AN" : RE_MARK_NONSPACING.test(char) ? "NSM" : RE_SCRIPT_HEBREW.test(char) ? "R" : RE_SCRIPT_ARABIC_LETTER.test(char) ? "AL" : RE_LETTER.test(char) ? "L" : "ON";
}

function HasRightToLeftCharacters(value) {
for (const ch of value) if (RE_RTL_CLASSES.test(GetBidiClass(ch.codePointAt(0)))) return true;
return false;
}

function SatisfiesBidiRule(value) {
let isRtl = false;
let allowed = RE_LTR_ALLOWED;
let sawEN = false;
let sawAN = false;
let isFirst = true;
for (const ch of value) {
const bidiClass = GetBidiClass(ch.codePointAt(0));
if (isFirst) {
if (bidiClass !== "L" && bidiClass !== "R" && bidiClass !== "AL") return false;
isRtl = bidiClass === "R" || bidiClass === "AL";
allowed = isRtl ? RE_RTL_ALLOWED : RE_LTR_ALLOWED;
isFirst = false;
}
if (!allowed.test(bidiClass)) return false;
if (bidiClass === "EN") sawEN = true; else if (bidiClass === "AN") sawAN = true;
}
if (isRtl && sawEN && sawAN) return false;
return true;
}

function ExceedsMaxALabelLength(value) {
return RE_NON_ASCII.test(value) && Encode(value).length + 4 > 63;
}

function HasInvalidHyphens(chars) {
if (chars[0] === "-" || chars[chars.length - 1] === "-") return true;
return chars.slice(2).join("").startsWith("--");
}

function IsUnicodeLabel(value) {
if (ExceedsMaxALabelLength(value)) return false;
if (HasRightToLeftCharacters(value) && !SatisfiesBidiRule(value)) return false;
const chars = [ ...value ];
const codePoints = chars.map(c => c.codePointAt(0));
const length = codePoints.length;
if (HasInvalidHyphens(chars)) return false;
if (RE_COMBINING_MARK.test(chars[0])) return false;
let hasJapanese = false;
for (let i = 0; i < length; i++) {
const codePoint = codePoints[i];
const char = chars[i];
if (RE_RFC5892_DISALLOWED.test(char)) return false;
if (!RE_PERMITTED_CATEGORY.test(char)) return false;
if (RE_SCRIPT_JAPANESE.test(char)) hasJapanese = true;
const prev = codePoints[i - 1], next = codePoints[i + 1];
switch (codePoint) {
case 183:
if (prev !== 108 || next !== 108) return false;
break;

case 885:
if (!next || !RE_SCRIPT_GREEK.test(chars[i + 1])) return false;
break;

case 1523:
case 1524:
if (!prev || !RE_SCRIPT_HEBREW.test(chars[i - 1])) return false;
break;

case 8204:
if (!prev || prev < 128 && !RE_VIRAMA.test(chars[i - 1])) return false;
break;

case 8205:
if (!prev || !RE_VIRAMA.test(chars[i - 1])) return false;
break;

case 12539:
break;
}
}
if (value.includes("・") && !hasJapanese) return false;
return true;
}

function IsPunyLabel(value) {
if (!IsAcePrefixed(value)) return false;
try {
const body = value.slice(4).toLowerCase();
if (body.lastIndexOf("-") === 0) return false;
const decoded = Decode(body);
if (!RE_NON_ASCII.test(decoded)) return false;
return IsUnicodeLabel(decoded);
} catch {
return false;
}
}

function IsValidLabelLength(value) {
return value.length > 0 && value.length <= 63;
}

function IsLabel(value) {
return IsValidLabelLength(value) && (IsPunyLabel(value) || IsAsciiLabel(value));
}

function IsHostname(value) {
if (value.length === 0 || value.length > 253) return false;
if (value.charCodeAt(value.length - 1) === 46) return false;
return value.split(".").every(label => IsLabel(label));
}

function idn_hostname_IsValidLabelLength(value) {
return value.length > 0 && value.length <= 63;
}

function idn_hostname_IsLabel(value) {
return idn_hostname_IsValidLabelLength(value) && (IsPunyLabel(value) || IsUnicodeLabel(value));
}

function NormalizeHostname(value) {
return value.replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "").replace(/[\u002E\u3002\uFF0E\uFF61]/g, ".");
}

function IsIdnHostname(value) {
if (value.length === 0 || value.includes(" ")) return false;
const normalized = NormalizeHostname(value);
if (normalized.length > 253) return false;
const labels = normalized.split(".");
const hasBidiChars = labels.some(label => HasBidiChars(label));
return labels.every(label => idn_hostname_IsLabel(label) && (!hasBidiChars || SatisfiesBidiRule(label)));
}

function hostname_IsHostname(value) {
return IsHostname(value);
}

const IdnEmail = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;

function IsIdnEmail(value) {
return IdnEmail.test(value.normalize("NFC"));
}

function idn_hostname_IsIdnHostname(value) {
return IsIdnHostname(value);
}

const IPv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

function IsIPv4(value) {
return IPv4.test(value);
}

const IPv6 = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;

function IsIPv6(value) {
return IPv6.test(value);
}

const InvalidIriChars = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/;

const MalformedScheme = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;

function IsIriReference(value) {
return !InvalidIriChars.test(value) && !MalformedScheme.test(value) && URL.canParse(value, "http://example.com");
}

const iri_InvalidIriChars = /[\x00-\x20<>\^`{|}\\]/;

const InvalidPercentEncoding = /%(?![0-9a-fA-F]{2})/;

function IsIri(value) {
if (iri_InvalidIriChars.test(value)) return false;
if (InvalidPercentEncoding.test(value)) return false;
return URL.canParse(value);
}

const JsonPointerUriFragment = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;

function IsJsonPointerUriFragment(value) {
return JsonPointerUriFragment.test(value);
}

const JsonPointer = /^(?:\/(?:[^~/]|~0|~1)*)*$/;

function IsJsonPointer(value) {
return JsonPointer.test(value);
}

function IsRegex(value) {
try {
new RegExp(value, "u");
return true;
} catch {
return false;
}
}

const RelativeJsonPointer = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;

function IsRelativeJsonPointer(value) {
return RelativeJsonPointer.test(value);
}

const UriReference = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function IsUriReference(value) {
return UriReference.test(value);
}

const UriTemplate = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;

function IsUriTemplate(value) {
return UriTemplate.test(value);
}

const Uri = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function IsUri(value) {
return Uri.test(value);
}

function IsUrl(value) {
return URL.canParse(value);
}

const Uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function IsUuid(value) {
return Uuid.test(value);
}

const formats = new Map;

function Clear() {
formats.clear();
}

function _registry_Entries() {
return [ ...formats.entries() ];
}

function _registry_Set(format, check) {
formats.set(format, check);
}

function _registry_Has(format) {
return formats.has(format);
}

function _registry_Get(format) {
return formats.get(format);
}

function Test(format, value) {
return formats.get(format)?.(value) ?? true;
}

function _registry_Reset() {
Clear();
formats.set("date-time", IsDateTime);
formats.set("date", IsDate);
formats.set("duration", IsDuration);
formats.set("email", IsEmail);
formats.set("hostname", hostname_IsHostname);
formats.set("idn-email", IsIdnEmail);
formats.set("idn-hostname", idn_hostname_IsIdnHostname);
formats.set("ipv4", IsIPv4);
formats.set("ipv6", IsIPv6);
formats.set("iri-reference", IsIriReference);
formats.set("iri", IsIri);
formats.set("json-pointer-uri-fragment", IsJsonPointerUriFragment);
formats.set("json-pointer", IsJsonPointer);
formats.set("regex", IsRegex);
formats.set("relative-json-pointer", IsRelativeJsonPointer);
formats.set("time", IsTime);
formats.set("uri-reference", IsUriReference);
formats.set("uri-template", IsUriTemplate);
formats.set("uri", IsUri);
formats.set("url", IsUrl);
formats.set("uuid", IsUuid);
}

_registry_Reset();

const format = null && Format;

function BuildFormat(_stack, _context, schema, value) {
return _registry_Has(schema.format) ? Call(CreateVariable(_registry_Get(schema.format)), [ value ]) : Constant(true);
}

function CheckFormat(_stack, _context, schema, value) {
return Test(schema.format, value);
}

function ErrorFormat(stack, context, schemaPath, instancePath, schema, value) {
return CheckFormat(stack, context, schema, value) || context.AddError("format", schemaPath, instancePath, {
format: schema.format
});
}

function IsThen(schema) {
return HasPropertyKey(schema, "then") && IsSchema(schema.then);
}

function IsElse(schema) {
return HasPropertyKey(schema, "else") && IsSchema(schema.else);
}

function BuildIf(stack, context, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
return Ternary(BuildSchema(stack, context, schema.if, value), BuildSchema(stack, context, thenSchema, value), BuildSchema(stack, context, elseSchema, value));
}

function CheckIf(stack, context, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
return CheckSchema(stack, context, schema.if, value) ? CheckSchema(stack, context, thenSchema, value) : CheckSchema(stack, context, elseSchema, value);
}

function ErrorIf(stack, context, schemaPath, instancePath, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
const trueContext = new ErrorContext;
const isIf = ErrorSchema(stack, trueContext, `${schemaPath}/if`, instancePath, schema.if, value) ? ErrorSchema(stack, trueContext, `${schemaPath}/then`, instancePath, thenSchema, value) || context.AddError("if", schemaPath, instancePath, {
failingKeyword: "then"
}) : ErrorSchema(stack, context, `${schemaPath}/else`, instancePath, elseSchema, value) || context.AddError("if", schemaPath, instancePath, {
failingKeyword: "else"
});
if (isIf) context.Merge([ trueContext ]);
return isIf;
}

function BuildItemsSizedStandard(stack, context, schema, value) {
return ReduceAnd(schema.items.map((schema, index) => {
const isLength = emit_IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
const addIndex = context.AddIndex(Constant(index));
return Or(isLength, And(isSchema, addIndex));
}));
}

function BuildItemsSizedFast(stack, context, schema, value) {
return ReduceAnd(schema.items.map((schema, index) => {
const isLength = emit_IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
return Or(isLength, isSchema);
}));
}

function BuildItemsSized(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildItemsSizedStandard(stack, context, schema, value) : BuildItemsSizedFast(stack, context, schema, value);
}

function CheckItemsSized(stack, context, schema, value) {
return Every(schema.items, 0, (schema, index) => IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
}

function ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) {
return EveryAll(schema.items, 0, (schema, index) => {
const nextSchemaPath = `${schemaPath}/items/${index}`;
const nextInstancePath = `${instancePath}/${index}`;
return IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
});
}

function BuildItemsUnsizedStandard(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
const [item] = [ CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
const addIndex = context.AddIndex("index");
return emit_Every(value, Constant(offset), [ item, "index" ], And(isSchema, addIndex));
}

function BuildItemsUnsizedFast(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
const [item] = [ CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
return emit_Every(value, Constant(offset), [ item, "index" ], isSchema);
}

function BuildItemsUnsized(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildItemsUnsizedStandard(stack, context, schema, value) : BuildItemsUnsizedFast(stack, context, schema, value);
}

function CheckItemsUnsized(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
return Every(value, offset, (element, index) => CheckSchemaPushStack(stack, context, schema.items, element) && context.AddIndex(index));
}

function ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
return EveryAll(value, offset, (element, index) => {
const nextSchemaPath = `${schemaPath}/items`;
const nextInstancePath = `${instancePath}/${index}`;
return ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.items, element) && context.AddIndex(index);
});
}

function BuildItems(stack, context, schema, value) {
return IsItemsSized(schema) ? BuildItemsSized(stack, context, schema, value) : BuildItemsUnsized(stack, context, schema, value);
}

function CheckItems(stack, context, schema, value) {
return IsItemsSized(schema) ? CheckItemsSized(stack, context, schema, value) : CheckItemsUnsized(stack, context, schema, value);
}

function ErrorItems(stack, context, schemaPath, instancePath, schema, value) {
return IsItemsSized(schema) ? ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) : ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value);
}

function maxContains_IsValid(schema) {
return IsContains(schema);
}

function BuildMaxContains(stack, context, schema, value) {
if (!maxContains_IsValid(schema)) return Constant(true);
const [item] = [ CreateUnique() ];
const count = emit_Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return emit_IsLessEqualThan(count, Constant(schema.maxContains));
}

function CheckMaxContains(stack, context, schema, value) {
if (!maxContains_IsValid(schema)) return true;
const count = Counted(value, item => CheckSchema(stack, context, schema.contains, item));
return IsLessEqualThan(count, schema.maxContains);
}

function ErrorMaxContains(stack, context, schemaPath, instancePath, schema, value) {
const minContains = IsMinContains(schema) ? schema.minContains : 1;
return CheckMaxContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: minContains,
maxContains: schema.maxContains
});
}

function BuildMaximum(_stack, _context, schema, value) {
return emit_IsLessEqualThan(value, Constant(schema.maximum));
}

function CheckMaximum(_stack, _context, schema, value) {
return IsLessEqualThan(value, schema.maximum);
}

function ErrorMaximum(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaximum(stack, context, schema, value) || context.AddError("maximum", schemaPath, instancePath, {
comparison: "<=",
limit: schema.maximum
});
}

function BuildMaxItems(_stack, _context, schema, value) {
return emit_IsLessEqualThan(Member(value, "length"), Constant(schema.maxItems));
}

function CheckMaxItems(_stack, _context, schema, value) {
return IsLessEqualThan(value.length, schema.maxItems);
}

function ErrorMaxItems(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxItems(stack, context, schema, value) || context.AddError("maxItems", schemaPath, instancePath, {
limit: schema.maxItems
});
}

function BuildMaxLength(_stack, _context, schema, value) {
return emit_IsMaxLength(value, Constant(schema.maxLength));
}

function CheckMaxLength(_stack, _context, schema, value) {
return guard_IsMaxLength(value, schema.maxLength);
}

function ErrorMaxLength(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxLength(stack, context, schema, value) || context.AddError("maxLength", schemaPath, instancePath, {
limit: schema.maxLength
});
}

function BuildMaxProperties(_stack, _context, schema, value) {
return emit_IsLessEqualThan(Member(emit_Keys(value), "length"), Constant(schema.maxProperties));
}

function CheckMaxProperties(_stack, _context, schema, value) {
return IsLessEqualThan(Keys(value).length, schema.maxProperties);
}

function ErrorMaxProperties(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxProperties(stack, context, schema, value) || context.AddError("maxProperties", schemaPath, instancePath, {
limit: schema.maxProperties
});
}

function minContains_IsValid(schema) {
return IsContains(schema);
}

function BuildMinContainsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const count = emit_Counted(value, [ item, index ], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
return emit_IsGreaterEqualThan(count, Constant(schema.minContains));
}

function BuildMinContainsFast(stack, context, schema, value) {
const [item] = [ CreateUnique() ];
const count = emit_Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return emit_IsGreaterEqualThan(count, Constant(schema.minContains));
}

function BuildMinContains(stack, context, schema, value) {
if (!minContains_IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildMinContainsStandard(stack, context, schema, value) : BuildMinContainsFast(stack, context, schema, value);
}

function CheckMinContains(stack, context, schema, value) {
if (!minContains_IsValid(schema)) return true;
const count = Counted(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
return IsGreaterEqualThan(count, schema.minContains);
}

function ErrorMinContains(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: schema.minContains
});
}

function BuildMinimum(_stack, _context, schema, value) {
return emit_IsGreaterEqualThan(value, Constant(schema.minimum));
}

function CheckMinimum(_stack, _context, schema, value) {
return IsGreaterEqualThan(value, schema.minimum);
}

function ErrorMinimum(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinimum(stack, context, schema, value) || context.AddError("minimum", schemaPath, instancePath, {
comparison: ">=",
limit: schema.minimum
});
}

function BuildMinItems(_stack, _context, schema, value) {
return emit_IsGreaterEqualThan(Member(value, "length"), Constant(schema.minItems));
}

function CheckMinItems(_stack, _context, schema, value) {
return IsGreaterEqualThan(value.length, schema.minItems);
}

function ErrorMinItems(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinItems(stack, context, schema, value) || context.AddError("minItems", schemaPath, instancePath, {
limit: schema.minItems
});
}

function BuildMinLength(_stack, _context, schema, value) {
return emit_IsMinLength(value, Constant(schema.minLength));
}

function CheckMinLength(_stack, _context, schema, value) {
return guard_IsMinLength(value, schema.minLength);
}

function ErrorMinLength(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinLength(stack, context, schema, value) || context.AddError("minLength", schemaPath, instancePath, {
limit: schema.minLength
});
}

function BuildMinProperties(_stack, _context, schema, value) {
return emit_IsGreaterEqualThan(Member(emit_Keys(value), "length"), Constant(schema.minProperties));
}

function CheckMinProperties(_stack, _context, schema, value) {
return IsGreaterEqualThan(Keys(value).length, schema.minProperties);
}

function ErrorMinProperties(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinProperties(stack, context, schema, value) || context.AddError("minProperties", schemaPath, instancePath, {
limit: schema.minProperties
});
}

function BuildMultipleOf(_stack, _context, schema, value) {
return MultipleOf(value, Constant(schema.multipleOf));
}

function CheckMultipleOf(_stack, _context, schema, value) {
return IsMultipleOf(value, schema.multipleOf);
}

function ErrorMultipleOf(stack, context, schemaPath, instancePath, schema, value) {
return CheckMultipleOf(stack, context, schema, value) || context.AddError("multipleOf", schemaPath, instancePath, {
multipleOf: schema.multipleOf
});
}

function BuildNotStandard(stack, context, schema, value) {
return Reducer(stack, context, [ schema.not ], value, Not(emit_IsEqual(Member("results", "length"), Constant(1))));
}

function BuildNotFast(stack, context, schema, value) {
return Not(BuildSchema(stack, context, schema.not, value));
}

function BuildNot(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildNotStandard(stack, context, schema, value) : BuildNotFast(stack, context, schema, value);
}

function CheckNot(stack, context, schema, value) {
const nextContext = new CheckContext;
const isSchema = !CheckSchema(stack, nextContext, schema.not, value);
const isNot = isSchema && context.Merge([ nextContext ]);
return isNot;
}

function ErrorNot(stack, context, schemaPath, instancePath, schema, value) {
return CheckNot(stack, context, schema, value) || context.AddError("not", schemaPath, instancePath, {});
}

function BuildOneOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.oneOf, value, emit_IsEqual(Member("results", "length"), Constant(1)));
}

function BuildOneOfFast(stack, context, schema, value) {
const [result] = [ CreateUnique() ];
const results = ArrayLiteral(schema.oneOf.map(schema => BuildSchema(stack, context, schema, value)));
const count = emit_Counted(results, [ result, "_" ], emit_IsEqual(result, Constant(true)));
return emit_IsEqual(count, Constant(1));
}

function BuildOneOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildOneOfStandard(stack, context, schema, value) : BuildOneOfFast(stack, context, schema, value);
}

function CheckOneOf(stack, context, schema, value) {
const passedContexts = schema.oneOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return guard_IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
}

function ErrorOneOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const passingSchemas = [];
const passedContexts = schema.oneOf.reduce((result, schema, index) => {
const nextContext = new ErrorContext;
const nextSchemaPath = `${schemaPath}/oneOf/${index}`;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (isSchema) passingSchemas.push(index);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isOneOf = guard_IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
if (!isOneOf && guard_IsEqual(passingSchemas.length, 0)) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isOneOf || context.AddError("oneOf", schemaPath, instancePath, {
passingSchemas: passingSchemas
});
}

function BuildPattern(_stack, _context, schema, value) {
const regexp = CreateVariable(IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern);
return Call(Member(regexp, "test"), [ value ]);
}

function CheckPattern(_stack, _context, schema, value) {
const regexp = IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern;
return regexp.test(value);
}

function ErrorPattern(stack, context, schemaPath, instancePath, schema, value) {
return CheckPattern(stack, context, schema, value) || context.AddError("pattern", schemaPath, instancePath, {
pattern: schema.pattern
});
}

function BuildPatternProperties(stack, context, schema, value) {
return ReduceAnd(Entries(schema.patternProperties).map(([pattern, schema]) => {
const [key, prop] = [ CreateUnique(), CreateUnique() ];
const regexp = CreateVariable(UnicodeRegExp(pattern));
const notKey = Not(Call(Member(regexp, "test"), [ key ]));
const isSchema = BuildSchemaPushStack(stack, context, schema, prop);
const addKey = context.AddKey(key);
const guarded = context.UseUnevaluated() ? Or(notKey, And(isSchema, addKey)) : Or(notKey, isSchema);
return emit_Every(emit_Entries(value), Constant(0), [ `[${key}, ${prop}]`, "_" ], guarded);
}));
}

function CheckPatternProperties(stack, context, schema, value) {
return Every(Entries(schema.patternProperties), 0, ([pattern, schema]) => {
const regexp = UnicodeRegExp(pattern);
return Every(Entries(value), 0, ([key, prop]) => !regexp.test(key) || CheckSchemaPushStack(stack, context, schema, prop) && context.AddKey(key));
});
}

function ErrorPatternProperties(stack, context, schemaPath, instancePath, schema, value) {
return EveryAll(Entries(schema.patternProperties), 0, ([pattern, schema]) => {
const nextSchemaPath = `${schemaPath}/patternProperties/${EncodeFragment(pattern)}`;
const regexp = UnicodeRegExp(pattern);
return EveryAll(Entries(value), 0, ([key, value]) => {
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const notKey = !regexp.test(key);
return notKey || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value) && context.AddKey(key);
});
});
}

function BuildPrefixItems(stack, context, schema, value) {
return ReduceAnd(schema.prefixItems.map((schema, index) => {
const isLength = emit_IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
const addIndex = context.AddIndex(Constant(index));
const guarded = context.UseUnevaluated() ? And(isSchema, addIndex) : isSchema;
return Or(isLength, guarded);
}));
}

function CheckPrefixItems(stack, context, schema, value) {
return guard_IsEqual(value.length, 0) || Every(schema.prefixItems, 0, (schema, index) => IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
}

function ErrorPrefixItems(stack, context, schemaPath, instancePath, schema, value) {
return guard_IsEqual(value.length, 0) || EveryAll(schema.prefixItems, 0, (schema, index) => {
const nextSchemaPath = `${schemaPath}/prefixItems/${index}`;
const nextInstancePath = `${instancePath}/${index}`;
return IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
});
}

function IsExactOptional(required, key) {
return required.includes(key) || Get().exactOptionalPropertyTypes;
}

function InexactOptionalBuild(value, key) {
return emit_IsUndefined(Member(value, key));
}

function InexactOptionalCheck(value, key) {
return IsUndefined(value[key]);
}

function BuildProperties(stack, context, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const everyKey = Entries(schema.properties).map(([key, schema]) => {
const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchemaPushStack(stack, context, schema, Member(value, key));
const addKey = context.AddKey(Constant(key));
const guarded = context.UseUnevaluated() ? And(isSchema, addKey) : isSchema;
const isProperty = required.includes(key) ? guarded : Or(notKey, guarded);
return IsExactOptional(required, key) ? isProperty : Or(InexactOptionalBuild(value, key), isProperty);
});
return ReduceAnd(everyKey);
}

function CheckProperties(stack, context, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const isProperties = Every(Entries(schema.properties), 0, ([key, schema]) => {
const isProperty = !HasPropertyKey(value, key) || CheckSchemaPushStack(stack, context, schema, value[key]) && context.AddKey(key);
return IsExactOptional(required, key) ? isProperty : InexactOptionalCheck(value, key) || isProperty;
});
return isProperties;
}

function ErrorProperties(stack, context, schemaPath, instancePath, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const isProperties = EveryAll(Entries(schema.properties), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/properties/${EncodeFragment(key)}`;
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const isProperty = () => !HasPropertyKey(value, key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[key]) && context.AddKey(key);
return IsExactOptional(required, key) ? isProperty() : InexactOptionalCheck(value, key) || isProperty();
});
return isProperties;
}

function BuildPropertyNames(stack, context, schema, value) {
const [key, _index] = [ CreateUnique(), CreateUnique() ];
return emit_Every(emit_Keys(value), Constant(0), [ key, _index ], BuildSchema(stack, context, schema.propertyNames, key));
}

function CheckPropertyNames(stack, context, schema, value) {
return Every(Keys(value), 0, (key, _index) => CheckSchema(stack, context, schema.propertyNames, key));
}

function ErrorPropertyNames(stack, context, schemaPath, instancePath, schema, value) {
const propertyNames = [];
const isPropertyNames = EveryAll(Keys(value), 0, (key, _index) => {
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const nextSchemaPath = `${schemaPath}/propertyNames`;
const isPropertyName = ErrorSchema(stack, context, nextSchemaPath, nextInstancePath, schema.propertyNames, key);
if (!isPropertyName) propertyNames.push(key);
return isPropertyName;
});
return isPropertyNames || context.AddError("propertyNames", schemaPath, instancePath, {
propertyNames: propertyNames
});
}

function BuildRecursiveRef(stack, context, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return CreateFunction(nextStack, context, target, value);
}

function CheckRecursiveRef(stack, context, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return IsSchema(target) && CheckSchema(nextStack, context, target, value);
}

function ErrorRecursiveRef(stack, context, schemaPath, instancePath, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
}

function BuildRefStandard(stack, context, target, value) {
const interior = ArrowFunction([ "context", "value" ], CreateFunction(stack, context, target, "value"));
const exterior = ArrowFunction([ "context", "value" ], Statements([ ConstDeclaration("nextContext", New("CheckContext", [])), ConstDeclaration("result", Call(interior, [ "nextContext", "value" ])), If("result", context.Merge("[nextContext]")), Return("result") ]));
return Call(exterior, [ "context", value ]);
}

function BuildRefFast(stack, context, target, value) {
return CreateFunction(stack, context, target, value);
}

function BuildRef(stack, context, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
return context.UseUnevaluated() ? BuildRefStandard(result.stack, context, target, value) : BuildRefFast(result.stack, context, target, value);
}

function CheckRef(stack, context, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
const nextContext = new CheckContext;
const valid = IsSchema(target) && CheckSchema(result.stack, nextContext, target, value);
if (valid) context.Merge([ nextContext ]);
return valid;
}

function ErrorRef(stack, context, schemaPath, instancePath, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
const nextContext = new ErrorContext;
const valid = IsSchema(target) && ErrorSchema(result.stack, nextContext, schemaPath, instancePath, target, value);
if (valid) context.Merge([ nextContext ]);
if (!valid) context.AddErrors(nextContext.GetErrors());
return valid;
}

function BuildRequired(_stack, _context, schema, value) {
return ReduceAnd(schema.required.map(key => emit_HasPropertyKey(value, Constant(key))));
}

function CheckRequired(_stack, _context, schema, value) {
return Every(schema.required, 0, key => HasPropertyKey(value, key));
}

function ErrorRequired(_stack, context, schemaPath, instancePath, schema, value) {
const requiredProperties = [];
const isRequired = EveryAll(schema.required, 0, key => {
const hasKey = HasPropertyKey(value, key);
if (!hasKey) requiredProperties.push(key);
return hasKey;
});
return isRequired || context.AddError("required", schemaPath, instancePath, {
requiredProperties: requiredProperties
});
}

function BuildTypeName(_stack, _context, type, value) {
return guard_IsEqual(type, "object") ? emit_IsObjectNotArray(value) : guard_IsEqual(type, "array") ? emit_IsArray(value) : guard_IsEqual(type, "boolean") ? emit_IsBoolean(value) : guard_IsEqual(type, "integer") ? emit_IsInteger(value) : guard_IsEqual(type, "number") ? emit_IsNumber(value) : guard_IsEqual(type, "null") ? emit_IsNull(value) : guard_IsEqual(type, "string") ? emit_IsString(value) : guard_IsEqual(type, "bigint") ? emit_IsBigInt(value) : guard_IsEqual(type, "constructor") ? emit_IsConstructor(value) : guard_IsEqual(type, "function") ? emit_IsFunction(value) : guard_IsEqual(type, "symbol") ? emit_IsSymbol(value) : guard_IsEqual(type, "undefined") ? emit_IsUndefined(value) : guard_IsEqual(type, "void") ? emit_IsUndefined(value) : Constant(true);
}

function CheckTypeName(_stack, _context, type, _schema, value) {
return guard_IsEqual(type, "object") ? IsObjectNotArray(value) : guard_IsEqual(type, "array") ? IsArray(value) : guard_IsEqual(type, "boolean") ? IsBoolean(value) : guard_IsEqual(type, "integer") ? IsInteger(value) : guard_IsEqual(type, "number") ? IsNumber(value) : guard_IsEqual(type, "null") ? IsNull(value) : guard_IsEqual(type, "string") ? IsString(value) : guard_IsEqual(type, "bigint") ? IsBigInt(value) : guard_IsEqual(type, "constructor") ? IsConstructor(value) : guard_IsEqual(type, "function") ? IsFunction(value) : guard_IsEqual(type, "symbol") ? IsSymbol(value) : guard_IsEqual(type, "undefined") ? IsUndefined(value) : guard_IsEqual(type, "void") ? IsUndefined(value) : true;
}

function BuildTypeNames(stack, context, typenames, value) {
return ReduceOr(typenames.map(type => BuildTypeName(stack, context, type, value)));
}

function CheckTypeNames(stack, context, types, schema, value) {
return Some(types, type => CheckTypeName(stack, context, type, schema, value));
}

function BuildType(stack, context, schema, value) {
return IsArray(schema.type) ? BuildTypeNames(stack, context, schema.type, value) : BuildTypeName(stack, context, schema.type, value);
}

function CheckType(stack, context, schema, value) {
return IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
}

function ErrorType(stack, context, schemaPath, instancePath, schema, value) {
const isType = IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
return isType || context.AddError("type", schemaPath, instancePath, {
type: schema.type
});
}

function BuildUnevaluatedItems(stack, context, schema, value) {
const [index, item] = [ CreateUnique(), CreateUnique() ];
const indices = Call(Member("context", "GetIndices"), []);
const hasIndex = Call(Member("indices", "has"), [ index ]);
const isSchema = BuildSchema(stack, context, schema.unevaluatedItems, item);
const addIndex = Call(Member("context", "AddIndex"), [ index ]);
const isEvery = emit_Every(value, Constant(0), [ item, index ], And(Or(hasIndex, isSchema), addIndex));
return Call(ArrowFunction([ "context" ], Statements([ ConstDeclaration("indices", indices), Return(isEvery) ])), [ "context" ]);
}

function CheckUnevaluatedItems(stack, context, schema, value) {
const indices = context.GetIndices();
return Every(value, 0, (item, index) => (indices.has(index) || CheckSchema(stack, context, schema.unevaluatedItems, item)) && context.AddIndex(index));
}

function ErrorUnevaluatedItems(stack, context, schemaPath, instancePath, schema, value) {
const indices = context.GetIndices();
const unevaluatedItems = [];
const isUnevaluatedItems = EveryAll(value, 0, (item, index) => {
const nextContext = new ErrorContext;
const isEvaluatedItem = (indices.has(index) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedItems, item)) && context.AddIndex(index);
if (!isEvaluatedItem) unevaluatedItems.push(index);
return isEvaluatedItem;
});
return isUnevaluatedItems || context.AddError("unevaluatedItems", schemaPath, instancePath, {
unevaluatedItems: unevaluatedItems
});
}

function BuildUnevaluatedProperties(stack, context, schema, value) {
const [key, prop] = [ CreateUnique(), CreateUnique() ];
const keys = Call(Member("context", "GetKeys"), []);
const hasKey = Call(Member("keys", "has"), [ key ]);
const addKey = Call(Member("context", "AddKey"), [ key ]);
const isSchema = BuildSchema(stack, context, schema.unevaluatedProperties, prop);
const isEvery = emit_Every(emit_Entries(value), Constant(0), [ `[${key}, ${prop}]`, "_" ], Or(hasKey, And(isSchema, addKey)));
return Call(ArrowFunction([ "context" ], Statements([ ConstDeclaration("keys", keys), Return(isEvery) ])), [ "context" ]);
}

function CheckUnevaluatedProperties(stack, context, schema, value) {
const keys = context.GetKeys();
return Every(Entries(value), 0, ([key, prop]) => keys.has(key) || CheckSchema(stack, context, schema.unevaluatedProperties, prop) && context.AddKey(key));
}

function ErrorUnevaluatedProperties(stack, context, schemaPath, instancePath, schema, value) {
const keys = context.GetKeys();
const unevaluatedProperties = [];
const isUnevaluatedProperties = EveryAll(Entries(value), 0, ([key, prop]) => {
const nextContext = new ErrorContext;
const isEvaluatedProperty = keys.has(key) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedProperties, prop) && context.AddKey(key);
if (!isEvaluatedProperty) unevaluatedProperties.push(key);
return isEvaluatedProperty;
});
return isUnevaluatedProperties || context.AddError("unevaluatedProperties", schemaPath, instancePath, {
unevaluatedProperties: unevaluatedProperties
});
}

function unreachable_Unreachable() {
throw new Error("Unreachable");
}

function globals_IsBoolean(value) {
return value instanceof Boolean;
}

function globals_IsNumber(value) {
return value instanceof Number;
}

function globals_IsString(value) {
return value instanceof String;
}

function IsTypeArray(value) {
return globalThis.ArrayBuffer.isView(value);
}

function IsInt8Array(value) {
return value instanceof globalThis.Int8Array;
}

function IsUint8Array(value) {
return value instanceof globalThis.Uint8Array;
}

function IsUint8ClampedArray(value) {
return value instanceof globalThis.Uint8ClampedArray;
}

function IsInt16Array(value) {
return value instanceof globalThis.Int16Array;
}

function IsUint16Array(value) {
return value instanceof globalThis.Uint16Array;
}

function IsInt32Array(value) {
return value instanceof globalThis.Int32Array;
}

function IsUint32Array(value) {
return value instanceof globalThis.Uint32Array;
}

function IsFloat32Array(value) {
return value instanceof globalThis.Float32Array;
}

function IsFloat64Array(value) {
return value instanceof globalThis.Float64Array;
}

function IsBigInt64Array(value) {
return value instanceof globalThis.BigInt64Array;
}

function IsBigUint64Array(value) {
return value instanceof globalThis.BigUint64Array;
}

function IsRegExp(value) {
return value instanceof globalThis.RegExp;
}

function globals_IsDate(value) {
return value instanceof globalThis.Date;
}

function IsSet(value) {
return value instanceof globalThis.Set;
}

function IsMap(value) {
return value instanceof globalThis.Map;
}

function InstanceKeys(value) {
const propertyKeys = new Set;
let current = value;
while (current && current !== Object.prototype) {
for (const key of Reflect.ownKeys(current)) {
if (key !== "constructor" && typeof key !== "symbol") propertyKeys.add(key);
}
current = Object.getPrototypeOf(current);
}
return [ ...propertyKeys ];
}

function IsIEEE754(value) {
return typeof value === "number";
}

const ByteMarker = {
Array: 0,
BigInt: 1,
Boolean: 2,
Date: 3,
Constructor: 4,
Function: 5,
Null: 6,
Number: 7,
Object: 8,
RegExp: 9,
String: 10,
Symbol: 11,
TypeArray: 12,
Undefined: 13
};

let A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;

const F64 = new Float64Array(1);

const F64In = new DataView(F64.buffer);

const F64Out = new Uint8Array(F64.buffer);

function FNV1A64_OP(byte) {
const L0 = A0 ^ byte;
const T0 = L0 * 435;
const T1 = A1 * 435 + (T0 >>> 16);
const T2 = A2 * 435 + (T1 >>> 16) + (L0 << 8);
const T3 = A3 * 435 + (T2 >>> 16) + (A1 << 8);
A0 = T0 & 65535;
A1 = T1 & 65535;
A2 = T2 & 65535;
A3 = T3 & 65535;
}

function FromArray(value) {
FNV1A64_OP(ByteMarker.Array);
for (const item of value) {
FromValue(item);
}
}

function FromBigInt(value) {
FNV1A64_OP(ByteMarker.BigInt);
F64In.setBigInt64(0, value);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}

function FromBoolean(value) {
FNV1A64_OP(ByteMarker.Boolean);
FNV1A64_OP(value ? 1 : 0);
}

function FromConstructor(value) {
FNV1A64_OP(ByteMarker.Constructor);
FromValue(value.toString());
}

function FromDate(value) {
FNV1A64_OP(ByteMarker.Date);
FromValue(value.getTime());
}

function FromFunction(value) {
FNV1A64_OP(ByteMarker.Function);
FromValue(value.toString());
}

function FromNull(_value) {
FNV1A64_OP(ByteMarker.Null);
}

function FromNumber(value) {
FNV1A64_OP(ByteMarker.Number);
F64In.setFloat64(0, value, true);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}

function FromObject(value) {
FNV1A64_OP(ByteMarker.Object);
for (const key of InstanceKeys(value).sort()) {
FromValue(key);
FromValue(value[key]);
}
}

function FromRegExp(value) {
FNV1A64_OP(ByteMarker.RegExp);
FromString(value.toString());
}

const encoder = new TextEncoder;

function FromString(value) {
FNV1A64_OP(ByteMarker.String);
for (let i = 0; i < value.length; i++) {
const code = value.charCodeAt(i);
if (code > 127) {
for (const byte of encoder.encode(value.slice(i))) {
FNV1A64_OP(byte);
}
return;
}
FNV1A64_OP(code);
}
}

function FromSymbol(value) {
FNV1A64_OP(ByteMarker.Symbol);
FromValue(value.toString());
}

function FromTypeArray(value) {
FNV1A64_OP(ByteMarker.TypeArray);
const buffer = new Uint8Array(value.buffer);
for (let i = 0; i < buffer.length; i++) {
FNV1A64_OP(buffer[i]);
}
}

function FromUndefined(_value) {
return FNV1A64_OP(ByteMarker.Undefined);
}

function FromValue(value) {
return IsTypeArray(value) ? FromTypeArray(value) : globals_IsDate(value) ? FromDate(value) : IsRegExp(value) ? FromRegExp(value) : globals_IsBoolean(value) ? FromBoolean(value.valueOf()) : globals_IsString(value) ? FromString(value.valueOf()) : globals_IsNumber(value) ? FromNumber(value.valueOf()) : IsIEEE754(value) ? FromNumber(value) : IsArray(value) ? FromArray(value) : IsBoolean(value) ? FromBoolean(value) : IsBigInt(value) ? FromBigInt(value) : IsConstructor(value) ? FromConstructor(value) : IsNull(value) ? FromNull(value) : IsObject(value) ? FromObject(value) : IsString(value) ? FromString(value) : IsSymbol(value) ? FromSymbol(value) : IsUndefined(value) ? FromUndefined(value) : IsFunction(value) ? FromFunction(value) : unreachable_Unreachable();
}

function Hex(limb) {
return limb.toString(16).padStart(4, "0");
}

function HashCode(value) {
return BigInt(`0x${Hash(value)}`);
}

function Hash(value) {
A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;
FromValue(value);
return `${Hex(A3)}${Hex(A2)}${Hex(A1)}${Hex(A0)}`;
}

function uniqueItems_IsValid(schema) {
return !guard_IsEqual(schema.uniqueItems, false);
}

function BuildUniqueItems(_stack, _context, schema, value) {
if (!uniqueItems_IsValid(schema)) return Constant(true);
const set = Member(New("Set", [ Call(Member(value, "map"), [ Member("Hashing", "Hash") ]) ]), "size");
const isLength = Member(value, "length");
return emit_IsEqual(set, isLength);
}

function CheckUniqueItems(_stack, _context, schema, value) {
if (!uniqueItems_IsValid(schema)) return true;
const set = new Set(value.map(Hash)).size;
const isLength = value.length;
return guard_IsEqual(set, isLength);
}

function ErrorUniqueItems(_stack, context, schemaPath, instancePath, schema, value) {
if (!uniqueItems_IsValid(schema)) return true;
const set = new Set;
const duplicateItems = value.reduce((result, value, index) => {
const hash = Hash(value);
if (set.has(hash)) return [ ...result, index ];
set.add(hash);
return result;
}, []);
const isUniqueItems = guard_IsEqual(duplicateItems.length, 0);
return isUniqueItems || context.AddError("uniqueItems", schemaPath, instancePath, {
duplicateItems: duplicateItems
});
}

function HasTypeName(schema, typename) {
return IsType(schema) && (IsArray(schema.type) && IsGreaterThan(schema.type.length, 0) && Every(schema.type, 0, type => guard_IsEqual(type, typename)) || guard_IsEqual(schema.type, typename));
}

function HasObjectType(schema) {
return HasTypeName(schema, "object");
}

function HasObjectKeywords(schema) {
return IsSchemaObject(schema) && (IsAdditionalProperties(schema) || IsDependencies(schema) || IsDependentRequired(schema) || IsDependentSchemas(schema) || IsProperties(schema) || IsPatternProperties(schema) || IsPropertyNames(schema) || IsMinProperties(schema) || IsMaxProperties(schema) || IsRequired(schema) || IsUnevaluatedProperties(schema));
}

function HasArrayType(schema) {
return HasTypeName(schema, "array");
}

function HasArrayKeywords(schema) {
return IsSchemaObject(schema) && (IsAdditionalItems(schema) || IsItems(schema) || IsContains(schema) || IsMaxContains(schema) || IsMaxItems(schema) || IsMinContains(schema) || IsMinItems(schema) || IsPrefixItems(schema) || IsUnevaluatedItems(schema) || IsUniqueItems(schema));
}

function HasStringType(schema) {
return HasTypeName(schema, "string");
}

function HasStringKeywords(schema) {
return IsSchemaObject(schema) && (minLength_IsMinLength(schema) || maxLength_IsMaxLength(schema) || IsFormat(schema) || IsPattern(schema));
}

function HasNumberType(schema) {
return HasTypeName(schema, "number") || HasTypeName(schema, "bigint");
}

function HasNumberKeywords(schema) {
return IsSchemaObject(schema) && (IsMinimum(schema) || IsMaximum(schema) || IsExclusiveMaximum(schema) || IsExclusiveMinimum(schema) || multipleOf_IsMultipleOf(schema));
}

function BuildSchemaPushStack(stack, context, schema, value) {
return context.UseUnevaluated() ? And(And(context.Push(), BuildSchema(stack, context, schema, value)), context.Pop()) : BuildSchema(stack, context, schema, value);
}

function BuildSchema(stack, context, schema, value) {
const current = NextStack(stack, schema);
const conditions = [];
if (IsSchemaBoolean(schema)) return BuildSchemaBoolean(current, context, schema, value);
if (IsType(schema)) conditions.push(BuildType(current, context, schema, value));
if (HasObjectKeywords(schema)) {
const constraints = [];
if (IsRequired(schema)) constraints.push(BuildRequired(current, context, schema, value));
if (IsAdditionalProperties(schema)) constraints.push(BuildAdditionalProperties(current, context, schema, value));
if (IsDependencies(schema)) constraints.push(BuildDependencies(current, context, schema, value));
if (IsDependentRequired(schema)) constraints.push(BuildDependentRequired(current, context, schema, value));
if (IsDependentSchemas(schema)) constraints.push(BuildDependentSchemas(current, context, schema, value));
if (IsPatternProperties(schema)) constraints.push(BuildPatternProperties(current, context, schema, value));
if (IsProperties(schema)) constraints.push(BuildProperties(current, context, schema, value));
if (IsPropertyNames(schema)) constraints.push(BuildPropertyNames(current, context, schema, value));
if (IsMinProperties(schema)) constraints.push(BuildMinProperties(current, context, schema, value));
if (IsMaxProperties(schema)) constraints.push(BuildMaxProperties(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(emit_IsObjectNotArray(value)), reduced);
conditions.push(HasObjectType(schema) ? reduced : guarded);
}
if (HasArrayKeywords(schema)) {
const constraints = [];
if (IsAdditionalItems(schema)) constraints.push(BuildAdditionalItems(current, context, schema, value));
if (IsContains(schema)) constraints.push(BuildContains(current, context, schema, value));
if (IsItems(schema)) constraints.push(BuildItems(current, context, schema, value));
if (IsMinContains(schema)) constraints.push(BuildMinContains(current, context, schema, value));
if (IsMaxContains(schema)) constraints.push(BuildMaxContains(current, context, schema, value));
if (IsMinItems(schema)) constraints.push(BuildMinItems(current, context, schema, value));
if (IsMaxItems(schema)) constraints.push(BuildMaxItems(current, context, schema, value));
if (IsPrefixItems(schema)) constraints.push(BuildPrefixItems(current, context, schema, value));
if (IsUniqueItems(schema)) constraints.push(BuildUniqueItems(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(emit_IsArray(value)), reduced);
conditions.push(HasArrayType(schema) ? reduced : guarded);
}
if (HasStringKeywords(schema)) {
const constraints = [];
if (minLength_IsMinLength(schema)) constraints.push(BuildMinLength(current, context, schema, value));
if (maxLength_IsMaxLength(schema)) constraints.push(BuildMaxLength(current, context, schema, value));
if (IsFormat(schema)) constraints.push(BuildFormat(current, context, schema, value));
if (IsPattern(schema)) constraints.push(BuildPattern(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(emit_IsString(value)), reduced);
conditions.push(HasStringType(schema) ? reduced : guarded);
}
if (HasNumberKeywords(schema)) {
const constraints = [];
if (IsExclusiveMinimum(schema)) constraints.push(BuildExclusiveMinimum(current, context, schema, value));
if (IsExclusiveMaximum(schema)) constraints.push(BuildExclusiveMaximum(current, context, schema, value));
if (IsMinimum(schema)) constraints.push(BuildMinimum(current, context, schema, value));
if (IsMaximum(schema)) constraints.push(BuildMaximum(current, context, schema, value));
if (multipleOf_IsMultipleOf(schema)) constraints.push(BuildMultipleOf(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(Or(emit_IsNumber(value), emit_IsBigInt(value))), reduced);
conditions.push(HasNumberType(schema) ? reduced : guarded);
}
if (IsRef(schema)) conditions.push(BuildRef(current, context, schema, value));
if (IsRecursiveRef(schema)) conditions.push(BuildRecursiveRef(current, context, schema, value));
if (IsDynamicRef(schema)) conditions.push(BuildDynamicRef(current, context, schema, value));
if (IsConst(schema)) conditions.push(BuildConst(current, context, schema, value));
if (IsEnum(schema)) conditions.push(BuildEnum(current, context, schema, value));
if (IsIf(schema)) conditions.push(BuildIf(current, context, schema, value));
if (IsNot(schema)) conditions.push(BuildNot(current, context, schema, value));
if (IsAllOf(schema)) conditions.push(BuildAllOf(current, context, schema, value));
if (IsAnyOf(schema)) conditions.push(BuildAnyOf(current, context, schema, value));
if (IsOneOf(schema)) conditions.push(BuildOneOf(current, context, schema, value));
if (IsUnevaluatedItems(schema)) conditions.push(Or(Not(emit_IsArray(value)), BuildUnevaluatedItems(current, context, schema, value)));
if (IsUnevaluatedProperties(schema)) conditions.push(Or(Not(emit_IsObject(value)), BuildUnevaluatedProperties(current, context, schema, value)));
if (IsRefine(schema)) conditions.push(BuildRefine(current, context, schema, value));
const result = ReduceAnd(conditions);
return result;
}

function CheckSchemaPushStack(stack, context, schema, value) {
return context.Push() && CheckSchema(stack, context, schema, value) && context.Pop();
}

function CheckSchema(stack, context, schema, value) {
const current = NextStack(stack, schema);
const result = IsSchemaBoolean(schema) ? CheckSchemaBoolean(current, context, schema, value) : (!IsType(schema) || CheckType(current, context, schema, value)) && (!(IsObject(value) && !IsArray(value)) || (!IsRequired(schema) || CheckRequired(current, context, schema, value)) && (!IsAdditionalProperties(schema) || CheckAdditionalProperties(current, context, schema, value)) && (!IsDependencies(schema) || CheckDependencies(current, context, schema, value)) && (!IsDependentRequired(schema) || CheckDependentRequired(current, context, schema, value)) && (!IsDependentSchemas(schema) || CheckDependentSchemas(current, context, schema, value)) && (!IsPatternProperties(schema) || CheckPatternProperties(current, context, schema, value)) && (!IsProperties(schema) || CheckProperties(current, context, schema, value)) && (!IsPropertyNames(schema) || CheckPropertyNames(current, context, schema, value)) && (!IsMinProperties(schema) || CheckMinProperties(current, context, schema, value)) && (!IsMaxProperties(schema) || CheckMaxProperties(current, context, schema, value))) && (!IsArray(value) || (!IsAdditionalItems(schema) || CheckAdditionalItems(current, context, schema, value)) && (!IsContains(schema) || CheckContains(current, context, schema, value)) && (!IsItems(schema) || CheckItems(current, context, schema, value)) && (!IsMinContains(schema) || CheckMinContains(current, context, schema, value)) && (!IsMaxContains(schema) || CheckMaxContains(current, context, schema, value)) && (!IsMinItems(schema) || CheckMinItems(current, context, schema, value)) && (!IsMaxItems(schema) || CheckMaxItems(current, context, schema, value)) && (!IsPrefixItems(schema) || CheckPrefixItems(current, context, schema, value)) && (!IsUniqueItems(schema) || CheckUniqueItems(current, context, schema, value))) && (!IsString(value) || (!minLength_IsMinLength(schema) || CheckMinLength(current, context, schema, value)) && (!maxLength_IsMaxLength(schema) || CheckMaxLength(current, context, schema, value)) && (!IsFormat(schema) || CheckFormat(current, context, schema, value)) && (!IsPattern(schema) || CheckPattern(current, context, schema, value))) && (!(IsNumber(value) || IsBigInt(value)) || (!IsExclusiveMinimum(schema) || CheckExclusiveMinimum(current, context, schema, value)) && (!IsExclusiveMaximum(schema) || CheckExclusiveMaximum(current, context, schema, value)) && (!IsMinimum(schema) || CheckMinimum(current, context, schema, value)) && (!IsMaximum(schema) || CheckMaximum(current, context, schema, value)) && (!multipleOf_IsMultipleOf(schema) || CheckMultipleOf(current, context, schema, value))) && (!IsRef(schema) || CheckRef(current, context, schema, value)) && (!IsRecursiveRef(schema) || CheckRecursiveRef(current, context, schema, value)) && (!IsDynamicRef(schema) || CheckDynamicRef(current, context, schema, value)) && (!IsConst(schema) || CheckConst(current, context, schema, value)) && (!IsEnum(schema) || CheckEnum(current, context, schema, value)) && (!IsIf(schema) || CheckIf(current, context, schema, value)) && (!IsNot(schema) || CheckNot(current, context, schema, value)) && (!IsAllOf(schema) || CheckAllOf(current, context, schema, value)) && (!IsAnyOf(schema) || CheckAnyOf(current, context, schema, value)) && (!IsOneOf(schema) || CheckOneOf(current, context, schema, value)) && (!IsUnevaluatedItems(schema) || (!IsArray(value) || CheckUnevaluatedItems(current, context, schema, value))) && (!IsUnevaluatedProperties(schema) || (!IsObject(value) || CheckUnevaluatedProperties(current, context, schema, value))) && (!IsRefine(schema) || CheckRefine(current, context, schema, value));
return result;
}

function ErrorSchemaPushStack(stack, context, schemaPath, instancePath, schema, value) {
return context.Push() && ErrorSchema(stack, context, schemaPath, instancePath, schema, value) && context.Pop();
}

function ErrorSchema(stack, context, schemaPath, instancePath, schema, value) {
if (context.AtCapacity()) return false;
const current = NextStack(stack, schema);
const result = IsSchemaBoolean(schema) ? ErrorSchemaBoolean(current, context, schemaPath, instancePath, schema, value) : !!(+(!IsType(schema) || ErrorType(current, context, schemaPath, instancePath, schema, value)) & +(!(IsObject(value) && !IsArray(value)) || !!(+(!IsRequired(schema) || ErrorRequired(current, context, schemaPath, instancePath, schema, value)) & +(!IsAdditionalProperties(schema) || ErrorAdditionalProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependencies(schema) || ErrorDependencies(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentRequired(schema) || ErrorDependentRequired(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentSchemas(schema) || ErrorDependentSchemas(current, context, schemaPath, instancePath, schema, value)) & +(!IsPatternProperties(schema) || ErrorPatternProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsProperties(schema) || ErrorProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsPropertyNames(schema) || ErrorPropertyNames(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinProperties(schema) || ErrorMinProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxProperties(schema) || ErrorMaxProperties(current, context, schemaPath, instancePath, schema, value)))) & +(!IsArray(value) || !!(+(!IsAdditionalItems(schema) || ErrorAdditionalItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsContains(schema) || ErrorContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsItems(schema) || ErrorItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinContains(schema) || ErrorMinContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxContains(schema) || ErrorMaxContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinItems(schema) || ErrorMinItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxItems(schema) || ErrorMaxItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsPrefixItems(schema) || ErrorPrefixItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsUniqueItems(schema) || ErrorUniqueItems(current, context, schemaPath, instancePath, schema, value)))) & +(!IsString(value) || !!(+(!minLength_IsMinLength(schema) || ErrorMinLength(current, context, schemaPath, instancePath, schema, value)) & +(!maxLength_IsMaxLength(schema) || ErrorMaxLength(current, context, schemaPath, instancePath, schema, value)) & +(!IsFormat(schema) || ErrorFormat(current, context, schemaPath, instancePath, schema, value)) & +(!IsPattern(schema) || ErrorPattern(current, context, schemaPath, instancePath, schema, value)))) & +(!(IsNumber(value) || IsBigInt(value)) || !!(+(!IsExclusiveMinimum(schema) || ErrorExclusiveMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsExclusiveMaximum(schema) || ErrorExclusiveMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinimum(schema) || ErrorMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaximum(schema) || ErrorMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!multipleOf_IsMultipleOf(schema) || ErrorMultipleOf(current, context, schemaPath, instancePath, schema, value)))) & +(!IsRef(schema) || ErrorRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsRecursiveRef(schema) || ErrorRecursiveRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsDynamicRef(schema) || ErrorDynamicRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsConst(schema) || ErrorConst(current, context, schemaPath, instancePath, schema, value)) & +(!IsEnum(schema) || ErrorEnum(current, context, schemaPath, instancePath, schema, value)) & +(!IsIf(schema) || ErrorIf(current, context, schemaPath, instancePath, schema, value)) & +(!IsNot(schema) || ErrorNot(current, context, schemaPath, instancePath, schema, value)) & +(!IsAllOf(schema) || ErrorAllOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsAnyOf(schema) || ErrorAnyOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsOneOf(schema) || ErrorOneOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsUnevaluatedItems(schema) || (!IsArray(value) || ErrorUnevaluatedItems(current, context, schemaPath, instancePath, schema, value))) & +(!IsUnevaluatedProperties(schema) || (!IsObject(value) || ErrorUnevaluatedProperties(current, context, schemaPath, instancePath, schema, value)))) && (!IsRefine(schema) || ErrorRefine(current, context, schemaPath, instancePath, schema, value));
return result;
}

const _functions_index = [ 0 ];

const names = new Map;

const funcs = new Map;

function NextName() {
return `${_functions_index[0]++}`;
}

function CreateName(schema, href) {
if (!names.has(schema)) names.set(schema, new Map);
const hrefs = names.get(schema);
if (hrefs.has(href)) return hrefs.get(href);
const name = NextName();
hrefs.set(href, name);
return name;
}

function CreateCallExpression(context, _schema, name, value) {
return context.UseUnevaluated() ? Call(`check_${name}`, [ "context", value ]) : Call(`check_${name}`, [ value ]);
}

function CreateFunctionExpression(stack, context, schema, name) {
const expression = BuildSchema(stack, context, schema, "value");
return context.UseUnevaluated() ? ConstDeclaration(`check_${name}`, ArrowFunction([ "context", "value" ], expression)) : ConstDeclaration(`check_${name}`, ArrowFunction([ "value" ], expression));
}

function ResetFunctions() {
_functions_index[0] = 0;
names.clear();
funcs.clear();
}

function GetFunctions() {
return [ ...funcs.values() ];
}

function CreateFunction(stack, context, schema, value) {
const name = CreateName(schema, stack.lexicalBase);
const call = CreateCallExpression(context, schema, name, value);
if (funcs.has(name)) return call;
funcs.set(name, "");
funcs.set(name, CreateFunctionExpression(stack, context, schema, name));
return call;
}

function arguments_Match(args, match) {
return match[args.length]?.(...args) ?? (() => {
throw Error("Invalid Arguments");
})();
}

let supported = undefined;

function TryEvaluate() {
try {
Evaluate("null")();
return true;
} catch {
return false;
}
}

function CanEvaluate() {
if (IsUndefined(supported)) supported = TryEvaluate();
return supported && Get().useAcceleration;
}

function Evaluate(...args) {
return new globalThis.Function(...args);
}

const Metrics = {
assign: 0,
create: 0,
clone: 0,
discard: 0,
update: 0
};

function keys_Keys(value) {
return [ ...Keys(value), ...Symbols(value) ];
}

function Freeze(value, seen) {
if (seen.has(value)) return;
seen.add(value);
for (const key of keys_Keys(value)) {
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (!descriptor || !("value" in descriptor)) continue;
if (IsObject(descriptor.value)) Freeze(descriptor.value, seen);
}
Object.freeze(value);
}

function Finalize(value) {
if (!Get().immutableTypes) return value;
Freeze(value, new WeakSet);
return value;
}

function Assign(left, right) {
Metrics.assign += 1;
const result = {}, rightKeys = keys_Keys(right), leftKeys = keys_Keys(left);
for (const key of leftKeys) {
if (rightKeys.includes(key)) continue;
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(left, key));
}
for (const key of rightKeys) {
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(right, key));
}
return Finalize(result);
}

function Clone(value) {
Metrics.clone += 1;
const result = {};
for (const key of keys_Keys(value)) {
if (IsUnsafePropertyKey(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (guard_IsEqual(descriptor.enumerable, true)) {
result[key] = descriptor.value;
} else {
Object.defineProperty(result, key, descriptor);
}
}
return result;
}

function WithEnumerable(left, right) {
return {
...left,
...right
};
}

function WithHidden(left, right) {
for (const key of Object.keys(right)) {
Object.defineProperty(left, key, {
configurable: true,
writable: true,
enumerable: false,
value: right[key]
});
}
return left;
}

function Create(hidden, enumerable, options = {}) {
Metrics.create += 1;
const withEnumerable = WithEnumerable(enumerable, options);
const withHidden = Get().enumerableKind ? WithEnumerable(withEnumerable, hidden) : WithHidden(withEnumerable, hidden);
return Finalize(withHidden);
}

function Discard(value, propertyKeys) {
Metrics.discard += 1;
const result = {};
for (const key of keys_Keys(value)) {
if (propertyKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
Object.defineProperty(result, key, descriptor);
}
return Finalize(result);
}

function WithCurrent(current, hiddenKeys, enumerableKeys, result) {
for (const key of keys_Keys(current)) {
if (IsUnsafePropertyKey(key) || hiddenKeys.includes(key) || enumerableKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(current, key);
Object.defineProperty(result, key, descriptor);
}
}

function update_WithHidden(hidden, keys, result) {
const enumerableKind = Get().enumerableKind;
for (const key of keys) {
if (IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
writable: true,
enumerable: enumerableKind,
value: hidden[key]
});
}
}

function update_WithEnumerable(enumerable, keys, result) {
for (const key of keys) {
if (IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
enumerable: true,
writable: true,
value: enumerable[key]
});
}
}

function Update(current, hidden, enumerable) {
Metrics.update += 1;
const result = {}, hiddenKeys = keys_Keys(hidden), enumerableKeys = keys_Keys(enumerable);
WithCurrent(current, hiddenKeys, enumerableKeys, result);
update_WithHidden(hidden, hiddenKeys, result);
update_WithEnumerable(enumerable, enumerableKeys, result);
return Finalize(result);
}

const system = null && System;

function UnresolvableRef(ref) {
throw Error(`UnresolvableRef '${ref}'`);
}

function HashKey(schema) {
return `x-${Hashing.Hash(schema)}`;
}

function FromAdditionalItems(context, schema) {
return FromSchema(context, schema.additionalItems);
}

function FromAdditionalProperties(context, schema) {
return FromSchema(context, schema.additionalProperties);
}

function FromAllOf(context, schema) {
return schema.allOf.map(inner => FromSchema(context, inner));
}

function FromAnyOf(context, schema) {
return schema.anyOf.map(inner => FromSchema(context, inner));
}

function FromContains(context, schema) {
return FromSchema(context, schema.contains);
}

function FromDependentSchemas(context, schema) {
return Guard.Keys(schema.dependentSchemas).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.dependentSchemas[key])
}), {});
}

function FromElse(context, schema) {
return FromSchema(context, schema.else);
}

function FromIf(context, schema) {
return FromSchema(context, schema.if);
}

function FromItems(context, schema) {
return Schema.IsItemsSized(schema) ? FromItemsSized(context, schema) : FromItemsUnsized(context, schema);
}

function FromItemsSized(context, schema) {
return schema.items.map(inner => FromSchema(context, inner));
}

function FromItemsUnsized(context, schema) {
return FromSchema(context, schema.items);
}

function FromNot(context, schema) {
return FromSchema(context, schema.not);
}

function FromOneOf(context, schema) {
return schema.oneOf.map(inner => FromSchema(context, inner));
}

function FromPatternProperties(context, schema) {
return Guard.Keys(schema.patternProperties).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.patternProperties[key])
}), {});
}

function FromPrefixItems(context, schema) {
return schema.prefixItems.map(inner => FromSchema(context, inner));
}

function FromProperties(context, schema) {
return Guard.Keys(schema.properties).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.properties[key])
}), {});
}

function FromPropertyNames(context, schema) {
return FromSchema(context, schema.propertyNames);
}

function ResolveRef(stack, ref) {
const result = Resolve.Ref(stack, {
$ref: ref
});
return {
schema: result.schema ?? UnresolvableRef(ref),
stack: result.stack
};
}

function ResolveDynamicRef(stack, schema) {
return Resolve.DynamicRef(stack, schema) ?? UnresolvableRef(schema.$dynamicRef);
}

function ResolveRecursiveRef(stack, schema) {
return Resolve.RecursiveRef(stack, schema) ?? UnresolvableRef(schema.$recursiveRef);
}

function FromResolvedRef(context, target, nextStack) {
const nextContext = {
...context,
stack: nextStack
};
const resolving = context.resolving.get(target);
if (Guard.IsUndefined(resolving)) return FromSchema(nextContext, target);
resolving.used = true;
return {
$ref: `#/$defs/${resolving.key}`
};
}

function FromRef(context, schema) {
const {schema: target, stack: stack} = ResolveRef(context.stack, schema.$ref);
return FromResolvedRef(context, target, stack);
}

function FromDynamicRef(context, schema) {
const target = ResolveDynamicRef(context.stack, schema);
return FromResolvedRef(context, target, {
...context.stack,
pendingResource: true
});
}

function FromRecursiveRef(context, schema) {
const target = ResolveRecursiveRef(context.stack, schema);
return FromResolvedRef(context, target, {
...context.stack,
pendingResource: true
});
}

function FromThen(context, schema) {
return FromSchema(context, schema.then);
}

function FromUnevaluatedItems(context, schema) {
return FromSchema(context, schema.unevaluatedItems);
}

function FromUnevaluatedProperties(context, schema) {
return FromSchema(context, schema.unevaluatedProperties);
}

function FromSchemaObject(context, schema) {
if (Schema.IsRef(schema)) return FromRef(context, schema);
if (Schema.IsDynamicRef(schema)) return FromDynamicRef(context, schema);
if (Schema.IsRecursiveRef(schema)) return FromRecursiveRef(context, schema);
const existing = resolved.get(schema);
if (!Guard.IsUndefined(existing)) return existing;
const reservation = {
key: `x-ref-${context.resolving.size}`,
used: false
};
context.resolving.set(schema, reservation);
const remapped = {
...Schema.IsRefine(schema) ? {
["~refine"]: schema["~refine"]
} : {},
...Schema.IsAdditionalItems(schema) ? {
additionalItems: FromAdditionalItems(context, schema)
} : {},
...Schema.IsAdditionalProperties(schema) ? {
additionalProperties: FromAdditionalProperties(context, schema)
} : {},
...Schema.IsAllOf(schema) ? {
allOf: FromAllOf(context, schema)
} : {},
...Schema.IsAnyOf(schema) ? {
anyOf: FromAnyOf(context, schema)
} : {},
...Schema.IsContains(schema) ? {
contains: FromContains(context, schema)
} : {},
...Schema.IsDependentSchemas(schema) ? {
dependentSchemas: FromDependentSchemas(context, schema)
} : {},
...Schema.IsElse(schema) ? {
else: FromElse(context, schema)
} : {},
...Schema.IsIf(schema) ? {
if: FromIf(context, schema)
} : {},
...Schema.IsItems(schema) ? {
items: FromItems(context, schema)
} : {},
...Schema.IsNot(schema) ? {
not: FromNot(context, schema)
} : {},
...Schema.IsOneOf(schema) ? {
oneOf: FromOneOf(context, schema)
} : {},
...Schema.IsPatternProperties(schema) ? {
patternProperties: FromPatternProperties(context, schema)
} : {},
...Schema.IsPrefixItems(schema) ? {
prefixItems: FromPrefixItems(context, schema)
} : {},
...Schema.IsProperties(schema) ? {
properties: FromProperties(context, schema)
} : {},
...Schema.IsPropertyNames(schema) ? {
propertyNames: FromPropertyNames(context, schema)
} : {},
...Schema.IsThen(schema) ? {
then: FromThen(context, schema)
} : {},
...Schema.IsUnevaluatedItems(schema) ? {
unevaluatedItems: FromUnevaluatedItems(context, schema)
} : {},
...Schema.IsUnevaluatedProperties(schema) ? {
unevaluatedProperties: FromUnevaluatedProperties(context, schema)
} : {}
};
context.resolving.delete(schema);
const interned = Memory.Discard(Memory.Assign(schema, remapped), [ "$id", "$defs", "$anchor", "$dynamicAnchor", "$recursionAnchor" ]);
const key = reservation.used ? reservation.key : HashKey(interned);
registry.set(key, interned);
const result = {
$ref: `#/$defs/${key}`
};
resolved.set(schema, result);
return result;
}

function FromSchemaBoolean(_context, schema) {
const key = HashKey(schema);
registry.set(key, schema);
const result = {
$ref: `#/$defs/${key}`
};
resolved.set(schema, result);
return result;
}

function FromSchema(context, schema) {
const next = {
...context,
stack: Stack.NextStack(context.stack, schema)
};
return Schema.IsSchemaBoolean(schema) ? FromSchemaBoolean(next, schema) : FromSchemaObject(next, schema);
}

function BooleanEntry(schema) {
const key = HashKey(schema);
return {
$ref: `#/$defs/${key}`,
$defs: {
[key]: schema
}
};
}

const registry = new Map;

const resolved = new Map;

function Intern(...args) {
const [context, schema] = Arguments.Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
registry.clear();
resolved.clear();
if (Schema.IsSchemaBoolean(schema)) return BooleanEntry(schema);
const defs = Schema.IsDefs(schema) ? schema.$defs : {};
const rootStack = Stack.Stack({
...context,
...defs
}, schema);
const {schema: entry, stack: stack} = Schema.IsRef(schema) ? ResolveRef(Stack.NextStack(rootStack, schema), schema.$ref) : {
schema: schema,
stack: rootStack
};
if (Schema.IsSchemaBoolean(entry)) return BooleanEntry(entry);
const ref_context = {
stack: stack,
resolving: new Map
};
const result = FromSchema(ref_context, entry);
return {
$ref: result.$ref,
$defs: Object.fromEntries(registry)
};
}

const Draft_2020_12 = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/schema",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/core": true,
"https://json-schema.org/draft/2020-12/vocab/applicator": true,
"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
"https://json-schema.org/draft/2020-12/vocab/validation": true,
"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
"https://json-schema.org/draft/2020-12/vocab/content": true
},
$dynamicAnchor: "meta",
title: "Core and Validation specifications meta-schema",
allOf: [ {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/core",
$dynamicAnchor: "meta",
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
$ref: "#/$defs/uriReferenceString",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
$ref: "#/$defs/uriString"
},
$ref: {
$ref: "#/$defs/uriReferenceString"
},
$anchor: {
$ref: "#/$defs/anchorString"
},
$dynamicRef: {
$ref: "#/$defs/uriReferenceString"
},
$dynamicAnchor: {
$ref: "#/$defs/anchorString"
},
$vocabulary: {
type: "object",
propertyNames: {
$ref: "#/$defs/uriString"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
}
}
},
$defs: {
anchorString: {
type: "string",
pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
},
uriString: {
type: "string",
format: "uri"
},
uriReferenceString: {
type: "string",
format: "uri-reference"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/applicator",
$dynamicAnchor: "meta",
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
prefixItems: {
$ref: "#/$defs/schemaArray"
},
items: {
$dynamicRef: "#meta"
},
contains: {
$dynamicRef: "#meta"
},
additionalProperties: {
$dynamicRef: "#meta"
},
properties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
propertyNames: {
$dynamicRef: "#meta"
},
if: {
$dynamicRef: "#meta"
},
then: {
$dynamicRef: "#meta"
},
else: {
$dynamicRef: "#meta"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$dynamicRef: "#meta"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$dynamicRef: "#meta"
}
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
$dynamicAnchor: "meta",
title: "Unevaluated applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
unevaluatedItems: {
$dynamicRef: "#meta"
},
unevaluatedProperties: {
$dynamicRef: "#meta"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/validation",
$dynamicAnchor: "meta",
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
const: true,
enum: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
$dynamicAnchor: "meta",
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
$dynamicAnchor: "meta",
title: "Format vocabulary meta-schema for annotation results",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/content",
$dynamicAnchor: "meta",
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentEncoding: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentSchema: {
$dynamicRef: "#meta"
}
}
} ],
type: [ "object", "boolean" ],
$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
properties: {
definitions: {
$comment: '"definitions" has been replaced by "$defs".',
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
deprecated: true,
default: {}
},
dependencies: {
$comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
type: "object",
additionalProperties: {
anyOf: [ {
$dynamicRef: "#meta"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
},
deprecated: true,
default: {}
},
$recursiveAnchor: {
$comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
$ref: "meta/core#/$defs/anchorString",
deprecated: true
},
$recursiveRef: {
$comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
$ref: "meta/core#/$defs/uriReferenceString",
deprecated: true
}
}
};

const Draft_2019_09 = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/schema",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/core": true,
"https://json-schema.org/draft/2019-09/vocab/applicator": true,
"https://json-schema.org/draft/2019-09/vocab/validation": true,
"https://json-schema.org/draft/2019-09/vocab/meta-data": true,
"https://json-schema.org/draft/2019-09/vocab/format": false,
"https://json-schema.org/draft/2019-09/vocab/content": true
},
$recursiveAnchor: true,
title: "Core and Validation specifications meta-schema",
allOf: [ {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/core",
$recursiveAnchor: true,
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
type: "string",
format: "uri"
},
$anchor: {
type: "string",
pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
},
$ref: {
type: "string",
format: "uri-reference"
},
$recursiveRef: {
type: "string",
format: "uri-reference"
},
$recursiveAnchor: {
type: "boolean",
default: false
},
$vocabulary: {
type: "object",
propertyNames: {
type: "string",
format: "uri"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/applicator",
$recursiveAnchor: true,
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
additionalItems: {
$recursiveRef: "#"
},
unevaluatedItems: {
$recursiveRef: "#"
},
items: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "#/$defs/schemaArray"
} ]
},
contains: {
$recursiveRef: "#"
},
additionalProperties: {
$recursiveRef: "#"
},
unevaluatedProperties: {
$recursiveRef: "#"
},
properties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
}
},
propertyNames: {
$recursiveRef: "#"
},
if: {
$recursiveRef: "#"
},
then: {
$recursiveRef: "#"
},
else: {
$recursiveRef: "#"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$recursiveRef: "#"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$recursiveRef: "#"
}
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/validation",
$recursiveAnchor: true,
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
},
const: true,
enum: {
type: "array",
items: true
},
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/meta-data",
$recursiveAnchor: true,
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/format",
$recursiveAnchor: true,
title: "Format vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/content",
$recursiveAnchor: true,
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
contentSchema: {
$recursiveRef: "#"
}
}
} ],
type: [ "object", "boolean" ],
properties: {
definitions: {
$comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
dependencies: {
$comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
type: "object",
additionalProperties: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
}
}
}
};

const Draft_7 = {
$schema: "http://json-schema.org/draft-07/schema#",
$id: "http://json-schema.org/draft-07/schema#",
title: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/nonNegativeInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
},
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference"
},
$schema: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri-reference"
},
$comment: {
type: "string"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/definitions/nonNegativeInteger"
},
minLength: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
$ref: "#"
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: true
},
maxItems: {
$ref: "#/definitions/nonNegativeInteger"
},
minItems: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
contains: {
$ref: "#"
},
maxProperties: {
$ref: "#/definitions/nonNegativeInteger"
},
minProperties: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
$ref: "#"
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
propertyNames: {
$ref: "#"
},
const: true,
enum: {
type: "array",
items: true,
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
if: {
$ref: "#"
},
then: {
$ref: "#"
},
else: {
$ref: "#"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
default: true
};

const Draft_6 = {
$schema: "http://json-schema.org/draft-06/schema#",
$id: "http://json-schema.org/draft-06/schema#",
title: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/nonNegativeInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
},
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference"
},
$schema: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri-reference"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: {},
examples: {
type: "array",
items: {}
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/definitions/nonNegativeInteger"
},
minLength: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
$ref: "#"
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: {}
},
maxItems: {
$ref: "#/definitions/nonNegativeInteger"
},
minItems: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
contains: {
$ref: "#"
},
maxProperties: {
$ref: "#/definitions/nonNegativeInteger"
},
minProperties: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
$ref: "#"
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
propertyNames: {
$ref: "#"
},
const: {},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
default: {}
};

const Draft_4 = {
id: "http://json-schema.org/draft-04/schema#",
$schema: "http://json-schema.org/draft-04/schema#",
description: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
positiveInteger: {
type: "integer",
minimum: 0
},
positiveIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/positiveInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
minItems: 1,
uniqueItems: true
}
},
type: "object",
properties: {
id: {
type: "string"
},
$schema: {
type: "string"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: {},
multipleOf: {
type: "number",
minimum: 0,
exclusiveMinimum: true
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "boolean",
default: false
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "boolean",
default: false
},
maxLength: {
$ref: "#/definitions/positiveInteger"
},
minLength: {
$ref: "#/definitions/positiveIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
anyOf: [ {
type: "boolean"
}, {
$ref: "#"
} ],
default: {}
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: {}
},
maxItems: {
$ref: "#/definitions/positiveInteger"
},
minItems: {
$ref: "#/definitions/positiveIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxProperties: {
$ref: "#/definitions/positiveInteger"
},
minProperties: {
$ref: "#/definitions/positiveIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
anyOf: [ {
type: "boolean"
}, {
$ref: "#"
} ],
default: {}
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
dependencies: {
exclusiveMaximum: [ "maximum" ],
exclusiveMinimum: [ "minimum" ]
},
default: {}
};

const Draft_3 = {
$schema: "http://json-schema.org/draft-03/schema#",
id: "http://json-schema.org/draft-03/schema#",
type: "object",
properties: {
type: {
type: [ "string", "array" ],
items: {
type: [ "string", {
$ref: "#"
} ]
},
uniqueItems: true,
default: "any"
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
additionalProperties: {
type: [ {
$ref: "#"
}, "boolean" ],
default: {}
},
items: {
type: [ {
$ref: "#"
}, "array" ],
items: {
$ref: "#"
},
default: {}
},
additionalItems: {
type: [ {
$ref: "#"
}, "boolean" ],
default: {}
},
required: {
type: "boolean",
default: false
},
dependencies: {
type: "object",
additionalProperties: {
type: [ "string", "array", {
$ref: "#"
} ],
items: {
type: "string"
}
},
default: {}
},
minimum: {
type: "number"
},
maximum: {
type: "number"
},
exclusiveMinimum: {
type: "boolean",
default: false
},
exclusiveMaximum: {
type: "boolean",
default: false
},
minItems: {
type: "integer",
minimum: 0,
default: 0
},
maxItems: {
type: "integer",
minimum: 0
},
uniqueItems: {
type: "boolean",
default: false
},
pattern: {
type: "string",
format: "regex"
},
minLength: {
type: "integer",
minimum: 0,
default: 0
},
maxLength: {
type: "integer"
},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
default: {
type: "any"
},
title: {
type: "string"
},
description: {
type: "string"
},
format: {
type: "string"
},
divisibleBy: {
type: "number",
minimum: 0,
exclusiveMinimum: true,
default: 1
},
disallow: {
type: [ "string", "array" ],
items: {
type: [ "string", {
$ref: "#"
} ]
},
uniqueItems: true
},
extends: {
type: [ {
$ref: "#"
}, "array" ],
items: {
$ref: "#"
},
default: {}
},
id: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri"
},
$schema: {
type: "string",
format: "uri"
}
},
dependencies: {
exclusiveMinimum: "minimum",
exclusiveMaximum: "maximum"
},
default: {}
};

const Meta = {
"http://json-schema.org/draft-03/schema#": Draft_3,
"http://json-schema.org/draft-04/schema#": Draft_4,
"http://json-schema.org/draft-06/schema#": Draft_6,
"http://json-schema.org/draft-07/schema#": Draft_7,
"https://json-schema.org/draft/2019-09/schema": Draft_2019_09,
"https://json-schema.org/draft/2020-12/schema": Draft_2020_12
};

function IsDefault(schema) {
return HasPropertyKey(schema, "default");
}

function CreateCode(build) {
const functions = build.Functions().join(";\n");
const statements = build.UseUnevaluated() ? [ "const context = new CheckContext({}, {})", `return ${build.Entry()}` ] : [ `return ${build.Entry()}` ];
return `${functions}; return (value) => { ${statements.join("; ")} }`;
}

function CreateEvaluatedCheck(build, code) {
const factory = Evaluate("CheckContext", "Guard", "Hashing", build.External().identifier, code);
return factory(CheckContext, guard_namespaceObject, hash_namespaceObject, build.External().variables);
}

function CreateDynamicCheck(build) {
const stack = _stack_Stack(build.Context(), build.Schema());
const context = new CheckContext;
return value => CheckSchema(stack, context, build.Schema(), value);
}

function CreateCheck(build, code) {
return CanEvaluate() ? CreateEvaluatedCheck(build, code) : CreateDynamicCheck(build);
}

class EvaluateResult {
constructor(isAccelerated, code, check) {
this.isAccelerated = isAccelerated;
this.code = code;
this.check = check;
}
IsAccelerated() {
return this.isAccelerated;
}
Code() {
return this.code;
}
Check(value) {
return this.check(value);
}
}

class BuildResult {
constructor(context, schema, external, functions, entry, useUnevaluated) {
this.context = context;
this.schema = schema;
this.external = external;
this.functions = functions;
this.entry = entry;
this.useUnevaluated = useUnevaluated;
}
Context() {
return this.context;
}
Schema() {
return this.schema;
}
UseUnevaluated() {
return this.useUnevaluated;
}
External() {
return this.external;
}
Functions() {
return this.functions;
}
Entry() {
return this.entry;
}
Evaluate() {
const code = CreateCode(this);
const check = CreateCheck(this, code);
return new EvaluateResult(CanEvaluate(), code, check);
}
}

function build_Build(...args) {
const [context, schema] = arguments_Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
ResetUnique();
ResetExternal();
ResetFunctions();
const stack = _stack_Stack(context, schema);
const build = new BuildContext(HasUnevaluated(context, schema));
const call = CreateFunction(stack, build, schema, "value");
const functions = GetFunctions();
const externals = GetExternal();
return new BuildResult(context, schema, externals, functions, call, build.UseUnevaluated());
}

function en_US_en_US(error) {
switch (error.keyword) {
case "additionalProperties":
return "must not have additional properties";

case "anyOf":
return "must match a schema in anyOf";

case "boolean":
return "schema is false";

case "const":
return "must be equal to constant";

case "contains":
return "must contain at least 1 valid item";

case "dependencies":
return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

case "dependentRequired":
return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

case "enum":
return "must be equal to one of the allowed values";

case "exclusiveMaximum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "exclusiveMinimum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "format":
return `must match format "${error.params.format}"`;

case "if":
return `must match "${error.params.failingKeyword}" schema`;

case "maxItems":
return `must not have more than ${error.params.limit} items`;

case "maxLength":
return `must not have more than ${error.params.limit} characters`;

case "maxProperties":
return `must not have more than ${error.params.limit} properties`;

case "maximum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "minItems":
return `must not have fewer than ${error.params.limit} items`;

case "minLength":
return `must not have fewer than ${error.params.limit} characters`;

case "minProperties":
return `must not have fewer than ${error.params.limit} properties`;

case "minimum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "multipleOf":
return `must be multiple of ${error.params.multipleOf}`;

case "not":
return "must not be valid";

case "oneOf":
return "must match exactly one schema in oneOf";

case "pattern":
return `must match pattern "${error.params.pattern}"`;

case "propertyNames":
return `property names ${error.params.propertyNames.join(", ")} are invalid`;

case "required":
return `must have required properties ${error.params.requiredProperties.join(", ")}`;

case "type":
return typeof error.params.type === "string" ? `must be ${error.params.type}` : `must be either ${error.params.type.join(" or ")}`;

case "unevaluatedItems":
return "must not have unevaluated items";

case "unevaluatedProperties":
return "must not have unevaluated properties";

case "uniqueItems":
return `must not have duplicate items`;

case "~refine":
return error.params.message;

default:
return "an unknown validation error occurred";
}
}

let locale = en_US_en_US;

function _config_Set(callback) {
locale = callback;
}

function _config_Get() {
return locale;
}

function _config_Reset() {
_config_Set(en_US);
}

function errors_Errors(...args) {
const [context, schema, value] = arguments_Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
const stack = _stack_Stack(context, schema);
const errorContext = new ErrorContext;
const result = ErrorSchema(stack, errorContext, "#", "", schema, value);
const errors = errorContext.GetErrors();
const locale = _config_Get();
const localized = errors.map(error => ({
...error,
message: locale(error)
}));
return [ result, localized ];
}

let TempMaxErrors = 0;

function internal_EnableParseErrors() {
const settings = Get();
TempMaxErrors = settings.maxErrors;
settings.maxErrors = settings.maxParseErrors;
}

function internal_DisableParseErrors() {
const settings = Get();
settings.maxErrors = TempMaxErrors;
}

function check_Check(...args) {
const [context, schema, value] = arguments_Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
const stack = _stack_Stack(context, schema);
const checkContext = new CheckContext;
return CheckSchema(stack, checkContext, schema, value);
}

class ParseError {
constructor(schema, value, errors) {
this.schema = schema;
this.value = value;
this.errors = errors;
}
}

function parse_ThrowParseError(context, schema, value) {
EnableParseErrors();
const result = Errors(context, schema, value);
DisableParseErrors();
throw new ParseError(schema, value, result[1]);
}

function Parse(...args) {
const [context, schema, value] = Arguments.Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
if (Check(context, schema, value)) return value;
parse_ThrowParseError(context, schema, value);
}

class Validator {
constructor(context, schema) {
this.evaluateResult = Build.Build(context, schema).Evaluate();
this.context = context;
this.schema = schema;
}
IsAccelerated() {
return this.evaluateResult.IsAccelerated();
}
Schema() {
return this.schema;
}
Check(value) {
return this.evaluateResult.Check(value);
}
Parse(value) {
if (this.evaluateResult.Check(value)) return value;
ThrowParseError(this.context, this.schema, value);
}
Errors(value) {
return Errors(this.context, this.schema, value);
}
}

function compile_Compile(...args) {
const [context, schema] = Arguments.Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
return new Validator(context, schema);
}

const schema = null && Schema;

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

function check_check_Check(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return check_Check(context, type, value);
}

function errors_errors_Errors(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const [_, errors] = errors_Errors(context, type, value);
return errors;
}

class AssertError extends Error {
constructor(source, value, errors) {
super(source);
Object.defineProperty(this, "cause", {
value: {
source: source,
errors: errors,
value: value
},
writable: false,
configurable: false,
enumerable: false
});
}
}

function Assert(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const check = check_check_Check(context, type, value);
if (!check) throw new AssertError("Assert", value, errors_errors_Errors(context, type, value));
}

function schema_IsKind(value, kind) {
return IsObject(value) && HasPropertyKey(value, "~kind") && guard_IsEqual(value["~kind"], kind);
}

function schema_IsSchema(value) {
return IsObject(value);
}

function deferred_Deferred(action, parameters, options) {
return Create({
"~kind": "Deferred"
}, {
type: "deferred",
action: action,
parameters: parameters,
options: options
}, {});
}

function IsDeferred(value) {
return schema_IsKind(value, "Deferred");
}

function AddReadonlyAction(type, options) {
const result = Update(type, {
"~readonly": true
}, options);
return result;
}

function AddReadonlyInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return AddReadonlyAction(instantiatedType, options);
}

function AddOptionalAction(type, options) {
const result = Update(type, {
"~optional": true
}, options);
return result;
}

function AddOptionalInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return AddOptionalAction(instantiatedType, options);
}

function _Array_(items, options) {
return Create({
"~kind": "Array"
}, {
type: "array",
items: items
}, options);
}

function array_IsArray(value) {
return schema_IsKind(value, "Array");
}

function ArrayOptions(type) {
return Discard(type, [ "~kind", "type", "items" ]);
}

function Constructor(parameters, instanceType, options = {}) {
return Create({
"~kind": "Constructor"
}, {
type: "constructor",
parameters: parameters,
instanceType: instanceType
}, options);
}

function constructor_IsConstructor(value) {
return schema_IsKind(value, "Constructor");
}

function ConstructorOptions(type) {
return Discard(type, [ "~kind", "type", "parameters", "instanceType" ]);
}

function _Function_(parameters, returnType, options = {}) {
return Create({
["~kind"]: "Function"
}, {
type: "function",
parameters: parameters,
returnType: returnType
}, options);
}

function function_IsFunction(value) {
return schema_IsKind(value, "Function");
}

function FunctionOptions(type) {
return Discard(type, [ "~kind", "type", "parameters", "returnType" ]);
}

function ref_Ref(ref, options) {
return Create({
["~kind"]: "Ref"
}, {
$ref: ref
}, options);
}

function ref_IsRef(value) {
return schema_IsKind(value, "Ref");
}

function Generic(parameters, expression) {
return Create({
"~kind": "Generic"
}, {
type: "generic",
parameters: parameters,
expression: expression
});
}

function IsGeneric(value) {
return schema_IsKind(value, "Generic");
}

function Any(options) {
return Create({
["~kind"]: "Any"
}, {}, options);
}

function IsAny(value) {
return schema_IsKind(value, "Any");
}

const NeverPattern = "(?!)";

function never_Never(options) {
return Create({
"~kind": "Never"
}, {
not: {}
}, options);
}

function IsNever(value) {
return schema_IsKind(value, "Never");
}

function AddOptionalDeferred(type, options = {}) {
return Deferred("AddOptional", [ type ], options);
}

function _add_optional_AddOptional(type, options = {}) {
return AddOptionalAction(type, options);
}

function _optional_Optional(type) {
return AddOptional(type);
}

function IsOptional(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "~optional");
}

function RequiredArray(properties) {
return Keys(properties).filter(key => !IsOptional(properties[key]));
}

function PropertyKeys(properties) {
return Keys(properties);
}

function PropertyValues(properties) {
return Values(properties);
}

function _Object_(properties, options = {}) {
const requiredKeys = RequiredArray(properties);
const required = requiredKeys.length > 0 ? {
required: requiredKeys
} : {};
return Create({
"~kind": "Object"
}, {
type: "object",
...required,
properties: properties
}, options);
}

function object_IsObject(value) {
return schema_IsKind(value, "Object");
}

function ObjectOptions(type) {
return Discard(type, [ "~kind", "type", "properties", "required" ]);
}

function unknown_Unknown(options) {
return Create({
["~kind"]: "Unknown"
}, {}, options);
}

function IsUnknown(value) {
return schema_IsKind(value, "Unknown");
}

function Cyclic($defs, $ref, options) {
const defs = Keys($defs).reduce((result, key) => ({
...result,
[key]: Update($defs[key], {}, {
$id: key
})
}), {});
return Create({
["~kind"]: "Cyclic"
}, {
$defs: defs,
$ref: $ref
}, options);
}

function IsCyclic(value) {
return schema_IsKind(value, "Cyclic");
}

function CyclicOptions(type) {
return Memory.Discard(type, [ "~kind", "$defs", "$ref" ]);
}

function Unsafe(schema) {
return Memory.Update(schema, {
["~unsafe"]: null
}, {});
}

function IsUnsafe(value) {
return IsObjectNotArray(value) && HasPropertyKey(value, "~unsafe") && IsNull(value["~unsafe"]);
}

function Infer(...args) {
const [name, extends_] = Arguments.Match(args, {
2: (name, extends_) => [ name, extends_, extends_ ],
1: name => [ name, Unknown(), Unknown() ]
});
return Memory.Create({
["~kind"]: "Infer"
}, {
type: "infer",
name: name,
extends: extends_
}, {});
}

function IsInfer(value) {
return schema_IsKind(value, "Infer");
}

function Dependent(if_, then_, else_, options = {}) {
return Create({
"~kind": "Dependent"
}, {
if: if_,
then: then_,
else: else_
}, options);
}

function IsDependent(value) {
return schema_IsKind(value, "Dependent");
}

function DependentOptions(type) {
return Discard(type, [ "~kind", "if", "then", "else" ]);
}

function IsEnumValue(value) {
return Guard.IsString(value) || Guard.IsNumber(value);
}

function Enum(value, options) {
const values = IsTypeScriptEnumLike(value) ? TypeScriptEnumToEnumValues(value) : value;
return Memory.Create({
"~kind": "Enum"
}, {
enum: values
}, options);
}

function enum_IsEnum(value) {
return schema_IsKind(value, "Enum");
}

function Intersect(types, options = {}) {
return Create({
"~kind": "Intersect"
}, {
allOf: types
}, options);
}

function IsIntersect(value) {
return schema_IsKind(value, "Intersect");
}

function IntersectOptions(type) {
return Discard(type, [ "~kind", "allOf" ]);
}

class EncodeBuilder {
constructor(type, decode) {
this.type = type;
this.decode = decode;
}
Encode(callback) {
const type = this.type;
const decode = IsCodec(type) ? value => this.decode(type["~codec"].decode(value)) : this.decode;
const encode = IsCodec(type) ? value => type["~codec"].encode(callback(value)) : callback;
const codec = {
decode: decode,
encode: encode
};
return Memory.Update(this.type, {
"~codec": codec
}, {});
}
}

class DecodeBuilder {
constructor(type) {
this.type = type;
}
Decode(callback) {
return new EncodeBuilder(this.type, callback);
}
}

function Codec(type) {
return new DecodeBuilder(type);
}

function _codec_Decode(type, callback) {
return Codec(type).Decode(callback).Encode(() => {
throw Error("Encode not implemented");
});
}

function _codec_Encode(type, callback) {
return Codec(type).Decode(() => {
throw Error("Decode not implemented");
}).Encode(callback);
}

function IsCodec(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "~codec") && IsObject(value["~codec"]) && HasPropertyKey(value["~codec"], "encode") && HasPropertyKey(value["~codec"], "decode");
}

function Immutable(type) {
return AddImmutable(type);
}

function IsImmutable(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "~immutable");
}

function AddReadonlyDeferred(type, options = {}) {
return Deferred("AddReadonly", [ type ], options);
}

function _add_readonly_AddReadonly(type, options = {}) {
return AddReadonlyAction(type, options);
}

function Readonly(type) {
return AddReadonly(type);
}

function IsReadonly(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "~readonly");
}

function RefineAdd(type, refinement) {
const refinements = _refine_IsRefine(type) ? [ ...type["~refine"], refinement ] : [ refinement ];
return Memory.Update(type, {
"~refine": refinements
}, {});
}

function Refine(...args) {
const [type, check, error] = Arguments.Match(args, {
3: (type, check, error) => [ type, check, error ],
2: (type, check) => [ type, check, () => "Refine Error" ]
});
return RefineAdd(type, {
check: check,
error: error
});
}

function IsRefinement(value) {
return IsObjectNotArray(value) && HasPropertyKey(value, "check") && HasPropertyKey(value, "error") && IsFunction(value.check) && IsFunction(value.error);
}

function _refine_IsRefine(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "~refine") && IsArray(value["~refine"]) && Every(value["~refine"], 0, value => IsRefinement(value));
}

const BigIntPattern = "-?(?:0|[1-9][0-9]*)n";

function bigint_BigInt(options) {
return Create({
"~kind": "BigInt"
}, {
type: "bigint"
}, options);
}

function bigint_IsBigInt(value) {
return schema_IsKind(value, "BigInt");
}

function boolean_Boolean(options) {
return Memory.Create({
"~kind": "Boolean"
}, {
type: "boolean"
}, options);
}

function boolean_IsBoolean(value) {
return schema_IsKind(value, "Boolean");
}

function Identifier(name) {
return Memory.Create({
"~kind": "Identifier"
}, {
name: name
});
}

function identifier_IsIdentifier(value) {
return IsKind(value, "Identifier");
}

const IntegerPattern = "-?(?:0|[1-9][0-9]*)";

function integer_Integer(options) {
return Create({
"~kind": "Integer"
}, {
type: "integer"
}, options);
}

function integer_IsInteger(value) {
return schema_IsKind(value, "Integer");
}

class InvalidLiteralValue extends Error {
constructor(value) {
super(`Invalid Literal value`);
Object.defineProperty(this, "cause", {
value: {
value: value
},
writable: false,
configurable: false,
enumerable: false
});
}
}

function LiteralTypeName(value) {
return IsBigInt(value) ? "bigint" : IsBoolean(value) ? "boolean" : IsNumber(value) ? "number" : IsString(value) ? "string" : (() => {
throw new InvalidLiteralValue(value);
})();
}

function literal_Literal(value, options) {
return Create({
"~kind": "Literal"
}, {
type: LiteralTypeName(value),
const: value
}, options);
}

function literal_IsLiteralValue(value) {
return IsBigInt(value) || IsBoolean(value) || IsNumber(value) || IsString(value);
}

function IsLiteralBigInt(value) {
return IsLiteral(value) && IsBigInt(value.const);
}

function IsLiteralBoolean(value) {
return IsLiteral(value) && IsBoolean(value.const);
}

function IsLiteralNumber(value) {
return IsLiteral(value) && IsNumber(value.const);
}

function IsLiteralString(value) {
return IsLiteral(value) && IsString(value.const);
}

function IsLiteral(value) {
return schema_IsKind(value, "Literal");
}

function Null(options) {
return Create({
"~kind": "Null"
}, {
type: "null"
}, options);
}

function null_IsNull(value) {
return schema_IsKind(value, "Null");
}

const NumberPattern = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";

function number_Number(options) {
return Create({
"~kind": "Number"
}, {
type: "number"
}, options);
}

function number_IsNumber(value) {
return schema_IsKind(value, "Number");
}

function symbol_Symbol(options) {
return Create({
"~kind": "Symbol"
}, {
type: "symbol"
}, options);
}

function symbol_IsSymbol(value) {
return schema_IsKind(value, "Symbol");
}

function Parameter(...args) {
const [name, extends_, equals] = Arguments.Match(args, {
3: (name, extends_, equals) => [ name, extends_, equals ],
2: (name, extends_) => [ name, extends_, extends_ ],
1: name => [ name, Unknown(), Unknown() ]
});
return Memory.Create({
"~kind": "Parameter"
}, {
name: name,
extends: extends_,
equals: equals
}, {});
}

function IsParameter(value) {
return IsKind(value, "Parameter");
}

const StringPattern = ".*";

function string_String(options) {
return Create({
"~kind": "String"
}, {
type: "string"
}, options);
}

function string_IsString(value) {
return schema_IsKind(value, "String");
}

function union_Union(anyOf, options = {}) {
return Create({
"~kind": "Union"
}, {
anyOf: anyOf
}, options);
}

function IsUnion(value) {
return schema_IsKind(value, "Union");
}

function UnionOptions(type) {
return Discard(type, [ "~kind", "anyOf" ]);
}

function pattern_ParsePatternIntoTypes(pattern) {
const parsed = Pattern(pattern);
const result = guard_IsEqual(parsed.length, 2) ? parsed[0] : [];
return result;
}

function FromLiteral(_value) {
return true;
}

function FromTypesReduce(types) {
return ShiftLeft(types, (left, right) => FromType(left) ? FromTypesReduce(right) : false, () => true);
}

function FromTypes(types) {
const result = guard_IsEqual(types.length, 0) ? false : FromTypesReduce(types);
return result;
}

function FromType(type) {
return IsUnion(type) ? FromTypes(type.anyOf) : IsLiteral(type) ? FromLiteral(type.const) : false;
}

function IsTemplateLiteralFinite(types) {
const result = FromTypes(types);
return result;
}

function TemplateLiteralCreate(pattern) {
return Create({
["~kind"]: "TemplateLiteral"
}, {
type: "string",
pattern: pattern
}, {});
}

function FromLiteralPush(variants, value, result = []) {
return ShiftLeft(variants, (left, right) => FromLiteralPush(right, value, [ ...result, `${left}${value}` ]), () => result);
}

function decode_FromLiteral(variants, value) {
return guard_IsEqual(variants.length, 0) ? [ `${value}` ] : FromLiteralPush(variants, value);
}

function FromUnion(variants, types, result = []) {
return ShiftLeft(types, (left, right) => FromUnion(variants, right, [ ...result, ...decode_FromType(variants, left) ]), () => result);
}

function decode_FromType(variants, type) {
const result = IsUnion(type) ? FromUnion(variants, type.anyOf) : IsLiteral(type) ? decode_FromLiteral(variants, type.const) : unreachable_Unreachable();
return result;
}

function DecodeFromSpan(variants, types) {
return ShiftLeft(types, (left, right) => DecodeFromSpan(decode_FromType(variants, left), right), () => variants);
}

function VariantsToLiterals(variants) {
return variants.map(variant => literal_Literal(variant));
}

function DecodeTypesAsUnion(types) {
const variants = DecodeFromSpan([], types);
const literals = VariantsToLiterals(variants);
const result = union_Union(literals);
return result;
}

function DecodeTypes(types) {
return guard_IsEqual(types.length, 0) ? unreachable_Unreachable() : guard_IsEqual(types.length, 1) && IsLiteral(types[0]) ? types[0] : DecodeTypesAsUnion(types);
}

function TemplateLiteralDecodeUnsafe(pattern) {
const types = pattern_ParsePatternIntoTypes(pattern);
const result = guard_IsEqual(types.length, 0) ? string_String() : IsTemplateLiteralFinite(types) ? DecodeTypes(types) : TemplateLiteralCreate(pattern);
return result;
}

function TemplateLiteralDecode(pattern) {
const decoded = TemplateLiteralDecodeUnsafe(pattern);
const result = IsTemplateLiteral(decoded) ? string_String() : decoded;
return result;
}

function CreateRecord(key, value) {
const type = "object";
const patternProperties = {
[key]: value
};
return Create({
["~kind"]: "Record"
}, {
type: type,
patternProperties: patternProperties
});
}

function FromAnyKey(value) {
return CreateRecord(StringKey, value);
}

function FromBooleanKey(value) {
return _Object_({
true: value,
false: value
});
}

function Tuple(types, options = {}) {
const [items, minItems, additionalItems] = [ types, types.length, false ];
return Create({
["~kind"]: "Tuple"
}, {
type: "array",
additionalItems: additionalItems,
items: items,
minItems: minItems
}, options);
}

function IsTuple(value) {
return schema_IsKind(value, "Tuple");
}

function TupleOptions(type) {
return Discard(type, [ "~kind", "type", "items", "minItems", "additionalItems" ]);
}

function TupleElementsToProperties(types) {
const result = types.reduceRight((result, right, index) => ({
[index]: right,
...result
}), {});
return result;
}

function TupleToObject(type) {
const properties = TupleElementsToProperties(type.items);
const result = _Object_(properties);
return result;
}

function RemoveOptionalOperation(type) {
return Discard(type, [ "~optional" ]);
}

function RemoveOptionalAction(type, options) {
const result = Update(RemoveOptionalOperation(type), {}, options);
return result;
}

function RemoveOptionalInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return RemoveOptionalAction(instantiatedType, options);
}

function RemoveReadonlyOperation(type) {
return Discard(type, [ "~readonly" ]);
}

function instantiate_remove_RemoveReadonlyAction(type, options) {
const result = Update(RemoveReadonlyOperation(type), {}, options);
return result;
}

function RemoveReadonlyInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_remove_RemoveReadonlyAction(instantiatedType, options);
}

function EvaluatePropertyIntersect(left, right) {
const isReadonly = IsReadonly(left) && IsReadonly(right);
const isOptional = IsOptional(left) && IsOptional(right);
const evaluated = EvaluateIntersect([ left, right ]);
const property = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(evaluated, {}), {});
return isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) : isReadonly ? AddReadonlyAction(property, {}) : isOptional ? AddOptionalAction(property, {}) : property;
}

function EvaluatePropertyUnion(left, right) {
const isReadonly = IsReadonly(left) || IsReadonly(right);
const isOptional = IsOptional(left) || IsOptional(right);
const leftProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(left, {}), {});
const rightProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(right, {}), {});
const property = EvaluateUnion([ leftProperty, rightProperty ]);
return isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) : isReadonly ? AddReadonlyAction(property, {}) : isOptional ? AddOptionalAction(property, {}) : property;
}

function CompositePropertyKey(left, right, key) {
return key in left ? key in right ? EvaluatePropertyIntersect(left[key], right[key]) : left[key] : key in right ? right[key] : never_Never();
}

function CompositeProperties(left, right) {
const keys = new Set([ ...Keys(left), ...Keys(right) ]);
const result = [ ...keys ].reduce((result, key) => ({
...result,
[key]: CompositePropertyKey(left, right, key)
}), {});
return result;
}

function GetProperties(type) {
const result = object_IsObject(type) ? type.properties : IsTuple(type) ? TupleElementsToProperties(type.items) : {};
return result;
}

function Composite(left, right) {
const leftProperties = GetProperties(left);
const rightProperties = GetProperties(right);
const properties = CompositeProperties(leftProperties, rightProperties);
const result = _Object_(properties);
return result;
}

function NarrowCompareRule(left, right) {
const result = Compare(left, right);
return guard_IsEqual(result, CompareResultLeftInside) ? left : guard_IsEqual(result, CompareResultRightInside) ? right : guard_IsEqual(result, CompareResultEqual) ? right : never_Never();
}

function CanComposite(type) {
return object_IsObject(type) || IsTuple(type);
}

function NarrowCompositeRule(left, right) {
const canCompositeLeft = CanComposite(left);
const canCompositeRight = CanComposite(right);
return canCompositeLeft && canCompositeRight ? Composite(left, right) : canCompositeLeft && !canCompositeRight ? left : !canCompositeLeft && canCompositeRight ? right : NarrowCompareRule(left, right);
}

function Narrow(left, right) {
return IsNever(left) ? left : IsAny(left) ? left : IsUnknown(left) ? right : IsNever(right) ? right : IsAny(right) ? right : IsUnknown(right) ? left : NarrowCompositeRule(left, right);
}

function ShouldEvaluate(left, right) {
const result = IsUnion(left) || IsUnion(right);
return result;
}

function DistributeOperation(left, right) {
const evaluatedLeft = EvaluateType(left);
const evaluatedRight = EvaluateType(right);
const shouldEvaluate = ShouldEvaluate(evaluatedLeft, evaluatedRight);
const result = shouldEvaluate ? EvaluateIntersect([ evaluatedLeft, evaluatedRight ]) : Narrow(evaluatedLeft, evaluatedRight);
return result;
}

function DistributeType(type, types, result = []) {
return ShiftLeft(types, (left, right) => DistributeType(type, right, [ ...result, DistributeOperation(left, type) ]), () => guard_IsEqual(result.length, 0) ? [ type ] : result);
}

function DistributeUnion(types, distribution, result = []) {
return ShiftLeft(types, (left, right) => DistributeUnion(right, distribution, [ ...result, ...Distribute([ left ], distribution) ]), () => result);
}

function Distribute(types, result = []) {
return ShiftLeft(types, (left, right) => IsUnion(left) ? Distribute(right, DistributeUnion(left.anyOf, result)) : Distribute(right, DistributeType(left, result)), () => result);
}

function ExcludeType(left, right) {
const check = extends_Extends({}, left, right);
const result = IsExtendsTrueLike(check) ? [] : [ left ];
return result;
}

function ExcludeUnion(left, right, result = []) {
return ShiftLeft(left, (head, tail) => ExcludeUnion(tail, right, [ ...result, ...ExcludeType(head, right) ]), () => result);
}

function ExcludeOperation(left, right) {
const evaluated = EvaluateType(left);
const canonical = IsUnion(evaluated) ? evaluated.anyOf : [ evaluated ];
const remaining = ExcludeUnion(canonical, right);
const result = EvaluateUnion(remaining);
return result;
}

function EvaluateDependent(if_, then_, else_) {
const intersected = EvaluateIntersect([ if_, then_ ]);
const excluded = ExcludeOperation(else_, if_);
const result = EvaluateUnion([ intersected, excluded ]);
return result;
}

function EvaluateEnum(values, result = []) {
return ShiftLeft(values, (left, right) => EvaluateEnum(right, [ ...result, literal_Literal(left) ]), () => EvaluateUnion(result));
}

function EvaluateIntersect(types) {
const distribution = Distribute(types);
const broadend = Broaden(distribution);
const result = EvaluateUnion(broadend);
return result;
}

function EvaluateTemplateLiteral(pattern) {
const evaluated = TemplateLiteralDecode(pattern);
const result = EvaluateType(evaluated);
return result;
}

function EvaluateUnion(types) {
const broadend = Broaden(types);
const result = EvaluateUnionFast(broadend);
return result;
}

function EvaluateType(type) {
const result = IsDependent(type) ? EvaluateDependent(type.if, type.then, type.else) : enum_IsEnum(type) ? EvaluateEnum(type.enum) : IsIntersect(type) ? EvaluateIntersect(type.allOf) : IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) : IsUnion(type) ? EvaluateUnion(type.anyOf) : type;
return result;
}

function EvaluateUnionFast(types) {
const result = guard_IsEqual(types.length, 1) ? types[0] : guard_IsEqual(types.length, 0) ? never_Never() : union_Union(types);
return result;
}

function FromEnumKey(values, value) {
const unionKey = EvaluateEnum(values);
const result = FromKey(unionKey, value);
return result;
}

function FromIntegerKey(_key, value) {
const result = CreateRecord(IntegerKey, value);
return result;
}

function FromIntersectKey(types, value) {
const evaluatedKey = EvaluateIntersect(types);
const result = FromKey(evaluatedKey, value);
return result;
}

function FromLiteralKey(key, value) {
return IsString(key) || IsNumber(key) ? _Object_({
[key]: value
}) : guard_IsEqual(key, false) ? _Object_({
false: value
}) : guard_IsEqual(key, true) ? _Object_({
true: value
}) : _Object_({});
}

function FromNumberKey(_key, value) {
const result = CreateRecord(NumberKey, value);
return result;
}

function FromStringKey(key, value) {
return HasPropertyKey(key, "pattern") && (IsString(key.pattern) || key.pattern instanceof RegExp) ? CreateRecord(key.pattern.toString(), value) : CreateRecord(StringKey, value);
}

function FromTemplateKey(pattern, value) {
const types = pattern_ParsePatternIntoTypes(pattern);
const finite = IsTemplateLiteralFinite(types);
const result = finite ? FromKey(EvaluateTemplateLiteral(pattern), value) : CreateRecord(pattern, value);
return result;
}

function FlattenType(type) {
const result = IsUnion(type) ? Flatten(type.anyOf) : [ type ];
return result;
}

function Flatten(types, result = []) {
return ShiftLeft(types, (left, right) => Flatten(right, [ ...result, ...FlattenType(left) ]), () => result);
}

function StringOrNumberCheck(types) {
return types.some(type => string_IsString(type) || number_IsNumber(type) || integer_IsInteger(type));
}

function TryBuildRecord(types, value) {
return guard_IsEqual(StringOrNumberCheck(types), true) ? CreateRecord(StringKey, value) : undefined;
}

function CreateProperties(types, value) {
return types.reduce((result, left) => IsLiteral(left) && (IsString(left.const) || IsNumber(left.const)) ? {
...result,
[left.const]: value
} : result, {});
}

function CreateObject(types, value) {
const properties = CreateProperties(types, value);
const result = _Object_(properties);
return result;
}

function FromUnionKey(types, value) {
const flattened = Flatten(types);
const record = TryBuildRecord(flattened, value);
return schema_IsSchema(record) ? record : CreateObject(flattened, value);
}

function FromKey(key, value) {
const result = IsAny(key) ? FromAnyKey(value) : boolean_IsBoolean(key) ? FromBooleanKey(value) : enum_IsEnum(key) ? FromEnumKey(key.enum, value) : integer_IsInteger(key) ? FromIntegerKey(key, value) : IsIntersect(key) ? FromIntersectKey(key.allOf, value) : IsLiteral(key) ? FromLiteralKey(key.const, value) : number_IsNumber(key) ? FromNumberKey(key, value) : IsUnion(key) ? FromUnionKey(key.anyOf, value) : string_IsString(key) ? FromStringKey(key, value) : IsTemplateLiteral(key) ? FromTemplateKey(key.pattern, value) : _Object_({});
return result;
}

function RecordAction(key, value, options) {
const result = CanInstantiate([ key ]) ? Update(FromKey(key, value), {}, options) : RecordDeferred(key, value, options);
return result;
}

function RecordInstantiate(context, state, key, value, options) {
const instantiatedKey = instantiate_InstantiateType(context, state, key);
const instantiatedValue = instantiate_InstantiateType(context, state, value);
return RecordAction(instantiatedKey, instantiatedValue, options);
}

const IntegerKey = `^${IntegerPattern}$`;

const NumberKey = `^${NumberPattern}$`;

const StringKey = `^${StringPattern}$`;

function RecordDeferred(key, value, options = {}) {
return deferred_Deferred("Record", [ key, value ], options);
}

function Record(key, value, options = {}) {
return RecordAction(key, value, options);
}

function RecordFromPattern(pattern, value) {
return CreateRecord(pattern, value);
}

function RecordPatternToType(pattern) {
const result = guard_IsEqual(pattern, StringKey) ? string_String() : guard_IsEqual(pattern, IntegerKey) ? integer_Integer() : guard_IsEqual(pattern, NumberKey) ? number_Number() : TemplateLiteralDecodeUnsafe(pattern);
return result;
}

function RecordPattern(type) {
return Keys(type.patternProperties)[0];
}

function RecordKey(type) {
const pattern = RecordPattern(type);
const result = RecordPatternToType(pattern);
return result;
}

function RecordValue(type) {
return type.patternProperties[RecordPattern(type)];
}

function IsRecord(value) {
return schema_IsKind(value, "Record");
}

function RecordOptions(type) {
return Memory.Discard(type, [ "~kind", "type", "patternProperties" ]);
}

function Rest(type) {
return Create({
"~kind": "Rest"
}, {
type: "rest",
items: type
}, {});
}

function IsRest(value) {
return schema_IsKind(value, "Rest");
}

function This(options) {
return Memory.Create({
["~kind"]: "This"
}, {
$ref: "#"
}, options);
}

function IsThis(value) {
return schema_IsKind(value, "This");
}

function Undefined(options) {
return Create({
"~kind": "Undefined"
}, {
type: "undefined"
}, options);
}

function undefined_IsUndefined(value) {
return schema_IsKind(value, "Undefined");
}

function Void(options) {
return Memory.Create({
"~kind": "Void"
}, {
type: "void"
}, options);
}

function IsVoid(value) {
return schema_IsKind(value, "Void");
}

function IntrinsicOrCall(ref, parameters) {
return Guard.IsEqual(ref, "Array") ? T.Array(parameters[0]) : Guard.IsEqual(ref, "Capitalize") ? S.CapitalizeDeferred(parameters[0]) : Guard.IsEqual(ref, "ConstructorParameters") ? S.ConstructorParametersDeferred(parameters[0]) : Guard.IsEqual(ref, "Evaluate") ? S.EvaluateDeferred(parameters[0]) : Guard.IsEqual(ref, "Exclude") ? S.ExcludeDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "Extract") ? S.ExtractDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "Index") ? S.IndexDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "InstanceType") ? S.InstanceTypeDeferred(parameters[0]) : Guard.IsEqual(ref, "Lowercase") ? S.LowercaseDeferred(parameters[0]) : Guard.IsEqual(ref, "NonNullable") ? S.NonNullableDeferred(parameters[0]) : Guard.IsEqual(ref, "Omit") ? S.OmitDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "Parameters") ? S.ParametersDeferred(parameters[0]) : Guard.IsEqual(ref, "Partial") ? S.PartialDeferred(parameters[0]) : Guard.IsEqual(ref, "Pick") ? S.PickDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "Readonly") ? S.ReadonlyObjectDeferred(parameters[0]) : Guard.IsEqual(ref, "KeyOf") ? S.KeyOfDeferred(parameters[0]) : Guard.IsEqual(ref, "Record") ? T.RecordDeferred(parameters[0], parameters[1]) : Guard.IsEqual(ref, "Required") ? S.RequiredDeferred(parameters[0]) : Guard.IsEqual(ref, "ReturnType") ? S.ReturnTypeDeferred(parameters[0]) : Guard.IsEqual(ref, "Uncapitalize") ? S.UncapitalizeDeferred(parameters[0]) : Guard.IsEqual(ref, "Uppercase") ? S.UppercaseDeferred(parameters[0]) : T.CallConstruct(T.Ref(ref), parameters);
}

function mapping_Unreachable() {
throw Error("Unreachable");
}

function DelimitedDecode(input, result = []) {
return Guard.ShiftLeft(input, (left, right) => DelimitedDecode(right, [ ...result, left[1] ]), () => result);
}

function Delimited(input) {
return Guard.IsEqual(input.length, 3) ? [ input[0], ...DelimitedDecode(input[1]) ] : [];
}

function GenericParameterExtendsEqualsMapping(input) {
return T.Parameter(input[0], input[2], input[4]);
}

function GenericParameterExtendsMapping(input) {
return T.Parameter(input[0], input[2], input[2]);
}

function GenericParameterEqualsMapping(input) {
return T.Parameter(input[0], T.Unknown(), input[2]);
}

function GenericParameterIdentifierMapping(input) {
return T.Parameter(input, T.Unknown(), T.Unknown());
}

function GenericParameterMapping(input) {
return input;
}

function GenericParameterListMapping(input) {
return Delimited(input);
}

function GenericParametersMapping(input) {
return input[1];
}

function GenericCallArgumentListMapping(input) {
return Delimited(input);
}

function GenericCallArgumentsMapping(input) {
return input[1];
}

function GenericCallMapping(input) {
return IntrinsicOrCall(input[0], input[1]);
}

function OptionalSemiColonMapping(input) {
return null;
}

function KeywordStringMapping(input) {
return T.String();
}

function KeywordNumberMapping(input) {
return T.Number();
}

function KeywordBooleanMapping(input) {
return T.Boolean();
}

function KeywordUndefinedMapping(input) {
return T.Undefined();
}

function KeywordNullMapping(input) {
return T.Null();
}

function KeywordIntegerMapping(input) {
return T.Integer();
}

function KeywordBigIntMapping(input) {
return T.BigInt();
}

function KeywordUnknownMapping(input) {
return T.Unknown();
}

function KeywordAnyMapping(input) {
return T.Any();
}

function KeywordObjectMapping(input) {
return T.Object({});
}

function KeywordNeverMapping(input) {
return T.Never();
}

function KeywordSymbolMapping(input) {
return T.Symbol();
}

function KeywordVoidMapping(input) {
return T.Void();
}

function KeywordThisMapping(input) {
return T.This();
}

function LiteralBigIntMapping(input) {
return T.Literal(BigInt(input));
}

function LiteralBooleanMapping(input) {
return T.Literal(Guard.IsEqual(input, "true"));
}

function LiteralNumberMapping(input) {
return T.Literal(parseFloat(input));
}

function LiteralStringMapping(input) {
return T.Literal(input);
}

function TemplateInterpolateMapping(input) {
return input[1];
}

function TemplateSpanMapping(input) {
return T.Literal(input);
}

function TemplateBodyMapping(input) {
return Guard.IsEqual(input.length, 3) ? [ input[0], input[1], ...input[2] ] : [ input[0] ];
}

function TemplateLiteralTypesMapping(input) {
return input[1];
}

function TemplateLiteralMapping(input) {
return T.TemplateLiteralDeferred(input);
}

function DependentMapping(input) {
return Guard.IsEqual(input.length, 6) ? T.Dependent(input[1], input[3], input[5]) : T.Dependent(input[1], input[3], T.Unknown());
}

function KeyOfMapping(input) {
return input.length > 0;
}

function IndexArrayMapping(input) {
return input.reduce((result, current) => Guard.IsEqual(current.length, 3) ? [ ...result, [ current[1] ] ] : [ ...result, [] ], []);
}

function ExtendsMapping(input) {
return Guard.IsEqual(input.length, 6) ? [ input[1], input[3], input[5] ] : [];
}

function BaseMapping(input) {
return Guard.IsArray(input) && Guard.IsEqual(input.length, 3) ? input[1] : input;
}

function WithMapping(input) {
return Guard.IsEqual(input.length, 2) ? input[1] : [];
}

function FactorIndexArray(Type, indexArray) {
return indexArray.reduce((result, left) => {
const _left = left;
return Guard.IsEqual(_left.length, 1) ? S.IndexDeferred(result, _left[0]) : Guard.IsEqual(_left.length, 0) ? T.Array(result) : mapping_Unreachable();
}, Type);
}

function FactorExtends(type, extend) {
return Guard.IsEqual(extend.length, 3) ? S.ConditionalDeferred(type, extend[0], extend[1], extend[2]) : type;
}

function FactorWith(type, withClause) {
return Guard.IsArray(withClause) && Guard.IsEqual(withClause.length, 0) ? type : S.WithDeferred(type, withClause);
}

function FactorMapping(input) {
const [keyOf, type, indexArray, extend, withClause] = input;
return FactorWith(keyOf ? FactorExtends(S.KeyOfDeferred(FactorIndexArray(type, indexArray)), extend) : FactorExtends(FactorIndexArray(type, indexArray), extend), withClause);
}

function ExprBinaryMapping(left, rest) {
return Guard.IsEqual(rest.length, 3) ? (() => {
const [operator, right, next] = rest;
const Schema = ExprBinaryMapping(right, next);
if (Guard.IsEqual(operator, "&")) {
return T.IsIntersect(Schema) ? T.Intersect([ left, ...Schema.allOf ]) : T.Intersect([ left, Schema ]);
}
if (Guard.IsEqual(operator, "|")) {
return T.IsUnion(Schema) ? T.Union([ left, ...Schema.anyOf ]) : T.Union([ left, Schema ]);
}
mapping_Unreachable();
})() : left;
}

function ExprTermTailMapping(input) {
return input;
}

function ExprTermMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}

function ExprTailMapping(input) {
return input;
}

function ExprMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}

function ExprReadonlyMapping(input) {
return S.AddImmutableDeferred(input[1]);
}

function ExprPipeMapping(input) {
return input[1];
}

function GenericTypeMapping(input) {
return T.Generic(input[0], input[2]);
}

function InferTypeMapping(input) {
return Guard.IsEqual(input.length, 4) ? T.Infer(input[1], input[3]) : Guard.IsEqual(input.length, 2) ? T.Infer(input[1], T.Unknown()) : mapping_Unreachable();
}

function TypeMapping(input) {
return input;
}

function PropertyKeyNumberMapping(input) {
return `${input}`;
}

function PropertyKeyIdentMapping(input) {
return input;
}

function PropertyKeyQuotedMapping(input) {
return input;
}

function PropertyKeyIndexMapping(input) {
return T.IsInteger(input[3]) ? T.IntegerKey : T.IsNumber(input[3]) ? T.NumberKey : T.IsSymbol(input[3]) ? T.StringKey : T.IsString(input[3]) ? T.StringKey : mapping_Unreachable();
}

function PropertyKeyMapping(input) {
return input;
}

function ReadonlyMapping(input) {
return input.length > 0;
}

function OptionalMapping(input) {
return input.length > 0;
}

function PropertyMapping(input) {
const [isReadonly, key, isOptional, _colon, type] = input;
return {
[key]: isReadonly && isOptional ? S.AddReadonlyDeferred(S.AddOptionalDeferred(type)) : isReadonly && !isOptional ? S.AddReadonlyDeferred(type) : !isReadonly && isOptional ? S.AddOptionalDeferred(type) : type
};
}

function PropertyDelimiterMapping(input) {
return input;
}

function PropertyListMapping(input) {
return Delimited(input);
}

function PropertiesReduce(propertyList) {
return propertyList.reduce((result, left) => {
const isPatternProperties = Guard.HasPropertyKey(left, T.IntegerKey) || Guard.HasPropertyKey(left, T.NumberKey) || Guard.HasPropertyKey(left, T.StringKey);
return isPatternProperties ? [ result[0], Memory.Assign(result[1], left) ] : [ Memory.Assign(result[0], left), result[1] ];
}, [ {}, {} ]);
}

function PropertiesMapping(input) {
return PropertiesReduce(input[1]);
}

function _Object_Mapping(input) {
const [properties, patternProperties] = input;
const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return T.Object(properties, options);
}

function ElementNamedMapping(input) {
return Guard.IsEqual(input.length, 5) ? S.AddReadonlyDeferred(S.AddOptionalDeferred(input[4])) : Guard.IsEqual(input.length, 3) ? input[2] : Guard.IsEqual(input.length, 4) ? Guard.IsEqual(input[2], "readonly") ? S.AddReadonlyDeferred(input[3]) : S.AddOptionalDeferred(input[3]) : mapping_Unreachable();
}

function ElementBaseMapping(input) {
if (!Guard.IsArray(input) || !Guard.IsEqual(input.length, 3)) return input;
const [isReadonly, type, isOptional] = input;
return isReadonly && isOptional ? S.AddReadonlyDeferred(S.AddOptionalDeferred(type)) : isReadonly && !isOptional ? S.AddReadonlyDeferred(type) : !isReadonly && isOptional ? S.AddOptionalDeferred(type) : type;
}

function ElementMapping(input) {
return Guard.IsEqual(input.length, 2) ? T.Rest(input[1]) : Guard.IsEqual(input.length, 1) ? input[0] : mapping_Unreachable();
}

function ElementListMapping(input) {
return Delimited(input);
}

function _Tuple_Mapping(input) {
return T.Tuple(input[1]);
}

function ParameterReadonlyOptionalMapping(input) {
return S.AddReadonlyDeferred(S.AddOptionalDeferred(input[4]));
}

function ParameterReadonlyMapping(input) {
return S.AddReadonlyDeferred(input[3]);
}

function ParameterOptionalMapping(input) {
return S.AddOptionalDeferred(input[3]);
}

function ParameterTypeMapping(input) {
return input[2];
}

function ParameterBaseMapping(input) {
return input;
}

function ParameterMapping(input) {
return Guard.IsEqual(input.length, 2) ? T.Rest(input[1]) : Guard.IsEqual(input.length, 1) ? input[0] : mapping_Unreachable();
}

function ParameterListMapping(input) {
return Delimited(input);
}

function _Function_Mapping(input) {
return T._Function_(input[1], input[4]);
}

function _Constructor_Mapping(input) {
return T.Constructor(input[2], input[5]);
}

function ApplyReadonly(state, type) {
return Guard.IsEqual(state, "remove") ? S.RemoveReadonlyDeferred(type) : Guard.IsEqual(state, "add") ? S.AddReadonlyDeferred(type) : type;
}

function MappedReadonlyMapping(input) {
return Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], "-") ? "remove" : Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], "+") ? "add" : Guard.IsEqual(input.length, 1) ? "add" : "none";
}

function ApplyOptional(state, type) {
return Guard.IsEqual(state, "remove") ? S.RemoveOptionalDeferred(type) : Guard.IsEqual(state, "add") ? S.AddOptionalDeferred(type) : type;
}

function MappedOptionalMapping(input) {
return Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], "-") ? "remove" : Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], "+") ? "add" : Guard.IsEqual(input.length, 1) ? "add" : "none";
}

function MappedAsMapping(input) {
return Guard.IsEqual(input.length, 2) ? [ input[1] ] : [];
}

function _Mapped_Mapping(input) {
return Guard.IsArray(input[6]) && Guard.IsEqual(input[6].length, 1) ? S.MappedDeferred(T.Identifier(input[3]), input[5], input[6][0], ApplyReadonly(input[1], ApplyOptional(input[8], input[10]))) : S.MappedDeferred(T.Identifier(input[3]), input[5], T.Ref(input[3]), ApplyReadonly(input[1], ApplyOptional(input[8], input[10])));
}

function ReferenceMapping(input) {
return T.Ref(input);
}

function WithBigIntMapping(input) {
return BigInt(input);
}

function WithNumberMapping(input) {
return parseFloat(input);
}

function WithBooleanMapping(input) {
return Guard.IsEqual(input, "true");
}

function WithStringMapping(input) {
return input;
}

function WithNullMapping(input) {
return null;
}

function WithUndefinedMapping(input) {
return undefined;
}

function WithPropertyMapping(input) {
return {
[input[0]]: input[2]
};
}

function WithPropertyListMapping(input) {
return Delimited(input);
}

function WithObjectMappingReduce(propertyList) {
return propertyList.reduce((result, left) => Memory.Assign(result, left), {});
}

function WithObjectMapping(input) {
return WithObjectMappingReduce(input[1]);
}

function WithElementListMapping(input) {
return Delimited(input);
}

function WithArrayMapping(input) {
return input[1];
}

function WithValueMapping(input) {
return input;
}

function PatternBigIntMapping(input) {
return bigint_BigInt();
}

function PatternStringMapping(input) {
return string_String();
}

function PatternNumberMapping(input) {
return number_Number();
}

function PatternIntegerMapping(input) {
return integer_Integer();
}

function PatternNeverMapping(input) {
return never_Never();
}

function PatternTextMapping(input) {
return literal_Literal(input);
}

function PatternBaseMapping(input) {
return input;
}

function PatternGroupMapping(input) {
return union_Union(input[1]);
}

function PatternUnionMapping(input) {
return input.length === 3 ? [ ...input[0], ...input[2] ] : input.length === 1 ? [ ...input[0] ] : [];
}

function PatternTermMapping(input) {
return [ input[0], ...input[1] ];
}

function PatternBodyMapping(input) {
return input;
}

function PatternMapping(input) {
return input[1];
}

function InterfaceDeclarationHeritageListMapping(input) {
return Delimited(input);
}

function InterfaceDeclarationHeritageMapping(input) {
return Guard.IsEqual(input.length, 2) ? input[1] : [];
}

function InterfaceDeclarationGenericMapping(input) {
const parameters = input[2];
const heritage = input[3];
const [properties, patternProperties] = input[4];
const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return {
[input[1]]: T.Generic(parameters, S.InterfaceDeferred(heritage, properties, options))
};
}

function InterfaceDeclarationMapping(input) {
const heritage = input[2];
const [properties, patternProperties] = input[3];
const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return {
[input[1]]: S.InterfaceDeferred(heritage, properties, options)
};
}

function TypeAliasDeclarationGenericMapping(input) {
return {
[input[1]]: T.Generic(input[2], input[4])
};
}

function TypeAliasDeclarationMapping(input) {
return {
[input[1]]: input[3]
};
}

function ExportKeywordMapping(input) {
return null;
}

function ModuleDeclarationDelimiterMapping(input) {
return input;
}

function ModuleDeclarationListMapping(input) {
return Delimited(input);
}

function ModuleDeclarationMapping(input) {
return input[1];
}

function ModuleMapping(input) {
const [moduleDeclaration, moduleDeclarationList] = [ input[0], input[1] ];
return S.ModuleDeferred(Memory.Assign(moduleDeclaration, PropertiesReduce(moduleDeclarationList)[0]));
}

function ScriptMapping(input) {
return input;
}

function Range(start, end) {
return Array.from({
length: end - start + 1
}, (_, i) => String.fromCharCode(start + i));
}

const Alpha = [ ...Range(97, 122), ...Range(65, 90) ];

const char_Zero = "0";

const char_NonZero = Range(49, 57);

const Digit = [ char_Zero, ...char_NonZero ];

const WhiteSpace = " ";

const char_NewLine = "\n";

const TabSpace = "\t";

const char_UnderScore = "_";

const char_Dot = ".";

const DollarSign = "$";

const char_Hyphen = "-";

const LineComment = "//";

const OpenComment = "/*";

const CloseComment = "*/";

function DiscardMultilineComment(input) {
const index = input.indexOf(CloseComment);
const result = guard_IsEqual(index, -1) ? "" : input.slice(index + 2);
return result;
}

function DiscardLineComment(input) {
const index = input.indexOf(char_NewLine);
const result = guard_IsEqual(index, -1) ? "" : input.slice(index);
return result;
}

function TrimStartUntilNewline(input) {
return input.replace(/^[ \t\r\f\v]+/, "");
}

function TrimWhitespace(input) {
const trimmed = TrimStartUntilNewline(input);
return trimmed.startsWith(OpenComment) ? TrimWhitespace(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? TrimWhitespace(DiscardLineComment(trimmed.slice(2))) : trimmed;
}

function trim_Trim(input) {
const trimmed = input.trimStart();
return trimmed.startsWith(OpenComment) ? trim_Trim(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? trim_Trim(DiscardLineComment(trimmed.slice(2))) : trimmed;
}

function TakeNonZero(input) {
return Take(NonZero, input);
}

const AllowedDigits = [ ...Digit, char_UnderScore ];

function TakeDigits(input) {
return Many(AllowedDigits, [ UnderScore ], input);
}

function TakeUnsignedInteger(input) {
return Match(Take([ Zero ], input), (Zero, ZeroRest) => [ Zero, ZeroRest ], () => Match(TakeNonZero(input), (NonZero, NonZeroRest) => Match(TakeDigits(NonZeroRest), (Digits, DigitsRest) => [ `${NonZero}${Digits}`, DigitsRest ], () => []), () => []));
}

function unsigned_integer_UnsignedInteger(input) {
return TakeUnsignedInteger(Trim(input));
}

function TakeSign(input) {
return Optional(Hyphen, input);
}

function TakeSignedInteger(input) {
return Match(TakeSign(input), (Sign, SignRest) => Match(UnsignedInteger(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [ `${Sign}${UnsignedInteger}`, UnsignedIntegerRest ], () => []), () => []);
}

function token_integer_Integer(input) {
return TakeSignedInteger(Trim(input));
}

function TakeBigInt(input) {
return Match(Integer(input), (Integer, IntegerRest) => Match(Take([ "n" ], IntegerRest), (_N, NRest) => [ `${Integer}`, NRest ], () => []), () => []);
}

function token_bigint_BigInt(input) {
return TakeBigInt(input);
}

function match_IsMatch(value) {
return guard_IsEqual(value.length, 2);
}

function match_Match(input, ok, fail) {
return match_IsMatch(input) ? ok(input[0], input[1]) : fail();
}

function TakeVariant(variant, input) {
return guard_IsEqual(input.indexOf(variant), 0) ? [ variant, input.slice(variant.length) ] : [];
}

function take_Take(variants, input) {
for (let i = 0; i < variants.length; i++) {
const result = TakeVariant(variants[i], input);
if (match_IsMatch(result)) return result;
}
return [];
}

function TakeConst(const_, input) {
return take_Take([ const_ ], input);
}

function Const(const_, input) {
return guard_IsEqual(const_, "") ? [ "", input ] : const_.startsWith(char_NewLine) ? TakeConst(const_, TrimWhitespace(input)) : const_.startsWith(WhiteSpace) ? TakeConst(const_, input) : TakeConst(const_, trim_Trim(input));
}

const Initial = [ ...Alpha, char_UnderScore, DollarSign ];

function TakeInitial(input) {
return Take(Initial, input);
}

const Remaining = [ ...Initial, ...Digit ];

function TakeRemaining(input, result = "") {
return Match(Take(Remaining, input), (Remaining, RemainingRest) => TakeRemaining(RemainingRest, `${result}${Remaining}`), () => [ result, input ]);
}

function TakeIdent(input) {
return Match(TakeInitial(input), (Initial, InitialRest) => Match(TakeRemaining(InitialRest), (Remaining, RemainingRest) => [ `${Initial}${Remaining}`, RemainingRest ], () => []), () => []);
}

function Ident(input) {
return TakeIdent(Trim(input));
}

const unsigned_number_AllowedDigits = [ ...Digit, char_UnderScore ];

function IsLeadingDot(input) {
return IsMatch(Take([ Dot ], input));
}

function TakeFractional(input) {
return Match(Many(unsigned_number_AllowedDigits, [ UnderScore ], input), (Digits, DigitsRest) => IsEqual(Digits, "") ? [] : [ Digits, DigitsRest ], () => []);
}

function LeadingDot(input) {
return Match(Take([ Dot ], input), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [ `0${Dot}${Fractional}`, FractionalRest ], () => []), () => []);
}

function LeadingInteger(input) {
return Match(UnsignedInteger(input), (Integer, IntegerRest) => Match(Take([ Dot ], IntegerRest), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [ `${Integer}${Dot}${Fractional}`, FractionalRest ], () => [ `${Integer}`, DotRest ]), () => [ `${Integer}`, IntegerRest ]), () => []);
}

function TakeUnsignedNumber(input) {
return IsLeadingDot(input) ? LeadingDot(input) : LeadingInteger(input);
}

function unsigned_number_UnsignedNumber(input) {
return TakeUnsignedNumber(Trim(input));
}

function number_TakeSign(input) {
return Optional(Hyphen, input);
}

function TakeSignedNumber(input) {
return Match(number_TakeSign(input), (Sign, SignRest) => Match(UnsignedNumber(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [ `${Sign}${UnsignedInteger}`, UnsignedIntegerRest ], () => []), () => []);
}

function token_number_Number(input) {
return TakeSignedNumber(Trim(input));
}

function MultiLine(start, end, input) {
return Match(Take([ start ], input), (_, Rest) => Match(Until([ end ], Rest), (Until, UntilRest) => Match(Take([ end ], UntilRest), (_, Rest) => [ `${Until}`, Rest ], () => []), () => []), () => []);
}

function SingleLine(start, end, input) {
return Match(Take([ start ], input), (_, Rest) => Match(Until([ NewLine, end ], Rest), (Until, UntilRest) => Match(Take([ end ], UntilRest), (_, EndRest) => [ `${Until}`, EndRest ], () => []), () => []), () => []);
}

function span_Span(start, end, multiLine, input) {
return multiLine ? MultiLine(start, end, Trim(input)) : SingleLine(start, end, Trim(input));
}

function string_TakeInitial(quotes, input) {
return Take(quotes, input);
}

function TakeSpan(quote, input) {
return Span(quote, quote, false, input);
}

function TakeString(quotes, input) {
return Match(string_TakeInitial(quotes, input), (Initial, InitialRest) => TakeSpan(Initial, `${Initial}${InitialRest}`), () => []);
}

function token_string_String(quotes, input) {
return TakeString(quotes, Trim(input));
}

function TakeOne(input) {
const result = guard_IsEqual(input, "") ? [] : [ input.slice(0, 1), input.slice(1) ];
return result;
}

function IsInputMatchSentinal(end, input) {
return ShiftLeft(end, (left, right) => input.startsWith(left) ? true : IsInputMatchSentinal(right, input), () => false);
}

function until_Until(end, input, result = "") {
return match_Match(TakeOne(input), (One, Rest) => IsInputMatchSentinal(end, input) ? [ result, input ] : until_Until(end, Rest, `${result}${One}`), () => []);
}

function Until_1(end, input) {
return match_Match(until_Until(end, input), (Until, UntilRest) => guard_IsEqual(Until, "") ? [] : [ Until, UntilRest ], () => []);
}

const parser_If = (result, left, right = () => []) => result.length === 2 ? left(result) : right();

const GenericParameterExtendsEquals = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("extends", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => parser_If(Token.Const("=", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.GenericParameterExtendsEqualsMapping(_0), input ]);

const GenericParameterExtends = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("extends", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.GenericParameterExtendsMapping(_0), input ]);

const GenericParameterEquals = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("=", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.GenericParameterEqualsMapping(_0), input ]);

const GenericParameterIdentifier = input => parser_If(Token.Ident(input), ([_0, input]) => [ S.GenericParameterIdentifierMapping(_0), input ]);

const GenericParameter = input => parser_If(parser_If(GenericParameterExtendsEquals(input), ([_0, input]) => [ _0, input ], () => parser_If(GenericParameterExtends(input), ([_0, input]) => [ _0, input ], () => parser_If(GenericParameterEquals(input), ([_0, input]) => [ _0, input ], () => parser_If(GenericParameterIdentifier(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.GenericParameterMapping(_0), input ]);

const GenericParameterList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(GenericParameter(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => GenericParameterList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const GenericParameterList = input => parser_If(parser_If(parser_If(GenericParameter(input), ([_0, input]) => parser_If(GenericParameterList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.GenericParameterListMapping(_0), input ]);

const GenericParameters = input => parser_If(parser_If(Token.Const("<", input), ([_0, input]) => parser_If(GenericParameterList(input), ([_1, input]) => parser_If(Token.Const(">", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.GenericParametersMapping(_0), input ]);

const GenericCallArgumentList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => GenericCallArgumentList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const GenericCallArgumentList = input => parser_If(parser_If(parser_If(parser_Type(input), ([_0, input]) => parser_If(GenericCallArgumentList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.GenericCallArgumentListMapping(_0), input ]);

const GenericCallArguments = input => parser_If(parser_If(Token.Const("<", input), ([_0, input]) => parser_If(GenericCallArgumentList(input), ([_1, input]) => parser_If(Token.Const(">", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.GenericCallArgumentsMapping(_0), input ]);

const GenericCall = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(GenericCallArguments(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.GenericCallMapping(_0), input ]);

const OptionalSemiColon = input => parser_If(parser_If(parser_If(Token.Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.OptionalSemiColonMapping(_0), input ]);

const KeywordString = input => parser_If(Token.Const("string", input), ([_0, input]) => [ S.KeywordStringMapping(_0), input ]);

const KeywordNumber = input => parser_If(Token.Const("number", input), ([_0, input]) => [ S.KeywordNumberMapping(_0), input ]);

const KeywordBoolean = input => parser_If(Token.Const("boolean", input), ([_0, input]) => [ S.KeywordBooleanMapping(_0), input ]);

const KeywordUndefined = input => parser_If(Token.Const("undefined", input), ([_0, input]) => [ S.KeywordUndefinedMapping(_0), input ]);

const KeywordNull = input => parser_If(Token.Const("null", input), ([_0, input]) => [ S.KeywordNullMapping(_0), input ]);

const KeywordInteger = input => parser_If(Token.Const("integer", input), ([_0, input]) => [ S.KeywordIntegerMapping(_0), input ]);

const KeywordBigInt = input => parser_If(Token.Const("bigint", input), ([_0, input]) => [ S.KeywordBigIntMapping(_0), input ]);

const KeywordUnknown = input => parser_If(Token.Const("unknown", input), ([_0, input]) => [ S.KeywordUnknownMapping(_0), input ]);

const KeywordAny = input => parser_If(Token.Const("any", input), ([_0, input]) => [ S.KeywordAnyMapping(_0), input ]);

const KeywordObject = input => parser_If(Token.Const("object", input), ([_0, input]) => [ S.KeywordObjectMapping(_0), input ]);

const KeywordNever = input => parser_If(Token.Const("never", input), ([_0, input]) => [ S.KeywordNeverMapping(_0), input ]);

const KeywordSymbol = input => parser_If(Token.Const("symbol", input), ([_0, input]) => [ S.KeywordSymbolMapping(_0), input ]);

const KeywordVoid = input => parser_If(Token.Const("void", input), ([_0, input]) => [ S.KeywordVoidMapping(_0), input ]);

const KeywordThis = input => parser_If(Token.Const("this", input), ([_0, input]) => [ S.KeywordThisMapping(_0), input ]);

const TemplateInterpolate = input => parser_If(parser_If(Token.Const("${", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.TemplateInterpolateMapping(_0), input ]);

const TemplateSpan = input => parser_If(Token.Until([ "${", "`" ], input), ([_0, input]) => [ S.TemplateSpanMapping(_0), input ]);

const TemplateBody = input => parser_If(parser_If(parser_If(TemplateSpan(input), ([_0, input]) => parser_If(TemplateInterpolate(input), ([_1, input]) => parser_If(TemplateBody(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(TemplateSpan(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(TemplateSpan(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ S.TemplateBodyMapping(_0), input ]);

const parser_TemplateLiteralTypes = input => parser_If(parser_If(Token.Const("`", input), ([_0, input]) => parser_If(TemplateBody(input), ([_1, input]) => parser_If(Token.Const("`", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.TemplateLiteralTypesMapping(_0), input ]);

const TemplateLiteral = input => parser_If(parser_TemplateLiteralTypes(input), ([_0, input]) => [ S.TemplateLiteralMapping(_0), input ]);

const parser_Dependent = input => parser_If(parser_If(parser_If(Token.Const("if", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const("then", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => parser_If(Token.Const("else", input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("if", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const("then", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.DependentMapping(_0), input ]);

const LiteralBigInt = input => parser_If(Token.BigInt(input), ([_0, input]) => [ S.LiteralBigIntMapping(_0), input ]);

const LiteralBoolean = input => parser_If(parser_If(Token.Const("true", input), ([_0, input]) => [ _0, input ], () => parser_If(Token.Const("false", input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.LiteralBooleanMapping(_0), input ]);

const LiteralNumber = input => parser_If(Token.Number(input), ([_0, input]) => [ S.LiteralNumberMapping(_0), input ]);

const LiteralString = input => parser_If(Token.String([ "'", '"' ], input), ([_0, input]) => [ S.LiteralStringMapping(_0), input ]);

const KeyOf = input => parser_If(parser_If(parser_If(Token.Const("keyof", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.KeyOfMapping(_0), input ]);

const IndexArray_0 = (input, result = []) => parser_If(parser_If(parser_If(Token.Const("[", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("[", input), ([_0, input]) => parser_If(Token.Const("]", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => IndexArray_0(input, [ ...result, _0 ]), () => [ result, input ]);

const IndexArray = input => parser_If(IndexArray_0(input), ([_0, input]) => [ S.IndexArrayMapping(_0), input ]);

const Extends = input => parser_If(parser_If(parser_If(Token.Const("extends", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const("?", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => parser_If(Token.Const(":", input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ExtendsMapping(_0), input ]);

const parser_Base = input => parser_If(parser_If(parser_If(Token.Const("(", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const(")", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If(KeywordString(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordBoolean(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordUndefined(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordNull(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordInteger(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordBigInt(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordUnknown(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordAny(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordObject(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordNever(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordSymbol(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordVoid(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordThis(input), ([_0, input]) => [ _0, input ], () => parser_If(LiteralBigInt(input), ([_0, input]) => [ _0, input ], () => parser_If(LiteralBoolean(input), ([_0, input]) => [ _0, input ], () => parser_If(LiteralNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(LiteralString(input), ([_0, input]) => [ _0, input ], () => parser_If(TemplateLiteral(input), ([_0, input]) => [ _0, input ], () => parser_If(parser_Dependent(input), ([_0, input]) => [ _0, input ], () => parser_If(parser_Object_(input), ([_0, input]) => [ _0, input ], () => parser_If(_Tuple_(input), ([_0, input]) => [ _0, input ], () => parser_If(_Constructor_(input), ([_0, input]) => [ _0, input ], () => parser_If(parser_Function_(input), ([_0, input]) => [ _0, input ], () => parser_If(_Mapped_(input), ([_0, input]) => [ _0, input ], () => parser_If(GenericCall(input), ([_0, input]) => [ _0, input ], () => parser_If(Reference(input), ([_0, input]) => [ _0, input ], () => [])))))))))))))))))))))))))))), ([_0, input]) => [ S.BaseMapping(_0), input ]);

const With = input => parser_If(parser_If(parser_If(Token.Const("with", input), ([_0, input]) => parser_If(WithObject(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.WithMapping(_0), input ]);

const Factor = input => parser_If(parser_If(KeyOf(input), ([_0, input]) => parser_If(parser_Base(input), ([_1, input]) => parser_If(IndexArray(input), ([_2, input]) => parser_If(Extends(input), ([_3, input]) => parser_If(With(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.FactorMapping(_0), input ]);

const ExprTermTail = input => parser_If(parser_If(parser_If(Token.Const("&", input), ([_0, input]) => parser_If(Factor(input), ([_1, input]) => parser_If(ExprTermTail(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ExprTermTailMapping(_0), input ]);

const ExprTerm = input => parser_If(parser_If(Factor(input), ([_0, input]) => parser_If(ExprTermTail(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.ExprTermMapping(_0), input ]);

const ExprTail = input => parser_If(parser_If(parser_If(Token.Const("|", input), ([_0, input]) => parser_If(ExprTerm(input), ([_1, input]) => parser_If(ExprTail(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ExprTailMapping(_0), input ]);

const Expr = input => parser_If(parser_If(ExprTerm(input), ([_0, input]) => parser_If(ExprTail(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.ExprMapping(_0), input ]);

const ExprReadonly = input => parser_If(parser_If(Token.Const("readonly", input), ([_0, input]) => parser_If(Expr(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.ExprReadonlyMapping(_0), input ]);

const ExprPipe = input => parser_If(parser_If(Token.Const("|", input), ([_0, input]) => parser_If(Expr(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.ExprPipeMapping(_0), input ]);

const GenericType = input => parser_If(parser_If(GenericParameters(input), ([_0, input]) => parser_If(Token.Const("=", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.GenericTypeMapping(_0), input ]);

const InferType = input => parser_If(parser_If(parser_If(Token.Const("infer", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const("extends", input), ([_2, input]) => parser_If(Expr(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("infer", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.InferTypeMapping(_0), input ]);

const parser_Type = input => parser_If(parser_If(InferType(input), ([_0, input]) => [ _0, input ], () => parser_If(ExprPipe(input), ([_0, input]) => [ _0, input ], () => parser_If(ExprReadonly(input), ([_0, input]) => [ _0, input ], () => parser_If(Expr(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.TypeMapping(_0), input ]);

const PropertyKeyNumber = input => parser_If(Token.Number(input), ([_0, input]) => [ S.PropertyKeyNumberMapping(_0), input ]);

const PropertyKeyIdent = input => parser_If(Token.Ident(input), ([_0, input]) => [ S.PropertyKeyIdentMapping(_0), input ]);

const PropertyKeyQuoted = input => parser_If(Token.String([ "'", '"' ], input), ([_0, input]) => [ S.PropertyKeyQuotedMapping(_0), input ]);

const PropertyKeyIndex = input => parser_If(parser_If(Token.Const("[", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const(":", input), ([_2, input]) => parser_If(parser_If(KeywordInteger(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordString(input), ([_0, input]) => [ _0, input ], () => parser_If(KeywordSymbol(input), ([_0, input]) => [ _0, input ], () => [])))), ([_3, input]) => parser_If(Token.Const("]", input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.PropertyKeyIndexMapping(_0), input ]);

const PropertyKey = input => parser_If(parser_If(PropertyKeyNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(PropertyKeyIdent(input), ([_0, input]) => [ _0, input ], () => parser_If(PropertyKeyQuoted(input), ([_0, input]) => [ _0, input ], () => parser_If(PropertyKeyIndex(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.PropertyKeyMapping(_0), input ]);

const parser_Readonly = input => parser_If(parser_If(parser_If(Token.Const("readonly", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ReadonlyMapping(_0), input ]);

const parser_Optional = input => parser_If(parser_If(parser_If(Token.Const("?", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.OptionalMapping(_0), input ]);

const Property = input => parser_If(parser_If(parser_Readonly(input), ([_0, input]) => parser_If(PropertyKey(input), ([_1, input]) => parser_If(parser_Optional(input), ([_2, input]) => parser_If(Token.Const(":", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.PropertyMapping(_0), input ]);

const PropertyDelimiter = input => parser_If(parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(Token.Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const(";", input), ([_0, input]) => parser_If(Token.Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("\n", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))))), ([_0, input]) => [ S.PropertyDelimiterMapping(_0), input ]);

const PropertyList_0 = (input, result = []) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => parser_If(Property(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => PropertyList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const PropertyList = input => parser_If(parser_If(parser_If(Property(input), ([_0, input]) => parser_If(PropertyList_0(input), ([_1, input]) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.PropertyListMapping(_0), input ]);

const Properties = input => parser_If(parser_If(Token.Const("{", input), ([_0, input]) => parser_If(PropertyList(input), ([_1, input]) => parser_If(Token.Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.PropertiesMapping(_0), input ]);

const parser_Object_ = input => parser_If(Properties(input), ([_0, input]) => [ S._Object_Mapping(_0), input ]);

const ElementNamed = input => parser_If(parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => parser_If(Token.Const(":", input), ([_2, input]) => parser_If(Token.Const("readonly", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(":", input), ([_1, input]) => parser_If(Token.Const("readonly", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => parser_If(Token.Const(":", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(":", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.ElementNamedMapping(_0), input ]);

const ElementBase = input => parser_If(parser_If(ElementNamed(input), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(parser_Readonly(input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(parser_Optional(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ElementBaseMapping(_0), input ]);

const Element = input => parser_If(parser_If(parser_If(Token.Const("...", input), ([_0, input]) => parser_If(ElementBase(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(ElementBase(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ElementMapping(_0), input ]);

const ElementList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(Element(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ElementList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const ElementList = input => parser_If(parser_If(parser_If(Element(input), ([_0, input]) => parser_If(ElementList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ElementListMapping(_0), input ]);

const _Tuple_ = input => parser_If(parser_If(Token.Const("[", input), ([_0, input]) => parser_If(ElementList(input), ([_1, input]) => parser_If(Token.Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S._Tuple_Mapping(_0), input ]);

const ParameterReadonlyOptional = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => parser_If(Token.Const(":", input), ([_2, input]) => parser_If(Token.Const("readonly", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.ParameterReadonlyOptionalMapping(_0), input ]);

const ParameterReadonly = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(":", input), ([_1, input]) => parser_If(Token.Const("readonly", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ S.ParameterReadonlyMapping(_0), input ]);

const ParameterOptional = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => parser_If(Token.Const(":", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ S.ParameterOptionalMapping(_0), input ]);

const ParameterType = input => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(":", input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.ParameterTypeMapping(_0), input ]);

const ParameterBase = input => parser_If(parser_If(ParameterReadonlyOptional(input), ([_0, input]) => [ _0, input ], () => parser_If(ParameterReadonly(input), ([_0, input]) => [ _0, input ], () => parser_If(ParameterOptional(input), ([_0, input]) => [ _0, input ], () => parser_If(ParameterType(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.ParameterBaseMapping(_0), input ]);

const parser_Parameter = input => parser_If(parser_If(parser_If(Token.Const("...", input), ([_0, input]) => parser_If(ParameterBase(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(ParameterBase(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ParameterMapping(_0), input ]);

const ParameterList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(parser_Parameter(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ParameterList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const ParameterList = input => parser_If(parser_If(parser_If(parser_Parameter(input), ([_0, input]) => parser_If(ParameterList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ParameterListMapping(_0), input ]);

const parser_Function_ = input => parser_If(parser_If(Token.Const("(", input), ([_0, input]) => parser_If(ParameterList(input), ([_1, input]) => parser_If(Token.Const(")", input), ([_2, input]) => parser_If(Token.Const("=>", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S._Function_Mapping(_0), input ]);

const _Constructor_ = input => parser_If(parser_If(Token.Const("new", input), ([_0, input]) => parser_If(Token.Const("(", input), ([_1, input]) => parser_If(ParameterList(input), ([_2, input]) => parser_If(Token.Const(")", input), ([_3, input]) => parser_If(Token.Const("=>", input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ S._Constructor_Mapping(_0), input ]);

const MappedReadonly = input => parser_If(parser_If(parser_If(Token.Const("+", input), ([_0, input]) => parser_If(Token.Const("readonly", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("-", input), ([_0, input]) => parser_If(Token.Const("readonly", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("readonly", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.MappedReadonlyMapping(_0), input ]);

const MappedOptional = input => parser_If(parser_If(parser_If(Token.Const("+", input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("-", input), ([_0, input]) => parser_If(Token.Const("?", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("?", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ S.MappedOptionalMapping(_0), input ]);

const MappedAs = input => parser_If(parser_If(parser_If(Token.Const("as", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.MappedAsMapping(_0), input ]);

const _Mapped_ = input => parser_If(parser_If(Token.Const("{", input), ([_0, input]) => parser_If(MappedReadonly(input), ([_1, input]) => parser_If(Token.Const("[", input), ([_2, input]) => parser_If(Token.Ident(input), ([_3, input]) => parser_If(Token.Const("in", input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => parser_If(MappedAs(input), ([_6, input]) => parser_If(Token.Const("]", input), ([_7, input]) => parser_If(MappedOptional(input), ([_8, input]) => parser_If(Token.Const(":", input), ([_9, input]) => parser_If(parser_Type(input), ([_10, input]) => parser_If(OptionalSemiColon(input), ([_11, input]) => parser_If(Token.Const("}", input), ([_12, input]) => [ [ _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12 ], input ]))))))))))))), ([_0, input]) => [ S._Mapped_Mapping(_0), input ]);

const Reference = input => parser_If(Token.Ident(input), ([_0, input]) => [ S.ReferenceMapping(_0), input ]);

const WithBigInt = input => parser_If(Token.BigInt(input), ([_0, input]) => [ S.WithBigIntMapping(_0), input ]);

const WithNumber = input => parser_If(Token.Number(input), ([_0, input]) => [ S.WithNumberMapping(_0), input ]);

const WithBoolean = input => parser_If(parser_If(Token.Const("true", input), ([_0, input]) => [ _0, input ], () => parser_If(Token.Const("false", input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.WithBooleanMapping(_0), input ]);

const WithString = input => parser_If(Token.String([ '"', "'" ], input), ([_0, input]) => [ S.WithStringMapping(_0), input ]);

const WithNull = input => parser_If(Token.Const("null", input), ([_0, input]) => [ S.WithNullMapping(_0), input ]);

const WithUndefined = input => parser_If(Token.Const("undefined", input), ([_0, input]) => [ S.WithUndefinedMapping(_0), input ]);

const WithProperty = input => parser_If(parser_If(PropertyKey(input), ([_0, input]) => parser_If(Token.Const(":", input), ([_1, input]) => parser_If(WithValue(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.WithPropertyMapping(_0), input ]);

const WithPropertyList_0 = (input, result = []) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => parser_If(WithProperty(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => WithPropertyList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const WithPropertyList = input => parser_If(parser_If(parser_If(WithProperty(input), ([_0, input]) => parser_If(WithPropertyList_0(input), ([_1, input]) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.WithPropertyListMapping(_0), input ]);

const WithObject = input => parser_If(parser_If(Token.Const("{", input), ([_0, input]) => parser_If(WithPropertyList(input), ([_1, input]) => parser_If(Token.Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.WithObjectMapping(_0), input ]);

const WithElementList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(WithValue(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => WithElementList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const WithElementList = input => parser_If(parser_If(parser_If(WithValue(input), ([_0, input]) => parser_If(WithElementList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.WithElementListMapping(_0), input ]);

const WithArray = input => parser_If(parser_If(Token.Const("[", input), ([_0, input]) => parser_If(WithElementList(input), ([_1, input]) => parser_If(Token.Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.WithArrayMapping(_0), input ]);

const WithValue = input => parser_If(parser_If(WithBigInt(input), ([_0, input]) => [ _0, input ], () => parser_If(WithNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(WithBoolean(input), ([_0, input]) => [ _0, input ], () => parser_If(WithString(input), ([_0, input]) => [ _0, input ], () => parser_If(WithNull(input), ([_0, input]) => [ _0, input ], () => parser_If(WithUndefined(input), ([_0, input]) => [ _0, input ], () => parser_If(WithObject(input), ([_0, input]) => [ _0, input ], () => parser_If(WithArray(input), ([_0, input]) => [ _0, input ], () => [])))))))), ([_0, input]) => [ S.WithValueMapping(_0), input ]);

const PatternBigInt = input => parser_If(Const("-?(?:0|[1-9][0-9]*)n", input), ([_0, input]) => [ PatternBigIntMapping(_0), input ]);

const PatternString = input => parser_If(Const(".*", input), ([_0, input]) => [ PatternStringMapping(_0), input ]);

const PatternNumber = input => parser_If(Const("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", input), ([_0, input]) => [ PatternNumberMapping(_0), input ]);

const PatternInteger = input => parser_If(Const("-?(?:0|[1-9][0-9]*)", input), ([_0, input]) => [ PatternIntegerMapping(_0), input ]);

const PatternNever = input => parser_If(Const("(?!)", input), ([_0, input]) => [ PatternNeverMapping(_0), input ]);

const PatternText = input => parser_If(Until_1([ "-?(?:0|[1-9][0-9]*)n", ".*", "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", "-?(?:0|[1-9][0-9]*)", "(?!)", "(", ")", "$", "|" ], input), ([_0, input]) => [ PatternTextMapping(_0), input ]);

const PatternBase = input => parser_If(parser_If(PatternBigInt(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternString(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternNumber(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternInteger(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternNever(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternGroup(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternText(input), ([_0, input]) => [ _0, input ], () => []))))))), ([_0, input]) => [ PatternBaseMapping(_0), input ]);

const PatternGroup = input => parser_If(parser_If(Const("(", input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => parser_If(Const(")", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ PatternGroupMapping(_0), input ]);

const PatternUnion = input => parser_If(parser_If(parser_If(PatternTerm(input), ([_0, input]) => parser_If(Const("|", input), ([_1, input]) => parser_If(PatternUnion(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(PatternTerm(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ PatternUnionMapping(_0), input ]);

const PatternTerm = input => parser_If(parser_If(PatternBase(input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ PatternTermMapping(_0), input ]);

const PatternBody = input => parser_If(parser_If(PatternUnion(input), ([_0, input]) => [ _0, input ], () => parser_If(PatternTerm(input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ PatternBodyMapping(_0), input ]);

const Pattern = input => parser_If(parser_If(Const("^", input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => parser_If(Const("$", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ PatternMapping(_0), input ]);

const InterfaceDeclarationHeritageList_0 = (input, result = []) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => InterfaceDeclarationHeritageList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const InterfaceDeclarationHeritageList = input => parser_If(parser_If(parser_If(parser_Type(input), ([_0, input]) => parser_If(InterfaceDeclarationHeritageList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.InterfaceDeclarationHeritageListMapping(_0), input ]);

const InterfaceDeclarationHeritage = input => parser_If(parser_If(parser_If(Token.Const("extends", input), ([_0, input]) => parser_If(InterfaceDeclarationHeritageList(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.InterfaceDeclarationHeritageMapping(_0), input ]);

const InterfaceDeclarationGeneric = input => parser_If(parser_If(Token.Const("interface", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(GenericParameters(input), ([_2, input]) => parser_If(InterfaceDeclarationHeritage(input), ([_3, input]) => parser_If(Properties(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.InterfaceDeclarationGenericMapping(_0), input ]);

const InterfaceDeclaration = input => parser_If(parser_If(Token.Const("interface", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(InterfaceDeclarationHeritage(input), ([_2, input]) => parser_If(Properties(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ S.InterfaceDeclarationMapping(_0), input ]);

const TypeAliasDeclarationGeneric = input => parser_If(parser_If(Token.Const("type", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(GenericParameters(input), ([_2, input]) => parser_If(Token.Const("=", input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ S.TypeAliasDeclarationGenericMapping(_0), input ]);

const TypeAliasDeclaration = input => parser_If(parser_If(Token.Const("type", input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const("=", input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ S.TypeAliasDeclarationMapping(_0), input ]);

const ExportKeyword = input => parser_If(parser_If(parser_If(Token.Const("export", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ExportKeywordMapping(_0), input ]);

const ModuleDeclarationDelimiter = input => parser_If(parser_If(parser_If(Token.Const(";", input), ([_0, input]) => parser_If(Token.Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => parser_If(parser_If(Token.Const("\n", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ S.ModuleDeclarationDelimiterMapping(_0), input ]);

const ModuleDeclarationList_0 = (input, result = []) => parser_If(parser_If(ModuleDeclarationDelimiter(input), ([_0, input]) => parser_If(ModuleDeclaration(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ModuleDeclarationList_0(input, [ ...result, _0 ]), () => [ result, input ]);

const ModuleDeclarationList = input => parser_If(parser_If(parser_If(ModuleDeclaration(input), ([_0, input]) => parser_If(ModuleDeclarationList_0(input), ([_1, input]) => parser_If(parser_If(ModuleDeclarationDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => parser_If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ S.ModuleDeclarationListMapping(_0), input ]);

const ModuleDeclaration = input => parser_If(parser_If(ExportKeyword(input), ([_0, input]) => parser_If(parser_If(InterfaceDeclarationGeneric(input), ([_0, input]) => [ _0, input ], () => parser_If(InterfaceDeclaration(input), ([_0, input]) => [ _0, input ], () => parser_If(TypeAliasDeclarationGeneric(input), ([_0, input]) => [ _0, input ], () => parser_If(TypeAliasDeclaration(input), ([_0, input]) => [ _0, input ], () => [])))), ([_1, input]) => parser_If(OptionalSemiColon(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ S.ModuleDeclarationMapping(_0), input ]);

const Module = input => parser_If(parser_If(ModuleDeclaration(input), ([_0, input]) => parser_If(ModuleDeclarationList(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ S.ModuleMapping(_0), input ]);

const Script = input => parser_If(parser_If(Module(input), ([_0, input]) => [ _0, input ], () => parser_If(GenericType(input), ([_0, input]) => [ _0, input ], () => parser_If(parser_Type(input), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ S.ScriptMapping(_0), input ]);

function template_ParseTemplateIntoTypes(template) {
const parsed = TemplateLiteralTypes(`\`${template}\``);
const result = Guard.IsEqual(parsed.length, 2) ? parsed[0] : Unreachable();
return result;
}

function JoinString(input) {
return input.join("|");
}

function UnwrapTemplateLiteralPattern(pattern) {
return pattern.slice(1, pattern.length - 1);
}

function EncodeLiteral(value, right, pattern) {
return EncodeTypes(right, `${pattern}${value}`);
}

function EncodeBigInt(right, pattern) {
return EncodeTypes(right, `${pattern}${BigIntPattern}`);
}

function EncodeInteger(right, pattern) {
return EncodeTypes(right, `${pattern}${IntegerPattern}`);
}

function EncodeNumber(right, pattern) {
return EncodeTypes(right, `${pattern}${NumberPattern}`);
}

function EncodeBoolean(right, pattern) {
return EncodeType(union_Union([ literal_Literal("false"), literal_Literal("true") ]), right, pattern);
}

function EncodeString(right, pattern) {
return EncodeTypes(right, `${pattern}${StringPattern}`);
}

function EncodeTemplateLiteral(templatePattern, right, pattern) {
return EncodeTypes(right, `${pattern}${UnwrapTemplateLiteralPattern(templatePattern)}`);
}

function EncodeTemplateLiteralDeferred(types, right, pattern) {
const templateLiteral = instantiate_TemplateLiteralAction(types, {});
const result = EncodeType(templateLiteral, right, pattern);
return result;
}

function EncodeEnum(values, right, pattern) {
const evaluated = EvaluateEnum(values);
return EncodeType(evaluated, right, pattern);
}

function EncodeUnion(types, right, pattern, result = []) {
return ShiftLeft(types, (head, tail) => EncodeUnion(tail, right, pattern, [ ...result, EncodeType(head, [], "") ]), () => EncodeTypes(right, `${pattern}(${JoinString(result)})`));
}

function EncodeType(type, right, pattern) {
return enum_IsEnum(type) ? EncodeEnum(type.enum, right, pattern) : integer_IsInteger(type) ? EncodeInteger(right, pattern) : IsLiteral(type) ? EncodeLiteral(type.const, right, pattern) : bigint_IsBigInt(type) ? EncodeBigInt(right, pattern) : boolean_IsBoolean(type) ? EncodeBoolean(right, pattern) : number_IsNumber(type) ? EncodeNumber(right, pattern) : string_IsString(type) ? EncodeString(right, pattern) : IsTemplateLiteral(type) ? EncodeTemplateLiteral(type.pattern, right, pattern) : IsTemplateLiteralDeferred(type) ? EncodeTemplateLiteralDeferred(type.parameters[0], right, pattern) : IsUnion(type) ? EncodeUnion(type.anyOf, right, pattern) : NeverPattern;
}

function EncodeTypes(types, pattern) {
return ShiftLeft(types, (left, right) => EncodeType(left, right, pattern), () => pattern);
}

function EncodePattern(types) {
const encoded = EncodeTypes(types, "");
const result = `^${encoded}$`;
return result;
}

function TemplateLiteralEncode(types) {
const pattern = EncodePattern(types);
const result = TemplateLiteralCreate(pattern);
return result;
}

function instantiate_TemplateLiteralAction(types, options) {
const result = CanInstantiate(types) ? Update(TemplateLiteralEncode(types), {}, options) : TemplateLiteralDeferred(types, options);
return result;
}

function TemplateLiteralInstantiate(context, state, types, options) {
const instantiatedTypes = InstantiateTypes(context, state, types);
return instantiate_TemplateLiteralAction(instantiatedTypes, options);
}

function TemplateLiteralDeferred(types, options = {}) {
return deferred_Deferred("TemplateLiteral", [ types ], options);
}

function IsTemplateLiteralDeferred(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "action") && guard_IsEqual(value.action, "TemplateLiteral");
}

function TemplateLiteralFromTypes(types) {
return TemplateLiteralAction(types, {});
}

function TemplateLiteralFromString(template) {
const types = ParseTemplateIntoTypes(template);
return TemplateLiteralFromTypes(types);
}

function template_literal_TemplateLiteral(input, options = {}) {
const type = Guard.IsString(input) ? TemplateLiteralFromString(input) : TemplateLiteralFromTypes(input);
return Memory.Update(type, {}, options);
}

function IsTemplateLiteral(value) {
return schema_IsKind(value, "TemplateLiteral");
}

function ExtendsUnion(inferred) {
return Create({
["~kind"]: "ExtendsUnion"
}, {
inferred: inferred
});
}

function IsExtendsUnion(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "inferred") && guard_IsEqual(value["~kind"], "ExtendsUnion") && IsObject(value.inferred);
}

function ExtendsTrue(inferred) {
return Create({
["~kind"]: "ExtendsTrue"
}, {
inferred: inferred
});
}

function IsExtendsTrue(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "inferred") && guard_IsEqual(value["~kind"], "ExtendsTrue") && IsObject(value.inferred);
}

function ExtendsFalse() {
return Create({
["~kind"]: "ExtendsFalse"
}, {});
}

function IsExtendsFalse(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && guard_IsEqual(value["~kind"], "ExtendsFalse");
}

function IsExtendsTrueLike(value) {
return IsExtendsUnion(value) || IsExtendsTrue(value);
}

function result_Match(result, true_, false_) {
return IsExtendsTrueLike(result) ? true_(result.inferred) : false_();
}

function ExtendsRightInfer(inferred, name, left, right) {
return result_Match(ExtendsLeft(inferred, left, right), checkInferred => ExtendsTrue(Assign(Assign(inferred, checkInferred), {
[name]: left
})), () => ExtendsFalse());
}

function ExtendsRightAny(inferred, _left) {
return ExtendsTrue(inferred);
}

function ExtendsRightDependent(inferred, left, if_, then_, else_) {
return result_Match(ExtendsLeft(inferred, left, if_), inferred => result_Match(ExtendsLeft(inferred, left, then_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()), () => result_Match(ExtendsLeft(inferred, left, else_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()));
}

function ExtendsRightEnum(inferred, left, right) {
const evaluated = EvaluateEnum(right);
return ExtendsLeft(inferred, left, evaluated);
}

function ExtendsRightIntersect(inferred, left, right) {
return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), inferred => ExtendsRightIntersect(inferred, left, tail), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}

function ExtendsRightTemplateLiteral(inferred, left, right) {
const evaluated = EvaluateTemplateLiteral(right);
return ExtendsLeft(inferred, left, evaluated);
}

function ExtendsRightUnion(inferred, left, right) {
return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), inferred => ExtendsTrue(inferred), () => ExtendsRightUnion(inferred, left, tail)), () => ExtendsFalse());
}

function ExtendsRight(inferred, left, right) {
return IsAny(right) ? ExtendsRightAny(inferred, left) : IsDependent(right) ? ExtendsRightDependent(inferred, left, right.if, right.then, right.else) : enum_IsEnum(right) ? ExtendsRightEnum(inferred, left, right.enum) : IsInfer(right) ? ExtendsRightInfer(inferred, right.name, left, right.extends) : IsIntersect(right) ? ExtendsRightIntersect(inferred, left, right.allOf) : IsTemplateLiteral(right) ? ExtendsRightTemplateLiteral(inferred, left, right.pattern) : IsUnion(right) ? ExtendsRightUnion(inferred, left, right.anyOf) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}

function ExtendsAny(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsUnion(inferred);
}

function ExtendsImmutable(left, right) {
const isImmutableLeft = IsImmutable(left);
const isImmutableRight = IsImmutable(right);
return isImmutableLeft && isImmutableRight ? true : !isImmutableLeft && isImmutableRight ? true : isImmutableLeft && !isImmutableRight ? false : true;
}

function ExtendsArray(inferred, arrayLeft, left, right) {
return array_IsArray(right) ? ExtendsImmutable(arrayLeft, right) ? ExtendsLeft(inferred, left, right.items) : ExtendsFalse() : ExtendsRight(inferred, arrayLeft, right);
}

function ExtendsBigInt(inferred, left, right) {
return bigint_IsBigInt(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsBoolean(inferred, left, right) {
return boolean_IsBoolean(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ParameterCompare(inferred, left, leftRest, right, rightRest) {
const checkLeft = IsInfer(right) ? left : right;
const checkRight = IsInfer(right) ? right : left;
const isLeftOptional = IsOptional(left);
const isRightOptional = IsOptional(right);
return !isLeftOptional && isRightOptional ? ExtendsFalse() : result_Match(ExtendsLeft(inferred, checkLeft, checkRight), inferred => ExtendsParameters(inferred, leftRest, rightRest), () => ExtendsFalse());
}

function ParameterRight(inferred, left, leftRest, rightRest) {
return ShiftLeft(rightRest, (head, tail) => ParameterCompare(inferred, left, leftRest, head, tail), () => IsOptional(left) ? ExtendsTrue(inferred) : ExtendsFalse());
}

function ParametersLeft(inferred, left, rightRest) {
return ShiftLeft(left, (head, tail) => ParameterRight(inferred, head, tail, rightRest), () => ExtendsTrue(inferred));
}

function ExtendsParameters(inferred, left, right) {
return ParametersLeft(inferred, left, right);
}

function ExtendsReturnType(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : ExtendsLeft(inferred, left, right);
}

function ExtendsConstructor(inferred, parameters, returnType, right) {
return IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : constructor_IsConstructor(right) ? result_Match(ExtendsParameters(inferred, parameters, right["parameters"]), inferred => ExtendsReturnType(inferred, returnType, right["instanceType"]), () => ExtendsFalse()) : ExtendsFalse();
}

function ExtendsDependent(inferred, if_, then_, else_, right) {
return result_Match(ExtendsLeft(inferred, if_, right), () => ExtendsLeft(inferred, then_, right), () => ExtendsLeft(inferred, else_, right));
}

function ExtendsEnum(inferred, left, right) {
const evaluated = EvaluateEnum(left);
return ExtendsLeft(inferred, evaluated, right);
}

function ExtendsFunction(inferred, parameters, returnType, right) {
return IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : function_IsFunction(right) ? result_Match(ExtendsParameters(inferred, parameters, right["parameters"]), inferred => ExtendsReturnType(inferred, returnType, right["returnType"]), () => ExtendsFalse()) : ExtendsFalse();
}

function ExtendsInteger(inferred, left, right) {
return integer_IsInteger(right) ? ExtendsTrue(inferred) : number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsIntersect(inferred, left, right) {
const evaluated = EvaluateIntersect(left);
return ExtendsLeft(inferred, evaluated, right);
}

function ExtendsLiteralValue(inferred, left, right) {
return left === right ? ExtendsTrue(inferred) : ExtendsFalse();
}

function ExtendsLiteralBigInt(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : bigint_IsBigInt(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, literal_Literal(left), right);
}

function ExtendsLiteralBoolean(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : boolean_IsBoolean(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, literal_Literal(left), right);
}

function ExtendsLiteralNumber(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, literal_Literal(left), right);
}

function ExtendsLiteralString(inferred, left, right) {
return IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) : string_IsString(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, literal_Literal(left), right);
}

function ExtendsLiteral(inferred, left, right) {
return IsBigInt(left.const) ? ExtendsLiteralBigInt(inferred, left.const, right) : IsBoolean(left.const) ? ExtendsLiteralBoolean(inferred, left.const, right) : IsNumber(left.const) ? ExtendsLiteralNumber(inferred, left.const, right) : IsString(left.const) ? ExtendsLiteralString(inferred, left.const, right) : unreachable_Unreachable();
}

function ExtendsNever(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : ExtendsTrue(inferred);
}

function ExtendsNull(inferred, left, right) {
return null_IsNull(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsNumber(inferred, left, right) {
return number_IsNumber(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsPropertyOptional(inferred, left, right) {
return IsOptional(left) ? IsOptional(right) ? ExtendsTrue(inferred) : ExtendsFalse() : ExtendsTrue(inferred);
}

function ExtendsProperty(inferred, left, right) {
return IsInfer(right) && IsNever(right.extends) ? ExtendsFalse() : result_Match(ExtendsLeft(inferred, left, right), inferred => ExtendsPropertyOptional(inferred, left, right), () => ExtendsFalse());
}

function ExtractInferredProperties(keys, properties) {
return keys.reduce((result, key) => key in properties ? IsExtendsTrueLike(properties[key]) ? {
...result,
...properties[key].inferred
} : unreachable_Unreachable() : unreachable_Unreachable(), {});
}

function ExtendsPropertiesComparer(inferred, left, right) {
const properties = {};
for (const rightKey of Keys(right)) {
properties[rightKey] = rightKey in left ? ExtendsProperty({}, left[rightKey], right[rightKey]) : IsOptional(right[rightKey]) ? IsInfer(right[rightKey]) ? ExtendsTrue(Assign(inferred, {
[right[rightKey].name]: right[rightKey].extends
})) : ExtendsTrue(inferred) : ExtendsFalse();
}
const checked = Values(properties).every(result => IsExtendsTrueLike(result));
const extracted = checked ? ExtractInferredProperties(Keys(properties), properties) : {};
return checked ? ExtendsTrue(extracted) : ExtendsFalse();
}

function ExtendsProperties(inferred, left, right) {
const compared = ExtendsPropertiesComparer(inferred, left, right);
return IsExtendsTrueLike(compared) ? ExtendsTrue(Assign(inferred, compared.inferred)) : ExtendsFalse();
}

function ExtendsObjectToObject(inferred, left, right) {
return ExtendsProperties(inferred, left, right);
}

function RecordMergeInferred(left, right) {
return Keys(right).reduce((result, key) => ({
...result,
[key]: HasPropertyKey(left, key) ? IsUnion(result[key]) ? union_Union([ ...result[key].anyOf, right[key] ]) : union_Union([ left[key], right[key] ]) : right[key]
}), left);
}

function ExtendsRecordComparer(properties, keys, type, result) {
return ShiftLeft(keys, (left, right) => result_Match(ExtendsLeft({}, properties[left], type), inferred => ExtendsRecordComparer(properties, right, type, RecordMergeInferred(result, inferred)), () => ExtendsFalse()), () => ExtendsTrue(result));
}

function ExtendsObjectToRecord(inferred, properties, _pattern, value) {
const keys = Keys(properties);
const result = ExtendsRecordComparer(properties, keys, value, inferred);
return result;
}

function ExtendsObject(inferred, left, right) {
return IsRecord(right) ? ExtendsObjectToRecord(inferred, left, RecordPattern(right), RecordValue(right)) : object_IsObject(right) ? ExtendsObjectToObject(inferred, left, right.properties) : ExtendsRight(inferred, _Object_(left), right);
}

function record_FromObject(inferred, properties) {
return guard_IsEqual(Keys(properties).length, 0) ? ExtendsTrue(inferred) : ExtendsFalse();
}

function FromRecord(inferred, _leftKey, leftValue, _rightKey, rightValue) {
return ExtendsLeft(inferred, leftValue, rightValue);
}

function ExtendsRecord(inferred, leftPattern, leftValue, right) {
return IsRecord(right) ? FromRecord(inferred, RecordPatternToType(leftPattern), leftValue, RecordPatternToType(RecordPattern(right)), RecordValue(right)) : object_IsObject(right) ? record_FromObject(inferred, right.properties) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}

function ExtendsString(inferred, left, right) {
return string_IsString(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsSymbol(inferred, left, right) {
return symbol_IsSymbol(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsTemplateLiteral(inferred, left, right) {
const evaluated = EvaluateTemplateLiteral(left);
return ExtendsLeft(inferred, evaluated, right);
}

function Inferrable(name, type) {
return Create({
"~kind": "Inferrable"
}, {
name: name,
type: type
}, {});
}

function IsInferable(value) {
return IsObject(value) && HasPropertyKey(value, "~kind") && HasPropertyKey(value, "name") && HasPropertyKey(value, "type") && guard_IsEqual(value["~kind"], "Inferrable") && IsString(value.name) && IsObject(value.type);
}

function TryRestInferable(type) {
return IsRest(type) ? IsInfer(type.items) ? array_IsArray(type.items.extends) ? Inferrable(type.items.name, type.items.extends.items) : IsUnknown(type.items.extends) ? Inferrable(type.items.name, type.items.extends) : undefined : unreachable_Unreachable() : undefined;
}

function TryInferable(type) {
return IsInfer(type) ? Inferrable(type.name, type.extends) : undefined;
}

function TryInferResults(rest, right) {
const result = [];
for (const head of rest) {
if (!IsExtendsTrueLike(ExtendsLeft({}, head, right))) return undefined;
result.push(head);
}
return result;
}

function InferTupleResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return IsArray(results) ? ExtendsTrue(Assign(inferred, {
[name]: Tuple(results)
})) : ExtendsFalse();
}

function InferUnionResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return IsArray(results) ? ExtendsTrue(Assign(inferred, {
[name]: union_Union(results)
})) : ExtendsFalse();
}

function Reverse(types) {
return [ ...types ].reverse();
}

function ApplyReverse(types, reversed) {
return reversed ? Reverse(types) : types;
}

function Reversed(types) {
const first = types.length > 0 ? types[0] : undefined;
const inferrable = schema_IsSchema(first) ? TryRestInferable(first) : undefined;
return schema_IsSchema(inferrable);
}

function ElementsCompare(inferred, reversed, left, leftRest, right, rightRest) {
return result_Match(ExtendsLeft(inferred, left, right), checkInferred => Elements(checkInferred, reversed, leftRest, rightRest), () => ExtendsFalse());
}

function ElementsLeft(inferred, reversed, leftRest, right, rightRest) {
const inferable = TryRestInferable(right);
return IsInferable(inferable) ? InferTupleResult(inferred, inferable["name"], ApplyReverse(leftRest, reversed), inferable["type"]) : ShiftLeft(leftRest, (head, tail) => ElementsCompare(inferred, reversed, head, tail, right, rightRest), () => ExtendsFalse());
}

function ElementsRight(inferred, reversed, leftRest, rightRest) {
return ShiftLeft(rightRest, (head, tail) => ElementsLeft(inferred, reversed, leftRest, head, tail), () => guard_IsEqual(leftRest.length, 0) ? ExtendsTrue(inferred) : ExtendsFalse());
}

function Elements(inferred, reversed, leftRest, rightRest) {
return ElementsRight(inferred, reversed, leftRest, rightRest);
}

function ExtendsTupleToTuple(inferred, left, right) {
const instantiatedRight = InstantiateElements(inferred, instantiate_State([], []), right);
const reversed = Reversed(instantiatedRight);
return Elements(inferred, reversed, ApplyReverse(left, reversed), ApplyReverse(instantiatedRight, reversed));
}

function ExtendsTupleToArrayReduce(inferred, left, right) {
for (const head of left) {
const result = ExtendsLeft(inferred, head, right);
if (!IsExtendsTrueLike(result)) return result;
inferred = result.inferred;
}
return ExtendsTrue(inferred);
}

function ExtendsTupleToArray(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable["name"], left, inferrable["type"]) : ExtendsTupleToArrayReduce(inferred, left, right);
}

function ExtendsTuple(inferred, left, right) {
const instantiatedLeft = InstantiateElements(inferred, instantiate_State([], []), left);
return IsTuple(right) ? ExtendsTupleToTuple(inferred, instantiatedLeft, right.items) : array_IsArray(right) ? ExtendsTupleToArray(inferred, instantiatedLeft, right.items) : ExtendsRight(inferred, Tuple(instantiatedLeft), right);
}

function ExtendsUndefined(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : undefined_IsUndefined(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsUnionSome(inferred, type, unionTypes) {
return ShiftLeft(unionTypes, (head, tail) => result_Match(ExtendsLeft(inferred, type, head), inferred => ExtendsTrue(inferred), () => ExtendsUnionSome(inferred, type, tail)), () => ExtendsFalse());
}

function ExtendsUnionLeft(inferred, left, right) {
return ShiftLeft(left, (head, tail) => result_Match(ExtendsUnionSome(inferred, head, right), inferred => ExtendsUnionLeft(inferred, tail, right), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}

function union_ExtendsUnion(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable.name, left, inferrable.type) : IsUnion(right) ? ExtendsUnionLeft(inferred, left, right.anyOf) : ExtendsUnionLeft(inferred, left, [ right ]);
}

function ExtendsUnknown(inferred, left, right) {
return IsInfer(right) ? ExtendsRight(inferred, left, right) : IsAny(right) ? ExtendsTrue(inferred) : IsUnknown(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}

function ExtendsVoid(inferred, left, right) {
return IsVoid(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}

function ExtendsLeft(inferred, left, right) {
return IsAny(left) ? ExtendsAny(inferred, left, right) : array_IsArray(left) ? ExtendsArray(inferred, left, left.items, right) : bigint_IsBigInt(left) ? ExtendsBigInt(inferred, left, right) : boolean_IsBoolean(left) ? ExtendsBoolean(inferred, left, right) : constructor_IsConstructor(left) ? ExtendsConstructor(inferred, left.parameters, left.instanceType, right) : IsDependent(left) ? ExtendsDependent(inferred, left.if, left.then, left.else, right) : enum_IsEnum(left) ? ExtendsEnum(inferred, left.enum, right) : function_IsFunction(left) ? ExtendsFunction(inferred, left.parameters, left.returnType, right) : integer_IsInteger(left) ? ExtendsInteger(inferred, left, right) : IsIntersect(left) ? ExtendsIntersect(inferred, left.allOf, right) : IsLiteral(left) ? ExtendsLiteral(inferred, left, right) : IsNever(left) ? ExtendsNever(inferred, left, right) : null_IsNull(left) ? ExtendsNull(inferred, left, right) : number_IsNumber(left) ? ExtendsNumber(inferred, left, right) : object_IsObject(left) ? ExtendsObject(inferred, left.properties, right) : IsRecord(left) ? ExtendsRecord(inferred, RecordPattern(left), RecordValue(left), right) : string_IsString(left) ? ExtendsString(inferred, left, right) : symbol_IsSymbol(left) ? ExtendsSymbol(inferred, left, right) : IsTemplateLiteral(left) ? ExtendsTemplateLiteral(inferred, left.pattern, right) : IsTuple(left) ? ExtendsTuple(inferred, left.items, right) : undefined_IsUndefined(left) ? ExtendsUndefined(inferred, left, right) : IsUnion(left) ? union_ExtendsUnion(inferred, left.anyOf, right) : IsUnknown(left) ? ExtendsUnknown(inferred, left, right) : IsVoid(left) ? ExtendsVoid(inferred, left, right) : ExtendsFalse();
}

function InterfaceOperation(heritage, properties) {
const result = EvaluateIntersect([ ...heritage, _Object_(properties) ]);
return result;
}

function instantiate_InterfaceAction(heritage, properties, options) {
const result = CanInstantiate(heritage) ? Update(InterfaceOperation(heritage, properties), {}, options) : InterfaceDeferred(heritage, properties, options);
return result;
}

function InterfaceInstantiate(context, state, heritage, properties, options) {
const instantiatedHeritage = InstantiateTypes(context, state, heritage);
const instantiatedProperties = InstantiateProperties(context, state, properties);
return instantiate_InterfaceAction(instantiatedHeritage, instantiatedProperties, options);
}

function InterfaceDeferred(heritage, properties, options = {}) {
return deferred_Deferred("Interface", [ heritage, properties ], options);
}

function IsInterfaceDeferred(value) {
return schema_IsSchema(value) && HasPropertyKey(value, "action") && guard_IsEqual(value.action, "Interface");
}

function Interface(heritage, properties, options = {}) {
return InterfaceAction(heritage, properties, options);
}

function check_FromRef(stack, context, ref) {
return stack.includes(ref) ? true : check_FromType([ ...stack, ref ], context, context[ref]);
}

function check_FromProperties(stack, context, properties) {
const types = PropertyValues(properties);
return check_FromTypes(stack, context, types);
}

function check_FromTypes(stack, context, types) {
return ShiftLeft(types, (left, right) => check_FromType(stack, context, left) ? true : check_FromTypes(stack, context, right), () => false);
}

function check_FromType(stack, context, type) {
return ref_IsRef(type) ? check_FromRef(stack, context, type.$ref) : array_IsArray(type) ? check_FromType(stack, context, type.items) : constructor_IsConstructor(type) ? check_FromTypes(stack, context, [ ...type.parameters, type.instanceType ]) : function_IsFunction(type) ? check_FromTypes(stack, context, [ ...type.parameters, type.returnType ]) : IsInterfaceDeferred(type) ? check_FromProperties(stack, context, type.parameters[1]) : IsIntersect(type) ? check_FromTypes(stack, context, type.allOf) : object_IsObject(type) ? check_FromProperties(stack, context, type.properties) : IsUnion(type) ? check_FromTypes(stack, context, type.anyOf) : IsTuple(type) ? check_FromTypes(stack, context, type.items) : IsRecord(type) ? check_FromType(stack, context, RecordValue(type)) : false;
}

function CyclicCheck(stack, context, type) {
const result = check_FromType(stack, context, type);
return result;
}

function ResolveCandidateKeys(context, keys) {
return keys.reduce((result, left) => CyclicCheck([ left ], context, context[left]) ? [ ...result, left ] : result, []);
}

function CyclicCandidates(context) {
const keys = PropertyKeys(context);
const result = ResolveCandidateKeys(context, keys);
return result;
}

function dependencies_FromRef(context, ref, result) {
return result.includes(ref) ? result : ref in context ? dependencies_FromType(context, context[ref], [ ...result, ref ]) : unreachable_Unreachable();
}

function dependencies_FromProperties(context, properties, result) {
const types = PropertyValues(properties);
return dependencies_FromTypes(context, types, result);
}

function dependencies_FromTypes(context, types, result) {
return types.reduce((result, left) => dependencies_FromType(context, left, result), result);
}

function dependencies_FromType(context, type, result) {
return ref_IsRef(type) ? dependencies_FromRef(context, type.$ref, result) : array_IsArray(type) ? dependencies_FromType(context, type.items, result) : constructor_IsConstructor(type) ? dependencies_FromTypes(context, [ ...type.parameters, type.instanceType ], result) : function_IsFunction(type) ? dependencies_FromTypes(context, [ ...type.parameters, type.returnType ], result) : IsInterfaceDeferred(type) ? dependencies_FromProperties(context, type.parameters[1], result) : IsIntersect(type) ? dependencies_FromTypes(context, type.allOf, result) : object_IsObject(type) ? dependencies_FromProperties(context, type.properties, result) : IsUnion(type) ? dependencies_FromTypes(context, type.anyOf, result) : IsTuple(type) ? dependencies_FromTypes(context, type.items, result) : IsRecord(type) ? dependencies_FromType(context, RecordValue(type), result) : result;
}

function CyclicDependencies(context, key, type) {
const result = dependencies_FromType(context, type, [ key ]);
return result;
}

function extends_FromRef(_ref) {
return Any();
}

function extends_FromProperties(properties) {
return Keys(properties).reduce((result, key) => ({
...result,
[key]: extends_FromType(properties[key])
}), {});
}

function extends_FromTypes(types) {
return types.reduce((result, left) => [ ...result, extends_FromType(left) ], []);
}

function extends_FromType(type) {
return ref_IsRef(type) ? extends_FromRef(type.$ref) : array_IsArray(type) ? _Array_(extends_FromType(type.items), ArrayOptions(type)) : constructor_IsConstructor(type) ? Constructor(extends_FromTypes(type.parameters), extends_FromType(type.instanceType)) : function_IsFunction(type) ? _Function_(extends_FromTypes(type.parameters), extends_FromType(type.returnType)) : IsIntersect(type) ? Intersect(extends_FromTypes(type.allOf)) : object_IsObject(type) ? _Object_(extends_FromProperties(type.properties)) : IsRecord(type) ? Record(RecordKey(type), extends_FromType(RecordValue(type))) : IsUnion(type) ? union_Union(extends_FromTypes(type.anyOf)) : IsTuple(type) ? Tuple(extends_FromTypes(type.items)) : type;
}

function CyclicAnyFromParameters(defs, ref) {
return ref in defs ? extends_FromType(defs[ref]) : unknown_Unknown();
}

function CyclicExtends(type) {
return CyclicAnyFromParameters(type.$defs, type.$ref);
}

function CyclicInterface(context, heritage, properties) {
const instantiatedHeritage = InstantiateTypes(context, instantiate_State([], []), heritage);
const instantiatedProperties = InstantiateProperties({}, instantiate_State([], []), properties);
const evaluatedInterface = EvaluateIntersect([ ...instantiatedHeritage, _Object_(instantiatedProperties) ]);
return evaluatedInterface;
}

function CyclicDefinitions(context, dependencies) {
const keys = Keys(context).filter(key => dependencies.includes(key));
return keys.reduce((result, key) => {
const type = context[key];
const instantiatedType = IsInterfaceDeferred(type) ? CyclicInterface(context, type.parameters[0], type.parameters[1]) : type;
return {
...result,
[key]: instantiatedType
};
}, {});
}

function InstantiateCyclic(context, ref, type) {
const dependencies = CyclicDependencies(context, ref, type);
const definitions = CyclicDefinitions(context, dependencies);
const result = Cyclic(definitions, ref);
return result;
}

function target_Resolve(defs, ref) {
return ref in defs ? ref_IsRef(defs[ref]) ? target_Resolve(defs, defs[ref].$ref) : defs[ref] : never_Never();
}

function CyclicTarget(defs, ref) {
const result = target_Resolve(defs, ref);
return result;
}

function Canonical(type) {
return IsCyclic(type) ? CyclicExtends(type) : IsUnsafe(type) ? unknown_Unknown() : type;
}

function extends_Extends(inferred, left, right) {
const canonicalLeft = Canonical(left);
const canonicalRight = Canonical(right);
return ExtendsLeft(inferred, canonicalLeft, canonicalRight);
}

const CompareResultEqual = 0;

const CompareResultDisjoint = 1;

const CompareResultLeftInside = 2;

const CompareResultRightInside = 3;

function Compare(left, right) {
const extendsCheck = [ extends_Extends({}, left, right), extends_Extends({}, right, left) ];
return IsExtendsTrueLike(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? CompareResultEqual : IsExtendsTrueLike(extendsCheck[0]) && IsExtendsFalse(extendsCheck[1]) ? CompareResultLeftInside : IsExtendsFalse(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? CompareResultRightInside : CompareResultDisjoint;
}

function BroadenFilter(type, types, result = [], all = types) {
return ShiftLeft(types, (left, right) => {
const compare = Compare(type, left);
return guard_IsEqual(compare, CompareResultLeftInside) || guard_IsEqual(compare, CompareResultEqual) ? all : guard_IsEqual(compare, CompareResultDisjoint) ? BroadenFilter(type, right, [ ...result, left ], all) : BroadenFilter(type, right, result, all);
}, () => [ ...result, type ]);
}

function BroadenType(type, types, result) {
const evaluated = EvaluateType(type);
return IsAny(evaluated) ? [ evaluated ] : IsUnknown(evaluated) ? [ evaluated ] : IsNever(evaluated) ? BroadenTypes(types, result) : object_IsObject(evaluated) ? BroadenTypes(types, [ ...result, evaluated ]) : BroadenTypes(types, BroadenFilter(evaluated, result));
}

function BroadenTypes(types, result = []) {
return ShiftLeft(types, (left, right) => BroadenType(left, right, result), () => result);
}

function Broaden(types) {
const broadened = BroadenTypes(types);
const flattened = Flatten(broadened);
return flattened;
}

function EvaluateAction(type, options) {
const result = Update(EvaluateType(type), {}, options);
return result;
}

function EvaluateInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return EvaluateAction(instantiatedType, options);
}

function CollectDistributionNames(expression, result = []) {
return IsDeferred(expression) && guard_IsEqual(expression.action, "Conditional") ? ref_IsRef(expression.parameters[0]) ? CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], [ ...result, expression.parameters[0]["$ref"] ])) : CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], result)) : IsDeferred(expression) && guard_IsEqual(expression.action, "Mapped") ? IsDeferred(expression.parameters[1]) && guard_IsEqual(expression.parameters[1].action, "KeyOf") && ref_IsRef(expression.parameters[1].parameters[0]) ? [ ...result, expression.parameters[1].parameters[0]["$ref"] ] : result : result;
}

function BuildDistributionArray(parameters, names) {
return parameters.reduce((result, left) => [ ...result, names.includes(left.name) ], []);
}

function ZipDistributionArray(arguments_, distributionArray, result = []) {
return ShiftLeft(arguments_, (argumentLeft, argumentRight) => ShiftLeft(distributionArray, (booleanLeft, booleanRight) => ZipDistributionArray(argumentRight, booleanRight, [ ...result, [ booleanLeft, argumentLeft ] ]), () => result), () => result);
}

function CanonicalArgument(type) {
return IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) : enum_IsEnum(type) ? EvaluateEnum(type.enum) : type;
}

function Expand(type) {
const canonicalArgument = CanonicalArgument(type);
return IsUnion(canonicalArgument) ? [ ...canonicalArgument.anyOf ] : [ canonicalArgument ];
}

function Append(current, type) {
return current.reduce((result, left) => [ ...result, [ ...left, type ] ], []);
}

function Cross(current, variants) {
return variants.reduce((result, left) => [ ...result, ...Append(current, left) ], []);
}

function distribute_arguments_Distribute(zipped) {
return zipped.reduce((result, left) => guard_IsEqual(left[0], true) ? Cross(result, Expand(left[1])) : Cross(result, [ left[1] ]), [ [] ]);
}

function DistributeArguments(parameters, arguments_, expression) {
const distributionNames = CollectDistributionNames(expression);
const distributionArray = BuildDistributionArray(parameters, distributionNames);
const zippedArguments = ZipDistributionArray(arguments_, distributionArray);
return IsDeferred(expression) && guard_IsEqual(expression.action, "Conditional") ? distribute_arguments_Distribute(zippedArguments) : IsDeferred(expression) && guard_IsEqual(expression.action, "Mapped") ? distribute_arguments_Distribute(zippedArguments) : [ arguments_ ];
}

function FromNotResolvable() {
return [ "(not-resolvable)", never_Never() ];
}

function FromNotGeneric() {
return [ "(not-generic)", never_Never() ];
}

function FromGeneric(name, parameters, expression) {
return [ name, Generic(parameters, expression) ];
}

function resolve_target_FromRef(context, ref, arguments_) {
return ref in context ? resolve_target_FromType(context, ref, context[ref], arguments_) : FromNotResolvable();
}

function resolve_target_FromType(context, name, target, arguments_) {
return IsGeneric(target) ? FromGeneric(name, target.parameters, target.expression) : ref_IsRef(target) ? resolve_target_FromRef(context, target.$ref, arguments_) : FromNotGeneric();
}

function ResolveTarget(context, target, arguments_) {
return resolve_target_FromType(context, "(anonymous)", target, arguments_);
}

function AssertArgumentExtends(name, type, extends_) {
if (IsInfer(type) || IsCall(type) || IsExtendsTrueLike(extends_Extends({}, type, extends_))) return;
const cause = {
parameter: name,
expect: extends_,
actual: type
};
throw new Error(`Argument for parameter ${name} does not satisfy constraint`, {
cause: cause
});
}

function BindArgument(context, state, name, extends_, type) {
const instantiatedArgument = instantiate_InstantiateType(context, state, type);
AssertArgumentExtends(name, instantiatedArgument, extends_);
return Assign(context, {
[name]: instantiatedArgument
});
}

function BindArguments(context, state, parameterLeft, parameterRight, arguments_) {
const instantiatedExtends = instantiate_InstantiateType(context, state, parameterLeft.extends);
const instantiatedEquals = instantiate_InstantiateType(context, state, parameterLeft.equals);
return ShiftLeft(arguments_, (left, right) => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, left), state, parameterRight, right), () => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, instantiatedEquals), state, parameterRight, []));
}

function BindParameters(context, state, parameters, arguments_) {
return ShiftLeft(parameters, (left, right) => BindArguments(context, state, left, right, arguments_), () => context);
}

function ResolveArgumentsContext(context, state, parameters, arguments_) {
return BindParameters(context, state, parameters, arguments_);
}

let instantiationDepth = 0;

let instantiationCount = 0;

function InstantiationAssert() {
if (IsLessThan(instantiationCount, Get().maxInstantiationCount)) return;
throw Error("Type instantiation is excessively deep and possibly infinite");
}

function InstantiationIncrement() {
InstantiationAssert();
instantiationCount++;
instantiationDepth++;
}

function InstantiationDecrement() {
instantiationDepth--;
if (guard_IsEqual(instantiationDepth, 0)) instantiationCount = 0;
}

function Peek(state) {
const result = IsGreaterThan(state.callstack.length, 0) ? state.callstack[state.callstack.length - 1] : "";
return result;
}

function IsTailCall(state, name) {
const result = guard_IsEqual(Peek(state), name);
return result;
}

function CallDispatch(context, state, target, parameters, expression, arguments_) {
InstantiationIncrement();
try {
const argumentsContext = ResolveArgumentsContext(context, state, parameters, arguments_);
const returnType = instantiate_InstantiateType(argumentsContext, instantiate_State([ ...state["callstack"], target["$ref"] ], state["visited"]), expression);
return instantiate_InstantiateType(argumentsContext, instantiate_State([], []), returnType);
} finally {
InstantiationDecrement();
}
}

function CallDistributed(context, state, target, parameters, expression, distributedArguments) {
return distributedArguments.reduce((result, arguments_) => {
const returnType = CallDispatch(context, state, target, parameters, expression, arguments_);
return [ ...result, returnType ];
}, []);
}

function CallImmediate(context, state, target, parameters, expression, arguments_) {
const distributedArguments = DistributeArguments(parameters, arguments_, expression);
const returnTypes = CallDistributed(context, state, target, parameters, expression, distributedArguments);
const result = guard_IsEqual(returnTypes.length, 1) ? returnTypes[0] : EvaluateUnion(returnTypes);
return result;
}

function instantiate_CallInstantiate(context, state, target, arguments_) {
const instantiatedArguments = InstantiateTypes(context, state, arguments_);
const resolved = ResolveTarget(context, target, arguments_);
const name = resolved[0];
const type = resolved[1];
const result = IsGeneric(type) ? IsTailCall(state, name) ? CallConstruct(ref_Ref(name), instantiatedArguments) : CallImmediate(context, state, ref_Ref(name), type.parameters, type.expression, instantiatedArguments) : CallConstruct(target, instantiatedArguments);
return result;
}

function CallConstruct(target, arguments_) {
return Create({
["~kind"]: "Call"
}, {
type: "call",
target: target,
arguments: arguments_
}, {});
}

function call_Call(target, arguments_) {
return CallInstantiate({}, State([], []), target, arguments_);
}

function IsCall(value) {
return schema_IsKind(value, "Call");
}

function RemoveImmutableOperation(type) {
return Discard(type, [ "~immutable" ]);
}

function instantiate_remove_RemoveImmutableAction(type, options) {
const result = Update(RemoveImmutableOperation(type), {}, options);
return result;
}

function RemoveImmutableInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_remove_RemoveImmutableAction(instantiatedType, options);
}

function ApplyMapping(mapping, value) {
return mapping(value);
}

function from_literal_FromLiteral(mapping, value) {
return IsString(value) ? literal_Literal(ApplyMapping(mapping, value)) : literal_Literal(value);
}

function FromTemplateLiteral(mapping, pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = from_type_FromType(mapping, evaluated);
return result;
}

function from_union_FromUnion(mapping, types) {
const result = types.map(type => from_type_FromType(mapping, type));
return union_Union(result);
}

function from_type_FromType(mapping, type) {
return IsLiteral(type) ? from_literal_FromLiteral(mapping, type.const) : IsTemplateLiteral(type) ? FromTemplateLiteral(mapping, type.pattern) : IsUnion(type) ? from_union_FromUnion(mapping, type.anyOf) : type;
}

function CapitalizeDeferred(type, options = {}) {
return deferred_Deferred("Capitalize", [ type ], options);
}

function Capitalize(type, options = {}) {
return CapitalizeAction(type, options);
}

function LowercaseDeferred(type, options = {}) {
return deferred_Deferred("Lowercase", [ type ], options);
}

function Lowercase(type, options = {}) {
return LowercaseAction(type, options);
}

function UncapitalizeDeferred(type, options = {}) {
return deferred_Deferred("Uncapitalize", [ type ], options);
}

function Uncapitalize(type, options = {}) {
return UncapitalizeAction(type, options);
}

function UppercaseDeferred(type, options = {}) {
return deferred_Deferred("Uppercase", [ type ], options);
}

function Uppercase(type, options = {}) {
return UppercaseAction(type, options);
}

const CapitalizeMapping = input => input[0].toUpperCase() + input.slice(1);

const LowercaseMapping = input => input.toLowerCase();

const UncapitalizeMapping = input => input[0].toLowerCase() + input.slice(1);

const UppercaseMapping = input => input.toUpperCase();

function instantiate_CapitalizeAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(from_type_FromType(CapitalizeMapping, type), {}, options) : CapitalizeDeferred(type, options);
return result;
}

function instantiate_LowercaseAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(from_type_FromType(LowercaseMapping, type), {}, options) : LowercaseDeferred(type, options);
return result;
}

function instantiate_UncapitalizeAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(from_type_FromType(UncapitalizeMapping, type), {}, options) : UncapitalizeDeferred(type, options);
return result;
}

function instantiate_UppercaseAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(from_type_FromType(UppercaseMapping, type), {}, options) : UppercaseDeferred(type, options);
return result;
}

function CapitalizeInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_CapitalizeAction(instantiatedType, options);
}

function LowercaseInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_LowercaseAction(instantiatedType, options);
}

function UncapitalizeInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_UncapitalizeAction(instantiatedType, options);
}

function UppercaseInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_UppercaseAction(instantiatedType, options);
}

function ConditionalDeferred(left, right, true_, false_, options = {}) {
return deferred_Deferred("Conditional", [ left, right, true_, false_ ], options);
}

function Conditional(left, right, true_, false_, options = {}) {
return ConditionalAction({}, State([], []), left, right, true_, false_, options);
}

function ConditionalOperation(context, state, left, right, true_, false_) {
const extendsResult = extends_Extends(context, left, right);
return IsExtendsUnion(extendsResult) ? union_Union([ instantiate_InstantiateType(extendsResult.inferred, state, true_), instantiate_InstantiateType(context, state, false_) ]) : IsExtendsTrue(extendsResult) ? instantiate_InstantiateType(extendsResult.inferred, state, true_) : instantiate_InstantiateType(context, state, false_);
}

function instantiate_ConditionalAction(context, state, left, right, true_, false_, options) {
const result = CanInstantiate([ left, right ]) ? Update(ConditionalOperation(context, state, left, right, true_, false_), {}, options) : ConditionalDeferred(left, right, true_, false_, options);
return result;
}

function ConditionalInstantiate(context, state, left, right, true_, false_, options) {
const instantiatedLeft = instantiate_InstantiateType(context, state, left);
const instantiatedRight = instantiate_InstantiateType(context, state, right);
return instantiate_ConditionalAction(context, state, instantiatedLeft, instantiatedRight, true_, false_, options);
}

function ConstructorParametersDeferred(type, options = {}) {
return deferred_Deferred("ConstructorParameters", [ type ], options);
}

function ConstructorParameters(type, options = {}) {
return ConstructorParametersAction(type, options);
}

function ConstructorParametersOperation(type) {
const parameters = constructor_IsConstructor(type) ? type["parameters"] : [];
const instantiatedParameters = InstantiateElements({}, instantiate_State([], []), parameters);
const result = Tuple(instantiatedParameters);
return result;
}

function instantiate_ConstructorParametersAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(ConstructorParametersOperation(type), {}, options) : ConstructorParametersDeferred(type, options);
return result;
}

function ConstructorParametersInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_ConstructorParametersAction(instantiatedType, options);
}

function ExcludeDeferred(left, right, options = {}) {
return deferred_Deferred("Exclude", [ left, right ], options);
}

function Exclude(left, right, options = {}) {
return ExcludeAction(left, right, options);
}

function instantiate_ExcludeAction(left, right, options) {
const result = CanInstantiate([ left, right ]) ? Update(ExcludeOperation(left, right), {}, options) : ExcludeDeferred(left, right, options);
return result;
}

function ExcludeInstantiate(context, state, left, right, options) {
const instantiatedLeft = instantiate_InstantiateType(context, state, left);
const instantiatedRight = instantiate_InstantiateType(context, state, right);
return instantiate_ExcludeAction(instantiatedLeft, instantiatedRight, options);
}

function ExtractDeferred(left, right, options = {}) {
return deferred_Deferred("Extract", [ left, right ], options);
}

function Extract(left, right, options = {}) {
return ExtractAction(left, right, options);
}

function ExtractType(left, right) {
const check = extends_Extends({}, left, right);
const result = IsExtendsTrueLike(check) ? [ left ] : [];
return result;
}

function ExtractUnion(left, right, result = []) {
return ShiftLeft(left, (head, tail) => ExtractUnion(tail, right, [ ...result, ...ExtractType(head, right) ]), () => result);
}

function ExtractOperation(left, right) {
const evaluated = EvaluateType(left);
const canonical = IsUnion(evaluated) ? evaluated.anyOf : [ evaluated ];
const remaining = ExtractUnion(canonical, right);
const result = EvaluateUnion(remaining);
return result;
}

function instantiate_ExtractAction(left, right, options) {
const result = CanInstantiate([ left, right ]) ? Update(ExtractOperation(left, right), {}, options) : ExtractDeferred(left, right, options);
return result;
}

function ExtractInstantiate(context, state, left, right, options) {
const instantiatedLeft = instantiate_InstantiateType(context, state, left);
const instantiatedRight = instantiate_InstantiateType(context, state, right);
return instantiate_ExtractAction(instantiatedLeft, instantiatedRight, options);
}

function KeysToLiterals(keys) {
return keys.reduce((result, left) => IsLiteralValue(left) ? [ ...result, Literal(left) ] : result, []);
}

function keys_to_indexer_KeysToIndexer(keys) {
const literals = KeysToLiterals(keys);
const result = Union(literals);
return result;
}

function IndexDeferred(type, indexer, options = {}) {
return deferred_Deferred("Index", [ type, indexer ], options);
}

function Index(type, indexer_or_keys, options = {}) {
const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return IndexAction(type, indexer, options);
}

function FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const result = object_from_type_FromType(target);
return result;
}

function FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = object_from_type_FromType(evaluated);
return result;
}

function CollapseIntersectProperties(left, right) {
const leftKeys = Keys(left).filter(key => !HasPropertyKey(right, key));
const rightKeys = Keys(right).filter(key => !HasPropertyKey(left, key));
const sharedKeys = Keys(left).filter(key => HasPropertyKey(right, key));
const leftProperties = leftKeys.reduce((result, key) => ({
...result,
[key]: left[key]
}), {});
const rightProperties = rightKeys.reduce((result, key) => ({
...result,
[key]: right[key]
}), {});
const sharedProperties = sharedKeys.reduce((result, key) => ({
...result,
[key]: EvaluatePropertyIntersect(left[key], right[key])
}), {});
const unique = Assign(leftProperties, rightProperties);
const shared = Assign(unique, sharedProperties);
return shared;
}

function FromIntersect(types) {
return types.reduce((result, left) => CollapseIntersectProperties(result, object_from_type_FromType(left)), {});
}

function from_object_FromObject(properties) {
return properties;
}

function FromTuple(types) {
const object = TupleToObject(Tuple(types));
const result = object_from_type_FromType(object);
return result;
}

function CollapseUnionProperties(left, right) {
const sharedKeys = Keys(left).filter(key => key in right);
const result = sharedKeys.reduce((result, key) => ({
...result,
[key]: EvaluatePropertyUnion(left[key], right[key])
}), {});
return result;
}

function ReduceVariants(types, result) {
return ShiftLeft(types, (left, right) => ReduceVariants(right, CollapseUnionProperties(result, object_from_type_FromType(left))), () => result);
}

function object_from_union_FromUnion(types) {
return ShiftLeft(types, (left, right) => ReduceVariants(right, object_from_type_FromType(left)), () => unreachable_Unreachable());
}

function object_from_type_FromType(type) {
return IsCyclic(type) ? FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? FromIntersect(type.allOf) : IsUnion(type) ? object_from_union_FromUnion(type.anyOf) : IsTuple(type) ? FromTuple(type.items) : object_IsObject(type) ? from_object_FromObject(type.properties) : {};
}

function CollapseToObject(type) {
const properties = object_from_type_FromType(type);
const result = _Object_(properties);
return result;
}

const integerKeyPattern = new RegExp("^(?:0|[1-9][0-9]*)$");

function ConvertToIntegerKey(value) {
const normal = `${value}`;
return integerKeyPattern.test(normal) ? parseInt(normal) : value;
}

function NormalizeLiteral(value) {
return literal_Literal(ConvertToIntegerKey(value));
}

function NormalizeIndexerTypes(types) {
return types.map(type => NormalizeIndexer(type));
}

function NormalizeIndexer(type) {
return IsIntersect(type) ? Intersect(NormalizeIndexerTypes(type.allOf)) : IsUnion(type) ? union_Union(NormalizeIndexerTypes(type.anyOf)) : IsLiteral(type) ? NormalizeLiteral(type.const) : type;
}

function from_array_FromArray(type, indexer) {
const normalizedIndexer = NormalizeIndexer(indexer);
const check = extends_Extends({}, normalizedIndexer, number_Number());
const result = IsExtendsTrueLike(check) ? type : IsLiteral(indexer) && guard_IsEqual(indexer.const, "length") ? number_Number() : never_Never();
return result;
}

function from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const result = indexable_from_type_FromType(target);
return result;
}

function from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = indexable_from_type_FromType(evaluated);
return result;
}

function FromEnum(values) {
const evaluated = EvaluateEnum(values);
const result = indexable_from_type_FromType(evaluated);
return result;
}

function from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = indexable_from_type_FromType(evaluated);
return result;
}

function indexable_from_literal_FromLiteral(value) {
const result = [ `${value}` ];
return result;
}

function from_template_literal_FromTemplateLiteral(pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = indexable_from_type_FromType(evaluated);
return result;
}

function indexable_from_union_FromUnion(types) {
return types.reduce((result, left) => [ ...result, ...indexable_from_type_FromType(left) ], []);
}

function indexable_from_type_FromType(type) {
return IsCyclic(type) ? from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? from_dependent_FromDependent(type.if, type.then, type.else) : enum_IsEnum(type) ? FromEnum(type.enum) : IsIntersect(type) ? from_intersect_FromIntersect(type.allOf) : IsLiteral(type) ? indexable_from_literal_FromLiteral(type.const) : IsTemplateLiteral(type) ? from_template_literal_FromTemplateLiteral(type.pattern) : IsUnion(type) ? indexable_from_union_FromUnion(type.anyOf) : [];
}

function ToIndexableKeys(type) {
const result = indexable_from_type_FromType(type);
return result;
}

function expand_this_FromTypes(properties, types) {
return types.map(type => expand_this_FromType(properties, type));
}

function expand_this_FromType(properties, type) {
return array_IsArray(type) ? _Array_(expand_this_FromType(properties, type.items)) : constructor_IsConstructor(type) ? Constructor(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.instanceType)) : function_IsFunction(type) ? _Function_(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.returnType)) : IsTuple(type) ? Tuple(expand_this_FromTypes(properties, type.items)) : IsUnion(type) ? union_Union(expand_this_FromTypes(properties, type.anyOf)) : IsIntersect(type) ? Intersect(expand_this_FromTypes(properties, type.allOf)) : IsThis(type) ? _Object_(properties) : type;
}

function ExpandThis(properties, type) {
const result = expand_this_FromType(properties, type);
return result;
}

function IndexProperty(properties, key) {
const selectedType = key in properties ? properties[key] : never_Never();
const result = ExpandThis(properties, selectedType);
return result;
}

function IndexProperties(properties, keys) {
return keys.reduce((result, left) => [ ...result, IndexProperty(properties, left) ], []);
}

function FromIndexer(properties, indexer) {
const keys = ToIndexableKeys(indexer);
const variants = IndexProperties(properties, keys);
const result = EvaluateUnion(variants);
return result;
}

const NumericKeyPattern = new RegExp(IntegerKey);

function NumericKeys(keys) {
const result = keys.filter(key => NumericKeyPattern.test(key));
return result;
}

function FromIndexerNumber(properties) {
const keys = PropertyKeys(properties);
const numericKeys = NumericKeys(keys);
const variants = IndexProperties(properties, numericKeys);
const result = EvaluateUnion(variants);
return result;
}

function indexed_from_object_FromObject(properties, indexer) {
const result = number_IsNumber(indexer) ? FromIndexerNumber(properties) : FromIndexer(properties, indexer);
return result;
}

function ConvertLiteral(value) {
return literal_Literal(ConvertToIntegerKey(value));
}

function ArrayIndexerTypes(types) {
return types.map(type => FormatArrayIndexer(type));
}

function FormatArrayIndexer(type) {
return IsIntersect(type) ? Intersect(ArrayIndexerTypes(type.allOf)) : IsUnion(type) ? union_Union(ArrayIndexerTypes(type.anyOf)) : IsLiteral(type) ? ConvertLiteral(type.const) : type;
}

function IndexElementsWithIndexer(types, indexer) {
return types.reduceRight((result, right, index) => {
const check = extends_Extends({}, literal_Literal(index), indexer);
return IsExtendsTrueLike(check) ? [ right, ...result ] : result;
}, []);
}

function FromTupleWithIndexer(types, indexer) {
const formattedArrayIndexer = FormatArrayIndexer(indexer);
const elements = IndexElementsWithIndexer(types, formattedArrayIndexer);
return EvaluateUnionFast(elements);
}

function FromTupleWithoutIndexer(types) {
return EvaluateUnionFast(types);
}

function from_tuple_FromTuple(types, indexer) {
return IsLiteral(indexer) && guard_IsEqual(indexer.const, "length") ? literal_Literal(types.length) : number_IsNumber(indexer) || integer_IsInteger(indexer) ? FromTupleWithoutIndexer(types) : FromTupleWithIndexer(types, indexer);
}

function indexed_from_type_FromType(type, indexer) {
return array_IsArray(type) ? from_array_FromArray(type.items, indexer) : object_IsObject(type) ? indexed_from_object_FromObject(type.properties, indexer) : IsTuple(type) ? from_tuple_FromTuple(type.items, indexer) : never_Never();
}

function NormalizeType(type) {
const result = IsCyclic(type) || IsDependent(type) || IsIntersect(type) || IsUnion(type) ? CollapseToObject(type) : type;
return result;
}

function instantiate_IndexAction(type, indexer, options) {
const result = CanInstantiate([ type, indexer ]) ? Update(indexed_from_type_FromType(NormalizeType(type), indexer), {}, options) : IndexDeferred(type, indexer, options);
return result;
}

function IndexInstantiate(context, state, type, indexer, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
return instantiate_IndexAction(instantiatedType, instantiatedIndexer, options);
}

function InstanceTypeDeferred(type, options = {}) {
return deferred_Deferred("InstanceType", [ type ], options);
}

function InstanceType(type, options = {}) {
return InstanceTypeAction(type, options);
}

function InstanceTypeOperation(type) {
return constructor_IsConstructor(type) ? type["instanceType"] : never_Never();
}

function instantiate_InstanceTypeAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(InstanceTypeOperation(type), {}, options) : InstanceTypeDeferred(type, options);
return result;
}

function InstanceTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_InstanceTypeAction(instantiatedType, options);
}

function KeyOfDeferred(type, options = {}) {
return deferred_Deferred("KeyOf", [ type ], options);
}

function keyof_KeyOf(type, options = {}) {
return KeyOfAction(type, options);
}

function FromAny() {
return union_Union([ number_Number(), string_String(), symbol_Symbol() ]);
}

function keyof_from_array_FromArray(_type) {
return number_Number();
}

function FromPropertyKeys(keys) {
const result = keys.reduce((result, left) => literal_IsLiteralValue(left) ? [ ...result, literal_Literal(ConvertToIntegerKey(left)) ] : unreachable_Unreachable(), []);
return result;
}

function keyof_from_object_FromObject(properties) {
const propertyKeys = Keys(properties);
const variants = FromPropertyKeys(propertyKeys);
const result = EvaluateUnionFast(variants);
return result;
}

function from_record_FromRecord(type) {
return RecordKey(type);
}

function keyof_from_tuple_FromTuple(types) {
const result = types.map((_, index) => literal_Literal(index));
return EvaluateUnionFast(result);
}

function keyof_from_type_FromType(type) {
return IsAny(type) ? FromAny() : array_IsArray(type) ? keyof_from_array_FromArray(type.items) : object_IsObject(type) ? keyof_from_object_FromObject(type.properties) : IsRecord(type) ? from_record_FromRecord(type) : IsTuple(type) ? keyof_from_tuple_FromTuple(type.items) : never_Never();
}

function instantiate_NormalizeType(type) {
const result = IsCyclic(type) || IsDependent(type) || IsIntersect(type) || IsUnion(type) ? CollapseToObject(type) : type;
return result;
}

function instantiate_KeyOfAction(type, options) {
return CanInstantiate([ type ]) ? Update(keyof_from_type_FromType(instantiate_NormalizeType(type)), {}, options) : KeyOfDeferred(type, options);
}

function KeyOfInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_KeyOfAction(instantiatedType, options);
}

function MappedDeferred(identifier, type, as, property, options = {}) {
return deferred_Deferred("Mapped", [ identifier, type, as, property ], options);
}

function Mapped(identifier, type, as, property, options = {}) {
return MappedAction({}, State([], []), identifier, type, as, property, options);
}

function mapped_variants_FromTemplateLiteral(pattern) {
const evaluated = EvaluateTemplateLiteral(pattern);
const result = mapped_variants_FromType(evaluated);
return result;
}

function mapped_variants_FromUnion(types) {
return types.reduce((result, left) => [ ...result, ...mapped_variants_FromType(left) ], []);
}

function mapped_variants_FromEnum(values) {
const evaluated = EvaluateEnum(values);
const result = mapped_variants_FromType(evaluated);
return result;
}

function mapped_variants_FromLiteral(value) {
const result = IsNumber(value) ? [ literal_Literal(`${value}`) ] : [ literal_Literal(value) ];
return result;
}

function mapped_variants_FromType(type) {
const result = enum_IsEnum(type) ? mapped_variants_FromEnum(type.enum) : IsLiteral(type) ? mapped_variants_FromLiteral(type.const) : IsTemplateLiteral(type) ? mapped_variants_FromTemplateLiteral(type.pattern) : IsUnion(type) ? mapped_variants_FromUnion(type.anyOf) : [ type ];
return result;
}

function MappedVariants(type) {
const result = mapped_variants_FromType(type);
return result;
}

function CanonicalAs(instantiatedAs) {
const result = IsTemplateLiteral(instantiatedAs) ? EvaluateTemplateLiteral(instantiatedAs.pattern) : instantiatedAs;
return result;
}

function MappedVariant(context, state, identifier, variant, as, property) {
const variantContext = Assign(context, {
[identifier["name"]]: variant
});
const instantiatedAs = instantiate_InstantiateType(variantContext, state, as);
const canonicalAs = CanonicalAs(instantiatedAs);
const instantiatedProperty = instantiate_InstantiateType(variantContext, state, property);
return IsLiteralNumber(canonicalAs) || IsLiteralString(canonicalAs) ? {
[canonicalAs.const]: instantiatedProperty
} : {};
}

function MappedProperties(context, state, identifier, variants, as, property) {
return variants.reduce((result, left) => [ ...result, MappedVariant(context, state, identifier, left, as, property) ], []);
}

function MappedObjects(properties) {
return properties.reduce((result, left) => [ ...result, _Object_(left) ], []);
}

function MappedOperation(context, state, identifier, type, as, property) {
const variants = MappedVariants(type);
const mappedProperties = MappedProperties(context, state, identifier, variants, as, property);
const mappedObjects = MappedObjects(mappedProperties);
const result = EvaluateIntersect(mappedObjects);
return result;
}

function instantiate_MappedAction(context, state, identifier, type, as, property, options) {
const result = CanInstantiate([ type ]) ? Update(MappedOperation(context, state, identifier, type, as, property), {}, options) : MappedDeferred(identifier, type, as, property, options);
return result;
}

function MappedInstantiate(context, state, identifier, type, as, property, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_MappedAction(context, state, identifier, instantiatedType, as, property, options);
}

function InstantiateCyclics(context, declarations, cyclicKeys) {
const declarationContext = Assign(context, declarations);
const declarationKeys = Keys(declarations).filter(key => cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => ({
...result,
[key]: InstantiateCyclic(declarationContext, key, declarations[key])
}), {});
}

function InstantiateNonCyclics(context, declarations, cyclicKeys) {
const declarationContext = Assign(context, declarations);
const declarationKeys = Keys(declarations).filter(key => !cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => ({
...result,
[key]: instantiate_InstantiateType(declarationContext, instantiate_State([], []), declarations[key])
}), {});
}

function InstantiateModule(context, declarations, options) {
const cyclicCandidates = CyclicCandidates(declarations);
const instantiatedCyclics = InstantiateCyclics(context, declarations, cyclicCandidates);
const instantiatedNonCyclics = InstantiateNonCyclics(context, declarations, cyclicCandidates);
const instantiatedModule = {
...instantiatedCyclics,
...instantiatedNonCyclics
};
return Update(instantiatedModule, {}, options);
}

function instantiate_ModuleInstantiate(context, _state, declarations, options) {
const instantiatedModule = InstantiateModule(context, declarations, options);
return instantiatedModule;
}

function NonNullableDeferred(type, options = {}) {
return deferred_Deferred("NonNullable", [ type ], options);
}

function NonNullable(type, options = {}) {
return NonNullableAction(type, options);
}

function NonNullableOperation(type) {
const excluded = union_Union([ Null(), Undefined() ]);
return instantiate_ExcludeAction(type, excluded, {});
}

function instantiate_NonNullableAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(NonNullableOperation(type), {}, options) : NonNullableDeferred(type, options);
return result;
}

function NonNullableInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_NonNullableAction(instantiatedType, options);
}

function OmitDeferred(type, indexer, options = {}) {
return deferred_Deferred("Omit", [ type, indexer ], options);
}

function Omit(type, indexer_or_keys, options = {}) {
const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return OmitAction(type, indexer, options);
}

function ToIndexable(type) {
const collapsed = CollapseToObject(type);
const result = object_IsObject(collapsed) ? collapsed.properties : unreachable_Unreachable();
return result;
}

function FromKeys(properties, keys) {
const result = Keys(properties).reduce((result, key) => keys.includes(key) ? result : {
...result,
[key]: properties[key]
}, {});
return result;
}

function omit_from_type_FromType(type, indexer) {
const indexable = ToIndexable(type);
const indexableKeys = ToIndexableKeys(indexer);
const omitted = FromKeys(indexable, indexableKeys);
const result = _Object_(omitted);
return result;
}

function instantiate_OmitAction(type, indexer, options) {
const result = CanInstantiate([ type, indexer ]) ? Update(omit_from_type_FromType(type, indexer), {}, options) : OmitDeferred(type, indexer, options);
return result;
}

function OmitInstantiate(context, state, type, indexer, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
return instantiate_OmitAction(instantiatedType, instantiatedIndexer, options);
}

function ParametersDeferred(type, options = {}) {
return deferred_Deferred("Parameters", [ type ], options);
}

function Parameters(type, options = {}) {
return ParametersAction(type, options);
}

function ParametersOperation(type) {
const parameters = function_IsFunction(type) ? type["parameters"] : [];
const instantiatedParameters = InstantiateElements({}, instantiate_State([], []), parameters);
const result = Tuple(instantiatedParameters);
return result;
}

function instantiate_ParametersAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(ParametersOperation(type), {}, options) : ParametersDeferred(type, options);
return result;
}

function ParametersInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_ParametersAction(instantiatedType, options);
}

function PartialDeferred(type, options = {}) {
return deferred_Deferred("Partial", [ type ], options);
}

function Partial(type, options = {}) {
return PartialAction(type, options);
}

function partial_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = partial_from_type_FromType(target);
const result = Cyclic(Assign(defs, {
[ref]: partial
}), ref);
return result;
}

function partial_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = partial_from_type_FromType(evaluated);
return result;
}

function partial_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = partial_from_type_FromType(evaluated);
return result;
}

function partial_from_union_FromUnion(types) {
const result = types.map(type => partial_from_type_FromType(type));
return union_Union(result);
}

function partial_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => ({
...result,
[left]: _add_optional_AddOptional(properties[left])
}), {});
const result = _Object_(mapped);
return result;
}

function partial_from_type_FromType(type) {
return IsCyclic(type) ? partial_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? partial_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? partial_from_intersect_FromIntersect(type.allOf) : IsUnion(type) ? partial_from_union_FromUnion(type.anyOf) : object_IsObject(type) ? partial_from_object_FromObject(type.properties) : _Object_({});
}

function instantiate_PartialAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(partial_from_type_FromType(type), {}, options) : PartialDeferred(type, options);
return result;
}

function PartialInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_PartialAction(instantiatedType, options);
}

function PickDeferred(type, indexer, options = {}) {
return deferred_Deferred("Pick", [ type, indexer ], options);
}

function Pick(type, indexer_or_keys, options = {}) {
const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
return PickAction(type, indexer, options);
}

function from_type_FromKeys(properties, keys) {
const result = Keys(properties).reduce((result, key) => keys.includes(key) ? Assign(result, {
[key]: properties[key]
}) : result, {});
return result;
}

function pick_from_type_FromType(type, indexer) {
const indexable = ToIndexable(type);
const keys = ToIndexableKeys(indexer);
const applied = from_type_FromKeys(indexable, keys);
const result = _Object_(applied);
return result;
}

function instantiate_PickAction(type, indexer, options) {
const result = CanInstantiate([ type, indexer ]) ? Update(pick_from_type_FromType(type, indexer), {}, options) : PickDeferred(type, indexer, options);
return result;
}

function PickInstantiate(context, state, type, indexer, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
return instantiate_PickAction(instantiatedType, instantiatedIndexer, options);
}

function ReadonlyObjectDeferred(type, options = {}) {
return deferred_Deferred("ReadonlyObject", [ type ], options);
}

function ReadonlyObject(type, options = {}) {
return ReadonlyObjectAction(type, options);
}

const ReadonlyType = null && ReadonlyObject;

function readonly_object_from_array_FromArray(type) {
const result = _add_immutable_AddImmutable(_Array_(type));
return result;
}

function readonly_object_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = readonly_object_from_type_FromType(target);
const result = Cyclic(Assign(defs, {
[ref]: partial
}), ref);
return result;
}

function readonly_object_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = readonly_object_from_type_FromType(evaluated);
return result;
}

function readonly_object_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = readonly_object_from_type_FromType(evaluated);
return result;
}

function readonly_object_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => ({
...result,
[left]: _add_readonly_AddReadonly(properties[left])
}), {});
const result = _Object_(mapped);
return result;
}

function readonly_object_from_tuple_FromTuple(types) {
const result = _add_immutable_AddImmutable(Tuple(types));
return result;
}

function readonly_object_from_union_FromUnion(types) {
const result = types.map(type => readonly_object_from_type_FromType(type));
return union_Union(result);
}

function readonly_object_from_type_FromType(type) {
return array_IsArray(type) ? readonly_object_from_array_FromArray(type.items) : IsCyclic(type) ? readonly_object_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? readonly_object_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? readonly_object_from_intersect_FromIntersect(type.allOf) : object_IsObject(type) ? readonly_object_from_object_FromObject(type.properties) : IsTuple(type) ? readonly_object_from_tuple_FromTuple(type.items) : IsUnion(type) ? readonly_object_from_union_FromUnion(type.anyOf) : type;
}

function instantiate_ReadonlyObjectAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(readonly_object_from_type_FromType(type), {}, options) : ReadonlyObjectDeferred(type);
return result;
}

function ReadonlyObjectInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_ReadonlyObjectAction(instantiatedType, options);
}

function RefInstantiate(context, state, type, ref) {
return state.visited.includes(ref) ? type : ref in context ? instantiate_InstantiateType(context, instantiate_State(state["callstack"], [ ...state["visited"], ref ]), context[ref]) : type;
}

function required_from_cyclic_FromCyclic(defs, ref) {
const target = CyclicTarget(defs, ref);
const partial = required_from_type_FromType(target);
const result = Cyclic(Assign(defs, {
[ref]: partial
}), ref);
return result;
}

function required_from_dependent_FromDependent(if_, then_, else_) {
const evaluated = EvaluateDependent(if_, then_, else_);
const result = required_from_type_FromType(evaluated);
return result;
}

function required_from_intersect_FromIntersect(types) {
const evaluated = EvaluateIntersect(types);
const result = required_from_type_FromType(evaluated);
return result;
}

function required_from_union_FromUnion(types) {
const result = types.map(type => required_from_type_FromType(type));
return union_Union(result);
}

function RemoveOptionalDeferred(type, options = {}) {
return Deferred("RemoveOptional", [ type ], options);
}

function RemoveOptional(type, options = {}) {
return RemoveOptionalAction(type, options);
}

function required_from_object_FromObject(properties) {
const mapped = Keys(properties).reduce((result, left) => ({
...result,
[left]: RemoveOptional(properties[left])
}), {});
const result = _Object_(mapped);
return result;
}

function required_from_type_FromType(type) {
return IsCyclic(type) ? required_from_cyclic_FromCyclic(type.$defs, type.$ref) : IsDependent(type) ? required_from_dependent_FromDependent(type.if, type.then, type.else) : IsIntersect(type) ? required_from_intersect_FromIntersect(type.allOf) : IsUnion(type) ? required_from_union_FromUnion(type.anyOf) : object_IsObject(type) ? required_from_object_FromObject(type.properties) : _Object_({});
}

function RequiredDeferred(type, options = {}) {
return deferred_Deferred("Required", [ type ], options);
}

function Required(type, options = {}) {
return RequiredAction(type, options);
}

function instantiate_RequiredAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(required_from_type_FromType(type), {}, options) : RequiredDeferred(type, options);
return result;
}

function RequiredInstantiate(context, state, type, options) {
const instaniatedType = instantiate_InstantiateType(context, state, type);
return instantiate_RequiredAction(instaniatedType, options);
}

function ReturnTypeDeferred(type, options = {}) {
return deferred_Deferred("ReturnType", [ type ], options);
}

function ReturnType(type, options = {}) {
return ReturnTypeAction(type, options);
}

function ReturnTypeOperation(type) {
return function_IsFunction(type) ? type["returnType"] : never_Never();
}

function instantiate_ReturnTypeAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(ReturnTypeOperation(type), {}, options) : ReturnTypeDeferred(type, options);
return result;
}

function ReturnTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return instantiate_ReturnTypeAction(instantiatedType, options);
}

function WithDeferred(type, options) {
return deferred_Deferred("With", [ type, options ], {});
}

function with_With(type, options) {
return WithAction(type, options);
}

function WithAction(type, options) {
const result = CanInstantiate([ type ]) ? Update(type, {}, options) : WithDeferred(type, options);
return result;
}

function WithInstantiate(context, state, type, options) {
const instaniatedType = instantiate_InstantiateType(context, state, type);
return WithAction(instaniatedType, options);
}

function SpreadElement(type) {
const result = IsRest(type) ? IsTuple(type.items) ? RestSpread(type.items.items) : IsInfer(type.items) ? [ type ] : ref_IsRef(type.items) ? [ type ] : [ never_Never() ] : [ type ];
return result;
}

function RestSpread(types) {
const result = types.reduce((result, left) => [ ...result, ...SpreadElement(left) ], []);
return result;
}

function instantiate_State(callstack, visited) {
return {
callstack: callstack,
visited: visited
};
}

function CanInstantiate(types) {
return ShiftLeft(types, (left, right) => ref_IsRef(left) ? false : CanInstantiate(right), () => true);
}

function InstantiateProperties(context, state, properties) {
return Keys(properties).reduce((result, key) => ({
...result,
[key]: instantiate_InstantiateType(context, state, properties[key])
}), {});
}

function InstantiateElements(context, state, types) {
const elements = InstantiateTypes(context, state, types);
const result = RestSpread(elements);
return result;
}

function InstantiateTypes(context, state, types) {
return types.map(type => instantiate_InstantiateType(context, state, type));
}

function WithModifiers(type, instantiatedType) {
const withOptional = IsOptional(type) ? AddOptionalAction(instantiatedType, {}) : instantiatedType;
const withReadonly = IsReadonly(type) ? AddReadonlyAction(withOptional, {}) : withOptional;
const withImmutable = IsImmutable(type) ? AddImmutableAction(withReadonly, {}) : withReadonly;
return withImmutable;
}

function InstantiateDeferred(context, state, action, parameters, options) {
return guard_IsEqual(action, "AddImmutable") ? AddImmutableInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "RemoveImmutable") ? RemoveImmutableInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "AddReadonly") ? AddReadonlyInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "RemoveReadonly") ? RemoveReadonlyInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "AddOptional") ? AddOptionalInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "RemoveOptional") ? RemoveOptionalInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Capitalize") ? CapitalizeInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Conditional") ? ConditionalInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : guard_IsEqual(action, "ConstructorParameters") ? ConstructorParametersInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Evaluate") ? EvaluateInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Exclude") ? ExcludeInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "Extract") ? ExtractInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "Index") ? IndexInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "InstanceType") ? InstanceTypeInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Interface") ? InterfaceInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "KeyOf") ? KeyOfInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Lowercase") ? LowercaseInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Mapped") ? MappedInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : guard_IsEqual(action, "Module") ? instantiate_ModuleInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "NonNullable") ? NonNullableInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Pick") ? PickInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "Parameters") ? ParametersInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Partial") ? PartialInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Omit") ? OmitInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "ReadonlyObject") ? ReadonlyObjectInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Record") ? RecordInstantiate(context, state, parameters[0], parameters[1], options) : guard_IsEqual(action, "Required") ? RequiredInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "ReturnType") ? ReturnTypeInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "TemplateLiteral") ? TemplateLiteralInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Uncapitalize") ? UncapitalizeInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "Uppercase") ? UppercaseInstantiate(context, state, parameters[0], options) : guard_IsEqual(action, "With") ? WithInstantiate(context, state, parameters[0], parameters[1]) : deferred_Deferred(action, parameters, options);
}

function InstantiateImmediate(context, state, type) {
const instantiatedType = ref_IsRef(type) ? RefInstantiate(context, state, type, type.$ref) : array_IsArray(type) ? _Array_(instantiate_InstantiateType(context, state, type.items), ArrayOptions(type)) : IsCall(type) ? instantiate_CallInstantiate(context, state, type.target, type.arguments) : constructor_IsConstructor(type) ? Constructor(InstantiateTypes(context, state, type.parameters), instantiate_InstantiateType(context, state, type.instanceType), ConstructorOptions(type)) : function_IsFunction(type) ? _Function_(InstantiateTypes(context, state, type.parameters), instantiate_InstantiateType(context, state, type.returnType), FunctionOptions(type)) : IsDependent(type) ? Dependent(instantiate_InstantiateType(context, state, type.if), instantiate_InstantiateType(context, state, type.then), instantiate_InstantiateType(context, state, type.else), DependentOptions(type)) : IsIntersect(type) ? Intersect(InstantiateTypes(context, state, type.allOf), IntersectOptions(type)) : object_IsObject(type) ? _Object_(InstantiateProperties(context, state, type.properties), ObjectOptions(type)) : IsRecord(type) ? RecordFromPattern(RecordPattern(type), instantiate_InstantiateType(context, state, RecordValue(type))) : IsRest(type) ? Rest(instantiate_InstantiateType(context, state, type.items)) : IsTuple(type) ? Tuple(InstantiateElements(context, state, type.items), TupleOptions(type)) : IsUnion(type) ? union_Union(InstantiateTypes(context, state, type.anyOf), UnionOptions(type)) : type;
const withModifiers = WithModifiers(type, instantiatedType);
return withModifiers;
}

function instantiate_InstantiateType(context, state, type) {
const result = IsDeferred(type) ? InstantiateDeferred(context, state, type.action, type.parameters, type.options) : InstantiateImmediate(context, state, type);
return result;
}

function Instantiate(context, type) {
return instantiate_InstantiateType(context, instantiate_State([], []), type);
}

function AddImmutableAction(type, options) {
const result = Update(type, {
"~immutable": true
}, options);
return result;
}

function AddImmutableInstantiate(context, state, type, options) {
const instantiatedType = instantiate_InstantiateType(context, state, type);
return AddImmutableAction(instantiatedType, options);
}

function AddImmutableDeferred(type, options = {}) {
return Deferred("AddImmutable", [ type ], options);
}

function _add_immutable_AddImmutable(type, options = {}) {
return AddImmutableAction(type, options);
}

function RemoveImmutableDeferred(type, options = {}) {
return Deferred("RemoveImmutable", [ type ], options);
}

function RemoveImmutable(type, options = {}) {
return RemoveImmutableAction(type, options);
}

function RemoveReadonlyDeferred(type, options = {}) {
return Deferred("RemoveReadonly", [ type ], options);
}

function RemoveReadonly(type, options = {}) {
return RemoveReadonlyAction(type, options);
}

function EvaluateDeferred(type, options = {}) {
return Deferred("Evaluate", [ type ], options);
}

function evaluate_Evaluate(type, options = {}) {
return EvaluateAction(type, options);
}

function ModuleDeferred(declarations, options = {}) {
return Deferred("Module", [ declarations ], options);
}

function module_Module(declarations, options = {}) {
return ModuleInstantiate({}, State([], []), declarations, options);
}

function Comparer(left, right) {
const compareResult = Compare(left, right);
return guard_IsEqual(compareResult, CompareResultRightInside) ? 1 : guard_IsEqual(compareResult, CompareResultDisjoint) ? 1 : 0;
}

function Insert(type, types, result = []) {
return ShiftLeft(types, (left, right) => guard_IsEqual(Comparer(type, left), 1) ? Insert(type, right, [ ...result, left ]) : [ ...result, type, ...types ], () => [ ...result, type ]);
}

function Sort(types, result = []) {
return ShiftLeft(types, (left, right) => Sort(right, Insert(left, result)), () => result);
}

function Priority(types) {
const result = Sort(types);
return result;
}

function IsTemplateLiteralPattern(pattern) {
const types = ParsePatternIntoTypes(pattern);
const result = Guard.IsEqual(types.length, 0) ? false : true;
return result;
}

function script_Script(...args) {
const [context, input, options] = Arguments.Match(args, {
2: (script, options) => Guard.IsString(script) ? [ {}, script, options ] : [ script, options, {} ],
3: (context, script, options) => [ context, script, options ],
1: script => [ {}, script, {} ]
});
const result = Parser.Script(input);
const parsed = Guard.IsArray(result) && Guard.IsEqual(result.length, 2) ? InstantiateType(context, State([], []), result[0]) : Never();
return Memory.Update(parsed, {}, options);
}

function clean_from_array_FromArray(context, type, value) {
if (!IsArray(value)) return value;
return value.map(value => clean_from_type_FromType(context, type.items, value));
}

function clean_from_cyclic_FromCyclic(context, type, value) {
return clean_from_type_FromType({
...context,
...type.$defs
}, ref_Ref(type.$ref), value);
}

function EvaluateIntersection(context, type) {
const additionalProperties = HasPropertyKey(type, "unevaluatedProperties") ? {
additionalProperties: type.unevaluatedProperties
} : {};
const instantiated = Instantiate(context, type);
const evaluated = evaluate_Evaluate(instantiated);
return object_IsObject(evaluated) ? with_With(evaluated, additionalProperties) : evaluated;
}

function clean_from_intersect_FromIntersect(context, type, value) {
const evaluated = EvaluateIntersection(context, type);
return clean_from_type_FromType(context, evaluated, value);
}

function GetAdditionalProperties(type) {
const additionalProperties = HasPropertyKey(type, "additionalProperties") ? type.additionalProperties : undefined;
return additionalProperties;
}

function clean_from_object_FromObject(context, type, value) {
if (!IsObject(value) || IsArray(value)) return value;
const additionalProperties = GetAdditionalProperties(type);
for (const key of Keys(value)) {
if (HasPropertyKey(type.properties, key) && schema_IsSchema(type.properties[key])) {
value[key] = clean_from_type_FromType(context, type.properties[key], value[key]);
continue;
}
const unknownCheck = IsBoolean(additionalProperties) && guard_IsEqual(additionalProperties, true) || schema_IsSchema(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
if (unknownCheck) {
value[key] = clean_from_type_FromType(context, additionalProperties, value[key]);
continue;
}
delete value[key];
}
return value;
}

function clean_from_record_FromRecord(context, type, value) {
if (!IsObject(value)) return value;
const additionalProperties = GetAdditionalProperties(type);
const [recordPattern, recordValue] = [ new RegExp(RecordPattern(type)), RecordValue(type) ];
for (const key of Keys(value)) {
if (recordPattern.test(key)) {
value[key] = clean_from_type_FromType(context, recordValue, value[key]);
continue;
}
const unknownCheck = IsBoolean(additionalProperties) && guard_IsEqual(additionalProperties, true) || schema_IsSchema(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
if (unknownCheck) {
value[key] = clean_from_type_FromType(context, additionalProperties, value[key]);
continue;
}
delete value[key];
}
return value;
}

function from_ref_FromRef(context, type, value) {
return HasPropertyKey(context, type.$ref) ? clean_from_type_FromType(context, context[type.$ref], value) : value;
}

function clean_from_tuple_FromTuple(context, schema, value) {
if (!IsArray(value)) return value;
const length = Math.min(value.length, schema.items.length);
for (let index = 0; index < length; index++) {
value[index] = clean_from_type_FromType(context, schema.items[index], value[index]);
}
return IsGreaterThan(value.length, length) ? value.slice(0, length) : value;
}

function FromClassInstance(value) {
return value;
}

function deep_IsSchemaObject(value) {
return HasPropertyKey(value, "~kind") || HasPropertyKey(value, "~unsafe");
}

function deep_FromSchemaObject(value) {
const result = {};
for (const key of Keys(value)) {
if (IsUnsafePropertyKey(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
descriptor.value = deep_FromValue(descriptor.value);
if (guard_IsEqual(descriptor.enumerable, true)) {
result[key] = descriptor.value;
} else {
Object.defineProperty(result, key, descriptor);
}
}
return result;
}

function FromPlainObject(value) {
const result = {};
for (const key of Keys(value)) {
if (IsUnsafePropertyKey(key)) continue;
result[key] = deep_FromValue(value[key]);
}
for (const key of Symbols(value)) {
result[key] = deep_FromValue(value[key]);
}
return result;
}

function deep_FromObject(value) {
return IsClassInstance(value) ? FromClassInstance(value) : deep_IsSchemaObject(value) ? deep_FromSchemaObject(value) : FromPlainObject(value);
}

function deep_FromArray(value) {
return value.map(element => deep_FromValue(element));
}

function FromTypedArray(value) {
return value.slice();
}

function deep_FromRegExp(value) {
return new RegExp(value.source, value.flags);
}

function FromMap(value) {
return new Map(deep_FromValue([ ...value.entries() ]));
}

function FromSet(value) {
return new Set(deep_FromValue([ ...value.values() ]));
}

function deep_FromValue(value) {
return IsTypeArray(value) ? FromTypedArray(value) : IsRegExp(value) ? deep_FromRegExp(value) : IsMap(value) ? FromMap(value) : IsSet(value) ? FromSet(value) : IsArray(value) ? deep_FromArray(value) : IsObject(value) ? deep_FromObject(value) : value;
}

function Deep(value) {
return deep_FromValue(value);
}

function clone_Clone(value) {
return Deep(value);
}

function clean_from_union_FromUnion(context, type, value) {
for (const schema of type.anyOf) {
const clean = clean_from_type_FromType(context, schema, clone_Clone(value));
if (check_check_Check(context, schema, clean)) return clean;
}
return value;
}

function clean_from_type_FromType(context, type, value) {
return array_IsArray(type) ? clean_from_array_FromArray(context, type, value) : IsCyclic(type) ? clean_from_cyclic_FromCyclic(context, type, value) : IsIntersect(type) ? clean_from_intersect_FromIntersect(context, type, value) : object_IsObject(type) ? clean_from_object_FromObject(context, type, value) : IsRecord(type) ? clean_from_record_FromRecord(context, type, value) : ref_IsRef(type) ? from_ref_FromRef(context, type, value) : IsTuple(type) ? clean_from_tuple_FromTuple(context, type, value) : IsUnion(type) ? clean_from_union_FromUnion(context, type, value) : value;
}

const guard = guard_namespaceObject;

function Modifiers(type, next) {
return Assign(type, next);
}

function union_priority_sort_FromProperties(properties) {
const result = {};
for (const key of guard.Keys(properties)) result[key] = union_priority_sort_FromType(properties[key]);
return result;
}

function FromRecordKey(type) {
return string_String({
pattern: RecordPattern(type)
});
}

function FromPriorityTypes(types) {
return union_priority_sort_FromTypes(Priority(types));
}

function union_priority_sort_FromTypes(types) {
return types.map(type => union_priority_sort_FromType(type));
}

function union_priority_sort_FromType(type) {
const next = array_IsArray(type) ? _Array_(union_priority_sort_FromType(type.items), ArrayOptions(type)) : IsIntersect(type) ? Intersect(union_priority_sort_FromTypes(type.allOf)) : IsUnion(type) ? union_Union(FromPriorityTypes(type.anyOf)) : object_IsObject(type) ? _Object_(union_priority_sort_FromProperties(type.properties)) : IsRecord(type) ? Record(FromRecordKey(type), union_priority_sort_FromType(RecordValue(type))) : IsTuple(type) ? Tuple(union_priority_sort_FromTypes(type.items)) : type;
return Modifiers(type, next);
}

function UnionPrioritySort(type) {
const result = union_priority_sort_FromType(type);
return result;
}

function Clean(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return clean_from_type_FromType(context, sorted, value);
}

function IsOk(value) {
return IsObject(value) && HasPropertyKey(value, "value");
}

function Ok(value) {
return {
value: value
};
}

function Fail() {
return undefined;
}

function TryArray(value) {
return IsArray(value) ? Ok(value) : Ok([ value ]);
}

function try_bigint_FromBoolean(value) {
return guard_IsEqual(value, true) ? Ok(BigInt(1)) : Ok(BigInt(0));
}

const bigintPattern = /^-?(0|[1-9]\d*)n$/;

const decimalPattern = /^-?(0|[1-9]\d*)\.\d+$/;

const integerPattern = /^-?(0|[1-9]\d*)$/;

function IsStringBigIntLike(value) {
return bigintPattern.test(value);
}

function IsStringDecimalLike(value) {
return decimalPattern.test(value);
}

function IsStringIntegerLike(value) {
return integerPattern.test(value);
}

function try_bigint_FromString(value) {
const lowercase = value.toLowerCase();
return IsStringBigIntLike(value) ? Ok(BigInt(value.slice(0, value.length - 1))) : IsStringDecimalLike(value) ? Ok(BigInt(value.split(".")[0])) : IsStringIntegerLike(value) ? Ok(BigInt(value)) : guard_IsEqual(lowercase, "false") ? Ok(BigInt(0)) : guard_IsEqual(lowercase, "true") ? Ok(BigInt(1)) : Fail();
}

function TryBigInt(value) {
return IsBigInt(value) ? Ok(value) : IsBoolean(value) ? try_bigint_FromBoolean(value) : IsNumber(value) ? Ok(BigInt(Math.trunc(value))) : IsNull(value) ? Ok(BigInt(0)) : IsString(value) ? try_bigint_FromString(value) : IsUndefined(value) ? Ok(BigInt(0)) : Fail();
}

function try_boolean_FromBigInt(value) {
return guard_IsEqual(value, BigInt(0)) ? Ok(false) : guard_IsEqual(value, BigInt(1)) ? Ok(true) : Fail();
}

function try_boolean_FromNumber(value) {
return guard_IsEqual(value, 0) ? Ok(false) : guard_IsEqual(value, 1) ? Ok(true) : Fail();
}

function try_boolean_FromString(value) {
return guard_IsEqual(value.toLowerCase(), "false") ? Ok(false) : guard_IsEqual(value.toLowerCase(), "true") ? Ok(true) : guard_IsEqual(value, "0") ? Ok(false) : guard_IsEqual(value, "1") ? Ok(true) : Fail();
}

function TryBoolean(value) {
return IsBigInt(value) ? try_boolean_FromBigInt(value) : IsBoolean(value) ? Ok(value) : IsNumber(value) ? try_boolean_FromNumber(value) : IsNull(value) ? Ok(false) : IsString(value) ? try_boolean_FromString(value) : IsUndefined(value) ? Ok(false) : Fail();
}

function try_null_FromBigInt(value) {
return guard_IsEqual(value, BigInt(0)) ? Ok(null) : Fail();
}

function try_null_FromBoolean(value) {
return guard_IsEqual(value, false) ? Ok(null) : Fail();
}

function try_null_FromNumber(value) {
return guard_IsEqual(value, 0) ? Ok(null) : Fail();
}

function try_null_FromString(value) {
const lowercase = value.toLowerCase();
const predicate = guard_IsEqual(lowercase, "undefined") || guard_IsEqual(lowercase, "null") || guard_IsEqual(value, "") || guard_IsEqual(value, "0");
return predicate ? Ok(null) : Fail();
}

function TryNull(value) {
return IsBigInt(value) ? try_null_FromBigInt(value) : IsBoolean(value) ? try_null_FromBoolean(value) : IsNumber(value) ? try_null_FromNumber(value) : IsNull(value) ? Ok(null) : IsString(value) ? try_null_FromString(value) : IsUndefined(value) ? Ok(null) : Fail();
}

const maxBigInt = BigInt(Number.MAX_SAFE_INTEGER);

const minBigInt = BigInt(Number.MIN_SAFE_INTEGER);

function try_number_FromBigInt(value) {
return value <= maxBigInt && value >= minBigInt ? Ok(Number(value)) : Fail();
}

function try_number_FromBoolean(value) {
return Ok(value ? 1 : 0);
}

function try_number_FromString(value) {
const coerced = +value;
if (IsNumber(coerced)) return Ok(coerced);
const lowercase = value.toLowerCase();
if (guard_IsEqual(lowercase, "false")) return Ok(0);
if (guard_IsEqual(lowercase, "true")) return Ok(1);
const result = TryBigInt(value);
if (IsOk(result)) return result.value <= maxBigInt && result.value >= minBigInt ? Ok(Number(result.value)) : Fail();
return Fail();
}

function TryNumber(value) {
return IsBigInt(value) ? try_number_FromBigInt(value) : IsBoolean(value) ? try_number_FromBoolean(value) : IsNumber(value) ? Ok(value) : IsNull(value) ? Ok(0) : IsString(value) ? try_number_FromString(value) : IsUndefined(value) ? Ok(0) : Fail();
}

function TryString(value) {
return IsBigInt(value) ? Ok(value.toString()) : IsBoolean(value) ? Ok(value.toString()) : IsNumber(value) ? Ok(value.toString()) : IsNull(value) ? Ok("null") : IsString(value) ? Ok(value) : IsUndefined(value) ? Ok("") : Fail();
}

function try_undefined_FromBigInt(value) {
return guard_IsEqual(value, BigInt(0)) ? Ok(undefined) : Fail();
}

function try_undefined_FromBoolean(value) {
return guard_IsEqual(value, false) ? Ok(undefined) : Fail();
}

function try_undefined_FromNumber(value) {
return guard_IsEqual(value, 0) ? Ok(undefined) : Fail();
}

function try_undefined_FromString(value) {
const lowercase = value.toLowerCase();
const predicate = guard_IsEqual(lowercase, "undefined") || guard_IsEqual(lowercase, "null") || guard_IsEqual(value, "") || guard_IsEqual(value, "0");
return predicate ? Ok(undefined) : Fail();
}

function TryUndefined(value) {
return IsBigInt(value) ? try_undefined_FromBigInt(value) : IsBoolean(value) ? try_undefined_FromBoolean(value) : IsNumber(value) ? try_undefined_FromNumber(value) : IsNull(value) ? Ok(undefined) : IsString(value) ? try_undefined_FromString(value) : IsUndefined(value) ? Ok(value) : Fail();
}

function convert_from_array_FromArray(context, type, value) {
const result = TryArray(value);
return result.value.map(value => convert_from_type_FromType(context, type.items, value));
}

function from_bigint_FromBigInt(_context, _type, value) {
const result = TryBigInt(value);
return IsOk(result) ? result.value : value;
}

function from_boolean_FromBoolean(_context, _type, value) {
const result = TryBoolean(value);
return IsOk(result) ? result.value : value;
}

function convert_from_cyclic_FromCyclic(context, type, value) {
return convert_from_type_FromType({
...context,
...type.$defs
}, ref_Ref(type.$ref), value);
}

function from_enum_FromEnum(context, type, value) {
return convert_from_type_FromType(context, evaluate_Evaluate(type), value);
}

function FromInteger(_context, _type, value) {
const result = TryNumber(value);
return IsOk(result) ? Math.trunc(result.value) : value;
}

function convert_from_intersect_FromIntersect(context, type, value) {
const instantiated = Instantiate(context, type);
const evaluated = evaluate_Evaluate(instantiated);
return convert_from_type_FromType(context, evaluated, value);
}

function FromLiteralBigInt(_context, type, value) {
const result = TryBigInt(value);
return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}

function FromLiteralBoolean(_context, type, value) {
const result = TryBoolean(value);
return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}

function FromLiteralNumber(_context, type, value) {
const result = TryNumber(value);
return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}

function FromLiteralString(_context, type, value) {
const result = TryString(value);
return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}

function convert_from_literal_FromLiteral(context, type, value) {
if (guard_IsEqual(type.const, value)) return value;
return IsLiteralBigInt(type) ? FromLiteralBigInt(context, type, value) : IsLiteralBoolean(type) ? FromLiteralBoolean(context, type, value) : IsLiteralNumber(type) ? FromLiteralNumber(context, type, value) : IsLiteralString(type) ? FromLiteralString(context, type, value) : unreachable_Unreachable();
}

function from_null_FromNull(_context, _type, value) {
const result = TryNull(value);
return IsOk(result) ? result.value : value;
}

function from_number_FromNumber(_context, _type, value) {
const result = TryNumber(value);
return IsOk(result) ? result.value : value;
}

function from_additional_FromAdditionalProperties(context, entries, additionalProperties, value) {
const keys = Keys(value);
for (const [regexp, _] of entries) {
for (const key of keys) {
if (!regexp.test(key)) {
value[key] = convert_from_type_FromType(context, additionalProperties, value[key]);
}
}
}
return value;
}

function IsOptionalUndefined(property, key, value) {
return IsOptional(property) && IsUndefined(value[key]);
}

function from_object_FromProperties(context, type, value) {
const entries = EntriesRegExp(type.properties);
const keys = Keys(value);
for (const [regexp, property] of entries) {
for (const key of keys) {
if (!regexp.test(key) || IsOptionalUndefined(property, key, value)) continue;
value[key] = convert_from_type_FromType(context, property, value[key]);
}
}
return HasPropertyKey(type, "additionalProperties") && IsObject(type.additionalProperties) ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
}

function convert_from_object_FromObject(context, type, value) {
return IsObjectNotArray(value) ? from_object_FromProperties(context, type, value) : value;
}

function from_record_FromPatternProperties(context, type, value) {
const entries = EntriesRegExp(type.patternProperties);
const keys = Keys(value);
for (const [regexp, schema] of entries) {
for (const key of keys) {
if (regexp.test(key)) {
value[key] = convert_from_type_FromType(context, schema, value[key]);
}
}
}
return HasPropertyKey(type, "additionalProperties") && IsObject(type.additionalProperties) ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
}

function convert_from_record_FromRecord(context, type, value) {
return IsObjectNotArray(value) ? from_record_FromPatternProperties(context, type, value) : value;
}

function convert_from_ref_FromRef(context, type, value) {
return HasPropertyKey(context, type.$ref) ? convert_from_type_FromType(context, context[type.$ref], value) : value;
}

function from_string_FromString(_context, _type, value) {
const result = TryString(value);
return IsOk(result) ? result.value : value;
}

function convert_from_template_literal_FromTemplateLiteral(context, type, value) {
return convert_from_type_FromType(context, evaluate_Evaluate(type), value);
}

function convert_from_tuple_FromTuple(context, type, value) {
if (!IsArray(value)) return value;
for (let index = 0; index < Math.min(type.items.length, value.length); index++) {
value[index] = convert_from_type_FromType(context, type.items[index], value[index]);
}
return value;
}

function from_undefined_FromUndefined(_context, _type, value) {
const result = TryUndefined(value);
return IsOk(result) ? result.value : value;
}

function convert_from_union_FromUnion(context, type, value) {
const matched = type.anyOf.some(type => check_check_Check(context, type, value));
if (matched) return value;
const candidates = type.anyOf.map(type => convert_from_type_FromType(context, type, clone_Clone(value)));
const selected = candidates.find(value => check_check_Check(context, type, value));
return IsUndefined(selected) ? value : selected;
}

function FromVoid(_context, _type, value) {
const result = TryUndefined(value);
return IsOk(result) ? void 0 : value;
}

function convert_from_type_FromType(context, type, value) {
return array_IsArray(type) ? convert_from_array_FromArray(context, type, value) : bigint_IsBigInt(type) ? from_bigint_FromBigInt(context, type, value) : boolean_IsBoolean(type) ? from_boolean_FromBoolean(context, type, value) : IsCyclic(type) ? convert_from_cyclic_FromCyclic(context, type, value) : enum_IsEnum(type) ? from_enum_FromEnum(context, type, value) : integer_IsInteger(type) ? FromInteger(context, type, value) : IsIntersect(type) ? convert_from_intersect_FromIntersect(context, type, value) : IsLiteral(type) ? convert_from_literal_FromLiteral(context, type, value) : null_IsNull(type) ? from_null_FromNull(context, type, value) : number_IsNumber(type) ? from_number_FromNumber(context, type, value) : object_IsObject(type) ? convert_from_object_FromObject(context, type, value) : IsRecord(type) ? convert_from_record_FromRecord(context, type, value) : ref_IsRef(type) ? convert_from_ref_FromRef(context, type, value) : string_IsString(type) ? from_string_FromString(context, type, value) : IsTemplateLiteral(type) ? convert_from_template_literal_FromTemplateLiteral(context, type, value) : IsTuple(type) ? convert_from_tuple_FromTuple(context, type, value) : undefined_IsUndefined(type) ? from_undefined_FromUndefined(context, type, value) : IsUnion(type) ? convert_from_union_FromUnion(context, type, value) : IsVoid(type) ? FromVoid(context, type, value) : value;
}

function Convert(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return convert_from_type_FromType(context, type, value);
}

function default_from_array_FromArray(context, type, value) {
if (!IsArray(value)) return value;
for (let i = 0; i < value.length; i++) {
value[i] = default_from_type_FromType(context, type.items, value[i]);
}
return value;
}

function default_from_cyclic_FromCyclic(context, type, value) {
return default_from_type_FromType({
...context,
...type.$defs
}, ref_Ref(type.$ref), value);
}

function FromDefault(type, value) {
if (!IsUndefined(value)) return value;
return IsFunction(type.default) ? type.default() : clone_Clone(type.default);
}

function default_from_intersect_FromIntersect(context, type, value) {
const instantiated = Instantiate(context, type);
const evaluated = evaluate_Evaluate(instantiated);
return default_from_type_FromType(context, evaluated, value);
}

function default_from_object_FromObject(context, type, value) {
if (!IsObject(value)) return value;
const knownPropertyKeys = Keys(type.properties);
for (const key of knownPropertyKeys) {
const propertyValue = default_from_type_FromType(context, type.properties[key], value[key]);
const isUnassignableUndefined = IsUndefined(propertyValue) && (IsOptional(type.properties[key]) || !HasPropertyKey(type.properties[key], "default"));
if (isUnassignableUndefined) continue;
value[key] = propertyValue;
}
if (!IsAdditionalProperties(type) || IsBoolean(type.additionalProperties)) return value;
for (const key of Keys(value)) {
if (knownPropertyKeys.includes(key)) continue;
value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
}
return value;
}

function default_from_record_FromRecord(context, type, value) {
if (!IsObject(value)) return value;
const [recordKey, recordValue] = [ new RegExp(RecordPattern(type)), RecordValue(type) ];
for (const key of Keys(value)) {
if (!(recordKey.test(key) && IsDefault(recordValue))) continue;
value[key] = default_from_type_FromType(context, recordValue, value[key]);
}
if (!IsAdditionalProperties(type)) return value;
for (const key of Keys(value)) {
if (recordKey.test(key)) continue;
value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
}
return value;
}

function default_from_ref_FromRef(context, type, value) {
return HasPropertyKey(context, type.$ref) ? default_from_type_FromType(context, context[type.$ref], value) : value;
}

function default_from_tuple_FromTuple(context, schema, value) {
if (!IsArray(value)) return value;
const [items, max] = [ schema.items, Math.max(schema.items.length, value.length) ];
for (let i = 0; i < max; i++) {
if (i < items.length) value[i] = default_from_type_FromType(context, items[i], value[i]);
}
return value;
}

function default_from_union_FromUnion(context, schema, value) {
for (const inner of schema.anyOf) {
const result = default_from_type_FromType(context, inner, clone_Clone(value));
if (check_check_Check(context, inner, result)) {
return result;
}
}
return value;
}

function default_from_type_FromType(context, type, value) {
const defaulted = IsDefault(type) ? FromDefault(type, value) : value;
return array_IsArray(type) ? default_from_array_FromArray(context, type, defaulted) : IsCyclic(type) ? default_from_cyclic_FromCyclic(context, type, defaulted) : IsIntersect(type) ? default_from_intersect_FromIntersect(context, type, defaulted) : object_IsObject(type) ? default_from_object_FromObject(context, type, defaulted) : IsRecord(type) ? default_from_record_FromRecord(context, type, defaulted) : ref_IsRef(type) ? default_from_ref_FromRef(context, type, defaulted) : IsTuple(type) ? default_from_tuple_FromTuple(context, type, defaulted) : IsUnion(type) ? default_from_union_FromUnion(context, type, defaulted) : defaulted;
}

function Default(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return default_from_type_FromType(context, type, value);
}

function Pipeline(pipeline) {
return (...args) => {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return pipeline.reduce((result, func) => func(context, type, result), value);
};
}

function callback_Decode(_context, type, value) {
return type["~codec"].decode(value);
}

function callback_Encode(_context, type, value) {
return type["~codec"].encode(value);
}

function Callback(direction, context, type, value) {
if (!IsCodec(type)) return value;
return guard_IsEqual(direction, "Decode") ? callback_Decode(context, type, value) : callback_Encode(context, type, value);
}

function from_array_Decode(direction, context, type, value) {
if (!IsArray(value)) return value;
for (let i = 0; i < value.length; i++) {
value[i] = codec_from_type_FromType(direction, context, type.items, value[i]);
}
return Callback(direction, context, type, value);
}

function from_array_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!IsArray(exterior)) return exterior;
for (let i = 0; i < exterior.length; i++) {
exterior[i] = codec_from_type_FromType(direction, context, type.items, exterior[i]);
}
return exterior;
}

function codec_from_array_FromArray(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_array_Decode(direction, context, type, value) : from_array_Encode(direction, context, type, value);
}

function codec_from_cyclic_FromCyclic(direction, context, type, value) {
value = codec_from_type_FromType(direction, {
...context,
...type.$defs
}, ref_Ref(type.$ref), value);
return Callback(direction, context, type, value);
}

function MergeInteriors(interiors) {
return interiors.reduce((results, interior) => ({
...results,
...interior
}), {});
}

function NonMatchingInterior(value, interiors) {
for (const interior of interiors) if (!IsDeepEqual(value, interior)) return interior;
return value;
}

function from_intersect_Decode(direction, context, type, value) {
if (guard_IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, clone_Clone(value))));
const structural = interiors.every(result => IsObject(result));
const exterior = structural ? MergeInteriors(interiors) : NonMatchingInterior(value, interiors);
return Callback(direction, context, type, exterior);
}

function from_intersect_Encode(direction, context, type, value) {
if (guard_IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
const exterior = Callback(direction, context, type, value);
const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, clone_Clone(exterior))));
const structural = interiors.every(result => IsObject(result));
if (structural) return MergeInteriors(interiors);
return NonMatchingInterior(exterior, interiors);
}

function codec_from_intersect_FromIntersect(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_intersect_Decode(direction, context, type, value) : from_intersect_Encode(direction, context, type, value);
}

function from_object_Decode(direction, context, type, value) {
if (!IsObjectNotArray(value)) return value;
for (const key of Keys(type.properties)) {
if (!HasPropertyKey(value, key) || IsOptionalUndefined(type.properties[key], key, value)) continue;
value[key] = codec_from_type_FromType(direction, context, type.properties[key], value[key]);
}
return Callback(direction, context, type, value);
}

function from_object_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!IsObjectNotArray(exterior)) return exterior;
for (const key of Keys(type.properties)) {
if (!HasPropertyKey(exterior, key) || IsOptionalUndefined(type.properties[key], key, exterior)) continue;
exterior[key] = codec_from_type_FromType(direction, context, type.properties[key], exterior[key]);
}
return exterior;
}

function codec_from_object_FromObject(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_object_Decode(direction, context, type, value) : from_object_Encode(direction, context, type, value);
}

function from_record_Decode(direction, context, type, value) {
if (!IsObjectNotArray(value)) return value;
const regexp = new RegExp(RecordPattern(type));
for (const key of Keys(value)) {
if (!regexp.test(key)) continue;
value[key] = codec_from_type_FromType(direction, context, RecordValue(type), value[key]);
}
return Callback(direction, context, type, value);
}

function from_record_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!IsObjectNotArray(exterior)) return exterior;
const regexp = new RegExp(RecordPattern(type));
for (const key of Keys(exterior)) {
if (!regexp.test(key)) continue;
exterior[key] = codec_from_type_FromType(direction, context, RecordValue(type), exterior[key]);
}
return exterior;
}

function codec_from_record_FromRecord(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_record_Decode(direction, context, type, value) : from_record_Encode(direction, context, type, value);
}

function from_ref_ResolveRef(direction, context, type, value) {
return HasPropertyKey(context, type.$ref) ? codec_from_type_FromType(direction, context, context[type.$ref], value) : value;
}

function codec_from_ref_FromRef(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? Callback(direction, context, type, from_ref_ResolveRef(direction, context, type, value)) : from_ref_ResolveRef(direction, context, type, Callback(direction, context, type, value));
}

function from_tuple_Decode(direction, context, type, value) {
if (!IsArray(value)) return value;
for (let i = 0; i < Math.min(type.items.length, value.length); i++) {
value[i] = codec_from_type_FromType(direction, context, type.items[i], value[i]);
}
return Callback(direction, context, type, value);
}

function from_tuple_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!IsArray(exterior)) return value;
for (let i = 0; i < Math.min(type.items.length, exterior.length); i++) {
exterior[i] = codec_from_type_FromType(direction, context, type.items[i], exterior[i]);
}
return exterior;
}

function codec_from_tuple_FromTuple(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_tuple_Decode(direction, context, type, value) : from_tuple_Encode(direction, context, type, value);
}

function from_union_Decode(direction, context, type, value) {
for (const schema of type.anyOf) {
if (!check_check_Check(context, schema, value)) continue;
const variant = codec_from_type_FromType(direction, context, schema, value);
return Callback(direction, context, type, variant);
}
return value;
}

function from_union_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
for (const schema of type.anyOf) {
const variant = codec_from_type_FromType(direction, context, schema, clone_Clone(exterior));
if (!check_check_Check(context, schema, variant)) continue;
return variant;
}
return exterior;
}

function codec_from_union_FromUnion(direction, context, type, value) {
return guard_IsEqual(direction, "Decode") ? from_union_Decode(direction, context, type, value) : from_union_Encode(direction, context, type, value);
}

function codec_from_type_FromType(direction, context, type, value) {
return array_IsArray(type) ? codec_from_array_FromArray(direction, context, type, value) : IsCyclic(type) ? codec_from_cyclic_FromCyclic(direction, context, type, value) : IsIntersect(type) ? codec_from_intersect_FromIntersect(direction, context, type, value) : object_IsObject(type) ? codec_from_object_FromObject(direction, context, type, value) : IsRecord(type) ? codec_from_record_FromRecord(direction, context, type, value) : ref_IsRef(type) ? codec_from_ref_FromRef(direction, context, type, value) : IsTuple(type) ? codec_from_tuple_FromTuple(direction, context, type, value) : IsUnion(type) ? codec_from_union_FromUnion(direction, context, type, value) : Callback(direction, context, type, value);
}

class DecodeError extends AssertError {
constructor(value, errors) {
super("Decode", value, errors);
}
}

function decode_Assert(context, type, value) {
if (!check_check_Check(context, type, value)) throw new DecodeError(value, errors_errors_Errors(context, type, value));
return value;
}

function DecodeUnsafe(context, type, value) {
const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return codec_from_type_FromType("Decode", context, sorted, value);
}

const Decoder = Pipeline([ (_context, _type, value) => clone_Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => decode_Assert(context, type, value), (context, type, value) => DecodeUnsafe(context, type, value) ]);

function decode_Decode(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return Decoder(context, type, value);
}

class EncodeError extends AssertError {
constructor(value, errors) {
super("Encode", value, errors);
}
}

function encode_Assert(context, type, value) {
if (!check_check_Check(context, type, value)) throw new EncodeError(value, errors_errors_Errors(context, type, value));
return value;
}

function EncodeUnsafe(context, type, value) {
const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return codec_from_type_FromType("Encode", context, sorted, value);
}

const Encoder = Pipeline([ (_context, _type, value) => clone_Clone(value), (context, type, value) => EncodeUnsafe(context, type, value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => encode_Assert(context, type, value) ]);

function encode_Encode(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return Encoder(context, type, value);
}

function has_FromArray(context, type) {
return IsCodec(type) || has_FromType(context, type.items);
}

function has_FromCyclic(context, type) {
return IsCodec(type) || has_FromRef({
...context,
...type.$defs
}, ref_Ref(type.$ref));
}

function has_FromIntersect(context, type) {
return IsCodec(type) || type.allOf.some(type => has_FromType(context, type));
}

function has_FromObject(context, type) {
return IsCodec(type) || Keys(type.properties).some(key => has_FromType(context, type.properties[key]));
}

function has_FromRecord(context, type) {
return IsCodec(type) || has_FromType(context, RecordValue(type));
}

function has_FromRef(context, type) {
if (visited.has(type.$ref)) return false;
visited.add(type.$ref);
return IsCodec(type) || HasPropertyKey(context, type.$ref) && has_FromType(context, context[type.$ref]);
}

function has_FromTuple(context, type) {
return IsCodec(type) || type.items.some(type => has_FromType(context, type));
}

function has_FromUnion(context, type) {
return IsCodec(type) || type.anyOf.some(type => has_FromType(context, type));
}

function has_FromType(context, type) {
return array_IsArray(type) ? has_FromArray(context, type) : IsCyclic(type) ? has_FromCyclic(context, type) : IsIntersect(type) ? has_FromIntersect(context, type) : object_IsObject(type) ? has_FromObject(context, type) : IsRecord(type) ? has_FromRecord(context, type) : ref_IsRef(type) ? has_FromRef(context, type) : IsTuple(type) ? has_FromTuple(context, type) : IsUnion(type) ? has_FromUnion(context, type) : IsCodec(type);
}

const visited = new Set;

function HasCodec(...args) {
const [context, type] = arguments_Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
visited.clear();
return has_FromType(context, type);
}

class CreateError extends Error {
constructor(type, message) {
super(message);
this.type = type;
}
}

function from_default_FromDefault(_context, schema) {
return IsFunction(schema.default) ? schema.default(schema) : IsObject(schema.default) ? clone_Clone(schema.default) : schema.default;
}

function create_from_array_FromArray(context, type) {
if (IsUniqueItems(type) && !IsDefault(type)) throw new CreateError(type, "Arrays with uniqueItems constraints must specify a default annotation");
const length = IsMinItems(type) ? type.minItems : 0;
return Array.from({
length: length
}, () => create_from_type_FromType(context, type.items));
}

function create_from_bigint_FromBigInt(_context, type) {
return IsExclusiveMinimum(type) ? BigInt(type.exclusiveMinimum) + BigInt(1) : IsMinimum(type) ? BigInt(type.minimum) : BigInt(0);
}

function create_from_boolean_FromBoolean(_context, _type) {
return false;
}

function from_constructor_FromConstructor(context, type) {
const instanceType = create_from_type_FromType(context, type.instanceType);
return class {
constructor() {
Object.assign(this, instanceType);
}
};
}

function create_from_cyclic_FromCyclic(context, type) {
return create_from_type_FromType({
...context,
...type.$defs
}, ref_Ref(type.$ref));
}

function create_from_enum_FromEnum(context, type) {
return create_from_type_FromType(context, evaluate_Evaluate(type));
}

function from_function_FromFunction(context, type) {
const returnType = create_from_type_FromType(context, type.returnType);
return () => returnType;
}

function from_integer_FromInteger(_context, type) {
return IsExclusiveMinimum(type) && IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : IsMinimum(type) ? type.minimum : 0;
}

function create_from_intersect_FromIntersect(context, type) {
const instantiated = Instantiate(context, type);
const evaluated = evaluate_Evaluate(instantiated);
return create_from_type_FromType(context, evaluated);
}

function create_from_literal_FromLiteral(_context, type) {
return type.const;
}

function FromNever(_context, type) {
throw new CreateError(type, "Cannot create TNever types");
}

function create_from_null_FromNull(_context, _type) {
return null;
}

function create_from_number_FromNumber(_context, type) {
return IsExclusiveMinimum(type) && IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : IsMinimum(type) ? type.minimum : 0;
}

function create_from_object_FromObject(context, type) {
const required = IsUndefined(type.required) ? [] : type.required;
return required.reduce((result, key) => ({
...result,
[key]: create_from_type_FromType(context, type.properties[key])
}), {});
}

function create_from_record_FromRecord(_context, type) {
if (IsMinProperties(type) && !IsDefault(type)) throw new CreateError(type, "Record with the minProperties constraint must have a default annotation");
return {};
}

function create_from_ref_FromRef(context, type) {
return HasPropertyKey(context, type.$ref) ? create_from_type_FromType(context, context[type.$ref]) : (() => {
throw new CreateError(type, "Unable to deref Ref");
})();
}

function create_from_string_FromString(_context, type) {
const needsDefault = (IsPattern(type) || IsFormat(type)) && !IsDefault(type);
if (needsDefault) throw Error("Strings with format or pattern constraints must specify default");
const minLength = minLength_IsMinLength(type) ? type.minLength : 0;
return "".padEnd(minLength);
}

function from_symbol_FromSymbol(_context, _type) {
return Symbol();
}

function create_from_template_literal_FromTemplateLiteral(context, type) {
const decoded = TemplateLiteralDecode(type.pattern);
if (string_IsString(decoded)) throw new CreateError(type, "Unable to create TemplateLiteral due to infinite type expansion");
return create_from_type_FromType(context, decoded);
}

function create_from_tuple_FromTuple(context, type) {
return Array.from({
length: type.minItems
}, (_, i) => create_from_type_FromType(context, type.items[i]));
}

function create_from_undefined_FromUndefined(_context, _type) {
return undefined;
}

function create_from_union_FromUnion(context, type) {
if (guard_IsEqual(type.anyOf.length, 0)) {
throw Error("Unable to create Union with no variants");
}
return create_from_type_FromType(context, type.anyOf[0]);
}

function from_void_FromVoid(_context, _type) {
return void 0;
}

function create_from_type_FromType(context, type) {
return IsDefault(type) ? from_default_FromDefault(context, type) : array_IsArray(type) ? create_from_array_FromArray(context, type) : bigint_IsBigInt(type) ? create_from_bigint_FromBigInt(context, type) : boolean_IsBoolean(type) ? create_from_boolean_FromBoolean(context, type) : constructor_IsConstructor(type) ? from_constructor_FromConstructor(context, type) : IsCyclic(type) ? create_from_cyclic_FromCyclic(context, type) : enum_IsEnum(type) ? create_from_enum_FromEnum(context, type) : function_IsFunction(type) ? from_function_FromFunction(context, type) : integer_IsInteger(type) ? from_integer_FromInteger(context, type) : IsIntersect(type) ? create_from_intersect_FromIntersect(context, type) : IsLiteral(type) ? create_from_literal_FromLiteral(context, type) : IsNever(type) ? FromNever(context, type) : null_IsNull(type) ? create_from_null_FromNull(context, type) : number_IsNumber(type) ? create_from_number_FromNumber(context, type) : object_IsObject(type) ? create_from_object_FromObject(context, type) : IsRecord(type) ? create_from_record_FromRecord(context, type) : ref_IsRef(type) ? create_from_ref_FromRef(context, type) : string_IsString(type) ? create_from_string_FromString(context, type) : symbol_IsSymbol(type) ? from_symbol_FromSymbol(context, type) : IsTemplateLiteral(type) ? create_from_template_literal_FromTemplateLiteral(context, type) : IsTuple(type) ? create_from_tuple_FromTuple(context, type) : undefined_IsUndefined(type) ? create_from_undefined_FromUndefined(context, type) : IsUnion(type) ? create_from_union_FromUnion(context, type) : IsVoid(type) ? from_void_FromVoid(context, type) : undefined;
}

function create_Create(...args) {
const [context, type] = arguments_Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return create_from_type_FromType(context, type);
}

function hash_Hash(value) {
return Hash(value);
}

class parse_ParseError extends AssertError {
constructor(value, errors) {
super("Parse", value, errors);
}
}

function parse_Assert(context, type, value) {
internal_EnableParseErrors();
const errors = errors_errors_Errors(context, type, value);
internal_DisableParseErrors();
if (!check_check_Check(context, type, value)) throw new parse_ParseError(value, errors);
return value;
}

const parse_Parser = Pipeline([ (_context, _type, value) => clone_Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => parse_Assert(context, type, value) ]);

function parse_Parse(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const checked = check_check_Check(context, type, value);
if (checked) return value;
if (Get().correctiveParse) return parse_Parser(context, type, value);
internal_EnableParseErrors();
const errors = errors_errors_Errors(context, type, value);
internal_DisableParseErrors();
throw new parse_ParseError(value, errors);
}

function Equal(left, right) {
return IsDeepEqual(left, right);
}

function CreateUpdate(path, value) {
return {
type: "update",
path: path,
value: value
};
}

function CreateInsert(path, value) {
return {
type: "insert",
path: path,
value: value
};
}

function CreateDelete(path) {
return {
type: "delete",
path: path
};
}

function AssertCanDiffObject(value) {
if (IsObject(value) && guard_IsEqual(Symbols(value).length, 0)) return;
throw new Error("Cannot create diffs for objects with symbols keys");
}

function* diff_FromObject(path, left, right) {
if (!IsObject(right) || IsArray(right)) return yield CreateUpdate(path, right);
AssertCanDiffObject(left);
AssertCanDiffObject(right);
const leftKeys = Keys(left);
const rightKeys = Keys(right);
for (const key of rightKeys) {
if (HasPropertyKey(left, key)) continue;
if (IsUnsafePropertyKey(key)) continue;
yield CreateInsert(`${path}/${key}`, right[key]);
}
for (const key of leftKeys) {
if (!HasPropertyKey(right, key)) continue;
if (IsUnsafePropertyKey(key)) continue;
if (Equal(left, right)) continue;
yield* diff_FromValue(`${path}/${key}`, left[key], right[key]);
}
for (const key of leftKeys) {
if (HasPropertyKey(right, key)) continue;
if (IsUnsafePropertyKey(key)) continue;
yield CreateDelete(`${path}/${key}`);
}
}

function* diff_FromArray(path, left, right) {
if (!IsArray(right)) return yield CreateUpdate(path, right);
for (let i = 0; i < Math.min(left.length, right.length); i++) {
yield* diff_FromValue(`${path}/${i}`, left[i], right[i]);
}
for (let i = 0; i < right.length; i++) {
if (i < left.length) continue;
yield CreateInsert(`${path}/${i}`, right[i]);
}
for (let i = left.length - 1; i >= 0; i--) {
if (i < right.length) continue;
yield CreateDelete(`${path}/${i}`);
}
}

function* diff_FromTypedArray(path, left, right) {
const typeLeft = globalThis.Object.getPrototypeOf(left).constructor.name;
const typeRight = globalThis.Object.getPrototypeOf(right).constructor.name;
const predicate = IsTypeArray(right) && guard_IsEqual(left.length, right.length) && guard_IsEqual(typeLeft, typeRight);
if (predicate) {
for (let index = 0; index < Math.min(left.length, right.length); index++) {
yield* diff_FromValue(`${path}/${index}`, left[index], right[index]);
}
} else {
return yield CreateUpdate(path, right);
}
}

function* FromUnknown(path, left, right) {
if (left === right) return;
yield CreateUpdate(path, right);
}

function* diff_FromValue(path, left, right) {
return IsTypeArray(left) ? yield* diff_FromTypedArray(path, left, right) : IsArray(left) ? yield* diff_FromArray(path, left, right) : IsObject(left) ? yield* diff_FromObject(path, left, right) : yield* FromUnknown(path, left, right);
}

function Diff(current, next) {
return [ ...diff_FromValue("", current, next) ];
}

const edit_Insert = _Object_({
type: literal_Literal("insert"),
path: string_String(),
value: unknown_Unknown()
});

const edit_Update = Object({
type: literal_Literal("update"),
path: string_String(),
value: unknown_Unknown()
});

const edit_Delete = _Object_({
type: literal_Literal("delete"),
path: string_String()
});

const Edit = union_Union([ edit_Insert, edit_Update, edit_Delete ]);

function IsRoot(edits) {
return edits.length > 0 && edits[0].path === "" && edits[0].type === "update";
}

function IsEmpty(edits) {
return edits.length === 0;
}

function Patch(current, edits) {
if (IsRoot(edits)) return clone_Clone(edits[0].value);
if (IsEmpty(edits)) return clone_Clone(current);
const clone = clone_Clone(current);
for (const edit of edits) {
switch (edit.type) {
case "insert":
{
pointer_Set(clone, edit.path, edit.value);
break;
}

case "update":
{
pointer_Set(clone, edit.path, edit.value);
break;
}

case "delete":
{
Delete(clone, edit.path);
break;
}
}
}
return clone;
}

class RepairError extends Error {
constructor(context, type, value, message) {
super(message);
this.context = context;
this.type = type;
this.value = value;
}
}

function MakeUnique(values) {
const [hashes, result] = [ new Set, [] ];
for (const value of values) {
const hash = hash_Hash(value);
if (hashes.has(hash)) continue;
hashes.add(hash);
result.push(value);
}
return result;
}

function repair_from_array_FromArray(context, type, value) {
if (check_check_Check(context, type, value)) return value;
const created = IsArray(value) ? value : create_Create(context, type);
const minimum = IsMinItems(type) && created.length < type.minItems ? [ ...created, ...Array.from({
length: type.minItems - created.length
}, () => create_Create(context, type)) ] : created;
const maximum = IsMaxItems(type) && minimum.length > type.maxItems ? minimum.slice(0, type.maxItems) : minimum;
const repaired = maximum.map(value => repair_from_type_FromType(context, type.items, value));
if (!IsUniqueItems(type) || IsUniqueItems(type) && !guard_IsEqual(type.uniqueItems, true)) return repaired;
const unique = MakeUnique(repaired);
if (!check_check_Check(context, type, unique)) throw new RepairError(context, type, value, "Failed to repair Array due to uniqueItems constraint");
return unique;
}

function repair_from_enum_FromEnum(context, type, value) {
return repair_from_type_FromType(context, evaluate_Evaluate(type), value);
}

function repair_from_intersect_FromIntersect(context, type, value) {
const instantiated = Instantiate(context, type);
const evaluated = evaluate_Evaluate(instantiated);
return repair_from_type_FromType(context, evaluated, value);
}

function repair_from_object_FromObject(context, type, value) {
if (check_check_Check(context, type, value)) return value;
if (!IsObjectNotArray(value)) return create_Create(context, type);
const required = new Set(IsUndefined(type.required) ? [] : type.required);
const result = {};
for (const [key, schema] of Entries(type.properties)) {
if (!required.has(key) && IsUndefined(value[key])) continue;
result[key] = key in value ? repair_from_type_FromType(context, schema, value[key]) : create_Create(context, schema);
}
const evaluatedKeys = Keys(type.properties);
if (IsAdditionalProperties(type) && IsObject(type.additionalProperties)) {
for (const key of Keys(value)) {
if (evaluatedKeys.includes(key)) continue;
result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
}
}
return result;
}

function repair_from_record_FromRecord(context, type, value) {
if (check_check_Check(context, type, value)) return value;
if (IsNull(value) || !IsObject(value) || IsArray(value)) return create_Create(context, type);
const recordKey = new RegExp(RecordPattern(type));
const recordValue = RecordValue(type);
const evaluatedKeys = new Set;
const result = {};
for (const [key, value_] of Entries(value)) {
if (!recordKey.test(key)) continue;
result[key] = repair_from_type_FromType(context, recordValue, value_);
evaluatedKeys.add(key);
}
if (IsAdditionalProperties(type)) {
for (const key of Keys(value)) {
if (evaluatedKeys.has(key)) continue;
result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
}
}
return result;
}

function repair_from_ref_FromRef(context, type, value) {
return HasPropertyKey(context, type.$ref) ? repair_from_type_FromType(context, context[type.$ref], value) : (() => {
throw new RepairError(context, type, value, "Unable to de-reference target type");
})();
}

function repair_from_template_literal_FromTemplateLiteral(context, type, value) {
const decoded = TemplateLiteralDecode(type.pattern);
return repair_from_type_FromType(context, decoded, value);
}

function repair_from_tuple_FromTuple(context, schema, value) {
if (check_check_Check(context, schema, value)) return value;
if (!IsArray(value)) return create_Create(context, schema);
return schema.items.map((schema, index) => repair_from_type_FromType(context, schema, value[index]));
}

function Deref(context, type, value) {
return ref_IsRef(type) ? HasPropertyKey(context, type.$ref) ? Deref(context, context[type.$ref], value) : (() => {
throw new Error("Unable to Deref target");
})() : type;
}

function ScoreVariant(context, type, value) {
if (!(object_IsObject(type) && IsObject(value))) return 0;
const keys = Keys(value);
const entries = Entries(type.properties);
return entries.reduce((result, [key, schema]) => {
const literal = IsLiteral(schema) && guard_IsEqual(schema.const, value[key]) ? 100 : 0;
const checks = check_check_Check(context, schema, value[key]) ? 10 : 0;
const exists = keys.includes(key) ? 1 : 0;
return result + (literal + checks + exists);
}, 0);
}

function UnionScoreSelect(context, type, value) {
const schemas = type.anyOf.map(schema => Deref(context, schema, value));
let [select, best] = [ schemas[0], 0 ];
for (const schema of schemas) {
const score = ScoreVariant(context, schema, value);
if (score > best) {
select = schema;
best = score;
}
}
return select;
}

function RepairUnion(context, type, value) {
const union = union_Union(Flatten(type.anyOf));
const schema = UnionScoreSelect(context, union, value);
return repair_from_type_FromType(context, schema, value);
}

function repair_from_union_FromUnion(context, type, value) {
if (check_check_Check(context, type, value)) return clone_Clone(value);
if (IsDefault(type)) return create_Create(context, type);
return RepairUnion(context, type, value);
}

function from_unknown_FromUnknown(context, type, value) {
if (check_check_Check(context, type, value)) return value;
const converted = Convert(context, type, value);
if (check_check_Check(context, type, converted)) return converted;
return create_Create(context, type);
}

function AssertRepairableValue(context, type, value) {
const unsupported = globals_IsDate(value) || IsMap(value) || IsSet(value) || IsTypeArray(value) || IsConstructor(value) || IsFunction(value);
if (unsupported) {
throw new RepairError(context, type, value, "Value is not repairable");
}
}

function AssertRepairableType(context, type, value) {
const unsupported = constructor_IsConstructor(type) || function_IsFunction(type) || IsNever(type);
if (unsupported) {
throw new RepairError(context, type, value, "Type is not repairable");
}
}

function CreateWhenUndefined(context, type, value) {
return IsUndefined(value) && !undefined_IsUndefined(type) ? create_Create(context, type) : value;
}

function FinalizeRepair(context, type, repaired) {
return _refine_IsRefine(type) ? check_check_Check(context, type, repaired) ? repaired : create_Create(context, type) : repaired;
}

function repair_from_type_FromType(context, type, value) {
AssertRepairableValue(context, type, value);
AssertRepairableType(context, type, value);
const candidate = CreateWhenUndefined(context, type, value);
const repaired = array_IsArray(type) ? repair_from_array_FromArray(context, type, candidate) : enum_IsEnum(type) ? repair_from_enum_FromEnum(context, type, candidate) : IsIntersect(type) ? repair_from_intersect_FromIntersect(context, type, candidate) : object_IsObject(type) ? repair_from_object_FromObject(context, type, candidate) : IsRecord(type) ? repair_from_record_FromRecord(context, type, candidate) : ref_IsRef(type) ? repair_from_ref_FromRef(context, type, candidate) : IsTemplateLiteral(type) ? repair_from_template_literal_FromTemplateLiteral(context, type, candidate) : IsTuple(type) ? repair_from_tuple_FromTuple(context, type, candidate) : IsUnion(type) ? repair_from_union_FromUnion(context, type, candidate) : from_unknown_FromUnknown(context, type, candidate);
return FinalizeRepair(context, type, repaired);
}

function Repair(...args) {
const [context, type, value] = arguments_Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const repaired = repair_from_type_FromType(context, type, value);
Assert(context, type, repaired);
return repaired;
}

const value = null && Value;

class validator_Validator {
constructor(context, type) {
this.hasCodec = HasCodec(context, type);
this.buildResult = build_Build(context, type);
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
if (Get().correctiveParse) return parse_Parser(this.Context(), this.Type(), value);
internal_EnableParseErrors();
const errors = this.Errors(value);
internal_DisableParseErrors();
throw new parse_ParseError(value, errors);
}
Errors(value) {
if (this.IsAccelerated() && this.Check(value)) return [];
return errors_errors_Errors(this.Context(), this.Type(), value);
}
Clean(value) {
return Clean(this.Context(), this.Type(), value);
}
Convert(value) {
return Convert(this.Context(), this.Type(), value);
}
Create() {
return create_Create(this.Context(), this.Type());
}
Default(value) {
return Default(this.Context(), this.Type(), value);
}
Decode(value) {
const result = this.hasCodec ? decode_Decode(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
Encode(value) {
const result = this.hasCodec ? encode_Encode(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
}

function compile_compile_Compile(...args) {
const [context, type] = arguments_Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return new validator_Validator(context, type);
}

const compile = null && Compile;

function retryAfterMs(header, now) {
if (header === null) return null;
const text = header.trim();
if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1e3;
if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
const date = Date.parse(text);
return Number.isNaN(date) ? null : Math.max(0, date - now);
}

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
const base64 = base64Of(bytes);
const inUrls = [ encodeURIComponent(value), strictlyEncoded(value), encodeURI(value) ];
const inForm = new URLSearchParams({
v: value
}).toString().slice(2);
const inJson = JSON.stringify(value).slice(1, -1);
const hex = hexOf(bytes);
return [ ...new Set([ secret, inJson, inJson.replaceAll("/", "\\/"), ...[ "&#39;", "&#x27;", "&apos;" ].map(apostrophe => inHtml(value, apostrophe)), ...[ ...inUrls, inForm ].flatMap(encoded => [ encoded, lowerHex(encoded) ]), base64, base64.replaceAll("=", ""), urlSafe(base64), hex, hex.toUpperCase() ]) ];
}

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
for (const form of formsOf(secret)) yield* patternsOfForm(form);
if (secret.includes(" ")) yield* patternsOfForm(secret.replaceAll(" ", "+"));
if (secret.includes("+")) yield* patternsOfForm(secret.replaceAll("+", " "));
const within = base64Within(encoder.encode(secret)).filter(({length: length}) => length >= WITHIN_MIN);
for (const part of within) for (const form of new Set([ part, urlSafe(part) ])) yield* patternsOfForm(form);
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

const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;

function redact(text, secrets = [], maxLength = 300) {
const clean = new SecretMasker(secrets).mask(text).replace(SECRETS, "$1***");
return truncate(oneLine(clean), maxLength);
}

function apiError(response, label, secrets, now) {
const clean = (value, maxLength) => typeof value === "string" && value !== "" ? redact(value, secrets, maxLength) : null;
const body = recordOf(parsedJson((new TextDecoder).decode(response.bytes)));
const error = isRecord(body["error"]) ? body["error"] : body;
const named = clean(error["code"], 80);
const code = named ?? `http_${response.status}`;
const message = clean(error["message"], 500) ?? meaningOf(named, response.status);
const after = retryAfterMs(response.headers.get("retry-after"), now);
const requestId = clean(response.headers.get("x-request-id") ?? error["request_id"], 100) ?? undefined;
const suffix = requestId === undefined ? "" : `, request ${requestId}`;
return apiErrorOf(response.status, code, `${label}: ${message} (${response.status} ${code}${suffix})`, {
request: label,
status: response.status,
requestId: requestId,
param: clean(error["param"], 200),
details: api_error_listOf(error["details"]).map(detail => detailOf(recordOf(detail), clean)),
entryCodes: api_error_listOf(body["results"]).map(entry => clean(recordOf(recordOf(entry)["error"])["code"], 80)),
retryAfter: after === null ? null : Math.ceil(after / 1e3)
});
}

function meaningOf(code, status) {
if (code !== null && Object.hasOwn(API_ERRORS, code)) return API_ERRORS[code].meaning;
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
return isRecord(value) ? value : {};
}

function api_error_listOf(value) {
return Array.isArray(value) ? value.slice(0, LIMITS.bulkEntriesMax) : [];
}

const TEXT_LENGTH_MAX = 2e4;

const LONGER = new Set([ "coverage.browser.screenshot" ]);

const validators = new WeakMap;

function validatorOf(schema) {
const known = validators.get(schema);
if (known !== undefined) return known;
const compiled = compile_compile_Compile(schema);
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
return new ServiceResponseError("response_malformed", message, {
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
return primitives_strictObject({
data: external_typebox_namespaceObject.Type.Array(item),
next_cursor: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Union([ external_typebox_namespaceObject.Type.String({
maxLength: 2e3
}), external_typebox_namespaceObject.Type.Null() ])),
error: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Null())
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
throw new ClientConfigurationError("The base URL is not an absolute URL. Write it as https://host[:port].");
}
if (url.protocol !== "https:" && url.protocol !== "http:") {
throw new ClientConfigurationError("The base URL must begin with https:// (or http:// on loopback).");
}
if (url.username !== "" || url.password !== "") {
throw new ClientConfigurationError("The base URL must not contain credentials; pass the API key separately.");
}
if (url.search !== "" || url.hash !== "") {
throw new ClientConfigurationError("The base URL must not contain a query or a fragment.");
}
if (url.protocol === "http:" && !isLoopback(url.hostname) && url.origin !== page?.origin && !allowInsecure) {
throw new ClientConfigurationError(`The API key would be sent unencrypted to ${url.host}. Use https://, or allow plain HTTP explicitly.`, true);
}
url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
return url;
}

function checkApiKey({apiKey: key, headers: headers, fetch: fetch}) {
if (key === undefined) {
if (headers !== undefined || fetch !== undefined) return async () => null;
throw new ClientConfigurationError("Nothing authenticates the requests: pass apiKey, headers or fetch.");
}
if (typeof key === "function") return async () => sendable(await key());
const fixed = sendable(key);
return async () => fixed;
}

function sendable(key) {
const trimmed = key.trim();
if (trimmed === "") throw new ClientConfigurationError("The API key is empty.");
if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
throw new ClientConfigurationError("The API key contains spaces, line breaks or characters outside ASCII.");
}
return trimmed;
}

function checkMilliseconds(name, value) {
if (value > 0 && value <= 2 ** 31 - 1) return value;
throw new ClientConfigurationError(`${name} must be a positive number of milliseconds, at most 24 days.`);
}

function isHtml({headers: headers, bytes: bytes}) {
const start = (new TextDecoder).decode(bytes.subarray(0, 1024));
return /html/i.test(headers.get("content-type") ?? "") || /^\s*<(!doctype|html)/i.test(start);
}

function isTruncatedJson({headers: headers, bytes: bytes}) {
const isJson = /json/i.test(headers.get("content-type") ?? "");
return isJson && parsedJson((new TextDecoder).decode(bytes)) === undefined;
}

function jsonOf(response, request) {
const text = (new TextDecoder).decode(response.bytes);
try {
return JSON.parse(text);
} catch (cause) {
const type = redact(response.headers.get("content-type") ?? "no Content-Type", [], 80);
const received = isHtml(response) ? "an HTML page (from a proxy or a sign-in page in front of the API?)" : text === "" ? "an empty body" : `something that is not JSON (${type})`;
throw new ServiceResponseError("response_not_json", `${request}: the response is ${received}.`, {
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
return new ServiceTimeoutError(`${label}: ${text}.`, context);
}
if (code.endsWith("_TIMEOUT") || code === "ETIMEDOUT") {
const text = `${url.host} did not respond in time (${code})`;
return new ServiceTimeoutError(`${label}: ${text}.`, context);
}
const detail = code === "" ? "" : ` (${code}${hintOf(code)})`;
return new ServiceConnectionError("connection_failed", `${label}: no connection to ${url.host}${detail}.`, context);
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
if (error instanceof ServiceResponseError) throw error;
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
...present({
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
return new ServiceResponseError(code, `${label}: ${fault}.`, {
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
if (!(error instanceof ServiceConnectionError)) throw error;
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
const after = retryAfterMs(response.headers.get("retry-after"), now);
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
if (!(error instanceof ServiceResponseError) || error.code !== "response_not_json" || isHtml(response)) throw error;
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
throw new ServiceResponseError("redirect_refused", `${label}: redirected (${response.status}), ${refusal}.`, {
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
if (url.protocol === "https:" && next.protocol === "http:" && !isLoopback(next.hostname)) {
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
throw new ClientConfigurationError(`The header ${JSON.stringify(name).slice(0, 80)} cannot be sent.`);
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

const PATTERN = new RegExp(IDEMPOTENCY_KEY_PATTERN);

function idempotencyKey(key) {
if (key === undefined) return randomKey();
if (key.length <= LIMITS.idempotencyKeyLengthMax && PATTERN.test(key)) return key;
throw new ClientConfigurationError(`idempotencyKey must be 1 to ${LIMITS.idempotencyKeyLengthMax} visible ASCII characters.`);
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
const timeoutMs = checkMilliseconds("timeoutMs", args.timeoutMs ?? settings.timeoutMs);
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
const responseTimeoutMs = checkMilliseconds("responseTimeoutMs", options.responseTimeoutMs ?? 3e4);
const {headers: headers = {}} = options;
return {
base: parseBaseUrl(options.baseUrl, options.allowInsecure === true),
apiKey: checkApiKey(options),
headers: typeof headers === "function" ? headers : () => headers,
userAgent: options.userAgent ?? "scan-gate",
connection: {
fetch: options.fetch ?? ((...args) => fetch(...args)),
dispatcher: options.dispatcher
},
limits: {
responseTimeoutMs: responseTimeoutMs,
attemptTimeoutMs: checkMilliseconds("attemptTimeoutMs", options.attemptTimeoutMs ?? 2 * responseTimeoutMs),
maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024
},
timeoutMs: checkMilliseconds("timeoutMs", options.timeoutMs ?? 18e4),
retry: {
...DEFAULT_RETRY_POLICY,
...options.retry
},
clock: options.clock ?? systemClock,
random: options.random ?? Math.random
};
}

function fillPath(template, params) {
return template.replace(/\{([a-z_]+)\}/g, (_, name) => {
const value = params[name];
if (value === undefined || value === "" || value === "." || value === "..") {
throw new ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
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
return new ServiceResponseError("pagination_loop", `Reading a list: ${fault}.`, {
request: "list"
});
}

const FIRST_POLL_MS = 1e3;

const MAX_POLL_MS = 1e4;

const LAST_POLL_MS = 1e3;

async function waitForScan(getScan, clock, scanId, options) {
const timeoutMs = checkMilliseconds("timeoutMs", options.timeoutMs ?? 36e5);
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
if (wait_isFinal(scan)) return scan;
}
const pauseMax = deadline - clock.now() - LAST_POLL_MS;
if (pauseMax <= 0) throw new WaitTimeoutError(scanId, timeoutMs, scan, "error" in polled ? polled.error : undefined);
await clock.sleep(Math.min(pause, pauseMax), signal);
}
}

function wait_isFinal({status: status}) {
return status !== "queued" && status !== "running";
}

function isTransient(error) {
if (error instanceof ApiError) return isTransientFailure({
kind: "status",
status: error.status ?? 0,
code: error.code,
retryAfterMs: null
});
return error instanceof ServiceConnectionError || error instanceof ServiceResponseError && error.code === "response_not_json";
}

function replace(schema, own) {
return primitives_strictObject({
...schema.properties,
...own
});
}

function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : external_typebox_namespaceObject.Type.Optional(member) ]);
return primitives_strictObject(Object.fromEntries(members));
}

const Id = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 200
});

const ScanId = external_typebox_namespaceObject.Type.String({
pattern: "^scn_",
maxLength: 200
});

const Word = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 500
});

const openScan = {
id: ScanId,
target: external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 2300
}),
scan_type: Word,
status: Word,
failure: nullable(replace(ScanFailure, {
reason: Word
}))
};

const WireScan = wire(Scan, [ "id", "target", "scan_type", "status" ], openScan);

const WireScanState = wire(Scan, [ "id", "status" ], openScan);

const BulkEntry = external_typebox_namespaceObject.Type.Object({
ok: external_typebox_namespaceObject.Type.Boolean(),
scan: external_typebox_namespaceObject.Type.Optional(wire(Scan, [ "id" ], openScan)),
error: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
code: Word,
message: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String())
}))
});

const WireBulk = primitives_strictObject({
summary: wire(BulkScanResult.properties.summary, [], {}),
results: external_typebox_namespaceObject.Type.Array(BulkEntry)
});

const openTarget = {
id: Id,
hostname: external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(TargetVerification, {
method: nullable(Word),
instructions: external_typebox_namespaceObject.Type.Array(replace(TargetVerification.properties.instructions.items, {
method: Word
}))
})
};

const WireTarget = wire(Target, [ "id" ], openTarget);

const WireVerification = wire(Target, [], openTarget);

const WireFinding = wire(Finding, [ "severity" ], {
id: Id
});

const openCount = external_typebox_namespaceObject.Type.Optional(replace(ReachCount, {
left_out: external_typebox_namespaceObject.Type.Array(replace(ReachCount.properties.left_out.items, {
reason: Word
}))
}));

const openReach = primitives_strictObject({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});

const WireTargetFinding = wire(TargetFinding, [ "severity" ], {
id: Id
});

const WireReport = replace(Report, {
scan: replace(Scan, openScan),
target: replace(Target, openTarget),
coverage: external_typebox_namespaceObject.Type.Optional(replace(ScanCoverage, {
code: nullable(Word),
reach: external_typebox_namespaceObject.Type.Optional(openReach)
})),
findings: external_typebox_namespaceObject.Type.Array(replace(Finding, {
id: Id
}))
});

const WireExchangedToken = external_typebox_namespaceObject.Type.Object({
access_token: external_typebox_namespaceObject.Type.String({
minLength: 1,
description: "The API key."
}),
expires_in: external_typebox_namespaceObject.Type.Number({
description: "Seconds."
}),
scopes: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(Word))
});

const WireUsage = wire(Usage, [ "last_30d" ], {
mode: Word,
last_30d: wire(Usage.properties.last_30d, [ "by_operation" ], {})
});

const WireSchedule = wire(Schedule, [ "id", "cron", "target_ids", "status" ], {
id: Id,
scan_type: Word,
status: Word
});

const WireChannel = wire(Channel, [ "id", "name", "kind", "status" ], {
id: Id,
kind: Word,
events: external_typebox_namespaceObject.Type.Array(Word),
status: Word,
disabled_reason: nullable(Word)
});

const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];

const openWebhook = {
id: external_typebox_namespaceObject.Type.String({
pattern: "^whk_",
maxLength: 200
}),
events: external_typebox_namespaceObject.Type.Array(Word)
};

const WireWebhook = wire(Webhook, WEBHOOK_REQUIRED, openWebhook);

const WireWebhookWithSecret = wire(WebhookWithSecret, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);

const MAX_PAGES = 1e4;

function createClient(options) {
const call = createCall(options, ROUTES);
const client = {
baseUrl: call.baseUrl,
getUsage: opts => call.json("getUsage", WireUsage, {
...opts
}),
createTarget: (body, opts) => call.json("createTarget", WireTarget, {
body: body,
...opts
}),
listTargets: (query = {}, opts) => call.list("listTargets", WireTarget, {
query: query,
...opts
}),
getTarget: (target_id, opts) => call.json("getTarget", WireTarget, {
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
listTargetFindings: (target_id, query = {}, opts) => call.list("listTargetFindings", WireTargetFinding, {
params: {
target_id: target_id
},
query: query,
...opts
}),
verifyTarget: (target_id, body, opts) => call.json("verifyTarget", WireVerification, {
params: {
target_id: target_id
},
body: body,
...opts
}),
createScan: (body, opts) => call.json("createScan", WireScanState, {
body: body,
...opts
}),
createScansBulk: (body, opts) => call.raw("createScansBulk", {
body: body,
...opts
}, bulkOf),
listScans: (query = {}, opts) => call.list("listScans", WireScan, {
query: query,
...opts
}),
getScan: (scan_id, opts) => call.json("getScan", WireScan, {
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
cancelScan: (scan_id, opts) => call.json("cancelScan", WireScanState, {
params: {
scan_id: scan_id
},
...opts
}),
listFindings: (scan_id, query = {}, opts) => call.list("listFindings", WireFinding, {
params: {
scan_id: scan_id
},
query: query,
...opts
}),
getChecks: opts => call.json("getChecks", Checks, {
...opts
}),
putChecks: (body, opts) => call.json("putChecks", Checks, {
body: body,
...opts
}),
updateFinding: (finding_id, body, opts) => call.json("updateFinding", WireFinding, {
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
createSchedule: (body, opts) => call.json("createSchedule", WireSchedule, {
body: body,
...opts
}),
listSchedules: (query = {}, opts) => call.list("listSchedules", WireSchedule, {
query: query,
...opts
}),
getSchedule: (schedule_id, opts) => call.json("getSchedule", WireSchedule, {
params: {
schedule_id: schedule_id
},
...opts
}),
updateSchedule: (schedule_id, body, opts) => call.json("updateSchedule", WireSchedule, {
params: {
schedule_id: schedule_id
},
body: body,
...opts
}),
deleteSchedule: (schedule_id, opts) => call.empty("deleteSchedule", {
params: {
schedule_id: schedule_id
},
...opts
}),
createChannel: (body, opts) => call.json("createChannel", WireChannel, {
body: body,
...opts
}),
listChannels: (query = {}, opts) => call.list("listChannels", WireChannel, {
query: query,
...opts
}),
getChannel: (channel_id, opts) => call.json("getChannel", WireChannel, {
params: {
channel_id: channel_id
},
...opts
}),
updateChannel: (channel_id, body, opts) => call.json("updateChannel", WireChannel, {
params: {
channel_id: channel_id
},
body: body,
...opts
}),
deleteChannel: (channel_id, opts) => call.empty("deleteChannel", {
params: {
channel_id: channel_id
},
...opts
}),
testChannel: (channel_id, opts) => call.json("testChannel", WebhookTestResult, {
params: {
channel_id: channel_id
},
...opts
}),
listWebhooks: (query = {}, opts) => call.list("listWebhooks", WireWebhook, {
query: query,
...opts
}),
createWebhook: (body, opts) => call.json("createWebhook", WireWebhookWithSecret, {
body: body,
...opts
}),
getWebhook: (id, opts) => call.json("getWebhook", WireWebhook, {
params: {
id: id
},
...opts
}),
updateWebhook: (id, body, opts) => call.json("updateWebhook", WireWebhook, {
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
rotateWebhookSecret: (id, body, opts) => call.json("rotateWebhookSecret", WireWebhookWithSecret, {
params: {
id: id
},
...body === undefined ? {} : {
body: body
},
...opts
}),
testWebhook: (id, opts) => call.json("testWebhook", WebhookTestResult, {
params: {
id: id
},
...opts
}),
listDeliveries: (id, query = {}, opts) => call.list("listDeliveries", Delivery, {
params: {
id: id
},
query: query,
...opts
}),
getDelivery: (id, delivery_id, opts) => call.json("getDelivery", DeliveryWithAttempts, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDelivery: (id, delivery_id, opts) => call.json("replayDelivery", Delivery, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDeliveries: (id, body, opts) => call.json("replayDeliveries", ReplayResult, {
params: {
id: id
},
body: body,
...opts
}),
wait: (scan, opts = {}) => waitForScan(client.getScan, options.clock ?? systemClock, typeof scan === "string" ? scan : scan.id, opts),
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
iterateTargets: (query, opts) => iterate(cursor => client.listTargets(from(query, cursor), opts), MAX_PAGES),
iterateScans: (query, opts) => iterate(cursor => client.listScans(from(query, cursor), opts), MAX_PAGES),
iterateFindings: (scanId, query, opts) => iterate(cursor => client.listFindings(scanId, from(query, cursor), opts), MAX_PAGES),
iterateTargetFindings: (targetId, query, opts) => iterate(cursor => client.listTargetFindings(targetId, from(query, cursor), opts), MAX_PAGES),
iterateSchedules: (query, opts) => iterate(cursor => client.listSchedules(from(query, cursor), opts), MAX_PAGES),
iterateChannels: (query, opts) => iterate(cursor => client.listChannels(from(query, cursor), opts), MAX_PAGES),
iterateWebhooks: (query, opts) => iterate(cursor => client.listWebhooks(from(query, cursor), opts), MAX_PAGES),
iterateDeliveries: (id, query, opts) => iterate(cursor => client.listDeliveries(id, from(query, cursor), opts), MAX_PAGES)
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
const {summary: summary, results: results} = checkResponse(WireBulk, jsonOf(response, request), request);
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
const version = isRecord(document) ? document["schema_version"] : undefined;
if (typeof version !== "string" || !/^1\.[0-9]{1,4}$/.test(version)) return {
document: document,
report: null
};
const report = checkResponse(WireReport, structuredClone(document), request);
return {
document: document,
report: report
};
}

const SIGNATURE_HEADER = "service-signature";

class SignatureError extends Error {
code;
constructor(code, message) {
super(message);
this.name = code;
this.code = code;
}
}

class ExpiredSignature extends SignatureError {
constructor(message) {
super("expired_signature", message);
}
}

class InvalidSignature extends SignatureError {
constructor(message) {
super("invalid_signature", message);
}
}

function checkSignatureHeader(header, secrets, nowSeconds, toleranceSeconds) {
if (secrets.length === 0 || secrets.includes("")) {
throw new InvalidSignature("The subscription secret is empty.");
}
const parsed = parseHeader(header ?? "");
if (parsed === undefined) {
throw new InvalidSignature(`The ${SIGNATURE_HEADER} header is missing or malformed.`);
}
const distance = Math.abs(nowSeconds - parsed.timestamp);
if (distance > toleranceSeconds) {
throw new ExpiredSignature(`The signature is ${Math.ceil(distance)} seconds away from now, more than ${toleranceSeconds}: a replay, or a wrong clock.`);
}
return parsed;
}

function parseHeader(header) {
if (header.length > 2048) return undefined;
const parts = header.split(",");
if (parts.length > 16) return undefined;
let timestamp;
const versions = [];
for (const part of parts) {
const separator = part.indexOf("=");
if (separator < 0) return undefined;
const key = part.slice(0, separator).trim();
const value = part.slice(separator + 1).trim();
if (key === "t") {
if (timestamp !== undefined || !/^[0-9]{1,12}$/.test(value)) return undefined;
timestamp = Number(value);
} else if (key === "v1") {
versions.push(value);
}
}
return timestamp === undefined || versions.length === 0 ? undefined : {
timestamp: timestamp,
versions: versions
};
}

const EventId = external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 200,
description: "Event id."
});

function wire_events_event(type, data) {
return primitives_strictObject({
id: EventId,
type: external_typebox_namespaceObject.Type.Literal(type),
created_at: primitives_Timestamp,
data: data
});
}

const shown = [ "scan_id", "target", "status" ];

const wire_events_open = {
scan_type: Word,
status: Word
};

const finding = [ "finding_id", "check_id", "severity", "target" ];

const openFinding = {
scan_type: Word
};

const WIRE_EVENTS = {
"scan.queued": wire_events_event("scan.queued", wire(EVENT_DATA["scan.queued"], shown, wire_events_open)),
"scan.running": wire_events_event("scan.running", wire(EVENT_DATA["scan.running"], shown, wire_events_open)),
"scan.completed": wire_events_event("scan.completed", wire(EVENT_DATA["scan.completed"], [ ...shown, "findings_count", "report_url" ], wire_events_open)),
"scan.failed": wire_events_event("scan.failed", wire(EVENT_DATA["scan.failed"], [ ...shown, "reason", "message" ], {
...wire_events_open,
reason: Word
})),
"scan.cancelled": wire_events_event("scan.cancelled", wire(EVENT_DATA["scan.cancelled"], [ ...shown, "cancelled_at" ], wire_events_open)),
"target.verified": wire_events_event("target.verified", wire(EVENT_DATA["target.verified"], [ "target_id", "hostname", "method", "verified_at" ], {
method: Word
})),
"finding.created": wire_events_event("finding.created", wire(EVENT_DATA["finding.created"], finding, openFinding)),
"finding.fixed": wire_events_event("finding.fixed", wire(EVENT_DATA["finding.fixed"], finding, openFinding))
};

const WireUnknownEvent = primitives_strictObject({
id: EventId,
type: Word,
created_at: primitives_Timestamp,
data: external_typebox_namespaceObject.Type.Record(external_typebox_namespaceObject.Type.String(), external_typebox_namespaceObject.Type.Unknown())
});

class MalformedEventError extends Error {
code="malformed_event";
constructor(fault) {
super(`The signature is genuine, but the payload is not an event: ${fault}.`);
this.name = "MalformedEventError";
}
}

async function verify(payload, header, secret, options = {}) {
await verifySignature(payload, header, secret, options);
return eventOf(payload);
}

async function verifySignature(payload, header, secret, options = {}) {
const {tolerance: tolerance = LIMITS.signatureToleranceSeconds, now: now = Math.floor(Date.now() / 1e3)} = options;
if (typeof payload !== "string" && !isBytes(payload)) {
throw new TypeError("payload must be the received body as bytes or text, not a parsed body");
}
if (!Number.isFinite(now) || now < 0) throw new RangeError("now must be a Unix time in seconds");
if (!Number.isFinite(tolerance) || tolerance < 0) {
throw new RangeError("tolerance must be a number of seconds that is not negative");
}
const secrets = typeof secret === "string" ? [ secret ] : secret;
const {timestamp: timestamp, versions: versions} = checkSignatureHeader(header, secrets, now, tolerance);
const signed = signedBytes(timestamp, payload);
let isGenuine = false;
for (const key of secrets) {
const digest = await hexDigest(key, signed);
for (const version of versions) isGenuine = isSame(digest, version) || isGenuine;
}
if (!isGenuine) throw new InvalidSignature("No v1 signature matches the payload: it has another secret, or was changed on the way.");
}

async function sign(payload, secret, options = {}) {
const timestamp = Math.floor(options.timestamp ?? Date.now() / 1e3);
if (typeof payload !== "string" && !isBytes(payload)) {
throw new TypeError("payload must be the body to send as bytes or text");
}
if (!(timestamp >= 0 && timestamp < 10 ** 12)) throw new RangeError("timestamp must be a Unix time in seconds");
const secrets = typeof secret === "string" ? [ secret ] : secret;
if (secrets.length === 0 || secrets.includes("")) throw new RangeError("The secret of the subscription is empty.");
const bytes = signedBytes(timestamp, payload);
const versions = await Promise.all(secrets.map(async key => `v1=${await hexDigest(key, bytes)}`));
return [ `t=${timestamp}`, ...versions ].join(",");
}

function isBytes(value) {
return Object.prototype.toString.call(value) === "[object Uint8Array]";
}

function signedBytes(timestamp, payload) {
const encoder = new TextEncoder;
const start = encoder.encode(`${timestamp}.`);
const body = typeof payload === "string" ? encoder.encode(payload) : payload;
const bytes = new Uint8Array(start.length + body.length);
bytes.set(start);
bytes.set(body, start.length);
return bytes;
}

async function hexDigest(secret, bytes) {
const algorithm = {
name: "HMAC",
hash: "SHA-256"
};
const key = await crypto.subtle.importKey("raw", (new TextEncoder).encode(secret), algorithm, false, [ "sign" ]);
const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
return Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
}

function isSame(expected, received) {
let difference = expected.length ^ received.length;
for (let index = 0; index < expected.length; index += 1) {
difference |= expected.charCodeAt(index) ^ received.charCodeAt(index);
}
return difference === 0;
}

function eventOf(payload) {
let document;
try {
const text = typeof payload === "string" ? payload : decoder().decode(payload);
document = JSON.parse(text);
} catch {
throw new MalformedEventError("it is not JSON");
}
const type = isRecord(document) ? document["type"] : undefined;
const schema = isEventType(type) ? WIRE_EVENTS[type] : WireUnknownEvent;
try {
return checkResponse(schema, document, "event");
} catch (error) {
const member = error instanceof Error && "member" in error ? error.member : "";
throw new MalformedEventError(member ? `${member} is missing or malformed` : "it is not a JSON object");
}
}

const decoder = () => new TextDecoder("utf-8", {
fatal: true,
ignoreBOM: true
});

function isKnownEvent(event) {
return isEventType(event.type);
}

function isEventType(type) {
return EVENT_TYPES.some(known => known === type);
}

const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

function digest(secret, timestamp, rawBody) {
return (0, external_node_crypto_namespaceObject.createHmac)("sha256", secret).update(`${timestamp}.`).update(rawBody).digest("hex");
}

function signPayload(secrets, timestamp, rawBody) {
const versions = secrets.map(secret => `v1=${digest(secret, timestamp, rawBody)}`);
return [ `t=${timestamp}`, ...versions ].join(",");
}

function signature_verifySignature(rawBody, header, secret, nowSeconds = Math.floor(Date.now() / 1e3)) {
if (!(rawBody instanceof Uint8Array)) {
throw new TypeError("rawBody must be the received bytes (Uint8Array or Buffer), not a parsed or re-serialised body");
}
if (!Number.isFinite(nowSeconds) || nowSeconds < 0) {
throw new RangeError("nowSeconds must be a Unix time in seconds, finite and not negative");
}
const {timestamp: timestamp, versions: versions} = checkSignatureHeader(header, [ secret ], nowSeconds, LIMITS.signatureToleranceSeconds);
const expected = Buffer.from(digest(secret, timestamp, rawBody), "utf8");
const genuine = versions.some(version => {
const received = Buffer.from(version, "utf8");
return received.length === expected.length && (0, external_node_crypto_namespaceObject.timingSafeEqual)(received, expected);
});
if (!genuine) throw new InvalidSignature("No v1 signature matches the body: it has another secret, or was changed on the way.");
}

function canonicalJson(value) {
if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
if (typeof value === "object" && value !== null) {
const members = Object.entries(value).filter(([, member]) => member !== undefined).sort(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
return `{${members.join(",")}}`;
}
if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON cannot hold ${value}`);
const text = JSON.stringify(value);
if (text === undefined) throw new TypeError(`JSON cannot hold a ${typeof value}`);
return text;
}

function compareText(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}

function compareFindings(left, right) {
return severityRank(left.severity) - severityRank(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint) || compareText(left.target ?? "", right.target ?? "");
}

function content(finding) {
const {fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, confidence: confidence, cvss: cvss, cwe: cwe, owasp: owasp} = finding;
const {location: location, locations: locations, locations_total: locations_total, description: description, evidence: evidence, remediation: remediation, references: references} = finding;
return {
fingerprint: fingerprint,
check_id: check_id,
title: title,
severity: severity,
confidence: confidence,
cvss: cvss,
cwe: cwe,
owasp: owasp,
location: location,
locations: locations,
locations_total: locations_total,
description: description,
evidence: evidence,
remediation: remediation,
references: references
};
}

function findingsDigest(findings) {
const contents = [ ...findings ].sort(compareFindings).map(content);
return (0, external_node_crypto_namespaceObject.createHash)("sha256").update(canonicalJson(contents)).digest("hex");
}

const GATE_REASONS_MAX = 20;

const GATE_OUTCOMES = [ "passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped" ];

const GATE_STATUSES = [ "new", "existing", "ignored" ];

const FindingSource = primitives_strictObject({
file: external_typebox_namespaceObject.Type.String({
minLength: 1,
maxLength: 4096
}),
line: external_typebox_namespaceObject.Type.Integer({
minimum: 1
})
}, {
description: "Where the sources of the application declare the route of the location. `file` is relative to the root of the repository."
});

const ReportFinding = primitives_strictObject({
...Finding.properties,
gate_status: external_typebox_namespaceObject.Type.Optional(stringEnum(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.")),
source: external_typebox_namespaceObject.Type.Optional(FindingSource),
blocking: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({
description: "True if the finding fails the gate. Only in reports of a gated run."
}))
}, {
description: "One weakness, with its proof."
});

const ReportDocument = primitives_strictObject({
...Report.properties,
findings: external_typebox_namespaceObject.Type.Array(ReportFinding),
gate: external_typebox_namespaceObject.Type.Optional(primitives_strictObject({
outcome: stringEnum(GATE_OUTCOMES),
reasons: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String(), {
maxItems: GATE_REASONS_MAX,
description: "Most important first."
})
}, {
description: "Verdict of the run that the scan belongs to. Only in reports of a gated run."
}))
}, {
description: "All data of one successful scan."
});

function reportSchemaDocument() {
return {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
...JSON.parse(JSON.stringify(ReportDocument))
};
}

const REPORT_LENGTH_MAX = 64 * 1024 * 1024;

class ReportError extends Error {
code;
constructor(code, message, options) {
super(message, options);
this.name = "ReportError";
this.code = code;
}
}

let validator;

function readReport(text) {
if (text.length > REPORT_LENGTH_MAX) throw new ReportError("too_large", `The report is longer than ${REPORT_LENGTH_MAX} characters.`);
const document = parse(text);
const version = versionOf(document);
if (version?.split(".")[0] !== report_REPORT_SCHEMA_VERSION.split(".")[0]) throw new ReportError("unknown_version", `The report has schema_version ${JSON.stringify(version ?? null)}; this reader knows ${report_REPORT_SCHEMA_VERSION}.`);
const known = Clean(ReportDocument, document);
validator ??= compile_compile_Compile(ReportDocument);
if (!validator.Check(known)) {
const [fault] = validator.Errors(known);
throw new ReportError("invalid", `The report is not valid at ${place(fault)}: ${fault?.message ?? "unexpected type"}.`);
}
const report = known;
return {
report: report,
digestMatches: findingsDigest(report.findings) === report.summary.digest
};
}

function parse(text) {
try {
return JSON.parse(text.replace(/^\ufeff/, ""));
} catch (error) {
throw new ReportError("not_json", "The report is not JSON.", {
cause: error
});
}
}

function versionOf(document) {
if (typeof document !== "object" || document === null) return undefined;
const version = document["schema_version"];
return typeof version === "string" && /^\d{1,4}\.\d{1,4}$/.test(version) ? version : undefined;
}

function place(fault) {
const path = fault?.instancePath ?? "";
return path === "" ? "the top level" : JSON.stringify(path.slice(0, 200));
}

var __webpack_exports__ApiError = __webpack_exports__.hD;

var __webpack_exports__AuthenticationError = __webpack_exports__.v3;

var __webpack_exports__BadRequestError = __webpack_exports__.v7;

var __webpack_exports__ClientConfigurationError = __webpack_exports__.q5;

var __webpack_exports__ConflictError = __webpack_exports__.fK;

var __webpack_exports__ExpiredSignature = __webpack_exports__.o$;

var __webpack_exports__InternalServerError = __webpack_exports__.PO;

var __webpack_exports__InvalidSignature = __webpack_exports__.Ob;

var __webpack_exports__NotFoundError = __webpack_exports__.m_;

var __webpack_exports__PaymentRequiredError = __webpack_exports__.yP;

var __webpack_exports__PermissionDeniedError = __webpack_exports__.Ll;

var __webpack_exports__RateLimitError = __webpack_exports__.OE;

var __webpack_exports__ReportError = __webpack_exports__.$g;

var __webpack_exports__SIGNATURE_HEADER = __webpack_exports__.D8;

var __webpack_exports__ServiceConnectionError = __webpack_exports__.A6;

var __webpack_exports__ServiceError = __webpack_exports__._7;

var __webpack_exports__ServiceResponseError = __webpack_exports__.LQ;

var __webpack_exports__ServiceTimeoutError = __webpack_exports__.Zh;

var __webpack_exports__ServiceUnavailableError = __webpack_exports__.us;

var __webpack_exports__SignatureError = __webpack_exports__.VA;

var __webpack_exports__UnprocessableEntityError = __webpack_exports__.Is;

var __webpack_exports__WaitTimeoutError = __webpack_exports__.Do;

var __webpack_exports__createClient = __webpack_exports__.UU;

var __webpack_exports__iterate = __webpack_exports__.nl;

var __webpack_exports__readReport = __webpack_exports__.tL;

var __webpack_exports__verifySignature = __webpack_exports__.Od;

var __webpack_exports__webhooks = __webpack_exports__.FL;

export { __webpack_exports__ApiError as ApiError, __webpack_exports__AuthenticationError as AuthenticationError, __webpack_exports__BadRequestError as BadRequestError, __webpack_exports__ClientConfigurationError as ClientConfigurationError, __webpack_exports__ConflictError as ConflictError, __webpack_exports__ExpiredSignature as ExpiredSignature, __webpack_exports__InternalServerError as InternalServerError, __webpack_exports__InvalidSignature as InvalidSignature, __webpack_exports__NotFoundError as NotFoundError, __webpack_exports__PaymentRequiredError as PaymentRequiredError, __webpack_exports__PermissionDeniedError as PermissionDeniedError, __webpack_exports__RateLimitError as RateLimitError, __webpack_exports__ReportError as ReportError, __webpack_exports__SIGNATURE_HEADER as SIGNATURE_HEADER, __webpack_exports__ServiceConnectionError as ServiceConnectionError, __webpack_exports__ServiceError as ServiceError, __webpack_exports__ServiceResponseError as ServiceResponseError, __webpack_exports__ServiceTimeoutError as ServiceTimeoutError, __webpack_exports__ServiceUnavailableError as ServiceUnavailableError, __webpack_exports__SignatureError as SignatureError, __webpack_exports__UnprocessableEntityError as UnprocessableEntityError, __webpack_exports__WaitTimeoutError as WaitTimeoutError, __webpack_exports__createClient as createClient, __webpack_exports__iterate as iterate, __webpack_exports__readReport as readReport, __webpack_exports__verifySignature as verifySignature, __webpack_exports__webhooks as webhooks };
