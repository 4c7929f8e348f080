export const id = 8173;
export const ids = [8173,6695];
export const modules = {

/***/ 6695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ ServiceConnectionError),
/* harmony export */   ClientConfigurationError: () => (/* binding */ ClientConfigurationError),
/* harmony export */   LQ: () => (/* binding */ ServiceResponseError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   hD: () => (/* binding */ ApiError)
/* harmony export */ });
/* unused harmony export CLIENT_ERRORS */
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


/***/ }),

/***/ 63289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ DEFAULT_CONFIG_FILE),
/* harmony export */   im: () => (/* binding */ readConfigText),
/* harmony export */   o4: () => (/* binding */ parseConfig)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var typebox_value__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79229);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38815);
/* harmony import */ var _config_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46304);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41446);






const DEFAULT_CONFIG_FILE = '.scan-gate.yml';
const MAX_BYTES = 256 * 1024;
/**
 * Reads the file an input names; with an empty input the default file, if it is there.
 * @throws UsageError when a named file is missing, not a file or larger than 256 KiB
 */
async function readConfigText(input, path, directory) {
    const name = path.trim() === '' ? DEFAULT_CONFIG_FILE : path.trim();
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, name);
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
        if (size > MAX_BYTES)
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(name)} is larger than ${MAX_BYTES / 1024} KiB.`);
        return { name, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, 'utf8') };
    }
    catch (cause) {
        if (cause instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError)
            throw cause;
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (path.trim() === '' && code === 'ENOENT')
            return null;
        const what = code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a directory' : `cannot be read (${code})`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(name)} ${what}.`, { cause });
    }
}
/**
 * Parses and checks a configuration file. Strict: unknown and repeated keys are errors.
 * @throws UsageError that names the place
 */
function parseConfig(input, file) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(file.text, { strict: true, uniqueKeys: true, prettyErrors: true });
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${file.name}: ${firstLine(fault.message)}`);
    let value;
    try {
        value = document.toJS({ maxAliasCount: 20 }) ?? {};
    }
    catch (cause) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${file.name}: too many aliases.`, { cause });
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${file.name}: the file is not a map of settings.`);
    }
    const problem = firstProblem(value);
    if (problem !== null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__.UsageError(input, `${file.name}: ${problem}`);
    return value;
}
function firstProblem(value) {
    if (typebox_value__WEBPACK_IMPORTED_MODULE_2__/* .Value.Check */ .WT.Check(_config_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigFile */ .PZ, value))
        return null;
    const errors = typebox_value__WEBPACK_IMPORTED_MODULE_2__/* .Value.Errors */ .WT.Errors(_config_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigFile */ .PZ, value).filter((error) => error.keyword !== 'boolean' && error.keyword !== 'anyOf' && !isOtherBranch(error));
    const unknown = errors.find((error) => error.keyword === 'additionalProperties');
    if (unknown !== undefined) {
        const { additionalProperties } = unknown.params;
        return `unknown key ${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(additionalProperties[0] ?? '')}${place(unknown.instancePath)}.`;
    }
    const [error] = errors.sort((a, b) => b.instancePath.length - a.instancePath.length);
    if (error === undefined)
        return 'the file does not have the form of a configuration.';
    const allowed = 'allowedValues' in error.params ? `: ${error.params.allowedValues.join(', ')}` : '';
    return `${dotted(error.instancePath)} ${error.message}${allowed}.`;
}
/** A target may be a text or a map; the complaint of the branch that was not meant only confuses. */
function isOtherBranch(error) {
    return error.keyword === 'type' && /\/targets\/items\/anyOf\/[01]$/.test(error.schemaPath);
}
function dotted(instancePath) {
    return instancePath === '' ? 'the file' : instancePath.slice(1).replaceAll('/', '.');
}
function place(instancePath) {
    return instancePath === '' ? '' : ` in ${dotted(instancePath)}`;
}
function firstLine(message) {
    return (message.split('\n')[0] ?? '').replace(/:$/, '.');
}


/***/ }),

/***/ 46304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ REPORT_FORMATS),
/* harmony export */   PZ: () => (/* binding */ ConfigFile),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   pY: () => (/* binding */ VERIFICATION_CHOICES)
/* harmony export */ });
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
/* harmony import */ var _contract_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16542);



/** Report formats that can be asked for. */
const REPORT_FORMATS = ['json', 'pdf', 'sarif', 'html', 'markdown', 'junit', 'gitlab', 'csv'];
const FAIL_ON = [..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, 'none'];
const VERIFICATION_CHOICES = ['auto', ..._contract_target_js__WEBPACK_IMPORTED_MODULE_2__/* .VERIFICATION_METHODS */ .Pq];
const strict = { additionalProperties: false };
const choice = (values, description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({ type: 'string', enum: [...values], description });
const checkId = '^[a-z]+\\.[a-z0-9-]+$';
const paths = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: '^/', maxLength: 2_000 }), { maxItems: 100, description }));
const count = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 });
/** Settings that hold for all targets or, under `targets`, for one. */
const perTarget = {
    'scan-types': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(choice(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .SCAN_TYPES */ .g8, 'Depth of the scan.'), { minItems: 1, maxItems: 3, uniqueItems: true })),
    'fail-on-severity': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(choice(FAIL_ON, 'Least severity that fails the gate.')),
    thresholds: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object(Object.fromEntries(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map((severity) => [severity, typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(count)])), {
        ...strict,
        description: 'Most findings allowed per severity.',
    })),
    'fail-on-new-only': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean({ description: 'Judge only findings the baseline does not have.' })),
    'disable-checks': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: checkId }), { maxItems: 200, description: 'Checks that do not run.' })),
    'severity-overrides': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Record */ .ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: checkId }), choice(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, 'Severity.'), {
        maxProperties: 200,
        description: 'Another severity for the findings of a check.',
    })),
    'extra-paths': paths('Paths to look at besides those found by the crawl.'),
    'include-paths': paths('Only paths with one of these prefixes are looked at.'),
    'exclude-paths': paths('Paths with one of these prefixes are never requested.'),
    'max-requests-per-second': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 1, maximum: 1_000 })),
    'active-post': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean({ description: 'Allow active-safe probes to submit forms by POST.' })),
    'request-headers-env': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
        description: 'Environment variable that holds secret request headers, one "Name: value" per line.',
    })),
};
const ConfigTarget = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ target: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, maxLength: 2_000, description: 'host, host:port or URL.' }), ...perTarget }, strict);
const ConfigIgnoreRule = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    check: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: checkId, description: 'Check id.' })),
    path: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: '^/', description: 'Path prefix of the finding.' })),
    fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ pattern: '^[0-9a-f]{32}$' })),
    reason: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, maxLength: 500, description: 'Why; shown with the finding.' }),
    expires: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        description: 'From this day on (UTC) the rule warns and no longer hides.',
    })),
}, { ...strict, description: 'At least one of check, path, fingerprint; all that are given must match.' });
/** `.scan-gate.yml`. Published as `docs/scan-gate-config.schema.json` for editors. */
const ConfigFile = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({
    version: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Literal */ .ZUJ.Literal(1)),
    ...perTarget,
    targets: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Union */ .ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({ minLength: 1, maxLength: 2_000 }), ConfigTarget]), { maxItems: 1_000 })),
    ignore: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(ConfigIgnoreRule, { maxItems: 1_000 })),
    verification: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(choice(VERIFICATION_CHOICES, 'How ownership of a new target is proven.')),
    wait: typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
    'timeout-minutes': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Number */ .ZUJ.Number({ exclusiveMinimum: 0, maximum: 1_440 })),
    'poll-interval-seconds': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Number */ .ZUJ.Number({ minimum: 0.1, maximum: 3_600 })),
    'fail-fast': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
    'cancel-on-abort': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
    'max-tokens': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(count),
    'wait-for-target-seconds': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Number */ .ZUJ.Number({ minimum: 0, maximum: 3_600 })),
    'fail-on-inconclusive': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
    'warn-only': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Boolean */ .ZUJ.Boolean()),
    'max-findings': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 1, maximum: 500 })),
    'report-formats': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Array */ .ZUJ.Array(choice(REPORT_FORMATS, 'Report format.'), { uniqueItems: true })),
    'max-retries': typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Optional */ .ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0, maximum: 20 })),
}, { ...strict, title: 'Scan Gate configuration' });


/***/ }),

/***/ 89793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ integerInput),
/* harmony export */   QR: () => (/* binding */ numberInput),
/* harmony export */   dt: () => (/* binding */ listInput),
/* harmony export */   gX: () => (/* binding */ enumInput),
/* harmony export */   tE: () => (/* binding */ booleanInput)
/* harmony export */ });
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);

/** Splits at line breaks and commas; blank parts and lines that begin with # are left out. */
function listInput(text) {
    return text
        .split(/\r?\n/)
        .filter((line) => !line.trim().startsWith('#'))
        .flatMap((line) => line.split(','))
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** @throws UsageError that lists what is allowed */
function enumInput(input, text, allowed) {
    const value = text.trim().toLowerCase();
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined)
        return found;
    const near = allowed.find((candidate) => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(text)} is not one of ${allowed.join(', ')}.${hint}`);
}
/** YAML 1.2 core words, as `core.getBooleanInput` takes them. @throws UsageError */
function booleanInput(input, text) {
    const value = text.trim();
    if (/^(true|True|TRUE)$/.test(value))
        return true;
    if (/^(false|False|FALSE)$/.test(value))
        return false;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(text)} is not true or false.`);
}
/** A whole number. @throws UsageError */
function integerInput(input, text, minimum, maximum) {
    const value = text.trim();
    if (!/^-?[0-9]{1,15}$/.test(value))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(text)} is not a whole number.`);
    return within(input, Number(value), minimum, maximum);
}
/** A decimal number. @throws UsageError */
function numberInput(input, text, minimum, maximum) {
    const value = text.trim();
    if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(text)} is not a number.`);
    return within(input, Number(value), minimum, maximum);
}
function within(input, value, minimum, maximum) {
    if (value >= minimum && value <= maximum)
        return value;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
}


/***/ }),

/***/ 7477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ GATE_INPUTS)
/* harmony export */ });
const GATE_INPUTS = {
    'api-key': { default: '', description: 'API key of the service; needed with api-url.', secret: true },
    'api-url': {
        default: '',
        description: 'Base URL of the service. Absent: the embedded service runs in this process.',
    },
    targets: { default: '', description: 'What to scan, one per line or comma: host, host:port or URL.' },
    'scan-types': { default: 'standard', description: 'quick, standard, compliance; several allowed.', config: true },
    verification: {
        default: 'auto',
        description: 'How ownership of a new target is proven: auto, dns, http_file, meta_tag or local.',
        config: true,
    },
    wait: { default: 'true', description: 'Wait for the scans and judge them; false only starts them.', config: true },
    'timeout-minutes': { default: '30', description: 'Longest wait for all scans, in minutes.', config: true },
    'poll-interval-seconds': {
        default: '',
        description: 'Shortest pause between two looks at the scans, in seconds. Default: adaptive.',
        config: true,
    },
    'fail-fast': { default: 'false', description: 'Create no scan at all when one of them is refused.', config: true },
    'cancel-on-abort': { default: 'true', description: 'Cancel unfinished scans when the run is aborted.', config: true },
    rerun: { default: 'resume', description: 'A re-run resumes the scans of the earlier attempt, or makes new ones.' },
    'max-tokens': { default: '0', description: 'Most tokens the scans may cost; 0: no budget.', config: true },
    'dry-run': { default: 'false', description: 'Show the plan and its price; scan nothing.' },
    'wait-for-target-seconds': {
        default: '60',
        description: 'How long to wait until a target answers, in seconds; 0 does not look.',
        config: true,
    },
    'request-headers': {
        default: '',
        description: 'Headers sent with every request to the targets, one "Name: value" per line.',
        secret: true,
    },
    'fail-on-severity': {
        default: 'critical',
        description: 'Least severity that fails the gate: critical, high, medium, low, info or none.',
        config: true,
    },
    thresholds: {
        default: '',
        description: 'Most findings allowed per severity besides, for example high=0,medium=10.',
        config: true,
    },
    'fail-on-new-only': {
        default: 'false',
        description: 'Judge only findings the baseline does not have.',
        config: true,
    },
    'fail-on-inconclusive': {
        default: 'true',
        description: 'Fail when no verdict could be reached (time-out, failed scan, unreachable service).',
        config: true,
    },
    'warn-only': { default: 'false', description: 'Report everything, fail nothing.', config: true },
    'ignore-file': { default: '', description: 'File with ignore rules. Default: .scan-gate.yml if there.' },
    'config-file': { default: '', description: 'Configuration file. Default: .scan-gate.yml if there.' },
    'max-findings': { default: '20', description: 'Most findings written out in summary and comment.', config: true },
    'report-formats': {
        default: 'json,pdf',
        description: 'Reports to write: json, pdf, sarif, html, markdown, junit, gitlab, csv.',
        config: true,
    },
    'max-retries': { default: '4', description: 'Retries of one request to the service.', config: true },
};


/***/ }),

/***/ 17119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseTarget)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41446);



const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/**
 * Reads a target: `host`, `host:port` or an http(s) URL. Strict: what would be guessed is refused with a hint.
 * @param input name of the input, for messages
 * @throws UsageError; its message never repeats credentials
 */
function parseTarget(input, given) {
    const text = given.trim();
    if (text === '')
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, 'a target is empty. Give a host, host:port or an http(s) URL.');
    if (text.length > 2_000)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, 'a target is longer than 2000 characters.');
    if (/[\s\u0000-\u001f\u007f]/.test(text)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(withoutUserInfo(text))} holds spaces or control characters.`);
    }
    if (/^[^/?#\\]*@/.test(text)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(withoutUserInfo(text))} carried credentials. Give them as request-headers, which are kept secret.`);
    }
    const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+($|\/))/i.exec(text)?.[1]?.toLowerCase();
    if (scheme !== undefined && !text.startsWith('['))
        return parseUrl(input, text, scheme);
    return parseHostPort(input, text);
}
function parseUrl(input, text, scheme) {
    const safe = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(withoutUserInfo(text));
    if (scheme !== 'http' && scheme !== 'https') {
        if (!text.includes('://') && /^[a-z0-9.-]+:[^/]*$/i.test(text) && scheme !== 'file') {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a port that is not a number from 1 to 65535, or an unknown scheme.`);
        }
        const what = scheme === 'file' ? 'is a file, not something on the network' : `has the scheme ${scheme}:`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} ${what}. Only http:// and https:// URLs can be scanned.`);
    }
    const authority = /^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1];
    if (authority === undefined || authority === '')
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has no host.`);
    if (authority.includes('@')) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} carried credentials. Take them out of the URL; give them as request-headers, which are kept secret.`);
    }
    const { host, port } = splitAuthority(input, authority, safe);
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a valid URL.`);
    const name = checkedHost(input, host, safe);
    const defaultPort = scheme === 'https' ? 443 : 80;
    const hostname = port === null || port === defaultPort ? name : `${name}:${port}`;
    const path = `${url.pathname}${url.search}`;
    return {
        input: `${scheme}://${hostname}${url.pathname === '/' ? '' : url.pathname}${url.search === '' ? '' : '?…'}`,
        hostname,
        options: path === '/' ? { scheme } : { scheme, start_path: path },
    };
}
function parseHostPort(input, text) {
    const safe = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(withoutUserInfo(text));
    if (/[/?#\\]/.test(text)) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a path but no scheme. Write it as a URL: https://${withoutUserInfo(text)}`);
    }
    const { host, port } = splitAuthority(input, text, safe);
    const name = checkedHost(input, host, safe);
    const hostname = port === null ? name : `${name}:${port}`;
    return { input: hostname, hostname, options: {} };
}
function splitAuthority(input, authority, safe) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe}: an IPv6 address goes in brackets: [${authority}]`);
    const match = /^(\[[^\]]*\]|[^:[]*)(?::(.*))?$/.exec(authority);
    if (match === null)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a host, host:port or URL.`);
    const [, host = '', portText] = match;
    if (portText === undefined)
        return { host, port: null };
    const port = /^[0-9]{1,6}$/.test(portText) ? Number(portText) : 0;
    if (port < 1 || port > 65_535)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a port that is not from 1 to 65535.`);
    return { host, port };
}
function checkedHost(input, host, safe) {
    if (host.startsWith('[')) {
        const address = host.slice(1, -1);
        if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes('%'))
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a valid IPv6 address.`);
        return new URL(`http://[${address}]`).hostname;
    }
    const lower = host.replace(/\.$/, '').toLowerCase();
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(lower))
        return lower;
    if (lower.includes('*'))
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe}: a wildcard cannot be scanned; name each host.`);
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(lower);
    const labels = ascii.split('.');
    if (ascii === '' || ascii.length > 253 || !labels.every((label) => LABEL.test(label))) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has no valid host name.`);
    }
    // "2130706433", "0x7f.1", "127.1": other spellings of IPv4 addresses, which resolvers read differently.
    if (/^(0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? '')) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} looks like an IPv4 address in another spelling; write it as four numbers.`);
    }
    return ascii;
}
/** Cuts everything before the last @ of the authority, and query and fragment, so that no secret is repeated. */
function withoutUserInfo(text) {
    const bare = text.replace(/[?#].*$/s, '');
    return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, '$1');
}


/***/ }),

/***/ 69551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ resultDocument)
/* harmony export */ });
/* unused harmony export RESULT_SCHEMA_VERSION */
/** Raised when a field changes meaning; additions keep it. */
const RESULT_SCHEMA_VERSION = '1.0';
function resultDocument(result) {
    const { verdict, run } = result;
    return {
        schema_version: RESULT_SCHEMA_VERSION,
        outcome: verdict.outcome,
        fails_job: verdict.failsJob,
        reasons: verdict.reasons,
        codes: verdict.codes ?? [],
        warnings: verdict.warnings,
        service: result.service,
        scans: result.scans.map((scan) => ({
            scan_id: scan.scanId,
            target: scan.target.input,
            hostname: scan.target.hostname,
            target_id: scan.targetId,
            scan_type: scan.scanType,
            outcome: scan.outcome,
            code: scan.code ?? null,
            reason: scan.reason,
            report_url: scan.reportUrl,
            duration_ms: Math.round(scan.durationMs),
            findings_count: result.findings.filter((finding) => finding.scan_id === scan.scanId).length,
        })),
        findings: result.findings,
        blocking: [...new Set(verdict.blocking.map((finding) => finding.fingerprint))],
        fixed: result.fixed.map(({ fingerprint, check_id, severity, title }) => ({
            fingerprint,
            check_id,
            severity,
            title,
        })),
        baseline: result.baseline,
        counts: verdict.counts,
        new_counts: verdict.newCounts,
        existing_counts: verdict.existingCounts,
        tokens: {
            used: result.tokensUsed,
            remaining: result.tokensRemaining,
            planned: result.plannedTokens ?? null,
        },
        reused: result.reused,
        run: { repository: run.repository, run_id: run.runId, attempt: run.runAttempt, sha: run.sha, ref: run.ref },
        timings: result.timings,
    };
}


/***/ }),

/***/ 90825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ parseSettings)
});

// UNUSED EXPORTS: thresholds

// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/gate/config-file.js
var config_file = __webpack_require__(63289);
// EXTERNAL MODULE: ./build/gate/config-schema.js
var config_schema = __webpack_require__(46304);
// EXTERNAL MODULE: ./build/gate/usage-error.js
var usage_error = __webpack_require__(41446);
;// CONCATENATED MODULE: ./build/gate/ignore-rules.js

/**
 * Ignore rules of a configuration file.
 * @throws UsageError for a rule without a condition (it would hide everything) or with a date that does not exist
 */
function ignoreRules(input, rules) {
    return rules.map((rule, index) => {
        const where = `ignore.${index}`;
        if (rule.check === undefined && rule.path === undefined && rule.fingerprint === undefined) {
            throw new usage_error.UsageError(input, `${where} names no check, path or fingerprint; it would hide every finding.`);
        }
        if (rule.reason.trim() === '')
            throw new usage_error.UsageError(input, `${where} has an empty reason.`);
        if (rule.expires !== undefined && !isDate(rule.expires)) {
            throw new usage_error.UsageError(input, `${where}.expires ${(0,usage_error/* shown */.S)(rule.expires)} is not a date of the calendar.`);
        }
        return {
            reason: rule.reason,
            ...(rule.check === undefined ? {} : { checkId: rule.check }),
            ...(rule.path === undefined ? {} : { path: rule.path }),
            ...(rule.fingerprint === undefined ? {} : { fingerprint: rule.fingerprint }),
            ...(rule.expires === undefined ? {} : { expires: rule.expires }),
        };
    });
}
function isDate(text) {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// EXTERNAL MODULE: ./build/gate/input-values.js
var input_values = __webpack_require__(89793);
// EXTERNAL MODULE: ./build/gate/inputs.js
var inputs = __webpack_require__(7477);
// EXTERNAL MODULE: ./build/gate/parse-target.js
var parse_target = __webpack_require__(17119);
;// CONCATENATED MODULE: ./build/gate/request-headers.js

/** Headers that decide how a message is framed or where it goes: never the user's. */
const FORBIDDEN = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'upgrade', 'te', 'trailer']);
/**
 * Reads `Name: value` lines. Values are secret: no message repeats them.
 * @throws UsageError
 */
function parseRequestHeaders(input, text) {
    const headers = {};
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    if (lines.length > 20)
        throw new usage_error.UsageError(input, 'more than 20 headers.');
    for (const [index, line] of lines.entries()) {
        const where = `line ${index + 1}`;
        const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:\s*(.*?)\s*$/.exec(line);
        if (match === null)
            throw new usage_error.UsageError(input, `${where} is not "Name: value".`);
        const [, name = '', value = ''] = match;
        if (FORBIDDEN.has(name.toLowerCase()))
            throw new usage_error.UsageError(input, `${where}: ${name} cannot be set.`);
        if (!/^[\x20-\x7e\t]*$/.test(value))
            throw new usage_error.UsageError(input, `${where}: the value of ${name} is not ASCII.`);
        if (value.length > 8_192)
            throw new usage_error.UsageError(input, `${where}: the value of ${name} is longer than 8192.`);
        if (Object.keys(headers).some((other) => other.toLowerCase() === name.toLowerCase())) {
            throw new usage_error.UsageError(input, `${where}: ${name} is given twice.`);
        }
        headers[name] = value;
    }
    return headers;
}

;// CONCATENATED MODULE: ./build/gate/plan-targets.js




const MAX_TARGETS = 1_000;
/**
 * What is to be scanned: the targets given, else those of the configuration file, else the face's own. Settings of the
 * file for a host also hold for a target that was given with the same host.
 * @throws UsageError
 */
function planTargets({ sources, config, scanTypes, }) {
    const { raw, naming } = sources;
    const configured = (config.targets ?? []).map((entry) => (typeof entry === 'string' ? { target: entry } : entry));
    const given = (0,input_values/* listInput */.dt)(raw.targets ?? '');
    const fromFile = given.length === 0 && configured.length > 0;
    const fallback = fromFile ? configured.map((entry) => entry.target) : [...(sources.defaultTargets ?? [])];
    const texts = given.length > 0 ? given : fallback;
    const input = fromFile ? `${naming('config-file')}: targets` : naming('targets');
    if (texts.length === 0) {
        throw new usage_error.UsageError(input, 'nothing to scan. Give a host, host:port or an http(s) URL.');
    }
    if (texts.length > MAX_TARGETS)
        throw new usage_error.UsageError(input, `more than ${MAX_TARGETS} targets.`);
    const parsedConfig = configured.map((entry) => ({
        entry,
        hostname: (0,parse_target/* parseTarget */.h)(`${naming('config-file')}: targets`, entry.target).hostname,
    }));
    const headers = parseRequestHeaders(naming('request-headers'), raw['request-headers'] ?? '');
    const explicitTypes = (raw['scan-types'] ?? '').trim() !== '';
    const planned = new Map();
    for (const [index, text] of texts.entries()) {
        const parsed = (0,parse_target/* parseTarget */.h)(input, text);
        const own = fromFile
            ? (configured[index] ?? {})
            : (parsedConfig.find(({ hostname }) => hostname === parsed.hostname)?.entry ?? {});
        const types = explicitTypes ? scanTypes : (own['scan-types'] ?? scanTypes);
        const policy = policyOf(own);
        const spec = {
            input: parsed.input,
            hostname: parsed.hostname,
            options: { ...parsed.options, ...optionsOf(sources, config, own, headers) },
            scanTypes: types,
            ...(policy === undefined ? {} : { policy }),
        };
        const key = `${spec.hostname} ${spec.options.scheme ?? ''} ${spec.options.start_path ?? ''}`;
        if (!planned.has(key))
            planned.set(key, spec);
    }
    return [...planned.values()];
}
function optionsOf(sources, config, own, headers) {
    const pick = (key) => own[key] ?? config[key];
    const overrides = { ...config['severity-overrides'], ...own['severity-overrides'] };
    const disabled = [...new Set([...(config['disable-checks'] ?? []), ...(own['disable-checks'] ?? [])])];
    const allHeaders = { ...headersFromEnvironment(sources, pick('request-headers-env')), ...headers };
    const extra = pick('extra-paths');
    const include = pick('include-paths');
    const exclude = pick('exclude-paths');
    const rate = pick('max-requests-per-second');
    const activePost = pick('active-post');
    return {
        ...(disabled.length === 0 ? {} : { disable_checks: disabled }),
        ...(Object.keys(overrides).length === 0 ? {} : { severity_overrides: overrides }),
        ...(extra === undefined ? {} : { extra_paths: extra }),
        ...(include === undefined ? {} : { include_paths: include }),
        ...(exclude === undefined ? {} : { exclude_paths: exclude }),
        ...(rate === undefined ? {} : { max_requests_per_second: rate }),
        ...(activePost === undefined ? {} : { active_post: activePost }),
        ...(Object.keys(allHeaders).length === 0 ? {} : { request_headers: allHeaders }),
    };
}
function headersFromEnvironment(sources, name) {
    if (name === undefined)
        return {};
    const text = sources.environment?.[name];
    const input = `${sources.naming('config-file')}: request-headers-env`;
    if (text === undefined || text.trim() === '') {
        throw new usage_error.UsageError(input, `the environment variable ${name} is not set.`);
    }
    return parseRequestHeaders(input, text);
}
function policyOf(own) {
    const policy = {
        ...(own['fail-on-severity'] === undefined ? {} : { failOnSeverity: own['fail-on-severity'] }),
        ...(own.thresholds === undefined ? {} : { thresholds: own.thresholds }),
        ...(own['fail-on-new-only'] === undefined ? {} : { failOnNewOnly: own['fail-on-new-only'] }),
    };
    return Object.keys(policy).length === 0 ? undefined : policy;
}

;// CONCATENATED MODULE: ./build/gate/settings.js








/**
 * Checks everything the user set and makes the settings of a run out of it. Pure: nothing is read or sent.
 * Precedence: what was given, then the configuration file, then the default.
 * @throws UsageError that names the input at fault
 */
function parseSettings(sources) {
    const { raw, naming } = sources;
    const isRemote = (raw['api-url'] ?? '').trim() !== '';
    const config = sources.configFile ? (0,config_file/* parseConfig */.o4)(naming('config-file'), sources.configFile) : {};
    const ignore = sources.ignoreFile ? (0,config_file/* parseConfig */.o4)(naming('ignore-file'), sources.ignoreFile) : config;
    /** The value to use, as text, with the name to blame. */
    const value = (name) => {
        const given = raw[name];
        if (given !== undefined && given.trim() !== '')
            return { input: naming(name), text: given };
        const configured = config[name];
        if (configured !== undefined) {
            return { input: `${naming('config-file')}: ${name}`, text: configText(configured) };
        }
        return { input: naming(name), text: inputs/* GATE_INPUTS */.K[name].default };
    };
    const boolean = (name) => (0,input_values/* booleanInput */.tE)(value(name).input, value(name).text);
    const seconds = (name, minimum) => (0,input_values/* numberInput */.QR)(value(name).input, value(name).text, minimum, 3_600);
    const policy = {
        failOnSeverity: (0,input_values/* enumInput */.gX)(value('fail-on-severity').input, value('fail-on-severity').text, config_schema/* FAIL_ON */.d$),
        thresholds: thresholds(value('thresholds').input, value('thresholds').text),
        failOnNewOnly: boolean('fail-on-new-only'),
        failOnInconclusive: boolean('fail-on-inconclusive'),
        warnOnly: boolean('warn-only'),
        ignore: ignoreRules(naming(sources.ignoreFile ? 'ignore-file' : 'config-file'), ignore.ignore ?? []),
        severityOverrides: (config['severity-overrides'] ?? {}),
    };
    const scanTypes = scanTypeList(value('scan-types'));
    const timeout = value('timeout-minutes');
    const poll = value('poll-interval-seconds');
    const tokens = value('max-tokens');
    return {
        gate: {
            targets: planTargets({ sources, config, scanTypes }),
            verification: (0,input_values/* enumInput */.gX)(value('verification').input, value('verification').text, config_schema/* VERIFICATION_CHOICES */.pY),
            wait: waits(value('wait'), isRemote),
            timeoutMs: Math.round(positiveMinutes(timeout.input, timeout.text) * 60_000),
            pollIntervalMs: poll.text === '' ? null : Math.round(seconds('poll-interval-seconds', 0.1) * 1000),
            failFast: boolean('fail-fast'),
            cancelOnAbort: boolean('cancel-on-abort'),
            rerun: (0,input_values/* enumInput */.gX)(value('rerun').input, value('rerun').text, ['resume', 'new']),
            maxTokens: (0,input_values/* integerInput */.$A)(tokens.input, tokens.text, 0, 1_000_000_000),
            dryRun: boolean('dry-run'),
            waitForTargetMs: Math.round(seconds('wait-for-target-seconds', 0) * 1000),
            policy,
        },
        service: serviceSettings(sources, (0,input_values/* integerInput */.$A)(value('max-retries').input, value('max-retries').text, 0, 20)),
        report: {
            formats: formats(value('report-formats')),
            maxFindings: (0,input_values/* integerInput */.$A)(value('max-findings').input, value('max-findings').text, 1, 500),
        },
    };
}
/** The embedded service ends with the run: scans that nobody waits for would never be made. */
function waits({ input, text }, isRemote) {
    const wait = (0,input_values/* booleanInput */.tE)(input, text);
    if (wait || isRemote)
        return wait;
    throw new usage_error.UsageError(input, 'false needs a service of its own (api-url): the embedded one ends with the run.');
}
function configText(configured) {
    if (Array.isArray(configured))
        return configured.join(',');
    if (typeof configured === 'object' && configured !== null) {
        return Object.entries(configured)
            .map(([name, entry]) => `${name}=${String(entry)}`)
            .join(',');
    }
    return String(configured);
}
function positiveMinutes(input, text) {
    const minutes = (0,input_values/* numberInput */.QR)(input, text, 0, 1_440);
    if (minutes <= 0)
        throw new usage_error.UsageError(input, `${(0,usage_error/* shown */.S)(text)} leaves no time; give more than 0 minutes (at most 1440).`);
    return minutes;
}
function scanTypeList({ input, text }) {
    const list = [...new Set((0,input_values/* listInput */.dt)(text).map((word) => (0,input_values/* enumInput */.gX)(input, word, primitives/* SCAN_TYPES */.g8)))];
    if (list.length === 0)
        throw new usage_error.UsageError(input, `no scan type given; allowed are ${primitives/* SCAN_TYPES */.g8.join(', ')}.`);
    return list;
}
function formats({ input, text }) {
    if (text.trim().toLowerCase() === 'none')
        return [];
    return [...new Set((0,input_values/* listInput */.dt)(text).map((word) => (0,input_values/* enumInput */.gX)(input, word, config_schema/* REPORT_FORMATS */.EL)))];
}
/** `high=0,medium=10`. @throws UsageError */
function thresholds(input, text) {
    const result = {};
    for (const part of (0,input_values/* listInput */.dt)(text)) {
        const match = /^([^=:]+)[=:](.*)$/.exec(part);
        if (match === null)
            throw new usage_error.UsageError(input, `${(0,usage_error/* shown */.S)(part)} is not severity=number, for example high=0.`);
        const severity = (0,input_values/* enumInput */.gX)(input, match[1] ?? '', primitives/* SEVERITIES */.oC);
        if (result[severity] !== undefined)
            throw new usage_error.UsageError(input, `${severity} is given twice.`);
        result[severity] = (0,input_values/* integerInput */.$A)(input, match[2] ?? '', 0, 1_000_000);
    }
    return result;
}
function serviceSettings({ raw, naming }, maxRetries) {
    const apiUrl = raw['api-url']?.trim() || null;
    const apiKey = raw['api-key']?.trim() || null;
    if (apiUrl !== null && !/^https?:\/\//i.test(apiUrl)) {
        throw new usage_error.UsageError(naming('api-url'), 'not an http(s) URL. Give it as https://host[:port].');
    }
    if (apiUrl !== null && apiKey === null) {
        throw new usage_error.UsageError(naming('api-key'), `missing; it is needed with ${naming('api-url')}.`);
    }
    if (apiUrl === null && apiKey !== null) {
        throw new usage_error.UsageError(naming('api-url'), `missing; ${naming('api-key')} means a service of its own.`);
    }
    return { apiUrl, apiKey, maxRetries };
}


/***/ }),

/***/ 14902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ showControls)
/* harmony export */ });
/**
 * C0 and C1 controls, DEL, line separators, bidirectional controls, invisible characters, tag characters and lone
 * surrogates: what can move a cursor, reorder a line or hide text ("Trojan Source", CVE-2021-42574). The joiners U+200C
 * and U+200D stay, for scripts and emoji need them.
 */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Makes every hidden character of untrusted text visible, as `\x1b` or `\u{202e}`. The first step of every escaping. */
function showControls(text, options = {}) {
    const lines = options.multiline === true ? text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : text;
    return lines.replace(HIDDEN, (character) => {
        if (character === '\n' && options.multiline === true)
            return character;
        const named = NAMED[character];
        if (named !== undefined)
            return named;
        const code = character.codePointAt(0) ?? 0;
        return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
    });
}


/***/ }),

/***/ 8330:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"UU":"scan-gate","rE":"0.1.0","TB":"https://github.com/your-org/scan-gate"}');

/***/ })

};
