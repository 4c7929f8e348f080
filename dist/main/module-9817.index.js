export const id = "module-9817";

export const ids = [ "module-9817", 4472 ];

export const modules = {
9817: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22648);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50773);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27830);
var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9654);
const FLAGS = {
list: {
type: "boolean",
description: "List the checks with their titles; with words, those that contain all of them."
},
report: {
type: "string",
value: "FILE",
description: "Explain a finding of this JSON report, by its fingerprint or the beginning of it, and how to reproduce it."
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_3__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_4__.bD)([ "explain <check id or word>", "explain <fingerprint> --report FILE", "explain --list [word…]" ], `Explains what a check looks for, why it matters, what proves a finding and how to fix it. Prints Markdown when standard output is\nnot a terminal.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const words = flags.positionals;
const report = flags.text("report");
if (report !== undefined) {
const {findingPage: findingPage} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-errors"), __webpack_require__.e("gate-model-ownership-proofs"), __webpack_require__.e("cli-finding-page") ]).then(__webpack_require__.bind(__webpack_require__, 79331));
io.out(await findingPage(words, report, io));
return 0;
}
const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-login") ]).then(__webpack_require__.bind(__webpack_require__, 65280));
const metas = [ ...CHECKS.map(({meta: meta}) => meta), ...await ownRules(io) ];
const all = metas.map(({id: id, title: title}) => ({
id: id,
title: title
}));
const found = withWords(all, words);
if (flags.flag("list") === true) {
if (found.length === 0) throw noCheck(words.join(" "), all);
io.out(listing(found));
return 0;
}
const [id, surplus] = words;
if (id === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("<check id>", "missing, for example scan-gate explain exposure.env.");
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), "is one argument too many; search with --list.");
const only = all.find(entry => entry.id === id) ?? (found.length === 1 ? found[0] : undefined);
if (only === undefined) {
if (found.length === 0) throw noCheck(id, all);
io.out(listing(found));
return 0;
}
const {renderCheckPage: renderCheckPage} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("module-78615"), __webpack_require__.e("contract-limits") ]).then(__webpack_require__.bind(__webpack_require__, 78615));
const meta = metas.find(({id: own}) => own === only.id);
const page = meta === undefined ? "" : renderCheckPage(meta);
if (io.outColumns === null) {
io.out(page);
return 0;
}
const {terminalMarkdown: terminalMarkdown} = await Promise.all([ __webpack_require__.e("module-48022"), __webpack_require__.e("module-63667") ]).then(__webpack_require__.bind(__webpack_require__, 63667));
io.out(terminalMarkdown(page, {
columns: io.outColumns,
colored: io.outIsColored
}));
return 0;
}
async function ownRules(io) {
const files = (await (0, _gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__.Hg)(io.directory)).filter(({name: name}) => (0, 
_gate_inputs_rule_files_js__WEBPACK_IMPORTED_MODULE_0__.n$)(name));
if (files.length === 0) return [];
const {readRuleTexts: readRuleTexts} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("contract-primitives") ]).then(__webpack_require__.bind(__webpack_require__, 23282));
const {ruleCheck: ruleCheck} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-rules-rule-check") ]).then(__webpack_require__.bind(__webpack_require__, 61588));
return readRuleTexts(files).rules.map(rule => ruleCheck(rule).meta);
}
function withWords(entries, words) {
return entries.filter(({id: id, title: title}) => words.every(word => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())));
}
function listing(entries) {
const width = Math.max(...entries.map(({id: id}) => id.length));
return (0, _shared_check_groups_js__WEBPACK_IMPORTED_MODULE_2__.PY)(entries, ({id: id}) => id).map(({heading: heading, items: items}) => {
const lines = items.map(({id: id, title: title}) => `${id.padEnd(width)}  ${title}\n`);
return `${heading === null ? "" : `${heading}:\n`}${lines.join("")}`;
}).join("\n");
}
function noCheck(text, all) {
const ids = all.map(({id: id}) => id);
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_5__.p)(text, ids);
const hint = near === null ? "scan-gate explain --list lists all of them." : `Did you mean ${near}?`;
return new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("<check id>", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(text)} is not a check, nor in the title of one. ${hint}`);
}
},
6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CH: () => flagsOrHelp,
bQ: () => parseFlags,
gP: () => assertFlagsOnly,
lu: () => HELP_FLAG
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27830);
const HELP_FLAG = {
type: "boolean",
short: "h",
description: "Show this help."
};
function flagsOrHelp(args, table, help, io) {
const flags = parseFlags(args, table);
if (flags.flag("help") !== true) return flags;
io.out(help(io.outColumns));
return null;
}
function assertFlagsOnly({positionals: [surplus]}, message) {
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
}
function parseFlags(args, table) {
const {values: values, positionals: positionals, tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: args.map(arg => normalized(arg, table)),
options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
type: flag.type,
...flag.multiple === true ? {
multiple: true
} : {},
...flag.short === undefined ? {} : {
short: flag.short
}
} ])),
strict: false,
tokens: true,
allowPositionals: true,
allowNegative: true
});
for (const token of tokens) if (token.kind === "option") assertUsable(token, table);
const given = values;
const textsOf = name => {
const value = given[name];
return (Array.isArray(value) ? value : [ value ]).filter(entry => typeof entry === "string");
};
return {
positionals: positionals,
text: name => textsOf(name).at(-1),
texts: textsOf,
flag: name => typeof given[name] === "boolean" ? given[name] : undefined
};
}
function assertUsable({name: name, rawName: rawName, value: value, inlineValue: inlineValue}, table) {
const positive = name.replace(/^no-/, "");
const flag = Object.hasOwn(table, name) ? table[name] : undefined;
const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === "boolean";
if (flag === undefined && !isNegative) {
const near = (0, _shared_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(positive, Object.keys(table));
const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(rawName).slice(1, -1), `unknown flag. ${hint}`);
}
if (flag?.type !== "string") {
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "is a switch and takes no value.");
return;
}
const isMissing = value === undefined || inlineValue !== true && /^-./.test(value);
if (isMissing) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? "VALUE"}.`);
}
function normalized(arg, table) {
const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
if (match === null) return arg;
const [, name = "", value] = match;
if (table[name]?.type !== "boolean") return arg;
return value === "true" ? `--${name}` : `--no-${name}`;
}
},
22648: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => SUMS_FILE,
Hg: () => readRuleFolder,
NP: () => isOfRules,
aI: () => SUMS_BYTES_MAX,
e6: () => RULE_FOLDER,
fP: () => importFaults,
gF: () => verifiedRules,
gL: () => ruleChanges,
h8: () => COMMIT_FILES_MAX,
n$: () => isRuleFile,
ol: () => digestOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84472);
const RULE_FOLDER = ".scan-gate/checks";
const FILES_MAX = 1e4;
const COMMIT_FILES_MAX = 500;
const BYTES_MAX = 256 * 1024;
const FAULTS_MAX = 10;
const SUMS_FILE = "SHA256SUMS";
const SUMS_BYTES_MAX = 2 * 1024 * 1024;
function isRuleFile(name) {
return /\.ya?ml$/.test(name);
}
function isOfRules(name) {
return isRuleFile(name) || name === SUMS_FILE;
}
async function readRuleFolder(directory) {
const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, RULE_FOLDER);
const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])).filter(isOfRules).sort();
if (names.length > FILES_MAX) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(RULE_FOLDER, `has more than ${FILES_MAX} files.`);
const files = [];
for (const name of names) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, {
throwIfNoEntry: false
});
const bytesMax = name === SUMS_FILE ? SUMS_BYTES_MAX : BYTES_MAX;
if (file?.isFile() !== true || file.size > bytesMax) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`${RULE_FOLDER}/${name}`, `is no file of at most ${bytesMax / 1024} KiB.`);
files.push({
name: `${RULE_FOLDER}/${name}`,
text: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8")
});
}
return files;
}
function verifiedRules(files) {
const sums = files.find(({name: name}) => name.startsWith(`${RULE_FOLDER}/${SUMS_FILE}`));
if (sums === undefined) return files;
const texts = new Map(files.map(({name: name, text: text}) => [ name, text ]));
const faults = importFaults(sums.text, name => texts.get(sums.name.replace(SUMS_FILE, () => name)));
if (faults.length > 0) throw _model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError.inFile("checks", sums.name, faults);
return files.filter(file => file !== sums);
}
function importFaults(sums, textOf) {
const faults = sums.split("\n").flatMap((written, index) => {
if (written.trim() === "") return [];
const [, digest, name = ""] = /^([0-9a-f]{64}) [ *]([^/\\]+)$/.exec(written.trimEnd()) ?? [];
const text = textOf(name);
const fault = digest === undefined ? "is not written by sha256sum" : text === undefined ? `${name} is missing; import it again, or disable its check instead` : digestOf(text) === digest ? null : `${name} was changed after its import; import it again, or delete its line here to make it a rule of your own`;
return fault === null ? [] : [ {
line: index + 1,
text: fault
} ];
});
return faults.slice(0, FAULTS_MAX);
}
function digestOf(text) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}
function ruleChanges(from, to) {
return [ ...new Set([ ...from.keys(), ...to.keys() ]) ].sort().flatMap(name => {
if (from.get(name) === to.get(name)) return [];
if (!from.has(name)) return [ `checks adds ${name}` ];
return [ to.has(name) ? `checks changes ${name}` : `checks no longer has ${name}` ];
});
}
},
84472: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => shown,
UsageError: () => UsageError
});
var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
class UsageError extends Error {
code="usage_error";
input;
problems;
constructor(input, message, options) {
super(options?.problems?.map(problem => problem.message).join("\n") ?? `${input}: ${message}`, options);
this.name = "UsageError";
this.input = input;
this.problems = options?.problems ?? [ {
title: `invalid input ${input}`,
message: this.message,
isPublic: false
} ];
}
static inFile(input, file, problems, options) {
const listed = problems.map(({line: line, text: text}) => ({
title: line === null ? file : `${file}, line ${line}`,
message: `${file}: ${text}${line === null ? "" : ` (line ${line})`}${text.endsWith("?") ? "" : "."}`,
isPublic: true
}));
return new UsageError(input, "", {
...options,
problems: listed
});
}
}
function shown(value) {
return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
}
},
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
}
}
};
