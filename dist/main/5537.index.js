export const id = 5537;
export const ids = [5537];
export const modules = {

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
