export const id = "module-97740";

export const ids = [ "module-97740" ];

export const modules = {
97740: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderJunit: () => renderJunit
});
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22652);
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25455);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10467);
var _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25063);
var _escape_controls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14902);
var _report_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72250);
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;",
"'": "&apos;",
"\n": "&#10;"
};
function escapeXml(text) {
return (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_4__.mz)(text, {
multiline: true
}).replace(/[&<>"'\n]/g, character => ENTITIES[character] ?? character).replace(/##(?=\[)/g, "#&#35;");
}
function renderJunit(reports) {
const suites = reports.map(suite);
return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Scan Gate">\n${suites.join("")}</testsuites>\n`;
}
function suite(report) {
const {scan: scan} = report;
const cases = [ ...[ ...report.findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_1__.E).map(finding => findingCase(finding, scan.target)), ...report.checks.filter(check => check.status !== "finding").map(check => checkCase(check, scan.target)) ];
const count = kind => cases.filter(each => each.kind === kind).length;
const seconds = (Date.parse(scan.finished_at ?? "") - Date.parse(scan.started_at ?? "")) / 1e3;
const attributes = [ `name="${escapeXml(`${scan.target} ${scan.scan_type}`)}"`, `tests="${cases.length}"`, `failures="${count("failure")}"`, `errors="${count("error")}"`, `skipped="${count("skipped")}"`, `time="${Number.isFinite(seconds) && seconds >= 0 ? seconds.toFixed(3) : "0.000"}"`, ...scan.started_at === null ? [] : [ `timestamp="${escapeXml(scan.started_at.slice(0, 19))}"` ] ];
return `  <testsuite ${attributes.join(" ")}>\n${properties(report)}${cases.map(each => each.xml).join("")}  </testsuite>\n`;
}
function properties({coverage: coverage}) {
const total = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_2__.mU)([ coverage ]);
const lines = _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.flatMap(kind => {
const count = total[kind];
if (count === undefined) return [];
return [ "known", "covered" ].map(name => `      <property name="coverage.${kind}.${name}" value="${count[name]}"/>\n`);
});
return lines.length === 0 ? "" : `    <properties>\n${lines.join("")}    </properties>\n`;
}
function testcase(target, checkId, name, kind, body) {
const open = `    <testcase classname="${escapeXml(`${target}.${checkId}`)}" name="${escapeXml(name)}"`;
return {
kind: kind,
xml: body === "" ? `${open}/>\n` : `${open}>${body}</testcase>\n`
};
}
function findingCase(finding, target) {
const name = `${finding.title} [${(0, _report_facts_js__WEBPACK_IMPORTED_MODULE_5__.lR)(finding.location)}]`;
if ((0, _report_facts_js__WEBPACK_IMPORTED_MODULE_5__.pi)(finding)) {
const why = escapeXml((0, _report_facts_js__WEBPACK_IMPORTED_MODULE_5__.Po)(finding) ?? "ignored by a rule");
return testcase(target, finding.check_id, name, "skipped", `<skipped message="${why}"/>`);
}
const text = [ `Severity: ${finding.severity} (${finding.confidence})`, `Impact: ${finding.description}`, `Proof: ${finding.evidence}`, ...finding.proof === undefined ? [] : [ `Reproduce:\n${(0, 
_shared_reproduction_js__WEBPACK_IMPORTED_MODULE_3__.YZ)(finding)}` ], `Fix: ${finding.remediation}`, `Fingerprint: ${finding.fingerprint}` ].join("\n");
if (finding.blocking === false) return testcase(target, finding.check_id, name, "passed", `<system-out>${escapeXml(text)}</system-out>`);
const failure = `<failure type="${escapeXml(finding.severity)}" message="${escapeXml(`${finding.severity}: ${finding.title}`)}">${escapeXml(text)}</failure>`;
return testcase(target, finding.check_id, name, "failure", failure);
}
function checkCase(check, target) {
const reason = escapeXml(check.reason ?? "no reason given");
const name = (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_5__.et)(check);
if (check.status === "error") return testcase(target, check.check_id, name, "error", `<error type="check" message="${reason}"/>`);
if (check.status === "not_applicable") return testcase(target, check.check_id, name, "skipped", `<skipped message="${reason}"/>`);
const note = (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_5__.mt)(check) ? `<system-out>${_report_facts_js__WEBPACK_IMPORTED_MODULE_5__.zw}: ${reason}</system-out>` : "";
return testcase(target, check.check_id, name, "passed", note);
}
}
};
