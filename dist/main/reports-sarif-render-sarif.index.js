export const id = "reports-sarif-render-sarif";

export const ids = [ "reports-sarif-render-sarif" ];

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
}
};
