export const id = "contract-primitives";

export const ids = [ "contract-primitives" ];

export const modules = {
 89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dc: () => Timestamp,
   OJ: () => SeverityCounts,
   Ot: () => countBySeverity,
   Rc: () => SeveritySchema,
   ZY: () => stringEnum,
   du: () => isAtLeast,
   fc: () => ScanTypeSchema,
   g8: () => SCAN_TYPES,
   ix: () => CONFIDENCES,
   m3: () => ConfidenceSchema,
   me: () => nullable,
   oC: () => SEVERITIES,
   qs: () => severityRank,
   t2: () => prefixedId
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
  const CONFIDENCES = [ "certain", "firm", "tentative" ];
  const SCAN_TYPES = [ "quick", "standard", "compliance" ];
  function severityRank(severity) {
   return SEVERITIES.indexOf(severity);
  }
  function isAtLeast(severity, threshold) {
   return severityRank(severity) <= severityRank(threshold);
  }
  function stringEnum(values, description) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
    type: "string",
    enum: [ ...values ],
    ...description === undefined ? {} : {
     description: description
    }
   });
  }
  function nullable(schema) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ]);
  }
  function prefixedId(prefix, description) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: `^${prefix}_[0-9a-z]{8,40}$`,
    description: description,
    examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
   });
  }
  const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   format: "date-time",
   description: "ISO 8601 UTC timestamp with milliseconds.",
   examples: [ "2026-11-21T08:15:30.000Z" ]
  });
  const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
  const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
  const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
  const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
   minimum: 0
  });
  const SeverityCounts = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   critical: Count,
   high: Count,
   medium: Count,
   low: Count,
   info: Count,
   total: Count
  }, {
   additionalProperties: false,
   description: "Number of findings per severity."
  });
  function countBySeverity(findings) {
   const counts = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    info: 0,
    total: findings.length
   };
   for (const finding of findings) counts[finding.severity] += 1;
   return counts;
  }
 }
};
