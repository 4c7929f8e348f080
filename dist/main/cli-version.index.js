export const id = "cli-version";

export const ids = [ "cli-version" ];

export const modules = {
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
module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
}
};
