export const id = "gate-verdict-render-reports";

export const ids = [ "gate-verdict-render-reports", 800 ];

export const modules = {
55449: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => policyLines,
KR: () => weakeningInWords,
Yf: () => isForReviewers,
Zb: () => changeInWords
});
const SHOWN_MAX = 20;
function policyLines(policy, withCounts) {
const weakened = policy.weakened.map(item => `weakened by ${weakeningInWords(item, withCounts)}`);
const {pending_changes: changes} = policy;
const pending = changes.map(change => `after merge: ${changeInWords(change, withCounts)}`);
return [ ...cut(weakened, weakened.length), ...withCounts && changes.length > 0 && policy.proposed !== undefined ? [ policy.proposed.summary ] : [], ...cut(pending, pending.length + policy.pending_changes_omitted) ];
}
function weakeningInWords(item, withCounts) {
const count = item.hidden_findings;
const hides = count === null || !withCounts ? "" : `, hides ${count}`;
return `${item.key}: ${item.value} (${item.source}${hides})`;
}
function changeInWords({effect: effect, summary: summary, target: target, overruled: overruled}, withEffect) {
const does = effect === "changes" || !withEffect ? "" : `${effect}: `;
return `${does}${summary}${target === null ? "" : ` for ${target}`}${overruled ? " (no effect: an input sets it)" : ""}`;
}
function isForReviewers({effect: effect, scope: scope, overruled: overruled}) {
return !overruled && effect !== "tightens" && scope !== "run";
}
function cut(lines, total) {
const shown = lines.slice(0, SHOWN_MAX);
return total > shown.length ? [ ...shown, `and ${total - shown.length} more` ] : shown;
}
},
28291: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => completeFinding
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function completeFinding(finding, options) {
const {scanId: scanId, index: index, now: now} = options;
const check_id = finding.check_id ?? "service.unnamed";
const title = finding.title ?? check_id;
const location = finding.location ?? finding.locations?.[0] ?? {
url: "",
method: null,
parameter: null
};
const locations = finding.locations ?? [ location ];
const identity = finding.check_id ?? finding.title ?? finding.id ?? `${scanId} ${index}`;
const fingerprint = finding.fingerprint ?? digest([ identity, title, pathOf(location.url), location.parameter ?? "" ]);
return {
cvss: null,
cwe: [],
owasp: [],
description: "",
evidence: "",
remediation: "",
references: [],
confidence: "firm",
state: "open",
locations_total: locations.length,
first_seen_at: new Date(now).toISOString(),
...finding,
id: finding.id ?? `fnd_${digest([ fingerprint, String(index) ]).slice(0, 24)}`,
scan_id: scanId,
check_id: check_id,
title: title,
location: location,
locations: locations,
fingerprint: fingerprint
};
}
function digest(parts) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
function pathOf(url) {
return URL.canParse(url) ? new URL(url).pathname : url;
}
},
36621: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_N: () => coverageComparison,
l: () => uncheckedFindings,
sR: () => changesSince,
w4: () => hostOf
});
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
var _shared_examined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13071);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89853);
var _scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28291);
function changesSince(baseline, scans) {
const byHost = Map.groupBy(scans, hostOfScan);
const seenOn = new Map([ ...byHost ].map(([host, own]) => [ host, new Set(own.flatMap(({findings: findings}) => findings.map(one => one.fingerprint))) ]));
const seen = new Set(scans.flatMap(({findings: findings}) => findings.map(one => one.fingerprint)));
const isWhole = scans.length > 0 && scans.every(({ended: ended, problem: problem}) => ended.outcome === "succeeded" && problem === null);
const fixed = new Map;
const notChecked = new Map;
for (const entry of baseline.findings) {
const host = hostOf(entry);
const own = byHost.get(host);
if ((own === undefined ? seen : seenOn.get(host))?.has(entry.fingerprint) === true) continue;
const key = `${own === undefined ? "" : host} ${entry.fingerprint}`;
const {target: _target, ...finding} = entry;
const groups = own === undefined ? [ ...byHost.values() ] : [ own ];
if (isWhole && wasExamined(entry, groups)) fixed.set(key, finding); else notChecked.set(key, {
...finding,
target: host
});
}
return {
fixed: [ ...fixed.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E),
notChecked: [ ...notChecked.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E)
};
}
function wasExamined(finding, groups) {
const known = groups.filter(scans => scans.every(({report: report}) => report !== null && report.checks.length > 0));
if (known.length < groups.length) return true;
const states = groups.map(scans => stateOf(finding, scans));
return states.includes("complete") && !states.includes("incomplete");
}
function stateOf(finding, scans) {
const outcomes = scans.flatMap(scan => {
const outcome = scan.report?.checks.find(check => check.check_id === finding.check_id);
return outcome === undefined || outcome.status === "not_applicable" ? [] : [ (0, 
_shared_examined_js__WEBPACK_IMPORTED_MODULE_3__.As)(outcome) && (0, _shared_examined_js__WEBPACK_IMPORTED_MODULE_3__.o9)(scan.ended.plan.target.options, finding.location.url) ];
});
if (outcomes.length === 0) return "absent";
return outcomes.includes(true) ? "complete" : "incomplete";
}
function hostOfScan({ended: ended}) {
return ended.plan.target.hostname;
}
function hostOf({target: target, location: location}) {
if (target !== undefined) return target;
return URL.canParse(location.url) ? new URL(location.url).host : "";
}
function uncheckedFindings(rows) {
return (rows ?? []).map(({target: target, fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, location: location}, index) => ({
...(0, _scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_2__.R)({
fingerprint: fingerprint,
check_id: check_id,
title: title,
severity: severity,
location: location
}, {
scanId: "",
index: index,
now: 0
}),
...target === "" ? {} : {
target: target
}
}));
}
const NOUNS = {
pages: "page",
views: "view",
operations: "operation",
inputs: "input"
};
const FACTOR = 2;
const DIFFERENCE_MIN = 10;
function coverageComparison(baseline, coverages) {
const [before, now] = [ (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.mU)(baseline.coverages ?? []), (0, 
_shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.mU)(coverages) ];
const changes = Object.keys(NOUNS).flatMap(kind => {
const [old, next] = [ before[kind], now[kind] ];
if (old === undefined || next === undefined || !differsMuch(old, next)) return [];
return [ {
isMore: next.covered > old.covered,
words: `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__.LS)(next.covered, NOUNS[kind])} instead of ${shareOf(old)}`
} ];
});
const sentence = (isMore, meaning) => {
const words = changes.filter(change => change.isMore === isMore).map(change => change.words);
return words.length === 0 ? [] : [ `This run covered ${words.join(" and ")} of the baseline: ${meaning}.` ];
};
return [ ...sentence(true, "findings may be new only because their place was not covered before"), ...sentence(false, "findings of the baseline in places that were not covered this time are not checked") ];
}
function differsMuch({covered: one}, {covered: other}) {
const [less, more] = [ Math.min(one, other), Math.max(one, other) ];
return more >= FACTOR * less && more - less >= DIFFERENCE_MIN;
}
function shareOf(count) {
return `${count.covered} (${(0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Mp)(count)} %)`;
}
},
800: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => emptyResult,
resultDocument: () => resultDocument
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72250);
const RESULT_SCHEMA_VERSION = "1.0";
function resultDocument(result, origin) {
const {verdict: verdict, settings: settings} = result;
const blocking = new Set(verdict.blocking);
return {
...frame(result.run, origin),
outcome: verdict.outcome,
fails_job: verdict.failsJob,
warn_only: settings.policy.warnOnly,
threshold: settings.policy.failOnSeverity,
reasons: verdict.reasons.map(({message: message}) => message),
reason_codes: verdict.reasons.map(({code: code}) => code),
codes: verdict.codes ?? [],
warnings: verdict.warnings,
policy: result.policy,
service: result.service,
scans: result.scans.map(scan => ({
scan_id: scan.scanId,
target: scan.target.input,
hostname: scan.target.hostname,
target_id: scan.targetId,
scan_type: scan.scanType,
outcome: scan.outcome,
code: scan.code ?? null,
reason: scan.reason,
...scan.proofs === undefined ? {} : {
ownership_proofs: scan.proofs
},
report_url: scan.reportUrl,
duration_ms: Math.round(scan.durationMs),
findings_count: result.findings.filter(finding => finding.scan_id === scan.scanId).length,
coverage: withoutScreenshot(scan.report?.coverage ?? null),
checks: scan.report === null ? null : checkCounts(scan.report)
})),
findings: result.findings.map(finding => ({
...finding,
blocking: blocking.has(finding)
})),
blocking: [ ...new Set(verdict.blocking.map(finding => finding.fingerprint)) ],
fixed: result.fixed.map(inBrief),
...result.baseline === null ? {} : {
not_checked: result.notChecked.map(({target: target = "", ...finding}) => ({
...inBrief(finding),
target: target
}))
},
baseline: result.baseline,
counts: verdict.counts,
new_counts: verdict.newCounts,
existing_counts: verdict.existingCounts,
tentative_counts: verdict.tentativeCounts,
tokens: {
used: result.tokensUsed,
remaining: result.tokensRemaining,
planned: result.plannedTokens ?? null
},
reused: result.reused,
timings: result.timings
};
}
function inBrief({fingerprint: fingerprint, check_id: check_id, severity: severity, title: title, location: location}) {
return {
fingerprint: fingerprint,
check_id: check_id,
severity: severity,
title: title,
location: location
};
}
function checkCounts(report) {
const part = (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.j5)(report);
return part === 0 ? (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report) : {
...(0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report),
passed_in_part: part
};
}
function withoutScreenshot(coverage) {
if (coverage?.browser === undefined) return coverage;
const {screenshot: _, ...browser} = coverage.browser;
return {
...coverage,
browser: browser
};
}
function emptyResult(verdict, origin) {
return {
...frame(origin.run, origin),
warn_only: false,
threshold: "critical",
codes: [],
warnings: [],
policy: {
source: null,
weakened: [],
pending_changes: [],
pending_changes_omitted: 0
},
service: "embedded",
scans: [],
findings: [],
blocking: [],
fixed: [],
baseline: null,
counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
new_counts: null,
existing_counts: null,
tentative_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
tokens: {
used: null,
remaining: null,
planned: null
},
reused: false,
timings: {
total_ms: 0,
service_ready_ms: null,
scans: []
},
...verdict
};
}
function frame(run, {version: version, runUrl: runUrl}) {
return {
schema_version: RESULT_SCHEMA_VERSION,
tool: {
name: "scan-gate",
version: version
},
run: {
repository: run?.repository ?? "",
run_id: run?.runId ?? "",
attempt: run?.runAttempt ?? 1,
event: run?.event ?? "",
sha: run?.sha ?? null,
ref: run?.ref ?? null,
url: runUrl
}
};
}
},
98148: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => classify,
r: () => judgedSeverity
});
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
var _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72494);
var _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36621);
const DEPTH = [ "quick", "standard", "compliance" ];
function classify(scans, policy, baseline, today) {
const known = baseline === null ? null : knownFingerprints(baseline, scans);
const merged = new Map;
const deepestFirst = [ ...scans ].sort((a, b) => DEPTH.indexOf(b.ended.plan.scanType) - DEPTH.indexOf(a.ended.plan.scanType));
const claimed = new Map;
for (const scan of deepestFirst) {
const {target: target, scanType: scanType} = scan.ended.plan;
for (const [index, finding] of scan.findings.entries()) {
const identity = `${target.hostname} ${target.options.start_path ?? ""} ${finding.fingerprint}`;
const owner = claimed.get(identity);
if (owner !== undefined && owner !== finding.scan_id) continue;
claimed.set(identity, finding.scan_id);
merged.set(`${scan.ended.plan.index} ${index}`, {
...finding,
severity: judgedSeverity(finding, policy, target),
target: target.input,
scan_type: scanType,
status: statusOf(finding, target.hostname, known),
ignored_by: (0, _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_1__.gP)(finding, policy.ignore, today)
});
}
}
return {
findings: [ ...merged.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E),
...baseline === null ? {
fixed: [],
notChecked: []
} : (0, _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__.sR)(baseline, scans)
};
}
function judgedSeverity(finding, policy, target) {
const own = target.options.severity_overrides;
return own?.[finding.check_id] ?? policy.severityOverrides[finding.check_id] ?? finding.severity;
}
function knownFingerprints(baseline, scans) {
const current = new Set(scans.map(scan => scan.ended.plan.target.hostname));
const known = new Map;
for (const finding of baseline.findings) {
const host = (0, _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__.w4)(finding);
const slot = current.has(host) ? host : "";
const set = known.get(slot) ?? new Set;
known.set(slot, set.add(finding.fingerprint));
}
return known;
}
function statusOf(finding, host, known) {
if (known === null) return "unclassified";
const own = known.get(host);
const slot = own ?? known.get("");
return slot?.has(finding.fingerprint) === true ? "existing" : "new";
}
},
19864: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => plannedReports,
renderJoint: () => renderJoint,
renderOnlyPage: () => renderOnlyPage
});
var primitives = __webpack_require__(89085);
var report = __webpack_require__(58329);
var findings_digest = __webpack_require__(75737);
var report_document = __webpack_require__(8828);
var records = __webpack_require__(9682);
var ownership_proofs = __webpack_require__(58889);
var classify = __webpack_require__(98148);
function judgedReport(scan, result, now) {
const base = scan.report ?? withoutReport(scan, result, now);
const statuses = gateStatuses(scan, result);
const sources = new Map(result.findings.filter(({target: target}) => target === scan.target.input).map(one => [ one.fingerprint, one.source ]));
const {outcome: outcome, reasons: reasons, blocking: blockers} = result.verdict;
const blocks = new Set(blockers.map(finding => `${finding.target} ${finding.fingerprint}`));
const findings = base.findings.map(finding => {
const gate_status = statuses.get(finding.fingerprint);
const source = sources.get(finding.fingerprint);
const severity = (0, classify.r)(finding, result.settings.policy, scan.target);
const blocking = blocks.has(`${scan.target.input} ${finding.fingerprint}`);
return {
...finding,
severity: severity,
...(0, records.Eb)({
gate_status: gate_status,
source: source
}),
blocking: blocking
};
});
const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
const summary = {
...base.summary,
by_severity: by_severity,
total: total,
digest: (0, findings_digest.n)(findings)
};
const gate = {
outcome: outcome,
reasons: reasons.slice(0, report_document.Ru).map(({message: message}) => message)
};
return {
...base,
gate: gate,
findings: findings,
summary: summary,
checks: [ ...incomplete(scan), ...base.checks ]
};
}
function withoutRepeats(report, scan, result) {
const own = new Set(findingsOf(scan, result).map(finding => finding.fingerprint));
return {
...report,
findings: report.findings.filter(finding => own.has(finding.fingerprint))
};
}
function gateStatuses(scan, result) {
const statuses = new Map;
for (const {target: target, fingerprint: fingerprint, status: status, ignored_by: ignored_by} of result.findings) {
if (target !== scan.target.input) continue;
if (ignored_by !== null) statuses.set(fingerprint, "ignored"); else if (status !== "unclassified") statuses.set(fingerprint, status);
}
return statuses;
}
function incomplete({scanType: scanType, target: target, outcome: outcome, reason: why, proofs: proofs = []}) {
if (outcome === "succeeded" && why === null) return [];
const reason = why === null || proofs.length === 0 ? why : `${why} ${(0, ownership_proofs.U$)(proofs)}`;
const title = `The ${scanType} scan of ${target.input}`;
return [ {
check_id: "gate.scan",
title: title,
severity: "critical",
status: "error",
reason: reason,
findings: 0
} ];
}
function findingsOf(scan, result) {
return result.findings.filter(item => item.target === scan.target.input && item.scan_id === scan.scanId);
}
function withoutReport(scan, result, now) {
const succeeded = scan.outcome === "succeeded";
const findings = findingsOf(scan, result).map(plainFinding);
const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
const none = {
used: 0,
allowed: 0
};
return {
schema_version: report.WI,
scan: {
id: scan.scanId ?? "",
target: scan.target.hostname,
target_id: scan.targetId ?? "",
scan_type: scan.scanType,
status: succeeded ? "succeeded" : scan.outcome === "cancelled" ? "cancelled" : "failed",
livemode: true,
created_at: now,
started_at: null,
finished_at: null,
findings_count: {
...by_severity,
total: total
},
failure: succeeded ? null : {
reason: "engine_error",
message: scan.reason ?? ""
},
report_url: scan.reportUrl,
metadata: {},
options: {},
tokens_charged: scan.tokensCharged ?? 0
},
target: {
id: scan.targetId ?? "",
hostname: scan.target.hostname,
status: succeeded ? "verified" : "pending",
livemode: true,
verification: {
method: null,
token: "",
instructions: [],
checked_at: null,
reason: null
},
verified_at: null,
created_at: now
},
summary: {
by_severity: by_severity,
total: total,
omitted: 0,
digest: ""
},
findings: findings,
checks: [],
budget: {
requests: none,
connections: none,
bytes: none,
seconds: none,
exhausted: []
},
compliance: [],
generated_at: now,
tool: {
name: "unknown",
version: "0.0.0",
advisories_date: null
}
};
}
function plainFinding(finding) {
const {target: _target, scan_type: _type, status: _status, ignored_by: _rule, source: _source, ...plain} = finding;
return plain;
}
const NAME_MAX = 150;
function reportNames(scans, name) {
const used = new Map;
return scans.map(({target: target, scanType: scanType}) => {
const host = target.hostname.replace(/[^a-z0-9.-]+/g, "-").replace(/^[-.]+|(?<!-)-+$/g, "");
const base = name ?? `report-${host}-${scanType}`.slice(0, NAME_MAX);
const count = (used.get(base) ?? 0) + 1;
used.set(base, count);
return count === 1 ? base : `${base}-${count}`;
});
}
const JOINT_NAMES = {
sarif: "scan-gate.sarif",
markdown: "report.md",
junit: "junit.xml",
gitlab: "gl-dast-report.json",
csv: "findings.csv",
cyclonedx: "scan-gate.cdx.json"
};
const isJoint = format => format in JOINT_NAMES;
function plannedReports(result, formats, options) {
const succeeded = judgedScans(result, options).filter(({scan: scan}) => scan.outcome === "succeeded" && scan.scanId !== null);
const names = reportNames(succeeded.map(({scan: scan}) => scan), options.reportName);
const single = formats.filter(format => !isJoint(format));
return [ ...succeeded.flatMap((judged, index) => single.map(format => ({
name: `${names[index]}.${format}`,
title: `Report (${format}) of ${judged.scan.target.input}`,
render: () => renderSingle(judged, format, options)
}))), ...formats.filter(isJoint).map(format => ({
name: JOINT_NAMES[format],
title: `Report (${format})`,
render: () => renderJoint(result, format, options)
})) ];
}
async function renderJoint(result, format, options) {
const scans = judgedScans(result, options);
const reports = scans.map(({report: report}) => report);
const distinct = () => scans.map(({scan: scan, report: report}) => withoutRepeats(report, scan, result));
switch (format) {
case "sarif":
{
const {renderSarif: renderSarif} = await __webpack_require__.e("reports-sarif-render-sarif").then(__webpack_require__.bind(__webpack_require__, 99885));
const {category: category, informationUri: informationUri} = options;
return renderSarif(distinct(), {
informationUri: informationUri,
...category === undefined ? {} : {
category: category
}
});
}

case "gitlab":
{
const {renderGitlabDast: renderGitlabDast} = await __webpack_require__.e("reports-gitlab-dast").then(__webpack_require__.bind(__webpack_require__, 84610));
return renderGitlabDast(distinct());
}

case "markdown":
{
const {renderMarkdown: renderMarkdown} = await __webpack_require__.e("module-83387").then(__webpack_require__.bind(__webpack_require__, 83387));
return renderMarkdown(reports);
}

case "junit":
{
const {renderJunit: renderJunit} = await __webpack_require__.e("module-97740").then(__webpack_require__.bind(__webpack_require__, 97740));
return renderJunit(reports);
}

case "csv":
{
const {renderCsv: renderCsv} = await __webpack_require__.e("module-10812").then(__webpack_require__.bind(__webpack_require__, 10812));
return renderCsv(reports);
}

case "cyclonedx":
{
const {renderCycloneDx: renderCycloneDx} = await __webpack_require__.e("module-95469").then(__webpack_require__.bind(__webpack_require__, 95469));
return renderCycloneDx(distinct(), options.now);
}
}
}
async function renderOnlyPage(result, options) {
const [only, ...others] = judgedScans(result, options);
return only === undefined || others.length > 0 ? null : renderPage(only, options);
}
function judgedScans(result, {now: now}) {
const time = new Date(now).toISOString();
return result.scans.map(scan => ({
scan: scan,
report: judgedReport(scan, result, time)
}));
}
async function renderSingle(judged, format, options) {
switch (format) {
case "html":
return renderPage(judged, options);

case "json":
{
const {renderJson: renderJson} = await __webpack_require__.e("module-8776").then(__webpack_require__.bind(__webpack_require__, 8776));
return renderJson(judged.report);
}

case "pdf":
{
const {renderPdf: renderPdf} = await __webpack_require__.e("reports-pdf-render-pdf").then(__webpack_require__.bind(__webpack_require__, 22375));
return renderPdf(judged.report, options.signal === undefined ? {} : {
signal: options.signal
});
}
}
}
async function renderPage({scan: scan, report: report}, {trends: trends}) {
const {renderHtml: renderHtml} = await Promise.all([ __webpack_require__.e("reports-html-render-html"), __webpack_require__.e("reports-escape-html") ]).then(__webpack_require__.bind(__webpack_require__, 81163));
return renderHtml(report, {
trend: trends?.get(scan.target.hostname) ?? null
});
}
},
37683: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ht: () => SCAN_PHASES,
pp: () => progressWords,
xy: () => ProgressLines
});
const SCAN_PHASES = [ "connect", "sign-in", "crawl", "browser", "probe", "check" ];
const MOMENT_MS = 1e3;
const PHASE_WORDS = {
connect: "connecting",
"sign-in": "signing in",
crawl: "crawling",
browser: "opening pages in a browser",
probe: "probing",
check: "checking"
};
function progressWords({phase: phase, requests: requests, requestsMax: requestsMax}) {
return `${PHASE_WORDS[phase]}, ${requests} of ${requestsMax} requests`;
}
class ProgressLines {
#intervalMs;
#last=new Map;
constructor(intervalMs) {
this.#intervalMs = intervalMs;
}
line(progress, nowMs) {
const scan = `${progress.target} (${progress.scanType})`;
const last = this.#last.get(scan) ?? {
phase: "connect",
at: nowMs
};
const isDue = nowMs - last.at >= (last.phase === progress.phase ? this.#intervalMs : MOMENT_MS);
if (isDue || !this.#last.has(scan)) this.#last.set(scan, {
phase: progress.phase,
at: nowMs
});
return isDue ? `${scan}: ${progressWords(progress)}` : null;
}
}
}
};
