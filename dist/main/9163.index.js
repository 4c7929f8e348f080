export const id = 9163;
export const ids = [9163,3012];
export const modules = {

/***/ 82911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ inputValue),
/* harmony export */   Vd: () => (/* binding */ rawGateInputs),
/* harmony export */   ts: () => (/* binding */ readPublishingInputs)
/* harmony export */ });
/* unused harmony export PUBLISHING_INPUTS */
/* harmony import */ var _gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89793);
/* harmony import */ var _gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7477);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41446);



/** Inputs that only this face has: how the result is published on GitHub. Texts and defaults are those of action.yml. */
const PUBLISHING_INPUTS = (/* unused pure expression or super */ null && ([
    'comment',
    'comment-header',
    'job-summary',
    'annotations',
    'upload-artifacts',
    'artifact-name',
    'retention-days',
    'sarif-file',
    'upload-sarif',
    'create-issue',
    'details',
    'github-token',
    'pr-number',
    'base-ref',
    'matrix',
]));
/** The value of an input as the runner hands it over: `INPUT_` and the name in upper case, spaces trimmed. */
function inputValue(environment, name) {
    return (environment[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}
/**
 * The pipeline's inputs for `parseSettings`. The runner fills in the defaults of action.yml, so a value that equals its
 * default counts as not given: the configuration file may then have its say.
 */
function rawGateInputs(environment) {
    const names = Object.keys(_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .GATE_INPUTS */ .K);
    const given = names.map((name) => [name, inputValue(environment, name)]);
    return Object.fromEntries(given.filter(([name, value]) => value !== _gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .GATE_INPUTS */ .K[name].default));
}
/** @throws UsageError that names the input */
function readPublishingInputs(environment) {
    const text = (name, fallback) => inputValue(environment, name) || fallback;
    const flag = (name, fallback) => (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanInput */ .tE)(name, text(name, String(fallback)));
    const optional = (name) => inputValue(environment, name) || null;
    const number = (name, least, most) => {
        const value = optional(name);
        return value === null ? null : (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .integerInput */ .$A)(name, value, least, most);
    };
    return {
        comment: (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .enumInput */ .gX)('comment', text('comment', 'on-failure'), ['on-failure', 'always', 'changes', 'never']),
        commentHeader: lineInput('comment-header', text('comment-header', ''), 100),
        jobSummary: flag('job-summary', true),
        annotations: flag('annotations', true),
        uploadArtifacts: flag('upload-artifacts', true),
        artifactName: artifactNameInput(optional('artifact-name')),
        retentionDays: number('retention-days', 1, 90),
        sarifFile: optional('sarif-file'),
        uploadSarif: flag('upload-sarif', false),
        createIssue: (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .enumInput */ .gX)('create-issue', text('create-issue', 'never'), ['never', 'on-schedule', 'always']),
        details: (0,_gate_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .enumInput */ .gX)('details', text('details', 'auto'), ['auto', 'full', 'counts']),
        pullRequest: number('pr-number', 1, 1_000_000_000),
        baseRef: optional('base-ref'),
    };
}
function lineInput(name, value, most) {
    if (value.length > most || /[\r\n]/.test(value))
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(name, `must be one line of at most ${most} characters.`);
    return value;
}
/** What GitHub's artifact service takes as a name. */
function artifactNameInput(value) {
    if (value === null)
        return null;
    if (value.length > 200 || /[":<>|*?\r\n\\/]/.test(value))
        throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('artifact-name', 'must have at most 200 characters and none of " : < > | * ? \\ / or line breaks.');
    return value;
}


/***/ }),

/***/ 43889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ emptyPublication)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);

/** What is published when there was no scan to tell of: skipped, cancelled early, no service, an input that cannot be used. */
function emptyPublication(outcome, reason, options) {
    const { context } = options;
    return {
        schema_version: '1.0',
        tool: { name: 'scan-gate', version: options.version },
        outcome,
        fails_job: options.failsJob,
        warn_only: false,
        threshold: 'critical',
        reasons: [reason],
        codes: [],
        warnings: [],
        service: options.service ?? 'embedded',
        run: {
            repository: context?.run.repository ?? '',
            run_id: context?.run.runId ?? '',
            attempt: context?.run.runAttempt ?? 1,
            event: context?.event ?? '',
            sha: context?.run.sha ?? null,
            url: context?.runUrl ?? '',
        },
        scans: [],
        findings: [],
        fixed: [],
        baseline: null,
        counts: (0,_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)([]),
        new_counts: null,
        existing_counts: null,
        tokens: { used: null, remaining: null },
        reused: false,
        timings: { total_ms: 0, service_ready_ms: null, scans: [] },
    };
}


/***/ }),

/***/ 9163:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _package_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8330);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51748);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43012);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41446);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82911);
/* harmony import */ var _empty_publication_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43889);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14173);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46275);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92309);
/* harmony import */ var _post_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6517);
/* harmony import */ var _runner_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(59559);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(90862);













/**
 * Composition root of the action: the only place that reads the environment, ends the process and starts the embedded
 * service. The same bundle is `main` and `post`; what `main` saved tells them apart.
 */
/** Between the runner's SIGINT and its SIGKILL are 10 s; outputs must be there long before. */
const ABORT_GRACE_MS = 4_000;
const POST_DEADLINE_MS = 20_000;
const environment = process.env;
const log = new _log_js__WEBPACK_IMPORTED_MODULE_6__/* .Log */ .t();
const files = new _runner_files_js__WEBPACK_IMPORTED_MODULE_10__/* .RunnerFiles */ .o(environment);
async function connect(settings, step) {
    const { apiUrl, apiKey, maxRetries } = settings.service;
    if (apiUrl !== null && apiKey !== null) {
        const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_2__.createClient)({ baseUrl: apiUrl, apiKey, retry: { maxRetries } });
        return { kind: 'remote', client, readyMs: null, close: () => client.close() };
    }
    const service = await (0,_embedded_js__WEBPACK_IMPORTED_MODULE_11__.startEmbeddedService)({
        mode: 'embedded',
        store: { kind: 'memory' },
        verificationSeed: step.context.repositoryId ?? step.context.run.repository,
    });
    if (service.apiKey === null)
        throw new Error('the embedded service came up without a key');
    log.mask(service.apiKey);
    const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_2__.createClient)({ baseUrl: service.url, apiKey: service.apiKey, proxy: 'none', retry: { maxRetries } });
    const close = async () => {
        await client.close();
        await service.close();
    };
    return { kind: 'embedded', client, readyMs: service.readyMs, close };
}
function readPayload() {
    const path = environment['GITHUB_EVENT_PATH'];
    if (!path)
        return null;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return null;
    }
}
async function runMain() {
    const abort = new AbortController();
    let outputs = null;
    const writeOutputs = (values) => {
        for (const [name, value] of Object.entries(values))
            if (outputs?.[name] !== value)
                files.setOutput(name, value);
        outputs = values;
    };
    const without = (outcome, reason) => (0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .outputsOf */ .Y)((0,_empty_publication_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyPublication */ .G)(outcome, reason, { context: null, version: _package_json__WEBPACK_IMPORTED_MODULE_1__/* .version */ .rE, failsJob: true }), _outputs_js__WEBPACK_IMPORTED_MODULE_8__/* .NOTHING_PUBLISHED */ .d);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => {
            if (abort.signal.aborted)
                return;
            log.warning(`${signal}: the job is being cancelled; scans that are not final are cancelled too.`);
            abort.abort(new Error(`the job was cancelled (${signal})`));
            setTimeout(() => {
                if (outputs === null)
                    writeOutputs(without('cancelled', 'cancelled'));
                process.exit(1);
            }, ABORT_GRACE_MS);
        });
    try {
        const publication = await (0,_main_js__WEBPACK_IMPORTED_MODULE_7__/* .main */ .i)({
            environment,
            payload: readPayload(),
            log,
            files,
            version: _package_json__WEBPACK_IMPORTED_MODULE_1__/* .version */ .rE,
            now: Date.now,
            signal: abort.signal,
            connect,
            connectGitHub: async (token, apiUrl) => (await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(5270)]).then(__webpack_require__.bind(__webpack_require__, 45270))).createGitHub(token, apiUrl, log),
            setOutputs: writeOutputs,
        });
        if (publication.fails_job)
            log.setFailed(`Scan Gate: ${publication.reasons[0] ?? publication.outcome}`);
        return publication.fails_job;
    }
    catch (error) {
        log.endSection();
        if (outputs === null)
            writeOutputs(without(abort.signal.aborted ? 'cancelled' : 'inconclusive', String(error)));
        const message = error instanceof Error ? error.message : String(error);
        if (error instanceof _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError)
            log.error(message, { title: 'Scan Gate: an input cannot be used' });
        else
            log.setFailed(`Scan Gate could not do its work: ${message}`);
        return true;
    }
}
async function runPost() {
    const apiUrl = (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputValue */ .UV)(environment, 'api-url');
    const apiKey = (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputValue */ .UV)(environment, 'api-key');
    if (apiKey !== '')
        log.mask(apiKey);
    const client = apiUrl === '' || apiKey === '' ? null : (0,_client_client_js__WEBPACK_IMPORTED_MODULE_2__.createClient)({ baseUrl: apiUrl, apiKey });
    await (0,_post_js__WEBPACK_IMPORTED_MODULE_9__/* .post */ .b)({
        state: (0,_state_js__WEBPACK_IMPORTED_MODULE_12__/* .readState */ .u)(environment),
        client,
        runId: environment['GITHUB_RUN_ID'] ?? '',
        cancelOnAbort: (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputValue */ .UV)(environment, 'cancel-on-abort') !== 'false',
        log,
        signal: AbortSignal.timeout(POST_DEADLINE_MS),
    });
}
/** Ends the process once everything written has left it: a pipe may still hold the last lines. */
function exit(code) {
    process.stdout.write('', () => process.exit(code));
}
if ((0,_state_js__WEBPACK_IMPORTED_MODULE_12__/* .readState */ .u)(environment).phase === 'main') {
    await runPost().catch((error) => log.warning(error instanceof Error ? error.message : String(error)));
    exit(0);
}
else {
    exit((await runMain()) ? 1 : 0);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 14173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22653);


/**
 * The step's log. Whatever is written comes out as text: nothing of it can be taken for a workflow command, and lines
 * break only where this program breaks them. The toolkit writes the commands; what it leaves alone is made inert here.
 */
class Log {
    #folded = false;
    info(message) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWorkflowLog */ .J7)(message));
    }
    debug(message) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(message);
    }
    notice(message, place = {}) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(inert(message), properties(place));
    }
    warning(message, place = {}) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(inert(message), properties(place));
    }
    error(message, place = {}) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(inert(message), properties(place));
    }
    /** The last line of a step that fails: an error, and the exit code 1. Called once. */
    setFailed(message) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(inert(message));
    }
    /** From here on the runner shows `***` in place of the value, in every later line of the job. */
    mask(secret) {
        // The runner masks line by line: a value of several lines is masked by each of them.
        for (const line of new Set(secret.split(/\r?\n/)))
            if (line.trim().length >= 3)
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(line);
    }
    /** Starts a section that the log viewer folds; a section ends where the next begins. */
    section(title) {
        this.endSection();
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWorkflowLog */ .J7)(title));
        this.#folded = true;
    }
    endSection() {
        if (this.#folded)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#folded = false;
    }
}
/** The older form of a command, `##[name]`, is looked for anywhere in a line, which the toolkit does not know. */
function inert(message) {
    return (0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWorkflowLog */ .J7)(message, { multiline: true });
}
function properties({ title, file, line }) {
    return {
        ...(title === undefined ? {} : { title: (0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWorkflowLog */ .J7)(title) }),
        ...(file === undefined ? {} : { file: (0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWorkflowLog */ .J7)(file) }),
        ...(line === undefined ? {} : { startLine: line }),
    };
}


/***/ }),

/***/ 46275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/gate/run-gate.js + 24 modules
var run_gate = __webpack_require__(84622);
// EXTERNAL MODULE: ./build/gate/usage-error.js
var usage_error = __webpack_require__(41446);
// EXTERNAL MODULE: ./build/action/action-inputs.js
var action_inputs = __webpack_require__(82911);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/action/artifact-name.js

function artifactName(run, payload) {
    const job = run.job.replace(/[^\w.-]+/g, '-').slice(0, 60) || 'job';
    const leg = digest([run.job, run.step, run.matrix]).slice(0, 8);
    const prefix = `scan-gate-${job}-${leg}`;
    const attempt = run.runAttempt > 1 ? `-attempt-${run.runAttempt}` : '';
    return { prefix, name: `${prefix}-${digest(payload).slice(0, 6)}${attempt}` };
}
function digest(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');
}

// EXTERNAL MODULE: ./node_modules/typebox/build/value/index.mjs + 138 modules
var build_value = __webpack_require__(79229);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 1 modules
var build = __webpack_require__(35007);
// EXTERNAL MODULE: ./build/contract/finding.js
var finding = __webpack_require__(9498);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
;// CONCATENATED MODULE: ./build/gate/model.js
/**
 * The values of the pipeline, each made once and never edited:
 * Settings + RunContext -> Target -> ScanId[] -> FinalScan[] -> Finding[] -> Verdict -> reports, artifacts, summary, comment, outputs -> exit status
 */
const OUTCOMES = ['passed', 'failed', 'inconclusive', 'timed-out', 'cancelled', 'skipped'];

// EXTERNAL MODULE: ./build/gate/result-document.js
var result_document = __webpack_require__(69551);
;// CONCATENATED MODULE: ./build/action/publication.js





/**
 * What is published of a gate's result: the result document (the same as of `--format json`) and a little about this
 * platform. It is the model behind summary, comment, annotations and issue, and the file `scan-gate.json` of the artifact,
 * from which a later run takes its baseline and a `workflow_run` job its comment. It holds no setting that could be a
 * secret.
 */
const Text = build/* Type.String */.ZUJ.String();
const publication_open = { additionalProperties: true };
const PublishedFinding = build/* Type.Object */.ZUJ.Object({
    ...build/* Type.Pick */.ZUJ.Pick(finding/* Finding */.wI, [
        'fingerprint',
        'check_id',
        'title',
        'evidence',
        'remediation',
        'locations_total',
        'first_seen_at',
        'cwe',
        'description',
    ]).properties,
    severity: primitives/* SeveritySchema */.Rc,
    confidence: primitives/* ConfidenceSchema */.m3,
    location: finding/* FindingLocation */.Fm,
    target: Text,
    scan_type: primitives/* ScanTypeSchema */.fc,
    status: (0,primitives/* stringEnum */.ZY)(['new', 'existing', 'unclassified']),
    blocking: build/* Type.Boolean */.ZUJ.Boolean(),
    ignored_by: (0,primitives/* nullable */.me)(Text),
}, publication_open);
const PublishedScan = build/* Type.Object */.ZUJ.Object({
    target: Text,
    hostname: Text,
    target_id: (0,primitives/* nullable */.me)(Text),
    scan_id: (0,primitives/* nullable */.me)(Text),
    scan_type: primitives/* ScanTypeSchema */.fc,
    outcome: Text,
    code: (0,primitives/* nullable */.me)(Text),
    reason: (0,primitives/* nullable */.me)(Text),
    report_url: (0,primitives/* nullable */.me)(Text),
    duration_ms: build/* Type.Number */.ZUJ.Number(),
    checks: (0,primitives/* nullable */.me)(build/* Type.Object */.ZUJ.Object({
        passed: build/* Type.Integer */.ZUJ.Integer(),
        finding: build/* Type.Integer */.ZUJ.Integer(),
        not_applicable: build/* Type.Integer */.ZUJ.Integer(),
        error: build/* Type.Integer */.ZUJ.Integer(),
    })),
}, publication_open);
const Publication = build/* Type.Object */.ZUJ.Object({
    schema_version: Text,
    tool: build/* Type.Object */.ZUJ.Object({ name: build/* Type.Literal */.ZUJ.Literal('scan-gate'), version: Text }),
    outcome: (0,primitives/* stringEnum */.ZY)(OUTCOMES),
    fails_job: build/* Type.Boolean */.ZUJ.Boolean(),
    warn_only: build/* Type.Boolean */.ZUJ.Boolean(),
    threshold: (0,primitives/* stringEnum */.ZY)(['critical', 'high', 'medium', 'low', 'info', 'none']),
    reasons: build/* Type.Array */.ZUJ.Array(Text),
    codes: build/* Type.Array */.ZUJ.Array(Text),
    warnings: build/* Type.Array */.ZUJ.Array(Text),
    service: (0,primitives/* stringEnum */.ZY)(['embedded', 'remote']),
    run: build/* Type.Object */.ZUJ.Object({ repository: Text, run_id: Text, attempt: build/* Type.Integer */.ZUJ.Integer(), event: Text, sha: (0,primitives/* nullable */.me)(Text), url: Text }, publication_open),
    scans: build/* Type.Array */.ZUJ.Array(PublishedScan),
    findings: build/* Type.Array */.ZUJ.Array(PublishedFinding),
    fixed: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({ fingerprint: Text, check_id: Text, title: Text, severity: primitives/* SeveritySchema */.Rc, location: finding/* FindingLocation */.Fm }, publication_open)),
    baseline: (0,primitives/* nullable */.me)(build/* Type.Object */.ZUJ.Object({ source: Text, name: Text, sha: (0,primitives/* nullable */.me)(Text), finishedAt: (0,primitives/* nullable */.me)(Text), scanIds: build/* Type.Array */.ZUJ.Array(Text) }, publication_open)),
    counts: primitives/* SeverityCounts */.OJ,
    new_counts: (0,primitives/* nullable */.me)(primitives/* SeverityCounts */.OJ),
    existing_counts: (0,primitives/* nullable */.me)(primitives/* SeverityCounts */.OJ),
    tokens: build/* Type.Object */.ZUJ.Object({ used: (0,primitives/* nullable */.me)(build/* Type.Number */.ZUJ.Number()), remaining: (0,primitives/* nullable */.me)(build/* Type.Number */.ZUJ.Number()) }),
    reused: build/* Type.Boolean */.ZUJ.Boolean(),
    timings: build/* Type.Object */.ZUJ.Object({
        total_ms: build/* Type.Number */.ZUJ.Number(),
        service_ready_ms: (0,primitives/* nullable */.me)(build/* Type.Number */.ZUJ.Number()),
        scans: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({ scan_id: Text, ms: build/* Type.Number */.ZUJ.Number(), polls: build/* Type.Number */.ZUJ.Number() })),
    }, publication_open),
}, publication_open);
/** @param place version of this program and address of the run */
function toPublication(result, place) {
    const { verdict, run } = result;
    const document = (0,result_document/* resultDocument */.j)(result);
    const blocking = new Set(verdict.blocking);
    return {
        ...document,
        tool: { name: 'scan-gate', version: place.version },
        reasons: [...document.reasons],
        codes: [...document.codes],
        warnings: [...document.warnings],
        warn_only: result.settings.policy.warnOnly,
        threshold: result.settings.policy.failOnSeverity,
        run: { ...document.run, event: run.event, url: place.runUrl },
        scans: document.scans.map((scan, index) => ({
            ...scan,
            scan_type: result.scans[index]?.scanType ?? 'standard',
            checks: checkCounts(result.scans[index]),
        })),
        findings: result.findings.map((finding) => ({ ...finding, blocking: blocking.has(finding) })),
        fixed: result.fixed.map(({ fingerprint, check_id, title, severity, location }) => ({
            fingerprint,
            check_id,
            title,
            severity,
            location,
        })),
        baseline: result.baseline === null ? null : { ...result.baseline, scanIds: [...result.baseline.scanIds] },
        timings: { ...result.timings, scans: [...result.timings.scans] },
    };
}
function checkCounts(scan) {
    if (!scan?.report)
        return null;
    const checks = { passed: 0, finding: 0, not_applicable: 0, error: 0 };
    for (const check of scan.report.checks)
        checks[check.status] += 1;
    return checks;
}

;// CONCATENATED MODULE: ./build/action/publication-file.js


/** Name of the model's document in the report folder and in the artifact. */
const PUBLICATION_FILE = 'scan-gate.json';
function writePublication(publication) {
    return `${JSON.stringify(publication, null, 2)}\n`;
}
/** Reads what may be anybody's: null unless it is exactly what this program writes. */
function readPublication(text) {
    try {
        const value = JSON.parse(text);
        return build_value/* Value.Check */.WT.Check(Publication, value) ? value : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/action/zip-entry.js

/**
 * One file out of a zip archive in memory, found by the central directory (PKWARE APPNOTE 4.3). Stored and deflated
 * entries, no encryption, no zip64: what GitHub's artifact client writes.
 * @param bytesMax most bytes the file may unpack to: an archive may claim anything
 * @returns null when there is no such file or the archive cannot be read
 */
function zipEntry(archive, name, bytesMax) {
    const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (end < 0 || end + 22 > archive.length)
        return null;
    const count = archive.readUInt16LE(end + 10);
    let at = archive.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
        if (at + 46 > archive.length || archive.readUInt32LE(at) !== CENTRAL_HEADER)
            return null;
        const nameLength = archive.readUInt16LE(at + 28);
        const found = archive.toString('utf8', at + 46, at + 46 + nameLength);
        if (found === name)
            return unpack(archive, at, bytesMax);
        at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
    return null;
}
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
function unpack(archive, central, bytesMax) {
    const method = archive.readUInt16LE(central + 10);
    const packed = archive.readUInt32LE(central + 20);
    const local = archive.readUInt32LE(central + 42);
    if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_HEADER)
        return null;
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + packed);
    if (data.length !== packed)
        return null;
    if (method === STORED)
        return packed <= bytesMax ? Buffer.from(data) : null;
    if (method !== DEFLATED)
        return null;
    try {
        return (0,external_node_zlib_.inflateRawSync)(data, { maxOutputLength: bytesMax });
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/action/download-publication.js


/** Largest archive that is downloaded, and largest document that is unpacked, in bytes. */
const ARCHIVE_BYTES_MAX = 100 * 1024 * 1024;
/** The model in a report artifact; null when there is none in it that this program understands. */
async function downloadPublication(github, place, artifactId) {
    const answer = await github.rest.actions.downloadArtifact({
        ...place,
        artifact_id: artifactId,
        archive_format: 'zip',
        // The body as a stream: its size is bounded here, and no store has to name the right content type.
        request: { parseSuccessResponseBody: false },
    });
    const archive = await readBounded(answer.data);
    const file = archive === null ? null : zipEntry(archive, PUBLICATION_FILE, ARCHIVE_BYTES_MAX);
    return file === null ? null : readPublication(file.toString('utf8'));
}
async function readBounded(body) {
    const parts = [];
    let size = 0;
    for await (const part of body) {
        size += part.length;
        if (size > ARCHIVE_BYTES_MAX)
            return null;
        parts.push(part);
    }
    return Buffer.concat(parts);
}

;// CONCATENATED MODULE: ./build/action/baseline.js

const RUNS_MAX = 20;
const RUNS_OPENED_MAX = 8;
/** Branch whose last report is the baseline; null when nothing tells. */
function baselineBranch(context, baseRef) {
    const withoutPrefix = (ref) => ref.replace(/^refs\/heads\//, '');
    if (baseRef !== null)
        return withoutPrefix(baseRef);
    if (context.pullRequest?.baseRef)
        return context.pullRequest.baseRef;
    const queue = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(context.run.ref ?? '');
    return queue?.[1] ?? context.defaultBranch;
}
/**
 * The last final scan of the base branch: the report artifact of the newest run of this workflow there that has one.
 * Runs of forks are passed over: their branch may carry the same name.
 * @returns null when there is none
 */
async function findBaseline(github, request) {
    const { context, branch } = request;
    const place = { owner: context.owner, repo: context.repo };
    if (context.workflowFile === null)
        return null;
    const listed = await github.rest.actions.listWorkflowRuns({
        ...place,
        workflow_id: context.workflowFile,
        branch,
        status: 'completed',
        per_page: RUNS_MAX,
    });
    const runs = listed.data.workflow_runs.filter((run) => String(run.id) !== context.run.runId &&
        run.event !== 'pull_request' &&
        (context.repositoryId === null || String(run.head_repository?.id) === context.repositoryId));
    for (const run of runs.slice(0, RUNS_OPENED_MAX)) {
        const publication = await publicationOfRun(github, request, run.id);
        if (publication === null || !isFinal(publication))
            continue;
        return {
            info: {
                source: 'artifact',
                name: branch,
                scanIds: publication.scans.flatMap((scan) => (scan.scan_id === null ? [] : [scan.scan_id])),
                sha: run.head_sha,
                finishedAt: run.updated_at,
            },
            findings: findingsOf(publication),
        };
    }
    return null;
}
async function publicationOfRun(github, request, runId) {
    const place = { owner: request.context.owner, repo: request.context.repo };
    const { data } = await github.rest.actions.listWorkflowRunArtifacts({ ...place, run_id: runId, per_page: 100 });
    const usable = data.artifacts.filter((item) => !item.expired && item.size_in_bytes <= ARCHIVE_BYTES_MAX);
    const same = usable.filter((item) => item.name.startsWith(request.artifactPrefix));
    const ours = usable.filter((item) => item.name.startsWith('scan-gate-'));
    // A preview's address in the matrix makes another leg of it: a single report of the run is meant all the same.
    const candidates = same.length > 0 ? same : ours.length === 1 ? ours : [];
    const newest = candidates.toSorted((left, right) => right.id - left.id)[0];
    return newest === undefined ? null : downloadPublication(github, place, newest.id);
}
/** Findings with the host they were seen on, by which hosts that are scanned now are told from those that are not. */
function findingsOf(publication) {
    const hosts = new Map(publication.scans.map((scan) => [scan.target, scan.hostname]));
    return publication.findings.map((finding) => ({
        ...finding,
        target: hosts.get(finding.target) ?? finding.target,
    }));
}
/** A run whose scans did not all succeed says nothing about what is gone. */
function isFinal(publication) {
    return publication.scans.length > 0 && publication.scans.every((scan) => scan.outcome === 'succeeded');
}

;// CONCATENATED MODULE: ./build/action/details.js
const PREVIEW_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);
/**
 * How much may be published. Comments, summaries, issues and artifacts of a public repository are readable by anyone, so a
 * scan of what is in production publishes its holes; a pull request's preview shows them to the one who can still mend them.
 */
function decideDetails(wanted, context) {
    if (wanted === 'full')
        return { level: 'full', reason: null };
    if (wanted === 'counts')
        return { level: 'counts', reason: 'Only numbers are shown, because `details` is `counts`.' };
    if (context.visibility === 'private')
        return { level: 'full', reason: null };
    const place = context.visibility === 'public' ? 'This repository is public' : 'This repository may be public';
    const way = 'Findings belong into code scanning (`upload-sarif: true`), which maintainers alone can read; `details: full` shows them here.';
    if (context.production)
        return {
            level: 'counts',
            reason: `${place} and this is a production deployment, so only numbers are shown. ${way}`,
        };
    if (PREVIEW_EVENTS.has(context.event) || context.event === 'deployment_status')
        return { level: 'full', reason: null };
    return {
        level: 'counts',
        reason: `${place} and a \`${context.event}\` run looks at what is deployed, so only numbers are shown. ${way}`,
    };
}

;// CONCATENATED MODULE: ./build/action/earlier-verdict.js

/**
 * Whether the attempt before this one came to a verdict, told by the report it uploaded.
 * @returns null when it uploaded none: it may have died, or uploads are off
 */
async function earlierVerdict(github, context, artifact) {
    const place = { owner: context.owner, repo: context.repo };
    const { data } = await github.rest.actions.listWorkflowRunArtifacts({
        ...place,
        run_id: Number(context.run.runId),
        per_page: 100,
    });
    const newest = data.artifacts
        .filter((item) => item.name.startsWith(artifact.prefix) && !item.expired)
        .toSorted((left, right) => right.id - left.id)[0];
    if (newest === undefined)
        return null;
    const publication = await downloadPublication(github, place, newest.id);
    if (publication === null)
        return null;
    return publication.outcome === 'passed' || publication.outcome === 'failed' ? 'final' : 'none';
}

// EXTERNAL MODULE: ./build/action/empty-publication.js
var empty_publication = __webpack_require__(43889);
;// CONCATENATED MODULE: ./build/action/masks.js

/** Asks the runner to show `***` in place of every secret this step was given, before anything else is written. */
function maskSecrets(environment, log) {
    for (const name of ['api-key', 'github-token'])
        log.mask((0,action_inputs/* inputValue */.UV)(environment, name));
    for (const line of (0,action_inputs/* inputValue */.UV)(environment, 'request-headers').split(/\r?\n/)) {
        const value = line.slice(line.indexOf(':') + 1).trim();
        log.mask(value);
        // `Authorization: Bearer <token>`: a page that repeats the token alone must not show it either.
        const last = value.split(/\s+/).at(-1) ?? '';
        if (last !== value && last.length >= 8)
            log.mask(last);
    }
    // A preview's address with credentials is refused later; they must not be seen in the message's surroundings.
    for (const match of (0,action_inputs/* inputValue */.UV)(environment, 'targets').matchAll(/\/\/[^/\s@]*:([^/\s@]+)@/g))
        log.mask(match[1] ?? '');
}

// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(92309);
;// CONCATENATED MODULE: ./build/action/markdown/words.js

const SEVERITY_SIGNS = {
    critical: '🔴',
    high: '🟠',
    medium: '🟡',
    low: '🔵',
    info: '⚪',
};
function plural(count, word, many = `${word}s`) {
    return `${count} ${count === 1 ? word : many}`;
}
/** `2 critical, 1 high`; the empty text when there is nothing. */
function countsInWords(counts) {
    return primitives/* SEVERITIES */.oC.filter((severity) => counts[severity] > 0)
        .map((severity) => `${counts[severity]} ${severity}`)
        .join(', ');
}
/** `9.4 s`, `3 min 20 s`. */
function duration(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 60)
        return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
/** `3 h ago`, `2 d ago`; the empty text for a time that cannot be read. */
function age(iso, now) {
    const then = iso === null ? Number.NaN : Date.parse(iso);
    if (Number.isNaN(then))
        return '';
    const minutes = Math.max(0, Math.round((now - then) / 60_000));
    if (minutes < 60)
        return `${minutes} min ago`;
    if (minutes < 48 * 60)
        return `${Math.round(minutes / 60)} h ago`;
    return `${Math.round(minutes / 1440)} d ago`;
}
/** Short form of a commit id; the empty text for anything that is none. */
function shortSha(sha) {
    return sha !== null && /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 7) : '';
}
/** At most `characters` of a text, with an ellipsis where something was cut. Never cuts a character in two. */
function clip(text, characters) {
    if (text.length <= characters)
        return text;
    const cut = text.slice(0, characters - 1);
    const last = cut.charCodeAt(cut.length - 1);
    return `${last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut}…`;
}

;// CONCATENATED MODULE: ./build/action/progress-lines.js

/** Seconds between two lines about scans that are still at work. */
const QUIET_MS = 15_000;
/**
 * Says in the log what the pipeline does.
 */
function progressLines(log) {
    let nextAt = 0;
    return (event) => {
        switch (event.type) {
            case 'waiting-for-target':
                return log.info(`Waiting for ${event.target}: ${event.detail}`);
            case 'registered':
                return log.info(`Target ${event.target}${event.reused ? ' is known' : ' registered'}`);
            case 'submitting':
                return log.info(`Creating ${plural(event.scans, 'scan')}`);
            case 'submitted':
                return log.info(`${event.reused ? 'Picked up' : 'Created'} ${event.scanIds.join(', ')}`);
            case 'polled':
                if (event.pending === 0 || event.elapsedMs < nextAt)
                    return;
                nextAt = event.elapsedMs + QUIET_MS;
                return log.info(`${event.pending} of ${plural(event.total, 'scan')} at work for ${duration(event.elapsedMs)}`);
            case 'scan-ended':
                return log.info(`Scan ${event.scanId} of ${event.target}: ${event.status}`);
            case 'cancelled':
                return log.info(`Cancelled ${event.scanIds.join(', ')}`);
            case 'collected':
                return log.info(`Read ${plural(event.findings, 'finding')}`);
            case 'warning':
                return log.warning(event.message);
        }
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/action/annotations.js


/** GitHub shows ten annotations per kind and step; more would push each other out of sight. */
const SHOWN_MAX = 10;
/** One annotation per blocking finding, most severe first. They hang on the run: there is no file they belong to. */
function annotate(publication, most, log) {
    const blocking = publication.findings
        .filter((finding) => finding.blocking)
        .sort((left, right) => (0,primitives/* severityRank */.qs)(left.severity) - (0,primitives/* severityRank */.qs)(right.severity));
    const shown = blocking.slice(0, Math.min(most, SHOWN_MAX));
    for (const finding of shown) {
        const message = [
            clip(finding.location.url, 300),
            clip(finding.evidence, 300),
            `Fix: ${clip(finding.remediation, 300)}`,
        ]
            .filter((part) => part.trim() !== '')
            .join('\n');
        const place = { title: clip(`${finding.severity}: ${finding.title}`, 200) };
        if (publication.warn_only)
            log.warning(message, place);
        else
            log.error(message, place);
    }
    if (blocking.length > shown.length)
        log.notice(`${blocking.length - shown.length} more findings block; the summary and the reports hold them.`);
}

;// CONCATENATED MODULE: ./build/action/artifacts.js

/**
 * Uploads the reports as one artifact of the run. A name that is taken gets a suffix instead of an error. The client is
 * large and loaded only here.
 * @throws Error in words for the user when the server has no artifacts or refuses
 */
async function uploadArtifact(request) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
    const client = new DefaultArtifactClient();
    const options = request.retentionDays === null ? {} : { retentionDays: request.retentionDays };
    const upload = async (name) => {
        const { id } = await client.uploadArtifact(name, [...request.files], request.folder, options);
        if (id === undefined)
            throw new Error('the artifact service gave no id');
        return { id, name };
    };
    try {
        return await upload(request.name);
    }
    catch (error) {
        if (!/already exists|conflict|409/i.test(String(error)))
            throw inWords(error);
        return upload(`${request.name}-${(0,external_node_crypto_.randomBytes)(3).toString('hex')}`).catch((again) => {
            throw inWords(again);
        });
    }
}
function inWords(error) {
    if (error instanceof Error && error.name === 'GHESNotSupportedError')
        return new Error('this GitHub Enterprise Server has no artifact service that the action could use', {
            cause: error,
        });
    const message = error instanceof Error ? error.message : String(error);
    return new Error(message.split('\n')[0] ?? 'unknown error', { cause: error });
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/action/github-errors.js
/** HTTP status of an error that octokit threw; null for anything else. */
function statusOf(error) {
    return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
        ? error.status
        : null;
}
/** What an error of GitHub's API means for the user, in one line; the way out where there is one. */
function explainGitHubError(error, permission) {
    const status = statusOf(error);
    const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    if (status === 401)
        return 'GitHub does not accept the token (401); check `github-token`';
    if (status === 403 && /rate limit/i.test(message))
        return `GitHub's rate limit is used up (403): ${message}`;
    if (status === 403 || status === 404)
        return `the token may not do this (${status}); the job needs \`permissions: ${permission}\`, which runs of forks and of Dependabot do not get`;
    return `${message}${status === null ? '' : ` (${status})`}`;
}

;// CONCATENATED MODULE: ./build/action/own-login.js
/** The account a token writes as. An app's token cannot read `/user`; GraphQL knows every kind of token. */
async function ownLogin(github) {
    try {
        const { viewer } = await github.graphql('query { viewer { login } }');
        if (viewer.login !== '')
            return viewer.login;
    }
    catch {
        // A server without GraphQL, or a token that may not use it.
    }
    try {
        return (await github.rest.users.getAuthenticated()).data.login;
    }
    catch {
        return 'github-actions[bot]';
    }
}

;// CONCATENATED MODULE: ./build/action/sticky-comment.js

/**
 * The text of a comment that several steps share: a hidden marker that names the comment, then one section per step (job,
 * matrix leg), each between markers of its own. A step replaces its own section and keeps those of the same workflow run.
 */
const COMMENT_BYTES_MAX = 65_536;
const SECTION = /<!-- scan-gate:section:([0-9a-f]{12}):(\d+) -->\n([\s\S]*?)\n<!-- scan-gate:end:\1 -->/g;
function commentIdentity(parts) {
    return {
        comment: sticky_comment_digest([parts.workflow, parts.header]),
        section: sticky_comment_digest([parts.job, parts.step, parts.matrix]),
        runId: parts.runId.replace(/\D/g, '') || '0',
    };
}
function commentMarker(identity) {
    return `<!-- scan-gate:comment:${identity.comment} -->`;
}
/** True for a comment that begins with the marker. Text further down may have been planted. */
function carriesMarker(body, identity) {
    return body.startsWith(commentMarker(identity));
}
/** Bytes left for this step's section beside those of the others. */
function sectionBudget(existing, identity) {
    const others = otherSections(existing, identity);
    return COMMENT_BYTES_MAX - Buffer.byteLength(assemble(others, '', identity), 'utf8') - 64;
}
/** The whole comment with this step's section put in place of its earlier one. */
function withSection(existing, section, identity) {
    return assemble(otherSections(existing, identity), section, identity);
}
function hasSection(body, section, identity) {
    return body.includes(framed(identity.section, identity.runId, section));
}
/** True when steps besides this one write to the comment. */
function hasOtherSections(body, identity) {
    return [...body.matchAll(SECTION)].some(([, id]) => id !== identity.section);
}
/** Sections of other steps of the same run, in their order; those of earlier runs are outdated and go. */
function otherSections(existing, identity) {
    if (existing === null)
        return [];
    return [...existing.matchAll(SECTION)]
        .filter(([, id, run]) => id !== identity.section && run === identity.runId)
        .map(([, id = '', , text = '']) => [id, text]);
}
function assemble(others, own, identity) {
    // By id, so that concurrent steps agree on the order whoever writes last.
    const sections = [...others, [identity.section, own]].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = sections.map(([id, body]) => framed(id, identity.runId, body)).join('\n\n---\n\n');
    return `${commentMarker(identity)}\n${text}`;
}
function framed(id, run, text) {
    return `<!-- scan-gate:section:${id}:${run} -->\n${text}\n<!-- scan-gate:end:${id} -->`;
}
function sticky_comment_digest(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/action/comment.js




const ATTEMPTS = 6;
const PAGES_MAX = 50;
/**
 * Creates or updates the one comment. It is known by its marker and its author, so that nobody else's comment is ever
 * taken for it; of two that concurrent steps made, the oldest stays.
 * @returns address of the comment, or null when there is none and none may be made
 */
async function publishComment(github, request) {
    for (let attempt = 1;; attempt += 1) {
        const written = await writeOnce(github, request);
        if (written === null)
            return null;
        const shared = request.shared || hasOtherSections(written.body, request.identity);
        if (!shared || attempt === ATTEMPTS)
            return written.html_url;
        // GitHub has no conditional update: of two writers the later wins. Looking again shows whether that was us.
        await (0,external_node_timers_promises_.setTimeout)(400 * attempt + Math.random() * 600);
        const [now] = await ownComments(github, request);
        if (now !== undefined && hasSection(now.body, sectionOf(now.body, request), request.identity))
            return now.html_url;
    }
}
async function writeOnce(github, request) {
    const { place, identity } = request;
    const repository = { owner: place.owner, repo: place.repo };
    const [oldest, ...later] = await ownComments(github, request);
    if (oldest === undefined) {
        if (!request.mayCreate)
            return null;
        const body = withSection(null, sectionOf(null, request), identity);
        const created = await github.rest.issues.createComment({ ...repository, issue_number: place.issue, body });
        const [first] = await ownComments(github, request, created.data.user?.login);
        if (first === undefined || first.id >= created.data.id)
            return { id: created.data.id, body, html_url: created.data.html_url };
        await removeComment(github, request, created.data.id);
        return update(github, request, first);
    }
    for (const duplicate of later)
        await removeComment(github, request, duplicate.id);
    return update(github, request, oldest);
}
async function update(github, request, comment) {
    const body = withSection(comment.body, sectionOf(comment.body, request), request.identity);
    if (body === comment.body)
        return comment;
    const { owner, repo } = request.place;
    const answer = await github.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
    // Told with the text it had, which shows whether others write to it too.
    return { id: comment.id, body: `${comment.body}\n${body}`, html_url: answer.data.html_url };
}
function sectionOf(existing, request) {
    return request.render(sectionBudget(existing, request.identity));
}
/** Comments that carry the marker and were written by this token's own account, oldest first. All pages are read. */
async function ownComments(github, request, knownLogin) {
    const { owner, repo, issue } = request.place;
    const marked = [];
    const pages = github.paginate.iterator(github.rest.issues.listComments, {
        owner,
        repo,
        issue_number: issue,
        per_page: 100,
    });
    let read = 0;
    for await (const page of pages) {
        for (const comment of page.data) {
            const body = comment.body ?? '';
            if (!carriesMarker(body, request.identity))
                continue;
            marked.push({ id: comment.id, body, html_url: comment.html_url, login: comment.user?.login ?? '' });
        }
        read += 1;
        if (read === PAGES_MAX)
            break;
    }
    if (marked.length === 0)
        return [];
    const self = knownLogin ?? (await ownLogin(github));
    return marked.filter((comment) => comment.login === self).sort((left, right) => left.id - right.id);
}
async function removeComment(github, request, id) {
    const { owner, repo } = request.place;
    try {
        await github.rest.issues.deleteComment({ owner, repo, comment_id: id });
    }
    catch (error) {
        // The other step may have been faster.
        if (statusOf(error) !== 404)
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/comment-policy.js
/** Whether a pull request that has no comment yet gets one. An earlier comment is always brought up to date. */
function shouldCreateComment(policy, publication) {
    const trouble = publication.outcome !== 'passed' && publication.outcome !== 'skipped';
    switch (policy) {
        case 'never':
            return false;
        case 'always':
            return true;
        case 'on-failure':
            return trouble;
        case 'changes':
            return trouble || (publication.new_counts ?? publication.counts).total > 0 || publication.fixed.length > 0;
    }
}

;// CONCATENATED MODULE: ./build/action/issues.js

/** Finds the issues among all others of a repository. */
const LABEL = 'scan-gate';
const issues_PAGES_MAX = 20;
/**
 * Brings the issue of each target up to date: opened when something is found, changed only when the findings changed,
 * reopened, closed when clean. Known by marker and author.
 * @returns addresses of the issues there are
 */
async function publishIssues(github, place, wanted) {
    const existing = await ownIssues(github, place, wanted);
    const urls = [];
    for (const issue of wanted) {
        const url = await publishIssue(github, place, issue, existing.get(issue.marker));
        if (url !== null)
            urls.push(url);
    }
    return urls;
}
async function publishIssue(github, place, issue, existing) {
    if (existing === undefined) {
        if (!issue.open)
            return null;
        const created = await github.rest.issues.create({
            ...place,
            title: issue.title,
            body: issue.body(null),
            labels: [LABEL],
        });
        return created.data.html_url;
    }
    const same = issue.saidBy(existing.body);
    if (same && issue.open === existing.open)
        return existing.url;
    await github.rest.issues.update({
        ...place,
        issue_number: existing.number,
        ...(same ? {} : { body: issue.body(existing.body) }),
        ...(issue.open === existing.open
            ? {}
            : issue.open
                ? { state: 'open', state_reason: 'reopened' }
                : { state: 'closed', state_reason: 'completed' }),
    });
    return existing.url;
}
/** The oldest issue per marker that this token's own account wrote. */
async function ownIssues(github, place, wanted) {
    const markers = wanted.map((issue) => issue.marker);
    const found = [];
    const pages = github.paginate.iterator(github.rest.issues.listForRepo, {
        ...place,
        labels: LABEL,
        state: 'all',
        per_page: 100,
    });
    let read = 0;
    for await (const page of pages) {
        for (const item of page.data) {
            const body = item.body ?? '';
            const marker = markers.find((candidate) => body.startsWith(candidate));
            if (marker === undefined || item.pull_request !== undefined)
                continue;
            const { number, html_url: url } = item;
            found.push({ marker, number, body, url, open: item.state === 'open', login: item.user?.login ?? '' });
        }
        read += 1;
        if (read === issues_PAGES_MAX)
            break;
    }
    if (found.length === 0)
        return new Map();
    const self = await ownLogin(github);
    const own = found.filter((item) => item.login === self).sort((left, right) => right.number - left.number);
    return new Map(own.map((item) => [item.marker, item]));
}

;// CONCATENATED MODULE: ./build/action/markdown/check-link.js
function checkLinks(source) {
    if (source === null)
        return () => null;
    const base = `https://github.com/${source.repository}/blob/${source.ref}/docs/checks`;
    return (checkId) => (/^[a-z]+\.[a-z0-9-]+$/.test(checkId) ? `${base}/${checkId}.md` : null);
}

// EXTERNAL MODULE: ./build/reports/escape/markdown.js
var markdown = __webpack_require__(77801);
;// CONCATENATED MODULE: ./build/action/markdown/byte-budget.js
/** Bytes of a text in UTF-8: what GitHub's limits are met by on the safe side, whatever they count. */
function bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}
/**
 * Keeps the most important items that fit.
 * @param items most important first
 * @param size bytes an item takes, its separator included
 * @param budget bytes there are
 */
function keepWithin(items, size, budget) {
    const kept = new Set();
    let used = 0;
    for (const [index, item] of items.entries()) {
        used += size(item);
        // Nothing after the first that does not fit: a less severe finding never takes the place of a more severe one.
        if (used > budget)
            return { kept, left: items.slice(index) };
        kept.add(item);
    }
    return { kept, left: [] };
}

;// CONCATENATED MODULE: ./build/action/markdown/counts-table.js


/** New, existing and fixed against severity; one row when there is no baseline to tell them apart. */
function countsTable(publication) {
    const rows = publication.new_counts === null || publication.existing_counts === null
        ? [['found', publication.counts]]
        : [
            ['**new**', publication.new_counts],
            ['existing', publication.existing_counts],
            ['fixed', (0,primitives/* countBySeverity */.Ot)(publication.fixed)],
        ];
    return [
        `| |${primitives/* SEVERITIES */.oC.map((severity) => ` ${SEVERITY_SIGNS[severity]} ${severity} `).join('|')}|`,
        `|:--|${primitives/* SEVERITIES */.oC.map(() => ':-:').join('|')}|`,
        ...rows.map(([name, counts]) => `| ${name} |${primitives/* SEVERITIES */.oC.map((severity) => cell(name, counts[severity])).join('|')}|`),
    ].join('\n');
}
function cell(row, count) {
    if (count === 0)
        return ' · ';
    return row === '**new**' ? ` **${count}** ` : ` ${count} `;
}
/** A bar per severity, as long as its share of the largest. Drawn with text: it reads the same wherever it is shown. */
function severityChart(counts) {
    const largest = Math.max(...primitives/* SEVERITIES */.oC.map((severity) => counts[severity]));
    if (largest === 0)
        return '';
    const lines = primitives/* SEVERITIES */.oC.map((severity) => {
        const length = counts[severity] === 0 ? 0 : Math.max(1, Math.round((counts[severity] / largest) * BAR_LENGTH));
        const bar = `${'█'.repeat(length)}${'░'.repeat(BAR_LENGTH - length)}`;
        return `${severity.padEnd(9)}${bar} ${counts[severity]}`;
    });
    return ['```text', ...lines, '```'].join('\n');
}
const BAR_LENGTH = 24;

;// CONCATENATED MODULE: ./build/action/markdown/finding-entry.js


const TITLE_MAX = 160;
const EVIDENCE_MAX = 240;
const REMEDIATION_MAX = 240;
const LOCATION_MAX = 160;
/** What, where, proof, fix, link: everything of one finding that fits a glance. Every text of it is untrusted. */
function findingEntry(finding, publication, link) {
    const page = link(finding.check_id);
    const more = finding.locations_total > 1 ? ` and ${finding.locations_total - 1} more` : '';
    const proof = finding.evidence.trim() === '' ? '' : ` — ${(0,markdown/* markdownCode */.D9)(clip(finding.evidence, EVIDENCE_MAX))}`;
    const fix = finding.remediation.trim() === ''
        ? ''
        : `Fix: ${(0,markdown/* escapeMarkdown */.FV)(clip(firstSentence(finding.remediation), REMEDIATION_MAX))}`;
    const how = page === null ? '' : `[${finding.check_id}](${page})`;
    const last = [fix, how].filter((part) => part !== '').join(' · ');
    return [
        `- ${SEVERITY_SIGNS[finding.severity]} **${(0,markdown/* escapeMarkdown */.FV)(clip(finding.title, TITLE_MAX))}** (${finding.severity}, ${finding.confidence})`,
        `  ${where(finding.location, publication, finding.target)}${more}${proof}`,
        ...(last === '' ? [] : [`  ${last}`]),
    ].join('  \n');
}
/** One line of the folded lists. */
function findingLine(finding, publication, target) {
    const title = (0,markdown/* escapeMarkdown */.FV)(clip(finding.title, TITLE_MAX));
    return `- ${SEVERITY_SIGNS[finding.severity]} ${title} — ${where(finding.location, publication, target)}`;
}
/** `GET /path`, with the host when several targets could be meant, and the header, cookie or field at fault. */
function where(location, publication, target) {
    const several = new Set(publication.scans.map((scan) => scan.hostname)).size > 1;
    let place = location.url;
    if (URL.canParse(place) && /^https?:/i.test(place)) {
        const url = new URL(place);
        place = `${several || target === null ? url.host : ''}${url.pathname}${url.search}`;
    }
    const request = location.method === null ? place : `${location.method} ${place}`;
    const parameter = location.parameter === null ? '' : ` (${(0,markdown/* markdownCode */.D9)(clip(location.parameter, 80))})`;
    return `${(0,markdown/* markdownCode */.D9)(clip(request, LOCATION_MAX))}${parameter}`;
}
function firstSentence(text) {
    return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
}

;// CONCATENATED MODULE: ./build/action/markdown/headline.js



const SIGNS = {
    passed: '✅',
    failed: '❌',
    inconclusive: '⚠️',
    'timed-out': '⏱️',
    cancelled: '🚫',
    skipped: '⏭️',
};
const WORDS = {
    inconclusive: 'no verdict',
    'timed-out': 'timed out before every scan had ended',
    cancelled: 'cancelled',
    skipped: 'skipped',
};
/** Events whose failing check keeps something from being merged. */
const BLOCKS_MERGE = new Set([
    'pull_request',
    'pull_request_target',
    'merge_group',
    'deployment_status',
    'workflow_run',
]);
/** The verdict in one line: the first thing anybody reads. */
function headline(publication) {
    return `${SIGNS[publication.outcome]} Scan Gate: ${verdict(publication)}`;
}
function verdict(publication) {
    const { outcome } = publication;
    if (outcome === 'passed')
        return passed(publication);
    if (outcome === 'failed')
        return failed(publication);
    const reason = publication.reasons[0];
    return reason === undefined ? WORDS[outcome] : `${WORDS[outcome]} — ${(0,markdown/* escapeMarkdown */.FV)(clip(reason, 200))}`;
}
function passed(publication) {
    const { counts, new_counts: fresh, fixed, threshold } = publication;
    const thanks = fixed.length > 0 ? `, ${plural(fixed.length, 'finding')} fixed` : '';
    if (counts.total === 0)
        return `nothing found${thanks}`;
    if (fresh !== null && fresh.total === 0)
        return `nothing new${thanks}`;
    if (threshold === 'none')
        return `${plural(counts.total, 'finding')}, none of them blocks${thanks}`;
    return `nothing that blocks (${countsInWords(counts)})${thanks}`;
}
function failed(publication) {
    const blocking = publication.findings.filter((finding) => finding.blocking);
    if (blocking.length === 0)
        return (0,markdown/* escapeMarkdown */.FV)(clip(publication.reasons[0] ?? 'the gate failed', 200));
    const severities = primitives/* SEVERITIES */.oC.filter((severity) => blocking.some((finding) => finding.severity === severity));
    const allNew = blocking.every((finding) => finding.status === 'new');
    const kind = `${allNew ? 'new ' : ''}${severities.length === 1 ? `${severities[0]} ` : ''}`;
    const what = plural(blocking.length, `${kind}finding`);
    if (publication.warn_only)
        return `${what} would block (warn-only)`;
    const verb = blocking.length === 1 ? 'blocks' : 'block';
    return BLOCKS_MERGE.has(publication.run.event)
        ? `${what} ${verb} this merge`
        : `${what} ${blocking.length === 1 ? 'fails' : 'fail'} this run`;
}

;// CONCATENATED MODULE: ./build/action/markdown/result-body.js







const LIST_MAX = 10;
/**
 * The result as GitHub Flavored Markdown: verdict, new findings, the rest folded, fixed ones, reports. Findings are cut,
 * least severe first, until the text keeps its budget; a line says how many were left out.
 */
function resultBody(publication, options) {
    const head = [`### ${headline(publication)}`, subtitle(publication, options)];
    if (publication.scans.some((scan) => scan.checks !== null) || publication.counts.total > 0) {
        head.push(countsTable(publication));
        const chart = options.chart ? severityChart(publication.counts) : '';
        if (chart !== '')
            head.push(chart);
    }
    head.push(...reasonLines(publication, options.withheld === null));
    if (options.withheld !== null)
        return within([...head, options.withheld, ...reportLine(options)], options.budget);
    return fitted(publication, head, closing(publication, options), options);
}
function fitted(publication, head, tail, options) {
    const judged = publication.findings.filter((finding) => finding.ignored_by === null);
    const ranked = [...judged].sort(byImportance);
    const full = new Set(ranked.slice(0, options.maxFindings));
    const entries = new Map();
    for (const finding of ranked)
        entries.set(finding, full.has(finding)
            ? findingEntry(finding, publication, options.link)
            : findingLine(finding, publication, finding.target));
    const used = bytes([...head, ...tail].join('\n\n')) + FRAME_BYTES;
    const { kept, left } = keepWithin(ranked, (finding) => bytes(entries.get(finding) ?? '') + 1, options.budget - used);
    const shown = judged.filter((finding) => kept.has(finding)).sort(byImportance);
    const fresh = shown.filter((finding) => finding.status !== 'existing');
    const existing = shown.filter((finding) => finding.status === 'existing');
    const lines = (findings) => findings.map((finding) => entries.get(finding)).join('\n');
    const parts = [...head];
    if (fresh.length > 0)
        parts.push(...unfolded(publication, fresh, lines));
    if (existing.length > 0) {
        // A finding that was there before and blocks all the same is no side matter.
        const blocking = existing.filter((finding) => finding.blocking);
        const rest = existing.filter((finding) => !finding.blocking);
        if (blocking.length > 0)
            parts.push(`**Existing, blocking**\n\n${lines(blocking)}`);
        if (rest.length > 0)
            parts.push(folded(plural(rest.length, 'existing finding'), lines(rest)));
    }
    if (left.length > 0)
        parts.push(leftOut(left));
    return within([...parts, ...tail], options.budget);
}
function unfolded(publication, fresh, lines) {
    const title = publication.baseline === null ? 'Findings' : 'New';
    const blocking = fresh.filter((finding) => finding.blocking);
    const rest = fresh.filter((finding) => !finding.blocking);
    // What blocks is open to see; what does not is folded once there is enough of it to push the verdict off the screen.
    if (rest.length <= OPEN_MAX)
        return [`**${title}**\n\n${lines(fresh)}`];
    const parts = blocking.length > 0 ? [`**${title}**\n\n${lines(blocking)}`] : [];
    return [
        ...parts,
        folded(`${plural(rest.length, 'finding')} that ${rest.length === 1 ? 'does' : 'do'} not block`, lines(rest)),
    ];
}
const OPEN_MAX = 5;
/** Room for section titles, folds and the line about what was left out. */
const FRAME_BYTES = 1_200;
function byImportance(left, right) {
    return ((0,primitives/* severityRank */.qs)(left.severity) - (0,primitives/* severityRank */.qs)(right.severity) ||
        Number(right.blocking) - Number(left.blocking) ||
        Number(left.status === 'existing') - Number(right.status === 'existing') ||
        (left.check_id < right.check_id ? -1 : left.check_id > right.check_id ? 1 : 0));
}
function subtitle(publication, options) {
    const { scans, baseline, tokens } = publication;
    const targets = [...new Set(scans.map((scan) => scan.target))];
    const shown = targets.slice(0, 3).map((target) => (0,markdown/* markdownCode */.D9)(clip(target, 120)));
    const rest = targets.length > shown.length ? ` and ${targets.length - shown.length} more` : '';
    const parts = [
        ...(shown.length > 0 ? [`${shown.join(', ')}${rest}`] : []),
        ...(scans.length > 0 ? [[...new Set(scans.map((scan) => scan.scan_type))].join(', ')] : []),
        duration(publication.timings.total_ms),
        ...(baseline === null ? [] : [baselineWords(baseline, options.now)]),
        ...(tokens.used !== null && publication.service === 'remote' ? [plural(tokens.used, 'token')] : []),
    ];
    return parts.join(' · ');
}
function baselineWords(baseline, now) {
    const sha = shortSha(baseline.sha);
    const when = age(baseline.finishedAt, now);
    const details = [when, sha === '' ? '' : `(${sha})`].filter((part) => part !== '').join(' ');
    return `baseline ${(0,markdown/* markdownCode */.D9)(clip(baseline.name, 80))}${details === '' ? '' : ` ${details}`}`;
}
/** Warnings may name what was found (an expired ignore rule does), reasons never do. */
function reasonLines(publication, withWarnings) {
    const warnings = withWarnings ? publication.warnings.map((warning) => `Note: ${warning}`) : [];
    const lines = [...untoldReasons(publication), ...warnings];
    const shown = lines.slice(0, LIST_MAX).map((line) => `> ${(0,markdown/* escapeMarkdown */.FV)(clip(line, 400))}`);
    if (lines.length > LIST_MAX)
        shown.push(`> and ${lines.length - LIST_MAX} more`);
    return shown.length === 0 ? [] : [shown.join('  \n')];
}
/** The headline counts what blocks by severity, and says the first reason of every other outcome. */
function untoldReasons({ outcome, reasons }) {
    if (outcome === 'passed')
        return [];
    return outcome === 'failed' ? reasons.filter((reason) => !reason.includes('(fail-on-severity)')) : reasons.slice(1);
}
function closing(publication, options) {
    const parts = [];
    const ignored = publication.findings.filter((finding) => finding.ignored_by !== null);
    if (ignored.length > 0) {
        const lines = ignored
            .slice(0, LIST_MAX)
            .map((item) => `${findingLine(item, publication, item.target)} — ${(0,markdown/* escapeMarkdown */.FV)(clip(item.ignored_by ?? '', 160))}`);
        parts.push(folded(`${plural(ignored.length, 'ignored finding')}`, withRest(lines, ignored.length)));
    }
    if (publication.fixed.length > 0) {
        const titles = publication.fixed.slice(0, LIST_MAX).map((item) => (0,markdown/* escapeMarkdown */.FV)(clip(item.title, 100)));
        const rest = publication.fixed.length - titles.length;
        parts.push(`🎉 **Fixed here:** ${titles.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`);
    }
    const coverage = coverageFold(publication);
    if (coverage !== '')
        parts.push(coverage);
    return [...parts, ...reportLine(options)];
}
function reportLine(options) {
    return options.reports.length === 0 ? [] : [`Reports: ${options.reports.join(' · ')}`];
}
function coverageFold(publication) {
    const rows = publication.scans.slice(0, 50).map((scan) => {
        const checks = scan.checks === null
            ? '–'
            : `${scan.checks.passed} passed, ${scan.checks.finding} with findings, ${scan.checks.not_applicable} not applicable, ${scan.checks.error} could not be carried out`;
        const end = scan.reason === null ? scan.outcome : `${scan.outcome}: ${scan.reason}`;
        return `| ${(0,markdown/* markdownCode */.D9)(clip(scan.target, 120), { table: true })} | ${scan.scan_type} | ${(0,markdown/* escapeMarkdown */.FV)(clip(end, 200))} | ${duration(scan.duration_ms)} | ${checks} |`;
    });
    if (rows.length === 0)
        return '';
    const more = publication.scans.length > 50 ? `\n\nand ${publication.scans.length - 50} more scans` : '';
    const table = ['| target | type | end | time | checks |', '|:--|:--|:--|--:|:--|', ...rows].join('\n');
    return folded('What was checked, and what could not be', `${table}${more}`);
}
function leftOut(left) {
    const counts = Object.fromEntries(primitives/* SEVERITIES */.oC.map((name) => [name, left.filter((item) => item.severity === name).length]));
    const words = countsInWords({ ...counts, total: left.length });
    return `_${plural(left.length, 'finding')} left out here for want of space (${words}); the reports hold all._`;
}
function withRest(lines, total) {
    return total > lines.length ? [...lines, `- and ${total - lines.length} more`].join('\n') : lines.join('\n');
}
function folded(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
/** The parts as one text; the last resort against a budget too small for head and tail. */
function within(parts, budget) {
    for (let count = parts.length; count > 1; count -= 1) {
        const text = parts.slice(0, count).join('\n\n');
        if (bytes(text) <= budget)
            return text;
    }
    return parts[0] ?? '';
}

;// CONCATENATED MODULE: ./build/action/publisher.js
/** Longest time one publisher may take. */
const DEADLINE_MS = 120_000;
/**
 * The result of some work, if it comes in time.
 * @throws Error when it does not; the work may go on unseen
 */
async function withDeadline(work) {
    let timer;
    const deadline = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`it took longer than ${DEADLINE_MS / 1000} s`)), DEADLINE_MS);
    });
    try {
        return await Promise.race([work, deadline]);
    }
    finally {
        clearTimeout(timer);
    }
}
/**
 * Runs one publisher. Whatever happens in it is a warning that says what is missing and why: publishing never changes the
 * verdict and never keeps the next publisher from its work.
 */
async function attempt(log, what, work, explain = (error) => (error instanceof Error ? error.message : String(error))) {
    try {
        return await withDeadline(work());
    }
    catch (error) {
        log.warning(`${what}: ${explain(error)}. The verdict is not affected.`);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/action/pull-request-of.js
/** Events that are about a commit which an open pull request may hold. */
const SOUGHT_BY_COMMIT = new Set(['deployment_status', 'workflow_run']);
/**
 * The pull request to comment on: the input, else the event's own, else the open one that holds the commit.
 * @returns null when there is none
 */
async function pullRequestOf(github, context, given) {
    if (given !== null)
        return given;
    if (context.pullRequest !== null)
        return context.pullRequest.number;
    if (context.triggeringRun !== null)
        return pullRequestOfRun(github, context);
    if (!SOUGHT_BY_COMMIT.has(context.event) || context.run.sha === null)
        return null;
    const { data } = await github.rest.repos.listPullRequestsAssociatedWithCommit({
        owner: context.owner,
        repo: context.repo,
        commit_sha: context.run.sha,
        per_page: 30,
    });
    return data.find((pull) => pull.state === 'open')?.number ?? null;
}
/** By branch and owner, as the event names them, for a fork's commit is in no branch of this repository. */
async function pullRequestOfRun(github, context) {
    const { headOwner, headBranch, headSha } = context.triggeringRun ?? {};
    if (!headOwner || !headBranch)
        return null;
    const { data } = await github.rest.pulls.list({
        owner: context.owner,
        repo: context.repo,
        head: `${headOwner}:${headBranch}`,
        state: 'open',
        per_page: 30,
    });
    // A newer commit has a run of its own.
    return data.find((pull) => pull.head.sha === headSha)?.number ?? null;
}

// EXTERNAL MODULE: ./build/action/runner-files.js
var runner_files = __webpack_require__(59559);
;// CONCATENATED MODULE: ./build/action/sarif-upload.js


/** GitHub's limit of an upload, gzip-compressed. */
const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;
const POLL_MS = 1_000;
const POLL_MAX_MS = 5_000;
/**
 * Uploads a SARIF log to code scanning and waits until GitHub has read it.
 * @throws Error when it is refused, cannot be processed or takes longer than the deadline
 */
async function uploadSarif(github, request) {
    const { owner, repo } = request;
    const packed = (0,external_node_zlib_.gzipSync)(request.sarif);
    if (packed.length > UPLOAD_BYTES_MAX)
        throw new Error('the SARIF log is larger than the 10 MB that GitHub takes');
    const { data } = await github.rest.codeScanning.uploadSarif({
        owner,
        repo,
        commit_sha: request.commitSha,
        ref: request.ref,
        sarif: packed.toString('base64'),
        tool_name: 'Scan Gate',
    });
    if (data.id === undefined)
        throw new Error('GitHub gave the upload no id');
    const deadline = Date.now() + request.deadlineMs;
    for (let pause = POLL_MS;; pause = Math.min(pause * 2, POLL_MAX_MS)) {
        const status = await github.rest.codeScanning.getSarif({ owner, repo, sarif_id: data.id });
        if (status.data.processing_status === 'complete')
            return;
        if (status.data.processing_status === 'failed')
            throw new Error(`GitHub could not process it: ${(status.data.errors ?? []).slice(0, 3).join('; ')}`);
        if (Date.now() + pause > deadline)
            throw new Error('GitHub had not processed it in time; it may still do so');
        await (0,external_node_timers_promises_.setTimeout)(pause);
    }
}

;// CONCATENATED MODULE: ./build/action/issue-state.js



/** What an issue remembers between nightly runs, hidden in its text. */
const IssueState = build/* Type.Object */.ZUJ.Object({
    /** Equal when nothing changed. */
    digest: build/* Type.String */.ZUJ.String({ maxLength: 64 }),
    /** One entry per change, oldest first. */
    history: build/* Type.Array */.ZUJ.Array(build/* Type.Object */.ZUJ.Object({ day: build/* Type.String */.ZUJ.String({ maxLength: 10 }), counts: primitives/* SeverityCounts */.OJ }), { maxItems: 30 }),
    /** Day on which each open finding was first seen, by fingerprint. Empty when findings are withheld. */
    since: build/* Type.Record */.ZUJ.Record(build/* Type.String */.ZUJ.String({ pattern: '^[0-9a-f]{32}$' }), build/* Type.String */.ZUJ.String({ maxLength: 10 }), {
        maxProperties: 500,
    }),
    /** Days from the first sight of a finding to its end, of the findings that ended. */
    fixedAfterDays: build/* Type.Array */.ZUJ.Array(build/* Type.Number */.ZUJ.Number({ minimum: 0 }), { maxItems: 200 }),
});
const HISTORY_MAX = 30;
function writeIssueState(state) {
    return `<!-- scan-gate:state:${Buffer.from(JSON.stringify(state)).toString('base64')} -->`;
}
/** Null when the text holds none: a new issue, or one somebody edited. */
function readIssueState(body) {
    const encoded = /<!-- scan-gate:state:([A-Za-z0-9+/=]{1,60000}) -->/.exec(body)?.[1];
    if (encoded === undefined)
        return null;
    try {
        const value = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
        return build_value/* Value.Check */.WT.Check(IssueState, value) ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/action/target-issue.js







const BODY_BYTES_MAX = 60_000;
/** One issue per host whose scans all succeeded: no answer is no reason to open, close or change anything. */
function targetIssues(publication, options) {
    const hosts = [...new Set(publication.scans.map((scan) => scan.hostname))];
    return hosts
        .filter((host) => publication.scans.every((scan) => scan.hostname !== host || scan.outcome === 'succeeded'))
        .map((host) => targetIssue(host, publication, options));
}
function targetIssue(hostname, publication, options) {
    const inputs = new Set(publication.scans.filter((scan) => scan.hostname === hostname).map((scan) => scan.target));
    const findings = unique(publication.findings.filter((item) => inputs.has(item.target) && concerns(item, publication)));
    const digest = digestOf(findings, options.withheld !== null);
    return {
        hostname,
        marker: issueMarker(hostname),
        title: `Security findings on ${hostname}`,
        open: findings.length > 0,
        saidBy: (previous) => readIssueState(previous)?.digest === digest,
        body: (previous) => {
            const state = nextState(previous === null ? null : readIssueState(previous), findings, digest, options);
            return issueBody(hostname, findings, state, publication, options);
        },
    };
}
function issueMarker(hostname) {
    return `<!-- scan-gate:issue:${(0,external_node_crypto_.createHash)('sha256').update(hostname).digest('hex').slice(0, 16)} -->`;
}
/** What the gate would fail on; with `none` everything that is more than a remark. */
function concerns(finding, publication) {
    if (finding.ignored_by !== null)
        return false;
    if (publication.threshold === 'none')
        return finding.severity !== 'info';
    return finding.blocking || (0,primitives/* isAtLeast */.du)(finding.severity, publication.threshold);
}
/** Two scan types may find the same. */
function unique(findings) {
    return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}
function digestOf(findings, onlyCounts) {
    const facts = onlyCounts
        ? primitives/* SEVERITIES */.oC.map((severity) => findings.filter((item) => item.severity === severity).length)
        : findings.map((item) => `${item.fingerprint} ${item.severity}`).sort();
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}
function nextState(before, findings, digest, options) {
    const today = new Date(options.now).toISOString().slice(0, 10);
    const known = before?.since ?? {};
    const told = options.withheld === null ? findings.slice(0, 500) : [];
    const since = Object.fromEntries(told.map((item) => [item.fingerprint, known[item.fingerprint] ?? today]));
    const ended = Object.entries(known).filter(([fingerprint]) => !(fingerprint in since));
    const days = ended.map(([, day]) => Math.max(0, Math.round((options.now - Date.parse(day)) / 86_400_000)));
    const earlier = (before?.history ?? []).filter((entry) => entry.day !== today);
    return {
        digest,
        history: [...earlier, { day: today, counts: (0,primitives/* countBySeverity */.Ot)(findings) }].slice(-HISTORY_MAX),
        since,
        fixedAfterDays: [...(before?.fixedAfterDays ?? []), ...days.filter((day) => Number.isFinite(day))].slice(-200),
    };
}
function issueBody(hostname, findings, state, publication, options) {
    const head = [
        issueMarker(hostname),
        findings.length === 0
            ? `✅ ${(0,markdown/* markdownCode */.D9)(hostname)} is clean: the last scan found nothing that the gate fails on.`
            : `${(0,markdown/* markdownCode */.D9)(hostname)} has ${plural(findings.length, 'finding')} that the gate fails on.`,
    ];
    const tail = [
        ...trend(state),
        ...(options.withheld === null ? [] : [options.withheld]),
        `[Run](${publication.run.url})`,
        writeIssueState(state),
    ];
    if (options.withheld !== null)
        return [...head, ...tail].join('\n\n');
    const used = bytes([...head, ...tail].join('\n\n')) + 300;
    const entry = (finding) => `${findingEntry(finding, publication, options.link)}${sinceWords(state.since[finding.fingerprint])}`;
    const { kept, left } = keepWithin(findings, (finding) => bytes(entry(finding)) + 1, BODY_BYTES_MAX - used);
    const list = findings.filter((finding) => kept.has(finding)).map(entry);
    const rest = left.length > 0 ? [`_${plural(left.length, 'finding')} left out here for want of space._`] : [];
    return [...head, ...(list.length > 0 ? [list.join('\n')] : []), ...rest, ...tail].join('\n\n');
}
function sinceWords(day) {
    return day === undefined ? '' : `  \n  since ${(0,markdown/* escapeMarkdown */.FV)(clip(day, 10))}`;
}
function trend(state) {
    if (state.history.length < 2 && state.fixedAfterDays.length === 0)
        return [];
    const oldest = Object.values(state.since).sort()[0];
    const days = [...state.fixedAfterDays].sort((left, right) => left - right);
    const median = days[Math.floor(days.length / 2)];
    const facts = [
        ...(oldest === undefined ? [] : [`Oldest open finding: since ${(0,markdown/* escapeMarkdown */.FV)(oldest)}.`]),
        ...(median === undefined ? [] : [`Median time to fix: ${plural(median, 'day')}.`]),
    ];
    const rows = state.history.map(({ day, counts }) => `| ${(0,markdown/* escapeMarkdown */.FV)(day)} |${primitives/* SEVERITIES */.oC.map((severity) => ` ${counts[severity]} `).join('|')}|`);
    const table = [
        `| changed on |${primitives/* SEVERITIES */.oC.map((severity) => ` ${SEVERITY_SIGNS[severity]} ${severity} `).join('|')}|`,
        `|:--|${primitives/* SEVERITIES */.oC.map(() => '--:').join('|')}|`,
        ...rows,
    ].join('\n');
    return [`<details><summary>History</summary>\n\n${[...facts, table].join('\n\n')}\n\n</details>`];
}

;// CONCATENATED MODULE: ./build/action/publish.js















/** Room for other steps' summaries is not ours to take: the limit is per step, with a little left for the frame. */
const SUMMARY_BUDGET = runner_files/* SUMMARY_BYTES_MAX */.K - 4_096;
const SARIF_DEADLINE_MS = 120_000;
/** Everything that leaves the job. In this order, so that what comes later can link to what came before. */
async function publish(request) {
    const artifact = await publishArtifact(request);
    await publishSarif(request);
    const issueUrls = await publishTargetIssues(request);
    const body = bodyOptions(request, artifact?.id ?? null, issueUrls);
    const commentUrl = await publishStickyComment(request, body);
    if (request.publishing.jobSummary) {
        const chart = { ...body, budget: SUMMARY_BUDGET, maxFindings: Math.max(body.maxFindings, 100), chart: true };
        await attempt(request.log, 'Job summary', async () => request.files.addSummary(resultBody(request.publication, chart)));
    }
    if (request.publishing.annotations && request.details.level === 'full')
        annotate(request.publication, request.maxFindings, request.log);
    return {
        reportJson: request.reports?.json ?? null,
        reportPdfs: request.reports?.pdfs ?? [],
        sarifFile: request.reports?.sarif ?? null,
        artifactId: artifact?.id ?? null,
        commentUrl,
        issueUrls,
    };
}
async function publishArtifact({ publishing, details, reports, artifact, log }) {
    if (!publishing.uploadArtifacts || reports === null || reports.files.length === 0)
        return null;
    if (details.level === 'counts') {
        log.info(`The reports are not uploaded but stay in ${reports.folder}. ${details.reason ?? ''}`);
        return null;
    }
    return attempt(log, 'Artifact', () => uploadArtifact({
        name: publishing.artifactName ?? artifact.name,
        files: reports.files,
        folder: reports.folder,
        retentionDays: publishing.retentionDays,
    }), (error) => `${error instanceof Error ? error.message : String(error)}; the reports stay in ${reports.folder}`);
}
async function publishSarif({ publishing, context, publication, github, reports, log }) {
    if (!publishing.uploadSarif || publication.outcome === 'skipped')
        return;
    const file = reports?.sarif ?? null;
    if (file === null || github === null) {
        log.warning(`Code scanning: nothing was uploaded, there is ${github === null ? 'no github-token' : 'no SARIF log'}.`);
        return;
    }
    // Code scanning closes what a log no longer names: one that lacks a target's findings would close them wrongly.
    if (publication.scans.some((scan) => scan.outcome !== 'succeeded'))
        return log.warning('Code scanning: nothing was uploaded, because not every scan succeeded.');
    // The checkout of a pull request is its merge commit: code scanning wants exactly the pair the runner names.
    const { sha, ref } = context.checkout;
    if (sha === null || ref === null)
        return log.warning('Code scanning: the runner names no commit or ref to upload for.');
    const { owner, repo } = context;
    await attempt(log, 'Code scanning', async () => {
        const sarif = await (0,promises_.readFile)(file, 'utf8');
        await uploadSarif(github, { owner, repo, sarif, commitSha: sha, ref, deadlineMs: SARIF_DEADLINE_MS });
    }, (error) => explainGitHubError(error, 'security-events: write'));
}
async function publishTargetIssues(request) {
    const { publishing, context, publication, github, details, log } = request;
    const wanted = publishing.createIssue === 'always' || (publishing.createIssue === 'on-schedule' && context.event === 'schedule');
    if (!wanted || publication.scans.length === 0)
        return [];
    if (github === null) {
        log.warning('Issue: none was written, there is no github-token.');
        return [];
    }
    const issues = targetIssues(publication, {
        link: checkLinks(context.actionSource),
        now: request.now(),
        withheld: details.level === 'counts' ? (details.reason ?? '') : null,
    });
    const urls = await attempt(log, 'Issue', () => publishIssues(github, { owner: context.owner, repo: context.repo }, issues), (error) => explainGitHubError(error, 'issues: write'));
    return urls ?? [];
}
async function publishStickyComment(request, body) {
    const { publishing, context, publication, github, log } = request;
    if (publishing.comment === 'never' || github === null)
        return null;
    const explain = (error) => explainGitHubError(error, 'pull-requests: write');
    const issue = await attempt(log, 'Comment', () => pullRequestOf(github, context, publishing.pullRequest), explain);
    if (issue === null)
        return null;
    const { run, owner, repo } = context;
    try {
        const comment = publishComment(github, {
            place: { owner, repo, issue },
            identity: commentIdentity({ workflow: context.workflow, header: publishing.commentHeader, ...run }),
            render: (budget) => resultBody(publication, { ...body, budget }),
            mayCreate: shouldCreateComment(publishing.comment, publication),
            shared: run.matrix !== '',
        });
        return await withDeadline(comment);
    }
    catch (error) {
        const readOnly = statusOf(error) === 403 && (context.pullRequest?.fork === true || context.dependabot);
        if (readOnly)
            log.notice('No comment: the token of a run for a fork or of Dependabot is read-only. The result is in the job summary; a `workflow_run` workflow can publish it (see the recipes).');
        else
            log.warning(`Comment: ${explain(error)}. The verdict is not affected.`);
        return null;
    }
}
function bodyOptions(request, artifactId, issueUrls) {
    const { context, details } = request;
    const links = [
        ...(artifactId === null ? [] : [`[artifact](${context.runUrl}/artifacts/${artifactId})`]),
        `[run](${context.runUrl})`,
        ...issueUrls.map((url, index) => `[issue${issueUrls.length > 1 ? ` ${index + 1}` : ''}](${url})`),
    ];
    return {
        budget: 60_000,
        maxFindings: request.maxFindings,
        link: checkLinks(context.actionSource),
        reports: links,
        now: request.now(),
        chart: false,
        withheld: details.level === 'counts' ? (details.reason ?? '') : null,
    };
}

;// CONCATENATED MODULE: ./build/action/publish-for-run.js










/** A fork can make its run say anything in the uploaded result; the run's own check it cannot turn green in here. */
const FORK_NOTE = '\n\n_As reported by the run of that pull request, whose check is what counts._';
const ARTIFACTS_MAX = 20;
const ARTIFACT_BYTES_MAX = 20 * 1024 * 1024;
/**
 * The second half of gating a fork: its run may not write, so it uploads its result, and this run, on the base
 * repository's own code and token, writes the comment. The uploaded model is the fork's word: it is parsed strictly,
 * rendered here, and which pull request it belongs to is taken from the event alone.
 */
async function publishForRun(dependencies, step, github) {
    const { log, version } = dependencies;
    const { context } = step;
    const nothing = (reason) => {
        log.notice(`Nothing to publish: ${reason}.`);
        const publication = (0,empty_publication/* emptyPublication */.G)('skipped', reason, { context, version, failsJob: false });
        return { publication, published: outputs/* NOTHING_PUBLISHED */.d };
    };
    if (github === null)
        return nothing('there is no github-token');
    try {
        const issue = await pullRequestOf(github, context, step.publishing.pullRequest);
        if (issue === null)
            return nothing('no open pull request has the commit of that run');
        const results = await resultsOfRun(github, context);
        if (results.length === 0)
            return nothing('that run uploaded no result of Scan Gate');
        let commentUrl = null;
        for (const [name, publication] of results)
            commentUrl = await commentOn(github, dependencies, step, { issue, name, publication });
        const [, first] = results[0] ?? ['', null];
        if (first === null)
            return nothing('that run uploaded no result of Scan Gate');
        return { publication: { ...first, fails_job: false }, published: { ...outputs/* NOTHING_PUBLISHED */.d, commentUrl } };
    }
    catch (error) {
        const permissions = 'pull-requests: write, actions: read';
        log.warning(`Comment: ${explainGitHubError(error, permissions)}.`);
        return nothing('GitHub refused it');
    }
}
async function resultsOfRun(github, context) {
    const place = { owner: context.owner, repo: context.repo };
    const run = context.triggeringRun;
    if (run === null)
        return [];
    const { data } = await github.rest.actions.listWorkflowRunArtifacts({ ...place, run_id: run.id, per_page: 100 });
    const ours = data.artifacts.filter((item) => item.name.startsWith('scan-gate-') && !item.expired && item.size_in_bytes <= ARTIFACT_BYTES_MAX);
    const results = [];
    for (const item of ours.slice(0, ARTIFACTS_MAX)) {
        const publication = await downloadPublication(github, place, item.id);
        if (publication === null)
            continue;
        const url = `${context.serverUrl}/${context.run.repository}/actions/runs/${run.id}`;
        results.push([item.name, { ...publication, run: { ...publication.run, url, event: 'workflow_run' } }]);
    }
    return results;
}
async function commentOn(github, { now }, { context, publishing }, result) {
    const { issue, publication } = result;
    return publishComment(github, {
        place: { owner: context.owner, repo: context.repo, issue },
        identity: commentIdentity({
            workflow: context.workflow,
            header: publishing.commentHeader,
            job: result.name,
            step: '',
            matrix: '',
            runId: context.run.runId,
        }),
        render: (budget) => `${resultBody(publication, {
            budget: budget - FORK_NOTE.length,
            maxFindings: 20,
            link: checkLinks(context.actionSource),
            reports: [`[run](${publication.run.url})`],
            now: now(),
            chart: false,
            withheld: null,
        })}${FORK_NOTE}`,
        mayCreate: shouldCreateComment(publishing.comment, publication),
        shared: false,
    });
}

// EXTERNAL MODULE: ./build/reports/csv.js + 1 modules
var csv = __webpack_require__(85217);
// EXTERNAL MODULE: ./build/reports/gitlab-dast.js
var gitlab_dast = __webpack_require__(84610);
// EXTERNAL MODULE: ./build/reports/html/render-html.js + 5 modules
var render_html = __webpack_require__(22789);
// EXTERNAL MODULE: ./build/reports/json.js
var json = __webpack_require__(8776);
// EXTERNAL MODULE: ./build/reports/junit.js + 1 modules
var junit = __webpack_require__(40086);
// EXTERNAL MODULE: ./build/reports/markdown.js
var reports_markdown = __webpack_require__(83387);
// EXTERNAL MODULE: ./build/reports/sarif/render-sarif.js + 3 modules
var render_sarif = __webpack_require__(74359);
// EXTERNAL MODULE: ./build/contract/report.js
var report = __webpack_require__(58329);
// EXTERNAL MODULE: ./build/reports/findings-digest.js + 1 modules
var findings_digest = __webpack_require__(26052);
;// CONCATENATED MODULE: ./build/action/judged-report.js



/**
 * The report of a scan as the gate judges it: with its severities. A service that gives no JSON report, or less than the
 * findings it listed, gets one made of what is known.
 */
function judgedReport(scan, result, now) {
    const { target } = scan;
    const findings = result.findings
        .filter((finding) => finding.target === target.input && finding.scan_id === scan.scanId)
        .map(({ target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...finding }) => finding);
    const { total, ...bySeverity } = (0,primitives/* countBySeverity */.Ot)(findings);
    const summary = { by_severity: bySeverity, total, omitted: 0, digest: (0,findings_digest/* findingsDigest */.n)(findings) };
    if (scan.report !== null)
        return { ...scan.report, findings, summary: { ...summary, omitted: scan.report.summary.omitted } };
    return {
        schema_version: report/* REPORT_SCHEMA_VERSION */.WI,
        scan: {
            id: scan.scanId ?? '',
            target: target.hostname,
            target_id: scan.targetId ?? '',
            scan_type: scan.scanType,
            status: 'succeeded',
            livemode: true,
            created_at: now,
            started_at: null,
            finished_at: null,
            findings_count: { ...bySeverity, total },
            failure: null,
            report_url: scan.reportUrl,
            metadata: {},
            options: {},
            tokens_charged: 0,
        },
        target: {
            id: scan.targetId ?? '',
            hostname: target.hostname,
            status: 'verified',
            livemode: true,
            verification: { method: null, token: '', instructions: [], checked_at: null, reason: null },
            verified_at: null,
            created_at: now,
        },
        summary,
        findings,
        checks: [],
        budget: { requests: NONE, connections: NONE, bytes: NONE, seconds: NONE, exhausted: [] },
        compliance: [],
        generated_at: now,
        tool: { name: 'unknown', version: '0.0.0', advisories_date: null },
    };
}
const NONE = { used: 0, allowed: 0 };
/** The gate's word on each finding, by fingerprint. */
function findingStatuses(result) {
    const statuses = new Map();
    for (const finding of result.findings) {
        if (finding.ignored_by !== null)
            statuses.set(finding.fingerprint, 'ignored');
        else if (finding.status !== 'unclassified')
            statuses.set(finding.fingerprint, finding.status);
    }
    return statuses;
}

;// CONCATENATED MODULE: ./build/action/report-files.js



/** Writes the model's document and the rendered reports into a folder of their own. */
async function writeReportFiles(place, publication, rendered) {
    const { folder, sarifFile } = place;
    await (0,promises_.mkdir)(folder, { recursive: true });
    const write = async (name, content) => {
        const path = (0,external_node_path_.join)(folder, name);
        await (0,promises_.writeFile)(path, content);
        return path;
    };
    const json = await write(PUBLICATION_FILE, writePublication(publication));
    const files = [json];
    for (const { name, content } of rendered)
        files.push(await write(name, content));
    return {
        folder,
        files,
        json,
        pdfs: files.filter((path) => path.endsWith('.pdf')),
        sarif: await placedSarif(files.find((path) => path.endsWith('.sarif')) ?? null, sarifFile),
    };
}
/** A copy where the user wants it; the artifact keeps its own. */
async function placedSarif(written, wanted) {
    if (written === null || wanted === null)
        return written;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(wanted), { recursive: true });
    await (0,promises_.copyFile)(written, wanted);
    return wanted;
}
/** File name of a scan's report, without ending: the host and the type, made safe for every file system. */
function reportName(scan, result) {
    const host = scan.target.hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^-|-$/g, '');
    const same = result.scans.filter((other) => other.target.hostname === scan.target.hostname && other.scanType === scan.scanType);
    const number = same.length > 1 ? `-${same.findIndex((other) => other.target === scan.target) + 1}` : '';
    return `report-${host}-${scan.scanType}${number}`.slice(0, 150);
}

;// CONCATENATED MODULE: ./build/action/render-reports.js










/** Formats with one file per scan, made of the scan's own report. */
const PER_SCAN = ['json', 'pdf', 'html'];
/** Formats with one file for all scans, under the names their readers look for. */
const JOINT = {
    sarif: {
        name: 'scan-gate.sarif',
        render: (reports, statuses, category) => (0,render_sarif.renderSarif)(reports, { statuses, category }),
    },
    markdown: { name: 'report.md', render: (reports, statuses) => (0,reports_markdown.renderMarkdown)(reports, { statuses }) },
    junit: { name: 'junit.xml', render: (reports, statuses) => (0,junit.renderJunit)(reports, { statuses }) },
    gitlab: { name: 'gl-dast-report.json', render: (reports, statuses) => (0,gitlab_dast.renderGitlabDast)(reports, { statuses }) },
    csv: { name: 'findings.csv', render: (reports, statuses) => (0,csv.renderCsv)(reports, { statuses }) },
};
/** The reports of every succeeded scan in the formats asked for. One that cannot be made is a warning. */
async function renderReports(request) {
    const { result, formats, category, log } = request;
    const succeeded = result.scans.filter((scan) => scan.outcome === 'succeeded' && scan.scanId !== null);
    if (succeeded.length === 0)
        return [];
    const statuses = findingStatuses(result);
    const now = new Date(request.now).toISOString();
    const reports = succeeded.map((scan) => judgedReport(scan, result, now));
    const rendered = [];
    for (const [index, scan] of succeeded.entries()) {
        for (const format of PER_SCAN.filter((candidate) => formats.includes(candidate)))
            rendered.push(await attempt(log, `Report (${format}) of ${scan.target.input}`, () => scanReport(request, scan, format, reports[index], statuses)));
    }
    for (const format of formats) {
        const joint = JOINT[format];
        if (joint === undefined)
            continue;
        rendered.push(await attempt(log, `Report (${format})`, async () => ({
            name: joint.name,
            content: joint.render(reports, statuses, category),
        })));
    }
    return rendered.filter((report) => report !== null);
}
async function scanReport({ result, client }, scan, format, report, statuses) {
    const name = reportName(scan, result);
    if (format === 'pdf')
        return { name: `${name}.pdf`, content: await client.getReportPdf(scan.scanId ?? '') };
    if (format === 'html')
        return { name: `${name}.html`, content: (0,render_html.renderHtml)(report, { statuses }) };
    return { name: `${name}.json`, content: (0,json.renderJson)(scan.report ?? report) };
}

// EXTERNAL MODULE: ./build/action/state.js
var state = __webpack_require__(90862);
// EXTERNAL MODULE: ./build/gate/config-file.js
var config_file = __webpack_require__(63289);
// EXTERNAL MODULE: ./build/gate/settings.js + 3 modules
var gate_settings = __webpack_require__(90825);
;// CONCATENATED MODULE: ./build/action/event-payload.js
function objectAt(payload, ...path) {
    const value = valueAt(payload, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : null;
}
function textAt(payload, ...path) {
    const value = valueAt(payload, path);
    return typeof value === 'string' ? value : null;
}
function numberAt(payload, ...path) {
    const value = valueAt(payload, path);
    return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
function valueAt(payload, path) {
    let value = payload;
    for (const name of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
            return undefined;
        value = value[name];
    }
    return value;
}

;// CONCATENATED MODULE: ./build/action/context.js

/**
 * @param matrix value of the hidden `matrix` input, JSON
 * @throws Error when a variable that every runner sets is missing
 */
function readContext(environment, payload, matrix) {
    const required = (name) => {
        const value = environment[name];
        if (value === undefined || value === '')
            throw new Error(`${name} is not set: this step runs on GitHub Actions; elsewhere use the command line`);
        return value;
    };
    const repository = required('GITHUB_REPOSITORY');
    const [owner = '', repo = ''] = repository.split('/');
    const event = required('GITHUB_EVENT_NAME');
    const runId = required('GITHUB_RUN_ID');
    const serverUrl = (environment['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
    const actor = environment['GITHUB_ACTOR'] ?? '';
    const pullRequest = context_pullRequestOf(payload);
    const sha = pullRequest?.headSha ?? textAt(payload, 'deployment', 'sha') ?? environment['GITHUB_SHA'] ?? null;
    const repositoryData = objectAt(payload, 'repository');
    return {
        run: {
            repository,
            runId,
            runAttempt: Number(environment['GITHUB_RUN_ATTEMPT'] ?? '1') || 1,
            job: environment['GITHUB_JOB'] ?? 'job',
            step: environment['GITHUB_ACTION'] ?? 'step',
            matrix: normalisedMatrix(matrix),
            event,
            sha,
            ref: environment['GITHUB_REF'] ?? null,
            metadata: runMetadata(repository, runId, sha, environment['GITHUB_WORKFLOW']),
        },
        owner,
        repo,
        repositoryId: environment['GITHUB_REPOSITORY_ID'] || (numberAt(repositoryData, 'id')?.toString() ?? null),
        visibility: visibilityOf(repositoryData, environment['GITHUB_REPOSITORY_VISIBILITY']),
        defaultBranch: textAt(repositoryData, 'default_branch'),
        event,
        pullRequest,
        triggeringRun: triggeringRunOf(payload),
        deploymentUrl: textAt(payload, 'deployment_status', 'environment_url') ||
            textAt(payload, 'deployment_status', 'target_url') ||
            null,
        deploymentState: textAt(payload, 'deployment_status', 'state'),
        production: isProduction(payload),
        dependabot: actor === 'dependabot[bot]',
        actor,
        serverUrl,
        apiUrl: (environment['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, ''),
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
        workflow: environment['GITHUB_WORKFLOW'] ?? '',
        workflowFile: /\.github\/workflows\/([\w.-]+\.ya?ml)@/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '')?.[1] ?? null,
        actionSource: actionSourceOf(environment),
        checkout: { sha: environment['GITHUB_SHA'] || null, ref: environment['GITHUB_REF'] || null },
        workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
        tempFolder: required('RUNNER_TEMP'),
    };
}
function context_pullRequestOf(payload) {
    const pull = objectAt(payload, 'pull_request');
    const number = numberAt(pull, 'number') ?? numberAt(payload, 'number');
    if (pull === null || number === null)
        return null;
    const head = numberAt(pull, 'head', 'repo', 'id');
    const base = numberAt(pull, 'base', 'repo', 'id');
    return {
        number,
        // The head repository of a deleted fork is null: that is a fork too.
        fork: base !== null && head !== base,
        baseRef: textAt(pull, 'base', 'ref'),
        headSha: textAt(pull, 'head', 'sha'),
    };
}
function triggeringRunOf(payload) {
    const run = objectAt(payload, 'workflow_run');
    const id = numberAt(run, 'id');
    if (id === null)
        return null;
    return {
        id,
        headSha: textAt(run, 'head_sha'),
        headBranch: textAt(run, 'head_branch'),
        headOwner: textAt(run, 'head_repository', 'owner', 'login'),
        event: textAt(run, 'event'),
    };
}
function visibilityOf(repository, variable) {
    const visibility = textAt(repository, 'visibility') ?? variable ?? null;
    if (visibility !== null && visibility !== '')
        return visibility === 'public' ? 'public' : 'private';
    const hidden = repository?.['private'];
    return typeof hidden === 'boolean' ? (hidden ? 'private' : 'public') : 'unknown';
}
function isProduction(payload) {
    const deployment = objectAt(payload, 'deployment');
    if (deployment === null)
        return false;
    if (deployment['production_environment'] === true)
        return true;
    return /^prod(uction)?$/i.test(textAt(payload, 'deployment_status', 'environment') ?? textAt(deployment, 'environment') ?? '');
}
function actionSourceOf(environment) {
    const repository = environment['GITHUB_ACTION_REPOSITORY'] ?? '';
    const ref = environment['GITHUB_ACTION_REF'] ?? '';
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref))
        return null;
    return { repository, ref };
}
/** The same leg gives the same text, whatever the order of its keys; no matrix gives the empty text. */
function normalisedMatrix(text) {
    if (text.trim() === '' || text.trim() === 'null')
        return '';
    try {
        const value = JSON.parse(text);
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return text.trim();
        return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
    }
    catch {
        return text.trim();
    }
}
function runMetadata(repository, runId, sha, workflow) {
    return {
        source: 'github-actions',
        repository,
        run_id: runId,
        ...(sha === null ? {} : { sha }),
        ...(workflow === undefined || workflow === '' ? {} : { workflow: workflow.slice(0, 200) }),
    };
}

;// CONCATENATED MODULE: ./build/action/step-plan.js




/** @throws UsageError that names the input at fault */
async function readStep(environment, payload) {
    const context = readContext(environment, payload, (0,action_inputs/* inputValue */.UV)(environment, 'matrix'));
    const publishing = (0,action_inputs/* readPublishingInputs */.ts)(environment);
    return { context, publishing, plan: await readPlan(environment, context) };
}
async function readPlan(environment, context) {
    const skip = skipReason(environment, context);
    if (skip !== null)
        return { kind: 'skip', reason: skip };
    const raw = (0,action_inputs/* rawGateInputs */.Vd)(environment);
    const configFile = await (0,config_file/* readConfigText */.im)('config-file', (0,action_inputs/* inputValue */.UV)(environment, 'config-file'), context.workspace);
    const nothingGiven = raw.targets === undefined && configFile === null;
    if (context.triggeringRun !== null && nothingGiven)
        return { kind: 'publish-for-run' };
    const ignoreFile = (0,action_inputs/* inputValue */.UV)(environment, 'ignore-file');
    const settings = (0,gate_settings/* parseSettings */.P)({
        raw,
        naming: (name) => name,
        configFile,
        ignoreFile: ignoreFile === '' ? null : await (0,config_file/* readConfigText */.im)('ignore-file', ignoreFile, context.workspace),
        defaultTargets: context.deploymentUrl === null ? [] : [context.deploymentUrl],
        environment: withoutRunnerVariables(environment),
    });
    return { kind: 'scan', settings };
}
function skipReason(environment, context) {
    const remote = (0,action_inputs/* inputValue */.UV)(environment, 'api-url') !== '';
    const keyless = remote && (0,action_inputs/* inputValue */.UV)(environment, 'api-key') === '';
    if (keyless && context.dependabot)
        return 'runs that Dependabot starts get no Actions secrets, so `api-key` is empty: add it to the Dependabot secret store too (Settings > Secrets and variables > Dependabot), or leave `api-url` out and let the service run in the job';
    if (keyless && context.pullRequest?.fork === true)
        return 'runs of pull requests from forks get no secrets, so `api-key` is empty: leave `api-url` out for them and let the service run in the job, which needs no secret';
    if (context.deploymentState !== null && context.deploymentState !== 'success')
        return `the deployment is ${context.deploymentState}, there is nothing to look at`;
    return null;
}
/** Variables of the runner itself hold tokens: a configuration file may name only what the workflow gave the step. */
function withoutRunnerVariables(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(ACTIONS|GITHUB|INPUT|RUNNER|STATE)_/i.test(name)));
}

;// CONCATENATED MODULE: ./build/action/verdict-lines.js


const verdict_lines_SHOWN_MAX = 50;
/** The verdict for the log, as plain text. Findings only where they may be published: logs are as public as the repository. */
function verdictLines(publication, details) {
    const { counts, outcome } = publication;
    const found = counts.total === 0 ? 'no findings' : `${plural(counts.total, 'finding')} (${countsInWords(counts)})`;
    const lines = [`${outcome}: ${found}`];
    lines.push(...publication.reasons.map((reason) => `  ${reason}`));
    if (details === 'counts')
        return lines;
    const findings = publication.findings
        .filter((finding) => finding.ignored_by === null)
        .sort((left, right) => (0,primitives/* severityRank */.qs)(left.severity) - (0,primitives/* severityRank */.qs)(right.severity));
    for (const finding of findings.slice(0, verdict_lines_SHOWN_MAX)) {
        const mark = finding.blocking ? 'x' : '-';
        lines.push(`  ${mark} ${finding.severity.padEnd(8)} ${finding.check_id}  ${clip(finding.title, 120)}  ${clip(finding.location.url, 160)}`);
    }
    if (findings.length > verdict_lines_SHOWN_MAX)
        lines.push(`  and ${findings.length - verdict_lines_SHOWN_MAX} more`);
    return lines;
}

;// CONCATENATED MODULE: ./build/action/main.js






















/**
 * The step: read what is wanted, scan, judge, publish, and only then tell whether the job fails. Every path ends with the
 * outputs set.
 * @returns what was published; its `fails_job` is the step's result
 */
async function main(dependencies) {
    const { environment, payload, log, files } = dependencies;
    maskSecrets(environment, log);
    files.saveState('phase', 'main');
    const step = await readStep(environment, payload);
    const github = await gitHubOf(dependencies, step);
    if (step.plan.kind === 'publish-for-run')
        return finish(dependencies, await publishForRun(dependencies, step, github));
    const artifact = artifactName(step.context.run, payloadOf(step));
    const { publication, published } = step.plan.kind === 'skip'
        ? await skip(dependencies, step, step.plan.reason, github, artifact)
        : await scan(dependencies, step, step.plan.settings, github, artifact);
    return finish(dependencies, { publication, published });
}
async function scan(dependencies, step, settings, github, artifact) {
    const { log, files, signal, version, now } = dependencies;
    const { context, publishing } = step;
    const details = decideDetails(publishing.details, context);
    log.section('Scan');
    const service = await dependencies.connect(settings, step).catch((error) => {
        if (error instanceof errors.ClientConfigurationError)
            throw new usage_error.UsageError('api-url', error.message, { cause: error });
        return error instanceof Error ? error : new Error(String(error));
    });
    if (service instanceof Error) {
        const { failOnInconclusive, warnOnly } = settings.gate.policy;
        const reason = `The service inside the job could not be started: ${service.message}`;
        const failsJob = failOnInconclusive && !warnOnly;
        const publication = (0,empty_publication/* emptyPublication */.G)('inconclusive', reason, { context, version, failsJob });
        return withoutScan(dependencies, step, publication, github, artifact);
    }
    try {
        const record = (0,state/* stateRecorder */.M)(files);
        const say = progressLines(log);
        const branch = baselineBranch(context, publishing.baseRef);
        const result = await (0,run_gate.runGate)(settings.gate, context.run, {
            client: service.client,
            service: service.kind,
            serviceReadyMs: service.readyMs,
            signal,
            progress: (event) => {
                record(event);
                say(event);
            },
            baseline: async () => github === null || branch === null
                ? null
                : withDeadline(findBaseline(github, { context, branch, artifactPrefix: artifact.prefix })),
            earlierVerdict: async () => (github === null ? null : withDeadline(earlierVerdict(github, context, artifact))),
        });
        const settled = !signal.aborted && result.scans.every((item) => item.outcome !== 'timed-out');
        files.saveState('settled', String(settled));
        const publication = toPublication(result, { version, runUrl: context.runUrl });
        dependencies.setOutputs((0,outputs/* outputsOf */.Y)(publication, outputs/* NOTHING_PUBLISHED */.d));
        log.section('Result');
        for (const line of verdictLines(publication, details.level))
            log.info(line);
        log.section('Reports');
        if (signal.aborted)
            return { publication, published: outputs/* NOTHING_PUBLISHED */.d };
        const rendered = await renderReports({
            result,
            client: service.client,
            formats: wantedFormats(settings, publishing),
            category: artifact.prefix,
            now: now(),
            log,
        });
        const reports = await writeReportFiles({ folder: (0,external_node_path_.join)(context.tempFolder, artifact.name), sarifFile: sarifPath(publishing, context) }, publication, rendered);
        const request = { publication, context, publishing, details, reports, artifact, files, log, now, github };
        return { publication, published: await publish({ ...request, maxFindings: settings.report.maxFindings }) };
    }
    finally {
        await service.close();
    }
}
async function skip(dependencies, step, reason, github, artifact) {
    const { log, version } = dependencies;
    log.warning(`Skipped: ${reason}.`, { title: 'Scan Gate did not scan' });
    const publication = (0,empty_publication/* emptyPublication */.G)('skipped', reason, { context: step.context, version, failsJob: false });
    return withoutScan(dependencies, step, publication, github, artifact);
}
/** Publishes what there is to say when nothing was scanned. */
async function withoutScan(dependencies, step, publication, github, artifact) {
    const { log, files, now } = dependencies;
    const { context, publishing } = step;
    const details = { level: 'full', reason: null };
    const nothing = { reports: null, maxFindings: 0 };
    const request = { publication, context, publishing, details, artifact, files, log, now, github, ...nothing };
    return { publication, published: await publish(request) };
}
function finish(dependencies, { publication, published }) {
    dependencies.log.endSection();
    dependencies.setOutputs((0,outputs/* outputsOf */.Y)(publication, published));
    return publication;
}
async function gitHubOf({ environment, connectGitHub, log }, step) {
    const token = (0,action_inputs/* inputValue */.UV)(environment, 'github-token');
    if (token !== '')
        return connectGitHub(token, step.context.apiUrl);
    log.notice('No github-token: no comment, no baseline, no issue, no code scanning.');
    return null;
}
/** SARIF besides what was asked for, when it is to be uploaded or written to a place of its own. */
function wantedFormats(settings, publishing) {
    const { formats } = settings.report;
    const sarif = publishing.uploadSarif || publishing.sarifFile !== null;
    return sarif && !formats.includes('sarif') ? [...formats, 'sarif'] : formats;
}
function sarifPath(publishing, context) {
    return publishing.sarifFile === null ? null : (0,external_node_path_.resolve)(context.workspace, publishing.sarifFile);
}
/** What the artifact's name tells apart besides the step: what is scanned, and how deep. */
function payloadOf(step) {
    if (step.plan.kind !== 'scan')
        return null;
    return step.plan.settings.gate.targets.map((target) => [
        target.hostname,
        target.scanTypes,
        target.options.start_path,
    ]);
}


/***/ }),

/***/ 92309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   d: () => (/* binding */ NOTHING_PUBLISHED)
/* harmony export */ });
const NOTHING_PUBLISHED = {
    reportJson: null,
    reportPdfs: [],
    sarifFile: null,
    artifactId: null,
    commentUrl: null,
    issueUrls: [],
};
/** The step's outputs, every one of action.yml, empty where there is nothing to say. */
function outputsOf(publication, published) {
    const { counts, new_counts: fresh, existing_counts: existing, scans, tokens } = publication;
    const unique = (values) => [...new Set(values.filter((value) => value !== null))].join(',');
    const optional = (value) => (value === null || value === undefined ? '' : String(value));
    return {
        outcome: publication.outcome,
        'target-ids': unique(scans.map((scan) => scan.target_id)),
        'scan-ids': unique(scans.map((scan) => scan.scan_id)),
        'critical-count': String(counts.critical),
        'high-count': String(counts.high),
        'medium-count': String(counts.medium),
        'low-count': String(counts.low),
        'info-count': String(counts.info),
        'total-count': String(counts.total),
        'new-count': optional(fresh?.total),
        'fixed-count': fresh === null ? '' : String(publication.fixed.length),
        'existing-count': optional(existing?.total),
        'report-json': published.reportJson ?? '',
        'report-pdf': published.reportPdfs.join('\n'),
        'sarif-file': published.sarifFile ?? '',
        'report-url': reportUrl(publication),
        'artifact-id': optional(published.artifactId),
        'comment-url': published.commentUrl ?? '',
        'issue-url': published.issueUrls.join('\n'),
        reused: String(publication.reused),
        'tokens-used': optional(tokens.used),
        'tokens-remaining': optional(tokens.remaining),
    };
}
/** An embedded service is gone with the job: there the run is where the report is. */
function reportUrl(publication) {
    const remote = publication.scans.find((scan) => scan.report_url !== null)?.report_url ?? null;
    return publication.service === 'remote' && remote !== null ? remote : publication.run.url;
}


/***/ }),

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _contract_scan_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49693);


const LISTED_MAX = 100;
/**
 * The end of the job, also of a cancelled one: cancels what `main` left running at a remote service. Scans that were
 * created while `main` was killed are found by the run id in their metadata.
 */
async function post(dependencies) {
    const { state, client, log } = dependencies;
    if (client === null || state.settled || !dependencies.cancelOnAbort)
        return;
    if (state.scanIds.length === 0 && state.idempotencyKeys.length === 0)
        return;
    const ids = state.scanIds.length > 0 ? state.scanIds : await scansOfRun(client, dependencies);
    for (const id of ids) {
        try {
            const scan = await client.getScan(id, { signal: dependencies.signal });
            if ((0,_contract_scan_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isFinal */ .dR)(scan.status))
                continue;
            await client.cancelScan(id, { signal: dependencies.signal });
            log.info(`Cancelled scan ${id}, which the job left running.`);
        }
        catch (error) {
            if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && error.code === 'invalid_state')
                continue;
            log.warning(`Scan ${id} could not be cancelled: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
}
async function scansOfRun(client, { runId, signal, log }) {
    try {
        const page = await client.listScans({ limit: LISTED_MAX }, { signal });
        return page.data
            .filter((scan) => scan.metadata['run_id'] === runId && !(0,_contract_scan_states_js__WEBPACK_IMPORTED_MODULE_1__/* .isFinal */ .dR)(scan.status))
            .map((scan) => scan.id);
    }
    catch (error) {
        log.warning(`Scans of this run could not be listed: ${error instanceof Error ? error.message : String(error)}`);
        return [];
    }
}


/***/ }),

/***/ 59559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SUMMARY_BYTES_MAX),
/* harmony export */   o: () => (/* binding */ RunnerFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91659);


/** Most bytes GitHub takes as the summary of one step. */
const SUMMARY_BYTES_MAX = 1024 * 1024;
/**
 * What a step hands to the runner through the files it names: outputs, state for `post`, the job summary. Written at once
 * and whole, so that they are there even when the process is killed right after; the toolkit's own summary is written
 * later, asynchronously. Without a runner (a file is not named) nothing is written.
 */
class RunnerFiles {
    #environment;
    constructor(environment) {
        this.#environment = environment;
    }
    setOutput(name, value) {
        if (this.#environment['GITHUB_OUTPUT'])
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
    }
    /** Readable in `post` as `STATE_<name>`; a later value replaces an earlier one. */
    saveState(name, value) {
        if (this.#environment['GITHUB_STATE'])
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value);
    }
    addSummary(markdown) {
        const file = this.#environment['GITHUB_STEP_SUMMARY'];
        if (file)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${markdown}\n`);
    }
}


/***/ }),

/***/ 90862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ stateRecorder),
/* harmony export */   u: () => (/* binding */ readState)
/* harmony export */ });
function readState(environment) {
    const list = (name) => (environment[`STATE_${name}`] ?? '').split(',').filter((part) => part !== '');
    return {
        phase: environment['STATE_phase'] === 'main' ? 'main' : null,
        idempotencyKeys: list('keys'),
        scanIds: list('scans'),
        settled: environment['STATE_settled'] === 'true',
    };
}
/** Keeps the state up to date with what the pipeline reports. */
function stateRecorder(files) {
    const scans = new Set();
    return (event) => {
        if (event.type === 'submitting')
            files.saveState('keys', event.idempotencyKeys.join(','));
        if (event.type !== 'submitted')
            return;
        for (const id of event.scanIds)
            scans.add(id);
        files.saveState('scans', [...scans].join(','));
    };
}


/***/ }),

/***/ 43012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startEmbeddedService: () => (/* binding */ startEmbeddedService)
/* harmony export */ });
/**
 * Starts the service in this process. Both composition roots (action and CLI) use it; nothing else may. The service, with
 * its engine and its database, is loaded when a job needs it, so that the start of either face stays fast.
 */
async function startEmbeddedService(options) {
    const { startService } = await Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(6752), __webpack_require__.e(9229), __webpack_require__.e(4516), __webpack_require__.e(5777), __webpack_require__.e(8329), __webpack_require__.e(1961)]).then(__webpack_require__.bind(__webpack_require__, 41961));
    return startService(options);
}


/***/ }),

/***/ 41446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   UsageError: () => (/* binding */ UsageError)
/* harmony export */ });
/** A setting that cannot be used. Thrown before anything is sent; the faces exit with 2 (CLI) or fail the step (action). */
class UsageError extends Error {
    code = 'usage_error';
    /** The input as its face names it, for example `fail-on-severity` or `--fail-on`. */
    input;
    constructor(input, message, options) {
        super(`${input}: ${message}`, options);
        this.name = 'UsageError';
        this.input = input;
    }
}
/** A value as it may be repeated in a message: one line, no control characters, cut. */
function shown(value) {
    const clean = value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
    return `"${clean.length > 80 ? `${clean.slice(0, 79)}…` : clean}"`;
}


/***/ }),

/***/ 85217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCsv: () => (/* binding */ renderCsv)
});

// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
// EXTERNAL MODULE: ./build/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(22653);
;// CONCATENATED MODULE: ./build/reports/escape/csv.js


/** Half and full width forms of the characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[\s'"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
/** A spreadsheet that splits at another separator than the comma would begin a cell behind one of these. */
const FORMULA_AFTER_SEPARATOR = /([;|,]\s*)(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/**
 * One field of a CSV record (RFC 4180): always quoted, on one line, and never a formula: an apostrophe stands before a
 * character that would begin one.
 */
function csvField(value) {
    if (value === null)
        return '""';
    if (typeof value === 'number')
        return `"${value}"`;
    const shown = (0,workflow_command/* breakCommands */.ix)((0,controls/* showControls */.m)(value)).replace(FORMULA_AFTER_SEPARATOR, "$1'");
    const guarded = FORMULA_START.test(shown) ? `'${shown}` : shown;
    return `"${guarded.replaceAll('"', '""')}"`;
}
/** One record with its line end. */
function csvRecord(values) {
    return `${values.map(csvField).join(',')}\r\n`;
}

// EXTERNAL MODULE: ./build/reports/scanned-findings.js
var scanned_findings = __webpack_require__(93199);
;// CONCATENATED MODULE: ./build/reports/csv.js


const COLUMNS = [
    'severity',
    'title',
    'target',
    'scan_type',
    'check_id',
    'status',
    'confidence',
    'cvss_score',
    'cwe',
    'owasp',
    'method',
    'url',
    'parameter',
    'places',
    'description',
    'evidence',
    'remediation',
    'references',
    'fingerprint',
    'first_seen_at',
    'scan_id',
];
/** UTF-8 mark, without which Excel reads the file in a local code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** One record per finding (RFC 4180, header included), most severe first; no cell can become a formula. */
function renderCsv(reports, options = {}) {
    const records = (0,scanned_findings/* scannedFindings */.$)(reports).map(({ finding, report }) => csvRecord([
        finding.severity,
        finding.title,
        report.scan.target,
        report.scan.scan_type,
        finding.check_id,
        options.statuses?.get(finding.fingerprint) ?? 'unclassified',
        finding.confidence,
        finding.cvss?.score ?? null,
        finding.cwe.join(' '),
        finding.owasp.join(' / '),
        finding.location.method,
        finding.location.url,
        finding.location.parameter,
        finding.locations_total,
        finding.description,
        finding.evidence,
        finding.remediation,
        finding.references.join(' '),
        finding.fingerprint,
        finding.first_seen_at,
        finding.scan_id,
    ]));
    return BYTE_ORDER_MARK + csvRecord(COLUMNS) + records.join('');
}


/***/ }),

/***/ 68850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/** DEL, C1 controls, soft hyphen, bidirectional and invisible characters: JSON.stringify leaves them as they are. */
const RAW_HIDDEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function unicodeEscape(character) {
    return [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
        .join('');
}
/**
 * A value as indented JSON with a line end. Hidden characters are written as `\u` escapes, and so is the sign that would
 * begin a runner command (`##[`): whoever reads the text back gets the same value, and whoever prints it is safe.
 */
function jsonText(value) {
    const text = JSON.stringify(value, null, 2)
        .replace(RAW_HIDDEN, unicodeEscape)
        .replace(/##(?=\[)/g, '#\\u0023');
    return `${text}\n`;
}


/***/ }),

/***/ 77801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   IS: () => (/* binding */ markdownCodeBlock),
/* harmony export */   iQ: () => (/* binding */ markdownLink)
/* harmony export */ });
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94669);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22653);



/** Zero-width space after what would begin a mention, reference, link, emoji or command: GitHub seeks those in the rendered text. */
const BREAK = '&#8203;';
const MARKUP = /[\\`*_{}[\]()!~^&<>|@$]|#(?=[\p{L}\p{N}])|\bGH-(?=\d)|:(?=:|\/\/|[\w+-]+:)|\b(?:mailto|xmpp):|\bwww\./giu;
const REPLACEMENTS = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    // GitHub's own way to write a dollar sign that begins no formula.
    $: '<span>$</span>',
};
function defuse(match) {
    const replacement = REPLACEMENTS[match];
    if (replacement !== undefined)
        return replacement;
    if (/^www\.$/i.test(match))
        return `${match.slice(0, 3)}${BREAK}.`;
    if (match.length > 1 || match === '@' || match === '#' || match === ':')
        return `${match}${BREAK}`;
    return `\\${match}`;
}
/**
 * Untrusted text as inert inline GitHub Flavored Markdown: no markup, HTML, link, mention, issue reference, emoji,
 * formula or hidden comment comes of it, in a paragraph, a list item, a heading or a table cell. Line breaks become
 * spaces. For addresses and evidence {@link markdownCode} reads better.
 */
function escapeMarkdown(text) {
    return (0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text.replace(/\s+/g, ' '))
        .replace(MARKUP, defuse)
        .replace(/^(\s*)([-+=#])/, '$1\\$2')
        .replace(/^(\s*\d+)\./, '$1\\.');
}
/** Code is shown letter by letter, yet neither a hidden marker of ours nor a runner command may be plantable in it. */
function breakPlants(text) {
    return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .breakCommands */ .ix)(text.replaceAll('<!--', '<! --'));
}
/** Longest run of backticks in `text`. */
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
/**
 * Untrusted text as a code span: shown letter by letter, nothing in it is a link or a mention.
 * @param options.table inside a table cell the pipe is escaped, since tables are split before code spans are read
 */
function markdownCode(text, options = {}) {
    const line = breakPlants((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text.replace(/\s*[\r\n]+\s*/g, ' ')));
    // A backslash right before the escaped pipe would undo the escape.
    const content = options.table === true ? line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|') : line;
    if (content.trim() === '')
        return '` `';
    const fence = '`'.repeat(longestRun(content) + 1);
    const padding = /^[` ]|[` ]$/.test(content) ? ' ' : '';
    return `${fence}${padding}${content}${padding}${fence}`;
}
/** Untrusted text as a fenced code block of its own lines, each line led by `indent` (for a block inside a list item). */
function markdownCodeBlock(text, indent = '') {
    const content = breakPlants((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text, { multiline: true }));
    const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
    return [`${fence}text`, ...content.split('\n'), fence].map((line) => `${indent}${line}`).join('\n');
}
/**
 * A link with untrusted text and address; only the escaped text when the address is no plain http(s) URL.
 * @param text shown text, escaped here
 */
function markdownLink(text, url) {
    const parsed = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(url);
    if (parsed === null)
        return escapeMarkdown(text);
    const rest = parsed.href.slice(parsed.origin.length).replace(/[()<>\\[\]`*_~|!@$]/g, percentEncode);
    return `[${escapeMarkdown(text)}](${parsed.origin}${rest})`;
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 22653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ escapeWorkflowLog),
/* harmony export */   ix: () => (/* binding */ breakCommands)
/* harmony export */ });
/* unused harmony exports escapeCommandData, escapeCommandProperty */
/* harmony import */ var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);

/**
 * Breaks up, with a space, what the runner of GitHub Actions takes for a command in a log: `::name::` at the start of a
 * line (white space ignored) and `##[name]` anywhere (runner `ActionCommand.cs`).
 */
function breakCommands(text) {
    return text.replace(/^(\s*):(?=:)/gmu, '$1: ').replace(/##(?=\[)/g, '## ');
}
/** Untrusted text for the log of a GitHub Actions step: no control, no command. Multi-line text stays so when asked. */
function escapeWorkflowLog(text, options = {}) {
    return breakCommands((0,_controls_js__WEBPACK_IMPORTED_MODULE_0__/* .showControls */ .m)(text, options));
}
/** Message of a workflow command: `%`, CR and LF encoded as the runner decodes them. */
function escapeCommandData(text) {
    return showControls(text, { multiline: true }).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/** Property value of a workflow command (`file=`, `title=`): colon and comma are encoded besides. */
function escapeCommandProperty(text) {
    return escapeCommandData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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

/***/ 84610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGitlabDast: () => (/* binding */ renderGitlabDast)
/* harmony export */ });
/* unused harmony export GITLAB_SCHEMA_VERSION */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _escape_controls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68850);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77801);
/* harmony import */ var _escape_web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94669);
/* harmony import */ var _scanned_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93199);






/** Version of GitLab's security report schema (dast-report-format.json) that the document follows. */
const GITLAB_SCHEMA_VERSION = '15.0.2';
const SEVERITIES = {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    info: 'Info',
};
/** Bounds of the schema, in characters. */
const NAME_MAX = 255;
const SOLUTION_MAX = 7_000;
const RESOURCES_MAX = 1_000;
/** GitLab's DAST report of all scans: what `artifacts:reports:dast` takes. */
function renderGitlabDast(reports, options = {}) {
    const findings = (0,_scanned_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .scannedFindings */ .$)(reports).filter(({ finding }) => options.statuses?.get(finding.fingerprint) !== 'ignored');
    const tool = {
        id: 'scan-gate',
        name: 'Scan Gate',
        version: reports[0]?.tool.version || '0.0.0',
        vendor: { name: 'Scan Gate' },
    };
    const document = {
        version: GITLAB_SCHEMA_VERSION,
        scan: {
            analyzer: tool,
            scanner: tool,
            type: 'dast',
            status: reports.every((report) => report.scan.status === 'succeeded') ? 'success' : 'failure',
            start_time: seconds(reports.map((report) => report.scan.started_at ?? report.scan.created_at).sort()[0]),
            end_time: seconds(reports
                .map((report) => report.scan.finished_at ?? report.generated_at)
                .sort()
                .at(-1)),
            messages: messages(reports),
            scanned_resources: resources(findings),
        },
        vulnerabilities: findings.map(vulnerability),
    };
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s)(document);
}
/** `yyyy-mm-ddThh:mm:ss`, without fraction and zone: the schema's form. */
function seconds(timestamp) {
    const time = Date.parse(timestamp ?? '');
    return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 19);
}
function messages(reports) {
    return reports.flatMap((report) => report.checks
        .filter((check) => check.status === 'error')
        .map((check) => ({
        level: 'warn',
        value: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(`${report.scan.target}: ${check.check_id} could not be carried out: ${check.reason ?? ''}`),
    })));
}
function resources(findings) {
    const seen = new Map();
    for (const { finding } of findings) {
        const method = finding.location.method || 'GET';
        const url = (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.location.url) || 'unknown';
        if (seen.size < RESOURCES_MAX)
            seen.set(`${method} ${url}`, { method: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(method), url, type: 'url' });
    }
    return [...seen.values()];
}
function vulnerability({ finding, report }) {
    return {
        id: uuidOf(`${report.scan.target}\n${report.scan.scan_type}\n${finding.fingerprint}`),
        name: clip((0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.title), NAME_MAX),
        description: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.description),
        severity: SEVERITIES[finding.severity],
        solution: clip((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.remediation), SOLUTION_MAX),
        identifiers: identifiers(finding),
        links: finding.references.flatMap((reference) => {
            const url = (0,_escape_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(reference);
            return url === null ? [] : [{ url: url.href }];
        }),
        evidence: { summary: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(finding.evidence, { multiline: true }) },
        location: location(finding),
    };
}
/** A stable identifier in the form of a UUID (RFC 9562, version 8). */
function uuidOf(text) {
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
function identifiers(finding) {
    return [
        { type: 'scan_gate_check', name: finding.check_id || 'check', value: finding.check_id || 'check' },
        ...finding.cwe.map((cwe) => ({
            type: 'cwe',
            name: cwe,
            value: cwe.slice('CWE-'.length),
            url: `https://cwe.mitre.org/data/definitions/${encodeURIComponent(cwe.slice('CWE-'.length))}.html`,
        })),
        ...finding.owasp.map((category) => ({
            type: 'owasp',
            name: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(category),
            value: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(category.split(' ')[0] || category),
        })),
    ];
}
function location({ location: { url, method, parameter } }) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    const web = parsed !== null && /^https?:$/.test(parsed.protocol);
    return {
        hostname: web ? parsed.origin : (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(url),
        path: web ? `${parsed.pathname}${parsed.search}` : '',
        ...(method === null ? {} : { method: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(method) }),
        ...(parameter === null ? {} : { param: (0,_escape_controls_js__WEBPACK_IMPORTED_MODULE_1__/* .showControls */ .m)(parameter) }),
    };
}


/***/ }),

/***/ 8776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _contract_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58329);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68850);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88081);



function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function compareNames(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
/** Members in the order of the schema, those it does not name after them by name; values are left as they are. */
function inSchemaOrder(value, schema) {
    const alternatives = schema?.['anyOf'];
    if (Array.isArray(alternatives)) {
        const fitting = alternatives.find((option) => (value === null) === (option['type'] === 'null'));
        return inSchemaOrder(value, fitting);
    }
    if (Array.isArray(value)) {
        const items = schema?.['items'];
        return value.map((item) => inSchemaOrder(item, isObject(items) ? items : undefined));
    }
    if (!isObject(value))
        return value;
    const properties = isObject(schema?.['properties']) ? schema['properties'] : {};
    const named = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
    const others = Object.keys(value)
        .filter((name) => !Object.hasOwn(properties, name))
        .sort(compareNames);
    // Without a prototype, a member called __proto__ is a member like any other.
    const ordered = Object.create(null);
    for (const name of [...named, ...others]) {
        const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
        ordered[name] = inSchemaOrder(value[name], isObject(member) ? member : undefined);
    }
    return ordered;
}
/**
 * The JSON report as it is written to disk: UTF-8 text of one document, two spaces of indent, members in the order of the
 * published schema, findings most severe first, checks by id. Equal reports give equal bytes, in whatever order their
 * members and findings came.
 */
function renderJson(report) {
    const sorted = {
        ...report,
        findings: [...report.findings].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareFindings */ .E),
        checks: [...report.checks].sort((left, right) => compareNames(left.check_id, right.check_id)),
        compliance: [...report.compliance].sort((left, right) => compareNames(left.framework, right.framework) ||
            left.requirement.localeCompare(right.requirement, 'en', { numeric: true })),
    };
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(inSchemaOrder(sorted, _contract_report_js__WEBPACK_IMPORTED_MODULE_0__/* .Report */ .pl));
}


/***/ }),

/***/ 40086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJunit: () => (/* binding */ renderJunit)
});

// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
;// CONCATENATED MODULE: ./build/reports/escape/xml.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
    '\n': '&#10;',
};
/**
 * Untrusted text for XML 1.0, in an element or a quoted attribute value. Characters that XML forbids are shown as
 * `\x1b`; line feeds are references, so that an attribute keeps them.
 */
function escapeXml(text) {
    return ((0,controls/* showControls */.m)(text, { multiline: true })
        .replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character)
        // Reads the same; printed into a workflow log, it is no command.
        .replace(/##(?=\[)/g, '#&#35;'));
}

// EXTERNAL MODULE: ./build/reports/findings-order.js
var findings_order = __webpack_require__(88081);
// EXTERNAL MODULE: ./build/reports/report-facts.js
var report_facts = __webpack_require__(72250);
;// CONCATENATED MODULE: ./build/reports/junit.js



/**
 * JUnit XML in the dialect of Jenkins and GitLab: one suite per scan, one test per check without findings and one per
 * finding. A check that could not be carried out is an error, one that did not apply is skipped.
 */
function renderJunit(reports, options = {}) {
    const suites = reports.map((report) => suite(report, options.statuses ?? new Map()));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Scan Gate">\n${suites.join('')}</testsuites>\n`;
}
function suite(report, statuses) {
    const { scan } = report;
    const cases = [
        ...[...report.findings].sort(findings_order/* compareFindings */.E).map((finding) => findingCase(finding, scan.target, statuses)),
        ...report.checks.filter((check) => check.status !== 'finding').map((check) => checkCase(check, scan.target)),
    ];
    const count = (kind) => cases.filter((each) => each.kind === kind).length;
    const seconds = (Date.parse(scan.finished_at ?? '') - Date.parse(scan.started_at ?? '')) / 1000;
    const attributes = [
        `name="${escapeXml(`${scan.target} ${scan.scan_type}`)}"`,
        `tests="${cases.length}"`,
        `failures="${count('failure')}"`,
        `errors="${count('error')}"`,
        `skipped="${count('skipped')}"`,
        `time="${Number.isFinite(seconds) && seconds >= 0 ? seconds.toFixed(3) : '0.000'}"`,
        ...(scan.started_at === null ? [] : [`timestamp="${escapeXml(scan.started_at.slice(0, 19))}"`]),
    ];
    return `  <testsuite ${attributes.join(' ')}>\n${cases.map((each) => each.xml).join('')}  </testsuite>\n`;
}
function testcase(target, checkId, name, kind, body) {
    const open = `    <testcase classname="${escapeXml(`${target}.${checkId}`)}" name="${escapeXml(name)}"`;
    return { kind, xml: body === '' ? `${open}/>\n` : `${open}>${body}</testcase>\n` };
}
function findingCase(finding, target, statuses) {
    const name = `${finding.title} [${(0,report_facts/* describeLocation */.lR)(finding.location)}]`;
    if (statuses.get(finding.fingerprint) === 'ignored')
        return testcase(target, finding.check_id, name, 'skipped', '<skipped message="ignored by a rule"/>');
    const text = [
        `Severity: ${finding.severity} (${finding.confidence})`,
        `Impact: ${finding.description}`,
        `Proof: ${finding.evidence}`,
        `Fix: ${finding.remediation}`,
        `Fingerprint: ${finding.fingerprint}`,
    ].join('\n');
    const failure = `<failure type="${escapeXml(finding.severity)}" message="${escapeXml(`${finding.severity}: ${finding.title}`)}">${escapeXml(text)}</failure>`;
    return testcase(target, finding.check_id, name, 'failure', failure);
}
function checkCase(check, target) {
    const reason = escapeXml(check.reason ?? 'no reason given');
    if (check.status === 'error')
        return testcase(target, check.check_id, check.title, 'error', `<error type="check" message="${reason}"/>`);
    if (check.status === 'not_applicable')
        return testcase(target, check.check_id, check.title, 'skipped', `<skipped message="${reason}"/>`);
    return testcase(target, check.check_id, check.title, 'passed', '');
}


/***/ }),

/***/ 83387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* harmony import */ var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77801);
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88081);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72250);




const PLACES_MAX = 10;
/** The reports as one document of GitHub Flavored Markdown; nothing that a target said can become markup. */
function renderMarkdown(reports, options = {}) {
    const parts = ['# Security scan report', ...(options.trendMarkdown === undefined ? [] : [options.trendMarkdown])];
    for (const report of reports)
        parts.push(...scanPart(report, options));
    return `${parts.join('\n\n')}\n`;
}
function scanPart(report, options) {
    const { scan, summary, tool } = report;
    const findings = [...report.findings].sort(_findings_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareFindings */ .E);
    const shown = findings.slice(0, options.maxFindings ?? 500);
    const hidden = findings.length - shown.length + summary.omitted;
    return [
        `## ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(scan.target)}`,
        `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeSentence */ .yz)(report))} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`${scan.scan_type} scan ${scan.id}, finished ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTime */ .fU)(scan.finished_at)} after ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(scan.started_at, scan.finished_at)}, ${tool.name} ${tool.version}.`)}`,
        countsTable(report),
        `Digest of the findings: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(summary.digest)}`,
        '### Findings',
        ...(findings.length === 0 ? [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeSentence */ .yz)(report))] : []),
        ...shown.flatMap((finding, index) => findingPart(finding, index + 1, options.statuses ?? new Map())),
        ...(hidden > 0 ? [`${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(hidden, 'further finding is', 'further findings are')} left out here.`] : []),
        ...compliancePart(report),
        ...coveragePart(report),
    ];
}
function countsTable({ summary }) {
    const head = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => _report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITY_NAMES */ .tQ[severity]);
    const counts = _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map((severity) => summary.by_severity[severity]);
    return [`| ${head.join(' | ')} |`, `|${' ---: |'.repeat(head.length)}`, `| ${counts.join(' | ')} |`].join('\n');
}
function findingPart(finding, number, statuses) {
    const status = statuses.get(finding.fingerprint);
    const places = (finding.locations.length === 0 ? [finding.location] : finding.locations).slice(0, PLACES_MAX);
    const more = finding.locations_total - places.length;
    const facts = [
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(finding.check_id),
        `${finding.confidence} proof`,
        ...(finding.cvss === null ? [] : [`CVSS ${finding.cvss.score.toFixed(1)}`]),
        ...finding.cwe.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV),
        ...finding.owasp.map(_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV),
        `fingerprint ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(finding.fingerprint)}`,
    ];
    return [
        `#### ${number}. ${_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITY_NAMES */ .tQ[finding.severity]}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.title)}${status === undefined ? '' : ` (${status})`}`,
        facts.join(' · '),
        [
            ...places.map((place) => `- ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeLocation */ .lR)(place))}`),
            ...(more > 0 ? [`- and ${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(more, 'more place')}`] : []),
        ].join('\n'),
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.description),
        ...(finding.evidence.trim() === '' ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCodeBlock */ .IS)(finding.evidence)]),
        `**Fix:** ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(finding.remediation)}`,
        ...(finding.references.length === 0
            ? []
            : [finding.references.map((url) => `- ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownLink */ .iQ)(url, url)}`).join('\n')]),
    ];
}
function compliancePart({ compliance }) {
    if (compliance.length === 0)
        return [];
    const rows = compliance.map((row) => `| ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.framework)} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.requirement)} | ${row.status} | ${row.findings} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(row.check_ids.join(', '))} |`);
    return [
        '### Compliance evidence',
        [
            '| Framework | Requirement | This scan | Findings against it | Checks |',
            '| --- | --- | --- | ---: | --- |',
            ...rows,
        ].join('\n'),
    ];
}
function coveragePart(report) {
    const counts = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .countChecks */ .ls)(report);
    const rows = report.checks
        .filter((check) => check.status === 'error' || check.status === 'not_applicable')
        .map((check) => `| ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(check.check_id, { table: true })} | ${_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_STATUS_NAMES */ .VK[check.status]} | ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(check.reason ?? '')} |`);
    return [
        '### What was checked, and what was not',
        `${(0,_report_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.checks.length, 'check')}: ${counts.passed} passed, ${counts.finding} found something, ${counts.not_applicable} did not apply, ${counts.error} could not be carried out.`,
        ...(rows.length === 0 ? [] : [['| Check | Result | Reason |', '| --- | --- | --- |', ...rows].join('\n')]),
    ];
}


/***/ }),

/***/ 74359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: SARIF_RESULTS_MAX

// EXTERNAL MODULE: ./build/reports/escape/json.js
var json = __webpack_require__(68850);
// EXTERNAL MODULE: ./build/reports/escape/controls.js
var controls = __webpack_require__(14902);
;// CONCATENATED MODULE: ./build/reports/escape/sarif-message.js

/**
 * Untrusted text for a SARIF message: brackets would begin an embedded link and braces a placeholder (SARIF 2.1.0,
 * 3.11.5 and 3.11.6), so brackets are escaped and braces doubled.
 */
function escapeSarifMessage(text) {
    return (0,controls/* showControls */.m)(text, { multiline: true })
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/[{}]/g, '$&$&');
}

// EXTERNAL MODULE: ./build/reports/report-facts.js
var report_facts = __webpack_require__(72250);
// EXTERNAL MODULE: ./build/reports/scanned-findings.js
var scanned_findings = __webpack_require__(93199);
;// CONCATENATED MODULE: ./build/reports/sarif/artifact-uri.js
/** What a place that is no address becomes. */
const UNKNOWN = 'unknown-location';
/**
 * A finding's place as GitHub code scanning takes it: relative, without scheme, query and fragment, `host/path`. A port
 * is joined by an underscore, for a colon in the first segment would read as a scheme (RFC 3986, 4.2).
 */
function artifactUri(location) {
    const name = /^dns:([^/?#]+)$/i.exec(location)?.[1];
    if (name !== undefined)
        return encodeSegment(name);
    if (!URL.canParse(location))
        return UNKNOWN;
    const { protocol, hostname, port, pathname } = new URL(location);
    if (hostname === '' || !/^(https?|tls|tcp|wss?):$/.test(protocol))
        return UNKNOWN;
    const host = encodeSegment(hostname.replace(/^\[|\]$/g, '').replaceAll(':', '_'));
    const path = pathname
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
        .map((segment) => encodeSegment(decodeSegment(segment)));
    return [port === '' ? host : `${host}_${port}`, ...path].join('/');
}
function decodeSegment(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
/** Percent-encodes all that a path segment may not hold; lone surrogates and dot segments cannot pass. */
function encodeSegment(segment) {
    const encoded = encodeURIComponent(segment.toWellFormed()).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return /^\.+$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
// EXTERNAL MODULE: ./build/reports/escape/markdown.js
var markdown = __webpack_require__(77801);
// EXTERNAL MODULE: ./build/reports/escape/web-address.js
var web_address = __webpack_require__(94669);
;// CONCATENATED MODULE: ./build/reports/sarif/rules.js





/** GitHub reads the number as CVSS; each is the middle of its band, used when a finding brings no score. */
const SECURITY_SEVERITY = {
    critical: '9.5',
    high: '8.0',
    medium: '5.5',
    low: '2.0',
    info: '0.0',
};
/** Lower and upper end of each band (CVSS v4); a score outside its severity's band would contradict it. */
const BANDS = {
    critical: [9, 10],
    high: [7, 8.9],
    medium: [4, 6.9],
    low: [0.1, 3.9],
    info: [0, 0],
};
const LEVELS = { critical: 'error', high: 'error', medium: 'warning', low: 'note', info: 'note' };
const PRECISIONS = { certain: 'very-high', firm: 'high', tentative: 'medium' };
/** GitHub takes 20 tags of a rule. */
const TAGS_MAX = 20;
/** One rule per check that found something, by check id; its severity is the worst of its findings. */
function rulesOf(findings) {
    const worst = new Map();
    for (const finding of findings) {
        const known = worst.get(finding.check_id);
        if (known === undefined || (0,primitives/* severityRank */.qs)(finding.severity) < (0,primitives/* severityRank */.qs)(known.severity))
            worst.set(finding.check_id, finding);
    }
    return [...worst.values()].sort((left, right) => (left.check_id < right.check_id ? -1 : 1)).map(rule);
}
function rule(finding) {
    const { check_id: id, severity, description, remediation, references } = finding;
    const links = references.map((url) => `- ${(0,markdown/* markdownLink */.iQ)(url, url)}`);
    const [helpUri] = references.map(web_address/* webAddress */.D).filter((url) => url !== null);
    return {
        id,
        name: pascalCase(id),
        shortDescription: { text: sentence(id === '' ? 'Check' : finding.title) },
        fullDescription: { text: sentence(description) },
        help: {
            text: escapeSarifMessage(`${description}\n\nFix: ${remediation}`),
            markdown: [(0,markdown/* escapeMarkdown */.FV)(description), `**Fix:** ${(0,markdown/* escapeMarkdown */.FV)(remediation)}`, links.join('\n')]
                .filter((part) => part !== '')
                .join('\n\n'),
        },
        ...(helpUri === undefined ? {} : { helpUri: helpUri.href }),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            'security-severity': securitySeverity(finding),
            precision: PRECISIONS[finding.confidence],
            'problem.severity': LEVELS[severity] === 'note' ? 'recommendation' : LEVELS[severity],
            tags: ['security', ...finding.cwe.map((cwe) => `external/cwe/${cwe.toLowerCase()}`)].slice(0, TAGS_MAX),
        },
    };
}
function securitySeverity({ severity, cvss }) {
    const [lowest, highest] = BANDS[severity];
    return cvss !== null && cvss.score >= lowest && cvss.score <= highest
        ? cvss.score.toFixed(1)
        : SECURITY_SEVERITY[severity];
}
/** `exposure.env` becomes `ExposureEnv`. */
function pascalCase(id) {
    return id
        .split(/[^A-Za-z0-9]+/)
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join('');
}
/** Plain text of one sentence or more, ended by a period; never empty. */
function sentence(text) {
    const shown = (0,controls/* showControls */.m)(text.replace(/\s+/g, ' ')).trim();
    if (shown === '')
        return 'No description.';
    return escapeSarifMessage(/[.!?]$/.test(shown) ? shown : `${shown}.`);
}

;// CONCATENATED MODULE: ./build/reports/sarif/render-sarif.js






/** GitHub shows 5,000 results of a run and takes no more than 25,000. */
const SARIF_RESULTS_MAX = 5_000;
const EVIDENCE_MAX = 700;
/** Checks that could not be carried out, named in the log. */
const NOTIFICATIONS_MAX = 500;
/**
 * SARIF 2.1.0 of all reports in one run, as GitHub code scanning takes it: relative artifact locations, stable
 * fingerprints without the host, `security-severity`, rules with descriptions and help.
 */
function renderSarif(reports, options = {}) {
    const all = (0,scanned_findings/* scannedFindings */.$)(reports);
    const shown = all.slice(0, SARIF_RESULTS_MAX);
    const rules = rulesOf(shown.map(({ finding }) => finding));
    const claimed = reports[0]?.tool.version ?? '';
    const version = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/.test(claimed) ? claimed : '0.0.0';
    const run = {
        tool: {
            driver: {
                name: 'Scan Gate',
                semanticVersion: version,
                ...(options.informationUri === undefined ? {} : { informationUri: options.informationUri }),
                rules,
            },
        },
        automationDetails: { id: `${options.category ?? 'scan-gate'}/` },
        columnKind: 'utf16CodeUnits',
        invocations: [invocation(reports, all.length - shown.length)],
        results: shown.map((entry) => result(entry, rules, options.statuses ?? new Map())),
    };
    const log = {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [run],
    };
    return (0,json/* jsonText */.s)(log);
}
function result({ finding, report }, rules, statuses) {
    const status = statuses.get(finding.fingerprint);
    const evidence = finding.evidence.length > EVIDENCE_MAX ? `${finding.evidence.slice(0, EVIDENCE_MAX)}…` : finding.evidence;
    const more = finding.locations_total > 1 ? ` (and ${finding.locations_total - 1} more)` : '';
    const text = `${finding.title}: ${(0,report_facts/* describeLocation */.lR)(finding.location)}${more}\n${evidence}`;
    return {
        ruleId: finding.check_id,
        ruleIndex: rules.findIndex((rule) => rule.id === finding.check_id),
        level: LEVELS[finding.severity],
        message: { text: escapeSarifMessage(text) },
        locations: [place(finding.location.url)],
        // GitHub follows an alert by primaryLocationLineHash; other tools read the name with the version.
        partialFingerprints: {
            primaryLocationLineHash: finding.fingerprint,
            'scanGateFingerprint/v1': finding.fingerprint,
        },
        ...(finding.locations.length > 1
            ? {
                relatedLocations: finding.locations
                    .slice(1)
                    .map((location, index) => ({ id: index + 1, ...place(location.url) })),
            }
            : {}),
        ...(status === 'new' ? { baselineState: 'new' } : {}),
        ...(status === 'existing' ? { baselineState: 'unchanged' } : {}),
        ...(status === 'ignored'
            ? {
                suppressions: [
                    { kind: 'external', status: 'accepted', justification: 'Ignored by a rule of the repository.' },
                ],
            }
            : {}),
        properties: {
            severity: finding.severity,
            confidence: finding.confidence,
            target: escapeSarifMessage(report.scan.target),
            scanType: report.scan.scan_type,
        },
    };
}
/** A page has no lines; the region is required by GitHub and points at the first. */
function place(url) {
    return { physicalLocation: { artifactLocation: { uri: artifactUri(url) }, region: { startLine: 1 } } };
}
function invocation(reports, omitted) {
    const errors = reports.flatMap((report) => report.checks
        .filter((check) => check.status === 'error')
        .map((check) => `${report.scan.target}: ${check.check_id} could not be carried out: ${check.reason ?? 'no reason'}`));
    const left = omitted + reports.reduce((sum, report) => sum + report.summary.omitted, 0);
    const texts = [
        ...(left > 0
            ? [`${left} findings are left out: a run holds ${SARIF_RESULTS_MAX} and a scan has its own bound.`]
            : []),
        ...errors.slice(0, NOTIFICATIONS_MAX),
    ];
    const starts = reports.map((report) => report.scan.started_at).filter((time) => time !== null);
    const ends = reports.map((report) => report.scan.finished_at).filter((time) => time !== null);
    const start = starts.sort()[0];
    const end = ends.sort().at(-1);
    return {
        executionSuccessful: reports.length > 0 && reports.every((report) => report.scan.status === 'succeeded'),
        ...(start === undefined ? {} : { startTimeUtc: start }),
        ...(end === undefined ? {} : { endTimeUtc: end }),
        toolExecutionNotifications: texts.map((text) => ({
            level: 'warning',
            message: { text: escapeSarifMessage(text) },
        })),
    };
}


/***/ }),

/***/ 93199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ scannedFindings)
/* harmony export */ });
/* harmony import */ var _findings_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88081);

/** The findings of several reports in one list, most severe first; equal ones in the order of their targets. */
function scannedFindings(reports) {
    return reports
        .flatMap((report) => report.findings.map((finding) => ({ report, finding })))
        .sort((left, right) => (0,_findings_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .E)(left.finding, right.finding) || (left.report.scan.target < right.report.scan.target ? -1 : 1));
}


/***/ })

};
