export const id = "module-64856";

export const ids = [ "module-64856" ];

export const modules = {
64856: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
replay: () => replay
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _core_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86692);
var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65280);
var _rules_rule_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61588);
var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10357);
async function replay(request) {
const {finding: finding, target: target} = request;
const check = checkOf(request);
if (check === undefined) return unknown(finding, `there is no check ${finding.check_id}`);
const place = placeOf(finding, request.isElsewhere === true ? new URL(target).origin : null);
if (place.requests.some(isIncomplete)) return unknown(finding, "the report does not have the whole request");
const result = await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.runScan)(engineRequest(request, check, place));
if (result.status !== "completed") return unknown(finding, result.status === "failed" ? result.message : "it was interrupted");
const {report: report} = result;
const again = report.findings.find(other => isSame(other, finding, place.location));
const requests = report.budget.requests.used;
if (again !== undefined) return {
verdict: "still there",
reason: null,
proof: again.proof ?? null,
requests: requests
};
const doubt = doubtIn(report, place, request.options);
return {
verdict: doubt === null ? "gone" : "cannot tell",
reason: doubt,
proof: finding.proof ?? null,
requests: requests
};
}
function checkOf({finding: {check_id: check_id}, rules: rules = []}) {
const rule = rules.find(({id: id}) => id === check_id);
return rule === undefined ? _registry_js__WEBPACK_IMPORTED_MODULE_1__.CHECKS.find(({meta: meta}) => meta.id === check_id) : (0, 
_rules_rule_check_js__WEBPACK_IMPORTED_MODULE_2__.ruleCheck)(rule);
}
function unknown(finding, reason) {
return {
verdict: "cannot tell",
reason: reason,
proof: finding.proof ?? null,
requests: 0
};
}
function engineRequest(request, check, place) {
const {target: target, finding: finding, options: options, ownershipProven: ownershipProven, rules: rules, signal: signal, trustedRoots: trustedRoots, resolver: resolver, browserPath: browserPath, callbackUrl: callbackUrl, now: now} = request;
const writes = place.requests.some(({method: method}) => !/^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method));
const scanType = check.needs.includes("browser") ? "standard" : check.meta.scanTypes.at(-1) ?? "standard";
return {
target: target,
scanType: scanType,
options: {
...options,
disable_checks: _registry_js__WEBPACK_IMPORTED_MODULE_1__.CHECKS.map(({meta: meta}) => meta.id).filter(id => id !== finding.check_id),
checks_scope: "all",
...writes ? {
active_post: true
} : {}
},
ownershipProven: ownershipProven,
addressPolicy: {
mode: "any",
allow: []
},
place: place,
...rules === undefined ? {} : {
rules: rules
},
...signal === undefined ? {} : {
signal: signal
},
...trustedRoots === undefined ? {} : {
trustedRoots: trustedRoots
},
...resolver === undefined ? {} : {
resolver: resolver
},
...browserPath === undefined ? {} : {
browserPath: browserPath
},
...callbackUrl === undefined ? {} : {
callbackUrl: callbackUrl
},
...now === undefined ? {} : {
now: now
}
};
}
function placeOf({check_id: check_id, location: location, proof: proof}, origin) {
const own = originOf(location.url) ?? originOf(proof?.requests[0]?.url ?? "");
const moved = text => own !== null && origin !== null && text.startsWith(own) ? origin + text.slice(own.length) : text;
return {
checkId: check_id,
location: {
...location,
url: moved(location.url)
},
requests: (proof?.requests ?? []).map(request => ({
...request,
url: moved(request.url)
})),
page: proof?.browser === undefined ? null : moved(location.url)
};
}
function originOf(url) {
return /^https?:/.test(url) ? URL.parse(url)?.origin ?? null : null;
}
function hostOf(url) {
return URL.parse(url)?.hostname.replace(/^\[|\]$/g, "");
}
function isIncomplete({url: url, body: body}) {
return [ url, body ?? "" ].some(text => text.endsWith("…") || text.includes("***") || (0, 
_core_place_js__WEBPACK_IMPORTED_MODULE_4__.Kc)(text));
}
function isSame(one, other, place) {
const isPlace = ({url: url, method: method, parameter: parameter}) => url === place.url && method === place.method && parameter === place.parameter;
return one.fingerprint === other.fingerprint || one.check_id === other.check_id && isPlace(one.location);
}
function doubtIn(report, place, options) {
const missing = missingSignIn(place, options);
if (missing !== null) return missing;
const [outcome] = report.checks;
if (outcome.status === "error" || outcome.status === "not_applicable") return outcome.reason;
if (outcome.partial === true) return outcome.reason;
const {host: host} = report.target;
if (place.requests.some(({url: url}) => hostOf(url) !== host)) return "it is on another host";
return report.placeObstacle ?? null;
}
function missingSignIn({requests: requests}, options) {
const needed = new Set(requests.map(_core_place_js__WEBPACK_IMPORTED_MODULE_4__.cu));
const missing = _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.filter(name => needed.has(name) && options[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]] === undefined);
const isByHeaders = options.request_headers !== undefined;
const [first] = missing.filter(name => name !== "user" || !isByHeaders);
return first === undefined ? null : `its requests need a sign-in: ${_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[first].replace("_", "-")}`;
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
