export const id = "client-undici-client";

export const ids = [ "client-undici-client" ];

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
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.LQ("pagination_loop", `Reading a list: ${fault}.`, {
request: "list"
});
}
},
5657: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
if (pauseMax <= 0) throw new errors.Do(scanId, timeoutMs, scan, "error" in polled ? polled.error : undefined);
await clock.sleep(Math.min(pause, pauseMax), signal);
}
}
function isFinal({status: status}) {
return status !== "queued" && status !== "running";
}
function isTransient(error) {
if (error instanceof errors.hD) return (0, retry_policy.Ri)({
kind: "status",
status: error.status ?? 0,
code: error.code,
retryAfterMs: null
});
return error instanceof errors.A6 || error instanceof errors.LQ && error.code === "response_not_json";
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
var workload_key = __webpack_require__(64903);
function createUndiciClient(options) {
const dispatcher = dispatcherFor(options);
const connection = {
fetch: undici.hd,
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
return new undici.J2({
...base,
requestTls: connect,
proxyTls: {
timeout: timeout
}
});
}
},
12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => WireBulk,
Ov: () => WireTargetFinding,
VE: () => WireTarget,
Xh: () => WireWebhook,
jP: () => WireFinding,
oK: () => WireScanState,
vE: () => WireVerification,
vb: () => WireWebhookWithSecret,
ve: () => WireUsage,
y9: () => WireReport,
zp: () => WireScan
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
var _contract_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16542);
var _contract_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6e4);
var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66918);
function replace(schema, own) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
...schema.properties,
...own
});
}
function wire(schema, required, own) {
const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)(Object.fromEntries(members));
}
const Id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200
});
const ScanId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^scn_",
maxLength: 200
});
const Word = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 500
});
const openScan = {
id: ScanId,
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2300
}),
scan_type: Word,
status: Word,
failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.k2, {
reason: Word
}))
};
const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "target", "scan_type", "status" ], openScan);
const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "status" ], openScan);
const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id" ], openScan)),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
code: Word,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}))
});
const WireBulk = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.Nw.properties.summary, [], {}),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
});
const openTarget = {
id: Id,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 260
}),
status: Word,
verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py, {
method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py.properties.instructions.items, {
method: Word
}))
})
};
const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [ "id" ], openTarget);
const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [], openTarget);
const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "severity" ], {
id: Id
});
const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl, {
left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl.properties.left_out.items, {
reason: Word
}))
}));
const openReach = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
pages: openCount,
views: openCount,
operations: openCount,
inputs: openCount
});
const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.FW, [ "severity" ], {
id: Id
});
const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_4__.pl, {
scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, openScan),
target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, openTarget),
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou, {
code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
})),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, {
id: Id
}))
});
const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U, [ "last_30d" ], {
mode: Word,
last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U.properties.last_30d, [ "by_operation" ], {})
});
const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
const openWebhook = {
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whk_",
maxLength: 200
}),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
};
const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.KD, WEBHOOK_REQUIRED, openWebhook);
const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
}
};
