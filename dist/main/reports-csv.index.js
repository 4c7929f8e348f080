export const id = "reports-csv";

export const ids = [ "reports-csv" ];

export const modules = {
 85217: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   renderCsv: () => renderCsv
  });
  var controls = __webpack_require__(14902);
  var workflow_command = __webpack_require__(22653);
  const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
  const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
  function csvField(value) {
   if (value === null) return '""';
   if (typeof value === "number") return `"${value}"`;
   const shown = (0, workflow_command.i)((0, controls.m)(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
   const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
   return `"${guarded.replaceAll('"', '""')}"`;
  }
  function csvRecord(values) {
   return `${values.map(csvField).join(",")}\r\n`;
  }
  var findings = __webpack_require__(82596);
  const COLUMNS = [ "severity", "title", "target", "scan_type", "check_id", "status", "confidence", "cvss_score", "cwe", "owasp", "method", "url", "parameter", "places", "description", "evidence", "remediation", "references", "fingerprint", "first_seen_at", "scan_id" ];
  const BYTE_ORDER_MARK = "\ufeff";
  function renderCsv(reports) {
   const records = (0, findings.$)(reports).map(({finding: finding, report: report}) => csvRecord([ finding.severity, finding.title, report.scan.target, report.scan.scan_type, finding.check_id, finding.gate_status ?? "unclassified", finding.confidence, finding.cvss?.score ?? null, finding.cwe.join(" "), finding.owasp.join(" / "), finding.location.method, finding.location.url, finding.location.parameter, finding.locations_total, finding.description, finding.evidence, finding.remediation, finding.references.join(" "), finding.fingerprint, finding.first_seen_at, finding.scan_id ]));
   return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join("");
  }
 },
 22653: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   J: () => escapeWorkflowLog,
   i: () => breakCommands
  });
  var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
  function breakCommands(text) {
   return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "## ");
  }
  function escapeWorkflowLog(text, options = {}) {
   return breakCommands((0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.m)(text, options));
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
