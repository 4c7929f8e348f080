export const id = "gate-verdict-build-result";

export const ids = [ "gate-verdict-build-result" ];

export const modules = {
800: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => emptyResult,
resultDocument: () => resultDocument
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72250);
const RESULT_SCHEMA_VERSION = "1.0";
function resultDocument(result, origin) {
const {verdict: verdict, settings: settings} = result;
const blocking = new Set(verdict.blocking);
return {
...frame(result.run, origin),
outcome: verdict.outcome,
fails_job: verdict.failsJob,
warn_only: settings.policy.warnOnly,
threshold: settings.policy.failOnSeverity,
reasons: verdict.reasons.map(({message: message}) => message),
reason_codes: verdict.reasons.map(({code: code}) => code),
codes: verdict.codes ?? [],
warnings: verdict.warnings,
policy: result.policy,
service: result.service,
scans: result.scans.map(scan => ({
scan_id: scan.scanId,
target: scan.target.input,
hostname: scan.target.hostname,
target_id: scan.targetId,
scan_type: scan.scanType,
outcome: scan.outcome,
code: scan.code ?? null,
reason: scan.reason,
...scan.proofs === undefined ? {} : {
ownership_proofs: scan.proofs
},
report_url: scan.reportUrl,
duration_ms: Math.round(scan.durationMs),
findings_count: result.findings.filter(finding => finding.scan_id === scan.scanId).length,
coverage: withoutScreenshot(scan.report?.coverage ?? null),
checks: scan.report === null ? null : checkCounts(scan.report)
})),
findings: result.findings.map(finding => ({
...finding,
blocking: blocking.has(finding)
})),
blocking: [ ...new Set(verdict.blocking.map(finding => finding.fingerprint)) ],
fixed: result.fixed.map(inBrief),
...result.baseline === null ? {} : {
not_checked: result.notChecked.map(({target: target = "", ...finding}) => ({
...inBrief(finding),
target: target
}))
},
baseline: result.baseline,
counts: verdict.counts,
new_counts: verdict.newCounts,
existing_counts: verdict.existingCounts,
tentative_counts: verdict.tentativeCounts,
tokens: {
used: result.tokensUsed,
remaining: result.tokensRemaining,
planned: result.plannedTokens ?? null
},
reused: result.reused,
timings: result.timings
};
}
function inBrief({fingerprint: fingerprint, check_id: check_id, severity: severity, title: title, location: location}) {
return {
fingerprint: fingerprint,
check_id: check_id,
severity: severity,
title: title,
location: location
};
}
function checkCounts(report) {
const part = (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.j5)(report);
return part === 0 ? (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report) : {
...(0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report),
passed_in_part: part
};
}
function withoutScreenshot(coverage) {
if (coverage?.browser === undefined) return coverage;
const {screenshot: _, ...browser} = coverage.browser;
return {
...coverage,
browser: browser
};
}
function emptyResult(verdict, origin) {
return {
...frame(origin.run, origin),
warn_only: false,
threshold: "critical",
codes: [],
warnings: [],
policy: {
source: null,
weakened: [],
pending_changes: [],
pending_changes_omitted: 0
},
service: "embedded",
scans: [],
findings: [],
blocking: [],
fixed: [],
baseline: null,
counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
new_counts: null,
existing_counts: null,
tentative_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
tokens: {
used: null,
remaining: null,
planned: null
},
reused: false,
timings: {
total_ms: 0,
service_ready_ms: null,
scans: []
},
...verdict
};
}
function frame(run, {version: version, runUrl: runUrl}) {
return {
schema_version: RESULT_SCHEMA_VERSION,
tool: {
name: "scan-gate",
version: version
},
run: {
repository: run?.repository ?? "",
run_id: run?.runId ?? "",
attempt: run?.runAttempt ?? 1,
event: run?.event ?? "",
sha: run?.sha ?? null,
ref: run?.ref ?? null,
url: runUrl
}
};
}
}
};
