export const id = "module-39623";

export const ids = [ "module-39623" ];

export const modules = {
39623: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66432);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
var _admin_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24152);
var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
const FLAGS = {
role: {
type: "string",
value: "ROLE",
description: `add, update: ${_contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg.join(", ")}. Default of add: member.`
},
..._admin_client_js__WEBPACK_IMPORTED_MODULE_3__.L$,
..._admin_client_js__WEBPACK_IMPORTED_MODULE_3__.yy
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.bD)([ "members add <name> [--role ROLE] --bootstrap FILE", "members list --bootstrap FILE", "members update <name> --role ROLE --bootstrap FILE", "members remove <name> --bootstrap FILE" ], `Manages the members of a workspace. A viewer's personal access tokens have read scopes only, a member's any scope; an\nadmin may also use the admin API in the settings console. A lower role narrows or revokes tokens at once, and\nthe output names them. Removing a member revokes the personal access tokens of the member.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb, name, surplus] = flags.positionals;
const given = flags.text("role");
const role = given === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--role", given, _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg);
const extra = verb === "list" ? name : surplus;
if (extra !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(extra), `is one argument too many for members ${verb}.`);
if (role !== undefined && verb !== "add" && verb !== "update") {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--role", "goes with add and update only.");
}
switch (verb) {
case "add":
(0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>");
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "POST", "/v1/members", {
name: name,
...role === undefined ? {} : {
role: role
}
});

case "list":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.a)(flags, io, "/v1/members");

case "update":
if (role === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--role", `missing: give one of ${_contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg.join(", ")}.`);
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "PATCH", `/v1/members/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>")}`, {
role: role
});

case "remove":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "DELETE", `/v1/members/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>")}`);

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("members", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(verb ?? "")} is not one of add, list, update, remove.`);
}
}
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
