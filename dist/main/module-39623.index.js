export const id = "module-39623";

export const ids = [ "module-39623" ];

export const modules = {
 39623: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  var _admin_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24152);
  var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
  var _help_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9654);
  const FLAGS = {
   bootstrap: {
    type: "string",
    value: "FILE",
    description: "Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP)."
   },
   help: _flags_js__WEBPACK_IMPORTED_MODULE_2__.l
  };
  const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_3__.bD)([ "members add <name> --bootstrap FILE", "members remove <name> --bootstrap FILE" ], "Manages the members of a workspace. Removing a member revokes the personal access tokens of the member.", FLAGS);
  async function run(args, io) {
   const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.b)(args, FLAGS);
   const [verb, name, surplus] = flags.positionals;
   if (flags.flag("help") === true) {
    io.out(HELP);
    return 0;
   }
   if (verb !== "add" && verb !== "remove") throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("members", `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(verb ?? "")} is not one of add, remove.`);
   if (surplus !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError((0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(surplus), `is one argument too many for members ${verb}.`);
   const path = (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.dO)(name, "<name>");
   if (verb === "remove") return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.Iz)(flags, io, "DELETE", `/v1/members/${path}`);
   return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_1__.Iz)(flags, io, "POST", "/v1/members", {
    name: name
   });
  }
 }
};
