export const id = "module-69490";

export const ids = [ "module-69490" ];

export const modules = {
69490: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
findBrowser: () => findBrowser
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
const NAMES = [ "google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome", "microsoft-edge", "microsoft-edge-stable" ];
const MAC = [ "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge" ];
function findBrowser(env, platform = process.platform) {
if (platform === "win32") return null;
for (const given of [ env["CHROME_BIN"], env["CHROME_PATH"] ]) if (given !== undefined && isExecutable(given)) return given;
const folders = (env["PATH"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(folder => folder !== "");
const places = NAMES.flatMap(name => folders.map(folder => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
return [ ...places, ...platform === "darwin" && folders.length > 0 ? MAC : [] ].find(isExecutable) ?? null;
}
function isExecutable(path) {
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
} catch {
return false;
}
}
}
};
