export const id = "module-24717";

export const ids = [ "module-24717" ];

export const modules = {
24717: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9682);
var _admin_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24152);
var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
var _scopes_flag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68335);
const GITHUB = "https://token.actions.githubusercontent.com";
const CLAIMS = {
"repository-id": "repository_id",
"repository-owner-id": "repository_owner_id",
environment: "environment",
ref: "ref",
event: "event_name"
};
const FLAGS = {
github: {
type: "string",
value: "OWNER/REPO",
description: 'add: a repository on GitHub. The name is only a label: give its ids too (gh api repos/OWNER/REPO --jq "[.id, .owner.id]").'
},
"repository-id": {
type: "string",
value: "N",
description: "add: number of the repository."
},
"repository-owner-id": {
type: "string",
value: "N",
description: "add: number of its owner."
},
environment: {
type: "string",
value: "NAME",
description: "add: only jobs of this environment."
},
ref: {
type: "string",
value: "REF",
description: "add: only runs of this ref, such as refs/heads/main."
},
event: {
type: "string",
value: "NAME",
description: "add: only runs of this event, such as push."
},
claim: {
type: "string",
multiple: true,
value: "NAME=VALUE",
description: "add: another claim, such as project_id=7 and namespace_id=3 of GitLab."
},
issuer: {
type: "string",
value: "URL",
description: `add: issuer of the tokens. Default with --github: ${GITHUB}.`
},
audience: {
type: "string",
value: "TEXT",
description: "add: audience of the tokens. Default: URL of the service."
},
name: {
type: "string",
value: "NAME",
description: "add: what the trust is for. Default: that of --github."
},
scopes: (0, _scopes_flag_js__WEBPACK_IMPORTED_MODULE_4__.u)("add"),
targets: {
type: "string",
value: "LIST",
description: "add: hosts, host:port or *.domain that its keys may register and scan. Default: any."
},
..._admin_client_js__WEBPACK_IMPORTED_MODULE_2__.L$,
..._admin_client_js__WEBPACK_IMPORTED_MODULE_2__.yy
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.bD)([ "trusts add --github OWNER/REPO --repository-id N --repository-owner-id N --scopes LIST [flags] --bootstrap FILE", "trusts add --issuer URL --claim NAME=VALUE --claim NAME=VALUE --scopes LIST [flags] --bootstrap FILE", "trusts list --bootstrap FILE", "trusts remove <trust id> --bootstrap FILE" ], `Manages which workloads, such as jobs of GitHub Actions, get a key of 15 minutes for their identity token, so that they need\nno stored secret. The service must accept the issuer (serve --oidc-issuer). Claims are compared exactly. remove also revokes the keys\nthat the trust gave.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb, id, ...extra] = flags.positionals;
const [surplus] = verb === "remove" ? extra : [ id, ...extra ];
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), `is one argument too many for trusts ${verb}.`);
switch (verb) {
case "add":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(flags, io, "POST", "/v1/trusts", addBody(flags));

case "list":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.a)(flags, io, "/v1/trusts");

case "remove":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(flags, io, "DELETE", `/v1/trusts/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_2__.dO)(id, "<trust id>")}`);

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("trusts", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(verb ?? "")} is not one of add, list, remove.`);
}
}
function addBody(flags) {
const github = flags.text("github");
if (github !== undefined && !/^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(github)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--github", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(github)} is not OWNER/REPO.`);
const issuer = flags.text("issuer") ?? (github === undefined ? undefined : GITHUB);
if (issuer === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--issuer", "missing: give it, or --github OWNER/REPO.");
if (github !== undefined) {
for (const name of [ "repository-id", "repository-owner-id" ]) if (flags.text(name) === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "missing: a name can be given to another repository, an id cannot.");
}
const targets = flags.text("targets");
return {
issuer: issuer,
claims: claimsOf(flags),
scopes: (0, _scopes_flag_js__WEBPACK_IMPORTED_MODULE_4__.Z)(flags),
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.Eb)({
name: flags.text("name") ?? github,
audience: flags.text("audience"),
targets: targets === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__.dt)(targets)
})
};
}
function claimsOf(flags) {
const named = Object.entries(CLAIMS).flatMap(([flag, claim]) => {
const value = flags.text(flag);
return value === undefined ? [] : [ [ claim, value ] ];
});
const others = flags.texts("claim").map(text => {
const [, name = "", value = ""] = /^([a-z][a-z0-9_]{0,63})=(.+)$/.exec(text) ?? [];
if (name === "") throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--claim", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(text)} is not NAME=VALUE.`);
return [ name, value ];
});
return Object.fromEntries([ ...named, ...others ]);
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
