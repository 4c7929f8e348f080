export const id = "module-95469";

export const ids = [ "module-95469" ];

export const modules = {
95469: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
renderCycloneDx: () => renderCycloneDx
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _escape_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68850);
function renderCycloneDx(documents, now) {
const reports = documents.filter(({scan: scan}) => scan.status === "succeeded");
const targets = reports.map(report => targetOf(report));
const content = {
components: targets,
vulnerabilities: vulnerabilitiesOf(reports)
};
return (0, _escape_json_js__WEBPACK_IMPORTED_MODULE_1__.s)({
$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
bomFormat: "CycloneDX",
specVersion: "1.6",
serialNumber: `urn:uuid:${uuidOf(JSON.stringify([ content, now ]))}`,
version: 1,
metadata: {
timestamp: new Date(now).toISOString(),
lifecycles: [ {
phase: "operations"
} ],
tools: {
components: [ {
type: "application",
name: "scan-gate",
version: reports[0]?.tool.version ?? "0.0.0"
} ]
}
},
...content,
compositions: [ {
aggregate: "incomplete",
assemblies: targets.map(target => target["bom-ref"])
} ]
});
}
function targetOf({scan: scan, coverage: coverage}) {
return {
type: "application",
"bom-ref": refOf(scan, null),
name: scan.target,
components: (coverage?.components ?? []).map(({purl: purl, url: url, how: how}) => ({
"bom-ref": refOf(scan, purl),
...namesOf(purl),
purl: purl,
evidence: {
occurrences: [ {
location: url,
additionalContext: how
} ]
}
}))
};
}
function refOf({id: id, target: target}, purl) {
return [ target, id, ...purl === null ? [] : [ purl ] ].join("#");
}
function namesOf(purl) {
const [, type = "", path = "", version = ""] = /^pkg:([a-z]+)\/(.+)@([^@]*)$/.exec(purl) ?? [];
const names = path.split("/").map(decoded);
const name = names.pop() ?? "";
const group = names.length === 0 ? {} : {
group: names.join("/")
};
return {
type: type === "npm" ? "library" : "application",
...group,
name: name,
version: decoded(version)
};
}
function decoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
function vulnerabilitiesOf(reports) {
const found = new Map;
for (const {findings: findings, scan: scan, coverage: coverage} of reports) {
const known = new Set(coverage?.components?.map(({purl: purl}) => purl));
for (const finding of findings) for (const {id: id, component: component} of finding.advisories ?? []) {
const entry = found.get(id) ?? {
finding: finding,
refs: new Set
};
entry.refs.add(refOf(scan, component !== null && known.has(component) ? component : null));
found.set(id, entry);
}
}
return [ ...found ].map(([id, {finding: finding, refs: refs}]) => ({
id: id,
source: sourceOf(id),
cwes: finding.cwe.map(cwe => Number(cwe.slice("CWE-".length))),
recommendation: finding.remediation,
affects: [ ...refs ].map(ref => ({
ref: ref
}))
}));
}
function sourceOf(id) {
return id.startsWith("GHSA-") ? {
name: "GitHub Advisory Database",
url: `https://github.com/advisories/${encodeURIComponent(id)}`
} : {
name: "NVD",
url: `https://nvd.nist.gov/vuln/detail/${encodeURIComponent(id)}`
};
}
function uuidOf(text) {
const hex = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
return [ hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32) ].join("-");
}
},
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
}
};
