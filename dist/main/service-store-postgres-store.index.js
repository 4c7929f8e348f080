export const id = "service-store-postgres-store";

export const ids = [ "service-store-postgres-store" ];

export const modules = {
7335: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
openPostgresStore: () => openPostgresStore
});
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(58500);
var esm = __webpack_require__(83849);
var external_node_events_ = __webpack_require__(78474);
const RETRY_MS = 1e3;
class PostgresListener extends external_node_events_.EventEmitter {
#servers;
#silenceMs;
#checkMs;
#onError;
#channels=new Set;
#client;
#starting;
#retry;
#check;
#closed=false;
constructor(servers, silenceMs, checkMs, onError) {
super();
this.setMaxListeners(0);
this.#servers = servers;
this.#silenceMs = silenceMs;
this.#checkMs = checkMs;
this.#onError = onError;
}
async subscribe(channel, handler) {
this.on(channel, handler);
this.#starting ??= this.#start();
await this.#starting;
if (!this.#channels.has(channel)) {
this.#channels.add(channel);
await (this.#client?.ask(listen(channel)).catch(this.#onError));
}
return async () => void this.off(channel, handler);
}
async close() {
this.#closed = true;
clearTimeout(this.#retry);
clearInterval(this.#check);
this.removeAllListeners();
const client = this.#client;
if (client === undefined) return;
await client.close();
await this.#starting;
}
async #start() {
const isFound = await this.#servers.find().then(() => true, error => {
this.#onError(error);
return false;
});
if (this.#closed) return;
if (!isFound) return this.#again();
const client = this.#servers.client(this.#silenceMs);
client.on("error", error => {
this.#onError(error);
this.#again(client);
});
client.on("end", () => this.#again(client));
client.on("notification", message => this.emit(message.channel, message.payload ?? ""));
this.#client = client;
try {
await client.connect();
for (const channel of this.#channels) await client.ask(listen(channel));
clearInterval(this.#check);
this.#check = setInterval(() => void client.ask("SELECT 1").catch(() => {}), this.#checkMs).unref();
} catch (error) {
if (!this.#closed) this.#onError(error);
client.destroy();
this.#again(client);
}
}
#again(client) {
if (this.#client === client) this.#client = undefined;
this.#servers.forget();
if (this.#closed || this.#retry !== undefined) return;
clearInterval(this.#check);
this.#retry = setTimeout(() => {
this.#retry = undefined;
this.#starting = this.#start();
}, RETRY_MS);
this.#retry.unref();
}
}
const listen = channel => `LISTEN ${esm.Ay.escapeIdentifier(channel)}`;
var unavailable = __webpack_require__(2424);
var external_node_net_ = __webpack_require__(77030);
const CLOSE_MS = 1e3;
class WatchedClient extends esm.Ay.Client {
#socket;
#isConnected=false;
#open=0;
#answers=0;
#timer;
silenceMs;
constructor(config, silenceMs) {
const socket = new external_node_net_.Socket;
super({
...config,
stream: () => socket
});
this.#socket = socket;
this.silenceMs = silenceMs;
this.once("connect", () => {
this.#isConnected = true;
});
}
async ask(query) {
this.#open += 1;
if (this.#open === 1) this.#watch();
try {
return await this.query(query);
} finally {
this.#open -= 1;
this.#answers += 1;
clearTimeout(this.#timer);
if (this.#open > 0) this.#watch();
}
}
async close() {
if (this.#isConnected) await (0, unavailable.MQ)(this.end(), CLOSE_MS);
this.destroy();
}
destroy(error) {
clearTimeout(this.#timer);
this.#socket.destroy(error);
}
#watch() {
const before = this.#answers;
const ms = this.silenceMs;
this.#timer = setTimeout(() => {
setImmediate(() => {
if (this.#answers === before && this.#open > 0) this.destroy(new unavailable.b7(ms));
});
}, ms);
}
}
const postgres_pool_CLOSE_MS = 1e3;
const MARGIN_MS = 1e3;
const PATIENCE = 1.1;
class PostgresPool {
#pool;
#servers;
#deadlineMs;
#onError;
#watch=new ConnectionWatch;
#clients=new Set;
#used=new Map;
#born=new WeakMap;
#generation=0;
constructor(servers, {deadlineMs: deadlineMs, size: size, setUp: setUp}, onError) {
this.#servers = servers;
this.#deadlineMs = deadlineMs;
this.#onError = onError;
class Client extends WatchedClient {
constructor() {
super(servers.settings, deadlineMs);
}
}
this.#pool = new esm.Ay.Pool({
connectionTimeoutMillis: deadlineMs,
max: size,
Client: Client,
...setUp !== undefined && {
onConnect: client => client.ask(setUp)
}
});
this.#pool.on("error", onError);
this.#pool.on("connect", client => this.#opened(client));
}
get oldestMs() {
return this.#watch.oldestMs;
}
get connections() {
const {totalCount: totalCount, idleCount: idle, waitingCount: waiting} = this.#pool;
return {
used: totalCount - idle,
idle: idle,
waiting: waiting,
max: this.#pool.options.max
};
}
query(query) {
return this.#watch.run(async () => {
const deadline = performance.now() + this.#deadlineMs * PATIENCE;
const client = await this.#acquire();
const asked = client.ask(query);
void asked.then(() => this.#release(client), error => this.#release(client, error));
return (0, unavailable.RN)(asked, deadline - performance.now(), () => new unavailable.b7(this.#deadlineMs));
});
}
use(work, statementMs) {
if (statementMs === undefined) return this.#watch.run(() => this.#use(work, this.#deadlineMs));
return this.#use(work, statementMs + MARGIN_MS);
}
retire() {
this.#generation += 1;
this.#servers.forget();
}
async close() {
const ended = this.#pool.end();
await (0, unavailable.MQ)(ended, postgres_pool_CLOSE_MS);
for (const client of this.#clients) client.destroy();
await ended;
}
async #use(work, silenceMs) {
const client = await this.#acquire();
client.silenceMs = silenceMs;
let fault;
try {
return await work(client);
} catch (error) {
fault = error;
await client.ask("ROLLBACK").catch(rollbackError => this.#used.set(client, rollbackError));
throw error;
} finally {
client.silenceMs = this.#deadlineMs;
this.#release(client, fault);
}
}
async #acquire() {
const deadline = performance.now() + this.#deadlineMs;
for (;;) {
await (0, unavailable.RN)(this.#servers.find(), deadline - performance.now(), () => new unavailable.b7(this.#deadlineMs));
const connecting = this.#pool.connect();
let isLate = false;
const client = await (0, unavailable.RN)(connecting, deadline - performance.now(), () => {
isLate = true;
return new unavailable.b7(this.#deadlineMs);
}).catch(error => {
if (isLate) connecting.then(late => late.release()).catch(() => {});
this.#servers.forget();
throw error;
});
this.#used.set(client, undefined);
if (this.#born.get(client) === this.#generation) return client;
this.#release(client);
}
}
#release(client, fault) {
const lost = this.#used.get(client);
this.#used.delete(client);
if (lost instanceof unavailable.b7 || fault instanceof unavailable.b7 || (0, unavailable.PI)(fault)) this.retire();
const isOver = lost !== undefined || (0, unavailable.BG)(fault) || this.#born.get(client) !== this.#generation;
if (isOver) {
this.#servers.forget();
client.destroy();
}
client.release(isOver);
}
#opened(client) {
this.#clients.add(client);
this.#born.set(client, this.#generation);
client.once("end", () => this.#clients.delete(client));
client.on("error", error => {
this.#servers.forget();
if (!this.#used.has(client)) return;
this.#used.set(client, error);
this.#onError(error);
});
}
}
class ConnectionWatch {
#open=new Set;
async run(work) {
const entry = {
since: performance.now()
};
this.#open.add(entry);
try {
return await work();
} finally {
this.#open.delete(entry);
}
}
get oldestMs() {
const [oldest] = this.#open;
return oldest === undefined ? 0 : performance.now() - oldest.since;
}
}
class NoPrimary extends Error {
code=unavailable.XK;
constructor() {
super("No host of the database URL takes writes: those that respond are standbys.");
this.name = "NoPrimary";
}
}
const ROUNDS = 2;
const WRITING = [ "read-write", "primary" ];
const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^?#]*)(?:\?([^#]*))?/;
function readDatabaseUrl(url) {
const [, before = "", authority = "", path = "", query = ""] = URL_PARTS.exec(url) ?? [];
const hosts = authority.split(",");
const params = new URLSearchParams(query);
const wanted = params.get("target_session_attrs") ?? (hosts.length > 1 ? "read-write" : "any");
if (wanted !== "any" && !WRITING.includes(wanted)) {
throw new Error("target_session_attrs must be read-write, primary or any: the service writes.");
}
const prefersTls = params.get("sslmode") === "prefer";
const needsWrites = WRITING.includes(wanted);
if (hosts.length === 1 && !needsWrites && !prefersTls) return {
servers: [ {
connectionString: url
} ],
needsWrites: needsWrites
};
params.delete("target_session_attrs");
if (prefersTls) params.delete("sslmode");
const servers = hosts.flatMap(host => {
const connectionString = `${before}${host}${path}?${params}`;
const tls = {
connectionString: connectionString,
ssl: {
rejectUnauthorized: false
}
};
return prefersTls ? [ tls, {
connectionString: connectionString,
ssl: false
} ] : [ {
connectionString: connectionString
} ];
});
return {
servers: servers,
needsWrites: needsWrites
};
}
class PostgresServers {
#servers;
#needsWrites;
#settings;
#deadlineMs;
#found;
#isKnown=false;
#search;
constructor(url, settings, deadlineMs) {
const {servers: servers, needsWrites: needsWrites} = readDatabaseUrl(url);
const [first] = servers;
if (first === undefined) throw new Error("The database URL names no host.");
this.#servers = servers;
this.#found = first;
this.#needsWrites = needsWrites;
this.#settings = settings;
this.#deadlineMs = deadlineMs;
this.forget();
}
get settings() {
return {
...this.#settings,
connectionTimeoutMillis: this.#deadlineMs,
...this.#found
};
}
async find() {
if (this.#isKnown) return;
this.#search ??= this.#firstOfUse().finally(() => {
this.#search = undefined;
});
await this.#search;
}
forget() {
this.#isKnown = this.#servers.length === 1 && !this.#needsWrites;
}
client(silenceMs) {
return new WatchedClient(this.settings, silenceMs);
}
async #firstOfUse() {
const connectionTimeoutMillis = this.#deadlineMs / (this.#servers.length + 1);
let fault;
for (const server of this.#servers) {
const client = new WatchedClient({
...this.#settings,
connectionTimeoutMillis: connectionTimeoutMillis,
...server
}, connectionTimeoutMillis);
client.on("error", () => {});
try {
await client.connect();
if (!this.#needsWrites || await takesWrites(client)) {
this.#found = server;
this.#isKnown = true;
return;
}
fault = new NoPrimary;
} catch (error) {
if (!(fault instanceof NoPrimary)) fault = error;
} finally {
await client.close();
}
}
throw fault;
}
}
async function takesWrites(client) {
const {rows: rows} = await client.ask("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only");
return rows[0]?.read_only === false;
}
async function assertOwnSession(servers, deadlineMs) {
await servers.find();
const [one, other] = [ servers.client(deadlineMs), servers.client(deadlineMs) ];
for (const client of [ one, other ]) client.on("error", () => {});
const session = async client => {
const {rows: rows} = await client.ask("SELECT pg_backend_pid() AS pid");
return rows[0]?.pid;
};
try {
for (const client of [ one, other ]) await client.connect();
for (let round = 0; ;round += 1) {
const first = await session(one);
await other.ask("BEGIN");
if (await session(other) === first || await session(one) !== first) break;
await other.ask("COMMIT");
if (round === ROUNDS) return;
}
} finally {
for (const client of [ one, other ]) await client.close();
}
throw new Error("its URL leads to a pooler in transaction mode. Give --database-direct-url, the URL of the server itself, or set the pooler to session mode.");
}
var store = __webpack_require__(18759);
const INT8 = 20;
const POOL_SIZE = 10;
const RETRYABLE = new Set([ "40001", "40P01" ]);
const ATTEMPTS = 4;
const QUERY_DEADLINE_MS = 8e3;
const STATEMENT_SHARE = .9;
const IDLE_TRANSACTION_MS = 3e4;
const KEEP_ALIVE_MS = 1e4;
const UNLIMITED_MS = 2 ** 31 - 1;
const LISTEN_CHECK_MS = 1e4;
const NOTICE_INTERVAL_MS = 20;
const types = {
getTypeParser: (oid, format) => oid === INT8 ? text => Number(text) : esm.Ay.types.getTypeParser(oid, format)
};
async function openPostgresStore({url: url, directUrl: directUrl, poolSize: poolSize = POOL_SIZE, queryDeadlineMs: deadlineMs = QUERY_DEADLINE_MS}, onError) {
const settings = {
application_name: "scan-gate",
keepAlive: true,
keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
types: types
};
const limits = scope => `SET ${scope} statement_timeout = ${Math.ceil(deadlineMs * STATEMENT_SHARE)}; SET ${scope} idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`;
const hasSession = directUrl === undefined;
const begin = hasSession ? "BEGIN" : `BEGIN; ${limits("LOCAL")}`;
const {direct: direct, pool: pool} = await connected(async () => {
const servers = new PostgresServers(url, settings, deadlineMs);
const direct = hasSession ? servers : new PostgresServers(directUrl, settings, deadlineMs);
await assertOwnSession(direct, deadlineMs);
const pool = new PostgresPool(servers, {
deadlineMs: deadlineMs,
size: poolSize,
...hasSession && {
setUp: limits("SESSION")
}
}, onError);
await pool.query({
text: "SELECT 1"
}).catch(async error => {
await pool.close();
throw error;
});
return {
direct: direct,
pool: pool
};
});
const scope = new store.Df;
const listener = new PostgresListener(direct, deadlineMs, Math.min(LISTEN_CHECK_MS, deadlineMs), onError);
const notices = new NoticeSender(listener, pool, onError);
let closed;
return {
kind: "postgres",
exclusive: false,
async query(text, params = []) {
scope.assertOutside("A query of the store");
return (await pool.query(statement(text, params, hasSession))).rows;
},
async transaction(work, {statementMs: statementMs} = {}) {
scope.assertOutside("A transaction");
const outbox = new store.aO;
const result = await retried(() => {
outbox.clear();
return pool.use(client => inTransaction({
client: client,
begin: begin,
hasSession: hasSession,
outbox: outbox,
statementMs: statementMs
}, tx => scope.run(() => work(tx))), statementMs);
});
for (const [channel, payload] of outbox.notices) notices.send(channel, payload);
return result;
},
async session(work) {
await direct.find();
const client = direct.client(UNLIMITED_MS);
client.on("error", onError);
try {
await client.connect();
return await work({
query: async (text, params = []) => (await client.ask({
text: text,
values: [ ...params ]
})).rows,
exec: async script => void await client.ask(script)
});
} finally {
await client.close();
}
},
get oldestMs() {
return pool.oldestMs;
},
get connections() {
return pool.connections;
},
retireConnections: () => pool.retire(),
subscribe: (channel, handler) => listener.subscribe(channel, handler),
close() {
closed ??= (async () => {
await listener.close();
await notices.close();
await pool.close();
})();
return closed;
}
};
}
async function connected(open) {
try {
return await open();
} catch (cause) {
throw new Error(`Cannot connect to the database: ${cause.message || String(cause)}`, {
cause: cause
});
}
}
async function retried(transaction) {
for (let attempt = 1; ;attempt += 1) {
try {
return await transaction();
} catch (error) {
if (attempt === ATTEMPTS || !RETRYABLE.has((0, store.cn)(error) ?? "")) throw error;
}
}
}
async function inTransaction({client: client, begin: begin, hasSession: hasSession, outbox: outbox, statementMs: statementMs}, work) {
await client.ask(begin);
if (statementMs !== undefined) await client.ask(`SET LOCAL statement_timeout = ${Math.ceil(statementMs)}`);
let hasEnded = false;
let last = Promise.resolve();
const run = query => {
const asked = last.then(() => {
if (hasEnded) throw new Error("The transaction has ended.");
return client.ask(query);
});
last = asked.catch(() => {});
return asked;
};
const tx = {
query: async (text, params = []) => (await run(statement(text, params, hasSession))).rows,
exec: async script => void await run(script),
notify: (channel, payload) => outbox.add(channel, payload)
};
const result = await work(tx).finally(() => {
hasEnded = true;
});
await client.ask("COMMIT");
return result;
}
class NoticeSender {
#listener;
#pool;
#onError;
#sending=new Set;
#recent=new Map;
#isClosed=false;
constructor(listener, pool, onError) {
this.#listener = listener;
this.#pool = pool;
this.#onError = onError;
}
send(channel, payload) {
this.#listener.emit(channel, payload);
const name = `${channel} ${payload}`;
if (this.#recent.has(name)) {
this.#recent.set(name, true);
return;
}
const sent = this.#send(channel, payload, name).finally(() => this.#sending.delete(sent));
this.#sending.add(sent);
}
async #send(channel, payload, name) {
do {
this.#recent.set(name, false);
await this.#pool.query({
text: "SELECT pg_notify($1, $2)",
values: [ channel, payload ]
}).catch(this.#onError);
if (!this.#isClosed) await (0, promises_.setTimeout)(NOTICE_INTERVAL_MS);
} while (this.#recent.get(name) === true);
this.#recent.delete(name);
}
async close() {
this.#isClosed = true;
await Promise.all(this.#sending);
}
}
const statementNames = new Map;
function statement(text, values, hasSession) {
if (!hasSession) return {
text: text,
values: [ ...values ]
};
let name = statementNames.get(text);
if (name === undefined) {
name = `s${(0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 24)}`;
statementNames.set(text, name);
}
return {
name: name,
text: text,
values: [ ...values ]
};
}
},
2424: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BG: () => isFatal,
MQ: () => endedOrLate,
PI: () => isReadOnly,
Pd: () => isUnavailable,
RN: () => inTime,
XK: () => READ_ONLY_TRANSACTION,
b7: () => DatabaseSilent
});
var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18759);
async function inTime(work, ms, toError) {
const {promise: promise, reject: reject} = Promise.withResolvers();
const timer = setTimeout(() => reject(toError()), Math.max(0, ms));
try {
return await Promise.race([ work, promise ]);
} finally {
clearTimeout(timer);
}
}
async function endedOrLate(work, ms) {
await inTime(work, ms, () => new Error("late")).catch(() => {});
}
class DatabaseSilent extends Error {
code="DATABASE_SILENT";
constructor(ms) {
super(`The database has not answered for ${Math.round(ms)} ms.`);
this.name = "DatabaseSilent";
}
}
const TRANSIENT = /^(?:08...|25006|25P03|40001|40P01|53...|55000|55P03|57014|57P..|58...)$/;
const UNREACHABLE = new Set([ "DATABASE_SILENT", "EAI_AGAIN", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "EDQUOT", "EHOSTDOWN", "EHOSTUNREACH", "EIO", "ENETDOWN", "ENETRESET", "ENETUNREACH", "ENOSPC", "ENOTFOUND", "EPIPE", "ETIMEDOUT" ]);
const LOST = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:has encountered|was closed))/;
function isUnavailable(error) {
if (TRANSIENT.test((0, _store_js__WEBPACK_IMPORTED_MODULE_0__.cn)(error) ?? "")) return true;
if (!(error instanceof Error)) return false;
return UNREACHABLE.has(error.code) || LOST.test(error.message);
}
function isFatal(error) {
return error instanceof Error && error.severity === "FATAL";
}
const READ_ONLY_TRANSACTION = "25006";
function isReadOnly(error) {
return (0, _store_js__WEBPACK_IMPORTED_MODULE_0__.cn)(error) === READ_ONLY_TRANSACTION;
}
}
};
