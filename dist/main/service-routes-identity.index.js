export const id = "service-routes-identity";

export const ids = [ "service-routes-identity", 6121 ];

export const modules = {
18806: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => AddressLimits
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67261);
class AddressLimits {
#perAddress;
#inAll;
#what;
#now;
constructor(perAddress, inAll, what, now) {
this.#perAddress = new _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__.Z(perAddress, perAddress);
this.#inAll = new _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__.Z(inAll, inAll);
this.#what = what;
this.#now = now;
}
take(address) {
const now = this.#now();
const wait = this.#perAddress.take(address, 1, now).retryAfter || this.#inAll.take("all", 1, now).retryAfter;
if (wait === 0) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("rate_limited", `Too many ${this.#what}: retry in ${wait} s.`, {
headers: {
"retry-after": String(wait)
}
});
}
}
},
66121: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
IssuerKeys: () => IssuerKeys,
IssuerUnavailable: () => IssuerUnavailable,
isEndpoint: () => isEndpoint,
issuerFetch: () => issuerFetch
});
var jose__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5674);
var jose__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36687);
var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9682);
var _shared_user_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28957);
var _guarded_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30604);
const FRESH_MS = 6e5;
const REFETCH_MS = 6e4;
const REST_MS = 5e3;
const DEADLINE_MS = 5e3;
const BYTES_MAX = 64 * 1024;
class IssuerUnavailable extends Error {}
class IssuerKeys {
#issuer;
#fetchJson;
#now;
#keys;
#loadedAt=Number.NEGATIVE_INFINITY;
#triedAt=Number.NEGATIVE_INFINITY;
#loading;
constructor(issuer, fetchJson, now) {
this.#issuer = issuer;
this.#fetchJson = fetchJson;
this.#now = now;
}
find=async (header, token) => {
const keys = await this.#fresh();
try {
return await keys(header, token);
} catch (error) {
const isUnknown = error instanceof jose__WEBPACK_IMPORTED_MODULE_3__.BT;
if (!isUnknown || this.#loading === undefined && this.#now() - this.#triedAt < REFETCH_MS) throw error;
return (await this.#load())(header, token);
}
};
async #fresh() {
if (this.#keys !== undefined && this.#now() - this.#loadedAt < FRESH_MS) return this.#keys;
if (this.#loading === undefined && this.#now() - this.#triedAt < REST_MS) {
throw new IssuerUnavailable(`The keys of ${this.#issuer} could not be fetched some seconds ago.`);
}
return this.#load();
}
#load() {
this.#loading ??= this.#fetch().finally(() => {
this.#loading = undefined;
});
return this.#loading;
}
async #fetch() {
this.#triedAt = this.#now();
try {
const discovery = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_4__.g1)(await this.#fetchJson(`${this.#issuer.replace(/\/$/, "")}/.well-known/openid-configuration`));
if (discovery["issuer"] !== this.#issuer) throw new Error("its discovery document names another issuer");
const keys = (0, jose__WEBPACK_IMPORTED_MODULE_5__.w)(await this.#fetchJson(this.#jwksUri(discovery)));
this.#keys = keys;
this.#loadedAt = this.#now();
return keys;
} catch (error) {
const reason = error instanceof Error ? error.message : String(error);
throw new IssuerUnavailable(`The keys of ${this.#issuer} cannot be fetched: ${reason}.`, {
cause: error
});
}
}
#jwksUri(discovery) {
const url = String(discovery["jwks_uri"]);
if (isEndpoint(this.#issuer, url)) return url;
throw new Error("its jwks_uri is not an HTTPS URL");
}
}
function isEndpoint(issuer, text) {
const url = URL.parse(text);
return url?.protocol === "https:" || url?.origin === new URL(issuer).origin;
}
function issuerFetch(options) {
const limits = {
timeoutMs: DEADLINE_MS,
connections: 2,
responseBytesMax: BYTES_MAX
};
const agent = (0, _guarded_agent_js__WEBPACK_IMPORTED_MODULE_2__.o9)(options, limits);
async function send(url, {method: method, headers: headers, body: body = ""}) {
if ((0, _guarded_agent_js__WEBPACK_IMPORTED_MODULE_2__.w9)(url, options)) throw new Error("its address may not be contacted");
const response = await (0, undici__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
dispatcher: agent,
method: method,
headers: {
...headers,
"user-agent": _shared_user_agent_js__WEBPACK_IMPORTED_MODULE_1__._O
},
body: body === "" ? null : body,
signal: AbortSignal.timeout(DEADLINE_MS)
});
const text = await response.body.text();
const type = String(response.headers["content-type"] ?? "");
return new Response(text === "" ? null : text, {
status: response.statusCode,
headers: {
"content-type": type
}
});
}
return {
send: send,
async json(url) {
const response = await send(url, {
method: "GET",
headers: {
accept: "application/json"
}
});
if (response.status !== 200) throw new Error(`it responds with status ${response.status}`);
return response.json();
},
close: () => agent.destroy()
};
}
},
54941: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => useOnce
});
async function useOnce(sql, issuer, id, expiresAt) {
const used = await sql.query(`INSERT INTO used_identity_tokens (issuer, jti, expires_at) VALUES ($1, $2, $3)\n     ON CONFLICT DO NOTHING RETURNING 1 AS used`, [ issuer, id, expiresAt ]);
return used.length > 0;
}
},
68602: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
registerIdentity: () => registerIdentity
});
var trust = __webpack_require__(72105);
var address_limits = __webpack_require__(18806);
var client_address = __webpack_require__(90307);
var base64url = __webpack_require__(71445);
var buffer_utils = __webpack_require__(77410);
var validate = __webpack_require__(47784);
var errors = __webpack_require__(5674);
function decodeJwt(jwt) {
if (typeof jwt != "string") throw new errors.Dp("JWTs must use Compact JWS serialization, JWT must be a string");
const {1: encodedPayload, length: length} = jwt.split(".");
if (length === 5) throw new errors.Dp("Only JWTs using Compact JWS serialization can be decoded");
if (length !== 3) throw new errors.Dp("Invalid JWT");
if (!encodedPayload) throw new errors.Dp("JWTs must contain a payload");
let claimsSetBytes;
try {
claimsSetBytes = (0, base64url.D)(encodedPayload);
} catch (cause) {
throw new errors.Dp("Failed to base64url decode the payload", {
cause: cause
});
}
let claimsSet;
try {
claimsSet = JSON.parse(buffer_utils.u8.decode(claimsSetBytes));
} catch (cause) {
throw new errors.Dp("Failed to parse the decoded payload as JSON", {
cause: cause
});
}
if (!(0, validate.Gv)(claimsSet)) throw new errors.Dp("Invalid JWT Claims Set");
return claimsSet;
}
var verify = __webpack_require__(64490);
var audit = __webpack_require__(8331);
var service_errors = __webpack_require__(4661);
var keys = __webpack_require__(46593);
var service_log = __webpack_require__(73230);
var issuer_keys = __webpack_require__(66121);
var identity_trusts = __webpack_require__(82256);
var used_tokens = __webpack_require__(54941);
const KEY_SECONDS = 900;
const LEEWAY_SECONDS = 60;
const LIFETIME_SECONDS_MAX = 24 * 3600;
const TEXT_MAX = 500;
const RUN_CLAIMS = [ "repository_id", "run_id", "run_attempt", "project_id", "job_id", "pipeline_id", "build_id" ];
async function exchangeToken(service, issuers, token) {
const claimed = issuerOf(token);
const keys = issuers.get(claimed);
if (keys === undefined) throw invalidToken(`the service does not accept the issuer ${shown(claimed)} (serve --oidc-issuer)`);
const trusts = await (0, identity_trusts.pp)(service.store, claimed);
if (trusts.length === 0) throw new service_errors.hD("trust_mismatch", `There is no trust for ${shown(claimed)}.`);
const {payload: payload, algorithm: algorithm} = await verified(service, keys, token, claimed, trusts);
const trust = trusts.find(one => (0, identity_trusts.W2)(one, payload, algorithm));
if (trust === undefined) throw mismatch(payload, trusts);
return giveKey(service, trust, payload);
}
function issuerOf(token) {
try {
return String(decodeJwt(token).iss);
} catch {
throw invalidToken("it is not a JSON Web Token");
}
}
async function verified({clock: clock, log: log}, keys, token, issuer, trusts) {
const now = clock.now();
try {
const {payload: payload, protectedHeader: protectedHeader} = await (0, verify.V)(token, keys.find, {
issuer: issuer,
algorithms: [ ...new Set(trusts.flatMap(trust => trust.algorithms)) ],
clockTolerance: LEEWAY_SECONDS,
currentDate: now,
requiredClaims: [ "sub", "jti", "iat", "exp" ]
});
return {
payload: strictPayload(payload, now),
algorithm: protectedHeader.alg
};
} catch (error) {
if (error instanceof service_errors.hD) throw error;
if (error instanceof errors.i4) throw invalidToken(reasonOf(error));
log("warn", "identity.keys_failed", {
issuer: issuer,
...(0, service_log.au)(error)
});
const message = error instanceof issuer_keys.IssuerUnavailable ? error.message : `A key of ${issuer} cannot be used.`;
throw new service_errors.hD("unavailable", message, {
cause: error,
headers: {
"retry-after": "5"
}
});
}
}
function strictPayload(payload, now) {
const {sub: sub, jti: jti, exp: exp = 0, iat: iat = 0} = payload;
const seconds = now.getTime() / 1e3;
if (typeof jti !== "string" || jti === "" || jti.length > TEXT_MAX) throw invalidToken("it has no id (jti)");
if (typeof sub !== "string" || sub === "") throw invalidToken("it has no subject (sub)");
if (iat > seconds + LEEWAY_SECONDS) throw invalidToken("it was issued in the future (iat)");
if (exp > seconds + LIFETIME_SECONDS_MAX) throw invalidToken("it is valid for more than a day (exp)");
return payload;
}
function reasonOf(error) {
if (error instanceof errors.n) return "it has expired";
if (error instanceof errors.Rb) return "its signature algorithm is not one of the trust";
if (error instanceof errors.ie) return `its claim ${error.claim} is missing or not valid`;
if (error instanceof errors.BT) return "its issuer has no such key";
return "it is not signed by its issuer";
}
function invalidToken(reason) {
return new service_errors.hD("invalid_identity_token", `The identity token is refused: ${reason}.`, {
headers: {
"www-authenticate": 'Bearer realm="scan-gate", error="invalid_token"'
}
});
}
function mismatch(payload, trusts) {
const names = [ "aud", ...new Set(trusts.flatMap(({claims: claims}) => Object.keys(claims))), "event_name" ];
const claims = [ ...new Set(names) ].map(name => `${name} ${payload[name] === undefined ? "missing" : shown(payload[name])}`);
return new service_errors.hD("trust_mismatch", `No trust has the audience and claims of this token: ${claims.join(", ")}.`);
}
const shown = value => JSON.stringify(value).slice(0, 100);
async function giveKey({store: store, clock: clock, log: log}, trust, payload) {
const now = clock.now();
const {iss: iss, jti: jti, sub: sub, exp: exp} = payload;
const key = await store.transaction(async tx => {
if (!await (0, used_tokens.H)(tx, iss, jti, new Date((exp + LEEWAY_SECONDS) * 1e3))) throw invalidToken("it was already used (jti): request another one");
if (!await (0, identity_trusts.CV)(tx, trust.id)) throw new service_errors.hD("trust_mismatch", "The trust was deleted.");
const made = await (0, keys.cF)(tx, {
workspaceId: trust.workspace_id,
type: "workspace",
mode: "live",
memberId: null,
scopes: trust.scopes,
expiresAt: new Date(now.getTime() + KEY_SECONDS * 1e3),
name: trust.name,
trust: trust
}, now);
const names = new Set([ ...RUN_CLAIMS, ...Object.keys(trust.claims) ]);
const claims = [ ...names ].flatMap(name => {
const text = (0, identity_trusts.Q1)(payload[name]);
return text === null ? [] : [ [ name, text.slice(0, TEXT_MAX) ] ];
});
await (0, audit.s)(tx, {
workspaceId: trust.workspace_id,
keyId: "service"
}, "key.exchanged", made.id, now, {
trust_id: trust.id,
sub: sub.slice(0, TEXT_MAX),
jti: jti,
...Object.fromEntries(claims)
});
return made;
});
log("info", "identity.exchanged", {
trust_id: trust.id,
key_id: key.id
});
return {
access_token: key.secret,
token_type: "Bearer",
expires_in: KEY_SECONDS,
scopes: trust.scopes
};
}
var service_validate = __webpack_require__(97044);
const PER_ADDRESS = 120;
const IN_ALL = 1200;
function registerIdentity(server, service, issuers, now) {
const limits = new address_limits.d(PER_ADDRESS, IN_ALL, "exchanges of tokens", now);
server.post(trust.yp.exchangeToken.path, {
onRequest: async request => limits.take((0, client_address.c)(request, service)),
handler: async (request, reply) => {
(0, service_validate.tf)(trust.R1, request.body ?? null, "The body");
const {token: token} = request.body;
return reply.send(await exchangeToken(service, issuers, token));
}
});
}
},
28957: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rn: () => DEFAULT_HEADERS,
_O: () => USER_AGENT,
uD: () => HEAD_BYTES_MAX
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const HEAD_BYTES_MAX = 1024 * 1024;
const USER_AGENT = `ScanGate/${_package_json__WEBPACK_IMPORTED_MODULE_0__.rE} (+${_package_json__WEBPACK_IMPORTED_MODULE_0__.TB})`;
const DEFAULT_HEADERS = [ [ "User-Agent", USER_AGENT ], [ "Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" ], [ "Accept-Language", "en" ], [ "Accept-Encoding", "gzip, deflate, br, zstd" ] ];
},
64490: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => jwtVerify
});
var jws_algorithms = __webpack_require__(78576);
var errors = __webpack_require__(5674);
var buffer_utils = __webpack_require__(77410);
var validate = __webpack_require__(47784);
var lib_key = __webpack_require__(47859);
function snapshotJws(jws, sharedPayload) {
const encodedProtectedHeader = jws.protected, inputHeader = jws.header, header = isObject(inputHeader) ? {
...inputHeader
} : inputHeader;
let payload = sharedPayload ? sharedPayload[0] : jws.payload;
!sharedPayload && payload instanceof Uint8Array && (payload = new Uint8Array(payload));
const signature = jws.signature, snapshot = {
payload: payload,
signature: signature
};
if (encodedProtectedHeader !== void 0 && (snapshot.protected = encodedProtectedHeader), 
inputHeader !== void 0 && (snapshot.header = header), encodedProtectedHeader === void 0 && header === void 0) throw new JWSInvalid('Flattened JWS must have either of the "protected" or "header" members');
if (encodedProtectedHeader !== void 0 && typeof encodedProtectedHeader != "string") throw new JWSInvalid("JWS Protected Header incorrect type");
if (payload === void 0) throw new JWSInvalid("JWS Payload missing");
if (typeof signature != "string") throw new JWSInvalid("JWS Signature missing or incorrect type");
if (header !== void 0 && !isObject(header)) throw new JWSInvalid("JWS Unprotected Header incorrect type");
return snapshot;
}
function prepareVerify(options) {
return [ options && (0, validate.Fw)("algorithms", options.algorithms), options?.crit ];
}
function parseProtectedHeader(encodedProtectedHeader) {
return encodedProtectedHeader === void 0 ? {} : (0, validate.OX)(encodedProtectedHeader, errors.Ye, "JWS Protected Header is invalid");
}
function encodeJsonUnencodedPayload(payload) {
const invalid = /[\p{Cs}\p{Cn}]/u.exec(payload)?.[0];
if (invalid !== void 0) throw new JWSInvalid(/\p{Cs}/u.test(invalid) ? "JWS Payload must be a well-formed Unicode string" : "JWS Payload must not contain unassigned Unicode code points");
return encoder.encode(payload);
}
function encodeCompactUnencodedPayload(payload) {
try {
return (0, buffer_utils.lF)(payload);
} catch (cause) {
throw new errors.Ye("JWS Compact Serialization payload must use only ASCII characters", {
cause: cause
});
}
}
async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
const {protected: encodedProtectedHeader, header: header, payload: inputPayload} = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
if (!(0, validate.fz)(protectedHeader, header)) throw new errors.Ye("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
const joseHeader = {
...protectedHeader,
...header
}, b64 = (0, validate.J0)(protectedHeader, (0, validate.nI)(errors.Ye, validate.qc, shared[1], protectedHeader, joseHeader)), {alg: alg} = joseHeader;
if (typeof alg != "string" || !alg) throw new errors.Ye('JWS "alg" (Algorithm) Header Parameter missing or invalid');
if (shared[0] && !shared[0].has(alg)) throw new errors.Rb('"alg" (Algorithm) Header Parameter value not allowed');
if (b64) {
if (typeof inputPayload != "string") throw new errors.Ye("JWS Payload must be a string");
} else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new errors.Ye("JWS Payload must be a string or an Uint8Array instance");
const signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload);
let resolvedKey = !1;
typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
const entry = (0, jws_algorithms.q)(alg), signingInput = (0, buffer_utils.xW)(encodedProtectedHeader !== void 0 ? (0, 
buffer_utils.lF)(encodedProtectedHeader) : new Uint8Array, (0, buffer_utils.lF)("."), typeof signingPayload == "string" ? shared[2] ??= (0, 
validate.MV)(signingPayload, "payload", errors.Ye) : signingPayload), signature = (0, 
validate.h2)(jws.signature, "signature", errors.Ye), verificationKey = await (0, 
lib_key.dT)(entry, key, "verify"), cryptoKey = await (0, lib_key.GK)(verificationKey, entry.subtle, "verify");
entry.minRsaBits && (0, lib_key.or)(entry.alg, cryptoKey);
let verified = !1;
try {
verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
} catch (cause) {
throw new errors.h2(void 0, {
cause: cause
});
}
if (!verified) throw new errors.h2;
const result = {
payload: typeof signingPayload == "string" ? (0, validate.h2)(signingPayload, "payload", errors.Ye) : signingPayload
};
return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), 
header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [ {
...result,
key: verificationKey
}, b64 ] : [ result, b64 ];
}
async function verifyCompact(jws, shared, key) {
if (jws instanceof Uint8Array && (jws = buffer_utils.D0.decode(jws)), typeof jws != "string") throw new errors.Ye("Compact JWS must be a string or Uint8Array");
const {0: protectedHeader, 1: payload, 2: signature, length: length} = jws.split(".");
if (length !== 3) throw new errors.Ye("Invalid Compact JWS");
return verifySignature({
payload: payload,
protected: protectedHeader,
signature: signature
}, shared, key, encodeCompactUnencodedPayload);
}
const epoch = date => Math.floor(date.getTime() / 1e3), multipliers = {
s: 1,
m: 60,
h: 3600,
d: 86400,
w: 604800,
y: 31557600
}, REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, checkFailed = "check_failed";
function invalidDuration() {
throw new TypeError("Invalid time period format");
}
function secs(str) {
typeof str != "string" && invalidDuration();
const matched = REGEX.exec(str);
(!matched || matched[4] && matched[1]) && invalidDuration();
const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4]?.toLowerCase() === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
if (!Number.isFinite(input)) throw new TypeError(`Invalid ${label} input`);
return input;
}
function validateStringClaim(claim, value) {
if (typeof value != "string") throw new TypeError(`"${claim}" claim must be a string`);
}
function validateAudienceClaim(value) {
if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some(member => typeof member != "string"))) throw new TypeError('"aud" claim must be a string or an array of strings');
}
function numericDate(value, label) {
return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(new Date) + secs(value);
}
const normalizeTyp = value => {
const normalized = value.toLowerCase();
return value.includes("/") ? normalized : `application/${normalized}`;
}, checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some(aud => audPayload.includes(aud)) : !1;
function validateNumericDate(claimsSet, claim, required = !1) {
const value = claimsSet[claim];
if (!(value === void 0 && !required)) {
if (typeof value != "number") throw new errors.ie(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
return value;
}
}
function unexpectedClaim(claimsSet, claim) {
throw new errors.ie(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
}
function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
let claimsSet;
try {
claimsSet = JSON.parse(buffer_utils.u8.decode(claimsSetBytes));
} catch (cause) {
throw new errors.Dp("JWT Claims Set must be a top-level JSON object", {
cause: cause
});
}
if (!(0, validate.Gv)(claimsSet)) throw new errors.Dp("JWT Claims Set must be a top-level JSON object");
const {typ: typ} = options;
if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new errors.ie('unexpected "typ" JWT header value', claimsSet, "typ", checkFailed);
const {requiredClaims: requiredClaims = [], issuer: issuer, subject: subject, audience: audience, maxTokenAge: maxTokenAge} = options, presenceCheck = [ ...requiredClaims ];
maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), 
subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
for (const claim of new Set(presenceCheck.reverse())) if (!Object.hasOwn(claimsSet, claim)) throw new errors.ie(`missing required "${claim}" claim`, claimsSet, claim, "missing");
issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [ issuer ]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), 
subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), 
audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [ audience ] : audience) && unexpectedClaim(claimsSet, "aud");
const {clockTolerance: clockTolerance} = options;
let tolerance = 0;
if (typeof clockTolerance == "string") tolerance = secs(clockTolerance); else if (clockTolerance !== void 0) {
if (typeof clockTolerance != "number") throw new TypeError("Invalid clockTolerance option type");
tolerance = clockTolerance;
}
if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw new TypeError("Invalid clockTolerance option input");
const {currentDate: currentDate} = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? new Date : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
if (nbf !== void 0 && nbf > now + tolerance) throw new errors.ie('"nbf" claim timestamp check failed', claimsSet, "nbf", checkFailed);
const exp = validateNumericDate(claimsSet, "exp");
if (exp !== void 0 && exp <= now - tolerance) throw new errors.n('"exp" claim timestamp check failed', claimsSet, "exp", checkFailed);
if (maxTokenAge !== void 0) {
const age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
if (max < 0) throw new TypeError("Invalid maxTokenAge option input");
if (age - tolerance > max) throw new errors.n('"iat" claim timestamp check failed (too far in the past)', claimsSet, "iat", checkFailed);
if (age < -tolerance) throw new errors.ie('"iat" claim timestamp check failed (it should be in the past)', claimsSet, "iat", checkFailed);
}
return claimsSet;
}
let producerClaimsSets;
function producerClaimsSet(producer) {
return producerClaimsSets.get(producer);
}
function jwtClaimsSetBytes(producer) {
const claimsSet = producerClaimsSet(producer);
for (const claim of [ "iat", "nbf", "exp" ]) {
const value = claimsSet[claim];
if (typeof value == "number" && !Number.isFinite(value)) throw new TypeError(`"${claim}" claim must be a finite number`);
}
return encoder.encode(JSON.stringify(claimsSet));
}
function jwtClaim(producer, claim) {
return producerClaimsSet(producer)[claim];
}
class JWTClaimsBuilder {
constructor(claimsSet = {}) {
if (!isObject(claimsSet)) throw new TypeError("JWT Claims Set MUST be an object");
(producerClaimsSets ||= new WeakMap).set(this, structuredClone(claimsSet));
}
setIssuer(value) {
return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
}
setSubject(value) {
return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
}
setAudience(value) {
return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
}
setJti(value) {
return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
}
setNotBefore(value) {
return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
}
setExpirationTime(value) {
return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
}
setIssuedAt(value) {
const claimsSet = producerClaimsSet(this);
return value === void 0 ? claimsSet.iat = epoch(new Date) : typeof value == "string" ? claimsSet.iat = validateInput("setIssuedAt", epoch(new Date) + secs(value)) : claimsSet.iat = numericDate(value, "setIssuedAt"), 
this;
}
}
async function jwtVerify(jwt, key, options) {
const [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
if (!b64) throw new errors.Dp("JWTs MUST NOT use unencoded payload");
const payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
return {
...verified,
payload: payload
};
}
}
};
