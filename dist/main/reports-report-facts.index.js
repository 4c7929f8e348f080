export const id = "reports-report-facts";

export const ids = [ "reports-report-facts" ];

export const modules = {
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
