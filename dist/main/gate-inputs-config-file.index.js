export const id = "gate-inputs-config-file";

export const ids = [ "gate-inputs-config-file" ];

export const modules = {
45703: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CV: () => CONFIG_BYTES_MAX,
Cu: () => DEFAULT_CONFIG_FILE,
nj: () => lineOfKey,
parseConfig: () => parseConfig,
im: () => readConfigText
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var yaml_file = __webpack_require__(82080);
var usage_error = __webpack_require__(84472);
var system = __webpack_require__(89168);
var build_value = __webpack_require__(79229);
var primitives = __webpack_require__(89085);
var nearest = __webpack_require__(27830);
var build = __webpack_require__(35007);
var inputs = __webpack_require__(34125);
const choice = (values, description) => build.ZUJ.Unsafe({
type: "string",
enum: [ ...values ],
description: description
});
const fromInput = name => {
const {type: type, description: description} = inputs.Kd[name];
return build.ZUJ.Optional(build.ZUJ.Unsafe({
...schemaOf(type),
description: description
}));
};
function schemaOf(type) {
switch (type.kind) {
case "boolean":
return {
type: "boolean"
};

case "integer":
case "number":
{
const {kind: kind, ...bounds} = type;
return {
type: kind,
...bounds
};
}

case "choice":
return {
type: "string",
enum: [ ...type.values ]
};

case "choices":
return {
type: "array",
items: {
type: "string",
enum: [ ...type.values ]
},
uniqueItems: true
};

case "text":
return {
type: "string"
};
}
}
const CHECK_ID = "^[a-z][a-z0-9-]*\\.[a-z0-9-]+$";
const paths = description => build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({
pattern: "^/",
maxLength: 2e3
}), {
maxItems: 100,
description: description
}));
const count = build.ZUJ.Integer({
minimum: 0
});
const perTarget = {
"scan-types": fromInput("scan-types"),
browser: fromInput("browser"),
"third-parties": fromInput("third-parties"),
"checks-scope": fromInput("checks-scope"),
"api-description": fromInput("api-description"),
"fail-on-severity": fromInput("fail-on-severity"),
thresholds: build.ZUJ.Optional((0, primitives.re)(Object.fromEntries(primitives.oC.map(severity => [ severity, build.ZUJ.Optional(count) ])), {
description: inputs.Kd.thresholds.description
})),
"fail-on-new-only": fromInput("fail-on-new-only"),
"disable-checks": build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({
pattern: CHECK_ID
}), {
maxItems: 200,
description: "Checks to skip."
})),
"severity-overrides": build.ZUJ.Optional(build.ZUJ.Record(build.ZUJ.String({
pattern: CHECK_ID
}), choice(primitives.oC, "Severity."), {
maxProperties: 200,
description: "Severities that replace the severity of a check, by check ID."
})),
"extra-paths": paths("Additional paths to scan, beyond those that the crawl finds."),
"include-paths": paths("Scan only paths with one of these prefixes."),
"exclude-paths": paths("Never request paths with one of these prefixes."),
"max-requests-per-second": build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 1,
maximum: 1e3,
description: "Maximum number of requests per second to the target."
})),
"active-post": build.ZUJ.Optional(build.ZUJ.Unsafe({
enum: [ ...inputs.Pp, true, false ],
description: inputs.Kd["active-post"].description
})),
"scan-minutes": fromInput("scan-minutes"),
"request-headers-env": build.ZUJ.Optional(build.ZUJ.String({
pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
description: "Environment variable with secret request headers, one `Name: value` per line."
}))
};
const ConfigTarget = (0, primitives.re)({
target: build.ZUJ.String({
minLength: 1,
maxLength: 2e3,
description: "Host, `host:port` or URL."
}),
...perTarget
});
const ConfigIgnoreRule = (0, primitives.re)({
check: build.ZUJ.Optional(build.ZUJ.String({
pattern: CHECK_ID,
description: "Check ID."
})),
path: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^/",
description: "Path prefix of the finding."
})),
fingerprint: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^[0-9a-f]{32}$"
})),
reason: build.ZUJ.String({
minLength: 1,
maxLength: 500,
description: "Reason, shown with the finding."
}),
expires: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
description: "From this date (UTC) the rule only warns and no longer hides findings."
}))
}, {
description: "At least one of `check`, `path` and `fingerprint`; all given ones must match."
});
const ConfigFile = (0, primitives.re)({
version: build.ZUJ.Optional(build.ZUJ.Literal(1)),
...perTarget,
targets: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Union([ build.ZUJ.String({
minLength: 1,
maxLength: 2e3
}), ConfigTarget ]), {
maxItems: 1e3
})),
ignore: build.ZUJ.Optional(build.ZUJ.Array(ConfigIgnoreRule, {
maxItems: 1e3
})),
checks: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Unsafe({
type: "object"
}), {
maxItems: 200,
description: "Rules of your own, beside those in `.scan-gate/checks/`; docs/RULES.md describes them."
})),
verification: fromInput("verification"),
wait: fromInput("wait"),
"timeout-minutes": fromInput("timeout-minutes"),
"poll-interval-seconds": fromInput("poll-interval-seconds"),
"fail-fast": fromInput("fail-fast"),
"cancel-on-abort": fromInput("cancel-on-abort"),
"max-tokens": fromInput("max-tokens"),
"wait-for-target-seconds": fromInput("wait-for-target-seconds"),
"fail-on-inconclusive": fromInput("fail-on-inconclusive"),
"min-coverage": fromInput("min-coverage"),
"warn-only": fromInput("warn-only"),
"max-findings": fromInput("max-findings"),
"report-formats": fromInput("report-formats"),
"max-retries": fromInput("max-retries")
}, {
title: "Scan Gate configuration"
});
var ignore = __webpack_require__(72494);
const ERRORS_MAX = 200;
function configProblems(value) {
const isValid = build_value.WT.Check(ConfigFile, value);
const errors = isValid ? [] : schemaErrors(value);
const found = errors.filter(error => !isNoise(error)).flatMap(problemsOf);
const all = [ ...found, ...eitherProblems(errors, found), ...(0, ignore.b0)(value) ];
const unique = new Map;
for (const problem of all) {
const key = JSON.stringify(problem.path);
if (!unique.has(key)) unique.set(key, problem);
}
if (!isValid && unique.size === 0) return [ {
path: [],
text: "the file is not a valid configuration"
} ];
return [ ...unique.values() ];
}
function schemaErrors(value) {
const {maxErrors: maxErrors} = system.wB.Get();
system.wB.Set({
maxErrors: ERRORS_MAX
});
try {
return build_value.WT.Errors(ConfigFile, value);
} finally {
system.wB.Set({
maxErrors: maxErrors
});
}
}
function isNoise({keyword: keyword, schemaPath: schemaPath, instancePath: instancePath}) {
if (keyword === "additionalProperties" || keyword === "anyOf") return true;
if (/^\/ignore\/\d{1,9}\/reason$/.test(instancePath) && keyword === "minLength") return true;
return keyword === "type" && /\/targets\/items\/anyOf\/[01]$/.test(schemaPath);
}
function problemsOf(error) {
const path = keysOf(error.instancePath);
if (error.keyword === "boolean") return [ {
path: path,
text: unknownKey(path.slice(0, -1), path.at(-1) ?? "")
} ];
if (error.keyword === "required") {
const {requiredProperties: requiredProperties} = error.params;
const missing = requiredProperties.map(usage_error.S).join(" and ");
return [ {
path: [ ...path, ...requiredProperties ],
text: `${named(path)} has no ${missing}, which is required`
} ];
}
return [ {
path: path,
text: `${named(path)} ${demand(error)}`
} ];
}
function unknownKey(path, key) {
if (path[0] === "severity-overrides") return `${named(path)}: ${(0, usage_error.S)(key)} is not the ID of a check`;
const keys = keysAt(path);
const near = keys.includes("target") && /^(?:url|uri|host|hostname)$/.test(key) ? "target" : (0, 
nearest.p)(key, keys);
const place = path.length === 0 ? "" : ` in ${named(path)}`;
return `unknown key ${(0, usage_error.S)(key)}${place}.${near === null ? "" : ` Did you mean ${near}?`}`.replace(/\.$/, "");
}
function demand({message: message, params: params}) {
const {allowedValues: allowedValues, pattern: pattern} = params;
if (allowedValues !== undefined) return `must be one of ${allowedValues.join(", ")}`;
const words = PATTERNS.get(String(pattern));
return words === undefined ? message : `must be ${words}`;
}
const PATTERNS = new Map([ [ "^/", "a path that starts with /" ], [ CHECK_ID, "the ID of a check, for example exposure.env" ], [ "^[0-9a-f]{32}$", "a fingerprint of 32 hexadecimal digits, as the reports have it" ], [ "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "a date such as 2026-12-31" ], [ "^[A-Za-z_][A-Za-z0-9_]*$", "the name of an environment variable" ] ]);
function eitherProblems(errors, found) {
return errors.filter(({keyword: keyword}) => keyword === "anyOf").map(({instancePath: instancePath}) => keysOf(instancePath)).filter(path => !found.some(problem => path.every((key, index) => problem.path[index] === key))).map(path => ({
path: path,
text: `${named(path)} must be a text or a map`
}));
}
function keysAt(path) {
if (path.length === 0) return Object.keys(ConfigFile.properties);
if (path[0] === "ignore" && path.length === 2) return Object.keys(ConfigIgnoreRule.properties);
if (path[0] === "targets" && path.length === 2) return Object.keys(ConfigTarget.properties);
return path.at(-1) === "thresholds" ? [ ...primitives.oC ] : [];
}
function keysOf(pointer) {
return pointer.split("/").slice(1).map(key => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function named(path) {
if (path.length === 0) return "the file";
return path.map((key, index) => /^\d{1,9}$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`).join("");
}
const DEFAULT_CONFIG_FILE = ".scan-gate.yml";
const CONFIG_BYTES_MAX = 256 * 1024;
async function readConfigText(input, path, directory) {
const name = path.trim() === "" ? DEFAULT_CONFIG_FILE : path.trim();
const absolute = (0, external_node_path_.resolve)(directory, name);
try {
const file = await (0, promises_.stat)(absolute);
if (file.isDirectory()) throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} is a directory.`);
if (!file.isFile()) throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} is not a regular file.`);
if (file.size > CONFIG_BYTES_MAX) throw new usage_error.UsageError(input, `${(0, 
usage_error.S)(name)} is larger than ${CONFIG_BYTES_MAX / 1024} KiB.`);
return {
name: name,
text: await (0, promises_.readFile)(absolute, "utf8")
};
} catch (cause) {
if (cause instanceof usage_error.UsageError) throw cause;
const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
if (path.trim() === "" && code === "ENOENT") return null;
const what = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} ${what}.`, {
cause: cause
});
}
}
const PROBLEMS_MAX = 10;
const ALIASES_MAX = 20;
function parseConfig(input, file) {
const refuse = problems => usage_error.UsageError.inFile(input, file.name, bounded(problems));
const yaml = (0, yaml_file.h)(file.text, ALIASES_MAX);
if ("problems" in yaml) throw refuse(yaml.problems);
const value = yaml.value ?? {};
if (typeof value !== "object" || Array.isArray(value)) throw refuse([ {
line: 1,
text: "the file is not a map of settings"
} ]);
const problems = configProblems(value).map(({path: path, text: text}) => ({
line: yaml.lineOf(path),
text: text
}));
if (problems.length > 0) throw refuse([ ...problems ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
return value;
}
function lineOfKey({text: text}, key) {
const yaml = (0, yaml_file.h)(text, ALIASES_MAX);
return "problems" in yaml ? null : yaml.lineOf([ key ]);
}
function bounded(problems) {
if (problems.length <= PROBLEMS_MAX) return problems;
return [ ...problems.slice(0, PROBLEMS_MAX), {
line: null,
text: "and more problems"
} ];
}
},
72494: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => ruleProblems,
b1: () => expiredRules,
ep: () => ignoreRules,
gP: () => ignoredBy,
sG: () => ruleFor
});
var _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72250);
var _shared_examined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13071);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89853);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
function ignoreRules(rules) {
return rules.map(({reason: reason, check: checkId, ...others}) => ({
reason: reason,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.Eb)({
checkId: checkId,
...others
})
}));
}
function ruleProblems(file) {
const rules = Array.isArray(file.ignore) ? file.ignore : [];
return rules.flatMap((rule, index) => (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.u4)(rule) ? problemsOfRule(rule, index) : []);
}
function problemsOfRule(rule, index) {
const at = (key, text) => ({
path: [ "ignore", `${index}`, key ],
text: `ignore[${index}]${text}`
});
const {reason: reason, expires: expires} = rule;
const isUnlimited = rule["check"] === undefined && rule["path"] === undefined && rule["fingerprint"] === undefined;
return [ ...isUnlimited ? [ at("check", " names no check, path or fingerprint; it would ignore every finding") ] : [], ...typeof reason === "string" && reason.trim() === "" ? [ at("reason", ".reason is empty: say why the finding is acceptable") ] : [], ...typeof expires === "string" && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDate(expires) ? [ at("expires", `.expires ${(0, 
_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(expires)} is not a valid date`) ] : [] ];
}
function isDate(text) {
const date = new Date(`${text}T00:00:00Z`);
return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
function ignoredBy(finding, rules, today) {
const rule = ruleFor(finding, rules, today);
if (rule !== null) return rule.reason;
if (finding.state === "ignored") return (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_0__.Po)(finding) ?? "ignored in the service";
return finding.state === "fixed" ? "marked as fixed in the service" : null;
}
function ruleFor(finding, rules, today) {
return rules.find(rule => !isExpired(rule, today) && matches(rule, finding)) ?? null;
}
function expiredRules(findings, rules, today) {
return rules.flatMap(rule => {
if (!isExpired(rule, today)) return [];
const hits = findings.filter(finding => matches(rule, finding)).length;
if (hits === 0) return [];
const what = [ rule.checkId, rule.path, rule.fingerprint ].filter(Boolean).join(" ");
return [ `The ignore rule for ${what} expired on ${rule.expires} and no longer applies to ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_3__.LS)(hits, "finding")}.` ];
});
}
function isExpired(rule, today) {
return rule.expires !== undefined && rule.expires <= today;
}
function matches(rule, finding) {
if (rule.checkId !== undefined && rule.checkId !== finding.check_id) return false;
if (rule.fingerprint !== undefined && rule.fingerprint !== finding.fingerprint) return false;
if (rule.path === undefined) return rule.checkId !== undefined || rule.fingerprint !== undefined;
const {path: path} = rule;
const isWhole = finding.locations_total <= finding.locations.length;
return isWhole && finding.locations.every(location => (0, _shared_examined_js__WEBPACK_IMPORTED_MODULE_4__.Jo)((0, 
_shared_examined_js__WEBPACK_IMPORTED_MODULE_4__.XM)(location.url), path));
}
},
72250: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BT: () => verdictSentence,
DR: () => checkCountsInWords,
Ee: () => SCAN_TYPE_NAMES,
Er: () => statusName,
MJ: () => exploitationSentence,
Pd: () => checksSentence,
Po: () => acceptanceSentence,
RF: () => complianceSentence,
a3: () => formatDuration,
et: () => subjectOf,
fU: () => formatTime,
j5: () => countPartial,
lR: () => describeLocation,
lk: () => COMPLIANCE_NAMES,
ls: () => countChecks,
mt: () => isPartial,
pi: () => isIgnored,
tQ: () => SEVERITY_NAMES,
yz: () => outcomeSentence,
z3: () => formatBytes,
zw: () => PASSED_IN_PART
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
const SEVERITY_NAMES = {
critical: "Critical",
high: "High",
medium: "Medium",
low: "Low",
info: "Info"
};
const CHECK_STATUS_NAMES = {
passed: "Passed",
finding: "Finding",
not_applicable: "Not applicable",
error: "Could not run"
};
const PASSED_IN_PART = "Passed in part";
function isPartial({status: status, partial: partial}) {
return status === "passed" && partial === true;
}
function statusName(check) {
return isPartial(check) ? PASSED_IN_PART : CHECK_STATUS_NAMES[check.status];
}
function subjectOf({subject: subject, title: title}) {
return subject ?? title;
}
const SCAN_TYPE_NAMES = {
quick: "Quick (passive)",
standard: "Standard",
compliance: "Compliance"
};
function isIgnored({gate_status: status, state: state}) {
return (status ?? state) === "ignored";
}
function acceptanceSentence({acceptance: acceptance}) {
if (acceptance === undefined) return null;
const {accepted_by: by, expires_at: end, reason: reason} = acceptance;
return `accepted in the service by ${by} ${end === null ? "without an end" : `until ${formatTime(end)}`}: ${reason}`;
}
function exploitationSentence({advisories: advisories = []}) {
const listed = advisories.flatMap(({id: id, exploited: exploited}) => exploited === null ? [] : [ `${id} is known to be exploited (${exploited.source} of ${exploited.date}, listed on ${exploited.added})` ]);
return listed.length === 0 ? null : listed.join("; ");
}
function formatTime(timestamp) {
if (timestamp === null) return "unknown";
const time = Date.parse(timestamp);
return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function formatDuration(from, to) {
const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
if (!Number.isFinite(milliseconds) || milliseconds < 0) return "unknown";
const seconds = milliseconds / 1e3;
if (seconds < 60) return `${seconds.toFixed(1)} s`;
return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
function formatBytes(bytes) {
if (bytes < 1024) return `${Math.round(bytes)} B`;
if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
function describeCounts(counts) {
const parts = SEVERITIES.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
return parts.length === 0 ? "no findings" : parts.join(", ");
}
const COMPLIANCE_NAMES = {
evidence: "Evidence in this scan",
partial: "Partial evidence",
uncovered: "Not covered by this scan"
};
function complianceSentence({compliance: compliance, scan: scan}) {
return compliance.length === 0 ? `A ${scan.scan_type} scan collects no compliance evidence.` : "Each row shows the evidence this scan provides for a requirement. No row states that a requirement is met: that takes human review.";
}
function checksSentence(report) {
return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(report.checks.length, "check")}: ${checkCountsInWords({
...countChecks(report),
passed_in_part: countPartial(report)
})}.`;
}
function checkCountsInWords(counts) {
const {passed: passed, passed_in_part: part = 0, finding: finding, not_applicable: inapplicable, error: error} = counts;
const inPart = part > 0 ? `, ${part} of them in part` : "";
return `${passed} passed${inPart}, ${finding} with findings, ${inapplicable} not applicable, ${error} could not run`;
}
function countPartial({checks: checks}) {
return checks.filter(isPartial).length;
}
function countChecks(report) {
const counts = {
passed: 0,
finding: 0,
not_applicable: 0,
error: 0
};
for (const check of report.checks) counts[check.status] += 1;
return counts;
}
function describeLocation(location) {
const method = location.method === null ? "" : `${location.method} `;
const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
return `${method}${location.url}${parameter}`;
}
function outcomeSentence(report) {
const {scan: scan, summary: summary} = report;
if (scan.status !== "succeeded") {
const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
return `The scan did not succeed (${scan.status}${why}). The result is unknown.`;
}
const worst = worstSeverity(summary.by_severity);
const found = worst === null ? "No findings from the checks that ran." : foundSentence(summary.total, worst, summary.by_severity);
return [ ...coverageSentences(report), found ].join(" ");
}
function foundSentence(total, worst, counts) {
if (total === 1) return `1 finding (${worst}).`;
const worstCount = counts[worst];
return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(total, "finding")}, ${worstCount === total ? "all" : `${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_2__.B4)(worstCount)} of them`} ${worst}.`;
}
function verdictSentence({gate: gate, findings: findings}) {
if (gate === undefined) return null;
const blocking = findings.filter(finding => finding.blocking === true).length;
const reason = gate.reasons[0] === undefined ? "" : `: ${gate.reasons[0]}`;
switch (gate.outcome) {
case "passed":
return "The gate passed: no blocking findings.";

case "failed":
return blocking > 0 ? `The gate failed: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(blocking, "finding blocks", "findings block")}.` : `The gate failed${reason}`;

default:
return `The gate has no verdict (${gate.outcome})${reason}`;
}
}
function coverageSentences({coverage: coverage}) {
if (coverage === undefined) return [];
if (!coverage.application_seen) return [ `The scan ${coverage.signed_in === false ? "was not signed in" : "did not reach the application"}${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
const unread = [ ...reachSentence(coverage), ...createdSentence(coverage) ];
if (coverage.signed_in === true) return [ `The scan was signed in and reached ${(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}.`, ...unread ];
const signedOut = `The scan was not signed in and reached ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}; pages behind the sign-in were not scanned.`;
return [ ...coverage.sign_in_required ? [ signedOut ] : [], ...unread ];
}
function reachSentence(coverage) {
const words = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.cX)([ coverage ]);
if (words === "") return [];
const left = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Er)([ coverage ]);
if (left !== "") return [ `The scan ${words}; left out: ${left}.` ];
return [ (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Nt)([ coverage ]) ? `The scan ${words}; the others were not scanned.` : `The scan ${words}.` ];
}
function createdSentence(coverage) {
const created = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Bm)([ coverage ]);
return created === "" ? [] : [ `It created ${created}.` ];
}
function worstSeverity(counts) {
return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.find(severity => counts[severity] > 0) ?? null;
}
},
52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M2: () => blockList,
MJ: () => isLocalAddress,
Ow: () => isLoopbackAddress,
V4: () => addressRefusal
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
class CidrError extends Error {
constructor(text) {
super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
this.name = "CidrError";
}
}
function addressRefusal(address, policy) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
const forms = [ address, ...embeddedIPv4(address) ];
if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
if (policy.mode === "any") return null;
const allow = allowedBy(policy);
for (const form of forms) {
if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
return "it is not a public address and no allowed range contains it";
}
}
return null;
}
const allowLists = new WeakMap;
function allowedBy(policy) {
const known = allowLists.get(policy);
if (known !== undefined) return known;
const list = blockList(policy.allow);
allowLists.set(policy, list);
return list;
}
function isLocalAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
}
function isLoopbackAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
}
function blockList(ranges) {
const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
for (const range of ranges) {
const {address: address, bits: bits, family: family} = parseCidr(range);
list.addSubnet(address, bits, family);
}
return list;
}
function parseCidr(range) {
const [address = "", prefix, ...more] = range.trim().split("/");
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || more.length > 0) throw new CidrError(range);
const [family, widest] = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? [ "ipv4", 32 ] : [ "ipv6", 128 ];
if (prefix === undefined) return {
address: address,
bits: widest,
family: family
};
if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > widest) throw new CidrError(range);
return {
address: address,
bits: Number(prefix),
family: family
};
}
function contains(list, address) {
return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
}
function embeddedIPv4(address) {
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
const words = wordsOf(address);
const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
if (words[0] === 8194) return [ pair(words[1], words[2]) ];
return [];
}
function wordsOf(address) {
const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
return `${word(a, b)}:${word(c, d)}`;
});
const [head = "", tail] = plain.split("::");
const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
const front = parse(head);
if (tail === undefined) return front;
const back = parse(tail);
return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
}
},
94628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CI: () => isDeepText,
GM: () => objectOfText,
H8: () => DESCRIPTION_LENGTH_MAX
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
const ALIASES_MAX = 100;
const NESTING_MAX = 100;
function objectOfText(text) {
if (text.length > DESCRIPTION_LENGTH_MAX) return null;
const start = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
const value = /^\s{0,1000}\{/.test(start) ? (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.U4)(start) : yamlOf(start);
return (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : null;
}
function yamlOf(text) {
if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeepText(text)) return null;
try {
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
logLevel: "silent",
uniqueKeys: false,
strict: false
});
return document.errors.length > 0 ? null : document.toJS({
maxAliasCount: ALIASES_MAX
});
} catch {
return null;
}
}
function isDeepText(text) {
if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
let depth = 0;
for (const character of text) {
if (character === "[" || character === "{") depth += 1; else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
if (depth > NESTING_MAX) return true;
}
return false;
}
},
13071: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$O: () => wasExamined,
As: () => isComplete,
Jo: () => isUnder,
XM: () => pathOf,
o9: () => allowsPath
});
function isComplete({status: status, partial: partial, reason: reason}) {
return status === "passed" && partial !== true || status === "finding" && reason === null;
}
function allowsPath({include_paths: included = [], exclude_paths: excluded = []}, url) {
const path = pathOf(url);
return (included.length === 0 || included.some(one => isUnder(path, one))) && !excluded.some(one => isUnder(path, one));
}
function wasExamined(checkId, url, checks, options) {
const outcome = checks.find(check => check.check_id === checkId);
return checks.length === 0 || outcome !== undefined && isComplete(outcome) && allowsPath(options, url);
}
function isUnder(path, prefix) {
const bare = prefix.replace(/(?<!\/)\/+$/, "");
return bare === "" || path === bare || path.startsWith(`${bare}/`);
}
function pathOf(url) {
return URL.canParse(url) ? new URL(url).pathname : "/";
}
},
89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cW: () => isLoopbackHost,
lS: () => isLocalhostName,
mJ: () => isLocalHost
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
function isLocalhostName(host) {
return host === "localhost" || host.endsWith(".localhost");
}
function isLoopbackHost(host) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
}
function isLocalHost(host) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
if (!host.includes(".")) return true;
return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
}
},
10467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bm: () => createdInWords,
Er: () => leftOutInWords,
G7: () => reachFact,
Mp: () => percentCovered,
Nt: () => leavesOut,
cX: () => reachInWords,
l9: () => reachLines,
mU: () => totalReach
});
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22652);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const SHORT = {
time: "out of time",
requests: "out of requests",
folded: "folded as alike",
not_reached: "not reached"
};
const OTHER = "for another reason";
const REASONS = Object.keys(SHORT);
const NOUNS = {
pages: "page",
views: "view",
operations: "operation",
inputs: "input"
};
const CREATED_SHOWN = 10;
function totalReach(coverages) {
const totals = _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.map(kind => {
const counts = coverages.flatMap(coverage => countOf(kind, coverage) ?? []);
return [ kind, counts ];
});
return Object.fromEntries(totals.flatMap(([kind, counts]) => counts.length === 0 ? [] : [ [ kind, counts.reduce(added) ] ]));
}
function countOf(kind, coverage) {
const counted = coverage?.reach?.[kind];
if (counted !== undefined) return {
...counted,
known: Math.max(counted.known, counted.covered)
};
const {pages_read: covered, pages_known: known} = coverage ?? {};
if (kind !== "pages" || covered === undefined || known === undefined) return null;
return {
known: Math.max(known, covered),
covered: covered,
left_out: []
};
}
function added(sum, count) {
const all = [ ...sum.left_out, ...count.left_out ];
const left_out = REASONS.flatMap(reason => {
const number = all.filter(entry => entry.reason === reason).reduce((total, entry) => total + entry.count, 0);
return number === 0 ? [] : [ {
reason: reason,
count: number
} ];
});
return {
known: sum.known + count.known,
covered: sum.covered + count.covered,
left_out: left_out
};
}
function percentCovered({known: known, covered: covered}) {
return known === 0 ? 100 : Math.floor(100 * Math.min(covered, known) / known);
}
function reachInWords(coverages) {
const {pages: pages, views: views, operations: operations, inputs: inputs} = totalReach(coverages);
const isCounted = coverages.some(coverage => coverage?.reach !== undefined);
return [ ...pages === undefined || !isCounted && !isIncomplete(pages) ? [] : [ `read ${share(pages, "page", "of at least")}` ], ...views !== undefined && isIncomplete(views) ? [ `opened ${share(views, "view")}` ] : [], ...operations !== undefined && isIncomplete(operations) ? [ `requested ${share(operations, "operation")}` ] : [], ...inputs === undefined || inputs.known === 0 ? [] : [ `tested ${share(inputs, "input")}` ] ].join(", ");
}
function leavesOut(coverages) {
return Object.values(totalReach(coverages)).some(isIncomplete);
}
function leftOutInWords(coverages) {
const total = totalReach(coverages);
return _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.flatMap(kind => {
const count = total[kind];
return count === undefined || !isIncomplete(count) || count.left_out.length === 0 ? [] : [ missing(count, kind) ];
}).join(", ");
}
function missing({known: known, covered: covered, left_out: left_out}, kind) {
const why = left_out.length === 1 ? left_out.map(({reason: reason}) => SHORT[reason] ?? OTHER) : left_out.map(({reason: reason, count: count}) => `${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count)} ${SHORT[reason] ?? OTHER}`);
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(known - covered, NOUNS[kind])} (${why.join(", ")})`;
}
function isIncomplete({known: known, covered: covered}) {
return covered < known;
}
function share(count, noun, of = "of") {
if (!isIncomplete(count)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.covered, noun);
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} ${of} ${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.known, noun)}`;
}
function reachFact(count, kind) {
if (!isIncomplete(count)) return `all ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known`;
const left = count.left_out.length === 0 ? "" : `; left out: ${missing(count, kind)}`;
return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} of ${kind === "pages" ? "at least " : ""}${(0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known${left}`;
}
function createdInWords(coverages) {
const counts = new Map;
for (const {path: path, count: count} of coverages.flatMap(coverage => coverage?.created ?? [])) counts.set(path, (counts.get(path) ?? 0) + count);
const paths = [ ...counts ].map(([path, count]) => `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count, "row")} in ${path}`);
const rest = paths.length - CREATED_SHOWN;
return `${paths.slice(0, CREATED_SHOWN).join(", ")}${rest > 0 ? ` and in ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rest, "more path")}` : ""}`;
}
function reachLines(coverages, withPaths = true) {
const left = leftOutInWords(coverages);
const rows = coverages.flatMap(coverage => coverage?.created ?? []).reduce((sum, {count: count}) => sum + count, 0);
return [ ...left === "" ? [] : [ `Left out: ${left}.` ], ...rows === 0 ? [] : [ `Created by active-post: ${withPaths ? createdInWords(coverages) : (0, 
_text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rows, "row")}.` ] ];
}
},
82080: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => parseYaml
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _description_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94628);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
function parseYaml(text, aliasesMax = 0) {
const value = printedJson(text);
if (value === undefined) return parsed(text, aliasesMax);
return {
value: value,
lineOf: path => {
const yaml = parsed(text, aliasesMax);
return "problems" in yaml ? null : yaml.lineOf(path);
}
};
}
function printedJson(text) {
if (!text.startsWith("{")) return undefined;
const value = (0, _records_js__WEBPACK_IMPORTED_MODULE_2__.U4)(text);
return `${JSON.stringify(value, null, 2)}\n` === text ? value : undefined;
}
function parsed(text, aliasesMax) {
if ((0, _description_text_js__WEBPACK_IMPORTED_MODULE_1__.CI)(text)) return {
problems: [ {
line: null,
text: "the file nests too deeply"
} ]
};
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN;
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
strict: true,
uniqueKeys: true,
lineCounter: lines
});
const faults = [ ...document.errors, ...document.warnings ];
if (faults.length > 0) return {
problems: faults.map(syntaxProblem)
};
try {
return {
value: document.toJS({
maxAliasCount: aliasesMax
}),
lineOf: path => lineOf(document, lines, path)
};
} catch {
return {
problems: [ {
line: null,
text: aliasesMax === 0 ? "aliases are not allowed" : "too many aliases"
} ]
};
}
}
function syntaxProblem(fault) {
const line = fault.linePos?.[0].line ?? null;
if (fault.code === "MULTIPLE_DOCS") return {
line: line,
text: "more than one YAML document; keep one"
};
const text = fault.message.split("\n")[0] ?? "";
return {
line: line,
text: text.replace(/ at line \d{1,9}, column \d{1,9}:?$/, "").replace(/[.:]$/, "")
};
}
function lineOf(document, lines, path) {
let node = document.contents;
let offset;
for (const part of path) {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) {
const pair = node.items.find(({key: key}) => String((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? key.value : key) === part);
offset = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(pair?.key) ? pair.key.range?.[0] : undefined) ?? offset;
node = pair?.value;
} else if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) {
node = node.items[Number(part)];
offset = ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? offset;
} else break;
}
return offset === undefined ? null : lines.linePos(offset).line;
}
}
};
