export const id = "gate-inputs-api-description";

export const ids = [ "gate-inputs-api-description" ];

export const modules = {
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
44032: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => parseSettings
});
var primitives = __webpack_require__(89085);
var callback_url = __webpack_require__(2791);
var config_file = __webpack_require__(45703);
var inputs = __webpack_require__(34125);
function isGiven(raw, key) {
if (!Object.hasOwn(inputs.Kd, key)) return false;
const input = inputs.Kd[key];
return (input.config === true || key === "targets") && (raw[key] ?? "").trim() !== "";
}
var input_values = __webpack_require__(82723);
var usage_error = __webpack_require__(84472);
var parse_target = __webpack_require__(3367);
var external_node_crypto_ = __webpack_require__(77598);
var shared_text = __webpack_require__(89853);
var policy_report = __webpack_require__(73287);
const ITEMS_SHOWN = 5;
function ruleInWords({check: check, path: path, fingerprint: fingerprint, reason: reason, expires: expires}) {
const what = check ?? (fingerprint === undefined ? "every finding" : "the finding");
const print = fingerprint === undefined ? "" : ` ${fingerprint}`;
const where = path === undefined ? "" : ` below ${path}`;
return `${what}${print}${where} (${reason}${expires === undefined ? "" : `, until ${expires}`})`;
}
function some(items) {
const rest = items.length - ITEMS_SHOWN;
return `${items.slice(0, ITEMS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
const SCOPES = {
"fail-on-severity": "verdict",
thresholds: "verdict",
"fail-on-new-only": "verdict",
"fail-on-inconclusive": "verdict",
"min-coverage": "verdict",
"warn-only": "verdict",
ignore: "verdict",
"severity-overrides": "verdict",
"disable-checks": "verdict",
checks: "scan",
"checks-scope": "scan",
"scan-types": "scan",
"scan-minutes": "scan",
browser: "scan",
"third-parties": "scan",
"api-description": "scan",
"extra-paths": "scan",
"include-paths": "scan",
"exclude-paths": "scan",
"max-requests-per-second": "scan",
"active-post": "scan",
"request-headers-env": "scan",
verification: "scan",
wait: "scan",
"wait-for-target-seconds": "scan",
"timeout-minutes": "run",
"poll-interval-seconds": "run",
"fail-fast": "run",
"cancel-on-abort": "run",
"max-tokens": "run",
"max-findings": "run",
"report-formats": "run",
"max-retries": "run"
};
const ADDING = new Set([ "disable-checks", "severity-overrides" ]);
function policyChanges(from, to, raw) {
const keys = Object.keys(SCOPES);
const change = (key, target, before, after) => differences(key, before, after).map(words => ({
key: key,
scope: key === "targets" ? "scan" : SCOPES[key],
target: target,
summary: (0, shared_text.xv)(words, policy_report.fO),
overruled: isGiven(raw, key)
}));
const [before, after] = [ byName(from.targets), byName(to.targets) ];
const ofTarget = (name, key) => {
const value = (file, own) => own?.[key] ?? (ADDING.has(key) ? undefined : file[key]);
return change(key, name, value(from, before.get(name)), value(to, after.get(name)));
};
const names = [ ...new Set([ ...before.keys(), ...after.keys() ]) ];
return [ ...keys.flatMap(key => change(key, null, from[key], to[key])), ...change("targets", null, [ ...before.keys() ], [ ...after.keys() ]), ...names.flatMap(name => {
const own = new Set([ ...Object.keys(before.get(name) ?? {}), ...Object.keys(after.get(name) ?? {}) ]);
return keys.filter(key => own.has(key)).flatMap(key => ofTarget(name, key));
}) ];
}
function byName(targets) {
return new Map((targets ?? []).map(entry => typeof entry === "string" ? [ (0, parse_target.h)("targets", entry).input, {} ] : [ (0, 
parse_target.h)("targets", entry.target).input, entry ]));
}
function differences(key, from, to) {
const [before, after] = [ entriesOf(key, from), entriesOf(key, to) ];
if (before === null || after === null) {
const [old, next] = [ scalar(key, from), scalar(key, to) ];
return old.value === next.value ? [] : [ `${key}: ${old.words} → ${next.words}` ];
}
const more = after.filter(entry => !before.includes(entry));
const fewer = before.filter(entry => !after.includes(entry));
const sentences = (verb, entries) => {
if (entries.length === 0) return [];
if (SINGLY.has(key)) return entries.map(entry => `${key} ${verb} ${entry}`);
return [ `${key} ${verb} ${some(entries)}` ];
};
return [ ...sentences("adds", more), ...sentences("no longer has", fewer) ];
}
const SINGLY = new Set([ "ignore", "severity-overrides", "thresholds" ]);
const WHOLE = new Set([ "scan-types", "report-formats" ]);
function entryInWords(key, entry) {
if (key !== "checks") return ruleInWords(entry);
const digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(entry)).digest("hex").slice(0, 8);
return `${String(entry["id"])} (${digest})`;
}
function entriesOf(key, value) {
if (WHOLE.has(key)) return null;
if (value === undefined) return Object.hasOwn(inputs.Kd, key) && key !== "thresholds" ? null : [];
if (Array.isArray(value)) return value.map(entry => typeof entry === "string" ? entry : entryInWords(key, entry));
if (typeof value !== "object" || value === null) return null;
return Object.entries(value).map(([name, entry]) => `${name}: ${String(entry)}`);
}
function scalar(key, value) {
if (value !== undefined) {
const text = Array.isArray(value) ? value.join(", ") || "none" : String(value);
return {
value: text,
words: text
};
}
const fallback = Object.hasOwn(inputs.Kd, key) ? inputs.Kd[key].default : "";
const text = fallback.replaceAll(",", ", ");
return text === "" ? {
value: "",
words: "unset"
} : {
value: text,
words: `${text} (default)`
};
}
const DEFAULTS = {
"fail-on-severity": "critical",
thresholds: {},
"fail-on-new-only": false,
"fail-on-inconclusive": true,
"min-coverage": 0,
"warn-only": false,
"wait-for-target-seconds": 60
};
function strictness(value, key) {
if (key === "fail-on-severity") return [ value === "none" ? -1 : inputs.d$.indexOf(value) ];
if (key === "thresholds") {
const allowed = value;
return primitives.oC.map(severity => -(allowed[severity] ?? Number.POSITIVE_INFINITY));
}
if (key === "wait-for-target-seconds") return [ Math.sign(Number(value)) ];
if (key === "min-coverage") return [ Number(value) ];
return [ value === (key === "fail-on-inconclusive") ? 1 : 0 ];
}
function isLaxer(key, value, than) {
const [own, other] = [ strictness(value, key), strictness(than, key) ];
return own.some((number, index) => number < (other[index] ?? 0));
}
function weakenings(sources) {
const {config: config, policy: policy, configSource: configSource, ignoreSource: ignoreSource} = sources;
const effective = {
"fail-on-severity": policy.failOnSeverity,
thresholds: policy.thresholds,
"fail-on-new-only": policy.failOnNewOnly,
"fail-on-inconclusive": policy.failOnInconclusive,
"min-coverage": policy.minCoverage,
"warn-only": policy.warnOnly,
"wait-for-target-seconds": sources.waitForTargetMs / 1e3
};
const values = Object.keys(DEFAULTS).flatMap(key => {
const given = sources.given(key);
const source = given ?? configSource;
if (isLaxer(key, effective[key], DEFAULTS[key])) return [ {
key: key,
value: inWords(effective[key]),
source: source
} ];
if (given === null || config[key] === undefined || !isLaxer(key, effective[key], config[key])) return [];
return [ {
key: key,
value: `${inWords(effective[key])} (${inWords(config[key])} in ${configSource})`,
source: source
} ];
});
return [ ...values, ...scopeOf(config, null, configSource), ...ownOf(sources, effective), ...policy.ignore.map(rule => {
const {checkId: checkId, ...others} = rule;
const value = ruleInWords(checkId === undefined ? others : {
check: checkId,
...others
});
return {
key: "ignore",
value: value,
source: ignoreSource,
rule: rule
};
}) ];
}
function scopeOf(settings, target, source) {
const place = target === null ? "" : ` for ${target}`;
const lists = [ "disable-checks", "include-paths", "exclude-paths" ].flatMap(key => {
const items = settings[key] ?? [];
return items.length === 0 ? [] : [ {
key: key,
value: `${some(items)}${place}`,
source: source
} ];
});
const overrides = Object.entries(settings["severity-overrides"] ?? {});
const browser = settings.browser === "off" ? [ {
key: "browser",
value: `off${place}`,
source: source
} ] : [];
return [ ...lists, ...browser, ...overrides.filter(([, to]) => to !== primitives.oC[0]).map(([check, to]) => ({
key: "severity-overrides",
value: `${check} counts as ${to}${place}`,
source: source,
override: {
check: check,
to: to
}
})) ];
}
function ownOf({config: config, targets: targets, given: given, configSource: configSource}, common) {
const scanned = new Set(targets.map(({hostname: hostname}) => hostname));
const entries = (config.targets ?? []).flatMap(entry => typeof entry === "string" ? [] : [ entry ]);
return entries.flatMap(entry => {
const {hostname: hostname, input: input} = (0, parse_target.h)("targets", entry.target);
if (!scanned.has(hostname)) return [];
const values = [ "fail-on-severity", "thresholds", "fail-on-new-only" ].flatMap(key => {
const own = entry[key];
if (own === undefined || given(key) !== null || !isLaxer(key, own, common[key])) return [];
return [ {
key: key,
value: `${inWords(own)} for ${input}`,
source: configSource
} ];
});
return [ ...values, ...scopeOf(entry, input, configSource) ];
});
}
function inWords(value) {
if (typeof value !== "object" || value === null) return String(value);
const entries = Object.entries(value).map(([name, count]) => `${name}=${String(count)}`);
return entries.length === 0 ? "none" : entries.join(", ");
}
var ignore = __webpack_require__(72494);
function gatePolicy(values, config) {
const limits = values.text("thresholds");
return {
failOnSeverity: values.choice("fail-on-severity", inputs.d$),
thresholds: thresholds(limits.input, limits.text),
failOnNewOnly: values.boolean("fail-on-new-only"),
failOnInconclusive: values.boolean("fail-on-inconclusive"),
minCoverage: values.integer("min-coverage"),
warnOnly: values.boolean("warn-only"),
ignore: (0, ignore.ep)(config.ignore ?? []),
severityOverrides: severityOverrides(config, {})
};
}
function targetPolicy(config, own, raw) {
return {
rule: ownRule(own, raw),
severityOverrides: severityOverrides(config, own),
disabledChecks: [ ...new Set([ ...config["disable-checks"] ?? [], ...own["disable-checks"] ?? [] ]) ]
};
}
function severityOverrides(config, own) {
return {
...config["severity-overrides"],
...own["severity-overrides"]
};
}
function ownRule(own, raw) {
const has = key => own[key] !== undefined && !isGiven(raw, key);
const rule = {
...has("fail-on-severity") ? {
failOnSeverity: own["fail-on-severity"]
} : {},
...has("thresholds") ? {
thresholds: own.thresholds
} : {},
...has("fail-on-new-only") ? {
failOnNewOnly: own["fail-on-new-only"]
} : {}
};
return Object.keys(rule).length === 0 ? undefined : rule;
}
function thresholds(input, text) {
const result = {};
for (const part of (0, input_values.dt)(text)) {
const match = /^([^=:]+)[=:](.*)$/.exec(part);
if (match === null) throw new usage_error.UsageError(input, `${(0, usage_error.S)(part)} is not severity=number, for example high=0.`);
const severity = (0, input_values.gX)(input, match[1] ?? "", primitives.oC);
if (result[severity] !== undefined) throw new usage_error.UsageError(input, `${severity} is given twice.`);
result[severity] = (0, input_values.$A)(input, match[2] ?? "", 0, 1e6);
}
return result;
}
class SettingValues {
#sources;
#config;
constructor(sources, config) {
this.#sources = sources;
this.#config = config;
}
text(name) {
const {raw: raw, naming: naming, configFile: configFile} = this.#sources;
const given = raw[name];
if (given !== undefined && given.trim() !== "") return {
input: naming(name),
text: given
};
const configured = this.#config[name];
if (configured !== undefined) return {
input: `${configFile?.name ?? ""}: ${name}`,
text: configText(configured)
};
return {
input: naming(name),
text: inputs.Kd[name].default
};
}
boolean(name) {
const {input: input, text: text} = this.text(name);
return (0, input_values.tE)(input, text);
}
wait() {
const isRemote = (this.#sources.raw["api-url"] ?? "").trim() !== "";
if (this.boolean("wait") || isRemote) return this.boolean("wait");
const {input: input} = this.text("wait");
throw new usage_error.UsageError(input, "false needs a separate service (api-url); the embedded one ends with the run.");
}
choice(name, allowed) {
const {input: input, text: text} = this.text(name);
return (0, input_values.gX)(input, text, allowed);
}
integer(name) {
const {input: input, text: text} = this.text(name);
const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
return (0, input_values.$A)(input, text, minimum, maximum);
}
milliseconds(name) {
const {input: input, text: text} = this.text(name);
const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
return Math.round((0, input_values.QR)(input, text, minimum, maximum) * 1e3);
}
}
function configText(configured) {
if (Array.isArray(configured)) return configured.join(",");
if (typeof configured === "object" && configured !== null) {
return Object.entries(configured).map(([name, entry]) => `${name}=${String(entry)}`).join(",");
}
return String(configured);
}
var target_list = __webpack_require__(39906);
function effectiveFile({naming: naming, configFile: configFile, ignoreFile: ignoreFile}) {
const config = configFile ? (0, config_file.parseConfig)(naming("config-file"), configFile) : {};
if (!ignoreFile) return config;
return {
...config,
ignore: (0, config_file.parseConfig)(naming("ignore-file"), ignoreFile).ignore ?? []
};
}
function proposalOf(sources, config, targets) {
const {proposed: proposed, warnings: _warnings, ruleChanges: ruleChanges = [], ...current} = sources;
const ofRules = ruleChanges.map(words => ruleChange(words));
if (proposed?.config === undefined && proposed?.ignore === undefined) return {
pending: ofRules,
proposed: null,
warnings: []
};
const after = {
...current,
configFile: proposed.config === undefined ? current.configFile ?? null : proposed.config,
ignoreFile: proposed.ignore === undefined ? current.ignoreFile ?? null : proposed.ignore
};
try {
const next = effectiveFile(after);
return {
pending: [ ...policyChanges(config, next, sources.raw), ...ofRules ],
proposed: proposedPolicy(after, next, targets),
warnings: []
};
} catch (error) {
if (!(error instanceof usage_error.UsageError)) throw error;
const message = (0, shared_text.xv)(error.message.replaceAll("\n", " "), 400);
const warning = `After merge the gate would fail with a usage error: ${message}`;
return {
pending: ofRules,
proposed: null,
warnings: [ warning ]
};
}
}
function ruleChange(words) {
return {
key: "checks",
scope: "scan",
target: null,
summary: (0, shared_text.xv)(words, policy_report.fO),
overruled: false
};
}
function proposedPolicy(sources, config, targets) {
const values = new SettingValues(sources, config);
(0, target_list.nJ)(sources, config);
values.wait();
const listed = (0, target_list.vj)("targets", config);
const own = ({input: input, hostname: hostname}) => (listed.find(entry => entry.input === input) ?? listed.find(entry => entry.hostname === hostname))?.own ?? {};
return {
policy: gatePolicy(values, config),
targets: new Map(targets.map(target => [ target.input, targetPolicy(config, own(target), sources.raw) ]))
};
}
var scan = __webpack_require__(26414);
var target_address = __webpack_require__(863);
var local_names = __webpack_require__(89394);
var api_description = __webpack_require__(66293);
var request_headers = __webpack_require__(75220);
var login_settings = __webpack_require__(19377);
class TargetSecrets {
warnings=[];
#sources;
#given;
#isTrusted;
#isNamed;
#file;
constructor(sources, fromFile) {
const {raw: raw, naming: naming, configFile: configFile} = sources;
this.#sources = sources;
this.#given = (0, request_headers.L)(naming("request-headers"), raw["request-headers"] ?? "");
this.#isTrusted = configFile?.untrusted !== true;
this.#isNamed = !fromFile || this.#isTrusted;
this.#file = configFile?.name ?? "a file";
}
optionsFor(target, config) {
const headers = this.#headersFor(target, target.own["request-headers-env"] ?? config["request-headers-env"]);
return {
...Object.keys(headers).length === 0 ? {} : {
request_headers: headers
},
...this.#loginsFor(target)
};
}
#loginsFor({input: input, hostname: hostname, options: options}) {
const {raw: raw, naming: naming} = this.#sources;
if (this.#isNamed) return (0, login_settings.Qm)(this.#sources, {
hostname: hostname,
scheme: options.scheme
});
const first = Object.values(login_settings.E8).find(name => (raw[name] ?? "").trim() !== "");
if (first === undefined) return {};
throw new usage_error.UsageError(naming(first), `is not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. Pass the target as ${naming("targets")}.`);
}
#headersFor({input: input}, variable) {
const {naming: naming} = this.#sources;
const named = variable === undefined ? {} : this.#fromVariable(variable);
if (this.#isNamed) return {
...named,
...this.#given
};
if (Object.keys(this.#given).length > 0) this.warnings.push(`The headers of ${naming("request-headers")} were not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. To send them, pass the target as ${naming("targets")}.`);
return named;
}
#fromVariable(name) {
const {naming: naming, secret: secret, configFile: configFile} = this.#sources;
const input = `${configFile?.name ?? ""}: request-headers-env`;
if (!this.#isTrusted) throw new usage_error.UsageError(input, `${name} is not read for ${configFile?.name ?? "this file"}, which the proposed change may have written. Read the file from the target branch (--config-ref), or pass ${naming("request-headers")}.`);
const text = secret?.(name);
if (text === undefined || text.trim() === "") throw new usage_error.UsageError(input, `the environment variable ${name} is not set.`);
return (0, request_headers._)(input, name, text);
}
}
class ActivePost {
warnings=[];
#sources;
#config;
#isEmbedded;
constructor(sources, config) {
this.#sources = sources;
this.#config = config;
this.#isEmbedded = (sources.raw["api-url"] ?? "").trim() === "";
}
optionFor(target) {
const mode = this.#modeFor(target);
const isOwn = this.#isEmbedded && (0, local_names.mJ)((0, target_address.B1)(target.hostname).host);
return mode === "on" || mode === "local" && isOwn ? {
active_post: true
} : {};
}
#modeFor({input: input, own: own}) {
const {raw: raw, naming: naming, configFile: configFile} = this.#sources;
if (isGiven(raw, "active-post")) return (0, input_values.gX)(naming("active-post"), raw["active-post"] ?? "", inputs.Pp);
const configured = own["active-post"] ?? this.#config["active-post"] ?? "off";
const mode = typeof configured === "string" ? configured : configured ? "on" : "off";
if (mode === "off" || configFile?.untrusted !== true) return mode;
this.warnings.push(`active-post: ${mode} of ${configFile.name} was not used for ${input}: the proposed change may have written it. Pass ${naming("active-post")}.`);
return "off";
}
}
function resolveTargets(sources, config, scanTypes) {
const {targets: targets, fromFile: fromFile} = (0, target_list.nJ)(sources, config);
const secrets = new TargetSecrets(sources, fromFile);
const describe = descriptions(sources, config);
const posts = new ActivePost(sources, config);
const resolved = new Map;
for (const target of targets) {
const spec = targetSpec(target, {
sources: sources,
config: config,
scanTypes: scanTypes,
options: {
...posts.optionFor(target),
...describe(target),
...secrets.optionsFor(target, config)
}
});
const key = `${spec.hostname} ${spec.options.scheme ?? ""} ${spec.options.start_path ?? ""}`;
if (!resolved.has(key)) resolved.set(key, spec);
}
return {
targets: [ ...resolved.values() ],
warnings: [ ...secrets.warnings, ...posts.warnings ]
};
}
function targetSpec(target, {sources: sources, config: config, scanTypes: scanTypes, options: options}) {
const {own: own} = target;
const {rule: rule, severityOverrides: severityOverrides, disabledChecks: disabledChecks} = targetPolicy(config, own, sources.raw);
return {
input: target.input,
hostname: target.hostname,
options: {
...target.options,
...disabledChecks.length === 0 ? {} : {
disable_checks: [ ...disabledChecks ]
},
...Object.keys(severityOverrides).length === 0 ? {} : {
severity_overrides: severityOverrides
},
...target_settings_scopeOf(config, own),
...minutesOption(sources, config, own),
...browserOptions(sources, config, own),
...options
},
scanTypes: isGiven(sources.raw, "scan-types") ? scanTypes : own["scan-types"] ?? scanTypes,
...rule === undefined ? {} : {
policy: rule
}
};
}
function descriptions(sources, config) {
const known = new Map;
return ({own: own}) => {
const place = isGiven(sources.raw, "api-description") ? sources.raw["api-description"] : own["api-description"] ?? config["api-description"];
const described = known.get(place) ?? (0, api_description.A)(sources, place);
known.set(place, described);
return described;
};
}
function minutesOption({raw: raw, naming: naming}, config, own) {
const {minimum: minimum, maximum: maximum} = inputs.Kd["scan-minutes"].type;
const minutes = isGiven(raw, "scan-minutes") ? (0, input_values.$A)(naming("scan-minutes"), raw["scan-minutes"] ?? "", minimum, maximum) : own["scan-minutes"] ?? config["scan-minutes"];
return minutes === undefined ? {} : {
scan_minutes: minutes
};
}
function browserOptions({raw: raw, naming: naming}, config, own) {
const given = (name, values) => {
const text = isGiven(raw, name) ? raw[name] : own[name] ?? config[name];
return text === undefined ? undefined : (0, input_values.gX)(naming(name), text, values);
};
const browser = given("browser", scan.qy);
const scope = given("checks-scope", scan.IZ);
const thirdParties = given("third-parties", scan.Eu);
return {
...browser === undefined || browser === "auto" ? {} : {
browser: browser
},
...scope === undefined || scope === "recognized" ? {} : {
checks_scope: scope
},
...thirdParties === undefined || thirdParties === "block" ? {} : {
third_parties: thirdParties
}
};
}
const SCOPE = {
"extra-paths": "extra_paths",
"include-paths": "include_paths",
"exclude-paths": "exclude_paths",
"max-requests-per-second": "max_requests_per_second"
};
function target_settings_scopeOf(config, own) {
const keys = Object.keys(SCOPE);
const entries = keys.map(key => [ SCOPE[key], own[key] ?? config[key] ]);
return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
function parseSettings(sources) {
try {
return settingsOf(sources);
} catch (error) {
throw error instanceof usage_error.UsageError ? located(error, sources) : error;
}
}
function located(error, {configFile: configFile, naming: naming}) {
const prefix = `${configFile?.name ?? ""}: `;
if (!configFile || !error.input.startsWith(prefix)) return error;
const key = error.input.slice(prefix.length);
const text = error.message.slice(prefix.length).replace(/\.$/, "");
return usage_error.UsageError.inFile(naming("config-file"), configFile.name, [ {
line: (0, config_file.nj)(configFile, key),
text: text
} ], {
cause: error
});
}
function settingsOf(sources) {
const {raw: raw, naming: naming} = sources;
const config = effectiveFile(sources);
const values = new SettingValues(sources, config);
const policy = gatePolicy(values, config);
const waitForTargetMs = values.milliseconds("wait-for-target-seconds");
const {targets: targets, warnings: warnings} = resolveTargets(sources, config, scanTypeList(values.text("scan-types")));
const configSource = sources.configFile?.name ?? "";
const weakened = weakenings({
config: config,
policy: policy,
waitForTargetMs: waitForTargetMs,
targets: targets,
given: key => isGiven(raw, key) ? (sources.inputSource ?? naming)(key) : null,
configSource: configSource,
ignoreSource: sources.ignoreFile?.name ?? configSource
});
const timeoutMinutes = positiveMinutes(values.text("timeout-minutes"));
assertTime(targets, timeoutMinutes, naming);
const proposal = proposalOf(sources, config, targets);
return {
gate: {
targets: targets,
verification: values.choice("verification", inputs.pY),
wait: values.wait(),
timeoutMs: Math.round(timeoutMinutes * 6e4),
pollIntervalMs: values.text("poll-interval-seconds").text === "" ? null : values.milliseconds("poll-interval-seconds"),
failFast: values.boolean("fail-fast"),
cancelOnAbort: values.boolean("cancel-on-abort"),
rerun: values.choice("rerun", inputs.Kd.rerun.type.values),
maxTokens: values.integer("max-tokens"),
dryRun: values.boolean("dry-run"),
waitForTargetMs: waitForTargetMs,
policy: policy,
policyOrigin: {
...proposal,
source: sourceOf(sources),
weakened: weakened,
warnings: [ ...sources.warnings ?? [], ...warnings, ...proposal.warnings ]
}
},
routes: values.choice("routes", inputs.rP) === "off" ? null : {
changedSince: values.text("changed-since").text.trim() || null
},
service: serviceSettings(sources, values.integer("max-retries"), config.checks ?? []),
report: {
formats: formats(values.text("report-formats")),
maxFindings: values.integer("max-findings")
}
};
}
function sourceOf({configFile: configFile, ignoreFile: ignoreFile}) {
const names = [ configFile?.name, ignoreFile?.name ].filter(name => name !== undefined);
return names.length === 0 ? null : [ ...new Set(names) ].join(", ");
}
function positiveMinutes({input: input, text: text}) {
const {exclusiveMinimum: exclusiveMinimum, maximum: maximum} = inputs.Kd["timeout-minutes"].type;
const minutes = (0, input_values.QR)(input, text, exclusiveMinimum, maximum);
if (minutes <= exclusiveMinimum) throw new usage_error.UsageError(input, `${(0, 
usage_error.S)(text)} is too short; give more than 0 minutes (maximum ${maximum}).`);
return minutes;
}
function assertTime(targets, timeoutMinutes, naming) {
const longest = Math.max(0, ...targets.map(({options: options}) => options.scan_minutes ?? 0));
if (longest >= timeoutMinutes) throw new usage_error.UsageError(naming("scan-minutes"), `${longest} leaves no time before ${naming("timeout-minutes")} (${timeoutMinutes}): raise that one above it.`);
}
function scanTypeList({input: input, text: text}) {
const list = [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, primitives.g8))) ];
if (list.length === 0) throw new usage_error.UsageError(input, `no scan type; allowed are ${primitives.g8.join(", ")}.`);
return list;
}
function formats({input: input, text: text}) {
if (text.trim().toLowerCase() === "none") return [];
return [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, inputs.EL))) ];
}
function serviceSettings({raw: raw, naming: naming, hasIdentity: hasIdentity = false}, maxRetries, rules) {
const apiUrl = raw["api-url"]?.trim() || null;
const apiKey = raw["api-key"]?.trim() || null;
if (apiUrl !== null && !/^https?:\/\//i.test(apiUrl)) {
throw new usage_error.UsageError(naming("api-url"), "not an http(s) URL. Write it as https://host[:port].");
}
if (apiUrl !== null && apiKey === null && !hasIdentity) {
throw new usage_error.UsageError(naming("api-key"), `missing; it is needed with ${naming("api-url")}, unless the job has the permission "id-token: write" and the service trusts it.`);
}
if (apiUrl === null && apiKey !== null) {
throw new usage_error.UsageError(naming("api-url"), `missing; ${naming("api-key")} is only used with a separate service.`);
}
const audience = raw.audience?.trim() || null;
const browserPath = raw["browser-path"]?.trim() || null;
const callbackUrl = (0, callback_url.q)(naming("callback-url"), raw["callback-url"]);
if (callbackUrl !== null && apiUrl !== null) throw new usage_error.UsageError(naming("callback-url"), "set it at the separate service: scan-gate serve --callback-url.");
return {
apiUrl: apiUrl,
apiKey: apiKey,
audience: audience,
maxRetries: maxRetries,
browserPath: browserPath,
callbackUrl: callbackUrl,
rules: rules
};
}
},
39906: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fs: () => EXAMPLE_TARGET,
nJ: () => listTargets,
vj: () => configuredTargets
});
var _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3367);
var _model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const EXAMPLE_TARGET = "https://replace-me.example.com";
const EXAMPLE_HOSTS = [ new URL(EXAMPLE_TARGET).hostname, "preview.example.com" ];
function rejectExample(input, {hostname: hostname, input: shown}) {
if (EXAMPLE_HOSTS.includes(hostname)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`);
}
const MAX_TARGETS = 1e3;
function listTargets(sources, config) {
const inputOfFile = `${sources.configFile?.name ?? ""}: targets`;
const configured = configuredTargets(inputOfFile, config);
const given = (0, _model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.dt)(sources.raw.targets ?? "");
const fromFile = given.length === 0 && configured.length > 0;
const input = fromFile ? inputOfFile : sources.naming("targets");
const listed = fromFile ? configured : (given.length > 0 ? given : sources.defaultTargets ?? []).map(text => {
const parsed = (0, _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__.h)(input, text);
return {
...parsed,
own: configured.find(({hostname: hostname}) => hostname === parsed.hostname)?.own ?? {}
};
});
if (listed.length === 0) {
const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : "";
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
}
if (listed.length > MAX_TARGETS) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `more than ${MAX_TARGETS} targets.`);
for (const target of listed) rejectExample(input, target);
return {
targets: listed,
fromFile: fromFile
};
}
function configuredTargets(input, config) {
return (config.targets ?? []).map(entry => {
const own = typeof entry === "string" ? {
target: entry
} : entry;
return {
...(0, _inputs_parse_target_js__WEBPACK_IMPORTED_MODULE_0__.h)(input, own.target),
own: own
};
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
},
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
}
}
};
