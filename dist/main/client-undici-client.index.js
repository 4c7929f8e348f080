export const id = "client-undici-client";

export const ids = [ "client-undici-client" ];

export const modules = {
5657: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
createUndiciClient: () => createUndiciClient
});
var external_node_tls_ = __webpack_require__(41692);
var undici = __webpack_require__(46752);
var checks = __webpack_require__(55878);
var routes = __webpack_require__(64447);
var webhook = __webpack_require__(66918);
var clock = __webpack_require__(13666);
var records = __webpack_require__(9682);
var client_call = __webpack_require__(34968);
var check_response = __webpack_require__(73332);
var iterate = __webpack_require__(89104);
var json_of = __webpack_require__(79894);
var client_options = __webpack_require__(25492);
var errors = __webpack_require__(6695);
var retry_policy = __webpack_require__(75859);
const FIRST_POLL_MS = 1e3;
const MAX_POLL_MS = 1e4;
const LAST_POLL_MS = 1e3;
async function waitForScan(getScan, clock, scanId, options) {
const timeoutMs = (0, client_options.H3)("timeoutMs", options.timeoutMs ?? 36e5);
const {signal: signal} = options;
const deadline = clock.now() + timeoutMs;
let scan = null;
for (let pause = FIRST_POLL_MS; ;pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
const left = Math.max(1, deadline - clock.now());
const polled = await getScan(scanId, {
timeoutMs: left,
...signal === undefined ? {} : {
signal: signal
}
}).then(value => ({
value: value
}), error => {
if (signal?.aborted === true || !isTransient(error)) throw error;
return {
error: error
};
});
if ("value" in polled) {
scan = polled.value;
options.onPoll?.(scan);
if (isFinal(scan)) return scan;
}
const pauseMax = deadline - clock.now() - LAST_POLL_MS;
if (pauseMax <= 0) throw new errors.WaitTimeoutError(scanId, timeoutMs, scan, "error" in polled ? polled.error : undefined);
await clock.sleep(Math.min(pause, pauseMax), signal);
}
}
function isFinal({status: status}) {
return status !== "queued" && status !== "running";
}
function isTransient(error) {
if (error instanceof errors.ApiError) return (0, retry_policy.Ri)({
kind: "status",
status: error.status ?? 0,
code: error.code,
retryAfterMs: null
});
return error instanceof errors.ServiceConnectionError || error instanceof errors.ServiceResponseError && error.code === "response_not_json";
}
var wire = __webpack_require__(12993);
const MAX_PAGES = 1e4;
function createClient(options) {
const call = (0, client_call.j)(options, routes.b);
const client = {
baseUrl: call.baseUrl,
getUsage: opts => call.json("getUsage", wire.ve, {
...opts
}),
createTarget: (body, opts) => call.json("createTarget", wire.VE, {
body: body,
...opts
}),
listTargets: (query = {}, opts) => call.list("listTargets", wire.VE, {
query: query,
...opts
}),
getTarget: (target_id, opts) => call.json("getTarget", wire.VE, {
params: {
target_id: target_id
},
...opts
}),
deleteTarget: (target_id, opts) => call.empty("deleteTarget", {
params: {
target_id: target_id
},
...opts
}),
eraseTarget: (target_id, opts) => call.empty("eraseTarget", {
params: {
target_id: target_id
},
...opts
}),
listTargetFindings: (target_id, query = {}, opts) => call.list("listTargetFindings", wire.Ov, {
params: {
target_id: target_id
},
query: query,
...opts
}),
verifyTarget: (target_id, body, opts) => call.json("verifyTarget", wire.vE, {
params: {
target_id: target_id
},
body: body,
...opts
}),
createScan: (body, opts) => call.json("createScan", wire.oK, {
body: body,
...opts
}),
createScansBulk: (body, opts) => call.raw("createScansBulk", {
body: body,
...opts
}, bulkOf),
listScans: (query = {}, opts) => call.list("listScans", wire.zp, {
query: query,
...opts
}),
getScan: (scan_id, opts) => call.json("getScan", wire.zp, {
params: {
scan_id: scan_id
},
...opts
}),
deleteScan: (scan_id, opts) => call.empty("deleteScan", {
params: {
scan_id: scan_id
},
...opts
}),
cancelScan: (scan_id, opts) => call.json("cancelScan", wire.oK, {
params: {
scan_id: scan_id
},
...opts
}),
listFindings: (scan_id, query = {}, opts) => call.list("listFindings", wire.jP, {
params: {
scan_id: scan_id
},
query: query,
...opts
}),
getChecks: opts => call.json("getChecks", checks.sR, {
...opts
}),
putChecks: (body, opts) => call.json("putChecks", checks.sR, {
body: body,
...opts
}),
updateFinding: (finding_id, body, opts) => call.json("updateFinding", wire.jP, {
params: {
finding_id: finding_id
},
body: body,
...opts
}),
getReport: (scan_id, opts) => call.raw("getReport", {
params: {
scan_id: scan_id
},
...opts
}, reportOf),
getReportPdf: (scan_id, opts) => call.raw("getReportPdf", {
params: {
scan_id: scan_id
},
...opts
}, pdfOf),
createSchedule: (body, opts) => call.json("createSchedule", wire.rD, {
body: body,
...opts
}),
listSchedules: (query = {}, opts) => call.list("listSchedules", wire.rD, {
query: query,
...opts
}),
getSchedule: (schedule_id, opts) => call.json("getSchedule", wire.rD, {
params: {
schedule_id: schedule_id
},
...opts
}),
updateSchedule: (schedule_id, body, opts) => call.json("updateSchedule", wire.rD, {
params: {
schedule_id: schedule_id
},
body: body,
...opts
}),
deleteSchedule: (schedule_id, opts) => call.empty("deleteSchedule", {
params: {
schedule_id: schedule_id
},
...opts
}),
createChannel: (body, opts) => call.json("createChannel", wire.Xm, {
body: body,
...opts
}),
listChannels: (query = {}, opts) => call.list("listChannels", wire.Xm, {
query: query,
...opts
}),
getChannel: (channel_id, opts) => call.json("getChannel", wire.Xm, {
params: {
channel_id: channel_id
},
...opts
}),
updateChannel: (channel_id, body, opts) => call.json("updateChannel", wire.Xm, {
params: {
channel_id: channel_id
},
body: body,
...opts
}),
deleteChannel: (channel_id, opts) => call.empty("deleteChannel", {
params: {
channel_id: channel_id
},
...opts
}),
testChannel: (channel_id, opts) => call.json("testChannel", webhook.f4, {
params: {
channel_id: channel_id
},
...opts
}),
listWebhooks: (query = {}, opts) => call.list("listWebhooks", wire.Xh, {
query: query,
...opts
}),
createWebhook: (body, opts) => call.json("createWebhook", wire.vb, {
body: body,
...opts
}),
getWebhook: (id, opts) => call.json("getWebhook", wire.Xh, {
params: {
id: id
},
...opts
}),
updateWebhook: (id, body, opts) => call.json("updateWebhook", wire.Xh, {
params: {
id: id
},
body: body,
...opts
}),
deleteWebhook: (id, opts) => call.empty("deleteWebhook", {
params: {
id: id
},
...opts
}),
rotateWebhookSecret: (id, body, opts) => call.json("rotateWebhookSecret", wire.vb, {
params: {
id: id
},
...body === undefined ? {} : {
body: body
},
...opts
}),
testWebhook: (id, opts) => call.json("testWebhook", webhook.f4, {
params: {
id: id
},
...opts
}),
listDeliveries: (id, query = {}, opts) => call.list("listDeliveries", webhook.rf, {
params: {
id: id
},
query: query,
...opts
}),
getDelivery: (id, delivery_id, opts) => call.json("getDelivery", webhook.Zj, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDelivery: (id, delivery_id, opts) => call.json("replayDelivery", webhook.rf, {
params: {
id: id,
delivery_id: delivery_id
},
...opts
}),
replayDeliveries: (id, body, opts) => call.json("replayDeliveries", webhook.$I, {
params: {
id: id
},
body: body,
...opts
}),
wait: (scan, opts = {}) => waitForScan(client.getScan, options.clock ?? clock.m, typeof scan === "string" ? scan : scan.id, opts),
requestCount: call.requestCount,
close: async () => undefined
};
return {
...client,
...iteratorsOf(client)
};
}
function iteratorsOf(client) {
return {
iterateTargets: (query, opts) => (0, iterate.n)(cursor => client.listTargets(from(query, cursor), opts), MAX_PAGES),
iterateScans: (query, opts) => (0, iterate.n)(cursor => client.listScans(from(query, cursor), opts), MAX_PAGES),
iterateFindings: (scanId, query, opts) => (0, iterate.n)(cursor => client.listFindings(scanId, from(query, cursor), opts), MAX_PAGES),
iterateTargetFindings: (targetId, query, opts) => (0, iterate.n)(cursor => client.listTargetFindings(targetId, from(query, cursor), opts), MAX_PAGES),
iterateSchedules: (query, opts) => (0, iterate.n)(cursor => client.listSchedules(from(query, cursor), opts), MAX_PAGES),
iterateChannels: (query, opts) => (0, iterate.n)(cursor => client.listChannels(from(query, cursor), opts), MAX_PAGES),
iterateWebhooks: (query, opts) => (0, iterate.n)(cursor => client.listWebhooks(from(query, cursor), opts), MAX_PAGES),
iterateDeliveries: (id, query, opts) => (0, iterate.n)(cursor => client.listDeliveries(id, from(query, cursor), opts), MAX_PAGES)
};
}
function from(query, cursor) {
return {
...query,
...cursor === undefined ? {} : {
cursor: cursor
}
};
}
function pdfOf({bytes: bytes}, request) {
if ((new TextDecoder).decode(bytes.subarray(0, 1024)).includes("%PDF-")) return bytes;
throw (0, check_response.pk)(request, "", "is not a PDF");
}
function bulkOf(response, request) {
const {summary: summary, results: results} = (0, check_response.Mz)(wire.KS, (0, 
json_of.o_)(response, request), request);
const numbersRequests = response.headers.get("x-request-id")?.startsWith("req_") === true;
return {
summary: summary,
results: results.map(({ok: ok, scan: scan, error: error}, index) => {
if (ok && scan !== undefined) return {
ok: ok,
scan: scan
};
if (!ok && error !== undefined) return {
ok: ok,
error: error
};
throw (0, check_response.pk)(request, `results.${index}.${ok ? "scan" : "error"}`, "is missing");
}),
replayed: response.headers.get("idempotent-replayed") === "true" ? true : numbersRequests ? false : null
};
}
function reportOf(response, request) {
const document = (0, json_of.o_)(response, request);
const version = (0, records.u4)(document) ? document["schema_version"] : undefined;
if (typeof version !== "string" || !/^1\.[0-9]{1,4}$/.test(version)) return {
document: document,
report: null
};
const report = (0, check_response.Mz)(wire.y9, structuredClone(document), request);
return {
document: document,
report: report
};
}
var workload_key = __webpack_require__(14836);
function createUndiciClient(options) {
const dispatcher = dispatcherFor(options);
const connection = {
fetch: undici.fetch,
dispatcher: dispatcher
};
const {identity: identity} = options;
const key = identity && {
apiKey: (0, workload_key.f6)(identity, {
...options,
...connection
})
};
const client = createClient({
...options,
...connection,
...key
});
return {
...client,
close: () => dispatcher.destroy()
};
}
function dispatcherFor(options) {
const timeout = options.connectTimeoutMs ?? 1e4;
const roots = options.trustedRoots ?? [];
const connect = {
timeout: timeout,
...roots.length === 0 ? {} : {
ca: [ ...(0, external_node_tls_.getCACertificates)("default"), ...roots ]
}
};
const base = {
connections: 8,
headersTimeout: 0,
bodyTimeout: 0,
keepAliveTimeout: 1e4,
connect: connect
};
if (options.proxy === "none") return new undici.Agent(base);
return new undici.EnvHttpProxyAgent({
...base,
requestTls: connect,
proxyTls: {
timeout: timeout
}
});
}
},
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
64447: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ROUTES
});
var channel = __webpack_require__(69340);
var checks = __webpack_require__(55878);
var finding = __webpack_require__(9498);
var report = __webpack_require__(58329);
var route_parameters = __webpack_require__(77335);
var scan = __webpack_require__(26414);
var schedule = __webpack_require__(26090);
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
schema: webhook.cg,
location: "/v1/webhooks/{body.id}"
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
schema: webhook.rf,
location: "/v1/webhooks/{id}/deliveries/{body.id}"
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
schema: target.We,
location: "/v1/targets/{body.id}"
},
errors: [ "conflict", "target_not_allowed" ]
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
errors: [ "not_found", "target_not_allowed" ]
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
errors: [ "not_found", "target_not_allowed" ]
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
errors: [ "not_found", "target_not_allowed" ]
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
schema: scan.sr,
location: "/v1/scans/{body.id}"
},
errors: [ "insufficient_tokens", "target_not_verified", "target_not_allowed" ]
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
summary: "Retrieve the report of a succeeded scan: as JSON, or as SARIF or HTML if Accept prefers that.",
params: route_parameters.hM,
success: {
status: 200,
schema: report.pl,
alternatives: [ "application/sarif+json", "text/html" ],
etag: true
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
contentType: "application/pdf",
etag: true,
ranges: true
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
...schedule.Hq,
...WEBHOOK_ROUTES,
...channel.hB
};
}
};
