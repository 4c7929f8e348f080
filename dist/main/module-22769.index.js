export const id = "module-22769";

export const ids = [ "module-22769", 4472 ];

export const modules = {
22769: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9654);
var _store_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64950);
const FLAGS = {
..._store_flags_js__WEBPACK_IMPORTED_MODULE_3__.qg,
"dry-run": {
type: "boolean",
description: "Print the SQL of the missing migrations and change nothing."
},
help: _flags_js__WEBPACK_IMPORTED_MODULE_2__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_4__.bD)([ "migrate --database-url URL [--dry-run]" ], `Applies the missing migrations of the schema, which serve does too unless it has --no-migrate. Waits at most half a\nsecond at a time for a lock, so that the running service keeps working, and tries again for half an hour. One process at a time migrates.`, FLAGS, "Exit status: 0 the schema is up to date (with --dry-run: printed), 2 usage error, 4 it could not be migrated.");
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
(0, _flags_js__WEBPACK_IMPORTED_MODULE_2__.gP)(flags, "migrate takes flags only.");
const store = (0, _store_flags_js__WEBPACK_IMPORTED_MODULE_3__.SY)(flags, io);
if (store === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--database-url", "missing: give the URL of the database.");
const {migrateDatabase: migrateDatabase, pendingMigrations: pendingMigrations} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
try {
if (flags.flag("dry-run") === true) {
for (const {name: name, sql: sql} of await pendingMigrations(store)) io.out(`-- ${name}.sql\n${sql}\n`);
} else {
await migrateDatabase(store, name => io.out(`${name}\n`));
}
} catch (error) {
throw new _exit_status_js__WEBPACK_IMPORTED_MODULE_1__.StartError(error instanceof Error ? error.message : String(error), {
cause: error
});
}
return 0;
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
68127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => environmentSecret
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
const BYTES_MAX = 65536;
function environmentSecret({environment: environment, directory: directory}, name) {
const value = environment[name] || undefined;
const path = environment[`${name}_FILE`] || undefined;
if (path === undefined) return value;
if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${name}_FILE`, `cannot be combined with ${name}.`);
try {
return readSecret((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path)) || undefined;
} catch (cause) {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${name}_FILE`, `names a file that cannot be used: ${cause.message}`, {
cause: cause
});
}
}
function readSecret(path) {
const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (!stats.isFile()) throw new Error("it is not a regular file.");
if (stats.size > BYTES_MAX) throw new Error(`it has more than ${BYTES_MAX} bytes.`);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").trim();
}
},
64950: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$j: () => readStoreFlags,
SY: () => readDatabase,
Wv: () => STORE_FLAGS,
qg: () => DATABASE_FLAGS
});
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9682);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68127);
const DATABASE_FLAGS = {
"database-url": {
type: "string",
value: "URL",
description: "PostgreSQL database, on one or several hosts (postgres://u@h1:5432,h2:5432/db). Prefer the environment: SCAN_GATE_DATABASE_URL, or SCAN_GATE_DATABASE_URL_FILE with the path of a file. Flags are visible in process lists."
},
"database-direct-url": {
type: "string",
value: "URL",
description: "The database without the pooler, for notifications and migrations, if --database-url leads to a pooler in transaction mode. Also SCAN_GATE_DATABASE_DIRECT_URL and SCAN_GATE_DATABASE_DIRECT_URL_FILE."
},
"database-pool-size": {
type: "string",
value: "N",
description: "Maximum connections of this process to the database; one more listens. Default: 10."
}
};
const STORE_FLAGS = {
data: {
type: "string",
value: "DIR",
description: "Folder of the embedded database, instead of --database-url."
},
...DATABASE_FLAGS
};
function readStoreFlags(flags, io) {
const data = flags.text("data");
if (data !== undefined && flags.text("database-url") !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--data", "cannot be combined with --database-url.");
const database = data === undefined ? readDatabase(flags, io) : undefined;
if (database !== undefined) return database;
if (data === undefined || data.trim() === "") {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--data", "missing: give a folder for the database, or --database-url.");
}
return {
kind: "directory",
path: data
};
}
function readDatabase(flags, io) {
const url = databaseUrl("database-url", flags, io);
if (url === undefined) return undefined;
const size = flags.text("database-pool-size");
return {
kind: "postgres",
url: url,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_3__.Eb)({
directUrl: databaseUrl("database-direct-url", flags, io),
poolSize: size === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_0__.$A)("--database-pool-size", size, 1, 1e3)
})
};
}
function databaseUrl(flag, flags, io) {
const url = flags.text(flag) ?? (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_2__.q)(io, `SCAN_GATE_${flag.toUpperCase().replaceAll("-", "_")}`);
if (url === undefined || url === "") return undefined;
if (!/^postgres(ql)?:\/\//.test(url)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${flag}`, "not a postgres:// URL.");
return url;
}
},
82723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => integerInput,
QR: () => numberInput,
Ts: () => durationInput,
dt: () => listInput,
gX: () => enumInput,
tE: () => booleanInput
});
var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function listInput(text) {
return text.split(/\r?\n/).filter(line => !line.trim().startsWith("#")).flatMap(line => line.split(",")).map(part => part.trim()).filter(part => part !== "");
}
function enumInput(input, text, allowed) {
const value = text.trim().toLowerCase();
const found = allowed.find(candidate => candidate === value);
if (found !== undefined) return found;
const near = allowed.find(candidate => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
const hint = near === undefined ? "" : ` Did you mean ${near}?`;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not one of ${allowed.join(", ")}.${hint}`);
}
function booleanInput(input, text) {
const value = text.trim();
if (/^(true|True|TRUE)$/.test(value)) return true;
if (/^(false|False|FALSE)$/.test(value)) return false;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not true or false.`);
}
function integerInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a whole number.`);
return within(input, Number(value), minimum, maximum);
}
function numberInput(input, text, minimum, maximum) {
const value = text.trim();
if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a number.`);
return within(input, Number(value), minimum, maximum);
}
const SECONDS_OF_UNIT = {
s: 1,
m: 60,
h: 3600,
d: 86400
};
function durationInput(input, text, maximumSeconds) {
const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a duration such as 30m, 24h or 7d.`);
const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2]];
if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${(0, 
_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is out of range; allowed are 1s to ${maximumSeconds / 86400}d.`);
}
function within(input, value, minimum, maximum) {
if (value >= minimum && value <= maximum) return value;
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
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
}
};
