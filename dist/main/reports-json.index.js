export const id = "reports-json";

export const ids = [ "reports-json" ];

export const modules = {
 68850: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   s: () => jsonText
  });
  const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
  function unicodeEscape(character) {
   return [ ...Array(character.length).keys() ].map(index => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join("");
  }
  function jsonText(value) {
   const text = JSON.stringify(value, null, 2).replace(RAW_HIDDEN, unicodeEscape).replace(/##(?=\[)/g, "#\\u0023");
   return `${text}\n`;
  }
 },
 38911: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   renderJson: () => renderJson
  });
  var compare = __webpack_require__(25455);
  var records = __webpack_require__(9682);
  var json = __webpack_require__(68850);
  var build = __webpack_require__(35007);
  var finding = __webpack_require__(9498);
  var primitives = __webpack_require__(89085);
  var report = __webpack_require__(58329);
  const GATE_STATUSES = [ "new", "existing", "ignored" ];
  const ReportFinding = build.ZUJ.Object({
   ...finding.wI.properties,
   gate_status: build.ZUJ.Optional((0, primitives.ZY)(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run."))
  }, {
   additionalProperties: false,
   description: "One weakness, with its proof."
  });
  const ReportDocument = build.ZUJ.Object({
   ...report.pl.properties,
   findings: build.ZUJ.Array(ReportFinding)
  }, {
   additionalProperties: false,
   description: "All data of one successful scan."
  });
  function reportSchemaDocument() {
   return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
    title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
    ...JSON.parse(JSON.stringify(ReportDocument))
   };
  }
  function inSchemaOrder(value, schema) {
   const alternatives = schema?.["anyOf"];
   if (Array.isArray(alternatives)) {
    const fitting = alternatives.find(option => value === null === (option["type"] === "null"));
    return inSchemaOrder(value, fitting);
   }
   if (Array.isArray(value)) {
    const items = schema?.["items"];
    return value.map(item => inSchemaOrder(item, (0, records.u4)(items) ? items : undefined));
   }
   if (!(0, records.u4)(value)) return value;
   const properties = (0, records.u4)(schema?.["properties"]) ? schema["properties"] : {};
   const named = Object.keys(properties).filter(name => Object.hasOwn(value, name));
   const others = Object.keys(value).filter(name => !Object.hasOwn(properties, name)).sort(compare.n);
   const ordered = Object.create(null);
   for (const name of [ ...named, ...others ]) {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
    ordered[name] = inSchemaOrder(value[name], (0, records.u4)(member) ? member : undefined);
   }
   return ordered;
  }
  function renderJson(report) {
   const sorted = {
    ...report,
    findings: [ ...report.findings ].sort(compare.E),
    checks: [ ...report.checks ].sort((left, right) => (0, compare.n)(left.check_id, right.check_id)),
    compliance: [ ...report.compliance ].sort((left, right) => (0, compare.n)(left.framework, right.framework) || left.requirement.localeCompare(right.requirement, "en", {
     numeric: true
    }))
   };
   return (0, json.s)(inSchemaOrder(sorted, ReportDocument));
  }
 },
 9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $6: () => textAt,
   fK: () => valueAt,
   u4: () => isRecord
  });
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function valueAt(value, path) {
   let current = value;
   for (const name of path) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
   }
   return current;
  }
  function textAt(value, ...path) {
   const found = valueAt(value, path);
   return typeof found === "string" ? found : null;
  }
 }
};
