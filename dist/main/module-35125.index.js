export const id = "module-35125";

export const ids = [ "module-35125" ];

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
var _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2791);
var _gate_inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3367);
var _gate_inputs_request_headers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75220);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84472);
var _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19377);
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96908);
var _shared_local_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89394);
var _connect_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65487);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9654);
var _policy_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(27797);
var _reported_findings_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(53177);
var _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(362);
const PREFIX_MIN = 8;
const SCAN_INPUTS = [ "login", "login-check", "second-login", "admin-login", "request-headers", "api-description", "browser-path", "callback-url", "ca-file", "config-file", "config-ref" ];
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
const flag = _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.Gw[name];
return flag === undefined ? [] : [ [ name, flag ] ];
})),
help: _flags_js__WEBPACK_IMPORTED_MODULE_14__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_18__.bD)([ "replay <fingerprint…> --report FILE [flags]", "replay --all --report FILE [flags]" ], `Proves findings of an earlier run again, without a service: each check runs once more at the place of its finding, with new random\nvalues. Prints "still there", "gone" or "cannot tell" with the requests. The beginning of a fingerprint is enough if it is the only one.`, FLAGS, "Exit status: 0: all are gone; 1: one is still there; 2: wrong usage; 3: one cannot be proven either way, and none is still there.", [ "scan-gate replay 3f1c9a7e --report scan-gate.json", "scan-gate replay --severity high --report scan-gate.json --target http://localhost:3000" ]);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_14__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const report = flags.text("report");
if (report === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.UsageError("--report", "is missing: the result of the run that made the findings.");
const findings = chosen(await (0, _reported_findings_js__WEBPACK_IMPORTED_MODULE_16__._)(report, io.directory), flags);
const isJson = flags.flag("json") === true;
const replayed = await replayFindings(findings, flags, io, each => {
if (!isJson) io.out(textOf(each));
});
if (isJson) io.out(`${JSON.stringify(replayed.map(documentOf), null, 2)}\n`);
return statusOf(replayed);
}
async function replayFindings(findings, flags, io, onEach) {
const trustedRoots = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_12__.P)(flags.text("ca-file"), io);
const {browserOption: browserOption} = await __webpack_require__.e("embedded").then(__webpack_require__.bind(__webpack_require__, 43012));
const rules = await rulesFor(findings, flags, io);
const browser = await browserOption(flags.text("browser-path") ?? null, io.environment) ?? {};
const callbackUrl = (0, _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_4__.q)("--callback-url", (0, 
_scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.me)(flags, io.environment)["callback-url"]);
const {replay: replay} = await Promise.all([ __webpack_require__.e("module-2856"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("shared-decode-body"), __webpack_require__.e("engine-run"), __webpack_require__.e("module-64856") ]).then(__webpack_require__.bind(__webpack_require__, 64856));
const replayed = [];
for (const finding of findings) {
const elsewhere = flags.text("target");
const {hostname: hostname, options: options} = (0, _gate_inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_5__.h)("--target", elsewhere ?? finding.target);
const scheme = options.scheme ?? schemeOf(finding);
const outcome = await replay({
finding: finding,
target: `${scheme}://${hostname}${options.start_path ?? ""}`,
isElsewhere: elsewhere !== undefined,
options: secretsFor({
hostname: hostname,
scheme: scheme
}, flags, io),
ownershipProven: (0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_11__.mJ)(hostname.replace(/:\d+$/, "").replace(/^\[|\]$/g, "")),
signal: io.signal,
rules: rules,
...browser,
...callbackUrl === null ? {} : {
callbackUrl: callbackUrl
},
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
const configFile = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.me)(flags, io.environment)["config-file"] ?? "";
const configRef = flags.text("config-ref") ?? null;
return repositoryRules(await (0, _policy_files_js__WEBPACK_IMPORTED_MODULE_15__.Q)({
configFile: configFile,
ignoreFile: "",
configRef: configRef,
naming: (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.GI)(flags)
}, io));
}
function schemeOf({location: location}) {
return location.url.startsWith("http:") ? "http" : "https";
}
function chosen(findings, flags) {
const {positionals: positionals} = flags;
const least = flags.text("severity");
if (least === undefined && flags.flag("all") !== true && positionals.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.UsageError("<fingerprint>", "is missing; --all replays every finding of the report.");
const named = positionals.length === 0 ? findings : positionals.map(prefix => withPrefix(findings, prefix));
if (least === undefined) return named;
const rank = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)((0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_7__.gX)("--severity", least, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC));
return named.filter(({severity: severity}) => (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)(severity) <= rank);
}
function withPrefix(findings, prefix) {
const wanted = prefix.toLowerCase();
if (!/^[0-9a-f]{1,32}$/.test(wanted) || wanted.length < PREFIX_MIN) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.S)(prefix), `is no fingerprint; give ${PREFIX_MIN} to 32 hexadecimal digits.`);
const [found, ...others] = findings.filter(({fingerprint: fingerprint}) => fingerprint.startsWith(wanted));
if (found === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.S)(prefix), "is no fingerprint of the report.");
if (others.some(({fingerprint: fingerprint}) => fingerprint !== found.fingerprint)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_8__.S)(prefix), `is the beginning of ${others.length + 1} fingerprints; give more of it.`);
return found;
}
function secretsFor(target, flags, io) {
const raw = (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.me)(flags, io.environment);
const read = path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
const sources = {
raw: raw,
naming: (0, _scan_flags_js__WEBPACK_IMPORTED_MODULE_17__.GI)(flags),
readFile: read,
readText: read
};
const headers = (0, _gate_inputs_request_headers_js__WEBPACK_IMPORTED_MODULE_6__.L)("--request-headers", raw["request-headers"] ?? "");
return {
...Object.keys(headers).length === 0 ? {} : {
request_headers: headers
},
...raw.browser === "off" ? {
browser: "off"
} : {},
...(0, _gate_inputs_api_description_js__WEBPACK_IMPORTED_MODULE_3__.A)(sources, raw["api-description"]),
...(0, _gate_settings_login_settings_js__WEBPACK_IMPORTED_MODULE_9__.Qm)(sources, target)
};
}
function textOf({finding: finding, verdict: verdict, reason: reason, proof: proof}) {
const {title: title, check_id: check_id, fingerprint: fingerprint, location: location} = finding;
const lines = [ `${verdict}: ${title} (${check_id}, ${fingerprint.slice(0, PREFIX_MIN)}) ${location.url}`, ...reason === null ? [] : [ `  ${reason}` ], ...(proof?.requests ?? []).map(({role: role, method: method, url: url}) => `  ${role}: ${method} ${url}`), ...proof?.browser === undefined ? [] : [ ...proof.browser.steps, proof.browser.executed ].map(text => `  ${text}`) ];
return lines.map(line => `${(0, _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_10__.escapeTerminal)(line.trimEnd())}\n`).join("");
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
if (replayed.some(({verdict: verdict}) => verdict === "still there")) return _exit_status_js__WEBPACK_IMPORTED_MODULE_13__.u.failed;
return replayed.some(({verdict: verdict}) => verdict === "cannot tell") ? _exit_status_js__WEBPACK_IMPORTED_MODULE_13__.u.inconclusive : _exit_status_js__WEBPACK_IMPORTED_MODULE_13__.u.passed;
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
2791: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => callbackUrlOf
});
var _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90969);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function callbackUrlOf(input, text) {
const given = text?.trim() || null;
try {
if (given !== null) (0, _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__.A)(given);
return given;
} catch (cause) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, cause.message, {
cause: cause
});
}
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
90969: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => parseCallbackUrl
});
const SECRET_LENGTH_MIN = 20;
function parseCallbackUrl(text) {
const url = URL.parse(text.trim());
if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "") throw new Error("not an http(s) URL without path, query and fragment. Write it as https://callbacks:SECRET@host.");
if (!/^[\w.~-]+$/.test(url.password) || url.password.length < SECRET_LENGTH_MIN) throw new Error(`has no password of at least ${SECRET_LENGTH_MIN} letters and digits, which is the secret of the listener: openssl rand -hex 20 makes one.`);
return {
origin: url.origin,
host: url.hostname.replace(/^\[|\]$/g, "").toLowerCase(),
secret: url.password
};
}
}
};
