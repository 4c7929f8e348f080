export const id = "cli-commands-check-test";

export const ids = [ "cli-commands-check-test", 9426, 6908, 4472 ];

export const modules = {
70403: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var format = __webpack_require__(89440);
var read_rules = __webpack_require__(76585);
var judge = __webpack_require__(90248);
function rowFault(rule, {expect: expect, path: path}, response) {
const asked = path ?? rule.request?.at(-1)?.path[0] ?? "/";
const sighting = (0, judge.P)(rule)(response, asked);
if (sighting !== null === (expect === "finding")) return null;
return sighting === null ? "expects a finding, but the response does not match" : `expects none, but there is a finding: ${sighting.proof}`;
}
function writtenResponse({status: status = 200, headers: headers = {}, body: body = ""}) {
return recorded(status, Object.entries(headers), body);
}
function printedResponse(text) {
const head = /^HTTP\/\d(?:\.\d)? (\d{3})[^\r\n]*\r?\n((?:[\w-]{1,100}:[^\r\n]*\r?\n)*)\r?\n?/.exec(text);
if (head === null) return null;
const headers = (head[2] ?? "").split(/\r?\n/).filter(line => line !== "");
const fields = headers.map(line => {
const colon = line.indexOf(":");
return [ line.slice(0, colon), line.slice(colon + 1).trim() ];
});
return recorded(Number(head[1]), fields, text.slice(head[0].length));
}
function recorded(status, headers, text) {
return {
status: status,
httpVersion: "1.1",
headers: headers,
body: Buffer.from(text),
text: text,
truncated: false
};
}
var rule_files = __webpack_require__(22648);
var usage_error = __webpack_require__(84472);
var terminal = __webpack_require__(96908);
var shared_text = __webpack_require__(89853);
var exit_status = __webpack_require__(32900);
var cli_flags = __webpack_require__(6222);
var help = __webpack_require__(9654);
var external_node_fs_ = __webpack_require__(73024);
var settings = __webpack_require__(44032);
var local_names = __webpack_require__(89394);
var connect = __webpack_require__(65487);
var scan_flags = __webpack_require__(362);
const SCAN_INPUTS = [ "checks-scope", "active-post", "login", "login-check", "second-login", "admin-login", "request-headers", "ca-file" ];
const TRY_FLAGS = Object.fromEntries(Object.entries(scan_flags.Gw).filter(([name]) => SCAN_INPUTS.includes(name)));
async function tryAgainst(url, rules, flags, io) {
const {hostname: hostname, options: options} = targetOf(url, flags, io);
const trustedRoots = await (0, connect.P)(flags.text("ca-file"), io);
const {tryRules: tryRules} = await Promise.all([ __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("shared-decode-body"), __webpack_require__.e("engine-run"), __webpack_require__.e("module-10340") ]).then(__webpack_require__.bind(__webpack_require__, 10340));
const result = await tryRules({
rules: rules,
target: `${options.scheme === undefined ? "" : `${options.scheme}://`}${hostname}${options.start_path ?? ""}`,
options: options,
ownershipProven: (0, local_names.mJ)(hostname.replace(/:\d+$/, "").replace(/^\[|\]$/g, "")),
signal: io.signal,
trustedRoots: trustedRoots
});
if ("failure" in result) {
io.err(`${(0, terminal.escapeTerminal)(result.failure)}\n`);
return exit_status.u.inconclusive;
}
const {tried: tried, requests: requests} = result;
for (const line of tried.flatMap(linesOf)) io.out(`${(0, terminal.escapeTerminal)(line)}\n`);
const count = status => tried.filter(({outcome: outcome}) => outcome.status === status).length;
const [found, failed, inapplicable] = [ count("finding"), count("error"), count("not_applicable") ];
const ran = tried.length - failed - inapplicable;
io.out(`${(0, shared_text.LS)(ran, "rule")} ran, ${found} with findings, ${failed} with errors, ${inapplicable} not applicable; ${(0, 
shared_text.LS)(requests, "request")}\n`);
if (found > 0) return exit_status.u.failed;
return failed > 0 || ran === 0 ? exit_status.u.inconclusive : exit_status.u.passed;
}
function targetOf(url, flags, io) {
const naming = name => name === "targets" ? "--against" : (0, scan_flags.GI)(flags)(name);
const read = path => (0, external_node_fs_.readFileSync)((0, external_node_path_.resolve)(io.directory, path), "utf8");
const raw = {
...(0, scan_flags.me)(flags, io.environment),
targets: url,
"api-url": "",
"api-key": ""
};
const {targets: targets} = (0, settings.P)({
raw: raw,
naming: naming,
readFile: read,
readText: read
}).gate;
const [target, surplus] = targets;
if (target === undefined || surplus !== undefined) throw new usage_error.UsageError("--against", `${(0, 
usage_error.S)(url)} is not one URL.`);
return target;
}
const WORDS = {
finding: "finding",
passed: "nothing found",
not_applicable: "not applicable",
error: "error"
};
function linesOf({outcome: {check_id: id, title: title, status: status, reason: reason}, findings: findings, sent: sent}) {
return [ `${WORDS[status]}: ${title}, ${id}${reason === null ? "" : ` (${reason})`}`, ...findings.map(({severity: severity, confidence: confidence, evidence: evidence}) => `  ${severity}, ${confidence}: ${evidence}`), ...sent.map(({method: method, url: place, result: result}) => `  ${method} ${place}: ${result}`) ];
}
const FLAGS = {
against: {
type: "string",
value: "URL",
description: "Try the rules on this site too, if they have no problem, and print what each requests and finds."
},
...TRY_FLAGS,
help: cli_flags.lu
};
const FILES_MAX = 1e4;
const FILE_BYTES_MAX = 256 * 1024;
const HELP = (0, help.bD)([ "check-test [folder or file…]", "check-test [folder or file…] --against URL [flags]" ], `Checks rules, by default those below ${rule_files.e6}, and runs their test rows. Each problem is a line with its file and line. Nothing is\nrequested without --against. docs/RULES.md describes the format.`, FLAGS, `Exit status: 0: no problem, and no rule found something; 1: a problem, or a finding; 2: wrong usage; 3: the site gave no response, a rule\ncould not be tried, or none applies to the site.`, [ "scan-gate check-test", "scan-gate check-test .scan-gate/checks/order-is-public.yml --against http://localhost:3000" ]);
async function run(args, io) {
const flags = (0, cli_flags.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const places = flags.positionals.length === 0 ? [ rule_files.e6 ] : flags.positionals;
const files = (await Promise.all(places.map(place => filesOf(place, io.directory)))).flat();
const imported = (await Promise.all(places.map(place => faultsOfImport(place, io.directory)))).flat();
if (files.length === 0) throw new usage_error.UsageError("<folder>", `${places.map(usage_error.S).join(", ")} has no .yml file.`);
const results = [];
const url = flags.text("against");
for (const file of files) results.push(await checkFile(file, io.directory, url === undefined));
const rules = results.flatMap(({rule: rule}) => rule ?? []);
const ids = rules.map(({id: id}) => id);
const repeated = [ ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)) ];
const faults = [ ...imported, ...results.flatMap(result => result.faults), ...repeated.map(id => `${id}: two files have this id; each needs its own`) ];
for (const fault of faults) io.err(`${(0, terminal.escapeTerminal)(fault)}\n`);
const tests = results.reduce((sum, result) => sum + result.tests, 0);
const verdict = faults.length === 0 ? "no problem" : (0, shared_text.LS)(faults.length, "problem");
io.out(`${(0, shared_text.LS)(files.length, "rule")}, ${(0, shared_text.LS)(tests, "test")}: ${verdict}\n`);
if (faults.length > 0) return exit_status.u.failed;
return url === undefined ? exit_status.u.passed : tryAgainst(url, rules, flags, io);
}
async function filesOf(place, directory) {
const path = (0, external_node_path_.resolve)(directory, place);
const found = await (0, promises_.stat)(path).catch(() => null);
if (found === null) throw new usage_error.UsageError("<folder>", `${(0, usage_error.S)(place)} does not exist. scan-gate check-new writes a first rule.`);
if (found.isFile()) return [ path ];
const names = await (0, promises_.readdir)(path, {
recursive: true
});
const rules = names.filter(rule_files.n$).sort();
if (rules.length > FILES_MAX) throw new usage_error.UsageError("<folder>", `${(0, 
usage_error.S)(place)} has more than ${FILES_MAX} files.`);
return rules.map(name => (0, external_node_path_.join)(path, name));
}
async function faultsOfImport(place, directory) {
const folder = (0, external_node_path_.resolve)(directory, place);
const sums = await textOf((0, external_node_path_.join)(folder, rule_files.A$), rule_files.aI);
if (sums === null) return [];
const names = await (0, promises_.readdir)(folder);
const texts = new Map;
for (const name of names.filter(rule_files.n$)) texts.set(name, await textOf((0, 
external_node_path_.join)(folder, name)) ?? "");
return (0, rule_files.fP)(sums, name => texts.get(name)).map(({line: line, text: text}) => `${(0, 
external_node_path_.relative)(directory, (0, external_node_path_.join)(folder, rule_files.A$))}:${line}: ${text}`);
}
async function checkFile(path, directory, needsTests) {
const name = (0, external_node_path_.relative)(directory, path);
const at = (line, text) => `${name}${line === null ? "" : `:${line}`}: ${text}`;
const source = await textOf(path);
if (source === null) return {
faults: [ at(null, "cannot be read as a text of at most 256 KiB") ],
rule: null,
tests: 0
};
const read = (0, read_rules.K)(source, format.mK);
if ("problems" in read) return {
faults: read.problems.map(({line: line, text: text}) => at(line, text)),
rule: null,
tests: 0
};
const rule = read.value;
const rows = rule.test ?? [];
const faults = [];
for (const [index, row] of rows.entries()) {
const fault = await faultOf(rule, row, (0, external_node_path_.join)(path, ".."));
if (fault !== null) faults.push(at(read.lineOf([ "test", String(index) ]), `test ${index + 1} ${fault}`));
}
if (rows.length === 0 && needsTests) faults.push(at(null, "has no test; add one with a finding and one without"));
return {
faults: faults,
rule: rule,
tests: rows.length
};
}
async function faultOf(rule, row, folder) {
if (typeof row.response !== "string") return rowFault(rule, row, writtenResponse(row.response));
const path = (0, external_node_path_.resolve)(folder, row.response);
if (!path.startsWith(folder + external_node_path_.sep)) return `names ${(0, usage_error.S)(row.response)}, which is not below the folder of the rule`;
const text = await textOf(path);
if (text === null) return `names ${(0, usage_error.S)(row.response)}, which cannot be read as a text of at most 256 KiB`;
const response = printedResponse(text);
return response === null ? `names ${(0, usage_error.S)(row.response)}, which is no response as curl -i prints it: HTTP/1.1 200, headers, an empty line, the body` : rowFault(rule, row, response);
}
async function textOf(path, bytesMax = FILE_BYTES_MAX) {
const file = await (0, promises_.stat)(path).catch(() => null);
return file?.isFile() === true && file.size <= bytesMax ? (0, promises_.readFile)(path, "utf8").catch(() => null) : null;
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
6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CH: () => flagsOrHelp,
bQ: () => parseFlags,
gP: () => assertFlagsOnly,
lu: () => HELP_FLAG
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27830);
const HELP_FLAG = {
type: "boolean",
short: "h",
description: "Show this help."
};
function flagsOrHelp(args, table, help, io) {
const flags = parseFlags(args, table);
if (flags.flag("help") !== true) return flags;
io.out(help(io.outColumns));
return null;
}
function assertFlagsOnly({positionals: [surplus]}, message) {
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
}
function parseFlags(args, table) {
const {values: values, positionals: positionals, tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: args.map(arg => normalized(arg, table)),
options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
type: flag.type,
...flag.multiple === true ? {
multiple: true
} : {},
...flag.short === undefined ? {} : {
short: flag.short
}
} ])),
strict: false,
tokens: true,
allowPositionals: true,
allowNegative: true
});
for (const token of tokens) if (token.kind === "option") assertUsable(token, table);
const given = values;
const textsOf = name => {
const value = given[name];
return (Array.isArray(value) ? value : [ value ]).filter(entry => typeof entry === "string");
};
return {
positionals: positionals,
text: name => textsOf(name).at(-1),
texts: textsOf,
flag: name => typeof given[name] === "boolean" ? given[name] : undefined
};
}
function assertUsable({name: name, rawName: rawName, value: value, inlineValue: inlineValue}, table) {
const positive = name.replace(/^no-/, "");
const flag = Object.hasOwn(table, name) ? table[name] : undefined;
const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === "boolean";
if (flag === undefined && !isNegative) {
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(positive, Object.keys(table));
const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(rawName).slice(1, -1), `unknown flag. ${hint}`);
}
if (flag?.type !== "string") {
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "is a switch and takes no value.");
return;
}
const isMissing = value === undefined || inlineValue !== true && /^-./.test(value);
if (isMissing) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? "VALUE"}.`);
}
function normalized(arg, table) {
const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
if (match === null) return arg;
const [, name = "", value] = match;
if (table[name]?.type !== "boolean") return arg;
return value === "true" ? `--${name}` : `--no-${name}`;
}
},
362: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DS: () => OUTPUT_FORMATS,
GI: () => flagName,
Gw: () => SCAN_FLAGS,
me: () => rawInputs
});
var _gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34125);
var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6222);
const OUTPUT_FORMATS = [ "pretty", "json", "markdown", "sarif", "html", "junit", "gitlab", "csv" ];
const GROUP_TITLES = {
targets: "Targets and scans",
gate: "Verdict",
report: "Output and reports",
running: "Running",
service: "Service",
network: "Network",
GitHub: "GitHub"
};
function isSwitch(name) {
return _gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd[name].type.kind === "boolean";
}
function flagOf(name) {
const input = _gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd[name];
const fallback = input.default === "" ? "" : ` Default: ${input.default}.`;
const variable = input.secret === undefined ? input.variable === undefined ? "" : ` Environment variable: ${input.variable}.` : ` Prefer the environment variable ${input.secret}: flags are visible in process lists.`;
return {
type: isSwitch(name) ? "boolean" : "string",
group: GROUP_TITLES[input.group],
description: `${input.description.replaceAll("`", "")}${fallback}${variable}`,
...isSwitch(name) ? {} : {
value: input.value ?? "N"
}
};
}
const names = Object.keys(_gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd);
const SCAN_FLAGS = inGroups({
"scan-type": {
type: "string",
multiple: true,
value: "T",
description: "one scan type, repeatable.",
aliasOf: "scan-types"
},
"fail-on": {
type: "string",
value: "S",
description: "",
aliasOf: "fail-on-severity"
},
...Object.fromEntries(names.map(name => [ name, flagOf(name) ])),
"config-ref": {
type: "string",
value: "COMMIT",
description: "Read --config-file and --ignore-file from this commit, branch or tag of the local repository, so that a merge request cannot loosen its own gate.",
group: GROUP_TITLES.gate
},
baseline: {
type: "string",
value: "FILE",
description: "Earlier result to compare with (--format json, or a JSON report).",
group: GROUP_TITLES.gate
},
format: {
type: "string",
value: "F",
description: `Format of standard output: ${OUTPUT_FORMATS.join(", ")}. Default: pretty.`,
group: GROUP_TITLES.report
},
verbose: {
type: "boolean",
description: "Print every finding in full, not only those that block.",
group: GROUP_TITLES.report
},
out: {
type: "string",
value: "DIR",
description: "Folder for the reports of --report-formats.",
group: GROUP_TITLES.report
},
"ca-file": {
type: "string",
value: "FILE",
description: "File with PEM certificates to trust in addition to the built-in roots.",
group: GROUP_TITLES.network
},
"insecure-http": {
type: "boolean",
description: "Allow sending the API key over unencrypted HTTP to another host.",
group: GROUP_TITLES.network
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_1__.lu
});
function inGroups(flags) {
const titles = Object.values(GROUP_TITLES);
const place = ({group: group}) => group === undefined ? titles.length : titles.indexOf(group);
return Object.fromEntries(Object.entries(flags).sort(([, one], [, other]) => place(one) - place(other)));
}
function rawInputs(flags, environment) {
const raw = {};
for (const name of names) {
const value = isSwitch(name) ? flags.flag(name)?.toString() : flags.text(name);
if (value !== undefined) raw[name] = value;
}
const types = flags.texts("scan-type");
if (types.length > 0) raw["scan-types"] = [ ...types, raw["scan-types"] ?? "" ].join(",");
raw["fail-on-severity"] ??= flags.text("fail-on") ?? "";
raw.targets = [ ...flags.positionals, raw.targets ?? "" ].join("\n");
raw["api-url"] ??= environment[_gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd["api-url"].variable] ?? "";
const ofService = raw["api-url"].trim() === "" ? "callback-url" : "api-key";
raw.browser ??= environment[_gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd.browser.variable] ?? "";
for (const name of [ ofService, "request-headers", "login", "second-login", "admin-login" ]) raw[name] ??= environment[_gate_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_0__.Kd[name].secret] ?? "";
return raw;
}
function flagName(flags) {
return name => {
if (name === "targets") return "<target>";
if (name === "fail-on-severity" && flags.text("fail-on") !== undefined) return "--fail-on";
if (name === "scan-types" && flags.texts("scan-type").length > 0) return "--scan-type";
return `--${name}`;
};
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
90248: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => judgeOf,
c: () => stepOf
});
var _condition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6415);
var _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94845);
var _sight_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70598);
function judgeOf(rule) {
const match = demandsStatus(rule.match) ? rule.match : {
status: [ 200 ],
all: [ rule.match ]
};
return withSubject((0, _sight_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
...rule,
match: match
}, _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__.G));
}
function stepOf({match: match = {}, extract: extract = {}}) {
return withSubject((0, _sight_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
match: match,
extract: extract,
proof: ""
}, _linear_pattern_js__WEBPACK_IMPORTED_MODULE_2__.G));
}
function withSubject(sight) {
return (response, path, found = new Map) => sight(new _condition_js__WEBPACK_IMPORTED_MODULE_0__.B7(response, path), found);
}
function demandsStatus({status: status, all: all = [], any: any = [], not: not}) {
return status !== undefined || [ ...all, ...any, ...not === undefined ? [] : [ not ] ].some(demandsStatus);
}
},
76585: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => readRules
});
var _shared_yaml_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82080);
const RULE_LENGTH_MAX = 64 * 1024;
const PROBLEMS_MAX = 20;
function readRules(source, shape, aliasesMax = 0) {
if (source.length > RULE_LENGTH_MAX) return {
problems: [ {
line: null,
text: `the file is longer than ${RULE_LENGTH_MAX / 1024} KiB`
} ]
};
const yaml = (0, _shared_yaml_file_js__WEBPACK_IMPORTED_MODULE_0__.h)(source, aliasesMax);
if ("problems" in yaml) return {
problems: yaml.problems.slice(0, 1).map(problem => withHint(problem, source))
};
const problems = [];
const value = shape.read(yaml.value, [], (path, text) => problems.push({
line: yaml.lineOf(path),
text: text
}));
if (problems.length > 0) return {
problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, PROBLEMS_MAX)
};
return value === undefined ? {
problems: [ {
line: 1,
text: "the file is no rule"
} ]
} : {
value: value,
lineOf: yaml.lineOf
};
}
function withHint({line: line, text: text}, source) {
const isValue = line !== null && (source.split("\n")[line - 1] ?? "").includes("{{");
return {
line: line,
text: isValue ? `${text}; put a text with {{ in quotes` : text
};
}
},
70598: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p1: () => sightOf,
yK: () => signatureOf
});
var _web_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39226);
var _web_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23592);
var _condition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6415);
const SHOWN = 3;
const VALUE_MAX = 80;
const KEPT_MAX = 2e3;
function sightOf(rule, compile) {
const matches = (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(rule.match, compile);
const isExcluded = rule.unless === undefined ? () => false : (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(rule.unless, compile);
const readers = Object.entries(rule.extract ?? {}).map(([name, one]) => [ name, readerOf(one, compile) ]);
const literals = literalsOf(rule.match);
const {title: title, proof: proof} = rule;
const inherited = {
...title === undefined ? {} : {
title: title
},
...proof === undefined ? {} : {
proof: proof
}
};
const cases = [ ...rule.cases ?? [], rule ].map(one => ({
verdict: {
...inherited,
...one
},
matches: one === rule || one.match === undefined ? () => true : (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.Ke)(one.match, compile)
}));
return (subject, found) => {
if (!matches(subject, found) || isExcluded(subject, new Map)) return null;
for (const [name, read] of readers) {
const values = read(subject).slice(0, SHOWN + 2);
if (values.length > 0) found.set(name, values);
}
const one = cases.find(({matches: holds}) => holds(subject, found));
if (one?.verdict.proof === undefined) return null;
const quote = quotesOf(one.verdict.proof, found, literals);
return {
...sightingOf(one.verdict, one.verdict.proof, found),
...quote.length === 0 ? {} : {
quote: quote
}
};
};
}
function quotesOf(proof, found, literals) {
const shown = [ ...proof.matchAll(/\{\{(\w{1,40})\}\}/g) ].flatMap(match => found.get(match[1] ?? "") ?? []);
const matched = proof.includes("|mask}}") ? [] : found.get("match") ?? [];
return [ ...shown.filter(text => !/^\d*$/.test(text)), ...literals, ...matched ];
}
function literalsOf({body: body, all: all = [], any: any = []}) {
return [ ...body?.contains ?? [], ...body?.starts ?? [], ...[ ...all, ...any ].flatMap(literalsOf) ];
}
function signatureOf(rule, compile) {
const sight = sightOf(rule, compile);
return (response, path) => sight(new _condition_js__WEBPACK_IMPORTED_MODULE_0__.B7(response, path), new Map);
}
function sightingOf({title: title, severity: severity, confidence: confidence, publishable: publishable}, proof, found) {
return {
proof: sentenceOf(proof, found),
...title === undefined ? {} : {
title: title
},
...severity === undefined ? {} : {
severity: severity
},
...confidence === undefined ? {} : {
confidence: confidence
},
...publishable === true ? {
isPublishable: true
} : {}
};
}
function sentenceOf(template, found) {
const filled = text => text.replace(/\{\{(\w{1,40})(\|mask)?\}\}/g, (_, name, masked) => shown(found.get(name), masked));
const parts = template.replace(/\[\[([^[\]]{0,500})\]\]/g, (_, part) => {
const names = [ ...part.matchAll(/\{\{(\w{1,40})/g) ].map(match => match[1] ?? "");
return names.every(name => found.has(name)) ? part : "";
});
return filled(parts);
}
function shown(values = [], masked) {
return values.slice(0, SHOWN).map(value => masked === undefined ? (0, _web_signature_js__WEBPACK_IMPORTED_MODULE_1__.hD)(value, VALUE_MAX) : (0, 
_web_quote_js__WEBPACK_IMPORTED_MODULE_2__.dK)(value)).join(", ");
}
function readerOf(extract, compile) {
const {json: json, header: header, regex: regex, as: as, max: max = KEPT_MAX} = extract;
const pattern = regex === undefined ? undefined : compile(regex, extract["ignore-case"] ?? false);
const part = text => pattern === undefined ? text : pattern(text)?.part ?? "";
return subject => {
const texts = json !== undefined ? json.map(path => jsonTexts(subject, path, as)).find(values => values.length > 0) ?? [] : header !== undefined ? subject.headers.filter(([name]) => name.toLowerCase() === header.toLowerCase()).map(([, value]) => value) : extract.lines === true ? (0, 
_condition_js__WEBPACK_IMPORTED_MODULE_0__.$X)(subject.lines) : [ subject.text ];
const parts = texts.map(part).filter(text => text !== "");
if (as === "count" && json === undefined) return [ String(parts.length) ];
return parts.map(text => text.slice(0, max));
};
}
function jsonTexts(subject, path, as) {
const values = (0, _condition_js__WEBPACK_IMPORTED_MODULE_0__.I0)(subject.json, path);
const [first] = values;
if (values.length === 0) return [];
if (as === "count" && path.includes("*")) return [ String(values.length) ];
if (as === "count") return [ String(typeof first === "object" && first !== null ? Object.keys(first).length : 0) ];
return (as === "keys" ? Object.keys(first ?? {}) : values.map(_condition_js__WEBPACK_IMPORTED_MODULE_0__.mG)).filter(text => text !== "");
}
},
39226: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dK: () => mask,
iH: () => headerLine,
ml: () => shorten
});
function mask(secret) {
const characters = [ ...secret ];
if (characters.length === 0) return "";
if (characters.length < 8) return "…";
return `${characters.slice(0, 2).join("")}…${characters.slice(-2).join("")}`;
}
const LENGTH_MAX = 300;
function headerLine(name, value) {
return `${name}: ${shorten(value)}`;
}
function shorten(text, max = LENGTH_MAX) {
return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;
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
73287: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xg: () => CHANGES_MAX,
YS: () => WEAKENED_MAX,
fO: () => WORDS_MAX,
vf: () => PolicyReport
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _reports_report_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8828);
const CHANGES_MAX = 200;
const WEAKENED_MAX = 1e3;
const WORDS_MAX = 300;
const Effect = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "loosens", "tightens", "changes" ]);
const POLICY_SCOPES = [ "verdict", "scan", "run" ];
const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String();
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const open = {
additionalProperties: true
};
const ProposedVerdict = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_2__.sA),
fails_job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
effect: Effect,
hidden_findings: Count,
revealed_findings: Count,
summary: Text
}, open);
const PolicyReport = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
source: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(Text),
weakened: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
key: Text,
value: Text,
source: Text,
hidden_findings: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer())
}, open), {
maxItems: WEAKENED_MAX
}),
pending_changes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
key: Text,
target: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(Text),
effect: Effect,
scope: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(POLICY_SCOPES)),
summary: Text,
overruled: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
}, open), {
maxItems: CHANGES_MAX
}),
pending_changes_omitted: Count,
proposed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ProposedVerdict)
}, open);
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
8828: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kr: () => ReportDocument,
Ru: () => GATE_REASONS_MAX,
no: () => FindingSource,
sA: () => GATE_OUTCOMES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58329);
const GATE_REASONS_MAX = 20;
const GATE_OUTCOMES = [ "passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped" ];
const GATE_STATUSES = [ "new", "existing", "ignored" ];
const FindingSource = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
file: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 4096
}),
line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
})
}, {
description: "Where the sources of the application declare the route of the location. `file` is relative to the root of the repository."
});
const ReportFinding = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
..._contract_finding_js__WEBPACK_IMPORTED_MODULE_1__.wI.properties,
gate_status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.")),
source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(FindingSource),
blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "True if the finding fails the gate. Only in reports of a gated run."
}))
}, {
description: "One weakness, with its proof."
});
const ReportDocument = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
..._contract_report_js__WEBPACK_IMPORTED_MODULE_3__.pl.properties,
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ReportFinding),
gate: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_OUTCOMES),
reasons: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
maxItems: GATE_REASONS_MAX,
description: "Most important first."
})
}, {
description: "Verdict of the run that the scan belongs to. Only in reports of a gated run."
}))
}, {
description: "All data of one successful scan."
});
function reportSchemaDocument() {
return {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
...JSON.parse(JSON.stringify(ReportDocument))
};
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
},
35007: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZUJ: () => typebox_namespaceObject
});
var typebox_namespaceObject = {};
__webpack_require__.r(typebox_namespaceObject);
__webpack_require__.d(typebox_namespaceObject, {
Any: () => any.F,
Array: () => array.O3,
BigInt: () => bigint.Qw,
Boolean: () => types_boolean.v,
Call: () => call.Je,
Capitalize: () => capitalize.P,
Codec: () => _codec.Ne,
Conditional: () => conditional.b,
Constructor: () => types_constructor.DO,
ConstructorParameters: () => constructor_parameters.R,
Cyclic: () => cyclic.MW,
Decode: () => _codec.Tq,
DecodeBuilder: () => _codec.O$,
Dependent: () => dependent.qi,
Encode: () => _codec.dB,
EncodeBuilder: () => _codec.Mg,
Enum: () => types_enum.gp,
Evaluate: () => evaluate.S,
Exclude: () => exclude.n,
Extends: () => type_extends.q,
ExtendsResult: () => type_extends.d,
Extract: () => extract.M,
Function: () => types_function.zt,
Generic: () => generic.c,
Identifier: () => identifier.g,
Immutable: () => _immutable.J,
Index: () => action.jK,
Infer: () => infer.N,
InstanceType: () => instance_type.y,
Instantiate: () => instantiate.l5,
Integer: () => integer.jz,
Interface: () => action_interface.KA,
Intersect: () => intersect.oo,
IsAny: () => any.h,
IsArray: () => array.QS,
IsBigInt: () => bigint.cQ,
IsBoolean: () => types_boolean.Z,
IsCall: () => call.rx,
IsCodec: () => _codec.Lp,
IsConstructor: () => types_constructor.ZV,
IsCyclic: () => cyclic.c_,
IsDependent: () => dependent.oZ,
IsEnum: () => types_enum.Kk,
IsEnumValue: () => types_enum.dW,
IsFunction: () => types_function.hg,
IsGeneric: () => generic.E,
IsIdentifier: () => identifier.o,
IsImmutable: () => _immutable.P,
IsInfer: () => infer.t,
IsInteger: () => integer.$p,
IsIntersect: () => intersect.Yq,
IsKind: () => schema.n,
IsLiteral: () => literal.gP,
IsNever: () => never.Df,
IsNull: () => types_null.E,
IsNumber: () => number.Mx,
IsObject: () => object.av,
IsOptional: () => _optional.X,
IsParameter: () => parameter.a,
IsReadonly: () => _readonly.T,
IsRecord: () => record.cZ,
IsRef: () => ref.i,
IsRefine: () => _refine.Ux,
IsRest: () => rest.H,
IsSchema: () => schema.Y,
IsString: () => string.IP,
IsSymbol: () => symbol.n,
IsTemplateLiteral: () => template_literal.gm,
IsThis: () => types_this.$,
IsTuple: () => tuple.PN,
IsUndefined: () => types_undefined.R,
IsUnion: () => union.my,
IsUnknown: () => unknown.f,
IsUnsafe: () => unsafe.h,
IsVoid: () => types_void.j,
KeyOf: () => keyof.t,
Literal: () => literal.uS,
Lowercase: () => lowercase.A,
Mapped: () => mapped.u,
Module: () => action_module.n,
Never: () => never.ps,
NonNullable: () => non_nullable.p,
Null: () => types_null.U,
Number: () => number.wN,
Object: () => object.wS,
Omit: () => omit.E,
Optional: () => _optional.o,
Parameter: () => parameter.k,
Parameters: () => parameters.H,
Partial: () => partial.e,
Pick: () => pick.m,
Readonly: () => _readonly.Z,
ReadonlyObject: () => readonly_object.Y3,
ReadonlyType: () => readonly_object.th,
Record: () => record.mS,
RecordKey: () => record.VJ,
RecordPattern: () => record.EY,
RecordValue: () => record.Bo,
Ref: () => ref.o,
Refine: () => _refine.QL,
Required: () => required.m,
Rest: () => rest.N,
ReturnType: () => return_type.p,
Script: () => script.e,
String: () => string.Qf,
Symbol: () => symbol.N,
TemplateLiteral: () => template_literal.k_,
This: () => types_this.R,
Tuple: () => tuple.rd,
Uncapitalize: () => uncapitalize.w,
Undefined: () => types_undefined.r,
Union: () => union.gP,
Unknown: () => unknown.$,
Unsafe: () => unsafe.T,
Uppercase: () => uppercase.r,
Void: () => types_void.T,
With: () => action_with.R
});
var action = __webpack_require__(96301);
var engine = __webpack_require__(44318);
var type_extends = __webpack_require__(5257);
var script = __webpack_require__(54441);
var types = __webpack_require__(11309);
var instantiate = __webpack_require__(7749);
var capitalize = __webpack_require__(98068);
var conditional = __webpack_require__(68650);
var constructor_parameters = __webpack_require__(64869);
var evaluate = __webpack_require__(49731);
var exclude = __webpack_require__(74276);
var extract = __webpack_require__(47329);
var instance_type = __webpack_require__(33430);
var action_interface = __webpack_require__(1971);
var keyof = __webpack_require__(26300);
var lowercase = __webpack_require__(34737);
var mapped = __webpack_require__(49547);
var action_module = __webpack_require__(67474);
var non_nullable = __webpack_require__(8673);
var omit = __webpack_require__(96317);
var parameters = __webpack_require__(9238);
var partial = __webpack_require__(10641);
var pick = __webpack_require__(96185);
var readonly_object = __webpack_require__(62930);
var required = __webpack_require__(98889);
var return_type = __webpack_require__(66243);
var uncapitalize = __webpack_require__(47297);
var uppercase = __webpack_require__(4170);
var action_with = __webpack_require__(60866);
var _codec = __webpack_require__(4156);
var _immutable = __webpack_require__(96214);
var _optional = __webpack_require__(20214);
var _readonly = __webpack_require__(13288);
var _refine = __webpack_require__(68697);
var any = __webpack_require__(14935);
var array = __webpack_require__(97894);
var bigint = __webpack_require__(27626);
var types_boolean = __webpack_require__(7957);
var call = __webpack_require__(4759);
var types_constructor = __webpack_require__(8197);
var cyclic = __webpack_require__(50330);
var types_enum = __webpack_require__(98903);
var types_function = __webpack_require__(46951);
var generic = __webpack_require__(73778);
var identifier = __webpack_require__(64262);
var dependent = __webpack_require__(18712);
var infer = __webpack_require__(35889);
var integer = __webpack_require__(4247);
var intersect = __webpack_require__(69270);
var literal = __webpack_require__(4e4);
var never = __webpack_require__(9139);
var types_null = __webpack_require__(66316);
var number = __webpack_require__(64400);
var object = __webpack_require__(10982);
var parameter = __webpack_require__(27224);
var record = __webpack_require__(58848);
var ref = __webpack_require__(43042);
var rest = __webpack_require__(27137);
var schema = __webpack_require__(8122);
var string = __webpack_require__(87964);
var symbol = __webpack_require__(97111);
var template_literal = __webpack_require__(64125);
var types_this = __webpack_require__(91263);
var tuple = __webpack_require__(62023);
var types_undefined = __webpack_require__(51421);
var union = __webpack_require__(31520);
var unknown = __webpack_require__(57191);
var unsafe = __webpack_require__(95557);
var types_void = __webpack_require__(55129);
const build = null && Type;
}
};
