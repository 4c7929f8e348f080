export const id = "cli-commands-scan";

export const ids = [ "cli-commands-scan" ];

export const modules = {
 45471: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var config_file = __webpack_require__(45703);
  var input_values = __webpack_require__(82723);
  var plan = __webpack_require__(62657);
  var usage_error = __webpack_require__(84472);
  var settings_settings = __webpack_require__(36120);
  var promises_ = __webpack_require__(51455);
  var value = __webpack_require__(79229);
  var wire = __webpack_require__(12993);
  var contract_coverage = __webpack_require__(62809);
  var complete_finding = __webpack_require__(28291);
  var records = __webpack_require__(9682);
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
   const list = (0, records.u4)(document) ? document["findings"] : undefined;
   if (!(0, records.u4)(document) || !Array.isArray(list) || !list.every(records.u4)) {
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} has no list of findings; give a result of --format json.`);
   }
   const outcome = document["outcome"];
   if (typeof outcome === "string" && outcome !== "passed" && outcome !== "failed") {
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is the result of a run with the outcome ${(0, 
    usage_error.S)(outcome)} and cannot be a baseline; give one that passed or failed.`);
   }
   const scan = (0, records.u4)(document["scan"]) ? document["scan"] : undefined;
   const hostnames = hostnamesOf(document);
   return {
    info: {
     source: "file",
     name: path,
     scanIds: scanIdsOf(document, scan),
     sha: (0, records.$6)(document, "run", "sha"),
     finishedAt: (0, records.$6)(document, "scan", "finished_at") ?? (0, records.$6)(document, "generated_at")
    },
    coverages: coveragesOf(document),
    findings: [ ...list, ...uncheckedOf(document) ].map((entry, index) => {
     const known = value.WT.Clean(wire.jP, {
      ...entry
     });
     if (!value.WT.Check(wire.jP, known)) {
      throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)}: findings.${index} does not have the form of a finding.`);
     }
     const finding = (0, complete_finding.R)(known, {
      scanId: known.scan_id ?? "",
      index: index,
      now: Date.now()
     });
     const named = String(entry["target"] ?? "");
     const host = scan === undefined ? undefined : String(scan["target"] ?? "");
     const target = hostnames.get(named) ?? (index < list.length ? host : named);
     return {
      ...finding,
      ...target ? {
       target: target
      } : {}
     };
    })
   };
  }
  function uncheckedOf(document) {
   const list = document["not_checked"];
   return Array.isArray(list) ? list.filter(records.u4) : [];
  }
  function coveragesOf(document) {
   const scans = Array.isArray(document["scans"]) ? document["scans"].filter(records.u4) : [ document ];
   return scans.map(({coverage: coverage}) => value.WT.Check(contract_coverage.ou, coverage) ? coverage : null);
  }
  function hostnamesOf(document) {
   const scans = Array.isArray(document["scans"]) ? document["scans"].filter(records.u4) : [];
   return new Map(scans.map(scan => [ String(scan["target"] ?? ""), String(scan["hostname"] ?? "") ]));
  }
  function scanIdsOf(document, scan) {
   if (scan !== undefined) return typeof scan["id"] === "string" ? [ scan["id"] ] : [];
   const scans = Array.isArray(document["scans"]) ? document["scans"].filter(records.u4) : [];
   return scans.flatMap(entry => typeof entry["scan_id"] === "string" ? [ entry["scan_id"] ] : []);
  }
  var connect = __webpack_require__(65487);
  var exit_status = __webpack_require__(32900);
  var cli_flags = __webpack_require__(6222);
  var gate_session = __webpack_require__(20358);
  var help = __webpack_require__(9654);
  var git_history = __webpack_require__(1964);
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
   const warnings = absent.map(name => `${(0, usage_error.S)(name)} is not in ${configRef} yet; the defaults apply until it is merged.`);
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
    if (path.startsWith("..")) throw new usage_error.UsageError(input, `${(0, usage_error.S)(given)} is outside the repository.`);
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
     return url === undefined ? null : normalizedRemote(url);
    }
    if ((0, external_node_path_.dirname)(folder) === folder) return null;
   }
  }
  function normalizedRemote(url) {
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
  var inputs = __webpack_require__(85120);
  const OUTPUT_FORMATS = [ "pretty", "json", "markdown", "sarif", "html", "junit", "gitlab", "csv" ];
  const GROUP_TITLES = {
   targets: "Targets and scans",
   gate: "Verdict",
   report: "Output and reports",
   running: "Running",
   service: "Service",
   network: "Network",
   GitHub: "GitHub"
  };
  function isSwitch(name) {
   return inputs.Kd[name].type.kind === "boolean";
  }
  function flagOf(name) {
   const input = inputs.Kd[name];
   const fallback = input.default === "" ? "" : ` Default: ${input.default}.`;
   const variable = input.secret === undefined ? input.variable === undefined ? "" : ` Environment variable: ${input.variable}.` : ` Prefer the environment variable ${input.secret}: flags are visible in process lists.`;
   return {
    type: isSwitch(name) ? "boolean" : "string",
    group: GROUP_TITLES[input.group],
    description: `${input.description.replaceAll("`", "")}${fallback}${variable}`,
    ...isSwitch(name) ? {} : {
     value: input.value ?? "N"
    }
   };
  }
  const names = Object.keys(inputs.Kd);
  const SCAN_FLAGS = inGroups({
   "scan-type": {
    type: "string",
    multiple: true,
    value: "T",
    description: "one scan type, repeatable.",
    aliasOf: "scan-types"
   },
   "fail-on": {
    type: "string",
    value: "S",
    description: "",
    aliasOf: "fail-on-severity"
   },
   ...Object.fromEntries(names.map(name => [ name, flagOf(name) ])),
   "config-ref": {
    type: "string",
    value: "COMMIT",
    description: "Read --config-file and --ignore-file from this commit, branch or tag of the local repository, so that a merge request cannot loosen its own gate.",
    group: GROUP_TITLES.gate
   },
   baseline: {
    type: "string",
    value: "FILE",
    description: "Earlier result to compare with (--format json, or a JSON report).",
    group: GROUP_TITLES.gate
   },
   format: {
    type: "string",
    value: "F",
    description: `Format of standard output: ${OUTPUT_FORMATS.join(", ")}. Default: pretty.`,
    group: GROUP_TITLES.report
   },
   verbose: {
    type: "boolean",
    description: "Print every finding in full, not only those that block.",
    group: GROUP_TITLES.report
   },
   out: {
    type: "string",
    value: "DIR",
    description: "Folder for the reports of --report-formats.",
    group: GROUP_TITLES.report
   },
   "ca-file": {
    type: "string",
    value: "FILE",
    description: "File with PEM certificates to trust in addition to the built-in roots.",
    group: GROUP_TITLES.network
   },
   "insecure-http": {
    type: "boolean",
    description: "Allow sending the API key over unencrypted HTTP to another host.",
    group: GROUP_TITLES.network
   },
   help: cli_flags.lu
  });
  function inGroups(flags) {
   const titles = Object.values(GROUP_TITLES);
   const place = ({group: group}) => group === undefined ? titles.length : titles.indexOf(group);
   return Object.fromEntries(Object.entries(flags).sort(([, one], [, other]) => place(one) - place(other)));
  }
  function rawInputs(flags, environment) {
   const raw = {};
   for (const name of names) {
    const value = isSwitch(name) ? flags.flag(name)?.toString() : flags.text(name);
    if (value !== undefined) raw[name] = value;
   }
   const types = flags.texts("scan-type");
   if (types.length > 0) raw["scan-types"] = [ ...types, raw["scan-types"] ?? "" ].join(",");
   raw["fail-on-severity"] ??= flags.text("fail-on") ?? "";
   raw.targets = [ ...flags.positionals, raw.targets ?? "" ].join("\n");
   raw["api-url"] ??= environment[inputs.Kd["api-url"].variable] ?? "";
   if (raw["api-url"].trim() !== "") raw["api-key"] ??= environment[inputs.Kd["api-key"].secret] ?? "";
   raw.browser ??= environment[inputs.Kd.browser.variable] ?? "";
   for (const name of [ "request-headers", "login", "second-login", "admin-login" ]) raw[name] ??= environment[inputs.Kd[name].secret] ?? "";
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
  const HELP = (0, help.bD)([ "scan <target…> [flags]" ], `Scans targets (host, host:port or URL) and judges the findings. Without --api-url the whole service runs in this\nprocess and sends requests to the targets only. Settings can also come from ${config_file.Cu}.`, SCAN_FLAGS, help.NI, [ "scan-gate scan http://localhost:3000", "scan-gate scan https://preview.example.com --scan-types quick --fail-on high", "scan-gate scan http://localhost:3000 --report-formats html,sarif --out reports" ]);
  const DEFAULT_OUT = "scan-gate-reports";
  async function run(args, io) {
   const flags = (0, cli_flags.CH)(args, SCAN_FLAGS, HELP, io);
   if (flags === null) return 0;
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
   const settings = (0, settings_settings.P)({
    raw: raw,
    naming: naming,
    ...files,
    secret: name => io.environment[name],
    readText: path => (0, external_node_fs_.readFileSync)((0, external_node_path_.resolve)(io.directory, path), "utf8"),
    readFile: path => (0, external_node_fs_.readFileSync)((0, external_node_path_.resolve)(io.directory, path), "utf8")
   });
   if (format === "html" && (0, plan.G)(settings.gate.targets).length > 1) {
    throw new usage_error.UsageError("--format", "html supports one scan; for several, use --report-formats html --out DIR.");
   }
   const baselinePath = flags.text("baseline");
   const baseline = baselinePath === undefined ? undefined : await readBaselineFile(baselinePath, io.directory);
   const {seed: seed, name: name} = await repositorySeed(io.environment, io.directory);
   const isReporting = raw["report-formats"] !== undefined && settings.report.formats.length > 0;
   const out = flags.text("out") ?? (isReporting ? DEFAULT_OUT : null);
   return {
    settings: settings,
    run: (0, run_context.p)(io.environment, name),
    format: format,
    verbose: flags.flag("verbose") === true,
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
 12993: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   KS: () => WireBulk,
   Ov: () => WireTargetFinding,
   VE: () => WireTarget,
   Xh: () => WireWebhook,
   jP: () => WireFinding,
   oK: () => WireScanState,
   vE: () => WireVerification,
   vb: () => WireWebhookWithSecret,
   ve: () => WireUsage,
   y9: () => WireReport,
   zp: () => WireScan
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62809);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
  var _contract_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58329);
  var _contract_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26414);
  var _contract_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16542);
  var _contract_usage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6e4);
  var _contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66918);
  function replace(schema, own) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...schema.properties,
    ...own
   }, {
    additionalProperties: false
   });
  }
  function wire(schema, required, own) {
   const members = Object.entries(replace(schema, own).properties).map(([name, member]) => [ name, required.some(other => other === name) ? member : typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(member) ]);
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(Object.fromEntries(members), {
    additionalProperties: false
   });
  }
  const Id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 200
  });
  const ScanId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: "^scn_",
   maxLength: 200
  });
  const Word = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 500
  });
  const openScan = {
   id: ScanId,
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 2300
   }),
   scan_type: Word,
   status: Word,
   failure: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.k2, {
    reason: Word
   }))
  };
  const WireScan = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "target", "scan_type", "status" ], openScan);
  const WireScanState = wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id", "status" ], openScan);
  const BulkEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, [ "id" ], openScan)),
   error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    code: Word,
    message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
   }, {
    additionalProperties: false
   }))
  });
  const WireBulk = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   summary: wire(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.Nw.properties.summary, [], {}),
   results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkEntry)
  }, {
   additionalProperties: false
  });
  const openTarget = {
   id: Id,
   hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 260
   }),
   status: Word,
   verification: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py, {
    method: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
    instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.Py.properties.instructions.items, {
     method: Word
    }))
   })
  };
  const WireTarget = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [ "id" ], openTarget);
  const WireVerification = wire(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, [], openTarget);
  const WireFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, [ "severity" ], {
   id: Id
  });
  const openCount = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl, {
   left_out: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.tl.properties.left_out.items, {
    reason: Word
   }))
  }));
  const openReach = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   pages: openCount,
   views: openCount,
   operations: openCount,
   inputs: openCount
  }, {
   additionalProperties: false
  });
  const WireTargetFinding = wire(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.FW, [ "severity" ], {
   id: Id
  });
  const WireReport = replace(_contract_report_js__WEBPACK_IMPORTED_MODULE_4__.pl, {
   scan: replace(_contract_scan_js__WEBPACK_IMPORTED_MODULE_5__.sr, openScan),
   target: replace(_contract_target_js__WEBPACK_IMPORTED_MODULE_6__.We, openTarget),
   coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(replace(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou, {
    code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Word),
    reach: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(openReach)
   })),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(replace(_contract_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI, {
    id: Id
   }))
  });
  const WireUsage = wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U, [ "last_30d" ], {
   mode: Word,
   last_30d: wire(_contract_usage_js__WEBPACK_IMPORTED_MODULE_7__._U.properties.last_30d, [ "by_operation" ], {})
  });
  const WEBHOOK_REQUIRED = [ "id", "url", "events", "created_at" ];
  const openWebhook = {
   id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^whk_",
    maxLength: 200
   }),
   events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Word)
  };
  const WireWebhook = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.KD, WEBHOOK_REQUIRED, openWebhook);
  const WireWebhookWithSecret = wire(_contract_webhook_js__WEBPACK_IMPORTED_MODULE_8__.cg, [ ...WEBHOOK_REQUIRED, "secret" ], openWebhook);
 },
 93331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G4: () => eventSchema,
   Ru: () => EVENT_TYPES
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
  var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26414);
  var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
  var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16542);
  const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified" ];
  const scanData = {
   scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
  };
  const EVENT_DATA = {
   "scan.queued": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(scanData, {
    additionalProperties: false
   }),
   "scan.running": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(scanData, {
    additionalProperties: false
   }),
   "scan.completed": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
     minimum: 0
    }),
    report_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
   }, {
    additionalProperties: false
   }),
   "scan.failed": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__.TS),
    message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
   }, {
    additionalProperties: false
   }),
   "scan.cancelled": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    ...scanData,
    cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
   }, {
    additionalProperties: false
   }),
   "target.verified": typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__.Pq),
    verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
   }, {
    additionalProperties: false
   })
  };
  function eventSchema(type) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("evt", "Event id."),
    type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
    created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
    data: EVENT_DATA[type]
   }, {
    additionalProperties: false
   });
  }
 },
 6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _U: () => Usage,
   f7: () => DEFAULT_PRICES,
   xb: () => OPERATIONS
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
  var _string_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2353);
  const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
  const DEFAULT_PRICES = {
   "scan.quick": 5,
   "scan.standard": 20,
   "scan.compliance": 50,
   "webhook.delivery": 1
  };
  const PerOperation = (0, _string_map_js__WEBPACK_IMPORTED_MODULE_2__.Q)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
  const Usage = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    description: "Remaining tokens of the workspace."
   }),
   mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
   last_30d: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
    by_operation: PerOperation
   }, {
    additionalProperties: false,
    description: "Tokens consumed over the last 30 days, net of refunds."
   }),
   prices: PerOperation,
   as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
  }, {
   additionalProperties: false
  });
 },
 66918: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $I: () => ReplayResult,
   HY: () => WebhookUpdate,
   KD: () => Webhook,
   Po: () => ReplayRequest,
   U1: () => DELIVERY_STATUSES,
   Zj: () => DeliveryWithAttempts,
   aH: () => WebhookCreate,
   c6: () => RotateSecret,
   cg: () => WebhookWithSecret,
   dy: () => WEBHOOK_STATUSES,
   f4: () => WebhookTestResult,
   hM: () => WEBHOOK_DISABLED_REASONS,
   rf: () => Delivery,
   sK: () => DeliveryAttempt
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93331);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
  const WEBHOOK_STATUSES = [ "enabled", "disabled" ];
  const WEBHOOK_DISABLED_REASONS = [ "user", "failing", "gone", "key_revoked" ];
  const DELIVERY_STATUSES = [ "pending", "held", "succeeded", "dead_lettered", "cancelled" ];
  const Events = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru), {
   minItems: 1,
   maxItems: _event_js__WEBPACK_IMPORTED_MODULE_1__.Ru.length,
   uniqueItems: true
  });
  const Url = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 2e3,
   description: "HTTPS URL that receives deliveries.",
   examples: [ "https://hooks.example.com/scans" ]
  });
  const subscription = {
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("whk", "Subscription id."),
   url: Url,
   events: Events,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES),
   disabled_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_DISABLED_REASONS)),
   last_success_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
  };
  const Webhook = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(subscription, {
   additionalProperties: false,
   description: "A webhook subscription."
  });
  const WebhookWithSecret = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...subscription,
   secret: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^whsec_",
    description: "Signing secret. Not returned again."
   })
  }, {
   additionalProperties: false
  });
  const WebhookCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   url: Url,
   events: Events
  }, {
   additionalProperties: false
  });
  const WebhookUpdate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
   status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES))
  }, {
   additionalProperties: false,
   minProperties: 1
  });
  const RotateSecret = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    maximum: 604800,
    description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
   }))
  }, {
   additionalProperties: false
  });
  const DeliveryAttempt = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1
   }),
   at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
   error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
  const delivery = {
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("dlv", "Delivery id."),
   webhook_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   event_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   event_type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru),
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES),
   attempts_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   next_attempt_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   replay_of: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
  };
  const Delivery = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(delivery, {
   additionalProperties: false
  });
  const DeliveryWithAttempts = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...delivery,
   attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(DeliveryAttempt),
   body: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Request body of every attempt, byte for byte as it is signed."
   }))
  }, {
   additionalProperties: false
  });
  const ReplayRequest = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES)),
   dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
  }, {
   additionalProperties: false
  });
  const ReplayResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
  }, {
   additionalProperties: false
  });
  const WebhookTestResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   delivered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
   error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
 },
 62657: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
 },
 1964: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $Y: () => git,
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
   if (!isCommitId(commit)) throw new Error("the commit is not a full id");
   const read = (type, id, maximum) => verifiedObject(directory, type, id, maximum, environment);
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
   if (!isCommitId(id)) throw new Error("git returned no commit");
   return id;
  }
  async function prefixOf(directory, environment) {
   const text = (await git(directory, [ "rev-parse", "--show-prefix" ], 8192, environment)).toString("utf8");
   return text.replace(/\r?\n$/, "");
  }
  async function verifiedObject(directory, type, id, bytesMax, environment) {
   if (!isCommitId(id)) throw new Error(`the ${type} has no valid id`);
   const content = await git(directory, [ "cat-file", type, id ], bytesMax, environment);
   const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(id.length === 40 ? "sha1" : "sha256");
   const actual = digest.update(`${type} ${content.length}\0`).update(content).digest("hex");
   if (actual !== id) throw new Error(`the local history is damaged: ${type} ${id.slice(0, 12)} does not match its id`);
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
  async function git(directory, args, bytesMax, environment) {
   const options = [ "--no-replace-objects", "-c", "safe.directory=*", "-c", "protocol.allow=never" ];
   try {
    const {stdout: stdout} = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [ ...options, "-c", "core.fsmonitor=false", ...args ], {
     cwd: directory,
     env: cleanEnvironment(environment),
     encoding: "buffer",
     maxBuffer: bytesMax,
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
    if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") throw new Error(`it is larger than ${bytesMax} bytes`, {
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
 }
};
