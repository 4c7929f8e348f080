export const id = 5217;
export const ids = [5217];
export const modules = {

/***/ 85217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCsv: () => (/* binding */ renderCsv)
});

// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
// EXTERNAL MODULE: ./build/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(22653);
;// CONCATENATED MODULE: ./build/reports/escape/csv.js


/** Half and full width forms of the characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** A spreadsheet that splits at another separator than the comma would begin a cell behind one of these. */
const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/**
 * One field of a CSV record (RFC 4180): always quoted, on one line, and never a formula: an apostrophe stands before a
 * character that would begin one.
 */
function csvField(value) {
    if (value === null)
        return '""';
    if (typeof value === 'number')
        return `"${value}"`;
    const shown = (0,workflow_command/* breakCommands */.ix)((0,controls/* showControls */.m)(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
    const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
    return `"${guarded.replaceAll('"', '""')}"`;
}
/** One record with its line end. */
function csvRecord(values) {
    return `${values.map(csvField).join(',')}\r\n`;
}

// EXTERNAL MODULE: ./build/reports/scanned-findings.js
var scanned_findings = __webpack_require__(93199);
;// CONCATENATED MODULE: ./build/reports/csv.js


const COLUMNS = [
    'severity',
    'title',
    'target',
    'scan_type',
    'check_id',
    'status',
    'confidence',
    'cvss_score',
    'cwe',
    'owasp',
    'method',
    'url',
    'parameter',
    'places',
    'description',
    'evidence',
    'remediation',
    'references',
    'fingerprint',
    'first_seen_at',
    'scan_id',
];
/** UTF-8 mark, without which Excel reads the file in a local code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** One record per finding (RFC 4180, header included), most severe first; no cell can become a formula. */
function renderCsv(reports, options = {}) {
    const records = (0,scanned_findings/* scannedFindings */.$)(reports).map(({ finding, report }) => csvRecord([
        finding.severity,
        finding.title,
        report.scan.target,
        report.scan.scan_type,
        finding.check_id,
        options.statuses?.get(finding.fingerprint) ?? 'unclassified',
        finding.confidence,
        finding.cvss?.score ?? null,
        finding.cwe.join(' '),
        finding.owasp.join(' / '),
        finding.location.method,
        finding.location.url,
        finding.location.parameter,
        finding.locations_total,
        finding.description,
        finding.evidence,
        finding.remediation,
        finding.references.join(' '),
        finding.fingerprint,
        finding.first_seen_at,
        finding.scan_id,
    ]));
    return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join('');
}


/***/ }),

/***/ 22653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ escapeWorkflowLog),
/* harmony export */   ix: () => (/* binding */ breakCommands)
/* harmony export */ });
/* unused harmony exports escapeCommandData, escapeCommandProperty */
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/**
 * Breaks up, with a space, what the runner of GitHub Actions takes for a command in a log: `::name::` at the start of a
 * line (white space ignored) and `##[name]` anywhere (runner `ActionCommand.cs`).
 */
function breakCommands(text) {
    return text.replace(/^(\s*):(?=:)/gmu, '$1: ').replace(/##(?=\[)/g, '## ');
}
/** Untrusted text for the log of a GitHub Actions step: no control, no command. Multi-line text stays so when asked. */
function escapeWorkflowLog(text, options = {}) {
    return breakCommands((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text, options));
}
/** Message of a workflow command: `%`, CR and LF encoded as the runner decodes them. */
function escapeCommandData(text) {
    return showControls(text, { multiline: true }).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** Property value of a workflow command (`file=`, `title=`): colon and comma are encoded besides. */
function escapeCommandProperty(text) {
    return escapeCommandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 88081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

function compareText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
function compareFindings(left, right) {
    return ((0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(left.severity) - (0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(right.severity) ||
        compareText(left.check_id, right.check_id) ||
        compareText(left.fingerprint, right.fingerprint));
}


/***/ }),

/***/ 93199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scannedFindings)
/* harmony export */ });
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88081);

/** The findings of several reports in one list, most severe first; equal ones in the order of their targets. */
function scannedFindings(reports) {
    return reports
        .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
        .sort((left, right) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .E)(left.finding, right.finding) || (left.report.scan.target < right.report.scan.target ? -1 : 1));
}


/***/ })

};
