export const id = 86;

export const ids = [ 86 ];

export const modules = {
 40086: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   renderJunit: () => renderJunit
  });
  var controls = __webpack_require__(14902);
  const ENTITIES = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&apos;",
   "\n": "&#10;"
  };
  function escapeXml(text) {
   return (0, controls.m)(text, {
    multiline: true
   }).replace(/[&<>"'\n]/g, character => ENTITIES[character] ?? character).replace(/##(?=\[)/g, "#&#35;");
  }
  var finding_status = __webpack_require__(33296);
  var findings_order = __webpack_require__(88081);
  var report_facts = __webpack_require__(72250);
  function renderJunit(reports, options = {}) {
   const suites = reports.map(report => suite(report, options.statuses ?? new Map));
   return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Scan Gate">\n${suites.join("")}</testsuites>\n`;
  }
  function suite(report, statuses) {
   const {scan: scan} = report;
   const cases = [ ...[ ...report.findings ].sort(findings_order.E).map(finding => findingCase(finding, scan.target, statuses)), ...report.checks.filter(check => check.status !== "finding").map(check => checkCase(check, scan.target)) ];
   const count = kind => cases.filter(each => each.kind === kind).length;
   const seconds = (Date.parse(scan.finished_at ?? "") - Date.parse(scan.started_at ?? "")) / 1e3;
   const attributes = [ `name="${escapeXml(`${scan.target} ${scan.scan_type}`)}"`, `tests="${cases.length}"`, `failures="${count("failure")}"`, `errors="${count("error")}"`, `skipped="${count("skipped")}"`, `time="${Number.isFinite(seconds) && seconds >= 0 ? seconds.toFixed(3) : "0.000"}"`, ...scan.started_at === null ? [] : [ `timestamp="${escapeXml(scan.started_at.slice(0, 19))}"` ] ];
   return `  <testsuite ${attributes.join(" ")}>\n${cases.map(each => each.xml).join("")}  </testsuite>\n`;
  }
  function testcase(target, checkId, name, kind, body) {
   const open = `    <testcase classname="${escapeXml(`${target}.${checkId}`)}" name="${escapeXml(name)}"`;
   return {
    kind: kind,
    xml: body === "" ? `${open}/>\n` : `${open}>${body}</testcase>\n`
   };
  }
  function findingCase(finding, target, statuses) {
   const name = `${finding.title} [${(0, report_facts.lR)(finding.location)}]`;
   if (statuses.get((0, finding_status.c)(target, finding.fingerprint)) === "ignored") return testcase(target, finding.check_id, name, "skipped", '<skipped message="ignored by a rule"/>');
   const text = [ `Severity: ${finding.severity} (${finding.confidence})`, `Impact: ${finding.description}`, `Proof: ${finding.evidence}`, `Fix: ${finding.remediation}`, `Fingerprint: ${finding.fingerprint}` ].join("\n");
   const failure = `<failure type="${escapeXml(finding.severity)}" message="${escapeXml(`${finding.severity}: ${finding.title}`)}">${escapeXml(text)}</failure>`;
   return testcase(target, finding.check_id, name, "failure", failure);
  }
  function checkCase(check, target) {
   const reason = escapeXml(check.reason ?? "no reason given");
   if (check.status === "error") return testcase(target, check.check_id, check.title, "error", `<error type="check" message="${reason}"/>`);
   if (check.status === "not_applicable") return testcase(target, check.check_id, check.title, "skipped", `<skipped message="${reason}"/>`);
   return testcase(target, check.check_id, check.title, "passed", "");
  }
 },
 72250: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B4: () => formatCount,
   Ee: () => SCAN_TYPE_NAMES,
   LS: () => plural,
   VK: () => CHECK_STATUS_NAMES,
   a3: () => formatDuration,
   fU: () => formatTime,
   lR: () => describeLocation,
   ls: () => countChecks,
   tQ: () => SEVERITY_NAMES,
   wv: () => describeCounts,
   yz: () => outcomeSentence,
   z3: () => formatBytes
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  const SEVERITY_NAMES = {
   critical: "Critical",
   high: "High",
   medium: "Medium",
   low: "Low",
   info: "Info"
  };
  const CHECK_STATUS_NAMES = {
   passed: "Passed",
   finding: "Finding",
   not_applicable: "Not applicable",
   error: "Could not be carried out"
  };
  const SCAN_TYPE_NAMES = {
   quick: "Quick: passive look",
   standard: "Standard",
   compliance: "Compliance"
  };
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function formatTime(timestamp) {
   if (timestamp === null) return "not known";
   const time = Date.parse(timestamp);
   return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  }
  function formatDuration(from, to) {
   const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
   if (!Number.isFinite(milliseconds) || milliseconds < 0) return "not known";
   const seconds = milliseconds / 1e3;
   if (seconds < 60) return `${seconds.toFixed(1)} s`;
   return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  }
  function formatBytes(bytes) {
   if (bytes < 1024) return `${Math.round(bytes)} B`;
   if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
   return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  }
  function describeCounts(counts) {
   const parts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
   return parts.length === 0 ? "no findings" : parts.join(", ");
  }
  function countChecks(report) {
   const counts = {
    passed: 0,
    finding: 0,
    not_applicable: 0,
    error: 0
   };
   for (const check of report.checks) counts[check.status] += 1;
   return counts;
  }
  function describeLocation(location) {
   const method = location.method === null ? "" : `${location.method} `;
   const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
   return `${method}${location.url}${parameter}`;
  }
  function outcomeSentence(report) {
   const {scan: scan, summary: summary} = report;
   if (scan.status !== "succeeded") {
    const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
    return `The scan did not succeed (${scan.status}${why}). Nothing can be said of the target.`;
   }
   const worst = worstSeverity(summary.by_severity);
   const found = worst === null ? "No weakness was found by the checks that ran." : `${plural(summary.total, "finding")}, the most severe ${summary.total === 1 ? "is" : "are"} ${worst}.`;
   return [ ...coverageSentences(report), found ].join(" ");
  }
  function coverageSentences({coverage: coverage}) {
   if (coverage === undefined) return [];
   if (!coverage.application_seen) return [ `The scan did not see the application${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
   return coverage.sign_in_required ? [ `The scan was not signed in and saw ${plural(coverage.pages, "page")}; what is behind the sign-in was not scanned.` ] : [];
  }
  function worstSeverity(counts) {
   return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.find(severity => counts[severity] > 0) ?? null;
  }
 }
};
