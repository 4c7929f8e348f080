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
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14836);
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
}
};
