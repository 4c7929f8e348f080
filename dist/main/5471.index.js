export const id = 5471;

export const ids = [ 5471 ];

export const modules = {
 45471: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var config_file = __webpack_require__(63289);
  var exit_status = __webpack_require__(35391);
  var input_values = __webpack_require__(89793);
  var plan = __webpack_require__(51127);
  var gate_settings = __webpack_require__(7622);
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
  var git_history = __webpack_require__(51743);
  const PROPOSAL_VARIABLES = [ "CI_MERGE_REQUEST_IID", "CHANGE_ID", "SYSTEM_PULLREQUEST_PULLREQUESTID" ];
  async function readPolicyFiles(flags, io) {
   const {configFile: configFile, ignoreFile: ignoreFile, configRef: configRef, naming: naming} = flags;
   const fromDisk = async (input, name) => input === "ignore-file" && name === "" ? null : (0, 
   config_file.im)(naming(input), name, io.directory);
   if (configRef === null) {
    const untrusted = isProposal(io.environment);
    const mark = file => file === null || !untrusted ? file : {
     ...file,
     untrusted: untrusted
    };
    const config = mark(await fromDisk("config-file", configFile));
    const ignore = mark(await fromDisk("ignore-file", ignoreFile));
    const warning = `${(config ?? ignore)?.name} comes from the checkout of the merge request, which can loosen its own gate. Give the target branch with --config-ref.`;
    return {
     configFile: config,
     ignoreFile: ignore,
     warnings: untrusted && (config ?? ignore) !== null ? [ warning ] : []
    };
   }
   const commit = await (0, git_history.D3)(io.directory, configRef, io.environment).catch(cause => {
    throw new usage_error.UsageError("--config-ref", `${(0, usage_error.S)(configRef)} was not found: ${messageOf(cause)}. Fetch it first.`, {
     cause: cause
    });
   });
   const one = async (input, name) => {
    if (input === "ignore-file" && name === "") return {
     file: null
    };
    const base = await fromHistory(naming(input), name, commit, io);
    const next = await (0, config_file.im)(naming(input), name, io.directory).catch(() => null);
    return base?.text === next?.text ? {
     file: base
    } : {
     file: base,
     next: next
    };
   };
   const config = await one("config-file", configFile);
   const ignore = await one("ignore-file", ignoreFile);
   const proposed = {
    ...config.next === undefined ? {} : {
     config: config.next
    },
    ...ignore.next === undefined ? {} : {
     ignore: ignore.next
    }
   };
   const absent = [ ...configFile !== "" && config.file === null ? [ configFile ] : [], ...ignoreFile !== "" && ignore.file === null ? [ ignoreFile ] : [] ];
   const warnings = absent.map(name => `${(0, usage_error.S)(name)} is not in ${configRef} yet; the defaults hold until it is merged.`);
   return {
    configFile: config.file,
    ignoreFile: ignore.file,
    proposed: proposed,
    warnings: warnings
   };
  }
  async function fromHistory(input, name, commit, io) {
   const given = name.trim() === "" ? config_file.Cu : name.trim();
   if ((0, external_node_path_.isAbsolute)(given)) throw new usage_error.UsageError(input, "must be relative to this folder when --config-ref is given.");
   try {
    const path = external_node_path_.posix.normalize(`${await (0, git_history.MT)(io.directory, io.environment)}${given.split(external_node_path_.sep).join("/")}`);
    if (path.startsWith("..")) throw new usage_error.UsageError(input, `${(0, usage_error.S)(given)} leads out of the repository.`);
    const text = await (0, git_history.rm)(io.directory, commit, path, config_file.CV, io.environment);
    return text === null ? null : {
     name: `${given}@${commit.slice(0, 7)}`,
     text: text
    };
   } catch (cause) {
    if (cause instanceof usage_error.UsageError) throw cause;
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(given)} of --config-ref could not be read: ${messageOf(cause)}.`, {
     cause: cause
    });
   }
  }
  function isProposal(environment) {
   const onGitHub = /^(pull_request|merge_group)/.test(environment["GITHUB_EVENT_NAME"] ?? "");
   return onGitHub || PROPOSAL_VARIABLES.some(name => (environment[name] ?? "") !== "");
  }
  function messageOf(cause) {
   return cause instanceof Error ? cause.message : String(cause);
  }
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
     const url = /^[ \t]*url[ \t]*=(.+)/m.exec(section ?? "")?.[1]?.trim();
     return url === undefined ? null : normalisedRemote(url);
    }
    if ((0, external_node_path_.dirname)(folder) === folder) return null;
   }
  }
  function normalisedRemote(url) {
   return url.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "").replace(/^([^/:]+):(?!\d+\/)/, "$1/").replace(/\.git\/?$/, "").replace(/(?<!\/)\/+$/, "").toLowerCase();
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
   "config-ref": {
    type: "string",
    value: "COMMIT",
    description: "Take --config-file and --ignore-file from this commit, branch or tag of the local history, so that a merge request cannot loosen its own gate."
   },
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
   const files = await readPolicyFiles({
    configFile: raw["config-file"] ?? "",
    ignoreFile: raw["ignore-file"] ?? "",
    configRef: flags.text("config-ref") ?? null,
    naming: naming
   }, io);
   const settings = (0, gate_settings.P)({
    raw: raw,
    naming: naming,
    ...files,
    secret: name => io.environment[name]
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
   const entrySchema = schema.additionalProperties;
   const result = Object.create(null);
   if (!isRecord(value) || typeof entrySchema !== "object") return {
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
 51743: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   D3: () => commitOf,
   MT: () => prefixOf,
   jh: () => isCommitId,
   rm: () => fileOfCommit
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
  const TIME_LIMIT_MS = 1e4;
  const OBJECT_BYTES_MAX = 8 * 1024 * 1024;
  const DEPTH_MAX = 50;
  const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
  function isCommitId(text) {
   return text !== null && COMMIT_ID.test(text);
  }
  async function fileOfCommit(directory, commit, path, bytesMax, environment) {
   if (!isCommitId(commit)) throw new Error("the commit is not named by its full id");
   const read = (type, id, most) => verifiedObject(directory, type, id, most, environment);
   const segments = path.split("/");
   if (segments.length > DEPTH_MAX) throw new Error("the path is too deep");
   const head = (await read("commit", commit, OBJECT_BYTES_MAX)).toString("latin1");
   let tree = /^tree ([0-9a-f]+)\n/.exec(head)?.[1] ?? "";
   for (const [index, segment] of segments.entries()) {
    const entry = entryOf(await read("tree", tree, OBJECT_BYTES_MAX), segment, commit.length / 2);
    if (entry === null) return null;
    const isLast = index === segments.length - 1;
    if (!isLast && entry.mode !== "40000") return null;
    if (isLast) {
     if (!entry.mode.startsWith("100")) throw new Error("it is not a regular file there");
     return (await read("blob", entry.id, bytesMax)).toString("utf8");
    }
    tree = entry.id;
   }
   return null;
  }
  async function commitOf(directory, reference, environment) {
   if (!/^[A-Za-z0-9_][\w./@^~-]{0,254}$/.test(reference)) throw new Error("it is not the name of a commit");
   const args = [ "rev-parse", "--verify", "--quiet", `${reference}^{commit}` ];
   const id = (await git(directory, args, 1024, environment)).toString("latin1").trim();
   if (!isCommitId(id)) throw new Error("git named no commit");
   return id;
  }
  async function prefixOf(directory, environment) {
   const text = (await git(directory, [ "rev-parse", "--show-prefix" ], 8192, environment)).toString("utf8");
   return text.replace(/\r?\n$/, "");
  }
  async function verifiedObject(directory, type, id, most, environment) {
   if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
   const content = await git(directory, [ "cat-file", type, id ], most, environment);
   const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(id.length === 40 ? "sha1" : "sha256");
   const actual = digest.update(`${type} ${content.length}\0`).update(content).digest("hex");
   if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} is not what its id says`);
   return content;
  }
  function entryOf(tree, name, idBytes) {
   for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(32, at);
    const zero = tree.indexOf(0, space);
    if (space < 0 || zero < 0) return null;
    const end = zero + 1 + idBytes;
    if (tree.toString("utf8", space + 1, zero) === name) return {
     mode: tree.toString("latin1", at, space),
     id: tree.toString("hex", zero + 1, end)
    };
    at = end;
   }
   return null;
  }
  async function git(directory, args, most, environment) {
   const options = [ "--no-replace-objects", "-c", "safe.directory=*", "-c", "protocol.allow=never" ];
   try {
    const {stdout: stdout} = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [ ...options, "-c", "core.fsmonitor=false", ...args ], {
     cwd: directory,
     env: cleanEnvironment(environment),
     encoding: "buffer",
     maxBuffer: most,
     timeout: TIME_LIMIT_MS,
     killSignal: "SIGKILL",
     windowsHide: true
    });
    return stdout;
   } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    if (code === "ENOENT") throw new Error("git is not installed", {
     cause: cause
    });
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") throw new Error(`it is larger than ${most} bytes`, {
     cause: cause
    });
    throw new Error("the local history does not have it", {
     cause: cause
    });
   }
  }
  function cleanEnvironment(environment) {
   const kept = Object.entries(environment).filter(entry => /^(PATH|SYSTEMROOT|TEMP|TMP)$/i.test(entry[0]) && entry[1] !== undefined);
   return {
    ...Object.fromEntries(kept),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
   };
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
