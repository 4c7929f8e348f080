export const id = "contract-finding";

export const ids = [ "contract-finding" ];

export const modules = {
9498: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FW: () => TargetFinding,
Fm: () => FindingLocation,
Me: () => Cvss,
Ri: () => Proof,
bX: () => FINDING_STATES,
cJ: () => ProofHeader,
gi: () => Acceptance,
oE: () => FINDING_DECISIONS,
pD: () => FindingUpdate,
wI: () => Finding,
ww: () => ProofRequest
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];
const FindingLocation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
}),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
})),
parameter: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Affected header, cookie, query parameter or form field."
}))
});
const Cvss = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
score: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 10
}),
vector: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
});
const ProofHeader = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "In lower case."
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE."
})
}, {
description: "A header that matters for the result."
});
const ProofRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
role: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "control", "proof" ], "control: the request that the proof is compared with."),
method: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
}),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax,
description: "Absolute URL as requested, with its query."
}),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofHeader, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofHeadersMax
}),
body: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofBodyLengthMax
})),
response: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
before: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters before it."
}),
match: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What proves it, masked."
}),
after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters after it."
})
}, {
description: "What was seen in the response: a quote of a header or of the body."
}))
});
const Proof = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
requests: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofRequest, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofRequestsMax
}),
browser: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax
}),
steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax
}), {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofStepsMax
}),
executed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What the page ran or did."
})
}, {
description: "What the browser opened, did and saw."
}))
}, {
description: "The requests that show the weakness, to send again."
});
const Acceptance = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax
}),
accepted_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
accepted_by: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."
}),
expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
});
const Finding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("fnd", "Finding id."),
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[0-9a-f]{32}$",
description: "Equal for the same finding in another scan or on another preview host. Does not depend on the host."
}),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "exposure.env" ]
}),
check_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Documentation of the check."
})),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Rc,
confidence: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.m3,
cvss: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(Cvss),
cwe: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^CWE-[0-9]+$"
})),
owasp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "OWASP Top 10:2025 categories, derived from the CWE."
})),
location: FindingLocation,
locations: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(FindingLocation, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.findingLocationsMax,
description: "Every location with the same cause, including the first one. Maximum 25."
}),
locations_total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
}),
description: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Description of the weakness and its impact."
}),
evidence: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.evidenceLengthMax,
description: "Proof, with secrets masked. Contains untrusted text of the scanned site."
}),
proof: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Proof),
remediation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "How to fix it."
}),
references: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_STATES),
first_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
acceptance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Acceptance)
}, {
description: "A weakness with its proof."
});
const FINDING_DECISIONS = [ "ignored", "open" ];
const FindingUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_DECISIONS, "ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is."),
reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax,
description: "Why the finding is accepted. Required with `ignored`."
})),
expires_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
format: "date-time",
description: "When the acceptance ends. Without it, it has no end.",
examples: [ "2027-01-31T00:00:00Z" ]
}))
});
const TargetFinding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...Finding.properties,
last_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
}, {
description: "A weakness that a target has, by its last scans of each type."
});
},
58329: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NE: () => COMPLIANCE_STATES,
QC: () => ComplianceRow,
Qw: () => CHECK_STATUSES,
TJ: () => ReportTool,
TN: () => CheckOutcome,
Vs: () => ScanBudget,
WI: () => REPORT_SCHEMA_VERSION,
pl: () => Report
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26414);
var _target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16542);
const REPORT_SCHEMA_VERSION = "1.0";
const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];
const CheckOutcome = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Names the fault that the check looks for."
}),
subject: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Names what the check examines, if `title` would read as a statement beside the status `passed`."
})),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Rc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(CHECK_STATUSES),
partial: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "True if the check passed in part: a limit left out what `reason` names."
})),
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Why the check did not apply or failed, or which part it skipped."
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const Spent = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
used: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
}),
allowed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
})
});
const ScanBudget = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
requests: Spent,
connections: Spent,
bytes: Spent,
seconds: Spent,
exhausted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Exhausted budgets."
}))
});
const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];
const ComplianceRow = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
framework: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "OWASP ASVS 5.0" ]
}),
requirement: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "12.1.1" ]
}),
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
check_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Findings that violate the requirement."
})
});
const ReportTool = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
advisories_date: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date of the library advisory table."
})),
libraries_date: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date on which the library fingerprints were last compared with published packages."
}))
});
const Report = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
schema_version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan: _scan_js__WEBPACK_IMPORTED_MODULE_4__.sr,
target: _target_js__WEBPACK_IMPORTED_MODULE_5__.We,
summary: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
by_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Omit(_primitives_js__WEBPACK_IMPORTED_MODULE_3__.OJ, [ "total" ], {
additionalProperties: false
}),
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
omitted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Findings omitted because the scan exceeded the maximum."
}),
digest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "SHA-256 (hex) of the canonical findings, equal for equal findings."
})
}),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI),
checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckOutcome),
budget: ScanBudget,
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou),
compliance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ComplianceRow),
generated_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc,
tool: ReportTool
}, {
description: "Full report of a succeeded scan."
});
},
66293: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => apiDescriptionOf
});
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
var _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94628);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const SUMMARY_MAX = 40;
const DEPTH_MAX = 60;
const DROPPED_TEXTS = new Set([ "description", "title", "termsOfService", "deprecationReason", "specifiedByURL", "comment" ]);
const DROPPED = new Set([ "externalDocs", "contact", "license", "x-codeSamples", "x-code-samples" ]);
const DROPPED_OF_RECORDINGS = new Set([ "auth", "cookies", "event", "response", "timings", "cache", "pages", "browser", "creator" ]);
const CREDENTIAL = /^(?:authorization|proxy-authorization|cookie|set-cookie)$/i;
const VALUES = new Set([ "example", "examples", "default", "enum", "value", "const" ]);
function apiDescriptionOf({naming: naming, readText: readText}, given) {
const value = (given ?? "").trim();
if (value === "") return {};
const input = naming("api-description");
if (/^(?:https?:\/\/|\/)/i.test(value)) {
if (!/^\S{1,2000}$/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "is not a URL or path of the target.");
return {
api_description: value
};
}
return {
api_description: compacted(input, value, textOf(input, value, readText))
};
}
function textOf(input, path, readText) {
if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} leaves the folder.`);
try {
if (readText === undefined) throw new Error("no files");
return readText(path);
} catch (cause) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} cannot be read. Give a file of the repository, or a URL or path of the target such as /openapi.json.`, {
cause: cause
});
}
}
function compacted(input, path, text) {
if (text.length > _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.H8) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} is larger than ${_shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.H8 / 1024 / 1024} MiB.`);
const document = (0, _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.GM)(text);
const short = document === null ? text.replaceAll("\0", "") : JSON.stringify(withoutTexts(document, isRecording(document), DEPTH_MAX));
if (short.trim() === "") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} is empty.`);
if (short.length <= _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.apiDescriptionLengthMax) return short;
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} has more than ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.apiDescriptionLengthMax / 1024} KiB even without its texts. Let the target serve it and give its path, or describe fewer operations.`);
}
function isRecording(document) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(document["log"]) || Array.isArray(document["item"]);
}
function withoutTexts(value, isRecorded, depth) {
if (depth === 0) return null;
const inner = item => withoutTexts(item, isRecorded, depth - 1);
if (Array.isArray(value)) return value.filter(item => !isRecorded || !isCredential(item)).map(inner);
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(value)) return value;
const kept = Object.entries(value).filter(([name, member]) => {
if (isRecorded && DROPPED_OF_RECORDINGS.has(name)) return false;
return !DROPPED.has(name) && !(DROPPED_TEXTS.has(name) && (typeof member === "string" || member === null));
});
return Object.fromEntries(kept.map(([name, member]) => {
if (name === "summary" && typeof member === "string") return [ name, member.slice(0, SUMMARY_MAX) ];
return [ name, VALUES.has(name) && !isRecorded ? member : inner(member) ];
}));
}
function isCredential(item) {
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(item)) return false;
const name = item["name"] ?? item["key"];
return typeof name === "string" && CREDENTIAL.test(name);
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
68852: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => connect
});
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
async function connect(options) {
const {createUndiciClient: createUndiciClient} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("undici-index"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-checks"), __webpack_require__.e("client-undici-client"), __webpack_require__.e("client-iterate") ]).then(__webpack_require__.bind(__webpack_require__, 37058));
const {apiUrl: apiUrl, apiKey: apiKey, maxRetries: maxRetries} = options.service;
const {userAgent: userAgent} = options;
const common = {
retry: {
maxRetries: maxRetries
},
...userAgent === undefined ? {} : {
userAgent: userAgent
}
};
if (apiUrl !== null && apiKey !== null) {
const {ClientConfigurationError: ClientConfigurationError} = await __webpack_require__.e("client-errors").then(__webpack_require__.bind(__webpack_require__, 6695));
try {
const client = createUndiciClient({
...common,
...options.remote,
baseUrl: apiUrl,
apiKey: apiKey
});
return {
kind: "remote",
client: client,
readyMs: null,
close: () => client.close()
};
} catch (error) {
if (!(error instanceof ClientConfigurationError)) throw error;
const hint = error.isInsecure && options.insecureName !== undefined ? ` (${options.insecureName})` : "";
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(options.apiUrlName, `${error.message}${hint}`, {
cause: error
});
}
}
const service = await options.startEmbedded();
if (service.apiKey === null) throw new Error("The embedded service started without an API key.");
const client = createUndiciClient({
...common,
baseUrl: service.url,
apiKey: service.apiKey,
proxy: "none"
});
return {
kind: "embedded",
client: client,
readyMs: Math.round(service.readyMs),
checkIds: options.checkIds,
close: async () => {
await client.close();
await service.close();
}
};
}
},
19377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E8: () => LOGIN_INPUTS,
Qm: () => loginsOf,
es: () => recordingsOf
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25298);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const LOGIN_INPUTS = {
user: "login",
second: "second-login",
admin: "admin-login"
};
function recordingsOf(raw) {
return Object.values(LOGIN_INPUTS).flatMap(input => (0, _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__.BW)(raw[input] ?? "").flatMap(({key: key, value: value}) => key === "recording" && value !== "" ? [ {
input: input,
path: value
} ] : []));
}
function loginsOf({raw: raw, naming: naming, readFile: readFile, readRecording: readRecording}, {hostname: hostname, scheme: scheme = null}) {
const logins = _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(name => {
const input = LOGIN_INPUTS[name];
const text = raw[input] ?? "";
const login = (0, _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__.$n)({
input: naming(input),
text: text,
hostname: hostname,
scheme: scheme,
readFile: readFile,
readRecording: readRecording
});
return login === null ? [] : [ [ _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name], login ] ];
});
const given = Object.fromEntries(logins);
for (const name of [ "second", "admin" ]) if (given[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]] !== undefined && given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming(LOGIN_INPUTS[name]), `needs ${naming("login")} too: it is compared with that user.`);
const check = (raw["login-check"] ?? "").trim();
if (check === "") return given;
if (given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), `needs ${naming("login")}.`);
if (!/^\/\S{0,1999}$/.test(check)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), "is not a path such as /account.");
return {
...given,
login_check: check
};
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
8330: module => {
module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
}
};
