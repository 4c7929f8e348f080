export const id = "module-76596";

export const ids = [ "module-76596", 4472 ];

export const modules = {
25200: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y8: () => listenAddress,
iT: () => CALLBACK_FLAGS,
ve: () => readCallbacks
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2791);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68127);
const CALLBACK_FLAGS = {
"callback-url": {
type: "string",
value: "URL",
description: "Public URL of a callback listener with its secret: https://callbacks:SECRET@callbacks.example.com. Prefer the environment: SCAN_GATE_CALLBACK_URL, or SCAN_GATE_CALLBACK_URL_FILE with the path of a file."
},
"callback-listen": {
type: "string",
value: "[ADDRESS:]PORT",
description: "Address on which this process is the listener, for HTTP. ADDRESS: 127.0.0.1 by default."
},
"callback-dns-listen": {
type: "string",
value: "[ADDRESS:]PORT",
description: "Address (UDP) on which it is the DNS server of the host of --callback-url too, if that name is delegated to it."
},
"callback-address": {
type: "string",
multiple: true,
value: "IP",
description: "Public address of the listener, which its DNS server responds with."
}
};
function readCallbacks(flags, io) {
const given = flags.text("callback-url") ?? (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_4__.q)(io, "SCAN_GATE_CALLBACK_URL");
const callbackUrl = (0, _gate_inputs_callback_url_js__WEBPACK_IMPORTED_MODULE_1__.q)("--callback-url", given);
const http = listenAddress("--callback-listen", flags.text("callback-listen"));
const dns = listenAddress("--callback-dns-listen", flags.text("callback-dns-listen"));
if (http === undefined && dns !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-listen", "missing; it comes first.");
if (callbackUrl === null && http !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-url", "missing: the listener needs its public URL with the secret.");
if (callbackUrl === null) return {};
if (http === undefined) return {
callbackUrl: callbackUrl
};
const addresses = flags.texts("callback-address").flatMap(_gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.dt);
const wrong = addresses.find(address => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0);
if (wrong !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-address", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(wrong)} is no IP address.`);
if (dns !== undefined && addresses.length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-address", "missing: the DNS server responds with the address of the listener.");
if (dns !== undefined && (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(new URL(callbackUrl).hostname.replace(/^\[|\]$/g, "")) !== 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--callback-url", "has an IP address: a DNS server needs a name.");
return {
callbackUrl: callbackUrl,
callbacks: {
url: callbackUrl,
http: http,
addresses: addresses,
...dns === undefined ? {} : {
dns: dns
}
}
};
}
function listenAddress(flag, text) {
if (text === undefined) return undefined;
const match = /^(?:\[([0-9a-f:.]+)\]:|([0-9a-z.-]+):)?([0-9]{1,5})$/i.exec(text);
if (match === null) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(flag, "not [ADDRESS:]PORT, for example 0.0.0.0:9464.");
return {
host: match[1] ?? match[2] ?? "127.0.0.1",
port: (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.$A)(flag, match[3] ?? "", 0, 65535)
};
}
},
76596: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
var _callback_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25200);
var _exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32900);
var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
const FLAGS = {
..._callback_flags_js__WEBPACK_IMPORTED_MODULE_2__.iT,
help: _flags_js__WEBPACK_IMPORTED_MODULE_4__.lu
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.bD)([ "callbacks --callback-listen [ADDRESS:]PORT [flags]" ], `Runs a listener for what the servers of targets request and look up: scans with the same --callback-url send them its unguessable\nnames, and ask it which have arrived. It keeps names for an hour in memory, and nothing of the requests. Prints one JSON line when it is ready.`, FLAGS, "Exit status: 0 stopped by a signal, 2 usage error, 4 the listener could not start.", [ "scan-gate callbacks --callback-listen 0.0.0.0:80", "scan-gate callbacks --callback-listen 0.0.0.0:80 --callback-dns-listen 0.0.0.0:53 --callback-address 203.0.113.7" ]);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [surplus] = flags.positionals;
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(surplus, "callbacks takes flags only.");
const {callbacks: callbacks} = (0, _callback_flags_js__WEBPACK_IMPORTED_MODULE_2__.ve)(flags, io);
if (callbacks === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--callback-listen", "missing: the address to listen on.");
const {startCallbacks: startCallbacks} = await __webpack_require__.e("gate-inputs-rule-files").then(__webpack_require__.bind(__webpack_require__, 43012));
const server = await startCallbacks(callbacks).catch(cause => {
throw new _exit_status_js__WEBPACK_IMPORTED_MODULE_3__.StartError(`The listener cannot start: ${cause.message}.`, {
cause: cause
});
});
try {
const {httpPort: httpPort, dnsPort: dnsPort} = server;
io.out(`${JSON.stringify({
event: "ready",
http_port: httpPort,
dns_port: dnsPort,
pid: process.pid
})}\n`);
if (!io.signal.aborted) await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(io.signal, "abort");
} finally {
await server.close();
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
2791: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => callbackUrlOf
});
var _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90969);
var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
function callbackUrlOf(input, text) {
const given = text?.trim() || null;
try {
if (given !== null) (0, _shared_callback_url_js__WEBPACK_IMPORTED_MODULE_1__.A)(given);
return given;
} catch (cause) {
throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, cause.message, {
cause: cause
});
}
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
},
90969: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => parseCallbackUrl
});
const SECRET_LENGTH_MIN = 20;
function parseCallbackUrl(text) {
const url = URL.parse(text.trim());
if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "") throw new Error("not an http(s) URL without path, query and fragment. Write it as https://callbacks:SECRET@host.");
if (!/^[\w.~-]+$/.test(url.password) || url.password.length < SECRET_LENGTH_MIN) throw new Error(`has no password of at least ${SECRET_LENGTH_MIN} letters and digits, which is the secret of the listener: openssl rand -hex 20 makes one.`);
return {
origin: url.origin,
host: url.hostname.replace(/^\[|\]$/g, "").toLowerCase(),
secret: url.password
};
}
}
};
