export const id = 8776;
export const ids = [8776];
export const modules = {

/***/ 68850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/** DEL, C1 controls, soft hyphen, bidirectional and invisible characters: JSON.stringify leaves them as they are. */
const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function unicodeEscape(character) {
    return [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('');
}
/**
 * A value as indented JSON with a line end. Hidden characters are written as `\u` escapes, and so is the sign that would
 * begin a runner command (`##[`): whoever reads the text back gets the same value, and whoever prints it is safe.
 */
function jsonText(value) {
    const text = JSON.stringify(value, null, 2)
        .replace(RAW_HIDDEN, unicodeEscape)
        .replace(/##(?=\[)/g, '#\\u0023');
    return `${text}\n`;
}


/***/ }),

/***/ 88081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

function compareText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
function compareFindings(left, right) {
    return ((0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(left.severity) - (0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(right.severity) ||
        compareText(left.check_id, right.check_id) ||
        compareText(left.fingerprint, right.fingerprint));
}


/***/ }),

/***/ 8776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _contract_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58329);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68850);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88081);



function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function compareNames(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** Members in the order of the schema, those it does not name after them by name; values are left as they are. */
function inSchemaOrder(value, schema) {
    const alternatives = schema?.['anyOf'];
    if (Array.isArray(alternatives)) {
        const fitting = alternatives.find((option) => (value === null) === (option['type'] === 'null'));
        return inSchemaOrder(value, fitting);
    }
    if (Array.isArray(value)) {
        const items = schema?.['items'];
        return value.map((item) => inSchemaOrder(item, isObject(items) ? items : undefined));
    }
    if (!isObject(value))
        return value;
    const properties = isObject(schema?.['properties']) ? schema['properties'] : {};
    const named = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
    const others = Object.keys(value)
        .filter((name) => !Object.hasOwn(properties, name))
        .sort(compareNames);
    // Without a prototype, a member called __proto__ is a member like any other.
    const ordered = Object.create(null);
    for (const name of [...named, ...others]) {
        const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
        ordered[name] = inSchemaOrder(value[name], isObject(member) ? member : undefined);
    }
    return ordered;
}
/**
 * The JSON report as it is written to disk: UTF-8 text of one document, two spaces of indent, members in the order of the
 * published schema, findings most severe first, checks by id. Equal reports give equal bytes, in whatever order their
 * members and findings came.
 */
function renderJson(report) {
    const sorted = {
        ...report,
        findings: [...report.findings].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFindings */ .E),
        checks: [...report.checks].sort((left, right) => compareNames(left.check_id, right.check_id)),
        compliance: [...report.compliance].sort((left, right) => compareNames(left.framework, right.framework) ||
            left.requirement.localeCompare(right.requirement, 'en', { numeric: true })),
    };
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(inSchemaOrder(sorted, _contract_report_js__WEBPACK_IMPORTED_MODULE_0__/* .Report */ .pl));
}


/***/ })

};
