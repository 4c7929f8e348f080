export const id = "module-2326";

export const ids = [ "module-2326" ];

export const modules = {
2326: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var _contract_channel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69340);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9682);
var _client_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11310);
var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9654);
var _secret_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68127);
const FLAGS = {
kind: {
type: "string",
value: "KIND",
description: `add: ${_contract_channel_js__WEBPACK_IMPORTED_MODULE_0__.Ql.join(", ")}.`
},
name: {
type: "string",
value: "NAME",
description: "What the channel is for, in your words."
},
url: {
type: "string",
value: "URL",
description: "Jira or DefectDojo. That of Slack or Teams is a secret: prefer SCAN_GATE_CHANNEL_URL or SCAN_GATE_CHANNEL_URL_FILE. Flags are visible in process lists."
},
recipients: {
type: "string",
value: "LIST",
description: "Email: addresses, 20 at most."
},
user: {
type: "string",
value: "EMAIL",
description: "Jira Cloud: account of the token. Without it: Data Center."
},
project: {
type: "string",
value: "KEY",
description: "Jira: key of the project."
},
"issue-type": {
type: "string",
value: "NAME",
description: "Jira: default Task."
},
summary: {
type: "string",
value: "TEXT",
description: "Jira: template with {subject}, {target}, {severity}, {title}, {new}, {fixed}. Default: {subject}."
},
product: {
type: "string",
value: "NAME",
description: "DefectDojo: a product, which must exist."
},
engagement: {
type: "string",
value: "NAME",
description: "DefectDojo: default Scan Gate."
},
"min-severity": {
type: "string",
value: "S",
description: `${_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.oC.join(", ")}. Default: high.`
},
events: {
type: "string",
value: "LIST",
description: `${_contract_channel_js__WEBPACK_IMPORTED_MODULE_0__.wt.join(", ")}. Default: both; Jira: the first.`
},
"daily-at": {
type: "string",
value: "HH:MM",
description: "One digest a day at this time; now: at once (default)."
},
"time-zone": {
type: "string",
value: "ZONE",
description: "IANA time zone, such as Europe/Berlin. Default: UTC."
},
status: {
type: "string",
value: "STATUS",
description: "update: enabled or disabled."
},
..._client_command_js__WEBPACK_IMPORTED_MODULE_4__.Ss
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_7__.bD)([ "channels add --kind KIND --name NAME [flags] --api-url URL", "channels list --api-url URL", "channels update <id> [flags] --api-url URL", "channels test <id> --api-url URL", "channels delete <id> --api-url URL" ], `Manages where a service sends new and fixed findings of a workspace. The token of Jira or DefectDojo comes from\nSCAN_GATE_CHANNEL_TOKEN, or the file in SCAN_GATE_CHANNEL_TOKEN_FILE. update replaces all settings of the kind if it has one of them. test\nsends an example; for Jira and DefectDojo it checks the token only.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_5__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb = "", id, ...more] = flags.positionals;
const [surplus] = verb === "add" || verb === "list" ? [ id, ...more ] : more;
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(surplus), `is one argument too many for channels ${verb}.`);
return (0, _client_command_js__WEBPACK_IMPORTED_MODULE_4__.RS)(callOf(verb, id, flags, io), flags, io);
}
function callOf(verb, id, flags, io) {
const known = () => {
if (id === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("<id>", "missing: see scan-gate channels list.");
return id;
};
switch (verb) {
case "add":
{
const kind = (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)("--kind", flags.text("kind") ?? "", _contract_channel_js__WEBPACK_IMPORTED_MODULE_0__.Ql);
const {name: name, daily_at: dailyAt, status: _, ...body} = terms(flags, io);
if (name === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("--name", "missing: say what the channel is for.");
const digest = dailyAt === undefined || dailyAt === "" ? {} : {
daily_at: dailyAt
};
return client => client.createChannel({
...body,
name: name,
kind: kind,
...digest
});
}

case "list":
return client => (0, _client_command_js__WEBPACK_IMPORTED_MODULE_4__.bn)(client.iterateChannels({
limit: 100
}));

case "update":
{
const [channel, body] = [ known(), terms(flags, io) ];
if (Object.keys(body).length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("channels update", "give at least one flag to change.");
return client => client.updateChannel(channel, body);
}

case "test":
{
const channel = known();
return client => client.testChannel(channel);
}

case "delete":
{
const channel = known();
return client => client.deleteChannel(channel);
}

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError("channels", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_3__.S)(verb)} is not one of add, list, update, test, delete.`);
}
}
function terms(flags, io) {
const choice = (name, values) => {
const text = flags.text(name);
return text === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)(`--${name}`, text, values);
};
const list = name => {
const text = flags.text(name);
return text === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.dt)(text);
};
const settings = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_8__.Eb)({
recipients: list("recipients"),
user: flags.text("user"),
project: flags.text("project"),
issue_type: flags.text("issue-type"),
summary: flags.text("summary"),
product: flags.text("product"),
engagement: flags.text("engagement")
});
const dailyAt = flags.text("daily-at");
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_8__.Eb)({
name: flags.text("name"),
url: flags.text("url") ?? (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_6__.q)(io, "SCAN_GATE_CHANNEL_URL"),
token: (0, _secret_files_js__WEBPACK_IMPORTED_MODULE_6__.q)(io, "SCAN_GATE_CHANNEL_TOKEN"),
settings: Object.keys(settings).length === 0 ? undefined : settings,
min_severity: choice("min-severity", _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.oC),
events: list("events")?.map(text => (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_2__.gX)("--events", text, _contract_channel_js__WEBPACK_IMPORTED_MODULE_0__.wt)),
daily_at: dailyAt === "now" ? "" : dailyAt,
time_zone: flags.text("time-zone"),
status: choice("status", [ "enabled", "disabled" ])
});
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
}
};
