export const id = "service-sso-provider";

export const ids = [ "service-sso-provider", 6121 ];

export const modules = {
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
6779: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
SsoProvider: () => SsoProvider,
reasonOf: () => reasonOf
});
var jose__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64490);
var jose__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5674);
var openid_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58129);
var openid_client__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15235);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
var _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66121);
const ALGORITHMS = [ "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519" ];
const LEEWAY_SECONDS = 60;
const DISCOVERY_FRESH_MS = 6e5;
const TEXT_MAX = 255;
const GROUPS_MAX = 1e3;
class SsoProvider {
#sso;
#parts;
#discovered;
constructor(sso, parts) {
this.#sso = sso;
this.#parts = parts;
}
async authorizationUrl(redirectUri, {state: state, nonce: nonce, verifier: verifier}) {
const client = await this.#client();
this.#checkEndpoint(client.serverMetadata().authorization_endpoint);
const url = openid_client__WEBPACK_IMPORTED_MODULE_2__.Zw(client, {
redirect_uri: redirectUri,
scope: this.#sso.scope,
state: state,
nonce: nonce,
code_challenge: await openid_client__WEBPACK_IMPORTED_MODULE_2__.Yv(verifier),
code_challenge_method: "S256"
});
return url.href;
}
async identify(callback, {state: state, nonce: nonce, verifier: verifier}) {
const client = await this.#client();
try {
const tokens = await openid_client__WEBPACK_IMPORTED_MODULE_2__.vI(client, callback, {
expectedState: state,
expectedNonce: nonce,
pkceCodeVerifier: verifier
});
const claims = await this.#verified(tokens.id_token ?? "", [ "sub" ]);
const {groupClaim: groupClaim} = this.#sso;
const hasGroups = claims[groupClaim] !== undefined || client.serverMetadata().userinfo_endpoint === undefined;
const more = hasGroups ? {} : await openid_client__WEBPACK_IMPORTED_MODULE_2__.me(client, tokens.access_token, String(claims.sub));
return this.#identityOf({
...more,
...claims
});
} catch (error) {
throw ssoFault(error);
}
}
verifiedLogout(token, now) {
return this.#verified(token, [ "iat", "exp", "jti", "events" ], now);
}
async endSessionUrl(backTo) {
try {
const client = await this.#client();
this.#checkEndpoint(client.serverMetadata().end_session_endpoint);
return openid_client__WEBPACK_IMPORTED_MODULE_2__.tY(client, {
post_logout_redirect_uri: backTo
}).href;
} catch {
return null;
}
}
#checkEndpoint(url = "") {
if ((0, _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__.isEndpoint)(this.#sso.issuer, url)) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("unavailable", "The discovery document of the identity provider lacks an endpoint on HTTPS.");
}
async #verified(token, requiredClaims, currentDate = new Date) {
const {issuer: issuer, clientId: audience} = this.#sso;
const {payload: payload} = await (0, jose__WEBPACK_IMPORTED_MODULE_3__.V)(token, this.#parts.keys.find, {
issuer: issuer,
audience: audience,
algorithms: ALGORITHMS,
clockTolerance: LEEWAY_SECONDS,
currentDate: currentDate,
requiredClaims: requiredClaims
});
return payload;
}
#identityOf(claims) {
const subject = textOf(claims["sub"]);
if (subject === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("sso_failed", "The ID token has no usable subject (sub).");
const groups = claims[this.#sso.groupClaim];
return {
issuer: this.#sso.issuer,
subject: subject,
sid: textOf(claims["sid"]),
name: textOf(claims["preferred_username"]) ?? textOf(claims["email"]) ?? textOf(claims["name"]) ?? subject,
groups: [ groups ].flat().filter(group => typeof group === "string").slice(0, GROUPS_MAX)
};
}
async #client() {
const now = this.#parts.now();
const known = this.#discovered;
const fresh = known !== undefined && now - known.at < DISCOVERY_FRESH_MS ? known : {
at: now,
client: this.#discover()
};
this.#discovered = fresh;
try {
return await fresh.client;
} catch (error) {
if (this.#discovered === fresh) this.#discovered = undefined;
throw unavailable(error);
}
}
#discover() {
const {issuer: issuer, clientId: clientId, clientSecret: clientSecret} = this.#sso;
const isPlain = issuer.startsWith("http:");
return openid_client__WEBPACK_IMPORTED_MODULE_2__.HD(new URL(issuer), clientId, {
[openid_client__WEBPACK_IMPORTED_MODULE_2__.AH]: LEEWAY_SECONDS
}, clientSecret === null ? openid_client__WEBPACK_IMPORTED_MODULE_2__.NV() : bySecret(clientSecret), {
[openid_client__WEBPACK_IMPORTED_MODULE_2__.A6]: (url, {method: method, headers: headers, body: body}) => this.#send(url, method, headers, body),
execute: isPlain ? [ openid_client__WEBPACK_IMPORTED_MODULE_2__.cm ] : []
});
}
async #send(url, method, headers, body) {
try {
if (!(0, _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__.isEndpoint)(this.#sso.issuer, url)) throw new Error("an endpoint of it is not on HTTPS");
return await this.#parts.send(url, {
method: method,
headers: headers,
...body == null ? {} : {
body: String(body)
}
});
} catch (cause) {
const reason = cause instanceof Error ? cause.message : String(cause);
throw new _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__.IssuerUnavailable(`The identity provider cannot be reached: ${reason}.`, {
cause: cause
});
}
}
}
function bySecret(secret) {
const [basic, post] = [ openid_client__WEBPACK_IMPORTED_MODULE_2__.gH(secret), openid_client__WEBPACK_IMPORTED_MODULE_2__.qm(secret) ];
return (server, ...rest) => {
const methods = server.token_endpoint_auth_methods_supported ?? [ "client_secret_basic" ];
return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
};
}
function textOf(value) {
return typeof value === "string" && value !== "" && value.length <= TEXT_MAX ? value : null;
}
function unavailable(cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("unavailable", "The identity provider cannot be used: try again in a few seconds.", {
cause: new Error(reasonOf(cause)),
headers: {
"retry-after": "5"
}
});
}
function ssoFault(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) return error;
if (isUnreachable(error)) return unavailable(error);
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("sso_failed", "The response of the identity provider is not valid for this sign-in: begin again.", {
cause: new Error(reasonOf(error))
});
}
function isUnreachable(error) {
if (error instanceof _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__.IssuerUnavailable) return true;
return error instanceof Error && error.cause instanceof _identity_issuer_keys_js__WEBPACK_IMPORTED_MODULE_1__.IssuerUnavailable;
}
function reasonOf(error) {
if (error instanceof openid_client__WEBPACK_IMPORTED_MODULE_4__.pG || error instanceof openid_client__WEBPACK_IMPORTED_MODULE_4__.uK) return `the provider responds with the error ${JSON.stringify(error.error).slice(0, 100)}`;
if (error instanceof jose__WEBPACK_IMPORTED_MODULE_5__.ie) return `the claim ${error.claim} of the token is missing or not valid`;
if (!(error instanceof Error)) return "unknown";
const {code: code} = error;
return typeof code === "string" ? `${error.message} (${code})` : error.message;
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
}
};
