export const id = "actions-core-lib-command";

export const ids = [ "actions-core-lib-command" ];

export const modules = {
20770: (module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(20218);
},
20218: (__unused_webpack_module, exports, __webpack_require__) => {
var net = __webpack_require__(69278);
var tls = __webpack_require__(64756);
var http = __webpack_require__(58611);
var https = __webpack_require__(65692);
var events = __webpack_require__(24434);
var assert = __webpack_require__(42613);
var util = __webpack_require__(39023);
exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;
function httpOverHttp(options) {
var agent = new TunnelingAgent(options);
agent.request = http.request;
return agent;
}
function httpsOverHttp(options) {
var agent = new TunnelingAgent(options);
agent.request = http.request;
agent.createSocket = createSecureSocket;
agent.defaultPort = 443;
return agent;
}
function httpOverHttps(options) {
var agent = new TunnelingAgent(options);
agent.request = https.request;
return agent;
}
function httpsOverHttps(options) {
var agent = new TunnelingAgent(options);
agent.request = https.request;
agent.createSocket = createSecureSocket;
agent.defaultPort = 443;
return agent;
}
function TunnelingAgent(options) {
var self = this;
self.options = options || {};
self.proxyOptions = self.options.proxy || {};
self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
self.requests = [];
self.sockets = [];
self.on("free", function onFree(socket, host, port, localAddress) {
var options = toOptions(host, port, localAddress);
for (var i = 0, len = self.requests.length; i < len; ++i) {
var pending = self.requests[i];
if (pending.host === options.host && pending.port === options.port) {
self.requests.splice(i, 1);
pending.request.onSocket(socket);
return;
}
}
socket.destroy();
self.removeSocket(socket);
});
}
util.inherits(TunnelingAgent, events.EventEmitter);
TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
var self = this;
var options = mergeOptions({
request: req
}, self.options, toOptions(host, port, localAddress));
if (self.sockets.length >= this.maxSockets) {
self.requests.push(options);
return;
}
self.createSocket(options, function(socket) {
socket.on("free", onFree);
socket.on("close", onCloseOrRemove);
socket.on("agentRemove", onCloseOrRemove);
req.onSocket(socket);
function onFree() {
self.emit("free", socket, options);
}
function onCloseOrRemove(err) {
self.removeSocket(socket);
socket.removeListener("free", onFree);
socket.removeListener("close", onCloseOrRemove);
socket.removeListener("agentRemove", onCloseOrRemove);
}
});
};
TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
var self = this;
var placeholder = {};
self.sockets.push(placeholder);
var connectOptions = mergeOptions({}, self.proxyOptions, {
method: "CONNECT",
path: options.host + ":" + options.port,
agent: false,
headers: {
host: options.host + ":" + options.port
}
});
if (options.localAddress) {
connectOptions.localAddress = options.localAddress;
}
if (connectOptions.proxyAuth) {
connectOptions.headers = connectOptions.headers || {};
connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
}
debug("making CONNECT request");
var connectReq = self.request(connectOptions);
connectReq.useChunkedEncodingByDefault = false;
connectReq.once("response", onResponse);
connectReq.once("upgrade", onUpgrade);
connectReq.once("connect", onConnect);
connectReq.once("error", onError);
connectReq.end();
function onResponse(res) {
res.upgrade = true;
}
function onUpgrade(res, socket, head) {
process.nextTick(function() {
onConnect(res, socket, head);
});
}
function onConnect(res, socket, head) {
connectReq.removeAllListeners();
socket.removeAllListeners();
if (res.statusCode !== 200) {
debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
socket.destroy();
var error = new Error("tunneling socket could not be established, " + "statusCode=" + res.statusCode);
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
return;
}
if (head.length > 0) {
debug("got illegal response body from proxy");
socket.destroy();
var error = new Error("got illegal response body from proxy");
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
return;
}
debug("tunneling connection has established");
self.sockets[self.sockets.indexOf(placeholder)] = socket;
return cb(socket);
}
function onError(cause) {
connectReq.removeAllListeners();
debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
var error = new Error("tunneling socket could not be established, " + "cause=" + cause.message);
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
}
};
TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
var pos = this.sockets.indexOf(socket);
if (pos === -1) {
return;
}
this.sockets.splice(pos, 1);
var pending = this.requests.shift();
if (pending) {
this.createSocket(pending, function(socket) {
pending.request.onSocket(socket);
});
}
};
function createSecureSocket(options, cb) {
var self = this;
TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
var hostHeader = options.request.getHeader("host");
var tlsOptions = mergeOptions({}, self.options, {
socket: socket,
servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
});
var secureSocket = tls.connect(0, tlsOptions);
self.sockets[self.sockets.indexOf(socket)] = secureSocket;
cb(secureSocket);
});
}
function toOptions(host, port, localAddress) {
if (typeof host === "string") {
return {
host: host,
port: port,
localAddress: localAddress
};
}
return host;
}
function mergeOptions(target) {
for (var i = 1, len = arguments.length; i < len; ++i) {
var overrides = arguments[i];
if (typeof overrides === "object") {
var keys = Object.keys(overrides);
for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
var k = keys[j];
if (overrides[k] !== undefined) {
target[k] = overrides[k];
}
}
}
}
return target;
}
var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
debug = function() {
var args = Array.prototype.slice.call(arguments);
if (typeof args[0] === "string") {
args[0] = "TUNNEL: " + args[0];
} else {
args.unshift("TUNNEL:");
}
console.error.apply(console, args);
};
} else {
debug = function() {};
}
exports.debug = debug;
},
91659: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Yz: () => core_debug,
N4: () => endGroup,
z3: () => error,
pq: () => info,
lm: () => notice,
LZ: () => saveState,
C1: () => setFailed,
uH: () => setOutput,
Pq: () => core_setSecret,
Oh: () => startGroup,
$e: () => warning
});
var external_os_ = __webpack_require__(70857);
function utils_toCommandValue(input) {
if (input === null || input === undefined) {
return "";
} else if (typeof input === "string" || input instanceof String) {
return input;
}
return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
if (!Object.keys(annotationProperties).length) {
return {};
}
return {
title: annotationProperties.title,
file: annotationProperties.file,
line: annotationProperties.startLine,
endLine: annotationProperties.endLine,
col: annotationProperties.startColumn,
endColumn: annotationProperties.endColumn
};
}
function command_issueCommand(command, properties, message) {
const cmd = new Command(command, properties, message);
process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = "") {
command_issueCommand(name, {}, message);
}
const CMD_STRING = "::";
class Command {
constructor(command, properties, message) {
if (!command) {
command = "missing.command";
}
this.command = command;
this.properties = properties;
this.message = message;
}
toString() {
let cmdStr = CMD_STRING + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
cmdStr += " ";
let first = true;
for (const key in this.properties) {
if (this.properties.hasOwnProperty(key)) {
const val = this.properties[key];
if (val) {
if (first) {
first = false;
} else {
cmdStr += ",";
}
cmdStr += `${key}=${escapeProperty(val)}`;
}
}
}
}
cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
return cmdStr;
}
}
function escapeData(s) {
return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var external_crypto_ = __webpack_require__(76982);
var external_fs_ = __webpack_require__(79896);
function file_command_issueFileCommand(command, message) {
const filePath = process.env[`GITHUB_${command}`];
if (!filePath) {
throw new Error(`Unable to find environment variable for file command ${command}`);
}
if (!external_fs_.existsSync(filePath)) {
throw new Error(`Missing file at path: ${filePath}`);
}
external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
encoding: "utf8"
});
}
function file_command_prepareKeyValueMessage(key, value) {
const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
const convertedValue = utils_toCommandValue(value);
if (key.includes(delimiter)) {
throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
}
if (convertedValue.includes(delimiter)) {
throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
}
return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
var external_path_ = __webpack_require__(16928);
var lib = __webpack_require__(44942);
var auth = __webpack_require__(92145);
var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
class oidc_utils_OidcClient {
static createHttpClient(allowRetry = true, maxRetry = 10) {
const requestOptions = {
allowRetries: allowRetry,
maxRetries: maxRetry
};
return new HttpClient("actions/oidc-client", [ new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken()) ], requestOptions);
}
static getRequestToken() {
const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
if (!token) {
throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
}
return token;
}
static getIDTokenUrl() {
const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
if (!runtimeUrl) {
throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
}
return runtimeUrl;
}
static getCall(id_token_url) {
return __awaiter(this, void 0, void 0, function*() {
var _a;
const httpclient = oidc_utils_OidcClient.createHttpClient();
const res = yield httpclient.getJson(id_token_url).catch(error => {
throw new Error(`Failed to get ID Token. \n \n        Error Code : ${error.statusCode}\n \n        Error Message: ${error.message}`);
});
const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
if (!id_token) {
throw new Error("Response json body do not have ID Token field");
}
return id_token;
});
}
static getIDToken(audience) {
return __awaiter(this, void 0, void 0, function*() {
try {
let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
if (audience) {
const encodedAudience = encodeURIComponent(audience);
id_token_url = `${id_token_url}&audience=${encodedAudience}`;
}
debug(`ID token url is ${id_token_url}`);
const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
setSecret(id_token);
return id_token;
} catch (error) {
throw new Error(`Error message: ${error.message}`);
}
});
}
}
var summary_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const {access: access, appendFile: appendFile, writeFile: writeFile} = external_fs_.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
class Summary {
constructor() {
this._buffer = "";
}
filePath() {
return summary_awaiter(this, void 0, void 0, function*() {
if (this._filePath) {
return this._filePath;
}
const pathFromEnv = process.env[SUMMARY_ENV_VAR];
if (!pathFromEnv) {
throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
}
try {
yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
} catch (_a) {
throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
}
this._filePath = pathFromEnv;
return this._filePath;
});
}
wrap(tag, content, attrs = {}) {
const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
if (!content) {
return `<${tag}${htmlAttrs}>`;
}
return `<${tag}${htmlAttrs}>${content}</${tag}>`;
}
write(options) {
return summary_awaiter(this, void 0, void 0, function*() {
const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
const filePath = yield this.filePath();
const writeFunc = overwrite ? writeFile : appendFile;
yield writeFunc(filePath, this._buffer, {
encoding: "utf8"
});
return this.emptyBuffer();
});
}
clear() {
return summary_awaiter(this, void 0, void 0, function*() {
return this.emptyBuffer().write({
overwrite: true
});
});
}
stringify() {
return this._buffer;
}
isEmptyBuffer() {
return this._buffer.length === 0;
}
emptyBuffer() {
this._buffer = "";
return this;
}
addRaw(text, addEOL = false) {
this._buffer += text;
return addEOL ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(external_os_.EOL);
}
addCodeBlock(code, lang) {
const attrs = Object.assign({}, lang && {
lang: lang
});
const element = this.wrap("pre", this.wrap("code", code), attrs);
return this.addRaw(element).addEOL();
}
addList(items, ordered = false) {
const tag = ordered ? "ol" : "ul";
const listItems = items.map(item => this.wrap("li", item)).join("");
const element = this.wrap(tag, listItems);
return this.addRaw(element).addEOL();
}
addTable(rows) {
const tableBody = rows.map(row => {
const cells = row.map(cell => {
if (typeof cell === "string") {
return this.wrap("td", cell);
}
const {header: header, data: data, colspan: colspan, rowspan: rowspan} = cell;
const tag = header ? "th" : "td";
const attrs = Object.assign(Object.assign({}, colspan && {
colspan: colspan
}), rowspan && {
rowspan: rowspan
});
return this.wrap(tag, data, attrs);
}).join("");
return this.wrap("tr", cells);
}).join("");
const element = this.wrap("table", tableBody);
return this.addRaw(element).addEOL();
}
addDetails(label, content) {
const element = this.wrap("details", this.wrap("summary", label) + content);
return this.addRaw(element).addEOL();
}
addImage(src, alt, options) {
const {width: width, height: height} = options || {};
const attrs = Object.assign(Object.assign({}, width && {
width: width
}), height && {
height: height
});
const element = this.wrap("img", null, Object.assign({
src: src,
alt: alt
}, attrs));
return this.addRaw(element).addEOL();
}
addHeading(text, level) {
const tag = `h${level}`;
const allowedTag = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(tag) ? tag : "h1";
const element = this.wrap(allowedTag, text);
return this.addRaw(element).addEOL();
}
addSeparator() {
const element = this.wrap("hr", null);
return this.addRaw(element).addEOL();
}
addBreak() {
const element = this.wrap("br", null);
return this.addRaw(element).addEOL();
}
addQuote(text, cite) {
const attrs = Object.assign({}, cite && {
cite: cite
});
const element = this.wrap("blockquote", text, attrs);
return this.addRaw(element).addEOL();
}
addLink(text, href) {
const element = this.wrap("a", text, {
href: href
});
return this.addRaw(element).addEOL();
}
}
const _summary = new Summary;
const markdownSummary = null && _summary;
const summary = null && _summary;
function toPosixPath(pth) {
return pth.replace(/[\\]/g, "/");
}
function toWin32Path(pth) {
return pth.replace(/[/]/g, "\\");
}
function toPlatformPath(pth) {
return pth.replace(/[/\\]/g, path.sep);
}
var external_string_decoder_ = __webpack_require__(13193);
var external_events_ = __webpack_require__(24434);
var external_child_process_ = __webpack_require__(35317);
var external_assert_ = __webpack_require__(42613);
var io_util_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const {chmod: chmod, copyFile: copyFile, lstat: lstat, mkdir: mkdir, open: io_util_open, readdir: readdir, rename: rename, rm: rm, rmdir: rmdir, stat: stat, symlink: symlink, unlink: unlink} = external_fs_.promises;
const IS_WINDOWS = process.platform === "win32";
function readlink(fsPath) {
return io_util_awaiter(this, void 0, void 0, function*() {
const result = yield fs.promises.readlink(fsPath);
if (IS_WINDOWS && !result.endsWith("\\")) {
return `${result}\\`;
}
return result;
});
}
const UV_FS_O_EXLOCK = 268435456;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
return io_util_awaiter(this, void 0, void 0, function*() {
try {
yield stat(fsPath);
} catch (err) {
if (err.code === "ENOENT") {
return false;
}
throw err;
}
return true;
});
}
function isDirectory(fsPath_1) {
return io_util_awaiter(this, arguments, void 0, function*(fsPath, useStat = false) {
const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
return stats.isDirectory();
});
}
function isRooted(p) {
p = normalizeSeparators(p);
if (!p) {
throw new Error('isRooted() parameter "p" cannot be empty');
}
if (IS_WINDOWS) {
return p.startsWith("\\") || /^[A-Z]:/i.test(p);
}
return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
return io_util_awaiter(this, void 0, void 0, function*() {
let stats = undefined;
try {
stats = yield stat(filePath);
} catch (err) {
if (err.code !== "ENOENT") {
console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
}
}
if (stats && stats.isFile()) {
if (IS_WINDOWS) {
const upperExt = external_path_.extname(filePath).toUpperCase();
if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
return filePath;
}
} else {
if (isUnixExecutable(stats)) {
return filePath;
}
}
}
const originalFilePath = filePath;
for (const extension of extensions) {
filePath = originalFilePath + extension;
stats = undefined;
try {
stats = yield stat(filePath);
} catch (err) {
if (err.code !== "ENOENT") {
console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
}
}
if (stats && stats.isFile()) {
if (IS_WINDOWS) {
try {
const directory = external_path_.dirname(filePath);
const upperName = external_path_.basename(filePath).toUpperCase();
for (const actualName of yield readdir(directory)) {
if (upperName === actualName.toUpperCase()) {
filePath = external_path_.join(directory, actualName);
break;
}
}
} catch (err) {
console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
}
return filePath;
} else {
if (isUnixExecutable(stats)) {
return filePath;
}
}
}
}
return "";
});
}
function normalizeSeparators(p) {
p = p || "";
if (IS_WINDOWS) {
p = p.replace(/\//g, "\\");
return p.replace(/\\\\+/g, "\\");
}
return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== undefined && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== undefined && stats.uid === process.getuid();
}
function getCmdPath() {
var _a;
return (_a = process.env["COMSPEC"]) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
var io_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
function cp(source_1, dest_1) {
return io_awaiter(this, arguments, void 0, function*(source, dest, options = {}) {
const {force: force, recursive: recursive, copySourceDirectory: copySourceDirectory} = readCopyOptions(options);
const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
if (destStat && destStat.isFile() && !force) {
return;
}
const newDest = destStat && destStat.isDirectory() && copySourceDirectory ? path.join(dest, path.basename(source)) : dest;
if (!(yield ioUtil.exists(source))) {
throw new Error(`no such file or directory: ${source}`);
}
const sourceStat = yield ioUtil.stat(source);
if (sourceStat.isDirectory()) {
if (!recursive) {
throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
} else {
yield cpDirRecursive(source, newDest, 0, force);
}
} else {
if (path.relative(source, newDest) === "") {
throw new Error(`'${newDest}' and '${source}' are the same file`);
}
yield io_copyFile(source, newDest, force);
}
});
}
function mv(source_1, dest_1) {
return io_awaiter(this, arguments, void 0, function*(source, dest, options = {}) {
if (yield ioUtil.exists(dest)) {
let destExists = true;
if (yield ioUtil.isDirectory(dest)) {
dest = path.join(dest, path.basename(source));
destExists = yield ioUtil.exists(dest);
}
if (destExists) {
if (options.force == null || options.force) {
yield rmRF(dest);
} else {
throw new Error("Destination already exists");
}
}
}
yield mkdirP(path.dirname(dest));
yield ioUtil.rename(source, dest);
});
}
function rmRF(inputPath) {
return io_awaiter(this, void 0, void 0, function*() {
if (ioUtil.IS_WINDOWS) {
if (/[*"<>|]/.test(inputPath)) {
throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
}
}
try {
yield ioUtil.rm(inputPath, {
force: true,
maxRetries: 3,
recursive: true,
retryDelay: 300
});
} catch (err) {
throw new Error(`File was unable to be removed ${err}`);
}
});
}
function mkdirP(fsPath) {
return io_awaiter(this, void 0, void 0, function*() {
ok(fsPath, "a path argument must be provided");
yield ioUtil.mkdir(fsPath, {
recursive: true
});
});
}
function which(tool, check) {
return io_awaiter(this, void 0, void 0, function*() {
if (!tool) {
throw new Error("parameter 'tool' is required");
}
if (check) {
const result = yield which(tool, false);
if (!result) {
if (IS_WINDOWS) {
throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
} else {
throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
}
}
return result;
}
const matches = yield findInPath(tool);
if (matches && matches.length > 0) {
return matches[0];
}
return "";
});
}
function findInPath(tool) {
return io_awaiter(this, void 0, void 0, function*() {
if (!tool) {
throw new Error("parameter 'tool' is required");
}
const extensions = [];
if (IS_WINDOWS && process.env["PATHEXT"]) {
for (const extension of process.env["PATHEXT"].split(external_path_.delimiter)) {
if (extension) {
extensions.push(extension);
}
}
}
if (isRooted(tool)) {
const filePath = yield tryGetExecutablePath(tool, extensions);
if (filePath) {
return [ filePath ];
}
return [];
}
if (tool.includes(external_path_.sep)) {
return [];
}
const directories = [];
if (process.env.PATH) {
for (const p of process.env.PATH.split(external_path_.delimiter)) {
if (p) {
directories.push(p);
}
}
}
const matches = [];
for (const directory of directories) {
const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
if (filePath) {
matches.push(filePath);
}
}
return matches;
});
}
function readCopyOptions(options) {
const force = options.force == null ? true : options.force;
const recursive = Boolean(options.recursive);
const copySourceDirectory = options.copySourceDirectory == null ? true : Boolean(options.copySourceDirectory);
return {
force: force,
recursive: recursive,
copySourceDirectory: copySourceDirectory
};
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
return io_awaiter(this, void 0, void 0, function*() {
if (currentDepth >= 255) return;
currentDepth++;
yield mkdirP(destDir);
const files = yield ioUtil.readdir(sourceDir);
for (const fileName of files) {
const srcFile = `${sourceDir}/${fileName}`;
const destFile = `${destDir}/${fileName}`;
const srcFileStat = yield ioUtil.lstat(srcFile);
if (srcFileStat.isDirectory()) {
yield cpDirRecursive(srcFile, destFile, currentDepth, force);
} else {
yield io_copyFile(srcFile, destFile, force);
}
}
yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
});
}
function io_copyFile(srcFile, destFile, force) {
return io_awaiter(this, void 0, void 0, function*() {
if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
try {
yield ioUtil.lstat(destFile);
yield ioUtil.unlink(destFile);
} catch (e) {
if (e.code === "EPERM") {
yield ioUtil.chmod(destFile, "0666");
yield ioUtil.unlink(destFile);
}
}
const symlinkFull = yield ioUtil.readlink(srcFile);
yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? "junction" : null);
} else if (!(yield ioUtil.exists(destFile)) || force) {
yield ioUtil.copyFile(srcFile, destFile);
}
});
}
var external_timers_ = __webpack_require__(53557);
var toolrunner_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const toolrunner_IS_WINDOWS = process.platform === "win32";
class ToolRunner extends external_events_.EventEmitter {
constructor(toolPath, args, options) {
super();
if (!toolPath) {
throw new Error("Parameter 'toolPath' cannot be null or empty.");
}
this.toolPath = toolPath;
this.args = args || [];
this.options = options || {};
}
_debug(message) {
if (this.options.listeners && this.options.listeners.debug) {
this.options.listeners.debug(message);
}
}
_getCommandString(options, noPrefix) {
const toolPath = this._getSpawnFileName();
const args = this._getSpawnArgs(options);
let cmd = noPrefix ? "" : "[command]";
if (toolrunner_IS_WINDOWS) {
if (this._isCmdFile()) {
cmd += toolPath;
for (const a of args) {
cmd += ` ${a}`;
}
} else if (options.windowsVerbatimArguments) {
cmd += `"${toolPath}"`;
for (const a of args) {
cmd += ` ${a}`;
}
} else {
cmd += this._windowsQuoteCmdArg(toolPath);
for (const a of args) {
cmd += ` ${this._windowsQuoteCmdArg(a)}`;
}
}
} else {
cmd += toolPath;
for (const a of args) {
cmd += ` ${a}`;
}
}
return cmd;
}
_processLineBuffer(data, strBuffer, onLine) {
try {
let s = strBuffer + data.toString();
let n = s.indexOf(external_os_.EOL);
while (n > -1) {
const line = s.substring(0, n);
onLine(line);
s = s.substring(n + external_os_.EOL.length);
n = s.indexOf(external_os_.EOL);
}
return s;
} catch (err) {
this._debug(`error processing line. Failed with error ${err}`);
return "";
}
}
_getSpawnFileName() {
if (toolrunner_IS_WINDOWS) {
if (this._isCmdFile()) {
return process.env["COMSPEC"] || "cmd.exe";
}
}
return this.toolPath;
}
_getSpawnArgs(options) {
if (toolrunner_IS_WINDOWS) {
if (this._isCmdFile()) {
let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for (const a of this.args) {
argline += " ";
argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
}
argline += '"';
return [ argline ];
}
}
return this.args;
}
_endsWith(str, end) {
return str.endsWith(end);
}
_isCmdFile() {
const upperToolPath = this.toolPath.toUpperCase();
return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
}
_windowsQuoteCmdArg(arg) {
if (!this._isCmdFile()) {
return this._uvQuoteCmdArg(arg);
}
if (!arg) {
return '""';
}
const cmdSpecialChars = [ " ", "\t", "&", "(", ")", "[", "]", "{", "}", "^", "=", ";", "!", "'", "+", ",", "`", "~", "|", "<", ">", '"' ];
let needsQuotes = false;
for (const char of arg) {
if (cmdSpecialChars.some(x => x === char)) {
needsQuotes = true;
break;
}
}
if (!needsQuotes) {
return arg;
}
let reverse = '"';
let quoteHit = true;
for (let i = arg.length; i > 0; i--) {
reverse += arg[i - 1];
if (quoteHit && arg[i - 1] === "\\") {
reverse += "\\";
} else if (arg[i - 1] === '"') {
quoteHit = true;
reverse += '"';
} else {
quoteHit = false;
}
}
reverse += '"';
return reverse.split("").reverse().join("");
}
_uvQuoteCmdArg(arg) {
if (!arg) {
return '""';
}
if (!arg.includes(" ") && !arg.includes("\t") && !arg.includes('"')) {
return arg;
}
if (!arg.includes('"') && !arg.includes("\\")) {
return `"${arg}"`;
}
let reverse = '"';
let quoteHit = true;
for (let i = arg.length; i > 0; i--) {
reverse += arg[i - 1];
if (quoteHit && arg[i - 1] === "\\") {
reverse += "\\";
} else if (arg[i - 1] === '"') {
quoteHit = true;
reverse += "\\";
} else {
quoteHit = false;
}
}
reverse += '"';
return reverse.split("").reverse().join("");
}
_cloneExecOptions(options) {
options = options || {};
const result = {
cwd: options.cwd || process.cwd(),
env: options.env || process.env,
silent: options.silent || false,
windowsVerbatimArguments: options.windowsVerbatimArguments || false,
failOnStdErr: options.failOnStdErr || false,
ignoreReturnCode: options.ignoreReturnCode || false,
delay: options.delay || 1e4
};
result.outStream = options.outStream || process.stdout;
result.errStream = options.errStream || process.stderr;
return result;
}
_getSpawnOptions(options, toolPath) {
options = options || {};
const result = {};
result.cwd = options.cwd;
result.env = options.env;
result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
if (options.windowsVerbatimArguments) {
result.argv0 = `"${toolPath}"`;
}
return result;
}
exec() {
return toolrunner_awaiter(this, void 0, void 0, function*() {
if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || toolrunner_IS_WINDOWS && this.toolPath.includes("\\"))) {
this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
}
this.toolPath = yield which(this.toolPath, true);
return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function*() {
this._debug(`exec tool: ${this.toolPath}`);
this._debug("arguments:");
for (const arg of this.args) {
this._debug(`   ${arg}`);
}
const optionsNonNull = this._cloneExecOptions(this.options);
if (!optionsNonNull.silent && optionsNonNull.outStream) {
optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
}
const state = new ExecState(optionsNonNull, this.toolPath);
state.on("debug", message => {
this._debug(message);
});
if (this.options.cwd && !(yield exists(this.options.cwd))) {
return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
}
const fileName = this._getSpawnFileName();
const cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
let stdbuffer = "";
if (cp.stdout) {
cp.stdout.on("data", data => {
if (this.options.listeners && this.options.listeners.stdout) {
this.options.listeners.stdout(data);
}
if (!optionsNonNull.silent && optionsNonNull.outStream) {
optionsNonNull.outStream.write(data);
}
stdbuffer = this._processLineBuffer(data, stdbuffer, line => {
if (this.options.listeners && this.options.listeners.stdline) {
this.options.listeners.stdline(line);
}
});
});
}
let errbuffer = "";
if (cp.stderr) {
cp.stderr.on("data", data => {
state.processStderr = true;
if (this.options.listeners && this.options.listeners.stderr) {
this.options.listeners.stderr(data);
}
if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) {
const s = optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream;
s.write(data);
}
errbuffer = this._processLineBuffer(data, errbuffer, line => {
if (this.options.listeners && this.options.listeners.errline) {
this.options.listeners.errline(line);
}
});
});
}
cp.on("error", err => {
state.processError = err.message;
state.processExited = true;
state.processClosed = true;
state.CheckComplete();
});
cp.on("exit", code => {
state.processExitCode = code;
state.processExited = true;
this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
state.CheckComplete();
});
cp.on("close", code => {
state.processExitCode = code;
state.processExited = true;
state.processClosed = true;
this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
state.CheckComplete();
});
state.on("done", (error, exitCode) => {
if (stdbuffer.length > 0) {
this.emit("stdline", stdbuffer);
}
if (errbuffer.length > 0) {
this.emit("errline", errbuffer);
}
cp.removeAllListeners();
if (error) {
reject(error);
} else {
resolve(exitCode);
}
});
if (this.options.input) {
if (!cp.stdin) {
throw new Error("child process missing stdin");
}
cp.stdin.end(this.options.input);
}
}));
});
}
}
function argStringToArray(argString) {
const args = [];
let inQuotes = false;
let escaped = false;
let arg = "";
function append(c) {
if (escaped && c !== '"') {
arg += "\\";
}
arg += c;
escaped = false;
}
for (let i = 0; i < argString.length; i++) {
const c = argString.charAt(i);
if (c === '"') {
if (!escaped) {
inQuotes = !inQuotes;
} else {
append(c);
}
continue;
}
if (c === "\\" && escaped) {
append(c);
continue;
}
if (c === "\\" && inQuotes) {
escaped = true;
continue;
}
if (c === " " && !inQuotes) {
if (arg.length > 0) {
args.push(arg);
arg = "";
}
continue;
}
append(c);
}
if (arg.length > 0) {
args.push(arg.trim());
}
return args;
}
class ExecState extends external_events_.EventEmitter {
constructor(options, toolPath) {
super();
this.processClosed = false;
this.processError = "";
this.processExitCode = 0;
this.processExited = false;
this.processStderr = false;
this.delay = 1e4;
this.done = false;
this.timeout = null;
if (!toolPath) {
throw new Error("toolPath must not be empty");
}
this.options = options;
this.toolPath = toolPath;
if (options.delay) {
this.delay = options.delay;
}
}
CheckComplete() {
if (this.done) {
return;
}
if (this.processClosed) {
this._setResult();
} else if (this.processExited) {
this.timeout = (0, external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this);
}
}
_debug(message) {
this.emit("debug", message);
}
_setResult() {
let error;
if (this.processExited) {
if (this.processError) {
error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
} else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
} else if (this.processStderr && this.options.failOnStdErr) {
error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
}
}
if (this.timeout) {
clearTimeout(this.timeout);
this.timeout = null;
}
this.done = true;
this.emit("done", error, this.processExitCode);
}
static HandleTimeout(state) {
if (state.done) {
return;
}
if (!state.processClosed && state.processExited) {
const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
state._debug(message);
}
state._setResult();
}
}
var exec_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
function exec_exec(commandLine, args, options) {
return exec_awaiter(this, void 0, void 0, function*() {
const commandArgs = tr.argStringToArray(commandLine);
if (commandArgs.length === 0) {
throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
}
const toolPath = commandArgs[0];
args = commandArgs.slice(1).concat(args || []);
const runner = new tr.ToolRunner(toolPath, args, options);
return runner.exec();
});
}
function getExecOutput(commandLine, args, options) {
return exec_awaiter(this, void 0, void 0, function*() {
var _a, _b;
let stdout = "";
let stderr = "";
const stdoutDecoder = new StringDecoder("utf8");
const stderrDecoder = new StringDecoder("utf8");
const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
const stdErrListener = data => {
stderr += stderrDecoder.write(data);
if (originalStdErrListener) {
originalStdErrListener(data);
}
};
const stdOutListener = data => {
stdout += stdoutDecoder.write(data);
if (originalStdoutListener) {
originalStdoutListener(data);
}
};
const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), {
stdout: stdOutListener,
stderr: stdErrListener
});
const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), {
listeners: listeners
}));
stdout += stdoutDecoder.end();
stderr += stderrDecoder.end();
return {
exitCode: exitCode,
stdout: stdout,
stderr: stderr
};
});
}
var platform_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
const {stdout: version} = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
silent: true
});
const {stdout: name} = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
silent: true
});
return {
name: name.trim(),
version: version.trim()
};
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
var _a, _b, _c, _d;
const {stdout: stdout} = yield exec.getExecOutput("sw_vers", undefined, {
silent: true
});
const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
return {
name: name,
version: version
};
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function*() {
const {stdout: stdout} = yield exec.getExecOutput("lsb_release", [ "-i", "-r", "-s" ], {
silent: true
});
const [name, version] = stdout.trim().split("\n");
return {
name: name,
version: version
};
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === "win32";
const isMacOS = platform === "darwin";
const isLinux = platform === "linux";
function getDetails() {
return platform_awaiter(this, void 0, void 0, function*() {
return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
platform: platform,
arch: arch,
isWindows: isWindows,
isMacOS: isMacOS,
isLinux: isLinux
});
});
}
var core_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
var ExitCode;
(function(ExitCode) {
ExitCode[ExitCode["Success"] = 0] = "Success";
ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
const convertedVal = toCommandValue(val);
process.env[name] = convertedVal;
const filePath = process.env["GITHUB_ENV"] || "";
if (filePath) {
return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
}
issueCommand("set-env", {
name: name
}, convertedVal);
}
function core_setSecret(secret) {
command_issueCommand("add-mask", {}, secret);
}
function addPath(inputPath) {
const filePath = process.env["GITHUB_PATH"] || "";
if (filePath) {
issueFileCommand("PATH", inputPath);
} else {
issueCommand("add-path", {}, inputPath);
}
process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
}
function getInput(name, options) {
const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
if (options && options.required && !val) {
throw new Error(`Input required and not supplied: ${name}`);
}
if (options && options.trimWhitespace === false) {
return val;
}
return val.trim();
}
function getMultilineInput(name, options) {
const inputs = getInput(name, options).split("\n").filter(x => x !== "");
if (options && options.trimWhitespace === false) {
return inputs;
}
return inputs.map(input => input.trim());
}
function getBooleanInput(name, options) {
const trueValue = [ "true", "True", "TRUE" ];
const falseValue = [ "false", "False", "FALSE" ];
const val = getInput(name, options);
if (trueValue.includes(val)) return true;
if (falseValue.includes(val)) return false;
throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
const filePath = process.env["GITHUB_OUTPUT"] || "";
if (filePath) {
return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
}
process.stdout.write(external_os_.EOL);
command_issueCommand("set-output", {
name: name
}, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
issue("echo", enabled ? "on" : "off");
}
function setFailed(message) {
process.exitCode = ExitCode.Failure;
error(message);
}
function isDebug() {
return process.env["RUNNER_DEBUG"] === "1";
}
function core_debug(message) {
command_issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
command_issue("group", name);
}
function endGroup() {
command_issue("endgroup");
}
function group(name, fn) {
return core_awaiter(this, void 0, void 0, function*() {
startGroup(name);
let result;
try {
result = yield fn();
} finally {
endGroup();
}
return result;
});
}
function saveState(name, value) {
const filePath = process.env["GITHUB_STATE"] || "";
if (filePath) {
return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
}
command_issueCommand("save-state", {
name: name
}, utils_toCommandValue(value));
}
function getState(name) {
return process.env[`STATE_${name}`] || "";
}
function getIDToken(aud) {
return core_awaiter(this, void 0, void 0, function*() {
return yield OidcClient.getIDToken(aud);
});
}
},
92145: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
tZ: () => BearerCredentialHandler
});
var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
class BasicCredentialHandler {
constructor(username, password) {
this.username = username;
this.password = password;
}
prepareRequest(options) {
if (!options.headers) {
throw Error("The request has no headers");
}
options.headers["Authorization"] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`;
}
canHandleAuthentication() {
return false;
}
handleAuthentication() {
return __awaiter(this, void 0, void 0, function*() {
throw new Error("not implemented");
});
}
}
class BearerCredentialHandler {
constructor(token) {
this.token = token;
}
prepareRequest(options) {
if (!options.headers) {
throw Error("The request has no headers");
}
options.headers["Authorization"] = `Bearer ${this.token}`;
}
canHandleAuthentication() {
return false;
}
handleAuthentication() {
return __awaiter(this, void 0, void 0, function*() {
throw new Error("not implemented");
});
}
}
class PersonalAccessTokenCredentialHandler {
constructor(token) {
this.token = token;
}
prepareRequest(options) {
if (!options.headers) {
throw Error("The request has no headers");
}
options.headers["Authorization"] = `Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`;
}
canHandleAuthentication() {
return false;
}
handleAuthentication() {
return __awaiter(this, void 0, void 0, function*() {
throw new Error("not implemented");
});
}
}
},
44942: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qq: () => HttpClient,
Hv: () => HttpCodes
});
var external_http_ = __webpack_require__(58611);
var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
var external_https_ = __webpack_require__(65692);
var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
function getProxyUrl(reqUrl) {
const usingSsl = reqUrl.protocol === "https:";
if (checkBypass(reqUrl)) {
return undefined;
}
const proxyVar = (() => {
if (usingSsl) {
return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
} else {
return process.env["http_proxy"] || process.env["HTTP_PROXY"];
}
})();
if (proxyVar) {
try {
return new DecodedURL(proxyVar);
} catch (_a) {
if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
}
} else {
return undefined;
}
}
function checkBypass(reqUrl) {
if (!reqUrl.hostname) {
return false;
}
const reqHost = reqUrl.hostname;
if (isLoopbackAddress(reqHost)) {
return true;
}
const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
if (!noProxy) {
return false;
}
let reqPort;
if (reqUrl.port) {
reqPort = Number(reqUrl.port);
} else if (reqUrl.protocol === "http:") {
reqPort = 80;
} else if (reqUrl.protocol === "https:") {
reqPort = 443;
}
const upperReqHosts = [ reqUrl.hostname.toUpperCase() ];
if (typeof reqPort === "number") {
upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
}
for (const upperNoProxyItem of noProxy.split(",").map(x => x.trim().toUpperCase()).filter(x => x)) {
if (upperNoProxyItem === "*" || upperReqHosts.some(x => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
return true;
}
}
return false;
}
function isLoopbackAddress(host) {
const hostLower = host.toLowerCase();
return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
class DecodedURL extends URL {
constructor(url, base) {
super(url, base);
this._decodedUsername = decodeURIComponent(super.username);
this._decodedPassword = decodeURIComponent(super.password);
}
get username() {
return this._decodedUsername;
}
get password() {
return this._decodedPassword;
}
}
var tunnel = __webpack_require__(20770);
var undici = __webpack_require__(46752);
var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P || (P = Promise))(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator["throw"](value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
var HttpCodes;
(function(HttpCodes) {
HttpCodes[HttpCodes["OK"] = 200] = "OK";
HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers) {
Headers["Accept"] = "accept";
Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes) {
MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
function lib_getProxyUrl(serverUrl) {
const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
return proxyUrl ? proxyUrl.href : "";
}
const HttpRedirectCodes = [ HttpCodes.MovedPermanently, HttpCodes.ResourceMoved, HttpCodes.SeeOther, HttpCodes.TemporaryRedirect, HttpCodes.PermanentRedirect ];
const HttpResponseRetryCodes = [ HttpCodes.BadGateway, HttpCodes.ServiceUnavailable, HttpCodes.GatewayTimeout ];
const RetryableHttpVerbs = [ "OPTIONS", "GET", "DELETE", "HEAD" ];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
constructor(message, statusCode) {
super(message);
this.name = "HttpClientError";
this.statusCode = statusCode;
Object.setPrototypeOf(this, HttpClientError.prototype);
}
}
class HttpClientResponse {
constructor(message) {
this.message = message;
}
readBody() {
return __awaiter(this, void 0, void 0, function*() {
return new Promise(resolve => __awaiter(this, void 0, void 0, function*() {
let output = Buffer.alloc(0);
this.message.on("data", chunk => {
output = Buffer.concat([ output, chunk ]);
});
this.message.on("end", () => {
resolve(output.toString());
});
}));
});
}
readBodyBuffer() {
return __awaiter(this, void 0, void 0, function*() {
return new Promise(resolve => __awaiter(this, void 0, void 0, function*() {
const chunks = [];
this.message.on("data", chunk => {
chunks.push(chunk);
});
this.message.on("end", () => {
resolve(Buffer.concat(chunks));
});
}));
});
}
}
function isHttps(requestUrl) {
const parsedUrl = new URL(requestUrl);
return parsedUrl.protocol === "https:";
}
class HttpClient {
constructor(userAgent, handlers, requestOptions) {
this._ignoreSslError = false;
this._allowRedirects = true;
this._allowRedirectDowngrade = false;
this._maxRedirects = 50;
this._allowRetries = false;
this._maxRetries = 1;
this._keepAlive = false;
this._disposed = false;
this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
this.handlers = handlers || [];
this.requestOptions = requestOptions;
if (requestOptions) {
if (requestOptions.ignoreSslError != null) {
this._ignoreSslError = requestOptions.ignoreSslError;
}
this._socketTimeout = requestOptions.socketTimeout;
if (requestOptions.allowRedirects != null) {
this._allowRedirects = requestOptions.allowRedirects;
}
if (requestOptions.allowRedirectDowngrade != null) {
this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
}
if (requestOptions.maxRedirects != null) {
this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
}
if (requestOptions.keepAlive != null) {
this._keepAlive = requestOptions.keepAlive;
}
if (requestOptions.allowRetries != null) {
this._allowRetries = requestOptions.allowRetries;
}
if (requestOptions.maxRetries != null) {
this._maxRetries = requestOptions.maxRetries;
}
}
}
options(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
});
}
get(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("GET", requestUrl, null, additionalHeaders || {});
});
}
del(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("DELETE", requestUrl, null, additionalHeaders || {});
});
}
post(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("POST", requestUrl, data, additionalHeaders || {});
});
}
patch(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("PATCH", requestUrl, data, additionalHeaders || {});
});
}
put(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("PUT", requestUrl, data, additionalHeaders || {});
});
}
head(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request("HEAD", requestUrl, null, additionalHeaders || {});
});
}
sendStream(verb, requestUrl, stream, additionalHeaders) {
return __awaiter(this, void 0, void 0, function*() {
return this.request(verb, requestUrl, stream, additionalHeaders);
});
}
getJson(requestUrl_1) {
return __awaiter(this, arguments, void 0, function*(requestUrl, additionalHeaders = {}) {
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
const res = yield this.get(requestUrl, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
postJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
const data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
const res = yield this.post(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
putJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
const data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
const res = yield this.put(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
patchJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function*(requestUrl, obj, additionalHeaders = {}) {
const data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
const res = yield this.patch(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
request(verb, requestUrl, data, headers) {
return __awaiter(this, void 0, void 0, function*() {
if (this._disposed) {
throw new Error("Client has already been disposed.");
}
const parsedUrl = new URL(requestUrl);
let info = this._prepareRequest(verb, parsedUrl, headers);
const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
let numTries = 0;
let response;
do {
response = yield this.requestRaw(info, data);
if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
let authenticationHandler;
for (const handler of this.handlers) {
if (handler.canHandleAuthentication(response)) {
authenticationHandler = handler;
break;
}
}
if (authenticationHandler) {
return authenticationHandler.handleAuthentication(this, info, data);
} else {
return response;
}
}
let redirectsRemaining = this._maxRedirects;
while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
const redirectUrl = response.message.headers["location"];
if (!redirectUrl) {
break;
}
const parsedRedirectUrl = new URL(redirectUrl);
if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) {
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
}
yield response.readBody();
if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
for (const header in headers) {
if (header.toLowerCase() === "authorization") {
delete headers[header];
}
}
}
info = this._prepareRequest(verb, parsedRedirectUrl, headers);
response = yield this.requestRaw(info, data);
redirectsRemaining--;
}
if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) {
return response;
}
numTries += 1;
if (numTries < maxTries) {
yield response.readBody();
yield this._performExponentialBackoff(numTries);
}
} while (numTries < maxTries);
return response;
});
}
dispose() {
if (this._agent) {
this._agent.destroy();
}
this._disposed = true;
}
requestRaw(info, data) {
return __awaiter(this, void 0, void 0, function*() {
return new Promise((resolve, reject) => {
function callbackForResult(err, res) {
if (err) {
reject(err);
} else if (!res) {
reject(new Error("Unknown error"));
} else {
resolve(res);
}
}
this.requestRawWithCallback(info, data, callbackForResult);
});
});
}
requestRawWithCallback(info, data, onResult) {
if (typeof data === "string") {
if (!info.options.headers) {
info.options.headers = {};
}
info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
}
let callbackCalled = false;
function handleResult(err, res) {
if (!callbackCalled) {
callbackCalled = true;
onResult(err, res);
}
}
const req = info.httpModule.request(info.options, msg => {
const res = new HttpClientResponse(msg);
handleResult(undefined, res);
});
let socket;
req.on("socket", sock => {
socket = sock;
});
req.setTimeout(this._socketTimeout || 3 * 6e4, () => {
if (socket) {
socket.end();
}
handleResult(new Error(`Request timeout: ${info.options.path}`));
});
req.on("error", function(err) {
handleResult(err);
});
if (data && typeof data === "string") {
req.write(data, "utf8");
}
if (data && typeof data !== "string") {
data.on("close", function() {
req.end();
});
data.pipe(req);
} else {
req.end();
}
}
getAgent(serverUrl) {
const parsedUrl = new URL(serverUrl);
return this._getAgent(parsedUrl);
}
getAgentDispatcher(serverUrl) {
const parsedUrl = new URL(serverUrl);
const proxyUrl = getProxyUrl(parsedUrl);
const useProxy = proxyUrl && proxyUrl.hostname;
if (!useProxy) {
return;
}
return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
}
_prepareRequest(method, requestUrl, headers) {
const info = {};
info.parsedUrl = requestUrl;
const usingSsl = info.parsedUrl.protocol === "https:";
info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
const defaultPort = usingSsl ? 443 : 80;
info.options = {};
info.options.host = info.parsedUrl.hostname;
info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
info.options.method = method;
info.options.headers = this._mergeHeaders(headers);
if (this.userAgent != null) {
info.options.headers["user-agent"] = this.userAgent;
}
info.options.agent = this._getAgent(info.parsedUrl);
if (this.handlers) {
for (const handler of this.handlers) {
handler.prepareRequest(info.options);
}
}
return info;
}
_mergeHeaders(headers) {
if (this.requestOptions && this.requestOptions.headers) {
return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
}
return lowercaseKeys(headers || {});
}
_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
let clientHeader;
if (this.requestOptions && this.requestOptions.headers) {
const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
if (headerValue) {
clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
}
}
const additionalValue = additionalHeaders[header];
if (additionalValue !== undefined) {
return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
}
if (clientHeader !== undefined) {
return clientHeader;
}
return _default;
}
_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
let clientHeader;
if (this.requestOptions && this.requestOptions.headers) {
const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
if (headerValue) {
if (typeof headerValue === "number") {
clientHeader = String(headerValue);
} else if (Array.isArray(headerValue)) {
clientHeader = headerValue.join(", ");
} else {
clientHeader = headerValue;
}
}
}
const additionalValue = additionalHeaders[Headers.ContentType];
if (additionalValue !== undefined) {
if (typeof additionalValue === "number") {
return String(additionalValue);
} else if (Array.isArray(additionalValue)) {
return additionalValue.join(", ");
} else {
return additionalValue;
}
}
if (clientHeader !== undefined) {
return clientHeader;
}
return _default;
}
_getAgent(parsedUrl) {
let agent;
const proxyUrl = getProxyUrl(parsedUrl);
const useProxy = proxyUrl && proxyUrl.hostname;
if (this._keepAlive && useProxy) {
agent = this._proxyAgent;
}
if (!useProxy) {
agent = this._agent;
}
if (agent) {
return agent;
}
const usingSsl = parsedUrl.protocol === "https:";
let maxSockets = 100;
if (this.requestOptions) {
maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
}
if (proxyUrl && proxyUrl.hostname) {
const agentOptions = {
maxSockets: maxSockets,
keepAlive: this._keepAlive,
proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && {
proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
}), {
host: proxyUrl.hostname,
port: proxyUrl.port
})
};
let tunnelAgent;
const overHttps = proxyUrl.protocol === "https:";
if (usingSsl) {
tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
} else {
tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
}
agent = tunnelAgent(agentOptions);
this._proxyAgent = agent;
}
if (!agent) {
const options = {
keepAlive: this._keepAlive,
maxSockets: maxSockets
};
agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
this._agent = agent;
}
if (usingSsl && this._ignoreSslError) {
agent.options = Object.assign(agent.options || {}, {
rejectUnauthorized: false
});
}
return agent;
}
_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
let proxyAgent;
if (this._keepAlive) {
proxyAgent = this._proxyAgentDispatcher;
}
if (proxyAgent) {
return proxyAgent;
}
const usingSsl = parsedUrl.protocol === "https:";
proxyAgent = new undici.ProxyAgent(Object.assign({
uri: proxyUrl.href,
pipelining: !this._keepAlive ? 0 : 1
}, (proxyUrl.username || proxyUrl.password) && {
token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`
}));
this._proxyAgentDispatcher = proxyAgent;
if (usingSsl && this._ignoreSslError) {
proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
rejectUnauthorized: false
});
}
return proxyAgent;
}
_getUserAgentWithOrchestrationId(userAgent) {
const baseUserAgent = userAgent || "actions/http-client";
const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
if (orchId) {
const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
}
return baseUserAgent;
}
_performExponentialBackoff(retryNumber) {
return __awaiter(this, void 0, void 0, function*() {
retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
return new Promise(resolve => setTimeout(() => resolve(), ms));
});
}
_processResponse(res, options) {
return __awaiter(this, void 0, void 0, function*() {
return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function*() {
const statusCode = res.message.statusCode || 0;
const response = {
statusCode: statusCode,
result: null,
headers: {}
};
if (statusCode === HttpCodes.NotFound) {
resolve(response);
}
function dateTimeDeserializer(key, value) {
if (typeof value === "string") {
const a = new Date(value);
if (!isNaN(a.valueOf())) {
return a;
}
}
return value;
}
let obj;
let contents;
try {
contents = yield res.readBody();
if (contents && contents.length > 0) {
if (options && options.deserializeDates) {
obj = JSON.parse(contents, dateTimeDeserializer);
} else {
obj = JSON.parse(contents);
}
response.result = obj;
}
response.headers = res.message.headers;
} catch (err) {}
if (statusCode > 299) {
let msg;
if (obj && obj.message) {
msg = obj.message;
} else if (contents && contents.length > 0) {
msg = contents;
} else {
msg = `Failed request: (${statusCode})`;
}
const err = new HttpClientError(msg, statusCode);
err.result = response.result;
reject(err);
} else {
resolve(response);
}
}));
});
}
}
const lowercaseKeys = obj => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], 
c), {});
},
69999: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wx: () => compile_Compile
});
var schema = __webpack_require__(9978);
function TsIgnore() {
return `// @ts-ignore`;
}
function Separator() {
return ``;
}
function ImportSection(build) {
const context = build.UseUnevaluated() ? [ `import { CheckContext } from "typebox/schema"` ] : [];
const hashing = `import { Hashing } from "typebox/system"`;
const guard = `import { Guard } from "typebox/guard"`;
return [ ...context, hashing, guard ];
}
function ExternalSection(build) {
const {identifier: identifier} = build.External();
return [ Separator(), TsIgnore(), `let ${identifier} = []`, Separator(), TsIgnore(), `export function SetExternal(external) { ${identifier} = external.variables }` ];
}
function FunctionSection(build) {
return build.Functions().map(func => [ Separator(), TsIgnore(), `${func};` ].join("\n"));
}
function ExportSection(build) {
const body = build.UseUnevaluated() ? `const context = new CheckContext({}, {}); return ${build.Entry()}` : `return ${build.Entry()}`;
return [ Separator(), TsIgnore(), `export function Check(value) { ${body} }` ];
}
function Code(...args) {
const [context, type] = Arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
const build = Build(context, type);
const code = [ ...ImportSection(build), ...ExternalSection(build), ...FunctionSection(build), ...ExportSection(build) ].join("\n");
return {
External: build.External(),
Code: code
};
}
var arguments_arguments = __webpack_require__(97565);
var internal = __webpack_require__(63793);
var settings = __webpack_require__(71126);
var build_value = __webpack_require__(79229);
class Validator {
constructor(context, type) {
this.hasCodec = (0, build_value.F7)(context, type);
this.buildResult = (0, schema.L2J)(context, type);
this.evaluateResult = this.buildResult.Evaluate();
}
IsAccelerated() {
return this.evaluateResult.IsAccelerated();
}
Context() {
return this.buildResult.Context();
}
Type() {
return this.buildResult.Schema();
}
Code() {
return this.evaluateResult.Code();
}
Check(value) {
return this.evaluateResult.Check(value);
}
Parse(value) {
const checked = this.Check(value);
if (checked) return value;
if (settings.w.Get().correctiveParse) return (0, build_value.iX)(this.Context(), this.Type(), value);
(0, internal.k)();
const errors = this.Errors(value);
(0, internal.$)();
throw new build_value.mB(value, errors);
}
Errors(value) {
if (this.IsAccelerated() && this.Check(value)) return [];
return (0, build_value.I)(this.Context(), this.Type(), value);
}
Clean(value) {
return (0, build_value.Y0)(this.Context(), this.Type(), value);
}
Convert(value) {
return (0, build_value.U$)(this.Context(), this.Type(), value);
}
Create() {
return (0, build_value.X5)(this.Context(), this.Type());
}
Default(value) {
return (0, build_value.yB)(this.Context(), this.Type(), value);
}
Decode(value) {
const result = this.hasCodec ? (0, build_value.Tq)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
Encode(value) {
const result = this.hasCodec ? (0, build_value.dB)(this.Context(), this.Type(), value) : this.Parse(value);
return result;
}
}
function compile_Compile(...args) {
const [context, type] = arguments_arguments.Match(args, {
2: (context, type) => [ context, type ],
1: type => [ {}, type ]
});
return new Validator(context, type);
}
const compile = null && Compile;
},
35007: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZUJ: () => typebox_namespaceObject
});
var typebox_namespaceObject = {};
__webpack_require__.r(typebox_namespaceObject);
__webpack_require__.d(typebox_namespaceObject, {
Any: () => any.F,
Array: () => array.O3,
BigInt: () => bigint.Qw,
Boolean: () => types_boolean.v,
Call: () => call.Je,
Capitalize: () => capitalize.P,
Codec: () => _codec.Ne,
Conditional: () => conditional.b,
Constructor: () => types_constructor.DO,
ConstructorParameters: () => constructor_parameters.R,
Cyclic: () => cyclic.MW,
Decode: () => _codec.Tq,
DecodeBuilder: () => _codec.O$,
Dependent: () => dependent.qi,
Encode: () => _codec.dB,
EncodeBuilder: () => _codec.Mg,
Enum: () => types_enum.gp,
Evaluate: () => evaluate.S,
Exclude: () => exclude.n,
Extends: () => type_extends.q,
ExtendsResult: () => type_extends.d,
Extract: () => extract.M,
Function: () => types_function.zt,
Generic: () => generic.c,
Identifier: () => identifier.g,
Immutable: () => _immutable.J,
Index: () => action.jK,
Infer: () => infer.N,
InstanceType: () => instance_type.y,
Instantiate: () => instantiate.l5,
Integer: () => integer.jz,
Interface: () => action_interface.KA,
Intersect: () => intersect.oo,
IsAny: () => any.h,
IsArray: () => array.QS,
IsBigInt: () => bigint.cQ,
IsBoolean: () => types_boolean.Z,
IsCall: () => call.rx,
IsCodec: () => _codec.Lp,
IsConstructor: () => types_constructor.ZV,
IsCyclic: () => cyclic.c_,
IsDependent: () => dependent.oZ,
IsEnum: () => types_enum.Kk,
IsEnumValue: () => types_enum.dW,
IsFunction: () => types_function.hg,
IsGeneric: () => generic.E,
IsIdentifier: () => identifier.o,
IsImmutable: () => _immutable.P,
IsInfer: () => infer.t,
IsInteger: () => integer.$p,
IsIntersect: () => intersect.Yq,
IsKind: () => schema.n,
IsLiteral: () => literal.gP,
IsNever: () => never.Df,
IsNull: () => types_null.E,
IsNumber: () => number.Mx,
IsObject: () => object.av,
IsOptional: () => _optional.X,
IsParameter: () => parameter.a,
IsReadonly: () => _readonly.T,
IsRecord: () => record.cZ,
IsRef: () => ref.i,
IsRefine: () => _refine.Ux,
IsRest: () => rest.H,
IsSchema: () => schema.Y,
IsString: () => string.IP,
IsSymbol: () => symbol.n,
IsTemplateLiteral: () => template_literal.gm,
IsThis: () => types_this.$,
IsTuple: () => tuple.PN,
IsUndefined: () => types_undefined.R,
IsUnion: () => union.my,
IsUnknown: () => unknown.f,
IsUnsafe: () => unsafe.h,
IsVoid: () => types_void.j,
KeyOf: () => keyof.t,
Literal: () => literal.uS,
Lowercase: () => lowercase.A,
Mapped: () => mapped.u,
Module: () => action_module.n,
Never: () => never.ps,
NonNullable: () => non_nullable.p,
Null: () => types_null.U,
Number: () => number.wN,
Object: () => object.wS,
Omit: () => omit.E,
Optional: () => _optional.o,
Parameter: () => parameter.k,
Parameters: () => parameters.H,
Partial: () => partial.e,
Pick: () => pick.m,
Readonly: () => _readonly.Z,
ReadonlyObject: () => readonly_object.Y3,
ReadonlyType: () => readonly_object.th,
Record: () => record.mS,
RecordKey: () => record.VJ,
RecordPattern: () => record.EY,
RecordValue: () => record.Bo,
Ref: () => ref.o,
Refine: () => _refine.QL,
Required: () => required.m,
Rest: () => rest.N,
ReturnType: () => return_type.p,
Script: () => script.e,
String: () => string.Qf,
Symbol: () => symbol.N,
TemplateLiteral: () => template_literal.k_,
This: () => types_this.R,
Tuple: () => tuple.rd,
Uncapitalize: () => uncapitalize.w,
Undefined: () => types_undefined.r,
Union: () => union.gP,
Unknown: () => unknown.$,
Unsafe: () => unsafe.T,
Uppercase: () => uppercase.r,
Void: () => types_void.T,
With: () => action_with.R
});
var action = __webpack_require__(96301);
var engine = __webpack_require__(44318);
var type_extends = __webpack_require__(5257);
var script = __webpack_require__(54441);
var types = __webpack_require__(11309);
var instantiate = __webpack_require__(7749);
var capitalize = __webpack_require__(98068);
var conditional = __webpack_require__(68650);
var constructor_parameters = __webpack_require__(64869);
var evaluate = __webpack_require__(49731);
var exclude = __webpack_require__(74276);
var extract = __webpack_require__(47329);
var instance_type = __webpack_require__(33430);
var action_interface = __webpack_require__(1971);
var keyof = __webpack_require__(26300);
var lowercase = __webpack_require__(34737);
var mapped = __webpack_require__(49547);
var action_module = __webpack_require__(67474);
var non_nullable = __webpack_require__(8673);
var omit = __webpack_require__(96317);
var parameters = __webpack_require__(9238);
var partial = __webpack_require__(10641);
var pick = __webpack_require__(96185);
var readonly_object = __webpack_require__(62930);
var required = __webpack_require__(98889);
var return_type = __webpack_require__(66243);
var uncapitalize = __webpack_require__(47297);
var uppercase = __webpack_require__(4170);
var action_with = __webpack_require__(60866);
var _codec = __webpack_require__(4156);
var _immutable = __webpack_require__(96214);
var _optional = __webpack_require__(20214);
var _readonly = __webpack_require__(13288);
var _refine = __webpack_require__(68697);
var any = __webpack_require__(14935);
var array = __webpack_require__(97894);
var bigint = __webpack_require__(27626);
var types_boolean = __webpack_require__(7957);
var call = __webpack_require__(4759);
var types_constructor = __webpack_require__(8197);
var cyclic = __webpack_require__(50330);
var types_enum = __webpack_require__(98903);
var types_function = __webpack_require__(46951);
var generic = __webpack_require__(73778);
var identifier = __webpack_require__(64262);
var dependent = __webpack_require__(18712);
var infer = __webpack_require__(35889);
var integer = __webpack_require__(4247);
var intersect = __webpack_require__(69270);
var literal = __webpack_require__(4e4);
var never = __webpack_require__(9139);
var types_null = __webpack_require__(66316);
var number = __webpack_require__(64400);
var object = __webpack_require__(10982);
var parameter = __webpack_require__(27224);
var record = __webpack_require__(58848);
var ref = __webpack_require__(43042);
var rest = __webpack_require__(27137);
var schema = __webpack_require__(8122);
var string = __webpack_require__(87964);
var symbol = __webpack_require__(97111);
var template_literal = __webpack_require__(64125);
var types_this = __webpack_require__(91263);
var tuple = __webpack_require__(62023);
var types_undefined = __webpack_require__(51421);
var union = __webpack_require__(31520);
var unknown = __webpack_require__(57191);
var unsafe = __webpack_require__(95557);
var types_void = __webpack_require__(55129);
const build = null && Type;
}
};
