export const id = 6908;
export const ids = [6908];
export const modules = {

/***/ 14902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ showControls)
/* harmony export */ });
/**
 * C0 and C1 controls, DEL, line separators, bidirectional controls, invisible characters, tag characters and lone
 * surrogates: what can move a cursor, reorder a line or hide text ("Trojan Source", CVE-2021-42574). The joiners U+200C
 * and U+200D stay, for scripts and emoji need them.
 */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Makes every hidden character of untrusted text visible, as `\x1b` or `\u{202e}`. The first step of every escaping. */
function showControls(text, options = {}) {
    const lines = options.multiline === true ? text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : text;
    return lines.replace(HIDDEN, (character) => {
        if (character === '\n' && options.multiline === true)
            return character;
        const named = NAMED[character];
        if (named !== undefined)
            return named;
        const code = character.codePointAt(0) ?? 0;
        return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
    });
}


/***/ }),

/***/ 96908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   escapeTerminal: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* unused harmony export escapeTerminalBlock */
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/** Untrusted text on one line of a terminal or a log: no escape sequence, no line break, no reordering. */
function escapeTerminal(text) {
    return (0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text);
}
/** The same over several lines; each later line begins with `indent`, so that text cannot pass for a line of ours. */
function escapeTerminalBlock(text, indent = '    ') {
    return showControls(text, { multiline: true }).replaceAll('\n', `\n${indent}`);
}


/***/ })

};
