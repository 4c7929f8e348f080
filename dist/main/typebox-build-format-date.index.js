export const id = "typebox-build-format-date";

export const ids = [ "typebox-build-format-date" ];

export const modules = {
86127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
yL: () => format_namespaceObject,
kz: () => IsDateTime
});
var format_namespaceObject = {};
__webpack_require__.r(format_namespaceObject);
__webpack_require__.d(format_namespaceObject, {
Clear: () => Clear,
Entries: () => Entries,
Get: () => Get,
Has: () => Has,
IsDate: () => IsDate,
IsDateTime: () => IsDateTime,
IsDuration: () => IsDuration,
IsEmail: () => IsEmail,
IsHostname: () => hostname_IsHostname,
IsIPv4: () => IsIPv4,
IsIPv6: () => IsIPv6,
IsIdnEmail: () => IsIdnEmail,
IsIdnHostname: () => idn_hostname_IsIdnHostname,
IsIri: () => IsIri,
IsIriReference: () => IsIriReference,
IsJsonPointer: () => IsJsonPointer,
IsJsonPointerUriFragment: () => IsJsonPointerUriFragment,
IsRegex: () => IsRegex,
IsRelativeJsonPointer: () => IsRelativeJsonPointer,
IsTime: () => IsTime,
IsUri: () => IsUri,
IsUriReference: () => IsUriReference,
IsUriTemplate: () => IsUriTemplate,
IsUrl: () => IsUrl,
IsUuid: () => IsUuid,
Reset: () => Reset,
Set: () => Set,
Test: () => Test
});
const DAYS = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
function IsLeapYear(year) {
return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function IsDate(value) {
const matches = DATE.exec(value);
if (!matches) return false;
const year = +matches[1];
const month = +matches[2];
const day = +matches[3];
return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && IsLeapYear(year) ? 29 : DAYS[month]);
}
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;
function IsTime(value, strictTimeZone = true) {
const matches = TIME.exec(value);
if (!matches) return false;
if (strictTimeZone && !matches[4] && !matches[5]) return false;
const hr = +matches[1];
const min = +matches[2];
const sec = +matches[3];
if (hr > 23 || min > 59 || sec > 60) return false;
if (matches[5]) {
const tzH = +matches[6];
const tzM = +matches[7];
if (tzH > 23 || tzM > 59) return false;
}
if (sec < 60) return true;
const tzSign = matches[5] === "-" ? -1 : 1;
const tzH = +(matches[6] || 0);
const tzM = +(matches[7] || 0);
const totalUtcMin = hr * 60 + min - tzSign * (tzH * 60 + tzM);
return (totalUtcMin % 1440 + 1440) % 1440 === 1439;
}
const DATE_TIME_SUFFIX = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function IsDateTime(value) {
const index = value.indexOf("[");
const datetime = index === -1 ? value : value.slice(0, index);
if (index !== -1 && !DATE_TIME_SUFFIX.test(value.slice(index))) return false;
const split = datetime.split(/T/i);
return split.length === 2 && IsDate(split[0]) && IsTime(split[1]);
}
const Duration = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;
function IsDuration(value) {
return Duration.test(value);
}
const Email = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function IsEmail(value) {
return Email.test(value);
}
const RE_RULE_HYPHEN_PLACEMENT = /^(?!-).*(?<!-)$/;
const RE_RULE_NOT_RESERVED_ACE = /^(?!..--)/;
const RE_ASCII_LDH = /^[a-zA-Z0-9-]*$/;
const RE_ASCII = /^\p{ASCII}*$/u;
const RE_NON_ASCII = /[^\p{ASCII}]/u;
const RE_HIGH_SURROGATE = /[\u{d800}-\u{dbff}]/u;
const RE_REGIONAL_INDICATOR = /[\u{1f1e6}-\u{1f1ff}]/u;
const RE_VARIATION_SELECTOR = /[\u{fe00}-\u{fe0f}]/u;
const RE_ZERO_WIDTH_JOINER = /\u{200d}/u;
const RE_ASCII_DIGIT = /[0-9]/;
const RE_ARABIC_INDIC_DIGIT = /[\u{0660}-\u{0669}]/u;
const RE_EXT_ARABIC_INDIC_DIGIT = /[\u{06f0}-\u{06f9}]/u;
const RE_COMMON_SEPARATOR = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u;
const RE_EUROPEAN_SEPARATOR = /[\u{002d}\u{002b}]/u;
const RE_MARK_NONSPACING = /\p{Mn}/u;
const RE_MARK_SPACING_COMBINING = /\p{Mc}/u;
const RE_MARK_ENCLOSING = /\p{Me}/u;
const RE_COMBINING_MARK = /[\p{Mn}\p{Mc}\p{Me}]/u;
const RE_LETTER = /\p{L}/u;
const RE_NUMBER_DECIMAL = /\p{Nd}/u;
const RE_SCRIPT_GREEK = /\p{Script=Greek}/u;
const RE_SCRIPT_HEBREW = /\p{Script=Hebrew}/u;
const RE_SCRIPT_JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const RE_SCRIPT_ARABIC_LETTER = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u;
const RE_VIRAMA = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u;
const RE_RFC5892_DISALLOWED = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u;
const RE_CONTEXTO_EXCEPTIONS = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u;
const RE_PVALID_EXCEPTIONS = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u;
const RE_EUROPEAN_NUMBER = new RegExp([ RE_ASCII_DIGIT, RE_EXT_ARABIC_INDIC_DIGIT ].map(regexp => regexp.source).join("|"), "u");
const RE_PERMITTED_CATEGORY = new RegExp([ RE_LETTER, RE_EUROPEAN_SEPARATOR, RE_COMMON_SEPARATOR, RE_NUMBER_DECIMAL, RE_MARK_NONSPACING, RE_MARK_SPACING_COMBINING, RE_CONTEXTO_EXCEPTIONS, RE_PVALID_EXCEPTIONS ].map(regexp => regexp.source).join("|"), "u");
function IsAsciiLabel(value) {
return RE_RULE_HYPHEN_PLACEMENT.test(value) && RE_RULE_NOT_RESERVED_ACE.test(value) && RE_ASCII_LDH.test(value);
}
const PUNYCODE_BASE = 36;
const PUNYCODE_TMIN = 1;
const PUNYCODE_TMAX = 26;
const PUNYCODE_SKEW = 38;
const PUNYCODE_DAMP = 700;
const PUNYCODE_INITIAL_BIAS = 72;
const PUNYCODE_INITIAL_N = 128;
function ThrowDontCare() {
throw null;
}
function IsAcePrefixed(value) {
return value.toLowerCase().startsWith("xn--");
}
function Adapt(delta, numPoints, firstTime) {
delta = firstTime ? Math.floor(delta / PUNYCODE_DAMP) : delta >> 1;
delta += Math.floor(delta / numPoints);
let k = 0;
while (delta > (PUNYCODE_BASE - PUNYCODE_TMIN) * PUNYCODE_TMAX >> 1) {
delta = Math.floor(delta / (PUNYCODE_BASE - PUNYCODE_TMIN));
k += PUNYCODE_BASE;
}
return k + Math.floor((PUNYCODE_BASE - PUNYCODE_TMIN + 1) * delta / (delta + PUNYCODE_SKEW));
}
function Decode(value) {
const output = [];
let n = PUNYCODE_INITIAL_N;
let i = 0;
let bias = PUNYCODE_INITIAL_BIAS;
const delimIdx = value.lastIndexOf("-");
if (delimIdx > 0) {
for (let j = 0; j < delimIdx; j++) {
const cp = value.charCodeAt(j);
if (cp >= 128) ThrowDontCare();
output.push(cp);
}
}
let inIdx = delimIdx < 0 ? 0 : delimIdx + 1;
while (inIdx < value.length) {
const oldi = i;
let w = 1;
let k = PUNYCODE_BASE;
while (true) {
if (inIdx >= value.length) ThrowDontCare();
const ch = value.charCodeAt(inIdx++);
let digit;
if (ch >= 97 && ch <= 122) digit = ch - 97; else if (ch >= 48 && ch <= 57) digit = ch - 48 + 26; else ThrowDontCare();
i += digit * w;
const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
if (digit < t) break;
w *= PUNYCODE_BASE - t;
k += PUNYCODE_BASE;
}
const outLen = output.length + 1;
bias = Adapt(i - oldi, outLen, oldi === 0);
n += Math.floor(i / outLen);
i %= outLen;
output.splice(i, 0, n);
i++;
}
return String.fromCodePoint(...output);
}
function DigitToChar(digit) {
return digit < 26 ? String.fromCharCode(digit + 97) : String.fromCharCode(digit - 26 + 48);
}
const RE_REPLACE_NON_ASCII = new RegExp(RE_NON_ASCII.source, "gu");
function Encode(input) {
const basic = input.replace(RE_REPLACE_NON_ASCII, "");
const basicLength = basic.length;
const result = basicLength > 0 ? [ basic, "-" ] : [];
const codePoints = Array.from(input, char => char.codePointAt(0));
let n = PUNYCODE_INITIAL_N;
let delta = 0;
let bias = PUNYCODE_INITIAL_BIAS;
let handledCPCount = basicLength;
while (handledCPCount < codePoints.length) {
let m = Infinity;
for (const cp of codePoints) {
if (cp >= n && cp < m) m = cp;
}
delta += (m - n) * (handledCPCount + 1);
n = m;
for (const cp of codePoints) {
if (cp < n) delta++;
if (cp === n) {
let q = delta;
for (let k = PUNYCODE_BASE; ;k += PUNYCODE_BASE) {
const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
if (q < t) break;
const digit = t + (q - t) % (PUNYCODE_BASE - t);
result.push(DigitToChar(digit));
q = Math.floor((q - t) / (PUNYCODE_BASE - t));
}
result.push(DigitToChar(q));
bias = Adapt(delta, handledCPCount + 1, handledCPCount === basicLength);
delta = 0;
handledCPCount++;
}
}
delta++;
n++;
}
return result.join("");
}
const RE_RTL_ALLOWED = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/;
const RE_LTR_ALLOWED = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/;
const RE_RTL_CLASSES = /^(?:R|AL|AN)$/;
function HasBidiChars(value) {
if (IsAcePrefixed(value)) {
try {
return HasRightToLeftCharacters(Decode(value.slice(4).toLowerCase()));
} catch {
return false;
}
}
return HasRightToLeftCharacters(value);
}
function GetBidiClass(codePoint) {
const char = String.fromCodePoint(codePoint);
return RE_EUROPEAN_NUMBER.test(char) ? "EN" : RE_ARABIC_INDIC_DIGIT.test(char) ? "AN" : RE_MARK_NONSPACING.test(char) ? "NSM" : RE_SCRIPT_HEBREW.test(char) ? "R" : RE_SCRIPT_ARABIC_LETTER.test(char) ? "AL" : RE_LETTER.test(char) ? "L" : "ON";
}
function HasRightToLeftCharacters(value) {
for (const ch of value) if (RE_RTL_CLASSES.test(GetBidiClass(ch.codePointAt(0)))) return true;
return false;
}
function SatisfiesBidiRule(value) {
let isRtl = false;
let allowed = RE_LTR_ALLOWED;
let sawEN = false;
let sawAN = false;
let isFirst = true;
for (const ch of value) {
const bidiClass = GetBidiClass(ch.codePointAt(0));
if (isFirst) {
if (bidiClass !== "L" && bidiClass !== "R" && bidiClass !== "AL") return false;
isRtl = bidiClass === "R" || bidiClass === "AL";
allowed = isRtl ? RE_RTL_ALLOWED : RE_LTR_ALLOWED;
isFirst = false;
}
if (!allowed.test(bidiClass)) return false;
if (bidiClass === "EN") sawEN = true; else if (bidiClass === "AN") sawAN = true;
}
if (isRtl && sawEN && sawAN) return false;
return true;
}
function ExceedsMaxALabelLength(value) {
return RE_NON_ASCII.test(value) && Encode(value).length + 4 > 63;
}
function HasInvalidHyphens(chars) {
if (chars[0] === "-" || chars[chars.length - 1] === "-") return true;
return chars.slice(2).join("").startsWith("--");
}
function IsUnicodeLabel(value) {
if (ExceedsMaxALabelLength(value)) return false;
if (HasRightToLeftCharacters(value) && !SatisfiesBidiRule(value)) return false;
const chars = [ ...value ];
const codePoints = chars.map(c => c.codePointAt(0));
const length = codePoints.length;
if (HasInvalidHyphens(chars)) return false;
if (RE_COMBINING_MARK.test(chars[0])) return false;
let hasJapanese = false;
for (let i = 0; i < length; i++) {
const codePoint = codePoints[i];
const char = chars[i];
if (RE_RFC5892_DISALLOWED.test(char)) return false;
if (!RE_PERMITTED_CATEGORY.test(char)) return false;
if (RE_SCRIPT_JAPANESE.test(char)) hasJapanese = true;
const prev = codePoints[i - 1], next = codePoints[i + 1];
switch (codePoint) {
case 183:
if (prev !== 108 || next !== 108) return false;
break;

case 885:
if (!next || !RE_SCRIPT_GREEK.test(chars[i + 1])) return false;
break;

case 1523:
case 1524:
if (!prev || !RE_SCRIPT_HEBREW.test(chars[i - 1])) return false;
break;

case 8204:
if (!prev || prev < 128 && !RE_VIRAMA.test(chars[i - 1])) return false;
break;

case 8205:
if (!prev || !RE_VIRAMA.test(chars[i - 1])) return false;
break;

case 12539:
break;
}
}
if (value.includes("・") && !hasJapanese) return false;
return true;
}
function IsPunyLabel(value) {
if (!IsAcePrefixed(value)) return false;
try {
const body = value.slice(4).toLowerCase();
if (body.lastIndexOf("-") === 0) return false;
const decoded = Decode(body);
if (!RE_NON_ASCII.test(decoded)) return false;
return IsUnicodeLabel(decoded);
} catch {
return false;
}
}
function IsValidLabelLength(value) {
return value.length > 0 && value.length <= 63;
}
function IsLabel(value) {
return IsValidLabelLength(value) && (IsPunyLabel(value) || IsAsciiLabel(value));
}
function IsHostname(value) {
if (value.length === 0 || value.length > 253) return false;
if (value.charCodeAt(value.length - 1) === 46) return false;
return value.split(".").every(label => IsLabel(label));
}
function idn_hostname_IsValidLabelLength(value) {
return value.length > 0 && value.length <= 63;
}
function idn_hostname_IsLabel(value) {
return idn_hostname_IsValidLabelLength(value) && (IsPunyLabel(value) || IsUnicodeLabel(value));
}
function NormalizeHostname(value) {
return value.replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "").replace(/[\u002E\u3002\uFF0E\uFF61]/g, ".");
}
function IsIdnHostname(value) {
if (value.length === 0 || value.includes(" ")) return false;
const normalized = NormalizeHostname(value);
if (normalized.length > 253) return false;
const labels = normalized.split(".");
const hasBidiChars = labels.some(label => HasBidiChars(label));
return labels.every(label => idn_hostname_IsLabel(label) && (!hasBidiChars || SatisfiesBidiRule(label)));
}
function hostname_IsHostname(value) {
return IsHostname(value);
}
const IdnEmail = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function IsIdnEmail(value) {
return IdnEmail.test(value.normalize("NFC"));
}
function idn_hostname_IsIdnHostname(value) {
return IsIdnHostname(value);
}
const IPv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
function IsIPv4(value) {
return IPv4.test(value);
}
const IPv6 = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function IsIPv6(value) {
return IPv6.test(value);
}
const InvalidIriChars = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/;
const MalformedScheme = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;
function IsIriReference(value) {
return !InvalidIriChars.test(value) && !MalformedScheme.test(value) && URL.canParse(value, "http://example.com");
}
const iri_InvalidIriChars = /[\x00-\x20<>\^`{|}\\]/;
const InvalidPercentEncoding = /%(?![0-9a-fA-F]{2})/;
function IsIri(value) {
if (iri_InvalidIriChars.test(value)) return false;
if (InvalidPercentEncoding.test(value)) return false;
return URL.canParse(value);
}
const JsonPointerUriFragment = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
function IsJsonPointerUriFragment(value) {
return JsonPointerUriFragment.test(value);
}
const JsonPointer = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
function IsJsonPointer(value) {
return JsonPointer.test(value);
}
function IsRegex(value) {
try {
new RegExp(value, "u");
return true;
} catch {
return false;
}
}
const RelativeJsonPointer = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
function IsRelativeJsonPointer(value) {
return RelativeJsonPointer.test(value);
}
const UriReference = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function IsUriReference(value) {
return UriReference.test(value);
}
const UriTemplate = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function IsUriTemplate(value) {
return UriTemplate.test(value);
}
const Uri = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function IsUri(value) {
return Uri.test(value);
}
function IsUrl(value) {
return URL.canParse(value);
}
const Uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function IsUuid(value) {
return Uuid.test(value);
}
const formats = new Map;
function Clear() {
formats.clear();
}
function Entries() {
return [ ...formats.entries() ];
}
function Set(format, check) {
formats.set(format, check);
}
function Has(format) {
return formats.has(format);
}
function Get(format) {
return formats.get(format);
}
function Test(format, value) {
return formats.get(format)?.(value) ?? true;
}
function Reset() {
Clear();
formats.set("date-time", IsDateTime);
formats.set("date", IsDate);
formats.set("duration", IsDuration);
formats.set("email", IsEmail);
formats.set("hostname", hostname_IsHostname);
formats.set("idn-email", IsIdnEmail);
formats.set("idn-hostname", idn_hostname_IsIdnHostname);
formats.set("ipv4", IsIPv4);
formats.set("ipv6", IsIPv6);
formats.set("iri-reference", IsIriReference);
formats.set("iri", IsIri);
formats.set("json-pointer-uri-fragment", IsJsonPointerUriFragment);
formats.set("json-pointer", IsJsonPointer);
formats.set("regex", IsRegex);
formats.set("relative-json-pointer", IsRelativeJsonPointer);
formats.set("time", IsTime);
formats.set("uri-reference", IsUriReference);
formats.set("uri-template", IsUriTemplate);
formats.set("uri", IsUri);
formats.set("url", IsUrl);
formats.set("uuid", IsUuid);
}
Reset();
const format = null && Format;
},
9978: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L2J: () => build_Build,
Jlk: () => check_Check,
pP_: () => errors_Errors,
O7w: () => types_default.O
});
var settings = __webpack_require__(71126);
var guard = __webpack_require__(88642);
var types_schema = __webpack_require__(21737);
function IsUnevaluatedItems(schema) {
return guard.HasPropertyKey(schema, "unevaluatedItems") && (0, types_schema.Yi)(schema.unevaluatedItems);
}
function IsUnevaluatedProperties(schema) {
return guard.HasPropertyKey(schema, "unevaluatedProperties") && (0, types_schema.Yi)(schema.unevaluatedProperties);
}
const identifierRegExp = /^[\p{ID_Start}_$][\p{ID_Continue}_$\u200C\u200D]*$/u;
function IsIdentifier(value) {
return identifierRegExp.test(value);
}
function And(left, right) {
return `(${left} && ${right})`;
}
function Or(left, right) {
return `(${left} || ${right})`;
}
function Not(expr) {
return `!(${expr})`;
}
function IsArray(value) {
return `Array.isArray(${value})`;
}
function IsBigInt(value) {
return `typeof ${value} === "bigint"`;
}
function IsBoolean(value) {
return `typeof ${value} === "boolean"`;
}
function IsInteger(value) {
return `Number.isInteger(${value})`;
}
function IsNull(value) {
return `${value} === null`;
}
function IsNumber(value) {
return `Number.isFinite(${value})`;
}
function IsObjectNotArray(value) {
return And(IsObject(value), Not(IsArray(value)));
}
function IsObject(value) {
return `typeof ${value} === "object" && ${value} !== null`;
}
function IsString(value) {
return `typeof ${value} === "string"`;
}
function IsSymbol(value) {
return `typeof ${value} === "symbol"`;
}
function IsUndefined(value) {
return `${value} === undefined`;
}
function IsFunction(value) {
return `typeof ${value} === "function"`;
}
function IsConstructor(value) {
return `Guard.IsConstructor(${value})`;
}
function IsEqual(left, right) {
return `${left} === ${right}`;
}
function IsGreaterThan(left, right) {
return `${left} > ${right}`;
}
function IsLessThan(left, right) {
return `${left} < ${right}`;
}
function IsLessEqualThan(left, right) {
return `${left} <= ${right}`;
}
function IsGreaterEqualThan(left, right) {
return `${left} >= ${right}`;
}
function IsMinLength(value, length) {
return `(${value}.length >= ${+length << 1} || (${value}.length >= ${length} && Guard.CodePointCount(${value}) >= ${length}))`;
}
function IsMaxLength(value, length) {
return `(${value}.length <= ${length} || (${value}.length <= ${+length << 1} && Guard.CodePointCount(${value}) <= ${length}))`;
}
function Every(value, offset, params, expression) {
return guard.IsEqual(offset, "0") ? `${value}.every((${params[0]}, ${params[1]}) => (${expression}))` : `${value}.every((${params[0]}, ${params[1]}) => (${params[1]} < ${offset}) || (${expression}))`;
}
function Some(value, params, expression) {
return `${value}.some((${params[0]}, ${params[1]}) => ${expression})`;
}
function SomeAll(value, params, expression) {
return `((value) => { let result = false; value.forEach((${params[0]}, ${params[1]}) => { if (${expression}) result = true }); return result })(${value})`;
}
function Counted(value, params, expression) {
return `${value}.reduce((result, ${params[0]}, ${params[1]}) => (${expression}) ? ++result : result, 0)`;
}
function Entries(value) {
return `Object.entries(${value})`;
}
function Keys(value) {
return `Object.getOwnPropertyNames(${value})`;
}
function HasPropertyKey(value, key) {
const isProtoField = guard.IsEqual(key, '"__proto__"') || guard.IsEqual(key, '"constructor"');
return isProtoField ? `Object.prototype.hasOwnProperty.call(${value}, ${key})` : `${key} in ${value}`;
}
function IsDeepEqual(left, right) {
return `Guard.IsDeepEqual(${left}, ${right})`;
}
function ArrayLiteral(elements) {
return `[${elements.join(", ")}]`;
}
function ArrowFunction(parameters, body) {
return `((${parameters.join(", ")}) => ${body})`;
}
function Call(value, arguments_) {
return `${value}(${arguments_.join(", ")})`;
}
function New(value, arguments_) {
return `new ${value}(${arguments_.join(", ")})`;
}
function Member(left, right) {
return `${left}${IsIdentifier(right) ? `.${right}` : `[${Constant(right)}]`}`;
}
function Constant(value) {
if (!guard.IsValueLike(value)) throw Error("Unsupported Constant");
return guard.IsString(value) ? JSON.stringify(value) : `${value}`;
}
function Ternary(condition, true_, false_) {
return `(${condition} ? ${true_} : ${false_})`;
}
function Statements(statements) {
return `{ ${statements.join("; ")}; }`;
}
function ConstDeclaration(identifier, expression) {
return `const ${identifier} = ${expression}`;
}
function If(condition, then) {
return `if(${condition}) { ${then} }`;
}
function Return(expression) {
return `return ${expression}`;
}
function ReduceAnd(operands) {
return guard.IsEqual(operands.length, 0) ? "true" : operands.reduce((left, right) => And(left, right));
}
function ReduceOr(operands) {
return guard.IsEqual(operands.length, 0) ? "false" : operands.reduce((left, right) => Or(left, right));
}
function MultipleOf(dividend, divisor) {
return `Guard.IsMultipleOf(${dividend}, ${divisor})`;
}
function HasUnevaluatedFromObject(value) {
return IsUnevaluatedItems(value) || IsUnevaluatedProperties(value) || guard.Some(guard.Keys(value), key => HasUnevaluatedFromUnknown(value[key]));
}
function HasUnevaluatedFromArray(value) {
return guard.Some(value, value => HasUnevaluatedFromUnknown(value));
}
function HasUnevaluatedFromUnknown(value) {
return guard.IsArray(value) ? HasUnevaluatedFromArray(value) : guard.IsObject(value) ? HasUnevaluatedFromObject(value) : false;
}
function HasUnevaluated(context, schema) {
return HasUnevaluatedFromUnknown(schema) || guard.Some(guard.Keys(context), key => HasUnevaluatedFromUnknown(context[key]));
}
class BuildContext {
constructor(hasUnevaluated) {
this.hasUnevaluated = hasUnevaluated;
}
UseUnevaluated() {
return this.hasUnevaluated;
}
Push() {
return Call(Member("context", "Push"), []);
}
Pop() {
return Call(Member("context", "Pop"), []);
}
AddIndex(index) {
return Call(Member("context", "AddIndex"), [ index ]);
}
AddKey(key) {
return Call(Member("context", "AddKey"), [ key ]);
}
Merge(results) {
return Call(Member("context", "Merge"), [ results ]);
}
}
class CheckContext {
constructor() {
const indices = new Set;
const keys = new Set;
this.stack = [ {
indices: indices,
keys: keys
} ];
}
Push() {
const indices = new Set;
const keys = new Set;
this.stack.push({
indices: indices,
keys: keys
});
return true;
}
Pop() {
this.stack.pop();
return true;
}
AddIndex(index) {
this.GetIndices().add(index);
return true;
}
AddKey(key) {
this.GetKeys().add(key);
return true;
}
GetIndices() {
const top = this.stack[this.stack.length - 1];
return top.indices;
}
GetKeys() {
const top = this.stack[this.stack.length - 1];
return top.keys;
}
Merge(results) {
for (const context of results) {
context.GetIndices().forEach(value => this.GetIndices().add(value));
context.GetKeys().forEach(value => this.GetKeys().add(value));
}
return true;
}
}
class ErrorContext extends CheckContext {
constructor() {
super();
this.errors = [];
}
AtCapacity() {
return this.errors.length >= settings.w.Get().maxErrors;
}
AddError(keyword, schemaPath, instancePath, params) {
return this.AddErrorObject({
keyword: keyword,
schemaPath: schemaPath,
instancePath: instancePath,
params: params
});
}
AddErrors(error) {
error.forEach(error => this.AddErrorObject(error));
return false;
}
GetErrors() {
return this.errors;
}
AddErrorObject(error) {
if (!this.AtCapacity()) this.errors.push(error);
return false;
}
}
const state = {
identifier: "External",
variables: []
};
function CreateVariable(value) {
const call = `External[${state.variables.length}]`;
state.variables.push(value);
return call;
}
function ResetExternal() {
state.variables = [];
}
function GetExternal() {
return {
...state
};
}
function IsType(schema) {
return guard.HasPropertyKey(schema, "type") && (guard.IsString(schema.type) || guard.IsArray(schema.type) && schema.type.every(value => guard.IsString(value)));
}
var additionalProperties = __webpack_require__(35076);
function IsDependencies(schema) {
return guard.HasPropertyKey(schema, "dependencies") && guard.IsObject(schema.dependencies) && Object.values(schema.dependencies).every(value => (0, 
types_schema.Yi)(value) || guard.IsArray(value) && value.every(value => guard.IsString(value)));
}
function IsDependentRequired(schema) {
return guard.HasPropertyKey(schema, "dependentRequired") && guard.IsObject(schema.dependentRequired) && Object.values(schema.dependentRequired).every(value => guard.IsArray(value) && value.every(value => guard.IsString(value)));
}
function IsDependentSchemas(schema) {
return guard.HasPropertyKey(schema, "dependentSchemas") && guard.IsObject(schema.dependentSchemas) && Object.values(schema.dependentSchemas).every(value => (0, 
types_schema.Yi)(value));
}
function IsProperties(schema) {
return guard.HasPropertyKey(schema, "properties") && guard.IsObject(schema.properties) && Object.values(schema.properties).every(value => (0, 
types_schema.Yi)(value));
}
function IsPatternProperties(schema) {
return guard.HasPropertyKey(schema, "patternProperties") && guard.IsObject(schema.patternProperties) && Object.values(schema.patternProperties).every(value => (0, 
types_schema.Yi)(value));
}
function IsPropertyNames(schema) {
return guard.HasPropertyKey(schema, "propertyNames") && (guard.IsObject(schema.propertyNames) || (0, 
types_schema.Yi)(schema.propertyNames));
}
var minProperties = __webpack_require__(44135);
function IsMaxProperties(schema) {
return guard.HasPropertyKey(schema, "maxProperties") && guard.IsNumber(schema.maxProperties);
}
function IsRequired(schema) {
return guard.HasPropertyKey(schema, "required") && guard.IsArray(schema.required) && schema.required.every(value => guard.IsString(value));
}
function IsAdditionalItems(schema) {
return guard.HasPropertyKey(schema, "additionalItems") && (0, types_schema.Yi)(schema.additionalItems);
}
function IsItems(schema) {
return guard.HasPropertyKey(schema, "items") && ((0, types_schema.Yi)(schema.items) || guard.IsArray(schema.items) && schema.items.every(value => (0, 
types_schema.Yi)(value)));
}
function IsItemsSized(schema) {
return IsItems(schema) && guard.IsArray(schema.items);
}
function IsItemsUnsized(schema) {
return IsItems(schema) && !Guard.IsArray(schema.items);
}
function IsContains(schema) {
return guard.HasPropertyKey(schema, "contains") && (0, types_schema.Yi)(schema.contains);
}
function IsMaxContains(schema) {
return guard.HasPropertyKey(schema, "maxContains") && guard.IsNumber(schema.maxContains);
}
var maxItems = __webpack_require__(85382);
function IsMinContains(schema) {
return guard.HasPropertyKey(schema, "minContains") && guard.IsNumber(schema.minContains);
}
var minItems = __webpack_require__(3008);
function IsPrefixItems(schema) {
return guard.HasPropertyKey(schema, "prefixItems") && guard.IsArray(schema.prefixItems) && schema.prefixItems.every(schema => (0, 
types_schema.Yi)(schema));
}
var uniqueItems = __webpack_require__(94883);
var minLength = __webpack_require__(59120);
function maxLength_IsMaxLength(schema) {
return guard.HasPropertyKey(schema, "maxLength") && guard.IsNumber(schema.maxLength);
}
var format = __webpack_require__(87381);
var pattern = __webpack_require__(5398);
var minimum = __webpack_require__(85564);
function IsMaximum(schema) {
return guard.HasPropertyKey(schema, "maximum") && (guard.IsNumber(schema.maximum) || guard.IsBigInt(schema.maximum));
}
function IsExclusiveMaximum(schema) {
return guard.HasPropertyKey(schema, "exclusiveMaximum") && (guard.IsNumber(schema.exclusiveMaximum) || guard.IsBigInt(schema.exclusiveMaximum));
}
var exclusiveMinimum = __webpack_require__(9804);
function IsMultipleOf(schema) {
return guard.HasPropertyKey(schema, "multipleOf") && (guard.IsNumber(schema.multipleOf) || guard.IsBigInt(schema.multipleOf));
}
function IsRef(schema) {
return guard.HasPropertyKey(schema, "$ref") && guard.IsString(schema.$ref);
}
function IsRecursiveRef(schema) {
return guard.HasPropertyKey(schema, "$recursiveRef") && guard.IsString(schema.$recursiveRef);
}
function IsDynamicRef(schema) {
return guard.HasPropertyKey(schema, "$dynamicRef") && guard.IsString(schema.$dynamicRef);
}
function IsConst(value) {
return guard.HasPropertyKey(value, "const");
}
function IsEnum(schema) {
return guard.HasPropertyKey(schema, "enum") && guard.IsArray(schema.enum);
}
function IsIf(schema) {
return guard.HasPropertyKey(schema, "if") && (0, types_schema.Yi)(schema.if);
}
function IsNot(schema) {
return guard.HasPropertyKey(schema, "not") && (0, types_schema.Yi)(schema.not);
}
function IsAllOf(schema) {
return guard.HasPropertyKey(schema, "allOf") && guard.IsArray(schema.allOf) && schema.allOf.every(value => (0, 
types_schema.Yi)(value));
}
function IsAnyOf(schema) {
return guard.HasPropertyKey(schema, "anyOf") && guard.IsArray(schema.anyOf) && schema.anyOf.every(value => (0, 
types_schema.Yi)(value));
}
function IsOneOf(schema) {
return guard.HasPropertyKey(schema, "oneOf") && guard.IsArray(schema.oneOf) && schema.oneOf.every(value => (0, 
types_schema.Yi)(value));
}
function IsRefine(value) {
return guard.HasPropertyKey(value, "~refine") && guard.IsArray(value["~refine"]) && guard.Every(value["~refine"], 0, value => guard.IsObject(value) && guard.HasPropertyKey(value, "check") && guard.HasPropertyKey(value, "error") && guard.IsFunction(value.check) && guard.IsFunction(value.error));
}
function BuildRefineMultiple(_stack, _context, schema, value) {
const external = CreateVariable(schema["~refine"]);
return Every(external, Constant(0), [ "refinement", "_" ], Call(Member("refinement", "check"), [ value ]));
}
function BuildRefineSingle(_stack, _context, schema, value) {
const external = CreateVariable(schema["~refine"][0]);
return Call(Member(external, "check"), [ value ]);
}
function BuildRefine(_stack, _context, schema, value) {
return guard.IsEqual(schema["~refine"].length, 1) ? BuildRefineSingle(_stack, _context, schema, value) : BuildRefineMultiple(_stack, _context, schema, value);
}
function CheckRefine(_stack, _context, schema, value) {
return guard.Every(schema["~refine"], 0, (refinement, _) => refinement.check(value));
}
function ErrorRefine(_stack, context, schemaPath, instancePath, schema, value) {
return guard.EveryAll(schema["~refine"], 0, (refinement, index) => refinement.check(value) || context.AddError("~refine", schemaPath, instancePath, {
index: index,
message: refinement.error(value)
}));
}
function IsId(schema) {
return guard.HasPropertyKey(schema, "$id") && guard.IsString(schema.$id);
}
function IsDynamicAnchor(schema) {
return guard.HasPropertyKey(schema, "$dynamicAnchor") && guard.IsString(schema.$dynamicAnchor);
}
function IsRecursiveAnchor(schema) {
return guard.HasPropertyKey(schema, "$recursiveAnchor") && guard.IsBoolean(schema.$recursiveAnchor);
}
function IsRecursiveAnchorTrue(schema) {
return IsRecursiveAnchor(schema) && guard.IsEqual(schema.$recursiveAnchor, true);
}
const DefaultUri = "urn:typebox:root";
function NextUri(ref, base) {
return URL.canParse(ref, base) ? new URL(ref, base) : guard.IsEqual(base, DefaultUri) ? new URL(`${base}:${ref}`) : new URL(`${base.slice(0, base.lastIndexOf(":"))}:${ref}`);
}
function _stack_Stack(context, schema) {
const base = types_schema.VW(schema) && IsId(schema) ? NextUri(schema.$id, DefaultUri).href : DefaultUri;
return {
context: context,
schema: schema,
lexicalSchema: schema,
lexicalBase: base,
resourceBase: base,
referenceBase: base,
ids: [],
useResourceBaseForReference: true,
recursiveAnchor: undefined,
dynamicAnchors: [],
resourceEntries: new Map,
pendingResource: true,
enteredResource: false
};
}
function RegisterResourceAnchors(anchors, schema, isRoot = true) {
if (types_schema.ky(schema)) return anchors;
if (Array.isArray(schema)) return schema.reduce((result, item) => RegisterResourceAnchors(result, item, false), anchors);
if (!types_schema.VW(schema)) return anchors;
if (!isRoot && IsId(schema)) return anchors;
const next = !isRoot && IsDynamicAnchor(schema) ? [ ...anchors, schema ] : anchors;
return Object.keys(schema).reduce((result, key) => RegisterResourceAnchors(result, schema[key], false), next);
}
function ResourceEntry(stack, schema) {
return stack.resourceEntries.get(schema);
}
function NextEnteredResource(stack, schema) {
return stack.enteredResource || ResourceEntry(stack, schema) !== undefined;
}
function IsRelativeId(schema) {
return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(schema.$id);
}
function NextIds(stack, schema) {
return IsId(schema) ? [ ...stack.ids, schema ] : stack.ids;
}
function NextRecursiveAnchor(stack, schema) {
return stack.recursiveAnchor ?? (IsRecursiveAnchorTrue(schema) ? schema : undefined);
}
function NextDynamicAnchors(stack, schema) {
const registered = IsId(schema) ? RegisterResourceAnchors(stack.dynamicAnchors, schema) : stack.dynamicAnchors;
return IsDynamicAnchor(schema) ? [ ...registered, schema ] : registered;
}
function NextPendingResource(stack, schema) {
return IsId(schema) ? false : stack.pendingResource;
}
function NextLexicalBase(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.base;
return IsId(schema) ? NextUri(schema.$id, stack.lexicalBase).href : stack.lexicalBase;
}
function NextResourceBase(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.base;
return IsId(schema) && stack.pendingResource ? NextUri(schema.$id, stack.resourceBase).href : stack.resourceBase;
}
function NextUseResourceBaseForReference(stack, schema) {
return IsId(schema) ? !IsRelativeId(schema) : stack.useResourceBaseForReference;
}
function NextReferenceBase(stack, schema) {
const isRetrieved = NextEnteredResource(stack, schema);
const useResourceBaseForReference = NextUseResourceBaseForReference(stack, schema);
return isRetrieved || useResourceBaseForReference ? NextResourceBase(stack, schema) : NextLexicalBase(stack, schema);
}
function NextLexicalSchema(stack, schema) {
const entry = ResourceEntry(stack, schema);
if (entry) return entry.root;
return IsId(schema) ? schema : stack.lexicalSchema;
}
function HasStackKeywords(stack, schema) {
return types_schema.VW(schema) && (IsId(schema) || IsDynamicAnchor(schema) || guard.IsUndefined(stack.recursiveAnchor) && IsRecursiveAnchorTrue(schema) || !guard.IsUndefined(ResourceEntry(stack, schema)));
}
function NextStack(stack, schema) {
return HasStackKeywords(stack, schema) ? {
...stack,
ids: NextIds(stack, schema),
dynamicAnchors: NextDynamicAnchors(stack, schema),
recursiveAnchor: NextRecursiveAnchor(stack, schema),
pendingResource: NextPendingResource(stack, schema),
lexicalBase: NextLexicalBase(stack, schema),
resourceBase: NextResourceBase(stack, schema),
useResourceBaseForReference: NextUseResourceBaseForReference(stack, schema),
referenceBase: NextReferenceBase(stack, schema),
lexicalSchema: NextLexicalSchema(stack, schema),
enteredResource: NextEnteredResource(stack, schema)
} : stack;
}
let index = 0;
function CreateUnique() {
return `unique_${index++}`;
}
function ResetUnique() {
index = 0;
}
function IsValid(schema) {
return IsItems(schema) && guard.IsArray(schema.items);
}
function BuildAdditionalItemsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
const isLength = IsLessThan(index, Constant(schema.items.length));
const addIndex = context.AddIndex(index);
return Every(value, Constant(0), [ item, index ], Or(isLength, And(isSchema, addIndex)));
}
function BuildAdditionalItemsFast(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
const isLength = IsLessThan(index, Constant(schema.items.length));
return Every(value, Constant(0), [ item, index ], Or(isLength, isSchema));
}
function BuildAdditionalItems(stack, context, schema, value) {
if (!IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildAdditionalItemsStandard(stack, context, schema, value) : BuildAdditionalItemsFast(stack, context, schema, value);
}
function CheckAdditionalItems(stack, context, schema, value) {
if (!IsValid(schema)) return true;
const isAdditionalItems = guard.Every(value, 0, (item, index) => guard.IsLessThan(index, schema.items.length) || CheckSchemaPushStack(stack, context, schema.additionalItems, item) && context.AddIndex(index));
return isAdditionalItems;
}
function ErrorAdditionalItems(stack, context, schemaPath, instancePath, schema, value) {
if (!IsValid(schema)) return true;
const isAdditionalItems = guard.Every(value, 0, (item, index) => {
const nextSchemaPath = `${schemaPath}/additionalItems`;
const nextInstancePath = `${instancePath}/${index}`;
return guard.IsLessThan(index, schema.items.length) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalItems, item) && context.AddIndex(index);
});
return isAdditionalItems;
}
function EncodeFragment(fragment) {
return fragment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function UnicodeRegExp(pattern) {
return new RegExp(pattern, "u");
}
function IsAdditionalPropertiesIgnored(context, additionalProperties) {
return !context.UseUnevaluated() && (guard.IsEqual(additionalProperties, true) || guard.IsObject(additionalProperties) && guard.IsEqual(guard.Keys(additionalProperties).length, 0));
}
function GetPropertyKeyAsPattern(key) {
const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
return `^${escaped}$`;
}
function GetPropertiesPattern(schema) {
const patterns = [];
if (IsPatternProperties(schema)) patterns.push(...guard.Keys(schema.patternProperties));
if (IsProperties(schema)) patterns.push(...guard.Keys(schema.properties).map(GetPropertyKeyAsPattern));
return guard.IsEqual(patterns.length, 0) ? "(?!)" : `(${patterns.join("|")})`;
}
function HasExactRequiredProperties(schema) {
const keys = guard.Keys(schema.properties);
return guard.IsEqual(keys.length, schema.required.length) && guard.Every(keys, 0, key => schema.required.includes(key));
}
function CanAdditionalPropertiesFast(_context, schema, _value) {
return IsRequired(schema) && IsProperties(schema) && !IsPatternProperties(schema) && guard.IsEqual(schema.additionalProperties, false) && HasExactRequiredProperties(schema);
}
function BuildAdditionalPropertiesFast(_context, schema, value) {
return IsEqual(Member(Call(Member("Object", "getOwnPropertyNames"), [ value ]), "length"), Constant(schema.required.length));
}
function BuildAdditionalPropertiesStandard(stack, context, schema, value) {
const [key, _index] = [ CreateUnique(), CreateUnique() ];
const regexp = CreateVariable(UnicodeRegExp(GetPropertiesPattern(schema)));
const isSchema = BuildSchemaPushStack(stack, context, schema.additionalProperties, `${value}[${key}]`);
const isKey = Call(Member(regexp, "test"), [ key ]);
const addKey = context.AddKey(key);
const guarded = context.UseUnevaluated() ? Or(isKey, And(isSchema, addKey)) : Or(isKey, isSchema);
const result = Every(Keys(value), Constant(0), [ key, _index ], guarded);
return result;
}
function BuildAdditionalProperties(stack, context, schema, value) {
if (IsAdditionalPropertiesIgnored(context, schema.additionalProperties)) return Constant(true);
return CanAdditionalPropertiesFast(context, schema, value) ? BuildAdditionalPropertiesFast(context, schema, value) : BuildAdditionalPropertiesStandard(stack, context, schema, value);
}
function CheckAdditionalProperties(stack, context, schema, value) {
const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
const isAdditionalProperties = guard.Every(guard.Keys(value), 0, (key, _index) => regexp.test(key) || CheckSchemaPushStack(stack, context, schema.additionalProperties, value[key]) && context.AddKey(key));
return isAdditionalProperties;
}
function ErrorAdditionalProperties(stack, context, schemaPath, instancePath, schema, value) {
const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
const additionalProperties = [];
const isAdditionalProperties = guard.EveryAll(guard.Keys(value), 0, (key, _index) => {
const nextSchemaPath = `${schemaPath}/additionalProperties`;
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const isAdditionalProperty = regexp.test(key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalProperties, value[key]) && context.AddKey(key);
if (!isAdditionalProperty) additionalProperties.push(key);
return isAdditionalProperty;
});
return isAdditionalProperties || context.AddError("additionalProperties", schemaPath, instancePath, {
additionalProperties: additionalProperties
});
}
function Reducer(stack, context, schemas, value, check) {
const results = ConstDeclaration("results", "[]");
const context_n = schemas.map((_schema, index) => ConstDeclaration(`context_${index}`, New("CheckContext", [])));
const condition_n = schemas.map((schema, index) => ConstDeclaration(`condition_${index}`, Call(ArrowFunction([ "context" ], BuildSchema(stack, context, schema, value)), [ `context_${index}` ])));
const checks = schemas.map((_schema, index) => If(`condition_${index}`, Call(Member("results", "push"), [ `context_${index}` ])));
const returns = Return(And(check, context.Merge("results")));
return Call(ArrowFunction([], Statements([ results, ...context_n, ...condition_n, ...checks, returns ])), []);
}
function BuildAllOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.allOf, value, IsEqual(Member("results", "length"), Constant(schema.allOf.length)));
}
function BuildAllOfFast(stack, context, schema, value) {
return ReduceAnd(schema.allOf.map(schema => BuildSchema(stack, context, schema, value)));
}
function BuildAllOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildAllOfStandard(stack, context, schema, value) : BuildAllOfFast(stack, context, schema, value);
}
function CheckAllOf(stack, context, schema, value) {
const results = schema.allOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return guard.IsEqual(results.length, schema.allOf.length) && context.Merge(results);
}
function ErrorAllOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const results = schema.allOf.reduce((result, schema, index) => {
const nextSchemaPath = `${schemaPath}/allOf/${index}`;
const nextContext = new ErrorContext;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isAllOf = guard.IsEqual(results.length, schema.allOf.length) && context.Merge(results);
if (!isAllOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isAllOf;
}
function BuildAnyOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.anyOf, value, IsGreaterThan(Member("results", "length"), Constant(0)));
}
function BuildAnyOfFast(stack, context, schema, value) {
return ReduceOr(schema.anyOf.map(schema => BuildSchema(stack, context, schema, value)));
}
function BuildAnyOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildAnyOfStandard(stack, context, schema, value) : BuildAnyOfFast(stack, context, schema, value);
}
function CheckAnyOf(stack, context, schema, value) {
const results = schema.anyOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return guard.IsGreaterThan(results.length, 0) && context.Merge(results);
}
function ErrorAnyOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const results = schema.anyOf.reduce((result, schema, index) => {
const nextContext = new ErrorContext;
const nextSchemaPath = `${schemaPath}/anyOf/${index}`;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isAnyOf = guard.IsGreaterThan(results.length, 0) && context.Merge(results);
if (!isAnyOf) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isAnyOf || context.AddError("anyOf", schemaPath, instancePath, {});
}
function BuildSchemaBoolean(_stack, _context, schema, _value) {
return schema ? Constant(true) : Constant(false);
}
function CheckSchemaBoolean(_stack, _context, schema, _value) {
return schema;
}
function ErrorSchemaBoolean(stack, context, schemaPath, instancePath, schema, value) {
return CheckSchemaBoolean(stack, context, schema, value) || context.AddError("boolean", schemaPath, instancePath, {});
}
function BuildConst(_stack, _context, schema, value) {
return guard.IsValueLike(schema.const) ? IsEqual(value, Constant(schema.const)) : IsDeepEqual(value, CreateVariable(schema.const));
}
function CheckConst(_stack, _context, schema, value) {
return guard.IsValueLike(schema.const) ? guard.IsEqual(value, schema.const) : guard.IsDeepEqual(value, schema.const);
}
function ErrorConst(stack, context, schemaPath, instancePath, schema, value) {
return CheckConst(stack, context, schema, value) || context.AddError("const", schemaPath, instancePath, {
allowedValue: schema.const
});
}
function contains_IsValid(schema) {
return !(IsMinContains(schema) && guard.IsEqual(schema.minContains, 0));
}
function BuildContainsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const isLength = Not(IsEqual(Member(value, "length"), Constant(0)));
const isSome = SomeAll(value, [ item, index ], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
return And(isLength, isSome);
}
function BuildContainsFast(stack, context, schema, value) {
const [item] = [ CreateUnique() ];
const isLength = Not(IsEqual(Member(value, "length"), Constant(0)));
const isSome = Some(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return And(isLength, isSome);
}
function BuildContains(stack, context, schema, value) {
if (!contains_IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildContainsStandard(stack, context, schema, value) : BuildContainsFast(stack, context, schema, value);
}
function CheckContains(stack, context, schema, value) {
if (!contains_IsValid(schema)) return true;
return !guard.IsEqual(value.length, 0) && guard.SomeAll(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
}
function ErrorContains(stack, context, schemaPath, instancePath, schema, value) {
return CheckContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: 1
});
}
function BuildDependencies(stack, context, schema, value) {
const isLength = IsEqual(Member(Keys(value), "length"), Constant(0));
const isEveryDependency = ReduceAnd(guard.Entries(schema.dependencies).map(([key, schema]) => {
const notKey = Not(HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchema(stack, context, schema, value);
const isEveryKey = schema => ReduceAnd(schema.map(key => HasPropertyKey(value, Constant(key))));
return Or(notKey, guard.IsArray(schema) ? isEveryKey(schema) : isSchema);
}));
return Or(isLength, isEveryDependency);
}
function CheckDependencies(stack, context, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEvery = guard.Every(guard.Entries(schema.dependencies), 0, ([key, schema]) => !guard.HasPropertyKey(value, key) || (guard.IsArray(schema) ? schema.every(key => guard.HasPropertyKey(value, key)) : CheckSchema(stack, context, schema, value)));
return isLength || isEvery;
}
function ErrorDependencies(stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEvery = guard.EveryAll(guard.Entries(schema.dependencies), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/dependencies/${EncodeFragment(key)}`;
return !guard.HasPropertyKey(value, key) || (guard.IsArray(schema) ? schema.every(dependency => guard.HasPropertyKey(value, dependency) || context.AddError("dependencies", schemaPath, instancePath, {
property: key,
dependencies: schema
})) : ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value));
});
return isLength || isEvery;
}
function BuildDependentRequired(_stack, _context, schema, value) {
const isLength = IsEqual(Member(Keys(value), "length"), Constant(0));
const isEvery = ReduceAnd(guard.Entries(schema.dependentRequired).map(([key, keys]) => {
const notKey = Not(HasPropertyKey(value, Constant(key)));
const everyKey = ReduceAnd(keys.map(key => HasPropertyKey(value, Constant(key))));
return Or(notKey, everyKey);
}));
return Or(isLength, isEvery);
}
function CheckDependentRequired(_stack, _context, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEvery = guard.Every(guard.Entries(schema.dependentRequired), 0, ([key, keys]) => !guard.HasPropertyKey(value, key) || keys.every(key => guard.HasPropertyKey(value, key)));
return isLength || isEvery;
}
function ErrorDependentRequired(_stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEveryEntry = guard.EveryAll(guard.Entries(schema.dependentRequired), 0, ([key, keys]) => !guard.HasPropertyKey(value, key) || guard.EveryAll(keys, 0, dependency => guard.HasPropertyKey(value, dependency) || context.AddError("dependentRequired", schemaPath, instancePath, {
property: key,
dependencies: keys
})));
return isLength || isEveryEntry;
}
function BuildDependentSchemas(stack, context, schema, value) {
const isLength = IsEqual(Member(Keys(value), "length"), Constant(0));
const isEvery = ReduceAnd(guard.Entries(schema.dependentSchemas).map(([key, schema]) => {
const notKey = Not(HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchema(stack, context, schema, value);
return Or(notKey, isSchema);
}));
return Or(isLength, isEvery);
}
function CheckDependentSchemas(stack, context, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEvery = guard.Every(guard.Entries(schema.dependentSchemas), 0, ([key, schema]) => !guard.HasPropertyKey(value, key) || CheckSchema(stack, context, schema, value));
return isLength || isEvery;
}
function ErrorDependentSchemas(stack, context, schemaPath, instancePath, schema, value) {
const isLength = guard.IsEqual(guard.Keys(value).length, 0);
const isEvery = guard.EveryAll(guard.Entries(schema.dependentSchemas), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/dependentSchemas/${EncodeFragment(key)}`;
return !guard.HasPropertyKey(value, key) || ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value);
});
return isLength || isEvery;
}
var pointer = __webpack_require__(67751);
function IsAnchor(schema) {
return guard.HasPropertyKey(schema, "$anchor") && guard.IsString(schema.$anchor);
}
function RelativeBase(schema, base) {
return types_schema.VW(schema) && IsId(schema) ? NextUri(schema.$id, base.href) : base;
}
function AbsoluteBase(base) {
return NextUri(base, DefaultUri);
}
function CanonicalHref(url) {
return url.href.split("#")[0];
}
function Base(schema, base, target) {
return SearchBase(schema, AbsoluteBase(base), target);
}
function RefRoot(stack, ref) {
return ref.$ref.startsWith("#") || stack.enteredResource ? stack.lexicalSchema : stack.schema;
}
function IsPointerFragment(fragment) {
return fragment.startsWith("#/");
}
function SearchDynamicAnchor(schema, name) {
if (guard.IsObject(schema) && IsDynamicAnchor(schema) && guard.IsEqual(schema.$dynamicAnchor, name)) {
return schema;
}
if (guard.IsObject(schema)) {
for (const key of guard.Keys(schema)) {
const result = SearchDynamicAnchor(schema[key], name);
if (result) return result;
}
}
return undefined;
}
function SearchBase(schema, base, target) {
if (guard.IsEqual(schema, target)) return base.href;
const nextBase = RelativeBase(schema, base);
if (guard.IsArray(schema)) {
for (const item of schema) {
const result = SearchBase(item, nextBase, target);
if (!guard.IsUndefined(result)) return result;
}
} else if (guard.IsObject(schema)) {
for (const key of guard.Keys(schema)) {
const result = SearchBase(schema[key], nextBase, target);
if (!guard.IsUndefined(result)) return result;
}
}
return undefined;
}
function MatchWithHash(schema, ref) {
if (ref.href.endsWith("#")) return schema;
if (!ref.hash.startsWith("#")) return undefined;
const fragment = decodeURIComponent(ref.hash.slice(1));
if (!fragment.startsWith("/")) return undefined;
return pointer.Get(schema, fragment);
}
function MatchWithId(schema, base, ref) {
if (!IsId(schema)) return undefined;
if (guard.IsEqual(schema.$id, ref.hash)) return schema;
const absoluteRef = new URL(ref.href, base.href);
if (guard.IsEqual(base.pathname, absoluteRef.pathname)) return ref.hash.startsWith("#") ? MatchWithHash(schema, ref) : schema;
return undefined;
}
function MatchWithAnchor(schema, base, ref) {
if (!IsAnchor(schema)) return undefined;
const absoluteAnchor = new URL(`#${schema.$anchor}`, base.href);
const absoluteRef = new URL(ref.href, base.href);
return guard.IsEqual(absoluteAnchor.href, absoluteRef.href) ? schema : undefined;
}
function MatchWithDynamicAnchor(schema, base, ref) {
if (!IsDynamicAnchor(schema)) return undefined;
const absoluteAnchor = new URL(`#${schema.$dynamicAnchor}`, base.href);
const absoluteRef = new URL(ref.href, base.href);
const isMatch = guard.IsEqual(absoluteAnchor.href, absoluteRef.href);
return isMatch ? schema : undefined;
}
function MatchSchemaObject(schema, base, ref) {
if (!types_schema.VW(schema)) return undefined;
return MatchWithId(schema, base, ref) ?? MatchWithAnchor(schema, base, ref) ?? MatchWithDynamicAnchor(schema, base, ref) ?? MatchWithHash(schema, ref);
}
function MatchFromArray(schema, base, ref) {
if (!guard.IsArray(schema)) return undefined;
return schema.reduce((result, item) => {
const match = Match(item, base, ref);
return !guard.IsUndefined(match) ? match : result;
}, undefined);
}
function MatchFromObject(schema, base, ref) {
if (!guard.IsObject(schema)) return undefined;
return guard.Keys(schema).reduce((result, key) => {
if (guard.IsEqual(key, "const") || guard.IsEqual(key, "enum")) return result;
const match = Match(schema[key], base, ref);
return !guard.IsUndefined(match) ? match : result;
}, undefined);
}
function Match(schema, base, ref) {
const relativeBase = RelativeBase(schema, base);
return MatchSchemaObject(schema, relativeBase, ref) ?? MatchFromArray(schema, relativeBase, ref) ?? MatchFromObject(schema, relativeBase, ref);
}
function Resource(context, schema, base, ref) {
const result = RefInternal(context, schema, base, ref);
return types_schema.VW(result) && IsId(result) ? result : undefined;
}
function FindDeferredResourceLegacy(stack, ref, schema) {
if (!ref.$ref.startsWith("#")) return undefined;
if (!types_schema.VW(stack.schema) || guard.HasPropertyKey(stack.schema, "$schema")) return undefined;
const targetBase = Base(stack.lexicalSchema, stack.referenceBase, schema);
if (guard.IsUndefined(targetBase) || guard.IsEqual(targetBase, stack.referenceBase)) return undefined;
return {
target: schema,
base: targetBase,
root: stack.lexicalSchema
};
}
function FindDeferredResourceModern(stack, canonical, schema) {
const remoteRoot = stack.context[canonical];
if (!types_schema.VW(remoteRoot)) return undefined;
return {
target: schema,
base: canonical,
root: remoteRoot
};
}
function FindDeferredResource(stack, ref, schema, canonical, isRemote) {
const remote = isRemote ? FindDeferredResourceModern(stack, canonical, schema) : undefined;
return guard.IsUndefined(remote) ? FindDeferredResourceLegacy(stack, ref, schema) : remote;
}
function FindResolvedResource(stack, canonical, schema) {
if (IsId(schema)) return undefined;
const resource = Resource(stack.context, stack.schema, stack.referenceBase, canonical);
if (!resource || stack.ids.includes(resource)) return undefined;
return {
resource: resource
};
}
function RefInternalWithContext(context, ref) {
return guard.HasPropertyKey(context, ref) ? context[ref] : undefined;
}
function RefInternalWithLocal(schema, base, ref) {
return Match(schema, base, ref);
}
function RefInternalWithRemote(context, base, ref) {
const canonicalHref = CanonicalHref(ref);
if (!guard.HasPropertyKey(context, canonicalHref) || guard.IsEqual(canonicalHref, CanonicalHref(base))) return undefined;
const remoteSchema = context[canonicalHref];
const remoteBase = RelativeBase(remoteSchema, new URL(canonicalHref));
return guard.IsEqual(ref.hash, "") ? remoteSchema : Match(remoteSchema, remoteBase, ref);
}
function RefInternal(context, schema, base, ref) {
const absoluteBase = AbsoluteBase(base);
const target = NextUri(ref, absoluteBase.href);
return RefInternalWithContext(context, ref) ?? RefInternalWithLocal(schema, absoluteBase, target) ?? RefInternalWithRemote(context, absoluteBase, target);
}
function RefNextStackDeferred(stack, deferredResource) {
if (!deferredResource) return stack;
const resourceEntries = new Map(stack.resourceEntries);
resourceEntries.set(deferredResource.target, {
base: deferredResource.base,
root: deferredResource.root
});
return {
...stack,
resourceEntries: resourceEntries
};
}
function RefNextStackResolved(stack, resolvedResource) {
return resolvedResource ? NextStack(stack, resolvedResource.resource) : stack;
}
function RefNextStack(stack, pendingResource, deferredResource, resolvedResource) {
const withDeferred = RefNextStackDeferred({
...stack,
pendingResource: pendingResource
}, deferredResource);
const withResolved = RefNextStackResolved(withDeferred, resolvedResource);
return withResolved;
}
function RefResultFound(stack, ref, schema) {
const canonical = CanonicalHref(NextUri(ref.$ref, stack.referenceBase));
const isRemote = !guard.IsEqual(canonical, stack.resourceBase);
const deferredResource = FindDeferredResource(stack, ref, schema, canonical, isRemote);
const resolvedResource = isRemote ? FindResolvedResource(stack, canonical, schema) : undefined;
return {
schema: schema,
stack: RefNextStack(stack, true, deferredResource, resolvedResource)
};
}
function RefResultNotFound(stack, schema) {
return {
schema: schema,
stack: RefNextStack(stack, !guard.IsUndefined(schema))
};
}
function Ref(stack, ref) {
const schema = RefInternal(stack.context, RefRoot(stack, ref), stack.referenceBase, ref.$ref);
return types_schema.VW(schema) ? RefResultFound(stack, ref, schema) : RefResultNotFound(stack, schema);
}
function IsRecursiveAnchorInScope(stack) {
return types_schema.VW(stack.lexicalSchema) && IsRecursiveAnchorTrue(stack.lexicalSchema);
}
function RecursiveRef(stack, recursiveRef) {
const schema = IsRecursiveAnchorInScope(stack) ? stack.recursiveAnchor : stack.lexicalSchema;
return RefInternal(stack.context, schema, stack.lexicalBase, recursiveRef.$recursiveRef);
}
function DynamicRefFragment(stack, dynamicRef) {
return NextUri(dynamicRef.$dynamicRef, AbsoluteBase(stack.lexicalBase).href).hash;
}
function FindScopedDynamicAnchor(stack, name) {
return stack.dynamicAnchors.find(anchor => guard.IsEqual(anchor.$dynamicAnchor, name)) ?? SearchDynamicAnchor(stack.schema, name);
}
function DynamicRefWhenFound(stack, dynamicRef, fragmentTarget) {
if (!types_schema.VW(fragmentTarget) || !IsDynamicAnchor(fragmentTarget)) return fragmentTarget;
const fragment = DynamicRefFragment(stack, dynamicRef);
return IsPointerFragment(fragment) ? fragmentTarget : FindScopedDynamicAnchor(stack, fragmentTarget.$dynamicAnchor);
}
function DynamicRefWhenNotFound(stack, dynamicRef) {
const fragment = DynamicRefFragment(stack, dynamicRef);
return FindScopedDynamicAnchor(stack, decodeURIComponent(fragment.slice(1)));
}
function DynamicRef(stack, dynamicRef) {
const fragmentRoot = dynamicRef.$dynamicRef.startsWith("#") ? stack.lexicalSchema : stack.schema;
const fragmentTarget = RefInternal(stack.context, fragmentRoot, stack.lexicalBase, dynamicRef.$dynamicRef);
return guard.IsUndefined(fragmentTarget) ? DynamicRefWhenNotFound(stack, dynamicRef) : DynamicRefWhenFound(stack, dynamicRef, fragmentTarget);
}
function BuildDynamicRef(stack, context, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return CreateFunction(nextStack, context, target, value);
}
function CheckDynamicRef(stack, context, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return types_schema.Yi(target) && CheckSchema(nextStack, context, target, value);
}
function ErrorDynamicRef(stack, context, schemaPath, instancePath, schema, value) {
const target = DynamicRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return types_schema.Yi(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
}
function BuildEnum(_stack, _context, schema, value) {
return ReduceOr(schema.enum.map(option => {
if (guard.IsValueLike(option)) return IsEqual(value, Constant(option));
const variable = CreateVariable(option);
return IsDeepEqual(value, variable);
}));
}
function CheckEnum(_stack, _context, schema, value) {
return guard.Some(schema.enum, option => guard.IsValueLike(option) ? guard.IsEqual(value, option) : guard.IsDeepEqual(value, option));
}
function ErrorEnum(stack, context, schemaPath, instancePath, schema, value) {
return CheckEnum(stack, context, schema, value) || context.AddError("enum", schemaPath, instancePath, {
allowedValues: schema.enum
});
}
function BuildExclusiveMaximum(_stack, _context, schema, value) {
return IsLessThan(value, Constant(schema.exclusiveMaximum));
}
function CheckExclusiveMaximum(_stack, _context, schema, value) {
return guard.IsLessThan(value, schema.exclusiveMaximum);
}
function ErrorExclusiveMaximum(stack, context, schemaPath, instancePath, schema, value) {
return CheckExclusiveMaximum(stack, context, schema, value) || context.AddError("exclusiveMaximum", schemaPath, instancePath, {
comparison: "<",
limit: schema.exclusiveMaximum
});
}
function BuildExclusiveMinimum(_stack, _context, schema, value) {
return IsGreaterThan(value, Constant(schema.exclusiveMinimum));
}
function CheckExclusiveMinimum(_stack, _context, schema, value) {
return guard.IsGreaterThan(value, schema.exclusiveMinimum);
}
function ErrorExclusiveMinimum(stack, context, schemaPath, instancePath, schema, value) {
return CheckExclusiveMinimum(stack, context, schema, value) || context.AddError("exclusiveMinimum", schemaPath, instancePath, {
comparison: ">",
limit: schema.exclusiveMinimum
});
}
var build_format = __webpack_require__(86127);
function BuildFormat(_stack, _context, schema, value) {
return build_format.yL.Has(schema.format) ? Call(CreateVariable(build_format.yL.Get(schema.format)), [ value ]) : Constant(true);
}
function CheckFormat(_stack, _context, schema, value) {
return build_format.yL.Test(schema.format, value);
}
function ErrorFormat(stack, context, schemaPath, instancePath, schema, value) {
return CheckFormat(stack, context, schema, value) || context.AddError("format", schemaPath, instancePath, {
format: schema.format
});
}
function IsThen(schema) {
return guard.HasPropertyKey(schema, "then") && (0, types_schema.Yi)(schema.then);
}
function IsElse(schema) {
return guard.HasPropertyKey(schema, "else") && (0, types_schema.Yi)(schema.else);
}
function BuildIf(stack, context, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
return Ternary(BuildSchema(stack, context, schema.if, value), BuildSchema(stack, context, thenSchema, value), BuildSchema(stack, context, elseSchema, value));
}
function CheckIf(stack, context, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
return CheckSchema(stack, context, schema.if, value) ? CheckSchema(stack, context, thenSchema, value) : CheckSchema(stack, context, elseSchema, value);
}
function ErrorIf(stack, context, schemaPath, instancePath, schema, value) {
const thenSchema = IsThen(schema) ? schema.then : true;
const elseSchema = IsElse(schema) ? schema.else : true;
const trueContext = new ErrorContext;
const isIf = ErrorSchema(stack, trueContext, `${schemaPath}/if`, instancePath, schema.if, value) ? ErrorSchema(stack, trueContext, `${schemaPath}/then`, instancePath, thenSchema, value) || context.AddError("if", schemaPath, instancePath, {
failingKeyword: "then"
}) : ErrorSchema(stack, context, `${schemaPath}/else`, instancePath, elseSchema, value) || context.AddError("if", schemaPath, instancePath, {
failingKeyword: "else"
});
if (isIf) context.Merge([ trueContext ]);
return isIf;
}
function BuildItemsSizedStandard(stack, context, schema, value) {
return ReduceAnd(schema.items.map((schema, index) => {
const isLength = IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
const addIndex = context.AddIndex(Constant(index));
return Or(isLength, And(isSchema, addIndex));
}));
}
function BuildItemsSizedFast(stack, context, schema, value) {
return ReduceAnd(schema.items.map((schema, index) => {
const isLength = IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
return Or(isLength, isSchema);
}));
}
function BuildItemsSized(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildItemsSizedStandard(stack, context, schema, value) : BuildItemsSizedFast(stack, context, schema, value);
}
function CheckItemsSized(stack, context, schema, value) {
return guard.Every(schema.items, 0, (schema, index) => guard.IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
}
function ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) {
return guard.EveryAll(schema.items, 0, (schema, index) => {
const nextSchemaPath = `${schemaPath}/items/${index}`;
const nextInstancePath = `${instancePath}/${index}`;
return guard.IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
});
}
function BuildItemsUnsizedStandard(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
const [item] = [ CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
const addIndex = context.AddIndex("index");
return Every(value, Constant(offset), [ item, "index" ], And(isSchema, addIndex));
}
function BuildItemsUnsizedFast(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
const [item] = [ CreateUnique() ];
const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
return Every(value, Constant(offset), [ item, "index" ], isSchema);
}
function BuildItemsUnsized(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildItemsUnsizedStandard(stack, context, schema, value) : BuildItemsUnsizedFast(stack, context, schema, value);
}
function CheckItemsUnsized(stack, context, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
return guard.Every(value, offset, (element, index) => CheckSchemaPushStack(stack, context, schema.items, element) && context.AddIndex(index));
}
function ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value) {
const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
return guard.EveryAll(value, offset, (element, index) => {
const nextSchemaPath = `${schemaPath}/items`;
const nextInstancePath = `${instancePath}/${index}`;
return ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.items, element) && context.AddIndex(index);
});
}
function BuildItems(stack, context, schema, value) {
return IsItemsSized(schema) ? BuildItemsSized(stack, context, schema, value) : BuildItemsUnsized(stack, context, schema, value);
}
function CheckItems(stack, context, schema, value) {
return IsItemsSized(schema) ? CheckItemsSized(stack, context, schema, value) : CheckItemsUnsized(stack, context, schema, value);
}
function ErrorItems(stack, context, schemaPath, instancePath, schema, value) {
return IsItemsSized(schema) ? ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) : ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value);
}
function maxContains_IsValid(schema) {
return IsContains(schema);
}
function BuildMaxContains(stack, context, schema, value) {
if (!maxContains_IsValid(schema)) return Constant(true);
const [item] = [ CreateUnique() ];
const count = Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return IsLessEqualThan(count, Constant(schema.maxContains));
}
function CheckMaxContains(stack, context, schema, value) {
if (!maxContains_IsValid(schema)) return true;
const count = guard.Counted(value, item => CheckSchema(stack, context, schema.contains, item));
return guard.IsLessEqualThan(count, schema.maxContains);
}
function ErrorMaxContains(stack, context, schemaPath, instancePath, schema, value) {
const minContains = IsMinContains(schema) ? schema.minContains : 1;
return CheckMaxContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: minContains,
maxContains: schema.maxContains
});
}
function BuildMaximum(_stack, _context, schema, value) {
return IsLessEqualThan(value, Constant(schema.maximum));
}
function CheckMaximum(_stack, _context, schema, value) {
return guard.IsLessEqualThan(value, schema.maximum);
}
function ErrorMaximum(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaximum(stack, context, schema, value) || context.AddError("maximum", schemaPath, instancePath, {
comparison: "<=",
limit: schema.maximum
});
}
function BuildMaxItems(_stack, _context, schema, value) {
return IsLessEqualThan(Member(value, "length"), Constant(schema.maxItems));
}
function CheckMaxItems(_stack, _context, schema, value) {
return guard.IsLessEqualThan(value.length, schema.maxItems);
}
function ErrorMaxItems(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxItems(stack, context, schema, value) || context.AddError("maxItems", schemaPath, instancePath, {
limit: schema.maxItems
});
}
function BuildMaxLength(_stack, _context, schema, value) {
return IsMaxLength(value, Constant(schema.maxLength));
}
function CheckMaxLength(_stack, _context, schema, value) {
return guard.IsMaxLength(value, schema.maxLength);
}
function ErrorMaxLength(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxLength(stack, context, schema, value) || context.AddError("maxLength", schemaPath, instancePath, {
limit: schema.maxLength
});
}
function BuildMaxProperties(_stack, _context, schema, value) {
return IsLessEqualThan(Member(Keys(value), "length"), Constant(schema.maxProperties));
}
function CheckMaxProperties(_stack, _context, schema, value) {
return guard.IsLessEqualThan(guard.Keys(value).length, schema.maxProperties);
}
function ErrorMaxProperties(stack, context, schemaPath, instancePath, schema, value) {
return CheckMaxProperties(stack, context, schema, value) || context.AddError("maxProperties", schemaPath, instancePath, {
limit: schema.maxProperties
});
}
function minContains_IsValid(schema) {
return IsContains(schema);
}
function BuildMinContainsStandard(stack, context, schema, value) {
const [item, index] = [ CreateUnique(), CreateUnique() ];
const count = Counted(value, [ item, index ], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
return IsGreaterEqualThan(count, Constant(schema.minContains));
}
function BuildMinContainsFast(stack, context, schema, value) {
const [item] = [ CreateUnique() ];
const count = Counted(value, [ item, "_" ], BuildSchema(stack, context, schema.contains, item));
return IsGreaterEqualThan(count, Constant(schema.minContains));
}
function BuildMinContains(stack, context, schema, value) {
if (!minContains_IsValid(schema)) return Constant(true);
return context.UseUnevaluated() ? BuildMinContainsStandard(stack, context, schema, value) : BuildMinContainsFast(stack, context, schema, value);
}
function CheckMinContains(stack, context, schema, value) {
if (!minContains_IsValid(schema)) return true;
const count = guard.Counted(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
return guard.IsGreaterEqualThan(count, schema.minContains);
}
function ErrorMinContains(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinContains(stack, context, schema, value) || context.AddError("contains", schemaPath, instancePath, {
minContains: schema.minContains
});
}
function BuildMinimum(_stack, _context, schema, value) {
return IsGreaterEqualThan(value, Constant(schema.minimum));
}
function CheckMinimum(_stack, _context, schema, value) {
return guard.IsGreaterEqualThan(value, schema.minimum);
}
function ErrorMinimum(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinimum(stack, context, schema, value) || context.AddError("minimum", schemaPath, instancePath, {
comparison: ">=",
limit: schema.minimum
});
}
function BuildMinItems(_stack, _context, schema, value) {
return IsGreaterEqualThan(Member(value, "length"), Constant(schema.minItems));
}
function CheckMinItems(_stack, _context, schema, value) {
return guard.IsGreaterEqualThan(value.length, schema.minItems);
}
function ErrorMinItems(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinItems(stack, context, schema, value) || context.AddError("minItems", schemaPath, instancePath, {
limit: schema.minItems
});
}
function BuildMinLength(_stack, _context, schema, value) {
return IsMinLength(value, Constant(schema.minLength));
}
function CheckMinLength(_stack, _context, schema, value) {
return guard.IsMinLength(value, schema.minLength);
}
function ErrorMinLength(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinLength(stack, context, schema, value) || context.AddError("minLength", schemaPath, instancePath, {
limit: schema.minLength
});
}
function BuildMinProperties(_stack, _context, schema, value) {
return IsGreaterEqualThan(Member(Keys(value), "length"), Constant(schema.minProperties));
}
function CheckMinProperties(_stack, _context, schema, value) {
return guard.IsGreaterEqualThan(guard.Keys(value).length, schema.minProperties);
}
function ErrorMinProperties(stack, context, schemaPath, instancePath, schema, value) {
return CheckMinProperties(stack, context, schema, value) || context.AddError("minProperties", schemaPath, instancePath, {
limit: schema.minProperties
});
}
function BuildMultipleOf(_stack, _context, schema, value) {
return MultipleOf(value, Constant(schema.multipleOf));
}
function CheckMultipleOf(_stack, _context, schema, value) {
return guard.IsMultipleOf(value, schema.multipleOf);
}
function ErrorMultipleOf(stack, context, schemaPath, instancePath, schema, value) {
return CheckMultipleOf(stack, context, schema, value) || context.AddError("multipleOf", schemaPath, instancePath, {
multipleOf: schema.multipleOf
});
}
function BuildNotStandard(stack, context, schema, value) {
return Reducer(stack, context, [ schema.not ], value, Not(IsEqual(Member("results", "length"), Constant(1))));
}
function BuildNotFast(stack, context, schema, value) {
return Not(BuildSchema(stack, context, schema.not, value));
}
function BuildNot(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildNotStandard(stack, context, schema, value) : BuildNotFast(stack, context, schema, value);
}
function CheckNot(stack, context, schema, value) {
const nextContext = new CheckContext;
const isSchema = !CheckSchema(stack, nextContext, schema.not, value);
const isNot = isSchema && context.Merge([ nextContext ]);
return isNot;
}
function ErrorNot(stack, context, schemaPath, instancePath, schema, value) {
return CheckNot(stack, context, schema, value) || context.AddError("not", schemaPath, instancePath, {});
}
function BuildOneOfStandard(stack, context, schema, value) {
return Reducer(stack, context, schema.oneOf, value, IsEqual(Member("results", "length"), Constant(1)));
}
function BuildOneOfFast(stack, context, schema, value) {
const [result] = [ CreateUnique() ];
const results = ArrayLiteral(schema.oneOf.map(schema => BuildSchema(stack, context, schema, value)));
const count = Counted(results, [ result, "_" ], IsEqual(result, Constant(true)));
return IsEqual(count, Constant(1));
}
function BuildOneOf(stack, context, schema, value) {
return context.UseUnevaluated() ? BuildOneOfStandard(stack, context, schema, value) : BuildOneOfFast(stack, context, schema, value);
}
function CheckOneOf(stack, context, schema, value) {
const passedContexts = schema.oneOf.reduce((result, schema) => {
const nextContext = new CheckContext;
return CheckSchema(stack, nextContext, schema, value) ? [ ...result, nextContext ] : result;
}, []);
return guard.IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
}
function ErrorOneOf(stack, context, schemaPath, instancePath, schema, value) {
const failedContexts = [];
const passingSchemas = [];
const passedContexts = schema.oneOf.reduce((result, schema, index) => {
const nextContext = new ErrorContext;
const nextSchemaPath = `${schemaPath}/oneOf/${index}`;
const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
if (isSchema) passingSchemas.push(index);
if (!isSchema) failedContexts.push(nextContext);
return isSchema ? [ ...result, nextContext ] : result;
}, []);
const isOneOf = guard.IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
if (!isOneOf && guard.IsEqual(passingSchemas.length, 0)) failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
return isOneOf || context.AddError("oneOf", schemaPath, instancePath, {
passingSchemas: passingSchemas
});
}
function BuildPattern(_stack, _context, schema, value) {
const regexp = CreateVariable(guard.IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern);
return Call(Member(regexp, "test"), [ value ]);
}
function CheckPattern(_stack, _context, schema, value) {
const regexp = guard.IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern;
return regexp.test(value);
}
function ErrorPattern(stack, context, schemaPath, instancePath, schema, value) {
return CheckPattern(stack, context, schema, value) || context.AddError("pattern", schemaPath, instancePath, {
pattern: schema.pattern
});
}
function BuildPatternProperties(stack, context, schema, value) {
return ReduceAnd(guard.Entries(schema.patternProperties).map(([pattern, schema]) => {
const [key, prop] = [ CreateUnique(), CreateUnique() ];
const regexp = CreateVariable(UnicodeRegExp(pattern));
const notKey = Not(Call(Member(regexp, "test"), [ key ]));
const isSchema = BuildSchemaPushStack(stack, context, schema, prop);
const addKey = context.AddKey(key);
const guarded = context.UseUnevaluated() ? Or(notKey, And(isSchema, addKey)) : Or(notKey, isSchema);
return Every(Entries(value), Constant(0), [ `[${key}, ${prop}]`, "_" ], guarded);
}));
}
function CheckPatternProperties(stack, context, schema, value) {
return guard.Every(guard.Entries(schema.patternProperties), 0, ([pattern, schema]) => {
const regexp = UnicodeRegExp(pattern);
return guard.Every(guard.Entries(value), 0, ([key, prop]) => !regexp.test(key) || CheckSchemaPushStack(stack, context, schema, prop) && context.AddKey(key));
});
}
function ErrorPatternProperties(stack, context, schemaPath, instancePath, schema, value) {
return guard.EveryAll(guard.Entries(schema.patternProperties), 0, ([pattern, schema]) => {
const nextSchemaPath = `${schemaPath}/patternProperties/${EncodeFragment(pattern)}`;
const regexp = UnicodeRegExp(pattern);
return guard.EveryAll(guard.Entries(value), 0, ([key, value]) => {
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const notKey = !regexp.test(key);
return notKey || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value) && context.AddKey(key);
});
});
}
function BuildPrefixItems(stack, context, schema, value) {
return ReduceAnd(schema.prefixItems.map((schema, index) => {
const isLength = IsLessEqualThan(Member(value, "length"), Constant(index));
const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
const addIndex = context.AddIndex(Constant(index));
const guarded = context.UseUnevaluated() ? And(isSchema, addIndex) : isSchema;
return Or(isLength, guarded);
}));
}
function CheckPrefixItems(stack, context, schema, value) {
return guard.IsEqual(value.length, 0) || guard.Every(schema.prefixItems, 0, (schema, index) => guard.IsLessEqualThan(value.length, index) || CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
}
function ErrorPrefixItems(stack, context, schemaPath, instancePath, schema, value) {
return guard.IsEqual(value.length, 0) || guard.EveryAll(schema.prefixItems, 0, (schema, index) => {
const nextSchemaPath = `${schemaPath}/prefixItems/${index}`;
const nextInstancePath = `${instancePath}/${index}`;
return guard.IsLessEqualThan(value.length, index) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index);
});
}
function IsExactOptional(required, key) {
return required.includes(key) || settings.w.Get().exactOptionalPropertyTypes;
}
function InexactOptionalBuild(value, key) {
return IsUndefined(Member(value, key));
}
function InexactOptionalCheck(value, key) {
return guard.IsUndefined(value[key]);
}
function BuildProperties(stack, context, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const everyKey = guard.Entries(schema.properties).map(([key, schema]) => {
const notKey = Not(HasPropertyKey(value, Constant(key)));
const isSchema = BuildSchemaPushStack(stack, context, schema, Member(value, key));
const addKey = context.AddKey(Constant(key));
const guarded = context.UseUnevaluated() ? And(isSchema, addKey) : isSchema;
const isProperty = required.includes(key) ? guarded : Or(notKey, guarded);
return IsExactOptional(required, key) ? isProperty : Or(InexactOptionalBuild(value, key), isProperty);
});
return ReduceAnd(everyKey);
}
function CheckProperties(stack, context, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const isProperties = guard.Every(guard.Entries(schema.properties), 0, ([key, schema]) => {
const isProperty = !guard.HasPropertyKey(value, key) || CheckSchemaPushStack(stack, context, schema, value[key]) && context.AddKey(key);
return IsExactOptional(required, key) ? isProperty : InexactOptionalCheck(value, key) || isProperty;
});
return isProperties;
}
function ErrorProperties(stack, context, schemaPath, instancePath, schema, value) {
const required = IsRequired(schema) ? schema.required : [];
const isProperties = guard.EveryAll(guard.Entries(schema.properties), 0, ([key, schema]) => {
const nextSchemaPath = `${schemaPath}/properties/${EncodeFragment(key)}`;
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const isProperty = () => !guard.HasPropertyKey(value, key) || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[key]) && context.AddKey(key);
return IsExactOptional(required, key) ? isProperty() : InexactOptionalCheck(value, key) || isProperty();
});
return isProperties;
}
function BuildPropertyNames(stack, context, schema, value) {
const [key, _index] = [ CreateUnique(), CreateUnique() ];
return Every(Keys(value), Constant(0), [ key, _index ], BuildSchema(stack, context, schema.propertyNames, key));
}
function CheckPropertyNames(stack, context, schema, value) {
return guard.Every(guard.Keys(value), 0, (key, _index) => CheckSchema(stack, context, schema.propertyNames, key));
}
function ErrorPropertyNames(stack, context, schemaPath, instancePath, schema, value) {
const propertyNames = [];
const isPropertyNames = guard.EveryAll(guard.Keys(value), 0, (key, _index) => {
const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
const nextSchemaPath = `${schemaPath}/propertyNames`;
const isPropertyName = ErrorSchema(stack, context, nextSchemaPath, nextInstancePath, schema.propertyNames, key);
if (!isPropertyName) propertyNames.push(key);
return isPropertyName;
});
return isPropertyNames || context.AddError("propertyNames", schemaPath, instancePath, {
propertyNames: propertyNames
});
}
function BuildRecursiveRef(stack, context, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return CreateFunction(nextStack, context, target, value);
}
function CheckRecursiveRef(stack, context, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return types_schema.Yi(target) && CheckSchema(nextStack, context, target, value);
}
function ErrorRecursiveRef(stack, context, schemaPath, instancePath, schema, value) {
const target = RecursiveRef(stack, schema) ?? false;
const nextStack = target ? {
...stack,
pendingResource: true
} : stack;
return types_schema.Yi(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value);
}
function BuildRefStandard(stack, context, target, value) {
const interior = ArrowFunction([ "context", "value" ], CreateFunction(stack, context, target, "value"));
const exterior = ArrowFunction([ "context", "value" ], Statements([ ConstDeclaration("nextContext", New("CheckContext", [])), ConstDeclaration("result", Call(interior, [ "nextContext", "value" ])), If("result", context.Merge("[nextContext]")), Return("result") ]));
return Call(exterior, [ "context", value ]);
}
function BuildRefFast(stack, context, target, value) {
return CreateFunction(stack, context, target, value);
}
function BuildRef(stack, context, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
return context.UseUnevaluated() ? BuildRefStandard(result.stack, context, target, value) : BuildRefFast(result.stack, context, target, value);
}
function CheckRef(stack, context, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
const nextContext = new CheckContext;
const valid = types_schema.Yi(target) && CheckSchema(result.stack, nextContext, target, value);
if (valid) context.Merge([ nextContext ]);
return valid;
}
function ErrorRef(stack, context, schemaPath, instancePath, schema, value) {
const result = Ref(stack, schema);
const target = result.schema ?? false;
const nextContext = new ErrorContext;
const valid = types_schema.Yi(target) && ErrorSchema(result.stack, nextContext, schemaPath, instancePath, target, value);
if (valid) context.Merge([ nextContext ]);
if (!valid) context.AddErrors(nextContext.GetErrors());
return valid;
}
function BuildRequired(_stack, _context, schema, value) {
return ReduceAnd(schema.required.map(key => HasPropertyKey(value, Constant(key))));
}
function CheckRequired(_stack, _context, schema, value) {
return guard.Every(schema.required, 0, key => guard.HasPropertyKey(value, key));
}
function ErrorRequired(_stack, context, schemaPath, instancePath, schema, value) {
const requiredProperties = [];
const isRequired = guard.EveryAll(schema.required, 0, key => {
const hasKey = guard.HasPropertyKey(value, key);
if (!hasKey) requiredProperties.push(key);
return hasKey;
});
return isRequired || context.AddError("required", schemaPath, instancePath, {
requiredProperties: requiredProperties
});
}
function BuildTypeName(_stack, _context, type, value) {
return guard.IsEqual(type, "object") ? IsObjectNotArray(value) : guard.IsEqual(type, "array") ? IsArray(value) : guard.IsEqual(type, "boolean") ? IsBoolean(value) : guard.IsEqual(type, "integer") ? IsInteger(value) : guard.IsEqual(type, "number") ? IsNumber(value) : guard.IsEqual(type, "null") ? IsNull(value) : guard.IsEqual(type, "string") ? IsString(value) : guard.IsEqual(type, "bigint") ? IsBigInt(value) : guard.IsEqual(type, "constructor") ? IsConstructor(value) : guard.IsEqual(type, "function") ? IsFunction(value) : guard.IsEqual(type, "symbol") ? IsSymbol(value) : guard.IsEqual(type, "undefined") ? IsUndefined(value) : guard.IsEqual(type, "void") ? IsUndefined(value) : Constant(true);
}
function CheckTypeName(_stack, _context, type, _schema, value) {
return guard.IsEqual(type, "object") ? guard.IsObjectNotArray(value) : guard.IsEqual(type, "array") ? guard.IsArray(value) : guard.IsEqual(type, "boolean") ? guard.IsBoolean(value) : guard.IsEqual(type, "integer") ? guard.IsInteger(value) : guard.IsEqual(type, "number") ? guard.IsNumber(value) : guard.IsEqual(type, "null") ? guard.IsNull(value) : guard.IsEqual(type, "string") ? guard.IsString(value) : guard.IsEqual(type, "bigint") ? guard.IsBigInt(value) : guard.IsEqual(type, "constructor") ? guard.IsConstructor(value) : guard.IsEqual(type, "function") ? guard.IsFunction(value) : guard.IsEqual(type, "symbol") ? guard.IsSymbol(value) : guard.IsEqual(type, "undefined") ? guard.IsUndefined(value) : guard.IsEqual(type, "void") ? guard.IsUndefined(value) : true;
}
function BuildTypeNames(stack, context, typenames, value) {
return ReduceOr(typenames.map(type => BuildTypeName(stack, context, type, value)));
}
function CheckTypeNames(stack, context, types, schema, value) {
return guard.Some(types, type => CheckTypeName(stack, context, type, schema, value));
}
function BuildType(stack, context, schema, value) {
return guard.IsArray(schema.type) ? BuildTypeNames(stack, context, schema.type, value) : BuildTypeName(stack, context, schema.type, value);
}
function CheckType(stack, context, schema, value) {
return guard.IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
}
function ErrorType(stack, context, schemaPath, instancePath, schema, value) {
const isType = guard.IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
return isType || context.AddError("type", schemaPath, instancePath, {
type: schema.type
});
}
function BuildUnevaluatedItems(stack, context, schema, value) {
const [index, item] = [ CreateUnique(), CreateUnique() ];
const indices = Call(Member("context", "GetIndices"), []);
const hasIndex = Call(Member("indices", "has"), [ index ]);
const isSchema = BuildSchema(stack, context, schema.unevaluatedItems, item);
const addIndex = Call(Member("context", "AddIndex"), [ index ]);
const isEvery = Every(value, Constant(0), [ item, index ], And(Or(hasIndex, isSchema), addIndex));
return Call(ArrowFunction([ "context" ], Statements([ ConstDeclaration("indices", indices), Return(isEvery) ])), [ "context" ]);
}
function CheckUnevaluatedItems(stack, context, schema, value) {
const indices = context.GetIndices();
return guard.Every(value, 0, (item, index) => (indices.has(index) || CheckSchema(stack, context, schema.unevaluatedItems, item)) && context.AddIndex(index));
}
function ErrorUnevaluatedItems(stack, context, schemaPath, instancePath, schema, value) {
const indices = context.GetIndices();
const unevaluatedItems = [];
const isUnevaluatedItems = guard.EveryAll(value, 0, (item, index) => {
const nextContext = new ErrorContext;
const isEvaluatedItem = (indices.has(index) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedItems, item)) && context.AddIndex(index);
if (!isEvaluatedItem) unevaluatedItems.push(index);
return isEvaluatedItem;
});
return isUnevaluatedItems || context.AddError("unevaluatedItems", schemaPath, instancePath, {
unevaluatedItems: unevaluatedItems
});
}
function BuildUnevaluatedProperties(stack, context, schema, value) {
const [key, prop] = [ CreateUnique(), CreateUnique() ];
const keys = Call(Member("context", "GetKeys"), []);
const hasKey = Call(Member("keys", "has"), [ key ]);
const addKey = Call(Member("context", "AddKey"), [ key ]);
const isSchema = BuildSchema(stack, context, schema.unevaluatedProperties, prop);
const isEvery = Every(Entries(value), Constant(0), [ `[${key}, ${prop}]`, "_" ], Or(hasKey, And(isSchema, addKey)));
return Call(ArrowFunction([ "context" ], Statements([ ConstDeclaration("keys", keys), Return(isEvery) ])), [ "context" ]);
}
function CheckUnevaluatedProperties(stack, context, schema, value) {
const keys = context.GetKeys();
return guard.Every(guard.Entries(value), 0, ([key, prop]) => keys.has(key) || CheckSchema(stack, context, schema.unevaluatedProperties, prop) && context.AddKey(key));
}
function ErrorUnevaluatedProperties(stack, context, schemaPath, instancePath, schema, value) {
const keys = context.GetKeys();
const unevaluatedProperties = [];
const isUnevaluatedProperties = guard.EveryAll(guard.Entries(value), 0, ([key, prop]) => {
const nextContext = new ErrorContext;
const isEvaluatedProperty = keys.has(key) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedProperties, prop) && context.AddKey(key);
if (!isEvaluatedProperty) unevaluatedProperties.push(key);
return isEvaluatedProperty;
});
return isUnevaluatedProperties || context.AddError("unevaluatedProperties", schemaPath, instancePath, {
unevaluatedProperties: unevaluatedProperties
});
}
var hashing = __webpack_require__(83755);
function uniqueItems_IsValid(schema) {
return !guard.IsEqual(schema.uniqueItems, false);
}
function BuildUniqueItems(_stack, _context, schema, value) {
if (!uniqueItems_IsValid(schema)) return Constant(true);
const set = Member(New("Set", [ Call(Member(value, "map"), [ Member("Hashing", "Hash") ]) ]), "size");
const isLength = Member(value, "length");
return IsEqual(set, isLength);
}
function CheckUniqueItems(_stack, _context, schema, value) {
if (!uniqueItems_IsValid(schema)) return true;
const set = new Set(value.map(hashing.X.Hash)).size;
const isLength = value.length;
return guard.IsEqual(set, isLength);
}
function ErrorUniqueItems(_stack, context, schemaPath, instancePath, schema, value) {
if (!uniqueItems_IsValid(schema)) return true;
const set = new Set;
const duplicateItems = value.reduce((result, value, index) => {
const hash = hashing.X.Hash(value);
if (set.has(hash)) return [ ...result, index ];
set.add(hash);
return result;
}, []);
const isUniqueItems = guard.IsEqual(duplicateItems.length, 0);
return isUniqueItems || context.AddError("uniqueItems", schemaPath, instancePath, {
duplicateItems: duplicateItems
});
}
function HasTypeName(schema, typename) {
return IsType(schema) && (guard.IsArray(schema.type) && guard.IsGreaterThan(schema.type.length, 0) && guard.Every(schema.type, 0, type => guard.IsEqual(type, typename)) || guard.IsEqual(schema.type, typename));
}
function HasObjectType(schema) {
return HasTypeName(schema, "object");
}
function HasObjectKeywords(schema) {
return types_schema.VW(schema) && (additionalProperties.x(schema) || IsDependencies(schema) || IsDependentRequired(schema) || IsDependentSchemas(schema) || IsProperties(schema) || IsPatternProperties(schema) || IsPropertyNames(schema) || minProperties.C(schema) || IsMaxProperties(schema) || IsRequired(schema) || IsUnevaluatedProperties(schema));
}
function HasArrayType(schema) {
return HasTypeName(schema, "array");
}
function HasArrayKeywords(schema) {
return types_schema.VW(schema) && (IsAdditionalItems(schema) || IsItems(schema) || IsContains(schema) || IsMaxContains(schema) || maxItems.R(schema) || IsMinContains(schema) || minItems.X(schema) || IsPrefixItems(schema) || IsUnevaluatedItems(schema) || uniqueItems.G(schema));
}
function HasStringType(schema) {
return HasTypeName(schema, "string");
}
function HasStringKeywords(schema) {
return types_schema.VW(schema) && (minLength.X(schema) || maxLength_IsMaxLength(schema) || format.Q(schema) || pattern.d(schema));
}
function HasNumberType(schema) {
return HasTypeName(schema, "number") || HasTypeName(schema, "bigint");
}
function HasNumberKeywords(schema) {
return types_schema.VW(schema) && (minimum.H(schema) || IsMaximum(schema) || IsExclusiveMaximum(schema) || exclusiveMinimum.l(schema) || IsMultipleOf(schema));
}
function BuildSchemaPushStack(stack, context, schema, value) {
return context.UseUnevaluated() ? And(And(context.Push(), BuildSchema(stack, context, schema, value)), context.Pop()) : BuildSchema(stack, context, schema, value);
}
function BuildSchema(stack, context, schema, value) {
const current = NextStack(stack, schema);
const conditions = [];
if (types_schema.ky(schema)) return BuildSchemaBoolean(current, context, schema, value);
if (IsType(schema)) conditions.push(BuildType(current, context, schema, value));
if (HasObjectKeywords(schema)) {
const constraints = [];
if (IsRequired(schema)) constraints.push(BuildRequired(current, context, schema, value));
if (additionalProperties.x(schema)) constraints.push(BuildAdditionalProperties(current, context, schema, value));
if (IsDependencies(schema)) constraints.push(BuildDependencies(current, context, schema, value));
if (IsDependentRequired(schema)) constraints.push(BuildDependentRequired(current, context, schema, value));
if (IsDependentSchemas(schema)) constraints.push(BuildDependentSchemas(current, context, schema, value));
if (IsPatternProperties(schema)) constraints.push(BuildPatternProperties(current, context, schema, value));
if (IsProperties(schema)) constraints.push(BuildProperties(current, context, schema, value));
if (IsPropertyNames(schema)) constraints.push(BuildPropertyNames(current, context, schema, value));
if (minProperties.C(schema)) constraints.push(BuildMinProperties(current, context, schema, value));
if (IsMaxProperties(schema)) constraints.push(BuildMaxProperties(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(IsObjectNotArray(value)), reduced);
conditions.push(HasObjectType(schema) ? reduced : guarded);
}
if (HasArrayKeywords(schema)) {
const constraints = [];
if (IsAdditionalItems(schema)) constraints.push(BuildAdditionalItems(current, context, schema, value));
if (IsContains(schema)) constraints.push(BuildContains(current, context, schema, value));
if (IsItems(schema)) constraints.push(BuildItems(current, context, schema, value));
if (IsMinContains(schema)) constraints.push(BuildMinContains(current, context, schema, value));
if (IsMaxContains(schema)) constraints.push(BuildMaxContains(current, context, schema, value));
if (minItems.X(schema)) constraints.push(BuildMinItems(current, context, schema, value));
if (maxItems.R(schema)) constraints.push(BuildMaxItems(current, context, schema, value));
if (IsPrefixItems(schema)) constraints.push(BuildPrefixItems(current, context, schema, value));
if (uniqueItems.G(schema)) constraints.push(BuildUniqueItems(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(IsArray(value)), reduced);
conditions.push(HasArrayType(schema) ? reduced : guarded);
}
if (HasStringKeywords(schema)) {
const constraints = [];
if (minLength.X(schema)) constraints.push(BuildMinLength(current, context, schema, value));
if (maxLength_IsMaxLength(schema)) constraints.push(BuildMaxLength(current, context, schema, value));
if (format.Q(schema)) constraints.push(BuildFormat(current, context, schema, value));
if (pattern.d(schema)) constraints.push(BuildPattern(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(IsString(value)), reduced);
conditions.push(HasStringType(schema) ? reduced : guarded);
}
if (HasNumberKeywords(schema)) {
const constraints = [];
if (exclusiveMinimum.l(schema)) constraints.push(BuildExclusiveMinimum(current, context, schema, value));
if (IsExclusiveMaximum(schema)) constraints.push(BuildExclusiveMaximum(current, context, schema, value));
if (minimum.H(schema)) constraints.push(BuildMinimum(current, context, schema, value));
if (IsMaximum(schema)) constraints.push(BuildMaximum(current, context, schema, value));
if (IsMultipleOf(schema)) constraints.push(BuildMultipleOf(current, context, schema, value));
const reduced = ReduceAnd(constraints);
const guarded = Or(Not(Or(IsNumber(value), IsBigInt(value))), reduced);
conditions.push(HasNumberType(schema) ? reduced : guarded);
}
if (IsRef(schema)) conditions.push(BuildRef(current, context, schema, value));
if (IsRecursiveRef(schema)) conditions.push(BuildRecursiveRef(current, context, schema, value));
if (IsDynamicRef(schema)) conditions.push(BuildDynamicRef(current, context, schema, value));
if (IsConst(schema)) conditions.push(BuildConst(current, context, schema, value));
if (IsEnum(schema)) conditions.push(BuildEnum(current, context, schema, value));
if (IsIf(schema)) conditions.push(BuildIf(current, context, schema, value));
if (IsNot(schema)) conditions.push(BuildNot(current, context, schema, value));
if (IsAllOf(schema)) conditions.push(BuildAllOf(current, context, schema, value));
if (IsAnyOf(schema)) conditions.push(BuildAnyOf(current, context, schema, value));
if (IsOneOf(schema)) conditions.push(BuildOneOf(current, context, schema, value));
if (IsUnevaluatedItems(schema)) conditions.push(Or(Not(IsArray(value)), BuildUnevaluatedItems(current, context, schema, value)));
if (IsUnevaluatedProperties(schema)) conditions.push(Or(Not(IsObject(value)), BuildUnevaluatedProperties(current, context, schema, value)));
if (IsRefine(schema)) conditions.push(BuildRefine(current, context, schema, value));
const result = ReduceAnd(conditions);
return result;
}
function CheckSchemaPushStack(stack, context, schema, value) {
return context.Push() && CheckSchema(stack, context, schema, value) && context.Pop();
}
function CheckSchema(stack, context, schema, value) {
const current = NextStack(stack, schema);
const result = types_schema.ky(schema) ? CheckSchemaBoolean(current, context, schema, value) : (!IsType(schema) || CheckType(current, context, schema, value)) && (!(guard.IsObject(value) && !guard.IsArray(value)) || (!IsRequired(schema) || CheckRequired(current, context, schema, value)) && (!additionalProperties.x(schema) || CheckAdditionalProperties(current, context, schema, value)) && (!IsDependencies(schema) || CheckDependencies(current, context, schema, value)) && (!IsDependentRequired(schema) || CheckDependentRequired(current, context, schema, value)) && (!IsDependentSchemas(schema) || CheckDependentSchemas(current, context, schema, value)) && (!IsPatternProperties(schema) || CheckPatternProperties(current, context, schema, value)) && (!IsProperties(schema) || CheckProperties(current, context, schema, value)) && (!IsPropertyNames(schema) || CheckPropertyNames(current, context, schema, value)) && (!minProperties.C(schema) || CheckMinProperties(current, context, schema, value)) && (!IsMaxProperties(schema) || CheckMaxProperties(current, context, schema, value))) && (!guard.IsArray(value) || (!IsAdditionalItems(schema) || CheckAdditionalItems(current, context, schema, value)) && (!IsContains(schema) || CheckContains(current, context, schema, value)) && (!IsItems(schema) || CheckItems(current, context, schema, value)) && (!IsMinContains(schema) || CheckMinContains(current, context, schema, value)) && (!IsMaxContains(schema) || CheckMaxContains(current, context, schema, value)) && (!minItems.X(schema) || CheckMinItems(current, context, schema, value)) && (!maxItems.R(schema) || CheckMaxItems(current, context, schema, value)) && (!IsPrefixItems(schema) || CheckPrefixItems(current, context, schema, value)) && (!uniqueItems.G(schema) || CheckUniqueItems(current, context, schema, value))) && (!guard.IsString(value) || (!minLength.X(schema) || CheckMinLength(current, context, schema, value)) && (!maxLength_IsMaxLength(schema) || CheckMaxLength(current, context, schema, value)) && (!format.Q(schema) || CheckFormat(current, context, schema, value)) && (!pattern.d(schema) || CheckPattern(current, context, schema, value))) && (!(guard.IsNumber(value) || guard.IsBigInt(value)) || (!exclusiveMinimum.l(schema) || CheckExclusiveMinimum(current, context, schema, value)) && (!IsExclusiveMaximum(schema) || CheckExclusiveMaximum(current, context, schema, value)) && (!minimum.H(schema) || CheckMinimum(current, context, schema, value)) && (!IsMaximum(schema) || CheckMaximum(current, context, schema, value)) && (!IsMultipleOf(schema) || CheckMultipleOf(current, context, schema, value))) && (!IsRef(schema) || CheckRef(current, context, schema, value)) && (!IsRecursiveRef(schema) || CheckRecursiveRef(current, context, schema, value)) && (!IsDynamicRef(schema) || CheckDynamicRef(current, context, schema, value)) && (!IsConst(schema) || CheckConst(current, context, schema, value)) && (!IsEnum(schema) || CheckEnum(current, context, schema, value)) && (!IsIf(schema) || CheckIf(current, context, schema, value)) && (!IsNot(schema) || CheckNot(current, context, schema, value)) && (!IsAllOf(schema) || CheckAllOf(current, context, schema, value)) && (!IsAnyOf(schema) || CheckAnyOf(current, context, schema, value)) && (!IsOneOf(schema) || CheckOneOf(current, context, schema, value)) && (!IsUnevaluatedItems(schema) || (!guard.IsArray(value) || CheckUnevaluatedItems(current, context, schema, value))) && (!IsUnevaluatedProperties(schema) || (!guard.IsObject(value) || CheckUnevaluatedProperties(current, context, schema, value))) && (!IsRefine(schema) || CheckRefine(current, context, schema, value));
return result;
}
function ErrorSchemaPushStack(stack, context, schemaPath, instancePath, schema, value) {
return context.Push() && ErrorSchema(stack, context, schemaPath, instancePath, schema, value) && context.Pop();
}
function ErrorSchema(stack, context, schemaPath, instancePath, schema, value) {
if (context.AtCapacity()) return false;
const current = NextStack(stack, schema);
const result = types_schema.ky(schema) ? ErrorSchemaBoolean(current, context, schemaPath, instancePath, schema, value) : !!(+(!IsType(schema) || ErrorType(current, context, schemaPath, instancePath, schema, value)) & +(!(guard.IsObject(value) && !guard.IsArray(value)) || !!(+(!IsRequired(schema) || ErrorRequired(current, context, schemaPath, instancePath, schema, value)) & +(!additionalProperties.x(schema) || ErrorAdditionalProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependencies(schema) || ErrorDependencies(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentRequired(schema) || ErrorDependentRequired(current, context, schemaPath, instancePath, schema, value)) & +(!IsDependentSchemas(schema) || ErrorDependentSchemas(current, context, schemaPath, instancePath, schema, value)) & +(!IsPatternProperties(schema) || ErrorPatternProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsProperties(schema) || ErrorProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsPropertyNames(schema) || ErrorPropertyNames(current, context, schemaPath, instancePath, schema, value)) & +(!minProperties.C(schema) || ErrorMinProperties(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxProperties(schema) || ErrorMaxProperties(current, context, schemaPath, instancePath, schema, value)))) & +(!guard.IsArray(value) || !!(+(!IsAdditionalItems(schema) || ErrorAdditionalItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsContains(schema) || ErrorContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsItems(schema) || ErrorItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsMinContains(schema) || ErrorMinContains(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaxContains(schema) || ErrorMaxContains(current, context, schemaPath, instancePath, schema, value)) & +(!minItems.X(schema) || ErrorMinItems(current, context, schemaPath, instancePath, schema, value)) & +(!maxItems.R(schema) || ErrorMaxItems(current, context, schemaPath, instancePath, schema, value)) & +(!IsPrefixItems(schema) || ErrorPrefixItems(current, context, schemaPath, instancePath, schema, value)) & +(!uniqueItems.G(schema) || ErrorUniqueItems(current, context, schemaPath, instancePath, schema, value)))) & +(!guard.IsString(value) || !!(+(!minLength.X(schema) || ErrorMinLength(current, context, schemaPath, instancePath, schema, value)) & +(!maxLength_IsMaxLength(schema) || ErrorMaxLength(current, context, schemaPath, instancePath, schema, value)) & +(!format.Q(schema) || ErrorFormat(current, context, schemaPath, instancePath, schema, value)) & +(!pattern.d(schema) || ErrorPattern(current, context, schemaPath, instancePath, schema, value)))) & +(!(guard.IsNumber(value) || guard.IsBigInt(value)) || !!(+(!exclusiveMinimum.l(schema) || ErrorExclusiveMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsExclusiveMaximum(schema) || ErrorExclusiveMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!minimum.H(schema) || ErrorMinimum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMaximum(schema) || ErrorMaximum(current, context, schemaPath, instancePath, schema, value)) & +(!IsMultipleOf(schema) || ErrorMultipleOf(current, context, schemaPath, instancePath, schema, value)))) & +(!IsRef(schema) || ErrorRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsRecursiveRef(schema) || ErrorRecursiveRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsDynamicRef(schema) || ErrorDynamicRef(current, context, schemaPath, instancePath, schema, value)) & +(!IsConst(schema) || ErrorConst(current, context, schemaPath, instancePath, schema, value)) & +(!IsEnum(schema) || ErrorEnum(current, context, schemaPath, instancePath, schema, value)) & +(!IsIf(schema) || ErrorIf(current, context, schemaPath, instancePath, schema, value)) & +(!IsNot(schema) || ErrorNot(current, context, schemaPath, instancePath, schema, value)) & +(!IsAllOf(schema) || ErrorAllOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsAnyOf(schema) || ErrorAnyOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsOneOf(schema) || ErrorOneOf(current, context, schemaPath, instancePath, schema, value)) & +(!IsUnevaluatedItems(schema) || (!guard.IsArray(value) || ErrorUnevaluatedItems(current, context, schemaPath, instancePath, schema, value))) & +(!IsUnevaluatedProperties(schema) || (!guard.IsObject(value) || ErrorUnevaluatedProperties(current, context, schemaPath, instancePath, schema, value)))) && (!IsRefine(schema) || ErrorRefine(current, context, schemaPath, instancePath, schema, value));
return result;
}
const _functions_index = [ 0 ];
const names = new Map;
const funcs = new Map;
function NextName() {
return `${_functions_index[0]++}`;
}
function CreateName(schema, href) {
if (!names.has(schema)) names.set(schema, new Map);
const hrefs = names.get(schema);
if (hrefs.has(href)) return hrefs.get(href);
const name = NextName();
hrefs.set(href, name);
return name;
}
function CreateCallExpression(context, _schema, name, value) {
return context.UseUnevaluated() ? Call(`check_${name}`, [ "context", value ]) : Call(`check_${name}`, [ value ]);
}
function CreateFunctionExpression(stack, context, schema, name) {
const expression = BuildSchema(stack, context, schema, "value");
return context.UseUnevaluated() ? ConstDeclaration(`check_${name}`, ArrowFunction([ "context", "value" ], expression)) : ConstDeclaration(`check_${name}`, ArrowFunction([ "value" ], expression));
}
function ResetFunctions() {
_functions_index[0] = 0;
names.clear();
funcs.clear();
}
function GetFunctions() {
return [ ...funcs.values() ];
}
function CreateFunction(stack, context, schema, value) {
const name = CreateName(schema, stack.lexicalBase);
const call = CreateCallExpression(context, schema, name, value);
if (funcs.has(name)) return call;
funcs.set(name, "");
funcs.set(name, CreateFunctionExpression(stack, context, schema, name));
return call;
}
var system = __webpack_require__(89168);
function UnresolvableRef(ref) {
throw Error(`UnresolvableRef '${ref}'`);
}
function HashKey(schema) {
return `x-${Hashing.Hash(schema)}`;
}
function FromAdditionalItems(context, schema) {
return FromSchema(context, schema.additionalItems);
}
function FromAdditionalProperties(context, schema) {
return FromSchema(context, schema.additionalProperties);
}
function FromAllOf(context, schema) {
return schema.allOf.map(inner => FromSchema(context, inner));
}
function FromAnyOf(context, schema) {
return schema.anyOf.map(inner => FromSchema(context, inner));
}
function FromContains(context, schema) {
return FromSchema(context, schema.contains);
}
function FromDependentSchemas(context, schema) {
return Guard.Keys(schema.dependentSchemas).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.dependentSchemas[key])
}), {});
}
function FromElse(context, schema) {
return FromSchema(context, schema.else);
}
function FromIf(context, schema) {
return FromSchema(context, schema.if);
}
function FromItems(context, schema) {
return Schema.IsItemsSized(schema) ? FromItemsSized(context, schema) : FromItemsUnsized(context, schema);
}
function FromItemsSized(context, schema) {
return schema.items.map(inner => FromSchema(context, inner));
}
function FromItemsUnsized(context, schema) {
return FromSchema(context, schema.items);
}
function FromNot(context, schema) {
return FromSchema(context, schema.not);
}
function FromOneOf(context, schema) {
return schema.oneOf.map(inner => FromSchema(context, inner));
}
function FromPatternProperties(context, schema) {
return Guard.Keys(schema.patternProperties).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.patternProperties[key])
}), {});
}
function FromPrefixItems(context, schema) {
return schema.prefixItems.map(inner => FromSchema(context, inner));
}
function FromProperties(context, schema) {
return Guard.Keys(schema.properties).reduce((result, key) => ({
...result,
[key]: FromSchema(context, schema.properties[key])
}), {});
}
function FromPropertyNames(context, schema) {
return FromSchema(context, schema.propertyNames);
}
function ResolveRef(stack, ref) {
const result = Resolve.Ref(stack, {
$ref: ref
});
return {
schema: result.schema ?? UnresolvableRef(ref),
stack: result.stack
};
}
function ResolveDynamicRef(stack, schema) {
return Resolve.DynamicRef(stack, schema) ?? UnresolvableRef(schema.$dynamicRef);
}
function ResolveRecursiveRef(stack, schema) {
return Resolve.RecursiveRef(stack, schema) ?? UnresolvableRef(schema.$recursiveRef);
}
function FromResolvedRef(context, target, nextStack) {
const nextContext = {
...context,
stack: nextStack
};
const resolving = context.resolving.get(target);
if (Guard.IsUndefined(resolving)) return FromSchema(nextContext, target);
resolving.used = true;
return {
$ref: `#/$defs/${resolving.key}`
};
}
function FromRef(context, schema) {
const {schema: target, stack: stack} = ResolveRef(context.stack, schema.$ref);
return FromResolvedRef(context, target, stack);
}
function FromDynamicRef(context, schema) {
const target = ResolveDynamicRef(context.stack, schema);
return FromResolvedRef(context, target, {
...context.stack,
pendingResource: true
});
}
function FromRecursiveRef(context, schema) {
const target = ResolveRecursiveRef(context.stack, schema);
return FromResolvedRef(context, target, {
...context.stack,
pendingResource: true
});
}
function FromThen(context, schema) {
return FromSchema(context, schema.then);
}
function FromUnevaluatedItems(context, schema) {
return FromSchema(context, schema.unevaluatedItems);
}
function FromUnevaluatedProperties(context, schema) {
return FromSchema(context, schema.unevaluatedProperties);
}
function FromSchemaObject(context, schema) {
if (Schema.IsRef(schema)) return FromRef(context, schema);
if (Schema.IsDynamicRef(schema)) return FromDynamicRef(context, schema);
if (Schema.IsRecursiveRef(schema)) return FromRecursiveRef(context, schema);
const existing = resolved.get(schema);
if (!Guard.IsUndefined(existing)) return existing;
const reservation = {
key: `x-ref-${context.resolving.size}`,
used: false
};
context.resolving.set(schema, reservation);
const remapped = {
...Schema.IsRefine(schema) ? {
["~refine"]: schema["~refine"]
} : {},
...Schema.IsAdditionalItems(schema) ? {
additionalItems: FromAdditionalItems(context, schema)
} : {},
...Schema.IsAdditionalProperties(schema) ? {
additionalProperties: FromAdditionalProperties(context, schema)
} : {},
...Schema.IsAllOf(schema) ? {
allOf: FromAllOf(context, schema)
} : {},
...Schema.IsAnyOf(schema) ? {
anyOf: FromAnyOf(context, schema)
} : {},
...Schema.IsContains(schema) ? {
contains: FromContains(context, schema)
} : {},
...Schema.IsDependentSchemas(schema) ? {
dependentSchemas: FromDependentSchemas(context, schema)
} : {},
...Schema.IsElse(schema) ? {
else: FromElse(context, schema)
} : {},
...Schema.IsIf(schema) ? {
if: FromIf(context, schema)
} : {},
...Schema.IsItems(schema) ? {
items: FromItems(context, schema)
} : {},
...Schema.IsNot(schema) ? {
not: FromNot(context, schema)
} : {},
...Schema.IsOneOf(schema) ? {
oneOf: FromOneOf(context, schema)
} : {},
...Schema.IsPatternProperties(schema) ? {
patternProperties: FromPatternProperties(context, schema)
} : {},
...Schema.IsPrefixItems(schema) ? {
prefixItems: FromPrefixItems(context, schema)
} : {},
...Schema.IsProperties(schema) ? {
properties: FromProperties(context, schema)
} : {},
...Schema.IsPropertyNames(schema) ? {
propertyNames: FromPropertyNames(context, schema)
} : {},
...Schema.IsThen(schema) ? {
then: FromThen(context, schema)
} : {},
...Schema.IsUnevaluatedItems(schema) ? {
unevaluatedItems: FromUnevaluatedItems(context, schema)
} : {},
...Schema.IsUnevaluatedProperties(schema) ? {
unevaluatedProperties: FromUnevaluatedProperties(context, schema)
} : {}
};
context.resolving.delete(schema);
const interned = Memory.Discard(Memory.Assign(schema, remapped), [ "$id", "$defs", "$anchor", "$dynamicAnchor", "$recursionAnchor" ]);
const key = reservation.used ? reservation.key : HashKey(interned);
registry.set(key, interned);
const result = {
$ref: `#/$defs/${key}`
};
resolved.set(schema, result);
return result;
}
function FromSchemaBoolean(_context, schema) {
const key = HashKey(schema);
registry.set(key, schema);
const result = {
$ref: `#/$defs/${key}`
};
resolved.set(schema, result);
return result;
}
function FromSchema(context, schema) {
const next = {
...context,
stack: Stack.NextStack(context.stack, schema)
};
return Schema.IsSchemaBoolean(schema) ? FromSchemaBoolean(next, schema) : FromSchemaObject(next, schema);
}
function BooleanEntry(schema) {
const key = HashKey(schema);
return {
$ref: `#/$defs/${key}`,
$defs: {
[key]: schema
}
};
}
const registry = new Map;
const resolved = new Map;
function Intern(...args) {
const [context, schema] = Arguments.Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
registry.clear();
resolved.clear();
if (Schema.IsSchemaBoolean(schema)) return BooleanEntry(schema);
const defs = Schema.IsDefs(schema) ? schema.$defs : {};
const rootStack = Stack.Stack({
...context,
...defs
}, schema);
const {schema: entry, stack: stack} = Schema.IsRef(schema) ? ResolveRef(Stack.NextStack(rootStack, schema), schema.$ref) : {
schema: schema,
stack: rootStack
};
if (Schema.IsSchemaBoolean(entry)) return BooleanEntry(entry);
const ref_context = {
stack: stack,
resolving: new Map
};
const result = FromSchema(ref_context, entry);
return {
$ref: result.$ref,
$defs: Object.fromEntries(registry)
};
}
const Draft_2020_12 = {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/schema",
$vocabulary: {
"https://json-schema.org/draft/2020-12/vocab/core": true,
"https://json-schema.org/draft/2020-12/vocab/applicator": true,
"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
"https://json-schema.org/draft/2020-12/vocab/validation": true,
"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
"https://json-schema.org/draft/2020-12/vocab/content": true
},
$dynamicAnchor: "meta",
title: "Core and Validation specifications meta-schema",
allOf: [ {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/core",
$dynamicAnchor: "meta",
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
$ref: "#/$defs/uriReferenceString",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
$ref: "#/$defs/uriString"
},
$ref: {
$ref: "#/$defs/uriReferenceString"
},
$anchor: {
$ref: "#/$defs/anchorString"
},
$dynamicRef: {
$ref: "#/$defs/uriReferenceString"
},
$dynamicAnchor: {
$ref: "#/$defs/anchorString"
},
$vocabulary: {
type: "object",
propertyNames: {
$ref: "#/$defs/uriString"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
}
}
},
$defs: {
anchorString: {
type: "string",
pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
},
uriString: {
type: "string",
format: "uri"
},
uriReferenceString: {
type: "string",
format: "uri-reference"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/applicator",
$dynamicAnchor: "meta",
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
prefixItems: {
$ref: "#/$defs/schemaArray"
},
items: {
$dynamicRef: "#meta"
},
contains: {
$dynamicRef: "#meta"
},
additionalProperties: {
$dynamicRef: "#meta"
},
properties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
default: {}
},
propertyNames: {
$dynamicRef: "#meta"
},
if: {
$dynamicRef: "#meta"
},
then: {
$dynamicRef: "#meta"
},
else: {
$dynamicRef: "#meta"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$dynamicRef: "#meta"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$dynamicRef: "#meta"
}
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
$dynamicAnchor: "meta",
title: "Unevaluated applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
unevaluatedItems: {
$dynamicRef: "#meta"
},
unevaluatedProperties: {
$dynamicRef: "#meta"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/validation",
$dynamicAnchor: "meta",
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
const: true,
enum: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/meta-data",
$dynamicAnchor: "meta",
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
$dynamicAnchor: "meta",
title: "Format vocabulary meta-schema for annotation results",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
}, {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: "https://json-schema.org/draft/2020-12/meta/content",
$dynamicAnchor: "meta",
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentEncoding: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentSchema: {
$dynamicRef: "#meta"
}
}
} ],
type: [ "object", "boolean" ],
$comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
properties: {
definitions: {
$comment: '"definitions" has been replaced by "$defs".',
type: "object",
additionalProperties: {
$dynamicRef: "#meta"
},
deprecated: true,
default: {}
},
dependencies: {
$comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
type: "object",
additionalProperties: {
anyOf: [ {
$dynamicRef: "#meta"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
},
deprecated: true,
default: {}
},
$recursiveAnchor: {
$comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
$ref: "meta/core#/$defs/anchorString",
deprecated: true
},
$recursiveRef: {
$comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
$ref: "meta/core#/$defs/uriReferenceString",
deprecated: true
}
}
};
const Draft_2019_09 = {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/schema",
$vocabulary: {
"https://json-schema.org/draft/2019-09/vocab/core": true,
"https://json-schema.org/draft/2019-09/vocab/applicator": true,
"https://json-schema.org/draft/2019-09/vocab/validation": true,
"https://json-schema.org/draft/2019-09/vocab/meta-data": true,
"https://json-schema.org/draft/2019-09/vocab/format": false,
"https://json-schema.org/draft/2019-09/vocab/content": true
},
$recursiveAnchor: true,
title: "Core and Validation specifications meta-schema",
allOf: [ {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/core",
$recursiveAnchor: true,
title: "Core vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference",
$comment: "Non-empty fragments not allowed.",
pattern: "^[^#]*#?$"
},
$schema: {
type: "string",
format: "uri"
},
$anchor: {
type: "string",
pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
},
$ref: {
type: "string",
format: "uri-reference"
},
$recursiveRef: {
type: "string",
format: "uri-reference"
},
$recursiveAnchor: {
type: "boolean",
default: false
},
$vocabulary: {
type: "object",
propertyNames: {
type: "string",
format: "uri"
},
additionalProperties: {
type: "boolean"
}
},
$comment: {
type: "string"
},
$defs: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/applicator",
$recursiveAnchor: true,
title: "Applicator vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
additionalItems: {
$recursiveRef: "#"
},
unevaluatedItems: {
$recursiveRef: "#"
},
items: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "#/$defs/schemaArray"
} ]
},
contains: {
$recursiveRef: "#"
},
additionalProperties: {
$recursiveRef: "#"
},
unevaluatedProperties: {
$recursiveRef: "#"
},
properties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependentSchemas: {
type: "object",
additionalProperties: {
$recursiveRef: "#"
}
},
propertyNames: {
$recursiveRef: "#"
},
if: {
$recursiveRef: "#"
},
then: {
$recursiveRef: "#"
},
else: {
$recursiveRef: "#"
},
allOf: {
$ref: "#/$defs/schemaArray"
},
anyOf: {
$ref: "#/$defs/schemaArray"
},
oneOf: {
$ref: "#/$defs/schemaArray"
},
not: {
$recursiveRef: "#"
}
},
$defs: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$recursiveRef: "#"
}
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/validation",
$recursiveAnchor: true,
title: "Validation vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/$defs/nonNegativeInteger"
},
minLength: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
maxItems: {
$ref: "#/$defs/nonNegativeInteger"
},
minItems: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxContains: {
$ref: "#/$defs/nonNegativeInteger"
},
minContains: {
$ref: "#/$defs/nonNegativeInteger",
default: 1
},
maxProperties: {
$ref: "#/$defs/nonNegativeInteger"
},
minProperties: {
$ref: "#/$defs/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/$defs/stringArray"
},
dependentRequired: {
type: "object",
additionalProperties: {
$ref: "#/$defs/stringArray"
}
},
const: true,
enum: {
type: "array",
items: true
},
type: {
anyOf: [ {
$ref: "#/$defs/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/$defs/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
}
},
$defs: {
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
$ref: "#/$defs/nonNegativeInteger",
default: 0
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/meta-data",
$recursiveAnchor: true,
title: "Meta-data vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
deprecated: {
type: "boolean",
default: false
},
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/format",
$recursiveAnchor: true,
title: "Format vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
format: {
type: "string"
}
}
}, {
$schema: "https://json-schema.org/draft/2019-09/schema",
$id: "https://json-schema.org/draft/2019-09/meta/content",
$recursiveAnchor: true,
title: "Content vocabulary meta-schema",
type: [ "object", "boolean" ],
properties: {
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
contentSchema: {
$recursiveRef: "#"
}
}
} ],
type: [ "object", "boolean" ],
properties: {
definitions: {
$comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
type: "object",
additionalProperties: {
$recursiveRef: "#"
},
default: {}
},
dependencies: {
$comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
type: "object",
additionalProperties: {
anyOf: [ {
$recursiveRef: "#"
}, {
$ref: "meta/validation#/$defs/stringArray"
} ]
}
}
}
};
const Draft_7 = {
$schema: "http://json-schema.org/draft-07/schema#",
$id: "http://json-schema.org/draft-07/schema#",
title: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/nonNegativeInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
},
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference"
},
$schema: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri-reference"
},
$comment: {
type: "string"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: true,
readOnly: {
type: "boolean",
default: false
},
writeOnly: {
type: "boolean",
default: false
},
examples: {
type: "array",
items: true
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/definitions/nonNegativeInteger"
},
minLength: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
$ref: "#"
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: true
},
maxItems: {
$ref: "#/definitions/nonNegativeInteger"
},
minItems: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
contains: {
$ref: "#"
},
maxProperties: {
$ref: "#/definitions/nonNegativeInteger"
},
minProperties: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
$ref: "#"
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
propertyNames: {
$ref: "#"
},
const: true,
enum: {
type: "array",
items: true,
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
contentMediaType: {
type: "string"
},
contentEncoding: {
type: "string"
},
if: {
$ref: "#"
},
then: {
$ref: "#"
},
else: {
$ref: "#"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
default: true
};
const Draft_6 = {
$schema: "http://json-schema.org/draft-06/schema#",
$id: "http://json-schema.org/draft-06/schema#",
title: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
nonNegativeInteger: {
type: "integer",
minimum: 0
},
nonNegativeIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/nonNegativeInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
uniqueItems: true,
default: []
}
},
type: [ "object", "boolean" ],
properties: {
$id: {
type: "string",
format: "uri-reference"
},
$schema: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri-reference"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: {},
examples: {
type: "array",
items: {}
},
multipleOf: {
type: "number",
exclusiveMinimum: 0
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "number"
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "number"
},
maxLength: {
$ref: "#/definitions/nonNegativeInteger"
},
minLength: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
$ref: "#"
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: {}
},
maxItems: {
$ref: "#/definitions/nonNegativeInteger"
},
minItems: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
contains: {
$ref: "#"
},
maxProperties: {
$ref: "#/definitions/nonNegativeInteger"
},
minProperties: {
$ref: "#/definitions/nonNegativeIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
$ref: "#"
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
propertyNames: {
format: "regex"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
propertyNames: {
$ref: "#"
},
const: {},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
default: {}
};
const Draft_4 = {
id: "http://json-schema.org/draft-04/schema#",
$schema: "http://json-schema.org/draft-04/schema#",
description: "Core schema meta-schema",
definitions: {
schemaArray: {
type: "array",
minItems: 1,
items: {
$ref: "#"
}
},
positiveInteger: {
type: "integer",
minimum: 0
},
positiveIntegerDefault0: {
allOf: [ {
$ref: "#/definitions/positiveInteger"
}, {
default: 0
} ]
},
simpleTypes: {
enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
},
stringArray: {
type: "array",
items: {
type: "string"
},
minItems: 1,
uniqueItems: true
}
},
type: "object",
properties: {
id: {
type: "string"
},
$schema: {
type: "string"
},
title: {
type: "string"
},
description: {
type: "string"
},
default: {},
multipleOf: {
type: "number",
minimum: 0,
exclusiveMinimum: true
},
maximum: {
type: "number"
},
exclusiveMaximum: {
type: "boolean",
default: false
},
minimum: {
type: "number"
},
exclusiveMinimum: {
type: "boolean",
default: false
},
maxLength: {
$ref: "#/definitions/positiveInteger"
},
minLength: {
$ref: "#/definitions/positiveIntegerDefault0"
},
pattern: {
type: "string",
format: "regex"
},
additionalItems: {
anyOf: [ {
type: "boolean"
}, {
$ref: "#"
} ],
default: {}
},
items: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/schemaArray"
} ],
default: {}
},
maxItems: {
$ref: "#/definitions/positiveInteger"
},
minItems: {
$ref: "#/definitions/positiveIntegerDefault0"
},
uniqueItems: {
type: "boolean",
default: false
},
maxProperties: {
$ref: "#/definitions/positiveInteger"
},
minProperties: {
$ref: "#/definitions/positiveIntegerDefault0"
},
required: {
$ref: "#/definitions/stringArray"
},
additionalProperties: {
anyOf: [ {
type: "boolean"
}, {
$ref: "#"
} ],
default: {}
},
definitions: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
dependencies: {
type: "object",
additionalProperties: {
anyOf: [ {
$ref: "#"
}, {
$ref: "#/definitions/stringArray"
} ]
}
},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
type: {
anyOf: [ {
$ref: "#/definitions/simpleTypes"
}, {
type: "array",
items: {
$ref: "#/definitions/simpleTypes"
},
minItems: 1,
uniqueItems: true
} ]
},
format: {
type: "string"
},
allOf: {
$ref: "#/definitions/schemaArray"
},
anyOf: {
$ref: "#/definitions/schemaArray"
},
oneOf: {
$ref: "#/definitions/schemaArray"
},
not: {
$ref: "#"
}
},
dependencies: {
exclusiveMaximum: [ "maximum" ],
exclusiveMinimum: [ "minimum" ]
},
default: {}
};
const Draft_3 = {
$schema: "http://json-schema.org/draft-03/schema#",
id: "http://json-schema.org/draft-03/schema#",
type: "object",
properties: {
type: {
type: [ "string", "array" ],
items: {
type: [ "string", {
$ref: "#"
} ]
},
uniqueItems: true,
default: "any"
},
properties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
patternProperties: {
type: "object",
additionalProperties: {
$ref: "#"
},
default: {}
},
additionalProperties: {
type: [ {
$ref: "#"
}, "boolean" ],
default: {}
},
items: {
type: [ {
$ref: "#"
}, "array" ],
items: {
$ref: "#"
},
default: {}
},
additionalItems: {
type: [ {
$ref: "#"
}, "boolean" ],
default: {}
},
required: {
type: "boolean",
default: false
},
dependencies: {
type: "object",
additionalProperties: {
type: [ "string", "array", {
$ref: "#"
} ],
items: {
type: "string"
}
},
default: {}
},
minimum: {
type: "number"
},
maximum: {
type: "number"
},
exclusiveMinimum: {
type: "boolean",
default: false
},
exclusiveMaximum: {
type: "boolean",
default: false
},
minItems: {
type: "integer",
minimum: 0,
default: 0
},
maxItems: {
type: "integer",
minimum: 0
},
uniqueItems: {
type: "boolean",
default: false
},
pattern: {
type: "string",
format: "regex"
},
minLength: {
type: "integer",
minimum: 0,
default: 0
},
maxLength: {
type: "integer"
},
enum: {
type: "array",
minItems: 1,
uniqueItems: true
},
default: {
type: "any"
},
title: {
type: "string"
},
description: {
type: "string"
},
format: {
type: "string"
},
divisibleBy: {
type: "number",
minimum: 0,
exclusiveMinimum: true,
default: 1
},
disallow: {
type: [ "string", "array" ],
items: {
type: [ "string", {
$ref: "#"
} ]
},
uniqueItems: true
},
extends: {
type: [ {
$ref: "#"
}, "array" ],
items: {
$ref: "#"
},
default: {}
},
id: {
type: "string",
format: "uri"
},
$ref: {
type: "string",
format: "uri"
},
$schema: {
type: "string",
format: "uri"
}
},
dependencies: {
exclusiveMinimum: "minimum",
exclusiveMaximum: "maximum"
},
default: {}
};
const Meta = {
"http://json-schema.org/draft-03/schema#": Draft_3,
"http://json-schema.org/draft-04/schema#": Draft_4,
"http://json-schema.org/draft-06/schema#": Draft_6,
"http://json-schema.org/draft-07/schema#": Draft_7,
"https://json-schema.org/draft/2019-09/schema": Draft_2019_09,
"https://json-schema.org/draft/2020-12/schema": Draft_2020_12
};
var types_default = __webpack_require__(17675);
var arguments_arguments = __webpack_require__(97565);
var environment = __webpack_require__(93552);
function CreateCode(build) {
const functions = build.Functions().join(";\n");
const statements = build.UseUnevaluated() ? [ "const context = new CheckContext({}, {})", `return ${build.Entry()}` ] : [ `return ${build.Entry()}` ];
return `${functions}; return (value) => { ${statements.join("; ")} }`;
}
function CreateEvaluatedCheck(build, code) {
const factory = environment.O.Evaluate("CheckContext", "Guard", "Hashing", build.External().identifier, code);
return factory(CheckContext, guard, hashing.X, build.External().variables);
}
function CreateDynamicCheck(build) {
const stack = _stack_Stack(build.Context(), build.Schema());
const context = new CheckContext;
return value => CheckSchema(stack, context, build.Schema(), value);
}
function CreateCheck(build, code) {
return environment.O.CanEvaluate() ? CreateEvaluatedCheck(build, code) : CreateDynamicCheck(build);
}
class EvaluateResult {
constructor(isAccelerated, code, check) {
this.isAccelerated = isAccelerated;
this.code = code;
this.check = check;
}
IsAccelerated() {
return this.isAccelerated;
}
Code() {
return this.code;
}
Check(value) {
return this.check(value);
}
}
class BuildResult {
constructor(context, schema, external, functions, entry, useUnevaluated) {
this.context = context;
this.schema = schema;
this.external = external;
this.functions = functions;
this.entry = entry;
this.useUnevaluated = useUnevaluated;
}
Context() {
return this.context;
}
Schema() {
return this.schema;
}
UseUnevaluated() {
return this.useUnevaluated;
}
External() {
return this.external;
}
Functions() {
return this.functions;
}
Entry() {
return this.entry;
}
Evaluate() {
const code = CreateCode(this);
const check = CreateCheck(this, code);
return new EvaluateResult(environment.O.CanEvaluate(), code, check);
}
}
function build_Build(...args) {
const [context, schema] = arguments_arguments.Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
ResetUnique();
ResetExternal();
ResetFunctions();
const stack = _stack_Stack(context, schema);
const build = new BuildContext(HasUnevaluated(context, schema));
const call = CreateFunction(stack, build, schema, "value");
const functions = GetFunctions();
const externals = GetExternal();
return new BuildResult(context, schema, externals, functions, call, build.UseUnevaluated());
}
function en_US_en_US(error) {
switch (error.keyword) {
case "additionalProperties":
return "must not have additional properties";

case "anyOf":
return "must match a schema in anyOf";

case "boolean":
return "schema is false";

case "const":
return "must be equal to constant";

case "contains":
return "must contain at least 1 valid item";

case "dependencies":
return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

case "dependentRequired":
return `must have properties ${error.params.dependencies.join(", ")} when property ${error.params.property} is present`;

case "enum":
return "must be equal to one of the allowed values";

case "exclusiveMaximum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "exclusiveMinimum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "format":
return `must match format "${error.params.format}"`;

case "if":
return `must match "${error.params.failingKeyword}" schema`;

case "maxItems":
return `must not have more than ${error.params.limit} items`;

case "maxLength":
return `must not have more than ${error.params.limit} characters`;

case "maxProperties":
return `must not have more than ${error.params.limit} properties`;

case "maximum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "minItems":
return `must not have fewer than ${error.params.limit} items`;

case "minLength":
return `must not have fewer than ${error.params.limit} characters`;

case "minProperties":
return `must not have fewer than ${error.params.limit} properties`;

case "minimum":
return `must be ${error.params.comparison} ${error.params.limit}`;

case "multipleOf":
return `must be multiple of ${error.params.multipleOf}`;

case "not":
return "must not be valid";

case "oneOf":
return "must match exactly one schema in oneOf";

case "pattern":
return `must match pattern "${error.params.pattern}"`;

case "propertyNames":
return `property names ${error.params.propertyNames.join(", ")} are invalid`;

case "required":
return `must have required properties ${error.params.requiredProperties.join(", ")}`;

case "type":
return typeof error.params.type === "string" ? `must be ${error.params.type}` : `must be either ${error.params.type.join(" or ")}`;

case "unevaluatedItems":
return "must not have unevaluated items";

case "unevaluatedProperties":
return "must not have unevaluated properties";

case "uniqueItems":
return `must not have duplicate items`;

case "~refine":
return error.params.message;

default:
return "an unknown validation error occurred";
}
}
let locale = en_US_en_US;
function _config_Set(callback) {
locale = callback;
}
function Get() {
return locale;
}
function Reset() {
_config_Set(en_US);
}
function errors_Errors(...args) {
const [context, schema, value] = arguments_arguments.Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
const stack = _stack_Stack(context, schema);
const errorContext = new ErrorContext;
const result = ErrorSchema(stack, errorContext, "#", "", schema, value);
const errors = errorContext.GetErrors();
const locale = Get();
const localized = errors.map(error => ({
...error,
message: locale(error)
}));
return [ result, localized ];
}
var internal = __webpack_require__(63793);
function check_Check(...args) {
const [context, schema, value] = arguments_arguments.Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
const stack = _stack_Stack(context, schema);
const checkContext = new CheckContext;
return CheckSchema(stack, checkContext, schema, value);
}
class ParseError {
constructor(schema, value, errors) {
this.schema = schema;
this.value = value;
this.errors = errors;
}
}
function parse_ThrowParseError(context, schema, value) {
EnableParseErrors();
const result = Errors(context, schema, value);
DisableParseErrors();
throw new ParseError(schema, value, result[1]);
}
function Parse(...args) {
const [context, schema, value] = Arguments.Match(args, {
3: (context, schema, value) => [ context, schema, value ],
2: (schema, value) => [ {}, schema, value ]
});
if (Check(context, schema, value)) return value;
parse_ThrowParseError(context, schema, value);
}
class Validator {
constructor(context, schema) {
this.evaluateResult = Build.Build(context, schema).Evaluate();
this.context = context;
this.schema = schema;
}
IsAccelerated() {
return this.evaluateResult.IsAccelerated();
}
Schema() {
return this.schema;
}
Check(value) {
return this.evaluateResult.Check(value);
}
Parse(value) {
if (this.evaluateResult.Check(value)) return value;
ThrowParseError(this.context, this.schema, value);
}
Errors(value) {
return Errors(this.context, this.schema, value);
}
}
function Compile(...args) {
const [context, schema] = Arguments.Match(args, {
2: (context, schema) => [ context, schema ],
1: schema => [ {}, schema ]
});
return new Validator(context, schema);
}
const schema = null && Schema;
},
67751: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
Delete: () => Delete,
Get: () => Get,
Has: () => Has,
Indices: () => Indices,
Set: () => Set
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function Throw(message) {
throw Error(message);
}
function ThrowUnsafePropertyKey() {
Throw("Pointer contains unsafe property key");
}
function ThrowCannotSetRoot() {
Throw("Cannot set value");
}
function Indices(pointer) {
const indices = pointer.split("/").map(index => index.replace(/~1/g, "/").replace(/~0/g, "~"));
return indices[0] === "" ? indices.slice(1) : indices;
}
function Has(value, pointer) {
let current = value;
for (const index of Indices(pointer)) {
if (!_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(current) || !_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(current, index)) return false;
current = current[index];
}
return true;
}
function Get(value, pointer) {
let current = value;
for (const index of Indices(pointer)) {
if (!_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(current) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsUnsafePropertyKey(index)) return undefined;
current = current[index];
}
return current;
}
function Parent(value, indices, last) {
let current = value;
for (const index of indices) {
if (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsUnsafePropertyKey(index)) ThrowUnsafePropertyKey();
current = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(current) ? current[index] : undefined;
}
if (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsUnsafePropertyKey(last)) ThrowUnsafePropertyKey();
if (!_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(current)) ThrowCannotSetRoot();
return current;
}
function Set(value, pointer, next) {
const indices = Indices(pointer);
const last = indices.pop();
if (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsUndefined(last)) ThrowCannotSetRoot();
Parent(value, indices, last)[last] = next;
return value;
}
function Delete(value, pointer) {
const indices = Indices(pointer);
const last = indices.pop();
if (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsUndefined(last)) ThrowCannotSetRoot();
const parent = Parent(value, indices, last);
if (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsArray(parent) && /^(0|[1-9]\d*)$/.test(last)) {
parent.splice(Number(last), 1);
} else {
delete parent[last];
}
return value;
}
},
35076: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => IsAdditionalProperties
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21737);
function IsAdditionalProperties(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "additionalProperties") && (0, 
_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.Yi)(schema.additionalProperties);
}
},
17675: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => IsDefault
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsDefault(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "default");
}
},
9804: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => IsExclusiveMinimum
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsExclusiveMinimum(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "exclusiveMinimum") && (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.exclusiveMinimum) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsBigInt(schema.exclusiveMinimum));
}
},
87381: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => IsFormat
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsFormat(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "format") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsString(schema.format);
}
},
85382: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => IsMaxItems
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsMaxItems(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "maxItems") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.maxItems);
}
},
3008: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => IsMinItems
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsMinItems(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "minItems") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.minItems);
}
},
59120: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => IsMinLength
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsMinLength(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "minLength") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.minLength);
}
},
44135: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => IsMinProperties
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsMinProperties(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "minProperties") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.minProperties);
}
},
85564: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => IsMinimum
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsMinimum(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "minimum") && (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsNumber(schema.minimum) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsBigInt(schema.minimum));
}
},
5398: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => IsPattern
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsPattern(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "pattern") && (_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsString(schema.pattern) || schema.pattern instanceof RegExp);
}
},
21737: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VW: () => IsSchemaObject,
Yi: () => IsSchema,
ky: () => IsSchemaBoolean
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsSchemaObject(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(value) && !_guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsArray(value);
}
function IsSchemaBoolean(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsBoolean(value);
}
function IsSchema(value) {
return IsSchemaObject(value) || IsSchemaBoolean(value);
}
},
94883: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => IsUniqueItems
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsUniqueItems(schema) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(schema, "uniqueItems") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsBoolean(schema.uniqueItems);
}
},
63793: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => DisableParseErrors,
k: () => EnableParseErrors
});
var _settings_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25029);
let TempMaxErrors = 0;
function EnableParseErrors() {
const settings = (0, _settings_mjs__WEBPACK_IMPORTED_MODULE_0__.Get)();
TempMaxErrors = settings.maxErrors;
settings.maxErrors = settings.maxParseErrors;
}
function DisableParseErrors() {
const settings = (0, _settings_mjs__WEBPACK_IMPORTED_MODULE_0__.Get)();
settings.maxErrors = TempMaxErrors;
}
},
79229: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jl: () => Check,
Y0: () => Clean,
U$: () => Convert,
X5: () => Create,
Tq: () => decode_Decode,
yB: () => Default,
dB: () => encode_Encode,
I: () => Errors,
F7: () => HasCodec,
mB: () => ParseError,
iX: () => Parser,
WT: () => value_namespaceObject
});
var value_namespaceObject = {};
__webpack_require__.r(value_namespaceObject);
__webpack_require__.d(value_namespaceObject, {
Assert: () => Assert,
Check: () => Check,
Clean: () => Clean,
Clone: () => Clone,
Convert: () => Convert,
Create: () => Create,
Decode: () => decode_Decode,
Default: () => Default,
Diff: () => Diff,
Encode: () => encode_Encode,
Equal: () => Equal,
Errors: () => Errors,
HasCodec: () => HasCodec,
Hash: () => Hash,
Parse: () => Parse,
Patch: () => Patch,
Pointer: () => pointer,
Repair: () => Repair
});
var arguments_arguments = __webpack_require__(97565);
var schema = __webpack_require__(9978);
function Check(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return (0, schema.Jlk)(context, type, value);
}
function Errors(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const [_, errors] = (0, schema.pP_)(context, type, value);
return errors;
}
class AssertError extends Error {
constructor(source, value, errors) {
super(source);
Object.defineProperty(this, "cause", {
value: {
source: source,
errors: errors,
value: value
},
writable: false,
configurable: false,
enumerable: false
});
}
}
function Assert(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const check = Check(context, type, value);
if (!check) throw new AssertError("Assert", value, Errors(context, type, value));
}
var system = __webpack_require__(89168);
var action = __webpack_require__(96301);
var engine = __webpack_require__(44318);
var type_extends = __webpack_require__(5257);
var script = __webpack_require__(54441);
var types = __webpack_require__(11309);
var guard = __webpack_require__(88642);
function FromArray(context, type, value) {
if (!guard.IsArray(value)) return value;
return value.map(value => FromType(context, type.items, value));
}
function FromCyclic(context, type, value) {
return FromType({
...context,
...type.$defs
}, (0, types.oS)(type.$ref), value);
}
function EvaluateIntersection(context, type) {
const additionalProperties = guard.HasPropertyKey(type, "unevaluatedProperties") ? {
additionalProperties: type.unevaluatedProperties
} : {};
const instantiated = (0, engine.l5)(context, type);
const evaluated = (0, action.SZ)(instantiated);
return (0, types.av)(evaluated) ? (0, action.Ry)(evaluated, additionalProperties) : evaluated;
}
function FromIntersect(context, type, value) {
const evaluated = EvaluateIntersection(context, type);
return FromType(context, evaluated, value);
}
function GetAdditionalProperties(type) {
const additionalProperties = guard.HasPropertyKey(type, "additionalProperties") ? type.additionalProperties : undefined;
return additionalProperties;
}
function FromObject(context, type, value) {
if (!guard.IsObject(value) || guard.IsArray(value)) return value;
const additionalProperties = GetAdditionalProperties(type);
for (const key of guard.Keys(value)) {
if (guard.HasPropertyKey(type.properties, key) && (0, types.Yi)(type.properties[key])) {
value[key] = FromType(context, type.properties[key], value[key]);
continue;
}
const unknownCheck = guard.IsBoolean(additionalProperties) && guard.IsEqual(additionalProperties, true) || (0, 
types.Yi)(additionalProperties) && Check(context, additionalProperties, value[key]);
if (unknownCheck) {
value[key] = FromType(context, additionalProperties, value[key]);
continue;
}
delete value[key];
}
return value;
}
function FromRecord(context, type, value) {
if (!guard.IsObject(value)) return value;
const additionalProperties = GetAdditionalProperties(type);
const [recordPattern, recordValue] = [ new RegExp((0, types.EY)(type)), (0, types.Bo)(type) ];
for (const key of guard.Keys(value)) {
if (recordPattern.test(key)) {
value[key] = FromType(context, recordValue, value[key]);
continue;
}
const unknownCheck = guard.IsBoolean(additionalProperties) && guard.IsEqual(additionalProperties, true) || (0, 
types.Yi)(additionalProperties) && Check(context, additionalProperties, value[key]);
if (unknownCheck) {
value[key] = FromType(context, additionalProperties, value[key]);
continue;
}
delete value[key];
}
return value;
}
function FromRef(context, type, value) {
return guard.HasPropertyKey(context, type.$ref) ? FromType(context, context[type.$ref], value) : value;
}
function FromTuple(context, schema, value) {
if (!guard.IsArray(value)) return value;
const length = Math.min(value.length, schema.items.length);
for (let index = 0; index < length; index++) {
value[index] = FromType(context, schema.items[index], value[index]);
}
return guard.IsGreaterThan(value.length, length) ? value.slice(0, length) : value;
}
var globals = __webpack_require__(62912);
function FromClassInstance(value) {
return value;
}
function IsSchemaObject(value) {
return guard.HasPropertyKey(value, "~kind") || guard.HasPropertyKey(value, "~unsafe");
}
function FromSchemaObject(value) {
const result = {};
for (const key of guard.Keys(value)) {
if (guard.IsUnsafePropertyKey(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
descriptor.value = FromValue(descriptor.value);
if (guard.IsEqual(descriptor.enumerable, true)) {
result[key] = descriptor.value;
} else {
Object.defineProperty(result, key, descriptor);
}
}
return result;
}
function FromPlainObject(value) {
const result = {};
for (const key of guard.Keys(value)) {
if (guard.IsUnsafePropertyKey(key)) continue;
result[key] = FromValue(value[key]);
}
for (const key of guard.Symbols(value)) {
result[key] = FromValue(value[key]);
}
return result;
}
function deep_FromObject(value) {
return guard.IsClassInstance(value) ? FromClassInstance(value) : IsSchemaObject(value) ? FromSchemaObject(value) : FromPlainObject(value);
}
function deep_FromArray(value) {
return value.map(element => FromValue(element));
}
function FromTypedArray(value) {
return value.slice();
}
function FromRegExp(value) {
return new RegExp(value.source, value.flags);
}
function FromMap(value) {
return new Map(FromValue([ ...value.entries() ]));
}
function FromSet(value) {
return new Set(FromValue([ ...value.values() ]));
}
function FromValue(value) {
return globals.Kj(value) ? FromTypedArray(value) : globals.__(value) ? FromRegExp(value) : globals.N6(value) ? FromMap(value) : globals.Ts(value) ? FromSet(value) : guard.IsArray(value) ? deep_FromArray(value) : guard.IsObject(value) ? deep_FromObject(value) : value;
}
function Deep(value) {
return FromValue(value);
}
function Clone(value) {
return Deep(value);
}
function FromUnion(context, type, value) {
for (const schema of type.anyOf) {
const clean = FromType(context, schema, Clone(value));
if (Check(context, schema, clean)) return clean;
}
return value;
}
function FromType(context, type, value) {
return types.QS(type) ? FromArray(context, type, value) : types.c_(type) ? FromCyclic(context, type, value) : types.Yq(type) ? FromIntersect(context, type, value) : types.av(type) ? FromObject(context, type, value) : types.cZ(type) ? FromRecord(context, type, value) : types["in"](type) ? FromRef(context, type, value) : types.PN(type) ? FromTuple(context, type, value) : types.my(type) ? FromUnion(context, type, value) : value;
}
const build_guard = guard;
var memory = __webpack_require__(97062);
function Modifiers(type, next) {
return memory.c.Assign(type, next);
}
function FromProperties(properties) {
const result = {};
for (const key of build_guard.Keys(properties)) result[key] = union_priority_sort_FromType(properties[key]);
return result;
}
function FromRecordKey(type) {
return (0, types.Qf)({
pattern: (0, types.EY)(type)
});
}
function FromPriorityTypes(types) {
return FromTypes((0, engine.bx)(types));
}
function FromTypes(types) {
return types.map(type => union_priority_sort_FromType(type));
}
function union_priority_sort_FromType(type) {
const next = (0, types.QS)(type) ? (0, types.O3)(union_priority_sort_FromType(type.items), (0, 
types.Qn)(type)) : (0, types.Yq)(type) ? (0, types.oo)(FromTypes(type.allOf)) : (0, 
types.my)(type) ? (0, types.Pr)(FromPriorityTypes(type.anyOf)) : (0, types.av)(type) ? (0, 
types.wS)(FromProperties(type.properties)) : (0, types.cZ)(type) ? (0, types.mS)(FromRecordKey(type), union_priority_sort_FromType((0, 
types.Bo)(type))) : (0, types.PN)(type) ? (0, types.rd)(FromTypes(type.items)) : type;
return Modifiers(type, next);
}
function UnionPrioritySort(type) {
const result = union_priority_sort_FromType(type);
return result;
}
function Clean(...args) {
const [context, type, value] = system.d3.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return FromType(context, sorted, value);
}
function IsOk(value) {
return guard.IsObject(value) && guard.HasPropertyKey(value, "value");
}
function Ok(value) {
return {
value: value
};
}
function Fail() {
return undefined;
}
function TryArray(value) {
return guard.IsArray(value) ? Ok(value) : Ok([ value ]);
}
function FromBoolean(value) {
return guard.IsEqual(value, true) ? Ok(BigInt(1)) : Ok(BigInt(0));
}
const bigintPattern = /^-?(0|[1-9]\d*)n$/;
const decimalPattern = /^-?(0|[1-9]\d*)\.\d+$/;
const integerPattern = /^-?(0|[1-9]\d*)$/;
function IsStringBigIntLike(value) {
return bigintPattern.test(value);
}
function IsStringDecimalLike(value) {
return decimalPattern.test(value);
}
function IsStringIntegerLike(value) {
return integerPattern.test(value);
}
function FromString(value) {
const lowercase = value.toLowerCase();
return IsStringBigIntLike(value) ? Ok(BigInt(value.slice(0, value.length - 1))) : IsStringDecimalLike(value) ? Ok(BigInt(value.split(".")[0])) : IsStringIntegerLike(value) ? Ok(BigInt(value)) : guard.IsEqual(lowercase, "false") ? Ok(BigInt(0)) : guard.IsEqual(lowercase, "true") ? Ok(BigInt(1)) : Fail();
}
function TryBigInt(value) {
return guard.IsBigInt(value) ? Ok(value) : guard.IsBoolean(value) ? FromBoolean(value) : guard.IsNumber(value) ? Ok(BigInt(Math.trunc(value))) : guard.IsNull(value) ? Ok(BigInt(0)) : guard.IsString(value) ? FromString(value) : guard.IsUndefined(value) ? Ok(BigInt(0)) : Fail();
}
function FromBigInt(value) {
return guard.IsEqual(value, BigInt(0)) ? Ok(false) : guard.IsEqual(value, BigInt(1)) ? Ok(true) : Fail();
}
function FromNumber(value) {
return guard.IsEqual(value, 0) ? Ok(false) : guard.IsEqual(value, 1) ? Ok(true) : Fail();
}
function try_boolean_FromString(value) {
return guard.IsEqual(value.toLowerCase(), "false") ? Ok(false) : guard.IsEqual(value.toLowerCase(), "true") ? Ok(true) : guard.IsEqual(value, "0") ? Ok(false) : guard.IsEqual(value, "1") ? Ok(true) : Fail();
}
function TryBoolean(value) {
return guard.IsBigInt(value) ? FromBigInt(value) : guard.IsBoolean(value) ? Ok(value) : guard.IsNumber(value) ? FromNumber(value) : guard.IsNull(value) ? Ok(false) : guard.IsString(value) ? try_boolean_FromString(value) : guard.IsUndefined(value) ? Ok(false) : Fail();
}
function try_null_FromBigInt(value) {
return guard.IsEqual(value, BigInt(0)) ? Ok(null) : Fail();
}
function try_null_FromBoolean(value) {
return guard.IsEqual(value, false) ? Ok(null) : Fail();
}
function try_null_FromNumber(value) {
return guard.IsEqual(value, 0) ? Ok(null) : Fail();
}
function try_null_FromString(value) {
const lowercase = value.toLowerCase();
const predicate = guard.IsEqual(lowercase, "undefined") || guard.IsEqual(lowercase, "null") || guard.IsEqual(value, "") || guard.IsEqual(value, "0");
return predicate ? Ok(null) : Fail();
}
function TryNull(value) {
return guard.IsBigInt(value) ? try_null_FromBigInt(value) : guard.IsBoolean(value) ? try_null_FromBoolean(value) : guard.IsNumber(value) ? try_null_FromNumber(value) : guard.IsNull(value) ? Ok(null) : guard.IsString(value) ? try_null_FromString(value) : guard.IsUndefined(value) ? Ok(null) : Fail();
}
const maxBigInt = BigInt(Number.MAX_SAFE_INTEGER);
const minBigInt = BigInt(Number.MIN_SAFE_INTEGER);
function try_number_FromBigInt(value) {
return value <= maxBigInt && value >= minBigInt ? Ok(Number(value)) : Fail();
}
function try_number_FromBoolean(value) {
return Ok(value ? 1 : 0);
}
function try_number_FromString(value) {
const coerced = +value;
if (guard.IsNumber(coerced)) return Ok(coerced);
const lowercase = value.toLowerCase();
if (guard.IsEqual(lowercase, "false")) return Ok(0);
if (guard.IsEqual(lowercase, "true")) return Ok(1);
const result = TryBigInt(value);
if (IsOk(result)) return result.value <= maxBigInt && result.value >= minBigInt ? Ok(Number(result.value)) : Fail();
return Fail();
}
function TryNumber(value) {
return guard.IsBigInt(value) ? try_number_FromBigInt(value) : guard.IsBoolean(value) ? try_number_FromBoolean(value) : guard.IsNumber(value) ? Ok(value) : guard.IsNull(value) ? Ok(0) : guard.IsString(value) ? try_number_FromString(value) : guard.IsUndefined(value) ? Ok(0) : Fail();
}
function TryString(value) {
return guard.IsBigInt(value) ? Ok(value.toString()) : guard.IsBoolean(value) ? Ok(value.toString()) : guard.IsNumber(value) ? Ok(value.toString()) : guard.IsNull(value) ? Ok("null") : guard.IsString(value) ? Ok(value) : guard.IsUndefined(value) ? Ok("") : Fail();
}
function try_undefined_FromBigInt(value) {
return guard.IsEqual(value, BigInt(0)) ? Ok(undefined) : Fail();
}
function try_undefined_FromBoolean(value) {
return guard.IsEqual(value, false) ? Ok(undefined) : Fail();
}
function try_undefined_FromNumber(value) {
return guard.IsEqual(value, 0) ? Ok(undefined) : Fail();
}
function try_undefined_FromString(value) {
const lowercase = value.toLowerCase();
const predicate = guard.IsEqual(lowercase, "undefined") || guard.IsEqual(lowercase, "null") || guard.IsEqual(value, "") || guard.IsEqual(value, "0");
return predicate ? Ok(undefined) : Fail();
}
function TryUndefined(value) {
return guard.IsBigInt(value) ? try_undefined_FromBigInt(value) : guard.IsBoolean(value) ? try_undefined_FromBoolean(value) : guard.IsNumber(value) ? try_undefined_FromNumber(value) : guard.IsNull(value) ? Ok(undefined) : guard.IsString(value) ? try_undefined_FromString(value) : guard.IsUndefined(value) ? Ok(value) : Fail();
}
function from_array_FromArray(context, type, value) {
const result = TryArray(value);
return result.value.map(value => from_type_FromType(context, type.items, value));
}
function from_bigint_FromBigInt(_context, _type, value) {
const result = TryBigInt(value);
return IsOk(result) ? result.value : value;
}
function from_boolean_FromBoolean(_context, _type, value) {
const result = TryBoolean(value);
return IsOk(result) ? result.value : value;
}
function from_cyclic_FromCyclic(context, type, value) {
return from_type_FromType({
...context,
...type.$defs
}, (0, types.oS)(type.$ref), value);
}
function FromEnum(context, type, value) {
return from_type_FromType(context, (0, action.SZ)(type), value);
}
function FromInteger(_context, _type, value) {
const result = TryNumber(value);
return IsOk(result) ? Math.trunc(result.value) : value;
}
function from_intersect_FromIntersect(context, type, value) {
const instantiated = (0, engine.l5)(context, type);
const evaluated = (0, action.SZ)(instantiated);
return from_type_FromType(context, evaluated, value);
}
var unreachable = __webpack_require__(69701);
function FromLiteralBigInt(_context, type, value) {
const result = TryBigInt(value);
return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
}
function FromLiteralBoolean(_context, type, value) {
const result = TryBoolean(value);
return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
}
function FromLiteralNumber(_context, type, value) {
const result = TryNumber(value);
return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
}
function FromLiteralString(_context, type, value) {
const result = TryString(value);
return IsOk(result) && guard.IsEqual(type.const, result.value) ? result.value : value;
}
function FromLiteral(context, type, value) {
if (guard.IsEqual(type.const, value)) return value;
return (0, types.N$)(type) ? FromLiteralBigInt(context, type, value) : (0, types.Wy)(type) ? FromLiteralBoolean(context, type, value) : (0, 
types.LV)(type) ? FromLiteralNumber(context, type, value) : (0, types.Zs)(type) ? FromLiteralString(context, type, value) : (0, 
unreachable.L)();
}
function FromNull(_context, _type, value) {
const result = TryNull(value);
return IsOk(result) ? result.value : value;
}
function from_number_FromNumber(_context, _type, value) {
const result = TryNumber(value);
return IsOk(result) ? result.value : value;
}
function FromAdditionalProperties(context, entries, additionalProperties, value) {
const keys = guard.Keys(value);
for (const [regexp, _] of entries) {
for (const key of keys) {
if (!regexp.test(key)) {
value[key] = from_type_FromType(context, additionalProperties, value[key]);
}
}
}
return value;
}
function IsOptionalUndefined(property, key, value) {
return (0, types.X$)(property) && guard.IsUndefined(value[key]);
}
function from_object_FromProperties(context, type, value) {
const entries = guard.EntriesRegExp(type.properties);
const keys = guard.Keys(value);
for (const [regexp, property] of entries) {
for (const key of keys) {
if (!regexp.test(key) || IsOptionalUndefined(property, key, value)) continue;
value[key] = from_type_FromType(context, property, value[key]);
}
}
return guard.HasPropertyKey(type, "additionalProperties") && guard.IsObject(type.additionalProperties) ? FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
}
function from_object_FromObject(context, type, value) {
return guard.IsObjectNotArray(value) ? from_object_FromProperties(context, type, value) : value;
}
function FromPatternProperties(context, type, value) {
const entries = guard.EntriesRegExp(type.patternProperties);
const keys = guard.Keys(value);
for (const [regexp, schema] of entries) {
for (const key of keys) {
if (regexp.test(key)) {
value[key] = from_type_FromType(context, schema, value[key]);
}
}
}
return guard.HasPropertyKey(type, "additionalProperties") && guard.IsObject(type.additionalProperties) ? FromAdditionalProperties(context, entries, type.additionalProperties, value) : value;
}
function from_record_FromRecord(context, type, value) {
return guard.IsObjectNotArray(value) ? FromPatternProperties(context, type, value) : value;
}
function from_ref_FromRef(context, type, value) {
return guard.HasPropertyKey(context, type.$ref) ? from_type_FromType(context, context[type.$ref], value) : value;
}
function from_string_FromString(_context, _type, value) {
const result = TryString(value);
return IsOk(result) ? result.value : value;
}
function FromTemplateLiteral(context, type, value) {
return from_type_FromType(context, (0, action.SZ)(type), value);
}
function from_tuple_FromTuple(context, type, value) {
if (!guard.IsArray(value)) return value;
for (let index = 0; index < Math.min(type.items.length, value.length); index++) {
value[index] = from_type_FromType(context, type.items[index], value[index]);
}
return value;
}
function FromUndefined(_context, _type, value) {
const result = TryUndefined(value);
return IsOk(result) ? result.value : value;
}
function from_union_FromUnion(context, type, value) {
const matched = type.anyOf.some(type => Check(context, type, value));
if (matched) return value;
const candidates = type.anyOf.map(type => from_type_FromType(context, type, Clone(value)));
const selected = candidates.find(value => Check(context, type, value));
return guard.IsUndefined(selected) ? value : selected;
}
function FromVoid(_context, _type, value) {
const result = TryUndefined(value);
return IsOk(result) ? void 0 : value;
}
function from_type_FromType(context, type, value) {
return types.QS(type) ? from_array_FromArray(context, type, value) : types.cQ(type) ? from_bigint_FromBigInt(context, type, value) : types.Zx(type) ? from_boolean_FromBoolean(context, type, value) : types.c_(type) ? from_cyclic_FromCyclic(context, type, value) : types.Kk(type) ? FromEnum(context, type, value) : types.$p(type) ? FromInteger(context, type, value) : types.Yq(type) ? from_intersect_FromIntersect(context, type, value) : types.gP(type) ? FromLiteral(context, type, value) : types.Ef(type) ? FromNull(context, type, value) : types.Mx(type) ? from_number_FromNumber(context, type, value) : types.av(type) ? from_object_FromObject(context, type, value) : types.cZ(type) ? from_record_FromRecord(context, type, value) : types["in"](type) ? from_ref_FromRef(context, type, value) : types.IP(type) ? from_string_FromString(context, type, value) : types.gm(type) ? FromTemplateLiteral(context, type, value) : types.PN(type) ? from_tuple_FromTuple(context, type, value) : types.R1(type) ? FromUndefined(context, type, value) : types.my(type) ? from_union_FromUnion(context, type, value) : types.jw(type) ? FromVoid(context, type, value) : value;
}
function Convert(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return from_type_FromType(context, type, value);
}
function default_from_array_FromArray(context, type, value) {
if (!guard.IsArray(value)) return value;
for (let i = 0; i < value.length; i++) {
value[i] = default_from_type_FromType(context, type.items, value[i]);
}
return value;
}
function default_from_cyclic_FromCyclic(context, type, value) {
return default_from_type_FromType({
...context,
...type.$defs
}, (0, types.oS)(type.$ref), value);
}
function FromDefault(type, value) {
if (!guard.IsUndefined(value)) return value;
return guard.IsFunction(type.default) ? type.default() : Clone(type.default);
}
function default_from_intersect_FromIntersect(context, type, value) {
const instantiated = (0, engine.l5)(context, type);
const evaluated = (0, action.SZ)(instantiated);
return default_from_type_FromType(context, evaluated, value);
}
var additionalProperties = __webpack_require__(35076);
function default_from_object_FromObject(context, type, value) {
if (!guard.IsObject(value)) return value;
const knownPropertyKeys = guard.Keys(type.properties);
for (const key of knownPropertyKeys) {
const propertyValue = default_from_type_FromType(context, type.properties[key], value[key]);
const isUnassignableUndefined = guard.IsUndefined(propertyValue) && ((0, types.X$)(type.properties[key]) || !guard.HasPropertyKey(type.properties[key], "default"));
if (isUnassignableUndefined) continue;
value[key] = propertyValue;
}
if (!(0, additionalProperties.x)(type) || guard.IsBoolean(type.additionalProperties)) return value;
for (const key of guard.Keys(value)) {
if (knownPropertyKeys.includes(key)) continue;
value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
}
return value;
}
var types_default = __webpack_require__(17675);
function default_from_record_FromRecord(context, type, value) {
if (!guard.IsObject(value)) return value;
const [recordKey, recordValue] = [ new RegExp((0, types.EY)(type)), (0, types.Bo)(type) ];
for (const key of guard.Keys(value)) {
if (!(recordKey.test(key) && (0, types_default.O)(recordValue))) continue;
value[key] = default_from_type_FromType(context, recordValue, value[key]);
}
if (!(0, additionalProperties.x)(type)) return value;
for (const key of guard.Keys(value)) {
if (recordKey.test(key)) continue;
value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
}
return value;
}
function default_from_ref_FromRef(context, type, value) {
return guard.HasPropertyKey(context, type.$ref) ? default_from_type_FromType(context, context[type.$ref], value) : value;
}
function default_from_tuple_FromTuple(context, schema, value) {
if (!guard.IsArray(value)) return value;
const [items, max] = [ schema.items, Math.max(schema.items.length, value.length) ];
for (let i = 0; i < max; i++) {
if (i < items.length) value[i] = default_from_type_FromType(context, items[i], value[i]);
}
return value;
}
function default_from_union_FromUnion(context, schema, value) {
for (const inner of schema.anyOf) {
const result = default_from_type_FromType(context, inner, Clone(value));
if (Check(context, inner, result)) {
return result;
}
}
return value;
}
function default_from_type_FromType(context, type, value) {
const defaulted = (0, schema.O7w)(type) ? FromDefault(type, value) : value;
return types.QS(type) ? default_from_array_FromArray(context, type, defaulted) : types.c_(type) ? default_from_cyclic_FromCyclic(context, type, defaulted) : types.Yq(type) ? default_from_intersect_FromIntersect(context, type, defaulted) : types.av(type) ? default_from_object_FromObject(context, type, defaulted) : types.cZ(type) ? default_from_record_FromRecord(context, type, defaulted) : types["in"](type) ? default_from_ref_FromRef(context, type, defaulted) : types.PN(type) ? default_from_tuple_FromTuple(context, type, defaulted) : types.my(type) ? default_from_union_FromUnion(context, type, defaulted) : defaulted;
}
function Default(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return default_from_type_FromType(context, type, value);
}
function Pipeline(pipeline) {
return (...args) => {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return pipeline.reduce((result, func) => func(context, type, result), value);
};
}
function Decode(_context, type, value) {
return type["~codec"].decode(value);
}
function Encode(_context, type, value) {
return type["~codec"].encode(value);
}
function Callback(direction, context, type, value) {
if (!(0, types.Lp)(type)) return value;
return guard.IsEqual(direction, "Decode") ? Decode(context, type, value) : Encode(context, type, value);
}
function from_array_Decode(direction, context, type, value) {
if (!guard.IsArray(value)) return value;
for (let i = 0; i < value.length; i++) {
value[i] = codec_from_type_FromType(direction, context, type.items, value[i]);
}
return Callback(direction, context, type, value);
}
function from_array_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!guard.IsArray(exterior)) return exterior;
for (let i = 0; i < exterior.length; i++) {
exterior[i] = codec_from_type_FromType(direction, context, type.items, exterior[i]);
}
return exterior;
}
function codec_from_array_FromArray(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_array_Decode(direction, context, type, value) : from_array_Encode(direction, context, type, value);
}
function codec_from_cyclic_FromCyclic(direction, context, type, value) {
value = codec_from_type_FromType(direction, {
...context,
...type.$defs
}, (0, types.oS)(type.$ref), value);
return Callback(direction, context, type, value);
}
function MergeInteriors(interiors) {
return interiors.reduce((results, interior) => ({
...results,
...interior
}), {});
}
function NonMatchingInterior(value, interiors) {
for (const interior of interiors) if (!guard.IsDeepEqual(value, interior)) return interior;
return value;
}
function from_intersect_Decode(direction, context, type, value) {
if (guard.IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, Clone(value))));
const structural = interiors.every(result => guard.IsObject(result));
const exterior = structural ? MergeInteriors(interiors) : NonMatchingInterior(value, interiors);
return Callback(direction, context, type, exterior);
}
function from_intersect_Encode(direction, context, type, value) {
if (guard.IsEqual(type.allOf.length, 0)) return Callback(direction, context, type, value);
const exterior = Callback(direction, context, type, value);
const interiors = type.allOf.map(schema => codec_from_type_FromType(direction, context, schema, Clean(schema, Clone(exterior))));
const structural = interiors.every(result => guard.IsObject(result));
if (structural) return MergeInteriors(interiors);
return NonMatchingInterior(exterior, interiors);
}
function codec_from_intersect_FromIntersect(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_intersect_Decode(direction, context, type, value) : from_intersect_Encode(direction, context, type, value);
}
function from_object_Decode(direction, context, type, value) {
if (!guard.IsObjectNotArray(value)) return value;
for (const key of guard.Keys(type.properties)) {
if (!guard.HasPropertyKey(value, key) || IsOptionalUndefined(type.properties[key], key, value)) continue;
value[key] = codec_from_type_FromType(direction, context, type.properties[key], value[key]);
}
return Callback(direction, context, type, value);
}
function from_object_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!guard.IsObjectNotArray(exterior)) return exterior;
for (const key of guard.Keys(type.properties)) {
if (!guard.HasPropertyKey(exterior, key) || IsOptionalUndefined(type.properties[key], key, exterior)) continue;
exterior[key] = codec_from_type_FromType(direction, context, type.properties[key], exterior[key]);
}
return exterior;
}
function codec_from_object_FromObject(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_object_Decode(direction, context, type, value) : from_object_Encode(direction, context, type, value);
}
function from_record_Decode(direction, context, type, value) {
if (!guard.IsObjectNotArray(value)) return value;
const regexp = new RegExp((0, types.EY)(type));
for (const key of guard.Keys(value)) {
if (!regexp.test(key)) continue;
value[key] = codec_from_type_FromType(direction, context, (0, types.Bo)(type), value[key]);
}
return Callback(direction, context, type, value);
}
function from_record_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!guard.IsObjectNotArray(exterior)) return exterior;
const regexp = new RegExp((0, types.EY)(type));
for (const key of guard.Keys(exterior)) {
if (!regexp.test(key)) continue;
exterior[key] = codec_from_type_FromType(direction, context, (0, types.Bo)(type), exterior[key]);
}
return exterior;
}
function codec_from_record_FromRecord(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_record_Decode(direction, context, type, value) : from_record_Encode(direction, context, type, value);
}
function ResolveRef(direction, context, type, value) {
return guard.HasPropertyKey(context, type.$ref) ? codec_from_type_FromType(direction, context, context[type.$ref], value) : value;
}
function codec_from_ref_FromRef(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? Callback(direction, context, type, ResolveRef(direction, context, type, value)) : ResolveRef(direction, context, type, Callback(direction, context, type, value));
}
function from_tuple_Decode(direction, context, type, value) {
if (!guard.IsArray(value)) return value;
for (let i = 0; i < Math.min(type.items.length, value.length); i++) {
value[i] = codec_from_type_FromType(direction, context, type.items[i], value[i]);
}
return Callback(direction, context, type, value);
}
function from_tuple_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
if (!guard.IsArray(exterior)) return value;
for (let i = 0; i < Math.min(type.items.length, exterior.length); i++) {
exterior[i] = codec_from_type_FromType(direction, context, type.items[i], exterior[i]);
}
return exterior;
}
function codec_from_tuple_FromTuple(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_tuple_Decode(direction, context, type, value) : from_tuple_Encode(direction, context, type, value);
}
function from_union_Decode(direction, context, type, value) {
for (const schema of type.anyOf) {
if (!Check(context, schema, value)) continue;
const variant = codec_from_type_FromType(direction, context, schema, value);
return Callback(direction, context, type, variant);
}
return value;
}
function from_union_Encode(direction, context, type, value) {
const exterior = Callback(direction, context, type, value);
for (const schema of type.anyOf) {
const variant = codec_from_type_FromType(direction, context, schema, Clone(exterior));
if (!Check(context, schema, variant)) continue;
return variant;
}
return exterior;
}
function codec_from_union_FromUnion(direction, context, type, value) {
return guard.IsEqual(direction, "Decode") ? from_union_Decode(direction, context, type, value) : from_union_Encode(direction, context, type, value);
}
function codec_from_type_FromType(direction, context, type, value) {
return types.QS(type) ? codec_from_array_FromArray(direction, context, type, value) : types.c_(type) ? codec_from_cyclic_FromCyclic(direction, context, type, value) : types.Yq(type) ? codec_from_intersect_FromIntersect(direction, context, type, value) : types.av(type) ? codec_from_object_FromObject(direction, context, type, value) : types.cZ(type) ? codec_from_record_FromRecord(direction, context, type, value) : types["in"](type) ? codec_from_ref_FromRef(direction, context, type, value) : types.PN(type) ? codec_from_tuple_FromTuple(direction, context, type, value) : types.my(type) ? codec_from_union_FromUnion(direction, context, type, value) : Callback(direction, context, type, value);
}
class DecodeError extends AssertError {
constructor(value, errors) {
super("Decode", value, errors);
}
}
function decode_Assert(context, type, value) {
if (!Check(context, type, value)) throw new DecodeError(value, Errors(context, type, value));
return value;
}
function DecodeUnsafe(context, type, value) {
const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return codec_from_type_FromType("Decode", context, sorted, value);
}
const Decoder = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => decode_Assert(context, type, value), (context, type, value) => DecodeUnsafe(context, type, value) ]);
function decode_Decode(...args) {
const [context, type, value] = system.d3.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return Decoder(context, type, value);
}
class EncodeError extends AssertError {
constructor(value, errors) {
super("Encode", value, errors);
}
}
function encode_Assert(context, type, value) {
if (!Check(context, type, value)) throw new EncodeError(value, Errors(context, type, value));
return value;
}
function EncodeUnsafe(context, type, value) {
const sorted = system.wB.Get().unionPrioritySort ? UnionPrioritySort(type) : type;
return codec_from_type_FromType("Encode", context, sorted, value);
}
const Encoder = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => EncodeUnsafe(context, type, value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => encode_Assert(context, type, value) ]);
function encode_Encode(...args) {
const [context, type, value] = system.d3.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
return Encoder(context, type, value);
}
function has_FromArray(context, type) {
return (0, types.Lp)(type) || has_FromType(context, type.items);
}
function has_FromCyclic(context, type) {
return (0, types.Lp)(type) || has_FromRef({
...context,
...type.$defs
}, (0, types.oS)(type.$ref));
}
function has_FromIntersect(context, type) {
return (0, types.Lp)(type) || type.allOf.some(type => has_FromType(context, type));
}
function has_FromObject(context, type) {
return (0, types.Lp)(type) || guard.Keys(type.properties).some(key => has_FromType(context, type.properties[key]));
}
function has_FromRecord(context, type) {
return (0, types.Lp)(type) || has_FromType(context, (0, types.Bo)(type));
}
function has_FromRef(context, type) {
if (visited.has(type.$ref)) return false;
visited.add(type.$ref);
return (0, types.Lp)(type) || guard.HasPropertyKey(context, type.$ref) && has_FromType(context, context[type.$ref]);
}
function has_FromTuple(context, type) {
return (0, types.Lp)(type) || type.items.some(type => has_FromType(context, type));
}
function has_FromUnion(context, type) {
return (0, types.Lp)(type) || type.anyOf.some(type => has_FromType(context, type));
}
function has_FromType(context, type) {
return (0, types.QS)(type) ? has_FromArray(context, type) : (0, types.c_)(type) ? has_FromCyclic(context, type) : (0, 
types.Yq)(type) ? has_FromIntersect(context, type) : (0, types.av)(type) ? has_FromObject(context, type) : (0, 
types.cZ)(type) ? has_FromRecord(context, type) : (0, types["in"])(type) ? has_FromRef(context, type) : (0, 
types.PN)(type) ? has_FromTuple(context, type) : (0, types.my)(type) ? has_FromUnion(context, type) : (0, 
types.Lp)(type);
}
const visited = new Set;
function HasCodec(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
visited.clear();
return has_FromType(context, type);
}
class CreateError extends Error {
constructor(type, message) {
super(message);
this.type = type;
}
}
function from_default_FromDefault(_context, schema) {
return guard.IsFunction(schema.default) ? schema.default(schema) : guard.IsObject(schema.default) ? Clone(schema.default) : schema.default;
}
var uniqueItems = __webpack_require__(94883);
var minItems = __webpack_require__(3008);
function create_from_array_FromArray(context, type) {
if ((0, uniqueItems.G)(type) && !(0, types_default.O)(type)) throw new CreateError(type, "Arrays with uniqueItems constraints must specify a default annotation");
const length = (0, minItems.X)(type) ? type.minItems : 0;
return Array.from({
length: length
}, () => create_from_type_FromType(context, type.items));
}
var exclusiveMinimum = __webpack_require__(9804);
var minimum = __webpack_require__(85564);
function create_from_bigint_FromBigInt(_context, type) {
return (0, exclusiveMinimum.l)(type) ? BigInt(type.exclusiveMinimum) + BigInt(1) : (0, 
minimum.H)(type) ? BigInt(type.minimum) : BigInt(0);
}
function create_from_boolean_FromBoolean(_context, _type) {
return false;
}
function FromConstructor(context, type) {
const instanceType = create_from_type_FromType(context, type.instanceType);
return class {
constructor() {
Object.assign(this, instanceType);
}
};
}
function create_from_cyclic_FromCyclic(context, type) {
return create_from_type_FromType({
...context,
...type.$defs
}, (0, types.oS)(type.$ref));
}
function from_enum_FromEnum(context, type) {
return create_from_type_FromType(context, (0, action.SZ)(type));
}
function FromFunction(context, type) {
const returnType = create_from_type_FromType(context, type.returnType);
return () => returnType;
}
function from_integer_FromInteger(_context, type) {
return (0, exclusiveMinimum.l)(type) && guard.IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : (0, 
minimum.H)(type) ? type.minimum : 0;
}
function create_from_intersect_FromIntersect(context, type) {
const instantiated = (0, engine.l5)(context, type);
const evaluated = (0, action.SZ)(instantiated);
return create_from_type_FromType(context, evaluated);
}
function from_literal_FromLiteral(_context, type) {
return type.const;
}
function FromNever(_context, type) {
throw new CreateError(type, "Cannot create TNever types");
}
function from_null_FromNull(_context, _type) {
return null;
}
function create_from_number_FromNumber(_context, type) {
return (0, exclusiveMinimum.l)(type) && guard.IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 : (0, 
minimum.H)(type) ? type.minimum : 0;
}
function create_from_object_FromObject(context, type) {
const required = guard.IsUndefined(type.required) ? [] : type.required;
return required.reduce((result, key) => ({
...result,
[key]: create_from_type_FromType(context, type.properties[key])
}), {});
}
var minProperties = __webpack_require__(44135);
function create_from_record_FromRecord(_context, type) {
if ((0, minProperties.C)(type) && !(0, types_default.O)(type)) throw new CreateError(type, "Record with the minProperties constraint must have a default annotation");
return {};
}
function create_from_ref_FromRef(context, type) {
return guard.HasPropertyKey(context, type.$ref) ? create_from_type_FromType(context, context[type.$ref]) : (() => {
throw new CreateError(type, "Unable to deref Ref");
})();
}
var pattern = __webpack_require__(5398);
var format = __webpack_require__(87381);
var types_minLength = __webpack_require__(59120);
function create_from_string_FromString(_context, type) {
const needsDefault = ((0, pattern.d)(type) || (0, format.Q)(type)) && !(0, types_default.O)(type);
if (needsDefault) throw Error("Strings with format or pattern constraints must specify default");
const minLength = (0, types_minLength.X)(type) ? type.minLength : 0;
return "".padEnd(minLength);
}
function FromSymbol(_context, _type) {
return Symbol();
}
var template_literal = __webpack_require__(2329);
function from_template_literal_FromTemplateLiteral(context, type) {
const decoded = (0, template_literal.G_)(type.pattern);
if ((0, types.IP)(decoded)) throw new CreateError(type, "Unable to create TemplateLiteral due to infinite type expansion");
return create_from_type_FromType(context, decoded);
}
function create_from_tuple_FromTuple(context, type) {
return Array.from({
length: type.minItems
}, (_, i) => create_from_type_FromType(context, type.items[i]));
}
function from_undefined_FromUndefined(_context, _type) {
return undefined;
}
function create_from_union_FromUnion(context, type) {
if (guard.IsEqual(type.anyOf.length, 0)) {
throw Error("Unable to create Union with no variants");
}
return create_from_type_FromType(context, type.anyOf[0]);
}
function from_void_FromVoid(_context, _type) {
return void 0;
}
function create_from_type_FromType(context, type) {
return types_default.O(type) ? from_default_FromDefault(context, type) : types.QS(type) ? create_from_array_FromArray(context, type) : types.cQ(type) ? create_from_bigint_FromBigInt(context, type) : types.Zx(type) ? create_from_boolean_FromBoolean(context, type) : types.ZV(type) ? FromConstructor(context, type) : types.c_(type) ? create_from_cyclic_FromCyclic(context, type) : types.Kk(type) ? from_enum_FromEnum(context, type) : types.hg(type) ? FromFunction(context, type) : types.$p(type) ? from_integer_FromInteger(context, type) : types.Yq(type) ? create_from_intersect_FromIntersect(context, type) : types.gP(type) ? from_literal_FromLiteral(context, type) : types.Df(type) ? FromNever(context, type) : types.Ef(type) ? from_null_FromNull(context, type) : types.Mx(type) ? create_from_number_FromNumber(context, type) : types.av(type) ? create_from_object_FromObject(context, type) : types.cZ(type) ? create_from_record_FromRecord(context, type) : types["in"](type) ? create_from_ref_FromRef(context, type) : types.IP(type) ? create_from_string_FromString(context, type) : types.nH(type) ? FromSymbol(context, type) : types.gm(type) ? from_template_literal_FromTemplateLiteral(context, type) : types.PN(type) ? create_from_tuple_FromTuple(context, type) : types.R1(type) ? from_undefined_FromUndefined(context, type) : types.my(type) ? create_from_union_FromUnion(context, type) : types.jw(type) ? from_void_FromVoid(context, type) : undefined;
}
function Create(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return create_from_type_FromType(context, type);
}
var hashing = __webpack_require__(83755);
function Hash(value) {
return hashing.X.Hash(value);
}
var internal = __webpack_require__(63793);
class ParseError extends AssertError {
constructor(value, errors) {
super("Parse", value, errors);
}
}
function parse_Assert(context, type, value) {
(0, internal.k)();
const errors = Errors(context, type, value);
(0, internal.$)();
if (!Check(context, type, value)) throw new ParseError(value, errors);
return value;
}
const Parser = Pipeline([ (_context, _type, value) => Clone(value), (context, type, value) => Default(context, type, value), (context, type, value) => Convert(context, type, value), (context, type, value) => Clean(context, type, value), (context, type, value) => parse_Assert(context, type, value) ]);
function Parse(...args) {
const [context, type, value] = system.d3.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const checked = Check(context, type, value);
if (checked) return value;
if (system.wB.Get().correctiveParse) return Parser(context, type, value);
(0, internal.k)();
const errors = Errors(context, type, value);
(0, internal.$)();
throw new ParseError(value, errors);
}
function Equal(left, right) {
return guard.IsDeepEqual(left, right);
}
function CreateUpdate(path, value) {
return {
type: "update",
path: path,
value: value
};
}
function CreateInsert(path, value) {
return {
type: "insert",
path: path,
value: value
};
}
function CreateDelete(path) {
return {
type: "delete",
path: path
};
}
function AssertCanDiffObject(value) {
if (guard.IsObject(value) && guard.IsEqual(guard.Symbols(value).length, 0)) return;
throw new Error("Cannot create diffs for objects with symbols keys");
}
function* diff_FromObject(path, left, right) {
if (!guard.IsObject(right) || guard.IsArray(right)) return yield CreateUpdate(path, right);
AssertCanDiffObject(left);
AssertCanDiffObject(right);
const leftKeys = guard.Keys(left);
const rightKeys = guard.Keys(right);
for (const key of rightKeys) {
if (guard.HasPropertyKey(left, key)) continue;
if (guard.IsUnsafePropertyKey(key)) continue;
yield CreateInsert(`${path}/${key}`, right[key]);
}
for (const key of leftKeys) {
if (!guard.HasPropertyKey(right, key)) continue;
if (guard.IsUnsafePropertyKey(key)) continue;
if (Equal(left, right)) continue;
yield* diff_FromValue(`${path}/${key}`, left[key], right[key]);
}
for (const key of leftKeys) {
if (guard.HasPropertyKey(right, key)) continue;
if (guard.IsUnsafePropertyKey(key)) continue;
yield CreateDelete(`${path}/${key}`);
}
}
function* diff_FromArray(path, left, right) {
if (!guard.IsArray(right)) return yield CreateUpdate(path, right);
for (let i = 0; i < Math.min(left.length, right.length); i++) {
yield* diff_FromValue(`${path}/${i}`, left[i], right[i]);
}
for (let i = 0; i < right.length; i++) {
if (i < left.length) continue;
yield CreateInsert(`${path}/${i}`, right[i]);
}
for (let i = left.length - 1; i >= 0; i--) {
if (i < right.length) continue;
yield CreateDelete(`${path}/${i}`);
}
}
function* diff_FromTypedArray(path, left, right) {
const typeLeft = globalThis.Object.getPrototypeOf(left).constructor.name;
const typeRight = globalThis.Object.getPrototypeOf(right).constructor.name;
const predicate = globals.Kj(right) && guard.IsEqual(left.length, right.length) && guard.IsEqual(typeLeft, typeRight);
if (predicate) {
for (let index = 0; index < Math.min(left.length, right.length); index++) {
yield* diff_FromValue(`${path}/${index}`, left[index], right[index]);
}
} else {
return yield CreateUpdate(path, right);
}
}
function* FromUnknown(path, left, right) {
if (left === right) return;
yield CreateUpdate(path, right);
}
function* diff_FromValue(path, left, right) {
return globals.Kj(left) ? yield* diff_FromTypedArray(path, left, right) : guard.IsArray(left) ? yield* diff_FromArray(path, left, right) : guard.IsObject(left) ? yield* diff_FromObject(path, left, right) : yield* FromUnknown(path, left, right);
}
function Diff(current, next) {
return [ ...diff_FromValue("", current, next) ];
}
const Insert = types.wS({
type: types.uS("insert"),
path: types.Qf(),
value: types.$r()
});
const Update = Object({
type: types.uS("update"),
path: types.Qf(),
value: types.$r()
});
const Delete = types.wS({
type: types.uS("delete"),
path: types.Qf()
});
const Edit = types.Pr([ Insert, Update, Delete ]);
var pointer = __webpack_require__(67751);
function IsRoot(edits) {
return edits.length > 0 && edits[0].path === "" && edits[0].type === "update";
}
function IsEmpty(edits) {
return edits.length === 0;
}
function Patch(current, edits) {
if (IsRoot(edits)) return Clone(edits[0].value);
if (IsEmpty(edits)) return Clone(current);
const clone = Clone(current);
for (const edit of edits) {
switch (edit.type) {
case "insert":
{
pointer.Set(clone, edit.path, edit.value);
break;
}

case "update":
{
pointer.Set(clone, edit.path, edit.value);
break;
}

case "delete":
{
pointer.Delete(clone, edit.path);
break;
}
}
}
return clone;
}
var maxItems = __webpack_require__(85382);
class RepairError extends Error {
constructor(context, type, value, message) {
super(message);
this.context = context;
this.type = type;
this.value = value;
}
}
function MakeUnique(values) {
const [hashes, result] = [ new Set, [] ];
for (const value of values) {
const hash = Hash(value);
if (hashes.has(hash)) continue;
hashes.add(hash);
result.push(value);
}
return result;
}
function repair_from_array_FromArray(context, type, value) {
if (Check(context, type, value)) return value;
const created = guard.IsArray(value) ? value : Create(context, type);
const minimum = (0, minItems.X)(type) && created.length < type.minItems ? [ ...created, ...Array.from({
length: type.minItems - created.length
}, () => Create(context, type)) ] : created;
const maximum = (0, maxItems.R)(type) && minimum.length > type.maxItems ? minimum.slice(0, type.maxItems) : minimum;
const repaired = maximum.map(value => repair_from_type_FromType(context, type.items, value));
if (!(0, uniqueItems.G)(type) || (0, uniqueItems.G)(type) && !guard.IsEqual(type.uniqueItems, true)) return repaired;
const unique = MakeUnique(repaired);
if (!Check(context, type, unique)) throw new RepairError(context, type, value, "Failed to repair Array due to uniqueItems constraint");
return unique;
}
function repair_from_enum_FromEnum(context, type, value) {
return repair_from_type_FromType(context, (0, action.SZ)(type), value);
}
function repair_from_intersect_FromIntersect(context, type, value) {
const instantiated = (0, engine.l5)(context, type);
const evaluated = (0, action.SZ)(instantiated);
return repair_from_type_FromType(context, evaluated, value);
}
function repair_from_object_FromObject(context, type, value) {
if (Check(context, type, value)) return value;
if (!guard.IsObjectNotArray(value)) return Create(context, type);
const required = new Set(guard.IsUndefined(type.required) ? [] : type.required);
const result = {};
for (const [key, schema] of guard.Entries(type.properties)) {
if (!required.has(key) && guard.IsUndefined(value[key])) continue;
result[key] = key in value ? repair_from_type_FromType(context, schema, value[key]) : Create(context, schema);
}
const evaluatedKeys = guard.Keys(type.properties);
if ((0, additionalProperties.x)(type) && guard.IsObject(type.additionalProperties)) {
for (const key of guard.Keys(value)) {
if (evaluatedKeys.includes(key)) continue;
result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
}
}
return result;
}
function repair_from_record_FromRecord(context, type, value) {
if (Check(context, type, value)) return value;
if (guard.IsNull(value) || !guard.IsObject(value) || guard.IsArray(value)) return Create(context, type);
const recordKey = new RegExp((0, types.EY)(type));
const recordValue = (0, types.Bo)(type);
const evaluatedKeys = new Set;
const result = {};
for (const [key, value_] of guard.Entries(value)) {
if (!recordKey.test(key)) continue;
result[key] = repair_from_type_FromType(context, recordValue, value_);
evaluatedKeys.add(key);
}
if ((0, additionalProperties.x)(type)) {
for (const key of guard.Keys(value)) {
if (evaluatedKeys.has(key)) continue;
result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
}
}
return result;
}
function repair_from_ref_FromRef(context, type, value) {
return guard.HasPropertyKey(context, type.$ref) ? repair_from_type_FromType(context, context[type.$ref], value) : (() => {
throw new RepairError(context, type, value, "Unable to de-reference target type");
})();
}
function repair_from_template_literal_FromTemplateLiteral(context, type, value) {
const decoded = (0, template_literal.G_)(type.pattern);
return repair_from_type_FromType(context, decoded, value);
}
function repair_from_tuple_FromTuple(context, schema, value) {
if (Check(context, schema, value)) return value;
if (!guard.IsArray(value)) return Create(context, schema);
return schema.items.map((schema, index) => repair_from_type_FromType(context, schema, value[index]));
}
var evaluate = __webpack_require__(54798);
function Deref(context, type, value) {
return (0, types["in"])(type) ? guard.HasPropertyKey(context, type.$ref) ? Deref(context, context[type.$ref], value) : (() => {
throw new Error("Unable to Deref target");
})() : type;
}
function ScoreVariant(context, type, value) {
if (!((0, types.av)(type) && guard.IsObject(value))) return 0;
const keys = guard.Keys(value);
const entries = guard.Entries(type.properties);
return entries.reduce((result, [key, schema]) => {
const literal = (0, types.gP)(schema) && guard.IsEqual(schema.const, value[key]) ? 100 : 0;
const checks = Check(context, schema, value[key]) ? 10 : 0;
const exists = keys.includes(key) ? 1 : 0;
return result + (literal + checks + exists);
}, 0);
}
function UnionScoreSelect(context, type, value) {
const schemas = type.anyOf.map(schema => Deref(context, schema, value));
let [select, best] = [ schemas[0], 0 ];
for (const schema of schemas) {
const score = ScoreVariant(context, schema, value);
if (score > best) {
select = schema;
best = score;
}
}
return select;
}
function RepairUnion(context, type, value) {
const union = (0, types.Pr)((0, evaluate.FA)(type.anyOf));
const schema = UnionScoreSelect(context, union, value);
return repair_from_type_FromType(context, schema, value);
}
function repair_from_union_FromUnion(context, type, value) {
if (Check(context, type, value)) return Clone(value);
if ((0, types_default.O)(type)) return Create(context, type);
return RepairUnion(context, type, value);
}
function from_unknown_FromUnknown(context, type, value) {
if (Check(context, type, value)) return value;
const converted = Convert(context, type, value);
if (Check(context, type, converted)) return converted;
return Create(context, type);
}
function AssertRepairableValue(context, type, value) {
const unsupported = globals.XF(value) || globals.N6(value) || globals.Ts(value) || globals.Kj(value) || guard.IsConstructor(value) || guard.IsFunction(value);
if (unsupported) {
throw new RepairError(context, type, value, "Value is not repairable");
}
}
function AssertRepairableType(context, type, value) {
const unsupported = types.ZV(type) || types.hg(type) || types.Df(type);
if (unsupported) {
throw new RepairError(context, type, value, "Type is not repairable");
}
}
function CreateWhenUndefined(context, type, value) {
return guard.IsUndefined(value) && !types.R1(type) ? Create(context, type) : value;
}
function FinalizeRepair(context, type, repaired) {
return types.Ux(type) ? Check(context, type, repaired) ? repaired : Create(context, type) : repaired;
}
function repair_from_type_FromType(context, type, value) {
AssertRepairableValue(context, type, value);
AssertRepairableType(context, type, value);
const candidate = CreateWhenUndefined(context, type, value);
const repaired = types.QS(type) ? repair_from_array_FromArray(context, type, candidate) : types.Kk(type) ? repair_from_enum_FromEnum(context, type, candidate) : types.Yq(type) ? repair_from_intersect_FromIntersect(context, type, candidate) : types.av(type) ? repair_from_object_FromObject(context, type, candidate) : types.cZ(type) ? repair_from_record_FromRecord(context, type, candidate) : types["in"](type) ? repair_from_ref_FromRef(context, type, candidate) : types.gm(type) ? repair_from_template_literal_FromTemplateLiteral(context, type, candidate) : types.PN(type) ? repair_from_tuple_FromTuple(context, type, candidate) : types.my(type) ? repair_from_union_FromUnion(context, type, candidate) : from_unknown_FromUnknown(context, type, candidate);
return FinalizeRepair(context, type, repaired);
}
function Repair(...args) {
const [context, type, value] = arguments_arguments.Match(args, {
3: (context, type, value) => [ context, type, value ],
2: (type, value) => [ {}, type, value ]
});
const repaired = repair_from_type_FromType(context, type, value);
Assert(context, type, repaired);
return repaired;
}
const value = null && Value;
}
};
