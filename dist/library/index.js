import * as __WEBPACK_EXTERNAL_MODULE_typebox__ from "typebox";
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
import * as __WEBPACK_EXTERNAL_MODULE_undici__ from "undici";
/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  hD: () => (/* reexport */ ApiError),
  q5: () => (/* reexport */ ClientConfigurationError),
  $g: () => (/* reexport */ ReportError),
  D8: () => (/* reexport */ SIGNATURE_HEADER),
  A6: () => (/* reexport */ ServiceConnectionError),
  _7: () => (/* reexport */ ServiceError),
  LQ: () => (/* reexport */ ServiceResponseError),
  VA: () => (/* reexport */ SignatureError),
  UU: () => (/* reexport */ createClient),
  nl: () => (/* reexport */ iterate),
  tL: () => (/* reexport */ read_report_readReport),
  Od: () => (/* reexport */ verifySignature)
});

// NAMESPACE OBJECT: ./node_modules/typebox/build/guard/guard.mjs
var guard_namespaceObject = {};
__nccwpck_require__.r(guard_namespaceObject);
__nccwpck_require__.d(guard_namespaceObject, {
  CodePointCount: () => (guard_CodePointCount),
  Counted: () => (Counted),
  Entries: () => (Entries),
  EntriesRegExp: () => (EntriesRegExp),
  Every: () => (Every),
  EveryAll: () => (EveryAll),
  GraphemeCount: () => (guard_GraphemeCount),
  HasPropertyKey: () => (HasPropertyKey),
  IsArray: () => (IsArray),
  IsBigInt: () => (IsBigInt),
  IsBoolean: () => (IsBoolean),
  IsClassInstance: () => (IsClassInstance),
  IsConstructor: () => (IsConstructor),
  IsDeepEqual: () => (IsDeepEqual),
  IsEqual: () => (guard_IsEqual),
  IsFunction: () => (IsFunction),
  IsGreaterEqualThan: () => (IsGreaterEqualThan),
  IsGreaterThan: () => (IsGreaterThan),
  IsInteger: () => (IsInteger),
  IsLessEqualThan: () => (IsLessEqualThan),
  IsLessThan: () => (IsLessThan),
  IsMaxLength: () => (guard_IsMaxLength),
  IsMinLength: () => (guard_IsMinLength),
  IsMultipleOf: () => (IsMultipleOf),
  IsNull: () => (IsNull),
  IsNumber: () => (IsNumber),
  IsObject: () => (IsObject),
  IsObjectNotArray: () => (IsObjectNotArray),
  IsString: () => (IsString),
  IsSymbol: () => (IsSymbol),
  IsUndefined: () => (IsUndefined),
  IsUnsafePropertyKey: () => (IsUnsafePropertyKey),
  IsValueLike: () => (IsValueLike),
  Keys: () => (Keys),
  ShiftLeft: () => (ShiftLeft),
  Some: () => (Some),
  SomeAll: () => (SomeAll),
  Symbols: () => (Symbols),
  Values: () => (Values)
});

// NAMESPACE OBJECT: ./node_modules/typebox/build/system/hashing/hash.mjs
var hash_namespaceObject = {};
__nccwpck_require__.r(hash_namespaceObject);
__nccwpck_require__.d(hash_namespaceObject, {
  Hash: () => (Hash),
  HashCode: () => (HashCode)
});

;// CONCATENATED MODULE: external "typebox"
var x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var y = (x) => (() => (x))
const external_typebox_namespaceObject = x({ ["Type"]: () => (__WEBPACK_EXTERNAL_MODULE_typebox__.Type) });
;// CONCATENATED MODULE: ./build/contract/limits.js
/** Every number the interface promises, in one place. "Seed" marks those the API document states. */
const LIMITS = {
    /** Largest page and the default page size of every list. */
    pageSizeMax: 100,
    pageSizeDefault: 20,
    /** Entries of one bulk request, and the largest request body in bytes. */
    bulkEntriesMax: 100,
    bodyBytesMax: 1024 * 1024,
    idempotencyKeyLengthMax: 255,
    idempotencyRetentionSeconds: 24 * 3600,
    /** How long a concurrent twin of an idempotent request waits for the first one, in milliseconds. */
    idempotencyWaitMs: 10_000,
    metadataPairsMax: 20,
    metadataKeyLengthMax: 40,
    metadataValueLengthMax: 500,
    /** Seed, "Limits". */
    webhookTimeoutMs: 5_000,
    webhookRetryDelaysSeconds: [60, 300, 1_800, 7_200, 43_200],
    signatureToleranceSeconds: 300,
    webhookDeliveryTokens: 1,
    keySecretLength: 26,
    keyDisplayPrefixLength: 12,
    deadLetterRetentionDays: 30,
    heldDeliveryHours: 72,
    /** Token bucket per key. */
    ratePerMinute: 600,
    rateBurst: 100,
    scanCreatesPerMinute: 120,
    verifyAttemptsPerMinute: 10,
    targetReverifyDays: 90,
    /** Bounds of text in a finding: whatever a scanned site says is cut to these lengths (characters). */
    evidenceLengthMax: 2_000,
    findingLocationsMax: 25,
    /** Findings kept of one scan; the engine reports how many it left out. */
    findingsPerScanMax: 5_000,
};

;// CONCATENATED MODULE: ./build/contract/primitives.js

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
    return external_typebox_namespaceObject.Type.Unsafe({
        type: 'string',
        enum: [...values],
        ...(description === undefined ? {} : { description }),
    });
}
/** `T | null` in the 2020-12 way. */
function nullable(schema) {
    return external_typebox_namespaceObject.Type.Union([schema, external_typebox_namespaceObject.Type.Null()]);
}
/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
function primitives_prefixedId(prefix, description) {
    return external_typebox_namespaceObject.Type.String({
        pattern: `^${prefix}_[0-9a-z]{8,40}$`,
        description,
        examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`],
    });
}
const primitives_Timestamp = external_typebox_namespaceObject.Type.String({
    format: 'date-time',
    description: 'ISO 8601 UTC timestamp with milliseconds.',
    examples: ['2026-11-21T08:15:30.000Z'],
});
const SeveritySchema = stringEnum(SEVERITIES, 'CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.');
const ConfidenceSchema = stringEnum(CONFIDENCES, 'How sure the proof is: certain, firm or tentative.');
const ScanTypeSchema = stringEnum(SCAN_TYPES, 'Depth of the scan.');
const Count = external_typebox_namespaceObject.Type.Integer({ minimum: 0 });
/** Number of findings per severity with their sum. */
const SeverityCounts = external_typebox_namespaceObject.Type.Object({ critical: Count, high: Count, medium: Count, low: Count, info: Count, total: Count }, { additionalProperties: false, description: 'Number of findings per severity.' });
/** Counts findings by severity. */
function countBySeverity(findings) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: findings.length };
    for (const finding of findings)
        counts[finding.severity] += 1;
    return counts;
}

;// CONCATENATED MODULE: ./build/contract/finding.js



const FINDING_STATES = ['new', 'open', 'fixed', 'ignored'];
const FindingLocation = external_typebox_namespaceObject.Type.Object({
    url: external_typebox_namespaceObject.Type.String({
        description: 'Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials.',
    }),
    method: nullable(external_typebox_namespaceObject.Type.String({ examples: ['GET'] })),
    parameter: nullable(external_typebox_namespaceObject.Type.String({ description: 'Header, cookie, query parameter or form field at fault.' })),
}, { additionalProperties: false });
const Cvss = external_typebox_namespaceObject.Type.Object({ score: external_typebox_namespaceObject.Type.Number({ minimum: 0, maximum: 10 }), vector: external_typebox_namespaceObject.Type.String() }, { additionalProperties: false });
const Finding = external_typebox_namespaceObject.Type.Object({
    id: primitives_prefixedId('fnd', 'Finding id.'),
    scan_id: external_typebox_namespaceObject.Type.String(),
    fingerprint: external_typebox_namespaceObject.Type.String({
        pattern: '^[0-9a-f]{32}$',
        description: 'Equal for the same fault in another scan or on another preview host: the host is left out of it.',
    }),
    check_id: external_typebox_namespaceObject.Type.String({ examples: ['exposure.env'] }),
    title: external_typebox_namespaceObject.Type.String(),
    severity: SeveritySchema,
    confidence: ConfidenceSchema,
    cvss: nullable(Cvss),
    cwe: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({ pattern: '^CWE-[0-9]+$' })),
    owasp: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({ description: 'OWASP Top 10:2025 categories, derived from the CWE.' })),
    location: FindingLocation,
    locations: external_typebox_namespaceObject.Type.Array(FindingLocation, {
        maxItems: LIMITS.findingLocationsMax,
        description: 'Every place of the same cause, the first one included; at most 25.',
    }),
    locations_total: external_typebox_namespaceObject.Type.Integer({ minimum: 1 }),
    description: external_typebox_namespaceObject.Type.String({ description: 'What it is and why it matters.' }),
    evidence: external_typebox_namespaceObject.Type.String({
        maxLength: LIMITS.evidenceLengthMax,
        description: 'The proof, secrets masked. Text of the scanned site: untrusted.',
    }),
    remediation: external_typebox_namespaceObject.Type.String({ description: 'How to fix it.' }),
    references: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String()),
    state: stringEnum(FINDING_STATES),
    first_seen_at: primitives_Timestamp,
}, { additionalProperties: false, description: 'One weakness, with its proof.' });

;// CONCATENATED MODULE: ./build/contract/errors.js

/**
 * The catalogue of error codes of the interface: code, HTTP status, meaning. `insufficient_scope`, `invalid_api_key`,
 * `validation_error` and `conflict` are the seed's; the others are decided here. `status: null` marks a code that only
 * appears inside the entries of a bulk response.
 */
const API_ERRORS = {
    invalid_json: { status: 400, meaning: 'The request body is not valid JSON.' },
    malformed_request: { status: 400, meaning: 'The request is not valid HTTP.' },
    missing_api_key: { status: 401, meaning: 'The Authorization header is missing or is not "Bearer <key>".' },
    invalid_api_key: { status: 401, meaning: 'The API key is malformed, unknown, expired or revoked.' },
    insufficient_tokens: { status: 402, meaning: 'The workspace has fewer tokens than the operation costs.' },
    insufficient_scope: { status: 403, meaning: 'The key lacks the scope that the operation requires.' },
    target_not_verified: { status: 403, meaning: 'Ownership of the target is not proven; this scan type requires it.' },
    not_found: { status: 404, meaning: 'No such resource in this workspace and mode.' },
    method_not_allowed: { status: 405, meaning: 'The path exists but not with this method.' },
    request_timeout: { status: 408, meaning: 'The request was not sent completely in time.' },
    conflict: { status: 409, meaning: 'An equal resource exists already.' },
    invalid_state: { status: 409, meaning: 'The resource is in a state that does not allow the operation.' },
    report_not_ready: { status: 409, meaning: 'The scan has not succeeded, so it has no report.' },
    idempotency_in_progress: { status: 409, meaning: 'A request with this Idempotency-Key is still being worked on.' },
    payload_too_large: { status: 413, meaning: 'The request body is larger than 1 MiB.' },
    unsupported_media_type: { status: 415, meaning: 'The request body is not application/json.' },
    validation_error: { status: 422, meaning: 'A parameter or body field is missing, unknown or out of its range.' },
    idempotency_mismatch: { status: 422, meaning: 'The Idempotency-Key was used with a different request.' },
    batch_too_large: { status: 422, meaning: 'A bulk request has more than 100 entries.' },
    bulk_rolled_back: { status: 422, meaning: 'fail_fast was true and an entry failed: nothing was created.' },
    invalid_cursor: { status: 422, meaning: 'The cursor is malformed, expired or belongs to another query.' },
    headers_too_large: { status: 431, meaning: 'The request headers are larger than 16 KiB.' },
    rate_limited: { status: 429, meaning: 'Too many requests; wait for Retry-After seconds.' },
    internal_error: { status: 500, meaning: 'The service failed; quote the request id to its operator.' },
    unavailable: { status: 503, meaning: 'The service is starting, stopping or cannot reach its database.' },
    rolled_back: { status: null, meaning: 'The entry was undone because another entry of the batch failed.' },
    not_attempted: { status: null, meaning: 'The entry was not tried because an earlier entry of the batch failed.' },
};
const ErrorDetail = external_typebox_namespaceObject.Type.Object({
    param: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ description: 'JSON path of the field, for example scans[3].target.' })),
    code: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
    message: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
    existing_id: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ description: 'On conflict: id of the resource that exists already.' })),
}, { additionalProperties: false });
const ErrorBody = external_typebox_namespaceObject.Type.Object({
    code: external_typebox_namespaceObject.Type.String({ description: 'Stable machine-readable code.', examples: ['validation_error'] }),
    message: external_typebox_namespaceObject.Type.String({ description: 'What was wrong, where, and what to do.' }),
    param: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ description: 'The field or parameter at fault.' })),
    details: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(ErrorDetail, { maxItems: 100 })),
    request_id: external_typebox_namespaceObject.Type.String({ examples: ['req_01jd3k9x5v8w2m4n6p7q'] }),
    doc_url: external_typebox_namespaceObject.Type.String({ description: 'Page that explains the code.' }),
}, { additionalProperties: false });
/** Every response with a 4xx or 5xx status has this body. */
const ErrorEnvelope = external_typebox_namespaceObject.Type.Object({ error: ErrorBody }, { additionalProperties: false });

;// CONCATENATED MODULE: ./build/contract/scan-states.js
/**
 * The states of a scan and every allowed move between them (seed, "States and transitions"). `running -> queued` is the
 * move of crash recovery: the attempt is counted up and no second `scan.queued` event fires.
 */
const SCAN_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'];
const SCAN_TRIGGERS = (/* unused pure expression or super */ null && (['start', 'succeed', 'fail', 'cancel', 'recover']));
const SCAN_TRANSITIONS = [
    { from: 'queued', trigger: 'start', to: 'running', event: 'scan.running' },
    { from: 'running', trigger: 'succeed', to: 'succeeded', event: 'scan.completed' },
    { from: 'running', trigger: 'fail', to: 'failed', event: 'scan.failed' },
    { from: 'queued', trigger: 'cancel', to: 'cancelled', event: 'scan.cancelled' },
    { from: 'running', trigger: 'cancel', to: 'cancelled', event: 'scan.cancelled' },
    { from: 'running', trigger: 'recover', to: 'queued', event: null },
];
/** The move that `trigger` makes from `from`, or undefined when it is not allowed. */
function transition(from, trigger) {
    return SCAN_TRANSITIONS.find((move) => move.from === from && move.trigger === trigger);
}
/** A client polling a scan treats queued and running as non-final and any other status as final (seed). */
function isFinal(status) {
    return status !== 'queued' && status !== 'running';
}

;// CONCATENATED MODULE: ./build/contract/scan.js





/** Why a scan ended as `failed`. */
const SCAN_FAILURE_REASONS = [
    'timeout',
    'unreachable',
    'dns_error',
    'address_not_allowed',
    'engine_error',
    'lost',
];
const Metadata = external_typebox_namespaceObject.Type.Record(external_typebox_namespaceObject.Type.String({ pattern: `^[^\\u0000-\\u001f]{1,${LIMITS.metadataKeyLengthMax}}$` }), external_typebox_namespaceObject.Type.String({ maxLength: LIMITS.metadataValueLengthMax }), {
    additionalProperties: false,
    maxProperties: LIMITS.metadataPairsMax,
    description: 'Up to 20 pairs of strings, returned as given.',
});
const UrlPath = external_typebox_namespaceObject.Type.String({ pattern: '^/', minLength: 1, maxLength: 2_000 });
const CheckId = external_typebox_namespaceObject.Type.String({ pattern: '^[a-z]+\\.[a-z0-9-]+$', maxLength: 80, examples: ['http.hsts-missing'] });
/** RFC 9110: a token; no line breaks in values, so that nothing can be smuggled into the request. */
const HeaderName = external_typebox_namespaceObject.Type.String({ pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$" });
const HeaderValue = external_typebox_namespaceObject.Type.String({ pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$', maxLength: 8_192 });
/** How a scan is run, beyond its type. Everything is optional. */
const ScanOptions = external_typebox_namespaceObject.Type.Object({
    start_path: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
        pattern: '^/',
        minLength: 1,
        maxLength: 2_000,
        description: 'Path and query where the look begins.',
    })),
    scheme: external_typebox_namespaceObject.Type.Optional(stringEnum(['http', 'https'], 'Skip the detection of TLS on the port.')),
    disable_checks: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(CheckId, { maxItems: 200, uniqueItems: true })),
    severity_overrides: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Record(CheckId, SeveritySchema, { additionalProperties: false, maxProperties: 200 })),
    extra_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Paths to look at besides those found by the crawl.',
    })),
    include_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Only paths with one of these prefixes are looked at.',
    })),
    exclude_paths: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Array(UrlPath, {
        maxItems: 100,
        uniqueItems: true,
        description: 'Paths with one of these prefixes are never requested.',
    })),
    request_headers: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Record(HeaderName, HeaderValue, {
        additionalProperties: false,
        maxProperties: 20,
        writeOnly: true,
        description: 'Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned.',
    })),
    max_requests_per_second: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({ minimum: 1, maximum: 1_000 })),
    active_post: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({ description: 'Allow active-safe probes to submit forms by POST. Default false.' })),
}, { additionalProperties: false, description: 'How the scan is run.' });
const ScanFailure = external_typebox_namespaceObject.Type.Object({ reason: stringEnum(SCAN_FAILURE_REASONS), message: external_typebox_namespaceObject.Type.String() }, { additionalProperties: false });
const Scan = external_typebox_namespaceObject.Type.Object({
    id: primitives_prefixedId('scn', 'Scan id.'),
    target: external_typebox_namespaceObject.Type.String({ description: 'Host that is scanned, with :port where one was given.' }),
    target_id: external_typebox_namespaceObject.Type.String(),
    scan_type: ScanTypeSchema,
    status: stringEnum(SCAN_STATUSES),
    livemode: external_typebox_namespaceObject.Type.Boolean(),
    created_at: primitives_Timestamp,
    started_at: nullable(primitives_Timestamp),
    finished_at: nullable(primitives_Timestamp),
    findings_count: nullable(SeverityCounts),
    failure: nullable(ScanFailure),
    report_url: nullable(external_typebox_namespaceObject.Type.String({ description: 'URL of the JSON report, once the scan has succeeded.' })),
    metadata: Metadata,
    options: external_typebox_namespaceObject.Type.Omit(ScanOptions, ['request_headers'], { additionalProperties: false }),
    tokens_charged: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
}, { additionalProperties: false, description: 'One run of the engine against one target.' });
const ScanCreate = external_typebox_namespaceObject.Type.Object({
    target: external_typebox_namespaceObject.Type.String({
        minLength: 1,
        maxLength: 2_300,
        description: 'host, host:port or an http(s) URL. The host and port are the target; the path of a URL is where the look begins.',
        examples: ['preview.example.com'],
    }),
    scan_type: ScanTypeSchema,
    metadata: external_typebox_namespaceObject.Type.Optional(Metadata),
    options: external_typebox_namespaceObject.Type.Optional(ScanOptions),
}, { additionalProperties: false });
/** The entries are validated one by one by the service, so that one bad entry is reported beside the good ones. */
const BulkScanCreate = external_typebox_namespaceObject.Type.Object({
    scans: external_typebox_namespaceObject.Type.Array(ScanCreate, { minItems: 1, maxItems: LIMITS.bulkEntriesMax }),
    fail_fast: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean({ description: 'Roll the whole batch back on the first failure. Default false.' })),
}, { additionalProperties: false });
const BulkResult = external_typebox_namespaceObject.Type.Object({ ok: external_typebox_namespaceObject.Type.Boolean(), scan: external_typebox_namespaceObject.Type.Optional(Scan), error: external_typebox_namespaceObject.Type.Optional(ErrorBody) }, { additionalProperties: false, description: 'scan is present on success, error on failure.' });
const BulkScanResult = external_typebox_namespaceObject.Type.Object({
    summary: external_typebox_namespaceObject.Type.Object({
        total: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
        succeeded: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
        failed: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
        rolled_back: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
    }, { additionalProperties: false }),
    results: external_typebox_namespaceObject.Type.Array(BulkResult, { description: 'One per entry, in request order.' }),
    error: external_typebox_namespaceObject.Type.Optional(ErrorBody),
}, { additionalProperties: false });

;// CONCATENATED MODULE: ./build/contract/target.js


const TARGET_STATUSES = ['pending', 'verified', 'failed', 'unreachable'];
/** `dns` is the seed's value. `local` exists on an embedded service only, for loopback and private hosts. */
const VERIFICATION_METHODS = ['dns', 'http_file', 'meta_tag', 'local'];
/** What the owner publishes to prove ownership; `<token>` is the target's own. */
const VERIFICATION = {
    dnsRecordPrefix: '_svc-verify.',
    dnsRecordValue: (token) => `svc-verify=${token}`,
    httpFilePath: '/.well-known/svc-verify.txt',
    metaTagName: 'svc-verify',
};
const TargetHostname = external_typebox_namespaceObject.Type.String({
    minLength: 1,
    maxLength: 260,
    description: 'Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.',
    examples: ['preview.example.com', 'localhost:8080'],
});
const TargetVerification = external_typebox_namespaceObject.Type.Object({
    method: nullable(stringEnum(VERIFICATION_METHODS)),
    token: external_typebox_namespaceObject.Type.String({ description: 'Value to publish.' }),
    instructions: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.Object({
        method: stringEnum(VERIFICATION_METHODS),
        text: external_typebox_namespaceObject.Type.String({ description: 'What to publish, in one sentence.' }),
        record_name: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
        record_type: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
        url: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()),
        value: external_typebox_namespaceObject.Type.String(),
    }, { additionalProperties: false })),
    checked_at: nullable(primitives_Timestamp),
    reason: nullable(external_typebox_namespaceObject.Type.String({ description: 'Why the last check failed.' })),
}, { additionalProperties: false });
const Target = external_typebox_namespaceObject.Type.Object({
    id: primitives_prefixedId('tgt', 'Target id.'),
    hostname: TargetHostname,
    status: stringEnum(TARGET_STATUSES),
    livemode: external_typebox_namespaceObject.Type.Boolean({ description: 'False for data of a test-mode key.' }),
    verification: TargetVerification,
    verified_at: nullable(primitives_Timestamp),
    created_at: primitives_Timestamp,
}, { additionalProperties: false, description: 'A host whose ownership can be proven.' });
const TargetCreate = external_typebox_namespaceObject.Type.Object({ hostname: TargetHostname }, { additionalProperties: false });
const TargetVerify = external_typebox_namespaceObject.Type.Object({ method: stringEnum(VERIFICATION_METHODS) }, { additionalProperties: false });

;// CONCATENATED MODULE: ./build/contract/report.js





/** Raised when a field changes meaning; additions keep it. */
const REPORT_SCHEMA_VERSION = '1.0';
const CHECK_STATUSES = ['passed', 'finding', 'not_applicable', 'error'];
const CheckOutcome = external_typebox_namespaceObject.Type.Object({
    check_id: external_typebox_namespaceObject.Type.String(),
    title: external_typebox_namespaceObject.Type.String(),
    severity: SeveritySchema,
    status: stringEnum(CHECK_STATUSES),
    reason: nullable(external_typebox_namespaceObject.Type.String({ description: 'Why the check did not apply or could not be carried out.' })),
    findings: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
}, { additionalProperties: false });
const Spent = external_typebox_namespaceObject.Type.Object({ used: external_typebox_namespaceObject.Type.Number({ minimum: 0 }), allowed: external_typebox_namespaceObject.Type.Number({ minimum: 0 }) }, { additionalProperties: false });
const ScanBudget = external_typebox_namespaceObject.Type.Object({
    requests: Spent,
    connections: Spent,
    bytes: Spent,
    seconds: Spent,
    exhausted: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String({ description: 'Which of them ran out.' })),
}, { additionalProperties: false });
const COMPLIANCE_STATES = ['evidence', 'partial', 'uncovered'];
const ComplianceRow = external_typebox_namespaceObject.Type.Object({
    framework: external_typebox_namespaceObject.Type.String({ examples: ['OWASP ASVS 5.0'] }),
    requirement: external_typebox_namespaceObject.Type.String({ examples: ['12.1.1'] }),
    status: stringEnum(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
    check_ids: external_typebox_namespaceObject.Type.Array(external_typebox_namespaceObject.Type.String()),
    findings: external_typebox_namespaceObject.Type.Integer({ minimum: 0, description: 'Findings that speak against the requirement.' }),
}, { additionalProperties: false });
const ReportTool = external_typebox_namespaceObject.Type.Object({
    name: external_typebox_namespaceObject.Type.String(),
    version: external_typebox_namespaceObject.Type.String(),
    advisories_date: nullable(external_typebox_namespaceObject.Type.String({ description: 'Date of the library advisory table.' })),
}, { additionalProperties: false });
const Report = external_typebox_namespaceObject.Type.Object({
    schema_version: external_typebox_namespaceObject.Type.String(),
    scan: Scan,
    target: Target,
    summary: external_typebox_namespaceObject.Type.Object({
        by_severity: external_typebox_namespaceObject.Type.Omit(SeverityCounts, ['total'], { additionalProperties: false }),
        total: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
        omitted: external_typebox_namespaceObject.Type.Integer({ minimum: 0, description: 'Findings above the bound of a scan, left out.' }),
        digest: external_typebox_namespaceObject.Type.String({ description: 'SHA-256 (hex) of the canonical findings, equal for equal findings.' }),
    }, { additionalProperties: false }),
    findings: external_typebox_namespaceObject.Type.Array(Finding),
    checks: external_typebox_namespaceObject.Type.Array(CheckOutcome),
    budget: ScanBudget,
    compliance: external_typebox_namespaceObject.Type.Array(ComplianceRow),
    generated_at: primitives_Timestamp,
    tool: ReportTool,
}, { additionalProperties: false, description: 'Everything known of one succeeded scan.' });

;// CONCATENATED MODULE: ./build/contract/usage.js


/** Operations that cost tokens. Prices are configuration; these are the defaults. */
const OPERATIONS = (/* unused pure expression or super */ null && (['scan.quick', 'scan.standard', 'scan.compliance', 'webhook.delivery']));
const DEFAULT_PRICES = {
    'scan.quick': 5,
    'scan.standard': 20,
    'scan.compliance': 50,
    'webhook.delivery': 1,
};
const PerOperation = external_typebox_namespaceObject.Type.Record(external_typebox_namespaceObject.Type.String(), external_typebox_namespaceObject.Type.Integer());
const Usage = external_typebox_namespaceObject.Type.Object({
    balance: external_typebox_namespaceObject.Type.Integer({ minimum: 0, description: 'Tokens left in the workspace.' }),
    mode: stringEnum(['live', 'test']),
    last_30d: external_typebox_namespaceObject.Type.Object({ total: external_typebox_namespaceObject.Type.Integer(), by_operation: PerOperation }, { additionalProperties: false, description: 'Tokens consumed over the last 30 days, refunds taken off.' }),
    prices: PerOperation,
    as_of: primitives_Timestamp,
}, { additionalProperties: false });

;// CONCATENATED MODULE: ./build/contract/event.js





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
    scan_id: external_typebox_namespaceObject.Type.String(),
    target: external_typebox_namespaceObject.Type.String(),
    scan_type: ScanTypeSchema,
    status: stringEnum(SCAN_STATUSES),
    created_at: primitives_Timestamp,
};
const EVENT_DATA = {
    'scan.queued': external_typebox_namespaceObject.Type.Object(scanData, { additionalProperties: false }),
    'scan.running': external_typebox_namespaceObject.Type.Object(scanData, { additionalProperties: false }),
    'scan.completed': external_typebox_namespaceObject.Type.Object({ ...scanData, findings_count: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }), report_url: external_typebox_namespaceObject.Type.String() }, { additionalProperties: false }),
    'scan.failed': external_typebox_namespaceObject.Type.Object({ ...scanData, reason: stringEnum(SCAN_FAILURE_REASONS), message: external_typebox_namespaceObject.Type.String() }, { additionalProperties: false }),
    'scan.cancelled': external_typebox_namespaceObject.Type.Object({ ...scanData, cancelled_at: primitives_Timestamp }, { additionalProperties: false }),
    'target.verified': external_typebox_namespaceObject.Type.Object({
        target_id: external_typebox_namespaceObject.Type.String(),
        hostname: external_typebox_namespaceObject.Type.String(),
        method: stringEnum(VERIFICATION_METHODS),
        verified_at: primitives_Timestamp,
    }, { additionalProperties: false }),
};
/** Body of a delivery of the given type. */
function eventSchema(type) {
    return Type.Object({ id: prefixedId('evt', 'Event id.'), type: Type.Literal(type), created_at: Timestamp, data: EVENT_DATA[type] }, { additionalProperties: false });
}

;// CONCATENATED MODULE: ./build/contract/webhook.js



const WEBHOOK_STATUSES = ['enabled', 'disabled'];
const WEBHOOK_DISABLED_REASONS = ['user', 'failing', 'gone', 'key_revoked'];
const DELIVERY_STATUSES = ['pending', 'held', 'succeeded', 'dead_lettered', 'cancelled'];
const Events = external_typebox_namespaceObject.Type.Array(stringEnum(EVENT_TYPES), { minItems: 1, maxItems: EVENT_TYPES.length, uniqueItems: true });
const Url = external_typebox_namespaceObject.Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: 'HTTPS URL that receives deliveries.',
    examples: ['https://hooks.example.com/scans'],
});
const subscription = {
    id: primitives_prefixedId('whk', 'Subscription id.'),
    url: Url,
    events: Events,
    status: stringEnum(WEBHOOK_STATUSES),
    disabled_reason: nullable(stringEnum(WEBHOOK_DISABLED_REASONS)),
    last_success_at: nullable(primitives_Timestamp),
    created_at: primitives_Timestamp,
};
const Webhook = external_typebox_namespaceObject.Type.Object(subscription, {
    additionalProperties: false,
    description: 'A webhook subscription.',
});
const WebhookWithSecret = external_typebox_namespaceObject.Type.Object({ ...subscription, secret: external_typebox_namespaceObject.Type.String({ pattern: '^whsec_', description: 'Signing secret, returned this once.' }) }, { additionalProperties: false });
const WebhookCreate = external_typebox_namespaceObject.Type.Object({ url: Url, events: Events }, { additionalProperties: false });
const WebhookUpdate = external_typebox_namespaceObject.Type.Object({ events: external_typebox_namespaceObject.Type.Optional(Events), status: external_typebox_namespaceObject.Type.Optional(stringEnum(WEBHOOK_STATUSES)) }, { additionalProperties: false, minProperties: 1 });
const RotateSecret = external_typebox_namespaceObject.Type.Object({
    previous_valid_for: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({ minimum: 0, maximum: 604_800, description: 'Seconds the old secret still signs. Default 86400.' })),
}, { additionalProperties: false });
const DeliveryAttempt = external_typebox_namespaceObject.Type.Object({
    attempt: external_typebox_namespaceObject.Type.Integer({ minimum: 1 }),
    at: primitives_Timestamp,
    status_code: nullable(external_typebox_namespaceObject.Type.Integer()),
    error: nullable(external_typebox_namespaceObject.Type.String()),
    duration_ms: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
}, { additionalProperties: false });
const delivery = {
    id: primitives_prefixedId('dlv', 'Delivery id.'),
    webhook_id: external_typebox_namespaceObject.Type.String(),
    event_id: external_typebox_namespaceObject.Type.String(),
    event_type: stringEnum(EVENT_TYPES),
    status: stringEnum(DELIVERY_STATUSES),
    attempts_count: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
    next_attempt_at: nullable(primitives_Timestamp),
    replay_of: nullable(external_typebox_namespaceObject.Type.String()),
    created_at: primitives_Timestamp,
};
const Delivery = external_typebox_namespaceObject.Type.Object(delivery, { additionalProperties: false });
const DeliveryWithAttempts = external_typebox_namespaceObject.Type.Object({ ...delivery, attempts: external_typebox_namespaceObject.Type.Array(DeliveryAttempt) }, { additionalProperties: false });
const ReplayRequest = external_typebox_namespaceObject.Type.Object({
    since: primitives_Timestamp,
    until: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp),
    status: external_typebox_namespaceObject.Type.Optional(stringEnum(DELIVERY_STATUSES)),
    dry_run: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Boolean()),
}, { additionalProperties: false });
const ReplayResult = external_typebox_namespaceObject.Type.Object({ count: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }), dry_run: external_typebox_namespaceObject.Type.Boolean() }, { additionalProperties: false });
/** Result of POST /v1/webhooks/{id}/test: one signed delivery made at once, outside the retry schedule. */
const WebhookTestResult = external_typebox_namespaceObject.Type.Object({
    delivered: external_typebox_namespaceObject.Type.Boolean(),
    status_code: nullable(external_typebox_namespaceObject.Type.Integer()),
    error: nullable(external_typebox_namespaceObject.Type.String()),
    duration_ms: external_typebox_namespaceObject.Type.Integer({ minimum: 0 }),
}, { additionalProperties: false });

;// CONCATENATED MODULE: ./build/contract/routes.js










/** Codes every authenticated route can answer with. */
const COMMON_ERRORS = (/* unused pure expression or super */ null && ([
    'missing_api_key',
    'invalid_api_key',
    'insufficient_scope',
    'validation_error',
    'rate_limited',
    'internal_error',
    'unavailable',
]));
/** Codes every route with a request body can answer with. */
const BODY_ERRORS = (/* unused pure expression or super */ null && ([
    'invalid_json',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_in_progress',
    'idempotency_mismatch',
]));
/** List response: `next_cursor` is absent on the last page (seed, "Paginated list"). */
function listOf(item) {
    return external_typebox_namespaceObject.Type.Object({ data: external_typebox_namespaceObject.Type.Array(item, { maxItems: LIMITS.pageSizeMax }), next_cursor: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String()) }, { additionalProperties: false });
}
const page = {
    limit: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.Integer({
        minimum: 1,
        maximum: LIMITS.pageSizeMax,
        default: LIMITS.pageSizeDefault,
        description: 'Page size.',
    })),
    cursor: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ minLength: 1, maxLength: 1_000, description: 'next_cursor of the previous page.' })),
};
const object = { additionalProperties: false };
const idParam = (name, prefix) => {
    const id = external_typebox_namespaceObject.Type.String({ maxLength: 64, examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`] });
    return external_typebox_namespaceObject.Type.Object({ [name]: id }, object);
};
const targetParam = idParam('target_id', 'tgt');
const scanParam = idParam('scan_id', 'scn');
const webhookParam = idParam('id', 'whk');
const deliveryParam = external_typebox_namespaceObject.Type.Object({ id: external_typebox_namespaceObject.Type.String({ maxLength: 64 }), delivery_id: external_typebox_namespaceObject.Type.String({ maxLength: 64 }) }, object);
const TargetsQuery = external_typebox_namespaceObject.Type.Object({ ...page, hostname: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ maxLength: 260 })) }, object);
const ScansQuery = external_typebox_namespaceObject.Type.Object({
    ...page,
    status: external_typebox_namespaceObject.Type.Optional(stringEnum(SCAN_STATUSES)),
    target: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ maxLength: 260 })),
    scan_type: external_typebox_namespaceObject.Type.Optional(ScanTypeSchema),
    created_after: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp),
    created_before: external_typebox_namespaceObject.Type.Optional(primitives_Timestamp),
}, object);
const FindingsQuery = external_typebox_namespaceObject.Type.Object({
    ...page,
    severity: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({
        pattern: '^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$',
        description: 'One severity or a comma-separated list.',
        examples: ['critical', 'critical,high'],
    })),
    min_severity: external_typebox_namespaceObject.Type.Optional(SeveritySchema),
    state: external_typebox_namespaceObject.Type.Optional(stringEnum(['new', 'open', 'fixed', 'ignored'])),
    check_id: external_typebox_namespaceObject.Type.Optional(external_typebox_namespaceObject.Type.String({ maxLength: 80 })),
}, object);
const DeliveriesQuery = external_typebox_namespaceObject.Type.Object({ ...page, status: external_typebox_namespaceObject.Type.Optional(stringEnum(DELIVERY_STATUSES)) }, object);
const WebhooksQuery = external_typebox_namespaceObject.Type.Object(page, object);
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
        success: { status: 200, schema: Usage },
        errors: [],
        source: 'seed',
    },
    createTarget: {
        method: 'POST',
        path: '/v1/targets',
        scopes: ['targets:write'],
        summary: 'Register a target.',
        body: TargetCreate,
        success: { status: 201, schema: Target },
        errors: ['conflict'],
        source: 'seed',
    },
    listTargets: {
        method: 'GET',
        path: '/v1/targets',
        scopes: ['targets:read'],
        summary: 'List targets, newest first.',
        query: TargetsQuery,
        success: { status: 200, schema: listOf(Target) },
        errors: ['invalid_cursor'],
        source: 'decided',
    },
    getTarget: {
        method: 'GET',
        path: '/v1/targets/{target_id}',
        scopes: ['targets:read'],
        summary: 'Retrieve a target.',
        params: targetParam,
        success: { status: 200, schema: Target },
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
        body: TargetVerify,
        success: { status: 200, schema: Target },
        errors: ['not_found'],
        source: 'seed',
    },
    createScan: {
        method: 'POST',
        path: '/v1/scans',
        scopes: ['scans:write'],
        summary: 'Create a scan.',
        body: ScanCreate,
        success: { status: 201, schema: Scan },
        errors: ['insufficient_tokens', 'target_not_verified'],
        source: 'seed',
    },
    listScans: {
        method: 'GET',
        path: '/v1/scans',
        scopes: ['scans:read'],
        summary: 'List scans, newest first.',
        query: ScansQuery,
        success: { status: 200, schema: listOf(Scan) },
        errors: ['invalid_cursor'],
        source: 'seed',
    },
    createScansBulk: {
        method: 'POST',
        path: '/v1/scans/bulk',
        scopes: ['scans:write'],
        summary: 'Create up to 100 scans in one transaction.',
        body: BulkScanCreate,
        success: { status: 201, schema: BulkScanResult },
        errors: ['batch_too_large', 'bulk_rolled_back'],
        source: 'seed',
    },
    getScan: {
        method: 'GET',
        path: '/v1/scans/{scan_id}',
        scopes: ['scans:read'],
        summary: 'Retrieve a scan.',
        params: scanParam,
        success: { status: 200, schema: Scan },
        errors: ['not_found'],
        source: 'seed',
    },
    cancelScan: {
        method: 'POST',
        path: '/v1/scans/{scan_id}/cancel',
        scopes: ['scans:write'],
        summary: 'Cancel a queued or running scan. Cancelling a cancelled scan changes nothing.',
        params: scanParam,
        success: { status: 200, schema: Scan },
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
        success: { status: 200, schema: listOf(Finding) },
        errors: ['not_found', 'invalid_cursor'],
        source: 'seed',
    },
    getReport: {
        method: 'GET',
        path: '/v1/scans/{scan_id}/report',
        scopes: ['reports:read', 'scans:read'],
        summary: 'Retrieve the JSON report of a succeeded scan.',
        params: scanParam,
        success: { status: 200, schema: Report },
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
        success: { status: 200, schema: listOf(Webhook) },
        errors: ['invalid_cursor'],
        source: 'seed',
    },
    createWebhook: {
        method: 'POST',
        path: '/v1/webhooks',
        scopes: ['webhooks:write'],
        summary: 'Create a webhook subscription. The secret is returned this once.',
        body: WebhookCreate,
        success: { status: 201, schema: WebhookWithSecret },
        errors: ['conflict'],
        source: 'seed',
    },
    getWebhook: {
        method: 'GET',
        path: '/v1/webhooks/{id}',
        scopes: ['webhooks:write'],
        summary: 'Retrieve a webhook subscription, without its secret.',
        params: webhookParam,
        success: { status: 200, schema: Webhook },
        errors: ['not_found'],
        source: 'seed',
    },
    updateWebhook: {
        method: 'PATCH',
        path: '/v1/webhooks/{id}',
        scopes: ['webhooks:write'],
        summary: 'Change the events of a subscription, disable or re-enable it.',
        params: webhookParam,
        body: WebhookUpdate,
        success: { status: 200, schema: Webhook },
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
        body: RotateSecret,
        bodyOptional: true,
        success: { status: 200, schema: WebhookWithSecret },
        errors: ['not_found'],
        source: 'decided',
    },
    testWebhook: {
        method: 'POST',
        path: '/v1/webhooks/{id}/test',
        scopes: ['webhooks:write'],
        summary: 'Send one signed example delivery now and report what came back.',
        params: webhookParam,
        success: { status: 200, schema: WebhookTestResult },
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
        success: { status: 200, schema: listOf(Delivery) },
        errors: ['not_found', 'invalid_cursor'],
        source: 'decided',
    },
    getDelivery: {
        method: 'GET',
        path: '/v1/webhooks/{id}/deliveries/{delivery_id}',
        scopes: ['webhooks:write'],
        summary: 'Retrieve a delivery with its attempts.',
        params: deliveryParam,
        success: { status: 200, schema: DeliveryWithAttempts },
        errors: ['not_found'],
        source: 'decided',
    },
    replayDelivery: {
        method: 'POST',
        path: '/v1/webhooks/{id}/deliveries/{delivery_id}/replay',
        scopes: ['webhooks:write'],
        summary: 'Deliver an event again, as a new delivery.',
        params: deliveryParam,
        success: { status: 201, schema: Delivery },
        errors: ['not_found', 'invalid_state'],
        source: 'decided',
    },
    replayDeliveries: {
        method: 'POST',
        path: '/v1/webhooks/{id}/replay',
        scopes: ['webhooks:write'],
        summary: 'Deliver every event of a period again; with dry_run only count them.',
        params: webhookParam,
        body: ReplayRequest,
        success: { status: 200, schema: ReplayResult },
        errors: ['not_found', 'invalid_state'],
        source: 'decided',
    },
};

;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./build/client/errors.js
/**
 * Codes of faults that the client itself finds, besides the codes the API answers with.
 */
const CLIENT_ERRORS = {
    client_misconfigured: 'The base URL, the API key or an option of the client is not usable.',
    connection_failed: 'The service could not be reached: no such name, refused, reset, or a TLS fault.',
    response_timeout: 'The service did not answer in time.',
    response_not_json: 'The service (or something before it: a proxy, a login page) answered with something that is not JSON.',
    response_malformed: 'The answer is JSON, but a part without which it means nothing is missing.',
    response_too_large: 'The answer is larger than the client reads.',
    redirect_refused: 'The answer is a redirect that must not be followed.',
    pagination_loop: 'The list does not end: a cursor came back twice, or there are too many pages.',
};
/** Base of every error the client throws, but for aborts by the caller, which are rethrown as they are. */
class ServiceError extends Error {
    /** A code of the API ({@link ApiError}) or one of {@link CLIENT_ERRORS}. */
    code;
    /** HTTP status, where there was an answer. */
    status;
    /** `X-Request-Id` of the answer, for the operator of the service. */
    requestId;
    request;
    constructor(code, message, context) {
        super(message, context.cause === undefined ? undefined : { cause: context.cause });
        this.name = 'ServiceError';
        this.code = code;
        this.status = context.status ?? null;
        this.requestId = context.requestId ?? null;
        this.request = context.request;
    }
}
/** The service answered with an error of its own. */
class ApiError extends ServiceError {
    param;
    details;
    /** Seconds the service asked to wait, or null. */
    retryAfterSeconds;
    /** Codes of the entries of a refused bulk request, in request order; null for an entry that names none. */
    entryCodes;
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ApiError';
        this.param = context.param ?? null;
        this.details = context.details ?? [];
        this.retryAfterSeconds = context.retryAfter ?? null;
        this.entryCodes = context.entryCodes ?? [];
    }
}
/** No answer: `connection_failed` or `response_timeout`. */
class ServiceConnectionError extends ServiceError {
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ServiceConnectionError';
    }
}
/** An answer that cannot be used. */
class ServiceResponseError extends ServiceError {
    constructor(code, message, context) {
        super(code, message, context);
        this.name = 'ServiceResponseError';
    }
}
/** The client cannot be made of what it was given. */
class ClientConfigurationError extends ServiceError {
    constructor(message) {
        super('client_misconfigured', message, { request: '' });
        this.name = 'ClientConfigurationError';
    }
}

;// CONCATENATED MODULE: ./build/client/client-options.js


/** True for localhost, 127.0.0.0/8 and ::1: traffic that does not leave the machine. */
function isLoopback(hostname) {
    const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
    if ((0,external_node_net_namespaceObject.isIP)(host) === 4)
        return host.startsWith('127.');
    if ((0,external_node_net_namespaceObject.isIP)(host) === 6)
        return host === '::1' || /^::ffff:7f[0-9a-f]{2}:/.test(host);
    return host === 'localhost' || host.endsWith('.localhost');
}
/**
 * Checks the base URL before anything is sent to it.
 * @throws ClientConfigurationError
 */
function parseBaseUrl(text, allowInsecure) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new ClientConfigurationError('The base URL is not an absolute URL. Give it as https://host[:port].');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new ClientConfigurationError('The base URL must begin with https:// (or http:// on loopback).');
    }
    if (url.username !== '' || url.password !== '') {
        throw new ClientConfigurationError('The base URL must not carry credentials; the API key is given on its own.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new ClientConfigurationError('The base URL must not carry a query or a fragment.');
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecure) {
        throw new ClientConfigurationError(`The API key would travel unencrypted to ${url.host}. Use https://, or allow it on purpose.`);
    }
    // A prefix is kept; "/v1" at its end is what people copy from a document, and the routes carry it themselves.
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
    return url;
}
/** @throws ClientConfigurationError when the key cannot be sent as a header. */
function checkApiKey(key) {
    const trimmed = key.trim();
    if (trimmed === '')
        throw new ClientConfigurationError('The API key is empty.');
    if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
        throw new ClientConfigurationError('The API key holds spaces, line breaks or characters outside ASCII.');
    }
    return trimmed;
}

;// CONCATENATED MODULE: ./build/client/clock.js
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
            signal?.removeEventListener('abort', onAbort);
            resolve();
        }, ms);
        signal?.addEventListener('abort', onAbort, { once: true });
    }),
};

;// CONCATENATED MODULE: external "node:tls"
const external_node_tls_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
;// CONCATENATED MODULE: external "undici"
var external_undici_x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var external_undici_y = (x) => (() => (x))
const external_undici_namespaceObject = external_undici_x({ ["Agent"]: () => (__WEBPACK_EXTERNAL_MODULE_undici__.Agent), ["EnvHttpProxyAgent"]: () => (__WEBPACK_EXTERNAL_MODULE_undici__.EnvHttpProxyAgent), ["request"]: () => (__WEBPACK_EXTERNAL_MODULE_undici__.request) });
;// CONCATENATED MODULE: ./build/client/dispatcher.js


/** The connections of one client. undici's own default agent ignores proxies and waits 300 s for headers. */
function createDispatcher(options) {
    const tls = options.trustedRoots.length === 0 ? {} : { ca: [...(0,external_node_tls_namespaceObject.getCACertificates)('default'), ...options.trustedRoots] };
    const connect = { timeout: options.connectTimeoutMs, ...tls };
    const base = {
        connections: 8,
        headersTimeout: options.responseTimeoutMs,
        bodyTimeout: options.responseTimeoutMs,
        keepAliveTimeout: 10_000,
        connect,
    };
    if (options.proxy === 'none')
        return new external_undici_namespaceObject.Agent(base);
    return new external_undici_namespaceObject.EnvHttpProxyAgent({ ...base, requestTls: connect, proxyTls: { timeout: options.connectTimeoutMs } });
}

;// CONCATENATED MODULE: ./build/client/retry-policy.js
const DEFAULT_RETRY_POLICY = {
    maxRetries: 4,
    baseDelayMs: 400,
    maxDelayMs: 15_000,
    maxRetryAfterMs: 60_000,
    budgetMs: 180_000,
};
/** RFC 9110: 408, 500, 502, 503, 504; RFC 8470: 425; RFC 6585: 429. */
const TRANSIENT_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
/**
 * How long to wait before the next attempt, in milliseconds, or null to give up. Pure.
 *
 * GET and DELETE may be sent again; a POST or PATCH only with an Idempotency-Key, or where the first one certainly did
 * no work: it never left, or it was refused for its rate.
 */
function retryDelay(question, policy = DEFAULT_RETRY_POLICY) {
    const { failure } = question;
    if (question.attempt > policy.maxRetries)
        return null;
    if (!isTransient(failure) || !isRepeatable(question))
        return null;
    const backoff = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (question.attempt - 1));
    // Half of the wait is random: clients that failed together do not come back together.
    const jittered = backoff / 2 + (backoff / 2) * question.random;
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    const delay = Math.ceil(Math.max(jittered, Math.min(asked, policy.maxRetryAfterMs)));
    return question.waitedMs + delay > policy.budgetMs ? null : delay;
}
function isTransient(failure) {
    if (failure.kind === 'network')
        return true;
    return TRANSIENT_STATUSES.has(failure.status) || failure.code === 'idempotency_in_progress';
}
function isRepeatable(question) {
    if (question.method === 'GET' || question.method === 'DELETE' || question.hasIdempotencyKey)
        return true;
    const { failure } = question;
    return failure.kind === 'network' ? !failure.sent : failure.status === 429;
}
/**
 * Milliseconds a Retry-After header asks for (RFC 9110, section 10.2.3: seconds or an HTTP date), or null when it is
 * absent or malformed.
 */
function retryAfterMs(header, now) {
    if (header === undefined)
        return null;
    const text = header.trim();
    if (/^[0-9]{1,9}$/.test(text))
        return Number(text) * 1000;
    if (!/^[A-Z][a-z]{2}, /.test(text))
        return null;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(0, date - now);
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./build/client/discard-body.js
/**
 * Gives up on a response body. undici reports the abort as an error of the stream, and an error that nobody listens to
 * ends the process.
 */
function discardBody(body) {
    body.on('error', () => undefined);
    body.destroy();
}

;// CONCATENATED MODULE: ./build/client/http-exchange.js




/** An error body is never interesting beyond this. */
const MAX_ERROR_BYTES = 64 * 1024;
/** Codes of a connection that was never made: the request cannot have been worked on. */
const NEVER_SENT = new Set([
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/**
 * One request, one answer, read to its end within bounds. The one place of the client that fetches. Redirects are
 * answers like any other.
 * @throws ServiceConnectionError, ServiceResponseError (`response_too_large`), or the caller's abort reason
 */
async function exchange(dispatcher, what, limits) {
    const deadline = AbortSignal.timeout(limits.attemptTimeoutMs);
    const signal = what.signal === undefined ? deadline : AbortSignal.any([what.signal, deadline]);
    try {
        const answer = await (0,external_undici_namespaceObject.request)(what.url, {
            dispatcher,
            method: what.method,
            headers: what.headers,
            body: what.body ?? null,
            signal,
        });
        const headers = singleHeaders(answer.headers);
        const limit = answer.statusCode >= 400 ? MAX_ERROR_BYTES : limits.maxResponseBytes;
        const raw = await readBounded(answer.body, limit, answer.statusCode >= 400);
        if (raw === null)
            throw tooLarge(what, answer.statusCode, limit);
        return { status: answer.statusCode, headers, bytes: decode(raw, headers['content-encoding'], limit, what) };
    }
    catch (error) {
        if (error instanceof ServiceResponseError)
            throw error;
        if (what.signal?.aborted === true)
            throw what.signal.reason;
        throw connectionError(error, what, deadline.aborted, limits);
    }
}
/** True when the request of this error may have reached the service. */
function mayHaveBeenSent(error) {
    return !NEVER_SENT.has(errorCode(error.cause));
}
async function readBounded(body, limit, cut) {
    const parts = [];
    let size = 0;
    for await (const part of body) {
        size += part.length;
        if (size > limit) {
            discardBody(body);
            return cut ? Buffer.concat(parts) : null;
        }
        parts.push(part);
    }
    return Buffer.concat(parts);
}
/** `Accept-Encoding: identity` is sent, but what stands between may compress all the same. */
function decode(raw, encoding, limit, what) {
    const name = (encoding ?? 'identity').trim().toLowerCase();
    if (name === 'identity' || name === '' || raw.length === 0)
        return raw;
    const bounds = { maxOutputLength: limit };
    try {
        if (name === 'gzip' || name === 'x-gzip')
            return (0,external_node_zlib_namespaceObject.gunzipSync)(raw, bounds);
        if (name === 'br')
            return (0,external_node_zlib_namespaceObject.brotliDecompressSync)(raw, bounds);
        if (name === 'deflate')
            return (0,external_node_zlib_namespaceObject.inflateSync)(raw, bounds);
    }
    catch (cause) {
        throw new ServiceResponseError('response_malformed', `${what.label}: the compressed answer cannot be read.`, {
            request: what.label,
            cause,
        });
    }
    throw new ServiceResponseError('response_malformed', `${what.label}: the answer uses an unknown Content-Encoding.`, {
        request: what.label,
    });
}
function singleHeaders(headers) {
    const single = Object.create(null);
    for (const [name, value] of Object.entries(headers)) {
        const first = Array.isArray(value) ? value[0] : value;
        if (first !== undefined)
            single[name.toLowerCase()] = first;
    }
    return single;
}
function tooLarge(what, status, limit) {
    return new ServiceResponseError('response_too_large', `${what.label}: the answer is larger than ${limit} bytes.`, {
        request: what.label,
        status,
    });
}
function connectionError(cause, what, late, limits) {
    const code = errorCode(cause);
    const timedOut = late || code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT';
    const where = what.url.host;
    if (timedOut) {
        const seconds = Math.round(limits.attemptTimeoutMs / 1000);
        const text = late
            ? `no complete answer from ${where} within ${seconds} s`
            : `${where} did not answer in time (${code})`;
        return new ServiceConnectionError('response_timeout', `${what.label}: ${text}.`, { request: what.label, cause });
    }
    const detail = code === '' ? '' : ` (${code})`;
    return new ServiceConnectionError('connection_failed', `${what.label}: no connection to ${where}${detail}.`, {
        request: what.label,
        cause,
    });
}
function errorCode(error) {
    if (!(error instanceof Error))
        return '';
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if (error instanceof AggregateError && error.errors.length > 0)
        return errorCode(error.errors[0]);
    return errorCode(error.cause);
}

;// CONCATENATED MODULE: ./build/client/redact.js
/** Anything of the form of an API key or a signing secret, whoever it belongs to. */
const SECRETS = /\b(svc_(?:live|test)_|whsec_)[A-Za-z0-9+/=_-]{4,}/g;
/**
 * Takes secrets and control characters out of a text that came from outside and cuts it, so that it may stand in an
 * error message.
 */
function redact(text, secrets = [], maxLength = 300) {
    let clean = text;
    for (const secret of secrets) {
        if (secret.length >= 4)
            clean = clean.replaceAll(secret, '***');
    }
    clean = clean
        .replace(SECRETS, '$1***')
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
        .trim();
    return clean.length > maxLength ? `${clean.slice(0, maxLength - 1)}…` : clean;
}

;// CONCATENATED MODULE: ./build/client/conform.js
/**
 * Tolerant reading. A service may leave out what the API document leaves open, add fields we do not know, or send
 * another type: `conform` gives back a value of the schema's shape, with what was there kept and what was missing filled
 * by a harmless default ('' for text, 0, false, [], null where null is allowed). A value outside of a closed list is
 * KEPT as the text it is (`''` when missing): whoever judges it must see that it is unknown.
 */
function conform(schema, value) {
    return walk(schema, value, 0);
}
/** Bound of texts for which the schema has none, in characters. */
const MAX_TEXT = 20_000;
const MAX_ENTRIES = 1_000;
const MAX_DEPTH = 20;
/** True for an object that is not an array. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function walk(schema, value, depth) {
    if (depth > MAX_DEPTH)
        return null;
    if (schema.anyOf !== undefined)
        return union(schema.anyOf, value, depth);
    if (schema.enum !== undefined || schema.const !== undefined)
        return conform_text(value, 200);
    switch (schema.type) {
        case 'object':
            return schema.properties === undefined ? dictionary(schema, value, depth) : record(schema, value, depth);
        case 'array':
            return array(schema, value, depth);
        case 'string':
            return conform_text(value, schema.maxLength ?? MAX_TEXT);
        case 'integer':
        case 'number':
            return typeof value === 'number' && Number.isFinite(value) ? value : 0;
        case 'boolean':
            return value === true;
        default:
            return null;
    }
}
function union(branches, value, depth) {
    const nullAllowed = branches.some((branch) => branch.type === 'null');
    if (nullAllowed && (value === null || value === undefined))
        return null;
    const branch = branches.find((candidate) => candidate.type !== 'null');
    if (branch === undefined)
        return null;
    const fits = branch.type === 'object' ? isRecord(value) : branch.type === 'array' ? Array.isArray(value) : !isObject(value);
    return nullAllowed && !fits ? null : walk(branch, value, depth + 1);
}
function record(schema, value, depth) {
    const given = isRecord(value) ? value : {};
    const required = new Set(schema.required ?? []);
    const result = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const present = Object.hasOwn(given, name) && given[name] !== undefined;
        if (present || required.has(name))
            result[name] = walk(property, present ? given[name] : undefined, depth + 1);
    }
    return result;
}
function dictionary(schema, value, depth) {
    const entrySchema = Object.values(schema.patternProperties ?? {})[0];
    const result = Object.create(null);
    if (!isRecord(value) || entrySchema === undefined)
        return { ...result };
    for (const [name, entry] of Object.entries(value).slice(0, schema.maxProperties ?? MAX_ENTRIES)) {
        if (name !== '__proto__')
            result[name] = walk(entrySchema, entry, depth + 1);
    }
    return { ...result };
}
/** Items are neither dropped nor bounded here: a list that lost an entry would look better than it is. */
function array(schema, value, depth) {
    if (!Array.isArray(value))
        return [];
    const { items } = schema;
    return items === undefined ? [] : value.map((item) => walk(items, item, depth + 1));
}
function conform_text(value, maxLength) {
    const string = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
    return string.length > maxLength ? `${string.slice(0, maxLength - 1)}…` : string;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

;// CONCATENATED MODULE: ./build/client/tolerant-error.js


/**
 * Reads an error out of a body whose envelope the API document does not show: `{error: {code, …}}`, `{error: "code"}`,
 * `{code, …}`, `{errors: [{code}]}`, or none of them.
 */
function readError(body) {
    const outer = isRecord(body) ? body : {};
    const list = outer['errors'];
    const candidate = outer['error'] ?? (Array.isArray(list) ? list[0] : undefined) ?? outer;
    const inner = isRecord(candidate) ? candidate : { code: candidate };
    const details = inner['details'] ?? outer['details'];
    const detailList = Array.isArray(details) ? details : isRecord(details) ? [details] : [];
    return {
        code: tolerant_error_short(inner['code'] ?? outer['code'] ?? inner['type'], 80),
        message: tolerant_error_short(inner['message'] ?? outer['message'] ?? outer['detail'] ?? inner['detail'], 1_000),
        param: tolerant_error_short(inner['param'], 200),
        details: detailList.slice(0, 100).map((detail) => conform(ErrorDetail, detail)),
        requestId: tolerant_error_short(inner['request_id'] ?? outer['request_id'], 100),
        entryCodes: entryCodes(outer['results']),
    };
}
function tolerant_error_short(value, maxLength) {
    return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}
function entryCodes(results) {
    if (!Array.isArray(results))
        return [];
    return results.slice(0, 1_000).map((entry) => {
        const error = isRecord(entry) ? entry['error'] : undefined;
        return tolerant_error_short(isRecord(error) ? error['code'] : error, 80);
    });
}

;// CONCATENATED MODULE: ./build/client/transport.js







const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * Sends a request until it is answered with success, or the retry policy gives up.
 * @throws ApiError, ServiceConnectionError, ServiceResponseError, or the caller's abort reason
 */
async function send(settings, what) {
    const label = `${what.method} ${what.path}`;
    let waitedMs = 0;
    for (let attempt = 1;; attempt += 1) {
        const attempted = await once(settings, what, label);
        if ('response' in attempted)
            return attempted.response;
        const delay = retryDelay({
            method: what.method,
            hasIdempotencyKey: what.idempotencyKey !== undefined,
            attempt,
            waitedMs,
            failure: attempted.failure,
            random: settings.random(),
        }, settings.retry);
        if (delay === null)
            throw attempted.error;
        await settings.clock.sleep(delay, what.signal);
        waitedMs += delay;
    }
}
async function once(settings, what, label) {
    try {
        const response = await followed(settings, what, label);
        if (response.status >= 200 && response.status < 300)
            return { response };
        const error = apiError(settings, response, label);
        const after = retryAfterMs(response.headers['retry-after'], settings.clock.now());
        return {
            failure: { kind: 'status', status: response.status, code: error.code, retryAfterMs: after },
            error,
        };
    }
    catch (error) {
        if (!(error instanceof ServiceConnectionError))
            throw error;
        return { failure: { kind: 'network', sent: mayHaveBeenSent(error) }, error };
    }
}
/**
 * Follows redirects of a GET by hand: the key goes to the base URL's origin and nowhere else. undici drops it across
 * origins too, but this promise is worth more than a default.
 */
async function followed(settings, what, label) {
    let url = new URL(`${settings.base.pathname.replace(/\/$/, '')}${what.path}`, settings.base);
    if (what.query !== undefined)
        url.search = what.query.toString();
    for (let hop = 0;; hop += 1) {
        const response = await exchange(settings.dispatcher, {
            method: what.method,
            url,
            headers: headersFor(settings, what, url),
            label,
            signal: what.signal,
            ...bodyOf(what),
        }, settings.limits);
        if (!REDIRECTS.has(response.status))
            return response;
        const refuse = (why) => new ServiceResponseError('redirect_refused', `${label}: redirected (${response.status}), ${why}.`, {
            request: label,
            status: response.status,
        });
        if (what.method !== 'GET')
            throw refuse('and only a GET may be; check the API URL');
        if (hop >= MAX_REDIRECTS)
            throw refuse(`more than ${MAX_REDIRECTS} times`);
        const location = response.headers['location'];
        if (location === undefined || !URL.canParse(location, url.href))
            throw refuse('but nowhere');
        const next = new URL(location, url);
        if (next.protocol !== 'https:' && next.protocol !== 'http:')
            throw refuse('to something that is not HTTP');
        if (url.protocol === 'https:' && next.protocol === 'http:' && !isLoopback(next.hostname)) {
            throw refuse('from HTTPS to plain HTTP');
        }
        if (next.origin !== settings.base.origin && !what.crossOriginRedirects) {
            throw refuse(`to ${next.origin}, which is not the API (a login page?); check the API URL`);
        }
        next.username = '';
        next.password = '';
        url = next;
    }
}
function headersFor(settings, what, url) {
    const isHome = url.origin === settings.base.origin;
    return {
        accept: what.accept,
        'accept-encoding': 'identity',
        'user-agent': settings.userAgent,
        ...(isHome ? { authorization: `Bearer ${settings.apiKey}` } : {}),
        ...(what.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(what.idempotencyKey === undefined ? {} : { 'idempotency-key': what.idempotencyKey }),
    };
}
function bodyOf(what) {
    return what.body === undefined ? {} : { body: JSON.stringify(what.body) };
}
function apiError(settings, response, label) {
    const read = readError(parsed(response.bytes));
    const code = read.code ?? codeOfStatus(response.status);
    const known = Object.hasOwn(API_ERRORS, code)
        ? API_ERRORS[code].meaning
        : `HTTP status ${response.status}.`;
    const message = redact(read.message ?? known, [settings.apiKey], 500);
    const after = retryAfterMs(response.headers['retry-after'], settings.clock.now());
    const requestId = response.headers['x-request-id'] ?? read.requestId ?? undefined;
    return new ApiError(redact(code, [settings.apiKey], 80), `${label}: ${message} (${response.status} ${redact(code, [settings.apiKey], 80)})`, {
        request: label,
        status: response.status,
        requestId: requestId === undefined ? undefined : redact(requestId, [settings.apiKey], 100),
        param: read.param,
        details: read.details,
        entryCodes: read.entryCodes,
        retryAfter: after === null ? null : Math.ceil(after / 1000),
    });
}
/** The code our catalogue has for a status, for a service that names none. */
function codeOfStatus(status) {
    const preferred = {
        401: 'invalid_api_key',
        403: 'insufficient_scope',
        409: 'conflict',
        422: 'validation_error',
    };
    const found = Object.entries(API_ERRORS).find(([, entry]) => entry.status === status);
    return preferred[status] ?? found?.[0] ?? `http_${status}`;
}
function parsed(bytes) {
    try {
        return JSON.parse(bytes.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
/**
 * The JSON of an answer.
 * @throws ServiceResponseError `response_not_json` that says what came instead
 */
function jsonOf(response, request) {
    const text = response.bytes.toString('utf8').replace(/^\uFEFF/, '');
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const type = redact(response.headers['content-type'] ?? 'no Content-Type', [], 80);
        const isHtml = /html/i.test(type) || /^\s*<(!doctype|html)/i.test(text);
        const what = isHtml
            ? 'an HTML page (a proxy or a login page before the API?)'
            : text === ''
                ? 'an empty body'
                : `something that is not JSON (${type})`;
        throw new ServiceResponseError('response_not_json', `${request}: the service answered with ${what}.`, {
            request,
            status: response.status,
            requestId: response.headers['x-request-id'],
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./build/client/call.js







/** @throws ClientConfigurationError */
function createCall(options) {
    const responseTimeoutMs = options.responseTimeoutMs ?? 30_000;
    const settings = {
        base: parseBaseUrl(options.baseUrl, options.allowInsecure === true),
        apiKey: checkApiKey(options.apiKey),
        userAgent: options.userAgent ?? 'scan-gate',
        dispatcher: createDispatcher({
            proxy: options.proxy ?? 'environment',
            trustedRoots: options.trustedRoots ?? [],
            connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
            responseTimeoutMs,
        }),
        limits: {
            attemptTimeoutMs: options.attemptTimeoutMs ?? 2 * responseTimeoutMs,
            maxResponseBytes: options.maxResponseBytes ?? 32 * 1024 * 1024,
        },
        retry: { ...DEFAULT_RETRY_POLICY, ...options.retry },
        clock: options.clock ?? systemClock,
        random: options.random ?? Math.random,
    };
    let requests = 0;
    async function answer(name, args) {
        requests += 1;
        const route = ROUTES[name];
        const path = fillPath(route.path, args.params ?? {});
        const response = await send(settings, {
            method: route.method,
            path,
            accept: route.success.contentType ?? 'application/json',
            query: searchOf(args.query ?? {}),
            ...(args.body === undefined ? {} : { body: args.body }),
            idempotencyKey: args.idempotencyKey,
            signal: args.signal,
            crossOriginRedirects: route.success.contentType !== undefined,
        });
        return { response, request: `${route.method} ${path}` };
    }
    return {
        baseUrl: settings.base.href.replace(/\/$/, ''),
        async json(name, args, read) {
            const { response, request } = await answer(name, args);
            return read(jsonOf(response, request), request);
        },
        async bulk(args, read) {
            const { response, request } = await answer('createScansBulk', args);
            const replayed = response.headers['idempotent-replayed'];
            // The header says true or is absent; that absence means "fresh" is known only of a service that numbers requests as ours does.
            const fresh = response.headers['x-request-id']?.startsWith('req_') === true ? false : null;
            return read(jsonOf(response, request), request, replayed === 'true' ? true : fresh);
        },
        bytes: async (name, args) => (await answer(name, args)).response.bytes,
        empty: async (name, args) => {
            await answer(name, args);
        },
        requestCount: () => requests,
        close: () => settings.dispatcher.destroy(),
    };
}
/** Every parameter stays one path segment, whatever an id from outside holds. */
function fillPath(template, params) {
    return template.replace(/\{([a-z_]+)\}/g, (_, name) => {
        const value = params[name];
        if (value === undefined || value === '' || value === '.' || value === '..') {
            throw new ClientConfigurationError(`The path parameter ${name} is empty or not an id.`);
        }
        return encodeURIComponent(value);
    });
}
function searchOf(query) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined)
            search.set(name, String(value));
    }
    return search;
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/client/tolerant-finding.js





/** Words that other scanners use for the five severities. */
const SEVERITY_WORDS = {
    ...Object.fromEntries(SEVERITIES.map((severity) => [severity, severity])),
    medium: 'medium',
    moderate: 'medium',
    informational: 'info',
    information: 'info',
};
const FINGERPRINT = /^[0-9a-f]{32}$/;
/** Never throws: a finding about which little is said is still a finding. */
function readFinding(body) {
    const given = isRecord(body) ? body : {};
    const finding = conform(Finding, body);
    const word = typeof given['severity'] === 'string' ? given['severity'].trim().slice(0, 40) : '';
    const severity = SEVERITY_WORDS[word.toLowerCase()] ?? 'unknown';
    const location = isRecord(given['location'])
        ? finding.location
        : { ...finding.location, url: textOf(given['location']) || textOf(given['url']) };
    const checkId = finding.check_id || textOf(given['rule_id']) || textOf(given['type']) || 'service.unnamed';
    const title = finding.title || textOf(given['name']) || finding.description.slice(0, 120) || checkId;
    const locations = finding.locations.length > 0 ? finding.locations : [location];
    return {
        ...finding,
        check_id: checkId,
        title,
        location,
        locations: locations.slice(0, LIMITS.findingLocationsMax),
        locations_total: Math.max(finding.locations_total, locations.length),
        evidence: finding.evidence || tolerant_finding_jsonOf(given['evidence']),
        fingerprint: fingerprintOf(given, { ...finding, check_id: checkId, title, location }),
        severity,
        severity_word: severity === 'unknown' && word !== '' ? word : null,
        state: finding.state === '' ? 'open' : finding.state,
        confidence: finding.confidence === '' ? 'firm' : finding.confidence,
    };
}
/**
 * A fingerprint of another form is hashed into ours. Where there is none it is made of what the finding says, without
 * the host; a finding that says nothing of itself keeps its id in it, so that two of them stay two.
 */
function fingerprintOf(given, finding) {
    const own = textOf(given['fingerprint']);
    if (FINGERPRINT.test(own))
        return own;
    if (own !== '')
        return hash(['given', own]);
    const says = [finding.check_id, finding.title, pathOf(finding.location.url), finding.location.parameter ?? ''];
    const isNamed = finding.check_id !== 'service.unnamed' || finding.title !== 'service.unnamed';
    return hash(isNamed ? ['made', ...says] : ['id', finding.id, ...says]);
}
function hash(parts) {
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function pathOf(url) {
    return URL.canParse(url) ? new URL(url).pathname : url;
}
function textOf(value) {
    return typeof value === 'string' ? value.slice(0, 2_000) : '';
}
function tolerant_finding_jsonOf(value) {
    return isRecord(value) || Array.isArray(value) ? JSON.stringify(value).slice(0, LIMITS.evidenceLengthMax) : '';
}

;// CONCATENATED MODULE: ./build/client/tolerant-list.js


/**
 * Reads a list response. `next_cursor` may be absent, null or empty on the last page (seed, "Paginated list"); a bare
 * array is taken as the only page.
 * @throws ServiceResponseError when there is no list in the body, or an entry is not an object: an unreadable list is
 * never an empty one
 */
function readPage(body, readItem, request) {
    const data = Array.isArray(body) ? body : isRecord(body) ? body['data'] : undefined;
    if (!Array.isArray(data) || !data.every(isRecord)) {
        throw new ServiceResponseError('response_malformed', `${request}: the answer has no list "data" of objects.`, {
            request,
        });
    }
    const cursor = isRecord(body) ? body['next_cursor'] : undefined;
    const items = data.map(readItem);
    return typeof cursor === 'string' && cursor !== '' ? { data: items, next_cursor: cursor } : { data: items };
}

;// CONCATENATED MODULE: ./build/client/tolerant-report.js



function readReport(body) {
    const given = isRecord(body) ? body : {};
    const list = given['findings'];
    const findings = Array.isArray(list) && list.every(isRecord) ? list.map(readFinding) : null;
    const version = given['schema_version'];
    const isOurs = typeof version === 'string' && /^1\.[0-9]+$/.test(version) && Array.isArray(given['checks']);
    if (!isOurs || findings === null || !isRecord(given['scan']) || !isRecord(given['summary'])) {
        return { document: body, report: null, findings };
    }
    return { document: body, report: conform(Report, body), findings };
}

;// CONCATENATED MODULE: ./build/client/tolerant-scan.js




/** @throws ServiceResponseError without an id: nothing could be asked about such a scan */
function readScan(body, request) {
    const scan = conform(Scan, body);
    if (scan.id === '') {
        throw new ServiceResponseError('response_malformed', `${request}: the answer is not a scan with an id.`, {
            request,
        });
    }
    return scan;
}
/**
 * Reads a bulk response; a missing summary is counted from the results.
 * @throws ServiceResponseError when the results are missing or one of them says ok without a scan id
 */
function readBulk(body, request, replayed) {
    const list = isRecord(body) ? body['results'] : undefined;
    if (!Array.isArray(list)) {
        throw new ServiceResponseError('response_malformed', `${request}: the answer has no results.`, { request });
    }
    const results = list.map((entry) => {
        const given = isRecord(entry) ? entry : {};
        if (given['ok'] === true)
            return { ok: true, scan: readScan(given['scan'], request), error: null };
        return { ok: false, scan: null, error: readError(given) };
    });
    const succeeded = results.filter((result) => result.ok).length;
    const given = isRecord(body) && isRecord(body['summary']) ? body['summary'] : undefined;
    const counted = { total: results.length, succeeded, failed: results.length - succeeded, rolled_back: 0 };
    const summary = given === undefined ? counted : { ...counted, ...numbersOf(given, Object.keys(counted)) };
    return { summary, results, replayed };
}
function numbersOf(record, names) {
    return Object.fromEntries(names.flatMap((name) => {
        const value = record[name];
        return typeof value === 'number' && Number.isInteger(value) ? [[name, value]] : [];
    }));
}

;// CONCATENATED MODULE: ./build/client/tolerant-target.js



/** @throws ServiceResponseError without an id */
function readTarget(body, request) {
    const target = conform(Target, body);
    if (target.id === '') {
        throw new ServiceResponseError('response_malformed', `${request}: the answer is not a target with an id.`, {
            request,
        });
    }
    return target;
}
/**
 * Reads the answer of verify, whose form the API document does not show: the target, or any object that says `status` or
 * `verified`.
 */
function readVerification(body) {
    const target = conform(Target, isRecord(body) && isRecord(body['target']) ? body['target'] : body);
    const said = isRecord(body) && body['verified'] === true;
    return target.status === '' && said ? { ...target, status: 'verified' } : target;
}

;// CONCATENATED MODULE: ./build/client/tolerant-usage.js


function readUsage(body) {
    const given = isRecord(body) ? body : {};
    const usage = conform(Usage, body);
    return {
        ...usage,
        balance: typeof given['balance'] === 'number' && Number.isFinite(given['balance']) ? given['balance'] : null,
        prices: isRecord(given['prices']) ? usage.prices : null,
    };
}

;// CONCATENATED MODULE: ./build/client/client.js










/** @throws ClientConfigurationError before anything is sent */
function createClient(options) {
    const call = createCall(options);
    return {
        baseUrl: call.baseUrl,
        getUsage: (opts) => call.json('getUsage', { ...opts }, readUsage),
        createTarget: (body, opts) => call.json('createTarget', { body, ...opts }, readTarget),
        listTargets: (query = {}, opts) => list(call, 'listTargets', { query, ...opts }, readTarget),
        getTarget: (target_id, opts) => call.json('getTarget', { params: { target_id }, ...opts }, readTarget),
        deleteTarget: (target_id, opts) => call.empty('deleteTarget', { params: { target_id }, ...opts }),
        verifyTarget: (target_id, body, opts) => call.json('verifyTarget', { params: { target_id }, body, ...opts }, readVerification),
        createScan: (body, opts) => call.json('createScan', { body, ...opts }, readScan),
        createScansBulk: (body, opts) => call.bulk({ body, ...opts }, readBulk),
        listScans: (query = {}, opts) => list(call, 'listScans', { query, ...opts }, readScan),
        getScan: (scan_id, opts) => call.json('getScan', { params: { scan_id }, ...opts }, readScan),
        cancelScan: (scan_id, opts) => call.json('cancelScan', { params: { scan_id }, ...opts }, readScan),
        listFindings: (scan_id, query = {}, opts) => list(call, 'listFindings', { params: { scan_id }, query, ...opts }, readFinding),
        getReport: (scan_id, opts) => call.json('getReport', { params: { scan_id }, ...opts }, readReport),
        getReportPdf: async (scan_id, opts) => {
            const bytes = await call.bytes('getReportPdf', { params: { scan_id }, ...opts });
            if (bytes.subarray(0, 1024).includes('%PDF-'))
                return bytes;
            const request = `GET /v1/scans/${scan_id}/report.pdf`;
            throw new ServiceResponseError('response_malformed', `${request}: the answer is not a PDF.`, { request });
        },
        listWebhooks: (query = {}, opts) => list(call, 'listWebhooks', { query, ...opts }, shaped('getWebhook')),
        createWebhook: (body, opts) => call.json('createWebhook', { body, ...opts }, shaped('createWebhook')),
        getWebhook: (id, opts) => call.json('getWebhook', { params: { id }, ...opts }, shaped('getWebhook')),
        updateWebhook: (id, body, opts) => call.json('updateWebhook', { params: { id }, body, ...opts }, shaped('updateWebhook')),
        deleteWebhook: (id, opts) => call.empty('deleteWebhook', { params: { id }, ...opts }),
        rotateWebhookSecret: (id, body, opts) => call.json('rotateWebhookSecret', { params: { id }, ...(body === undefined ? {} : { body }), ...opts }, shaped('rotateWebhookSecret')),
        testWebhook: (id, opts) => call.json('testWebhook', { params: { id }, ...opts }, shaped('testWebhook')),
        listDeliveries: (id, query = {}, opts) => list(call, 'listDeliveries', { params: { id }, query, ...opts }, shaped('replayDelivery')),
        getDelivery: (id, delivery_id, opts) => call.json('getDelivery', { params: { id, delivery_id }, ...opts }, shaped('getDelivery')),
        replayDelivery: (id, delivery_id, opts) => call.json('replayDelivery', { params: { id, delivery_id }, ...opts }, shaped('replayDelivery')),
        replayDeliveries: (id, body, opts) => call.json('replayDeliveries', { params: { id }, body, ...opts }, shaped('replayDeliveries')),
        requestCount: call.requestCount,
        close: call.close,
    };
}
function list(call, name, options, read) {
    return call.json(name, options, (body, request) => readPage(body, (item) => read(item, request), request));
}
/** A reader made of the route's own response schema. */
function shaped(name) {
    const { success } = ROUTES[name];
    if (!('schema' in success))
        throw new TypeError(`route ${name} has no response schema`);
    return (body) => conform(success.schema, body);
}

;// CONCATENATED MODULE: ./build/client/iterate.js

/** A list that takes more pages than this does not end by itself. */
const DEFAULT_MAX_PAGES = 1_000;
/**
 * All pages of a list, one after the other, each fetched when it is asked for.
 * @param fetchPage called with the cursor of the page, undefined for the first
 * @throws ServiceResponseError `pagination_loop` when a cursor comes back a second time or the pages are too many
 */
async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
    const seen = new Set();
    let cursor;
    for (let pages = 0;; pages += 1) {
        if (pages >= maxPages)
            throw loop(`the list has more than ${maxPages} pages`);
        const page = await fetchPage(cursor);
        yield page;
        cursor = page.next_cursor;
        if (cursor === undefined)
            return;
        if (seen.has(cursor))
            throw loop('the same next_cursor came back twice');
        seen.add(cursor);
    }
}
/** The items of all pages. */
async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
    for await (const page of iteratePages(fetchPage, maxPages))
        yield* page.data;
}
function loop(what) {
    return new ServiceResponseError('pagination_loop', `Reading a list: ${what}.`, { request: 'list' });
}

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
    return (0,external_node_crypto_namespaceObject.createHmac)('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
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
        return received.length === expected.length && (0,external_node_crypto_namespaceObject.timingSafeEqual)(received, expected);
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

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/unicode/unicode_segment.mjs
// --------------------------------------------------------------------------
// IsBetween
// --------------------------------------------------------------------------
function IsBetween(value, min, max) {
    return value >= min && value <= max;
}
// --------------------------------------------------------------------------
// IsZeroWidthJoiner
// --------------------------------------------------------------------------
function IsZeroWidthJoiner(value) {
    return (value === 0x200D);
}
// --------------------------------------------------------------------------
// IsHighSurrogate
// --------------------------------------------------------------------------
function IsHighSurrogate(value) {
    return IsBetween(value, 0xD800, 0xDBFF);
}
// --------------------------------------------------------------------------
// IsRegionalIndicator
// --------------------------------------------------------------------------
function IsRegionalIndicator(value) {
    return IsBetween(value, 0x1F1E6, 0x1F1FF);
}
// --------------------------------------------------------------------------
// IsVariationSelector
// --------------------------------------------------------------------------
function IsVariationSelector(value) {
    return IsBetween(value, 0xFE00, 0xFE0F);
}
// --------------------------------------------------------------------------
// IsCombiningMark
// --------------------------------------------------------------------------
function IsCombiningMark(value) {
    return (IsBetween(value, 0x0300, 0x036F) ||
        IsBetween(value, 0x1AB0, 0x1AFF) ||
        IsBetween(value, 0x1DC0, 0x1DFF) ||
        IsBetween(value, 0xFE20, 0xFE2F));
}
// --------------------------------------------------------------------------
// CodePointLength
// --------------------------------------------------------------------------
function CodePointLength(value) {
    return value > 0xFFFF ? 2 : 1;
}
// --------------------------------------------------------------------------
// ConsumeModifiers (helper)
// --------------------------------------------------------------------------
function ConsumeModifiers(value, index) {
    while (index < value.length) {
        const point = value.codePointAt(index);
        if (IsCombiningMark(point) || IsVariationSelector(point)) {
            index += CodePointLength(point);
        }
        else {
            break;
        }
    }
    return index;
}
// --------------------------------------------------------------------------
// NextGraphemeClusterIndex
// --------------------------------------------------------------------------
function NextGraphemeClusterIndex(value, clusterStart) {
    const startCP = value.codePointAt(clusterStart);
    let clusterEnd = clusterStart + CodePointLength(startCP);
    // Consume combining marks & variation selectors
    clusterEnd = ConsumeModifiers(value, clusterEnd);
    // Handle multi-ZWJ sequences
    while (clusterEnd < value.length - 1 && IsZeroWidthJoiner(value.codePointAt(clusterEnd))) {
        const nextCP = value.codePointAt(clusterEnd + 1);
        clusterEnd += 1 + CodePointLength(nextCP);
        clusterEnd = ConsumeModifiers(value, clusterEnd);
    }
    // Handle regional indicator pairs (flags)
    if (IsRegionalIndicator(startCP) &&
        clusterEnd < value.length &&
        IsRegionalIndicator(value.codePointAt(clusterEnd))) {
        clusterEnd += CodePointLength(value.codePointAt(clusterEnd));
    }
    return clusterEnd;
}
// --------------------------------------------------------------------------
// IsGraphemeCodePoint
// --------------------------------------------------------------------------
function IsGraphemeCodePoint(value) {
    return ((value >= 0x0300) && ( // above special range
    IsHighSurrogate(value) ||
        IsCombiningMark(value) ||
        IsVariationSelector(value) ||
        IsZeroWidthJoiner(value)));
}
// --------------------------------------------------------------------------
// IsMinLengthSegmented
// --------------------------------------------------------------------------
/** Checks if a string has at least a minimum number of grapheme clusters */
function IsMinLengthSegmented(value, minLength) {
    // if (minLength === 0) return true // 0-length (unreachable)
    let count = 0, index = 0;
    while (index < value.length) {
        index = NextGraphemeClusterIndex(value, index);
        if ((++count) >= minLength)
            return true;
    }
    return false;
}
// --------------------------------------------------------------------------
// IsMaxLengthSegmented
// --------------------------------------------------------------------------
/** Checks if a string has at most a maximum number of grapheme clusters */
function IsMaxLengthSegmented(value, maxLength) {
    let count = 0, index = 0;
    while (index < value.length) {
        index = NextGraphemeClusterIndex(value, index);
        if ((++count) > maxLength)
            return false;
    }
    return true;
}
// --------------------------------------------------------------------------
// GraphemeCount
// --------------------------------------------------------------------------
/** Returns the number of grapheme clusters in a string */
function GraphemeCount(value) {
    let count = 0, index = 0;
    while (index < value.length) {
        index = NextGraphemeClusterIndex(value, index);
        count++;
    }
    return count;
}
// --------------------------------------------------------------------------
// IsMinLength
// --------------------------------------------------------------------------
/** Fast check for minimum grapheme length, falls back to full check if needed */
function IsMinLength(value, minLength) {
    if (minLength === 0)
        return true; // 0-length
    if (value.length < minLength)
        return false; // length is upper bound on grapheme count
    let index = 0;
    while (true) {
        if (IsGraphemeCodePoint(value.charCodeAt(index))) {
            return IsMinLengthSegmented(value, minLength);
        }
        if ((++index) >= minLength)
            return true;
    }
}
// --------------------------------------------------------------------------
// IsMaxLength
// --------------------------------------------------------------------------
/** Fast check for maximum grapheme length, falls back to full check if needed */
function IsMaxLength(value, maxLength) {
    if (value.length <= maxLength)
        return true; // length is upper bound on grapheme count
    let index = 0;
    while (true) {
        if (IsGraphemeCodePoint(value.charCodeAt(index))) {
            return IsMaxLengthSegmented(value, maxLength);
        }
        if ((++index) > maxLength)
            return false;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/unicode/unicode.mjs
// ------------------------------------------------------------------
// CodePointCount (10-bit Shift Branchless)
//
// Counts code points by enumerating UTF-16 sequences and incrementing
// when not within a high/low pairing. Because surrogate blocks are
// 1024 (2^10) wide and aligned, by shifting right by (0xA), we can
// collapse each unit to a constant per block (high: 0x36, low: 0x37)
// and shift again into a packed (0x3637) for comparison. Fetch calls
// to charCodeAt(...) are kept to one call per iteration.
//
// ------------------------------------------------------------------
/** Returns the total number of Unicode code points in the string */
function CodePointCount(value) {
    let result = 0, index = 0, prev = 0;
    while (index < value.length) {
        const next = value.charCodeAt(index++) >> 0xA; // shift  (10-bits into high/low)
        result += +(((prev << 8) | next) !== 0x3637); // packed (or +!(prev === 0x36 && next === 0x37))
        prev = next;
    }
    return result;
}
// ------------------------------------------------------------------
// IsMaxLength
// ------------------------------------------------------------------
/** Returns true if the string length in Unicode code points is less than or equal to maxLength */
function unicode_IsMaxLength(value, maxLength) {
    return value.length <= maxLength || (value.length <= (maxLength << 1) && CodePointCount(value) <= maxLength);
}
// ------------------------------------------------------------------
// IsMinLength
// ------------------------------------------------------------------
/** Returns true if the string length in Unicode code points is greater than or equal to minLength */
function unicode_IsMinLength(value, minLength) {
    return value.length >= (minLength << 1) || (value.length >= minLength && CodePointCount(value) >= minLength);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/guard.mjs
// deno-fmt-ignore-file


// --------------------------------------------------------------------------
// Guards
// --------------------------------------------------------------------------
/** Returns true if this value is an array */
function IsArray(value) {
    return Array.isArray(value);
}
/** Returns true if this value is bigint */
function IsBigInt(value) {
    return guard_IsEqual(typeof value, 'bigint');
}
/** Returns true if this value is a boolean */
function IsBoolean(value) {
    return guard_IsEqual(typeof value, 'boolean');
}
/** Returns true if this value is a constructor */
function IsConstructor(value) {
    if (IsUndefined(value) || !IsFunction(value))
        return false;
    const result = Function.prototype.toString.call(value);
    if (/^class\s/.test(result))
        return true;
    if (/\[native code\]/.test(result))
        return true;
    return false;
}
/** Returns true if this value is a function */
function IsFunction(value) {
    return guard_IsEqual(typeof value, 'function');
}
/** Returns true if this value is integer */
function IsInteger(value) {
    return Number.isInteger(value);
}
/** Returns true if this value is null */
function IsNull(value) {
    return guard_IsEqual(value, null);
}
/** Returns true if this value is number */
function IsNumber(value) {
    return Number.isFinite(value);
}
/** Returns true if this value is an object but not an array */
function IsObjectNotArray(value) {
    return IsObject(value) && !IsArray(value);
}
/** Returns true if this value is an object */
function IsObject(value) {
    return guard_IsEqual(typeof value, 'object') && !(IsNull(value));
}
/** Returns true if this value is string */
function IsString(value) {
    return guard_IsEqual(typeof value, 'string');
}
/** Returns true if this value is symbol */
function IsSymbol(value) {
    return guard_IsEqual(typeof value, 'symbol');
}
/** Returns true if this value is undefined */
function IsUndefined(value) {
    return guard_IsEqual(value, undefined);
}
// --------------------------------------------------------------------------
// Relational
// --------------------------------------------------------------------------
function guard_IsEqual(left, right) {
    return left === right;
}
function IsGreaterThan(left, right) {
    return left > right;
}
function IsLessThan(left, right) {
    return left < right;
}
function IsLessEqualThan(left, right) {
    return left <= right;
}
function IsGreaterEqualThan(left, right) {
    return left >= right;
}
// --------------------------------------------------------------------------
// MultipleOf
// --------------------------------------------------------------------------
function IsMultipleOf(dividend, divisor) {
    if (IsBigInt(dividend) || IsBigInt(divisor)) {
        return BigInt(dividend) % BigInt(divisor) === 0n;
    }
    const tolerance = 1e-10;
    if (!IsNumber(dividend))
        return true;
    if (IsInteger(dividend) && (1 / divisor) % 1 === 0)
        return true;
    const mod = dividend % divisor;
    return Math.min(Math.abs(mod), Math.abs(mod - divisor), Math.abs(mod + divisor)) < tolerance;
}
// ------------------------------------------------------------------
// IsClassInstance
// ------------------------------------------------------------------
/** Returns true if the value appears to be an instance of a class. */
function IsClassInstance(value) {
    if (!IsObject(value))
        return false;
    const proto = globalThis.Object.getPrototypeOf(value);
    if (IsNull(proto))
        return false;
    return guard_IsEqual(typeof proto.constructor, 'function') &&
        !(guard_IsEqual(proto.constructor, globalThis.Object) ||
            guard_IsEqual(proto.constructor.name, 'Object'));
}
// ------------------------------------------------------------------
// IsValueLike
// ------------------------------------------------------------------
function IsValueLike(value) {
    return IsBigInt(value) ||
        IsBoolean(value) ||
        IsNull(value) ||
        IsNumber(value) ||
        IsString(value) ||
        IsUndefined(value);
}
// --------------------------------------------------------------------------
// String
// --------------------------------------------------------------------------
/** Returns the total number of visual grapheme clusters in the string. */
function guard_GraphemeCount(value) {
    return GraphemeCount(value);
}
/** Returns the total number of Unicode code points in the string. */
function guard_CodePointCount(value) {
    return CodePointCount(value);
}
/** Returns true if the string length in Unicode code points does not exceed maxLength */
function guard_IsMaxLength(value, maxLength) {
    return unicode_IsMaxLength(value, maxLength);
}
/** Returns true if the string length in Unicode code points is at least minLength */
function guard_IsMinLength(value, minLength) {
    return unicode_IsMinLength(value, minLength);
}
// --------------------------------------------------------------------------
// Array
// --------------------------------------------------------------------------
/** Returns true if every element from offset satisfies the callback, short-circuiting on the first failure */
function Every(value, offset, callback) {
    return value.every((item, index) => (index < offset) || callback(item, index));
}
/** Returns true if every element from offset satisfies the callback, using exhaustive enumeration */
function EveryAll(value, offset, callback) {
    let result = true;
    value.forEach((item, index) => { if ((index >= offset) && !callback(item, index))
        result = false; });
    return result;
}
/** Returns true if some element satisfies the callback, short-circuiting on the first success */
function Some(value, callback) {
    return value.some((value, index) => callback(value, index));
}
/** Returns true if some element satisfies the callback, using exhaustive enumeration */
function SomeAll(value, callback) {
    let result = false;
    value.forEach((item, index) => { if (callback(item, index))
        result = true; });
    return result;
}
/** Returns the count of elements that satisfy the callback */
function Counted(value, callback) {
    return value.reduce((result, value, index) => callback(value, index) ? ++result : result, 0);
}
/** Shifts the left-most element from an array and dispatches to the true arm, or the false arm if empty */
function ShiftLeft(array, true_, false_) {
    return (guard_IsEqual(array.length, 0) ? false_() : true_(array[0], array.slice(1)));
}
// --------------------------------------------------------------------------
// Object
// --------------------------------------------------------------------------
/** Returns true if the PropertyKey is Unsafe (ref: prototype-pollution). */
function IsUnsafePropertyKey(key) {
    return guard_IsEqual(key, '__proto__') || guard_IsEqual(key, 'constructor') || guard_IsEqual(key, 'prototype');
}
/** Returns true if this value has this property key */
function HasPropertyKey(value, key) {
    return IsUnsafePropertyKey(key) ? Object.prototype.hasOwnProperty.call(value, key) : key in value;
}
/** Returns object entries as `[RegExp, Value][]` */
function EntriesRegExp(value) {
    return Keys(value).map((key) => [new RegExp(`^${key}$`), value[key]]);
}
/** Returns object entries as `[string, Value][]` */
function Entries(value) {
    return Object.entries(value);
}
/** Returns property keys for this object via `Object.getOwnPropertyNames({ ... })` */
function Keys(value) {
    return Object.getOwnPropertyNames(value);
}
/** Returns the property keys for this object via `Object.getOwnPropertySymbols({ ... })` */
function Symbols(value) {
    return Object.getOwnPropertySymbols(value);
}
/** Returns the property values for the given object via `Object.values()` */
function Values(value) {
    return Object.values(value);
}
// ------------------------------------------------------------------
// IsDeepEqual
// ------------------------------------------------------------------
function DeepEqualObject(left, right) {
    if (!IsObject(right))
        return false;
    const keys = Keys(left);
    return guard_IsEqual(keys.length, Keys(right).length) &&
        keys.every((key) => IsDeepEqual(left[key], right[key]));
}
function DeepEqualArray(left, right) {
    return IsArray(right) && guard_IsEqual(left.length, right.length) &&
        left.every((_, index) => IsDeepEqual(left[index], right[index]));
}
/** Returns true if left and right values are structurally equal */
function IsDeepEqual(left, right) {
    return (IsArray(left) ? DeepEqualArray(left, right) :
        IsObject(left) ? DeepEqualObject(left, right) :
            guard_IsEqual(left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/settings/settings.mjs

// -------------------------------------------------------------------
// State
// -------------------------------------------------------------------
// Internal mutable state
const settings = {
    immutableTypes: false,
    maxErrors: 8,
    maxParseErrors: 1,
    maxInstantiationCount: 128,
    useAcceleration: true,
    exactOptionalPropertyTypes: false,
    enumerableKind: false,
    correctiveParse: false,
    unionPrioritySort: true
};
// -------------------------------------------------------------------
// Reset
// -------------------------------------------------------------------
/** Resets system settings to defaults */
function Reset() {
    settings.immutableTypes = false;
    settings.maxErrors = 8;
    settings.maxParseErrors = 1;
    settings.maxInstantiationCount = 128;
    settings.useAcceleration = true;
    settings.exactOptionalPropertyTypes = false;
    settings.enumerableKind = false;
    settings.correctiveParse = false;
    settings.unionPrioritySort = true;
}
// -------------------------------------------------------------------
// Set
// -------------------------------------------------------------------
/** Sets system settings */
function settings_Set(options) {
    for (const key of Keys(options)) {
        const value = options[key];
        if (value !== undefined) {
            Object.defineProperty(settings, key, { value });
        }
    }
}
// -------------------------------------------------------------------
// Get
// -------------------------------------------------------------------
/** Gets current system settings */
function Get() {
    return settings;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/settings/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/schema.mjs
// deno-fmt-ignore-file

/** Returns true if this value is object like */
function IsSchemaObject(value) {
    return IsObject(value) && !IsArray(value);
}
/** Returns true if this value is a boolean */
function IsSchemaBoolean(value) {
    return IsBoolean(value);
}
/** Returns true if this value is schema like */
function IsSchema(value) {
    return IsSchemaObject(value) || IsSchemaBoolean(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/unevaluatedItems.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid unevaluatedItems property
 * @specification Json Schema 2019-09
 */
function IsUnevaluatedItems(schema) {
    return HasPropertyKey(schema, 'unevaluatedItems')
        && IsSchema(schema.unevaluatedItems);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/unevaluatedProperties.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid unevaluatedProperties property
 * @specification Json Schema 2019-09
 */
function IsUnevaluatedProperties(schema) {
    return HasPropertyKey(schema, 'unevaluatedProperties')
        && IsSchema(schema.unevaluatedProperties);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/emit.mjs

// ------------------------------------------------------------------
// Identifier
// ------------------------------------------------------------------
const identifierRegExp = /^[\p{ID_Start}_$][\p{ID_Continue}_$\u200C\u200D]*$/u;
/** Returns true if this value is a valid JavaScript identifier */
function IsIdentifier(value) {
    return identifierRegExp.test(value);
}
// ------------------------------------------------------------------
// Logical
// ------------------------------------------------------------------
function And(left, right) {
    return `(${left} && ${right})`;
}
function Or(left, right) {
    return `(${left} || ${right})`;
}
function Not(expr) {
    return `!(${expr})`;
}
// --------------------------------------------------------------------------
// Guards
// --------------------------------------------------------------------------
/** Returns true if this value is an array */
function emit_IsArray(value) {
    return `Array.isArray(${value})`;
}
/** Returns true if this value is bigint */
function emit_IsBigInt(value) {
    return `typeof ${value} === "bigint"`;
}
/** Returns true if this value is a boolean */
function emit_IsBoolean(value) {
    return `typeof ${value} === "boolean"`;
}
/** Returns true if this value is integer */
function emit_IsInteger(value) {
    return `Number.isInteger(${value})`;
}
/** Returns true if this value is null */
function emit_IsNull(value) {
    return `${value} === null`;
}
/** Returns true if this value is number */
function emit_IsNumber(value) {
    return `Number.isFinite(${value})`;
}
/** Returns true if this value is an object but not an array */
function emit_IsObjectNotArray(value) {
    return And(emit_IsObject(value), Not(emit_IsArray(value)));
}
/** Returns true if this value is an object */
function emit_IsObject(value) {
    return `typeof ${value} === "object" && ${value} !== null`;
}
/** Returns true if this value is string */
function emit_IsString(value) {
    return `typeof ${value} === "string"`;
}
/** Returns true if this value is symbol */
function emit_IsSymbol(value) {
    return `typeof ${value} === "symbol"`;
}
/** Returns true if this value is undefined */
function emit_IsUndefined(value) {
    return `${value} === undefined`;
}
// ------------------------------------------------------------------
// Functions and Constructors
// ------------------------------------------------------------------
function emit_IsFunction(value) {
    return `typeof ${value} === "function"`;
}
function emit_IsConstructor(value) {
    return `Guard.IsConstructor(${value})`;
}
// ------------------------------------------------------------------
// Relational
// ------------------------------------------------------------------
function emit_IsEqual(left, right) {
    return `${left} === ${right}`;
}
function emit_IsGreaterThan(left, right) {
    return `${left} > ${right}`;
}
function emit_IsLessThan(left, right) {
    return `${left} < ${right}`;
}
function emit_IsLessEqualThan(left, right) {
    return `${left} <= ${right}`;
}
function emit_IsGreaterEqualThan(left, right) {
    return `${left} >= ${right}`;
}
// --------------------------------------------------------------------------
// String
// --------------------------------------------------------------------------
function emit_IsMinLength(value, length) {
    return `(${value}.length >= ${(+length) << 1} || (${value}.length >= ${length} && Guard.CodePointCount(${value}) >= ${length}))`;
}
function emit_IsMaxLength(value, length) {
    return `(${value}.length <= ${length} || (${value}.length <= ${(+length) << 1} && Guard.CodePointCount(${value}) <= ${length}))`;
}
// --------------------------------------------------------------------------
// Array
// --------------------------------------------------------------------------
function emit_Every(value, offset, params, expression) {
    return guard_IsEqual(offset, '0') ? `${value}.every((${params[0]}, ${params[1]}) => (${expression}))` : `${value}.every((${params[0]}, ${params[1]}) => (${params[1]} < ${offset}) || (${expression}))`;
}
function emit_Some(value, params, expression) {
    return `${value}.some((${params[0]}, ${params[1]}) => ${expression})`;
}
function emit_SomeAll(value, params, expression) {
    return `((value) => { let result = false; value.forEach((${params[0]}, ${params[1]}) => { if (${expression}) result = true }); return result })(${value})`;
}
function emit_Counted(value, params, expression) {
    return `${value}.reduce((result, ${params[0]}, ${params[1]}) => (${expression}) ? ++result : result, 0)`;
}
// --------------------------------------------------------------------------
// Objects
// --------------------------------------------------------------------------
function emit_Entries(value) {
    return `Object.entries(${value})`;
}
function emit_Keys(value) {
    return `Object.getOwnPropertyNames(${value})`;
}
function emit_HasPropertyKey(value, key) {
    const isProtoField = guard_IsEqual(key, '"__proto__"') || guard_IsEqual(key, '"constructor"');
    return isProtoField ? `Object.prototype.hasOwnProperty.call(${value}, ${key})` : `${key} in ${value}`;
}
function emit_IsDeepEqual(left, right) {
    return `Guard.IsDeepEqual(${left}, ${right})`;
}
// ------------------------------------------------------------------
// Expressions
// ------------------------------------------------------------------
function ArrayLiteral(elements) {
    return `[${elements.join(', ')}]`;
}
function ArrowFunction(parameters, body) {
    return `((${parameters.join(', ')}) => ${body})`;
}
function Call(value, arguments_) {
    return `${value}(${arguments_.join(', ')})`;
}
function New(value, arguments_) {
    return `new ${value}(${arguments_.join(', ')})`;
}
function Member(left, right) {
    return `${left}${IsIdentifier(right) ? `.${right}` : `[${Constant(right)}]`}`;
}
function Constant(value) {
    if (!IsValueLike(value))
        throw Error('Unsupported Constant');
    return IsString(value) ? JSON.stringify(value) : `${value}`;
}
function Ternary(condition, true_, false_) {
    return `(${condition} ? ${true_} : ${false_})`;
}
// ------------------------------------------------------------------
// Statements
// ------------------------------------------------------------------
function Statements(statements) {
    return `{ ${statements.join('; ')}; }`;
}
function ConstDeclaration(identifier, expression) {
    return `const ${identifier} = ${expression}`;
}
function If(condition, then) {
    return `if(${condition}) { ${then} }`;
}
function Return(expression) {
    return `return ${expression}`;
}
// ------------------------------------------------------------------
// Logical
// ------------------------------------------------------------------
function ReduceAnd(operands) {
    return guard_IsEqual(operands.length, 0) ? 'true' : operands.reduce((left, right) => And(left, right));
}
function ReduceOr(operands) {
    return guard_IsEqual(operands.length, 0) ? 'false' : operands.reduce((left, right) => Or(left, right));
}
// --------------------------------------------------------------------------
// MultipleOf
// --------------------------------------------------------------------------
function MultipleOf(dividend, divisor) {
    return `Guard.IsMultipleOf(${dividend}, ${divisor})`;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_context.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// HasUnevaluated
// ------------------------------------------------------------------
function HasUnevaluatedFromObject(value) {
    return (IsUnevaluatedItems(value)
        || IsUnevaluatedProperties(value)
        || Some(Keys(value), key => HasUnevaluatedFromUnknown(value[key])));
}
function HasUnevaluatedFromArray(value) {
    return Some(value, value => HasUnevaluatedFromUnknown(value));
}
function HasUnevaluatedFromUnknown(value) {
    return (IsArray(value) ? HasUnevaluatedFromArray(value) :
        IsObject(value) ? HasUnevaluatedFromObject(value) :
            false);
}
function HasUnevaluated(context, schema) {
    return HasUnevaluatedFromUnknown(schema) || Some(Keys(context), key => HasUnevaluatedFromUnknown(context[key]));
}
// ------------------------------------------------------------------
// BuildContext
// ------------------------------------------------------------------
class BuildContext {
    constructor(hasUnevaluated) {
        this.hasUnevaluated = hasUnevaluated;
    }
    UseUnevaluated() {
        return this.hasUnevaluated;
    }
    // ----------------------------------------------------------------
    // Stack
    // ----------------------------------------------------------------
    Push() {
        return Call(Member('context', 'Push'), []);
    }
    Pop() {
        return Call(Member('context', 'Pop'), []);
    }
    // ----------------------------------------------------------------
    // Top
    // ----------------------------------------------------------------
    AddIndex(index) {
        return Call(Member('context', 'AddIndex'), [index]);
    }
    AddKey(key) {
        return Call(Member('context', 'AddKey'), [key]);
    }
    Merge(results) {
        return Call(Member('context', 'Merge'), [results]);
    }
}
// ------------------------------------------------------------------
// CheckContext
// ------------------------------------------------------------------
class CheckContext {
    constructor() {
        const indices = new Set();
        const keys = new Set();
        this.stack = [{ indices, keys }];
    }
    // ----------------------------------------------------------------
    // Stack
    // ----------------------------------------------------------------
    Push() {
        const indices = new Set();
        const keys = new Set();
        this.stack.push({ indices, keys });
        return true;
    }
    Pop() {
        this.stack.pop();
        return true;
    }
    // ----------------------------------------------------------------
    // Top
    // ----------------------------------------------------------------
    AddIndex(index) {
        this.GetIndices().add(index);
        return true;
    }
    AddKey(key) {
        this.GetKeys().add(key);
        return true;
    }
    GetIndices() {
        const top = this.stack[this.stack.length - 1];
        return top.indices;
    }
    GetKeys() {
        const top = this.stack[this.stack.length - 1];
        return top.keys;
    }
    Merge(results) {
        for (const context of results) {
            context.GetIndices().forEach(value => this.GetIndices().add(value));
            context.GetKeys().forEach(value => this.GetKeys().add(value));
        }
        return true;
    }
}
// ------------------------------------------------------------------
// ErrorContext
// ------------------------------------------------------------------
class ErrorContext extends CheckContext {
    constructor() {
        super();
        this.errors = [];
    }
    // ----------------------------------------------------------------
    // Public
    // ----------------------------------------------------------------
    AtCapacity() {
        return this.errors.length >= Get().maxErrors;
    }
    AddError(keyword, schemaPath, instancePath, params) {
        return this.AddErrorObject({ keyword, schemaPath, instancePath, params });
    }
    AddErrors(error) {
        error.forEach(error => this.AddErrorObject(error));
        return false;
    }
    GetErrors() {
        return this.errors;
    }
    // ----------------------------------------------------------------
    // Private
    // ----------------------------------------------------------------
    AddErrorObject(error) {
        if (!this.AtCapacity())
            this.errors.push(error);
        return false;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_externals.mjs
// deno-fmt-ignore-file
const state = {
    identifier: 'External',
    variables: []
};
// ------------------------------------------------------------------
// CreateVariable
// ------------------------------------------------------------------
function CreateVariable(value) {
    const call = `External[${state.variables.length}]`;
    state.variables.push(value);
    return call;
}
// ------------------------------------------------------------------
// ResetExternal
// ------------------------------------------------------------------
function ResetExternal() {
    state.variables = [];
}
// ------------------------------------------------------------------
// GetExternals
// ------------------------------------------------------------------
function GetExternal() {
    return { ...state };
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/type.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid type property
 * @specification Json Schema 7
 */
function IsType(schema) {
    return HasPropertyKey(schema, 'type')
        && (IsString(schema.type)
            || (IsArray(schema.type)
                && schema.type.every(value => IsString(value))));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/additionalProperties.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid additionalProperties property
 * @specification Json Schema 7
 */
function IsAdditionalProperties(schema) {
    return HasPropertyKey(schema, 'additionalProperties')
        && IsSchema(schema.additionalProperties);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/dependencies.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid dependencies property
 * @specification Json Schema 7
 */
function IsDependencies(schema) {
    return HasPropertyKey(schema, 'dependencies')
        && IsObject(schema.dependencies)
        && Object.values(schema.dependencies).every(value => IsSchema(value)
            || (IsArray(value) && value.every(value => IsString(value))));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/dependentRequired.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid dependentRequired property
 * @specification Json Schema 2019-09
 */
function IsDependentRequired(schema) {
    return HasPropertyKey(schema, 'dependentRequired')
        && IsObject(schema.dependentRequired)
        && Object.values(schema.dependentRequired).every(value => IsArray(value)
            && value.every(value => IsString(value)));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/dependentSchemas.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid dependentRequired property
 * @specification Json Schema 2019-09
 */
function IsDependentSchemas(schema) {
    return HasPropertyKey(schema, 'dependentSchemas')
        && IsObject(schema.dependentSchemas)
        && Object.values(schema.dependentSchemas).every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/properties.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid properties property
 * @specification Json Schema 7
 */
function IsProperties(schema) {
    return HasPropertyKey(schema, 'properties')
        && IsObject(schema.properties)
        && Object.values(schema.properties).every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/patternProperties.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid patternProperties property
 * @specification Json Schema 7
 */
function IsPatternProperties(schema) {
    return HasPropertyKey(schema, 'patternProperties')
        && IsObject(schema.patternProperties)
        && Object.values(schema.patternProperties).every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/propertyNames.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid propertyNames property
 * @specification Json Schema 7
 */
function IsPropertyNames(schema) {
    return HasPropertyKey(schema, 'propertyNames')
        && (IsObject(schema.propertyNames)
            || IsSchema(schema.propertyNames));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/minProperties.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid minProperties property
 * @specification Json Schema 7
 */
function IsMinProperties(schema) {
    return HasPropertyKey(schema, 'minProperties')
        && IsNumber(schema.minProperties);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/maxProperties.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maxProperties property
 * @specification Json Schema 7
 */
function IsMaxProperties(schema) {
    return HasPropertyKey(schema, 'maxProperties')
        && IsNumber(schema.maxProperties);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/required.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid required property
 * @specification Json Schema 7
 */
function IsRequired(schema) {
    return HasPropertyKey(schema, 'required')
        && IsArray(schema.required)
        && schema.required.every(value => IsString(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/additionalItems.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid additionalItems property
 * @specification Json Schema 7
 */
function IsAdditionalItems(schema) {
    return HasPropertyKey(schema, 'additionalItems')
        && IsSchema(schema.additionalItems);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/items.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid items property
 * @specification Json Schema 7
 */
function IsItems(schema) {
    return HasPropertyKey(schema, 'items')
        && (IsSchema(schema.items)
            || (IsArray(schema.items)
                && schema.items.every(value => {
                    return IsSchema(value);
                })));
}
/** Returns true if this schema is a sized items variant */
function IsItemsSized(schema) {
    return IsItems(schema) && IsArray(schema.items);
}
/** Returns true if this schema is a unsized items variant */
function IsItemsUnsized(schema) {
    return IsItems(schema) && !Guard.IsArray(schema.items);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/contains.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid contains property
 * @specification Json Schema 7
 */
function IsContains(schema) {
    return HasPropertyKey(schema, 'contains')
        && IsSchema(schema.contains);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/maxContains.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maxContains property
 * @specification Json Schema 2019-09
 */
function IsMaxContains(schema) {
    return HasPropertyKey(schema, 'maxContains')
        && IsNumber(schema.maxContains);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/maxItems.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maxItems property
 * @specification Json Schema 7
 */
function IsMaxItems(schema) {
    return HasPropertyKey(schema, 'maxItems')
        && IsNumber(schema.maxItems);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/minContains.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maxContains property
 * @specification Json Schema 2019-09
 */
function IsMinContains(schema) {
    return HasPropertyKey(schema, 'minContains')
        && IsNumber(schema.minContains);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/minItems.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid minItems property
 * @specification Json Schema 7
 */
function IsMinItems(schema) {
    return HasPropertyKey(schema, 'minItems')
        && IsNumber(schema.minItems);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/prefixItems.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid prefixItems property
 */
function IsPrefixItems(schema) {
    return HasPropertyKey(schema, 'prefixItems')
        && IsArray(schema.prefixItems)
        && schema.prefixItems.every(schema => IsSchema(schema));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/uniqueItems.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid uniqueItems property
 * @specification Json Schema 7
 */
function IsUniqueItems(schema) {
    return HasPropertyKey(schema, 'uniqueItems')
        && IsBoolean(schema.uniqueItems);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/minLength.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid minLength property
 * @specification Json Schema 7
 */
function minLength_IsMinLength(schema) {
    return HasPropertyKey(schema, 'minLength')
        && IsNumber(schema.minLength);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/maxLength.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maxLength property
 * @specification Json Schema 7
 */
function maxLength_IsMaxLength(schema) {
    return HasPropertyKey(schema, 'maxLength')
        && IsNumber(schema.maxLength);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/format.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid format property
 * @specification Json Schema 7
 */
function IsFormat(schema) {
    return HasPropertyKey(schema, 'format')
        && IsString(schema.format);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/pattern.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid pattern property
 * @specification Json Schema 7
 */
function IsPattern(schema) {
    return HasPropertyKey(schema, 'pattern')
        && (IsString(schema.pattern)
            || schema.pattern instanceof RegExp);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/minimum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid minimum property
 * @specification Json Schema 7
 */
function IsMinimum(schema) {
    return HasPropertyKey(schema, 'minimum')
        && (IsNumber(schema.minimum) || IsBigInt(schema.minimum));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/maximum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid maximum property
 * @specification Json Schema 7
 */
function IsMaximum(schema) {
    return HasPropertyKey(schema, 'maximum')
        && (IsNumber(schema.maximum) || IsBigInt(schema.maximum));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/exclusiveMaximum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid exclusiveMaximum property
 * @specification Json Schema 7
 */
function IsExclusiveMaximum(schema) {
    return HasPropertyKey(schema, 'exclusiveMaximum')
        && (IsNumber(schema.exclusiveMaximum) || IsBigInt(schema.exclusiveMaximum));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/exclusiveMinimum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid exclusiveMinimum property
 * @specification Json Schema 7
 */
function IsExclusiveMinimum(schema) {
    return HasPropertyKey(schema, 'exclusiveMinimum')
        && (IsNumber(schema.exclusiveMinimum) || IsBigInt(schema.exclusiveMinimum));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/multipleOf.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid multipleOf property
 * @specification Json Schema 7
 */
function multipleOf_IsMultipleOf(schema) {
    return HasPropertyKey(schema, 'multipleOf')
        && (IsNumber(schema.multipleOf) || IsBigInt(schema.multipleOf));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/ref.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $ref property
 * @specification Json Schema 7
 */
function IsRef(schema) {
    return HasPropertyKey(schema, '$ref')
        && IsString(schema.$ref);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/recursiveRef.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $recursiveRef property
 */
function IsRecursiveRef(schema) {
    return HasPropertyKey(schema, '$recursiveRef')
        && IsString(schema.$recursiveRef);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/dynamicRef.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $dynamicRef property
 */
function IsDynamicRef(schema) {
    return HasPropertyKey(schema, '$dynamicRef')
        && IsString(schema.$dynamicRef);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/const.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid const property
 * @specification Json Schema 7
 */
function IsConst(value) {
    return HasPropertyKey(value, 'const');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/enum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid enum property
 * @specification Json Schema 7
 */
function IsEnum(schema) {
    return HasPropertyKey(schema, 'enum')
        && IsArray(schema.enum);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/if.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $id property
 * @specification Json Schema 7
 */
function IsIf(schema) {
    return HasPropertyKey(schema, 'if')
        && IsSchema(schema.if);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/not.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid not property
 * @specification Json Schema 7
 */
function IsNot(schema) {
    return HasPropertyKey(schema, 'not')
        && IsSchema(schema.not);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/allOf.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid allOf property
 * @specification Json Schema 7
 */
function IsAllOf(schema) {
    return HasPropertyKey(schema, 'allOf')
        && IsArray(schema.allOf)
        && schema.allOf.every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/anyOf.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid anyOf property
 * @specification Json Schema 7
 */
function IsAnyOf(schema) {
    return HasPropertyKey(schema, 'anyOf')
        && IsArray(schema.anyOf)
        && schema.anyOf.every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/oneOf.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid oneOf property
 * @specification Json Schema 7
 */
function IsOneOf(schema) {
    return HasPropertyKey(schema, 'oneOf')
        && IsArray(schema.oneOf)
        && schema.oneOf.every(value => IsSchema(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/_refine.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains an '~refine` keyword
 * @specification None
 */
function IsRefine(value) {
    return HasPropertyKey(value, '~refine')
        && IsArray(value["~refine"])
        && Every(value['~refine'], 0, value => IsObject(value)
            && HasPropertyKey(value, 'check')
            && HasPropertyKey(value, 'error')
            && IsFunction(value.check)
            && IsFunction(value.error));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_refine.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildRefineMultiple(_stack, _context, schema, value) {
    const external = CreateVariable(schema['~refine']);
    return emit_Every(external, Constant(0), ['refinement', '_'], Call(Member('refinement', 'check'), [value]));
}
function BuildRefineSingle(_stack, _context, schema, value) {
    const external = CreateVariable(schema['~refine'][0]);
    return Call(Member(external, 'check'), [value]);
}
function BuildRefine(_stack, _context, schema, value) {
    return guard_IsEqual(schema['~refine'].length, 1)
        ? BuildRefineSingle(_stack, _context, schema, value)
        : BuildRefineMultiple(_stack, _context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckRefine(_stack, _context, schema, value) {
    return Every(schema['~refine'], 0, (refinement, _) => refinement.check(value));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorRefine(_stack, context, schemaPath, instancePath, schema, value) {
    return EveryAll(schema['~refine'], 0, (refinement, index) => {
        return refinement.check(value) ||
            context.AddError('~refine', schemaPath, instancePath, { index, message: refinement.error(value) });
    });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/id.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $id property
 * @specification Json Schema 7
 */
function IsId(schema) {
    return HasPropertyKey(schema, '$id')
        && IsString(schema.$id);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/dynamicAnchor.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $dynamicAnchor property
 */
function IsDynamicAnchor(schema) {
    return HasPropertyKey(schema, '$dynamicAnchor')
        && IsString(schema.$dynamicAnchor);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/recursiveAnchor.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $recursiveAnchor property
 */
function IsRecursiveAnchor(schema) {
    return HasPropertyKey(schema, '$recursiveAnchor')
        && IsBoolean(schema.$recursiveAnchor);
}
/**
 * Returns true if the schema contains a valid $recursiveAnchor property that is true
 */
function IsRecursiveAnchorTrue(schema) {
    return IsRecursiveAnchor(schema)
        && guard_IsEqual(schema.$recursiveAnchor, true);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_stack.mjs


// ------------------------------------------------------------------
// DefaultUri
// ------------------------------------------------------------------
const DefaultUri = 'urn:typebox:root';
// ------------------------------------------------------------------
// NextUri
//
// Resolves a relative or absolute ref against a base URI or URN.
// Hierarchical bases (http, https, etc.) resolve using the normal
// URL rules. URN bases have no path to resolve against, so the ref
// is appended after the base's last ':' segment instead.
// ------------------------------------------------------------------
function NextUri(ref, base) {
    return (URL.canParse(ref, base)) ? new URL(ref, base) : guard_IsEqual(base, DefaultUri) ? new URL(`${base}:${ref}`) : new URL(`${base.slice(0, base.lastIndexOf(':'))}:${ref}`);
}
// ------------------------------------------------------------------
// Stack
//
// Creates the root frame a schema traversal starts from.
// ------------------------------------------------------------------
function _stack_Stack(context, schema) {
    const base = IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, DefaultUri).href : DefaultUri;
    return {
        context,
        schema,
        lexicalSchema: schema,
        lexicalBase: base,
        resourceBase: base,
        referenceBase: base,
        ids: [],
        useResourceBaseForReference: true,
        recursiveAnchor: undefined,
        dynamicAnchors: [],
        resourceEntries: new Map(),
        pendingResource: true,
        enteredResource: false
    };
}
// ------------------------------------------------------------------
// RegisterResourceAnchors
//
// Collects $dynamicAnchor schemas reachable from a resource root,
// stopping at nested $id boundaries which own their own anchors.
// ------------------------------------------------------------------
function RegisterResourceAnchors(anchors, schema, isRoot = true) {
    if (IsSchemaBoolean(schema))
        return anchors;
    if (Array.isArray(schema))
        return schema.reduce((result, item) => RegisterResourceAnchors(result, item, false), anchors);
    if (!IsSchemaObject(schema))
        return anchors;
    if (!isRoot && IsId(schema))
        return anchors;
    const next = !isRoot && IsDynamicAnchor(schema) ? [...anchors, schema] : anchors;
    return Object.keys(schema).reduce((result, key) => RegisterResourceAnchors(result, schema[key], false), next);
}
// ------------------------------------------------------------------
// ResourceEntry
//
// A ref crossing (Resolve.Ref) may have marked `schema` as the entry
// point of a retrieved/legacy resource. If so the frame resets to
// that resource's base/root instead of chaining onto the parent.
// ------------------------------------------------------------------
function ResourceEntry(stack, schema) {
    return stack.resourceEntries.get(schema);
}
function NextEnteredResource(stack, schema) {
    return stack.enteredResource || ResourceEntry(stack, schema) !== undefined;
}
// ------------------------------------------------------------------
// NextStack
//
// Each Next* helper below computes one XStack field in isolation from
// the previous frame and the schema being pushed.
// ------------------------------------------------------------------
function IsRelativeId(schema) {
    return !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(schema.$id);
}
function NextIds(stack, schema) {
    return IsId(schema) ? [...stack.ids, schema] : stack.ids;
}
function NextRecursiveAnchor(stack, schema) {
    return stack.recursiveAnchor ?? (IsRecursiveAnchorTrue(schema) ? schema : undefined);
}
function NextDynamicAnchors(stack, schema) {
    const registered = IsId(schema) ? RegisterResourceAnchors(stack.dynamicAnchors, schema) : stack.dynamicAnchors;
    return IsDynamicAnchor(schema) ? [...registered, schema] : registered;
}
function NextPendingResource(stack, schema) {
    return IsId(schema) ? false : stack.pendingResource;
}
function NextLexicalBase(stack, schema) {
    const entry = ResourceEntry(stack, schema);
    if (entry)
        return entry.base;
    return IsId(schema) ? NextUri(schema.$id, stack.lexicalBase).href : stack.lexicalBase;
}
function NextResourceBase(stack, schema) {
    const entry = ResourceEntry(stack, schema);
    if (entry)
        return entry.base;
    return (IsId(schema) && stack.pendingResource) ? NextUri(schema.$id, stack.resourceBase).href : stack.resourceBase;
}
function NextUseResourceBaseForReference(stack, schema) {
    return IsId(schema) ? !IsRelativeId(schema) : stack.useResourceBaseForReference;
}
function NextReferenceBase(stack, schema) {
    const isRetrieved = NextEnteredResource(stack, schema);
    const useResourceBaseForReference = NextUseResourceBaseForReference(stack, schema);
    return (isRetrieved || useResourceBaseForReference) ? NextResourceBase(stack, schema) : NextLexicalBase(stack, schema);
}
function NextLexicalSchema(stack, schema) {
    const entry = ResourceEntry(stack, schema);
    if (entry)
        return entry.root;
    return IsId(schema) ? schema : stack.lexicalSchema;
}
// ------------------------------------------------------------------
// NextStack | HasStackKeywords (Optimization)
//
// HasStackKeywords narrows schema to an object and checks whether it
// carries $id, $dynamicAnchor, a first-seen $recursiveAnchor, or a
// resource-entry point. When none apply, NextStack skips the frame
// rebuild and returns the parent stack as-is.
// ------------------------------------------------------------------
function HasStackKeywords(stack, schema) {
    return IsSchemaObject(schema) && (IsId(schema) ||
        IsDynamicAnchor(schema) ||
        (IsUndefined(stack.recursiveAnchor) && IsRecursiveAnchorTrue(schema)) ||
        !IsUndefined(ResourceEntry(stack, schema)));
}
function NextStack(stack, schema) {
    return HasStackKeywords(stack, schema)
        ? {
            ...stack,
            ids: NextIds(stack, schema),
            dynamicAnchors: NextDynamicAnchors(stack, schema),
            recursiveAnchor: NextRecursiveAnchor(stack, schema),
            pendingResource: NextPendingResource(stack, schema),
            lexicalBase: NextLexicalBase(stack, schema),
            resourceBase: NextResourceBase(stack, schema),
            useResourceBaseForReference: NextUseResourceBaseForReference(stack, schema),
            referenceBase: NextReferenceBase(stack, schema),
            lexicalSchema: NextLexicalSchema(stack, schema),
            enteredResource: NextEnteredResource(stack, schema)
        }
        : stack;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_unique.mjs
let index = 0;
/** Creates a unique variable name */
function CreateUnique() {
    return `unique_${index++}`;
}
/** Resets the unique variable name counter */
function ResetUnique() {
    index = 0;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/additionalItems.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Valid
// ------------------------------------------------------------------
function IsValid(schema) {
    return IsItems(schema) && IsArray(schema.items);
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildAdditionalItemsStandard(stack, context, schema, value) {
    const [item, index] = [CreateUnique(), CreateUnique()];
    const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
    const isLength = emit_IsLessThan(index, Constant(schema.items.length));
    const addIndex = context.AddIndex(index);
    return emit_Every(value, Constant(0), [item, index], Or(isLength, And(isSchema, addIndex)));
}
function BuildAdditionalItemsFast(stack, context, schema, value) {
    const [item, index] = [CreateUnique(), CreateUnique()];
    const isSchema = BuildSchemaPushStack(stack, context, schema.additionalItems, item);
    const isLength = emit_IsLessThan(index, Constant(schema.items.length));
    return emit_Every(value, Constant(0), [item, index], Or(isLength, isSchema));
}
function BuildAdditionalItems(stack, context, schema, value) {
    if (!IsValid(schema))
        return Constant(true);
    return context.UseUnevaluated()
        ? BuildAdditionalItemsStandard(stack, context, schema, value)
        : BuildAdditionalItemsFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckAdditionalItems(stack, context, schema, value) {
    if (!IsValid(schema))
        return true;
    const isAdditionalItems = Every(value, 0, (item, index) => {
        return IsLessThan(index, schema.items.length)
            || (CheckSchemaPushStack(stack, context, schema.additionalItems, item) && context.AddIndex(index));
    });
    return isAdditionalItems;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorAdditionalItems(stack, context, schemaPath, instancePath, schema, value) {
    if (!IsValid(schema))
        return true;
    const isAdditionalItems = Every(value, 0, (item, index) => {
        const nextSchemaPath = `${schemaPath}/additionalItems`;
        const nextInstancePath = `${instancePath}/${index}`;
        return IsLessThan(index, schema.items.length) ||
            (ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalItems, item) && context.AddIndex(index));
    });
    return isAdditionalItems;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_pathing.mjs
// ------------------------------------------------------------------
// EncodeFragment
//
// We use this function to encode instancePath and schemaPath path
// fragments for errors. We need this encoding such that callers
// can use Pointer to deref error targets. We should consider adding
// this to the Pointer module as Pointer.Encode(...) (review)
// ------------------------------------------------------------------
function EncodeFragment(fragment) {
    return fragment.replace(/~/g, '~0').replace(/\//g, '~1');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_regexp.mjs
/** Standard RegExp with Unicode */
function UnicodeRegExp(pattern) {
    return new RegExp(pattern, 'u');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/additionalProperties.mjs
// deno-fmt-ignore-file







// ------------------------------------------------------------------
// Optimization: IsAdditionalPropertiesIgnored
//
// We can ignore additionalProperties if the schema is true-like and
// we are not in an unevaluated context, noting that additional
// properties are considered tracked, evaluated keys.
// ------------------------------------------------------------------
function IsAdditionalPropertiesIgnored(context, additionalProperties) {
    return !context.UseUnevaluated() &&
        (guard_IsEqual(additionalProperties, true) ||
            (IsObject(additionalProperties) && guard_IsEqual(Keys(additionalProperties).length, 0)));
}
// ------------------------------------------------------------------
// Optimization: GetPropertiesPattern
//
// Constructs a regular expression that matches all property keys
// and pattern properties defined in a schema. This approach unifies
// handling of both property types, avoiding separate logic paths.
//
// If no keys or patterns are present, it returns a pattern that
// matches nothing: '(?!)'.
//
// ------------------------------------------------------------------
function GetPropertyKeyAsPattern(key) {
    const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `^${escaped}$`;
}
function GetPropertiesPattern(schema) {
    const patterns = [];
    if (IsPatternProperties(schema))
        patterns.push(...Keys(schema.patternProperties));
    if (IsProperties(schema))
        patterns.push(...Keys(schema.properties).map(GetPropertyKeyAsPattern));
    return guard_IsEqual(patterns.length, 0) ? '(?!)' : `(${patterns.join('|')})`;
}
// ------------------------------------------------------------------
// BuildAdditionalPropertiesFast (AdditionalProperties False)
//
// - AdditionalProperties is explicitly set to false,
// - The schema uses only Properties (no PatternProperties),
// - Required contains exactly the keys in Properties.
//
// ------------------------------------------------------------------
function HasExactRequiredProperties(schema) {
    const keys = Keys(schema.properties);
    return guard_IsEqual(keys.length, schema.required.length)
        && Every(keys, 0, (key) => schema.required.includes(key));
}
function CanAdditionalPropertiesFast(_context, schema, _value) {
    return IsRequired(schema)
        && IsProperties(schema)
        && !IsPatternProperties(schema)
        && guard_IsEqual(schema.additionalProperties, false)
        && HasExactRequiredProperties(schema);
}
function BuildAdditionalPropertiesFast(_context, schema, value) {
    return emit_IsEqual(Member(Call(Member('Object', 'getOwnPropertyNames'), [value]), 'length'), Constant(schema.required.length));
}
// ------------------------------------------------------------------
// BuildAdditionalPropertiesStandard
// ------------------------------------------------------------------
function BuildAdditionalPropertiesStandard(stack, context, schema, value) {
    const [key, _index] = [CreateUnique(), CreateUnique()];
    const regexp = CreateVariable(UnicodeRegExp(GetPropertiesPattern(schema)));
    const isSchema = BuildSchemaPushStack(stack, context, schema.additionalProperties, `${value}[${key}]`);
    const isKey = Call(Member(regexp, 'test'), [key]);
    const addKey = context.AddKey(key);
    const guarded = context.UseUnevaluated() ? Or(isKey, And(isSchema, addKey)) : Or(isKey, isSchema);
    const result = emit_Every(emit_Keys(value), Constant(0), [key, _index], guarded);
    return result;
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildAdditionalProperties(stack, context, schema, value) {
    if (IsAdditionalPropertiesIgnored(context, schema.additionalProperties))
        return Constant(true);
    return CanAdditionalPropertiesFast(context, schema, value)
        ? BuildAdditionalPropertiesFast(context, schema, value)
        : BuildAdditionalPropertiesStandard(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckAdditionalProperties(stack, context, schema, value) {
    const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
    const isAdditionalProperties = Every(Keys(value), 0, (key, _index) => {
        return regexp.test(key) ||
            (CheckSchemaPushStack(stack, context, schema.additionalProperties, value[key]) && context.AddKey(key));
    });
    return isAdditionalProperties;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorAdditionalProperties(stack, context, schemaPath, instancePath, schema, value) {
    const regexp = UnicodeRegExp(GetPropertiesPattern(schema));
    const additionalProperties = [];
    const isAdditionalProperties = EveryAll(Keys(value), 0, (key, _index) => {
        const nextSchemaPath = `${schemaPath}/additionalProperties`;
        const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
        const isAdditionalProperty = regexp.test(key) ||
            (ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.additionalProperties, value[key]) && context.AddKey(key));
        if (!isAdditionalProperty)
            additionalProperties.push(key);
        return isAdditionalProperty;
    });
    return isAdditionalProperties ||
        context.AddError('additionalProperties', schemaPath, instancePath, { additionalProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_reducer.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Reducer
//
// This function is used to generate an reducer evaluation context 
// for the allOf, anyOf, oneOf and not keywords. The reducer mechansism
// is required from 2019-09 onwards to gather evaluated keys and indices
// for the unevaluatedItems and unevaluatedProperties keywords.
//
// ------------------------------------------------------------------
//
// const context = new Context() // exterior
//
// (() => {
//   const results = []
//
//   const context_0 = context.Clone()
//   const context_1 = context.Clone()
//   const context_2 = context.Clone()
//   const context_3 = context.Clone()
//   
//   const condition_0 = ((context) => <subschema>)(context_0)
//   const condition_1 = ((context) => <subschema>)(context_1)
//   const condition_2 = ((context) => <subschema>)(context_2)
//   const condition_3 = ((context) => <subschema>)(context_3)
// 
//   if(condition_0) results.push(context_0)
//   if(condition_1) results.push(context_1)
//   if(condition_2) results.push(context_2)
//   if(condition_3) results.push(context_3)
//
//   return <check> && context.Merge(results)
// })()
//
// ------------------------------------------------------------------
function Reducer(stack, context, schemas, value, check) {
    const results = ConstDeclaration('results', '[]');
    const context_n = schemas.map((_schema, index) => ConstDeclaration(`context_${index}`, New('CheckContext', [])));
    const condition_n = schemas.map((schema, index) => ConstDeclaration(`condition_${index}`, Call(ArrowFunction(['context'], BuildSchema(stack, context, schema, value)), [`context_${index}`])));
    const checks = schemas.map((_schema, index) => If(`condition_${index}`, Call(Member('results', 'push'), [`context_${index}`])));
    const returns = Return(And(check, context.Merge('results')));
    return Call(ArrowFunction([], Statements([results, ...context_n, ...condition_n, ...checks, returns])), []);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/allOf.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildAllOfStandard(stack, context, schema, value) {
    return Reducer(stack, context, schema.allOf, value, emit_IsEqual(Member('results', 'length'), Constant(schema.allOf.length)));
}
function BuildAllOfFast(stack, context, schema, value) {
    return ReduceAnd(schema.allOf.map((schema) => BuildSchema(stack, context, schema, value)));
}
function BuildAllOf(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildAllOfStandard(stack, context, schema, value)
        : BuildAllOfFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckAllOf(stack, context, schema, value) {
    const results = schema.allOf.reduce((result, schema) => {
        const nextContext = new CheckContext();
        return CheckSchema(stack, nextContext, schema, value) ? [...result, nextContext] : result;
    }, []);
    return guard_IsEqual(results.length, schema.allOf.length) && context.Merge(results);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorAllOf(stack, context, schemaPath, instancePath, schema, value) {
    const failedContexts = [];
    const results = schema.allOf.reduce((result, schema, index) => {
        const nextSchemaPath = `${schemaPath}/allOf/${index}`;
        const nextContext = new ErrorContext();
        const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
        if (!isSchema)
            failedContexts.push(nextContext);
        return isSchema ? [...result, nextContext] : result;
    }, []);
    const isAllOf = guard_IsEqual(results.length, schema.allOf.length) && context.Merge(results);
    if (!isAllOf)
        failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
    return isAllOf;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/anyOf.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildAnyOfStandard(stack, context, schema, value) {
    return Reducer(stack, context, schema.anyOf, value, emit_IsGreaterThan(Member('results', 'length'), Constant(0)));
}
function BuildAnyOfFast(stack, context, schema, value) {
    return ReduceOr(schema.anyOf.map((schema) => BuildSchema(stack, context, schema, value)));
}
function BuildAnyOf(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildAnyOfStandard(stack, context, schema, value)
        : BuildAnyOfFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckAnyOf(stack, context, schema, value) {
    const results = schema.anyOf.reduce((result, schema) => {
        const nextContext = new CheckContext();
        return CheckSchema(stack, nextContext, schema, value) ? [...result, nextContext] : result;
    }, []);
    return IsGreaterThan(results.length, 0) && context.Merge(results);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorAnyOf(stack, context, schemaPath, instancePath, schema, value) {
    const failedContexts = [];
    const results = schema.anyOf.reduce((result, schema, index) => {
        const nextContext = new ErrorContext();
        const nextSchemaPath = `${schemaPath}/anyOf/${index}`;
        const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
        if (!isSchema)
            failedContexts.push(nextContext);
        return isSchema ? [...result, nextContext] : result;
    }, []);
    const isAnyOf = IsGreaterThan(results.length, 0) && context.Merge(results);
    if (!isAnyOf)
        failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
    return isAnyOf || context.AddError('anyOf', schemaPath, instancePath, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/boolean.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildSchemaBoolean(_stack, _context, schema, _value) {
    return schema ? Constant(true) : Constant(false);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckSchemaBoolean(_stack, _context, schema, _value) {
    return schema;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorSchemaBoolean(stack, context, schemaPath, instancePath, schema, value) {
    return CheckSchemaBoolean(stack, context, schema, value) ||
        context.AddError('boolean', schemaPath, instancePath, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/const.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildConst(_stack, _context, schema, value) {
    return IsValueLike(schema.const)
        ? emit_IsEqual(value, Constant(schema.const))
        : emit_IsDeepEqual(value, CreateVariable(schema.const));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckConst(_stack, _context, schema, value) {
    return IsValueLike(schema.const)
        ? guard_IsEqual(value, schema.const)
        : IsDeepEqual(value, schema.const);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function ErrorConst(stack, context, schemaPath, instancePath, schema, value) {
    return CheckConst(stack, context, schema, value) ||
        context.AddError('const', schemaPath, instancePath, { allowedValue: schema.const });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/contains.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Invalid
// ------------------------------------------------------------------
function contains_IsValid(schema) {
    return !(IsMinContains(schema) && guard_IsEqual(schema.minContains, 0));
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildContainsStandard(stack, context, schema, value) {
    const [item, index] = [CreateUnique(), CreateUnique()];
    const isLength = Not(emit_IsEqual(Member(value, 'length'), Constant(0)));
    const isSome = emit_SomeAll(value, [item, index], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
    return And(isLength, isSome);
}
function BuildContainsFast(stack, context, schema, value) {
    const [item] = [CreateUnique()];
    const isLength = Not(emit_IsEqual(Member(value, 'length'), Constant(0)));
    const isSome = emit_Some(value, [item, '_'], BuildSchema(stack, context, schema.contains, item));
    return And(isLength, isSome);
}
function BuildContains(stack, context, schema, value) {
    if (!contains_IsValid(schema))
        return Constant(true);
    return context.UseUnevaluated()
        ? BuildContainsStandard(stack, context, schema, value)
        : BuildContainsFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckContains(stack, context, schema, value) {
    if (!contains_IsValid(schema))
        return true;
    return !guard_IsEqual(value.length, 0) && SomeAll(value, (item, index) => {
        return CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index);
    });
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorContains(stack, context, schemaPath, instancePath, schema, value) {
    return CheckContains(stack, context, schema, value) ||
        context.AddError('contains', schemaPath, instancePath, { minContains: 1 });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/dependencies.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildDependencies(stack, context, schema, value) {
    const isLength = emit_IsEqual(Member(emit_Keys(value), 'length'), Constant(0));
    const isEveryDependency = ReduceAnd(Entries(schema.dependencies).map(([key, schema]) => {
        const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
        const isSchema = BuildSchema(stack, context, schema, value);
        const isEveryKey = (schema) => ReduceAnd(schema.map((key) => emit_HasPropertyKey(value, Constant(key))));
        return Or(notKey, IsArray(schema) ? isEveryKey(schema) : isSchema);
    }));
    return Or(isLength, isEveryDependency);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckDependencies(stack, context, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEvery = Every(Entries(schema.dependencies), 0, ([key, schema]) => {
        return !HasPropertyKey(value, key) || (IsArray(schema)
            ? schema.every((key) => HasPropertyKey(value, key))
            : CheckSchema(stack, context, schema, value));
    });
    return isLength || isEvery;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorDependencies(stack, context, schemaPath, instancePath, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEvery = EveryAll(Entries(schema.dependencies), 0, ([key, schema]) => {
        const nextSchemaPath = `${schemaPath}/dependencies/${EncodeFragment(key)}`;
        return !HasPropertyKey(value, key) || (IsArray(schema)
            ? schema.every((dependency) => HasPropertyKey(value, dependency) ||
                context.AddError('dependencies', schemaPath, instancePath, { property: key, dependencies: schema }))
            : ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value));
    });
    return isLength || isEvery;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/dependentRequired.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildDependentRequired(_stack, _context, schema, value) {
    const isLength = emit_IsEqual(Member(emit_Keys(value), 'length'), Constant(0));
    const isEvery = ReduceAnd(Entries(schema.dependentRequired).map(([key, keys]) => {
        const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
        const everyKey = ReduceAnd(keys.map((key) => emit_HasPropertyKey(value, Constant(key))));
        return Or(notKey, everyKey);
    }));
    return Or(isLength, isEvery);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckDependentRequired(_stack, _context, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEvery = Every(Entries(schema.dependentRequired), 0, ([key, keys]) => {
        return !HasPropertyKey(value, key) ||
            keys.every((key) => HasPropertyKey(value, key));
    });
    return isLength || isEvery;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorDependentRequired(_stack, context, schemaPath, instancePath, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEveryEntry = EveryAll(Entries(schema.dependentRequired), 0, ([key, keys]) => {
        return !HasPropertyKey(value, key) || EveryAll(keys, 0, (dependency) => HasPropertyKey(value, dependency) ||
            context.AddError('dependentRequired', schemaPath, instancePath, { property: key, dependencies: keys }));
    });
    return isLength || isEveryEntry;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/dependentSchemas.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildDependentSchemas(stack, context, schema, value) {
    const isLength = emit_IsEqual(Member(emit_Keys(value), 'length'), Constant(0));
    const isEvery = ReduceAnd(Entries(schema.dependentSchemas).map(([key, schema]) => {
        const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
        const isSchema = BuildSchema(stack, context, schema, value);
        return Or(notKey, isSchema);
    }));
    return Or(isLength, isEvery);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckDependentSchemas(stack, context, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEvery = Every(Entries(schema.dependentSchemas), 0, ([key, schema]) => {
        return !HasPropertyKey(value, key) ||
            CheckSchema(stack, context, schema, value);
    });
    return isLength || isEvery;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorDependentSchemas(stack, context, schemaPath, instancePath, schema, value) {
    const isLength = guard_IsEqual(Keys(value).length, 0);
    const isEvery = EveryAll(Entries(schema.dependentSchemas), 0, ([key, schema]) => {
        const nextSchemaPath = `${schemaPath}/dependentSchemas/${EncodeFragment(key)}`;
        return !HasPropertyKey(value, key) ||
            ErrorSchema(stack, context, nextSchemaPath, instancePath, schema, value);
    });
    return isLength || isEvery;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/pointer/pointer.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Throw
// ------------------------------------------------------------------
function Throw(message) {
    throw Error(message);
}
function ThrowUnsafePropertyKey() {
    Throw('Pointer contains unsafe property key');
}
function ThrowCannotSetRoot() {
    Throw('Cannot set value');
}
// ------------------------------------------------------------------
// Indices
// ------------------------------------------------------------------
function Indices(pointer) {
    const indices = pointer.split('/').map(index => index.replace(/~1/g, '/').replace(/~0/g, '~'));
    return indices[0] === '' ? indices.slice(1) : indices;
}
// ------------------------------------------------------------------
// Has
// ------------------------------------------------------------------
function Has(value, pointer) {
    let current = value;
    for (const index of Indices(pointer)) {
        if (!IsObject(current) || !HasPropertyKey(current, index))
            return false;
        current = current[index];
    }
    return true;
}
// ------------------------------------------------------------------
// Get
// ------------------------------------------------------------------
function pointer_Get(value, pointer) {
    let current = value;
    for (const index of Indices(pointer)) {
        if (!IsObject(current) || IsUnsafePropertyKey(index))
            return undefined;
        current = current[index];
    }
    return current;
}
// ------------------------------------------------------------------
// Get
// ------------------------------------------------------------------
function Parent(value, indices, last) {
    let current = value;
    for (const index of indices) {
        if (IsUnsafePropertyKey(index))
            ThrowUnsafePropertyKey();
        current = IsObject(current) ? current[index] : undefined;
    }
    if (IsUnsafePropertyKey(last))
        ThrowUnsafePropertyKey();
    if (!IsObject(current))
        ThrowCannotSetRoot();
    return current;
}
// ------------------------------------------------------------------
// Set
// ------------------------------------------------------------------
function pointer_Set(value, pointer, next) {
    const indices = Indices(pointer);
    const last = indices.pop();
    if (IsUndefined(last))
        ThrowCannotSetRoot();
    Parent(value, indices, last)[last] = next;
    return value;
}
// ------------------------------------------------------------------
// Delete
// ------------------------------------------------------------------
function Delete(value, pointer) {
    const indices = Indices(pointer);
    const last = indices.pop();
    if (IsUndefined(last))
        ThrowCannotSetRoot();
    const parent = Parent(value, indices, last);
    if (IsArray(parent) && /^(0|[1-9]\d*)$/.test(last)) {
        parent.splice(Number(last), 1);
    }
    else {
        delete parent[last];
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/anchor.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid $anchor property
 */
function IsAnchor(schema) {
    return HasPropertyKey(schema, '$anchor')
        && IsString(schema.$anchor);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/resolve/resolve.mjs




// ------------------------------------------------------------------
// Helpers
//
// Utilities to compute schema base URIs, normalize absolute URLs,
// strip URL fragments for canonical hrefs, find target base URIs,
// resolve $ref root schemas, and identify JSON pointers vs anchors.
// ------------------------------------------------------------------
function RelativeBase(schema, base) {
    return IsSchemaObject(schema) && IsId(schema) ? NextUri(schema.$id, base.href) : base;
}
function AbsoluteBase(base) {
    return NextUri(base, DefaultUri);
}
function CanonicalHref(url) {
    return url.href.split('#')[0];
}
function Base(schema, base, target) {
    return SearchBase(schema, AbsoluteBase(base), target);
}
function RefRoot(stack, ref) {
    return (ref.$ref.startsWith('#') || stack.enteredResource) ? stack.lexicalSchema : stack.schema;
}
function IsPointerFragment(fragment) {
    return fragment.startsWith('#/');
}
// ------------------------------------------------------------------
// Search
//
// Recursive tree walks that locate things by identity, not URL.
// SearchDynamicAnchor finds a node with a matching $dynamicAnchor.
// SearchBase finds a specific target schema (by reference) and
// returns its base URI, tracking $id rebasing as it descends.
// ------------------------------------------------------------------
function SearchDynamicAnchor(schema, name) {
    if (IsObject(schema) && IsDynamicAnchor(schema) && guard_IsEqual(schema.$dynamicAnchor, name)) {
        return schema;
    }
    if (IsObject(schema)) {
        for (const key of Keys(schema)) {
            const result = SearchDynamicAnchor(schema[key], name);
            if (result)
                return result;
        }
    }
    return undefined;
}
function SearchBase(schema, base, target) {
    if (guard_IsEqual(schema, target))
        return base.href;
    const nextBase = RelativeBase(schema, base);
    if (IsArray(schema)) {
        for (const item of schema) {
            const result = SearchBase(item, nextBase, target);
            if (!IsUndefined(result))
                return result;
        }
    }
    else if (IsObject(schema)) {
        for (const key of Keys(schema)) {
            const result = SearchBase(schema[key], nextBase, target);
            if (!IsUndefined(result))
                return result;
        }
    }
    return undefined;
}
// ------------------------------------------------------------------
// Match
//
// Tests whether a schema node is what a reference URL points to.
// MatchSchemaObject checks a single node in order: $id, $anchor,
// $dynamicAnchor, then JSON pointer/hash. MatchFromArray,
// MatchFromObject, and Match recurse through the tree to try every
// node, skipping const and enum since their values are user data,
// not schema.
// ------------------------------------------------------------------
function MatchWithHash(schema, ref) {
    if (ref.href.endsWith('#'))
        return schema;
    if (!ref.hash.startsWith('#'))
        return undefined;
    const fragment = decodeURIComponent(ref.hash.slice(1));
    if (!fragment.startsWith('/'))
        return undefined;
    return pointer_Get(schema, fragment);
}
function MatchWithId(schema, base, ref) {
    if (!IsId(schema))
        return undefined;
    if (guard_IsEqual(schema.$id, ref.hash))
        return schema;
    const absoluteRef = new URL(ref.href, base.href);
    if (guard_IsEqual(base.pathname, absoluteRef.pathname))
        return ref.hash.startsWith('#') ? MatchWithHash(schema, ref) : schema;
    return undefined;
}
function MatchWithAnchor(schema, base, ref) {
    if (!IsAnchor(schema))
        return undefined;
    const absoluteAnchor = new URL(`#${schema.$anchor}`, base.href);
    const absoluteRef = new URL(ref.href, base.href);
    return guard_IsEqual(absoluteAnchor.href, absoluteRef.href) ? schema : undefined;
}
function MatchWithDynamicAnchor(schema, base, ref) {
    if (!IsDynamicAnchor(schema))
        return undefined;
    const absoluteAnchor = new URL(`#${schema.$dynamicAnchor}`, base.href);
    const absoluteRef = new URL(ref.href, base.href);
    const isMatch = guard_IsEqual(absoluteAnchor.href, absoluteRef.href);
    return isMatch ? schema : undefined;
}
function MatchSchemaObject(schema, base, ref) {
    if (!IsSchemaObject(schema))
        return undefined;
    return MatchWithId(schema, base, ref) ??
        MatchWithAnchor(schema, base, ref) ??
        MatchWithDynamicAnchor(schema, base, ref) ??
        MatchWithHash(schema, ref);
}
function MatchFromArray(schema, base, ref) {
    if (!IsArray(schema))
        return undefined;
    return schema.reduce((result, item) => {
        const match = resolve_Match(item, base, ref);
        return !IsUndefined(match) ? match : result;
    }, undefined);
}
function MatchFromObject(schema, base, ref) {
    if (!IsObject(schema))
        return undefined;
    return Keys(schema).reduce((result, key) => {
        if (guard_IsEqual(key, 'const') || guard_IsEqual(key, 'enum'))
            return result;
        const match = resolve_Match(schema[key], base, ref);
        return !IsUndefined(match) ? match : result;
    }, undefined);
}
function resolve_Match(schema, base, ref) {
    const relativeBase = RelativeBase(schema, base);
    return MatchSchemaObject(schema, relativeBase, ref) ??
        MatchFromArray(schema, relativeBase, ref) ??
        MatchFromObject(schema, relativeBase, ref);
}
// ------------------------------------------------------------------
// Resource
//
// Wraps RefInternal to check whether the resolved schema is itself
// a resource root (carries its own $id). Used by FindResolvedResource
// to tell a boundary hit from a landing inside a resource.
// ------------------------------------------------------------------
function Resource(context, schema, base, ref) {
    const result = RefInternal(context, schema, base, ref);
    return IsSchemaObject(result) && IsId(result) ? result : undefined;
}
// ------------------------------------------------------------------
// FindDeferredResource
//
// Legacy Draft-4 schemas (no $schema keyword) treat a nested $id as
// an in-place base change, not a new resource. A local ('#...') ref
// landing at a different base than the current one needs a stack
// entry so later lookups use the right base.
// ------------------------------------------------------------------
function FindDeferredResourceLegacy(stack, ref, schema) {
    if (!ref.$ref.startsWith('#'))
        return undefined;
    if (!IsSchemaObject(stack.schema) || HasPropertyKey(stack.schema, '$schema'))
        return undefined;
    const targetBase = Base(stack.lexicalSchema, stack.referenceBase, schema);
    if (IsUndefined(targetBase) || guard_IsEqual(targetBase, stack.referenceBase))
        return undefined;
    return { target: schema, base: targetBase, root: /* safe-object-root */ stack.lexicalSchema };
}
function FindDeferredResourceModern(stack, canonical, schema) {
    const remoteRoot = stack.context[canonical];
    if (!IsSchemaObject(remoteRoot))
        return undefined;
    return { target: schema, base: canonical, root: remoteRoot };
}
function FindDeferredResource(stack, ref, schema, canonical, isRemote) {
    const remote = isRemote ? FindDeferredResourceModern(stack, canonical, schema) : undefined;
    return IsUndefined(remote) ? FindDeferredResourceLegacy(stack, ref, schema) : remote;
}
// ------------------------------------------------------------------
// FindResolvedResource
//
// Handles a ref that crossed into a different resource but landed
// on a schema without that resource's $id (e.g. a pointer into the
// middle of a remote document). Enters the enclosing resource so
// lexical/base lookups behave as if traversal walked in from its top.
// ------------------------------------------------------------------
function FindResolvedResource(stack, canonical, schema) {
    if (IsId(schema))
        return undefined;
    const resource = Resource(stack.context, /* safe-object-root */ stack.schema, stack.referenceBase, canonical);
    if (!resource || stack.ids.includes(resource))
        return undefined;
    return { resource };
}
// ------------------------------------------------------------------
// RefInternal
//
// Shared lookup used by Ref, RecursiveRef, and DynamicRef. Tries,
// in order: exact match in the pre-registered context, then a local
// search within the given schema, then a search in a remote
// document. Returns just the schema; caller-specific bookkeeping
// (deferred/resolved resources) happens one level up.
// ------------------------------------------------------------------
function RefInternalWithContext(context, ref) {
    return HasPropertyKey(context, ref) ? context[ref] : undefined;
}
function RefInternalWithLocal(schema, base, ref) {
    return resolve_Match(schema, base, ref);
}
function RefInternalWithRemote(context, base, ref) {
    const canonicalHref = CanonicalHref(ref);
    if (!HasPropertyKey(context, canonicalHref) || guard_IsEqual(canonicalHref, CanonicalHref(base)))
        return undefined;
    const remoteSchema = context[canonicalHref];
    const remoteBase = RelativeBase(remoteSchema, new URL(canonicalHref));
    return guard_IsEqual(ref.hash, '') ? remoteSchema : resolve_Match(remoteSchema, remoteBase, ref);
}
function RefInternal(context, schema, base, ref) {
    const absoluteBase = AbsoluteBase(base);
    const target = NextUri(ref, absoluteBase.href);
    return RefInternalWithContext(context, ref) ??
        RefInternalWithLocal(schema, absoluteBase, target) ??
        RefInternalWithRemote(context, absoluteBase, target);
}
// ------------------------------------------------------------------
// RefNextStack
//
// Computes the next stack state from any deferred or resolved
// resource found while following a $ref, carrying existing stack
// state forward rather than rebuilding it.
// ------------------------------------------------------------------
function RefNextStackDeferred(stack, deferredResource) {
    if (!deferredResource)
        return stack;
    const resourceEntries = new Map(stack.resourceEntries);
    resourceEntries.set(deferredResource.target, { base: deferredResource.base, root: deferredResource.root });
    return { ...stack, resourceEntries };
}
function RefNextStackResolved(stack, resolvedResource) {
    return resolvedResource ? NextStack(stack, resolvedResource.resource) : stack;
}
function RefNextStack(stack, pendingResource, deferredResource, resolvedResource) {
    const withDeferred = RefNextStackDeferred({ ...stack, pendingResource }, deferredResource);
    const withResolved = RefNextStackResolved(withDeferred, resolvedResource);
    return withResolved;
}
// ------------------------------------------------------------------
// RefResult
//
// Builds the final XRefResult. RefResultFound gets the canonical
// URL, checks if it's remote from the current resource, and looks
// for a deferred or resolved resource crossing accordingly.
// RefResultNotFound just advances pendingResource if a schema was
// found without crossing into a resource.
// ------------------------------------------------------------------
function RefResultFound(stack, ref, schema) {
    const canonical = CanonicalHref(NextUri(ref.$ref, stack.referenceBase));
    const isRemote = !guard_IsEqual(canonical, stack.resourceBase);
    const deferredResource = FindDeferredResource(stack, ref, schema, canonical, isRemote);
    const resolvedResource = isRemote ? FindResolvedResource(stack, canonical, schema) : undefined;
    return { schema, stack: RefNextStack(stack, true, deferredResource, resolvedResource) };
}
function RefResultNotFound(stack, schema) {
    return { schema, stack: RefNextStack(stack, !IsUndefined(schema)) };
}
// ------------------------------------------------------------------
// Ref
//
// Picks the root to resolve against, and returns a XRefResult
// containing the resolved schema and the next stack state for
// subsequent evaluation.
// ------------------------------------------------------------------
function Ref(stack, ref) {
    const schema = RefInternal(stack.context, RefRoot(stack, ref), stack.referenceBase, ref.$ref);
    return IsSchemaObject(schema) ? RefResultFound(stack, ref, schema) : RefResultNotFound(stack, schema);
}
// ------------------------------------------------------------------
// RecursiveRef: Draft 2019-09
//
// If a $recursiveAnchor is active in scope, it's used as the root
// instead of the lexical schema, letting the ref bind to the
// outermost applicable schema rather than the innermost.
// ------------------------------------------------------------------
function IsRecursiveAnchorInScope(stack) {
    return IsSchemaObject(stack.lexicalSchema) && IsRecursiveAnchorTrue(stack.lexicalSchema);
}
function RecursiveRef(stack, recursiveRef) {
    const schema = IsRecursiveAnchorInScope(stack) ? stack.recursiveAnchor : stack.lexicalSchema;
    return RefInternal(stack.context, schema, stack.lexicalBase, recursiveRef.$recursiveRef);
}
// ------------------------------------------------------------------
// DynamicRef: Draft 2020-12
//
// FindScopedDynamicAnchor checks anchors tracked on the stack first,
// then falls back to a full tree search. If RefInternal finds a target
// directly, DynamicRefWhenFound only continues the scoped search when
// that target itself has a $dynamicAnchor. If RefInternal finds nothing,
// DynamicRefWhenNotFound goes straight to a scoped anchor search
// by name.
// ------------------------------------------------------------------
function DynamicRefFragment(stack, dynamicRef) {
    return NextUri(dynamicRef.$dynamicRef, AbsoluteBase(stack.lexicalBase).href).hash;
}
function FindScopedDynamicAnchor(stack, name) {
    return stack.dynamicAnchors.find((anchor) => guard_IsEqual(anchor.$dynamicAnchor, name)) ?? SearchDynamicAnchor(stack.schema, name);
}
function DynamicRefWhenFound(stack, dynamicRef, fragmentTarget) {
    if (!IsSchemaObject(fragmentTarget) || !IsDynamicAnchor(fragmentTarget))
        return fragmentTarget;
    const fragment = DynamicRefFragment(stack, dynamicRef);
    return IsPointerFragment(fragment) ? fragmentTarget : FindScopedDynamicAnchor(stack, fragmentTarget.$dynamicAnchor);
}
function DynamicRefWhenNotFound(stack, dynamicRef) {
    const fragment = DynamicRefFragment(stack, dynamicRef);
    // (review): We never observe this condition, but should be able to reach here in coverage.
    // if (IsPointerFragment(fragment) || !fragment.startsWith('#')) return undefined
    return FindScopedDynamicAnchor(stack, decodeURIComponent(fragment.slice(1)));
}
function DynamicRef(stack, dynamicRef) {
    const fragmentRoot = dynamicRef.$dynamicRef.startsWith('#') ? stack.lexicalSchema : stack.schema;
    const fragmentTarget = RefInternal(stack.context, fragmentRoot, stack.lexicalBase, dynamicRef.$dynamicRef);
    return IsUndefined(fragmentTarget) ? DynamicRefWhenNotFound(stack, dynamicRef) : DynamicRefWhenFound(stack, dynamicRef, fragmentTarget);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/dynamicRef.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildDynamicRef(stack, context, schema, value) {
    const target = DynamicRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return CreateFunction(nextStack, context, target, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckDynamicRef(stack, context, schema, value) {
    const target = DynamicRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return (IsSchema(target) && CheckSchema(nextStack, context, target, value));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorDynamicRef(stack, context, schemaPath, instancePath, schema, value) {
    const target = DynamicRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return (IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/enum.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildEnum(_stack, _context, schema, value) {
    return ReduceOr(schema.enum.map(option => {
        if (IsValueLike(option))
            return emit_IsEqual(value, Constant(option));
        const variable = CreateVariable(option);
        return emit_IsDeepEqual(value, variable);
    }));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckEnum(_stack, _context, schema, value) {
    return Some(schema.enum, option => IsValueLike(option)
        ? guard_IsEqual(value, option)
        : IsDeepEqual(value, option));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorEnum(stack, context, schemaPath, instancePath, schema, value) {
    return CheckEnum(stack, context, schema, value) ||
        context.AddError('enum', schemaPath, instancePath, { allowedValues: schema.enum });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/exclusiveMaximum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildExclusiveMaximum(_stack, _context, schema, value) {
    return emit_IsLessThan(value, Constant(schema.exclusiveMaximum));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckExclusiveMaximum(_stack, _context, schema, value) {
    return IsLessThan(value, schema.exclusiveMaximum);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorExclusiveMaximum(stack, context, schemaPath, instancePath, schema, value) {
    return CheckExclusiveMaximum(stack, context, schema, value) ||
        context.AddError('exclusiveMaximum', schemaPath, instancePath, { comparison: '<', limit: schema.exclusiveMaximum });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/exclusiveMinimum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildExclusiveMinimum(_stack, _context, schema, value) {
    return emit_IsGreaterThan(value, Constant(schema.exclusiveMinimum));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckExclusiveMinimum(_stack, _context, schema, value) {
    return IsGreaterThan(value, schema.exclusiveMinimum);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorExclusiveMinimum(stack, context, schemaPath, instancePath, schema, value) {
    return CheckExclusiveMinimum(stack, context, schema, value) ||
        context.AddError('exclusiveMinimum', schemaPath, instancePath, { comparison: '>', limit: schema.exclusiveMinimum });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/date.mjs
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
function IsLeapYear(year) {
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
/**
 * Returns true if the value is a ISO8601 Date component string
 * @description https://datatracker.ietf.org/doc/html/rfc3339
 * @example `2020-12-12`
 */
function IsDate(value) {
    const matches = DATE.exec(value);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && IsLeapYear(year) ? 29 : DAYS[month]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/time.mjs
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;
/**
 * Returns true if the value is an ISO time string
 * @specification https://datatracker.ietf.org/doc/html/rfc3339
 */
function IsTime(value, strictTimeZone = true) {
    const matches = TIME.exec(value);
    if (!matches)
        return false;
    // Require timezone offset or 'Z'/'z' when strictTimeZone is true
    if (strictTimeZone && !matches[4] && !matches[5])
        return false;
    const hr = +matches[1];
    const min = +matches[2];
    const sec = +matches[3];
    if (hr > 23 || min > 59 || sec > 60)
        return false;
    if (matches[5]) {
        const tzH = +matches[6];
        const tzM = +matches[7];
        if (tzH > 23 || tzM > 59)
            return false;
    }
    if (sec < 60)
        return true;
    // Leap second handling: must normalize to 23:59:60 UTC (1439 total UTC minutes)
    const tzSign = matches[5] === '-' ? -1 : 1;
    const tzH = +(matches[6] || 0);
    const tzM = +(matches[7] || 0);
    const totalUtcMin = (hr * 60 + min) - tzSign * (tzH * 60 + tzM);
    return (totalUtcMin % 1440 + 1440) % 1440 === 1439;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/date_time.mjs


// ------------------------------------------------------------------
// RFC 9557 DATE_TIME_SUFFIX
// ------------------------------------------------------------------
const DATE_TIME_SUFFIX = /^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
/**
 * Returns true if the string is an [RFC 3339](https://datatracker.ietf.org/doc/html/rfc3339) date-time with optional [RFC 9557](https://datatracker.ietf.org/doc/html/rfc9557) suffix.
 * @specification https://datatracker.ietf.org/doc/html/rfc3339
 * @specification https://datatracker.ietf.org/doc/html/rfc9557
 * @example `2020-12-12T20:20:40+00:00`
 */
function IsDateTime(value) {
    const index = value.indexOf('[');
    const datetime = index === -1 ? value : value.slice(0, index);
    if (index !== -1 && !DATE_TIME_SUFFIX.test(value.slice(index)))
        return false;
    const split = datetime.split(/T/i);
    return split.length === 2 && IsDate(split[0]) && IsTime(split[1]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/duration.mjs
const Duration = /^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;
/**
 * Returns true if the value is a valid duration.
 * @specification https://www.rfc-editor.org/rfc/rfc3339.html#appendix-A
 */
function IsDuration(value) {
    return Duration.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/email.mjs
const Email = /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
/**
 * Returns true if the value is an Email
 * @specification https://datatracker.ietf.org/doc/html/rfc5322
 */
function IsEmail(value) {
    return Email.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/pattern/pattern.mjs
// deno-fmt-ignore-file
// -------------------------------------------------------------------
// Validation Rules
// -------------------------------------------------------------------
const RE_RULE_HYPHEN_PLACEMENT = /^(?!-).*(?<!-)$/;
const RE_RULE_NOT_RESERVED_ACE = /^(?!..--)/;
const RE_ASCII_LDH = /^[a-zA-Z0-9-]*$/;
// -------------------------------------------------------------------
// ASCII & Encoding
// -------------------------------------------------------------------
const RE_ASCII = /^\p{ASCII}*$/u;
const RE_NON_ASCII = /[^\p{ASCII}]/u;
// -------------------------------------------------------------------
// Structural & Unicode Controls
// -------------------------------------------------------------------
const RE_HIGH_SURROGATE = /[\u{d800}-\u{dbff}]/u;
const RE_REGIONAL_INDICATOR = /[\u{1f1e6}-\u{1f1ff}]/u;
const RE_VARIATION_SELECTOR = /[\u{fe00}-\u{fe0f}]/u;
const RE_ZERO_WIDTH_JOINER = /\u{200d}/u;
// -------------------------------------------------------------------
// Numbers & Digits
// -------------------------------------------------------------------
const RE_ASCII_DIGIT = /[0-9]/;
const RE_ARABIC_INDIC_DIGIT = /[\u{0660}-\u{0669}]/u;
const RE_EXT_ARABIC_INDIC_DIGIT = /[\u{06f0}-\u{06f9}]/u;
// -------------------------------------------------------------------
// Separators
// -------------------------------------------------------------------
const RE_COMMON_SEPARATOR = /[\u{002e}\u{002c}\u{003a}\u{002f}]/u;
const RE_EUROPEAN_SEPARATOR = /[\u{002d}\u{002b}]/u;
// -------------------------------------------------------------------
// General Categories
// -------------------------------------------------------------------
const RE_MARK_NONSPACING = /\p{Mn}/u;
const RE_MARK_SPACING_COMBINING = /\p{Mc}/u;
const RE_MARK_ENCLOSING = /\p{Me}/u;
const RE_COMBINING_MARK = /[\p{Mn}\p{Mc}\p{Me}]/u;
const RE_LETTER = /\p{L}/u;
const RE_NUMBER_DECIMAL = /\p{Nd}/u;
// -------------------------------------------------------------------
// Scripts
// -------------------------------------------------------------------
const RE_SCRIPT_GREEK = /\p{Script=Greek}/u;
const RE_SCRIPT_HEBREW = /\p{Script=Hebrew}/u;
const RE_SCRIPT_JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const RE_SCRIPT_ARABIC_LETTER = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u;
// -------------------------------------------------------------------
// RFC Specifications & Context Exceptions
// -------------------------------------------------------------------
const RE_VIRAMA = /[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u;
const RE_RFC5892_DISALLOWED = /[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u;
const RE_CONTEXTO_EXCEPTIONS = /[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u;
const RE_PVALID_EXCEPTIONS = /[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u;
// -------------------------------------------------------------------
// Composite Patterns
// -------------------------------------------------------------------
const RE_EUROPEAN_NUMBER = new RegExp([
    RE_ASCII_DIGIT,
    RE_EXT_ARABIC_INDIC_DIGIT
].map((regexp) => regexp.source).join('|'), 'u');
const RE_PERMITTED_CATEGORY = new RegExp([
    RE_LETTER,
    RE_EUROPEAN_SEPARATOR,
    RE_COMMON_SEPARATOR,
    RE_NUMBER_DECIMAL,
    RE_MARK_NONSPACING,
    RE_MARK_SPACING_COMBINING,
    RE_CONTEXTO_EXCEPTIONS,
    RE_PVALID_EXCEPTIONS
].map((regexp) => regexp.source).join('|'), 'u');

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/label/ascii.mjs

// -------------------------------------------------------------------
// Validates an ASCII LDH label per RFC 5891 §4.2.3.1
// -------------------------------------------------------------------
function IsAsciiLabel(value) {
    return (RE_RULE_HYPHEN_PLACEMENT.test(value) &&
        RE_RULE_NOT_RESERVED_ACE.test(value) &&
        RE_ASCII_LDH.test(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/format/puny.mjs

// ------------------------------------------------------------------
// PunyCode (RFC 3492)
// ------------------------------------------------------------------
const PUNYCODE_BASE = 36;
const PUNYCODE_TMIN = 1;
const PUNYCODE_TMAX = 26;
const PUNYCODE_SKEW = 38;
const PUNYCODE_DAMP = 700;
const PUNYCODE_INITIAL_BIAS = 72;
const PUNYCODE_INITIAL_N = 128;
// ------------------------------------------------------------------
// ThrowDontCare
// ------------------------------------------------------------------
function ThrowDontCare() {
    throw null;
}
// ------------------------------------------------------------------
// IsAcePrefixed
// ------------------------------------------------------------------
function IsAcePrefixed(value) {
    return value.toLowerCase().startsWith('xn--');
}
// ------------------------------------------------------------------
// Adapt
// ------------------------------------------------------------------
function Adapt(delta, numPoints, firstTime) {
    delta = firstTime ? Math.floor(delta / PUNYCODE_DAMP) : delta >> 1;
    delta += Math.floor(delta / numPoints);
    let k = 0;
    while (delta > (((PUNYCODE_BASE - PUNYCODE_TMIN) * PUNYCODE_TMAX) >> 1)) {
        delta = Math.floor(delta / (PUNYCODE_BASE - PUNYCODE_TMIN));
        k += PUNYCODE_BASE;
    }
    return k + Math.floor(((PUNYCODE_BASE - PUNYCODE_TMIN + 1) * delta) / (delta + PUNYCODE_SKEW));
}
// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function Decode(value) {
    const output = [];
    let n = PUNYCODE_INITIAL_N;
    let i = 0;
    let bias = PUNYCODE_INITIAL_BIAS;
    const delimIdx = value.lastIndexOf('-');
    if (delimIdx > 0) {
        for (let j = 0; j < delimIdx; j++) {
            const cp = value.charCodeAt(j);
            if (cp >= 128)
                ThrowDontCare(); // throw new Error('Invalid punycode: non-basic before delimiter')
            output.push(cp);
        }
    }
    let inIdx = delimIdx < 0 ? 0 : delimIdx + 1;
    while (inIdx < value.length) {
        const oldi = i;
        let w = 1;
        let k = PUNYCODE_BASE;
        while (true) {
            if (inIdx >= value.length)
                ThrowDontCare(); // throw new Error('Invalid punycode: unexpected end of input')
            const ch = value.charCodeAt(inIdx++);
            let digit;
            if (ch >= 0x61 && ch <= 0x7a)
                digit = ch - 0x61; // a-z => 0-25
            else if (ch >= 0x30 && ch <= 0x39)
                digit = ch - 0x30 + 26; // 0-9 => 26-35
            // else if (ch >= 0x41 && ch <= 0x5a) digit = ch - 0x41 // A-Z => 0-25 // (no-spec-coverage)
            else
                ThrowDontCare(); // throw new Error('Invalid punycode: bad digit character')
            i += digit * w;
            const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
            if (digit < t)
                break;
            w *= PUNYCODE_BASE - t;
            k += PUNYCODE_BASE;
        }
        const outLen = output.length + 1;
        bias = Adapt(i - oldi, outLen, oldi === 0);
        n += Math.floor(i / outLen);
        i %= outLen;
        output.splice(i, 0, n);
        i++;
    }
    return String.fromCodePoint(...output);
}
// ------------------------------------------------------------------
// DigitToChar
// ------------------------------------------------------------------
function DigitToChar(digit) {
    return digit < 26 ? String.fromCharCode(digit + 0x61) : String.fromCharCode(digit - 26 + 0x30);
}
// ------------------------------------------------------------------
// Encode
//
// Encodes a Unicode string into its Punycode payload (the part that
// follows the 'xn--' ACE prefix). Used to compute the true A-label
// length of a U-label, since the 63-octet label length limit (RFC
// 5891 §4.2.4) applies to the encoded form, not the code point count.
// ------------------------------------------------------------------
const RE_REPLACE_NON_ASCII = new RegExp(RE_NON_ASCII.source, 'gu');
function Encode(input) {
    // Extract basic ASCII characters and set initial output array state
    const basic = input.replace(RE_REPLACE_NON_ASCII, '');
    const basicLength = basic.length;
    const result = basicLength > 0 ? [basic, '-'] : [];
    // Extract unicode codepoints
    const codePoints = Array.from(input, (char) => char.codePointAt(0));
    let n = PUNYCODE_INITIAL_N;
    let delta = 0;
    let bias = PUNYCODE_INITIAL_BIAS;
    let handledCPCount = basicLength;
    while (handledCPCount < codePoints.length) {
        let m = Infinity;
        for (const cp of codePoints) {
            if (cp >= n && cp < m)
                m = cp;
        }
        delta += (m - n) * (handledCPCount + 1);
        n = m;
        for (const cp of codePoints) {
            if (cp < n)
                delta++;
            if (cp === n) {
                let q = delta;
                for (let k = PUNYCODE_BASE;; k += PUNYCODE_BASE) {
                    const t = k <= bias ? PUNYCODE_TMIN : k >= bias + PUNYCODE_TMAX ? PUNYCODE_TMAX : k - bias;
                    if (q < t)
                        break;
                    const digit = t + ((q - t) % (PUNYCODE_BASE - t));
                    result.push(DigitToChar(digit));
                    q = Math.floor((q - t) / (PUNYCODE_BASE - t));
                }
                result.push(DigitToChar(q));
                bias = Adapt(delta, handledCPCount + 1, handledCPCount === basicLength);
                delta = 0;
                handledCPCount++;
            }
        }
        delta++;
        n++;
    }
    return result.join('');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/format/bidi.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// LOCAL REGEX: Allowed Bidi classes per direction (RFC 5893)
// ------------------------------------------------------------------
const RE_RTL_ALLOWED = /^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/;
const RE_LTR_ALLOWED = /^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/;
const RE_RTL_CLASSES = /^(?:R|AL|AN)$/;
// ------------------------------------------------------------------
// HasBidiChars
//
// Decodes a punycode label to its Unicode form (if it is one) and
// checks whether the result is an RTL label per RFC 5893 §1.4.
// ------------------------------------------------------------------
function HasBidiChars(value) {
    if (IsAcePrefixed(value)) {
        try {
            return HasRightToLeftCharacters(Decode(value.slice(4).toLowerCase()));
        }
        catch {
            return false;
        }
    }
    return HasRightToLeftCharacters(value);
}
// ------------------------------------------------------------------
// GetBidiClass
// ------------------------------------------------------------------
function GetBidiClass(codePoint) {
    const char = String.fromCodePoint(codePoint);
    return (RE_EUROPEAN_NUMBER.test(char) ? 'EN' :
        RE_ARABIC_INDIC_DIGIT.test(char) ? 'AN' :
            // Pattern.RE_EUROPEAN_SEPARATOR.test(char) ? 'ES' : // (no-spec-coverage)
            // Pattern.RE_COMMON_SEPARATOR.test(char) ? 'CS' : // (no-spec-coverage)
            RE_MARK_NONSPACING.test(char) ? 'NSM' :
                RE_SCRIPT_HEBREW.test(char) ? 'R' :
                    RE_SCRIPT_ARABIC_LETTER.test(char) ? 'AL' :
                        RE_LETTER.test(char) ? 'L' :
                            'ON');
}
// ------------------------------------------------------------------
// HasRightToLeftCharacters
//
// Per RFC 5893 §1.4: "An RTL label is a label that contains at least
// one character of type R, AL, or AN." Used to determine whether a
// domain name is a "Bidi domain name" (RFC 5893 §1.4), in which case
// the Bidi Rule applies to every label in the domain.
// ------------------------------------------------------------------
function HasRightToLeftCharacters(value) {
    for (const ch of value)
        if (RE_RTL_CLASSES.test(GetBidiClass(ch.codePointAt(0))))
            return true;
    return false;
}
// ------------------------------------------------------------------
// SatisfiesBidiRule
// ------------------------------------------------------------------
function SatisfiesBidiRule(value) {
    let isRtl = false;
    let allowed = RE_LTR_ALLOWED;
    let sawEN = false;
    let sawAN = false;
    let isFirst = true;
    // let lastClass: string | null = null // (no-spec-coverage)
    for (const ch of value) {
        const bidiClass = GetBidiClass(ch.codePointAt(0));
        if (isFirst) {
            // 1. The first character must be a character with Bidi property L, R, or AL.
            if (bidiClass !== 'L' && bidiClass !== 'R' && bidiClass !== 'AL')
                return false;
            isRtl = bidiClass === 'R' || bidiClass === 'AL';
            allowed = isRtl ? RE_RTL_ALLOWED : RE_LTR_ALLOWED;
            isFirst = false;
        }
        // 2 / 5. Only characters in the allowed set for this direction may appear.
        if (!allowed.test(bidiClass))
            return false;
        if (bidiClass === 'EN')
            sawEN = true;
        else if (bidiClass === 'AN')
            sawAN = true;
        // if (bidiClass !== 'NSM') lastClass = bidiClass // (no-spec-coverage)
    }
    if (isRtl && sawEN && sawAN)
        return false; // spec coverage path
    // (no-spec-coverage)
    // if (isRtl) {
    //   // 3. The end of the label must be R, AL, EN, or AN (ignoring trailing NSM).
    //   // if (lastClass !== 'R' && lastClass !== 'AL' && lastClass !== 'EN' && lastClass !== 'AN') return false
    //   // 4. If an EN is present, no AN may be present, and vice versa.
    //   if (sawEN && sawAN) return false
    // } else {
    //   // 6. The end of the label must be L or EN (ignoring trailing NSM).
    //   // if (lastClass !== 'L' && lastClass !== 'EN') return false
    // }
    return true;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/label/unicode.mjs



// ------------------------------------------------------------------
// ExceedsMaxALabelLength
//
// RFC 5890 §2.3.2.1: an A-label (the ACE-encoded form of a label,
// "xn--" + punycode) must not exceed 63 octets. Only labels
// containing non-ASCII characters need checking - a pure-ASCII label
// has no "xn--" prefix and is used as-is, so its punycode-encoded
// length is irrelevant. The ASCII check is a cheap short-circuit that
// avoids running the punycode encoder on labels that don't need it.
// ------------------------------------------------------------------
function ExceedsMaxALabelLength(value) {
    return RE_NON_ASCII.test(value) && Encode(value).length + 4 > 63;
}
// ------------------------------------------------------------------
// HasInvalidHyphens
//
// RFC 5891 §4.2.3.2: label must not start or end with a hyphen, and
// must not have hyphens in the 3rd and 4th codepoint positions (the
// ACE prefix reservation, e.g. "xn--"). Operates on `chars` (the
// per-codepoint string array) rather than raw string indices so
// supplementary-plane characters earlier in the label don't throw
// off the codepoint-position count.
// ------------------------------------------------------------------
function HasInvalidHyphens(chars) {
    if (chars[0] === '-' || chars[chars.length - 1] === '-')
        return true;
    return chars.slice(2).join('').startsWith('--');
}
// ------------------------------------------------------------------
// IsUnicodeLabel
// ------------------------------------------------------------------
function IsUnicodeLabel(value) {
    // RFC 5890 §2.3.2.1: Ensure Max Length
    if (ExceedsMaxALabelLength(value))
        return false;
    // RFC 5893 - Bidi Rule (applies whenever this label itself is RTL)
    if (HasRightToLeftCharacters(value) && !SatisfiesBidiRule(value))
        return false;
    const chars = [...value];
    const codePoints = chars.map((c) => c.codePointAt(0));
    const length = codePoints.length;
    // RFC 5891 §4.2.3.2: Hyphen rules
    if (HasInvalidHyphens(chars))
        return false;
    // RFC 5891 §4.2.3.2 - Must not begin with a combining mark
    if (RE_COMBINING_MARK.test(chars[0]))
        return false;
    let hasJapanese = false;
    // let hasArabicIndic = false // (no-spec-coverage)
    // let hasExtendedArabicIndic = false // (no-spec-coverage)
    for (let i = 0; i < length; i++) {
        const codePoint = codePoints[i];
        const char = chars[i];
        // 1. DISALLOWED exceptions
        if (RE_RFC5892_DISALLOWED.test(char))
            return false;
        // 1b. General category (PVALID) enforcement
        if (!RE_PERMITTED_CATEGORY.test(char))
            return false;
        // 2. Collect Flags
        if (RE_SCRIPT_JAPANESE.test(char))
            hasJapanese = true;
        // if (Pattern.RE_ARABIC_INDIC_DIGIT.test(char)) hasArabicIndic = true  // (no-spec-coverage)
        // if (Pattern.RE_EXT_ARABIC_INDIC_DIGIT.test(char)) hasExtendedArabicIndic = true  // (no-spec-coverage)
        // 3. CONTEXTO / CONTEXTJ Neighbor Rules
        const prev = codePoints[i - 1], next = codePoints[i + 1];
        switch (codePoint) {
            case 0x00b7:
                if (prev !== 0x006c || next !== 0x006c)
                    return false;
                break; // MIDDLE DOT (Catalan)
            case 0x0375:
                if (!next || !RE_SCRIPT_GREEK.test(chars[i + 1]))
                    return false;
                break; // Greek KERAIA
            case 0x05f3:
            case 0x05f4:
                if (!prev || !RE_SCRIPT_HEBREW.test(chars[i - 1]))
                    return false;
                break; // Hebrew GERESH
            case 0x200c: // ZWNJ - RFC 5892 Appendix A.1
                // Note: Full validation requires a Unicode joining type table. We reject
                // only when preceded by ASCII (U+0000-U+007F), which can never satisfy
                // the Virama or cursive-joining rules.
                if (!prev || (prev < 0x0080 && !RE_VIRAMA.test(chars[i - 1])))
                    return false;
                break;
            case 0x200d: // ZWJ: RFC 5892 Appendix A.2
                if (!prev || !RE_VIRAMA.test(chars[i - 1]))
                    return false;
                break;
            case 0x30fb: // Checked at end via hasJapanese
                break; // KATAKANA MIDDLE DOT
        }
    }
    // 4. Global Context Validations (Post-loop)
    // RFC 5892 Appendix A.7 - Katakana Middle Dot requirement
    if (value.includes('\u30fb') && !hasJapanese)
        return false;
    // RFC 5892 Appendix A.8/A.9 - Mixing Arabic Digits
    // if (hasArabicIndic && hasExtendedArabicIndic) return false // (no-spec-coverage)
    return true;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/label/puny.mjs



// ------------------------------------------------------------------
// IsPunyLabel
// ------------------------------------------------------------------
function IsPunyLabel(value) {
    if (!IsAcePrefixed(value))
        return false;
    try {
        const body = value.slice(4).toLowerCase();
        // A payload consisting of only a hyphen, or starting with the delimiter
        // (like "-9uc"), has 0 basic ASCII characters preceding it and is malformed.
        if (body.lastIndexOf('-') === 0)
            return false;
        const decoded = Decode(body);
        // RFC 5890 §2.3.2.1 - a U-label must contain at least one non-ASCII
        // character. Code-unit level check: any non-ASCII codepoint has at least
        // one UTF-16 unit >= 0x80 (surrogate halves included), so no need to
        // decode codepoints or allocate a character array to answer this.
        if (!RE_NON_ASCII.test(decoded))
            return false;
        return IsUnicodeLabel(decoded);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/hostname.mjs


function IsValidLabelLength(value) {
    return value.length > 0 && value.length <= 63;
}
function IsLabel(value) {
    return IsValidLabelLength(value) && (IsPunyLabel(value) ||
        IsAsciiLabel(value));
}
function IsHostname(value) {
    if (value.length === 0 || value.length > 253)
        return false;
    if (value.charCodeAt(value.length - 1) === 46)
        return false;
    return value.split('.').every((label) => IsLabel(label));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/idn-hostname.mjs



// ------------------------------------------------------------------
// IsLabel
// ------------------------------------------------------------------
function idn_hostname_IsValidLabelLength(value) {
    return value.length > 0 && value.length <= 63;
}
function idn_hostname_IsLabel(value) {
    return idn_hostname_IsValidLabelLength(value) && (IsPunyLabel(value) ||
        IsUnicodeLabel(value));
}
// ------------------------------------------------------------------
// NormalizeHostname
//
// Normalizes a hostname for label validation. Maps fullwidth
// codepoints to their ASCII equivalent (e.g. 'ａ' U+FF41 maps to
// 'a'), then normalizes for NFC such that equivalent codepoint
// sequences can be uniformly compared. It also removes codepoints
// that IDNA mapping ignores, and converts full stop variants to
// ASCII '.' so the hostname can be split into labels.
// ------------------------------------------------------------------
function NormalizeHostname(value) {
    return value
        .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)) // RE_FULLWIDTH_MAPPING
        .normalize('NFC')
        .replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '') // RE_IGNORED_MAPPING
        .replace(/[\u002E\u3002\uFF0E\uFF61]/g, '.'); // RE_FULL_STOP_MAPPING
}
// ------------------------------------------------------------------
// IsIdnHostname
// ------------------------------------------------------------------
function IsIdnHostname(value) {
    if (value.length === 0 || value.includes(' '))
        return false;
    const normalized = NormalizeHostname(value);
    if (normalized.length > 253)
        return false;
    const labels = normalized.split('.');
    const hasBidiChars = labels.some((label) => HasBidiChars(label));
    return labels.every((label) => idn_hostname_IsLabel(label) && (!hasBidiChars || SatisfiesBidiRule(label)));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idna/index.mjs



;// CONCATENATED MODULE: ./node_modules/typebox/build/format/hostname.mjs

/**
 * Returns true if the value is a valid hostname.
 * @specification https://tools.ietf.org/html/rfc1123
 * @specification https://tools.ietf.org/html/rfc5891
 * @specification https://tools.ietf.org/html/rfc5892
 */
function hostname_IsHostname(value) {
    return IsHostname(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idn_email.mjs
const IdnEmail = /^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
/**
 * Returns true if the value is an IdnEmail
 * @specification https://datatracker.ietf.org/doc/html/rfc4952
 * @specification https://datatracker.ietf.org/doc/html/rfc6531
 */
function IsIdnEmail(value) {
    return IdnEmail.test(value.normalize('NFC'));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/idn_hostname.mjs

/**
 * Returns true if the value is a valid internationalized (IDN) hostname.
 * @specification https://datatracker.ietf.org/doc/html/rfc5890
 * @specification https://tools.ietf.org/html/rfc5891
 * @specification https://tools.ietf.org/html/rfc5892
 * @specification https://tools.ietf.org/html/rfc5893
 */
function idn_hostname_IsIdnHostname(value) {
    return IsIdnHostname(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/ipv4.mjs
const IPv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
/**
 * Returns true if the value is an IPv4 address
 * @specification https://datatracker.ietf.org/doc/html/rfc3986#section-3.2.2
 */
function IsIPv4(value) {
    return IPv4.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/ipv6.mjs
const IPv6 = /^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
/**
 * Returns true if the value is an IPv6 address
 * @specification https://datatracker.ietf.org/doc/html/rfc4291#section-2.2
 */
function IsIPv6(value) {
    return IPv6.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/iri_reference.mjs
// deno-lint-ignore-file no-control-regex
// Rejects unencoded spaces (0x20), backslashes, control characters (0x00-0x1F, 0x7F), or malformed percent-encodings
const InvalidIriChars = /[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/;
// Detects malformed scheme/authority patterns lacking a colon (e.g. "httpx//example.com")
const MalformedScheme = /^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;
/**
 * Returns true if the value is an IRI reference
 * @specification https://tools.ietf.org/html/rfc3987
 */
function IsIriReference(value) {
    return (!InvalidIriChars.test(value) &&
        !MalformedScheme.test(value) &&
        URL.canParse(value, 'http://example.com'));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/iri.mjs
// deno-lint-ignore-file no-control-regex
// ------------------------------------------------------------------
//
// Removed by the following PR
//
// https://github.com/json-schema-org/JSON-Schema-Test-Suite/pull/1176
//
// NarrowIpvFuture
//
// Substitutes an IPvFuture address with a standard IPv6 loopback
// address ([::1]). We do this because the native URL.canParse
// (WHATWG standard) rejects IPvFuture literals, which are
// otherwise valid in RFC 3987. Because regex substitution can
// be expensive on large strings, this operation is strictly
// limited to inputs under a defined length threshold.
//
// ------------------------------------------------------------------
//
// const IpvFutureMatchMaxLength = 2048
// const IpvFutureMatch = /\[[vV][0-9a-fA-F]+\.[^\]]+\]/ // Guarded By IpvFutureMatchMaxLength
//
// function NarrowIpvFuture(value: string): string {
//   return value.length < IpvFutureMatchMaxLength ? value.replace(IpvFutureMatch, '[::1]') : value
// }
//
// ------------------------------------------------------------------
const iri_InvalidIriChars = /[\x00-\x20<>\^`{|}\\]/;
const InvalidPercentEncoding = /%(?![0-9a-fA-F]{2})/;
/**
 * Returns true if the value is a valid Internationalized Resource Identifier.
 * @specification https://datatracker.ietf.org/doc/html/rfc3987
 */
function IsIri(value) {
    // 1. Reject strings containing unencoded whitespace or illegal control characters.
    if (iri_InvalidIriChars.test(value))
        return false;
    // 2. Reject malformed percent-encoding triplets.
    if (InvalidPercentEncoding.test(value))
        return false;
    // 3. Delegate to the native URL parser, patching the IPvFuture edge case beforehand.
    return URL.canParse(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/json_pointer_uri_fragment.mjs
const JsonPointerUriFragment = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
/**
 * Returns true if the value is a json pointer uri fragment
 * @specification https://datatracker.ietf.org/doc/html/rfc6901
 * @source https://github.com/ajv-validator/ajv-formats
 */
function IsJsonPointerUriFragment(value) {
    return JsonPointerUriFragment.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/json_pointer.mjs
const JsonPointer = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
/**
 * Returns true if the value is a json pointer
 * @specification https://datatracker.ietf.org/doc/html/rfc6901
 * @source https://github.com/ajv-validator/ajv-formats
 */
function IsJsonPointer(value) {
    return JsonPointer.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/regex.mjs
/**
 * Returns true if the value is a regular expression string pattern
 * @specification https://ecma-international.org/ecma-262
 */
function IsRegex(value) {
    try {
        new RegExp(value, 'u');
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/relative_json_pointer.mjs
const RelativeJsonPointer = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
/**
 * Returns true if the value is a relative JSON Pointer
 * @specification https://datatracker.ietf.org/doc/html/draft-handrews-relative-json-pointer/
 * @source https://github.com/ajv-validator/ajv-formats
 */
function IsRelativeJsonPointer(value) {
    return RelativeJsonPointer.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/uri_reference.mjs
const UriReference = /^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
/**
 * Returns true if the value is a valid Uri Reference.
 * @specification https://tools.ietf.org/html/rfc3986
 */
function IsUriReference(value) {
    return UriReference.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/uri_template.mjs
// deno-lint-ignore-file no-control-regex
const UriTemplate = /^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
/**
 * Returns true if the value is a valid Uri Template
 * @specification https://datatracker.ietf.org/doc/html/rfc6570
 */
function IsUriTemplate(value) {
    return UriTemplate.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/uri.mjs
const Uri = /^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
/**
 * Returns true if the value is a valid Uniform Resource Identifier.
 * @specification https://tools.ietf.org/html/rfc3986
 */
function IsUri(value) {
    return Uri.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/url.mjs
/**
 * Returns true if the value is a valid Uniform Resource Locator
 * @specification https://datatracker.ietf.org/doc/html/rfc3986
 * @specification https://datatracker.ietf.org/doc/html/rfc3987
 */
function IsUrl(value) {
    return URL.canParse(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/uuid.mjs
const Uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/**
 * Returns true if the value is a uuid
 * @specification https://www.rfc-editor.org/info/rfc4122/
 * @specification https://www.rfc-editor.org/info/rfc9562/
 */
function IsUuid(value) {
    return Uuid.test(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/_registry.mjs





















// ------------------------------------------------------------------
// Formats
// ------------------------------------------------------------------
const formats = new Map();
// ------------------------------------------------------------------
// Clear
// ------------------------------------------------------------------
/** Clears all entries */
function Clear() {
    formats.clear();
}
// ------------------------------------------------------------------
// Entries
// ------------------------------------------------------------------
/** Returns format entries in this registry */
function _registry_Entries() {
    return [...formats.entries()];
}
// ------------------------------------------------------------------
// Set
// ------------------------------------------------------------------
/** Sets a format */
function _registry_Set(format, check) {
    formats.set(format, check);
}
// ------------------------------------------------------------------
// Has
// ------------------------------------------------------------------
/** Returns true if the registry has this format */
function _registry_Has(format) {
    return formats.has(format);
}
// ------------------------------------------------------------------
// Get
// ------------------------------------------------------------------
/** Gets a format or undefined if not exists */
function _registry_Get(format) {
    return formats.get(format);
}
// ------------------------------------------------------------------
// Test
// ------------------------------------------------------------------
/** Tests a value against a format, if the format is not registered, true */
function Test(format, value) {
    return formats.get(format)?.(value) ?? true;
}
// ------------------------------------------------------------------
// Reset
// ------------------------------------------------------------------
/** Resets all formats to defaults */
function _registry_Reset() {
    Clear();
    formats.set('date-time', IsDateTime);
    formats.set('date', IsDate);
    formats.set('duration', IsDuration);
    formats.set('email', IsEmail);
    formats.set('hostname', hostname_IsHostname);
    formats.set('idn-email', IsIdnEmail);
    formats.set('idn-hostname', idn_hostname_IsIdnHostname);
    formats.set('ipv4', IsIPv4);
    formats.set('ipv6', IsIPv6);
    formats.set('iri-reference', IsIriReference);
    formats.set('iri', IsIri);
    formats.set('json-pointer-uri-fragment', IsJsonPointerUriFragment);
    formats.set('json-pointer', IsJsonPointer);
    formats.set('regex', IsRegex);
    formats.set('relative-json-pointer', IsRelativeJsonPointer);
    formats.set('time', IsTime);
    formats.set('uri-reference', IsUriReference);
    formats.set('uri-template', IsUriTemplate);
    formats.set('uri', IsUri);
    formats.set('url', IsUrl);
    formats.set('uuid', IsUuid);
}
_registry_Reset();

;// CONCATENATED MODULE: ./node_modules/typebox/build/format/format.mjs























;// CONCATENATED MODULE: ./node_modules/typebox/build/format/index.mjs



/* harmony default export */ const format = ((/* unused pure expression or super */ null && (Format)));

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/format.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Build (Remote)
// ------------------------------------------------------------------
// export function BuildFormat(_stack: Stack.XStack, _context: BuildContext, schema: Schema.XFormat, value: string): string {
//   return E.Call(E.Member('Format', 'Test'), [E.Constant(schema.format), value])
// }
// ------------------------------------------------------------------
// Build (Inline)
// ------------------------------------------------------------------
function BuildFormat(_stack, _context, schema, value) {
    return _registry_Has(schema.format) ? Call(CreateVariable(_registry_Get(schema.format)), [value]) : Constant(true);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckFormat(_stack, _context, schema, value) {
    return Test(schema.format, value);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorFormat(stack, context, schemaPath, instancePath, schema, value) {
    return CheckFormat(stack, context, schema, value) ||
        context.AddError('format', schemaPath, instancePath, { format: schema.format });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/then.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid then property
 * @specification Json Schema 7
 */
function IsThen(schema) {
    return HasPropertyKey(schema, 'then')
        && IsSchema(schema.then);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/else.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid else property
 * @specification Json Schema 7
 */
function IsElse(schema) {
    return HasPropertyKey(schema, 'else')
        && IsSchema(schema.else);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/if.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildIf(stack, context, schema, value) {
    const thenSchema = IsThen(schema) ? schema.then : true;
    const elseSchema = IsElse(schema) ? schema.else : true;
    return Ternary(BuildSchema(stack, context, schema.if, value), BuildSchema(stack, context, thenSchema, value), BuildSchema(stack, context, elseSchema, value));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckIf(stack, context, schema, value) {
    const thenSchema = IsThen(schema) ? schema.then : true;
    const elseSchema = IsElse(schema) ? schema.else : true;
    return CheckSchema(stack, context, schema.if, value)
        ? CheckSchema(stack, context, thenSchema, value)
        : CheckSchema(stack, context, elseSchema, value);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorIf(stack, context, schemaPath, instancePath, schema, value) {
    const thenSchema = IsThen(schema) ? schema.then : true;
    const elseSchema = IsElse(schema) ? schema.else : true;
    const trueContext = new ErrorContext();
    const isIf = ErrorSchema(stack, trueContext, `${schemaPath}/if`, instancePath, schema.if, value)
        ? ErrorSchema(stack, trueContext, `${schemaPath}/then`, instancePath, thenSchema, value) ||
            context.AddError('if', schemaPath, instancePath, { failingKeyword: 'then' })
        : ErrorSchema(stack, context, `${schemaPath}/else`, instancePath, elseSchema, value) ||
            context.AddError('if', schemaPath, instancePath, { failingKeyword: 'else' });
    if (isIf)
        context.Merge([trueContext]);
    return isIf;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/items.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// ItemsSized
// ------------------------------------------------------------------
function BuildItemsSizedStandard(stack, context, schema, value) {
    return ReduceAnd(schema.items.map((schema, index) => {
        const isLength = emit_IsLessEqualThan(Member(value, 'length'), Constant(index));
        const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
        const addIndex = context.AddIndex(Constant(index));
        return Or(isLength, And(isSchema, addIndex));
    }));
}
function BuildItemsSizedFast(stack, context, schema, value) {
    return ReduceAnd(schema.items.map((schema, index) => {
        const isLength = emit_IsLessEqualThan(Member(value, 'length'), Constant(index));
        const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
        return Or(isLength, isSchema);
    }));
}
function BuildItemsSized(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildItemsSizedStandard(stack, context, schema, value)
        : BuildItemsSizedFast(stack, context, schema, value);
}
function CheckItemsSized(stack, context, schema, value) {
    return Every(schema.items, 0, (schema, index) => {
        return IsLessEqualThan(value.length, index)
            || (CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
    });
}
function ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) {
    return EveryAll(schema.items, 0, (schema, index) => {
        const nextSchemaPath = `${schemaPath}/items/${index}`;
        const nextInstancePath = `${instancePath}/${index}`;
        return IsLessEqualThan(value.length, index)
            || (ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index));
    });
}
// ------------------------------------------------------------------
// ItemsUnsized
// ------------------------------------------------------------------
function BuildItemsUnsizedStandard(stack, context, schema, value) {
    const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
    const [item] = [CreateUnique()];
    const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
    const addIndex = context.AddIndex('index');
    return emit_Every(value, Constant(offset), [item, 'index'], And(isSchema, addIndex));
}
function BuildItemsUnsizedFast(stack, context, schema, value) {
    const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
    const [item] = [CreateUnique()];
    const isSchema = BuildSchemaPushStack(stack, context, schema.items, item);
    return emit_Every(value, Constant(offset), [item, 'index'], isSchema);
}
function BuildItemsUnsized(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildItemsUnsizedStandard(stack, context, schema, value)
        : BuildItemsUnsizedFast(stack, context, schema, value);
}
function CheckItemsUnsized(stack, context, schema, value) {
    const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
    return Every(value, offset, (element, index) => {
        return CheckSchemaPushStack(stack, context, schema.items, element)
            && context.AddIndex(index);
    });
}
function ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value) {
    const offset = IsPrefixItems(schema) ? schema.prefixItems.length : 0;
    return EveryAll(value, offset, (element, index) => {
        const nextSchemaPath = `${schemaPath}/items`;
        const nextInstancePath = `${instancePath}/${index}`;
        return ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema.items, element)
            && context.AddIndex(index);
    });
}
// ------------------------------------------------------------------
// Items
// ------------------------------------------------------------------
function BuildItems(stack, context, schema, value) {
    return IsItemsSized(schema) ? BuildItemsSized(stack, context, schema, value) : BuildItemsUnsized(stack, context, schema, value);
}
function CheckItems(stack, context, schema, value) {
    return IsItemsSized(schema) ? CheckItemsSized(stack, context, schema, value) : CheckItemsUnsized(stack, context, schema, value);
}
function ErrorItems(stack, context, schemaPath, instancePath, schema, value) {
    return IsItemsSized(schema) ? ErrorItemsSized(stack, context, schemaPath, instancePath, schema, value) : ErrorItemsUnsized(stack, context, schemaPath, instancePath, schema, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/maxContains.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Valid
// ------------------------------------------------------------------
function maxContains_IsValid(schema) {
    return IsContains(schema);
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMaxContains(stack, context, schema, value) {
    if (!maxContains_IsValid(schema))
        return Constant(true);
    const [item] = [CreateUnique()];
    const count = emit_Counted(value, [item, '_'], BuildSchema(stack, context, schema.contains, item));
    return emit_IsLessEqualThan(count, Constant(schema.maxContains));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMaxContains(stack, context, schema, value) {
    if (!maxContains_IsValid(schema))
        return true;
    const count = Counted(value, (item) => CheckSchema(stack, context, schema.contains, item));
    return IsLessEqualThan(count, schema.maxContains);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMaxContains(stack, context, schemaPath, instancePath, schema, value) {
    const minContains = IsMinContains(schema) ? schema.minContains : 1;
    return CheckMaxContains(stack, context, schema, value) ||
        context.AddError('contains', schemaPath, instancePath, { minContains, maxContains: schema.maxContains });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/maximum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMaximum(_stack, _context, schema, value) {
    return emit_IsLessEqualThan(value, Constant(schema.maximum));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMaximum(_stack, _context, schema, value) {
    return IsLessEqualThan(value, schema.maximum);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMaximum(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMaximum(stack, context, schema, value) ||
        context.AddError('maximum', schemaPath, instancePath, { comparison: '<=', limit: schema.maximum });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/maxItems.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMaxItems(_stack, _context, schema, value) {
    return emit_IsLessEqualThan(Member(value, 'length'), Constant(schema.maxItems));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMaxItems(_stack, _context, schema, value) {
    return IsLessEqualThan(value.length, schema.maxItems);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMaxItems(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMaxItems(stack, context, schema, value) ||
        context.AddError('maxItems', schemaPath, instancePath, { limit: schema.maxItems });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/maxLength.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMaxLength(_stack, _context, schema, value) {
    return emit_IsMaxLength(value, Constant(schema.maxLength));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMaxLength(_stack, _context, schema, value) {
    return guard_IsMaxLength(value, schema.maxLength);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMaxLength(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMaxLength(stack, context, schema, value) ||
        context.AddError('maxLength', schemaPath, instancePath, { limit: schema.maxLength });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/maxProperties.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMaxProperties(_stack, _context, schema, value) {
    return emit_IsLessEqualThan(Member(emit_Keys(value), 'length'), Constant(schema.maxProperties));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMaxProperties(_stack, _context, schema, value) {
    return IsLessEqualThan(Keys(value).length, schema.maxProperties);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function ErrorMaxProperties(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMaxProperties(stack, context, schema, value) ||
        context.AddError('maxProperties', schemaPath, instancePath, { limit: schema.maxProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/minContains.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Valid
// ------------------------------------------------------------------
function minContains_IsValid(schema) {
    return IsContains(schema);
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMinContainsStandard(stack, context, schema, value) {
    const [item, index] = [CreateUnique(), CreateUnique()];
    const count = emit_Counted(value, [item, index], And(BuildSchema(stack, context, schema.contains, item), context.AddIndex(index)));
    return emit_IsGreaterEqualThan(count, Constant(schema.minContains));
}
function BuildMinContainsFast(stack, context, schema, value) {
    const [item] = [CreateUnique()];
    const count = emit_Counted(value, [item, '_'], BuildSchema(stack, context, schema.contains, item));
    return emit_IsGreaterEqualThan(count, Constant(schema.minContains));
}
function BuildMinContains(stack, context, schema, value) {
    if (!minContains_IsValid(schema))
        return Constant(true);
    return context.UseUnevaluated()
        ? BuildMinContainsStandard(stack, context, schema, value)
        : BuildMinContainsFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMinContains(stack, context, schema, value) {
    if (!minContains_IsValid(schema))
        return true;
    const count = Counted(value, (item, index) => CheckSchema(stack, context, schema.contains, item) && context.AddIndex(index));
    return IsGreaterEqualThan(count, schema.minContains);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMinContains(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMinContains(stack, context, schema, value) ||
        context.AddError('contains', schemaPath, instancePath, { minContains: schema.minContains });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/minimum.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMinimum(_stack, _context, schema, value) {
    return emit_IsGreaterEqualThan(value, Constant(schema.minimum));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMinimum(_stack, _context, schema, value) {
    return IsGreaterEqualThan(value, schema.minimum);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMinimum(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMinimum(stack, context, schema, value) ||
        context.AddError('minimum', schemaPath, instancePath, { comparison: '>=', limit: schema.minimum });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/minItems.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMinItems(_stack, _context, schema, value) {
    return emit_IsGreaterEqualThan(Member(value, 'length'), Constant(schema.minItems));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMinItems(_stack, _context, schema, value) {
    return IsGreaterEqualThan(value.length, schema.minItems);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMinItems(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMinItems(stack, context, schema, value) ||
        context.AddError('minItems', schemaPath, instancePath, { limit: schema.minItems });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/minLength.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMinLength(_stack, _context, schema, value) {
    return emit_IsMinLength(value, Constant(schema.minLength));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMinLength(_stack, _context, schema, value) {
    return guard_IsMinLength(value, schema.minLength);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMinLength(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMinLength(stack, context, schema, value) ||
        context.AddError('minLength', schemaPath, instancePath, { limit: schema.minLength });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/minProperties.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMinProperties(_stack, _context, schema, value) {
    return emit_IsGreaterEqualThan(Member(emit_Keys(value), 'length'), Constant(schema.minProperties));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMinProperties(_stack, _context, schema, value) {
    return IsGreaterEqualThan(Keys(value).length, schema.minProperties);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMinProperties(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMinProperties(stack, context, schema, value) ||
        context.AddError('minProperties', schemaPath, instancePath, { limit: schema.minProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/multipleOf.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildMultipleOf(_stack, _context, schema, value) {
    return MultipleOf(value, Constant(schema.multipleOf));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckMultipleOf(_stack, _context, schema, value) {
    return IsMultipleOf(value, schema.multipleOf);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorMultipleOf(stack, context, schemaPath, instancePath, schema, value) {
    return CheckMultipleOf(stack, context, schema, value) ||
        context.AddError('multipleOf', schemaPath, instancePath, { multipleOf: schema.multipleOf });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/not.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildNotStandard(stack, context, schema, value) {
    return Reducer(stack, context, [schema.not], value, Not(emit_IsEqual(Member('results', 'length'), Constant(1))));
}
function BuildNotFast(stack, context, schema, value) {
    return Not(BuildSchema(stack, context, schema.not, value));
}
function BuildNot(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildNotStandard(stack, context, schema, value)
        : BuildNotFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckNot(stack, context, schema, value) {
    const nextContext = new CheckContext();
    const isSchema = !CheckSchema(stack, nextContext, schema.not, value);
    const isNot = isSchema && context.Merge([nextContext]);
    return isNot;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorNot(stack, context, schemaPath, instancePath, schema, value) {
    return CheckNot(stack, context, schema, value) ||
        context.AddError('not', schemaPath, instancePath, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/oneOf.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildOneOfStandard(stack, context, schema, value) {
    return Reducer(stack, context, schema.oneOf, value, emit_IsEqual(Member('results', 'length'), Constant(1)));
}
function BuildOneOfFast(stack, context, schema, value) {
    const [result] = [CreateUnique()];
    const results = ArrayLiteral(schema.oneOf.map((schema) => BuildSchema(stack, context, schema, value)));
    const count = emit_Counted(results, [result, '_'], emit_IsEqual(result, Constant(true)));
    return emit_IsEqual(count, Constant(1));
}
function BuildOneOf(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? BuildOneOfStandard(stack, context, schema, value)
        : BuildOneOfFast(stack, context, schema, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckOneOf(stack, context, schema, value) {
    const passedContexts = schema.oneOf.reduce((result, schema) => {
        const nextContext = new CheckContext();
        return CheckSchema(stack, nextContext, schema, value) ? [...result, nextContext] : result;
    }, []);
    return guard_IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorOneOf(stack, context, schemaPath, instancePath, schema, value) {
    const failedContexts = [];
    const passingSchemas = [];
    const passedContexts = schema.oneOf.reduce((result, schema, index) => {
        const nextContext = new ErrorContext();
        const nextSchemaPath = `${schemaPath}/oneOf/${index}`;
        const isSchema = ErrorSchema(stack, nextContext, nextSchemaPath, instancePath, schema, value);
        if (isSchema)
            passingSchemas.push(index);
        if (!isSchema)
            failedContexts.push(nextContext);
        return isSchema ? [...result, nextContext] : result;
    }, []);
    const isOneOf = guard_IsEqual(passedContexts.length, 1) && context.Merge(passedContexts);
    if (!isOneOf && guard_IsEqual(passingSchemas.length, 0))
        failedContexts.forEach(failed => context.AddErrors(failed.GetErrors()));
    return isOneOf || context.AddError('oneOf', schemaPath, instancePath, { passingSchemas });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/pattern.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildPattern(_stack, _context, schema, value) {
    const regexp = CreateVariable(IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern);
    return Call(Member(regexp, 'test'), [value]);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckPattern(_stack, _context, schema, value) {
    const regexp = IsString(schema.pattern) ? UnicodeRegExp(schema.pattern) : schema.pattern;
    return regexp.test(value);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorPattern(stack, context, schemaPath, instancePath, schema, value) {
    return CheckPattern(stack, context, schema, value) ||
        context.AddError('pattern', schemaPath, instancePath, { pattern: schema.pattern });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/patternProperties.mjs
// deno-fmt-ignore-file






// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildPatternProperties(stack, context, schema, value) {
    return ReduceAnd(Entries(schema.patternProperties).map(([pattern, schema]) => {
        const [key, prop] = [CreateUnique(), CreateUnique()];
        const regexp = CreateVariable(UnicodeRegExp(pattern));
        const notKey = Not(Call(Member(regexp, 'test'), [key]));
        const isSchema = BuildSchemaPushStack(stack, context, schema, prop);
        const addKey = context.AddKey(key);
        const guarded = context.UseUnevaluated() ? Or(notKey, And(isSchema, addKey)) : Or(notKey, isSchema);
        return emit_Every(emit_Entries(value), Constant(0), [`[${key}, ${prop}]`, '_'], guarded);
    }));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckPatternProperties(stack, context, schema, value) {
    return Every(Entries(schema.patternProperties), 0, ([pattern, schema]) => {
        const regexp = UnicodeRegExp(pattern);
        return Every(Entries(value), 0, ([key, prop]) => {
            return !regexp.test(key) || CheckSchemaPushStack(stack, context, schema, prop) && context.AddKey(key);
        });
    });
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorPatternProperties(stack, context, schemaPath, instancePath, schema, value) {
    return EveryAll(Entries(schema.patternProperties), 0, ([pattern, schema]) => {
        const nextSchemaPath = `${schemaPath}/patternProperties/${EncodeFragment(pattern)}`;
        const regexp = UnicodeRegExp(pattern);
        return EveryAll(Entries(value), 0, ([key, value]) => {
            const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
            const notKey = !regexp.test(key);
            return notKey || ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value) && context.AddKey(key);
        });
    });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/prefixItems.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildPrefixItems(stack, context, schema, value) {
    return ReduceAnd(schema.prefixItems.map((schema, index) => {
        const isLength = emit_IsLessEqualThan(Member(value, 'length'), Constant(index));
        const isSchema = BuildSchemaPushStack(stack, context, schema, `${value}[${index}]`);
        const addIndex = context.AddIndex(Constant(index));
        const guarded = context.UseUnevaluated() ? And(isSchema, addIndex) : isSchema;
        return Or(isLength, guarded);
    }));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckPrefixItems(stack, context, schema, value) {
    return guard_IsEqual(value.length, 0) || Every(schema.prefixItems, 0, (schema, index) => {
        return IsLessEqualThan(value.length, index)
            || (CheckSchemaPushStack(stack, context, schema, value[index]) && context.AddIndex(index));
    });
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorPrefixItems(stack, context, schemaPath, instancePath, schema, value) {
    return guard_IsEqual(value.length, 0) || EveryAll(schema.prefixItems, 0, (schema, index) => {
        const nextSchemaPath = `${schemaPath}/prefixItems/${index}`;
        const nextInstancePath = `${instancePath}/${index}`;
        return IsLessEqualThan(value.length, index)
            || (ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[index]) && context.AddIndex(index));
    });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_exact_optional.mjs


// ------------------------------------------------------------------
// IsExactOptional
// ------------------------------------------------------------------
function IsExactOptional(required, key) {
    return required.includes(key) || Get().exactOptionalPropertyTypes;
}
// ------------------------------------------------------------------
// ExactOptionalBuild
// ------------------------------------------------------------------
function InexactOptionalBuild(value, key) {
    return emit_IsUndefined(Member(value, key));
}
// ------------------------------------------------------------------
// ExactOptionalCheck
// ------------------------------------------------------------------
function InexactOptionalCheck(value, key) {
    return IsUndefined(value[key]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/properties.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildProperties(stack, context, schema, value) {
    const required = IsRequired(schema) ? schema.required : [];
    const everyKey = Entries(schema.properties).map(([key, schema]) => {
        const notKey = Not(emit_HasPropertyKey(value, Constant(key)));
        const isSchema = BuildSchemaPushStack(stack, context, schema, Member(value, key));
        const addKey = context.AddKey(Constant(key));
        const guarded = context.UseUnevaluated() ? And(isSchema, addKey) : isSchema;
        // --------------------------------------------------------------
        // Optimization
        //
        // If a key is required, we can skip the `notKey` check since this
        // condition is already enforced by Required. This optimization is
        // only valid when Required is evaluated before Properties.
        //
        // --------------------------------------------------------------
        const isProperty = required.includes(key) ? guarded : Or(notKey, guarded);
        // --------------------------------------------------------------
        // ExactOptionalProperties
        //
        // By default, TypeScript allows optional properties to be assigned
        // undefined. This is a bit misleading, since 'optional' is usually
        // understood to mean 'the key may be absent', not 'the key may be
        // present with an undefined value'.
        //
        // The 'IsExactOptional' check returns false by default, matching
        // TypeScript's behavior. When exactOptionalPropertyTypes is enabled
        // in tsconfig.json, TypeBox can be configured to use the stricter 
        // semantics via System settings:
        //
        //   Settings.Set({ exactOptionalPropertyTypes: true })
        //
        // --------------------------------------------------------------
        return IsExactOptional(required, key)
            ? isProperty
            : Or(InexactOptionalBuild(value, key), isProperty);
    });
    return ReduceAnd(everyKey);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckProperties(stack, context, schema, value) {
    const required = IsRequired(schema) ? schema.required : [];
    const isProperties = Every(Entries(schema.properties), 0, ([key, schema]) => {
        const isProperty = !HasPropertyKey(value, key) || (CheckSchemaPushStack(stack, context, schema, value[key]) && context.AddKey(key));
        return IsExactOptional(required, key)
            ? isProperty
            : InexactOptionalCheck(value, key) || isProperty;
    });
    return isProperties;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorProperties(stack, context, schemaPath, instancePath, schema, value) {
    const required = IsRequired(schema) ? schema.required : [];
    const isProperties = EveryAll(Entries(schema.properties), 0, ([key, schema]) => {
        const nextSchemaPath = `${schemaPath}/properties/${EncodeFragment(key)}`;
        const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
        // Defer error generation for IsExactOptional
        const isProperty = () => (!HasPropertyKey(value, key) || (ErrorSchemaPushStack(stack, context, nextSchemaPath, nextInstancePath, schema, value[key]) && context.AddKey(key)));
        return IsExactOptional(required, key)
            ? isProperty()
            : InexactOptionalCheck(value, key) || isProperty();
    });
    return isProperties;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/propertyNames.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildPropertyNames(stack, context, schema, value) {
    const [key, _index] = [CreateUnique(), CreateUnique()];
    return emit_Every(emit_Keys(value), Constant(0), [key, _index], BuildSchema(stack, context, schema.propertyNames, key));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckPropertyNames(stack, context, schema, value) {
    return Every(Keys(value), 0, (key, _index) => CheckSchema(stack, context, schema.propertyNames, key));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorPropertyNames(stack, context, schemaPath, instancePath, schema, value) {
    const propertyNames = [];
    const isPropertyNames = EveryAll(Keys(value), 0, (key, _index) => {
        const nextInstancePath = `${instancePath}/${EncodeFragment(key)}`;
        const nextSchemaPath = `${schemaPath}/propertyNames`;
        const isPropertyName = ErrorSchema(stack, context, nextSchemaPath, nextInstancePath, schema.propertyNames, key);
        if (!isPropertyName)
            propertyNames.push(key);
        return isPropertyName;
    });
    return isPropertyNames ||
        context.AddError('propertyNames', schemaPath, instancePath, { propertyNames });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/recursiveRef.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildRecursiveRef(stack, context, schema, value) {
    const target = RecursiveRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return CreateFunction(nextStack, context, target, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckRecursiveRef(stack, context, schema, value) {
    const target = RecursiveRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return (IsSchema(target) && CheckSchema(nextStack, context, target, value));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorRecursiveRef(stack, context, schemaPath, instancePath, schema, value) {
    const target = RecursiveRef(stack, schema) ?? false;
    const nextStack = target ? { ...stack, pendingResource: true } : stack;
    return (IsSchema(target) && ErrorSchema(nextStack, context, schemaPath, instancePath, target, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/ref.mjs
// deno-fmt-ignore-file






// ------------------------------------------------------------------
// BuildRef
// ------------------------------------------------------------------
function BuildRefStandard(stack, context, target, value) {
    const interior = ArrowFunction(['context', 'value'], CreateFunction(stack, context, target, 'value'));
    const exterior = ArrowFunction(['context', 'value'], Statements([
        ConstDeclaration('nextContext', New('CheckContext', [])),
        ConstDeclaration('result', Call(interior, ['nextContext', 'value'])),
        If('result', context.Merge('[nextContext]')),
        Return('result')
    ]));
    return Call(exterior, ['context', value]);
}
function BuildRefFast(stack, context, target, value) {
    return CreateFunction(stack, context, target, value);
}
function BuildRef(stack, context, schema, value) {
    const result = Ref(stack, schema);
    const target = result.schema ?? false;
    return context.UseUnevaluated()
        ? BuildRefStandard(result.stack, context, target, value)
        : BuildRefFast(result.stack, context, target, value);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckRef(stack, context, schema, value) {
    const result = Ref(stack, schema);
    const target = result.schema ?? false;
    const nextContext = new CheckContext();
    const valid = (IsSchema(target) && CheckSchema(result.stack, nextContext, target, value));
    if (valid)
        context.Merge([nextContext]);
    return valid;
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorRef(stack, context, schemaPath, instancePath, schema, value) {
    const result = Ref(stack, schema);
    const target = result.schema ?? false;
    const nextContext = new ErrorContext();
    const valid = (IsSchema(target) && ErrorSchema(result.stack, nextContext, schemaPath, instancePath, target, value));
    if (valid)
        context.Merge([nextContext]);
    if (!valid)
        context.AddErrors(nextContext.GetErrors());
    return valid;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/required.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildRequired(_stack, _context, schema, value) {
    return ReduceAnd(schema.required.map((key) => emit_HasPropertyKey(value, Constant(key))));
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckRequired(_stack, _context, schema, value) {
    return Every(schema.required, 0, (key) => HasPropertyKey(value, key));
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorRequired(_stack, context, schemaPath, instancePath, schema, value) {
    const requiredProperties = [];
    const isRequired = EveryAll(schema.required, 0, (key) => {
        const hasKey = HasPropertyKey(value, key);
        if (!hasKey)
            requiredProperties.push(key);
        return hasKey;
    });
    return isRequired ||
        context.AddError('required', schemaPath, instancePath, { requiredProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/type.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// TypeName
// ------------------------------------------------------------------
function BuildTypeName(_stack, _context, type, value) {
    return (
    // jsonschema
    guard_IsEqual(type, 'object') ? emit_IsObjectNotArray(value) :
        guard_IsEqual(type, 'array') ? emit_IsArray(value) :
            guard_IsEqual(type, 'boolean') ? emit_IsBoolean(value) :
                guard_IsEqual(type, 'integer') ? emit_IsInteger(value) :
                    guard_IsEqual(type, 'number') ? emit_IsNumber(value) :
                        guard_IsEqual(type, 'null') ? emit_IsNull(value) :
                            guard_IsEqual(type, 'string') ? emit_IsString(value) :
                                // xschema
                                guard_IsEqual(type, 'bigint') ? emit_IsBigInt(value) :
                                    guard_IsEqual(type, 'constructor') ? emit_IsConstructor(value) :
                                        guard_IsEqual(type, 'function') ? emit_IsFunction(value) :
                                            guard_IsEqual(type, 'symbol') ? emit_IsSymbol(value) :
                                                guard_IsEqual(type, 'undefined') ? emit_IsUndefined(value) :
                                                    guard_IsEqual(type, 'void') ? emit_IsUndefined(value) :
                                                        Constant(true));
}
function CheckTypeName(_stack, _context, type, _schema, value) {
    return (
    // jsonschema
    guard_IsEqual(type, 'object') ? IsObjectNotArray(value) :
        guard_IsEqual(type, 'array') ? IsArray(value) :
            guard_IsEqual(type, 'boolean') ? IsBoolean(value) :
                guard_IsEqual(type, 'integer') ? IsInteger(value) :
                    guard_IsEqual(type, 'number') ? IsNumber(value) :
                        guard_IsEqual(type, 'null') ? IsNull(value) :
                            guard_IsEqual(type, 'string') ? IsString(value) :
                                // xschema
                                guard_IsEqual(type, 'bigint') ? IsBigInt(value) :
                                    guard_IsEqual(type, 'constructor') ? IsConstructor(value) :
                                        guard_IsEqual(type, 'function') ? IsFunction(value) :
                                            guard_IsEqual(type, 'symbol') ? IsSymbol(value) :
                                                guard_IsEqual(type, 'undefined') ? IsUndefined(value) :
                                                    guard_IsEqual(type, 'void') ? IsUndefined(value) :
                                                        true);
}
// ------------------------------------------------------------------
// TypeNames
// ------------------------------------------------------------------
function BuildTypeNames(stack, context, typenames, value) {
    return ReduceOr(typenames.map(type => BuildTypeName(stack, context, type, value)));
}
function CheckTypeNames(stack, context, types, schema, value) {
    return Some(types, type => CheckTypeName(stack, context, type, schema, value));
}
// ------------------------------------------------------------------
// Type
// ------------------------------------------------------------------
function BuildType(stack, context, schema, value) {
    return IsArray(schema.type) ? BuildTypeNames(stack, context, schema.type, value) : BuildTypeName(stack, context, schema.type, value);
}
function CheckType(stack, context, schema, value) {
    return IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
}
function ErrorType(stack, context, schemaPath, instancePath, schema, value) {
    const isType = IsArray(schema.type) ? CheckTypeNames(stack, context, schema.type, schema, value) : CheckTypeName(stack, context, schema.type, schema, value);
    return isType ||
        context.AddError('type', schemaPath, instancePath, { type: schema.type });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/unevaluatedItems.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildUnevaluatedItems(stack, context, schema, value) {
    const [index, item] = [CreateUnique(), CreateUnique()];
    const indices = Call(Member('context', 'GetIndices'), []);
    const hasIndex = Call(Member('indices', 'has'), [index]);
    const isSchema = BuildSchema(stack, context, schema.unevaluatedItems, item);
    const addIndex = Call(Member('context', 'AddIndex'), [index]);
    const isEvery = emit_Every(value, Constant(0), [item, index], And(Or(hasIndex, isSchema), addIndex));
    return Call(ArrowFunction(['context'], Statements([
        ConstDeclaration('indices', indices),
        Return(isEvery)
    ])), ['context']);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckUnevaluatedItems(stack, context, schema, value) {
    const indices = context.GetIndices();
    return Every(value, 0, (item, index) => {
        return (indices.has(index) || CheckSchema(stack, context, schema.unevaluatedItems, item))
            && context.AddIndex(index);
    });
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorUnevaluatedItems(stack, context, schemaPath, instancePath, schema, value) {
    const indices = context.GetIndices();
    const unevaluatedItems = [];
    const isUnevaluatedItems = EveryAll(value, 0, (item, index) => {
        const nextContext = new ErrorContext();
        const isEvaluatedItem = (indices.has(index) || ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedItems, item))
            && context.AddIndex(index);
        if (!isEvaluatedItem)
            unevaluatedItems.push(index);
        return isEvaluatedItem;
    });
    return isUnevaluatedItems ||
        context.AddError('unevaluatedItems', schemaPath, instancePath, { unevaluatedItems });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/unevaluatedProperties.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildUnevaluatedProperties(stack, context, schema, value) {
    const [key, prop] = [CreateUnique(), CreateUnique()];
    const keys = Call(Member('context', 'GetKeys'), []);
    const hasKey = Call(Member('keys', 'has'), [key]);
    const addKey = Call(Member('context', 'AddKey'), [key]);
    const isSchema = BuildSchema(stack, context, schema.unevaluatedProperties, prop);
    const isEvery = emit_Every(emit_Entries(value), Constant(0), [`[${key}, ${prop}]`, '_'], Or(hasKey, And(isSchema, addKey)));
    return Call(ArrowFunction(['context'], Statements([
        ConstDeclaration('keys', keys),
        Return(isEvery)
    ])), ['context']);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckUnevaluatedProperties(stack, context, schema, value) {
    const keys = context.GetKeys();
    return Every(Entries(value), 0, ([key, prop]) => {
        return keys.has(key)
            || (CheckSchema(stack, context, schema.unevaluatedProperties, prop) && context.AddKey(key));
    });
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorUnevaluatedProperties(stack, context, schemaPath, instancePath, schema, value) {
    const keys = context.GetKeys();
    const unevaluatedProperties = [];
    const isUnevaluatedProperties = EveryAll(Entries(value), 0, ([key, prop]) => {
        const nextContext = new ErrorContext();
        const isEvaluatedProperty = keys.has(key)
            || (ErrorSchema(stack, nextContext, schemaPath, instancePath, schema.unevaluatedProperties, prop) && context.AddKey(key));
        if (!isEvaluatedProperty)
            unevaluatedProperties.push(key);
        return isEvaluatedProperty;
    });
    return isUnevaluatedProperties ||
        context.AddError('unevaluatedProperties', schemaPath, instancePath, { unevaluatedProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/unreachable/unreachable.mjs
// deno-coverage-ignore-start - unreachable by definition
/** Used for unreachable logic */
function unreachable_Unreachable() {
    throw new Error('Unreachable');
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/globals.mjs
// --------------------------------------------------------------------------
// Primitives
// --------------------------------------------------------------------------
function globals_IsBoolean(value) {
    return value instanceof Boolean;
}
function globals_IsNumber(value) {
    return value instanceof Number;
}
function globals_IsString(value) {
    return value instanceof String;
}
// --------------------------------------------------------------------------
// TypeArray
// --------------------------------------------------------------------------
function IsTypeArray(value) {
    return globalThis.ArrayBuffer.isView(value);
}
/** Returns true if the value is a Int8Array */
function IsInt8Array(value) {
    return value instanceof globalThis.Int8Array;
}
/** Returns true if the value is a Uint8Array */
function IsUint8Array(value) {
    return value instanceof globalThis.Uint8Array;
}
/** Returns true if the value is a Uint8ClampedArray */
function IsUint8ClampedArray(value) {
    return value instanceof globalThis.Uint8ClampedArray;
}
/** Returns true if the value is a Int16Array */
function IsInt16Array(value) {
    return value instanceof globalThis.Int16Array;
}
/** Returns true if the value is a Uint16Array */
function IsUint16Array(value) {
    return value instanceof globalThis.Uint16Array;
}
/** Returns true if the value is a Int32Array */
function IsInt32Array(value) {
    return value instanceof globalThis.Int32Array;
}
/** Returns true if the value is a Uint32Array */
function IsUint32Array(value) {
    return value instanceof globalThis.Uint32Array;
}
/** Returns true if the value is a Float32Array */
function IsFloat32Array(value) {
    return value instanceof globalThis.Float32Array;
}
/** Returns true if the value is a Float64Array */
function IsFloat64Array(value) {
    return value instanceof globalThis.Float64Array;
}
/** Returns true if the value is a BigInt64Array */
function IsBigInt64Array(value) {
    return value instanceof globalThis.BigInt64Array;
}
/** Returns true if the value is a BigUint64Array */
function IsBigUint64Array(value) {
    return value instanceof globalThis.BigUint64Array;
}
// ------------------------------------------------------------------
// RegExp
// ------------------------------------------------------------------
/** Returns true if the value is a RegExp */
function IsRegExp(value) {
    return value instanceof globalThis.RegExp;
}
// ------------------------------------------------------------------
// Date
// ------------------------------------------------------------------
/** Returns true if the value is a Date */
function globals_IsDate(value) {
    return value instanceof globalThis.Date;
}
// ------------------------------------------------------------------
// Set
// ------------------------------------------------------------------
/** Returns true if the value is a Set */
function IsSet(value) {
    return value instanceof globalThis.Set;
}
// ------------------------------------------------------------------
// Map
// ------------------------------------------------------------------
/** Returns true if the value is a Map */
function IsMap(value) {
    return value instanceof globalThis.Map;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/hashing/hash.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// InstanceKeys
//
// Retrieves all enumerable and non-enumerable own property keys
// and inherited prototype keys (excluding symbols and the 'constructor')
// from an object instance.
//
// This function is useful for differentiating between class instances
// based on their structural keys rather than relying on the
// constructor name. It provides a more reliable structural comparison
// by capturing both own and prototype properties.
//
// ------------------------------------------------------------------
function InstanceKeys(value) {
    const propertyKeys = new Set();
    let current = value;
    while (current && current !== Object.prototype) {
        for (const key of Reflect.ownKeys(current)) {
            if (key !== 'constructor' && typeof key !== 'symbol')
                propertyKeys.add(key);
        }
        current = Object.getPrototypeOf(current);
    }
    return [...propertyKeys];
}
// ------------------------------------------------------------------
// IsIEEE754
//
// TypeBox guards do not consider +/- Infinity or NaN as valid
// numbers, but they are valid IEEE754 numbers. We use a special
// guard to ensure these numbers are considered for hashing.
//
// ------------------------------------------------------------------
function IsIEEE754(value) {
    return typeof value === 'number';
}
// ------------------------------------------------------------------
// ByteMarker
// ------------------------------------------------------------------
const ByteMarker = {
    Array: 0x0,
    BigInt: 0x1,
    Boolean: 0x2,
    Date: 0x3,
    Constructor: 0x4,
    Function: 0x5,
    Null: 0x6,
    Number: 0x7,
    Object: 0x8,
    RegExp: 0x9,
    String: 0xA,
    Symbol: 0xB,
    TypeArray: 0xC,
    Undefined: 0xD
};
// ------------------------------------------------------------------
// State
// ------------------------------------------------------------------
//
// The 64-bit accumulator is held as four 16-bit limbs (A0 is the least
// significant) so the FNV1A64 operation can be computed with number
// arithmetic, avoiding a BigInt multiply and modulo for every byte.
//
// Offset: 14695981039346656037 (0xCBF29CE484222325)
//
// ------------------------------------------------------------------
let A0 = 0x2325, A1 = 0x8422, A2 = 0x9CE4, A3 = 0xCBF2;
const F64 = new Float64Array(1);
const F64In = new DataView(F64.buffer);
const F64Out = new Uint8Array(F64.buffer);
// ------------------------------------------------------------------
// Operation
//
// Prime: 1099511628211 (0x100000001B3 = 2^40 + 0x1B3)
//
// The multiply is computed as (A * 0x1B3) + (A << 40) modulo 2^64, 
// where (A << 40) adds (A0 << 8) to the third limb and (A1 << 8) 
// to the fourth.
//
// ------------------------------------------------------------------
function FNV1A64_OP(byte) {
    const L0 = A0 ^ byte;
    const T0 = L0 * 0x1B3;
    const T1 = A1 * 0x1B3 + (T0 >>> 16);
    const T2 = A2 * 0x1B3 + (T1 >>> 16) + (L0 << 8);
    const T3 = A3 * 0x1B3 + (T2 >>> 16) + (A1 << 8);
    A0 = T0 & 0xFFFF;
    A1 = T1 & 0xFFFF;
    A2 = T2 & 0xFFFF;
    A3 = T3 & 0xFFFF;
}
// ------------------------------------------------------------------
// Array
// ------------------------------------------------------------------
function FromArray(value) {
    FNV1A64_OP(ByteMarker.Array);
    for (const item of value) {
        FromValue(item);
    }
}
// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
function FromBigInt(value) {
    FNV1A64_OP(ByteMarker.BigInt);
    F64In.setBigInt64(0, value);
    for (const byte of F64Out) {
        FNV1A64_OP(byte);
    }
}
// ------------------------------------------------------------------
// Boolean
// ------------------------------------------------------------------
function FromBoolean(value) {
    FNV1A64_OP(ByteMarker.Boolean);
    FNV1A64_OP(value ? 1 : 0);
}
// ------------------------------------------------------------------
// Constructor
// ------------------------------------------------------------------
function FromConstructor(value) {
    FNV1A64_OP(ByteMarker.Constructor);
    FromValue(value.toString());
}
// ------------------------------------------------------------------
// Date
// ------------------------------------------------------------------
function FromDate(value) {
    FNV1A64_OP(ByteMarker.Date);
    FromValue(value.getTime());
}
// ------------------------------------------------------------------
// Function
// ------------------------------------------------------------------
function FromFunction(value) {
    FNV1A64_OP(ByteMarker.Function);
    FromValue(value.toString());
}
// ------------------------------------------------------------------
// Null
// ------------------------------------------------------------------
function FromNull(_value) {
    FNV1A64_OP(ByteMarker.Null);
}
// ------------------------------------------------------------------
// Number | IEEE754
// ------------------------------------------------------------------
function FromNumber(value) {
    FNV1A64_OP(ByteMarker.Number);
    F64In.setFloat64(0, value, true /* little-endian */);
    for (const byte of F64Out) {
        FNV1A64_OP(byte);
    }
}
// ------------------------------------------------------------------
// Object
// ------------------------------------------------------------------
function FromObject(value) {
    FNV1A64_OP(ByteMarker.Object);
    for (const key of InstanceKeys(value).sort()) {
        FromValue(key);
        FromValue(value[key]);
    }
}
// ------------------------------------------------------------------
// RegExp
// ------------------------------------------------------------------
function FromRegExp(value) {
    FNV1A64_OP(ByteMarker.RegExp);
    FromString(value.toString());
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
const encoder = new TextEncoder();
function FromString(value) {
    FNV1A64_OP(ByteMarker.String);
    for (let i = 0; i < value.length; i++) {
        const code = value.charCodeAt(i);
        if (code > 0x7F) {
            for (const byte of encoder.encode(value.slice(i))) {
                FNV1A64_OP(byte);
            }
            return;
        }
        FNV1A64_OP(code);
    }
}
// ------------------------------------------------------------------
// Symbol
// ------------------------------------------------------------------
function FromSymbol(value) {
    FNV1A64_OP(ByteMarker.Symbol);
    FromValue(value.toString());
}
// ------------------------------------------------------------------
// TypeArray
// ------------------------------------------------------------------
function FromTypeArray(value) {
    FNV1A64_OP(ByteMarker.TypeArray);
    const buffer = new Uint8Array(value.buffer);
    for (let i = 0; i < buffer.length; i++) {
        FNV1A64_OP(buffer[i]);
    }
}
// ------------------------------------------------------------------
// Undefined
// ------------------------------------------------------------------
function FromUndefined(_value) {
    return FNV1A64_OP(ByteMarker.Undefined);
}
// ------------------------------------------------------------------
// Hash
//
// deno-coverage-ignore-start - unreachable
//
// This function should all JavaScript values so we can't reach the
// fall-through. We use Unreachable to assert that no values pass
// through. We will need to handle these should they arise.
//
// ------------------------------------------------------------------
function FromValue(value) {
    return (IsTypeArray(value) ? FromTypeArray(value) :
        globals_IsDate(value) ? FromDate(value) :
            IsRegExp(value) ? FromRegExp(value) :
                globals_IsBoolean(value) ? FromBoolean(value.valueOf()) :
                    globals_IsString(value) ? FromString(value.valueOf()) :
                        globals_IsNumber(value) ? FromNumber(value.valueOf()) :
                            IsIEEE754(value) ? FromNumber(value) :
                                IsArray(value) ? FromArray(value) :
                                    IsBoolean(value) ? FromBoolean(value) :
                                        IsBigInt(value) ? FromBigInt(value) :
                                            IsConstructor(value) ? FromConstructor(value) :
                                                IsNull(value) ? FromNull(value) :
                                                    IsObject(value) ? FromObject(value) :
                                                        IsString(value) ? FromString(value) :
                                                            IsSymbol(value) ? FromSymbol(value) :
                                                                IsUndefined(value) ? FromUndefined(value) :
                                                                    IsFunction(value) ? FromFunction(value) :
                                                                        unreachable_Unreachable());
}
// deno-coverage-ignore-stop
// ------------------------------------------------------------------
// Hash
// ------------------------------------------------------------------
function Hex(limb) {
    return limb.toString(16).padStart(4, '0');
}
/** Generates a FNV1A-64 non cryptographic hash of the given value */
function HashCode(value) {
    return BigInt(`0x${Hash(value)}`);
}
/** Generates a FNV1A-64 non cryptographic hash of the given value */
function Hash(value) {
    A0 = 0x2325, A1 = 0x8422, A2 = 0x9CE4, A3 = 0xCBF2;
    FromValue(value);
    return `${Hex(A3)}${Hex(A2)}${Hex(A1)}${Hex(A0)}`;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/hashing/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/uniqueItems.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Valid
// ------------------------------------------------------------------
function uniqueItems_IsValid(schema) {
    return !guard_IsEqual(schema.uniqueItems, false);
}
// ------------------------------------------------------------------
// Build
// ------------------------------------------------------------------
function BuildUniqueItems(_stack, _context, schema, value) {
    if (!uniqueItems_IsValid(schema))
        return Constant(true);
    const set = Member(New('Set', [Call(Member(value, 'map'), [Member('Hashing', 'Hash')])]), 'size');
    const isLength = Member(value, 'length');
    return emit_IsEqual(set, isLength);
}
// ------------------------------------------------------------------
// Check
// ------------------------------------------------------------------
function CheckUniqueItems(_stack, _context, schema, value) {
    if (!uniqueItems_IsValid(schema))
        return true;
    const set = new Set(value.map(Hash)).size;
    const isLength = value.length;
    return guard_IsEqual(set, isLength);
}
// ------------------------------------------------------------------
// Error
// ------------------------------------------------------------------
function ErrorUniqueItems(_stack, context, schemaPath, instancePath, schema, value) {
    if (!uniqueItems_IsValid(schema))
        return true;
    const set = new Set();
    const duplicateItems = value.reduce((result, value, index) => {
        const hash = Hash(value);
        if (set.has(hash))
            return [...result, index];
        set.add(hash);
        return result;
    }, []);
    const isUniqueItems = guard_IsEqual(duplicateItems.length, 0);
    return isUniqueItems ||
        context.AddError('uniqueItems', schemaPath, instancePath, { duplicateItems });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/schema.mjs
// deno-fmt-ignore-file














































// ----------------------------------------------------------------
// HasTypeName (Optimization)
//
// We only consider a schema as having a type name when the schema 
// has a single type string, or when every element in the type 
// array is the same. For a type array, we must treat multi-variant 
// types as unions and therefore can NOT use an optimized forward 
// type check.
//
// ----------------------------------------------------------------
function HasTypeName(schema, typename) {
    return (IsType(schema) &&
        ((IsArray(schema.type) &&
            IsGreaterThan(schema.type.length, 0) &&
            Every(schema.type, 0, type => guard_IsEqual(type, typename))) ||
            guard_IsEqual(schema.type, typename)));
}
// ----------------------------------------------------------------
// HasObject
// ----------------------------------------------------------------
function HasObjectType(schema) {
    return HasTypeName(schema, 'object');
}
function HasObjectKeywords(schema) {
    return IsSchemaObject(schema) && (IsAdditionalProperties(schema) ||
        IsDependencies(schema) ||
        IsDependentRequired(schema) ||
        IsDependentSchemas(schema) ||
        IsProperties(schema) ||
        IsPatternProperties(schema) ||
        IsPropertyNames(schema) ||
        IsMinProperties(schema) ||
        IsMaxProperties(schema) ||
        IsRequired(schema) ||
        IsUnevaluatedProperties(schema));
}
// ----------------------------------------------------------------
// HasArray
// ----------------------------------------------------------------
function HasArrayType(schema) {
    return HasTypeName(schema, 'array');
}
function HasArrayKeywords(schema) {
    return IsSchemaObject(schema) && (IsAdditionalItems(schema) ||
        IsItems(schema) ||
        IsContains(schema) ||
        IsMaxContains(schema) ||
        IsMaxItems(schema) ||
        IsMinContains(schema) ||
        IsMinItems(schema) ||
        IsPrefixItems(schema) ||
        IsUnevaluatedItems(schema) ||
        IsUniqueItems(schema));
}
// ----------------------------------------------------------------
// HasString
// ----------------------------------------------------------------
function HasStringType(schema) {
    return HasTypeName(schema, 'string');
}
function HasStringKeywords(schema) {
    return IsSchemaObject(schema) && (minLength_IsMinLength(schema) ||
        maxLength_IsMaxLength(schema) ||
        IsFormat(schema) ||
        IsPattern(schema));
}
// ----------------------------------------------------------------
// HasNumber
// ----------------------------------------------------------------
function HasNumberType(schema) {
    return HasTypeName(schema, 'number') || HasTypeName(schema, 'bigint');
}
function HasNumberKeywords(schema) {
    return IsSchemaObject(schema) && (IsMinimum(schema) ||
        IsMaximum(schema) ||
        IsExclusiveMaximum(schema) ||
        IsExclusiveMinimum(schema) ||
        multipleOf_IsMultipleOf(schema));
}
// ----------------------------------------------------------------
// Build
// ----------------------------------------------------------------
function BuildSchemaPushStack(stack, context, schema, value) {
    return context.UseUnevaluated()
        ? And(And(context.Push(), BuildSchema(stack, context, schema, value)), context.Pop())
        : BuildSchema(stack, context, schema, value);
}
function BuildSchema(stack, context, schema, value) {
    const current = NextStack(stack, schema);
    const conditions = [];
    if (IsSchemaBoolean(schema))
        return BuildSchemaBoolean(current, context, schema, value);
    if (IsType(schema))
        conditions.push(BuildType(current, context, schema, value));
    if (HasObjectKeywords(schema)) {
        const constraints = [];
        if (IsRequired(schema))
            constraints.push(BuildRequired(current, context, schema, value));
        if (IsAdditionalProperties(schema))
            constraints.push(BuildAdditionalProperties(current, context, schema, value));
        if (IsDependencies(schema))
            constraints.push(BuildDependencies(current, context, schema, value));
        if (IsDependentRequired(schema))
            constraints.push(BuildDependentRequired(current, context, schema, value));
        if (IsDependentSchemas(schema))
            constraints.push(BuildDependentSchemas(current, context, schema, value));
        if (IsPatternProperties(schema))
            constraints.push(BuildPatternProperties(current, context, schema, value));
        if (IsProperties(schema))
            constraints.push(BuildProperties(current, context, schema, value));
        if (IsPropertyNames(schema))
            constraints.push(BuildPropertyNames(current, context, schema, value));
        if (IsMinProperties(schema))
            constraints.push(BuildMinProperties(current, context, schema, value));
        if (IsMaxProperties(schema))
            constraints.push(BuildMaxProperties(current, context, schema, value));
        const reduced = ReduceAnd(constraints);
        const guarded = Or(Not(emit_IsObjectNotArray(value)), reduced);
        conditions.push(HasObjectType(schema) ? reduced : guarded);
    }
    if (HasArrayKeywords(schema)) {
        const constraints = [];
        if (IsAdditionalItems(schema))
            constraints.push(BuildAdditionalItems(current, context, schema, value));
        if (IsContains(schema))
            constraints.push(BuildContains(current, context, schema, value));
        if (IsItems(schema))
            constraints.push(BuildItems(current, context, schema, value));
        if (IsMinContains(schema))
            constraints.push(BuildMinContains(current, context, schema, value));
        if (IsMaxContains(schema))
            constraints.push(BuildMaxContains(current, context, schema, value));
        if (IsMinItems(schema))
            constraints.push(BuildMinItems(current, context, schema, value));
        if (IsMaxItems(schema))
            constraints.push(BuildMaxItems(current, context, schema, value));
        if (IsPrefixItems(schema))
            constraints.push(BuildPrefixItems(current, context, schema, value));
        if (IsUniqueItems(schema))
            constraints.push(BuildUniqueItems(current, context, schema, value));
        const reduced = ReduceAnd(constraints);
        const guarded = Or(Not(emit_IsArray(value)), reduced);
        conditions.push(HasArrayType(schema) ? reduced : guarded);
    }
    if (HasStringKeywords(schema)) {
        const constraints = [];
        if (minLength_IsMinLength(schema))
            constraints.push(BuildMinLength(current, context, schema, value));
        if (maxLength_IsMaxLength(schema))
            constraints.push(BuildMaxLength(current, context, schema, value));
        if (IsFormat(schema))
            constraints.push(BuildFormat(current, context, schema, value));
        if (IsPattern(schema))
            constraints.push(BuildPattern(current, context, schema, value));
        const reduced = ReduceAnd(constraints);
        const guarded = Or(Not(emit_IsString(value)), reduced);
        conditions.push(HasStringType(schema) ? reduced : guarded);
    }
    if (HasNumberKeywords(schema)) {
        const constraints = [];
        if (IsExclusiveMinimum(schema))
            constraints.push(BuildExclusiveMinimum(current, context, schema, value));
        if (IsExclusiveMaximum(schema))
            constraints.push(BuildExclusiveMaximum(current, context, schema, value));
        if (IsMinimum(schema))
            constraints.push(BuildMinimum(current, context, schema, value));
        if (IsMaximum(schema))
            constraints.push(BuildMaximum(current, context, schema, value));
        if (multipleOf_IsMultipleOf(schema))
            constraints.push(BuildMultipleOf(current, context, schema, value));
        const reduced = ReduceAnd(constraints);
        const guarded = Or(Not(Or(emit_IsNumber(value), emit_IsBigInt(value))), reduced);
        conditions.push(HasNumberType(schema) ? reduced : guarded);
    }
    if (IsRef(schema))
        conditions.push(BuildRef(current, context, schema, value));
    if (IsRecursiveRef(schema))
        conditions.push(BuildRecursiveRef(current, context, schema, value));
    if (IsDynamicRef(schema))
        conditions.push(BuildDynamicRef(current, context, schema, value));
    if (IsConst(schema))
        conditions.push(BuildConst(current, context, schema, value));
    if (IsEnum(schema))
        conditions.push(BuildEnum(current, context, schema, value));
    if (IsIf(schema))
        conditions.push(BuildIf(current, context, schema, value));
    if (IsNot(schema))
        conditions.push(BuildNot(current, context, schema, value));
    if (IsAllOf(schema))
        conditions.push(BuildAllOf(current, context, schema, value));
    if (IsAnyOf(schema))
        conditions.push(BuildAnyOf(current, context, schema, value));
    if (IsOneOf(schema))
        conditions.push(BuildOneOf(current, context, schema, value));
    if (IsUnevaluatedItems(schema))
        conditions.push(Or(Not(emit_IsArray(value)), BuildUnevaluatedItems(current, context, schema, value)));
    if (IsUnevaluatedProperties(schema))
        conditions.push(Or(Not(emit_IsObject(value)), BuildUnevaluatedProperties(current, context, schema, value)));
    if (IsRefine(schema))
        conditions.push(BuildRefine(current, context, schema, value));
    const result = ReduceAnd(conditions);
    return result;
}
// ----------------------------------------------------------------
// Check
// ----------------------------------------------------------------
function CheckSchemaPushStack(stack, context, schema, value) {
    return (context.Push() && CheckSchema(stack, context, schema, value)) && context.Pop();
}
function CheckSchema(stack, context, schema, value) {
    const current = NextStack(stack, schema);
    const result = IsSchemaBoolean(schema) ? CheckSchemaBoolean(current, context, schema, value) : ((!IsType(schema) || CheckType(current, context, schema, value)) &&
        (!(IsObject(value) && !IsArray(value)) || ((!IsRequired(schema) || CheckRequired(current, context, schema, value)) &&
            (!IsAdditionalProperties(schema) || CheckAdditionalProperties(current, context, schema, value)) &&
            (!IsDependencies(schema) || CheckDependencies(current, context, schema, value)) &&
            (!IsDependentRequired(schema) || CheckDependentRequired(current, context, schema, value)) &&
            (!IsDependentSchemas(schema) || CheckDependentSchemas(current, context, schema, value)) &&
            (!IsPatternProperties(schema) || CheckPatternProperties(current, context, schema, value)) &&
            (!IsProperties(schema) || CheckProperties(current, context, schema, value)) &&
            (!IsPropertyNames(schema) || CheckPropertyNames(current, context, schema, value)) &&
            (!IsMinProperties(schema) || CheckMinProperties(current, context, schema, value)) &&
            (!IsMaxProperties(schema) || CheckMaxProperties(current, context, schema, value)))) &&
        (!IsArray(value) || ((!IsAdditionalItems(schema) || CheckAdditionalItems(current, context, schema, value)) &&
            (!IsContains(schema) || CheckContains(current, context, schema, value)) &&
            (!IsItems(schema) || CheckItems(current, context, schema, value)) &&
            (!IsMinContains(schema) || CheckMinContains(current, context, schema, value)) &&
            (!IsMaxContains(schema) || CheckMaxContains(current, context, schema, value)) &&
            (!IsMinItems(schema) || CheckMinItems(current, context, schema, value)) &&
            (!IsMaxItems(schema) || CheckMaxItems(current, context, schema, value)) &&
            (!IsPrefixItems(schema) || CheckPrefixItems(current, context, schema, value)) &&
            (!IsUniqueItems(schema) || CheckUniqueItems(current, context, schema, value)))) &&
        (!IsString(value) || ((!minLength_IsMinLength(schema) || CheckMinLength(current, context, schema, value)) &&
            (!maxLength_IsMaxLength(schema) || CheckMaxLength(current, context, schema, value)) &&
            (!IsFormat(schema) || CheckFormat(current, context, schema, value)) &&
            (!IsPattern(schema) || CheckPattern(current, context, schema, value)))) &&
        (!(IsNumber(value) || IsBigInt(value)) || ((!IsExclusiveMinimum(schema) || CheckExclusiveMinimum(current, context, schema, value)) &&
            (!IsExclusiveMaximum(schema) || CheckExclusiveMaximum(current, context, schema, value)) &&
            (!IsMinimum(schema) || CheckMinimum(current, context, schema, value)) &&
            (!IsMaximum(schema) || CheckMaximum(current, context, schema, value)) &&
            (!multipleOf_IsMultipleOf(schema) || CheckMultipleOf(current, context, schema, value)))) &&
        (!IsRef(schema) || CheckRef(current, context, schema, value)) &&
        (!IsRecursiveRef(schema) || CheckRecursiveRef(current, context, schema, value)) &&
        (!IsDynamicRef(schema) || CheckDynamicRef(current, context, schema, value)) &&
        (!IsConst(schema) || CheckConst(current, context, schema, value)) &&
        (!IsEnum(schema) || CheckEnum(current, context, schema, value)) &&
        (!IsIf(schema) || CheckIf(current, context, schema, value)) &&
        (!IsNot(schema) || CheckNot(current, context, schema, value)) &&
        (!IsAllOf(schema) || CheckAllOf(current, context, schema, value)) &&
        (!IsAnyOf(schema) || CheckAnyOf(current, context, schema, value)) &&
        (!IsOneOf(schema) || CheckOneOf(current, context, schema, value)) &&
        (!IsUnevaluatedItems(schema) || (!IsArray(value) || CheckUnevaluatedItems(current, context, schema, value))) &&
        (!IsUnevaluatedProperties(schema) || (!IsObject(value) || CheckUnevaluatedProperties(current, context, schema, value))) &&
        (!IsRefine(schema) || CheckRefine(current, context, schema, value)));
    return result;
}
// ----------------------------------------------------------------
// Error
// ----------------------------------------------------------------
function ErrorSchemaPushStack(stack, context, schemaPath, instancePath, schema, value) {
    return (context.Push() && ErrorSchema(stack, context, schemaPath, instancePath, schema, value)) && context.Pop();
}
function ErrorSchema(stack, context, schemaPath, instancePath, schema, value) {
    // Optimization: We can safely terminate here when the context is at capacity because we are unable to
    // append additional errors. It is worth being mindful that logical keywords such as allOf, anyOf,
    // oneOf pass a new context per operand, so the capacity check applies per context, not across the
    // full set of errors accumulated by the schema as a whole. (review)
    if (context.AtCapacity())
        return false;
    const current = NextStack(stack, schema);
    const result = (IsSchemaBoolean(schema)) ? ErrorSchemaBoolean(current, context, schemaPath, instancePath, schema, value) : (!!(+(!IsType(schema) || ErrorType(current, context, schemaPath, instancePath, schema, value)) &
        +(!(IsObject(value) && !IsArray(value)) || !!(+(!IsRequired(schema) || ErrorRequired(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsAdditionalProperties(schema) || ErrorAdditionalProperties(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsDependencies(schema) || ErrorDependencies(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsDependentRequired(schema) || ErrorDependentRequired(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsDependentSchemas(schema) || ErrorDependentSchemas(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsPatternProperties(schema) || ErrorPatternProperties(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsProperties(schema) || ErrorProperties(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsPropertyNames(schema) || ErrorPropertyNames(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMinProperties(schema) || ErrorMinProperties(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMaxProperties(schema) || ErrorMaxProperties(current, context, schemaPath, instancePath, schema, value)))) &
        +(!IsArray(value) || !!(+(!IsAdditionalItems(schema) || ErrorAdditionalItems(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsContains(schema) || ErrorContains(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsItems(schema) || ErrorItems(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMinContains(schema) || ErrorMinContains(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMaxContains(schema) || ErrorMaxContains(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMinItems(schema) || ErrorMinItems(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMaxItems(schema) || ErrorMaxItems(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsPrefixItems(schema) || ErrorPrefixItems(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsUniqueItems(schema) || ErrorUniqueItems(current, context, schemaPath, instancePath, schema, value)))) &
        +(!IsString(value) || !!(+(!minLength_IsMinLength(schema) || ErrorMinLength(current, context, schemaPath, instancePath, schema, value)) &
            +(!maxLength_IsMaxLength(schema) || ErrorMaxLength(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsFormat(schema) || ErrorFormat(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsPattern(schema) || ErrorPattern(current, context, schemaPath, instancePath, schema, value)))) &
        +(!(IsNumber(value) || IsBigInt(value)) || !!(+(!IsExclusiveMinimum(schema) || ErrorExclusiveMinimum(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsExclusiveMaximum(schema) || ErrorExclusiveMaximum(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMinimum(schema) || ErrorMinimum(current, context, schemaPath, instancePath, schema, value)) &
            +(!IsMaximum(schema) || ErrorMaximum(current, context, schemaPath, instancePath, schema, value)) &
            +(!multipleOf_IsMultipleOf(schema) || ErrorMultipleOf(current, context, schemaPath, instancePath, schema, value)))) &
        +(!IsRef(schema) || ErrorRef(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsRecursiveRef(schema) || ErrorRecursiveRef(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsDynamicRef(schema) || ErrorDynamicRef(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsConst(schema) || ErrorConst(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsEnum(schema) || ErrorEnum(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsIf(schema) || ErrorIf(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsNot(schema) || ErrorNot(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsAllOf(schema) || ErrorAllOf(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsAnyOf(schema) || ErrorAnyOf(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsOneOf(schema) || ErrorOneOf(current, context, schemaPath, instancePath, schema, value)) &
        +(!IsUnevaluatedItems(schema) || (!IsArray(value) || ErrorUnevaluatedItems(current, context, schemaPath, instancePath, schema, value))) &
        +(!IsUnevaluatedProperties(schema) || (!IsObject(value) || ErrorUnevaluatedProperties(current, context, schemaPath, instancePath, schema, value)))) &&
        (!IsRefine(schema) || ErrorRefine(current, context, schemaPath, instancePath, schema, value)));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/_functions.mjs
// deno-fmt-ignore-file


const _functions_index = [0];
const names = new Map;
const funcs = new Map();
// ------------------------------------------------------------------
// CreateName
// ------------------------------------------------------------------
function NextName() {
    return `${_functions_index[0]++}`;
}
function CreateName(schema, href) {
    if (!names.has(schema))
        names.set(schema, new Map());
    const hrefs = names.get(schema);
    if (hrefs.has(href))
        return hrefs.get(href);
    const name = NextName();
    hrefs.set(href, name);
    return name;
}
// ------------------------------------------------------------------
// CreateCallExpression
// ------------------------------------------------------------------
function CreateCallExpression(context, _schema, name, value) {
    return context.UseUnevaluated()
        ? Call(`check_${name}`, ['context', value])
        : Call(`check_${name}`, [value]);
}
// ------------------------------------------------------------------
// CreateFunctionExpression
// ------------------------------------------------------------------
function CreateFunctionExpression(stack, context, schema, name) {
    const expression = BuildSchema(stack, context, schema, 'value');
    return context.UseUnevaluated()
        ? ConstDeclaration(`check_${name}`, ArrowFunction(['context', 'value'], expression))
        : ConstDeclaration(`check_${name}`, ArrowFunction(['value'], expression));
}
// ------------------------------------------------------------------
// ResetFunctions
// ------------------------------------------------------------------
function ResetFunctions() {
    _functions_index[0] = 0;
    names.clear();
    funcs.clear();
}
// ------------------------------------------------------------------
// GetFunctions
// ------------------------------------------------------------------
function GetFunctions() {
    return [...funcs.values()];
}
// ------------------------------------------------------------------
// CreateFunction
// ------------------------------------------------------------------
function CreateFunction(stack, context, schema, value) {
    const name = CreateName(schema, stack.lexicalBase);
    const call = CreateCallExpression(context, schema, name, value);
    if (funcs.has(name))
        return call;
    funcs.set(name, '');
    funcs.set(name, CreateFunctionExpression(stack, context, schema, name));
    return call;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/engine/index.mjs
// ------------------------------------------------------------------
// Infrastructure
// ------------------------------------------------------------------







// ------------------------------------------------------------------
// Schematics
// ------------------------------------------------------------------











































;// CONCATENATED MODULE: ./node_modules/typebox/build/system/arguments/arguments.mjs
/**
 * Match arguments for overloaded functions that use the `...args: unknown[]` pattern. Arguments
 * are parsed using argument length only.
 */
function arguments_Match(args, match) {
    return (match[args.length]?.(...args) ?? (() => {
        throw Error('Invalid Arguments');
    })());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/arguments/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/system/environment/evaluate.mjs


let supported = undefined;
// ------------------------------------------------------------------
// TryEvaluate
// ------------------------------------------------------------------
function TryEvaluate() {
    try {
        Evaluate('null')();
        return true;
    } // deno-coverage-ignore-start - unreachable in test-suite
    catch {
        return false;
    }
    // deno-coverage-ignore-stop
}
// ------------------------------------------------------------------
// CanEvaluate
// ------------------------------------------------------------------
/** Returns true if the environment supports dynamic JavaScript evaluation */
function CanEvaluate() {
    if (IsUndefined(supported))
        supported = TryEvaluate();
    return supported && Get().useAcceleration;
}
// ------------------------------------------------------------------
// Evaluate
// ------------------------------------------------------------------
/**
 * Evaluates code in the current environment. This function will throw if the
 * environment Content-Security-Policy does not support `unsafe-eval`. Use the
 * Environment.CanEvaluate() to determine if the environment supports Evaluate
 * before calling this function.
 */
function Evaluate(...args) {
    return new (globalThis.Function)(...args);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/environment/environment.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/system/environment/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/metrics.mjs
/** TypeBox instantiation metrics */
const Metrics = {
    assign: 0,
    create: 0,
    clone: 0,
    discard: 0,
    update: 0
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/keys.mjs

// ------------------------------------------------------------------
// Keys (alternatively, Reflect.ownKeys(...))
// ------------------------------------------------------------------
/** Returns the own string and symbol keys of the given object. */
function keys_Keys(value) {
    return [...Keys(value), ...Symbols(value)];
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/finalize.mjs
// deno-lint-ignore-file no-explicit-any



// ------------------------------------------------------------------
// Freeze
// ------------------------------------------------------------------
function Freeze(value, seen) {
    if (seen.has(value))
        return;
    seen.add(value);
    for (const key of keys_Keys(value)) {
        const descriptor = Object.getOwnPropertyDescriptor(value, key);
        if (!descriptor || !('value' in descriptor))
            continue;
        if (IsObject(descriptor.value))
            Freeze(descriptor.value, seen);
    }
    Object.freeze(value);
}
// ------------------------------------------------------------------
// Finalize
// ------------------------------------------------------------------
/** Finalizes a type. Will recursively freeze if `immutableTypes` is true, otherwise no action. */
function Finalize(value) {
    if (!Get().immutableTypes)
        return value;
    Freeze(value, new WeakSet());
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/assign.mjs
// deno-lint-ignore-file ban-types no-explicit-any
// deno-fmt-ignore-file



/** Performs an Object assign using the Left and Right object types. */
function Assign(left, right) {
    Metrics.assign += 1;
    const result = {}, rightKeys = keys_Keys(right), leftKeys = keys_Keys(left);
    for (const key of leftKeys) {
        if (rightKeys.includes(key))
            continue;
        Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(left, key));
    }
    for (const key of rightKeys) {
        Object.defineProperty(result, key, Object.getOwnPropertyDescriptor(right, key));
    }
    return Finalize(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/clone.mjs
// deno-lint-ignore-file no-explicit-any
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Clone
// ------------------------------------------------------------------
/** Returns a shallow clone of the given object. */
function Clone(value) {
    Metrics.clone += 1;
    const result = {};
    for (const key of keys_Keys(value)) {
        if (IsUnsafePropertyKey(key))
            continue; // (ignore: prototype-pollution)
        const descriptor = Object.getOwnPropertyDescriptor(value, key); // safe-name!
        if (guard_IsEqual(descriptor.enumerable, true)) {
            result[key] = descriptor.value;
        }
        else {
            Object.defineProperty(result, key, descriptor);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/create.mjs
// deno-lint-ignore-file no-explicit-any



// ------------------------------------------------------------------
// WithEnumerable
// ------------------------------------------------------------------
function WithEnumerable(left, right) {
    return { ...left, ...right };
}
// ------------------------------------------------------------------
// WithHidden
// ------------------------------------------------------------------
function WithHidden(left, right) {
    for (const key of Object.keys(right)) {
        Object.defineProperty(left, key, {
            configurable: true,
            writable: true,
            enumerable: false,
            value: right[key]
        });
    }
    return left;
}
// ------------------------------------------------------------------
// Create
// ------------------------------------------------------------------
/** Creates an object with hidden, enumerable, and optional property sets. */
function Create(hidden, enumerable, options = {}) {
    Metrics.create += 1;
    const withEnumerable = WithEnumerable(enumerable, options);
    const withHidden = Get().enumerableKind ? WithEnumerable(withEnumerable, hidden) : WithHidden(withEnumerable, hidden);
    return Finalize(withHidden);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/discard.mjs
// deno-lint-ignore-file no-explicit-any



// ------------------------------------------------------------------
// Discard
// ------------------------------------------------------------------
/** Discards property keys from the given object. */
function Discard(value, propertyKeys) {
    Metrics.discard += 1;
    const result = {};
    for (const key of keys_Keys(value)) {
        if (propertyKeys.includes(key))
            continue;
        const descriptor = Object.getOwnPropertyDescriptor(value, key);
        Object.defineProperty(result, key, descriptor);
    }
    return Finalize(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/update.mjs
// deno-lint-ignore-file no-explicit-any





// ------------------------------------------------------------------
// WithCurrent
// ------------------------------------------------------------------
function WithCurrent(current, hiddenKeys, enumerableKeys, result) {
    for (const key of keys_Keys(current)) {
        if (IsUnsafePropertyKey(key) || hiddenKeys.includes(key) || enumerableKeys.includes(key))
            continue; // (ignore: prototype-pollution)
        const descriptor = Object.getOwnPropertyDescriptor(current, key); // safe-name!
        Object.defineProperty(result, key, descriptor);
    }
}
// ------------------------------------------------------------------
// WithHidden
// ------------------------------------------------------------------
function update_WithHidden(hidden, keys, result) {
    const enumerableKind = Get().enumerableKind;
    for (const key of keys) {
        if (IsUnsafePropertyKey(key))
            continue; // (ignore: prototype-pollution)
        Object.defineProperty(result, key, {
            configurable: true,
            writable: true,
            enumerable: enumerableKind,
            value: hidden[key]
        });
    }
}
// ------------------------------------------------------------------
// WithEnumerable
// ------------------------------------------------------------------
function update_WithEnumerable(enumerable, keys, result) {
    for (const key of keys) {
        if (IsUnsafePropertyKey(key))
            continue; // (ignore: prototype-pollution)
        Object.defineProperty(result, key, {
            configurable: true,
            enumerable: true,
            writable: true,
            value: enumerable[key]
        });
    }
}
// ------------------------------------------------------------------
// Update
// ------------------------------------------------------------------
/** Updates an existing type with additional hidden and enumerable properties while preserving property configuration. */
function Update(current, hidden, enumerable) {
    Metrics.update += 1;
    const result = {}, hiddenKeys = keys_Keys(hidden), enumerableKeys = keys_Keys(enumerable);
    WithCurrent(current, hiddenKeys, enumerableKeys, result);
    update_WithHidden(hidden, hiddenKeys, result);
    update_WithEnumerable(enumerable, enumerableKeys, result);
    return Finalize(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/memory.mjs
// deno-fmt-ignore-file







;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/system/system.mjs







;// CONCATENATED MODULE: ./node_modules/typebox/build/system/index.mjs



/* harmony default export */ const system = ((/* unused pure expression or super */ null && (System)));

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/intern/intern.mjs






// ----------------------------------------------------------------
// UnresolvableRef
// ----------------------------------------------------------------
function UnresolvableRef(ref) {
    throw Error(`UnresolvableRef '${ref}'`);
}
// ----------------------------------------------------------------
// HashKey
// ----------------------------------------------------------------
function HashKey(schema) {
    return `x-${Hashing.Hash(schema)}`;
}
// ----------------------------------------------------------------
// AdditionalItems
// ----------------------------------------------------------------
function FromAdditionalItems(context, schema) {
    return FromSchema(context, schema.additionalItems);
}
// ----------------------------------------------------------------
// AdditionalProperties
// ----------------------------------------------------------------
function FromAdditionalProperties(context, schema) {
    return FromSchema(context, schema.additionalProperties);
}
// ----------------------------------------------------------------
// AllOf
// ----------------------------------------------------------------
function FromAllOf(context, schema) {
    return schema.allOf.map((inner) => FromSchema(context, inner));
}
// ----------------------------------------------------------------
// AnyOf
// ----------------------------------------------------------------
function FromAnyOf(context, schema) {
    return schema.anyOf.map((inner) => FromSchema(context, inner));
}
// ----------------------------------------------------------------
// Contains
// ----------------------------------------------------------------
function FromContains(context, schema) {
    return FromSchema(context, schema.contains);
}
// ----------------------------------------------------------------
// DependentSchemas
// ----------------------------------------------------------------
function FromDependentSchemas(context, schema) {
    return Guard.Keys(schema.dependentSchemas).reduce((result, key) => ({ ...result, [key]: FromSchema(context, schema.dependentSchemas[key]) }), {});
}
// ----------------------------------------------------------------
// Else
// ----------------------------------------------------------------
function FromElse(context, schema) {
    return FromSchema(context, schema.else);
}
// ----------------------------------------------------------------
// If
// ----------------------------------------------------------------
function FromIf(context, schema) {
    return FromSchema(context, schema.if);
}
// ----------------------------------------------------------------
// Items
// ----------------------------------------------------------------
function FromItems(context, schema) {
    return Schema.IsItemsSized(schema) ? FromItemsSized(context, schema) : FromItemsUnsized(context, schema);
}
// ----------------------------------------------------------------
// ItemsSized
// ----------------------------------------------------------------
function FromItemsSized(context, schema) {
    return schema.items.map((inner) => FromSchema(context, inner));
}
// ----------------------------------------------------------------
// ItemsUnsized
// ----------------------------------------------------------------
function FromItemsUnsized(context, schema) {
    return FromSchema(context, schema.items);
}
// ----------------------------------------------------------------
// Not
// ----------------------------------------------------------------
function FromNot(context, schema) {
    return FromSchema(context, schema.not);
}
// ----------------------------------------------------------------
// OneOf
// ----------------------------------------------------------------
function FromOneOf(context, schema) {
    return schema.oneOf.map((inner) => FromSchema(context, inner));
}
// ----------------------------------------------------------------
// PatternProperties
// ----------------------------------------------------------------
function FromPatternProperties(context, schema) {
    return Guard.Keys(schema.patternProperties).reduce((result, key) => ({ ...result, [key]: FromSchema(context, schema.patternProperties[key]) }), {});
}
// ----------------------------------------------------------------
// PrefixItems
// ----------------------------------------------------------------
function FromPrefixItems(context, schema) {
    return schema.prefixItems.map((inner) => FromSchema(context, inner));
}
// ----------------------------------------------------------------
// Properties
// ----------------------------------------------------------------
function FromProperties(context, schema) {
    return Guard.Keys(schema.properties).reduce((result, key) => ({ ...result, [key]: FromSchema(context, schema.properties[key]) }), {});
}
// ----------------------------------------------------------------
// PropertyNames
// ----------------------------------------------------------------
function FromPropertyNames(context, schema) {
    return FromSchema(context, schema.propertyNames);
}
// ----------------------------------------------------------------
// Ref
// ----------------------------------------------------------------
function ResolveRef(stack, ref) {
    const result = Resolve.Ref(stack, { $ref: ref });
    return { schema: result.schema ?? UnresolvableRef(ref), stack: result.stack };
}
// ----------------------------------------------------------------
// DynamicRef
// ----------------------------------------------------------------
function ResolveDynamicRef(stack, schema) {
    return Resolve.DynamicRef(stack, schema) ?? UnresolvableRef(schema.$dynamicRef);
}
// ----------------------------------------------------------------
// RecursiveRef
// ----------------------------------------------------------------
function ResolveRecursiveRef(stack, schema) {
    return Resolve.RecursiveRef(stack, schema) ?? UnresolvableRef(schema.$recursiveRef);
}
// ----------------------------------------------------------------
// FromResolvedRef (shared logic for Ref, DynamicRef, RecursiveRef)
// ----------------------------------------------------------------
function FromResolvedRef(context, target, nextStack) {
    const nextContext = { ...context, stack: nextStack };
    const resolving = context.resolving.get(target);
    if (Guard.IsUndefined(resolving))
        return FromSchema(nextContext, target);
    // Target is mid-intern, so this is a cycle (point at its reserved placeholder)
    resolving.used = true;
    return { $ref: `#/$defs/${resolving.key}` };
}
// ----------------------------------------------------------------
// FromRef
// ----------------------------------------------------------------
function FromRef(context, schema) {
    // Resolve target off the current traversal stack, carrying forward any resource crossing
    const { schema: target, stack } = ResolveRef(context.stack, schema.$ref);
    return FromResolvedRef(context, target, stack);
}
// ----------------------------------------------------------------
// FromDynamicRef
// ----------------------------------------------------------------
function FromDynamicRef(context, schema) {
    // Resolve target off the current traversal stack (dynamic scope depends on anchors seen so far)
    const target = ResolveDynamicRef(context.stack, schema);
    return FromResolvedRef(context, target, { ...context.stack, pendingResource: true });
}
// ----------------------------------------------------------------
// FromRecursiveRef
// ----------------------------------------------------------------
function FromRecursiveRef(context, schema) {
    // Resolve target off the current traversal stack (recursive scope depends on the path taken so far)
    const target = ResolveRecursiveRef(context.stack, schema);
    return FromResolvedRef(context, target, { ...context.stack, pendingResource: true });
}
// ----------------------------------------------------------------
// Then
// ----------------------------------------------------------------
function FromThen(context, schema) {
    return FromSchema(context, schema.then);
}
// ----------------------------------------------------------------
// UnevaluatedItems
// ----------------------------------------------------------------
function FromUnevaluatedItems(context, schema) {
    return FromSchema(context, schema.unevaluatedItems);
}
// ----------------------------------------------------------------
// UnevaluatedProperties
// ----------------------------------------------------------------
function FromUnevaluatedProperties(context, schema) {
    return FromSchema(context, schema.unevaluatedProperties);
}
// ----------------------------------------------------------------
// SchemaObject
// ----------------------------------------------------------------
function FromSchemaObject(context, schema) {
    // Reference-style schemas resolve to another node and cannot contain other keywords
    if (Schema.IsRef(schema))
        return FromRef(context, schema);
    if (Schema.IsDynamicRef(schema))
        return FromDynamicRef(context, schema);
    if (Schema.IsRecursiveRef(schema))
        return FromRecursiveRef(context, schema);
    // Check if the schema has already been resolved
    const existing = resolved.get(schema);
    if (!Guard.IsUndefined(existing))
        return existing;
    // Reserve a placeholder key in case a nested ref cycles back to this schema
    const reservation = { key: `x-ref-${context.resolving.size}`, used: false };
    context.resolving.set(schema, reservation);
    // Intern each subschema
    const remapped = {
        ...(Schema.IsRefine(schema) ? { ['~refine']: schema['~refine'] } : {}),
        ...(Schema.IsAdditionalItems(schema) ? { additionalItems: FromAdditionalItems(context, schema) } : {}),
        ...(Schema.IsAdditionalProperties(schema) ? { additionalProperties: FromAdditionalProperties(context, schema) } : {}),
        ...(Schema.IsAllOf(schema) ? { allOf: FromAllOf(context, schema) } : {}),
        ...(Schema.IsAnyOf(schema) ? { anyOf: FromAnyOf(context, schema) } : {}),
        ...(Schema.IsContains(schema) ? { contains: FromContains(context, schema) } : {}),
        ...(Schema.IsDependentSchemas(schema) ? { dependentSchemas: FromDependentSchemas(context, schema) } : {}),
        ...(Schema.IsElse(schema) ? { else: FromElse(context, schema) } : {}),
        ...(Schema.IsIf(schema) ? { if: FromIf(context, schema) } : {}),
        ...(Schema.IsItems(schema) ? { items: FromItems(context, schema) } : {}),
        ...(Schema.IsNot(schema) ? { not: FromNot(context, schema) } : {}),
        ...(Schema.IsOneOf(schema) ? { oneOf: FromOneOf(context, schema) } : {}),
        ...(Schema.IsPatternProperties(schema) ? { patternProperties: FromPatternProperties(context, schema) } : {}),
        ...(Schema.IsPrefixItems(schema) ? { prefixItems: FromPrefixItems(context, schema) } : {}),
        ...(Schema.IsProperties(schema) ? { properties: FromProperties(context, schema) } : {}),
        ...(Schema.IsPropertyNames(schema) ? { propertyNames: FromPropertyNames(context, schema) } : {}),
        ...(Schema.IsThen(schema) ? { then: FromThen(context, schema) } : {}),
        ...(Schema.IsUnevaluatedItems(schema) ? { unevaluatedItems: FromUnevaluatedItems(context, schema) } : {}),
        ...(Schema.IsUnevaluatedProperties(schema) ? { unevaluatedProperties: FromUnevaluatedProperties(context, schema) } : {})
    };
    context.resolving.delete(schema);
    // Discard resolution keywords and finalize the interned schema
    const interned = Memory.Discard(Memory.Assign(schema, remapped), ['$id', '$defs', '$anchor', '$dynamicAnchor', '$recursionAnchor']);
    const key = reservation.used ? reservation.key : HashKey(interned);
    registry.set(key, interned);
    // Result
    const result = { $ref: `#/$defs/${key}` };
    resolved.set(schema, result);
    return result;
}
// ----------------------------------------------------------------
// SchemaBoolean
// ----------------------------------------------------------------
function FromSchemaBoolean(_context, schema) {
    // Finalize and register the result
    const key = HashKey(schema);
    registry.set(key, schema);
    // Result
    const result = { $ref: `#/$defs/${key}` };
    resolved.set(schema, result);
    return result;
}
// ----------------------------------------------------------------
// Schema
// ----------------------------------------------------------------
function FromSchema(context, schema) {
    const next = { ...context, stack: Stack.NextStack(context.stack, schema) };
    return Schema.IsSchemaBoolean(schema) ? FromSchemaBoolean(next, schema) : FromSchemaObject(next, schema);
}
// ----------------------------------------------------------------
// BooleanEntry
// ----------------------------------------------------------------
function BooleanEntry(schema) {
    const key = HashKey(schema);
    return { $ref: `#/$defs/${key}`, $defs: { [key]: schema } };
}
// ----------------------------------------------------------------
// Module-level accumulator state
// ----------------------------------------------------------------
const registry = new Map();
const resolved = new Map();
/** (Experimental) This function restructures the schema such that each distinct sub-schema is stored exactly once in a $defs object and keyed by content hash. */
function Intern(...args) {
    const [context, schema] = Arguments.Match(args, {
        2: (context, schema) => [context, schema],
        1: (schema) => [{}, schema]
    });
    registry.clear();
    resolved.clear();
    if (Schema.IsSchemaBoolean(schema))
        return BooleanEntry(schema);
    const defs = Schema.IsDefs(schema) ? schema.$defs : {};
    const rootStack = Stack.Stack({ ...context, ...defs }, schema);
    const { schema: entry, stack } = Schema.IsRef(schema) ? ResolveRef(Stack.NextStack(rootStack, schema), schema.$ref) : { schema, stack: rootStack };
    if (Schema.IsSchemaBoolean(entry))
        return BooleanEntry(entry);
    const ref_context = { stack, resolving: new Map() };
    const result = FromSchema(ref_context, entry);
    return { $ref: result.$ref, $defs: Object.fromEntries(registry) };
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/intern/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_2020_12.mjs
const Draft_2020_12 = {
    '$schema': 'https://json-schema.org/draft/2020-12/schema',
    '$id': 'https://json-schema.org/draft/2020-12/schema',
    '$vocabulary': {
        'https://json-schema.org/draft/2020-12/vocab/core': true,
        'https://json-schema.org/draft/2020-12/vocab/applicator': true,
        'https://json-schema.org/draft/2020-12/vocab/unevaluated': true,
        'https://json-schema.org/draft/2020-12/vocab/validation': true,
        'https://json-schema.org/draft/2020-12/vocab/meta-data': true,
        'https://json-schema.org/draft/2020-12/vocab/format-annotation': true,
        'https://json-schema.org/draft/2020-12/vocab/content': true
    },
    '$dynamicAnchor': 'meta',
    'title': 'Core and Validation specifications meta-schema',
    'allOf': [
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/core',
            '$dynamicAnchor': 'meta',
            'title': 'Core vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                '$id': {
                    '$ref': '#/$defs/uriReferenceString',
                    '$comment': 'Non-empty fragments not allowed.',
                    'pattern': '^[^#]*#?$'
                },
                '$schema': { '$ref': '#/$defs/uriString' },
                '$ref': { '$ref': '#/$defs/uriReferenceString' },
                '$anchor': { '$ref': '#/$defs/anchorString' },
                '$dynamicRef': { '$ref': '#/$defs/uriReferenceString' },
                '$dynamicAnchor': { '$ref': '#/$defs/anchorString' },
                '$vocabulary': {
                    'type': 'object',
                    'propertyNames': { '$ref': '#/$defs/uriString' },
                    'additionalProperties': {
                        'type': 'boolean'
                    }
                },
                '$comment': {
                    'type': 'string'
                },
                '$defs': {
                    'type': 'object',
                    'additionalProperties': { '$dynamicRef': '#meta' }
                }
            },
            '$defs': {
                'anchorString': {
                    'type': 'string',
                    'pattern': '^[A-Za-z_][-A-Za-z0-9._]*$'
                },
                'uriString': {
                    'type': 'string',
                    'format': 'uri'
                },
                'uriReferenceString': {
                    'type': 'string',
                    'format': 'uri-reference'
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/applicator',
            '$dynamicAnchor': 'meta',
            'title': 'Applicator vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'prefixItems': { '$ref': '#/$defs/schemaArray' },
                'items': { '$dynamicRef': '#meta' },
                'contains': { '$dynamicRef': '#meta' },
                'additionalProperties': { '$dynamicRef': '#meta' },
                'properties': {
                    'type': 'object',
                    'additionalProperties': { '$dynamicRef': '#meta' },
                    'default': {}
                },
                'patternProperties': {
                    'type': 'object',
                    'additionalProperties': { '$dynamicRef': '#meta' },
                    'propertyNames': { 'format': 'regex' },
                    'default': {}
                },
                'dependentSchemas': {
                    'type': 'object',
                    'additionalProperties': { '$dynamicRef': '#meta' },
                    'default': {}
                },
                'propertyNames': { '$dynamicRef': '#meta' },
                'if': { '$dynamicRef': '#meta' },
                'then': { '$dynamicRef': '#meta' },
                'else': { '$dynamicRef': '#meta' },
                'allOf': { '$ref': '#/$defs/schemaArray' },
                'anyOf': { '$ref': '#/$defs/schemaArray' },
                'oneOf': { '$ref': '#/$defs/schemaArray' },
                'not': { '$dynamicRef': '#meta' }
            },
            '$defs': {
                'schemaArray': {
                    'type': 'array',
                    'minItems': 1,
                    'items': { '$dynamicRef': '#meta' }
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/unevaluated',
            '$dynamicAnchor': 'meta',
            'title': 'Unevaluated applicator vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'unevaluatedItems': { '$dynamicRef': '#meta' },
                'unevaluatedProperties': { '$dynamicRef': '#meta' }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/validation',
            '$dynamicAnchor': 'meta',
            'title': 'Validation vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'type': {
                    'anyOf': [
                        { '$ref': '#/$defs/simpleTypes' },
                        {
                            'type': 'array',
                            'items': { '$ref': '#/$defs/simpleTypes' },
                            'minItems': 1,
                            'uniqueItems': true
                        }
                    ]
                },
                'const': true,
                'enum': {
                    'type': 'array',
                    'items': true
                },
                'multipleOf': {
                    'type': 'number',
                    'exclusiveMinimum': 0
                },
                'maximum': {
                    'type': 'number'
                },
                'exclusiveMaximum': {
                    'type': 'number'
                },
                'minimum': {
                    'type': 'number'
                },
                'exclusiveMinimum': {
                    'type': 'number'
                },
                'maxLength': { '$ref': '#/$defs/nonNegativeInteger' },
                'minLength': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'pattern': {
                    'type': 'string',
                    'format': 'regex'
                },
                'maxItems': { '$ref': '#/$defs/nonNegativeInteger' },
                'minItems': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'uniqueItems': {
                    'type': 'boolean',
                    'default': false
                },
                'maxContains': { '$ref': '#/$defs/nonNegativeInteger' },
                'minContains': {
                    '$ref': '#/$defs/nonNegativeInteger',
                    'default': 1
                },
                'maxProperties': { '$ref': '#/$defs/nonNegativeInteger' },
                'minProperties': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'required': { '$ref': '#/$defs/stringArray' },
                'dependentRequired': {
                    'type': 'object',
                    'additionalProperties': {
                        '$ref': '#/$defs/stringArray'
                    }
                }
            },
            '$defs': {
                'nonNegativeInteger': {
                    'type': 'integer',
                    'minimum': 0
                },
                'nonNegativeIntegerDefault0': {
                    '$ref': '#/$defs/nonNegativeInteger',
                    'default': 0
                },
                'simpleTypes': {
                    'enum': [
                        'array',
                        'boolean',
                        'integer',
                        'null',
                        'number',
                        'object',
                        'string'
                    ]
                },
                'stringArray': {
                    'type': 'array',
                    'items': { 'type': 'string' },
                    'uniqueItems': true,
                    'default': []
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/meta-data',
            '$dynamicAnchor': 'meta',
            'title': 'Meta-data vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'title': {
                    'type': 'string'
                },
                'description': {
                    'type': 'string'
                },
                'default': true,
                'deprecated': {
                    'type': 'boolean',
                    'default': false
                },
                'readOnly': {
                    'type': 'boolean',
                    'default': false
                },
                'writeOnly': {
                    'type': 'boolean',
                    'default': false
                },
                'examples': {
                    'type': 'array',
                    'items': true
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/format-annotation',
            '$dynamicAnchor': 'meta',
            'title': 'Format vocabulary meta-schema for annotation results',
            'type': ['object', 'boolean'],
            'properties': {
                'format': { 'type': 'string' }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2020-12/schema',
            '$id': 'https://json-schema.org/draft/2020-12/meta/content',
            '$dynamicAnchor': 'meta',
            'title': 'Content vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'contentEncoding': { 'type': 'string' },
                'contentMediaType': { 'type': 'string' },
                'contentSchema': { '$dynamicRef': '#meta' }
            }
        }
    ],
    'type': ['object', 'boolean'],
    '$comment': 'This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.',
    'properties': {
        'definitions': {
            '$comment': '"definitions" has been replaced by "$defs".',
            'type': 'object',
            'additionalProperties': { '$dynamicRef': '#meta' },
            'deprecated': true,
            'default': {}
        },
        'dependencies': {
            '$comment': '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
            'type': 'object',
            'additionalProperties': {
                'anyOf': [
                    { '$dynamicRef': '#meta' },
                    { '$ref': 'meta/validation#/$defs/stringArray' }
                ]
            },
            'deprecated': true,
            'default': {}
        },
        '$recursiveAnchor': {
            '$comment': '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
            '$ref': 'meta/core#/$defs/anchorString',
            'deprecated': true
        },
        '$recursiveRef': {
            '$comment': '"$recursiveRef" has been replaced by "$dynamicRef".',
            '$ref': 'meta/core#/$defs/uriReferenceString',
            'deprecated': true
        }
    }
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_2019_09.mjs
const Draft_2019_09 = {
    '$schema': 'https://json-schema.org/draft/2019-09/schema',
    '$id': 'https://json-schema.org/draft/2019-09/schema',
    '$vocabulary': {
        'https://json-schema.org/draft/2019-09/vocab/core': true,
        'https://json-schema.org/draft/2019-09/vocab/applicator': true,
        'https://json-schema.org/draft/2019-09/vocab/validation': true,
        'https://json-schema.org/draft/2019-09/vocab/meta-data': true,
        'https://json-schema.org/draft/2019-09/vocab/format': false,
        'https://json-schema.org/draft/2019-09/vocab/content': true
    },
    '$recursiveAnchor': true,
    'title': 'Core and Validation specifications meta-schema',
    'allOf': [
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/core',
            '$recursiveAnchor': true,
            'title': 'Core vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                '$id': {
                    'type': 'string',
                    'format': 'uri-reference',
                    '$comment': 'Non-empty fragments not allowed.',
                    'pattern': '^[^#]*#?$'
                },
                '$schema': {
                    'type': 'string',
                    'format': 'uri'
                },
                '$anchor': {
                    'type': 'string',
                    'pattern': '^[A-Za-z][-A-Za-z0-9.:_]*$'
                },
                '$ref': {
                    'type': 'string',
                    'format': 'uri-reference'
                },
                '$recursiveRef': {
                    'type': 'string',
                    'format': 'uri-reference'
                },
                '$recursiveAnchor': {
                    'type': 'boolean',
                    'default': false
                },
                '$vocabulary': {
                    'type': 'object',
                    'propertyNames': {
                        'type': 'string',
                        'format': 'uri'
                    },
                    'additionalProperties': {
                        'type': 'boolean'
                    }
                },
                '$comment': {
                    'type': 'string'
                },
                '$defs': {
                    'type': 'object',
                    'additionalProperties': { '$recursiveRef': '#' },
                    'default': {}
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/applicator',
            '$recursiveAnchor': true,
            'title': 'Applicator vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'additionalItems': { '$recursiveRef': '#' },
                'unevaluatedItems': { '$recursiveRef': '#' },
                'items': {
                    'anyOf': [
                        { '$recursiveRef': '#' },
                        { '$ref': '#/$defs/schemaArray' }
                    ]
                },
                'contains': { '$recursiveRef': '#' },
                'additionalProperties': { '$recursiveRef': '#' },
                'unevaluatedProperties': { '$recursiveRef': '#' },
                'properties': {
                    'type': 'object',
                    'additionalProperties': { '$recursiveRef': '#' },
                    'default': {}
                },
                'patternProperties': {
                    'type': 'object',
                    'additionalProperties': { '$recursiveRef': '#' },
                    'propertyNames': { 'format': 'regex' },
                    'default': {}
                },
                'dependentSchemas': {
                    'type': 'object',
                    'additionalProperties': {
                        '$recursiveRef': '#'
                    }
                },
                'propertyNames': { '$recursiveRef': '#' },
                'if': { '$recursiveRef': '#' },
                'then': { '$recursiveRef': '#' },
                'else': { '$recursiveRef': '#' },
                'allOf': { '$ref': '#/$defs/schemaArray' },
                'anyOf': { '$ref': '#/$defs/schemaArray' },
                'oneOf': { '$ref': '#/$defs/schemaArray' },
                'not': { '$recursiveRef': '#' }
            },
            '$defs': {
                'schemaArray': {
                    'type': 'array',
                    'minItems': 1,
                    'items': { '$recursiveRef': '#' }
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/validation',
            '$recursiveAnchor': true,
            'title': 'Validation vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'multipleOf': {
                    'type': 'number',
                    'exclusiveMinimum': 0
                },
                'maximum': {
                    'type': 'number'
                },
                'exclusiveMaximum': {
                    'type': 'number'
                },
                'minimum': {
                    'type': 'number'
                },
                'exclusiveMinimum': {
                    'type': 'number'
                },
                'maxLength': { '$ref': '#/$defs/nonNegativeInteger' },
                'minLength': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'pattern': {
                    'type': 'string',
                    'format': 'regex'
                },
                'maxItems': { '$ref': '#/$defs/nonNegativeInteger' },
                'minItems': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'uniqueItems': {
                    'type': 'boolean',
                    'default': false
                },
                'maxContains': { '$ref': '#/$defs/nonNegativeInteger' },
                'minContains': {
                    '$ref': '#/$defs/nonNegativeInteger',
                    'default': 1
                },
                'maxProperties': { '$ref': '#/$defs/nonNegativeInteger' },
                'minProperties': { '$ref': '#/$defs/nonNegativeIntegerDefault0' },
                'required': { '$ref': '#/$defs/stringArray' },
                'dependentRequired': {
                    'type': 'object',
                    'additionalProperties': {
                        '$ref': '#/$defs/stringArray'
                    }
                },
                'const': true,
                'enum': {
                    'type': 'array',
                    'items': true
                },
                'type': {
                    'anyOf': [
                        { '$ref': '#/$defs/simpleTypes' },
                        {
                            'type': 'array',
                            'items': { '$ref': '#/$defs/simpleTypes' },
                            'minItems': 1,
                            'uniqueItems': true
                        }
                    ]
                }
            },
            '$defs': {
                'nonNegativeInteger': {
                    'type': 'integer',
                    'minimum': 0
                },
                'nonNegativeIntegerDefault0': {
                    '$ref': '#/$defs/nonNegativeInteger',
                    'default': 0
                },
                'simpleTypes': {
                    'enum': [
                        'array',
                        'boolean',
                        'integer',
                        'null',
                        'number',
                        'object',
                        'string'
                    ]
                },
                'stringArray': {
                    'type': 'array',
                    'items': { 'type': 'string' },
                    'uniqueItems': true,
                    'default': []
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/meta-data',
            '$recursiveAnchor': true,
            'title': 'Meta-data vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'title': {
                    'type': 'string'
                },
                'description': {
                    'type': 'string'
                },
                'default': true,
                'deprecated': {
                    'type': 'boolean',
                    'default': false
                },
                'readOnly': {
                    'type': 'boolean',
                    'default': false
                },
                'writeOnly': {
                    'type': 'boolean',
                    'default': false
                },
                'examples': {
                    'type': 'array',
                    'items': true
                }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/format',
            '$recursiveAnchor': true,
            'title': 'Format vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'format': { 'type': 'string' }
            }
        },
        {
            '$schema': 'https://json-schema.org/draft/2019-09/schema',
            '$id': 'https://json-schema.org/draft/2019-09/meta/content',
            '$recursiveAnchor': true,
            'title': 'Content vocabulary meta-schema',
            'type': ['object', 'boolean'],
            'properties': {
                'contentMediaType': { 'type': 'string' },
                'contentEncoding': { 'type': 'string' },
                'contentSchema': { '$recursiveRef': '#' }
            }
        }
    ],
    'type': ['object', 'boolean'],
    'properties': {
        'definitions': {
            '$comment': 'While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.',
            'type': 'object',
            'additionalProperties': { '$recursiveRef': '#' },
            'default': {}
        },
        'dependencies': {
            '$comment': '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
            'type': 'object',
            'additionalProperties': {
                'anyOf': [
                    { '$recursiveRef': '#' },
                    { '$ref': 'meta/validation#/$defs/stringArray' }
                ]
            }
        }
    }
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_7.mjs
const Draft_7 = {
    '$schema': 'http://json-schema.org/draft-07/schema#',
    '$id': 'http://json-schema.org/draft-07/schema#',
    'title': 'Core schema meta-schema',
    'definitions': {
        'schemaArray': {
            'type': 'array',
            'minItems': 1,
            'items': { '$ref': '#' }
        },
        'nonNegativeInteger': {
            'type': 'integer',
            'minimum': 0
        },
        'nonNegativeIntegerDefault0': {
            'allOf': [
                { '$ref': '#/definitions/nonNegativeInteger' },
                { 'default': 0 }
            ]
        },
        'simpleTypes': {
            'enum': [
                'array',
                'boolean',
                'integer',
                'null',
                'number',
                'object',
                'string'
            ]
        },
        'stringArray': {
            'type': 'array',
            'items': { 'type': 'string' },
            'uniqueItems': true,
            'default': []
        }
    },
    'type': ['object', 'boolean'],
    'properties': {
        '$id': {
            'type': 'string',
            'format': 'uri-reference'
        },
        '$schema': {
            'type': 'string',
            'format': 'uri'
        },
        '$ref': {
            'type': 'string',
            'format': 'uri-reference'
        },
        '$comment': {
            'type': 'string'
        },
        'title': {
            'type': 'string'
        },
        'description': {
            'type': 'string'
        },
        'default': true,
        'readOnly': {
            'type': 'boolean',
            'default': false
        },
        'writeOnly': {
            'type': 'boolean',
            'default': false
        },
        'examples': {
            'type': 'array',
            'items': true
        },
        'multipleOf': {
            'type': 'number',
            'exclusiveMinimum': 0
        },
        'maximum': {
            'type': 'number'
        },
        'exclusiveMaximum': {
            'type': 'number'
        },
        'minimum': {
            'type': 'number'
        },
        'exclusiveMinimum': {
            'type': 'number'
        },
        'maxLength': { '$ref': '#/definitions/nonNegativeInteger' },
        'minLength': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'pattern': {
            'type': 'string',
            'format': 'regex'
        },
        'additionalItems': { '$ref': '#' },
        'items': {
            'anyOf': [
                { '$ref': '#' },
                { '$ref': '#/definitions/schemaArray' }
            ],
            'default': true
        },
        'maxItems': { '$ref': '#/definitions/nonNegativeInteger' },
        'minItems': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'uniqueItems': {
            'type': 'boolean',
            'default': false
        },
        'contains': { '$ref': '#' },
        'maxProperties': { '$ref': '#/definitions/nonNegativeInteger' },
        'minProperties': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'required': { '$ref': '#/definitions/stringArray' },
        'additionalProperties': { '$ref': '#' },
        'definitions': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'properties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'patternProperties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'propertyNames': { 'format': 'regex' },
            'default': {}
        },
        'dependencies': {
            'type': 'object',
            'additionalProperties': {
                'anyOf': [
                    { '$ref': '#' },
                    { '$ref': '#/definitions/stringArray' }
                ]
            }
        },
        'propertyNames': { '$ref': '#' },
        'const': true,
        'enum': {
            'type': 'array',
            'items': true,
            'minItems': 1,
            'uniqueItems': true
        },
        'type': {
            'anyOf': [
                { '$ref': '#/definitions/simpleTypes' },
                {
                    'type': 'array',
                    'items': { '$ref': '#/definitions/simpleTypes' },
                    'minItems': 1,
                    'uniqueItems': true
                }
            ]
        },
        'format': { 'type': 'string' },
        'contentMediaType': { 'type': 'string' },
        'contentEncoding': { 'type': 'string' },
        'if': { '$ref': '#' },
        'then': { '$ref': '#' },
        'else': { '$ref': '#' },
        'allOf': { '$ref': '#/definitions/schemaArray' },
        'anyOf': { '$ref': '#/definitions/schemaArray' },
        'oneOf': { '$ref': '#/definitions/schemaArray' },
        'not': { '$ref': '#' }
    },
    'default': true
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_6.mjs
const Draft_6 = {
    '$schema': 'http://json-schema.org/draft-06/schema#',
    '$id': 'http://json-schema.org/draft-06/schema#',
    'title': 'Core schema meta-schema',
    'definitions': {
        'schemaArray': {
            'type': 'array',
            'minItems': 1,
            'items': { '$ref': '#' }
        },
        'nonNegativeInteger': {
            'type': 'integer',
            'minimum': 0
        },
        'nonNegativeIntegerDefault0': {
            'allOf': [
                { '$ref': '#/definitions/nonNegativeInteger' },
                { 'default': 0 }
            ]
        },
        'simpleTypes': {
            'enum': [
                'array',
                'boolean',
                'integer',
                'null',
                'number',
                'object',
                'string'
            ]
        },
        'stringArray': {
            'type': 'array',
            'items': { 'type': 'string' },
            'uniqueItems': true,
            'default': []
        }
    },
    'type': ['object', 'boolean'],
    'properties': {
        '$id': {
            'type': 'string',
            'format': 'uri-reference'
        },
        '$schema': {
            'type': 'string',
            'format': 'uri'
        },
        '$ref': {
            'type': 'string',
            'format': 'uri-reference'
        },
        'title': {
            'type': 'string'
        },
        'description': {
            'type': 'string'
        },
        'default': {},
        'examples': {
            'type': 'array',
            'items': {}
        },
        'multipleOf': {
            'type': 'number',
            'exclusiveMinimum': 0
        },
        'maximum': {
            'type': 'number'
        },
        'exclusiveMaximum': {
            'type': 'number'
        },
        'minimum': {
            'type': 'number'
        },
        'exclusiveMinimum': {
            'type': 'number'
        },
        'maxLength': { '$ref': '#/definitions/nonNegativeInteger' },
        'minLength': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'pattern': {
            'type': 'string',
            'format': 'regex'
        },
        'additionalItems': { '$ref': '#' },
        'items': {
            'anyOf': [
                { '$ref': '#' },
                { '$ref': '#/definitions/schemaArray' }
            ],
            'default': {}
        },
        'maxItems': { '$ref': '#/definitions/nonNegativeInteger' },
        'minItems': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'uniqueItems': {
            'type': 'boolean',
            'default': false
        },
        'contains': { '$ref': '#' },
        'maxProperties': { '$ref': '#/definitions/nonNegativeInteger' },
        'minProperties': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
        'required': { '$ref': '#/definitions/stringArray' },
        'additionalProperties': { '$ref': '#' },
        'definitions': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'properties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'patternProperties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'propertyNames': { 'format': 'regex' },
            'default': {}
        },
        'dependencies': {
            'type': 'object',
            'additionalProperties': {
                'anyOf': [
                    { '$ref': '#' },
                    { '$ref': '#/definitions/stringArray' }
                ]
            }
        },
        'propertyNames': { '$ref': '#' },
        'const': {},
        'enum': {
            'type': 'array',
            'minItems': 1,
            'uniqueItems': true
        },
        'type': {
            'anyOf': [
                { '$ref': '#/definitions/simpleTypes' },
                {
                    'type': 'array',
                    'items': { '$ref': '#/definitions/simpleTypes' },
                    'minItems': 1,
                    'uniqueItems': true
                }
            ]
        },
        'format': { 'type': 'string' },
        'allOf': { '$ref': '#/definitions/schemaArray' },
        'anyOf': { '$ref': '#/definitions/schemaArray' },
        'oneOf': { '$ref': '#/definitions/schemaArray' },
        'not': { '$ref': '#' }
    },
    'default': {}
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_4.mjs
const Draft_4 = {
    'id': 'http://json-schema.org/draft-04/schema#',
    '$schema': 'http://json-schema.org/draft-04/schema#',
    'description': 'Core schema meta-schema',
    'definitions': {
        'schemaArray': {
            'type': 'array',
            'minItems': 1,
            'items': { '$ref': '#' }
        },
        'positiveInteger': {
            'type': 'integer',
            'minimum': 0
        },
        'positiveIntegerDefault0': {
            'allOf': [{ '$ref': '#/definitions/positiveInteger' }, { 'default': 0 }]
        },
        'simpleTypes': {
            'enum': ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
        },
        'stringArray': {
            'type': 'array',
            'items': { 'type': 'string' },
            'minItems': 1,
            'uniqueItems': true
        }
    },
    'type': 'object',
    'properties': {
        'id': {
            'type': 'string'
        },
        '$schema': {
            'type': 'string'
        },
        'title': {
            'type': 'string'
        },
        'description': {
            'type': 'string'
        },
        'default': {},
        'multipleOf': {
            'type': 'number',
            'minimum': 0,
            'exclusiveMinimum': true
        },
        'maximum': {
            'type': 'number'
        },
        'exclusiveMaximum': {
            'type': 'boolean',
            'default': false
        },
        'minimum': {
            'type': 'number'
        },
        'exclusiveMinimum': {
            'type': 'boolean',
            'default': false
        },
        'maxLength': { '$ref': '#/definitions/positiveInteger' },
        'minLength': { '$ref': '#/definitions/positiveIntegerDefault0' },
        'pattern': {
            'type': 'string',
            'format': 'regex'
        },
        'additionalItems': {
            'anyOf': [
                { 'type': 'boolean' },
                { '$ref': '#' }
            ],
            'default': {}
        },
        'items': {
            'anyOf': [
                { '$ref': '#' },
                { '$ref': '#/definitions/schemaArray' }
            ],
            'default': {}
        },
        'maxItems': { '$ref': '#/definitions/positiveInteger' },
        'minItems': { '$ref': '#/definitions/positiveIntegerDefault0' },
        'uniqueItems': {
            'type': 'boolean',
            'default': false
        },
        'maxProperties': { '$ref': '#/definitions/positiveInteger' },
        'minProperties': { '$ref': '#/definitions/positiveIntegerDefault0' },
        'required': { '$ref': '#/definitions/stringArray' },
        'additionalProperties': {
            'anyOf': [
                { 'type': 'boolean' },
                { '$ref': '#' }
            ],
            'default': {}
        },
        'definitions': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'properties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'patternProperties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'dependencies': {
            'type': 'object',
            'additionalProperties': {
                'anyOf': [
                    { '$ref': '#' },
                    { '$ref': '#/definitions/stringArray' }
                ]
            }
        },
        'enum': {
            'type': 'array',
            'minItems': 1,
            'uniqueItems': true
        },
        'type': {
            'anyOf': [
                { '$ref': '#/definitions/simpleTypes' },
                {
                    'type': 'array',
                    'items': { '$ref': '#/definitions/simpleTypes' },
                    'minItems': 1,
                    'uniqueItems': true
                }
            ]
        },
        'format': { 'type': 'string' },
        'allOf': { '$ref': '#/definitions/schemaArray' },
        'anyOf': { '$ref': '#/definitions/schemaArray' },
        'oneOf': { '$ref': '#/definitions/schemaArray' },
        'not': { '$ref': '#' }
    },
    'dependencies': {
        'exclusiveMaximum': ['maximum'],
        'exclusiveMinimum': ['minimum']
    },
    'default': {}
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/draft_3.mjs
const Draft_3 = {
    '$schema': 'http://json-schema.org/draft-03/schema#',
    'id': 'http://json-schema.org/draft-03/schema#',
    'type': 'object',
    'properties': {
        'type': {
            'type': ['string', 'array'],
            'items': {
                'type': ['string', { '$ref': '#' }]
            },
            'uniqueItems': true,
            'default': 'any'
        },
        'properties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'patternProperties': {
            'type': 'object',
            'additionalProperties': { '$ref': '#' },
            'default': {}
        },
        'additionalProperties': {
            'type': [{ '$ref': '#' }, 'boolean'],
            'default': {}
        },
        'items': {
            'type': [{ '$ref': '#' }, 'array'],
            'items': { '$ref': '#' },
            'default': {}
        },
        'additionalItems': {
            'type': [{ '$ref': '#' }, 'boolean'],
            'default': {}
        },
        'required': {
            'type': 'boolean',
            'default': false
        },
        'dependencies': {
            'type': 'object',
            'additionalProperties': {
                'type': ['string', 'array', { '$ref': '#' }],
                'items': {
                    'type': 'string'
                }
            },
            'default': {}
        },
        'minimum': {
            'type': 'number'
        },
        'maximum': {
            'type': 'number'
        },
        'exclusiveMinimum': {
            'type': 'boolean',
            'default': false
        },
        'exclusiveMaximum': {
            'type': 'boolean',
            'default': false
        },
        'minItems': {
            'type': 'integer',
            'minimum': 0,
            'default': 0
        },
        'maxItems': {
            'type': 'integer',
            'minimum': 0
        },
        'uniqueItems': {
            'type': 'boolean',
            'default': false
        },
        'pattern': {
            'type': 'string',
            'format': 'regex'
        },
        'minLength': {
            'type': 'integer',
            'minimum': 0,
            'default': 0
        },
        'maxLength': {
            'type': 'integer'
        },
        'enum': {
            'type': 'array',
            'minItems': 1,
            'uniqueItems': true
        },
        'default': {
            'type': 'any'
        },
        'title': {
            'type': 'string'
        },
        'description': {
            'type': 'string'
        },
        'format': {
            'type': 'string'
        },
        'divisibleBy': {
            'type': 'number',
            'minimum': 0,
            'exclusiveMinimum': true,
            'default': 1
        },
        'disallow': {
            'type': ['string', 'array'],
            'items': {
                'type': ['string', { '$ref': '#' }]
            },
            'uniqueItems': true
        },
        'extends': {
            'type': [{ '$ref': '#' }, 'array'],
            'items': { '$ref': '#' },
            'default': {}
        },
        'id': {
            'type': 'string',
            'format': 'uri'
        },
        '$ref': {
            'type': 'string',
            'format': 'uri'
        },
        '$schema': {
            'type': 'string',
            'format': 'uri'
        }
    },
    'dependencies': {
        'exclusiveMinimum': 'minimum',
        'exclusiveMaximum': 'maximum'
    },
    'default': {}
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/meta.mjs






/** A collection of all meta schemas. */
const Meta = {
    'http://json-schema.org/draft-03/schema#': Draft_3,
    'http://json-schema.org/draft-04/schema#': Draft_4,
    'http://json-schema.org/draft-06/schema#': Draft_6,
    'http://json-schema.org/draft-07/schema#': Draft_7,
    'https://json-schema.org/draft/2019-09/schema': Draft_2019_09,
    'https://json-schema.org/draft/2020-12/schema': Draft_2020_12
};

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/meta/index.mjs



;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/default.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/**
 * Returns true if the schema contains a valid contentMediaType property
 * @specification Json Schema 7
 */
function IsDefault(schema) {
    return HasPropertyKey(schema, 'default');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/types/index.mjs
// ------------------------------------------------------------------
// Extensions
// ------------------------------------------------------------------

// ------------------------------------------------------------------
// Standard
// ------------------------------------------------------------------



















































;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/build.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file





// ------------------------------------------------------------------
// CreateCode
// ------------------------------------------------------------------
function CreateCode(build) {
    const functions = build.Functions().join(';\n');
    const statements = build.UseUnevaluated()
        ? ['const context = new CheckContext({}, {})', `return ${build.Entry()}`]
        : [`return ${build.Entry()}`];
    return `${functions}; return (value) => { ${statements.join('; ')} }`;
}
// ------------------------------------------------------------------
// CreateEvaluatedCheck
// ------------------------------------------------------------------
function CreateEvaluatedCheck(build, code) {
    const factory = Evaluate('CheckContext', 'Guard', 'Hashing', build.External().identifier, code);
    return factory(CheckContext, guard_namespaceObject, hash_namespaceObject, build.External().variables);
}
// ------------------------------------------------------------------
// CreateDynamicCheck
// ------------------------------------------------------------------
function CreateDynamicCheck(build) {
    const stack = _stack_Stack(build.Context(), build.Schema());
    const context = new CheckContext();
    return (value) => CheckSchema(stack, context, build.Schema(), value);
}
// ------------------------------------------------------------------
// CreateCheck
// ------------------------------------------------------------------
function CreateCheck(build, code) {
    return CanEvaluate()
        ? CreateEvaluatedCheck(build, code)
        : CreateDynamicCheck(build);
}
// ------------------------------------------------------------------
// EvaluateResult
// ------------------------------------------------------------------
class EvaluateResult {
    constructor(isAccelerated, code, check) {
        this.isAccelerated = isAccelerated;
        this.code = code;
        this.check = check;
    }
    IsAccelerated() {
        return this.isAccelerated;
    }
    Code() {
        return this.code;
    }
    Check(value) {
        return this.check(value);
    }
}
// ------------------------------------------------------------------
// BuildResult
// ------------------------------------------------------------------
class BuildResult {
    constructor(context, schema, external, functions, entry, useUnevaluated) {
        this.context = context;
        this.schema = schema;
        this.external = external;
        this.functions = functions;
        this.entry = entry;
        this.useUnevaluated = useUnevaluated;
    }
    /** Returns the Context used for this build */
    Context() {
        return this.context;
    }
    /** Returns the Schema used for this build */
    Schema() {
        return this.schema;
    }
    /** Returns true if this build requires a Unevaluated context */
    UseUnevaluated() {
        return this.useUnevaluated;
    }
    /** Returns external variables */
    External() {
        return this.external;
    }
    /** Returns check functions */
    Functions() {
        return this.functions;
    }
    /** Return entry function call. */
    Entry() {
        return this.entry;
    }
    /** Evaluates the build into a validation function */
    Evaluate() {
        const code = CreateCode(this);
        const check = CreateCheck(this, code);
        return new EvaluateResult(CanEvaluate(), code, check);
    }
}
/** Builds a schema into a optimized runtime validator */
function build_Build(...args) {
    const [context, schema] = arguments_Match(args, {
        2: (context, schema) => [context, schema],
        1: (schema) => [{}, schema]
    });
    ResetUnique();
    ResetExternal();
    ResetFunctions();
    const stack = _stack_Stack(context, schema);
    const build = new BuildContext(HasUnevaluated(context, schema));
    const call = CreateFunction(stack, build, schema, 'value');
    const functions = GetFunctions();
    const externals = GetExternal();
    return new BuildResult(context, schema, externals, functions, call, build.UseUnevaluated());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/locale/en_US.mjs
// deno-fmt-ignore-file
/** en_US: English (United States) - ISO 639-1 language code 'en' with ISO 3166-1 alpha-2 country code 'US' for United States. */
function en_US_en_US(error) {
    switch (error.keyword) {
        case 'additionalProperties': return 'must not have additional properties';
        case 'anyOf': return 'must match a schema in anyOf';
        case 'boolean': return 'schema is false';
        case 'const': return 'must be equal to constant';
        case 'contains': return 'must contain at least 1 valid item';
        case 'dependencies': return `must have properties ${error.params.dependencies.join(', ')} when property ${error.params.property} is present`;
        case 'dependentRequired': return `must have properties ${error.params.dependencies.join(', ')} when property ${error.params.property} is present`;
        case 'enum': return 'must be equal to one of the allowed values';
        case 'exclusiveMaximum': return `must be ${error.params.comparison} ${error.params.limit}`;
        case 'exclusiveMinimum': return `must be ${error.params.comparison} ${error.params.limit}`;
        case 'format': return `must match format "${error.params.format}"`;
        case 'if': return `must match "${error.params.failingKeyword}" schema`;
        case 'maxItems': return `must not have more than ${error.params.limit} items`;
        case 'maxLength': return `must not have more than ${error.params.limit} characters`;
        case 'maxProperties': return `must not have more than ${error.params.limit} properties`;
        case 'maximum': return `must be ${error.params.comparison} ${error.params.limit}`;
        case 'minItems': return `must not have fewer than ${error.params.limit} items`;
        case 'minLength': return `must not have fewer than ${error.params.limit} characters`;
        case 'minProperties': return `must not have fewer than ${error.params.limit} properties`;
        case 'minimum': return `must be ${error.params.comparison} ${error.params.limit}`;
        case 'multipleOf': return `must be multiple of ${error.params.multipleOf}`;
        case 'not': return 'must not be valid';
        case 'oneOf': return 'must match exactly one schema in oneOf';
        case 'pattern': return `must match pattern "${error.params.pattern}"`;
        case 'propertyNames': return `property names ${error.params.propertyNames.join(', ')} are invalid`;
        case 'required': return `must have required properties ${error.params.requiredProperties.join(', ')}`;
        case 'type': return typeof error.params.type === 'string' ? `must be ${error.params.type}` : `must be either ${error.params.type.join(' or ')}`;
        case 'unevaluatedItems': return 'must not have unevaluated items';
        case 'unevaluatedProperties': return 'must not have unevaluated properties';
        case 'uniqueItems': return `must not have duplicate items`;
        case '~refine': return error.params.message;
        // deno-coverage-ignore-start - unreachable
        default: return 'an unknown validation error occurred';
        // deno-coverage-ignore-stop
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/locale/_config.mjs
// deno-fmt-ignore-file

let locale = en_US_en_US;
/** Sets the locale */
function _config_Set(callback) {
    locale = callback;
}
/** Gets the locale */
function _config_Get() {
    return locale;
}
/** Resets the locale to `en_US` */
function _config_Reset() {
    _config_Set(en_US);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/errors.mjs
// deno-fmt-ignore-file



/** Returns an array of validation errors for the given value. */
function errors_Errors(...args) {
    const [context, schema, value] = arguments_Match(args, {
        3: (context, schema, value) => [context, schema, value],
        2: (schema, value) => [{}, schema, value]
    });
    const stack = _stack_Stack(context, schema);
    const errorContext = new ErrorContext();
    const result = ErrorSchema(stack, errorContext, '#', '', schema, value);
    const errors = errorContext.GetErrors();
    const locale = _config_Get();
    const localized = errors.map(error => ({ ...error, message: locale(error) }));
    return [result, localized];
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/settings/internal.mjs

// ------------------------------------------------------------------
// TempMaxErrors
// ------------------------------------------------------------------
let TempMaxErrors = 0;
// ------------------------------------------------------------------
// [Internal] EnableParseErrors
// ------------------------------------------------------------------
function internal_EnableParseErrors() {
    const settings = Get();
    TempMaxErrors = settings.maxErrors;
    settings.maxErrors = settings.maxParseErrors;
}
// ------------------------------------------------------------------
// [Internal] DisableParseErrors
// ------------------------------------------------------------------
function internal_DisableParseErrors() {
    const settings = Get();
    settings.maxErrors = TempMaxErrors;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/check.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


/** Checks a value against the provided schema */
function check_Check(...args) {
    const [context, schema, value] = arguments_Match(args, {
        3: (context, schema, value) => [context, schema, value],
        2: (schema, value) => [{}, schema, value]
    });
    const stack = _stack_Stack(context, schema);
    const checkContext = new CheckContext();
    return CheckSchema(stack, checkContext, schema, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/parse.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




// ------------------------------------------------------------------
// ParseError
// ------------------------------------------------------------------
class ParseError {
    constructor(schema, value, errors) {
        this.schema = schema;
        this.value = value;
        this.errors = errors;
    }
}
// ------------------------------------------------------------------
// ThrowParseError
// ------------------------------------------------------------------
function parse_ThrowParseError(context, schema, value) {
    EnableParseErrors();
    const result = Errors(context, schema, value);
    DisableParseErrors();
    throw new ParseError(schema, value, result[1]);
}
/** Parses a value against the provided schema */
function Parse(...args) {
    const [context, schema, value] = Arguments.Match(args, {
        3: (context, schema, value) => [context, schema, value],
        2: (schema, value) => [{}, schema, value]
    });
    if (Check(context, schema, value))
        return value;
    parse_ThrowParseError(context, schema, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/compile.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




// ------------------------------------------------------------------
// Validator
// ------------------------------------------------------------------
class Validator {
    constructor(context, schema) {
        this.evaluateResult = Build.Build(context, schema).Evaluate();
        this.context = context;
        this.schema = schema;
    }
    /** Returns true if this Validator is using JIT acceleration. */
    IsAccelerated() {
        return this.evaluateResult.IsAccelerated();
    }
    /** Returns the underlying Schema used to construct this Validator. */
    Schema() {
        return this.schema;
    }
    /** Performs a type-guard check on the provided value. */
    Check(value) {
        return this.evaluateResult.Check(value);
    }
    /** Validates a value and returns it. Will throw if invalid. */
    Parse(value) {
        if (this.evaluateResult.Check(value))
            return value;
        ThrowParseError(this.context, this.schema, value);
    }
    /** Returns an array of validation errors for the given value. */
    Errors(value) {
        return Errors(this.context, this.schema, value);
    }
}
/** Compiles this schema into a high performance Validator */
function compile_Compile(...args) {
    const [context, schema] = Arguments.Match(args, {
        2: (context, schema) => [context, schema],
        1: (schema) => [{}, schema]
    });
    return new Validator(context, schema);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/schema.mjs













;// CONCATENATED MODULE: ./node_modules/typebox/build/schema/index.mjs
// ------------------------------------------------------------------
// Barrel
// ------------------------------------------------------------------

// ------------------------------------------------------------------
// Default
// ------------------------------------------------------------------

/* harmony default export */ const schema = ((/* unused pure expression or super */ null && (Schema)));

;// CONCATENATED MODULE: ./node_modules/typebox/build/compile/code.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Comments and Formatting
// ------------------------------------------------------------------
function TsIgnore() {
    return `// @ts-ignore`;
}
function Separator() {
    return ``;
}
// ------------------------------------------------------------------
// ImportSection
// ------------------------------------------------------------------
function ImportSection(build) {
    const context = build.UseUnevaluated() ? [`import { CheckContext } from "typebox/schema"`] : [];
    const hashing = `import { Hashing } from "typebox/system"`;
    const guard = `import { Guard } from "typebox/guard"`;
    return [...context, hashing, guard];
}
// ------------------------------------------------------------------
// ExternalSection
// ------------------------------------------------------------------
function ExternalSection(build) {
    const { identifier } = build.External();
    return [
        Separator(),
        TsIgnore(),
        `let ${identifier} = []`,
        Separator(),
        TsIgnore(),
        `export function SetExternal(external) { ${identifier} = external.variables }`
    ];
}
// ------------------------------------------------------------------
// FunctionSection
// ------------------------------------------------------------------
function FunctionSection(build) {
    return build.Functions().map((func) => [Separator(), TsIgnore(), `${func};`].join('\n'));
}
// ------------------------------------------------------------------
// ExportSection
// ------------------------------------------------------------------
function ExportSection(build) {
    const body = build.UseUnevaluated()
        ? `const context = new CheckContext({}, {}); return ${build.Entry()}`
        : `return ${build.Entry()}`;
    return [
        Separator(),
        TsIgnore(),
        `export function Check(value) { ${body} }`
    ];
}
/** Creates a standalone ESM validation module for the given type. */
function Code(...args) {
    const [context, type] = Arguments.Match(args, {
        2: (context, type) => [context, type],
        1: (type) => [{}, type]
    });
    const build = Build(context, type);
    const code = [...ImportSection(build), ...ExternalSection(build), ...FunctionSection(build), ...ExportSection(build)].join('\n');
    return { External: build.External(), Code: code };
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/check/check.mjs
// deno-fmt-ignore-file


/** Checks a value matches the provided type. */
function check_check_Check(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value]
    });
    return check_Check(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/check/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/errors/errors.mjs
// deno-fmt-ignore-file


/** Returns an array of validation errors for the given value. */
function errors_errors_Errors(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    const [_, errors] = errors_Errors(context, type, value);
    return errors;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/errors/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/assert/assert.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// AssertError
// ------------------------------------------------------------------
class AssertError extends Error {
    constructor(source, value, errors) {
        super(source);
        Object.defineProperty(this, 'cause', {
            value: { source, errors, value },
            writable: false,
            configurable: false,
            enumerable: false
        });
    }
}
/** Asserts the a value matches the given type. This function returns a TypeScript type asserts predicate and will throw AssertError if value does not match. */
function Assert(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value]
    });
    const check = check_check_Check(context, type, value);
    if (!check)
        throw new AssertError('Assert', value, errors_errors_Errors(context, type, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/assert/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/schema.mjs
// deno-lint-ignore-file
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Kind
// ------------------------------------------------------------------
function schema_IsKind(value, kind) {
    return IsObject(value) && HasPropertyKey(value, '~kind') && guard_IsEqual(value["~kind"], kind);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
function schema_IsSchema(value) {
    return IsObject(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/deferred.mjs


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Deferred action. */
function deferred_Deferred(action, parameters, options) {
    return Create({ '~kind': 'Deferred' }, { type: 'deferred', action, parameters, options }, {});
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TDeferred. */
function IsDeferred(value) {
    return schema_IsKind(value, 'Deferred');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly/instantiate_add.mjs
// deno-fmt-ignore-file


function AddReadonlyAction(type, options) {
    const result = Update(type, { '~readonly': true }, options);
    return result;
}
function AddReadonlyInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return AddReadonlyAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/optional/instantiate_add.mjs
// deno-fmt-ignore-file


function AddOptionalAction(type, options) {
    const result = Update(type, { '~optional': true }, options);
    return result;
}
function AddOptionalInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return AddOptionalAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/array.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates an Array type. */
function _Array_(items, options) {
    return Create({ '~kind': 'Array' }, { type: 'array', items }, options);
}
 // Prevent Collision With Global Scope
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TArray. */
function array_IsArray(value) {
    return schema_IsKind(value, 'Array');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TArray. */
function ArrayOptions(type) {
    return Discard(type, ['~kind', 'type', 'items']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/constructor.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Constructor type. */
function Constructor(parameters, instanceType, options = {}) {
    return Create({ '~kind': 'Constructor' }, { type: 'constructor', parameters, instanceType }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TConstructor. */
function constructor_IsConstructor(value) {
    return schema_IsKind(value, 'Constructor');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TConstructor. */
function ConstructorOptions(type) {
    return Discard(type, ['~kind', 'type', 'parameters', 'instanceType']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/function.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Function type. */
function _Function_(parameters, returnType, options = {}) {
    return Create({ ['~kind']: 'Function' }, { type: 'function', parameters, returnType }, options);
}
 // Prevent Collision With Global Scope
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TFunction. */
function function_IsFunction(value) {
    return schema_IsKind(value, 'Function');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TFunction. */
function FunctionOptions(type) {
    return Discard(type, ['~kind', 'type', 'parameters', 'returnType']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/ref.mjs
// deno-lint-ignore-file no-explicit-any
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Ref type. */
function ref_Ref(ref, options) {
    return Create({ ['~kind']: 'Ref' }, { $ref: ref }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TRef. */
function ref_IsRef(value) {
    return schema_IsKind(value, 'Ref');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/generic.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Type
// ------------------------------------------------------------------
/** Creates a Generic type. */
function Generic(parameters, expression) {
    return Create({ '~kind': 'Generic' }, { type: 'generic', parameters, expression });
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TGeneric. */
function IsGeneric(value) {
    return schema_IsKind(value, 'Generic');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/any.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file 


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Any type. */
function Any(options) {
    return Create({ ['~kind']: 'Any' }, {}, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TAny. */
function IsAny(value) {
    return schema_IsKind(value, 'Any');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/never.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Pattern
// ------------------------------------------------------------------
const NeverPattern = '(?!)';
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Never type. */
function never_Never(options) {
    return Create({ '~kind': 'Never' }, { not: {} }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TNever. */
function IsNever(value) {
    return schema_IsKind(value, 'Never');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_add_optional.mjs
// deno-fmt-ignore-file


/** Creates a deferred AddOptional action. */
function AddOptionalDeferred(type, options = {}) {
    return Deferred('AddOptional', [type], options);
}
/** Applies an AddOptional action to a type. */
function _add_optional_AddOptional(type, options = {}) {
    return AddOptionalAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/_optional.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Applies an Optional modifier to the given type. */
function _optional_Optional(type) {
    return AddOptional(type);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TOptional */
function IsOptional(value) {
    return schema_IsSchema(value) && HasPropertyKey(value, '~optional');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/properties.mjs
// deno-fmt-ignore-file


/** Creates a RequiredArray derived from the given TProperties value. */
function RequiredArray(properties) {
    return Keys(properties).filter((key) => !IsOptional(properties[key]));
}
/** Extracts a tuple of keys from a TProperties value. */
function PropertyKeys(properties) {
    return Keys(properties);
}
/** Extracts a tuple of property values from a TProperties value. */
function PropertyValues(properties) {
    return Values(properties);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/object.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates an Object type. */
function _Object_(properties, options = {}) {
    const requiredKeys = RequiredArray(properties);
    const required = requiredKeys.length > 0 ? { required: requiredKeys } : {};
    return Create({ '~kind': 'Object' }, { type: 'object', ...required, properties }, options);
}
 // Prevent Collision With Global Scope
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TObject. */
function object_IsObject(value) {
    return schema_IsKind(value, 'Object');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TObject. */
function ObjectOptions(type) {
    return Discard(type, ['~kind', 'type', 'properties', 'required']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/unknown.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates an Unknown type. */
function unknown_Unknown(options) {
    return Create({ ['~kind']: 'Unknown' }, {}, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TUnknown. */
function IsUnknown(value) {
    return schema_IsKind(value, 'Unknown');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/cyclic.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Cyclic type. */
function Cyclic($defs, $ref, options) {
    // $defs require an $id per definition to enable Ajv to resolve correctly
    const defs = Keys($defs).reduce((result, key) => {
        return { ...result, [key]: Update($defs[key], {}, { $id: key }) };
    }, {});
    return Create({ ['~kind']: 'Cyclic' }, { $defs: defs, $ref }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TCyclic. */
function IsCyclic(value) {
    return schema_IsKind(value, 'Cyclic');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TCyclic. */
function CyclicOptions(type) {
    return Memory.Discard(type, ['~kind', '$defs', '$ref']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/unsafe.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file 


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Unsafe type. */
function Unsafe(schema) {
    return Memory.Update(schema, { ['~unsafe']: null }, {});
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TUnsafe. */
function IsUnsafe(value) {
    return IsObjectNotArray(value)
        && HasPropertyKey(value, '~unsafe')
        && IsNull(value['~unsafe']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/infer.mjs
// deno-fmt-ignore-file




/** Creates an Infer instruction. */
function Infer(...args) {
    const [name, extends_] = Arguments.Match(args, {
        2: (name, extends_) => [name, extends_, extends_],
        1: (name) => [name, Unknown(), Unknown()],
    });
    return Memory.Create({ ['~kind']: 'Infer' }, { type: 'infer', name, extends: extends_ }, {});
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TInfer. */
function IsInfer(value) {
    return schema_IsKind(value, 'Infer');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/dependent.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Dependent type */
function Dependent(if_, then_, else_, options = {}) {
    return Create({ '~kind': 'Dependent' }, { if: if_, then: then_, else: else_ }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TDependent. */
function IsDependent(value) {
    return schema_IsKind(value, 'Dependent');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a IsDependent. */
function DependentOptions(type) {
    return Discard(type, ['~kind', 'if', 'then', 'else']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/enum.mjs
// deno-fmt-ignore-file





/** Returns true if the given value is a EnumValue */
function IsEnumValue(value) {
    return Guard.IsString(value) || Guard.IsNumber(value);
}
/** Creates an Enum type. */
function Enum(value, options) {
    const values = IsTypeScriptEnumLike(value) ? TypeScriptEnumToEnumValues(value) : value;
    return Memory.Create({ '~kind': 'Enum' }, { enum: values }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TEnum. */
function enum_IsEnum(value) {
    return schema_IsKind(value, 'Enum');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/intersect.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Intersect type. */
function Intersect(types, options = {}) {
    return Create({ '~kind': 'Intersect' }, { allOf: types }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TIntersect. */
function IsIntersect(value) {
    return schema_IsKind(value, 'Intersect');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TIntersect. */
function IntersectOptions(type) {
    return Discard(type, ['~kind', 'allOf']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/_codec.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
class EncodeBuilder {
    constructor(type, decode) {
        this.type = type;
        this.decode = decode;
    }
    Encode(callback) {
        const type = this.type;
        const decode = IsCodec(type) ? (value) => this.decode(type['~codec'].decode(value)) : this.decode;
        const encode = IsCodec(type) ? (value) => type['~codec'].encode(callback(value)) : callback;
        const codec = { decode, encode };
        return Memory.Update(this.type, { '~codec': codec }, {});
    }
}
class DecodeBuilder {
    constructor(type) {
        this.type = type;
    }
    Decode(callback) {
        return new EncodeBuilder(this.type, callback);
    }
}
// ------------------------------------------------------------------
// Bidirectional
// ------------------------------------------------------------------
/** Creates a bi-directional Codec. Codec functions are called on Value.Decode and Value.Encode. */
function Codec(type) {
    return new DecodeBuilder(type);
}
// ------------------------------------------------------------------
// Unidirectional
// ------------------------------------------------------------------
/** Createsa  uni-directional Codec with Decode only. The Decode function is called on Value.Decode */
function _codec_Decode(type, callback) {
    return Codec(type).Decode(callback).Encode(() => {
        throw Error('Encode not implemented');
    });
}
/** Creates a uni-directional Codec with Encode only. The Encode function is called on Value.Encode */
function _codec_Encode(type, callback) {
    return Codec(type).Decode(() => {
        throw Error('Decode not implemented');
    }).Encode(callback);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
function IsCodec(value) {
    return schema_IsSchema(value) &&
        HasPropertyKey(value, '~codec') &&
        IsObject(value['~codec']) &&
        HasPropertyKey(value['~codec'], 'encode') &&
        HasPropertyKey(value['~codec'], 'decode');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/_immutable.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Applies an Immutable modifier to the given type. */
function Immutable(type) {
    return AddImmutable(type);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TImmutable */
function IsImmutable(value) {
    return schema_IsSchema(value) && HasPropertyKey(value, '~immutable');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_add_readonly.mjs
// deno-fmt-ignore-file


/** Creates a deferred AddReadonly action. */
function AddReadonlyDeferred(type, options = {}) {
    return Deferred('AddReadonly', [type], options);
}
/** Applies an AddReadonly action to a type. */
function _add_readonly_AddReadonly(type, options = {}) {
    return AddReadonlyAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/_readonly.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Applies an Readonly property modifier to the given type. */
function Readonly(type) {
    return AddReadonly(type);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TReadonly */
function IsReadonly(value) {
    return schema_IsSchema(value) && HasPropertyKey(value, '~readonly');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/_refine.mjs
// deno-fmt-ignore-file




/** Applies a Refine check to the given type. */
function RefineAdd(type, refinement) {
    const refinements = _refine_IsRefine(type) ? [...type['~refine'], refinement] : [refinement];
    return Memory.Update(type, { '~refine': refinements }, {});
}
/** Refines a type with an explicit check */
function Refine(...args) {
    const [type, check, error] = Arguments.Match(args, {
        3: (type, check, error) => [type, check, error],
        2: (type, check) => [type, check, () => 'Refine Error'],
    });
    return RefineAdd(type, { check, error });
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TRefinement. */
function IsRefinement(value) {
    return IsObjectNotArray(value)
        && HasPropertyKey(value, 'check')
        && HasPropertyKey(value, 'error')
        && IsFunction(value.check)
        && IsFunction(value.error);
}
/** Returns true if the given value is a TRefine. */
function _refine_IsRefine(value) {
    return schema_IsSchema(value)
        && HasPropertyKey(value, '~refine')
        && IsArray(value['~refine'])
        && Every(value['~refine'], 0, value => IsRefinement(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/bigint.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Pattern
// ------------------------------------------------------------------
const BigIntPattern = '-?(?:0|[1-9][0-9]*)n';
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a BigInt type. */
function bigint_BigInt(options) {
    return Create({ '~kind': 'BigInt' }, { type: 'bigint' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TBigInt. */
function bigint_IsBigInt(value) {
    return schema_IsKind(value, 'BigInt');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/boolean.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Boolean type. */
function boolean_Boolean(options) {
    return Memory.Create({ '~kind': 'Boolean' }, { type: 'boolean' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TBoolean. */
function boolean_IsBoolean(value) {
    return schema_IsKind(value, 'Boolean');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/identifier.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates an Identifier. */
function Identifier(name) {
    return Memory.Create({ '~kind': 'Identifier' }, { name });
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TIdentifier. */
function identifier_IsIdentifier(value) {
    return IsKind(value, 'Identifier');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/integer.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Pattern
// ------------------------------------------------------------------
const IntegerPattern = '-?(?:0|[1-9][0-9]*)';
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Integer type. */
function integer_Integer(options) {
    return Create({ '~kind': 'Integer' }, { type: 'integer' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TInteger. */
function integer_IsInteger(value) {
    return schema_IsKind(value, 'Integer');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/literal.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// InvalidLiteralValue
// ------------------------------------------------------------------
class InvalidLiteralValue extends Error {
    constructor(value) {
        super(`Invalid Literal value`);
        Object.defineProperty(this, 'cause', {
            value: { value },
            writable: false,
            configurable: false,
            enumerable: false
        });
    }
}
function LiteralTypeName(value) {
    return (IsBigInt(value) ? 'bigint' :
        IsBoolean(value) ? 'boolean' :
            IsNumber(value) ? 'number' :
                IsString(value) ? 'string' :
                    (() => { throw new InvalidLiteralValue(value); })());
}
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Literal type. */
function literal_Literal(value, options) {
    return Create({ '~kind': 'Literal' }, { type: LiteralTypeName(value), const: value }, options);
}
// ------------------------------------------------------------------
// Guards
// ------------------------------------------------------------------
/** Returns true if the given value is a TLiteralValue. */
function literal_IsLiteralValue(value) {
    return IsBigInt(value)
        || IsBoolean(value)
        || IsNumber(value)
        || IsString(value);
}
/** Returns true if the given value is TLiteral<bigint>. */
function IsLiteralBigInt(value) {
    return IsLiteral(value) && IsBigInt(value.const);
}
/** Returns true if the given value is TLiteral<boolean>. */
function IsLiteralBoolean(value) {
    return IsLiteral(value) && IsBoolean(value.const);
}
/** Returns true if the given value is TLiteral<number>. */
function IsLiteralNumber(value) {
    return IsLiteral(value) && IsNumber(value.const);
}
/** Returns true if the given value is TLiteral<string>. */
function IsLiteralString(value) {
    return IsLiteral(value) && IsString(value.const);
}
/** Returns true if the given value is TLiteral. */
function IsLiteral(value) {
    return schema_IsKind(value, 'Literal');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/null.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Null type. */
function Null(options) {
    return Create({ '~kind': 'Null' }, { type: 'null' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TNull. */
function null_IsNull(value) {
    return schema_IsKind(value, 'Null');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/number.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Pattern
// ------------------------------------------------------------------
const NumberPattern = '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?';
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Number type. */
function number_Number(options) {
    return Create({ '~kind': 'Number' }, { type: 'number' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is a TNumber. */
function number_IsNumber(value) {
    return schema_IsKind(value, 'Number');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/symbol.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Symbol type. */
function symbol_Symbol(options) {
    return Create({ '~kind': 'Symbol' }, { type: 'symbol' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TSymbol. */
function symbol_IsSymbol(value) {
    return schema_IsKind(value, 'Symbol');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/parameter.mjs
// deno-fmt-ignore-file




/** Creates a Parameter type. */
function Parameter(...args) {
    const [name, extends_, equals] = Arguments.Match(args, {
        3: (name, extends_, equals) => [name, extends_, equals],
        2: (name, extends_) => [name, extends_, extends_],
        1: (name) => [name, Unknown(), Unknown()],
    });
    return Memory.Create({ '~kind': 'Parameter' }, { name, extends: extends_, equals }, {});
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TParameter. */
function IsParameter(value) {
    return IsKind(value, 'Parameter');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/string.mjs
// deno-lint-ignore-file
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// StringPattern
// ------------------------------------------------------------------
const StringPattern = '.*';
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a String type. */
function string_String(options) {
    return Create({ '~kind': 'String' }, { type: 'string' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TString. */
function string_IsString(value) {
    return schema_IsKind(value, 'String');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/union.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Union type. */
function union_Union(anyOf, options = {}) {
    return Create({ '~kind': 'Union' }, { anyOf }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TUnion. */
function IsUnion(value) {
    return schema_IsKind(value, 'Union');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TUnion. */
function UnionOptions(type) {
    return Discard(type, ['~kind', 'anyOf']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/patterns/pattern.mjs
// deno-fmt-ignore-file


/** Parses a Pattern into a sequence of TemplateLiteral types. A result of [] indicates failure to parse. */
function pattern_ParsePatternIntoTypes(pattern) {
    const parsed = Pattern(pattern);
    const result = guard_IsEqual(parsed.length, 2)
        ? parsed[0]
        : []; // Failed to Parse
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/is_finite.mjs
// deno-fmt-ignore-file



function FromLiteral(_value) {
    return true;
}
function FromTypesReduce(types) {
    return ShiftLeft(types, (left, right) => FromType(left)
        ? FromTypesReduce(right)
        : false, () => true);
}
function FromTypes(types) {
    const result = guard_IsEqual(types.length, 0) ? false : FromTypesReduce(types);
    return result;
}
function FromType(type) {
    return (IsUnion(type) ? FromTypes(type.anyOf) :
        IsLiteral(type) ? FromLiteral(type.const) :
            false);
}
/** Returns true if the given TemplateLiteral types yields a finite variant set */
function IsTemplateLiteralFinite(types) {
    const result = FromTypes(types);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/create.mjs
// deno-fmt-ignore-file

function TemplateLiteralCreate(pattern) {
    return Create({ ['~kind']: 'TemplateLiteral' }, { type: 'string', pattern }, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/decode.mjs
// deno-fmt-ignore-file









function FromLiteralPush(variants, value, result = []) {
    return ShiftLeft(variants, (left, right) => FromLiteralPush(right, value, [...result, `${left}${value}`]), () => result);
}
function decode_FromLiteral(variants, value) {
    return (guard_IsEqual(variants.length, 0) ? [`${value}`] : FromLiteralPush(variants, value));
}
function FromUnion(variants, types, result = []) {
    return ShiftLeft(types, (left, right) => FromUnion(variants, right, [...result, ...decode_FromType(variants, left)]), () => result);
}
// ------------------------------------------------------------------
// deno-coverage-ignore-start - symmetric unreachable | internal
// 
// Parsed TemplateLiteral patterns only yield Literal or Union but
// we keep the fall-through to assert that no other types can reach 
// here without error.
//
// ------------------------------------------------------------------
function decode_FromType(variants, type) {
    const result = (IsUnion(type) ? FromUnion(variants, type.anyOf) :
        IsLiteral(type) ? decode_FromLiteral(variants, type.const) :
            unreachable_Unreachable() // []
    );
    return result;
}
function DecodeFromSpan(variants, types) {
    return ShiftLeft(types, (left, right) => DecodeFromSpan(decode_FromType(variants, left), right), () => variants);
}
function VariantsToLiterals(variants) {
    return variants.map(variant => literal_Literal(variant));
}
function DecodeTypesAsUnion(types) {
    const variants = DecodeFromSpan([], types);
    const literals = VariantsToLiterals(variants);
    const result = union_Union(literals);
    return result;
}
// ------------------------------------------------------------------
// deno-coverage-ignore-start - internal
// 
// Cannot invoke the 0-length condition as the TemplateLiteral 
// parsers always return at least 1 TLiteral or TUnion. We would 
// return a empty string TLiteral for this case, but will use 
// Unreachable to catch parse inputs that trigger 0-length.
//
// ------------------------------------------------------------------
function DecodeTypes(types) {
    return (guard_IsEqual(types.length, 0) ? unreachable_Unreachable() : // Literal('') :
        guard_IsEqual(types.length, 1) && IsLiteral(types[0]) ? types[0] :
            DecodeTypesAsUnion(types));
}
/**
 * (Internal) Decodes a TemplateLiteral pattern into a Type. This function is unsafe. Decoding a non-finite
 * TemplateLiteral pattern may produce another TemplateLiteral pattern. During enumeration, this
 * TemplateLiteral -> TemplateLiteral behavior can cause a StackOverflow. A better in-flight template-literal
 * decoding algorithm is needed. (for review)
 */
function TemplateLiteralDecodeUnsafe(pattern) {
    const types = pattern_ParsePatternIntoTypes(pattern);
    const result = guard_IsEqual(types.length, 0) // Failed to Parse | IsTemplateLiteralPattern
        ? string_String() // ... Pattern cannot be typed, so discard
        : IsTemplateLiteralFinite(types)
            ? DecodeTypes(types)
            : TemplateLiteralCreate(pattern);
    return result;
}
/** Decodes a TemplateLiteral pattern but returns TString if the pattern in non-finite. */
function TemplateLiteralDecode(pattern) {
    const decoded = TemplateLiteralDecodeUnsafe(pattern);
    const result = IsTemplateLiteral(decoded) ? string_String() : decoded;
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/record_create.mjs
// deno-fmt-ignore-file

function CreateRecord(key, value) {
    const type = 'object';
    const patternProperties = { [key]: value };
    return Create({ ['~kind']: 'Record' }, { type, patternProperties });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_any.mjs
// deno-fmt-ignore-file


function FromAnyKey(value) {
    return CreateRecord(StringKey, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_boolean.mjs
// deno-fmt-ignore-file

function FromBooleanKey(value) {
    return _Object_({ true: value, false: value });
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/tuple.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Tuple type. */
function Tuple(types, options = {}) {
    const [items, minItems, additionalItems] = [types, types.length, false];
    return Create({ ['~kind']: 'Tuple' }, { type: 'array', additionalItems, items, minItems }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TTuple. */
function IsTuple(value) {
    return schema_IsKind(value, 'Tuple');
}
// ------------------------------------------------------------------
// Options
// ------------------------------------------------------------------
/** Extracts options from a TTuple. */
function TupleOptions(type) {
    return Discard(type, ['~kind', 'type', 'items', 'minItems', 'additionalItems']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/tuple/to_object.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file

function TupleElementsToProperties(types) {
    const result = types.reduceRight((result, right, index) => {
        return { [index]: right, ...result };
    }, {});
    return result;
}
function TupleToObject(type) {
    const properties = TupleElementsToProperties(type.items);
    const result = _Object_(properties);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/optional/instantiate_remove.mjs
// deno-fmt-ignore-file


function RemoveOptionalOperation(type) {
    return Discard(type, ['~optional']);
}
function RemoveOptionalAction(type, options) {
    const result = Update(RemoveOptionalOperation(type), {}, options);
    return result;
}
function RemoveOptionalInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return RemoveOptionalAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly/instantiate_remove.mjs
// deno-fmt-ignore-file


function RemoveReadonlyOperation(type) {
    return Discard(type, ['~readonly']);
}
function instantiate_remove_RemoveReadonlyAction(type, options) {
    const result = Update(RemoveReadonlyOperation(type), {}, options);
    return result;
}
function RemoveReadonlyInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_remove_RemoveReadonlyAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/property.mjs
// deno-fmt-ignore-file







function EvaluatePropertyIntersect(left, right) {
    const isReadonly = IsReadonly(left) && IsReadonly(right);
    const isOptional = IsOptional(left) && IsOptional(right);
    const evaluated = EvaluateIntersect([left, right]);
    const property = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(evaluated, {}), {});
    return (isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) :
        isReadonly ? AddReadonlyAction(property, {}) :
            isOptional ? AddOptionalAction(property, {}) :
                property);
}
function EvaluatePropertyUnion(left, right) {
    const isReadonly = IsReadonly(left) || IsReadonly(right);
    const isOptional = IsOptional(left) || IsOptional(right);
    const leftProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(left, {}), {});
    const rightProperty = instantiate_remove_RemoveReadonlyAction(RemoveOptionalAction(right, {}), {});
    const property = EvaluateUnion([leftProperty, rightProperty]);
    return (isReadonly && isOptional ? AddReadonlyAction(AddOptionalAction(property, {}), {}) :
        isReadonly ? AddReadonlyAction(property, {}) :
            isOptional ? AddOptionalAction(property, {}) :
                property);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/composite.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file






function CompositePropertyKey(left, right, key) {
    return (key in left
        ? key in right ? EvaluatePropertyIntersect(left[key], right[key]) : left[key]
        : key in right ? right[key] : never_Never());
}
function CompositeProperties(left, right) {
    const keys = new Set([...Keys(left), ...Keys(right)]);
    const result = [...keys].reduce((result, key) => {
        return { ...result, [key]: CompositePropertyKey(left, right, key) };
    }, {});
    return result;
}
function GetProperties(type) {
    const result = (object_IsObject(type) ? type.properties :
        IsTuple(type) ? TupleElementsToProperties(type.items) :
            {});
    return result;
}
function Composite(left, right) {
    const leftProperties = GetProperties(left);
    const rightProperties = GetProperties(right);
    const properties = CompositeProperties(leftProperties, rightProperties);
    const result = _Object_(properties);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/narrow.mjs
// deno-fmt-ignore-file








function NarrowCompareRule(left, right) {
    const result = Compare(left, right);
    return (guard_IsEqual(result, CompareResultLeftInside) ? left :
        guard_IsEqual(result, CompareResultRightInside) ? right :
            guard_IsEqual(result, CompareResultEqual) ? right :
                never_Never());
}
function CanComposite(type) {
    return (object_IsObject(type) || IsTuple(type));
}
function NarrowCompositeRule(left, right) {
    const canCompositeLeft = CanComposite(left);
    const canCompositeRight = CanComposite(right);
    return (canCompositeLeft && canCompositeRight ? Composite(left, right) :
        canCompositeLeft && !canCompositeRight ? left :
            !canCompositeLeft && canCompositeRight ? right :
                NarrowCompareRule(left, right));
}
function Narrow(left, right) {
    return (IsNever(left) ? left :
        IsAny(left) ? left :
            IsUnknown(left) ? right :
                IsNever(right) ? right :
                    IsAny(right) ? right :
                        IsUnknown(right) ? left :
                            NarrowCompositeRule(left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/distribute.mjs
// deno-fmt-ignore-file
// deno-fmt-ignore-file





function ShouldEvaluate(left, right) {
    const result = IsUnion(left) || IsUnion(right);
    return result;
}
function DistributeOperation(left, right) {
    const evaluatedLeft = EvaluateType(left);
    const evaluatedRight = EvaluateType(right);
    const shouldEvaluate = ShouldEvaluate(evaluatedLeft, evaluatedRight);
    const result = shouldEvaluate
        ? EvaluateIntersect([evaluatedLeft, evaluatedRight])
        : Narrow(evaluatedLeft, evaluatedRight);
    return result;
}
function DistributeType(type, types, result = []) {
    return ShiftLeft(types, (left, right) => DistributeType(type, right, [...result, DistributeOperation(left, type)]), () => guard_IsEqual(result.length, 0)
        ? [type]
        : result);
}
function DistributeUnion(types, distribution, result = []) {
    return ShiftLeft(types, (left, right) => DistributeUnion(right, distribution, [...result, ...Distribute([left], distribution)]), () => result);
}
function Distribute(types, result = []) {
    return ShiftLeft(types, (left, right) => IsUnion(left)
        ? Distribute(right, DistributeUnion(left.anyOf, result))
        : Distribute(right, DistributeType(left, result)), () => result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/exclude/operation.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file





function ExcludeType(left, right) {
    const check = extends_Extends({}, left, right);
    const result = IsExtendsTrueLike(check) ? [] : [left];
    return result;
}
function ExcludeUnion(left, right, result = []) {
    return ShiftLeft(left, (head, tail) => ExcludeUnion(tail, right, [...result, ...ExcludeType(head, right)]), () => result);
}
function ExcludeOperation(left, right) {
    const evaluated = EvaluateType(left);
    const canonical = IsUnion(evaluated) ? evaluated.anyOf : [evaluated];
    const remaining = ExcludeUnion(canonical, right);
    const result = EvaluateUnion(remaining);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/evaluate.mjs
// deno-fmt-ignore-file








// ------------------------------------------------------------------
// Infrastructure
// ------------------------------------------------------------------




function EvaluateDependent(if_, then_, else_) {
    const intersected = EvaluateIntersect([if_, then_]);
    const excluded = ExcludeOperation(else_, if_);
    const result = EvaluateUnion([intersected, excluded]);
    return result;
}
function EvaluateEnum(values, result = []) {
    return ShiftLeft(values, (left, right) => EvaluateEnum(right, [...result, literal_Literal(left)]), () => EvaluateUnion(result));
}
function EvaluateIntersect(types) {
    const distribution = Distribute(types);
    const broadend = Broaden(distribution);
    const result = EvaluateUnion(broadend);
    return result;
}
function EvaluateTemplateLiteral(pattern) {
    const evaluated = TemplateLiteralDecode(pattern);
    const result = EvaluateType(evaluated);
    return result;
}
function EvaluateUnion(types) {
    const broadend = Broaden(types);
    const result = EvaluateUnionFast(broadend);
    return result;
}
function EvaluateType(type) {
    const result = (IsDependent(type) ? EvaluateDependent(type.if, type.then, type.else) :
        enum_IsEnum(type) ? EvaluateEnum(type.enum) :
            IsIntersect(type) ? EvaluateIntersect(type.allOf) :
                IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) :
                    IsUnion(type) ? EvaluateUnion(type.anyOf) :
                        type);
    return result;
}
function EvaluateUnionFast(types) {
    const result = (guard_IsEqual(types.length, 1) ? types[0] :
        guard_IsEqual(types.length, 0) ? never_Never() :
            union_Union(types));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_enum.mjs
// deno-fmt-ignore-file


function FromEnumKey(values, value) {
    const unionKey = EvaluateEnum(values);
    const result = FromKey(unionKey, value);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_integer.mjs
// deno-fmt-ignore-file


function FromIntegerKey(_key, value) {
    const result = CreateRecord(IntegerKey, value);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_intersect.mjs
// deno-fmt-ignore-file


function FromIntersectKey(types, value) {
    const evaluatedKey = EvaluateIntersect(types);
    const result = FromKey(evaluatedKey, value);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_literal.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function FromLiteralKey(key, value) {
    return (IsString(key) || IsNumber(key) ? _Object_({ [key]: value }) :
        guard_IsEqual(key, false) ? _Object_({ false: value }) :
            guard_IsEqual(key, true) ? _Object_({ true: value }) :
                _Object_({}));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_number.mjs
// deno-fmt-ignore-file


function FromNumberKey(_key, value) {
    const result = CreateRecord(NumberKey, value);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_string.mjs
// deno-fmt-ignore-file



function FromStringKey(key, value) {
    // special case: override for string with raw pattern. We do not observe inference for the
    // raw string patterns, but as a pattern (assuming non-never) is in the set of string, we
    // allow overriding. Callers will need to narrow to the pattern manually. TB legacy.
    return (HasPropertyKey(key, 'pattern') && (IsString(key.pattern) || key.pattern instanceof RegExp)
        ? CreateRecord(key.pattern.toString(), value)
        : CreateRecord(StringKey, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_template_literal.mjs
// deno-fmt-ignore-file





function FromTemplateKey(pattern, value) {
    const types = pattern_ParsePatternIntoTypes(pattern);
    const finite = IsTemplateLiteralFinite(types);
    const result = finite ? FromKey(EvaluateTemplateLiteral(pattern), value) : CreateRecord(pattern, value);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/flatten.mjs
// deno-fmt-ignore-file


function FlattenType(type) {
    const result = IsUnion(type) ? Flatten(type.anyOf) : [type];
    return result;
}
function Flatten(types, result = []) {
    return ShiftLeft(types, (left, right) => Flatten(right, [...result, ...FlattenType(left)]), () => result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key_union.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file










function StringOrNumberCheck(types) {
    return types.some(type => string_IsString(type) || number_IsNumber(type) || integer_IsInteger(type));
}
function TryBuildRecord(types, value) {
    return (guard_IsEqual(StringOrNumberCheck(types), true)
        ? CreateRecord(StringKey, value)
        : undefined);
}
function CreateProperties(types, value) {
    return types.reduce((result, left) => {
        return IsLiteral(left) && (IsString(left.const) || IsNumber(left.const))
            ? { ...result, [left.const]: value }
            : result;
    }, {});
}
function CreateObject(types, value) {
    const properties = CreateProperties(types, value);
    const result = _Object_(properties);
    return result;
}
function FromUnionKey(types, value) {
    const flattened = Flatten(types);
    const record = TryBuildRecord(flattened, value);
    return (schema_IsSchema(record) // maybe IsRecord?
        ? record
        : CreateObject(flattened, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/from_key.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file











// ------------------------------------------------------------------
// Keys and Deferred
// ------------------------------------------------------------------










function FromKey(key, value) {
    const result = (IsAny(key) ? FromAnyKey(value) :
        boolean_IsBoolean(key) ? FromBooleanKey(value) :
            enum_IsEnum(key) ? FromEnumKey(key.enum, value) :
                integer_IsInteger(key) ? FromIntegerKey(key, value) :
                    IsIntersect(key) ? FromIntersectKey(key.allOf, value) :
                        IsLiteral(key) ? FromLiteralKey(key.const, value) :
                            number_IsNumber(key) ? FromNumberKey(key, value) :
                                IsUnion(key) ? FromUnionKey(key.anyOf, value) :
                                    string_IsString(key) ? FromStringKey(key, value) :
                                        IsTemplateLiteral(key) ? FromTemplateKey(key.pattern, value) :
                                            _Object_({}));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/instantiate.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




function RecordAction(key, value, options) {
    const result = CanInstantiate([key])
        ? Update(FromKey(key, value), {}, options)
        : RecordDeferred(key, value, options);
    return result;
}
function RecordInstantiate(context, state, key, value, options) {
    const instantiatedKey = instantiate_InstantiateType(context, state, key);
    const instantiatedValue = instantiate_InstantiateType(context, state, value);
    return RecordAction(instantiatedKey, instantiatedValue, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/record.mjs
// deno-fmt-ignore-file










const IntegerKey = `^${IntegerPattern}$`;
const NumberKey = `^${NumberPattern}$`;
const StringKey = `^${StringPattern}$`;
/** Represents a deferred Record action. */
function RecordDeferred(key, value, options = {}) {
    return deferred_Deferred('Record', [key, value], options);
}
// -------------------------------------------------------------------
// Factory
// -------------------------------------------------------------------
/** Creates a Record type. */
function Record(key, value, options = {}) {
    return RecordAction(key, value, options);
}
// -------------------------------------------------------------------
// RecordFromPattern
// -------------------------------------------------------------------
/** Creates a Record type from regular expression pattern. */
function RecordFromPattern(pattern, value) {
    return CreateRecord(pattern, value);
}
/** Transforms a Record Pattern to a Type */
function RecordPatternToType(pattern) {
    const result = (guard_IsEqual(pattern, StringKey) ? string_String() :
        guard_IsEqual(pattern, IntegerKey) ? integer_Integer() :
            guard_IsEqual(pattern, NumberKey) ? number_Number() :
                TemplateLiteralDecodeUnsafe(pattern));
    return result;
}
/** Extracts the Pattern from a Record type */
function RecordPattern(type) {
    return Keys(type.patternProperties)[0];
}
/** Extracts the Key from a Record type */
function RecordKey(type) {
    const pattern = RecordPattern(type);
    const result = RecordPatternToType(pattern);
    return result;
}
/** Extracts the Value from a Record type */
function RecordValue(type) {
    return type.patternProperties[RecordPattern(type)];
}
// -------------------------------------------------------------------
// Guard
// -------------------------------------------------------------------
function IsRecord(value) {
    return schema_IsKind(value, 'Record');
}
// -------------------------------------------------------------------
// Options
// -------------------------------------------------------------------
function RecordOptions(type) {
    return Memory.Discard(type, ['~kind', 'type', 'patternProperties']);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/rest.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Type
// ------------------------------------------------------------------
/** Creates a Rest instruction type. */
function Rest(type) {
    return Create({ '~kind': 'Rest' }, { type: 'rest', items: type }, {});
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TRest. */
function IsRest(value) {
    return schema_IsKind(value, 'Rest');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/this.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a This type. */
function This(options) {
    return Memory.Create({ ['~kind']: 'This' }, { $ref: '#' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TThis. */
function IsThis(value) {
    return schema_IsKind(value, 'This');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/undefined.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Undefined type. */
function Undefined(options) {
    return Create({ '~kind': 'Undefined' }, { type: 'undefined' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TUndefined. */
function undefined_IsUndefined(value) {
    return schema_IsKind(value, 'Undefined');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/void.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Void type. */
function Void(options) {
    return Memory.Create({ '~kind': 'Void' }, { type: 'void' }, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TVoid. */
function IsVoid(value) {
    return schema_IsKind(value, 'Void');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/index.mjs
// ------------------------------------------------------------------
// Extensions
// ------------------------------------------------------------------





// ------------------------------------------------------------------
// Standard
// ------------------------------------------------------------------









































;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/mapping.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




function IntrinsicOrCall(ref, parameters) {
    // deno-coverage-ignore-start
    //
    // Have extensively tested but reports show no Omit coverage (review)
    return (Guard.IsEqual(ref, 'Array') ? T.Array(parameters[0]) :
        Guard.IsEqual(ref, 'Capitalize') ? S.CapitalizeDeferred(parameters[0]) :
            Guard.IsEqual(ref, 'ConstructorParameters') ? S.ConstructorParametersDeferred(parameters[0]) :
                Guard.IsEqual(ref, 'Evaluate') ? S.EvaluateDeferred(parameters[0]) :
                    Guard.IsEqual(ref, 'Exclude') ? S.ExcludeDeferred(parameters[0], parameters[1]) :
                        Guard.IsEqual(ref, 'Extract') ? S.ExtractDeferred(parameters[0], parameters[1]) :
                            Guard.IsEqual(ref, 'Index') ? S.IndexDeferred(parameters[0], parameters[1]) :
                                Guard.IsEqual(ref, 'InstanceType') ? S.InstanceTypeDeferred(parameters[0]) :
                                    Guard.IsEqual(ref, 'Lowercase') ? S.LowercaseDeferred(parameters[0]) :
                                        Guard.IsEqual(ref, 'NonNullable') ? S.NonNullableDeferred(parameters[0]) :
                                            Guard.IsEqual(ref, 'Omit') ? S.OmitDeferred(parameters[0], parameters[1]) :
                                                Guard.IsEqual(ref, 'Parameters') ? S.ParametersDeferred(parameters[0]) :
                                                    Guard.IsEqual(ref, 'Partial') ? S.PartialDeferred(parameters[0]) :
                                                        Guard.IsEqual(ref, 'Pick') ? S.PickDeferred(parameters[0], parameters[1]) :
                                                            Guard.IsEqual(ref, 'Readonly') ? S.ReadonlyObjectDeferred(parameters[0]) :
                                                                Guard.IsEqual(ref, 'KeyOf') ? S.KeyOfDeferred(parameters[0]) :
                                                                    Guard.IsEqual(ref, 'Record') ? T.RecordDeferred(parameters[0], parameters[1]) :
                                                                        Guard.IsEqual(ref, 'Required') ? S.RequiredDeferred(parameters[0]) :
                                                                            Guard.IsEqual(ref, 'ReturnType') ? S.ReturnTypeDeferred(parameters[0]) :
                                                                                Guard.IsEqual(ref, 'Uncapitalize') ? S.UncapitalizeDeferred(parameters[0]) :
                                                                                    Guard.IsEqual(ref, 'Uppercase') ? S.UppercaseDeferred(parameters[0]) :
                                                                                        T.CallConstruct(T.Ref(ref), parameters));
    // deno-coverage-ignore-stop
}
// ------------------------------------------------------------------
// Unreachable
// ------------------------------------------------------------------
// deno-coverage-ignore-start
function mapping_Unreachable() {
    throw Error('Unreachable');
}
function DelimitedDecode(input, result = []) {
    return Guard.ShiftLeft(input, (left, right) => DelimitedDecode(right, [...result, left[1]]), () => result);
}
function Delimited(input) {
    return Guard.IsEqual(input.length, 3)
        ? [input[0], ...DelimitedDecode(input[1])]
        : [];
}
function GenericParameterExtendsEqualsMapping(input) {
    return T.Parameter(input[0], input[2], input[4]);
}
function GenericParameterExtendsMapping(input) {
    return T.Parameter(input[0], input[2], input[2]);
}
function GenericParameterEqualsMapping(input) {
    return T.Parameter(input[0], T.Unknown(), input[2]);
}
function GenericParameterIdentifierMapping(input) {
    return T.Parameter(input, T.Unknown(), T.Unknown());
}
function GenericParameterMapping(input) {
    return input;
}
function GenericParameterListMapping(input) {
    return Delimited(input);
}
function GenericParametersMapping(input) {
    return input[1];
}
function GenericCallArgumentListMapping(input) {
    return Delimited(input);
}
function GenericCallArgumentsMapping(input) {
    return input[1];
}
function GenericCallMapping(input) {
    return IntrinsicOrCall(input[0], input[1]);
}
function OptionalSemiColonMapping(input) {
    return null;
}
function KeywordStringMapping(input) {
    return T.String();
}
function KeywordNumberMapping(input) {
    return T.Number();
}
function KeywordBooleanMapping(input) {
    return T.Boolean();
}
function KeywordUndefinedMapping(input) {
    return T.Undefined();
}
function KeywordNullMapping(input) {
    return T.Null();
}
function KeywordIntegerMapping(input) {
    return T.Integer();
}
function KeywordBigIntMapping(input) {
    return T.BigInt();
}
function KeywordUnknownMapping(input) {
    return T.Unknown();
}
function KeywordAnyMapping(input) {
    return T.Any();
}
function KeywordObjectMapping(input) {
    return T.Object({});
}
function KeywordNeverMapping(input) {
    return T.Never();
}
function KeywordSymbolMapping(input) {
    return T.Symbol();
}
function KeywordVoidMapping(input) {
    return T.Void();
}
function KeywordThisMapping(input) {
    return T.This();
}
function LiteralBigIntMapping(input) {
    return T.Literal(BigInt(input));
}
function LiteralBooleanMapping(input) {
    return T.Literal(Guard.IsEqual(input, 'true'));
}
function LiteralNumberMapping(input) {
    return T.Literal(parseFloat(input));
}
function LiteralStringMapping(input) {
    return T.Literal(input);
}
function TemplateInterpolateMapping(input) {
    return input[1];
}
function TemplateSpanMapping(input) {
    return T.Literal(input);
}
function TemplateBodyMapping(input) {
    return (Guard.IsEqual(input.length, 3)
        ? [input[0], input[1], ...input[2]]
        : [input[0]]);
}
function TemplateLiteralTypesMapping(input) {
    return input[1];
}
function TemplateLiteralMapping(input) {
    return T.TemplateLiteralDeferred(input);
}
function DependentMapping(input) {
    return (Guard.IsEqual(input.length, 6) ? T.Dependent(input[1], input[3], input[5]) :
        T.Dependent(input[1], input[3], T.Unknown()));
}
function KeyOfMapping(input) {
    return input.length > 0;
}
function IndexArrayMapping(input) {
    return input.reduce((result, current) => {
        return Guard.IsEqual(current.length, 3)
            ? [...result, [current[1]]]
            : [...result, []];
    }, []);
}
function ExtendsMapping(input) {
    return Guard.IsEqual(input.length, 6)
        ? [input[1], input[3], input[5]]
        : [];
}
function BaseMapping(input) {
    return Guard.IsArray(input) && Guard.IsEqual(input.length, 3)
        ? input[1]
        : input;
}
function WithMapping(input) {
    return Guard.IsEqual(input.length, 2) ? input[1] : [];
}
// deno-coverage-ignore-start
function FactorIndexArray(Type, indexArray) {
    return indexArray.reduce((result, left) => {
        const _left = left;
        return (Guard.IsEqual(_left.length, 1) ? S.IndexDeferred(result, _left[0]) :
            Guard.IsEqual(_left.length, 0) ? T.Array(result) :
                mapping_Unreachable());
    }, Type);
}
// deno-coverage-ignore-stop
function FactorExtends(type, extend) {
    return Guard.IsEqual(extend.length, 3)
        ? S.ConditionalDeferred(type, extend[0], extend[1], extend[2])
        : type;
}
function FactorWith(type, withClause) {
    return Guard.IsArray(withClause) && Guard.IsEqual(withClause.length, 0)
        ? type
        : S.WithDeferred(type, withClause);
}
function FactorMapping(input) {
    const [keyOf, type, indexArray, extend, withClause] = input;
    return FactorWith(keyOf
        ? FactorExtends(S.KeyOfDeferred(FactorIndexArray(type, indexArray)), extend)
        : FactorExtends(FactorIndexArray(type, indexArray), extend), withClause);
}
// deno-coverage-ignore-start
function ExprBinaryMapping(left, rest) {
    return (Guard.IsEqual(rest.length, 3) ? (() => {
        const [operator, right, next] = rest;
        const Schema = ExprBinaryMapping(right, next);
        if (Guard.IsEqual(operator, '&')) {
            return T.IsIntersect(Schema)
                ? T.Intersect([left, ...Schema.allOf])
                : T.Intersect([left, Schema]);
        }
        if (Guard.IsEqual(operator, '|')) {
            return T.IsUnion(Schema)
                ? T.Union([left, ...Schema.anyOf])
                : T.Union([left, Schema]);
        }
        mapping_Unreachable();
    })() : left);
}
function ExprTermTailMapping(input) {
    return input;
}
function ExprTermMapping(input) {
    const [left, rest] = input;
    return ExprBinaryMapping(left, rest);
}
function ExprTailMapping(input) {
    return input;
}
function ExprMapping(input) {
    const [left, rest] = input;
    return ExprBinaryMapping(left, rest);
}
function ExprReadonlyMapping(input) {
    return S.AddImmutableDeferred(input[1]);
}
function ExprPipeMapping(input) {
    return input[1];
}
function GenericTypeMapping(input) {
    return T.Generic(input[0], input[2]);
}
// deno-coverage-ignore-start
function InferTypeMapping(input) {
    return (Guard.IsEqual(input.length, 4) ? T.Infer(input[1], input[3]) :
        Guard.IsEqual(input.length, 2) ? T.Infer(input[1], T.Unknown()) :
            mapping_Unreachable());
}
function TypeMapping(input) {
    return input;
}
function PropertyKeyNumberMapping(input) {
    return `${input}`;
}
function PropertyKeyIdentMapping(input) {
    return input;
}
function PropertyKeyQuotedMapping(input) {
    return input;
}
// deno-coverage-ignore-start
function PropertyKeyIndexMapping(input) {
    return (T.IsInteger(input[3]) ? T.IntegerKey :
        T.IsNumber(input[3]) ? T.NumberKey :
            T.IsSymbol(input[3]) ? T.StringKey :
                T.IsString(input[3]) ? T.StringKey :
                    mapping_Unreachable());
}
function PropertyKeyMapping(input) {
    return input;
}
function ReadonlyMapping(input) {
    return input.length > 0;
}
function OptionalMapping(input) {
    return input.length > 0;
}
function PropertyMapping(input) {
    const [isReadonly, key, isOptional, _colon, type] = input;
    return {
        [key]: (isReadonly && isOptional ? S.AddReadonlyDeferred(S.AddOptionalDeferred(type)) :
            isReadonly && !isOptional ? S.AddReadonlyDeferred(type) :
                !isReadonly && isOptional ? S.AddOptionalDeferred(type) :
                    type)
    };
}
function PropertyDelimiterMapping(input) {
    return input;
}
function PropertyListMapping(input) {
    return Delimited(input);
}
function PropertiesReduce(propertyList) {
    return propertyList.reduce((result, left) => {
        const isPatternProperties = (Guard.HasPropertyKey(left, T.IntegerKey) || Guard.HasPropertyKey(left, T.NumberKey) || Guard.HasPropertyKey(left, T.StringKey));
        // @ts-ignore 5.0.4 - unable to observe ...left on right arm
        return (isPatternProperties
            ? [result[0], Memory.Assign(result[1], left)]
            : [Memory.Assign(result[0], left), result[1]]);
    }, [{}, {}]);
}
function PropertiesMapping(input) {
    return PropertiesReduce(input[1]);
}
function _Object_Mapping(input) {
    const [properties, patternProperties] = input;
    const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : { patternProperties };
    return T.Object(properties, options);
}
// deno-coverage-ignore-start
function ElementNamedMapping(input) {
    return (Guard.IsEqual(input.length, 5) ? S.AddReadonlyDeferred(S.AddOptionalDeferred(input[4])) :
        Guard.IsEqual(input.length, 3) ? input[2] :
            Guard.IsEqual(input.length, 4) ? (Guard.IsEqual(input[2], 'readonly') ? S.AddReadonlyDeferred(input[3]) : S.AddOptionalDeferred(input[3])) :
                mapping_Unreachable());
}
function ElementBaseMapping(input) {
    if (!Guard.IsArray(input) || !Guard.IsEqual(input.length, 3))
        return input;
    const [isReadonly, type, isOptional] = input;
    return (isReadonly && isOptional ? S.AddReadonlyDeferred(S.AddOptionalDeferred(type)) :
        isReadonly && !isOptional ? S.AddReadonlyDeferred(type) :
            !isReadonly && isOptional ? S.AddOptionalDeferred(type) :
                type);
}
// deno-coverage-ignore-start
function ElementMapping(input) {
    return (Guard.IsEqual(input.length, 2) ? T.Rest(input[1]) :
        Guard.IsEqual(input.length, 1) ? input[0] :
            mapping_Unreachable());
}
function ElementListMapping(input) {
    return Delimited(input);
}
function _Tuple_Mapping(input) {
    return T.Tuple(input[1]);
}
function ParameterReadonlyOptionalMapping(input) {
    return S.AddReadonlyDeferred(S.AddOptionalDeferred(input[4]));
}
function ParameterReadonlyMapping(input) {
    return S.AddReadonlyDeferred(input[3]);
}
function ParameterOptionalMapping(input) {
    return S.AddOptionalDeferred(input[3]);
}
function ParameterTypeMapping(input) {
    return input[2];
}
function ParameterBaseMapping(input) {
    return input;
}
// deno-coverage-ignore-start
function ParameterMapping(input) {
    return (Guard.IsEqual(input.length, 2) ? T.Rest(input[1]) :
        Guard.IsEqual(input.length, 1) ? input[0] :
            mapping_Unreachable());
}
function ParameterListMapping(input) {
    return Delimited(input);
}
function _Function_Mapping(input) {
    return T._Function_(input[1], input[4]);
}
function _Constructor_Mapping(input) {
    return T.Constructor(input[2], input[5]);
}
function ApplyReadonly(state, type) {
    return (Guard.IsEqual(state, 'remove') ? S.RemoveReadonlyDeferred(type) :
        Guard.IsEqual(state, 'add') ? S.AddReadonlyDeferred(type) :
            type);
}
function MappedReadonlyMapping(input) {
    return (Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], '-') ? 'remove' :
        Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], '+') ? 'add' :
            Guard.IsEqual(input.length, 1) ? 'add' :
                'none');
}
function ApplyOptional(state, type) {
    return (Guard.IsEqual(state, 'remove') ? S.RemoveOptionalDeferred(type) :
        Guard.IsEqual(state, 'add') ? S.AddOptionalDeferred(type) :
            type);
}
function MappedOptionalMapping(input) {
    return (Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], '-') ? 'remove' :
        Guard.IsEqual(input.length, 2) && Guard.IsEqual(input[0], '+') ? 'add' :
            Guard.IsEqual(input.length, 1) ? 'add' :
                'none');
}
function MappedAsMapping(input) {
    return Guard.IsEqual(input.length, 2) ? [input[1]] : [];
}
function _Mapped_Mapping(input) {
    return (Guard.IsArray(input[6]) && Guard.IsEqual(input[6].length, 1)
        ? S.MappedDeferred(T.Identifier(input[3]), input[5], input[6][0], ApplyReadonly(input[1], ApplyOptional(input[8], input[10])))
        : S.MappedDeferred(T.Identifier(input[3]), input[5], T.Ref(input[3]), ApplyReadonly(input[1], ApplyOptional(input[8], input[10]))));
}
function ReferenceMapping(input) {
    return T.Ref(input);
}
function WithBigIntMapping(input) {
    return BigInt(input);
}
function WithNumberMapping(input) {
    return parseFloat(input);
}
function WithBooleanMapping(input) {
    return Guard.IsEqual(input, 'true');
}
function WithStringMapping(input) {
    return input;
}
function WithNullMapping(input) {
    return null;
}
function WithUndefinedMapping(input) {
    return undefined;
}
function WithPropertyMapping(input) {
    return { [input[0]]: input[2] };
}
function WithPropertyListMapping(input) {
    return Delimited(input);
}
function WithObjectMappingReduce(propertyList) {
    return propertyList.reduce((result, left) => {
        return Memory.Assign(result, left);
    }, {});
}
function WithObjectMapping(input) {
    return WithObjectMappingReduce(input[1]);
}
function WithElementListMapping(input) {
    return Delimited(input);
}
function WithArrayMapping(input) {
    return input[1];
}
function WithValueMapping(input) {
    return input;
}
function PatternBigIntMapping(input) {
    return bigint_BigInt();
}
function PatternStringMapping(input) {
    return string_String();
}
function PatternNumberMapping(input) {
    return number_Number();
}
function PatternIntegerMapping(input) {
    return integer_Integer();
}
function PatternNeverMapping(input) {
    return never_Never();
}
function PatternTextMapping(input) {
    return literal_Literal(input);
}
function PatternBaseMapping(input) {
    return input;
}
function PatternGroupMapping(input) {
    return union_Union(input[1]);
}
function PatternUnionMapping(input) {
    return (input.length === 3 ? [...input[0], ...input[2]] :
        input.length === 1 ? [...input[0]] :
            []);
}
function PatternTermMapping(input) {
    return [input[0], ...input[1]];
}
function PatternBodyMapping(input) {
    return input;
}
function PatternMapping(input) {
    return input[1];
}
function InterfaceDeclarationHeritageListMapping(input) {
    return Delimited(input);
}
function InterfaceDeclarationHeritageMapping(input) {
    return Guard.IsEqual(input.length, 2) ? input[1] : [];
}
function InterfaceDeclarationGenericMapping(input) {
    const parameters = input[2];
    const heritage = input[3];
    const [properties, patternProperties] = input[4];
    const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : { patternProperties };
    return { [input[1]]: T.Generic(parameters, S.InterfaceDeferred(heritage, properties, options)) };
}
function InterfaceDeclarationMapping(input) {
    const heritage = input[2];
    const [properties, patternProperties] = input[3];
    const options = Guard.IsEqual(Guard.Keys(patternProperties).length, 0) ? {} : { patternProperties };
    return { [input[1]]: S.InterfaceDeferred(heritage, properties, options) };
}
function TypeAliasDeclarationGenericMapping(input) {
    return { [input[1]]: T.Generic(input[2], input[4]) };
}
function TypeAliasDeclarationMapping(input) {
    return { [input[1]]: input[3] };
}
function ExportKeywordMapping(input) {
    return null; // ignored-dont-care
}
function ModuleDeclarationDelimiterMapping(input) {
    return input;
}
function ModuleDeclarationListMapping(input) {
    return Delimited(input);
}
function ModuleDeclarationMapping(input) {
    return input[1];
}
function ModuleMapping(input) {
    const [moduleDeclaration, moduleDeclarationList] = [input[0], input[1]];
    return S.ModuleDeferred(Memory.Assign(moduleDeclaration, PropertiesReduce(moduleDeclarationList)[0]));
}
function ScriptMapping(input) {
    return input;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/internal/char.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file
// ------------------------------------------------------------------
// Range
// ------------------------------------------------------------------
function Range(start, end) {
    return Array.from({ length: end - start + 1 }, (_, i) => String.fromCharCode(start + i));
}
const Alpha = [
    ...Range(97, 122), // Lowercase
    ...Range(65, 90) // Uppercase
];
const char_Zero = '0';
const char_NonZero = Range(49, 57); // 1 - 9
const Digit = [char_Zero, ...char_NonZero];
// ------------------------------------------------------------------
// Characters
// ------------------------------------------------------------------
const WhiteSpace = ' ';
const char_NewLine = '\n';
const TabSpace = '\t';
const char_UnderScore = '_';
const char_Dot = '.';
const DollarSign = '$';
const char_Hyphen = '-';
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/internal/trim.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file


const LineComment = '//';
const OpenComment = '/*';
const CloseComment = '*/';
function DiscardMultilineComment(input) {
    const index = input.indexOf(CloseComment);
    const result = guard_IsEqual(index, -1) ? '' : input.slice(index + 2);
    return result;
}
function DiscardLineComment(input) {
    const index = input.indexOf(char_NewLine);
    const result = guard_IsEqual(index, -1) ? '' : input.slice(index);
    return result;
}
// ...
function TrimStartUntilNewline(input) {
    return input.replace(/^[ \t\r\f\v]+/, '');
}
function TrimWhitespace(input) {
    const trimmed = TrimStartUntilNewline(input);
    return (trimmed.startsWith(OpenComment) ? TrimWhitespace(DiscardMultilineComment(trimmed.slice(2))) :
        trimmed.startsWith(LineComment) ? TrimWhitespace(DiscardLineComment(trimmed.slice(2))) :
            trimmed);
}
function trim_Trim(input) {
    const trimmed = input.trimStart();
    return (trimmed.startsWith(OpenComment) ? trim_Trim(DiscardMultilineComment(trimmed.slice(2))) :
        trimmed.startsWith(LineComment) ? trim_Trim(DiscardLineComment(trimmed.slice(2))) :
            trimmed);
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/unsigned_integer.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file








function TakeNonZero(input) {
    return Take(NonZero, input);
}
const AllowedDigits = [...Digit, char_UnderScore];
function TakeDigits(input) {
    return Many(AllowedDigits, [UnderScore], input);
}
function TakeUnsignedInteger(input) {
    return Match(Take([Zero], input), (Zero, ZeroRest) => [Zero, ZeroRest], () => Match(TakeNonZero(input), (NonZero, NonZeroRest) => Match(TakeDigits(NonZeroRest), (Digits, DigitsRest) => [`${NonZero}${Digits}`, DigitsRest], () => []), // fail: did not match Digits
    () => [])); // fail: did not match NonZero
}
/** Matches if next is a UnsignedInteger */
function unsigned_integer_UnsignedInteger(input) {
    return TakeUnsignedInteger(Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/integer.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file





function TakeSign(input) {
    return Optional(Hyphen, input);
}
function TakeSignedInteger(input) {
    return Match(TakeSign(input), (Sign, SignRest) => Match(UnsignedInteger(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [`${Sign}${UnsignedInteger}`, UnsignedIntegerRest], () => []), // fail: did not match unsigned integer
    () => []); // fail: did not match Sign
}
/** Matches if next is a signed or unsigned Integer */
function token_integer_Integer(input) {
    return TakeSignedInteger(Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/bigint.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file



function TakeBigInt(input) {
    return Match(Integer(input), (Integer, IntegerRest) => Match(Take(['n'], IntegerRest), (_N, NRest) => [`${Integer}`, NRest], () => []), // fail: did not match 'n'
    () => []); // fail: did not match Integer
}
/** Matches if next is a Integer literal with trailing 'n'. Trailing 'n' is omitted in result. */
function token_bigint_BigInt(input) {
    return TakeBigInt(input);
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/internal/match.mjs
// deno-coverage-ignore-start - parsebox tested

/** Checks the value is a Tuple-2 [string, string] result */
function match_IsMatch(value) {
    return guard_IsEqual(value.length, 2);
}
/** Matches on a result and dispatches either left or right arm */
function match_Match(input, ok, fail) {
    return match_IsMatch(input) ? ok(input[0], input[1]) : fail();
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/internal/take.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file


function TakeVariant(variant, input) {
    return (guard_IsEqual(input.indexOf(variant), 0)
        ? [variant, input.slice(variant.length)]
        : []);
}
/** Takes one of the given variants or fail */
function take_Take(variants, input) {
    // ----------------------------------------------------------------
    // Symmetric
    // ----------------------------------------------------------------
    // return Guard.ShiftLeft(variants, (valueLeft, valueRight) => 
    //   Match(TakeVariant(valueLeft, input), (take, rest) => 
    //     [take, rest],
    //     () => Take(valueRight, input)),
    //   () => []) as never
    // ----------------------------------------------------------------
    // Inline
    // ----------------------------------------------------------------
    for (let i = 0; i < variants.length; i++) {
        const result = TakeVariant(variants[i], input);
        if (match_IsMatch(result))
            return result;
    }
    return [];
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/const.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file






function TakeConst(const_, input) {
    return take_Take([const_], input);
}
/** Matches if next is the given Const value */
function Const(const_, input) {
    return (guard_IsEqual(const_, '') ? ['', input] : (const_.startsWith(char_NewLine) ? TakeConst(const_, TrimWhitespace(input)) :
        const_.startsWith(WhiteSpace) ? TakeConst(const_, input) :
            TakeConst(const_, trim_Trim(input))));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/ident.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file







const Initial = [...Alpha, char_UnderScore, DollarSign];
function TakeInitial(input) {
    return Take(Initial, input);
}
const Remaining = [...Initial, ...Digit];
function TakeRemaining(input, result = '') {
    return Match(Take(Remaining, input), (Remaining, RemainingRest) => TakeRemaining(RemainingRest, `${result}${Remaining}`), () => [result, input]);
}
function TakeIdent(input) {
    return Match(TakeInitial(input), (Initial, InitialRest) => Match(TakeRemaining(InitialRest), (Remaining, RemainingRest) => [`${Initial}${Remaining}`, RemainingRest], () => []), // fail: did not match Remaining
    () => []); // fail: did not match Initial
}
/** Matches if next is an Ident */
function Ident(input) {
    return TakeIdent(Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/unsigned_number.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file








const unsigned_number_AllowedDigits = [...Digit, char_UnderScore];
function IsLeadingDot(input) {
    return IsMatch(Take([Dot], input));
}
function TakeFractional(input) {
    return Match(Many(unsigned_number_AllowedDigits, [UnderScore], input), (Digits, DigitsRest) => IsEqual(Digits, '')
        ? [] // fail: no Digits
        : [Digits, DigitsRest], () => []); // fail: did not match Digits
}
function LeadingDot(input) {
    return Match(Take([Dot], input), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [`0${Dot}${Fractional}`, FractionalRest], () => []), // fail: did not match Fractional
    () => []); // fail: did not match Dot
}
function LeadingInteger(input) {
    return Match(UnsignedInteger(input), (Integer, IntegerRest) => Match(Take([Dot], IntegerRest), (Dot, DotRest) => Match(TakeFractional(DotRest), (Fractional, FractionalRest) => [`${Integer}${Dot}${Fractional}`, FractionalRest], () => [`${Integer}`, DotRest]), // fail: did not match Fractional, use Integer
    () => [`${Integer}`, IntegerRest]), // fail: did not match Dot, use Integer
    () => []); // fail: did not match Integer
}
function TakeUnsignedNumber(input) {
    return (IsLeadingDot(input)
        ? LeadingDot(input)
        : LeadingInteger(input));
}
/** Matches if next is a UnsignedNumber */
function unsigned_number_UnsignedNumber(input) {
    return TakeUnsignedNumber(Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/number.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file





function number_TakeSign(input) {
    return Optional(Hyphen, input);
}
function TakeSignedNumber(input) {
    return Match(number_TakeSign(input), (Sign, SignRest) => Match(UnsignedNumber(SignRest), (UnsignedInteger, UnsignedIntegerRest) => [`${Sign}${UnsignedInteger}`, UnsignedIntegerRest], () => []), // fail: did not match unsigned integer
    () => []); // fail: did not match Sign
}
/** Matches if next is a signed or unsigned Number */
function token_number_Number(input) {
    return TakeSignedNumber(Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/span.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file





function MultiLine(start, end, input) {
    return Match(Take([start], input), (_, Rest) => Match(Until([end], Rest), (Until, UntilRest) => Match(Take([end], UntilRest), (_, Rest) => [`${Until}`, Rest], () => []), // fail: did not match End
    () => []), // fail: did not match Until
    () => []); // fail: did not match Start
}
function SingleLine(start, end, input) {
    return Match(Take([start], input), (_, Rest) => Match(Until([NewLine, end], Rest), (Until, UntilRest) => Match(Take([end], UntilRest), (_, EndRest) => [`${Until}`, EndRest], () => []), // fail: did not match End
    () => []), // fail: did not match Until
    () => []); // fail: not match Start
}
/** Matches from Start and End capturing everything in-between. Start and End are consumed. */
function span_Span(start, end, multiLine, input) {
    return (multiLine
        ? MultiLine(start, end, Trim(input))
        : SingleLine(start, end, Trim(input)));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/string.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file




function string_TakeInitial(quotes, input) {
    return Take(quotes, input);
}
function TakeSpan(quote, input) {
    return Span(quote, quote, false, input);
}
function TakeString(quotes, input) {
    return Match(string_TakeInitial(quotes, input), (Initial, InitialRest) => TakeSpan(Initial, `${Initial}${InitialRest}`), () => []); // fail: did not match Initial
}
/** Matches a literal String with the given quotes */
function token_string_String(quotes, input) {
    return TakeString(quotes, Trim(input));
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/until.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file


function TakeOne(input) {
    const result = guard_IsEqual(input, '') ? [] : [input.slice(0, 1), input.slice(1)];
    return result;
}
function IsInputMatchSentinal(end, input) {
    return ShiftLeft(end, (left, right) => input.startsWith(left)
        ? true
        : IsInputMatchSentinal(right, input), () => false);
}
/** Match Input until but not including End. No match if End not found. */
function until_Until(end, input, result = '') {
    return match_Match(TakeOne(input), (One, Rest) => IsInputMatchSentinal(end, input)
        ? [result, input] // ok: at sentinal 
        : until_Until(end, Rest, `${result}${One}`) // fail: advance + 1
    , () => []);
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/until_1.mjs
// deno-coverage-ignore-start - parsebox tested
// deno-fmt-ignore-file



/** Match Input until but not including End. No match if End not found or match is zero-length. */
function Until_1(end, input) {
    return match_Match(until_Until(end, input), (Until, UntilRest) => guard_IsEqual(Until, '')
        ? [] // fail: match has no characters
        : [Until, UntilRest], () => []); // fail: did not match Until
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/token/index.mjs













;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/parser.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file
// ------------------------------------------------------------------
//
// This module was auto-generated by TypeBox's parser compiler
// infrastructure (ParseBox). The source grammar is located at:
//
// Source: ./design/syntax/syntax.ts
//
// ------------------------------------------------------------------


const parser_If = (result, left, right = () => []) => result.length === 2 ? left(result) : right();
const GenericParameterExtendsEquals = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('extends', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => parser_If(Token.Const('=', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.GenericParameterExtendsEqualsMapping(_0), input]);
const GenericParameterExtends = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('extends', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.GenericParameterExtendsMapping(_0), input]);
const GenericParameterEquals = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('=', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.GenericParameterEqualsMapping(_0), input]);
const GenericParameterIdentifier = (input) => parser_If(Token.Ident(input), ([_0, input]) => [S.GenericParameterIdentifierMapping(_0), input]);
const GenericParameter = (input) => parser_If(parser_If(GenericParameterExtendsEquals(input), ([_0, input]) => [_0, input], () => parser_If(GenericParameterExtends(input), ([_0, input]) => [_0, input], () => parser_If(GenericParameterEquals(input), ([_0, input]) => [_0, input], () => parser_If(GenericParameterIdentifier(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.GenericParameterMapping(_0), input]);
const GenericParameterList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(GenericParameter(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => GenericParameterList_0(input, [...result, _0]), () => [result, input]);
const GenericParameterList = (input) => parser_If(parser_If(parser_If(GenericParameter(input), ([_0, input]) => parser_If(GenericParameterList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.GenericParameterListMapping(_0), input]);
const GenericParameters = (input) => parser_If(parser_If(Token.Const('<', input), ([_0, input]) => parser_If(GenericParameterList(input), ([_1, input]) => parser_If(Token.Const('>', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.GenericParametersMapping(_0), input]);
const GenericCallArgumentList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => GenericCallArgumentList_0(input, [...result, _0]), () => [result, input]);
const GenericCallArgumentList = (input) => parser_If(parser_If(parser_If(parser_Type(input), ([_0, input]) => parser_If(GenericCallArgumentList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.GenericCallArgumentListMapping(_0), input]);
const GenericCallArguments = (input) => parser_If(parser_If(Token.Const('<', input), ([_0, input]) => parser_If(GenericCallArgumentList(input), ([_1, input]) => parser_If(Token.Const('>', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.GenericCallArgumentsMapping(_0), input]);
const GenericCall = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(GenericCallArguments(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.GenericCallMapping(_0), input]);
const OptionalSemiColon = (input) => parser_If(parser_If(parser_If(Token.Const(';', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.OptionalSemiColonMapping(_0), input]);
const KeywordString = (input) => parser_If(Token.Const('string', input), ([_0, input]) => [S.KeywordStringMapping(_0), input]);
const KeywordNumber = (input) => parser_If(Token.Const('number', input), ([_0, input]) => [S.KeywordNumberMapping(_0), input]);
const KeywordBoolean = (input) => parser_If(Token.Const('boolean', input), ([_0, input]) => [S.KeywordBooleanMapping(_0), input]);
const KeywordUndefined = (input) => parser_If(Token.Const('undefined', input), ([_0, input]) => [S.KeywordUndefinedMapping(_0), input]);
const KeywordNull = (input) => parser_If(Token.Const('null', input), ([_0, input]) => [S.KeywordNullMapping(_0), input]);
const KeywordInteger = (input) => parser_If(Token.Const('integer', input), ([_0, input]) => [S.KeywordIntegerMapping(_0), input]);
const KeywordBigInt = (input) => parser_If(Token.Const('bigint', input), ([_0, input]) => [S.KeywordBigIntMapping(_0), input]);
const KeywordUnknown = (input) => parser_If(Token.Const('unknown', input), ([_0, input]) => [S.KeywordUnknownMapping(_0), input]);
const KeywordAny = (input) => parser_If(Token.Const('any', input), ([_0, input]) => [S.KeywordAnyMapping(_0), input]);
const KeywordObject = (input) => parser_If(Token.Const('object', input), ([_0, input]) => [S.KeywordObjectMapping(_0), input]);
const KeywordNever = (input) => parser_If(Token.Const('never', input), ([_0, input]) => [S.KeywordNeverMapping(_0), input]);
const KeywordSymbol = (input) => parser_If(Token.Const('symbol', input), ([_0, input]) => [S.KeywordSymbolMapping(_0), input]);
const KeywordVoid = (input) => parser_If(Token.Const('void', input), ([_0, input]) => [S.KeywordVoidMapping(_0), input]);
const KeywordThis = (input) => parser_If(Token.Const('this', input), ([_0, input]) => [S.KeywordThisMapping(_0), input]);
const TemplateInterpolate = (input) => parser_If(parser_If(Token.Const('${', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const('}', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.TemplateInterpolateMapping(_0), input]);
const TemplateSpan = (input) => parser_If(Token.Until(['${', '`'], input), ([_0, input]) => [S.TemplateSpanMapping(_0), input]);
const TemplateBody = (input) => parser_If(parser_If(parser_If(TemplateSpan(input), ([_0, input]) => parser_If(TemplateInterpolate(input), ([_1, input]) => parser_If(TemplateBody(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If(parser_If(TemplateSpan(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If(parser_If(TemplateSpan(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [S.TemplateBodyMapping(_0), input]);
const parser_TemplateLiteralTypes = (input) => parser_If(parser_If(Token.Const('`', input), ([_0, input]) => parser_If(TemplateBody(input), ([_1, input]) => parser_If(Token.Const('`', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.TemplateLiteralTypesMapping(_0), input]);
const TemplateLiteral = (input) => parser_If(parser_TemplateLiteralTypes(input), ([_0, input]) => [S.TemplateLiteralMapping(_0), input]);
const parser_Dependent = (input) => parser_If(parser_If(parser_If(Token.Const('if', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const('then', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => parser_If(Token.Const('else', input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [[_0, _1, _2, _3, _4, _5], input])))))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('if', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const('then', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.DependentMapping(_0), input]);
const LiteralBigInt = (input) => parser_If(Token.BigInt(input), ([_0, input]) => [S.LiteralBigIntMapping(_0), input]);
const LiteralBoolean = (input) => parser_If(parser_If(Token.Const('true', input), ([_0, input]) => [_0, input], () => parser_If(Token.Const('false', input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.LiteralBooleanMapping(_0), input]);
const LiteralNumber = (input) => parser_If(Token.Number(input), ([_0, input]) => [S.LiteralNumberMapping(_0), input]);
const LiteralString = (input) => parser_If(Token.String(['\'', '\"'], input), ([_0, input]) => [S.LiteralStringMapping(_0), input]);
const KeyOf = (input) => parser_If(parser_If(parser_If(Token.Const('keyof', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.KeyOfMapping(_0), input]);
const IndexArray_0 = (input, result = []) => parser_If(parser_If(parser_If(Token.Const('[', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const(']', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('[', input), ([_0, input]) => parser_If(Token.Const(']', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => IndexArray_0(input, [...result, _0]), () => [result, input]);
const IndexArray = (input) => parser_If(IndexArray_0(input), ([_0, input]) => [S.IndexArrayMapping(_0), input]);
const Extends = (input) => parser_If(parser_If(parser_If(Token.Const('extends', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const('?', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => parser_If(Token.Const(':', input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [[_0, _1, _2, _3, _4, _5], input])))))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ExtendsMapping(_0), input]);
const parser_Base = (input) => parser_If(parser_If(parser_If(Token.Const('(', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(Token.Const(')', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If(KeywordString(input), ([_0, input]) => [_0, input], () => parser_If(KeywordNumber(input), ([_0, input]) => [_0, input], () => parser_If(KeywordBoolean(input), ([_0, input]) => [_0, input], () => parser_If(KeywordUndefined(input), ([_0, input]) => [_0, input], () => parser_If(KeywordNull(input), ([_0, input]) => [_0, input], () => parser_If(KeywordInteger(input), ([_0, input]) => [_0, input], () => parser_If(KeywordBigInt(input), ([_0, input]) => [_0, input], () => parser_If(KeywordUnknown(input), ([_0, input]) => [_0, input], () => parser_If(KeywordAny(input), ([_0, input]) => [_0, input], () => parser_If(KeywordObject(input), ([_0, input]) => [_0, input], () => parser_If(KeywordNever(input), ([_0, input]) => [_0, input], () => parser_If(KeywordSymbol(input), ([_0, input]) => [_0, input], () => parser_If(KeywordVoid(input), ([_0, input]) => [_0, input], () => parser_If(KeywordThis(input), ([_0, input]) => [_0, input], () => parser_If(LiteralBigInt(input), ([_0, input]) => [_0, input], () => parser_If(LiteralBoolean(input), ([_0, input]) => [_0, input], () => parser_If(LiteralNumber(input), ([_0, input]) => [_0, input], () => parser_If(LiteralString(input), ([_0, input]) => [_0, input], () => parser_If(TemplateLiteral(input), ([_0, input]) => [_0, input], () => parser_If(parser_Dependent(input), ([_0, input]) => [_0, input], () => parser_If(parser_Object_(input), ([_0, input]) => [_0, input], () => parser_If(_Tuple_(input), ([_0, input]) => [_0, input], () => parser_If(_Constructor_(input), ([_0, input]) => [_0, input], () => parser_If(parser_Function_(input), ([_0, input]) => [_0, input], () => parser_If(_Mapped_(input), ([_0, input]) => [_0, input], () => parser_If(GenericCall(input), ([_0, input]) => [_0, input], () => parser_If(Reference(input), ([_0, input]) => [_0, input], () => [])))))))))))))))))))))))))))), ([_0, input]) => [S.BaseMapping(_0), input]);
const With = (input) => parser_If(parser_If(parser_If(Token.Const('with', input), ([_0, input]) => parser_If(WithObject(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.WithMapping(_0), input]);
const Factor = (input) => parser_If(parser_If(KeyOf(input), ([_0, input]) => parser_If(parser_Base(input), ([_1, input]) => parser_If(IndexArray(input), ([_2, input]) => parser_If(Extends(input), ([_3, input]) => parser_If(With(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.FactorMapping(_0), input]);
const ExprTermTail = (input) => parser_If(parser_If(parser_If(Token.Const('&', input), ([_0, input]) => parser_If(Factor(input), ([_1, input]) => parser_If(ExprTermTail(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ExprTermTailMapping(_0), input]);
const ExprTerm = (input) => parser_If(parser_If(Factor(input), ([_0, input]) => parser_If(ExprTermTail(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.ExprTermMapping(_0), input]);
const ExprTail = (input) => parser_If(parser_If(parser_If(Token.Const('|', input), ([_0, input]) => parser_If(ExprTerm(input), ([_1, input]) => parser_If(ExprTail(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ExprTailMapping(_0), input]);
const Expr = (input) => parser_If(parser_If(ExprTerm(input), ([_0, input]) => parser_If(ExprTail(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.ExprMapping(_0), input]);
const ExprReadonly = (input) => parser_If(parser_If(Token.Const('readonly', input), ([_0, input]) => parser_If(Expr(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.ExprReadonlyMapping(_0), input]);
const ExprPipe = (input) => parser_If(parser_If(Token.Const('|', input), ([_0, input]) => parser_If(Expr(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.ExprPipeMapping(_0), input]);
const GenericType = (input) => parser_If(parser_If(GenericParameters(input), ([_0, input]) => parser_If(Token.Const('=', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.GenericTypeMapping(_0), input]);
const InferType = (input) => parser_If(parser_If(parser_If(Token.Const('infer', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const('extends', input), ([_2, input]) => parser_If(Expr(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('infer', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.InferTypeMapping(_0), input]);
const parser_Type = (input) => parser_If(parser_If(InferType(input), ([_0, input]) => [_0, input], () => parser_If(ExprPipe(input), ([_0, input]) => [_0, input], () => parser_If(ExprReadonly(input), ([_0, input]) => [_0, input], () => parser_If(Expr(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.TypeMapping(_0), input]);
const PropertyKeyNumber = (input) => parser_If(Token.Number(input), ([_0, input]) => [S.PropertyKeyNumberMapping(_0), input]);
const PropertyKeyIdent = (input) => parser_If(Token.Ident(input), ([_0, input]) => [S.PropertyKeyIdentMapping(_0), input]);
const PropertyKeyQuoted = (input) => parser_If(Token.String(['\'', '\"'], input), ([_0, input]) => [S.PropertyKeyQuotedMapping(_0), input]);
const PropertyKeyIndex = (input) => parser_If(parser_If(Token.Const('[', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const(':', input), ([_2, input]) => parser_If(parser_If(KeywordInteger(input), ([_0, input]) => [_0, input], () => parser_If(KeywordNumber(input), ([_0, input]) => [_0, input], () => parser_If(KeywordString(input), ([_0, input]) => [_0, input], () => parser_If(KeywordSymbol(input), ([_0, input]) => [_0, input], () => [])))), ([_3, input]) => parser_If(Token.Const(']', input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.PropertyKeyIndexMapping(_0), input]);
const PropertyKey = (input) => parser_If(parser_If(PropertyKeyNumber(input), ([_0, input]) => [_0, input], () => parser_If(PropertyKeyIdent(input), ([_0, input]) => [_0, input], () => parser_If(PropertyKeyQuoted(input), ([_0, input]) => [_0, input], () => parser_If(PropertyKeyIndex(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.PropertyKeyMapping(_0), input]);
const parser_Readonly = (input) => parser_If(parser_If(parser_If(Token.Const('readonly', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ReadonlyMapping(_0), input]);
const parser_Optional = (input) => parser_If(parser_If(parser_If(Token.Const('?', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.OptionalMapping(_0), input]);
const Property = (input) => parser_If(parser_If(parser_Readonly(input), ([_0, input]) => parser_If(PropertyKey(input), ([_1, input]) => parser_If(parser_Optional(input), ([_2, input]) => parser_If(Token.Const(':', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.PropertyMapping(_0), input]);
const PropertyDelimiter = (input) => parser_If(parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(Token.Const('\n', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const(';', input), ([_0, input]) => parser_If(Token.Const('\n', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const(';', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('\n', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))))), ([_0, input]) => [S.PropertyDelimiterMapping(_0), input]);
const PropertyList_0 = (input, result = []) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => parser_If(Property(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => PropertyList_0(input, [...result, _0]), () => [result, input]);
const PropertyList = (input) => parser_If(parser_If(parser_If(Property(input), ([_0, input]) => parser_If(PropertyList_0(input), ([_1, input]) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.PropertyListMapping(_0), input]);
const Properties = (input) => parser_If(parser_If(Token.Const('{', input), ([_0, input]) => parser_If(PropertyList(input), ([_1, input]) => parser_If(Token.Const('}', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.PropertiesMapping(_0), input]);
const parser_Object_ = (input) => parser_If(Properties(input), ([_0, input]) => [S._Object_Mapping(_0), input]);
const ElementNamed = (input) => parser_If(parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => parser_If(Token.Const(':', input), ([_2, input]) => parser_If(Token.Const('readonly', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(':', input), ([_1, input]) => parser_If(Token.Const('readonly', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => parser_If(Token.Const(':', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(':', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.ElementNamedMapping(_0), input]);
const ElementBase = (input) => parser_If(parser_If(ElementNamed(input), ([_0, input]) => [_0, input], () => parser_If(parser_If(parser_Readonly(input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => parser_If(parser_Optional(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ElementBaseMapping(_0), input]);
const Element = (input) => parser_If(parser_If(parser_If(Token.Const('...', input), ([_0, input]) => parser_If(ElementBase(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(ElementBase(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ElementMapping(_0), input]);
const ElementList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(Element(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ElementList_0(input, [...result, _0]), () => [result, input]);
const ElementList = (input) => parser_If(parser_If(parser_If(Element(input), ([_0, input]) => parser_If(ElementList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ElementListMapping(_0), input]);
const _Tuple_ = (input) => parser_If(parser_If(Token.Const('[', input), ([_0, input]) => parser_If(ElementList(input), ([_1, input]) => parser_If(Token.Const(']', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S._Tuple_Mapping(_0), input]);
const ParameterReadonlyOptional = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => parser_If(Token.Const(':', input), ([_2, input]) => parser_If(Token.Const('readonly', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.ParameterReadonlyOptionalMapping(_0), input]);
const ParameterReadonly = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(':', input), ([_1, input]) => parser_If(Token.Const('readonly', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [S.ParameterReadonlyMapping(_0), input]);
const ParameterOptional = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => parser_If(Token.Const(':', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [S.ParameterOptionalMapping(_0), input]);
const ParameterType = (input) => parser_If(parser_If(Token.Ident(input), ([_0, input]) => parser_If(Token.Const(':', input), ([_1, input]) => parser_If(parser_Type(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.ParameterTypeMapping(_0), input]);
const ParameterBase = (input) => parser_If(parser_If(ParameterReadonlyOptional(input), ([_0, input]) => [_0, input], () => parser_If(ParameterReadonly(input), ([_0, input]) => [_0, input], () => parser_If(ParameterOptional(input), ([_0, input]) => [_0, input], () => parser_If(ParameterType(input), ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.ParameterBaseMapping(_0), input]);
const parser_Parameter = (input) => parser_If(parser_If(parser_If(Token.Const('...', input), ([_0, input]) => parser_If(ParameterBase(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(ParameterBase(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ParameterMapping(_0), input]);
const ParameterList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(parser_Parameter(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ParameterList_0(input, [...result, _0]), () => [result, input]);
const ParameterList = (input) => parser_If(parser_If(parser_If(parser_Parameter(input), ([_0, input]) => parser_If(ParameterList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ParameterListMapping(_0), input]);
const parser_Function_ = (input) => parser_If(parser_If(Token.Const('(', input), ([_0, input]) => parser_If(ParameterList(input), ([_1, input]) => parser_If(Token.Const(')', input), ([_2, input]) => parser_If(Token.Const('=>', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S._Function_Mapping(_0), input]);
const _Constructor_ = (input) => parser_If(parser_If(Token.Const('new', input), ([_0, input]) => parser_If(Token.Const('(', input), ([_1, input]) => parser_If(ParameterList(input), ([_2, input]) => parser_If(Token.Const(')', input), ([_3, input]) => parser_If(Token.Const('=>', input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => [[_0, _1, _2, _3, _4, _5], input])))))), ([_0, input]) => [S._Constructor_Mapping(_0), input]);
const MappedReadonly = (input) => parser_If(parser_If(parser_If(Token.Const('+', input), ([_0, input]) => parser_If(Token.Const('readonly', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('-', input), ([_0, input]) => parser_If(Token.Const('readonly', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('readonly', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.MappedReadonlyMapping(_0), input]);
const MappedOptional = (input) => parser_If(parser_If(parser_If(Token.Const('+', input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('-', input), ([_0, input]) => parser_If(Token.Const('?', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('?', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])))), ([_0, input]) => [S.MappedOptionalMapping(_0), input]);
const MappedAs = (input) => parser_If(parser_If(parser_If(Token.Const('as', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.MappedAsMapping(_0), input]);
const _Mapped_ = (input) => parser_If(parser_If(Token.Const('{', input), ([_0, input]) => parser_If(MappedReadonly(input), ([_1, input]) => parser_If(Token.Const('[', input), ([_2, input]) => parser_If(Token.Ident(input), ([_3, input]) => parser_If(Token.Const('in', input), ([_4, input]) => parser_If(parser_Type(input), ([_5, input]) => parser_If(MappedAs(input), ([_6, input]) => parser_If(Token.Const(']', input), ([_7, input]) => parser_If(MappedOptional(input), ([_8, input]) => parser_If(Token.Const(':', input), ([_9, input]) => parser_If(parser_Type(input), ([_10, input]) => parser_If(OptionalSemiColon(input), ([_11, input]) => parser_If(Token.Const('}', input), ([_12, input]) => [[_0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12], input]))))))))))))), ([_0, input]) => [S._Mapped_Mapping(_0), input]);
const Reference = (input) => parser_If(Token.Ident(input), ([_0, input]) => [S.ReferenceMapping(_0), input]);
const WithBigInt = (input) => parser_If(Token.BigInt(input), ([_0, input]) => [S.WithBigIntMapping(_0), input]);
const WithNumber = (input) => parser_If(Token.Number(input), ([_0, input]) => [S.WithNumberMapping(_0), input]);
const WithBoolean = (input) => parser_If(parser_If(Token.Const('true', input), ([_0, input]) => [_0, input], () => parser_If(Token.Const('false', input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.WithBooleanMapping(_0), input]);
const WithString = (input) => parser_If(Token.String(['\"', '\''], input), ([_0, input]) => [S.WithStringMapping(_0), input]);
const WithNull = (input) => parser_If(Token.Const('null', input), ([_0, input]) => [S.WithNullMapping(_0), input]);
const WithUndefined = (input) => parser_If(Token.Const('undefined', input), ([_0, input]) => [S.WithUndefinedMapping(_0), input]);
const WithProperty = (input) => parser_If(parser_If(PropertyKey(input), ([_0, input]) => parser_If(Token.Const(':', input), ([_1, input]) => parser_If(WithValue(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.WithPropertyMapping(_0), input]);
const WithPropertyList_0 = (input, result = []) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => parser_If(WithProperty(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => WithPropertyList_0(input, [...result, _0]), () => [result, input]);
const WithPropertyList = (input) => parser_If(parser_If(parser_If(WithProperty(input), ([_0, input]) => parser_If(WithPropertyList_0(input), ([_1, input]) => parser_If(parser_If(PropertyDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.WithPropertyListMapping(_0), input]);
const WithObject = (input) => parser_If(parser_If(Token.Const('{', input), ([_0, input]) => parser_If(WithPropertyList(input), ([_1, input]) => parser_If(Token.Const('}', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.WithObjectMapping(_0), input]);
const WithElementList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(WithValue(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => WithElementList_0(input, [...result, _0]), () => [result, input]);
const WithElementList = (input) => parser_If(parser_If(parser_If(WithValue(input), ([_0, input]) => parser_If(WithElementList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.WithElementListMapping(_0), input]);
const WithArray = (input) => parser_If(parser_If(Token.Const('[', input), ([_0, input]) => parser_If(WithElementList(input), ([_1, input]) => parser_If(Token.Const(']', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.WithArrayMapping(_0), input]);
const WithValue = (input) => parser_If(parser_If(WithBigInt(input), ([_0, input]) => [_0, input], () => parser_If(WithNumber(input), ([_0, input]) => [_0, input], () => parser_If(WithBoolean(input), ([_0, input]) => [_0, input], () => parser_If(WithString(input), ([_0, input]) => [_0, input], () => parser_If(WithNull(input), ([_0, input]) => [_0, input], () => parser_If(WithUndefined(input), ([_0, input]) => [_0, input], () => parser_If(WithObject(input), ([_0, input]) => [_0, input], () => parser_If(WithArray(input), ([_0, input]) => [_0, input], () => [])))))))), ([_0, input]) => [S.WithValueMapping(_0), input]);
const PatternBigInt = (input) => parser_If(Const('-?(?:0|[1-9][0-9]*)n', input), ([_0, input]) => [PatternBigIntMapping(_0), input]);
const PatternString = (input) => parser_If(Const('.*', input), ([_0, input]) => [PatternStringMapping(_0), input]);
const PatternNumber = (input) => parser_If(Const('-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?', input), ([_0, input]) => [PatternNumberMapping(_0), input]);
const PatternInteger = (input) => parser_If(Const('-?(?:0|[1-9][0-9]*)', input), ([_0, input]) => [PatternIntegerMapping(_0), input]);
const PatternNever = (input) => parser_If(Const('(?!)', input), ([_0, input]) => [PatternNeverMapping(_0), input]);
const PatternText = (input) => parser_If(Until_1(['-?(?:0|[1-9][0-9]*)n', '.*', '-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?', '-?(?:0|[1-9][0-9]*)', '(?!)', '(', ')', '$', '|'], input), ([_0, input]) => [PatternTextMapping(_0), input]);
const PatternBase = (input) => parser_If(parser_If(PatternBigInt(input), ([_0, input]) => [_0, input], () => parser_If(PatternString(input), ([_0, input]) => [_0, input], () => parser_If(PatternNumber(input), ([_0, input]) => [_0, input], () => parser_If(PatternInteger(input), ([_0, input]) => [_0, input], () => parser_If(PatternNever(input), ([_0, input]) => [_0, input], () => parser_If(PatternGroup(input), ([_0, input]) => [_0, input], () => parser_If(PatternText(input), ([_0, input]) => [_0, input], () => []))))))), ([_0, input]) => [PatternBaseMapping(_0), input]);
const PatternGroup = (input) => parser_If(parser_If(Const('(', input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => parser_If(Const(')', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [PatternGroupMapping(_0), input]);
const PatternUnion = (input) => parser_If(parser_If(parser_If(PatternTerm(input), ([_0, input]) => parser_If(Const('|', input), ([_1, input]) => parser_If(PatternUnion(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If(parser_If(PatternTerm(input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [PatternUnionMapping(_0), input]);
const PatternTerm = (input) => parser_If(parser_If(PatternBase(input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [PatternTermMapping(_0), input]);
const PatternBody = (input) => parser_If(parser_If(PatternUnion(input), ([_0, input]) => [_0, input], () => parser_If(PatternTerm(input), ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [PatternBodyMapping(_0), input]);
const Pattern = (input) => parser_If(parser_If(Const('^', input), ([_0, input]) => parser_If(PatternBody(input), ([_1, input]) => parser_If(Const('$', input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [PatternMapping(_0), input]);
const InterfaceDeclarationHeritageList_0 = (input, result = []) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => parser_If(parser_Type(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => InterfaceDeclarationHeritageList_0(input, [...result, _0]), () => [result, input]);
const InterfaceDeclarationHeritageList = (input) => parser_If(parser_If(parser_If(parser_Type(input), ([_0, input]) => parser_If(InterfaceDeclarationHeritageList_0(input), ([_1, input]) => parser_If(parser_If(Token.Const(',', input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.InterfaceDeclarationHeritageListMapping(_0), input]);
const InterfaceDeclarationHeritage = (input) => parser_If(parser_If(parser_If(Token.Const('extends', input), ([_0, input]) => parser_If(InterfaceDeclarationHeritageList(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.InterfaceDeclarationHeritageMapping(_0), input]);
const InterfaceDeclarationGeneric = (input) => parser_If(parser_If(Token.Const('interface', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(GenericParameters(input), ([_2, input]) => parser_If(InterfaceDeclarationHeritage(input), ([_3, input]) => parser_If(Properties(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.InterfaceDeclarationGenericMapping(_0), input]);
const InterfaceDeclaration = (input) => parser_If(parser_If(Token.Const('interface', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(InterfaceDeclarationHeritage(input), ([_2, input]) => parser_If(Properties(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [S.InterfaceDeclarationMapping(_0), input]);
const TypeAliasDeclarationGeneric = (input) => parser_If(parser_If(Token.Const('type', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(GenericParameters(input), ([_2, input]) => parser_If(Token.Const('=', input), ([_3, input]) => parser_If(parser_Type(input), ([_4, input]) => [[_0, _1, _2, _3, _4], input]))))), ([_0, input]) => [S.TypeAliasDeclarationGenericMapping(_0), input]);
const TypeAliasDeclaration = (input) => parser_If(parser_If(Token.Const('type', input), ([_0, input]) => parser_If(Token.Ident(input), ([_1, input]) => parser_If(Token.Const('=', input), ([_2, input]) => parser_If(parser_Type(input), ([_3, input]) => [[_0, _1, _2, _3], input])))), ([_0, input]) => [S.TypeAliasDeclarationMapping(_0), input]);
const ExportKeyword = (input) => parser_If(parser_If(parser_If(Token.Const('export', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ExportKeywordMapping(_0), input]);
const ModuleDeclarationDelimiter = (input) => parser_If(parser_If(parser_If(Token.Const(';', input), ([_0, input]) => parser_If(Token.Const('\n', input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const(';', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => parser_If(parser_If(Token.Const('\n', input), ([_0, input]) => [[_0], input]), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [S.ModuleDeclarationDelimiterMapping(_0), input]);
const ModuleDeclarationList_0 = (input, result = []) => parser_If(parser_If(ModuleDeclarationDelimiter(input), ([_0, input]) => parser_If(ModuleDeclaration(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => ModuleDeclarationList_0(input, [...result, _0]), () => [result, input]);
const ModuleDeclarationList = (input) => parser_If(parser_If(parser_If(ModuleDeclaration(input), ([_0, input]) => parser_If(ModuleDeclarationList_0(input), ([_1, input]) => parser_If(parser_If(ModuleDeclarationDelimiter(input), ([_0, input]) => [[_0], input], () => [[], input]), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [_0, input], () => parser_If([[], input], ([_0, input]) => [_0, input], () => [])), ([_0, input]) => [S.ModuleDeclarationListMapping(_0), input]);
const ModuleDeclaration = (input) => parser_If(parser_If(ExportKeyword(input), ([_0, input]) => parser_If(parser_If(InterfaceDeclarationGeneric(input), ([_0, input]) => [_0, input], () => parser_If(InterfaceDeclaration(input), ([_0, input]) => [_0, input], () => parser_If(TypeAliasDeclarationGeneric(input), ([_0, input]) => [_0, input], () => parser_If(TypeAliasDeclaration(input), ([_0, input]) => [_0, input], () => [])))), ([_1, input]) => parser_If(OptionalSemiColon(input), ([_2, input]) => [[_0, _1, _2], input]))), ([_0, input]) => [S.ModuleDeclarationMapping(_0), input]);
const Module = (input) => parser_If(parser_If(ModuleDeclaration(input), ([_0, input]) => parser_If(ModuleDeclarationList(input), ([_1, input]) => [[_0, _1], input])), ([_0, input]) => [S.ModuleMapping(_0), input]);
const Script = (input) => parser_If(parser_If(Module(input), ([_0, input]) => [_0, input], () => parser_If(GenericType(input), ([_0, input]) => [_0, input], () => parser_If(parser_Type(input), ([_0, input]) => [_0, input], () => []))), ([_0, input]) => [S.ScriptMapping(_0), input]);

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/patterns/template.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// deno-coverage-ignore-start - symmetric unreachable
//
// Parser is parsing regular expression for strings and will return 
// at least 1 TLiteral at a minumum.
//
// ------------------------------------------------------------------
/** Parses a Template into a TemplateLiteral types */
function template_ParseTemplateIntoTypes(template) {
    const parsed = TemplateLiteralTypes(`\`${template}\``);
    const result = Guard.IsEqual(parsed.length, 2)
        ? parsed[0]
        : Unreachable(); // []
    return result;
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/encode.mjs
// deno-fmt-ignore-file














function JoinString(input) {
    return input.join('|');
}
function UnwrapTemplateLiteralPattern(pattern) {
    return pattern.slice(1, pattern.length - 1);
}
function EncodeLiteral(value, right, pattern) {
    return EncodeTypes(right, `${pattern}${value}`);
}
function EncodeBigInt(right, pattern) {
    return EncodeTypes(right, `${pattern}${BigIntPattern}`);
}
function EncodeInteger(right, pattern) {
    return EncodeTypes(right, `${pattern}${IntegerPattern}`);
}
function EncodeNumber(right, pattern) {
    return EncodeTypes(right, `${pattern}${NumberPattern}`);
}
function EncodeBoolean(right, pattern) {
    return EncodeType(union_Union([literal_Literal('false'), literal_Literal('true')]), right, pattern);
}
function EncodeString(right, pattern) {
    return EncodeTypes(right, `${pattern}${StringPattern}`);
}
function EncodeTemplateLiteral(templatePattern, right, pattern) {
    return EncodeTypes(right, `${pattern}${UnwrapTemplateLiteralPattern(templatePattern)}`);
}
function EncodeTemplateLiteralDeferred(types, right, pattern) {
    const templateLiteral = instantiate_TemplateLiteralAction(types, {});
    const result = EncodeType(templateLiteral, right, pattern);
    return result;
}
function EncodeEnum(values, right, pattern) {
    const evaluated = EvaluateEnum(values);
    return EncodeType(evaluated, right, pattern);
}
function EncodeUnion(types, right, pattern, result = []) {
    return ShiftLeft(types, (head, tail) => EncodeUnion(tail, right, pattern, [...result, EncodeType(head, [], '')]), () => EncodeTypes(right, `${pattern}(${JoinString(result)})`));
}
function EncodeType(type, right, pattern) {
    return (enum_IsEnum(type) ? EncodeEnum(type.enum, right, pattern) :
        integer_IsInteger(type) ? EncodeInteger(right, pattern) :
            IsLiteral(type) ? EncodeLiteral(type.const, right, pattern) :
                bigint_IsBigInt(type) ? EncodeBigInt(right, pattern) :
                    boolean_IsBoolean(type) ? EncodeBoolean(right, pattern) :
                        number_IsNumber(type) ? EncodeNumber(right, pattern) :
                            string_IsString(type) ? EncodeString(right, pattern) :
                                IsTemplateLiteral(type) ? EncodeTemplateLiteral(type.pattern, right, pattern) :
                                    IsTemplateLiteralDeferred(type) ? EncodeTemplateLiteralDeferred(type.parameters[0], right, pattern) :
                                        IsUnion(type) ? EncodeUnion(type.anyOf, right, pattern) :
                                            NeverPattern);
}
function EncodeTypes(types, pattern) {
    return ShiftLeft(types, (left, right) => EncodeType(left, right, pattern), () => pattern);
}
function EncodePattern(types) {
    const encoded = EncodeTypes(types, '');
    const result = `^${encoded}$`;
    return result;
}
/** Encodes a TemplateLiteral type sequence into a TemplateLiteral */
function TemplateLiteralEncode(types) {
    const pattern = EncodePattern(types);
    const result = TemplateLiteralCreate(pattern);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_TemplateLiteralAction(types, options) {
    const result = CanInstantiate(types)
        ? Update(TemplateLiteralEncode(types), {}, options)
        : TemplateLiteralDeferred(types, options);
    return result;
}
function TemplateLiteralInstantiate(context, state, types, options) {
    const instantiatedTypes = InstantiateTypes(context, state, types);
    return instantiate_TemplateLiteralAction(instantiatedTypes, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/template_literal.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file






/** Creates a deferred TemplateLiteral action. */
function TemplateLiteralDeferred(types, options = {}) {
    return deferred_Deferred('TemplateLiteral', [types], options);
}
/** Returns true if this value is a deferred Interface action. */
function IsTemplateLiteralDeferred(value) {
    return schema_IsSchema(value)
        && HasPropertyKey(value, 'action')
        && guard_IsEqual(value.action, 'TemplateLiteral');
}
function TemplateLiteralFromTypes(types) {
    return TemplateLiteralAction(types, {});
}
function TemplateLiteralFromString(template) {
    const types = ParseTemplateIntoTypes(template);
    return TemplateLiteralFromTypes(types);
}
/** Creates a TemplateLiteral type. */
function template_literal_TemplateLiteral(input, options = {}) {
    const type = Guard.IsString(input) ? TemplateLiteralFromString(input) : TemplateLiteralFromTypes(input);
    return Memory.Update(type, {}, options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given value is TTemplateLiteral. */
function IsTemplateLiteral(value) {
    return schema_IsKind(value, 'TemplateLiteral');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/result.mjs


function ExtendsUnion(inferred) {
    return Create({ ['~kind']: 'ExtendsUnion' }, { inferred });
}
function IsExtendsUnion(value) {
    return IsObject(value) &&
        HasPropertyKey(value, '~kind') &&
        HasPropertyKey(value, 'inferred') &&
        guard_IsEqual(value['~kind'], 'ExtendsUnion') &&
        IsObject(value.inferred);
}
function ExtendsTrue(inferred) {
    return Create({ ['~kind']: 'ExtendsTrue' }, { inferred });
}
function IsExtendsTrue(value) {
    return IsObject(value) &&
        HasPropertyKey(value, '~kind') &&
        HasPropertyKey(value, 'inferred') &&
        guard_IsEqual(value['~kind'], 'ExtendsTrue') &&
        IsObject(value.inferred);
}
function ExtendsFalse() {
    return Create({ ['~kind']: 'ExtendsFalse' }, {});
}
function IsExtendsFalse(value) {
    return IsObject(value) &&
        HasPropertyKey(value, '~kind') &&
        guard_IsEqual(value['~kind'], 'ExtendsFalse');
}
function IsExtendsTrueLike(value) {
    return IsExtendsUnion(value) || IsExtendsTrue(value);
}
function result_Match(result, true_, false_) {
    return IsExtendsTrueLike(result) ? true_(result.inferred) : false_();
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/extends_right.mjs
// deno-fmt-ignore-file














function ExtendsRightInfer(inferred, name, left, right) {
    return result_Match(ExtendsLeft(inferred, left, right), checkInferred => ExtendsTrue(Assign(Assign(inferred, checkInferred), { [name]: left })), () => ExtendsFalse());
}
function ExtendsRightAny(inferred, _left) {
    return ExtendsTrue(inferred);
}
function ExtendsRightDependent(inferred, left, if_, then_, else_) {
    return result_Match(ExtendsLeft(inferred, left, if_), inferred => result_Match(ExtendsLeft(inferred, left, then_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()), () => result_Match(ExtendsLeft(inferred, left, else_), inferred => ExtendsTrue(inferred), () => ExtendsFalse()));
}
function ExtendsRightEnum(inferred, left, right) {
    const evaluated = EvaluateEnum(right);
    return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightIntersect(inferred, left, right) {
    return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), inferred => ExtendsRightIntersect(inferred, left, tail), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function ExtendsRightTemplateLiteral(inferred, left, right) {
    const evaluated = EvaluateTemplateLiteral(right);
    return ExtendsLeft(inferred, left, evaluated);
}
function ExtendsRightUnion(inferred, left, right) {
    return ShiftLeft(right, (head, tail) => result_Match(ExtendsLeft(inferred, left, head), inferred => ExtendsTrue(inferred), () => ExtendsRightUnion(inferred, left, tail)), () => ExtendsFalse());
}
function ExtendsRight(inferred, left, right) {
    return (IsAny(right) ? ExtendsRightAny(inferred, left) :
        IsDependent(right) ? ExtendsRightDependent(inferred, left, right.if, right.then, right.else) :
            enum_IsEnum(right) ? ExtendsRightEnum(inferred, left, right.enum) :
                IsInfer(right) ? ExtendsRightInfer(inferred, right.name, left, right.extends) :
                    IsIntersect(right) ? ExtendsRightIntersect(inferred, left, right.allOf) :
                        IsTemplateLiteral(right) ? ExtendsRightTemplateLiteral(inferred, left, right.pattern) :
                            IsUnion(right) ? ExtendsRightUnion(inferred, left, right.anyOf) :
                                IsUnknown(right) ? ExtendsTrue(inferred) :
                                    ExtendsFalse());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/any.mjs
// deno-fmt-ignore-file





function ExtendsAny(inferred, left, right) {
    return (IsInfer(right) ? ExtendsRight(inferred, left, right) :
        IsAny(right) ? ExtendsTrue(inferred) :
            IsUnknown(right) ? ExtendsTrue(inferred) :
                ExtendsUnion(inferred));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/array.mjs
// deno-fmt-ignore-file





function ExtendsImmutable(left, right) {
    const isImmutableLeft = IsImmutable(left);
    const isImmutableRight = IsImmutable(right);
    return (isImmutableLeft && isImmutableRight ? true :
        !isImmutableLeft && isImmutableRight ? true :
            isImmutableLeft && !isImmutableRight ? false :
                true);
}
function ExtendsArray(inferred, arrayLeft, left, right) {
    return (array_IsArray(right)
        ? ExtendsImmutable(arrayLeft, right)
            ? ExtendsLeft(inferred, left, right.items)
            : ExtendsFalse()
        : ExtendsRight(inferred, arrayLeft, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/bigint.mjs
// deno-fmt-ignore-file



function ExtendsBigInt(inferred, left, right) {
    return (bigint_IsBigInt(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/boolean.mjs
// deno-fmt-ignore-file



function ExtendsBoolean(inferred, left, right) {
    return (boolean_IsBoolean(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/parameters.mjs
// deno-fmt-ignore-file





function ParameterCompare(inferred, left, leftRest, right, rightRest) {
    // Parameter extends Right on Left, except when infer Right  
    const checkLeft = IsInfer(right) ? left : right;
    const checkRight = IsInfer(right) ? right : left;
    const isLeftOptional = IsOptional(left);
    const isRightOptional = IsOptional(right);
    return ((!isLeftOptional && isRightOptional)
        ? ExtendsFalse() // 'fail: left-required-but-right-is-optional'
        : result_Match(ExtendsLeft(inferred, checkLeft, checkRight), inferred => ExtendsParameters(inferred, leftRest, rightRest), () => ExtendsFalse()) // 'fail: left-and-right-did-not-match'
    );
}
function ParameterRight(inferred, left, leftRest, rightRest) {
    return ShiftLeft(rightRest, (head, tail) => ParameterCompare(inferred, left, leftRest, head, tail), () => IsOptional(left) // 'right-did-not-have-enough-elements'
        ? ExtendsTrue(inferred) // 'ok: left was optional'
        : ExtendsFalse()); // 'fail: left was required'
}
function ParametersLeft(inferred, left, rightRest) {
    return ShiftLeft(left, (head, tail) => ParameterRight(inferred, head, tail, rightRest), () => ExtendsTrue(inferred)); // 'ok: no-more-elements-in-left'
}
function ExtendsParameters(inferred, left, right) {
    return ParametersLeft(inferred, left, right);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/return_type.mjs
// deno-fmt-ignore-file



function ExtendsReturnType(inferred, left, right) {
    return (IsVoid(right)
        ? ExtendsTrue(inferred)
        : ExtendsLeft(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/constructor.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Parameters | ReturnType
// ------------------------------------------------------------------ 


function ExtendsConstructor(inferred, parameters, returnType, right) {
    return (IsAny(right) ? ExtendsTrue(inferred) :
        IsUnknown(right) ? ExtendsTrue(inferred) :
            constructor_IsConstructor(right) ? result_Match(ExtendsParameters(inferred, parameters, right['parameters']), inferred => ExtendsReturnType(inferred, returnType, right['instanceType']), () => ExtendsFalse()) // 'not-a-parameter-match'
                : ExtendsFalse() // 'not-a-constructor'
    );
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/dependent.mjs
// deno-fmt-ignore-file


function ExtendsDependent(inferred, if_, then_, else_, right) {
    return result_Match(ExtendsLeft(inferred, if_, right), () => ExtendsLeft(inferred, then_, right), () => ExtendsLeft(inferred, else_, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/enum.mjs
// deno-fmt-ignore-file


function ExtendsEnum(inferred, left, right) {
    const evaluated = EvaluateEnum(left);
    return ExtendsLeft(inferred, evaluated, right);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/function.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Parameters | ReturnType
// ------------------------------------------------------------------ 


function ExtendsFunction(inferred, parameters, returnType, right) {
    return (IsAny(right) ? ExtendsTrue(inferred) :
        IsUnknown(right) ? ExtendsTrue(inferred) :
            function_IsFunction(right) ? result_Match(ExtendsParameters(inferred, parameters, right['parameters']), inferred => ExtendsReturnType(inferred, returnType, right['returnType']), () => ExtendsFalse()) // 'not-a-parameter-match'
                : ExtendsFalse() // 'not-a-function'
    );
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/integer.mjs
// deno-fmt-ignore-file




function ExtendsInteger(inferred, left, right) {
    return (integer_IsInteger(right) ? ExtendsTrue(inferred) :
        number_IsNumber(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/intersect.mjs
// deno-fmt-ignore-file

// ----------------------------------------------------------------------------
// ExtendsIntersect
//
// This function evaluates the intersection and continues. This is different
// to IntersectRight which MUST enumerate each type to derive Inferred. Left 
// side types do not infer so it should be ok to do this.
//
// ----------------------------------------------------------------------------

function ExtendsIntersect(inferred, left, right) {
    const evaluated = EvaluateIntersect(left);
    return ExtendsLeft(inferred, evaluated, right);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/literal.mjs
// deno-fmt-ignore-file









function ExtendsLiteralValue(inferred, left, right) {
    return (left === right
        ? ExtendsTrue(inferred)
        : ExtendsFalse());
}
function ExtendsLiteralBigInt(inferred, left, right) {
    return (IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) :
        bigint_IsBigInt(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, literal_Literal(left), right));
}
function ExtendsLiteralBoolean(inferred, left, right) {
    return (IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) :
        boolean_IsBoolean(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, literal_Literal(left), right));
}
function ExtendsLiteralNumber(inferred, left, right) {
    return (IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) :
        number_IsNumber(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, literal_Literal(left), right));
}
function ExtendsLiteralString(inferred, left, right) {
    return (IsLiteral(right) ? ExtendsLiteralValue(inferred, left, right.const) :
        string_IsString(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, literal_Literal(left), right));
}
function ExtendsLiteral(inferred, left, right) {
    return (IsBigInt(left.const) ? ExtendsLiteralBigInt(inferred, left.const, right) :
        IsBoolean(left.const) ? ExtendsLiteralBoolean(inferred, left.const, right) :
            IsNumber(left.const) ? ExtendsLiteralNumber(inferred, left.const, right) :
                IsString(left.const) ? ExtendsLiteralString(inferred, left.const, right) :
                    unreachable_Unreachable() // ExtendsRight(inferred, left, right)
    );
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/never.mjs
// deno-fmt-ignore-file



function ExtendsNever(inferred, left, right) {
    return (IsInfer(right)
        ? ExtendsRight(inferred, left, right)
        : ExtendsTrue(inferred));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/null.mjs
// deno-fmt-ignore-file



function ExtendsNull(inferred, left, right) {
    return (null_IsNull(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/number.mjs
// deno-fmt-ignore-file



function ExtendsNumber(inferred, left, right) {
    return (number_IsNumber(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/object.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file












function ExtendsPropertyOptional(inferred, left, right) {
    return (IsOptional(left)
        ? IsOptional(right)
            ? ExtendsTrue(inferred)
            : ExtendsFalse()
        : ExtendsTrue(inferred));
}
function ExtendsProperty(inferred, left, right) {
    return (
    // Right TInfer<TNever> is TExtendsFalse
    (IsInfer(right) && IsNever(right.extends))
        ? ExtendsFalse()
        : result_Match(ExtendsLeft(inferred, left, right), inferred => ExtendsPropertyOptional(inferred, left, right), () => ExtendsFalse()));
}
function ExtractInferredProperties(keys, properties) {
    return keys.reduce((result, key) => {
        return key in properties
            ? IsExtendsTrueLike(properties[key])
                // @ts-ignore 5.0.4 cannot see `.inferred`
                ? { ...result, ...properties[key].inferred }
                : unreachable_Unreachable() // result
            : unreachable_Unreachable(); // result
    }, {});
}
function ExtendsPropertiesComparer(inferred, left, right) {
    const properties = {};
    for (const rightKey of Keys(right)) {
        properties[rightKey] = (rightKey in left
            // We don't consider the exterior Inferred as part of the property check as
            // we don't want the exterior Context to override the Inferred Context for
            // the Property Key. This override behavior is observed in the following
            // case we want the inferred A to shadow the exterior A.
            //
            // const A = Type.Script(`{ x: 1, y: 1 }`)
            // const S = Type.Script({ A }, `{
            //   [K in keyof A]: A extends { 
            //     x: infer A, 
            //     y: infer B 
            //   } ? [A, B]   <-- inferred 'A' shadows the exterior 'A'
            //     : never
            // }`)
            ? ExtendsProperty({}, left[rightKey], right[rightKey])
            // If the right key K is not in left, but the right property is optional
            // then we say this property is permissable. This is because an optional
            // property on right is the same as property missing in left. If the
            // right is infer, then we just assign the extend type to inferred.
            : IsOptional(right[rightKey])
                ? IsInfer(right[rightKey])
                    // @ts-ignore 5.0.1 - cannot observe extend in right[rightKey].extends
                    ? ExtendsTrue(Assign(inferred, { [right[rightKey].name]: right[rightKey].extends }))
                    : ExtendsTrue(inferred)
                : ExtendsFalse());
    }
    // Check if all properties are ExtendsTrueLike
    const checked = Values(properties).every(result => IsExtendsTrueLike(result));
    // Extract inferred results from properties, but only if the check is true.
    const extracted = checked ? ExtractInferredProperties(Keys(properties), properties) : {};
    return (checked
        ? ExtendsTrue(extracted)
        : ExtendsFalse());
}
function ExtendsProperties(inferred, left, right) {
    const compared = ExtendsPropertiesComparer(inferred, left, right);
    return (IsExtendsTrueLike(compared)
        ? ExtendsTrue(Assign(inferred, compared.inferred))
        : ExtendsFalse());
}
function ExtendsObjectToObject(inferred, left, right) {
    return ExtendsProperties(inferred, left, right);
}
function RecordMergeInferred(left, right) {
    return Keys(right).reduce((result, key) => {
        return {
            ...result, [key]: HasPropertyKey(left, key)
                ? IsUnion(result[key])
                    // @ts-ignore 5.0.4 cannot see `.anyOf`
                    ? union_Union([...result[key].anyOf, right[key]])
                    : union_Union([left[key], right[key]])
                : right[key]
        };
    }, left);
}
function ExtendsRecordComparer(properties, keys, type, result) {
    return ShiftLeft(keys, (left, right) => result_Match(ExtendsLeft({}, properties[left], type), inferred => ExtendsRecordComparer(properties, right, type, RecordMergeInferred(result, inferred)), () => ExtendsFalse()), () => ExtendsTrue(result));
}
function ExtendsObjectToRecord(inferred, properties, _pattern, value) {
    const keys = Keys(properties);
    const result = ExtendsRecordComparer(properties, keys, value, inferred);
    return result;
}
function ExtendsObject(inferred, left, right) {
    return (IsRecord(right) ? ExtendsObjectToRecord(inferred, left, RecordPattern(right), RecordValue(right)) :
        object_IsObject(right) ? ExtendsObjectToObject(inferred, left, right.properties) :
            ExtendsRight(inferred, _Object_(left), right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/record.mjs
// deno-fmt-ignore-file







function record_FromObject(inferred, properties) {
    return (guard_IsEqual(Keys(properties).length, 0)
        ? ExtendsTrue(inferred)
        : ExtendsFalse());
}
function FromRecord(inferred, _leftKey, leftValue, _rightKey, rightValue) {
    return ExtendsLeft(inferred, leftValue, rightValue);
}
function ExtendsRecord(inferred, leftPattern, leftValue, right) {
    return (IsRecord(right) ? FromRecord(inferred, RecordPatternToType(leftPattern), leftValue, RecordPatternToType(RecordPattern(right)), RecordValue(right)) :
        object_IsObject(right) ? record_FromObject(inferred, right.properties) :
            IsAny(right) ? ExtendsTrue(inferred) :
                IsUnknown(right) ? ExtendsTrue(inferred) :
                    ExtendsFalse());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/string.mjs
// deno-fmt-ignore-file



function ExtendsString(inferred, left, right) {
    return (string_IsString(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/symbol.mjs
// deno-fmt-ignore-file



function ExtendsSymbol(inferred, left, right) {
    return (symbol_IsSymbol(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/template_literal.mjs
// deno-fmt-ignore-file


function ExtendsTemplateLiteral(inferred, left, right) {
    const evaluated = EvaluateTemplateLiteral(left);
    return ExtendsLeft(inferred, evaluated, right);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/inference.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file








// ----------------------------------------------------------------------------
// Operator
// ----------------------------------------------------------------------------



// ----------------------------------------------------------------------------
// Factory
// ----------------------------------------------------------------------------
function Inferrable(name, type) {
    return Create({ '~kind': 'Inferrable' }, { name, type }, {});
}
// ----------------------------------------------------------------------------
// Guard
// ----------------------------------------------------------------------------
function IsInferable(value) {
    return IsObject(value)
        && HasPropertyKey(value, '~kind')
        && HasPropertyKey(value, 'name')
        && HasPropertyKey(value, 'type')
        && guard_IsEqual(value["~kind"], 'Inferrable')
        && IsString(value.name)
        && IsObject(value.type);
}
function TryRestInferable(type) {
    return (IsRest(type)
        ? IsInfer(type.items)
            ? array_IsArray(type.items.extends) ? Inferrable(type.items.name, type.items.extends.items) :
                IsUnknown(type.items.extends) ? Inferrable(type.items.name, type.items.extends) :
                    undefined
            : unreachable_Unreachable() // undefined
        : undefined);
}
function TryInferable(type) {
    return (IsInfer(type) ? Inferrable(type.name, type.extends) :
        undefined);
}
// function TryInferResults<Rest extends TSchema[], Right extends TSchema>(rest: [...Rest], right: Right, result: TSchema[] = []): TryInferResults<Rest, Right> {
//   return Guard.ShiftLeft(rest, (head, tail) =>
//     Result.Match(ExtendsLeft({}, head, right),
//       () => TryInferResults(tail, right, [...result, head]), // Stack Overflow Here (Large Rest)
//       () => undefined),
//     () => result) as never
// }
function TryInferResults(rest, right) {
    const result = [];
    for (const head of rest) {
        if (!IsExtendsTrueLike(ExtendsLeft({}, head, right)))
            return undefined;
        result.push(head);
    }
    return result;
}
function InferTupleResult(inferred, name, left, right) {
    const results = TryInferResults(left, right);
    return (IsArray(results)
        ? ExtendsTrue(Assign(inferred, { [name]: Tuple(results) }))
        : ExtendsFalse());
}
function InferUnionResult(inferred, name, left, right) {
    const results = TryInferResults(left, right);
    return (IsArray(results)
        ? ExtendsTrue(Assign(inferred, { [name]: union_Union(results) }))
        : ExtendsFalse());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/tuple.mjs
// deno-fmt-ignore-file









// ----------------------------------------------------------------------------
// Inference
// ----------------------------------------------------------------------------

function Reverse(types) {
    return [...types].reverse();
}
function ApplyReverse(types, reversed) {
    return (reversed ? Reverse(types) : types);
}
function Reversed(types) {
    const first = types.length > 0 ? types[0] : undefined;
    const inferrable = schema_IsSchema(first) ? TryRestInferable(first) : undefined;
    return schema_IsSchema(inferrable);
}
function ElementsCompare(inferred, reversed, left, leftRest, right, rightRest) {
    return result_Match(ExtendsLeft(inferred, left, right), checkInferred => Elements(checkInferred, reversed, leftRest, rightRest), () => ExtendsFalse()); // 'left-and-right-not-compared'
}
function ElementsLeft(inferred, reversed, leftRest, right, rightRest) {
    const inferable = TryRestInferable(right);
    return (
    // Rest Inferrable Right Means we delegate to TInferTupleResult to Generate a Result
    IsInferable(inferable)
        ? InferTupleResult(inferred, inferable['name'], ApplyReverse(leftRest, reversed), inferable['type'])
        : ShiftLeft(leftRest, (head, tail) => ElementsCompare(inferred, reversed, head, tail, right, rightRest), () => ExtendsFalse()));
}
function ElementsRight(inferred, reversed, leftRest, rightRest) {
    return ShiftLeft(rightRest, (head, tail) => ElementsLeft(inferred, reversed, leftRest, head, tail), () => guard_IsEqual(leftRest.length, 0)
        ? ExtendsTrue(inferred) // 'Ok: right-empty-and-left-empty'
        : ExtendsFalse()); // 'Fail: right-empty-and-left-not-empty'
}
function Elements(inferred, reversed, leftRest, rightRest) {
    return ElementsRight(inferred, reversed, leftRest, rightRest);
}
function ExtendsTupleToTuple(inferred, left, right) {
    const instantiatedRight = InstantiateElements(inferred, instantiate_State([], []), right);
    const reversed = Reversed(instantiatedRight);
    return Elements(inferred, reversed, ApplyReverse(left, reversed), ApplyReverse(instantiatedRight, reversed));
}
// function ExtendsTupleToArrayReduce<Inferred extends TProperties, Left extends TSchema[], Right extends TSchema>
//   (inferred: Inferred, left: [...Left], right: Right):
//     TExtendsTupleToArrayReduce<Inferred, Left, Right> {
//   return (
//     Guard.ShiftLeft(left, (head, tail) =>
//       Result.Match(ExtendsLeft(inferred, head, right), inferred =>
//         ExtendsTupleToArrayReduce(inferred, tail, right), // Stack Overflow Here (Large Left)
//         () => Result.ExtendsFalse()),
//       () => Result.ExtendsTrue(inferred))
//   ) as never
// }
function ExtendsTupleToArrayReduce(inferred, left, right) {
    for (const head of left) {
        const result = ExtendsLeft(inferred, head, right);
        if (!IsExtendsTrueLike(result))
            return result;
        inferred = result.inferred; // (review-assign-to-argument)
    }
    return ExtendsTrue(inferred);
}
function ExtendsTupleToArray(inferred, left, right) {
    const inferrable = TryInferable(right);
    return (IsInferable(inferrable)
        ? InferUnionResult(inferred, inferrable['name'], left, inferrable['type'])
        : ExtendsTupleToArrayReduce(inferred, left, right));
}
function ExtendsTuple(inferred, left, right) {
    const instantiatedLeft = InstantiateElements(inferred, instantiate_State([], []), left);
    return (IsTuple(right) ? ExtendsTupleToTuple(inferred, instantiatedLeft, right.items) :
        array_IsArray(right) ? ExtendsTupleToArray(inferred, instantiatedLeft, right.items) :
            ExtendsRight(inferred, Tuple(instantiatedLeft), right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/undefined.mjs
// deno-fmt-ignore-file




function ExtendsUndefined(inferred, left, right) {
    return (IsVoid(right) ? ExtendsTrue(inferred) :
        undefined_IsUndefined(right) ? ExtendsTrue(inferred) :
            ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/union.mjs
// deno-fmt-ignore-file




// ----------------------------------------------------------------------------
// Inference
// ----------------------------------------------------------------------------

function ExtendsUnionSome(inferred, type, unionTypes) {
    return ShiftLeft(unionTypes, (head, tail) => result_Match(ExtendsLeft(inferred, type, head), inferred => ExtendsTrue(inferred), () => ExtendsUnionSome(inferred, type, tail)), () => ExtendsFalse());
}
function ExtendsUnionLeft(inferred, left, right) {
    return ShiftLeft(left, (head, tail) => result_Match(ExtendsUnionSome(inferred, head, right), inferred => ExtendsUnionLeft(inferred, tail, right), () => ExtendsFalse()), () => ExtendsTrue(inferred));
}
function union_ExtendsUnion(inferred, left, right) {
    const inferrable = TryInferable(right);
    return (IsInferable(inferrable)
        // @ts-ignore 4.9.5 fails to see `type` property on inferrable
        ? InferUnionResult(inferred, inferrable.name, left, inferrable.type)
        : IsUnion(right)
            ? ExtendsUnionLeft(inferred, left, right.anyOf)
            : ExtendsUnionLeft(inferred, left, [right]));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/unknown.mjs
// deno-fmt-ignore-file





function ExtendsUnknown(inferred, left, right) {
    return (IsInfer(right) ? ExtendsRight(inferred, left, right) :
        IsAny(right) ? ExtendsTrue(inferred) :
            IsUnknown(right) ? ExtendsTrue(inferred) :
                ExtendsFalse());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/void.mjs
// deno-fmt-ignore-file



function ExtendsVoid(inferred, left, right) {
    return (IsVoid(right)
        ? ExtendsTrue(inferred)
        : ExtendsRight(inferred, left, right));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/extends_left.mjs
// deno-fmt-ignore-file
























// ----------------------------------------------------------------------------
// Types
// ----------------------------------------------------------------------------

























function ExtendsLeft(inferred, left, right) {
    return (IsAny(left) ? ExtendsAny(inferred, left, right) :
        array_IsArray(left) ? ExtendsArray(inferred, left, left.items, right) :
            bigint_IsBigInt(left) ? ExtendsBigInt(inferred, left, right) :
                boolean_IsBoolean(left) ? ExtendsBoolean(inferred, left, right) :
                    constructor_IsConstructor(left) ? ExtendsConstructor(inferred, left.parameters, left.instanceType, right) :
                        IsDependent(left) ? ExtendsDependent(inferred, left.if, left.then, left.else, right) :
                            enum_IsEnum(left) ? ExtendsEnum(inferred, left.enum, right) :
                                function_IsFunction(left) ? ExtendsFunction(inferred, left.parameters, left.returnType, right) :
                                    integer_IsInteger(left) ? ExtendsInteger(inferred, left, right) :
                                        IsIntersect(left) ? ExtendsIntersect(inferred, left.allOf, right) :
                                            IsLiteral(left) ? ExtendsLiteral(inferred, left, right) :
                                                IsNever(left) ? ExtendsNever(inferred, left, right) :
                                                    null_IsNull(left) ? ExtendsNull(inferred, left, right) :
                                                        number_IsNumber(left) ? ExtendsNumber(inferred, left, right) :
                                                            object_IsObject(left) ? ExtendsObject(inferred, left.properties, right) :
                                                                IsRecord(left) ? ExtendsRecord(inferred, RecordPattern(left), RecordValue(left), right) :
                                                                    string_IsString(left) ? ExtendsString(inferred, left, right) :
                                                                        symbol_IsSymbol(left) ? ExtendsSymbol(inferred, left, right) :
                                                                            IsTemplateLiteral(left) ? ExtendsTemplateLiteral(inferred, left.pattern, right) :
                                                                                IsTuple(left) ? ExtendsTuple(inferred, left.items, right) :
                                                                                    undefined_IsUndefined(left) ? ExtendsUndefined(inferred, left, right) :
                                                                                        IsUnion(left) ? union_ExtendsUnion(inferred, left.anyOf, right) :
                                                                                            IsUnknown(left) ? ExtendsUnknown(inferred, left, right) :
                                                                                                IsVoid(left) ? ExtendsVoid(inferred, left, right) :
                                                                                                    ExtendsFalse());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/interface/instantiate.mjs
// deno-fmt-ignore-file







function InterfaceOperation(heritage, properties) {
    const result = EvaluateIntersect([...heritage, _Object_(properties)]);
    return result;
}
function instantiate_InterfaceAction(heritage, properties, options) {
    const result = CanInstantiate(heritage)
        ? Update(InterfaceOperation(heritage, properties), {}, options)
        : InterfaceDeferred(heritage, properties, options);
    return result;
}
function InterfaceInstantiate(context, state, heritage, properties, options) {
    const instantiatedHeritage = InstantiateTypes(context, state, heritage);
    const instantiatedProperties = InstantiateProperties(context, state, properties);
    return instantiate_InterfaceAction(instantiatedHeritage, instantiatedProperties, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/interface.mjs
// deno-fmt-ignore-file




/** Creates a deferred Interface action. */
function InterfaceDeferred(heritage, properties, options = {}) {
    return deferred_Deferred('Interface', [heritage, properties], options);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if this value is a deferred Interface action. */
function IsInterfaceDeferred(value) {
    return schema_IsSchema(value)
        && HasPropertyKey(value, 'action')
        && guard_IsEqual(value.action, 'Interface');
}
/** Creates an Interface using the given heritage and properties. */
function Interface(heritage, properties, options = {}) {
    return InterfaceAction(heritage, properties, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/check.mjs
// deno-fmt-ignore-file












function check_FromRef(stack, context, ref) {
    return (stack.includes(ref)
        ? true
        : check_FromType([...stack, ref], context, context[ref]));
}
function check_FromProperties(stack, context, properties) {
    const types = PropertyValues(properties);
    return check_FromTypes(stack, context, types);
}
function check_FromTypes(stack, context, types) {
    return ShiftLeft(types, (left, right) => check_FromType(stack, context, left)
        ? true
        : check_FromTypes(stack, context, right), () => false);
}
function check_FromType(stack, context, type) {
    return (ref_IsRef(type) ? check_FromRef(stack, context, type.$ref) :
        array_IsArray(type) ? check_FromType(stack, context, type.items) :
            constructor_IsConstructor(type) ? check_FromTypes(stack, context, [...type.parameters, type.instanceType]) :
                function_IsFunction(type) ? check_FromTypes(stack, context, [...type.parameters, type.returnType]) :
                    IsInterfaceDeferred(type) ? check_FromProperties(stack, context, type.parameters[1]) :
                        IsIntersect(type) ? check_FromTypes(stack, context, type.allOf) :
                            object_IsObject(type) ? check_FromProperties(stack, context, type.properties) :
                                IsUnion(type) ? check_FromTypes(stack, context, type.anyOf) :
                                    IsTuple(type) ? check_FromTypes(stack, context, type.items) :
                                        IsRecord(type) ? check_FromType(stack, context, RecordValue(type)) :
                                            false);
}
/** Performs a cyclic check on the given type. Initial key stack can be empty, but faster if specified */
function CyclicCheck(stack, context, type) {
    const result = check_FromType(stack, context, type);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/candidates.mjs
// deno-fmt-ignore-file


function ResolveCandidateKeys(context, keys) {
    return keys.reduce((result, left) => {
        return CyclicCheck([left], context, context[left])
            ? [...result, left]
            : result;
    }, []);
}
/** Returns keys for context types that need to be transformed to TCyclic. */
function CyclicCandidates(context) {
    const keys = PropertyKeys(context);
    const result = ResolveCandidateKeys(context, keys);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/dependencies.mjs
// deno-fmt-ignore-file












function dependencies_FromRef(context, ref, result) {
    return (result.includes(ref)
        ? result
        : ref in context
            ? dependencies_FromType(context, context[ref], [...result, ref])
            : unreachable_Unreachable());
}
function dependencies_FromProperties(context, properties, result) {
    const types = PropertyValues(properties);
    return dependencies_FromTypes(context, types, result);
}
function dependencies_FromTypes(context, types, result) {
    return types.reduce((result, left) => {
        return dependencies_FromType(context, left, result);
    }, result);
}
function dependencies_FromType(context, type, result) {
    return (ref_IsRef(type) ? dependencies_FromRef(context, type.$ref, result) :
        array_IsArray(type) ? dependencies_FromType(context, type.items, result) :
            constructor_IsConstructor(type) ? dependencies_FromTypes(context, [...type.parameters, type.instanceType], result) :
                function_IsFunction(type) ? dependencies_FromTypes(context, [...type.parameters, type.returnType], result) :
                    IsInterfaceDeferred(type) ? dependencies_FromProperties(context, type.parameters[1], result) :
                        IsIntersect(type) ? dependencies_FromTypes(context, type.allOf, result) :
                            object_IsObject(type) ? dependencies_FromProperties(context, type.properties, result) :
                                IsUnion(type) ? dependencies_FromTypes(context, type.anyOf, result) :
                                    IsTuple(type) ? dependencies_FromTypes(context, type.items, result) :
                                        IsRecord(type) ? dependencies_FromType(context, RecordValue(type), result) :
                                            result);
}
/** Returns dependent cyclic keys for the given type. This function is used to dead-type-eliminate (DTE) for initializing TCyclic types. */
function CyclicDependencies(context, key, type) {
    const result = dependencies_FromType(context, type, [key]);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/extends.mjs
// deno-fmt-ignore-file












function extends_FromRef(_ref) {
    return Any();
}
function extends_FromProperties(properties) {
    return Keys(properties).reduce((result, key) => {
        return { ...result, [key]: extends_FromType(properties[key]) };
    }, {});
}
function extends_FromTypes(types) {
    return types.reduce((result, left) => {
        return [...result, extends_FromType(left)];
    }, []);
}
function extends_FromType(type) {
    return (ref_IsRef(type) ? extends_FromRef(type.$ref) :
        array_IsArray(type) ? _Array_(extends_FromType(type.items), ArrayOptions(type)) :
            constructor_IsConstructor(type) ? Constructor(extends_FromTypes(type.parameters), extends_FromType(type.instanceType)) :
                function_IsFunction(type) ? _Function_(extends_FromTypes(type.parameters), extends_FromType(type.returnType)) :
                    IsIntersect(type) ? Intersect(extends_FromTypes(type.allOf)) :
                        object_IsObject(type) ? _Object_(extends_FromProperties(type.properties)) :
                            IsRecord(type) ? Record(RecordKey(type), extends_FromType(RecordValue(type))) :
                                IsUnion(type) ? union_Union(extends_FromTypes(type.anyOf)) :
                                    IsTuple(type) ? Tuple(extends_FromTypes(type.items)) :
                                        type);
}
function CyclicAnyFromParameters(defs, ref) {
    return (ref in defs
        ? extends_FromType(defs[ref])
        : unknown_Unknown());
}
/** Transforms TCyclic TRef's into TAny's. This function is used prior to TExtends checks to enable cyclics to be structurally checked and terminated (with TAny) at first point of recursion, what would otherwise be a recursive TRef.*/
function CyclicExtends(type) {
    return CyclicAnyFromParameters(type.$defs, type.$ref);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/instantiate.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file









function CyclicInterface(context, heritage, properties) {
    const instantiatedHeritage = InstantiateTypes(context, instantiate_State([], []), heritage);
    const instantiatedProperties = InstantiateProperties({}, instantiate_State([], []), properties);
    const evaluatedInterface = EvaluateIntersect([...instantiatedHeritage, _Object_(instantiatedProperties)]);
    return evaluatedInterface;
}
function CyclicDefinitions(context, dependencies) {
    const keys = Keys(context).filter(key => dependencies.includes(key));
    return keys.reduce((result, key) => {
        const type = context[key];
        const instantiatedType = IsInterfaceDeferred(type) ? CyclicInterface(context, type.parameters[0], type.parameters[1]) : type;
        return { ...result, [key]: instantiatedType };
    }, {});
}
function InstantiateCyclic(context, ref, type) {
    const dependencies = CyclicDependencies(context, ref, type);
    const definitions = CyclicDefinitions(context, dependencies);
    const result = Cyclic(definitions, ref);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/target.mjs
// deno-fmt-ignore-file


function target_Resolve(defs, ref) {
    return (ref in defs
        ? ref_IsRef(defs[ref])
            // @ts-ignore 5.0.4 - does not see $ref
            ? target_Resolve(defs, defs[ref].$ref)
            : defs[ref]
        : never_Never());
}
/** Returns the target Type from the Defs or Never if target is non-resolvable */
function CyclicTarget(defs, ref) {
    const result = target_Resolve(defs, ref);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/cyclic/index.mjs







;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/extends.mjs
// deno-fmt-ignore-file





function Canonical(type) {
    return (IsCyclic(type) ? CyclicExtends(type) :
        IsUnsafe(type) ? unknown_Unknown() :
            type);
}
/** Performs a structural extends check on left and right types and yields inferred types on right if specified. */
function extends_Extends(inferred, left, right) {
    const canonicalLeft = Canonical(left);
    const canonicalRight = Canonical(right);
    return ExtendsLeft(inferred, canonicalLeft, canonicalRight);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/extends/index.mjs



;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/compare.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// TCompare
// ------------------------------------------------------------------
const CompareResultEqual = 0; // 'equal'
const CompareResultDisjoint = 1; // 'disjoint'
const CompareResultLeftInside = 2; // 'left-inside'
const CompareResultRightInside = 3; // 'right-inside'
/** Compares left and right types and determines their set relationship. */
function Compare(left, right) {
    const extendsCheck = [extends_Extends({}, left, right), extends_Extends({}, right, left)];
    return (IsExtendsTrueLike(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? CompareResultEqual :
        IsExtendsTrueLike(extendsCheck[0]) && IsExtendsFalse(extendsCheck[1]) ? CompareResultLeftInside :
            IsExtendsFalse(extendsCheck[0]) && IsExtendsTrueLike(extendsCheck[1]) ? CompareResultRightInside :
                CompareResultDisjoint);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/broaden.mjs
// deno-fmt-ignore-file








function BroadenFilter(type, types, result = [], all = types) {
    return ShiftLeft(types, (left, right) => {
        const compare = Compare(type, left);
        return ((guard_IsEqual(compare, CompareResultLeftInside) || guard_IsEqual(compare, CompareResultEqual))
            ? all // Left in set. Return original All set.
            : guard_IsEqual(compare, CompareResultDisjoint)
                ? BroadenFilter(type, right, [...result, left], all) // Left is disjoint, keep it
                : BroadenFilter(type, right, result, all) // Left in Type, drop it
        );
    }, () => [...result, type]); // Type broadest in set
}
function BroadenType(type, types, result) {
    const evaluated = EvaluateType(type);
    return (IsAny(evaluated) ? [evaluated] : // terminate (always the most broad)
        IsUnknown(evaluated) ? [evaluated] : // terminate (always the most broad)
            IsNever(evaluated) ? BroadenTypes(types, result) : // ignored: never is dropped
                object_IsObject(evaluated) ? BroadenTypes(types, [...result, evaluated]) : // objects are always considered (too expensive to compare)
                    BroadenTypes(types, BroadenFilter(evaluated, result)));
}
function BroadenTypes(types, result = []) {
    return ShiftLeft(types, (left, right) => (BroadenType(left, right, result)), () => result);
}
/** Broadens a set of types and returns either the most broad type, or union or disjoint types. */
function Broaden(types) {
    const broadened = BroadenTypes(types);
    const flattened = Flatten(broadened);
    return flattened;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/instantiate.mjs
// deno-fmt-ignore-file



function EvaluateAction(type, options) {
    const result = Update(EvaluateType(type), {}, options);
    return result;
}
function EvaluateInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return EvaluateAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/evaluate/index.mjs










;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/call/distribute_arguments.mjs
// deno-fmt-ignore-file






// ------------------------------------------------------------------
// Infrastructure
// ------------------------------------------------------------------


function CollectDistributionNames(expression, result = []) {
    return (
    // Conditional
    IsDeferred(expression) && guard_IsEqual(expression.action, 'Conditional')
        ? ref_IsRef(expression.parameters[0])
            ? CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], [...result, expression.parameters[0]['$ref']]))
            : CollectDistributionNames(expression.parameters[2], CollectDistributionNames(expression.parameters[3], result))
        // Mapped
        : IsDeferred(expression) && guard_IsEqual(expression.action, 'Mapped')
            ? (IsDeferred(expression.parameters[1]) && guard_IsEqual(expression.parameters[1].action, 'KeyOf') && ref_IsRef(expression.parameters[1].parameters[0]) ? [...result, expression.parameters[1].parameters[0]['$ref']] :
                result) : result);
}
function BuildDistributionArray(parameters, names) {
    return parameters.reduce((result, left) => [...result, names.includes(left.name)], []);
}
function ZipDistributionArray(arguments_, distributionArray, result = []) {
    return ShiftLeft(arguments_, (argumentLeft, argumentRight) => ShiftLeft(distributionArray, (booleanLeft, booleanRight) => ZipDistributionArray(argumentRight, booleanRight, [...result, [booleanLeft, argumentLeft]]), () => result), () => result);
}
function CanonicalArgument(type) {
    return (IsTemplateLiteral(type) ? EvaluateTemplateLiteral(type.pattern) :
        enum_IsEnum(type) ? EvaluateEnum(type.enum) :
            type);
}
function Expand(type) {
    const canonicalArgument = CanonicalArgument(type);
    return (IsUnion(canonicalArgument)
        ? [...canonicalArgument.anyOf]
        : [canonicalArgument]);
}
function Append(current, type) {
    return current.reduce((result, left) => [...result, [...left, type]], []);
}
function Cross(current, variants) {
    return variants.reduce((result, left) => {
        return [...result, ...Append(current, left)];
    }, []);
}
function distribute_arguments_Distribute(zipped) {
    return zipped.reduce((result, left) => {
        return guard_IsEqual(left[0], true)
            ? Cross(result, Expand(left[1]))
            : Cross(result, [left[1]]); // - no-expansion
    }, [[]]);
}
function DistributeArguments(parameters, arguments_, expression) {
    const distributionNames = CollectDistributionNames(expression);
    const distributionArray = BuildDistributionArray(parameters, distributionNames);
    const zippedArguments = ZipDistributionArray(arguments_, distributionArray);
    return (IsDeferred(expression) && guard_IsEqual(expression.action, 'Conditional')
        ? distribute_arguments_Distribute(zippedArguments)
        : IsDeferred(expression) && guard_IsEqual(expression.action, 'Mapped')
            ? distribute_arguments_Distribute(zippedArguments)
            : [arguments_]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/call/resolve_target.mjs
// deno-fmt-ignore-file



function FromNotResolvable() {
    return ['(not-resolvable)', never_Never()];
}
function FromNotGeneric() {
    return ['(not-generic)', never_Never()];
}
function FromGeneric(name, parameters, expression) {
    return [name, Generic(parameters, expression)];
}
function resolve_target_FromRef(context, ref, arguments_) {
    return (ref in context
        ? resolve_target_FromType(context, ref, context[ref], arguments_)
        : FromNotResolvable());
}
function resolve_target_FromType(context, name, target, arguments_) {
    return (IsGeneric(target) ? FromGeneric(name, target.parameters, target.expression) :
        ref_IsRef(target) ? resolve_target_FromRef(context, target.$ref, arguments_) :
            FromNotGeneric());
}
/** Resolves a named generic target from the context, or returns TNever if it cannot be resolved or is not generic. */
function ResolveTarget(context, target, arguments_) {
    return resolve_target_FromType(context, '(anonymous)', target, arguments_);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/call/resolve_arguments.mjs
// deno-fmt-ignore-file






// ------------------------------------------------------------------
// AssertArgument
// ------------------------------------------------------------------
function AssertArgumentExtends(name, type, extends_) {
    if (IsInfer(type) || IsCall(type) || IsExtendsTrueLike(extends_Extends({}, type, extends_)))
        return;
    const cause = { parameter: name, expect: extends_, actual: type };
    // @ts-ignore - no definition for { cause } options 
    throw new Error(`Argument for parameter ${name} does not satisfy constraint`, { cause });
}
function BindArgument(context, state, name, extends_, type) {
    const instantiatedArgument = instantiate_InstantiateType(context, state, type);
    AssertArgumentExtends(name, instantiatedArgument, extends_);
    return Assign(context, { [name]: instantiatedArgument });
}
function BindArguments(context, state, parameterLeft, parameterRight, arguments_) {
    const instantiatedExtends = instantiate_InstantiateType(context, state, parameterLeft.extends);
    const instantiatedEquals = instantiate_InstantiateType(context, state, parameterLeft.equals);
    return ShiftLeft(arguments_, (left, right) => BindParameters(BindArgument(context, state, parameterLeft['name'], instantiatedExtends, left), state, parameterRight, right), () => BindParameters(BindArgument(context, state, parameterLeft['name'], instantiatedExtends, instantiatedEquals), state, parameterRight, []));
}
function BindParameters(context, state, parameters, arguments_) {
    return ShiftLeft(parameters, (left, right) => BindArguments(context, state, left, right, arguments_), () => context);
}
function ResolveArgumentsContext(context, state, parameters, arguments_) {
    return BindParameters(context, state, parameters, arguments_);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/call/instantiate.mjs
// deno-fmt-ignore-file









// ------------------------------------------------------------------
// Infrastructure
// ------------------------------------------------------------------



// ------------------------------------------------------------------
// InstantiationGuard
// ------------------------------------------------------------------
let instantiationDepth = 0;
let instantiationCount = 0;
function InstantiationAssert() {
    if (IsLessThan(instantiationCount, Get().maxInstantiationCount))
        return;
    throw Error('Type instantiation is excessively deep and possibly infinite');
}
function InstantiationIncrement() {
    InstantiationAssert();
    instantiationCount++;
    instantiationDepth++;
}
function InstantiationDecrement() {
    instantiationDepth--;
    if (guard_IsEqual(instantiationDepth, 0))
        instantiationCount = 0;
}
function Peek(state) {
    const result = IsGreaterThan(state.callstack.length, 0) ? state.callstack[state.callstack.length - 1] : '';
    return result;
}
function IsTailCall(state, name) {
    const result = guard_IsEqual(Peek(state), name);
    return result;
}
function CallDispatch(context, state, target, parameters, expression, arguments_) {
    InstantiationIncrement();
    try {
        const argumentsContext = ResolveArgumentsContext(context, state, parameters, arguments_);
        const returnType = instantiate_InstantiateType(argumentsContext, instantiate_State([...state['callstack'], target['$ref']], state['visited']), expression);
        return instantiate_InstantiateType(argumentsContext, instantiate_State([], []), returnType);
    }
    finally {
        InstantiationDecrement();
    }
}
function CallDistributed(context, state, target, parameters, expression, distributedArguments) {
    return distributedArguments.reduce((result, arguments_) => {
        const returnType = CallDispatch(context, state, target, parameters, expression, arguments_);
        return [...result, returnType];
    }, []);
}
function CallImmediate(context, state, target, parameters, expression, arguments_) {
    const distributedArguments = DistributeArguments(parameters, arguments_, expression);
    const returnTypes = CallDistributed(context, state, target, parameters, expression, distributedArguments);
    const result = guard_IsEqual(returnTypes.length, 1) ? returnTypes[0] : EvaluateUnion(returnTypes);
    return result;
}
function instantiate_CallInstantiate(context, state, target, arguments_) {
    const instantiatedArguments = InstantiateTypes(context, state, arguments_);
    const resolved = ResolveTarget(context, target, arguments_);
    const name = resolved[0];
    const type = resolved[1];
    const result = (IsGeneric(type)
        ? IsTailCall(state, name)
            ? CallConstruct(ref_Ref(name), instantiatedArguments)
            : CallImmediate(context, state, ref_Ref(name), type.parameters, type.expression, instantiatedArguments)
        : CallConstruct(target, instantiatedArguments));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/types/call.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file




function CallConstruct(target, arguments_) {
    return Create({ ['~kind']: 'Call' }, { type: 'call', target, arguments: arguments_ }, {});
}
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
/** Creates a Call type. */
function call_Call(target, arguments_) {
    return CallInstantiate({}, State([], []), target, arguments_);
}
// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
/** Returns true if the given type is a TCall. */
function IsCall(value) {
    return schema_IsKind(value, 'Call');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/immutable/instantiate_remove.mjs
// deno-fmt-ignore-file


function RemoveImmutableOperation(type) {
    return Discard(type, ['~immutable']);
}
function instantiate_remove_RemoveImmutableAction(type, options) {
    const result = Update(RemoveImmutableOperation(type), {}, options);
    return result;
}
function RemoveImmutableInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_remove_RemoveImmutableAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/mapping.mjs
// deno-fmt-ignore-file
function ApplyMapping(mapping, value) {
    return mapping(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/from_literal.mjs
// deno-fmt-ignore-file



function from_literal_FromLiteral(mapping, value) {
    return (IsString(value)
        ? literal_Literal(ApplyMapping(mapping, value))
        : literal_Literal(value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/from_template_literal.mjs
// deno-fmt-ignore-file


function FromTemplateLiteral(mapping, pattern) {
    const evaluated = EvaluateTemplateLiteral(pattern);
    const result = from_type_FromType(mapping, evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/from_union.mjs
// deno-fmt-ignore-file


function from_union_FromUnion(mapping, types) {
    const result = types.map(type => from_type_FromType(mapping, type));
    return union_Union(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/from_type.mjs
// deno-fmt-ignore-file






function from_type_FromType(mapping, type) {
    return (IsLiteral(type) ? from_literal_FromLiteral(mapping, type.const) :
        IsTemplateLiteral(type) ? FromTemplateLiteral(mapping, type.pattern) :
            IsUnion(type) ? from_union_FromUnion(mapping, type.anyOf) :
                type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/capitalize.mjs
// deno-fmt-ignore-file


/** Creates a deferred Capitalize action. */
function CapitalizeDeferred(type, options = {}) {
    return deferred_Deferred('Capitalize', [type], options);
}
/** Applies a Capitalize action to the given type. */
function Capitalize(type, options = {}) {
    return CapitalizeAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/lowercase.mjs
// deno-fmt-ignore-file


/** Creates a deferred Lowercase action. */
function LowercaseDeferred(type, options = {}) {
    return deferred_Deferred('Lowercase', [type], options);
}
/** Applies a Lowercase action to the given type. */
function Lowercase(type, options = {}) {
    return LowercaseAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/uncapitalize.mjs
// deno-fmt-ignore-file


/** Creates a deferred Uncapitalize action. */
function UncapitalizeDeferred(type, options = {}) {
    return deferred_Deferred('Uncapitalize', [type], options);
}
/** Applies a Uncapitalize action to the given type. */
function Uncapitalize(type, options = {}) {
    return UncapitalizeAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/uppercase.mjs
// deno-fmt-ignore-file


/** Creates a deferred Uppercase action. */
function UppercaseDeferred(type, options = {}) {
    return deferred_Deferred('Uppercase', [type], options);
}
/** Applies a Uppercase action to the given type. */
function Uppercase(type, options = {}) {
    return UppercaseAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/instantiate.mjs
// deno-fmt-ignore-file







const CapitalizeMapping = (input) => input[0].toUpperCase() + input.slice(1);
const LowercaseMapping = (input) => input.toLowerCase();
const UncapitalizeMapping = (input) => input[0].toLowerCase() + input.slice(1);
const UppercaseMapping = (input) => input.toUpperCase();
function instantiate_CapitalizeAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(from_type_FromType(CapitalizeMapping, type), {}, options)
        : CapitalizeDeferred(type, options);
    return result;
}
function instantiate_LowercaseAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(from_type_FromType(LowercaseMapping, type), {}, options)
        : LowercaseDeferred(type, options);
    return result;
}
function instantiate_UncapitalizeAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(from_type_FromType(UncapitalizeMapping, type), {}, options)
        : UncapitalizeDeferred(type, options);
    return result;
}
function instantiate_UppercaseAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(from_type_FromType(UppercaseMapping, type), {}, options)
        : UppercaseDeferred(type, options);
    return result;
}
function CapitalizeInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_CapitalizeAction(instantiatedType, options);
}
function LowercaseInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_LowercaseAction(instantiatedType, options);
}
function UncapitalizeInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_UncapitalizeAction(instantiatedType, options);
}
function UppercaseInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_UppercaseAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/conditional.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file



/** Creates a deferred Conditional action. */
function ConditionalDeferred(left, right, true_, false_, options = {}) {
    return deferred_Deferred('Conditional', [left, right, true_, false_], options);
}
/** Applies a Conditional action to the given types. */
function Conditional(left, right, true_, false_, options = {}) {
    return ConditionalAction({}, State([], []), left, right, true_, false_, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/conditional/instantiate.mjs
// deno-fmt-ignore-file





function ConditionalOperation(context, state, left, right, true_, false_) {
    const extendsResult = extends_Extends(context, left, right);
    return (IsExtendsUnion(extendsResult) ? union_Union([instantiate_InstantiateType(extendsResult.inferred, state, true_), instantiate_InstantiateType(context, state, false_)]) :
        IsExtendsTrue(extendsResult) ? instantiate_InstantiateType(extendsResult.inferred, state, true_) :
            instantiate_InstantiateType(context, state, false_));
}
function instantiate_ConditionalAction(context, state, left, right, true_, false_, options) {
    const result = CanInstantiate([left, right])
        ? Update(ConditionalOperation(context, state, left, right, true_, false_), {}, options)
        : ConditionalDeferred(left, right, true_, false_, options);
    return result;
}
function ConditionalInstantiate(context, state, left, right, true_, false_, options) {
    const instantiatedLeft = instantiate_InstantiateType(context, state, left);
    const instantiatedRight = instantiate_InstantiateType(context, state, right);
    return instantiate_ConditionalAction(context, state, instantiatedLeft, instantiatedRight, true_, false_, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/conditional/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/constructor_parameters.mjs
// deno-fmt-ignore-file


/** Creates a deferred ConstructorParameters action. */
function ConstructorParametersDeferred(type, options = {}) {
    return deferred_Deferred('ConstructorParameters', [type], options);
}
/** Applies a ConstructorParameters action to a type. */
function ConstructorParameters(type, options = {}) {
    return ConstructorParametersAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/constructor_parameters/instantiate.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file







function ConstructorParametersOperation(type) {
    const parameters = constructor_IsConstructor(type) ? type['parameters'] : [];
    const instantiatedParameters = InstantiateElements({}, instantiate_State([], []), parameters);
    const result = Tuple(instantiatedParameters);
    return result;
}
function instantiate_ConstructorParametersAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(ConstructorParametersOperation(type), {}, options)
        : ConstructorParametersDeferred(type, options);
    return result;
}
function ConstructorParametersInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_ConstructorParametersAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/exclude.mjs
// deno-fmt-ignore-file


/** Creates a deferred Exclude action. */
function ExcludeDeferred(left, right, options = {}) {
    return deferred_Deferred('Exclude', [left, right], options);
}
/** Applies a Exclude action using the given types */
function Exclude(left, right, options = {}) {
    return ExcludeAction(left, right, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/exclude/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_ExcludeAction(left, right, options) {
    const result = CanInstantiate([left, right])
        ? Update(ExcludeOperation(left, right), {}, options)
        : ExcludeDeferred(left, right, options);
    return result;
}
function ExcludeInstantiate(context, state, left, right, options) {
    const instantiatedLeft = instantiate_InstantiateType(context, state, left);
    const instantiatedRight = instantiate_InstantiateType(context, state, right);
    return instantiate_ExcludeAction(instantiatedLeft, instantiatedRight, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/extract.mjs
// deno-fmt-ignore-file


/** Creates a deferred Extract action. */
function ExtractDeferred(left, right, options = {}) {
    return deferred_Deferred('Extract', [left, right], options);
}
/** Applies an Extract action using the given types. */
function Extract(left, right, options = {}) {
    return ExtractAction(left, right, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/extract/operation.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file





function ExtractType(left, right) {
    const check = extends_Extends({}, left, right);
    const result = IsExtendsTrueLike(check) ? [left] : [];
    return result;
}
function ExtractUnion(left, right, result = []) {
    return ShiftLeft(left, (head, tail) => ExtractUnion(tail, right, [...result, ...ExtractType(head, right)]), () => result);
}
function ExtractOperation(left, right) {
    const evaluated = EvaluateType(left);
    const canonical = IsUnion(evaluated) ? evaluated.anyOf : [evaluated];
    const remaining = ExtractUnion(canonical, right);
    const result = EvaluateUnion(remaining);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/extract/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_ExtractAction(left, right, options) {
    const result = CanInstantiate([left, right])
        ? Update(ExtractOperation(left, right), {}, options)
        : ExtractDeferred(left, right, options);
    return result;
}
function ExtractInstantiate(context, state, left, right, options) {
    const instantiatedLeft = instantiate_InstantiateType(context, state, left);
    const instantiatedRight = instantiate_InstantiateType(context, state, right);
    return instantiate_ExtractAction(instantiatedLeft, instantiatedRight, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/helpers/keys_to_indexer.mjs
// deno-fmt-ignore-file


function KeysToLiterals(keys) {
    return keys.reduce((result, left) => {
        return IsLiteralValue(left)
            ? [...result, Literal(left)]
            : result;
    }, []);
}
function keys_to_indexer_KeysToIndexer(keys) {
    const literals = KeysToLiterals(keys);
    const result = Union(literals);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/indexed.mjs
// deno-fmt-ignore-file




/** Creates a deferred Index action. */
function IndexDeferred(type, indexer, options = {}) {
    return deferred_Deferred('Index', [type, indexer], options);
}
/** Applies a Index action using the given types. */
function Index(type, indexer_or_keys, options = {}) {
    const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
    return IndexAction(type, indexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_cyclic.mjs
// deno-fmt-ignore-file


function FromCyclic(defs, ref) {
    const target = CyclicTarget(defs, ref);
    const result = object_from_type_FromType(target);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_dependent.mjs
// deno-fmt-ignore-file


function FromDependent(if_, then_, else_) {
    const evaluated = EvaluateDependent(if_, then_, else_);
    const result = object_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_intersect.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file




function CollapseIntersectProperties(left, right) {
    const leftKeys = Keys(left).filter((key) => !HasPropertyKey(right, key));
    const rightKeys = Keys(right).filter((key) => !HasPropertyKey(left, key));
    const sharedKeys = Keys(left).filter((key) => HasPropertyKey(right, key));
    const leftProperties = leftKeys.reduce((result, key) => ({ ...result, [key]: left[key] }), {});
    const rightProperties = rightKeys.reduce((result, key) => ({ ...result, [key]: right[key] }), {});
    const sharedProperties = sharedKeys.reduce((result, key) => ({ ...result, [key]: EvaluatePropertyIntersect(left[key], right[key]) }), {});
    const unique = Assign(leftProperties, rightProperties);
    const shared = Assign(unique, sharedProperties);
    return shared;
}
function FromIntersect(types) {
    return types.reduce((result, left) => {
        return CollapseIntersectProperties(result, object_from_type_FromType(left));
    }, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_object.mjs
// deno-fmt-ignore-file
function from_object_FromObject(properties) {
    return properties;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_tuple.mjs
// deno-fmt-ignore-file



function FromTuple(types) {
    const object = TupleToObject(Tuple(types));
    const result = object_from_type_FromType(object);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_union.mjs
// deno-fmt-ignore-file




function CollapseUnionProperties(left, right) {
    const sharedKeys = Keys(left).filter((key) => key in right);
    const result = sharedKeys.reduce((result, key) => {
        return { ...result, [key]: EvaluatePropertyUnion(left[key], right[key]) };
    }, {});
    return result;
}
function ReduceVariants(types, result) {
    return ShiftLeft(types, (left, right) => ReduceVariants(right, CollapseUnionProperties(result, object_from_type_FromType(left))), () => result);
}
function object_from_union_FromUnion(types) {
    return ShiftLeft(types, (left, right) => ReduceVariants(right, object_from_type_FromType(left)), () => unreachable_Unreachable());
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/from_type.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file












function object_from_type_FromType(type) {
    return (IsCyclic(type) ? FromCyclic(type.$defs, type.$ref) :
        IsDependent(type) ? FromDependent(type.if, type.then, type.else) :
            IsIntersect(type) ? FromIntersect(type.allOf) :
                IsUnion(type) ? object_from_union_FromUnion(type.anyOf) :
                    IsTuple(type) ? FromTuple(type.items) :
                        object_IsObject(type) ? from_object_FromObject(type.properties) :
                            {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/collapse.mjs
// deno-fmt-ignore-file


/**
 * Collapses a type into a TObject schema. This is a lossy fast path used to
 * normalize arbitrary TSchema types into a TObject structure. This function is
 * primarily used in indexing operations where a normalized object structure
 * is required. If the type cannot be collapsed, an empty object schema is returned.
 */
function CollapseToObject(type) {
    const properties = object_from_type_FromType(type);
    const result = _Object_(properties);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/object/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/helpers/keys.mjs
// deno-fmt-ignore-file
const integerKeyPattern = new RegExp('^(?:0|[1-9][0-9]*)$');
function ConvertToIntegerKey(value) {
    const normal = `${value}`;
    return (integerKeyPattern.test(normal)
        ? parseInt(normal)
        : value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/from_array.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file








function NormalizeLiteral(value) {
    return literal_Literal(ConvertToIntegerKey(value));
}
function NormalizeIndexerTypes(types) {
    return types.map(type => NormalizeIndexer(type));
}
function NormalizeIndexer(type) {
    return (IsIntersect(type) ? Intersect(NormalizeIndexerTypes(type.allOf)) :
        IsUnion(type) ? union_Union(NormalizeIndexerTypes(type.anyOf)) :
            IsLiteral(type) ? NormalizeLiteral(type.const) :
                type);
}
function from_array_FromArray(type, indexer) {
    const normalizedIndexer = NormalizeIndexer(indexer);
    const check = extends_Extends({}, normalizedIndexer, number_Number());
    const result = (
    // indexer
    IsExtendsTrueLike(check)
        ? type
        // length (intrinsic)
        : IsLiteral(indexer) && guard_IsEqual(indexer.const, 'length')
            ? number_Number()
            : never_Never());
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_cyclic.mjs
// deno-fmt-ignore-file


function from_cyclic_FromCyclic(defs, ref) {
    const target = CyclicTarget(defs, ref);
    const result = indexable_from_type_FromType(target);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_dependent.mjs
// deno-fmt-ignore-file


function from_dependent_FromDependent(if_, then_, else_) {
    const evaluated = EvaluateDependent(if_, then_, else_);
    const result = indexable_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_enum.mjs
// deno-fmt-ignore-file


function FromEnum(values) {
    const evaluated = EvaluateEnum(values);
    const result = indexable_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_intersect.mjs
// deno-fmt-ignore-file


function from_intersect_FromIntersect(types) {
    const evaluated = EvaluateIntersect(types);
    const result = indexable_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_literal.mjs
// deno-fmt-ignore-file
function indexable_from_literal_FromLiteral(value) {
    const result = [`${value}`];
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_template_literal.mjs
// deno-fmt-ignore-file


function from_template_literal_FromTemplateLiteral(pattern) {
    const evaluated = EvaluateTemplateLiteral(pattern);
    const result = indexable_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_union.mjs
// deno-fmt-ignore-file

function indexable_from_union_FromUnion(types) {
    return types.reduce((result, left) => {
        return [...result, ...indexable_from_type_FromType(left)];
    }, []);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/from_type.mjs
// deno-fmt-ignore-file














function indexable_from_type_FromType(type) {
    return (IsCyclic(type) ? from_cyclic_FromCyclic(type.$defs, type.$ref) :
        IsDependent(type) ? from_dependent_FromDependent(type.if, type.then, type.else) :
            enum_IsEnum(type) ? FromEnum(type.enum) :
                IsIntersect(type) ? from_intersect_FromIntersect(type.allOf) :
                    IsLiteral(type) ? indexable_from_literal_FromLiteral(type.const) :
                        IsTemplateLiteral(type) ? from_template_literal_FromTemplateLiteral(type.pattern) :
                            IsUnion(type) ? indexable_from_union_FromUnion(type.anyOf) :
                                []);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/to_indexable_keys.mjs
// deno-fmt-ignore-file

/**
 * Transforms a type meant as an Indexer into string[] array which is used by Indexable types
 * like Index, Pick and Omit to select from property keys. This function should only be used
 * for Object key selection, and not for Array / Tuple key selection as Array-Like structures
 * require TNumber indexing support.
 */
function ToIndexableKeys(type) {
    const result = indexable_from_type_FromType(type);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/this/expand_this.mjs
// deno-fmt-ignore-file








function expand_this_FromTypes(properties, types) {
    return types.map(type => expand_this_FromType(properties, type));
}
function expand_this_FromType(properties, type) {
    return (array_IsArray(type) ? _Array_(expand_this_FromType(properties, type.items)) :
        constructor_IsConstructor(type) ? Constructor(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.instanceType)) :
            function_IsFunction(type) ? _Function_(expand_this_FromTypes(properties, type.parameters), expand_this_FromType(properties, type.returnType)) :
                IsTuple(type) ? Tuple(expand_this_FromTypes(properties, type.items)) :
                    IsUnion(type) ? union_Union(expand_this_FromTypes(properties, type.anyOf)) :
                        IsIntersect(type) ? Intersect(expand_this_FromTypes(properties, type.allOf)) :
                            IsThis(type) ? _Object_(properties) :
                                type);
}
function ExpandThis(properties, type) {
    const result = expand_this_FromType(properties, type);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/from_object.mjs
// deno-fmt-ignore-file







function IndexProperty(properties, key) {
    const selectedType = key in properties ? properties[key] : never_Never();
    const result = ExpandThis(properties, selectedType);
    return result;
}
function IndexProperties(properties, keys) {
    return keys.reduce((result, left) => {
        return [...result, IndexProperty(properties, left)];
    }, []);
}
function FromIndexer(properties, indexer) {
    const keys = ToIndexableKeys(indexer);
    const variants = IndexProperties(properties, keys);
    const result = EvaluateUnion(variants);
    return result;
}
const NumericKeyPattern = new RegExp(IntegerKey);
function NumericKeys(keys) {
    const result = keys.filter(key => NumericKeyPattern.test(key));
    return result;
}
function FromIndexerNumber(properties) {
    const keys = PropertyKeys(properties);
    const numericKeys = NumericKeys(keys);
    const variants = IndexProperties(properties, numericKeys);
    const result = EvaluateUnion(variants);
    return result;
}
function indexed_from_object_FromObject(properties, indexer) {
    const result = number_IsNumber(indexer) ? FromIndexerNumber(properties) : FromIndexer(properties, indexer);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/array_indexer.mjs
// deno-fmt-ignore-file




function ConvertLiteral(value) {
    return literal_Literal(ConvertToIntegerKey(value));
}
function ArrayIndexerTypes(types) {
    return types.map(type => FormatArrayIndexer(type));
}
/** Formats embedded integer-like strings on an Indexer to be number values inline with TS indexing | coercion behaviors. */
function FormatArrayIndexer(type) {
    return (IsIntersect(type) ? Intersect(ArrayIndexerTypes(type.allOf)) :
        IsUnion(type) ? union_Union(ArrayIndexerTypes(type.anyOf)) :
            IsLiteral(type) ? ConvertLiteral(type.const) :
                type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/from_tuple.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file







function IndexElementsWithIndexer(types, indexer) {
    return types.reduceRight((result, right, index) => {
        const check = extends_Extends({}, literal_Literal(index), indexer);
        return IsExtendsTrueLike(check)
            ? [right, ...result]
            : result;
    }, []);
}
function FromTupleWithIndexer(types, indexer) {
    const formattedArrayIndexer = FormatArrayIndexer(indexer);
    const elements = IndexElementsWithIndexer(types, formattedArrayIndexer);
    return EvaluateUnionFast(elements);
}
function FromTupleWithoutIndexer(types) {
    return EvaluateUnionFast(types);
}
function from_tuple_FromTuple(types, indexer) {
    return (
    // length (intrinsic)
    IsLiteral(indexer) && guard_IsEqual(indexer.const, 'length')
        ? literal_Literal(types.length)
        // indexer
        : number_IsNumber(indexer) || integer_IsInteger(indexer)
            ? FromTupleWithoutIndexer(types)
            : FromTupleWithIndexer(types, indexer));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/from_type.mjs
// deno-fmt-ignore-file







function indexed_from_type_FromType(type, indexer) {
    return (array_IsArray(type) ? from_array_FromArray(type.items, indexer) :
        object_IsObject(type) ? indexed_from_object_FromObject(type.properties, indexer) :
            IsTuple(type) ? from_tuple_FromTuple(type.items, indexer) :
                never_Never());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/instantiate.mjs
// deno-fmt-ignore-file









function NormalizeType(type) {
    const result = (IsCyclic(type) ||
        IsDependent(type) ||
        IsIntersect(type) ||
        IsUnion(type)) ? CollapseToObject(type) : type;
    return result;
}
function instantiate_IndexAction(type, indexer, options) {
    const result = CanInstantiate([type, indexer])
        ? Update(indexed_from_type_FromType(NormalizeType(type), indexer), {}, options)
        : IndexDeferred(type, indexer, options);
    return result;
}
function IndexInstantiate(context, state, type, indexer, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
    return instantiate_IndexAction(instantiatedType, instantiatedIndexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/instance_type.mjs
// deno-fmt-ignore-file


/** Creates a deferred InstanceType action. */
function InstanceTypeDeferred(type, options = {}) {
    return deferred_Deferred('InstanceType', [type], options);
}
/** Applies a InstanceType action to the given type. */
function InstanceType(type, options = {}) {
    return InstanceTypeAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/instance_type/instantiate.mjs
// deno-fmt-ignore-file





function InstanceTypeOperation(type) {
    return (constructor_IsConstructor(type)
        ? type['instanceType']
        : never_Never());
}
function instantiate_InstanceTypeAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(InstanceTypeOperation(type), {}, options)
        : InstanceTypeDeferred(type, options);
    return result;
}
function InstanceTypeInstantiate(context, state, type, options = {}) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_InstanceTypeAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/keyof.mjs
// deno-fmt-ignore-file


/** Creates a deferred KeyOf action. */
function KeyOfDeferred(type, options = {}) {
    return deferred_Deferred('KeyOf', [type], options);
}
/** Applies a KeyOf action to the given type. */
function keyof_KeyOf(type, options = {}) {
    return KeyOfAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_any.mjs
// deno-fmt-ignore-file




function FromAny() {
    return union_Union([number_Number(), string_String(), symbol_Symbol()]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_array.mjs
// deno-fmt-ignore-file

function keyof_from_array_FromArray(_type) {
    return number_Number();
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_object.mjs
// deno-fmt-ignore-file





function FromPropertyKeys(keys) {
    const result = keys.reduce((result, left) => {
        return literal_IsLiteralValue(left)
            ? [...result, literal_Literal(ConvertToIntegerKey(left))]
            : unreachable_Unreachable();
    }, []);
    return result;
}
function keyof_from_object_FromObject(properties) {
    const propertyKeys = Keys(properties);
    const variants = FromPropertyKeys(propertyKeys);
    const result = EvaluateUnionFast(variants);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_record.mjs
// deno-fmt-ignore-file

function from_record_FromRecord(type) {
    return RecordKey(type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_tuple.mjs
// deno-fmt-ignore-file


function keyof_from_tuple_FromTuple(types) {
    const result = types.map((_, index) => literal_Literal(index));
    return EvaluateUnionFast(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/from_type.mjs
// deno-fmt-ignore-file






// ------------------------------------------------------------------
// Computed
// ------------------------------------------------------------------





function keyof_from_type_FromType(type) {
    return (IsAny(type) ? FromAny() :
        array_IsArray(type) ? keyof_from_array_FromArray(type.items) :
            object_IsObject(type) ? keyof_from_object_FromObject(type.properties) :
                IsRecord(type) ? from_record_FromRecord(type) :
                    IsTuple(type) ? keyof_from_tuple_FromTuple(type.items) :
                        never_Never());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/instantiate.mjs
// deno-fmt-ignore-file








// ------------------------------------------------------------------
// Computed
// ------------------------------------------------------------------

function instantiate_NormalizeType(type) {
    const result = (IsCyclic(type) ||
        IsDependent(type) ||
        IsIntersect(type) ||
        IsUnion(type)) ? CollapseToObject(type) : type;
    return result;
}
function instantiate_KeyOfAction(type, options) {
    return (CanInstantiate([type])
        ? Update(keyof_from_type_FromType(instantiate_NormalizeType(type)), {}, options)
        : KeyOfDeferred(type, options));
}
function KeyOfInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_KeyOfAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/mapped.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file



/** Creates a deferred Mapped action. */
function MappedDeferred(identifier, type, as, property, options = {}) {
    return deferred_Deferred('Mapped', [identifier, type, as, property], options);
}
/** Applies a Mapped action using the given types. */
function Mapped(identifier, type, as, property, options = {}) {
    return MappedAction({}, State([], []), identifier, type, as, property, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/mapped/mapped_variants.mjs
// deno-fmt-ignore-file







function mapped_variants_FromTemplateLiteral(pattern) {
    const evaluated = EvaluateTemplateLiteral(pattern);
    const result = mapped_variants_FromType(evaluated);
    return result;
}
function mapped_variants_FromUnion(types) {
    return types.reduce((result, left) => {
        return [...result, ...mapped_variants_FromType(left)];
    }, []);
}
function mapped_variants_FromEnum(values) {
    const evaluated = EvaluateEnum(values);
    const result = mapped_variants_FromType(evaluated);
    return result;
}
function mapped_variants_FromLiteral(value) {
    const result = IsNumber(value) ? [literal_Literal(`${value}`)] : [literal_Literal(value)];
    return result;
}
function mapped_variants_FromType(type) {
    const result = (enum_IsEnum(type) ? mapped_variants_FromEnum(type.enum) :
        IsLiteral(type) ? mapped_variants_FromLiteral(type.const) :
            IsTemplateLiteral(type) ? mapped_variants_FromTemplateLiteral(type.pattern) :
                IsUnion(type) ? mapped_variants_FromUnion(type.anyOf) :
                    [type]);
    return result;
}
function MappedVariants(type) {
    const result = mapped_variants_FromType(type);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/mapped/mapped_operation.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file








function CanonicalAs(instantiatedAs) {
    const result = IsTemplateLiteral(instantiatedAs)
        ? EvaluateTemplateLiteral(instantiatedAs.pattern)
        : instantiatedAs;
    return result;
}
function MappedVariant(context, state, identifier, variant, as, property) {
    const variantContext = Assign(context, { [identifier['name']]: variant });
    const instantiatedAs = instantiate_InstantiateType(variantContext, state, as);
    const canonicalAs = CanonicalAs(instantiatedAs);
    const instantiatedProperty = instantiate_InstantiateType(variantContext, state, property);
    return (IsLiteralNumber(canonicalAs) || IsLiteralString(canonicalAs)
        ? { [canonicalAs.const]: instantiatedProperty }
        : {});
}
function MappedProperties(context, state, identifier, variants, as, property) {
    return variants.reduce((result, left) => {
        return [...result, MappedVariant(context, state, identifier, left, as, property)];
    }, []);
}
function MappedObjects(properties) {
    return properties.reduce((result, left) => {
        return [...result, _Object_(left)];
    }, []);
}
function MappedOperation(context, state, identifier, type, as, property) {
    const variants = MappedVariants(type);
    const mappedProperties = MappedProperties(context, state, identifier, variants, as, property);
    const mappedObjects = MappedObjects(mappedProperties);
    const result = EvaluateIntersect(mappedObjects);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/mapped/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_MappedAction(context, state, identifier, type, as, property, options) {
    const result = CanInstantiate([type])
        ? Update(MappedOperation(context, state, identifier, type, as, property), {}, options)
        : MappedDeferred(identifier, type, as, property, options);
    return result;
}
function MappedInstantiate(context, state, identifier, type, as, property, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_MappedAction(context, state, identifier, instantiatedType, as, property, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/module/instantiate.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Module: Instantiation Infrastructure
// ------------------------------------------------------------------



function InstantiateCyclics(context, declarations, cyclicKeys) {
    const declarationContext = Assign(context, declarations);
    const declarationKeys = Keys(declarations).filter(key => cyclicKeys.includes(key));
    return declarationKeys.reduce((result, key) => {
        return { ...result, [key]: InstantiateCyclic(declarationContext, key, declarations[key]) };
    }, {});
}
function InstantiateNonCyclics(context, declarations, cyclicKeys) {
    const declarationContext = Assign(context, declarations);
    const declarationKeys = Keys(declarations).filter(key => !cyclicKeys.includes(key));
    return declarationKeys.reduce((result, key) => {
        return { ...result, [key]: instantiate_InstantiateType(declarationContext, instantiate_State([], []), declarations[key]) };
    }, {});
}
function InstantiateModule(context, declarations, options) {
    const cyclicCandidates = CyclicCandidates(declarations);
    const instantiatedCyclics = InstantiateCyclics(context, declarations, cyclicCandidates);
    const instantiatedNonCyclics = InstantiateNonCyclics(context, declarations, cyclicCandidates);
    const instantiatedModule = { ...instantiatedCyclics, ...instantiatedNonCyclics };
    return Update(instantiatedModule, {}, options);
}
function instantiate_ModuleInstantiate(context, _state, declarations, options) {
    const instantiatedModule = InstantiateModule(context, declarations, options);
    return instantiatedModule;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/non_nullable.mjs
// deno-fmt-ignore-file


/** Creates a deferred NonNullable action. */
function NonNullableDeferred(type, options = {}) {
    return deferred_Deferred('NonNullable', [type], options);
}
/** Applies a NonNullable action to the given type. */
function NonNullable(type, options = {}) {
    return NonNullableAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/non_nullable/instantiate.mjs
// deno-fmt-ignore-file







function NonNullableOperation(type) {
    const excluded = union_Union([Null(), Undefined()]);
    return instantiate_ExcludeAction(type, excluded, {});
}
function instantiate_NonNullableAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(NonNullableOperation(type), {}, options)
        : NonNullableDeferred(type, options);
    return result;
}
function NonNullableInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_NonNullableAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/omit.mjs
// deno-fmt-ignore-file




/** Creates a deferred Omit action. */
function OmitDeferred(type, indexer, options = {}) {
    return deferred_Deferred('Omit', [type, indexer], options);
}
/** Applies a Omit action using the given types. */
function Omit(type, indexer_or_keys, options = {}) {
    const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
    return OmitAction(type, indexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexable/to_indexable.mjs
// deno-fmt-ignore-file



// deno-coverage-ignore-start - symmetric unreachable
/** Transforms a type into a TProperties used for indexing operations */
function ToIndexable(type) {
    const collapsed = CollapseToObject(type);
    const result = object_IsObject(collapsed)
        ? collapsed.properties
        : unreachable_Unreachable();
    return result;
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/omit/from_type.mjs
// deno-fmt-ignore-file




function FromKeys(properties, keys) {
    const result = Keys(properties).reduce((result, key) => {
        return keys.includes(key) ? result : { ...result, [key]: properties[key] };
    }, {});
    return result;
}
function omit_from_type_FromType(type, indexer) {
    const indexable = ToIndexable(type);
    const indexableKeys = ToIndexableKeys(indexer);
    const omitted = FromKeys(indexable, indexableKeys);
    const result = _Object_(omitted);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/omit/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_OmitAction(type, indexer, options) {
    const result = CanInstantiate([type, indexer])
        ? Update(omit_from_type_FromType(type, indexer), {}, options)
        : OmitDeferred(type, indexer, options);
    return result;
}
function OmitInstantiate(context, state, type, indexer, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
    return instantiate_OmitAction(instantiatedType, instantiatedIndexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/parameters.mjs
// deno-fmt-ignore-file


/** Creates a deferred Parameters action. */
function ParametersDeferred(type, options = {}) {
    return deferred_Deferred('Parameters', [type], options);
}
/** Applies a Parameters action to the given type. */
function Parameters(type, options = {}) {
    return ParametersAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/parameters/instantiate.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file







function ParametersOperation(type) {
    const parameters = function_IsFunction(type) ? type['parameters'] : [];
    const instantiatedParameters = InstantiateElements({}, instantiate_State([], []), parameters);
    const result = Tuple(instantiatedParameters);
    return result;
}
function instantiate_ParametersAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(ParametersOperation(type), {}, options)
        : ParametersDeferred(type, options);
    return result;
}
function ParametersInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_ParametersAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/partial.mjs
// deno-fmt-ignore-file


/** Creates a deferred Partial action. */
function PartialDeferred(type, options = {}) {
    return deferred_Deferred('Partial', [type], options);
}
/** Applies a Partial action to the given type. */
function Partial(type, options = {}) {
    return PartialAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_cyclic.mjs
// deno-fmt-ignore-file




function partial_from_cyclic_FromCyclic(defs, ref) {
    const target = CyclicTarget(defs, ref);
    const partial = partial_from_type_FromType(target);
    const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_dependent.mjs
// deno-fmt-ignore-file


function partial_from_dependent_FromDependent(if_, then_, else_) {
    const evaluated = EvaluateDependent(if_, then_, else_);
    const result = partial_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_intersect.mjs
// deno-fmt-ignore-file


function partial_from_intersect_FromIntersect(types) {
    const evaluated = EvaluateIntersect(types);
    const result = partial_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_union.mjs
// deno-fmt-ignore-file


function partial_from_union_FromUnion(types) {
    const result = types.map(type => partial_from_type_FromType(type));
    return union_Union(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_object.mjs
// deno-fmt-ignore-file



function partial_from_object_FromObject(properties) {
    const mapped = Keys(properties).reduce((result, left) => {
        return { ...result, [left]: _add_optional_AddOptional(properties[left]) };
    }, {});
    const result = _Object_(mapped);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/from_type.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file










function partial_from_type_FromType(type) {
    return (IsCyclic(type) ? partial_from_cyclic_FromCyclic(type.$defs, type.$ref) :
        IsDependent(type) ? partial_from_dependent_FromDependent(type.if, type.then, type.else) :
            IsIntersect(type) ? partial_from_intersect_FromIntersect(type.allOf) :
                IsUnion(type) ? partial_from_union_FromUnion(type.anyOf) :
                    object_IsObject(type) ? partial_from_object_FromObject(type.properties) :
                        _Object_({}));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_PartialAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(partial_from_type_FromType(type), {}, options)
        : PartialDeferred(type, options);
    return result;
}
function PartialInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_PartialAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/pick.mjs
// deno-fmt-ignore-file




/** Creates a deferred Pick action. */
function PickDeferred(type, indexer, options = {}) {
    return deferred_Deferred('Pick', [type, indexer], options);
}
/** Applies a Pick action using the given types. */
function Pick(type, indexer_or_keys, options = {}) {
    const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
    return PickAction(type, indexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/pick/from_type.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file





function from_type_FromKeys(properties, keys) {
    const result = Keys(properties).reduce((result, key) => {
        return keys.includes(key) ? Assign(result, { [key]: properties[key] }) : result;
    }, {});
    return result;
}
function pick_from_type_FromType(type, indexer) {
    const indexable = ToIndexable(type);
    const keys = ToIndexableKeys(indexer);
    const applied = from_type_FromKeys(indexable, keys);
    const result = _Object_(applied);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/pick/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_PickAction(type, indexer, options) {
    const result = CanInstantiate([type, indexer])
        ? Update(pick_from_type_FromType(type, indexer), {}, options)
        : PickDeferred(type, indexer, options);
    return result;
}
function PickInstantiate(context, state, type, indexer, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    const instantiatedIndexer = instantiate_InstantiateType(context, state, indexer);
    return instantiate_PickAction(instantiatedType, instantiatedIndexer, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/readonly_object.mjs
// deno-fmt-ignore-file


/** Creates a deferred ReadonlyType action. */
function ReadonlyObjectDeferred(type, options = {}) {
    return deferred_Deferred('ReadonlyObject', [type], options);
}
/** This type is an alias for TypeScript's `Readonly<T>` utility type. It will make all properties of a TObject readonly or marks an TArray or TTuple as immutable `readonly T[]`. */
function ReadonlyObject(type, options = {}) {
    return ReadonlyObjectAction(type, options);
}
// ------------------------------------------------------------------
// Alias
// ------------------------------------------------------------------
/**
 * This type has been renamed to ReadonlyObject.
 * @deprecated
*/
const ReadonlyType = (/* unused pure expression or super */ null && (ReadonlyObject));

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_array.mjs
// deno-fmt-ignore-file


function readonly_object_from_array_FromArray(type) {
    const result = _add_immutable_AddImmutable(_Array_(type));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_cyclic.mjs
// deno-fmt-ignore-file




function readonly_object_from_cyclic_FromCyclic(defs, ref) {
    const target = CyclicTarget(defs, ref);
    const partial = readonly_object_from_type_FromType(target);
    const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_dependent.mjs
// deno-fmt-ignore-file


function readonly_object_from_dependent_FromDependent(if_, then_, else_) {
    const evaluated = EvaluateDependent(if_, then_, else_);
    const result = readonly_object_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_intersect.mjs
// deno-fmt-ignore-file


function readonly_object_from_intersect_FromIntersect(types) {
    const evaluated = EvaluateIntersect(types);
    const result = readonly_object_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_object.mjs
// deno-fmt-ignore-file



function readonly_object_from_object_FromObject(properties) {
    const mapped = Keys(properties).reduce((result, left) => {
        return { ...result, [left]: _add_readonly_AddReadonly(properties[left]) };
    }, {});
    const result = _Object_(mapped);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_tuple.mjs
// deno-fmt-ignore-file


function readonly_object_from_tuple_FromTuple(types) {
    const result = _add_immutable_AddImmutable(Tuple(types));
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_union.mjs
// deno-fmt-ignore-file


function readonly_object_from_union_FromUnion(types) {
    const result = types.map(type => readonly_object_from_type_FromType(type));
    return union_Union(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/from_type.mjs
// deno-fmt-ignore-file














function readonly_object_from_type_FromType(type) {
    return (array_IsArray(type) ? readonly_object_from_array_FromArray(type.items) :
        IsCyclic(type) ? readonly_object_from_cyclic_FromCyclic(type.$defs, type.$ref) :
            IsDependent(type) ? readonly_object_from_dependent_FromDependent(type.if, type.then, type.else) :
                IsIntersect(type) ? readonly_object_from_intersect_FromIntersect(type.allOf) :
                    object_IsObject(type) ? readonly_object_from_object_FromObject(type.properties) :
                        IsTuple(type) ? readonly_object_from_tuple_FromTuple(type.items) :
                            IsUnion(type) ? readonly_object_from_union_FromUnion(type.anyOf) :
                                type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_ReadonlyObjectAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(readonly_object_from_type_FromType(type), {}, options)
        : ReadonlyObjectDeferred(type);
    return result;
}
function ReadonlyObjectInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_ReadonlyObjectAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/ref/instantiate.mjs
// deno-fmt-ignore-file


function RefInstantiate(context, state, type, ref) {
    return (state.visited.includes(ref)
        ? type
        : ref in context
            ? instantiate_InstantiateType(context, instantiate_State(state['callstack'], [...state['visited'], ref]), context[ref])
            : type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_cyclic.mjs
// deno-fmt-ignore-file




function required_from_cyclic_FromCyclic(defs, ref) {
    const target = CyclicTarget(defs, ref);
    const partial = required_from_type_FromType(target);
    const result = Cyclic(Assign(defs, { [ref]: partial }), ref);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_dependent.mjs
// deno-fmt-ignore-file


function required_from_dependent_FromDependent(if_, then_, else_) {
    const evaluated = EvaluateDependent(if_, then_, else_);
    const result = required_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_intersect.mjs
// deno-fmt-ignore-file


function required_from_intersect_FromIntersect(types) {
    const evaluated = EvaluateIntersect(types);
    const result = required_from_type_FromType(evaluated);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_union.mjs
// deno-fmt-ignore-file


function required_from_union_FromUnion(types) {
    const result = types.map(type => required_from_type_FromType(type));
    return union_Union(result);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_remove_optional.mjs
// deno-fmt-ignore-file


/** Creates a deferred RemoveOptional action. */
function RemoveOptionalDeferred(type, options = {}) {
    return Deferred('RemoveOptional', [type], options);
}
/** Applies an RemoveOptional action to a type. */
function RemoveOptional(type, options = {}) {
    return RemoveOptionalAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_object.mjs
// deno-fmt-ignore-file



function required_from_object_FromObject(properties) {
    const mapped = Keys(properties).reduce((result, left) => {
        return { ...result, [left]: RemoveOptional(properties[left]) };
    }, {});
    const result = _Object_(mapped);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/from_type.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file










function required_from_type_FromType(type) {
    return (IsCyclic(type) ? required_from_cyclic_FromCyclic(type.$defs, type.$ref) :
        IsDependent(type) ? required_from_dependent_FromDependent(type.if, type.then, type.else) :
            IsIntersect(type) ? required_from_intersect_FromIntersect(type.allOf) :
                IsUnion(type) ? required_from_union_FromUnion(type.anyOf) :
                    object_IsObject(type) ? required_from_object_FromObject(type.properties) :
                        _Object_({}));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/required.mjs
// deno-fmt-ignore-file


/** Creates a deferred Required action. */
function RequiredDeferred(type, options = {}) {
    return deferred_Deferred('Required', [type], options);
}
/** Applies a Required action to the given type. */
function Required(type, options = {}) {
    return RequiredAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/instantiate.mjs
// deno-fmt-ignore-file




function instantiate_RequiredAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(required_from_type_FromType(type), {}, options)
        : RequiredDeferred(type, options);
    return result;
}
function RequiredInstantiate(context, state, type, options) {
    const instaniatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_RequiredAction(instaniatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/return_type.mjs
// deno-fmt-ignore-file


/** Creates a deferred ReturnType action. */
function ReturnTypeDeferred(type, options = {}) {
    return deferred_Deferred('ReturnType', [type], options);
}
/** Applies a ReturnType action to the given type. */
function ReturnType(type, options = {}) {
    return ReturnTypeAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/return_type/instantiate.mjs
// deno-fmt-ignore-file





function ReturnTypeOperation(type) {
    return (function_IsFunction(type)
        ? type['returnType']
        : never_Never());
}
function instantiate_ReturnTypeAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(ReturnTypeOperation(type), {}, options)
        : ReturnTypeDeferred(type, options);
    return result;
}
function ReturnTypeInstantiate(context, state, type, options = {}) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return instantiate_ReturnTypeAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/with.mjs
// deno-fmt-ignore-file


/** Creates a deferred With action. */
function WithDeferred(type, options) {
    return deferred_Deferred('With', [type, options], {});
}
/** Applies annotation options to the given type. */
function with_With(type, options) {
    return WithAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/with/instantiate.mjs
// deno-fmt-ignore-file



function WithAction(type, options) {
    const result = CanInstantiate([type])
        ? Update(type, {}, options)
        : WithDeferred(type, options);
    return result;
}
function WithInstantiate(context, state, type, options) {
    const instaniatedType = instantiate_InstantiateType(context, state, type);
    return WithAction(instaniatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/rest/spread.mjs
// deno-fmt-ignore-file





function SpreadElement(type) {
    const result = (IsRest(type) ? (IsTuple(type.items) ? RestSpread(type.items.items) :
        IsInfer(type.items) ? [type] :
            ref_IsRef(type.items) ? [type] :
                [never_Never()]) : [type]);
    return result;
}
function RestSpread(types) {
    const result = types.reduce((result, left) => {
        return [...result, ...SpreadElement(left)];
    }, []);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/rest/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/instantiate.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file

// ------------------------------------------------------------------
// Modifiers
// ------------------------------------------------------------------
















// ------------------------------------------------------------------
// Modifier Instantiate
// ------------------------------------------------------------------









// ------------------------------------------------------------------
// Instantiate
// ------------------------------------------------------------------





























function instantiate_State(callstack, visited) {
    return { callstack, visited };
}
function CanInstantiate(types) {
    return ShiftLeft(types, (left, right) => ref_IsRef(left)
        ? false
        : CanInstantiate(right), () => true);
}
function InstantiateProperties(context, state, properties) {
    return Keys(properties).reduce((result, key) => {
        return { ...result, [key]: instantiate_InstantiateType(context, state, properties[key]) };
    }, {});
}
function InstantiateElements(context, state, types) {
    const elements = InstantiateTypes(context, state, types);
    const result = RestSpread(elements);
    return result;
}
function InstantiateTypes(context, state, types) {
    return types.map(type => instantiate_InstantiateType(context, state, type));
}
function WithModifiers(type, instantiatedType) {
    const withOptional = IsOptional(type) ? AddOptionalAction(instantiatedType, {}) : instantiatedType;
    const withReadonly = IsReadonly(type) ? AddReadonlyAction(withOptional, {}) : withOptional;
    const withImmutable = IsImmutable(type) ? AddImmutableAction(withReadonly, {}) : withReadonly;
    return withImmutable;
}
function InstantiateDeferred(context, state, action, parameters, options) {
    return (
    // Modifiers
    guard_IsEqual(action, 'AddImmutable') ? AddImmutableInstantiate(context, state, parameters[0], options) :
        guard_IsEqual(action, 'RemoveImmutable') ? RemoveImmutableInstantiate(context, state, parameters[0], options) :
            guard_IsEqual(action, 'AddReadonly') ? AddReadonlyInstantiate(context, state, parameters[0], options) :
                guard_IsEqual(action, 'RemoveReadonly') ? RemoveReadonlyInstantiate(context, state, parameters[0], options) :
                    guard_IsEqual(action, 'AddOptional') ? AddOptionalInstantiate(context, state, parameters[0], options) :
                        guard_IsEqual(action, 'RemoveOptional') ? RemoveOptionalInstantiate(context, state, parameters[0], options) :
                            // Actions
                            guard_IsEqual(action, 'Capitalize') ? CapitalizeInstantiate(context, state, parameters[0], options) :
                                guard_IsEqual(action, 'Conditional') ? ConditionalInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) :
                                    guard_IsEqual(action, 'ConstructorParameters') ? ConstructorParametersInstantiate(context, state, parameters[0], options) :
                                        guard_IsEqual(action, 'Evaluate') ? EvaluateInstantiate(context, state, parameters[0], options) :
                                            guard_IsEqual(action, 'Exclude') ? ExcludeInstantiate(context, state, parameters[0], parameters[1], options) :
                                                guard_IsEqual(action, 'Extract') ? ExtractInstantiate(context, state, parameters[0], parameters[1], options) :
                                                    guard_IsEqual(action, 'Index') ? IndexInstantiate(context, state, parameters[0], parameters[1], options) :
                                                        guard_IsEqual(action, 'InstanceType') ? InstanceTypeInstantiate(context, state, parameters[0], options) :
                                                            guard_IsEqual(action, 'Interface') ? InterfaceInstantiate(context, state, parameters[0], parameters[1], options) :
                                                                guard_IsEqual(action, 'KeyOf') ? KeyOfInstantiate(context, state, parameters[0], options) :
                                                                    guard_IsEqual(action, 'Lowercase') ? LowercaseInstantiate(context, state, parameters[0], options) :
                                                                        guard_IsEqual(action, 'Mapped') ? MappedInstantiate(context, state, parameters[0], parameters[1], parameters[2], parameters[3], options) :
                                                                            guard_IsEqual(action, 'Module') ? instantiate_ModuleInstantiate(context, state, parameters[0], options) :
                                                                                guard_IsEqual(action, 'NonNullable') ? NonNullableInstantiate(context, state, parameters[0], options) :
                                                                                    guard_IsEqual(action, 'Pick') ? PickInstantiate(context, state, parameters[0], parameters[1], options) :
                                                                                        guard_IsEqual(action, 'Parameters') ? ParametersInstantiate(context, state, parameters[0], options) :
                                                                                            guard_IsEqual(action, 'Partial') ? PartialInstantiate(context, state, parameters[0], options) :
                                                                                                guard_IsEqual(action, 'Omit') ? OmitInstantiate(context, state, parameters[0], parameters[1], options) :
                                                                                                    guard_IsEqual(action, 'ReadonlyObject') ? ReadonlyObjectInstantiate(context, state, parameters[0], options) :
                                                                                                        guard_IsEqual(action, 'Record') ? RecordInstantiate(context, state, parameters[0], parameters[1], options) :
                                                                                                            guard_IsEqual(action, 'Required') ? RequiredInstantiate(context, state, parameters[0], options) :
                                                                                                                guard_IsEqual(action, 'ReturnType') ? ReturnTypeInstantiate(context, state, parameters[0], options) :
                                                                                                                    guard_IsEqual(action, 'TemplateLiteral') ? TemplateLiteralInstantiate(context, state, parameters[0], options) :
                                                                                                                        guard_IsEqual(action, 'Uncapitalize') ? UncapitalizeInstantiate(context, state, parameters[0], options) :
                                                                                                                            guard_IsEqual(action, 'Uppercase') ? UppercaseInstantiate(context, state, parameters[0], options) :
                                                                                                                                guard_IsEqual(action, 'With') ? WithInstantiate(context, state, parameters[0], parameters[1]) :
                                                                                                                                    deferred_Deferred(action, parameters, options));
}
function InstantiateImmediate(context, state, type) {
    const instantiatedType = (ref_IsRef(type) ? RefInstantiate(context, state, type, type.$ref) :
        array_IsArray(type) ? _Array_(instantiate_InstantiateType(context, state, type.items), ArrayOptions(type)) :
            IsCall(type) ? instantiate_CallInstantiate(context, state, type.target, type.arguments) :
                constructor_IsConstructor(type) ? Constructor(InstantiateTypes(context, state, type.parameters), instantiate_InstantiateType(context, state, type.instanceType), ConstructorOptions(type)) :
                    function_IsFunction(type) ? _Function_(InstantiateTypes(context, state, type.parameters), instantiate_InstantiateType(context, state, type.returnType), FunctionOptions(type)) :
                        IsDependent(type) ? Dependent(instantiate_InstantiateType(context, state, type.if), instantiate_InstantiateType(context, state, type.then), instantiate_InstantiateType(context, state, type.else), DependentOptions(type)) :
                            IsIntersect(type) ? Intersect(InstantiateTypes(context, state, type.allOf), IntersectOptions(type)) :
                                object_IsObject(type) ? _Object_(InstantiateProperties(context, state, type.properties), ObjectOptions(type)) :
                                    IsRecord(type) ? RecordFromPattern(RecordPattern(type), instantiate_InstantiateType(context, state, RecordValue(type))) :
                                        IsRest(type) ? Rest(instantiate_InstantiateType(context, state, type.items)) :
                                            IsTuple(type) ? Tuple(InstantiateElements(context, state, type.items), TupleOptions(type)) :
                                                IsUnion(type) ? union_Union(InstantiateTypes(context, state, type.anyOf), UnionOptions(type)) :
                                                    type);
    const withModifiers = WithModifiers(type, instantiatedType);
    return withModifiers;
}
function instantiate_InstantiateType(context, state, type) {
    const result = IsDeferred(type)
        ? InstantiateDeferred(context, state, type.action, type.parameters, type.options)
        : InstantiateImmediate(context, state, type);
    return result;
}
/** Instantiates computed schematics using the given context and type. */
function Instantiate(context, type) {
    return instantiate_InstantiateType(context, instantiate_State([], []), type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/immutable/instantiate_add.mjs
// deno-fmt-ignore-file


function AddImmutableAction(type, options) {
    const result = Update(type, { '~immutable': true }, options);
    return result;
}
function AddImmutableInstantiate(context, state, type, options) {
    const instantiatedType = instantiate_InstantiateType(context, state, type);
    return AddImmutableAction(instantiatedType, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_add_immutable.mjs
// deno-fmt-ignore-file


/** Creates a deferred AddImmutable action. */
function AddImmutableDeferred(type, options = {}) {
    return Deferred('AddImmutable', [type], options);
}
/** Applies an AddImmutable action to a type. */
function _add_immutable_AddImmutable(type, options = {}) {
    return AddImmutableAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_remove_immutable.mjs
// deno-fmt-ignore-file


/** Creates a deferred RemoveImmutable action. */
function RemoveImmutableDeferred(type, options = {}) {
    return Deferred('RemoveImmutable', [type], options);
}
/** Applies an RemoveImmutable action to a type. */
function RemoveImmutable(type, options = {}) {
    return RemoveImmutableAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/_remove_readonly.mjs
// deno-fmt-ignore-file


/** Creates a deferred RemoveReadonly action. */
function RemoveReadonlyDeferred(type, options = {}) {
    return Deferred('RemoveReadonly', [type], options);
}
/** Applies an RemoveReadonly action to a type. */
function RemoveReadonly(type, options = {}) {
    return RemoveReadonlyAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/evaluate.mjs
// deno-fmt-ignore-file


/** Creates a deferred Evaluate action. */
function EvaluateDeferred(type, options = {}) {
    return Deferred('Evaluate', [type], options);
}
/** Applies an Evaluate action to a type. */
function evaluate_Evaluate(type, options = {}) {
    return EvaluateAction(type, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/module.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file



/** Creates a deferred Module action. */
function ModuleDeferred(declarations, options = {}) {
    return Deferred('Module', [declarations], options);
}
/** Creates a Module with the given declarations */
function module_Module(declarations, options = {}) {
    return ModuleInstantiate({}, State([], []), declarations, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/action/index.mjs































;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/constructor_parameters/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/exclude/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/extract/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/helpers/index.mjs




;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/indexed/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/instance_type/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/interface/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/intrinsics/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/keyof/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/mapped/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/module/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/non_nullable/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/omit/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/parameters/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/patterns/index.mjs



;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/partial/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/pick/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/priority/priority.mjs
// deno-fmt-ignore-file


function Comparer(left, right) {
    const compareResult = Compare(left, right);
    return (guard_IsEqual(compareResult, CompareResultRightInside) ? 1 :
        guard_IsEqual(compareResult, CompareResultDisjoint) ? 1 :
            0);
}
function Insert(type, types, result = []) {
    return ShiftLeft(types, (left, right) => guard_IsEqual(Comparer(type, left), 1)
        ? Insert(type, right, [...result, left])
        : [...result, type, ...types], () => [...result, type]);
}
function Sort(types, result = []) {
    return ShiftLeft(types, (left, right) => Sort(right, Insert(left, result)), () => result);
}
/**
 * Priority sorts types in sequence of narrowest to broadest using an Insertion Sort
 * algorithm. This function is typically used to sequence types for union variant
 * checks to ensure that values are checked against the most narrow types before
 * the broadest, which in turn helps ensure order-independent Union checking.
 */
function Priority(types) {
    const result = Sort(types);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/priority/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/readonly_object/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/record/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/ref/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/required/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/return_type/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/is_pattern.mjs
// deno-fmt-ignore-file


/** Returns true if this pattern is a valid Template Literal regular expression */
function IsTemplateLiteralPattern(pattern) {
    const types = ParsePatternIntoTypes(pattern);
    const result = Guard.IsEqual(types.length, 0) ? false : true;
    return result;
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/template_literal/index.mjs







;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/with/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/engine/index.mjs
// ------------------------------------------------------------------
// Engine: Public
// ------------------------------------------------------------------

// ------------------------------------------------------------------
// Engine: Internals
// ------------------------------------------------------------------































;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/script.mjs
// deno-lint-ignore-file
// deno-fmt-ignore-file







/** Parses a type from a TypeScript type expression */
function script_Script(...args) {
    const [context, input, options] = Arguments.Match(args, {
        2: (script, options) => Guard.IsString(script) ? [{}, script, options] : [script, options, {}],
        3: (context, script, options) => [context, script, options],
        1: (script) => [{}, script, {}],
    });
    const result = Parser.Script(input);
    const parsed = Guard.IsArray(result) && Guard.IsEqual(result.length, 2)
        ? InstantiateType(context, State([], []), result[0])
        : Never();
    return Memory.Update(parsed, {}, options);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/type/script/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/type/index.mjs






;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_array.mjs
// deno-fmt-ignore-file


function clean_from_array_FromArray(context, type, value) {
    if (!IsArray(value))
        return value;
    return value.map((value) => clean_from_type_FromType(context, type.items, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_cyclic.mjs
// deno-fmt-ignore-file


function clean_from_cyclic_FromCyclic(context, type, value) {
    return clean_from_type_FromType({ ...context, ...type.$defs }, ref_Ref(type.$ref), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_intersect.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// EvaluateIntersection
// ------------------------------------------------------------------
function EvaluateIntersection(context, type) {
    // Note: reinterpret unevaluatedProperties as additionalProperties
    const additionalProperties = HasPropertyKey(type, 'unevaluatedProperties')
        ? { additionalProperties: type.unevaluatedProperties }
        : {};
    const instantiated = Instantiate(context, type);
    const evaluated = evaluate_Evaluate(instantiated);
    return object_IsObject(evaluated)
        ? with_With(evaluated, additionalProperties)
        : evaluated;
}
// ------------------------------------------------------------------
// FromIntersection
// ------------------------------------------------------------------
function clean_from_intersect_FromIntersect(context, type, value) {
    // Note: Evaluate and route back to FromType in evaluated form (likely an Object)
    const evaluated = EvaluateIntersection(context, type);
    return clean_from_type_FromType(context, evaluated, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/additional.mjs
// deno-fmt-ignore-file

function GetAdditionalProperties(type) {
    const additionalProperties = HasPropertyKey(type, 'additionalProperties') ? type.additionalProperties : undefined;
    return additionalProperties;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_object.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// FromObject
// ------------------------------------------------------------------
function clean_from_object_FromObject(context, type, value) {
    if (!IsObject(value) || IsArray(value))
        return value;
    const additionalProperties = GetAdditionalProperties(type);
    for (const key of Keys(value)) {
        if (HasPropertyKey(type.properties, key) && schema_IsSchema(type.properties[key])) {
            value[key] = clean_from_type_FromType(context, type.properties[key], value[key]);
            continue;
        }
        const unknownCheck = 
        // 1. additionalProperties: true
        (IsBoolean(additionalProperties) && guard_IsEqual(additionalProperties, true))
            // 2. additionalProperties: TSchema
            || schema_IsSchema(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
        if (unknownCheck) {
            value[key] = clean_from_type_FromType(context, additionalProperties, value[key]);
            continue;
        }
        delete value[key];
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_record.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// FromRecord
// ------------------------------------------------------------------
function clean_from_record_FromRecord(context, type, value) {
    if (!IsObject(value))
        return value;
    const additionalProperties = GetAdditionalProperties(type);
    const [recordPattern, recordValue] = [new RegExp(RecordPattern(type)), RecordValue(type)];
    for (const key of Keys(value)) {
        if (recordPattern.test(key)) {
            value[key] = clean_from_type_FromType(context, recordValue, value[key]);
            continue;
        }
        const unknownCheck = 
        // 1. additionalProperties: true
        (IsBoolean(additionalProperties) && guard_IsEqual(additionalProperties, true))
            // 2. additionalProperties: TSchema
            || schema_IsSchema(additionalProperties) && check_check_Check(context, additionalProperties, value[key]);
        if (unknownCheck) {
            value[key] = clean_from_type_FromType(context, additionalProperties, value[key]);
            continue;
        }
        delete value[key];
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_ref.mjs
// deno-fmt-ignore-file


function from_ref_FromRef(context, type, value) {
    return HasPropertyKey(context, type.$ref)
        ? clean_from_type_FromType(context, context[type.$ref], value)
        : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_tuple.mjs
// deno-fmt-ignore-file


function clean_from_tuple_FromTuple(context, schema, value) {
    if (!IsArray(value))
        return value;
    const length = Math.min(value.length, schema.items.length);
    for (let index = 0; index < length; index++) {
        value[index] = clean_from_type_FromType(context, schema.items[index], value[index]);
    }
    return IsGreaterThan(value.length, length)
        ? value.slice(0, length)
        : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/system/memory/deep.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// ClassInstance
//
// TypeBox does not clone arbitrary class instances. Class instances
// cannot be safely cloned without potentially breaking private
// members of the instance.
//
// ------------------------------------------------------------------
function FromClassInstance(value) {
    return value; // atomic
}
// ------------------------------------------------------------------
// SchemaObject
//
// Schema objects have non-enumerable properties that MUST be preserved 
// on Clone. The following is the optimal path these objects.
// ------------------------------------------------------------------
function deep_IsSchemaObject(value) {
    return (HasPropertyKey(value, '~kind') ||
        HasPropertyKey(value, '~unsafe'));
}
function deep_FromSchemaObject(value) {
    const result = {};
    for (const key of Keys(value)) {
        if (IsUnsafePropertyKey(key))
            continue; // (ignore: prototype-pollution)
        const descriptor = Object.getOwnPropertyDescriptor(value, key); // safe-name!
        descriptor.value = deep_FromValue(descriptor.value);
        if (guard_IsEqual(descriptor.enumerable, true)) {
            result[key] = descriptor.value;
        }
        else {
            Object.defineProperty(result, key, descriptor);
        }
    }
    return result;
}
// ------------------------------------------------------------------
// PlainObject
// ------------------------------------------------------------------
function FromPlainObject(value) {
    const result = {};
    for (const key of Keys(value)) {
        if (IsUnsafePropertyKey(key))
            continue; // (ignore: prototype-pollution)
        result[key] = deep_FromValue(value[key]);
    }
    for (const key of Symbols(value)) {
        result[key] = deep_FromValue(value[key]);
    }
    return result;
}
// ------------------------------------------------------------------
// Object
// ------------------------------------------------------------------
function deep_FromObject(value) {
    return (IsClassInstance(value) ? FromClassInstance(value) :
        deep_IsSchemaObject(value) ? deep_FromSchemaObject(value) :
            FromPlainObject(value));
}
// ------------------------------------------------------------------
// Array
// ------------------------------------------------------------------
function deep_FromArray(value) {
    return value.map((element) => deep_FromValue(element));
}
// ------------------------------------------------------------------
// TypeArray
// ------------------------------------------------------------------
function FromTypedArray(value) {
    return value.slice();
}
// ------------------------------------------------------------------
// RegExp
// ------------------------------------------------------------------
function deep_FromRegExp(value) {
    return new RegExp(value.source, value.flags);
}
// ------------------------------------------------------------------
// Map
// ------------------------------------------------------------------
function FromMap(value) {
    return new Map(deep_FromValue([...value.entries()]));
}
// ------------------------------------------------------------------
// Set
// ------------------------------------------------------------------
function FromSet(value) {
    return new Set(deep_FromValue([...value.values()]));
}
function deep_FromValue(value) {
    return (IsTypeArray(value) ? FromTypedArray(value) :
        IsRegExp(value) ? deep_FromRegExp(value) :
            IsMap(value) ? FromMap(value) :
                IsSet(value) ? FromSet(value) :
                    IsArray(value) ? deep_FromArray(value) :
                        IsObject(value) ? deep_FromObject(value) :
                            value);
}
// ------------------------------------------------------------------
// Deep
// ------------------------------------------------------------------
/** Returns a deep Clone of the given value. This function is similar to structuredClone() but also supports deep cloning instances of Map, Set and TypeArray. */
function Deep(value) {
    return deep_FromValue(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clone/clone.mjs
// deno-fmt-ignore-file

/**
 * Returns a deep Clone of the given value. This function is similar to `structuredClone()`,
 * but also supports deep cloning `Map`, `Set`, and `TypeArray` instances. This function can also be used
 * to clone TypeBox types while retaining their enumerable and non-enumerable properties.
 */
function clone_Clone(value) {
    return Deep(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_union.mjs
// deno-fmt-ignore-file



function clean_from_union_FromUnion(context, type, value) {
    for (const schema of type.anyOf) {
        const clean = clean_from_type_FromType(context, schema, clone_Clone(value));
        if (check_check_Check(context, schema, clean))
            return clean;
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/from_type.mjs
// deno-fmt-ignore-file









function clean_from_type_FromType(context, type, value) {
    return (array_IsArray(type) ? clean_from_array_FromArray(context, type, value) :
        IsCyclic(type) ? clean_from_cyclic_FromCyclic(context, type, value) :
            IsIntersect(type) ? clean_from_intersect_FromIntersect(context, type, value) :
                object_IsObject(type) ? clean_from_object_FromObject(context, type, value) :
                    IsRecord(type) ? clean_from_record_FromRecord(context, type, value) :
                        ref_IsRef(type) ? from_ref_FromRef(context, type, value) :
                            IsTuple(type) ? clean_from_tuple_FromTuple(context, type, value) :
                                IsUnion(type) ? clean_from_union_FromUnion(context, type, value) :
                                    value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/guard/index.mjs
// ------------------------------------------------------------------
// Guards
// ------------------------------------------------------------------



// ------------------------------------------------------------------
// Default
// ------------------------------------------------------------------


/* harmony default export */ const guard = (guard_namespaceObject);

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/shared/union_priority_sort.mjs
// deno-fmt-ignore-file










// ------------------------------------------------------------------
// Modifiers (Mutable)
//
// Prioritized types lose `~modifier` properties and additional constraints
// (e.g. additionalProperties) during the mapping phase and need to be
// reassigned afterward. We previously used a mutable assignment on this
// function, however `immutableTypes: true` caused errors. We use the 
// Memory.Assign to ensure modifiers are retained and we preserve type
// configurations (review)
//
// ------------------------------------------------------------------
function Modifiers(type, next) {
    return Assign(type, next);
}
// ------------------------------------------------------------------
// Properties
// ------------------------------------------------------------------
function union_priority_sort_FromProperties(properties) {
    const result = {};
    for (const key of guard.Keys(properties))
        result[key] = union_priority_sort_FromType(properties[key]);
    return result;
}
// ------------------------------------------------------------------
// FromRecordKey
//
// This is required because RecordKey(...) returns a canonical
// decoded type derived from the pattern. When the pattern is an
// unrecognized user-defined one, the result falls through to
// TString (^.*$) and the user-defined pattern is lost. This
// function ensures the exact pattern is retained.
// ------------------------------------------------------------------
function FromRecordKey(type) {
    return string_String({ pattern: RecordPattern(type) });
}
// ------------------------------------------------------------------
// PriorityTypes
// ------------------------------------------------------------------
function FromPriorityTypes(types) {
    return union_priority_sort_FromTypes(Priority(types));
}
// ------------------------------------------------------------------
// Types
// ------------------------------------------------------------------
function union_priority_sort_FromTypes(types) {
    return types.map((type) => union_priority_sort_FromType(type));
}
// ------------------------------------------------------------------
// Type
// ------------------------------------------------------------------
function union_priority_sort_FromType(type) {
    const next = (array_IsArray(type) ? _Array_(union_priority_sort_FromType(type.items), ArrayOptions(type)) :
        IsIntersect(type) ? Intersect(union_priority_sort_FromTypes(type.allOf)) :
            IsUnion(type) ? union_Union(FromPriorityTypes(type.anyOf)) :
                object_IsObject(type) ? _Object_(union_priority_sort_FromProperties(type.properties)) :
                    IsRecord(type) ? Record(FromRecordKey(type), union_priority_sort_FromType(RecordValue(type))) :
                        IsTuple(type) ? Tuple(union_priority_sort_FromTypes(type.items)) :
                            type);
    return Modifiers(type, next);
}
// ------------------------------------------------------------------
// UnionPrioritySort
// ------------------------------------------------------------------
/**
 * (Type-Preprocessor) Recursively reorders Union variants from narrowest to broadest, ensuring
 * more specific types (e.g. Literal) are evaluated before broader types (e.g. String). Used
 * prior to Clean, Decode, and Encode operations.
 */
function UnionPrioritySort(type) {
    const result = union_priority_sort_FromType(type);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/clean.mjs



/**
 * Cleans a value by removing non-evaluated properties and elements as derived from the provided type.
 * This function returns unknown so callers should Check the return value before use. This function
 * mutates the provided value. If mutation is not wanted, you should Clone the value before passing
 * to this function.
 */
function Clean(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value]
    });
    const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
    return clean_from_type_FromType(context, sorted, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/clean/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_result.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Guard
// ------------------------------------------------------------------
function IsOk(value) {
    return IsObject(value) && HasPropertyKey(value, 'value');
}
// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
function Ok(value) {
    return { value };
}
function Fail() {
    return undefined;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_array.mjs
// deno-fmt-ignore-file


function TryArray(value) {
    return IsArray(value) ? Ok(value) : Ok([value]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_bigint.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Boolean
// ------------------------------------------------------------------
function try_bigint_FromBoolean(value) {
    return guard_IsEqual(value, true) ? Ok(BigInt(1)) : Ok(BigInt(0));
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
const bigintPattern = /^-?(0|[1-9]\d*)n$/;
const decimalPattern = /^-?(0|[1-9]\d*)\.\d+$/;
const integerPattern = /^-?(0|[1-9]\d*)$/;
function IsStringBigIntLike(value) {
    return bigintPattern.test(value);
}
function IsStringDecimalLike(value) {
    return decimalPattern.test(value);
}
function IsStringIntegerLike(value) {
    return integerPattern.test(value);
}
function try_bigint_FromString(value) {
    const lowercase = value.toLowerCase();
    return (IsStringBigIntLike(value) ? Ok(BigInt(value.slice(0, value.length - 1))) :
        IsStringDecimalLike(value) ? Ok(BigInt(value.split('.')[0])) :
            IsStringIntegerLike(value) ? Ok(BigInt(value)) :
                guard_IsEqual(lowercase, 'false') ? Ok(BigInt(0)) :
                    guard_IsEqual(lowercase, 'true') ? Ok(BigInt(1)) :
                        Fail());
}
// ------------------------------------------------------------------
// Try
// ------------------------------------------------------------------
function TryBigInt(value) {
    return (IsBigInt(value) ? Ok(value) :
        IsBoolean(value) ? try_bigint_FromBoolean(value) :
            IsNumber(value) ? Ok(BigInt(Math.trunc(value))) :
                IsNull(value) ? Ok(BigInt(0)) :
                    IsString(value) ? try_bigint_FromString(value) :
                        IsUndefined(value) ? Ok(BigInt(0)) :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_boolean.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
function try_boolean_FromBigInt(value) {
    return (guard_IsEqual(value, BigInt(0)) ? Ok(false) :
        guard_IsEqual(value, BigInt(1)) ? Ok(true) :
            Fail());
}
// ------------------------------------------------------------------
// Number
// ------------------------------------------------------------------
function try_boolean_FromNumber(value) {
    return (guard_IsEqual(value, 0) ? Ok(false) :
        guard_IsEqual(value, 1) ? Ok(true) :
            Fail());
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
function try_boolean_FromString(value) {
    return (guard_IsEqual(value.toLowerCase(), 'false') ? Ok(false) :
        guard_IsEqual(value.toLowerCase(), 'true') ? Ok(true) :
            guard_IsEqual(value, '0') ? Ok(false) :
                guard_IsEqual(value, '1') ? Ok(true) :
                    Fail());
}
// ------------------------------------------------------------------
// Try
// ------------------------------------------------------------------
function TryBoolean(value) {
    return (IsBigInt(value) ? try_boolean_FromBigInt(value) :
        IsBoolean(value) ? Ok(value) :
            IsNumber(value) ? try_boolean_FromNumber(value) :
                IsNull(value) ? Ok(false) :
                    IsString(value) ? try_boolean_FromString(value) :
                        IsUndefined(value) ? Ok(false) :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_null.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
function try_null_FromBigInt(value) {
    return guard_IsEqual(value, BigInt(0)) ? Ok(null) : Fail();
}
// ------------------------------------------------------------------
// Boolean
// ------------------------------------------------------------------
function try_null_FromBoolean(value) {
    return guard_IsEqual(value, false) ? Ok(null) : Fail();
}
// ------------------------------------------------------------------
// Number
// ------------------------------------------------------------------
function try_null_FromNumber(value) {
    return guard_IsEqual(value, 0) ? Ok(null) : Fail();
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
function try_null_FromString(value) {
    const lowercase = value.toLowerCase();
    const predicate = guard_IsEqual(lowercase, 'undefined')
        || guard_IsEqual(lowercase, 'null')
        || guard_IsEqual(value, '')
        || guard_IsEqual(value, '0');
    return predicate ? Ok(null) : Fail();
}
// ------------------------------------------------------------------
// Try
// ------------------------------------------------------------------
function TryNull(value) {
    return (IsBigInt(value) ? try_null_FromBigInt(value) :
        IsBoolean(value) ? try_null_FromBoolean(value) :
            IsNumber(value) ? try_null_FromNumber(value) :
                IsNull(value) ? Ok(null) :
                    IsString(value) ? try_null_FromString(value) :
                        IsUndefined(value) ? Ok(null) :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_number.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
const maxBigInt = BigInt(Number.MAX_SAFE_INTEGER);
const minBigInt = BigInt(Number.MIN_SAFE_INTEGER);
function try_number_FromBigInt(value) {
    return (value <= maxBigInt && value >= minBigInt) ? Ok(Number(value)) : Fail();
}
function try_number_FromBoolean(value) {
    return Ok(value ? 1 : 0);
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
function try_number_FromString(value) {
    const coerced = +value;
    if (IsNumber(coerced))
        return Ok(coerced);
    const lowercase = value.toLowerCase();
    if (guard_IsEqual(lowercase, 'false'))
        return Ok(0);
    if (guard_IsEqual(lowercase, 'true'))
        return Ok(1);
    const result = TryBigInt(value);
    if (IsOk(result))
        return (result.value <= maxBigInt && result.value >= minBigInt) ? Ok(Number(result.value)) : Fail();
    return Fail();
}
// ------------------------------------------------------------------
// Try
// ------------------------------------------------------------------
function TryNumber(value) {
    return (IsBigInt(value) ? try_number_FromBigInt(value) :
        IsBoolean(value) ? try_number_FromBoolean(value) :
            IsNumber(value) ? Ok(value) :
                IsNull(value) ? Ok(0) :
                    IsString(value) ? try_number_FromString(value) :
                        IsUndefined(value) ? Ok(0) :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_string.mjs
// deno-fmt-ignore-file


function TryString(value) {
    return (IsBigInt(value) ? Ok(value.toString()) :
        IsBoolean(value) ? Ok(value.toString()) :
            IsNumber(value) ? Ok(value.toString()) :
                IsNull(value) ? Ok('null') :
                    IsString(value) ? Ok(value) :
                        IsUndefined(value) ? Ok('') :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try_undefined.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
function try_undefined_FromBigInt(value) {
    return guard_IsEqual(value, BigInt(0)) ? Ok(undefined) : Fail();
}
// ------------------------------------------------------------------
// Boolean
// ------------------------------------------------------------------
function try_undefined_FromBoolean(value) {
    return guard_IsEqual(value, false) ? Ok(undefined) : Fail();
}
// ------------------------------------------------------------------
// Number
// ------------------------------------------------------------------
function try_undefined_FromNumber(value) {
    return guard_IsEqual(value, 0) ? Ok(undefined) : Fail();
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
function try_undefined_FromString(value) {
    const lowercase = value.toLowerCase();
    const predicate = guard_IsEqual(lowercase, 'undefined')
        || guard_IsEqual(lowercase, 'null')
        || guard_IsEqual(value, '')
        || guard_IsEqual(value, '0');
    return predicate ? Ok(undefined) : Fail();
}
// ------------------------------------------------------------------
// Try
// ------------------------------------------------------------------
function TryUndefined(value) {
    return (IsBigInt(value) ? try_undefined_FromBigInt(value) :
        IsBoolean(value) ? try_undefined_FromBoolean(value) :
            IsNumber(value) ? try_undefined_FromNumber(value) :
                IsNull(value) ? Ok(undefined) :
                    IsString(value) ? try_undefined_FromString(value) :
                        IsUndefined(value) ? Ok(value) :
                            Fail());
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/try.mjs









;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/try/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_array.mjs
// deno-fmt-ignore-file


function convert_from_array_FromArray(context, type, value) {
    const result = TryArray(value);
    return result.value.map(value => convert_from_type_FromType(context, type.items, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_bigint.mjs
// deno-fmt-ignore-file

function from_bigint_FromBigInt(_context, _type, value) {
    const result = TryBigInt(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_boolean.mjs
// deno-fmt-ignore-file

function from_boolean_FromBoolean(_context, _type, value) {
    const result = TryBoolean(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_cyclic.mjs
// deno-fmt-ignore-file


function convert_from_cyclic_FromCyclic(context, type, value) {
    return convert_from_type_FromType({ ...context, ...type.$defs }, ref_Ref(type.$ref), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_enum.mjs
// deno-fmt-ignore-file


function from_enum_FromEnum(context, type, value) {
    return convert_from_type_FromType(context, evaluate_Evaluate(type), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_integer.mjs
// deno-fmt-ignore-file

function FromInteger(_context, _type, value) {
    const result = TryNumber(value);
    return IsOk(result) ? Math.trunc(result.value) : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_intersect.mjs
// deno-fmt-ignore-file


function convert_from_intersect_FromIntersect(context, type, value) {
    const instantiated = Instantiate(context, type);
    const evaluated = evaluate_Evaluate(instantiated);
    return convert_from_type_FromType(context, evaluated, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_literal.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// BigInt
// ------------------------------------------------------------------
function FromLiteralBigInt(_context, type, value) {
    const result = TryBigInt(value);
    return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}
// ------------------------------------------------------------------
// Boolean
// ------------------------------------------------------------------
function FromLiteralBoolean(_context, type, value) {
    const result = TryBoolean(value);
    return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}
// ------------------------------------------------------------------
// Number
// ------------------------------------------------------------------
function FromLiteralNumber(_context, type, value) {
    const result = TryNumber(value);
    return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}
// ------------------------------------------------------------------
// String
// ------------------------------------------------------------------
function FromLiteralString(_context, type, value) {
    const result = TryString(value);
    return IsOk(result) && guard_IsEqual(type.const, result.value) ? result.value : value;
}
// deno-coverage-ignore-start - unreachable | guarded
function convert_from_literal_FromLiteral(context, type, value) {
    if (guard_IsEqual(type.const, value))
        return value;
    return (IsLiteralBigInt(type) ? FromLiteralBigInt(context, type, value) :
        IsLiteralBoolean(type) ? FromLiteralBoolean(context, type, value) :
            IsLiteralNumber(type) ? FromLiteralNumber(context, type, value) :
                IsLiteralString(type) ? FromLiteralString(context, type, value) :
                    unreachable_Unreachable());
}
// deno-coverage-ignore-stop

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_null.mjs
// deno-fmt-ignore-file

function from_null_FromNull(_context, _type, value) {
    const result = TryNull(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_number.mjs
// deno-fmt-ignore-file

function from_number_FromNumber(_context, _type, value) {
    const result = TryNumber(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_additional.mjs
// deno-fmt-ignore-file


/**
 * Used by Object and Record Types. The entries are derived from the known
 * properties obtained from 'properties' and 'patternProperties' respectively.
 */
function from_additional_FromAdditionalProperties(context, entries, additionalProperties, value) {
    const keys = Keys(value);
    for (const [regexp, _] of entries) {
        for (const key of keys) {
            if (!regexp.test(key)) {
                value[key] = convert_from_type_FromType(context, additionalProperties, value[key]);
            }
        }
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/shared/optional_undefined.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// IsOptionalUndefined
//
// Indicates whether a key should be excluded from processing when it is 
// defined as optional in the schema and its corresponding value is undefined. 
// This case cannot be reliably distinguished from an omitted key, and therefore 
// introduces ambiguity between a key that is not provided and one that is 
// explicitly assigned an undefined value.
// ------------------------------------------------------------------
function IsOptionalUndefined(property, key, value) {
    return IsOptional(property) && IsUndefined(value[key]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_object.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// FromProperties
// ------------------------------------------------------------------
function from_object_FromProperties(context, type, value) {
    const entries = EntriesRegExp(type.properties);
    const keys = Keys(value);
    for (const [regexp, property] of entries) {
        for (const key of keys) {
            // Ignore for non-present or optional-undefined
            if (!regexp.test(key) || IsOptionalUndefined(property, key, value))
                continue;
            value[key] = convert_from_type_FromType(context, property, value[key]);
        }
    }
    return (HasPropertyKey(type, 'additionalProperties') && IsObject(type.additionalProperties)
        ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value)
        : value);
}
function convert_from_object_FromObject(context, type, value) {
    return IsObjectNotArray(value)
        ? from_object_FromProperties(context, type, value)
        : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_record.mjs
// deno-fmt-ignore-file



function from_record_FromPatternProperties(context, type, value) {
    const entries = EntriesRegExp(type.patternProperties);
    const keys = Keys(value);
    for (const [regexp, schema] of entries) {
        for (const key of keys) {
            if (regexp.test(key)) {
                value[key] = convert_from_type_FromType(context, schema, value[key]);
            }
        }
    }
    return (HasPropertyKey(type, 'additionalProperties') && IsObject(type.additionalProperties)
        ? from_additional_FromAdditionalProperties(context, entries, type.additionalProperties, value)
        : value);
}
function convert_from_record_FromRecord(context, type, value) {
    return IsObjectNotArray(value)
        ? from_record_FromPatternProperties(context, type, value)
        : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_ref.mjs
// deno-fmt-ignore-file


function convert_from_ref_FromRef(context, type, value) {
    return (HasPropertyKey(context, type.$ref)
        ? convert_from_type_FromType(context, context[type.$ref], value)
        : value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_string.mjs
// deno-fmt-ignore-file

function from_string_FromString(_context, _type, value) {
    const result = TryString(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_template_literal.mjs
// deno-fmt-ignore-file


function convert_from_template_literal_FromTemplateLiteral(context, type, value) {
    return convert_from_type_FromType(context, evaluate_Evaluate(type), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_tuple.mjs
// deno-fmt-ignore-file


function convert_from_tuple_FromTuple(context, type, value) {
    if (!IsArray(value))
        return value;
    for (let index = 0; index < Math.min(type.items.length, value.length); index++) {
        value[index] = convert_from_type_FromType(context, type.items[index], value[index]);
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_undefined.mjs
// deno-fmt-ignore-file

function from_undefined_FromUndefined(_context, _type, value) {
    const result = TryUndefined(value);
    return IsOk(result) ? result.value : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_union.mjs
// deno-fmt-ignore-file




function convert_from_union_FromUnion(context, type, value) {
    const matched = type.anyOf.some(type => check_check_Check(context, type, value));
    if (matched)
        return value;
    const candidates = type.anyOf.map(type => convert_from_type_FromType(context, type, clone_Clone(value)));
    const selected = candidates.find(value => check_check_Check(context, type, value));
    return IsUndefined(selected) ? value : selected;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_void.mjs
// deno-fmt-ignore-file

function FromVoid(_context, _type, value) {
    const result = TryUndefined(value);
    return IsOk(result) ? (void 0) : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/from_type.mjs
// deno-fmt-ignore-file




















function convert_from_type_FromType(context, type, value) {
    return (array_IsArray(type) ? convert_from_array_FromArray(context, type, value) :
        bigint_IsBigInt(type) ? from_bigint_FromBigInt(context, type, value) :
            boolean_IsBoolean(type) ? from_boolean_FromBoolean(context, type, value) :
                IsCyclic(type) ? convert_from_cyclic_FromCyclic(context, type, value) :
                    enum_IsEnum(type) ? from_enum_FromEnum(context, type, value) :
                        integer_IsInteger(type) ? FromInteger(context, type, value) :
                            IsIntersect(type) ? convert_from_intersect_FromIntersect(context, type, value) :
                                IsLiteral(type) ? convert_from_literal_FromLiteral(context, type, value) :
                                    null_IsNull(type) ? from_null_FromNull(context, type, value) :
                                        number_IsNumber(type) ? from_number_FromNumber(context, type, value) :
                                            object_IsObject(type) ? convert_from_object_FromObject(context, type, value) :
                                                IsRecord(type) ? convert_from_record_FromRecord(context, type, value) :
                                                    ref_IsRef(type) ? convert_from_ref_FromRef(context, type, value) :
                                                        string_IsString(type) ? from_string_FromString(context, type, value) :
                                                            IsTemplateLiteral(type) ? convert_from_template_literal_FromTemplateLiteral(context, type, value) :
                                                                IsTuple(type) ? convert_from_tuple_FromTuple(context, type, value) :
                                                                    undefined_IsUndefined(type) ? from_undefined_FromUndefined(context, type, value) :
                                                                        IsUnion(type) ? convert_from_union_FromUnion(context, type, value) :
                                                                            IsVoid(type) ? FromVoid(context, type, value) :
                                                                                value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/convert.mjs
// deno-fmt-ignore-file


/**
 * Converts a value to the given type, coercing interior values if a reasonable conversion is possible. This
 * function returns unknown so callers should Check the return value before use. This function mutates the
 * provided value. If mutation is not wanted, you should Clone the value before passing to this function.
 */
function Convert(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    return convert_from_type_FromType(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/convert/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_array.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function default_from_array_FromArray(context, type, value) {
    if (!IsArray(value))
        return value;
    for (let i = 0; i < value.length; i++) {
        value[i] = default_from_type_FromType(context, type.items, value[i]);
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_cyclic.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function default_from_cyclic_FromCyclic(context, type, value) {
    return default_from_type_FromType({ ...context, ...type.$defs }, ref_Ref(type.$ref), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_default.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


// ------------------------------------------------------------------
// FromDefault
// ------------------------------------------------------------------
function FromDefault(type, value) {
    // we only use defaults when values are undefined, exit early
    if (!IsUndefined(value))
        return value;
    return IsFunction(type.default) ? type.default() : clone_Clone(type.default);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_intersect.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function default_from_intersect_FromIntersect(context, type, value) {
    const instantiated = Instantiate(context, type);
    const evaluated = evaluate_Evaluate(instantiated);
    return default_from_type_FromType(context, evaluated, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_object.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




function default_from_object_FromObject(context, type, value) {
    if (!IsObject(value))
        return value;
    const knownPropertyKeys = Keys(type.properties);
    // Properties
    for (const key of knownPropertyKeys) {
        // Resolve Value for Property
        const propertyValue = default_from_type_FromType(context, type.properties[key], value[key]);
        // Ambiguious Undefined: If the value is undefined, the type is optional there's no default. ignore.
        const isUnassignableUndefined = IsUndefined(propertyValue) && (IsOptional(type.properties[key]) || !HasPropertyKey(type.properties[key], 'default'));
        if (isUnassignableUndefined)
            continue;
        // Assign
        value[key] = propertyValue;
    }
    // return if not additional properties
    if (!IsAdditionalProperties(type) || IsBoolean(type.additionalProperties))
        return value;
    // AdditionalProperties
    for (const key of Keys(value)) {
        if (knownPropertyKeys.includes(key))
            continue;
        value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_record.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file




function default_from_record_FromRecord(context, type, value) {
    if (!IsObject(value))
        return value;
    // PatternProperties
    const [recordKey, recordValue] = [new RegExp(RecordPattern(type)), RecordValue(type)];
    for (const key of Keys(value)) {
        if (!(recordKey.test(key) && IsDefault(recordValue)))
            continue;
        value[key] = default_from_type_FromType(context, recordValue, value[key]);
    }
    // AdditionalProperties
    if (!IsAdditionalProperties(type))
        return value;
    for (const key of Keys(value)) {
        if (recordKey.test(key))
            continue;
        value[key] = default_from_type_FromType(context, type.additionalProperties, value[key]);
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_ref.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function default_from_ref_FromRef(context, type, value) {
    return HasPropertyKey(context, type.$ref)
        ? default_from_type_FromType(context, context[type.$ref], value)
        : value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_tuple.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file


function default_from_tuple_FromTuple(context, schema, value) {
    if (!IsArray(value))
        return value;
    const [items, max] = [schema.items, Math.max(schema.items.length, value.length)];
    for (let i = 0; i < max; i++) {
        if (i < items.length)
            value[i] = default_from_type_FromType(context, items[i], value[i]);
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_union.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file



function default_from_union_FromUnion(context, schema, value) {
    for (const inner of schema.anyOf) {
        const result = default_from_type_FromType(context, inner, clone_Clone(value));
        if (check_check_Check(context, inner, result)) {
            return result;
        }
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/from_type.mjs
// deno-fmt-ignore-file
// deno-lint-ignore-file











function default_from_type_FromType(context, type, value) {
    const defaulted = IsDefault(type) ? FromDefault(type, value) : value;
    return (array_IsArray(type) ? default_from_array_FromArray(context, type, defaulted) :
        IsCyclic(type) ? default_from_cyclic_FromCyclic(context, type, defaulted) :
            IsIntersect(type) ? default_from_intersect_FromIntersect(context, type, defaulted) :
                object_IsObject(type) ? default_from_object_FromObject(context, type, defaulted) :
                    IsRecord(type) ? default_from_record_FromRecord(context, type, defaulted) :
                        ref_IsRef(type) ? default_from_ref_FromRef(context, type, defaulted) :
                            IsTuple(type) ? default_from_tuple_FromTuple(context, type, defaulted) :
                                IsUnion(type) ? default_from_union_FromUnion(context, type, defaulted) :
                                    defaulted);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/default.mjs
// deno-fmt-ignore-file


/**
 * Patches missing properties on the value using default annotations specified on the provided type. This
 * function returns unknown so callers should Check the return value before use. This function mutates the
 * provided value. If mutation is not wanted, you should Clone the value before passing to this function.
 */
function Default(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    return default_from_type_FromType(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/default/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/pipeline/pipeline.mjs
// deno-fmt-ignore-file

// ------------------------------------------------------------------
// Pipeline
// ------------------------------------------------------------------
/** Creates a value processing pipeline. */
function Pipeline(pipeline) {
    return (...args) => {
        const [context, type, value] = arguments_Match(args, {
            3: (context, type, value) => [context, type, value],
            2: (type, value) => [{}, type, value],
        });
        return pipeline.reduce((result, func) => func(context, type, result), value);
    };
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/callback.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function callback_Decode(_context, type, value) {
    return type['~codec'].decode(value);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function callback_Encode(_context, type, value) {
    return type['~codec'].encode(value);
}
// ------------------------------------------------------------------
// Callback
// ------------------------------------------------------------------
function Callback(direction, context, type, value) {
    if (!IsCodec(type))
        return value;
    return guard_IsEqual(direction, 'Decode')
        ? callback_Decode(context, type, value)
        : callback_Encode(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_array.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_array_Decode(direction, context, type, value) {
    if (!IsArray(value))
        return value;
    for (let i = 0; i < value.length; i++) {
        value[i] = codec_from_type_FromType(direction, context, type.items, value[i]);
    }
    return Callback(direction, context, type, value);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_array_Encode(direction, context, type, value) {
    const exterior = Callback(direction, context, type, value);
    if (!IsArray(exterior))
        return exterior;
    for (let i = 0; i < exterior.length; i++) {
        exterior[i] = codec_from_type_FromType(direction, context, type.items, exterior[i]);
    }
    return exterior;
}
// ------------------------------------------------------------------
// FromArray
// ------------------------------------------------------------------
function codec_from_array_FromArray(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? from_array_Decode(direction, context, type, value)
        : from_array_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_cyclic.mjs
// deno-fmt-ignore-file



function codec_from_cyclic_FromCyclic(direction, context, type, value) {
    value = codec_from_type_FromType(direction, { ...context, ...type.$defs }, ref_Ref(type.$ref), value);
    return Callback(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_intersect.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// MergeInteriors
//
// Merges all interior operand results into a single object. Each
// subsequent operand's properties override those of prior operands.
//
// ------------------------------------------------------------------
function MergeInteriors(interiors) {
    return interiors.reduce((results, interior) => ({ ...results, ...interior }), {});
}
// ------------------------------------------------------------------
// NonMatchingInterior
//
// Used when Intersect operands do not all produce Objects. Returns
// the first interior result that differs from the original value,
// indicating a Codec has transformed the data. If no operand
// produced a change, defaults to the first interior result.
//
// ------------------------------------------------------------------
function NonMatchingInterior(value, interiors) {
    for (const interior of interiors)
        if (!IsDeepEqual(value, interior))
            return interior;
    return value; // value-unchanged
}
// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_intersect_Decode(direction, context, type, value) {
    if (guard_IsEqual(type.allOf.length, 0))
        return Callback(direction, context, type, value);
    const interiors = type.allOf.map((schema) => codec_from_type_FromType(direction, context, schema, Clean(schema, clone_Clone(value))));
    const structural = interiors.every((result) => IsObject(result));
    const exterior = structural ? MergeInteriors(interiors) : NonMatchingInterior(value, interiors);
    return Callback(direction, context, type, exterior);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_intersect_Encode(direction, context, type, value) {
    if (guard_IsEqual(type.allOf.length, 0))
        return Callback(direction, context, type, value);
    const exterior = Callback(direction, context, type, value);
    const interiors = type.allOf.map((schema) => codec_from_type_FromType(direction, context, schema, Clean(schema, clone_Clone(exterior))));
    const structural = interiors.every((result) => IsObject(result));
    if (structural)
        return MergeInteriors(interiors);
    return NonMatchingInterior(exterior, interiors);
}
function codec_from_intersect_FromIntersect(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode') ? from_intersect_Decode(direction, context, type, value) : from_intersect_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_object.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_object_Decode(direction, context, type, value) {
    if (!IsObjectNotArray(value))
        return value;
    for (const key of Keys(type.properties)) {
        // Ignore for non-present or optional-undefined
        if (!HasPropertyKey(value, key) || IsOptionalUndefined(type.properties[key], key, value))
            continue;
        value[key] = codec_from_type_FromType(direction, context, type.properties[key], value[key]);
    }
    return Callback(direction, context, type, value);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_object_Encode(direction, context, type, value) {
    const exterior = Callback(direction, context, type, value);
    if (!IsObjectNotArray(exterior))
        return exterior;
    for (const key of Keys(type.properties)) {
        // Ignore for non-present or optional-undefined
        if (!HasPropertyKey(exterior, key) || IsOptionalUndefined(type.properties[key], key, exterior))
            continue;
        exterior[key] = codec_from_type_FromType(direction, context, type.properties[key], exterior[key]);
    }
    return exterior;
}
// ------------------------------------------------------------------
// FromObject
// ------------------------------------------------------------------
function codec_from_object_FromObject(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? from_object_Decode(direction, context, type, value)
        : from_object_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_record.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_record_Decode(direction, context, type, value) {
    if (!IsObjectNotArray(value))
        return value;
    const regexp = new RegExp(RecordPattern(type));
    for (const key of Keys(value)) {
        if (!regexp.test(key))
            continue;
        value[key] = codec_from_type_FromType(direction, context, RecordValue(type), value[key]);
    }
    return Callback(direction, context, type, value);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_record_Encode(direction, context, type, value) {
    const exterior = Callback(direction, context, type, value);
    if (!IsObjectNotArray(exterior))
        return exterior;
    const regexp = new RegExp(RecordPattern(type));
    for (const key of Keys(exterior)) {
        if (!regexp.test(key))
            continue;
        exterior[key] = codec_from_type_FromType(direction, context, RecordValue(type), exterior[key]);
    }
    return exterior;
}
function codec_from_record_FromRecord(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? from_record_Decode(direction, context, type, value)
        : from_record_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_ref.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// ResolveRef
// ------------------------------------------------------------------
function from_ref_ResolveRef(direction, context, type, value) {
    return HasPropertyKey(context, type.$ref)
        ? codec_from_type_FromType(direction, context, context[type.$ref], value)
        : value;
}
// ------------------------------------------------------------------
// FromRef
//
// Decode and Encode apply the Callback and the referenced type's
// codec pipeline in opposite orders, since the two operations are
// inverses of each other.
//
// Decode: referenced type resolves first, Callback runs after.
//   wire value -> resolve $ref -> Callback -> decoded value
//
// Encode: Callback runs first, referenced type resolves after.
//   encoded value -> Callback -> resolve $ref -> wire value
//
// ------------------------------------------------------------------
function codec_from_ref_FromRef(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? Callback(direction, context, type, from_ref_ResolveRef(direction, context, type, value))
        : from_ref_ResolveRef(direction, context, type, Callback(direction, context, type, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_tuple.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_tuple_Decode(direction, context, type, value) {
    if (!IsArray(value))
        return value;
    for (let i = 0; i < Math.min(type.items.length, value.length); i++) {
        value[i] = codec_from_type_FromType(direction, context, type.items[i], value[i]);
    }
    return Callback(direction, context, type, value);
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_tuple_Encode(direction, context, type, value) {
    const exterior = Callback(direction, context, type, value);
    if (!IsArray(exterior))
        return value;
    for (let i = 0; i < Math.min(type.items.length, exterior.length); i++) {
        exterior[i] = codec_from_type_FromType(direction, context, type.items[i], exterior[i]);
    }
    return exterior;
}
function codec_from_tuple_FromTuple(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? from_tuple_Decode(direction, context, type, value)
        : from_tuple_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_union.mjs
// deno-fmt-ignore-file





// ------------------------------------------------------------------
// Decode
// ------------------------------------------------------------------
function from_union_Decode(direction, context, type, value) {
    for (const schema of type.anyOf) {
        if (!check_check_Check(context, schema, value))
            continue;
        const variant = codec_from_type_FromType(direction, context, schema, value);
        return Callback(direction, context, type, variant);
    }
    return value;
}
// ------------------------------------------------------------------
// Encode
// ------------------------------------------------------------------
function from_union_Encode(direction, context, type, value) {
    const exterior = Callback(direction, context, type, value);
    for (const schema of type.anyOf) {
        const variant = codec_from_type_FromType(direction, context, schema, clone_Clone(exterior));
        if (!check_check_Check(context, schema, variant))
            continue;
        return variant;
    }
    return exterior;
}
// ------------------------------------------------------------------
// FromUnion
// ------------------------------------------------------------------
function codec_from_union_FromUnion(direction, context, type, value) {
    return guard_IsEqual(direction, 'Decode')
        ? from_union_Decode(direction, context, type, value)
        : from_union_Encode(direction, context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/from_type.mjs
// deno-fmt-ignore-file










function codec_from_type_FromType(direction, context, type, value) {
    return (array_IsArray(type) ? codec_from_array_FromArray(direction, context, type, value) :
        IsCyclic(type) ? codec_from_cyclic_FromCyclic(direction, context, type, value) :
            IsIntersect(type) ? codec_from_intersect_FromIntersect(direction, context, type, value) :
                object_IsObject(type) ? codec_from_object_FromObject(direction, context, type, value) :
                    IsRecord(type) ? codec_from_record_FromRecord(direction, context, type, value) :
                        ref_IsRef(type) ? codec_from_ref_FromRef(direction, context, type, value) :
                            IsTuple(type) ? codec_from_tuple_FromTuple(direction, context, type, value) :
                                IsUnion(type) ? codec_from_union_FromUnion(direction, context, type, value) :
                                    Callback(direction, context, type, value));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/decode.mjs
// deno-fmt-ignore-file











// ------------------------------------------------------------------
// Assert
// ------------------------------------------------------------------
class DecodeError extends AssertError {
    constructor(value, errors) {
        super('Decode', value, errors);
    }
}
function decode_Assert(context, type, value) {
    if (!check_check_Check(context, type, value))
        throw new DecodeError(value, errors_errors_Errors(context, type, value));
    return value;
}
// ------------------------------------------------------------------
// DecodeUnsafe
// ------------------------------------------------------------------
/** Executes Decode callbacks only */
function DecodeUnsafe(context, type, value) {
    const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
    return codec_from_type_FromType('Decode', context, sorted, value);
}
// ------------------------------------------------------------------
// Decoder
// ------------------------------------------------------------------
const Decoder = Pipeline([
    (_context, _type, value) => clone_Clone(value),
    (context, type, value) => Default(context, type, value),
    (context, type, value) => Convert(context, type, value),
    (context, type, value) => Clean(context, type, value),
    (context, type, value) => decode_Assert(context, type, value),
    (context, type, value) => DecodeUnsafe(context, type, value)
]);
/** Decodes a value with the given type. */
function decode_Decode(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    return Decoder(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/encode.mjs
// deno-fmt-ignore-file











// ------------------------------------------------------------------
// Assert
// ------------------------------------------------------------------
class EncodeError extends AssertError {
    constructor(value, errors) {
        super('Encode', value, errors);
    }
}
function encode_Assert(context, type, value) {
    if (!check_check_Check(context, type, value))
        throw new EncodeError(value, errors_errors_Errors(context, type, value));
    return value;
}
// ------------------------------------------------------------------
// EncodeUnsafe
// ------------------------------------------------------------------
/** Executes Encode callbacks only */
function EncodeUnsafe(context, type, value) {
    const sorted = Get().unionPrioritySort ? UnionPrioritySort(type) : type;
    return codec_from_type_FromType('Encode', context, sorted, value);
}
// ------------------------------------------------------------------
// Encoder
// ------------------------------------------------------------------
const Encoder = Pipeline([
    (_context, _type, value) => clone_Clone(value),
    (context, type, value) => EncodeUnsafe(context, type, value),
    (context, type, value) => Default(context, type, value),
    (context, type, value) => Convert(context, type, value),
    (context, type, value) => Clean(context, type, value),
    (context, type, value) => encode_Assert(context, type, value),
]);
/** Encodes a value with the given type. */
function encode_Encode(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    return Encoder(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/has.mjs
// deno-fmt-ignore-file











// ------------------------------------------------------------------
// Array
// ------------------------------------------------------------------
function has_FromArray(context, type) {
    return IsCodec(type) || has_FromType(context, type.items);
}
// ------------------------------------------------------------------
// Cyclic
// ------------------------------------------------------------------
function has_FromCyclic(context, type) {
    return IsCodec(type) || has_FromRef({ ...context, ...type.$defs }, ref_Ref(type.$ref));
}
// ------------------------------------------------------------------
// Intersect
// ------------------------------------------------------------------
function has_FromIntersect(context, type) {
    return IsCodec(type) || type.allOf.some((type) => has_FromType(context, type));
}
// ------------------------------------------------------------------
// Object
// ------------------------------------------------------------------
function has_FromObject(context, type) {
    return IsCodec(type) || Keys(type.properties).some(key => {
        return has_FromType(context, type.properties[key]);
    });
}
// ------------------------------------------------------------------
// Record
// ------------------------------------------------------------------
function has_FromRecord(context, type) {
    return IsCodec(type) || has_FromType(context, RecordValue(type));
}
// ------------------------------------------------------------------
// Ref
// ------------------------------------------------------------------
function has_FromRef(context, type) {
    if (visited.has(type.$ref))
        return false;
    visited.add(type.$ref);
    return IsCodec(type) || (HasPropertyKey(context, type.$ref)
        && has_FromType(context, context[type.$ref]));
}
// ------------------------------------------------------------------
// Tuple
// ------------------------------------------------------------------
function has_FromTuple(context, type) {
    return IsCodec(type) || type.items.some(type => has_FromType(context, type));
}
// ------------------------------------------------------------------
// Union
// ------------------------------------------------------------------
function has_FromUnion(context, type) {
    return IsCodec(type) || type.anyOf.some(type => has_FromType(context, type));
}
// ------------------------------------------------------------------
// Type
// ------------------------------------------------------------------
function has_FromType(context, type) {
    return (array_IsArray(type) ? has_FromArray(context, type) :
        IsCyclic(type) ? has_FromCyclic(context, type) :
            IsIntersect(type) ? has_FromIntersect(context, type) :
                object_IsObject(type) ? has_FromObject(context, type) :
                    IsRecord(type) ? has_FromRecord(context, type) :
                        ref_IsRef(type) ? has_FromRef(context, type) :
                            IsTuple(type) ? has_FromTuple(context, type) :
                                IsUnion(type) ? has_FromUnion(context, type) :
                                    IsCodec(type));
}
// ------------------------------------------------------------------
// Visited
// ------------------------------------------------------------------
const visited = new Set();
/** Returns true if this type contains a Codec */
function HasCodec(...args) {
    const [context, type] = arguments_Match(args, {
        2: (context, type) => [context, type],
        1: (type) => [{}, type]
    });
    visited.clear();
    return has_FromType(context, type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/codec/index.mjs




;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/error.mjs
// deno-fmt-ignore-file
class CreateError extends Error {
    constructor(type, message) {
        super(message);
        this.type = type;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_default.mjs
// deno-fmt-ignore-file


function from_default_FromDefault(_context, schema) {
    return IsFunction(schema.default)
        ? schema.default(schema)
        : IsObject(schema.default)
            ? clone_Clone(schema.default)
            : schema.default;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_array.mjs
// deno-fmt-ignore-file



function create_from_array_FromArray(context, type) {
    if (IsUniqueItems(type) && !IsDefault(type))
        throw new CreateError(type, 'Arrays with uniqueItems constraints must specify a default annotation');
    const length = IsMinItems(type) ? type.minItems : 0;
    return Array.from({ length }, () => create_from_type_FromType(context, type.items));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_bigint.mjs
// deno-fmt-ignore-file

function create_from_bigint_FromBigInt(_context, type) {
    return (IsExclusiveMinimum(type) ? BigInt(type.exclusiveMinimum) + BigInt(1) :
        IsMinimum(type) ? BigInt(type.minimum) :
            BigInt(0));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_boolean.mjs
// deno-fmt-ignore-file
function create_from_boolean_FromBoolean(_context, _type) {
    return false;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_constructor.mjs
// deno-fmt-ignore-file

function from_constructor_FromConstructor(context, type) {
    const instanceType = create_from_type_FromType(context, type.instanceType);
    return class {
        constructor() {
            Object.assign(this, instanceType);
        }
    };
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_cyclic.mjs
// deno-fmt-ignore-file


function create_from_cyclic_FromCyclic(context, type) {
    return create_from_type_FromType({ ...context, ...type.$defs }, ref_Ref(type.$ref));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_enum.mjs
// deno-fmt-ignore-file


function create_from_enum_FromEnum(context, type) {
    return create_from_type_FromType(context, evaluate_Evaluate(type));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_function.mjs
// deno-fmt-ignore-file

function from_function_FromFunction(context, type) {
    const returnType = create_from_type_FromType(context, type.returnType);
    return () => returnType;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_integer.mjs
// deno-fmt-ignore-file


function from_integer_FromInteger(_context, type) {
    return ((IsExclusiveMinimum(type) && IsNumber(type.exclusiveMinimum)) ? type.exclusiveMinimum + 1 :
        IsMinimum(type) ? type.minimum :
            0);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_intersect.mjs
// deno-fmt-ignore-file


function create_from_intersect_FromIntersect(context, type) {
    const instantiated = Instantiate(context, type);
    const evaluated = evaluate_Evaluate(instantiated);
    return create_from_type_FromType(context, evaluated);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_literal.mjs
// deno-fmt-ignore-file
function create_from_literal_FromLiteral(_context, type) {
    return type.const;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_never.mjs
// deno-fmt-ignore-file

function FromNever(_context, type) {
    throw new CreateError(type, 'Cannot create TNever types');
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_null.mjs
// deno-fmt-ignore-file
function create_from_null_FromNull(_context, _type) {
    return null;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_number.mjs
// deno-fmt-ignore-file


function create_from_number_FromNumber(_context, type) {
    return (IsExclusiveMinimum(type) && IsNumber(type.exclusiveMinimum) ? type.exclusiveMinimum + 1 :
        IsMinimum(type) ? type.minimum :
            0);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_object.mjs
// deno-fmt-ignore-file


function create_from_object_FromObject(context, type) {
    const required = IsUndefined(type.required) ? [] : type.required;
    return required.reduce((result, key) => {
        return { ...result, [key]: create_from_type_FromType(context, type.properties[key]) };
    }, {});
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_record.mjs
// deno-fmt-ignore-file


function create_from_record_FromRecord(_context, type) {
    if (IsMinProperties(type) && !IsDefault(type))
        throw new CreateError(type, 'Record with the minProperties constraint must have a default annotation');
    return {};
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_ref.mjs
// deno-fmt-ignore-file



function create_from_ref_FromRef(context, type) {
    return HasPropertyKey(context, type.$ref)
        ? create_from_type_FromType(context, context[type.$ref])
        : (() => { throw new CreateError(type, 'Unable to deref Ref'); })();
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_string.mjs
// deno-fmt-ignore-file

function create_from_string_FromString(_context, type) {
    const needsDefault = (IsPattern(type) || IsFormat(type)) && !IsDefault(type);
    if (needsDefault)
        throw Error('Strings with format or pattern constraints must specify default');
    const minLength = minLength_IsMinLength(type) ? type.minLength : 0;
    return ''.padEnd(minLength);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_symbol.mjs
// deno-fmt-ignore-file
function from_symbol_FromSymbol(_context, _type) {
    return Symbol();
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_template_literal.mjs
// deno-fmt-ignore-file




function create_from_template_literal_FromTemplateLiteral(context, type) {
    const decoded = TemplateLiteralDecode(type.pattern);
    if (string_IsString(decoded))
        throw new CreateError(type, 'Unable to create TemplateLiteral due to infinite type expansion');
    return create_from_type_FromType(context, decoded);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_tuple.mjs
// deno-fmt-ignore-file

function create_from_tuple_FromTuple(context, type) {
    return Array.from({ length: type.minItems }, (_, i) => create_from_type_FromType(context, type.items[i]));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_undefined.mjs
// deno-fmt-ignore-file
function create_from_undefined_FromUndefined(_context, _type) {
    return undefined;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_union.mjs
// deno-fmt-ignore-file


function create_from_union_FromUnion(context, type) {
    if (guard_IsEqual(type.anyOf.length, 0)) {
        throw Error('Unable to create Union with no variants');
    }
    return create_from_type_FromType(context, type.anyOf[0]);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_void.mjs
// deno-fmt-ignore-file
function from_void_FromVoid(_context, _type) {
    return void 0;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/from_type.mjs
// deno-fmt-ignore-file


























function create_from_type_FromType(context, type) {
    return (
    // -----------------------------------------------------
    // Default
    // -----------------------------------------------------
    IsDefault(type) ? from_default_FromDefault(context, type) :
        // -----------------------------------------------------
        // Types
        // -----------------------------------------------------
        array_IsArray(type) ? create_from_array_FromArray(context, type) :
            bigint_IsBigInt(type) ? create_from_bigint_FromBigInt(context, type) :
                boolean_IsBoolean(type) ? create_from_boolean_FromBoolean(context, type) :
                    constructor_IsConstructor(type) ? from_constructor_FromConstructor(context, type) :
                        IsCyclic(type) ? create_from_cyclic_FromCyclic(context, type) :
                            enum_IsEnum(type) ? create_from_enum_FromEnum(context, type) :
                                function_IsFunction(type) ? from_function_FromFunction(context, type) :
                                    integer_IsInteger(type) ? from_integer_FromInteger(context, type) :
                                        IsIntersect(type) ? create_from_intersect_FromIntersect(context, type) :
                                            IsLiteral(type) ? create_from_literal_FromLiteral(context, type) :
                                                IsNever(type) ? FromNever(context, type) :
                                                    null_IsNull(type) ? create_from_null_FromNull(context, type) :
                                                        number_IsNumber(type) ? create_from_number_FromNumber(context, type) :
                                                            object_IsObject(type) ? create_from_object_FromObject(context, type) :
                                                                IsRecord(type) ? create_from_record_FromRecord(context, type) :
                                                                    ref_IsRef(type) ? create_from_ref_FromRef(context, type) :
                                                                        string_IsString(type) ? create_from_string_FromString(context, type) :
                                                                            symbol_IsSymbol(type) ? from_symbol_FromSymbol(context, type) :
                                                                                IsTemplateLiteral(type) ? create_from_template_literal_FromTemplateLiteral(context, type) :
                                                                                    IsTuple(type) ? create_from_tuple_FromTuple(context, type) :
                                                                                        undefined_IsUndefined(type) ? create_from_undefined_FromUndefined(context, type) :
                                                                                            IsUnion(type) ? create_from_union_FromUnion(context, type) :
                                                                                                IsVoid(type) ? from_void_FromVoid(context, type) :
                                                                                                    undefined);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/create.mjs
// deno-fmt-ignore-file


/** Creates a value from the provided type. This function will use `default` annotations if present. */
function create_Create(...args) {
    const [context, type] = arguments_Match(args, {
        2: (context, type) => [context, type],
        1: (type) => [{}, type],
    });
    return create_from_type_FromType(context, type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/create/index.mjs



;// CONCATENATED MODULE: ./node_modules/typebox/build/value/hash/hash.mjs
// deno-fmt-ignore-file

/**
 * Computes a unique 64-bit hash of the specified value and returns the hex string representation. This
 * function internally uses a non-cryptographic FNV1A64 algorithm for hashing. Hashing is implemented
 * via structural traversal of the value.
 */
function hash_Hash(value) {
    return Hash(value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/hash/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/parse/parse.mjs
// deno-fmt-ignore-file










// ------------------------------------------------------------------
// Assert
// ------------------------------------------------------------------
class parse_ParseError extends AssertError {
    constructor(value, errors) {
        super('Parse', value, errors);
    }
}
function parse_Assert(context, type, value) {
    internal_EnableParseErrors();
    const errors = errors_errors_Errors(context, type, value);
    internal_DisableParseErrors();
    if (!check_check_Check(context, type, value))
        throw new parse_ParseError(value, errors);
    return value;
}
// ------------------------------------------------------------------
// Parser
// ------------------------------------------------------------------
const parse_Parser = Pipeline([
    (_context, _type, value) => clone_Clone(value),
    (context, type, value) => Default(context, type, value),
    (context, type, value) => Convert(context, type, value),
    (context, type, value) => Clean(context, type, value),
    (context, type, value) => parse_Assert(context, type, value)
]);
/**  Parses a value with the given type. */
function parse_Parse(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    const checked = check_check_Check(context, type, value);
    if (checked)
        return value;
    if (Get().correctiveParse)
        return parse_Parser(context, type, value);
    internal_EnableParseErrors();
    const errors = errors_errors_Errors(context, type, value);
    internal_DisableParseErrors();
    throw new parse_ParseError(value, errors);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/parse/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/equal/equal.mjs
// deno-fmt-ignore-file

/** Returns true if left and right values are structurally equal */
function Equal(left, right) {
    return IsDeepEqual(left, right);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/delta/diff.mjs
// deno-fmt-ignore-file


// ------------------------------------------------------------------
// Factory
// ------------------------------------------------------------------
function CreateUpdate(path, value) {
    return { type: 'update', path, value };
}
function CreateInsert(path, value) {
    return { type: 'insert', path, value };
}
function CreateDelete(path) {
    return { type: 'delete', path };
}
// ------------------------------------------------------------------
// Assert
// ------------------------------------------------------------------
function AssertCanDiffObject(value) {
    if (IsObject(value) && guard_IsEqual(Symbols(value).length, 0))
        return;
    throw new Error('Cannot create diffs for objects with symbols keys');
}
// ------------------------------------------------------------------
// Object
// ------------------------------------------------------------------
function* diff_FromObject(path, left, right) {
    if (!IsObject(right) || IsArray(right))
        return yield CreateUpdate(path, right);
    AssertCanDiffObject(left);
    AssertCanDiffObject(right);
    const leftKeys = Keys(left);
    const rightKeys = Keys(right);
    // ----------------------------------------------------------------
    // Insert
    // ----------------------------------------------------------------
    for (const key of rightKeys) {
        if (HasPropertyKey(left, key))
            continue;
        if (IsUnsafePropertyKey(key))
            continue;
        yield CreateInsert(`${path}/${key}`, right[key]);
    }
    // ----------------------------------------------------------------
    // Update
    // ----------------------------------------------------------------
    for (const key of leftKeys) {
        if (!HasPropertyKey(right, key))
            continue;
        if (IsUnsafePropertyKey(key))
            continue;
        if (Equal(left, right))
            continue;
        yield* diff_FromValue(`${path}/${key}`, left[key], right[key]);
    }
    // ----------------------------------------------------------------
    // Delete
    // ----------------------------------------------------------------
    for (const key of leftKeys) {
        if (HasPropertyKey(right, key))
            continue;
        if (IsUnsafePropertyKey(key))
            continue;
        yield CreateDelete(`${path}/${key}`);
    }
}
// ------------------------------------------------------------------
// Array
// ------------------------------------------------------------------
function* diff_FromArray(path, left, right) {
    if (!IsArray(right))
        return yield CreateUpdate(path, right);
    for (let i = 0; i < Math.min(left.length, right.length); i++) {
        yield* diff_FromValue(`${path}/${i}`, left[i], right[i]);
    }
    for (let i = 0; i < right.length; i++) {
        if (i < left.length)
            continue;
        yield CreateInsert(`${path}/${i}`, right[i]);
    }
    for (let i = left.length - 1; i >= 0; i--) {
        if (i < right.length)
            continue;
        yield CreateDelete(`${path}/${i}`);
    }
}
// ------------------------------------------------------------------
// TypedArray
// ------------------------------------------------------------------
function* diff_FromTypedArray(path, left, right) {
    const typeLeft = globalThis.Object.getPrototypeOf(left).constructor.name;
    const typeRight = globalThis.Object.getPrototypeOf(right).constructor.name;
    const predicate = IsTypeArray(right)
        && guard_IsEqual(left.length, right.length)
        && guard_IsEqual(typeLeft, typeRight);
    if (predicate) {
        for (let index = 0; index < Math.min(left.length, right.length); index++) {
            yield* diff_FromValue(`${path}/${index}`, left[index], right[index]);
        }
    }
    else {
        return yield CreateUpdate(path, right);
    }
}
// ------------------------------------------------------------------
// Unknown
// ------------------------------------------------------------------
function* FromUnknown(path, left, right) {
    if (left === right)
        return;
    yield CreateUpdate(path, right);
}
// ------------------------------------------------------------------
// Value
// ------------------------------------------------------------------
function* diff_FromValue(path, left, right) {
    return (IsTypeArray(left) ? yield* diff_FromTypedArray(path, left, right) :
        IsArray(left) ? yield* diff_FromArray(path, left, right) :
            IsObject(left) ? yield* diff_FromObject(path, left, right) :
                yield* FromUnknown(path, left, right));
}
// ------------------------------------------------------------------
// Diff
// ------------------------------------------------------------------
/**
 * Generates a sequence of Edit commands to transform the current value into the next value.
 * These commands can be serialized and sent over a network to synchronize a remote
 * value, applied with Patch, or tested with Hash. Edit commands should be treated as
 * opaque data structures; TypeBox may enhance this functionality in the future to
 * support full operational transformation and may change the commands. Do not apply
 * any logic directly to the command structures.
 */
function Diff(current, next) {
    return [...diff_FromValue('', current, next)];
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/delta/edit.mjs
// deno-fmt-ignore-file

const edit_Insert = _Object_({
    type: literal_Literal('insert'),
    path: string_String(),
    value: unknown_Unknown(),
});
const edit_Update = Object({
    type: literal_Literal('update'),
    path: string_String(),
    value: unknown_Unknown(),
});
const edit_Delete = _Object_({
    type: literal_Literal('delete'),
    path: string_String(),
});
const Edit = union_Union([edit_Insert, edit_Update, edit_Delete]);

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/delta/patch.mjs
// deno-fmt-ignore-file


function IsRoot(edits) {
    return edits.length > 0 && edits[0].path === '' && edits[0].type === 'update';
}
function IsEmpty(edits) {
    return edits.length === 0;
}
// ------------------------------------------------------------------
// Patch
// ------------------------------------------------------------------
/**
 * Applies a sequence of Edit commands to a current value, producing a new value that incorporates
 * all edits. This function returns unknown so callers should Check the return value before use.
 * This function mutates the provided value. If mutation is not wanted, you should Clone the value
 * before passing to this function.
 */
function Patch(current, edits) {
    if (IsRoot(edits))
        return clone_Clone(edits[0].value);
    if (IsEmpty(edits))
        return clone_Clone(current);
    const clone = clone_Clone(current);
    for (const edit of edits) {
        switch (edit.type) {
            case 'insert': {
                pointer_Set(clone, edit.path, edit.value);
                break;
            }
            case 'update': {
                pointer_Set(clone, edit.path, edit.value);
                break;
            }
            case 'delete': {
                Delete(clone, edit.path);
                break;
            }
        }
    }
    return clone;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/delta/index.mjs




;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/error.mjs
class RepairError extends Error {
    constructor(context, type, value, message) {
        super(message);
        this.context = context;
        this.type = type;
        this.value = value;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_array.mjs
// deno-fmt-ignore-file







// ------------------------------------------------------------------
// MakeUnique
// ------------------------------------------------------------------
function MakeUnique(values) {
    const [hashes, result] = [new Set(), []];
    for (const value of values) {
        const hash = hash_Hash(value);
        if (hashes.has(hash))
            continue;
        hashes.add(hash);
        result.push(value);
    }
    return result;
}
// ------------------------------------------------------------------
// FromArray
// ------------------------------------------------------------------
function repair_from_array_FromArray(context, type, value) {
    if (check_check_Check(context, type, value))
        return value;
    const created = IsArray(value) ? value : create_Create(context, type);
    const minimum = IsMinItems(type) && created.length < type.minItems ? [...created, ...Array.from({ length: type.minItems - created.length }, () => create_Create(context, type))] : created;
    const maximum = IsMaxItems(type) && minimum.length > type.maxItems ? minimum.slice(0, type.maxItems) : minimum;
    const repaired = maximum.map((value) => repair_from_type_FromType(context, type.items, value));
    if (!IsUniqueItems(type) || (IsUniqueItems(type) && !guard_IsEqual(type.uniqueItems, true)))
        return repaired;
    const unique = MakeUnique(repaired);
    if (!check_check_Check(context, type, unique))
        throw new RepairError(context, type, value, 'Failed to repair Array due to uniqueItems constraint');
    return unique;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_enum.mjs
// deno-fmt-ignore-file


function repair_from_enum_FromEnum(context, type, value) {
    return repair_from_type_FromType(context, evaluate_Evaluate(type), value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_intersect.mjs
// deno-fmt-ignore-file


function repair_from_intersect_FromIntersect(context, type, value) {
    const instantiated = Instantiate(context, type);
    const evaluated = evaluate_Evaluate(instantiated);
    return repair_from_type_FromType(context, evaluated, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_object.mjs
// deno-fmt-ignore-file





function repair_from_object_FromObject(context, type, value) {
    if (check_check_Check(context, type, value))
        return value;
    if (!IsObjectNotArray(value))
        return create_Create(context, type);
    // Dependencies
    const required = new Set(IsUndefined(type.required) ? [] : type.required);
    // Properties
    const result = {};
    for (const [key, schema] of Entries(type.properties)) {
        if (!required.has(key) && IsUndefined(value[key]))
            continue;
        result[key] = key in value
            ? repair_from_type_FromType(context, schema, value[key])
            : create_Create(context, schema);
    }
    // AdditionalProperties
    const evaluatedKeys = Keys(type.properties);
    if (IsAdditionalProperties(type) && IsObject(type.additionalProperties)) {
        for (const key of Keys(value)) {
            if (evaluatedKeys.includes(key))
                continue;
            result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_record.mjs
// deno-fmt-ignore-file






function repair_from_record_FromRecord(context, type, value) {
    if (check_check_Check(context, type, value))
        return value;
    if (IsNull(value) || !IsObject(value) || IsArray(value))
        return create_Create(context, type);
    const recordKey = new RegExp(RecordPattern(type));
    const recordValue = RecordValue(type);
    const evaluatedKeys = new Set();
    // PatternProperties
    const result = {};
    for (const [key, value_] of Entries(value)) {
        if (!recordKey.test(key))
            continue;
        result[key] = repair_from_type_FromType(context, recordValue, value_);
        evaluatedKeys.add(key);
    }
    // AdditionalProperties
    if (IsAdditionalProperties(type)) {
        for (const key of Keys(value)) {
            if (evaluatedKeys.has(key))
                continue;
            result[key] = repair_from_type_FromType(context, type.additionalProperties, value[key]);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_ref.mjs
// deno-fmt-ignore-file



function repair_from_ref_FromRef(context, type, value) {
    return HasPropertyKey(context, type.$ref)
        ? repair_from_type_FromType(context, context[type.$ref], value)
        : (() => { throw new RepairError(context, type, value, 'Unable to de-reference target type'); })();
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_template_literal.mjs
// deno-fmt-ignore-file


function repair_from_template_literal_FromTemplateLiteral(context, type, value) {
    const decoded = TemplateLiteralDecode(type.pattern);
    return repair_from_type_FromType(context, decoded, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_tuple.mjs
// deno-fmt-ignore-file




function repair_from_tuple_FromTuple(context, schema, value) {
    if (check_check_Check(context, schema, value))
        return value;
    if (!IsArray(value))
        return create_Create(context, schema);
    return schema.items.map((schema, index) => repair_from_type_FromType(context, schema, value[index]));
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/shared/union_score_select.mjs
// deno-fmt-ignore-file



// ------------------------------------------------------------------
// Deref
// ------------------------------------------------------------------
function Deref(context, type, value) {
    return ref_IsRef(type)
        ? HasPropertyKey(context, type.$ref)
            ? Deref(context, context[type.$ref], value)
            : (() => { throw new Error('Unable to Deref target'); })()
        : type;
}
// ------------------------------------------------------------------
// The following will score a schema against a value. For objects,
// the score is the tally of points awarded for each property of
// the value. Property points are (1.0 / propertyCount) to prevent
// large property counts biasing results. Properties that match
// literal values are maximally awarded as literals are typically
// used as union discriminator fields.
// ------------------------------------------------------------------
function ScoreVariant(context, type, value) {
    // scoring is only possible for object types.
    if (!(object_IsObject(type) && IsObject(value)))
        return 0;
    const keys = Keys(value);
    const entries = Entries(type.properties);
    return entries.reduce((result, [key, schema]) => {
        const literal = IsLiteral(schema) && guard_IsEqual(schema.const, value[key]) ? 100 : 0;
        const checks = check_check_Check(context, schema, value[key]) ? 10 : 0;
        const exists = keys.includes(key) ? 1 : 0;
        return result + (literal + checks + exists);
    }, 0);
}
// ------------------------------------------------------------------
// UnionScoreSelect
// ------------------------------------------------------------------
/** Scores Union variants and returns the best match for the given value */
function UnionScoreSelect(context, type, value) {
    const schemas = type.anyOf.map((schema) => Deref(context, schema, value));
    let [select, best] = [schemas[0], 0];
    for (const schema of schemas) {
        const score = ScoreVariant(context, schema, value);
        if (score > best) {
            select = schema;
            best = score;
        }
    }
    return select;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_union.mjs
// deno-fmt-ignore-file








// ------------------------------------------------------------------
// RepairUnion
// ------------------------------------------------------------------
function RepairUnion(context, type, value) {
    const union = union_Union(Flatten(type.anyOf));
    const schema = UnionScoreSelect(context, union, value);
    return repair_from_type_FromType(context, schema, value);
}
function repair_from_union_FromUnion(context, type, value) {
    if (check_check_Check(context, type, value))
        return clone_Clone(value);
    if (IsDefault(type))
        return create_Create(context, type);
    return RepairUnion(context, type, value);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_unknown.mjs
// deno-fmt-ignore-file



function from_unknown_FromUnknown(context, type, value) {
    if (check_check_Check(context, type, value))
        return value;
    const converted = Convert(context, type, value);
    if (check_check_Check(context, type, converted))
        return converted;
    return create_Create(context, type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/from_type.mjs
// deno-fmt-ignore-file















// ------------------------------------------------------------------
// AssertRepairableValue
// ------------------------------------------------------------------
function AssertRepairableValue(context, type, value) {
    const unsupported = globals_IsDate(value)
        || IsMap(value)
        || IsSet(value)
        || IsTypeArray(value)
        || IsConstructor(value)
        || IsFunction(value);
    if (unsupported) {
        throw new RepairError(context, type, value, 'Value is not repairable');
    }
}
// ------------------------------------------------------------------
// AssertRepairableType
// ------------------------------------------------------------------
function AssertRepairableType(context, type, value) {
    const unsupported = constructor_IsConstructor(type)
        || function_IsFunction(type)
        || IsNever(type);
    if (unsupported) {
        throw new RepairError(context, type, value, 'Type is not repairable');
    }
}
// ------------------------------------------------------------------
// CreateWhenUndefined
//
// If the value is 'undefined' AND the type is not TUndefined, then 
// we know the value must be created. We handle this case for undefined 
// only as it enables 'default' annotation to be initialized via Create 
// before we applying subsequent Repair logic.
// ------------------------------------------------------------------
function CreateWhenUndefined(context, type, value) {
    return (IsUndefined(value) && !undefined_IsUndefined(type)) ? create_Create(context, type) : value;
}
// ------------------------------------------------------------------
// FinalizeRepair
//
// When a type includes the ~refine modifier, a post-repair validation
// check must be performed to ensure the repaired value satisfies the
// refine constraint. This logic is implemented as part of FromType to
// ensure the post-refine validation check is handled outside of
// sub-schema constraint checking (i.e., at the top level).
//
// ------------------------------------------------------------------
function FinalizeRepair(context, type, repaired) {
    return _refine_IsRefine(type)
        ? check_check_Check(context, type, repaired)
            ? repaired
            : create_Create(context, type)
        : repaired;
}
// ------------------------------------------------------------------
// FromType
// ------------------------------------------------------------------
function repair_from_type_FromType(context, type, value) {
    AssertRepairableValue(context, type, value);
    AssertRepairableType(context, type, value);
    const candidate = CreateWhenUndefined(context, type, value);
    const repaired = (array_IsArray(type) ? repair_from_array_FromArray(context, type, candidate) :
        enum_IsEnum(type) ? repair_from_enum_FromEnum(context, type, candidate) :
            IsIntersect(type) ? repair_from_intersect_FromIntersect(context, type, candidate) :
                object_IsObject(type) ? repair_from_object_FromObject(context, type, candidate) :
                    IsRecord(type) ? repair_from_record_FromRecord(context, type, candidate) :
                        ref_IsRef(type) ? repair_from_ref_FromRef(context, type, candidate) :
                            IsTemplateLiteral(type) ? repair_from_template_literal_FromTemplateLiteral(context, type, candidate) :
                                IsTuple(type) ? repair_from_tuple_FromTuple(context, type, candidate) :
                                    IsUnion(type) ? repair_from_union_FromUnion(context, type, candidate) :
                                        from_unknown_FromUnknown(context, type, candidate));
    return FinalizeRepair(context, type, repaired);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/repair.mjs
// deno-fmt-ignore-file



/**
 * Repairs a value to match the provided type. This function is intended for data migration
 * scenarios where existing values need to be migrating to an updated type. This function will
 * repair partially mismatched values by populating missing sub-properties and elements with
 * default structures derived from the type. If the value already conforms to the type, no
 * action is performed.
 */
function Repair(...args) {
    const [context, type, value] = arguments_Match(args, {
        3: (context, type, value) => [context, type, value],
        2: (type, value) => [{}, type, value],
    });
    const repaired = repair_from_type_FromType(context, type, value);
    Assert(context, type, repaired);
    return repaired;
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/value/repair/index.mjs


;// CONCATENATED MODULE: ./node_modules/typebox/build/value/shared/index.mjs
// deno-fmt-ignore-file




;// CONCATENATED MODULE: ./node_modules/typebox/build/value/value.mjs
















;// CONCATENATED MODULE: ./node_modules/typebox/build/value/index.mjs
// ------------------------------------------------------------------
// Functions
// ------------------------------------------------------------------
















// ------------------------------------------------------------------
// Shared
// ------------------------------------------------------------------

// ------------------------------------------------------------------
// Default
// ------------------------------------------------------------------


/* harmony default export */ const value = ((/* unused pure expression or super */ null && (Value)));

;// CONCATENATED MODULE: ./node_modules/typebox/build/compile/validator.mjs
// deno-fmt-ignore-file




// ------------------------------------------------------------------
// Validator<...>
// ------------------------------------------------------------------
class validator_Validator {
    /** Constructs a Validator. */
    constructor(context, type) {
        this.hasCodec = HasCodec(context, type);
        this.buildResult = build_Build(context, type);
        this.evaluateResult = this.buildResult.Evaluate();
    }
    // ----------------------------------------------------------------
    // IsAccelerated
    // ----------------------------------------------------------------
    /** Returns true if this Validator is using JIT acceleration. */
    IsAccelerated() {
        return this.evaluateResult.IsAccelerated();
    }
    // ----------------------------------------------------------------
    // Context & Type
    // ----------------------------------------------------------------
    /** Returns the Context for this validator. */
    Context() {
        return this.buildResult.Context();
    }
    /** Returns the underlying Type used to construct this Validator. */
    Type() {
        return this.buildResult.Schema();
    }
    // ----------------------------------------------------------------
    // Code
    // ----------------------------------------------------------------
    /** Returns the generated code for this validator. */
    Code() {
        return this.evaluateResult.Code();
    }
    // ----------------------------------------------------------------
    // Standard Validator
    // ----------------------------------------------------------------
    /** Performs a type-guard check on the provided value. */
    Check(value) {
        return this.evaluateResult.Check(value);
    }
    /** Validates a value and returns it. Will throw if invalid. */
    Parse(value) {
        const checked = this.Check(value);
        if (checked)
            return value;
        if (Get().correctiveParse)
            return parse_Parser(this.Context(), this.Type(), value);
        internal_EnableParseErrors();
        const errors = this.Errors(value);
        internal_DisableParseErrors();
        throw new parse_ParseError(value, errors);
    }
    /** Returns an array of validation errors for the given value. */
    Errors(value) {
        if (this.IsAccelerated() && this.Check(value))
            return [];
        return errors_errors_Errors(this.Context(), this.Type(), value);
    }
    // ----------------------------------------------------------------
    // Value.* Operations
    // ----------------------------------------------------------------
    /** Cleans a value using the Validator type. */
    Clean(value) {
        return Clean(this.Context(), this.Type(), value);
    }
    /** Converts a value using the Validator type. */
    Convert(value) {
        return Convert(this.Context(), this.Type(), value);
    }
    /** Creates a value using the Validator type. */
    Create() {
        return create_Create(this.Context(), this.Type());
    }
    /** Creates defaults using the Validator type. */
    Default(value) {
        return Default(this.Context(), this.Type(), value);
    }
    /** Decodes a value */
    Decode(value) {
        const result = this.hasCodec ? decode_Decode(this.Context(), this.Type(), value) : this.Parse(value);
        return result;
    }
    /** Encodes a value */
    Encode(value) {
        const result = this.hasCodec ? encode_Encode(this.Context(), this.Type(), value) : this.Parse(value);
        return result;
    }
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/compile/compile.mjs
// deno-lint-ignore-file ban-types
// deno-fmt-ignore-file


/** Compiles a type into a high performance Validator */
function compile_compile_Compile(...args) {
    const [context, type] = arguments_Match(args, {
        2: (context, type) => [context, type],
        1: (type) => [{}, type]
    });
    return new validator_Validator(context, type);
}

;// CONCATENATED MODULE: ./node_modules/typebox/build/compile/index.mjs
// ------------------------------------------------------------------
// Barrel
// ------------------------------------------------------------------



// ------------------------------------------------------------------
// Default
// ------------------------------------------------------------------




/* harmony default export */ const compile = ((/* unused pure expression or super */ null && (Compile)));

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

;// CONCATENATED MODULE: ./build/reports/findings-order.js

function compareText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** The order of findings in every report: most severe first, then check id, then fingerprint (code units, no locale). */
function compareFindings(left, right) {
    return (severityRank(left.severity) - severityRank(right.severity) ||
        compareText(left.check_id, right.check_id) ||
        compareText(left.fingerprint, right.fingerprint));
}

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
    const contents = [...findings].sort(compareFindings).map(content);
    return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(canonicalJson(contents)).digest('hex');
}

;// CONCATENATED MODULE: ./build/reports/read-report.js




/** Largest report that is read, in UTF-16 code units: 5,000 findings with full evidence stay below half of it. */
const REPORT_LENGTH_MAX = 64 * 1024 * 1024;
/** Why a text is not a report of ours. */
class ReportError extends Error {
    code;
    constructor(code, message, options) {
        super(message, options);
        this.name = 'ReportError';
        this.code = code;
    }
}
let validator;
/**
 * Reads a JSON report strictly: bounded, of a known major version, of the published schema. Members that a later minor
 * version may have added are dropped.
 * @throws ReportError that says what is wrong and where
 */
function read_report_readReport(text) {
    if (text.length > REPORT_LENGTH_MAX)
        throw new ReportError('too_large', `The report is longer than ${REPORT_LENGTH_MAX} characters.`);
    const document = parse(text);
    const version = versionOf(document);
    if (version?.split('.')[0] !== REPORT_SCHEMA_VERSION.split('.')[0])
        throw new ReportError('unknown_version', `The report has schema_version ${JSON.stringify(version ?? null)}; this reader knows ${REPORT_SCHEMA_VERSION}.`);
    const known = Clean(Report, document);
    validator ??= compile_compile_Compile(Report);
    if (!validator.Check(known)) {
        const [fault] = validator.Errors(known);
        throw new ReportError('invalid', `The report is not valid at ${place(fault)}: ${fault?.message ?? 'wrong form'}.`);
    }
    const report = known;
    return { report, digestMatches: findingsDigest(report.findings) === report.summary.digest };
}
function parse(text) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw new ReportError('not_json', 'The report is not JSON.', { cause: error });
    }
}
function versionOf(document) {
    if (typeof document !== 'object' || document === null)
        return undefined;
    const version = document['schema_version'];
    return typeof version === 'string' && /^\d{1,4}\.\d{1,4}$/.test(version) ? version : undefined;
}
/** The path of a fault is made of member names, which may be a stranger's: bounded and quoted. */
function place(fault) {
    const path = fault?.instancePath ?? '';
    return path === '' ? 'its top' : JSON.stringify(path.slice(0, 200));
}

;// CONCATENATED MODULE: ./build/library.js
/**
 * What the package gives to programs: the typed client of the service, the webhook signature helper and the report reader.
 *
 *   import { createClient, verifySignature, readReport } from 'scan-gate';
 */






var __webpack_exports__ApiError = __webpack_exports__.hD;
var __webpack_exports__ClientConfigurationError = __webpack_exports__.q5;
var __webpack_exports__ReportError = __webpack_exports__.$g;
var __webpack_exports__SIGNATURE_HEADER = __webpack_exports__.D8;
var __webpack_exports__ServiceConnectionError = __webpack_exports__.A6;
var __webpack_exports__ServiceError = __webpack_exports__._7;
var __webpack_exports__ServiceResponseError = __webpack_exports__.LQ;
var __webpack_exports__SignatureError = __webpack_exports__.VA;
var __webpack_exports__createClient = __webpack_exports__.UU;
var __webpack_exports__iterate = __webpack_exports__.nl;
var __webpack_exports__readReport = __webpack_exports__.tL;
var __webpack_exports__verifySignature = __webpack_exports__.Od;
export { __webpack_exports__ApiError as ApiError, __webpack_exports__ClientConfigurationError as ClientConfigurationError, __webpack_exports__ReportError as ReportError, __webpack_exports__SIGNATURE_HEADER as SIGNATURE_HEADER, __webpack_exports__ServiceConnectionError as ServiceConnectionError, __webpack_exports__ServiceError as ServiceError, __webpack_exports__ServiceResponseError as ServiceResponseError, __webpack_exports__SignatureError as SignatureError, __webpack_exports__createClient as createClient, __webpack_exports__iterate as iterate, __webpack_exports__readReport as readReport, __webpack_exports__verifySignature as verifySignature };
