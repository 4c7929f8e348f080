export const id = "module-83387";

export const ids = [ "module-83387" ];

export const modules = {
58378: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => coverageFacts,
z: () => verified
});
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10467);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const EXAMINED = {
access: () => "the responses to several identities",
active: pages => `the responses to payloads at the insertion points of ${pages}`,
api: () => "the responses of the described operations",
browser: pages => `the scripts of ${pages} in a browser`,
content: pages => `the content of ${pages}`,
cookie: pages => `the cookies of ${pages}`,
cors: pages => `the responses of ${pages} and its endpoints to other origins`,
csp: pages => `the policies of ${pages}`,
disclosure: pages => `the headers of ${pages}`,
dns: () => "the DNS records of the domain",
email: () => "the DNS records of the domain",
exposure: () => "the paths of such files",
http: pages => `the headers of ${pages}`,
js: pages => `the script libraries of ${pages}`,
ports: () => "the ports of such services",
takeover: () => "the DNS records of the domain",
tls: () => "the TLS configuration of the host"
};
function verified(checkId, {coverage: coverage}) {
const pages = coverage === undefined ? "the pages" : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(coverage.pages, "page");
const examined = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.eC)(EXAMINED, checkId.split(".")[0] ?? "");
return examined === undefined ? "Not found." : `Not found in ${examined(pages)}.`;
}
function coverageFacts({coverage: coverage}) {
if (coverage === undefined) return [];
const {browser: browser, api: api, signed_in: signedIn, sign_in_required: isRequired} = coverage;
const created = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.Bm)([ coverage ]);
return [ [ "Pages read", pagesFact(coverage) ], ...reachFacts(coverage), ...created === "" ? [] : [ [ "Created by the scan", created ] ], [ "Signed in", signedIn === undefined ? isRequired ? "no; the application asks for it" : "not asked" : signedIn ? "yes" : "no" ], ...browser === undefined ? [ [ "Browser", "not used by this scan type" ] ] : browserFacts(browser), ...api === undefined ? [] : [ [ "Operations of API descriptions", `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(api.operations)}${api.left_out === 0 ? "" : `; ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(api.left_out)} left out`}` ] ] ];
}
function pagesFact(coverage) {
const {pages: pages} = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.mU)([ coverage ]);
if (pages === undefined) return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(coverage.pages);
return `${(0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.G7)(pages, "pages")}; ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(coverage.pages)} different`;
}
function reachFacts({reach: reach = {}}) {
const rows = [ [ "Views opened", "views" ], [ "Operations requested", "operations" ], [ "Inputs tested", "inputs" ] ];
return rows.flatMap(([name, kind]) => {
const count = reach[kind];
return count === undefined ? [] : [ [ name, (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_0__.G7)(count, kind) ] ];
});
}
function browserFacts(browser) {
if (!browser.used && browser.product === null) return [ [ "Browser", `not used: ${browser.detail ?? "unknown reason"}` ] ];
const sandbox = browser.sandboxed ? "" : ", without its sandbox";
return [ [ "Browser", `${browser.product ?? "used"}${sandbox}; ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(browser.pages, "page")} opened` ], ...browser.detail === null ? [] : [ [ browser.used ? "Not seen in the browser" : "Browser did not finish", browser.detail ] ], [ "Client-side routes", (0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.routes) ], [ "Endpoints of scripts and forms", (0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.endpoints) ], [ "Requests withheld", `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(browser.withheld)} that may change something` ] ];
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
83387: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderMarkdown: () => renderMarkdown
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50773);
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25455);
var _shared_reproduction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25063);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89853);
var _coverage_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58378);
var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77801);
var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82596);
var _report_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72250);
const PLACES_MAX = 10;
function renderMarkdown(reports, options = {}) {
const parts = [ "# Security scan report" ];
for (const report of reports) parts.push(...scanPart(report, options));
return `${parts.join("\n\n")}\n`;
}
function scanPart(report, options) {
const {scan: scan, summary: summary, tool: tool} = report;
const findings = [ ...report.findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_2__.E);
const shown = findings.slice(0, options.maxFindings ?? 500);
let number = 0;
const hidden = findings.length - shown.length + summary.omitted;
return [ `## ${(0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(scan.target)}`, `${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)((0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.yz)(report))} ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(`${scan.scan_type} scan ${scan.id}, finished ${(0, 
_report_facts_js__WEBPACK_IMPORTED_MODULE_7__.fU)(scan.finished_at)} (took ${(0, 
_report_facts_js__WEBPACK_IMPORTED_MODULE_7__.a3)(scan.started_at, scan.finished_at)}), ${tool.name} ${tool.version}.`)}`, countsTable(report), `Findings digest: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(summary.digest)}`, "### Findings", ...findings.length === 0 ? [ (0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)((0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.yz)(report)) ] : [], ...(0, 
_shared_check_groups_js__WEBPACK_IMPORTED_MODULE_1__.PY)(shown, ({check_id: check_id}) => check_id).flatMap(({heading: heading, items: items}) => [ ...heading === null ? [] : [ `### ${heading}` ], ...items.flatMap(finding => {
number += 1;
return findingPart(finding, number);
}) ]), ...hidden > 0 ? [ `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_8__.LS)(hidden, "further finding is", "further findings are")} omitted.` ] : [], ...compliancePart(report), ...coveragePart(report) ];
}
function countsTable({summary: summary}) {
const head = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.map(severity => _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.tQ[severity]);
const counts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.map(severity => summary.by_severity[severity]);
return [ `| ${head.join(" | ")} |`, `|${" ---: |".repeat(head.length)}`, `| ${counts.join(" | ")} |` ].join("\n");
}
function findingPart(finding, number) {
const {gate_status: status} = finding;
const places = (finding.locations.length === 0 ? [ finding.location ] : finding.locations).slice(0, PLACES_MAX);
const more = finding.locations_total - places.length;
const references = (0, _findings_js__WEBPACK_IMPORTED_MODULE_6__.w)(finding);
const accepted = (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.Po)(finding);
const exploitation = (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.MJ)(finding);
const facts = [ (0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(finding.check_id), `confidence: ${finding.confidence}`, ...finding.cvss === null ? [] : [ `CVSS ${finding.cvss.score.toFixed(1)}` ], ...finding.cwe.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV), ...finding.owasp.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV), `fingerprint ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(finding.fingerprint)}` ];
return [ `#### ${number}. ${_report_facts_js__WEBPACK_IMPORTED_MODULE_7__.tQ[finding.severity]}: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.kn)(finding.title)}${status === undefined ? "" : ` (${status})`}`, facts.join(" · "), [ ...places.map(place => `- ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)((0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.lR)(place))}`), ...more > 0 ? [ `- and ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_8__.LS)(more, "more place")}` ] : [] ].join("\n"), ...accepted === null ? [] : [ `**Ignored:** ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(accepted)}` ], ...exploitation === null ? [] : [ `**Exploitation:** ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(exploitation)}` ], (0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(finding.description), ...finding.evidence.trim() === "" ? [] : [ (0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.IS)(finding.evidence) ], ...(0, 
_shared_reproduction_js__WEBPACK_IMPORTED_MODULE_3__.wo)(finding).flatMap(({label: label, command: command, text: text}) => [ ...command === null ? [] : [ `${label}:`, (0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.IS)(command, "", "sh") ], command === null ? `${label}: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(text)}` : (0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(text) ]), `**Fix:** ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(finding.remediation)}`, ...references.length === 0 ? [] : [ references.map(url => `- ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.iQ)(url, url)}`).join("\n") ] ];
}
function compliancePart({compliance: compliance}) {
if (compliance.length === 0) return [];
const rows = compliance.map(row => `| ${(0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(row.framework)} | ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(row.requirement)} | ${row.status} | ${row.findings} | ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(row.check_ids.join(", "))} |`);
return [ "### Compliance evidence", [ "| Framework | Requirement | Evidence | Findings | Checks |", "| --- | --- | --- | ---: | --- |", ...rows ].join("\n") ];
}
function coveragePart(report) {
const facts = report.coverage?.reach === undefined ? [] : (0, _coverage_facts_js__WEBPACK_IMPORTED_MODULE_4__.g)(report).map(([name, value]) => `- ${name}: ${(0, 
_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(value)}`);
const explained = report.checks.filter(check => check.status === "error" || check.status === "not_applicable" || check.reason !== null);
const tables = (0, _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_1__.PY)(explained, ({check_id: check_id}) => check_id).flatMap(({heading: heading, items: items}) => [ ...heading === null ? [] : [ `${heading}:` ], [ "| Check | Result | Reason |", "| --- | --- | --- |", ...items.map(coverageRow) ].join("\n") ]);
return [ "### Coverage: what was checked, and what was not", (0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.Pd)(report), ...facts.length === 0 ? [] : [ facts.join("\n") ], ...tables ];
}
function coverageRow(check) {
return `| ${(0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.D9)(check.check_id, {
table: true
})} | ${(0, _report_facts_js__WEBPACK_IMPORTED_MODULE_7__.Er)(check)} | ${(0, _escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.FV)(check.reason ?? "")} |`;
}
}
};
