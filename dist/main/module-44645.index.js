export const id = "module-44645";

export const ids = [ "module-44645", 5537 ];

export const modules = {
 65487: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   N: () => connect,
   P: () => readTrustedRoots
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5537);
  async function connect(options) {
   const {createClient: createClient} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("undici-index"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("typebox-build-guard-emit"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("client-client"), __webpack_require__.e("client-http-exchange") ]).then(__webpack_require__.bind(__webpack_require__, 54926));
   const {apiUrl: apiUrl, apiKey: apiKey, maxRetries: maxRetries} = options.service;
   const common = {
    userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_2__.VERSION}`,
    retry: {
     maxRetries: maxRetries
    }
   };
   if (apiUrl !== null && apiKey !== null) {
    const {ClientConfigurationError: ClientConfigurationError} = await __webpack_require__.e("client-errors").then(__webpack_require__.bind(__webpack_require__, 6695));
    try {
     const client = createClient({
      ...common,
      baseUrl: apiUrl,
      apiKey: apiKey,
      allowInsecure: options.allowInsecure,
      trustedRoots: options.trustedRoots
     });
     return {
      kind: "remote",
      client: client,
      readyMs: null,
      close: () => client.close()
     };
    } catch (error) {
     if (error instanceof ClientConfigurationError) {
      const hint = error.isInsecure ? " (--insecure-http)" : "";
      throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--api-url", `${error.message}${hint}`, {
       cause: error
      });
     }
     throw error;
    }
   }
   const {startEmbeddedService: startEmbeddedService} = await __webpack_require__.e("module-43012").then(__webpack_require__.bind(__webpack_require__, 43012));
   const service = await startEmbeddedService({
    mode: "embedded",
    store: {
     kind: "memory"
    },
    verificationSeed: options.verificationSeed,
    ...options.trustedRoots.length === 0 ? {} : {
     trustedRoots: options.trustedRoots
    }
   });
   const client = createClient({
    ...common,
    baseUrl: service.url,
    apiKey: service.apiKey ?? "",
    proxy: "none"
   });
   return {
    kind: "embedded",
    client: client,
    readyMs: Math.round(service.readyMs),
    close: async () => {
     await client.close();
     await service.close();
    }
   };
  }
  async function readTrustedRoots(path, io) {
   if (path === undefined) return [];
   const {resolve: resolve} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 76760, 19));
   let text;
   try {
    text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(resolve(io.directory, path), "utf8");
   } catch (cause) {
    throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--ca-file", `${(0, 
    _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(path)} cannot be read.`, {
     cause: cause
    });
   }
   const certificates = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
   if (certificates.length === 0) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--ca-file", `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(path)} holds no PEM certificate.`);
   return certificates;
  }
 },
 44645: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   verificationOf: () => verificationOf
  });
  var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65487);
  async function verificationOf(hostname, repositoryId) {
   const connection = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.N)({
    service: {
     apiUrl: null,
     apiKey: null,
     maxRetries: 1
    },
    verificationSeed: repositoryId,
    trustedRoots: [],
    allowInsecure: false
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
 8330: module => {
  module.exports = JSON.parse('{"UU":"scan-gate","rE":"0.1.0","TB":"https://github.com/your-org/scan-gate"}');
 }
};
