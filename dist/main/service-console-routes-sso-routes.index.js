export const id = "service-console-routes-sso-routes";

export const ids = [ "service-console-routes-sso-routes", 6121, 6779 ];

export const modules = {
58038: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
registerSso: () => registerSso
});
var external_node_crypto_ = __webpack_require__(77598);
var console = __webpack_require__(23854);
var errors = __webpack_require__(4661);
var address_limits = __webpack_require__(18806);
var client_address = __webpack_require__(90307);
var error_reply = __webpack_require__(63942);
var used_tokens = __webpack_require__(54941);
var log = __webpack_require__(73230);
var util_errors = __webpack_require__(5674);
var records = __webpack_require__(9682);
var audit = __webpack_require__(8331);
var issuer_keys = __webpack_require__(66121);
var sso_provider = __webpack_require__(6779);
const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const LIFETIME_SECONDS_MAX = 24 * 3600;
const TEXT_MAX = 255;
async function endByLogoutToken(service, provider, token) {
const {store: store, clock: clock} = service;
const {iss: iss = "", jti: jti, exp: exp, sub: sub, sid: sid} = await verified(service, provider, token);
return store.transaction(async tx => {
const isFirst = await (0, used_tokens.H)(tx, iss, `logout:${jti}`, new Date(exp * 1e3 + 6e4));
if (!isFirst) throw invalid("it was already used (jti)");
const ended = await tx.query(`DELETE FROM console_sessions s USING api_keys k\n       WHERE k.id = s.key_id AND s.issuer = $1 AND ($2::text IS NULL OR s.subject = $2)\n         AND ($3::text IS NULL OR s.sid = $3 OR (s.sid IS NULL AND $2 IS NOT NULL))\n       RETURNING s.id, k.workspace_id`, [ iss, sub, sid ]);
for (const {id: id, workspace_id: workspaceId} of ended) {
const actor = {
workspaceId: workspaceId,
keyId: "service"
};
await (0, audit.s)(tx, actor, "console.signed_out", id, clock.now(), {
method: "backchannel"
});
}
return ended.length;
});
}
async function verified({clock: clock}, provider, token) {
const now = clock.now();
try {
return claimsOf(await provider.verifiedLogout(token, now), now.getTime() / 1e3);
} catch (error) {
if (error instanceof errors.hD) throw error;
if (error instanceof util_errors.i4) throw invalid((0, sso_provider.reasonOf)(error));
const cause = new Error((0, sso_provider.reasonOf)(error));
const message = error instanceof issuer_keys.IssuerUnavailable ? error.message : "A key of the identity provider cannot be used.";
throw new errors.hD("unavailable", message, {
cause: cause,
headers: {
"retry-after": "5"
}
});
}
}
function claimsOf(payload, now) {
const {jti: jti, exp: exp = 0, iat: iat = 0, iss: iss} = payload;
const [sub, sid] = [ payload.sub, payload["sid"] ].map(value => value ?? null);
if (!isText(jti)) throw invalid("it has no usable id (jti)");
if (iat > now + 60) throw invalid("it was issued in the future (iat)");
if (exp > now + LIFETIME_SECONDS_MAX) throw invalid("it is valid for more than a day (exp)");
if (!(0, records.u4)(payload["events"]) || !(0, records.u4)(payload["events"][EVENT])) throw invalid("it is no logout (events)");
if (payload["nonce"] !== undefined) throw invalid("it has a nonce, so it is an ID token");
if (sub === null && sid === null) throw invalid("it names neither a person (sub) nor a session (sid)");
if (![ sub, sid ].every(value => value === null || isText(value))) throw invalid("its sub or sid is not usable");
return {
jti: jti,
exp: exp,
sub: sub,
sid: sid,
...iss === undefined ? {} : {
iss: iss
}
};
}
const isText = value => typeof value === "string" && value !== "" && value.length <= TEXT_MAX;
function invalid(reason) {
return new errors.hD("invalid_logout_token", `The logout token is refused: ${reason}.`);
}
var admin = __webpack_require__(66432);
var contract_key = __webpack_require__(32024);
var admin_call = __webpack_require__(52344);
var admin_members = __webpack_require__(7161);
var sessions = __webpack_require__(85901);
var ids = __webpack_require__(47382);
var keys = __webpack_require__(46593);
var members = __webpack_require__(6486);
const NAME_MAX = 80;
function rolesOf(groups, table, firstWorkspaceId) {
const roles = new Map;
for (const {group: group, role: role, workspaceId: workspaceId} of table) {
if (!groups.includes(group)) continue;
const id = workspaceId ?? firstWorkspaceId;
const before = roles.get(id);
if (before === undefined || admin.gg.indexOf(role) < admin.gg.indexOf(before)) roles.set(id, role);
}
return roles;
}
async function signInPerson(service, firstWorkspaceId, identity, table, address) {
return service.store.transaction(async tx => {
const roles = rolesOf(identity.groups, table, firstWorkspaceId);
const living = await tx.query(`SELECT id FROM workspaces WHERE livemode AND state IN ('active', 'suspended') AND id = ANY ($1::text[])\n       ORDER BY id FOR NO KEY UPDATE`, [ [ ...roles.keys() ] ]);
const workspaces = [ ...roles.keys() ].filter(id => living.some(row => row.id === id));
await removeElsewhere(tx, service, identity, workspaces);
const keys = [];
for (const workspaceId of workspaces) {
keys.push(await join(tx, {
service: service,
workspaceId: workspaceId,
actor: "service"
}, identity, roles.get(workspaceId)));
}
const [keyId] = keys;
if (keyId === undefined) return null;
return (0, sessions.fA)(tx, service, firstWorkspaceId, {
keyId: keyId,
adminTokenHash: null,
identity: identity
}, "sso", address);
});
}
function memberships(tx, {issuer: issuer, subject: subject}) {
return tx.query(`SELECT id, workspace_id, name, role FROM members\n     WHERE issuer = $1 AND subject = $2 AND removed_at IS NULL ORDER BY workspace_id`, [ issuer, subject ]);
}
async function removeElsewhere(tx, service, identity, workspaces) {
for (const {workspace_id: workspaceId, name: name} of await memberships(tx, identity)) {
if (!workspaces.includes(workspaceId)) await (0, admin_members.cx)(tx, {
service: service,
workspaceId: workspaceId,
actor: "service"
}, name);
}
}
async function join(tx, call, identity, role) {
const now = call.service.clock.now();
const known = (await memberships(tx, identity)).find(row => row.workspace_id === call.workspaceId);
if (known !== undefined && known.role !== role) await (0, admin_members.ON)(tx, call, known.name, {
role: role
});
const memberId = known?.id ?? await addPerson(tx, call, identity, role);
const scopes = (0, members.SD)(role, contract_key.iW);
const held = await tx.query(`UPDATE api_keys SET scopes = $2 WHERE member_id = $1 AND managed_by = 'sso' AND revoked_at IS NULL RETURNING id, mode`, [ memberId, scopes ]);
const live = held.find(({mode: mode}) => mode === "live");
if (live !== undefined) return live.id;
const {workspaceId: workspaceId} = call;
const key = {
workspaceId: workspaceId,
mode: "live",
type: "personal",
memberId: memberId,
scopes: scopes,
expiresAt: null,
managedBy: "sso"
};
return (await (0, keys.cF)(tx, key, now)).id;
}
async function addPerson(tx, call, identity, role) {
const now = call.service.clock.now();
const {issuer: issuer, subject: subject} = identity;
const shown = identity.name.replaceAll(/\p{C}/gu, "").trim().slice(0, NAME_MAX) || "Unnamed";
const mark = (0, external_node_crypto_.createHash)("sha256").update(`${issuer}\n${subject}`).digest("hex").slice(0, 12);
const [taken] = await tx.query("SELECT 1 AS taken FROM members WHERE workspace_id = $1 AND name = $2 AND removed_at IS NULL", [ call.workspaceId, shown ]);
const name = taken === undefined ? shown : `${shown} (${mark})`;
const id = (0, ids.Si)("mem", now);
await tx.query(`INSERT INTO members (id, workspace_id, name, role, issuer, subject, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [ id, call.workspaceId, name, role, issuer, subject, now ]);
await (0, admin_call.N4)(tx, call, "member.added", id, {
name: name,
role: role,
issuer: issuer,
sub: subject
});
return id;
}
var links = __webpack_require__(51299);
var authenticate_session = __webpack_require__(1981);
var refused_sign_ins = __webpack_require__(83906);
var session_cookie = __webpack_require__(58408);
const PER_ADDRESS = 60;
const IN_ALL = 600;
const ATTEMPT_SECONDS = 600;
const LOGOUT_BYTES_MAX = 16 * 1024;
const ATTEMPT = /^([\w-]{43})~([0-9a-z]{1,10})~([a-z0-9_/]{0,62})$/;
async function registerSso(server, context, provider, sso, now) {
const {service: service, workspaceId: workspaceId} = context;
const visits = new address_limits.d(PER_ADDRESS, IN_ALL, "sign-ins", now);
const logouts = new address_limits.d(PER_ADDRESS, IN_ALL, "logout tokens", now);
const refused = new refused_sign_ins.K(service, workspaceId);
const redirectUri = () => service.config.publicUrl + console.LQ.callback;
const limit = async request => visits.take((0, client_address.c)(request, service));
const errorHandler = async (thrown, request, reply) => {
const error = (0, error_reply.zw)(thrown);
const address = (0, client_address.c)(request, service);
const reason = error.cause === undefined ? error.message : (0, log.au)(error.cause)["error"];
service.log("warn", "console.sso_failed", {
request_id: request.id,
code: error.code,
reason: reason
});
if (error.code === "sso_failed" || error.code === "sso_no_role") await refused.add({
address: address,
method: "sso"
});
const target = `${service.config.publicUrl}/console/#sso-error=${error.code}&request=${request.id}`;
return reply.headers(error.extras.headers ?? {}).redirect(target, 303);
};
server.get(console.LQ.start, {
errorHandler: errorHandler,
onRequest: limit,
handler: async (request, reply) => {
const place = placeOf(request, service);
const {page: page} = request.query;
const begun = Math.floor(service.clock.now().getTime() / 1e3).toString(36);
const shown = typeof page === "string" && console.Ak.test(page) ? page : "";
const attempt = `${(0, external_node_crypto_.randomBytes)(32).toString("base64url")}~${begun}~${shown}`;
const url = await provider.authorizationUrl(redirectUri(), checksOf(service, attempt));
setAttempt(reply, place, attempt, `; Max-Age=${ATTEMPT_SECONDS}`);
return reply.redirect(url, 303);
}
});
server.get(console.LQ.callback, {
errorHandler: errorHandler,
onRequest: limit,
handler: async (request, reply) => {
const place = placeOf(request, service);
const attempt = (0, authenticate_session.QY)(request.raw, attemptCookie(place), ATTEMPT);
setAttempt(reply, place, "", "; Max-Age=0");
const page = await useAttempt(service, sso.issuer, attempt);
const callback = new URL(redirectUri());
callback.search = new URL(request.raw.url ?? "", callback).search;
const identity = await provider.identify(callback, checksOf(service, attempt ?? ""));
const session = await signInPerson(service, workspaceId, identity, sso.roles, (0, 
client_address.c)(request, service));
if (session === null) throw new errors.hD("sso_no_role", "No group of this person has a role in a workspace.");
service.log("info", "console.signed_in", {
request_id: request.id,
session_id: session.id
});
(0, session_cookie.$)(reply, place, session.secret, "");
return reply.redirect(`${service.config.publicUrl}/console/#/${page === "" ? "overview" : page}`, 303);
}
});
server.addContentTypeParser(/^application\/x-www-form-urlencoded\b/, {
parseAs: "string",
bodyLimit: LOGOUT_BYTES_MAX
}, (_request, body, done) => done(null, new URLSearchParams(String(body))));
server.post(console.LQ.backchannelLogout, {
onRequest: async request => logouts.take((0, client_address.c)(request, service)),
handler: async (request, reply) => {
const tokens = request.body instanceof URLSearchParams ? request.body.getAll("logout_token") : [];
const [token] = tokens;
if (token === undefined || tokens.length > 1) throw new errors.hD("invalid_logout_token", "Send one logout_token as application/x-www-form-urlencoded.");
const ended = await endByLogoutToken(service, provider, token);
service.log("info", "console.sso_logout", {
request_id: request.id,
ended: ended
});
return reply.code(200).send("");
}
});
}
function placeOf(request, {config: config}) {
const place = (0, links.Cu)(config.publicUrl, request.raw.headers.host);
if (place === null) throw new errors.hD("invalid_state", links.RD);
if (place.origin === new URL(config.publicUrl).origin) return place;
throw new errors.hD("invalid_state", `Open the console at ${config.publicUrl}/console/ to sign in.`);
}
function attemptCookie({isTls: isTls}) {
return isTls ? "__Host-scan_gate_sso" : "scan_gate_sso";
}
function setAttempt(reply, place, value, more) {
const secure = place.isTls ? "; Secure" : "";
reply.header("set-cookie", `${attemptCookie(place)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${more}`);
}
function checksOf({secret: secret}, attempt) {
const derived = name => (0, external_node_crypto_.createHmac)("sha256", secret).update(`sso.${name}.${attempt}`).digest("base64url");
return {
state: derived("state"),
nonce: derived("nonce"),
verifier: derived("verifier")
};
}
async function useAttempt({store: store, clock: clock}, issuer, attempt) {
const [, id = "", begun = "", page = ""] = ATTEMPT.exec(attempt ?? "") ?? [];
const age = clock.now().getTime() / 1e3 - Number.parseInt(begun, 36);
const isFresh = age >= -1 && age <= ATTEMPT_SECONDS;
const expiresAt = new Date(clock.now().getTime() + ATTEMPT_SECONDS * 1e3);
if (isFresh && await (0, used_tokens.H)(store, issuer, `sign-in:${id}`, expiresAt)) return page;
throw new errors.hD("sso_failed", "The sign-in did not begin in this browser within the last ten minutes, or has ended: begin again.");
}
},
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
