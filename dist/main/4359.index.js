export const id = 4359;
export const ids = [4359];
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


/***/ }),

/***/ 74359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: SARIF_RESULTS_MAX

// EXTERNAL MODULE: ./build/reports/escape/json.js
var json = __webpack_require__(68850);
// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
;// CONCATENATED MODULE: ./build/reports/escape/sarif-message.js

/**
 * Untrusted text for a SARIF message: brackets would begin an embedded link and braces a placeholder (SARIF 2.1.0,
 * 3.11.5 and 3.11.6), so brackets are escaped and braces doubled.
 */
function escapeSarifMessage(text) {
    return (0,controls/* showControls */.m)(text, { multiline: true })
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/[{}]/g, '$&$&');
}

// EXTERNAL MODULE: ./build/reports/report-facts.js
var report_facts = __webpack_require__(72250);
// EXTERNAL MODULE: ./build/reports/scanned-findings.js
var scanned_findings = __webpack_require__(93199);
;// CONCATENATED MODULE: ./build/reports/sarif/artifact-uri.js
/** What a place that is no address becomes. */
const UNKNOWN = 'unknown-location';
/**
 * A finding's place as GitHub code scanning takes it: relative, without scheme, query and fragment, `host/path`. A port
 * is joined by an underscore, for a colon in the first segment would read as a scheme (RFC 3986, 4.2).
 */
function artifactUri(location) {
    const name = /^dns:([^/?#]+)$/i.exec(location)?.[1];
    if (name !== undefined)
        return encodeSegment(name);
    if (!URL.canParse(location))
        return UNKNOWN;
    const { protocol, hostname, port, pathname } = new URL(location);
    if (hostname === '' || !/^(https?|tls|tcp|wss?):$/.test(protocol))
        return UNKNOWN;
    const host = encodeSegment(hostname.replace(/^\[|\]$/g, '').replaceAll(':', '_'));
    const path = pathname
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
        .map((segment) => encodeSegment(decodeSegment(segment)));
    return [port === '' ? host : `${host}_${port}`, ...path].join('/');
}
function decodeSegment(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
/** Percent-encodes all that a path segment may not hold; lone surrogates and dot segments cannot pass. */
function encodeSegment(segment) {
    const encoded = encodeURIComponent(segment.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/reports/escape/markdown.js
var markdown = __webpack_require__(77801);
// EXTERNAL MODULE: ./build/reports/escape/web-address.js
var web_address = __webpack_require__(94669);
;// CONCATENATED MODULE: ./build/reports/sarif/rules.js





/** GitHub reads the number as CVSS; each is the middle of its band, used when a finding brings no score. */
const SECURITY_SEVERITY = {
    critical: '9.5',
    high: '8.0',
    medium: '5.5',
    low: '2.0',
    info: '0.0',
};
/** Lower and upper end of each band (CVSS v4); a score outside its severity's band would contradict it. */
const BANDS = {
    critical: [9, 10],
    high: [7, 8.9],
    medium: [4, 6.9],
    low: [0.1, 3.9],
    info: [0, 0],
};
const LEVELS = { critical: 'error', high: 'error', medium: 'warning', low: 'note', info: 'note' };
const PRECISIONS = { certain: 'very-high', firm: 'high', tentative: 'medium' };
/** GitHub takes 20 tags of a rule. */
const TAGS_MAX = 20;
/** One rule per check that found something, by check id; its severity is the worst of its findings. */
function rulesOf(findings) {
    const worst = new Map();
    for (const finding of findings) {
        const known = worst.get(finding.check_id);
        if (known === undefined || (0,primitives/* severityRank */.qs)(finding.severity) < (0,primitives/* severityRank */.qs)(known.severity))
            worst.set(finding.check_id, finding);
    }
    return [...worst.values()].sort((left, right) => (left.check_id < right.check_id ? -1 : 1)).map(rule);
}
function rule(finding) {
    const { check_id: id, severity, description, remediation, references } = finding;
    const links = references.map((url) => `- ${(0,markdown/* markdownLink */.iQ)(url, url)}`);
    const [helpUri] = references.map(web_address/* webAddress */.D).filter((url) => url !== null);
    return {
        id,
        name: pascalCase(id),
        shortDescription: { text: sentence(id === '' ? 'Check' : finding.title) },
        fullDescription: { text: sentence(description) },
        help: {
            text: escapeSarifMessage(`${description}\n\nFix: ${remediation}`),
            markdown: [(0,markdown/* escapeMarkdown */.FV)(description), `**Fix:** ${(0,markdown/* escapeMarkdown */.FV)(remediation)}`, links.join('\n')]
                .filter((part) => part !== '')
                .join('\n\n'),
        },
        ...(helpUri === undefined ? {} : { helpUri: helpUri.href }),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            'security-severity': securitySeverity(finding),
            precision: PRECISIONS[finding.confidence],
            'problem.severity': LEVELS[severity] === 'note' ? 'recommendation' : LEVELS[severity],
            tags: ['security', ...finding.cwe.map((cwe) => `external/cwe/${cwe.toLowerCase()}`)].slice(0, TAGS_MAX),
        },
    };
}
function securitySeverity({ severity, cvss }) {
    const [lowest, highest] = BANDS[severity];
    return cvss !== null && cvss.score >= lowest && cvss.score <= highest
        ? cvss.score.toFixed(1)
        : SECURITY_SEVERITY[severity];
}
/** `exposure.env` becomes `ExposureEnv`. */
function pascalCase(id) {
    return id
        .split(/[^A-Za-z0-9]+/)
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join('');
}
/** Plain text of one sentence or more, ended by a period; never empty. */
function sentence(text) {
    const shown = (0,controls/* showControls */.m)(text.replace(/\s+/g, ' ')).trim();
    if (shown === '')
        return 'No description.';
    return escapeSarifMessage(/[.!?]$/.test(shown) ? shown : `${shown}.`);
}

;// CONCATENATED MODULE: ./build/reports/sarif/render-sarif.js






/** GitHub shows 5,000 results of a run and takes no more than 25,000. */
const SARIF_RESULTS_MAX = 5_000;
const EVIDENCE_MAX = 700;
/** Checks that could not be carried out, named in the log. */
const NOTIFICATIONS_MAX = 500;
/**
 * SARIF 2.1.0 of all reports in one run, as GitHub code scanning takes it: relative artifact locations, stable
 * fingerprints without the host, `security-severity`, rules with descriptions and help.
 */
function renderSarif(reports, options = {}) {
    const all = (0,scanned_findings/* scannedFindings */.$)(reports);
    const shown = all.slice(0, SARIF_RESULTS_MAX);
    const rules = rulesOf(shown.map(({ finding }) => finding));
    const claimed = reports[0]?.tool.version ?? '';
    const version = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/.test(claimed) ? claimed : '0.0.0';
    const run = {
        tool: {
            driver: {
                name: 'Scan Gate',
                semanticVersion: version,
                ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
                rules,
            },
        },
        automationDetails: { id: `${options.category ?? 'scan-gate'}/` },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(reports, all.length - shown.length)],
        results: shown.map((entry) => result(entry, rules, options.statuses ?? new Map())),
    };
    const log = {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [run],
    };
    return (0,json/* jsonText */.s)(log);
}
function result({ finding, report }, rules, statuses) {
    const status = statuses.get(finding.fingerprint);
    const evidence = finding.evidence.length > EVIDENCE_MAX ? `${finding.evidence.slice(0, EVIDENCE_MAX)}…` : finding.evidence;
    const more = finding.locations_total > 1 ? ` (and ${finding.locations_total - 1} more)` : '';
    const text = `${finding.title}: ${(0,report_facts/* describeLocation */.lR)(finding.location)}${more}\n${evidence}`;
    return {
        ruleId: finding.check_id,
        ruleIndex: rules.findIndex((rule) => rule.id === finding.check_id),
        level: LEVELS[finding.severity],
        message: { text: escapeSarifMessage(text) },
        locations: [place(finding.location.url)],
        // GitHub follows an alert by primaryLocationLineHash; other tools read the name with the version.
        partialFingerprints: {
            primaryLocationLineHash: finding.fingerprint,
            'scanGateFingerprint/v1': finding.fingerprint,
        },
        ...(finding.locations.length > 1
            ? {
                relatedLocations: finding.locations
                    .slice(1)
                    .map((location, index) => ({ id: index + 1, ...place(location.url) })),
            }
            : {}),
        ...(status === 'new' ? { baselineState: 'new' } : {}),
        ...(status === 'existing' ? { baselineState: 'unchanged' } : {}),
        ...(status === 'ignored'
            ? {
                suppressions: [
                    { kind: 'external', status: 'accepted', justification: 'Ignored by a rule of the repository.' },
                ],
            }
            : {}),
        properties: {
            severity: finding.severity,
            confidence: finding.confidence,
            target: escapeSarifMessage(report.scan.target),
            scanType: report.scan.scan_type,
        },
    };
}
/** A page has no lines; the region is required by GitHub and points at the first. */
function place(url) {
    return { physicalLocation: { artifactLocation: { uri: artifactUri(url) }, region: { startLine: 1 } } };
}
function invocation(reports, omitted) {
    const errors = reports.flatMap((report) => report.checks
        .filter((check) => check.status === 'error')
        .map((check) => `${report.scan.target}: ${check.check_id} could not be carried out: ${check.reason ?? 'no reason'}`));
    const left = omitted + reports.reduce((sum, report) => sum + report.summary.omitted, 0);
    const texts = [
        ...(left > 0
            ? [`${left} findings are left out: a run holds ${SARIF_RESULTS_MAX} and a scan has its own bound.`]
            : []),
        ...errors.slice(0, NOTIFICATIONS_MAX),
    ];
    const starts = reports.map((report) => report.scan.started_at).filter((time) => time !== null);
    const ends = reports.map((report) => report.scan.finished_at).filter((time) => time !== null);
    const start = starts.sort()[0];
    const end = ends.sort().at(-1);
    return {
        executionSuccessful: reports.length > 0 && reports.every((report) => report.scan.status === 'succeeded'),
        ...(start === undefined ? {} : { startTimeUtc: start }),
        ...(end === undefined ? {} : { endTimeUtc: end }),
        toolExecutionNotifications: texts.map((text) => ({
            level: 'warning',
            message: { text: escapeSarifMessage(text) },
        })),
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
