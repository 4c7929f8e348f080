export const id = "contract-finding";

export const ids = [ "contract-finding" ];

export const modules = {
9498: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FW: () => TargetFinding,
Fm: () => FindingLocation,
Me: () => Cvss,
Ri: () => Proof,
bX: () => FINDING_STATES,
cJ: () => ProofHeader,
gi: () => Acceptance,
oE: () => FINDING_DECISIONS,
pD: () => FindingUpdate,
wI: () => Finding,
ww: () => ProofRequest
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];
const FindingLocation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
}),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
})),
parameter: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Affected header, cookie, query parameter or form field."
}))
});
const Cvss = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
score: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 10
}),
vector: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
});
const ProofHeader = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "In lower case."
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE."
})
}, {
description: "A header that matters for the result."
});
const ProofRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
role: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "control", "proof" ], "control: the request that the proof is compared with."),
method: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
}),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax,
description: "Absolute URL as requested, with its query."
}),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofHeader, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofHeadersMax
}),
body: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofBodyLengthMax
})),
response: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
before: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters before it."
}),
match: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What proves it, masked."
}),
after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters after it."
})
}, {
description: "What was seen in the response: a quote of a header or of the body."
}))
});
const Proof = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
requests: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofRequest, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofRequestsMax
}),
browser: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax
}),
steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax
}), {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofStepsMax
}),
executed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What the page ran or did."
})
}, {
description: "What the browser opened, did and saw."
}))
}, {
description: "The requests that show the weakness, to send again."
});
const Acceptance = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax
}),
accepted_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
accepted_by: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."
}),
expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
});
const Finding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("fnd", "Finding id."),
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[0-9a-f]{32}$",
description: "Equal for the same finding in another scan or on another preview host. Does not depend on the host."
}),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "exposure.env" ]
}),
check_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Documentation of the check."
})),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Rc,
confidence: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.m3,
cvss: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(Cvss),
cwe: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^CWE-[0-9]+$"
})),
owasp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "OWASP Top 10:2025 categories, derived from the CWE."
})),
location: FindingLocation,
locations: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(FindingLocation, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.findingLocationsMax,
description: "Every location with the same cause, including the first one. Maximum 25."
}),
locations_total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
}),
description: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Description of the weakness and its impact."
}),
evidence: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.evidenceLengthMax,
description: "Proof, with secrets masked. Contains untrusted text of the scanned site."
}),
proof: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Proof),
remediation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "How to fix it."
}),
references: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_STATES),
first_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
acceptance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Acceptance)
}, {
description: "A weakness with its proof."
});
const FINDING_DECISIONS = [ "ignored", "open" ];
const FindingUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_DECISIONS, "ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is."),
reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax,
description: "Why the finding is accepted. Required with `ignored`."
})),
expires_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
format: "date-time",
description: "When the acceptance ends. Without it, it has no end.",
examples: [ "2027-01-31T00:00:00Z" ]
}))
});
const TargetFinding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...Finding.properties,
last_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
}, {
description: "A weakness that a target has, by its last scans of each type."
});
},
58329: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NE: () => COMPLIANCE_STATES,
QC: () => ComplianceRow,
Qw: () => CHECK_STATUSES,
TJ: () => ReportTool,
TN: () => CheckOutcome,
Vs: () => ScanBudget,
WI: () => REPORT_SCHEMA_VERSION,
pl: () => Report
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26414);
var _target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16542);
const REPORT_SCHEMA_VERSION = "1.0";
const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];
const CheckOutcome = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Names the fault that the check looks for."
}),
subject: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Names what the check examines, if `title` would read as a statement beside the status `passed`."
})),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Rc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(CHECK_STATUSES),
partial: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "True if the check passed in part: a limit left out what `reason` names."
})),
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Why the check did not apply or failed, or which part it skipped."
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const Spent = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
used: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
}),
allowed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
})
});
const ScanBudget = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
requests: Spent,
connections: Spent,
bytes: Spent,
seconds: Spent,
exhausted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Exhausted budgets."
}))
});
const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];
const ComplianceRow = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
framework: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "OWASP ASVS 5.0" ]
}),
requirement: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "12.1.1" ]
}),
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
check_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Findings that violate the requirement."
})
});
const ReportTool = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
advisories_date: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date of the library advisory table."
})),
libraries_date: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date on which the library fingerprints were last compared with published packages."
}))
});
const Report = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
schema_version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan: _scan_js__WEBPACK_IMPORTED_MODULE_4__.sr,
target: _target_js__WEBPACK_IMPORTED_MODULE_5__.We,
summary: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
by_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Omit(_primitives_js__WEBPACK_IMPORTED_MODULE_3__.OJ, [ "total" ], {
additionalProperties: false
}),
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
omitted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Findings omitted because the scan exceeded the maximum."
}),
digest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "SHA-256 (hex) of the canonical findings, equal for equal findings."
})
}),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI),
checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckOutcome),
budget: ScanBudget,
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou),
compliance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ComplianceRow),
generated_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc,
tool: ReportTool
}, {
description: "Full report of a succeeded scan."
});
},
28291: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => completeFinding
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function completeFinding(finding, options) {
const {scanId: scanId, index: index, now: now} = options;
const check_id = finding.check_id ?? "service.unnamed";
const title = finding.title ?? check_id;
const location = finding.location ?? finding.locations?.[0] ?? {
url: "",
method: null,
parameter: null
};
const locations = finding.locations ?? [ location ];
const identity = finding.check_id ?? finding.title ?? finding.id ?? `${scanId} ${index}`;
const fingerprint = finding.fingerprint ?? digest([ identity, title, pathOf(location.url), location.parameter ?? "" ]);
return {
cvss: null,
cwe: [],
owasp: [],
description: "",
evidence: "",
remediation: "",
references: [],
confidence: "firm",
state: "open",
locations_total: locations.length,
first_seen_at: new Date(now).toISOString(),
...finding,
id: finding.id ?? `fnd_${digest([ fingerprint, String(index) ]).slice(0, 24)}`,
scan_id: scanId,
check_id: check_id,
title: title,
location: location,
locations: locations,
fingerprint: fingerprint
};
}
function digest(parts) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
function pathOf(url) {
return URL.canParse(url) ? new URL(url).pathname : url;
}
},
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
}
}
};
