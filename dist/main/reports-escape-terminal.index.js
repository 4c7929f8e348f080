export const id = "reports-escape-terminal";

export const ids = [ "reports-escape-terminal" ];

export const modules = {
14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => webAddress,
J7: () => escapeWorkflowLog,
ix: () => breakCommands,
mz: () => showControls
});
function webAddress(text) {
if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
const url = new URL(text);
return url.username === "" && url.password === "" ? url : null;
}
function breakCommands(text) {
return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "## ");
}
function escapeWorkflowLog(text, options = {}) {
return breakCommands(showControls(text, options));
}
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = {
"\n": "\\n",
"\r": "\\r",
"\t": "\\t"
};
function showControls(text, options = {}) {
const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
return lines.replace(HIDDEN, character => {
if (character === "\n" && options.multiline === true) return character;
const named = NAMED[character];
if (named !== undefined) return named;
const code = character.codePointAt(0) ?? 0;
return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
});
}
},
96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
escapeTerminal: () => escapeTerminal
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeTerminal(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text);
}
}
};
