export const id = "contract-key";

export const ids = [ "contract-key" ];

export const modules = {
32024: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KZ: () => keyModeOf,
P5: () => KEY_SECRET_ALPHABET,
Vo: () => KEY_PREFIXES,
WJ: () => KEY_TYPES,
iW: () => SCOPES,
ld: () => KEY_MODES
});
var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
const SCOPES = [ "scans:read", "scans:write", "targets:read", "targets:write", "reports:read", "webhooks:write", "usage:read", "findings:write", "checks:write" ];
const KEY_MODES = [ "live", "test" ];
const KEY_TYPES = [ "workspace", "personal" ];
const KEY_PREFIXES = {
live: "svc_live_",
test: "svc_test_"
};
const KEY_SECRET_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.keySecretLength}}$`);
function keyModeOf(text) {
const match = KEY_PATTERN.exec(text);
return match ? match[1] : undefined;
}
},
8331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => auditAll,
s: () => audit
});
var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
async function audit(sql, actor, action, subject, now, details = {}) {
await auditAll(sql, actor, [ {
action: action,
subject: subject,
details: details
} ], now);
}
async function auditAll(sql, actor, entries, now) {
if (entries.length > 0) await sql.query(INSERT, paramsOf(actor, entries, now));
}
const INSERT = `INSERT INTO audit (id, workspace_id, at, actor, action, subject, details)\n  SELECT id, $1, $2, $3, action, subject, details FROM jsonb_to_recordset($4::jsonb)\n    AS e (id text, action text, subject text, details jsonb)`;
function paramsOf(actor, entries, now) {
const rows = entries.map(entry => ({
details: {},
...entry,
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("aud", now)
}));
return [ actor.workspaceId, now, actor.keyId, JSON.stringify(rows) ];
}
},
74459: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bi: () => liveWorkspaceId,
Nw: () => bootstrap,
Vw: () => awaitBootstrap,
XM: () => replaceAdminToken,
_7: () => withBootstrapLock,
d_: () => adminTokenHash,
hj: () => locateKeys
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
var _audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8331);
var _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19431);
var _keys_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46593);
var _workspaces_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56432);
const BOOTSTRAP_LOCK = 7302144020;
const BOOTSTRAP_LOCK_MS = 3e4;
const BOOTSTRAP_WAIT_MS = 6e4;
const BOOTSTRAP_POLL_MS = 250;
async function bootstrap(store, initialTokens, now, keeper, givenHash) {
return withBootstrapLock(store, async tx => {
const found = await earlierStart(tx) ?? await makeWorkspace(tx, initialTokens, now);
if (givenHash !== undefined) {
await useAdminToken(tx, givenHash, found.workspaceId, now);
return found;
}
if (keeper === null || await adminTokenHash(tx) !== undefined) return found;
const keys = await makeFirstKeys(tx, found.workspaceId, now);
await (keeper?.keep(keys));
return {
...found,
apiKey: keys.apiKey,
adminToken: keys.adminToken
};
});
}
async function awaitBootstrap(store, waitMs = BOOTSTRAP_WAIT_MS) {
const deadline = performance.now() + waitMs;
for (;;) {
const found = await earlierStart(store);
if (found !== undefined) return found;
if (performance.now() > deadline) {
throw new Error("The database has no workspace yet: start a process with the role api or all first.");
}
await new Promise(resolve => setTimeout(resolve, BOOTSTRAP_POLL_MS));
}
}
function withBootstrapLock(store, work) {
return store.transaction(async tx => {
await tx.query("SELECT pg_advisory_xact_lock($1)", [ BOOTSTRAP_LOCK ]);
return work(tx);
}, {
statementMs: BOOTSTRAP_LOCK_MS
});
}
function liveWorkspaceId(sql) {
return setting(sql, "workspace_id");
}
function adminTokenHash(sql) {
return setting(sql, "admin_token_hash");
}
async function replaceAdminToken(tx) {
const token = `svc_admin_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString("base64url")}`;
await storeAdminTokenHash(tx, (0, _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__.EN)(token));
return token;
}
async function useAdminToken(tx, hash, workspaceId, now) {
if (await adminTokenHash(tx) === hash) return;
await storeAdminTokenHash(tx, hash);
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_2__.s)(tx, {
workspaceId: workspaceId,
keyId: "service"
}, "admin_token.issued", workspaceId, now);
}
async function storeAdminTokenHash(tx, hash) {
await tx.query(`INSERT INTO settings (name, value) VALUES ('admin_token_hash', $1)\n     ON CONFLICT (name) DO UPDATE SET value = excluded.value`, [ hash ]);
}
async function locateKeys({store: store, log: log}, keeper, place) {
if (keeper === undefined) return;
const outcome = await withBootstrapLock(store, async tx => {
const hash = await adminTokenHash(tx);
if (keeper === null) return hash === undefined ? "none" : "kept";
return keeper.locate(place, token => hash === (0, _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_3__.EN)(token));
});
if (outcome === "kept") return;
if (outcome === "none") {
const message = "No API key exists yet. Start the service once with --bootstrap FILE to create the first key.";
log("warn", "bootstrap.none", {
message: message
});
return;
}
const fault = outcome === "missing" ? "is missing" : "has no valid admin token of this database";
const remedy = store.kind === "postgres" ? "Run scan-gate admin-token --database-url URL --bootstrap FILE; no restart is needed." : "Stop the service, run scan-gate admin-token --data DIR --bootstrap FILE, and start it again.";
log("warn", `bootstrap.${outcome}`, {
file: keeper?.name,
message: `The keys of this database were created by an earlier start, and the bootstrap file ${fault}. The file was not changed. ${remedy}`
});
}
async function earlierStart(sql) {
const workspaceId = await liveWorkspaceId(sql);
const secret = await setting(sql, "secret");
if (workspaceId === undefined || secret === undefined) return undefined;
return {
workspaceId: workspaceId,
apiKey: null,
adminToken: null,
secret: secret
};
}
async function makeWorkspace(tx, initialTokens, now) {
const secret = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
const workspaceId = await (0, _workspaces_js__WEBPACK_IMPORTED_MODULE_5__.Xf)(tx, initialTokens, now);
await tx.query("INSERT INTO settings (name, value) VALUES ('workspace_id', $1), ('secret', $2)", [ workspaceId, secret ]);
return {
workspaceId: workspaceId,
apiKey: null,
adminToken: null,
secret: secret
};
}
async function makeFirstKeys(tx, workspaceId, now) {
const key = await (0, _keys_keys_js__WEBPACK_IMPORTED_MODULE_4__.cF)(tx, {
workspaceId: workspaceId,
type: "workspace",
mode: "live",
memberId: null,
scopes: _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.iW,
expiresAt: null,
name: "First key"
}, now);
return {
workspaceId: workspaceId,
apiKey: key.secret,
adminToken: await replaceAdminToken(tx)
};
}
async function setting(sql, name) {
const [row] = await sql.query("SELECT value FROM settings WHERE name = $1", [ name ]);
return row?.value;
}
},
47382: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Si: () => newId,
cE: () => idsBefore,
eQ: () => isId,
iR: () => timeAfter
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;
let lastTime = 0;
let lastRandom = [];
let lastText = "";
function newId(prefix, now) {
const time = Math.max(now.getTime(), lastTime);
if (time === lastTime) {
increment(lastRandom);
} else {
lastTime = time;
lastRandom = Array.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(RANDOM_LENGTH), byte => byte & 31);
lastRandom[0] = (lastRandom[0] ?? 0) & 15;
lastText = "";
}
const last = lastRandom[RANDOM_LENGTH - 1] ?? 0;
if (lastText === "" || last === 0) lastText = encodeTime(time) + textOf(lastRandom.slice(0, -1));
return `${prefix}_${lastText}${ALPHABET[last]}`;
}
const textOf = digits => digits.map(digit => ALPHABET[digit]).join("");
function increment(digits) {
for (let index = digits.length - 1; index >= 0; index -= 1) {
const digit = (digits[index] ?? 0) + 1;
digits[index] = digit & 31;
if (digit < 32) return;
}
}
function encodeTime(time) {
let rest = time;
let text = "";
for (let index = 0; index < TIME_LENGTH; index += 1) {
text = `${ALPHABET[rest % 32]}${text}`;
rest = Math.floor(rest / 32);
}
return text;
}
function idsBefore(prefix, time) {
return `${prefix}_${encodeTime(time.getTime())}`;
}
function timeAfter(id, now) {
let time = 0;
for (const digit of id.slice(id.indexOf("_") + 1).slice(0, TIME_LENGTH)) time = time * 32 + ALPHABET.indexOf(digit);
return new Date(Math.max(now.getTime(), time + 1));
}
function isId(prefix, text) {
return text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));
}
},
19431: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EN: () => hashKey,
RW: () => displayPrefix,
Wc: () => newKeySecret
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
function newKeySecret(mode) {
const secret = Array.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(_contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.keySecretLength), byte => _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.P5[byte & 31]).join("");
return `${_contract_key_js__WEBPACK_IMPORTED_MODULE_1__.Vo[mode]}${secret}`;
}
function hashKey(key) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex");
}
function displayPrefix(key) {
return key.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.keyDisplayPrefixLength);
}
},
46593: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => revokeKey,
Io: () => toAdminKey,
TH: () => listKeys,
Tj: () => findKey,
cF: () => createKey,
hu: () => endKeyLater
});
var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
var _store_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44576);
var _key_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19431);
const COLUMNS = `k.id, k.workspace_id, k.name, k.type, k.mode, m.name AS member, k.managed_by, k.trust_id, k.scopes, k.display_prefix,\n  k.created_at, k.last_used_at, k.expires_at, k.revoked_at, k.revoked_reason`;
const TABLES = "api_keys k LEFT JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id";
function toAdminKey(row) {
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_2__.K)(row, [ "id", "workspace_id", "name", "type", "mode", "member", "managed_by", "trust_id", "scopes", "display_prefix", "created_at", "last_used_at", "expires_at", "revoked_at", "revoked_reason" ]);
}
async function createKey(sql, key, now) {
const secret = (0, _key_secret_js__WEBPACK_IMPORTED_MODULE_1__.Wc)(key.mode);
const id = (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("key", now);
await sql.query(`INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at, expires_at,\n       managed_by, name, trust_id, targets)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`, [ id, key.workspaceId, key.type, key.mode, key.memberId, [ ...key.scopes ], (0, 
_key_secret_js__WEBPACK_IMPORTED_MODULE_1__.EN)(secret), (0, _key_secret_js__WEBPACK_IMPORTED_MODULE_1__.RW)(secret), now, key.expiresAt, key.managedBy ?? null, key.name ?? null, key.trust?.id ?? null, key.trust?.targets ?? null ]);
return {
id: id,
secret: secret
};
}
function listKeys(sql, workspaceId, page) {
return sql.query(`SELECT ${COLUMNS} FROM ${TABLES}\n     WHERE (w.id = $1 OR w.sandbox_of = $1) AND (k.trust_id IS NULL OR k.expires_at > clock_timestamp()) AND ($2::timestamptz IS NULL OR (k.created_at, k.id) < ($2, $3))\n     ORDER BY k.created_at DESC, k.id DESC LIMIT $4`, [ workspaceId, ...page.after, page.limit ]);
}
async function findKey(sql, workspaceId, id) {
const [key] = await sql.query(`SELECT ${COLUMNS} FROM ${TABLES} WHERE k.id = $2 AND (w.id = $1 OR w.sandbox_of = $1)`, [ workspaceId, id ]);
return key;
}
async function revokeKey(sql, workspaceId, keyId, reason, now) {
const rows = await sql.query(`UPDATE api_keys SET revoked_at = $3, revoked_reason = $4 WHERE id = $2 AND revoked_at IS NULL\n     AND workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1) RETURNING id`, [ workspaceId, keyId, now, reason ]);
return rows.length === 1;
}
async function endKeyLater(sql, keyId, until) {
await sql.query(`UPDATE api_keys SET expires_at = least(expires_at, $2), revoked_reason = 'rotated'\n     WHERE id = $1 AND revoked_at IS NULL`, [ keyId, until ]);
}
},
91863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ji: () => charge,
X4: () => grantTokens,
dL: () => lockWallet,
k9: () => readUsage,
p1: () => refund,
yk: () => readWallet
});
var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
var _store_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18759);
const USAGE_DAYS = 30;
const CHECK_VIOLATION = "23514";
async function readWallet(sql, workspaceId, config, lock = "") {
const {livemode: livemode, balance: balance, prices: prices} = (0, _store_store_js__WEBPACK_IMPORTED_MODULE_1__.J0)(await sql.query(`SELECT livemode, balance, prices FROM workspaces WHERE id = $1 ${lock}`, [ workspaceId ]));
return {
livemode: livemode,
balance: balance,
prices: config.isMetered ? {
...config.prices,
...prices
} : config.prices
};
}
function lockWallet(tx, workspaceId, config) {
return readWallet(tx, workspaceId, config, "FOR UPDATE");
}
async function charge(tx, workspaceId, livemode, charges, now) {
const due = charges.filter(entry => entry.cost > 0);
if (due.length === 0) return;
const entries = due.map(entry => ({
...entry,
kind: "charge",
amount: livemode ? -entry.cost : 0
}));
await append(tx, workspaceId, entries, now);
}
async function refund(tx, workspaceId, reference, now) {
const [charged] = await tx.query("SELECT operation, amount, cost FROM ledger WHERE workspace_id = $1 AND reference = $2 AND kind = 'charge'", [ workspaceId, reference ]);
if (charged === undefined) return;
await append(tx, workspaceId, [ {
kind: "refund",
operation: charged.operation,
reference: reference,
amount: -charged.amount,
cost: -charged.cost
} ], now);
}
async function grantTokens(sql, workspaceId, amount, now) {
await sql.query("INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) VALUES ($1, $2, $3, 'grant', $4, 0)", [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("led", now), workspaceId, now, amount ]);
}
async function append(tx, workspaceId, entries, now) {
const rows = entries.map(entry => ({
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("led", now),
kind: entry.kind,
operation: entry.operation,
reference: entry.reference,
amount: entry.amount,
cost: entry.cost
}));
try {
await tx.query(`INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)\n       SELECT id, $1, $2, kind, operation, reference, amount, cost FROM jsonb_to_recordset($3::jsonb)\n         AS e (id text, kind text, operation text, reference text, amount bigint, cost bigint)`, [ workspaceId, now, JSON.stringify(rows) ]);
} catch (error) {
throw (0, _store_store_js__WEBPACK_IMPORTED_MODULE_1__.cn)(error) === CHECK_VIOLATION ? new _store_store_js__WEBPACK_IMPORTED_MODULE_1__.RV({
cause: error
}) : error;
}
}
async function readUsage(sql, workspaceId, config, now) {
const since = new Date(now.getTime() - USAGE_DAYS * 24 * 3600 * 1e3);
const {livemode: livemode, balance: balance, prices: prices} = await readWallet(sql, workspaceId, config);
const rows = await sql.query(`SELECT operation, sum(cost)::bigint AS cost FROM ledger\n     WHERE workspace_id = $1 AND created_at > $2 AND operation IS NOT NULL GROUP BY operation ORDER BY operation`, [ workspaceId, since ]);
return {
balance: balance,
metered: config.isMetered,
mode: livemode ? "live" : "test",
last_30d: {
total: rows.reduce((sum, row) => sum + row.cost, 0),
by_operation: Object.fromEntries(rows.map(row => [ row.operation, row.cost ]))
},
prices: {
...prices
},
as_of: now.toISOString()
};
}
},
69899: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
YO: () => currentVersion,
_r: () => migrate,
sK: () => missingMigrations,
uO: () => assertMigrated
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _migration_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89720);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18759);
const PATIENCE = {
lockMs: 200,
pauseMs: 1800,
attempts: 900
};
const MIGRATION_LOCK = 7302144019;
const OTHER_PROCESS_MS = 60 * 6e4;
const POLL_MS = 100;
const LOCKED = new Set([ "55P03", "40P01" ]);
const NO_TRANSACTION = "-- no transaction\n";
const COMPATIBLE_FROM = /^-- compatible from (\d+)$/m;
const CONCURRENT_INDEX = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)/gm;
async function migrate(store, onApplied = () => {}, patience = PATIENCE, known = (0, 
_migration_files_js__WEBPACK_IMPORTED_MODULE_1__.YJ)()) {
if ((await missingMigrations(store, known)).length === 0) return;
await store.session(async session => {
await session.exec(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = ${patience.lockMs}`);
await lockMigrations(session);
await inTransaction(session, "the table schema_migrations", patience, () => session.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());\n         ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS compatible_from int`));
for (const migration of await missingMigrations(session, known)) {
await apply(session, migration, patience);
onApplied(migration);
}
});
}
async function assertMigrated(store) {
if ((await missingMigrations(store)).length === 0) return;
throw new Error(`The database has schema version ${await currentVersion(store)}, but this program needs ${(0, 
_migration_files_js__WEBPACK_IMPORTED_MODULE_1__.qD)()}: run scan-gate migrate first.`);
}
async function missingMigrations(sql, known = (0, _migration_files_js__WEBPACK_IMPORTED_MODULE_1__.YJ)()) {
if (await currentVersion(sql) === 0) return known;
const rows = await sql.query("SELECT version, coalesce((to_jsonb(m) ->> 'compatible_from')::int, version) AS compatible_from FROM schema_migrations m");
if (rows.some(row => row.compatible_from > known.length)) {
const newest = Math.max(...rows.map(({version: version}) => version));
throw new Error(`The database has schema version ${newest}, but this program supports ${known.length}: upgrade the program.`);
}
return known.filter(({version: version}) => !rows.some(row => row.version === version));
}
async function currentVersion(sql) {
const [table] = await sql.query("SELECT to_regclass('schema_migrations') IS NOT NULL AS present");
if (table?.present !== true) return 0;
const [row] = await sql.query("SELECT max(version) AS version FROM schema_migrations");
return row?.version ?? 0;
}
async function lockMigrations(session) {
const deadline = performance.now() + OTHER_PROCESS_MS;
while (performance.now() < deadline) {
const [row] = await session.query("SELECT pg_try_advisory_lock($1) AS free", [ MIGRATION_LOCK ]);
if (row?.free === true) return;
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(POLL_MS);
}
throw new Error("Another process has been migrating the database for an hour. Wait for it or stop it.");
}
async function apply(session, migration, patience) {
const sql = (0, _migration_files_js__WEBPACK_IMPORTED_MODULE_1__.IE)(migration);
const {version: version, name: name} = migration;
const from = COMPATIBLE_FROM.exec(sql)?.[1];
const record = () => session.query("INSERT INTO schema_migrations (version, name, compatible_from) VALUES ($1, $2, $3)", [ version, name, from === undefined ? version : Number(from) ]);
const what = `migration ${version} (${name})`;
if (!sql.startsWith(NO_TRANSACTION)) {
await inTransaction(session, what, patience, async () => {
await session.exec(sql);
await record();
});
return;
}
await dropInvalidIndexes(session, sql);
await session.exec("SET lock_timeout = 0");
for (const statement of sql.split(";\n")) if (statement.trim() !== "") await session.exec(statement);
await session.exec(`SET lock_timeout = ${patience.lockMs}`);
await record();
}
async function dropInvalidIndexes(session, sql) {
const names = [ ...sql.matchAll(CONCURRENT_INDEX) ].map(([, name]) => name);
const invalid = await session.query(`SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid\n     WHERE NOT i.indisvalid AND c.relname = ANY ($1::text[]) AND pg_table_is_visible(c.oid)`, [ names ]);
for (const {name: name} of invalid) await session.exec(`DROP INDEX CONCURRENTLY ${name}`);
}
async function inTransaction(session, what, {attempts: attempts, pauseMs: pauseMs}, work) {
for (let attempt = 1; ;attempt += 1) {
try {
await session.exec("BEGIN");
await work();
await session.exec("COMMIT");
return;
} catch (error) {
await session.exec("ROLLBACK").catch(() => {});
if (!LOCKED.has((0, _store_js__WEBPACK_IMPORTED_MODULE_2__.cn)(error))) throw error;
if (attempt >= attempts) {
throw new Error(`A transaction of another program held the locks that ${what} needs in all of ${attempts} attempts. Nothing of it was applied: end that transaction, such as a backup or a report, and start again.`, {
cause: error
});
}
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pauseMs);
}
}
}
},
89720: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IE: () => sqlOf,
YJ: () => listMigrations,
qD: () => latestVersion
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
const PLACES = [ "../migrations/", "./migrations/" ];
function latestVersion() {
return listMigrations().length;
}
function listMigrations(from = import.meta.url) {
const folders = PLACES.map(place => (0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(place, from)));
const folder = folders.find(path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
if (folder === undefined) throw new Error(`The migrations are missing: expected ${folders[0]}. Install again.`);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort().map((file, index) => {
const [, version = "", name = ""] = /^(\d{4})-([a-z-]+)\.sql$/.exec(file) ?? [];
if (Number(version) !== index + 1) throw new Error(`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)} is not the next migration.`);
return {
version: index + 1,
name: name,
path: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)
};
});
}
function sqlOf({path: path}) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
}
},
87800: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$P: () => openUnmigrated,
Ch: () => openStore,
dy: () => openExistingStore
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69899);
async function openStore(options, onError, mayMigrate = true) {
return closedOnFailure(await openUnmigrated(options, onError), store => mayMigrate ? (0, 
_migrate_js__WEBPACK_IMPORTED_MODULE_2__._r)(store) : (0, _migrate_js__WEBPACK_IMPORTED_MODULE_2__.uO)(store));
}
async function openExistingStore(options, onError) {
if (options.kind === "directory" && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.path, "pgdata", "PG_VERSION"))) {
throw new Error(`${options.path} is not the data directory of a service.`);
}
return closedOnFailure(await openUnmigrated(options, onError), async store => {
if (await (0, _migrate_js__WEBPACK_IMPORTED_MODULE_2__.YO)(store) === 0) throw new Error("The database holds no data of a service.");
});
}
async function closedOnFailure(store, prepare) {
try {
await prepare(store);
return store;
} catch (error) {
await store.close();
throw error;
}
}
async function openUnmigrated(options, onError) {
if (options.kind === "postgres") {
const {openPostgresStore: openPostgresStore} = await Promise.all([ __webpack_require__.e("pg-esm-index"), __webpack_require__.e("service-store-postgres-store") ]).then(__webpack_require__.bind(__webpack_require__, 7335));
return openPostgresStore(options, onError);
}
const {openPgliteStore: openPgliteStore} = await __webpack_require__.e("module-71785").then(__webpack_require__.bind(__webpack_require__, 71785));
return openPgliteStore(options.kind === "directory" ? options.path : undefined);
}
},
44576: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => resourceOf
});
function resourceOf(row, names) {
const members = names.map(name => {
const value = row[name];
return [ name, value instanceof Date ? value.toISOString() : value ];
});
return Object.fromEntries(members);
}
},
18759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Df: () => TransactionScope,
J0: () => single,
RV: () => RetryTransaction,
aO: () => Outbox,
cn: () => sqlState
});
var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
class TransactionScope {
#storage=new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage;
assertOutside(action) {
if (this.#storage.getStore()?.open === true) {
throw new Error(`${action} inside an open transaction: use the transaction passed to the callback.`);
}
}
async run(work) {
const state = {
open: true
};
try {
return await this.#storage.run(state, work);
} finally {
state.open = false;
}
}
}
class Outbox {
#notices=new Map;
add(channel, payload = "") {
this.#notices.set(`${channel} ${payload}`, [ channel, payload ]);
}
clear() {
this.#notices.clear();
}
get notices() {
return [ ...this.#notices.values() ];
}
}
class RetryTransaction extends Error {
code="40001";
constructor(options) {
super("Another transaction changed what this one relied on.", options);
this.name = "RetryTransaction";
}
}
function sqlState(error) {
if (typeof error !== "object" || error === null) return undefined;
const code = error.code;
return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
function single(rows) {
const row = rows[0];
if (row === undefined) throw new Error("The database returned no row where one was expected.");
return row;
}
},
56432: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FF: () => listWorkspaces,
LW: () => insertSandbox,
Rn: () => lockWorkspace,
Xf: () => insertWorkspace,
h$: () => endWorkspace,
pl: () => findWorkspace,
ub: () => changeWorkspace,
vT: () => toWorkspace
});
var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47382);
var _ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91863);
var _store_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44576);
const SHARED = [ "state", "prices", "running_scans_max", "requests_per_minute", "scan_creations_per_minute", "retain_scans_days" ];
const MEMBERS = [ "id", "name", "balance", ...SHARED, "created_at" ];
const SELECT = `SELECT ${MEMBERS.join(", ")} FROM workspaces WHERE livemode AND state IN ('active', 'suspended')`;
function toWorkspace(row) {
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_2__.K)(row, MEMBERS);
}
function listWorkspaces(sql, page) {
return sql.query(`${SELECT} AND ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2)) ORDER BY created_at DESC, id DESC LIMIT $3`, [ ...page.after, page.limit ]);
}
async function findWorkspace(sql, id) {
const [row] = await sql.query(`${SELECT} AND id = $1`, [ id ]);
return row;
}
async function lockWorkspace(tx, id) {
const [row] = await tx.query(`${SELECT} AND id = $1 FOR NO KEY UPDATE`, [ id ]);
return row;
}
async function insertWorkspace(tx, tokens, now) {
const id = (0, _ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("wsp", now);
await tx.query("INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2)", [ id, now ]);
if (tokens > 0) await (0, _ledger_js__WEBPACK_IMPORTED_MODULE_1__.X4)(tx, id, tokens, now);
return id;
}
async function insertSandbox(sql, liveId, now) {
const settings = SHARED.join(", ");
const [made] = await sql.query(`INSERT INTO workspaces (id, livemode, sandbox_of, created_at, deleted_at, ${settings})\n     SELECT $1, false, id, $3, deleted_at, ${settings} FROM workspaces WHERE id = $2 FOR SHARE\n     ON CONFLICT (sandbox_of) DO NOTHING RETURNING id`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_0__.Si)("wsp", now), liveId, now ]);
if (made !== undefined) await limitQueues(sql, liveId);
return made?.id;
}
async function changeWorkspace(tx, id, changes) {
const names = [ "name", ...SHARED ];
await tx.query(`UPDATE workspaces AS w SET (${names.join(", ")}) =\n       (SELECT ${names.map(name => `n.${name}`).join(", ")} FROM jsonb_populate_record(w, $2::jsonb) AS n)\n     WHERE w.id = $1 OR w.sandbox_of = $1`, [ id, JSON.stringify(changes) ]);
await limitQueues(tx, id);
}
async function endWorkspace(tx, id, now) {
const ended = await tx.query("UPDATE workspaces SET state = 'deleting', deleted_at = $2 WHERE id = $1 OR sandbox_of = $1 RETURNING id", [ id, now ]);
await limitQueues(tx, id);
const revoked = await tx.query(`UPDATE api_keys SET revoked_at = $2, revoked_reason = 'workspace_deleted'\n     WHERE workspace_id = ANY ($1::text[]) AND revoked_at IS NULL RETURNING 1 AS revoked`, [ ended.map(row => row.id), now ]);
return revoked.length;
}
async function limitQueues(sql, id) {
await sql.query(`INSERT INTO scan_queues (workspace_id, queued, running, running_max)\n     SELECT id, 0, 0, CASE WHEN state = 'active' THEN running_scans_max ELSE 0 END\n     FROM workspaces WHERE id = $1 OR sandbox_of = $1 ORDER BY id\n     ON CONFLICT (workspace_id) DO UPDATE SET running_max = excluded.running_max`, [ id ]);
}
}
};
