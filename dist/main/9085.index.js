export const id = 9085;
export const ids = [9085];
export const modules = {

/***/ 89085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ Timestamp),
/* harmony export */   OJ: () => (/* binding */ SeverityCounts),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   Rc: () => (/* binding */ SeveritySchema),
/* harmony export */   ZY: () => (/* binding */ stringEnum),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   fc: () => (/* binding */ ScanTypeSchema),
/* harmony export */   g8: () => (/* binding */ SCAN_TYPES),
/* harmony export */   m3: () => (/* binding */ ConfidenceSchema),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   t2: () => (/* binding */ prefixedId)
/* harmony export */ });
/* unused harmony export CONFIDENCES */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);

/**
 * Words that every resource shares. Severities follow CVSS v4 bands (critical >= 9, high >= 7, medium >= 4,
 * low > 0, info = 0), the same bands GitHub code scanning applies to `security-severity`.
 */
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
const CONFIDENCES = ['certain', 'firm', 'tentative'];
/** Seed, "Resources and their fields", Scan. The list is closed: any other value is a validation error. */
const SCAN_TYPES = ['quick', 'standard', 'compliance'];
/** Position in {@link SEVERITIES}: 0 is the most severe. */
function severityRank(severity) {
    return SEVERITIES.indexOf(severity);
}
/** True when `severity` is at least as severe as `threshold`. */
function isAtLeast(severity, threshold) {
    return severityRank(severity) <= severityRank(threshold);
}
/** A closed list of strings as one JSON Schema `enum`, which reads better in OpenAPI than `anyOf` of constants. */
function stringEnum(values, description) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({
        type: 'string',
        enum: [...values],
        ...(description === undefined ? {} : { description }),
    });
}
/** `T | null` in the 2020-12 way. */
function nullable(schema) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Union */ .ZUJ.Union([schema, typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Null */ .ZUJ.Null()]);
}
/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
function prefixedId(prefix, description) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: `^${prefix}_[0-9a-z]{8,40}$`,
        description,
        examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`],
    });
}
const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
    format: 'date-time',
    description: 'ISO 8601 UTC timestamp with milliseconds.',
    examples: ['2026-11-21T08:15:30.000Z'],
});
const SeveritySchema = stringEnum(SEVERITIES, 'CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.');
const ConfidenceSchema = stringEnum(CONFIDENCES, 'How sure the proof is: certain, firm or tentative.');
const ScanTypeSchema = stringEnum(SCAN_TYPES, 'Depth of the scan.');
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 });
/** Number of findings per severity with their sum. */
const SeverityCounts = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ critical: Count, high: Count, medium: Count, low: Count, info: Count, total: Count }, { additionalProperties: false, description: 'Number of findings per severity.' });
/** Counts findings by severity. */
function countBySeverity(findings) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: findings.length };
    for (const finding of findings)
        counts[finding.severity] += 1;
    return counts;
}


/***/ })

};
