export const id = 4645;
export const ids = [4645,5537];
export const modules = {

/***/ 65487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect),
/* harmony export */   P: () => (/* binding */ readTrustedRoots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5537);



/** @throws UsageError when the API URL cannot be used */
async function connect(options) {
    const { createClient } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(8329), __webpack_require__.e(1748), __webpack_require__.e(9250)]).then(__webpack_require__.bind(__webpack_require__, 51748));
    const { apiUrl, apiKey, maxRetries } = options.service;
    const common = { userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_2__.VERSION}`, retry: { maxRetries } };
    if (apiUrl !== null && apiKey !== null) {
        const { ClientConfigurationError } = await __webpack_require__.e(/* import() */ 6695).then(__webpack_require__.bind(__webpack_require__, 6695));
        try {
            const client = createClient({
                ...common,
                baseUrl: apiUrl,
                apiKey,
                allowInsecure: options.allowInsecure,
                trustedRoots: options.trustedRoots,
            });
            return { kind: 'remote', client, readyMs: null, close: () => client.close() };
        }
        catch (error) {
            if (error instanceof ClientConfigurationError) {
                const hint = error.message.includes('unencrypted') ? ' (--insecure-http)' : '';
                throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--api-url', `${error.message}${hint}`, { cause: error });
            }
            throw error;
        }
    }
    const { startEmbeddedService } = await __webpack_require__.e(/* import() */ 3012).then(__webpack_require__.bind(__webpack_require__, 43012));
    const service = await startEmbeddedService({
        mode: 'embedded',
        store: { kind: 'memory' },
        verificationSeed: options.verificationSeed,
        ...(options.trustedRoots.length === 0 ? {} : { trustedRoots: options.trustedRoots }),
    });
    const client = createClient({ ...common, baseUrl: service.url, apiKey: service.apiKey ?? '', proxy: 'none' });
    return {
        kind: 'embedded',
        client,
        readyMs: Math.round(service.readyMs),
        close: async () => {
            await client.close();
            await service.close();
        },
    };
}
/** Certificates of `--ca-file`. @throws UsageError */
async function readTrustedRoots(path, io) {
    if (path === undefined)
        return [];
    const { resolve } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 76760, 19));
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(resolve(io.directory, path), 'utf8');
    }
    catch (cause) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--ca-file', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(path)} cannot be read.`, { cause });
    }
    const certificates = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
    if (certificates.length === 0)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--ca-file', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(path)} holds no PEM certificate.`);
    return certificates;
}


/***/ }),

/***/ 44645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verificationOf: () => (/* binding */ verificationOf)
/* harmony export */ });
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65487);

/**
 * What the owner of a public host publishes so that a repository's jobs may scan it in depth. Asked of the service itself,
 * started for the purpose, since it alone derives the token.
 * @param repositoryId GitHub's numeric id of the repository
 */
async function verificationOf(hostname, repositoryId) {
    const connection = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .N)({
        service: { apiUrl: null, apiKey: null, maxRetries: 1 },
        verificationSeed: repositoryId,
        trustedRoots: [],
        allowInsecure: false,
    });
    try {
        const target = await connection.client.createTarget({ hostname });
        return target.verification.instructions.filter((entry) => entry.method !== 'local');
    }
    finally {
        await connection.close();
    }
}


/***/ }),

/***/ 5537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);

const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__/* .version */ .rE;


/***/ }),

/***/ 8330:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"UU":"scan-gate","rE":"0.1.0","TB":"https://github.com/your-org/scan-gate"}');

/***/ })

};
