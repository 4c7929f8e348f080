export const id = "module-10812";

export const ids = [ "module-10812" ];

export const modules = {
10812: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderCsv: () => renderCsv
});
var _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);
var _escape_controls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82596);
var _report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72250);
const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
function csvField(value) {
if (value === null) return '""';
if (typeof value === "number") return `"${value}"`;
const shown = (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.ix)((0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.mz)(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
return `"${guarded.replaceAll('"', '""')}"`;
}
function csvRecord(values) {
return `${values.map(csvField).join(",")}\r\n`;
}
const COLUMNS = [ "severity", "title", "target", "scan_type", "check_id", "status", "confidence", "cvss_score", "cwe", "owasp", "method", "url", "parameter", "places", "description", "evidence", "remediation", "references", "fingerprint", "first_seen_at", "scan_id", "reproduce", "response", "accepted", "exploitation" ];
const BYTE_ORDER_MARK = "\ufeff";
function renderCsv(reports) {
const records = (0, _findings_js__WEBPACK_IMPORTED_MODULE_2__.$)(reports).map(({finding: finding, report: report}) => {
const step = (0, _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_0__.wo)(finding).findLast(({label: label}) => label !== "Compare");
return csvRecord([ finding.severity, finding.title, report.scan.target, report.scan.scan_type, finding.check_id, finding.gate_status ?? "unclassified", finding.confidence, finding.cvss?.score ?? null, finding.cwe.join(" "), finding.owasp.join(" / "), finding.location.method, finding.location.url, finding.location.parameter, finding.locations_total, finding.description, finding.evidence, finding.remediation, finding.references.join(" "), finding.fingerprint, finding.first_seen_at, finding.scan_id, step?.command ?? null, step?.text ?? null, (0, 
_report_facts_js__WEBPACK_IMPORTED_MODULE_3__.Po)(finding), (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_3__.MJ)(finding) ]);
});
return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join("");
}
},
82596: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => scannedFindings,
w: () => findingReferences
});
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
function findingReferences({check_url: page, references: references}) {
return page === undefined || page === "" ? references : [ page, ...references.filter(url => url !== page) ];
}
function scannedFindings(reports) {
return reports.flatMap(report => report.findings.map(finding => ({
report: report,
finding: finding
}))).sort((left, right) => (0, _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E)(left.finding, right.finding) || (0, 
_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.n)(left.report.scan.target, right.report.scan.target));
}
}
};
