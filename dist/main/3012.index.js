export const id = 3012;

export const ids = [ 3012 ];

export const modules = {
 43012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   issueAdminToken: () => issueAdminToken,
   startEmbeddedService: () => startEmbeddedService
  });
  async function startEmbeddedService(options) {
   const {startService: startService} = await Promise.all([ __webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(4516), __webpack_require__.e(6127), __webpack_require__.e(830), __webpack_require__.e(8329), __webpack_require__.e(676), __webpack_require__.e(1201) ]).then(__webpack_require__.bind(__webpack_require__, 1201));
   return startService(options);
  }
  async function issueAdminToken(store, keep) {
   const {issueAdminToken: issueAdminToken} = await Promise.all([ __webpack_require__.e(676), __webpack_require__.e(5673) ]).then(__webpack_require__.bind(__webpack_require__, 23527));
   return issueAdminToken(store, keep);
  }
 }
};
