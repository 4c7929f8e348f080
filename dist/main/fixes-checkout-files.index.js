export const id = "fixes-checkout-files";

export const ids = [ "fixes-checkout-files" ];

export const modules = {
11748: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
checkoutFiles: () => checkoutFiles,
writeBelow: () => writeBelow
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1964);
const LIST_BYTES_MAX = 16 * 1024 * 1024;
const FILE_BYTES_MAX = 512 * 1024;
async function checkoutFiles(directory, environment) {
const listed = await (0, _gate_policy_git_history_js__WEBPACK_IMPORTED_MODULE_2__.$Y)(directory, [ "ls-files", "-z", "--cached", "--others", "--exclude-standard" ], LIST_BYTES_MAX, environment);
const root = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(directory);
const known = new Map;
return {
paths: [ ...new Set(listed.toString("utf8").split("\0").filter(Boolean)) ].sort(),
read: path => {
const text = known.get(path) ?? readBelow(root, path);
known.set(path, text);
return text;
}
};
}
async function readBelow(root, path) {
try {
const absolute = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
if (!absolute.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) return null;
const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
return file.isFile() && file.size <= FILE_BYTES_MAX ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, "utf8") : null;
} catch {
return null;
}
}
async function writeBelow(directory, path, text) {
const parts = path.split("/");
for (const length of parts.keys()) {
const entry = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, ...parts.slice(0, length + 1))).catch(() => null);
if (entry?.isSymbolicLink() === true) return false;
}
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)), {
recursive: true
});
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path), text);
return true;
}
},
1964: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$R: () => folderOfCommit,
$Y: () => git,
D3: () => commitOf,
MT: () => prefixOf,
jh: () => isCommitId,
rm: () => fileOfCommit
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
const TIME_LIMIT_MS = 1e4;
const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isCommitId(text) {
return text !== null && COMMIT_ID.test(text);
}
async function fileOfCommit(directory, commit, path, bytesMax, environment) {
const [name = "", ...folders] = path.split("/").reverse();
const entry = (await folderOfCommit(directory, commit, folders.reverse().join("/"), environment)).get(name);
if (entry === undefined) return null;
if (!entry.mode.startsWith("100")) throw new Error("it is not a regular file there");
return (await verifiedObject(directory, "blob", entry.id, bytesMax, environment)).toString("utf8");
}
async function folderOfCommit(directory, commit, path, environment) {
if (!isCommitId(commit)) throw new Error("the commit is not a full id");
const read = (type, id) => verifiedObject(directory, type, id, OBJECT_BYTES_MAX, environment);
const segments = path === "" ? [] : path.split("/");
if (segments.length > DEPTH_MAX) throw new Error("the path is too deep");
const head = (await read("commit", commit)).toString("latin1");
let entries = entriesOf(await read("tree", /^tree ([0-9a-f]+)\n/.exec(head)?.[1] ?? ""), commit.length / 2);
for (const segment of segments) {
const entry = entries.get(segment);
if (entry?.mode !== "40000") return new Map;
entries = entriesOf(await read("tree", entry.id), commit.length / 2);
}
return entries;
}
async function commitOf(directory, reference, environment) {
if (!/^[A-Za-z0-9_][\w./@^~-]{0,254}$/.test(reference)) throw new Error("it is not the name of a commit");
const args = [ "rev-parse", "--verify", "--quiet", `${reference}^{commit}` ];
const id = (await git(directory, args, 1024, environment)).toString("latin1").trim();
if (!isCommitId(id)) throw new Error("git returned no commit");
return id;
}
async function prefixOf(directory, environment) {
const text = (await git(directory, [ "rev-parse", "--show-prefix" ], 8192, environment)).toString("utf8");
return text.replace(/\r?\n$/, "");
}
async function verifiedObject(directory, type, id, bytesMax, environment) {
if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
const content = await git(directory, [ "cat-file", type, id ], bytesMax, environment);
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(id.length === 40 ? "sha1" : "sha256");
const actual = digest.update(`${type} ${content.length}\0`).update(content).digest("hex");
if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} does not match its id`);
return content;
}
function entriesOf(tree, idBytes) {
const entries = new Map;
for (let at = 0; at < tree.length; ) {
const space = tree.indexOf(32, at);
const zero = tree.indexOf(0, space);
if (space < 0 || zero < 0) break;
const end = zero + 1 + idBytes;
entries.set(tree.toString("utf8", space + 1, zero), {
mode: tree.toString("latin1", at, space),
id: tree.toString("hex", zero + 1, end)
});
at = end;
}
return entries;
}
async function git(directory, args, bytesMax, environment) {
const options = [ "--no-replace-objects", "-c", "safe.directory=*", "-c", "protocol.allow=never" ];
try {
const {stdout: stdout} = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [ ...options, "-c", "core.fsmonitor=false", ...args ], {
cwd: directory,
env: cleanEnvironment(environment),
encoding: "buffer",
maxBuffer: bytesMax,
timeout: TIME_LIMIT_MS,
killSignal: "SIGKILL",
windowsHide: true
});
return stdout;
} catch (cause) {
const code = cause instanceof Error && "code" in cause ? cause.code : null;
if (code === "ENOENT") throw new Error("git is not installed", {
cause: cause
});
if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") throw new Error(`it is larger than ${bytesMax} bytes`, {
cause: cause
});
throw new Error("the local history does not have it", {
cause: cause
});
}
}
function cleanEnvironment(environment) {
const kept = Object.entries(environment).filter(entry => /^(PATH|SYSTEMROOT|TEMP|TMP)$/i.test(entry[0]) && entry[1] !== undefined);
return {
...Object.fromEntries(kept),
GIT_CONFIG_NOSYSTEM: "1",
GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
GIT_NO_LAZY_FETCH: "1",
GIT_OPTIONAL_LOCKS: "0",
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
}
}
};
