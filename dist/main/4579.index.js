export const id = 4579;
export const ids = [4579];
export const modules = {

/***/ 76960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6222);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);



const FLAGS = {
    list: { type: 'boolean', description: 'List the ids of all checks.' },
    help: _flags_js__WEBPACK_IMPORTED_MODULE_1__/* .HELP_FLAG */ .lu,
};
const HELP = (0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .commandHelp */ .bD)(['explain <check id>', 'explain --list'], 'Tells what a check looks for, why it matters, how it is proved and how to fix what it finds.', FLAGS);
/** `scan-gate explain`. Prints the page of a check as Markdown. */
async function run(args, io) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFlags */ .bQ)(args, FLAGS);
    const [id, surplus] = flags.positionals;
    if (flags.flag('help') === true) {
        io.out(HELP);
        return 0;
    }
    const { CHECKS } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(4516), __webpack_require__.e(7520), __webpack_require__.e(1279), __webpack_require__.e(9085)]).then(__webpack_require__.bind(__webpack_require__, 41279));
    const ids = CHECKS.map((check) => check.meta.id);
    if (flags.flag('list') === true) {
        io.out(`${ids.join('\n')}\n`);
        return 0;
    }
    if (id === undefined)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError('<check id>', 'missing, for example scan-gate explain exposure.env.');
    if (surplus !== undefined)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError((0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(surplus), 'is one argument too many; one check at a time.');
    const { checkPage } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(4516), __webpack_require__.e(7520), __webpack_require__.e(1279), __webpack_require__.e(5299)]).then(__webpack_require__.bind(__webpack_require__, 78615));
    const page = checkPage(id);
    if (page === null) {
        const near = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(id, ids);
        const hint = near === null ? 'scan-gate explain --list names them all.' : `Did you mean ${near}?`;
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError('<check id>', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(id)} is no check. ${hint}`);
    }
    io.out(page);
    return 0;
}


/***/ })

};
