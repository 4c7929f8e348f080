export const id = 4075;
export const ids = [4075,5537,6908,9085];
export const modules = {

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

/***/ 74075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _contract_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60000);
/* harmony import */ var _gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89793);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41446);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96908);
/* harmony import */ var _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47802);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65487);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6222);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9654);









const FLAGS = {
    port: { type: 'string', value: 'N', description: 'Port of the API. 0: any free port. Default: 8080.' },
    host: { type: 'string', value: 'ADDRESS', description: 'Address to listen on. Default: 127.0.0.1.' },
    data: { type: 'string', value: 'DIR', description: 'Folder of the embedded database.' },
    'database-url': {
        type: 'string',
        value: 'URL',
        description: 'PostgreSQL in place of --data. Better given as SCAN_GATE_DATABASE_URL: flags are visible in process lists.',
    },
    role: { type: 'string', value: 'ROLE', description: 'api, worker or all. Default: all.' },
    bootstrap: {
        type: 'string',
        value: 'FILE',
        description: 'Where the first start writes url, workspace_id, api_key, admin_token and admin_url (mode 0600).',
    },
    'admin-port': {
        type: 'string',
        value: 'N',
        description: 'Port of the admin API on 127.0.0.1. Default: any free port.',
    },
    'public-url': { type: 'string', value: 'URL', description: 'How clients reach the service; stands in report URLs.' },
    'allow-scan-cidr': {
        type: 'string',
        multiple: true,
        value: 'CIDR',
        description: 'Private range that may be scanned. Metadata addresses stay closed.',
    },
    'allow-webhook-cidr': {
        type: 'string',
        multiple: true,
        value: 'CIDR',
        description: 'Private range that webhooks may be delivered to.',
    },
    'require-verification': { type: 'boolean', description: 'Refuse quick scans of unverified targets too.' },
    'initial-tokens': { type: 'string', value: 'N', description: 'Tokens of the workspace at its creation.' },
    price: {
        type: 'string',
        multiple: true,
        value: 'OPERATION=N',
        description: `Tokens of an operation (${_contract_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATIONS */ .xb.join(', ')}), for example scan.quick=0.`,
    },
    'scan-concurrency': { type: 'string', value: 'N', description: 'Scans at work at the same time in this process.' },
    'ca-file': {
        type: 'string',
        value: 'FILE',
        description: 'PEM certificates that scans trust besides the built-in roots.',
    },
    help: _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .HELP_FLAG */ .lu,
};
const HELP = (0,_help_js__WEBPACK_IMPORTED_MODULE_8__/* .commandHelp */ .bD)(['serve --data DIR --bootstrap FILE [flags]', 'serve --database-url URL --bootstrap FILE [flags]'], `Runs the scanning service. Prints one JSON line on standard output when it is ready; logs go to standard error.
SIGTERM ends it: what it holds is finished or released.`, FLAGS);
/** `scan-gate serve`. */
async function run(args, io) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFlags */ .bQ)(args, FLAGS);
    if (flags.flag('help') === true) {
        io.out(HELP);
        return 0;
    }
    const options = await serviceOptions(flags, io);
    const bootstrap = flags.text('bootstrap');
    if (bootstrap !== undefined)
        await (0,_bootstrap_file_js__WEBPACK_IMPORTED_MODULE_5__/* .assertWritable */ .Bz)(bootstrap, io.directory);
    else
        io.err('warning: without --bootstrap FILE the keys of a first start are shown to nobody.\n');
    const { startEmbeddedService } = await __webpack_require__.e(/* import() */ 3012).then(__webpack_require__.bind(__webpack_require__, 43012));
    const service = await startEmbeddedService(options);
    try {
        if (bootstrap !== undefined)
            await keepBootstrap(bootstrap, service, io);
        io.out(`${JSON.stringify({
            event: 'ready',
            url: service.url,
            admin_url: service.adminUrl,
            workspace_id: service.workspaceId,
            role: options.role,
            pid: process.pid,
            ready_ms: Math.round(service.readyMs),
        })}\n`);
        if (!io.signal.aborted)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(io.signal, 'abort');
    }
    finally {
        await service.close();
    }
    return 0;
}
async function serviceOptions(flags, io) {
    if (flags.positionals.length > 0) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(flags.positionals[0] ?? '', 'serve takes flags only. See scan-gate serve --help.');
    }
    const given = (name) => flags.text(name);
    const count = (name, minimum, maximum) => {
        const text = given(name);
        return text === undefined ? undefined : (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integerInput */ .$A)(`--${name}`, text, minimum, maximum);
    };
    const roots = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .readTrustedRoots */ .P)(given('ca-file'), io);
    const publicUrl = given('public-url');
    if (publicUrl !== undefined && !/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(publicUrl)) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError('--public-url', 'not an http(s) URL without credentials, query and fragment.');
    }
    const adminPort = count('admin-port', 0, 65_535);
    const tokens = count('initial-tokens', 0, 1_000_000_000);
    const concurrency = count('scan-concurrency', 1, 64);
    return {
        mode: 'server',
        store: storeOf(flags, io),
        role: (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .enumInput */ .gX)('--role', given('role') ?? 'all', ['api', 'worker', 'all']),
        host: given('host') ?? '127.0.0.1',
        port: count('port', 0, 65_535) ?? 8080,
        allowScanCidrs: cidrs(flags, 'allow-scan-cidr'),
        allowWebhookCidrs: cidrs(flags, 'allow-webhook-cidr'),
        requireVerification: flags.flag('require-verification') === true,
        prices: prices(flags),
        ...(adminPort === undefined ? {} : { adminPort }),
        ...(tokens === undefined ? {} : { initialTokens: tokens }),
        ...(concurrency === undefined ? {} : { scanConcurrency: concurrency }),
        ...(publicUrl === undefined ? {} : { publicUrl }),
        ...(roots.length === 0 ? {} : { trustedRoots: roots }),
    };
}
function storeOf(flags, io) {
    const data = flags.text('data');
    const url = flags.text('database-url') ?? (data === undefined ? io.environment['SCAN_GATE_DATABASE_URL'] : undefined);
    if (data !== undefined && url !== undefined)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError('--data', 'goes without --database-url.');
    if (url !== undefined && url !== '') {
        if (!/^postgres(ql)?:\/\//.test(url))
            throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError('--database-url', 'not a postgres:// URL.');
        return { kind: 'postgres', url };
    }
    if (data === undefined || data.trim() === '') {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError('--data', 'missing: give a folder for the database, or --database-url.');
    }
    return { kind: 'directory', path: data };
}
/** @throws UsageError */
function prices(flags) {
    const entries = flags
        .texts('price')
        .flatMap(_gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listInput */ .dt)
        .map((text) => {
        const [operation = '', price = ''] = text.split('=');
        const known = _contract_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATIONS */ .xb.find((name) => name === operation.trim());
        if (known === undefined) {
            throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError('--price', `"${text}" does not begin with one of ${_contract_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATIONS */ .xb.join(', ')} and "=".`);
        }
        return [known, (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integerInput */ .$A)('--price', price.trim(), 0, 1_000_000)];
    });
    return Object.fromEntries(entries);
}
function cidrs(flags, name) {
    const list = flags.texts(name).flatMap(_gate_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .listInput */ .dt);
    for (const text of list) {
        if (!/^[0-9a-f.:]+\/[0-9]{1,3}$/i.test(text)) {
            throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`--${name}`, `"${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__.escapeTerminal)(text.slice(0, 60))}" is not a range such as 10.0.0.0/8.`);
        }
    }
    return list;
}
/** The first start writes everything; a later one only where the service is now. */
async function keepBootstrap(path, service, io) {
    const where = { url: service.url, workspace_id: service.workspaceId, admin_url: service.adminUrl };
    if (service.apiKey !== null && service.adminToken !== null) {
        const content = { ...where, api_key: service.apiKey, admin_token: service.adminToken };
        await (0,_bootstrap_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeBootstrapFile */ .Ok)(path, io.directory, content);
        return;
    }
    const earlier = await (0,_bootstrap_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readBootstrapFile */ .Le)(path, io.directory).catch(() => null);
    if (earlier === null || earlier.workspace_id !== service.workspaceId) {
        io.err('warning: the keys were written at the first start of this database; this bootstrap file is not of it.\n');
        return;
    }
    await (0,_bootstrap_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeBootstrapFile */ .Ok)(path, io.directory, { ...earlier, ...where });
}


/***/ }),

/***/ 65487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect),
/* harmony export */   P: () => (/* binding */ readTrustedRoots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5537);



/** @throws UsageError when the API URL cannot be used */
async function connect(options) {
    const { createClient } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(8329), __webpack_require__.e(1748), __webpack_require__.e(9250)]).then(__webpack_require__.bind(__webpack_require__, 51748));
    const { apiUrl, apiKey, maxRetries } = options.service;
    const common = { userAgent: `scan-gate/${_version_js__WEBPACK_IMPORTED_MODULE_2__.VERSION}`, retry: { maxRetries } };
    if (apiUrl !== null && apiKey !== null) {
        const { ClientConfigurationError } = await __webpack_require__.e(/* import() */ 6695).then(__webpack_require__.bind(__webpack_require__, 6695));
        try {
            const client = createClient({
                ...common,
                baseUrl: apiUrl,
                apiKey,
                allowInsecure: options.allowInsecure,
                trustedRoots: options.trustedRoots,
            });
            return { kind: 'remote', client, readyMs: null, close: () => client.close() };
        }
        catch (error) {
            if (error instanceof ClientConfigurationError) {
                const hint = error.message.includes('unencrypted') ? ' (--insecure-http)' : '';
                throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--api-url', `${error.message}${hint}`, { cause: error });
            }
            throw error;
        }
    }
    const { startEmbeddedService } = await __webpack_require__.e(/* import() */ 3012).then(__webpack_require__.bind(__webpack_require__, 43012));
    const service = await startEmbeddedService({
        mode: 'embedded',
        store: { kind: 'memory' },
        verificationSeed: options.verificationSeed,
        ...(options.trustedRoots.length === 0 ? {} : { trustedRoots: options.trustedRoots }),
    });
    const client = createClient({ ...common, baseUrl: service.url, apiKey: service.apiKey ?? '', proxy: 'none' });
    return {
        kind: 'embedded',
        client,
        readyMs: Math.round(service.readyMs),
        close: async () => {
            await client.close();
            await service.close();
        },
    };
}
/** Certificates of `--ca-file`. @throws UsageError */
async function readTrustedRoots(path, io) {
    if (path === undefined)
        return [];
    const { resolve } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 76760, 19));
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(resolve(io.directory, path), 'utf8');
    }
    catch (cause) {
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--ca-file', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(path)} cannot be read.`, { cause });
    }
    const certificates = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
    if (certificates.length === 0)
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('--ca-file', `${(0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(path)} holds no PEM certificate.`);
    return certificates;
}


/***/ }),

/***/ 5537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var _package_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8330);

const VERSION = _package_json__WEBPACK_IMPORTED_MODULE_0__/* .version */ .rE;


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

/***/ 89085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ Timestamp),
/* harmony export */   OJ: () => (/* binding */ SeverityCounts),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   Rc: () => (/* binding */ SeveritySchema),
/* harmony export */   ZY: () => (/* binding */ stringEnum),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   fc: () => (/* binding */ ScanTypeSchema),
/* harmony export */   g8: () => (/* binding */ SCAN_TYPES),
/* harmony export */   m3: () => (/* binding */ ConfidenceSchema),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   t2: () => (/* binding */ prefixedId)
/* harmony export */ });
/* unused harmony export CONFIDENCES */
/* harmony import */ var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);

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
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Unsafe */ .ZUJ.Unsafe({
        type: 'string',
        enum: [...values],
        ...(description === undefined ? {} : { description }),
    });
}
/** `T | null` in the 2020-12 way. */
function nullable(schema) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Union */ .ZUJ.Union([schema, typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Null */ .ZUJ.Null()]);
}
/** Identifier with a fixed prefix, for example `scn_01hx…`: lower-case base32 after the prefix. */
function prefixedId(prefix, description) {
    return typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
        pattern: `^${prefix}_[0-9a-z]{8,40}$`,
        description,
        examples: [`${prefix}_01jd3k9x5v8w2m4n6p7q`],
    });
}
const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.String */ .ZUJ.String({
    format: 'date-time',
    description: 'ISO 8601 UTC timestamp with milliseconds.',
    examples: ['2026-11-21T08:15:30.000Z'],
});
const SeveritySchema = stringEnum(SEVERITIES, 'CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.');
const ConfidenceSchema = stringEnum(CONFIDENCES, 'How sure the proof is: certain, firm or tentative.');
const ScanTypeSchema = stringEnum(SCAN_TYPES, 'Depth of the scan.');
const Count = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Integer */ .ZUJ.Integer({ minimum: 0 });
/** Number of findings per severity with their sum. */
const SeverityCounts = typebox__WEBPACK_IMPORTED_MODULE_0__/* .Type.Object */ .ZUJ.Object({ critical: Count, high: Count, medium: Count, low: Count, info: Count, total: Count }, { additionalProperties: false, description: 'Number of findings per severity.' });
/** Counts findings by severity. */
function countBySeverity(findings) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: findings.length };
    for (const finding of findings)
        counts[finding.severity] += 1;
    return counts;
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


/***/ }),

/***/ 8330:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"UU":"scan-gate","rE":"0.1.0","TB":"https://github.com/your-org/scan-gate"}');

/***/ })

};
