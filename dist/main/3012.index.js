export const id = 3012;
export const ids = [3012];
export const modules = {

/***/ 43012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startEmbeddedService: () => (/* binding */ startEmbeddedService)
/* harmony export */ });
/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may. The service, with
 * its engine and its database, is loaded when a job needs it, so that the start of either face stays fast.
 */
async function startEmbeddedService(options) {
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(9229), __webpack_require__.e(4516), __webpack_require__.e(5777), __webpack_require__.e(8329), __webpack_require__.e(1961)]).then(__webpack_require__.bind(__webpack_require__, 41961));
    return startService(options);
}


/***/ })

};
