export const id = "engine-rules-condition";

export const ids = [ "engine-rules-condition" ];

export const modules = {
91069: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JL: () => mediaType,
UE: () => headerValues,
m_: () => hasResponse,
wx: () => header
});
const JOINED_MAX = 65536;
function hasResponse(attempt) {
return attempt !== undefined && "response" in attempt;
}
function headerValues(headers, name) {
const wanted = name.toLowerCase();
return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}
function header(headers, name) {
const values = headerValues(headers, name);
return values.length === 0 ? undefined : values.join(", ").slice(0, JOINED_MAX);
}
function mediaType({response: response}) {
return (header(response.headers, "content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
},
6415: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => Subject,
wW: () => VALUE_KINDS,
$X: () => contentLines,
Ke: () => matcherOf,
mG: () => textOfValue,
I0: () => valuesAt
});
var external_node_crypto_ = __webpack_require__(77598);
var records = __webpack_require__(9682);
var http = __webpack_require__(91069);
var signature = __webpack_require__(23592);
function faviconHash(body) {
const lines = body.toString("base64").match(/.{1,76}/g) ?? [];
return murmur3(Buffer.from(lines.map(line => `${line}\n`).join(""), "latin1"));
}
function murmur3(bytes) {
let hash = 0;
const whole = bytes.length - bytes.length % 4;
for (let at = 0; at < whole; at += 4) {
hash ^= scrambled(bytes.readInt32LE(at));
hash = Math.imul(rotated(hash, 13), 5) + 3864292196 | 0;
}
let rest = 0;
for (let at = bytes.length - 1; at >= whole; at--) rest = rest << 8 | (bytes[at] ?? 0);
if (bytes.length > whole) hash ^= scrambled(rest);
hash ^= bytes.length;
hash = Math.imul(hash ^ hash >>> 16, 2246822507);
hash = Math.imul(hash ^ hash >>> 13, 3266489909);
return hash ^ hash >>> 16;
}
function scrambled(block) {
return Math.imul(rotated(Math.imul(block, 3432918353), 15), 461845907);
}
function rotated(value, bits) {
return value << bits | value >>> 32 - bits;
}
const KINDS = {
any: () => true,
text: value => typeof value === "string" && value !== "",
string: value => typeof value === "string",
number: value => typeof value === "number",
boolean: value => typeof value === "boolean",
list: Array.isArray,
object: records.u4
};
const VALUE_KINDS = Object.keys(KINDS);
class Subject {
text;
headers;
response;
path;
port;
#json;
#isParsed=false;
#lines;
constructor(response, path = "/", port = 0, textMax = Number.POSITIVE_INFINITY) {
this.response = response;
this.text = response === null ? "" : (0, signature.b6)(response).slice(0, textMax);
this.headers = response?.headers ?? [];
this.path = path;
this.port = port;
}
get json() {
if (!this.#isParsed && this.response !== null) {
const list = (0, signature.qN)(this.response);
this.#json = (0, signature.pI)(this.response) ?? (list.length > 0 ? list : undefined);
this.#isParsed = true;
}
return this.#json;
}
get lines() {
this.#lines ??= (0, signature.Dx)(this.text);
return this.#lines;
}
}
const VALUES_MAX = 1e3;
function valuesAt(root, path) {
const names = path === "" ? [] : path.split(".");
const found = names.reduce((values, name) => values.flatMap(value => membersOf(value, name)), [ root ]);
return found.filter(value => value !== undefined);
}
function membersOf(value, name) {
if (typeof value !== "object" || value === null) return [];
if (name === "*") return Object.values(value).slice(0, VALUES_MAX);
if (name === "~") return Object.keys(value).slice(0, VALUES_MAX);
return Object.hasOwn(value, name) ? [ value[name] ] : [];
}
function contentLines(lines) {
return lines.map(line => line.trim()).filter(line => line !== "" && !line.startsWith("#"));
}
function matcherOf(condition, compile) {
const matchers = Object.entries(condition).flatMap(([name, demand]) => {
const build = Object.hasOwn(BUILDERS, name) ? BUILDERS[name] : undefined;
return build === undefined || demand === undefined ? [] : build(demand, compile, condition);
});
return (subject, found) => matchers.every(matches => matches(subject, found));
}
const BUILDERS = {
status: statuses => ({response: response}) => response !== null && statuses.includes(response.status),
header: (tests, compile) => {
const matchers = Object.entries(tests).map(([name, test]) => {
if (typeof test === "boolean") return ({headers: headers}) => (0, http.wx)(headers, name) !== undefined === test;
const matches = textMatcher({
"ignore-case": true,
...test
}, compile);
return ({headers: headers}, found) => {
const value = (0, http.wx)(headers, name);
return value !== undefined && matches(new Text(value), found);
};
});
return (subject, found) => matchers.every(matches => matches(subject, found));
},
headers: (test, compile) => {
const matches = textMatcher({
"ignore-case": true,
...test
}, compile);
return ({headers: headers}, found) => matches(new Text(headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")), found);
},
body: (test, compile) => textMatcher(test, compile),
path: (test, compile) => {
const matches = textMatcher(test, compile);
return ({path: path}, found) => matches(new Text(path), found);
},
json: (tests, compile) => {
const matchers = Object.entries(tests).map(([path, test]) => valueMatcher(path, test, compile));
return (subject, found) => matchers.every(matches => matches(subject, found));
},
port: ports => ({port: port}) => ports.includes(port),
sha256: digests => ({response: response}) => response !== null && digests.includes((0, 
external_node_crypto_.createHash)("sha256").update(response.body).digest("hex")),
favicon: hashes => ({response: response}) => response !== null && hashes.includes(faviconHash(response.body)),
truncated: isTruncated => ({response: response}) => response?.truncated === isTruncated,
all: (conditions, compile) => {
const matchers = conditions.map(one => matcherOf(one, compile));
return (subject, found) => matchers.every(matches => matches(subject, found));
},
any: (conditions, compile, {"at-least": least = 1}) => {
const matchers = conditions.map(one => matcherOf(one, compile));
if (least === 1) return (subject, found) => matchers.some(matches => matches(subject, found));
return (subject, found) => matchers.filter(matches => matches(subject, found)).length >= least;
},
"at-least": () => () => true,
not: (inner, compile) => {
const matches = matcherOf(inner, compile);
return subject => !matches(subject, new Map);
}
};
class Text {
text;
constructor(text) {
this.text = text;
}
get lines() {
return (0, signature.Dx)(this.text);
}
}
function textMatcher(test, compile) {
const ignoresCase = test["ignore-case"] ?? false;
const plain = text => ignoresCase ? text.toLowerCase() : text;
const compiled = (sources = []) => sources.map(source => compile(source, ignoresCase));
const contains = test.contains?.map(plain) ?? [];
const starts = test.starts?.map(plain);
const [regexes, line] = [ compiled(test.regex), compiled(test.line) ];
const [first] = compiled(test["first-line"] === undefined ? [] : [ test["first-line"] ]);
const every = test.lines === undefined ? undefined : compile(test.lines, ignoresCase);
const [except] = compiled(test.except === undefined ? [] : [ test.except ]);
const meant = lines => except === undefined ? lines : lines.filter(one => except(one) === null);
const {html: html, designed: designed, "lines-min": min = 1, "lines-max": max = Number.POSITIVE_INFINITY} = test;
const tests = [ html !== undefined && (({text: text}) => (0, signature._6)(text) === html), designed !== undefined && (({text: text}) => (0, 
signature.A4)(text) === designed), contains.length > 0 && (({text: text}) => contains.every(part => plain(text).includes(part))), starts !== undefined && (({text: text}) => starts.some(part => plain(text.slice(0, part.length)) === part)), ...regexes.map(pattern => ({text: text}, found) => noted(pattern(text), found)), first !== undefined && (({lines: lines}, found) => noted(first(contentLines(lines)[0] ?? ""), found)), ...line.map(pattern => ({lines: lines}, found) => {
const match = firstOf(meant(lines), pattern);
return noted(match, found);
}), every !== undefined && (({lines: lines}, found) => {
const kept = contentLines(meant(lines));
if (kept.length < min || kept.length > max || !kept.every(one => every(one) !== null)) return false;
found.set("lines", [ String(kept.length) ]);
return noted(every(kept[0] ?? ""), found);
}) ];
const wanted = tests.filter(one => one !== false);
return (subject, found) => wanted.every(matches => matches(subject, found));
}
function firstOf(lines, pattern) {
for (const line of lines) {
const match = pattern(line);
if (match !== null) return match;
}
return null;
}
function noted(match, found) {
if (match !== null) found.set("match", [ match.whole ]);
for (const [name, text] of Object.entries(match?.groups ?? {})) if (text !== "") found.set(name, [ text ]);
return match !== null;
}
function valueMatcher(path, test, compile) {
const {is: is, equals: equals, regex: regex, every: every = false} = test;
const pattern = regex === undefined ? undefined : compile(regex, test["ignore-case"] ?? false);
const isWanted = (value, found) => (is === undefined || KINDS[is](value)) && (equals === undefined || value === equals) && (pattern === undefined || noted(pattern(textOfValue(value)), found));
return (subject, found) => {
const values = valuesAt(subject.json, path);
if (every) return values.length > 0 && values.every(value => isWanted(value, found));
return values.some(value => isWanted(value, found));
};
}
function textOfValue(value) {
return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}
},
89440: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$q: () => RULE_REQUESTS_MAX,
mK: () => ruleShape
});
var primitives = __webpack_require__(89085);
var check_groups = __webpack_require__(50773);
var technologies = __webpack_require__(79002);
var condition = __webpack_require__(6415);
var linear_pattern = __webpack_require__(94845);
var nearest = __webpack_require__(27830);
var records = __webpack_require__(9682);
function named(path) {
if (path.length === 0) return "the file";
return path.reduce((name, key) => {
if (/^\d+$/.test(key)) return `${name}[${key}]`;
return name === "" ? key : `${name}.${key}`;
}, "");
}
function kept(isFit, demand, schema) {
return {
schema: schema,
read: (value, path, report) => {
if (isFit(value)) return value;
report(path, `${named(path)} must be ${demand}`);
return undefined;
}
};
}
function shape_text({max: max, pattern: pattern, demand: demand, description: description}) {
const isFit = value => typeof value === "string" && value !== "" && value.length <= max && (pattern?.test(value) ?? true);
return kept(isFit, `${demand ?? "a text"} with 1 to ${max} characters`, {
type: "string",
minLength: 1,
maxLength: max,
...pattern === undefined ? {} : {
pattern: pattern.source
},
...description === undefined ? {} : {
description: description
}
});
}
function integer(minimum, maximum) {
const isFit = value => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
return kept(isFit, `a whole number from ${minimum} to ${maximum}`, {
type: "integer",
minimum: minimum,
maximum: maximum
});
}
function scalar() {
const isFit = value => [ "string", "number", "boolean" ].includes(typeof value) && String(value).length <= 1e3;
return kept(isFit, "a text, a number, true or false", {
type: [ "string", "number", "boolean" ]
});
}
function flag(description) {
const isFit = value => typeof value === "boolean";
return kept(isFit, "true or false", {
type: "boolean",
description: description
});
}
function choice(values, description) {
const isFit = value => typeof value === "string" && values.includes(value);
return kept(isFit, `one of ${values.join(", ")}`, {
enum: values,
...description === undefined ? {} : {
description: description
}
});
}
function listOf(item, max) {
return {
schema: {
anyOf: [ item.schema, {
type: "array",
items: item.schema,
minItems: 1,
maxItems: max
} ]
},
read: (value, path, report) => {
if (!Array.isArray(value)) {
const only = item.read(value, path, report);
return only === undefined ? undefined : [ only ];
}
if (value.length === 0 || value.length > max) {
report(path, `${named(path)} must have 1 to ${max} items, and has ${value.length}`);
return undefined;
}
const items = value.map((one, index) => item.read(one, [ ...path, String(index) ], report));
return items.some(one => one === undefined) ? undefined : items;
}
};
}
function mapOf(item, max, key) {
return {
schema: {
type: "object",
minProperties: 1,
maxProperties: max,
additionalProperties: item.schema,
...key === undefined ? {} : {
propertyNames: {
pattern: key.source
}
}
},
read: (value, path, report) => {
const keys = (0, records.u4)(value) ? Object.keys(value) : [];
if (!(0, records.u4)(value) || keys.length === 0 || keys.length > max) {
report(path, `${named(path)} must be a map with 1 to ${max} members`);
return undefined;
}
const entries = keys.map(name => {
if (key?.test(name) === false) report([ ...path, name ], `${named(path)}: ${name} is not a valid name here`);
return [ name, item.read(value[name], [ ...path, name ], report) ];
});
return entries.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(entries);
}
};
}
function objectOf(fields, required = []) {
const names = Object.keys(fields);
return {
schema: {
type: "object",
properties: Object.fromEntries(names.map(name => [ name, fields[name]?.schema ])),
additionalProperties: false,
...required.length === 0 ? {} : {
required: required
}
},
read: (value, path, report) => {
const place = named(path);
if (!(0, records.u4)(value)) {
report(path, `${place} must be a map with keys such as ${names.slice(0, 4).join(", ")}`);
return undefined;
}
const unknown = Object.keys(value).filter(name => !names.includes(name));
const missing = required.filter(name => !Object.hasOwn(value, name));
for (const name of unknown) report([ ...path, name ], unknownKey(name, place, names));
for (const name of missing) report(path, `${place} has no ${name}, which is required`);
const entries = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name)).map(([name, shape]) => [ name, shape.read(value[name], [ ...path, name ], report) ]);
const isFit = unknown.length + missing.length === 0 && entries.every(([, one]) => one !== undefined);
return isFit ? Object.fromEntries(entries) : undefined;
}
};
}
function unknownKey(name, place, names) {
const near = (0, nearest.p)(name, names);
const help = near === null ? `use ${names.join(", ")}` : `did you mean ${near}?`;
return `unknown key ${name.slice(0, 60)} in ${place}; ${help}`;
}
function shortOr(short, isShort, expand, wide) {
return {
schema: {
anyOf: [ short.schema, wide.schema ]
},
read: (value, path, report) => {
if (!isShort(value)) return wide.read(value, path, report);
const read = short.read(value, path, report);
return read === undefined ? undefined : expand(read);
}
};
}
function recursive(name, shape) {
return {
schema: {
$ref: `#/$defs/${name}`
},
read: (value, path, report) => shape().read(value, path, report)
};
}
function checked(shape, fault) {
return {
schema: shape.schema,
read: (value, path, report) => {
const read = shape.read(value, path, report);
const wrong = read === undefined ? null : fault(read);
if (wrong === null) return read;
report(path, `${named(path)} ${wrong}`);
return undefined;
}
};
}
const RULE_REQUESTS_MAX = 8;
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const RESERVED_HEADERS = [ "authorization", "connection", "content-length", "cookie", "host", "proxy-authorization", "transfer-encoding", "upgrade" ];
const words = (max, description) => shape_text({
max: max,
...description === undefined ? {} : {
description: description
}
});
const expression = checked(shape_text({
max: 1e3,
description: "An expression in RE2's syntax."
}), linear_pattern.r);
const texts = listOf(words(500), 20);
const expressions = listOf(expression, 10);
const fullTextTest = objectOf({
contains: texts,
starts: texts,
regex: expressions,
"first-line": expression,
line: expressions,
lines: expression,
"lines-min": integer(1, 5e3),
"lines-max": integer(1, 5e3),
except: expression,
"ignore-case": flag("Capital and small letters are the same."),
html: flag("Whether the text is markup."),
designed: flag("Whether the page has the design of a site: style sheets, script files or navigation.")
});
const textTest = shortOr(words(500), value => typeof value === "string", part => ({
contains: [ part ]
}), fullTextTest);
const headerTest = shortOr(flag("Whether the response has the header."), value => typeof value === "boolean", isThere => isThere, textTest);
const isScalar = value => typeof value !== "object";
const valueTest = shortOr(scalar(), isScalar, equals => ({
equals: equals
}), objectOf({
is: choice(condition.wW, "The kind of the value; a `text` is not empty."),
equals: scalar(),
regex: expression,
"ignore-case": flag("Capital and small letters are the same."),
every: flag("All values at the path, of which there is at least one, and not only one of them.")
}));
const inner = recursive("condition", () => format_condition);
const format_condition = objectOf({
status: listOf(integer(100, 599), 20),
header: mapOf(headerTest, 20, /^[A-Za-z0-9-]{1,60}$/),
headers: textTest,
body: textTest,
json: mapOf(valueTest, 20),
path: textTest,
port: listOf(integer(1, 65535), 20),
sha256: listOf(shape_text({
max: 64,
pattern: /^[0-9a-f]{64}$/,
demand: "a SHA-256 in hexadecimal digits"
}), 20),
favicon: listOf(integer(-2147483648, 2147483647), 20),
truncated: flag("Whether the body was longer than what was read."),
all: listOf(inner, 20),
any: listOf(inner, 20),
"at-least": integer(1, 20),
not: inner
});
const extract = objectOf({
json: listOf(words(200, "Names and indices with dots between them, `*` for any, `~` for the names themselves."), 5),
header: shape_text({
max: 60
}),
regex: expression,
lines: flag("The expression is tried on each line with content."),
"ignore-case": flag("Capital and small letters are the same."),
as: choice([ "count", "keys" ], "The number of values, or the names of the members of the value."),
max: integer(1, 2e3)
});
const extracts = mapOf(extract, 10, NAME);
const severity = choice(primitives.oC);
const sentence = words(1e3, "`{{name}}` is a value of the response; `[[ … ]]` is left out where one in it is missing.");
const verdict = {
proof: sentence,
title: words(120),
severity: severity,
confidence: choice([ "firm" ]),
publishable: flag("The file contains nothing private: a site that links to it may publish it on purpose.")
};
const sight = {
...verdict,
match: inner,
unless: inner,
extract: extracts,
cases: listOf(objectOf({
...verdict,
match: inner
}), 10)
};
const PATH = shape_text({
max: 500,
pattern: /^\/(?:[^/\s\\#][^\s\\#]{0,499})?$/,
demand: "a path on the scanned site that starts with one slash"
});
const request = objectOf({
path: listOf(PATH, RULE_REQUESTS_MAX),
method: choice([ "GET", "HEAD", "POST" ], "POST needs `active-post` in the scan."),
headers: mapOf(words(500), 10, /^[A-Za-z0-9-]{1,60}$/),
body: words(4e3),
as: choice([ "anonymous", "user", "second", "admin" ], "Whose session the request is sent with."),
match: inner,
extract: extracts,
redirects: flag("Follows up to three redirects on the site.")
}, [ "path" ]);
const response = objectOf({
status: integer(100, 599),
headers: mapOf(words(500), 20),
body: shape_text({
max: 64e3
})
});
const testRow = objectOf({
response: shortOr(shape_text({
max: 200,
description: "A file with a response, below the folder of the rule."
}), value => typeof value === "string", file => file, response),
path: PATH,
expect: choice([ "finding", "none" ])
}, [ "response", "expect" ]);
const ruleId = checked(shape_text({
max: 80,
pattern: /^[a-z][a-z0-9-]{1,29}\.[a-z0-9][a-z0-9-]{0,69}$/,
demand: "an id such as shop.order-is-public"
}), id => (0, check_groups.qi)(id) ? `is in the group ${id.split(".")[0]} of the built-in checks; use a group of your own` : null);
const anyRule = objectOf({
id: ruleId,
...sight,
severity: choice([ "high", "medium", "low", "info" ], "Critical needs two proofs."),
cwe: listOf(shape_text({
max: 10,
pattern: /^CWE-\d{1,5}$/,
demand: "an id such as CWE-284"
}), 5),
request: listOf(checked(request, ({headers: headers = {}, method: method, body: body}) => {
const reserved = Object.keys(headers).find(name => RESERVED_HEADERS.includes(name.toLowerCase()));
if (reserved !== undefined) return `sets the header ${reserved}; use \`as\` for a session`;
return body === undefined || method === "POST" ? null : "has a body, which only POST sends";
}), 4),
values: mapOf(listOf(scalar(), RULE_REQUESTS_MAX), 2, NAME),
control: choice([ "sibling", "strict", "none" ], "A random path like it must not match; `strict` also compares the start page and ignores what the response repeats of the request; without a control a finding is tentative."),
when: objectOf({
technology: listOf(choice(technologies.F), 6),
product: listOf(words(100, "A name that pages or headers of the site show."), 10),
seen: inner,
path: expression,
scope: choice([ "all" ], "Only with `checks-scope: all`.")
}),
on: choice([ "start", "every-response", "parameter", "path" ]),
fix: words(2e3),
author: words(200),
licence: words(60),
source: words(250, "What the rule was made from."),
references: listOf(shape_text({
max: 300,
pattern: /^https:\/\//,
demand: "an https URL"
}), 10),
test: listOf(testRow, 50)
}, [ "id", "title", "severity", "match", "proof", "fix" ]);
const ruleShape = checked(anyRule, rule => requestsFault(rule) ?? namesFault(rule) ?? severityFault(rule));
function requestsOf({request: request = [], values: values = {}}) {
const choices = Object.values(values).reduce((product, list) => product * list.length, 1);
return request.reduce((sum, {path: path}) => sum + path.length, 0) * choices;
}
function namesFault({test: _test, ...rule}) {
const text = JSON.stringify(rule);
if (!text.includes("{{")) return null;
const given = new Set([ "host", "lines", "match", ...rule.on === "path" || rule.on === "parameter" ? [ "path" ] : [], ...rule.on === "parameter" ? [ "parameter" ] : [], ...[ rule.extract, rule.values, ...(rule.request ?? []).map(one => one.extract) ].flatMap(map => Object.keys(map ?? {})), ...[ ...text.matchAll(/\(\?P?<(\w{1,40})>/g) ].map(match => match[1] ?? "") ]);
const unknown = [ ...text.matchAll(/\{\{(\w{1,40})(?:\|mask)?\}\}/g) ].find(match => !given.has(match[1] ?? ""));
return unknown === undefined ? null : `names {{${unknown[1]}}}, which no extract, no value and no named group of an expression gives`;
}
function severityFault({cases: cases = []}) {
return cases.some(({severity: own}) => own === "critical") ? "has a case with the severity critical, which would need two proofs; use high" : null;
}
function requestsFault(rule) {
const isPassive = rule.on === "every-response";
if (isPassive && rule.request !== undefined) return "has requests, but a rule for every response sends none";
if (!isPassive && rule.request === undefined) return "has no request; add one, or `on: every-response`";
const requests = requestsOf(rule);
return requests <= RULE_REQUESTS_MAX ? null : `sends ${requests} requests, at most ${RULE_REQUESTS_MAX}; name fewer paths or values`;
}
const builtInRequest = objectOf({
path: PATH,
below: choice([ "page" ], "Starts from the folder of the page that shows the product."),
base: expression
}, [ "path" ]);
const builtInRule = objectOf({
...sight,
name: words(60),
when: objectOf({
seen: inner
}, [ "seen" ]),
request: builtInRequest,
rating: words(40, "Instead of the rating of the check, by its name in `ratings.json`."),
local: flag("Admits only the machine itself unless configured otherwise: on loopback it is no fault."),
pages: choice([ "any", "anonymous" ], "A page of the crawl proves it: any, or one without the session of a user.")
}, [ "match" ]);
const ids = listOf(words(20), 10);
const builtInShape = objectOf({
id: words(60),
title: words(200),
subject: words(200),
rating: words(40),
cwe: ids,
requirements: objectOf({
asvs: ids,
pci: ids
}),
"scan-types": listOf(choice([ "quick", "standard", "compliance" ]), 3),
key: expression,
what: words(2e3),
why: words(2e3),
gates: words(500, "The content that a finding requires."),
proof: words(2e3, "What is special beside the three gates."),
fix: words(2e3),
snippets: shortOr(words(60), value => typeof value === "string", name => name, mapOf(words(2e3), 12)),
references: listOf(words(300), 10),
rules: mapOf(builtInRule, 100, /^[a-z][a-z0-9-]{1,39}$/)
}, [ "id", "title", "subject", "rating", "cwe", "requirements", "scan-types", "what", "why", "gates", "proof", "fix", "references" ]);
const ruleName = words(40);
const row = objectOf({
path: PATH,
rule: ruleName,
family: words(40),
method: choice([ "POST" ]),
quick: flag("Requested in a quick scan too."),
below: flag("Requested below the folder of the start path too, where that is not the root."),
technologies: listOf(choice(technologies.F), 6)
}, [ "path", "rule" ]);
const rows = listOf(row, 100);
const catalogueShape = objectOf({
everywhere: rows,
spring: rows,
technology: rows,
last: rows,
folders: listOf(PATH, 20),
linked: listOf(objectOf({
ending: expression,
rule: ruleName,
method: choice([ "POST" ])
}, [ "ending", "rule" ]), 40)
}, [ "everywhere", "spring", "technology", "last", "folders", "linked" ]);
function ruleSchema() {
return {
$schema: "https://json-schema.org/draft/2020-12/schema",
title: "A rule of Scan Gate",
...ruleShape.schema,
$defs: {
condition: format_condition.schema
}
};
}
},
94845: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => linearPattern,
r: () => patternFault
});
var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
const STEPS_MAX = 2e3;
const linearPattern = (source, ignoresCase) => {
let known;
return text => {
known ??= compiled(source, ignoresCase);
const pattern = known;
if (!pattern.test(text)) return null;
const matcher = pattern.matcher(text);
if (!matcher.find()) return null;
const groups = Object.keys(pattern.namedGroups()).map(name => [ name, matcher.group(name) ?? "" ]);
const whole = matcher.group() ?? "";
return {
whole: whole,
part: (matcher.groupCount() > 0 ? matcher.group(1) : null) ?? whole,
groups: Object.fromEntries(groups)
};
};
};
const PLAIN_ESCAPE = /\\(["'`:;,=<>&%#@!~_ -])/g;
const COMMON_SYNTAX = /^(?:[^\\[{]|\\[bdDwWsSnrt.*+?()[\]{}|/^$\\]|\[\^?(?:[^\\[\]^]|\\[dDwWsSnrt.*+?()[\]{}|/^$\\])+\])*$/;
const SPECIAL_GROUP = /\(\?(?!:)/;
function isCommon(source) {
const plain = source.replace(/^\(\?[ims]{1,3}\)/, "").replace(PLAIN_ESCAPE, "$1");
if (plain.length * 2 > STEPS_MAX || SPECIAL_GROUP.test(plain) || !COMMON_SYNTAX.test(plain)) return false;
try {
return new RegExp(plain, "u") instanceof RegExp;
} catch {
return false;
}
}
function patternFault(source) {
if (isCommon(source)) return null;
try {
const steps = compiled(source, false).programSize();
return steps <= STEPS_MAX ? null : `is too large: ${steps} steps, at most ${STEPS_MAX}; use smaller numbers of repetitions`;
} catch (error) {
const what = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "not valid";
return `is no expression of RE2: ${what.slice(0, 200)}; lookaround and back-references do not exist there`;
}
}
function compiled(source, ignoresCase) {
return re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(source, ignoresCase ? re2js__WEBPACK_IMPORTED_MODULE_0__.L3.CASE_INSENSITIVE : 0);
}
},
23592: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A4: () => isDesigned,
Dx: () => linesOf,
RN: () => isSample,
_6: () => isHtml,
b6: () => textOf,
hD: () => quote,
pI: () => jsonObjectOf,
qN: () => jsonListOf
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9682);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
const TEXT_MAX = 256 * 1024;
function textOf(response) {
const text = response.text.slice(0, TEXT_MAX);
return text.startsWith("\ufeff") ? text.slice(1) : text;
}
function isHtml(text) {
const start = text.slice(0, 4096).trimStart();
if (/^<(?:!doctype\s+html|html|head|body|title|meta|script|div|p|h[1-6]|table|center)\b/i.test(start)) return true;
return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start);
}
function isDesigned(text) {
return /<link\b[^>]{0,300}\brel=["']?(?:stylesheet|canonical)|<script\b[^>]{0,300}\bsrc=|<(?:nav|article)\b/i.test(text);
}
function linesOf(text) {
return text.split(/\r\n|\n|\r/, 5e3).map(line => line.slice(0, 4096));
}
function jsonObjectOf(response) {
if (!textOf(response).trimStart().startsWith("{")) return null;
const value = parsed(response);
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? value : null;
}
function jsonListOf(response) {
if (!/^\[\s{0,100}\{/.test(textOf(response).slice(0, 1e3).trimStart())) return [];
const value = parsed(response);
return Array.isArray(value) ? value : [];
}
function parsed({text: text}) {
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_0__.U4)(text.trim().replace(/^\ufeff/, ""));
}
function quote(text, max = 80) {
return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_1__.xv)(text.replace(/\s+/g, " ").trim(), max);
}
function isSample(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return /(?:^|[._-])(?:examples?|samples?|dist|template|tpl|defaults?)(?:$|[._-])/i.test(name);
}
},
79002: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => TECHNOLOGIES,
m: () => technologiesOf
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91069);
const TECHNOLOGIES = [ "php", "dotnet", "python", "node", "java", "ruby" ];
const SIGNS = {
php: {
software: /\bphp\b/i,
cookie: /^(?:phpsessid|laravel_session|ci_session|wordpress_\w+)=/i,
path: /\.php(?:\/|$)|\/wp-(?:content|includes)\//i
},
dotnet: {
software: /asp\.net|\bkestrel\b|\bmicrosoft-iis\b/i,
cookie: /^(?:asp\.net_sessionid|\.aspnetcore\.[\w.]+|\.aspxauth)=/i,
path: /\.(?:aspx|ashx|asmx)$/i
},
python: {
software: /\b(?:cpython|python|werkzeug|gunicorn|uvicorn|waitress|wsgiserver)\b/i,
cookie: /^csrftoken=/i,
path: /\.py$/i
},
node: {
software: /\b(?:express|next\.js|koa)\b/i,
cookie: /^connect\.sid=/i,
path: /^\/_next\//
},
java: {
software: /\b(?:jetty|tomcat|coyote|jboss|wildfly|glassfish|weblogic|websphere|servlet|jsp)\b/i,
cookie: /^jsessionid=/i,
path: /\.(?:jsp|jspx|jsf|do|action)(?:$|[;/])/i
},
ruby: {
software: /\b(?:phusion passenger|passenger|puma|thin|webrick|unicorn|mongrel)\b/i,
cookie: /^(?:_[a-z0-9_]{2,40}_session|rack\.session)=/i,
path: /^\/rails\//
}
};
function technologiesOf(crawl) {
if (crawl === null) return new Set;
const responses = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources ];
const paths = [ ...responses.map(({request: request}) => request.url), ...crawl.parameters.map(({request: request}) => request.url) ].map(url => new URL(url).pathname);
const isShown = ({path: path, ...signs}) => paths.some(known => path.test(known)) || responses.some(response => shows(response, signs));
return new Set(TECHNOLOGIES.filter(technology => isShown(SIGNS[technology])));
}
function shows({response: {headers: headers}}, {software: software, cookie: cookie}) {
const named = [ "server", "x-powered-by", "x-aspnet-version" ].map(name => {
const value = (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__.wx)(headers, name);
return value === undefined ? "" : name === "x-aspnet-version" ? "asp.net" : value.slice(0, 500);
});
return software.test(named.join(" ")) || (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_0__.UE)(headers, "set-cookie").some(field => cookie.test(field.slice(0, 200)));
}
}
};
