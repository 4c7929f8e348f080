export const id = "cli-exit-status";

export const ids = [ "cli-exit-status" ];

export const modules = {
32900: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => exitStatus,
StartError: () => StartError,
u: () => EXIT_STATUS
});
const EXIT_STATUS = {
passed: 0,
failed: 1,
usage: 2,
inconclusive: 3,
startFailed: 4,
interrupted: 130,
terminated: 143
};
function exitStatus(verdict) {
if (!verdict.failsJob) return EXIT_STATUS.passed;
return verdict.outcome === "failed" ? EXIT_STATUS.failed : EXIT_STATUS.inconclusive;
}
class StartError extends Error {
constructor(message, options) {
super(message, options);
this.name = "StartError";
}
}
},
9654: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hy: () => mainHelp,
NI: () => EXIT_HELP,
bD: () => commandHelp
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
const COLUMNS_MIN = 40;
const COLUMNS_MAX = 120;
const COLUMNS_DEFAULT = 100;
const LEFT_COLUMN = 30;
const TWO_COLUMNS_MIN = 70;
function commandHelp(usage, text, flags, tail = "", examples = []) {
return columns => {
const width = widthOf(columns);
return [ "Usage:", ...usage.flatMap(line => (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.ky)(`scan-gate ${line}`, width - 6)).map(hanging), "", ...prose(text, width), ...examples.length === 0 ? [] : [ "", "Examples:", ...examples.map(line => `  ${line}`) ], ...flagGroups(flags, width), ...Object.values(flags).filter(({type: type}) => type === "boolean").length > 1 ? [ "", ...prose(SWITCHES, width) ] : [], ...tail === "" ? [] : [ "", ...prose(tail, width) ], "" ].join("\n");
};
}
const SWITCHES = "Flags without a value are switches: --no-NAME or --NAME=false turns one off.";
function widthOf(columns) {
return columns === null ? COLUMNS_DEFAULT : Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns - 1));
}
function hanging(line) {
return line.startsWith("scan-gate ") ? `  ${line}` : `      ${line}`;
}
function prose(text, width) {
return text.split("\n\n").flatMap((paragraph, index) => [ ...index === 0 ? [] : [ "" ], ...(0, 
_shared_text_js__WEBPACK_IMPORTED_MODULE_0__.ky)(paragraph.replaceAll("\n", " "), width) ]);
}
function flagGroups(flags, width) {
const entries = Object.entries(flags).filter(([, {aliasOf: aliasOf}]) => aliasOf === undefined);
const groups = [ ...new Set(entries.map(([, {group: group}]) => group)) ];
return groups.flatMap(group => [ "", group === undefined ? groups.length > 1 ? "Other flags:" : "Flags:" : `${group}:`, ...table(entries.filter(([, flag]) => flag.group === group).map(entry => flagRow(entry, flags)), width) ]);
}
function flagRow([name, flag], flags) {
const short = flag.short === undefined ? "" : `-${flag.short}, `;
const value = flag.type === "string" ? ` ${flag.value ?? "VALUE"}` : "";
const aliases = Object.entries(flags).filter(([, {aliasOf: aliasOf}]) => aliasOf === name);
const also = aliases.map(([alias, {description: description}]) => ` Also --${alias}${description === "" ? "" : `: ${description}`}`);
return [ `${short}--${name}${value}`, `${flag.description}${also.join("")}` ];
}
function table(rows, width) {
const indent = width < TWO_COLUMNS_MIN ? 6 : LEFT_COLUMN + 2;
const pad = " ".repeat(indent);
return rows.flatMap(([left, right]) => {
const lines = (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.ky)(right, width - indent).map(line => `${pad}${line}`);
const first = `  ${left}`;
if (first.length + 1 >= indent) return [ first, ...lines ];
return [ `${first.padEnd(indent)}${(lines[0] ?? "").slice(indent)}`, ...lines.slice(1) ];
});
}
const EXIT_HELP = `Exit status: 0 passed, 1 the gate failed, 2 usage error, 3 inconclusive, timed out or cancelled,\n4 serve could not start, 130 stopped by Ctrl-C, 143 stopped by SIGTERM.`;
const COMMANDS = [ [ "scan <target…>", "Scan targets and judge the findings." ], [ "demo", "Scan a deliberately vulnerable site on this machine, to see the results." ], [ "init", "Write a GitHub workflow for this repository." ], [ "explain <check id>", "Explain what a check looks for, why, and how to fix its findings." ], [ "check-import <file…> --out DIR", "Convert templates of nuclei into rules." ], [ "check-new <id>", "Write a first rule with its tests." ], [ "check-test [folder]", "Check rules and run their tests, without a network." ], [ "fix", "Patch headers, cookies, CSP and CORS in the configuration of this repository." ], [ "mcp", "Serve scans to a coding agent, by the Model Context Protocol." ], [ "replay <fingerprint…>", "Prove findings of an earlier run again: still there, or gone?" ], [ "serve", "Run the scanning service on its own, with durable storage." ], [ "migrate", "Apply the missing migrations to the database of a service." ], [ "callbacks", "Listen for what the servers of targets request and look up." ], [ "admin-token", "Issue a new admin token in the database of a service." ], [ "console", "Print a one-time link to the settings console of a service." ], [ "workspaces create|list|…", "Manage workspaces of a service: update, suspend, resume, delete." ], [ "keys create|list|revoke|rotate", "Manage API keys of a service." ], [ "members add|list|update|remove", "Manage members of a service." ], [ "tokens grant", "Add tokens to the balance of a service." ], [ "channels add|list|…", "Send new and fixed findings to Slack, Teams, email, Jira or DefectDojo: update, test, delete." ], [ "schedules create|list|…", "Scan targets of a service at fixed times: update, pause, resume, delete." ], [ "trusts add|list|remove", "Let jobs of a CI get keys by their identity, without a stored secret." ] ];
const mainHelp = columns => {
const width = widthOf(columns);
return [ "Scan Gate: security scans that gate what you ship.", "", "Usage:", "  scan-gate <command> [arguments]", "", "Commands:", ...table(COMMANDS, width), "", ...prose("scan-gate <command> --help shows the flags of a command; scan-gate --version shows the version.", width), ...prose(EXIT_HELP, width), "" ].join("\n");
};
},
59713: (__webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
try {
__webpack_require__.r(__webpack_exports__);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32900);
var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75472);
var _node_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79792);
var _stop_signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31977);
const SIGNAL_GRACE_MS = process.argv[2] === "serve" ? 3e4 : 4500;
const OWNS_DATA = new Set([ "serve", "admin-token" ]);
const substitute = await (0, _node_version_js__WEBPACK_IMPORTED_MODULE_2__.q)(process.argv.slice(1));
if (substitute === null) await runHere(); else process.exitCode = substitute;
async function runHere() {
const controller = new AbortController;
const environment = process.env;
const signals = new _stop_signals_js__WEBPACK_IMPORTED_MODULE_3__.y;
let interruptedBy;
const stop = (signal, request) => {
if (request === null) return;
interruptedBy ??= signal === "SIGINT" ? _exit_status_js__WEBPACK_IMPORTED_MODULE_0__.u.interrupted : _exit_status_js__WEBPACK_IMPORTED_MODULE_0__.u.terminated;
controller.abort(new Error(`stopped by ${signal}`));
if (request > 1) process.exit(interruptedBy);
setTimeout(() => process.exit(interruptedBy), SIGNAL_GRACE_MS).unref();
};
for (const signal of [ "SIGINT", "SIGTERM" ]) {
process.on(signal, () => stop(signal, signals.received(performance.now())));
}
process.on("message", message => {
if (!(0, _node_version_js__WEBPACK_IMPORTED_MODULE_2__.N)(message)) return;
stop(message.signal, signals.forwarded(message.count, performance.now()));
});
process.channel?.unref();
process.stdout.on("error", error => {
if (error.code !== "EPIPE") throw error;
});
const noColor = (environment["NO_COLOR"] ?? "") !== "" || environment["TERM"] === "dumb";
if (OWNS_DATA.has(process.argv[2] ?? "")) process.umask(63);
const ended = await (0, _main_js__WEBPACK_IMPORTED_MODULE_1__.i)(process.argv.slice(2), {
out: text => process.stdout.write(text),
err: text => process.stderr.write(text),
environment: environment,
directory: process.cwd(),
errIsTerminal: process.stderr.isTTY === true && environment["TERM"] !== "dumb",
get errColumns() {
return process.stderr.isTTY === true ? process.stderr.columns : null;
},
outIsColored: process.stdout.isTTY === true && !noColor,
outColumns: process.stdout.isTTY === true ? process.stdout.columns : null,
signal: controller.signal
});
const status = ended === _exit_status_js__WEBPACK_IMPORTED_MODULE_0__.u.inconclusive ? interruptedBy ?? ended : ended;
process.exitCode = status;
await flushed();
process.exit(status);
}
function flushed() {
return Promise.all([ process.stdout, process.stderr ].map(stream => new Promise(resolve => stream.write("", () => resolve()))));
}
__webpack_async_result__();
} catch (e) {
__webpack_async_result__(e);
}
}, 1);
},
75472: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => main
});
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27830);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9682);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32900);
var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9654);
const COMMANDS = {
scan: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-inputs-config-file"), __webpack_require__.e("gate-model-ownership-proofs"), __webpack_require__.e("gate-inputs-api-description"), __webpack_require__.e("gate-verdict-render-reports"), __webpack_require__.e("cli-connect"), __webpack_require__.e("cli-gate-session"), __webpack_require__.e("cli-scan-flags") ]).then(__webpack_require__.bind(__webpack_require__, 7247)),
demo: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-inputs-config-file"), __webpack_require__.e("gate-model-ownership-proofs"), __webpack_require__.e("gate-inputs-api-description"), __webpack_require__.e("gate-verdict-render-reports"), __webpack_require__.e("cli-gate-session"), __webpack_require__.e("module-99553") ]).then(__webpack_require__.bind(__webpack_require__, 99553)),
serve: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("cli-commands-serve") ]).then(__webpack_require__.bind(__webpack_require__, 4805)),
callbacks: () => __webpack_require__.e("module-76596").then(__webpack_require__.bind(__webpack_require__, 76596)),
migrate: () => __webpack_require__.e("module-22769").then(__webpack_require__.bind(__webpack_require__, 22769)),
"admin-token": () => __webpack_require__.e("client-errors").then(__webpack_require__.bind(__webpack_require__, 59695)),
console: () => Promise.all([ __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-13197") ]).then(__webpack_require__.bind(__webpack_require__, 13197)),
keys: () => Promise.all([ __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-74838") ]).then(__webpack_require__.bind(__webpack_require__, 74838)),
members: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-39623") ]).then(__webpack_require__.bind(__webpack_require__, 39623)),
workspaces: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-98100") ]).then(__webpack_require__.bind(__webpack_require__, 98100)),
tokens: () => Promise.all([ __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-50552") ]).then(__webpack_require__.bind(__webpack_require__, 50552)),
channels: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-model-input-values"), __webpack_require__.e("module-2326") ]).then(__webpack_require__.bind(__webpack_require__, 2326)),
schedules: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-model-input-values"), __webpack_require__.e("module-90318") ]).then(__webpack_require__.bind(__webpack_require__, 90318)),
trusts: () => Promise.all([ __webpack_require__.e("cli-bootstrap-file"), __webpack_require__.e("module-24717") ]).then(__webpack_require__.bind(__webpack_require__, 24717)),
explain: () => __webpack_require__.e("module-9817").then(__webpack_require__.bind(__webpack_require__, 9817)),
fix: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("client-wire") ]).then(__webpack_require__.bind(__webpack_require__, 77591)),
replay: () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-inputs-config-file"), __webpack_require__.e("cli-connect"), __webpack_require__.e("module-35125"), __webpack_require__.e("cli-flags") ]).then(__webpack_require__.bind(__webpack_require__, 35125)),
init: () => Promise.all([ __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("cli-commands-init") ]).then(__webpack_require__.bind(__webpack_require__, 23331)),
"check-import": () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("cli-commands-check-import") ]).then(__webpack_require__.bind(__webpack_require__, 93205)),
"check-test": () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("contract-channel"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("package-json"), __webpack_require__.e("client-api-error"), __webpack_require__.e("contract-errors"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("gate-inputs-config-file"), __webpack_require__.e("gate-inputs-api-description"), __webpack_require__.e("cli-commands-check-test") ]).then(__webpack_require__.bind(__webpack_require__, 70403)),
"check-new": () => Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("module-23447") ]).then(__webpack_require__.bind(__webpack_require__, 23447)),
mcp: () => __webpack_require__.e("module-42312").then(__webpack_require__.bind(__webpack_require__, 42312))
};
async function main(args, io) {
const [name, ...rest] = args;
try {
if (name === "--version" || name === "-V" || name === "version") {
const {VERSION: VERSION} = await __webpack_require__.e("cli-version").then(__webpack_require__.bind(__webpack_require__, 5537));
io.out(`${VERSION}\n`);
return 0;
}
if (name === "--help" || name === "-h" || name === "help") return await help(rest[0], io);
if (name === undefined) {
io.err((0, _help_js__WEBPACK_IMPORTED_MODULE_1__.Hy)(io.errColumns));
return 2;
}
const command = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.eC)(COMMANDS, name);
if (command === undefined) return unknownCommand(name, io);
return await (await command()).run(rest, io);
} catch (error) {
return fault(error, io);
}
}
async function help(name, io) {
const command = name === undefined ? undefined : (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_2__.eC)(COMMANDS, name);
if (command !== undefined) return (await command()).run([ "--help" ], io);
io.out((0, _help_js__WEBPACK_IMPORTED_MODULE_1__.Hy)(io.outColumns));
return 0;
}
async function unknownCommand(name, io) {
const {escapeTerminal: escapeTerminal} = await __webpack_require__.e("reports-escape-terminal").then(__webpack_require__.bind(__webpack_require__, 96908));
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_3__.p)(name, Object.keys(COMMANDS));
const kind = name.startsWith("-") ? "flag" : "command";
const hint = near === null ? "See scan-gate --help." : `Did you mean ${near}? See scan-gate --help.`;
io.err(`scan-gate: ${escapeTerminal(name.slice(0, 80))}: unknown ${kind}. ${hint}\n`);
return 2;
}
async function fault(error, io) {
const {UsageError: UsageError} = await __webpack_require__.e("gate-model-usage-error").then(__webpack_require__.bind(__webpack_require__, 84472));
const {escapeTerminal: escapeTerminal} = await __webpack_require__.e("reports-escape-terminal").then(__webpack_require__.bind(__webpack_require__, 96908));
if (error instanceof UsageError) {
for (const {message: message} of error.problems) io.err(`scan-gate: ${escapeTerminal(message)}\n`);
return 2;
}
const message = error instanceof Error ? error.message : String(error);
io.err(`scan-gate: ${escapeTerminal(message)}\n`);
if (io.environment["SCAN_GATE_DEBUG"] === "1" && error instanceof Error) io.err(`${error.stack ?? ""}\n`);
const {StartError: StartError} = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 32900));
return error instanceof StartError ? _exit_status_js__WEBPACK_IMPORTED_MODULE_0__.u.startFailed : _exit_status_js__WEBPACK_IMPORTED_MODULE_0__.u.inconclusive;
}
},
79792: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => isForwardedSignal,
q: () => runUnderNode24
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32900);
const NEEDED_MAJOR = 24;
const CANDIDATES = [ "../../node_modules/node/bin/node", "../../../node/bin/node" ];
function isForwardedSignal(message) {
const {signal: signal, count: count} = message ?? {};
return (signal === "SIGINT" || signal === "SIGTERM") && Number.isSafeInteger(count);
}
async function runUnderNode24(argv) {
const major = Number(process.versions.node.split(".")[0]);
if (major >= NEEDED_MAJOR) return null;
const candidate = CANDIDATES.map(path => (0, node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(new URL(path, import.meta.url))).find(node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync);
if (candidate === undefined) {
process.stderr.write(`scan-gate: this is Node ${process.versions.node}; Node ${NEEDED_MAJOR} is needed. Install it, or run: npx -y node@24 ${process.argv[1]} …\n`);
return _exit_status_js__WEBPACK_IMPORTED_MODULE_4__.u.usage;
}
const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(candidate, argv, {
stdio: [ "inherit", "inherit", "inherit", "ipc" ]
});
let count = 0;
const forward = signal => {
count += 1;
if (child.connected) child.send({
signal: signal,
count: count
}, () => {}); else child.kill(signal);
};
process.on("SIGINT", forward);
process.on("SIGTERM", forward);
return new Promise(resolve => {
child.on("error", () => resolve(_exit_status_js__WEBPACK_IMPORTED_MODULE_4__.u.usage));
child.on("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_2__.constants.signals[signal])));
});
}
},
31977: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => StopSignals
});
const SAME_REQUEST_MS = 500;
class StopSignals {
#own=0;
#forwarded=0;
#counted=0;
#countedAt=Number.NEGATIVE_INFINITY;
#requests=0;
received(now) {
this.#own += 1;
return this.#count(now);
}
forwarded(count, now) {
this.#forwarded = Math.max(this.#forwarded, count);
return this.#count(now);
}
#count(now) {
const signals = Math.max(this.#own, this.#forwarded);
if (signals <= this.#counted) return null;
this.#counted = signals;
if (now - this.#countedAt < SAME_REQUEST_MS) return null;
this.#countedAt = now;
this.#requests += 1;
return this.#requests;
}
}
},
27830: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => nearest
});
function nearest(text, names) {
let best = null;
let lowest = Math.max(2, Math.floor(text.length / 3)) + 1;
for (const name of names) {
const edits = distance(text, name);
if (edits < lowest) {
lowest = edits;
best = name;
}
}
return best;
}
function distance(left, right) {
const a = left.slice(0, 60);
const b = right.slice(0, 60);
let row = Array.from({
length: b.length + 1
}, (_, index) => index);
for (let i = 1; i <= a.length; i += 1) {
const next = [ i ];
for (let j = 1; j <= b.length; j += 1) {
const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
}
row = next;
}
return row[b.length] ?? 0;
}
},
9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$6: () => textAt,
Eb: () => present,
U4: () => parsedJson,
eC: () => ownValue,
fK: () => valueAt,
g1: () => record,
u4: () => isRecord
});
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function record(value) {
return isRecord(value) ? value : {};
}
function parsedJson(text) {
try {
return JSON.parse(text);
} catch {
return undefined;
}
}
function valueAt(value, path) {
let current = value;
for (const name of path) {
if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
current = current[name];
}
return current;
}
function textAt(value, ...path) {
const found = valueAt(value, path);
return typeof found === "string" ? found : null;
}
function ownValue(table, key) {
return Object.hasOwn(table, key) ? table[key] : undefined;
}
function present(values) {
return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
},
89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B4: () => formatCount,
LS: () => plural,
TN: () => oneLine,
ky: () => wrapped,
oF: () => percentDecoded,
xv: () => truncate
});
function truncate(text, max) {
if (text.length <= max) return text;
const cut = text.slice(0, max - 1);
const last = cut.charCodeAt(cut.length - 1);
return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
}
function oneLine(text) {
return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}
function formatCount(count) {
return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
function plural(count, one, many = `${one}s`) {
return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function wrapped(text, width) {
const lines = [];
for (const word of text.split(" ")) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
}
return lines;
}
function percentDecoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
}
};
