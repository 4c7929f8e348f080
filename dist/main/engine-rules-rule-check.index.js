export const id = "engine-rules-rule-check";

export const ids = [ "engine-rules-rule-check" ];

export const modules = {
83163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => LIMITS
});
const LIMITS = {
pageSizeMax: 100,
pageSizeDefault: 20,
bulkEntriesMax: 100,
bodyBytesMax: 1024 * 1024,
apiDescriptionLengthMax: 256 * 1024,
idempotencyKeyLengthMax: 255,
idempotencyRetentionSeconds: 24 * 3600,
idempotencyWaitMs: 6e3,
metadataPairsMax: 20,
metadataKeyLengthMax: 40,
metadataValueLengthMax: 500,
webhookTimeoutMs: 5e3,
webhookRetryDelaysSeconds: [ 60, 300, 1800, 7200, 43200 ],
signatureToleranceSeconds: 300,
webhookDeliveryTokens: 1,
keySecretLength: 26,
keyDisplayPrefixLength: 12,
deadLetterRetentionDays: 30,
heldDeliveryHours: 72,
ratePerMinute: 600,
rateBurst: 100,
scanCreatesPerMinute: 120,
verifyAttemptsPerMinute: 10,
targetReverifyDays: 90,
evidenceLengthMax: 2e3,
findingLocationsMax: 25,
findingAdvisoriesMax: 100,
proofRequestsMax: 4,
proofHeadersMax: 20,
proofUrlLengthMax: 4096,
proofBodyLengthMax: 4096,
proofQuoteLengthMax: 500,
proofStepsMax: 20,
acceptanceReasonLengthMax: 500,
findingsPerScanMax: 5e3
};
},
45194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => IDENTITY_NAMES,
AT: () => PROVIDERS_MAX,
AX: () => LoginCookie,
DH: () => HeaderValue,
E5: () => RECORDING_LENGTH_MAX,
RT: () => LOGIN_OPTIONS,
az: () => Login,
bC: () => HeaderName
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const line = (maxLength, description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: maxLength,
pattern: "^[^\\u0000-\\u001f\\u007f]*$",
description: description
}));
const HeaderName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
});
const HeaderValue = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$",
maxLength: 8192
});
const STORED_NAME = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[^\\u0000-\\u001f]{1,200}$"
});
const LoginCookie = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 256,
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 4096,
pattern: "^[\\x20-\\x3a\\x3c-\\x7e]*$"
}),
domain: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 255,
pattern: "^[A-Za-z0-9._-]+$",
description: "Sent to subdomains too. Absent: to the host only."
})),
path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/[\\x20-\\x3a\\x3c-\\x7e]*$",
maxLength: 1024,
description: "Default `/`."
})),
expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Seconds since 1970. Absent: at the end of the session."
})),
secure: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const RECORDING_LENGTH_MAX = 131072;
const PROVIDERS_MAX = 3;
const Login = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
username: line(500, "User name or email address."),
password: line(1e3, "Password."),
url: line(2e3, "Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."),
totp: line(200, "Secret of one-time codes in Base32 (RFC 6238)."),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(HeaderName, HeaderValue, {
maxProperties: 20,
description: "Headers that carry the session."
})),
cookies: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(LoginCookie, {
maxItems: 100
})),
local_storage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(STORED_NAME, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 16384,
pattern: "^[^\\u0000]*$"
}), {
maxProperties: 100,
description: "Local storage of the origin. A token in it is sent as `Authorization: Bearer`."
})),
client_id: line(500, "OAuth client."),
client_secret: line(1e3, "Secret of the OAuth client."),
token_url: line(2e3, "Token endpoint on the host of the target."),
scope: line(1e3, "Scopes, separated by spaces."),
identity_provider: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^https?://[^/?#@\\s\\\\]{1,255}$"
}), {
minItems: 1,
maxItems: PROVIDERS_MAX,
uniqueItems: true,
description: "Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. " + "Plain http on loopback and private addresses only."
})),
recording: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 2,
maxLength: RECORDING_LENGTH_MAX,
description: "JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}` stand for " + "`username`, `password` and a code of `totp`."
}))
});
const LOGIN_OPTIONS = {
user: "login",
second: "second_login",
admin: "admin_login"
};
const IDENTITY_NAMES = Object.keys(LOGIN_OPTIONS);
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
