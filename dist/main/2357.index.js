export const id = 2357;

export const ids = [ 2357, 1446 ];

export const modules = {
 63289: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CV: () => CONFIG_BYTES_MAX,
   Cu: () => DEFAULT_CONFIG_FILE,
   im: () => readConfigText,
   o4: () => parseConfig
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var typebox_value__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19880);
  var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38815);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
  var _config_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46304);
  var _nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10680);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41446);
  const DEFAULT_CONFIG_FILE = ".scan-gate.yml";
  const CONFIG_BYTES_MAX = 256 * 1024;
  async function readConfigText(input, path, directory) {
   const name = path.trim() === "" ? DEFAULT_CONFIG_FILE : path.trim();
   const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, name);
   try {
    const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(absolute);
    if (file.isDirectory()) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(name)} is a directory.`);
    if (!file.isFile()) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(name)} is not a regular file.`);
    if (file.size > CONFIG_BYTES_MAX) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(name)} is larger than ${CONFIG_BYTES_MAX / 1024} KiB.`);
    return {
     name: name,
     text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(absolute, "utf8")
    };
   } catch (cause) {
    if (cause instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (path.trim() === "" && code === "ENOENT") return null;
    const what = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(name)} ${what}.`, {
     cause: cause
    });
   }
  }
  function parseConfig(input, file) {
   const document = (0, yaml__WEBPACK_IMPORTED_MODULE_3__.Tp)(file.text, {
    strict: true,
    uniqueKeys: true,
    prettyErrors: true
   });
   const [fault] = [ ...document.errors, ...document.warnings ];
   if (fault !== undefined) {
    const what = fault.code === "MULTIPLE_DOCS" ? "more than one YAML document; keep one." : firstLine(fault.message);
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${file.name}: ${what}`);
   }
   let value;
   try {
    value = document.toJS({
     maxAliasCount: 20
    }) ?? {};
   } catch (cause) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${file.name}: too many aliases.`, {
     cause: cause
    });
   }
   if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${file.name}: the file is not a map of settings.`);
   }
   const problem = firstProblem(value);
   if (problem !== null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.UsageError(input, `${file.name}: ${problem}`);
   return value;
  }
  function firstProblem(value) {
   if (typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Check(_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.PZ, value)) return null;
   const errors = typebox_value__WEBPACK_IMPORTED_MODULE_2__.WT.Errors(_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.PZ, value).filter(error => error.keyword !== "boolean" && error.keyword !== "anyOf" && !isOtherBranch(error));
   const unknown = errors.find(error => error.keyword === "additionalProperties");
   if (unknown !== undefined) {
    const {additionalProperties: additionalProperties} = unknown.params;
    const key = additionalProperties[0] ?? "";
    const near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_7__.p)(key, keysAt(unknown.instancePath));
    return `unknown key ${(0, _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(key)}${place(unknown.instancePath)}.${near === null ? "" : ` Did you mean ${near}?`}`;
   }
   const [error] = errors.sort((a, b) => b.instancePath.length - a.instancePath.length);
   if (error === undefined) return "the file does not have the form of a configuration.";
   const allowed = "allowedValues" in error.params ? `: ${error.params.allowedValues.join(", ")}` : "";
   return `${dotted(error.instancePath)} ${error.message}${allowed}.`;
  }
  function keysAt(instancePath) {
   const {properties: properties} = _config_schema_js__WEBPACK_IMPORTED_MODULE_5__.PZ;
   if (instancePath === "") return Object.keys(properties);
   if (/^\/ignore\/\d+$/.test(instancePath)) return Object.keys(_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.n2.properties);
   if (/^\/targets\/\d+$/.test(instancePath)) return Object.keys(_config_schema_js__WEBPACK_IMPORTED_MODULE_5__.U.properties);
   return instancePath.endsWith("/thresholds") ? [ ..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.oC ] : [];
  }
  function isOtherBranch(error) {
   return error.keyword === "type" && /\/targets\/items\/anyOf\/[01]$/.test(error.schemaPath);
  }
  function dotted(instancePath) {
   return instancePath === "" ? "the file" : instancePath.slice(1).replaceAll("/", ".");
  }
  function place(instancePath) {
   return instancePath === "" ? "" : ` in ${dotted(instancePath)}`;
  }
  function firstLine(message) {
   return (message.split("\n")[0] ?? "").replace(/:$/, ".");
  }
 },
 46304: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   EL: () => REPORT_FORMATS,
   PZ: () => ConfigFile,
   U: () => ConfigTarget,
   d$: () => FAIL_ON,
   n2: () => ConfigIgnoreRule,
   pY: () => VERIFICATION_CHOICES
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
  var _contract_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16542);
  const REPORT_FORMATS = [ "json", "pdf", "sarif", "html", "markdown", "junit", "gitlab", "csv" ];
  const FAIL_ON = [ ..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.oC, "none" ];
  const VERIFICATION_CHOICES = [ "auto", ..._contract_target_js__WEBPACK_IMPORTED_MODULE_2__.Pq ];
  const strict = {
   additionalProperties: false
  };
  const choice = (values, description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
   type: "string",
   enum: [ ...values ],
   description: description
  });
  const checkId = "^[a-z]+\\.[a-z0-9-]+$";
  const paths = description => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: "^/",
   maxLength: 2e3
  }), {
   maxItems: 100,
   description: description
  }));
  const count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
   minimum: 0
  });
  const perTarget = {
   "scan-types": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(choice(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.g8, "Depth of the scan."), {
    minItems: 1,
    maxItems: 3,
    uniqueItems: true
   })),
   "fail-on-severity": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(choice(FAIL_ON, "Least severity that fails the gate.")),
   thresholds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(Object.fromEntries(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.oC.map(severity => [ severity, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(count) ])), {
    ...strict,
    description: "Most findings allowed per severity."
   })),
   "fail-on-new-only": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "Judge only findings the baseline does not have."
   })),
   "disable-checks": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: checkId
   }), {
    maxItems: 200,
    description: "Checks that do not run."
   })),
   "severity-overrides": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: checkId
   }), choice(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_1__.oC, "Severity."), {
    maxProperties: 200,
    description: "Another severity for the findings of a check."
   })),
   "extra-paths": paths("Paths to look at besides those found by the crawl."),
   "include-paths": paths("Only paths with one of these prefixes are looked at."),
   "exclude-paths": paths("Paths with one of these prefixes are never requested."),
   "max-requests-per-second": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1,
    maximum: 1e3
   })),
   "active-post": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "Allow active-safe probes to submit forms by POST."
   })),
   "request-headers-env": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
    description: 'Environment variable that holds secret request headers, one "Name: value" per line.'
   }))
  };
  const ConfigTarget = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 2e3,
    description: "host, host:port or URL."
   }),
   ...perTarget
  }, strict);
  const ConfigIgnoreRule = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   check: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: checkId,
    description: "Check id."
   })),
   path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^/",
    description: "Path prefix of the finding."
   })),
   fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^[0-9a-f]{32}$"
   })),
   reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 500,
    description: "Why; shown with the finding."
   }),
   expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    description: "From this day on (UTC) the rule warns and no longer hides."
   }))
  }, {
   ...strict,
   description: "At least one of check, path, fingerprint; all that are given must match."
  });
  const ConfigFile = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(1)),
   ...perTarget,
   targets: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 2e3
   }), ConfigTarget ]), {
    maxItems: 1e3
   })),
   ignore: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ConfigIgnoreRule, {
    maxItems: 1e3
   })),
   verification: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(choice(VERIFICATION_CHOICES, "How ownership of a new target is proven.")),
   wait: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
   "timeout-minutes": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    exclusiveMinimum: 0,
    maximum: 1440
   })),
   "poll-interval-seconds": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    minimum: .1,
    maximum: 3600
   })),
   "fail-fast": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
   "cancel-on-abort": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
   "max-tokens": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(count),
   "wait-for-target-seconds": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    minimum: 0,
    maximum: 3600
   })),
   "fail-on-inconclusive": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
   "warn-only": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
   "max-findings": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1,
    maximum: 500
   })),
   "report-formats": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(choice(REPORT_FORMATS, "Report format."), {
    uniqueItems: true
   })),
   "max-retries": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    maximum: 20
   }))
  }, {
   ...strict,
   title: "Scan Gate configuration"
  });
 },
 89793: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $A: () => integerInput,
   QR: () => numberInput,
   Ts: () => durationInput,
   dt: () => listInput,
   gX: () => enumInput,
   tE: () => booleanInput
  });
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
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
 7477: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   K: () => GATE_INPUTS
  });
  const GATE_INPUTS = {
   "api-key": {
    default: "",
    description: "API key of the service; needed with api-url.",
    secret: true
   },
   "api-url": {
    default: "",
    description: "Base URL of the service. Absent: the embedded service runs in this process."
   },
   targets: {
    default: "",
    description: "What to scan, one per line or comma: host, host:port or URL."
   },
   "scan-types": {
    default: "standard",
    description: "quick, standard, compliance; several allowed.",
    config: true
   },
   verification: {
    default: "auto",
    description: "How ownership of a new target is proven: auto, dns, http_file, meta_tag or local.",
    config: true
   },
   wait: {
    default: "true",
    description: "Wait for the scans and judge them; false only starts them.",
    config: true
   },
   "timeout-minutes": {
    default: "30",
    description: "Longest wait for all scans, in minutes.",
    config: true
   },
   "poll-interval-seconds": {
    default: "",
    description: "Shortest pause between two looks at the scans, in seconds. Default: adaptive.",
    config: true
   },
   "fail-fast": {
    default: "false",
    description: "Create no scan at all when one of them is refused.",
    config: true
   },
   "cancel-on-abort": {
    default: "true",
    description: "Cancel unfinished scans when the run is aborted.",
    config: true
   },
   rerun: {
    default: "resume",
    description: "A re-run resumes the scans of the earlier attempt, or makes new ones."
   },
   "max-tokens": {
    default: "0",
    description: "Most tokens the scans may cost; 0: no budget.",
    config: true
   },
   "dry-run": {
    default: "false",
    description: "Show the plan and its price; scan nothing."
   },
   "wait-for-target-seconds": {
    default: "60",
    description: "How long to wait until a target answers, in seconds; 0 does not look.",
    config: true
   },
   "request-headers": {
    default: "",
    description: 'Headers sent with every request to the targets, one "Name: value" per line.',
    secret: true
   },
   "fail-on-severity": {
    default: "critical",
    description: "Least severity that fails the gate: critical, high, medium, low, info or none.",
    config: true
   },
   thresholds: {
    default: "",
    description: "Most findings allowed per severity besides, for example high=0,medium=10.",
    config: true
   },
   "fail-on-new-only": {
    default: "false",
    description: "Judge only findings the baseline does not have.",
    config: true
   },
   "fail-on-inconclusive": {
    default: "true",
    description: "Fail when no verdict could be reached (time-out, failed scan, unreachable service).",
    config: true
   },
   "warn-only": {
    default: "false",
    description: "Report everything, fail nothing.",
    config: true
   },
   "ignore-file": {
    default: "",
    description: "File with ignore rules. Default: .scan-gate.yml if there."
   },
   "config-file": {
    default: "",
    description: "Configuration file. Default: .scan-gate.yml if there."
   },
   "max-findings": {
    default: "20",
    description: "Most findings written out in summary and comment.",
    config: true
   },
   "report-formats": {
    default: "json,pdf",
    description: "Reports to write: json, pdf, sarif, html, markdown, junit, gitlab, csv.",
    config: true
   },
   "max-retries": {
    default: "4",
    description: "Retries of one request to the service.",
    config: true
   }
  };
 },
 17119: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   h: () => parseTarget
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41446);
  const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
  function parseTarget(input, given) {
   const text = given.trim();
   if (text === "") throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "a target is empty. Give a host, host:port or an http(s) URL.");
   if (text.length > 2e3) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "a target is longer than 2000 characters.");
   if (/[\s\u0000-\u001f\u007f]/.test(text)) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(withoutUserInfo(text))} holds spaces or control characters.`);
   }
   if (/^[^/?#\\]*@/.test(text)) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(withoutUserInfo(text))} carried credentials. Give them as request-headers, which are kept secret.`);
   }
   const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+($|\/))/i.exec(text)?.[1]?.toLowerCase();
   if (scheme !== undefined && !text.startsWith("[")) return parseUrl(input, text, scheme);
   return parseHostPort(input, text);
  }
  function parseUrl(input, text, scheme) {
   const safe = (0, _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(withoutUserInfo(text));
   if (scheme !== "http" && scheme !== "https") {
    if (!text.includes("://") && /^[a-z0-9.-]+:[^/]*$/i.test(text) && scheme !== "file") {
     throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a port that is not a number from 1 to 65535, or an unknown scheme.`);
    }
    const what = scheme === "file" ? "is a file, not something on the network" : `has the scheme ${scheme}:`;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} ${what}. Only http:// and https:// URLs can be scanned.`);
   }
   const authority = /^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1];
   if (authority === undefined || authority === "") throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has no host.`);
   if (authority.includes("@")) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} carried credentials. Take them out of the URL; give them as request-headers, which are kept secret.`);
   }
   const {host: host, port: port} = splitAuthority(input, authority, safe);
   const url = URL.canParse(text) ? new URL(text) : undefined;
   if (url === undefined) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a valid URL.`);
   const name = checkedHost(input, host, safe);
   const defaultPort = scheme === "https" ? 443 : 80;
   const hostname = port === null || port === defaultPort ? name : `${name}:${port}`;
   const path = `${url.pathname}${url.search}`;
   return {
    input: `${scheme}://${hostname}${url.pathname === "/" ? "" : url.pathname}${url.search === "" ? "" : "?…"}`,
    hostname: hostname,
    options: path === "/" ? {
     scheme: scheme
    } : {
     scheme: scheme,
     start_path: path
    }
   };
  }
  function parseHostPort(input, text) {
   const safe = (0, _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(withoutUserInfo(text));
   if (/[/?#\\]/.test(text)) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a path but no scheme. Write it as a URL: https://${withoutUserInfo(text)}`);
   }
   const {host: host, port: port} = splitAuthority(input, text, safe);
   const name = checkedHost(input, host, safe);
   const hostname = port === null ? name : `${name}:${port}`;
   return {
    input: hostname,
    hostname: hostname,
    options: {}
   };
  }
  function splitAuthority(input, authority, safe) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe}: an IPv6 address goes in brackets: [${authority}]`);
   const match = /^(\[[^\]]*\]|[^:[]*)(?::(.*))?$/.exec(authority);
   if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a host, host:port or URL.`);
   const [, host = "", portText] = match;
   if (portText === undefined) return {
    host: host,
    port: null
   };
   const port = /^[0-9]{1,6}$/.test(portText) ? Number(portText) : 0;
   if (port < 1 || port > 65535) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has a port that is not from 1 to 65535.`);
   return {
    host: host,
    port: port
   };
  }
  function checkedHost(input, host, safe) {
   if (host.startsWith("[")) {
    const address = host.slice(1, -1);
    if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} is not a valid IPv6 address.`);
    return new URL(`http://[${address}]`).hostname;
   }
   const lower = host.replace(/\.$/, "").toLowerCase();
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(lower)) return lower;
   if (lower.includes("*")) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe}: a wildcard cannot be scanned; name each host.`);
   const ascii = (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(lower);
   const labels = ascii.split(".");
   if (ascii === "" || ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} has no valid host name.`);
   }
   if (/^(0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `${safe} looks like an IPv4 address in another spelling; write it as four numbers.`);
   }
   return ascii;
  }
  function withoutUserInfo(text) {
   const bare = text.replace(/[?#].*/s, "");
   return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, "$1");
  }
 },
 76454: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   F: () => COMPARISONS,
   WM: () => overrideEffect,
   Xx: () => ruleInWords,
   kM: () => loosens,
   tX: () => differences,
   zN: () => some
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  const ITEMS_SHOWN = 5;
  const COMPARISONS = {
   "scan-types": (from, to) => ordered("scan-types", from, to, depth, types => types?.join(", ") ?? "standard (default)"),
   "fail-on-severity": (from, to) => ordered("fail-on-severity", from, to, level => FAIL_ON_STRICTNESS.indexOf(level ?? "critical"), withDefault("critical")),
   thresholds: compareThresholds,
   "fail-on-new-only": flag("fail-on-new-only", {
    fallback: false,
    strict: false
   }),
   "disable-checks": (from, to) => list("disable-checks", from, to, "loosens"),
   "severity-overrides": compareOverrides,
   "extra-paths": (from, to) => list("extra-paths", from, to, "tightens"),
   "include-paths": compareIncluded,
   "exclude-paths": (from, to) => list("exclude-paths", from, to, "loosens"),
   "max-requests-per-second": neutral("max-requests-per-second"),
   "active-post": flag("active-post", {
    fallback: false,
    strict: true
   }),
   "request-headers-env": neutral("request-headers-env"),
   ignore: compareIgnored,
   verification: neutral("verification"),
   wait: flag("wait", {
    fallback: true,
    strict: true
   }),
   "timeout-minutes": neutral("timeout-minutes"),
   "poll-interval-seconds": neutral("poll-interval-seconds"),
   "fail-fast": neutral("fail-fast"),
   "cancel-on-abort": neutral("cancel-on-abort"),
   "max-tokens": neutral("max-tokens"),
   "wait-for-target-seconds": (from, to) => ordered("wait-for-target-seconds", from, to, seconds => Math.sign(seconds ?? 60), withDefault("60")),
   "fail-on-inconclusive": flag("fail-on-inconclusive", {
    fallback: true,
    strict: true
   }),
   "warn-only": flag("warn-only", {
    fallback: false,
    strict: false
   }),
   "max-findings": neutral("max-findings"),
   "report-formats": neutral("report-formats"),
   "max-retries": neutral("max-retries")
  };
  const FAIL_ON_STRICTNESS = [ "none", ..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC ];
  function loosens(key, from, to) {
   return differences(key, from, to).some(({effect: effect}) => effect === "loosens");
  }
  function differences(key, from, to) {
   const compare = COMPARISONS[key];
   return compare(from, to);
  }
  function overrideEffect(from, to, own) {
   const before = from ?? own;
   const after = to ?? own;
   if (before === null) return after === "critical" ? "tightens" : "loosens";
   if (after === null) return before === "critical" ? "loosens" : before === "info" ? "tightens" : "changes";
   if (before === after) return "changes";
   return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.du)(after, before) ? "tightens" : "loosens";
  }
  function depth(types) {
   return Math.max(...(types ?? [ "standard" ]).map(type => _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.g8.indexOf(type)));
  }
  function withDefault(fallback) {
   return value => value === undefined ? `${fallback} (default)` : String(value);
  }
  function ordered(key, from, to, strictness, shown) {
   const bare = value => shown(value).replace(" (default)", "");
   if (bare(from) === bare(to)) return [];
   const step = strictness(to) - strictness(from);
   const effect = step === 0 ? "changes" : step > 0 ? "tightens" : "loosens";
   return [ {
    effect: effect,
    words: `${key} changes from ${shown(from)} to ${shown(to)}`
   } ];
  }
  function flag(key, {fallback: fallback, strict: strict}) {
   return (from, to) => ordered(key, from, to, value => Number((value ?? fallback) === strict), withDefault(String(fallback)));
  }
  function neutral(key) {
   const shown = value => value === undefined ? "unset" : Array.isArray(value) ? value.join(", ") || "none" : String(value);
   return (from, to) => ordered(key, from, to, () => 0, shown);
  }
  function list(key, from, to, added) {
   const {more: more, fewer: fewer} = delta(from ?? [], to ?? []);
   const removed = added === "loosens" ? "tightens" : "loosens";
   return [ ...more.length === 0 ? [] : [ {
    effect: added,
    words: `${key} adds ${some(more)}`
   } ], ...fewer.length === 0 ? [] : [ {
    effect: removed,
    words: `${key} no longer has ${some(fewer)}`
   } ] ];
  }
  function compareIncluded(from, to) {
   const before = from ?? [];
   const after = to ?? [];
   if (before.length === 0 && after.length > 0) return [ {
    effect: "loosens",
    words: `include-paths restricts the scan to ${some(after)}`
   } ];
   if (before.length > 0 && after.length === 0) return [ {
    effect: "tightens",
    words: "include-paths no longer restricts the scan"
   } ];
   return list("include-paths", before, after, "tightens");
  }
  function compareThresholds(from, to) {
   const allowed = (value, severity) => value?.[severity] ?? Number.POSITIVE_INFINITY;
   const shown = count => Number.isFinite(count) ? String(count) : "any number of";
   return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.flatMap(severity => {
    const [before, after] = [ allowed(from, severity), allowed(to, severity) ];
    if (before === after) return [];
    const effect = after > before ? "loosens" : "tightens";
    return [ {
     effect: effect,
     words: `thresholds allow ${shown(after)} ${severity} findings, ${shown(before)} before`
    } ];
   });
  }
  function compareOverrides(from, to) {
   const before = from ?? {};
   const after = to ?? {};
   const checks = [ ...new Set([ ...Object.keys(before), ...Object.keys(after) ]) ].sort();
   return checks.flatMap(check => {
    const [old = null, next = null] = [ before[check], after[check] ];
    if (old === next) return [];
    const shown = severity => severity ?? "its own severity";
    const words = `severity-overrides: ${check} counts as ${shown(next)}, ${shown(old)} before`;
    return [ {
     effect: overrideEffect(old, next, null),
     words: words,
     override: {
      check: check,
      from: old,
      to: next
     }
    } ];
   });
  }
  function compareIgnored(from, to) {
   const keyOf = ({check: check, path: path, fingerprint: fingerprint}) => JSON.stringify([ check, path, fingerprint ]);
   const byKey = rules => new Map([ ...rules ?? [] ].sort((a, b) => lastDay(a) < lastDay(b) ? -1 : 1).map(rule => [ keyOf(rule), rule ]));
   const [before, after] = [ byKey(from), byKey(to) ];
   return [ ...new Set([ ...before.keys(), ...after.keys() ]) ].flatMap(key => {
    const [old, next] = [ before.get(key), after.get(key) ];
    return ruleDifference(old, next);
   });
  }
  function ruleDifference(old, next) {
   if (old === undefined && next !== undefined) return [ {
    effect: "loosens",
    words: `a new ignore rule hides ${ruleInWords(next)}`
   } ];
   if (old !== undefined && next === undefined) return [ {
    effect: "tightens",
    words: `the ignore rule for ${ruleInWords(old)} is gone`
   } ];
   if (old === undefined || next === undefined || old.expires === next.expires && old.reason === next.reason) return [];
   const [before, after] = [ lastDay(old), lastDay(next) ];
   if (before === after) return [ {
    effect: "changes",
    words: `the ignore rule for ${ruleInWords(next)} gives another reason`
   } ];
   const until = next.expires === undefined ? "no longer expires" : `expires on ${next.expires}`;
   const was = old.expires === undefined ? "without expiry before" : `${old.expires} before`;
   const words = `the ignore rule for ${ruleInWords(next)} ${until}, ${was}`;
   return [ {
    effect: after > before ? "loosens" : "tightens",
    words: words
   } ];
  }
  function lastDay(rule) {
   return rule.expires ?? "9999-12-31";
  }
  function ruleInWords(rule) {
   const what = rule.check ?? (rule.fingerprint === undefined ? "every finding" : "the finding");
   const print = rule.fingerprint === undefined ? "" : ` ${rule.fingerprint}`;
   return `${what}${print}${rule.path === undefined ? "" : ` below ${rule.path}`}`;
  }
  function delta(from, to) {
   const [before, after] = [ new Set(from), new Set(to) ];
   return {
    more: [ ...after ].filter(item => !before.has(item)),
    fewer: [ ...before ].filter(item => !after.has(item))
   };
  }
  function some(items) {
   const rest = items.length - ITEMS_SHOWN;
   return `${items.slice(0, ITEMS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  }
 },
 69036: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $t: () => placeOf,
   EO: () => policyLines,
   KR: () => weakeningInWords
  });
  const SHOWN_MAX = 20;
  function policyLines(policy, withCounts) {
   const weakened = policy.weakened.map(item => `weakened by ${weakeningInWords(item, withCounts)}`);
   const pending = policy.pending_changes.map(change => `after merge: ${change.effect}: ${change.summary}${placeOf(change)}`);
   return [ ...cut(weakened, weakened.length), ...cut(pending, pending.length + policy.pending_changes_omitted) ];
  }
  function weakeningInWords(item, withCounts) {
   const count = item.hidden_findings;
   const hides = count === null || !withCounts ? "" : `, hides ${count}`;
   return `${item.key}: ${item.value} (${item.source}${hides})`;
  }
  function placeOf({target: target, overruled: overruled}) {
   return `${target === null ? "" : ` for ${target}`}${overruled ? " (no effect: an input sets it)" : ""}`;
  }
  function cut(lines, total) {
   const shown = lines.slice(0, SHOWN_MAX);
   return total > shown.length ? [ ...shown, `and ${total - shown.length} more` ] : shown;
  }
 },
 65033: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   X: () => CHANGES_MAX,
   f: () => WORDS_MAX
  });
  const CHANGES_MAX = 200;
  const WORDS_MAX = 300;
 },
 27417: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   k: () => plannedReports,
   renderJoint: () => renderJoint,
   K: () => renderOnlyPage
  });
  var primitives = __webpack_require__(89085);
  var report = __webpack_require__(58329);
  var finding_status = __webpack_require__(33296);
  var findings_digest = __webpack_require__(26052);
  var severity_override = __webpack_require__(65276);
  function judgedReport(scan, result, now) {
   const base = scan.report ?? withoutReport(scan, result, now);
   const findings = base.findings.map(finding => ({
    ...finding,
    severity: (0, severity_override.r)(finding, result.settings.policy, scan.target)
   }));
   const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
   const digest = base.summary.digest === "" ? (0, findings_digest.n)(findings) : base.summary.digest;
   const summary = {
    ...base.summary,
    by_severity: by_severity,
    total: total,
    digest: digest
   };
   return {
    ...base,
    findings: findings,
    summary: summary,
    checks: [ ...incomplete(scan), ...base.checks ]
   };
  }
  function withoutRepeats(report, scan, result) {
   const told = new Set(findingsOf(scan, result).map(finding => finding.fingerprint));
   return {
    ...report,
    findings: report.findings.filter(finding => told.has(finding.fingerprint))
   };
  }
  function findingStatuses(result, reports) {
   const names = new Map(result.scans.map((scan, index) => [ scan.target.input, reports[index]?.scan.target ?? "" ]));
   const statuses = new Map;
   for (const finding of result.findings) {
    const key = (0, finding_status.c)(names.get(finding.target) ?? "", finding.fingerprint);
    if (finding.ignored_by !== null) statuses.set(key, "ignored"); else if (finding.status !== "unclassified") statuses.set(key, finding.status);
   }
   return statuses;
  }
  function incomplete({scanType: scanType, target: target, outcome: outcome, reason: reason}) {
   if (outcome === "succeeded" && reason === null) return [];
   const title = `The ${scanType} scan of ${target.input}`;
   return [ {
    check_id: "gate.scan",
    title: title,
    severity: "critical",
    status: "error",
    reason: reason,
    findings: 0
   } ];
  }
  function findingsOf(scan, result) {
   return result.findings.filter(item => item.target === scan.target.input && item.scan_id === scan.scanId);
  }
  function withoutReport(scan, result, now) {
   const succeeded = scan.outcome === "succeeded";
   const findings = findingsOf(scan, result).map(plainFinding);
   const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
   const none = {
    used: 0,
    allowed: 0
   };
   return {
    schema_version: report.WI,
    scan: {
     id: scan.scanId ?? "",
     target: scan.target.hostname,
     target_id: scan.targetId ?? "",
     scan_type: scan.scanType,
     status: succeeded ? "succeeded" : scan.outcome === "cancelled" ? "cancelled" : "failed",
     livemode: true,
     created_at: now,
     started_at: null,
     finished_at: null,
     findings_count: {
      ...by_severity,
      total: total
     },
     failure: succeeded ? null : {
      reason: "engine_error",
      message: scan.reason ?? ""
     },
     report_url: scan.reportUrl,
     metadata: {},
     options: {},
     tokens_charged: scan.tokensCharged ?? 0
    },
    target: {
     id: scan.targetId ?? "",
     hostname: scan.target.hostname,
     status: succeeded ? "verified" : "pending",
     livemode: true,
     verification: {
      method: null,
      token: "",
      instructions: [],
      checked_at: null,
      reason: null
     },
     verified_at: null,
     created_at: now
    },
    summary: {
     by_severity: by_severity,
     total: total,
     omitted: 0,
     digest: ""
    },
    findings: findings,
    checks: [],
    budget: {
     requests: none,
     connections: none,
     bytes: none,
     seconds: none,
     exhausted: []
    },
    compliance: [],
    generated_at: now,
    tool: {
     name: "unknown",
     version: "0.0.0",
     advisories_date: null
    }
   };
  }
  function plainFinding(finding) {
   const {target: _target, scan_type: _type, status: _status, ignored_by: _rule, ...plain} = finding;
   return plain;
  }
  const NAME_MAX = 150;
  function reportNames(scans) {
   const used = new Map;
   return scans.map(({target: target, scanType: scanType}) => {
    const host = target.hostname.replace(/[^a-z0-9.-]+/g, "-").replace(/^[-.]+|(?<!-)-+$/g, "");
    const base = `report-${host}-${scanType}`.slice(0, NAME_MAX);
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
   });
  }
  const JOINT_NAMES = {
   sarif: "scan-gate.sarif",
   markdown: "report.md",
   junit: "junit.xml",
   gitlab: "gl-dast-report.json",
   csv: "findings.csv"
  };
  const isJoint = format => format in JOINT_NAMES;
  function plannedReports(result, formats, client, signal, options) {
   const judged = judgedRun(result, options);
   const succeeded = judged.scans.filter(({scan: scan}) => scan.outcome === "succeeded" && scan.scanId !== null);
   const names = reportNames(succeeded.map(({scan: scan}) => scan));
   const single = formats.filter(format => !isJoint(format));
   return [ ...succeeded.flatMap((each, index) => single.map(format => ({
    name: `${names[index]}.${format}`,
    title: `Report (${format}) of ${each.scan.target.input}`,
    render: async () => format === "pdf" ? client.getReportPdf(each.scan.scanId ?? "", {
     signal: signal
    }) : format === "html" ? renderPage(each, judged.statuses, options) : renderOwnJson(each)
   }))), ...formats.filter(isJoint).map(format => ({
    name: JOINT_NAMES[format],
    title: `Report (${format})`,
    render: () => renderJoint(result, format, options)
   })) ];
  }
  async function renderJoint(result, format, options) {
   const {scans: scans, statuses: statuses} = judgedRun(result, options);
   const reports = scans.map(({report: report}) => report);
   const faults = () => scans.map(({scan: scan, report: report}) => withoutRepeats(report, scan, result));
   switch (format) {
   case "sarif":
    {
     const {renderSarif: renderSarif} = await __webpack_require__.e(4359).then(__webpack_require__.bind(__webpack_require__, 74359));
     const {category: category, informationUri: informationUri} = options;
     return renderSarif(faults(), {
      statuses: statuses,
      informationUri: informationUri,
      ...category === undefined ? {} : {
       category: category
      }
     });
    }

   case "gitlab":
    {
     const {renderGitlabDast: renderGitlabDast} = await __webpack_require__.e(4610).then(__webpack_require__.bind(__webpack_require__, 84610));
     return renderGitlabDast(faults(), {
      statuses: statuses
     });
    }

   case "markdown":
    {
     const {renderMarkdown: renderMarkdown} = await __webpack_require__.e(3387).then(__webpack_require__.bind(__webpack_require__, 83387));
     return renderMarkdown(reports, {
      statuses: statuses
     });
    }

   case "junit":
    {
     const {renderJunit: renderJunit} = await __webpack_require__.e(86).then(__webpack_require__.bind(__webpack_require__, 40086));
     return renderJunit(reports, {
      statuses: statuses
     });
    }

   case "csv":
    {
     const {renderCsv: renderCsv} = await __webpack_require__.e(5217).then(__webpack_require__.bind(__webpack_require__, 85217));
     return renderCsv(reports, {
      statuses: statuses
     });
    }
   }
  }
  async function renderOnlyPage(result, options) {
   const {scans: scans, statuses: statuses} = judgedRun(result, options);
   const [only, ...others] = scans;
   return only === undefined || others.length > 0 ? null : renderPage(only, statuses, options);
  }
  function judgedRun(result, {now: now}) {
   const time = new Date(now).toISOString();
   const scans = result.scans.map(scan => ({
    scan: scan,
    report: judgedReport(scan, result, time)
   }));
   const statuses = findingStatuses(result, scans.map(({report: report}) => report));
   return {
    scans: scans,
    statuses: statuses
   };
  }
  async function renderPage({scan: scan, report: report}, statuses, {trends: trends}) {
   const {renderHtml: renderHtml} = await __webpack_require__.e(559).then(__webpack_require__.bind(__webpack_require__, 10559));
   return renderHtml(report, {
    statuses: statuses,
    trend: trends?.get(scan.target.hostname) ?? null
   });
  }
  async function renderOwnJson({scan: scan, report: report}) {
   if (scan.report === null && scan.document != null) return `${JSON.stringify(scan.document, null, 2)}\n`;
   const {renderJson: renderJson} = await __webpack_require__.e(8776).then(__webpack_require__.bind(__webpack_require__, 8776));
   return renderJson(scan.report ?? report);
  }
 },
 69551: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j: () => resultDocument
  });
  const RESULT_SCHEMA_VERSION = "1.0";
  function resultDocument(result) {
   const {verdict: verdict, run: run} = result;
   return {
    schema_version: RESULT_SCHEMA_VERSION,
    outcome: verdict.outcome,
    fails_job: verdict.failsJob,
    reasons: verdict.reasons,
    codes: verdict.codes ?? [],
    warnings: verdict.warnings,
    policy: result.policy,
    service: result.service,
    scans: result.scans.map(scan => ({
     scan_id: scan.scanId,
     target: scan.target.input,
     hostname: scan.target.hostname,
     target_id: scan.targetId,
     scan_type: scan.scanType,
     outcome: scan.outcome,
     code: scan.code ?? null,
     reason: scan.reason,
     report_url: scan.reportUrl,
     duration_ms: Math.round(scan.durationMs),
     findings_count: result.findings.filter(finding => finding.scan_id === scan.scanId).length,
     coverage: scan.report?.coverage ?? null
    })),
    findings: result.findings,
    blocking: [ ...new Set(verdict.blocking.map(finding => finding.fingerprint)) ],
    fixed: result.fixed.map(({fingerprint: fingerprint, check_id: check_id, severity: severity, title: title}) => ({
     fingerprint: fingerprint,
     check_id: check_id,
     severity: severity,
     title: title
    })),
    baseline: result.baseline,
    counts: verdict.counts,
    new_counts: verdict.newCounts,
    existing_counts: verdict.existingCounts,
    tokens: {
     used: result.tokensUsed,
     remaining: result.tokensRemaining,
     planned: result.plannedTokens ?? null
    },
    reused: result.reused,
    run: {
     repository: run.repository,
     run_id: run.runId,
     attempt: run.runAttempt,
     sha: run.sha,
     ref: run.ref
    },
    timings: result.timings
   };
  }
 },
 7622: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   P: () => parseSettings
  });
  var primitives = __webpack_require__(89085);
  var config_file = __webpack_require__(63289);
  var config_schema = __webpack_require__(46304);
  var usage_error = __webpack_require__(41446);
  function ignoreRules(input, rules) {
   return rules.map((rule, index) => {
    const where = `ignore.${index}`;
    if (rule.check === undefined && rule.path === undefined && rule.fingerprint === undefined) {
     throw new usage_error.UsageError(input, `${where} names no check, path or fingerprint; it would hide every finding.`);
    }
    if (rule.reason.trim() === "") throw new usage_error.UsageError(input, `${where} has an empty reason.`);
    if (rule.expires !== undefined && !isDate(rule.expires)) {
     throw new usage_error.UsageError(input, `${where}.expires ${(0, usage_error.S)(rule.expires)} is not a date of the calendar.`);
    }
    return {
     reason: rule.reason,
     ...rule.check === undefined ? {} : {
      checkId: rule.check
     },
     ...rule.path === undefined ? {} : {
      path: rule.path
     },
     ...rule.fingerprint === undefined ? {} : {
      fingerprint: rule.fingerprint
     },
     ...rule.expires === undefined ? {} : {
      expires: rule.expires
     }
    };
   });
  }
  function isDate(text) {
   const date = new Date(`${text}T00:00:00Z`);
   return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }
  var input_values = __webpack_require__(89793);
  var inputs = __webpack_require__(7477);
  var parse_target = __webpack_require__(17119);
  var policy_comparison = __webpack_require__(76454);
  var policy_report = __webpack_require__(65033);
  const ORDER = [ "loosens", "tightens", "changes" ];
  function policyChanges(from, to, raw) {
   const all = [ ...Object.keys(policy_comparison.F).flatMap(key => (0, policy_comparison.tX)(key, from[key], to[key]).map(item => change(key, null, item, raw))), ...targetChanges(from, to, raw) ].sort((a, b) => Number(a.overruled) - Number(b.overruled) || ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
   return {
    changes: all.slice(0, policy_report.X),
    omitted: Math.max(0, all.length - policy_report.X)
   };
  }
  function change(key, target, difference, raw) {
   const {effect: effect, words: words, override: override} = difference;
   const summary = words.length > policy_report.f ? `${words.slice(0, policy_report.f - 1)}…` : words;
   const base = {
    key: key,
    target: target,
    effect: effect,
    summary: summary,
    overruled: isGiven(raw, key)
   };
   return override === undefined ? base : {
    ...base,
    override: override
   };
  }
  function isGiven(raw, key) {
   if (!Object.hasOwn(inputs.K, key)) return false;
   const input = inputs.K[key];
   return (input.config === true || key === "targets") && (raw[key] ?? "").trim() !== "";
  }
  function targetChanges(from, to, raw) {
   const [before, after] = [ byName(from.targets), byName(to.targets) ];
   const gone = [ ...before.keys() ].filter(name => !after.has(name));
   const added = [ ...after.keys() ].filter(name => !before.has(name));
   const list = [ ...gone.length === 0 ? [] : [ {
    effect: "loosens",
    words: `targets no longer has ${(0, policy_comparison.zN)(gone)}`
   } ], ...added.length === 0 ? [] : [ {
    effect: "tightens",
    words: `targets adds ${(0, policy_comparison.zN)(added)}`
   } ] ];
   const own = [ ...new Set([ ...before.keys(), ...after.keys() ]) ].flatMap(name => ownChanges(name, {
    file: from,
    own: before.get(name)
   }, {
    file: to,
    own: after.get(name)
   }, raw));
   return [ ...list.map(item => change("targets", null, item, raw)), ...own ];
  }
  function ownChanges(name, from, to, raw) {
   const keys = new Set([ ...Object.keys(from.own ?? {}), ...Object.keys(to.own ?? {}) ]);
   keys.delete("target");
   return [ ...keys ].flatMap(key => {
    const inherits = key !== "disable-checks" && key !== "severity-overrides";
    const value = ({own: own, file: file}) => own?.[key] ?? (inherits ? file[key] : undefined);
    return (0, policy_comparison.tX)(key, value(from), value(to)).map(item => change(key, name, item, raw));
   });
  }
  function byName(targets) {
   return new Map((targets ?? []).map(entry => typeof entry === "string" ? [ (0, parse_target.h)("targets", entry).input, {} ] : [ (0, 
   parse_target.h)("targets", entry.target).input, entry ]));
  }
  const FORBIDDEN = new Set([ "host", "content-length", "transfer-encoding", "connection", "upgrade", "te", "trailer" ]);
  const VALUE_MAX = 8192;
  function headersOfVariable(input, variable, text) {
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   for (const [index, line] of lines.entries()) {
    const value = line.slice(line.indexOf(":") + 1);
    if (/^\s+(?!\/\/)\S/.test(value)) continue;
    const what = `line ${index + 1} of the environment variable ${variable}`;
    throw new usage_error.UsageError(input, /^\s*\/\//.test(value) ? `${what} looks like a URL, not like a header. Name a variable that holds "Name: value" lines.` : `${what} is not "Name: value" with a space after the colon.`);
   }
   return parseRequestHeaders(input, text);
  }
  function parseRequestHeaders(input, text) {
   const headers = {};
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   if (lines.length > 20) throw new usage_error.UsageError(input, "more than 20 headers.");
   for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:(.*)$/s.exec(line);
    if (match === null) throw new usage_error.UsageError(input, `${where} is not "Name: value".`);
    const [, name = "", rest = ""] = match;
    const value = rest.trim();
    if (FORBIDDEN.has(name.toLowerCase())) throw new usage_error.UsageError(input, `${where}: ${name} cannot be set.`);
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new usage_error.UsageError(input, `${where}: the value of ${name} is not ASCII.`);
    if (value.length > VALUE_MAX) throw new usage_error.UsageError(input, `${where}: the value of ${name} is longer than ${VALUE_MAX}.`);
    if (Object.keys(headers).some(other => other.toLowerCase() === name.toLowerCase())) {
     throw new usage_error.UsageError(input, `${where}: ${name} is given twice.`);
    }
    headers[name] = value;
   }
   return headers;
  }
  const MAX_TARGETS = 1e3;
  function planTargets({sources: sources, config: config, scanTypes: scanTypes}) {
   const {raw: raw, naming: naming} = sources;
   const configured = (config.targets ?? []).map(entry => typeof entry === "string" ? {
    target: entry
   } : entry);
   const given = (0, input_values.dt)(raw.targets ?? "");
   const fromFile = given.length === 0 && configured.length > 0;
   const fallback = fromFile ? configured.map(entry => entry.target) : [ ...sources.defaultTargets ?? [] ];
   const texts = given.length > 0 ? given : fallback;
   const input = fromFile ? `${naming("config-file")}: targets` : naming("targets");
   if (texts.length === 0) {
    const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : "";
    throw new usage_error.UsageError(input, `nothing to scan. Give a host, host:port or an http(s) URL.${later}`);
   }
   if (texts.length > MAX_TARGETS) throw new usage_error.UsageError(input, `more than ${MAX_TARGETS} targets.`);
   const parsedConfig = configured.map(entry => ({
    entry: entry,
    hostname: (0, parse_target.h)(`${naming("config-file")}: targets`, entry.target).hostname
   }));
   const secrets = secretsOf(sources, fromFile);
   const planned = new Map;
   for (const [index, text] of texts.entries()) {
    const parsed = (0, parse_target.h)(input, text);
    const own = fromFile ? configured[index] ?? {} : parsedConfig.find(({hostname: hostname}) => hostname === parsed.hostname)?.entry ?? {};
    const types = isGiven(raw, "scan-types") ? scanTypes : own["scan-types"] ?? scanTypes;
    const policy = policyOf(own, sources);
    const headers = secrets.headersFor(parsed.input, own["request-headers-env"] ?? config["request-headers-env"]);
    const spec = {
     input: parsed.input,
     hostname: parsed.hostname,
     options: {
      ...parsed.options,
      ...optionsOf(config, own),
      ...Object.keys(headers).length === 0 ? {} : {
       request_headers: headers
      }
     },
     scanTypes: types,
     ...policy === undefined ? {} : {
      policy: policy
     }
    };
    const key = `${spec.hostname} ${spec.options.scheme ?? ""} ${spec.options.start_path ?? ""}`;
    if (!planned.has(key)) planned.set(key, spec);
   }
   return {
    targets: [ ...planned.values() ],
    warnings: secrets.warnings
   };
  }
  function secretsOf(sources, fromFile) {
   const {raw: raw, naming: naming, configFile: configFile} = sources;
   const given = parseRequestHeaders(naming("request-headers"), raw["request-headers"] ?? "");
   const warnings = [];
   const isTrusted = configFile?.untrusted !== true;
   return {
    warnings: warnings,
    headersFor(target, variable) {
     const named = variable === undefined ? {} : fromVariable(sources, variable, isTrusted);
     if (!fromFile || isTrusted) return {
      ...named,
      ...given
     };
     if (Object.keys(given).length > 0) warnings.push(`The headers of ${naming("request-headers")} were not sent to ${target}: only ${configFile?.name ?? "a file"} names it, which the proposed change may have written. Give it as ${naming("targets")}.`);
     return named;
    }
   };
  }
  function fromVariable(sources, name, isTrusted) {
   const input = `${sources.naming("config-file")}: request-headers-env`;
   if (!isTrusted) {
    throw new usage_error.UsageError(input, `${name} is not read for ${sources.configFile?.name ?? "this file"}, which the proposed change may have written. Take the file from the target branch (--config-ref), or give ${sources.naming("request-headers")}.`);
   }
   const text = sources.secret?.(name);
   if (text === undefined || text.trim() === "") {
    throw new usage_error.UsageError(input, `the environment variable ${name} is not set.`);
   }
   return headersOfVariable(input, name, text);
  }
  function optionsOf(config, own) {
   const pick = key => own[key] ?? config[key];
   const overrides = {
    ...config["severity-overrides"],
    ...own["severity-overrides"]
   };
   const disabled = [ ...new Set([ ...config["disable-checks"] ?? [], ...own["disable-checks"] ?? [] ]) ];
   const extra = pick("extra-paths");
   const include = pick("include-paths");
   const exclude = pick("exclude-paths");
   const rate = pick("max-requests-per-second");
   const activePost = pick("active-post");
   return {
    ...disabled.length === 0 ? {} : {
     disable_checks: disabled
    },
    ...Object.keys(overrides).length === 0 ? {} : {
     severity_overrides: overrides
    },
    ...extra === undefined ? {} : {
     extra_paths: extra
    },
    ...include === undefined ? {} : {
     include_paths: include
    },
    ...exclude === undefined ? {} : {
     exclude_paths: exclude
    },
    ...rate === undefined ? {} : {
     max_requests_per_second: rate
    },
    ...activePost === undefined ? {} : {
     active_post: activePost
    }
   };
  }
  function policyOf(own, {raw: raw}) {
   const has = key => own[key] !== undefined && !isGiven(raw, key);
   const policy = {
    ...has("fail-on-severity") ? {
     failOnSeverity: own["fail-on-severity"]
    } : {},
    ...has("thresholds") ? {
     thresholds: own.thresholds
    } : {},
    ...has("fail-on-new-only") ? {
     failOnNewOnly: own["fail-on-new-only"]
    } : {}
   };
   return Object.keys(policy).length === 0 ? undefined : policy;
  }
  const VALUES = [ "fail-on-severity", "thresholds", "fail-on-new-only", "fail-on-inconclusive", "warn-only", "wait-for-target-seconds" ];
  function weakenings(sources) {
   const {config: config, policy: policy, configSource: configSource, ignoreSource: ignoreSource} = sources;
   const effective = {
    "fail-on-severity": policy.failOnSeverity,
    thresholds: policy.thresholds,
    "fail-on-new-only": policy.failOnNewOnly,
    "fail-on-inconclusive": policy.failOnInconclusive,
    "warn-only": policy.warnOnly,
    "wait-for-target-seconds": sources.waitForTargetMs / 1e3
   };
   const values = VALUES.flatMap(key => {
    const given = sources.given(key);
    if ((0, policy_comparison.kM)(key, undefined, effective[key])) return [ {
     key: key,
     value: inWords(effective[key]),
     source: given ?? configSource
    } ];
    if (given === null || config[key] === undefined || !(0, policy_comparison.kM)(key, config[key], effective[key])) return [];
    const value = `${inWords(effective[key])} (${inWords(config[key])} in ${configSource})`;
    return [ {
     key: key,
     value: value,
     source: given
    } ];
   });
   return [ ...values, ...scopeOf(config, null, configSource), ...ownOf(sources), ...policy.ignore.map(rule => {
    const {checkId: check, path: path, fingerprint: fingerprint} = rule;
    const what = (0, policy_comparison.Xx)({
     ...check === undefined ? {} : {
      check: check
     },
     ...path === undefined ? {} : {
      path: path
     },
     ...fingerprint === undefined ? {} : {
      fingerprint: fingerprint
     }
    });
    const until = rule.expires === undefined ? "" : `, until ${rule.expires}`;
    return {
     key: "ignore",
     value: `${what} (${rule.reason}${until})`,
     source: ignoreSource,
     rule: rule
    };
   }) ];
  }
  function scopeOf(settings, target, source) {
   const place = target === null ? "" : ` for ${target}`;
   const lists = [ "disable-checks", "include-paths", "exclude-paths" ].flatMap(key => {
    const items = settings[key] ?? [];
    return items.length === 0 ? [] : [ {
     key: key,
     value: `${(0, policy_comparison.zN)(items)}${place}`,
     source: source
    } ];
   });
   const overrides = Object.entries(settings["severity-overrides"] ?? {});
   return [ ...lists, ...overrides.filter(([, to]) => to !== primitives.oC[0]).map(([check, to]) => ({
    key: "severity-overrides",
    value: `${check} counts as ${to}${place}`,
    source: source,
    override: {
     check: check,
     to: to
    }
   })) ];
  }
  function ownOf({config: config, targets: targets, policy: policy, given: given, configSource: configSource}) {
   const scanned = new Set(targets.map(({hostname: hostname}) => hostname));
   const entries = (config.targets ?? []).flatMap(entry => typeof entry === "string" ? [] : [ entry ]);
   return entries.flatMap(entry => {
    const {hostname: hostname, input: input} = (0, parse_target.h)("targets", entry.target);
    if (!scanned.has(hostname)) return [];
    const common = {
     "fail-on-severity": policy.failOnSeverity,
     thresholds: policy.thresholds,
     "fail-on-new-only": policy.failOnNewOnly
    };
    const values = [ "fail-on-severity", "thresholds", "fail-on-new-only" ].flatMap(key => {
     const own = entry[key];
     if (own === undefined || given(key) !== null || !(0, policy_comparison.kM)(key, common[key], own)) return [];
     return [ {
      key: key,
      value: `${inWords(own)} for ${input}`,
      source: configSource
     } ];
    });
    return [ ...values, ...scopeOf(entry, input, configSource) ];
   });
  }
  function inWords(value) {
   if (typeof value !== "object" || value === null) return String(value);
   const entries = Object.entries(value).map(([name, count]) => `${name}=${String(count)}`);
   return entries.length === 0 ? "none" : entries.join(", ");
  }
  function parseSettings(sources) {
   const {raw: raw, naming: naming} = sources;
   const isRemote = (raw["api-url"] ?? "").trim() !== "";
   const config = effectiveFile(sources);
   const value = name => {
    const given = raw[name];
    if (given !== undefined && given.trim() !== "") return {
     input: naming(name),
     text: given
    };
    const configured = config[name];
    if (configured !== undefined) {
     return {
      input: `${naming("config-file")}: ${name}`,
      text: configText(configured)
     };
    }
    return {
     input: naming(name),
     text: inputs.K[name].default
    };
   };
   const boolean = name => (0, input_values.tE)(value(name).input, value(name).text);
   const seconds = (name, minimum) => (0, input_values.QR)(value(name).input, value(name).text, minimum, 3600);
   const policy = {
    failOnSeverity: (0, input_values.gX)(value("fail-on-severity").input, value("fail-on-severity").text, config_schema.d$),
    thresholds: thresholds(value("thresholds").input, value("thresholds").text),
    failOnNewOnly: boolean("fail-on-new-only"),
    failOnInconclusive: boolean("fail-on-inconclusive"),
    warnOnly: boolean("warn-only"),
    ignore: ignoreRules(naming(sources.ignoreFile ? "ignore-file" : "config-file"), config.ignore ?? []),
    severityOverrides: config["severity-overrides"] ?? {}
   };
   const scanTypes = scanTypeList(value("scan-types"));
   const timeout = value("timeout-minutes");
   const poll = value("poll-interval-seconds");
   const tokens = value("max-tokens");
   const waitForTargetMs = Math.round(seconds("wait-for-target-seconds", 0) * 1e3);
   const {targets: targets, warnings: warnings} = planTargets({
    sources: sources,
    config: config,
    scanTypes: scanTypes
   });
   const configSource = sources.configFile?.name ?? "";
   const weakened = weakenings({
    config: config,
    policy: policy,
    waitForTargetMs: waitForTargetMs,
    targets: targets,
    given: key => isGiven(raw, key) ? (sources.inputSource ?? naming)(key) : null,
    configSource: configSource,
    ignoreSource: sources.ignoreFile?.name ?? configSource
   });
   return {
    gate: {
     targets: targets,
     verification: (0, input_values.gX)(value("verification").input, value("verification").text, config_schema.pY),
     wait: waits(value("wait"), isRemote),
     timeoutMs: Math.round(positiveMinutes(timeout.input, timeout.text) * 6e4),
     pollIntervalMs: poll.text === "" ? null : Math.round(seconds("poll-interval-seconds", .1) * 1e3),
     failFast: boolean("fail-fast"),
     cancelOnAbort: boolean("cancel-on-abort"),
     rerun: (0, input_values.gX)(value("rerun").input, value("rerun").text, [ "resume", "new" ]),
     maxTokens: (0, input_values.$A)(tokens.input, tokens.text, 0, 1e9),
     dryRun: boolean("dry-run"),
     waitForTargetMs: waitForTargetMs,
     policy: policy,
     policyOrigin: originOf(sources, config, weakened, warnings)
    },
    service: serviceSettings(sources, (0, input_values.$A)(value("max-retries").input, value("max-retries").text, 0, 20)),
    report: {
     formats: formats(value("report-formats")),
     maxFindings: (0, input_values.$A)(value("max-findings").input, value("max-findings").text, 1, 500)
    }
   };
  }
  function effectiveFile({naming: naming, configFile: configFile, ignoreFile: ignoreFile}) {
   const config = configFile ? (0, config_file.o4)(naming("config-file"), configFile) : {};
   if (!ignoreFile) return config;
   return {
    ...config,
    ignore: (0, config_file.o4)(naming("ignore-file"), ignoreFile).ignore ?? []
   };
  }
  function originOf(sources, config, weakened, warnings) {
   const names = [ sources.configFile?.name, sources.ignoreFile?.name ].filter(name => name !== undefined);
   const proposal = proposalOf(sources, config);
   return {
    source: names.length === 0 ? null : [ ...new Set(names) ].join(", "),
    weakened: weakened,
    pending: proposal.changes,
    pendingOmitted: proposal.omitted,
    warnings: [ ...sources.warnings ?? [], ...warnings, ...proposal.warnings ]
   };
  }
  function proposalOf(sources, config) {
   const {proposed: proposed, warnings: _told, ...current} = sources;
   if (proposed === undefined) return {
    changes: [],
    omitted: 0,
    warnings: []
   };
   const after = {
    ...current,
    configFile: proposed.config === undefined ? current.configFile ?? null : proposed.config,
    ignoreFile: proposed.ignore === undefined ? current.ignoreFile ?? null : proposed.ignore,
    secret: () => "X-Placeholder: value"
   };
   try {
    parseSettings(after);
    return {
     ...policyChanges(config, effectiveFile(after), sources.raw),
     warnings: []
    };
   } catch (error) {
    if (!(error instanceof usage_error.UsageError)) throw error;
    const message = error.message.length > MESSAGE_MAX ? `${error.message.slice(0, MESSAGE_MAX - 1)}…` : error.message;
    return {
     changes: [],
     omitted: 0,
     warnings: [ `After merge the gate would fail with a usage error: ${message}` ]
    };
   }
  }
  const MESSAGE_MAX = 400;
  function waits({input: input, text: text}, isRemote) {
   const wait = (0, input_values.tE)(input, text);
   if (wait || isRemote) return wait;
   throw new usage_error.UsageError(input, "false needs a service of its own (api-url): the embedded one ends with the run.");
  }
  function configText(configured) {
   if (Array.isArray(configured)) return configured.join(",");
   if (typeof configured === "object" && configured !== null) {
    return Object.entries(configured).map(([name, entry]) => `${name}=${String(entry)}`).join(",");
   }
   return String(configured);
  }
  function positiveMinutes(input, text) {
   const minutes = (0, input_values.QR)(input, text, 0, 1440);
   if (minutes <= 0) throw new usage_error.UsageError(input, `${(0, usage_error.S)(text)} leaves no time; give more than 0 minutes (at most 1440).`);
   return minutes;
  }
  function scanTypeList({input: input, text: text}) {
   const list = [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, primitives.g8))) ];
   if (list.length === 0) throw new usage_error.UsageError(input, `no scan type given; allowed are ${primitives.g8.join(", ")}.`);
   return list;
  }
  function formats({input: input, text: text}) {
   if (text.trim().toLowerCase() === "none") return [];
   return [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, config_schema.EL))) ];
  }
  function thresholds(input, text) {
   const result = {};
   for (const part of (0, input_values.dt)(text)) {
    const match = /^([^=:]+)[=:](.*)$/.exec(part);
    if (match === null) throw new usage_error.UsageError(input, `${(0, usage_error.S)(part)} is not severity=number, for example high=0.`);
    const severity = (0, input_values.gX)(input, match[1] ?? "", primitives.oC);
    if (result[severity] !== undefined) throw new usage_error.UsageError(input, `${severity} is given twice.`);
    result[severity] = (0, input_values.$A)(input, match[2] ?? "", 0, 1e6);
   }
   return result;
  }
  function serviceSettings({raw: raw, naming: naming}, maxRetries) {
   const apiUrl = raw["api-url"]?.trim() || null;
   const apiKey = raw["api-key"]?.trim() || null;
   if (apiUrl !== null && !/^https?:\/\//i.test(apiUrl)) {
    throw new usage_error.UsageError(naming("api-url"), "not an http(s) URL. Give it as https://host[:port].");
   }
   if (apiUrl !== null && apiKey === null) {
    throw new usage_error.UsageError(naming("api-key"), `missing; it is needed with ${naming("api-url")}.`);
   }
   if (apiUrl === null && apiKey !== null) {
    throw new usage_error.UsageError(naming("api-url"), `missing; ${naming("api-key")} means a service of its own.`);
   }
   return {
    apiUrl: apiUrl,
    apiKey: apiKey,
    maxRetries: maxRetries
   };
  }
 },
 65276: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   r: () => judgedSeverity
  });
  function judgedSeverity(finding, policy, target) {
   const own = target.options.severity_overrides;
   return own?.[finding.check_id] ?? policy.severityOverrides[finding.check_id] ?? finding.severity;
  }
 },
 41446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => shown,
   UsageError: () => UsageError
  });
  class UsageError extends Error {
   code="usage_error";
   input;
   constructor(input, message, options) {
    super(`${input}: ${message}`, options);
    this.name = "UsageError";
    this.input = input;
   }
  }
  function shown(value) {
   const clean = value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
   return `"${clean.length > 80 ? `${clean.slice(0, 79)}…` : clean}"`;
  }
 },
 14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => showControls
  });
  const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff\u{e0000}-\u{e007f}]/gu;
  const NAMED = {
   "\n": "\\n",
   "\r": "\\r",
   "\t": "\\t"
  };
  function showControls(text, options = {}) {
   const lines = options.multiline === true ? text.replace(/\r\n?/g, "\n").replaceAll("\t", "    ") : text;
   return lines.replace(HIDDEN, character => {
    if (character === "\n" && options.multiline === true) return character;
    const named = NAMED[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    return code <= 255 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
   });
  }
 },
 33296: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   c: () => statusKey
  });
  function statusKey(target, fingerprint) {
   return `${target} ${fingerprint}`;
  }
 },
 26052: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   n: () => findingsDigest
  });
  var external_node_crypto_ = __webpack_require__(77598);
  function canonicalJson(value) {
   if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
   if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined).sort(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
   }
   if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON cannot hold ${value}`);
   const text = JSON.stringify(value);
   if (text === undefined) throw new TypeError(`JSON cannot hold a ${typeof value}`);
   return text;
  }
  var findings_order = __webpack_require__(88081);
  function content(finding) {
   const {fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, confidence: confidence, cvss: cvss, cwe: cwe, owasp: owasp} = finding;
   const {location: location, locations: locations, locations_total: locations_total, description: description, evidence: evidence, remediation: remediation, references: references} = finding;
   return {
    fingerprint: fingerprint,
    check_id: check_id,
    title: title,
    severity: severity,
    confidence: confidence,
    cvss: cvss,
    cwe: cwe,
    owasp: owasp,
    location: location,
    locations: locations,
    locations_total: locations_total,
    description: description,
    evidence: evidence,
    remediation: remediation,
    references: references
   };
  }
  function findingsDigest(findings) {
   const contents = [ ...findings ].sort(findings_order.E).map(content);
   return (0, external_node_crypto_.createHash)("sha256").update(canonicalJson(contents)).digest("hex");
  }
 },
 88081: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => compareFindings
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  function compareText(left, right) {
   return left < right ? -1 : left > right ? 1 : 0;
  }
  function compareFindings(left, right) {
   return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, 
   _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint);
  }
 },
 8330: module => {
  module.exports = JSON.parse('{"UU":"scan-gate","rE":"0.1.0","TB":"https://github.com/your-org/scan-gate"}');
 }
};
