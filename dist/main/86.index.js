export const id = 86;
export const ids = [86];
export const modules = {

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

/***/ 40086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJunit: () => (/* binding */ renderJunit)
});

// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
;// CONCATENATED MODULE: ./build/reports/escape/xml.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
    '\n': '&#10;',
};
/**
 * Untrusted text for XML 1.0, in an element or a quoted attribute value. Characters that XML forbids are shown as
 * `\x1b`; line feeds are references, so that an attribute keeps them.
 */
function escapeXml(text) {
    return ((0,controls/* showControls */.m)(text, { multiline: true })
        .replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character)
        // Reads the same; printed into a workflow log, it is no command.
        .replace(/##(?=\[)/g, '#&#35;'));
}

// EXTERNAL MODULE: ./build/reports/findings-order.js
var findings_order = __webpack_require__(88081);
// EXTERNAL MODULE: ./build/reports/report-facts.js
var report_facts = __webpack_require__(72250);
;// CONCATENATED MODULE: ./build/reports/junit.js



/**
 * JUnit XML in the dialect of Jenkins and GitLab: one suite per scan, one test per check without findings and one per
 * finding. A check that could not be carried out is an error, one that did not apply is skipped.
 */
function renderJunit(reports, options = {}) {
    const suites = reports.map((report) => suite(report, options.statuses ?? new Map()));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Scan Gate">\n${suites.join('')}</testsuites>\n`;
}
function suite(report, statuses) {
    const { scan } = report;
    const cases = [
        ...[...report.findings].sort(findings_order/* compareFindings */.E).map((finding) => findingCase(finding, scan.target, statuses)),
        ...report.checks.filter((check) => check.status !== 'finding').map((check) => checkCase(check, scan.target)),
    ];
    const count = (kind) => cases.filter((each) => each.kind === kind).length;
    const seconds = (Date.parse(scan.finished_at ?? '') - Date.parse(scan.started_at ?? '')) / 1000;
    const attributes = [
        `name="${escapeXml(`${scan.target} ${scan.scan_type}`)}"`,
        `tests="${cases.length}"`,
        `failures="${count('failure')}"`,
        `errors="${count('error')}"`,
        `skipped="${count('skipped')}"`,
        `time="${Number.isFinite(seconds) && seconds >= 0 ? seconds.toFixed(3) : '0.000'}"`,
        ...(scan.started_at === null ? [] : [`timestamp="${escapeXml(scan.started_at.slice(0, 19))}"`]),
    ];
    return `  <testsuite ${attributes.join(' ')}>\n${cases.map((each) => each.xml).join('')}  </testsuite>\n`;
}
function testcase(target, checkId, name, kind, body) {
    const open = `    <testcase classname="${escapeXml(`${target}.${checkId}`)}" name="${escapeXml(name)}"`;
    return { kind, xml: body === '' ? `${open}/>\n` : `${open}>${body}</testcase>\n` };
}
function findingCase(finding, target, statuses) {
    const name = `${finding.title} [${(0,report_facts/* describeLocation */.lR)(finding.location)}]`;
    if (statuses.get(finding.fingerprint) === 'ignored')
        return testcase(target, finding.check_id, name, 'skipped', '<skipped message="ignored by a rule"/>');
    const text = [
        `Severity: ${finding.severity} (${finding.confidence})`,
        `Impact: ${finding.description}`,
        `Proof: ${finding.evidence}`,
        `Fix: ${finding.remediation}`,
        `Fingerprint: ${finding.fingerprint}`,
    ].join('\n');
    const failure = `<failure type="${escapeXml(finding.severity)}" message="${escapeXml(`${finding.severity}: ${finding.title}`)}">${escapeXml(text)}</failure>`;
    return testcase(target, finding.check_id, name, 'failure', failure);
}
function checkCase(check, target) {
    const reason = escapeXml(check.reason ?? 'no reason given');
    if (check.status === 'error')
        return testcase(target, check.check_id, check.title, 'error', `<error type="check" message="${reason}"/>`);
    if (check.status === 'not_applicable')
        return testcase(target, check.check_id, check.title, 'skipped', `<skipped message="${reason}"/>`);
    return testcase(target, check.check_id, check.title, 'passed', '');
}


/***/ }),

/***/ 72250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Ee: () => (/* binding */ SCAN_TYPE_NAMES),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   VK: () => (/* binding */ CHECK_STATUS_NAMES),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   lR: () => (/* binding */ describeLocation),
/* harmony export */   ls: () => (/* binding */ countChecks),
/* harmony export */   tQ: () => (/* binding */ SEVERITY_NAMES),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   yz: () => (/* binding */ outcomeSentence),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export worstSeverity */
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

const SEVERITY_NAMES = {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
const CHECK_STATUS_NAMES = {
    passed: 'Passed',
    finding: 'Finding',
    not_applicable: 'Not applicable',
    error: 'Could not be carried out',
};
const SCAN_TYPE_NAMES = {
    quick: 'Quick: passive look',
    standard: 'Standard',
    compliance: 'Compliance',
};
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** Thousands separated by a comma, without a locale. */
function formatCount(count) {
    return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `2026-11-21 08:15 UTC`; the text itself when it is no timestamp. */
function formatTime(timestamp) {
    if (timestamp === null)
        return 'not known';
    const time = Date.parse(timestamp);
    return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Time the scan took, or `not known`. */
function formatDuration(from, to) {
    const milliseconds = Date.parse(to ?? '') - Date.parse(from ?? '');
    if (!Number.isFinite(milliseconds) || milliseconds < 0)
        return 'not known';
    const seconds = milliseconds / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
/** Bytes in the unit that reads best. */
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${Math.round(bytes)} B`;
    if (bytes < 1024 * 1024)
        return `${(bytes / 1024).toFixed(1)} KiB`;
    return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
/** `2 critical, 1 high`; `no findings` when there are none. */
function describeCounts(counts) {
    const parts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0).map((severity) => `${formatCount(counts[severity])} ${severity}`);
    return parts.length === 0 ? 'no findings' : parts.join(', ');
}
/** Number of checks per result. */
function countChecks(report) {
    const counts = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
    for (const check of report.checks)
        counts[check.status] += 1;
    return counts;
}
/** `GET https://example.com/a, parameter q` without the method when there is none. */
function describeLocation(location) {
    const method = location.method === null ? '' : `${location.method} `;
    const parameter = location.parameter === null ? '' : ` (${location.parameter})`;
    return `${method}${location.url}${parameter}`;
}
/**
 * The one sentence that says how the scan came out. A scan that did not succeed is never said to have found nothing; its
 * message is untrusted and still to be escaped.
 */
function outcomeSentence({ scan, summary }) {
    if (scan.status !== 'succeeded') {
        const why = scan.failure === null || scan.failure.message === '' ? '' : `: ${scan.failure.message}`;
        return `The scan did not succeed (${scan.status}${why}). Nothing can be said of the target.`;
    }
    const worst = worstSeverity(summary.by_severity);
    if (worst === null)
        return 'No weakness was found by the checks that ran.';
    return `${plural(summary.total, 'finding')}, the most severe ${summary.total === 1 ? 'is' : 'are'} ${worst}.`;
}
/** The worst severity that occurs, or null. */
function worstSeverity(counts) {
    return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find((severity) => counts[severity] > 0) ?? null;
}


/***/ })

};
