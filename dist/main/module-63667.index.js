export const id = "module-63667";

export const ids = [ "module-63667", 6908 ];

export const modules = {
63667: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
terminalMarkdown: () => terminalMarkdown
});
var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96908);
var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
const COLUMNS_MIN = 40;
const COLUMNS_MAX = 100;
function terminalMarkdown(text, {columns: columns, colored: colored}) {
const width = Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns));
const bold = line => colored ? `[1m${line}[0m` : line;
const blocks = (0, marked__WEBPACK_IMPORTED_MODULE_0__.lu)(text).flatMap(token => block(token, width, bold));
return `${blocks.join("\n\n")}\n`;
}
function block(token, width, bold) {
switch (token.type) {
case "heading":
return [ bold(plain(token.tokens ?? [])) ];

case "code":
return [ indented(escapeLines(String(token["text"])), "    ") ];

case "list":
return [ token.items.map(item => listItem(item, width)).join("\n") ];

case "table":
return [ table(token, width) ];

case "paragraph":
return [ (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.ky)(plain(token.tokens ?? []), width).join("\n") ];

default:
return [];
}
}
function listItem(item, width) {
const text = item.tokens.map(token => plain("tokens" in token && token.tokens || [ token ])).join(" ");
return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.ky)(text, width - 2).map((line, index) => `${index === 0 ? "- " : "  "}${line}`).join("\n");
}
function table({header: header, rows: rows}, width) {
const cells = [ header, ...rows ].map(row => row.map(cell => plain(cell.tokens)));
const labels = Math.min(24, Math.max(...cells.map(([label = ""]) => label.length)));
return cells.filter(row => row.some(cell => cell !== "")).map(([label = "", ...values]) => (0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_2__.ky)(values.join("  "), width - labels - 2).map((line, index) => `${(index === 0 ? label : "").padEnd(labels)}  ${line}`).join("\n")).join("\n");
}
function plain(tokens) {
return tokens.map(token => {
if (token.type === "link") {
const {href: href, tokens: inner} = token;
const label = plain(inner);
return /^https?:/.test(href) && label !== href ? `${label} (${href})` : label;
}
if ("tokens" in token && token.tokens !== undefined) return plain(token.tokens);
return (0, _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__.escapeTerminal)(("text" in token ? unescaped(String(token.text)) : "").replaceAll("\n", " "));
}).join("");
}
function unescaped(text) {
return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name) => ENTITIES[name] ?? "");
}
const ENTITIES = {
lt: "<",
gt: ">",
quot: '"',
"#39": "'",
amp: "&"
};
function escapeLines(text) {
return text.split("\n").map(_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__.escapeTerminal).join("\n");
}
function indented(text, by) {
return text.replace(/^(?=.)/gm, by);
}
},
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
