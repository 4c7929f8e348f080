export const id = "service-channels-send-notice";

export const ids = [ "service-channels-send-notice", 4610, 6515 ];

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
62098: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sendDelivery: () => sendDelivery,
testAttempt: () => testAttempt
});
var external_node_crypto_ = __webpack_require__(77598);
var log = __webpack_require__(73230);
var gitlab_dast = __webpack_require__(84610);
var examined = __webpack_require__(13071);
var records = __webpack_require__(9682);
var build_report = __webpack_require__(78124);
var scan_row = __webpack_require__(14065);
const IMPORT_MS = 3e4;
async function importReport({service: service, exchange: exchange, workspaceId: workspaceId, url: url, token: token, terms: terms, notice: notice, signal: signal}) {
const {product: product = "", engagement: engagement = "Scan Gate"} = terms.settings;
const principal = {
keyId: "service",
workspaceId: workspaceId,
livemode: true,
scopes: []
};
const report = await (0, build_report.F)(service, await (0, scan_row.hj)(service.store, principal, notice.scanId ?? ""));
const {include_paths: included = [], exclude_paths: excluded = []} = report.scan.options;
const isWhole = included.length === 0 && excluded.length === 0 && report.checks.every(examined.As);
const fields = {
scan_type: "GitLab DAST Report",
product_name: product,
engagement_name: engagement,
test_title: `${report.scan.target} (${report.scan.scan_type})`,
auto_create_context: "true",
minimum_severity: `${terms.min_severity.charAt(0).toUpperCase()}${terms.min_severity.slice(1)}`,
close_old_findings: String(isWhole),
active: "true",
verified: "false"
};
const form = new FormData;
for (const [name, value] of Object.entries(fields)) form.set(name, value);
form.set("file", new Blob([ (0, gitlab_dast.renderGitlabDast)([ report ]) ], {
type: "application/json"
}), "gl-dast-report.json");
const encoded = new Response(form);
return exchange({
url: addressOf(url, "reimport-scan/"),
headers: {
...headersOf(token),
"content-type": encoded.headers.get("content-type") ?? ""
},
body: new Uint8Array(await encoded.arrayBuffer()),
timeoutMs: IMPORT_MS,
signal: signal
});
}
async function checkDefectDojo({exchange: exchange, url: url, token: token, terms: terms}) {
const name = encodeURIComponent(terms.settings.product ?? "");
const address = addressOf(url, `products/?name_exact=${name}&limit=1`);
const found = await exchange({
method: "GET",
url: address,
headers: headersOf(token),
reads: true
});
if (!found.ok || Number((0, records.g1)((0, records.U4)(found.text))["count"]) > 0) return found;
return {
...found,
ok: false,
error: "there is no such product, or the token may not see it"
};
}
function headersOf(token) {
return {
accept: "application/json",
authorization: `Token ${token}`
};
}
function addressOf(url, path) {
return `${url.replace(/(?<!\/)\/+$/, "")}/api/v2/${path}`;
}
var external_node_tls_ = __webpack_require__(41692);
var html = __webpack_require__(21401);
var primitives = __webpack_require__(89085);
var controls = __webpack_require__(14902);
var shared_text = __webpack_require__(89853);
var queue_notices = __webpack_require__(64494);
const LISTED = 20;
const TITLE_MAX = 150;
const URL_MAX = 200;
async function readNotice(sql, {scanPage: scanPage}, delivery) {
const isDigest = delivery.event_type === queue_notices.Dh;
const day = delivery.event_data;
const scanId = isDigest ? null : delivery.event_data.scan_id;
const severities = primitives.oC.slice(0, (0, primitives.qs)(delivery.channel.min_severity) + 1);
const rows = await sql.query(`SELECT type, data, (count(*) FILTER (WHERE type = 'finding.created') OVER ())::int AS created,\n       (count(*) FILTER (WHERE type = 'finding.fixed') OVER ())::int AS fixed\n     FROM events WHERE workspace_id = $1 AND type LIKE 'finding.%' AND type = ANY ($2::text[])\n       AND data->>'severity' = ANY ($3::text[]) AND ${isDigest ? "created_at >= $4 AND created_at < $5" : "subject = $4"}\n     ORDER BY array_position($3::text[], data->>'severity'), created_at, id LIMIT ${LISTED}`, [ delivery.workspace_id, delivery.subscribed_events, severities, ...isDigest ? [ new Date(day.since), new Date(day.until) ] : [ scanId ] ]);
const [first] = rows;
if (first === undefined) return null;
const {created: created, fixed: fixed} = first;
const target = isDigest ? null : line(first.data.target, URL_MAX);
return {
id: delivery.id,
subject: `${countsOf(created, fixed)} ${target === null ? "in the last day" : `on ${target}`}`,
target: target,
scanId: scanId,
created: created,
fixed: fixed,
findings: rows.map(({type: type, data: data}) => ({
change: type === "finding.fixed" ? "Fixed" : "New",
severity: data.severity,
title: line(data.title, TITLE_MAX),
url: line(data.url, URL_MAX)
})),
link: scanPage(scanId)
};
}
function countsOf(created, fixed) {
const parts = [ ...created === 0 ? [] : [ `${created} new` ], ...fixed === 0 ? [] : [ `${fixed} fixed` ] ];
return `${parts.join(" and ")} ${created + fixed === 1 ? "finding" : "findings"}`;
}
function line(text, max) {
return (0, shared_text.xv)((0, controls.mz)(text.replace(/\s+/g, " ").trim()), max);
}
function restOf({created: created, fixed: fixed, findings: findings}) {
const rest = created + fixed - findings.length;
return rest === 0 ? null : `and ${(0, shared_text.LS)(rest, "more finding")}`;
}
function exampleNotice(id, {scanPage: scanPage}) {
return {
id: id,
subject: "Test of this channel: 1 new finding on webhook-test.example",
target: "webhook-test.example",
scanId: null,
created: 1,
fixed: 0,
findings: [ {
change: "New",
severity: "high",
title: "This is a test.",
url: "https://webhook-test.example/"
} ],
link: scanPage(null)
};
}
const STEP_MS = 5e3;
const TOTAL_MS = 3e4;
async function sendEmail({service: service, terms: terms, notice: notice}) {
const {smtp: smtp, trustedRoots: trustedRoots} = service.config;
const fail = error => ({
ok: false,
statusCode: null,
error: error,
durationMs: 0
});
if (smtp === null) return fail("this service has no mail server (serve --smtp-from)");
const {createTransport: createTransport} = await __webpack_require__.e("nodemailer-dist-esm-nodemailer").then(__webpack_require__.bind(__webpack_require__, 16739));
const {host: host, port: port, tls: tls, user: user, password: password, from: from} = smtp;
const transport = createTransport({
host: host,
port: port,
secure: tls === "implicit",
requireTLS: tls === "starttls",
ignoreTLS: tls === "none",
...user === undefined ? {} : {
auth: {
user: user,
pass: password ?? ""
}
},
tls: trustedRoots === null ? {} : {
ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...trustedRoots ]
},
connectionTimeout: STEP_MS,
greetingTimeout: STEP_MS,
socketTimeout: 2 * STEP_MS,
dnsTimeout: STEP_MS,
disableFileAccess: true,
disableUrlAccess: true
});
const late = AbortSignal.timeout(TOTAL_MS);
try {
const sent = transport.sendMail({
from: {
name: "Scan Gate",
address: from
},
to: (terms.settings.recipients ?? []).map(address => ({
name: "",
address: address
})),
subject: `[Scan Gate] ${notice.subject}`,
text: textOf(notice),
html: htmlOf(notice),
messageId: `<${notice.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
headers: {
"Auto-Submitted": "auto-generated"
}
});
const deadline = new Promise((_, reject) => {
late.addEventListener("abort", () => reject(Object.assign(new Error, {
code: "ETIMEDOUT"
})));
});
const {rejected: rejected} = await Promise.race([ sent, deadline ]);
const error = rejected.length === 0 ? null : `the mail server refused ${rejected.length} of the recipients`;
return {
ok: true,
statusCode: null,
error: error,
durationMs: 0
};
} catch (error) {
return fail(reasonOf(error));
} finally {
transport.close();
}
}
const REASONS = {
EAUTH: "the mail server refused the sign-in",
ETLS: "the mail server offers no TLS that can be trusted",
EDNS: "the mail server cannot be reached",
ECONNECTION: "the mail server cannot be reached",
ESOCKET: "the mail server cannot be reached, or its certificate is not trusted",
ETIMEDOUT: "the mail server did not respond within the timeout"
};
function reasonOf({code: code = "", responseCode: responseCode}) {
const reply = responseCode === undefined ? "" : ` (SMTP ${responseCode})`;
return `${REASONS[code] ?? "the mail server refused the message"}${reply}`;
}
function textOf(notice) {
const rest = restOf(notice);
return [ notice.subject, ...notice.findings.map(({change: change, severity: severity, title: title, url: url}) => `- ${change}, ${severity}: ${title}\n  ${url}`), ...rest === null ? [] : [ rest ], notice.link ].join("\n\n");
}
function htmlOf(notice) {
const rest = restOf(notice);
const items = notice.findings.map(({change: change, severity: severity, title: title, url: url}) => `<li><b>${change}, ${severity}:</b> ${(0, 
html.ZD)(title)}<br><code>${(0, html.ZD)(url)}</code></li>`);
const more = rest === null ? "" : `<p>${rest}</p>`;
const link = `<p><a href="${(0, html.ZD)(notice.link)}">Open Scan Gate</a></p>`;
return `<p><b>${(0, html.ZD)(notice.subject)}</b></p><ul>${items.join("")}</ul>${more}${link}`;
}
const SUMMARY_MAX = 255;
async function createIssue(attempt) {
const {notice: notice, terms: terms} = attempt;
const {project: project, issue_type: type = "Task", summary: summary = "{subject}", user: user} = terms.settings;
const isCloud = user !== undefined;
const label = `scan-gate-${notice.id}`;
const jql = `project = "${project}" AND labels = "${label}"`;
const found = await call(attempt, isCloud ? "search/jql" : "search", {
jql: jql,
maxResults: 1,
fields: [ "labels" ]
});
if (!found.ok) return found;
const issues = (0, records.g1)((0, records.U4)(found.text))["issues"];
if (!Array.isArray(issues)) return {
...found,
ok: false,
error: "the response is not that of Jira"
};
if (issues.length > 0) return found;
return call(attempt, "issue", {
fields: {
project: {
key: project
},
issuetype: {
name: type
},
summary: (0, shared_text.xv)(filled(summary, notice), SUMMARY_MAX),
description: isCloud ? documentOf(notice) : wikiOf(notice),
labels: [ "scan-gate", label ]
}
});
}
function checkJira(attempt) {
return call(attempt, `project/${attempt.terms.settings.project}`);
}
async function call({exchange: exchange, url: url, token: token, terms: terms, signal: signal}, path, body) {
const {user: user} = terms.settings;
const authorization = user === undefined ? `Bearer ${token}` : `Basic ${Buffer.from(`${user}:${token}`).toString("base64")}`;
return exchange({
method: body === undefined ? "GET" : "POST",
url: `${url.replace(/(?<!\/)\/+$/, "")}/rest/api/${user === undefined ? 2 : 3}/${path}`,
headers: {
accept: "application/json",
"content-type": "application/json",
authorization: authorization
},
...body === undefined ? {} : {
body: JSON.stringify(body)
},
signal: signal,
reads: true
});
}
function filled(template, {subject: subject, target: target, created: created, fixed: fixed, findings: findings}) {
const values = {
subject: subject,
target: target ?? "several targets",
severity: findings[0]?.severity ?? "",
title: findings[0]?.title ?? "",
new: String(created),
fixed: String(fixed)
};
return template.replace(/\{(\w{1,20})\}/g, (all, name) => values[name] ?? all).replace(/\s+/g, " ");
}
function documentOf(notice) {
const text = (value, ...marks) => ({
type: "text",
text: value,
...marks.length > 0 && {
marks: marks
}
});
const paragraph = (...content) => ({
type: "paragraph",
content: content
});
const rest = restOf(notice);
const items = notice.findings.map(({change: change, severity: severity, title: title, url: url}) => ({
type: "listItem",
content: [ paragraph(text(`${change}, ${severity}: `, {
type: "strong"
}), text(`${title} (${url})`)) ]
}));
return {
type: "doc",
version: 1,
content: [ {
type: "bulletList",
content: items
}, ...rest === null ? [] : [ paragraph(text(rest)) ], paragraph(text("Open Scan Gate", {
type: "link",
attrs: {
href: notice.link
}
})) ]
};
}
function wikiOf(notice) {
const rest = restOf(notice);
const lines = notice.findings.map(({change: change, severity: severity, title: title, url: url}) => `${change}, ${severity}: ${title} (${url})`);
const list = [ ...lines, ...rest === null ? [] : [ rest ] ].join("\n").replace(/\{(?=noformat)/gi, "{ ");
return `{noformat}\n${list}\n{noformat}\n${notice.link}`;
}
function postToSlack({exchange: exchange, url: url, notice: notice, signal: signal}) {
const text = (value, bold = false) => ({
type: "text",
text: value,
...bold ? {
style: {
bold: bold
}
} : {}
});
const section = (...elements) => ({
type: "rich_text_section",
elements: elements
});
const rest = restOf(notice);
const items = notice.findings.map(({change: change, severity: severity, title: title, url: place}) => section(text(`${change}, ${severity}: `, true), text(`${title}\n${place}`)));
const message = {
text: escapeMrkdwn(notice.subject),
blocks: [ {
type: "rich_text",
elements: [ section(text(notice.subject, true)), {
type: "rich_text_list",
style: "bullet",
elements: items
}, section(...rest === null ? [] : [ text(`${rest}. `) ], {
type: "link",
url: notice.link,
text: "Open Scan Gate"
}) ]
} ],
unfurl_links: false,
unfurl_media: false
};
return exchange({
url: url,
headers: {
"content-type": "application/json"
},
body: JSON.stringify(message),
signal: signal
});
}
function escapeMrkdwn(text) {
return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[*_~`]/g, "​$&​");
}
function postToTeams({exchange: exchange, url: url, notice: notice, signal: signal}) {
const run = (text, style = {}) => ({
type: "TextRun",
text: text,
...style
});
const paragraph = (...inlines) => ({
type: "RichTextBlock",
inlines: inlines
});
const rest = restOf(notice);
const card = {
$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
type: "AdaptiveCard",
version: "1.4",
body: [ paragraph(run(notice.subject, {
weight: "Bolder",
size: "Medium"
})), ...notice.findings.map(({change: change, severity: severity, title: title, url: place}) => paragraph(run(`${change}, ${severity}: `, {
weight: "Bolder"
}), run(`${title} `), run(place, {
isSubtle: true
}))), ...rest === null ? [] : [ paragraph(run(rest)) ] ],
actions: [ {
type: "Action.OpenUrl",
title: "Open Scan Gate",
url: notice.link
} ]
};
const attachment = {
contentType: "application/vnd.microsoft.card.adaptive",
contentUrl: null,
content: card
};
const body = JSON.stringify({
type: "message",
attachments: [ attachment ]
});
return exchange({
url: url,
headers: {
"content-type": "application/json"
},
body: body,
signal: signal
});
}
const ADAPTERS = {
slack: {
send: postToSlack
},
teams: {
send: postToTeams
},
email: {
send: sendEmail
},
jira: {
send: createIssue,
check: checkJira
},
defectdojo: {
send: importReport,
check: checkDefectDojo
}
};
async function sendDelivery(service, {exchange: exchange}, delivery, signal) {
const started = performance.now();
const durationMs = () => Math.round(performance.now() - started);
try {
const notice = await readNotice(service.store, service.config, delivery);
if (notice === null) return {
ok: true,
statusCode: null,
error: null,
durationMs: durationMs()
};
const {workspace_id: workspaceId, url: url, secret: token, channel: terms} = delivery;
const attempt = {
service: service,
exchange: exchange,
workspaceId: workspaceId,
url: url,
token: token,
terms: terms,
notice: notice,
signal: signal
};
const result = await ADAPTERS[terms.kind].send(attempt);
return {
...result,
durationMs: durationMs()
};
} catch (error) {
service.log("error", "channel.failed", {
channel: delivery.webhook_id,
...(0, log.au)(error)
});
return {
ok: false,
statusCode: null,
error: "the notification could not be made",
durationMs: durationMs()
};
}
}
async function testAttempt(service, {exchange: exchange}, channel) {
const started = performance.now();
const {send: send, check: check = send} = ADAPTERS[channel.terms.kind];
const notice = exampleNotice((0, external_node_crypto_.randomUUID)(), service.config);
const result = await check({
service: service,
exchange: exchange,
...channel,
notice: notice
});
return {
...result,
durationMs: Math.round(performance.now() - started)
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
