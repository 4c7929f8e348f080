export const id = 8308;
export const ids = [8308];
export const modules = {

/***/ 68308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   htmlOfRun: () => (/* binding */ htmlOfRun)
/* harmony export */ });
/* harmony import */ var _gate_report_of_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43690);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
/* harmony import */ var _reports_html_render_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22789);



/**
 * The HTML page of the one scan of a run. A page is one document, so that several scans cannot be printed as one.
 * @throws UsageError for several scans
 */
function htmlOfRun(result) {
    const [scan] = result.scans;
    if (scan === undefined || result.scans.length > 1) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--format', 'html prints one scan; write several with --report-formats html --out DIR.');
    }
    return (0,_reports_html_render_html_js__WEBPACK_IMPORTED_MODULE_2__.renderHtml)((0,_gate_report_of_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOfScan */ .F)(scan, result));
}


/***/ })

};
