export const id = "reports-pdf-render-pdf";

export const ids = [ "reports-pdf-render-pdf" ];

export const modules = {
22375: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderPdf: () => renderPdf
});
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var external_node_worker_threads_ = __webpack_require__(75919);
var existing_path = __webpack_require__(41631);
var semaphore = __webpack_require__(95810);
var primitives = __webpack_require__(89085);
var compare = __webpack_require__(25455);
var report_facts = __webpack_require__(72250);
const PDF_FINDINGS_MAX = 500;
const PLACES_MAX = 8;
const REST_ROWS_MAX = 200;
const URGENT_MAX = 5;
function boundReport(report) {
const findings = [ ...report.findings ].sort(compare.E);
const rows = new Map;
for (const {check_id: check_id, title: title, severity: severity} of findings.slice(PDF_FINDINGS_MAX)) {
const key = `${severity} ${check_id}`;
const row = rows.get(key) ?? {
check_id: check_id,
title: title,
severity: severity,
count: 0
};
row.count += 1;
rows.set(key, row);
}
const rest = [ ...rows.values() ].sort((left, right) => (0, primitives.qs)(left.severity) - (0, 
primitives.qs)(right.severity) || right.count - left.count);
return {
report: {
...report,
findings: findings.slice(0, PDF_FINDINGS_MAX).map(finding => ({
...finding,
locations: finding.locations.slice(0, PLACES_MAX)
}))
},
urgent: urgentChecks(findings),
rest: rest.slice(0, REST_ROWS_MAX),
restTotal: Math.max(0, findings.length - PDF_FINDINGS_MAX)
};
}
function urgentChecks(findings) {
const byCheck = new Map;
for (const finding of findings) {
if (!(0, primitives.du)(finding.severity, "medium")) break;
if ((0, report_facts.pi)(finding)) continue;
const key = `${finding.severity} ${finding.check_id}`;
const known = byCheck.get(key);
if (known === undefined) byCheck.set(key, {
finding: finding,
others: 0
}); else known.others += 1;
}
return [ ...byCheck.values() ].slice(0, URGENT_MAX);
}
const WORKER_FILES = [ "../pdf-worker/index.js", "pdf-worker/index.js", "worker.ts" ];
const WORKERS_MAX = 2;
const workers = new semaphore.j(WORKERS_MAX);
async function renderPdf(report, options = {}) {
options.signal?.throwIfAborted();
return await workers.run(async () => {
options.signal?.throwIfAborted();
return await drawInWorker(report, options);
});
}
async function drawInWorker(report, {signal: signal, timeoutMs: timeoutMs = 6e4}) {
const worker = new external_node_worker_threads_.Worker((0, existing_path.J)((0, 
external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url)), WORKER_FILES, "The PDF worker"), {
workerData: boundReport(report),
env: {},
argv: [],
execArgv: [],
resourceLimits: {
maxOldGenerationSizeMb: 1024
},
name: "pdf-report"
});
const {promise: promise, resolve: resolve, reject: reject} = Promise.withResolvers();
const onAbort = () => reject(signal?.reason);
const timer = setTimeout(() => reject(new Error(`The PDF report took longer than ${timeoutMs} ms.`)), timeoutMs);
signal?.addEventListener("abort", onAbort, {
once: true
});
worker.once("message", message => {
if (message.ok) resolve(message.pdf); else reject(new Error(`The PDF report could not be drawn: ${message.message}`));
});
worker.once("error", reject);
worker.once("exit", code => reject(new Error(`The PDF worker exited with code ${code} before it finished.`)));
try {
return await promise;
} finally {
clearTimeout(timer);
signal?.removeEventListener("abort", onAbort);
await worker.terminate();
}
}
},
41631: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => existingPath
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function existingPath(folder, candidates, what) {
const paths = candidates.map(candidate => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, candidate));
const found = paths.find(path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
if (found === undefined) throw new Error(`${what} is missing; tried ${paths.join(", ")}.`);
return found;
}
},
95810: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => delayedAbort,
j: () => Semaphore
});
function delayedAbort(signal, delayMs) {
const controller = new AbortController;
const arm = () => {
const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
timer.unref();
};
if (signal.aborted) arm(); else signal.addEventListener("abort", arm, {
once: true
});
return controller.signal;
}
class Semaphore {
#max;
#waiting=[];
#running=0;
constructor(max) {
this.#max = max;
}
async run(task) {
if (this.#running >= this.#max) await new Promise(resolve => this.#waiting.push(resolve)); else this.#running += 1;
try {
return await task();
} finally {
const next = this.#waiting.shift();
if (next === undefined) this.#running -= 1; else next();
}
}
}
}
};
