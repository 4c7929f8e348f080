export const id = "module-44645";

export const ids = [ "module-44645", 5537 ];

export const modules = {
65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => readTrustedRoots,
h: () => connectFromCli
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
var _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68852);
var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5537);
function connectFromCli(options) {
const {service: service, verificationSeed: verificationSeed, trustedRoots: trustedRoots, allowInsecure: allowInsecure, environment: environment, onScanProgress: onScanProgress} = options;
return (0, _gate_scan_connect_js__WEBPACK_IMPORTED_MODULE_3__.N)({
service: service,
remote: {
allowInsecure: allowInsecure,
trustedRoots: trustedRoots
},
userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_4__.VERSION}`,
apiUrlName: "--api-url",
insecureName: "--insecure-http",
checkIds: async () => (await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012))).registeredCheckIds(service.rules),
startEmbedded: async () => {
const {browserOption: browserOption, startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const browser = await browserOption(service.browserPath, environment);
if (browser === null && service.browserPath !== null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--browser-path", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(service.browserPath)} is not a program file.`);
return startEmbeddedService({
mode: "embedded",
store: {
kind: "memory"
},
verificationSeed: verificationSeed,
rules: service.rules,
...onScanProgress === undefined ? {} : {
onScanProgress: onScanProgress
},
...browser,
...trustedRoots.length === 0 ? {} : {
trustedRoots: trustedRoots
}
});
}
});
}
async function readTrustedRoots(path, io) {
if (path === undefined) return [];
let text;
try {
text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8");
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} cannot be read.`, {
cause: cause
});
}
const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
if (certificates.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--ca-file", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(path)} contains no PEM certificate.`);
return certificates;
}
},
44645: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
verificationOf: () => verificationOf
});
var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65487);
async function verificationOf(hostname, repositoryId) {
const connection = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.h)({
service: {
apiUrl: null,
apiKey: null,
maxRetries: 1,
browserPath: null,
rules: []
},
verificationSeed: repositoryId,
trustedRoots: [],
allowInsecure: false,
environment: {}
});
try {
const {verification: verification} = await connection.client.createTarget({
hostname: hostname
});
return (verification?.instructions ?? []).filter(entry => entry.method !== "local");
} finally {
await connection.close();
}
}
},
5537: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VERSION: () => VERSION,
p: () => HOMEPAGE
});
var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);
const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__.rE;
const HOMEPAGE = _package_json__WEBPACK_IMPORTED_MODULE_0__.TB;
},
68852: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => connect
});
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
async function connect(options) {
const {createUndiciClient: createUndiciClient} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("undici-index"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-checks"), __webpack_require__.e("client-undici-client"), __webpack_require__.e("client-iterate") ]).then(__webpack_require__.bind(__webpack_require__, 37058));
const {apiUrl: apiUrl, apiKey: apiKey, maxRetries: maxRetries} = options.service;
const {userAgent: userAgent} = options;
const common = {
retry: {
maxRetries: maxRetries
},
...userAgent === undefined ? {} : {
userAgent: userAgent
}
};
if (apiUrl !== null && apiKey !== null) {
const {ClientConfigurationError: ClientConfigurationError} = await __webpack_require__.e("client-errors").then(__webpack_require__.bind(__webpack_require__, 6695));
try {
const client = createUndiciClient({
...common,
...options.remote,
baseUrl: apiUrl,
apiKey: apiKey
});
return {
kind: "remote",
client: client,
readyMs: null,
close: () => client.close()
};
} catch (error) {
if (!(error instanceof ClientConfigurationError)) throw error;
const hint = error.isInsecure && options.insecureName !== undefined ? ` (${options.insecureName})` : "";
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(options.apiUrlName, `${error.message}${hint}`, {
cause: error
});
}
}
const service = await options.startEmbedded();
if (service.apiKey === null) throw new Error("The embedded service started without an API key.");
const client = createUndiciClient({
...common,
baseUrl: service.url,
apiKey: service.apiKey,
proxy: "none"
});
return {
kind: "embedded",
client: client,
readyMs: Math.round(service.readyMs),
checkIds: options.checkIds,
close: async () => {
await client.close();
await service.close();
}
};
}
},
8330: module => {
module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
}
};
