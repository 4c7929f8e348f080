export const id = "cli-finding-page";

export const ids = [ "cli-finding-page" ];

export const modules = {
79331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
findingPage: () => findingPage
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var usage_error = __webpack_require__(84472);
var result_document = __webpack_require__(681);
var terminal = __webpack_require__(96908);
var compile = __webpack_require__(69999);
var value = __webpack_require__(79229);
var contract_report = __webpack_require__(58329);
var findings_digest = __webpack_require__(75737);
var report_document = __webpack_require__(8828);
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
if (version?.split(".")[0] !== contract_report.WI.split(".")[0]) throw new ReportError("unknown_version", `The report has schema_version ${JSON.stringify(version ?? null)}; this reader knows ${contract_report.WI}.`);
const known = value.WT.Clean(report_document.Kr, document);
validator ??= (0, compile.Wx)(report_document.Kr);
if (!validator.Check(known)) {
const [fault] = validator.Errors(known);
throw new ReportError("invalid", `The report is not valid at ${place(fault)}: ${fault?.message ?? "unexpected type"}.`);
}
const report = known;
return {
report: report,
digestMatches: (0, findings_digest.n)(report.findings) === report.summary.digest
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
var report_facts = __webpack_require__(72250);
var reproduction = __webpack_require__(25063);
var shared_text = __webpack_require__(89853);
const BYTES_MAX = 256 * 1024 * 1024;
async function findingPage(words, file, io) {
const [fingerprint, surplus] = words;
if (fingerprint === undefined || surplus !== undefined || !/^[0-9a-f]{6,32}$/.test(fingerprint)) throw new usage_error.UsageError("<fingerprint>", "give one fingerprint of the report, or at least six of its first characters.");
const found = (await findingsOf(file, io.directory)).filter(each => each.fingerprint.startsWith(fingerprint));
const [finding] = found;
if (finding === undefined) throw new usage_error.UsageError("<fingerprint>", `no finding of ${(0, 
usage_error.S)(file)} has ${fingerprint}.`);
if (found.some(each => each.fingerprint !== finding.fingerprint)) throw new usage_error.UsageError("<fingerprint>", `${found.length} findings of ${(0, 
usage_error.S)(file)} begin with ${fingerprint}.`);
const {title: title, severity: severity, confidence: confidence, check_id: check, location: location, description: description, evidence: evidence, remediation: remediation} = finding;
const text = untrusted => untrusted.split("\n").flatMap(line => (0, shared_text.ky)((0, 
terminal.escapeTerminal)(line), io.outColumns ?? Number.POSITIVE_INFINITY));
const section = (head, lines) => lines.length === 0 ? [] : [ "", head, ...lines ];
const lines = [ ...text(`${title} (${severity}, ${confidence})`), ...text((0, report_facts.lR)(location)), ...text(`${finding.fingerprint} · scan-gate explain ${check}`), ...section("Impact", description === "" ? [] : text(description)), ...section("Proof", evidence === "" ? [] : text(evidence)), ...section("Reproduce", (0, 
reproduction.wo)(finding).flatMap(({label: label, command: command, text: seen}) => [ ...command === null ? text(`${label}: ${seen}`) : [ command, ...text(`  ${seen}`) ] ])), ...section("Fix", remediation === "" ? [] : text(remediation)) ];
return `${lines.join("\n")}\n`;
}
async function findingsOf(file, directory) {
const text = await textOf(file, directory);
const result = (0, result_document.Uv)(text);
if (result !== null) return result.findings;
try {
return readReport(text).report.findings;
} catch (error) {
if (error instanceof ReportError) throw new usage_error.UsageError("--report", `${(0, 
usage_error.S)(file)}: ${error.message}`);
throw error;
}
}
async function textOf(file, directory) {
const path = (0, external_node_path_.resolve)(directory, file);
try {
const {size: size} = await (0, promises_.stat)(path);
if (size > BYTES_MAX) throw new usage_error.UsageError("--report", `${(0, usage_error.S)(file)} is larger than 256 MiB.`);
return await (0, promises_.readFile)(path, "utf8");
} catch (cause) {
if (cause instanceof usage_error.UsageError) throw cause;
throw new usage_error.UsageError("--report", `${(0, usage_error.S)(file)} is not a readable file.`, {
cause: cause
});
}
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
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
}
},
69999: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wx: () => compile_Compile
});
var schema = __webpack_require__(9978);
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
var arguments_arguments = __webpack_require__(97565);
var internal = __webpack_require__(63793);
var settings = __webpack_require__(71126);
var build_value = __webpack_require__(79229);
class Validator {
constructor(context, type) {
this.hasCodec = (0, build_value.F7)(context, type);
this.buildResult = (0, schema.L2J)(context, type);
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
if (settings.w.Get().correctiveParse) return (0, build_value.iX)(this.Context(), this.Type(), value);
(0, internal.k)();
const errors = this.Errors(value);
(0, internal.$)();
throw new build_value.mB(value, errors);
}
Errors(value) {
if (this.IsAccelerated() && this.Check(value)) return [];
return (0, build_value.I)(this.Context(), this.Type(), value);
}
Clean(value) {
return (0, build_value.Y0)(this.Context(), this.Type(), value);
}
Convert(value) {
return (0, build_value.U$)(this.Context(), this.Type(), value);
}
Create() {
return (0, build_value.X5)(this.Context(), this.Type());
}
Default(value) {
return (0, build_value.yB)(this.Context(), this.Type(), value);
}
Decode(value) {
const result = this.hasCodec ? (0, build_value.Tq)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
Encode(value) {
const result = this.hasCodec ? (0, build_value.dB)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
}
function compile_Compile(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return new Validator(context, type);
}
const compile = null && Compile;
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
