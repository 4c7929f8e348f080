export const id = 1961;
export const ids = [1961];
export const modules = {

/***/ 93331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ eventSchema),
/* harmony export */   Ru: () => (/* binding */ EVENT_TYPES)
/* harmony export */ });
/* unused harmony export EVENT_DATA */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26414);
/* harmony import */ var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16542);





/** Seed, "Event types". The list is closed. */
const EVENT_TYPES = [
    'scan.queued',
    'scan.running',
    'scan.completed',
    'scan.failed',
    'scan.cancelled',
    'target.verified',
];
const scanData = {
    scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
    target: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
    scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .ScanTypeSchema */ .fc,
    status: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnum */ .ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__/* .SCAN_STATUSES */ .tZ),
    created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
};
const EVENT_DATA = {
    'scan.queued': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(scanData, { additionalProperties: false }),
    'scan.running': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(scanData, { additionalProperties: false }),
    'scan.completed': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...scanData, findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 }), report_url: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String() }, { additionalProperties: false }),
    'scan.failed': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...scanData, reason: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnum */ .ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .SCAN_FAILURE_REASONS */ .TS), message: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String() }, { additionalProperties: false }),
    'scan.cancelled': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...scanData, cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc }, { additionalProperties: false }),
    'target.verified': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
        target_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
        hostname: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
        method: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnum */ .ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__/* .VERIFICATION_METHODS */ .Pq),
        verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    }, { additionalProperties: false }),
};
/** Body of a delivery of the given type. */
function eventSchema(type) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ id: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixedId */ .t2)('evt', 'Event id.'), type: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(type), created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc, data: EVENT_DATA[type] }, { additionalProperties: false });
}


/***/ }),

/***/ 32024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ keyModeOf),
/* harmony export */   P5: () => (/* binding */ KEY_SECRET_ALPHABET),
/* harmony export */   Vo: () => (/* binding */ KEY_PREFIXES),
/* harmony export */   WJ: () => (/* binding */ KEY_TYPES),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   ld: () => (/* binding */ KEY_MODES)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);

/** Seed, "Authentication". */
const SCOPES = [
    'scans:read',
    'scans:write',
    'targets:read',
    'targets:write',
    'reports:read',
    'webhooks:write',
    'usage:read',
];
const KEY_MODES = ['live', 'test'];
const KEY_TYPES = ['workspace', 'personal'];
const KEY_PREFIXES = { live: 'svc_live_', test: 'svc_test_' };
/** RFC 4648, section 6: the alphabet of the 26 characters after the prefix. */
const KEY_SECRET_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.keySecretLength}}$`);
/** The mode a key's text claims, or undefined when the text has not the form of a key. */
function keyModeOf(text) {
    const match = KEY_PATTERN.exec(text);
    return match ? match[1] : undefined;
}


/***/ }),

/***/ 81369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ BODY_ERRORS),
/* harmony export */   bw: () => (/* binding */ ROUTES),
/* harmony export */   uB: () => (/* binding */ COMMON_ERRORS)
/* harmony export */ });
/* unused harmony exports listOf, TargetsQuery, ScansQuery, FindingsQuery, DeliveriesQuery, WebhooksQuery */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
/* harmony import */ var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
/* harmony import */ var _scan_states_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49693);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16542);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60000);
/* harmony import */ var _webhook_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66918);










/** Codes every authenticated route can answer with. */
const COMMON_ERRORS = [
    'missing_api_key',
    'invalid_api_key',
    'insufficient_scope',
    'validation_error',
    'rate_limited',
    'internal_error',
    'unavailable',
];
/** Codes every route with a request body can answer with. */
const BODY_ERRORS = [
    'invalid_json',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_in_progress',
    'idempotency_mismatch',
];
/** List response: `next_cursor` is absent on the last page (seed, "Paginated list"). */
function listOf(item) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ data: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(item, { maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.pageSizeMax }), next_cursor: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String()) }, { additionalProperties: false });
}
const page = {
    limit: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({
        minimum: 1,
        maximum: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.pageSizeMax,
        default: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.pageSizeDefault,
        description: 'Page size.',
    })),
    cursor: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, maxLength: 1_000, description: 'next_cursor of the previous page.' })),
};
const object = { additionalProperties: false };
const idParam = (name, prefix) => {
    const id = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 64, examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`] });
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ [name]: id }, object);
};
const targetParam = idParam('target_id', 'tgt');
const scanParam = idParam('scan_id', 'scn');
const webhookParam = idParam('id', 'whk');
const deliveryParam = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 64 }), delivery_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 64 }) }, object);
const TargetsQuery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...page, hostname: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 260 })) }, object);
const ScansQuery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    ...page,
    status: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional((0,_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .stringEnum */ .ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_6__/* .SCAN_STATUSES */ .tZ)),
    target: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 260 })),
    scan_type: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .ScanTypeSchema */ .fc),
    created_after: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc),
    created_before: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .Timestamp */ .Dc),
}, object);
const FindingsQuery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    ...page,
    severity: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: '^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$',
        description: 'One severity or a comma-separated list.',
        examples: ['critical', 'critical,high'],
    })),
    min_severity: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .SeveritySchema */ .Rc),
    state: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional((0,_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .stringEnum */ .ZY)(['new', 'open', 'fixed', 'ignored'])),
    check_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ maxLength: 80 })),
}, object);
const DeliveriesQuery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...page, status: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional((0,_primitives_js__WEBPACK_IMPORTED_MODULE_3__/* .stringEnum */ .ZY)(_webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .DELIVERY_STATUSES */ .U1)) }, object);
const WebhooksQuery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(page, object);
/**
 * Every endpoint. The service registers exactly these, the client has one method for each, OpenAPI is made from them.
 * Long because: it is one table, and a table in two files is read twice.
 */
const ROUTES = {
    getUsage: {
        method: 'GET',
        path: '/v1/usage',
        scopes: ['usage:read'],
        summary: 'Read the token balance and the consumption of the last 30 days.',
        success: { status: 200, schema: _usage_js__WEBPACK_IMPORTED_MODULE_8__/* .Usage */ ._U },
        errors: [],
        source: 'seed',
    },
    createTarget: {
        method: 'POST',
        path: '/v1/targets',
        scopes: ['targets:write'],
        summary: 'Register a target.',
        body: _target_js__WEBPACK_IMPORTED_MODULE_7__/* .TargetCreate */ .Oc,
        success: { status: 201, schema: _target_js__WEBPACK_IMPORTED_MODULE_7__/* .Target */ .We },
        errors: ['conflict'],
        source: 'seed',
    },
    listTargets: {
        method: 'GET',
        path: '/v1/targets',
        scopes: ['targets:read'],
        summary: 'List targets, newest first.',
        query: TargetsQuery,
        success: { status: 200, schema: listOf(_target_js__WEBPACK_IMPORTED_MODULE_7__/* .Target */ .We) },
        errors: ['invalid_cursor'],
        source: 'decided',
    },
    getTarget: {
        method: 'GET',
        path: '/v1/targets/{target_id}',
        scopes: ['targets:read'],
        summary: 'Retrieve a target.',
        params: targetParam,
        success: { status: 200, schema: _target_js__WEBPACK_IMPORTED_MODULE_7__/* .Target */ .We },
        errors: ['not_found'],
        source: 'decided',
    },
    deleteTarget: {
        method: 'DELETE',
        path: '/v1/targets/{target_id}',
        scopes: ['targets:write'],
        summary: 'Delete a target. Its scans stay readable.',
        params: targetParam,
        success: { status: 204 },
        errors: ['not_found'],
        source: 'decided',
    },
    verifyTarget: {
        method: 'POST',
        path: '/v1/targets/{target_id}/verify',
        scopes: ['targets:write'],
        summary: 'Check the proof of ownership. A failed check answers 200 with status failed or unreachable and the reason.',
        params: targetParam,
        body: _target_js__WEBPACK_IMPORTED_MODULE_7__/* .TargetVerify */ .Rg,
        success: { status: 200, schema: _target_js__WEBPACK_IMPORTED_MODULE_7__/* .Target */ .We },
        errors: ['not_found'],
        source: 'seed',
    },
    createScan: {
        method: 'POST',
        path: '/v1/scans',
        scopes: ['scans:write'],
        summary: 'Create a scan.',
        body: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .ScanCreate */ .ao,
        success: { status: 201, schema: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .Scan */ .sr },
        errors: ['insufficient_tokens', 'target_not_verified'],
        source: 'seed',
    },
    listScans: {
        method: 'GET',
        path: '/v1/scans',
        scopes: ['scans:read'],
        summary: 'List scans, newest first.',
        query: ScansQuery,
        success: { status: 200, schema: listOf(_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .Scan */ .sr) },
        errors: ['invalid_cursor'],
        source: 'seed',
    },
    createScansBulk: {
        method: 'POST',
        path: '/v1/scans/bulk',
        scopes: ['scans:write'],
        summary: 'Create up to 100 scans in one transaction.',
        body: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .BulkScanCreate */ .Mr,
        success: { status: 201, schema: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .BulkScanResult */ .Nw },
        errors: ['batch_too_large', 'bulk_rolled_back'],
        source: 'seed',
    },
    getScan: {
        method: 'GET',
        path: '/v1/scans/{scan_id}',
        scopes: ['scans:read'],
        summary: 'Retrieve a scan.',
        params: scanParam,
        success: { status: 200, schema: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .Scan */ .sr },
        errors: ['not_found'],
        source: 'seed',
    },
    cancelScan: {
        method: 'POST',
        path: '/v1/scans/{scan_id}/cancel',
        scopes: ['scans:write'],
        summary: 'Cancel a queued or running scan. Cancelling a cancelled scan changes nothing.',
        params: scanParam,
        success: { status: 200, schema: _scan_js__WEBPACK_IMPORTED_MODULE_5__/* .Scan */ .sr },
        errors: ['not_found', 'invalid_state'],
        source: 'seed',
    },
    listFindings: {
        method: 'GET',
        path: '/v1/scans/{scan_id}/findings',
        scopes: ['scans:read'],
        summary: 'List the findings of a scan, most severe first.',
        params: scanParam,
        query: FindingsQuery,
        success: { status: 200, schema: listOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .Finding */ .wI) },
        errors: ['not_found', 'invalid_cursor'],
        source: 'seed',
    },
    getReport: {
        method: 'GET',
        path: '/v1/scans/{scan_id}/report',
        scopes: ['reports:read', 'scans:read'],
        summary: 'Retrieve the JSON report of a succeeded scan.',
        params: scanParam,
        success: { status: 200, schema: _report_js__WEBPACK_IMPORTED_MODULE_4__/* .Report */ .pl },
        errors: ['not_found', 'report_not_ready'],
        source: 'seed',
    },
    getReportPdf: {
        method: 'GET',
        path: '/v1/scans/{scan_id}/report.pdf',
        scopes: ['reports:read', 'scans:read'],
        summary: 'Retrieve the PDF report of a succeeded scan. Clients must follow redirects.',
        params: scanParam,
        success: { status: 200, contentType: 'application/pdf' },
        errors: ['not_found', 'report_not_ready'],
        source: 'seed',
    },
    listWebhooks: {
        method: 'GET',
        path: '/v1/webhooks',
        scopes: ['webhooks:write'],
        summary: 'List webhook subscriptions of the key, without their secrets.',
        query: WebhooksQuery,
        success: { status: 200, schema: listOf(_webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .Webhook */ .KD) },
        errors: ['invalid_cursor'],
        source: 'seed',
    },
    createWebhook: {
        method: 'POST',
        path: '/v1/webhooks',
        scopes: ['webhooks:write'],
        summary: 'Create a webhook subscription. The secret is returned this once.',
        body: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .WebhookCreate */ .aH,
        success: { status: 201, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .WebhookWithSecret */ .cg },
        errors: ['conflict'],
        source: 'seed',
    },
    getWebhook: {
        method: 'GET',
        path: '/v1/webhooks/{id}',
        scopes: ['webhooks:write'],
        summary: 'Retrieve a webhook subscription, without its secret.',
        params: webhookParam,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .Webhook */ .KD },
        errors: ['not_found'],
        source: 'seed',
    },
    updateWebhook: {
        method: 'PATCH',
        path: '/v1/webhooks/{id}',
        scopes: ['webhooks:write'],
        summary: 'Change the events of a subscription, disable or re-enable it.',
        params: webhookParam,
        body: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .WebhookUpdate */ .HY,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .Webhook */ .KD },
        errors: ['not_found', 'conflict'],
        source: 'decided',
    },
    deleteWebhook: {
        method: 'DELETE',
        path: '/v1/webhooks/{id}',
        scopes: ['webhooks:write'],
        summary: 'Delete a subscription; its pending deliveries are cancelled.',
        params: webhookParam,
        success: { status: 204 },
        errors: ['not_found'],
        source: 'seed',
    },
    rotateWebhookSecret: {
        method: 'POST',
        path: '/v1/webhooks/{id}/rotate_secret',
        scopes: ['webhooks:write'],
        summary: 'Make a new secret; the old one signs beside it for a while.',
        params: webhookParam,
        body: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .RotateSecret */ .c6,
        bodyOptional: true,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .WebhookWithSecret */ .cg },
        errors: ['not_found'],
        source: 'decided',
    },
    testWebhook: {
        method: 'POST',
        path: '/v1/webhooks/{id}/test',
        scopes: ['webhooks:write'],
        summary: 'Send one signed example delivery now and report what came back.',
        params: webhookParam,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .WebhookTestResult */ .f4 },
        errors: ['not_found', 'insufficient_tokens'],
        source: 'decided',
    },
    listDeliveries: {
        method: 'GET',
        path: '/v1/webhooks/{id}/deliveries',
        scopes: ['webhooks:write'],
        summary: 'List deliveries of a subscription, newest first.',
        params: webhookParam,
        query: DeliveriesQuery,
        success: { status: 200, schema: listOf(_webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .Delivery */ .rf) },
        errors: ['not_found', 'invalid_cursor'],
        source: 'decided',
    },
    getDelivery: {
        method: 'GET',
        path: '/v1/webhooks/{id}/deliveries/{delivery_id}',
        scopes: ['webhooks:write'],
        summary: 'Retrieve a delivery with its attempts.',
        params: deliveryParam,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .DeliveryWithAttempts */ .Zj },
        errors: ['not_found'],
        source: 'decided',
    },
    replayDelivery: {
        method: 'POST',
        path: '/v1/webhooks/{id}/deliveries/{delivery_id}/replay',
        scopes: ['webhooks:write'],
        summary: 'Deliver an event again, as a new delivery.',
        params: deliveryParam,
        success: { status: 201, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .Delivery */ .rf },
        errors: ['not_found', 'invalid_state'],
        source: 'decided',
    },
    replayDeliveries: {
        method: 'POST',
        path: '/v1/webhooks/{id}/replay',
        scopes: ['webhooks:write'],
        summary: 'Deliver every event of a period again; with dry_run only count them.',
        params: webhookParam,
        body: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .ReplayRequest */ .Po,
        success: { status: 200, schema: _webhook_js__WEBPACK_IMPORTED_MODULE_9__/* .ReplayResult */ .$I },
        errors: ['not_found', 'invalid_state'],
        source: 'decided',
    },
};


/***/ }),

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ parseTargetAddress),
/* harmony export */   V8: () => (/* binding */ formatTargetHost),
/* harmony export */   zC: () => (/* binding */ TargetSyntaxError)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

/** The text of a target could not be understood. The message never repeats credentials. */
class TargetSyntaxError extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.name = 'TargetSyntaxError';
        this.code = code;
    }
}
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/**
 * Understands `host`, `host:port`, `[v6]:port` and http(s) URLs.
 * @throws TargetSyntaxError naming what is wrong and what to write instead
 */
function parseTargetAddress(input) {
    const text = input.trim();
    if (text === '')
        throw new TargetSyntaxError('empty', 'The target is empty; write host, host:port or an http(s) URL.');
    if (text.length > 2_300)
        throw new TargetSyntaxError('host', 'The target is longer than 2300 characters.');
    if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
        throw new TargetSyntaxError('host', 'The target holds a space, a backslash or a control character.');
    }
    const schemeMatch = SCHEME.exec(text);
    const scheme = schemeOf(schemeMatch?.[1]);
    const rest = schemeMatch === null ? text : text.slice(schemeMatch[0].length);
    const end = rest.search(/[/?#]/);
    const authority = end < 0 ? rest : rest.slice(0, end);
    const tail = end < 0 ? '' : (rest.slice(end).split('#')[0] ?? '');
    if (authority.includes('@')) {
        throw new TargetSyntaxError('credentials', 'The target holds credentials (user:password@); leave them out and pass them as request headers.');
    }
    if (schemeMatch === null && /^(?:file|data|javascript|mailto|ftp|ssh|about|blob|https?(?=:\D)):/i.test(text)) {
        throw new TargetSyntaxError('scheme', 'Only http:// and https:// URLs can be scanned.');
    }
    const { hostText, portText } = splitAuthority(authority);
    const { host, isIpAddress } = normalizeHost(hostText);
    const port = portOf(portText) ?? (scheme === null ? null : scheme === 'https' ? 443 : 80);
    const path = tail === '' ? null : tail.startsWith('/') ? tail : `/${tail}`;
    return { host, port, scheme, path, isIpAddress };
}
/** `host` or `host:port` with IPv6 in brackets: the form in which targets are stored. */
function formatTargetHost(host, port) {
    const name = host.includes(':') ? `[${host}]` : host;
    return port === null ? name : `${name}:${port}`;
}
function schemeOf(text) {
    if (text === undefined)
        return null;
    const scheme = text.toLowerCase();
    if (scheme === 'http' || scheme === 'https')
        return scheme;
    throw new TargetSyntaxError('scheme', `The scheme "${scheme}" cannot be scanned; write an http or https URL.`);
}
function splitAuthority(authority) {
    if (authority.startsWith('[')) {
        const match = /^(\[[^\]]*\])(?::(.*))?$/.exec(authority);
        if (match === null)
            throw new TargetSyntaxError('host', 'The IPv6 address is not closed by a bracket.');
        return { hostText: match[1] ?? '', portText: match[2] ?? null };
    }
    // A bare IPv6 address has at least two colons; with one, the rest is a port.
    if (authority.split(':').length > 2)
        return { hostText: `[${authority}]`, portText: null };
    const colon = authority.indexOf(':');
    if (colon < 0)
        return { hostText: authority, portText: null };
    return { hostText: authority.slice(0, colon), portText: authority.slice(colon + 1) };
}
function portOf(text) {
    if (text === null)
        return null;
    const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
    if (port < 1 || port > 65_535) {
        throw new TargetSyntaxError('port', `The port "${text.slice(0, 20)}" is not a number from 1 to 65535.`);
    }
    return port;
}
function normalizeHost(text) {
    const wrong = () => new TargetSyntaxError('host', `"${text.slice(0, 100)}" is not a host name or an IP address.`);
    if (text === '' || text.includes('%'))
        throw wrong();
    if (text.startsWith('[')) {
        // The URL parser checks and shortens IPv6 (RFC 5952).
        const url = URL.parse(`http://${text}/`);
        if (url === null)
            throw wrong();
        return { host: url.hostname.slice(1, -1), isIpAddress: true };
    }
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(text).replace(/\.$/, '');
    if (ascii === '' || ascii.length > 253)
        throw wrong();
    // domainToASCII also turns 0x7f.1 and 2130706433 into dotted form, so that no disguise reaches the address guard.
    if (/^\d+\.\d+\.\d+\.\d+$/.test(ascii))
        return { host: ascii, isIpAddress: true };
    if (!ascii.split('.').every((label) => LABEL.test(label)))
        throw wrong();
    return { host: ascii, isIpAddress: false };
}


/***/ }),

/***/ 60000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   f7: () => (/* binding */ DEFAULT_PRICES),
/* harmony export */   xb: () => (/* binding */ OPERATIONS)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);


/** Operations that cost tokens. Prices are configuration; these are the defaults. */
const OPERATIONS = ['scan.quick', 'scan.standard', 'scan.compliance', 'webhook.delivery'];
const DEFAULT_PRICES = {
    'scan.quick': 5,
    'scan.standard': 20,
    'scan.compliance': 50,
    'webhook.delivery': 1,
};
const PerOperation = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Record */ .ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer());
const Usage = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    balance: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, description: 'Tokens left in the workspace.' }),
    mode: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .stringEnum */ .ZY)(['live', 'test']),
    last_30d: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ total: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer(), by_operation: PerOperation }, { additionalProperties: false, description: 'Tokens consumed over the last 30 days, refunds taken off.' }),
    prices: PerOperation,
    as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
}, { additionalProperties: false });


/***/ }),

/***/ 66918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ ReplayResult),
/* harmony export */   HY: () => (/* binding */ WebhookUpdate),
/* harmony export */   KD: () => (/* binding */ Webhook),
/* harmony export */   Po: () => (/* binding */ ReplayRequest),
/* harmony export */   U1: () => (/* binding */ DELIVERY_STATUSES),
/* harmony export */   Zj: () => (/* binding */ DeliveryWithAttempts),
/* harmony export */   aH: () => (/* binding */ WebhookCreate),
/* harmony export */   c6: () => (/* binding */ RotateSecret),
/* harmony export */   cg: () => (/* binding */ WebhookWithSecret),
/* harmony export */   f4: () => (/* binding */ WebhookTestResult),
/* harmony export */   rf: () => (/* binding */ Delivery)
/* harmony export */ });
/* unused harmony exports WEBHOOK_STATUSES, WEBHOOK_DISABLED_REASONS, DeliveryAttempt */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93331);
/* harmony import */ var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);



const WEBHOOK_STATUSES = ['enabled', 'disabled'];
const WEBHOOK_DISABLED_REASONS = ['user', 'failing', 'gone', 'key_revoked'];
const DELIVERY_STATUSES = ['pending', 'held', 'succeeded', 'dead_lettered', 'cancelled'];
const Events = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array((0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENT_TYPES */ .Ru), { minItems: 1, maxItems: _event_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENT_TYPES */ .Ru.length, uniqueItems: true });
const Url = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
    minLength: 1,
    maxLength: 2_000,
    description: 'HTTPS URL that receives deliveries.',
    examples: ['https://hooks.example.com/scans'],
});
const subscription = {
    id: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixedId */ .t2)('whk', 'Subscription id.'),
    url: Url,
    events: Events,
    status: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(WEBHOOK_STATUSES),
    disabled_reason: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)((0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(WEBHOOK_DISABLED_REASONS)),
    last_success_at: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc),
    created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc,
};
const Webhook = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(subscription, {
    additionalProperties: false,
    description: 'A webhook subscription.',
});
const WebhookWithSecret = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...subscription, secret: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: '^whsec_', description: 'Signing secret, returned this once.' }) }, { additionalProperties: false });
const WebhookCreate = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ url: Url, events: Events }, { additionalProperties: false });
const WebhookUpdate = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ events: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(Events), status: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional((0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(WEBHOOK_STATUSES)) }, { additionalProperties: false, minProperties: 1 });
const RotateSecret = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, maximum: 604_800, description: 'Seconds the old secret still signs. Default 86400.' })),
}, { additionalProperties: false });
const DeliveryAttempt = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    attempt: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 1 }),
    at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc,
    status_code: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer()),
    error: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String()),
    duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 }),
}, { additionalProperties: false });
const delivery = {
    id: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixedId */ .t2)('dlv', 'Delivery id.'),
    webhook_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
    event_id: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String(),
    event_type: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENT_TYPES */ .Ru),
    status: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(DELIVERY_STATUSES),
    attempts_count: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 }),
    next_attempt_at: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc),
    replay_of: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String()),
    created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc,
};
const Delivery = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(delivery, { additionalProperties: false });
const DeliveryWithAttempts = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ ...delivery, attempts: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(DeliveryAttempt) }, { additionalProperties: false });
const ReplayRequest = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc,
    until: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc),
    status: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional((0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .stringEnum */ .ZY)(DELIVERY_STATUSES)),
    dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
}, { additionalProperties: false });
const ReplayResult = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ count: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 }), dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean() }, { additionalProperties: false });
/** Result of POST /v1/webhooks/{id}/test: one signed delivery made at once, outside the retry schedule. */
const WebhookTestResult = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    delivered: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean(),
    status_code: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer()),
    error: (0,_primitives_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .me)(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String()),
    duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 }),
}, { additionalProperties: false });


/***/ }),

/***/ 10551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ blockList),
/* harmony export */   MJ: () => (/* binding */ isLocalAddress),
/* harmony export */   Ow: () => (/* binding */ isLoopbackAddress),
/* harmony export */   V4: () => (/* binding */ addressRefusal)
/* harmony export */ });
/* unused harmony export CidrError */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/**
 * Addresses that only serve a cloud machine's own credentials or configuration. They are never contacted, whatever the
 * policy says: a scanned name that resolves to one is an attack on the machine that scans.
 */
const METADATA = blockList([
    '169.254.169.254/32', // AWS, Azure, Google Cloud, DigitalOcean, OpenStack, Oracle
    '169.254.169.253/32', // AWS resolver
    '169.254.170.2/32', // AWS ECS credentials
    '169.254.170.23/32', // AWS EKS Pod Identity
    '100.100.100.200/32', // Alibaba Cloud
    '168.63.129.16/32', // Azure wire server
    '192.0.0.192/32', // Oracle Cloud
    'fd00:ec2::254/128',
    'fd00:ec2::23/128',
    'fd20:ce::254/128', // Google Cloud
]);
/** IANA IPv4 and IPv6 special-purpose address registries: all that is not globally reachable unicast. */
const NOT_PUBLIC = blockList([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '::/96', // unspecified, loopback and the deprecated IPv4-compatible form
    '64:ff9b:1::/48',
    '100::/64',
    '100:0:0:1::/64',
    '2001::/23', // IETF protocol assignments, Teredo among them
    '2001:db8::/32',
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
]);
/** Private and loopback ranges, for judging whether a target is local. */
const LOCAL = blockList([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '::/127',
    'fc00::/7',
    'fe80::/10',
]);
const LOOPBACK = blockList(['127.0.0.0/8', '::1/128']);
/** A CIDR of an operator's configuration is not one. */
class CidrError extends Error {
    constructor(text) {
        super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
        this.name = 'CidrError';
    }
}
/**
 * Says why an address may not be contacted, or null when it may.
 * IPv4 inside IPv6 (mapped, NAT64, 6to4) is judged by the IPv4 address that would be reached.
 * @param address IPv4 or IPv6, without brackets
 * @throws CidrError when the policy holds a malformed range
 */
function addressRefusal(address, policy) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0)
        return 'not an IP address';
    const forms = [address, ...embeddedIPv4(address)];
    if (forms.some((form) => contains(METADATA, form)))
        return 'it is a cloud metadata address';
    if (policy.mode === 'any')
        return null;
    const allow = blockList(policy.allow);
    for (const form of forms) {
        if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
            return 'it is not a public address and no allowed range contains it';
        }
    }
    return null;
}
/** True for loopback, private, link-local and carrier-grade NAT addresses. */
function isLocalAddress(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [address, ...embeddedIPv4(address)].some((form) => contains(LOCAL, form));
}
function isLoopbackAddress(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [address, ...embeddedIPv4(address)].some((form) => contains(LOOPBACK, form));
}
/** @throws CidrError */
function blockList(ranges) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const range of ranges) {
        const [address = '', prefix, ...more] = range.trim().split('/');
        const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? 'ipv6' : null;
        const widest = family === 'ipv4' ? 32 : 128;
        const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
        if (family === null || more.length > 0 || bits < 0 || bits > widest)
            throw new CidrError(range);
        list.addSubnet(address, bits, family);
    }
    return list;
}
function contains(list, address) {
    return list.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** IPv4 addresses that a translating IPv6 address stands for: ::ffff:0:0/96, 64:ff9b::/96 (RFC 6052), 2002::/16 (RFC 3056). */
function embeddedIPv4(address) {
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address))
        return [];
    const words = wordsOf(address);
    const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
    const isZero = (from, to) => words.slice(from, to).every((word) => word === 0);
    if (isZero(0, 5) && words[5] === 0xffff)
        return [pair(words[6], words[7])];
    if (isZero(0, 4) && words[4] === 0xffff && words[5] === 0)
        return [pair(words[6], words[7])];
    if (words[0] === 0x64 && words[1] === 0xff9b && isZero(2, 6))
        return [pair(words[6], words[7])];
    if (words[0] === 0x2002)
        return [pair(words[1], words[2])];
    return [];
}
/** The eight 16-bit words of an IPv6 address that `isIPv6` accepted. */
function wordsOf(address) {
    const plain = (address.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
        const word = (high, low) => ((Number(high) << 8) | Number(low)).toString(16);
        return `${word(a, b)}:${word(c, d)}`;
    });
    const [head = '', tail] = plain.split('::');
    const parse = (text) => (text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16)));
    const front = parse(head);
    if (tail === undefined)
        return front;
    const back = parse(tail);
    return [...front, ...new Array(8 - front.length - back.length).fill(0), ...back];
}


/***/ }),

/***/ 95445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isLocalHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10551);


/** Special-use and by custom private top-level names (RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const LOCAL_SUFFIXES = ['localhost', 'test', 'local', 'internal', 'home.arpa', 'lan', 'localdomain'];
/** True for names and addresses that only the local network can reach: public trust, DNS and e-mail do not apply to them. */
function isLocalHost(host) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return (0,_address_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalAddress */ .MJ)(host);
    if (!host.includes('.'))
        return true;
    return LOCAL_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
}


/***/ }),

/***/ 69124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ HostError),
/* harmony export */   p: () => (/* binding */ resolveHost)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10551);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26127);




const ADDRESSES_MAX = 8;
const TIMEOUT_MS = 5_000;
/** The target's name has no usable address. */
class HostError extends Error {
    reason;
    constructor(reason, message, options) {
        super(message, options);
        this.name = 'HostError';
        this.reason = reason;
    }
}
/**
 * Addresses of a host that the policy allows, resolved once for the whole scan: a name that answers differently later
 * cannot lead the scan elsewhere.
 * @param resolver asked first when the caller brought its own; the operating system (hosts file, search domains) otherwise
 * @throws HostError
 */
async function resolveHost(host, policy, resolver, signal) {
    const addresses = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 ? [host] : await addressesOf(host, resolver, signal);
    if (addresses.length === 0)
        throw new HostError('dns_error', `The name ${host} has no address.`);
    const refusals = addresses.map((address) => (0,_address_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .addressRefusal */ .V4)(address, policy));
    const allowed = addresses.filter((_, index) => refusals[index] === null);
    if (allowed.length === 0) {
        throw new HostError('address_not_allowed', `${host} is at ${addresses[0]}, which may not be scanned from here: ${refusals[0]}.`);
    }
    return allowed.slice(0, ADDRESSES_MAX);
}
async function addressesOf(host, resolver, signal) {
    // RFC 6761: never ask the network for localhost; either family may be the one that listens.
    if (host === 'localhost' || host.endsWith('.localhost'))
        return ['127.0.0.1', '::1'];
    const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    if (resolver !== undefined) {
        const own = await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__/* .untilAborted */ .E)(Promise.all([resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]), patience).catch(() => []);
        if (own.flat().length > 0)
            return own.flat();
    }
    try {
        const found = await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__/* .untilAborted */ .E)((0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, { all: true, order: 'ipv4first' }), patience);
        return [...new Set(found.map(({ address }) => address))];
    }
    catch (cause) {
        signal.throwIfAborted();
        const code = cause.code;
        const detail = patience.aborted
            ? 'no answer within 5 seconds'
            : code === 'ENOTFOUND'
                ? 'no such name'
                : (code ?? 'unknown error');
        throw new HostError('dns_error', `The name ${host} could not be resolved: ${detail}.`, { cause });
    }
}


/***/ }),

/***/ 26127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/** Settles as `promise` does, or rejects with the signal's reason as soon as it aborts; `promise` itself goes on unheard. */
function untilAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        if (signal.aborted) {
            promise.catch(() => undefined);
            reject(signal.reason);
            return;
        }
        const onAbort = () => reject(signal.reason);
        signal.addEventListener('abort', onAbort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
}


/***/ }),

/***/ 26052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ findingsDigest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/reports/canonical-json.js
/**
 * JSON in the form of RFC 8785 (JCS): members sorted by UTF-16 code units, no white space, numbers as ECMAScript prints
 * them. Equal values give equal bytes. Members that are `undefined` are left out.
 * @throws TypeError for a value that JSON cannot hold
 */
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
        const members = Object.entries(value)
            .filter(([, member]) => member !== undefined)
            .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
            .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
        return `{${members.join(',')}}`;
    }
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new TypeError(`JSON cannot hold ${value}`);
    const text = JSON.stringify(value);
    if (text === undefined)
        throw new TypeError(`JSON cannot hold a ${typeof value}`);
    return text;
}

// EXTERNAL MODULE: ./build/reports/findings-order.js
var findings_order = __webpack_require__(88081);
;// CONCATENATED MODULE: ./build/reports/findings-digest.js



function content(finding) {
    const { fingerprint, check_id, title, severity, confidence, cvss, cwe, owasp } = finding;
    const { location, locations, locations_total, description, evidence, remediation, references } = finding;
    return {
        fingerprint,
        check_id,
        title,
        severity,
        confidence,
        cvss,
        cwe,
        owasp,
        location,
        locations,
        locations_total,
        description,
        evidence,
        remediation,
        references,
    };
}
/**
 * SHA-256 (lower-case hex) over the canonical JSON (RFC 8785) of the findings in report order, without their ids, scan
 * ids, states and times: equal for two scans that found the same. It is `summary.digest` of a report.
 */
function findingsDigest(findings) {
    const contents = [...findings].sort(findings_order/* compareFindings */.E).map(content);
    return (0,external_node_crypto_.createHash)('sha256').update(canonicalJson(contents)).digest('hex');
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

/***/ 41961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
;// CONCATENATED MODULE: ./build/service/http/api-error.js

/** An answer of the catalogue in `contract/errors.ts`. Thrown anywhere, turned into the envelope in one place. */
class ApiError extends Error {
    code;
    extras;
    constructor(code, message, extras = {}) {
        super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
        this.name = 'ApiError';
        this.code = code;
        this.extras = extras;
    }
    get status() {
        return errors/* API_ERRORS */.V5[this.code].status ?? 422;
    }
    toBody(requestId, publicUrl) {
        const { param, details } = this.extras;
        return {
            code: this.code,
            message: this.message,
            ...(param === undefined ? {} : { param }),
            ...(details === undefined ? {} : { details: [...details] }),
            request_id: requestId,
            doc_url: `${publicUrl}/docs/errors#${this.code}`,
        };
    }
}
function notFound(kind, id) {
    return new ApiError('not_found', `There is no ${kind} "${id.slice(0, 64)}" in this workspace and mode.`);
}
function invalid(param, message, code = 'invalid') {
    return new ApiError('validation_error', `${param} ${message}`, { param, details: [{ param, code, message }] });
}

// EXTERNAL MODULE: ./build/service/store/store.js
var store = __webpack_require__(18759);
;// CONCATENATED MODULE: ./build/service/http/error-reply.js


/** PostgreSQL: connection exceptions, shutting down, too many connections, read-only standby. */
const UNAVAILABLE = /^(?:08...|57P0[123]|53300|25006)$/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
/** Raised by the trigger that holds the transition table of scans. */
const FORBIDDEN_TRANSITION = 'SG001';
/** Any error as one of the catalogue. What the catalogue does not know is `internal_error` and keeps its cause for the log. */
function asApiError(error) {
    if (error instanceof ApiError)
        return error;
    const code = error?.code;
    switch (code) {
        case 'FST_ERR_CTP_BODY_TOO_LARGE':
            return new ApiError('payload_too_large', 'The request body is larger than 1 MiB.', {
                headers: { connection: 'close' },
            });
        case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
        case 'FST_ERR_CTP_INVALID_TYPE':
            return new ApiError('unsupported_media_type', 'Send the body as "Content-Type: application/json" in UTF-8.');
        case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
            return new ApiError('malformed_request', 'The body is shorter or longer than Content-Length says.');
        case 'FST_ERR_BAD_URL':
        case 'FST_ERR_MAX_PARAM_LENGTH':
        case 'FST_ERR_ROUTE_MISSING_HANDLER':
            return new ApiError('not_found', 'There is nothing at this path.');
        case FORBIDDEN_TRANSITION:
            return new ApiError('invalid_state', 'The scan changed meanwhile: read it again.', { cause: error });
        default:
    }
    const isDown = UNAVAILABLE.test((0,store/* sqlState */.c)(error) ?? '') ||
        (typeof code === 'string' && UNREACHABLE.has(code)) ||
        (error instanceof Error &&
            /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(error.message));
    if (isDown) {
        return new ApiError('unavailable', 'The service cannot reach its database: try again in a few seconds.', {
            cause: error,
            headers: { 'retry-after': '2' },
        });
    }
    return new ApiError('internal_error', 'The service failed; quote the request id to its operator.', { cause: error });
}

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/service/http/json-body.js


const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Bodies are JSON in UTF-8 and nothing else. An empty body is none. */
function acceptJsonOnly(server) {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(/^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i, { parseAs: 'buffer', bodyLimit: limits/* LIMITS */.b.bodyBytesMax }, (_request, body, done) => {
        try {
            done(null, parseJson(body));
        }
        catch (error) {
            done(error, undefined);
        }
    });
}
/** @throws ApiError invalid_json */
function parseJson(bytes) {
    if (bytes.length === 0)
        return undefined;
    try {
        // __proto__ becomes an own property here and is refused as unknown by the schemas.
        return JSON.parse(decoder.decode(bytes));
    }
    catch (cause) {
        const message = cause instanceof SyntaxError ? 'it does not parse' : 'it is not UTF-8';
        throw new ApiError('invalid_json', `The request body is not valid JSON: ${message}.`, { cause });
    }
}

// EXTERNAL MODULE: ./node_modules/typebox/build/compile/index.mjs + 3 modules
var compile = __webpack_require__(69999);
;// CONCATENATED MODULE: ./build/service/http/validate.js


const DETAILS_MAX = 20;
const NAME_MAX = 100;
const compiled = new WeakMap();
/** Compiled when first needed: an embedded service uses few of its routes and starts faster. */
function validatorOf(schema) {
    let validator = compiled.get(schema);
    if (validator === undefined) {
        validator = (0,compile/* Compile */.Wx)(schema);
        compiled.set(schema, validator);
    }
    return validator;
}
/** What is wrong with a value, empty when nothing is. `prefix` stands before every path, for example `scans[3]`. */
function faultsOf(schema, value, prefix = '') {
    const validator = validatorOf(schema);
    const details = validator.Check(value) ? [] : explain([...validator.Errors(value)], prefix);
    return details.length > 0 ? details : unstorableText(value, prefix);
}
/** @throws ApiError validation_error that names every field at fault */
function validate(schema, value, what) {
    const details = faultsOf(schema, value);
    if (details.length > 0)
        throw validationError(details, what);
}
function validationError(details, what) {
    const [first] = details;
    const param = first?.param ?? '';
    return new ApiError('validation_error', `${param === '' ? what : param} ${first?.message ?? 'is not valid'}.`, {
        ...(param === '' ? {} : { param }),
        details,
    });
}
function explain(faults, prefix) {
    const details = [];
    const add = (path, code, message) => {
        const param = path.slice(0, NAME_MAX * 3);
        if (details.length < DETAILS_MAX && !details.some((detail) => detail.param === param && detail.code === code)) {
            details.push({ param, code, message });
        }
    };
    for (const fault of faults) {
        const path = pathOf(fault.instancePath, prefix);
        switch (fault.keyword) {
            // TypeBox reports the `false` schema of an unknown property beside `additionalProperties`.
            case 'boolean':
            case 'anyOf':
                break;
            case 'additionalProperties':
                for (const name of names(fault.params['additionalProperties']))
                    add(join(path, name), 'unknown', 'is not known here');
                break;
            case 'required':
                for (const name of names(fault.params['requiredProperties']))
                    add(join(path, name), 'required', 'is required');
                break;
            case 'enum':
                add(path, 'enum', `must be one of ${names(fault.params['allowedValues']).join(', ')}`);
                break;
            case 'minItems':
                add(path, 'minItems', `must have at least ${String(fault.params['limit'])} entries`);
                break;
            case 'maxItems':
                add(path, 'maxItems', `must have at most ${String(fault.params['limit'])} entries`);
                break;
            case 'minLength':
                add(path, 'minLength', fault.params['limit'] === 1 ? 'must not be empty' : fault.message);
                break;
            case 'format':
                add(path, 'format', `must be a ${String(fault.params['format'])} such as 2026-11-21T08:15:30Z`);
                break;
            default:
                add(path, fault.keyword, fault.message);
        }
    }
    return details.length > 0 ? details : [{ param: prefix, code: 'invalid', message: 'is not valid' }];
}
function names(value) {
    return Array.isArray(value) ? value.map((name) => String(name).slice(0, NAME_MAX)) : [];
}
/** JSON pointer `/scans/3/target` as `scans[3].target`. */
function pathOf(pointer, prefix) {
    return pointer
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, NAME_MAX))
        .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, part)), prefix);
}
function join(path, name) {
    return path === '' ? name : `${path}.${name}`;
}
/** PostgreSQL stores neither U+0000 nor lone surrogates: said here rather than by a failed statement. */
function unstorableText(value, path) {
    if (typeof value === 'string') {
        return value.includes('\u0000') || !value.isWellFormed()
            ? [{ param: path, code: 'text', message: 'must not hold a NUL character or a lone surrogate' }]
            : [];
    }
    if (typeof value !== 'object' || value === null)
        return [];
    for (const [name, member] of Object.entries(value)) {
        const inner = Array.isArray(value) ? `${path}[${name}]` : join(path, name.slice(0, NAME_MAX));
        const fault = [...unstorableText(name, path), ...unstorableText(member, inner)];
        if (fault.length > 0)
            return fault;
    }
    return [];
}

;// CONCATENATED MODULE: ./build/service/ids.js

/** Crockford's base32 in lower case, as in ULID. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;
let lastTime = 0;
let lastRandom = [];
/**
 * A new id `<prefix>_<ULID in lower case>`: sorts by time, and within one process by order of creation even inside one
 * millisecond, so that `(created_at, id)` is the order in which things were made. A time before the last one counts as
 * the last one: callers read the clock some time before they make their ids.
 */
function newId(prefix, now) {
    const time = Math.max(now.getTime(), lastTime);
    if (time === lastTime) {
        increment(lastRandom);
    }
    else {
        lastTime = time;
        lastRandom = Array.from((0,external_node_crypto_.randomBytes)(RANDOM_LENGTH), (byte) => byte & 31);
        // Room for increments: an overflow would break the order.
        lastRandom[0] = (lastRandom[0] ?? 0) & 15;
    }
    return `${prefix}_${encodeTime(time)}${lastRandom.map((digit) => ALPHABET[digit]).join('')}`;
}
function increment(digits) {
    for (let index = digits.length - 1; index >= 0; index -= 1) {
        const digit = (digits[index] ?? 0) + 1;
        digits[index] = digit & 31;
        if (digit < 32)
            return;
    }
}
function encodeTime(time) {
    let rest = time;
    let text = '';
    for (let index = 0; index < TIME_LENGTH; index += 1) {
        text = `${ALPHABET[rest % 32]}${text}`;
        rest = Math.floor(rest / 32);
    }
    return text;
}
/** Whether a text can be an id with this prefix; anything else is answered as not found without a query. */
function isId(prefix, text) {
    return text.startsWith(`${prefix}_`) && /^[0-9a-z]{26}$/.test(text.slice(prefix.length + 1));
}

// EXTERNAL MODULE: ./build/contract/key.js
var contract_key = __webpack_require__(32024);
;// CONCATENATED MODULE: ./build/service/keys/key-secret.js



/** A new key in full (seed, "Authentication": prefix and 26 base32 characters, 130 bits). */
function newKeySecret(mode) {
    // 256 is a multiple of 32, so the low five bits of a random byte are uniform.
    const secret = Array.from((0,external_node_crypto_.randomBytes)(limits/* LIMITS */.b.keySecretLength), (byte) => contract_key/* KEY_SECRET_ALPHABET */.P5[byte & 31]).join('');
    return `${contract_key/* KEY_PREFIXES */.Vo[mode]}${secret}`;
}
/** What is stored of a key: SHA-256 of the whole text, lower-case hex. 130 random bits need no slow hash. */
function hashKey(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex');
}
/** The characters kept for display. */
function displayPrefix(key) {
    return key.slice(0, limits/* LIMITS */.b.keyDisplayPrefixLength);
}

;// CONCATENATED MODULE: ./build/service/log.js
const SILENT = () => { };
function jsonLog(write) {
    return (level, event, fields = {}) => {
        write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
    };
}
/** Message and stack of an error for the log, without the parameters that a database error carries. */
function errorFields(error) {
    if (!(error instanceof Error))
        return { error: String(error) };
    const code = error.code;
    return {
        error: error.message,
        ...(typeof code === 'string' ? { code } : {}),
        stack: error.stack?.split('\n').slice(1, 6).join(' | '),
    };
}

;// CONCATENATED MODULE: ./build/service/audit.js

/** Notes an act that somebody may have to answer for, in the transaction that does it. Kept for 365 days. */
async function audit(sql, actor, action, subject, now, details = {}) {
    await sql.query('INSERT INTO audit (id, workspace_id, at, actor, action, subject, details) VALUES ($1, $2, $3, $4, $5, $6, $7)', [newId('aud', now), actor.workspaceId, now, actor.keyId, action, subject, JSON.stringify(details)]);
}

;// CONCATENATED MODULE: ./build/service/keys/keys.js



const COLUMNS = `k.id, k.workspace_id AS "workspaceId", k.type, k.mode, m.name AS member, k.scopes,
  k.display_prefix AS "displayPrefix", k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",
  k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", k.revoked_reason AS "revokedReason"`;
/** Makes a key. `secret` is the whole key: it exists here and in the caller's hands, nowhere else. */
async function createKey(sql, key, now) {
    const secret = newKeySecret(key.mode);
    const id = newId('key', now);
    await sql.query(`INSERT INTO api_keys (id, workspace_id, type, mode, member_id, scopes, hash, display_prefix, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`, [
        id,
        key.workspaceId,
        key.type,
        key.mode,
        key.memberId,
        [...key.scopes],
        hashKey(secret),
        displayPrefix(secret),
        now,
        key.expiresAt,
    ]);
    return { id, secret };
}
/** Keys of a live workspace and its sandbox, newest first. */
function listKeys(sql, workspaceId) {
    return sql.query(`SELECT ${COLUMNS} FROM api_keys k LEFT JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id
     WHERE w.id = $1 OR w.sandbox_of = $1 ORDER BY k.created_at DESC, k.id DESC`, [workspaceId]);
}
/**
 * Revokes a key at once and for ever.
 * @returns false when the workspace has no such key or it was revoked before
 */
async function revokeKey(sql, workspaceId, keyId, reason, now) {
    const rows = await sql.query(`UPDATE api_keys SET revoked_at = $3, revoked_reason = $4 WHERE id = $2 AND revoked_at IS NULL
     AND workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1) RETURNING id`, [workspaceId, keyId, now, reason]);
    return rows.length === 1;
}
/** Adds a member to a live workspace, or finds the one with that name. */
async function addMember(sql, workspaceId, name, now) {
    const rows = await sql.query(`INSERT INTO members (id, workspace_id, name, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (workspace_id, name) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name RETURNING id`, [newId('mem', now), workspaceId, name, now]);
    return (0,store/* single */.J)(rows);
}
/**
 * Removes a member; the personal access tokens of the member are revoked with it (seed, "Authentication", rule 4).
 * @returns how many tokens were revoked, or null when there is no such member
 */
async function removeMember(sql, workspaceId, name, now) {
    const [member] = await sql.query('UPDATE members SET removed_at = $3 WHERE workspace_id = $1 AND name = $2 AND removed_at IS NULL RETURNING id', [workspaceId, name, now]);
    if (member === undefined)
        return null;
    const revoked = await sql.query(`UPDATE api_keys SET revoked_at = $2, revoked_reason = 'member_removed'
     WHERE member_id = $1 AND revoked_at IS NULL RETURNING id`, [member.id, now]);
    return revoked.length;
}

;// CONCATENATED MODULE: ./build/service/ledger.js


const USAGE_DAYS = 30;
/** Reads a workspace's balance and keeps others from changing it until the transaction ends. */
async function lockWallet(tx, workspaceId) {
    const rows = await tx.query('SELECT livemode, balance FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    return (0,store/* single */.J)(rows);
}
/** Writes charges; the caller has locked the wallet and seen that they fit. */
async function charge(tx, workspaceId, livemode, charges, now) {
    const due = charges.filter((entry) => entry.cost > 0);
    if (due.length === 0)
        return;
    await append(tx, workspaceId, due.map((entry) => ({ ...entry, kind: 'charge', amount: livemode ? -entry.cost : 0 })), now);
}
/** Gives back what was charged for `reference`, once; does nothing when nothing was. */
async function refund(tx, workspaceId, reference, now) {
    const [charged] = await tx.query("SELECT operation, amount, cost FROM ledger WHERE workspace_id = $1 AND reference = $2 AND kind = 'charge'", [workspaceId, reference]);
    if (charged === undefined)
        return;
    await append(tx, workspaceId, [{ kind: 'refund', operation: charged.operation, reference, amount: -charged.amount, cost: -charged.cost }], now);
}
/** Adds tokens to a live workspace. @param amount positive integer */
async function grantTokens(sql, workspaceId, amount, now) {
    await sql.query("INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) VALUES ($1, $2, $3, 'grant', $4, 0)", [newId('led', now), workspaceId, now, amount]);
}
async function append(tx, workspaceId, entries, now) {
    const rows = entries.map((entry) => ({
        id: newId('led', now),
        kind: entry.kind,
        operation: entry.operation,
        reference: entry.reference,
        amount: entry.amount,
        cost: entry.cost,
    }));
    await tx.query(`INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)
     SELECT id, $1, $2, kind, operation, reference, amount, cost FROM jsonb_to_recordset($3::jsonb)
       AS e (id text, kind text, operation text, reference text, amount bigint, cost bigint)`, [workspaceId, now, JSON.stringify(rows)]);
}
/** The usage record: it is computed from the ledger, so it always equals it. */
async function readUsage(sql, workspaceId, prices, now) {
    const since = new Date(now.getTime() - USAGE_DAYS * 24 * 3600 * 1000);
    const [wallet] = await sql.query('SELECT livemode, balance FROM workspaces WHERE id = $1', [workspaceId]);
    const rows = await sql.query(`SELECT operation, sum(cost)::bigint AS cost FROM ledger
     WHERE workspace_id = $1 AND created_at > $2 AND operation IS NOT NULL GROUP BY operation ORDER BY operation`, [workspaceId, since]);
    return {
        balance: wallet?.balance ?? 0,
        mode: wallet?.livemode === false ? 'test' : 'live',
        last_30d: {
            total: rows.reduce((sum, row) => sum + row.cost, 0),
            by_operation: Object.fromEntries(rows.map((row) => [row.operation, row.cost])),
        },
        prices: { ...prices },
        as_of: now.toISOString(),
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/engine/address-guard.js
var address_guard = __webpack_require__(10551);
;// CONCATENATED MODULE: ./build/service/webhooks/delivery-address.js


/**
 * IPv6 forms that stand for an IPv4 address: mapped, NAT64 (RFC 6052, RFC 8215), 6to4 (RFC 3056), Teredo (RFC 4380). A
 * receiver has no reason to be named by one, and each is a known way around address filters.
 */
const TRANSLATING = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'];
/**
 * The one rule of where deliveries may go, used when a subscription is created, when it is tested and at every send.
 * @param allowCidrs ranges that the operator opened (`--allow-webhook-cidr`); metadata addresses stay closed
 * @throws CidrError when a range is malformed
 */
function deliveryAddressRule(allowCidrs) {
    const translating = (0,address_guard/* blockList */.M2)(TRANSLATING);
    const opened = (0,address_guard/* blockList */.M2)(allowCidrs);
    return (address) => {
        if ((0,external_node_net_.isIPv6)(address) && translating.check(address, 'ipv6') && !opened.check(address, 'ipv6'))
            return false;
        return (0,address_guard/* addressRefusal */.V4)(address, { mode: 'public', allow: allowCidrs }) === null;
    };
}

;// CONCATENATED MODULE: ./build/service/webhooks/webhook-row.js
const WEBHOOK_COLUMNS = 'id, workspace_id, key_id, url, events, status, disabled_reason, secret, previous_secret, previous_secret_until, last_success_at, created_at';
/** Without the secret, which only its creation and its rotation return. */
function toWebhook(row) {
    return {
        id: row.id,
        url: row.url,
        events: row.events,
        status: row.status,
        disabled_reason: row.disabled_reason,
        last_success_at: row.last_success_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
    };
}
const DELIVERY_COLUMNS = 'id, webhook_id, event_id, event_type, status, attempts_count, next_attempt_at, replay_of, created_at';
function toDelivery(row) {
    return {
        id: row.id,
        webhook_id: row.webhook_id,
        event_id: row.event_id,
        event_type: row.event_type,
        status: row.status,
        attempts_count: row.attempts_count,
        next_attempt_at: row.status === 'pending' ? (row.next_attempt_at?.toISOString() ?? null) : null,
        replay_of: row.replay_of,
        created_at: row.created_at.toISOString(),
    };
}
function toAttempt(row) {
    return {
        attempt: row.attempt,
        at: row.at.toISOString(),
        status_code: row.status_code,
        error: row.error,
        duration_ms: row.duration_ms,
    };
}

;// CONCATENATED MODULE: ./build/service/webhooks/webhook-url.js

/**
 * Checks and normalises the URL of a subscription: https, no credentials, no fragment, a port from 1 to 65535, a host name
 * that can be public. The WHATWG parser has already turned decimal, octal and hexadecimal IPv4 into dotted form, so that
 * `isAllowedAddress` sees the address that would be contacted. Names are resolved and checked at every connection instead
 * (see `sender.ts`), because a name's addresses change.
 * @param isAllowedAddress says whether a literal address may be contacted
 * @param isLoopbackNameAllowed true when the operator opened loopback, for `localhost`
 */
function parseWebhookUrl(text, isAllowedAddress) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        return { fault: 'url is not a valid absolute URL' };
    }
    if (url.protocol !== 'https:')
        return { fault: 'url must use https' };
    if (url.username !== '' || url.password !== '')
        return { fault: 'url must not carry credentials' };
    if (url.port === '0')
        return { fault: 'url must not use port 0' };
    url.hash = '';
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (host === '')
        return { fault: 'url has no host' };
    if ((0,external_node_net_.isIP)(host) !== 0) {
        if (!isAllowedAddress(host))
            return { fault: 'url points to an address that deliveries may not reach' };
    }
    else if (isLocalName(host)) {
        if (!isAllowedAddress('127.0.0.1') && !isAllowedAddress('::1')) {
            return { fault: 'url points to a local name that deliveries may not reach' };
        }
    }
    else if (!host.includes('.')) {
        return { fault: 'url must name a public host' };
    }
    return { url: url.href, host };
}
/** Names that RFC 6761 and RFC 8375 keep local. */
function isLocalName(host) {
    return /(^|\.)(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}

;// CONCATENATED MODULE: ./build/service/webhooks/subscriptions.js







const DEFAULT_PREVIOUS_VALID_SECONDS = 86_400;
/**
 * Creates a subscription bound to the key of the caller (seed, "Webhook subscription").
 * @returns the subscription with its secret, the only time it is shown
 * @throws ApiError validation_error for a URL that may not be reached, conflict for an overlapping subscription
 */
async function createSubscription(context, principal, body, tx) {
    const parsed = parseWebhookUrl(body.url, deliveryAddressRule(context.config.allowWebhookCidrs));
    if ('fault' in parsed)
        throw invalid('url', parsed.fault.replace(/^url /, ''), 'url');
    await refuseOverlap(tx, principal.workspaceId, parsed.url, body.events, null);
    const now = context.clock.now();
    const secret = newSecret();
    const rows = await tx.query(`INSERT INTO webhooks (id, workspace_id, key_id, url, normalized_url, events, status, secret, created_at)
     VALUES ($1, $2, $3, $4, $4, $5, 'enabled', $6, $7) RETURNING ${WEBHOOK_COLUMNS}`, [newId('whk', now), principal.workspaceId, principal.keyId, parsed.url, body.events, secret, now]);
    return { ...toWebhook((0,store/* single */.J)(rows)), secret };
}
/** @throws ApiError not_found, also for a subscription of another key */
async function findSubscription(sql, principal, id) {
    const rows = isId('whk', id)
        ? await sql.query(`SELECT ${WEBHOOK_COLUMNS} FROM webhooks WHERE id = $1 AND key_id = $2 AND workspace_id = $3 AND deleted_at IS NULL`, [id, principal.keyId, principal.workspaceId])
        : [];
    const row = rows[0];
    if (row === undefined)
        throw notFound('webhook', id);
    return row;
}
/** Newest first; `after` is the position of the last row of the previous page. */
async function listSubscriptions(sql, principal, limit, after) {
    return sql.query(`SELECT ${WEBHOOK_COLUMNS} FROM webhooks
     WHERE key_id = $1 AND workspace_id = $2 AND deleted_at IS NULL
       AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
     ORDER BY created_at DESC, id DESC LIMIT $5`, [principal.keyId, principal.workspaceId, after?.createdAt ?? null, after?.id ?? '', limit]);
}
/** Changes events or status. Disabling ends what is pending; re-enabling forgets the failures. */
async function updateSubscription(context, principal, id, body, tx) {
    const current = await findSubscription(tx, principal, id);
    const events = body.events ?? current.events;
    const status = body.status ?? current.status;
    if (body.events !== undefined)
        await refuseOverlap(tx, principal.workspaceId, current.url, events, id);
    const reason = status === 'enabled' ? null : (current.disabled_reason ?? 'user');
    const rows = await tx.query(`UPDATE webhooks SET events = $2, status = $3, disabled_reason = $4,
       failing_since = CASE WHEN $5 THEN NULL ELSE failing_since END
     WHERE id = $1 RETURNING ${WEBHOOK_COLUMNS}`, [id, events, status, reason, status === 'enabled' && current.status === 'disabled']);
    if (status === 'disabled')
        await cancelDeliveries(tx, id, context.clock.now());
    return toWebhook((0,store/* single */.J)(rows));
}
/** Soft delete: the log of its deliveries stays, what is pending is cancelled. */
async function deleteSubscription(context, principal, id, tx) {
    await findSubscription(tx, principal, id);
    const now = context.clock.now();
    await tx.query('UPDATE webhooks SET deleted_at = $2 WHERE id = $1', [id, now]);
    await cancelDeliveries(tx, id, now);
}
/** Makes a new secret; the old one signs beside it for `previous_valid_for` seconds. */
async function rotateSecret(context, principal, id, body, tx) {
    await findSubscription(tx, principal, id);
    const secret = newSecret();
    const seconds = body.previous_valid_for ?? DEFAULT_PREVIOUS_VALID_SECONDS;
    const until = new Date(context.clock.now().getTime() + seconds * 1_000);
    const rows = await tx.query(`UPDATE webhooks SET previous_secret = secret, previous_secret_until = $3, secret = $2
     WHERE id = $1 RETURNING ${WEBHOOK_COLUMNS}`, [id, secret, until]);
    return { ...toWebhook((0,store/* single */.J)(rows)), secret };
}
/** A revoked key ends its subscriptions and their deliveries; nobody can manage them any more. */
async function disableSubscriptionsOfKey(tx, keyId, now) {
    const rows = await tx.query(`UPDATE webhooks SET status = 'disabled', disabled_reason = 'key_revoked'
     WHERE key_id = $1 AND deleted_at IS NULL RETURNING id`, [keyId]);
    for (const { id } of rows)
        await cancelDeliveries(tx, id, now);
}
/** Hands the subscriptions of a key that is about to be revoked to its successor (`keys rotate --move-webhooks`). */
async function moveSubscriptions(tx, fromKeyId, toKeyId) {
    const rows = await tx.query('UPDATE webhooks SET key_id = $2 WHERE key_id = $1 AND deleted_at IS NULL RETURNING id', [
        fromKeyId,
        toKeyId,
    ]);
    return rows.length;
}
async function cancelDeliveries(tx, webhookId, now) {
    await tx.query(`UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
     WHERE webhook_id = $1 AND status IN ('pending', 'held')`, [webhookId, now]);
}
function newSecret() {
    return `whsec_${(0,external_node_crypto_.randomBytes)(32).toString('base64')}`;
}
/**
 * Seed, "Errors": creation duplicating an existing subscription with the same URL and the same event. The lock makes
 * concurrent creations of one URL wait for each other. A subscription of a revoked key stands in nobody's way.
 */
async function refuseOverlap(tx, workspaceId, url, events, exceptId) {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7302144020))', [`${workspaceId} ${url}`]);
    const rows = await tx.query(`SELECT id, events FROM webhooks
     WHERE workspace_id = $1 AND normalized_url = $2 AND deleted_at IS NULL AND events && $3::text[]
       AND disabled_reason IS DISTINCT FROM 'key_revoked' AND id IS DISTINCT FROM $4
     ORDER BY id LIMIT 1`, [workspaceId, url, events, exceptId]);
    const existing = rows[0];
    if (existing === undefined)
        return;
    const shared = events.filter((event) => existing.events.includes(event));
    throw new ApiError('conflict', `Subscription ${existing.id} already delivers ${shared.join(', ')} to this URL.`, {
        param: 'events',
        details: [{ existing_id: existing.id }],
    });
}

;// CONCATENATED MODULE: ./build/service/service-context.js
/** Channels of {@link Store.publish}. */
const CHANNELS = {
    /** A scan was queued: payload is empty. */
    scanQueued: 'scan_queued',
    /** A scan was cancelled: payload is its id. */
    scanCancelled: 'scan_cancelled',
    /** Deliveries are due: payload is empty. */
    deliveriesDue: 'deliveries_due',
};

;// CONCATENATED MODULE: ./build/service/webhooks/sweep-deliveries.js


/** Held for want of tokens too long: to the dead letters. Finished long ago: deleted, with its attempts. */
async function sweepDeliveries(context) {
    const now = context.clock.now();
    const heldBefore = new Date(now.getTime() - limits/* LIMITS */.b.heldDeliveryHours * 3_600_000);
    const finishedBefore = new Date(now.getTime() - limits/* LIMITS */.b.deadLetterRetentionDays * 86_400_000);
    await context.store.transaction(async (tx) => {
        await tx.query("UPDATE deliveries SET status = 'dead_lettered', finished_at = $2, held_since = NULL WHERE status = 'held' AND held_since < $1", [heldBefore, now]);
        await tx.query(`DELETE FROM delivery_attempts USING deliveries
       WHERE delivery_attempts.delivery_id = deliveries.id AND deliveries.finished_at < $1
         AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)`, [finishedBefore]);
        await tx.query(`DELETE FROM deliveries WHERE finished_at < $1
         AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)`, [finishedBefore]);
    });
}
/** After a top-up: what was held is due now. Called in the transaction of the grant. */
async function releaseHeld(tx, workspaceId, now) {
    await tx.query(`UPDATE deliveries SET status = 'pending', next_attempt_at = $2, held_since = NULL
     WHERE workspace_id = $1 AND status = 'held'`, [workspaceId, now]);
}
/** Tells the workers that something may be due. Call it after the commit. */
async function announceDeliveries(context) {
    await context.store.publish(CHANNELS.deliveriesDue, '');
}

;// CONCATENATED MODULE: ./build/service/workspaces.js







/** Key of the advisory lock of the first start: several processes may start at once on an empty database. */
const BOOTSTRAP_LOCK = 7_302_144_020;
const BOOTSTRAP_WAIT_MS = 60_000;
const BOOTSTRAP_POLL_MS = 250;
/** First start: a live workspace with its tokens, a key with every scope, an admin token. Later starts find them. */
async function bootstrap(store, initialTokens, now) {
    return store.transaction(async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock($1)', [BOOTSTRAP_LOCK]);
        return (await earlierStart(tx)) ?? firstStart(tx, initialTokens, now);
    });
}
/**
 * A worker shows nobody the key and the admin token of a first start, so it leaves that to a process that does, and waits.
 * @throws Error when no such process has come within `waitMs`
 */
async function awaitBootstrap(store, waitMs = BOOTSTRAP_WAIT_MS) {
    const deadline = performance.now() + waitMs;
    for (;;) {
        const found = await earlierStart(store);
        if (found !== undefined)
            return found;
        if (performance.now() > deadline) {
            throw new Error('The database has no workspace yet: start a process with the role api or all first.');
        }
        await new Promise((resolve) => setTimeout(resolve, BOOTSTRAP_POLL_MS));
    }
}
async function earlierStart(sql) {
    const workspaceId = await setting(sql, 'workspace_id');
    const secret = await setting(sql, 'secret');
    if (workspaceId === undefined || secret === undefined)
        return undefined;
    return { workspaceId, apiKey: null, adminToken: null, secret };
}
async function firstStart(tx, initialTokens, now) {
    const workspaceId = newId('wsp', now);
    const adminToken = `svc_admin_${(0,external_node_crypto_.randomBytes)(24).toString('base64url')}`;
    const secret = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
    await tx.query('INSERT INTO workspaces (id, livemode, created_at) VALUES ($1, true, $2)', [workspaceId, now]);
    if (initialTokens > 0)
        await grantTokens(tx, workspaceId, initialTokens, now);
    const key = await createKey(tx, { workspaceId, type: 'workspace', mode: 'live', memberId: null, scopes: contract_key/* SCOPES */.iW, expiresAt: null }, now);
    for (const [name, value] of [
        ['workspace_id', workspaceId],
        ['admin_token_hash', hashKey(adminToken)],
        ['secret', secret],
    ]) {
        await tx.query('INSERT INTO settings (name, value) VALUES ($1, $2)', [name, value]);
    }
    return { workspaceId, apiKey: key.secret, adminToken, secret };
}
async function setting(sql, name) {
    const [row] = await sql.query('SELECT value FROM settings WHERE name = $1', [name]);
    return row?.value;
}
/**
 * What a sandbox shows as its balance, so that clients which look at it before they create work go on. Nothing is ever
 * taken from it.
 */
const SANDBOX_TOKENS = 1_000_000;
/** The workspace that keys of a mode belong to: the live one, or its sandbox, which is made on first use. */
async function workspaceOfMode(sql, liveId, mode, now) {
    if (mode === 'live')
        return liveId;
    const [made] = await sql.query(`INSERT INTO workspaces (id, livemode, sandbox_of, created_at) VALUES ($1, false, $2, $3)
     ON CONFLICT (sandbox_of) DO NOTHING RETURNING id`, [newId('wsp', now), liveId, now]);
    if (made !== undefined) {
        await grantTokens(sql, made.id, SANDBOX_TOKENS, now);
        return made.id;
    }
    return (0,store/* single */.J)(await sql.query('SELECT id FROM workspaces WHERE sandbox_of = $1', [liveId])).id;
}

;// CONCATENATED MODULE: ./build/service/admin/admin-operations.js







function shown(record) {
    const iso = (date) => date?.toISOString() ?? null;
    return {
        id: record.id,
        workspace_id: record.workspaceId,
        type: record.type,
        mode: record.mode,
        member: record.member,
        scopes: record.scopes,
        display_prefix: record.displayPrefix,
        created_at: record.createdAt.toISOString(),
        last_used_at: iso(record.lastUsedAt),
        expires_at: iso(record.expiresAt),
        revoked_at: iso(record.revokedAt),
        revoked_reason: record.revokedReason,
    };
}
async function listAllKeys({ service, workspaceId }) {
    return (await listKeys(service.store, workspaceId)).map(shown);
}
/**
 * Makes a workspace key or a personal access token (seed, "Authentication", rule 4).
 * @returns the record with the key in full, the only time it is shown
 */
async function createAdminKey(context, body) {
    const { service, workspaceId } = context;
    if (body.type === 'personal' && body.member === undefined) {
        throw invalid('member', 'is required for a personal access token', 'required');
    }
    if (body.type === 'workspace' && body.member !== undefined) {
        throw invalid('member', 'goes with type personal only: a workspace key belongs to nobody', 'unknown');
    }
    const now = service.clock.now();
    const expiresAt = body.expires_at === undefined ? null : new Date(body.expires_at);
    if (expiresAt !== null && !(expiresAt > now))
        throw invalid('expires_at', 'must be a time in the future', 'range');
    return service.store.transaction(async (tx) => {
        const member = body.member === undefined ? null : await addMember(tx, workspaceId, body.member, now);
        const made = await createKey(tx, {
            workspaceId: await workspaceOfMode(tx, workspaceId, body.mode, now),
            type: body.type,
            mode: body.mode,
            memberId: member?.id ?? null,
            scopes: body.scopes,
            expiresAt,
        }, now);
        await note(tx, context, 'key.created', made.id, { type: body.type, mode: body.mode, scopes: body.scopes });
        return { ...(await shownById(tx, workspaceId, made.id)), key: made.secret };
    });
}
/** Immediate and irreversible (seed, "Authentication", rule 7); the key's subscriptions end with it. */
async function revokeAdminKey(context, id) {
    const { service, workspaceId, keys } = context;
    const now = service.clock.now();
    const record = await service.store.transaction(async (tx) => {
        const before = await shownById(tx, workspaceId, id);
        if (before.revoked_at !== null)
            return before;
        await revokeKey(tx, workspaceId, id, 'user', now);
        await disableSubscriptionsOfKey(tx, id, now);
        await note(tx, context, 'key.revoked', id, {});
        return shownById(tx, workspaceId, id);
    });
    keys.forget();
    return record;
}
/**
 * The documented rotation in one step: a new key with the same scopes, then the old one is revoked. With `move_webhooks`
 * the subscriptions of the old key go on under the new one; without it they end.
 */
async function rotateAdminKey(context, id, body) {
    const { service, workspaceId, keys } = context;
    const now = service.clock.now();
    const rotated = await service.store.transaction(async (tx) => {
        const [old] = await tx.query(`SELECT k.workspace_id, k.type, k.mode, k.member_id, k.scopes, k.revoked_at FROM api_keys k
       JOIN workspaces w ON w.id = k.workspace_id WHERE k.id = $1 AND (w.id = $2 OR w.sandbox_of = $2) FOR UPDATE OF k`, [id, workspaceId]);
        if (old === undefined)
            throw notFound('key', id);
        if (old.revoked_at !== null)
            throw new ApiError('invalid_state', `Key ${id} is revoked: create a new key instead.`);
        const made = await createKey(tx, {
            workspaceId: old.workspace_id,
            type: old.type,
            mode: old.mode,
            memberId: old.member_id,
            scopes: old.scopes,
            expiresAt: null,
        }, now);
        const moved = body.move_webhooks === true ? await moveSubscriptions(tx, id, made.id) : 0;
        await revokeKey(tx, workspaceId, id, 'rotated', now);
        await disableSubscriptionsOfKey(tx, id, now);
        await note(tx, context, 'key.rotated', id, { to: made.id, moved_webhooks: moved });
        return { ...(await shownById(tx, workspaceId, made.id)), key: made.secret, replaces: id, moved_webhooks: moved };
    });
    keys.forget();
    return rotated;
}
async function createMember(context, name) {
    const { service, workspaceId } = context;
    return service.store.transaction(async (tx) => {
        const member = await addMember(tx, workspaceId, name, service.clock.now());
        await note(tx, context, 'member.added', member.id, {});
        return { id: member.id, name };
    });
}
/** Removes a member; the personal access tokens of the member are revoked, their subscriptions end. */
async function deleteMember(context, name) {
    const { service, workspaceId, keys } = context;
    const now = service.clock.now();
    const revoked = await service.store.transaction(async (tx) => {
        const tokens = await tx.query(`SELECT k.id FROM api_keys k JOIN members m ON m.id = k.member_id
       WHERE m.workspace_id = $1 AND m.name = $2 AND m.removed_at IS NULL AND k.revoked_at IS NULL`, [workspaceId, name]);
        const count = await removeMember(tx, workspaceId, name, now);
        if (count === null)
            throw notFound('member', name);
        for (const { id } of tokens)
            await disableSubscriptionsOfKey(tx, id, now);
        await note(tx, context, 'member.removed', name, { revoked_keys: count });
        return count;
    });
    keys.forget();
    return { name, revoked_keys: revoked };
}
/** Adds tokens to the live workspace and releases the deliveries that were held for want of them. */
async function grant(context, amount) {
    const { service, workspaceId } = context;
    const now = service.clock.now();
    await service.store.transaction(async (tx) => {
        await grantTokens(tx, workspaceId, amount, now);
        await releaseHeld(tx, workspaceId, now);
        await note(tx, context, 'tokens.granted', workspaceId, { amount });
    });
    await announceDeliveries(service);
    const usage = await readUsage(service.store, workspaceId, service.config.prices, now);
    return { granted: amount, balance: usage.balance };
}
async function shownById(tx, workspaceId, id) {
    const record = (await listKeys(tx, workspaceId)).find((key) => key.id === id);
    if (record === undefined)
        throw notFound('key', id);
    return shown(record);
}
function note(tx, context, action, subject, details) {
    const actor = { workspaceId: context.workspaceId, keyId: 'admin' };
    return audit(tx, actor, action, subject, context.service.clock.now(), details);
}

// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
;// CONCATENATED MODULE: ./build/service/admin/admin-schemas.js



/** Bodies of the admin API. It is not part of /v1: the scope list of the interface is closed. */
const object = { additionalProperties: false };
const MemberName = build/* Type.String */.ZUJ.String({ minLength: 1, maxLength: 100 });
const KeyCreate = build/* Type.Object */.ZUJ.Object({
    type: (0,primitives/* stringEnum */.ZY)(contract_key/* KEY_TYPES */.WJ),
    mode: (0,primitives/* stringEnum */.ZY)(contract_key/* KEY_MODES */.ld),
    scopes: build/* Type.Array */.ZUJ.Array((0,primitives/* stringEnum */.ZY)(contract_key/* SCOPES */.iW), { minItems: 1, maxItems: contract_key/* SCOPES */.iW.length, uniqueItems: true }),
    /** Name of the member a personal access token belongs to; the member is added when new. */
    member: build/* Type.Optional */.ZUJ.Optional(MemberName),
    expires_at: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ format: 'date-time' })),
}, object);
const KeyRotate = build/* Type.Object */.ZUJ.Object({ move_webhooks: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean()) }, object);
const MemberCreate = build/* Type.Object */.ZUJ.Object({ name: MemberName }, object);
const TokenGrant = build/* Type.Object */.ZUJ.Object({ amount: build/* Type.Integer */.ZUJ.Integer({ minimum: 1, maximum: 1_000_000_000 }) }, object);

;// CONCATENATED MODULE: ./build/service/admin/admin-server.js











/**
 * The admin API: keys, members, tokens. It has a listener of its own on loopback and a token of its own; the interface
 * under /v1 cannot reach it, and no key of the interface opens it.
 * @param tokenHash SHA-256 (hex) of the admin token
 */
function createAdminServer(context, tokenHash) {
    const { service } = context;
    const server = fastify({
        logger: false,
        genReqId: () => newId('req', service.clock.now()),
        bodyLimit: 64 * 1024,
        requestTimeout: 30_000,
        forceCloseConnections: 'idle',
        http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    });
    acceptJsonOnly(server);
    server.addHook('onRequest', async (request, reply) => {
        reply.header('x-request-id', request.id);
        reply.header('cache-control', 'no-store');
        admit(request, tokenHash);
    });
    server.setNotFoundHandler(async () => {
        throw new ApiError('not_found', 'There is nothing at this path of the admin API.');
    });
    server.setErrorHandler((thrown, request, reply) => {
        const error = asApiError(thrown);
        if (error.status >= 500) {
            service.log('error', 'admin.failed', { request_id: request.id, ...errorFields(error.cause ?? error) });
        }
        return reply
            .code(error.status)
            .headers(error.extras.headers ?? {})
            .send({ error: error.toBody(request.id, service.config.publicUrl) });
    });
    server.get('/v1/keys', async () => ({ data: await listAllKeys(context) }));
    server.post('/v1/keys', async (request, reply) => {
        reply.code(201);
        return createAdminKey(context, checked(KeyCreate, request.body));
    });
    server.post('/v1/keys/:id/revoke', (request) => revokeAdminKey(context, request.params.id));
    server.post('/v1/keys/:id/rotate', async (request, reply) => {
        reply.code(201);
        return rotateAdminKey(context, request.params.id, checked(KeyRotate, request.body ?? {}));
    });
    server.post('/v1/members', async (request, reply) => {
        reply.code(201);
        return createMember(context, checked(MemberCreate, request.body).name);
    });
    server.delete('/v1/members/:name', (request) => deleteMember(context, request.params.name));
    server.post('/v1/tokens/grant', (request) => grant(context, checked(TokenGrant, request.body).amount));
    return server;
}
/** @throws ApiError missing_api_key, invalid_api_key */
function admit(request, tokenHash) {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) {
        throw new ApiError('missing_api_key', 'Send the admin token of the bootstrap file as "Authorization: Bearer …".', {
            headers: { 'www-authenticate': 'Bearer realm="scan-gate-admin"' },
        });
    }
    if (!(0,external_node_crypto_.timingSafeEqual)(Buffer.from(hashKey(token)), Buffer.from(tokenHash))) {
        throw new ApiError('invalid_api_key', 'This is not the admin token of this service.', {
            headers: { 'www-authenticate': 'Bearer realm="scan-gate-admin", error="invalid_token"' },
        });
    }
}
/** @throws ApiError validation_error */
function checked(schema, body) {
    if (body === undefined)
        throw invalid('body', 'is required: send a JSON object', 'required');
    validate(schema, body, 'The body');
    return body;
}

;// CONCATENATED MODULE: ./build/service/clock.js
const SYSTEM_CLOCK = { now: () => new Date() };

// EXTERNAL MODULE: ./build/contract/routes.js
var routes = __webpack_require__(81369);
;// CONCATENATED MODULE: ./build/service/http/authenticate.js

const REALM = 'Bearer realm="scan-gate"';
/**
 * Who makes the request, by `Authorization: Bearer <key>`.
 * @throws ApiError missing_api_key, invalid_api_key, both with WWW-Authenticate (RFC 6750, section 3)
 */
async function authenticate(request, keys) {
    const values = request.headersDistinct['authorization'] ?? [];
    const [scheme, token, ...more] = (values[0] ?? '').trim().split(/ +/);
    if (values.length === 0 || scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') {
        throw new ApiError('missing_api_key', 'Send the API key as "Authorization: Bearer svc_…".', {
            headers: { 'www-authenticate': REALM },
        });
    }
    const principal = values.length === 1 && more.length === 0 ? await keys.find(token) : null;
    if (principal === null) {
        throw new ApiError('invalid_api_key', 'The API key is malformed, unknown, expired or revoked.', {
            headers: { 'www-authenticate': `${REALM}, error="invalid_token"` },
        });
    }
    return principal;
}
/** @throws ApiError insufficient_scope */
function authorize(principal, scopes) {
    if (scopes.length === 0 || scopes.some((scope) => principal.scopes.includes(scope)))
        return;
    throw new ApiError('insufficient_scope', `This operation needs the scope ${scopes.join(' or ')}; the key lacks it.`, {
        headers: { 'www-authenticate': `${REALM}, error="insufficient_scope", scope="${scopes.join(' ')}"` },
    });
}

;// CONCATENATED MODULE: ./build/service/http/broken-request.js


/** A request that HTTP itself cannot read: answered where the socket still can be, then closed. */
function answerBrokenRequest(error, socket, service) {
    if (error.code === 'ECONNRESET' || socket.destroyed)
        return;
    const [status, failure] = error.code === 'HPE_HEADER_OVERFLOW'
        ? [
            '431 Request Header Fields Too Large',
            new ApiError('headers_too_large', 'The headers are larger than 16 KiB.'),
        ]
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
            ? ['408 Request Timeout', new ApiError('request_timeout', 'The request was not sent in time.')]
            : ['400 Bad Request', new ApiError('malformed_request', 'The request is not valid HTTP.')];
    const requestId = newId('req', service.clock.now());
    const body = JSON.stringify({ error: failure.toBody(requestId, service.config.publicUrl) });
    if (socket.writable) {
        socket.write(`HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\n` +
            `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
    }
    socket.destroySoon();
}

;// CONCATENATED MODULE: ./build/service/http/cursor.js


const VERSION = 1;
const LIFETIME_MS = 24 * 3600 * 1000;
/** Makes and reads the opaque `next_cursor` of lists: signed, bound to one list with its filters, valid for a day. */
class Cursors {
    #secret;
    #now;
    constructor(secret, now) {
        this.#secret = secret;
        this.#now = now;
    }
    /** @param list what is listed: route, workspace and filters, without the page size */
    encode(list, position) {
        const payload = JSON.stringify([VERSION, this.#now().getTime(), fingerprint(list), ...position]);
        const text = Buffer.from(payload).toString('base64url');
        return `${text}.${this.#mac(text)}`;
    }
    /** @throws ApiError invalid_cursor */
    decode(list, cursor) {
        const wrong = (why) => new ApiError('invalid_cursor', `The cursor ${why}: ask for the first page again.`, { param: 'cursor' });
        const [text = '', mac = '', ...more] = cursor.split('.');
        const expected = Buffer.from(this.#mac(text));
        const received = Buffer.from(mac);
        if (more.length > 0 || received.length !== expected.length || !(0,external_node_crypto_.timingSafeEqual)(received, expected)) {
            throw wrong('is malformed');
        }
        const payload = JSON.parse(Buffer.from(text, 'base64url').toString());
        const [version, issued, bound, position, id] = payload;
        if (version !== VERSION)
            throw wrong('is of another version');
        if (bound !== fingerprint(list))
            throw wrong('belongs to another list or to other filters');
        if (typeof issued !== 'number' || this.#now().getTime() - issued > LIFETIME_MS)
            throw wrong('has expired');
        if ((typeof position !== 'string' && typeof position !== 'number') || typeof id !== 'string') {
            throw wrong('is malformed');
        }
        return [position, id];
    }
    #mac(text) {
        return (0,external_node_crypto_.createHmac)('sha256', this.#secret).update(`cursor.${text}`).digest('base64url').slice(0, 22);
    }
}
function fingerprint(list) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16);
}

;// CONCATENATED MODULE: ./build/service/http/idempotency.js




const LOCK_NOT_AVAILABLE = '55P03';
const HEADER = 'Idempotency-Key';
/**
 * The Idempotency-Key of a request, or null.
 * @throws ApiError validation_error when it is empty, too long, given twice or not visible ASCII
 */
function idempotencyKeyOf(request) {
    const values = request.headersDistinct['idempotency-key'];
    if (values === undefined)
        return null;
    if (values.length > 1)
        throw invalid(HEADER, 'is given more than once', 'duplicate');
    const value = (values[0] ?? '').trim();
    if (value === '')
        throw invalid(HEADER, 'is empty', 'minLength');
    if (value.length > limits/* LIMITS */.b.idempotencyKeyLengthMax) {
        throw invalid(HEADER, `is longer than ${limits/* LIMITS */.b.idempotencyKeyLengthMax} characters`, 'maxLength');
    }
    if (!/^[\x20-\x7e]+$/.test(value))
        throw invalid(HEADER, 'may hold visible ASCII characters only', 'pattern');
    return value;
}
/**
 * Does the work of a request once. The row of the key is inserted first in the transaction that does the work: a
 * concurrent twin waits at the unique index until the first one commits (then it replays) or rolls back (then it takes
 * over), in other processes too. Only answers of success are stored: a refused request changed nothing and may be sent
 * again once it is mended.
 */
class Idempotency {
    #store;
    #clock;
    #waitMs;
    /** Twins of this process wait here rather than each at a connection. */
    #running = new Map();
    constructor(store, clock, waitMs = limits/* LIMITS */.b.idempotencyWaitMs) {
        this.#store = store;
        this.#clock = clock;
        this.#waitMs = waitMs;
    }
    /**
     * @param handle does everything, calling the given commit once
     * @throws ApiError idempotency_mismatch, idempotency_in_progress
     */
    async run(request, handle) {
        const { principal, method, path, key } = request;
        const name = JSON.stringify([principal.keyId, method, path, key]);
        const deadline = performance.now() + this.#waitMs;
        for (let before = this.#running.get(name); before !== undefined; before = this.#running.get(name)) {
            await this.#wait(before, deadline);
        }
        const work = this.#once(request, handle, deadline);
        const settled = work.then(() => { }, () => { });
        this.#running.set(name, settled);
        try {
            return await work;
        }
        finally {
            if (this.#running.get(name) === settled)
                this.#running.delete(name);
        }
    }
    async #once(request, handle, deadline) {
        const stored = await this.#stored(this.#store, request);
        if (stored !== null)
            return stored;
        return handle((work) => this.#store
            .transaction(async (tx) => {
            const remaining = Math.max(1, Math.ceil(deadline - performance.now()));
            await tx.query("SELECT set_config('lock_timeout', $1, true)", [`${remaining}ms`]);
            if (!(await this.#reserve(tx, request))) {
                const replay = await this.#stored(tx, request);
                if (replay !== null)
                    return replay;
                throw inProgress();
            }
            await tx.query("SELECT set_config('lock_timeout', '0', true)");
            const reply = await work(tx);
            await tx.query(`UPDATE idempotency_keys SET status = $6, body = $7
             WHERE workspace_id = $1 AND key_id = $2 AND method = $3 AND path = $4 AND idempotency_key = $5`, [...identity(request), reply.status, JSON.stringify(reply.body ?? null)]);
            return reply;
        })
            .catch((error) => {
            throw (0,store/* sqlState */.c)(error) === LOCK_NOT_AVAILABLE ? inProgress() : error;
        }));
    }
    /** False when another request has stored its answer under the key meanwhile. */
    async #reserve(tx, request) {
        const rows = await tx.query(`INSERT INTO idempotency_keys AS k
         (workspace_id, key_id, method, path, idempotency_key, request_hash, status, body, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, 0, '', $7)
       ON CONFLICT (workspace_id, key_id, method, path, idempotency_key) DO UPDATE
         SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at
         WHERE k.created_at < $8
       RETURNING key_id`, [...identity(request), hashOf(request), this.#clock.now(), this.#oldest()]);
        return rows.length === 1;
    }
    async #stored(sql, request) {
        const [row] = await sql.query(`SELECT request_hash, status, body, created_at FROM idempotency_keys
       WHERE workspace_id = $1 AND key_id = $2 AND method = $3 AND path = $4 AND idempotency_key = $5`, identity(request));
        if (row === undefined || row.created_at < this.#oldest())
            return null;
        if (row.request_hash !== hashOf(request)) {
            throw new ApiError('idempotency_mismatch', 'This Idempotency-Key was used with another body: use a new key for a new request.', { param: HEADER });
        }
        return {
            status: row.status,
            body: JSON.parse(row.body),
            headers: { 'idempotent-replayed': 'true' },
        };
    }
    #oldest() {
        return new Date(this.#clock.now().getTime() - limits/* LIMITS */.b.idempotencyRetentionSeconds * 1000);
    }
    async #wait(work, deadline) {
        const remaining = deadline - performance.now();
        let timer;
        const late = new Promise((resolve) => {
            timer = setTimeout(() => resolve('late'), Math.max(0, remaining));
        });
        try {
            if ((await Promise.race([work, late])) === 'late')
                throw inProgress();
        }
        finally {
            clearTimeout(timer);
        }
    }
}
function inProgress() {
    return new ApiError('idempotency_in_progress', 'A request with this Idempotency-Key is still being worked on: try again in a second.', { headers: { 'retry-after': '1' } });
}
function identity({ principal, method, path, key }) {
    return [principal.workspaceId, principal.keyId, method, path, key];
}
function hashOf(request) {
    return (0,external_node_crypto_.createHash)('sha256').update(canonical(request.body)).digest('hex');
}
/** JSON with sorted member names: the same body in another order is the same request. */
function canonical(value) {
    return (JSON.stringify(value, (_, member) => typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member) ?? '');
}

;// CONCATENATED MODULE: ./build/service/http/query-string.js


/**
 * Query parameters as the schema types them: integers are converted, nothing else is. A parameter that the route does not
 * know or that is given twice is refused.
 * @throws ApiError validation_error
 */
function readQuery(schema, raw) {
    const properties = schema?.properties ?? {};
    const query = {};
    for (const [name, value] of Object.entries(raw)) {
        const shown = name.slice(0, 100);
        if (!Object.hasOwn(properties, name))
            throw invalid(shown, 'is not a query parameter of this route', 'unknown');
        if (typeof value !== 'string')
            throw invalid(shown, 'is given more than once', 'duplicate');
        query[name] = properties[name]?.type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    }
    if (schema !== undefined)
        validate(schema, query, 'The query');
    return query;
}
/** A date-time parameter as a Date. The format admits a leap second, which is no Date. */
function dateOf(name, value) {
    if (value === undefined)
        return null;
    const date = new Date(value);
    if (Number.isNaN(date.getTime()))
        throw invalid(name, 'is not a time of the calendar', 'format');
    return date;
}

;// CONCATENATED MODULE: ./build/service/http/rate-limit.js

const BUCKETS_MAX = 20_000;
/** Token bucket per name, in this process. Time is monotonic: a changed wall clock neither blocks nor frees anyone. */
class TokenBuckets {
    #capacity;
    #perMs;
    #buckets = new Map();
    constructor(capacity, perMinute) {
        this.#capacity = capacity;
        this.#perMs = perMinute / 60_000;
    }
    /** Takes `cost` tokens. `retryAfter` is in seconds, 0 when the request may go on. */
    take(name, cost = 1, now = performance.now()) {
        const bucket = this.#buckets.get(name) ?? { tokens: this.#capacity, updated: now };
        bucket.tokens = Math.min(this.#capacity, bucket.tokens + (now - bucket.updated) * this.#perMs);
        bucket.updated = now;
        const short = cost - bucket.tokens;
        if (short <= 0)
            bucket.tokens -= cost;
        this.#buckets.delete(name);
        this.#buckets.set(name, bucket);
        if (this.#buckets.size > BUCKETS_MAX)
            this.#dropOldest();
        return {
            remaining: Math.max(0, Math.floor(bucket.tokens)),
            retryAfter: short <= 0 ? 0 : Math.max(1, Math.ceil(short / this.#perMs / 1000)),
            reset: Math.ceil((this.#capacity - bucket.tokens) / this.#perMs / 1000),
        };
    }
    #dropOldest() {
        const oldest = this.#buckets.keys().next().value;
        if (oldest !== undefined)
            this.#buckets.delete(oldest);
    }
}
/** Applies the limits of a key and makes the headers of both conventions. */
class RateLimiter {
    #limits;
    #requests;
    #creates;
    constructor(limits) {
        this.#limits = limits;
        this.#requests = new TokenBuckets(limits.burst, limits.perMinute);
        this.#creates = new TokenBuckets(limits.scanCreatesPerMinute, limits.scanCreatesPerMinute);
    }
    /**
     * @param creates true for the routes that create scans, which have a limit of their own besides
     * @returns headers for the answer
     * @throws ApiError rate_limited, with Retry-After and the same headers
     */
    check(keyId, creates) {
        const { burst, perMinute, scanCreatesPerMinute } = this.#limits;
        const all = this.#requests.take(keyId);
        const create = creates && all.retryAfter === 0 ? this.#creates.take(keyId) : undefined;
        const [name, state, limit] = create === undefined
            ? ['default', all, burst]
            : ['scan-creates', create, scanCreatesPerMinute];
        const headers = {
            'ratelimit-policy': `"default";q=${perMinute};w=60, "scan-creates";q=${scanCreatesPerMinute};w=60`,
            ratelimit: `"${name}";r=${state.remaining};t=${state.reset}`,
            'x-ratelimit-limit': String(limit),
            'x-ratelimit-remaining': String(state.remaining),
            'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + state.reset),
        };
        if (state.retryAfter > 0) {
            throw new ApiError('rate_limited', `Too many requests with this key: wait ${state.retryAfter} s and try again.`, {
                headers: { ...headers, 'retry-after': String(state.retryAfter) },
            });
        }
        return headers;
    }
}

;// CONCATENATED MODULE: ./build/service/http/server.js















const TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, checkMs: 1_000 };
const KEEP_ALIVE_MS = 20_000;
const MAX_HEADER_BYTES = 16 * 1024;
const CREATES_SCANS = new Set(['createScan', 'createScansBulk']);
const admitted = new WeakMap();
/** The HTTP face: the routes of the contract and nothing else, each admitted, validated and answered in the same way. */
function createServer(service, keys, handlers, timeouts = TIMEOUTS) {
    const server = fastify({
        logger: false,
        genReqId: () => newId('req', service.clock.now()),
        requestIdHeader: false,
        bodyLimit: limits/* LIMITS */.b.bodyBytesMax,
        requestTimeout: timeouts.requestMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        forceCloseConnections: 'idle',
        http: {
            headersTimeout: timeouts.headersMs,
            connectionsCheckingInterval: timeouts.checkMs,
            maxHeaderSize: MAX_HEADER_BYTES,
        },
        routerOptions: { maxParamLength: 200 },
        clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, service),
        frameworkErrors: (error, request, reply) => sendError(service, error, request, reply),
    });
    acceptJsonOnly(server);
    const parts = {
        service,
        keys,
        cursors: new Cursors(service.secret, () => service.clock.now()),
        idempotency: new Idempotency(service.store, service.clock),
        limiter: service.config.rateLimits === null ? null : new RateLimiter(service.config.rateLimits),
    };
    server.addHook('onRequest', async (request, reply) => {
        reply.header('x-request-id', request.id);
        reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
    });
    server.addHook('onResponse', async (request, reply) => observe(service, request, reply));
    server.setErrorHandler((error, request, reply) => sendError(service, error, request, reply));
    server.setNotFoundHandler((request, reply) => sendError(service, unknownPath(request, handlers), request, reply));
    for (const [name, definition] of Object.entries(routes/* ROUTES */.bw)) {
        const handler = handlers[name];
        if (handler !== undefined)
            register(server, parts, name, definition, handler);
    }
    return server;
}
function register(server, parts, name, route, handler) {
    server.route({
        method: route.method,
        url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        // Before the body is read: nobody without a key makes the service parse anything.
        onRequest: async (request, reply) => {
            const principal = await authenticate(request.raw, parts.keys);
            if (parts.limiter !== null)
                reply.headers(parts.limiter.check(principal.keyId, CREATES_SCANS.has(name)));
            authorize(principal, route.scopes);
            if ((request.raw.headersDistinct['content-type']?.length ?? 0) > 1) {
                throw invalid('Content-Type', 'is given more than once', 'duplicate');
            }
            admitted.set(request, {
                principal,
                idempotencyKey: route.method === 'POST' ? idempotencyKeyOf(request.raw) : null,
            });
        },
        handler: async (request, reply) => {
            const answer = await answerRequest(parts, route, handler, request);
            reply.code(answer.status);
            if (answer.headers !== undefined)
                reply.headers(answer.headers);
            if (answer.bytes !== undefined)
                return reply.send(Buffer.from(answer.bytes));
            if (answer.status === 204)
                return reply.send();
            reply.header('content-type', 'application/json; charset=utf-8');
            return reply.send(JSON.stringify(answer.body));
        },
    });
}
async function answerRequest(parts, route, handler, request) {
    const entry = admitted.get(request);
    if (entry === undefined)
        throw new Error('The request was not admitted.');
    const { service, cursors, idempotency } = parts;
    const query = readQuery(route.query, request.query);
    const body = readBody(route, request.body);
    const context = {
        service,
        cursors,
        principal: entry.principal,
        requestId: request.id,
        params: request.params,
        query,
        body,
        commit: (work) => service.store.transaction(work),
    };
    if (entry.idempotencyKey === null)
        return handler(context);
    const path = request.url.split('?')[0] ?? request.url;
    return idempotency.run({ key: entry.idempotencyKey, principal: entry.principal, method: route.method, path, body }, (commit) => handler({ ...context, commit }));
}
/** Bulk entries are checked one by one by their handler, which sets `route.body` to the looser schema. */
function readBody(route, body) {
    if (route.body === undefined) {
        const isEmptyObject = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
        if (body === undefined || route.method === 'GET' || route.method === 'DELETE' || isEmptyObject)
            return undefined;
        throw invalid('body', 'is not expected by this route: send none', 'unknown');
    }
    if (body === undefined) {
        if (route.bodyOptional === true)
            return undefined;
        throw invalid('body', 'is required: send a JSON object', 'required');
    }
    if (route.path !== routes/* ROUTES */.bw.createScansBulk.path)
        validate(route.body, body, 'The body');
    return body;
}
/** Only routes that this process serves are known paths: a worker serves none. */
function unknownPath(request, handlers) {
    const path = (request.url.split('?')[0] ?? '').split('/');
    const allowed = Object.entries(routes/* ROUTES */.bw)
        .filter(([name]) => handlers[name] !== undefined)
        .map(([, route]) => route)
        .filter((route) => {
        const parts = route.path.split('/');
        return parts.length === path.length && parts.every((part, index) => part.startsWith('{') || part === path[index]);
    })
        .flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
    if (allowed.length === 0)
        return new ApiError('not_found', 'There is nothing at this path.');
    const allow = [...new Set(allowed)].join(', ');
    return new ApiError('method_not_allowed', `${request.method} is not allowed here; allowed: ${allow}.`, {
        headers: { allow },
    });
}
function sendError(service, thrown, request, reply) {
    const error = asApiError(thrown);
    if (error.status >= 500) {
        service.log('error', 'request.failed', { request_id: request.id, ...errorFields(error.cause ?? error) });
    }
    return reply
        .code(error.status)
        .headers(error.extras.headers ?? {})
        .header('x-request-id', request.id)
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify({ error: error.toBody(request.id, service.config.publicUrl), ...error.extras.body }));
}
function observe(service, request, reply) {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    service.metrics.count('scan_gate_http_requests_total', 'Requests answered.', labels);
    service.metrics.observe('scan_gate_http_request_duration_seconds', 'Time from request to answer.', { method: request.method, route }, reply.elapsedTime / 1000);
    service.log('info', 'request', {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        key_id: admitted.get(request)?.principal.keyId,
    });
}

;// CONCATENATED MODULE: ./build/service/keys/key-lookup.js




const CACHE_MAX = 1_000;
const LAST_USED_GRANULARITY_MS = 60_000;
/**
 * Finds the key of a request. On a store of this process alone rows are cached and {@link forget} is called at every
 * change, so that revocation is immediate; on a shared database every request asks the database.
 */
class KeyLookup {
    #store;
    #clock;
    #log;
    #cache = new Map();
    #lastUsed = new Map();
    #writes = new Set();
    constructor(store, clock, log) {
        this.#store = store;
        this.#clock = clock;
        this.#log = log;
    }
    /** Null when the text is malformed, unknown, expired or revoked: the caller is not told which. */
    async find(key) {
        const mode = (0,contract_key/* keyModeOf */.KZ)(key);
        if (mode === undefined)
            return null;
        const hash = hashKey(key);
        const row = await this.#row(hash);
        if (row === undefined || !(0,external_node_crypto_.timingSafeEqual)(Buffer.from(row.hash), Buffer.from(hash)))
            return null;
        const now = this.#clock.now();
        if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now))
            return null;
        if (row.mode !== mode)
            return null;
        this.#touch(row.id, now);
        return { keyId: row.id, workspaceId: row.workspace_id, livemode: mode === 'live', scopes: row.scopes };
    }
    /** To be called after every change of a key. */
    forget() {
        this.#cache.clear();
    }
    /** Waits for the pending notes of use. */
    async close() {
        await Promise.all(this.#writes);
    }
    async #row(hash) {
        const cached = this.#cache.get(hash);
        if (cached !== undefined)
            return cached;
        const [row] = await this.#store.query('SELECT id, workspace_id, mode, scopes, hash, expires_at, revoked_at FROM api_keys WHERE hash = $1', [hash]);
        if (row !== undefined && this.#store.exclusive) {
            if (this.#cache.size >= CACHE_MAX)
                this.#cache.clear();
            this.#cache.set(hash, row);
        }
        return row;
    }
    /** `last_used_at` is exact to a minute: writing it at every request would double the load. */
    #touch(id, now) {
        if (now.getTime() - (this.#lastUsed.get(id) ?? Number.NEGATIVE_INFINITY) < LAST_USED_GRANULARITY_MS)
            return;
        if (this.#lastUsed.size >= CACHE_MAX)
            this.#lastUsed.clear();
        this.#lastUsed.set(id, now.getTime());
        const write = this.#store
            .query('UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = $1', [id, now])
            .then(() => { }, (error) => this.#log('warn', 'key.last_used_failed', errorFields(error)))
            .finally(() => this.#writes.delete(write));
        this.#writes.add(write);
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./build/contract/target-address.js
var target_address = __webpack_require__(863);
;// CONCATENATED MODULE: ./build/service/targets/hostname.js




/**
 * The hostname of a new target: host or host:port, no URL.
 * @throws ApiError validation_error
 */
function targetHostname(text, policy) {
    const address = parse('hostname', text);
    if (address.scheme !== null || address.path !== null) {
        throw invalid('hostname', 'must be host or host:port, without a scheme and a path', 'format');
    }
    refuseClosedAddress('hostname', address, policy);
    return { host: address.host, port: address.port, text: (0,target_address/* formatTargetHost */.V8)(address.host, address.port) };
}
/**
 * The target of a scan: host, host:port or an http(s) URL.
 * @param param name of the field, for the error
 * @throws ApiError validation_error
 */
function scanAddress(param, text, policy) {
    const address = parse(param, text);
    refuseClosedAddress(param, address, policy);
    const standard = address.scheme === null ? null : address.scheme === 'https' ? 443 : 80;
    const port = address.port === standard ? null : address.port;
    return {
        host: address.host,
        port,
        text: (0,target_address/* formatTargetHost */.V8)(address.host, port),
        scheme: address.scheme,
        path: address.path,
        impliedPort: standard,
    };
}
/**
 * Hostnames of targets that stand for an address, nearest first: itself, the host on every port, then the names above it
 * up to the registrable domain. A proof for a name covers the names below it; a public suffix covers nothing.
 */
function coveringHostnames(address) {
    const { host, port } = address;
    const own = new Set([address.text]);
    if (port === null && address.impliedPort != null)
        own.add((0,target_address/* formatTargetHost */.V8)(host, address.impliedPort));
    own.add((0,target_address/* formatTargetHost */.V8)(host, null));
    const registrable = (0,cjs/* getDomain */.FB)(host, { allowPrivateDomains: true });
    const above = [];
    if (registrable !== null && host.endsWith(`.${registrable}`)) {
        for (let name = host; name !== registrable;) {
            name = name.slice(name.indexOf('.') + 1);
            above.push(name);
        }
    }
    return { own: [...own], above };
}
/** Host part of a stored hostname. */
function hostOf(hostname) {
    const { host, port } = (0,target_address/* parseTargetAddress */.B1)(hostname);
    return { host, port, text: hostname };
}
function parse(param, text) {
    try {
        return (0,target_address/* parseTargetAddress */.B1)(text);
    }
    catch (error) {
        if (error instanceof target_address/* TargetSyntaxError */.zC)
            throw invalid(param, `is not valid: ${error.message}`, error.code);
        throw error;
    }
}
/**
 * An address that the policy closes is refused when it is written out; a name is judged by what it resolves to, at the
 * time of the scan.
 */
function refuseClosedAddress(param, address, policy) {
    const isLoopbackName = address.host === 'localhost' || address.host.endsWith('.localhost');
    const literal = address.isIpAddress ? address.host : isLoopbackName ? '127.0.0.1' : null;
    const refusal = literal === null ? null : (0,address_guard/* addressRefusal */.V4)(literal, policy);
    if (refusal !== null)
        throw invalid(param, `may not be scanned from here: ${refusal}`, 'address_not_allowed');
}

// EXTERNAL MODULE: ./build/contract/target.js
var target = __webpack_require__(16542);
// EXTERNAL MODULE: ./build/engine/local-names.js
var local_names = __webpack_require__(95445);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(63194);
;// CONCATENATED MODULE: ./build/service/targets/meta-contents.js

/** `content` of every `<meta name=…>` in the head: what visitors can write into the body proves nothing. */
function metaContents(html, name) {
    const root = (0,dist/* parse */.qg)(html).childNodes.find((node) => node.nodeName === 'html');
    const head = root?.childNodes.find((node) => node.nodeName === 'head');
    return (head?.childNodes ?? [])
        .filter((node) => node.nodeName === 'meta')
        .filter((meta) => attribute(meta, 'name')?.toLowerCase() === name)
        .map((meta) => attribute(meta, 'content')?.trim() ?? '');
}
function attribute(element, name) {
    return element.attrs.find((attr) => attr.name === name)?.value;
}

// EXTERNAL MODULE: ./build/engine/transport/resolve-host.js
var resolve_host = __webpack_require__(69124);
;// CONCATENATED MODULE: ./build/service/targets/proof-fetch.js



/** The host could not be asked. */
class ProofFetchError extends Error {
}
const TIMEOUT_MS = 5_000;
const REDIRECTS_MAX = 3;
/**
 * GET of a path of the host over https, then http: whoever controls what the host answers controls the host, and a proof
 * over http is accepted, so certificates are not judged here. The address is resolved once and guarded; redirects are
 * followed on the same host only.
 * @throws ProofFetchError
 */
async function fetchProof(request, path, maxBytes) {
    const { host } = request.hostname;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    let addresses;
    try {
        addresses = await (0,resolve_host/* resolveHost */.p)(host, request.policy, request.resolver, signal);
    }
    catch (error) {
        if (error instanceof resolve_host/* HostError */.d)
            throw new ProofFetchError(error.message, { cause: error });
        throw new ProofFetchError(`${host} could not be resolved in time.`, { cause: error });
    }
    const { Agent, request: send } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const agent = new Agent({
        connect: {
            rejectUnauthorized: false,
            timeout: TIMEOUT_MS,
            lookup: (_name, options, done) => {
                const found = addresses.map((address) => ({ address, family: (0,external_node_net_.isIPv6)(address) ? 6 : 4 }));
                const [first] = found;
                if (options.all === true)
                    done(null, found);
                else if (first !== undefined)
                    done(null, first.address, first.family);
            },
        },
        maxResponseSize: 4 * 1024 * 1024,
    });
    const get = async (start) => {
        let url = start;
        for (let hop = 0;; hop += 1) {
            const response = await send(url.href, {
                dispatcher: agent,
                signal,
                headers: { 'user-agent': 'scan-gate-verification' },
            });
            const body = await readStart(response.body, maxBytes);
            const location = response.headers['location'];
            const next = typeof location === 'string' && URL.canParse(location, url.href) ? new URL(location, url) : null;
            const follows = response.statusCode >= 300 && response.statusCode < 400 && next !== null && next.hostname === start.hostname;
            if (!follows || hop >= REDIRECTS_MAX || !/^https?:$/.test(next.protocol)) {
                return { status: response.statusCode, body };
            }
            url = next;
        }
    };
    try {
        const base = (0,target_address/* formatTargetHost */.V8)(host, request.hostname.port);
        const overTls = await get(new URL(`https://${base}${path}`)).catch(() => null);
        if (overTls?.status === 200)
            return overTls;
        const plain = await get(new URL(`http://${base}${path}`)).catch((error) => {
            if (overTls !== null)
                return overTls;
            throw error;
        });
        return plain.status === 200 || overTls === null ? plain : overTls;
    }
    catch (error) {
        const code = error.code;
        throw new ProofFetchError(`${host} does not answer over https or http${code === undefined ? '' : ` (${code})`}.`, {
            cause: error,
        });
    }
    finally {
        await agent.destroy().catch(() => { });
    }
}
async function readStart(body, maxBytes) {
    const parts = [];
    let length = 0;
    for await (const part of body) {
        parts.push(part);
        length += part.length;
        if (length >= maxBytes)
            break;
    }
    return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}

;// CONCATENATED MODULE: ./build/service/targets/proofs.js







const START_PAGE_BYTES = 512 * 1024;
const FILE_BYTES = 4 * 1024;
/** The name exists or not, but it has no such record. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND', 'NOTFOUND']);
/** Looks for the proof once. Faults of the host are outcomes, not errors. */
async function lookForProof(request) {
    try {
        switch (request.method) {
            case 'dns':
                return await dnsProof(request);
            case 'http_file':
                return await fileProof(request);
            case 'meta_tag':
                return await metaProof(request);
            case 'local':
                return await localProof(request);
        }
    }
    catch (error) {
        if (error instanceof ProofFetchError)
            return { state: 'unreachable', reason: error.message };
        throw error;
    }
}
async function dnsProof({ hostname, token, resolver }) {
    if ((0,external_node_net_.isIP)(hostname.host) !== 0)
        return failed('An IP address has no TXT record: use http_file or meta_tag.');
    const name = `${target/* VERIFICATION */.Mg.dnsRecordPrefix}${hostname.host}`;
    let records;
    try {
        records = await resolver.resolveTxt(name);
    }
    catch (error) {
        const code = error.code ?? 'unknown';
        if (NO_RECORD.has(code))
            return failed(`There is no TXT record at ${name}.`);
        return { state: 'unreachable', reason: `The name servers did not answer for ${name} (${code}).` };
    }
    const expected = target/* VERIFICATION */.Mg.dnsRecordValue(token);
    // One record may be cut into several strings (RFC 7208, section 3.3, has the same rule).
    if (records.some((parts) => parts.join('').trim() === expected))
        return { state: 'verified' };
    return failed(`No TXT record at ${name} equals "${expected}".`);
}
async function fileProof(request) {
    const page = await fetchProof(request, target/* VERIFICATION */.Mg.httpFilePath, FILE_BYTES);
    if (page.status !== 200)
        return failed(`${target/* VERIFICATION */.Mg.httpFilePath} answers with status ${page.status}, not 200.`);
    const lines = page.body.replace(/^\uFEFF/, '').trim();
    if (lines === request.token || lines === target/* VERIFICATION */.Mg.dnsRecordValue(request.token))
        return { state: 'verified' };
    return failed(`${target/* VERIFICATION */.Mg.httpFilePath} does not hold the token alone.`);
}
async function metaProof(request) {
    const page = await fetchProof(request, '/', START_PAGE_BYTES);
    if (page.status !== 200)
        return failed(`The start page answers with status ${page.status}, not 200.`);
    const contents = metaContents(page.body, target/* VERIFICATION */.Mg.metaTagName);
    if (contents.includes(request.token))
        return { state: 'verified' };
    return failed(contents.length === 0
        ? `The head of the start page has no <meta name="${target/* VERIFICATION */.Mg.metaTagName}">.`
        : `The <meta name="${target/* VERIFICATION */.Mg.metaTagName}"> holds another token.`);
}
/** Only ever asked on an embedded service: the job's own machine and network need no proof. */
async function localProof({ hostname }) {
    const { host } = hostname;
    if ((0,external_node_net_.isIP)(host) !== 0) {
        return (0,address_guard/* isLocalAddress */.MJ)(host) ? { state: 'verified' } : failed(`${host} is not a loopback or private address.`);
    }
    if (host === 'localhost' || host.endsWith('.localhost'))
        return { state: 'verified' };
    try {
        const addresses = await (0,promises_.lookup)(host, { all: true });
        if (addresses.length > 0 && addresses.every(({ address }) => (0,address_guard/* isLocalAddress */.MJ)(address)))
            return { state: 'verified' };
        return failed(`${host} is at ${addresses[0]?.address ?? 'no address'}, which is not a loopback or private address.`);
    }
    catch {
        // A name that only the job's own resolver would know is scanned under its name; it cannot be a public host.
        if ((0,local_names/* isLocalHost */.m)(host))
            return { state: 'unreachable', reason: `${host} has no address here.` };
        return { state: 'unreachable', reason: `The name ${host} does not resolve.` };
    }
}
function failed(reason) {
    return { state: 'failed', reason };
}

;// CONCATENATED MODULE: ./build/service/targets/target-row.js






const TARGET_COLUMNS = 'id, workspace_id, hostname, status, token, verification_method, checked_at, reason, verified_at, created_at, deleted_at';
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/**
 * Inserts a pending target. Returns undefined when the workspace has a target with this hostname already.
 */
async function insertTarget(sql, workspaceId, hostname, config, now) {
    const rows = await sql.query(`INSERT INTO targets (id, workspace_id, hostname, status, token, created_at) VALUES ($1, $2, $3, 'pending', $4, $5)
     ON CONFLICT (workspace_id, hostname) WHERE deleted_at IS NULL DO NOTHING RETURNING ${TARGET_COLUMNS}`, [newId('tgt', now), workspaceId, hostname.text, verificationToken(hostname.host, config), now]);
    return rows.length === 0 ? undefined : (0,store/* single */.J)(rows);
}
/**
 * What the owner publishes. An embedded service forgets everything between runs, so there it is derived from the seed
 * (the repository's id) and the host: one record or file serves every run, and no other repository's run can use it.
 */
function verificationToken(host, config) {
    const bytes = config.mode === 'embedded' && config.verificationSeed !== null
        ? (0,external_node_crypto_.createHmac)('sha256', config.verificationSeed).update(`svc-verify:${host}`).digest()
        : (0,external_node_crypto_.randomBytes)(32);
    return Array.from(bytes.subarray(0, 26), (byte) => BASE32[byte & 31]).join('');
}
/** The target as the interface shows it. */
function toTarget(row, livemode, mode) {
    return {
        id: row.id,
        hostname: row.hostname,
        status: row.status,
        livemode,
        verification: {
            method: row.verification_method,
            token: row.token,
            instructions: instructions(row, mode),
            checked_at: row.checked_at?.toISOString() ?? null,
            reason: row.reason,
        },
        verified_at: row.verified_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
    };
}
function instructions(row, mode) {
    const { hostname, token } = row;
    const { host } = hostOf(hostname);
    const isName = !host.includes(':') && !/^[\d.]+$/.test(host);
    const fileUrl = `https://${hostname}${target/* VERIFICATION */.Mg.httpFilePath}`;
    const tag = `<meta name="${target/* VERIFICATION */.Mg.metaTagName}" content="${token}">`;
    const list = [];
    if (isName && !(0,local_names/* isLocalHost */.m)(host)) {
        list.push({
            method: 'dns',
            text: `Publish a TXT record named ${target/* VERIFICATION */.Mg.dnsRecordPrefix}${host}.`,
            record_name: `${target/* VERIFICATION */.Mg.dnsRecordPrefix}${host}`,
            record_type: 'TXT',
            value: target/* VERIFICATION */.Mg.dnsRecordValue(token),
        });
    }
    list.push({
        method: 'http_file',
        text: `Serve a text file at ${target/* VERIFICATION */.Mg.httpFilePath} (https or http) that holds the token alone.`,
        url: fileUrl,
        value: token,
    }, {
        method: 'meta_tag',
        text: 'Put the tag into the head of the start page.',
        url: `https://${hostname}/`,
        value: tag,
    });
    if (mode === 'embedded' && (0,local_names/* isLocalHost */.m)(host)) {
        list.push({ method: 'local', text: 'Nothing to publish: the host is on this machine or network.', value: token });
    }
    return list;
}

;// CONCATENATED MODULE: ./build/service/events.js

function events_event(type, subject, data) {
    return { type, subject, data };
}
/**
 * Writes events in the transaction that changes the state they tell of, and one pending delivery for every enabled
 * subscription of the workspace that asked for the type: an event is never lost and never told twice.
 * @returns true when deliveries were made, so that the caller wakes the deliverer after the commit
 */
async function recordEvents(tx, workspaceId, events, now) {
    if (events.length === 0)
        return false;
    const rows = events.map((entry) => ({ id: newId('evt', now), ...entry }));
    const subscriptions = await tx.query(`WITH written AS (
       INSERT INTO events (id, workspace_id, type, subject, created_at, data)
       SELECT id, $1, type, subject, $2, data FROM jsonb_to_recordset($3::jsonb)
         AS e (id text, type text, subject text, data jsonb))
     SELECT w.id, w.events FROM webhooks w JOIN api_keys k ON k.id = w.key_id
     WHERE w.workspace_id = $1 AND w.status = 'enabled' AND w.deleted_at IS NULL AND k.revoked_at IS NULL`, [workspaceId, now, JSON.stringify(rows)]);
    const deliveries = subscriptions.flatMap((subscription) => rows
        .filter((row) => subscription.events.includes(row.type))
        .map((row) => ({ id: newId('dlv', now), webhook_id: subscription.id, event_id: row.id, event_type: row.type })));
    if (deliveries.length === 0)
        return false;
    await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)
     SELECT id, webhook_id, $1, event_id, event_type, 'pending', $2, $2 FROM jsonb_to_recordset($3::jsonb)
       AS d (id text, webhook_id text, event_id text, event_type text)`, [workspaceId, now, JSON.stringify(deliveries)]);
    return true;
}

;// CONCATENATED MODULE: ./build/service/targets/verify-target.js



/**
 * Writes the outcome of a look for a proof.
 * pending, failed, unreachable -> verified, failed or unreachable. A verified target stays verified while its proof is
 * younger than 90 days, even when the proof is gone; after that it falls back to pending.
 * @returns the row as it is now, undefined when the target is gone; `told` when an event was written with deliveries
 */
async function settleVerification(tx, targetId, method, proof, now) {
    const [before] = await tx.query(`SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`, [targetId]);
    if (before === undefined)
        return undefined;
    const next = outcome(before, method, proof, now);
    const [row] = await tx.query(`UPDATE targets SET status = $2, verification_method = $3, verified_at = $4, reason = $5, checked_at = $6
     WHERE id = $1 RETURNING ${TARGET_COLUMNS}`, [targetId, next.status, next.method, next.verifiedAt, proof.state === 'verified' ? null : proof.reason, now]);
    if (row === undefined)
        return undefined;
    const isNews = row.status === 'verified' && before.status !== 'verified';
    const told = isNews &&
        (await recordEvents(tx, row.workspace_id, [
            events_event('target.verified', row.id, {
                target_id: row.id,
                hostname: row.hostname,
                method,
                verified_at: now.toISOString(),
            }),
        ], now));
    return { row, told };
}
function outcome(before, method, proof, now) {
    if (proof.state === 'verified')
        return { status: 'verified', method, verifiedAt: now };
    if (before.status !== 'verified')
        return { status: proof.state, method, verifiedAt: before.verified_at };
    const isOld = isProofOld(before, now);
    return {
        status: isOld ? 'pending' : 'verified',
        method: before.verification_method,
        verifiedAt: isOld ? null : before.verified_at,
    };
}
function isProofOld(row, now) {
    const age = now.getTime() - (row.verified_at?.getTime() ?? 0);
    return age > limits/* LIMITS */.b.targetReverifyDays * 24 * 3600 * 1000;
}

;// CONCATENATED MODULE: ./build/service/targets/reverify-targets.js






const BATCH = 20;
const RETRY_HOURS = 24;
const PROOF_TIMEOUT_MS = 15_000;
/**
 * Looks again for proofs older than 90 days: found, the 90 days begin anew; gone, the target falls back to pending.
 * A host that does not answer is asked again the next day and falls back too: its proof is old either way.
 * @returns number of targets looked at
 */
async function reverifyTargets(service) {
    const { store, clock, config, resolver, log } = service;
    const now = clock.now();
    const ago = (hours) => new Date(now.getTime() - hours * 3_600_000);
    // Noting the check first keeps other processes from doing the same work.
    const due = await store.query(`UPDATE targets SET checked_at = $1 WHERE id IN (
       SELECT id FROM targets WHERE status = 'verified' AND deleted_at IS NULL AND verified_at < $2 AND checked_at < $3
       ORDER BY checked_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING ${TARGET_COLUMNS}`, [now, ago(limits/* LIMITS */.b.targetReverifyDays * 24), ago(RETRY_HOURS)]);
    for (const target of due) {
        const method = target.verification_method;
        if (method === null)
            continue;
        try {
            const proof = await lookForProof({
                method,
                hostname: hostOf(target.hostname),
                token: target.token,
                policy: config.addressPolicy,
                resolver,
                signal: AbortSignal.timeout(PROOF_TIMEOUT_MS),
            });
            const settled = await store.transaction((tx) => settleVerification(tx, target.id, method, proof, clock.now()));
            log('info', 'target.reverified', { target_id: target.id, status: settled?.row.status ?? 'deleted' });
        }
        catch (error) {
            log('error', 'target.reverify_failed', { target_id: target.id, ...errorFields(error) });
        }
    }
    return due.length;
}

;// CONCATENATED MODULE: ./build/service/maintenance.js



const INTERVAL_MS = 10 * 60_000;
const AUDIT_DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;
/** Deletes what is past its time and looks again for old proofs. Every process does it: each step may be repeated. */
class Maintenance {
    #service;
    #timer;
    #turn;
    constructor(service) {
        this.#service = service;
    }
    start() {
        this.#timer = setInterval(() => {
            this.#turn ??= this.run()
                .catch((error) => this.#service.log('error', 'maintenance.failed', errorFields(error)))
                .finally(() => {
                this.#turn = undefined;
            });
        }, INTERVAL_MS);
        this.#timer.unref();
    }
    async run() {
        const { store, clock } = this.#service;
        const now = clock.now().getTime();
        const ago = (ms) => new Date(now - ms);
        await store.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
            ago(limits/* LIMITS */.b.idempotencyRetentionSeconds * 1000),
        ]);
        await store.query('DELETE FROM audit WHERE at < $1', [ago(AUDIT_DAYS * DAY_MS)]);
        await reverifyTargets(this.#service);
    }
    async stop() {
        clearInterval(this.#timer);
        await this.#turn;
    }
}

;// CONCATENATED MODULE: ./build/service/metrics.js
/** Counters and histograms of one process in Prometheus' text format (version 0.0.4). */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
class Metrics {
    #families = new Map();
    /** Adds to a counter. Label values must come from a closed list: each new one is kept for ever. */
    count(name, help, labels = {}, by = 1) {
        this.#add(name, help, 'counter', key(name, labels), by);
    }
    gauge(name, help, labels, value) {
        this.#family(name, help, 'gauge').series.set(key(name, labels), value);
    }
    observe(name, help, labels, seconds) {
        for (const bucket of DURATION_BUCKETS_SECONDS) {
            this.#add(name, help, 'histogram', key(`${name}_bucket`, { ...labels, le: String(bucket) }), seconds <= bucket ? 1 : 0);
        }
        this.#add(name, help, 'histogram', key(`${name}_bucket`, { ...labels, le: '+Inf' }), 1);
        this.#add(name, help, 'histogram', key(`${name}_sum`, labels), seconds);
        this.#add(name, help, 'histogram', key(`${name}_count`, labels), 1);
    }
    render() {
        const lines = [];
        for (const [name, family] of this.#families) {
            lines.push(`# HELP ${name} ${family.help}`, `# TYPE ${name} ${family.type}`);
            for (const [series, value] of family.series)
                lines.push(`${series} ${value}`);
        }
        return `${lines.join('\n')}\n`;
    }
    #add(name, help, type, series, by) {
        const family = this.#family(name, help, type);
        family.series.set(series, (family.series.get(series) ?? 0) + by);
    }
    #family(name, help, type) {
        let family = this.#families.get(name);
        if (family === undefined) {
            family = { help, type, series: new Map() };
            this.#families.set(name, family);
        }
        return family;
    }
}
function key(name, labels) {
    const entries = Object.entries(labels);
    if (entries.length === 0)
        return name;
    const escaped = (value) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
    return `${name}{${entries.map(([label, value]) => `${label}="${escaped(value)}"`).join(',')}}`;
}

;// CONCATENATED MODULE: ./build/service/http/page.js

/**
 * @param list what is listed with all its filters: the cursor is bound to it
 * @throws ApiError invalid_cursor
 */
function pageRequest(context, list) {
    const { limit, cursor } = context.query;
    return {
        limit: limit ?? limits/* LIMITS */.b.pageSizeDefault,
        after: cursor === undefined ? null : context.cursors.decode(list, cursor),
    };
}
/** Rows were asked for with one more than the page holds: that one says whether another page follows. */
function toPage(context, list, page, rows, position, show) {
    const shown = rows.slice(0, page.limit);
    const last = shown.at(-1);
    const data = shown.map(show);
    if (rows.length <= page.limit || last === undefined)
        return { data };
    return { data, next_cursor: context.cursors.encode(list, position(last)) };
}

;// CONCATENATED MODULE: ./build/service/scans/scan-row.js
const NAMES = [
    'id',
    'workspace_id',
    'target_id',
    'target',
    'scan_type',
    'status',
    'ownership_proven',
    'metadata',
    'options',
    'tokens_charged',
    'created_at',
    'started_at',
    'finished_at',
    'counts',
    'failure_reason',
    'failure_message',
    'attempt',
];
/** Columns of a {@link ScanRow} from `scans AS s`. */
const SCAN_COLUMNS = `${NAMES.map((name) => `s.${name}`).join(', ')},
  (SELECT livemode FROM workspaces w WHERE w.id = s.workspace_id) AS livemode`;
/** The scan as the interface shows it. */
function toScan(row, publicUrl) {
    return {
        id: row.id,
        target: row.target,
        target_id: row.target_id,
        scan_type: row.scan_type,
        status: row.status,
        livemode: row.livemode,
        created_at: row.created_at.toISOString(),
        started_at: row.started_at?.toISOString() ?? null,
        finished_at: row.finished_at?.toISOString() ?? null,
        findings_count: row.counts,
        failure: row.failure_reason === null ? null : { reason: row.failure_reason, message: row.failure_message ?? 'unknown' },
        report_url: row.status === 'succeeded' ? reportUrl(row.id, publicUrl) : null,
        metadata: row.metadata,
        options: row.options,
        tokens_charged: row.tokens_charged,
    };
}
function reportUrl(scanId, publicUrl) {
    return `${publicUrl}/v1/scans/${scanId}/report`;
}
/** The part that the data of every scan event has. */
function scanEventData(row, status = row.status) {
    return {
        scan_id: row.id,
        target: row.target,
        scan_type: row.scan_type,
        status,
        created_at: row.created_at.toISOString(),
    };
}

;// CONCATENATED MODULE: ./build/service/scans/find-scan.js



/**
 * A scan of the caller's workspace.
 * @throws ApiError not_found, also for the ids of others
 */
async function findScan(sql, principal, id) {
    const [row] = isId('scn', id)
        ? await sql.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2`, [
            id,
            principal.workspaceId,
        ])
        : [];
    if (row === undefined)
        throw notFound('scan', id);
    return row;
}

;// CONCATENATED MODULE: ./build/service/scans/findings.js



const FINDING_COLUMNS = 'id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content';
/** Of one statement: a hostile site can make findings long as well as many. */
const CHUNK_CHARACTERS = 1_000_000;
/**
 * Stores the findings of a scan. One that an earlier scan of the same target had is `open` since then, any other is `new`.
 * Findings of the target's previous scan of this type that are gone now become `fixed` there.
 */
async function storeFindings(tx, scan, findings, now) {
    const fingerprints = [...new Set(findings.map((finding) => finding.fingerprint))];
    const known = new Map();
    const earlier = await tx.query('SELECT fingerprint, first_seen_at FROM fingerprints WHERE workspace_id = $1 AND target = $2 AND fingerprint = ANY($3)', [scan.workspace_id, scan.target, fingerprints]);
    for (const row of earlier)
        known.set(row.fingerprint, row.first_seen_at);
    await tx.query(`INSERT INTO fingerprints (workspace_id, target, fingerprint, first_seen_at)
     SELECT $1, $2, unnest($3::text[]), $4 ON CONFLICT DO NOTHING`, [scan.workspace_id, scan.target, fingerprints, now]);
    const rows = findings.map((finding) => JSON.stringify({
        id: newId('fnd', now),
        severity_rank: (0,primitives/* severityRank */.qs)(finding.severity),
        check_id: finding.checkId,
        fingerprint: finding.fingerprint,
        state: known.has(finding.fingerprint) ? 'open' : 'new',
        first_seen_at: (known.get(finding.fingerprint) ?? now).toISOString(),
        content: storable(contentOf(finding)),
    }));
    for (const chunk of chunks(rows, CHUNK_CHARACTERS)) {
        await tx.query(`INSERT INTO findings (${FINDING_COLUMNS})
       SELECT id, $1, severity_rank, check_id, fingerprint, state, first_seen_at, content
       FROM jsonb_to_recordset($2::jsonb) AS e (id text, severity_rank smallint, check_id text, fingerprint text,
         state text, first_seen_at timestamptz, content jsonb)`, [scan.id, `[${chunk.join(',')}]`]);
    }
    await tx.query(`UPDATE findings SET state = 'fixed' WHERE state IN ('new', 'open') AND NOT fingerprint = ANY($5) AND scan_id = (
       SELECT id FROM scans WHERE workspace_id = $1 AND target = $2 AND scan_type = $3 AND status = 'succeeded'
         AND id <> $4 ORDER BY created_at DESC, id DESC LIMIT 1)`, [scan.workspace_id, scan.target, scan.scan_type, scan.id, fingerprints]);
}
/** Cuts a list into runs of at most `limit` characters; a longer entry stands alone. */
function* chunks(rows, limit) {
    let chunk = [];
    let size = 0;
    for (const row of rows) {
        if (size + row.length > limit && chunk.length > 0) {
            yield chunk;
            chunk = [];
            size = 0;
        }
        chunk.push(row);
        size += row.length;
    }
    if (chunk.length > 0)
        yield chunk;
}
function contentOf(finding) {
    return {
        title: finding.title,
        confidence: finding.confidence,
        cvss: finding.cvss === null ? null : { ...finding.cvss },
        cwe: [...finding.cwe],
        owasp: [...finding.owasp],
        location: { ...finding.location },
        locations: finding.locations.slice(0, limits/* LIMITS */.b.findingLocationsMax).map((location) => ({ ...location })),
        locations_total: finding.locationsTotal,
        description: finding.description,
        evidence: finding.evidence.slice(0, limits/* LIMITS */.b.evidenceLengthMax),
        remediation: finding.remediation,
        references: [...finding.references],
    };
}
/** Text of a scanned site may hold what a database does not store: NUL and lone surrogates become U+FFFD. */
function storable(value) {
    const clean = (_, member) => typeof member === 'string' ? member.toWellFormed().replaceAll('\u0000', '\uFFFD') : member;
    return JSON.parse(JSON.stringify(value, clean));
}
function toFinding(row) {
    const { content } = row;
    return {
        id: row.id,
        scan_id: row.scan_id,
        fingerprint: row.fingerprint,
        check_id: row.check_id,
        title: content.title,
        severity: primitives/* SEVERITIES */.oC[row.severity_rank] ?? 'info',
        confidence: content.confidence,
        cvss: content.cvss,
        cwe: content.cwe,
        owasp: content.owasp,
        location: content.location,
        locations: content.locations,
        locations_total: content.locations_total,
        description: content.description,
        evidence: content.evidence,
        remediation: content.remediation,
        references: content.references,
        state: row.state,
        first_seen_at: row.first_seen_at.toISOString(),
    };
}
/** Every finding of a scan in report order. */
async function allFindings(sql, scanId) {
    const rows = await sql.query(`SELECT ${FINDING_COLUMNS} FROM findings WHERE scan_id = $1 ORDER BY severity_rank, id`, [scanId]);
    return rows.map(toFinding);
}

;// CONCATENATED MODULE: ./build/service/routes/findings.js




const findingRoutes = {
    async listFindings(context) {
        const { service, principal, params, query } = context;
        const scan = await findScan(service.store, principal, params.scan_id);
        const severities = ranks(query.severity, query.min_severity);
        const filters = [severities, query.state ?? null, query.check_id ?? null];
        const list = ['findings', scan.id, ...filters];
        const page = pageRequest(context, list);
        const rows = await service.store.query(`SELECT ${FINDING_COLUMNS} FROM findings WHERE scan_id = $1
         AND severity_rank = ANY($2) AND ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR check_id = $4)
         AND ($5::int IS NULL OR (severity_rank, id) > ($5, $6))
       ORDER BY severity_rank, id LIMIT $7`, [scan.id, ...filters, page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit + 1]);
        return {
            status: 200,
            body: toPage(context, list, page, rows, (row) => [row.severity_rank, row.id], toFinding),
        };
    },
};
/** Ranks that both filters let through; a rank is the position in {@link SEVERITIES}. */
function ranks(list, least) {
    const asked = list === undefined ? primitives/* SEVERITIES */.oC : primitives/* SEVERITIES */.oC.filter((severity) => list.split(',').includes(severity));
    const limit = least === undefined ? primitives/* SEVERITIES */.oC.length : (0,primitives/* severityRank */.qs)(least);
    return asked.map(primitives/* severityRank */.qs).filter((rank) => rank <= limit);
}

// EXTERNAL MODULE: ./build/contract/report.js
var report = __webpack_require__(58329);
;// CONCATENATED MODULE: ./build/service/scans/build-report.js






/**
 * The report of a scan, from what is stored.
 * @throws ApiError report_not_ready unless the scan has succeeded
 */
async function buildReport(service, scan) {
    if (scan.status !== 'succeeded')
        throw notReady(scan);
    const { store, config } = service;
    const [result] = await store.query('SELECT omitted, digest, checks, budget, compliance, tool FROM scan_results WHERE scan_id = $1', [scan.id]);
    const [target] = await store.query(`SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1`, [
        scan.target_id,
    ]);
    if (result === undefined || target === undefined)
        throw new Error(`scan ${scan.id} succeeded without a result`);
    const findings = await allFindings(store, scan.id);
    const { total, ...bySeverity } = (0,primitives/* countBySeverity */.Ot)(findings);
    return {
        schema_version: report/* REPORT_SCHEMA_VERSION */.WI,
        scan: toScan(scan, config.publicUrl),
        target: toTarget(target, scan.livemode, config.mode),
        summary: { by_severity: bySeverity, total, omitted: result.omitted, digest: result.digest },
        findings,
        checks: result.checks,
        budget: result.budget,
        compliance: result.compliance,
        generated_at: (scan.finished_at ?? scan.created_at).toISOString(),
        tool: result.tool,
    };
}
function notReady(scan) {
    const isFinal = scan.status === 'failed' || scan.status === 'cancelled';
    return new ApiError('report_not_ready', isFinal
        ? `The scan has ${scan.status === 'failed' ? 'failed' : 'been cancelled'}, so it has no report.`
        : `The scan is ${scan.status}: its report is ready when it has succeeded.`);
}

;// CONCATENATED MODULE: ./build/service/routes/reports.js


const reportRoutes = {
    async getReport({ service, principal, params }) {
        const scan = await findScan(service.store, principal, params.scan_id);
        return { status: 200, body: await buildReport(service, scan) };
    },
    async getReportPdf({ service, principal, params }) {
        const scan = await findScan(service.store, principal, params.scan_id);
        const report = await buildReport(service, scan);
        return {
            status: 200,
            bytes: await service.renderPdf(report),
            headers: {
                'content-type': 'application/pdf',
                'content-disposition': `inline; filename="${scan.id}.pdf"`,
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/service/announce.js

/**
 * Wakes whoever waits on a channel, after the commit. Nobody waits for it and a failure is only logged: the listeners poll
 * as well.
 */
function announce(service, channel, payload = '') {
    service.store.publish(channel, payload).catch((error) => {
        service.log('warn', 'announce.failed', { channel, ...errorFields(error) });
    });
}

;// CONCATENATED MODULE: ./build/service/scans/bulk.js



/**
 * The frame of a bulk body. Its entries are not looked at: each is judged by itself, so that one bad entry is reported
 * beside the good ones.
 * @throws ApiError validation_error, batch_too_large
 */
function readBulk(body) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw invalid('body', 'must be an object', 'type');
    const { scans, fail_fast: failFast, ...unknown } = body;
    const [name] = Object.keys(unknown);
    if (name !== undefined)
        throw invalid(name.slice(0, 100), 'is not known here', 'unknown');
    if (scans === undefined)
        throw invalid('scans', 'is required', 'required');
    if (!Array.isArray(scans))
        throw invalid('scans', 'must be an array', 'type');
    if (scans.length === 0)
        throw invalid('scans', 'must have at least 1 entry', 'minItems');
    if (scans.length > limits/* LIMITS */.b.bulkEntriesMax) {
        throw new ApiError('batch_too_large', `scans has ${scans.length} entries; at most ${limits/* LIMITS */.b.bulkEntriesMax} go into one request.`, { param: 'scans' });
    }
    if (failFast !== undefined && typeof failFast !== 'boolean')
        throw invalid('fail_fast', 'must be true or false', 'type');
    return { scans, failFast: failFast === true };
}
/** Answer of a batch whose entries stand for themselves. */
function bulkResult(outcomes, frame) {
    const results = outcomes.map((outcome) => 'scan' in outcome
        ? { ok: true, scan: toScan(outcome.scan, frame.publicUrl) }
        : { ok: false, error: outcome.error.toBody(frame.requestId, frame.publicUrl) });
    const succeeded = results.filter((result) => result.ok).length;
    return {
        summary: { total: results.length, succeeded, failed: results.length - succeeded, rolled_back: 0 },
        results,
    };
}
/**
 * Answer of a `fail_fast` batch with a refused entry: that one keeps its code, those before it were undone, those after it
 * were not tried. `failed` counts the refused and the untried ones, so that the parts of the summary add up.
 */
function bulkRolledBack(failedAt, error, total, frame) {
    const undone = new ApiError('rolled_back', `Undone because entry ${failedAt} failed.`);
    const untried = new ApiError('not_attempted', `Not tried because entry ${failedAt} failed.`);
    const results = Array.from({ length: total }, (_, index) => {
        const reason = index < failedAt ? undone : index > failedAt ? untried : error;
        return { ok: false, error: reason.toBody(frame.requestId, frame.publicUrl) };
    });
    return new ApiError('bulk_rolled_back', `Entry ${failedAt} failed (${error.code}) and fail_fast is true: nothing was created. ${error.message}`, {
        param: `scans[${failedAt}]`,
        body: { summary: { total, succeeded: 0, failed: total - failedAt, rolled_back: failedAt }, results },
    });
}

// EXTERNAL MODULE: ./build/contract/scan.js
var scan = __webpack_require__(26414);
;// CONCATENATED MODULE: ./build/service/scans/target-finder.js



/** Finds the targets of a batch with one query, and registers those that a quick scan may use unregistered. */
class TargetFinder {
    #tx;
    #service;
    #workspaceId;
    #now;
    #known = new Map();
    constructor(tx, service, workspaceId, now) {
        this.#tx = tx;
        this.#service = service;
        this.#workspaceId = workspaceId;
        this.#now = now;
    }
    async load(addresses) {
        const hostnames = new Set(addresses.flatMap((address) => Object.values(coveringHostnames(address)).flat()));
        if (hostnames.size === 0)
            return;
        const rows = await this.#tx.query(`SELECT ${TARGET_COLUMNS} FROM targets
       WHERE workspace_id = $1 AND deleted_at IS NULL AND hostname = ANY($2)`, [this.#workspaceId, [...hostnames]]);
        for (const row of rows)
            this.#known.set(row.hostname, row);
    }
    /** @throws ApiError target_not_verified */
    async forScan(address, scanType, param) {
        const { own, above } = coveringHostnames(address);
        const find = (names) => names.flatMap((name) => {
            const row = this.#known.get(name);
            return row === undefined ? [] : [row];
        });
        const registered = find(own);
        const proof = [...registered, ...find(above)].find((row) => row.status === 'verified');
        const [exact] = registered;
        const needsProof = scanType !== 'quick' || this.#service.config.requireVerification;
        if (proof === undefined && needsProof) {
            throw new ApiError('target_not_verified', `${address.text} is not a verified target: a ${scanType} scan needs proof of ownership (POST /v1/targets, then POST /v1/targets/{target_id}/verify).`, { param });
        }
        const row = exact ?? proof ?? (await this.#register(address));
        const isRegisteredPort = exact !== undefined && exact.hostname === own[1] && address.impliedPort !== null;
        return { row, proven: proof !== undefined, hostname: isRegisteredPort ? exact.hostname : address.text };
    }
    async #register(address) {
        const row = await insertTarget(this.#tx, this.#workspaceId, address, this.#service.config, this.#now);
        const found = row ??
            (await this.#tx.query(`SELECT ${TARGET_COLUMNS} FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL`, [this.#workspaceId, address.text]))[0];
        if (found === undefined)
            throw new ApiError('conflict', `The target ${address.text} was deleted meanwhile.`);
        this.#known.set(found.hostname, found);
        return found;
    }
}

;// CONCATENATED MODULE: ./build/service/scans/create-scans.js









/**
 * Accepts scans in the caller's transaction: targets found or registered, tokens charged, rows, secrets and events
 * written. Entries are judged one by one, in order; a refused entry leaves nothing behind.
 * @param entries unchecked
 * @param failFast stop at the first refused entry; the caller rolls back
 * @param paramOf name of an entry in errors, for example `scans[3]`, or '' for a single scan
 */
async function createScans(tx, service, principal, entries, failFast, paramOf) {
    const { config } = service;
    const now = service.clock.now();
    const parsed = entries.map((entry, index) => parseEntry(entry, paramOf(index), service));
    const wallet = await lockWallet(tx, principal.workspaceId);
    let balance = wallet.balance;
    const targets = new TargetFinder(tx, service, principal.workspaceId, now);
    await targets.load(parsed.flatMap((entry) => ('error' in entry ? [] : [entry.address])));
    const accepted = [];
    const errors = new Map();
    for (const [index, entry] of parsed.entries()) {
        try {
            if ('error' in entry)
                throw entry.error;
            const { request, address } = entry;
            const target = await targets.forScan(address, request.scan_type, create_scans_join(paramOf(index), 'target'));
            const price = config.prices[`scan.${request.scan_type}`];
            if (wallet.livemode && price > balance)
                throw insufficientTokens(price, balance, request.scan_type);
            if (wallet.livemode)
                balance -= price;
            accepted.push({
                index,
                id: newId('scn', now),
                request,
                target: target.row,
                hostname: target.hostname,
                proven: target.proven,
                options: optionsOf(request, address),
                price,
            });
        }
        catch (error) {
            if (!(error instanceof ApiError))
                throw error;
            errors.set(index, error);
            if (failFast)
                return { outcomes: [], failure: { index, error }, told: false };
        }
    }
    const rows = await insertScans(tx, principal, wallet.livemode, accepted, now);
    await charge(tx, principal.workspaceId, wallet.livemode, accepted.map((entry) => ({
        operation: `scan.${entry.request.scan_type}`,
        cost: entry.price,
        reference: entry.id,
    })), now);
    const told = await recordEvents(tx, principal.workspaceId, [...rows.values()].map((row) => events_event('scan.queued', row.id, scanEventData(row))), now);
    const byIndex = new Map(accepted.map((entry) => [entry.index, rows.get(entry.id)]));
    const outcomes = parsed.map((_, index) => {
        const scan = byIndex.get(index);
        if (scan !== undefined)
            return { scan };
        return { error: errors.get(index) ?? new ApiError('internal_error', 'The entry was lost.') };
    });
    return { outcomes, failure: null, told };
}
function parseEntry(entry, param, service) {
    const faults = faultsOf(scan/* ScanCreate */.ao, entry, param);
    if (faults.length > 0)
        return { error: validationError(faults, 'The scan') };
    const request = entry;
    try {
        const address = scanAddress(create_scans_join(param, 'target'), request.target, service.config.addressPolicy);
        const { scheme, start_path } = request.options ?? {};
        if (scheme !== undefined && address.scheme !== null && scheme !== address.scheme) {
            throw invalid(create_scans_join(param, 'options.scheme'), 'differs from the scheme of the target');
        }
        if (start_path !== undefined && address.path !== null && address.path !== '/' && start_path !== address.path) {
            throw invalid(create_scans_join(param, 'options.start_path'), 'differs from the path of the target');
        }
        return { request, address };
    }
    catch (error) {
        if (error instanceof ApiError)
            return { error };
        throw error;
    }
}
function optionsOf(request, address) {
    const { request_headers: _, ...options } = request.options ?? {};
    return {
        ...options,
        ...(address.scheme === null ? {} : { scheme: address.scheme }),
        ...(address.path === null || options.start_path !== undefined ? {} : { start_path: address.path }),
    };
}
function insufficientTokens(price, balance, scanType) {
    return new ApiError('insufficient_tokens', `A ${scanType} scan costs ${price} tokens and ${balance} are left: add tokens to the workspace.`);
}
async function insertScans(tx, principal, livemode, accepted, now) {
    if (accepted.length === 0)
        return new Map();
    const rows = accepted.map((entry) => ({
        id: entry.id,
        target_id: entry.target.id,
        target: entry.hostname,
        scan_type: entry.request.scan_type,
        ownership_proven: entry.proven,
        metadata: entry.request.metadata ?? {},
        options: entry.options,
        tokens_charged: livemode ? entry.price : 0,
    }));
    const inserted = await tx.query(`WITH s AS (
       INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata,
                          options, tokens_charged, created_at)
       SELECT id, $1, $2, target_id, target, scan_type, 'queued', ownership_proven, metadata, options, tokens_charged, $3
       FROM jsonb_to_recordset($4::jsonb) AS e (id text, target_id text, target text, scan_type text,
         ownership_proven boolean, metadata jsonb, options jsonb, tokens_charged int)
       RETURNING *)
     SELECT ${SCAN_COLUMNS} FROM s`, [principal.workspaceId, principal.keyId, now, JSON.stringify(rows)]);
    const secrets = accepted.flatMap((entry) => {
        const headers = entry.request.options?.request_headers;
        return headers === undefined ? [] : [{ scan_id: entry.id, request_headers: headers }];
    });
    if (secrets.length > 0) {
        await tx.query(`INSERT INTO scan_secrets (scan_id, request_headers) SELECT scan_id, request_headers
       FROM jsonb_to_recordset($1::jsonb) AS e (scan_id text, request_headers jsonb)`, [JSON.stringify(secrets)]);
    }
    const byId = new Map(inserted.map((row) => [row.id, row]));
    return new Map(accepted.flatMap(({ id }) => (byId.has(id) ? [[id, byId.get(id)]] : [])));
}
function create_scans_join(prefix, name) {
    return prefix === '' ? name : `${prefix}.${name}`;
}

;// CONCATENATED MODULE: ./build/service/scans/transitions.js




/**
 * Cancels a scan; tokens of a scan that had not started go back. A cancelled scan stays as it is.
 * @throws ApiError not_found, invalid_state
 */
async function cancelScan(tx, workspaceId, scanId, now) {
    const before = await lockScan(tx, workspaceId, scanId);
    if (before === undefined)
        throw notFound('scan', scanId);
    if (before.status === 'cancelled')
        return { scan: before, told: false, wasRunning: false, changed: false };
    if (before.status !== 'queued' && before.status !== 'running') {
        throw new ApiError('invalid_state', `The scan has ${before.status} already and cannot be cancelled.`);
    }
    const wasQueued = before.status === 'queued';
    // A scan that a crash put back into the queue had started: it is refunded all the same, for it was the service's fault.
    if (wasQueued)
        await refund(tx, workspaceId, scanId, now);
    const scan = await finish(tx, scanId, "status = 'cancelled', tokens_charged = CASE WHEN s.status = 'queued' THEN 0 ELSE tokens_charged END", [], now);
    const told = await tell(tx, events_event('scan.cancelled', scanId, { ...scanEventData(scan), cancelled_at: now.toISOString() }), scan, now);
    return { scan, told, wasRunning: !wasQueued, changed: true };
}
/** Ends a running scan as failed; its tokens go back. The caller has locked it and seen that it is running. */
async function failScan(tx, scan, reason, message, now) {
    await refund(tx, scan.workspace_id, scan.id, now);
    const text = message.replaceAll('\u0000', '').toWellFormed().slice(0, 1_000);
    const failed = await finish(tx, scan.id, "status = 'failed', failure_reason = $3, failure_message = $4, tokens_charged = 0", [reason, text], now);
    const told = await tell(tx, events_event('scan.failed', scan.id, { ...scanEventData(failed), reason, message: text }), failed, now);
    return { scan: failed, told };
}
/** Ends a scan: its lease and its secrets go with the move. */
async function finish(tx, scanId, assignments, params, now) {
    const [row] = await tx.query(`UPDATE scans AS s SET ${assignments}, finished_at = $2, lease_owner = NULL, lease_until = NULL
     WHERE s.id = $1 RETURNING ${SCAN_COLUMNS}`, [scanId, now, ...params]);
    if (row === undefined)
        throw new Error(`scan ${scanId} is gone`);
    await tx.query('DELETE FROM scan_secrets WHERE scan_id = $1', [scanId]);
    return row;
}
async function tell(tx, news, scan, now) {
    return recordEvents(tx, scan.workspace_id, [news], now);
}
async function lockScan(tx, workspaceId, scanId) {
    const [row] = await tx.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2 FOR UPDATE OF s`, [scanId, workspaceId]);
    return row;
}

;// CONCATENATED MODULE: ./build/service/routes/scans.js












const scanRoutes = {
    async createScan({ service, principal, body, commit }) {
        let told = false;
        const reply = await commit(async (tx) => {
            const result = await createScans(tx, service, principal, [body], true, () => '');
            if (result.failure !== null)
                throw result.failure.error;
            const [outcome] = result.outcomes;
            if (outcome === undefined || 'error' in outcome)
                throw new Error('A single scan was neither made nor refused.');
            told = result.told;
            return { status: 201, body: toScan(outcome.scan, service.config.publicUrl) };
        });
        wake(service, told);
        return reply;
    },
    async createScansBulk({ service, principal, requestId, body, commit }) {
        const { scans, failFast } = readBulk(body);
        const frame = { requestId, publicUrl: service.config.publicUrl };
        let told = false;
        const reply = await commit(async (tx) => {
            const result = await createScans(tx, service, principal, scans, failFast, (index) => `scans[${index}]`);
            if (result.failure !== null) {
                throw bulkRolledBack(result.failure.index, result.failure.error, scans.length, frame);
            }
            told = result.told;
            return { status: 201, body: bulkResult(result.outcomes, frame) };
        });
        wake(service, told);
        return reply;
    },
    async listScans(context) {
        const { service, principal, query } = context;
        const after = dateOf('created_after', query.created_after);
        const before = dateOf('created_before', query.created_before);
        const filters = [query.status ?? null, query.target ?? null, query.scan_type ?? null, after, before];
        const list = ['scans', principal.workspaceId, ...filters];
        const page = pageRequest(context, list);
        const rows = await service.store.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.workspace_id = $1
         AND ($2::text IS NULL OR s.status = $2) AND ($3::text IS NULL OR s.target = lower($3))
         AND ($4::text IS NULL OR s.scan_type = $4)
         AND ($5::timestamptz IS NULL OR s.created_at > $5) AND ($6::timestamptz IS NULL OR s.created_at < $6)
         AND ($7::timestamptz IS NULL OR (s.created_at, s.id) < ($7, $8))
       ORDER BY s.created_at DESC, s.id DESC LIMIT $9`, [principal.workspaceId, ...filters, page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit + 1]);
        return {
            status: 200,
            body: toPage(context, list, page, rows, (row) => [row.created_at.toISOString(), row.id], (row) => toScan(row, service.config.publicUrl)),
        };
    },
    async getScan({ service, principal, params }) {
        const scan = await findScan(service.store, principal, params.scan_id);
        return { status: 200, body: toScan(scan, service.config.publicUrl) };
    },
    async cancelScan({ service, principal, params, commit }) {
        const { scan_id: id } = params;
        if (!isId('scn', id))
            throw notFound('scan', id);
        let moved;
        const reply = await commit(async (tx) => {
            const now = service.clock.now();
            const cancelled = await cancelScan(tx, principal.workspaceId, id, now);
            if (cancelled.changed)
                await audit(tx, principal, 'scan.cancel', id, now);
            moved = cancelled;
            return { status: 200, body: toScan(cancelled.scan, service.config.publicUrl) };
        });
        if (moved?.wasRunning === true)
            announce(service, CHANNELS.scanCancelled, id);
        if (moved?.told === true)
            announce(service, CHANNELS.deliveriesDue);
        return reply;
    },
};
/** After the commit: the worker begins at once, the deliverer too when somebody listens. */
function wake(service, told) {
    announce(service, CHANNELS.scanQueued);
    if (told)
        announce(service, CHANNELS.deliveriesDue);
}

;// CONCATENATED MODULE: ./build/service/routes/targets.js











/** The whole look for a proof, all its attempts included. */
const targets_PROOF_TIMEOUT_MS = 15_000;
function targetRoutes() {
    const attempts = new TokenBuckets(limits/* LIMITS */.b.verifyAttemptsPerMinute, limits/* LIMITS */.b.verifyAttemptsPerMinute);
    return {
        async createTarget({ service, principal, body, commit }) {
            const { config, clock } = service;
            const hostname = targetHostname(body.hostname, config.addressPolicy);
            return commit(async (tx) => {
                const row = await insertTarget(tx, principal.workspaceId, hostname, config, clock.now());
                if (row === undefined) {
                    const [existing] = await tx.query('SELECT id FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL', [principal.workspaceId, hostname.text]);
                    throw new ApiError('conflict', `The target ${hostname.text} is registered already.`, {
                        param: 'hostname',
                        details: [
                            { param: 'hostname', code: 'conflict', ...(existing === undefined ? {} : { existing_id: existing.id }) },
                        ],
                    });
                }
                return { status: 201, body: toTarget(row, principal.livemode, config.mode) };
            });
        },
        async listTargets(context) {
            const { service, principal, query } = context;
            const list = ['targets', principal.workspaceId, query.hostname ?? null];
            const page = pageRequest(context, list);
            const rows = await service.store.query(`SELECT ${TARGET_COLUMNS} FROM targets WHERE workspace_id = $1 AND deleted_at IS NULL
           AND ($2::text IS NULL OR hostname = $2)
           AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
         ORDER BY created_at DESC, id DESC LIMIT $5`, [
                principal.workspaceId,
                query.hostname === undefined ? null : normalized(query.hostname),
                page.after?.[0] ?? null,
                page.after?.[1] ?? null,
                page.limit + 1,
            ]);
            return {
                status: 200,
                body: toPage(context, list, page, rows, (row) => [row.created_at.toISOString(), row.id], (row) => toTarget(row, principal.livemode, service.config.mode)),
            };
        },
        async getTarget({ service, principal, params }) {
            const row = await findTarget(service.store, principal, params.target_id);
            return { status: 200, body: toTarget(row, principal.livemode, service.config.mode) };
        },
        async deleteTarget({ service, principal, params, commit }) {
            return commit(async (tx) => {
                const row = await findTarget(tx, principal, params.target_id);
                await tx.query('UPDATE targets SET deleted_at = $2 WHERE id = $1', [row.id, service.clock.now()]);
                return { status: 204 };
            });
        },
        async verifyTarget({ service, principal, params, body, commit }) {
            const { config, store, clock, resolver } = service;
            const target = await findTarget(store, principal, params.target_id);
            if (body.method === 'local' && config.mode !== 'embedded') {
                throw invalid('method', 'local exists on an embedded service only: use dns, http_file or meta_tag', 'enum');
            }
            const { retryAfter } = attempts.take(target.id);
            if (retryAfter > 0) {
                throw new ApiError('rate_limited', `At most ${limits/* LIMITS */.b.verifyAttemptsPerMinute} checks a minute for one target.`, {
                    headers: { 'retry-after': String(retryAfter) },
                });
            }
            const proof = await lookForProof({
                method: body.method,
                hostname: hostOf(target.hostname),
                token: target.token,
                policy: config.addressPolicy,
                resolver,
                signal: AbortSignal.timeout(targets_PROOF_TIMEOUT_MS),
            });
            let told = false;
            const reply = await commit(async (tx) => {
                const settled = await settleVerification(tx, target.id, body.method, proof, clock.now());
                if (settled === undefined)
                    throw notFound('target', params.target_id);
                told = settled.told;
                return { status: 200, body: toTarget(settled.row, principal.livemode, config.mode) };
            });
            if (told)
                announce(service, CHANNELS.deliveriesDue);
            return reply;
        },
    };
}
async function findTarget(sql, principal, id) {
    const [row] = isId('tgt', id)
        ? await sql.query(`SELECT ${TARGET_COLUMNS} FROM targets WHERE id = $1 AND workspace_id = $2 AND deleted_at IS NULL`, [id, principal.workspaceId])
        : [];
    if (row === undefined)
        throw notFound('target', id);
    return row;
}
/** The filter finds a target however its name was written; what is no hostname finds nothing. */
function normalized(hostname) {
    try {
        return targetHostname(hostname, { mode: 'any', allow: [] }).text;
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/service/routes/usage.js

const usageRoutes = {
    async getUsage({ service, principal }) {
        const { store, config, clock } = service;
        return { status: 200, body: await readUsage(store, principal.workspaceId, config.prices, clock.now()) };
    },
};

;// CONCATENATED MODULE: ./build/service/webhooks/deliveries.js




/** Most events one replay makes deliveries of: a longer period is replayed in parts. */
const REPLAY_MAX = 10_000;
async function listDeliveries(sql, webhookId, status, limit, after) {
    return sql.query(`SELECT ${DELIVERY_COLUMNS} FROM deliveries
     WHERE webhook_id = $1 AND ($2::text IS NULL OR status = $2)
       AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
     ORDER BY created_at DESC, id DESC LIMIT $5`, [webhookId, status, after?.createdAt ?? null, after?.id ?? '', limit]);
}
/** @throws ApiError not_found */
async function findDelivery(sql, webhookId, id) {
    const rows = isId('dlv', id)
        ? await sql.query(`SELECT ${DELIVERY_COLUMNS} FROM deliveries WHERE id = $1 AND webhook_id = $2`, [
            id,
            webhookId,
        ])
        : [];
    const row = rows[0];
    if (row === undefined)
        throw notFound('delivery', id);
    return row;
}
async function attemptsOf(sql, deliveryId) {
    return sql.query('SELECT attempt, at, status_code, error, duration_ms FROM delivery_attempts WHERE delivery_id = $1 ORDER BY attempt', [deliveryId]);
}
/**
 * Delivers an event again, as a new delivery that costs a token again.
 * @throws ApiError invalid_state when the subscription is disabled or the delivery is not finished
 */
async function replayDelivery(context, webhook, deliveryId, tx) {
    refuseDisabled(webhook);
    const original = await findDelivery(tx, webhook.id, deliveryId);
    if (original.status === 'pending' || original.status === 'held') {
        throw new ApiError('invalid_state', `Delivery ${original.id} is still ${original.status}: it will be tried without a replay.`);
    }
    const now = context.clock.now();
    const rows = await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $6) RETURNING ${DELIVERY_COLUMNS}`, [newId('dlv', now), webhook.id, webhook.workspace_id, original.event_id, original.event_type, now, original.id]);
    return (0,store/* single */.J)(rows);
}
/**
 * Delivers every event of a period again that the subscription wants: with `status` only those whose latest delivery has
 * it, without it all of them, also events of a time in which the subscription was disabled.
 */
async function replayPeriod(context, webhook, request, tx) {
    refuseDisabled(webhook);
    const now = context.clock.now();
    const since = new Date(request.since);
    const until = request.until === undefined ? now : new Date(request.until);
    if (!(since < until))
        throw invalid('since', 'must be before until');
    const found = await tx.query(`SELECT events.id AS event_id, events.type, latest.id AS delivery_id
     FROM events
     LEFT JOIN LATERAL (
       SELECT id, status FROM deliveries WHERE deliveries.event_id = events.id AND deliveries.webhook_id = $2
       ORDER BY created_at DESC, id DESC LIMIT 1
     ) AS latest ON true
     WHERE events.workspace_id = $1 AND events.created_at >= $3 AND events.created_at < $4 AND events.type = ANY ($5::text[])
       AND (CASE WHEN $6::text IS NULL THEN latest.status IS NULL OR latest.status NOT IN ('pending', 'held') ELSE latest.status = $6 END)
     ORDER BY events.created_at, events.id LIMIT $7`, [webhook.workspace_id, webhook.id, since, until, webhook.events, request.status ?? null, REPLAY_MAX + 1]);
    if (found.length > REPLAY_MAX) {
        throw invalid('since', `and until span more than ${REPLAY_MAX} events: replay a shorter period`, 'too_many');
    }
    if (request.dry_run !== true && found.length > 0) {
        await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)
       SELECT entry.id, $1, $2, entry.event_id, entry.type, 'pending', $3, entry.replay_of, $3
       FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) AS entry (id, event_id, type, replay_of)
       ON CONFLICT DO NOTHING`, [
            webhook.id,
            webhook.workspace_id,
            now,
            found.map(() => newId('dlv', now)),
            found.map(({ event_id }) => event_id),
            found.map(({ type }) => type),
            found.map(({ delivery_id }) => delivery_id),
        ]);
    }
    return { count: found.length, dry_run: request.dry_run === true };
}
function refuseDisabled(webhook) {
    if (webhook.status === 'enabled')
        return;
    throw new ApiError('invalid_state', `Subscription ${webhook.id} is disabled (${webhook.disabled_reason ?? 'user'}): enable it by PATCH first.`);
}

;// CONCATENATED MODULE: ./build/service/webhooks/delivery-body.js
/** The bytes of an event (seed, "Event payload"). They are made once per attempt, signed and sent as they are. */
function deliveryBody(event) {
    return Buffer.from(JSON.stringify({
        id: event.event_id,
        type: event.event_type,
        created_at: event.event_created_at.toISOString(),
        data: event.event_data,
    }));
}

;// CONCATENATED MODULE: ./build/service/webhooks/test-subscription.js





/**
 * Sends one signed example of the subscription's first event type now, by the same sender and address rule as the real
 * deliveries, so that a test passes only where a delivery would. It costs what a delivery costs, is paid before it is
 * sent, and is not retried.
 * @throws ApiError not_found, insufficient_tokens
 */
async function testSubscription(context, principal, id, sender, commit) {
    const webhook = await findSubscription(context.store, principal, id);
    const now = context.clock.now();
    const type = webhook.events[0] ?? 'scan.completed';
    const eventId = newId('evt', now);
    const cost = context.config.prices['webhook.delivery'];
    // Paid for in a transaction of its own: none stays open while a receiver takes its time.
    await context.store.transaction(async (tx) => {
        const { livemode, balance } = await lockWallet(tx, principal.workspaceId);
        if (livemode && balance < cost) {
            throw new ApiError('insufficient_tokens', `A delivery costs ${cost} token, the workspace has ${balance}.`);
        }
        const charges = [{ operation: 'webhook.delivery', cost, reference: eventId }];
        await charge(tx, principal.workspaceId, livemode, charges, now);
    });
    const secrets = webhook.previous_secret !== null && webhook.previous_secret_until !== null && webhook.previous_secret_until > now
        ? [webhook.secret, webhook.previous_secret]
        : [webhook.secret];
    const body = deliveryBody({
        event_id: eventId,
        event_type: type,
        event_created_at: now,
        event_data: exampleData(type, now),
    });
    const result = await sender.send({ url: webhook.url, body, secrets, eventId, now });
    const answer = {
        delivered: result.ok,
        status_code: result.statusCode,
        error: result.error,
        duration_ms: result.durationMs,
    };
    return commit(async () => ({ status: 200, body: answer }));
}
/** Shaped as the real data of the type, with ids that exist nowhere. */
function exampleData(type, now) {
    const at = now.toISOString();
    if (type === 'target.verified') {
        return { target_id: newId('tgt', now), hostname: 'example.com', method: 'dns', verified_at: at };
    }
    const scanId = newId('scn', now);
    const status = {
        'scan.queued': 'queued',
        'scan.running': 'running',
        'scan.completed': 'succeeded',
        'scan.failed': 'failed',
        'scan.cancelled': 'cancelled',
    }[type];
    const scan = { scan_id: scanId, target: 'example.com', scan_type: 'quick', status, created_at: at };
    if (type === 'scan.completed')
        return { ...scan, findings_count: 0, report_url: `https://example.com/v1/scans/${scanId}/report` };
    if (type === 'scan.failed')
        return { ...scan, reason: 'unreachable', message: 'This is a test delivery.' };
    if (type === 'scan.cancelled')
        return { ...scan, cancelled_at: at };
    return scan;
}

;// CONCATENATED MODULE: ./build/service/routes/webhooks.js






/** Rows of one page and the cursor of the next, read by asking for one row more than the page holds. */
async function readPage(cursors, list, query, read) {
    const limit = query.limit ?? limits/* LIMITS */.b.pageSizeDefault;
    const position = query.cursor === undefined ? null : cursors.decode(list, query.cursor);
    const after = position === null ? null : { createdAt: new Date(position[0]), id: position[1] };
    const rows = await read(limit + 1, after);
    const last = rows[limit - 1];
    if (rows.length <= limit || last === undefined)
        return { rows };
    return { rows: rows.slice(0, limit), next_cursor: cursors.encode(list, [last.created_at.getTime(), last.id]) };
}
function ok(body) {
    return { status: 200, body };
}
/** Changes of a subscription lead to work for the deliverer, which is woken after the commit. */
async function commitAndAnnounce(context, work) {
    const reply = await context.commit(work);
    await announceDeliveries(context.service);
    return reply;
}
/** @param sender sends the test deliveries, under the same address rule as the real ones */
function webhookHandlers(sender) {
    return {
        createWebhook: ({ service, principal, body, commit }) => commit(async (tx) => ({ status: 201, body: await createSubscription(service, principal, body, tx) })),
        listWebhooks: async ({ service, principal, query, cursors }) => {
            const list = ['webhooks', principal.keyId];
            const { rows, ...next } = await readPage(cursors, list, query, (limit, after) => listSubscriptions(service.store, principal, limit, after));
            return ok({ data: rows.map(toWebhook), ...next });
        },
        getWebhook: async ({ service, principal, params }) => ok(toWebhook(await findSubscription(service.store, principal, params.id))),
        updateWebhook: (context) => context.commit(async (tx) => ok(await updateSubscription(context.service, context.principal, context.params.id, context.body, tx))),
        deleteWebhook: ({ service, principal, params, commit }) => commit(async (tx) => {
            await deleteSubscription(service, principal, params.id, tx);
            return { status: 204 };
        }),
        rotateWebhookSecret: ({ service, principal, params, body, commit }) => commit(async (tx) => ok(await rotateSecret(service, principal, params.id, body ?? {}, tx))),
        testWebhook: ({ service, principal, params, commit }) => testSubscription(service, principal, params.id, sender, commit),
        listDeliveries: async ({ service, principal, params, query, cursors }) => {
            const webhook = await findSubscription(service.store, principal, params.id);
            const list = ['deliveries', webhook.id, query.status ?? null];
            const { rows, ...next } = await readPage(cursors, list, query, (limit, after) => listDeliveries(service.store, webhook.id, query.status ?? null, limit, after));
            return ok({ data: rows.map(toDelivery), ...next });
        },
        getDelivery: async ({ service, principal, params }) => {
            const webhook = await findSubscription(service.store, principal, params.id);
            const delivery = await findDelivery(service.store, webhook.id, params.delivery_id);
            const attempts = await attemptsOf(service.store, delivery.id);
            return ok({ ...toDelivery(delivery), attempts: attempts.map(toAttempt) });
        },
        replayDelivery: (context) => commitAndAnnounce(context, async (tx) => {
            const { service, principal, params } = context;
            const webhook = await findSubscription(tx, principal, params.id);
            return { status: 201, body: toDelivery(await replayDelivery(service, webhook, params.delivery_id, tx)) };
        }),
        replayDeliveries: (context) => commitAndAnnounce(context, async (tx) => {
            const { service, principal, params, body } = context;
            return ok(await replayPeriod(service, await findSubscription(tx, principal, params.id), body, tx));
        }),
    };
}

;// CONCATENATED MODULE: ./build/service/routes/handlers.js






/** Every handler of the route table: a route without one does not compile. */
function allHandlers(sender) {
    return {
        ...usageRoutes,
        ...targetRoutes(),
        ...scanRoutes,
        ...findingRoutes,
        ...reportRoutes,
        ...webhookHandlers(sender),
    };
}

// EXTERNAL MODULE: ./build/contract/event.js
var contract_event = __webpack_require__(93331);
;// CONCATENATED MODULE: ./build/contract/examples.js
/** One worked example per resource, shown in the OpenAPI description; a test validates each against its schema. */
const scanId = 'scn_01jd3k9x5v8w2m4n6p7q';
const targetId = 'tgt_01jd3k9w1c3e5g7j9k2m';
const webhookId = 'whk_01jd3kb2t4v6x8z1b3d5';
const deliveryId = 'dlv_01jd3kc7f9h2k4m6p8r1';
const host = 'preview.example.com';
const counts = { critical: 1, high: 0, medium: 0, low: 0, info: 0 };
const examples_target = {
    id: targetId,
    hostname: host,
    status: 'verified',
    livemode: true,
    verification: {
        method: 'dns',
        token: '5f0c4d1e9a7b42c6',
        instructions: [
            {
                method: 'dns',
                text: 'Publish this TXT record.',
                record_name: `_svc-verify.${host}`,
                record_type: 'TXT',
                value: 'svc-verify=5f0c4d1e9a7b42c6',
            },
        ],
        checked_at: '2026-11-21T08:15:00.000Z',
        reason: null,
    },
    verified_at: '2026-11-21T08:15:00.000Z',
    created_at: '2026-11-21T08:14:30.000Z',
};
const examples_scan = {
    id: scanId,
    target: host,
    target_id: targetId,
    scan_type: 'standard',
    status: 'succeeded',
    livemode: true,
    created_at: '2026-11-21T08:15:30.000Z',
    started_at: '2026-11-21T08:15:30.040Z',
    finished_at: '2026-11-21T08:15:39.400Z',
    findings_count: { ...counts, total: 1 },
    failure: null,
    report_url: `https://scans.example.com/v1/scans/${scanId}/report`,
    metadata: { pull_request: '12' },
    options: { start_path: '/shop' },
    tokens_charged: 20,
};
const finding = {
    id: 'fnd_01jd3kd1a3c5e7g9j2k4',
    scan_id: scanId,
    fingerprint: '3f9c1d2b4a5e6f708192a3b4c5d6e7f8',
    check_id: 'exposure.env',
    title: 'Environment file is readable by anyone',
    severity: 'critical',
    confidence: 'certain',
    cvss: null,
    cwe: ['CWE-538'],
    owasp: ['A01:2025'],
    location: { url: `https://${host}/.env`, method: 'GET', parameter: null },
    locations: [{ url: `https://${host}/.env`, method: 'GET', parameter: null }],
    locations_total: 1,
    description: 'The web server hands out the file that holds the secrets of the application.',
    evidence: 'DB_PASSWORD=hu…et',
    remediation: 'Deny dot files in the web server and rotate every secret the file held.',
    references: ['https://cwe.mitre.org/data/definitions/538.html'],
    state: 'new',
    first_seen_at: '2026-11-21T08:15:39.400Z',
};
const examples_report = {
    schema_version: '1.0',
    scan: examples_scan,
    target: examples_target,
    summary: { by_severity: counts, total: 1, omitted: 0, digest: 'a'.repeat(64) },
    findings: [finding],
    checks: [
        {
            check_id: 'exposure.env',
            title: 'Environment file is readable by anyone',
            severity: 'critical',
            status: 'finding',
            reason: null,
            findings: 1,
        },
    ],
    budget: {
        requests: { used: 118, allowed: 400 },
        connections: { used: 42, allowed: 160 },
        bytes: { used: 1_204_511, allowed: 67_108_864 },
        seconds: { used: 2.4, allowed: 60 },
        exhausted: [],
    },
    compliance: [
        { framework: 'OWASP ASVS 5.0', requirement: '13.4.7', status: 'partial', check_ids: ['exposure.env'], findings: 1 },
    ],
    generated_at: '2026-11-21T08:15:39.500Z',
    tool: { name: 'scan-gate', version: '0.1.0', advisories_date: '2026-11-01' },
};
const create = { target: host, scan_type: 'standard', metadata: { pull_request: '12' } };
const webhook = {
    id: webhookId,
    url: 'https://hooks.example.com/scans',
    events: ['scan.completed', 'scan.failed'],
    status: 'enabled',
    disabled_reason: null,
    last_success_at: null,
    created_at: '2026-11-21T08:10:00.000Z',
};
const delivery = {
    id: deliveryId,
    webhook_id: webhookId,
    event_id: 'evt_01jd3ke5n7q9s2u4w6y8',
    event_type: 'scan.completed',
    status: 'pending',
    attempts_count: 1,
    next_attempt_at: '2026-11-21T08:16:40.000Z',
    replay_of: null,
    created_at: '2026-11-21T08:15:39.400Z',
};
const EXAMPLES = {
    Target: examples_target,
    Scan: examples_scan,
    ScanCreate: create,
    BulkScanCreate: { scans: [create, { target: 'shop.example.com', scan_type: 'quick' }], fail_fast: false },
    BulkScanResult: {
        summary: { total: 2, succeeded: 1, failed: 1, rolled_back: 0 },
        results: [
            { ok: true, scan: examples_scan },
            {
                ok: false,
                error: {
                    code: 'target_not_verified',
                    message: 'Ownership of shop.example.com is not proven: verify the target first or use scan_type quick.',
                    request_id: 'req_01jd3kf0b2d4f6h8k1m3',
                    doc_url: 'https://scans.example.com/docs/errors#target_not_verified',
                },
            },
        ],
    },
    Finding: finding,
    Report: examples_report,
    Usage: {
        balance: 980,
        mode: 'live',
        last_30d: { total: 20, by_operation: { 'scan.standard': 20 } },
        prices: { 'scan.quick': 5, 'scan.standard': 20, 'scan.compliance': 50, 'webhook.delivery': 1 },
        as_of: '2026-11-21T08:20:00.000Z',
    },
    Webhook: webhook,
    WebhookWithSecret: { ...webhook, secret: 'whsec_EXAMPLE-shown-once' },
    WebhookCreate: { url: webhook.url, events: webhook.events },
    Delivery: delivery,
    DeliveryWithAttempts: {
        ...delivery,
        attempts: [{ attempt: 1, at: '2026-11-21T08:15:39.600Z', status_code: 503, error: null, duration_ms: 84 }],
    },
    ErrorEnvelope: {
        error: {
            code: 'validation_error',
            message: 'scan_type must be one of quick, standard, compliance.',
            param: 'scan_type',
            request_id: 'req_01jd3kf0b2d4f6h8k1m3',
            doc_url: 'https://scans.example.com/docs/errors#validation_error',
        },
    },
};

// EXTERNAL MODULE: ./build/contract/finding.js
var contract_finding = __webpack_require__(9498);
;// CONCATENATED MODULE: ./build/contract/signature.js


/** Header of every webhook delivery: `t=<unix seconds>,v1=<hex>[,v1=<hex>]` (seed, "Signature"). */
const SIGNATURE_HEADER = 'service-signature';
/** Thrown by {@link verifySignature}; `name` and `code` are the seed's error names. */
class SignatureError extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.name = code;
        this.code = code;
    }
}
/** Lower-case hex HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole secret string (prefix `whsec_` included). */
function digest(secret, timestamp, rawBody) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
}
/**
 * Makes the header value for one attempt.
 * @param secrets the subscription's secret; during a rotation the new one first, then the old one
 * @param timestamp Unix time in seconds at which the attempt is made
 * @param rawBody the bytes that are sent
 */
function signPayload(secrets, timestamp, rawBody) {
    const versions = secrets.map((secret) => `v1=${digest(secret, timestamp, rawBody)}`);
    return [`t=${timestamp}`, ...versions].join(',');
}
/**
 * Checks a delivery. Returns nothing when it is genuine.
 * @param rawBody the bytes received, before any parsing
 * @param header value of the `service-signature` header
 * @param secret the subscription's secret
 * @param nowSeconds current Unix time in seconds (default: the clock)
 * @throws SignatureError `expired_signature` when |now - t| exceeds 300 s, `invalid_signature` otherwise
 */
function verifySignature(rawBody, header, secret, nowSeconds = Math.floor(Date.now() / 1000)) {
    if (!(rawBody instanceof Uint8Array)) {
        throw new TypeError('rawBody must be the received bytes (Uint8Array or Buffer), not a parsed or re-serialised body');
    }
    if (secret.length === 0)
        throw new SignatureError('invalid_signature', 'The subscription secret is empty.');
    const parsed = parseHeader(header ?? '');
    if (parsed === undefined) {
        throw new SignatureError('invalid_signature', `The ${SIGNATURE_HEADER} header is missing or malformed.`);
    }
    if (Math.abs(nowSeconds - parsed.timestamp) > LIMITS.signatureToleranceSeconds) {
        throw new SignatureError('expired_signature', `The signature is more than ${LIMITS.signatureToleranceSeconds} seconds away from now.`);
    }
    const expected = Buffer.from(digest(secret, parsed.timestamp, rawBody), 'utf8');
    const genuine = parsed.versions.some((version) => {
        const received = Buffer.from(version, 'utf8');
        return received.length === expected.length && timingSafeEqual(received, expected);
    });
    if (!genuine)
        throw new SignatureError('invalid_signature', 'No v1 signature matches the body.');
}
/** At most 16 parts are read: a longer header is not one of ours. */
function parseHeader(header) {
    if (header.length > 2_048)
        return undefined;
    const parts = header.split(',');
    if (parts.length > 16)
        return undefined;
    let timestamp;
    const versions = [];
    for (const part of parts) {
        const separator = part.indexOf('=');
        if (separator < 0)
            return undefined;
        const key = part.slice(0, separator).trim();
        const value = part.slice(separator + 1).trim();
        if (key === 't') {
            if (timestamp !== undefined || !/^[0-9]{1,12}$/.test(value))
                return undefined;
            timestamp = Number(value);
        }
        else if (key === 'v1') {
            versions.push(value);
        }
    }
    return timestamp === undefined || versions.length === 0 ? undefined : { timestamp, versions };
}

// EXTERNAL MODULE: ./build/contract/usage.js
var usage = __webpack_require__(60000);
// EXTERNAL MODULE: ./build/contract/webhook.js
var contract_webhook = __webpack_require__(66918);
;// CONCATENATED MODULE: ./build/contract/openapi.js











/** Schemas that get a name in the description; wherever one of them occurs it becomes a `$ref`. */
const COMPONENTS = {
    Target: target/* Target */.We,
    Scan: scan/* Scan */.sr,
    ScanCreate: scan/* ScanCreate */.ao,
    BulkScanCreate: scan/* BulkScanCreate */.Mr,
    BulkScanResult: scan/* BulkScanResult */.Nw,
    Finding: contract_finding/* Finding */.wI,
    Report: report/* Report */.pl,
    Usage: usage/* Usage */._U,
    Webhook: contract_webhook/* Webhook */.KD,
    WebhookWithSecret: contract_webhook/* WebhookWithSecret */.cg,
    WebhookCreate: contract_webhook/* WebhookCreate */.aH,
    Delivery: contract_webhook/* Delivery */.rf,
    DeliveryWithAttempts: contract_webhook/* DeliveryWithAttempts */.Zj,
    ErrorEnvelope: errors/* ErrorEnvelope */.$H,
};
const componentNames = new Map(Object.entries(COMPONENTS).map(([name, schema]) => [JSON.stringify(schema), name]));
/** Removes TypeBox's hidden markers and puts references in the place of named schemas. */
function plain(schema, isComponent = false) {
    if (schema === null || typeof schema !== 'object')
        return schema;
    if (Array.isArray(schema))
        return schema.map((item) => plain(item));
    const name = isComponent ? undefined : componentNames.get(JSON.stringify(schema));
    if (name !== undefined)
        return { $ref: `#/components/schemas/${name}` };
    return Object.fromEntries(Object.entries(schema)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, plain(value)]));
}
/** The OpenAPI 3.1 description of the interface, made from the route table alone. */
function openApiDocument(serverUrl = 'http://127.0.0.1:8080') {
    const paths = {};
    for (const [operationId, route] of Object.entries(routes/* ROUTES */.bw)) {
        const operations = paths[route.path] ?? {};
        operations[route.method.toLowerCase()] = operation(operationId, route);
        paths[route.path] = operations;
    }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Security Scanning Service API',
            version: '1.0.0',
            description: 'Registers targets, runs security scans against them and returns findings and reports.',
            license: { name: 'MIT', identifier: 'MIT' },
            contact: { name: 'Scan Gate maintainers' },
        },
        servers: [
            {
                url: '{base_url}',
                description: 'This service',
                variables: { base_url: { default: serverUrl, description: 'Where the service listens.' } },
            },
        ],
        security: [{ apiKey: [] }],
        tags: [...new Set(Object.values(routes/* ROUTES */.bw).map((route) => tagOf(route.path)))].map((name) => ({
            name,
            description: `Operations on ${name}.`,
        })),
        paths,
        webhooks: Object.fromEntries(contract_event/* EVENT_TYPES */.Ru.map((type) => [
            type,
            {
                post: {
                    operationId: `on_${type.replace('.', '_')}`,
                    summary: `Delivery of ${type}`,
                    description: `Signed with the ${SIGNATURE_HEADER} header. Answer with any 2xx within 5 seconds.`,
                    tags: ['webhooks'],
                    security: [],
                    requestBody: { required: true, content: { 'application/json': { schema: plain((0,contract_event/* eventSchema */.G4)(type)) } } },
                    responses: {
                        '2XX': { description: 'The delivery is accepted.' },
                        '4XX': { description: 'It is tried again later.' },
                    },
                },
            },
        ])),
        components: {
            securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'API key: svc_live_… or svc_test_…' } },
            schemas: Object.fromEntries(Object.keys(COMPONENTS).map((name) => [
                name,
                { ...plain(COMPONENTS[name], true), examples: [EXAMPLES[name]] },
            ])),
        },
    };
}
function tagOf(path) {
    return path.split('/')[2] ?? 'service';
}
function operation(operationId, route) {
    const errors = [
        ...routes/* COMMON_ERRORS */.uB,
        ...(route.method === 'POST' || route.method === 'PATCH' ? routes/* BODY_ERRORS */.Re : []),
        ...route.errors,
    ];
    return {
        operationId,
        summary: route.summary,
        description: `Needs ${route.scopes.length === 1 ? 'scope' : 'one of the scopes'} ${route.scopes.join(', ')}.`,
        tags: [tagOf(route.path)],
        parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...idempotency(route)],
        ...(route.body === undefined
            ? {}
            : {
                requestBody: {
                    required: route.bodyOptional !== true,
                    content: { 'application/json': { schema: plain(route.body) } },
                },
            }),
        responses: { [String(route.success.status)]: success(route), ...errorResponses(errors) },
    };
}
function parameters(schema, place) {
    if (schema === undefined)
        return [];
    const object = plain(schema);
    return Object.entries(object.properties ?? {}).map(([name, property]) => {
        const { description, ...rest } = property;
        return {
            name,
            in: place,
            required: place === 'path' || (object.required ?? []).includes(name),
            ...(description === undefined ? {} : { description }),
            schema: rest,
        };
    });
}
function idempotency(route) {
    if (route.method !== 'POST')
        return [];
    return [
        {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'The same key with the same request gives the first answer again for 24 hours.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
    ];
}
function success(route) {
    const description = route.success.status === 204 ? 'Done; no body.' : 'Success.';
    if (route.success.schema !== undefined) {
        return { description, content: { 'application/json': { schema: plain(route.success.schema) } } };
    }
    if (route.success.contentType !== undefined) {
        return { description, content: { [route.success.contentType]: { schema: { type: 'string', format: 'binary' } } } };
    }
    return { description };
}
function errorResponses(codes) {
    const byStatus = new Map();
    for (const code of new Set(codes)) {
        const status = errors/* API_ERRORS */.V5[code].status;
        if (status !== null)
            byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    return Object.fromEntries([...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, list]) => [
        String(status),
        {
            description: list.map((code) => `${code}: ${errors/* API_ERRORS */.V5[code].meaning}`).join(' '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
        },
    ]));
}

;// CONCATENATED MODULE: ./build/service/routes/operations.js


/** A loop that has not turned for so long is dead. */
const LOOP_DEAD_MS = 15_000;
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
/** What operators and tools ask for; none of it needs a key. */
function registerOperations(server, service, health) {
    server.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
    server.get('/readyz', async (_request, reply) => {
        const { workers } = health;
        const checks = {
            stopping: health.isStopping(),
            database: await answers(service),
            scan_worker: workers === null ? null : workers.scans.isAlive,
            delivery_worker: workers === null ? null : performance.now() - workers.deliveries.lastTurn < LOOP_DEAD_MS,
        };
        const isReady = !checks.stopping && checks.database && checks.scan_worker !== false && checks.delivery_worker !== false;
        return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not_ready', checks });
    });
    server.get('/metrics', async (_request, reply) => {
        await gauges(service, health);
        return reply.header('content-type', PROMETHEUS).send(service.metrics.render());
    });
    let document;
    server.get('/v1/openapi.json', (_request, reply) => {
        document ??= JSON.stringify(openApiDocument(service.config.publicUrl));
        return reply.header('content-type', 'application/json; charset=utf-8').send(document);
    });
    server.get('/docs/errors', (_request, reply) => reply
        .header('content-type', HTML)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .send(errorPage()));
}
async function answers(service) {
    try {
        await service.store.query('SELECT 1');
        return true;
    }
    catch {
        return false;
    }
}
async function gauges({ store, metrics }, health) {
    const rows = await store.query("SELECT status, count(*)::int AS count FROM scans WHERE status IN ('queued', 'running') GROUP BY status");
    for (const status of ['queued', 'running']) {
        const count = rows.find((row) => row.status === status)?.count ?? 0;
        metrics.gauge('scan_gate_scans', 'Scans that are not final, over all processes.', { status }, count);
    }
    const [due] = await store.query(`SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending, count(*) FILTER (WHERE status = 'held')::int AS held
     FROM deliveries WHERE status IN ('pending', 'held')`);
    metrics.gauge('scan_gate_deliveries', 'Webhook deliveries that are not final.', { status: 'pending' }, due?.pending ?? 0);
    metrics.gauge('scan_gate_deliveries', 'Webhook deliveries that are not final.', { status: 'held' }, due?.held ?? 0);
    if (health.workers !== null) {
        metrics.gauge('scan_gate_worker_running_scans', 'Scans this process works on.', {}, health.workers.scans.runningCount);
    }
    const memory = process.memoryUsage();
    metrics.gauge('process_resident_memory_bytes', 'Resident memory of this process.', {}, memory.rss);
    metrics.gauge('process_uptime_seconds', 'Age of this process.', {}, Math.round(process.uptime()));
}
/** The page that `doc_url` of every error points to. */
function errorPage() {
    const rows = Object.entries(errors/* API_ERRORS */.V5).map(([code, { status, meaning }]) => `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status ?? 'in bulk results'}</td><td>${meaning.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</td></tr>`);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error codes</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse}th,td{border-bottom:1px solid #888;padding:.4rem .8rem;text-align:left;vertical-align:top}:target{background:#ffe9a8}</style></head><body><h1>Error codes</h1><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}

;// CONCATENATED MODULE: ./build/service/service-config.js



const DEFAULT_TOKENS = { embedded: 1_000_000, server: 10_000 };
const DEFAULT_PER_WORKSPACE = 50;
const DEFAULT_CONCURRENCY = { embedded: 8, server: 4 };
/** A job has its embedded service to itself: nobody is to be kept from it. */
const DEFAULT_LIMITS = { perMinute: 600, burst: 100, scanCreatesPerMinute: 120 };
/**
 * The options, checked and completed.
 * @param publicUrl base of report_url and doc_url when the options name none
 * @throws CidrError, RangeError for an option that makes no sense
 */
function serviceConfig(options, publicUrl) {
    const concurrency = whole('scanConcurrency', options.scanConcurrency ?? DEFAULT_CONCURRENCY[options.mode], 1);
    const prices = { ...usage/* DEFAULT_PRICES */.f7, ...options.prices };
    for (const operation of usage/* OPERATIONS */.xb)
        whole(`prices[${operation}]`, prices[operation], 0);
    // A wrong range is said at the start, not at the first scan.
    (0,address_guard/* blockList */.M2)([...(options.allowScanCidrs ?? []), ...(options.allowWebhookCidrs ?? [])]);
    return {
        mode: options.mode,
        publicUrl: (options.publicUrl ?? publicUrl).replace(/\/+$/, ''),
        prices,
        initialTokens: whole('initialTokens', options.initialTokens ?? DEFAULT_TOKENS[options.mode], 0),
        requireVerification: options.requireVerification ?? false,
        addressPolicy: { mode: options.mode === 'embedded' ? 'any' : 'public', allow: options.allowScanCidrs ?? [] },
        allowWebhookCidrs: options.allowWebhookCidrs ?? [],
        verificationSeed: options.verificationSeed ?? null,
        trustedRoots: options.trustedRoots ?? null,
        rateLimits: options.rateLimits === undefined ? (options.mode === 'embedded' ? null : DEFAULT_LIMITS) : options.rateLimits,
        scanConcurrency: concurrency,
        scansPerWorkspace: whole('scansPerWorkspace', options.scansPerWorkspace ?? DEFAULT_PER_WORKSPACE, 1),
    };
}
/** Default: silent when embedded, lines of JSON on stderr otherwise. */
function serviceLog(options) {
    if (options.log !== undefined)
        return jsonLog(options.log);
    return options.mode === 'embedded' ? SILENT : jsonLog((line) => process.stderr.write(`${line}\n`));
}
function whole(name, value, least) {
    if (Number.isSafeInteger(value) && value >= least)
        return value;
    throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}.`);
}

;// CONCATENATED MODULE: ./build/service/store/migrations/0001-accounts.js
/** Workspaces, members, keys, the token ledger, idempotent answers, audit. */
const ACCOUNTS = `
CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- A live workspace and, once a test key is made, its sandbox (livemode false, sandbox_of the live one).
CREATE TABLE workspaces (
  id text PRIMARY KEY,
  livemode boolean NOT NULL,
  sandbox_of text UNIQUE REFERENCES workspaces (id),
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  CHECK (livemode = (sandbox_of IS NULL))
);

CREATE TABLE members (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX members_name ON members (workspace_id, name) WHERE removed_at IS NULL;

CREATE TABLE api_keys (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  type text NOT NULL CHECK (type IN ('workspace', 'personal')),
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  member_id text REFERENCES members (id),
  scopes text[] NOT NULL,
  -- SHA-256 of the whole key: the key itself is never stored.
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  display_prefix text NOT NULL CHECK (length(display_prefix) = 12),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  CHECK ((type = 'personal') = (member_id IS NOT NULL))
);
CREATE INDEX api_keys_workspace ON api_keys (workspace_id);
CREATE INDEX api_keys_member ON api_keys (member_id) WHERE member_id IS NOT NULL;

-- Revocation is irreversible (seed, "Authentication", rule 7).
CREATE FUNCTION keep_revoked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at THEN
    RAISE EXCEPTION 'a revoked key stays revoked';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_revoked BEFORE UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION keep_revoked();

-- amount moves the balance; cost counts consumption. In a sandbox amount is 0: it shows what would have been charged.
CREATE TABLE ledger (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  created_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'charge', 'refund')),
  operation text,
  reference text,
  amount bigint NOT NULL,
  cost bigint NOT NULL,
  CHECK (kind = 'grant' OR (operation IS NOT NULL AND reference IS NOT NULL)),
  CHECK (CASE kind WHEN 'grant' THEN amount > 0 AND cost = 0
                   WHEN 'charge' THEN amount IN (0, -cost) AND cost >= 0
                   ELSE amount IN (0, -cost) AND cost <= 0 END)
);
CREATE INDEX ledger_workspace ON ledger (workspace_id, created_at);
-- Nothing is charged or refunded twice.
CREATE UNIQUE INDEX ledger_once ON ledger (reference, kind) WHERE reference IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET balance = balance + moved.total
    FROM (SELECT workspace_id, sum(amount) AS total FROM inserted GROUP BY workspace_id) AS moved
    WHERE workspaces.id = moved.workspace_id AND moved.total <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER move_balance AFTER INSERT ON ledger
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION move_balance();

CREATE TABLE idempotency_keys (
  workspace_id text NOT NULL,
  key_id text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  status int NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, key_id, method, path, idempotency_key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE audit (
  id text PRIMARY KEY,
  workspace_id text,
  at timestamptz NOT NULL,
  -- Id of the key, or "admin" or "service".
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_at ON audit (at);
`;

;// CONCATENATED MODULE: ./build/service/store/migrations/0002-scans.js
/** Targets, scans with their lease, findings, results. */
const SCANS = `
CREATE TABLE targets (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  hostname text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'verified', 'failed', 'unreachable')),
  token text NOT NULL,
  verification_method text,
  checked_at timestamptz,
  reason text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX targets_hostname ON targets (workspace_id, hostname) WHERE deleted_at IS NULL;
CREATE INDEX targets_page ON targets (workspace_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX targets_verified ON targets (verified_at) WHERE status = 'verified' AND deleted_at IS NULL;

CREATE TABLE scans (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  key_id text NOT NULL REFERENCES api_keys (id),
  target_id text NOT NULL REFERENCES targets (id),
  target text NOT NULL,
  scan_type text NOT NULL CHECK (scan_type IN ('quick', 'standard', 'compliance')),
  status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  ownership_proven boolean NOT NULL,
  metadata jsonb NOT NULL,
  options jsonb NOT NULL,
  tokens_charged int NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  counts jsonb,
  failure_reason text,
  failure_message text,
  attempt int NOT NULL DEFAULT 0,
  lease_owner text,
  lease_until timestamptz,
  CHECK ((status = 'running') = (lease_owner IS NOT NULL)),
  CHECK ((status IN ('succeeded', 'failed', 'cancelled')) = (finished_at IS NOT NULL))
);
CREATE INDEX scans_page ON scans (workspace_id, created_at DESC, id DESC);
CREATE INDEX scans_target ON scans (workspace_id, target, created_at DESC);
CREATE INDEX scans_queue ON scans (created_at, id) WHERE status = 'queued';
CREATE INDEX scans_running ON scans (workspace_id, lease_until) WHERE status = 'running';

-- The transition table of a scan (src/contract/scan-states.ts), enforced for every writer.
CREATE FUNCTION check_scan_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'queued' THEN
      RAISE EXCEPTION 'a scan begins as queued, not %', NEW.status USING ERRCODE = 'SG001';
    END IF;
  ELSIF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN
      (('queued', 'running'), ('queued', 'cancelled'), ('running', 'succeeded'), ('running', 'failed'),
       ('running', 'cancelled'), ('running', 'queued')) THEN
    RAISE EXCEPTION 'a scan does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'SG001';
  ELSIF OLD.status IN ('succeeded', 'failed', 'cancelled') AND NEW IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'a % scan does not change', OLD.status USING ERRCODE = 'SG001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_scan_transition BEFORE INSERT OR UPDATE ON scans
  FOR EACH ROW EXECUTE FUNCTION check_scan_transition();

-- Request headers of a scan: secrets of its owner, erased when the scan is final.
CREATE TABLE scan_secrets (
  scan_id text PRIMARY KEY REFERENCES scans (id),
  request_headers jsonb NOT NULL
);

CREATE TABLE findings (
  id text PRIMARY KEY,
  scan_id text NOT NULL REFERENCES scans (id),
  severity_rank smallint NOT NULL CHECK (severity_rank BETWEEN 0 AND 4),
  check_id text NOT NULL,
  fingerprint text NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'open', 'fixed', 'ignored')),
  first_seen_at timestamptz NOT NULL,
  content jsonb NOT NULL
);
CREATE INDEX findings_page ON findings (scan_id, severity_rank, id);

CREATE TABLE fingerprints (
  workspace_id text NOT NULL,
  target text NOT NULL,
  fingerprint text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, target, fingerprint)
);

-- What the engine said besides the findings.
CREATE TABLE scan_results (
  scan_id text PRIMARY KEY REFERENCES scans (id),
  omitted int NOT NULL,
  digest text NOT NULL,
  checks jsonb NOT NULL,
  budget jsonb NOT NULL,
  compliance jsonb NOT NULL,
  tool jsonb NOT NULL
);
`;

;// CONCATENATED MODULE: ./build/service/store/migrations/0003-events.js
/** Events, webhook subscriptions and their deliveries. */
const EVENTS = `
CREATE TABLE events (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  type text NOT NULL,
  -- Scan or target the event is about; a scan has each of its events at most once.
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX events_period ON events (workspace_id, created_at, id);
CREATE UNIQUE INDEX events_once ON events (subject, type) WHERE type LIKE 'scan.%';

CREATE TABLE webhooks (
  id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  key_id text NOT NULL REFERENCES api_keys (id),
  url text NOT NULL,
  normalized_url text NOT NULL,
  events text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('enabled', 'disabled')),
  disabled_reason text,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  last_success_at timestamptz,
  failing_since timestamptz,
  last_failure_at timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX webhooks_page ON webhooks (key_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX webhooks_enabled ON webhooks (workspace_id) WHERE status = 'enabled' AND deleted_at IS NULL;

CREATE TABLE deliveries (
  id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhooks (id),
  workspace_id text NOT NULL REFERENCES workspaces (id),
  event_id text NOT NULL REFERENCES events (id),
  event_type text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'held', 'succeeded', 'dead_lettered', 'cancelled')),
  attempts_count int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  replay_of text REFERENCES deliveries (id),
  held_since timestamptz,
  lease_owner text,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX deliveries_page ON deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE status = 'pending';
CREATE INDEX deliveries_held ON deliveries (workspace_id, created_at) WHERE status = 'held';
-- One delivery per event and subscription; a replay is a new one.
CREATE UNIQUE INDEX deliveries_once ON deliveries (event_id, webhook_id) WHERE replay_of IS NULL;

CREATE TABLE delivery_attempts (
  delivery_id text NOT NULL REFERENCES deliveries (id),
  attempt int NOT NULL,
  at timestamptz NOT NULL,
  status_code int,
  error text,
  duration_ms int NOT NULL,
  PRIMARY KEY (delivery_id, attempt)
);
`;

;// CONCATENATED MODULE: ./build/service/store/migrations.js



/** Every change of the schema, in order. A migration that was released is never edited: add one. */
const MIGRATIONS = [
    { version: 1, name: 'accounts', sql: ACCOUNTS },
    { version: 2, name: 'scans', sql: SCANS },
    { version: 3, name: 'events', sql: EVENTS },
];

;// CONCATENATED MODULE: ./build/service/store/migrate.js

/** Key of the advisory lock under which the schema changes: several processes may start at once. */
const MIGRATION_LOCK = 7_302_144_019;
/**
 * Applies the migrations that the database does not have yet, in one transaction.
 * @throws Error when the database was made by a newer version of the service
 */
async function migrate(store) {
    if ((await currentVersion(store)) === latestVersion())
        return;
    await store.transaction(async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        await tx.exec('CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())');
        const rows = await tx.query('SELECT version FROM schema_migrations');
        const applied = new Set(rows.map((row) => row.version));
        const newest = Math.max(0, ...applied);
        if (newest > latestVersion()) {
            throw new Error(`The database has schema version ${newest}, this program knows ${latestVersion()}: start a newer version of it.`);
        }
        for (const migration of MIGRATIONS) {
            if (applied.has(migration.version))
                continue;
            await tx.exec(migration.sql);
            await tx.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
                migration.version,
                migration.name,
            ]);
        }
    });
}
function latestVersion() {
    return Math.max(...MIGRATIONS.map((migration) => migration.version));
}
/** Version of the database's schema, 0 when it has none. */
async function currentVersion(store) {
    const [table] = await store.query("SELECT to_regclass('schema_migrations') IS NOT NULL AS present");
    if (table?.present !== true)
        return 0;
    const [row] = await store.query('SELECT max(version) AS version FROM schema_migrations');
    return row?.version ?? 0;
}

;// CONCATENATED MODULE: ./build/service/store/open-store.js

/** Opens the store that the options name and brings its schema up to date. */
async function openStore(options, onError) {
    const store = await open_store_open(options, onError);
    try {
        await migrate(store);
        return store;
    }
    catch (error) {
        await store.close();
        throw error;
    }
}
/** Each driver is loaded only where it is used: an embedded service never loads the other one. */
async function open_store_open(options, onError) {
    if (options.kind === 'postgres') {
        const { openPostgresStore } = await Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(4315)]).then(__webpack_require__.bind(__webpack_require__, 74315));
        return openPostgresStore(options.url, onError);
    }
    const { openPgliteStore } = await __webpack_require__.e(/* import() */ 3995).then(__webpack_require__.bind(__webpack_require__, 33995));
    return openPgliteStore(options.kind === 'directory' ? options.path : undefined);
}

;// CONCATENATED MODULE: ./build/service/webhooks/claim-deliveries.js

/** Renewed every few seconds by a living process: what a killed one held is tried again after this time at most. */
const LEASE_SECONDS = 15;
/** Rows looked at per claim, and taken of one subscription at most: one with a long queue does not hide the others. */
const WINDOW = 1_000;
const PER_SUBSCRIPTION = 100;
/**
 * Takes deliveries that are due, each once over all processes. The first attempt of each is paid for here, in the same
 * transaction: what the balance does not cover is held, and nothing is ever sent unpaid or paid twice.
 * @param saturated subscriptions of which this process holds enough already
 */
async function claimDeliveries(context, owner, limit, saturated) {
    const now = context.clock.now();
    return context.store.transaction(async (tx) => {
        const due = await tx.query(`WITH first AS (
         SELECT id, webhook_id, next_attempt_at FROM deliveries
         WHERE status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())
           AND webhook_id <> ALL ($5::text[])
         ORDER BY next_attempt_at LIMIT ${WINDOW}
       ), placed AS (
         SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at) AS place FROM first
       ), due AS (
         SELECT id FROM deliveries
         WHERE id IN (SELECT id FROM placed WHERE place <= ${PER_SUBSCRIPTION})
           AND status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())
         ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE deliveries SET lease_owner = $3, lease_until = clock_timestamp() + make_interval(secs => $4)
         FROM due WHERE deliveries.id = due.id RETURNING deliveries.*
       )
       SELECT taken.id, taken.webhook_id, taken.workspace_id, taken.event_id, taken.event_type, taken.attempts_count,
              webhooks.url, webhooks.secret, webhooks.previous_secret, webhooks.previous_secret_until,
              (webhooks.status = 'enabled' AND webhooks.deleted_at IS NULL) AS subscribed,
              events.created_at AS event_created_at, events.data AS event_data
       FROM taken JOIN webhooks ON webhooks.id = taken.webhook_id JOIN events ON events.id = taken.event_id
       ORDER BY taken.created_at, taken.id`, [now, limit, owner, LEASE_SECONDS, saturated]);
        const ended = due.filter((delivery) => !delivery.subscribed);
        if (ended.length > 0) {
            await tx.query(`UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
         WHERE id = ANY ($1::text[])`, [ended.map(({ id }) => id), now]);
        }
        const wanted = due.filter((delivery) => delivery.subscribed);
        const unpaid = await payFirstAttempts(tx, context, wanted, now);
        return wanted.filter(({ id }) => !unpaid.has(id));
    });
}
/** Keeps what this process holds; called while attempts are under way. */
async function renewLeases(context, owner) {
    await context.store.query(`UPDATE deliveries SET lease_until = clock_timestamp() + make_interval(secs => $2)
     WHERE lease_owner = $1 AND status = 'pending'`, [owner, LEASE_SECONDS]);
}
/** Gives back what this process holds, when it stops: another one can try it at once. */
async function releaseLeases(context, owner) {
    await context.store.query("UPDATE deliveries SET lease_owner = NULL, lease_until = NULL WHERE lease_owner = $1 AND status = 'pending'", [owner]);
}
/** @returns ids of deliveries that the balance did not cover; they are held now */
async function payFirstAttempts(tx, context, deliveries, now) {
    const price = context.config.prices['webhook.delivery'];
    const first = deliveries.filter(({ attempts_count }) => attempts_count === 0);
    const unpaid = new Set();
    // In one order everywhere, so that two processes never wait for each other's workspace.
    for (const workspaceId of [...new Set(first.map(({ workspace_id }) => workspace_id))].sort()) {
        const mine = first.filter(({ workspace_id }) => workspace_id === workspaceId);
        const paid = await alreadyPaid(tx, mine);
        const owing = mine.filter(({ id }) => !paid.has(id));
        const { livemode, balance } = await lockWallet(tx, workspaceId);
        const covered = !livemode || price === 0 ? owing.length : Math.min(owing.length, Math.floor(balance / price));
        for (const { id } of owing.slice(covered))
            unpaid.add(id);
        const charges = owing
            .slice(0, covered)
            .map(({ id }) => ({ operation: 'webhook.delivery', cost: price, reference: id }));
        await charge(tx, workspaceId, livemode, charges, now);
    }
    if (unpaid.size > 0) {
        await tx.query(`UPDATE deliveries SET status = 'held', held_since = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
       WHERE id = ANY ($1::text[])`, [[...unpaid], now]);
    }
    return unpaid;
}
/** A first attempt that was paid for and then lost with its process is not paid for again. */
async function alreadyPaid(tx, deliveries) {
    const rows = await tx.query("SELECT reference FROM ledger WHERE kind = 'charge' AND reference = ANY ($1::text[])", [deliveries.map(({ id }) => id)]);
    return new Set(rows.map(({ reference }) => reference));
}

;// CONCATENATED MODULE: ./build/service/webhooks/delivery-lanes.js
/** Attempts under way at once, and to one subscription at once (so that a receiver is not flooded). */
const CONCURRENCY = 100;
const delivery_lanes_PER_SUBSCRIPTION = 10;
/** Deliveries held for one subscription before no more of it are claimed: one that hangs cannot fill the process. */
const HELD_PER_SUBSCRIPTION = 100;
/** Runs work per subscription with bounded concurrency; a slow subscription never holds up the others. */
class DeliveryLanes {
    #work;
    #lanes = new Map();
    #waiters = new Set();
    #active = 0;
    #held = 0;
    /** @param work never rejects */
    constructor(work) {
        this.#work = work;
    }
    /** Deliveries waiting or under way. */
    get held() {
        return this.#held;
    }
    /** Subscriptions of which no more may be claimed now. */
    saturated() {
        return [...this.#lanes]
            .filter(([, lane]) => lane.waiting.length + lane.active >= HELD_PER_SUBSCRIPTION)
            .map(([id]) => id);
    }
    add(items) {
        for (const item of items) {
            const lane = this.#lanes.get(item.webhook_id) ?? { waiting: [], active: 0 };
            this.#lanes.set(item.webhook_id, lane);
            lane.waiting.push(item);
            this.#held += 1;
        }
        this.#pump();
    }
    /** Resolves when at most `count` deliveries are held, and after `deadlineMs` in any case. */
    drainedTo(count, deadlineMs) {
        if (this.#held <= count)
            return Promise.resolve();
        return new Promise((resolve) => {
            const waiter = { count, done: () => { } };
            const timer = setTimeout(() => waiter.done(), deadlineMs);
            waiter.done = () => {
                clearTimeout(timer);
                this.#waiters.delete(waiter);
                resolve();
            };
            this.#waiters.add(waiter);
        });
    }
    #pump() {
        for (const [id, lane] of this.#lanes) {
            while (this.#active < CONCURRENCY && lane.active < delivery_lanes_PER_SUBSCRIPTION && lane.waiting.length > 0) {
                const item = lane.waiting.shift();
                if (item !== undefined)
                    this.#start(id, lane, item);
            }
        }
    }
    #start(id, lane, item) {
        lane.active += 1;
        this.#active += 1;
        void this.#work(item).then(() => {
            lane.active -= 1;
            this.#active -= 1;
            this.#held -= 1;
            if (lane.active === 0 && lane.waiting.length === 0)
                this.#lanes.delete(id);
            for (const waiter of [...this.#waiters])
                if (this.#held <= waiter.count)
                    waiter.done();
            this.#pump();
        });
    }
}

;// CONCATENATED MODULE: ./build/service/webhooks/schedule.js

/** First attempt and the five retries of the seed's schedule; after the last one the delivery is dead-lettered. */
const MAX_ATTEMPTS = 1 + limits/* LIMITS */.b.webhookRetryDelaysSeconds.length;
/** Share of a delay that is added at most, so that many deliveries that failed together do not return together. Never early. */
const JITTER = 0.1;
/**
 * When the next attempt is due, or null when the delivery goes to the dead letters.
 * @param attemptsMade attempts made so far, the failed one included (1 = the first attempt failed)
 * @param failedAt when the last attempt ended
 * @param random value in [0, 1)
 */
function nextAttemptAt(attemptsMade, failedAt, random) {
    const delaySeconds = limits/* LIMITS */.b.webhookRetryDelaysSeconds[attemptsMade - 1];
    if (delaySeconds === undefined)
        return null;
    return new Date(failedAt.getTime() + Math.round(delaySeconds * 1_000 * (1 + JITTER * random)));
}
/** A subscription is disabled when every attempt failed for this long, over failures at least twelve hours apart. */
const FAILING_PERIOD_MS = 5 * 24 * 3_600_000;
/**
 * @param failingSince when the unbroken row of failures began
 * @param lastFailureAt the failure just now
 */
function isFailingForGood(failingSince, lastFailureAt) {
    return lastFailureAt.getTime() - failingSince.getTime() >= FAILING_PERIOD_MS;
}

;// CONCATENATED MODULE: ./build/service/webhooks/record-attempts.js


/**
 * Writes a batch of attempts with what follows from them, in one transaction: succeeded, next attempt, dead letter,
 * subscription disabled. A delivery that somebody else holds by now, or that was cancelled meanwhile, keeps its state.
 */
async function recordAttempts(context, owner, records) {
    const decided = records.map((record) => {
        const attempt = record.delivery.attempts_count + 1;
        const next = record.result.ok ? null : nextAttemptAt(attempt, record.at, Math.random());
        const status = record.result.ok ? 'succeeded' : next === null ? 'dead_lettered' : 'pending';
        return { ...record, attempt, next, status };
    });
    await context.store.transaction(async (tx) => {
        await tx.query(`INSERT INTO delivery_attempts (delivery_id, attempt, at, status_code, error, duration_ms)
       SELECT * FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::int[], $5::text[], $6::int[]) ON CONFLICT DO NOTHING`, [
            decided.map(({ delivery }) => delivery.id),
            decided.map(({ attempt }) => attempt),
            decided.map(({ at }) => at.toISOString()),
            decided.map(({ result }) => result.statusCode),
            decided.map(({ result }) => result.error),
            decided.map(({ result }) => result.durationMs),
        ]);
        await tx.query(`UPDATE deliveries SET attempts_count = done.attempt, status = done.status, next_attempt_at = done.next,
         finished_at = CASE WHEN done.status = 'pending' THEN NULL ELSE done.at END, lease_owner = NULL, lease_until = NULL
       FROM unnest($1::text[], $2::int[], $3::text[], $4::timestamptz[], $5::timestamptz[]) AS done (id, attempt, status, next, at)
       WHERE deliveries.id = done.id AND deliveries.lease_owner = $6 AND deliveries.status = 'pending'`, [
            decided.map(({ delivery }) => delivery.id),
            decided.map(({ attempt }) => attempt),
            decided.map(({ status }) => status),
            decided.map(({ next }) => next?.toISOString() ?? null),
            decided.map(({ at }) => at.toISOString()),
            owner,
        ]);
        await recordSuccesses(tx, decided);
        const failing = decided.filter(({ result }) => !result.ok);
        for (const webhookId of [...new Set(failing.map(({ delivery }) => delivery.webhook_id))].sort()) {
            await recordFailures(tx, context, webhookId, failing.filter(({ delivery }) => delivery.webhook_id === webhookId));
        }
    });
    for (const { status } of decided) {
        context.metrics.count('scan_gate_webhook_attempts_total', 'Webhook delivery attempts by what they came to.', {
            status,
        });
        if (status === 'dead_lettered')
            context.log('warn', 'webhook_dead_lettered', { count: 1 });
    }
}
/** A success ends a row of failures. One statement for all subscriptions of the batch. */
async function recordSuccesses(tx, records) {
    const latest = new Map();
    for (const { delivery, result, at } of records) {
        if (result.ok && at > (latest.get(delivery.webhook_id) ?? new Date(0)))
            latest.set(delivery.webhook_id, at);
    }
    if (latest.size === 0)
        return;
    // In one order everywhere, so that two processes never wait for each other's rows.
    const rows = [...latest].sort(([a], [b]) => (a < b ? -1 : 1));
    await tx.query(`UPDATE webhooks SET last_success_at = done.at, failing_since = NULL, last_failure_at = NULL
     FROM unnest($1::text[], $2::timestamptz[]) AS done (id, at) WHERE webhooks.id = done.id`, [rows.map(([id]) => id), rows.map(([, at]) => at.toISOString())]);
}
/** Keeps the row of failures of a subscription and disables it on 410 Gone or after five days of failures alone. */
async function recordFailures(tx, context, webhookId, records) {
    const failure = records.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0));
    const rows = await tx.query(`UPDATE webhooks SET failing_since = COALESCE(failing_since, $2), last_failure_at = $2
     WHERE id = $1 AND (last_success_at IS NULL OR last_success_at <= $2) RETURNING failing_since`, [webhookId, failure]);
    const gone = records.some(({ result }) => result.statusCode === 410);
    const failingSince = rows[0]?.failing_since;
    const forGood = failingSince !== undefined && isFailingForGood(failingSince, failure);
    if (!gone && !forGood)
        return;
    const disabled = await tx.query("UPDATE webhooks SET status = 'disabled', disabled_reason = $2 WHERE id = $1 AND status = 'enabled' RETURNING id", [webhookId, gone ? 'gone' : 'failing']);
    if (disabled.length === 0)
        return;
    await cancelDeliveries(tx, webhookId, failure);
    context.log('warn', 'webhook_disabled', { webhook: webhookId, reason: gone ? 'gone' : 'failing' });
}

;// CONCATENATED MODULE: ./build/service/webhooks/delivery-worker.js








const delivery_worker_BATCH = 200;
/** Deliveries held at once; below the refill mark more are claimed, a good batch at a time. */
const HELD_MAX = 400;
const REFILL_BELOW = 200;
/** Longest wait for held deliveries before it is looked whether others are due. */
const LOOK_AGAIN_MS = 100;
const GATHER_MS = 10;
/** Attempts made and not yet recorded; above it sending waits for the database. */
const UNRECORDED_MAX = 400;
const IDLE_MS = 1_000;
const RENEW_EVERY_MS = 4_000;
const SWEEP_EVERY_MS = 60_000;
/** Claims what is due, sends it, records what came of it; over and over until stopped. */
class DeliveryWorker {
    #context;
    #sender;
    #owner = `dw_${(0,external_node_crypto_.randomUUID)()}`;
    #lanes = new DeliveryLanes((delivery) => this.#attempt(delivery));
    #done = [];
    #recording = null;
    #stopping = false;
    #loop = Promise.resolve();
    #wake = () => { };
    #woken = false;
    #unsubscribe = async () => { };
    #renewal;
    #lastSweep = 0;
    /** Monotonic time of the last turn of the loop, for readiness. */
    lastTurn = performance.now();
    constructor(context, sender) {
        this.#context = context;
        this.#sender = sender;
    }
    async start() {
        this.#unsubscribe = await this.#context.store.subscribe(CHANNELS.deliveriesDue, () => this.#signal());
        this.#renewal = setInterval(() => this.#renew(), RENEW_EVERY_MS);
        this.#renewal.unref();
        this.#loop = this.#run();
    }
    /** Finishes and records the attempts under way (at most 5 s each) and gives back the deliveries not yet tried. */
    async stop() {
        this.#stopping = true;
        this.#signal();
        await this.#unsubscribe();
        await this.#loop;
        clearInterval(this.#renewal);
        await releaseLeases(this.#context, this.#owner);
        await this.#sender.close();
    }
    /**
     * Works off everything that is due now and waits for it to be recorded.
     * @returns number of attempts made
     */
    async runDue() {
        let made = 0;
        for (;;) {
            this.lastTurn = performance.now();
            await this.#lanes.drainedTo(REFILL_BELOW, LOOK_AGAIN_MS);
            const room = Math.min(delivery_worker_BATCH, HELD_MAX - this.#lanes.held);
            const claimed = room > 0 && !this.#stopping
                ? await claimDeliveries(this.#context, this.#owner, room, this.#lanes.saturated())
                : [];
            this.#lanes.add(claimed);
            made += claimed.length;
            if (claimed.length > 0)
                continue;
            if (this.#lanes.held === 0)
                break;
            await this.#lanes.drainedTo(this.#lanes.held >> 1, LOOK_AGAIN_MS);
        }
        await this.#flush();
        return made;
    }
    async #run() {
        while (!this.#stopping) {
            this.lastTurn = performance.now();
            try {
                await this.runDue();
                if (performance.now() - this.#lastSweep > SWEEP_EVERY_MS) {
                    this.#lastSweep = performance.now();
                    await sweepDeliveries(this.#context);
                }
            }
            catch (error) {
                this.#context.log('error', 'delivery_loop_failed', errorFields(error));
                await new Promise((resolve) => setTimeout(resolve, IDLE_MS).unref());
            }
            await this.#idle();
        }
    }
    async #attempt(delivery) {
        if (this.#stopping)
            return;
        const now = this.#context.clock.now();
        const oldIsValid = delivery.previous_secret_until !== null && delivery.previous_secret_until > now;
        const secrets = oldIsValid && delivery.previous_secret !== null ? [delivery.secret, delivery.previous_secret] : [delivery.secret];
        const result = await this.#sender.send({
            url: delivery.url,
            body: deliveryBody(delivery),
            secrets,
            eventId: delivery.event_id,
            now,
        });
        this.#done.push({ delivery, result, at: this.#context.clock.now() });
        // What ends while a group is being recorded makes the next group: few transactions under load, no delay without.
        const flushed = this.#flush();
        if (this.#done.length > UNRECORDED_MAX)
            await flushed;
    }
    /** Everything that has ended is recorded when this resolves. */
    async #flush() {
        while (this.#recording !== null)
            await this.#recording;
        if (this.#done.length === 0)
            return;
        this.#recording = this.#recordGroup().finally(() => {
            this.#recording = null;
        });
        await this.#recording;
    }
    /** Under load waits a moment for others to end: one transaction for many costs what one for one does. */
    async #recordGroup() {
        if (this.#lanes.held > 1)
            await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        await recordAttempts(this.#context, this.#owner, this.#done.splice(0)).catch((error) => this.#context.log('error', 'delivery_record_failed', errorFields(error)));
    }
    #renew() {
        if (this.#lanes.held === 0)
            return;
        renewLeases(this.#context, this.#owner).catch((error) => this.#context.log('error', 'delivery_lease_failed', errorFields(error)));
    }
    #signal() {
        this.#woken = true;
        this.#wake();
    }
    #idle() {
        if (this.#woken || this.#stopping) {
            this.#woken = false;
            return Promise.resolve();
        }
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, IDLE_MS);
            timer.unref();
            this.#wake = () => {
                clearTimeout(timer);
                this.#woken = false;
                resolve();
            };
        });
    }
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/service/webhooks/sender.js







class BlockedAddressError extends Error {
}
function createWebhookSender(options) {
    const resolve = options.lookup ?? external_node_dns_.lookup;
    // The addresses checked here are the ones connected to, so a name that resolves differently a moment later (DNS
    // rebinding) gains nothing. One forbidden address among several condemns the name.
    const guardedLookup = (hostname, lookupOptions, callback) => {
        resolve(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
            if (error)
                return callback(error, []);
            const blocked = addresses.find(({ address }) => !options.isAllowedAddress(address));
            if (addresses.length === 0 || blocked !== undefined) {
                return callback(new BlockedAddressError('the host resolves to an address that deliveries may not reach'), []);
            }
            callback(null, addresses);
        });
    };
    const agent = new undici.Agent({
        connections: 10,
        pipelining: 1,
        keepAliveTimeout: 4_000,
        connect: {
            lookup: guardedLookup,
            timeout: options.timeoutMs ?? limits/* LIMITS */.b.webhookTimeoutMs,
            ...(options.trustedRoots === undefined ? {} : { ca: [...(0,external_node_tls_.getCACertificates)('default'), ...options.trustedRoots] }),
        },
        maxResponseSize: 64 * 1024,
    });
    return {
        send: async (delivery) => {
            const started = performance.now();
            const finish = (ok, statusCode, error) => ({
                ok,
                statusCode,
                error,
                durationMs: Math.round(performance.now() - started),
            });
            const host = new URL(delivery.url).hostname.replace(/^\[|\]$/g, '');
            if ((0,external_node_net_.isIP)(host) !== 0 && !options.isAllowedAddress(host)) {
                return finish(false, null, 'address not allowed');
            }
            const deadline = AbortSignal.timeout(options.timeoutMs ?? limits/* LIMITS */.b.webhookTimeoutMs);
            try {
                const response = await (0,undici.request)(delivery.url, {
                    method: 'POST',
                    dispatcher: agent,
                    headers: deliveryHeaders(delivery),
                    body: delivery.body,
                    signal: delivery.signal === undefined ? deadline : AbortSignal.any([deadline, delivery.signal]),
                });
                await response.body.dump({ limit: 64 * 1024 }).catch(() => undefined);
                const ok = response.statusCode >= 200 && response.statusCode < 300;
                return finish(ok, response.statusCode, ok ? null : `answered ${response.statusCode}`);
            }
            catch (error) {
                return finish(false, null, deadline.aborted ? 'no answer within the time-out' : reasonOf(error));
            }
        },
        close: () => agent.destroy(),
    };
}
/**
 * The seed's header, and beside it those of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`), so
 * that its stock libraries verify too: they key the HMAC with the base64-decoded part after `whsec_`.
 */
function deliveryHeaders(delivery) {
    const timestamp = Math.floor(delivery.now.getTime() / 1_000);
    const standard = delivery.secrets.map((secret) => {
        const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
        const digest = (0,external_node_crypto_.createHmac)('sha256', key)
            .update(`${delivery.eventId}.${timestamp}.`)
            .update(delivery.body)
            .digest('base64');
        return `v1,${digest}`;
    });
    return {
        'content-type': 'application/json',
        'user-agent': 'scan-gate-webhooks/1',
        [SIGNATURE_HEADER]: signPayload(delivery.secrets, timestamp, delivery.body),
        'webhook-id': delivery.eventId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': standard.join(' '),
    };
}
const REASONS = {
    ENOTFOUND: 'the host name does not resolve',
    EAI_AGAIN: 'the host name does not resolve',
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset',
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'host unreachable',
    UND_ERR_CONNECT_TIMEOUT: 'no answer within the time-out',
    UND_ERR_SOCKET: 'connection closed before an answer',
    UND_ERR_RES_EXCEEDED_MAX_SIZE: 'the answer is too large',
};
function reasonOf(error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        if (cause instanceof BlockedAddressError)
            return 'address not allowed';
        const code = cause.code;
        if (code === undefined)
            continue;
        const reason = REASONS[code];
        if (reason !== undefined)
            return reason;
        if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code))
            return 'TLS certificate not accepted';
    }
    return 'no valid HTTP answer';
}

// EXTERNAL MODULE: ./build/reports/findings-digest.js + 1 modules
var findings_digest = __webpack_require__(26052);
;// CONCATENATED MODULE: ./build/service/scans/settle-scan.js







/**
 * Ends a running scan as succeeded with everything the engine found, in one transaction: a scan that reads as succeeded
 * has its report. The caller has locked it and seen that it is running.
 */
async function succeedScan(tx, scan, report, publicUrl, now) {
    const findings = report.findings.slice(0, limits/* LIMITS */.b.findingsPerScanMax);
    const omitted = report.omitted + report.findings.length - findings.length;
    await storeFindings(tx, scan, findings, now);
    const stored = await allFindings(tx, scan.id);
    const json = (value) => JSON.stringify(storable(value));
    await tx.query(`INSERT INTO scan_results (scan_id, omitted, digest, checks, budget, compliance, tool)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
        scan.id,
        omitted,
        (0,findings_digest/* findingsDigest */.n)(stored),
        json(report.checks),
        json(report.budget),
        json(report.compliance),
        json(report.tool),
    ]);
    const counts = (0,primitives/* countBySeverity */.Ot)(findings);
    const succeeded = await finish(tx, scan.id, "status = 'succeeded', counts = $3", [JSON.stringify(counts)], now);
    const data = {
        ...scanEventData(succeeded),
        findings_count: counts.total,
        report_url: reportUrl(scan.id, publicUrl),
    };
    const told = await tell(tx, events_event('scan.completed', scan.id, data), succeeded, now);
    return { scan: succeeded, told };
}

;// CONCATENATED MODULE: ./build/service/worker/leases.js



/**
 * The queue of scans is the table itself: a scan is claimed by the statement that makes it running, so that queue and
 * state cannot disagree. A claim is a lease that its worker renews; a scan whose lease ran out goes back to the queue.
 * Leases are measured by the database's clock, the only one that all processes share.
 */
/** Attempts after which a scan whose worker keeps dying is given up. */
const ATTEMPTS_MAX = 3;
const CLAIM_LOCK = 7_302_144_021;
/**
 * Claims up to `count` queued scans, oldest first, none beyond the limit of its workspace.
 * The advisory lock makes claims follow one another, so that two processes cannot both see the last free place.
 */
async function claimScans(store, count, options, now) {
    return store.transaction(async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
        const claimed = await tx.query(`WITH ranked AS (
         SELECT id, workspace_id, row_number() OVER (PARTITION BY workspace_id ORDER BY created_at, id) AS place,
                created_at
         FROM scans WHERE status = 'queued'),
       busy AS (SELECT workspace_id, count(*) AS running FROM scans WHERE status = 'running' GROUP BY workspace_id),
       chosen AS (
         SELECT r.id FROM ranked r LEFT JOIN busy b ON b.workspace_id = r.workspace_id
         WHERE r.place + coalesce(b.running, 0) <= $2
         ORDER BY r.place + coalesce(b.running, 0), r.created_at, r.id LIMIT $1),
       free AS (SELECT id FROM scans WHERE id IN (SELECT id FROM chosen) AND status = 'queued' FOR UPDATE SKIP LOCKED)
       UPDATE scans AS s SET status = 'running', started_at = coalesce(s.started_at, $3), attempt = s.attempt + 1,
         lease_owner = $4, lease_until = clock_timestamp() + $5 * interval '1 millisecond'
       FROM free WHERE s.id = free.id
       RETURNING ${SCAN_COLUMNS},
         (SELECT request_headers FROM scan_secrets x WHERE x.scan_id = s.id) AS request_headers`, [count, options.perWorkspace, now, options.owner, options.leaseMs]);
        let told = false;
        // A scan that a crash put back has told that it runs already.
        for (const scan of claimed.filter((row) => row.attempt === 1)) {
            const news = events_event('scan.running', scan.id, scanEventData(scan));
            told = (await recordEvents(tx, scan.workspace_id, [news], now)) || told;
        }
        const inOrder = [...claimed].sort((a, b) => (a.id < b.id ? -1 : 1));
        return { claims: inOrder.map((scan) => ({ scan, requestHeaders: scan.request_headers })), told };
    });
}
/** Renews the leases of a worker. @returns ids it still holds: any other was cancelled or taken over */
async function leases_renewLeases(store, options) {
    const rows = await store.query(`UPDATE scans SET lease_until = clock_timestamp() + $2 * interval '1 millisecond'
     WHERE lease_owner = $1 AND status = 'running' RETURNING id`, [options.owner, options.leaseMs]);
    return new Set(rows.map((row) => row.id));
}
/** Puts what a worker holds back into the queue, at shutdown: the next worker begins anew, as the same attempt. */
async function leases_releaseLeases(store, owner) {
    const rows = await store.query(`UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL
     WHERE lease_owner = $1 AND status = 'running' RETURNING id`, [owner]);
    return rows.length;
}
/**
 * Takes scans back from workers that are gone: back to the queue, or failed as lost after too many attempts.
 * @param all every lease is over, whatever its time: at the start of a process that has the data to itself
 */
async function recoverScans(store, now, all = false) {
    return store.transaction(async (tx) => {
        const expired = await tx.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.status = 'running' AND (s.lease_until < clock_timestamp() OR $1)
       ORDER BY s.id FOR UPDATE OF s SKIP LOCKED`, [all]);
        let lost = 0;
        let told = false;
        for (const scan of expired) {
            if (scan.attempt >= ATTEMPTS_MAX) {
                lost += 1;
                const message = `The worker of the scan was lost ${scan.attempt} times.`;
                told = (await failScan(tx, scan, 'lost', message, now)).told || told;
            }
            else {
                await tx.query("UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL WHERE id = $1", [
                    scan.id,
                ]);
            }
        }
        return { requeued: expired.length - lost, lost, told };
    });
}

;// CONCATENATED MODULE: ./build/service/worker/scan-worker.js








const WORKER_TIMING = { leaseMs: 6_000, renewMs: 750, recoverMs: 1_000, pollMs: 1_000 };
/** A scan that takes longer fails as `timeout`. The engine's own budgets end it long before. */
const SCAN_LIMIT_MS = {
    quick: 2 * 60_000,
    standard: 10 * 60_000,
    compliance: 20 * 60_000,
};
/** How long an aborted engine may take to let go at shutdown. */
const ABORT_GRACE_MS = 2_000;
/** Claims scans, runs the engine on them and writes what it found. Several processes may each have one. */
class ScanWorker {
    #service;
    #timing;
    #lease;
    #running = new Map();
    #unsubscribe = [];
    #timers = [];
    #claiming;
    #again = false;
    #stopping = false;
    #lastTurn = performance.now();
    constructor(service, timing = WORKER_TIMING) {
        this.#service = service;
        this.#timing = timing;
        this.#lease = {
            owner: `wrk_${process.pid}_${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
            leaseMs: timing.leaseMs,
            perWorkspace: service.config.scansPerWorkspace,
        };
    }
    async start() {
        const { store } = this.#service;
        if (store.exclusive)
            await this.#recover(true);
        this.#unsubscribe.push(await store.subscribe(CHANNELS.scanQueued, () => this.wake()), await store.subscribe(CHANNELS.scanCancelled, (scanId) => this.#abort(scanId, 'cancelled')));
        this.#every(this.#timing.pollMs, async () => this.wake());
        this.#every(this.#timing.renewMs, () => this.#renew());
        this.#every(this.#timing.recoverMs, () => this.#recover(false));
        this.wake();
    }
    /** True while the loop turns: readiness depends on it. */
    get isAlive() {
        return !this.#stopping && performance.now() - this.#lastTurn < 15_000;
    }
    get runningCount() {
        return this.#running.size;
    }
    /** Looks at the queue now. */
    wake() {
        if (this.#stopping)
            return;
        if (this.#claiming !== undefined) {
            this.#again = true;
            return;
        }
        this.#claiming = this.#claim().finally(() => {
            this.#claiming = undefined;
            if (this.#again) {
                this.#again = false;
                this.wake();
            }
        });
    }
    /** Stops claiming, aborts what runs and puts it back into the queue. */
    async stop() {
        this.#stopping = true;
        for (const timer of this.#timers)
            clearInterval(timer);
        for (const unsubscribe of this.#unsubscribe)
            await unsubscribe();
        await this.#claiming;
        const running = [...this.#running];
        for (const [scanId] of running)
            this.#abort(scanId, 'shutdown');
        let timer;
        const grace = new Promise((resolve) => {
            timer = setTimeout(resolve, ABORT_GRACE_MS);
        });
        await Promise.race([Promise.all(running.map(([, entry]) => entry.done)), grace]);
        clearTimeout(timer);
        if (running.length > 0) {
            const released = await leases_releaseLeases(this.#service.store, this.#lease.owner);
            this.#service.log('info', 'worker.released', { scans: released });
            if (released > 0)
                await this.#service.store.publish(CHANNELS.scanQueued, '').catch(() => { });
        }
    }
    #every(ms, work) {
        let isBusy = false;
        const timer = setInterval(() => {
            if (isBusy)
                return;
            isBusy = true;
            work()
                .catch((error) => this.#service.log('error', 'worker.turn_failed', errorFields(error)))
                .finally(() => {
                isBusy = false;
            });
        }, ms);
        timer.unref();
        this.#timers.push(timer);
    }
    async #claim() {
        const { store, clock, config, log } = this.#service;
        try {
            const free = config.scanConcurrency - this.#running.size;
            if (free > 0) {
                const { claims, told } = await claimScans(store, free, this.#lease, clock.now());
                if (told)
                    announce(this.#service, CHANNELS.deliveriesDue);
                for (const claim of claims)
                    this.#run(claim);
                if (claims.length === free)
                    this.#again = true;
            }
            this.#lastTurn = performance.now();
        }
        catch (error) {
            this.#again = false;
            log('error', 'worker.claim_failed', errorFields(error));
        }
    }
    #run(claim) {
        const controller = new AbortController();
        const entry = {
            controller,
            reason: undefined,
            done: this.#scan(claim, controller, () => entry.reason).finally(() => {
                this.#running.delete(claim.scan.id);
                this.wake();
            }),
        };
        this.#running.set(claim.scan.id, entry);
    }
    async #scan(claim, controller, reason) {
        // The entry must be in the map before anything can abort it.
        await Promise.resolve();
        const { scan } = claim;
        const started = performance.now();
        const limit = setTimeout(() => this.#abort(scan.id, 'timeout'), SCAN_LIMIT_MS[scan.scan_type]);
        limit.unref();
        try {
            const result = await this.#engine(claim, controller.signal);
            const aborted = reason();
            if (aborted === 'cancelled' || aborted === 'shutdown' || aborted === 'lease_lost')
                return;
            await this.#settle(scan, aborted === 'timeout'
                ? { status: 'failed', reason: 'timeout', message: `The scan did not end within its time limit.` }
                : result);
        }
        catch (error) {
            // The lease runs out and another attempt is made.
            this.#service.log('error', 'scan.settle_failed', { scan_id: scan.id, ...errorFields(error) });
        }
        finally {
            clearTimeout(limit);
            this.#service.metrics.observe('scan_gate_scan_duration_seconds', 'Time the engine worked on a scan.', { scan_type: scan.scan_type }, (performance.now() - started) / 1000);
        }
    }
    /** A throw of the engine is a fault of ours: the scan fails and says so. */
    async #engine({ scan, requestHeaders }, signal) {
        const { runScan, config, log } = this.#service;
        try {
            return await runScan({
                target: scan.target,
                scanType: scan.scan_type,
                options: { ...scan.options, ...(requestHeaders === null ? {} : { request_headers: requestHeaders }) },
                ownershipProven: scan.ownership_proven,
                addressPolicy: config.addressPolicy,
                signal,
                ...(config.trustedRoots === null ? {} : { trustedRoots: config.trustedRoots }),
            });
        }
        catch (error) {
            log('error', 'engine.threw', { scan_id: scan.id, ...errorFields(error) });
            return { status: 'failed', reason: 'engine_error', message: 'The engine failed; the scan can be created again.' };
        }
    }
    async #settle(claimed, result) {
        const { store, clock, config, metrics, log } = this.#service;
        const moved = await store.transaction(async (tx) => {
            const [scan] = await tx.query(`SELECT ${SCAN_COLUMNS} FROM scans s
         WHERE s.id = $1 AND s.status = 'running' AND s.lease_owner = $2 AND s.attempt = $3 FOR UPDATE OF s`, [claimed.id, this.#lease.owner, claimed.attempt]);
            // Cancelled or taken over meanwhile: whatever was found belongs to nobody.
            if (scan === undefined)
                return undefined;
            const now = clock.now();
            if (result.status === 'completed')
                return succeedScan(tx, scan, result.report, config.publicUrl, now);
            if (result.status === 'failed')
                return failScan(tx, scan, result.reason, result.message, now);
            return failScan(tx, scan, 'engine_error', 'The engine stopped without being told to.', now);
        });
        if (moved === undefined)
            return;
        const { scan } = moved;
        metrics.count('scan_gate_scans_total', 'Scans that ended.', { scan_type: scan.scan_type, status: scan.status });
        log('info', 'scan.ended', { scan_id: scan.id, status: scan.status, reason: scan.failure_reason });
        if (moved.told)
            announce(this.#service, CHANNELS.deliveriesDue);
    }
    #abort(scanId, reason) {
        const entry = this.#running.get(scanId);
        if (entry === undefined || entry.reason !== undefined)
            return;
        entry.reason = reason;
        entry.controller.abort();
    }
    async #renew() {
        if (this.#running.size === 0)
            return;
        const held = [...this.#running.keys()];
        const still = await leases_renewLeases(this.#service.store, this.#lease);
        for (const scanId of held)
            if (!still.has(scanId))
                this.#abort(scanId, 'lease_lost');
    }
    async #recover(all) {
        const { store, clock, log } = this.#service;
        const { requeued, lost, told } = await recoverScans(store, clock.now(), all);
        if (requeued + lost > 0)
            log('warn', 'worker.recovered', { requeued, lost });
        if (told)
            announce(this.#service, CHANNELS.deliveriesDue);
        if (requeued > 0)
            announce(this.#service, CHANNELS.scanQueued);
    }
}

;// CONCATENATED MODULE: ./build/service/start.js

















/**
 * Starts the service: store, HTTP face, admin face and workers, as mode and role say.
 * @throws Error when the store cannot be opened, an option is wrong or the port is taken; nothing is left running then
 */
async function startService(options, parts = {}) {
    const started = performance.now();
    const role = options.role ?? 'all';
    const log = serviceLog(options);
    const clock = parts.clock ?? SYSTEM_CLOCK;
    const checked = serviceConfig(options, '');
    const closers = [];
    const closeAll = async () => {
        for (const close of closers.splice(0).reverse()) {
            await close().catch((error) => log('error', 'service.close_failed', errorFields(error)));
        }
    };
    let isStopping = false;
    try {
        const store = parts.store ??
            (await openStore(options.store, (error) => log('warn', 'database.connection', errorFields(error))));
        closers.push(() => store.close());
        const boot = role === 'worker' ? await awaitBootstrap(store) : await bootstrap(store, checked.initialTokens, clock.now());
        // The port is known only once the server listens; nothing is answered before it is.
        const config = { ...checked };
        const service = {
            config,
            store,
            clock,
            log,
            metrics: new Metrics(),
            runScan: parts.runScan ?? lazyEngine,
            resolver: parts.resolver ?? new promises_.Resolver({ timeout: 2_000, tries: 2 }),
            renderPdf: parts.renderPdf ?? lazyPdf,
            secret: boot.secret,
        };
        const keys = new KeyLookup(store, clock, log);
        closers.push(() => keys.close());
        const sender = createWebhookSender({
            isAllowedAddress: deliveryAddressRule(config.allowWebhookCidrs),
            ...(options.trustedRoots === undefined ? {} : { trustedRoots: options.trustedRoots }),
            ...(parts.webhookLookup === undefined ? {} : { lookup: parts.webhookLookup }),
        });
        closers.push(() => sender.close());
        const workers = role === 'api'
            ? null
            : { scans: new ScanWorker(service, parts.workerTiming), deliveries: new DeliveryWorker(service, sender) };
        const server = createServer(service, keys, role === 'worker' ? {} : allHandlers(sender), parts.httpTimeouts);
        registerOperations(server, service, { workers, isStopping: () => isStopping });
        const url = await listen(server, closers, options.host ?? '127.0.0.1', options.port ?? 0);
        config.publicUrl = serviceConfig(options, url).publicUrl;
        const adminUrl = await startAdmin(options, role, { service, keys, workspaceId: boot.workspaceId }, closers);
        await startWorkers(service, workers, closers);
        const readyMs = performance.now() - started;
        log('info', 'service.ready', { url, role, store: store.kind, ready_ms: Math.round(readyMs) });
        let closing;
        return {
            url,
            workspaceId: boot.workspaceId,
            apiKey: boot.apiKey,
            adminUrl,
            adminToken: boot.adminToken,
            readyMs,
            close() {
                isStopping = true;
                closing ??= closeAll();
                return closing;
            },
        };
    }
    catch (error) {
        await closeAll();
        throw error;
    }
}
async function listen(server, closers, host, port) {
    closers.push(() => server.close());
    await server.listen({ host, port });
    const bound = server.server.address();
    const isAny = bound.address === '::' || bound.address === '0.0.0.0';
    const shown = isAny ? '127.0.0.1' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
    return `http://${shown}:${bound.port}`;
}
/** An embedded service has one user, its job: nobody administers it. */
async function startAdmin(options, role, context, closers) {
    if (options.mode === 'embedded' || role === 'worker')
        return null;
    const tokenHash = await setting(context.service.store, 'admin_token_hash');
    if (tokenHash === undefined)
        throw new Error('The database has no admin token: it was not made by this service.');
    return listen(createAdminServer(context, tokenHash), closers, '127.0.0.1', options.adminPort ?? 0);
}
async function startWorkers(service, workers, closers) {
    if (workers !== null) {
        closers.push(() => workers.deliveries.stop());
        await workers.deliveries.start();
        closers.push(() => workers.scans.stop());
        await workers.scans.start();
    }
    const maintenance = new Maintenance(service);
    closers.push(() => maintenance.stop());
    maintenance.start();
}
/** The engine is loaded with the first scan, not with the service. */
const lazyEngine = async (request) => {
    const { runScan } = await Promise.all(/* import() */[__webpack_require__.e(7520), __webpack_require__.e(1279), __webpack_require__.e(721)]).then(__webpack_require__.bind(__webpack_require__, 10721));
    return runScan(request);
};
/** Drawn in a worker thread; the renderer is loaded with the first PDF. */
const lazyPdf = async (report) => {
    const { renderPdf } = await __webpack_require__.e(/* import() */ 274).then(__webpack_require__.bind(__webpack_require__, 40274));
    return renderPdf(report);
};


/***/ }),

/***/ 18759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ single),
/* harmony export */   c: () => (/* binding */ sqlState)
/* harmony export */ });
/** Error code of PostgreSQL (SQLSTATE) when `error` came from the database. */
function sqlState(error) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    const code = error.code;
    return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
/** The only row of a result. */
function single(rows) {
    const row = rows[0];
    if (row === undefined)
        throw new Error('The database returned no row where one was expected.');
    return row;
}


/***/ })

};
