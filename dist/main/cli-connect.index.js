export const id = "cli-connect";

export const ids = [ "cli-connect" ];

export const modules = {
28313: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
baselineOf: () => baselineOf,
k: () => readResultFile,
resultOf: () => resultOf,
s: () => readBaselineFile
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var typebox_value__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79229);
var _client_wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12993);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22652);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84472);
var _gate_scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28291);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9682);
const MAX_BYTES = 64 * 1024 * 1024;
async function readBaselineFile(path, directory) {
return baselineOf(await readResultFile("--baseline", path, directory), path);
}
function baselineOf({document: document, list: list}, path) {
const input = "--baseline";
const outcome = document["outcome"];
if (typeof outcome === "string" && outcome !== "passed" && outcome !== "failed") {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is the result of a run with the outcome ${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(outcome)} and cannot be a baseline; give one that passed or failed.`);
}
const scan = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document["scan"]) ? document["scan"] : undefined;
const hostnames = hostnamesOf(document);
return {
info: {
source: "file",
name: path,
scanIds: scanIdsOf(document, scan),
sha: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "run", "sha"),
finishedAt: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "scan", "finished_at") ?? (0, 
_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.$6)(document, "generated_at")
},
coverages: coveragesOf(document),
findings: [ ...list, ...uncheckedOf(document) ].map((entry, index) => {
const known = typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Clean(_client_wire_js__WEBPACK_IMPORTED_MODULE_3__.jP, {
...entry
});
if (!typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Check(_client_wire_js__WEBPACK_IMPORTED_MODULE_3__.jP, known)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)}: findings.${index} does not have the form of a finding.`);
}
const finding = (0, _gate_scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_6__.R)(known, {
scanId: known.scan_id ?? "",
index: index,
now: Date.now()
});
const named = String(entry["target"] ?? "");
const host = scan === undefined ? undefined : String(scan["target"] ?? "");
const target = hostnames.get(named) ?? (index < list.length ? host : named);
return {
...finding,
...target ? {
target: target
} : {}
};
})
};
}
async function readResultFile(input, path, directory) {
const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path);
let document;
try {
const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
if (!file.isFile()) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is not a regular file.`);
if (file.size > MAX_BYTES) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is larger than 64 MiB.`);
document = JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, "utf8"));
} catch (cause) {
if (cause instanceof _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError) throw cause;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} is not a readable JSON file.`, {
cause: cause
});
}
return resultOf(document, input, path);
}
function resultOf(document, input, path) {
const list = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document) ? document["findings"] : undefined;
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)(document) || !Array.isArray(list) || !list.every(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4)) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_5__.S)(path)} has no list of findings; give a result of --format json.`);
}
return {
document: document,
list: list
};
}
function uncheckedOf(document) {
const list = document["not_checked"];
return Array.isArray(list) ? list.filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
}
function coveragesOf(document) {
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [ document ];
return scans.map(({coverage: coverage}) => typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Check(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_4__.ou, coverage) ? coverage : null);
}
function hostnamesOf(document) {
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
return new Map(scans.map(scan => [ String(scan["target"] ?? ""), String(scan["hostname"] ?? "") ]));
}
function scanIdsOf(document, scan) {
if (scan !== undefined) return typeof scan["id"] === "string" ? [ scan["id"] ] : [];
const scans = Array.isArray(document["scans"]) ? document["scans"].filter(_shared_records_js__WEBPACK_IMPORTED_MODULE_7__.u4) : [];
return scans.flatMap(entry => typeof entry["scan_id"] === "string" ? [ entry["scan_id"] ] : []);
}
},
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14836);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68852);
var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);
function connectFromCli(options) {
const {service: service, verificationSeed: verificationSeed, trustedRoots: trustedRoots, allowInsecure: allowInsecure, environment: environment, onScanProgress: onScanProgress, err: err = () => {}} = options;
const source = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__.kn)(environment);
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__.N)({
service: service,
remote: {
allowInsecure: allowInsecure,
trustedRoots: trustedRoots
},
userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_5__.VERSION}`,
identity: source && {
source: source,
mask: secret => err(`::add-mask::${secret}\n`)
},
apiUrlName: "--api-url",
insecureName: "--insecure-http",
checkIds: async () => (await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012))).registeredCheckIds(service.rules),
startEmbedded: async () => {
const {browserOption: browserOption, startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(service.browserPath)} is not a program file.`);
return startEmbeddedService({
mode: "embedded",
store: {
kind: "memory"
},
verificationSeed: verificationSeed,
rules: service.rules,
...onScanProgress === undefined ? {} : {
onScanProgress: onScanProgress
},
...browser,
...service.callbackUrl === null ? {} : {
callbackUrl: service.callbackUrl
},
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
}
});
}
async function readTrustedRoots(path, io) {
if (path === undefined) return [];
let text;
try {
text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} cannot be read.`, {
cause: cause
});
}
const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
if (certificates.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} contains no PEM certificate.`);
return certificates;
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
5537: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VERSION: () => VERSION,
p: () => HOMEPAGE
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__.rE;
const HOMEPAGE = _package_json__WEBPACK_IMPORTED_MODULE_0__.TB;
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
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
}
},
69999: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wx: () => compile_Compile
});
var schema = __webpack_require__(9978);
function TsIgnore() {
return `// @ts-ignore`;
}
function Separator() {
return ``;
}
function ImportSection(build) {
const context = build.UseUnevaluated() ? [ `import { CheckContext } from "typebox/schema"` ] : [];
const hashing = `import { Hashing } from "typebox/system"`;
const guard = `import { Guard } from "typebox/guard"`;
return [ ...context, hashing, guard ];
}
function ExternalSection(build) {
const {identifier: identifier} = build.External();
return [ Separator(), TsIgnore(), `let ${identifier} = []`, Separator(), TsIgnore(), `export function SetExternal(external) { ${identifier} = external.variables }` ];
}
function FunctionSection(build) {
return build.Functions().map(func => [ Separator(), TsIgnore(), `${func};` ].join("\n"));
}
function ExportSection(build) {
const body = build.UseUnevaluated() ? `const context = new CheckContext({}, {}); return ${build.Entry()}` : `return ${build.Entry()}`;
return [ Separator(), TsIgnore(), `export function Check(value) { ${body} }` ];
}
function Code(...args) {
const [context, type] = Arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
const build = Build(context, type);
const code = [ ...ImportSection(build), ...ExternalSection(build), ...FunctionSection(build), ...ExportSection(build) ].join("\n");
return {
External: build.External(),
Code: code
};
}
var arguments_arguments = __webpack_require__(97565);
var internal = __webpack_require__(63793);
var settings = __webpack_require__(71126);
var build_value = __webpack_require__(79229);
class Validator {
constructor(context, type) {
this.hasCodec = (0, build_value.F7)(context, type);
this.buildResult = (0, schema.L2J)(context, type);
this.evaluateResult = this.buildResult.Evaluate();
}
IsAccelerated() {
return this.evaluateResult.IsAccelerated();
}
Context() {
return this.buildResult.Context();
}
Type() {
return this.buildResult.Schema();
}
Code() {
return this.evaluateResult.Code();
}
Check(value) {
return this.evaluateResult.Check(value);
}
Parse(value) {
const checked = this.Check(value);
if (checked) return value;
if (settings.w.Get().correctiveParse) return (0, build_value.iX)(this.Context(), this.Type(), value);
(0, internal.k)();
const errors = this.Errors(value);
(0, internal.$)();
throw new build_value.mB(value, errors);
}
Errors(value) {
if (this.IsAccelerated() && this.Check(value)) return [];
return (0, build_value.I)(this.Context(), this.Type(), value);
}
Clean(value) {
return (0, build_value.Y0)(this.Context(), this.Type(), value);
}
Convert(value) {
return (0, build_value.U$)(this.Context(), this.Type(), value);
}
Create() {
return (0, build_value.X5)(this.Context(), this.Type());
}
Default(value) {
return (0, build_value.yB)(this.Context(), this.Type(), value);
}
Decode(value) {
const result = this.hasCodec ? (0, build_value.Tq)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
Encode(value) {
const result = this.hasCodec ? (0, build_value.dB)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
}
function compile_Compile(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return new Validator(context, type);
}
const compile = null && Compile;
}
};
