export const id = "module-90318";

export const ids = [ "module-90318" ];

export const modules = {
90318: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
run: () => run
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82723);
var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84472);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9682);
var _client_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11310);
var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9654);
const FLAGS = {
name: {
type: "string",
value: "NAME",
description: "What the schedule is for, in your words."
},
cron: {
type: "string",
value: "EXPR",
description: 'Five fields, such as "0 2 * * *". At most once an hour.'
},
"time-zone": {
type: "string",
value: "ZONE",
description: "IANA time zone, such as Europe/Berlin. Default: UTC."
},
targets: {
type: "string",
value: "LIST",
description: "Ids of the targets, 20 at most."
},
"scan-type": {
type: "string",
value: "T",
description: `${_contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.g8.join(", ")}.`
},
options: {
type: "string",
value: "FILE",
description: "JSON file with the options of the scans, as in POST /v1/scans. update replaces all earlier ones."
},
..._client_command_js__WEBPACK_IMPORTED_MODULE_5__.Ss
};
const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_7__.bD)([ "schedules create --name NAME --cron EXPR --targets LIST --scan-type T [flags] --api-url URL", "schedules list --api-url URL", "schedules update <id> [flags] --api-url URL", "schedules pause <id> --api-url URL", "schedules resume <id> --api-url URL", "schedules delete <id> --api-url URL" ], `Manages the schedules by which a service scans targets without a CI. Each run starts up to 10 minutes after its time, always by the\nsame delay (next_runs), so that those of the same hour are spread. Runs that were missed are made up once. The scans are created with\nthe rights of the key that created or last changed the schedule.`, FLAGS);
async function run(args, io) {
const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_6__.CH)(args, FLAGS, HELP, io);
if (flags === null) return 0;
const [verb = "", id, ...more] = flags.positionals;
const takesId = verb !== "create" && verb !== "list";
const [surplus] = takesId ? more : [ id, ...more ];
if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError((0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(surplus), `is one argument too many for schedules ${verb}.`);
return (0, _client_command_js__WEBPACK_IMPORTED_MODULE_5__.RS)(await callOf(verb, id, flags, io), flags, io);
}
async function callOf(verb, id, flags, io) {
const known = () => {
if (id === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("<id>", "missing: see scan-gate schedules list.");
return id;
};
const change = body => {
const schedule = known();
return client => client.updateSchedule(schedule, body);
};
switch (verb) {
case "create":
{
const body = await settings(flags, io);
const {name: name, cron: cron, scan_type: scan_type, target_ids: target_ids} = body;
if (name === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--name", "missing: say what the schedule is for.");
if (cron === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--cron", 'missing: such as "0 2 * * *".');
if (target_ids === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--targets", "missing: ids of targets.");
if (scan_type === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--scan-type", `missing: ${_contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.g8.join(", ")}.`);
return client => client.createSchedule({
...body,
name: name,
cron: cron,
scan_type: scan_type,
target_ids: target_ids
});
}

case "list":
return client => (0, _client_command_js__WEBPACK_IMPORTED_MODULE_5__.bn)(client.iterateSchedules({
limit: 100
}));

case "update":
{
const body = await settings(flags, io);
if (Object.keys(body).length === 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("schedules update", "give at least one flag to change.");
return change(body);
}

case "pause":
return change({
status: "paused"
});

case "resume":
return change({
status: "enabled"
});

case "delete":
{
const schedule = known();
return client => client.deleteSchedule(schedule);
}

default:
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("schedules", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(verb)} is not one of create, list, update, pause, resume, delete.`);
}
}
async function settings(flags, io) {
const [targets, scanType, options] = [ flags.text("targets"), flags.text("scan-type"), flags.text("options") ];
return (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_8__.Eb)({
name: flags.text("name"),
cron: flags.text("cron"),
time_zone: flags.text("time-zone"),
target_ids: targets === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_3__.dt)(targets),
scan_type: scanType === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_3__.gX)("--scan-type", scanType, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.g8),
options: options === undefined ? undefined : await optionsIn(options, io)
});
}
async function optionsIn(path, io) {
const text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, 
node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.directory, path), "utf8").catch(cause => {
throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--options", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} cannot be read.`, {
cause: cause
});
});
const options = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_8__.U4)(text);
if (!(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_8__.u4)(options)) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError("--options", `${(0, 
_gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} is not a JSON object.`);
return options;
}
}
};
