export const id = "gate-run-gate";

export const ids = [ "gate-run-gate", 9104 ];

export const modules = {
89104: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => iteratePages,
n: () => iterate
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
const DEFAULT_MAX_PAGES = 1e3;
async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
const seen = new Set;
let cursor;
for (let pages = 0; ;pages += 1) {
if (pages >= maxPages) throw loop(`the list has more than ${maxPages} pages`);
const page = await fetchPage(cursor);
yield page;
cursor = page.next_cursor;
if (cursor === undefined) return;
if (seen.has(cursor)) throw loop("the same next_cursor was returned twice");
seen.add(cursor);
}
}
async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
for await (const page of iteratePages(fetchPage, maxPages)) yield* page.data;
}
function loop(fault) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ServiceResponseError("pagination_loop", `Reading a list: ${fault}.`, {
request: "list"
});
}
},
29193: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => planScans,
z: () => bulkEntry
});
function planScans(targets) {
return targets.flatMap(target => target.scanTypes.map(scanType => ({
target: target,
scanType: scanType
}))).map((scan, index) => ({
index: index,
...scan
}));
}
function bulkEntry(scan, metadata) {
return {
target: scan.target.hostname,
scan_type: scan.scanType,
...Object.keys(scan.target.options).length === 0 ? {} : {
options: scan.target.options
},
...Object.keys(metadata).length === 0 ? {} : {
metadata: {
...metadata
}
}
};
}
},
11665: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runGate: () => runGate
});
var clock = __webpack_require__(13666);
var shared_text = __webpack_require__(89853);
var errors = __webpack_require__(6695);
var contract_coverage = __webpack_require__(22652);
const gate_errors_namespaceObject = JSON.parse('{"usage_error":{"meaning":"An input, flag or setting cannot be used.","fix":"The message names the input and what it accepts."},"severity_exceeded":{"meaning":"There are findings at or above fail-on-severity.","fix":"Fix the findings, or accept one with an ignore rule and a reason."},"threshold_exceeded":{"meaning":"There are more findings of a severity than thresholds allow.","fix":"Fix findings of that severity, or raise the threshold."},"service_unreachable":{"meaning":"The service stopped responding while the gate waited for scans.","fix":"Check the service and run the job again; rerun: resume continues with the same scans."},"scan_not_created":{"meaning":"The service refused to create a scan.","fix":"The reason contains the code of the service."},"scan_failed":{"meaning":"A scan ended as failed.","fix":"The reason says why, for example that the target could not be reached."},"scan_cancelled":{"meaning":"A scan was cancelled, but not by this run.","fix":"Run the job again."},"scan_timed_out":{"meaning":"A scan was not final when timeout-minutes elapsed.","fix":"Raise timeout-minutes, choose a smaller scan type, or check the load of the service."},"scan_status_unknown":{"meaning":"A scan ended with a status that this version does not know.","fix":"Update Scan Gate, or ask the operator of the service."},"scan_lost":{"meaning":"The service no longer knows a scan that it created.","fix":"Run the job again."},"scan_mismatch":{"meaning":"The service returned a scan that was not requested.","fix":"Run the job again; if it happens again, report it to the operator of the service."},"checks_incomplete":{"meaning":"Checks that could have found something blocking were not completed.","fix":"The reason names them and says why: the target stopped responding or was too slow. Let the scanner through, or disable the check with disable-checks."},"coverage_incomplete":{"meaning":"A scan covered less of its target than min-coverage demands.","fix":"The reason says how much and why: raise scan-minutes, narrow the scan with exclude-paths, or lower min-coverage."},"findings_unreadable":{"meaning":"The findings of a succeeded scan could not be read.","fix":"The reason says what was received; check the scopes of the API key (reports:read or scans:read)."},"findings_incomplete":{"meaning":"The service counts more findings, or more severe ones, than it lists.","fix":"Run the job again; if it happens again, report it to the operator of the service."},"target_not_ready":{"meaning":"The target did not respond, or responded with a server error, within wait-for-target-seconds.","fix":"Wait for the deployment before the gate, raise wait-for-target-seconds, or check the address."},"baseline_missing":{"meaning":"fail-on-new-only is set and there is no baseline to compare with.","fix":"Run the gate once on the base branch with details: full, or pass --baseline on the command line."},"budget_exceeded":{"meaning":"The scans would cost more tokens than max-tokens or the balance allows. None was created.","fix":"Raise max-tokens, choose fewer targets or smaller scan types, or get more tokens."},"budget_unknown":{"meaning":"max-tokens is set and the service does not show its prices. No scan was created.","fix":"Add the scope usage:read to the key, or set max-tokens: 0."},"aborted":{"meaning":"The run was stopped from outside.","fix":"Run the job again."},"internal_error":{"meaning":"The gate itself failed.","fix":"Report it with the message."}}');
const GATE_ERRORS = {
...gate_errors_namespaceObject,
...contract_coverage.QD
};
function problem(code, message) {
return {
code: code,
message: message
};
}
function problemOf(error, doing) {
if (error instanceof errors.ServiceError) {
const {requestId: requestId} = error;
const id = requestId === null || error.message.includes(requestId) ? "" : ` [request ${requestId}]`;
return {
code: error.code,
message: `${doing}: ${error.message}${id}`
};
}
const text = error instanceof Error ? error.message : String(error);
return {
code: "internal_error",
message: `${doing}: ${text}`
};
}
var model = __webpack_require__(29193);
var scan_states = __webpack_require__(49693);
var limits = __webpack_require__(83163);
var primitives = __webpack_require__(89085);
var target_address = __webpack_require__(863);
function scanMatches(plan, {target: target, scan_type: scan_type}) {
if (scan_type !== undefined && scan_type !== plan.scanType) return false;
return target === undefined || isSameTarget(plan.target.hostname, target);
}
function isSameTarget(planned, received) {
try {
const own = (0, target_address.B1)(planned);
const other = (0, target_address.B1)((0, target_address.xY)((0, target_address.B1)(received)));
return own.host === other.host && (own.port === null || other.port === null || own.port === other.port);
} catch (error) {
if (error instanceof target_address.zC) return false;
throw error;
}
}
function describeScan({target: target = "", scan_type: scan_type = ""}) {
return `a scan of ${[ target.slice(0, 100), scan_type.slice(0, 40) ].filter(Boolean).join(", ") || "something else"}`;
}
function pairResults(chunk, results) {
const taken = new Set;
const take = (plan, scan) => {
taken.add(scan.id);
return {
plan: plan,
scan: scan,
problem: null
};
};
const inOrder = chunk.map((plan, place) => {
const scan = scanOf(results[place]);
return scan !== null && scanMatches(plan, scan) && !taken.has(scan.id) ? take(plan, scan) : null;
});
return inOrder.map((paired, place) => {
const plan = chunk[place];
if (paired !== null) return paired;
const own = results[place];
const unmatched = results.flatMap(result => scanOf(result) ?? []).filter(scan => scan.target !== undefined && !taken.has(scan.id));
const match = own === undefined || own.ok ? unmatched.find(scan => scanMatches(plan, scan)) : undefined;
return match === undefined ? {
plan: plan,
scan: null,
problem: refusalOf(own)
} : take(plan, match);
});
}
function scanOf(result) {
return result?.ok === true ? result.scan : null;
}
function refusalOf(result) {
if (result === undefined) {
return problem("scan_not_created", "Not created: the service returned fewer results than requested scans.");
}
if (result.ok) {
return problem("scan_mismatch", `Not created: the service returned ${describeScan(result.scan)}, which was not requested here, or a duplicate.`);
}
const {code: code, message: message} = result.error;
return {
code: code,
message: `Not created: ${(0, shared_text.xv)(message || code, 400)} (${code})`
};
}
function missingFindings(findings, omitted, announcements) {
const listed = (0, primitives.Ot)(findings);
for (const announced of announcements) {
const fault = announced == null ? null : fewerThan(announced, listed, omitted);
if (fault !== null) return fault;
}
if (omitted > 0 && findings.length < limits.b.findingsPerScanMax) return `The service omitted ${(0, 
shared_text.LS)(omitted, "finding")} although it lists only ${findings.length}.`;
return null;
}
function fewerThan(announced, listed, omitted) {
if (listed.total + omitted < announced.total) return `The service counts ${announced.total} findings but lists ${listed.total}.`;
const counts = "by_severity" in announced ? announced.by_severity : announced;
let expected = 0;
let seen = 0;
for (const severity of primitives.oC) {
expected += counts[severity] ?? 0;
seen += listed[severity];
if (seen + omitted < expected) return `The service counts ${expected} findings of severity ${severity} or higher but lists ${seen}.`;
}
return null;
}
var iterate = __webpack_require__(89104);
async function boundedMap(items, limit, work) {
const results = new Array(items.length);
let next = 0;
let failed = false;
async function worker() {
while (next < items.length && !failed) {
const index = next;
next += 1;
try {
results[index] = await work(items[index], index);
} catch (error) {
failed = true;
throw error;
}
}
}
await Promise.all(Array.from({
length: Math.min(limit, items.length)
}, worker));
return results;
}
const EMBEDDED_PROFILE = {
firstMs: 150,
share: .1,
maxMs: 2e3
};
const REMOTE_PROFILE = {
firstMs: 500,
share: .2,
maxMs: 3e4
};
function nextPause(profile, elapsedMs, floorMs) {
const adaptive = Math.min(profile.maxMs, Math.max(profile.firstMs, elapsedMs * profile.share));
return Math.round(Math.max(adaptive, floorMs ?? 0));
}
const LIST_FROM = 4;
const SINGLES_PER_POLL = 20;
class ScanPoller {
#client;
#total;
#listIsUseful=true;
#turn=0;
constructor(client, total) {
this.#client = client;
this.#total = total;
}
async poll(ids, signal) {
if (ids.length < LIST_FROM || !this.#listIsUseful) return this.#singles(this.#nextTurn(ids), new Map, signal);
const seen = new Map;
try {
await this.#readList(new Set(ids), seen, signal);
if (seen.size * 2 < ids.length) this.#listIsUseful = false;
} catch (error) {
if (signal.aborted || !(error instanceof errors.ServiceError)) throw error;
if (isTransient(error)) return {
seen: seen,
missing: [],
malformed: new Map,
fault: error
};
this.#listIsUseful = false;
}
const rest = ids.filter(id => !seen.has(id));
return this.#singles(this.#nextTurn(rest), seen, signal);
}
async #readList(wanted, seen, signal) {
const pages = cursor => this.#client.listScans({
limit: limits.b.pageSizeMax,
...cursor === undefined ? {} : {
cursor: cursor
}
}, {
signal: signal
});
const maxPages = Math.ceil(this.#total / limits.b.pageSizeMax) + 2;
let read = 0;
for await (const page of (0, iterate.Z)(pages, maxPages + 1)) {
for (const scan of page.data) if (wanted.has(scan.id)) seen.set(scan.id, scan);
read += 1;
if (seen.size === wanted.size || read >= maxPages) return;
}
}
#nextTurn(ids) {
if (ids.length <= SINGLES_PER_POLL) return ids;
const start = this.#turn % ids.length;
this.#turn = start + SINGLES_PER_POLL;
return [ ...ids.slice(start), ...ids.slice(0, start) ].slice(0, SINGLES_PER_POLL);
}
async #singles(ids, seen, signal) {
const missing = [];
const malformed = new Map;
let fault = null;
await boundedMap(ids, 4, async id => {
if (fault !== null) return;
const scan = await this.#single(id, signal);
if (scan === null) missing.push(id); else if (!(scan instanceof errors.ServiceError)) seen.set(id, scan); else if (isMalformed(scan)) malformed.set(id, scan); else fault = scan;
});
return {
seen: seen,
missing: missing,
malformed: malformed,
fault: fault
};
}
async #single(id, signal) {
try {
const scan = await this.#client.getScan(id, {
signal: signal
});
return scan.id === id ? scan : wrongScanError(id);
} catch (error) {
if (signal.aborted || !(error instanceof errors.ServiceError)) throw error;
return error instanceof errors.ApiError && error.status === 404 ? null : error;
}
}
}
function isMalformed(error) {
return error instanceof errors.ServiceResponseError && error.code === "response_malformed";
}
function wrongScanError(id) {
const request = `GET /v1/scans/${id}`;
return new errors.ServiceResponseError("response_malformed", `${request}: the response is another scan.`, {
request: request,
member: "id"
});
}
function isTransient(error) {
if (error instanceof errors.ServiceResponseError) return error.code !== "response_malformed";
if (!(error instanceof errors.ApiError)) return true;
const status = error.status ?? 0;
return status >= 500 || status === 429 || status === 408;
}
const FAULTS_MAX = 4;
const MISSES_MAX = 3;
const DUPLICATE_SCAN = problem("scan_mismatch", "The service returned the same scan for two requested scans.");
function awaitScans(request) {
return new ScanWait(request).run();
}
class ScanWait {
#request;
#poller;
#startedAt;
#total;
#pending;
#ended=new Map;
#last=new Map;
#faults=0;
constructor(request) {
const created = request.scans.filter(scan => scan.scanId !== null);
this.#request = request;
this.#total = created.length;
this.#poller = new ScanPoller(request.client, created.length);
this.#startedAt = request.clock.now();
this.#pending = new Map(created.map(scan => [ scan.scanId, {
scan: scan,
polls: 0,
misses: 0
} ]));
for (const scan of request.scans) {
if (scan.scanId === null) this.#ended.set(scan.plan.index, notCreated(scan)); else if (this.#pending.get(scan.scanId)?.scan !== scan) this.#ended.set(scan.plan.index, notCreated({
...scan,
problem: DUPLICATE_SCAN
}));
}
}
async run() {
let stop = null;
while (this.#pending.size > 0 && stop === null) stop = this.#overdue() ?? await this.#tick();
if (stop !== null) for (const id of [ ...this.#pending.keys() ]) this.#end(id, stop, this.#last.get(id) ?? null);
return [ ...this.#ended.values() ].sort((a, b) => a.plan.index - b.plan.index);
}
#overdue() {
const {clock: clock, signal: signal, requestSignal: requestSignal, deadline: deadline} = this.#request;
if (signal.aborted) return {
outcome: "cancelled",
problem: problem("aborted", "The run was stopped before the scan ended.")
};
if (clock.now() < deadline && !requestSignal.aborted) return null;
return {
outcome: "timed-out",
problem: timedOut(clock.now() - this.#startedAt)
};
}
async #tick() {
const {client: client, clock: clock, requestSignal: requestSignal, deadline: deadline, profile: profile, floorMs: floorMs, progress: progress} = this.#request;
const now = clock.now();
const pause = nextPause(profile, now - this.#startedAt, floorMs);
try {
await clock.sleep(Math.min(pause, deadline - now), requestSignal);
const polled = await this.#poller.poll([ ...this.#pending.keys() ], requestSignal);
this.#take(polled);
const lost = this.#unreachable(polled.fault);
progress({
type: "polled",
pending: this.#pending.size,
total: this.#total,
elapsedMs: clock.now() - this.#startedAt,
requests: client.requestCount()
});
return this.#failedFast() ?? lost;
} catch (error) {
if (!requestSignal.aborted) throw error;
return null;
}
}
#take({seen: seen, malformed: malformed, missing: missing}) {
for (const entry of this.#pending.values()) entry.polls += 1;
for (const [id, scan] of seen) {
this.#last.set(id, scan);
const plan = this.#pending.get(id)?.scan.plan;
const ending = plan === undefined || scanMatches(plan, scan) ? endingOf(scan) : mismatch(scan);
if (ending !== null) this.#end(id, ending, scan);
}
for (const [id, error] of malformed) this.#end(id, unknown(problemOf(error, "The scan could not be read")), this.#last.get(id) ?? null);
for (const id of missing) this.#miss(id);
}
#miss(id) {
const entry = this.#pending.get(id);
if (entry === undefined) return;
entry.misses += 1;
if (entry.misses >= MISSES_MAX) this.#end(id, unknown(problem("scan_lost", "The service no longer knows the scan.")), null);
}
#unreachable(fault) {
this.#faults = fault === null ? 0 : this.#faults + 1;
if (fault === null || isTransient(fault) && this.#faults < FAULTS_MAX) return null;
return unknown(problem("service_unreachable", problemOf(fault, "The scans could not be polled").message));
}
#failedFast() {
if (!this.#request.failFast || [ ...this.#ended.values() ].every(scan => scan.outcome === "succeeded")) return null;
const message = "Not awaited: another scan of the run did not succeed and fail-fast is on.";
return {
outcome: "cancelled",
problem: problem("scan_cancelled", message)
};
}
#end(id, ending, seen) {
const entry = this.#pending.get(id);
if (entry === undefined) return;
this.#pending.delete(id);
const {plan: plan} = entry.scan;
const durationMs = ownDuration(seen) ?? this.#request.clock.now() - this.#startedAt;
this.#ended.set(plan.index, {
plan: plan,
scanId: id,
...ending,
scan: seen,
durationMs: durationMs,
polls: entry.polls
});
const status = seen?.status ?? ending.outcome;
this.#request.progress({
type: "scan-ended",
scanId: id,
target: plan.target.input,
status: status
});
}
}
function endingOf({status: status, failure: failure}) {
if (!(0, scan_states.dR)(status)) return null;
switch (status) {
case "succeeded":
if (failure == null) return {
outcome: "succeeded",
problem: null
};
return unknown(problem("scan_status_unknown", "The scan is reported as succeeded with a failure."));

case "failed":
{
const why = failure == null ? "no reason given" : `${failure.reason}: ${failure.message}`;
return {
outcome: "failed",
problem: problem("scan_failed", `The scan failed: ${(0, shared_text.xv)(why, 400)}`)
};
}

case "cancelled":
return {
outcome: "cancelled",
problem: problem("scan_cancelled", "The scan was cancelled.")
};

default:
{
const word = status.slice(0, 40);
return unknown(problem("scan_status_unknown", `The scan ended with the unknown status "${word}".`));
}
}
}
function unknown(why) {
return {
outcome: "unknown",
problem: why
};
}
function mismatch(seen) {
return unknown(problem("scan_mismatch", `The service returned ${describeScan(seen)}, which was not requested.`));
}
function notCreated(scan) {
const why = scan.problem ?? problem("scan_not_created", "The scan was not created.");
return {
plan: scan.plan,
scanId: null,
outcome: "not-created",
problem: why,
scan: null,
durationMs: 0,
polls: 0
};
}
function timedOut(elapsedMs) {
const seconds = Math.round(elapsedMs / 1e3);
return problem("scan_timed_out", `The scan was not final after ${seconds} s, when timeout-minutes elapsed.`);
}
function ownDuration(scan) {
if (scan?.started_at == null || scan.finished_at == null) return null;
const ms = Date.parse(scan.finished_at) - Date.parse(scan.started_at);
return Number.isFinite(ms) && ms >= 0 ? ms : null;
}
async function checkBudget(client, plan, maxTokens, signal) {
const usage = await usageOf(client, signal);
const planned = usage?.prices == null ? null : priceOf(plan, usage.prices);
const balance = usage?.balance ?? null;
return {
planned: planned,
balance: balance,
problem: judgeBudget(plan, planned, balance, maxTokens)
};
}
function priceOf(plan, prices) {
let sum = 0;
for (const scan of plan) {
const price = Object.hasOwn(prices, `scan.${scan.scanType}`) ? prices[`scan.${scan.scanType}`] : undefined;
if (price === undefined) return null;
sum += price;
}
return sum;
}
function judgeBudget(plan, planned, balance, maxTokens) {
if (maxTokens === 0) return null;
if (planned === null) {
return problem("budget_unknown", `max-tokens is ${maxTokens}, but the service does not show the price of ${(0, 
shared_text.LS)(plan.length, "scan")}.`);
}
if (planned > maxTokens) {
return problem("budget_exceeded", `${(0, shared_text.LS)(plan.length, "scan")} would cost ${planned} tokens; max-tokens allows ${maxTokens}.`);
}
if (balance !== null && planned > balance) {
return problem("budget_exceeded", `${(0, shared_text.LS)(plan.length, "scan")} would cost ${planned} tokens; the balance is ${balance}.`);
}
return null;
}
async function usageOf(client, signal) {
try {
return await client.getUsage({
signal: signal
});
} catch (error) {
if (signal.aborted || !(error instanceof errors.ServiceError)) throw error;
return null;
}
}
var complete_finding = __webpack_require__(28291);
async function cancelScans(client, scanIds, withinMs) {
const signal = AbortSignal.timeout(withinMs);
const cancelled = await boundedMap(scanIds, 8, async id => {
try {
const {status: status} = await client.cancelScan(id, {
signal: signal
});
return status === "cancelled" ? [ id ] : [];
} catch {
return [];
}
});
return cancelled.flat();
}
const GAVE_UP = [ "aborted", "service_unreachable", "response_malformed" ];
function unfinishedIds(ended) {
return ended.flatMap(({scanId: scanId, outcome: outcome, problem: problem, scan: scan}) => {
if (scanId === null) return [];
const isOpen = outcome === "timed-out" || GAVE_UP.includes(problem?.code) || outcome === "cancelled" && scan?.status !== "cancelled";
return isOpen ? [ scanId ] : [];
});
}
const FINDINGS_MAX = 2e4;
function collectResults(client, scans, signal, now) {
return boundedMap(scans, 8, async ended => {
const nothing = {
ended: ended,
findings: [],
report: null,
warnings: []
};
if (ended.outcome !== "succeeded" || ended.scanId === null) return {
...nothing,
problem: null
};
try {
return await collectOne(client, ended, ended.scanId, signal, now);
} catch (error) {
const {code: code, message: message} = problemOf(error, "The findings could not be read");
return {
...nothing,
problem: {
code: collect_isMalformed(error) ? code : "findings_unreadable",
message: message
}
};
}
});
}
async function collectOne(client, ended, scanId, signal, now) {
const warnings = [];
const report = await reportOf(client, scanId, signal, warnings);
const received = report?.findings ?? await listFindings(client, scanId, signal);
const findings = received.slice(0, FINDINGS_MAX).map((finding, index) => (0, complete_finding.R)(finding, {
scanId: scanId,
index: index,
now: now()
}));
const omitted = report?.summary.omitted ?? 0;
if (omitted > 0) {
warnings.push(`${ended.plan.target.input} has ${(0, shared_text.LS)(omitted, "more finding", "more findings")} than the maximum of a scan.`);
}
const foreign = received.filter(({scan_id: scan_id}) => scan_id !== undefined && scan_id !== scanId).length;
const fault = received.length > FINDINGS_MAX ? `The scan has more than ${FINDINGS_MAX} findings.` : foreign > 0 ? `The service returned ${(0, 
shared_text.LS)(foreign, "finding")} of another scan.` : missingFindings(findings, omitted, [ ended.scan?.findings_count, report?.summary ]);
const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
return {
ended: ended,
findings: findings,
report: report === null ? null : {
...report,
findings: findings,
summary: {
...report.summary,
by_severity: by_severity,
total: total
}
},
problem: fault === null ? null : problem("findings_incomplete", fault),
warnings: warnings
};
}
async function reportOf(client, scanId, signal, warnings) {
try {
const {report: report} = await client.getReport(scanId, {
signal: signal
});
if (report === null || report.scan.id === scanId) return report;
warnings.push(`The report of scan ${scanId} belongs to another scan and was ignored.`);
} catch (error) {
if (signal.aborted || collect_isMalformed(error) || !(error instanceof errors.ServiceError)) throw error;
}
return null;
}
async function listFindings(client, scanId, signal) {
const unique = new Map;
const fetchPage = cursor => client.listFindings(scanId, cursor === undefined ? {} : {
cursor: cursor
}, {
signal: signal
});
for await (const finding of (0, iterate.n)(fetchPage)) {
unique.set(finding.id ?? unique.size, finding);
if (unique.size > FINDINGS_MAX) break;
}
return [ ...unique.values() ];
}
function collect_isMalformed(error) {
return error instanceof errors.ServiceResponseError && error.code === "response_malformed";
}
var semaphore = __webpack_require__(95810);
var ownership_proofs = __webpack_require__(58889);
var local_names = __webpack_require__(89394);
const PROVEN = {
proven: true,
proofs: [],
cause: ""
};
async function proveOwnership(client, service, scans, registered, verification, signal) {
const needed = new Set(scans.filter(scan => scan.scanType !== "quick").map(scan => scan.target.hostname));
const targets = [ ...registered.values() ].filter(entry => needed.has(entry.hostname));
const proofs = await boundedMap(targets, 4, async ({hostname: hostname, target: target}) => {
if (target === null) return [ hostname, {
...PROVEN,
proven: false
} ];
if (target.status === "verified") return [ hostname, PROVEN ];
const methods = methodsFor(verification, service, hostname);
return [ hostname, await verify(client, target, methods, signal) ];
});
return new Map(proofs);
}
function methodsFor(verification, service, hostname) {
if (verification !== "auto") return [ verification ];
if (service === "embedded" && (0, local_names.mJ)((0, target_address.B1)(hostname).host)) return [ "local", "http_file", "meta_tag" ];
return [ "dns", "http_file", "meta_tag" ];
}
async function verify(client, target, methods, signal) {
let last = target;
for (const method of methods) {
try {
last = await client.verifyTarget(target.id, {
method: method
}, {
signal: signal
});
} catch (error) {
if (signal.aborted || !(error instanceof errors.ServiceError)) throw error;
if (error.code !== "validation_error") break;
continue;
}
if (last.status === "verified") return PROVEN;
}
const found = (0, ownership_proofs.Tq)(last);
return {
proven: false,
proofs: found.length > 0 ? found : (0, ownership_proofs.Tq)(target),
cause: (0, shared_text.xv)(last.verification?.reason ?? "", 200)
};
}
var external_node_crypto_ = __webpack_require__(77598);
var canonical_json = __webpack_require__(71569);
function idempotencyKey(run, rerun, scans, purpose) {
const parts = {
repository: run.repository,
runId: run.runId,
job: run.job,
step: run.step,
matrix: run.matrix,
attempt: rerun === "new" ? run.runAttempt : 0,
payload: digest(scans.map(scan => [ scan.target.hostname, scan.scanType, scan.target.options ])),
purpose: purpose
};
return `scan-gate-${digest(parts).slice(0, 48)}`;
}
function digest(value) {
return (0, external_node_crypto_.createHash)("sha256").update((0, canonical_json.d)(value)).digest("hex");
}
const MAX_PAGES = 50;
async function registerTargets(client, scans, run, signal, progress) {
const hostnames = [ ...new Set(scans.map(scan => scan.target.hostname)) ];
const registered = await boundedMap(hostnames, 4, async hostname => {
const own = scans.filter(scan => scan.target.hostname === hostname);
const result = await registerOne(client, hostname, idempotencyKey(run, "new", own, "target"), signal, progress);
progress({
type: "registered",
target: hostname,
targetId: result.target?.id ?? null,
reused: result.reused
});
return result;
});
return new Map(registered.map(entry => [ entry.hostname, entry ]));
}
async function registerOne(client, hostname, key, signal, progress) {
try {
return {
hostname: hostname,
target: await client.createTarget({
hostname: hostname
}, {
idempotencyKey: key,
signal: signal
}),
reused: false,
problem: null
};
} catch (error) {
if (!(error instanceof errors.ApiError)) throw error;
if (error.code === "conflict" || error.status === 409) {
const target = await findTarget(client, hostname, error, signal);
return {
hostname: hostname,
target: target,
reused: true,
problem: null
};
}
if (error.code === "insufficient_scope") {
const message = `The API key may not register targets (targets:write); assuming that ${hostname} is registered.`;
progress({
type: "warning",
message: message
});
return {
hostname: hostname,
target: null,
reused: true,
problem: null
};
}
if (isAboutThisHost(error)) return {
hostname: hostname,
target: null,
reused: false,
problem: problemOf(error, "Not registered")
};
throw error;
}
}
function isAboutThisHost({status: status}) {
return status === 400 || status === 404 || status === 422;
}
async function findTarget(client, hostname, conflict, signal) {
const existing = conflict.details.find(detail => detail.existing_id !== undefined)?.existing_id;
try {
if (existing !== undefined && existing !== "") return await client.getTarget(existing, {
signal: signal
});
const pages = cursor => client.listTargets(cursor === undefined ? {
hostname: hostname
} : {
hostname: hostname,
cursor: cursor
}, {
signal: signal
});
for await (const target of (0, iterate.n)(pages, MAX_PAGES)) {
if (target.hostname === hostname) return target;
}
return null;
} catch (error) {
if (signal.aborted) throw error;
return null;
}
}
const MAX_BODY_BYTES = limits.b.bodyBytesMax - 16 * 1024;
async function submitScans(request) {
const submitted = [];
const replays = [];
let refused = false;
for (const [index, chunk] of chunked(request.scans, request.metadata).entries()) {
const why = notSent(request, refused);
if (why !== null) {
submitted.push(...chunk.map(plan => ({
plan: plan,
scanId: null,
status: null,
problem: why
})));
continue;
}
const {scans: scans, replayed: replayed} = await submitChunk(request, chunk, index);
submitted.push(...scans);
replays.push(replayed);
refused ||= scans.some(scan => scan.scanId === null);
}
const replayed = replays.includes(false) ? false : replays.includes(null) ? null : replays.length > 0;
return {
scans: submitted,
replayed: replayed
};
}
function notSent(request, refused) {
if (request.stop.aborted) return problem("aborted", "Not created: the run was stopped.");
if (!refused || !request.failFast) return null;
return problem("scan_not_created", "Not created: another scan of the run was refused and fail-fast is on.");
}
function chunked(scans, metadata) {
const chunks = [];
let bytes = 0;
for (const scan of scans) {
const size = Buffer.byteLength(JSON.stringify((0, model.z)(scan, metadata))) + 1;
const current = chunks.at(-1);
if (current === undefined || current.length >= limits.b.bulkEntriesMax || bytes + size > MAX_BODY_BYTES) {
chunks.push([ scan ]);
bytes = size;
} else {
current.push(scan);
bytes += size;
}
}
return chunks;
}
async function submitChunk(request, chunk, index) {
const {client: client, failFast: failFast, metadata: metadata, signal: signal} = request;
const key = request.keyOf(chunk, index);
const body = pairs => ({
scans: chunk.map(scan => (0, model.z)(scan, pairs)),
fail_fast: failFast
});
try {
return read(request, chunk, await client.createScansBulk(body(metadata), {
idempotencyKey: key,
signal: signal
}));
} catch (error) {
if (!mayRefuseMetadata(error) || Object.keys(metadata).length === 0) return refusedChunk(chunk, error);
try {
const bulk = await client.createScansBulk(body({}), {
idempotencyKey: `${key}-bare`,
signal: signal
});
request.warn("The service does not accept metadata with a scan; it was omitted.");
return read(request, chunk, bulk);
} catch (second) {
return refusedChunk(chunk, second);
}
}
}
function mayRefuseMetadata(error) {
if (!(error instanceof errors.ApiError) || error.status !== 400 && error.status !== 422) return false;
return error.code === "validation_error" || error.code.startsWith("http_") || error.code === "invalid_json";
}
function read(request, chunk, bulk) {
const surplus = bulk.results.length - chunk.length;
if (surplus > 0) request.warn(`The service returned ${(0, shared_text.LS)(surplus, "more result", "more results")} than requested scans.`);
const scans = pairResults(chunk, bulk.results).map(({plan: plan, scan: scan, problem: why}) => ({
plan: plan,
scanId: scan?.id ?? null,
status: scan?.status ?? null,
problem: why
}));
return {
scans: scans,
replayed: bulk.replayed
};
}
function refusedChunk(chunk, error) {
const isOurs = error instanceof errors.ServiceError;
const whole = isOurs ? problemOf(error, "Not created") : problem("aborted", "Not created: the run was stopped.");
const codes = error instanceof errors.ApiError ? error.entryCodes : [];
const scans = chunk.map((plan, place) => {
const code = codes[place] ?? null;
const own = code === null ? whole : {
code: code,
message: `Not created: ${code} (${whole.code})`
};
return {
plan: plan,
scanId: null,
status: null,
problem: own
};
});
return {
scans: scans,
replayed: null
};
}
const GENERATIONS_MAX = 10;
async function createOrResume(base, settings, run, earlierVerdict) {
const submit = generation => submitScans({
...base,
keyOf: (scans, chunk) => idempotencyKey(run, settings.rerun, scans, `scans ${generation} ${chunk}`)
});
if (settings.rerun === "new" || run.runAttempt <= 1) return {
scans: (await submit(1)).scans,
reused: false
};
const first = earlierVerdict === "final" ? run.runAttempt : Math.max(1, run.runAttempt - GENERATIONS_MAX + 1);
for (let generation = first; ;generation += 1) {
const submission = await submit(generation);
if (generation >= run.runAttempt || submission.replayed === false || base.stop.aborted) return {
scans: submission.scans,
reused: false
};
const current = await withStatus(base, submission);
const ended = current.filter(scan => scan.status !== null && (0, scan_states.dR)(scan.status));
const judged = ended.length === current.length && !(earlierVerdict === "none" && generation === run.runAttempt - 1);
if (judged) continue;
const scans = await replaceLost(base, run, settings, current);
const earlier = new Set(current.map(scan => scan.scanId));
return {
scans: scans,
reused: scans.some(scan => scan.scanId !== null && earlier.has(scan.scanId))
};
}
}
async function withStatus(base, submission) {
return boundedMap(submission.scans, 4, async scan => {
if (scan.scanId === null) return scan;
try {
const {status: status} = await base.client.getScan(scan.scanId, {
signal: base.signal
});
return {
...scan,
status: status
};
} catch {
return {
...scan,
status: null
};
}
});
}
async function replaceLost(base, run, settings, scans) {
const isLost = scan => scan.scanId === null || scan.status !== null && (0, scan_states.dR)(scan.status) && scan.status !== "succeeded";
const lost = scans.filter(isLost).map(scan => scan.plan);
if (lost.length === 0) return scans;
const purpose = `replacement ${run.runAttempt}`;
const replaced = await submitScans({
...base,
scans: lost,
keyOf: (chunk, index) => idempotencyKey(run, settings.rerun, chunk, `${purpose} ${index}`)
});
const byIndex = new Map(replaced.scans.map(scan => [ scan.plan.index, scan ]));
return scans.map(scan => byIndex.get(scan.plan.index) ?? scan);
}
const SUBMIT_GRACE_MS = 1500;
async function createScans(request) {
const {plan: plan, settings: settings, run: run, dependencies: dependencies, signal: signal, report: report} = request;
const {client: client, service: service} = dependencies;
const registered = await registerTargets(client, plan, run, signal, report);
const targetIds = new Map([ ...registered.values() ].flatMap(({hostname: hostname, target: target}) => target === null ? [] : [ [ hostname, target.id ] ]));
const refusals = plan.flatMap(scan => {
const why = registered.get(scan.target.hostname)?.problem ?? null;
return why === null ? [] : [ {
plan: scan,
scanId: null,
status: null,
problem: why
} ];
});
const scans = plan.filter(scan => !refusals.some(refusal => refusal.plan === scan));
if (scans.length === 0) return {
scans: refusals,
reused: false,
targetIds: targetIds
};
const ownership = await proveOwnership(client, service, scans, registered, settings.verification, signal);
report({
type: "submitting",
scans: scans.length
});
const result = await createOrResume({
client: client,
scans: scans,
metadata: run.metadata,
failFast: settings.failFast,
stop: signal,
signal: (0, semaphore.H)(signal, SUBMIT_GRACE_MS),
warn: message => report({
type: "warning",
message: message
})
}, settings, run, await earlierVerdictOf(request));
const scanIds = result.scans.flatMap(scan => scan.scanId === null ? [] : [ scan.scanId ]);
report({
type: "submitted",
scanIds: scanIds,
reused: result.reused
});
const explained = result.scans.map(scan => explain(scan, ownership));
return {
scans: [ ...refusals, ...explained ],
reused: result.reused,
targetIds: targetIds
};
}
async function earlierVerdictOf({run: run, settings: settings, dependencies: dependencies}) {
if (run.runAttempt <= 1 || settings.rerun === "new") return null;
try {
return await (dependencies.earlierVerdict?.()) ?? null;
} catch {
return null;
}
}
function explain(scan, ownership) {
if (scan.problem?.code !== "target_not_verified") return scan;
const {hostname: hostname} = scan.plan.target;
const {proofs: proofs = [], cause: cause = ""} = ownership.get(hostname) ?? {};
const why = cause === "" ? "" : ` (${cause.replace(/\.$/, "")})`;
const fix = proofs.length > 0 ? "" : ` Verify it in the service, or set ${ownership_proofs.KJ}.`;
const message = `Not created: ${hostname} is not proven to be yours, which a ${scan.plan.scanType} scan needs${why}.${fix}`;
return {
...scan,
problem: {
code: scan.problem.code,
message: message,
proofs: proofs
}
};
}
var external_node_dns_ = __webpack_require__(40610);
var external_node_net_ = __webpack_require__(77030);
var undici = __webpack_require__(46752);
var address_guard = __webpack_require__(52556);
var decode_body = __webpack_require__(85873);
var interstitial_of = __webpack_require__(84059);
var user_agent = __webpack_require__(28957);
const TIMEOUT_MS = 8e3;
const REDIRECTS_MAX = 5;
const UNRESOLVED = "no such host name";
const BODY_BYTES_MAX = 64 * 1024;
const ADDRESSES = {
mode: "any",
allow: []
};
const MAY_PASS = new Set([ "target_server_error", "target_maintenance", "target_not_deployed" ]);
function createTargetProbe(proxy) {
const tls = {
rejectUnauthorized: false,
timeout: TIMEOUT_MS,
lookup: guardedLookup
};
const options = {
connect: tls,
headersTimeout: TIMEOUT_MS,
bodyTimeout: TIMEOUT_MS,
maxHeaderSize: user_agent.uD
};
const dispatcher = proxy === "none" ? new undici.Agent(options) : new undici.EnvHttpProxyAgent({
...options,
requestTls: tls
});
const probe = async (target, signal) => {
let silent = {
kind: "silent",
detail: "no response"
};
for (const scheme of schemesOf(target)) {
const result = await requestStartPage(dispatcher, target, scheme, signal);
if (result.kind !== "silent") return result;
silent = result;
}
return silent;
};
return Object.assign(probe, {
close: () => dispatcher.destroy()
});
}
function schemesOf(target) {
if (target.options.scheme !== undefined) return [ target.options.scheme ];
return /:80$/.test(target.hostname) ? [ "http" ] : [ "https", "http" ];
}
async function requestStartPage(dispatcher, target, scheme, outer) {
const start = new URL(`${scheme}://${target.hostname}${target.options.start_path ?? "/"}`);
if (isRefusedAddress(start.hostname)) return {
kind: "ready"
};
const signal = AbortSignal.any([ outer, AbortSignal.timeout(TIMEOUT_MS) ]);
const headers = headersFor(target, start);
try {
const page = await followRedirects(start, url => {
const path = url.pathname + url.search;
return dispatcher.request({
origin: url.origin,
path: path,
method: "GET",
signal: signal,
headers: headers
});
});
if (page === null) return {
kind: "ready"
};
const result = judge(page.statusCode, page.headers, await firstPart(page));
const isAskedToSignIn = result.kind === "blocked" && result.code === "target_refused";
return isAskedToSignIn && target.options.login !== undefined ? {
kind: "ready"
} : result;
} catch (error) {
if (outer.aborted) throw error;
return resultOfError(error);
}
}
async function followRedirects(start, request) {
let url = start;
for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
const response = await request(url);
const next = redirectOf(response, url);
if (next === null) return response;
discardBody(response.body);
if (next.origin !== start.origin) return null;
url = next;
}
return null;
}
function redirectOf({statusCode: statusCode, headers: {location: location}}, url) {
const isRedirect = statusCode >= 300 && statusCode < 400 && typeof location === "string";
return isRedirect ? URL.parse(location, url.href) : null;
}
function resultOfError(error) {
if (error instanceof RefusedAddress || error instanceof Error && error.cause instanceof RefusedAddress) return {
kind: "ready"
};
const fault = unparsable(error);
if (fault !== null) return {
kind: "blocked",
code: "target_unreadable",
...fault
};
const detail = detailOf(error);
return {
kind: "silent",
detail: detail,
unresolved: detail === UNRESOLVED
};
}
function headersFor(target, start) {
const isPrivate = start.protocol === "https:" || target.options.scheme === "http" || (0, 
local_names.mJ)(start.hostname.replace(/^\[|\]$/g, ""));
const own = isPrivate ? target.options.request_headers ?? {} : {};
const names = new Set(Object.keys(own).map(name => name.toLowerCase()));
return {
...Object.fromEntries(user_agent.Rn.filter(([name]) => !names.has(name.toLowerCase()))),
...own
};
}
function judge(status, headers, body) {
const known = (0, interstitial_of.C)(name => {
const value = headers[name];
return Array.isArray(value) ? value.join(", ") : value;
}, body);
if (known !== null) return obstacle(known.code, `shows ${known.name}`);
if (status >= 500) return obstacle("target_server_error", `responds with ${status}`);
if (status === 401 || status === 403) return obstacle("target_refused", `responds with ${status}`);
return {
kind: "ready"
};
}
function obstacle(code, detail) {
return {
kind: MAY_PASS.has(code) ? "not-yet" : "blocked",
code: code,
detail: detail
};
}
function remedyFor(code) {
return contract_coverage.QD[code].fix;
}
function discardBody(body) {
body.on("error", () => undefined);
body.destroy();
}
async function firstPart({body: body, headers: headers}) {
const parts = [];
let size = 0;
for await (const part of body) {
parts.push(part);
size += part.length;
if (size >= BODY_BYTES_MAX) break;
}
discardBody(body);
const encoding = String(headers["content-encoding"] ?? "");
const decoded = await (0, decode_body.V)(Buffer.concat(parts), encoding, BODY_BYTES_MAX);
return decoded.body.toString("latin1").slice(0, BODY_BYTES_MAX);
}
class RefusedAddress extends Error {}
function isRefusedAddress(hostname) {
const host = hostname.replace(/^\[|\]$/g, "");
return (0, external_node_net_.isIP)(host) !== 0 && (0, address_guard.V4)(host, ADDRESSES) !== null;
}
const guardedLookup = (hostname, options, callback) => {
(0, external_node_dns_.lookup)(hostname, {
...options,
all: true
}, (error, addresses) => {
if (error !== null) return callback(error, "", 4);
if (addresses.some(({address: address}) => (0, address_guard.V4)(address, ADDRESSES) !== null)) return callback(new RefusedAddress(hostname), "", 4);
const [first] = addresses;
if (options.all === true || first === undefined) return callback(null, addresses);
return callback(null, first.address, first.family);
});
};
const HEADERS_TOO_LARGE = {
detail: `responds with more than ${user_agent.uD / 1024} KB of headers`,
fix: "Find the header that grows without bound (often Set-Cookie or Content-Security-Policy) and shorten it."
};
function unparsable(error) {
const cause = firstCause(error);
if (cause instanceof undici.errors.HeadersOverflowError) return HEADERS_TOO_LARGE;
if (!(cause instanceof undici.errors.HTTPParserError)) return null;
const [, reason = cause.code ?? "no reason given"] = /\(([^()]{1,80})\)$/.exec(cause.message) ?? [];
return {
detail: `responds with something that is not valid HTTP (${reason})`,
fix: "Check the scheme and port of the target, and request it with curl -v."
};
}
function firstCause(error) {
return error instanceof AggregateError ? error.errors[0] : error;
}
function detailOf(error) {
const inner = firstCause(error);
const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
if (code === "ECONNREFUSED") return "connection refused";
if (code === "ENOTFOUND" || code === "EAI_AGAIN") return UNRESOLVED;
if (code.includes("TIMEOUT") || inner instanceof Error && inner.name === "TimeoutError") return "no response in time";
if (code === "UND_ERR_SOCKET" || code === "ECONNRESET") return "it closed the connection";
return /^E[A-Z]+$/.test(code) ? `no response (${code})` : "no response";
}
const PAUSES = [ 500, 1e3, 2e3, 3e3, 5e3 ];
const PARALLEL = 32;
async function waitForTargets(request) {
if (request.waitMs === 0) return new Map;
const deadline = request.clock.now() + request.waitMs;
const unready = await boundedMap(request.targets, PARALLEL, async target => [ target, await waitForOne(request, target, deadline) ]);
return new Map(unready.flatMap(([target, why]) => why === null ? [] : [ [ target, why ] ]));
}
async function waitForOne(request, target, deadline) {
const {clock: clock, signal: signal, progress: progress} = request;
for (let attempt = 0; ;attempt += 1) {
const result = await request.probe(target, signal);
if (result.kind === "ready") return null;
const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)];
const isForeign = request.service === "remote" && result.kind === "silent" && result.unresolved === true;
const isDecided = (result.kind === "blocked" || isForeign) && attempt > 0;
if (isDecided || clock.now() + pause >= deadline) return problemWith(request, target, result);
progress({
type: "waiting-for-target",
target: target.input,
detail: result.detail
});
await clock.sleep(pause, signal);
}
}
function problemWith(request, target, result) {
const seconds = Math.round(request.waitMs / 1e3);
switch (result.kind) {
case "blocked":
return problem(result.code, `Not scanned: the target ${result.detail}. ${result.fix ?? remedyFor(result.code)}`);

case "not-yet":
return problem(result.code === "target_server_error" ? "target_not_ready" : result.code, `Not scanned: the target still ${result.detail} after ${seconds} s. Fix the deployment, or raise wait-for-target-seconds.`);

default:
if (request.service === "remote") {
const message = `${target.input} does not respond to this machine (${result.detail}); the service may reach it.`;
request.progress({
type: "warning",
message: message
});
return null;
}
return problem("target_not_ready", `Not scanned: no response within ${seconds} s (${result.detail}). ${fixOfSilence(result)}, or raise wait-for-target-seconds.`);
}
}
function fixOfSilence(result) {
return result.kind === "silent" && result.unresolved === true ? "Check the spelling of the host name, wait for its DNS record before the gate" : "Start the application before the gate, check the address";
}
var baseline_changes = __webpack_require__(36621);
var classify = __webpack_require__(98148);
var reach_words = __webpack_require__(10467);
const CHECKS_NAMED_MAX = 12;
function coverageProblem({report: report}) {
const coverage = report?.coverage;
if (coverage === undefined || coverage.application_seen) return null;
const {code: code} = coverage;
if (code === null || !Object.hasOwn(contract_coverage.QD, code)) return problem("checks_incomplete", `The scan did not see the application (${(0, 
shared_text.xv)(String(code), 60)}).`);
const detail = coverage.detail === null ? "" : `: ${(0, shared_text.xv)(coverage.detail, 300)}`;
const what = coverage.signed_in === false ? "was not signed in" : "did not see the application";
return problem(code, `The scan ${what}${detail}. ${contract_coverage.QD[code].fix}`);
}
function signedOutScans(scans) {
return scans.filter(({report: report}) => {
const coverage = report?.coverage;
return coverage?.sign_in_required === true && coverage.signed_in !== true && coverage.application_seen;
});
}
function coverageWarnings(scans) {
const signedOut = signedOutScans(scans).map(({ended: ended, report: report}) => {
const {input: input} = ended.plan.target;
const pages = report?.coverage?.pages ?? 0;
return `The scan of ${input} was not signed in and saw ${(0, shared_text.LS)(pages, "page")}: pages behind the sign-in were not scanned. Set login.`;
});
const withoutBrowser = scans.flatMap(browserWarning);
const unreported = scans.filter(({ended: ended, report: report}) => ended.outcome === "succeeded" && report === null && isUncounted(ended.scan)).map(({ended: ended}) => `The service sent no counts, report or checks for ${ended.plan.target.input}.`);
return [ ...signedOut, ...withoutBrowser, ...unreported ];
}
function browserWarning({ended: ended, report: report}) {
const browser = report?.coverage?.browser;
const {input: input, options: options} = ended.plan.target;
if (browser === undefined || browser.used || options.browser === "off" || options.browser === "required") return [];
const why = (0, shared_text.xv)(browser.detail ?? "unknown reason", 200);
if (browser.product === null) return [ `The scan of ${input} used no browser, so that client-side routes and faults of scripts were not looked for: ${why}.` ];
const open = (report?.checks ?? []).filter(({check_id: check_id, status: status}) => status === "error" && check_id.startsWith("browser."));
const named = open.slice(0, CHECKS_NAMED_MAX).map(({check_id: check_id}) => check_id.slice(0, 80));
const rest = open.length - named.length;
const what = open.length === 0 ? "" : ` (${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""})`;
return [ `The browser did not finish the scan of ${input}: ${why}. ${(0, shared_text.LS)(open.length, "check")} proved nothing${what}.` ];
}
function isUncounted(scan) {
return scan !== null && scan.findings_count == null;
}
function coverageNotes(scans) {
const signedOut = signedOutScans(scans);
const pages = signedOut.reduce((sum, {report: report}) => sum + (report?.coverage?.pages ?? 0), 0);
const coverages = scans.map(({report: report}) => report?.coverage);
const left = (0, reach_words.Nt)(coverages) ? (0, reach_words.cX)(coverages) : "";
return [ ...signedOut.length === 0 ? [] : [ `not signed in, ${(0, shared_text.LS)(pages, "page")} seen` ], ...left === "" ? [] : [ left ] ];
}
function coverageShortfalls(scans, {minCoverage: minCoverage}) {
if (minCoverage === 0) return [];
const usable = scans.filter(({ended: ended, problem: fault}) => ended.outcome === "succeeded" && fault === null);
const targets = [ ...Map.groupBy(usable, ({ended: ended}) => ended.plan.target.input) ];
return targets.flatMap(([target, own]) => {
const measured = own.filter(({report: report}) => report?.coverage?.reach !== undefined);
if (measured.length > 0) return measured.flatMap(scan => shortfall(scan, minCoverage));
const message = `${target}: the scan did not measure its coverage, and ${minCoverage} % is required (min-coverage). Quick scans do not measure it.`;
return [ problem("coverage_incomplete", message) ];
});
}
function shortfall({ended: ended, report: report}, minCoverage) {
const {target: target, scanType: scanType} = ended.plan;
const shares = Object.entries((0, reach_words.mU)([ report?.coverage ])).map(([kind, count]) => ({
kind: kind,
percent: (0, reach_words.Mp)(count)
}));
const least = shares.sort((a, b) => a.percent - b.percent)[0];
if (least === undefined || least.percent >= minCoverage) return [];
const left = (0, reach_words.Er)([ report?.coverage ]);
const why = left === "" ? "" : ` Left out: ${left}.`;
const message = `${target.input} (${scanType}): covered ${least.percent} % of the known ${least.kind}, and ${minCoverage} % is required (min-coverage).${why}`;
return [ problem("coverage_incomplete", message) ];
}
const NAMED_MAX = 3;
function unfinishedChecks(scan, policy) {
const {target: target} = scan.ended.plan;
const rule = {
...policy,
...target.policy
};
const overrides = {
...policy.severityOverrides,
...target.options.severity_overrides
};
const open = (scan.report?.checks ?? []).filter(check => check.status === "error" && blocks(overrides[check.check_id] ?? check.severity, rule) && !isIgnoredWhole(check, policy));
const [first] = open;
if (first === undefined) return null;
const named = open.slice(0, NAMED_MAX).map(({check_id: check_id}) => check_id.slice(0, 80));
const rest = open.length - named.length;
const why = first.reason === null ? "" : ` (${(0, shared_text.xv)(first.reason, 200)})`;
return problem("checks_incomplete", `${(0, shared_text.LS)(open.length, "check")} that could block ${open.length === 1 ? "was" : "were"} not completed: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}${why}.`);
}
function blocks(severity, {failOnSeverity: failOnSeverity, thresholds: thresholds}) {
if (failOnSeverity !== "none" && (0, primitives.du)(severity, failOnSeverity)) return true;
return primitives.oC.some(name => name === severity && thresholds[name] !== undefined);
}
function isIgnoredWhole(check, {ignore: ignore}) {
return ignore.some(rule => rule.checkId === check.check_id && rule.path === undefined && rule.fingerprint === undefined);
}
var inputs_ignore = __webpack_require__(72494);
var nearest = __webpack_require__(27830);
function mistypedChecks(scans, policy, registered) {
const reported = scans.flatMap(scan => [ ...(scan.report?.checks ?? []).map(({check_id: check_id}) => check_id), ...scan.findings.map(({check_id: check_id}) => check_id) ]);
const isReported = scans.length > 0 && scans.every(({report: report}) => (report?.checks ?? []).length > 0);
if (registered === null && !isReported) return [];
const known = new Set(registered ?? reported);
return namedChecks(scans, policy).flatMap(id => {
if (known.has(id)) return [];
const near = (0, nearest.p)(id, [ ...known ]);
if (near === null && registered === null) return [];
const what = `The settings name the check ${id}, which ${registered === null ? "these scans do not have" : "does not exist"}.`;
return [ near === null ? `${what} "scan-gate explain --list" lists the checks.` : `${what} Did you mean ${near}?` ];
});
}
function namedChecks(scans, policy) {
const named = new Set([ ...policy.ignore.flatMap(({checkId: checkId}) => checkId === undefined ? [] : [ checkId ]), ...Object.keys(policy.severityOverrides), ...scans.flatMap(({ended: {plan: plan}}) => [ ...plan.target.options.disable_checks ?? [], ...Object.keys(plan.target.options.severity_overrides ?? {}) ]) ]);
return [ ...named ];
}
function judge_judge(evidence) {
const {policy: policy, findings: findings} = evidence;
const counted = findings.filter(finding => finding.ignored_by === null);
const groups = groupByRule(evidence, counted);
const judged = groups.map(group => judgeGroup(group.rule, group.findings, evidence.hasBaseline));
const blocking = new Set(judged.flatMap(group => group.blocking));
const failures = judged.flatMap(group => group.reasons);
const problems = inconclusiveReasons(evidence, judged.some(group => group.needsBaseline));
const outcome = outcomeOf(evidence, failures.length > 0, problems);
const reasons = [ ...failures, ...problems ];
const byStatus = status => evidence.hasBaseline ? (0, primitives.Ot)(counted.filter(finding => finding.status === status)) : null;
return {
outcome: outcome,
failsJob: !policy.warnOnly && fails(outcome, policy),
reasons: reasons.length > 0 ? reasons : [ passedReason(evidence, counted, groups[0]?.rule ?? policy) ],
codes: [ ...new Set(problems.map(({code: code}) => code)) ],
warnings: [ ...evidence.warnings, ...evidence.scans.flatMap(scan => scan.warnings), ...coverageWarnings(evidence.scans), ...(0, 
inputs_ignore.b1)(findings, policy.ignore, evidence.today), ...mistypedChecks(evidence.scans, policy, evidence.checkIds ?? null), ...policy.warnOnly && outcome !== "passed" ? [ "warn-only is on: the outcome does not fail the job." ] : [] ],
blocking: findings.filter(finding => blocking.has(finding)),
counts: (0, primitives.Ot)(counted),
newCounts: byStatus("new"),
existingCounts: byStatus("existing"),
tentativeCounts: (0, primitives.Ot)(counted.filter(isTentative))
};
}
function isTentative({confidence: confidence}) {
return confidence === "tentative";
}
function fails(outcome, policy) {
if (outcome === "failed" || outcome === "cancelled") return true;
return (outcome === "inconclusive" || outcome === "timed-out") && policy.failOnInconclusive;
}
function outcomeOf(evidence, failed, problems) {
if (evidence.aborted) return "cancelled";
if (failed) return "failed";
if (problems.some(({code: code}) => code === "scan_timed_out")) return "timed-out";
return problems.length > 0 || evidence.scans.length === 0 ? "inconclusive" : "passed";
}
function groupByRule(evidence, counted) {
const own = new Map(evidence.scans.flatMap(({ended: {plan: plan}}) => plan.target.policy === undefined ? [] : [ [ plan.target.input, {
...evidence.policy,
...plan.target.policy
} ] ]));
const common = counted.filter(finding => !own.has(finding.target));
const separate = [ ...own ].map(([target, rule]) => ({
rule: rule,
findings: counted.filter(finding => finding.target === target)
}));
const allOwn = evidence.scans.length > 0 && evidence.scans.every(({ended: ended}) => ended.plan.target.policy !== undefined);
return allOwn ? separate : [ {
rule: evidence.policy,
findings: common
}, ...separate ];
}
function judgeGroup(rule, findings, hasBaseline) {
const needsBaseline = rule.failOnNewOnly && !hasBaseline;
const relevant = findings.filter(finding => !isTentative(finding) && (!rule.failOnNewOnly || finding.status === "new"));
const word = rule.failOnNewOnly ? "new " : "";
const {failOnSeverity: failOnSeverity} = rule;
const severe = failOnSeverity === "none" ? [] : relevant.filter(finding => (0, primitives.du)(finding.severity, failOnSeverity));
const blocking = new Set(severe);
const reasons = severe.length === 0 ? [] : [ severityReason(severe, word, failOnSeverity) ];
for (const severity of primitives.oC) {
const allowed = rule.thresholds[severity];
const hits = relevant.filter(finding => finding.severity === severity);
if (allowed === undefined || hits.length <= allowed) continue;
for (const finding of hits) blocking.add(finding);
const count = (0, shared_text.LS)(hits.length, `${word}${severity} finding`);
reasons.push(problem("threshold_exceeded", `${count}, ${allowed} allowed (thresholds).`));
}
return {
blocking: [ ...blocking ],
reasons: reasons,
needsBaseline: needsBaseline
};
}
function severityReason(severe, word, threshold) {
const counts = (0, primitives.Ot)(severe);
const parts = primitives.oC.filter(severity => counts[severity] > 0).map(severity => `${counts[severity]} ${word}${severity}`);
const noun = severe.length === 1 ? "finding" : "findings";
return problem("severity_exceeded", `${parts.join(", ")} ${noun} at or above ${threshold} (fail-on-severity).`);
}
function inconclusiveReasons(evidence, needsBaseline) {
const scans = evidence.scans.flatMap(scan => {
const {ended: ended, problem: reading} = scan;
const why = ended.problem ?? reading ?? coverageProblem(scan) ?? unfinishedChecks(scan, evidence.policy);
if (ended.outcome === "succeeded" && why === null) return [];
const {code: code, message: message} = why ?? problem("scan_status_unknown", "The scan did not succeed.");
return [ {
code: code,
message: `${ended.plan.target.input} (${ended.plan.scanType}): ${message}`
} ];
});
const baseline = problem("baseline_missing", "fail-on-new-only is set, but there is no baseline to tell new findings from old ones. Run the gate once on the base branch with details: full, or pass --baseline on the command line.");
const all = [ ...scans, ...coverageShortfalls(evidence.scans, evidence.policy) ];
return needsBaseline ? [ ...all, baseline ] : all;
}
function passedReason(evidence, counted, rule) {
if (evidence.scans.length === 0) return {
code: null,
message: "Nothing was scanned."
};
const level = rule.failOnSeverity === "none" ? "the thresholds" : rule.failOnSeverity;
const ignored = evidence.findings.length - counted.length;
const tentative = counted.filter(isTentative).length;
const notes = [ ...ignored === 0 ? [] : [ `${ignored} ignored by rule` ], ...tentative === 0 ? [] : [ `${tentative} tentative` ], ...coverageNotes(evidence.scans) ];
const finding = `${rule.failOnNewOnly ? "new " : ""}finding`;
const claim = `No ${finding} at or above ${level} in ${(0, shared_text.LS)(evidence.scans.length, "scan")}`;
return {
code: null,
message: `${[ claim, ...notes ].join("; ")}.`
};
}
const FIELDS = {
"fail-on-severity": "failOnSeverity",
thresholds: "thresholds",
"fail-on-new-only": "failOnNewOnly",
"fail-on-inconclusive": "failOnInconclusive",
"min-coverage": "minCoverage",
"warn-only": "warnOnly",
ignore: "ignore",
"severity-overrides": "severityOverrides",
"disable-checks": "disabledChecks"
};
function judgeProposal(given) {
const under = fields => {
const policy = mixed(given.policy, given.proposed.policy, fields);
return difference(given.judged, given.judgeAgain(policy, rescanned(given, fields)));
};
const whole = under(new Set(Object.values(FIELDS)));
const effects = Object.entries(FIELDS).map(([key, field]) => [ key, effectOf(under(new Set([ field ]))) ]);
const {after: after} = whole;
return {
effects: new Map(effects),
verdict: {
outcome: after.outcome,
fails_job: after.failsJob,
effect: effectOf(whole),
hidden_findings: whole.hidden,
revealed_findings: whole.revealed,
summary: `${given.isPullRequest ? "This pull request’s" : "The proposed"} policy would ${inWords(whole)}.`
}
};
}
function mixed(base, proposed, fields) {
const kept = Object.entries(base).filter(([name]) => !fields.has(name));
const taken = Object.entries(proposed).filter(([name]) => fields.has(name));
return Object.fromEntries([ ...kept, ...taken ]);
}
function rescanned({scans: scans, proposed: proposed, severities: severities}, fields) {
return scans.map(scan => {
const {plan: plan} = scan.ended;
const next = proposed.targets.get(plan.target.input);
if (next === undefined) return scan;
const target = retargeted(plan.target, next, fields);
const disabled = new Set(fields.has("disabledChecks") ? next.disabledChecks : []);
const overridden = plan.target.options.severity_overrides ?? {};
const findings = scan.findings.filter(({check_id: check_id}) => !disabled.has(check_id)).map(finding => {
const own = overridden[finding.check_id] === undefined ? undefined : severities.get(finding.check_id);
return own === undefined ? finding : {
...finding,
severity: own
};
});
return {
...scan,
findings: findings,
ended: {
...scan.ended,
plan: {
...plan,
target: target
}
}
};
});
}
function retargeted(target, next, fields) {
const {policy: rule, ...others} = target;
const own = mixed(rule ?? {}, next.rule ?? {}, fields);
const {severity_overrides: overrides, ...options} = target.options;
const severities = fields.has("severityOverrides") ? next.severityOverrides : overrides;
return {
...others,
...Object.keys(own).length === 0 ? {} : {
policy: own
},
options: severities === undefined ? options : {
...options,
severity_overrides: {
...severities
}
}
};
}
function difference(base, other) {
const [before, after] = [ severitiesOf(base.findings), severitiesOf(other.findings) ];
const [blockedBefore, blockedAfter] = [ severitiesOf(base.verdict.blocking), severitiesOf(other.verdict.blocking) ];
const moved = [ ...before ].flatMap(([name, old]) => {
const next = after.get(name);
return next === undefined || next === old ? [] : [ (0, primitives.du)(next, old) ];
});
return {
before: base.verdict,
after: other.verdict,
hidden: missing(before, after),
revealed: missing(after, before),
lowered: moved.filter(isRaised => !isRaised).length,
raised: moved.filter(isRaised => isRaised).length,
freed: [ ...blockedBefore.keys() ].filter(name => !blockedAfter.has(name) && after.has(name)).length,
blocked: missing(blockedAfter, blockedBefore)
};
}
function severitiesOf(findings) {
const counted = findings.filter(finding => finding.ignored_by === null);
return new Map(counted.map(finding => [ `${finding.target} ${finding.fingerprint} ${finding.id}`, finding.severity ]));
}
function missing(from, to) {
return [ ...from.keys() ].filter(name => !to.has(name)).length;
}
function effectOf({before: before, after: after, ...numbers}) {
const isLaxer = numbers.hidden + numbers.lowered + numbers.freed > 0 || before.failsJob && !after.failsJob || before.outcome !== "passed" && after.outcome === "passed";
if (isLaxer) return "loosens";
const isStricter = numbers.revealed + numbers.raised + numbers.blocked > 0 || !before.failsJob && after.failsJob || before.outcome === "passed" && after.outcome !== "passed";
return isStricter ? "tightens" : "changes";
}
function inWords({before: before, after: after, ...numbers}) {
const findings = count => (0, shared_text.LS)(count, "finding");
const part = (count, words) => count === 0 ? [] : [ words ];
const parts = [ ...part(numbers.hidden, `hide ${findings(numbers.hidden)}`), ...part(numbers.revealed, `count ${findings(numbers.revealed)} that ${numbers.revealed === 1 ? "is" : "are"} ignored now`), ...part(numbers.lowered, `lower the severity of ${findings(numbers.lowered)}`), ...part(numbers.raised, `raise the severity of ${findings(numbers.raised)}`), ...verdictPart(before, after, numbers) ];
if (parts.length === 0) return "not change this verdict";
return parts.length === 1 ? parts[0] ?? "" : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
function verdictPart(before, after, {freed: freed, blocked: blocked}) {
if (before.outcome !== after.outcome) return [ `turn ${before.outcome} into ${after.outcome}` ];
if (before.failsJob !== after.failsJob) return [ after.failsJob ? "fail the job" : "not fail the job" ];
if (freed > 0) return [ `block ${(0, shared_text.LS)(freed, "finding")} fewer` ];
return blocked > 0 ? [ `block ${(0, shared_text.LS)(blocked, "more finding", "more findings")}` ] : [];
}
var policy_report = __webpack_require__(73287);
const ORDER = [ "loosens", "changes", "tightens" ];
function policyReport(origin, policy, evidence) {
const {findings: findings, severities: severities, today: today, proposal: proposal} = evidence;
const hidden = hiddenByRule(findings, policy, today);
const weakened = origin.weakened.filter(item => lowers(item, severities) && !isExpired(item, today)).map(({key: key, value: value, source: source, rule: rule}) => ({
key: key,
value: value,
source: source,
hidden_findings: rule === undefined ? null : hidden.get(rule) ?? 0
}));
const pending = origin.pending.map(change => ({
...change,
effect: policy_document_effectOf(change, proposal)
})).sort((a, b) => Number(a.overruled) - Number(b.overruled) || ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
return {
source: origin.source,
weakened: [ ...weakened, ...inService(findings, policy, today) ].slice(0, policy_report.YS),
pending_changes: pending.slice(0, policy_report.Xg),
pending_changes_omitted: Math.max(0, pending.length - policy_report.Xg),
...proposal === null ? {} : {
proposed: proposal.verdict
}
};
}
function policy_document_effectOf({key: key, overruled: overruled}, proposal) {
return overruled ? "changes" : proposal?.effects.get(key) ?? "changes";
}
function lowers({override: override}, severities) {
const own = override === undefined ? undefined : severities.get(override.check);
if (override === undefined || own === undefined) return true;
return own === override.to || !(0, primitives.du)(override.to, own);
}
function isExpired({rule: rule}, today) {
return rule?.expires !== undefined && rule.expires <= today;
}
function hiddenByRule(findings, {ignore: ignore}, today) {
const counts = new Map;
for (const finding of findings) {
const rule = (0, inputs_ignore.sG)(finding, ignore, today);
if (rule !== null) counts.set(rule, (counts.get(rule) ?? 0) + 1);
}
return counts;
}
function inService(findings, {ignore: ignore}, today) {
const count = findings.filter(finding => finding.ignored_by !== null && (0, inputs_ignore.sG)(finding, ignore, today) === null).length;
if (count === 0) return [];
return [ {
key: "state",
value: "findings ignored in the service",
source: "service",
hidden_findings: count
} ];
}
function assemble(facts) {
const {policy: policy, policyOrigin: policyOrigin} = facts.settings;
const judged = judgement(facts, policy, facts.scans);
const {proposed: proposed} = policyOrigin;
const proposal = proposed === null ? null : judgeProposal({
policy: policy,
scans: facts.scans,
proposed: proposed,
judged: judged,
severities: checkSeverities(facts.scans),
isPullRequest: facts.run.event.startsWith("pull_request"),
judgeAgain: (other, scans) => judgement(facts, other, scans)
});
return {
...assemble_frame(facts, judged.findings, proposal),
...judged
};
}
function judgement(facts, policy, scans) {
const today = dayOf(facts);
const {fixed: fixed, notChecked: notChecked, ...classified} = (0, classify.L)(scans, policy, facts.baseline, today);
const findings = classified.findings.map(finding => {
const source = facts.sourceOf?.(finding.location) ?? null;
return source === null ? finding : {
...finding,
source: source
};
});
const coverages = scans.map(({report: report}) => report?.coverage);
const compared = facts.baseline === null ? [] : (0, baseline_changes._N)(facts.baseline, coverages);
const verdict = judge_judge({
policy: policy,
scans: scans,
findings: findings,
hasBaseline: facts.baseline !== null,
checkIds: facts.checkIds,
aborted: facts.aborted,
today: today,
warnings: [ ...facts.warnings, ...compared ]
});
return {
findings: findings,
fixed: fixed,
notChecked: notChecked,
verdict: verdict
};
}
function unjudged(facts, reasons) {
const none = {
critical: 0,
high: 0,
medium: 0,
low: 0,
info: 0,
total: 0
};
const verdict = {
outcome: "skipped",
failsJob: false,
reasons: reasons,
warnings: facts.warnings,
codes: [],
blocking: [],
counts: none,
newCounts: null,
existingCounts: null,
tentativeCounts: none
};
return {
...assemble_frame(facts, [], null),
findings: [],
fixed: [],
notChecked: [],
verdict: verdict
};
}
function assemble_frame(facts, findings, proposal) {
const scans = facts.scans.map(scan => gateScan(scan, facts));
const charged = scans.reduce((sum, scan) => sum + (scan.tokensCharged ?? 0), 0);
return {
settings: facts.settings,
run: facts.run,
service: facts.service,
scans: scans,
baseline: facts.baseline?.info ?? null,
tokensUsed: charged > 0 || facts.tokensRemaining !== null ? charged : null,
tokensRemaining: facts.tokensRemaining,
plannedTokens: facts.plannedTokens,
reused: facts.reused,
policy: policyReport(facts.settings.policyOrigin, facts.settings.policy, {
findings: findings,
severities: checkSeverities(facts.scans),
today: dayOf(facts),
proposal: proposal
}),
timings: {
total_ms: Math.round(facts.now - facts.startedAt),
service_ready_ms: facts.serviceReadyMs,
scans: scans.flatMap(scan => scan.scanId === null ? [] : [ {
scan_id: scan.scanId,
ms: Math.round(scan.durationMs),
polls: scan.polls
} ])
}
};
}
function dayOf({now: now}) {
return new Date(now).toISOString().slice(0, 10);
}
function checkSeverities(scans) {
return new Map(scans.flatMap(({report: report}) => (report?.checks ?? []).map(check => [ check.check_id, check.severity ])));
}
function gateScan(collected, {targetIds: targetIds, service: service}) {
const {ended: ended, report: report} = collected;
const why = ended.problem ?? collected.problem ?? coverageProblem(collected);
return {
target: ended.plan.target,
targetId: targetIds.get(ended.plan.target.hostname) ?? (ended.scan?.target_id || null),
scanId: ended.scanId,
scanType: ended.plan.scanType,
outcome: ended.outcome,
code: why?.code ?? null,
reason: why?.message ?? null,
...why?.proofs === undefined ? {} : {
proofs: why.proofs
},
reportUrl: service === "embedded" ? null : ended.scan?.report_url ?? report?.scan.report_url ?? null,
durationMs: ended.durationMs,
polls: ended.polls,
report: report,
tokensCharged: ended.scan?.tokens_charged ?? 0
};
}
function notSubmitted(plan, why) {
const ended = {
plan: plan,
scanId: null,
outcome: "not-created",
problem: why,
scan: null,
durationMs: 0,
polls: 0
};
return withoutResults(ended);
}
function withoutResults(ended) {
return {
ended: ended,
findings: [],
report: null,
problem: null,
warnings: []
};
}
function startedScan(scan) {
const {plan: plan, scanId: scanId} = scan;
if (scanId === null) return notSubmitted(plan, scan.problem ?? problem("scan_not_created", "Not created."));
return withoutResults({
plan: plan,
scanId: scanId,
outcome: "unknown",
problem: null,
scan: null,
durationMs: 0,
polls: 0
});
}
function inPlanOrder(scans) {
return [ ...scans ].sort((a, b) => a.ended.plan.index - b.ended.plan.index);
}
const GRACE_MS = 6e4;
const ABORT_CANCEL_MS = 2500;
async function runGate(settings, run, dependencies) {
const gate = new GateRun(settings, run, dependencies);
try {
return await gate.run();
} finally {
gate.dispose();
}
}
class GateRun {
#settings;
#run;
#deps;
#clock;
#startedAt;
#abort;
#signal;
#warnings;
#plan;
#probe;
#closeProbe;
#targetIds=new Map;
#plannedTokens=null;
#reused=false;
constructor(settings, run, deps) {
this.#settings = settings;
this.#run = run;
this.#deps = deps;
this.#clock = deps.clock ?? clock.m;
this.#warnings = [ ...settings.policyOrigin.warnings ];
this.#startedAt = this.#clock.now();
this.#abort = deps.signal ?? (new AbortController).signal;
this.#signal = AbortSignal.any([ this.#abort, AbortSignal.timeout(settings.timeoutMs) ]);
this.#plan = (0, model.G)(settings.targets);
const own = deps.targetProbe === undefined ? createTargetProbe(deps.service === "embedded" ? "none" : "environment") : null;
this.#probe = deps.targetProbe ?? own;
this.#closeProbe = own?.close ?? (() => Promise.resolve());
}
dispose() {
this.#closeProbe().catch(() => undefined);
}
async run() {
try {
const blocked = await this.#preflight();
if (blocked !== null) return blocked;
const unready = await this.#waitForTargets();
const ready = this.#plan.filter(scan => !unready.has(scan.target));
const skipped = this.#plan.flatMap(scan => {
const why = unready.get(scan.target);
return why === undefined ? [] : [ notSubmitted(scan, why) ];
});
const submitted = await this.#create(ready);
if (!this.#settings.wait) return this.#started(skipped, submitted);
const ended = await this.#await(submitted);
await this.#cancelUnfinished(ended);
const collected = await this.#collect(ended);
return await this.#conclude(inPlanOrder([ ...skipped, ...collected ]));
} catch (error) {
return this.#conclude(this.#plan.map(scan => notSubmitted(scan, this.#interruption(error))));
}
}
async #preflight() {
const {maxTokens: maxTokens, dryRun: dryRun} = this.#settings;
if (maxTokens === 0 && !dryRun) return null;
const budget = await checkBudget(this.#deps.client, this.#plan, maxTokens, this.#signal);
this.#plannedTokens = budget.planned;
if (dryRun) {
const price = `for ${budget.planned ?? "an unknown number of"} tokens`;
const cost = this.#deps.service === "embedded" ? "" : ` ${price}`;
const message = `Dry run: ${(0, shared_text.LS)(this.#plan.length, "scan")} would be created${cost}. Nothing was scanned.`;
const reasons = [ {
code: null,
message: message
}, ...budget.problem === null ? [] : [ budget.problem ] ];
return unjudged(this.#facts([], budget.balance), reasons);
}
const {problem: why} = budget;
if (why === null) return null;
return this.#conclude(this.#plan.map(scan => notSubmitted(scan, why)));
}
#waitForTargets() {
return waitForTargets({
targets: this.#settings.targets,
probe: this.#probe,
waitMs: this.#settings.waitForTargetMs,
clock: this.#clock,
signal: this.#signal,
service: this.#deps.service,
progress: this.#report
});
}
async #create(ready) {
if (ready.length === 0) return [];
const created = await createScans({
plan: ready,
settings: this.#settings,
run: this.#run,
dependencies: this.#deps,
signal: this.#signal,
report: this.#report
});
this.#reused = created.reused;
this.#targetIds = created.targetIds;
return created.scans;
}
#await(submitted) {
const refused = this.#settings.failFast && submitted.some(scan => scan.scanId === null);
return awaitScans({
client: this.#deps.client,
scans: submitted,
clock: this.#clock,
signal: this.#abort,
requestSignal: this.#signal,
deadline: refused ? this.#clock.now() : this.#startedAt + this.#settings.timeoutMs,
profile: this.#deps.service === "embedded" ? EMBEDDED_PROFILE : REMOTE_PROFILE,
floorMs: this.#settings.pollIntervalMs,
failFast: this.#settings.failFast,
progress: this.#report
});
}
async #cancelUnfinished(ended) {
if (this.#abort.aborted && !this.#settings.cancelOnAbort) return;
const ids = unfinishedIds(ended);
if (ids.length === 0) return;
const cancelled = await cancelScans(this.#deps.client, ids, this.#abort.aborted ? ABORT_CANCEL_MS : 1e4);
this.#report({
type: "cancelled",
scanIds: cancelled
});
}
async #collect(ended) {
if (this.#abort.aborted) return ended.map(withoutResults);
const grace = AbortSignal.any([ this.#abort, AbortSignal.timeout(GRACE_MS + ended.length * 1e3) ]);
const collected = await collectResults(this.#deps.client, ended, grace, () => this.#clock.now());
this.#report({
type: "collected",
findings: collected.reduce((sum, scan) => sum + scan.findings.length, 0)
});
return collected;
}
async #conclude(scans) {
const remaining = await this.#tokensRemaining(scans);
const baseline = await this.#baseline(scans);
return assemble({
...this.#facts(scans, remaining),
baseline: baseline,
checkIds: await this.#checkIds(scans)
});
}
#started(skipped, submitted) {
const scans = submitted.map(startedScan);
const all = inPlanOrder([ ...skipped, ...scans ]);
const refused = all.filter(scan => scan.ended.problem !== null);
if (refused.length > 0) return assemble(this.#facts(all, null));
const message = `Started ${(0, shared_text.LS)(scans.length, "scan")}; wait is false, so there is no verdict.`;
return unjudged(this.#facts(all, null), [ {
code: null,
message: message
} ]);
}
async #tokensRemaining(scans) {
if (this.#abort.aborted || scans.every(scan => scan.ended.scanId === null)) return null;
try {
const signal = AbortSignal.any([ this.#abort, AbortSignal.timeout(5e3) ]);
return (await usageOf(this.#deps.client, signal))?.balance ?? null;
} catch {
return null;
}
}
async #baseline(scans) {
if (this.#deps.baseline === undefined || this.#abort.aborted) return null;
if (scans.every(scan => scan.ended.scanId === null)) return null;
try {
return await this.#deps.baseline();
} catch (error) {
this.#report({
type: "warning",
message: problemOf(error, "The baseline could not be read").message
});
return null;
}
}
async #checkIds(scans) {
if (this.#abort.aborted || namedChecks(scans, this.#settings.policy).length === 0) return null;
return await (this.#deps.checkIds?.()) ?? null;
}
#interruption(error) {
if (this.#abort.aborted) return problem("aborted", "The run was stopped before the scans were created.");
if (this.#signal.aborted) return problem("scan_timed_out", "timeout-minutes elapsed before the scans were created.");
return problemOf(error, "The scans could not be created");
}
#facts(scans, tokensRemaining) {
return {
settings: this.#settings,
run: this.#run,
service: this.#deps.service,
scans: scans,
targetIds: this.#targetIds,
baseline: null,
checkIds: null,
aborted: this.#abort.aborted,
reused: this.#reused,
plannedTokens: this.#plannedTokens,
tokensRemaining: tokensRemaining,
warnings: this.#warnings,
sourceOf: this.#deps.sourceOf,
startedAt: this.#startedAt,
now: this.#clock.now(),
serviceReadyMs: this.#deps.serviceReadyMs ?? null
};
}
#report=event => {
if (event.type === "warning") this.#warnings.push(event.message);
this.#deps.progress?.(event);
};
}
}
};
