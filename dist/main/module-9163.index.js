export const id = "module-9163";

export const ids = [ "module-9163", 4472, 631, 3012, 1748 ];

export const modules = {
9163: (__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
try {
__webpack_require__.r(__webpack_exports__);
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _package_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8330);
var _client_undici_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5657);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14836);
var _embedded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43012);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68852);
var _gate_verdict_build_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(800);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9682);
var _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47769);
var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14173);
var _main_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57437);
var _markdown_check_link_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30914);
var _post_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6517);
var _publish_outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2001);
var _publish_runner_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46579);
var _publish_verdict_lines_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(33272);
var _state_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(90862);
const ABORT_GRACE_MS = 4e3;
const POST_DEADLINE_MS = 2e4;
const environment = process.env;
const log = new _log_js__WEBPACK_IMPORTED_MODULE_9__.t;
const files = new _publish_runner_files_js__WEBPACK_IMPORTED_MODULE_14__.o(environment, message => log.warning(message));
function connectService({service: service}, step, onScanProgress) {
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_6__.N)({
service: service,
identity: jobIdentity(),
apiUrlName: "api-url",
checkIds: () => (0, _embedded_js__WEBPACK_IMPORTED_MODULE_4__.registeredCheckIds)(service.rules),
startEmbedded: async () => {
const browser = await (0, _embedded_js__WEBPACK_IMPORTED_MODULE_4__.browserOption)(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError("browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(service.browserPath)} is not a program file.`);
const embedded = await (0, _embedded_js__WEBPACK_IMPORTED_MODULE_4__.startEmbeddedService)({
mode: "embedded",
store: {
kind: "memory"
},
checkPage: (0, _markdown_check_link_js__WEBPACK_IMPORTED_MODULE_11__.m)(step.context.actionSource),
verificationSeed: step.context.repositoryId ?? step.context.run.repository,
rules: service.rules,
onScanProgress: onScanProgress,
...browser,
...service.callbackUrl === null ? {} : {
callbackUrl: service.callbackUrl
}
});
if (embedded.apiKey !== null) log.mask(embedded.apiKey);
return embedded;
}
});
}
function jobIdentity() {
const source = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_3__.kn)(environment);
return source && {
source: source,
mask: secret => log.mask(secret)
};
}
function readPayload() {
const path = environment["GITHUB_EVENT_PATH"];
const without = why => {
log.warning(`The event payload is unavailable (GITHUB_EVENT_PATH ${why}): pull request, fork and visibility are unknown.`);
delete environment["GITHUB_EVENT_PATH"];
return null;
};
if (!path) return without("is not set");
try {
const payload = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_17__.u4)(payload) ? payload : without("is not a JSON object");
} catch (error) {
return without(error instanceof SyntaxError ? "is not JSON" : "cannot be read");
}
}
async function runMain() {
const abort = new AbortController;
let outputs = null;
const setOutputs = values => {
for (const [name, value] of Object.entries(values)) if (outputs?.[name] !== value) files.setOutput(name, value);
outputs = values;
};
const setOutputsOnce = (outcome, reason) => {
if (outputs === null) setOutputs(outputsWithoutScan(outcome, reason));
};
abortOnSignal(abort, () => setOutputsOnce("cancelled", "cancelled"));
try {
const result = await (0, _main_js__WEBPACK_IMPORTED_MODULE_10__.i)({
environment: environment,
payload: readPayload(),
log: log,
files: files,
version: _package_json__WEBPACK_IMPORTED_MODULE_1__.rE,
now: Date.now,
signal: abort.signal,
connect: connectService,
connectGitHub: async (token, apiUrl) => (await Promise.all([ __webpack_require__.e("actions-github-lib-context"), __webpack_require__.e("action-github-github-client") ]).then(__webpack_require__.bind(__webpack_require__, 24072))).createGitHub(token, apiUrl, log),
setOutputs: setOutputs
});
if (result.fails_job) log.setFailed((0, _publish_verdict_lines_js__WEBPACK_IMPORTED_MODULE_15__.k)(result));
return result.fails_job;
} catch (error) {
log.endSection();
setOutputsOnce(abort.signal.aborted ? "cancelled" : "inconclusive", String(error));
logFailure(error);
return true;
}
}
function outputsWithoutScan(outcome, reason) {
const result = (0, _gate_verdict_build_result_js__WEBPACK_IMPORTED_MODULE_7__.$)({
outcome: outcome,
fails_job: true,
reasons: [ reason ]
}, {
version: _package_json__WEBPACK_IMPORTED_MODULE_1__.rE,
runUrl: null,
run: null
});
return (0, _publish_outputs_js__WEBPACK_IMPORTED_MODULE_13__.Y)(result, _publish_outputs_js__WEBPACK_IMPORTED_MODULE_13__.d);
}
function abortOnSignal(abort, beforeExit) {
for (const signal of [ "SIGINT", "SIGTERM" ]) process.on(signal, () => {
if (abort.signal.aborted) return;
log.warning(`${signal}: the job is being cancelled; unfinished scans are cancelled too.`);
abort.abort(new Error(`the job was cancelled (${signal})`));
setTimeout(() => {
beforeExit();
process.exit(1);
}, ABORT_GRACE_MS);
});
}
function logFailure(error) {
if (error instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError) {
for (const {title: title, message: message} of error.problems) log.error(message, {
title: `Scan Gate: ${title}`
});
return;
}
log.setFailed(`Scan Gate failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`);
}
async function runPost() {
const apiUrl = (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_8__.UV)(environment, "api-url");
const apiKey = (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_8__.UV)(environment, "api-key");
if (apiKey !== "") log.mask(apiKey);
const credentials = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_3__.YN)(apiKey || null, jobIdentity(), (0, 
_inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_8__.UV)(environment, "audience") || null);
const client = apiUrl === "" || credentials === null ? null : (0, _client_undici_client_js__WEBPACK_IMPORTED_MODULE_2__.createUndiciClient)({
baseUrl: apiUrl,
...credentials
});
await (0, _post_js__WEBPACK_IMPORTED_MODULE_12__.b)({
state: (0, _state_js__WEBPACK_IMPORTED_MODULE_16__.un)(environment),
client: client,
runId: environment["GITHUB_RUN_ID"] ?? "",
cancelOnAbort: (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_8__.UV)(environment, "cancel-on-abort") !== "false",
log: log,
signal: AbortSignal.timeout(POST_DEADLINE_MS)
});
}
function exit(code) {
process.stdout.write("", () => process.exit(code));
}
if ((0, _state_js__WEBPACK_IMPORTED_MODULE_16__.un)(environment).phase === "main") {
await runPost().catch(error => log.warning(error instanceof Error ? error.message : String(error)));
exit(0);
} else {
exit(await runMain() ? 1 : 0);
}
__webpack_async_result__();
} catch (e) {
__webpack_async_result__(e);
}
}, 1);
},
47769: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
UV: () => inputValue,
Vd: () => rawGateInputs,
fT: () => usablePublishingInputs,
ht: () => variablesOf,
i8: () => PUBLISHING_INPUTS,
nx: () => ALIAS_INPUTS,
p4: () => givenName,
ts: () => readPublishingInputs
});
var _gate_inputs_input_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76314);
var _gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34125);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
const boolean = {
kind: "boolean"
};
const expression = content => `\${{ ${content} }}`;
const PUBLISHING_INPUTS = (0, _gate_inputs_input_definition_js__WEBPACK_IMPORTED_MODULE_0__.F)({
comment: {
group: "report",
description: "When to comment on the pull request: `on-failure`, `always`, `changes` (new or fixed findings) or `never`. An existing comment is always updated, except with `never`.",
default: "on-failure",
type: {
kind: "choice",
values: [ "on-failure", "always", "changes", "never" ]
}
},
"comment-header": {
group: "report",
description: "Distinguishes several gates on one pull request: steps with the same header share a comment."
},
"job-summary": {
group: "report",
description: "Write the result to the job summary.",
default: "true",
type: boolean
},
annotations: {
group: "report",
description: "Show blocking findings as annotations of the run.",
default: "true",
type: boolean
},
"upload-artifacts": {
group: "report",
description: "Upload the reports as an artifact of the run.",
default: "true",
type: boolean
},
"artifact-name": {
group: "report",
description: "Name of the artifact. If empty, a name that is unique to the job, matrix leg and step."
},
"retention-days": {
group: "report",
description: "Days until GitHub deletes the artifact (1 to 90). If empty, the setting of the repository applies.",
type: {
kind: "integer",
minimum: 1,
maximum: 90
}
},
"sarif-file": {
group: "report",
description: "Path of the SARIF file. If empty, `scan-gate.sarif` in the report folder if `report-formats` includes `sarif` or `upload-sarif` is on."
},
"upload-sarif": {
group: "report",
description: "Upload the findings to code scanning and wait until GitHub has processed them. Needs `security-events: write`.",
default: "false",
type: boolean
},
"create-issue": {
group: "report",
description: "Maintain one issue per target: `never`, `on-schedule` (scheduled runs only) or `always`. Needs `issues: write`.",
default: "never",
type: {
kind: "choice",
values: [ "never", "on-schedule", "always" ]
}
},
details: {
group: "report",
description: "How much to publish: `full`, `counts` (numbers only) or `auto`, which is `full` except for scheduled and production scans of a public repository.",
default: "auto",
type: {
kind: "choice",
values: [ "auto", "full", "counts" ]
}
},
"github-token": {
group: "GitHub",
description: "Token to read the configuration of the base commit and the baseline, and to write comments, issues and code scanning results.",
default: expression("github.token")
},
"pr-number": {
group: "GitHub",
description: "Pull request to comment on. If empty, the pull request of the event.",
type: {
kind: "integer",
minimum: 1,
maximum: 1e9
}
},
"base-ref": {
group: "GitHub",
description: "Branch whose latest report is the baseline. If empty, the base of the pull request, or the default branch."
},
matrix: {
group: "GitHub",
description: "Do not set. Distinguishes the legs of a matrix.",
default: expression("toJson(matrix)")
}
});
const ALIAS_INPUTS = (0, _gate_inputs_input_definition_js__WEBPACK_IMPORTED_MODULE_0__.F)({
"scan-type": {
group: "targets",
description: "Another name of `scan-types`.",
config: true
},
"fail-on": {
group: "gate",
description: "Another name of `fail-on-severity`.",
config: true
}
});
const ALIASES = {
"scan-types": "scan-type",
"fail-on-severity": "fail-on"
};
function inputValue(environment, name) {
const [variable, replaced] = variablesOf(name);
return (environment[variable] ?? environment[replaced] ?? "").trim();
}
function variablesOf(name) {
const variable = `INPUT_${name.toUpperCase()}`;
return [ variable, variable.replaceAll("-", "_") ];
}
function givenName(environment, name) {
const alias = ALIASES[name];
if (alias === undefined) return name;
const [own, other] = [ inputValue(environment, name), inputValue(environment, alias) ];
if (other === "") return name;
if (own !== "" && own.toLowerCase() !== other.toLowerCase()) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(alias, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(other)} contradicts ${name}: ${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(own)}. Set one of the two.`);
return own === "" ? alias : name;
}
function rawGateInputs(environment) {
const names = Object.keys(_gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Kd);
const given = names.map(name => [ name, inputValue(environment, givenName(environment, name)) ]);
return Object.fromEntries(given.filter(([, value]) => value !== ""));
}
function readPublishingInputs(environment) {
const optional = name => inputValue(environment, name) || null;
const value = name => optional(name) ?? PUBLISHING_INPUTS[name].default;
const flag = name => (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.tE)(name, value(name));
const number = name => {
const {minimum: minimum, maximum: maximum} = PUBLISHING_INPUTS[name].type;
return value(name) === "" ? null : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.$A)(name, value(name), minimum, maximum);
};
return {
comment: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)("comment", value("comment"), PUBLISHING_INPUTS.comment.type.values),
commentHeader: lineInput("comment-header", value("comment-header"), 100),
jobSummary: flag("job-summary"),
annotations: flag("annotations"),
uploadArtifacts: flag("upload-artifacts"),
artifactName: artifactNameInput(optional("artifact-name")),
retentionDays: number("retention-days"),
sarifFile: optional("sarif-file"),
uploadSarif: flag("upload-sarif"),
createIssue: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)("create-issue", value("create-issue"), PUBLISHING_INPUTS["create-issue"].type.values),
details: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)("details", value("details"), PUBLISHING_INPUTS.details.type.values),
pullRequest: number("pr-number"),
baseRef: optional("base-ref")
};
}
function usablePublishingInputs(environment) {
const usable = {
...environment
};
const unusable = new Set;
for (;;) {
try {
const inputs = readPublishingInputs(usable);
return unusable.has("comment-header") ? {
...inputs,
comment: "never"
} : inputs;
} catch (error) {
if (!(error instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError) || unusable.has(error.input)) throw error;
unusable.add(error.input);
for (const variable of variablesOf(error.input)) delete usable[variable];
}
}
}
function lineInput(name, value, maximum) {
if (value.length > maximum || /[\r\n]/.test(value)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(name, `must be a single line of up to ${maximum} characters.`);
return value;
}
function artifactNameInput(value) {
if (value === null) return null;
if (value.length > 200 || /[":<>|*?\r\n\\/]/.test(value)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("artifact-name", 'must have up to 200 characters, without line breaks and " : < > | * ? \\ /.');
return value;
}
},
14173: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => Log
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
var _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
class Log {
#folded=false;
#warned=new Set;
info(message) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.pq((0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.J7)(message));
}
debug(message) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz(message);
}
notice(message, place = {}) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(inert(message), properties(place));
}
warning(message, place = {}) {
this.#warned.add(message);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(inert(message), properties(place));
}
warnOnce(messages) {
for (const message of messages) if (!this.#warned.has(message)) this.warning(message);
}
error(message, place = {}) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.z3(inert(message), properties(place));
}
setFailed(message) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(inert(message));
}
mask(secret) {
for (const line of new Set(secret.split(/\r?\n/))) if (line.trim().length >= 3) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
}
section(title) {
this.endSection();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.Oh((0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.J7)(title));
this.#folded = true;
}
endSection() {
if (this.#folded) _actions_core__WEBPACK_IMPORTED_MODULE_0__.N4();
this.#folded = false;
}
}
function inert(message) {
return (0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.J7)(message, {
multiline: true
});
}
function properties({title: title, file: file, line: line}) {
return {
...title === undefined ? {} : {
title: (0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.J7)(title)
},
...file === undefined ? {} : {
file: (0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__.J7)(file)
},
...line === undefined ? {} : {
startLine: line
}
};
}
},
57437: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => main
});
var external_node_path_ = __webpack_require__(76760);
var usage_error = __webpack_require__(84472);
var run_gate = __webpack_require__(11665);
var build_result = __webpack_require__(800);
var render_reports = __webpack_require__(19864);
var baseline_changes = __webpack_require__(36621);
var result_document = __webpack_require__(681);
const ARCHIVE_BYTES_MAX = 100 * 1024 * 1024;
async function downloadResult(github, place, artifactId) {
const response = await github.rest.actions.downloadArtifact({
...place,
artifact_id: artifactId,
archive_format: "zip",
request: {
parseSuccessResponseBody: false
}
});
const archive = await readBounded(response.data);
const file = archive === null ? null : await zipEntry(archive, result_document.FX, ARCHIVE_BYTES_MAX);
return file === null ? null : (0, result_document.Uv)(file.toString("utf8"));
}
async function readBounded(body) {
const parts = [];
let size = 0;
for await (const part of body) {
size += part.length;
if (size > ARCHIVE_BYTES_MAX) return null;
parts.push(part);
}
return Buffer.concat(parts);
}
async function zipEntry(archive, name, bytesMax) {
const {unzipSync: unzipSync} = await __webpack_require__.e("module-51306").then(__webpack_require__.bind(__webpack_require__, 51306));
try {
const files = unzipSync(archive, {
filter: file => file.name === name && file.originalSize <= bytesMax
});
const file = files[name];
return file === undefined ? null : Buffer.from(file);
} catch {
return null;
}
}
const RUNS_MAX = 20;
const RUNS_OPENED_MAX = 8;
function baselineBranch(context, baseRef) {
const withoutPrefix = ref => ref.replace(/^refs\/heads\//, "");
if (baseRef !== null) return withoutPrefix(baseRef);
if (context.pullRequest?.baseRef) return context.pullRequest.baseRef;
const queue = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(context.run.ref ?? "");
return queue?.[1] ?? context.defaultBranch;
}
async function findBaseline(github, request) {
const {context: context, branch: branch} = request;
const place = {
owner: context.owner,
repo: context.repo
};
if (context.workflowFile === null) return null;
const listed = await github.rest.actions.listWorkflowRuns({
...place,
workflow_id: context.workflowFile,
branch: branch,
status: "completed",
per_page: RUNS_MAX
});
const runs = listed.data.workflow_runs.filter(run => String(run.id) !== context.run.runId && run.event !== "pull_request" && (context.repositoryId === null || String(run.head_repository?.id) === context.repositoryId));
for (const run of runs.slice(0, RUNS_OPENED_MAX)) {
const result = await publicationOfRun(github, request, run.id);
if (result === null || !isFinal(result)) continue;
return {
info: {
source: "artifact",
name: branch,
scanIds: result.scans.flatMap(scan => scan.scan_id === null ? [] : [ scan.scan_id ]),
sha: run.head_sha,
finishedAt: run.updated_at
},
findings: findingsOf(result),
coverages: result.scans.map(({coverage: coverage}) => coverage)
};
}
return null;
}
async function publicationOfRun(github, request, runId) {
const place = {
owner: request.context.owner,
repo: request.context.repo
};
const {data: data} = await github.rest.actions.listWorkflowRunArtifacts({
...place,
run_id: runId,
per_page: 100
});
const usable = data.artifacts.filter(item => !item.expired && item.size_in_bytes <= ARCHIVE_BYTES_MAX);
const same = usable.filter(item => item.name.startsWith(request.artifactPrefix));
const ours = usable.filter(item => item.name.startsWith("scan-gate-"));
const candidates = same.length > 0 ? same : ours.length === 1 ? ours : [];
const newest = candidates.toSorted((left, right) => right.id - left.id)[0];
return newest === undefined ? null : downloadResult(github, place, newest.id);
}
function findingsOf(result) {
const hosts = new Map(result.scans.map(scan => [ scan.target, scan.hostname ]));
const found = result.findings.map(finding => ({
...finding,
target: hosts.get(finding.target) ?? finding.target
}));
return [ ...found, ...(0, baseline_changes.l)(result.not_checked) ];
}
function isFinal(result) {
return result.scans.length > 0 && result.scans.every(scan => scan.outcome === "succeeded");
}
var action_inputs = __webpack_require__(47769);
var login_input = __webpack_require__(25298);
var login_settings = __webpack_require__(19377);
var secret_forms = __webpack_require__(85050);
var secret_values = __webpack_require__(87179);
const FORM_LENGTH_MIN = 8;
function maskSecrets(environment, log) {
for (const name of [ "api-key", "github-token", "callback-url" ]) maskForms((0, 
action_inputs.UV)(environment, name), log);
maskHeaders((0, action_inputs.UV)(environment, "request-headers"), log);
for (const name of Object.values(login_settings.E8)) maskLogin((0, action_inputs.UV)(environment, name), log);
for (const match of `${(0, action_inputs.UV)(environment, "targets")} ${(0, action_inputs.UV)(environment, "callback-url")}`.matchAll(/\/\/[^/\s@:]*:([^/\s@]+)@/g)) maskForms(match[1] ?? "", log);
}
const PLAIN_KEYS = new Set([ "url", "token-url", "scope", "storage-state", "identity-provider", "recording" ]);
function maskLogin(text, log) {
for (const {key: key, value: value} of (0, login_input.BW)(text)) {
if (value === "" || PLAIN_KEYS.has(key)) continue;
maskForms(value, log);
if (key === "header") maskHeaders(value, log); else if (key === "cookie") maskHeaders(`Cookie: ${value}`, log);
}
}
function maskStored(value, log) {
for (const secret of (0, secret_values.$z)(value)) if (secret.length >= FORM_LENGTH_MIN) maskForms(secret, log);
}
function maskHeaders(text, log) {
for (const line of text.split(/\r?\n/)) {
const colon = line.indexOf(":");
const value = line.slice(colon + 1).trim();
if (value === "") continue;
log.mask(line.trim());
for (const secret of (0, secret_values.k)(line.slice(0, Math.max(0, colon)).trim(), value)) maskForms(secret, log);
}
}
function maskForms(secret, log) {
const [raw = "", ...others] = (0, secret_forms.X)(secret);
log.mask(raw);
for (const form of others) if (form.length >= FORM_LENGTH_MIN) log.mask(form);
}
var external_node_fs_ = __webpack_require__(73024);
var workload_key = __webpack_require__(14836);
var embedded = __webpack_require__(43012);
var storage_state = __webpack_require__(18467);
var settings_settings = __webpack_require__(44032);
var promises_ = __webpack_require__(51455);
var config_file = __webpack_require__(45703);
var rule_files = __webpack_require__(22648);
var records = __webpack_require__(9682);
var markdown_words = __webpack_require__(69060);
var git_history = __webpack_require__(1964);
function statusOf(error) {
return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number" ? error.status : null;
}
function explainGitHubError(error, permission) {
const status = statusOf(error);
const message = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
if (status === 401) return "GitHub does not accept the token (401); check `github-token`";
if (status === 403 && /rate limit/i.test(message)) return `GitHub's rate limit is exceeded (403): ${message}`;
if (status === 403 || status === 404) return `the token lacks permission (${status}); the job needs \`permissions: ${permission}\`, which runs of forks and Dependabot do not get`;
const what = message.trim() === "" ? "GitHub responded with an error and no message" : message;
const again = status !== null && status >= 500 ? "; run the job again, or see https://www.githubstatus.com" : "";
return `${what}${status === null ? "" : ` (${status})`}${again}`;
}
const DEADLINE_MS = 12e4;
async function withDeadline(work, deadlineMs = DEADLINE_MS) {
let timer;
const deadline = new Promise((_resolve, reject) => {
timer = setTimeout(() => reject(new Error(`timed out after ${deadlineMs / 1e3} s`)), deadlineMs);
});
try {
return await Promise.race([ work, deadline ]);
} finally {
clearTimeout(timer);
}
}
async function attempt(log, what, work, explain = error => error instanceof Error ? error.message : String(error)) {
try {
return await withDeadline(work());
} catch (error) {
log.warning(`${what}: ${explain(error)}. The verdict is not affected.`);
return null;
}
}
const repository_file_DEADLINE_MS = 2e4;
async function repositoryFile(reader, commit, path, folders) {
return firstSource(reader, folders, github => fromApi(github, reader, commit, path), folder => (0, 
git_history.rm)(folder, commit, path, config_file.CV, reader.environment));
}
async function repositoryFolder(reader, commit, path, folders) {
return firstSource(reader, folders, github => folderFromApi(github, reader, commit, path), async folder => {
const entries = await (0, git_history.$R)(folder, commit, path, reader.environment);
return new Map([ ...entries ].flatMap(([name, {mode: mode, id: id}]) => mode.startsWith("100") ? [ [ name, id ] ] : []));
});
}
async function firstSource(reader, folders, ofApi, ofHistory) {
const reasons = [];
if (reader.github === null) reasons.push("there is no github-token"); else {
try {
return await withDeadline(ofApi(reader.github), repository_file_DEADLINE_MS);
} catch (error) {
reasons.push(explain(error));
}
}
for (const folder of folders) {
try {
return await ofHistory(folder);
} catch (error) {
const why = error instanceof Error ? error.message : String(error);
if (!reasons.includes(why)) reasons.push(why);
}
}
throw new Error(reasons.join("; "));
}
async function tipOf({github: github, owner: owner, repo: repo}, branch) {
if (github === null) throw new Error("there is no github-token");
try {
const {data: data} = await withDeadline(github.rest.git.getRef({
owner: owner,
repo: repo,
ref: `heads/${branch}`
}), repository_file_DEADLINE_MS);
return data.object.sha;
} catch (error) {
throw new Error(explain(error), {
cause: error
});
}
}
function explain(error) {
if (error instanceof WrongKind) return error.message;
const status = statusOf(error);
const isRefused = status === 404 || status === 403 && !/rate limit/i.test(String(error));
return isRefused ? `the token may not read it (${status})` : explainGitHubError(error, "contents: read");
}
class WrongKind extends Error {}
async function fromApi(github, place, commit, path) {
const {owner: owner, repo: repo} = place;
try {
const {data: data} = await github.rest.repos.getContent({
owner: owner,
repo: repo,
path: path,
ref: commit
});
if (Array.isArray(data) || data.type !== "file") throw new WrongKind("it is not a regular file there");
if (data.size > config_file.CV) throw new WrongKind(`it is larger than ${config_file.CV} bytes`);
const content = Buffer.from(data.content, "base64");
if (content.length !== data.size) throw new WrongKind("GitHub sent an incomplete file");
return content.toString("utf8");
} catch (error) {
await assertReadable(github, place, commit, error);
return null;
}
}
async function folderFromApi(github, place, commit, path) {
const {owner: owner, repo: repo} = place;
try {
const {data: data} = await github.rest.repos.getContent({
owner: owner,
repo: repo,
path: path,
ref: commit
});
if (!Array.isArray(data)) throw new WrongKind("it is not a folder there");
return new Map(data.flatMap(({name: name, type: type, sha: sha}) => type === "file" ? [ [ name, sha ] ] : []));
} catch (error) {
await assertReadable(github, place, commit, error);
return new Map;
}
}
async function assertReadable(github, {owner: owner, repo: repo}, commit, error) {
if (statusOf(error) !== 404) throw error;
await github.rest.git.getCommit({
owner: owner,
repo: repo,
commit_sha: commit
});
}
async function filePlace(workspace, name) {
const absolute = (0, external_node_path_.resolve)(workspace, name);
const lexical = inside(workspace, absolute);
if (lexical !== null) return {
kind: "inside",
...await candidates(workspace, lexical)
};
const real = await (0, promises_.realpath)(absolute).catch(() => null);
const home = await (0, promises_.realpath)(workspace).catch(() => workspace);
const linked = real === null ? null : inside(home, real);
return linked === null ? {
kind: "outside"
} : {
kind: "inside",
...await candidates(home, linked)
};
}
function inside(folder, path) {
const text = (0, external_node_path_.relative)((0, external_node_path_.resolve)(folder), path);
const isOutside = text === ".." || text.startsWith(`..${external_node_path_.sep}`) || (0, 
external_node_path_.resolve)(text) === text;
return isOutside ? null : text.split(external_node_path_.sep).join("/");
}
async function candidates(workspace, path) {
const nested = await checkoutAbove(workspace, path);
if (nested === null) return {
paths: [ path ],
folders: [ workspace ]
};
return {
paths: [ path, path.slice(nested.length + 1) ],
folders: [ workspace, (0, external_node_path_.join)(workspace, nested) ]
};
}
async function checkoutAbove(workspace, path) {
for (let folder = (0, external_node_path_.dirname)(path); folder !== "." && folder !== "/" && folder !== ""; folder = (0, 
external_node_path_.dirname)(folder)) {
const found = await (0, promises_.lstat)((0, external_node_path_.join)(workspace, folder, ".git")).then(() => true, () => false);
if (found) return folder;
}
return null;
}
async function readPolicyFiles(request) {
const {configInput: configInput, ignoreInput: ignoreInput} = request;
const warnings = [];
const commit = lazily(() => commitOfPlace(request));
const config = await readOne(request, "config-file", configInput, commit, warnings);
const ignore = ignoreInput === "" ? {
file: null
} : await readOne(request, "ignore-file", ignoreInput, commit, warnings);
return {
configFile: config.file,
ignoreFile: ignore.file,
...await readRuleFiles(request, commit, warnings),
proposed: (0, records.Eb)({
config: config.proposed,
ignore: ignore.proposed
}),
warnings: warnings
};
}
async function readRuleFiles(request, commit, warnings) {
const {place: place, workspace: workspace, reader: reader} = request;
if (place.kind === "checkout") return {
ruleFiles: await (0, rule_files.Hg)(workspace),
ruleChanges: []
};
const where = await filePlace(workspace, rule_files.e6);
const folders = where.kind === "inside" ? where.folders : [];
const listed = async sha => {
const files = await repositoryFolder(reader, sha, rule_files.e6, folders);
const rules = [ ...files ].filter(([name]) => (0, rule_files.NP)(name)).sort(([one], [other]) => one < other ? -1 : 1);
return new Map(rules.map(([name, id]) => [ `${rule_files.e6}/${name}`, id ]));
};
try {
const sha = await commit();
const files = await listed(sha);
if (files.size > rule_files.h8) throw new Error(`it has more than ${rule_files.h8} files`);
const ruleFiles = [];
for (const path of files.keys()) {
const text = await repositoryFile(reader, sha, path, folders);
ruleFiles.push({
name: `${path}@${(0, markdown_words.Fu)(sha)}`,
text: text ?? ""
});
}
const proposed = proposedBy(place);
return {
ruleFiles: ruleFiles,
ruleChanges: proposed === null ? [] : (0, rule_files.gL)(files, await listed(proposed))
};
} catch (error) {
const why = error instanceof Error ? error.message : String(error);
warnings.push(`The rules in ${rule_files.e6} did not run: they could not be read in the base commit (${why}).`);
return {
ruleFiles: [],
ruleChanges: []
};
}
}
async function readTrustedFile(request, input, name) {
const {place: place, workspace: workspace} = request;
const where = place.kind === "checkout" ? null : await filePlace(workspace, name);
if (where === null || where.kind === "outside") return (await (0, config_file.im)(input, name, workspace))?.text ?? "";
try {
const found = await firstOf(request, await commitOfPlace(request), where.paths, where.folders);
if (found !== null) return found.text;
} catch (cause) {
const why = cause instanceof Error ? cause.message : String(cause);
throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} could not be read in the base commit: ${why}.`, {
cause: cause
});
}
throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} is not in the base commit; merge it first.`);
}
async function readOne(request, input, given, commit, warnings) {
const {place: place, workspace: workspace} = request;
if (place.kind === "checkout") return {
file: await (0, config_file.im)(input, given, workspace)
};
const name = given === "" ? config_file.Cu : given;
const where = await filePlace(workspace, name);
if (where.kind === "outside") return {
file: await (0, config_file.im)(input, name, workspace)
};
try {
const sha = await commit();
const found = await firstOf(request, sha, where.paths, where.folders);
const file = found === null ? null : {
name: `${found.path}@${(0, markdown_words.Fu)(sha)}`,
text: found.text
};
const proposed = await proposedFile(request, found, where, warnings);
if (file === null && given !== "") missing(input, name, proposed, place, warnings);
return {
file: file,
...proposed === undefined ? {} : {
proposed: proposed
}
};
} catch (error) {
if (error instanceof usage_error.UsageError) throw error;
const why = error instanceof Error ? error.message : String(error);
warnings.push(`${(0, usage_error.S)(name)} was not used: its version in the base commit could not be read (${why}). The defaults apply. Give the job \`permissions: contents: read\`, or check out with \`fetch-depth: 0\`.`);
return {
file: null
};
}
}
function missing(input, name, proposed, place, warnings) {
const isNowhere = proposedBy(place) !== null && !proposed;
if (isNowhere) throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} does not exist.`);
warnings.push(`${input}: ${(0, usage_error.S)(name)} does not exist in the base commit; the defaults apply until it is merged.`);
}
async function proposedFile({place: place, reader: reader}, base, where, warnings) {
const commit = proposedBy(place);
if (commit === null) return undefined;
try {
const paths = base === null ? where.paths : [ base.path ];
const next = await firstOf({
reader: reader
}, commit, paths, where.folders);
if (next?.text === base?.text) return undefined;
return next === null ? null : {
name: next.path,
text: next.text
};
} catch (error) {
const why = error instanceof Error ? error.message : String(error);
warnings.push(`Could not determine whether the scanned commit changes ${(0, usage_error.S)(where.paths[0] ?? "")}: ${why}.`);
return undefined;
}
}
function proposedBy(place) {
return place.kind === "commit" || place.kind === "branch" ? place.proposed : null;
}
async function firstOf({reader: reader}, commit, paths, folders) {
for (const path of paths) {
const text = await repositoryFile(reader, commit, path, folders);
if (text !== null) return {
path: path,
text: text
};
}
return null;
}
async function commitOfPlace({place: place, reader: reader}) {
if (place.kind === "commit") return place.sha;
if (place.kind === "branch") return tipOf(reader, place.name);
throw new Error("the event has no base commit");
}
function lazily(make) {
let made = null;
return () => {
made ??= make();
return made;
};
}
const OWN_EVENTS = new Set([ "push", "schedule", "workflow_dispatch", "repository_dispatch", "release" ]);
const DEFAULT_BRANCH_EVENTS = new Set([ "workflow_run", "issue_comment" ]);
function policyPlace(payload, {event: event, run: run, checkout: checkout, defaultBranch: defaultBranch}) {
const commit = (sha, proposed = null) => (0, git_history.jh)(sha) ? {
kind: "commit",
sha: sha,
proposed: (0, git_history.jh)(proposed) ? proposed : null
} : {
kind: "unknown"
};
const branch = (proposed = null) => defaultBranch === null ? {
kind: "unknown"
} : {
kind: "branch",
name: defaultBranch,
proposed: (0, git_history.jh)(proposed) ? proposed : null
};
if (event === "pull_request_target") {
const merged = (0, records.$6)(payload, "pull_request", "merge_commit_sha");
return commit((0, records.$6)(payload, "pull_request", "base", "sha"), merged ?? (0, 
records.$6)(payload, "pull_request", "head", "sha"));
}
if (event.startsWith("pull_request")) return commit((0, records.$6)(payload, "pull_request", "base", "sha"), checkout.sha);
if (event === "merge_group") return commit((0, records.$6)(payload, "merge_group", "base_sha"), (0, 
records.$6)(payload, "merge_group", "head_sha"));
const queued = /^refs\/heads\/gh-readonly-queue\/.+\/pr-\d+-([0-9a-f]{40,64})$/.exec(run.ref ?? "");
if (queued !== null) return commit(queued[1] ?? null, checkout.sha);
const isElsewhere = event === "push" && (defaultBranch === null || run.ref !== `refs/heads/${defaultBranch}`);
if (isElsewhere) return branch(checkout.sha);
if (OWN_EVENTS.has(event)) return {
kind: "checkout"
};
if (DEFAULT_BRANCH_EVENTS.has(event)) return commit(checkout.sha);
return branch();
}
function objectAt(payload, ...path) {
const value = (0, records.fK)(payload, path);
return (0, records.u4)(value) ? value : null;
}
function numberAt(payload, ...path) {
const value = (0, records.fK)(payload, path);
return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}
function readContext(environment, payload, matrix) {
const required = name => {
const value = environment[name];
if (value === undefined || value === "") throw new Error(`${name} is not set. The action runs only on GitHub Actions; elsewhere, use the scan-gate command`);
return value;
};
const repository = required("GITHUB_REPOSITORY");
const [owner = "", repo = ""] = repository.split("/");
const event = required("GITHUB_EVENT_NAME");
const runId = required("GITHUB_RUN_ID");
const serverUrl = (environment["GITHUB_SERVER_URL"] || "https://github.com").replace(/(?<!\/)\/+$/, "");
const actor = environment["GITHUB_ACTOR"] ?? "";
const pullRequest = pullRequestOf(payload);
const sha = pullRequest?.headSha ?? (0, records.$6)(payload, "deployment", "sha") ?? environment["GITHUB_SHA"] ?? null;
const repositoryData = objectAt(payload, "repository");
return {
run: runOf(environment, {
repository: repository,
runId: runId,
matrix: matrix,
event: event,
sha: sha
}),
owner: owner,
repo: repo,
repositoryId: environment["GITHUB_REPOSITORY_ID"] || (numberAt(repositoryData, "id")?.toString() ?? null),
visibility: visibilityOf(repositoryData, environment["GITHUB_REPOSITORY_VISIBILITY"]),
defaultBranch: (0, records.$6)(repositoryData, "default_branch"),
event: event,
pullRequest: pullRequest,
triggeringRun: triggeringRunOf(payload),
...deploymentOf(payload),
dependabot: actor === "dependabot[bot]",
actor: actor,
serverUrl: serverUrl,
apiUrl: (environment["GITHUB_API_URL"] || "https://api.github.com").replace(/(?<!\/)\/+$/, ""),
runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
workflow: environment["GITHUB_WORKFLOW"] ?? "",
workflowFile: /\.github\/workflows\/([\w.-]+\.ya?ml)@/.exec(environment["GITHUB_WORKFLOW_REF"] ?? "")?.[1] ?? null,
actionSource: actionSourceOf(environment),
checkout: {
sha: environment["GITHUB_SHA"] || null,
ref: environment["GITHUB_REF"] || null
},
workspace: environment["GITHUB_WORKSPACE"] || process.cwd(),
tempFolder: environment["RUNNER_TEMP"] || null
};
}
function runOf(environment, {repository: repository, runId: runId, matrix: matrix, event: event, sha: sha}) {
return {
repository: repository,
runId: runId,
runAttempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
job: environment["GITHUB_JOB"] ?? "job",
step: environment["GITHUB_ACTION"] ?? "step",
matrix: normalizedMatrix(matrix),
event: event,
sha: sha,
ref: environment["GITHUB_REF"] ?? null,
metadata: runMetadata(repository, runId, sha, environment["GITHUB_WORKFLOW"])
};
}
function deploymentOf(payload) {
return {
deploymentUrl: (0, records.$6)(payload, "deployment_status", "environment_url") || (0, 
records.$6)(payload, "deployment_status", "target_url") || null,
deploymentState: (0, records.$6)(payload, "deployment_status", "state"),
production: isProduction(payload)
};
}
function pullRequestOf(payload) {
const pull = objectAt(payload, "pull_request");
const number = numberAt(pull, "number") ?? numberAt(payload, "number");
if (pull === null || number === null) return null;
const head = numberAt(pull, "head", "repo", "id");
const base = numberAt(pull, "base", "repo", "id");
return {
number: number,
fork: base !== null && head !== base,
baseRef: (0, records.$6)(pull, "base", "ref"),
headSha: (0, records.$6)(pull, "head", "sha")
};
}
function triggeringRunOf(payload) {
const run = objectAt(payload, "workflow_run");
const id = numberAt(run, "id");
if (id === null) return null;
return {
id: id,
headSha: (0, records.$6)(run, "head_sha"),
headBranch: (0, records.$6)(run, "head_branch"),
headOwner: (0, records.$6)(run, "head_repository", "owner", "login"),
event: (0, records.$6)(run, "event")
};
}
function visibilityOf(repository, variable) {
const visibility = (0, records.$6)(repository, "visibility") ?? variable ?? null;
if (visibility !== null && visibility !== "") return visibility === "public" ? "public" : "private";
const hidden = repository?.["private"];
return typeof hidden === "boolean" ? hidden ? "private" : "public" : "unknown";
}
function isProduction(payload) {
const deployment = objectAt(payload, "deployment");
if (deployment === null) return false;
if (deployment["production_environment"] === true) return true;
return /^prod(uction)?$/i.test((0, records.$6)(payload, "deployment_status", "environment") ?? (0, 
records.$6)(deployment, "environment") ?? "");
}
function actionSourceOf(environment) {
const repository = environment["GITHUB_ACTION_REPOSITORY"] ?? "";
const ref = environment["GITHUB_ACTION_REF"] ?? "";
if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return null;
return {
repository: repository,
ref: ref
};
}
function normalizedMatrix(text) {
if (text.trim() === "" || text.trim() === "null") return "";
const value = (0, records.U4)(text);
if (!(0, records.u4)(value)) return text.trim();
return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)));
}
function runMetadata(repository, runId, sha, workflow) {
return {
source: "github-actions",
repository: repository,
run_id: runId,
...sha === null ? {} : {
sha: sha
},
...workflow === undefined || workflow === "" ? {} : {
workflow: workflow.slice(0, 200)
}
};
}
var inputs = __webpack_require__(34125);
var nearest = __webpack_require__(27830);
var shared_text = __webpack_require__(89853);
const NAMES = [ ...Object.keys(inputs.Kd), ...Object.keys(action_inputs.nx), ...Object.keys(action_inputs.i8) ];
const KNOWN = new Map(NAMES.map(action_inputs.ht).flatMap(([variable, replaced]) => [ [ replaced, variable ], [ variable, variable ] ]));
const OF_RUNNERS = new Set([ "INPUT_ARGS", "INPUT_ENTRYPOINT" ]);
const ACT_MARKS = [ "ACT", "GITEA_ACTIONS", "FORGEJO_ACTIONS" ];
const PROBLEMS_MAX = 10;
function assertKnownInputs(environment, warn) {
const unknown = Object.keys(environment).filter(variable => {
const name = variable.toUpperCase();
if (!name.startsWith("INPUT_") || OF_RUNNERS.has(name)) return false;
const own = KNOWN.get(name);
return own === undefined || own !== name && environment[own] !== undefined;
});
if (unknown.length === 0) return;
const problems = unknown.sort().slice(0, PROBLEMS_MAX).map(problemOf);
if (ACT_MARKS.every(mark => (environment[mark] ?? "") === "")) throw new usage_error.UsageError(nameOf(unknown[0] ?? ""), "", {
problems: problems
});
for (const {message: message} of problems) warn(message);
}
function problemOf(variable) {
const name = nameOf(variable);
const near = (0, nearest.p)(name.replaceAll("_", "-"), NAMES);
const hint = near === null ? `docs/INPUTS.md lists the inputs. If the job sets the variable INPUT_${name.toUpperCase()} for something else, rename it.` : `Did you mean ${near}?`;
return {
title: `unknown input ${name}`,
message: `${name}: the action has no such input. ${hint}`,
isPublic: true
};
}
function nameOf(variable) {
return (0, shared_text.xv)((0, shared_text.TN)(variable.slice("INPUT_".length).toLowerCase()), 60);
}
function readFrame(environment, payload, log) {
assertKnownInputs(environment, message => log.warning(message));
const context = readContext(environment, payload, (0, action_inputs.UV)(environment, "matrix"));
return {
context: context,
publishing: (0, action_inputs.ts)(environment)
};
}
async function readPlan({environment: environment, payload: payload, context: context, github: github, log: log}) {
const skip = skipReason(environment, context);
if (skip !== null) return {
kind: "skip",
reason: skip
};
const raw = (0, action_inputs.Vd)(environment);
const configInput = (0, action_inputs.UV)(environment, "config-file");
if (context.triggeringRun !== null && raw.targets === undefined && configInput === "") return {
kind: "publish-for-run"
};
const trusted = {
place: policyPlace(payload, context),
workspace: context.workspace,
reader: {
owner: context.owner,
repo: context.repo,
github: github,
environment: environment
}
};
const ignoreInput = (0, action_inputs.UV)(environment, "ignore-file");
const {warnings: warnings, ...files} = await readPolicyFiles({
...trusted,
configInput: configInput,
ignoreInput: ignoreInput
});
const recordings = new Map;
for (const {input: input, path: path} of (0, login_settings.es)(raw)) recordings.set(path, await readTrustedFile(trusted, (0, 
action_inputs.p4)(environment, input), path));
for (const message of warnings) log.warning(message);
logSource(log, files.configFile);
const parsed = (0, settings_settings.P)({
raw: raw,
naming: name => (0, action_inputs.p4)(environment, name),
inputSource: () => "input",
...files,
warnings: warnings,
hasIdentity: (0, workload_key.kn)(environment) !== null,
defaultTargets: context.deploymentUrl === null ? [] : [ context.deploymentUrl ],
secret: name => secretVariable(environment, name, log),
readText: path => (0, external_node_fs_.readFileSync)((0, external_node_path_.resolve)(context.workspace, path), "utf8"),
readFile: path => secretFile((0, external_node_path_.resolve)(context.workspace, path), log),
readRecording: path => recordings.get(path) ?? ""
});
const settings = await (0, embedded.withRules)(parsed, files);
for (const message of settings.gate.policyOrigin.warnings.slice(warnings.length)) log.warning(message);
return {
kind: "scan",
settings: settings
};
}
function logSource(log, file) {
if (file !== null) log.info(`Settings not set by an input come from ${file.name}.`);
}
function skipReason(environment, context) {
const remote = (0, action_inputs.UV)(environment, "api-url") !== "";
const keyless = remote && (0, action_inputs.UV)(environment, "api-key") === "" && (0, 
workload_key.kn)(environment) === null;
if (keyless && context.dependabot) return "runs that Dependabot starts get no Actions secrets, so `api-key` is empty: add it to the Dependabot secrets too (Settings > Secrets and variables > Dependabot), or omit `api-url` to use the embedded service";
if (keyless && context.pullRequest?.fork === true) return "runs of pull requests from forks get no secrets, so `api-key` is empty: omit `api-url` for them to use the embedded service, which needs no secret";
if (context.deploymentState !== null && context.deploymentState !== "success") return `the deployment is ${context.deploymentState}, so there is nothing to scan`;
return null;
}
function secretVariable(environment, name, log) {
if (/^(ACTIONS|GITHUB|INPUT|RUNNER|STATE)_/i.test(name)) return undefined;
const value = environment[name];
if (value !== undefined) maskHeaders(value, log);
return value;
}
function secretFile(path, log) {
const text = (0, external_node_fs_.readFileSync)(path, "utf8");
for (const value of (0, storage_state.u)(text)) maskStored(value, log);
return text;
}
var check_link = __webpack_require__(30914);
var scan_progress = __webpack_require__(37683);
const INTERVAL_MS = 15e3;
function progressLines(log) {
let nextAt = 0;
const lines = new scan_progress.xy(INTERVAL_MS);
return event => {
switch (event.type) {
case "waiting-for-target":
return log.info(`Waiting for ${event.target}: ${event.detail}`);

case "registered":
return log.info(`Target ${event.target}${event.reused ? " already registered" : " registered"}`);

case "submitting":
return log.info(`Creating ${(0, shared_text.LS)(event.scans, "scan")}`);

case "submitted":
return log.info(`${event.reused ? "Resumed" : "Created"} ${event.scanIds.join(", ")}`);

case "polled":
if (event.pending === 0 || event.elapsedMs < nextAt) return;
nextAt = event.elapsedMs + INTERVAL_MS;
return log.info(`${event.pending} of ${(0, shared_text.LS)(event.total, "scan")} still running after ${(0, 
markdown_words.p0)(event.elapsedMs)}`);

case "scan-progress":
{
const due = lines.line(event, performance.now());
return due === null ? undefined : log.info(due);
}

case "scan-ended":
return log.info(`Scan ${event.scanId} of ${event.target}: ${event.status}`);

case "cancelled":
return log.info(`Cancelled ${event.scanIds.join(", ")}`);

case "collected":
return log.info(`Read ${(0, shared_text.LS)(event.findings, "finding")}`);

case "warning":
return log.warning(event.message);
}
};
}
var client_options = __webpack_require__(25492);
const PREVIEW_EVENTS = new Set([ "pull_request", "pull_request_target", "merge_group", "workflow_run" ]);
function decideDetails(wanted, context, hostnames = []) {
if (wanted === "full") return {
level: "full",
reason: null
};
if (wanted === "counts") return {
level: "counts",
reason: "Only counts are shown, because `details` is `counts`."
};
if (hostnames.length > 0 && hostnames.every(name => (0, client_options.U9)(name.replace(/:\d+$/, "")))) return {
level: "full",
reason: null
};
if (context.visibility === "private") return {
level: "full",
reason: null
};
const place = context.visibility === "public" ? "This repository is public" : "This repository may be public";
const way = "Use code scanning (`upload-sarif: true`), which only maintainers can read, or set `details: full` to show findings here.";
if (context.production) return {
level: "counts",
reason: `${place} and this is a production deployment, so only counts are shown. ${way}`
};
if (PREVIEW_EVENTS.has(context.event) || context.event === "deployment_status") return {
level: "full",
reason: null
};
return {
level: "counts",
reason: `${place} and a \`${context.event}\` run scans a deployment, so only counts are shown. ${way}`
};
}
var external_node_crypto_ = __webpack_require__(77598);
function artifactName(run, payload) {
const job = run.job.replace(/[^\w.-]+/g, "-").slice(0, 60) || "job";
const leg = digest([ run.job, run.step, run.matrix ]).slice(0, 8);
const prefix = `scan-gate-${job}-${leg}`;
const attempt = run.runAttempt > 1 ? `-attempt-${run.runAttempt}` : "";
return {
prefix: prefix,
name: `${prefix}-${digest(payload).slice(0, 6)}${attempt}`
};
}
function digest(value) {
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(value)).digest("hex");
}
async function earlierVerdict(github, context, artifact) {
const place = {
owner: context.owner,
repo: context.repo
};
const {data: data} = await github.rest.actions.listWorkflowRunArtifacts({
...place,
run_id: Number(context.run.runId),
per_page: 100
});
const newest = data.artifacts.filter(item => item.name.startsWith(artifact.prefix) && !item.expired).toSorted((left, right) => right.id - left.id)[0];
if (newest === undefined) return null;
const result = await downloadResult(github, place, newest.id);
if (result === null) return null;
return result.outcome === "passed" || result.outcome === "failed" ? "final" : "none";
}
var checkout_files = __webpack_require__(11748);
var fix_plan = __webpack_require__(53787);
var propose_fixes = __webpack_require__(45660);
const PATCH_FILE = "scan-gate-fix.patch";
async function fixPatch(result, directory, environment) {
const findings = result.findings.filter(finding => finding.ignored_by === null);
const files = await (0, checkout_files.checkoutFiles)(directory, environment).catch(() => null);
return files === null ? "" : (await (0, propose_fixes.proposeFixes)(files, (0, fix_plan.fixPlan)(findings, null))).patch;
}
var primitives = __webpack_require__(89085);
const TREND_DAYS_MAX = 90;
const DAY_MS = 24 * 36e5;
const TITLE_MAX = 160;
function trend(histories, now) {
const today = Math.floor(now / DAY_MS);
const lifetimes = histories.flatMap(({fixedAfterDays: fixedAfterDays}) => fixedAfterDays);
const countsOnly = histories.some(({open: open}) => open === null);
return {
days: daysOf(histories, today),
oldestOpen: oldest(histories, today),
fixed: countsOnly && lifetimes.length === 0 ? null : {
count: lifetimes.length,
medianDays: median(lifetimes)
}
};
}
function daysOf(histories, today) {
const series = histories.map(({changes: changes}) => changes.map(({day: day, counts: counts}) => ({
day: dayNumber(day),
counts: counts
})).filter(({day: day}) => day <= today).sort((left, right) => left.day - right.day));
const known = series.flatMap(changes => changes.map(({day: day}) => day));
if (known.length === 0) return [];
const from = Math.max(Math.min(...known), today - TREND_DAYS_MAX + 1);
return Array.from({
length: today - from + 1
}, (_unused, index) => ({
date: new Date((from + index) * DAY_MS).toISOString().slice(0, 10),
counts: sum(series.map(changes => changes.findLast(({day: day}) => day <= from + index)?.counts))
}));
}
function sum(all) {
const result = {
critical: 0,
high: 0,
medium: 0,
low: 0,
info: 0,
total: 0
};
for (const counts of all) {
for (const severity of primitives.oC) {
result[severity] += counts?.[severity] ?? 0;
result.total += counts?.[severity] ?? 0;
}
}
return result;
}
function oldest(histories, today) {
const [first] = histories.flatMap(({target: target, open: open}) => (open ?? []).map(finding => ({
target: target,
...finding,
day: dayNumber(finding.since)
}))).filter(({day: day}) => Number.isFinite(day)).sort((left, right) => left.day - right.day || (0, 
primitives.qs)(left.severity) - (0, primitives.qs)(right.severity));
if (first === undefined) return null;
const {day: day, title: title, ...rest} = first;
return {
...rest,
title: title.slice(0, TITLE_MAX),
ageDays: Math.max(0, today - day)
};
}
function dayNumber(day) {
return Math.floor(Date.parse(day) / DAY_MS);
}
function median(values) {
if (values.length === 0) return null;
const sorted = [ ...values ].sort((left, right) => left - right);
const middle = Math.floor(sorted.length / 2);
const upper = sorted[middle] ?? 0;
const value = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
return Math.round(value * 10) / 10;
}
var external_node_timers_promises_ = __webpack_require__(58500);
const COMMENT_BYTES_MAX = 65536;
const SECTION_START = /<!-- scan-gate:section:([0-9a-f]{12}):(\d{1,20}) -->\n/g;
const SECTIONS_MAX = 1e3;
function commentIdentity(parts) {
return {
comment: sticky_comment_digest([ parts.workflow, parts.header ]),
section: sticky_comment_digest([ parts.job, parts.step, parts.matrix ]),
runId: parts.runId.replace(/\D/g, "") || "0"
};
}
function commentMarker(identity) {
return `\x3c!-- scan-gate:comment:${identity.comment} --\x3e`;
}
function carriesMarker(body, identity) {
return body.startsWith(commentMarker(identity));
}
function sectionBudget(existing, identity) {
const others = otherSections(existing, identity);
return COMMENT_BYTES_MAX - Buffer.byteLength(assemble(others, "", identity), "utf8") - 64;
}
function withSection(existing, section, identity) {
return assemble(otherSections(existing, identity), section, identity);
}
function hasSection(body, section, identity) {
return body.includes(framed(identity.section, identity.runId, section));
}
function hasOtherSections(body, identity) {
return sectionsOf(body).some(({id: id}) => id !== identity.section);
}
function otherSections(existing, identity) {
if (existing === null) return [];
return sectionsOf(existing).filter(({id: id, run: run}) => id !== identity.section && run === identity.runId).map(({id: id, text: text}) => [ id, text ]);
}
function sectionsOf(body) {
const sections = [];
let end = 0;
for (const start of body.matchAll(SECTION_START)) {
if (sections.length >= SECTIONS_MAX) break;
if (start.index < end) continue;
const [marker, id = "", run = ""] = start;
const from = start.index + marker.length;
const closing = `\n${endMarker(id)}`;
const until = body.indexOf(closing, from);
if (until === -1) continue;
sections.push({
id: id,
run: run,
text: body.slice(from, until)
});
end = until + closing.length;
}
return sections;
}
function assemble(others, own, identity) {
const sections = [ ...others, [ identity.section, own ] ].sort(([a], [b]) => a < b ? -1 : 1);
const text = sections.map(([id, body]) => framed(id, identity.runId, body)).join("\n\n---\n\n");
return `${commentMarker(identity)}\n${text}`;
}
function framed(id, run, text) {
return `\x3c!-- scan-gate:section:${id}:${run} --\x3e\n${text}\n${endMarker(id)}`;
}
function endMarker(id) {
return `\x3c!-- scan-gate:end:${id} --\x3e`;
}
function sticky_comment_digest(parts) {
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}
async function ownLogin(github) {
try {
const {viewer: viewer} = await github.graphql("query { viewer { login } }");
if (viewer.login !== "") return viewer.login;
} catch {}
try {
return (await github.rest.users.getAuthenticated()).data.login;
} catch {
return "github-actions[bot]";
}
}
const ATTEMPTS = 6;
const VERIFICATIONS = 2;
const PAGES_MAX = 50;
async function publishComment(github, request) {
for (let attempt = 1; ;attempt += 1) {
const written = await writeOnce(github, request);
if (written === null) return null;
const shared = request.shared || hasOtherSections(written.body, request.identity);
if (!shared || attempt === ATTEMPTS) return written.html_url;
const current = await verifyWrite(github, request, attempt);
if (current !== null) return current.html_url;
}
}
async function verifyWrite(github, request, attempt) {
let now;
for (let check = 0; check < VERIFICATIONS; check += 1) {
await (0, external_node_timers_promises_.setTimeout)(400 * (attempt + check) + Math.random() * 600);
[now] = await ownComments(github, request);
if (now === undefined || !hasSection(now.body, sectionOf(now.body, request), request.identity)) return null;
}
return now ?? null;
}
async function writeOnce(github, request) {
const {place: place, identity: identity} = request;
const repository = {
owner: place.owner,
repo: place.repo
};
const [oldest, ...later] = await ownComments(github, request);
if (oldest === undefined) {
if (!request.mayCreate) return null;
const body = withSection(null, sectionOf(null, request), identity);
const created = await github.rest.issues.createComment({
...repository,
issue_number: place.issue,
body: body
});
const [first] = await ownComments(github, request, created.data.user?.login);
if (first === undefined || first.id >= created.data.id) return {
id: created.data.id,
body: body,
html_url: created.data.html_url
};
await removeComment(github, request, created.data.id);
return update(github, request, first);
}
for (const duplicate of later) await removeComment(github, request, duplicate.id);
return update(github, request, oldest);
}
async function update(github, request, comment) {
const body = withSection(comment.body, sectionOf(comment.body, request), request.identity);
if (body === comment.body) return comment;
const {owner: owner, repo: repo} = request.place;
const response = await github.rest.issues.updateComment({
owner: owner,
repo: repo,
comment_id: comment.id,
body: body
});
return {
id: comment.id,
body: `${comment.body}\n${body}`,
html_url: response.data.html_url
};
}
function sectionOf(existing, request) {
return request.render(sectionBudget(existing, request.identity));
}
async function ownComments(github, request, knownLogin) {
const {owner: owner, repo: repo, issue: issue} = request.place;
const marked = [];
const pages = github.paginate.iterator(github.rest.issues.listComments, {
owner: owner,
repo: repo,
issue_number: issue,
per_page: 100
});
let read = 0;
for await (const page of pages) {
for (const comment of page.data) {
const body = comment.body ?? "";
if (!carriesMarker(body, request.identity)) continue;
marked.push({
id: comment.id,
body: body,
html_url: comment.html_url,
login: comment.user?.login ?? ""
});
}
read += 1;
if (read === PAGES_MAX) break;
}
if (marked.length === 0) return [];
const self = knownLogin ?? await ownLogin(github);
return marked.filter(comment => comment.login === self).sort((left, right) => left.id - right.id);
}
async function removeComment(github, request, id) {
const {owner: owner, repo: repo} = request.place;
try {
await github.rest.issues.deleteComment({
owner: owner,
repo: repo,
comment_id: id
});
} catch (error) {
if (statusOf(error) !== 404) throw error;
}
}
const ISSUE_LABEL = "scan-gate";
const find_issues_PAGES_MAX = 20;
async function findIssues(github, place, markers) {
const login = await ownLogin(github);
const labelled = await oldestPerMarker(github, {
...place,
labels: ISSUE_LABEL
}, markers, login);
const missing = markers.filter(marker => !labelled.has(marker));
if (missing.length === 0) return labelled;
return new Map([ ...labelled, ...await oldestPerMarker(github, {
...place,
creator: login
}, missing, login) ]);
}
async function oldestPerMarker(github, filter, markers, login) {
const found = [];
const pages = github.paginate.iterator(github.rest.issues.listForRepo, {
...filter,
state: "all",
per_page: 100
});
let read = 0;
for await (const page of pages) {
for (const item of page.data) {
const body = item.body ?? "";
const marker = markers.find(candidate => body.startsWith(candidate));
if (marker === undefined || item.pull_request !== undefined) continue;
const {number: number, html_url: url} = item;
found.push({
marker: marker,
number: number,
body: body,
url: url,
open: item.state === "open",
login: item.user?.login ?? ""
});
}
read += 1;
if (read === find_issues_PAGES_MAX) break;
}
const own = found.filter(item => item.login === login).sort((left, right) => right.number - left.number);
return new Map(own.map(item => [ item.marker, item ]));
}
var build = __webpack_require__(35007);
var build_value = __webpack_require__(79229);
const HISTORY_MAX = 30;
const SINCE_MAX = 500;
const FIXED_MAX = 200;
const Day = build.ZUJ.String({
pattern: "^\\d{4}-\\d{2}-\\d{2}$"
});
const IssueState = build.ZUJ.Object({
digest: build.ZUJ.String({
maxLength: 64
}),
history: build.ZUJ.Array(build.ZUJ.Object({
day: Day,
counts: primitives.OJ
}), {
maxItems: HISTORY_MAX
}),
since: build.ZUJ.Record(build.ZUJ.String({
pattern: "^[0-9a-f]{32}$"
}), Day, {
maxProperties: SINCE_MAX
}),
fixedAfterDays: build.ZUJ.Array(build.ZUJ.Number({
minimum: 0,
maximum: 1e5
}), {
maxItems: FIXED_MAX
})
});
function writeIssueState(state) {
return `\x3c!-- scan-gate:state:${Buffer.from(JSON.stringify(state)).toString("base64")} --\x3e`;
}
function readIssueState(body) {
const encoded = /<!-- scan-gate:state:([A-Za-z0-9+/=]{1,60000}) -->/.exec(body)?.[1];
if (encoded === undefined) return null;
const value = (0, records.U4)(Buffer.from(encoded, "base64").toString("utf8"));
return build_value.WT.Check(IssueState, value) && issue_state_daysOf(value).every(isDay) ? value : null;
}
function issue_state_daysOf({history: history, since: since}) {
return [ ...history.map(({day: day}) => day), ...Object.values(since) ];
}
function isDay(day) {
return Number.isFinite(Date.parse(day));
}
const issue_history_DAY_MS = 24 * 36e5;
function nextState(before, run) {
const {now: now, open: open} = run;
const today = dayOf(now);
const known = before?.since ?? {};
const listed = run.withheld ? [] : open.slice(0, SINCE_MAX);
const seen = new Set([ ...run.seen.map(finding => finding.fingerprint), ...run.notChecked ]);
const kept = run.withheld ? [] : run.notChecked.flatMap(name => known[name] === undefined ? [] : [ [ name, known[name] ] ]);
const ended = Object.entries(known).filter(([fingerprint]) => !seen.has(fingerprint));
const lifetimes = ended.map(([, day]) => Math.max(0, (Date.parse(today) - Date.parse(day)) / issue_history_DAY_MS));
const earlier = (before?.history ?? []).filter(({day: day}) => day !== today);
return {
digest: run.digest,
history: [ ...earlier, {
day: today,
counts: (0, primitives.Ot)(open)
} ].slice(-HISTORY_MAX),
since: Object.fromEntries([ ...listed.map(finding => [ finding.fingerprint, firstSeen(finding, known, today) ]), ...kept ].slice(0, SINCE_MAX)),
fixedAfterDays: [ ...before?.fixedAfterDays ?? [], ...lifetimes ].slice(-FIXED_MAX)
};
}
function firstSeen(finding, known, today) {
const remembered = known[finding.fingerprint] ?? today;
const reported = Date.parse(finding.first_seen_at);
return reported >= 0 && reported < Date.parse(remembered) ? dayOf(reported) : remembered;
}
function targetHistory(hostname, state, run) {
return {
target: hostname,
changes: state.history,
open: run === null ? [] : run.withheld ? null : openFindings(state, run),
fixedAfterDays: state.fixedAfterDays
};
}
function openFindings({since: since}, {open: open}) {
return open.flatMap(({fingerprint: fingerprint, title: title, severity: severity}) => {
const day = since[fingerprint];
return day === undefined ? [] : [ {
title: title,
severity: severity,
since: day
} ];
});
}
function dayOf(time) {
return new Date(time).toISOString().slice(0, 10);
}
var markdown = __webpack_require__(77801);
var report_facts = __webpack_require__(72250);
var trend_sentences = __webpack_require__(60836);
const TABLE_DAYS = 7;
const BARS = "▁▂▃▄▅▆▇█";
function trendMarkdown(trend) {
const {days: days} = trend;
if (days.length === 0) return "";
const sentences = (0, trend_sentences.c)(trend).map(sentence => `- ${(0, markdown.FV)(sentence)}`);
const rows = days.slice(-TABLE_DAYS).map(({date: date, counts: counts}) => `| ${date} | ${primitives.oC.map(severity => counts[severity]).join(" | ")} | ${counts.total} |`);
return [ "**Trend**", ...days.length === 1 ? [] : [ barLine(trend) ], sentences.join("\n"), [ `| Day | ${primitives.oC.map(severity => report_facts.tQ[severity]).join(" | ")} | Total |`, `| --- |${" ---: |".repeat(primitives.oC.length + 1)}`, ...rows ].join("\n") ].join("\n\n");
}
function barLine({days: days}) {
const largest = Math.max(1, ...days.map(({counts: counts}) => counts.total));
const bars = days.map(({counts: counts}) => BARS[Math.ceil((BARS.length - 1) * counts.total / largest)]).join("");
return `\`${bars}\` open findings of every severity per day, ${days[0]?.date} to ${days.at(-1)?.date}`;
}
function bytes(text) {
return Buffer.byteLength(text, "utf8");
}
function keepWithin(items, size, budget) {
const kept = new Set;
let used = 0;
for (const [index, item] of items.entries()) {
used += size(item);
if (used > budget) return {
kept: kept,
left: items.slice(index)
};
kept.add(item);
}
return {
kept: kept,
left: []
};
}
var reproduction = __webpack_require__(25063);
const finding_entry_TITLE_MAX = 160;
const EVIDENCE_MAX = 1200;
const REMEDIATION_MAX = 500;
const LOCATION_MAX = 160;
const COMMAND_MAX = 1500;
function findingEntry(finding, result, link) {
const page = link(finding.check_id);
const more = finding.locations_total > 1 ? ` and ${finding.locations_total - 1} more` : "";
const fix = finding.remediation.trim() === "" ? "" : `Fix: ${(0, markdown.FV)((0, 
shared_text.xv)(finding.remediation.trim(), REMEDIATION_MAX))}`;
const how = page === null ? "" : `[${finding.check_id}](${page})`;
const exploitation = (0, report_facts.MJ)(finding);
const last = [ fix, how ].filter(part => part !== "").join(" · ");
return [ `- ${markdown_words.rC[finding.severity]} **${(0, markdown.kn)((0, shared_text.xv)(finding.title, finding_entry_TITLE_MAX))}** (${finding.severity}, ${finding.confidence})`, `  ${where(finding.location, result, finding.target)}${more}${declaredAt(finding)}${proofOf(finding)}`, ...exploitation === null ? [] : [ `  ${(0, 
markdown.FV)((0, shared_text.xv)(exploitation, REMEDIATION_MAX))}` ], ...last === "" ? [] : [ `  ${last}` ], ...finding.blocking ? finding_entry_reproduction(finding) : [] ].join("  \n");
}
function declaredAt({source: source}) {
return source === undefined ? "" : ` in ${(0, markdown.D9)((0, shared_text.xv)(`${source.file}:${source.line}`, LOCATION_MAX))}`;
}
function finding_entry_reproduction(finding) {
const steps = (0, reproduction.wo)(finding, COMMAND_MAX);
const commands = steps.flatMap(({command: command}) => command ?? []);
const others = steps.filter(({command: command}) => command === null);
return [ ...others.map(({label: label, text: text}) => `  ${label}: ${(0, markdown.D9)((0, 
shared_text.xv)(text, EVIDENCE_MAX))}`), ...commands.length === 0 ? [] : [ `  Reproduce:\n${(0, 
markdown.IS)(commands.join("\n"), "  ", "sh")}` ] ];
}
function proofOf({evidence: evidence}) {
const [data = "", ...prose] = (0, shared_text.xv)(evidence.trim(), EVIDENCE_MAX).split("\n").map(line => line.trim()).filter(line => line !== "");
if (data === "") return "";
return [ ` — ${(0, markdown.D9)(data)}`, ...prose.map(line => `  ${(0, markdown.FV)(line)}`) ].join("  \n");
}
function findingLine(finding, result, target) {
const title = (0, markdown.kn)((0, shared_text.xv)(finding.title, finding_entry_TITLE_MAX));
return `- ${markdown_words.rC[finding.severity]} ${title} — ${where(finding.location, result, target)}`;
}
function where(location, result, target) {
const several = new Set(result.scans.map(scan => scan.hostname)).size > 1;
let place = location.url;
if (URL.canParse(place) && /^https?:/i.test(place)) {
const url = new URL(place);
place = `${several || target === null ? url.host : ""}${url.pathname}${url.search}`;
}
const request = location.method === null ? place : `${location.method} ${place}`;
const parameter = location.parameter === null ? "" : ` (${(0, markdown.D9)((0, shared_text.xv)(location.parameter, 80))})`;
return `${(0, markdown.D9)((0, shared_text.xv)(request, LOCATION_MAX))}${parameter}`;
}
const BODY_BYTES_MAX = 6e4;
function targetIssues(result, options) {
const hosts = [ ...new Set(result.scans.map(scan => scan.hostname)) ];
return hosts.filter(host => result.scans.every(scan => scan.hostname !== host || scan.outcome === "succeeded")).map(host => targetIssue(host, result, options));
}
function targetIssue(hostname, result, options) {
const inputs = new Set(result.scans.filter(scan => scan.hostname === hostname).map(scan => scan.target));
const seen = result.findings.filter(item => inputs.has(item.target));
const open = unique(seen.filter(item => item.ignored_by === null));
const concerning = open.filter(item => failsGate(item, result));
const withheld = options.withheld !== null;
const notChecked = (result.not_checked ?? []).filter(({target: target}) => target === hostname || target === "").map(({fingerprint: fingerprint}) => fingerprint);
const digest = digestOf(concerning, open, withheld);
const run = {
digest: digest,
seen: seen,
open: open,
notChecked: notChecked,
withheld: withheld,
now: options.now
};
const stateAfter = previous => nextState(previous === null ? null : readIssueState(previous), run);
return {
hostname: hostname,
marker: issueMarker(hostname),
title: `Security findings on ${hostname}`,
open: concerning.length > 0,
isUpToDate: previous => readIssueState(previous)?.digest === run.digest,
body: previous => issueBody(hostname, concerning, stateAfter(previous), run, result, options),
history: previous => previous === null && concerning.length === 0 ? null : targetHistory(hostname, stateAfter(previous), run)
};
}
function issueMarker(hostname) {
return `\x3c!-- scan-gate:issue:${(0, external_node_crypto_.createHash)("sha256").update(hostname).digest("hex").slice(0, 16)} --\x3e`;
}
function failsGate(finding, result) {
if (result.threshold === "none") return finding.severity !== "info";
return finding.blocking || (0, primitives.du)(finding.severity, result.threshold);
}
function unique(findings) {
return [ ...new Map(findings.map(finding => [ finding.fingerprint, finding ])).values() ];
}
function digestOf(concerning, open, onlyCounts) {
const all = onlyCounts ? Object.entries((0, primitives.Ot)(open)).sort() : open.map(item => `${item.fingerprint} ${item.severity}`).sort();
const facts = [ onlyCounts, concerning.length, all ];
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
}
function issueBody(hostname, findings, state, run, result, options) {
const head = [ issueMarker(hostname), findings.length === 0 ? `✅ ${(0, markdown.D9)(hostname)} has no findings that fail the gate.` : `${(0, 
markdown.D9)(hostname)} has ${(0, shared_text.LS)(findings.length, "finding")} that ${findings.length === 1 ? "fails" : "fail"} the gate.` ];
const tail = [ trendMarkdown(trend([ targetHistory(hostname, state, run) ], options.now)), ...options.withheld === null ? [] : [ options.withheld ], ...result.run.url === null ? [] : [ `[Run](${result.run.url})` ], writeIssueState(state) ];
if (options.withheld !== null) return [ ...head, ...tail ].join("\n\n");
const used = bytes([ ...head, ...tail ].join("\n\n")) + 300;
const entry = finding => `${findingEntry(finding, result, options.link)}${sinceWords(state.since[finding.fingerprint])}`;
const {kept: kept, left: left} = keepWithin(findings, finding => bytes(entry(finding)) + 1, BODY_BYTES_MAX - used);
const list = findings.filter(finding => kept.has(finding)).map(entry);
const rest = left.length > 0 ? [ `_${(0, shared_text.LS)(left.length, "finding")} omitted to stay within GitHub's size limit._` ] : [];
return [ ...head, ...list.length > 0 ? [ list.join("\n") ] : [], ...rest, ...tail ].join("\n\n");
}
function sinceWords(day) {
return day === undefined ? "" : `  \n  since ${(0, markdown.FV)((0, shared_text.xv)(day, 10))}`;
}
async function publishIssue(github, place, {issue: issue, existing: planned}) {
if (planned === null && !issue.open) return {
url: null
};
const existing = planned ?? (await findIssues(github, place, [ issue.marker ])).get(issue.marker);
if (existing === undefined) {
const created = await github.rest.issues.create({
...place,
title: issue.title,
body: issue.body(null),
labels: [ ISSUE_LABEL ]
});
return {
url: created.data.html_url
};
}
const same = issue.isUpToDate(existing.body);
if (same && issue.open === existing.open) return {
url: existing.url
};
await github.rest.issues.update({
...place,
issue_number: existing.number,
...same ? {} : {
body: issue.body(existing.body)
},
...issue.open === existing.open ? {} : issue.open ? {
state: "open",
state_reason: "reopened"
} : {
state: "closed",
state_reason: "completed"
}
});
return {
url: existing.url
};
}
async function planIssues(request) {
const {result: result, context: context, publishing: publishing, details: details, log: log, now: now, github: github} = request;
const wanted = publishing.createIssue === "always" || publishing.createIssue === "on-schedule" && context.event === "schedule";
if (!wanted || result.scans.length === 0) return null;
if (github === null) {
log.warning("Issue: skipped, because there is no github-token.");
return null;
}
const place = {
owner: context.owner,
repo: context.repo
};
const hosts = [ ...new Set(result.scans.map(scan => scan.hostname)) ];
const existing = await attempt(log, "Issue", () => findIssues(github, place, hosts.map(issueMarker)), error => explainGitHubError(error, "issues: write"));
if (existing === null) return null;
const withheld = details.level === "counts" ? details.reason ?? "" : null;
const wantedIssues = targetIssues(result, {
link: (0, check_link.m)(context.actionSource),
now: now,
withheld: withheld
});
const issues = wantedIssues.map(issue => ({
issue: issue,
existing: existing.get(issue.marker) ?? null
}));
const histories = hosts.flatMap(host => {
const planned = issues.find(({issue: issue}) => issue.hostname === host);
return historyOf(host, planned, existing.get(issueMarker(host))) ?? [];
});
return {
place: place,
issues: issues,
trend: histories.length === 0 ? null : trend(histories, now),
trends: new Map(histories.map(history => [ history.target, trend([ history ], now) ]))
};
}
function historyOf(host, planned, existing) {
if (planned !== undefined) return planned.issue.history(existing?.body ?? null);
const state = existing === undefined ? null : readIssueState(existing.body);
return state === null ? null : targetHistory(host, state, null);
}
var outputs = __webpack_require__(2001);
var policy_lines = __webpack_require__(55449);
var ownership_proofs = __webpack_require__(58889);
var ignore_rule = __webpack_require__(55431);
var reach_words = __webpack_require__(10467);
var headline = __webpack_require__(10825);
function folded(summary, content) {
return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
const CHANGES_SHOWN = 20;
const WEAKENED_SHOWN = 30;
const LINE_MAX = 400;
function policyParts(policy, withheld) {
if (policy === undefined) return {
open: [],
folded: []
};
return {
open: pendingPart(policy, withheld),
folded: weakenedPart(policy, withheld)
};
}
function pendingPart({proposed: proposed, ...policy}, withheld) {
const {pending_changes: changes, pending_changes_omitted: omitted} = policy;
if (changes.length === 0) return [];
const lines = changes.slice(0, CHANGES_SHOWN).map(change => line((0, policy_lines.Zb)(change, !withheld)));
const rest = changes.length + omitted - lines.length;
const content = [ ...lines, ...rest > 0 ? [ `- and ${rest} more` ] : [] ].join("\n");
const title = "The settings of the gate change, effective after merge";
const effect = withheld || proposed === undefined ? "" : (0, markdown.FV)((0, shared_text.xv)(proposed.summary, LINE_MAX));
if (!changes.some(policy_lines.Yf)) return [ folded(title, effect === "" ? content : `${effect}\n\n${content}`) ];
const sign = proposed?.effect === "loosens" && !withheld ? "🔓" : "✏️";
return [ `${sign} **${title}.**${effect === "" ? "" : ` ${effect}`}\n\n${content}` ];
}
function weakenedPart({weakened: weakened, source: source}, withheld) {
if (weakened.length === 0) return [];
const lines = weakened.slice(0, WEAKENED_SHOWN).map(item => line((0, policy_lines.KR)(item, !withheld)));
const rest = weakened.length - lines.length;
const from = source === null ? "" : `Settings: ${(0, markdown.FV)((0, shared_text.xv)(source, 200))}\n\n`;
const content = [ ...lines, ...rest > 0 ? [ `- and ${rest} more in the JSON report` ] : [] ].join("\n");
return [ folded(`Settings that weaken this verdict (${weakened.length})`, `${from}${content}`) ];
}
function line(text) {
return `- ${(0, markdown.FV)((0, shared_text.xv)(text, LINE_MAX))}`;
}
function proofTables(hosts) {
const provable = hosts.filter(({proofs: proofs}) => proofs.length > 0);
if (provable.length === 0) return [];
const rest = provable.length - ownership_proofs.Xo;
return [ ...provable.slice(0, ownership_proofs.Xo).map(proofTable), ...rest > 0 ? [ `The JSON result has the records of ${(0, 
shared_text.LS)(rest, "more host")}.` ] : [], `Or set ${(0, markdown.D9)(ownership_proofs.KJ)}` ];
}
function proofTable({hostname: hostname, proofs: proofs}) {
const title = `**To prove that ${(0, markdown.D9)(hostname)} is yours, publish one of these:**`;
return [ `${title}\n`, "| record | value |", "|:--|:--|", ...proofs.map(row) ].join("\n");
}
function row(proof) {
const name = (0, markdown.D9)(proof.name, {
table: true
});
const value = proof.value === "" ? "" : (0, markdown.D9)(proof.value, {
table: true
});
return `| ${`${(0, ownership_proofs.Ab)(proof)} ${name}`.trim()} | ${value} |`;
}
function countsTable(result) {
const rows = result.new_counts === null || result.existing_counts === null ? [ [ "found", result.counts ] ] : [ [ "**new**", result.new_counts ], [ "existing", result.existing_counts ], [ "fixed", (0, 
primitives.Ot)(result.fixed) ] ];
return [ `| |${primitives.oC.map(severity => ` ${markdown_words.rC[severity]} ${severity} `).join("|")}|`, `|:--|${primitives.oC.map(() => ":-:").join("|")}|`, ...rows.map(([name, counts]) => `| ${name} |${primitives.oC.map(severity => cell(name, counts[severity])).join("|")}|`) ].join("\n");
}
function cell(row, count) {
if (count === 0) return " · ";
return row === "**new**" ? ` **${count}** ` : ` ${count} `;
}
const LIST_MAX = 10;
const IGNORED_MAX = 300;
const PATCH_BYTES_MAX = 12e3;
function resultBody(result, options) {
const head = [ `### ${(0, headline.Pl)(result, options.cause)}`, subtitle(result, options) ];
if (result.scans.some(scan => scan.checks !== null) || result.counts.total > 0) {
head.push(countsTable(result));
}
head.push(...reasonLines(result, options.withheld === null), ...proofTables((0, 
headline.y4)(result)));
const policy = policyParts(result.policy, options.withheld !== null);
head.push(...policy.open);
if (options.withheld !== null) return within([ ...head, options.withheld, ...policy.folded, ...trendPart(options), ...reportLine(options) ], options.budget);
return fitted(result, head, [ ...policy.folded, ...closing(result, options) ], options);
}
function fitted(result, head, tail, options) {
const judged = result.findings.filter(finding => finding.ignored_by === null);
const ranked = [ ...judged ].sort(byImportance);
const full = new Set(ranked.slice(0, options.maxFindings));
const entries = new Map;
for (const finding of ranked) entries.set(finding, full.has(finding) ? findingEntry(finding, result, options.link) : findingLine(finding, result, finding.target));
const used = bytes([ ...head, ...tail ].join("\n\n")) + FRAME_BYTES;
const {kept: kept, left: left} = keepWithin(ranked, finding => bytes(entries.get(finding) ?? "") + 1, options.budget - used);
const shown = judged.filter(finding => kept.has(finding)).sort(byImportance);
const fresh = shown.filter(finding => finding.status !== "existing");
const existing = shown.filter(finding => finding.status === "existing");
const lines = findings => findings.map(finding => entries.get(finding)).join("\n");
const parts = [ ...head ];
if (fresh.length > 0) parts.push(...unfolded(result, fresh, lines));
if (existing.length > 0) {
const blocking = existing.filter(finding => finding.blocking);
const critical = existing.filter(finding => !finding.blocking && finding.severity === "critical");
const rest = existing.filter(finding => !finding.blocking && finding.severity !== "critical");
if (blocking.length > 0) parts.push(`**Existing, blocking**\n\n${lines(blocking)}`);
if (critical.length > 0) parts.push(`**Existing, critical**\n\n${lines(critical)}`);
if (rest.length > 0) parts.push(folded((0, shared_text.LS)(rest.length, "existing finding"), lines(rest)));
}
if (left.length > 0) parts.push(leftOut(left));
return within([ ...parts, ...tail ], options.budget);
}
function unfolded(result, fresh, lines) {
const title = result.baseline === null ? "Findings" : "New";
const isOpen = finding => finding.blocking || finding.severity === "critical";
const blocking = fresh.filter(isOpen);
const rest = fresh.filter(finding => !isOpen(finding));
if (rest.length <= OPEN_MAX) return [ `**${title}**\n\n${lines(fresh)}` ];
const parts = blocking.length > 0 ? [ `**${title}**\n\n${lines(blocking)}` ] : [];
return [ ...parts, folded(`${(0, shared_text.LS)(rest.length, "finding")} that ${rest.length === 1 ? "does" : "do"} not block`, lines(rest)) ];
}
const OPEN_MAX = 5;
const FRAME_BYTES = 1200;
function byImportance(left, right) {
return (0, primitives.qs)(left.severity) - (0, primitives.qs)(right.severity) || Number(right.blocking) - Number(left.blocking) || Number(left.status === "existing") - Number(right.status === "existing") || (left.check_id < right.check_id ? -1 : left.check_id > right.check_id ? 1 : 0);
}
function subtitle(result, options) {
const {scans: scans, baseline: baseline, tokens: tokens} = result;
const targets = [ ...new Set(scans.map(scan => scan.target)) ];
const shown = targets.slice(0, 3).map(target => (0, markdown.D9)((0, shared_text.xv)(target, 120)));
const rest = targets.length > shown.length ? ` and ${targets.length - shown.length} more` : "";
const parts = [ ...shown.length > 0 ? [ `${shown.join(", ")}${rest}` ] : [], ...scans.length > 0 ? [ [ ...new Set(scans.map(scan => scan.scan_type)) ].join(", ") ] : [], (0, 
markdown_words.p0)(result.timings.total_ms), ...baseline !== null ? [ baselineWords(baseline, options.now) ] : result.run.event === "pull_request" && result.counts.total > 0 ? [ result.codes.includes("baseline_missing") ? "no baseline" : "no baseline: every finding counts as new" ] : [], ...tokens.used !== null && result.service === "remote" ? [ (0, 
shared_text.LS)(tokens.used, "token") ] : [] ];
return parts.join(" · ");
}
function baselineWords(baseline, now) {
const sha = (0, markdown_words.Fu)(baseline.sha);
const when = (0, markdown_words.KW)(baseline.finishedAt, now);
const details = [ when, sha === "" ? "" : `(${sha})` ].filter(part => part !== "").join(" ");
return `baseline ${(0, markdown.D9)((0, shared_text.xv)(baseline.name, 80))}${details === "" ? "" : ` ${details}`}`;
}
function reasonLines(result, withWarnings) {
const warnings = withWarnings ? result.warnings.map(warning => `Note: ${warning}`) : [];
const reached = (0, reach_words.l9)(result.scans.map(({coverage: coverage}) => coverage), withWarnings);
const lines = [ ...otherReasons(result), ...reached, ...warnings ];
const shown = lines.slice(0, LIST_MAX).map(line => `> ${(0, markdown.FV)((0, shared_text.xv)(line, 400))}`);
if (lines.length > LIST_MAX) shown.push(`> and ${lines.length - LIST_MAX} more`);
return shown.length === 0 ? [] : [ shown.join("  \n") ];
}
function otherReasons({outcome: outcome, reasons: reasons, reason_codes: codes}) {
if (outcome === "passed") return [];
return reasons.filter((_, index) => outcome !== "failed" || codes?.[index] !== "severity_exceeded");
}
function closing(result, options) {
const parts = [];
const ignored = result.findings.filter(finding => finding.ignored_by !== null);
if (ignored.length > 0) {
const lines = ignored.slice(0, LIST_MAX).map(item => `${findingLine(item, result, item.target)} — ${(0, 
markdown.FV)((0, shared_text.xv)(item.ignored_by ?? "", IGNORED_MAX))}`);
parts.push(folded(`${(0, shared_text.LS)(ignored.length, "ignored finding")}`, withRest(lines, ignored.length)));
}
parts.push(...listed("🎉 **Fixed:**", result.fixed), ...listed("**Not checked this time:**", result.not_checked ?? []));
const accept = acceptFold(result, options.now);
if (accept !== "") parts.push(accept);
const {patch: patch = ""} = options;
if (patch !== "" && bytes(patch) <= PATCH_BYTES_MAX) parts.push(folded("Patch for headers, cookies and CORS: <code>git apply</code>", (0, 
markdown.IS)(patch.trimEnd(), "", "diff")));
const coverage = coverageFold(result);
if (coverage !== "") parts.push(coverage);
return [ ...trendPart(options), ...parts, ...reportLine(options) ];
}
function listed(label, findings) {
if (findings.length === 0) return [];
const titles = findings.slice(0, LIST_MAX).map(item => (0, markdown.FV)((0, shared_text.xv)(item.title, 100)));
const rest = findings.length - titles.length;
return [ `${label} ${titles.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}` ];
}
function acceptFold({findings: findings}, now) {
const rules = findings.filter(({blocking: blocking}) => blocking).flatMap(finding => (0, 
ignore_rule.Z)(finding, now) ?? []);
if (rules.length === 0) return "";
const shown = rules.slice(0, LIST_MAX).join("\n");
const yaml = `\`\`\`yaml\n# .scan-gate.yml, on the base branch\nignore:\n${shown}\n\`\`\``;
return folded(`Accept ${rules.length === 1 ? "this finding" : "a finding"} for a limited time`, yaml);
}
function trendPart({trend: trend}) {
return trend === undefined || trend === null ? [] : [ trendMarkdown(trend) ];
}
function reportLine(options) {
return options.reports.length === 0 ? [] : [ `Reports: ${options.reports.join(" · ")}` ];
}
function coverageFold(result) {
const rows = result.scans.slice(0, 50).map(scan => {
const checks = scan.checks === null ? "–" : (0, report_facts.DR)(scan.checks);
const end = scan.reason === null ? scan.outcome : `${scan.outcome}: ${scan.reason}`;
return `| ${(0, markdown.D9)((0, shared_text.xv)(scan.target, 120), {
table: true
})} | ${scan.scan_type} | ${(0, markdown.FV)((0, shared_text.xv)(end, 200))} | ${(0, 
markdown_words.p0)(scan.duration_ms)} | ${checks} |`;
});
if (rows.length === 0) return "";
const more = result.scans.length > 50 ? `\n\nand ${result.scans.length - 50} more scans` : "";
const table = [ "| target | type | outcome | time | checks |", "|:--|:--|:--|--:|:--|", ...rows ].join("\n");
return folded("Coverage: what was checked, and what was not", `${table}${more}`);
}
function leftOut(left) {
const counts = Object.fromEntries(primitives.oC.map(name => [ name, left.filter(item => item.severity === name).length ]));
const words = (0, markdown_words.Pe)({
...counts,
total: left.length
});
return `_${(0, shared_text.LS)(left.length, "finding")} omitted to stay within GitHub's size limit (${words}); the reports have all of them._`;
}
function withRest(lines, total) {
return total > lines.length ? [ ...lines, `- and ${total - lines.length} more` ].join("\n") : lines.join("\n");
}
function within(parts, budget) {
for (let count = parts.length; count > 1; count -= 1) {
const text = parts.slice(0, count).join("\n\n");
if (bytes(text) <= budget) return text;
}
return parts[0] ?? "";
}
const COMMIT_EVENTS = new Set([ "deployment_status", "workflow_run" ]);
async function pull_request_of_pullRequestOf(github, context, given) {
if (given !== null) return given;
if (context.pullRequest !== null) return context.pullRequest.number;
if (context.triggeringRun !== null) return pullRequestOfRun(github, context);
const ref = context.event.startsWith("pull_request") ? /^refs\/pull\/(\d{1,9})\//.exec(context.run.ref ?? "") : null;
if (ref !== null) return Number(ref[1]);
if (!COMMIT_EVENTS.has(context.event) || context.run.sha === null) return null;
const {data: data} = await github.rest.repos.listPullRequestsAssociatedWithCommit({
owner: context.owner,
repo: context.repo,
commit_sha: context.run.sha,
per_page: 30
});
return data.find(pull => pull.state === "open")?.number ?? null;
}
async function pullRequestOfRun(github, context) {
const {headOwner: headOwner, headBranch: headBranch, headSha: headSha} = context.triggeringRun ?? {};
if (!headOwner || !headBranch) return null;
const {data: data} = await github.rest.pulls.list({
owner: context.owner,
repo: context.repo,
head: `${headOwner}:${headBranch}`,
state: "open",
per_page: 30
});
return data.find(pull => pull.head.sha === headSha)?.number ?? null;
}
var external_node_zlib_ = __webpack_require__(38522);
const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;
const POLL_MS = 1e3;
const POLL_MAX_MS = 5e3;
async function uploadSarif(github, request) {
const {owner: owner, repo: repo} = request;
const packed = (0, external_node_zlib_.gzipSync)(request.sarif);
if (packed.length > UPLOAD_BYTES_MAX) throw new Error("the SARIF log is larger than 10 MB, the limit of GitHub");
const {data: data} = await github.rest.codeScanning.uploadSarif({
owner: owner,
repo: repo,
commit_sha: request.commitSha,
ref: request.ref,
sarif: packed.toString("base64"),
tool_name: "Scan Gate"
});
if (data.id === undefined) throw new Error("GitHub returned no ID for the upload");
const deadline = Date.now() + request.deadlineMs;
for (let pause = POLL_MS; ;pause = Math.min(pause * 2, POLL_MAX_MS)) {
const status = await github.rest.codeScanning.getSarif({
owner: owner,
repo: repo,
sarif_id: data.id
});
if (status.data.processing_status === "complete") return;
if (status.data.processing_status === "failed") throw new Error(`GitHub could not process it: ${(status.data.errors ?? []).slice(0, 3).join("; ")}`);
if (Date.now() + pause > deadline) throw new Error("GitHub did not process it in time; it may still do so");
await (0, external_node_timers_promises_.setTimeout)(pause);
}
}
async function uploadArtifact(request) {
const {DefaultArtifactClient: DefaultArtifactClient} = await Promise.all([ __webpack_require__.e("actions-github-lib-context"), __webpack_require__.e("actions-artifact-lib-artifact") ]).then(__webpack_require__.bind(__webpack_require__, 91252));
const client = new DefaultArtifactClient;
const options = request.retentionDays === null ? {} : {
retentionDays: request.retentionDays
};
const upload = async name => {
const {id: id} = await client.uploadArtifact(name, [ ...request.files ], request.folder, options);
if (id === undefined) throw new Error("the artifact service returned no ID");
return {
id: id,
name: name
};
};
try {
return await upload(request.name);
} catch (error) {
if (!/already exists|conflict|409/i.test(String(error))) throw readable(error);
return upload(`${request.name}-${(0, external_node_crypto_.randomBytes)(3).toString("hex")}`).catch(again => {
throw readable(again);
});
}
}
function readable(error) {
if (error instanceof Error && error.name === "GHESNotSupportedError") return new Error("this GitHub Enterprise Server has no compatible artifact service", {
cause: error
});
const message = error instanceof Error ? error.message : String(error);
return new Error(message.split("\n")[0] ?? "unknown error", {
cause: error
});
}
var runner_files = __webpack_require__(46579);
function shouldCreateComment(policy, result) {
const trouble = result.outcome !== "passed" && result.outcome !== "skipped" || changesItsGate(result);
switch (policy) {
case "never":
return false;

case "always":
return true;

case "on-failure":
return trouble;

case "changes":
return trouble || (result.new_counts ?? result.counts).total > 0 || result.fixed.length > 0;
}
}
function changesItsGate({policy: policy}) {
return policy?.pending_changes.some(policy_lines.Yf) ?? false;
}
const SHOWN_MAX = 10;
function annotate(result, maximum, log) {
const blocking = result.findings.filter(finding => finding.blocking).sort((left, right) => (0, 
primitives.qs)(left.severity) - (0, primitives.qs)(right.severity));
const shown = blocking.slice(0, Math.min(maximum, SHOWN_MAX));
for (const finding of shown) {
const message = [ (0, shared_text.xv)(finding.location.url, 300), (0, shared_text.xv)(finding.evidence, 1200), `Fix: ${(0, 
shared_text.xv)(finding.remediation, 300)}` ].filter(part => part.trim() !== "").join("\n");
const place = {
title: (0, shared_text.xv)(`${finding.severity}: ${finding.title}`, 200),
...finding.source
};
if (result.warn_only) log.warning(message, place); else log.error(message, place);
}
if (blocking.length > shown.length) log.notice(`${blocking.length - shown.length} more blocking findings are in the summary and the reports.`);
}
const SUMMARY_BUDGET = runner_files.K - 4096;
const SARIF_DEADLINE_MS = 12e4;
const ISSUE_FAILURES_MAX = 3;
async function publish(request) {
const artifact = await publishArtifact(request);
await publishSarif(request);
const issueUrls = await publishIssues(request);
const body = bodyOptions(request, artifact?.id ?? null, issueUrls);
const commentUrl = await publishStickyComment(request, body);
if (request.publishing.jobSummary) {
const summary = {
...body,
budget: SUMMARY_BUDGET,
maxFindings: Math.max(body.maxFindings, 100),
trend: request.issues?.trend ?? null
};
const written = await attempt(request.log, "Job summary", async () => request.files.addSummary(resultBody(request.result, summary)));
if (written === false) request.log.notice("No job summary: GITHUB_STEP_SUMMARY is not set.");
}
request.log.endSection();
if (request.publishing.annotations && request.details.level === "full") annotate(request.result, request.maxFindings, request.log);
return {
reportJson: request.reports?.json ?? null,
reportPdfs: request.reports?.pdfs ?? [],
sarifFile: request.reports?.sarif ?? null,
artifactId: artifact?.id ?? null,
commentUrl: commentUrl,
issueUrls: issueUrls
};
}
async function publishArtifact({publishing: publishing, details: details, reports: reports, artifact: artifact, log: log}) {
if (!publishing.uploadArtifacts || reports === null || reports.files.length === 0) return null;
if (details.level === "counts") {
log.info(`The reports are not uploaded; they are in ${reports.folder}. ${details.reason ?? ""}`);
return null;
}
return attempt(log, "Artifact", () => uploadArtifact({
name: publishing.artifactName ?? artifact.name,
files: reports.files,
folder: reports.folder,
retentionDays: publishing.retentionDays
}), error => `${error instanceof Error ? error.message : String(error)}; the reports are in ${reports.folder}`);
}
async function publishSarif({publishing: publishing, context: context, result: result, github: github, reports: reports, log: log}) {
if (!publishing.uploadSarif || result.outcome === "skipped") return;
const file = reports?.sarif ?? null;
if (file === null || github === null) {
log.warning(`Code scanning: upload skipped, because there is ${github === null ? "no github-token" : "no SARIF log"}.`);
return;
}
if (result.scans.some(scan => scan.outcome !== "succeeded")) return log.warning("Code scanning: upload skipped, because not every scan succeeded.");
const {sha: sha, ref: ref} = context.checkout;
if (sha === null || ref === null) return log.warning("Code scanning: upload skipped, because the runner provides no commit or ref.");
const {owner: owner, repo: repo} = context;
await attempt(log, "Code scanning", async () => {
const sarif = await (0, promises_.readFile)(file, "utf8");
await uploadSarif(github, {
owner: owner,
repo: repo,
sarif: sarif,
commitSha: sha,
ref: ref,
deadlineMs: SARIF_DEADLINE_MS
});
}, error => explainGitHubError(error, "security-events: write"));
}
async function publishIssues({issues: issues, github: github, log: log}) {
if (issues === null || github === null) return [];
const urls = [];
let failures = 0;
for (const planned of issues.issues) {
const written = await attempt(log, `Issue of ${planned.issue.hostname}`, () => publishIssue(github, issues.place, planned), error => explainGitHubError(error, "issues: write"));
if (written?.url != null) urls.push(written.url);
if (written === null) failures += 1;
if (failures === ISSUE_FAILURES_MAX) break;
}
return urls;
}
async function publishStickyComment(request, body) {
const {publishing: publishing, context: context, github: github, log: log, refused: refused} = request;
const result = refused === undefined ? request.result : {
...request.result,
reasons: refused.comment
};
if (publishing.comment === "never" || github === null) return null;
const explain = error => explainGitHubError(error, "pull-requests: write");
const issue = await attempt(log, "Comment", () => pull_request_of_pullRequestOf(github, context, publishing.pullRequest), explain);
if (issue === null) return null;
const {run: run, owner: owner, repo: repo} = context;
try {
const comment = publishComment(github, {
place: {
owner: owner,
repo: repo,
issue: issue
},
identity: commentIdentity({
workflow: context.workflow,
header: publishing.commentHeader,
...run
}),
render: budget => resultBody(result, {
...body,
budget: budget
}),
mayCreate: refused === undefined && shouldCreateComment(publishing.comment, result),
shared: run.matrix !== ""
});
return await withDeadline(comment);
} catch (error) {
const readOnly = statusOf(error) === 403 && (context.pullRequest?.fork === true || context.dependabot);
if (readOnly) log.notice("No comment: the token of runs for forks and Dependabot is read-only. The result is in the job summary; a `workflow_run` workflow can publish it (see the recipes)."); else log.warning(`Comment: ${explain(error)}. The verdict is not affected.`);
return null;
}
}
function bodyOptions(request, artifactId, issueUrls) {
const {context: context, details: details} = request;
const links = [ ...artifactId === null ? [] : [ `[artifact](${context.runUrl}/artifacts/${artifactId})` ], `[run](${context.runUrl})`, ...issueUrls.map((url, index) => `[issue${issueUrls.length > 1 ? ` ${index + 1}` : ""}](${url})`) ];
return {
...request.refused === undefined ? {} : {
cause: request.refused.cause
},
budget: 6e4,
maxFindings: request.maxFindings,
link: (0, check_link.m)(context.actionSource),
reports: links,
now: request.now(),
patch: request.patch ?? "",
withheld: details.level === "counts" ? details.reason ?? "" : null
};
}
const FORK_NOTE = "\n\n_Reported by the run of this pull request; only the check of that run counts._";
const ARTIFACTS_MAX = 20;
const ARTIFACT_BYTES_MAX = 20 * 1024 * 1024;
async function publishForRun(dependencies, step, github) {
const {log: log, version: version} = dependencies;
const {context: context} = step;
const skipped = reason => (0, build_result.$)({
outcome: "skipped",
fails_job: false,
reasons: [ reason ]
}, {
version: version,
runUrl: context.runUrl,
run: context.run
});
const nothing = reason => {
log.notice(`Nothing to publish: ${reason}.`);
return {
result: skipped(reason),
published: outputs.d
};
};
if (github === null) return nothing("there is no github-token");
try {
const issue = await pull_request_of_pullRequestOf(github, context, step.publishing.pullRequest);
if (issue === null) return nothing("no open pull request has the commit of the triggering run");
const results = await resultsOfRun(github, context);
if (results.length === 0) return nothing("the triggering run uploaded no Scan Gate result");
let commentUrl = null;
for (const [name, result] of results) commentUrl = await commentOn(github, dependencies, step, {
issue: issue,
name: name,
result: result
});
const reason = `Published the result of run ${context.triggeringRun?.id ?? ""}; only its own check counts`;
return {
result: skipped(reason),
published: {
...outputs.d,
commentUrl: commentUrl
}
};
} catch (error) {
const permissions = "pull-requests: write, actions: read";
log.warning(`Comment: ${explainGitHubError(error, permissions)}.`);
return nothing("the GitHub API failed");
}
}
async function resultsOfRun(github, context) {
const place = {
owner: context.owner,
repo: context.repo
};
const run = context.triggeringRun;
if (run === null) return [];
const {data: data} = await github.rest.actions.listWorkflowRunArtifacts({
...place,
run_id: run.id,
per_page: 100
});
const ours = data.artifacts.filter(item => item.name.startsWith("scan-gate-") && !item.expired && item.size_in_bytes <= ARTIFACT_BYTES_MAX);
const results = [];
for (const item of ours.slice(0, ARTIFACTS_MAX)) {
const result = await downloadResult(github, place, item.id);
if (result === null) continue;
const url = `${context.serverUrl}/${context.run.repository}/actions/runs/${run.id}`;
results.push([ item.name, {
...result,
run: {
...result.run,
url: url,
event: "workflow_run"
}
} ]);
}
return results;
}
async function commentOn(github, {now: now}, {context: context, publishing: publishing}, upload) {
const {issue: issue, name: name, result: result} = upload;
return publishComment(github, {
place: {
owner: context.owner,
repo: context.repo,
issue: issue
},
identity: commentIdentity({
workflow: context.workflow,
header: publishing.commentHeader,
job: name,
step: "",
matrix: "",
runId: context.run.runId
}),
render: budget => `${resultBody(result, {
budget: budget - FORK_NOTE.length,
maxFindings: 20,
link: (0, check_link.m)(context.actionSource),
reports: [ `[run](${result.run.url})` ],
now: now(),
withheld: null
})}${FORK_NOTE}`,
mayCreate: shouldCreateComment(publishing.comment, result),
shared: false
});
}
async function publishRefusal({environment: environment, payload: payload, log: log, files: files, now: now, version: version, connectGitHub: connectGitHub, setOutputs: setOutputs}, {problems: problems}) {
const context = readContext(environment, payload, (0, action_inputs.UV)(environment, "matrix"));
const publishing = (0, action_inputs.fT)(environment);
const token = (0, action_inputs.UV)(environment, "github-token");
const github = token === "" ? null : await connectGitHub(token, context.apiUrl);
const result = {
...(0, build_result.$)({
outcome: "inconclusive",
fails_job: true,
reasons: problems.map(({message: message}) => message)
}, {
version: version,
runUrl: context.runUrl,
run: context.run
}),
reason_codes: problems.map(() => "usage_error"),
codes: [ "usage_error" ]
};
const published = await publish({
result: result,
context: context,
publishing: {
...publishing,
uploadArtifacts: false,
uploadSarif: false,
annotations: false
},
maxFindings: 0,
details: {
level: "full",
reason: null
},
reports: null,
issues: null,
artifact: artifactName(context.run, null),
files: files,
log: log,
now: now,
github: github,
refused: {
cause: problems[0]?.title ?? "invalid input",
comment: problems.map(({title: title, message: message, isPublic: isPublic}) => isPublic ? message : `${title}: the log of the run says what it accepts.`)
}
});
setOutputs((0, outputs.Y)(result, published));
}
async function makeReports(planned, log) {
const rendered = [];
for (const {name: name, title: title, render: render} of planned) {
const content = await attempt(log, title, render);
if (content !== null) rendered.push({
name: name,
content: content
});
}
return rendered;
}
async function writeReportFiles(place, result, rendered, log) {
const {folder: folder, sarifFile: sarifFile} = place;
await (0, promises_.mkdir)(folder, {
recursive: true
});
const write = async (name, content) => {
const path = (0, external_node_path_.join)(folder, name);
await (0, promises_.writeFile)(path, content);
return path;
};
const json = await write(result_document.FX, (0, result_document.Zk)(result));
const files = [ json ];
for (const {name: name, content: content} of rendered) files.push(await write(name, content));
return {
folder: folder,
files: files,
json: json,
pdfs: files.filter(path => path.endsWith(".pdf")),
sarif: await copySarif(files.find(path => path.endsWith(".sarif")) ?? null, sarifFile, log)
};
}
async function copySarif(written, wanted, log) {
if (written === null || wanted === null) return written;
const copied = await attempt(log, "sarif-file", async () => {
await (0, promises_.mkdir)((0, external_node_path_.dirname)(wanted), {
recursive: true
});
await (0, promises_.copyFile)(written, wanted);
return wanted;
});
return copied ?? written;
}
var verdict_lines = __webpack_require__(33272);
var state = __webpack_require__(90862);
async function main(dependencies) {
try {
return await run(dependencies);
} catch (error) {
if (error instanceof usage_error.UsageError) {
dependencies.log.endSection();
await attempt(dependencies.log, "Summary and comment", () => publishRefusal(dependencies, error));
}
throw error;
}
}
async function run(dependencies) {
const {environment: environment, payload: payload, log: log, files: files} = dependencies;
maskSecrets(environment, log);
files.saveState("phase", "main");
const frame = readFrame(environment, payload, log);
const github = await gitHubOf(dependencies, frame.context);
const {context: context} = frame;
const step = {
...frame,
plan: await readPlan({
environment: environment,
payload: payload,
context: context,
github: github,
log: log
})
};
if (step.plan.kind === "publish-for-run") return finish(dependencies, await publishForRun(dependencies, step, github));
const artifact = artifactName(step.context.run, payloadOf(step));
const {result: result, published: published} = step.plan.kind === "skip" ? await skip(dependencies, step, step.plan.reason, github, artifact) : await scan(dependencies, step, step.plan.settings, github, artifact);
return finish(dependencies, {
result: result,
published: published
});
}
async function scan(dependencies, step, settings, github, artifact) {
const {log: log, files: files, signal: signal, version: version, now: now} = dependencies;
const {context: context, publishing: publishing} = step;
const hosts = settings.gate.targets.map(target => target.hostname);
const details = decideDetails(publishing.details, context, hosts);
log.section("Scan");
const say = progressLines(log);
const onScanProgress = progress => say({
type: "scan-progress",
...progress
});
const service = await dependencies.connect(settings, step, onScanProgress).catch(error => {
if (error instanceof usage_error.UsageError) throw error;
return error instanceof Error ? error : new Error(String(error));
});
if (service instanceof Error) {
const {failOnInconclusive: failOnInconclusive, warnOnly: warnOnly} = settings.gate.policy;
const result = (0, build_result.$)({
outcome: "inconclusive",
fails_job: failOnInconclusive && !warnOnly,
reasons: [ `The embedded service could not start: ${service.message}` ],
warnings: settings.gate.policyOrigin.warnings
}, {
version: version,
runUrl: context.runUrl,
run: context.run
});
return withoutScan(dependencies, step, result, github, artifact);
}
try {
const record = (0, state.MN)(files);
const branch = baselineBranch(context, publishing.baseRef);
const routed = await routedRun(dependencies, step, settings);
const judged = await (0, run_gate.runGate)(routed?.settings ?? settings.gate, context.run, {
sourceOf: routed?.sourceOf,
client: service.client,
service: service.kind,
serviceReadyMs: service.readyMs,
checkIds: service.checkIds,
signal: signal,
progress: event => {
record(event);
say(event);
},
baseline: async () => github === null || branch === null ? null : withDeadline(findBaseline(github, {
context: context,
branch: branch,
artifactPrefix: artifact.prefix
})),
earlierVerdict: async () => github === null ? null : withDeadline(earlierVerdict(github, context, artifact))
});
const settled = !signal.aborted && judged.scans.every(item => item.outcome !== "timed-out");
files.saveState("settled", String(settled));
const result = (0, build_result.resultDocument)(judged, {
version: version,
runUrl: context.runUrl
});
dependencies.setOutputs((0, outputs.Y)(result, outputs.d));
log.endSection();
for (const line of (0, verdict_lines.r)(result, details.level)) log.info(line);
if (details.level === "full") log.warnOnce(result.warnings);
log.section("Reports");
if (signal.aborted) return {
result: result,
published: outputs.d
};
const issues = await planIssues({
result: result,
context: context,
publishing: publishing,
details: details,
log: log,
now: now(),
github: github
});
const options = {
signal: signal,
now: now(),
informationUri: (0, check_link.E)(context.actionSource),
category: artifact.prefix,
...issues === null ? {} : {
trends: issues.trends
}
};
const formats = wantedFormats(settings, publishing, judged);
const rendered = await makeReports((0, render_reports.k)(judged, formats, options), log);
const patch = await attempt(log, "Patch", () => fixPatch(result, context.workspace, dependencies.environment));
if (patch !== null && patch !== "") rendered.push({
name: PATCH_FILE,
content: patch
});
const reports = await attempt(log, "Report files", async () => {
const folder = (0, external_node_path_.join)(context.tempFolder ?? await (0, state.ho)(files), artifact.name);
return writeReportFiles({
folder: folder,
sarifFile: sarifPath(publishing, context)
}, result, rendered, log);
});
const request = {
result: result,
context: context,
publishing: publishing,
details: details,
reports: reports,
issues: issues,
artifact: artifact,
files: files,
log: log,
now: now,
github: github,
patch: patch ?? ""
};
return {
result: result,
published: await publish({
...request,
maxFindings: settings.report.maxFindings
})
};
} finally {
await service.close();
}
}
async function routedRun({environment: environment, payload: payload, log: log}, {context: context}, settings) {
if (settings.routes === null) return null;
const place = policyPlace(payload, context);
const base = place.kind === "commit" ? place.sha : null;
const {changedSince: changedSince} = settings.routes;
const {withCheckoutRoutes: withCheckoutRoutes} = await Promise.all([ __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("routes-checkout-routes") ]).then(__webpack_require__.bind(__webpack_require__, 16586));
const routed = await withCheckoutRoutes(settings.gate, context.workspace, changedSince ?? base, environment);
if (routed !== null) log.info(routed.summary);
if (routed !== null && routed.problem !== null) if (changedSince === null) log.info(routed.problem); else log.warning(routed.problem);
return routed;
}
async function skip(dependencies, step, reason, github, artifact) {
const {log: log, version: version} = dependencies;
log.warning(`Skipped: ${reason}.`, {
title: "Scan Gate did not scan"
});
const {run: run, runUrl: runUrl} = step.context;
const result = (0, build_result.$)({
outcome: "skipped",
fails_job: false,
reasons: [ reason ]
}, {
version: version,
runUrl: runUrl,
run: run
});
return withoutScan(dependencies, step, result, github, artifact);
}
async function withoutScan(dependencies, step, result, github, artifact) {
const {log: log, files: files, now: now} = dependencies;
const {context: context, publishing: publishing} = step;
const details = {
level: "full",
reason: null
};
const nothing = {
reports: null,
issues: null,
maxFindings: 0
};
const request = {
result: result,
context: context,
publishing: publishing,
details: details,
artifact: artifact,
files: files,
log: log,
now: now,
github: github,
...nothing
};
return {
result: result,
published: await publish(request)
};
}
function finish({log: log, setOutputs: setOutputs}, {result: result, published: published}) {
log.endSection();
const dropped = new Set;
setOutputs((0, outputs.Y)(result, published, name => dropped.add(name)));
for (const name of dropped) log.warning(`Output ${name}: omitted a value from the service that is not a valid ID or URL.`);
return result;
}
async function gitHubOf({environment: environment, connectGitHub: connectGitHub, log: log}, {apiUrl: apiUrl}) {
const token = (0, action_inputs.UV)(environment, "github-token");
if (token !== "") return connectGitHub(token, apiUrl);
log.notice("No github-token: comments, baseline, issues and code scanning are disabled.");
return null;
}
function wantedFormats(settings, publishing, {scans: scans}) {
const others = settings.report.formats.filter(format => format !== "sarif");
const sarif = publishing.uploadSarif || publishing.sarifFile !== null || others.length < settings.report.formats.length;
return sarif && scans.some(scan => scan.outcome === "succeeded") ? [ ...others, "sarif" ] : others;
}
function sarifPath(publishing, context) {
return publishing.sarifFile === null ? null : (0, external_node_path_.resolve)(context.workspace, publishing.sarifFile);
}
function payloadOf(step) {
if (step.plan.kind !== "scan") return null;
return step.plan.settings.gate.targets.map(target => [ target.hostname, target.scanTypes, target.options.start_path ]);
}
},
30914: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => toolPage,
m: () => checkLinks
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
var _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50773);
function checkLinks(source) {
if (source === null) return () => null;
const base = `${repositoryPage(source)}/blob/${source.ref}/docs/checks`;
return checkId => /^[a-z]+\.[a-z0-9-]+$/.test(checkId) && (0, _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_1__.qi)(checkId) ? `${base}/${checkId}.md` : null;
}
function toolPage(source) {
return source === null ? _package_json__WEBPACK_IMPORTED_MODULE_0__.TB : repositoryPage(source);
}
function repositoryPage({repository: repository}) {
return `https://github.com/${repository}`;
}
},
10825: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pl: () => headline,
y4: () => unprovenHostsOf
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _gate_model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);
var _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77801);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10467);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89853);
var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69060);
function unprovenHostsOf({scans: scans}) {
return (0, _gate_model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_1__.HL)(scans.map(({hostname: hostname, ownership_proofs: proofs}) => ({
hostname: hostname,
proofs: proofs
})));
}
const SIGNS = {
passed: "✅",
failed: "❌",
inconclusive: "⚠️",
"timed-out": "⏱️",
cancelled: "🚫",
skipped: "⏭️"
};
const WORDS = {
inconclusive: "no verdict",
"timed-out": "timed out before all scans finished",
cancelled: "cancelled",
skipped: "skipped"
};
const BLOCKS_MERGE = new Set([ "pull_request", "pull_request_target", "merge_group", "deployment_status", "workflow_run" ]);
function headline(result, cause) {
return `${SIGNS[result.outcome]} Scan Gate: ${verdict(result, cause)}`;
}
function verdict(result, given) {
const {outcome: outcome} = result;
if (outcome === "passed") return passed(result) + limits(result);
if (outcome === "failed") return failed(result) + limits(result);
if (given !== undefined) return `${WORDS[outcome]}: ${(0, _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)((0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(given, 200))}`;
const code = result.reason_codes?.[0];
const cause = code === "target_not_verified" ? unproven(result) : (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.eC)(CAUSES, code ?? "");
return cause === undefined ? WORDS[outcome] : `${WORDS[outcome]}: ${cause}`;
}
const CAUSES = {
baseline_missing: "there is no baseline",
budget_exceeded: "the scans cost more than allowed",
checks_incomplete: "checks were not completed",
coverage_incomplete: "too little of the target was covered",
scan_failed: "a scan failed",
scan_not_created: "a scan was not created",
service_unreachable: "the service did not respond",
target_blocked: "the target blocks the scanner",
target_challenge: "the target shows a challenge",
target_host_refused: "the target refuses its host name",
target_maintenance: "the target is under maintenance",
target_not_deployed: "the application is not deployed",
target_not_ready: "the target did not respond",
target_refused: "the target refused the scanner",
target_server_error: "the target responds with errors",
target_stopped: "the application ended during the scan",
target_too_slow: "the target was too slow"
};
function unproven(result) {
const [first, ...others] = unprovenHostsOf(result);
if (first === undefined) return "a target is not proven to be yours";
return others.length === 0 ? `${(0, _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)((0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(first.hostname, 260))} is not proven to be yours` : `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(others.length + 1, "target")} are not proven to be yours`;
}
function passed(result) {
const {counts: counts, new_counts: fresh, fixed: fixed, threshold: threshold} = result;
const thanks = fixed.length > 0 ? `, ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(fixed.length, "finding")} fixed` : "";
if (counts.total === 0) return `no findings${thanks}`;
if (fresh !== null && fresh.total === 0) return `no new findings${thanks}`;
if (threshold === "none") return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(counts.total, "finding")}, none blocking${thanks}`;
return `no blocking findings (${(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.Pe)(counts)})${thanks}`;
}
function limits(result) {
const notes = [ identity(result), (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_3__.cX)(result.scans.map(({coverage: coverage}) => coverage)) ];
const words = notes.filter(note => note !== "");
return words.length === 0 ? "" : ` (${words.join("; ")})`;
}
function identity({scans: scans}) {
const limited = scans.flatMap(({coverage: coverage}) => coverage?.sign_in_required === true && coverage.signed_in !== true ? [ coverage ] : []);
if (limited.length === 0) return scans.some(({coverage: coverage}) => coverage?.signed_in === true) ? "signed in" : "";
return `not signed in, ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(limited.reduce((sum, {pages: pages}) => sum + pages, 0), "page")} seen`;
}
function failed(result) {
const blocking = result.findings.filter(finding => finding.blocking);
if (blocking.length === 0) return (0, _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)((0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(result.reasons[0] ?? "the gate failed", 200));
const severities = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.filter(severity => blocking.some(finding => finding.severity === severity));
const allNew = blocking.every(finding => finding.status === "new");
const kind = `${allNew ? "new " : ""}${severities.length === 1 ? `${severities[0]} ` : ""}`;
const what = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(blocking.length, `${kind}finding`);
if (result.warn_only) return `${what} would block (warn-only)`;
const verb = blocking.length === 1 ? "blocks" : "block";
return BLOCKS_MERGE.has(result.run.event) ? `${what} ${verb} this merge` : `${what} ${blocking.length === 1 ? "fails" : "fail"} this run`;
}
},
69060: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fu: () => shortSha,
KW: () => age,
Pe: () => countsInWords,
p0: () => duration,
rC: () => SEVERITY_SIGNS
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
const SEVERITY_SIGNS = {
critical: "🔴",
high: "🟠",
medium: "🟡",
low: "🔵",
info: "⚪"
};
function countsInWords(counts) {
return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.filter(severity => counts[severity] > 0).map(severity => `${counts[severity]} ${severity}`).join(", ");
}
function duration(milliseconds) {
const seconds = Math.round(milliseconds / 1e3);
if (seconds < 10) return `${(milliseconds / 1e3).toFixed(1)} s`;
return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function age(iso, now) {
const then = iso === null ? Number.NaN : Date.parse(iso);
if (Number.isNaN(then)) return "";
const minutes = Math.max(0, Math.round((now - then) / 6e4));
if (minutes < 60) return `${minutes} min ago`;
if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
return `${Math.round(minutes / 1440)} d ago`;
}
function shortSha(sha) {
return sha !== null && /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 7) : "";
}
},
6517: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => post
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
var _contract_scan_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49693);
const LISTED_MAX = 100;
async function post(dependencies) {
await cancelOpenScans(dependencies);
const {tempFolder: tempFolder} = dependencies.state;
if (tempFolder !== null) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(tempFolder, {
recursive: true,
force: true
});
}
async function cancelOpenScans(dependencies) {
const {state: state, client: client} = dependencies;
if (client === null || state.settled || !dependencies.cancelOnAbort) return;
if (state.scanIds.length === 0 && !state.submitting) return;
const ids = state.scanIds.length > 0 ? state.scanIds : await scansOfRun(client, dependencies);
for (const id of ids) await cancelIfOpen(client, id, dependencies);
}
async function cancelIfOpen(client, id, {signal: signal, log: log}) {
try {
const scan = await client.getScan(id, {
signal: signal
});
if ((0, _contract_scan_states_js__WEBPACK_IMPORTED_MODULE_2__.dR)(scan.status)) return;
await client.cancelScan(id, {
signal: signal
});
log.info(`Cancelled scan ${id}, which the job left running.`);
} catch (error) {
if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ApiError && error.code === "invalid_state") return;
log.warning(`Scan ${id} could not be cancelled: ${error instanceof Error ? error.message : String(error)}`);
}
}
async function scansOfRun(client, {runId: runId, signal: signal, log: log}) {
try {
const page = await client.listScans({
limit: LISTED_MAX
}, {
signal: signal
});
return page.data.filter(scan => scan.metadata?.["run_id"] === runId && !(0, _contract_scan_states_js__WEBPACK_IMPORTED_MODULE_2__.dR)(scan.status)).map(scan => scan.id);
} catch (error) {
log.warning(`Scans of this run could not be listed: ${error instanceof Error ? error.message : String(error)}`);
return [];
}
}
},
2001: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => outputsOf,
d: () => NOTHING_PUBLISHED
});
var _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
const NOTHING_PUBLISHED = {
reportJson: null,
reportPdfs: [],
sarifFile: null,
artifactId: null,
commentUrl: null,
issueUrls: []
};
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const PLAIN_URL = /^[A-Za-z0-9\-._~:/?#[\]@!*+,=%&]{1,2048}$/;
function outputsOf(result, published, dropped = () => {}) {
const {counts: counts, new_counts: fresh, existing_counts: existing, scans: scans, tokens: tokens} = result;
const checked = (name, isSound) => value => {
if (value === null || value === "" || isSound(value)) return value ?? "";
dropped(name);
return "";
};
const ids = (name, values) => [ ...new Set(values.map(checked(name, value => ID.test(value)))) ].filter(value => value !== "").join(",");
const url = (name, value) => checked(name, isPlainUrl)(value);
const optional = value => value === null || value === undefined ? "" : String(value);
return {
outcome: result.outcome,
"target-ids": ids("target-ids", scans.map(scan => scan.target_id)),
"scan-ids": ids("scan-ids", scans.map(scan => scan.scan_id)),
"critical-count": String(counts.critical),
"high-count": String(counts.high),
"medium-count": String(counts.medium),
"low-count": String(counts.low),
"info-count": String(counts.info),
"total-count": String(counts.total),
"new-count": optional(fresh?.total),
"fixed-count": fresh === null ? "" : String(result.fixed.length),
"existing-count": optional(existing?.total),
"report-json": published.reportJson ?? "",
"report-pdf": published.reportPdfs.join("\n"),
"sarif-file": published.sarifFile ?? "",
"report-url": url("report-url", reportUrl(result)),
"artifact-id": optional(published.artifactId),
"comment-url": url("comment-url", published.commentUrl),
"issue-url": published.issueUrls.map(value => url("issue-url", value)).filter(value => value !== "").join("\n"),
reused: String(result.reused),
"tokens-used": optional(tokens.used),
"tokens-remaining": optional(tokens.remaining),
"signed-in": signedIn(result),
"pages-covered": covered(result, "pages"),
"inputs-covered": covered(result, "inputs")
};
}
function covered({scans: scans}, kind) {
const count = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.mU)(scans.map(({coverage: coverage}) => coverage))[kind];
return count === undefined ? "" : String((0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Mp)(count));
}
function signedIn({scans: scans}) {
const states = scans.flatMap(({coverage: coverage}) => coverage?.signed_in ?? []);
return states.length === 0 ? "not-asked" : states.every(state => state) ? "yes" : "no";
}
function isPlainUrl(value) {
return PLAIN_URL.test(value) && (0, _reports_escape_controls_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(value) !== null;
}
function reportUrl(result) {
const remote = result.scans.find(scan => scan.report_url !== null)?.report_url ?? null;
return result.service === "remote" && remote !== null ? remote : result.run.url;
}
},
46579: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => SUMMARY_BYTES_MAX,
o: () => RunnerFiles
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);
const SUMMARY_BYTES_MAX = 1024 * 1024;
class RunnerFiles {
#environment;
#warn;
#warned=new Set;
constructor(environment, warn = () => {}) {
this.#environment = environment;
this.#warn = warn;
}
setOutput(name, value) {
this.#write("GITHUB_OUTPUT", "outputs", () => _actions_core__WEBPACK_IMPORTED_MODULE_1__.uH(name, value));
}
saveState(name, value) {
this.#write("GITHUB_STATE", "state", () => _actions_core__WEBPACK_IMPORTED_MODULE_1__.LZ(name, value));
}
addSummary(markdown) {
const file = this.#environment["GITHUB_STEP_SUMMARY"];
if (!file) return false;
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${markdown}\n`);
return true;
}
#write(variable, what, write) {
try {
write();
} catch (error) {
if (this.#warned.has(variable)) return;
this.#warned.add(variable);
const why = error instanceof Error ? error.message : String(error);
this.#warn(`The ${what} of this step could not be written (${variable}): ${why}`);
}
}
}
},
33272: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => failureText,
r: () => verdictLines
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _gate_model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);
var _gate_policy_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55449);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10467);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89853);
var _markdown_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10825);
var _markdown_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69060);
const SHOWN_MAX = 50;
function verdictLines(result, details) {
const {counts: counts, outcome: outcome} = result;
const found = counts.total === 0 ? "no findings" : `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.LS)(counts.total, "finding")} (${(0, 
_markdown_words_js__WEBPACK_IMPORTED_MODULE_4__.Pe)(counts)})`;
const coverages = result.scans.map(({coverage: coverage}) => coverage);
const reached = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_2__.cX)(coverages);
const lines = [ `${outcome}: ${found}${reached === "" ? "" : ` · ${reached}`}` ];
lines.push(...result.reasons.map(reason => `  ${reason}`), ...proofLines(result).map(line => `  ${line}`));
lines.push(...(0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_2__.l9)(coverages, details === "full").map(line => `  ${line}`));
if (result.policy !== undefined) lines.push(...(0, _gate_policy_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__.EO)(result.policy, details === "full").map(line => `  ${line}`));
if (details === "counts") return lines;
const findings = result.findings.filter(finding => finding.ignored_by === null).sort((left, right) => (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity));
for (const finding of findings.slice(0, SHOWN_MAX)) {
const mark = finding.blocking ? "x" : "-";
lines.push(`  ${mark} ${finding.severity.padEnd(8)} ${finding.check_id}  ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(finding.title, 120)}  ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(finding.location.url, 160)}`);
}
if (findings.length > SHOWN_MAX) lines.push(`  and ${findings.length - SHOWN_MAX} more`);
const accepted = result.findings.filter(({acceptance: acceptance}) => acceptance !== undefined);
for (const {check_id: check, title: title, ignored_by: why} of accepted.slice(0, SHOWN_MAX)) lines.push(`  - ignored  ${check}  ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(title, 120)}: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_5__.xv)(why ?? "", 300)}`);
return lines;
}
function failureText(result) {
const [reason = result.outcome] = result.reasons;
const proofs = result.reason_codes?.[0] === "target_not_verified" ? proofLines(result) : [];
return [ `Scan Gate: ${reason}`, ...proofs ].join("\n");
}
function proofLines(result) {
return (0, _gate_model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_1__.s6)((0, 
_markdown_headline_js__WEBPACK_IMPORTED_MODULE_3__.y4)(result)).flatMap(({text: text, items: items}) => [ text, ...items.map(item => `- ${item}`) ]);
}
},
90862: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MN: () => stateRecorder,
ho: () => ownTempFolder,
un: () => readState
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
function readState(environment) {
const list = name => (environment[`STATE_${name}`] ?? "").split(",").filter(part => part !== "");
return {
phase: environment["STATE_phase"] === "main" ? "main" : null,
submitting: environment["STATE_submitting"] === "true",
scanIds: list("scans"),
settled: environment["STATE_settled"] === "true",
tempFolder: environment["STATE_temp_folder"] || null
};
}
function stateRecorder(files) {
const scans = new Set;
return event => {
if (event.type === "submitting") files.saveState("submitting", "true");
if (event.type !== "submitted") return;
for (const id of event.scanIds) scans.add(id);
files.saveState("scans", [ ...scans ].join(","));
};
}
async function ownTempFolder(files) {
const folder = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0, 
node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "scan-gate-"));
files.saveState("temp_folder", folder);
return folder;
}
},
863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => parseTargetAddress,
V8: () => formatTargetHost,
xY: () => formatTargetAddress,
zC: () => TargetSyntaxError
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
class TargetSyntaxError extends Error {
code;
constructor(code, message) {
super(message);
this.name = "TargetSyntaxError";
this.code = code;
}
}
const TARGET_LENGTH_MAX = 2300;
const PATH_LENGTH_MAX = 2e3;
const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
function parseTargetAddress(input) {
const text = input.trim();
if (text === "") throw new TargetSyntaxError("empty", "A target is empty; write host, host:port or an http(s) URL.");
if (text.length > TARGET_LENGTH_MAX) {
throw new TargetSyntaxError("host", `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
}
if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
throw new TargetSyntaxError("host", "A target must not contain spaces, backslashes or control characters.");
}
const written = SCHEME.exec(text);
const rest = written === null ? text : text.slice(written[0].length);
const end = rest.search(/[/?#]/);
const authority = end < 0 ? rest : rest.slice(0, end);
if (authority.includes("@")) {
throw new TargetSyntaxError("credentials", "A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.");
}
const scheme = written?.[1]?.toLowerCase() ?? null;
if (scheme !== null && scheme !== "http" && scheme !== "https" || scheme === null && SCHEME_ONLY.test(text)) {
throw new TargetSyntaxError("scheme", "Only http:// and https:// URLs can be scanned.");
}
const {host: host, portText: portText} = splitAuthority(authority);
const port = portText === null ? defaultPort(scheme) : parsePort(portText);
return {
...parseHost(host),
port: port,
scheme: scheme,
path: end < 0 ? null : parsePath(rest.slice(end))
};
}
function formatTargetHost(host, port) {
const name = host.includes(":") ? `[${host}]` : host;
return port === null ? name : `${name}:${port}`;
}
function formatTargetAddress({host: host, port: port, scheme: scheme}) {
return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
}
function defaultPort(scheme) {
return scheme === null ? null : scheme === "https" ? 443 : 80;
}
function splitAuthority(authority) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) return {
host: `[${authority}]`,
portText: null
};
const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
if (host === undefined) {
throw new TargetSyntaxError("host", "An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.");
}
return {
host: host,
portText: portText
};
}
function parsePort(text) {
const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
if (port >= 1 && port <= 65535) return port;
throw new TargetSyntaxError("port", "The port must be a number from 1 to 65535.");
}
function parseHost(text) {
if (text === "") throw new TargetSyntaxError("host", "A target needs a host.");
if (text.startsWith("[")) {
const address = text.slice(1, -1);
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) {
throw new TargetSyntaxError("host", "The brackets do not contain an IPv6 address without a zone.");
}
return {
host: new URL(`http://[${address}]/`).hostname.slice(1, -1),
isIpAddress: true
};
}
const name = text.replace(/\.$/, "").toLowerCase();
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(name)) return {
host: name,
isIpAddress: true
};
if (name.includes("*")) throw new TargetSyntaxError("host", "A wildcard cannot be scanned; name each host.");
const ascii = name.includes("%") ? "" : (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(name);
const labels = ascii.split(".");
if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
throw new TargetSyntaxError("host", "An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.");
}
if (ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
throw new TargetSyntaxError("host", "The host is not a valid host name.");
}
return {
host: ascii,
isIpAddress: false
};
}
function parsePath(tail) {
const {pathname: pathname, search: search} = new URL(tail.startsWith("/") ? `http://host${tail}` : `http://host/${tail}`);
const path = `${pathname}${search}`;
if (path.length <= PATH_LENGTH_MAX) return path;
throw new TargetSyntaxError("path", `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
}
},
43012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
browserOption: () => browserOption,
issueAdminToken: () => issueAdminToken,
migrateDatabase: () => migrateDatabase,
pendingMigrations: () => pendingMigrations,
registeredCheckIds: () => registeredCheckIds,
repositoryRules: () => repositoryRules,
startCallbacks: () => startCallbacks,
startEmbeddedService: () => startEmbeddedService,
withRules: () => withRules
});
var _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22648);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
async function registeredCheckIds(rules = []) {
const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-login") ]).then(__webpack_require__.bind(__webpack_require__, 65280));
return [ ...CHECKS.map(({meta: meta}) => meta.id), ...rules.map(({id: id}) => String(id)) ];
}
async function withRules(settings, {ruleFiles: ruleFiles = [], configFile: configFile}) {
const texts = ruleTexts(ruleFiles, settings.service.rules.length > 0 ? configFile : null);
if (texts.length === 0) return settings;
if (settings.service.apiUrl !== null) {
const {policyOrigin: policyOrigin} = settings.gate;
const warning = `The rules of this repository (${texts[0]?.name ?? ""}, …) did not run: a separate service runs those that PUT /v1/checks gave it.`;
const warnings = [ ...policyOrigin.warnings, warning ];
return {
...settings,
gate: {
...settings.gate,
policyOrigin: {
...policyOrigin,
warnings: warnings
}
}
};
}
return {
...settings,
service: {
...settings.service,
rules: await readRules(texts)
}
};
}
async function repositoryRules({ruleFiles: ruleFiles = [], configFile: configFile}) {
return readRules(ruleTexts(ruleFiles, configFile));
}
function ruleTexts(ruleFiles, configFile) {
return [ ...(0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__.gF)(ruleFiles), ...configFile == null ? [] : [ {
...configFile,
isConfig: true
} ] ];
}
async function readRules(texts) {
const {readRuleTexts: readRuleTexts} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("engine-rules-read-rules") ]).then(__webpack_require__.bind(__webpack_require__, 23282));
const {rules: rules, problems: problems} = readRuleTexts(texts);
const [first] = problems;
if (first !== undefined) {
const ofFile = problems.filter(({name: name}) => name === first.name).slice(0, 10);
throw _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError.inFile("checks", first.name, ofFile);
}
return rules;
}
async function startEmbeddedService(options) {
const {startService: startService} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("undici-index"), __webpack_require__.e("aws4fetch-dist-aws4fetch-esm"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-key"), __webpack_require__.e("service-start") ]).then(__webpack_require__.bind(__webpack_require__, 64293));
return startService(options);
}
async function startCallbacks(options) {
const {startCallbackServer: startCallbackServer} = await Promise.all([ __webpack_require__.e("dns-packet-index"), __webpack_require__.e("contract-signature") ]).then(__webpack_require__.bind(__webpack_require__, 50463));
return startCallbackServer(options);
}
async function browserOption(given, environment) {
const {findBrowser: findBrowser} = await __webpack_require__.e("module-69490").then(__webpack_require__.bind(__webpack_require__, 69490));
const path = findBrowser(given === null ? environment : {
CHROME_BIN: given
});
return path === null ? null : {
browserPath: path
};
}
async function issueAdminToken(store, keep) {
const {issueAdminToken: issueAdminToken} = await Promise.all([ __webpack_require__.e("contract-key"), __webpack_require__.e("module-23527") ]).then(__webpack_require__.bind(__webpack_require__, 23527));
return issueAdminToken(store, keep);
}
async function migrateDatabase(store, onApplied) {
const {migrateDatabase: migrateDatabase} = await __webpack_require__.e("module-27283").then(__webpack_require__.bind(__webpack_require__, 27283));
return migrateDatabase(store, onApplied);
}
async function pendingMigrations(store) {
const {pendingMigrations: pendingMigrations} = await __webpack_require__.e("module-27283").then(__webpack_require__.bind(__webpack_require__, 27283));
return pendingMigrations(store);
}
},
11748: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
checkoutFiles: () => checkoutFiles,
writeBelow: () => writeBelow
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1964);
const LIST_BYTES_MAX = 16 * 1024 * 1024;
const FILE_BYTES_MAX = 512 * 1024;
async function checkoutFiles(directory, environment) {
const listed = await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(directory, [ "ls-files", "-z", "--cached", "--others", "--exclude-standard" ], LIST_BYTES_MAX, environment);
const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
const known = new Map;
return {
paths: [ ...new Set(listed.toString("utf8").split("\0").filter(Boolean)) ].sort(),
read: path => {
const text = known.get(path) ?? readBelow(root, path);
known.set(path, text);
return text;
}
};
}
async function readBelow(root, path) {
try {
const absolute = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
if (!absolute.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) return null;
const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
return file.isFile() && file.size <= FILE_BYTES_MAX ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, "utf8") : null;
} catch {
return null;
}
}
async function writeBelow(directory, path, text) {
const parts = path.split("/");
for (const length of parts.keys()) {
const entry = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, ...parts.slice(0, length + 1))).catch(() => null);
if (entry?.isSymbolicLink() === true) return false;
}
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)), {
recursive: true
});
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), text);
return true;
}
},
3367: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => parseTarget
});
var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
function parseTarget(input, given) {
const address = parseOrThrow(input, given);
const hostname = (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.xY)(address);
const {scheme: scheme, path: path} = address;
const [pathname, query] = path === null || path === "/" ? [ "" ] : path.split("?", 2);
return {
input: `${scheme === null ? "" : `${scheme}://`}${hostname}${pathname}${query === undefined ? "" : "?…"}`,
hostname: hostname,
options: {
...scheme === null ? {} : {
scheme: scheme
},
...path === null || path === "/" ? {} : {
start_path: path
}
}
};
}
function parseOrThrow(input, given) {
try {
return (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.B1)(given);
} catch (error) {
if (!(error instanceof _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.zC)) throw error;
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(withoutUserInfo(given))}: ${error.message}`);
}
}
function withoutUserInfo(text) {
const bare = text.replace(/[?#].*/s, "");
return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, "$1");
}
},
22648: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => SUMS_FILE,
Hg: () => readRuleFolder,
NP: () => isOfRules,
aI: () => SUMS_BYTES_MAX,
e6: () => RULE_FOLDER,
fP: () => importFaults,
gF: () => verifiedRules,
gL: () => ruleChanges,
h8: () => COMMIT_FILES_MAX,
n$: () => isRuleFile,
ol: () => digestOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84472);
const RULE_FOLDER = ".scan-gate/checks";
const FILES_MAX = 1e4;
const COMMIT_FILES_MAX = 500;
const BYTES_MAX = 256 * 1024;
const FAULTS_MAX = 10;
const SUMS_FILE = "SHA256SUMS";
const SUMS_BYTES_MAX = 2 * 1024 * 1024;
function isRuleFile(name) {
return /\.ya?ml$/.test(name);
}
function isOfRules(name) {
return isRuleFile(name) || name === SUMS_FILE;
}
async function readRuleFolder(directory) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, RULE_FOLDER);
const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])).filter(isOfRules).sort();
if (names.length > FILES_MAX) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(RULE_FOLDER, `has more than ${FILES_MAX} files.`);
const files = [];
for (const name of names) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, {
throwIfNoEntry: false
});
const bytesMax = name === SUMS_FILE ? SUMS_BYTES_MAX : BYTES_MAX;
if (file?.isFile() !== true || file.size > bytesMax) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`${RULE_FOLDER}/${name}`, `is no file of at most ${bytesMax / 1024} KiB.`);
files.push({
name: `${RULE_FOLDER}/${name}`,
text: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8")
});
}
return files;
}
function verifiedRules(files) {
const sums = files.find(({name: name}) => name.startsWith(`${RULE_FOLDER}/${SUMS_FILE}`));
if (sums === undefined) return files;
const texts = new Map(files.map(({name: name, text: text}) => [ name, text ]));
const faults = importFaults(sums.text, name => texts.get(sums.name.replace(SUMS_FILE, () => name)));
if (faults.length > 0) throw _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError.inFile("checks", sums.name, faults);
return files.filter(file => file !== sums);
}
function importFaults(sums, textOf) {
const faults = sums.split("\n").flatMap((written, index) => {
if (written.trim() === "") return [];
const [, digest, name = ""] = /^([0-9a-f]{64}) [ *]([^/\\]+)$/.exec(written.trimEnd()) ?? [];
const text = textOf(name);
const fault = digest === undefined ? "is not written by sha256sum" : text === undefined ? `${name} is missing; import it again, or disable its check instead` : digestOf(text) === digest ? null : `${name} was changed after its import; import it again, or delete its line here to make it a rule of your own`;
return fault === null ? [] : [ {
line: index + 1,
text: fault
} ];
});
return faults.slice(0, FAULTS_MAX);
}
function digestOf(text) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}
function ruleChanges(from, to) {
return [ ...new Set([ ...from.keys(), ...to.keys() ]) ].sort().flatMap(name => {
if (from.get(name) === to.get(name)) return [];
if (!from.has(name)) return [ `checks adds ${name}` ];
return [ to.has(name) ? `checks changes ${name}` : `checks no longer has ${name}` ];
});
}
},
84472: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => shown,
UsageError: () => UsageError
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
class UsageError extends Error {
code="usage_error";
input;
problems;
constructor(input, message, options) {
super(options?.problems?.map(problem => problem.message).join("\n") ?? `${input}: ${message}`, options);
this.name = "UsageError";
this.input = input;
this.problems = options?.problems ?? [ {
title: `invalid input ${input}`,
message: this.message,
isPublic: false
} ];
}
static inFile(input, file, problems, options) {
const listed = problems.map(({line: line, text: text}) => ({
title: line === null ? file : `${file}, line ${line}`,
message: `${file}: ${text}${line === null ? "" : ` (line ${line})`}${text.endsWith("?") ? "" : "."}`,
isPublic: true
}));
return new UsageError(input, "", {
...options,
problems: listed
});
}
}
function shown(value) {
return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
}
},
1964: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$R: () => folderOfCommit,
$Y: () => git,
D3: () => commitOf,
MT: () => prefixOf,
jh: () => isCommitId,
rm: () => fileOfCommit
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
const TIME_LIMIT_MS = 1e4;
const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isCommitId(text) {
return text !== null && COMMIT_ID.test(text);
}
async function fileOfCommit(directory, commit, path, bytesMax, environment) {
const [name = "", ...folders] = path.split("/").reverse();
const entry = (await folderOfCommit(directory, commit, folders.reverse().join("/"), environment)).get(name);
if (entry === undefined) return null;
if (!entry.mode.startsWith("100")) throw new Error("it is not a regular file there");
return (await verifiedObject(directory, "blob", entry.id, bytesMax, environment)).toString("utf8");
}
async function folderOfCommit(directory, commit, path, environment) {
if (!isCommitId(commit)) throw new Error("the commit is not a full id");
const read = (type, id) => verifiedObject(directory, type, id, OBJECT_BYTES_MAX, environment);
const segments = path === "" ? [] : path.split("/");
if (segments.length > DEPTH_MAX) throw new Error("the path is too deep");
const head = (await read("commit", commit)).toString("latin1");
let entries = entriesOf(await read("tree", /^tree ([0-9a-f]+)\n/.exec(head)?.[1] ?? ""), commit.length / 2);
for (const segment of segments) {
const entry = entries.get(segment);
if (entry?.mode !== "40000") return new Map;
entries = entriesOf(await read("tree", entry.id), commit.length / 2);
}
return entries;
}
async function commitOf(directory, reference, environment) {
if (!/^[A-Za-z0-9_][\w./@^~-]{0,254}$/.test(reference)) throw new Error("it is not the name of a commit");
const args = [ "rev-parse", "--verify", "--quiet", `${reference}^{commit}` ];
const id = (await git(directory, args, 1024, environment)).toString("latin1").trim();
if (!isCommitId(id)) throw new Error("git returned no commit");
return id;
}
async function prefixOf(directory, environment) {
const text = (await git(directory, [ "rev-parse", "--show-prefix" ], 8192, environment)).toString("utf8");
return text.replace(/\r?\n$/, "");
}
async function verifiedObject(directory, type, id, bytesMax, environment) {
if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
const content = await git(directory, [ "cat-file", type, id ], bytesMax, environment);
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(id.length === 40 ? "sha1" : "sha256");
const actual = digest.update(`${type} ${content.length}\0`).update(content).digest("hex");
if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} does not match its id`);
return content;
}
function entriesOf(tree, idBytes) {
const entries = new Map;
for (let at = 0; at < tree.length; ) {
const space = tree.indexOf(32, at);
const zero = tree.indexOf(0, space);
if (space < 0 || zero < 0) break;
const end = zero + 1 + idBytes;
entries.set(tree.toString("utf8", space + 1, zero), {
mode: tree.toString("latin1", at, space),
id: tree.toString("hex", zero + 1, end)
});
at = end;
}
return entries;
}
async function git(directory, args, bytesMax, environment) {
const options = [ "--no-replace-objects", "-c", "safe.directory=*", "-c", "protocol.allow=never" ];
try {
const {stdout: stdout} = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [ ...options, "-c", "core.fsmonitor=false", ...args ], {
cwd: directory,
env: cleanEnvironment(environment),
encoding: "buffer",
maxBuffer: bytesMax,
timeout: TIME_LIMIT_MS,
killSignal: "SIGKILL",
windowsHide: true
});
return stdout;
} catch (cause) {
const code = cause instanceof Error && "code" in cause ? cause.code : null;
if (code === "ENOENT") throw new Error("git is not installed", {
cause: cause
});
if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") throw new Error(`it is larger than ${bytesMax} bytes`, {
cause: cause
});
throw new Error("the local history does not have it", {
cause: cause
});
}
}
function cleanEnvironment(environment) {
const kept = Object.entries(environment).filter(entry => /^(PATH|SYSTEMROOT|TEMP|TMP)$/i.test(entry[0]) && entry[1] !== undefined);
return {
...Object.fromEntries(kept),
GIT_CONFIG_NOSYSTEM: "1",
GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_NO_LAZY_FETCH: "1",
GIT_OPTIONAL_LOCKS: "0",
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
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
60836: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => trendSentences
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
function trendSentences({days: days, oldestOpen: oldestOpen, fixed: fixed}) {
const [first] = days;
const last = days.at(-1);
if (first === undefined || last === undefined) return [];
const sentences = [ change(days, first, last) ];
if (oldestOpen !== null) {
const {ageDays: ageDays, since: since, title: title, severity: severity, target: target} = oldestOpen;
sentences.push(ageDays === 0 ? `The oldest open finding was first seen on ${since}: ${title} (${severity}, ${target}).` : `The oldest open finding is ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(ageDays, "day")} old on ${last.date}, first seen on ${since}: ${title} (${severity}, ${target}).`);
} else if (last.counts.total > 0) {
sentences.push(`There has been an open finding on every day since ${openSince(days)}.`);
}
if (fixed !== null) sentences.push(fixedSentence(fixed));
return sentences;
}
function change(days, first, last) {
const now = `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(last.counts.total, "open finding")} on ${last.date}`;
if (days.length === 1) return `${now}, the first day of the history.`;
const more = last.counts.total - first.counts.total;
if (more === 0) return `${now}, as many as on ${first.date}.`;
return `${now}, ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.abs(more), "finding")} ${more > 0 ? "more" : "fewer"} than on ${first.date}.`;
}
function openSince(days) {
const lastClean = days.findLastIndex(({counts: counts}) => counts.total === 0);
return days[lastClean + 1]?.date;
}
function fixedSentence({count: count, medianDays: medianDays}) {
if (medianDays === null) return "None has been fixed within the history.";
const time = `${medianDays} ${medianDays === 1 ? "day" : "days"}`;
return count === 1 ? `Time to fix: ${time} for the 1 finding that was fixed.` : `Time to fix: ${time} in the median of the ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(count, "finding")} that were fixed.`;
}
},
55431: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ignoreRule
});
const ACCEPTED_DAYS = 90;
function ignoreRule({check_id: check, fingerprint: fingerprint}, now) {
if (!/^[0-9a-f]{32}$/.test(fingerprint)) return null;
const expires = new Date(now + ACCEPTED_DAYS * 864e5).toISOString().slice(0, 10);
const name = /^[a-z][a-z0-9-]{0,29}\.[a-z0-9-]{1,60}$/.test(check) ? ` # ${check}` : "";
return `  - fingerprint: '${fingerprint}'${name}\n    reason: say why it is acceptable\n    expires: ${expires}`;
}
},
27830: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => nearest
});
function nearest(text, names) {
let best = null;
let lowest = Math.max(2, Math.floor(text.length / 3)) + 1;
for (const name of names) {
const edits = distance(text, name);
if (edits < lowest) {
lowest = edits;
best = name;
}
}
return best;
}
function distance(left, right) {
const a = left.slice(0, 60);
const b = right.slice(0, 60);
let row = Array.from({
length: b.length + 1
}, (_, index) => index);
for (let i = 1; i <= a.length; i += 1) {
const next = [ i ];
for (let j = 1; j <= b.length; j += 1) {
const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
}
row = next;
}
return row[b.length] ?? 0;
}
},
9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$6: () => textAt,
Eb: () => present,
U4: () => parsedJson,
eC: () => ownValue,
fK: () => valueAt,
g1: () => record,
u4: () => isRecord
});
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function record(value) {
return isRecord(value) ? value : {};
}
function parsedJson(text) {
try {
return JSON.parse(text);
} catch {
return undefined;
}
}
function valueAt(value, path) {
let current = value;
for (const name of path) {
if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
current = current[name];
}
return current;
}
function textAt(value, ...path) {
const found = valueAt(value, path);
return typeof found === "string" ? found : null;
}
function ownValue(table, key) {
return Object.hasOwn(table, key) ? table[key] : undefined;
}
function present(values) {
return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
},
87179: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => secretPrefix,
$z: () => secretsOfCookie,
Fe: () => withPrefix,
KT: () => named,
Nf: () => headerSecretName,
Zm: () => withoutPlaceholders,
b8: () => secretsOfOptions,
hT: () => secretsOfHeaders,
k: () => secretsOfHeader,
kG: () => secretPlaceholder,
ob: () => secretsOfLogin,
sm: () => valuesOf
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _base64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59831);
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;
const JSON_LENGTH_MAX = 65536;
const JSON_DEPTH_MAX = 3;
const SECRET_NAME = /token|secret|passw|jwt|session|credential|api_?key|ticket/i;
const LITERALS = new Set([ "true", "false", "null" ]);
function decoded(value) {
try {
const text = decodeURIComponent(value.replaceAll("+", " "));
return text === value ? [] : [ text, decodeURIComponent(value) ];
} catch {
return [];
}
}
function secretsOfCookie(value) {
const plain = value.replace(/^"(.*)"$/s, "$1");
if (LITERALS.has(plain)) return [];
const all = [ plain, ...decoded(plain) ];
return [ ...all, ...all.flatMap(text => [ ...signatureOf(text), ...secretsOfJson(text) ]) ];
}
function signatureOf(token) {
const [, signature] = /^[^\s.]{1,8000}(?:\.[^\s.]{1,8000})?\.([\w~+/=-]{16,2000})$/.exec(token) ?? [];
return signature === undefined ? [] : [ signature ];
}
function secretsOfJson(text, depth = JSON_DEPTH_MAX) {
if (depth === 0 || !/^\s*[[{]/.test(text) || text.length > JSON_LENGTH_MAX) return [];
const found = [];
try {
JSON.parse(text, (name, value) => {
if (typeof value !== "string" || found.length >= PARTS_MAX) return value;
if (isToken(value) || SECRET_NAME.test(name) && !LITERALS.has(value)) found.push(value);
found.push(...secretsOfJson(value, depth - 1));
return value;
});
} catch {}
return [ ...new Set(found) ].slice(0, PARTS_MAX);
}
function isToken(value) {
return /^[\w.~+/=-]{16,8000}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value);
}
function secretsOfTotp(value) {
const [, key] = /[?&]secret=([A-Za-z2-7=]{8,200})/.exec(value) ?? [];
return [ value, value.replace(/\s/g, ""), ...key === undefined ? [] : [ key ] ];
}
function secretsOfHeader(name, value) {
const [, scheme = "", token = ""] = /^([A-Za-z][\w-]{0,30})[ \t]+(\S.*)$/s.exec(value) ?? [];
const isCredential = /authorization$|^x-.*(?:token|key|secret|auth)/i.test(name) && /^\S+$/.test(token);
const pair = /^basic$/i.test(scheme) ? (0, _base64_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(token) : null;
const parts = value.split(/[\s;,]+/).slice(0, PARTS_MAX);
const named = parts.flatMap(part => [ part, part.slice(part.indexOf("=") + 1), ...part.split("=") ]);
const isCookie = /^cookie$/i.test(name);
return [ ...LITERALS.has(value) ? [] : [ value ], ...named.filter(part => part.length >= PART_LENGTH_MIN), ...isCookie ? parts.flatMap(part => secretsOfCookie(part.slice(part.indexOf("=") + 1))) : [], ...isCredential ? [ token, ...signatureOf(token) ] : [], ...pair === null ? [] : [ pair, pair.slice(pair.indexOf(":") + 1) ] ];
}
function named(name, values) {
return values.map(value => ({
name: name,
value: value
}));
}
function secretsOfHeaders(headers = {}) {
return Object.entries(headers).flatMap(([name, value]) => named(headerSecretName(name), secretsOfHeader(name, value)));
}
function headerSecretName(header) {
const name = header.toUpperCase().replace(/[^A-Z0-9]/g, "_");
return name === "COOKIE" || name === "AUTHORIZATION" ? name : `HEADER_${name}`;
}
function secretPrefix(identity) {
return identity === "user" ? "" : `${identity.toUpperCase()}_`;
}
function secretPlaceholder(name) {
return `\${SCAN_GATE_${name}}`;
}
function withoutPlaceholders(text) {
return text.replaceAll("${SCAN_GATE_", "$%7BSCAN_GATE_");
}
function secretsOfLogin(login) {
const {password: password, totp: totp, client_secret: secret, headers: headers, cookies: cookies = [], local_storage: stored = {}} = login;
return [ ...named("PASSWORD", password === undefined ? [] : [ password ]), ...named("CLIENT_SECRET", secret === undefined ? [] : [ secret ]), ...named("TOTP", totp === undefined ? [] : secretsOfTotp(totp)), ...secretsOfHeaders(headers), ...named("COOKIE", cookies.flatMap(({value: value}) => secretsOfCookie(value))), ...named("STORAGE", Object.values(stored).flatMap(secretsOfCookie)) ];
}
function secretsOfOptions(options) {
return [ ...secretsOfHeaders(options.request_headers), ..._contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(identity => {
const login = options[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[identity]];
return login === undefined ? [] : withPrefix(identity, secretsOfLogin(login));
}) ];
}
function withPrefix(identity, secrets) {
const prefix = secretPrefix(identity);
return secrets.map(({name: name, value: value}) => ({
name: prefix + name,
value: value
}));
}
function valuesOf(secrets) {
return secrets.map(({value: value}) => value);
}
},
89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B4: () => formatCount,
LS: () => plural,
TN: () => oneLine,
ky: () => wrapped,
oF: () => percentDecoded,
xv: () => truncate
});
function truncate(text, max) {
if (text.length <= max) return text;
const cut = text.slice(0, max - 1);
const last = cut.charCodeAt(cut.length - 1);
return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
}
function oneLine(text) {
return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}
function formatCount(count) {
return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
function plural(count, one, many = `${one}s`) {
return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function wrapped(text, width) {
const lines = [];
for (const word of text.split(" ")) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
}
return lines;
}
function percentDecoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
}
};
