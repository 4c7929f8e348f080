export const id = "module-98100";

export const ids = [ "module-98100" ];

export const modules = {
98100: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9682);
var _admin_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24152);
var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
var _price_flag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90739);
const LIMITS = {
"running-scans": [ "running_scans_max", 1e5, "Maximum concurrent scans, in all processes." ],
"requests-per-minute": [ "requests_per_minute", 1e6, "Maximum requests per minute and key." ],
"scan-creations-per-minute": [ "scan_creations_per_minute", 1e6, "Maximum scan creations per minute and key." ],
"retain-scans": [ "retain_scans_days", 36500, "Days after which a final scan is deleted." ]
};
const FLAGS = {
name: {
type: "string",
value: "NAME",
description: "Whose workspace it is, in your words."
},
"initial-tokens": {
type: "string",
value: "N",
description: "create: initial balance. Default: that of the service."
},
..._price_flag_js__WEBPACK_IMPORTED_MODULE_4__.b,
...Object.fromEntries(Object.entries(LIMITS).map(([name, [, , description]]) => [ name, {
type: "string",
value: "N|default",
description: description
} ])),
..._admin_client_js__WEBPACK_IMPORTED_MODULE_2__.yy
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.bD)([ "workspaces create --name NAME [flags] --bootstrap FILE", "workspaces list --bootstrap FILE", "workspaces update <id> [flags] --bootstrap FILE", "workspaces suspend <id> --bootstrap FILE", "workspaces resume <id> --bootstrap FILE", "workspaces delete <id> --bootstrap FILE" ], `Manages the workspaces of a service. Each has its own keys, members, targets, scans and balance, and sees nothing of the\nothers; keys, members and tokens take its id as --workspace. A setting that is not given is that of the service, and so is\none that update sets to default (--running-scans default, --price default). --price replaces all earlier ones.\n\nWhile a workspace is suspended, its keys are refused (403) and its queued scans wait; running scans and webhook\ndeliveries continue. delete ends its keys at once; its data is erased within minutes and cannot be restored.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb = "", id, ...more] = flags.positionals;
const [surplus] = verb === "create" || verb === "list" ? [ id, ...more ] : more;
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), `is one argument too many for workspaces ${verb}.`);
const call = (method, body) => (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(flags, io, method, `/v1/workspaces/${(0, 
_admin_client_js__WEBPACK_IMPORTED_MODULE_2__.dO)(id, "<id>")}`, body);
switch (verb) {
case "create":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.Iz)(flags, io, "POST", "/v1/workspaces", createBody(flags));

case "list":
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_2__.a)(flags, io, "/v1/workspaces");

case "update":
return call("PATCH", updateBody(flags));

case "suspend":
return call("PATCH", {
state: "suspended"
});

case "resume":
return call("PATCH", {
state: "active"
});

case "delete":
return call("DELETE");

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("workspaces", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(verb)} is not one of create, list, update, suspend, resume, delete.`);
}
}
function createBody(flags) {
if (flags.text("name") === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--name", "missing: say whose workspace it is.");
const tokens = flags.text("initial-tokens");
return {
...settings(flags),
...tokens === undefined ? {} : {
initial_tokens: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__.$A)("--initial-tokens", tokens, 0, 1e9)
}
};
}
function updateBody(flags) {
if (flags.text("initial-tokens") !== undefined) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--initial-tokens", "goes with create only: add tokens with scan-gate tokens grant.");
}
const body = settings(flags);
if (Object.keys(body).length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("workspaces update", "give at least one flag to change.");
return body;
}
function settings(flags) {
const name = flags.text("name")?.trim();
if (name === "") throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--name", "is empty.");
const given = flags.texts("price");
const prices = given.length === 0 ? undefined : given.join() === "default" ? null : (0, 
_price_flag_js__WEBPACK_IMPORTED_MODULE_4__.R)(flags);
const limits = Object.entries(LIMITS).flatMap(([flag, [member, maximum]]) => {
const text = flags.text(flag);
if (text === undefined) return [];
return [ [ member, text === "default" ? null : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__.$A)(`--${flag}`, text, 1, maximum) ] ];
});
return {
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_6__.Eb)({
name: name,
prices: prices
}),
...Object.fromEntries(limits)
};
}
},
90739: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => readPrices,
b: () => PRICE_FLAG
});
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6e4);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const PRICE_FLAG = {
price: {
type: "string",
multiple: true,
value: "OPERATION=N",
description: `Price of an operation in tokens (${_contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.join(", ")}), for example scan.quick=0.`
}
};
function readPrices(flags) {
const entries = flags.texts("price").flatMap(_gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.dt).map(text => {
const [operation = "", price = ""] = text.split("=");
const known = _contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.find(name => name === operation.trim());
if (known === undefined) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--price", `"${text}" does not begin with one of ${_contract_usage_js__WEBPACK_IMPORTED_MODULE_0__.xb.join(", ")} and "=".`);
}
return [ known, (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.$A)("--price", price.trim(), 0, 1e6) ];
});
return Object.fromEntries(entries);
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
6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_U: () => Usage,
f7: () => DEFAULT_PRICES,
jV: () => NO_PRICES,
xb: () => OPERATIONS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
const DEFAULT_PRICES = {
"scan.quick": 5,
"scan.standard": 20,
"scan.compliance": 50,
"webhook.delivery": 1
};
const NO_PRICES = {
"scan.quick": 0,
"scan.standard": 0,
"scan.compliance": 0,
"webhook.delivery": 0
};
const PerOperation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
const Usage = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Remaining tokens of the workspace."
}),
metered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "false: this service charges nothing and checks no balance."
}),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
last_30d: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
by_operation: PerOperation
}, {
description: "Tokens consumed over the last 30 days, net of refunds."
}),
prices: PerOperation,
as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
});
},
82723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => integerInput,
QR: () => numberInput,
Ts: () => durationInput,
dt: () => listInput,
gX: () => enumInput,
tE: () => booleanInput
});
var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function listInput(text) {
return text.split(/\r?\n/).filter(line => !line.trim().startsWith("#")).flatMap(line => line.split(",")).map(part => part.trim()).filter(part => part !== "");
}
function enumInput(input, text, allowed) {
const value = text.trim().toLowerCase();
const found = allowed.find(candidate => candidate === value);
if (found !== undefined) return found;
const near = allowed.find(candidate => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
const hint = near === undefined ? "" : ` Did you mean ${near}?`;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not one of ${allowed.join(", ")}.${hint}`);
}
function booleanInput(input, text) {
const value = text.trim();
if (/^(true|True|TRUE)$/.test(value)) return true;
if (/^(false|False|FALSE)$/.test(value)) return false;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not true or false.`);
}
function integerInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a whole number.`);
return within(input, Number(value), minimum, maximum);
}
function numberInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a number.`);
return within(input, Number(value), minimum, maximum);
}
const SECONDS_OF_UNIT = {
s: 1,
m: 60,
h: 3600,
d: 86400
};
function durationInput(input, text, maximumSeconds) {
const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a duration such as 30m, 24h or 7d.`);
const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2]];
if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is out of range; allowed are 1s to ${maximumSeconds / 86400}d.`);
}
function within(input, value, minimum, maximum) {
if (value >= minimum && value <= maximum) return value;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
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
