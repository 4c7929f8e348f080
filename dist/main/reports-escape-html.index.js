export const id = "reports-escape-html";

export const ids = [ "reports-escape-html" ];

export const modules = {
21401: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZD: () => escapeHtml,
sB: () => titleHtml,
v7: () => safeHref
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;",
"'": "&#39;",
"`": "&#96;"
};
function escapeHtml(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text, {
multiline: true
}).replace(/[&<>"'`]/g, character => ENTITIES[character] ?? character).replace(/:(?=:)/g, "&#58;").replace(/##(?=\[)/g, "#&#35;");
}
function titleHtml(title) {
return title.split("`").map((part, index, parts) => {
const text = escapeHtml(part);
if (index % 2 === 0) return text;
return index === parts.length - 1 ? `&#96;${text}` : `<code>${text}</code>`;
}).join("");
}
function safeHref(url) {
const address = (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(url);
return address === null ? null : escapeHtml(address.href);
}
}
};
