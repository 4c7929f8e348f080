export const id = "module-48049";

export const ids = [ "module-48049" ];

export const modules = {
48049: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
createTracer: () => createTracer
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63914);
var _opentelemetry_exporter_trace_otlp_http__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86004);
var _opentelemetry_exporter_trace_otlp_proto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57358);
var _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75647);
var _opentelemetry_sdk_trace_base__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19644);
var _package_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8330);
var _repeated_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4666);
var _store_unavailable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2424);
const CLOSE_MS = 3e3;
const KINDS = {
server: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.SpanKind.SERVER,
client: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.SpanKind.CLIENT,
consumer: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.SpanKind.CONSUMER,
internal: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.SpanKind.INTERNAL
};
function createTracer({endpoint: endpoint, protocol: protocol}, log, closeMs = CLOSE_MS) {
const Exporter = protocol === "http/json" ? _opentelemetry_exporter_trace_otlp_http__WEBPACK_IMPORTED_MODULE_4__.Q : _opentelemetry_exporter_trace_otlp_proto__WEBPACK_IMPORTED_MODULE_5__.Q;
const exporter = new Exporter(endpoint === undefined ? {} : {
url: `${endpoint.replace(/(?<!\/)\/+$/, "")}/v1/traces`
});
const own = (0, _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_6__.resourceFromAttributes)({
"service.name": _package_json__WEBPACK_IMPORTED_MODULE_1__.UU,
"service.version": _package_json__WEBPACK_IMPORTED_MODULE_1__.rE,
"service.instance.id": (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()
});
const provider = new _opentelemetry_sdk_trace_base__WEBPACK_IMPORTED_MODULE_7__.l({
resource: (0, _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_6__.defaultResource)().merge(own).merge((0, 
_opentelemetry_resources__WEBPACK_IMPORTED_MODULE_6__.detectResources)({
detectors: [ _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_6__.envDetector ]
})),
spanProcessors: [ new _opentelemetry_sdk_trace_base__WEBPACK_IMPORTED_MODULE_7__.J(reporting(exporter, log)) ]
});
const tracer = provider.getTracer(_package_json__WEBPACK_IMPORTED_MODULE_1__.UU, _package_json__WEBPACK_IMPORTED_MODULE_1__.rE);
return {
isActive: true,
start: (name, start) => startSpan(tracer, name, start),
close: () => (0, _store_unavailable_js__WEBPACK_IMPORTED_MODULE_2__.MQ)(provider.shutdown(), closeMs)
};
}
function startSpan(tracer, name, {kind: kind, parent: parent, attributes: attributes = {}, at: at}) {
const span = tracer.startSpan(name, {
kind: KINDS[kind],
attributes: attributes,
...at === undefined ? {} : {
startTime: at
}
}, parent === null ? _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.ROOT_CONTEXT : _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.trace.setSpanContext(_opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.ROOT_CONTEXT, contextOf(parent)));
const {traceId: traceId, spanId: spanId, traceFlags: traceFlags} = span.spanContext();
return {
traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
end: ({attributes: more = {}, error: error, at: end} = {}) => {
span.setAttributes(error === undefined ? more : {
...more,
"error.type": error
});
if (error !== undefined) span.setStatus({
code: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_3__.SpanStatusCode.ERROR
});
span.end(end);
}
};
}
function contextOf(traceparent) {
const [, traceId = "", spanId = "", flags] = traceparent.split("-");
return {
traceId: traceId,
spanId: spanId,
traceFlags: Number(flags),
isRemote: true
};
}
function reporting(exporter, log) {
const failures = new _repeated_errors_js__WEBPACK_IMPORTED_MODULE_8__.g(fields => log("warn", "traces.failed", fields));
return {
export: (spans, done) => exporter.export(spans, result => {
if (result.error !== undefined) failures.add(result.error);
done(result);
}),
shutdown: () => exporter.shutdown()
};
}
}
};
