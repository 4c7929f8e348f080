export const id = "contract-checks";

export const ids = [ "contract-checks", 3666 ];

export const modules = {
55878: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n$: () => ChecksUpdate,
sR: () => Checks
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const CHECKS_MAX = 1e3;
const Rules = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 65536,
description: "A rule in YAML or JSON; see docs/RULES.md."
}), {
maxItems: CHECKS_MAX,
description: "Replace the stored rules; an empty list removes them."
});
const ChecksUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
checks: Rules
}, {
description: "The rules that scans of the workspace run beside the built-in checks."
});
const Checks = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
checks: Rules,
updated_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc)
}, {
description: "The stored rules; `updated_at` is null if there have never been any."
});
},
93331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G4: () => eventSchema,
Ru: () => EVENT_TYPES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26414);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16542);
const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified", "finding.created", "finding.fixed" ];
const scanData = {
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
};
const findingData = {
finding_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Rc,
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Where it is, or was."
}),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc
};
const EVENT_DATA = {
"scan.queued": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.running": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.completed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
report_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.failed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__.TS),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.cancelled": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"target.verified": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__.Pq),
verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"finding.created": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that saw it, the first one of its target."
})
}),
"finding.fixed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that examined its place and did not see it."
})
})
};
function eventSchema(type) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("evt", "Event id."),
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
data: EVENT_DATA[type]
});
}
},
87286: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bp: () => errorsOf,
XK: () => IDEMPOTENCY_KEY_PATTERN,
uB: () => COMMON_ERRORS
});
const COMMON_ERRORS = [ "missing_api_key", "invalid_api_key", "insufficient_scope", "validation_error", "rate_limited", "internal_error", "unavailable" ];
const BODY_ERRORS = [ "invalid_json", "payload_too_large", "unsupported_media_type" ];
const IDEMPOTENCY_ERRORS = [ "idempotency_in_progress", "idempotency_mismatch" ];
const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";
function errorsOf(route) {
return [ ...new Set([ ...route.errors, ...route.method === "GET" ? [] : BODY_ERRORS, ...route.method === "POST" ? IDEMPOTENCY_ERRORS : [] ]) ];
}
},
77335: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
By: () => targetParam,
FX: () => findingParam,
Fq: () => WebhooksQuery,
Qe: () => pageParameters,
VL: () => DeliveriesQuery,
_Z: () => deliveryParam,
c3: () => listOf,
hM: () => scanParam,
j6: () => TargetsQuery,
n7: () => FindingsQuery,
r2: () => webhookParam,
tR: () => ScansQuery
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
var _webhook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66918);
function listOf(item) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
data: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(item, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeMax
}),
next_cursor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
});
}
function pageParameters(size) {
return {
limit: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeMax,
default: size,
description: "Page size."
})),
cursor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 1e3,
description: "next_cursor of the previous page."
}))
};
}
const page = pageParameters(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeDefault);
const idParam = (name, prefix) => {
const id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
[name]: id
});
};
const targetParam = idParam("target_id", "tgt");
const scanParam = idParam("scan_id", "scn");
const findingParam = idParam("finding_id", "fnd");
const webhookParam = idParam("id", "whk");
const deliveryParam = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64
}),
delivery_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64
})
});
const TargetsQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 260
}))
});
const ScansQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ)),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 260
})),
scan_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.fc),
created_after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
created_before: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
});
const FindingsQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$",
description: "One severity or a comma-separated list.",
examples: [ "critical", "critical,high" ]
})),
min_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Rc),
state: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "new", "open", "fixed", "ignored" ])),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 80
}))
});
const DeliveriesQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_webhook_js__WEBPACK_IMPORTED_MODULE_4__.U1))
});
const WebhooksQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(page);
},
64447: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ROUTES
});
var checks = __webpack_require__(55878);
var finding = __webpack_require__(9498);
var report = __webpack_require__(58329);
var route_parameters = __webpack_require__(77335);
var scan = __webpack_require__(26414);
var target = __webpack_require__(16542);
var usage = __webpack_require__(6e4);
var webhook = __webpack_require__(66918);
const WEBHOOK_ROUTES = {
listWebhooks: {
method: "GET",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "List the webhook subscriptions of the key, without their secrets.",
query: route_parameters.Fq,
success: {
status: 200,
schema: (0, route_parameters.c3)(webhook.KD)
},
errors: [ "invalid_cursor" ]
},
createWebhook: {
method: "POST",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "Create a webhook subscription. The secret is not returned again.",
body: webhook.aH,
success: {
status: 201,
schema: webhook.cg
},
errors: [ "conflict" ]
},
getWebhook: {
method: "GET",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a webhook subscription, without its secret.",
params: route_parameters.r2,
success: {
status: 200,
schema: webhook.KD
},
errors: [ "not_found" ]
},
updateWebhook: {
method: "PATCH",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Change the events of a subscription, or disable or enable it.",
params: route_parameters.r2,
body: webhook.HY,
success: {
status: 200,
schema: webhook.KD
},
errors: [ "not_found", "conflict" ]
},
deleteWebhook: {
method: "DELETE",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Delete a subscription and cancel its pending deliveries.",
params: route_parameters.r2,
success: {
status: 204
},
errors: [ "not_found" ]
},
rotateWebhookSecret: {
method: "POST",
path: "/v1/webhooks/{id}/rotate_secret",
scopes: [ "webhooks:write" ],
summary: "Rotate the secret. Deliveries are also signed with the old one for a while.",
params: route_parameters.r2,
body: webhook.c6,
bodyOptional: true,
success: {
status: 200,
schema: webhook.cg
},
errors: [ "not_found" ]
},
testWebhook: {
method: "POST",
path: "/v1/webhooks/{id}/test",
scopes: [ "webhooks:write" ],
summary: "Send one signed example delivery and return its result.",
params: route_parameters.r2,
success: {
status: 200,
schema: webhook.f4
},
errors: [ "not_found", "insufficient_tokens" ]
},
listDeliveries: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries",
scopes: [ "webhooks:write" ],
summary: "List deliveries of a subscription, newest first.",
params: route_parameters.r2,
query: route_parameters.VL,
success: {
status: 200,
schema: (0, route_parameters.c3)(webhook.rf)
},
errors: [ "not_found", "invalid_cursor" ]
},
getDelivery: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a delivery with its attempts.",
params: route_parameters._Z,
success: {
status: 200,
schema: webhook.Zj
},
errors: [ "not_found" ]
},
replayDelivery: {
method: "POST",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver an event again, as a new delivery.",
params: route_parameters._Z,
success: {
status: 201,
schema: webhook.rf
},
errors: [ "not_found", "invalid_state" ]
},
replayDeliveries: {
method: "POST",
path: "/v1/webhooks/{id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver every event of a period again. With dry_run, only count them.",
params: route_parameters.r2,
body: webhook.Po,
success: {
status: 200,
schema: webhook.$I
},
errors: [ "not_found", "invalid_state" ]
}
};
const ROUTES = {
getUsage: {
method: "GET",
path: "/v1/usage",
scopes: [ "usage:read" ],
summary: "Read the token balance and the consumption of the last 30 days.",
success: {
status: 200,
schema: usage._U
},
errors: []
},
createTarget: {
method: "POST",
path: "/v1/targets",
scopes: [ "targets:write" ],
summary: "Register a target.",
body: target.Oc,
success: {
status: 201,
schema: target.We
},
errors: [ "conflict" ]
},
listTargets: {
method: "GET",
path: "/v1/targets",
scopes: [ "targets:read" ],
summary: "List targets, newest first.",
query: route_parameters.j6,
success: {
status: 200,
schema: (0, route_parameters.c3)(target.We)
},
errors: [ "invalid_cursor" ]
},
getTarget: {
method: "GET",
path: "/v1/targets/{target_id}",
scopes: [ "targets:read" ],
summary: "Retrieve a target.",
params: route_parameters.By,
success: {
status: 200,
schema: target.We
},
errors: [ "not_found" ]
},
deleteTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}",
scopes: [ "targets:write" ],
summary: "Delete a target. Its scans stay readable.",
params: route_parameters.By,
success: {
status: 204
},
errors: [ "not_found" ]
},
eraseTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}/data",
scopes: [ "targets:write" ],
summary: "Erase what is stored about a target until now, within minutes: final scans with their findings, reports, pictures, events and deliveries, and acceptances. Also for a deleted target. Tokens stay charged.",
params: route_parameters.By,
success: {
status: 204
},
errors: [ "not_found" ]
},
verifyTarget: {
method: "POST",
path: "/v1/targets/{target_id}/verify",
scopes: [ "targets:write" ],
summary: "Check the proof of ownership. A failed check returns 200 with status failed or unreachable and the reason.",
params: route_parameters.By,
body: target.Rg,
embeddedBody: target.X,
success: {
status: 200,
schema: target.We
},
errors: [ "not_found" ]
},
listTargetFindings: {
method: "GET",
path: "/v1/targets/{target_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings that a target has now, most severe first: those of its last scans of each type.",
params: route_parameters.By,
query: route_parameters.n7,
success: {
status: 200,
schema: (0, route_parameters.c3)(finding.FW)
},
errors: [ "not_found", "invalid_cursor" ]
},
createScan: {
method: "POST",
path: "/v1/scans",
scopes: [ "scans:write" ],
summary: "Create a scan.",
body: scan.ao,
rateClass: "scan-creates",
success: {
status: 201,
schema: scan.sr
},
errors: [ "insufficient_tokens", "target_not_verified" ]
},
listScans: {
method: "GET",
path: "/v1/scans",
scopes: [ "scans:read" ],
summary: "List scans, newest first.",
query: route_parameters.tR,
success: {
status: 200,
schema: (0, route_parameters.c3)(scan.sr)
},
errors: [ "invalid_cursor" ]
},
createScansBulk: {
method: "POST",
path: "/v1/scans/bulk",
scopes: [ "scans:write" ],
summary: "Create up to 100 scans in one transaction.",
body: scan.Mr,
bodyFrame: scan.D$,
rateClass: "scan-creates",
success: {
status: 201,
schema: scan.Nw
},
refusals: {
422: scan.QJ
},
errors: [ "batch_too_large", "bulk_rolled_back" ]
},
getScan: {
method: "GET",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:read" ],
summary: "Retrieve a scan.",
params: route_parameters.hM,
success: {
status: 200,
schema: scan.sr
},
errors: [ "not_found" ]
},
deleteScan: {
method: "DELETE",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:write" ],
summary: "Delete a final scan with its findings, report, events and deliveries. Its tokens stay charged.",
params: route_parameters.hM,
success: {
status: 204
},
errors: [ "not_found", "invalid_state" ]
},
cancelScan: {
method: "POST",
path: "/v1/scans/{scan_id}/cancel",
scopes: [ "scans:write" ],
summary: "Cancel a queued or running scan. Cancelling a cancelled scan has no effect.",
params: route_parameters.hM,
success: {
status: 200,
schema: scan.sr
},
errors: [ "not_found", "invalid_state" ]
},
listFindings: {
method: "GET",
path: "/v1/scans/{scan_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings of a scan, most severe first.",
params: route_parameters.hM,
query: route_parameters.n7,
success: {
status: 200,
schema: (0, route_parameters.c3)(finding.wI)
},
errors: [ "not_found", "invalid_cursor" ]
},
updateFinding: {
method: "PATCH",
path: "/v1/findings/{finding_id}",
scopes: [ "findings:write" ],
summary: "Accept a finding for a reason, until a date, or no longer. It holds for every scan of the same target.",
params: route_parameters.FX,
body: finding.pD,
success: {
status: 200,
schema: finding.wI
},
errors: [ "not_found", "invalid_state" ]
},
getReport: {
method: "GET",
path: "/v1/scans/{scan_id}/report",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the JSON report of a succeeded scan.",
params: route_parameters.hM,
success: {
status: 200,
schema: report.pl
},
errors: [ "not_found", "report_not_ready" ]
},
getReportPdf: {
method: "GET",
path: "/v1/scans/{scan_id}/report.pdf",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.",
params: route_parameters.hM,
success: {
status: 200,
contentType: "application/pdf"
},
redirect: {
status: 302,
description: "Returned when the service stores reports in an object storage: a signed URL of the PDF, valid for 5 minutes. Do not send the API key to it."
},
errors: [ "not_found", "report_not_ready" ]
},
getChecks: {
method: "GET",
path: "/v1/checks",
scopes: [ "checks:write", "scans:read" ],
summary: "Read the rules of the workspace.",
success: {
status: 200,
schema: checks.sR
},
errors: []
},
putChecks: {
method: "PUT",
path: "/v1/checks",
scopes: [ "checks:write" ],
summary: "Replace the rules of the workspace. Scans that begin later run them.",
body: checks.n$,
success: {
status: 200,
schema: checks.sR
},
errors: []
},
...WEBHOOK_ROUTES
};
},
6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_U: () => Usage,
f7: () => DEFAULT_PRICES,
xb: () => OPERATIONS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
const DEFAULT_PRICES = {
"scan.quick": 5,
"scan.standard": 20,
"scan.compliance": 50,
"webhook.delivery": 1
};
const PerOperation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
const Usage = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Remaining tokens of the workspace."
}),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
last_30d: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
by_operation: PerOperation
}, {
description: "Tokens consumed over the last 30 days, net of refunds."
}),
prices: PerOperation,
as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
});
},
66918: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => ReplayResult,
HY: () => WebhookUpdate,
KD: () => Webhook,
Po: () => ReplayRequest,
U1: () => DELIVERY_STATUSES,
Zj: () => DeliveryWithAttempts,
aH: () => WebhookCreate,
c6: () => RotateSecret,
cg: () => WebhookWithSecret,
dy: () => WEBHOOK_STATUSES,
f4: () => WebhookTestResult,
hM: () => WEBHOOK_DISABLED_REASONS,
rf: () => Delivery,
sK: () => DeliveryAttempt
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93331);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const WEBHOOK_STATUSES = [ "enabled", "disabled" ];
const WEBHOOK_DISABLED_REASONS = [ "user", "failing", "gone", "key_revoked" ];
const DELIVERY_STATUSES = [ "pending", "held", "succeeded", "dead_lettered", "cancelled" ];
const Events = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru), {
minItems: 1,
maxItems: _event_js__WEBPACK_IMPORTED_MODULE_1__.Ru.length,
uniqueItems: true
});
const Url = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL that receives deliveries.",
examples: [ "https://hooks.example.com/scans" ]
});
const subscription = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("whk", "Subscription id."),
url: Url,
events: Events,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES),
disabled_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_DISABLED_REASONS)),
last_success_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Webhook = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(subscription, {
description: "A webhook subscription."
});
const WebhookWithSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...subscription,
secret: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whsec_",
description: "Signing secret. Not returned again."
})
});
const WebhookCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: Url,
events: Events
});
const WebhookUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES))
}, {
minProperties: 1
});
const RotateSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 604800,
description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
}))
});
const DeliveryAttempt = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
}),
at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const delivery = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("dlv", "Delivery id."),
webhook_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru),
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES),
attempts_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
next_attempt_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
replay_of: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Delivery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(delivery);
const DeliveryWithAttempts = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...delivery,
attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(DeliveryAttempt),
body: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Request body of every attempt, byte for byte as it is signed."
}))
});
const ReplayRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES)),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const ReplayResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
});
const WebhookTestResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
delivered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
},
13666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => systemDateClock,
m: () => systemClock
});
const systemClock = {
now: () => Date.now(),
sleep: (ms, signal) => new Promise((resolve, reject) => {
if (signal?.aborted === true) {
reject(signal.reason);
return;
}
const onAbort = () => {
clearTimeout(timer);
reject(signal?.reason);
};
const timer = setTimeout(() => {
signal?.removeEventListener("abort", onAbort);
resolve();
}, ms);
signal?.addEventListener("abort", onAbort, {
once: true
});
})
};
const systemDateClock = {
now: () => new Date
};
}
};
