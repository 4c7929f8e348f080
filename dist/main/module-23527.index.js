export const id = "module-23527";

export const ids = [ "module-23527" ];

export const modules = {
83163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => LIMITS
});
const LIMITS = {
pageSizeMax: 100,
pageSizeDefault: 20,
bulkEntriesMax: 100,
bodyBytesMax: 1024 * 1024,
apiDescriptionLengthMax: 256 * 1024,
idempotencyKeyLengthMax: 255,
idempotencyRetentionSeconds: 24 * 3600,
idempotencyWaitMs: 6e3,
metadataPairsMax: 20,
metadataKeyLengthMax: 40,
metadataValueLengthMax: 500,
webhookTimeoutMs: 5e3,
webhookRetryDelaysSeconds: [ 60, 300, 1800, 7200, 43200 ],
signatureToleranceSeconds: 300,
webhookDeliveryTokens: 1,
keySecretLength: 26,
keyDisplayPrefixLength: 12,
deadLetterRetentionDays: 30,
heldDeliveryHours: 72,
ratePerMinute: 600,
rateBurst: 100,
scanCreatesPerMinute: 120,
verifyAttemptsPerMinute: 10,
targetReverifyDays: 90,
evidenceLengthMax: 2e3,
findingLocationsMax: 25,
findingAdvisoriesMax: 100,
proofRequestsMax: 4,
proofHeadersMax: 20,
proofUrlLengthMax: 4096,
proofBodyLengthMax: 4096,
proofQuoteLengthMax: 500,
proofStepsMax: 20,
acceptanceReasonLengthMax: 500,
findingsPerScanMax: 5e3
};
},
23527: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
issueAdminToken: () => issueAdminToken
});
var _audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8331);
var _first_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74459);
var _store_directory_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89601);
var _store_open_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87800);
async function issueAdminToken(options, keep) {
const store = await (0, _store_open_store_js__WEBPACK_IMPORTED_MODULE_3__.dy)(options, () => {}).catch(error => {
if (!(error instanceof _store_directory_lock_js__WEBPACK_IMPORTED_MODULE_2__.W)) throw error;
throw new Error(`A service (process ${error.pid}) is running on ${error.directory}. Stop it, issue the token, and start it again.`, {
cause: error
});
});
try {
await (0, _first_start_js__WEBPACK_IMPORTED_MODULE_1__._7)(store, async tx => {
const workspaceId = await (0, _first_start_js__WEBPACK_IMPORTED_MODULE_1__.Bi)(tx);
if (workspaceId === undefined) {
throw new Error("The database has no workspace yet. Start the service with --bootstrap FILE to create it.");
}
const adminToken = await (0, _first_start_js__WEBPACK_IMPORTED_MODULE_1__.XM)(tx);
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_0__.s)(tx, {
workspaceId: workspaceId,
keyId: "admin"
}, "admin_token.issued", workspaceId, new Date);
await keep({
workspaceId: workspaceId,
adminToken: adminToken
});
});
} finally {
await store.close();
}
}
},
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
