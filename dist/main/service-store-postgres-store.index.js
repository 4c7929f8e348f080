export const id = "service-store-postgres-store";

export const ids = [ "service-store-postgres-store" ];

export const modules = {
13608: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
openPostgresStore: () => openPostgresStore
});
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(58500);
var esm = __webpack_require__(83849);
var external_node_events_ = __webpack_require__(78474);
var unavailable = __webpack_require__(2424);
const RETRY_MS = 1e3;
const CLOSE_MS = 1e3;
class PostgresListener extends external_node_events_.EventEmitter {
#connect;
#checkMs;
#onError;
#channels=new Set;
#client;
#isConnected=false;
#starting;
#retry;
#check;
#closed=false;
constructor(connect, checkMs, onError) {
super();
this.setMaxListeners(0);
this.#connect = connect;
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
if (this.#isConnected) await (0, unavailable.MQ)(client.end(), CLOSE_MS);
client.destroy();
await this.#starting;
}
async #start() {
if (this.#closed) return;
const client = this.#connect();
client.on("error", error => {
this.#onError(error);
this.#again(client);
});
client.on("end", () => this.#again(client));
client.on("notification", message => this.emit(message.channel, message.payload ?? ""));
this.#client = client;
this.#isConnected = false;
try {
await client.connect();
this.#isConnected = true;
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
var external_node_net_ = __webpack_require__(77030);
class WatchedClient extends esm.Ay.Client {
#socket;
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
const POOL_SIZE = 10;
const postgres_pool_CLOSE_MS = 1e3;
const MARGIN_MS = 1e3;
const PATIENCE = 1.1;
class PostgresPool {
#pool;
#deadlineMs;
#onError;
#watch=new ConnectionWatch;
#clients=new Set;
#used=new Map;
#born=new WeakMap;
#generation=0;
constructor(config, {deadlineMs: deadlineMs}, onError) {
this.#deadlineMs = deadlineMs;
this.#onError = onError;
class Client extends WatchedClient {
constructor(given) {
super(given, deadlineMs);
}
}
this.#pool = new esm.Ay.Pool({
...config,
connectionTimeoutMillis: deadlineMs,
max: POOL_SIZE,
Client: Client
});
this.#pool.on("error", onError);
this.#pool.on("connect", client => this.#opened(client));
}
get oldestMs() {
return this.#watch.oldestMs;
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
const connecting = this.#pool.connect();
let isLate = false;
const client = await (0, unavailable.RN)(connecting, deadline - performance.now(), () => {
isLate = true;
return new unavailable.b7(this.#deadlineMs);
}).finally(() => {
if (isLate) connecting.then(late => late.release()).catch(() => {});
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
if (isOver) client.destroy();
client.release(isOver);
}
#opened(client) {
this.#clients.add(client);
this.#born.set(client, this.#generation);
client.once("end", () => this.#clients.delete(client));
client.on("error", error => {
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
var store = __webpack_require__(18759);
const INT8 = 20;
const RETRYABLE = new Set([ "40001", "40P01" ]);
const ATTEMPTS = 4;
const QUERY_DEADLINE_MS = 8e3;
const STATEMENT_SHARE = .9;
const IDLE_TRANSACTION_MS = 3e4;
const KEEP_ALIVE_MS = 1e4;
const postgres_store_CLOSE_MS = 1e3;
const UNLIMITED_MS = 2 ** 31 - 1;
const LISTEN_CHECK_MS = 1e4;
const NOTICE_INTERVAL_MS = 20;
const types = {
getTypeParser: (oid, format) => oid === INT8 ? text => Number(text) : esm.Ay.types.getTypeParser(oid, format)
};
async function openPostgresStore(url, onError, deadlineMs = QUERY_DEADLINE_MS) {
const config = {
connectionString: url,
connectionTimeoutMillis: deadlineMs,
statement_timeout: Math.ceil(deadlineMs * STATEMENT_SHARE),
idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
application_name: "scan-gate",
keepAlive: true,
keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
types: types
};
const pool = new PostgresPool(config, {
deadlineMs: deadlineMs
}, onError);
try {
await pool.query({
text: "SELECT 1"
});
} catch (cause) {
await pool.close();
throw new Error(`Cannot connect to the database: ${cause.message || String(cause)}`, {
cause: cause
});
}
const scope = new store.Df;
const connect = (silenceMs = deadlineMs) => new WatchedClient({
...config,
statement_timeout: 0
}, silenceMs);
const listener = new PostgresListener(connect, Math.min(LISTEN_CHECK_MS, deadlineMs), onError);
const notices = new NoticeSender(listener, pool, onError);
let closed;
return {
kind: "postgres",
exclusive: false,
async query(text, params = []) {
scope.assertOutside("A query of the store");
return (await pool.query(statement(text, params))).rows;
},
async transaction(work, {statementMs: statementMs} = {}) {
scope.assertOutside("A transaction");
const outbox = new store.aO;
const result = await retried(() => {
outbox.clear();
return pool.use(client => inTransaction(client, tx => scope.run(() => work(tx)), outbox, statementMs), statementMs);
});
for (const [channel, payload] of outbox.notices) notices.send(channel, payload);
return result;
},
async session(work) {
const client = connect(UNLIMITED_MS);
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
await (0, unavailable.MQ)(client.end(), postgres_store_CLOSE_MS);
client.destroy();
}
},
get oldestMs() {
return pool.oldestMs;
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
async function retried(transaction) {
for (let attempt = 1; ;attempt += 1) {
try {
return await transaction();
} catch (error) {
if (attempt === ATTEMPTS || !RETRYABLE.has((0, store.cn)(error) ?? "")) throw error;
}
}
}
async function inTransaction(client, work, outbox, statementMs) {
await client.ask("BEGIN");
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
query: async (text, params = []) => (await run(statement(text, params))).rows,
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
function statement(text, values) {
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
const LOST = /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered|was closed))/;
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
