export const id = "module-22176";

export const ids = [ "module-22176" ];

export const modules = {
97392: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => engineProcess
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
var node_readline__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80481);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
var node_worker_threads__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75919);
var _messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71770);
const CHECK_MS = 100;
const STDERR_FD = 2;
function guard() {
const end = () => process.kill(process.pid, "SIGKILL");
const lifeline = new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({
fd: _messages_js__WEBPACK_IMPORTED_MODULE_6__.mC
});
lifeline.on("close", end).on("error", end).resume();
const limit = Number(process.env[_messages_js__WEBPACK_IMPORTED_MODULE_6__.pn]);
setInterval(() => {
if (process.memoryUsage.rss() <= limit) return;
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(STDERR_FD, `${_messages_js__WEBPACK_IMPORTED_MODULE_6__.bS}\n`);
} finally {
end();
}
}, CHECK_MS);
node_worker_threads__WEBPACK_IMPORTED_MODULE_5__.parentPort?.postMessage("watching");
}
function boundedResult(result, bytes) {
if (result.status !== "completed") return result;
const {report: report} = result;
let left = bytes - sizeOf({
...result,
report: {
...report,
findings: []
}
});
const kept = [];
for (const finding of report.findings) {
left -= sizeOf(finding) + 1;
if (left < 100) break;
kept.push(finding);
}
const omitted = report.omitted + report.findings.length - kept.length;
return {
status: "completed",
report: {
...report,
findings: kept,
omitted: omitted
}
};
}
function sizeOf(value) {
return Buffer.byteLength(JSON.stringify(value));
}
const PROGRESS_MS = 200;
const QUIET_MS = 500;
const REUSE_BYTES_MAX = 320 * 1024 * 1024;
async function engineProcess(load) {
if (!node_worker_threads__WEBPACK_IMPORTED_MODULE_5__.isMainThread) {
guard();
return;
}
for (const signal of [ "SIGINT", "SIGTERM", "SIGHUP" ]) process.on(signal, () => undefined);
offerToOomKiller();
const runScan = await load();
await startGuard();
let running = null;
const serve = async request => {
running = new AbortController;
await send(await resultOf(runScan, request, running.signal));
running = null;
if (await isQuiet(idle) && process.memoryUsage.rss() <= REUSE_BYTES_MAX) await send({
type: "idle"
}); else process.exit();
};
(0, node_readline__WEBPACK_IMPORTED_MODULE_3__.createInterface)({
input: process.stdin
}).on("line", line => {
const message = JSON.parse(line);
if (message.type === "abort") running?.abort(); else void serve(message.request);
}).on("close", () => process.exit());
await send({
type: "idle"
});
const idle = resources();
}
async function resultOf(runScan, request, signal) {
try {
return {
type: "result",
result: boundedResult(await runScan(scanRequest(request, signal)), _messages_js__WEBPACK_IMPORTED_MODULE_6__.iD)
};
} catch (error) {
const {message: message, stack: stack} = error instanceof Error ? error : new Error(String(error));
return {
type: "threw",
message: message.slice(0, 2e3),
stack: (stack ?? "").slice(0, 8e3)
};
}
}
function scanRequest({now: now, wantsProgress: wantsProgress, ...request}, signal) {
let lastProgress = Number.NEGATIVE_INFINITY;
let lastPhase;
return {
...request,
signal: signal,
...now === undefined ? {} : {
now: new Date(now)
},
...wantsProgress && {
onProgress: progress => {
if (progress.phase === lastPhase && performance.now() - lastProgress < PROGRESS_MS) return;
lastProgress = performance.now();
lastPhase = progress.phase;
void send({
type: "progress",
progress: progress
});
}
}
};
}
function send(message) {
return new Promise(resolve => {
process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
});
}
function resources() {
const counts = new Map;
for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
return counts;
}
async function isQuiet(idle) {
const deadline = performance.now() + QUIET_MS;
while (performance.now() < deadline) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
if ([ ...resources() ].every(([kind, count]) => kind === "Immediate" || count <= (idle.get(kind) ?? 0))) return true;
}
return false;
}
async function startGuard() {
const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_5__.Worker(process.argv[1] ?? "", {
name: "engine-guard",
resourceLimits: {
maxOldGenerationSizeMb: 16,
maxYoungGenerationSizeMb: 2
}
});
thread.unref();
await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(thread, "message");
}
function offerToOomKiller() {
if (process.platform !== "linux") return;
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)("/proc/self/oom_score_adj", "500");
} catch {}
}
},
71770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bS: () => MEMORY_NOTE,
iD: () => LINE_BYTES_MAX,
mC: () => LIFELINE_FD,
pn: () => MEMORY_VARIABLE
});
const LIFELINE_FD = 3;
const LINE_BYTES_MAX = 16 * 1024 * 1024;
const MEMORY_NOTE = "engine guard: memory limit reached";
const MEMORY_VARIABLE = "SCAN_GATE_ENGINE_MEMORY";
},
22176: (__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
try {
__webpack_require__.r(__webpack_exports__);
var _engine_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97392);
await (0, _engine_process_js__WEBPACK_IMPORTED_MODULE_0__.i)(async () => (await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("shared-decode-body"), __webpack_require__.e("engine-run"), __webpack_require__.e("contract-login-method") ]).then(__webpack_require__.bind(__webpack_require__, 10357))).runScan);
__webpack_async_result__();
} catch (e) {
__webpack_async_result__(e);
}
}, 1);
}
};
