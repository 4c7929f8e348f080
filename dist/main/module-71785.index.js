export const id = "module-71785";

export const ids = [ "module-71785" ];

export const modules = {
89601: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => DirectoryInUseError,
Z: () => lockDirectory
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _private_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33791);
class DirectoryInUseError extends Error {
directory;
pid;
constructor(directory, pid) {
super(`The data directory ${directory} is in use by process ${pid}. Stop that process, or give this one another --data directory or a --database-url.`);
this.name = "DirectoryInUseError";
this.directory = directory;
this.pid = pid;
}
}
function lockDirectory(directory) {
(0, _private_directory_js__WEBPACK_IMPORTED_MODULE_3__.u)(directory);
const lock = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, "lock");
const me = {
pid: process.pid,
started: startOf(process.pid),
nonce: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex")
};
const mine = `${lock}.${me.nonce}`;
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(mine, JSON.stringify(me), {
mode: 384,
flag: "wx"
});
try {
for (let attempt = 0; attempt < 10; attempt += 1) {
if (claim(mine, lock)) return () => release(lock, me);
const holder = read(lock);
if (holder !== null && isAlive(holder)) throw new DirectoryInUseError(directory, holder.pid);
const stale = `${lock}.stale.${me.nonce}`;
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(lock, stale);
} catch {
continue;
}
const moved = read(stale);
if (moved !== null && isAlive(moved)) claim(stale, lock);
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(stale, {
force: true
});
}
throw new DirectoryInUseError(directory, read(lock)?.pid ?? 0);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(mine, {
force: true
});
}
}
function claim(from, to) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(from, to);
return true;
} catch (error) {
if (error.code === "EEXIST") return false;
throw error;
}
}
function release(lock, me) {
if (read(lock)?.nonce === me.nonce) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(lock, {
force: true
});
}
function read(path) {
try {
const value = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"));
if (typeof value.pid !== "number" || typeof value.nonce !== "string") return null;
return {
pid: value.pid,
started: value.started ?? null,
nonce: value.nonce
};
} catch {
return null;
}
}
function isAlive(holder) {
try {
process.kill(holder.pid, 0);
} catch (error) {
if (error.code === "ESRCH") return false;
}
const started = startOf(holder.pid);
return holder.started === null || started === null || started === holder.started;
}
function startOf(pid) {
try {
const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "utf8");
const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
const boot = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim();
if (afterName[0] === "Z") return "zombie";
return `${boot}:${afterName[19] ?? ""}`;
} catch {
return null;
}
}
},
71785: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
openPgliteStore: () => openPgliteStore
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73136);
var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57975);
var node_v8__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78877);
var node_zlib__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38522);
var _directory_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89601);
var _private_directory_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33791);
var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18759);
var __rewriteRelativeImportExtension = undefined && undefined.__rewriteRelativeImportExtension || function(path, preserveJsx) {
if (typeof path === "string" && /^\.\.?\//.test(path)) {
return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
});
}
return path;
};
const BUNDLED = [ "./pglite/index.js", "../pglite/index.js" ];
function locatePglite(from = import.meta.url) {
for (const candidate of BUNDLED) {
const entry = new URL(candidate, from);
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_url__WEBPACK_IMPORTED_MODULE_4__.fileURLToPath)(entry))) {
return {
entry: entry,
image: existing(new URL("../pglite-image.tar.zst", entry)),
packed: (0, node_url__WEBPACK_IMPORTED_MODULE_4__.fileURLToPath)(new URL(".", entry))
};
}
}
return {
entry: new URL("../../../node_modules/@electric-sql/pglite/dist/index.js", from),
image: existing(new URL("../../../assets/pglite-image.tar.zst", from)),
packed: null
};
}
function existing(url) {
const path = (0, node_url__WEBPACK_IMPORTED_MODULE_4__.fileURLToPath)(url);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? path : null;
}
const TIERING = [ "wasm-tier-up", "wasm-dynamic-tiering" ];
const MEMORY = [ "shared_buffers=16MB", "wal_buffers=1MB", "max_connections=10" ];
const RUN_MS = 20;
async function openPgliteStore(directory, location = locatePglite()) {
const unlock = directory === undefined ? () => {} : (0, _directory_lock_js__WEBPACK_IMPORTED_MODULE_8__.Z)(directory);
try {
return pgliteStore(await openPglite(directory, location), directory !== undefined, unlock);
} catch (error) {
unlock();
throw error;
}
}
async function openPglite(directory, location) {
const compile = directory === undefined ? compiledOnce : work => work();
const [module, image, parts] = await Promise.all([ import(__rewriteRelativeImportExtension(location.entry.href)), location.image === null ? undefined : unpackFile(location.image), location.packed === null ? {} : unpack(location.packed, compile) ]);
const folder = directory === undefined ? undefined : new _private_directory_js__WEBPACK_IMPORTED_MODULE_9__.o(directory);
const isNew = folder === undefined || folder.prepare();
const create = () => module.PGlite.create({
...parts,
startParams: [ ...module.PGlite.defaultStartParams, ...MEMORY.flatMap(setting => [ "-c", setting ]) ],
...folder === undefined ? {} : {
dataDir: folder.path
},
...isNew && image !== undefined ? {
loadDataDir: new Blob([ image ], {
type: "application/x-tar"
})
} : {},
initDbStartParams: [ "--wal-segsize=1" ],
relaxedDurability: directory === undefined
});
const db = await compile(create);
folder?.opened();
return db;
}
async function compiledOnce(work) {
for (const flag of TIERING) (0, node_v8__WEBPACK_IMPORTED_MODULE_6__.setFlagsFromString)(`--no-${flag}`);
try {
return await work();
} finally {
for (const flag of TIERING) (0, node_v8__WEBPACK_IMPORTED_MODULE_6__.setFlagsFromString)(`--${flag}`);
}
}
async function unpack(folder, compile) {
const [wasm, data] = await Promise.all([ unpackFile((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "pglite.wasm.zst")), unpackFile((0, 
node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "pglite.data.zst")) ]);
return {
pgliteWasmModule: await compile(() => WebAssembly.compile(wasm)),
fsBundle: new Blob([ data ])
};
}
async function unpackFile(path) {
return new Uint8Array(await (0, node_util__WEBPACK_IMPORTED_MODULE_5__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_7__.zstdDecompress)(await (0, 
node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path)));
}
function pgliteStore(db, durable, unlock) {
const scope = new _store_js__WEBPACK_IMPORTED_MODULE_10__.Df;
const turns = new TurnTaking;
const channels = new node_events__WEBPACK_IMPORTED_MODULE_0__.EventEmitter;
channels.setMaxListeners(0);
let closed;
return {
kind: durable ? "directory" : "memory",
exclusive: true,
async query(text, params = []) {
scope.assertOutside("A query of the store");
return (await turns.run(() => db.query(text, [ ...params ]))).rows;
},
async transaction(work) {
scope.assertOutside("A transaction");
const outbox = new _store_js__WEBPACK_IMPORTED_MODULE_10__.aO;
const result = await turns.run(() => db.transaction(inner => scope.run(() => work({
...sessionOf(inner),
notify: (channel, payload) => outbox.add(channel, payload)
}))));
for (const [channel, payload] of outbox.notices) setImmediate(() => channels.emit(channel, payload));
return result;
},
session(work) {
scope.assertOutside("A session");
return turns.run(() => scope.run(() => work(sessionOf(db))));
},
oldestMs: 0,
connections: null,
retireConnections() {},
async subscribe(channel, listener) {
channels.on(channel, listener);
return async () => void channels.off(channel, listener);
},
close() {
closed ??= (async () => {
channels.removeAllListeners();
try {
await db.close();
} finally {
unlock();
}
})();
return closed;
}
};
}
const sessionOf = db => ({
query: async (text, params = []) => (await db.query(text, [ ...params ])).rows,
exec: async script => void await db.exec(script)
});
class TurnTaking {
#last=Promise.resolve();
#turnedAt=performance.now();
run(work) {
const result = this.#last.then(() => this.#turn()).then(work);
this.#last = result.catch(() => {});
return result;
}
async #turn() {
if (performance.now() - this.#turnedAt < RUN_MS) return;
await new Promise(resolve => setImmediate(resolve));
this.#turnedAt = performance.now();
}
}
},
33791: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => DatabaseFolder,
u: () => makePrivate
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
const OTHERS = 63;
const STICKY = 512;
const OUR_ENTRY = /^(pgdata(\.unfinished)?|lock(\..*)?|lost\+found)$/;
function makePrivate(directory) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, {
recursive: true,
mode: 448
});
const {mode: mode, uid: uid} = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory);
if ((mode & OTHERS) === 0 || process.getuid === undefined) return;
const refusal = reason => new Error(`The data directory ${directory} is open to other users and ${reason}.`);
if (uid !== process.getuid()) throw refusal("belongs to another one: give a folder of your own, or chmod it to 0700");
const entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
const isShared = !entries.includes("pgdata") && entries.some(name => !OUR_ENTRY.test(name));
if ((mode & STICKY) !== 0 || isShared) {
throw refusal("holds other files: give a folder of its own, or chmod it to 0700");
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(directory, 448);
}
class DatabaseFolder {
path;
#unfinished;
constructor(directory) {
this.path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "pgdata");
this.#unfinished = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "pgdata.unfinished");
}
prepare() {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#unfinished)) (0, 
node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.path, {
recursive: true,
force: true
});
const isNew = !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.path, "PG_VERSION"));
if (isNew) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(this.#unfinished, "", {
mode: 384
});
return isNew;
}
opened() {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(this.path, 448);
for (const entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.path, {
recursive: true,
withFileTypes: true
})) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name);
if (!entry.isFile() && !entry.isDirectory()) continue;
if (((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & OTHERS) !== 0) (0, 
node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, entry.isDirectory() ? 448 : 384);
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#unfinished, {
force: true
});
}
}
}
};
