export const id = 3387;
export const ids = [3387];
export const modules = {

/***/ 77801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   IS: () => (/* binding */ markdownCodeBlock),
/* harmony export */   iQ: () => (/* binding */ markdownLink)
/* harmony export */ });
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94669);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22653);



/** Zero-width space after what would begin a mention, reference, link, emoji or command: GitHub seeks those in the rendered text. */
const BREAK = '&#8203;';
const MARKUP = /[\\`*_{}[\]()!~^&<>|@$]|#(?=[\p{L}\p{N}])|\bGH-(?=\d)|:(?=:|\/\/|[\w+-]+:)|\b(?:mailto|xmpp):|\bwww\./giu;
const REPLACEMENTS = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    // GitHub's own way to write a dollar sign that begins no formula.
    $: '<span>$</span>',
};
function defuse(match) {
    const replacement = REPLACEMENTS[match];
    if (replacement !== undefined)
        return replacement;
    if (/^www\.$/i.test(match))
        return `${match.slice(0, 3)}${BREAK}.`;
    if (match.length > 1 || match === '@' || match === '#' || match === ':')
        return `${match}${BREAK}`;
    return `\\${match}`;
}
/**
 * Untrusted text as inert inline GitHub Flavored Markdown: no markup, HTML, link, mention, issue reference, emoji,
 * formula or hidden comment comes of it, in a paragraph, a list item, a heading or a table cell. Line breaks become
 * spaces. For addresses and evidence {@link markdownCode} reads better.
 */
function escapeMarkdown(text) {
    return (0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text.replace(/\s+/g, ' '))
        .replace(MARKUP, defuse)
        .replace(/^(\s*)([-+=#])/, '$1\\$2')
        .replace(/^(\s*\d+)\./, '$1\\.');
}
/** Code is shown letter by letter, yet neither a hidden marker of ours nor a runner command may be plantable in it. */
function breakPlants(text) {
    return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .breakCommands */ .ix)(text.replaceAll('<!--', '<! --'));
}
/** Longest run of backticks in `text`. */
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
/**
 * Untrusted text as a code span: shown letter by letter, nothing in it is a link or a mention.
 * @param options.table inside a table cell the pipe is escaped, since tables are split before code spans are read
 */
function markdownCode(text, options = {}) {
    const line = breakPlants((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text.replace(/\s*[\r\n]+\s*/g, ' ')));
    // A backslash right before the escaped pipe would undo the escape.
    const content = options.table === true ? line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|') : line;
    if (content.trim() === '')
        return '` `';
    const fence = '`'.repeat(longestRun(content) + 1);
    const padding = /^[` ]|[` ]$/.test(content) ? ' ' : '';
    return `${fence}${padding}${content}${padding}${fence}`;
}
/** Untrusted text as a fenced code block of its own lines, each line led by `indent` (for a block inside a list item). */
function markdownCodeBlock(text, indent = '') {
    const content = breakPlants((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text, { multiline: true }));
    const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
    return [`${fence}text`, ...content.split('\n'), fence].map((line) => `${indent}${line}`).join('\n');
}
/**
 * A link with untrusted text and address; only the escaped text when the address is no plain http(s) URL.
 * @param text shown text, escaped here
 */
function markdownLink(text, url) {
    const parsed = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(url);
    if (parsed === null)
        return escapeMarkdown(text);
    const rest = parsed.href.slice(parsed.origin.length).replace(/[()<>\\[\]`*_~|!@$]/g, percentEncode);
    return `[${escapeMarkdown(text)}](${parsed.origin}${rest})`;
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 94669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/**
 * The address that a link may lead to: absolute http(s), without credentials, and written as an address, not as a sentence
 * that begins like one. Null for anything else, which stays text.
 */
function webAddress(text) {
    if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text))
        return null;
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url : null;
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

/***/ 83387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77801);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88081);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72250);




const PLACES_MAX = 10;
/** The reports as one document of GitHub Flavored Markdown; nothing that a target said can become markup. */
function renderMarkdown(reports, options = {}) {
    const parts = ['# Security scan report', ...(options.trendMarkdown === undefined ? [] : [options.trendMarkdown])];
    for (const report of reports)
        parts.push(...scanPart(report, options));
    return `${parts.join('\n\n')}\n`;
}
function scanPart(report, options) {
    const { scan, summary, tool } = report;
    const findings = [...report.findings].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFindings */ .E);
    const shown = findings.slice(0, options.maxFindings ?? 500);
    const hidden = findings.length - shown.length + summary.omitted;
    return [
        `## ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(scan.target)}`,
        `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeSentence */ .yz)(report))} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`${scan.scan_type} scan ${scan.id}, finished ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(scan.finished_at)} after ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(scan.started_at, scan.finished_at)}, ${tool.name} ${tool.version}.`)}`,
        countsTable(report),
        `Digest of the findings: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(summary.digest)}`,
        '### Findings',
        ...(findings.length === 0 ? [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeSentence */ .yz)(report))] : []),
        ...shown.flatMap((finding, index) => findingPart(finding, index + 1, options.statuses ?? new Map())),
        ...(hidden > 0 ? [`${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(hidden, 'further finding is', 'further findings are')} left out here.`] : []),
        ...compliancePart(report),
        ...coveragePart(report),
    ];
}
function countsTable({ summary }) {
    const head = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => _report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITY_NAMES */ .tQ[severity]);
    const counts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => summary.by_severity[severity]);
    return [`| ${head.join(' | ')} |`, `|${' ---: |'.repeat(head.length)}`, `| ${counts.join(' | ')} |`].join('\n');
}
function findingPart(finding, number, statuses) {
    const status = statuses.get(finding.fingerprint);
    const places = (finding.locations.length === 0 ? [finding.location] : finding.locations).slice(0, PLACES_MAX);
    const more = finding.locations_total - places.length;
    const facts = [
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(finding.check_id),
        `${finding.confidence} proof`,
        ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)}`]),
        ...finding.cwe.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV),
        ...finding.owasp.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV),
        `fingerprint ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(finding.fingerprint)}`,
    ];
    return [
        `#### ${number}. ${_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITY_NAMES */ .tQ[finding.severity]}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.title)}${status === undefined ? '' : ` (${status})`}`,
        facts.join(' · '),
        [
            ...places.map((place) => `- ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeLocation */ .lR)(place))}`),
            ...(more > 0 ? [`- and ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(more, 'more place')}`] : []),
        ].join('\n'),
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.description),
        ...(finding.evidence.trim() === '' ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCodeBlock */ .IS)(finding.evidence)]),
        `**Fix:** ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.remediation)}`,
        ...(finding.references.length === 0
            ? []
            : [finding.references.map((url) => `- ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownLink */ .iQ)(url, url)}`).join('\n')]),
    ];
}
function compliancePart({ compliance }) {
    if (compliance.length === 0)
        return [];
    const rows = compliance.map((row) => `| ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.framework)} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.requirement)} | ${row.status} | ${row.findings} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.check_ids.join(', '))} |`);
    return [
        '### Compliance evidence',
        [
            '| Framework | Requirement | This scan | Findings against it | Checks |',
            '| --- | --- | --- | ---: | --- |',
            ...rows,
        ].join('\n'),
    ];
}
function coveragePart(report) {
    const counts = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .countChecks */ .ls)(report);
    const rows = report.checks
        .filter((check) => check.status === 'error' || check.status === 'not_applicable')
        .map((check) => `| ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(check.check_id, { table: true })} | ${_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_STATUS_NAMES */ .VK[check.status]} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(check.reason ?? '')} |`);
    return [
        '### What was checked, and what was not',
        `${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.checks.length, 'check')}: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out.`,
        ...(rows.length === 0 ? [] : [['| Check | Result | Reason |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
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
