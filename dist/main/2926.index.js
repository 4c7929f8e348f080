export const id = 2926;
export const ids = [2926];
export const modules = {

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

/***/ 53715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ runSession)
});

// EXTERNAL MODULE: ./build/gate/result-document.js
var result_document = __webpack_require__(69551);
// EXTERNAL MODULE: ./build/reports/escape/terminal.js
var terminal = __webpack_require__(96908);
// EXTERNAL MODULE: ./build/cli/connect.js
var connect = __webpack_require__(65487);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
;// CONCATENATED MODULE: ./build/cli/pretty.js


const MARKS = {
    passed: '✔ passed',
    failed: '✘ failed',
    inconclusive: '? inconclusive',
    'timed-out': '? timed out',
    cancelled: '- cancelled',
    skipped: '- no verdict',
};
/** SGR codes: red and bold red, yellow, cyan, grey. */
const COLORS = {
    critical: '1;31',
    high: '31',
    medium: '33',
    low: '36',
    info: '90',
};
const OUTCOME_COLORS = {
    passed: '1;32',
    failed: '1;31',
    inconclusive: '1;33',
    'timed-out': '1;33',
    cancelled: '1;33',
    skipped: '1;36',
};
/**
 * The result for a reader at a terminal: verdict first, then what blocks, then the rest. Everything that a target or a
 * service said is escaped.
 */
function pretty(result, maxFindings, colored) {
    const paint = (code, text) => (colored ? `\u001b[${code}m${text}\u001b[0m` : text);
    const { verdict } = result;
    const lines = [
        '',
        paint(OUTCOME_COLORS[verdict.outcome], `${MARKS[verdict.outcome]}  ${targetsOf(result)}`),
        ...verdict.reasons.map((reason) => `  ${(0,terminal.escapeTerminal)(reason)}`),
        '',
    ];
    if (result.scans.some((scan) => scan.outcome === 'succeeded'))
        lines.push(...countLines(result, paint), '');
    const blocking = new Set(verdict.blocking);
    const rest = result.findings.filter((finding) => !blocking.has(finding) && finding.ignored_by === null);
    const shown = [...verdict.blocking, ...rest].slice(0, maxFindings);
    for (const finding of shown)
        lines.push(...findingLines(finding, blocking.has(finding), paint), '');
    const hidden = verdict.blocking.length + rest.length - shown.length;
    if (hidden > 0)
        lines.push(`  … and ${hidden} more finding(s); the reports have them all.`, '');
    if (result.fixed.length > 0)
        lines.push(`  Fixed since the baseline: ${titles(result.fixed)}`, '');
    for (const warning of verdict.warnings)
        lines.push(paint('33', `  warning: ${(0,terminal.escapeTerminal)(warning)}`));
    lines.push(footer(result), '');
    return lines.join('\n');
}
function targetsOf(result) {
    const names = [...new Set(result.settings.targets.map((target) => target.input))].map(terminal.escapeTerminal);
    return names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
}
function countLines(result, paint) {
    const { counts, newCounts } = result.verdict;
    const cells = primitives/* SEVERITIES */.oC.map((severity) => {
        const news = newCounts === null || newCounts[severity] === 0 ? '' : ` (${newCounts[severity]} new)`;
        return paint(counts[severity] === 0 ? '90' : COLORS[severity], `${severity} ${counts[severity]}${news}`);
    });
    return [`  ${cells.join('   ')}`];
}
function findingLines(finding, blocks, paint) {
    const mark = blocks ? '✘' : '·';
    const news = finding.status === 'unclassified' ? '' : ` [${finding.status}]`;
    const more = finding.locations_total > 1 ? ` and ${finding.locations_total - 1} more places` : '';
    const proof = cut((0,terminal.escapeTerminal)(finding.evidence.replace(/\s*\n\s*/g, ' | ')), 160);
    return [
        `  ${mark} ${paint(COLORS[finding.severity], finding.severity)}${news} ${(0,terminal.escapeTerminal)(finding.title)} (${(0,terminal.escapeTerminal)(finding.check_id)})`,
        `      at   ${cut((0,terminal.escapeTerminal)(finding.location.url), 140)}${more}`,
        ...(proof === '' ? [] : [`      saw  ${proof}`]),
        ...(finding.remediation === '' ? [] : [`      fix  ${cut((0,terminal.escapeTerminal)(finding.remediation), 200)}`]),
    ];
}
function footer(result) {
    const seconds = (result.timings.total_ms / 1000).toFixed(1);
    const types = [...new Set(result.scans.map((scan) => scan.scanType))].join(', ');
    const tokens = result.tokensUsed === null || result.service === 'embedded' ? '' : ` · ${result.tokensUsed} tokens`;
    const baseline = result.baseline === null ? '' : ` · baseline ${(0,terminal.escapeTerminal)(result.baseline.name)}`;
    return `  ${types} · ${seconds} s · ${result.service} service${tokens}${baseline}`;
}
function titles(findings) {
    return findings
        .slice(0, 5)
        .map((finding) => (0,terminal.escapeTerminal)(finding.title))
        .join('; ');
}
function cut(text, length) {
    return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

;// CONCATENATED MODULE: ./build/cli/progress.js

/** Elapsed seconds between two lines of waiting, where lines cannot be rewritten. */
const LINE_EVERY_MS = 10_000;
/** Shows what the gate does on standard error: one line that is rewritten on a terminal, plain lines elsewhere. */
function progressPrinter(io) {
    let isLineOpen = false;
    let lastLineAt = -LINE_EVERY_MS;
    const clear = () => {
        if (isLineOpen)
            io.err('\r\u001b[K');
        isLineOpen = false;
    };
    const line = (text) => {
        clear();
        io.err(`${text}\n`);
    };
    const status = (text) => {
        if (!io.errIsTerminal) {
            io.err(`${text}\n`);
            return;
        }
        io.err(`\r\u001b[K${text.slice(0, 100)}`);
        isLineOpen = true;
    };
    return {
        done: clear,
        report(event) {
            switch (event.type) {
                case 'warning':
                    line(`warning: ${(0,terminal.escapeTerminal)(event.message)}`);
                    return;
                case 'waiting-for-target':
                    status(`waiting for ${(0,terminal.escapeTerminal)(event.target)}: ${(0,terminal.escapeTerminal)(event.detail)}`);
                    return;
                case 'submitted':
                    line(`${event.reused ? 'resumed' : 'created'} ${event.scanIds.length} scan(s)`);
                    return;
                case 'polled': {
                    if (event.pending === 0)
                        return;
                    const isDue = io.errIsTerminal || event.elapsedMs - lastLineAt >= LINE_EVERY_MS;
                    if (!isDue)
                        return;
                    lastLineAt = event.elapsedMs;
                    status(`scanning: ${event.total - event.pending} of ${event.total} done, ${Math.round(event.elapsedMs / 1000)} s`);
                    return;
                }
                case 'scan-ended':
                    line(`scan of ${(0,terminal.escapeTerminal)(event.target)}: ${(0,terminal.escapeTerminal)(event.status)}`);
                    return;
                case 'cancelled':
                    line(`cancelled ${event.scanIds.length} scan(s)`);
                    return;
                default:
            }
        },
    };
}

// EXTERNAL MODULE: ./build/cli/version.js
var version = __webpack_require__(5537);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/render-reports.js
var render_reports = __webpack_require__(75890);
// EXTERNAL MODULE: ./build/gate/usage-error.js
var usage_error = __webpack_require__(41446);
;// CONCATENATED MODULE: ./build/cli/write-reports.js





const COMBINED_NAMES = {
    sarif: 'scan-gate.sarif',
    markdown: 'report.md',
    junit: 'junit.xml',
    gitlab: 'gl-dast-report.json',
    csv: 'findings.csv',
};
const isCombined = (format) => render_reports/* COMBINED_FORMATS */.$.includes(format);
/**
 * Writes the reports into a folder: one document of the run (`scan-gate.json`, what `--baseline` reads), then the formats
 * asked for. A report that cannot be had is a problem of its own and keeps no other back.
 */
async function writeReports(folder, directory, result, client, formats, signal) {
    const path = (0,external_node_path_.resolve)(directory, folder);
    const files = [];
    const problems = [];
    const write = async (name, make) => {
        try {
            const content = await make();
            if (content === null)
                return;
            await (0,promises_.writeFile)((0,external_node_path_.join)(path, name), content);
            files.push(name);
        }
        catch (error) {
            problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
    };
    try {
        await (0,promises_.mkdir)(path, { recursive: true });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return { folder: path, files: [], problems: [`the folder ${(0,usage_error/* shown */.S)(folder)} cannot be made (${code})`] };
    }
    await write('scan-gate.json', async () => `${JSON.stringify((0,result_document/* resultDocument */.j)(result), null, 2)}\n`);
    for (const format of formats.filter(isCombined))
        await write(COMBINED_NAMES[format], () => (0,render_reports.renderCombined)(result, format));
    const single = formats.filter((format) => !isCombined(format));
    for (const [name, scan] of namedScans(result)) {
        for (const format of single)
            await write(`${name}.${format}`, () => (0,render_reports/* renderOne */.v)(client, scan, result, format, signal));
    }
    return { folder: path, files, problems };
}
/** Succeeded scans with a file name that is safe everywhere and told apart from the others. */
function namedScans(result) {
    const used = new Map();
    return result.scans
        .filter((scan) => scan.outcome === 'succeeded')
        .map((scan) => {
        const host = scan.target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^[-.]+|-+$/g, '');
        const base = `report-${host}-${scan.scanType}`.slice(0, 150);
        const count = (used.get(base) ?? 0) + 1;
        used.set(base, count);
        return [count === 1 ? base : `${base}-${count}`, scan];
    });
}

;// CONCATENATED MODULE: ./build/cli/gate-session.js







/** Time for writing reports after an abort, in milliseconds. */
const ABORTED_WRITE_MS = 1_000;
/** Connects, runs the gate, writes the reports and prints the result. The exit status is for the caller to derive. */
async function runSession(session, io) {
    const connection = await (0,connect/* connect */.N)({
        service: session.settings.service,
        verificationSeed: session.verificationSeed,
        trustedRoots: session.trustedRoots,
        allowInsecure: session.allowInsecure,
    });
    const printer = progressPrinter(io);
    try {
        const { runGate } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4622)]).then(__webpack_require__.bind(__webpack_require__, 84622));
        const result = await runGate(session.settings.gate, session.run, {
            client: connection.client,
            service: connection.kind,
            serviceReadyMs: connection.readyMs,
            signal: io.signal,
            progress: printer.report,
            ...(session.baseline === undefined ? {} : { baseline: session.baseline }),
        });
        printer.done();
        if (session.out !== null) {
            const formats = session.settings.report.formats;
            const within = io.signal.aborted ? AbortSignal.timeout(ABORTED_WRITE_MS) : AbortSignal.timeout(300_000);
            const written = await writeReports(session.out, io.directory, result, connection.client, formats, within);
            for (const problem of written.problems)
                io.err(`warning: report ${(0,terminal.escapeTerminal)(problem)}\n`);
            if (written.files.length > 0)
                io.err(`reports in ${(0,terminal.escapeTerminal)(session.out)}: ${written.files.map(terminal.escapeTerminal).join(', ')}\n`);
        }
        io.out(await rendered(result, session, io));
        return result;
    }
    finally {
        printer.done();
        await connection.close();
    }
}
async function rendered(result, session, io) {
    const { format } = session;
    if (format === 'pretty')
        return pretty(result, session.settings.report.maxFindings, io.outIsColored);
    if (format === 'json') {
        const tool = { name: 'scan-gate', version: version.VERSION };
        return `${JSON.stringify({ ...(0,result_document/* resultDocument */.j)(result), tool }, null, 2)}\n`;
    }
    if (format === 'html') {
        const { htmlOfRun } = await Promise.all(/* import() */[__webpack_require__.e(2789), __webpack_require__.e(8308)]).then(__webpack_require__.bind(__webpack_require__, 68308));
        return htmlOfRun(result);
    }
    const { renderCombined } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 75890));
    return renderCombined(result, format);
}


/***/ }),

/***/ 92974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ runContext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const DIALECTS = [
    {
        marker: 'GITLAB_CI',
        repository: 'CI_PROJECT_PATH',
        runId: 'CI_JOB_ID',
        job: 'CI_JOB_NAME',
        sha: 'CI_COMMIT_SHA',
        ref: 'CI_COMMIT_REF_NAME',
        event: 'CI_PIPELINE_SOURCE',
    },
    {
        marker: 'JENKINS_URL',
        repository: 'JOB_NAME',
        runId: 'BUILD_TAG',
        job: 'STAGE_NAME',
        sha: 'GIT_COMMIT',
        ref: 'GIT_BRANCH',
        event: 'BUILD_CAUSE',
    },
    {
        marker: 'TF_BUILD',
        repository: 'BUILD_REPOSITORY_NAME',
        runId: 'BUILD_BUILDID',
        job: 'SYSTEM_JOBNAME',
        sha: 'BUILD_SOURCEVERSION',
        ref: 'BUILD_SOURCEBRANCH',
        event: 'BUILD_REASON',
    },
    {
        marker: 'GITHUB_ACTIONS',
        repository: 'GITHUB_REPOSITORY',
        runId: 'GITHUB_RUN_ID',
        job: 'GITHUB_JOB',
        sha: 'GITHUB_SHA',
        ref: 'GITHUB_REF',
        event: 'GITHUB_EVENT_NAME',
    },
];
/**
 * Where this run happens. In a known CI system its job is the run; on a laptop every call is a run of its own.
 */
function runContext(environment, repositoryName) {
    const dialect = DIALECTS.find(({ marker }) => (environment[marker] ?? '') !== '');
    const value = (name) => (name === undefined ? '' : (environment[name] ?? ''));
    const pipeline = value(dialect?.runId);
    const repository = value(dialect?.repository) || repositoryName;
    const sha = value(dialect?.sha) || null;
    return {
        repository,
        runId: pipeline === '' ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() : pipeline,
        runAttempt: attempt(environment),
        job: value(dialect?.job) || 'cli',
        step: 'scan',
        matrix: value('CI_NODE_INDEX'),
        event: value(dialect?.event) || 'manual',
        sha,
        ref: value(dialect?.ref) || null,
        metadata: {
            repository: repository.slice(0, 200),
            ...(pipeline === '' ? {} : { run_id: pipeline.slice(0, 200) }),
            ...(sha === null ? {} : { sha: sha.slice(0, 64) }),
        },
    };
}
/** GitHub and Azure count attempts of one run; elsewhere a retried job is a run of its own. */
function attempt(environment) {
    const told = Number(environment['GITHUB_RUN_ATTEMPT'] ?? environment['SYSTEM_JOBATTEMPT'] ?? '');
    return Number.isInteger(told) && told > 0 ? told : 1;
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

/***/ 35391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/* unused harmony export EXIT_STATUS */
/** Exit codes of the command line, documented in the README. */
const EXIT_STATUS = { passed: 0, failed: 1, usage: 2, inconclusive: 3 };
/** 0 when the job goes on, 1 when the gate failed, 3 when there is no verdict (inconclusive, timed out, cancelled). */
function exitStatus(verdict) {
    if (!verdict.failsJob)
        return EXIT_STATUS.passed;
    return verdict.outcome === 'failed' ? EXIT_STATUS.failed : EXIT_STATUS.inconclusive;
}


/***/ }),

/***/ 75890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ COMBINED_FORMATS),
/* harmony export */   renderCombined: () => (/* binding */ renderCombined),
/* harmony export */   v: () => (/* binding */ renderOne)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _report_of_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43690);


/** What a finding is to the gate, by fingerprint, for renderers that show it. */
function statusesOf(result) {
    const statuses = new Map();
    for (const finding of result.findings) {
        if (finding.ignored_by !== null)
            statuses.set(finding.fingerprint, 'ignored');
        else if (finding.status !== 'unclassified')
            statuses.set(finding.fingerprint, finding.status);
    }
    return statuses;
}
/** Formats that hold all scans of a run in one document; the others are one document a scan. */
const COMBINED_FORMATS = [
    'sarif',
    'markdown',
    'junit',
    'gitlab',
    'csv',
];
/** All scans of the run in one document. */
async function renderCombined(result, format) {
    const reports = result.scans.map((scan) => (0,_report_of_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOfScan */ .F)(scan, result));
    const statuses = statusesOf(result);
    switch (format) {
        case 'sarif': {
            const { renderSarif } = await __webpack_require__.e(/* import() */ 4359).then(__webpack_require__.bind(__webpack_require__, 74359));
            return renderSarif(reports, { statuses });
        }
        case 'markdown': {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 3387).then(__webpack_require__.bind(__webpack_require__, 83387));
            return renderMarkdown(reports, { statuses });
        }
        case 'junit': {
            const { renderJunit } = await __webpack_require__.e(/* import() */ 86).then(__webpack_require__.bind(__webpack_require__, 40086));
            return renderJunit(reports, { statuses });
        }
        case 'gitlab': {
            const { renderGitlabDast } = await __webpack_require__.e(/* import() */ 4610).then(__webpack_require__.bind(__webpack_require__, 84610));
            return renderGitlabDast(reports, { statuses });
        }
        case 'csv': {
            const { renderCsv } = await __webpack_require__.e(/* import() */ 5217).then(__webpack_require__.bind(__webpack_require__, 85217));
            return renderCsv(reports, { statuses });
        }
    }
}
/**
 * The report of one succeeded scan.
 * @returns null when the service has no PDF of it
 * @throws ServiceError when the PDF cannot be had
 */
async function renderOne(client, scan, result, format, signal) {
    switch (format) {
        case 'json': {
            if (scan.report === null && scan.document !== undefined)
                return `${JSON.stringify(scan.document, null, 2)}\n`;
            const { renderJson } = await __webpack_require__.e(/* import() */ 8776).then(__webpack_require__.bind(__webpack_require__, 8776));
            return renderJson((0,_report_of_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOfScan */ .F)(scan, result));
        }
        case 'html': {
            const { renderHtml } = await __webpack_require__.e(/* import() */ 2789).then(__webpack_require__.bind(__webpack_require__, 22789));
            return renderHtml((0,_report_of_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOfScan */ .F)(scan, result), { statuses: statusesOf(result) });
        }
        case 'pdf':
            try {
                return await client.getReportPdf(scan.scanId ?? '', { signal });
            }
            catch (error) {
                if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.status === 404)
                    return null;
                throw error;
            }
    }
}


/***/ }),

/***/ 43690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ reportOfScan)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
/* harmony import */ var _contract_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58329);


/**
 * The report of a scan for the renderers: the service's own, or, for a service whose report is of another form and for a
 * scan without success, one made of what the gate knows. A scan without success has one check, with the status `error`
 * and the reason, so that no format shows it as clean.
 */
function reportOfScan(scan, result) {
    if (scan.report !== null)
        return scan.report;
    const findings = result.findings.filter((finding) => finding.scan_id === scan.scanId).map(plainFinding);
    const { total, ...by_severity } = (0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(findings);
    const now = new Date().toISOString();
    const none = { used: 0, allowed: 0 };
    return {
        schema_version: _contract_report_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_SCHEMA_VERSION */ .WI,
        scan: {
            id: scan.scanId ?? '',
            target: scan.target.hostname,
            target_id: scan.targetId ?? '',
            scan_type: scan.scanType,
            status: scan.outcome === 'succeeded' ? 'succeeded' : scan.outcome === 'cancelled' ? 'cancelled' : 'failed',
            livemode: true,
            created_at: now,
            started_at: null,
            finished_at: null,
            findings_count: { ...by_severity, total },
            failure: scan.outcome === 'succeeded' ? null : { reason: 'engine_error', message: scan.reason ?? '' },
            report_url: scan.reportUrl,
            metadata: {},
            options: {},
            tokens_charged: scan.tokensCharged ?? 0,
        },
        target: {
            id: scan.targetId ?? '',
            hostname: scan.target.hostname,
            status: 'pending',
            livemode: true,
            verification: { method: null, token: '', instructions: [], checked_at: null, reason: null },
            verified_at: null,
            created_at: now,
        },
        summary: { by_severity, total, omitted: 0, digest: '' },
        findings,
        checks: scan.outcome === 'succeeded' && scan.reason === null
            ? []
            : [
                {
                    check_id: 'gate.scan',
                    title: `The ${scan.scanType} scan of ${scan.target.input}`,
                    severity: 'critical',
                    status: 'error',
                    reason: scan.reason,
                    findings: 0,
                },
            ],
        budget: { requests: none, connections: none, bytes: none, seconds: none, exhausted: [] },
        compliance: [],
        generated_at: now,
        tool: { name: 'Scan Gate', version: '', advisories_date: null },
    };
}
function plainFinding(finding) {
    const { target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...plain } = finding;
    return plain;
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
