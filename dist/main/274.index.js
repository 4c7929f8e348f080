export const id = 274;
export const ids = [274];
export const modules = {

/***/ 40274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPdf: () => (/* binding */ renderPdf)
});

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/reports/findings-order.js
var findings_order = __webpack_require__(88081);
;// CONCATENATED MODULE: ./build/reports/pdf/bounded-report.js


/** Findings drawn in full; the others are counted by check. 500 of them fill about a hundred pages. */
const PDF_FINDINGS_MAX = 500;
/** Rows of the table of findings that are not drawn in full. */
const REST_ROWS_MAX = 200;
/** Rows of "What to fix first". */
const URGENT_MAX = 5;
/** Bounds a report before it is copied to the worker, so that neither the copy nor the document can grow without end. */
function boundReport(report) {
    const findings = [...report.findings].sort(findings_order/* compareFindings */.E);
    const rows = new Map();
    for (const { check_id, title, severity } of findings.slice(PDF_FINDINGS_MAX)) {
        const key = `${severity} ${check_id}`;
        const row = rows.get(key) ?? { check_id, title, severity, count: 0 };
        row.count += 1;
        rows.set(key, row);
    }
    const rest = [...rows.values()].sort((left, right) => (0,primitives/* severityRank */.qs)(left.severity) - (0,primitives/* severityRank */.qs)(right.severity) || right.count - left.count);
    return {
        report: { ...report, findings: findings.slice(0, PDF_FINDINGS_MAX) },
        urgent: urgentChecks(findings),
        rest: rest.slice(0, REST_ROWS_MAX),
        restTotal: Math.max(0, findings.length - PDF_FINDINGS_MAX),
    };
}
/** The checks that found something medium or worse, in report order. */
function urgentChecks(findings) {
    const byCheck = new Map();
    for (const finding of findings) {
        if (!(0,primitives/* isAtLeast */.du)(finding.severity, 'medium'))
            break;
        const key = `${finding.severity} ${finding.check_id}`;
        const known = byCheck.get(key);
        if (known === undefined)
            byCheck.set(key, { finding, others: 0 });
        else
            known.others += 1;
    }
    return [...byCheck.values()].slice(0, URGENT_MAX);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/reports/pdf/worker-file.js



/**
 * The worker seen from a bundle in `dist/<name>/`, from one in `dist/` itself, and from the sources. The bundled ones come
 * first: a bundle never runs TypeScript.
 */
const PLACES = ['../pdf-worker/index.js', 'pdf-worker/index.js', 'worker.ts'];
/**
 * Path of the file that the PDF worker thread starts with.
 * @throws Error naming the places that were tried
 */
function pdfWorkerFile() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const files = PLACES.map((place) => (0,external_node_path_.join)(here, place));
    const found = files.find((file) => (0,external_node_fs_.existsSync)(file));
    if (found === undefined)
        throw new Error(`The PDF worker is missing; looked for ${files.join(', ')}.`);
    return found;
}

;// CONCATENATED MODULE: ./build/reports/pdf/render-pdf.js



/** Workers that draw at the same time; further calls wait for their turn. */
const WORKERS_MAX = 2;
let running = 0;
const waiting = [];
async function takeTurn() {
    if (running >= WORKERS_MAX)
        await new Promise((resolve) => waiting.push(resolve));
    else
        running += 1;
}
/** Hands the place on to the next caller, or frees it. */
function endTurn() {
    const next = waiting.shift();
    if (next === undefined)
        running -= 1;
    else
        next();
}
/**
 * The PDF report, drawn in a worker thread. At most 500 findings are drawn in full; the document says what it leaves out.
 * @throws Error when the worker fails or is too slow; the signal's reason when it is aborted
 */
async function renderPdf(report, options = {}) {
    options.signal?.throwIfAborted();
    await takeTurn();
    try {
        options.signal?.throwIfAborted();
        return await drawInWorker(report, options);
    }
    finally {
        endTurn();
    }
}
async function drawInWorker(report, { signal, timeoutMs = 60_000 }) {
    const worker = new external_node_worker_threads_.Worker(pdfWorkerFile(), {
        workerData: boundReport(report),
        // Secrets of the job live in its environment and arguments; drawing needs neither.
        env: {},
        argv: [],
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 1_024 },
        name: 'pdf-report',
    });
    const { promise, resolve, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new Error(`The PDF report took longer than ${timeoutMs} ms.`)), timeoutMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.once('message', (answer) => {
        if (answer.ok)
            resolve(answer.pdf);
        else
            reject(new Error(`The PDF report could not be drawn: ${answer.message}`));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The PDF worker ended with code ${code} before it answered.`)));
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        await worker.terminate();
    }
}


/***/ })

};
