export const id = 4610;
export const ids = [4610];
export const modules = {

/***/ 68850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/** DEL, C1 controls, soft hyphen, bidirectional and invisible characters: JSON.stringify leaves them as they are. */
const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function unicodeEscape(character) {
    return [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('');
}
/**
 * A value as indented JSON with a line end. Hidden characters are written as `\u` escapes, and so is the sign that would
 * begin a runner command (`##[`): whoever reads the text back gets the same value, and whoever prints it is safe.
 */
function jsonText(value) {
    const text = JSON.stringify(value, null, 2)
        .replace(RAW_HIDDEN, unicodeEscape)
        .replace(/##(?=\[)/g, '#\\u0023');
    return `${text}\n`;
}


/***/ }),

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

/***/ 84610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGitlabDast: () => (/* binding */ renderGitlabDast)
/* harmony export */ });
/* unused harmony export GITLAB_SCHEMA_VERSION */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _escape_controls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68850);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77801);
/* harmony import */ var _escape_web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94669);
/* harmony import */ var _scanned_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93199);






/** Version of GitLab's security report schema (dast-report-format.json) that the document follows. */
const GITLAB_SCHEMA_VERSION = '15.0.2';
const SEVERITIES = {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
/** Bounds of the schema, in characters. */
const NAME_MAX = 255;
const SOLUTION_MAX = 7_000;
const RESOURCES_MAX = 1_000;
/** GitLab's DAST report of all scans: what `artifacts:reports:dast` takes. */
function renderGitlabDast(reports, options = {}) {
    const findings = (0,_scanned_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .scannedFindings */ .$)(reports).filter(({ finding }) => options.statuses?.get(finding.fingerprint) !== 'ignored');
    const tool = {
        id: 'scan-gate',
        name: 'Scan Gate',
        version: reports[0]?.tool.version || '0.0.0',
        vendor: { name: 'Scan Gate' },
    };
    const document = {
        version: GITLAB_SCHEMA_VERSION,
        scan: {
            analyzer: tool,
            scanner: tool,
            type: 'dast',
            status: reports.every((report) => report.scan.status === 'succeeded') ? 'success' : 'failure',
            start_time: seconds(reports.map((report) => report.scan.started_at ?? report.scan.created_at).sort()[0]),
            end_time: seconds(reports
                .map((report) => report.scan.finished_at ?? report.generated_at)
                .sort()
                .at(-1)),
            messages: messages(reports),
            scanned_resources: resources(findings),
        },
        vulnerabilities: findings.map(vulnerability),
    };
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s)(document);
}
/** `yyyy-mm-ddThh:mm:ss`, without fraction and zone: the schema's form. */
function seconds(timestamp) {
    const time = Date.parse(timestamp ?? '');
    return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 19);
}
function messages(reports) {
    return reports.flatMap((report) => report.checks
        .filter((check) => check.status === 'error')
        .map((check) => ({
        level: 'warn',
        value: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(`${report.scan.target}: ${check.check_id} could not be carried out: ${check.reason ?? ''}`),
    })));
}
function resources(findings) {
    const seen = new Map();
    for (const { finding } of findings) {
        const method = finding.location.method || 'GET';
        const url = (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.location.url) || 'unknown';
        if (seen.size < RESOURCES_MAX)
            seen.set(`${method} ${url}`, { method: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(method), url, type: 'url' });
    }
    return [...seen.values()];
}
function vulnerability({ finding, report }) {
    return {
        id: uuidOf(`${report.scan.target}\n${report.scan.scan_type}\n${finding.fingerprint}`),
        name: clip((0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.title), NAME_MAX),
        description: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.description),
        severity: SEVERITIES[finding.severity],
        solution: clip((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.remediation), SOLUTION_MAX),
        identifiers: identifiers(finding),
        links: finding.references.flatMap((reference) => {
            const url = (0,_escape_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(reference);
            return url === null ? [] : [{ url: url.href }];
        }),
        evidence: { summary: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.evidence, { multiline: true }) },
        location: location(finding),
    };
}
/** A stable identifier in the form of a UUID (RFC 9562, version 8). */
function uuidOf(text) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
function identifiers(finding) {
    return [
        { type: 'scan_gate_check', name: finding.check_id || 'check', value: finding.check_id || 'check' },
        ...finding.cwe.map((cwe) => ({
            type: 'cwe',
            name: cwe,
            value: cwe.slice('CWE-'.length),
            url: `https://cwe.mitre.org/data/definitions/${encodeURIComponent(cwe.slice('CWE-'.length))}.html`,
        })),
        ...finding.owasp.map((category) => ({
            type: 'owasp',
            name: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(category),
            value: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(category.split(' ')[0] || category),
        })),
    ];
}
function location({ location: { url, method, parameter } }) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    const web = parsed !== null && /^https?:$/.test(parsed.protocol);
    return {
        hostname: web ? parsed.origin : (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(url),
        path: web ? `${parsed.pathname}${parsed.search}` : '',
        ...(method === null ? {} : { method: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(method) }),
        ...(parameter === null ? {} : { param: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(parameter) }),
    };
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
