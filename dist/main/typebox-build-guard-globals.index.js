export const id = "typebox-build-guard-globals";

export const ids = [ "typebox-build-guard-globals" ];

export const modules = {
62912: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IP: () => IsString,
Kj: () => IsTypeArray,
Mx: () => IsNumber,
N6: () => IsMap,
Ts: () => IsSet,
XF: () => IsDate,
Zx: () => IsBoolean,
__: () => IsRegExp
});
function IsBoolean(value) {
return value instanceof Boolean;
}
function IsNumber(value) {
return value instanceof Number;
}
function IsString(value) {
return value instanceof String;
}
function IsTypeArray(value) {
return globalThis.ArrayBuffer.isView(value);
}
function IsInt8Array(value) {
return value instanceof globalThis.Int8Array;
}
function IsUint8Array(value) {
return value instanceof globalThis.Uint8Array;
}
function IsUint8ClampedArray(value) {
return value instanceof globalThis.Uint8ClampedArray;
}
function IsInt16Array(value) {
return value instanceof globalThis.Int16Array;
}
function IsUint16Array(value) {
return value instanceof globalThis.Uint16Array;
}
function IsInt32Array(value) {
return value instanceof globalThis.Int32Array;
}
function IsUint32Array(value) {
return value instanceof globalThis.Uint32Array;
}
function IsFloat32Array(value) {
return value instanceof globalThis.Float32Array;
}
function IsFloat64Array(value) {
return value instanceof globalThis.Float64Array;
}
function IsBigInt64Array(value) {
return value instanceof globalThis.BigInt64Array;
}
function IsBigUint64Array(value) {
return value instanceof globalThis.BigUint64Array;
}
function IsRegExp(value) {
return value instanceof globalThis.RegExp;
}
function IsDate(value) {
return value instanceof globalThis.Date;
}
function IsSet(value) {
return value instanceof globalThis.Set;
}
function IsMap(value) {
return value instanceof globalThis.Map;
}
},
88642: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
CodePointCount: () => guard_CodePointCount,
Counted: () => Counted,
Entries: () => Entries,
EntriesRegExp: () => EntriesRegExp,
Every: () => Every,
EveryAll: () => EveryAll,
GraphemeCount: () => guard_GraphemeCount,
HasPropertyKey: () => HasPropertyKey,
IsArray: () => IsArray,
IsBigInt: () => IsBigInt,
IsBoolean: () => IsBoolean,
IsClassInstance: () => IsClassInstance,
IsConstructor: () => IsConstructor,
IsDeepEqual: () => IsDeepEqual,
IsEqual: () => IsEqual,
IsFunction: () => IsFunction,
IsGreaterEqualThan: () => IsGreaterEqualThan,
IsGreaterThan: () => IsGreaterThan,
IsInteger: () => IsInteger,
IsLessEqualThan: () => IsLessEqualThan,
IsLessThan: () => IsLessThan,
IsMaxLength: () => guard_IsMaxLength,
IsMinLength: () => guard_IsMinLength,
IsMultipleOf: () => IsMultipleOf,
IsNull: () => IsNull,
IsNumber: () => IsNumber,
IsObject: () => IsObject,
IsObjectNotArray: () => IsObjectNotArray,
IsString: () => IsString,
IsSymbol: () => IsSymbol,
IsUndefined: () => IsUndefined,
IsUnsafePropertyKey: () => IsUnsafePropertyKey,
IsValueLike: () => IsValueLike,
Keys: () => Keys,
ShiftLeft: () => ShiftLeft,
Some: () => Some,
SomeAll: () => SomeAll,
Symbols: () => Symbols,
Values: () => Values
});
function IsBetween(value, min, max) {
return value >= min && value <= max;
}
function IsZeroWidthJoiner(value) {
return value === 8205;
}
function IsHighSurrogate(value) {
return IsBetween(value, 55296, 56319);
}
function IsRegionalIndicator(value) {
return IsBetween(value, 127462, 127487);
}
function IsVariationSelector(value) {
return IsBetween(value, 65024, 65039);
}
function IsCombiningMark(value) {
return IsBetween(value, 768, 879) || IsBetween(value, 6832, 6911) || IsBetween(value, 7616, 7679) || IsBetween(value, 65056, 65071);
}
function CodePointLength(value) {
return value > 65535 ? 2 : 1;
}
function ConsumeModifiers(value, index) {
while (index < value.length) {
const point = value.codePointAt(index);
if (IsCombiningMark(point) || IsVariationSelector(point)) {
index += CodePointLength(point);
} else {
break;
}
}
return index;
}
function NextGraphemeClusterIndex(value, clusterStart) {
const startCP = value.codePointAt(clusterStart);
let clusterEnd = clusterStart + CodePointLength(startCP);
clusterEnd = ConsumeModifiers(value, clusterEnd);
while (clusterEnd < value.length - 1 && IsZeroWidthJoiner(value.codePointAt(clusterEnd))) {
const nextCP = value.codePointAt(clusterEnd + 1);
clusterEnd += 1 + CodePointLength(nextCP);
clusterEnd = ConsumeModifiers(value, clusterEnd);
}
if (IsRegionalIndicator(startCP) && clusterEnd < value.length && IsRegionalIndicator(value.codePointAt(clusterEnd))) {
clusterEnd += CodePointLength(value.codePointAt(clusterEnd));
}
return clusterEnd;
}
function IsGraphemeCodePoint(value) {
return value >= 768 && (IsHighSurrogate(value) || IsCombiningMark(value) || IsVariationSelector(value) || IsZeroWidthJoiner(value));
}
function IsMinLengthSegmented(value, minLength) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
if (++count >= minLength) return true;
}
return false;
}
function IsMaxLengthSegmented(value, maxLength) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
if (++count > maxLength) return false;
}
return true;
}
function GraphemeCount(value) {
let count = 0, index = 0;
while (index < value.length) {
index = NextGraphemeClusterIndex(value, index);
count++;
}
return count;
}
function IsMinLength(value, minLength) {
if (minLength === 0) return true;
if (value.length < minLength) return false;
let index = 0;
while (true) {
if (IsGraphemeCodePoint(value.charCodeAt(index))) {
return IsMinLengthSegmented(value, minLength);
}
if (++index >= minLength) return true;
}
}
function IsMaxLength(value, maxLength) {
if (value.length <= maxLength) return true;
let index = 0;
while (true) {
if (IsGraphemeCodePoint(value.charCodeAt(index))) {
return IsMaxLengthSegmented(value, maxLength);
}
if (++index > maxLength) return false;
}
}
function CodePointCount(value) {
let result = 0, index = 0, prev = 0;
while (index < value.length) {
const next = value.charCodeAt(index++) >> 10;
result += +((prev << 8 | next) !== 13879);
prev = next;
}
return result;
}
function unicode_IsMaxLength(value, maxLength) {
return value.length <= maxLength || value.length <= maxLength << 1 && CodePointCount(value) <= maxLength;
}
function unicode_IsMinLength(value, minLength) {
return value.length >= minLength << 1 || value.length >= minLength && CodePointCount(value) >= minLength;
}
function IsArray(value) {
return Array.isArray(value);
}
function IsBigInt(value) {
return IsEqual(typeof value, "bigint");
}
function IsBoolean(value) {
return IsEqual(typeof value, "boolean");
}
function IsConstructor(value) {
if (IsUndefined(value) || !IsFunction(value)) return false;
const result = Function.prototype.toString.call(value);
if (/^class\s/.test(result)) return true;
if (/\[native code\]/.test(result)) return true;
return false;
}
function IsFunction(value) {
return IsEqual(typeof value, "function");
}
function IsInteger(value) {
return Number.isInteger(value);
}
function IsNull(value) {
return IsEqual(value, null);
}
function IsNumber(value) {
return Number.isFinite(value);
}
function IsObjectNotArray(value) {
return IsObject(value) && !IsArray(value);
}
function IsObject(value) {
return IsEqual(typeof value, "object") && !IsNull(value);
}
function IsString(value) {
return IsEqual(typeof value, "string");
}
function IsSymbol(value) {
return IsEqual(typeof value, "symbol");
}
function IsUndefined(value) {
return IsEqual(value, undefined);
}
function IsEqual(left, right) {
return left === right;
}
function IsGreaterThan(left, right) {
return left > right;
}
function IsLessThan(left, right) {
return left < right;
}
function IsLessEqualThan(left, right) {
return left <= right;
}
function IsGreaterEqualThan(left, right) {
return left >= right;
}
function IsMultipleOf(dividend, divisor) {
if (IsBigInt(dividend) || IsBigInt(divisor)) {
return BigInt(dividend) % BigInt(divisor) === 0n;
}
const tolerance = 1e-10;
if (!IsNumber(dividend)) return true;
if (IsInteger(dividend) && 1 / divisor % 1 === 0) return true;
const mod = dividend % divisor;
return Math.min(Math.abs(mod), Math.abs(mod - divisor), Math.abs(mod + divisor)) < tolerance;
}
function IsClassInstance(value) {
if (!IsObject(value)) return false;
const proto = globalThis.Object.getPrototypeOf(value);
if (IsNull(proto)) return false;
return IsEqual(typeof proto.constructor, "function") && !(IsEqual(proto.constructor, globalThis.Object) || IsEqual(proto.constructor.name, "Object"));
}
function IsValueLike(value) {
return IsBigInt(value) || IsBoolean(value) || IsNull(value) || IsNumber(value) || IsString(value) || IsUndefined(value);
}
function guard_GraphemeCount(value) {
return GraphemeCount(value);
}
function guard_CodePointCount(value) {
return CodePointCount(value);
}
function guard_IsMaxLength(value, maxLength) {
return unicode_IsMaxLength(value, maxLength);
}
function guard_IsMinLength(value, minLength) {
return unicode_IsMinLength(value, minLength);
}
function Every(value, offset, callback) {
return value.every((item, index) => index < offset || callback(item, index));
}
function EveryAll(value, offset, callback) {
let result = true;
value.forEach((item, index) => {
if (index >= offset && !callback(item, index)) result = false;
});
return result;
}
function Some(value, callback) {
return value.some((value, index) => callback(value, index));
}
function SomeAll(value, callback) {
let result = false;
value.forEach((item, index) => {
if (callback(item, index)) result = true;
});
return result;
}
function Counted(value, callback) {
return value.reduce((result, value, index) => callback(value, index) ? ++result : result, 0);
}
function ShiftLeft(array, true_, false_) {
return IsEqual(array.length, 0) ? false_() : true_(array[0], array.slice(1));
}
function IsUnsafePropertyKey(key) {
return IsEqual(key, "__proto__") || IsEqual(key, "constructor") || IsEqual(key, "prototype");
}
function HasPropertyKey(value, key) {
return IsUnsafePropertyKey(key) ? Object.prototype.hasOwnProperty.call(value, key) : key in value;
}
function EntriesRegExp(value) {
return Keys(value).map(key => [ new RegExp(`^${key}$`), value[key] ]);
}
function Entries(value) {
return Object.entries(value);
}
function Keys(value) {
return Object.getOwnPropertyNames(value);
}
function Symbols(value) {
return Object.getOwnPropertySymbols(value);
}
function Values(value) {
return Object.values(value);
}
function DeepEqualObject(left, right) {
if (!IsObject(right)) return false;
const keys = Keys(left);
return IsEqual(keys.length, Keys(right).length) && keys.every(key => IsDeepEqual(left[key], right[key]));
}
function DeepEqualArray(left, right) {
return IsArray(right) && IsEqual(left.length, right.length) && left.every((_, index) => IsDeepEqual(left[index], right[index]));
}
function IsDeepEqual(left, right) {
return IsArray(left) ? DeepEqualArray(left, right) : IsObject(left) ? DeepEqualObject(left, right) : IsEqual(left, right);
}
},
97565: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
Match: () => Match
});
function Match(args, match) {
return match[args.length]?.(...args) ?? (() => {
throw Error("Invalid Arguments");
})();
}
},
93552: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => environment_namespaceObject
});
var environment_namespaceObject = {};
__webpack_require__.r(environment_namespaceObject);
__webpack_require__.d(environment_namespaceObject, {
CanEvaluate: () => CanEvaluate,
Evaluate: () => Evaluate
});
var settings = __webpack_require__(71126);
var guard = __webpack_require__(88642);
let supported = undefined;
function TryEvaluate() {
try {
Evaluate("null")();
return true;
} catch {
return false;
}
}
function CanEvaluate() {
if (guard.IsUndefined(supported)) supported = TryEvaluate();
return supported && settings.w.Get().useAcceleration;
}
function Evaluate(...args) {
return new globalThis.Function(...args);
}
},
83755: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => hash_namespaceObject
});
var hash_namespaceObject = {};
__webpack_require__.r(hash_namespaceObject);
__webpack_require__.d(hash_namespaceObject, {
Hash: () => Hash,
HashCode: () => HashCode
});
var unreachable = __webpack_require__(69701);
var globals = __webpack_require__(62912);
var guard = __webpack_require__(88642);
function InstanceKeys(value) {
const propertyKeys = new Set;
let current = value;
while (current && current !== Object.prototype) {
for (const key of Reflect.ownKeys(current)) {
if (key !== "constructor" && typeof key !== "symbol") propertyKeys.add(key);
}
current = Object.getPrototypeOf(current);
}
return [ ...propertyKeys ];
}
function IsIEEE754(value) {
return typeof value === "number";
}
const ByteMarker = {
Array: 0,
BigInt: 1,
Boolean: 2,
Date: 3,
Constructor: 4,
Function: 5,
Null: 6,
Number: 7,
Object: 8,
RegExp: 9,
String: 10,
Symbol: 11,
TypeArray: 12,
Undefined: 13
};
let A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;
const F64 = new Float64Array(1);
const F64In = new DataView(F64.buffer);
const F64Out = new Uint8Array(F64.buffer);
function FNV1A64_OP(byte) {
const L0 = A0 ^ byte;
const T0 = L0 * 435;
const T1 = A1 * 435 + (T0 >>> 16);
const T2 = A2 * 435 + (T1 >>> 16) + (L0 << 8);
const T3 = A3 * 435 + (T2 >>> 16) + (A1 << 8);
A0 = T0 & 65535;
A1 = T1 & 65535;
A2 = T2 & 65535;
A3 = T3 & 65535;
}
function FromArray(value) {
FNV1A64_OP(ByteMarker.Array);
for (const item of value) {
FromValue(item);
}
}
function FromBigInt(value) {
FNV1A64_OP(ByteMarker.BigInt);
F64In.setBigInt64(0, value);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}
function FromBoolean(value) {
FNV1A64_OP(ByteMarker.Boolean);
FNV1A64_OP(value ? 1 : 0);
}
function FromConstructor(value) {
FNV1A64_OP(ByteMarker.Constructor);
FromValue(value.toString());
}
function FromDate(value) {
FNV1A64_OP(ByteMarker.Date);
FromValue(value.getTime());
}
function FromFunction(value) {
FNV1A64_OP(ByteMarker.Function);
FromValue(value.toString());
}
function FromNull(_value) {
FNV1A64_OP(ByteMarker.Null);
}
function FromNumber(value) {
FNV1A64_OP(ByteMarker.Number);
F64In.setFloat64(0, value, true);
for (const byte of F64Out) {
FNV1A64_OP(byte);
}
}
function FromObject(value) {
FNV1A64_OP(ByteMarker.Object);
for (const key of InstanceKeys(value).sort()) {
FromValue(key);
FromValue(value[key]);
}
}
function FromRegExp(value) {
FNV1A64_OP(ByteMarker.RegExp);
FromString(value.toString());
}
const encoder = new TextEncoder;
function FromString(value) {
FNV1A64_OP(ByteMarker.String);
for (let i = 0; i < value.length; i++) {
const code = value.charCodeAt(i);
if (code > 127) {
for (const byte of encoder.encode(value.slice(i))) {
FNV1A64_OP(byte);
}
return;
}
FNV1A64_OP(code);
}
}
function FromSymbol(value) {
FNV1A64_OP(ByteMarker.Symbol);
FromValue(value.toString());
}
function FromTypeArray(value) {
FNV1A64_OP(ByteMarker.TypeArray);
const buffer = new Uint8Array(value.buffer);
for (let i = 0; i < buffer.length; i++) {
FNV1A64_OP(buffer[i]);
}
}
function FromUndefined(_value) {
return FNV1A64_OP(ByteMarker.Undefined);
}
function FromValue(value) {
return globals.Kj(value) ? FromTypeArray(value) : globals.XF(value) ? FromDate(value) : globals.__(value) ? FromRegExp(value) : globals.Zx(value) ? FromBoolean(value.valueOf()) : globals.IP(value) ? FromString(value.valueOf()) : globals.Mx(value) ? FromNumber(value.valueOf()) : IsIEEE754(value) ? FromNumber(value) : guard.IsArray(value) ? FromArray(value) : guard.IsBoolean(value) ? FromBoolean(value) : guard.IsBigInt(value) ? FromBigInt(value) : guard.IsConstructor(value) ? FromConstructor(value) : guard.IsNull(value) ? FromNull(value) : guard.IsObject(value) ? FromObject(value) : guard.IsString(value) ? FromString(value) : guard.IsSymbol(value) ? FromSymbol(value) : guard.IsUndefined(value) ? FromUndefined(value) : guard.IsFunction(value) ? FromFunction(value) : (0, 
unreachable.L)();
}
function Hex(limb) {
return limb.toString(16).padStart(4, "0");
}
function HashCode(value) {
return BigInt(`0x${Hash(value)}`);
}
function Hash(value) {
A0 = 8997, A1 = 33826, A2 = 40164, A3 = 52210;
FromValue(value);
return `${Hex(A3)}${Hex(A2)}${Hex(A1)}${Hex(A0)}`;
}
},
89168: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ce: () => _system_mjs__WEBPACK_IMPORTED_MODULE_0__.ce,
d3: () => _system_mjs__WEBPACK_IMPORTED_MODULE_0__.d3,
wB: () => _system_mjs__WEBPACK_IMPORTED_MODULE_0__.wB
});
var _system_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24480);
var __WEBPACK_DEFAULT_EXPORT__ = null && System;
},
97062: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => memory_namespaceObject
});
var memory_namespaceObject = {};
__webpack_require__.r(memory_namespaceObject);
__webpack_require__.d(memory_namespaceObject, {
Assign: () => Assign,
Clone: () => Clone,
Create: () => Create,
Discard: () => Discard,
Metrics: () => Metrics,
Update: () => Update
});
const Metrics = {
assign: 0,
create: 0,
clone: 0,
discard: 0,
update: 0
};
var guard = __webpack_require__(88642);
var settings = __webpack_require__(71126);
function Keys(value) {
return [ ...guard.Keys(value), ...guard.Symbols(value) ];
}
function Freeze(value, seen) {
if (seen.has(value)) return;
seen.add(value);
for (const key of Keys(value)) {
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (!descriptor || !("value" in descriptor)) continue;
if (guard.IsObject(descriptor.value)) Freeze(descriptor.value, seen);
}
Object.freeze(value);
}
function Finalize(value) {
if (!settings.w.Get().immutableTypes) return value;
Freeze(value, new WeakSet);
return value;
}
function Assign(left, right) {
Metrics.assign += 1;
const result = {}, rightKeys = Keys(right), leftKeys = Keys(left);
for (const key of leftKeys) {
if (rightKeys.includes(key)) continue;
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(left, key));
}
for (const key of rightKeys) {
Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(right, key));
}
return Finalize(result);
}
function Clone(value) {
Metrics.clone += 1;
const result = {};
for (const key of Keys(value)) {
if (guard.IsUnsafePropertyKey(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
if (guard.IsEqual(descriptor.enumerable, true)) {
result[key] = descriptor.value;
} else {
Object.defineProperty(result, key, descriptor);
}
}
return result;
}
function WithEnumerable(left, right) {
return {
...left,
...right
};
}
function WithHidden(left, right) {
for (const key of Object.keys(right)) {
Object.defineProperty(left, key, {
configurable: true,
writable: true,
enumerable: false,
value: right[key]
});
}
return left;
}
function Create(hidden, enumerable, options = {}) {
Metrics.create += 1;
const withEnumerable = WithEnumerable(enumerable, options);
const withHidden = settings.w.Get().enumerableKind ? WithEnumerable(withEnumerable, hidden) : WithHidden(withEnumerable, hidden);
return Finalize(withHidden);
}
function Discard(value, propertyKeys) {
Metrics.discard += 1;
const result = {};
for (const key of Keys(value)) {
if (propertyKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(value, key);
Object.defineProperty(result, key, descriptor);
}
return Finalize(result);
}
function WithCurrent(current, hiddenKeys, enumerableKeys, result) {
for (const key of Keys(current)) {
if (guard.IsUnsafePropertyKey(key) || hiddenKeys.includes(key) || enumerableKeys.includes(key)) continue;
const descriptor = Object.getOwnPropertyDescriptor(current, key);
Object.defineProperty(result, key, descriptor);
}
}
function update_WithHidden(hidden, keys, result) {
const enumerableKind = settings.w.Get().enumerableKind;
for (const key of keys) {
if (guard.IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
writable: true,
enumerable: enumerableKind,
value: hidden[key]
});
}
}
function update_WithEnumerable(enumerable, keys, result) {
for (const key of keys) {
if (guard.IsUnsafePropertyKey(key)) continue;
Object.defineProperty(result, key, {
configurable: true,
enumerable: true,
writable: true,
value: enumerable[key]
});
}
}
function Update(current, hidden, enumerable) {
Metrics.update += 1;
const result = {}, hiddenKeys = Keys(hidden), enumerableKeys = Keys(enumerable);
WithCurrent(current, hiddenKeys, enumerableKeys, result);
update_WithHidden(hidden, hiddenKeys, result);
update_WithEnumerable(enumerable, enumerableKeys, result);
return Finalize(result);
}
},
71126: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => _settings_mjs__WEBPACK_IMPORTED_MODULE_0__
});
var _settings_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25029);
},
25029: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
Get: () => Get,
Reset: () => Reset,
Set: () => Set
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
const settings = {
immutableTypes: false,
maxErrors: 8,
maxParseErrors: 1,
maxInstantiationCount: 128,
useAcceleration: true,
exactOptionalPropertyTypes: false,
enumerableKind: false,
correctiveParse: false,
unionPrioritySort: true
};
function Reset() {
settings.immutableTypes = false;
settings.maxErrors = 8;
settings.maxParseErrors = 1;
settings.maxInstantiationCount = 128;
settings.useAcceleration = true;
settings.exactOptionalPropertyTypes = false;
settings.enumerableKind = false;
settings.correctiveParse = false;
settings.unionPrioritySort = true;
}
function Set(options) {
for (const key of _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.Keys(options)) {
const value = options[key];
if (value !== undefined) {
Object.defineProperty(settings, key, {
value: value
});
}
}
}
function Get() {
return settings;
}
},
24480: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d3: () => arguments_arguments,
ce: () => memory.c,
wB: () => settings.w
});
var arguments_arguments = __webpack_require__(97565);
var environment = __webpack_require__(93552);
var hashing = __webpack_require__(83755);
var memory = __webpack_require__(97062);
var settings = __webpack_require__(71126);
},
69701: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => Unreachable
});
function Unreachable() {
throw new Error("Unreachable");
}
},
31195: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => AddImmutable,
h: () => AddImmutableDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_immutable_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28735);
function AddImmutableDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("AddImmutable", [ type ], options);
}
function AddImmutable(type, options = {}) {
return (0, _engine_immutable_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__.K)(type, options);
}
},
54349: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => AddOptional,
f: () => AddOptionalDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31199);
function AddOptionalDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("AddOptional", [ type ], options);
}
function AddOptional(type, options = {}) {
return (0, _engine_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__.M)(type, options);
}
},
66003: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => AddReadonlyDeferred,
w: () => AddReadonly
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12149);
function AddReadonlyDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("AddReadonly", [ type ], options);
}
function AddReadonly(type, options = {}) {
return (0, _engine_readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_1__.I)(type, options);
}
},
33200: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => RemoveOptional,
e: () => RemoveOptionalDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95806);
function RemoveOptionalDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("RemoveOptional", [ type ], options);
}
function RemoveOptional(type, options = {}) {
return (0, _engine_optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_1__.H)(type, options);
}
},
98068: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => Capitalize,
W: () => CapitalizeDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28955);
function CapitalizeDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Capitalize", [ type ], options);
}
function Capitalize(type, options = {}) {
return (0, _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.xQ)(type, options);
}
},
68650: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ConditionalDeferred,
b: () => Conditional
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_conditional_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1879);
var _engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7749);
function ConditionalDeferred(left, right, true_, false_, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Conditional", [ left, right, true_, false_ ], options);
}
function Conditional(left, right, true_, false_, options = {}) {
return (0, _engine_conditional_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.Z)({}, (0, 
_engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.Uw)([], []), left, right, true_, false_, options);
}
},
64869: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ConstructorParametersDeferred,
R: () => ConstructorParameters
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_constructor_parameters_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6988);
function ConstructorParametersDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("ConstructorParameters", [ type ], options);
}
function ConstructorParameters(type, options = {}) {
return (0, _engine_constructor_parameters_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(type, options);
}
},
49731: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => Evaluate,
Z: () => EvaluateDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_evaluate_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36018);
function EvaluateDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Evaluate", [ type ], options);
}
function Evaluate(type, options = {}) {
return (0, _engine_evaluate_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(type, options);
}
},
74276: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ExcludeDeferred,
n: () => Exclude
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_exclude_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69345);
function ExcludeDeferred(left, right, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Exclude", [ left, right ], options);
}
function Exclude(left, right, options = {}) {
return (0, _engine_exclude_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.d)(left, right, options);
}
},
47329: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => Extract,
r: () => ExtractDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_extract_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56162);
function ExtractDeferred(left, right, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Extract", [ left, right ], options);
}
function Extract(left, right, options = {}) {
return (0, _engine_extract_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.E)(left, right, options);
}
},
96301: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hl: () => _add_immutable.h,
fo: () => _add_optional.f,
Tv: () => _add_readonly.T,
WE: () => capitalize.W,
Mv: () => conditional.M,
OS: () => constructor_parameters.O,
SZ: () => evaluate.S,
Z0: () => evaluate.Z,
Y8: () => exclude.Y,
rH: () => extract.r,
jK: () => indexed.j,
C: () => indexed.C,
Zq: () => instance_type.Z,
fY: () => action_interface.fY,
HG: () => action_interface.HG,
gq: () => keyof.g,
ZI: () => lowercase.Z,
nH: () => mapped.n,
yn: () => action_module.y,
oc: () => non_nullable.o,
lh: () => omit.l,
SD: () => parameters.S,
Lr: () => partial.L,
x7: () => pick.x,
zU: () => readonly_object.zU,
eT: () => _remove_optional.e,
Sk: () => RemoveReadonlyDeferred,
dT: () => required.d,
wx: () => return_type.w,
Vv: () => uncapitalize.V,
io: () => uppercase.i,
Ry: () => action_with.R,
ky: () => action_with.k
});
var _add_immutable = __webpack_require__(31195);
var _add_readonly = __webpack_require__(66003);
var _add_optional = __webpack_require__(54349);
var deferred = __webpack_require__(14530);
var instantiate_remove = __webpack_require__(7518);
function RemoveImmutableDeferred(type, options = {}) {
return Deferred("RemoveImmutable", [ type ], options);
}
function RemoveImmutable(type, options = {}) {
return RemoveImmutableAction(type, options);
}
var readonly_instantiate_remove = __webpack_require__(86036);
function RemoveReadonlyDeferred(type, options = {}) {
return (0, deferred.c)("RemoveReadonly", [ type ], options);
}
function RemoveReadonly(type, options = {}) {
return RemoveReadonlyAction(type, options);
}
var _remove_optional = __webpack_require__(33200);
var capitalize = __webpack_require__(98068);
var conditional = __webpack_require__(68650);
var constructor_parameters = __webpack_require__(64869);
var evaluate = __webpack_require__(49731);
var exclude = __webpack_require__(74276);
var extract = __webpack_require__(47329);
var indexed = __webpack_require__(44149);
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
},
44149: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => IndexDeferred,
j: () => Index
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4192);
var _engine_indexed_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71832);
function IndexDeferred(type, indexer, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Index", [ type, indexer ], options);
}
function Index(type, indexer_or_keys, options = {}) {
const indexer = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.IsArray(indexer_or_keys) ? (0, 
_engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(indexer_or_keys) : indexer_or_keys;
return (0, _engine_indexed_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.R)(type, indexer, options);
}
},
33430: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => InstanceTypeDeferred,
y: () => InstanceType
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_instance_type_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17067);
function InstanceTypeDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("InstanceType", [ type ], options);
}
function InstanceType(type, options = {}) {
return (0, _engine_instance_type_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.u)(type, options);
}
},
1971: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HG: () => IsInterfaceDeferred,
KA: () => Interface,
fY: () => InterfaceDeferred
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_schema_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8122);
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_interface_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15474);
function InterfaceDeferred(heritage, properties, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Interface", [ heritage, properties ], options);
}
function IsInterfaceDeferred(value) {
return (0, _types_schema_mjs__WEBPACK_IMPORTED_MODULE_2__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.HasPropertyKey(value, "action") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.IsEqual(value.action, "Interface");
}
function Interface(heritage, properties, options = {}) {
return (0, _engine_interface_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(heritage, properties, options);
}
},
26300: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => KeyOfDeferred,
t: () => KeyOf
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_keyof_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51829);
function KeyOfDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("KeyOf", [ type ], options);
}
function KeyOf(type, options = {}) {
return (0, _engine_keyof_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.L)(type, options);
}
},
34737: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => Lowercase,
Z: () => LowercaseDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28955);
function LowercaseDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Lowercase", [ type ], options);
}
function Lowercase(type, options = {}) {
return (0, _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.wD)(type, options);
}
},
49547: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => MappedDeferred,
u: () => Mapped
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_mapped_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13347);
var _engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7749);
function MappedDeferred(identifier, type, as, property, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Mapped", [ identifier, type, as, property ], options);
}
function Mapped(identifier, type, as, property, options = {}) {
return (0, _engine_mapped_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.e)({}, (0, 
_engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.Uw)([], []), identifier, type, as, property, options);
}
},
67474: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => Module,
y: () => ModuleDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
var _engine_module_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89567);
function ModuleDeferred(declarations, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Module", [ declarations ], options);
}
function Module(declarations, options = {}) {
return (0, _engine_module_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.L)({}, (0, 
_engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.Uw)([], []), declarations, options);
}
},
8673: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => NonNullableDeferred,
p: () => NonNullable
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_non_nullable_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37096);
function NonNullableDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("NonNullable", [ type ], options);
}
function NonNullable(type, options = {}) {
return (0, _engine_non_nullable_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.H)(type, options);
}
},
96317: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => Omit,
l: () => OmitDeferred
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4192);
var _engine_omit_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91952);
function OmitDeferred(type, indexer, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Omit", [ type, indexer ], options);
}
function Omit(type, indexer_or_keys, options = {}) {
const indexer = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.IsArray(indexer_or_keys) ? (0, 
_engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(indexer_or_keys) : indexer_or_keys;
return (0, _engine_omit_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.c)(type, indexer, options);
}
},
9238: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => Parameters,
S: () => ParametersDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_parameters_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71995);
function ParametersDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Parameters", [ type ], options);
}
function Parameters(type, options = {}) {
return (0, _engine_parameters_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.l)(type, options);
}
},
10641: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => PartialDeferred,
e: () => Partial
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_partial_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30566);
function PartialDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Partial", [ type ], options);
}
function Partial(type, options = {}) {
return (0, _engine_partial_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(type, options);
}
},
96185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => Pick,
x: () => PickDeferred
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4192);
var _engine_pick_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42820);
function PickDeferred(type, indexer, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Pick", [ type, indexer ], options);
}
function Pick(type, indexer_or_keys, options = {}) {
const indexer = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.IsArray(indexer_or_keys) ? (0, 
_engine_helpers_keys_to_indexer_mjs__WEBPACK_IMPORTED_MODULE_1__.f)(indexer_or_keys) : indexer_or_keys;
return (0, _engine_pick_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(type, indexer, options);
}
},
62930: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y3: () => ReadonlyObject,
th: () => ReadonlyType,
zU: () => ReadonlyObjectDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_readonly_object_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23209);
function ReadonlyObjectDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("ReadonlyObject", [ type ], options);
}
function ReadonlyObject(type, options = {}) {
return (0, _engine_readonly_object_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(type, options);
}
const ReadonlyType = ReadonlyObject;
},
98889: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => RequiredDeferred,
m: () => Required
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_required_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11062);
function RequiredDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Required", [ type ], options);
}
function Required(type, options = {}) {
return (0, _engine_required_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.I)(type, options);
}
},
66243: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ReturnType,
w: () => ReturnTypeDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_return_type_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17490);
function ReturnTypeDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("ReturnType", [ type ], options);
}
function ReturnType(type, options = {}) {
return (0, _engine_return_type_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.P)(type, options);
}
},
47297: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => UncapitalizeDeferred,
w: () => Uncapitalize
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28955);
function UncapitalizeDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Uncapitalize", [ type ], options);
}
function Uncapitalize(type, options = {}) {
return (0, _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.sy)(type, options);
}
},
4170: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => UppercaseDeferred,
r: () => Uppercase
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28955);
function UppercaseDeferred(type, options = {}) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("Uppercase", [ type ], options);
}
function Uppercase(type, options = {}) {
return (0, _engine_intrinsics_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.bN)(type, options);
}
},
60866: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => With,
k: () => WithDeferred
});
var _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14530);
var _engine_with_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
function WithDeferred(type, options) {
return (0, _types_deferred_mjs__WEBPACK_IMPORTED_MODULE_0__.c)("With", [ type, options ], {});
}
function With(type, options) {
return (0, _engine_with_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.b)(type, options);
}
},
97487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => CallInstantiate
});
var settings = __webpack_require__(71126);
var guard = __webpack_require__(88642);
var call = __webpack_require__(4759);
var ref = __webpack_require__(43042);
var generic = __webpack_require__(73778);
var evaluate = __webpack_require__(54798);
var instantiate = __webpack_require__(7749);
var union = __webpack_require__(31520);
var deferred = __webpack_require__(14530);
var types_enum = __webpack_require__(98903);
var template_literal = __webpack_require__(64125);
var evaluate_evaluate = __webpack_require__(80067);
function CollectDistributionNames(expression, result = []) {
return (0, deferred.E)(expression) && guard.IsEqual(expression.action, "Conditional") ? (0, 
ref.i)(expression.parameters[0]) ? CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], [ ...result, expression.parameters[0]["$ref"] ])) : CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], result)) : (0, 
deferred.E)(expression) && guard.IsEqual(expression.action, "Mapped") ? (0, deferred.E)(expression.parameters[1]) && guard.IsEqual(expression.parameters[1].action, "KeyOf") && (0, 
ref.i)(expression.parameters[1].parameters[0]) ? [ ...result, expression.parameters[1].parameters[0]["$ref"] ] : result : result;
}
function BuildDistributionArray(parameters, names) {
return parameters.reduce((result, left) => [ ...result, names.includes(left.name) ], []);
}
function ZipDistributionArray(arguments_, distributionArray, result = []) {
return guard.ShiftLeft(arguments_, (argumentLeft, argumentRight) => guard.ShiftLeft(distributionArray, (booleanLeft, booleanRight) => ZipDistributionArray(argumentRight, booleanRight, [ ...result, [ booleanLeft, argumentLeft ] ]), () => result), () => result);
}
function CanonicalArgument(type) {
return (0, template_literal.gm)(type) ? (0, evaluate_evaluate.pF)(type.pattern) : (0, 
types_enum.Kk)(type) ? (0, evaluate_evaluate.zu)(type.enum) : type;
}
function Expand(type) {
const canonicalArgument = CanonicalArgument(type);
return (0, union.my)(canonicalArgument) ? [ ...canonicalArgument.anyOf ] : [ canonicalArgument ];
}
function Append(current, type) {
return current.reduce((result, left) => [ ...result, [ ...left, type ] ], []);
}
function Cross(current, variants) {
return variants.reduce((result, left) => [ ...result, ...Append(current, left) ], []);
}
function Distribute(zipped) {
return zipped.reduce((result, left) => guard.IsEqual(left[0], true) ? Cross(result, Expand(left[1])) : Cross(result, [ left[1] ]), [ [] ]);
}
function DistributeArguments(parameters, arguments_, expression) {
const distributionNames = CollectDistributionNames(expression);
const distributionArray = BuildDistributionArray(parameters, distributionNames);
const zippedArguments = ZipDistributionArray(arguments_, distributionArray);
return (0, deferred.E)(expression) && guard.IsEqual(expression.action, "Conditional") ? Distribute(zippedArguments) : (0, 
deferred.E)(expression) && guard.IsEqual(expression.action, "Mapped") ? Distribute(zippedArguments) : [ arguments_ ];
}
var never = __webpack_require__(9139);
function FromNotResolvable() {
return [ "(not-resolvable)", (0, never.ps)() ];
}
function FromNotGeneric() {
return [ "(not-generic)", (0, never.ps)() ];
}
function FromGeneric(name, parameters, expression) {
return [ name, (0, generic.c)(parameters, expression) ];
}
function FromRef(context, ref, arguments_) {
return ref in context ? FromType(context, ref, context[ref], arguments_) : FromNotResolvable();
}
function FromType(context, name, target, arguments_) {
return (0, generic.E)(target) ? FromGeneric(name, target.parameters, target.expression) : (0, 
ref.i)(target) ? FromRef(context, target.$ref, arguments_) : FromNotGeneric();
}
function ResolveTarget(context, target, arguments_) {
return FromType(context, "(anonymous)", target, arguments_);
}
var memory = __webpack_require__(97062);
var type_extends = __webpack_require__(5257);
var infer = __webpack_require__(35889);
function AssertArgumentExtends(name, type, extends_) {
if ((0, infer.t)(type) || (0, call.rx)(type) || type_extends.d.IsExtendsTrueLike((0, 
type_extends.q)({}, type, extends_))) return;
const cause = {
parameter: name,
expect: extends_,
actual: type
};
throw new Error(`Argument for parameter ${name} does not satisfy constraint`, {
cause: cause
});
}
function BindArgument(context, state, name, extends_, type) {
const instantiatedArgument = (0, instantiate.zO)(context, state, type);
AssertArgumentExtends(name, instantiatedArgument, extends_);
return memory.c.Assign(context, {
[name]: instantiatedArgument
});
}
function BindArguments(context, state, parameterLeft, parameterRight, arguments_) {
const instantiatedExtends = (0, instantiate.zO)(context, state, parameterLeft.extends);
const instantiatedEquals = (0, instantiate.zO)(context, state, parameterLeft.equals);
return guard.ShiftLeft(arguments_, (left, right) => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, left), state, parameterRight, right), () => BindParameters(BindArgument(context, state, parameterLeft["name"], instantiatedExtends, instantiatedEquals), state, parameterRight, []));
}
function BindParameters(context, state, parameters, arguments_) {
return guard.ShiftLeft(parameters, (left, right) => BindArguments(context, state, left, right, arguments_), () => context);
}
function ResolveArgumentsContext(context, state, parameters, arguments_) {
return BindParameters(context, state, parameters, arguments_);
}
let instantiationDepth = 0;
let instantiationCount = 0;
function InstantiationAssert() {
if (guard.IsLessThan(instantiationCount, settings.w.Get().maxInstantiationCount)) return;
throw Error("Type instantiation is excessively deep and possibly infinite");
}
function InstantiationIncrement() {
InstantiationAssert();
instantiationCount++;
instantiationDepth++;
}
function InstantiationDecrement() {
instantiationDepth--;
if (guard.IsEqual(instantiationDepth, 0)) instantiationCount = 0;
}
function Peek(state) {
const result = guard.IsGreaterThan(state.callstack.length, 0) ? state.callstack[state.callstack.length - 1] : "";
return result;
}
function IsTailCall(state, name) {
const result = guard.IsEqual(Peek(state), name);
return result;
}
function CallDispatch(context, state, target, parameters, expression, arguments_) {
InstantiationIncrement();
try {
const argumentsContext = ResolveArgumentsContext(context, state, parameters, arguments_);
const returnType = (0, instantiate.zO)(argumentsContext, (0, instantiate.Uw)([ ...state["callstack"], target["$ref"] ], state["visited"]), expression);
return (0, instantiate.zO)(argumentsContext, (0, instantiate.Uw)([], []), returnType);
} finally {
InstantiationDecrement();
}
}
function CallDistributed(context, state, target, parameters, expression, distributedArguments) {
return distributedArguments.reduce((result, arguments_) => {
const returnType = CallDispatch(context, state, target, parameters, expression, arguments_);
return [ ...result, returnType ];
}, []);
}
function CallImmediate(context, state, target, parameters, expression, arguments_) {
const distributedArguments = DistributeArguments(parameters, arguments_, expression);
const returnTypes = CallDistributed(context, state, target, parameters, expression, distributedArguments);
const result = guard.IsEqual(returnTypes.length, 1) ? returnTypes[0] : (0, evaluate.hM)(returnTypes);
return result;
}
function CallInstantiate(context, state, target, arguments_) {
const instantiatedArguments = (0, instantiate.kX)(context, state, arguments_);
const resolved = ResolveTarget(context, target, arguments_);
const name = resolved[0];
const type = resolved[1];
const result = (0, generic.E)(type) ? IsTailCall(state, name) ? (0, call.EU)((0, 
ref.o)(name), instantiatedArguments) : CallImmediate(context, state, (0, ref.o)(name), type.parameters, type.expression, instantiatedArguments) : (0, 
call.EU)(target, instantiatedArguments);
return result;
}
},
24759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => _instantiate_mjs__WEBPACK_IMPORTED_MODULE_0__.B
});
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1879);
},
1879: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ConditionalInstantiate,
Z: () => ConditionalAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31520);
var _extends_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5257);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749);
var _action_conditional_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68650);
function ConditionalOperation(context, state, left, right, true_, false_) {
const extendsResult = (0, _extends_index_mjs__WEBPACK_IMPORTED_MODULE_2__.q)(context, left, right);
return _extends_index_mjs__WEBPACK_IMPORTED_MODULE_2__.d.IsExtendsUnion(extendsResult) ? (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_1__.gP)([ (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(extendsResult.inferred, state, true_), (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(context, state, false_) ]) : _extends_index_mjs__WEBPACK_IMPORTED_MODULE_2__.d.IsExtendsTrue(extendsResult) ? (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(extendsResult.inferred, state, true_) : (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(context, state, false_);
}
function ConditionalAction(context, state, left, right, true_, false_, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.pZ)([ left, right ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(ConditionalOperation(context, state, left, right, true_, false_), {}, options) : (0, 
_action_conditional_mjs__WEBPACK_IMPORTED_MODULE_4__.M)(left, right, true_, false_, options);
return result;
}
function ConditionalInstantiate(context, state, left, right, true_, false_, options) {
const instantiatedLeft = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(context, state, left);
const instantiatedRight = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.zO)(context, state, right);
return ConditionalAction(context, state, instantiatedLeft, instantiatedRight, true_, false_, options);
}
},
6988: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ConstructorParametersInstantiate,
l: () => ConstructorParametersAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62023);
var _action_constructor_parameters_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64869);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
function ConstructorParametersOperation(type) {
const parameters = (0, _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__.ZV)(type) ? type["parameters"] : [];
const instantiatedParameters = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.q1)({}, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.Uw)([], []), parameters);
const result = (0, _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__.rd)(instantiatedParameters);
return result;
}
function ConstructorParametersAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(ConstructorParametersOperation(type), {}, options) : (0, 
_action_constructor_parameters_mjs__WEBPACK_IMPORTED_MODULE_3__.O)(type, options);
return result;
}
function ConstructorParametersInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.zO)(context, state, type);
return ConstructorParametersAction(instantiatedType, options);
}
},
39324: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => CyclicCandidates
});
var _types_properties_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74280);
var _check_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41458);
function ResolveCandidateKeys(context, keys) {
return keys.reduce((result, left) => (0, _check_mjs__WEBPACK_IMPORTED_MODULE_1__.m)([ left ], context, context[left]) ? [ ...result, left ] : result, []);
}
function CyclicCandidates(context) {
const keys = (0, _types_properties_mjs__WEBPACK_IMPORTED_MODULE_0__.K4)(context);
const result = ResolveCandidateKeys(context, keys);
return result;
}
},
41458: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => CyclicCheck
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88642);
var _types_array_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97894);
var _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
var _types_function_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46951);
var _types_intersect_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69270);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10982);
var _types_properties_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74280);
var _types_record_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58848);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62023);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31520);
var _types_ref_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43042);
var _action_interface_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1971);
function FromRef(stack, context, ref) {
return stack.includes(ref) ? true : FromType([ ...stack, ref ], context, context[ref]);
}
function FromProperties(stack, context, properties) {
const types = (0, _types_properties_mjs__WEBPACK_IMPORTED_MODULE_5__.o6)(properties);
return FromTypes(stack, context, types);
}
function FromTypes(stack, context, types) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__.ShiftLeft(types, (left, right) => FromType(stack, context, left) ? true : FromTypes(stack, context, right), () => false);
}
function FromType(stack, context, type) {
return (0, _types_ref_mjs__WEBPACK_IMPORTED_MODULE_9__.i)(type) ? FromRef(stack, context, type.$ref) : (0, 
_types_array_mjs__WEBPACK_IMPORTED_MODULE_0__.QS)(type) ? FromType(stack, context, type.items) : (0, 
_types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__.ZV)(type) ? FromTypes(stack, context, [ ...type.parameters, type.instanceType ]) : (0, 
_types_function_mjs__WEBPACK_IMPORTED_MODULE_2__.hg)(type) ? FromTypes(stack, context, [ ...type.parameters, type.returnType ]) : (0, 
_action_interface_mjs__WEBPACK_IMPORTED_MODULE_10__.HG)(type) ? FromProperties(stack, context, type.parameters[1]) : (0, 
_types_intersect_mjs__WEBPACK_IMPORTED_MODULE_3__.Yq)(type) ? FromTypes(stack, context, type.allOf) : (0, 
_types_object_mjs__WEBPACK_IMPORTED_MODULE_4__.av)(type) ? FromProperties(stack, context, type.properties) : (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_8__.my)(type) ? FromTypes(stack, context, type.anyOf) : (0, 
_types_tuple_mjs__WEBPACK_IMPORTED_MODULE_7__.PN)(type) ? FromTypes(stack, context, type.items) : (0, 
_types_record_mjs__WEBPACK_IMPORTED_MODULE_6__.cZ)(type) ? FromType(stack, context, (0, 
_types_record_mjs__WEBPACK_IMPORTED_MODULE_6__.Bo)(type)) : false;
}
function CyclicCheck(stack, context, type) {
const result = FromType(stack, context, type);
return result;
}
},
50405: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => CyclicDependencies
});
var _system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69701);
var _types_array_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97894);
var _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
var _types_function_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46951);
var _types_intersect_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69270);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10982);
var _types_properties_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74280);
var _types_record_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58848);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62023);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31520);
var _types_ref_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43042);
var _action_interface_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1971);
function FromRef(context, ref, result) {
return result.includes(ref) ? result : ref in context ? FromType(context, context[ref], [ ...result, ref ]) : (0, 
_system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_11__.L)();
}
function FromProperties(context, properties, result) {
const types = (0, _types_properties_mjs__WEBPACK_IMPORTED_MODULE_5__.o6)(properties);
return FromTypes(context, types, result);
}
function FromTypes(context, types, result) {
return types.reduce((result, left) => FromType(context, left, result), result);
}
function FromType(context, type, result) {
return (0, _types_ref_mjs__WEBPACK_IMPORTED_MODULE_9__.i)(type) ? FromRef(context, type.$ref, result) : (0, 
_types_array_mjs__WEBPACK_IMPORTED_MODULE_0__.QS)(type) ? FromType(context, type.items, result) : (0, 
_types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__.ZV)(type) ? FromTypes(context, [ ...type.parameters, type.instanceType ], result) : (0, 
_types_function_mjs__WEBPACK_IMPORTED_MODULE_2__.hg)(type) ? FromTypes(context, [ ...type.parameters, type.returnType ], result) : (0, 
_action_interface_mjs__WEBPACK_IMPORTED_MODULE_10__.HG)(type) ? FromProperties(context, type.parameters[1], result) : (0, 
_types_intersect_mjs__WEBPACK_IMPORTED_MODULE_3__.Yq)(type) ? FromTypes(context, type.allOf, result) : (0, 
_types_object_mjs__WEBPACK_IMPORTED_MODULE_4__.av)(type) ? FromProperties(context, type.properties, result) : (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_8__.my)(type) ? FromTypes(context, type.anyOf, result) : (0, 
_types_tuple_mjs__WEBPACK_IMPORTED_MODULE_7__.PN)(type) ? FromTypes(context, type.items, result) : (0, 
_types_record_mjs__WEBPACK_IMPORTED_MODULE_6__.cZ)(type) ? FromType(context, (0, 
_types_record_mjs__WEBPACK_IMPORTED_MODULE_6__.Bo)(type), result) : result;
}
function CyclicDependencies(context, key, type) {
const result = FromType(context, type, [ key ]);
return result;
}
},
59716: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z7: () => CyclicExtends
});
var candidates = __webpack_require__(39324);
var check = __webpack_require__(41458);
var dependencies = __webpack_require__(50405);
var guard = __webpack_require__(88642);
var any = __webpack_require__(14935);
var array = __webpack_require__(97894);
var types_constructor = __webpack_require__(8197);
var types_function = __webpack_require__(46951);
var intersect = __webpack_require__(69270);
var object = __webpack_require__(10982);
var record = __webpack_require__(58848);
var ref = __webpack_require__(43042);
var tuple = __webpack_require__(62023);
var union = __webpack_require__(31520);
var unknown = __webpack_require__(57191);
function FromRef(_ref) {
return (0, any.F)();
}
function FromProperties(properties) {
return guard.Keys(properties).reduce((result, key) => ({
...result,
[key]: FromType(properties[key])
}), {});
}
function FromTypes(types) {
return types.reduce((result, left) => [ ...result, FromType(left) ], []);
}
function FromType(type) {
return (0, ref.i)(type) ? FromRef(type.$ref) : (0, array.QS)(type) ? (0, array.O3)(FromType(type.items), (0, 
array.Qn)(type)) : (0, types_constructor.ZV)(type) ? (0, types_constructor.DO)(FromTypes(type.parameters), FromType(type.instanceType)) : (0, 
types_function.hg)(type) ? (0, types_function.zt)(FromTypes(type.parameters), FromType(type.returnType)) : (0, 
intersect.Yq)(type) ? (0, intersect.oo)(FromTypes(type.allOf)) : (0, object.av)(type) ? (0, 
object.wS)(FromProperties(type.properties)) : (0, record.cZ)(type) ? (0, record.mS)((0, 
record.VJ)(type), FromType((0, record.Bo)(type))) : (0, union.my)(type) ? (0, union.gP)(FromTypes(type.anyOf)) : (0, 
tuple.PN)(type) ? (0, tuple.rd)(FromTypes(type.items)) : type;
}
function CyclicAnyFromParameters(defs, ref) {
return ref in defs ? FromType(defs[ref]) : (0, unknown.$)();
}
function CyclicExtends(type) {
return CyclicAnyFromParameters(type.$defs, type.$ref);
}
var instantiate = __webpack_require__(93202);
var target = __webpack_require__(21385);
},
93202: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => InstantiateCyclic
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88642);
var _types_cyclic_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10982);
var _cyclic_dependencies_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50405);
var _action_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96301);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
var _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80067);
function CyclicInterface(context, heritage, properties) {
const instantiatedHeritage = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.kX)(context, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.Uw)([], []), heritage);
const instantiatedProperties = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.et)({}, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.Uw)([], []), properties);
const evaluatedInterface = (0, _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_5__.He)([ ...instantiatedHeritage, (0, 
_types_object_mjs__WEBPACK_IMPORTED_MODULE_1__.wS)(instantiatedProperties) ]);
return evaluatedInterface;
}
function CyclicDefinitions(context, dependencies) {
const keys = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_6__.Keys(context).filter(key => dependencies.includes(key));
return keys.reduce((result, key) => {
const type = context[key];
const instantiatedType = (0, _action_index_mjs__WEBPACK_IMPORTED_MODULE_3__.HG)(type) ? CyclicInterface(context, type.parameters[0], type.parameters[1]) : type;
return {
...result,
[key]: instantiatedType
};
}, {});
}
function InstantiateCyclic(context, ref, type) {
const dependencies = (0, _cyclic_dependencies_mjs__WEBPACK_IMPORTED_MODULE_2__.h)(context, ref, type);
const definitions = CyclicDefinitions(context, dependencies);
const result = (0, _types_cyclic_mjs__WEBPACK_IMPORTED_MODULE_0__.MW)(definitions, ref);
return result;
}
},
21385: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
z: () => CyclicTarget
});
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9139);
var _types_ref_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43042);
function Resolve(defs, ref) {
return ref in defs ? (0, _types_ref_mjs__WEBPACK_IMPORTED_MODULE_1__.i)(defs[ref]) ? Resolve(defs, defs[ref].$ref) : defs[ref] : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_0__.ps)();
}
function CyclicTarget(defs, ref) {
const result = Resolve(defs, ref);
return result;
}
},
91767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => Broaden
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88642);
var _types_any_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14935);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9139);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10982);
var _types_unknown_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57191);
var _compare_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25703);
var _flatten_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27424);
var _evaluate_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80067);
function BroadenFilter(type, types, result = [], all = types) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.ShiftLeft(types, (left, right) => {
const compare = (0, _compare_mjs__WEBPACK_IMPORTED_MODULE_4__.Gs)(type, left);
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(compare, _compare_mjs__WEBPACK_IMPORTED_MODULE_4__.Ez) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(compare, _compare_mjs__WEBPACK_IMPORTED_MODULE_4__.Tu) ? all : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(compare, _compare_mjs__WEBPACK_IMPORTED_MODULE_4__.Nk) ? BroadenFilter(type, right, [ ...result, left ], all) : BroadenFilter(type, right, result, all);
}, () => [ ...result, type ]);
}
function BroadenType(type, types, result) {
const evaluated = (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_6__.Ey)(type);
return (0, _types_any_mjs__WEBPACK_IMPORTED_MODULE_0__.h)(evaluated) ? [ evaluated ] : (0, 
_types_unknown_mjs__WEBPACK_IMPORTED_MODULE_3__.f)(evaluated) ? [ evaluated ] : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_1__.Df)(evaluated) ? BroadenTypes(types, result) : (0, 
_types_object_mjs__WEBPACK_IMPORTED_MODULE_2__.av)(evaluated) ? BroadenTypes(types, [ ...result, evaluated ]) : BroadenTypes(types, BroadenFilter(evaluated, result));
}
function BroadenTypes(types, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.ShiftLeft(types, (left, right) => BroadenType(left, right, result), () => result);
}
function Broaden(types) {
const broadened = BroadenTypes(types);
const flattened = (0, _flatten_mjs__WEBPACK_IMPORTED_MODULE_5__.F)(broadened);
return flattened;
}
},
25703: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ez: () => CompareResultLeftInside,
Gs: () => Compare,
HD: () => CompareResultRightInside,
Nk: () => CompareResultDisjoint,
Tu: () => CompareResultEqual
});
var _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5257);
const CompareResultEqual = 0;
const CompareResultDisjoint = 1;
const CompareResultLeftInside = 2;
const CompareResultRightInside = 3;
function Compare(left, right) {
const extendsCheck = [ (0, _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.q)({}, left, right), (0, 
_extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.q)({}, right, left) ];
return _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsTrueLike(extendsCheck[0]) && _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsTrueLike(extendsCheck[1]) ? CompareResultEqual : _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsTrueLike(extendsCheck[0]) && _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsFalse(extendsCheck[1]) ? CompareResultLeftInside : _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsFalse(extendsCheck[0]) && _extends_index_mjs__WEBPACK_IMPORTED_MODULE_0__.d.IsExtendsTrueLike(extendsCheck[1]) ? CompareResultRightInside : CompareResultDisjoint;
}
},
9315: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => Composite
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88642);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10982);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9139);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62023);
var _tuple_to_object_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85838);
var _property_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98897);
function CompositePropertyKey(left, right, key) {
return key in left ? key in right ? (0, _property_mjs__WEBPACK_IMPORTED_MODULE_4__.u)(left[key], right[key]) : left[key] : key in right ? right[key] : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_1__.ps)();
}
function CompositeProperties(left, right) {
const keys = new Set([ ..._guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__.Keys(left), ..._guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__.Keys(right) ]);
const result = [ ...keys ].reduce((result, key) => ({
...result,
[key]: CompositePropertyKey(left, right, key)
}), {});
return result;
}
function GetProperties(type) {
const result = (0, _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__.av)(type) ? type.properties : (0, 
_types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__.PN)(type) ? (0, _tuple_to_object_mjs__WEBPACK_IMPORTED_MODULE_3__.y)(type.items) : {};
return result;
}
function Composite(left, right) {
const leftProperties = GetProperties(left);
const rightProperties = GetProperties(right);
const properties = CompositeProperties(leftProperties, rightProperties);
const result = (0, _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__.wS)(properties);
return result;
}
},
20075: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => Distribute
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31520);
var _narrow_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24839);
var _evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80067);
function ShouldEvaluate(left, right) {
const result = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__.my)(left) || (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_0__.my)(right);
return result;
}
function DistributeOperation(left, right) {
const evaluatedLeft = (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.Ey)(left);
const evaluatedRight = (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.Ey)(right);
const shouldEvaluate = ShouldEvaluate(evaluatedLeft, evaluatedRight);
const result = shouldEvaluate ? (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.He)([ evaluatedLeft, evaluatedRight ]) : (0, 
_narrow_mjs__WEBPACK_IMPORTED_MODULE_1__.g)(evaluatedLeft, evaluatedRight);
return result;
}
function DistributeType(type, types, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.ShiftLeft(types, (left, right) => DistributeType(type, right, [ ...result, DistributeOperation(left, type) ]), () => _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.IsEqual(result.length, 0) ? [ type ] : result);
}
function DistributeUnion(types, distribution, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.ShiftLeft(types, (left, right) => DistributeUnion(right, distribution, [ ...result, ...Distribute([ left ], distribution) ]), () => result);
}
function Distribute(types, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.ShiftLeft(types, (left, right) => (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_0__.my)(left) ? Distribute(right, DistributeUnion(left.anyOf, result)) : Distribute(right, DistributeType(left, result)), () => result);
}
},
80067: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$j: () => EvaluateDependent,
Ey: () => EvaluateType,
He: () => EvaluateIntersect,
Ts: () => EvaluateUnionFast,
hM: () => EvaluateUnion,
pF: () => EvaluateTemplateLiteral,
zu: () => EvaluateEnum
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88642);
var _types_dependent_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18712);
var _types_enum_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98903);
var _types_intersect_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69270);
var _types_literal_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4e4);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9139);
var _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64125);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31520);
var _distribute_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20075);
var _broaden_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91767);
var _exclude_operation_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87666);
var _template_literal_decode_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16233);
function EvaluateDependent(if_, then_, else_) {
const intersected = EvaluateIntersect([ if_, then_ ]);
const excluded = (0, _exclude_operation_mjs__WEBPACK_IMPORTED_MODULE_9__.a)(else_, if_);
const result = EvaluateUnion([ intersected, excluded ]);
return result;
}
function EvaluateEnum(values, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__.ShiftLeft(values, (left, right) => EvaluateEnum(right, [ ...result, (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_3__.uS)(left) ]), () => EvaluateUnion(result));
}
function EvaluateIntersect(types) {
const distribution = (0, _distribute_mjs__WEBPACK_IMPORTED_MODULE_7__.m)(types);
const broadend = (0, _broaden_mjs__WEBPACK_IMPORTED_MODULE_8__.A)(distribution);
const result = EvaluateUnion(broadend);
return result;
}
function EvaluateTemplateLiteral(pattern) {
const evaluated = (0, _template_literal_decode_mjs__WEBPACK_IMPORTED_MODULE_10__.G)(pattern);
const result = EvaluateType(evaluated);
return result;
}
function EvaluateUnion(types) {
const broadend = (0, _broaden_mjs__WEBPACK_IMPORTED_MODULE_8__.A)(types);
const result = EvaluateUnionFast(broadend);
return result;
}
function EvaluateType(type) {
const result = (0, _types_dependent_mjs__WEBPACK_IMPORTED_MODULE_0__.oZ)(type) ? EvaluateDependent(type.if, type.then, type.else) : (0, 
_types_enum_mjs__WEBPACK_IMPORTED_MODULE_1__.Kk)(type) ? EvaluateEnum(type.enum) : (0, 
_types_intersect_mjs__WEBPACK_IMPORTED_MODULE_2__.Yq)(type) ? EvaluateIntersect(type.allOf) : (0, 
_types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_5__.gm)(type) ? EvaluateTemplateLiteral(type.pattern) : (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_6__.my)(type) ? EvaluateUnion(type.anyOf) : type;
return result;
}
function EvaluateUnionFast(types) {
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__.IsEqual(types.length, 1) ? types[0] : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_11__.IsEqual(types.length, 0) ? (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_4__.ps)() : (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_6__.gP)(types);
return result;
}
},
27424: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => Flatten
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31520);
function FlattenType(type) {
const result = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__.my)(type) ? Flatten(type.anyOf) : [ type ];
return result;
}
function Flatten(types, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.ShiftLeft(types, (left, right) => Flatten(right, [ ...result, ...FlattenType(left) ]), () => result);
}
},
54798: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FA: () => _flatten_mjs__WEBPACK_IMPORTED_MODULE_5__.F,
He: () => _evaluate_mjs__WEBPACK_IMPORTED_MODULE_4__.He,
hM: () => _evaluate_mjs__WEBPACK_IMPORTED_MODULE_4__.hM,
pF: () => _evaluate_mjs__WEBPACK_IMPORTED_MODULE_4__.pF
});
var _broaden_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91767);
var _compare_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25703);
var _composite_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9315);
var _distribute_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
var _evaluate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80067);
var _flatten_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27424);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36018);
var _narrow_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24839);
var _property_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98897);
},
36018: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => EvaluateInstantiate,
i: () => EvaluateAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
var _evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80067);
function EvaluateAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update((0, 
_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.Ey)(type), {}, options);
return result;
}
function EvaluateInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return EvaluateAction(instantiatedType, options);
}
},
24839: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => Narrow
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88642);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10982);
var _types_any_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14935);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9139);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62023);
var _types_unknown_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57191);
var _compare_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25703);
var _composite_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9315);
function NarrowCompareRule(left, right) {
const result = (0, _compare_mjs__WEBPACK_IMPORTED_MODULE_5__.Gs)(left, right);
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(result, _compare_mjs__WEBPACK_IMPORTED_MODULE_5__.Ez) ? left : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(result, _compare_mjs__WEBPACK_IMPORTED_MODULE_5__.HD) ? right : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(result, _compare_mjs__WEBPACK_IMPORTED_MODULE_5__.Tu) ? right : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_2__.ps)();
}
function CanComposite(type) {
return (0, _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__.av)(type) || (0, _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_3__.PN)(type);
}
function NarrowCompositeRule(left, right) {
const canCompositeLeft = CanComposite(left);
const canCompositeRight = CanComposite(right);
return canCompositeLeft && canCompositeRight ? (0, _composite_mjs__WEBPACK_IMPORTED_MODULE_6__.e)(left, right) : canCompositeLeft && !canCompositeRight ? left : !canCompositeLeft && canCompositeRight ? right : NarrowCompareRule(left, right);
}
function Narrow(left, right) {
return (0, _types_never_mjs__WEBPACK_IMPORTED_MODULE_2__.Df)(left) ? left : (0, 
_types_any_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(left) ? left : (0, _types_unknown_mjs__WEBPACK_IMPORTED_MODULE_4__.f)(left) ? right : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_2__.Df)(right) ? right : (0, _types_any_mjs__WEBPACK_IMPORTED_MODULE_1__.h)(right) ? right : (0, 
_types_unknown_mjs__WEBPACK_IMPORTED_MODULE_4__.f)(right) ? left : NarrowCompositeRule(left, right);
}
},
98897: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => EvaluatePropertyUnion,
u: () => EvaluatePropertyIntersect
});
var _types_optional_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20214);
var _types_readonly_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13288);
var _optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31199);
var _readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12149);
var _optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95806);
var _readonly_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86036);
var _evaluate_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80067);
function EvaluatePropertyIntersect(left, right) {
const isReadonly = (0, _types_readonly_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(left) && (0, 
_types_readonly_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(right);
const isOptional = (0, _types_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.X)(left) && (0, 
_types_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.X)(right);
const evaluated = (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_6__.He)([ left, right ]);
const property = (0, _readonly_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_5__.$)((0, 
_optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_4__.H)(evaluated, {}), {});
return isReadonly && isOptional ? (0, _readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_3__.I)((0, 
_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(property, {}), {}) : isReadonly ? (0, 
_readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_3__.I)(property, {}) : isOptional ? (0, 
_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(property, {}) : property;
}
function EvaluatePropertyUnion(left, right) {
const isReadonly = (0, _types_readonly_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(left) || (0, 
_types_readonly_mjs__WEBPACK_IMPORTED_MODULE_1__.T)(right);
const isOptional = (0, _types_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.X)(left) || (0, 
_types_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.X)(right);
const leftProperty = (0, _readonly_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_5__.$)((0, 
_optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_4__.H)(left, {}), {});
const rightProperty = (0, _readonly_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_5__.$)((0, 
_optional_instantiate_remove_mjs__WEBPACK_IMPORTED_MODULE_4__.H)(right, {}), {});
const property = (0, _evaluate_mjs__WEBPACK_IMPORTED_MODULE_6__.hM)([ leftProperty, rightProperty ]);
return isReadonly && isOptional ? (0, _readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_3__.I)((0, 
_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(property, {}), {}) : isReadonly ? (0, 
_readonly_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_3__.I)(property, {}) : isOptional ? (0, 
_optional_instantiate_add_mjs__WEBPACK_IMPORTED_MODULE_2__.M)(property, {}) : property;
}
},
69345: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ExcludeAction,
f: () => ExcludeInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
var _action_exclude_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74276);
var _operation_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87666);
function ExcludeAction(left, right, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.pZ)([ left, right ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update((0, 
_operation_mjs__WEBPACK_IMPORTED_MODULE_3__.a)(left, right), {}, options) : (0, 
_action_exclude_mjs__WEBPACK_IMPORTED_MODULE_2__.Y)(left, right, options);
return result;
}
function ExcludeInstantiate(context, state, left, right, options) {
const instantiatedLeft = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, left);
const instantiatedRight = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, right);
return ExcludeAction(instantiatedLeft, instantiatedRight, options);
}
},
87666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ExcludeOperation
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88642);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31520);
var _extends_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5257);
var _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80067);
function ExcludeType(left, right) {
const check = (0, _extends_index_mjs__WEBPACK_IMPORTED_MODULE_1__.q)({}, left, right);
const result = _extends_index_mjs__WEBPACK_IMPORTED_MODULE_1__.d.IsExtendsTrueLike(check) ? [] : [ left ];
return result;
}
function ExcludeUnion(left, right, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_3__.ShiftLeft(left, (head, tail) => ExcludeUnion(tail, right, [ ...result, ...ExcludeType(head, right) ]), () => result);
}
function ExcludeOperation(left, right) {
const evaluated = (0, _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.Ey)(left);
const canonical = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_0__.my)(evaluated) ? evaluated.anyOf : [ evaluated ];
const remaining = ExcludeUnion(canonical, right);
const result = (0, _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.hM)(remaining);
return result;
}
},
56162: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ExtractAction,
i: () => ExtractInstantiate
});
var memory = __webpack_require__(97062);
var instantiate = __webpack_require__(7749);
var extract = __webpack_require__(47329);
var guard = __webpack_require__(88642);
var union = __webpack_require__(31520);
var type_extends = __webpack_require__(5257);
var evaluate = __webpack_require__(80067);
function ExtractType(left, right) {
const check = (0, type_extends.q)({}, left, right);
const result = type_extends.d.IsExtendsTrueLike(check) ? [ left ] : [];
return result;
}
function ExtractUnion(left, right, result = []) {
return guard.ShiftLeft(left, (head, tail) => ExtractUnion(tail, right, [ ...result, ...ExtractType(head, right) ]), () => result);
}
function ExtractOperation(left, right) {
const evaluated = (0, evaluate.Ey)(left);
const canonical = (0, union.my)(evaluated) ? evaluated.anyOf : [ evaluated ];
const remaining = ExtractUnion(canonical, right);
const result = (0, evaluate.hM)(remaining);
return result;
}
function ExtractAction(left, right, options) {
const result = (0, instantiate.pZ)([ left, right ]) ? memory.c.Update(ExtractOperation(left, right), {}, options) : (0, 
extract.r)(left, right, options);
return result;
}
function ExtractInstantiate(context, state, left, right, options) {
const instantiatedLeft = (0, instantiate.zO)(context, state, left);
const instantiatedRight = (0, instantiate.zO)(context, state, right);
return ExtractAction(instantiatedLeft, instantiatedRight, options);
}
},
62276: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ConvertToIntegerKey
});
const integerKeyPattern = new RegExp("^(?:0|[1-9][0-9]*)$");
function ConvertToIntegerKey(value) {
const normal = `${value}`;
return integerKeyPattern.test(normal) ? parseInt(normal) : value;
}
},
4192: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => KeysToIndexer
});
var _types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4e4);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31520);
function KeysToLiterals(keys) {
return keys.reduce((result, left) => (0, _types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.fJ)(left) ? [ ...result, (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.uS)(left) ] : result, []);
}
function KeysToIndexer(keys) {
const literals = KeysToLiterals(keys);
const result = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_1__.gP)(literals);
return result;
}
},
28735: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => AddImmutableAction,
a: () => AddImmutableInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function AddImmutableAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(type, {
"~immutable": true
}, options);
return result;
}
function AddImmutableInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return AddImmutableAction(instantiatedType, options);
}
},
7518: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => RemoveImmutableInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function RemoveImmutableOperation(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~immutable" ]);
}
function RemoveImmutableAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(RemoveImmutableOperation(type), {}, options);
return result;
}
function RemoveImmutableInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return RemoveImmutableAction(instantiatedType, options);
}
},
44318: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l5: () => instantiate.l5,
bx: () => Priority
});
var instantiate = __webpack_require__(7749);
var conditional = __webpack_require__(24759);
var constructor_parameters_instantiate = __webpack_require__(6988);
var cyclic = __webpack_require__(59716);
var evaluate = __webpack_require__(54798);
var exclude_instantiate = __webpack_require__(69345);
var extract_instantiate = __webpack_require__(56162);
var keys_to_indexer = __webpack_require__(4192);
var indexed_instantiate = __webpack_require__(71832);
var instance_type_instantiate = __webpack_require__(17067);
var interface_instantiate = __webpack_require__(15474);
var intrinsics_instantiate = __webpack_require__(28955);
var keyof_instantiate = __webpack_require__(51829);
var mapped_instantiate = __webpack_require__(13347);
var module_instantiate = __webpack_require__(89567);
var non_nullable_instantiate = __webpack_require__(37096);
var object = __webpack_require__(24523);
var omit_instantiate = __webpack_require__(91952);
var parameters_instantiate = __webpack_require__(71995);
var pattern = __webpack_require__(24180);
var template = __webpack_require__(72332);
var partial_instantiate = __webpack_require__(30566);
var pick_instantiate = __webpack_require__(42820);
var guard = __webpack_require__(88642);
var compare = __webpack_require__(25703);
function Comparer(left, right) {
const compareResult = (0, compare.Gs)(left, right);
return guard.IsEqual(compareResult, compare.HD) ? 1 : guard.IsEqual(compareResult, compare.Nk) ? 1 : 0;
}
function Insert(type, types, result = []) {
return guard.ShiftLeft(types, (left, right) => guard.IsEqual(Comparer(type, left), 1) ? Insert(type, right, [ ...result, left ]) : [ ...result, type, ...types ], () => [ ...result, type ]);
}
function Sort(types, result = []) {
return guard.ShiftLeft(types, (left, right) => Sort(right, Insert(left, result)), () => result);
}
function Priority(types) {
const result = Sort(types);
return result;
}
var readonly_object_instantiate = __webpack_require__(23209);
var record_instantiate = __webpack_require__(19821);
var ref_instantiate = __webpack_require__(67828);
var required_instantiate = __webpack_require__(11062);
var return_type_instantiate = __webpack_require__(17490);
var template_literal = __webpack_require__(2329);
var with_instantiate = __webpack_require__(2703);
},
36411: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ToIndexable
});
var _system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69701);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10982);
var _object_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24523);
function ToIndexable(type) {
const collapsed = (0, _object_index_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(type);
const result = (0, _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__.av)(collapsed) ? collapsed.properties : (0, 
_system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_2__.L)();
return result;
}
},
84691: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ToIndexableKeys
});
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var types_enum = __webpack_require__(98903);
var intersect = __webpack_require__(69270);
var literal = __webpack_require__(4e4);
var template_literal = __webpack_require__(64125);
var union = __webpack_require__(31520);
var cyclic_target = __webpack_require__(21385);
function FromCyclic(defs, ref) {
const target = (0, cyclic_target.z)(defs, ref);
const result = FromType(target);
return result;
}
var evaluate = __webpack_require__(80067);
function FromDependent(if_, then_, else_) {
const evaluated = (0, evaluate.$j)(if_, then_, else_);
const result = FromType(evaluated);
return result;
}
function FromEnum(values) {
const evaluated = (0, evaluate.zu)(values);
const result = FromType(evaluated);
return result;
}
function FromIntersect(types) {
const evaluated = (0, evaluate.He)(types);
const result = FromType(evaluated);
return result;
}
function FromLiteral(value) {
const result = [ `${value}` ];
return result;
}
function FromTemplateLiteral(pattern) {
const evaluated = (0, evaluate.pF)(pattern);
const result = FromType(evaluated);
return result;
}
function FromUnion(types) {
return types.reduce((result, left) => [ ...result, ...FromType(left) ], []);
}
function FromType(type) {
return (0, cyclic.c_)(type) ? FromCyclic(type.$defs, type.$ref) : (0, dependent.oZ)(type) ? FromDependent(type.if, type.then, type.else) : (0, 
types_enum.Kk)(type) ? FromEnum(type.enum) : (0, intersect.Yq)(type) ? FromIntersect(type.allOf) : (0, 
literal.gP)(type) ? FromLiteral(type.const) : (0, template_literal.gm)(type) ? FromTemplateLiteral(type.pattern) : (0, 
union.my)(type) ? FromUnion(type.anyOf) : [];
}
function ToIndexableKeys(type) {
const result = FromType(type);
return result;
}
},
71832: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => IndexAction,
B: () => IndexInstantiate
});
var memory = __webpack_require__(97062);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var union = __webpack_require__(31520);
var instantiate = __webpack_require__(7749);
var indexed = __webpack_require__(44149);
var object = __webpack_require__(24523);
var array = __webpack_require__(97894);
var never = __webpack_require__(9139);
var types_object = __webpack_require__(10982);
var tuple = __webpack_require__(62023);
var guard = __webpack_require__(88642);
var literal = __webpack_require__(4e4);
var number = __webpack_require__(64400);
var type_extends = __webpack_require__(5257);
var keys = __webpack_require__(62276);
function NormalizeLiteral(value) {
return (0, literal.uS)((0, keys.C)(value));
}
function NormalizeIndexerTypes(types) {
return types.map(type => NormalizeIndexer(type));
}
function NormalizeIndexer(type) {
return (0, intersect.Yq)(type) ? (0, intersect.oo)(NormalizeIndexerTypes(type.allOf)) : (0, 
union.my)(type) ? (0, union.gP)(NormalizeIndexerTypes(type.anyOf)) : (0, literal.gP)(type) ? NormalizeLiteral(type.const) : type;
}
function FromArray(type, indexer) {
const normalizedIndexer = NormalizeIndexer(indexer);
const check = (0, type_extends.q)({}, normalizedIndexer, (0, number.wN)());
const result = type_extends.d.IsExtendsTrueLike(check) ? type : (0, literal.gP)(indexer) && guard.IsEqual(indexer.const, "length") ? (0, 
number.wN)() : (0, never.ps)();
return result;
}
var types_properties = __webpack_require__(74280);
var evaluate = __webpack_require__(80067);
var to_indexable_keys = __webpack_require__(84691);
var record = __webpack_require__(58848);
var types_constructor = __webpack_require__(8197);
var types_function = __webpack_require__(46951);
var types_this = __webpack_require__(91263);
function FromTypes(properties, types) {
return types.map(type => FromType(properties, type));
}
function FromType(properties, type) {
return (0, array.QS)(type) ? (0, array.kv)(FromType(properties, type.items)) : (0, 
types_constructor.ZV)(type) ? (0, types_constructor.DO)(FromTypes(properties, type.parameters), FromType(properties, type.instanceType)) : (0, 
types_function.hg)(type) ? (0, types_function.RV)(FromTypes(properties, type.parameters), FromType(properties, type.returnType)) : (0, 
tuple.PN)(type) ? (0, tuple.rd)(FromTypes(properties, type.items)) : (0, union.my)(type) ? (0, 
union.gP)(FromTypes(properties, type.anyOf)) : (0, intersect.Yq)(type) ? (0, intersect.oo)(FromTypes(properties, type.allOf)) : (0, 
types_this.$)(type) ? (0, types_object.IO)(properties) : type;
}
function ExpandThis(properties, type) {
const result = FromType(properties, type);
return result;
}
function IndexProperty(properties, key) {
const selectedType = key in properties ? properties[key] : (0, never.ps)();
const result = ExpandThis(properties, selectedType);
return result;
}
function IndexProperties(properties, keys) {
return keys.reduce((result, left) => [ ...result, IndexProperty(properties, left) ], []);
}
function FromIndexer(properties, indexer) {
const keys = (0, to_indexable_keys.i)(indexer);
const variants = IndexProperties(properties, keys);
const result = (0, evaluate.hM)(variants);
return result;
}
const NumericKeyPattern = new RegExp(record.oz);
function NumericKeys(keys) {
const result = keys.filter(key => NumericKeyPattern.test(key));
return result;
}
function FromIndexerNumber(properties) {
const keys = (0, types_properties.K4)(properties);
const numericKeys = NumericKeys(keys);
const variants = IndexProperties(properties, numericKeys);
const result = (0, evaluate.hM)(variants);
return result;
}
function FromObject(properties, indexer) {
const result = (0, number.Mx)(indexer) ? FromIndexerNumber(properties) : FromIndexer(properties, indexer);
return result;
}
var integer = __webpack_require__(4247);
function ConvertLiteral(value) {
return (0, literal.uS)((0, keys.C)(value));
}
function ArrayIndexerTypes(types) {
return types.map(type => FormatArrayIndexer(type));
}
function FormatArrayIndexer(type) {
return (0, intersect.Yq)(type) ? (0, intersect.oo)(ArrayIndexerTypes(type.allOf)) : (0, 
union.my)(type) ? (0, union.gP)(ArrayIndexerTypes(type.anyOf)) : (0, literal.gP)(type) ? ConvertLiteral(type.const) : type;
}
function IndexElementsWithIndexer(types, indexer) {
return types.reduceRight((result, right, index) => {
const check = (0, type_extends.q)({}, (0, literal.uS)(index), indexer);
return type_extends.d.IsExtendsTrueLike(check) ? [ right, ...result ] : result;
}, []);
}
function FromTupleWithIndexer(types, indexer) {
const formattedArrayIndexer = FormatArrayIndexer(indexer);
const elements = IndexElementsWithIndexer(types, formattedArrayIndexer);
return (0, evaluate.Ts)(elements);
}
function FromTupleWithoutIndexer(types) {
return (0, evaluate.Ts)(types);
}
function FromTuple(types, indexer) {
return (0, literal.gP)(indexer) && guard.IsEqual(indexer.const, "length") ? (0, 
literal.uS)(types.length) : (0, number.Mx)(indexer) || (0, integer.$p)(indexer) ? FromTupleWithoutIndexer(types) : FromTupleWithIndexer(types, indexer);
}
function from_type_FromType(type, indexer) {
return (0, array.QS)(type) ? FromArray(type.items, indexer) : (0, types_object.av)(type) ? FromObject(type.properties, indexer) : (0, 
tuple.PN)(type) ? FromTuple(type.items, indexer) : (0, never.ps)();
}
function NormalizeType(type) {
const result = (0, cyclic.c_)(type) || (0, dependent.oZ)(type) || (0, intersect.Yq)(type) || (0, 
union.my)(type) ? (0, object.w)(type) : type;
return result;
}
function IndexAction(type, indexer, options) {
const result = (0, instantiate.pZ)([ type, indexer ]) ? memory.c.Update(from_type_FromType(NormalizeType(type), indexer), {}, options) : (0, 
indexed.C)(type, indexer, options);
return result;
}
function IndexInstantiate(context, state, type, indexer, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
const instantiatedIndexer = (0, instantiate.zO)(context, state, indexer);
return IndexAction(instantiatedType, instantiatedIndexer, options);
}
},
17067: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => InstanceTypeInstantiate,
u: () => InstanceTypeAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9139);
var _action_instance_type_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33430);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
function InstanceTypeOperation(type) {
return (0, _types_constructor_mjs__WEBPACK_IMPORTED_MODULE_1__.ZV)(type) ? type["instanceType"] : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_2__.ps)();
}
function InstanceTypeAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(InstanceTypeOperation(type), {}, options) : (0, 
_action_instance_type_mjs__WEBPACK_IMPORTED_MODULE_3__.Z)(type, options);
return result;
}
function InstanceTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.zO)(context, state, type);
return InstanceTypeAction(instantiatedType, options);
}
},
7749: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
pZ: () => CanInstantiate,
l5: () => Instantiate,
q1: () => InstantiateElements,
et: () => InstantiateProperties,
zO: () => InstantiateType,
kX: () => InstantiateTypes,
Uw: () => State
});
var guard = __webpack_require__(88642);
var instantiate_add = __webpack_require__(28735);
var readonly_instantiate_add = __webpack_require__(12149);
var optional_instantiate_add = __webpack_require__(31199);
var array = __webpack_require__(97894);
var types_constructor = __webpack_require__(8197);
var deferred = __webpack_require__(14530);
var types_function = __webpack_require__(46951);
var call = __webpack_require__(4759);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var object = __webpack_require__(10982);
var record = __webpack_require__(58848);
var tuple = __webpack_require__(62023);
var union = __webpack_require__(31520);
var ref = __webpack_require__(43042);
var rest = __webpack_require__(27137);
var instantiate_remove = __webpack_require__(7518);
var readonly_instantiate_remove = __webpack_require__(86036);
var optional_instantiate_remove = __webpack_require__(95806);
var _optional = __webpack_require__(20214);
var _immutable = __webpack_require__(96214);
var _readonly = __webpack_require__(13288);
var instantiate = __webpack_require__(97487);
var intrinsics_instantiate = __webpack_require__(28955);
var conditional = __webpack_require__(24759);
var constructor_parameters_instantiate = __webpack_require__(6988);
var evaluate_instantiate = __webpack_require__(36018);
var exclude_instantiate = __webpack_require__(69345);
var extract_instantiate = __webpack_require__(56162);
var indexed_instantiate = __webpack_require__(71832);
var instance_type_instantiate = __webpack_require__(17067);
var interface_instantiate = __webpack_require__(15474);
var keyof_instantiate = __webpack_require__(51829);
var mapped_instantiate = __webpack_require__(13347);
var module_instantiate = __webpack_require__(89567);
var non_nullable_instantiate = __webpack_require__(37096);
var omit_instantiate = __webpack_require__(91952);
var parameters_instantiate = __webpack_require__(71995);
var partial_instantiate = __webpack_require__(30566);
var pick_instantiate = __webpack_require__(42820);
var readonly_object_instantiate = __webpack_require__(23209);
var record_instantiate = __webpack_require__(19821);
var ref_instantiate = __webpack_require__(67828);
var required_instantiate = __webpack_require__(11062);
var return_type_instantiate = __webpack_require__(17490);
var template_literal_instantiate = __webpack_require__(36317);
var with_instantiate = __webpack_require__(2703);
var infer = __webpack_require__(35889);
var never = __webpack_require__(9139);
function SpreadElement(type) {
const result = (0, rest.H)(type) ? (0, tuple.PN)(type.items) ? RestSpread(type.items.items) : (0, 
infer.t)(type.items) ? [ type ] : (0, ref.i)(type.items) ? [ type ] : [ (0, never.ps)() ] : [ type ];
return result;
}
function RestSpread(types) {
const result = types.reduce((result, left) => [ ...result, ...SpreadElement(left) ], []);
return result;
}
function State(callstack, visited) {
return {
callstack: callstack,
visited: visited
};
}
function CanInstantiate(types) {
return guard.ShiftLeft(types, (left, right) => (0, ref.i)(left) ? false : CanInstantiate(right), () => true);
}
function InstantiateProperties(context, state, properties) {
return guard.Keys(properties).reduce((result, key) => ({
...result,
[key]: InstantiateType(context, state, properties[key])
}), {});
}
function InstantiateElements(context, state, types) {
const elements = InstantiateTypes(context, state, types);
const result = RestSpread(elements);
return result;
}
function InstantiateTypes(context, state, types) {
return types.map(type => InstantiateType(context, state, type));
}
function WithModifiers(type, instantiatedType) {
const withOptional = (0, _optional.X)(type) ? (0, optional_instantiate_add.M)(instantiatedType, {}) : instantiatedType;
const withReadonly = (0, _readonly.T)(type) ? (0, readonly_instantiate_add.I)(withOptional, {}) : withOptional;
const withImmutable = (0, _immutable.P)(type) ? (0, instantiate_add.K)(withReadonly, {}) : withReadonly;
return withImmutable;
}
function InstantiateDeferred(context, state, action, parameters, options) {
return guard.IsEqual(action, "AddImmutable") ? (0, instantiate_add.a)(context, state, parameters[0], options) : guard.IsEqual(action, "RemoveImmutable") ? (0, 
instantiate_remove.h)(context, state, parameters[0], options) : guard.IsEqual(action, "AddReadonly") ? (0, 
readonly_instantiate_add.p)(context, state, parameters[0], options) : guard.IsEqual(action, "RemoveReadonly") ? (0, 
readonly_instantiate_remove.l)(context, state, parameters[0], options) : guard.IsEqual(action, "AddOptional") ? (0, 
optional_instantiate_add._)(context, state, parameters[0], options) : guard.IsEqual(action, "RemoveOptional") ? (0, 
optional_instantiate_remove.z)(context, state, parameters[0], options) : guard.IsEqual(action, "Capitalize") ? (0, 
intrinsics_instantiate.ff)(context, state, parameters[0], options) : guard.IsEqual(action, "Conditional") ? (0, 
conditional.B)(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : guard.IsEqual(action, "ConstructorParameters") ? (0, 
constructor_parameters_instantiate.T)(context, state, parameters[0], options) : guard.IsEqual(action, "Evaluate") ? (0, 
evaluate_instantiate.a)(context, state, parameters[0], options) : guard.IsEqual(action, "Exclude") ? (0, 
exclude_instantiate.f)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "Extract") ? (0, 
extract_instantiate.i)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "Index") ? (0, 
indexed_instantiate.B)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "InstanceType") ? (0, 
instance_type_instantiate.q)(context, state, parameters[0], options) : guard.IsEqual(action, "Interface") ? (0, 
interface_instantiate.C)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "KeyOf") ? (0, 
keyof_instantiate.t)(context, state, parameters[0], options) : guard.IsEqual(action, "Lowercase") ? (0, 
intrinsics_instantiate.Ol)(context, state, parameters[0], options) : guard.IsEqual(action, "Mapped") ? (0, 
mapped_instantiate.w)(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) : guard.IsEqual(action, "Module") ? (0, 
module_instantiate.L)(context, state, parameters[0], options) : guard.IsEqual(action, "NonNullable") ? (0, 
non_nullable_instantiate.R)(context, state, parameters[0], options) : guard.IsEqual(action, "Pick") ? (0, 
pick_instantiate.s)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "Parameters") ? (0, 
parameters_instantiate.t)(context, state, parameters[0], options) : guard.IsEqual(action, "Partial") ? (0, 
partial_instantiate.O)(context, state, parameters[0], options) : guard.IsEqual(action, "Omit") ? (0, 
omit_instantiate.A)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "ReadonlyObject") ? (0, 
readonly_object_instantiate.G)(context, state, parameters[0], options) : guard.IsEqual(action, "Record") ? (0, 
record_instantiate.x)(context, state, parameters[0], parameters[1], options) : guard.IsEqual(action, "Required") ? (0, 
required_instantiate.G)(context, state, parameters[0], options) : guard.IsEqual(action, "ReturnType") ? (0, 
return_type_instantiate.r)(context, state, parameters[0], options) : guard.IsEqual(action, "TemplateLiteral") ? (0, 
template_literal_instantiate.U)(context, state, parameters[0], options) : guard.IsEqual(action, "Uncapitalize") ? (0, 
intrinsics_instantiate.S8)(context, state, parameters[0], options) : guard.IsEqual(action, "Uppercase") ? (0, 
intrinsics_instantiate.rV)(context, state, parameters[0], options) : guard.IsEqual(action, "With") ? (0, 
with_instantiate.h)(context, state, parameters[0], parameters[1]) : (0, deferred.c)(action, parameters, options);
}
function InstantiateImmediate(context, state, type) {
const instantiatedType = (0, ref.i)(type) ? (0, ref_instantiate.e)(context, state, type, type.$ref) : (0, 
array.QS)(type) ? (0, array.kv)(InstantiateType(context, state, type.items), (0, 
array.Qn)(type)) : (0, call.rx)(type) ? (0, instantiate.n)(context, state, type.target, type.arguments) : (0, 
types_constructor.ZV)(type) ? (0, types_constructor.DO)(InstantiateTypes(context, state, type.parameters), InstantiateType(context, state, type.instanceType), (0, 
types_constructor.rO)(type)) : (0, types_function.hg)(type) ? (0, types_function.RV)(InstantiateTypes(context, state, type.parameters), InstantiateType(context, state, type.returnType), (0, 
types_function.Ns)(type)) : (0, dependent.oZ)(type) ? (0, dependent.qi)(InstantiateType(context, state, type.if), InstantiateType(context, state, type.then), InstantiateType(context, state, type.else), (0, 
dependent.G3)(type)) : (0, intersect.Yq)(type) ? (0, intersect.oo)(InstantiateTypes(context, state, type.allOf), (0, 
intersect.O)(type)) : (0, object.av)(type) ? (0, object.wS)(InstantiateProperties(context, state, type.properties), (0, 
object.Un)(type)) : (0, record.cZ)(type) ? (0, record.A8)((0, record.EY)(type), InstantiateType(context, state, (0, 
record.Bo)(type))) : (0, rest.H)(type) ? (0, rest.N)(InstantiateType(context, state, type.items)) : (0, 
tuple.PN)(type) ? (0, tuple.rd)(InstantiateElements(context, state, type.items), (0, 
tuple.DD)(type)) : (0, union.my)(type) ? (0, union.gP)(InstantiateTypes(context, state, type.anyOf), (0, 
union.Ey)(type)) : type;
const withModifiers = WithModifiers(type, instantiatedType);
return withModifiers;
}
function InstantiateType(context, state, type) {
const result = (0, deferred.E)(type) ? InstantiateDeferred(context, state, type.action, type.parameters, type.options) : InstantiateImmediate(context, state, type);
return result;
}
function Instantiate(context, type) {
return InstantiateType(context, State([], []), type);
}
},
15474: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => InterfaceInstantiate,
i: () => InterfaceAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10982);
var _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80067);
var _action_index_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96301);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
function InterfaceOperation(heritage, properties) {
const result = (0, _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_2__.He)([ ...heritage, (0, 
_types_object_mjs__WEBPACK_IMPORTED_MODULE_1__.wS)(properties) ]);
return result;
}
function InterfaceAction(heritage, properties, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.pZ)(heritage) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(InterfaceOperation(heritage, properties), {}, options) : (0, 
_action_index_mjs__WEBPACK_IMPORTED_MODULE_3__.fY)(heritage, properties, options);
return result;
}
function InterfaceInstantiate(context, state, heritage, properties, options) {
const instantiatedHeritage = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.kX)(context, state, heritage);
const instantiatedProperties = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.et)(context, state, properties);
return InterfaceAction(instantiatedHeritage, instantiatedProperties, options);
}
},
28955: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
xQ: () => CapitalizeAction,
ff: () => CapitalizeInstantiate,
wD: () => LowercaseAction,
Ol: () => LowercaseInstantiate,
sy: () => UncapitalizeAction,
S8: () => UncapitalizeInstantiate,
bN: () => UppercaseAction,
rV: () => UppercaseInstantiate
});
var memory = __webpack_require__(97062);
var literal = __webpack_require__(4e4);
var template_literal = __webpack_require__(64125);
var union = __webpack_require__(31520);
var guard = __webpack_require__(88642);
function ApplyMapping(mapping, value) {
return mapping(value);
}
function FromLiteral(mapping, value) {
return guard.IsString(value) ? (0, literal.uS)(ApplyMapping(mapping, value)) : (0, 
literal.uS)(value);
}
var evaluate = __webpack_require__(54798);
function FromTemplateLiteral(mapping, pattern) {
const evaluated = (0, evaluate.pF)(pattern);
const result = FromType(mapping, evaluated);
return result;
}
function FromUnion(mapping, types) {
const result = types.map(type => FromType(mapping, type));
return (0, union.gP)(result);
}
function FromType(mapping, type) {
return (0, literal.gP)(type) ? FromLiteral(mapping, type.const) : (0, template_literal.gm)(type) ? FromTemplateLiteral(mapping, type.pattern) : (0, 
union.my)(type) ? FromUnion(mapping, type.anyOf) : type;
}
var instantiate = __webpack_require__(7749);
var capitalize = __webpack_require__(98068);
var lowercase = __webpack_require__(34737);
var uncapitalize = __webpack_require__(47297);
var uppercase = __webpack_require__(4170);
const CapitalizeMapping = input => input[0].toUpperCase() + input.slice(1);
const LowercaseMapping = input => input.toLowerCase();
const UncapitalizeMapping = input => input[0].toLowerCase() + input.slice(1);
const UppercaseMapping = input => input.toUpperCase();
function CapitalizeAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(CapitalizeMapping, type), {}, options) : (0, 
capitalize.W)(type, options);
return result;
}
function LowercaseAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(LowercaseMapping, type), {}, options) : (0, 
lowercase.Z)(type, options);
return result;
}
function UncapitalizeAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(UncapitalizeMapping, type), {}, options) : (0, 
uncapitalize.V)(type, options);
return result;
}
function UppercaseAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(UppercaseMapping, type), {}, options) : (0, 
uppercase.i)(type, options);
return result;
}
function CapitalizeInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return CapitalizeAction(instantiatedType, options);
}
function LowercaseInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return LowercaseAction(instantiatedType, options);
}
function UncapitalizeInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return UncapitalizeAction(instantiatedType, options);
}
function UppercaseInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return UppercaseAction(instantiatedType, options);
}
},
51829: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => KeyOfAction,
t: () => KeyOfInstantiate
});
var memory = __webpack_require__(97062);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var union = __webpack_require__(31520);
var keyof = __webpack_require__(26300);
var instantiate = __webpack_require__(7749);
var object = __webpack_require__(24523);
var any = __webpack_require__(14935);
var array = __webpack_require__(97894);
var never = __webpack_require__(9139);
var types_object = __webpack_require__(10982);
var record = __webpack_require__(58848);
var tuple = __webpack_require__(62023);
var number = __webpack_require__(64400);
var string = __webpack_require__(87964);
var symbol = __webpack_require__(97111);
function FromAny() {
return (0, union.gP)([ (0, number.wN)(), (0, string.Qf)(), (0, symbol.N)() ]);
}
function FromArray(_type) {
return (0, number.wN)();
}
var unreachable = __webpack_require__(69701);
var guard = __webpack_require__(88642);
var literal = __webpack_require__(4e4);
var helpers_keys = __webpack_require__(62276);
var evaluate = __webpack_require__(80067);
function FromPropertyKeys(keys) {
const result = keys.reduce((result, left) => (0, literal.fJ)(left) ? [ ...result, (0, 
literal.uS)((0, helpers_keys.C)(left)) ] : (0, unreachable.L)(), []);
return result;
}
function FromObject(properties) {
const propertyKeys = guard.Keys(properties);
const variants = FromPropertyKeys(propertyKeys);
const result = (0, evaluate.Ts)(variants);
return result;
}
function FromRecord(type) {
return (0, record.VJ)(type);
}
function FromTuple(types) {
const result = types.map((_, index) => (0, literal.uS)(index));
return (0, evaluate.Ts)(result);
}
function FromType(type) {
return (0, any.h)(type) ? FromAny() : (0, array.QS)(type) ? FromArray(type.items) : (0, 
types_object.av)(type) ? FromObject(type.properties) : (0, record.cZ)(type) ? FromRecord(type) : (0, 
tuple.PN)(type) ? FromTuple(type.items) : (0, never.ps)();
}
function NormalizeType(type) {
const result = (0, cyclic.c_)(type) || (0, dependent.oZ)(type) || (0, intersect.Yq)(type) || (0, 
union.my)(type) ? (0, object.w)(type) : type;
return result;
}
function KeyOfAction(type, options) {
return (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(NormalizeType(type)), {}, options) : (0, 
keyof.g)(type, options);
}
function KeyOfInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return KeyOfAction(instantiatedType, options);
}
},
13347: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => MappedAction,
w: () => MappedInstantiate
});
var memory = __webpack_require__(97062);
var mapped = __webpack_require__(49547);
var instantiate = __webpack_require__(7749);
var literal = __webpack_require__(4e4);
var object = __webpack_require__(10982);
var template_literal = __webpack_require__(64125);
var evaluate = __webpack_require__(80067);
var guard = __webpack_require__(88642);
var types_enum = __webpack_require__(98903);
var union = __webpack_require__(31520);
function FromTemplateLiteral(pattern) {
const evaluated = (0, evaluate.pF)(pattern);
const result = FromType(evaluated);
return result;
}
function FromUnion(types) {
return types.reduce((result, left) => [ ...result, ...FromType(left) ], []);
}
function FromEnum(values) {
const evaluated = (0, evaluate.zu)(values);
const result = FromType(evaluated);
return result;
}
function FromLiteral(value) {
const result = guard.IsNumber(value) ? [ (0, literal.uS)(`${value}`) ] : [ (0, literal.uS)(value) ];
return result;
}
function FromType(type) {
const result = (0, types_enum.Kk)(type) ? FromEnum(type.enum) : (0, literal.gP)(type) ? FromLiteral(type.const) : (0, 
template_literal.gm)(type) ? FromTemplateLiteral(type.pattern) : (0, union.my)(type) ? FromUnion(type.anyOf) : [ type ];
return result;
}
function MappedVariants(type) {
const result = FromType(type);
return result;
}
function CanonicalAs(instantiatedAs) {
const result = (0, template_literal.gm)(instantiatedAs) ? (0, evaluate.pF)(instantiatedAs.pattern) : instantiatedAs;
return result;
}
function MappedVariant(context, state, identifier, variant, as, property) {
const variantContext = memory.c.Assign(context, {
[identifier["name"]]: variant
});
const instantiatedAs = (0, instantiate.zO)(variantContext, state, as);
const canonicalAs = CanonicalAs(instantiatedAs);
const instantiatedProperty = (0, instantiate.zO)(variantContext, state, property);
return (0, literal.LV)(canonicalAs) || (0, literal.Zs)(canonicalAs) ? {
[canonicalAs.const]: instantiatedProperty
} : {};
}
function MappedProperties(context, state, identifier, variants, as, property) {
return variants.reduce((result, left) => [ ...result, MappedVariant(context, state, identifier, left, as, property) ], []);
}
function MappedObjects(properties) {
return properties.reduce((result, left) => [ ...result, (0, object.wS)(left) ], []);
}
function MappedOperation(context, state, identifier, type, as, property) {
const variants = MappedVariants(type);
const mappedProperties = MappedProperties(context, state, identifier, variants, as, property);
const mappedObjects = MappedObjects(mappedProperties);
const result = (0, evaluate.He)(mappedObjects);
return result;
}
function MappedAction(context, state, identifier, type, as, property, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(MappedOperation(context, state, identifier, type, as, property), {}, options) : (0, 
mapped.n)(identifier, type, as, property, options);
return result;
}
function MappedInstantiate(context, state, identifier, type, as, property, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return MappedAction(context, state, identifier, instantiatedType, as, property, options);
}
},
89567: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ModuleInstantiate
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88642);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
var _cyclic_candidates_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39324);
var _cyclic_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93202);
function InstantiateCyclics(context, declarations, cyclicKeys) {
const declarationContext = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Assign(context, declarations);
const declarationKeys = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_4__.Keys(declarations).filter(key => cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => ({
...result,
[key]: (0, _cyclic_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.w)(declarationContext, key, declarations[key])
}), {});
}
function InstantiateNonCyclics(context, declarations, cyclicKeys) {
const declarationContext = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Assign(context, declarations);
const declarationKeys = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_4__.Keys(declarations).filter(key => !cyclicKeys.includes(key));
return declarationKeys.reduce((result, key) => ({
...result,
[key]: (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(declarationContext, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.Uw)([], []), declarations[key])
}), {});
}
function InstantiateModule(context, declarations, options) {
const cyclicCandidates = (0, _cyclic_candidates_mjs__WEBPACK_IMPORTED_MODULE_2__.E)(declarations);
const instantiatedCyclics = InstantiateCyclics(context, declarations, cyclicCandidates);
const instantiatedNonCyclics = InstantiateNonCyclics(context, declarations, cyclicCandidates);
const instantiatedModule = {
...instantiatedCyclics,
...instantiatedNonCyclics
};
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(instantiatedModule, {}, options);
}
function ModuleInstantiate(context, _state, declarations, options) {
const instantiatedModule = InstantiateModule(context, declarations, options);
return instantiatedModule;
}
},
37096: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => NonNullableAction,
R: () => NonNullableInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_null_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66316);
var _types_undefined_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51421);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31520);
var _exclude_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69345);
var _action_non_nullable_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8673);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7749);
function NonNullableOperation(type) {
const excluded = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_3__.gP)([ (0, _types_null_mjs__WEBPACK_IMPORTED_MODULE_1__.U)(), (0, 
_types_undefined_mjs__WEBPACK_IMPORTED_MODULE_2__.r)() ]);
return (0, _exclude_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.d)(type, excluded, {});
}
function NonNullableAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_6__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(NonNullableOperation(type), {}, options) : (0, 
_action_non_nullable_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(type, options);
return result;
}
function NonNullableInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_6__.zO)(context, state, type);
return NonNullableAction(instantiatedType, options);
}
},
24523: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => CollapseToObject
});
var object = __webpack_require__(10982);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var tuple = __webpack_require__(62023);
var union = __webpack_require__(31520);
var cyclic_target = __webpack_require__(21385);
function FromCyclic(defs, ref) {
const target = (0, cyclic_target.z)(defs, ref);
const result = FromType(target);
return result;
}
var evaluate = __webpack_require__(80067);
function FromDependent(if_, then_, else_) {
const evaluated = (0, evaluate.$j)(if_, then_, else_);
const result = FromType(evaluated);
return result;
}
var memory = __webpack_require__(97062);
var guard = __webpack_require__(88642);
var property = __webpack_require__(98897);
function CollapseIntersectProperties(left, right) {
const leftKeys = guard.Keys(left).filter(key => !guard.HasPropertyKey(right, key));
const rightKeys = guard.Keys(right).filter(key => !guard.HasPropertyKey(left, key));
const sharedKeys = guard.Keys(left).filter(key => guard.HasPropertyKey(right, key));
const leftProperties = leftKeys.reduce((result, key) => ({
...result,
[key]: left[key]
}), {});
const rightProperties = rightKeys.reduce((result, key) => ({
...result,
[key]: right[key]
}), {});
const sharedProperties = sharedKeys.reduce((result, key) => ({
...result,
[key]: (0, property.u)(left[key], right[key])
}), {});
const unique = memory.c.Assign(leftProperties, rightProperties);
const shared = memory.c.Assign(unique, sharedProperties);
return shared;
}
function FromIntersect(types) {
return types.reduce((result, left) => CollapseIntersectProperties(result, FromType(left)), {});
}
function FromObject(properties) {
return properties;
}
var to_object = __webpack_require__(85838);
function FromTuple(types) {
const object = (0, to_object.n)((0, tuple.rd)(types));
const result = FromType(object);
return result;
}
var unreachable = __webpack_require__(69701);
function CollapseUnionProperties(left, right) {
const sharedKeys = guard.Keys(left).filter(key => key in right);
const result = sharedKeys.reduce((result, key) => ({
...result,
[key]: (0, property.E)(left[key], right[key])
}), {});
return result;
}
function ReduceVariants(types, result) {
return guard.ShiftLeft(types, (left, right) => ReduceVariants(right, CollapseUnionProperties(result, FromType(left))), () => result);
}
function FromUnion(types) {
return guard.ShiftLeft(types, (left, right) => ReduceVariants(right, FromType(left)), () => (0, 
unreachable.L)());
}
function FromType(type) {
return (0, cyclic.c_)(type) ? FromCyclic(type.$defs, type.$ref) : (0, dependent.oZ)(type) ? FromDependent(type.if, type.then, type.else) : (0, 
intersect.Yq)(type) ? FromIntersect(type.allOf) : (0, union.my)(type) ? FromUnion(type.anyOf) : (0, 
tuple.PN)(type) ? FromTuple(type.items) : (0, object.av)(type) ? FromObject(type.properties) : {};
}
function CollapseToObject(type) {
const properties = FromType(type);
const result = (0, object.wS)(properties);
return result;
}
},
91952: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => OmitAction,
A: () => OmitInstantiate
});
var memory = __webpack_require__(97062);
var omit = __webpack_require__(96317);
var instantiate = __webpack_require__(7749);
var guard = __webpack_require__(88642);
var object = __webpack_require__(10982);
var to_indexable_keys = __webpack_require__(84691);
var to_indexable = __webpack_require__(36411);
function FromKeys(properties, keys) {
const result = guard.Keys(properties).reduce((result, key) => keys.includes(key) ? result : {
...result,
[key]: properties[key]
}, {});
return result;
}
function FromType(type, indexer) {
const indexable = (0, to_indexable._)(type);
const indexableKeys = (0, to_indexable_keys.i)(indexer);
const omitted = FromKeys(indexable, indexableKeys);
const result = (0, object.wS)(omitted);
return result;
}
function OmitAction(type, indexer, options) {
const result = (0, instantiate.pZ)([ type, indexer ]) ? memory.c.Update(FromType(type, indexer), {}, options) : (0, 
omit.l)(type, indexer, options);
return result;
}
function OmitInstantiate(context, state, type, indexer, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
const instantiatedIndexer = (0, instantiate.zO)(context, state, indexer);
return OmitAction(instantiatedType, instantiatedIndexer, options);
}
},
31199: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => AddOptionalAction,
_: () => AddOptionalInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function AddOptionalAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(type, {
"~optional": true
}, options);
return result;
}
function AddOptionalInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return AddOptionalAction(instantiatedType, options);
}
},
95806: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => RemoveOptionalAction,
z: () => RemoveOptionalInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function RemoveOptionalOperation(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~optional" ]);
}
function RemoveOptionalAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(RemoveOptionalOperation(type), {}, options);
return result;
}
function RemoveOptionalInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return RemoveOptionalAction(instantiatedType, options);
}
},
71995: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => ParametersAction,
t: () => ParametersInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_function_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46951);
var _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62023);
var _action_parameters_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9238);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
function ParametersOperation(type) {
const parameters = (0, _types_function_mjs__WEBPACK_IMPORTED_MODULE_1__.hg)(type) ? type["parameters"] : [];
const instantiatedParameters = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.q1)({}, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.Uw)([], []), parameters);
const result = (0, _types_tuple_mjs__WEBPACK_IMPORTED_MODULE_2__.rd)(instantiatedParameters);
return result;
}
function ParametersAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(ParametersOperation(type), {}, options) : (0, 
_action_parameters_mjs__WEBPACK_IMPORTED_MODULE_3__.S)(type, options);
return result;
}
function ParametersInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.zO)(context, state, type);
return ParametersAction(instantiatedType, options);
}
},
30566: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => PartialAction,
O: () => PartialInstantiate
});
var memory = __webpack_require__(97062);
var partial = __webpack_require__(10641);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var object = __webpack_require__(10982);
var union = __webpack_require__(31520);
var cyclic_target = __webpack_require__(21385);
function FromCyclic(defs, ref) {
const target = (0, cyclic_target.z)(defs, ref);
const partial = FromType(target);
const result = (0, cyclic.MW)(memory.c.Assign(defs, {
[ref]: partial
}), ref);
return result;
}
var evaluate = __webpack_require__(80067);
function FromDependent(if_, then_, else_) {
const evaluated = (0, evaluate.$j)(if_, then_, else_);
const result = FromType(evaluated);
return result;
}
function FromIntersect(types) {
const evaluated = (0, evaluate.He)(types);
const result = FromType(evaluated);
return result;
}
function FromUnion(types) {
const result = types.map(type => FromType(type));
return (0, union.gP)(result);
}
var guard = __webpack_require__(88642);
var _add_optional = __webpack_require__(54349);
function FromObject(properties) {
const mapped = guard.Keys(properties).reduce((result, left) => ({
...result,
[left]: (0, _add_optional.O)(properties[left])
}), {});
const result = (0, object.wS)(mapped);
return result;
}
function FromType(type) {
return (0, cyclic.c_)(type) ? FromCyclic(type.$defs, type.$ref) : (0, dependent.oZ)(type) ? FromDependent(type.if, type.then, type.else) : (0, 
intersect.Yq)(type) ? FromIntersect(type.allOf) : (0, union.my)(type) ? FromUnion(type.anyOf) : (0, 
object.av)(type) ? FromObject(type.properties) : (0, object.wS)({});
}
var instantiate = __webpack_require__(7749);
function PartialAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(type), {}, options) : (0, 
partial.L)(type, options);
return result;
}
function PartialInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return PartialAction(instantiatedType, options);
}
},
24180: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => ParsePatternIntoTypes
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _script_parser_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29255);
function ParsePatternIntoTypes(pattern) {
const parsed = (0, _script_parser_mjs__WEBPACK_IMPORTED_MODULE_0__.zJ)(pattern);
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsEqual(parsed.length, 2) ? parsed[0] : [];
return result;
}
},
72332: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ParseTemplateIntoTypes
});
var _system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69701);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _script_parser_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29255);
function ParseTemplateIntoTypes(template) {
const parsed = (0, _script_parser_mjs__WEBPACK_IMPORTED_MODULE_0__.TE)(`\`${template}\``);
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsEqual(parsed.length, 2) ? parsed[0] : (0, 
_system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_2__.L)();
return result;
}
},
42820: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => PickAction,
s: () => PickInstantiate
});
var memory = __webpack_require__(97062);
var pick = __webpack_require__(96185);
var instantiate = __webpack_require__(7749);
var guard = __webpack_require__(88642);
var object = __webpack_require__(10982);
var to_indexable_keys = __webpack_require__(84691);
var to_indexable = __webpack_require__(36411);
function FromKeys(properties, keys) {
const result = guard.Keys(properties).reduce((result, key) => keys.includes(key) ? memory.c.Assign(result, {
[key]: properties[key]
}) : result, {});
return result;
}
function FromType(type, indexer) {
const indexable = (0, to_indexable._)(type);
const keys = (0, to_indexable_keys.i)(indexer);
const applied = FromKeys(indexable, keys);
const result = (0, object.wS)(applied);
return result;
}
function PickAction(type, indexer, options) {
const result = (0, instantiate.pZ)([ type, indexer ]) ? memory.c.Update(FromType(type, indexer), {}, options) : (0, 
pick.x)(type, indexer, options);
return result;
}
function PickInstantiate(context, state, type, indexer, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
const instantiatedIndexer = (0, instantiate.zO)(context, state, indexer);
return PickAction(instantiatedType, instantiatedIndexer, options);
}
},
12149: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => AddReadonlyAction,
p: () => AddReadonlyInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function AddReadonlyAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(type, {
"~readonly": true
}, options);
return result;
}
function AddReadonlyInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return AddReadonlyAction(instantiatedType, options);
}
},
86036: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => RemoveReadonlyAction,
l: () => RemoveReadonlyInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
function RemoveReadonlyOperation(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~readonly" ]);
}
function RemoveReadonlyAction(type, options) {
const result = _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(RemoveReadonlyOperation(type), {}, options);
return result;
}
function RemoveReadonlyInstantiate(context, state, type, options) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return RemoveReadonlyAction(instantiatedType, options);
}
},
23209: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ReadonlyObjectAction,
G: () => ReadonlyObjectInstantiate
});
var memory = __webpack_require__(97062);
var readonly_object = __webpack_require__(62930);
var array = __webpack_require__(97894);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var object = __webpack_require__(10982);
var tuple = __webpack_require__(62023);
var union = __webpack_require__(31520);
var _add_immutable = __webpack_require__(31195);
function FromArray(type) {
const result = (0, _add_immutable.e)((0, array.O3)(type));
return result;
}
var cyclic_target = __webpack_require__(21385);
function FromCyclic(defs, ref) {
const target = (0, cyclic_target.z)(defs, ref);
const partial = FromType(target);
const result = (0, cyclic.MW)(memory.c.Assign(defs, {
[ref]: partial
}), ref);
return result;
}
var evaluate = __webpack_require__(80067);
function FromDependent(if_, then_, else_) {
const evaluated = (0, evaluate.$j)(if_, then_, else_);
const result = FromType(evaluated);
return result;
}
function FromIntersect(types) {
const evaluated = (0, evaluate.He)(types);
const result = FromType(evaluated);
return result;
}
var guard = __webpack_require__(88642);
var _add_readonly = __webpack_require__(66003);
function FromObject(properties) {
const mapped = guard.Keys(properties).reduce((result, left) => ({
...result,
[left]: (0, _add_readonly.w)(properties[left])
}), {});
const result = (0, object.wS)(mapped);
return result;
}
function FromTuple(types) {
const result = (0, _add_immutable.e)((0, tuple.rd)(types));
return result;
}
function FromUnion(types) {
const result = types.map(type => FromType(type));
return (0, union.gP)(result);
}
function FromType(type) {
return (0, array.QS)(type) ? FromArray(type.items) : (0, cyclic.c_)(type) ? FromCyclic(type.$defs, type.$ref) : (0, 
dependent.oZ)(type) ? FromDependent(type.if, type.then, type.else) : (0, intersect.Yq)(type) ? FromIntersect(type.allOf) : (0, 
object.av)(type) ? FromObject(type.properties) : (0, tuple.PN)(type) ? FromTuple(type.items) : (0, 
union.my)(type) ? FromUnion(type.anyOf) : type;
}
var instantiate = __webpack_require__(7749);
function ReadonlyObjectAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(type), {}, options) : (0, 
readonly_object.zU)(type);
return result;
}
function ReadonlyObjectInstantiate(context, state, type, options) {
const instantiatedType = (0, instantiate.zO)(context, state, type);
return ReadonlyObjectAction(instantiatedType, options);
}
},
19821: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => RecordAction,
x: () => RecordInstantiate
});
var memory = __webpack_require__(97062);
var record = __webpack_require__(58848);
var any = __webpack_require__(14935);
var types_boolean = __webpack_require__(7957);
var types_enum = __webpack_require__(98903);
var intersect = __webpack_require__(69270);
var integer = __webpack_require__(4247);
var literal = __webpack_require__(4e4);
var number = __webpack_require__(64400);
var object = __webpack_require__(10982);
var string = __webpack_require__(87964);
var template_literal = __webpack_require__(64125);
var union = __webpack_require__(31520);
var record_create = __webpack_require__(5270);
function FromAnyKey(value) {
return (0, record_create.o)(record.Zt, value);
}
function FromBooleanKey(value) {
return (0, object.wS)({
true: value,
false: value
});
}
var evaluate = __webpack_require__(80067);
function FromEnumKey(values, value) {
const unionKey = (0, evaluate.zu)(values);
const result = FromKey(unionKey, value);
return result;
}
function FromIntegerKey(_key, value) {
const result = (0, record_create.o)(record.oz, value);
return result;
}
function FromIntersectKey(types, value) {
const evaluatedKey = (0, evaluate.He)(types);
const result = FromKey(evaluatedKey, value);
return result;
}
var guard = __webpack_require__(88642);
function FromLiteralKey(key, value) {
return guard.IsString(key) || guard.IsNumber(key) ? (0, object.wS)({
[key]: value
}) : guard.IsEqual(key, false) ? (0, object.wS)({
false: value
}) : guard.IsEqual(key, true) ? (0, object.wS)({
true: value
}) : (0, object.wS)({});
}
function FromNumberKey(_key, value) {
const result = (0, record_create.o)(record.ZV, value);
return result;
}
function FromStringKey(key, value) {
return guard.HasPropertyKey(key, "pattern") && (guard.IsString(key.pattern) || key.pattern instanceof RegExp) ? (0, 
record_create.o)(key.pattern.toString(), value) : (0, record_create.o)(record.Zt, value);
}
var patterns_pattern = __webpack_require__(24180);
var is_finite = __webpack_require__(47507);
function FromTemplateKey(pattern, value) {
const types = (0, patterns_pattern.J)(pattern);
const finite = (0, is_finite.V)(types);
const result = finite ? FromKey((0, evaluate.pF)(pattern), value) : (0, record_create.o)(pattern, value);
return result;
}
var schema = __webpack_require__(8122);
var flatten = __webpack_require__(27424);
function StringOrNumberCheck(types) {
return types.some(type => (0, string.IP)(type) || (0, number.Mx)(type) || (0, integer.$p)(type));
}
function TryBuildRecord(types, value) {
return guard.IsEqual(StringOrNumberCheck(types), true) ? (0, record_create.o)(record.Zt, value) : undefined;
}
function CreateProperties(types, value) {
return types.reduce((result, left) => (0, literal.gP)(left) && (guard.IsString(left.const) || guard.IsNumber(left.const)) ? {
...result,
[left.const]: value
} : result, {});
}
function CreateObject(types, value) {
const properties = CreateProperties(types, value);
const result = (0, object.wS)(properties);
return result;
}
function FromUnionKey(types, value) {
const flattened = (0, flatten.F)(types);
const record = TryBuildRecord(flattened, value);
return (0, schema.Y)(record) ? record : CreateObject(flattened, value);
}
function FromKey(key, value) {
const result = (0, any.h)(key) ? FromAnyKey(value) : (0, types_boolean.Z)(key) ? FromBooleanKey(value) : (0, 
types_enum.Kk)(key) ? FromEnumKey(key.enum, value) : (0, integer.$p)(key) ? FromIntegerKey(key, value) : (0, 
intersect.Yq)(key) ? FromIntersectKey(key.allOf, value) : (0, literal.gP)(key) ? FromLiteralKey(key.const, value) : (0, 
number.Mx)(key) ? FromNumberKey(key, value) : (0, union.my)(key) ? FromUnionKey(key.anyOf, value) : (0, 
string.IP)(key) ? FromStringKey(key, value) : (0, template_literal.gm)(key) ? FromTemplateKey(key.pattern, value) : (0, 
object.wS)({});
return result;
}
var instantiate = __webpack_require__(7749);
function RecordAction(key, value, options) {
const result = (0, instantiate.pZ)([ key ]) ? memory.c.Update(FromKey(key, value), {}, options) : (0, 
record.LO)(key, value, options);
return result;
}
function RecordInstantiate(context, state, key, value, options) {
const instantiatedKey = (0, instantiate.zO)(context, state, key);
const instantiatedValue = (0, instantiate.zO)(context, state, value);
return RecordAction(instantiatedKey, instantiatedValue, options);
}
},
5270: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => CreateRecord
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
function CreateRecord(key, value) {
const type = "object";
const patternProperties = {
[key]: value
};
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Record"
}, {
type: type,
patternProperties: patternProperties
});
}
},
67828: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => RefInstantiate
});
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7749);
function RefInstantiate(context, state, type, ref) {
return state.visited.includes(ref) ? type : ref in context ? (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_0__.zO)(context, (0, 
_instantiate_mjs__WEBPACK_IMPORTED_MODULE_0__.Uw)(state["callstack"], [ ...state["visited"], ref ]), context[ref]) : type;
}
},
11062: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => RequiredAction,
G: () => RequiredInstantiate
});
var memory = __webpack_require__(97062);
var cyclic = __webpack_require__(50330);
var dependent = __webpack_require__(18712);
var intersect = __webpack_require__(69270);
var object = __webpack_require__(10982);
var union = __webpack_require__(31520);
var cyclic_target = __webpack_require__(21385);
function FromCyclic(defs, ref) {
const target = (0, cyclic_target.z)(defs, ref);
const partial = FromType(target);
const result = (0, cyclic.MW)(memory.c.Assign(defs, {
[ref]: partial
}), ref);
return result;
}
var evaluate = __webpack_require__(80067);
function FromDependent(if_, then_, else_) {
const evaluated = (0, evaluate.$j)(if_, then_, else_);
const result = FromType(evaluated);
return result;
}
function FromIntersect(types) {
const evaluated = (0, evaluate.He)(types);
const result = FromType(evaluated);
return result;
}
function FromUnion(types) {
const result = types.map(type => FromType(type));
return (0, union.gP)(result);
}
var guard = __webpack_require__(88642);
var _remove_optional = __webpack_require__(33200);
function FromObject(properties) {
const mapped = guard.Keys(properties).reduce((result, left) => ({
...result,
[left]: (0, _remove_optional.X)(properties[left])
}), {});
const result = (0, object.wS)(mapped);
return result;
}
function FromType(type) {
return (0, cyclic.c_)(type) ? FromCyclic(type.$defs, type.$ref) : (0, dependent.oZ)(type) ? FromDependent(type.if, type.then, type.else) : (0, 
intersect.Yq)(type) ? FromIntersect(type.allOf) : (0, union.my)(type) ? FromUnion(type.anyOf) : (0, 
object.av)(type) ? FromObject(type.properties) : (0, object.wS)({});
}
var required = __webpack_require__(98889);
var instantiate = __webpack_require__(7749);
function RequiredAction(type, options) {
const result = (0, instantiate.pZ)([ type ]) ? memory.c.Update(FromType(type), {}, options) : (0, 
required.d)(type, options);
return result;
}
function RequiredInstantiate(context, state, type, options) {
const instaniatedType = (0, instantiate.zO)(context, state, type);
return RequiredAction(instaniatedType, options);
}
},
17490: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ReturnTypeAction,
r: () => ReturnTypeInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_function_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46951);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9139);
var _action_return_type_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66243);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7749);
function ReturnTypeOperation(type) {
return (0, _types_function_mjs__WEBPACK_IMPORTED_MODULE_1__.hg)(type) ? type["returnType"] : (0, 
_types_never_mjs__WEBPACK_IMPORTED_MODULE_2__.ps)();
}
function ReturnTypeAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(ReturnTypeOperation(type), {}, options) : (0, 
_action_return_type_mjs__WEBPACK_IMPORTED_MODULE_3__.w)(type, options);
return result;
}
function ReturnTypeInstantiate(context, state, type, options = {}) {
const instantiatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_4__.zO)(context, state, type);
return ReturnTypeAction(instantiatedType, options);
}
},
81951: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => TemplateLiteralCreate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
function TemplateLiteralCreate(pattern) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "TemplateLiteral"
}, {
type: "string",
pattern: pattern
}, {});
}
},
16233: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => TemplateLiteralDecode,
g: () => TemplateLiteralDecodeUnsafe
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88642);
var _system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69701);
var _types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4e4);
var _types_string_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87964);
var _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64125);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31520);
var _patterns_pattern_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24180);
var _is_finite_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47507);
var _create_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81951);
function FromLiteralPush(variants, value, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.ShiftLeft(variants, (left, right) => FromLiteralPush(right, value, [ ...result, `${left}${value}` ]), () => result);
}
function FromLiteral(variants, value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(variants.length, 0) ? [ `${value}` ] : FromLiteralPush(variants, value);
}
function FromUnion(variants, types, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.ShiftLeft(types, (left, right) => FromUnion(variants, right, [ ...result, ...FromType(variants, left) ]), () => result);
}
function FromType(variants, type) {
const result = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_3__.my)(type) ? FromUnion(variants, type.anyOf) : (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.gP)(type) ? FromLiteral(variants, type.const) : (0, 
_system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_8__.L)();
return result;
}
function DecodeFromSpan(variants, types) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.ShiftLeft(types, (left, right) => DecodeFromSpan(FromType(variants, left), right), () => variants);
}
function VariantsToLiterals(variants) {
return variants.map(variant => (0, _types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.uS)(variant));
}
function DecodeTypesAsUnion(types) {
const variants = DecodeFromSpan([], types);
const literals = VariantsToLiterals(variants);
const result = (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_3__.gP)(literals);
return result;
}
function DecodeTypes(types) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(types.length, 0) ? (0, 
_system_unreachable_index_mjs__WEBPACK_IMPORTED_MODULE_8__.L)() : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(types.length, 1) && (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.gP)(types[0]) ? types[0] : DecodeTypesAsUnion(types);
}
function TemplateLiteralDecodeUnsafe(pattern) {
const types = (0, _patterns_pattern_mjs__WEBPACK_IMPORTED_MODULE_4__.J)(pattern);
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_7__.IsEqual(types.length, 0) ? (0, 
_types_string_mjs__WEBPACK_IMPORTED_MODULE_1__.Qf)() : (0, _is_finite_mjs__WEBPACK_IMPORTED_MODULE_5__.V)(types) ? DecodeTypes(types) : (0, 
_create_mjs__WEBPACK_IMPORTED_MODULE_6__.k)(pattern);
return result;
}
function TemplateLiteralDecode(pattern) {
const decoded = TemplateLiteralDecodeUnsafe(pattern);
const result = (0, _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_2__.gm)(decoded) ? (0, 
_types_string_mjs__WEBPACK_IMPORTED_MODULE_1__.Qf)() : decoded;
return result;
}
},
63037: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => TemplateLiteralEncode
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88642);
var _types_enum_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98903);
var _types_literal_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4e4);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31520);
var _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64125);
var _types_bigint_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27626);
var _types_string_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87964);
var _types_number_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64400);
var _types_integer_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4247);
var _types_boolean_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7957);
var _types_never_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9139);
var _create_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81951);
var _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80067);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36317);
function JoinString(input) {
return input.join("|");
}
function UnwrapTemplateLiteralPattern(pattern) {
return pattern.slice(1, pattern.length - 1);
}
function EncodeLiteral(value, right, pattern) {
return EncodeTypes(right, `${pattern}${value}`);
}
function EncodeBigInt(right, pattern) {
return EncodeTypes(right, `${pattern}${_types_bigint_mjs__WEBPACK_IMPORTED_MODULE_4__.us}`);
}
function EncodeInteger(right, pattern) {
return EncodeTypes(right, `${pattern}${_types_integer_mjs__WEBPACK_IMPORTED_MODULE_7__.NU}`);
}
function EncodeNumber(right, pattern) {
return EncodeTypes(right, `${pattern}${_types_number_mjs__WEBPACK_IMPORTED_MODULE_6__.Uy}`);
}
function EncodeBoolean(right, pattern) {
return EncodeType((0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_2__.gP)([ (0, _types_literal_mjs__WEBPACK_IMPORTED_MODULE_1__.uS)("false"), (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_1__.uS)("true") ]), right, pattern);
}
function EncodeString(right, pattern) {
return EncodeTypes(right, `${pattern}${_types_string_mjs__WEBPACK_IMPORTED_MODULE_5__.wi}`);
}
function EncodeTemplateLiteral(templatePattern, right, pattern) {
return EncodeTypes(right, `${pattern}${UnwrapTemplateLiteralPattern(templatePattern)}`);
}
function EncodeTemplateLiteralDeferred(types, right, pattern) {
const templateLiteral = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_12__.k)(types, {});
const result = EncodeType(templateLiteral, right, pattern);
return result;
}
function EncodeEnum(values, right, pattern) {
const evaluated = (0, _evaluate_evaluate_mjs__WEBPACK_IMPORTED_MODULE_11__.zu)(values);
return EncodeType(evaluated, right, pattern);
}
function EncodeUnion(types, right, pattern, result = []) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_13__.ShiftLeft(types, (head, tail) => EncodeUnion(tail, right, pattern, [ ...result, EncodeType(head, [], "") ]), () => EncodeTypes(right, `${pattern}(${JoinString(result)})`));
}
function EncodeType(type, right, pattern) {
return (0, _types_enum_mjs__WEBPACK_IMPORTED_MODULE_0__.Kk)(type) ? EncodeEnum(type.enum, right, pattern) : (0, 
_types_integer_mjs__WEBPACK_IMPORTED_MODULE_7__.$p)(type) ? EncodeInteger(right, pattern) : (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_1__.gP)(type) ? EncodeLiteral(type.const, right, pattern) : (0, 
_types_bigint_mjs__WEBPACK_IMPORTED_MODULE_4__.cQ)(type) ? EncodeBigInt(right, pattern) : (0, 
_types_boolean_mjs__WEBPACK_IMPORTED_MODULE_8__.Z)(type) ? EncodeBoolean(right, pattern) : (0, 
_types_number_mjs__WEBPACK_IMPORTED_MODULE_6__.Mx)(type) ? EncodeNumber(right, pattern) : (0, 
_types_string_mjs__WEBPACK_IMPORTED_MODULE_5__.IP)(type) ? EncodeString(right, pattern) : (0, 
_types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_3__.gm)(type) ? EncodeTemplateLiteral(type.pattern, right, pattern) : (0, 
_types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_3__.vH)(type) ? EncodeTemplateLiteralDeferred(type.parameters[0], right, pattern) : (0, 
_types_union_mjs__WEBPACK_IMPORTED_MODULE_2__.my)(type) ? EncodeUnion(type.anyOf, right, pattern) : _types_never_mjs__WEBPACK_IMPORTED_MODULE_9__.rv;
}
function EncodeTypes(types, pattern) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_13__.ShiftLeft(types, (left, right) => EncodeType(left, right, pattern), () => pattern);
}
function EncodePattern(types) {
const encoded = EncodeTypes(types, "");
const result = `^${encoded}$`;
return result;
}
function TemplateLiteralEncode(types) {
const pattern = EncodePattern(types);
const result = (0, _create_mjs__WEBPACK_IMPORTED_MODULE_10__.k)(pattern);
return result;
}
},
2329: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G_: () => decode.G
});
var create = __webpack_require__(81951);
var decode = __webpack_require__(16233);
var encode = __webpack_require__(63037);
var is_finite = __webpack_require__(47507);
var pattern = __webpack_require__(24180);
function IsTemplateLiteralPattern(pattern) {
const types = ParsePatternIntoTypes(pattern);
const result = Guard.IsEqual(types.length, 0) ? false : true;
return result;
}
},
36317: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => TemplateLiteralInstantiate,
k: () => TemplateLiteralAction
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64125);
var _encode_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63037);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7749);
function TemplateLiteralAction(types, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.pZ)(types) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update((0, 
_encode_mjs__WEBPACK_IMPORTED_MODULE_2__.s)(types), {}, options) : (0, _types_template_literal_mjs__WEBPACK_IMPORTED_MODULE_1__.Dn)(types, options);
return result;
}
function TemplateLiteralInstantiate(context, state, types, options) {
const instantiatedTypes = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.kX)(context, state, types);
return TemplateLiteralAction(instantiatedTypes, options);
}
},
47507: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => IsTemplateLiteralFinite
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4e4);
var _types_union_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31520);
function FromLiteral(_value) {
return true;
}
function FromTypesReduce(types) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.ShiftLeft(types, (left, right) => FromType(left) ? FromTypesReduce(right) : false, () => true);
}
function FromTypes(types) {
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsEqual(types.length, 0) ? false : FromTypesReduce(types);
return result;
}
function FromType(type) {
return (0, _types_union_mjs__WEBPACK_IMPORTED_MODULE_1__.my)(type) ? FromTypes(type.anyOf) : (0, 
_types_literal_mjs__WEBPACK_IMPORTED_MODULE_0__.gP)(type) ? FromLiteral(type.const) : false;
}
function IsTemplateLiteralFinite(types) {
const result = FromTypes(types);
return result;
}
},
85838: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => TupleToObject,
y: () => TupleElementsToProperties
});
var _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10982);
function TupleElementsToProperties(types) {
const result = types.reduceRight((result, right, index) => ({
[index]: right,
...result
}), {});
return result;
}
function TupleToObject(type) {
const properties = TupleElementsToProperties(type.items);
const result = (0, _types_object_mjs__WEBPACK_IMPORTED_MODULE_0__.wS)(properties);
return result;
}
},
2703: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => WithAction,
h: () => WithInstantiate
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7749);
var _action_with_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60866);
function WithAction(type, options) {
const result = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.pZ)([ type ]) ? _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(type, {}, options) : (0, 
_action_with_mjs__WEBPACK_IMPORTED_MODULE_2__.k)(type, options);
return result;
}
function WithInstantiate(context, state, type, options) {
const instaniatedType = (0, _instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.zO)(context, state, type);
return WithAction(instaniatedType, options);
}
},
5257: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => Extends,
d: () => result_namespaceObject
});
var result_namespaceObject = {};
__webpack_require__.r(result_namespaceObject);
__webpack_require__.d(result_namespaceObject, {
ExtendsFalse: () => ExtendsFalse,
ExtendsTrue: () => ExtendsTrue,
ExtendsUnion: () => ExtendsUnion,
IsExtendsFalse: () => IsExtendsFalse,
IsExtendsTrue: () => IsExtendsTrue,
IsExtendsTrueLike: () => IsExtendsTrueLike,
IsExtendsUnion: () => IsExtendsUnion,
Match: () => Match
});
var cyclic = __webpack_require__(50330);
var unknown = __webpack_require__(57191);
var unsafe = __webpack_require__(95557);
var infer = __webpack_require__(35889);
var any = __webpack_require__(14935);
var guard = __webpack_require__(88642);
var memory = __webpack_require__(97062);
var dependent = __webpack_require__(18712);
var types_enum = __webpack_require__(98903);
var intersect = __webpack_require__(69270);
var template_literal = __webpack_require__(64125);
var union = __webpack_require__(31520);
function ExtendsUnion(inferred) {
return memory.c.Create({
["~kind"]: "ExtendsUnion"
}, {
inferred: inferred
});
}
function IsExtendsUnion(value) {
return guard.IsObject(value) && guard.HasPropertyKey(value, "~kind") && guard.HasPropertyKey(value, "inferred") && guard.IsEqual(value["~kind"], "ExtendsUnion") && guard.IsObject(value.inferred);
}
function ExtendsTrue(inferred) {
return memory.c.Create({
["~kind"]: "ExtendsTrue"
}, {
inferred: inferred
});
}
function IsExtendsTrue(value) {
return guard.IsObject(value) && guard.HasPropertyKey(value, "~kind") && guard.HasPropertyKey(value, "inferred") && guard.IsEqual(value["~kind"], "ExtendsTrue") && guard.IsObject(value.inferred);
}
function ExtendsFalse() {
return memory.c.Create({
["~kind"]: "ExtendsFalse"
}, {});
}
function IsExtendsFalse(value) {
return guard.IsObject(value) && guard.HasPropertyKey(value, "~kind") && guard.IsEqual(value["~kind"], "ExtendsFalse");
}
function IsExtendsTrueLike(value) {
return IsExtendsUnion(value) || IsExtendsTrue(value);
}
function Match(result, true_, false_) {
return IsExtendsTrueLike(result) ? true_(result.inferred) : false_();
}
var evaluate = __webpack_require__(80067);
function ExtendsRightInfer(inferred, name, left, right) {
return Match(ExtendsLeft(inferred, left, right), checkInferred => ExtendsTrue(memory.c.Assign(memory.c.Assign(inferred, checkInferred), {
[name]: left
})), () => ExtendsFalse());
}
function ExtendsRightAny(inferred, _left) {
return ExtendsTrue(inferred);
}
function ExtendsRightDependent(inferred, left, if_, then_, else_) {
return Match(ExtendsLeft(inferred, left, if_), inferred => Match(ExtendsLeft(inferred, left, then_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()), () => Match(ExtendsLeft(inferred, left, else_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()));
}
function ExtendsRightEnum(inferred, left, right) {
const evaluated = (0, evaluate.zu)(right);
return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightIntersect(inferred, left, right) {
return guard.ShiftLeft(right, (head, tail) => Match(ExtendsLeft(inferred, left, head), inferred => ExtendsRightIntersect(inferred, left, tail), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function ExtendsRightTemplateLiteral(inferred, left, right) {
const evaluated = (0, evaluate.pF)(right);
return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightUnion(inferred, left, right) {
return guard.ShiftLeft(right, (head, tail) => Match(ExtendsLeft(inferred, left, head), inferred => ExtendsTrue(inferred), () => ExtendsRightUnion(inferred, left, tail)), () => ExtendsFalse());
}
function ExtendsRight(inferred, left, right) {
return (0, any.h)(right) ? ExtendsRightAny(inferred, left) : (0, dependent.oZ)(right) ? ExtendsRightDependent(inferred, left, right.if, right.then, right.else) : (0, 
types_enum.Kk)(right) ? ExtendsRightEnum(inferred, left, right.enum) : (0, infer.t)(right) ? ExtendsRightInfer(inferred, right.name, left, right.extends) : (0, 
intersect.Yq)(right) ? ExtendsRightIntersect(inferred, left, right.allOf) : (0, 
template_literal.gm)(right) ? ExtendsRightTemplateLiteral(inferred, left, right.pattern) : (0, 
union.my)(right) ? ExtendsRightUnion(inferred, left, right.anyOf) : (0, unknown.f)(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
function ExtendsAny(inferred, left, right) {
return (0, infer.t)(right) ? ExtendsRight(inferred, left, right) : (0, any.h)(right) ? ExtendsTrue(inferred) : (0, 
unknown.f)(right) ? ExtendsTrue(inferred) : ExtendsUnion(inferred);
}
var array = __webpack_require__(97894);
var _immutable = __webpack_require__(96214);
function ExtendsImmutable(left, right) {
const isImmutableLeft = (0, _immutable.P)(left);
const isImmutableRight = (0, _immutable.P)(right);
return isImmutableLeft && isImmutableRight ? true : !isImmutableLeft && isImmutableRight ? true : isImmutableLeft && !isImmutableRight ? false : true;
}
function ExtendsArray(inferred, arrayLeft, left, right) {
return (0, array.QS)(right) ? ExtendsImmutable(arrayLeft, right) ? ExtendsLeft(inferred, left, right.items) : ExtendsFalse() : ExtendsRight(inferred, arrayLeft, right);
}
var bigint = __webpack_require__(27626);
function ExtendsBigInt(inferred, left, right) {
return (0, bigint.cQ)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
var types_boolean = __webpack_require__(7957);
function ExtendsBoolean(inferred, left, right) {
return (0, types_boolean.Z)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
var types_constructor = __webpack_require__(8197);
var _optional = __webpack_require__(20214);
function ParameterCompare(inferred, left, leftRest, right, rightRest) {
const checkLeft = (0, infer.t)(right) ? left : right;
const checkRight = (0, infer.t)(right) ? right : left;
const isLeftOptional = (0, _optional.X)(left);
const isRightOptional = (0, _optional.X)(right);
return !isLeftOptional && isRightOptional ? ExtendsFalse() : Match(ExtendsLeft(inferred, checkLeft, checkRight), inferred => ExtendsParameters(inferred, leftRest, rightRest), () => ExtendsFalse());
}
function ParameterRight(inferred, left, leftRest, rightRest) {
return guard.ShiftLeft(rightRest, (head, tail) => ParameterCompare(inferred, left, leftRest, head, tail), () => (0, 
_optional.X)(left) ? ExtendsTrue(inferred) : ExtendsFalse());
}
function ParametersLeft(inferred, left, rightRest) {
return guard.ShiftLeft(left, (head, tail) => ParameterRight(inferred, head, tail, rightRest), () => ExtendsTrue(inferred));
}
function ExtendsParameters(inferred, left, right) {
return ParametersLeft(inferred, left, right);
}
var types_void = __webpack_require__(55129);
function ExtendsReturnType(inferred, left, right) {
return (0, types_void.j)(right) ? ExtendsTrue(inferred) : ExtendsLeft(inferred, left, right);
}
function ExtendsConstructor(inferred, parameters, returnType, right) {
return (0, any.h)(right) ? ExtendsTrue(inferred) : (0, unknown.f)(right) ? ExtendsTrue(inferred) : (0, 
types_constructor.ZV)(right) ? Match(ExtendsParameters(inferred, parameters, right["parameters"]), inferred => ExtendsReturnType(inferred, returnType, right["instanceType"]), () => ExtendsFalse()) : ExtendsFalse();
}
function ExtendsDependent(inferred, if_, then_, else_, right) {
return Match(ExtendsLeft(inferred, if_, right), () => ExtendsLeft(inferred, then_, right), () => ExtendsLeft(inferred, else_, right));
}
function ExtendsEnum(inferred, left, right) {
const evaluated = (0, evaluate.zu)(left);
return ExtendsLeft(inferred, evaluated, right);
}
var types_function = __webpack_require__(46951);
function ExtendsFunction(inferred, parameters, returnType, right) {
return (0, any.h)(right) ? ExtendsTrue(inferred) : (0, unknown.f)(right) ? ExtendsTrue(inferred) : (0, 
types_function.hg)(right) ? Match(ExtendsParameters(inferred, parameters, right["parameters"]), inferred => ExtendsReturnType(inferred, returnType, right["returnType"]), () => ExtendsFalse()) : ExtendsFalse();
}
var integer = __webpack_require__(4247);
var number = __webpack_require__(64400);
function ExtendsInteger(inferred, left, right) {
return (0, integer.$p)(right) ? ExtendsTrue(inferred) : (0, number.Mx)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
var engine_evaluate = __webpack_require__(54798);
function ExtendsIntersect(inferred, left, right) {
const evaluated = (0, engine_evaluate.He)(left);
return ExtendsLeft(inferred, evaluated, right);
}
var unreachable = __webpack_require__(69701);
var literal = __webpack_require__(4e4);
var string = __webpack_require__(87964);
function ExtendsLiteralValue(inferred, left, right) {
return left === right ? ExtendsTrue(inferred) : ExtendsFalse();
}
function ExtendsLiteralBigInt(inferred, left, right) {
return (0, literal.gP)(right) ? ExtendsLiteralValue(inferred, left, right.const) : (0, 
bigint.cQ)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, (0, literal.uS)(left), right);
}
function ExtendsLiteralBoolean(inferred, left, right) {
return (0, literal.gP)(right) ? ExtendsLiteralValue(inferred, left, right.const) : (0, 
types_boolean.Z)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, (0, literal.uS)(left), right);
}
function ExtendsLiteralNumber(inferred, left, right) {
return (0, literal.gP)(right) ? ExtendsLiteralValue(inferred, left, right.const) : (0, 
number.Mx)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, (0, literal.uS)(left), right);
}
function ExtendsLiteralString(inferred, left, right) {
return (0, literal.gP)(right) ? ExtendsLiteralValue(inferred, left, right.const) : (0, 
string.IP)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, (0, literal.uS)(left), right);
}
function ExtendsLiteral(inferred, left, right) {
return guard.IsBigInt(left.const) ? ExtendsLiteralBigInt(inferred, left.const, right) : guard.IsBoolean(left.const) ? ExtendsLiteralBoolean(inferred, left.const, right) : guard.IsNumber(left.const) ? ExtendsLiteralNumber(inferred, left.const, right) : guard.IsString(left.const) ? ExtendsLiteralString(inferred, left.const, right) : (0, 
unreachable.L)();
}
function ExtendsNever(inferred, left, right) {
return (0, infer.t)(right) ? ExtendsRight(inferred, left, right) : ExtendsTrue(inferred);
}
var types_null = __webpack_require__(66316);
function ExtendsNull(inferred, left, right) {
return (0, types_null.E)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
function ExtendsNumber(inferred, left, right) {
return (0, number.Mx)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
var never = __webpack_require__(9139);
var object = __webpack_require__(10982);
var record = __webpack_require__(58848);
function ExtendsPropertyOptional(inferred, left, right) {
return (0, _optional.X)(left) ? (0, _optional.X)(right) ? ExtendsTrue(inferred) : ExtendsFalse() : ExtendsTrue(inferred);
}
function ExtendsProperty(inferred, left, right) {
return (0, infer.t)(right) && (0, never.Df)(right.extends) ? ExtendsFalse() : Match(ExtendsLeft(inferred, left, right), inferred => ExtendsPropertyOptional(inferred, left, right), () => ExtendsFalse());
}
function ExtractInferredProperties(keys, properties) {
return keys.reduce((result, key) => key in properties ? IsExtendsTrueLike(properties[key]) ? {
...result,
...properties[key].inferred
} : (0, unreachable.L)() : (0, unreachable.L)(), {});
}
function ExtendsPropertiesComparer(inferred, left, right) {
const properties = {};
for (const rightKey of guard.Keys(right)) {
properties[rightKey] = rightKey in left ? ExtendsProperty({}, left[rightKey], right[rightKey]) : (0, 
_optional.X)(right[rightKey]) ? (0, infer.t)(right[rightKey]) ? ExtendsTrue(memory.c.Assign(inferred, {
[right[rightKey].name]: right[rightKey].extends
})) : ExtendsTrue(inferred) : ExtendsFalse();
}
const checked = guard.Values(properties).every(result => IsExtendsTrueLike(result));
const extracted = checked ? ExtractInferredProperties(guard.Keys(properties), properties) : {};
return checked ? ExtendsTrue(extracted) : ExtendsFalse();
}
function ExtendsProperties(inferred, left, right) {
const compared = ExtendsPropertiesComparer(inferred, left, right);
return IsExtendsTrueLike(compared) ? ExtendsTrue(memory.c.Assign(inferred, compared.inferred)) : ExtendsFalse();
}
function ExtendsObjectToObject(inferred, left, right) {
return ExtendsProperties(inferred, left, right);
}
function RecordMergeInferred(left, right) {
return guard.Keys(right).reduce((result, key) => ({
...result,
[key]: guard.HasPropertyKey(left, key) ? (0, union.my)(result[key]) ? (0, union.gP)([ ...result[key].anyOf, right[key] ]) : (0, 
union.gP)([ left[key], right[key] ]) : right[key]
}), left);
}
function ExtendsRecordComparer(properties, keys, type, result) {
return guard.ShiftLeft(keys, (left, right) => Match(ExtendsLeft({}, properties[left], type), inferred => ExtendsRecordComparer(properties, right, type, RecordMergeInferred(result, inferred)), () => ExtendsFalse()), () => ExtendsTrue(result));
}
function ExtendsObjectToRecord(inferred, properties, _pattern, value) {
const keys = guard.Keys(properties);
const result = ExtendsRecordComparer(properties, keys, value, inferred);
return result;
}
function ExtendsObject(inferred, left, right) {
return (0, record.cZ)(right) ? ExtendsObjectToRecord(inferred, left, (0, record.EY)(right), (0, 
record.Bo)(right)) : (0, object.av)(right) ? ExtendsObjectToObject(inferred, left, right.properties) : ExtendsRight(inferred, (0, 
object.wS)(left), right);
}
function FromObject(inferred, properties) {
return guard.IsEqual(guard.Keys(properties).length, 0) ? ExtendsTrue(inferred) : ExtendsFalse();
}
function FromRecord(inferred, _leftKey, leftValue, _rightKey, rightValue) {
return ExtendsLeft(inferred, leftValue, rightValue);
}
function ExtendsRecord(inferred, leftPattern, leftValue, right) {
return (0, record.cZ)(right) ? FromRecord(inferred, (0, record.BX)(leftPattern), leftValue, (0, 
record.BX)((0, record.EY)(right)), (0, record.Bo)(right)) : (0, object.av)(right) ? FromObject(inferred, right.properties) : (0, 
any.h)(right) ? ExtendsTrue(inferred) : (0, unknown.f)(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
function ExtendsString(inferred, left, right) {
return (0, string.IP)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
var symbol = __webpack_require__(97111);
function ExtendsSymbol(inferred, left, right) {
return (0, symbol.n)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
function ExtendsTemplateLiteral(inferred, left, right) {
const evaluated = (0, evaluate.pF)(left);
return ExtendsLeft(inferred, evaluated, right);
}
var schema = __webpack_require__(8122);
var tuple = __webpack_require__(62023);
var instantiate = __webpack_require__(7749);
var rest = __webpack_require__(27137);
function Inferrable(name, type) {
return memory.c.Create({
"~kind": "Inferrable"
}, {
name: name,
type: type
}, {});
}
function IsInferable(value) {
return guard.IsObject(value) && guard.HasPropertyKey(value, "~kind") && guard.HasPropertyKey(value, "name") && guard.HasPropertyKey(value, "type") && guard.IsEqual(value["~kind"], "Inferrable") && guard.IsString(value.name) && guard.IsObject(value.type);
}
function TryRestInferable(type) {
return (0, rest.H)(type) ? (0, infer.t)(type.items) ? (0, array.QS)(type.items.extends) ? Inferrable(type.items.name, type.items.extends.items) : (0, 
unknown.f)(type.items.extends) ? Inferrable(type.items.name, type.items.extends) : undefined : (0, 
unreachable.L)() : undefined;
}
function TryInferable(type) {
return (0, infer.t)(type) ? Inferrable(type.name, type.extends) : undefined;
}
function TryInferResults(rest, right) {
const result = [];
for (const head of rest) {
if (!IsExtendsTrueLike(ExtendsLeft({}, head, right))) return undefined;
result.push(head);
}
return result;
}
function InferTupleResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return guard.IsArray(results) ? ExtendsTrue(memory.c.Assign(inferred, {
[name]: (0, tuple.rd)(results)
})) : ExtendsFalse();
}
function InferUnionResult(inferred, name, left, right) {
const results = TryInferResults(left, right);
return guard.IsArray(results) ? ExtendsTrue(memory.c.Assign(inferred, {
[name]: (0, union.gP)(results)
})) : ExtendsFalse();
}
function Reverse(types) {
return [ ...types ].reverse();
}
function ApplyReverse(types, reversed) {
return reversed ? Reverse(types) : types;
}
function Reversed(types) {
const first = types.length > 0 ? types[0] : undefined;
const inferrable = (0, schema.Y)(first) ? TryRestInferable(first) : undefined;
return (0, schema.Y)(inferrable);
}
function ElementsCompare(inferred, reversed, left, leftRest, right, rightRest) {
return Match(ExtendsLeft(inferred, left, right), checkInferred => Elements(checkInferred, reversed, leftRest, rightRest), () => ExtendsFalse());
}
function ElementsLeft(inferred, reversed, leftRest, right, rightRest) {
const inferable = TryRestInferable(right);
return IsInferable(inferable) ? InferTupleResult(inferred, inferable["name"], ApplyReverse(leftRest, reversed), inferable["type"]) : guard.ShiftLeft(leftRest, (head, tail) => ElementsCompare(inferred, reversed, head, tail, right, rightRest), () => ExtendsFalse());
}
function ElementsRight(inferred, reversed, leftRest, rightRest) {
return guard.ShiftLeft(rightRest, (head, tail) => ElementsLeft(inferred, reversed, leftRest, head, tail), () => guard.IsEqual(leftRest.length, 0) ? ExtendsTrue(inferred) : ExtendsFalse());
}
function Elements(inferred, reversed, leftRest, rightRest) {
return ElementsRight(inferred, reversed, leftRest, rightRest);
}
function ExtendsTupleToTuple(inferred, left, right) {
const instantiatedRight = (0, instantiate.q1)(inferred, (0, instantiate.Uw)([], []), right);
const reversed = Reversed(instantiatedRight);
return Elements(inferred, reversed, ApplyReverse(left, reversed), ApplyReverse(instantiatedRight, reversed));
}
function ExtendsTupleToArrayReduce(inferred, left, right) {
for (const head of left) {
const result = ExtendsLeft(inferred, head, right);
if (!IsExtendsTrueLike(result)) return result;
inferred = result.inferred;
}
return ExtendsTrue(inferred);
}
function ExtendsTupleToArray(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable["name"], left, inferrable["type"]) : ExtendsTupleToArrayReduce(inferred, left, right);
}
function ExtendsTuple(inferred, left, right) {
const instantiatedLeft = (0, instantiate.q1)(inferred, (0, instantiate.Uw)([], []), left);
return (0, tuple.PN)(right) ? ExtendsTupleToTuple(inferred, instantiatedLeft, right.items) : (0, 
array.QS)(right) ? ExtendsTupleToArray(inferred, instantiatedLeft, right.items) : ExtendsRight(inferred, (0, 
tuple.rd)(instantiatedLeft), right);
}
var types_undefined = __webpack_require__(51421);
function ExtendsUndefined(inferred, left, right) {
return (0, types_void.j)(right) ? ExtendsTrue(inferred) : (0, types_undefined.R)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
function ExtendsUnionSome(inferred, type, unionTypes) {
return guard.ShiftLeft(unionTypes, (head, tail) => Match(ExtendsLeft(inferred, type, head), inferred => ExtendsTrue(inferred), () => ExtendsUnionSome(inferred, type, tail)), () => ExtendsFalse());
}
function ExtendsUnionLeft(inferred, left, right) {
return guard.ShiftLeft(left, (head, tail) => Match(ExtendsUnionSome(inferred, head, right), inferred => ExtendsUnionLeft(inferred, tail, right), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function union_ExtendsUnion(inferred, left, right) {
const inferrable = TryInferable(right);
return IsInferable(inferrable) ? InferUnionResult(inferred, inferrable.name, left, inferrable.type) : (0, 
union.my)(right) ? ExtendsUnionLeft(inferred, left, right.anyOf) : ExtendsUnionLeft(inferred, left, [ right ]);
}
function ExtendsUnknown(inferred, left, right) {
return (0, infer.t)(right) ? ExtendsRight(inferred, left, right) : (0, any.h)(right) ? ExtendsTrue(inferred) : (0, 
unknown.f)(right) ? ExtendsTrue(inferred) : ExtendsFalse();
}
function ExtendsVoid(inferred, left, right) {
return (0, types_void.j)(right) ? ExtendsTrue(inferred) : ExtendsRight(inferred, left, right);
}
function ExtendsLeft(inferred, left, right) {
return (0, any.h)(left) ? ExtendsAny(inferred, left, right) : (0, array.QS)(left) ? ExtendsArray(inferred, left, left.items, right) : (0, 
bigint.cQ)(left) ? ExtendsBigInt(inferred, left, right) : (0, types_boolean.Z)(left) ? ExtendsBoolean(inferred, left, right) : (0, 
types_constructor.ZV)(left) ? ExtendsConstructor(inferred, left.parameters, left.instanceType, right) : (0, 
dependent.oZ)(left) ? ExtendsDependent(inferred, left.if, left.then, left.else, right) : (0, 
types_enum.Kk)(left) ? ExtendsEnum(inferred, left.enum, right) : (0, types_function.hg)(left) ? ExtendsFunction(inferred, left.parameters, left.returnType, right) : (0, 
integer.$p)(left) ? ExtendsInteger(inferred, left, right) : (0, intersect.Yq)(left) ? ExtendsIntersect(inferred, left.allOf, right) : (0, 
literal.gP)(left) ? ExtendsLiteral(inferred, left, right) : (0, never.Df)(left) ? ExtendsNever(inferred, left, right) : (0, 
types_null.E)(left) ? ExtendsNull(inferred, left, right) : (0, number.Mx)(left) ? ExtendsNumber(inferred, left, right) : (0, 
object.av)(left) ? ExtendsObject(inferred, left.properties, right) : (0, record.cZ)(left) ? ExtendsRecord(inferred, (0, 
record.EY)(left), (0, record.Bo)(left), right) : (0, string.IP)(left) ? ExtendsString(inferred, left, right) : (0, 
symbol.n)(left) ? ExtendsSymbol(inferred, left, right) : (0, template_literal.gm)(left) ? ExtendsTemplateLiteral(inferred, left.pattern, right) : (0, 
tuple.PN)(left) ? ExtendsTuple(inferred, left.items, right) : (0, types_undefined.R)(left) ? ExtendsUndefined(inferred, left, right) : (0, 
union.my)(left) ? union_ExtendsUnion(inferred, left.anyOf, right) : (0, unknown.f)(left) ? ExtendsUnknown(inferred, left, right) : (0, 
types_void.j)(left) ? ExtendsVoid(inferred, left, right) : ExtendsFalse();
}
var engine_cyclic = __webpack_require__(59716);
function Canonical(type) {
return (0, cyclic.c_)(type) ? (0, engine_cyclic.Z7)(type) : (0, unsafe.h)(type) ? (0, 
unknown.$)() : type;
}
function Extends(inferred, left, right) {
const canonicalLeft = Canonical(left);
const canonicalRight = Canonical(right);
return ExtendsLeft(inferred, canonicalLeft, canonicalRight);
}
},
54441: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => Script
});
var arguments_arguments = __webpack_require__(97565);
var memory = __webpack_require__(97062);
var guard = __webpack_require__(88642);
var types = __webpack_require__(11309);
var instantiate = __webpack_require__(7749);
var parser = __webpack_require__(29255);
function Script(...args) {
const [context, input, options] = arguments_arguments.Match(args, {
2: (script, options) => guard.IsString(script) ? [ {}, script, options ] : [ script, options, {} ],
3: (context, script, options) => [ context, script, options ],
1: script => [ {}, script, {} ]
});
const result = parser.eF(input);
const parsed = guard.IsArray(result) && guard.IsEqual(result.length, 2) ? (0, instantiate.zO)(context, (0, 
instantiate.Uw)([], []), result[0]) : (0, types.ps)();
return memory.c.Update(parsed, {}, options);
}
},
29255: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
zJ: () => Pattern,
eF: () => Script,
TE: () => TemplateLiteralTypes
});
var memory = __webpack_require__(97062);
var guard = __webpack_require__(88642);
var types = __webpack_require__(11309);
var action = __webpack_require__(96301);
function IntrinsicOrCall(ref, parameters) {
return guard.IsEqual(ref, "Array") ? types.O3(parameters[0]) : guard.IsEqual(ref, "Capitalize") ? action.WE(parameters[0]) : guard.IsEqual(ref, "ConstructorParameters") ? action.OS(parameters[0]) : guard.IsEqual(ref, "Evaluate") ? action.Z0(parameters[0]) : guard.IsEqual(ref, "Exclude") ? action.Y8(parameters[0], parameters[1]) : guard.IsEqual(ref, "Extract") ? action.rH(parameters[0], parameters[1]) : guard.IsEqual(ref, "Index") ? action.C(parameters[0], parameters[1]) : guard.IsEqual(ref, "InstanceType") ? action.Zq(parameters[0]) : guard.IsEqual(ref, "Lowercase") ? action.ZI(parameters[0]) : guard.IsEqual(ref, "NonNullable") ? action.oc(parameters[0]) : guard.IsEqual(ref, "Omit") ? action.lh(parameters[0], parameters[1]) : guard.IsEqual(ref, "Parameters") ? action.SD(parameters[0]) : guard.IsEqual(ref, "Partial") ? action.Lr(parameters[0]) : guard.IsEqual(ref, "Pick") ? action.x7(parameters[0], parameters[1]) : guard.IsEqual(ref, "Readonly") ? action.zU(parameters[0]) : guard.IsEqual(ref, "KeyOf") ? action.gq(parameters[0]) : guard.IsEqual(ref, "Record") ? types.LO(parameters[0], parameters[1]) : guard.IsEqual(ref, "Required") ? action.dT(parameters[0]) : guard.IsEqual(ref, "ReturnType") ? action.wx(parameters[0]) : guard.IsEqual(ref, "Uncapitalize") ? action.Vv(parameters[0]) : guard.IsEqual(ref, "Uppercase") ? action.io(parameters[0]) : types.EU(types.oS(ref), parameters);
}
function Unreachable() {
throw Error("Unreachable");
}
function DelimitedDecode(input, result = []) {
return guard.ShiftLeft(input, (left, right) => DelimitedDecode(right, [ ...result, left[1] ]), () => result);
}
function Delimited(input) {
return guard.IsEqual(input.length, 3) ? [ input[0], ...DelimitedDecode(input[1]) ] : [];
}
function GenericParameterExtendsEqualsMapping(input) {
return types.kH(input[0], input[2], input[4]);
}
function GenericParameterExtendsMapping(input) {
return types.kH(input[0], input[2], input[2]);
}
function GenericParameterEqualsMapping(input) {
return types.kH(input[0], types.$r(), input[2]);
}
function GenericParameterIdentifierMapping(input) {
return types.kH(input, types.$r(), types.$r());
}
function GenericParameterMapping(input) {
return input;
}
function GenericParameterListMapping(input) {
return Delimited(input);
}
function GenericParametersMapping(input) {
return input[1];
}
function GenericCallArgumentListMapping(input) {
return Delimited(input);
}
function GenericCallArgumentsMapping(input) {
return input[1];
}
function GenericCallMapping(input) {
return IntrinsicOrCall(input[0], input[1]);
}
function OptionalSemiColonMapping(input) {
return null;
}
function KeywordStringMapping(input) {
return types.Qf();
}
function KeywordNumberMapping(input) {
return types.wN();
}
function KeywordBooleanMapping(input) {
return types.v8();
}
function KeywordUndefinedMapping(input) {
return types.rK();
}
function KeywordNullMapping(input) {
return types.Uv();
}
function KeywordIntegerMapping(input) {
return types.jz();
}
function KeywordBigIntMapping(input) {
return types.Qw();
}
function KeywordUnknownMapping(input) {
return types.$r();
}
function KeywordAnyMapping(input) {
return types.FS();
}
function KeywordObjectMapping(input) {
return types.wS({});
}
function KeywordNeverMapping(input) {
return types.ps();
}
function KeywordSymbolMapping(input) {
return types.NI();
}
function KeywordVoidMapping(input) {
return types.Ti();
}
function KeywordThisMapping(input) {
return types.RK();
}
function LiteralBigIntMapping(input) {
return types.uS(BigInt(input));
}
function LiteralBooleanMapping(input) {
return types.uS(guard.IsEqual(input, "true"));
}
function LiteralNumberMapping(input) {
return types.uS(parseFloat(input));
}
function LiteralStringMapping(input) {
return types.uS(input);
}
function TemplateInterpolateMapping(input) {
return input[1];
}
function TemplateSpanMapping(input) {
return types.uS(input);
}
function TemplateBodyMapping(input) {
return guard.IsEqual(input.length, 3) ? [ input[0], input[1], ...input[2] ] : [ input[0] ];
}
function TemplateLiteralTypesMapping(input) {
return input[1];
}
function TemplateLiteralMapping(input) {
return types.Dn(input);
}
function DependentMapping(input) {
return guard.IsEqual(input.length, 6) ? types.qi(input[1], input[3], input[5]) : types.qi(input[1], input[3], types.$r());
}
function KeyOfMapping(input) {
return input.length > 0;
}
function IndexArrayMapping(input) {
return input.reduce((result, current) => guard.IsEqual(current.length, 3) ? [ ...result, [ current[1] ] ] : [ ...result, [] ], []);
}
function ExtendsMapping(input) {
return guard.IsEqual(input.length, 6) ? [ input[1], input[3], input[5] ] : [];
}
function BaseMapping(input) {
return guard.IsArray(input) && guard.IsEqual(input.length, 3) ? input[1] : input;
}
function WithMapping(input) {
return guard.IsEqual(input.length, 2) ? input[1] : [];
}
function FactorIndexArray(Type, indexArray) {
return indexArray.reduce((result, left) => {
const _left = left;
return guard.IsEqual(_left.length, 1) ? action.C(result, _left[0]) : guard.IsEqual(_left.length, 0) ? types.O3(result) : Unreachable();
}, Type);
}
function FactorExtends(type, extend) {
return guard.IsEqual(extend.length, 3) ? action.Mv(type, extend[0], extend[1], extend[2]) : type;
}
function FactorWith(type, withClause) {
return guard.IsArray(withClause) && guard.IsEqual(withClause.length, 0) ? type : action.ky(type, withClause);
}
function FactorMapping(input) {
const [keyOf, type, indexArray, extend, withClause] = input;
return FactorWith(keyOf ? FactorExtends(action.gq(FactorIndexArray(type, indexArray)), extend) : FactorExtends(FactorIndexArray(type, indexArray), extend), withClause);
}
function ExprBinaryMapping(left, rest) {
return guard.IsEqual(rest.length, 3) ? (() => {
const [operator, right, next] = rest;
const Schema = ExprBinaryMapping(right, next);
if (guard.IsEqual(operator, "&")) {
return types.Yq(Schema) ? types.oo([ left, ...Schema.allOf ]) : types.oo([ left, Schema ]);
}
if (guard.IsEqual(operator, "|")) {
return types.my(Schema) ? types.Pr([ left, ...Schema.anyOf ]) : types.Pr([ left, Schema ]);
}
Unreachable();
})() : left;
}
function ExprTermTailMapping(input) {
return input;
}
function ExprTermMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}
function ExprTailMapping(input) {
return input;
}
function ExprMapping(input) {
const [left, rest] = input;
return ExprBinaryMapping(left, rest);
}
function ExprReadonlyMapping(input) {
return action.hl(input[1]);
}
function ExprPipeMapping(input) {
return input[1];
}
function GenericTypeMapping(input) {
return types.ck(input[0], input[2]);
}
function InferTypeMapping(input) {
return guard.IsEqual(input.length, 4) ? types.Nb(input[1], input[3]) : guard.IsEqual(input.length, 2) ? types.Nb(input[1], types.$r()) : Unreachable();
}
function TypeMapping(input) {
return input;
}
function PropertyKeyNumberMapping(input) {
return `${input}`;
}
function PropertyKeyIdentMapping(input) {
return input;
}
function PropertyKeyQuotedMapping(input) {
return input;
}
function PropertyKeyIndexMapping(input) {
return types.$p(input[3]) ? types.oz : types.Mx(input[3]) ? types.qh : types.nH(input[3]) ? types.Zt : types.IP(input[3]) ? types.Zt : Unreachable();
}
function PropertyKeyMapping(input) {
return input;
}
function ReadonlyMapping(input) {
return input.length > 0;
}
function OptionalMapping(input) {
return input.length > 0;
}
function PropertyMapping(input) {
const [isReadonly, key, isOptional, _colon, type] = input;
return {
[key]: isReadonly && isOptional ? action.Tv(action.fo(type)) : isReadonly && !isOptional ? action.Tv(type) : !isReadonly && isOptional ? action.fo(type) : type
};
}
function PropertyDelimiterMapping(input) {
return input;
}
function PropertyListMapping(input) {
return Delimited(input);
}
function PropertiesReduce(propertyList) {
return propertyList.reduce((result, left) => {
const isPatternProperties = guard.HasPropertyKey(left, types.oz) || guard.HasPropertyKey(left, types.qh) || guard.HasPropertyKey(left, types.Zt);
return isPatternProperties ? [ result[0], memory.c.Assign(result[1], left) ] : [ memory.c.Assign(result[0], left), result[1] ];
}, [ {}, {} ]);
}
function PropertiesMapping(input) {
return PropertiesReduce(input[1]);
}
function _Object_Mapping(input) {
const [properties, patternProperties] = input;
const options = guard.IsEqual(guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return types.wS(properties, options);
}
function ElementNamedMapping(input) {
return guard.IsEqual(input.length, 5) ? action.Tv(action.fo(input[4])) : guard.IsEqual(input.length, 3) ? input[2] : guard.IsEqual(input.length, 4) ? guard.IsEqual(input[2], "readonly") ? action.Tv(input[3]) : action.fo(input[3]) : Unreachable();
}
function ElementBaseMapping(input) {
if (!guard.IsArray(input) || !guard.IsEqual(input.length, 3)) return input;
const [isReadonly, type, isOptional] = input;
return isReadonly && isOptional ? action.Tv(action.fo(type)) : isReadonly && !isOptional ? action.Tv(type) : !isReadonly && isOptional ? action.fo(type) : type;
}
function ElementMapping(input) {
return guard.IsEqual(input.length, 2) ? types.N9(input[1]) : guard.IsEqual(input.length, 1) ? input[0] : Unreachable();
}
function ElementListMapping(input) {
return Delimited(input);
}
function _Tuple_Mapping(input) {
return types.rd(input[1]);
}
function ParameterReadonlyOptionalMapping(input) {
return action.Tv(action.fo(input[4]));
}
function ParameterReadonlyMapping(input) {
return action.Tv(input[3]);
}
function ParameterOptionalMapping(input) {
return action.fo(input[3]);
}
function ParameterTypeMapping(input) {
return input[2];
}
function ParameterBaseMapping(input) {
return input;
}
function ParameterMapping(input) {
return guard.IsEqual(input.length, 2) ? types.N9(input[1]) : guard.IsEqual(input.length, 1) ? input[0] : Unreachable();
}
function ParameterListMapping(input) {
return Delimited(input);
}
function _Function_Mapping(input) {
return types.RV(input[1], input[4]);
}
function _Constructor_Mapping(input) {
return types.DO(input[2], input[5]);
}
function ApplyReadonly(state, type) {
return guard.IsEqual(state, "remove") ? action.Sk(type) : guard.IsEqual(state, "add") ? action.Tv(type) : type;
}
function MappedReadonlyMapping(input) {
return guard.IsEqual(input.length, 2) && guard.IsEqual(input[0], "-") ? "remove" : guard.IsEqual(input.length, 2) && guard.IsEqual(input[0], "+") ? "add" : guard.IsEqual(input.length, 1) ? "add" : "none";
}
function ApplyOptional(state, type) {
return guard.IsEqual(state, "remove") ? action.eT(type) : guard.IsEqual(state, "add") ? action.fo(type) : type;
}
function MappedOptionalMapping(input) {
return guard.IsEqual(input.length, 2) && guard.IsEqual(input[0], "-") ? "remove" : guard.IsEqual(input.length, 2) && guard.IsEqual(input[0], "+") ? "add" : guard.IsEqual(input.length, 1) ? "add" : "none";
}
function MappedAsMapping(input) {
return guard.IsEqual(input.length, 2) ? [ input[1] ] : [];
}
function _Mapped_Mapping(input) {
return guard.IsArray(input[6]) && guard.IsEqual(input[6].length, 1) ? action.nH(types.gw(input[3]), input[5], input[6][0], ApplyReadonly(input[1], ApplyOptional(input[8], input[10]))) : action.nH(types.gw(input[3]), input[5], types.oS(input[3]), ApplyReadonly(input[1], ApplyOptional(input[8], input[10])));
}
function ReferenceMapping(input) {
return types.oS(input);
}
function WithBigIntMapping(input) {
return BigInt(input);
}
function WithNumberMapping(input) {
return parseFloat(input);
}
function WithBooleanMapping(input) {
return guard.IsEqual(input, "true");
}
function WithStringMapping(input) {
return input;
}
function WithNullMapping(input) {
return null;
}
function WithUndefinedMapping(input) {
return undefined;
}
function WithPropertyMapping(input) {
return {
[input[0]]: input[2]
};
}
function WithPropertyListMapping(input) {
return Delimited(input);
}
function WithObjectMappingReduce(propertyList) {
return propertyList.reduce((result, left) => memory.c.Assign(result, left), {});
}
function WithObjectMapping(input) {
return WithObjectMappingReduce(input[1]);
}
function WithElementListMapping(input) {
return Delimited(input);
}
function WithArrayMapping(input) {
return input[1];
}
function WithValueMapping(input) {
return input;
}
function PatternBigIntMapping(input) {
return types.Qw();
}
function PatternStringMapping(input) {
return types.Qf();
}
function PatternNumberMapping(input) {
return types.wN();
}
function PatternIntegerMapping(input) {
return types.jz();
}
function PatternNeverMapping(input) {
return types.ps();
}
function PatternTextMapping(input) {
return types.uS(input);
}
function PatternBaseMapping(input) {
return input;
}
function PatternGroupMapping(input) {
return types.Pr(input[1]);
}
function PatternUnionMapping(input) {
return input.length === 3 ? [ ...input[0], ...input[2] ] : input.length === 1 ? [ ...input[0] ] : [];
}
function PatternTermMapping(input) {
return [ input[0], ...input[1] ];
}
function PatternBodyMapping(input) {
return input;
}
function PatternMapping(input) {
return input[1];
}
function InterfaceDeclarationHeritageListMapping(input) {
return Delimited(input);
}
function InterfaceDeclarationHeritageMapping(input) {
return guard.IsEqual(input.length, 2) ? input[1] : [];
}
function InterfaceDeclarationGenericMapping(input) {
const parameters = input[2];
const heritage = input[3];
const [properties, patternProperties] = input[4];
const options = guard.IsEqual(guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return {
[input[1]]: types.ck(parameters, action.fY(heritage, properties, options))
};
}
function InterfaceDeclarationMapping(input) {
const heritage = input[2];
const [properties, patternProperties] = input[3];
const options = guard.IsEqual(guard.Keys(patternProperties).length, 0) ? {} : {
patternProperties: patternProperties
};
return {
[input[1]]: action.fY(heritage, properties, options)
};
}
function TypeAliasDeclarationGenericMapping(input) {
return {
[input[1]]: types.ck(input[2], input[4])
};
}
function TypeAliasDeclarationMapping(input) {
return {
[input[1]]: input[3]
};
}
function ExportKeywordMapping(input) {
return null;
}
function ModuleDeclarationDelimiterMapping(input) {
return input;
}
function ModuleDeclarationListMapping(input) {
return Delimited(input);
}
function ModuleDeclarationMapping(input) {
return input[1];
}
function ModuleMapping(input) {
const [moduleDeclaration, moduleDeclarationList] = [ input[0], input[1] ];
return action.yn(memory.c.Assign(moduleDeclaration, PropertiesReduce(moduleDeclarationList)[0]));
}
function ScriptMapping(input) {
return input;
}
function IsMatch(value) {
return (0, guard.IsEqual)(value.length, 2);
}
function Match(input, ok, fail) {
return IsMatch(input) ? ok(input[0], input[1]) : fail();
}
function TakeVariant(variant, input) {
return (0, guard.IsEqual)(input.indexOf(variant), 0) ? [ variant, input.slice(variant.length) ] : [];
}
function Take(variants, input) {
for (let i = 0; i < variants.length; i++) {
const result = TakeVariant(variants[i], input);
if (IsMatch(result)) return result;
}
return [];
}
function Range(start, end) {
return Array.from({
length: end - start + 1
}, (_, i) => String.fromCharCode(start + i));
}
const Alpha = [ ...Range(97, 122), ...Range(65, 90) ];
const Zero = "0";
const NonZero = Range(49, 57);
const Digit = [ Zero, ...NonZero ];
const WhiteSpace = " ";
const NewLine = "\n";
const TabSpace = "\t";
const UnderScore = "_";
const Dot = ".";
const DollarSign = "$";
const Hyphen = "-";
const LineComment = "//";
const OpenComment = "/*";
const CloseComment = "*/";
function DiscardMultilineComment(input) {
const index = input.indexOf(CloseComment);
const result = (0, guard.IsEqual)(index, -1) ? "" : input.slice(index + 2);
return result;
}
function DiscardLineComment(input) {
const index = input.indexOf(NewLine);
const result = (0, guard.IsEqual)(index, -1) ? "" : input.slice(index);
return result;
}
function TrimStartUntilNewline(input) {
return input.replace(/^[ \t\r\f\v]+/, "");
}
function TrimWhitespace(input) {
const trimmed = TrimStartUntilNewline(input);
return trimmed.startsWith(OpenComment) ? TrimWhitespace(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? TrimWhitespace(DiscardLineComment(trimmed.slice(2))) : trimmed;
}
function Trim(input) {
const trimmed = input.trimStart();
return trimmed.startsWith(OpenComment) ? Trim(DiscardMultilineComment(trimmed.slice(2))) : trimmed.startsWith(LineComment) ? Trim(DiscardLineComment(trimmed.slice(2))) : trimmed;
}
function Optional(value, input) {
return Match(Take([ value ], input), (Optional, Rest) => [ Optional, Rest ], () => [ "", input ]);
}
function IsDiscard(discard, input) {
return discard.includes(input);
}
function Many(allowed, discard, input, result = "") {
return Match(Take(allowed, input), (Char, Rest) => IsDiscard(discard, Char) ? Many(allowed, discard, Rest, result) : Many(allowed, discard, Rest, `${result}${Char}`), () => [ result, input ]);
}
function TakeNonZero(input) {
return Take(NonZero, input);
}
const AllowedDigits = [ ...Digit, UnderScore ];
function TakeDigits(input) {
return Many(AllowedDigits, [ UnderScore ], input);
}
function TakeUnsignedInteger(input) {
return Match(Take([ Zero ], input), (Zero, ZeroRest) => [ Zero, ZeroRest ], () => Match(TakeNonZero(input), (NonZero, NonZeroRest) => Match(TakeDigits(NonZeroRest), (Digits, DigitsRest) => [ `${NonZero}${Digits}`, DigitsRest ], () => []), () => []));
}
function UnsignedInteger(input) {
return TakeUnsignedInteger(Trim(input));
}
function TakeSign(input) {
return Optional(Hyphen, input);
}
function TakeSignedInteger(input) {
return Match(TakeSign(input), (Sign, SignRest) => Match(UnsignedInteger(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [ `${Sign}${UnsignedInteger}`, UnsignedIntegerRest ], () => []), () => []);
}
function Integer(input) {
return TakeSignedInteger(Trim(input));
}
function TakeBigInt(input) {
return Match(Integer(input), (Integer, IntegerRest) => Match(Take([ "n" ], IntegerRest), (_N, NRest) => [ `${Integer}`, NRest ], () => []), () => []);
}
function bigint_BigInt(input) {
return TakeBigInt(input);
}
function TakeConst(const_, input) {
return Take([ const_ ], input);
}
function Const(const_, input) {
return (0, guard.IsEqual)(const_, "") ? [ "", input ] : const_.startsWith(NewLine) ? TakeConst(const_, TrimWhitespace(input)) : const_.startsWith(WhiteSpace) ? TakeConst(const_, input) : TakeConst(const_, Trim(input));
}
const Initial = [ ...Alpha, UnderScore, DollarSign ];
function TakeInitial(input) {
return Take(Initial, input);
}
const Remaining = [ ...Initial, ...Digit ];
function TakeRemaining(input, result = "") {
return Match(Take(Remaining, input), (Remaining, RemainingRest) => TakeRemaining(RemainingRest, `${result}${Remaining}`), () => [ result, input ]);
}
function TakeIdent(input) {
return Match(TakeInitial(input), (Initial, InitialRest) => Match(TakeRemaining(InitialRest), (Remaining, RemainingRest) => [ `${Initial}${Remaining}`, RemainingRest ], () => []), () => []);
}
function Ident(input) {
return TakeIdent(Trim(input));
}
const unsigned_number_AllowedDigits = [ ...Digit, UnderScore ];
function IsLeadingDot(input) {
return IsMatch(Take([ Dot ], input));
}
function TakeFractional(input) {
return Match(Many(unsigned_number_AllowedDigits, [ UnderScore ], input), (Digits, DigitsRest) => (0, 
guard.IsEqual)(Digits, "") ? [] : [ Digits, DigitsRest ], () => []);
}
function LeadingDot(input) {
return Match(Take([ Dot ], input), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [ `0${Dot}${Fractional}`, FractionalRest ], () => []), () => []);
}
function LeadingInteger(input) {
return Match(UnsignedInteger(input), (Integer, IntegerRest) => Match(Take([ Dot ], IntegerRest), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [ `${Integer}${Dot}${Fractional}`, FractionalRest ], () => [ `${Integer}`, DotRest ]), () => [ `${Integer}`, IntegerRest ]), () => []);
}
function TakeUnsignedNumber(input) {
return IsLeadingDot(input) ? LeadingDot(input) : LeadingInteger(input);
}
function UnsignedNumber(input) {
return TakeUnsignedNumber(Trim(input));
}
function number_TakeSign(input) {
return Optional(Hyphen, input);
}
function TakeSignedNumber(input) {
return Match(number_TakeSign(input), (Sign, SignRest) => Match(UnsignedNumber(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [ `${Sign}${UnsignedInteger}`, UnsignedIntegerRest ], () => []), () => []);
}
function number_Number(input) {
return TakeSignedNumber(Trim(input));
}
function TakeOne(input) {
const result = (0, guard.IsEqual)(input, "") ? [] : [ input.slice(0, 1), input.slice(1) ];
return result;
}
function IsInputMatchSentinal(end, input) {
return (0, guard.ShiftLeft)(end, (left, right) => input.startsWith(left) ? true : IsInputMatchSentinal(right, input), () => false);
}
function Until(end, input, result = "") {
return Match(TakeOne(input), (One, Rest) => IsInputMatchSentinal(end, input) ? [ result, input ] : Until(end, Rest, `${result}${One}`), () => []);
}
function MultiLine(start, end, input) {
return Match(Take([ start ], input), (_, Rest) => Match(Until([ end ], Rest), (Until, UntilRest) => Match(Take([ end ], UntilRest), (_, Rest) => [ `${Until}`, Rest ], () => []), () => []), () => []);
}
function SingleLine(start, end, input) {
return Match(Take([ start ], input), (_, Rest) => Match(Until([ NewLine, end ], Rest), (Until, UntilRest) => Match(Take([ end ], UntilRest), (_, EndRest) => [ `${Until}`, EndRest ], () => []), () => []), () => []);
}
function Span(start, end, multiLine, input) {
return multiLine ? MultiLine(start, end, Trim(input)) : SingleLine(start, end, Trim(input));
}
function string_TakeInitial(quotes, input) {
return Take(quotes, input);
}
function TakeSpan(quote, input) {
return Span(quote, quote, false, input);
}
function TakeString(quotes, input) {
return Match(string_TakeInitial(quotes, input), (Initial, InitialRest) => TakeSpan(Initial, `${Initial}${InitialRest}`), () => []);
}
function string_String(quotes, input) {
return TakeString(quotes, Trim(input));
}
function Until_1(end, input) {
return Match(Until(end, input), (Until, UntilRest) => (0, guard.IsEqual)(Until, "") ? [] : [ Until, UntilRest ], () => []);
}
const If = (result, left, right = () => []) => result.length === 2 ? left(result) : right();
const GenericParameterExtendsEquals = input => If(If(Ident(input), ([_0, input]) => If(Const("extends", input), ([_1, input]) => If(Type(input), ([_2, input]) => If(Const("=", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ GenericParameterExtendsEqualsMapping(_0), input ]);
const GenericParameterExtends = input => If(If(Ident(input), ([_0, input]) => If(Const("extends", input), ([_1, input]) => If(Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ GenericParameterExtendsMapping(_0), input ]);
const GenericParameterEquals = input => If(If(Ident(input), ([_0, input]) => If(Const("=", input), ([_1, input]) => If(Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ GenericParameterEqualsMapping(_0), input ]);
const GenericParameterIdentifier = input => If(Ident(input), ([_0, input]) => [ GenericParameterIdentifierMapping(_0), input ]);
const GenericParameter = input => If(If(GenericParameterExtendsEquals(input), ([_0, input]) => [ _0, input ], () => If(GenericParameterExtends(input), ([_0, input]) => [ _0, input ], () => If(GenericParameterEquals(input), ([_0, input]) => [ _0, input ], () => If(GenericParameterIdentifier(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ GenericParameterMapping(_0), input ]);
const GenericParameterList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(GenericParameter(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => GenericParameterList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const GenericParameterList = input => If(If(If(GenericParameter(input), ([_0, input]) => If(GenericParameterList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ GenericParameterListMapping(_0), input ]);
const GenericParameters = input => If(If(Const("<", input), ([_0, input]) => If(GenericParameterList(input), ([_1, input]) => If(Const(">", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ GenericParametersMapping(_0), input ]);
const GenericCallArgumentList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => GenericCallArgumentList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const GenericCallArgumentList = input => If(If(If(Type(input), ([_0, input]) => If(GenericCallArgumentList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ GenericCallArgumentListMapping(_0), input ]);
const GenericCallArguments = input => If(If(Const("<", input), ([_0, input]) => If(GenericCallArgumentList(input), ([_1, input]) => If(Const(">", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ GenericCallArgumentsMapping(_0), input ]);
const GenericCall = input => If(If(Ident(input), ([_0, input]) => If(GenericCallArguments(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ GenericCallMapping(_0), input ]);
const OptionalSemiColon = input => If(If(If(Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ OptionalSemiColonMapping(_0), input ]);
const KeywordString = input => If(Const("string", input), ([_0, input]) => [ KeywordStringMapping(_0), input ]);
const KeywordNumber = input => If(Const("number", input), ([_0, input]) => [ KeywordNumberMapping(_0), input ]);
const KeywordBoolean = input => If(Const("boolean", input), ([_0, input]) => [ KeywordBooleanMapping(_0), input ]);
const KeywordUndefined = input => If(Const("undefined", input), ([_0, input]) => [ KeywordUndefinedMapping(_0), input ]);
const KeywordNull = input => If(Const("null", input), ([_0, input]) => [ KeywordNullMapping(_0), input ]);
const KeywordInteger = input => If(Const("integer", input), ([_0, input]) => [ KeywordIntegerMapping(_0), input ]);
const KeywordBigInt = input => If(Const("bigint", input), ([_0, input]) => [ KeywordBigIntMapping(_0), input ]);
const KeywordUnknown = input => If(Const("unknown", input), ([_0, input]) => [ KeywordUnknownMapping(_0), input ]);
const KeywordAny = input => If(Const("any", input), ([_0, input]) => [ KeywordAnyMapping(_0), input ]);
const KeywordObject = input => If(Const("object", input), ([_0, input]) => [ KeywordObjectMapping(_0), input ]);
const KeywordNever = input => If(Const("never", input), ([_0, input]) => [ KeywordNeverMapping(_0), input ]);
const KeywordSymbol = input => If(Const("symbol", input), ([_0, input]) => [ KeywordSymbolMapping(_0), input ]);
const KeywordVoid = input => If(Const("void", input), ([_0, input]) => [ KeywordVoidMapping(_0), input ]);
const KeywordThis = input => If(Const("this", input), ([_0, input]) => [ KeywordThisMapping(_0), input ]);
const TemplateInterpolate = input => If(If(Const("${", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ TemplateInterpolateMapping(_0), input ]);
const TemplateSpan = input => If(Until([ "${", "`" ], input), ([_0, input]) => [ TemplateSpanMapping(_0), input ]);
const TemplateBody = input => If(If(If(TemplateSpan(input), ([_0, input]) => If(TemplateInterpolate(input), ([_1, input]) => If(TemplateBody(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If(If(TemplateSpan(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If(If(TemplateSpan(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ TemplateBodyMapping(_0), input ]);
const TemplateLiteralTypes = input => If(If(Const("`", input), ([_0, input]) => If(TemplateBody(input), ([_1, input]) => If(Const("`", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ TemplateLiteralTypesMapping(_0), input ]);
const TemplateLiteral = input => If(TemplateLiteralTypes(input), ([_0, input]) => [ TemplateLiteralMapping(_0), input ]);
const Dependent = input => If(If(If(Const("if", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const("then", input), ([_2, input]) => If(Type(input), ([_3, input]) => If(Const("else", input), ([_4, input]) => If(Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ _0, input ], () => If(If(Const("if", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const("then", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ DependentMapping(_0), input ]);
const LiteralBigInt = input => If(bigint_BigInt(input), ([_0, input]) => [ LiteralBigIntMapping(_0), input ]);
const LiteralBoolean = input => If(If(Const("true", input), ([_0, input]) => [ _0, input ], () => If(Const("false", input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ LiteralBooleanMapping(_0), input ]);
const LiteralNumber = input => If(number_Number(input), ([_0, input]) => [ LiteralNumberMapping(_0), input ]);
const LiteralString = input => If(string_String([ "'", '"' ], input), ([_0, input]) => [ LiteralStringMapping(_0), input ]);
const KeyOf = input => If(If(If(Const("keyof", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ KeyOfMapping(_0), input ]);
const IndexArray_0 = (input, result = []) => If(If(If(Const("[", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If(If(Const("[", input), ([_0, input]) => If(Const("]", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => IndexArray_0(input, [ ...result, _0 ]), () => [ result, input ]);
const IndexArray = input => If(IndexArray_0(input), ([_0, input]) => [ IndexArrayMapping(_0), input ]);
const Extends = input => If(If(If(Const("extends", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const("?", input), ([_2, input]) => If(Type(input), ([_3, input]) => If(Const(":", input), ([_4, input]) => If(Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ExtendsMapping(_0), input ]);
const Base = input => If(If(If(Const("(", input), ([_0, input]) => If(Type(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If(KeywordString(input), ([_0, input]) => [ _0, input ], () => If(KeywordNumber(input), ([_0, input]) => [ _0, input ], () => If(KeywordBoolean(input), ([_0, input]) => [ _0, input ], () => If(KeywordUndefined(input), ([_0, input]) => [ _0, input ], () => If(KeywordNull(input), ([_0, input]) => [ _0, input ], () => If(KeywordInteger(input), ([_0, input]) => [ _0, input ], () => If(KeywordBigInt(input), ([_0, input]) => [ _0, input ], () => If(KeywordUnknown(input), ([_0, input]) => [ _0, input ], () => If(KeywordAny(input), ([_0, input]) => [ _0, input ], () => If(KeywordObject(input), ([_0, input]) => [ _0, input ], () => If(KeywordNever(input), ([_0, input]) => [ _0, input ], () => If(KeywordSymbol(input), ([_0, input]) => [ _0, input ], () => If(KeywordVoid(input), ([_0, input]) => [ _0, input ], () => If(KeywordThis(input), ([_0, input]) => [ _0, input ], () => If(LiteralBigInt(input), ([_0, input]) => [ _0, input ], () => If(LiteralBoolean(input), ([_0, input]) => [ _0, input ], () => If(LiteralNumber(input), ([_0, input]) => [ _0, input ], () => If(LiteralString(input), ([_0, input]) => [ _0, input ], () => If(TemplateLiteral(input), ([_0, input]) => [ _0, input ], () => If(Dependent(input), ([_0, input]) => [ _0, input ], () => If(_Object_(input), ([_0, input]) => [ _0, input ], () => If(_Tuple_(input), ([_0, input]) => [ _0, input ], () => If(_Constructor_(input), ([_0, input]) => [ _0, input ], () => If(_Function_(input), ([_0, input]) => [ _0, input ], () => If(_Mapped_(input), ([_0, input]) => [ _0, input ], () => If(GenericCall(input), ([_0, input]) => [ _0, input ], () => If(Reference(input), ([_0, input]) => [ _0, input ], () => [])))))))))))))))))))))))))))), ([_0, input]) => [ BaseMapping(_0), input ]);
const With = input => If(If(If(Const("with", input), ([_0, input]) => If(WithObject(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ WithMapping(_0), input ]);
const Factor = input => If(If(KeyOf(input), ([_0, input]) => If(Base(input), ([_1, input]) => If(IndexArray(input), ([_2, input]) => If(Extends(input), ([_3, input]) => If(With(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ FactorMapping(_0), input ]);
const ExprTermTail = input => If(If(If(Const("&", input), ([_0, input]) => If(Factor(input), ([_1, input]) => If(ExprTermTail(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ExprTermTailMapping(_0), input ]);
const ExprTerm = input => If(If(Factor(input), ([_0, input]) => If(ExprTermTail(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ ExprTermMapping(_0), input ]);
const ExprTail = input => If(If(If(Const("|", input), ([_0, input]) => If(ExprTerm(input), ([_1, input]) => If(ExprTail(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ExprTailMapping(_0), input ]);
const Expr = input => If(If(ExprTerm(input), ([_0, input]) => If(ExprTail(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ ExprMapping(_0), input ]);
const ExprReadonly = input => If(If(Const("readonly", input), ([_0, input]) => If(Expr(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ ExprReadonlyMapping(_0), input ]);
const ExprPipe = input => If(If(Const("|", input), ([_0, input]) => If(Expr(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ ExprPipeMapping(_0), input ]);
const GenericType = input => If(If(GenericParameters(input), ([_0, input]) => If(Const("=", input), ([_1, input]) => If(Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ GenericTypeMapping(_0), input ]);
const InferType = input => If(If(If(Const("infer", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const("extends", input), ([_2, input]) => If(Expr(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => If(If(Const("infer", input), ([_0, input]) => If(Ident(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ InferTypeMapping(_0), input ]);
const Type = input => If(If(InferType(input), ([_0, input]) => [ _0, input ], () => If(ExprPipe(input), ([_0, input]) => [ _0, input ], () => If(ExprReadonly(input), ([_0, input]) => [ _0, input ], () => If(Expr(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ TypeMapping(_0), input ]);
const PropertyKeyNumber = input => If(number_Number(input), ([_0, input]) => [ PropertyKeyNumberMapping(_0), input ]);
const PropertyKeyIdent = input => If(Ident(input), ([_0, input]) => [ PropertyKeyIdentMapping(_0), input ]);
const PropertyKeyQuoted = input => If(string_String([ "'", '"' ], input), ([_0, input]) => [ PropertyKeyQuotedMapping(_0), input ]);
const PropertyKeyIndex = input => If(If(Const("[", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(If(KeywordInteger(input), ([_0, input]) => [ _0, input ], () => If(KeywordNumber(input), ([_0, input]) => [ _0, input ], () => If(KeywordString(input), ([_0, input]) => [ _0, input ], () => If(KeywordSymbol(input), ([_0, input]) => [ _0, input ], () => [])))), ([_3, input]) => If(Const("]", input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ PropertyKeyIndexMapping(_0), input ]);
const PropertyKey = input => If(If(PropertyKeyNumber(input), ([_0, input]) => [ _0, input ], () => If(PropertyKeyIdent(input), ([_0, input]) => [ _0, input ], () => If(PropertyKeyQuoted(input), ([_0, input]) => [ _0, input ], () => If(PropertyKeyIndex(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ PropertyKeyMapping(_0), input ]);
const Readonly = input => If(If(If(Const("readonly", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ReadonlyMapping(_0), input ]);
const parser_Optional = input => If(If(If(Const("?", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ OptionalMapping(_0), input ]);
const Property = input => If(If(Readonly(input), ([_0, input]) => If(PropertyKey(input), ([_1, input]) => If(parser_Optional(input), ([_2, input]) => If(Const(":", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ PropertyMapping(_0), input ]);
const PropertyDelimiter = input => If(If(If(Const(",", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const(";", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If(If(Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If(If(Const("\n", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))))), ([_0, input]) => [ PropertyDelimiterMapping(_0), input ]);
const PropertyList_0 = (input, result = []) => If(If(PropertyDelimiter(input), ([_0, input]) => If(Property(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => PropertyList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const PropertyList = input => If(If(If(Property(input), ([_0, input]) => If(PropertyList_0(input), ([_1, input]) => If(If(PropertyDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ PropertyListMapping(_0), input ]);
const Properties = input => If(If(Const("{", input), ([_0, input]) => If(PropertyList(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ PropertiesMapping(_0), input ]);
const _Object_ = input => If(Properties(input), ([_0, input]) => [ _Object_Mapping(_0), input ]);
const ElementNamed = input => If(If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Const("readonly", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ _0, input ], () => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Const("readonly", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ _0, input ], () => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ ElementNamedMapping(_0), input ]);
const ElementBase = input => If(If(ElementNamed(input), ([_0, input]) => [ _0, input ], () => If(If(Readonly(input), ([_0, input]) => If(Type(input), ([_1, input]) => If(parser_Optional(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ElementBaseMapping(_0), input ]);
const Element = input => If(If(If(Const("...", input), ([_0, input]) => If(ElementBase(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(ElementBase(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ElementMapping(_0), input ]);
const ElementList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(Element(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ElementList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const ElementList = input => If(If(If(Element(input), ([_0, input]) => If(ElementList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ElementListMapping(_0), input ]);
const _Tuple_ = input => If(If(Const("[", input), ([_0, input]) => If(ElementList(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _Tuple_Mapping(_0), input ]);
const ParameterReadonlyOptional = input => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Const("readonly", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ ParameterReadonlyOptionalMapping(_0), input ]);
const ParameterReadonly = input => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Const("readonly", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ ParameterReadonlyMapping(_0), input ]);
const ParameterOptional = input => If(If(Ident(input), ([_0, input]) => If(Const("?", input), ([_1, input]) => If(Const(":", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ ParameterOptionalMapping(_0), input ]);
const ParameterType = input => If(If(Ident(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(Type(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ ParameterTypeMapping(_0), input ]);
const ParameterBase = input => If(If(ParameterReadonlyOptional(input), ([_0, input]) => [ _0, input ], () => If(ParameterReadonly(input), ([_0, input]) => [ _0, input ], () => If(ParameterOptional(input), ([_0, input]) => [ _0, input ], () => If(ParameterType(input), ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ ParameterBaseMapping(_0), input ]);
const Parameter = input => If(If(If(Const("...", input), ([_0, input]) => If(ParameterBase(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(ParameterBase(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ParameterMapping(_0), input ]);
const ParameterList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(Parameter(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ParameterList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const ParameterList = input => If(If(If(Parameter(input), ([_0, input]) => If(ParameterList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ParameterListMapping(_0), input ]);
const _Function_ = input => If(If(Const("(", input), ([_0, input]) => If(ParameterList(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => If(Const("=>", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ _Function_Mapping(_0), input ]);
const _Constructor_ = input => If(If(Const("new", input), ([_0, input]) => If(Const("(", input), ([_1, input]) => If(ParameterList(input), ([_2, input]) => If(Const(")", input), ([_3, input]) => If(Const("=>", input), ([_4, input]) => If(Type(input), ([_5, input]) => [ [ _0, _1, _2, _3, _4, _5 ], input ])))))), ([_0, input]) => [ _Constructor_Mapping(_0), input ]);
const MappedReadonly = input => If(If(If(Const("+", input), ([_0, input]) => If(Const("readonly", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const("-", input), ([_0, input]) => If(Const("readonly", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const("readonly", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ MappedReadonlyMapping(_0), input ]);
const MappedOptional = input => If(If(If(Const("+", input), ([_0, input]) => If(Const("?", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const("-", input), ([_0, input]) => If(Const("?", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const("?", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])))), ([_0, input]) => [ MappedOptionalMapping(_0), input ]);
const MappedAs = input => If(If(If(Const("as", input), ([_0, input]) => If(Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ MappedAsMapping(_0), input ]);
const _Mapped_ = input => If(If(Const("{", input), ([_0, input]) => If(MappedReadonly(input), ([_1, input]) => If(Const("[", input), ([_2, input]) => If(Ident(input), ([_3, input]) => If(Const("in", input), ([_4, input]) => If(Type(input), ([_5, input]) => If(MappedAs(input), ([_6, input]) => If(Const("]", input), ([_7, input]) => If(MappedOptional(input), ([_8, input]) => If(Const(":", input), ([_9, input]) => If(Type(input), ([_10, input]) => If(OptionalSemiColon(input), ([_11, input]) => If(Const("}", input), ([_12, input]) => [ [ _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12 ], input ]))))))))))))), ([_0, input]) => [ _Mapped_Mapping(_0), input ]);
const Reference = input => If(Ident(input), ([_0, input]) => [ ReferenceMapping(_0), input ]);
const WithBigInt = input => If(bigint_BigInt(input), ([_0, input]) => [ WithBigIntMapping(_0), input ]);
const WithNumber = input => If(number_Number(input), ([_0, input]) => [ WithNumberMapping(_0), input ]);
const WithBoolean = input => If(If(Const("true", input), ([_0, input]) => [ _0, input ], () => If(Const("false", input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ WithBooleanMapping(_0), input ]);
const WithString = input => If(string_String([ '"', "'" ], input), ([_0, input]) => [ WithStringMapping(_0), input ]);
const WithNull = input => If(Const("null", input), ([_0, input]) => [ WithNullMapping(_0), input ]);
const WithUndefined = input => If(Const("undefined", input), ([_0, input]) => [ WithUndefinedMapping(_0), input ]);
const WithProperty = input => If(If(PropertyKey(input), ([_0, input]) => If(Const(":", input), ([_1, input]) => If(WithValue(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ WithPropertyMapping(_0), input ]);
const WithPropertyList_0 = (input, result = []) => If(If(PropertyDelimiter(input), ([_0, input]) => If(WithProperty(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => WithPropertyList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const WithPropertyList = input => If(If(If(WithProperty(input), ([_0, input]) => If(WithPropertyList_0(input), ([_1, input]) => If(If(PropertyDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ WithPropertyListMapping(_0), input ]);
const WithObject = input => If(If(Const("{", input), ([_0, input]) => If(WithPropertyList(input), ([_1, input]) => If(Const("}", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ WithObjectMapping(_0), input ]);
const WithElementList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(WithValue(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => WithElementList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const WithElementList = input => If(If(If(WithValue(input), ([_0, input]) => If(WithElementList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ WithElementListMapping(_0), input ]);
const WithArray = input => If(If(Const("[", input), ([_0, input]) => If(WithElementList(input), ([_1, input]) => If(Const("]", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ WithArrayMapping(_0), input ]);
const WithValue = input => If(If(WithBigInt(input), ([_0, input]) => [ _0, input ], () => If(WithNumber(input), ([_0, input]) => [ _0, input ], () => If(WithBoolean(input), ([_0, input]) => [ _0, input ], () => If(WithString(input), ([_0, input]) => [ _0, input ], () => If(WithNull(input), ([_0, input]) => [ _0, input ], () => If(WithUndefined(input), ([_0, input]) => [ _0, input ], () => If(WithObject(input), ([_0, input]) => [ _0, input ], () => If(WithArray(input), ([_0, input]) => [ _0, input ], () => [])))))))), ([_0, input]) => [ WithValueMapping(_0), input ]);
const PatternBigInt = input => If(Const("-?(?:0|[1-9][0-9]*)n", input), ([_0, input]) => [ PatternBigIntMapping(_0), input ]);
const PatternString = input => If(Const(".*", input), ([_0, input]) => [ PatternStringMapping(_0), input ]);
const PatternNumber = input => If(Const("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", input), ([_0, input]) => [ PatternNumberMapping(_0), input ]);
const PatternInteger = input => If(Const("-?(?:0|[1-9][0-9]*)", input), ([_0, input]) => [ PatternIntegerMapping(_0), input ]);
const PatternNever = input => If(Const("(?!)", input), ([_0, input]) => [ PatternNeverMapping(_0), input ]);
const PatternText = input => If(Until_1([ "-?(?:0|[1-9][0-9]*)n", ".*", "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?", "-?(?:0|[1-9][0-9]*)", "(?!)", "(", ")", "$", "|" ], input), ([_0, input]) => [ PatternTextMapping(_0), input ]);
const PatternBase = input => If(If(PatternBigInt(input), ([_0, input]) => [ _0, input ], () => If(PatternString(input), ([_0, input]) => [ _0, input ], () => If(PatternNumber(input), ([_0, input]) => [ _0, input ], () => If(PatternInteger(input), ([_0, input]) => [ _0, input ], () => If(PatternNever(input), ([_0, input]) => [ _0, input ], () => If(PatternGroup(input), ([_0, input]) => [ _0, input ], () => If(PatternText(input), ([_0, input]) => [ _0, input ], () => []))))))), ([_0, input]) => [ PatternBaseMapping(_0), input ]);
const PatternGroup = input => If(If(Const("(", input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => If(Const(")", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ PatternGroupMapping(_0), input ]);
const PatternUnion = input => If(If(If(PatternTerm(input), ([_0, input]) => If(Const("|", input), ([_1, input]) => If(PatternUnion(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If(If(PatternTerm(input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ PatternUnionMapping(_0), input ]);
const PatternTerm = input => If(If(PatternBase(input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ PatternTermMapping(_0), input ]);
const PatternBody = input => If(If(PatternUnion(input), ([_0, input]) => [ _0, input ], () => If(PatternTerm(input), ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ PatternBodyMapping(_0), input ]);
const Pattern = input => If(If(Const("^", input), ([_0, input]) => If(PatternBody(input), ([_1, input]) => If(Const("$", input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ PatternMapping(_0), input ]);
const InterfaceDeclarationHeritageList_0 = (input, result = []) => If(If(Const(",", input), ([_0, input]) => If(Type(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => InterfaceDeclarationHeritageList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const InterfaceDeclarationHeritageList = input => If(If(If(Type(input), ([_0, input]) => If(InterfaceDeclarationHeritageList_0(input), ([_1, input]) => If(If(Const(",", input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ InterfaceDeclarationHeritageListMapping(_0), input ]);
const InterfaceDeclarationHeritage = input => If(If(If(Const("extends", input), ([_0, input]) => If(InterfaceDeclarationHeritageList(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ InterfaceDeclarationHeritageMapping(_0), input ]);
const InterfaceDeclarationGeneric = input => If(If(Const("interface", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(GenericParameters(input), ([_2, input]) => If(InterfaceDeclarationHeritage(input), ([_3, input]) => If(Properties(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ InterfaceDeclarationGenericMapping(_0), input ]);
const InterfaceDeclaration = input => If(If(Const("interface", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(InterfaceDeclarationHeritage(input), ([_2, input]) => If(Properties(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ InterfaceDeclarationMapping(_0), input ]);
const TypeAliasDeclarationGeneric = input => If(If(Const("type", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(GenericParameters(input), ([_2, input]) => If(Const("=", input), ([_3, input]) => If(Type(input), ([_4, input]) => [ [ _0, _1, _2, _3, _4 ], input ]))))), ([_0, input]) => [ TypeAliasDeclarationGenericMapping(_0), input ]);
const TypeAliasDeclaration = input => If(If(Const("type", input), ([_0, input]) => If(Ident(input), ([_1, input]) => If(Const("=", input), ([_2, input]) => If(Type(input), ([_3, input]) => [ [ _0, _1, _2, _3 ], input ])))), ([_0, input]) => [ TypeAliasDeclarationMapping(_0), input ]);
const ExportKeyword = input => If(If(If(Const("export", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ExportKeywordMapping(_0), input ]);
const ModuleDeclarationDelimiter = input => If(If(If(Const(";", input), ([_0, input]) => If(Const("\n", input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ _0, input ], () => If(If(Const(";", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => If(If(Const("\n", input), ([_0, input]) => [ [ _0 ], input ]), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ ModuleDeclarationDelimiterMapping(_0), input ]);
const ModuleDeclarationList_0 = (input, result = []) => If(If(ModuleDeclarationDelimiter(input), ([_0, input]) => If(ModuleDeclaration(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => ModuleDeclarationList_0(input, [ ...result, _0 ]), () => [ result, input ]);
const ModuleDeclarationList = input => If(If(If(ModuleDeclaration(input), ([_0, input]) => If(ModuleDeclarationList_0(input), ([_1, input]) => If(If(ModuleDeclarationDelimiter(input), ([_0, input]) => [ [ _0 ], input ], () => [ [], input ]), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ _0, input ], () => If([ [], input ], ([_0, input]) => [ _0, input ], () => [])), ([_0, input]) => [ ModuleDeclarationListMapping(_0), input ]);
const ModuleDeclaration = input => If(If(ExportKeyword(input), ([_0, input]) => If(If(InterfaceDeclarationGeneric(input), ([_0, input]) => [ _0, input ], () => If(InterfaceDeclaration(input), ([_0, input]) => [ _0, input ], () => If(TypeAliasDeclarationGeneric(input), ([_0, input]) => [ _0, input ], () => If(TypeAliasDeclaration(input), ([_0, input]) => [ _0, input ], () => [])))), ([_1, input]) => If(OptionalSemiColon(input), ([_2, input]) => [ [ _0, _1, _2 ], input ]))), ([_0, input]) => [ ModuleDeclarationMapping(_0), input ]);
const Module = input => If(If(ModuleDeclaration(input), ([_0, input]) => If(ModuleDeclarationList(input), ([_1, input]) => [ [ _0, _1 ], input ])), ([_0, input]) => [ ModuleMapping(_0), input ]);
const Script = input => If(If(Module(input), ([_0, input]) => [ _0, input ], () => If(GenericType(input), ([_0, input]) => [ _0, input ], () => If(Type(input), ([_0, input]) => [ _0, input ], () => []))), ([_0, input]) => [ ScriptMapping(_0), input ]);
},
4156: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Lp: () => IsCodec,
Mg: () => EncodeBuilder,
Ne: () => Codec,
O$: () => DecodeBuilder,
Tq: () => Decode,
dB: () => Encode
});
var _system_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89168);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
class EncodeBuilder {
constructor(type, decode) {
this.type = type;
this.decode = decode;
}
Encode(callback) {
const type = this.type;
const decode = IsCodec(type) ? value => this.decode(type["~codec"].decode(value)) : this.decode;
const encode = IsCodec(type) ? value => type["~codec"].encode(callback(value)) : callback;
const codec = {
decode: decode,
encode: encode
};
return _system_index_mjs__WEBPACK_IMPORTED_MODULE_0__.ce.Update(this.type, {
"~codec": codec
}, {});
}
}
class DecodeBuilder {
constructor(type) {
this.type = type;
}
Decode(callback) {
return new EncodeBuilder(this.type, callback);
}
}
function Codec(type) {
return new DecodeBuilder(type);
}
function Decode(type, callback) {
return Codec(type).Decode(callback).Encode(() => {
throw Error("Encode not implemented");
});
}
function Encode(type, callback) {
return Codec(type).Decode(() => {
throw Error("Decode not implemented");
}).Encode(callback);
}
function IsCodec(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "~codec") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsObject(value["~codec"]) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value["~codec"], "encode") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value["~codec"], "decode");
}
},
96214: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => Immutable,
P: () => IsImmutable
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
var _action_add_immutable_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31195);
function Immutable(type) {
return (0, _action_add_immutable_mjs__WEBPACK_IMPORTED_MODULE_0__.e)(type);
}
function IsImmutable(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "~immutable");
}
},
20214: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => IsOptional,
o: () => Optional
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
var _action_add_optional_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54349);
function Optional(type) {
return (0, _action_add_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.O)(type);
}
function IsOptional(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "~optional");
}
},
13288: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => IsReadonly,
Z: () => Readonly
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
var _action_add_readonly_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66003);
function Readonly(type) {
return (0, _action_add_readonly_mjs__WEBPACK_IMPORTED_MODULE_0__.w)(type);
}
function IsReadonly(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "~readonly");
}
},
68697: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QL: () => Refine,
Ux: () => IsRefine
});
var _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97565);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8122);
function RefineAdd(type, refinement) {
const refinements = IsRefine(type) ? [ ...type["~refine"], refinement ] : [ refinement ];
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(type, {
"~refine": refinements
}, {});
}
function Refine(...args) {
const [type, check, error] = _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_1__.Match(args, {
3: (type, check, error) => [ type, check, error ],
2: (type, check) => [ type, check, () => "Refine Error" ]
});
return RefineAdd(type, {
check: check,
error: error
});
}
function IsRefinement(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsObjectNotArray(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "check") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "error") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsFunction(value.check) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsFunction(value.error);
}
function IsRefine(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_3__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.HasPropertyKey(value, "~refine") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.IsArray(value["~refine"]) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_2__.Every(value["~refine"], 0, value => IsRefinement(value));
}
},
14935: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => Any,
h: () => IsAny
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Any(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Any"
}, {}, options);
}
function IsAny(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Any");
}
},
97894: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O3: () => _Array_,
QS: () => IsArray,
Qn: () => ArrayOptions,
kv: () => _Array_
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function _Array_(items, options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Array"
}, {
type: "array",
items: items
}, options);
}
function IsArray(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Array");
}
function ArrayOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "type", "items" ]);
}
},
27626: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qw: () => BigInt,
cQ: () => IsBigInt,
us: () => BigIntPattern
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
const BigIntPattern = "-?(?:0|[1-9][0-9]*)n";
function BigInt(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "BigInt"
}, {
type: "bigint"
}, options);
}
function IsBigInt(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "BigInt");
}
},
7957: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => IsBoolean,
v: () => Boolean
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Boolean(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Boolean"
}, {
type: "boolean"
}, options);
}
function IsBoolean(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Boolean");
}
},
4759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EU: () => CallConstruct,
Je: () => Call,
rx: () => IsCall
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8122);
var _engine_call_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97487);
var _engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7749);
function CallConstruct(target, arguments_) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Call"
}, {
type: "call",
target: target,
arguments: arguments_
}, {});
}
function Call(target, arguments_) {
return (0, _engine_call_instantiate_mjs__WEBPACK_IMPORTED_MODULE_1__.n)({}, (0, 
_engine_instantiate_mjs__WEBPACK_IMPORTED_MODULE_2__.Uw)([], []), target, arguments_);
}
function IsCall(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(value, "Call");
}
},
8197: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DO: () => Constructor,
ZV: () => IsConstructor,
rO: () => ConstructorOptions
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Constructor(parameters, instanceType, options = {}) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Constructor"
}, {
type: "constructor",
parameters: parameters,
instanceType: instanceType
}, options);
}
function IsConstructor(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Constructor");
}
function ConstructorOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "type", "parameters", "instanceType" ]);
}
},
50330: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MW: () => Cyclic,
c_: () => IsCyclic
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8122);
function Cyclic($defs, $ref, options) {
const defs = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.Keys($defs).reduce((result, key) => ({
...result,
[key]: _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update($defs[key], {}, {
$id: key
})
}), {});
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Cyclic"
}, {
$defs: defs,
$ref: $ref
}, options);
}
function IsCyclic(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value, "Cyclic");
}
function CyclicOptions(type) {
return Memory.Discard(type, [ "~kind", "$defs", "$ref" ]);
}
},
14530: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => IsDeferred,
c: () => Deferred
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Deferred(action, parameters, options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Deferred"
}, {
type: "deferred",
action: action,
parameters: parameters,
options: options
}, {});
}
function IsDeferred(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Deferred");
}
},
18712: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G3: () => DependentOptions,
oZ: () => IsDependent,
qi: () => Dependent
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Dependent(if_, then_, else_, options = {}) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Dependent"
}, {
if: if_,
then: then_,
else: else_
}, options);
}
function IsDependent(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Dependent");
}
function DependentOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "if", "then", "else" ]);
}
},
98903: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gp: () => Enum,
Kk: () => IsEnum,
dW: () => IsEnumValue
});
var guard = __webpack_require__(88642);
var memory = __webpack_require__(97062);
var schema = __webpack_require__(8122);
function IsTypeScriptEnumLike(value) {
return guard.IsObjectNotArray(value);
}
function TypeScriptEnumToEnumValues(type) {
const keys = guard.Keys(type).filter(key => isNaN(key));
return keys.reduce((result, key) => [ ...result, type[key] ], []);
}
function IsEnumValue(value) {
return guard.IsString(value) || guard.IsNumber(value);
}
function Enum(value, options) {
const values = IsTypeScriptEnumLike(value) ? TypeScriptEnumToEnumValues(value) : value;
return memory.c.Create({
"~kind": "Enum"
}, {
enum: values
}, options);
}
function IsEnum(value) {
return (0, schema.n)(value, "Enum");
}
},
46951: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ns: () => FunctionOptions,
RV: () => _Function_,
hg: () => IsFunction,
zt: () => _Function_
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function _Function_(parameters, returnType, options = {}) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Function"
}, {
type: "function",
parameters: parameters,
returnType: returnType
}, options);
}
function IsFunction(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Function");
}
function FunctionOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "type", "parameters", "returnType" ]);
}
},
73778: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => IsGeneric,
c: () => Generic
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Generic(parameters, expression) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Generic"
}, {
type: "generic",
parameters: parameters,
expression: expression
});
}
function IsGeneric(value) {
return (0, _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Generic");
}
},
64262: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => Identifier,
o: () => IsIdentifier
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Identifier(name) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Identifier"
}, {
name: name
});
}
function IsIdentifier(value) {
return (0, _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Identifier");
}
},
11309: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$p: () => _integer_mjs__WEBPACK_IMPORTED_MODULE_19__.$p,
$r: () => _unknown_mjs__WEBPACK_IMPORTED_MODULE_25__.$,
Bo: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.Bo,
DO: () => _constructor_mjs__WEBPACK_IMPORTED_MODULE_10__.DO,
Df: () => _never_mjs__WEBPACK_IMPORTED_MODULE_22__.Df,
Dn: () => _template_literal_mjs__WEBPACK_IMPORTED_MODULE_35__.Dn,
EU: () => _call_mjs__WEBPACK_IMPORTED_MODULE_9__.EU,
EY: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.EY,
Ef: () => _null_mjs__WEBPACK_IMPORTED_MODULE_23__.E,
FS: () => _any_mjs__WEBPACK_IMPORTED_MODULE_5__.F,
IP: () => _string_mjs__WEBPACK_IMPORTED_MODULE_34__.IP,
Kk: () => _enum_mjs__WEBPACK_IMPORTED_MODULE_13__.Kk,
LO: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.LO,
LV: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.LV,
Lp: () => _codec_mjs__WEBPACK_IMPORTED_MODULE_0__.Lp,
Mx: () => _number_mjs__WEBPACK_IMPORTED_MODULE_24__.Mx,
N$: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.N$,
N9: () => _rest_mjs__WEBPACK_IMPORTED_MODULE_32__.N,
NI: () => _symbol_mjs__WEBPACK_IMPORTED_MODULE_26__.N,
Nb: () => _infer_mjs__WEBPACK_IMPORTED_MODULE_18__.N,
O3: () => _array_mjs__WEBPACK_IMPORTED_MODULE_6__.O3,
PN: () => _tuple_mjs__WEBPACK_IMPORTED_MODULE_37__.PN,
Pr: () => _union_mjs__WEBPACK_IMPORTED_MODULE_39__.gP,
QS: () => _array_mjs__WEBPACK_IMPORTED_MODULE_6__.QS,
Qf: () => _string_mjs__WEBPACK_IMPORTED_MODULE_34__.Qf,
Qn: () => _array_mjs__WEBPACK_IMPORTED_MODULE_6__.Qn,
Qw: () => _bigint_mjs__WEBPACK_IMPORTED_MODULE_7__.Qw,
R1: () => _undefined_mjs__WEBPACK_IMPORTED_MODULE_38__.R,
RK: () => _this_mjs__WEBPACK_IMPORTED_MODULE_36__.R,
RV: () => _function_mjs__WEBPACK_IMPORTED_MODULE_14__.RV,
Ti: () => _void_mjs__WEBPACK_IMPORTED_MODULE_41__.T,
Uv: () => _null_mjs__WEBPACK_IMPORTED_MODULE_23__.U,
Ux: () => _refine_mjs__WEBPACK_IMPORTED_MODULE_4__.Ux,
Wy: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.Wy,
X$: () => _optional_mjs__WEBPACK_IMPORTED_MODULE_2__.X,
Yi: () => _schema_mjs__WEBPACK_IMPORTED_MODULE_33__.Y,
Yq: () => _intersect_mjs__WEBPACK_IMPORTED_MODULE_20__.Yq,
ZV: () => _constructor_mjs__WEBPACK_IMPORTED_MODULE_10__.ZV,
Zs: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.Zs,
Zt: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.Zt,
Zx: () => _boolean_mjs__WEBPACK_IMPORTED_MODULE_8__.Z,
av: () => _object_mjs__WEBPACK_IMPORTED_MODULE_27__.av,
cQ: () => _bigint_mjs__WEBPACK_IMPORTED_MODULE_7__.cQ,
cZ: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.cZ,
c_: () => _cyclic_mjs__WEBPACK_IMPORTED_MODULE_11__.c_,
ck: () => _generic_mjs__WEBPACK_IMPORTED_MODULE_15__.c,
gP: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.gP,
gm: () => _template_literal_mjs__WEBPACK_IMPORTED_MODULE_35__.gm,
gw: () => _identifier_mjs__WEBPACK_IMPORTED_MODULE_16__.g,
hg: () => _function_mjs__WEBPACK_IMPORTED_MODULE_14__.hg,
in: () => _ref_mjs__WEBPACK_IMPORTED_MODULE_31__.i,
jw: () => _void_mjs__WEBPACK_IMPORTED_MODULE_41__.j,
jz: () => _integer_mjs__WEBPACK_IMPORTED_MODULE_19__.jz,
kH: () => _parameter_mjs__WEBPACK_IMPORTED_MODULE_28__.k,
mS: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.mS,
my: () => _union_mjs__WEBPACK_IMPORTED_MODULE_39__.my,
nH: () => _symbol_mjs__WEBPACK_IMPORTED_MODULE_26__.n,
oS: () => _ref_mjs__WEBPACK_IMPORTED_MODULE_31__.o,
oo: () => _intersect_mjs__WEBPACK_IMPORTED_MODULE_20__.oo,
oz: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.oz,
ps: () => _never_mjs__WEBPACK_IMPORTED_MODULE_22__.ps,
qh: () => _record_mjs__WEBPACK_IMPORTED_MODULE_30__.ZV,
qi: () => _dependent_mjs__WEBPACK_IMPORTED_MODULE_17__.qi,
rK: () => _undefined_mjs__WEBPACK_IMPORTED_MODULE_38__.r,
rd: () => _tuple_mjs__WEBPACK_IMPORTED_MODULE_37__.rd,
uS: () => _literal_mjs__WEBPACK_IMPORTED_MODULE_21__.uS,
v8: () => _boolean_mjs__WEBPACK_IMPORTED_MODULE_8__.v,
wN: () => _number_mjs__WEBPACK_IMPORTED_MODULE_24__.wN,
wS: () => _object_mjs__WEBPACK_IMPORTED_MODULE_27__.wS
});
var _codec_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4156);
var _immutable_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96214);
var _optional_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20214);
var _readonly_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13288);
var _refine_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68697);
var _any_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14935);
var _array_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97894);
var _bigint_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27626);
var _boolean_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7957);
var _call_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4759);
var _constructor_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8197);
var _cyclic_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50330);
var _deferred_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14530);
var _enum_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98903);
var _function_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46951);
var _generic_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73778);
var _identifier_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(64262);
var _dependent_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(18712);
var _infer_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(35889);
var _integer_mjs__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4247);
var _intersect_mjs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(69270);
var _literal_mjs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4e4);
var _never_mjs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(9139);
var _null_mjs__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(66316);
var _number_mjs__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(64400);
var _unknown_mjs__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(57191);
var _symbol_mjs__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(97111);
var _object_mjs__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(10982);
var _parameter_mjs__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(27224);
var _properties_mjs__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(74280);
var _record_mjs__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(58848);
var _ref_mjs__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(43042);
var _rest_mjs__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(27137);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(8122);
var _string_mjs__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(87964);
var _template_literal_mjs__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(64125);
var _this_mjs__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(91263);
var _tuple_mjs__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(62023);
var _undefined_mjs__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(51421);
var _union_mjs__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(31520);
var _unsafe_mjs__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(95557);
var _void_mjs__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(55129);
},
35889: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => Infer,
t: () => IsInfer
});
var _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97565);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_schema_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8122);
var _types_unknown_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57191);
function Infer(...args) {
const [name, extends_] = _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_2__.Match(args, {
2: (name, extends_) => [ name, extends_, extends_ ],
1: name => [ name, (0, _types_unknown_mjs__WEBPACK_IMPORTED_MODULE_1__.$)(), (0, 
_types_unknown_mjs__WEBPACK_IMPORTED_MODULE_1__.$)() ]
});
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Infer"
}, {
type: "infer",
name: name,
extends: extends_
}, {});
}
function IsInfer(value) {
return (0, _types_schema_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(value, "Infer");
}
},
4247: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$p: () => IsInteger,
NU: () => IntegerPattern,
jz: () => Integer
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
const IntegerPattern = "-?(?:0|[1-9][0-9]*)";
function Integer(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Integer"
}, {
type: "integer"
}, options);
}
function IsInteger(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Integer");
}
},
69270: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => IntersectOptions,
Yq: () => IsIntersect,
oo: () => Intersect
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Intersect(types, options = {}) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Intersect"
}, {
allOf: types
}, options);
}
function IsIntersect(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Intersect");
}
function IntersectOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "allOf" ]);
}
},
4e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LV: () => IsLiteralNumber,
N$: () => IsLiteralBigInt,
Wy: () => IsLiteralBoolean,
Zs: () => IsLiteralString,
fJ: () => IsLiteralValue,
gP: () => IsLiteral,
uS: () => Literal
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8122);
class InvalidLiteralValue extends Error {
constructor(value) {
super(`Invalid Literal value`);
Object.defineProperty(this, "cause", {
value: {
value: value
},
writable: false,
configurable: false,
enumerable: false
});
}
}
function LiteralTypeName(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBigInt(value) ? "bigint" : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBoolean(value) ? "boolean" : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsNumber(value) ? "number" : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsString(value) ? "string" : (() => {
throw new InvalidLiteralValue(value);
})();
}
function Literal(value, options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Literal"
}, {
type: LiteralTypeName(value),
const: value
}, options);
}
function IsLiteralValue(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBigInt(value) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBoolean(value) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsNumber(value) || _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsString(value);
}
function IsLiteralBigInt(value) {
return IsLiteral(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBigInt(value.const);
}
function IsLiteralBoolean(value) {
return IsLiteral(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsBoolean(value.const);
}
function IsLiteralNumber(value) {
return IsLiteral(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsNumber(value.const);
}
function IsLiteralString(value) {
return IsLiteral(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsString(value.const);
}
function IsLiteral(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value, "Literal");
}
},
9139: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Df: () => IsNever,
ps: () => Never,
rv: () => NeverPattern
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
const NeverPattern = "(?!)";
function Never(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Never"
}, {
not: {}
}, options);
}
function IsNever(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Never");
}
},
66316: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => IsNull,
U: () => Null
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Null(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Null"
}, {
type: "null"
}, options);
}
function IsNull(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Null");
}
},
64400: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mx: () => IsNumber,
Uy: () => NumberPattern,
wN: () => Number
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
const NumberPattern = "-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";
function Number(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Number"
}, {
type: "number"
}, options);
}
function IsNumber(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Number");
}
},
10982: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IO: () => _Object_,
Un: () => ObjectOptions,
av: () => IsObject,
wS: () => _Object_
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8122);
var _properties_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74280);
function _Object_(properties, options = {}) {
const requiredKeys = (0, _properties_mjs__WEBPACK_IMPORTED_MODULE_1__.tM)(properties);
const required = requiredKeys.length > 0 ? {
required: requiredKeys
} : {};
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Object"
}, {
type: "object",
...required,
properties: properties
}, options);
}
function IsObject(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value, "Object");
}
function ObjectOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "type", "properties", "required" ]);
}
},
27224: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => IsParameter,
k: () => Parameter
});
var _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97565);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8122);
var _unknown_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57191);
function Parameter(...args) {
const [name, extends_, equals] = _system_arguments_index_mjs__WEBPACK_IMPORTED_MODULE_2__.Match(args, {
3: (name, extends_, equals) => [ name, extends_, equals ],
2: (name, extends_) => [ name, extends_, extends_ ],
1: name => [ name, (0, _unknown_mjs__WEBPACK_IMPORTED_MODULE_1__.$)(), (0, _unknown_mjs__WEBPACK_IMPORTED_MODULE_1__.$)() ]
});
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Parameter"
}, {
name: name,
extends: extends_,
equals: equals
}, {});
}
function IsParameter(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(value, "Parameter");
}
},
74280: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K4: () => PropertyKeys,
o6: () => PropertyValues,
tM: () => RequiredArray
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _optional_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20214);
function RequiredArray(properties) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.Keys(properties).filter(key => !(0, 
_optional_mjs__WEBPACK_IMPORTED_MODULE_0__.X)(properties[key]));
}
function PropertyKeys(properties) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.Keys(properties);
}
function PropertyValues(properties) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.Values(properties);
}
},
58848: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A8: () => RecordFromPattern,
BX: () => RecordPatternToType,
Bo: () => RecordValue,
EY: () => RecordPattern,
LO: () => RecordDeferred,
VJ: () => RecordKey,
ZV: () => NumberKey,
Zt: () => StringKey,
cZ: () => IsRecord,
mS: () => Record,
oz: () => IntegerKey
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8122);
var _integer_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4247);
var _number_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64400);
var _string_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87964);
var _deferred_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14530);
var _engine_template_literal_decode_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16233);
var _engine_record_record_create_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5270);
var _engine_record_instantiate_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19821);
const IntegerKey = `^${_integer_mjs__WEBPACK_IMPORTED_MODULE_1__.NU}$`;
const NumberKey = `^${_number_mjs__WEBPACK_IMPORTED_MODULE_2__.Uy}$`;
const StringKey = `^${_string_mjs__WEBPACK_IMPORTED_MODULE_3__.wi}$`;
function RecordDeferred(key, value, options = {}) {
return (0, _deferred_mjs__WEBPACK_IMPORTED_MODULE_4__.c)("Record", [ key, value ], options);
}
function Record(key, value, options = {}) {
return (0, _engine_record_instantiate_mjs__WEBPACK_IMPORTED_MODULE_7__.Q)(key, value, options);
}
function RecordFromPattern(pattern, value) {
return (0, _engine_record_record_create_mjs__WEBPACK_IMPORTED_MODULE_6__.o)(pattern, value);
}
function RecordPatternToType(pattern) {
const result = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_8__.IsEqual(pattern, StringKey) ? (0, 
_string_mjs__WEBPACK_IMPORTED_MODULE_3__.Qf)() : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_8__.IsEqual(pattern, IntegerKey) ? (0, 
_integer_mjs__WEBPACK_IMPORTED_MODULE_1__.jz)() : _guard_index_mjs__WEBPACK_IMPORTED_MODULE_8__.IsEqual(pattern, NumberKey) ? (0, 
_number_mjs__WEBPACK_IMPORTED_MODULE_2__.wN)() : (0, _engine_template_literal_decode_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(pattern);
return result;
}
function RecordPattern(type) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_8__.Keys(type.patternProperties)[0];
}
function RecordKey(type) {
const pattern = RecordPattern(type);
const result = RecordPatternToType(pattern);
return result;
}
function RecordValue(type) {
return type.patternProperties[RecordPattern(type)];
}
function IsRecord(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_9__.n)(value, "Record");
}
function RecordOptions(type) {
return Memory.Discard(type, [ "~kind", "type", "patternProperties" ]);
}
},
43042: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => IsRef,
o: () => Ref
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Ref(ref, options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Ref"
}, {
$ref: ref
}, options);
}
function IsRef(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Ref");
}
},
27137: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => IsRest,
N: () => Rest
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Rest(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Rest"
}, {
type: "rest",
items: type
}, {});
}
function IsRest(value) {
return (0, _types_schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Rest");
}
},
8122: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => IsSchema,
n: () => IsKind
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88642);
function IsKind(value, kind) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.HasPropertyKey(value, "~kind") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsEqual(value["~kind"], kind);
}
function IsSchema(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_0__.IsObject(value);
}
},
87964: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IP: () => IsString,
Qf: () => String,
wi: () => StringPattern
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
const StringPattern = ".*";
function String(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "String"
}, {
type: "string"
}, options);
}
function IsString(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "String");
}
},
97111: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => Symbol,
n: () => IsSymbol
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Symbol(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Symbol"
}, {
type: "symbol"
}, options);
}
function IsSymbol(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Symbol");
}
},
64125: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dn: () => TemplateLiteralDeferred,
gm: () => IsTemplateLiteral,
k_: () => TemplateLiteral,
vH: () => IsTemplateLiteralDeferred
});
var _system_system_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24480);
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88642);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8122);
var _deferred_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14530);
var _engine_patterns_template_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72332);
var _engine_template_literal_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36317);
function TemplateLiteralDeferred(types, options = {}) {
return (0, _deferred_mjs__WEBPACK_IMPORTED_MODULE_1__.c)("TemplateLiteral", [ types ], options);
}
function IsTemplateLiteralDeferred(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_4__.Y)(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__.HasPropertyKey(value, "action") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__.IsEqual(value.action, "TemplateLiteral");
}
function TemplateLiteralFromTypes(types) {
return (0, _engine_template_literal_instantiate_mjs__WEBPACK_IMPORTED_MODULE_3__.k)(types, {});
}
function TemplateLiteralFromString(template) {
const types = (0, _engine_patterns_template_mjs__WEBPACK_IMPORTED_MODULE_2__.F)(template);
return TemplateLiteralFromTypes(types);
}
function TemplateLiteral(input, options = {}) {
const type = _guard_index_mjs__WEBPACK_IMPORTED_MODULE_5__.IsString(input) ? TemplateLiteralFromString(input) : TemplateLiteralFromTypes(input);
return _system_system_mjs__WEBPACK_IMPORTED_MODULE_0__.ce.Update(type, {}, options);
}
function IsTemplateLiteral(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(value, "TemplateLiteral");
}
},
91263: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => IsThis,
R: () => This
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function This(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "This"
}, {
$ref: "#"
}, options);
}
function IsThis(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "This");
}
},
62023: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DD: () => TupleOptions,
PN: () => IsTuple,
rd: () => Tuple
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Tuple(types, options = {}) {
const [items, minItems, additionalItems] = [ types, types.length, false ];
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Tuple"
}, {
type: "array",
additionalItems: additionalItems,
items: items,
minItems: minItems
}, options);
}
function IsTuple(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Tuple");
}
function TupleOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "type", "items", "minItems", "additionalItems" ]);
}
},
51421: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => IsUndefined,
r: () => Undefined
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Undefined(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Undefined"
}, {
type: "undefined"
}, options);
}
function IsUndefined(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Undefined");
}
},
31520: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ey: () => UnionOptions,
gP: () => Union,
my: () => IsUnion
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Union(anyOf, options = {}) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Union"
}, {
anyOf: anyOf
}, options);
}
function IsUnion(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Union");
}
function UnionOptions(type) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Discard(type, [ "~kind", "anyOf" ]);
}
},
57191: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => Unknown,
f: () => IsUnknown
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Unknown(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
["~kind"]: "Unknown"
}, {}, options);
}
function IsUnknown(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Unknown");
}
},
95557: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => Unsafe,
h: () => IsUnsafe
});
var _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88642);
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
function Unsafe(schema) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Update(schema, {
["~unsafe"]: null
}, {});
}
function IsUnsafe(value) {
return _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsObjectNotArray(value) && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.HasPropertyKey(value, "~unsafe") && _guard_index_mjs__WEBPACK_IMPORTED_MODULE_1__.IsNull(value["~unsafe"]);
}
},
55129: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => Void,
j: () => IsVoid
});
var _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97062);
var _schema_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8122);
function Void(options) {
return _system_memory_index_mjs__WEBPACK_IMPORTED_MODULE_0__.c.Create({
"~kind": "Void"
}, {
type: "void"
}, options);
}
function IsVoid(value) {
return (0, _schema_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(value, "Void");
}
}
};
