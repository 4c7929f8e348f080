export const id = "module-77591";

export const ids = [ "module-77591", 6908 ];

export const modules = {
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
