export const id = "client-iterate";

export const ids = [ "client-iterate" ];

export const modules = {
89104: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => iteratePages,
n: () => iterate
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
const DEFAULT_MAX_PAGES = 1e3;
async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
const seen = new Set;
let cursor;
for (let pages = 0; ;pages += 1) {
if (pages >= maxPages) throw loop(`the list has more than ${maxPages} pages`);
const page = await fetchPage(cursor);
yield page;
cursor = page.next_cursor;
if (cursor === undefined) return;
if (seen.has(cursor)) throw loop("the same next_cursor was returned twice");
seen.add(cursor);
}
}
async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
for await (const page of iteratePages(fetchPage, maxPages)) yield* page.data;
}
function loop(fault) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ServiceResponseError("pagination_loop", `Reading a list: ${fault}.`, {
request: "list"
});
}
}
};
