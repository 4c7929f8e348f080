export const id = "module-90050";

export const ids = [ "module-90050" ];

export const modules = {
90050: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
markdownToHtml: () => markdownToHtml
});
var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
var _reports_escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21401);
function markdownToHtml(markdown, href) {
const marked = new marked__WEBPACK_IMPORTED_MODULE_0__.Dz({
renderer: {
html: ({text: text}) => (0, _reports_escape_html_js__WEBPACK_IMPORTED_MODULE_1__.ZD)(text),
image: ({text: text}) => (0, _reports_escape_html_js__WEBPACK_IMPORTED_MODULE_1__.ZD)(text),
code: ({text: text}) => `<pre tabindex="0"><code>${(0, _reports_escape_html_js__WEBPACK_IMPORTED_MODULE_1__.ZD)(text)}</code></pre>`,
link({href: target, tokens: tokens}) {
const address = href(target);
const label = this.parser.parseInline(tokens);
return address === null ? label : `<a href="${(0, _reports_escape_html_js__WEBPACK_IMPORTED_MODULE_1__.ZD)(address)}">${label}</a>`;
},
table({header: header, rows: rows}) {
const cell = (tag, {tokens: tokens}) => {
const [name] = tag.split(" ");
return `<${tag}>${this.parser.parseInline(tokens)}</${name}>`;
};
const hasHead = header.some(({text: text}) => text !== "");
const head = header.map(column => cell('th scope="col"', column)).join("");
const body = rows.map(row => {
const cells = row.map((entry, column) => cell(!hasHead && column === 0 ? 'th scope="row"' : "td", entry));
return `<tr>${cells.join("")}</tr>`;
});
return `<table>${hasHead ? `<thead><tr>${head}</tr></thead>` : ""}<tbody>${body.join("")}</tbody></table>`;
}
}
});
return marked.parse(markdown, {
async: false
});
}
}
};
