export const id = "jose-dist-webapi-lib-buffer-utils";

export const ids = [ "jose-dist-webapi-lib-buffer-utils" ];

export const modules = {
36687: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => createLocalJWKSet
});
var _lib_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47859);
var _lib_jws_algorithms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78576);
var _util_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5674);
var _lib_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47784);
function isUsableJWK(jwk, entry, alg, kid) {
const {kty: kty, key_ops: keyOps, ext: ext, kid: jwkKid, alg: jwkAlg, use: use, crv: crv} = jwk;
return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
}
async function importWithAlgCache(cache, jwk, entry) {
const cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), {alg: alg} = entry;
if (cached[alg] === void 0) {
const pending = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.xY)(entry, jwk, !0).then(key => {
if (key.type !== "public") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set members must be public keys");
return cached[alg] = key, key;
}).catch(error => {
throw cached[alg] === pending && delete cached[alg], error;
});
cached[alg] = pending;
}
return cached[alg];
}
function createLocalJWKSet(jwks) {
let snapshot;
try {
snapshot = structuredClone(jwks);
} catch (cause) {
throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set malformed", {
cause: cause
});
}
if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_2__.fV)(snapshot)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set malformed");
const metadata = snapshot.keys.map(jwk => {
const normalized = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(jwk);
return Array.isArray(normalized.key_ops) && (normalized.key_ops = [ ...normalized.key_ops ]), 
normalized;
}), cached = new WeakMap;
return Object.defineProperty(async (protectedHeader, token) => {
const {alg: alg, kid: kid} = {
...protectedHeader,
...token?.header
}, entry = typeof alg == "string" ? _lib_jws_algorithms_js__WEBPACK_IMPORTED_MODULE_3__.p[alg] : void 0;
if (!entry || entry.secret) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.T0('Unsupported "alg" value for a JSON Web Key Set');
const candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), {0: jwk, length: length} = candidates;
if (!length) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.BT;
if (length !== 1) {
const error = new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.$4;
throw error[Symbol.asyncIterator] = async function*() {
for (const jwk2 of candidates) try {
yield await importWithAlgCache(cached, jwk2, entry);
} catch {}
}, error;
}
return importWithAlgCache(cached, jwk, entry);
}, "jwks", {
value: () => structuredClone(snapshot)
});
}
},
77410: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D0: () => decoder,
lF: () => encode,
u8: () => strictDecoder,
xW: () => concat,
y4: () => decodeBase64
});
const encoder = new TextEncoder, decoder = new TextDecoder, strictDecoder = new TextDecoder("utf-8", {
fatal: !0
}), UINT32_RANGE = null && 2 ** 32;
function concat(...buffers) {
const size = buffers.reduce((acc, {length: length}) => acc + length, 0), buf = new Uint8Array(size);
let i = 0;
for (const buffer of buffers) buf.set(buffer, i), i += buffer.length;
return buf;
}
function writeUInt32BE(buf, value, offset) {
if (value < 0 || value >= UINT32_RANGE) throw new RangeError(`value must be >= 0 and <= ${UINT32_RANGE - 1}. Received ${value}`);
buf.set([ value >>> 24, value >>> 16, value >>> 8, value & 255 ], offset);
}
function uint64be(value) {
const high = Math.floor(value / UINT32_RANGE), low = value % UINT32_RANGE, buf = new Uint8Array(8);
return writeUInt32BE(buf, high, 0), writeUInt32BE(buf, low, 4), buf;
}
function uint32be(value) {
const buf = new Uint8Array(4);
return writeUInt32BE(buf, value), buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
if (typeof string == "string" && string.length >= 128) {
if (NON_ASCII.test(string)) throw new TypeError("non-ASCII string encountered in encode()");
return encoder.encode(string);
}
const bytes = new Uint8Array(string.length);
for (let i = 0; i < string.length; i++) {
const code = string.charCodeAt(i);
if (code > 127) throw new TypeError("non-ASCII string encountered in encode()");
bytes[i] = code;
}
return bytes;
}
function encodeBase64(input, url = !1) {
if (Uint8Array.prototype.toBase64) return input.toBase64({
alphabet: url ? "base64url" : "base64",
omitPadding: url
});
const CHUNK_SIZE = 32768, arr = [];
for (let i = 0; i < input.length; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
const encoded = btoa(arr.join(""));
return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, {
alphabet: url ? "base64url" : "base64"
});
if (url) {
if (encoded.includes("+") || encoded.includes("/")) throw new TypeError("Invalid base64url");
encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
}
const binary = atob(encoded), bytes = new Uint8Array(binary.length);
for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
return bytes;
}
async function digest(algorithm, data) {
const subtleDigest = `SHA-${algorithm.slice(-3)}`;
return new Uint8Array(await crypto.subtle.digest(subtleDigest, data));
}
},
78576: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => JWS,
q: () => jwsAlgorithm
});
var errors = __webpack_require__(5674);
function table(entries) {
const out = {
__proto__: null
};
for (const alg in entries) out[alg] = {
...entries[alg],
alg: alg
};
return out;
}
const sig = [ [ "verify" ], [ "sign" ] ];
function hmac(bits) {
const subtle = {
name: "HMAC",
hash: `SHA-${bits}`
};
return {
kty: [ "oct" ],
secret: !0,
subtle: subtle,
signing: subtle,
usages: sig
};
}
function rsa(bits, saltLength) {
const subtle = {
name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
hash: `SHA-${bits}`
};
return {
kty: [ "RSA" ],
subtle: subtle,
signing: saltLength ? {
...subtle,
saltLength: saltLength
} : subtle,
usages: sig,
minRsaBits: 2048
};
}
function ecdsa(crv, bits) {
return {
kty: [ "EC" ],
crv: crv,
subtle: {
name: "ECDSA",
namedCurve: crv
},
signing: {
name: "ECDSA",
hash: `SHA-${bits}`
},
usages: sig
};
}
function eddsa() {
const subtle = {
name: "Ed25519"
};
return {
kty: [ "OKP" ],
crv: "Ed25519",
subtle: subtle,
signing: subtle,
usages: sig
};
}
function mldsa(parameterSet) {
const subtle = {
name: `ML-DSA-${parameterSet}`
};
return {
kty: [ "AKP" ],
subtle: subtle,
signing: subtle,
usages: sig
};
}
const JWS = table({
HS256: hmac(256),
HS384: hmac(384),
HS512: hmac(512),
RS256: rsa(256),
RS384: rsa(384),
RS512: rsa(512),
PS256: rsa(256, 32),
PS384: rsa(384, 48),
PS512: rsa(512, 64),
ES256: ecdsa("P-256", 256),
ES384: ecdsa("P-384", 384),
ES512: ecdsa("P-521", 512),
EdDSA: eddsa(),
Ed25519: eddsa(),
"ML-DSA-44": mldsa(44),
"ML-DSA-65": mldsa(65),
"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(alg) {
const entry = typeof alg == "string" ? JWS[alg] : void 0;
if (!entry) throw new errors.T0(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
return entry;
}
},
47859: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GK: () => rawKey,
ZZ: () => snapshotJwk,
dT: () => prepareKey,
or: () => checkModulusLength,
xY: () => jwkToKey
});
var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47784);
var _util_base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
const tag = key => key[Symbol.toStringTag], jwkMatchesOp = (entry, key, usage) => {
const {alg: alg} = entry;
if (key.use !== void 0) {
const expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
if (key.use !== expected) throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
}
if (key.kty === "AKP" && key.alg === void 0) throw new TypeError('missing "alg" (Algorithm) Parameter value');
if (key.alg !== void 0 && key.alg !== alg) throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
if (Array.isArray(key.key_ops)) {
const expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
}
};
async function prepareKey(entry, key, usage) {
const {alg: alg, secret: secret} = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
if (secret && key instanceof Uint8Array) return key;
let normalized, keyObject;
if ((0, _validate_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(key)) {
if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw new TypeError(secret ? 'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present' : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return (0, 
_util_base64url_js__WEBPACK_IMPORTED_MODULE_1__.D)(normalized.k);
if (!Object.isFrozen(key)) {
const {key_ops: key_ops} = key;
Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
}
} else {
if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
const expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
if (key.type !== expectedType && (secret || [ "secret", "public", "private" ].includes(key.type))) throw new TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
if (isCryptoKey(key)) return key;
if (keyObject = key, keyObject.type === "secret") return keyObject.export();
}
cache ||= new WeakMap;
const cacheKey = key;
let cached = cache.get(cacheKey);
if (cached?.[alg]) return cached[alg];
if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
const isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
crv: crv,
asymmetricKeyType: keyObject.asymmetricKeyType
}) ?? entry.subtle;
return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[isPublic ? 0 : 1]);
}
return normalized ??= keyObject.export({
format: "jwk"
}), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
}
let cache;
const nist = {
__proto__: null,
prime256v1: "P-256",
secp384r1: "P-384",
secp521r1: "P-521"
};
function assertCryptoKey(key) {
if (!isCryptoKey(key)) throw new Error("CryptoKey instance expected");
}
const isCryptoKey = key => {
if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
try {
return key instanceof CryptoKey;
} catch {
return !1;
}
}, isKeyObject = key => key?.[Symbol.toStringTag] === "KeyObject", isKeyLike = key => isCryptoKey(key) || isKeyObject(key);
function message(msg, actual, ...types) {
if (types.length > 2) {
const last = types.pop();
msg += `one of type ${types.join(", ")}, or ${last}.`;
} else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual != null && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), 
msg;
}
const invalidKeyInput = (actual, ...types) => message("Key must be ", actual, ...types);
function invalidKeyType(alg, actual, secret) {
const types = [ "CryptoKey", "KeyObject", "JSON Web Key" ];
return secret && types.push("Uint8Array"), new TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
}
const unusable = (name, prop = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
function checkUsage(key, usage) {
if (usage && !key.usages.includes(usage)) throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
}
function checkModulusLength(alg, key) {
const {modulusLength: modulusLength} = key.algorithm;
if (typeof modulusLength != "number" || modulusLength < 2048) throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(key, expected, usage) {
const algorithm = key.algorithm;
if (algorithm.name !== expected.name) throw unusable(expected.name);
if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
checkUsage(key, usage);
}
function snapshotJwk(jwk) {
return {
__proto__: null,
...jwk
};
}
function normalizeJwk(jwk) {
const normalized = snapshotJwk(jwk);
if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw new TypeError('"ext" (Extractable) Parameter must be a boolean');
if (normalized.key_ops !== void 0) {
const value = normalized.key_ops, keyOps = Array.isArray(value) ? [ ...value ] : void 0;
if (!keyOps || keyOps.some(operation => typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');
normalized.key_ops = keyOps;
}
return normalized;
}
function validateExtractableOption(extractable) {
if (extractable !== void 0 && typeof extractable != "boolean") throw new TypeError('"extractable" option must be a boolean');
return extractable;
}
async function jwkToKey(entry, jwk, extractable) {
if (!entry.kty.includes(jwk.kty)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
const algorithm = entry.resolve?.({
kty: jwk.kty,
crv: jwk.crv
}) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
...jwk,
ext: extractable ?? jwk.ext
};
return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[isPrivate ? 1 : 0]);
}
async function rawKey(key, expected, usage, extractable = !1) {
return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [ usage ])), 
checkCryptoKey(key, expected, usage), key;
}
},
47784: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => validateAlgorithms,
Gv: () => isObject,
J0: () => validateB64,
MV: () => encodeAsciiMember,
OX: () => parseJoseHeader,
fV: () => isJwkSet,
fz: () => isDisjoint,
h2: () => decodeBase64url,
nI: () => validateCrit,
qc: () => JWS_RECOGNIZED
});
var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
var _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445);
var _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);
function assertUint8Array(input, label) {
if (!(input instanceof Uint8Array)) throw new TypeError(`${label} must be an instance of Uint8Array`);
}
function isObject(input) {
if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]") return !1;
const prototype = Object.getPrototypeOf(input);
return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
}
function isDisjoint(...headers) {
const parameters = new Set;
for (const header of headers) if (header) for (const parameter of Object.keys(header)) {
if (parameters.has(parameter)) return !1;
parameters.add(parameter);
}
return !0;
}
function assertNotSet(value, name) {
if (value !== void 0) throw new TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
try {
return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(value);
} catch (cause) {
throw new ErrorClass(`Failed to base64url decode the ${label}`, {
cause: cause
});
}
}
function encodeAsciiMember(value, label, ErrorClass) {
try {
return (0, _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.lF)(value);
} catch (cause) {
throw new ErrorClass(`The ${label} is not a valid base64url string`, {
cause: cause
});
}
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
let parsed;
try {
parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.u8.decode((0, 
_util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(encodedProtectedHeader)));
} catch (cause) {
throw new ErrorClass(message, {
cause: cause
});
}
if (!isObject(parsed)) throw new ErrorClass(message);
return parsed;
}
const JWS_RECOGNIZED = {
__proto__: null,
b64: !0
}, JWE_RECOGNIZED = {
__proto__: null
};
function validateAlgorithms(option, algorithms) {
if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some(s => typeof s != "string"))) throw new TypeError(`"${option}" option must be an array of strings`);
return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
const {crit: crit} = protectedHeader ?? {};
if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err('"crit" (Critical) Header Parameter MUST be integrity protected');
if (!protectedHeader || protectedHeader.crit === void 0) return [];
if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some(input => typeof input != "string" || input.length === 0)) throw new Err('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
const recognized = recognizedOption === void 0 ? recognizedDefault : {
__proto__: null,
...recognizedOption,
...recognizedDefault
};
for (const parameter of protectedHeader.crit) {
if (!(parameter in recognized)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0(`Extension Header Parameter "${parameter}" is not recognized`);
if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
}
return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
if (extensions.includes("b64")) {
const b64 = protectedHeader.b64;
if (typeof b64 != "boolean") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ye('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
return b64;
}
return !0;
}
function serializeJoseHeader(Err, header) {
let serialized, parsed;
try {
serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
} catch (cause) {
throw new Err("JOSE Header is not valid JSON", {
cause: cause
});
}
if (!isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
return [ parsed, serialized ];
}
},
71445: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => decode
});
var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);
const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
try {
return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.D0.decode(input), !0);
} catch (cause) {
throw new TypeError(invalid, {
cause: cause
});
}
}
function encode(input) {
return encodeBase64(typeof input == "string" ? encoder.encode(input) : input, !0);
}
},
5674: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$4: () => JWKSMultipleMatchingKeys,
BT: () => JWKSNoMatchingKey,
Dm: () => JWKSInvalid,
Dp: () => JWTInvalid,
Rb: () => JOSEAlgNotAllowed,
T0: () => JOSENotSupported,
Ye: () => JWSInvalid,
h2: () => JWSSignatureVerificationFailed,
i4: () => JOSEError,
ie: () => JWTClaimValidationFailed,
n: () => JWTExpired
});
class JOSEError extends Error {
static code="ERR_JOSE_GENERIC";
code="ERR_JOSE_GENERIC";
constructor(message, options) {
super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
}
}
class JWTClaimValidationFailed extends JOSEError {
static code="ERR_JWT_CLAIM_VALIDATION_FAILED";
code="ERR_JWT_CLAIM_VALIDATION_FAILED";
claim;
reason;
payload;
constructor(message, payload, claim = "unspecified", reason = "unspecified") {
super(message, {
cause: {
claim: claim,
reason: reason,
payload: payload
}
}), this.claim = claim, this.reason = reason, this.payload = payload;
}
}
class JWTExpired extends JOSEError {
static code="ERR_JWT_EXPIRED";
code="ERR_JWT_EXPIRED";
claim;
reason;
payload;
constructor(message, payload, claim = "unspecified", reason = "unspecified") {
super(message, {
cause: {
claim: claim,
reason: reason,
payload: payload
}
}), this.claim = claim, this.reason = reason, this.payload = payload;
}
}
class JOSEAlgNotAllowed extends JOSEError {
static code="ERR_JOSE_ALG_NOT_ALLOWED";
code="ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
static code="ERR_JOSE_NOT_SUPPORTED";
code="ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
static code="ERR_JWE_DECRYPTION_FAILED";
code="ERR_JWE_DECRYPTION_FAILED";
constructor(message = "decryption operation failed", options) {
super(message, options);
}
}
class JWEInvalid extends(null && JOSEError){
static code=null && "ERR_JWE_INVALID";
code="ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
static code="ERR_JWS_INVALID";
code="ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
static code="ERR_JWT_INVALID";
code="ERR_JWT_INVALID";
}
class JWKInvalid extends(null && JOSEError){
static code=null && "ERR_JWK_INVALID";
code="ERR_JWK_INVALID";
}
class JWKSInvalid extends JOSEError {
static code="ERR_JWKS_INVALID";
code="ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
static code="ERR_JWKS_NO_MATCHING_KEY";
code="ERR_JWKS_NO_MATCHING_KEY";
constructor(message = "no applicable key found in the JSON Web Key Set", options) {
super(message, options);
}
}
class JWKSMultipleMatchingKeys extends JOSEError {
[Symbol.asyncIterator]=async function*() {};
static code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";
code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";
constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
super(message, options);
}
}
class JWKSTimeout extends JOSEError {
static code="ERR_JWKS_TIMEOUT";
code="ERR_JWKS_TIMEOUT";
constructor(message = "request timed out", options) {
super(message, options);
}
}
class JWSSignatureVerificationFailed extends JOSEError {
static code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
constructor(message = "signature verification failed", options) {
super(message, options);
}
}
}
};
