export const id = "engine-transport-callbacks-callback-server";

export const ids = [ "engine-transport-callbacks-callback-server" ];

export const modules = {
77123: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
UO: () => CallbackListener,
O2: () => POLLED_MAX,
al: () => POLL_PATH
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_http_ = __webpack_require__(37067);
var contract_signature = __webpack_require__(46697);
var signature_header = __webpack_require__(64715);
var records = __webpack_require__(9682);
var callback_names = __webpack_require__(17374);
const NAMES_MAX = 5e4;
const WORDS_MAX = 4;
const KEEP_MS = 60 * 6e4;
class CallbackStore {
#entries=new Map;
#secret;
#now;
#namesMax;
constructor(secret, now = () => performance.now(), namesMax = NAMES_MAX) {
this.#secret = secret;
this.#now = now;
this.#namesMax = namesMax;
}
get size() {
return this.#entries.size;
}
note(kind, parts) {
const found = (0, callback_names.ZC)(this.#secret, parts);
if (found === null) return null;
const entry = this.#entries.get(found.name) ?? this.#add(found.name);
entry.kinds.add(kind);
if (found.word !== null && entry.words.size < WORDS_MAX) entry.words.add(found.word);
return found.name;
}
read(name) {
const entry = this.#entries.get(name);
return entry === undefined || entry.until < this.#now() ? null : {
kinds: [ ...entry.kinds ],
words: [ ...entry.words ]
};
}
#add(name) {
const now = this.#now();
for (const [old, {until: until}] of this.#entries) {
if (until >= now && this.#entries.size < this.#namesMax) break;
this.#entries.delete(old);
}
const entry = {
until: now + KEEP_MS,
kinds: new Set,
words: new Set
};
this.#entries.set(name, entry);
return entry;
}
}
const POLLED_MAX = 1e3;
const POLL_PATH = "/callbacks";
const POLL_BYTES_MAX = 64 * 1024;
const CONNECTIONS_MAX = 1e3;
const REQUEST_MS = 1e4;
class CallbackListener {
store;
hasDns=false;
#server;
#secret;
#instance=(0, external_node_crypto_.randomBytes)(8).toString("hex");
#texts=new Map;
constructor(secret) {
this.#secret = secret;
this.store = new CallbackStore(secret);
this.#server = (0, external_node_http_.createServer)({
requestTimeout: REQUEST_MS,
headersTimeout: REQUEST_MS
}, (request, response) => {
response.setHeader("connection", "close");
if (request.method === "POST" && request.url === POLL_PATH) void this.#poll(request, response); else this.#note(request, response);
});
this.#server.maxConnections = CONNECTIONS_MAX;
this.#server.on("clientError", (_error, socket) => socket.destroy());
}
async open(host, port) {
await new Promise((resolve, reject) => {
this.#server.once("error", reject);
this.#server.listen(port, host, resolve);
});
this.#server.on("error", () => undefined);
}
get port() {
return this.#server.address().port;
}
unref() {
this.#server.unref();
}
give(name, text) {
this.#texts.set(name, text);
}
close() {
return new Promise(resolve => {
this.#server.close(() => resolve());
this.#server.closeAllConnections();
});
}
#note(request, response) {
const labels = (request.headers.host ?? "").slice(0, 300).toLowerCase().split(".", 2);
const segments = (request.url ?? "").slice(0, 300).split(/[/?]/, 3).slice(1);
const names = [ labels, segments ].map(parts => this.store.note("http", parts));
const text = names.map(name => this.#texts.get(name ?? "")).find(one => one !== undefined);
response.writeHead(text === undefined ? 204 : 200).end(text);
request.resume();
}
async #poll(request, response) {
const body = await bodyOf(request).catch(() => null);
if (body === null || !isSigned(body, request, this.#secret)) {
response.writeHead(404).end();
return;
}
const {nonce: nonce, names: names} = (0, records.g1)((0, records.U4)(body.toString("utf8")));
const asked = (Array.isArray(names) ? names : []).slice(0, POLLED_MAX).map(String);
const seen = asked.flatMap(name => {
const callback = this.store.read(name);
return callback === null ? [] : [ [ name, callback ] ];
});
const reply = {
nonce: String(nonce).slice(0, 64),
instance: this.#instance,
dns: this.hasDns,
seen: Object.fromEntries(seen)
};
const bytes = Buffer.from(JSON.stringify(reply));
const signature = (0, contract_signature.c)([ this.#secret ], Math.floor(Date.now() / 1e3), bytes);
response.writeHead(200, {
"content-type": "application/json",
[signature_header.D8]: signature
}).end(bytes);
}
}
async function bodyOf(request) {
const chunks = [];
let size = 0;
for await (const chunk of request) {
size += chunk.length;
if (size > POLL_BYTES_MAX) return null;
chunks.push(chunk);
}
return Buffer.concat(chunks);
}
function isSigned(body, request, secret) {
const header = request.headers[signature_header.D8];
try {
(0, contract_signature.O)(body, typeof header === "string" ? header : undefined, secret);
return true;
} catch {
return false;
}
}
},
17374: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dc: () => nameAt,
PX: () => NONCE_LENGTH,
ZC: () => nameIn,
l2: () => callbackName
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NONCE_LENGTH = 16;
const NAME = /^[a-z]{32}$/;
const WORD = /^[a-z\d]{1,24}$/;
function callbackName(secret, nonce) {
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(`callback ${nonce}`).digest();
return nonce + [ ...digest.subarray(0, NONCE_LENGTH) ].map(byte => LETTERS[byte % LETTERS.length]).join("");
}
function nameIn(secret, parts) {
const at = parts.slice(0, 2).findIndex(part => NAME.test(part) && isOwn(secret, part));
if (at === -1) return null;
const word = at === 1 ? parts[0] ?? "" : "";
return {
name: parts[at],
word: WORD.test(word) ? word : null
};
}
function isOwn(secret, name) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(name), Buffer.from(callbackName(secret, name.slice(0, NONCE_LENGTH))));
}
function nameAt(origin, isHost, name) {
const {protocol: protocol, hostname: hostname, port: port} = new URL(origin);
const host = word => [ ...word === undefined ? [] : [ word ], name, hostname ].join(".");
const path = word => [ "", ...word === undefined ? [] : [ word ], name ].join("/");
return {
name: name,
url: word => isHost ? `${protocol}//${host(word)}${port === "" ? "" : `:${port}`}/` : `${origin}${path(word)}`,
host: word => isHost ? host(word) : null
};
}
},
50463: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
startCallbackServer: () => startCallbackServer
});
var callback_url = __webpack_require__(90969);
var external_node_dgram_ = __webpack_require__(41314);
var external_node_net_ = __webpack_require__(77030);
var dns_packet = __webpack_require__(14894);
const NO_ERROR = 0;
const REFUSED = 5;
const TTL = 0;
class CallbackDns {
#options;
#socket;
constructor(options, host) {
this.#options = options;
this.#socket = (0, external_node_dgram_.createSocket)((0, external_node_net_.isIPv4)(host) ? "udp4" : "udp6");
this.#socket.on("message", (message, {port: port, address: address}) => {
const reply = replyTo(message, this.#options);
if (reply !== null) this.#socket.send(reply, port, address, () => undefined);
});
}
async open(host, port) {
await new Promise((resolve, reject) => {
this.#socket.once("error", reject);
this.#socket.bind(port, host, resolve);
});
this.#socket.on("error", () => undefined);
}
get port() {
return this.#socket.address().port;
}
close() {
return new Promise(resolve => this.#socket.close(() => resolve()));
}
}
function replyTo(message, options) {
const query = decoded(message);
const question = query?.questions?.[0];
if (query === null || query.type !== "query" || question === undefined || query.questions?.length !== 1) return null;
const name = question.name.toLowerCase();
const {domain: domain, store: store} = options;
const isOurs = name === domain || name.endsWith(`.${domain}`);
if (isOurs) store.note("dns", name.slice(0, -domain.length - 1).split("."));
const answers = isOurs ? answersTo(question, options) : [];
const flags = (isOurs ? dns_packet.AUTHORITATIVE_ANSWER : 0) | (isOurs ? NO_ERROR : REFUSED);
const authorities = isOurs && answers.length === 0 ? [ startOfAuthority(domain) ] : [];
return dns_packet.encode({
type: "response",
id: query.id ?? 0,
flags: flags,
questions: [ question ],
answers: answers,
authorities: authorities
});
}
function decoded(message) {
try {
return dns_packet.decode(Buffer.from(message));
} catch {
return null;
}
}
function answersTo({name: name, type: type}, {domain: domain, addresses: addresses}) {
if (type === "A" || type === "AAAA") return addresses.filter(address => (0, external_node_net_.isIPv4)(address) === (type === "A")).map(data => ({
type: type,
name: name,
ttl: TTL,
data: data
}));
if (name.toLowerCase() !== domain) return [];
if (type === "NS") return [ {
type: type,
name: name,
ttl: TTL,
data: `ns.${domain}`
} ];
return type === "SOA" ? [ startOfAuthority(domain) ] : [];
}
function startOfAuthority(domain) {
const times = {
serial: 1,
refresh: 3600,
retry: 600,
expire: 86400,
minimum: TTL
};
return {
type: "SOA",
name: domain,
ttl: TTL,
data: {
mname: `ns.${domain}`,
rname: `hostmaster.${domain}`,
...times
}
};
}
var callback_listener = __webpack_require__(77123);
async function startCallbackServer({url: url, http: http, dns: dns, addresses: addresses}) {
const {host: domain, secret: secret} = (0, callback_url.A)(url);
const listener = new callback_listener.UO(secret);
await listener.open(http.host, http.port);
const zone = dns && new CallbackDns({
domain: domain,
addresses: addresses,
store: listener.store
}, dns.host);
try {
await (zone?.open(dns?.host ?? "", dns?.port ?? 0));
} catch (error) {
await Promise.all([ listener.close(), zone?.close() ]);
throw error;
}
listener.hasDns = zone !== undefined;
return {
httpPort: listener.port,
dnsPort: zone?.port ?? null,
close: async () => {
await Promise.all([ listener.close(), zone?.close() ]);
}
};
}
},
90969: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => parseCallbackUrl
});
const SECRET_LENGTH_MIN = 20;
function parseCallbackUrl(text) {
const url = URL.parse(text.trim());
if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "") throw new Error("not an http(s) URL without path, query and fragment. Write it as https://callbacks:SECRET@host.");
if (!/^[\w.~-]+$/.test(url.password) || url.password.length < SECRET_LENGTH_MIN) throw new Error(`has no password of at least ${SECRET_LENGTH_MIN} letters and digits, which is the secret of the listener: openssl rand -hex 20 makes one.`);
return {
origin: url.origin,
host: url.hostname.replace(/^\[|\]$/g, "").toLowerCase(),
secret: url.password
};
}
}
};
