export const id = "module-13197";

export const ids = [ "module-13197" ];

export const modules = {
13197: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96908);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9682);
var _admin_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24152);
var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9654);
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_3__.bD)([ "console --bootstrap FILE" ], `Prints a link that opens the settings console of a running service, signed in with the rights of the admin token. The\nlink works once, within five minutes. Anyone who has it can use it: do not share it.`, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.yy);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.CH)(args, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.yy, HELP, io);
if (flags === null) return 0;
(0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.gP)(flags, "console takes flags only.");
return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.gF)(flags, io, async admin => {
const link = await admin.call("POST", "/v1/console-links");
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_4__.u4)(link) || typeof link["url"] !== "string") throw new _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.SV("response_malformed", "No link came.");
io.out(`${(0, _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__.escapeTerminal)(link["url"])}\n`);
io.err("scan-gate: this link signs in once, within five minutes.\n");
});
}
}
};
