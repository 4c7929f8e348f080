export const id = "service-identity-issuer-keys";

export const ids = [ "service-identity-issuer-keys" ];

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
