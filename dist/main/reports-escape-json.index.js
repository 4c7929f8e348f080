export const id = "reports-escape-json";

export const ids = [ "reports-escape-json", 2266, 6515 ];

export const modules = {
68850: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => escapeSarifMessage,
s: () => jsonText
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeSarifMessage(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text, {
multiline: true
}).replace(/[\\[\]]/g, "\\$&").replace(/[{}]/g, "$&$&");
}
const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function unicodeEscape(character) {
return [ ...Array(character.length).keys() ].map(index => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");
}
function jsonText(value) {
const text = JSON.stringify(value, null, 2).replace(RAW_HIDDEN, unicodeEscape).replace(/##(?=\[)/g, "#\\u0023");
return `${text}\n`;
}
},
77801: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D9: () => markdownCode,
FV: () => escapeMarkdown,
IS: () => markdownCodeBlock,
iQ: () => markdownLink,
kn: () => titleMarkdown
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
const BREAK = "&#8203;";
const MARKUP = /[\\`*_{}[\]()!~^&<>|@$]|#(?=[\p{L}\p{N}])|\bGH-(?=\d)|:(?=:|\/\/|[\w+-]+:)|\b(?:mailto|xmpp):|\bwww\./giu;
const REPLACEMENTS = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"|": "&#124;",
$: "<span>$</span>"
};
function defuse(match) {
const replacement = REPLACEMENTS[match];
if (replacement !== undefined) return replacement;
if (/^www\.$/i.test(match)) return `${match.slice(0, 3)}${BREAK}.`;
if (match.length > 1 || match === "@" || match === "#" || match === ":") return `${match}${BREAK}`;
return `\\${match}`;
}
function escapeMarkdown(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text.replace(/\s+/g, " ")).replace(MARKUP, defuse).replace(/^(\s*)([-+=#])/, "$1\\$2").replace(/^(\s*\d+)\./, "$1\\.");
}
function titleMarkdown(title) {
return title.split("`").map((part, index, parts) => {
if (index % 2 === 0) return escapeMarkdown(part);
return index === parts.length - 1 ? escapeMarkdown(`\`${part}`) : markdownCode(part);
}).join("");
}
function breakMarkers(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.ix)(text.replaceAll("\x3c!--", "<! --"));
}
function longestRun(text) {
return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function markdownCode(text, options = {}) {
const line = breakMarkers((0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text.replace(/(?<!\s)\s*[\r\n]\s*/g, " ")));
const content = options.table === true ? line.replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|") : line;
if (content.trim() === "") return "` `";
const fence = "`".repeat(longestRun(content) + 1);
const padding = /^[` ]|[` ]$/.test(content) ? " " : "";
return `${fence}${padding}${content}${padding}${fence}`;
}
function markdownCodeBlock(text, indent = "", language = "text") {
const content = breakMarkers((0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text, {
multiline: true
}));
const fence = "`".repeat(Math.max(3, longestRun(content) + 1));
return [ `${fence}${language}`, ...content.split("\n"), fence ].map(line => `${indent}${line}`).join("\n");
}
function markdownLink(text, url) {
const parsed = (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(url);
if (parsed === null) return escapeMarkdown(text);
const rest = parsed.href.slice(parsed.origin.length).replace(/[()<>\\[\]`*_~|!@$]/g, percentEncode);
return `[${escapeMarkdown(text)}](${parsed.origin}${rest})`;
}
function percentEncode(character) {
return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
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
},
72250: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BT: () => verdictSentence,
DR: () => checkCountsInWords,
Ee: () => SCAN_TYPE_NAMES,
Er: () => statusName,
MJ: () => exploitationSentence,
Pd: () => checksSentence,
Po: () => acceptanceSentence,
RF: () => complianceSentence,
a3: () => formatDuration,
et: () => subjectOf,
fU: () => formatTime,
j5: () => countPartial,
lR: () => describeLocation,
lk: () => COMPLIANCE_NAMES,
ls: () => countChecks,
mt: () => isPartial,
pi: () => isIgnored,
tQ: () => SEVERITY_NAMES,
yz: () => outcomeSentence,
z3: () => formatBytes,
zw: () => PASSED_IN_PART
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
const SEVERITY_NAMES = {
critical: "Critical",
high: "High",
medium: "Medium",
low: "Low",
info: "Info"
};
const CHECK_STATUS_NAMES = {
passed: "Passed",
finding: "Finding",
not_applicable: "Not applicable",
error: "Could not run"
};
const PASSED_IN_PART = "Passed in part";
function isPartial({status: status, partial: partial}) {
return status === "passed" && partial === true;
}
function statusName(check) {
return isPartial(check) ? PASSED_IN_PART : CHECK_STATUS_NAMES[check.status];
}
function subjectOf({subject: subject, title: title}) {
return subject ?? title;
}
const SCAN_TYPE_NAMES = {
quick: "Quick (passive)",
standard: "Standard",
compliance: "Compliance"
};
function isIgnored({gate_status: status, state: state}) {
return (status ?? state) === "ignored";
}
function acceptanceSentence({acceptance: acceptance}) {
if (acceptance === undefined) return null;
const {accepted_by: by, expires_at: end, reason: reason} = acceptance;
return `accepted in the service by ${by} ${end === null ? "without an end" : `until ${formatTime(end)}`}: ${reason}`;
}
function exploitationSentence({advisories: advisories = []}) {
const listed = advisories.flatMap(({id: id, exploited: exploited}) => exploited === null ? [] : [ `${id} is known to be exploited (${exploited.source} of ${exploited.date}, listed on ${exploited.added})` ]);
return listed.length === 0 ? null : listed.join("; ");
}
function formatTime(timestamp) {
if (timestamp === null) return "unknown";
const time = Date.parse(timestamp);
return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function formatDuration(from, to) {
const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
if (!Number.isFinite(milliseconds) || milliseconds < 0) return "unknown";
const seconds = milliseconds / 1e3;
if (seconds < 60) return `${seconds.toFixed(1)} s`;
return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
function formatBytes(bytes) {
if (bytes < 1024) return `${Math.round(bytes)} B`;
if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
function describeCounts(counts) {
const parts = SEVERITIES.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
return parts.length === 0 ? "no findings" : parts.join(", ");
}
const COMPLIANCE_NAMES = {
evidence: "Evidence in this scan",
partial: "Partial evidence",
uncovered: "Not covered by this scan"
};
function complianceSentence({compliance: compliance, scan: scan}) {
return compliance.length === 0 ? `A ${scan.scan_type} scan collects no compliance evidence.` : "Each row shows the evidence this scan provides for a requirement. No row states that a requirement is met: that takes human review.";
}
function checksSentence(report) {
return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(report.checks.length, "check")}: ${checkCountsInWords({
...countChecks(report),
passed_in_part: countPartial(report)
})}.`;
}
function checkCountsInWords(counts) {
const {passed: passed, passed_in_part: part = 0, finding: finding, not_applicable: inapplicable, error: error} = counts;
const inPart = part > 0 ? `, ${part} of them in part` : "";
return `${passed} passed${inPart}, ${finding} with findings, ${inapplicable} not applicable, ${error} could not run`;
}
function countPartial({checks: checks}) {
return checks.filter(isPartial).length;
}
function countChecks(report) {
const counts = {
passed: 0,
finding: 0,
not_applicable: 0,
error: 0
};
for (const check of report.checks) counts[check.status] += 1;
return counts;
}
function describeLocation(location) {
const method = location.method === null ? "" : `${location.method} `;
const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
return `${method}${location.url}${parameter}`;
}
function outcomeSentence(report) {
const {scan: scan, summary: summary} = report;
if (scan.status !== "succeeded") {
const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
return `The scan did not succeed (${scan.status}${why}). The result is unknown.`;
}
const worst = worstSeverity(summary.by_severity);
const found = worst === null ? "No findings from the checks that ran." : foundSentence(summary.total, worst, summary.by_severity);
return [ ...coverageSentences(report), found ].join(" ");
}
function foundSentence(total, worst, counts) {
if (total === 1) return `1 finding (${worst}).`;
const worstCount = counts[worst];
return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(total, "finding")}, ${worstCount === total ? "all" : `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_2__.B4)(worstCount)} of them`} ${worst}.`;
}
function verdictSentence({gate: gate, findings: findings}) {
if (gate === undefined) return null;
const blocking = findings.filter(finding => finding.blocking === true).length;
const reason = gate.reasons[0] === undefined ? "" : `: ${gate.reasons[0]}`;
switch (gate.outcome) {
case "passed":
return "The gate passed: no blocking findings.";

case "failed":
return blocking > 0 ? `The gate failed: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(blocking, "finding blocks", "findings block")}.` : `The gate failed${reason}`;

default:
return `The gate has no verdict (${gate.outcome})${reason}`;
}
}
function coverageSentences({coverage: coverage}) {
if (coverage === undefined) return [];
if (!coverage.application_seen) return [ `The scan ${coverage.signed_in === false ? "was not signed in" : "did not reach the application"}${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
const unread = [ ...reachSentence(coverage), ...createdSentence(coverage) ];
if (coverage.signed_in === true) return [ `The scan was signed in and reached ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}.`, ...unread ];
const signedOut = `The scan was not signed in and reached ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}; pages behind the sign-in were not scanned.`;
return [ ...coverage.sign_in_required ? [ signedOut ] : [], ...unread ];
}
function reachSentence(coverage) {
const words = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.cX)([ coverage ]);
if (words === "") return [];
const left = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Er)([ coverage ]);
if (left !== "") return [ `The scan ${words}; left out: ${left}.` ];
return [ (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Nt)([ coverage ]) ? `The scan ${words}; the others were not scanned.` : `The scan ${words}.` ];
}
function createdSentence(coverage) {
const created = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Bm)([ coverage ]);
return created === "" ? [] : [ `It created ${created}.` ];
}
function worstSeverity(counts) {
return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.find(severity => counts[severity] > 0) ?? null;
}
},
99885: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderSarif: () => renderSarif
});
var reach_words = __webpack_require__(10467);
var records = __webpack_require__(9682);
var reproduction = __webpack_require__(25063);
var shared_text = __webpack_require__(89853);
var json = __webpack_require__(68850);
var findings = __webpack_require__(82596);
var report_facts = __webpack_require__(72250);
var primitives = __webpack_require__(89085);
var controls = __webpack_require__(14902);
var markdown = __webpack_require__(77801);
const SECURITY_SEVERITY = {
critical: "9.5",
high: "8.0",
medium: "5.5",
low: "2.0",
info: "0.0"
};
const BANDS = {
critical: [ 9, 10 ],
high: [ 7, 8.9 ],
medium: [ 4, 6.9 ],
low: [ .1, 3.9 ],
info: [ 0, 0 ]
};
const LEVELS = {
critical: "error",
high: "error",
medium: "warning",
low: "note",
info: "note"
};
const PRECISIONS = {
certain: "very-high",
firm: "high",
tentative: "medium"
};
const TAGS_MAX = 20;
function rulesOf(findings) {
const worst = new Map;
for (const finding of findings) {
const known = worst.get(finding.check_id);
if (known === undefined || (0, primitives.qs)(finding.severity) < (0, primitives.qs)(known.severity)) worst.set(finding.check_id, finding);
}
return [ ...worst.values() ].sort((left, right) => left.check_id < right.check_id ? -1 : 1).map(rule);
}
function rule(finding) {
const {check_id: id, severity: severity, description: description, remediation: remediation} = finding;
const references = (0, findings.w)(finding);
const links = references.map(url => `- ${(0, markdown.iQ)(url, url)}`);
const [helpUri] = references.map(controls.Dy).filter(url => url !== null);
return {
id: id,
name: pascalCase(id),
shortDescription: {
text: sentence(id === "" ? "Check" : finding.title)
},
fullDescription: {
text: sentence(description)
},
help: {
text: (0, json.E)(`${description}\n\nFix: ${remediation}`),
markdown: [ (0, markdown.FV)(description), `**Fix:** ${(0, markdown.FV)(remediation)}`, links.join("\n") ].filter(part => part !== "").join("\n\n")
},
...helpUri === undefined ? {} : {
helpUri: helpUri.href
},
defaultConfiguration: {
level: LEVELS[severity]
},
properties: {
"security-severity": securitySeverity(finding),
precision: PRECISIONS[finding.confidence],
"problem.severity": LEVELS[severity] === "note" ? "recommendation" : LEVELS[severity],
tags: [ "security", ...cweTags(finding) ].slice(0, TAGS_MAX)
}
};
}
function securitySeverity({severity: severity, cvss: cvss}) {
const [lowest, highest] = BANDS[severity];
return cvss !== null && cvss.score >= lowest && cvss.score <= highest ? cvss.score.toFixed(1) : SECURITY_SEVERITY[severity];
}
function pascalCase(id) {
return id.split(/[^A-Za-z0-9]+/).map(word => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
}
function sentence(text) {
const shown = (0, controls.mz)(text.replace(/\s+/g, " ")).trim();
if (shown === "") return "No description.";
return (0, json.E)(/[.!?]$/.test(shown) ? shown : `${shown}.`);
}
function cweTags({cwe: cwe}) {
return cwe.filter(id => /^CWE-\d{1,6}$/.test(id)).map(id => `external/cwe/${id.toLowerCase()}`);
}
const UNKNOWN = "unknown-location";
function artifactUri(location) {
const name = /^dns:([^/?#]+)$/i.exec(location)?.[1];
if (name !== undefined) return encodeSegment(name);
if (!URL.canParse(location)) return UNKNOWN;
const {protocol: protocol, hostname: hostname, port: port, pathname: pathname} = new URL(location);
if (hostname === "" || !/^(https?|tls|tcp|wss?):$/.test(protocol)) return UNKNOWN;
const host = encodeSegment(hostname.replace(/^\[|\]$/g, "").replaceAll(":", "_"));
const path = pathname.split("/").filter(segment => segment !== "" && segment !== "." && segment !== "..").map(segment => encodeSegment((0, 
shared_text.oF)(segment)));
return [ port === "" ? host : `${host}_${port}`, ...path ].join("/");
}
function encodeSegment(segment) {
const encoded = encodeURIComponent(segment.toWellFormed()).replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
return /^\.+$/.test(encoded) ? encoded.replaceAll(".", "%2E") : encoded;
}
const SARIF_RESULTS_MAX = 5e3;
const EVIDENCE_MAX = 700;
const NOTIFICATIONS_MAX = 500;
function renderSarif(reports, options = {}) {
const all = (0, findings.$)(reports);
const shown = all.slice(0, SARIF_RESULTS_MAX);
const rules = rulesOf(shown.map(({finding: finding}) => finding));
const claimed = reports[0]?.tool.version ?? "";
const version = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/.test(claimed) ? claimed : "0.0.0";
const run = {
tool: {
driver: {
name: "Scan Gate",
semanticVersion: version,
...options.informationUri === undefined ? {} : {
informationUri: options.informationUri
},
rules: rules
}
},
automationDetails: {
id: `${options.category ?? "scan-gate"}/`
},
columnKind: "utf16CodeUnits",
invocations: [ invocation(reports, all.length - shown.length) ],
results: shown.map(entry => result(entry, rules)),
...coverageProperties(reports)
};
const log = {
$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
version: "2.1.0",
runs: [ run ]
};
return (0, json.s)(log);
}
function coverageProperties(reports) {
const coverage = (0, reach_words.mU)(reports.map(report => report.coverage));
return Object.keys(coverage).length === 0 ? {} : {
properties: {
coverage: coverage
}
};
}
function result({finding: finding, report: report}, rules) {
const {gate_status: status} = finding;
const evidence = (0, shared_text.xv)(finding.evidence, EVIDENCE_MAX);
const more = finding.locations_total > 1 ? ` (and ${finding.locations_total - 1} more)` : "";
const text = `${finding.title}: ${(0, report_facts.lR)(finding.location)}${more}\n${evidence}`;
return {
ruleId: finding.check_id,
ruleIndex: rules.findIndex(rule => rule.id === finding.check_id),
level: LEVELS[finding.severity],
message: {
text: (0, json.E)(text)
},
locations: [ finding.source === undefined ? place(finding.location.url) : sourcePlace(finding.source) ],
partialFingerprints: {
primaryLocationLineHash: finding.fingerprint,
"scanGateFingerprint/v1": finding.fingerprint
},
...finding.locations.length > 1 ? {
relatedLocations: finding.locations.slice(1).map((location, index) => ({
id: index + 1,
...place(location.url)
}))
} : {},
...exchange(finding),
...status === "new" ? {
baselineState: "new"
} : {},
...status === "existing" ? {
baselineState: "unchanged"
} : {},
...(0, report_facts.pi)(finding) ? {
suppressions: [ suppression(finding) ]
} : {},
properties: {
severity: finding.severity,
confidence: finding.confidence,
target: (0, json.E)(report.scan.target),
scanType: report.scan.scan_type,
...finding.advisories === undefined ? {} : {
advisories: finding.advisories
}
}
};
}
function suppression(finding) {
const justification = (0, report_facts.Po)(finding) ?? "Ignored by a rule of the repository.";
return {
kind: "external",
status: "accepted",
justification: justification
};
}
function exchange(finding) {
const request = (0, reproduction.Zn)(finding);
if (request === undefined) return {};
const {method: method, url: url, headers: headers, body: body, response: response} = request;
return {
webRequest: {
method: method,
target: url,
headers: Object.fromEntries(headers.map(({name: name, value: value}) => [ name, value ])),
...body === null ? {} : {
body: {
text: body
}
}
},
webResponse: response === null ? {
noResponseReceived: true
} : {
...response.status === null ? {} : {
statusCode: response.status
},
body: {
text: `${response.before}${response.match}${response.after}`
}
}
};
}
function place(url) {
return {
physicalLocation: {
artifactLocation: {
uri: artifactUri(url)
},
region: {
startLine: 1
}
}
};
}
function sourcePlace({file: file, line: line}) {
const uri = file.split("/").map(encodeSegment).join("/");
return {
physicalLocation: {
artifactLocation: {
uri: uri,
uriBaseId: "%SRCROOT%"
},
region: {
startLine: line
}
}
};
}
function invocation(reports, omitted) {
const notesOf = (isWanted, what) => reports.flatMap(({checks: checks, scan: scan}) => checks.filter(isWanted).map(({check_id: id, reason: reason}) => `${scan.target}: ${id} ${what}: ${reason ?? "no reason given"}`));
const errors = notesOf(({status: status}) => status === "error", "could not run").slice(0, NOTIFICATIONS_MAX);
const limits = notesOf(report_facts.mt, "passed in part").slice(0, NOTIFICATIONS_MAX - errors.length);
const left = omitted + reports.reduce((sum, report) => sum + report.summary.omitted, 0);
const texts = [ ...left > 0 ? [ `${left} findings are omitted: the log is limited to ${SARIF_RESULTS_MAX} results, and scans have a limit too.` ] : [], ...errors ];
const starts = reports.map(report => report.scan.started_at).filter(time => time !== null);
const ends = reports.map(report => report.scan.finished_at).filter(time => time !== null);
const start = starts.sort()[0];
const end = ends.sort().at(-1);
return {
executionSuccessful: reports.length > 0 && reports.every(report => report.scan.status === "succeeded"),
...(0, records.Eb)({
startTimeUtc: start,
endTimeUtc: end
}),
toolExecutionNotifications: [ ...texts.map(text => ({
level: "warning",
message: {
text: (0, json.E)(text)
}
})), ...limits.map(text => ({
level: "note",
message: {
text: (0, json.E)(text)
}
})) ]
};
}
},
10467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bm: () => createdInWords,
Er: () => leftOutInWords,
G7: () => reachFact,
Mp: () => percentCovered,
Nt: () => leavesOut,
cX: () => reachInWords,
l9: () => reachLines,
mU: () => totalReach
});
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22652);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const SHORT = {
time: "out of time",
requests: "out of requests",
folded: "folded as alike",
not_reached: "not reached"
};
const OTHER = "for another reason";
const REASONS = Object.keys(SHORT);
const NOUNS = {
pages: "page",
views: "view",
operations: "operation",
inputs: "input"
};
const CREATED_SHOWN = 10;
function totalReach(coverages) {
const totals = _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.map(kind => {
const counts = coverages.flatMap(coverage => countOf(kind, coverage) ?? []);
return [ kind, counts ];
});
return Object.fromEntries(totals.flatMap(([kind, counts]) => counts.length === 0 ? [] : [ [ kind, counts.reduce(added) ] ]));
}
function countOf(kind, coverage) {
const counted = coverage?.reach?.[kind];
if (counted !== undefined) return {
...counted,
known: Math.max(counted.known, counted.covered)
};
const {pages_read: covered, pages_known: known} = coverage ?? {};
if (kind !== "pages" || covered === undefined || known === undefined) return null;
return {
known: Math.max(known, covered),
covered: covered,
left_out: []
};
}
function added(sum, count) {
const all = [ ...sum.left_out, ...count.left_out ];
const left_out = REASONS.flatMap(reason => {
const number = all.filter(entry => entry.reason === reason).reduce((total, entry) => total + entry.count, 0);
return number === 0 ? [] : [ {
reason: reason,
count: number
} ];
});
return {
known: sum.known + count.known,
covered: sum.covered + count.covered,
left_out: left_out
};
}
function percentCovered({known: known, covered: covered}) {
return known === 0 ? 100 : Math.floor(100 * Math.min(covered, known) / known);
}
function reachInWords(coverages) {
const {pages: pages, views: views, operations: operations, inputs: inputs} = totalReach(coverages);
const isCounted = coverages.some(coverage => coverage?.reach !== undefined);
return [ ...pages === undefined || !isCounted && !isIncomplete(pages) ? [] : [ `read ${share(pages, "page", "of at least")}` ], ...views !== undefined && isIncomplete(views) ? [ `opened ${share(views, "view")}` ] : [], ...operations !== undefined && isIncomplete(operations) ? [ `requested ${share(operations, "operation")}` ] : [], ...inputs === undefined || inputs.known === 0 ? [] : [ `tested ${share(inputs, "input")}` ] ].join(", ");
}
function leavesOut(coverages) {
return Object.values(totalReach(coverages)).some(isIncomplete);
}
function leftOutInWords(coverages) {
const total = totalReach(coverages);
return _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.flatMap(kind => {
const count = total[kind];
return count === undefined || !isIncomplete(count) || count.left_out.length === 0 ? [] : [ missing(count, kind) ];
}).join(", ");
}
function missing({known: known, covered: covered, left_out: left_out}, kind) {
const why = left_out.length === 1 ? left_out.map(({reason: reason}) => SHORT[reason] ?? OTHER) : left_out.map(({reason: reason, count: count}) => `${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count)} ${SHORT[reason] ?? OTHER}`);
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(known - covered, NOUNS[kind])} (${why.join(", ")})`;
}
function isIncomplete({known: known, covered: covered}) {
return covered < known;
}
function share(count, noun, of = "of") {
if (!isIncomplete(count)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.covered, noun);
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} ${of} ${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.known, noun)}`;
}
function reachFact(count, kind) {
if (!isIncomplete(count)) return `all ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known`;
const left = count.left_out.length === 0 ? "" : `; left out: ${missing(count, kind)}`;
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} of ${kind === "pages" ? "at least " : ""}${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known${left}`;
}
function createdInWords(coverages) {
const counts = new Map;
for (const {path: path, count: count} of coverages.flatMap(coverage => coverage?.created ?? [])) counts.set(path, (counts.get(path) ?? 0) + count);
const paths = [ ...counts ].map(([path, count]) => `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count, "row")} in ${path}`);
const rest = paths.length - CREATED_SHOWN;
return `${paths.slice(0, CREATED_SHOWN).join(", ")}${rest > 0 ? ` and in ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rest, "more path")}` : ""}`;
}
function reachLines(coverages, withPaths = true) {
const left = leftOutInWords(coverages);
const rows = coverages.flatMap(coverage => coverage?.created ?? []).reduce((sum, {count: count}) => sum + count, 0);
return [ ...left === "" ? [] : [ `Left out: ${left}.` ], ...rows === 0 ? [] : [ `Created by active-post: ${withPaths ? createdInWords(coverages) : (0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rows, "row")}.` ] ];
}
},
25063: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zn: () => provingRequest,
wo: () => reproductionSteps,
YZ: () => reproductionText
});
var limits = __webpack_require__(83163);
const VARIABLES = [ "COOKIE", "AUTHORIZATION", "PASSWORD", "CLIENT_SECRET", "TOTP", "TOKEN", "FORGED_TOKEN", "STORAGE", "SESSION", "HEADER_[A-Z0-9_]{1,80}" ];
const PLACEHOLDER = new RegExp(`(\\$\\{SCAN_GATE_(?:SECOND_|ADMIN_)?(?:${VARIABLES.join("|")})\\})`);
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PRINTABLE = /^[\x20-\x7e]*$/;
function curlLine(request) {
const {method: method, url: url, headers: headers, body: body} = request;
const isShort = isWhole(url, limits.b.proofUrlLengthMax) && isWhole(body ?? "", limits.b.proofBodyLengthMax);
const isSound = headers.every(({name: name, value: value}) => TOKEN.test(name) && !/[\0\r\n]/.test(value));
if (!isShort || !isSound || !TOKEN.test(method) || !/^https?:\/\//i.test(url)) return null;
const head = [ "curl -sS -i --path-as-is --globoff", ...methodFlags(method, body !== null), ...headers.map(({name: name, value: value}) => `-H ${word(value === "" ? `${name};` : `${name}: ${value}`)}`) ].join(" ");
const address = word(url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent));
if (body === null) return `${head} ${address}`;
const type = headers.some(({name: name}) => name.toLowerCase() === "content-type") ? "" : " -H 'content-type:'";
if (PRINTABLE.test(body)) return `${head}${type} --data-raw ${word(body)} ${address}`;
return `${printf(body)} | ${head}${type} --data-binary @- ${address}`;
}
function isWhole(text, max) {
return text.length < max || !text.endsWith("…");
}
function methodFlags(method, hasBody) {
if (method === "HEAD" && !hasBody) return [ "-I" ];
return method === "GET" && !hasBody ? [] : [ `-X ${/^[A-Z]+$/.test(method) ? method : quoted(method)}` ];
}
function word(text) {
const parts = text.split(PLACEHOLDER).map((part, index) => {
if (index % 2 === 1) return `"${part}"`;
if (part === "") return "";
return PRINTABLE.test(part) ? quoted(part) : `"$(${printf(part)})"`;
});
return parts.join("") || "''";
}
function printf(text) {
const parts = text.split(PLACEHOLDER);
const format = parts.map((part, index) => index % 2 === 1 ? "%s" : formatOf(part)).join("");
return [ "printf", quoted(format), ...parts.filter((_, index) => index % 2 === 1).map(name => `"${name}"`) ].join(" ");
}
function formatOf(text) {
return text.replaceAll("\\", "\\\\").replaceAll("%", "%%").replace(/[^\x20-\x7e]|!|^-/gu, character => [ ...(new TextEncoder).encode(character) ].map(byte => `\\${byte.toString(8).padStart(3, "0")}`).join(""));
}
function quoted(text) {
const inside = text.replaceAll("'", "'\\''").replace(/ (?= )/g, " ''").replace(/(##(?=\[)|<!(?=--)|[;|,]\s*"*(?=[=+\-@]))(.)/g, "$1'\\$2'");
return `'${inside}'`;
}
function shellLines(line, width) {
const lines = [];
let current = "";
let isQuoted = false;
for (const [unit] of line.matchAll(/\\.|./g)) {
const [end, start] = isQuoted ? [ "'\\", "'" ] : [ "\\", "" ];
if (current.length + unit.length + 2 > width && (isQuoted || unit !== " ")) {
lines.push(current + end);
current = start;
}
current += unit;
if (unit === "'" || isQuoted && unit === "\\'") isQuoted = !isQuoted;
}
return [ ...lines, current ];
}
var shared_text = __webpack_require__(89853);
const COMMAND_MAX = 8e3;
const ADDRESS_MAX = 300;
function reproductionSteps({proof: proof}, commandMax = COMMAND_MAX) {
if (proof === undefined) return [];
const {requests: requests, browser: browser} = proof;
const steps = requests.map(request => {
const line = curlLine(request);
const command = line === null || line.length > commandMax ? null : line;
const what = command === null ? `${request.method} ${(0, shared_text.xv)(request.url, ADDRESS_MAX)}: ` : "";
const label = request.role === "control" ? "Compare" : "Send";
return {
label: label,
command: command,
text: (0, shared_text.TN)(`${what}${seenIn(request)}`)
};
});
if (browser === undefined) return steps;
const done = [ browser.url, ...browser.steps, ...browser.executed === "" ? [] : [ `seen: ${browser.executed}` ] ];
return [ ...steps, {
label: "Open",
command: null,
text: (0, shared_text.TN)(done.join("; "))
} ];
}
function seenIn({response: response}) {
if (response === null) return "no response";
const status = response.status === null ? "a response" : `HTTP ${response.status}`;
return response.match === "" ? status : `${status}: ${response.before}«${response.match}»${response.after}`;
}
function reproductionText(finding) {
return reproductionSteps(finding).flatMap(({label: label, command: command, text: text}) => command === null ? [ `${label}: ${text}` ] : [ `${label}: ${command}`, text ]).join("\n");
}
function provingRequest({proof: proof}) {
return proof?.requests.findLast(({role: role}) => role === "proof");
}
}
};
