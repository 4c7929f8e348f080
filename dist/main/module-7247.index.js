export const id = "module-7247";

export const ids = [ "module-7247" ];

export const modules = {
7247: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
normalizedRemote: () => normalizedRemote,
readSession: () => readSession,
run: () => run
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64903);
var _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45703);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82723);
var _gate_model_model_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(29193);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84472);
var _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19377);
var _gate_settings_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44032);
var _baseline_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28313);
var _connect_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65487);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6222);
var _gate_session_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(63829);
var _help_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9654);
var _policy_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(27797);
var _run_context_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92974);
var _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(362);
async function repositorySeed(environment, directory) {
const gitlab = environment["CI_PROJECT_ID"];
if (gitlab) return {
seed: `${environment["CI_SERVER_URL"] ?? ""} ${gitlab}`,
name: environment["CI_PROJECT_PATH"] ?? gitlab
};
const github = environment["GITHUB_REPOSITORY_ID"];
if (github) return {
seed: github,
name: environment["GITHUB_REPOSITORY"] ?? github
};
const remote = await gitRemote(directory);
if (remote !== null) return {
seed: remote,
name: remote.split("/").slice(-2).join("/")
};
return {
seed: `local:${userName()}@${(0, node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()}`,
name: "local"
};
}
async function gitRemote(directory) {
for (let folder = directory; ;folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder)) {
const config = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0, 
node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git", "config"), "utf8").catch(() => null);
if (config !== null) {
const section = config.split(/^\[/m).find(part => /^remote "origin"\]/.test(part));
const url = /^[ \t]*url[ \t]*=(.+)/m.exec(section ?? "")?.[1]?.trim();
return url === undefined ? null : normalizedRemote(url);
}
if ((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) === folder) return null;
}
}
function normalizedRemote(url) {
return url.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "").replace(/^([^/:]+):(?!\d+\/)/, "$1/").replace(/\.git\/?$/, "").replace(/(?<!\/)\/+$/, "").toLowerCase();
}
function userName() {
try {
return (0, node_os__WEBPACK_IMPORTED_MODULE_2__.userInfo)().username;
} catch {
return "user";
}
}
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_18__.bD)([ "scan <target…> [flags]" ], `Scans targets (host, host:port or URL) and judges the findings. Without --api-url the whole service runs in this\nprocess and sends requests to the targets only. Settings can also come from ${_gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_5__.Cu}.`, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.Gw, _help_js__WEBPACK_IMPORTED_MODULE_18__.NI, [ "scan-gate scan http://localhost:3000", "scan-gate scan https://preview.example.com --scan-types quick --fail-on high", "scan-gate scan http://localhost:3000 --report-formats html,sarif --out reports" ]);
const DEFAULT_OUT = "scan-gate-reports";
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_13__.CH)(args, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.Gw, HELP, io);
if (flags === null) return 0;
const session = await readSession(flags, io);
if (flags.text("api-key") !== undefined) {
io.err("warning: --api-key is visible in process lists; prefer the environment variable SCAN_GATE_API_KEY.\n");
}
const result = await (0, _gate_session_js__WEBPACK_IMPORTED_MODULE_14__.runSession)(session, io);
return (0, _exit_status_js__WEBPACK_IMPORTED_MODULE_12__.$)(result.verdict);
}
async function readSession(flags, io) {
const raw = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.me)(flags, io.environment);
const naming = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.GI)(flags);
const format = (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_6__.gX)("--format", flags.text("format") ?? "pretty", _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.DS);
const configRef = flags.text("config-ref") ?? null;
const files = await (0, _policy_files_js__WEBPACK_IMPORTED_MODULE_15__.Q)({
configFile: raw["config-file"] ?? "",
ignoreFile: raw["ignore-file"] ?? "",
configRef: configRef,
naming: naming
}, io);
const recordings = new Map;
for (const {input: input, path: path} of (0, _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_8__.es)(raw)) recordings.set(path, await (0, 
_policy_files_js__WEBPACK_IMPORTED_MODULE_15__.u)(naming(input), path, configRef, io));
const parsed = (0, _gate_settings_settings_js__WEBPACK_IMPORTED_MODULE_9__.P)({
raw: raw,
naming: naming,
...files,
hasIdentity: (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_4__.kn)(io.environment) !== null,
secret: name => io.environment[name],
readText: path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(io.directory, path), "utf8"),
readFile: path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(io.directory, path), "utf8"),
readRecording: path => recordings.get(path) ?? ""
});
const settings = await (await __webpack_require__.e("embedded").then(__webpack_require__.bind(__webpack_require__, 43012))).withRules(parsed, files);
if (format === "html" && (0, _gate_model_model_js__WEBPACK_IMPORTED_MODULE_19__.G)(settings.gate.targets).length > 1) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError("--format", "html supports one scan; for several, use --report-formats html --out DIR.");
}
const baselinePath = flags.text("baseline");
const baseline = baselinePath === undefined ? undefined : await (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_10__.s)(baselinePath, io.directory);
const {seed: seed, name: name} = await repositorySeed(io.environment, io.directory);
const isReporting = raw["report-formats"] !== undefined && settings.report.formats.length > 0;
const out = flags.text("out") ?? (isReporting ? DEFAULT_OUT : null);
return {
settings: settings,
run: (0, _run_context_js__WEBPACK_IMPORTED_MODULE_16__.p)(io.environment, name),
format: format,
verbose: flags.flag("verbose") === true,
out: out,
verificationSeed: seed,
trustedRoots: await (0, _connect_js__WEBPACK_IMPORTED_MODULE_11__.P)(flags.text("ca-file"), io),
allowInsecure: flags.flag("insecure-http") === true,
...baseline === undefined ? {} : {
baseline: async () => baseline
}
};
}
},
27797: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => readPolicyFiles,
u: () => readTrustedFile
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45703);
var _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22648);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1964);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9682);
const PROPOSAL_VARIABLES = [ "CI_MERGE_REQUEST_IID", "CHANGE_ID", "SYSTEM_PULLREQUEST_PULLREQUESTID" ];
async function readPolicyFiles(flags, io) {
const {configFile: configFile, ignoreFile: ignoreFile, configRef: configRef, naming: naming} = flags;
const fromDisk = async (input, name) => input === "ignore-file" && name === "" ? null : (0, 
_gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.im)(naming(input), name, io.directory);
if (configRef === null) {
const untrusted = isProposal(io.environment);
const mark = file => file === null || !untrusted ? file : {
...file,
untrusted: untrusted
};
const config = mark(await fromDisk("config-file", configFile));
const ignore = mark(await fromDisk("ignore-file", ignoreFile));
const warning = `${(config ?? ignore)?.name} comes from the checkout of the merge request, which can loosen its own gate. Give the target branch with --config-ref.`;
const ruleFiles = await (0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.Hg)(io.directory);
return {
configFile: config,
ignoreFile: ignore,
ruleFiles: ruleFiles,
warnings: untrusted && (config ?? ignore) !== null ? [ warning ] : []
};
}
const commit = await commitFor(configRef, io);
const one = async (input, name) => {
if (input === "ignore-file" && name === "") return {
file: null
};
const base = await fromHistory(naming(input), name, commit, io);
const next = await (0, _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.im)(naming(input), name, io.directory).catch(() => null);
return base?.text === next?.text ? {
file: base
} : {
file: base,
next: next
};
};
const config = await one("config-file", configFile);
const ignore = await one("ignore-file", ignoreFile);
const proposed = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.Eb)({
config: config.next,
ignore: ignore.next
});
const absent = [ ...configFile !== "" && config.file === null ? [ configFile ] : [], ...ignoreFile !== "" && ignore.file === null ? [ ignoreFile ] : [] ];
const warnings = absent.map(name => `${(0, _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(name)} is not in ${configRef} yet; the defaults apply until it is merged.`);
const ruleFiles = await rulesOfHistory(commit, io);
const byName = files => new Map(files.map(({name: name, text: text}) => [ name, text ]));
const next = await (0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.Hg)(io.directory).catch(() => null);
const changes = next === null ? [] : (0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.gL)(byName(ruleFiles), byName(next));
return {
configFile: config.file,
ignoreFile: ignore.file,
ruleFiles: ruleFiles,
ruleChanges: changes,
proposed: proposed,
warnings: warnings
};
}
async function readTrustedFile(input, name, configRef, io) {
if (configRef === null && isProposal(io.environment)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(name)} comes from the checkout of the merge request. Give the target branch with --config-ref.`);
const file = configRef === null ? await (0, _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.im)(input, name, io.directory) : await fromHistory(input, name, await commitFor(configRef, io), io);
if (file === null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(name)} is not in ${configRef}; merge it first.`);
return file.text;
}
function commitFor(configRef, io) {
return (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.D3)(io.directory, configRef, io.environment).catch(cause => {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--config-ref", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(configRef)} was not found: ${messageOf(cause)}. Fetch it first.`, {
cause: cause
});
});
}
async function fromHistory(input, name, commit, io) {
const given = name.trim() === "" ? _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.Cu : name.trim();
if ((0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(given)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, "must be relative to this folder when --config-ref is given.");
try {
const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`${await (0, 
_gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.MT)(io.directory, io.environment)}${given.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")}`);
if (path.startsWith("..")) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(given)} is outside the repository.`);
const text = await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.rm)(io.directory, commit, path, _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.CV, io.environment);
return text === null ? null : {
name: `${given}@${commit.slice(0, 7)}`,
text: text
};
} catch (cause) {
if (cause instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError) throw cause;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(given)} of --config-ref could not be read: ${messageOf(cause)}.`, {
cause: cause
});
}
}
async function rulesOfHistory(commit, io) {
try {
const folder = `${await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.MT)(io.directory, io.environment)}${_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.e6}`;
const names = [ ...(await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.$R)(io.directory, commit, folder, io.environment)).keys() ].filter(_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.NP);
if (names.length > _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.h8) throw new Error(`it has more than ${_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.h8} files`);
const read = async name => ({
name: `${_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.e6}/${name}`,
text: await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_4__.rm)(io.directory, commit, `${folder}/${name}`, _gate_inputs_config_file_js__WEBPACK_IMPORTED_MODULE_1__.CV, io.environment) ?? ""
});
const files = [];
for (const name of names.sort()) files.push(await read(name));
return files;
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--config-ref", `${_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_2__.e6} could not be read: ${messageOf(cause)}.`, {
cause: cause
});
}
}
function isProposal(environment) {
const onGitHub = /^(pull_request|merge_group)/.test(environment["GITHUB_EVENT_NAME"] ?? "");
return onGitHub || PROPOSAL_VARIABLES.some(name => (environment[name] ?? "") !== "");
}
function messageOf(cause) {
return cause instanceof Error ? cause.message : String(cause);
}
},
92974: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => runContext
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const CI_SYSTEMS = [ {
marker: "GITLAB_CI",
repository: "CI_PROJECT_PATH",
runId: "CI_JOB_ID",
job: "CI_JOB_NAME",
sha: "CI_COMMIT_SHA",
ref: "CI_COMMIT_REF_NAME",
event: "CI_PIPELINE_SOURCE"
}, {
marker: "JENKINS_URL",
repository: "JOB_NAME",
runId: "BUILD_TAG",
job: "STAGE_NAME",
sha: "GIT_COMMIT",
ref: "GIT_BRANCH",
event: "BUILD_CAUSE"
}, {
marker: "TF_BUILD",
repository: "BUILD_REPOSITORY_NAME",
runId: "BUILD_BUILDID",
job: "SYSTEM_JOBNAME",
sha: "BUILD_SOURCEVERSION",
ref: "BUILD_SOURCEBRANCH",
event: "BUILD_REASON"
}, {
marker: "GITHUB_ACTIONS",
repository: "GITHUB_REPOSITORY",
runId: "GITHUB_RUN_ID",
job: "GITHUB_JOB",
sha: "GITHUB_SHA",
ref: "GITHUB_REF",
event: "GITHUB_EVENT_NAME"
} ];
function runContext(environment, repositoryName) {
const system = CI_SYSTEMS.find(({marker: marker}) => (environment[marker] ?? "") !== "");
const value = name => name === undefined ? "" : environment[name] ?? "";
const pipeline = value(system?.runId);
const repository = value(system?.repository) || repositoryName;
const sha = value(system?.sha) || null;
return {
repository: repository,
runId: pipeline === "" ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() : pipeline,
runAttempt: attempt(environment),
job: value(system?.job) || "cli",
step: "scan",
matrix: value("CI_NODE_INDEX"),
event: value(system?.event) || "manual",
sha: sha,
ref: value(system?.ref) || null,
metadata: {
repository: repository.slice(0, 200),
...pipeline === "" ? {} : {
run_id: pipeline.slice(0, 200)
},
...sha === null ? {} : {
sha: sha.slice(0, 64)
}
}
};
}
function attempt(environment) {
const attempt = Number(environment["GITHUB_RUN_ATTEMPT"] ?? environment["SYSTEM_JOBATTEMPT"] ?? "");
return Number.isInteger(attempt) && attempt > 0 ? attempt : 1;
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
}
};
