export const id = "reports-gitlab-dast";

export const ids = [ "reports-gitlab-dast" ];

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
84610: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderGitlabDast: () => renderGitlabDast
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
var _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25063);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89853);
var _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14902);
var _escape_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68850);
var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77801);
var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82596);
var _report_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72250);
const GITLAB_SCHEMA_VERSION = "15.0.2";
const SEVERITIES = {
critical: "Critical",
high: "High",
medium: "Medium",
low: "Low",
info: "Info"
};
const NAME_MAX = 255;
const SOLUTION_MAX = 7e3;
const RESOURCES_MAX = 1e3;
function renderGitlabDast(reports) {
const findings = (0, _findings_js__WEBPACK_IMPORTED_MODULE_6__.$)(reports).filter(({finding: finding}) => !(0, 
_report_facts_js__WEBPACK_IMPORTED_MODULE_7__.pi)(finding));
const tool = {
id: "scan-gate",
name: "Scan Gate",
version: reports[0]?.tool.version || "0.0.0",
vendor: {
name: "Scan Gate"
}
};
const document = {
version: GITLAB_SCHEMA_VERSION,
scan: {
analyzer: tool,
scanner: tool,
type: "dast",
status: reports.every(report => report.scan.status === "succeeded") ? "success" : "failure",
start_time: seconds(reports.map(report => report.scan.started_at ?? report.scan.created_at).sort()[0]),
end_time: seconds(reports.map(report => report.scan.finished_at ?? report.generated_at).sort().at(-1)),
messages: messages(reports),
scanned_resources: resources(findings)
},
vulnerabilities: findings.map(vulnerability)
};
return (0, _escape_json_js__WEBPACK_IMPORTED_MODULE_4__.s)(document);
}
function seconds(timestamp) {
const time = Date.parse(timestamp ?? "");
return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 19);
}
function messages(reports) {
return reports.flatMap(({checks: checks, scan: scan, coverage: coverage}) => {
const reached = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.cX)([ coverage ]);
const named = checks.filter(check => check.status === "error" || (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.mt)(check)).map(check => {
const what = (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.mt)(check) ? "passed in part" : "could not run";
const value = `${scan.target}: ${check.check_id} ${what}: ${check.reason ?? "no reason given"}`;
return {
level: (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.mt)(check) ? "info" : "warn",
value: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(value)
};
});
return [ ...reached === "" ? [] : [ {
level: "info",
value: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(`${scan.target}: ${reached}`)
} ], ...named ];
});
}
function resources(findings) {
const seen = new Map;
for (const {finding: finding} of findings) {
const method = finding.location.method || "GET";
const url = (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(finding.location.url) || "unknown";
if (seen.size < RESOURCES_MAX) seen.set(`${method} ${url}`, {
method: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(method),
url: url,
type: "url"
});
}
return [ ...seen.values() ];
}
function vulnerability({finding: finding, report: report}) {
return {
id: uuidOf(`${report.scan.target}\n${report.scan.scan_type}\n${finding.fingerprint}`),
name: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__.xv)((0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(finding.title), NAME_MAX),
description: described(finding),
severity: SEVERITIES[finding.severity],
solution: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__.xv)(multiline(finding.remediation), SOLUTION_MAX),
identifiers: identifiers(finding),
links: (0, _findings_js__WEBPACK_IMPORTED_MODULE_6__.w)(finding).flatMap(reference => {
const url = (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.Dy)(reference);
return url === null ? [] : [ {
url: url.href
} ];
}),
evidence: evidence(finding),
location: location(finding)
};
}
function described(finding) {
const {description: description, location: {url: url, method: method, parameter: parameter}, evidence: evidence, fingerprint: fingerprint} = finding;
const commands = (0, _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_2__.wo)(finding).flatMap(({command: command}) => command ?? []);
const place = [ method, url ].filter(part => part !== null).join(" ");
return [ (0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(description), `Found at: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(place)}${parameter === null ? "" : `, ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(parameter)}`}`, ...evidence === "" ? [] : [ `Proof:\n\n${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.IS)(evidence)}` ], ...commands.length === 0 ? [] : [ `Reproduce:\n\n${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.IS)(commands.join("\n"), "", "sh")}` ], `Fingerprint: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(fingerprint)}` ].join("\n\n");
}
function evidence(finding) {
const request = (0, _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_2__.Zn)(finding);
const controls = finding.proof?.requests.filter(({role: role}) => role === "control") ?? [];
return {
summary: multiline(finding.evidence),
...request === undefined ? {} : message(request),
...controls.length === 0 ? {} : {
supporting_messages: controls.map(control => ({
name: "Comparison",
...message(control)
}))
}
};
}
function message({method: method, url: url, headers: headers, body: body, response: response}) {
return {
request: {
method: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(method) || "GET",
url: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(url) || "unknown",
headers: headers.map(({name: name, value: value}) => ({
name: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(name) || "unknown",
value: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(value)
})),
...body === null ? {} : {
body: multiline(body)
}
},
...response === null || response.status === null ? {} : {
response: {
status_code: response.status,
reason_phrase: "",
headers: [],
body: multiline(`${response.before}${response.match}${response.after}`)
}
}
};
}
function multiline(text) {
return (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(text, {
multiline: true
});
}
function uuidOf(text) {
const hex = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
function identifiers(finding) {
const check = (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(finding.check_id) || "check";
const cwes = finding.cwe.flatMap(cwe => /^CWE-(\d{1,6})$/.exec(cwe)?.[1] ?? []);
return [ {
type: "scan_gate_check",
name: check,
value: check
}, ...cwes.map(number => ({
type: "cwe",
name: `CWE-${number}`,
value: number,
url: `https://cwe.mitre.org/data/definitions/${number}.html`
})), ...finding.owasp.map(category => ({
type: "owasp",
name: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(category),
value: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(category.split(" ")[0] || category)
})) ];
}
function location({location: {url: url, method: method, parameter: parameter}}) {
const parsed = URL.canParse(url) ? new URL(url) : null;
const web = parsed !== null && /^https?:$/.test(parsed.protocol);
return {
hostname: web ? parsed.origin : (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(url),
path: web ? `${parsed.pathname}${parsed.search}` : "",
...method === null ? {} : {
method: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(method)
},
...parameter === null ? {} : {
param: (0, _escape_controls_js__WEBPACK_IMPORTED_MODULE_3__.mz)(parameter)
}
};
}
}
};
