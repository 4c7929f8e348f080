export const id = "module-43012";

export const ids = [ "module-43012" ];

export const modules = {
 43012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   browserOption: () => browserOption,
   issueAdminToken: () => issueAdminToken,
   registeredCheckIds: () => registeredCheckIds,
   startEmbeddedService: () => startEmbeddedService
  });
  async function registeredCheckIds() {
   const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-primitives") ]).then(__webpack_require__.bind(__webpack_require__, 22097));
   return CHECKS.map(({meta: meta}) => meta.id);
  }
  async function startEmbeddedService(options) {
   const {startService: startService} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("undici-index"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("aws4fetch-dist-aws4fetch-esm"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-errors"), __webpack_require__.e("contract-event"), __webpack_require__.e("contract-key"), __webpack_require__.e("contract-target-address"), __webpack_require__.e("service-start") ]).then(__webpack_require__.bind(__webpack_require__, 28553));
   return startService(options);
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
 }
};
