export const id = "module-8776";

export const ids = [ "module-8776" ];

export const modules = {
68850: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => escapeSarifMessage,
s: () => jsonText
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
function escapeSarifMessage(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text, {
multiline: true
}).replace(/[\\[\]]/g, "\\$&").replace(/[{}]/g, "$&$&");
}
const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function unicodeEscape(character) {
return [ ...Array(character.length).keys() ].map(index => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");
}
function jsonText(value) {
const text = JSON.stringify(value, null, 2).replace(RAW_HIDDEN, unicodeEscape).replace(/##(?=\[)/g, "#\\u0023");
return `${text}\n`;
}
},
8776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderJson: () => renderJson
});
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _escape_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68850);
var _report_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8828);
function inSchemaOrder(value, schema) {
const alternatives = schema?.["anyOf"];
if (Array.isArray(alternatives)) {
const fitting = alternatives.find(option => value === null === (option["type"] === "null"));
return inSchemaOrder(value, fitting);
}
if (Array.isArray(value)) {
const items = schema?.["items"];
return value.map(item => inSchemaOrder(item, (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(items) ? items : undefined));
}
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(value)) return value;
const properties = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(schema?.["properties"]) ? schema["properties"] : {};
const named = Object.keys(properties).filter(name => Object.hasOwn(value, name));
const others = Object.keys(value).filter(name => !Object.hasOwn(properties, name)).sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.n);
const ordered = Object.create(null);
for (const name of [ ...named, ...others ]) {
const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
ordered[name] = inSchemaOrder(value[name], (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.u4)(member) ? member : undefined);
}
return ordered;
}
function renderJson(report) {
const sorted = {
...report,
findings: [ ...report.findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E),
checks: [ ...report.checks ].sort((left, right) => (0, _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.n)(left.check_id, right.check_id)),
compliance: [ ...report.compliance ].sort((left, right) => (0, _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.n)(left.framework, right.framework) || left.requirement.localeCompare(right.requirement, "en", {
numeric: true
}))
};
return (0, _escape_json_js__WEBPACK_IMPORTED_MODULE_1__.s)(inSchemaOrder(sorted, _report_document_js__WEBPACK_IMPORTED_MODULE_2__.Kr));
}
}
};
