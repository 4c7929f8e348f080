export const id = "module-27283";

export const ids = [ "module-27283" ];

export const modules = {
27283: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
migrateDatabase: () => migrateDatabase,
pendingMigrations: () => pendingMigrations
});
var _store_migrate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69899);
var _store_migration_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89720);
var _store_open_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87800);
function migrateDatabase(options, onApplied) {
return withStore(options, store => (0, _store_migrate_js__WEBPACK_IMPORTED_MODULE_0__._r)(store, migration => onApplied(nameOf(migration))));
}
function pendingMigrations(options) {
return withStore(options, async store => (await (0, _store_migrate_js__WEBPACK_IMPORTED_MODULE_0__.sK)(store)).map(migration => ({
name: nameOf(migration),
sql: (0, _store_migration_files_js__WEBPACK_IMPORTED_MODULE_1__.IE)(migration)
})));
}
const nameOf = ({version: version, name: name}) => `${String(version).padStart(4, "0")}-${name}`;
async function withStore(options, work) {
const store = await (0, _store_open_store_js__WEBPACK_IMPORTED_MODULE_2__.$P)(options, () => {});
try {
return await work(store);
} finally {
await store.close();
}
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
}
};
