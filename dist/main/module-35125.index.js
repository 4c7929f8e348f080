export const id = "module-35125";

export const ids = [ "module-35125", 6908 ];

export const modules = {
35125: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
FLAGS: () => FLAGS,
replayFindings: () => replayFindings,
run: () => run,
textOf: () => textOf
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _gate_inputs_api_description_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66293);
var _gate_inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3367);
var _gate_inputs_request_headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75220);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84472);
var _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19377);
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96908);
var _shared_local_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89394);
var _connect_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65487);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9654);
var _policy_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(27797);
var _reported_findings_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(53177);
var _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(362);
const PREFIX_MIN = 8;
const SCAN_INPUTS = [ "login", "login-check", "second-login", "admin-login", "request-headers", "api-description", "browser-path", "ca-file", "config-file", "config-ref" ];
const FLAGS = {
report: {
type: "string",
value: "FILE",
description: "Result of the run that made the findings: --format json, scan-gate.json, or a JSON report."
},
target: {
type: "string",
value: "URL",
description: "Where the application is now, such as the preview with the fix. Default: where it was found."
},
all: {
type: "boolean",
description: "Replay every finding of the report."
},
severity: {
type: "string",
value: "S",
description: "Replay the findings of this severity or above."
},
json: {
type: "boolean",
description: "Print JSON."
},
...Object.fromEntries(SCAN_INPUTS.flatMap(name => {
const flag = _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__.Gw[name];
return flag === undefined ? [] : [ [ name, flag ] ];
})),
help: _flags_js__WEBPACK_IMPORTED_MODULE_13__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_17__.bD)([ "replay <fingerprint…> --report FILE [flags]", "replay --all --report FILE [flags]" ], `Proves findings of an earlier run again, without a service: each check runs once more at the place of its finding, with new random\nvalues. Prints "still there", "gone" or "cannot tell" with the requests. The beginning of a fingerprint is enough if it is the only one.`, FLAGS, "Exit status: 0: all are gone; 1: one is still there; 2: wrong usage; 3: one cannot be proven either way, and none is still there.", [ "scan-gate replay 3f1c9a7e --report scan-gate.json", "scan-gate replay --severity high --report scan-gate.json --target http://localhost:3000" ]);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_13__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const report = flags.text("report");
if (report === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError("--report", "is missing: the result of the run that made the findings.");
const findings = chosen(await (0, _reported_findings_js__WEBPACK_IMPORTED_MODULE_15__._)(report, io.directory), flags);
const isJson = flags.flag("json") === true;
const replayed = await replayFindings(findings, flags, io, each => {
if (!isJson) io.out(textOf(each));
});
if (isJson) io.out(`${JSON.stringify(replayed.map(documentOf), null, 2)}\n`);
return statusOf(replayed);
}
async function replayFindings(findings, flags, io, onEach) {
const trustedRoots = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_11__.P)(flags.text("ca-file"), io);
const {browserOption: browserOption} = await __webpack_require__.e("embedded").then(__webpack_require__.bind(__webpack_require__, 43012));
const rules = await rulesFor(findings, flags, io);
const browser = await browserOption(flags.text("browser-path") ?? null, io.environment) ?? {};
const {replay: replay} = await Promise.all([ __webpack_require__.e("module-2856"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("shared-decode-body"), __webpack_require__.e("engine-run"), __webpack_require__.e("module-64856") ]).then(__webpack_require__.bind(__webpack_require__, 64856));
const replayed = [];
for (const finding of findings) {
const elsewhere = flags.text("target");
const {hostname: hostname, options: options} = (0, _gate_inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_4__.h)("--target", elsewhere ?? finding.target);
const scheme = options.scheme ?? schemeOf(finding);
const outcome = await replay({
finding: finding,
target: `${scheme}://${hostname}${options.start_path ?? ""}`,
isElsewhere: elsewhere !== undefined,
options: secretsFor({
hostname: hostname,
scheme: scheme
}, flags, io),
ownershipProven: (0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_10__.mJ)(hostname.replace(/:\d+$/, "").replace(/^\[|\]$/g, "")),
signal: io.signal,
rules: rules,
...browser,
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
replayed.push({
finding: finding,
...outcome
});
onEach({
finding: finding,
...outcome
});
}
return replayed;
}
async function rulesFor(findings, flags, io) {
const {registeredCheckIds: registeredCheckIds, repositoryRules: repositoryRules} = await __webpack_require__.e("embedded").then(__webpack_require__.bind(__webpack_require__, 43012));
const builtIn = new Set(await registeredCheckIds());
if (findings.every(({check_id: check_id}) => builtIn.has(check_id))) return [];
const configFile = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__.me)(flags, io.environment)["config-file"] ?? "";
const configRef = flags.text("config-ref") ?? null;
return repositoryRules(await (0, _policy_files_js__WEBPACK_IMPORTED_MODULE_14__.Q)({
configFile: configFile,
ignoreFile: "",
configRef: configRef,
naming: (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__.GI)(flags)
}, io));
}
function schemeOf({location: location}) {
return location.url.startsWith("http:") ? "http" : "https";
}
function chosen(findings, flags) {
const {positionals: positionals} = flags;
const least = flags.text("severity");
if (least === undefined && flags.flag("all") !== true && positionals.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError("<fingerprint>", "is missing; --all replays every finding of the report.");
const named = positionals.length === 0 ? findings : positionals.map(prefix => withPrefix(findings, prefix));
if (least === undefined) return named;
const rank = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)((0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_6__.gX)("--severity", least, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC));
return named.filter(({severity: severity}) => (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)(severity) <= rank);
}
function withPrefix(findings, prefix) {
const wanted = prefix.toLowerCase();
if (!/^[0-9a-f]{1,32}$/.test(wanted) || wanted.length < PREFIX_MIN) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.S)(prefix), `is no fingerprint; give ${PREFIX_MIN} to 32 hexadecimal digits.`);
const [found, ...others] = findings.filter(({fingerprint: fingerprint}) => fingerprint.startsWith(wanted));
if (found === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.S)(prefix), "is no fingerprint of the report.");
if (others.some(({fingerprint: fingerprint}) => fingerprint !== found.fingerprint)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_7__.S)(prefix), `is the beginning of ${others.length + 1} fingerprints; give more of it.`);
return found;
}
function secretsFor(target, flags, io) {
const raw = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__.me)(flags, io.environment);
const read = path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
const sources = {
raw: raw,
naming: (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_16__.GI)(flags),
readFile: read,
readText: read
};
const headers = (0, _gate_inputs_request_headers_js__WEBPACK_IMPORTED_MODULE_5__.L)("--request-headers", raw["request-headers"] ?? "");
return {
...Object.keys(headers).length === 0 ? {} : {
request_headers: headers
},
...raw.browser === "off" ? {
browser: "off"
} : {},
...(0, _gate_inputs_api_description_js__WEBPACK_IMPORTED_MODULE_3__.A)(sources, raw["api-description"]),
...(0, _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_8__.Qm)(sources, target)
};
}
function textOf({finding: finding, verdict: verdict, reason: reason, proof: proof}) {
const {title: title, check_id: check_id, fingerprint: fingerprint, location: location} = finding;
const lines = [ `${verdict}: ${title} (${check_id}, ${fingerprint.slice(0, PREFIX_MIN)}) ${location.url}`, ...reason === null ? [] : [ `  ${reason}` ], ...(proof?.requests ?? []).map(({role: role, method: method, url: url}) => `  ${role}: ${method} ${url}`), ...proof?.browser === undefined ? [] : [ ...proof.browser.steps, proof.browser.executed ].map(text => `  ${text}`) ];
return lines.map(line => `${(0, _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__.escapeTerminal)(line.trimEnd())}\n`).join("");
}
function documentOf({finding: finding, verdict: verdict, reason: reason, proof: proof, requests: requests}) {
const {fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, location: location} = finding;
return {
fingerprint: fingerprint,
check_id: check_id,
title: title,
severity: severity,
location: location,
verdict: verdict,
reason: reason,
proof: proof,
requests: requests
};
}
function statusOf(replayed) {
if (replayed.some(({verdict: verdict}) => verdict === "still there")) return _exit_status_js__WEBPACK_IMPORTED_MODULE_12__.u.failed;
return replayed.some(({verdict: verdict}) => verdict === "cannot tell") ? _exit_status_js__WEBPACK_IMPORTED_MODULE_12__.u.inconclusive : _exit_status_js__WEBPACK_IMPORTED_MODULE_12__.u.passed;
}
},
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64903);
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
53177: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => readReportedFindings
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9682);
var _baseline_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28313);
const Reported = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Pick(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "fingerprint", "check_id", "title", "severity", "location", "locations", "remediation", "proof" ]);
async function readReportedFindings(path, directory) {
const input = "--report";
const {document: document, list: list} = await (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_4__.k)(input, path, directory);
return list.map((entry, index) => {
const known = typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Clean(Reported, {
...entry
});
if (!typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Check(Reported, known)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)}: findings.${index} does not have the form of a finding.`);
return {
...known,
target: (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(entry, "target")?.replace("?…", "") ?? targetOf(document)
};
});
}
function targetOf(document) {
const path = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(document, "scan", "options", "start_path") ?? "";
return ((0, _shared_records_js__WEBPACK_IMPORTED_MODULE_5__.$6)(document, "scan", "target") ?? "") + path;
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
66293: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => apiDescriptionOf
});
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
var _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94628);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const SUMMARY_MAX = 40;
const DEPTH_MAX = 60;
const DROPPED_TEXTS = new Set([ "description", "title", "termsOfService", "deprecationReason", "specifiedByURL", "comment" ]);
const DROPPED = new Set([ "externalDocs", "contact", "license", "x-codeSamples", "x-code-samples" ]);
const DROPPED_OF_RECORDINGS = new Set([ "auth", "cookies", "event", "response", "timings", "cache", "pages", "browser", "creator" ]);
const CREDENTIAL = /^(?:authorization|proxy-authorization|cookie|set-cookie)$/i;
const VALUES = new Set([ "example", "examples", "default", "enum", "value", "const" ]);
function apiDescriptionOf({naming: naming, readText: readText}, given) {
const value = (given ?? "").trim();
if (value === "") return {};
const input = naming("api-description");
if (/^(?:https?:\/\/|\/)/i.test(value)) {
if (!/^\S{1,2000}$/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "is not a URL or path of the target.");
return {
api_description: value
};
}
return {
api_description: compacted(input, value, textOf(input, value, readText))
};
}
function textOf(input, path, readText) {
if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} leaves the folder.`);
try {
if (readText === undefined) throw new Error("no files");
return readText(path);
} catch (cause) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} cannot be read. Give a file of the repository, or a URL or path of the target such as /openapi.json.`, {
cause: cause
});
}
}
function compacted(input, path, text) {
if (text.length > _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.H8) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} is larger than ${_shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.H8 / 1024 / 1024} MiB.`);
const document = (0, _shared_description_text_js__WEBPACK_IMPORTED_MODULE_1__.GM)(text);
const short = document === null ? text.replaceAll("\0", "") : JSON.stringify(withoutTexts(document, isRecording(document), DEPTH_MAX));
if (short.trim() === "") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} is empty.`);
if (short.length <= _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.apiDescriptionLengthMax) return short;
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} has more than ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.apiDescriptionLengthMax / 1024} KiB even without its texts. Let the target serve it and give its path, or describe fewer operations.`);
}
function isRecording(document) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(document["log"]) || Array.isArray(document["item"]);
}
function withoutTexts(value, isRecorded, depth) {
if (depth === 0) return null;
const inner = item => withoutTexts(item, isRecorded, depth - 1);
if (Array.isArray(value)) return value.filter(item => !isRecorded || !isCredential(item)).map(inner);
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(value)) return value;
const kept = Object.entries(value).filter(([name, member]) => {
if (isRecorded && DROPPED_OF_RECORDINGS.has(name)) return false;
return !DROPPED.has(name) && !(DROPPED_TEXTS.has(name) && (typeof member === "string" || member === null));
});
return Object.fromEntries(kept.map(([name, member]) => {
if (name === "summary" && typeof member === "string") return [ name, member.slice(0, SUMMARY_MAX) ];
return [ name, VALUES.has(name) && !isRecorded ? member : inner(member) ];
}));
}
function isCredential(item) {
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(item)) return false;
const name = item["name"] ?? item["key"];
return typeof name === "string" && CREDENTIAL.test(name);
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
82723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => integerInput,
QR: () => numberInput,
Ts: () => durationInput,
dt: () => listInput,
gX: () => enumInput,
tE: () => booleanInput
});
var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function listInput(text) {
return text.split(/\r?\n/).filter(line => !line.trim().startsWith("#")).flatMap(line => line.split(",")).map(part => part.trim()).filter(part => part !== "");
}
function enumInput(input, text, allowed) {
const value = text.trim().toLowerCase();
const found = allowed.find(candidate => candidate === value);
if (found !== undefined) return found;
const near = allowed.find(candidate => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
const hint = near === undefined ? "" : ` Did you mean ${near}?`;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not one of ${allowed.join(", ")}.${hint}`);
}
function booleanInput(input, text) {
const value = text.trim();
if (/^(true|True|TRUE)$/.test(value)) return true;
if (/^(false|False|FALSE)$/.test(value)) return false;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not true or false.`);
}
function integerInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a whole number.`);
return within(input, Number(value), minimum, maximum);
}
function numberInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a number.`);
return within(input, Number(value), minimum, maximum);
}
const SECONDS_OF_UNIT = {
s: 1,
m: 60,
h: 3600,
d: 86400
};
function durationInput(input, text, maximumSeconds) {
const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a duration such as 30m, 24h or 7d.`);
const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2]];
if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is out of range; allowed are 1s to ${maximumSeconds / 86400}d.`);
}
function within(input, value, minimum, maximum) {
if (value >= minimum && value <= maximum) return value;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
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
19377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E8: () => LOGIN_INPUTS,
Qm: () => loginsOf,
es: () => recordingsOf
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25298);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const LOGIN_INPUTS = {
user: "login",
second: "second-login",
admin: "admin-login"
};
function recordingsOf(raw) {
return Object.values(LOGIN_INPUTS).flatMap(input => (0, _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__.BW)(raw[input] ?? "").flatMap(({key: key, value: value}) => key === "recording" && value !== "" ? [ {
input: input,
path: value
} ] : []));
}
function loginsOf({raw: raw, naming: naming, readFile: readFile, readRecording: readRecording}, {hostname: hostname, scheme: scheme = null}) {
const logins = _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(name => {
const input = LOGIN_INPUTS[name];
const text = raw[input] ?? "";
const login = (0, _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__.$n)({
input: naming(input),
text: text,
hostname: hostname,
scheme: scheme,
readFile: readFile,
readRecording: readRecording
});
return login === null ? [] : [ [ _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name], login ] ];
});
const given = Object.fromEntries(logins);
for (const name of [ "second", "admin" ]) if (given[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]] !== undefined && given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming(LOGIN_INPUTS[name]), `needs ${naming("login")} too: it is compared with that user.`);
const check = (raw["login-check"] ?? "").trim();
if (check === "") return given;
if (given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), `needs ${naming("login")}.`);
if (!/^\/\S{0,1999}$/.test(check)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), "is not a path such as /account.");
return {
...given,
login_check: check
};
}
},
14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => webAddress,
J7: () => escapeWorkflowLog,
ix: () => breakCommands,
mz: () => showControls
});
function webAddress(text) {
if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
const url = new URL(text);
return url.username === "" && url.password === "" ? url : null;
}
function breakCommands(text) {
return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "## ");
}
function escapeWorkflowLog(text, options = {}) {
return breakCommands(showControls(text, options));
}
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = {
"\n": "\\n",
"\r": "\\r",
"\t": "\\t"
};
function showControls(text, options = {}) {
const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
return lines.replace(HIDDEN, character => {
if (character === "\n" && options.multiline === true) return character;
const named = NAMED[character];
if (named !== undefined) return named;
const code = character.codePointAt(0) ?? 0;
return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
});
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
