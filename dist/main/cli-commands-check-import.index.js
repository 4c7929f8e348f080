export const id = "cli-commands-check-import";

export const ids = [ "cli-commands-check-import", 6908, 4472 ];

export const modules = {
93205: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var format = __webpack_require__(89440);
class LeftOut extends Error {}
var records = __webpack_require__(9682);
function data_records(value) {
return Array.isArray(value) ? value.filter(records.u4) : [];
}
function list(value) {
return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [ value ]).map(data_text);
}
function data_text(value) {
return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
function constantsOf(variables, id) {
const constants = new Map([ [ "BaseURL", "" ], [ "RootURL", "" ], [ "randstr", (0, 
external_node_crypto_.createHash)("sha256").update(id).digest("hex").slice(0, 12) ] ]);
for (const [name, value] of Object.entries(variables)) constants.set(name, fill(data_text(value), constants));
return constants;
}
function fill(given, constants, extracted = new Set) {
return given.replace(/\{\{([^{}]{1,500})\}\}/g, (_, inner) => {
const expression = inner.trim();
if (extracted.has(expression)) return `{{${variable(expression)}}}`;
return constantOf(expression, constants);
});
}
function variable(name) {
return name.toLowerCase().replace(/[^a-z0-9_]/g, "_").replace(/^[^a-z]/, "v").slice(0, 40);
}
function constantOf(expression, constants) {
const known = constants.get(expression);
if (known !== undefined) return known;
if (/interactsh/i.test(expression)) throw new LeftOut("a listener for calls from the site");
if (/^randstr(?:_\d)?$/.test(expression)) return constants.get("randstr") ?? "";
const call = /^(\w+)\((.*)\)$/s.exec(expression);
if (call === null) throw new LeftOut(`the value {{${expression.slice(0, 40)}}}`);
const [, name = "", inner = ""] = call;
if (/^rand_(?:base|text_alpha|text_alphanumeric|char)$/.test(name)) return (constants.get("randstr") ?? "").replace(/\d/g, "a").slice(0, 8);
if (/^rand_(?:int|text_numeric)$/.test(name)) return "48213";
const quotedText = /^\s*["'](.*)["']\s*$/s.exec(inner);
const argument = quotedText === null ? /^\s*\d+\s*$/.test(inner) ? inner.trim() : constantOf(inner.trim(), constants) : quotedText[1] ?? "";
const run = FUNCTIONS[name];
if (run === undefined) throw new LeftOut(`the function ${name}()`);
return run(fill(argument, constants));
}
const hashed = algorithm => value => (0, external_node_crypto_.createHash)(algorithm).update(value).digest("hex");
const FUNCTIONS = {
base64: value => Buffer.from(value).toString("base64"),
hex_encode: value => Buffer.from(value).toString("hex"),
md5: hashed("md5"),
sha1: hashed("sha1"),
sha256: hashed("sha256"),
to_lower: value => value.toLowerCase(),
tolower: value => value.toLowerCase(),
url_encode: encodeURIComponent
};
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(&&|\|\||==|!=|>=|<=|[!<>(),+-]))/y;
const DEPTH_MAX = 50;
const LENGTH_MAX = 5e3;
const LEVELS = [ [ "||" ], [ "&&" ], [ "==", "!=", ">", "<", ">=", "<=" ], [ "+" ] ];
function termsOf(text) {
const parser = new Parser(text);
return flattened(parser.parse()).map(termOf);
}
class Parser {
#tokens=[];
#at=0;
#depth=0;
constructor(text) {
if (text.length > LENGTH_MAX) throw new LeftOut("an expression that is too long");
TOKEN.lastIndex = 0;
while (text.slice(TOKEN.lastIndex).trim() !== "") {
const match = TOKEN.exec(text);
if (match === null) throw new LeftOut("an expression that is not understood");
this.#tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
}
}
parse() {
const node = this.#level(0);
if (this.#at < this.#tokens.length) throw new LeftOut("an expression that is not understood");
return node;
}
#level(level) {
this.#depth += 1;
if (this.#depth > DEPTH_MAX) throw new LeftOut("an expression that is too deep");
const operators = LEVELS[level];
let left = operators === undefined ? this.#unary() : this.#level(level + 1);
while (operators?.includes(this.#tokens[this.#at] ?? "") === true) {
const operator = this.#tokens[this.#at] ?? "";
this.#at += 1;
left = {
kind: "operation",
operator: operator,
args: [ left, this.#level(level + 1) ]
};
}
this.#depth -= 1;
return left;
}
#unary() {
const token = this.#tokens[this.#at] ?? "";
this.#at += 1;
if (token === "!") return {
kind: "operation",
operator: "!",
args: [ this.#unary() ]
};
if (token === "(") {
const inner = this.#level(0);
this.#expect(")");
return inner;
}
if (/^["']/.test(token)) return {
kind: "literal",
value: unquoted(token)
};
if (/^\d/.test(token)) return {
kind: "literal",
value: Number(token)
};
if (token === "-") return {
kind: "literal",
value: -Number(this.#tokens[this.#at++])
};
if (!/^\w/.test(token)) throw new LeftOut("an expression that is not understood");
if (this.#tokens[this.#at] !== "(") return {
kind: "name",
name: token
};
this.#at += 1;
const args = [];
while (this.#tokens[this.#at] !== ")") {
if (args.length > 0) this.#expect(",");
args.push(this.#level(0));
}
this.#at += 1;
return {
kind: "call",
name: token,
args: args
};
}
#expect(token) {
if (this.#tokens[this.#at] !== token) throw new LeftOut("an expression that is not understood");
this.#at += 1;
}
}
function unquoted(token) {
const inner = token.slice(1, -1);
return inner.replace(/\\(.)/g, (whole, letter) => ({
n: "\n",
r: "\r",
t: "\t",
'"': '"',
"'": "'",
"\\": "\\"
}[letter] ?? whole));
}
function flattened(node) {
return node.kind === "operation" && node.operator === "&&" ? node.args.flatMap(flattened) : [ node ];
}
function termOf(node) {
if (node.kind === "operation") return ofOperation(node.operator, node.args);
if (node.kind === "call") return ofCall(node.name, node.args);
throw new LeftOut("an expression that is not understood");
}
function ofOperation(operator, args) {
const [left, right] = args;
if (operator === "!") return negated(termOf(left));
if (operator === "||" || operator === "&&") return joint(operator, args.map(termOf));
if (operator === "!=" && /^(?:Host ip|ip Host)$/i.test(args.map(node => "name" in node ? node.name : "").join(" "))) return {
request: null,
condition: {
not: {
status: [ 100 ]
}
}
};
if (![ "==", "!=" ].includes(operator)) throw new LeftOut(`a comparison by ${operator}`);
const [value, other] = left?.kind === "literal" ? [ left, right ] : [ right, left ];
if (value?.kind !== "literal" || other === undefined) throw new LeftOut("a comparison of two values");
const term = equalTo(other, value.value);
return operator === "==" ? term : negated(term);
}
function joint(operator, terms) {
const [request = null, second] = new Set(terms.map(term => term.request));
if (second !== undefined) throw new LeftOut("alternatives over several responses");
const conditions = terms.map(({condition: condition}) => condition);
return {
request: request,
condition: operator === "||" ? {
any: conditions
} : {
all: conditions
}
};
}
function negated({request: request, condition: condition}) {
return {
request: request,
condition: {
not: condition
}
};
}
function equalTo(left, value) {
if (left.kind === "name") {
const {name: name, request: request} = numbered(left.name);
if (name === "status_code") return {
request: request,
condition: {
status: [ Number(value) ]
}
};
if (![ "body", "header", "all_headers", "response", "all", "raw" ].includes(name)) return {
request: request,
condition: onPart(name, {
regex: [ `^${escaped(String(value))}$` ]
}, false)
};
}
if (left.kind === "call" && left.name === "mmh3" && JSON.stringify(left.args).includes("base64_py")) return {
request: null,
condition: {
favicon: [ Number(value) ]
}
};
throw new LeftOut(`a comparison of ${left.kind === "call" ? `${left.name}()` : "a value"}`);
}
function escaped(text) {
return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
function ofCall(name, args) {
const texts = nodes => nodes.map(node => {
if (node.kind !== "literal") throw new LeftOut(`an argument of ${name}()`);
return String(node.value);
});
const [first, ...rest] = args;
if (first === undefined) throw new LeftOut(`the function ${name}()`);
switch (name) {
case "contains":
case "contains_all":
return onSubject(first, {
contains: texts(rest)
});

case "contains_any":
return anyOn(first, texts(rest), text => ({
contains: [ text ]
}));

case "starts_with":
return onSubject(first, {
starts: texts(rest)
});

case "regex":
if (rest[0] === undefined) break;
return onSubject(rest[0], {
regex: texts([ first ])
});
}
throw new LeftOut(`the function ${name}()`);
}
function anyOn(subject, texts, test) {
const terms = texts.map(text => onSubject(subject, test(text)));
return {
request: terms[0]?.request ?? null,
condition: {
any: terms.map(({condition: condition}) => condition)
}
};
}
function onSubject(subject, test) {
if (subject.kind === "call" && /^to_?(?:lower|upper)$/.test(subject.name) && subject.args[0] !== undefined) return onSubject(subject.args[0], {
...test,
"ignore-case": true
});
if (subject.kind !== "name") throw new LeftOut("a text that is computed");
const {name: name, request: request} = numbered(subject.name);
return {
request: request,
condition: onPart(name, test, false)
};
}
function numbered(name) {
const match = /^(.*?)_(\d)$/.exec(name);
return match === null ? {
name: name,
request: null
} : {
name: match[1] ?? "",
request: Number(match[2])
};
}
const NAMED_HEADERS = new Set("content_type content_length server location set_cookie www_authenticate x_powered_by content_disposition".split(" "));
function onPart(part, test, isNegative) {
const condition = ofPart(part, test);
return isNegative ? {
not: condition
} : condition;
}
function ofPart(part, test) {
if (part === "body") return {
body: test
};
if (part === "header" || part === "all_headers") return {
headers: test
};
if (part === "response" || part === "all" || part === "raw") return {
any: [ {
body: test
}, {
headers: test
} ]
};
if (NAMED_HEADERS.has(part)) return {
header: {
[part.replaceAll("_", "-")]: test
}
};
throw new LeftOut(`the part ${part.slice(0, 40)}`);
}
const ANY = {
not: {
status: [ 100 ]
}
};
function matchersOf(block, constants) {
const matchers = data_records(block["matchers"]);
if (matchers.length === 0) return ofExtractors(data_records(block["extractors"]));
const groups = matchers.map(matcher => ofMatcher(matcher, constants));
if (block["matchers-condition"] === "and") return groups.flat();
if (groups.length === 1) return groups[0] ?? [];
const conditions = groups.map(terms => {
if (terms.some(({request: request}) => request !== null)) throw new LeftOut("alternatives over several responses");
return matchers_all(terms);
});
return [ {
request: null,
condition: anyOf(conditions)
} ];
}
function ofExtractors(extractors) {
if (extractors.some(one => one["internal"] === true)) return [ {
request: null,
condition: ANY
} ];
const conditions = extractors.flatMap(one => {
const {name: name, request: request} = numbered(data_text(one["part"]) || "body");
if (request !== null || ![ "regex", "kval" ].includes(data_text(one["type"]))) throw new LeftOut("no matcher");
if (one["type"] === "kval") return list(one["kval"]).map(header => ({
header: {
[header.replaceAll("_", "-")]: true
}
}));
return list(one["regex"]).map(regex => onPart(name, {
regex: [ regex ]
}, false));
});
if (conditions.length === 0) throw new LeftOut("no matcher");
return [ {
request: null,
condition: anyOf(conditions)
} ];
}
function anyOf(conditions) {
if (conditions.length === 1 && conditions[0] !== undefined) return conditions[0];
if (conditions.length <= 20) return {
any: conditions
};
const groups = Array.from({
length: Math.ceil(conditions.length / 20)
}, (_, index) => anyOf(conditions.slice(index * 20, index * 20 + 20)));
return anyOf(groups);
}
function ofMatcher(matcher, constants) {
const isNegative = matcher["negative"] === true;
const isAnd = matcher["condition"] === "and" && matcher["type"] !== "status";
if (matcher["type"] === "dsl") {
const lists = list(matcher["dsl"]).map(one => termsOf(fill(one, constants)));
return !isNegative && (isAnd || lists.length === 1) ? lists.flat() : [ joined(lists, isAnd, isNegative) ];
}
const {name: name, request: request} = numbered(data_text(matcher["part"]) || "body");
const conditions = plainMatcher(matcher, name, constants);
return [ joined(conditions.map(condition => [ {
request: request,
condition: condition
} ]), isAnd, isNegative) ];
}
function joined(lists, isAnd, isNegative) {
const [request = null, second] = new Set(lists.flat().map(term => term.request));
if (second !== undefined) throw new LeftOut("alternatives over several responses");
const conditions = lists.map(matchers_all);
const condition = isAnd && conditions.length > 1 ? {
all: conditions
} : anyOf(conditions);
return {
request: request,
condition: isNegative ? {
not: condition
} : condition
};
}
function matchers_all(terms) {
const conditions = terms.map(({condition: condition}) => condition);
return conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : {
all: conditions
};
}
function plainMatcher(matcher, part, constants) {
const folded = matcher["case-insensitive"] === true ? {
"ignore-case": true
} : {};
const on = test => onPart(part, {
...test,
...folded
}, false);
switch (matcher["type"]) {
case "status":
return [ {
status: list(matcher["status"]).map(Number)
} ];

case "word":
return list(matcher["words"]).map(word => on({
contains: [ fill(word, constants) ]
}));

case "regex":
return list(matcher["regex"]).map(regex => on({
regex: [ regex ]
}));

case "binary":
return list(matcher["binary"]).map(hex => on({
contains: [ ofBytes(hex) ]
}));

default:
throw new LeftOut(`a matcher by ${data_text(matcher["type"]).slice(0, 20)}`);
}
}
function ofBytes(hex) {
const bytes = Buffer.from(hex.replace(/\s/g, ""), "hex");
if (bytes.length === 0 || bytes.some(byte => byte > 127)) throw new LeftOut("bytes that are no text");
return bytes.toString("latin1");
}
const NAME_MAX = 70;
function metaOf(id, info, {licence: licence, digest: digest, commit: commit}) {
const classification = (0, records.g1)(info["classification"]);
const severity = data_text(info["severity"]);
const products = productsOf(info);
const references = list(info["reference"]).flatMap(line => line.split("\n")).map(url => url.trim());
const known = references.filter(url => /^https:\/\/\S{1,290}$/.test(url)).slice(0, 10);
const cwe = list(classification["cwe-id"]).map(one => one.toUpperCase()).filter(one => /^CWE-\d{1,5}$/.test(one)).slice(0, 5);
const levels = {
critical: "high",
high: "high",
medium: "medium",
low: "low"
};
return {
title: plain(data_text(info["name"]) || id, 120),
severity: levels[severity] ?? "info",
...cwe.length === 0 ? {} : {
cwe: cwe
},
control: "strict",
...products.length === 0 ? {} : {
when: {
product: products
}
},
proof: "The response has what the template describes, and a made-up path has not.",
fix: plain(data_text(info["remediation"]), 2e3) || "Update or reconfigure the product as its documentation says, or remove it.",
author: plain(list(info["author"]).join(", "), 200) || "unknown",
...licence === null ? {} : {
licence: plain(licence, 60)
},
source: plain(`nuclei template ${id}${commit === null ? "" : ` at ${commit}`}, sha256 ${digest}`, 250),
...known.length === 0 ? {} : {
references: known
}
};
}
function productsOf(info) {
const metadata = (0, records.g1)(info["metadata"]);
const cpe = data_text((0, records.g1)(info["classification"])["cpe"]).split(":");
const names = [ ...list(metadata["product"]), cpe[4] ?? "", cpe[9] === "wordpress" || metadata["framework"] === "wordpress" ? "wordpress" : "" ];
return [ ...new Set(names.map(name => plain(name.replaceAll("\\", ""), 100))) ].filter(name => /[a-z0-9]/i.test(name)).slice(0, 10);
}
function plain(given, max) {
return given.replace(/\{\{|\}\}|\[\[|\]\]/g, " ").replace(/\s+/g, " ").trim().slice(0, max);
}
function idOf(id, index) {
const name = id.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, NAME_MAX - 4).replace(/-$/, "");
return `nuclei.${name}${index === 0 ? "" : `-${index + 1}`}`;
}
const DROPPED_HEADERS = [ "accept-encoding", "connection", "content-length", "host", "user-agent" ];
const HOST_LINE = /^host:.*\n/im;
function requestsOf(block, constants, filled) {
const raw = list(block["raw"]);
if (raw.length > 0) return raw.map(one => ofRaw(fill(one.replace(HOST_LINE, ""), constants, filled)));
const paths = list(block["path"]).map(path => pathOf(fill(path, constants, filled)));
const own = {
method: data_text(block["method"]) || "GET",
headers: (0, records.g1)(block["headers"]),
body: data_text(block["body"])
};
return [ requestOf([ ...new Set(paths) ], own, constants, filled) ];
}
function ofRaw(raw) {
const lines = raw.replaceAll("\r\n", "\n").split("\n");
const start = lines.findIndex(line => line.trim() !== "" && !line.startsWith("@"));
const end = lines.indexOf("", start);
const [first = "", ...fields] = lines.slice(start, end < 0 ? undefined : end);
const match = /^([A-Z]{1,20})[ \t](.+)$/.exec(first.trim());
if (match === null) throw new LeftOut("a request that is not understood");
const [, method = "", rest = ""] = match;
const version = rest.lastIndexOf(" HTTP/");
const target = (version < 0 ? rest : rest.slice(0, version)).trim();
const headers = fields.flatMap(line => {
const colon = line.indexOf(":");
return colon > 0 ? [ [ line.slice(0, colon).trim(), line.slice(colon + 1).trim() ] ] : [];
});
const own = {
method: method,
headers: Object.fromEntries(headers),
body: end < 0 ? "" : lines.slice(end).join("\n").trim()
};
return requestOf([ pathOf(target) ], own, new Map, null);
}
function requestOf(path, {method: method, headers: headers, body: body}, constants, filled) {
if (![ "GET", "HEAD", "POST" ].includes(method)) throw new LeftOut(`the method ${method.slice(0, 20)}`);
if (body !== "" && method !== "POST") throw new LeftOut(`${method} with a body`);
if (path.length === 0) throw new LeftOut("no path");
const kept = Object.entries(headers).flatMap(([name, value]) => {
const lower = name.toLowerCase();
if (DROPPED_HEADERS.includes(lower)) return [];
if (/[{}]/.test(name)) throw new LeftOut("a computed header");
return [ [ name, filled === null ? data_text(value) : fill(data_text(value), constants, filled) ] ];
});
const given = kept.filter(([, value]) => value !== "");
return {
path: path,
...method === "GET" ? {} : {
method: method
},
...given.length === 0 ? {} : {
headers: Object.fromEntries(given)
},
...body === "" ? {} : {
body: filled === null ? body : fill(body, constants, filled)
}
};
}
function pathOf(given) {
const path = given.replace(/\s/g, "%20").replaceAll("\\", "%5C").replaceAll("#", "%23");
if (path === "") return "/";
if (/^[a-z]+:\/\//i.test(path)) throw new LeftOut("another host");
if (/^:\d/.test(path)) throw new LeftOut("another port");
if (path.startsWith("//")) throw new LeftOut("a path with two slashes at its start");
return path.startsWith("/") ? path : `/${path}`;
}
const REFUSED_TAGS = [ "default-login", "dos", "fuzz", "fuzzing", "intrusive", "token-spray" ];
const OTHER_PROTOCOLS = [ "code", "dns", "file", "headless", "javascript", "network", "ssl", "tcp", "websocket", "whois" ];
const OTHER_WAYS = [ "fuzzing", "global-matchers", "pipeline", "race", "race_count", "self-contained", "signature", "unsafe" ];
function rulesOfTemplate(template, origin) {
if (!(0, records.u4)(template)) throw new LeftOut("no template");
const other = OTHER_PROTOCOLS.find(name => template[name] !== undefined);
if (other !== undefined) throw new LeftOut(`the protocol ${other}`);
const blocks = template["http"] ?? template["requests"];
if (!Array.isArray(blocks) || !blocks.every(records.u4)) throw new LeftOut("no request over HTTP");
const info = (0, records.g1)(template["info"]);
const tags = list(info["tags"]).flatMap(tag => tag.split(",")).map(tag => tag.trim());
const refused = tags.find(tag => REFUSED_TAGS.includes(tag));
if (refused !== undefined) throw new LeftOut(`the tag ${refused}`);
const id = data_text(template["id"]);
const constants = constantsOf((0, records.g1)(template["variables"]), id);
const common = metaOf(id, info, origin);
const extracted = blocks.flatMap(block => internalOf(block).map(one => data_text(one["name"])));
const converted = blocks.map(block => ofBlock(block, constants, extracted));
const {flow: flow} = template;
const isRow = blocks.slice(0, -1).some(isStep);
if (flow === undefined && !isRow) return converted.flat().map((part, index) => ({
...gated(part),
...common,
...part,
id: idOf(id, index)
}));
if (flow !== undefined && !/^\s*http\(\d\)(?:\s*&&\s*http\(\d\))*\s*$/.test(data_text(flow))) throw new LeftOut("a flow that is a program");
const joint = inFlow(converted);
return [ {
...gated(joint),
...common,
...joint,
id: idOf(id, 0)
} ];
}
function gated({request: request}) {
return request.every(({path: path}) => path.every(one => one === "/")) ? {} : {
when: {
scope: "all"
}
};
}
function isStep(block) {
return [ ...data_records(block["matchers"]), ...data_records(block["extractors"]) ].every(one => one["internal"] === true);
}
function inFlow(blocks) {
const parts = blocks.map(alternatives => {
const [only, second] = alternatives;
if (only === undefined || second !== undefined || only.values !== undefined) throw new LeftOut("a flow with alternatives");
return only;
});
const last = parts.at(-1);
const before = parts.slice(0, -1).flatMap(({request: request, match: match}) => {
const final = request.at(-1);
return [ ...request.slice(0, -1), {
...final,
match: final.match === undefined ? match : {
all: [ final.match, match ]
}
} ];
});
return {
request: [ ...before, ...last.request ],
match: last.match
};
}
function ofBlock(block, constants, extracted) {
const way = OTHER_WAYS.find(name => block[name] !== undefined && block[name] !== false);
if (way !== undefined) throw new LeftOut(`the way ${way}`);
const {values: values, names: names} = payloadsOf((0, records.g1)(block["payloads"]), constants, data_text(block["attack"]));
const extracts = Object.fromEntries(internalOf(block).map(one => [ variable(data_text(one["name"])), extractOf(one) ]));
const filled = new Set([ ...names, ...extracted ]);
const here = new Map([ ...constants, [ "Hostname", "{{host}}" ], [ "Host", "{{host}}" ] ]);
const redirects = block["redirects"] === true || block["host-redirects"] === true ? {
redirects: true
} : {};
const terms = matchersOf(block, constants);
const requests = requestsOf(block, here, filled).map(request => ({
...request,
...redirects
}));
const part = combined(requests, terms, extracts);
return part.map(one => Object.keys(values).length === 0 ? one : {
...one,
values: values
});
}
function combined(requests, terms, extract) {
const isRow = Object.keys(extract).length > 0 || terms.some(({request: request}) => request !== null);
if (!isRow) return requests.map(request => ({
request: [ request ],
match: matchers_all(terms)
}));
if (requests.length > 4) throw new LeftOut("more than four requests in a row");
const last = requests.length;
const ofLast = terms.filter(({request: request}) => (request ?? last) === last);
if (ofLast.length === 0 || terms.some(({request: request}) => (request ?? last) > last)) throw new LeftOut("a condition that is not on the last response");
const withExtract = request => Object.keys(extract).length > 0 ? {
...request,
extract: extract
} : request;
const row = requests.map((request, index) => {
if (index === last - 1) return last === 1 ? withExtract(request) : request;
const own = terms.filter(term => term.request === index + 1);
const first = index === 0 ? withExtract(request) : request;
return {
...first,
...own.length === 0 ? {} : {
match: matchers_all(own)
}
};
});
return [ {
request: row,
match: matchers_all(ofLast)
} ];
}
function payloadsOf(payloads, constants, attack) {
const entries = Object.entries(payloads).map(([name, given]) => {
if (!Array.isArray(given)) throw new LeftOut("a list of words in a file");
return [ variable(name), given.map(value => fill(data_text(value), constants)) ];
});
if (entries.length > 1 && attack !== "clusterbomb") throw new LeftOut("payloads in step");
return {
values: Object.fromEntries(entries),
names: Object.keys(payloads)
};
}
function internalOf(block) {
return data_records(block["extractors"]).filter(one => one["internal"] === true);
}
function extractOf(extractor) {
const [regex] = list(extractor["regex"]);
const part = data_text(extractor["part"]) || "body";
if (extractor["type"] === "regex" && regex !== undefined && part === "body") {
const group = Number(extractor["group"] ?? 0);
if (group > 1) throw new LeftOut("a later group of an expression");
return {
regex: group === 0 ? `(${regex})` : regex
};
}
const [name] = list(extractor["kval"]);
if (extractor["type"] === "kval" && name !== undefined) return {
header: name.replaceAll("_", "-")
};
const path = /^\.([\w.]{1,200})$/.exec(list(extractor["json"])[0] ?? "");
if (extractor["type"] === "json" && path !== null) return {
json: [ path[1] ?? "" ]
};
throw new LeftOut("an extractor that a rule does not have");
}
var read_rules = __webpack_require__(76585);
var rule_files = __webpack_require__(22648);
var usage_error = __webpack_require__(84472);
var git_history = __webpack_require__(1964);
var terminal = __webpack_require__(96908);
var shared_text = __webpack_require__(89853);
var yaml_file = __webpack_require__(82080);
var cli_flags = __webpack_require__(6222);
var help = __webpack_require__(9654);
const FLAGS = {
out: {
type: "string",
value: "DIR",
description: "Folder for the rules; required."
},
commit: {
type: "string",
value: "SHA",
description: "Commit of the templates. Default: that of the Git checkout they are in, if they are in one."
},
help: cli_flags.lu
};
const HELP = (0, help.bD)([ "check-import <file or folder…> --out DIR [--commit SHA]" ], `Converts templates of nuclei into rules, one file each. Templates that ask other hosts, guess passwords, send word lists or need a\nprogram are left out, each with the reason. Each rule names the commit and the digest of its template, and ${rule_files.A$} in the folder has the\ndigests of the rules: scan and check-test refuse one that was changed. docs/RULES.md says what a converted rule proves.`, FLAGS);
const TEMPLATE_BYTES_MAX = 256 * 1024;
const LICENCES = [ "LICENSE.md", "LICENSE", "LICENSE.txt" ];
const FOLDERS_UP = 4;
async function run(args, io) {
const flags = (0, cli_flags.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const out = flags.text("out");
if (out === undefined) throw new usage_error.UsageError("--out", "missing: the folder for the rules.");
if (flags.positionals.length === 0) throw new usage_error.UsageError("<file or folder>", "missing: the templates.");
const folder = (0, external_node_path_.resolve)(io.directory, out);
await (0, promises_.mkdir)(folder, {
recursive: true
});
const given = commitGiven(flags.text("commit"));
const files = [];
for (const place of flags.positionals) {
const path = (0, external_node_path_.resolve)(io.directory, place);
const templates = await templatesIn(path, place);
const commit = given ?? await commitOfFolder(path, io);
files.push(...templates.map(file => ({
file: file,
commit: commit
})));
}
const licences = new Map;
const sums = await readSums((0, external_node_path_.join)(folder, rule_files.A$));
const ids = new Set;
const reasons = [];
for (const {file: file, commit: commit} of files) {
const made = await convert(file, {
commit: commit,
licence: await licenceOf((0, external_node_path_.dirname)(file), licences)
}, ids);
if (typeof made === "string") {
reasons.push(made);
io.err(`${(0, terminal.escapeTerminal)((0, external_node_path_.relative)(io.directory, file))}: left out, it has ${(0, 
terminal.escapeTerminal)(made)}\n`);
} else for (const {id: id, text: text} of made) {
ids.add(id);
const name = `${id.slice(id.indexOf(".") + 1)}.yml`;
await (0, promises_.writeFile)((0, external_node_path_.join)(folder, name), text);
sums.set(name, (0, rule_files.ol)(text));
}
}
const lines = [ ...sums ].sort(([one], [other]) => one < other ? -1 : 1).map(([name, digest]) => `${digest}  ${name}\n`);
if (lines.length > 0) await (0, promises_.writeFile)((0, external_node_path_.join)(folder, rule_files.A$), lines.join(""));
const counts = [ ...Map.groupBy(reasons, reason => reason) ].map(([reason, {length: length}]) => [ reason, length ]);
for (const [reason, count] of counts.sort(([, one], [, other]) => other - one)) io.out(`${(0, 
shared_text.B4)(count).padStart(7)}  left out: ${(0, terminal.escapeTerminal)(reason)}\n`);
const converted = (0, shared_text.B4)(files.length - reasons.length);
io.out(`${(0, shared_text.LS)(files.length, "template")}: ${converted} became ${(0, 
shared_text.LS)(ids.size, "rule")} in ${(0, terminal.escapeTerminal)(out)}\n`);
return ids.size > 0 ? 0 : 1;
}
function commitGiven(text) {
if (text === undefined) return null;
if (!(0, git_history.jh)(text)) throw new usage_error.UsageError("--commit", `${(0, 
usage_error.S)(text)} is not the full id of a commit.`);
return text;
}
async function commitOfFolder(path, {environment: environment}) {
const folder = (await (0, promises_.stat)(path)).isDirectory() ? path : (0, external_node_path_.dirname)(path);
return (0, git_history.D3)(folder, "HEAD", environment).catch(() => null);
}
async function readSums(path) {
const text = await (0, promises_.readFile)(path, "utf8").catch(() => "");
const lines = text.split("\n").map(line => line.split(/ [ *]/));
return new Map(lines.flatMap(([digest = "", name]) => name === undefined ? [] : [ [ name.trim(), digest ] ]));
}
async function templatesIn(path, name) {
const found = await (0, promises_.stat)(path).catch(() => null);
if (found === null) throw new usage_error.UsageError("<file or folder>", `${(0, 
usage_error.S)(name)} does not exist.`);
if (found.isFile()) return [ path ];
const names = await (0, promises_.readdir)(path, {
recursive: true
});
return names.filter(rule_files.n$).sort().map(one => (0, external_node_path_.join)(path, one));
}
async function convert(file, origin, ids) {
const bytes = await (0, promises_.readFile)(file).catch(() => null);
if (bytes === null || bytes.length > TEMPLATE_BYTES_MAX) return "a file that cannot be read or is too large";
const yaml = (0, yaml_file.h)(bytes.toString("utf8"), 0);
if ("problems" in yaml) return "a fault in its YAML";
try {
const digest = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
return rulesOfTemplate(yaml.value, {
...origin,
digest: digest
}).map(rule => {
const text = `${JSON.stringify(rule, null, 2)}\n`;
const read = (0, read_rules.K)(text, format.mK);
if ("problems" in read) throw new LeftOut(`what the format of rules refuses: ${read.problems[0]?.text.slice(0, 120)}`);
const {id: id} = read.value;
if (ids.has(id)) throw new LeftOut("an id that another has");
return {
id: id,
text: text
};
});
} catch (error) {
if (error instanceof LeftOut) return error.message;
throw error;
}
}
function licenceOf(folder, known, up = FOLDERS_UP) {
const found = known.get(folder) ?? readLicence(folder, known, up);
known.set(folder, found);
return found;
}
async function readLicence(folder, known, up) {
for (const name of LICENCES) {
const text = await (0, promises_.readFile)((0, external_node_path_.join)(folder, name), "utf8").catch(() => null);
if (text !== null) return text.split("\n").map(line => line.replace(/^#+/, "").trim()).find(line => line !== "") ?? null;
}
return up === 0 || (0, external_node_path_.dirname)(folder) === folder ? null : licenceOf((0, 
external_node_path_.dirname)(folder), known, up - 1);
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
89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dc: () => Timestamp,
OJ: () => SeverityCounts,
Ot: () => countBySeverity,
Qi: () => stringMap,
Rc: () => SeveritySchema,
ZY: () => stringEnum,
du: () => isAtLeast,
fc: () => ScanTypeSchema,
g8: () => SCAN_TYPES,
ix: () => CONFIDENCES,
m3: () => ConfidenceSchema,
me: () => nullable,
oC: () => SEVERITIES,
qs: () => severityRank,
re: () => strictObject,
t2: () => prefixedId
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
function stringMap(names, values, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "object",
...names === undefined ? {} : {
propertyNames: names
},
additionalProperties: values,
...options
});
}
const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
const CONFIDENCES = [ "certain", "firm", "tentative" ];
const SCAN_TYPES = [ "quick", "standard", "compliance" ];
function severityRank(severity) {
return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
return severityRank(severity) <= severityRank(threshold);
}
function stringEnum(values, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "string",
enum: [ ...values ],
...description === undefined ? {} : {
description: description
}
});
}
function strictObject(members, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(members, {
additionalProperties: false,
...options
});
}
function nullable(schema, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ], description === undefined ? {} : {
description: description
});
}
function prefixedId(prefix, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: `^${prefix}_[0-9a-z]{8,40}$`,
description: description,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
}
const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
format: "date-time",
description: "ISO 8601 UTC timestamp with milliseconds.",
examples: [ "2026-11-21T08:15:30.000Z" ]
});
const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
});
const SeverityCounts = strictObject({
critical: Count,
high: Count,
medium: Count,
low: Count,
info: Count,
total: Count
}, {
description: "Number of findings per severity."
});
function countBySeverity(findings) {
const counts = {
critical: 0,
high: 0,
medium: 0,
low: 0,
info: 0,
total: findings.length
};
for (const finding of findings) counts[finding.severity] += 1;
return counts;
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
