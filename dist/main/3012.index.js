export const id = 3012;

export const ids = [ 3012 ];

export const modules = {
 43012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   startEmbeddedService: () => startEmbeddedService
  });
  async function startEmbeddedService(options) {
   const {startService: startService} = await Promise.all([ __webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(9229), __webpack_require__.e(4516), __webpack_require__.e(908), __webpack_require__.e(8329), __webpack_require__.e(8768) ]).then(__webpack_require__.bind(__webpack_require__, 38768));
   return startService(options);
  }
 }
};
