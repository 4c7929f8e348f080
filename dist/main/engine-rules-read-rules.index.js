export const id = "engine-rules-read-rules";

export const ids = [ "engine-rules-read-rules", 3282, 4622 ];

export const modules = {
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
23282: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
readRuleTexts: () => readRuleTexts
});
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89440);
var _read_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76585);
const CONFIG_ALIASES_MAX = 20;
const one = {
schema: _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.schema,
read: (value, path, report) => {
const rule = _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.read(value, path, report);
return rule === undefined ? undefined : [ rule ];
}
};
const inConfig = {
schema: _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.schema,
read: (value, path, report) => {
const listed = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value) && Array.isArray(value["checks"]) ? value["checks"] : [];
const rules = listed.map((rule, index) => _format_js__WEBPACK_IMPORTED_MODULE_0__.mK.read(rule, [ ...path, "checks", String(index) ], report));
return rules.filter(rule => rule !== undefined);
}
};
function readRuleTexts(texts) {
const rules = [];
const problems = [];
const names = new Map;
for (const {name: name, text: text, isConfig: isConfig = false} of texts) {
const read = (0, _read_rules_js__WEBPACK_IMPORTED_MODULE_1__.K)(text, isConfig ? inConfig : one, isConfig ? CONFIG_ALIASES_MAX : 0);
if ("problems" in read) {
problems.push(...read.problems.map(problem => ({
name: name,
...problem
})));
continue;
}
for (const [index, rule] of read.value.entries()) {
const first = names.get(rule.id);
if (first !== undefined) {
const line = read.lineOf([ ...placeOf(index, isConfig), "id" ]);
problems.push({
name: name,
line: line,
text: `${first} has the id ${rule.id} too; each rule needs its own`
});
}
names.set(rule.id, name);
rules.push(rule);
}
}
return {
rules: rules,
problems: problems
};
}
function placeOf(index, isConfig) {
return isConfig ? [ "checks", String(index) ] : [];
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
