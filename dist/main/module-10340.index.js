export const id = "module-10340";

export const ids = [ "module-10340" ];

export const modules = {
10340: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
tryRules: () => tryRules
});
var _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91069);
var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65280);
var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10357);
async function tryRules({rules: rules, options: options, ...request}) {
const sent = new Map;
const result = await (0, _run_js__WEBPACK_IMPORTED_MODULE_1__.runScan)({
...request,
scanType: "standard",
options: {
...options,
disable_checks: _registry_js__WEBPACK_IMPORTED_MODULE_0__.CHECKS.map(({meta: meta}) => meta.id)
},
addressPolicy: {
mode: "any",
allow: []
},
rules: rules,
onRule: (id, attempts) => sent.set(id, attempts)
});
if (result.status !== "completed") return {
failure: result.status === "failed" ? result.message : "It was interrupted."
};
const {checks: checks, findings: findings, budget: budget} = result.report;
const byCheck = Map.groupBy(findings, ({check_id: check_id}) => check_id);
const ids = new Set(rules.map(({id: id}) => id));
const tried = checks.filter(({check_id: check_id}) => ids.has(check_id)).map(outcome => ({
outcome: outcome,
findings: byCheck.get(outcome.check_id) ?? [],
sent: (sent.get(outcome.check_id) ?? []).map(sentAs)
}));
return {
tried: tried,
requests: budget.requests.used
};
}
function sentAs(attempt) {
const {method: method, url: url} = attempt.request;
return {
method: method,
url: url,
result: (0, _core_evidence_http_js__WEBPACK_IMPORTED_MODULE_2__.m_)(attempt) ? String(attempt.response.status) : attempt.failure.message
};
}
}
};
