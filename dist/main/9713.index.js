export const id = 9713;
export const ids = [9713];
export const modules = {

/***/ 6222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ parseFlags),
/* harmony export */   lu: () => (/* binding */ HELP_FLAG),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);


const HELP_FLAG = { type: 'boolean', short: 'h', description: 'Show this help.' };
/**
 * Parses arguments strictly: an unknown flag, a missing value or a value too many is an error that names it. `--flag=true`
 * and `--flag=false` work for switches, as the action's inputs are written.
 * @throws UsageError
 */
function parseFlags(args, table) {
    const normal = args.map((arg) => normalised(arg, table));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: normal,
            options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [
                name,
                {
                    type: flag.type,
                    ...(flag.multiple === true ? { multiple: true } : {}),
                    ...(flag.short === undefined ? {} : { short: flag.short }),
                },
            ])),
            strict: true,
            allowPositionals: true,
            allowNegative: true,
        });
        const given = values;
        const textsOf = (name) => {
            const value = given[name];
            return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
        };
        return {
            positionals,
            text: (name) => textsOf(name).at(-1),
            texts: textsOf,
            flag: (name) => (typeof given[name] === 'boolean' ? given[name] : undefined),
        };
    }
    catch (error) {
        throw usageErrorOf(error, table);
    }
}
function normalised(arg, table) {
    const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
    if (match === null)
        return arg;
    const [, name = '', value] = match;
    if (table[name]?.type !== 'boolean')
        return arg;
    return value === 'true' ? `--${name}` : `--no-${name}`;
}
function usageErrorOf(error, table) {
    if (!(error instanceof TypeError))
        return error;
    const message = error.message;
    const unknown = /Unknown option '([^']*)'/.exec(message)?.[1];
    if (unknown !== undefined) {
        const near = nearest(unknown.replace(/^--?(no-)?/, ''), Object.keys(table));
        const hint = near === null ? 'See --help.' : `Did you mean --${near}? See --help.`;
        return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0,_gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(unknown).slice(1, -1), `unknown flag. ${hint}`);
    }
    const named = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? 'arguments';
    if (message.includes('argument missing') || message.includes('ambiguous')) {
        return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, `needs a value: ${named} ${table[named.slice(2)]?.value ?? 'VALUE'}.`);
    }
    if (message.includes('does not take an argument'))
        return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, 'is a switch and takes no value.');
    return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, message.split('.')[0] ?? message);
}
/** The name with the fewest edits to `text`, when they are few. */
function nearest(text, names) {
    let best = null;
    let least = Math.max(2, Math.floor(text.length / 3)) + 1;
    for (const name of names) {
        const edits = distance(text, name);
        if (edits < least) {
            least = edits;
            best = name;
        }
    }
    return best;
}
/** Levenshtein distance; texts are cut, since nobody mistypes by a page. */
function distance(left, right) {
    const a = left.slice(0, 60);
    const b = right.slice(0, 60);
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}


/***/ }),

/***/ 9654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ MAIN_HELP),
/* harmony export */   NI: () => (/* binding */ EXIT_HELP),
/* harmony export */   bD: () => (/* binding */ commandHelp)
/* harmony export */ });
/* unused harmony export table */
/** Help of one command: usage lines, text, flags. */
function commandHelp(usage, text, flags, tail = '') {
    const rows = Object.entries(flags)
        .filter(([, flag]) => flag.hidden !== true)
        .map(([name, flag]) => {
        const short = flag.short === undefined ? '' : `-${flag.short}, `;
        const value = flag.type === 'string' ? ` ${flag.value ?? 'VALUE'}` : '';
        return [`${short}--${name}${value}`, flag.description];
    });
    return [
        'Usage:',
        ...usage.map((line) => `  scan-gate ${line}`),
        '',
        text,
        '',
        'Flags:',
        ...table(rows),
        ...(tail === '' ? [] : ['', tail]),
        '',
    ].join('\n');
}
/** Two columns; a long left side gets a line of its own. */
function table(rows) {
    const width = 30;
    return rows.flatMap(([left, right]) => {
        const lines = wrapped(right, 100 - width - 4);
        const first = `  ${left.padEnd(width)}`;
        const pad = ' '.repeat(width + 2);
        if (left.length >= width)
            return [`  ${left}`, ...lines.map((line) => `${pad}${line}`)];
        return [`${first}${lines[0] ?? ''}`, ...lines.slice(1).map((line) => `${pad}${line}`)];
    });
}
function wrapped(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + word.length + 1 > width) {
            lines.push(line);
            line = word;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    return [...lines, line];
}
const EXIT_HELP = 'Exit status: 0 passed, 1 the gate failed, 2 usage error, 3 inconclusive, timed out or cancelled.';
const MAIN_HELP = `Scan Gate: security scans that gate what you ship.

Usage:
  scan-gate <command> [arguments]

Commands:
${table([
    ['scan <target…>', 'Scan targets and judge the findings.'],
    ['demo', 'Scan a deliberately vulnerable site on this machine, to see what it looks like.'],
    ['init', 'Write a fitting GitHub workflow into this repository.'],
    ['explain <check id>', 'What a check looks for, why, and how to fix what it finds.'],
    ['serve', 'Run the scanning service on its own, with durable storage.'],
    ['keys create|list|revoke|rotate', 'Manage API keys of a service.'],
    ['members add|remove', 'Manage members of a service.'],
    ['tokens grant', 'Add tokens to the balance of a service.'],
]).join('\n')}

scan-gate <command> --help tells the flags of a command; scan-gate --version the version.
${EXIT_HELP}
`;


/***/ }),

/***/ 59713:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75472);
/* harmony import */ var _node_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79792);


/**
 * Longest time between a signal and the end of the process, in milliseconds. A CI runner kills soon after it asks; a
 * service may finish what it holds.
 */
const SIGNAL_GRACE_MS = process.argv[2] === 'serve' ? 30_000 : 4_500;
const substitute = await (0,_node_version_js__WEBPACK_IMPORTED_MODULE_1__/* .runUnderNode24 */ .q)(process.argv.slice(1));
if (substitute === null)
    await runHere();
else
    process.exitCode = substitute;
async function runHere() {
    const controller = new AbortController();
    const environment = process.env;
    let signals = 0;
    const stop = (signal) => {
        signals += 1;
        controller.abort(new Error(`stopped by ${signal}`));
        // The second one means now; the timer is for whatever does not end by itself.
        if (signals > 1)
            process.exit(3);
        setTimeout(() => process.exit(3), SIGNAL_GRACE_MS).unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    // A reader that closes the pipe (`| head`) is no fault.
    process.stdout.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
    });
    const noColor = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
    const status = await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .i)(process.argv.slice(2), {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        environment,
        directory: process.cwd(),
        errIsTerminal: process.stderr.isTTY === true && environment['TERM'] !== 'dumb',
        outIsColored: process.stdout.isTTY === true && !noColor,
        signal: controller.signal,
    });
    process.exitCode = status;
    await flushed();
    // Idle connections and worker threads must not keep the process.
    process.exit(status);
}
/** Waits until what was printed is with its reader: process.exit cuts a pipe that is still being written. */
function flushed() {
    return Promise.all([process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', () => resolve()))));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 75472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6222);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9654);


/** Each command is loaded when it is asked for: help stays fast. */
const COMMANDS = {
    scan: () => Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(9229), __webpack_require__.e(8815), __webpack_require__.e(8329), __webpack_require__.e(8173), __webpack_require__.e(2926), __webpack_require__.e(5266)]).then(__webpack_require__.bind(__webpack_require__, 5266)),
    demo: () => Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(9229), __webpack_require__.e(8815), __webpack_require__.e(8329), __webpack_require__.e(8173), __webpack_require__.e(2926), __webpack_require__.e(9553)]).then(__webpack_require__.bind(__webpack_require__, 99553)),
    serve: () => Promise.all(/* import() */[__webpack_require__.e(5007), __webpack_require__.e(4075)]).then(__webpack_require__.bind(__webpack_require__, 74075)),
    keys: () => __webpack_require__.e(/* import() */ 4838).then(__webpack_require__.bind(__webpack_require__, 74838)),
    members: () => __webpack_require__.e(/* import() */ 9623).then(__webpack_require__.bind(__webpack_require__, 39623)),
    tokens: () => __webpack_require__.e(/* import() */ 552).then(__webpack_require__.bind(__webpack_require__, 50552)),
    explain: () => __webpack_require__.e(/* import() */ 4579).then(__webpack_require__.bind(__webpack_require__, 76960)),
    init: () => __webpack_require__.e(/* import() */ 3630).then(__webpack_require__.bind(__webpack_require__, 43630)),
};
/** Runs a command line. Answers the exit status; a fault of the user's is one line on standard error and status 2. */
async function main(args, io) {
    const [name, ...rest] = args;
    try {
        if (name === '--version' || name === '-V' || name === 'version') {
            const { VERSION } = await __webpack_require__.e(/* import() */ 5537).then(__webpack_require__.bind(__webpack_require__, 5537));
            io.out(`${VERSION}\n`);
            return 0;
        }
        if (name === '--help' || name === '-h' || name === 'help')
            return await help(rest[0], io);
        if (name === undefined) {
            io.err(_help_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_HELP */ .Ic);
            return 2;
        }
        const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
        if (command === undefined)
            return unknownCommand(name, io);
        return await (await command()).run(rest, io);
    }
    catch (error) {
        return fault(error, io);
    }
}
async function help(name, io) {
    const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined)
        return (await command()).run(['--help'], io);
    io.out(_help_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_HELP */ .Ic);
    return 0;
}
async function unknownCommand(name, io) {
    const { escapeTerminal } = await __webpack_require__.e(/* import() */ 6908).then(__webpack_require__.bind(__webpack_require__, 96908));
    const near = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(name, Object.keys(COMMANDS));
    const kind = name.startsWith('-') ? 'flag' : 'command';
    const hint = near === null ? 'See scan-gate --help.' : `Did you mean ${near}? See scan-gate --help.`;
    io.err(`scan-gate: ${escapeTerminal(name.slice(0, 80))}: unknown ${kind}. ${hint}\n`);
    return 2;
}
async function fault(error, io) {
    const { UsageError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41446));
    const { escapeTerminal } = await __webpack_require__.e(/* import() */ 6908).then(__webpack_require__.bind(__webpack_require__, 96908));
    if (error instanceof UsageError) {
        io.err(`scan-gate: ${escapeTerminal(error.message)}\n`);
        return 2;
    }
    const message = error instanceof Error ? error.message : String(error);
    io.err(`scan-gate: ${escapeTerminal(message)}\n`);
    if (io.environment['SCAN_GATE_DEBUG'] === '1' && error instanceof Error)
        io.err(`${error.stack ?? ''}\n`);
    return 3;
}


/***/ }),

/***/ 79792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ runUnderNode24)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



/** What the libraries of this program need. */
const NEEDED_MAJOR = 24;
/** Places of the Node that the package brings along, from src/cli and from dist/cli. */
const CANDIDATES = ['../../node_modules/node/bin/node', '../../../node/bin/node'];
/**
 * On an older Node, runs the same command line under the Node 24 that npm installed beside this program.
 * @returns its exit status, or null when this Node will do
 */
async function runUnderNode24(argv) {
    const major = Number(process.versions.node.split('.')[0]);
    if (major >= NEEDED_MAJOR)
        return null;
    const candidate = CANDIDATES.map((path) => (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(path, import.meta.url))).find(node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync);
    if (candidate === undefined) {
        process.stderr.write(`scan-gate: this is Node ${process.versions.node}; Node ${NEEDED_MAJOR} is needed. Install it, or run: npx -y node@24 ${process.argv[1]} …\n`);
        return 2;
    }
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(candidate, argv, { stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    return new Promise((resolve) => {
        child.on('error', () => resolve(2));
        child.on('exit', (code) => resolve(code ?? 3));
    });
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


/***/ })

};
