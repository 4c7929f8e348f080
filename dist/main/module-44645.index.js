export const id = "module-44645";

export const ids = [ "module-44645" ];

export const modules = {
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64903);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68852);
var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5537);
function connectFromCli(options) {
const {service: service, verificationSeed: verificationSeed, trustedRoots: trustedRoots, allowInsecure: allowInsecure, environment: environment, onScanProgress: onScanProgress, err: err = () => {}} = options;
const source = (0, _client_workload_key_js__WEBPACK_IMPORTED_MODULE_2__.kn)(environment);
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_4__.N)({
service: service,
remote: {
allowInsecure: allowInsecure,
trustedRoots: trustedRoots
},
userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_5__.VERSION}`,
identity: source && {
source: source,
mask: secret => err(`::add-mask::${secret}\n`)
},
apiUrlName: "--api-url",
insecureName: "--insecure-http",
checkIds: async () => (await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012))).registeredCheckIds(service.rules),
startEmbedded: async () => {
const {browserOption: browserOption, startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(service.browserPath)} is not a program file.`);
return startEmbeddedService({
mode: "embedded",
store: {
kind: "memory"
},
verificationSeed: verificationSeed,
rules: service.rules,
...onScanProgress === undefined ? {} : {
onScanProgress: onScanProgress
},
...browser,
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
}
});
}
async function readTrustedRoots(path, io) {
if (path === undefined) return [];
let text;
try {
text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} cannot be read.`, {
cause: cause
});
}
const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
if (certificates.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(path)} contains no PEM certificate.`);
return certificates;
}
},
44645: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
verificationOf: () => verificationOf
});
var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65487);
async function verificationOf(hostname, repositoryId) {
const connection = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.h)({
service: {
apiUrl: null,
apiKey: null,
audience: null,
maxRetries: 1,
browserPath: null,
rules: []
},
verificationSeed: repositoryId,
trustedRoots: [],
allowInsecure: false,
environment: {}
});
try {
const {verification: verification} = await connection.client.createTarget({
hostname: hostname
});
return (verification?.instructions ?? []).filter(entry => entry.method !== "local");
} finally {
await connection.close();
}
}
},
5537: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VERSION: () => VERSION,
p: () => HOMEPAGE
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__.rE;
const HOMEPAGE = _package_json__WEBPACK_IMPORTED_MODULE_0__.TB;
},
52776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => ErrorEnvelope,
Fw: () => ErrorBody,
Ud: () => ErrorDetail,
V5: () => API_ERRORS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const API_ERRORS = {
invalid_json: {
status: 400,
meaning: "The request body is not valid JSON."
},
invalid_logout_token: {
status: 400,
meaning: "The logout token of the identity provider is missing, not valid, expired or already used."
},
sso_failed: {
status: 400,
meaning: "The sign-in at the identity provider did not complete, or its response is not valid. Begin again."
},
malformed_request: {
status: 400,
meaning: "The request is not valid HTTP."
},
missing_api_key: {
status: 401,
meaning: 'The Authorization header is missing or is not "Bearer <key>".'
},
invalid_api_key: {
status: 401,
meaning: "The API key is malformed, unknown, expired or revoked."
},
not_signed_in: {
status: 401,
meaning: "The settings console has no valid session for this request: sign in."
},
sign_in_refused: {
status: 401,
meaning: "The token or one-time link does not sign in to the settings console."
},
invalid_identity_token: {
status: 401,
meaning: "The identity token of the workload is malformed, not signed by an accepted issuer, expired or already used."
},
insufficient_tokens: {
status: 402,
meaning: "The workspace has fewer tokens than the operation costs."
},
insufficient_scope: {
status: 403,
meaning: "The key lacks the scope that the operation requires."
},
cross_site_request: {
status: 403,
meaning: "A request to the settings console lacks its X-CSRF-Token or comes from another origin."
},
sso_no_role: {
status: 403,
meaning: "The identity provider knows the person, but none of their groups has a role in a workspace."
},
trust_mismatch: {
status: 403,
meaning: "The identity token is valid, but no trust has its audience and claims."
},
target_not_allowed: {
status: 403,
meaning: "The trust of the key does not include this target."
},
workspace_suspended: {
status: 403,
meaning: "The operator of the service suspended the workspace of the key."
},
target_not_verified: {
status: 403,
meaning: "This scan type requires proof of ownership of the target."
},
not_found: {
status: 404,
meaning: "No such resource in this workspace and mode."
},
method_not_allowed: {
status: 405,
meaning: "The path does not support this method."
},
not_acceptable: {
status: 406,
meaning: "The route has none of the media types that Accept allows."
},
request_timeout: {
status: 408,
meaning: "The request was not received completely in time."
},
conflict: {
status: 409,
meaning: "The resource already exists."
},
invalid_state: {
status: 409,
meaning: "The resource is in a state that does not allow the operation."
},
report_not_ready: {
status: 409,
meaning: "The scan has not succeeded, so it has no report."
},
idempotency_in_progress: {
status: 409,
meaning: "A request with this Idempotency-Key is still in progress."
},
payload_too_large: {
status: 413,
meaning: "The request body is larger than 1 MiB."
},
unsupported_media_type: {
status: 415,
meaning: "The request body is not application/json."
},
range_not_satisfiable: {
status: 416,
meaning: "The Range begins after the end of the document."
},
validation_error: {
status: 422,
meaning: "A parameter or body field is missing, unknown or invalid."
},
idempotency_mismatch: {
status: 422,
meaning: "The Idempotency-Key was used with a different request."
},
batch_too_large: {
status: 422,
meaning: "A bulk request has more than 100 entries."
},
bulk_rolled_back: {
status: 422,
meaning: "fail_fast was true and an entry failed: nothing was created."
},
invalid_cursor: {
status: 422,
meaning: "The cursor is malformed, expired or belongs to another query."
},
headers_too_large: {
status: 431,
meaning: "The request headers are larger than 16 KiB."
},
rate_limited: {
status: 429,
meaning: "Too many requests; wait for Retry-After seconds."
},
internal_error: {
status: 500,
meaning: "Internal error. Quote the request id to the operator of the service."
},
unavailable: {
status: 503,
meaning: "The service is starting, stopping or cannot reach its database."
},
rolled_back: {
status: null,
meaning: "The entry was rolled back because another entry of the batch failed."
},
not_attempted: {
status: null,
meaning: "The entry was not attempted because an earlier entry of the batch failed."
}
};
const ErrorDetail = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "JSON path of the field, for example scans[3].target."
})),
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
existing_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "On conflict: id of the existing resource."
}))
});
const ErrorBody = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Stable machine-readable code.",
examples: [ "validation_error" ]
}),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Describes the error and how to fix it."
}),
param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The field or parameter at fault."
})),
details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ErrorDetail, {
maxItems: 100
})),
request_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "req_01jd3k9x5v8w2m4n6p7q" ]
}),
doc_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Documentation of the error code."
})
});
const ErrorEnvelope = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
error: ErrorBody
});
},
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
69999: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wx: () => compile_Compile
});
var schema = __webpack_require__(9978);
function TsIgnore() {
return `// @ts-ignore`;
}
function Separator() {
return ``;
}
function ImportSection(build) {
const context = build.UseUnevaluated() ? [ `import { CheckContext } from "typebox/schema"` ] : [];
const hashing = `import { Hashing } from "typebox/system"`;
const guard = `import { Guard } from "typebox/guard"`;
return [ ...context, hashing, guard ];
}
function ExternalSection(build) {
const {identifier: identifier} = build.External();
return [ Separator(), TsIgnore(), `let ${identifier} = []`, Separator(), TsIgnore(), `export function SetExternal(external) { ${identifier} = external.variables }` ];
}
function FunctionSection(build) {
return build.Functions().map(func => [ Separator(), TsIgnore(), `${func};` ].join("\n"));
}
function ExportSection(build) {
const body = build.UseUnevaluated() ? `const context = new CheckContext({}, {}); return ${build.Entry()}` : `return ${build.Entry()}`;
return [ Separator(), TsIgnore(), `export function Check(value) { ${body} }` ];
}
function Code(...args) {
const [context, type] = Arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
const build = Build(context, type);
const code = [ ...ImportSection(build), ...ExternalSection(build), ...FunctionSection(build), ...ExportSection(build) ].join("\n");
return {
External: build.External(),
Code: code
};
}
var arguments_arguments = __webpack_require__(97565);
var internal = __webpack_require__(63793);
var settings = __webpack_require__(71126);
var build_value = __webpack_require__(79229);
class Validator {
constructor(context, type) {
this.hasCodec = (0, build_value.F7)(context, type);
this.buildResult = (0, schema.L2J)(context, type);
this.evaluateResult = this.buildResult.Evaluate();
}
IsAccelerated() {
return this.evaluateResult.IsAccelerated();
}
Context() {
return this.buildResult.Context();
}
Type() {
return this.buildResult.Schema();
}
Code() {
return this.evaluateResult.Code();
}
Check(value) {
return this.evaluateResult.Check(value);
}
Parse(value) {
const checked = this.Check(value);
if (checked) return value;
if (settings.w.Get().correctiveParse) return (0, build_value.iX)(this.Context(), this.Type(), value);
(0, internal.k)();
const errors = this.Errors(value);
(0, internal.$)();
throw new build_value.mB(value, errors);
}
Errors(value) {
if (this.IsAccelerated() && this.Check(value)) return [];
return (0, build_value.I)(this.Context(), this.Type(), value);
}
Clean(value) {
return (0, build_value.Y0)(this.Context(), this.Type(), value);
}
Convert(value) {
return (0, build_value.U$)(this.Context(), this.Type(), value);
}
Create() {
return (0, build_value.X5)(this.Context(), this.Type());
}
Default(value) {
return (0, build_value.yB)(this.Context(), this.Type(), value);
}
Decode(value) {
const result = this.hasCodec ? (0, build_value.Tq)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
Encode(value) {
const result = this.hasCodec ? (0, build_value.dB)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
}
function compile_Compile(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return new Validator(context, type);
}
const compile = null && Compile;
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
