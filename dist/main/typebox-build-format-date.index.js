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
 }
};
