export const id = 274;

export const ids = [ 274 ];

export const modules = {
 40274: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   renderPdf: () => renderPdf
  });
  var external_node_worker_threads_ = __webpack_require__(75919);
  var primitives = __webpack_require__(89085);
  var findings_order = __webpack_require__(88081);
  const PDF_FINDINGS_MAX = 500;
  const PLACES_MAX = 8;
  const REST_ROWS_MAX = 200;
  const URGENT_MAX = 5;
  function boundReport(report) {
   const findings = [ ...report.findings ].sort(findings_order.E);
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
    const key = `${finding.severity} ${finding.check_id}`;
    const known = byCheck.get(key);
    if (known === undefined) byCheck.set(key, {
     finding: finding,
     others: 0
    }); else known.others += 1;
   }
   return [ ...byCheck.values() ].slice(0, URGENT_MAX);
  }
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var external_node_url_ = __webpack_require__(73136);
  const PLACES = [ "../pdf-worker/index.js", "pdf-worker/index.js", "worker.ts" ];
  function pdfWorkerFile() {
   const here = (0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url));
   const files = PLACES.map(place => (0, external_node_path_.join)(here, place));
   const found = files.find(file => (0, external_node_fs_.existsSync)(file));
   if (found === undefined) throw new Error(`The PDF worker is missing; looked for ${files.join(", ")}.`);
   return found;
  }
  const WORKERS_MAX = 2;
  let running = 0;
  const waiting = [];
  async function takeTurn() {
   if (running >= WORKERS_MAX) await new Promise(resolve => waiting.push(resolve)); else running += 1;
  }
  function endTurn() {
   const next = waiting.shift();
   if (next === undefined) running -= 1; else next();
  }
  async function renderPdf(report, options = {}) {
   options.signal?.throwIfAborted();
   await takeTurn();
   try {
    options.signal?.throwIfAborted();
    return await drawInWorker(report, options);
   } finally {
    endTurn();
   }
  }
  async function drawInWorker(report, {signal: signal, timeoutMs: timeoutMs = 6e4}) {
   const worker = new external_node_worker_threads_.Worker(pdfWorkerFile(), {
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
   worker.once("message", answer => {
    if (answer.ok) resolve(answer.pdf); else reject(new Error(`The PDF report could not be drawn: ${answer.message}`));
   });
   worker.once("error", reject);
   worker.once("exit", code => reject(new Error(`The PDF worker ended with code ${code} before it answered.`)));
   try {
    return await promise;
   } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    await worker.terminate();
   }
  }
 }
};
