export const id = "embedded";

export const ids = [ "embedded" ];

export const modules = {
43012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
browserOption: () => browserOption,
issueAdminToken: () => issueAdminToken,
migrateDatabase: () => migrateDatabase,
pendingMigrations: () => pendingMigrations,
registeredCheckIds: () => registeredCheckIds,
repositoryRules: () => repositoryRules,
startCallbacks: () => startCallbacks,
startEmbeddedService: () => startEmbeddedService,
withRules: () => withRules
});
var _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22648);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
async function registeredCheckIds(rules = []) {
const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-login") ]).then(__webpack_require__.bind(__webpack_require__, 65280));
return [ ...CHECKS.map(({meta: meta}) => meta.id), ...rules.map(({id: id}) => String(id)) ];
}
async function withRules(settings, {ruleFiles: ruleFiles = [], configFile: configFile}) {
const texts = ruleTexts(ruleFiles, settings.service.rules.length > 0 ? configFile : null);
if (texts.length === 0) return settings;
if (settings.service.apiUrl !== null) {
const {policyOrigin: policyOrigin} = settings.gate;
const warning = `The rules of this repository (${texts[0]?.name ?? ""}, …) did not run: a separate service runs those that PUT /v1/checks gave it.`;
const warnings = [ ...policyOrigin.warnings, warning ];
return {
...settings,
gate: {
...settings.gate,
policyOrigin: {
...policyOrigin,
warnings: warnings
}
}
};
}
return {
...settings,
service: {
...settings.service,
rules: await readRules(texts)
}
};
}
async function repositoryRules({ruleFiles: ruleFiles = [], configFile: configFile}) {
return readRules(ruleTexts(ruleFiles, configFile));
}
function ruleTexts(ruleFiles, configFile) {
return [ ...(0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__.gF)(ruleFiles), ...configFile == null ? [] : [ {
...configFile,
isConfig: true
} ] ];
}
async function readRules(texts) {
const {readRuleTexts: readRuleTexts} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("engine-rules-read-rules") ]).then(__webpack_require__.bind(__webpack_require__, 23282));
const {rules: rules, problems: problems} = readRuleTexts(texts);
const [first] = problems;
if (first !== undefined) {
const ofFile = problems.filter(({name: name}) => name === first.name).slice(0, 10);
throw _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError.inFile("checks", first.name, ofFile);
}
return rules;
}
async function startEmbeddedService(options) {
const {startService: startService} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("undici-index"), __webpack_require__.e("aws4fetch-dist-aws4fetch-esm"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-key"), __webpack_require__.e("service-start") ]).then(__webpack_require__.bind(__webpack_require__, 64293));
return startService(options);
}
async function startCallbacks(options) {
const {startCallbackServer: startCallbackServer} = await Promise.all([ __webpack_require__.e("dns-packet-index"), __webpack_require__.e("contract-signature") ]).then(__webpack_require__.bind(__webpack_require__, 50463));
return startCallbackServer(options);
}
async function browserOption(given, environment) {
const {findBrowser: findBrowser} = await __webpack_require__.e("module-69490").then(__webpack_require__.bind(__webpack_require__, 69490));
const path = findBrowser(given === null ? environment : {
CHROME_BIN: given
});
return path === null ? null : {
browserPath: path
};
}
async function issueAdminToken(store, keep) {
const {issueAdminToken: issueAdminToken} = await Promise.all([ __webpack_require__.e("contract-key"), __webpack_require__.e("module-23527") ]).then(__webpack_require__.bind(__webpack_require__, 23527));
return issueAdminToken(store, keep);
}
async function migrateDatabase(store, onApplied) {
const {migrateDatabase: migrateDatabase} = await __webpack_require__.e("module-27283").then(__webpack_require__.bind(__webpack_require__, 27283));
return migrateDatabase(store, onApplied);
}
async function pendingMigrations(store) {
const {pendingMigrations: pendingMigrations} = await __webpack_require__.e("module-27283").then(__webpack_require__.bind(__webpack_require__, 27283));
return pendingMigrations(store);
}
}
};
