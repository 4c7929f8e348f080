export const id = 9623;
export const ids = [9623,6908,6695];
export const modules = {

/***/ 24152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ printCall),
/* harmony export */   dO: () => (/* binding */ pathArgument)
/* harmony export */ });
/* unused harmony exports AdminError, adminClient */
/* harmony import */ var _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25492);
/* harmony import */ var _client_conform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48392);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96908);
/* harmony import */ var _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47802);





/** The admin API refused; the message is the service's. */
class AdminError extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.name = 'AdminError';
        this.code = code;
    }
}
/** Reaches the admin API of the service that wrote the bootstrap file: on loopback, with its own token. */
async function adminClient(flags, io) {
    const path = flags.text('bootstrap') ?? io.environment['SCAN_GATE_BOOTSTRAP'];
    if (path === undefined || path === '') {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--bootstrap', 'missing: give the file that scan-gate serve --bootstrap wrote.');
    }
    const { admin_url: adminUrl, admin_token: token } = await (0,_bootstrap_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readBootstrapFile */ .Le)(path, io.directory);
    if (adminUrl === null || !URL.canParse(adminUrl)) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--bootstrap', 'holds no admin_url: the service offers no admin API.');
    }
    if (!(0,_client_client_options_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(new URL(adminUrl).hostname)) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--bootstrap', 'its admin_url is not on this machine; the admin token is not sent anywhere else.');
    }
    const { request } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    return {
        async call(method, route, body) {
            let answer;
            try {
                answer = await request(`${adminUrl.replace(/\/+$/, '')}${route}`, {
                    method,
                    headers: {
                        authorization: `Bearer ${token}`,
                        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                    },
                    body: body === undefined ? null : JSON.stringify(body),
                    signal: AbortSignal.any([io.signal, AbortSignal.timeout(30_000)]),
                });
            }
            catch {
                throw new AdminError('connection_failed', `No answer from the admin API at ${adminUrl}; is the service running?`);
            }
            const text = await answer.body.text();
            const value = parsed(text);
            if (answer.statusCode < 400)
                return value;
            const error = (0,_client_conform_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value) && (0,_client_conform_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value['error']) ? value['error'] : {};
            const code = typeof error['code'] === 'string' ? error['code'] : `http_${answer.statusCode}`;
            const message = typeof error['message'] === 'string' ? error['message'] : 'The admin API refused.';
            throw new AdminError(code, `${message} (${code})`);
        },
    };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** Prints the answer of one call as JSON; a refusal is one line on standard error and status 1. */
async function printCall(flags, io, method, path, body) {
    const admin = await adminClient(flags, io);
    try {
        const answer = await admin.call(method, path, body);
        io.out(`${JSON.stringify(answer ?? {}, null, 2)}\n`);
        return 0;
    }
    catch (error) {
        if (!(error instanceof AdminError))
            throw error;
        io.err(`scan-gate: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__.escapeTerminal)(error.message)}\n`);
        return error.code === 'validation_error' ? 2 : 1;
    }
}
/** One path segment out of what a user typed. @throws UsageError when it is missing */
function pathArgument(value, name) {
    if (value === undefined || value.trim() === '')
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(name, 'missing.');
    return encodeURIComponent(value);
}


/***/ }),

/***/ 47802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Le: () => (/* binding */ readBootstrapFile),
/* harmony export */   Ok: () => (/* binding */ writeBootstrapFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _client_conform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48392);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41446);





const INPUT = '--bootstrap';
/**
 * Makes sure that the file can be written, before the keys exist that would otherwise be lost.
 * @throws UsageError
 */
async function assertWritable(path, directory) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
    const existing = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(absolute).catch(() => null);
    if (existing?.isDirectory() === true)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(INPUT, `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(path)} is a directory.`);
    const probe = temporaryName(absolute);
    try {
        await (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(probe, 'wx', 0o600)).close();
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(INPUT, `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(path)} cannot be written (${code}).`, { cause });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(probe, { force: true });
    }
}
/** Writes it whole or not at all, readable by its owner alone, in place of whatever was there. */
async function writeBootstrapFile(path, directory, content) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
    const temporary = temporaryName(absolute);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx', 0o600);
    try {
        await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
        await handle.sync();
    }
    finally {
        await handle.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, absolute);
}
/** @throws UsageError when the file is missing or not a bootstrap file */
async function readBootstrapFile(path, directory) {
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path), 'utf8'));
    }
    catch (cause) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(INPUT, `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(path)} cannot be read as JSON; it is written by scan-gate serve.`, { cause });
    }
    const text = (name) => ((0,_client_conform_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u)(value) && typeof value[name] === 'string' ? value[name] : null);
    const adminToken = text('admin_token');
    if (adminToken === null)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(INPUT, `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(path)} holds no admin_token.`);
    return {
        url: text('url') ?? '',
        workspace_id: text('workspace_id') ?? '',
        api_key: text('api_key') ?? '',
        admin_token: adminToken,
        admin_url: text('admin_url'),
    };
}
/** In the same folder, so that the rename stays within one file system. */
function temporaryName(absolute) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute), `.scan-gate-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
}


/***/ }),

/***/ 39623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
/* harmony import */ var _admin_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24152);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9654);




const FLAGS = {
    bootstrap: { type: 'string', value: 'FILE', description: 'Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP).' },
    help: _flags_js__WEBPACK_IMPORTED_MODULE_2__/* .HELP_FLAG */ .lu,
};
const HELP = (0,_help_js__WEBPACK_IMPORTED_MODULE_3__/* .commandHelp */ .bD)(['members add <name> --bootstrap FILE', 'members remove <name> --bootstrap FILE'], 'Manages the members of a workspace. Removing a member revokes the personal access tokens of the member.', FLAGS);
/** `scan-gate members`. Prints JSON. */
async function run(args, io) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFlags */ .bQ)(args, FLAGS);
    const [verb, name, surplus] = flags.positionals;
    if (flags.flag('help') === true) {
        io.out(HELP);
        return 0;
    }
    if (verb !== 'add' && verb !== 'remove')
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError('members', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(verb ?? '')} is not one of add, remove.`);
    if (surplus !== undefined)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError((0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(surplus), `is one argument too many for members ${verb}.`);
    const path = (0,_admin_client_js__WEBPACK_IMPORTED_MODULE_1__/* .pathArgument */ .dO)(name, '<name>');
    if (verb === 'remove')
        return (0,_admin_client_js__WEBPACK_IMPORTED_MODULE_1__/* .printCall */ .Iz)(flags, io, 'DELETE', `/v1/members/${path}`);
    return (0,_admin_client_js__WEBPACK_IMPORTED_MODULE_1__/* .printCall */ .Iz)(flags, io, 'POST', '/v1/members', { name });
}


/***/ }),

/***/ 25492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   Sq: () => (/* binding */ checkApiKey),
/* harmony export */   U9: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);


/** True for localhost, 127.0.0.0/8 and ::1: traffic that does not leave the machine. */
function isLoopback(hostname) {
    const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4)
        return host.startsWith('127.');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6)
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The base URL is not an absolute URL. Give it as https://host[:port].');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The base URL must begin with https:// (or http:// on loopback).');
    }
    if (url.username !== '' || url.password !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The base URL must not carry credentials; the API key is given on its own.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The base URL must not carry a query or a fragment.');
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecure) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError(`The API key would travel unencrypted to ${url.host}. Use https://, or allow it on purpose.`);
    }
    // A prefix is kept; "/v1" at its end is what people copy from a document, and the routes carry it themselves.
    url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
    return url;
}
/** @throws ClientConfigurationError when the key cannot be sent as a header. */
function checkApiKey(key) {
    const trimmed = key.trim();
    if (trimmed === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The API key is empty.');
    if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError('The API key holds spaces, line breaks or characters outside ASCII.');
    }
    return trimmed;
}


/***/ }),

/***/ 48392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ conform),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
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
        return text(value, 200);
    switch (schema.type) {
        case 'object':
            return schema.properties === undefined ? dictionary(schema, value, depth) : record(schema, value, depth);
        case 'array':
            return array(schema, value, depth);
        case 'string':
            return text(value, schema.maxLength ?? MAX_TEXT);
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
function text(value, maxLength) {
    const string = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
    return string.length > maxLength ? `${string.slice(0, maxLength - 1)}…` : string;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

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

/***/ 96908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   escapeTerminal: () => (/* binding */ escapeTerminal)
/* harmony export */ });
/* unused harmony export escapeTerminalBlock */
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/** Untrusted text on one line of a terminal or a log: no escape sequence, no line break, no reordering. */
function escapeTerminal(text) {
    return (0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text);
}
/** The same over several lines; each later line begins with `indent`, so that text cannot pass for a line of ours. */
function escapeTerminalBlock(text, indent = '    ') {
    return showControls(text, { multiline: true }).replaceAll('\n', `\n${indent}`);
}


/***/ })

};
