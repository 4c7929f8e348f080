export const id = "gate-model-ownership-proofs";

export const ids = [ "gate-model-ownership-proofs" ];

export const modules = {
58889: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ab: () => kindOfProof,
HL: () => unprovenHosts,
KJ: () => WITHOUT_PROOF,
RX: () => PROOFS_MAX,
Tq: () => proofsOf,
U$: () => proofSentence,
Xo: () => PROVABLE_HOSTS_MAX,
l9: () => PROOF_LENGTH_MAX,
s6: () => proofParagraphs
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
const PROOFS_MAX = 10;
const PROOF_LENGTH_MAX = 2e3;
const WITHOUT_PROOF = "scan-types: quick";
const WHERE = {
dns: "TXT record",
http_file: "file",
meta_tag: "tag in the head of"
};
function proofsOf({verification: verification}) {
const all = (verification?.instructions ?? []).map(({method: method, text: text, value: value, record_name: record_name, url: url}) => ({
method: method,
name: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(record_name || url || text),
value: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value)
}));
const sound = all.filter(({method: method, name: name, value: value}) => method !== "local" && `${name}${value}` !== "" && name.length <= PROOF_LENGTH_MAX && value.length <= PROOF_LENGTH_MAX);
return sound.slice(0, PROOFS_MAX);
}
function kindOfProof({method: method, name: name}) {
return /\s/.test(name) ? "" : (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.eC)(WHERE, method) ?? "";
}
function unprovenHosts(scans) {
const hosts = new Map;
for (const {hostname: hostname, proofs: proofs} of scans) if (proofs !== undefined && !hosts.has(hostname)) hosts.set(hostname, {
hostname: hostname,
proofs: proofs
});
return [ ...hosts.values() ];
}
const PROVABLE_HOSTS_MAX = 10;
function proofParagraphs(hosts) {
const provable = hosts.filter(({proofs: proofs}) => proofs.length > 0);
if (provable.length === 0) return [];
const rest = provable.length - PROVABLE_HOSTS_MAX;
return [ ...provable.slice(0, PROVABLE_HOSTS_MAX).map(({hostname: hostname, proofs: proofs}) => ({
text: `To prove that ${hostname} is yours, publish one of these:`,
items: proofs.map(inWords)
})), ...rest > 0 ? [ {
text: `The JSON result has the records of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(rest, "more host")}.`,
items: []
} ] : [], {
text: `Or set ${WITHOUT_PROOF}`,
items: []
} ];
}
function proofSentence(proofs) {
return `Publish one of these, or set ${WITHOUT_PROOF}. ${proofs.map(inWords).join("; ")}`;
}
function inWords(proof) {
const where = `${kindOfProof(proof)} ${proof.name}`.trim();
return proof.value === "" || proof.name.includes(proof.value) ? where : `${where.replace(/[.:]$/, "")}: ${proof.value}`;
}
},
73287: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xg: () => CHANGES_MAX,
YS: () => WEAKENED_MAX,
fO: () => WORDS_MAX,
vf: () => PolicyReport
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _reports_report_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8828);
const CHANGES_MAX = 200;
const WEAKENED_MAX = 1e3;
const WORDS_MAX = 300;
const Effect = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "loosens", "tightens", "changes" ]);
const POLICY_SCOPES = [ "verdict", "scan", "run" ];
const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String();
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const open = {
additionalProperties: true
};
const ProposedVerdict = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_2__.sA),
fails_job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
effect: Effect,
hidden_findings: Count,
revealed_findings: Count,
summary: Text
}, open);
const PolicyReport = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
source: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(Text),
weakened: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
key: Text,
value: Text,
source: Text,
hidden_findings: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer())
}, open), {
maxItems: WEAKENED_MAX
}),
pending_changes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
key: Text,
target: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(Text),
effect: Effect,
scope: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(POLICY_SCOPES)),
summary: Text,
overruled: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
}, open), {
maxItems: CHANGES_MAX
}),
pending_changes_omitted: Count,
proposed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ProposedVerdict)
}, open);
},
681: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FX: () => RESULT_FILE,
Uv: () => readResult,
Zk: () => writeResult
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
var _reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8828);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9682);
var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34125);
var _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58889);
var _model_policy_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73287);
const RESULT_FILE = "scan-gate.json";
const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String();
const ProofText = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.l9
});
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const open = {
additionalProperties: true
};
const ResultFinding = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
...typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Pick(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, [ "fingerprint", "check_id", "title", "evidence", "remediation", "locations_total", "first_seen_at", "cwe", "description" ]).properties,
severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc,
confidence: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.m3,
location: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Fm,
target: Text,
scan_type: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
status: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "new", "existing", "unclassified" ]),
blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
ignored_by: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
proof: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Ri),
advisories: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI.properties.advisories,
acceptance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.gi),
source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__.no)
}, open);
const ResultScan = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
scan_id: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
target: Text,
hostname: Text,
target_id: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
scan_type: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
outcome: Text,
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
reason: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
ownership_proofs: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
method: ProofText,
name: ProofText,
value: ProofText
}), {
maxItems: _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.RX
})),
report_url: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
findings_count: Count,
coverage: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.ou.properties, open)),
checks: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
passed: Count,
passed_in_part: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Count),
finding: Count,
not_applicable: Count,
error: Count
}))
}, open);
const InBrief = {
fingerprint: Text,
check_id: Text,
title: Text,
severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc,
location: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Fm
};
const ResultSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
schema_version: Text,
tool: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("scan-gate"),
version: Text
}),
outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__.sA),
fails_job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
warn_only: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
threshold: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_6__.d$),
reasons: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
reason_codes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text))),
codes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
warnings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
policy: _model_policy_report_js__WEBPACK_IMPORTED_MODULE_8__.vf,
service: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "embedded", "remote" ]),
run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
repository: Text,
run_id: Text,
attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
event: Text,
sha: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
ref: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
url: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text)
}, open),
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ResultScan),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ResultFinding),
blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
fixed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(InBrief, open)),
not_checked: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
...InBrief,
target: Text
}, open))),
baseline: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
source: Text,
name: Text,
sha: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
finishedAt: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
scanIds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text)
}, open)),
counts: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ,
new_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
existing_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
tentative_counts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
tokens: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
used: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
remaining: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
planned: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number())
}),
reused: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
timings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
total_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
service_ready_ms: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
scan_id: Text,
ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
polls: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()
}))
}, open)
}, open);
function writeResult(result) {
return `${JSON.stringify(result, null, 2)}\n`;
}
function readResult(text) {
const value = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_9__.U4)(text);
return typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Check(ResultSchema, value) ? value : null;
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
75737: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => findingsDigest
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71569);
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25455);
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
const contents = [ ...findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_1__.E).map(content);
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, 
_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(contents)).digest("hex");
}
},
8828: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kr: () => ReportDocument,
Ru: () => GATE_REASONS_MAX,
no: () => FindingSource,
sA: () => GATE_OUTCOMES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58329);
const GATE_REASONS_MAX = 20;
const GATE_OUTCOMES = [ "passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped" ];
const GATE_STATUSES = [ "new", "existing", "ignored" ];
const FindingSource = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
file: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 4096
}),
line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
})
}, {
description: "Where the sources of the application declare the route of the location. `file` is relative to the root of the repository."
});
const ReportFinding = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
..._contract_finding_js__WEBPACK_IMPORTED_MODULE_1__.wI.properties,
gate_status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.")),
source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(FindingSource),
blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "True if the finding fails the gate. Only in reports of a gated run."
}))
}, {
description: "One weakness, with its proof."
});
const ReportDocument = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
..._contract_report_js__WEBPACK_IMPORTED_MODULE_3__.pl.properties,
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ReportFinding),
gate: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_OUTCOMES),
reasons: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
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
},
71569: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => canonicalJson
});
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
},
25455: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => compareFindings,
n: () => compareText
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
function compareText(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}
function compareFindings(left, right) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint) || compareText(left.target ?? "", right.target ?? "");
}
},
25063: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zn: () => provingRequest,
wo: () => reproductionSteps,
YZ: () => reproductionText
});
var limits = __webpack_require__(83163);
const VARIABLES = [ "COOKIE", "AUTHORIZATION", "PASSWORD", "CLIENT_SECRET", "TOTP", "TOKEN", "FORGED_TOKEN", "STORAGE", "SESSION", "HEADER_[A-Z0-9_]{1,80}" ];
const PLACEHOLDER = new RegExp(`(\\$\\{SCAN_GATE_(?:SECOND_|ADMIN_)?(?:${VARIABLES.join("|")})\\})`);
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PRINTABLE = /^[\x20-\x7e]*$/;
function curlLine(request) {
const {method: method, url: url, headers: headers, body: body} = request;
const isShort = isWhole(url, limits.b.proofUrlLengthMax) && isWhole(body ?? "", limits.b.proofBodyLengthMax);
const isSound = headers.every(({name: name, value: value}) => TOKEN.test(name) && !/[\0\r\n]/.test(value));
if (!isShort || !isSound || !TOKEN.test(method) || !/^https?:\/\//i.test(url)) return null;
const head = [ "curl -sS -i --path-as-is --globoff", ...methodFlags(method, body !== null), ...headers.map(({name: name, value: value}) => `-H ${word(value === "" ? `${name};` : `${name}: ${value}`)}`) ].join(" ");
const address = word(url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent));
if (body === null) return `${head} ${address}`;
const type = headers.some(({name: name}) => name.toLowerCase() === "content-type") ? "" : " -H 'content-type:'";
if (PRINTABLE.test(body)) return `${head}${type} --data-raw ${word(body)} ${address}`;
return `${printf(body)} | ${head}${type} --data-binary @- ${address}`;
}
function isWhole(text, max) {
return text.length < max || !text.endsWith("…");
}
function methodFlags(method, hasBody) {
if (method === "HEAD" && !hasBody) return [ "-I" ];
return method === "GET" && !hasBody ? [] : [ `-X ${/^[A-Z]+$/.test(method) ? method : quoted(method)}` ];
}
function word(text) {
const parts = text.split(PLACEHOLDER).map((part, index) => {
if (index % 2 === 1) return `"${part}"`;
if (part === "") return "";
return PRINTABLE.test(part) ? quoted(part) : `"$(${printf(part)})"`;
});
return parts.join("") || "''";
}
function printf(text) {
const parts = text.split(PLACEHOLDER);
const format = parts.map((part, index) => index % 2 === 1 ? "%s" : formatOf(part)).join("");
return [ "printf", quoted(format), ...parts.filter((_, index) => index % 2 === 1).map(name => `"${name}"`) ].join(" ");
}
function formatOf(text) {
return text.replaceAll("\\", "\\\\").replaceAll("%", "%%").replace(/[^\x20-\x7e]|!|^-/gu, character => [ ...(new TextEncoder).encode(character) ].map(byte => `\\${byte.toString(8).padStart(3, "0")}`).join(""));
}
function quoted(text) {
const inside = text.replaceAll("'", "'\\''").replace(/ (?= )/g, " ''").replace(/(##(?=\[)|<!(?=--)|[;|,]\s*"*(?=[=+\-@]))(.)/g, "$1'\\$2'");
return `'${inside}'`;
}
function shellLines(line, width) {
const lines = [];
let current = "";
let isQuoted = false;
for (const [unit] of line.matchAll(/\\.|./g)) {
const [end, start] = isQuoted ? [ "'\\", "'" ] : [ "\\", "" ];
if (current.length + unit.length + 2 > width && (isQuoted || unit !== " ")) {
lines.push(current + end);
current = start;
}
current += unit;
if (unit === "'" || isQuoted && unit === "\\'") isQuoted = !isQuoted;
}
return [ ...lines, current ];
}
var shared_text = __webpack_require__(89853);
const COMMAND_MAX = 8e3;
const ADDRESS_MAX = 300;
function reproductionSteps({proof: proof}, commandMax = COMMAND_MAX) {
if (proof === undefined) return [];
const {requests: requests, browser: browser} = proof;
const steps = requests.map(request => {
const line = curlLine(request);
const command = line === null || line.length > commandMax ? null : line;
const what = command === null ? `${request.method} ${(0, shared_text.xv)(request.url, ADDRESS_MAX)}: ` : "";
const label = request.role === "control" ? "Compare" : "Send";
return {
label: label,
command: command,
text: (0, shared_text.TN)(`${what}${seenIn(request)}`)
};
});
if (browser === undefined) return steps;
const done = [ browser.url, ...browser.steps, ...browser.executed === "" ? [] : [ `seen: ${browser.executed}` ] ];
return [ ...steps, {
label: "Open",
command: null,
text: (0, shared_text.TN)(done.join("; "))
} ];
}
function seenIn({response: response}) {
if (response === null) return "no response";
const status = response.status === null ? "a response" : `HTTP ${response.status}`;
return response.match === "" ? status : `${status}: ${response.before}«${response.match}»${response.after}`;
}
function reproductionText(finding) {
return reproductionSteps(finding).flatMap(({label: label, command: command, text: text}) => command === null ? [ `${label}: ${text}` ] : [ `${label}: ${command}`, text ]).join("\n");
}
function provingRequest({proof: proof}) {
return proof?.requests.findLast(({role: role}) => role === "proof");
}
}
};
