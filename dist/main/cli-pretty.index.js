export const id = "cli-pretty";

export const ids = [ "cli-pretty" ];

export const modules = {
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14836);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68852);
var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);
function connectFromCli(options) {
const {service: service, verificationSeed: verificationSeed, trustedRoots: trustedRoots, allowInsecure: allowInsecure, environment: environment, onScanProgress: onScanProgress, err: err = () => {}} = options;
const source = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__.kn)(environment);
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__.N)({
service: service,
remote: {
allowInsecure: allowInsecure,
trustedRoots: trustedRoots
},
userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_5__.VERSION}`,
identity: source && {
source: source,
mask: secret => err(`::add-mask::${secret}\n`)
},
apiUrlName: "--api-url",
insecureName: "--insecure-http",
checkIds: async () => (await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012))).registeredCheckIds(service.rules),
startEmbedded: async () => {
const {browserOption: browserOption, startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(service.browserPath)} is not a program file.`);
return startEmbeddedService({
mode: "embedded",
store: {
kind: "memory"
},
verificationSeed: verificationSeed,
rules: service.rules,
...onScanProgress === undefined ? {} : {
onScanProgress: onScanProgress
},
...browser,
...service.callbackUrl === null ? {} : {
callbackUrl: service.callbackUrl
},
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
}
});
}
async function readTrustedRoots(path, io) {
if (path === undefined) return [];
let text;
try {
text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} cannot be read.`, {
cause: cause
});
}
const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
if (certificates.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} contains no PEM certificate.`);
return certificates;
}
},
63829: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runSession: () => runSession
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var usage_error = __webpack_require__(84472);
var build_result = __webpack_require__(800);
var render_reports = __webpack_require__(19864);
var result_document = __webpack_require__(681);
var terminal = __webpack_require__(96908);
var connect = __webpack_require__(65487);
var primitives = __webpack_require__(89085);
var ownership_proofs = __webpack_require__(58889);
var policy_lines = __webpack_require__(55449);
var check_groups = __webpack_require__(50773);
var reach_words = __webpack_require__(10467);
var reproduction = __webpack_require__(25063);
var shared_text = __webpack_require__(89853);
const MARKS = {
passed: "✔ passed",
failed: "✘ failed",
inconclusive: "? inconclusive",
"timed-out": "? timed out",
cancelled: "- cancelled",
skipped: "- no verdict"
};
const COLORS = {
critical: "1;37;41",
high: "31",
medium: "33",
low: "36",
info: "90"
};
const OUTCOME_COLORS = {
passed: "1;32",
failed: "1;31",
inconclusive: "1;33",
"timed-out": "1;33",
cancelled: "1;33",
skipped: "1;36"
};
const COLUMNS_MIN = 40;
const COLUMNS_MAX = 120;
function pretty(result, {maxFindings: maxFindings, colored: colored, columns: columns, verbose: verbose}) {
const paint = (code, text) => colored ? `[${code}m${text}[0m` : text;
const width = columns === null ? Number.POSITIVE_INFINITY : Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns));
const {verdict: verdict} = result;
const paragraph = (text, code) => hanging("  ", text, width).map(line => code === undefined ? line : paint(code, line));
const lines = [ "", paint(OUTCOME_COLORS[verdict.outcome], `${MARKS[verdict.outcome]}  ${targetsOf(result)}`), ...verdict.reasons.flatMap(({message: message}) => paragraph((0, 
terminal.escapeTerminal)(message))), ...proofLines(result, width), "" ];
if (result.scans.some(scan => scan.outcome === "succeeded")) lines.push(...countLines(result, paint), "");
for (const line of (0, reach_words.l9)(result.scans.map(({report: report}) => report?.coverage))) lines.push(...paragraph((0, 
terminal.escapeTerminal)(line)), "");
const blocking = new Set(verdict.blocking);
const rest = result.findings.filter(finding => !blocking.has(finding) && finding.ignored_by === null);
const shown = [ ...verdict.blocking, ...rest ].slice(0, maxFindings);
const isFull = finding => verbose || blocking.has(finding);
for (const {heading: heading, items: items} of (0, check_groups.PY)(shown, ({check_id: check_id}) => check_id)) {
const entries = items.map(finding => ({
finding: finding,
blocks: blocking.has(finding),
isFull: isFull(finding)
}));
lines.push(...heading === null ? [] : [ "", `  ${heading}` ]);
lines.push(...entries.flatMap(entry => findingLines(entry, paint, width)));
}
if (shown.some(finding => !isFull(finding))) lines.push("");
const hidden = verdict.blocking.length + rest.length - shown.length;
if (hidden > 0) lines.push(...paragraph(`… and ${(0, shared_text.LS)(hidden, "more finding", "more findings")}; the reports have all of them.`), "");
if (result.fixed.length > 0) lines.push(...paragraph(`Fixed since the baseline: ${titles(result.fixed)}`), "");
if (result.notChecked.length > 0) lines.push(...paragraph(`Not checked, in the baseline: ${titles(result.notChecked)}`), "");
const accepted = result.findings.filter(({acceptance: acceptance}) => acceptance !== undefined);
for (const {title: title, ignored_by: why} of accepted.slice(0, ACCEPTED_MAX)) lines.push(...paragraph((0, 
terminal.escapeTerminal)(`${(0, shared_text.xv)(title, 120)}: ${(0, shared_text.xv)(why ?? "", 300)}`)));
if (accepted.length > 0) lines.push("");
for (const line of (0, policy_lines.EO)(result.policy, true)) lines.push(...paragraph((0, 
shared_text.xv)((0, terminal.escapeTerminal)(line), 240), "33"));
for (const warning of verdict.warnings) lines.push(...paragraph(`warning: ${(0, 
terminal.escapeTerminal)(warning)}`, "33"));
lines.push(...paragraph(footer(result)), paint(OUTCOME_COLORS[verdict.outcome], summaryLine(result)), "");
return lines.join("\n");
}
function proofLines({scans: scans}, width) {
const hosts = (0, ownership_proofs.HL)(scans.map(({target: target, proofs: proofs}) => ({
hostname: target.hostname,
proofs: proofs
})));
return (0, ownership_proofs.s6)(hosts).flatMap(({text: text, items: items}) => [ ...hanging("  ", (0, 
terminal.escapeTerminal)(text), width), ...items.flatMap(item => hanging("  - ", (0, 
terminal.escapeTerminal)(item), width)) ]);
}
function summaryLine({verdict: verdict, scans: scans}) {
const blocking = primitives.oC.flatMap(severity => {
const count = verdict.blocking.filter(finding => finding.severity === severity).length;
return count === 0 ? [] : [ `${count} ${severity}` ];
});
const left = (0, reach_words.cX)(scans.map(({report: report}) => report?.coverage));
return `${MARKS[verdict.outcome]}${blocking.length === 0 ? "" : `: ${blocking.join(", ")}`}${left === "" ? "" : ` · ${left}`}`;
}
function hanging(label, text, width) {
return (0, shared_text.ky)(text, width - label.length).map((line, index) => (index === 0 ? label : " ".repeat(label.length)) + line);
}
function targetsOf(result) {
const names = [ ...new Set(result.settings.targets.map(target => target.input)) ].map(terminal.escapeTerminal);
return names.length <= 3 ? names.join(", ") : `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
}
function countLines(result, paint) {
const {counts: counts, newCounts: newCounts} = result.verdict;
const cells = primitives.oC.map(severity => {
const news = newCounts === null || newCounts[severity] === 0 ? "" : ` (${newCounts[severity]} new)`;
return paint(counts[severity] === 0 ? "90" : COLORS[severity], `${severity} ${counts[severity]}${news}`);
});
return [ `  ${cells.join("   ")}` ];
}
function findingLines({finding: finding, blocks: blocks, isFull: isFull}, paint, width) {
const mark = blocks ? "✘" : "·";
const news = finding.status === "unclassified" ? "" : ` [${finding.status}]`;
const severity = paint(COLORS[finding.severity], finding.severity.padEnd(SEVERITY_WIDTH));
const title = `${(0, terminal.escapeTerminal)(finding.title)}${news} (${(0, terminal.escapeTerminal)(finding.check_id)})`;
const place = placeOf(finding);
const indent = " ".repeat(SEVERITY_WIDTH + 5);
const head = hanging(indent, isFull ? title : `${title} at ${place}`, width).join("\n").replace(indent, () => `  ${mark} ${severity} `);
if (!isFull) return [ head ];
const proof = (0, shared_text.xv)(finding.evidence, 1200).split("\n").map(line => (0, 
terminal.escapeTerminal)(line.trim())).filter(line => line !== "");
return [ head, ...hanging("      at   ", place, width), ...proof.flatMap((line, index) => hanging(index === 0 ? "      saw  " : "           ", line, width)), ...(0, 
reproduction.wo)(finding).flatMap(({command: command, text: text}) => command === null ? hanging("      try  ", (0, 
shared_text.xv)((0, terminal.escapeTerminal)(text), 500), width) : [ `      try  ${command}` ]), ...finding.remediation === "" ? [] : hanging("      fix  ", (0, 
shared_text.xv)((0, terminal.escapeTerminal)(finding.remediation), 500), width), "" ];
}
function placeOf({location: location, locations_total: total}) {
const parameter = location.parameter === null ? "" : `, ${(0, shared_text.xv)((0, 
terminal.escapeTerminal)(location.parameter), 60)}`;
const more = total > 1 ? ` and ${(0, shared_text.LS)(total - 1, "more place")}` : "";
return `${(0, shared_text.xv)((0, terminal.escapeTerminal)(location.url), 140)}${parameter}${more}`;
}
const SEVERITY_WIDTH = 8;
const TITLES_MAX = 5;
const ACCEPTED_MAX = 10;
function footer(result) {
const seconds = (result.timings.total_ms / 1e3).toFixed(1);
const types = [ ...new Set(result.settings.targets.flatMap(target => target.scanTypes)) ].join(", ");
const tokens = result.tokensUsed === null || result.service === "embedded" ? "" : ` · ${result.tokensUsed} tokens`;
const baseline = result.baseline === null ? "" : ` · baseline ${(0, terminal.escapeTerminal)(result.baseline.name)}`;
return `${types} · ${seconds} s · ${result.service} service${tokens}${baseline}`;
}
function titles(findings) {
const rest = findings.length - TITLES_MAX;
const shown = findings.slice(0, TITLES_MAX).map(finding => (0, terminal.escapeTerminal)(finding.title));
return `${shown.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}`;
}
var scan_progress = __webpack_require__(37683);
const LINE_INTERVAL_MS = 1e4;
function progressPrinter(io) {
const printer = new ProgressPrinter(io);
return {
report: event => printer.report(event),
done: () => printer.done()
};
}
class ProgressPrinter {
#io;
#lines=new scan_progress.xy(LINE_INTERVAL_MS);
#isLineOpen=false;
#isDone=false;
#lastLineAt=-LINE_INTERVAL_MS;
#polled="scanning";
constructor(io) {
this.#io = io;
}
done() {
this.#clear();
this.#isDone = true;
}
report(event) {
if (this.#isDone) return;
switch (event.type) {
case "waiting-for-target":
this.#status(`waiting for ${(0, terminal.escapeTerminal)(event.target)}: ${(0, terminal.escapeTerminal)(event.detail)}`);
break;

case "polled":
this.#reportPoll(event);
break;

case "scan-progress":
this.#reportScan(event);
break;

default:
{
const line = lineOf(event);
if (line !== null) this.#line(line);
}
}
}
#reportPoll({pending: pending, total: total, elapsedMs: elapsedMs}) {
const isDue = this.#io.errIsTerminal || elapsedMs - this.#lastLineAt >= LINE_INTERVAL_MS;
if (pending === 0 || !isDue) return;
this.#lastLineAt = elapsedMs;
this.#polled = `scanning: ${total - pending} of ${total} done, ${Math.round(elapsedMs / 1e3)} s`;
this.#status(this.#polled);
}
#reportScan(event) {
const due = this.#io.errIsTerminal ? null : this.#lines.line(event, performance.now());
if (due !== null) this.#status((0, terminal.escapeTerminal)(due));
if (this.#io.errIsTerminal) this.#status(`${this.#polled} · ${(0, terminal.escapeTerminal)(event.target)}: ${(0, 
scan_progress.pp)(event)}`);
}
#clear() {
if (this.#isLineOpen) this.#io.err("\r[K");
this.#isLineOpen = false;
}
#line(text) {
this.#clear();
this.#io.err(`${text}\n`);
}
#status(text) {
this.#isLineOpen = this.#io.errIsTerminal;
const shown = text.slice(0, Math.min(100, (this.#io.errColumns ?? 80) - 1));
this.#io.err(this.#io.errIsTerminal ? `\r[K${shown}` : `${text}\n`);
}
}
function lineOf(event) {
switch (event.type) {
case "warning":
return `warning: ${(0, terminal.escapeTerminal)(event.message)}`;

case "submitted":
if (event.scanIds.length === 0) return null;
return `${event.reused ? "resumed" : "created"} ${(0, shared_text.LS)(event.scanIds.length, "scan")}`;

case "scan-ended":
return `scan of ${(0, terminal.escapeTerminal)(event.target)}: ${(0, terminal.escapeTerminal)(event.status)}`;

case "cancelled":
return `cancelled ${(0, shared_text.LS)(event.scanIds.length, "scan")}`;

default:
return null;
}
}
var version = __webpack_require__(5537);
async function writeReports(folder, result, formats, signal, reportName) {
const files = [];
const problems = [];
const write = async (name, make) => {
try {
await (0, promises_.writeFile)((0, external_node_path_.join)(folder, name), await make());
files.push(name);
} catch (error) {
problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
}
};
await write(result_document.FX, async () => (0, result_document.Zk)((0, build_result.resultDocument)(result, {
version: version.VERSION,
runUrl: null
})));
const named = reportName === undefined ? {} : {
reportName: reportName
};
const options = {
now: Date.now(),
informationUri: version.p,
signal: signal,
...named
};
for (const {name: name, render: render} of (0, render_reports.k)(result, formats, options)) await write(name, render);
return {
files: files,
problems: problems
};
}
const MAX_DEPTH = 32;
async function makeReportFolder(input, folder, directory) {
const path = (0, external_node_path_.resolve)(directory, folder);
try {
await make(path, MAX_DEPTH);
if (!(await (0, promises_.stat)(path)).isDirectory()) throw new usage_error.UsageError(input, `${(0, 
usage_error.S)(folder)} is a file, not a folder.`);
await (0, promises_.access)(path, external_node_fs_.constants.W_OK);
return path;
} catch (cause) {
if (cause instanceof usage_error.UsageError) throw cause;
const code = codeOf(cause);
throw new usage_error.UsageError(input, `the folder ${(0, usage_error.S)(folder)} cannot be created or written to (${code}).`, {
cause: cause
});
}
}
async function make(path, levels) {
try {
await (0, promises_.mkdir)(path);
} catch (error) {
const code = codeOf(error);
if (code === "EEXIST") return;
const parent = (0, external_node_path_.dirname)(path);
if (code !== "ENOENT" || levels === 0 || parent === path) throw error;
if (await (0, promises_.stat)(parent).then(() => true, () => false)) throw error;
await make(parent, levels - 1);
await (0, promises_.mkdir)(path);
}
}
function codeOf(error) {
return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
const ABORTED_WRITE_MS = 1e3;
async function runSession(session, io) {
const folder = session.out === null ? null : await makeReportFolder("--out", session.out, io.directory);
const printer = progressPrinter(io);
const connection = await (0, connect.h)({
service: session.settings.service,
verificationSeed: session.verificationSeed,
trustedRoots: session.trustedRoots,
allowInsecure: session.allowInsecure,
environment: io.environment,
err: io.err,
onScanProgress: progress => printer.report({
type: "scan-progress",
...progress
})
});
try {
const {runGate: runGate} = await Promise.all([ __webpack_require__.e("undici-index"), __webpack_require__.e("shared-decode-body"), __webpack_require__.e("gate-run-gate") ]).then(__webpack_require__.bind(__webpack_require__, 11665));
const routed = await routedRun(session, io);
const result = await runGate(routed?.settings ?? session.settings.gate, session.run, {
sourceOf: routed?.sourceOf,
client: connection.client,
service: connection.kind,
serviceReadyMs: connection.readyMs,
checkIds: connection.checkIds,
signal: io.signal,
progress: printer.report,
...session.baseline === undefined ? {} : {
baseline: session.baseline
}
});
printer.done();
if (folder !== null) {
const formats = session.settings.report.formats;
const within = io.signal.aborted ? AbortSignal.timeout(ABORTED_WRITE_MS) : AbortSignal.timeout(3e5);
const written = await writeReports(folder, result, formats, within, session.reportName);
for (const problem of written.problems) io.err(`warning: report ${(0, terminal.escapeTerminal)(problem)}\n`);
if (written.files.length > 0) io.err(`reports in ${(0, terminal.escapeTerminal)(session.out ?? "")}: ${written.files.map(terminal.escapeTerminal).join(", ")}\n`);
}
io.out(await rendered(result, session, io));
return result;
} finally {
printer.done();
await connection.close();
}
}
async function routedRun({settings: settings}, io) {
if (settings.routes === null) return null;
const {withCheckoutRoutes: withCheckoutRoutes} = await Promise.all([ __webpack_require__.e("lezer-javascript-dist-index"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("routes-checkout-routes"), __webpack_require__.e("fixes-code-text") ]).then(__webpack_require__.bind(__webpack_require__, 16586));
const routed = await withCheckoutRoutes(settings.gate, io.directory, settings.routes.changedSince, io.environment);
if (routed !== null) io.err(`${(0, terminal.escapeTerminal)(routed.summary)}\n`);
if (routed !== null && routed.problem !== null) io.err(`warning: ${(0, terminal.escapeTerminal)(routed.problem)}\n`);
return routed;
}
async function rendered(result, session, io) {
const {format: format} = session;
if (format === "pretty") {
const {maxFindings: maxFindings} = session.settings.report;
const options = {
maxFindings: maxFindings,
colored: io.outIsColored,
columns: io.outColumns,
verbose: session.verbose
};
return pretty(result, options);
}
if (format === "json") {
return (0, result_document.Zk)((0, build_result.resultDocument)(result, {
version: version.VERSION,
runUrl: null
}));
}
if (format === "html") {
return htmlOfRun(result);
}
const {renderJoint: renderJoint} = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 19864));
return renderJoint(result, format, {
now: Date.now(),
informationUri: version.p
});
}
async function htmlOfRun(result) {
const {renderOnlyPage: renderOnlyPage} = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 19864));
const page = await renderOnlyPage(result, {
now: Date.now(),
informationUri: version.p
});
if (page === null) throw new usage_error.UsageError("--format", "html supports one scan; for several, use --report-formats html --out DIR.");
return page;
}
},
5537: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VERSION: () => VERSION,
p: () => HOMEPAGE
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__.rE;
const HOMEPAGE = _package_json__WEBPACK_IMPORTED_MODULE_0__.TB;
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
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
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
}
};
