export const id = "reports-pdf-render-pdf";

export const ids = [ "reports-pdf-render-pdf" ];

export const modules = {
 22375: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   renderPdf: () => renderPdf
  });
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var external_node_url_ = __webpack_require__(73136);
  var external_node_worker_threads_ = __webpack_require__(75919);
  var primitives = __webpack_require__(89085);
  var reports_findings = __webpack_require__(82596);
  const PDF_FINDINGS_MAX = 500;
  const PLACES_MAX = 8;
  const REST_ROWS_MAX = 200;
  const URGENT_MAX = 5;
  function boundReport(report) {
   const findings = [ ...report.findings ].sort(reports_findings.Eg);
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
    if (finding.gate_status === "ignored") continue;
    const key = `${finding.severity} ${finding.check_id}`;
    const known = byCheck.get(key);
    if (known === undefined) byCheck.set(key, {
     finding: finding,
     others: 0
    }); else known.others += 1;
   }
   return [ ...byCheck.values() ].slice(0, URGENT_MAX);
  }
  const WORKERS_MAX = 2;
  let running = 0;
  const waiting = [];
  async function acquire() {
   if (running >= WORKERS_MAX) await new Promise(resolve => waiting.push(resolve)); else running += 1;
  }
  function release() {
   const next = waiting.shift();
   if (next === undefined) running -= 1; else next();
  }
  async function renderPdf(report, options = {}) {
   options.signal?.throwIfAborted();
   await acquire();
   try {
    options.signal?.throwIfAborted();
    return await drawInWorker(report, options);
   } finally {
    release();
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
  const WORKER_FILES = [ "../pdf-worker/index.js", "pdf-worker/index.js", "worker.ts" ];
  function pdfWorkerFile() {
   const here = (0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url));
   const files = WORKER_FILES.map(file => (0, external_node_path_.join)(here, file));
   const found = files.find(file => (0, external_node_fs_.existsSync)(file));
   if (found === undefined) throw new Error(`The PDF worker is missing; tried ${files.join(", ")}.`);
   return found;
  }
 }
};
