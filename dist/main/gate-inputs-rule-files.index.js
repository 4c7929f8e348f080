export const id = "gate-inputs-rule-files";

export const ids = [ "gate-inputs-rule-files", 631 ];

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
},
22648: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => SUMS_FILE,
Hg: () => readRuleFolder,
NP: () => isOfRules,
aI: () => SUMS_BYTES_MAX,
e6: () => RULE_FOLDER,
fP: () => importFaults,
gF: () => verifiedRules,
gL: () => ruleChanges,
h8: () => COMMIT_FILES_MAX,
n$: () => isRuleFile,
ol: () => digestOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84472);
const RULE_FOLDER = ".scan-gate/checks";
const FILES_MAX = 1e4;
const COMMIT_FILES_MAX = 500;
const BYTES_MAX = 256 * 1024;
const FAULTS_MAX = 10;
const SUMS_FILE = "SHA256SUMS";
const SUMS_BYTES_MAX = 2 * 1024 * 1024;
function isRuleFile(name) {
return /\.ya?ml$/.test(name);
}
function isOfRules(name) {
return isRuleFile(name) || name === SUMS_FILE;
}
async function readRuleFolder(directory) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, RULE_FOLDER);
const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])).filter(isOfRules).sort();
if (names.length > FILES_MAX) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(RULE_FOLDER, `has more than ${FILES_MAX} files.`);
const files = [];
for (const name of names) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, {
throwIfNoEntry: false
});
const bytesMax = name === SUMS_FILE ? SUMS_BYTES_MAX : BYTES_MAX;
if (file?.isFile() !== true || file.size > bytesMax) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`${RULE_FOLDER}/${name}`, `is no file of at most ${bytesMax / 1024} KiB.`);
files.push({
name: `${RULE_FOLDER}/${name}`,
text: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8")
});
}
return files;
}
function verifiedRules(files) {
const sums = files.find(({name: name}) => name.startsWith(`${RULE_FOLDER}/${SUMS_FILE}`));
if (sums === undefined) return files;
const texts = new Map(files.map(({name: name, text: text}) => [ name, text ]));
const faults = importFaults(sums.text, name => texts.get(sums.name.replace(SUMS_FILE, () => name)));
if (faults.length > 0) throw _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError.inFile("checks", sums.name, faults);
return files.filter(file => file !== sums);
}
function importFaults(sums, textOf) {
const faults = sums.split("\n").flatMap((written, index) => {
if (written.trim() === "") return [];
const [, digest, name = ""] = /^([0-9a-f]{64}) [ *]([^/\\]+)$/.exec(written.trimEnd()) ?? [];
const text = textOf(name);
const fault = digest === undefined ? "is not written by sha256sum" : text === undefined ? `${name} is missing; import it again, or disable its check instead` : digestOf(text) === digest ? null : `${name} was changed after its import; import it again, or delete its line here to make it a rule of your own`;
return fault === null ? [] : [ {
line: index + 1,
text: fault
} ];
});
return faults.slice(0, FAULTS_MAX);
}
function digestOf(text) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}
function ruleChanges(from, to) {
return [ ...new Set([ ...from.keys(), ...to.keys() ]) ].sort().flatMap(name => {
if (from.get(name) === to.get(name)) return [];
if (!from.has(name)) return [ `checks adds ${name}` ];
return [ to.has(name) ? `checks changes ${name}` : `checks no longer has ${name}` ];
});
}
}
};
