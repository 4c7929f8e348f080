export const id = "module-74838";

export const ids = [ "module-74838" ];

export const modules = {
74838: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _contract_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32024);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9682);
var _admin_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24152);
var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9654);
var _scopes_flag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68335);
const FLAGS = {
name: {
type: "string",
value: "NAME",
description: 'create: what the key is for, such as "CI of shop".'
},
type: {
type: "string",
value: "TYPE",
description: "create: workspace or personal. Default: workspace."
},
mode: {
type: "string",
value: "MODE",
description: "create: live or test. Default: live."
},
scopes: (0, _scopes_flag_js__WEBPACK_IMPORTED_MODULE_5__.u)("create"),
member: {
type: "string",
value: "NAME",
description: "create: owner of the personal access token."
},
"expires-at": {
type: "string",
value: "TIME",
description: "create: ISO 8601 time at which the key expires."
},
overlap: {
type: "string",
value: "DURATION",
description: "rotate: how long the old key stays valid, such as 30m, 24h or 7d. Default: it is revoked immediately."
},
..._admin_client_js__WEBPACK_IMPORTED_MODULE_3__.L$,
..._admin_client_js__WEBPACK_IMPORTED_MODULE_3__.yy
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_6__.bD)([ "keys create --bootstrap FILE --scopes LIST [--name NAME] [--type T] [--mode M] [--member NAME] [--workspace ID]", "keys list --bootstrap FILE", "keys revoke <key id> --bootstrap FILE", "keys rotate <key id> [--overlap DURATION] --bootstrap FILE" ], `Manages the API keys of a service on this machine. A key is printed only once, when it is created.\nrotate creates a new key with the same name, scopes and expiry. Its webhook subscriptions move to the new key immediately. The\nold key is revoked immediately, or after --overlap.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb, id, ...extra] = flags.positionals;
const takesId = verb === "revoke" || verb === "rotate";
const [surplus] = takesId ? extra : [ id, ...extra ];
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(surplus), `is one argument too many for keys ${verb}.`);
switch (verb) {
case "create":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "POST", "/v1/keys", createBody(flags));

case "list":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.a)(flags, io, "/v1/keys");

case "revoke":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "POST", `/v1/keys/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(id, "<key id>")}/revoke`);

case "rotate":
{
const overlap = flags.text("overlap");
const body = overlap === undefined ? {} : {
overlap_seconds: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.Ts)("--overlap", overlap, 2592e3)
};
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "POST", `/v1/keys/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(id, "<key id>")}/rotate`, body);
}

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("keys", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(verb ?? "")} is not one of create, list, revoke, rotate.`);
}
}
function createBody(flags) {
const type = (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--type", flags.text("type") ?? "workspace", _contract_key_js__WEBPACK_IMPORTED_MODULE_0__.WJ);
const member = flags.text("member");
if (type === "personal" && member === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--member", "missing: a personal key belongs to a member.");
if (type === "workspace" && member !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--member", "is only valid with --type personal.");
const scopes = (0, _scopes_flag_js__WEBPACK_IMPORTED_MODULE_5__.Z)(flags);
const expires = flags.text("expires-at");
if (expires !== undefined && Number.isNaN(Date.parse(expires))) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--expires-at", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(expires)} is not a time such as 2027-01-31T00:00:00Z.`);
}
const name = flags.text("name")?.trim();
if (name === "") throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--name", "is empty.");
return {
type: type,
mode: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--mode", flags.text("mode") ?? "live", _contract_key_js__WEBPACK_IMPORTED_MODULE_0__.ld),
scopes: scopes,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.Eb)({
name: name,
member: member,
expires_at: expires && new Date(expires).toISOString()
})
};
}
},
68335: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => scopesOf,
u: () => scopesFlag
});
var _contract_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32024);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
function scopesFlag(verb) {
return {
type: "string",
value: "LIST",
description: `${verb}: ${_contract_key_js__WEBPACK_IMPORTED_MODULE_0__.iW.join(", ")}, or all.`
};
}
function scopesOf(flags) {
const text = flags.text("scopes");
if (text === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--scopes", `missing: give some of ${_contract_key_js__WEBPACK_IMPORTED_MODULE_0__.iW.join(", ")}, or all.`);
if (text.trim() === "all") return [ ..._contract_key_js__WEBPACK_IMPORTED_MODULE_0__.iW ];
const scopes = [ ...new Set((0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.dt)(text).map(word => (0, 
_gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--scopes", word, _contract_key_js__WEBPACK_IMPORTED_MODULE_0__.iW))) ];
if (scopes.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--scopes", "is empty.");
return scopes;
}
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
}
};
