export const id = "module-77591";

export const ids = [ "module-77591", 6908, 8313 ];

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
77591: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
checkoutOf: () => checkoutOf,
run: () => run
});
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96908);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27830);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89853);
var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9654);
var _reported_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53177);
const FLAGS = {
check: {
type: "string",
value: "ID",
description: "Only this check, for example http.xcto."
},
report: {
type: "string",
value: "FILE",
description: "Result or JSON report whose findings to fix. Without it, every header that a check asks for."
},
write: {
type: "boolean",
description: "Change the files. Without it, the patch goes to standard output."
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_2__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_4__.bD)([ "fix [--check ID] [--report FILE] [--write]" ], `Proposes changes of this repository's own configuration for findings about headers, cookies, CSP and CORS: next.config, Express,\nDjango, Rails, Spring Boot, ASP.NET Core, vercel.json, netlify.toml, nginx, Apache and Caddy. It parses the files, and leaves alone what it\ncannot change safely. A Content-Security-Policy starts in report-only mode.\n\nExit status: 0 every requested finding has a fix, 1 some need a person, 2 usage error.`, FLAGS, "", [ "scan-gate fix --report scan-gate-reports/scan-gate.json | git apply", "scan-gate fix --check http.hsts-missing --write" ]);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
(0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.gP)(flags, "is not an argument of fix; give a check with --check.");
const {FIXABLE_CHECKS: FIXABLE_CHECKS, fixPlan: fixPlan} = await __webpack_require__.e("fixes-fix-plan").then(__webpack_require__.bind(__webpack_require__, 53787));
const check = flags.text("check") ?? null;
if (check !== null && !FIXABLE_CHECKS.includes(check)) throw notFixable(check, FIXABLE_CHECKS);
const report = flags.text("report");
const findings = report === undefined ? null : await (0, _reported_findings_js__WEBPACK_IMPORTED_MODULE_3__._)(report, io.directory);
const {proposeFixes: proposeFixes} = await Promise.all([ __webpack_require__.e("lezer-javascript-dist-index"), __webpack_require__.e("diff-libesm-diff-base"), __webpack_require__.e("fixes-propose-fixes") ]).then(__webpack_require__.bind(__webpack_require__, 45660));
const proposal = await proposeFixes(await checkoutOf(io), fixPlan(findings, check));
const writes = flags.flag("write") === true;
if (writes) await writeFiles(proposal, io.directory); else io.out(proposal.patch);
io.err(summaryOf(proposal, writes));
return proposal.refusals.length === 0 ? 0 : 1;
}
async function writeFiles({files: files}, directory) {
const {writeBelow: writeBelow} = await __webpack_require__.e("fixes-checkout-files").then(__webpack_require__.bind(__webpack_require__, 11748));
for (const {path: path, after: after} of files) if (!await writeBelow(directory, path, after)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--write", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(path)} is below a symbolic link or is one; apply the patch yourself.`);
}
function summaryOf({files: files, fixed: fixed, refusals: refusals}, wrote) {
const lines = [ ...files.map(({path: path, stack: stack}) => `${wrote ? "changed" : "patch for"} ${path} (${stack})`), ...fixed.length === 0 ? [] : [ `fixes ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(fixed.length, "check")}: ${fixed.join(", ")}` ], ...refusals.map(({check: check, path: path, reason: reason}) => `not ${check}: ${path === null ? reason : `${path}: ${reason}`}`) ];
return `${(lines.length === 0 ? [ "There is nothing to fix in a configuration." ] : lines).map(_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__.escapeTerminal).join("\n")}\n`;
}
async function checkoutOf(io) {
const {checkoutFiles: checkoutFiles} = await __webpack_require__.e("fixes-checkout-files").then(__webpack_require__.bind(__webpack_require__, 11748));
try {
return await checkoutFiles(io.directory, io.environment);
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("fix", "needs a Git checkout; start scan-gate in the folder of the repository.", {
cause: cause
});
}
}
function notFixable(check, known) {
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_6__.p)(check, known);
const hint = near === null ? `Those with a fix are ${known.join(", ")}.` : `Did you mean ${near}?`;
return new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--check", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(check)} has no fix in a configuration. ${hint}`);
}
},
53177: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => readReportedFindings
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9682);
var _baseline_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28313);
const Reported = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Pick(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "fingerprint", "check_id", "title", "severity", "location", "locations", "remediation", "proof" ]);
async function readReportedFindings(path, directory) {
const input = "--report";
const {document: document, list: list} = await (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_4__.k)(input, path, directory);
return list.map((entry, index) => {
const known = typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Clean(Reported, {
...entry
});
if (!typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Check(Reported, known)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)}: findings.${index} does not have the form of a finding.`);
return {
...known,
target: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(entry, "target")?.replace("?…", "") ?? targetOf(document)
};
});
}
function targetOf(document) {
const path = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(document, "scan", "options", "start_path") ?? "";
return ((0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(document, "scan", "target") ?? "") + path;
}
},
12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => WireBulk,
Ov: () => WireTargetFinding,
VE: () => WireTarget,
Xh: () => WireWebhook,
Xm: () => WireChannel,
gh: () => WireExchangedToken,
jP: () => WireFinding,
oK: () => WireScanState,
rD: () => WireSchedule,
vE: () => WireVerification,
vb: () => WireWebhookWithSecret,
ve: () => WireUsage,
y9: () => WireReport,
zp: () => WireScan
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69340);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58329);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26414);
var _contract_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26090);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16542);
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6e4);
var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66918);
function replace(schema, own) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
...schema.properties,
...own
});
}
function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)(Object.fromEntries(members));
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
failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.k2, {
reason: Word
}))
};
const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id", "target", "scan_type", "status" ], openScan);
const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id", "status" ], openScan);
const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, [ "id" ], openScan)),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
code: Word,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}))
});
const WireBulk = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.Nw.properties.summary, [], {}),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
});
const openTarget = {
id: Id,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.Py, {
method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.Py.properties.instructions.items, {
method: Word
}))
})
};
const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, [ "id" ], openTarget);
const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, [], openTarget);
const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, [ "severity" ], {
id: Id
});
const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.tl, {
left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.tl.properties.left_out.items, {
reason: Word
}))
}));
const openReach = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});
const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.FW, [ "severity" ], {
id: Id
});
const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_5__.pl, {
scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_6__.sr, openScan),
target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_8__.We, openTarget),
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.ou, {
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word),
reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, {
id: Id
}))
});
const WireExchangedToken = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
access_token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
description: "The API key."
}),
expires_in: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
description: "Seconds."
}),
scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word))
});
const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_9__._U, [ "last_30d" ], {
mode: Word,
last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_9__._U.properties.last_30d, [ "by_operation" ], {})
});
const WireSchedule = wire(_contract_schedule_js__WEBPACK_IMPORTED_MODULE_7__.qg, [ "id", "cron", "target_ids", "status" ], {
id: Id,
scan_type: Word,
status: Word
});
const WireChannel = wire(_contract_channel_js__WEBPACK_IMPORTED_MODULE_1__.c3, [ "id", "name", "kind", "status" ], {
id: Id,
kind: Word,
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word),
status: Word,
disabled_reason: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Word)
});
const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
const openWebhook = {
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whk_",
maxLength: 200
}),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
};
const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__.KD, WEBHOOK_REQUIRED, openWebhook);
const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_10__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
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
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
}
}
};
