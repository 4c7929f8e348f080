export const id = "engine-core-evidence-http";

export const ids = [ "engine-core-evidence-http" ];

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
59831: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ey: () => fromBase64,
ju: () => base64Of,
lO: () => base64Within,
pl: () => urlSafe
});
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function base64Of(bytes) {
let text = "";
for (let at = 0; at < bytes.length; at += 3) {
const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
const group = one << 16 | two << 8 | three;
for (const shift of [ 18, 12, 6, 0 ]) text += LETTERS[group >> shift & 63];
}
const padding = (3 - bytes.length % 3) % 3;
return text.slice(0, text.length - padding) + "=".repeat(padding);
}
function urlSafe(base64) {
return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
function base64Within(bytes) {
return [ 0, 1, 2 ].map(before => {
const padded = new Uint8Array(before + bytes.length);
padded.set(bytes, before);
const first = Math.ceil(before * 8 / 6);
return base64Of(padded).slice(first, Math.floor(padded.length * 8 / 6));
});
}
function fromBase64(text) {
try {
const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/").replaceAll("=", ""));
return (new TextDecoder).decode(Uint8Array.from(binary, character => character.charCodeAt(0)));
} catch {
return null;
}
}
}
};
