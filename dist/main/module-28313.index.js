export const id = "module-28313";

export const ids = [ "module-28313" ];

export const modules = {
28313: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
baselineOf: () => baselineOf,
k: () => readResultFile,
resultOf: () => resultOf,
s: () => readBaselineFile
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var typebox_value__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79229);
var _client_wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12993);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22652);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84472);
var _gate_scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28291);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9682);
const MAX_BYTES = 64 * 1024 * 1024;
async function readBaselineFile(path, directory) {
return baselineOf(await readResultFile("--baseline", path, directory), path);
}
function baselineOf({document: document, list: list}, path) {
const input = "--baseline";
const outcome = document["outcome"];
if (typeof outcome === "string" && outcome !== "passed" && outcome !== "failed") {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is the result of a run with the outcome ${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(outcome)} and cannot be a baseline; give one that passed or failed.`);
}
const scan = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document["scan"]) ? document["scan"] : undefined;
const hostnames = hostnamesOf(document);
return {
info: {
source: "file",
name: path,
scanIds: scanIdsOf(document, scan),
sha: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "run", "sha"),
finishedAt: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "scan", "finished_at") ?? (0, 
_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "generated_at")
},
coverages: coveragesOf(document),
findings: [ ...list, ...uncheckedOf(document) ].map((entry, index) => {
const known = typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Clean(_client_wire_js__WEBPACK_IMPORTED_MODULE_3__.jP, {
...entry
});
if (!typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Check(_client_wire_js__WEBPACK_IMPORTED_MODULE_3__.jP, known)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)}: findings.${index} does not have the form of a finding.`);
}
const finding = (0, _gate_scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_6__.R)(known, {
scanId: known.scan_id ?? "",
index: index,
now: Date.now()
});
const named = String(entry["target"] ?? "");
const host = scan === undefined ? undefined : String(scan["target"] ?? "");
const target = hostnames.get(named) ?? (index < list.length ? host : named);
return {
...finding,
...target ? {
target: target
} : {}
};
})
};
}
async function readResultFile(input, path, directory) {
const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path);
let document;
try {
const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
if (!file.isFile()) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is not a regular file.`);
if (file.size > MAX_BYTES) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is larger than 64 MiB.`);
document = JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, "utf8"));
} catch (cause) {
if (cause instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError) throw cause;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is not a readable JSON file.`, {
cause: cause
});
}
return resultOf(document, input, path);
}
function resultOf(document, input, path) {
const list = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document) ? document["findings"] : undefined;
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document) || !Array.isArray(list) || !list.every(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} has no list of findings; give a result of --format json.`);
}
return {
document: document,
list: list
};
}
function uncheckedOf(document) {
const list = document["not_checked"];
return Array.isArray(list) ? list.filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
}
function coveragesOf(document) {
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [ document ];
return scans.map(({coverage: coverage}) => typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Check(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_4__.ou, coverage) ? coverage : null);
}
function hostnamesOf(document) {
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
return new Map(scans.map(scan => [ String(scan["target"] ?? ""), String(scan["hostname"] ?? "") ]));
}
function scanIdsOf(document, scan) {
if (scan !== undefined) return typeof scan["id"] === "string" ? [ scan["id"] ] : [];
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
return scans.flatMap(entry => typeof entry["scan_id"] === "string" ? [ entry["scan_id"] ] : []);
}
},
12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => WireBulk,
Ov: () => WireTargetFinding,
VE: () => WireTarget,
Xh: () => WireWebhook,
jP: () => WireFinding,
oK: () => WireScanState,
vE: () => WireVerification,
vb: () => WireWebhookWithSecret,
ve: () => WireUsage,
y9: () => WireReport,
zp: () => WireScan
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16542);
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6e4);
var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66918);
function replace(schema, own) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
...schema.properties,
...own
});
}
function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)(Object.fromEntries(members));
}
const Id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200
});
const ScanId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^scn_",
maxLength: 200
});
const Word = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 500
});
const openScan = {
id: ScanId,
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2300
}),
scan_type: Word,
status: Word,
failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.k2, {
reason: Word
}))
};
const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "target", "scan_type", "status" ], openScan);
const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "status" ], openScan);
const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id" ], openScan)),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
code: Word,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}))
});
const WireBulk = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.Nw.properties.summary, [], {}),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
});
const openTarget = {
id: Id,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py, {
method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py.properties.instructions.items, {
method: Word
}))
})
};
const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [ "id" ], openTarget);
const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [], openTarget);
const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "severity" ], {
id: Id
});
const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl, {
left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl.properties.left_out.items, {
reason: Word
}))
}));
const openReach = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});
const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.FW, [ "severity" ], {
id: Id
});
const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_4__.pl, {
scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, openScan),
target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, openTarget),
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou, {
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, {
id: Id
}))
});
const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U, [ "last_30d" ], {
mode: Word,
last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U.properties.last_30d, [ "by_operation" ], {})
});
const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
const openWebhook = {
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whk_",
maxLength: 200
}),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
};
const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.KD, WEBHOOK_REQUIRED, openWebhook);
const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
},
93331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G4: () => eventSchema,
Ru: () => EVENT_TYPES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26414);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16542);
const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified", "finding.created", "finding.fixed" ];
const scanData = {
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
};
const findingData = {
finding_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Rc,
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Where it is, or was."
}),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc
};
const EVENT_DATA = {
"scan.queued": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.running": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.completed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
report_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.failed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__.TS),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.cancelled": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"target.verified": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__.Pq),
verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"finding.created": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that saw it, the first one of its target."
})
}),
"finding.fixed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that examined its place and did not see it."
})
})
};
function eventSchema(type) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("evt", "Event id."),
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
data: EVENT_DATA[type]
});
}
},
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
6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_U: () => Usage,
f7: () => DEFAULT_PRICES,
jV: () => NO_PRICES,
xb: () => OPERATIONS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
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
const PerOperation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
const Usage = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Remaining tokens of the workspace."
}),
metered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "false: this service charges nothing and checks no balance."
}),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
last_30d: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
by_operation: PerOperation
}, {
description: "Tokens consumed over the last 30 days, net of refunds."
}),
prices: PerOperation,
as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
});
},
66918: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => ReplayResult,
HY: () => WebhookUpdate,
KD: () => Webhook,
Po: () => ReplayRequest,
U1: () => DELIVERY_STATUSES,
Zj: () => DeliveryWithAttempts,
aH: () => WebhookCreate,
c6: () => RotateSecret,
cg: () => WebhookWithSecret,
dy: () => WEBHOOK_STATUSES,
f4: () => WebhookTestResult,
hM: () => WEBHOOK_DISABLED_REASONS,
rf: () => Delivery,
sK: () => DeliveryAttempt
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93331);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const WEBHOOK_STATUSES = [ "enabled", "disabled" ];
const WEBHOOK_DISABLED_REASONS = [ "user", "failing", "gone", "key_revoked" ];
const DELIVERY_STATUSES = [ "pending", "held", "succeeded", "dead_lettered", "cancelled" ];
const Events = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru), {
minItems: 1,
maxItems: _event_js__WEBPACK_IMPORTED_MODULE_1__.Ru.length,
uniqueItems: true
});
const Url = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL that receives deliveries.",
examples: [ "https://hooks.example.com/scans" ]
});
const subscription = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("whk", "Subscription id."),
url: Url,
events: Events,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES),
disabled_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_DISABLED_REASONS)),
last_success_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Webhook = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(subscription, {
description: "A webhook subscription."
});
const WebhookWithSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...subscription,
secret: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whsec_",
description: "Signing secret. Not returned again."
})
});
const WebhookCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: Url,
events: Events
});
const WebhookUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES))
}, {
minProperties: 1
});
const RotateSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 604800,
description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
}))
});
const DeliveryAttempt = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
}),
at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const delivery = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("dlv", "Delivery id."),
webhook_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru),
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES),
attempts_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
next_attempt_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
replay_of: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Delivery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(delivery);
const DeliveryWithAttempts = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...delivery,
attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(DeliveryAttempt),
body: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Request body of every attempt, byte for byte as it is signed."
}))
});
const ReplayRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES)),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const ReplayResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
});
const WebhookTestResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
delivered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
},
28291: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => completeFinding
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function completeFinding(finding, options) {
const {scanId: scanId, index: index, now: now} = options;
const check_id = finding.check_id ?? "service.unnamed";
const title = finding.title ?? check_id;
const location = finding.location ?? finding.locations?.[0] ?? {
url: "",
method: null,
parameter: null
};
const locations = finding.locations ?? [ location ];
const identity = finding.check_id ?? finding.title ?? finding.id ?? `${scanId} ${index}`;
const fingerprint = finding.fingerprint ?? digest([ identity, title, pathOf(location.url), location.parameter ?? "" ]);
return {
cvss: null,
cwe: [],
owasp: [],
description: "",
evidence: "",
remediation: "",
references: [],
confidence: "firm",
state: "open",
locations_total: locations.length,
first_seen_at: new Date(now).toISOString(),
...finding,
id: finding.id ?? `fnd_${digest([ fingerprint, String(index) ]).slice(0, 24)}`,
scan_id: scanId,
check_id: check_id,
title: title,
location: location,
locations: locations,
fingerprint: fingerprint
};
}
function digest(parts) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
function pathOf(url) {
return URL.canParse(url) ? new URL(url).pathname : url;
}
}
};
