export const id = "module-68308";

export const ids = [ "module-68308" ];

export const modules = {
 68308: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   htmlOfRun: () => htmlOfRun
  });
  var _gate_render_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27417);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5537);
  async function htmlOfRun(result) {
   const page = await (0, _gate_render_reports_js__WEBPACK_IMPORTED_MODULE_0__.K)(result, {
    now: Date.now(),
    informationUri: _version_js__WEBPACK_IMPORTED_MODULE_2__.p
   });
   if (page === null) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--format", "html supports one scan; for several, use --report-formats html --out DIR.");
   return page;
  }
 }
};
