export const id = 5266;

export const ids = [ 5266 ];

export const modules = {
 5266: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var config_file = __webpack_require__(63289);
  var exit_status = __webpack_require__(35391);
  var input_values = __webpack_require__(89793);
  var plan = __webpack_require__(51127);
  var gate_settings = __webpack_require__(90825);
  var usage_error = __webpack_require__(41446);
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var conform = __webpack_require__(48392);
  var tolerant_finding = __webpack_require__(58721);
  const MAX_BYTES = 64 * 1024 * 1024;
  async function readBaselineFile(path, directory) {
   const input = "--baseline";
   const absolute = (0, external_node_path_.resolve)(directory, path);
   let document;
   try {
    const file = await (0, promises_.stat)(absolute);
    if (!file.isFile()) throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is not a regular file.`);
    if (file.size > MAX_BYTES) throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is larger than 64 MiB.`);
    document = JSON.parse(await (0, promises_.readFile)(absolute, "utf8"));
   } catch (cause) {
    if (cause instanceof usage_error.UsageError) throw cause;
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is not a readable JSON file.`, {
     cause: cause
    });
   }
   const list = (0, conform.u)(document) ? document["findings"] : undefined;
   if (!(0, conform.u)(document) || !Array.isArray(list) || !list.every(conform.u)) {
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} has no list of findings; give a report of --format json.`);
   }
   const outcome = document["outcome"];
   if (typeof outcome === "string" && outcome !== "passed" && outcome !== "failed") {
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is of a run that was ${(0, 
    usage_error.S)(outcome)}: it is no ground to compare with.`);
   }
   const scan = (0, conform.u)(document["scan"]) ? document["scan"] : undefined;
   const hostnames = hostnamesOf(document);
   return {
    info: {
     source: "file",
     name: path,
     scanIds: scanIdsOf(document, scan),
     sha: textAt(document, "run", "sha"),
     finishedAt: textAt(document, "scan", "finished_at") ?? textAt(document, "generated_at")
    },
    findings: list.map(entry => {
     const {severity_word: _word, ...finding} = (0, tolerant_finding.G)(entry);
     const severity = finding.severity === "unknown" ? "info" : finding.severity;
     const target = hostnames.get(String(entry["target"] ?? "")) ?? (scan === undefined ? undefined : String(scan["target"] ?? ""));
     return {
      ...finding,
      severity: severity,
      ...target ? {
       target: target
      } : {}
     };
    })
   };
  }
  function hostnamesOf(document) {
   const scans = Array.isArray(document["scans"]) ? document["scans"].filter(conform.u) : [];
   return new Map(scans.map(scan => [ String(scan["target"] ?? ""), String(scan["hostname"] ?? "") ]));
  }
  function scanIdsOf(document, scan) {
   if (scan !== undefined) return typeof scan["id"] === "string" ? [ scan["id"] ] : [];
   const scans = Array.isArray(document["scans"]) ? document["scans"].filter(conform.u) : [];
   return scans.flatMap(entry => typeof entry["scan_id"] === "string" ? [ entry["scan_id"] ] : []);
  }
  function textAt(value, ...path) {
   let current = value;
   for (const name of path) current = (0, conform.u)(current) ? current[name] : undefined;
   return typeof current === "string" ? current : null;
  }
  var connect = __webpack_require__(65487);
  var cli_flags = __webpack_require__(6222);
  var gate_session = __webpack_require__(20358);
  var help = __webpack_require__(9654);
  var external_node_os_ = __webpack_require__(48161);
  async function repositorySeed(environment, directory) {
   const gitlab = environment["CI_PROJECT_ID"];
   if (gitlab) return {
    seed: `${environment["CI_SERVER_URL"] ?? ""} ${gitlab}`,
    name: environment["CI_PROJECT_PATH"] ?? gitlab
   };
   const github = environment["GITHUB_REPOSITORY_ID"];
   if (github) return {
    seed: github,
    name: environment["GITHUB_REPOSITORY"] ?? github
   };
   const remote = await gitRemote(directory);
   if (remote !== null) return {
    seed: remote,
    name: remote.split("/").slice(-2).join("/")
   };
   return {
    seed: `local:${userName()}@${(0, external_node_os_.hostname)()}`,
    name: "local"
   };
  }
  async function gitRemote(directory) {
   for (let folder = directory; ;folder = (0, external_node_path_.dirname)(folder)) {
    const config = await (0, promises_.readFile)((0, external_node_path_.join)(folder, ".git", "config"), "utf8").catch(() => null);
    if (config !== null) {
     const section = config.split(/^\[/m).find(part => /^remote "origin"\]/.test(part));
     const url = /^\s*url\s*=\s*(.+)$/m.exec(section ?? "")?.[1]?.trim();
     return url === undefined ? null : normalisedRemote(url);
    }
    if ((0, external_node_path_.dirname)(folder) === folder) return null;
   }
  }
  function normalisedRemote(url) {
   return url.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "").replace(/^([^/:]+):(?!\d+\/)/, "$1/").replace(/\.git\/?$/, "").replace(/\/+$/, "").toLowerCase();
  }
  function userName() {
   try {
    return (0, external_node_os_.userInfo)().username;
   } catch {
    return "user";
   }
  }
  var run_context = __webpack_require__(92974);
  var inputs = __webpack_require__(7477);
  const OUTPUT_FORMATS = [ "pretty", "json", "markdown", "sarif", "html", "junit", "gitlab", "csv" ];
  const SWITCHES = new Set([ "wait", "fail-fast", "cancel-on-abort", "dry-run", "fail-on-new-only", "fail-on-inconclusive", "warn-only" ]);
  const VALUES = {
   "api-key": "KEY",
   "api-url": "URL",
   targets: "LIST",
   "scan-types": "LIST",
   verification: "METHOD",
   "timeout-minutes": "N",
   "poll-interval-seconds": "N",
   rerun: "resume|new",
   "max-tokens": "N",
   "wait-for-target-seconds": "N",
   "request-headers": "LINES",
   "fail-on-severity": "S",
   thresholds: "LIST",
   "ignore-file": "FILE",
   "config-file": "FILE",
   "max-findings": "N",
   "report-formats": "LIST",
   "max-retries": "N"
  };
  const ENVIRONMENT = {
   "api-key": "SCAN_GATE_API_KEY",
   "api-url": "SCAN_GATE_API_URL",
   "request-headers": "SCAN_GATE_REQUEST_HEADERS"
  };
  function flagOf(name) {
   const input = inputs.K[name];
   const variable = ENVIRONMENT[name];
   const fallback = input.default === "" ? "" : ` Default: ${input.default}.`;
   const better = variable === undefined ? "" : ` Better given as ${variable}: flags are visible in process lists.`;
   return {
    type: SWITCHES.has(name) ? "boolean" : "string",
    description: `${input.description}${fallback}${input.secret === true ? better : ""}`,
    ...VALUES[name] === undefined ? {} : {
     value: VALUES[name]
    }
   };
  }
  const names = Object.keys(inputs.K);
  const SCAN_FLAGS = {
   "scan-type": {
    type: "string",
    multiple: true,
    value: "T",
    description: "One scan type; may be given several times."
   },
   "fail-on": {
    type: "string",
    value: "S",
    description: "Short for --fail-on-severity."
   },
   format: {
    type: "string",
    value: "F",
    description: `What is printed on standard output: ${OUTPUT_FORMATS.join(", ")}. Default: pretty.`
   },
   out: {
    type: "string",
    value: "DIR",
    description: "Folder for the reports of --report-formats."
   },
   baseline: {
    type: "string",
    value: "FILE",
    description: "Earlier report (--format json, or a JSON report) to compare with."
   },
   ...Object.fromEntries(names.map(name => [ name, flagOf(name) ])),
   "ca-file": {
    type: "string",
    value: "FILE",
    description: "PEM certificates trusted besides the built-in roots."
   },
   "insecure-http": {
    type: "boolean",
    description: "Send the API key over plain HTTP to a host other than this machine."
   },
   help: cli_flags.l
  };
  function rawInputs(flags, environment) {
   const raw = {};
   for (const name of names) {
    const value = SWITCHES.has(name) ? flags.flag(name)?.toString() : flags.text(name);
    if (value !== undefined) raw[name] = value;
   }
   const types = flags.texts("scan-type");
   if (types.length > 0) raw["scan-types"] = [ ...types, raw["scan-types"] ?? "" ].join(",");
   raw["fail-on-severity"] ??= flags.text("fail-on") ?? "";
   raw.targets = [ ...flags.positionals, raw.targets ?? "" ].join("\n");
   raw["api-url"] ??= environment["SCAN_GATE_API_URL"] ?? "";
   if (raw["api-url"].trim() !== "") raw["api-key"] ??= environment["SCAN_GATE_API_KEY"] ?? "";
   raw["request-headers"] ??= environment["SCAN_GATE_REQUEST_HEADERS"] ?? "";
   return raw;
  }
  function flagName(flags) {
   return name => {
    if (name === "targets") return "<target>";
    if (name === "fail-on-severity" && flags.text("fail-on") !== undefined) return "--fail-on";
    if (name === "scan-types" && flags.texts("scan-type").length > 0) return "--scan-type";
    return `--${name}`;
   };
  }
  const HELP = (0, help.bD)([ "scan <target…> [flags]" ], `Scans targets (host, host:port or URL) and judges the findings. Without --api-url the whole service runs in this\nprocess: nothing is sent to anybody but the targets. Settings may also stand in ${config_file.Cu}.`, SCAN_FLAGS, help.NI);
  const DEFAULT_OUT = "scan-gate-reports";
  async function run(args, io) {
   const flags = (0, cli_flags.b)(args, SCAN_FLAGS);
   if (flags.flag("help") === true) {
    io.out(HELP);
    return 0;
   }
   const session = await readSession(flags, io);
   if (flags.text("api-key") !== undefined) {
    io.err("warning: --api-key is visible in process lists; prefer the environment variable SCAN_GATE_API_KEY.\n");
   }
   const result = await (0, gate_session.I)(session, io);
   return (0, exit_status.$)(result.verdict);
  }
  async function readSession(flags, io) {
   const raw = rawInputs(flags, io.environment);
   const naming = flagName(flags);
   const format = (0, input_values.gX)("--format", flags.text("format") ?? "pretty", OUTPUT_FORMATS);
   const configFile = await (0, config_file.im)(naming("config-file"), raw["config-file"] ?? "", io.directory);
   const ignorePath = raw["ignore-file"] ?? "";
   const ignoreFile = ignorePath === "" ? null : await (0, config_file.im)(naming("ignore-file"), ignorePath, io.directory);
   const settings = (0, gate_settings.P)({
    raw: raw,
    naming: naming,
    configFile: configFile,
    ignoreFile: ignoreFile,
    environment: io.environment
   });
   if (format === "html" && (0, plan.G)(settings.gate.targets).length > 1) {
    throw new usage_error.UsageError("--format", "html prints one scan; write several with --report-formats html --out DIR.");
   }
   const baselinePath = flags.text("baseline");
   const baseline = baselinePath === undefined ? undefined : await readBaselineFile(baselinePath, io.directory);
   const {seed: seed, name: name} = await repositorySeed(io.environment, io.directory);
   const out = flags.text("out") ?? (raw["report-formats"] === undefined ? null : DEFAULT_OUT);
   return {
    settings: settings,
    run: (0, run_context.p)(io.environment, name),
    format: format,
    out: out,
    verificationSeed: seed,
    trustedRoots: await (0, connect.P)(flags.text("ca-file"), io),
    allowInsecure: flags.flag("insecure-http") === true,
    ...baseline === undefined ? {} : {
     baseline: async () => baseline
    }
   };
  }
 },
 48392: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   f: () => conform,
   u: () => isRecord
  });
  function conform(schema, value) {
   return walk(schema, value, 0);
  }
  const MAX_TEXT = 2e4;
  const MAX_ENTRIES = 1e3;
  const MAX_DEPTH = 20;
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function walk(schema, value, depth) {
   if (depth > MAX_DEPTH) return null;
   if (schema.anyOf !== undefined) return union(schema.anyOf, value, depth);
   if (schema.enum !== undefined || schema.const !== undefined) return text(value, 200);
   switch (schema.type) {
   case "object":
    return schema.properties === undefined ? dictionary(schema, value, depth) : record(schema, value, depth);

   case "array":
    return array(schema, value, depth);

   case "string":
    return text(value, schema.maxLength ?? MAX_TEXT);

   case "integer":
   case "number":
    return typeof value === "number" && Number.isFinite(value) ? value : 0;

   case "boolean":
    return value === true;

   default:
    return null;
   }
  }
  function union(branches, value, depth) {
   const nullAllowed = branches.some(branch => branch.type === "null");
   if (nullAllowed && (value === null || value === undefined)) return null;
   const branch = branches.find(candidate => candidate.type !== "null");
   if (branch === undefined) return null;
   const fits = branch.type === "object" ? isRecord(value) : branch.type === "array" ? Array.isArray(value) : !isObject(value);
   return nullAllowed && !fits ? null : walk(branch, value, depth + 1);
  }
  function record(schema, value, depth) {
   const given = isRecord(value) ? value : {};
   const required = new Set(schema.required ?? []);
   const result = {};
   for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const present = Object.hasOwn(given, name) && given[name] !== undefined;
    if (present || required.has(name)) result[name] = walk(property, present ? given[name] : undefined, depth + 1);
   }
   return result;
  }
  function dictionary(schema, value, depth) {
   const entrySchema = Object.values(schema.patternProperties ?? {})[0];
   const result = Object.create(null);
   if (!isRecord(value) || entrySchema === undefined) return {
    ...result
   };
   for (const [name, entry] of Object.entries(value).slice(0, schema.maxProperties ?? MAX_ENTRIES)) {
    if (name !== "__proto__") result[name] = walk(entrySchema, entry, depth + 1);
   }
   return {
    ...result
   };
  }
  function array(schema, value, depth) {
   if (!Array.isArray(value)) return [];
   const {items: items} = schema;
   return items === undefined ? [] : value.map(item => walk(items, item, depth + 1));
  }
  function text(value, maxLength) {
   const string = typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
   return string.length > maxLength ? `${string.slice(0, maxLength - 1)}…` : string;
  }
  function isObject(value) {
   return typeof value === "object" && value !== null;
  }
 },
 58721: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => readFinding
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
  var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
  var _conform_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48392);
  const SEVERITY_WORDS = {
   ...Object.fromEntries(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.oC.map(severity => [ severity, severity ])),
   medium: "medium",
   moderate: "medium",
   informational: "info",
   information: "info"
  };
  const FINGERPRINT = /^[0-9a-f]{32}$/;
  function readFinding(body) {
   const given = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(body) ? body : {};
   const finding = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.f)(_contract_finding_js__WEBPACK_IMPORTED_MODULE_1__.wI, body);
   const word = typeof given["severity"] === "string" ? given["severity"].trim().slice(0, 40) : "";
   const severity = SEVERITY_WORDS[word.toLowerCase()] ?? "unknown";
   const location = (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(given["location"]) ? finding.location : {
    ...finding.location,
    url: textOf(given["location"]) || textOf(given["url"])
   };
   const checkId = finding.check_id || textOf(given["rule_id"]) || textOf(given["type"]) || "service.unnamed";
   const title = finding.title || textOf(given["name"]) || finding.description.slice(0, 120) || checkId;
   const locations = finding.locations.length > 0 ? finding.locations : [ location ];
   return {
    ...finding,
    check_id: checkId,
    title: title,
    location: location,
    locations: locations.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.findingLocationsMax),
    locations_total: Math.max(finding.locations_total, locations.length),
    evidence: finding.evidence || jsonOf(given["evidence"]),
    fingerprint: fingerprintOf(given, {
     ...finding,
     check_id: checkId,
     title: title,
     location: location
    }),
    severity: severity,
    severity_word: severity === "unknown" && word !== "" ? word : null,
    state: finding.state === "" ? "open" : finding.state,
    confidence: finding.confidence === "" ? "firm" : finding.confidence
   };
  }
  function fingerprintOf(given, finding) {
   const own = textOf(given["fingerprint"]);
   if (FINGERPRINT.test(own)) return own;
   if (own !== "") return hash([ "given", own ]);
   const says = [ finding.check_id, finding.title, pathOf(finding.location.url), finding.location.parameter ?? "" ];
   const isNamed = finding.check_id !== "service.unnamed" || finding.title !== "service.unnamed";
   return hash(isNamed ? [ "made", ...says ] : [ "id", finding.id, ...says ]);
  }
  function hash(parts) {
   return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
  }
  function pathOf(url) {
   return URL.canParse(url) ? new URL(url).pathname : url;
  }
  function textOf(value) {
   return typeof value === "string" ? value.slice(0, 2e3) : "";
  }
  function jsonOf(value) {
   return (0, _conform_js__WEBPACK_IMPORTED_MODULE_4__.u)(value) || Array.isArray(value) ? JSON.stringify(value).slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.evidenceLengthMax) : "";
  }
 },
 51127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => planScans,
   z: () => bulkEntry
  });
  function planScans(targets) {
   return targets.flatMap(target => target.scanTypes.map(scanType => ({
    target: target,
    scanType: scanType
   }))).map((scan, index) => ({
    index: index,
    ...scan
   }));
  }
  function bulkEntry(scan, metadata) {
   return {
    target: scan.target.hostname,
    scan_type: scan.scanType,
    ...Object.keys(scan.target.options).length === 0 ? {} : {
     options: scan.target.options
    },
    ...Object.keys(metadata).length === 0 ? {} : {
     metadata: {
      ...metadata
     }
    }
   };
  }
 }
};
