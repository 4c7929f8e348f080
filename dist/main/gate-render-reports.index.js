export const id = "gate-render-reports";

export const ids = [ "gate-render-reports", 1446 ];

export const modules = {
 863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B1: () => parseTargetAddress,
   V8: () => formatTargetHost,
   xY: () => formatTargetAddress,
   zC: () => TargetSyntaxError
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
  class TargetSyntaxError extends Error {
   code;
   constructor(code, message) {
    super(message);
    this.name = "TargetSyntaxError";
    this.code = code;
   }
  }
  const TARGET_LENGTH_MAX = 2300;
  const PATH_LENGTH_MAX = 2e3;
  const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
  const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
  const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
  function parseTargetAddress(input) {
   const text = input.trim();
   if (text === "") throw new TargetSyntaxError("empty", "A target is empty; write host, host:port or an http(s) URL.");
   if (text.length > TARGET_LENGTH_MAX) {
    throw new TargetSyntaxError("host", `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
   }
   if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
    throw new TargetSyntaxError("host", "A target must not contain spaces, backslashes or control characters.");
   }
   const written = SCHEME.exec(text);
   const rest = written === null ? text : text.slice(written[0].length);
   const end = rest.search(/[/?#]/);
   const authority = end < 0 ? rest : rest.slice(0, end);
   if (authority.includes("@")) {
    throw new TargetSyntaxError("credentials", "A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.");
   }
   const scheme = written?.[1]?.toLowerCase() ?? null;
   if (scheme !== null && scheme !== "http" && scheme !== "https" || scheme === null && SCHEME_ONLY.test(text)) {
    throw new TargetSyntaxError("scheme", "Only http:// and https:// URLs can be scanned.");
   }
   const {host: host, portText: portText} = splitAuthority(authority);
   const port = portText === null ? defaultPort(scheme) : parsePort(portText);
   return {
    ...parseHost(host),
    port: port,
    scheme: scheme,
    path: end < 0 ? null : parsePath(rest.slice(end))
   };
  }
  function formatTargetHost(host, port) {
   const name = host.includes(":") ? `[${host}]` : host;
   return port === null ? name : `${name}:${port}`;
  }
  function formatTargetAddress({host: host, port: port, scheme: scheme}) {
   return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
  }
  function defaultPort(scheme) {
   return scheme === null ? null : scheme === "https" ? 443 : 80;
  }
  function splitAuthority(authority) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) return {
    host: `[${authority}]`,
    portText: null
   };
   const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
   if (host === undefined) {
    throw new TargetSyntaxError("host", "An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.");
   }
   return {
    host: host,
    portText: portText
   };
  }
  function parsePort(text) {
   const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
   if (port >= 1 && port <= 65535) return port;
   throw new TargetSyntaxError("port", "The port must be a number from 1 to 65535.");
  }
  function parseHost(text) {
   if (text === "") throw new TargetSyntaxError("host", "A target needs a host.");
   if (text.startsWith("[")) {
    const address = text.slice(1, -1);
    if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) {
     throw new TargetSyntaxError("host", "The brackets do not contain an IPv6 address without a zone.");
    }
    return {
     host: new URL(`http://[${address}]/`).hostname.slice(1, -1),
     isIpAddress: true
    };
   }
   const name = text.replace(/\.$/, "").toLowerCase();
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(name)) return {
    host: name,
    isIpAddress: true
   };
   if (name.includes("*")) throw new TargetSyntaxError("host", "A wildcard cannot be scanned; name each host.");
   const ascii = name.includes("%") ? "" : (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(name);
   const labels = ascii.split(".");
   if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
    throw new TargetSyntaxError("host", "An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.");
   }
   if (ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
    throw new TargetSyntaxError("host", "The host is not a valid host name.");
   }
   return {
    host: ascii,
    isIpAddress: false
   };
  }
  function parsePath(tail) {
   const {pathname: pathname, search: search} = new URL(tail.startsWith("/") ? `http://host${tail}` : `http://host/${tail}`);
   const path = `${pathname}${search}`;
   if (path.length <= PATH_LENGTH_MAX) return path;
   throw new TargetSyntaxError("path", `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
  }
 },
 90218: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => emptyResult,
   j: () => resultDocument
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  var _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72250);
  const RESULT_SCHEMA_VERSION = "1.0";
  function resultDocument(result, origin) {
   const {verdict: verdict, settings: settings} = result;
   const blocking = new Set(verdict.blocking);
   return {
    ...frame(result.run, origin),
    outcome: verdict.outcome,
    fails_job: verdict.failsJob,
    warn_only: settings.policy.warnOnly,
    threshold: settings.policy.failOnSeverity,
    reasons: verdict.reasons.map(({message: message}) => message),
    reason_codes: verdict.reasons.map(({code: code}) => code),
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
     ...scan.proofs === undefined ? {} : {
      ownership_proofs: scan.proofs
     },
     report_url: scan.reportUrl,
     duration_ms: Math.round(scan.durationMs),
     findings_count: result.findings.filter(finding => finding.scan_id === scan.scanId).length,
     coverage: withoutScreenshot(scan.report?.coverage ?? null),
     checks: scan.report === null ? null : checkCounts(scan.report)
    })),
    findings: result.findings.map(finding => ({
     ...finding,
     blocking: blocking.has(finding)
    })),
    blocking: [ ...new Set(verdict.blocking.map(finding => finding.fingerprint)) ],
    fixed: result.fixed.map(({fingerprint: fingerprint, check_id: check_id, severity: severity, title: title, location: location}) => ({
     fingerprint: fingerprint,
     check_id: check_id,
     severity: severity,
     title: title,
     location: location
    })),
    baseline: result.baseline,
    counts: verdict.counts,
    new_counts: verdict.newCounts,
    existing_counts: verdict.existingCounts,
    tentative_counts: verdict.tentativeCounts,
    tokens: {
     used: result.tokensUsed,
     remaining: result.tokensRemaining,
     planned: result.plannedTokens ?? null
    },
    reused: result.reused,
    timings: result.timings
   };
  }
  function checkCounts(report) {
   const part = (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.j5)(report);
   return part === 0 ? (0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report) : {
    ...(0, _reports_report_facts_js__WEBPACK_IMPORTED_MODULE_1__.ls)(report),
    passed_in_part: part
   };
  }
  function withoutScreenshot(coverage) {
   if (coverage?.browser === undefined) return coverage;
   const {screenshot: _, ...browser} = coverage.browser;
   return {
    ...coverage,
    browser: browser
   };
  }
  function emptyResult(verdict, origin) {
   return {
    ...frame(origin.run, origin),
    warn_only: false,
    threshold: "critical",
    codes: [],
    warnings: [],
    policy: {
     source: null,
     weakened: [],
     pending_changes: [],
     pending_changes_omitted: 0
    },
    service: "embedded",
    scans: [],
    findings: [],
    blocking: [],
    fixed: [],
    baseline: null,
    counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
    new_counts: null,
    existing_counts: null,
    tentative_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)([]),
    tokens: {
     used: null,
     remaining: null,
     planned: null
    },
    reused: false,
    timings: {
     total_ms: 0,
     service_ready_ms: null,
     scans: []
    },
    ...verdict
   };
  }
  function frame(run, {version: version, runUrl: runUrl}) {
   return {
    schema_version: RESULT_SCHEMA_VERSION,
    tool: {
     name: "scan-gate",
     version: version
    },
    run: {
     repository: run?.repository ?? "",
     run_id: run?.runId ?? "",
     attempt: run?.runAttempt ?? 1,
     event: run?.event ?? "",
     sha: run?.sha ?? null,
     ref: run?.ref ?? null,
     url: runUrl
    }
   };
  }
 },
 71372: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CV: () => CONFIG_BYTES_MAX,
   Cu: () => DEFAULT_CONFIG_FILE,
   nj: () => lineOfKey,
   o4: () => parseConfig,
   im: () => readConfigText
  });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var dist = __webpack_require__(38815);
  var system = __webpack_require__(89168);
  var build_value = __webpack_require__(79229);
  var primitives = __webpack_require__(89085);
  var build = __webpack_require__(35007);
  var inputs = __webpack_require__(7477);
  const strict = {
   additionalProperties: false
  };
  const choice = (values, description) => build.ZUJ.Unsafe({
   type: "string",
   enum: [ ...values ],
   description: description
  });
  const fromInput = name => {
   const {type: type, description: description} = inputs.Kd[name];
   return build.ZUJ.Optional(build.ZUJ.Unsafe({
    ...schemaOf(type),
    description: description
   }));
  };
  function schemaOf(type) {
   switch (type.kind) {
   case "boolean":
    return {
     type: "boolean"
    };

   case "integer":
   case "number":
    {
     const {kind: kind, ...bounds} = type;
     return {
      type: kind,
      ...bounds
     };
    }

   case "choice":
    return {
     type: "string",
     enum: [ ...type.values ]
    };

   case "choices":
    return {
     type: "array",
     items: {
      type: "string",
      enum: [ ...type.values ]
     },
     uniqueItems: true
    };

   case "text":
    return {
     type: "string"
    };
   }
  }
  const CHECK_ID = "^[a-z]+\\.[a-z0-9-]+$";
  const paths = description => build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({
   pattern: "^/",
   maxLength: 2e3
  }), {
   maxItems: 100,
   description: description
  }));
  const count = build.ZUJ.Integer({
   minimum: 0
  });
  const perTarget = {
   "scan-types": fromInput("scan-types"),
   browser: fromInput("browser"),
   "third-parties": fromInput("third-parties"),
   "api-description": fromInput("api-description"),
   "fail-on-severity": fromInput("fail-on-severity"),
   thresholds: build.ZUJ.Optional(build.ZUJ.Object(Object.fromEntries(primitives.oC.map(severity => [ severity, build.ZUJ.Optional(count) ])), {
    ...strict,
    description: inputs.Kd.thresholds.description
   })),
   "fail-on-new-only": fromInput("fail-on-new-only"),
   "disable-checks": build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({
    pattern: CHECK_ID
   }), {
    maxItems: 200,
    description: "Checks to skip."
   })),
   "severity-overrides": build.ZUJ.Optional(build.ZUJ.Record(build.ZUJ.String({
    pattern: CHECK_ID
   }), choice(primitives.oC, "Severity."), {
    maxProperties: 200,
    description: "Severities that replace the severity of a check, by check ID."
   })),
   "extra-paths": paths("Additional paths to scan, beyond those that the crawl finds."),
   "include-paths": paths("Scan only paths with one of these prefixes."),
   "exclude-paths": paths("Never request paths with one of these prefixes."),
   "max-requests-per-second": build.ZUJ.Optional(build.ZUJ.Integer({
    minimum: 1,
    maximum: 1e3,
    description: "Maximum number of requests per second to the target."
   })),
   "active-post": build.ZUJ.Optional(build.ZUJ.Boolean({
    description: "Allow the crawl and active-safe probes to submit forms by POST."
   })),
   "request-headers-env": build.ZUJ.Optional(build.ZUJ.String({
    pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
    description: "Environment variable with secret request headers, one `Name: value` per line."
   }))
  };
  const ConfigTarget = build.ZUJ.Object({
   target: build.ZUJ.String({
    minLength: 1,
    maxLength: 2e3,
    description: "Host, `host:port` or URL."
   }),
   ...perTarget
  }, strict);
  const ConfigIgnoreRule = build.ZUJ.Object({
   check: build.ZUJ.Optional(build.ZUJ.String({
    pattern: CHECK_ID,
    description: "Check ID."
   })),
   path: build.ZUJ.Optional(build.ZUJ.String({
    pattern: "^/",
    description: "Path prefix of the finding."
   })),
   fingerprint: build.ZUJ.Optional(build.ZUJ.String({
    pattern: "^[0-9a-f]{32}$"
   })),
   reason: build.ZUJ.String({
    minLength: 1,
    maxLength: 500,
    description: "Reason, shown with the finding."
   }),
   expires: build.ZUJ.Optional(build.ZUJ.String({
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    description: "From this date (UTC) the rule only warns and no longer hides findings."
   }))
  }, {
   ...strict,
   description: "At least one of `check`, `path` and `fingerprint`; all given ones must match."
  });
  const ConfigFile = build.ZUJ.Object({
   version: build.ZUJ.Optional(build.ZUJ.Literal(1)),
   ...perTarget,
   targets: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Union([ build.ZUJ.String({
    minLength: 1,
    maxLength: 2e3
   }), ConfigTarget ]), {
    maxItems: 1e3
   })),
   ignore: build.ZUJ.Optional(build.ZUJ.Array(ConfigIgnoreRule, {
    maxItems: 1e3
   })),
   verification: fromInput("verification"),
   wait: fromInput("wait"),
   "timeout-minutes": fromInput("timeout-minutes"),
   "poll-interval-seconds": fromInput("poll-interval-seconds"),
   "fail-fast": fromInput("fail-fast"),
   "cancel-on-abort": fromInput("cancel-on-abort"),
   "max-tokens": fromInput("max-tokens"),
   "wait-for-target-seconds": fromInput("wait-for-target-seconds"),
   "fail-on-inconclusive": fromInput("fail-on-inconclusive"),
   "warn-only": fromInput("warn-only"),
   "max-findings": fromInput("max-findings"),
   "report-formats": fromInput("report-formats"),
   "max-retries": fromInput("max-retries")
  }, {
   ...strict,
   title: "Scan Gate configuration"
  });
  var ignore = __webpack_require__(56454);
  var nearest = __webpack_require__(10680);
  var usage_error = __webpack_require__(41446);
  const ERRORS_MAX = 200;
  function configProblems(value) {
   const isValid = build_value.WT.Check(ConfigFile, value);
   const errors = isValid ? [] : schemaErrors(value);
   const found = errors.filter(error => !isNoise(error)).flatMap(problemsOf);
   const all = [ ...found, ...eitherProblems(errors, found), ...(0, ignore.b0)(value) ];
   const unique = new Map;
   for (const problem of all) {
    const key = JSON.stringify(problem.path);
    if (!unique.has(key)) unique.set(key, problem);
   }
   if (!isValid && unique.size === 0) return [ {
    path: [],
    text: "the file is not a valid configuration"
   } ];
   return [ ...unique.values() ];
  }
  function schemaErrors(value) {
   const {maxErrors: maxErrors} = system.wB.Get();
   system.wB.Set({
    maxErrors: ERRORS_MAX
   });
   try {
    return build_value.WT.Errors(ConfigFile, value);
   } finally {
    system.wB.Set({
     maxErrors: maxErrors
    });
   }
  }
  function isNoise({keyword: keyword, schemaPath: schemaPath, instancePath: instancePath}) {
   if (keyword === "additionalProperties" || keyword === "anyOf") return true;
   if (/^\/ignore\/\d{1,9}\/reason$/.test(instancePath) && keyword === "minLength") return true;
   return keyword === "type" && /\/targets\/items\/anyOf\/[01]$/.test(schemaPath);
  }
  function problemsOf(error) {
   const path = keysOf(error.instancePath);
   if (error.keyword === "boolean") return [ {
    path: path,
    text: unknownKey(path.slice(0, -1), path.at(-1) ?? "")
   } ];
   if (error.keyword === "required") {
    const {requiredProperties: requiredProperties} = error.params;
    const missing = requiredProperties.map(usage_error.S).join(" and ");
    return [ {
     path: [ ...path, ...requiredProperties ],
     text: `${named(path)} has no ${missing}, which is required`
    } ];
   }
   return [ {
    path: path,
    text: `${named(path)} ${demand(error)}`
   } ];
  }
  function unknownKey(path, key) {
   if (path[0] === "severity-overrides") return `${named(path)}: ${(0, usage_error.S)(key)} is not the ID of a check`;
   const keys = keysAt(path);
   const near = keys.includes("target") && /^(?:url|uri|host|hostname)$/.test(key) ? "target" : (0, 
   nearest.p)(key, keys);
   const place = path.length === 0 ? "" : ` in ${named(path)}`;
   return `unknown key ${(0, usage_error.S)(key)}${place}.${near === null ? "" : ` Did you mean ${near}?`}`.replace(/\.$/, "");
  }
  function demand({message: message, params: params}) {
   const {allowedValues: allowedValues, pattern: pattern} = params;
   if (allowedValues !== undefined) return `must be one of ${allowedValues.join(", ")}`;
   const words = PATTERNS.get(String(pattern));
   return words === undefined ? message : `must be ${words}`;
  }
  const PATTERNS = new Map([ [ "^/", "a path that starts with /" ], [ CHECK_ID, "the ID of a check, for example exposure.env" ], [ "^[0-9a-f]{32}$", "a fingerprint of 32 hexadecimal digits, as the reports have it" ], [ "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "a date such as 2026-12-31" ], [ "^[A-Za-z_][A-Za-z0-9_]*$", "the name of an environment variable" ] ]);
  function eitherProblems(errors, found) {
   return errors.filter(({keyword: keyword}) => keyword === "anyOf").map(({instancePath: instancePath}) => keysOf(instancePath)).filter(path => !found.some(problem => path.every((key, index) => problem.path[index] === key))).map(path => ({
    path: path,
    text: `${named(path)} must be a text or a map`
   }));
  }
  function keysAt(path) {
   if (path.length === 0) return Object.keys(ConfigFile.properties);
   if (path[0] === "ignore" && path.length === 2) return Object.keys(ConfigIgnoreRule.properties);
   if (path[0] === "targets" && path.length === 2) return Object.keys(ConfigTarget.properties);
   return path.at(-1) === "thresholds" ? [ ...primitives.oC ] : [];
  }
  function keysOf(pointer) {
   return pointer.split("/").slice(1).map(key => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  function named(path) {
   if (path.length === 0) return "the file";
   return path.map((key, index) => /^\d{1,9}$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`).join("");
  }
  const DEFAULT_CONFIG_FILE = ".scan-gate.yml";
  const CONFIG_BYTES_MAX = 256 * 1024;
  async function readConfigText(input, path, directory) {
   const name = path.trim() === "" ? DEFAULT_CONFIG_FILE : path.trim();
   const absolute = (0, external_node_path_.resolve)(directory, name);
   try {
    const file = await (0, promises_.stat)(absolute);
    if (file.isDirectory()) throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} is a directory.`);
    if (!file.isFile()) throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} is not a regular file.`);
    if (file.size > CONFIG_BYTES_MAX) throw new usage_error.UsageError(input, `${(0, 
    usage_error.S)(name)} is larger than ${CONFIG_BYTES_MAX / 1024} KiB.`);
    return {
     name: name,
     text: await (0, promises_.readFile)(absolute, "utf8")
    };
   } catch (cause) {
    if (cause instanceof usage_error.UsageError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (path.trim() === "" && code === "ENOENT") return null;
    const what = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(name)} ${what}.`, {
     cause: cause
    });
   }
  }
  const PROBLEMS_MAX = 10;
  function parseConfig(input, file) {
   const lines = new dist.HN;
   const document = (0, dist.Tp)(file.text, {
    strict: true,
    uniqueKeys: true,
    lineCounter: lines
   });
   const refuse = (problems, cause) => usage_error.UsageError.inFile(input, file.name, problems, cause === undefined ? undefined : {
    cause: cause
   });
   const faults = [ ...document.errors, ...document.warnings ];
   if (faults.length > 0) throw refuse(bounded(faults.map(fault => syntaxProblem(fault))));
   let value;
   try {
    value = document.toJS({
     maxAliasCount: 20
    }) ?? {};
   } catch (cause) {
    throw refuse([ {
     line: null,
     text: "too many aliases"
    } ], cause);
   }
   if (typeof value !== "object" || value === null || Array.isArray(value)) throw refuse([ {
    line: 1,
    text: "the file is not a map of settings"
   } ]);
   const problems = configProblems(value).map(({path: path, text: text}) => ({
    line: lineOf(document, lines, path),
    text: text
   }));
   if (problems.length > 0) throw refuse(bounded([ ...problems ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))));
   return value;
  }
  function lineOfKey({text: text}, key) {
   const lines = new dist.HN;
   return lineOf((0, dist.Tp)(text, {
    lineCounter: lines
   }), lines, [ key ]);
  }
  function syntaxProblem(fault) {
   const line = fault.linePos?.[0].line ?? null;
   if (fault.code === "MULTIPLE_DOCS") return {
    line: line,
    text: "more than one YAML document; keep one"
   };
   const text = fault.message.split("\n")[0] ?? "";
   return {
    line: line,
    text: text.replace(/ at line \d{1,9}, column \d{1,9}:?$/, "").replace(/[.:]$/, "")
   };
  }
  function bounded(problems) {
   if (problems.length <= PROBLEMS_MAX) return problems;
   return [ ...problems.slice(0, PROBLEMS_MAX), {
    line: null,
    text: "and more problems"
   } ];
  }
  function lineOf(document, lines, path) {
   let node = document.contents;
   let offset;
   for (const part of path) {
    if ((0, dist.jh)(node)) {
     const pair = node.items.find(({key: key}) => String((0, dist.jn)(key) ? key.value : key) === part);
     offset = ((0, dist.Ll)(pair?.key) ? pair.key.range?.[0] : undefined) ?? offset;
     node = pair?.value;
    } else if ((0, dist.oP)(node)) {
     node = node.items[Number(part)];
     offset = ((0, dist.Ll)(node) ? node.range?.[0] : undefined) ?? offset;
    } else break;
   }
   return offset === undefined ? null : lines.linePos(offset).line;
  }
 },
 28136: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   N: () => connect
  });
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  async function connect(options) {
   const {createUndiciClient: createUndiciClient} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("undici-index"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("typebox-build-guard-emit"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-errors"), __webpack_require__.e("shared-retry-after"), __webpack_require__.e("client-undici-client"), __webpack_require__.e("client-iterate") ]).then(__webpack_require__.bind(__webpack_require__, 28804));
   const {apiUrl: apiUrl, apiKey: apiKey, maxRetries: maxRetries} = options.service;
   const {userAgent: userAgent} = options;
   const common = {
    retry: {
     maxRetries: maxRetries
    },
    ...userAgent === undefined ? {} : {
     userAgent: userAgent
    }
   };
   if (apiUrl !== null && apiKey !== null) {
    const {ClientConfigurationError: ClientConfigurationError} = await __webpack_require__.e("client-errors").then(__webpack_require__.bind(__webpack_require__, 6695));
    try {
     const client = createUndiciClient({
      ...common,
      ...options.remote,
      baseUrl: apiUrl,
      apiKey: apiKey
     });
     return {
      kind: "remote",
      client: client,
      readyMs: null,
      close: () => client.close()
     };
    } catch (error) {
     if (!(error instanceof ClientConfigurationError)) throw error;
     const hint = error.isInsecure && options.insecureName !== undefined ? ` (${options.insecureName})` : "";
     throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(options.apiUrlName, `${error.message}${hint}`, {
      cause: error
     });
    }
   }
   const service = await options.startEmbedded();
   if (service.apiKey === null) throw new Error("The embedded service started without an API key.");
   const client = createUndiciClient({
    ...common,
    baseUrl: service.url,
    apiKey: service.apiKey,
    proxy: "none"
   });
   return {
    kind: "embedded",
    client: client,
    readyMs: Math.round(service.readyMs),
    checkIds: options.checkIds,
    close: async () => {
     await client.close();
     await service.close();
    }
   };
  }
 },
 8948: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _: () => rejectExample,
   f: () => EXAMPLE_TARGET
  });
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  const EXAMPLE_TARGET = "https://replace-me.example.com";
  const EXAMPLE_HOSTS = [ new URL(EXAMPLE_TARGET).hostname, "preview.example.com" ];
  function rejectExample(input, {hostname: hostname, input: shown}) {
   if (EXAMPLE_HOSTS.includes(hostname)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`);
  }
 },
 56454: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   b0: () => ruleProblems,
   b1: () => expiredRules,
   ep: () => ignoreRules,
   gP: () => ignoredBy,
   sG: () => ruleFor
  });
  var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  function ignoreRules(rules) {
   return rules.map(rule => ({
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
   }));
  }
  function ruleProblems(file) {
   const rules = Array.isArray(file.ignore) ? file.ignore : [];
   return rules.flatMap((rule, index) => (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(rule) ? problemsOfRule(rule, index) : []);
  }
  function problemsOfRule(rule, index) {
   const at = (key, text) => ({
    path: [ "ignore", `${index}`, key ],
    text: `ignore[${index}]${text}`
   });
   const {reason: reason, expires: expires} = rule;
   const isUnlimited = rule["check"] === undefined && rule["path"] === undefined && rule["fingerprint"] === undefined;
   return [ ...isUnlimited ? [ at("check", " names no check, path or fingerprint; it would ignore every finding") ] : [], ...typeof reason === "string" && reason.trim() === "" ? [ at("reason", ".reason is empty: say why the finding is acceptable") ] : [], ...typeof expires === "string" && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDate(expires) ? [ at("expires", `.expires ${(0, 
   _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(expires)} is not a valid date`) ] : [] ];
  }
  function isDate(text) {
   const date = new Date(`${text}T00:00:00Z`);
   return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }
  function ignoredBy(finding, rules, today) {
   const rule = ruleFor(finding, rules, today);
   if (rule !== null) return rule.reason;
   if (finding.state === "ignored") return "ignored in the service";
   return finding.state === "fixed" ? "marked as fixed in the service" : null;
  }
  function ruleFor(finding, rules, today) {
   return rules.find(rule => !isExpired(rule, today) && matches(rule, finding)) ?? null;
  }
  function expiredRules(findings, rules, today) {
   return rules.flatMap(rule => {
    if (!isExpired(rule, today)) return [];
    const hits = findings.filter(finding => matches(rule, finding)).length;
    if (hits === 0) return [];
    const what = [ rule.checkId, rule.path, rule.fingerprint ].filter(Boolean).join(" ");
    return [ `The ignore rule for ${what} expired on ${rule.expires} and no longer applies to ${(0, 
    _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(hits, "finding")}.` ];
   });
  }
  function isExpired(rule, today) {
   return rule.expires !== undefined && rule.expires <= today;
  }
  function matches(rule, finding) {
   if (rule.checkId !== undefined && rule.checkId !== finding.check_id) return false;
   if (rule.fingerprint !== undefined && rule.fingerprint !== finding.fingerprint) return false;
   if (rule.path === undefined) return rule.checkId !== undefined || rule.fingerprint !== undefined;
   const {path: path} = rule;
   const isWhole = finding.locations_total <= finding.locations.length;
   return isWhole && finding.locations.every(location => isUnder(pathOf(location.url), path));
  }
  function isUnder(path, prefix) {
   const bare = prefix.replace(/(?<!\/)\/+$/, "");
   return bare === "" || path === bare || path.startsWith(`${bare}/`);
  }
  function pathOf(url) {
   return URL.canParse(url) ? new URL(url).pathname : "/";
  }
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
   EL: () => REPORT_FORMATS,
   Kd: () => GATE_INPUTS,
   d$: () => FAIL_ON,
   pY: () => VERIFICATION_CHOICES
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  var _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26414);
  var _contract_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16542);
  const REPORT_FORMATS = [ "json", "pdf", "sarif", "html", "markdown", "junit", "gitlab", "csv" ];
  const FAIL_ON = [ ..._contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC, "none" ];
  const VERIFICATION_CHOICES = [ "auto", ..._contract_target_js__WEBPACK_IMPORTED_MODULE_2__.Pq ];
  const boolean = {
   kind: "boolean"
  };
  const text = {
   kind: "text"
  };
  const GATE_INPUTS = {
   "api-key": {
    group: "service",
    description: "API key of a remote scanning service (`svc_live_…` or `svc_test_…`). Required with `api-url`.",
    default: "",
    type: text,
    value: "KEY",
    secret: "SCAN_GATE_API_KEY"
   },
   "api-url": {
    group: "service",
    description: "Base URL of a remote scanning service, for example `https://scan.example.com`. If empty, an embedded service runs the scans.",
    default: "",
    type: text,
    value: "URL",
    variable: "SCAN_GATE_API_URL"
   },
   targets: {
    group: "targets",
    description: "Targets to scan, separated by commas or newlines: a host, `host:port` or URL. The path of a URL is the crawl entry point. Optional if the configuration file lists targets, and on `deployment_status` events, where the default is the URL of the environment.",
    default: "",
    type: text,
    value: "LIST"
   },
   "scan-types": {
    group: "targets",
    description: "Scan types, separated by commas: `quick` (passive, takes seconds), `standard` or `compliance`.",
    default: "standard",
    type: {
     kind: "choices",
     values: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.g8
    },
    value: "LIST",
    config: true
   },
   browser: {
    group: "targets",
    description: "Whether scans open the target in a browser, which finds client-side routes and faults of scripts: `auto` (if the machine has Chrome, Chromium or Edge), `off`, or `required` (a scan without a browser is `inconclusive`). The browser has no network of its own, and nothing that it submits reaches the target except the sign-in of `login`. Quick scans use it for that alone.",
    default: "auto",
    type: {
     kind: "choice",
     values: _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__.qy
    },
    value: "auto|off|required",
    variable: "SCAN_GATE_BROWSER",
    config: true
   },
   "browser-path": {
    group: "targets",
    description: "Program file of the browser. If empty, `CHROME_BIN`, `CHROME_PATH` and the folders of `PATH` are searched. Embedded service only.",
    default: "",
    type: text,
    value: "FILE"
   },
   "third-parties": {
    group: "targets",
    description: "What pages in the browser load from other hosts: `block` (nothing) or `load` (scripts and style sheets that the target itself names, without `request-headers`), for applications whose code comes from a CDN.",
    default: "block",
    type: {
     kind: "choice",
     values: _contract_scan_js__WEBPACK_IMPORTED_MODULE_1__.Eu
    },
    value: "block|load",
    config: true
   },
   "api-description": {
    group: "targets",
    description: "The API of the targets: a file of the repository, or a URL or path (`/openapi.json`) of the target. OpenAPI 2.0, 3.0 and 3.1, a GraphQL schema, a Postman collection or a HAR recording. If it cannot be read, the outcome is `inconclusive`. If empty, scans use what the target publishes.",
    default: "",
    type: text,
    value: "FILE|URL",
    config: true
   },
   verification: {
    group: "targets",
    description: "How to verify ownership of a new target: `dns`, `http_file`, `meta_tag`, `local` (loopback and private hosts, embedded service only) or `auto`, which tries the methods that can work for the host.",
    default: "auto",
    type: {
     kind: "choice",
     values: VERIFICATION_CHOICES
    },
    value: "METHOD",
    config: true
   },
   wait: {
    group: "running",
    description: "Wait for the scans and judge them. `false` only creates the scans (remote service only); the outcome is `skipped`.",
    default: "true",
    type: boolean,
    config: true
   },
   "timeout-minutes": {
    group: "running",
    description: "Deadline for all scans together, in minutes. If it passes, the outcome is `timed-out`, never `passed`. Maximum: 1440.",
    default: "30",
    type: {
     kind: "number",
     exclusiveMinimum: 0,
     maximum: 1440
    },
    config: true
   },
   "poll-interval-seconds": {
    group: "running",
    description: "Minimum polling interval in seconds. If empty, it adapts to the duration of the scans.",
    default: "",
    type: {
     kind: "number",
     minimum: .1,
     maximum: 3600
    },
    config: true
   },
   "fail-fast": {
    group: "running",
    description: "Create all scans or none: one refused scan rolls back the batch.",
    default: "false",
    type: boolean,
    config: true
   },
   "cancel-on-abort": {
    group: "running",
    description: "Cancel unfinished scans when the job is cancelled or the run is interrupted.",
    default: "true",
    type: boolean,
    config: true
   },
   rerun: {
    group: "running",
    description: "What a re-run of the job does: `resume` picks up unfinished scans of the earlier attempt and repeats finished ones, `new` always creates new scans.",
    default: "resume",
    type: {
     kind: "choice",
     values: [ "resume", "new" ]
    },
    value: "resume|new"
   },
   "max-tokens": {
    group: "running",
    description: "Maximum number of tokens to spend, checked against the price list before any scan is created. 0 means no limit.",
    default: "0",
    type: {
     kind: "integer",
     minimum: 0,
     maximum: 1e9
    },
    config: true
   },
   "dry-run": {
    group: "running",
    description: "Show the planned scans and their price without creating them.",
    default: "false",
    type: boolean
   },
   "wait-for-target-seconds": {
    group: "running",
    description: "Maximum time to wait for a target to respond, in seconds (0 to 3600; 0 skips the check). If a target does not respond, responds with 5xx or refuses the scanner, the outcome is `inconclusive`.",
    default: "60",
    type: {
     kind: "number",
     minimum: 0,
     maximum: 3600
    },
    config: true
   },
   "request-headers": {
    group: "running",
    description: "Headers to send with every request to the targets, one `Name: value` per line, for example to pass a preview’s access control. Values are masked, and sent only to hosts named by an input or by the trusted configuration file.",
    default: "",
    type: text,
    value: "LINES",
    secret: "SCAN_GATE_REQUEST_HEADERS"
   },
   login: {
    group: "running",
    description: "How to sign in to the targets, one `key: value` per line: `username` and `password`, with `url` (the sign-in page, if the scan cannot find it) and `totp` (secret of one-time codes); or a session, as `storage-state` (a file of Playwright), `cookie` or `header`; or `client-id`, `client-secret`, `token-url` and `scope`. Values are masked, and sent only to the target. If the sign-in fails, the outcome is `inconclusive`.",
    default: "",
    type: text,
    value: "LINES",
    secret: "SCAN_GATE_LOGIN"
   },
   "second-login": {
    group: "running",
    description: "A second user of the same role, in the form of `login`: the scan checks that users cannot read what belongs to others. It only reads.",
    default: "",
    type: text,
    value: "LINES",
    secret: "SCAN_GATE_SECOND_LOGIN"
   },
   "admin-login": {
    group: "running",
    description: "An administrator, in the form of `login`: the scan checks that the user of `login` cannot read what only administrators may. It only reads.",
    default: "",
    type: text,
    value: "LINES",
    secret: "SCAN_GATE_ADMIN_LOGIN"
   },
   "login-check": {
    group: "running",
    description: "Path that responds only to a signed-in user, such as `/account`. If empty, the scan looks for one.",
    default: "",
    type: text,
    value: "PATH"
   },
   "fail-on-severity": {
    group: "gate",
    description: "Minimum severity that fails the gate: `critical`, `high`, `medium`, `low`, `info`, or `none` to never fail on severity. Tentative findings never fail it.",
    default: "critical",
    type: {
     kind: "choice",
     values: FAIL_ON
    },
    value: "SEVERITY",
    config: true
   },
   thresholds: {
    group: "gate",
    description: "Maximum number of findings per severity, for example `high=0,medium=10`. Applies in addition to `fail-on-severity`.",
    default: "",
    type: text,
    value: "LIST",
    config: true
   },
   "fail-on-new-only": {
    group: "gate",
    description: "Judge only findings that are not in the baseline. Without a baseline the outcome is `inconclusive`.",
    default: "false",
    type: boolean,
    config: true
   },
   "fail-on-inconclusive": {
    group: "gate",
    description: "Fail if the scans did not produce a verdict (`inconclusive` or `timed-out`).",
    default: "true",
    type: boolean,
    config: true
   },
   "warn-only": {
    group: "gate",
    description: "Report everything, but never fail because of the verdict.",
    default: "false",
    type: boolean,
    config: true
   },
   "ignore-file": {
    group: "gate",
    description: "File with ignore rules. If empty, the rules of `config-file` apply. On pull requests the action reads it from the base commit.",
    default: "",
    type: text,
    value: "FILE"
   },
   "config-file": {
    group: "gate",
    description: "Configuration file with settings per target, ignore rules and severity overrides. If empty, `.scan-gate.yml` is used if it exists. On pull requests the action reads it from the base commit, so that a pull request cannot loosen its own gate.",
    default: "",
    type: text,
    value: "FILE"
   },
   "max-findings": {
    group: "report",
    description: "Maximum number of findings shown in full (1 to 500) in the comment or on the terminal. Reports include all findings.",
    default: "20",
    type: {
     kind: "integer",
     minimum: 1,
     maximum: 500
    },
    config: true
   },
   "report-formats": {
    group: "report",
    description: "Report formats, separated by commas: `json`, `pdf`, `html`, `sarif`, `markdown`, `junit`, `gitlab`, `csv`, or `none`.",
    default: "json,pdf",
    type: {
     kind: "choices",
     values: REPORT_FORMATS
    },
    value: "LIST",
    config: true
   },
   "max-retries": {
    group: "network",
    description: "Maximum number of retries of a failed request to the scanning service (0 to 20).",
    default: "4",
    type: {
     kind: "integer",
     minimum: 0,
     maximum: 20
    },
    config: true
   }
  };
 },
 66650: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => parseLogin,
   B: () => loginLines
  });
  var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
  var _request_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60620);
  var _storage_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78619);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41446);
  const KEYS = {
   username: "username",
   password: "password",
   url: "url",
   totp: "totp",
   "client-id": "client_id",
   "client-secret": "client_secret",
   "token-url": "token_url",
   scope: "scope"
  };
  const SESSION_KEYS = [ "header", "cookie", "storage-state" ];
  const ALL_KEYS = [ ...Object.keys(KEYS), ...SESSION_KEYS ];
  const LENGTHS_MAX = {
   username: 500,
   totp: 200,
   url: 2e3,
   token_url: 2e3,
   client_id: 500
  };
  const LENGTH_MAX = 1e3;
  function loginLines(text) {
   return text.split(/\r?\n/).filter(line => line.trim() !== "" && !line.trimStart().startsWith("#")).map(line => {
    const match = /^\s*([a-z-]{1,30})\s*:(.*)$/s.exec(line);
    return {
     key: match?.[1] ?? "",
     value: (match?.[2] ?? line).trim()
    };
   });
  }
  function parseLogin({input: input, text: text, hostname: hostname, readFile: readFile}) {
   const lines = loginLines(text);
   if (lines.length === 0) return null;
   let login = {};
   const seen = new Set;
   const headers = [];
   for (const [index, {key: key, value: value}] of lines.entries()) {
    const where = `line ${index + 1}`;
    if (!ALL_KEYS.includes(key)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where} is not "key: value" with one of the keys ${ALL_KEYS.join(", ")}.`);
    if (value === "") throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: ${key} is empty. Is the secret set? Runs of pull requests from forks get none.`);
    if (seen.has(key) && key !== "header") throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: ${key} is given twice.`);
    seen.add(key);
    if (key === "header") headers.push(value); else if (key === "cookie") login = {
     ...login,
     cookies: cookiesOf(input, where, value)
    }; else if (key === "storage-state") login = {
     ...login,
     ...(0, _storage_state_js__WEBPACK_IMPORTED_MODULE_2__.Z)({
      input: input,
      path: value,
      hostname: hostname,
      readFile: readFile
     })
    }; else login = {
     ...login,
     ...optionOf(input, where, key, value)
    };
   }
   if (seen.has("cookie") && seen.has("storage-state")) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, "give cookie or storage-state, not both.");
   if (headers.length > 0) login = {
    ...login,
    headers: (0, _request_headers_js__WEBPACK_IMPORTED_MODULE_1__.L)(input, headers.join("\n"))
   };
   const method = (0, _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.NY)(login);
   if ("fault" in method) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `the login ${method.fault.replaceAll("_", "-")}.`);
   return login;
  }
  function optionOf(input, where, key, value) {
   const name = KEYS[key];
   const maximum = LENGTHS_MAX[name] ?? LENGTH_MAX;
   if (value.length > maximum) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: ${key} is longer than ${maximum} characters.`);
   if (/[\u0000-\u001f\u007f]/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: ${key} has control characters.`);
   const isPlace = key === "url" || key === "token-url";
   if (isPlace && !/^(?:\/|https?:\/\/)\S*$/i.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: ${key} is neither a path nor an http(s) URL.`);
   return {
    [name]: value
   };
  }
  function cookiesOf(input, where, text) {
   const pairs = text.split(";").map(pair => pair.trim()).filter(pair => pair !== "");
   return pairs.map(pair => {
    const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,256})=([\x20-\x7e]{0,4096})$/.exec(pair);
    if (match === null || pairs.length > 100) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(input, `${where}: the cookie is not "name=value; name=value".`);
    return {
     name: match[1] ?? "",
     value: match[2] ?? ""
    };
   });
  }
 },
 3393: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => LOGIN_INPUTS,
   Q: () => loginsOf
  });
  var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
  var _login_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66650);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41446);
  const LOGIN_INPUTS = {
   user: "login",
   second: "second-login",
   admin: "admin-login"
  };
  function loginsOf({raw: raw, naming: naming, readFile: readFile}, hostname) {
   const logins = _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(name => {
    const input = LOGIN_INPUTS[name];
    const login = (0, _login_input_js__WEBPACK_IMPORTED_MODULE_1__.$)({
     input: naming(input),
     text: raw[input] ?? "",
     hostname: hostname,
     readFile: readFile
    });
    return login === null ? [] : [ [ _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name], login ] ];
   });
   const given = Object.fromEntries(logins);
   for (const name of [ "second", "admin" ]) if (given[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]] !== undefined && given.login === undefined) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming(LOGIN_INPUTS[name]), `needs ${naming("login")} too: it is compared with that user.`);
   const check = (raw["login-check"] ?? "").trim();
   if (check === "") return given;
   if (given.login === undefined) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), `needs ${naming("login")}.`);
   if (!/^\/\S{0,1999}$/.test(check)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), "is not a path such as /account.");
   return {
    ...given,
    login_check: check
   };
  }
 },
 45019: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Ab: () => kindOfProof,
   HL: () => unprovenHosts,
   KJ: () => WITHOUT_PROOF,
   RX: () => PROOFS_MAX,
   Tq: () => proofsOf,
   U$: () => proofSentence,
   Xo: () => PROVABLE_HOSTS_MAX,
   l9: () => PROOF_LENGTH_MAX,
   s6: () => proofParagraphs
  });
  var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
  const PROOFS_MAX = 10;
  const PROOF_LENGTH_MAX = 2e3;
  const WITHOUT_PROOF = "scan-types: quick";
  const WHERE = {
   dns: "TXT record",
   http_file: "file",
   meta_tag: "tag in the head of"
  };
  function proofsOf({verification: verification}) {
   const all = (verification?.instructions ?? []).map(({method: method, text: text, value: value, record_name: record_name, url: url}) => ({
    method: method,
    name: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(record_name || url || text),
    value: (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value)
   }));
   const sound = all.filter(({method: method, name: name, value: value}) => method !== "local" && `${name}${value}` !== "" && name.length <= PROOF_LENGTH_MAX && value.length <= PROOF_LENGTH_MAX);
   return sound.slice(0, PROOFS_MAX);
  }
  function kindOfProof({method: method, name: name}) {
   return /\s/.test(name) ? "" : (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.eC)(WHERE, method) ?? "";
  }
  function unprovenHosts(scans) {
   const hosts = new Map;
   for (const {hostname: hostname, proofs: proofs} of scans) if (proofs !== undefined && !hosts.has(hostname)) hosts.set(hostname, {
    hostname: hostname,
    proofs: proofs
   });
   return [ ...hosts.values() ];
  }
  const PROVABLE_HOSTS_MAX = 10;
  function proofParagraphs(hosts) {
   const provable = hosts.filter(({proofs: proofs}) => proofs.length > 0);
   if (provable.length === 0) return [];
   const rest = provable.length - PROVABLE_HOSTS_MAX;
   return [ ...provable.slice(0, PROVABLE_HOSTS_MAX).map(({hostname: hostname, proofs: proofs}) => ({
    text: `To prove that ${hostname} is yours, publish one of these:`,
    items: proofs.map(inWords)
   })), ...rest > 0 ? [ {
    text: `The JSON result has the records of ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(rest, "more host")}.`,
    items: []
   } ] : [], {
    text: `Or set ${WITHOUT_PROOF}`,
    items: []
   } ];
  }
  function proofSentence(proofs) {
   return `Publish one of these, or set ${WITHOUT_PROOF}. ${proofs.map(inWords).join("; ")}`;
  }
  function inWords(proof) {
   const where = `${kindOfProof(proof)} ${proof.name}`.trim();
   return proof.value === "" || proof.name.includes(proof.value) ? where : `${where.replace(/[.:]$/, "")}: ${proof.value}`;
  }
 },
 17119: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   h: () => parseTarget
  });
  var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  function parseTarget(input, given) {
   const address = parseOrThrow(input, given);
   const hostname = (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.xY)(address);
   const {scheme: scheme, path: path} = address;
   const [pathname, query] = path === null || path === "/" ? [ "" ] : path.split("?", 2);
   return {
    input: `${scheme === null ? "" : `${scheme}://`}${hostname}${pathname}${query === undefined ? "" : "?…"}`,
    hostname: hostname,
    options: {
     ...scheme === null ? {} : {
      scheme: scheme
     },
     ...path === null || path === "/" ? {} : {
      start_path: path
     }
    }
   };
  }
  function parseOrThrow(input, given) {
   try {
    return (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.B1)(given);
   } catch (error) {
    if (!(error instanceof _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__.zC)) throw error;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${(0, 
    _usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(withoutUserInfo(given))}: ${error.message}`);
   }
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
   browser: (from, to) => ordered("browser", from, to, mode => BROWSER_STRICTNESS.indexOf(mode ?? "auto"), withDefault("auto")),
   "third-parties": (from, to) => ordered("third-parties", from, to, mode => Number(mode === "load"), withDefault("block")),
   "api-description": (from, to) => ordered("api-description", from, to, place => Number(place !== undefined), withDefault("what the target publishes")),
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
  const BROWSER_STRICTNESS = [ "off", "auto", "required" ];
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
  var findings_digest = __webpack_require__(75737);
  var report_document = __webpack_require__(8828);
  var ownership_proofs = __webpack_require__(45019);
  var severity_override = __webpack_require__(65276);
  function judgedReport(scan, result, now) {
   const base = scan.report ?? withoutReport(scan, result, now);
   const statuses = gateStatuses(scan, result);
   const {outcome: outcome, reasons: reasons, blocking: blockers} = result.verdict;
   const blocks = new Set(blockers.map(finding => `${finding.target} ${finding.fingerprint}`));
   const findings = base.findings.map(finding => {
    const gate_status = statuses.get(finding.fingerprint);
    const severity = (0, severity_override.r)(finding, result.settings.policy, scan.target);
    const blocking = blocks.has(`${scan.target.input} ${finding.fingerprint}`);
    return {
     ...finding,
     severity: severity,
     ...gate_status === undefined ? {} : {
      gate_status: gate_status
     },
     blocking: blocking
    };
   });
   const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
   const summary = {
    ...base.summary,
    by_severity: by_severity,
    total: total,
    digest: (0, findings_digest.n)(findings)
   };
   const gate = {
    outcome: outcome,
    reasons: reasons.slice(0, report_document.Ru).map(({message: message}) => message)
   };
   return {
    ...base,
    gate: gate,
    findings: findings,
    summary: summary,
    checks: [ ...incomplete(scan), ...base.checks ]
   };
  }
  function withoutRepeats(report, scan, result) {
   const own = new Set(findingsOf(scan, result).map(finding => finding.fingerprint));
   return {
    ...report,
    findings: report.findings.filter(finding => own.has(finding.fingerprint))
   };
  }
  function gateStatuses(scan, result) {
   const statuses = new Map;
   for (const {target: target, fingerprint: fingerprint, status: status, ignored_by: ignored_by} of result.findings) {
    if (target !== scan.target.input) continue;
    if (ignored_by !== null) statuses.set(fingerprint, "ignored"); else if (status !== "unclassified") statuses.set(fingerprint, status);
   }
   return statuses;
  }
  function incomplete({scanType: scanType, target: target, outcome: outcome, reason: why, proofs: proofs = []}) {
   if (outcome === "succeeded" && why === null) return [];
   const reason = why === null || proofs.length === 0 ? why : `${why} ${(0, ownership_proofs.U$)(proofs)}`;
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
  function reportNames(scans, name) {
   const used = new Map;
   return scans.map(({target: target, scanType: scanType}) => {
    const host = target.hostname.replace(/[^a-z0-9.-]+/g, "-").replace(/^[-.]+|(?<!-)-+$/g, "");
    const base = name ?? `report-${host}-${scanType}`.slice(0, NAME_MAX);
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
  function plannedReports(result, formats, options) {
   const succeeded = judgedScans(result, options).filter(({scan: scan}) => scan.outcome === "succeeded" && scan.scanId !== null);
   const names = reportNames(succeeded.map(({scan: scan}) => scan), options.reportName);
   const single = formats.filter(format => !isJoint(format));
   return [ ...succeeded.flatMap((judged, index) => single.map(format => ({
    name: `${names[index]}.${format}`,
    title: `Report (${format}) of ${judged.scan.target.input}`,
    render: () => renderSingle(judged, format, options)
   }))), ...formats.filter(isJoint).map(format => ({
    name: JOINT_NAMES[format],
    title: `Report (${format})`,
    render: () => renderJoint(result, format, options)
   })) ];
  }
  async function renderJoint(result, format, options) {
   const scans = judgedScans(result, options);
   const reports = scans.map(({report: report}) => report);
   const distinct = () => scans.map(({scan: scan, report: report}) => withoutRepeats(report, scan, result));
   switch (format) {
   case "sarif":
    {
     const {renderSarif: renderSarif} = await __webpack_require__.e("reports-sarif-render-sarif").then(__webpack_require__.bind(__webpack_require__, 74359));
     const {category: category, informationUri: informationUri} = options;
     return renderSarif(distinct(), {
      informationUri: informationUri,
      ...category === undefined ? {} : {
       category: category
      }
     });
    }

   case "gitlab":
    {
     const {renderGitlabDast: renderGitlabDast} = await __webpack_require__.e("module-84610").then(__webpack_require__.bind(__webpack_require__, 84610));
     return renderGitlabDast(distinct());
    }

   case "markdown":
    {
     const {renderMarkdown: renderMarkdown} = await __webpack_require__.e("module-83387").then(__webpack_require__.bind(__webpack_require__, 83387));
     return renderMarkdown(reports);
    }

   case "junit":
    {
     const {renderJunit: renderJunit} = await __webpack_require__.e("reports-junit").then(__webpack_require__.bind(__webpack_require__, 40086));
     return renderJunit(reports);
    }

   case "csv":
    {
     const {renderCsv: renderCsv} = await __webpack_require__.e("reports-csv").then(__webpack_require__.bind(__webpack_require__, 85217));
     return renderCsv(reports);
    }
   }
  }
  async function renderOnlyPage(result, options) {
   const [only, ...others] = judgedScans(result, options);
   return only === undefined || others.length > 0 ? null : renderPage(only, options);
  }
  function judgedScans(result, {now: now}) {
   const time = new Date(now).toISOString();
   return result.scans.map(scan => ({
    scan: scan,
    report: judgedReport(scan, result, time)
   }));
  }
  async function renderSingle(judged, format, options) {
   switch (format) {
   case "html":
    return renderPage(judged, options);

   case "json":
    {
     const {renderJson: renderJson} = await __webpack_require__.e("module-8776").then(__webpack_require__.bind(__webpack_require__, 8776));
     return renderJson(judged.report);
    }

   case "pdf":
    {
     const {renderPdf: renderPdf} = await __webpack_require__.e("reports-pdf-bounded-report").then(__webpack_require__.bind(__webpack_require__, 22375));
     return renderPdf(judged.report, options.signal === undefined ? {} : {
      signal: options.signal
     });
    }
   }
  }
  async function renderPage({scan: scan, report: report}, {trends: trends}) {
   const {renderHtml: renderHtml} = await __webpack_require__.e("reports-html-render-html").then(__webpack_require__.bind(__webpack_require__, 10559));
   return renderHtml(report, {
    trend: trends?.get(scan.target.hostname) ?? null
   });
  }
 },
 60620: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   L: () => parseRequestHeaders,
   _: () => headersOfVariable
  });
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  const FORBIDDEN = new Set([ "host", "content-length", "transfer-encoding", "connection", "upgrade", "te", "trailer" ]);
  const VALUE_MAX = 8192;
  function headersOfVariable(input, variable, text) {
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   for (const [index, line] of lines.entries()) {
    const value = line.slice(line.indexOf(":") + 1);
    if (/^\s+(?!\/\/)\S/.test(value)) continue;
    const what = `line ${index + 1} of the environment variable ${variable}`;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, /^\s*\/\//.test(value) ? `${what} looks like a URL, not a header. Name a variable with "Name: value" lines.` : `${what} is not "Name: value" with a space after the colon.`);
   }
   return parseRequestHeaders(input, text);
  }
  function parseRequestHeaders(input, text) {
   const headers = {};
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   if (lines.length > 20) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, "more than 20 headers.");
   for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:(.*)$/s.exec(line);
    if (match === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where} is not "Name: value".`);
    const [, name = "", rest = ""] = match;
    const value = rest.trim();
    if (FORBIDDEN.has(name.toLowerCase())) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} cannot be set.`);
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is not ASCII.`);
    if (value.length > VALUE_MAX) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is longer than ${VALUE_MAX}.`);
    if (Object.keys(headers).some(other => other.toLowerCase() === name.toLowerCase())) {
     throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} is given twice.`);
    }
    headers[name] = value;
   }
   return headers;
  }
 },
 69551: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   FX: () => RESULT_FILE,
   Uv: () => readResult,
   Zk: () => writeResult
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
  var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62809);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9498);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
  var _reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8828);
  var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7477);
  var _ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45019);
  var _policy_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65033);
  const RESULT_FILE = "scan-gate.json";
  const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String();
  const ProofText = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   maxLength: _ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.l9
  });
  const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
   minimum: 0
  });
  const open = {
   additionalProperties: true
  };
  const ResultFinding = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Pick(_contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.wI, [ "fingerprint", "check_id", "title", "evidence", "remediation", "locations_total", "first_seen_at", "cwe", "description" ]).properties,
   severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc,
   confidence: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.m3,
   location: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Fm,
   target: Text,
   scan_type: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
   status: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "new", "existing", "unclassified" ]),
   blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   ignored_by: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text)
  }, open);
  const ResultScan = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   scan_id: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   target: Text,
   hostname: Text,
   target_id: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   scan_type: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
   outcome: Text,
   code: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   reason: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   ownership_proofs: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    method: ProofText,
    name: ProofText,
    value: ProofText
   }), {
    maxItems: _ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.RX
   })),
   report_url: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
   findings_count: Count,
   coverage: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(_contract_coverage_js__WEBPACK_IMPORTED_MODULE_2__.ou.properties, open)),
   checks: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    passed: Count,
    passed_in_part: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Count),
    finding: Count,
    not_applicable: Count,
    error: Count
   }))
  }, open);
  const Policy = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   source: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
   weakened: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    key: Text,
    value: Text,
    source: Text,
    hidden_findings: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer())
   }, open), {
    maxItems: 1e3
   }),
   pending_changes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    key: Text,
    target: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
    effect: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "loosens", "tightens", "changes" ]),
    summary: Text,
    overruled: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
   }, open), {
    maxItems: _policy_report_js__WEBPACK_IMPORTED_MODULE_8__.X
   }),
   pending_changes_omitted: Count
  }, open);
  const ResultSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   schema_version: Text,
   tool: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("scan-gate"),
    version: Text
   }),
   outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__.sA),
   fails_job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   warn_only: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   threshold: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_inputs_js__WEBPACK_IMPORTED_MODULE_6__.d$),
   reasons: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
   reason_codes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, 
   _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text))),
   codes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
   warnings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
   policy: Policy,
   service: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "embedded", "remote" ]),
   run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    repository: Text,
    run_id: Text,
    attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
    event: Text,
    sha: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
    ref: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
    url: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text)
   }, open),
   scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ResultScan),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ResultFinding),
   blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text),
   fixed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    fingerprint: Text,
    check_id: Text,
    title: Text,
    severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc,
    location: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Fm
   }, open)),
   baseline: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    source: Text,
    name: Text,
    sha: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
    finishedAt: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(Text),
    scanIds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Text)
   }, open)),
   counts: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ,
   new_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
   existing_counts: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
   tentative_counts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
   tokens: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    used: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
    remaining: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
    planned: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number())
   }),
   reused: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   timings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    total_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
    service_ready_ms: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
    scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
     scan_id: Text,
     ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(),
     polls: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()
    }))
   }, open)
  }, open);
  function writeResult(result) {
   return `${JSON.stringify(result, null, 2)}\n`;
  }
  function readResult(text) {
   try {
    const value = JSON.parse(text);
    return typebox_value__WEBPACK_IMPORTED_MODULE_1__.WT.Check(ResultSchema, value) ? value : null;
   } catch {
    return null;
   }
  }
 },
 24926: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   P: () => parseSettings
  });
  var primitives = __webpack_require__(89085);
  var shared_text = __webpack_require__(89853);
  var config_file = __webpack_require__(71372);
  var ignore = __webpack_require__(56454);
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
   const summary = (0, shared_text.xv)(words, policy_report.f);
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
   if (!Object.hasOwn(inputs.Kd, key)) return false;
   const input = inputs.Kd[key];
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
  var scan = __webpack_require__(26414);
  var limits = __webpack_require__(83163);
  var description_text = __webpack_require__(94628);
  var records = __webpack_require__(9682);
  var usage_error = __webpack_require__(41446);
  const SUMMARY_MAX = 40;
  const DEPTH_MAX = 60;
  const DROPPED_TEXTS = new Set([ "description", "title", "termsOfService", "deprecationReason", "specifiedByURL", "comment" ]);
  const DROPPED = new Set([ "externalDocs", "contact", "license", "x-codeSamples", "x-code-samples" ]);
  const DROPPED_OF_RECORDINGS = new Set([ "auth", "cookies", "event", "response", "timings", "cache", "pages", "browser", "creator" ]);
  const CREDENTIAL = /^(?:authorization|proxy-authorization|cookie|set-cookie)$/i;
  const VALUES = new Set([ "example", "examples", "default", "enum", "value", "const" ]);
  function apiDescriptionOf({naming: naming, readText: readText}, given) {
   const value = (given ?? "").trim();
   if (value === "") return {};
   const input = naming("api-description");
   if (/^(?:https?:\/\/|\/)/i.test(value)) {
    if (!/^\S{1,2000}$/.test(value)) throw new usage_error.UsageError(input, "is not a URL or path of the target.");
    return {
     api_description: value
    };
   }
   return {
    api_description: compacted(input, value, textOf(input, value, readText))
   };
  }
  function textOf(input, path, readText) {
   if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)) throw new usage_error.UsageError(input, `${(0, 
   usage_error.S)(path)} leaves the folder.`);
   try {
    if (readText === undefined) throw new Error("no files");
    return readText(path);
   } catch (cause) {
    throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} cannot be read. Give a file of the repository, or a URL or path of the target such as /openapi.json.`, {
     cause: cause
    });
   }
  }
  function compacted(input, path, text) {
   if (text.length > description_text.H) throw new usage_error.UsageError(input, `${(0, 
   usage_error.S)(path)} is larger than ${description_text.H / 1024 / 1024} MiB.`);
   const document = (0, description_text.G)(text);
   const short = document === null ? text.replaceAll("\0", "") : JSON.stringify(withoutTexts(document, isRecording(document), DEPTH_MAX));
   if (short.trim() === "") throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} is empty.`);
   if (short.length <= limits.b.apiDescriptionLengthMax) return short;
   throw new usage_error.UsageError(input, `${(0, usage_error.S)(path)} has more than ${limits.b.apiDescriptionLengthMax / 1024} KiB even without its texts. Let the target serve it and give its path, or describe fewer operations.`);
  }
  function isRecording(document) {
   return (0, records.u4)(document["log"]) || Array.isArray(document["item"]);
  }
  function withoutTexts(value, isRecorded, depth) {
   if (depth === 0) return null;
   const inner = item => withoutTexts(item, isRecorded, depth - 1);
   if (Array.isArray(value)) return value.filter(item => !isRecorded || !isCredential(item)).map(inner);
   if (!(0, records.u4)(value)) return value;
   const kept = Object.entries(value).filter(([name, member]) => {
    if (isRecorded && DROPPED_OF_RECORDINGS.has(name)) return false;
    return !DROPPED.has(name) && !(DROPPED_TEXTS.has(name) && (typeof member === "string" || member === null));
   });
   return Object.fromEntries(kept.map(([name, member]) => {
    if (name === "summary" && typeof member === "string") return [ name, member.slice(0, SUMMARY_MAX) ];
    return [ name, VALUES.has(name) && !isRecorded ? member : inner(member) ];
   }));
  }
  function isCredential(item) {
   if (!(0, records.u4)(item)) return false;
   const name = item["name"] ?? item["key"];
   return typeof name === "string" && CREDENTIAL.test(name);
  }
  var example_target = __webpack_require__(8948);
  var login_settings = __webpack_require__(3393);
  var request_headers = __webpack_require__(60620);
  const MAX_TARGETS = 1e3;
  function resolveTargets({sources: sources, config: config, scanTypes: scanTypes}) {
   const {raw: raw, naming: naming} = sources;
   const configured = (config.targets ?? []).map(entry => typeof entry === "string" ? {
    target: entry
   } : entry);
   const given = (0, input_values.dt)(raw.targets ?? "");
   const fromFile = given.length === 0 && configured.length > 0;
   const fallback = fromFile ? configured.map(entry => entry.target) : [ ...sources.defaultTargets ?? [] ];
   const texts = given.length > 0 ? given : fallback;
   const inputOfFile = `${sources.configFile?.name ?? ""}: targets`;
   const input = fromFile ? inputOfFile : naming("targets");
   if (texts.length === 0) {
    const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : "";
    throw new usage_error.UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
   }
   if (texts.length > MAX_TARGETS) throw new usage_error.UsageError(input, `more than ${MAX_TARGETS} targets.`);
   const parsedConfig = configured.map(entry => ({
    entry: entry,
    hostname: (0, parse_target.h)(inputOfFile, entry.target).hostname
   }));
   const secrets = secretsOf(sources, fromFile);
   const descriptions = new Map;
   const describe = place => {
    const known = descriptions.get(place) ?? apiDescriptionOf(sources, place);
    descriptions.set(place, known);
    return known;
   };
   const resolved = new Map;
   for (const [index, text] of texts.entries()) {
    const parsed = (0, parse_target.h)(input, text);
    (0, example_target._)(input, parsed);
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
      ...browserOptions(sources, config, own),
      ...describe(isGiven(raw, "api-description") ? raw["api-description"] : own["api-description"] ?? config["api-description"]),
      ...Object.keys(headers).length === 0 ? {} : {
       request_headers: headers
      },
      ...secrets.loginsFor(parsed.input, parsed.hostname)
     },
     scanTypes: types,
     ...policy === undefined ? {} : {
      policy: policy
     }
    };
    const key = `${spec.hostname} ${spec.options.scheme ?? ""} ${spec.options.start_path ?? ""}`;
    if (!resolved.has(key)) resolved.set(key, spec);
   }
   return {
    targets: [ ...resolved.values() ],
    warnings: secrets.warnings
   };
  }
  function secretsOf(sources, fromFile) {
   const {raw: raw, naming: naming, configFile: configFile} = sources;
   const given = (0, request_headers.L)(naming("request-headers"), raw["request-headers"] ?? "");
   const warnings = [];
   const isTrusted = configFile?.untrusted !== true;
   return {
    warnings: warnings,
    loginsFor(target, hostname) {
     if (!fromFile || isTrusted) return (0, login_settings.Q)(sources, hostname);
     const first = Object.values(login_settings.E).find(name => (raw[name] ?? "").trim() !== "");
     if (first === undefined) return {};
     throw new usage_error.UsageError(naming(first), `is not sent to ${target}: only ${configFile?.name ?? "a file"} names it, which the proposed change may have written. Pass the target as ${naming("targets")}.`);
    },
    headersFor(target, variable) {
     const named = variable === undefined ? {} : fromVariable(sources, variable, isTrusted);
     if (!fromFile || isTrusted) return {
      ...named,
      ...given
     };
     if (Object.keys(given).length > 0) warnings.push(`The headers of ${naming("request-headers")} were not sent to ${target}: only ${configFile?.name ?? "a file"} names it, which the proposed change may have written. To send them, pass the target as ${naming("targets")}.`);
     return named;
    }
   };
  }
  function fromVariable(sources, name, isTrusted) {
   const input = `${sources.configFile?.name ?? ""}: request-headers-env`;
   if (!isTrusted) {
    throw new usage_error.UsageError(input, `${name} is not read for ${sources.configFile?.name ?? "this file"}, which the proposed change may have written. Read the file from the target branch (--config-ref), or pass ${sources.naming("request-headers")}.`);
   }
   const text = sources.secret?.(name);
   if (text === undefined || text.trim() === "") {
    throw new usage_error.UsageError(input, `the environment variable ${name} is not set.`);
   }
   return (0, request_headers._)(input, name, text);
  }
  function browserOptions({raw: raw, naming: naming}, config, own) {
   const given = (name, values) => {
    const text = isGiven(raw, name) ? raw[name] : own[name] ?? config[name];
    return text === undefined ? undefined : (0, input_values.gX)(naming(name), text, values);
   };
   const browser = given("browser", scan.qy);
   const thirdParties = given("third-parties", scan.Eu);
   return {
    ...browser === undefined || browser === "auto" ? {} : {
     browser: browser
    },
    ...thirdParties === undefined || thirdParties === "block" ? {} : {
     third_parties: thirdParties
    }
   };
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
  const weakenings_VALUES = [ "fail-on-severity", "thresholds", "fail-on-new-only", "fail-on-inconclusive", "warn-only", "wait-for-target-seconds" ];
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
   const values = weakenings_VALUES.flatMap(key => {
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
   const browser = settings.browser === "off" ? [ {
    key: "browser",
    value: `off${place}`,
    source: source
   } ] : [];
   return [ ...lists, ...browser, ...overrides.filter(([, to]) => to !== primitives.oC[0]).map(([check, to]) => ({
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
   try {
    return settingsOf(sources);
   } catch (error) {
    throw error instanceof usage_error.UsageError ? located(error, sources) : error;
   }
  }
  function located(error, {configFile: configFile, naming: naming}) {
   const prefix = `${configFile?.name ?? ""}: `;
   if (!configFile || !error.input.startsWith(prefix)) return error;
   const key = error.input.slice(prefix.length);
   const text = error.message.slice(prefix.length).replace(/\.$/, "");
   return usage_error.UsageError.inFile(naming("config-file"), configFile.name, [ {
    line: (0, config_file.nj)(configFile, key),
    text: text
   } ], {
    cause: error
   });
  }
  function settingsOf(sources) {
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
      input: `${sources.configFile?.name ?? ""}: ${name}`,
      text: configText(configured)
     };
    }
    return {
     input: naming(name),
     text: inputs.Kd[name].default
    };
   };
   const boolean = name => (0, input_values.tE)(value(name).input, value(name).text);
   const milliseconds = name => {
    const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
    return Math.round((0, input_values.QR)(value(name).input, value(name).text, minimum, maximum) * 1e3);
   };
   const integer = name => {
    const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
    return (0, input_values.$A)(value(name).input, value(name).text, minimum, maximum);
   };
   const policy = {
    failOnSeverity: (0, input_values.gX)(value("fail-on-severity").input, value("fail-on-severity").text, inputs.d$),
    thresholds: thresholds(value("thresholds").input, value("thresholds").text),
    failOnNewOnly: boolean("fail-on-new-only"),
    failOnInconclusive: boolean("fail-on-inconclusive"),
    warnOnly: boolean("warn-only"),
    ignore: (0, ignore.ep)(config.ignore ?? []),
    severityOverrides: config["severity-overrides"] ?? {}
   };
   const scanTypes = scanTypeList(value("scan-types"));
   const timeout = value("timeout-minutes");
   const poll = value("poll-interval-seconds");
   const waitForTargetMs = milliseconds("wait-for-target-seconds");
   const {targets: targets, warnings: warnings} = resolveTargets({
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
     verification: (0, input_values.gX)(value("verification").input, value("verification").text, inputs.pY),
     wait: waits(value("wait"), isRemote),
     timeoutMs: Math.round(positiveMinutes(timeout.input, timeout.text) * 6e4),
     pollIntervalMs: poll.text === "" ? null : milliseconds("poll-interval-seconds"),
     failFast: boolean("fail-fast"),
     cancelOnAbort: boolean("cancel-on-abort"),
     rerun: (0, input_values.gX)(value("rerun").input, value("rerun").text, inputs.Kd.rerun.type.values),
     maxTokens: integer("max-tokens"),
     dryRun: boolean("dry-run"),
     waitForTargetMs: waitForTargetMs,
     policy: policy,
     policyOrigin: originOf(sources, config, weakened, warnings)
    },
    service: serviceSettings(sources, integer("max-retries")),
    report: {
     formats: formats(value("report-formats")),
     maxFindings: integer("max-findings")
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
   const {proposed: proposed, warnings: _warnings, ...current} = sources;
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
    const message = (0, shared_text.xv)(error.message.replaceAll("\n", " "), 400);
    return {
     changes: [],
     omitted: 0,
     warnings: [ `After merge the gate would fail with a usage error: ${message}` ]
    };
   }
  }
  function waits({input: input, text: text}, isRemote) {
   const wait = (0, input_values.tE)(input, text);
   if (wait || isRemote) return wait;
   throw new usage_error.UsageError(input, "false needs a separate service (api-url); the embedded one ends with the run.");
  }
  function configText(configured) {
   if (Array.isArray(configured)) return configured.join(",");
   if (typeof configured === "object" && configured !== null) {
    return Object.entries(configured).map(([name, entry]) => `${name}=${String(entry)}`).join(",");
   }
   return String(configured);
  }
  function positiveMinutes(input, text) {
   const {exclusiveMinimum: exclusiveMinimum, maximum: maximum} = inputs.Kd["timeout-minutes"].type;
   const minutes = (0, input_values.QR)(input, text, exclusiveMinimum, maximum);
   if (minutes <= exclusiveMinimum) throw new usage_error.UsageError(input, `${(0, 
   usage_error.S)(text)} is too short; give more than 0 minutes (maximum ${maximum}).`);
   return minutes;
  }
  function scanTypeList({input: input, text: text}) {
   const list = [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, primitives.g8))) ];
   if (list.length === 0) throw new usage_error.UsageError(input, `no scan type; allowed are ${primitives.g8.join(", ")}.`);
   return list;
  }
  function formats({input: input, text: text}) {
   if (text.trim().toLowerCase() === "none") return [];
   return [ ...new Set((0, input_values.dt)(text).map(word => (0, input_values.gX)(input, word, inputs.EL))) ];
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
    throw new usage_error.UsageError(naming("api-url"), "not an http(s) URL. Write it as https://host[:port].");
   }
   if (apiUrl !== null && apiKey === null) {
    throw new usage_error.UsageError(naming("api-key"), `missing; it is needed with ${naming("api-url")}.`);
   }
   if (apiUrl === null && apiKey !== null) {
    throw new usage_error.UsageError(naming("api-url"), `missing; ${naming("api-key")} is only used with a separate service.`);
   }
   return {
    apiUrl: apiUrl,
    apiKey: apiKey,
    maxRetries: maxRetries,
    browserPath: raw["browser-path"]?.trim() || null
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
 78619: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Z: () => readStorageState,
   u: () => storageStateSecrets
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
  var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41446);
  const StorageState = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   cookies: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    domain: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
    expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number()),
    secure: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
   }))),
   origins: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    origin: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
    localStorage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
     name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
     value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
    })))
   })))
  });
  const COOKIES_MAX = 100;
  const STORED_MAX = 100;
  const VALUE_MAX = 16384;
  function readStorageState({input: input, path: path, hostname: hostname, readFile: readFile}) {
   const state = stateOf(input, path, readFile);
   const {host: host, hostname: name} = new URL(`http://${hostname}`);
   const cookies = (state.cookies ?? []).filter(({domain: domain}) => isFor(name, domain)).filter(cookie => /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$/.test(cookie.name) && /^[\x20-\x3a\x3c-\x7e]{0,4096}$/.test(cookie.value)).slice(0, COOKIES_MAX).map(cookie => ({
    name: cookie.name,
    value: cookie.value,
    ...cookie.domain.startsWith(".") ? {
     domain: cookie.domain.slice(1)
    } : {},
    .../^\/[\x20-\x3a\x3c-\x7e]{0,1023}$/.test(cookie.path ?? "") ? {
     path: cookie.path
    } : {},
    ...cookie.expires === undefined ? {} : {
     expires: Math.floor(cookie.expires)
    },
    ...cookie.secure === undefined ? {} : {
     secure: cookie.secure
    }
   }));
   const stored = (state.origins ?? []).filter(({origin: origin}) => hostOf(origin) === host).flatMap(({localStorage: localStorage = []}) => localStorage).filter(entry => /^[^\u0000-\u001f]{1,200}$/.test(entry.name) && entry.value.length <= VALUE_MAX && !entry.value.includes("\0")).slice(0, STORED_MAX);
   if (cookies.length === 0 && stored.length === 0) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `storage-state has neither cookies nor local storage for ${hostname}.`);
   return {
    ...cookies.length === 0 ? {} : {
     cookies: cookies
    },
    ...stored.length === 0 ? {} : {
     local_storage: Object.fromEntries(stored.map(entry => [ entry.name, entry.value ]))
    }
   };
  }
  function storageStateSecrets(text) {
   const state = parsed(text);
   return [ ...(state?.cookies ?? []).map(({value: value}) => value), ...(state?.origins ?? []).flatMap(({localStorage: localStorage = []}) => localStorage.map(({value: value}) => value)) ];
  }
  function stateOf(input, path, readFile) {
   let text;
   try {
    if (readFile === undefined) throw new Error("no files");
    text = readFile(path);
   } catch {
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state cannot be read.");
   }
   const state = parsed(text);
   if (state === null) throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state is not what Playwright writes.");
   return state;
  }
  function parsed(text) {
   try {
    const value = JSON.parse(text);
    return (0, typebox_value__WEBPACK_IMPORTED_MODULE_1__.Jl)(StorageState, value) ? value : null;
   } catch {
    return null;
   }
  }
  function isFor(host, domain) {
   const plain = domain.toLowerCase().replace(/^\./, "");
   return host === plain || domain.startsWith(".") && host.endsWith(`.${plain}`);
  }
  function hostOf(origin) {
   return URL.parse(origin)?.host ?? null;
  }
 },
 41446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
 58378: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   g: () => coverageFacts,
   sc: () => pagesLeftOut,
   zr: () => verified
  });
  var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
  const EXAMINED = {
   access: () => "the responses to several identities",
   active: pages => `the responses to payloads at the insertion points of ${pages}`,
   api: () => "the responses of the described operations",
   browser: pages => `the scripts of ${pages} in a browser`,
   content: pages => `the content of ${pages}`,
   cookie: pages => `the cookies of ${pages}`,
   cors: pages => `the responses of ${pages} and its endpoints to other origins`,
   csp: pages => `the policies of ${pages}`,
   disclosure: pages => `the headers of ${pages}`,
   dns: () => "the DNS records of the domain",
   email: () => "the DNS records of the domain",
   exposure: () => "the paths of such files",
   http: pages => `the headers of ${pages}`,
   js: pages => `the script libraries of ${pages}`,
   ports: () => "the ports of such services",
   takeover: () => "the DNS records of the domain",
   tls: () => "the TLS configuration of the host"
  };
  function verified(checkId, {coverage: coverage}) {
   const pages = coverage === undefined ? "the pages" : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(coverage.pages, "page");
   const examined = (0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.eC)(EXAMINED, checkId.split(".")[0] ?? "");
   return examined === undefined ? "Not found." : `Not found in ${examined(pages)}.`;
  }
  function pagesLeftOut(coverages) {
   const counts = coverages.flatMap(coverage => {
    const {pages_read: read, pages_known: known} = coverage ?? {};
    return read === undefined || known === undefined ? [] : [ {
     read: read,
     known: known
    } ];
   });
   const read = counts.reduce((sum, count) => sum + count.read, 0);
   const known = counts.reduce((sum, count) => sum + count.known, 0);
   return known > read ? `read ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(read)} of at least ${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(known)} pages` : "";
  }
  function coverageFacts({coverage: coverage}) {
   if (coverage === undefined) return [];
   const {browser: browser, api: api, signed_in: signedIn, sign_in_required: isRequired} = coverage;
   return [ [ "Pages read", pagesFact(coverage) ], [ "Signed in", signedIn === undefined ? isRequired ? "no; the application asks for it" : "not asked" : signedIn ? "yes" : "no" ], ...browser === undefined ? [ [ "Browser", "not used by this scan type" ] ] : browserFacts(browser), ...api === undefined ? [] : [ [ "Operations of API descriptions", `${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(api.operations)}${api.left_out === 0 ? "" : `; ${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(api.left_out)} left out`}` ] ] ];
  }
  function pagesFact({pages: pages, pages_read: read, pages_known: known}) {
   if (read === undefined || known === undefined) return (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(pages);
   const left = known > read ? `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(read)} of at least ${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(known)} known` : `all ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(read)} known`;
   return `${left}; ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(pages)} different`;
  }
  function browserFacts(browser) {
   if (!browser.used && browser.product === null) return [ [ "Browser", `not used: ${browser.detail ?? "unknown reason"}` ] ];
   const sandbox = browser.sandboxed ? "" : ", without its sandbox";
   return [ [ "Browser", `${browser.product ?? "used"}${sandbox}; ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.LS)(browser.pages, "page")} opened` ], ...browser.detail === null ? [] : [ [ browser.used ? "Not seen in the browser" : "Browser did not finish", browser.detail ] ], [ "Client-side routes", (0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(browser.routes) ], [ "Endpoints of scripts and forms", (0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(browser.endpoints) ], [ "Requests withheld", `${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.B4)(browser.withheld)} that may change something` ] ];
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
 75737: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   n: () => findingsDigest
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71569);
  var _shared_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25455);
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
   const contents = [ ...findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_1__.E).map(content);
   return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, 
   _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(contents)).digest("hex");
  }
 },
 8828: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Kr: () => ReportDocument,
   Ru: () => GATE_REASONS_MAX,
   sA: () => GATE_OUTCOMES
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _contract_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9498);
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
  var _contract_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58329);
  const GATE_REASONS_MAX = 20;
  const GATE_OUTCOMES = [ "passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped" ];
  const GATE_STATUSES = [ "new", "existing", "ignored" ];
  const ReportFinding = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ..._contract_finding_js__WEBPACK_IMPORTED_MODULE_1__.wI.properties,
   gate_status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.")),
   blocking: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "True if the finding fails the gate. Only in reports of a gated run."
   }))
  }, {
   additionalProperties: false,
   description: "One weakness, with its proof."
  });
  const ReportDocument = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ..._contract_report_js__WEBPACK_IMPORTED_MODULE_3__.pl.properties,
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ReportFinding),
   gate: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(GATE_OUTCOMES),
    reasons: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
     maxItems: GATE_REASONS_MAX,
     description: "Most important first."
    })
   }, {
    additionalProperties: false,
    description: "Verdict of the run that the scan belongs to. Only in reports of a gated run."
   }))
  }, {
   additionalProperties: false,
   description: "All data of one successful scan."
  });
  function reportSchemaDocument() {
   return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
    title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
    ...JSON.parse(JSON.stringify(ReportDocument))
   };
  }
 },
 72250: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   BT: () => verdictSentence,
   DR: () => checkCountsInWords,
   Ee: () => SCAN_TYPE_NAMES,
   Er: () => statusName,
   Pd: () => checksSentence,
   RF: () => complianceSentence,
   a3: () => formatDuration,
   et: () => subjectOf,
   fU: () => formatTime,
   j5: () => countPartial,
   lR: () => describeLocation,
   lk: () => COMPLIANCE_NAMES,
   ls: () => countChecks,
   mt: () => isPartial,
   tQ: () => SEVERITY_NAMES,
   yz: () => outcomeSentence,
   z3: () => formatBytes,
   zw: () => PASSED_IN_PART
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
  var _coverage_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58378);
  const SEVERITY_NAMES = {
   critical: "Critical",
   high: "High",
   medium: "Medium",
   low: "Low",
   info: "Info"
  };
  const CHECK_STATUS_NAMES = {
   passed: "Passed",
   finding: "Finding",
   not_applicable: "Not applicable",
   error: "Could not run"
  };
  const PASSED_IN_PART = "Passed in part";
  function isPartial({status: status, partial: partial}) {
   return status === "passed" && partial === true;
  }
  function statusName(check) {
   return isPartial(check) ? PASSED_IN_PART : CHECK_STATUS_NAMES[check.status];
  }
  function subjectOf({subject: subject, title: title}) {
   return subject ?? title;
  }
  const SCAN_TYPE_NAMES = {
   quick: "Quick (passive)",
   standard: "Standard",
   compliance: "Compliance"
  };
  function formatTime(timestamp) {
   if (timestamp === null) return "unknown";
   const time = Date.parse(timestamp);
   return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  }
  function formatDuration(from, to) {
   const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
   if (!Number.isFinite(milliseconds) || milliseconds < 0) return "unknown";
   const seconds = milliseconds / 1e3;
   if (seconds < 60) return `${seconds.toFixed(1)} s`;
   return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  }
  function formatBytes(bytes) {
   if (bytes < 1024) return `${Math.round(bytes)} B`;
   if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
   return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
  }
  function describeCounts(counts) {
   const parts = SEVERITIES.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
   return parts.length === 0 ? "no findings" : parts.join(", ");
  }
  const COMPLIANCE_NAMES = {
   evidence: "Evidence in this scan",
   partial: "Partial evidence",
   uncovered: "Not covered by this scan"
  };
  function complianceSentence({compliance: compliance, scan: scan}) {
   return compliance.length === 0 ? `A ${scan.scan_type} scan collects no compliance evidence.` : "Each row shows the evidence this scan provides for a requirement. No row states that a requirement is met: that takes human review.";
  }
  function checksSentence(report) {
   return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(report.checks.length, "check")}: ${checkCountsInWords({
    ...countChecks(report),
    passed_in_part: countPartial(report)
   })}.`;
  }
  function checkCountsInWords(counts) {
   const {passed: passed, passed_in_part: part = 0, finding: finding, not_applicable: inapplicable, error: error} = counts;
   const inPart = part > 0 ? `, ${part} of them in part` : "";
   return `${passed} passed${inPart}, ${finding} with findings, ${inapplicable} not applicable, ${error} could not run`;
  }
  function countPartial({checks: checks}) {
   return checks.filter(isPartial).length;
  }
  function countChecks(report) {
   const counts = {
    passed: 0,
    finding: 0,
    not_applicable: 0,
    error: 0
   };
   for (const check of report.checks) counts[check.status] += 1;
   return counts;
  }
  function describeLocation(location) {
   const method = location.method === null ? "" : `${location.method} `;
   const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
   return `${method}${location.url}${parameter}`;
  }
  function outcomeSentence(report) {
   const {scan: scan, summary: summary} = report;
   if (scan.status !== "succeeded") {
    const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
    return `The scan did not succeed (${scan.status}${why}). The result is unknown.`;
   }
   const worst = worstSeverity(summary.by_severity);
   const found = worst === null ? "No findings from the checks that ran." : foundSentence(summary.total, worst, summary.by_severity);
   return [ ...coverageSentences(report), found ].join(" ");
  }
  function foundSentence(total, worst, counts) {
   if (total === 1) return `1 finding (${worst}).`;
   const worstCount = counts[worst];
   return `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(total, "finding")}, ${worstCount === total ? "all" : `${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.B4)(worstCount)} of them`} ${worst}.`;
  }
  function verdictSentence({gate: gate, findings: findings}) {
   if (gate === undefined) return null;
   const blocking = findings.filter(finding => finding.blocking === true).length;
   const reason = gate.reasons[0] === undefined ? "" : `: ${gate.reasons[0]}`;
   switch (gate.outcome) {
   case "passed":
    return "The gate passed: no blocking findings.";

   case "failed":
    return blocking > 0 ? `The gate failed: ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(blocking, "finding blocks", "findings block")}.` : `The gate failed${reason}`;

   default:
    return `The gate has no verdict (${gate.outcome})${reason}`;
   }
  }
  function coverageSentences({coverage: coverage}) {
   if (coverage === undefined) return [];
   if (!coverage.application_seen) return [ `The scan ${coverage.signed_in === false ? "was not signed in" : "did not reach the application"}${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
   const left = (0, _coverage_facts_js__WEBPACK_IMPORTED_MODULE_1__.sc)([ coverage ]);
   const unread = left === "" ? [] : [ `The scan ${left}; the others were not scanned.` ];
   if (coverage.signed_in === true) return [ `The scan was signed in and reached ${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}.`, ...unread ];
   const signedOut = `The scan was not signed in and reached ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}; pages behind the sign-in were not scanned.`;
   return [ ...coverage.sign_in_required ? [ signedOut ] : [], ...unread ];
  }
  function worstSeverity(counts) {
   return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.find(severity => counts[severity] > 0) ?? null;
  }
 },
 71569: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   d: () => canonicalJson
  });
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
 },
 25455: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => compareFindings,
   n: () => compareText
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  function compareText(left, right) {
   return left < right ? -1 : left > right ? 1 : 0;
  }
  function compareFindings(left, right) {
   return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, 
   _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint) || compareText(left.target ?? "", right.target ?? "");
  }
 },
 94628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => objectOfText,
   H: () => DESCRIPTION_LENGTH_MAX
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
  const ALIASES_MAX = 100;
  const NESTING_MAX = 100;
  function objectOfText(text) {
   if (text.length > DESCRIPTION_LENGTH_MAX) return null;
   const start = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
   const value = /^\s{0,1000}\{/.test(start) ? jsonOf(start) : yamlOf(start);
   return (0, _records_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : null;
  }
  function jsonOf(text) {
   try {
    return JSON.parse(text);
   } catch {
    return null;
   }
  }
  function yamlOf(text) {
   if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeep(text)) return null;
   try {
    const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
     logLevel: "silent",
     uniqueKeys: false,
     strict: false
    });
    return document.errors.length > 0 ? null : document.toJS({
     maxAliasCount: ALIASES_MAX
    });
   } catch {
    return null;
   }
  }
  function isDeep(text) {
   if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
   let depth = 0;
   for (const character of text) {
    if (character === "[" || character === "{") depth += 1; else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
    if (depth > NESTING_MAX) return true;
   }
   return false;
  }
 },
 37683: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   pp: () => progressWords,
   xy: () => ProgressLines
  });
  const SCAN_PHASES = null && [ "connect", "sign-in", "crawl", "browser", "probe", "check" ];
  const MOMENT_MS = 1e3;
  const PHASE_WORDS = {
   connect: "connecting",
   "sign-in": "signing in",
   crawl: "crawling",
   browser: "opening pages in a browser",
   probe: "probing",
   check: "checking"
  };
  function progressWords({phase: phase, requests: requests, requestsMax: requestsMax}) {
   return `${PHASE_WORDS[phase]}, ${requests} of ${requestsMax} requests`;
  }
  class ProgressLines {
   #intervalMs;
   #last=new Map;
   constructor(intervalMs) {
    this.#intervalMs = intervalMs;
   }
   line(progress, nowMs) {
    const scan = `${progress.target} (${progress.scanType})`;
    const last = this.#last.get(scan) ?? {
     phase: "connect",
     at: nowMs
    };
    const isDue = nowMs - last.at >= (last.phase === progress.phase ? this.#intervalMs : MOMENT_MS);
    if (isDue || !this.#last.has(scan)) this.#last.set(scan, {
     phase: progress.phase,
     at: nowMs
    });
    return isDue ? `${scan}: ${progressWords(progress)}` : null;
   }
  }
 },
 8330: module => {
  module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
 }
};
