export const id = "package-json";

export const ids = [ "package-json" ];

export const modules = {
17941: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => retryAfterMs
});
function retryAfterMs(header, now) {
if (header === null) return null;
const text = header.trim();
if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1e3;
if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
const date = Date.parse(text);
return Number.isNaN(date) ? null : Math.max(0, date - now);
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
},
85050: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => formsOf
});
var _base64_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59831);
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;"
};
function inHtml(value, apostrophe) {
return value.replace(/[&<>"]/g, mark => ENTITIES[mark] ?? mark).replaceAll("'", apostrophe);
}
function strictlyEncoded(value) {
const code = mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
return encodeURIComponent(value).replace(/[!'()*]/g, code);
}
function lowerHex(encoded) {
return encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase());
}
function hexOf(bytes) {
return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}
function formsOf(secret) {
const value = secret.toWellFormed();
const bytes = (new TextEncoder).encode(value);
const base64 = (0, _base64_js__WEBPACK_IMPORTED_MODULE_0__.ju)(bytes);
const inUrls = [ encodeURIComponent(value), strictlyEncoded(value), encodeURI(value) ];
const inForm = new URLSearchParams({
v: value
}).toString().slice(2);
const inJson = JSON.stringify(value).slice(1, -1);
const hex = hexOf(bytes);
return [ ...new Set([ secret, inJson, inJson.replaceAll("/", "\\/"), ...[ "&#39;", "&#x27;", "&apos;" ].map(apostrophe => inHtml(value, apostrophe)), ...[ ...inUrls, inForm ].flatMap(encoded => [ encoded, lowerHex(encoded) ]), base64, base64.replaceAll("=", ""), (0, 
_base64_js__WEBPACK_IMPORTED_MODULE_0__.pl)(base64), hex, hex.toUpperCase() ]) ];
}
},
53904: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => SecretMasker
});
var base64 = __webpack_require__(59831);
const ANYWHERE_MIN = 8;
class BytePatterns {
#byte=[ 0 ];
#child=[ 0 ];
#sibling=[ 0 ];
#depth=[ 0 ];
#suffix=[ 0 ];
#long=[ 0 ];
#short=[ 0 ];
constructor(patterns) {
for (const pattern of patterns) this.#add(pattern);
this.#link();
}
find(bytes, length) {
const ranges = [];
this.#scan(bytes, length, (start, end) => {
let from = start;
for (let last = ranges.at(-1); last !== undefined && last.end >= from; last = ranges.at(-1)) {
from = Math.min(from, last.start);
ranges.pop();
}
ranges.push({
start: from,
end: end
});
return true;
});
return ranges;
}
has(bytes, length) {
let isFound = false;
this.#scan(bytes, length, () => {
isFound = true;
return false;
});
return isFound;
}
#add(pattern) {
if (pattern.length === 0) return;
let node = 0;
for (const byte of pattern) node = this.#childOf(node, byte) || this.#grow(node, byte);
if (pattern.length >= ANYWHERE_MIN) this.#long[node] = pattern.length; else this.#short[node] = (this.#short[node] ?? 0) | 1 << pattern.length;
}
#grow(parent, byte) {
const node = this.#byte.length;
this.#byte.push(byte);
this.#child.push(0);
this.#sibling.push(this.#child[parent] ?? 0);
this.#depth.push((this.#depth[parent] ?? 0) + 1);
this.#suffix.push(0);
this.#long.push(0);
this.#short.push(0);
this.#child[parent] = node;
return node;
}
#childOf(node, byte) {
let child = this.#child[node] ?? 0;
while (child !== 0 && this.#byte[child] !== byte) child = this.#sibling[child] ?? 0;
return child;
}
#link() {
const queue = [ 0 ];
for (let index = 0; index < queue.length; index += 1) {
const node = queue[index] ?? 0;
for (let child = this.#child[node] ?? 0; child !== 0; child = this.#sibling[child] ?? 0) {
this.#linkTo(child, node === 0 ? 0 : this.#next(this.#suffix[node] ?? 0, this.#byte[child] ?? 0));
queue.push(child);
}
}
}
#linkTo(node, suffix) {
this.#suffix[node] = suffix;
if (this.#long[node] === 0) this.#long[node] = this.#long[suffix] ?? 0;
this.#short[node] = (this.#short[node] ?? 0) | (this.#short[suffix] ?? 0);
}
#next(from, byte) {
for (let node = from; ;node = this.#suffix[node] ?? 0) {
const child = this.#childOf(node, byte);
if (child !== 0 || node === 0) return child;
}
}
#scan(bytes, length, onMatch) {
let node = 0;
for (let end = 1; end <= length; end += 1) {
node = this.#next(node, bytes[end - 1] ?? 0);
const matched = Math.max(this.#long[node] ?? 0, this.#atBorders(bytes, length, end, this.#short[node] ?? 0), this.#cut(bytes, length, end, node));
if (matched > 0 && !onMatch(end - matched, end)) return;
}
}
#atBorders(bytes, length, end, lengths) {
if (lengths === 0 || end < length && isWord(bytes[end] ?? 0)) return 0;
for (let size = ANYWHERE_MIN - 1; size > 0; size -= 1) {
const start = end - size;
if ((lengths & 1 << size) !== 0 && (start === 0 || !isWord(bytes[start - 1] ?? 0))) return size;
}
return 0;
}
#cut(bytes, length, end, node) {
const depth = this.#depth[node] ?? 0;
return depth >= ANYWHERE_MIN && isCut(bytes, length, end) ? depth : 0;
}
}
function isWord(byte) {
return byte >= 48 && byte <= 57 || byte >= 97 && byte <= 122 || byte >= 128;
}
function isCut(bytes, length, at) {
if (at >= length) return true;
const [one, two, three] = [ bytes[at], bytes[at + 1], bytes[at + 2] ];
if (one === 226) return two === 128 && three === 166;
if (one === 46) return two === 46 && three === 46;
return one === 10 || one === 34 || one === 39 || one === 96;
}
const html_references_namespaceObject = JSON.parse('{"amp":"&","lt":"<","gt":">","quot":"\\"","apos":"\'","nbsp":" ","excl":"!","num":"#","dollar":"$","percnt":"%","lpar":"(","rpar":")","ast":"*","plus":"+","comma":",","period":".","sol":"/","colon":":","semi":";","equals":"=","quest":"?","commat":"@","lsqb":"[","lbrack":"[","bsol":"\\\\","rsqb":"]","rbrack":"]","hat":"^","lowbar":"_","grave":"`","lcub":"{","lbrace":"{","vert":"|","verbar":"|","rcub":"}","rbrace":"}","newline":"\\n","tab":"\\t"}');
const PERCENT = 37;
const BACKSLASH = 92;
const AMPERSAND = 38;
const SEMICOLON = 59;
const LETTER_U = 117;
const NAME_MAX = 10;
const NAMED = html_references_namespaceObject;
const CONTROLS = {
b: "\b",
f: "\f",
n: "\n",
r: "\r",
t: "\t",
v: "\v"
};
class ViewBuilder {
#length=0;
#bytes;
#start;
#end;
constructor(capacity) {
this.#bytes = new Uint8Array(capacity);
this.#start = new Uint32Array(capacity);
this.#end = new Uint32Array(capacity);
}
byte(value, start, end) {
this.#bytes[this.#length] = value >= 65 && value <= 90 ? value + 32 : value;
this.#start[this.#length] = start;
this.#end[this.#length] = end;
this.#length += 1;
}
character(point, start, end) {
if (point < 128) {
this.byte(point, start, end);
return;
}
if (point < 2048) this.byte(192 | point >> 6, start, end); else if (point < 65536) this.byte(224 | point >> 12, start, end); else this.byte(240 | point >> 18, start, end);
for (let shift = point < 2048 ? 0 : point < 65536 ? 6 : 12; shift >= 0; shift -= 6) this.byte(128 | point >> shift & 63, start, end);
}
done() {
return {
bytes: this.#bytes,
length: this.#length,
start: this.#start,
end: this.#end
};
}
}
function viewOf(text) {
const builder = new ViewBuilder(text.length * 3);
for (let at = 0; at < text.length; ) {
const point = text.codePointAt(at) ?? 0;
const next = at + (point > 65535 ? 2 : 1);
builder.character(point, at, next);
at = next;
}
return builder.done();
}
const WAYS = [ new Map([ [ PERCENT, percentAt ], [ BACKSLASH, backslashAt ], [ AMPERSAND, referenceAt ] ]), new Map([ [ PERCENT, percentAt ] ]), new Map([ [ BACKSLASH, backslashAt ] ]), new Map([ [ AMPERSAND, referenceAt ] ]) ];
function* readingsOf(text, layersMax) {
const raw = viewOf(text);
yield raw;
for (const way of WAYS) {
let view = decodedView(raw, way);
for (let layer = 1; view !== null && layer <= layersMax; layer += 1) {
yield view;
view = decodedView(view, way);
}
}
}
function decodedView(view, way) {
const builder = new ViewBuilder(view.length);
let isDecoded = false;
for (let at = 0; at < view.length; ) {
const written = way.get(view.bytes[at] ?? 0)?.(view, at) ?? null;
const length = written?.length ?? 1;
const start = view.start[at] ?? 0;
const end = view.end[at + length - 1] ?? 0;
if (written === null) builder.byte(view.bytes[at] ?? 0, start, end); else if (written.isByte === true) builder.byte(written.point, start, end); else builder.character(written.point, start, end);
isDecoded ||= written !== null;
at += length;
}
return isDecoded ? builder.done() : null;
}
function percentAt(view, at) {
const byte = hexAt(view, at + 1, 2);
if (byte !== null) return {
point: byte,
length: 3,
isByte: true
};
const point = view.bytes[at + 1] === LETTER_U ? hexAt(view, at + 2, 4) : null;
return point === null ? null : {
point: point,
length: 6
};
}
function backslashAt(view, at) {
if (at + 1 >= view.length) return null;
const letter = String.fromCharCode(view.bytes[at + 1] ?? 0);
if (letter === "u") return unicodeAt(view, at);
if (letter === "x") {
const point = hexAt(view, at + 2, 2);
return point === null ? null : {
point: point,
length: 4
};
}
const control = CONTROLS[letter];
if (control !== undefined) return {
point: control.charCodeAt(0),
length: 2
};
return /[!-/:-@[-`{-~]/.test(letter) ? {
point: letter.charCodeAt(0),
length: 2
} : null;
}
function unicodeAt(view, at) {
const [, digits] = /^\{([0-9a-f]{1,6})\}/.exec(asciiAt(view, at + 2, 8)) ?? [];
if (digits !== undefined) return pointOf(Number.parseInt(digits, 16), digits.length + 4);
const unit = hexAt(view, at + 2, 4);
if (unit === null) return null;
const isHigh = unit >= 55296 && unit < 56320;
const low = isHigh && asciiAt(view, at + 6, 2) === "\\u" ? hexAt(view, at + 8, 4) : null;
if (low === null || low < 56320 || low > 57343) return {
point: unit,
length: 6
};
return {
point: 65536 + (unit - 55296 << 10) + (low - 56320),
length: 12
};
}
function referenceAt(view, at) {
const text = asciiAt(view, at + 1, NAME_MAX);
const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))/.exec(text);
if (number !== null) {
const [matched, hexadecimal, decimal] = number;
const length = 1 + matched.length + (view.bytes[at + 1 + matched.length] === SEMICOLON ? 1 : 0);
return pointOf(Number.parseInt(hexadecimal ?? decimal ?? "", hexadecimal === undefined ? 10 : 16), length);
}
const [, name = ""] = /^([a-z]{2,8});/.exec(text) ?? [];
const character = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
return character === undefined ? null : {
point: character.charCodeAt(0),
length: name.length + 2
};
}
function pointOf(point, length) {
return point > 1114111 ? null : {
point: point,
length: length
};
}
function asciiAt({bytes: bytes, length: length}, at, count) {
return String.fromCharCode(...bytes.subarray(at, Math.min(length, at + count)));
}
function hexAt({bytes: bytes, length: length}, at, count) {
if (at + count > length) return null;
let value = 0;
for (let index = at; index < at + count; index += 1) {
const byte = bytes[index] ?? 0;
const digit = byte >= 48 && byte <= 57 ? byte - 48 : byte >= 97 && byte <= 102 ? byte - 87 : -1;
if (digit === -1) return null;
value = value * 16 + digit;
}
return value;
}
var secret_forms = __webpack_require__(85050);
const SECRET_LENGTH_MIN = 4;
const WITHIN_MIN = 8;
const LAYERS_MAX = 3;
const TOTAL_MAX = 131072;
const ABOVE_TOTAL_MAX = 256;
const MASK = "***";
class SecretMasker {
#patterns;
constructor(secrets, {lengthMin: lengthMin = SECRET_LENGTH_MIN} = {}) {
const values = bounded([ ...new Set(secrets) ].filter(({length: length}) => length >= lengthMin && length > 0));
this.#patterns = values.length === 0 ? null : new BytePatterns(patternsOf(values));
}
mask(text) {
const found = this.find(text);
return found.length === 0 ? text : masked(text, found);
}
find(text) {
if (this.#patterns === null || text === "") return [];
const found = [];
for (const view of readingsOf(text, LAYERS_MAX)) for (const {start: start, end: end} of this.#patterns.find(view.bytes, view.length)) found.push({
start: view.start[start] ?? 0,
end: view.end[end - 1] ?? text.length
});
return found;
}
isIn(text) {
if (this.#patterns === null) return false;
for (const view of readingsOf(text, LAYERS_MAX)) if (this.#patterns.has(view.bytes, view.length)) return true;
return false;
}
}
function masked(text, ranges) {
let result = "";
let at = 0;
let maskedTo = -1;
for (const {start: start, end: end} of ranges.toSorted((one, other) => one.start - other.start)) {
if (start > maskedTo) result += text.slice(at, start) + MASK;
maskedTo = Math.max(maskedTo, end);
at = maskedTo;
}
return result + text.slice(at);
}
function bounded(secrets) {
let left = TOTAL_MAX;
return secrets.map(secret => {
const kept = secret.length <= left ? secret : secret.slice(0, ABOVE_TOTAL_MAX);
left -= kept.length;
return kept;
});
}
function* patternsOf(secrets) {
const encoder = new TextEncoder;
for (const secret of secrets) {
for (const form of (0, secret_forms.X)(secret)) yield* patternsOfForm(form);
if (secret.includes(" ")) yield* patternsOfForm(secret.replaceAll(" ", "+"));
if (secret.includes("+")) yield* patternsOfForm(secret.replaceAll("+", " "));
const within = (0, base64.lO)(encoder.encode(secret)).filter(({length: length}) => length >= WITHIN_MIN);
for (const part of within) for (const form of new Set([ part, (0, base64.pl)(part) ])) yield* patternsOfForm(form);
}
}
function* patternsOfForm(form) {
const {bytes: bytes, length: length} = viewOf(form);
yield bytes.subarray(0, length);
if (!/[^\u0000-\u007f]/.test(form)) return;
for (const change of [ "toLowerCase", "toUpperCase" ]) {
const changed = [ ...form ].map(character => {
const other = character[change]();
return other.length === character.length ? other : character;
});
const view = viewOf(changed.join(""));
yield view.bytes.subarray(0, view.length);
}
if (/^[\u0000-\u00ff]*$/.test(form)) yield Uint8Array.from(form, character => character.toLowerCase().charCodeAt(0));
}
},
8330: module => {
module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
}
};
