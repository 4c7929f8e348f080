export const id = "gate-verdict-render-reports";

export const ids = [ "gate-verdict-render-reports", 4472 ];

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
 45703: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
  var usage_error = __webpack_require__(84472);
  var system = __webpack_require__(89168);
  var build_value = __webpack_require__(79229);
  var primitives = __webpack_require__(89085);
  var nearest = __webpack_require__(89470);
  var build = __webpack_require__(35007);
  var inputs = __webpack_require__(85120);
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
   "active-post": build.ZUJ.Optional(build.ZUJ.Unsafe({
    enum: [ ...inputs.Pp, true, false ],
    description: inputs.Kd["active-post"].description
   })),
   "scan-minutes": fromInput("scan-minutes"),
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
   "min-coverage": fromInput("min-coverage"),
   "warn-only": fromInput("warn-only"),
   "max-findings": fromInput("max-findings"),
   "report-formats": fromInput("report-formats"),
   "max-retries": fromInput("max-retries")
  }, {
   ...strict,
   title: "Scan Gate configuration"
  });
  var ignore = __webpack_require__(72494);
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
 82060: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _: () => rejectExample,
   f: () => EXAMPLE_TARGET
  });
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
  const EXAMPLE_TARGET = "https://replace-me.example.com";
  const EXAMPLE_HOSTS = [ new URL(EXAMPLE_TARGET).hostname, "preview.example.com" ];
  function rejectExample(input, {hostname: hostname, input: shown}) {
   if (EXAMPLE_HOSTS.includes(hostname)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${shown} is an example, not your application: replace it with the URL to scan, or run "scan-gate init --url URL --force".`);
  }
 },
 72494: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Jo: () => isUnder,
   XM: () => pathOf,
   b0: () => ruleProblems,
   b1: () => expiredRules,
   ep: () => ignoreRules,
   gP: () => ignoredBy,
   sG: () => ruleFor
  });
  var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
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
   _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(expires)} is not a valid date`) ] : [] ];
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
 85120: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Pp: () => ACTIVE_POST_MODES,
   d$: () => FAIL_ON,
   Kd: () => GATE_INPUTS,
   EL: () => REPORT_FORMATS,
   pY: () => VERIFICATION_CHOICES
  });
  var primitives = __webpack_require__(89085);
  var scan = __webpack_require__(26414);
  var target = __webpack_require__(16542);
  const sign_in_inputs_text = {
   kind: "text"
  };
  const SIGN_IN_INPUTS = {
   "request-headers": {
    group: "running",
    description: "Headers to send with every request to the targets, one `Name: value` per line, for example to pass a preview’s access control. Values are masked, and sent only to hosts named by an input or by the trusted configuration file.",
    default: "",
    type: sign_in_inputs_text,
    value: "LINES",
    secret: "SCAN_GATE_REQUEST_HEADERS"
   },
   login: {
    group: "running",
    description: "How to sign in to the targets, one `key: value` per line: `username` and `password`, with `url` (the sign-in page, if the scan cannot find it) and `totp` (secret of one-time codes); or a session, as `storage-state` (a file of Playwright), `cookie` or `header`; or `client-id`, `client-secret`, `token-url` and `scope`. Values are masked, and sent only to the target. If the sign-in fails, the outcome is `inconclusive`.",
    default: "",
    type: sign_in_inputs_text,
    value: "LINES",
    secret: "SCAN_GATE_LOGIN"
   },
   "second-login": {
    group: "running",
    description: "A second user of the same role, in the form of `login`: the scan checks that users cannot read what belongs to others. It only reads.",
    default: "",
    type: sign_in_inputs_text,
    value: "LINES",
    secret: "SCAN_GATE_SECOND_LOGIN"
   },
   "admin-login": {
    group: "running",
    description: "An administrator, in the form of `login`: the scan checks that the user of `login` cannot read what only administrators may. It only reads.",
    default: "",
    type: sign_in_inputs_text,
    value: "LINES",
    secret: "SCAN_GATE_ADMIN_LOGIN"
   },
   "login-check": {
    group: "running",
    description: "Path that responds only to a signed-in user, such as `/account`. If empty, the scan looks for one.",
    default: "",
    type: sign_in_inputs_text,
    value: "PATH"
   }
  };
  const REPORT_FORMATS = [ "json", "pdf", "sarif", "html", "markdown", "junit", "gitlab", "csv" ];
  const FAIL_ON = [ ...primitives.oC, "none" ];
  const ACTIVE_POST_MODES = [ "off", "local", "on" ];
  const VERIFICATION_CHOICES = [ "auto", ...target.Pq ];
  const inputs_boolean = {
   kind: "boolean"
  };
  const inputs_text = {
   kind: "text"
  };
  const GATE_INPUTS = {
   "api-key": {
    group: "service",
    description: "API key of a remote scanning service (`svc_live_…` or `svc_test_…`). Required with `api-url`.",
    default: "",
    type: inputs_text,
    value: "KEY",
    secret: "SCAN_GATE_API_KEY"
   },
   "api-url": {
    group: "service",
    description: "Base URL of a remote scanning service, for example `https://scan.example.com`. If empty, an embedded service runs the scans.",
    default: "",
    type: inputs_text,
    value: "URL",
    variable: "SCAN_GATE_API_URL"
   },
   targets: {
    group: "targets",
    description: "Targets to scan, separated by commas or newlines: a host, `host:port` or URL. The path of a URL is the crawl entry point. Optional if the configuration file lists targets, and on `deployment_status` events, where the default is the URL of the environment.",
    default: "",
    type: inputs_text,
    value: "LIST"
   },
   "scan-types": {
    group: "targets",
    description: "Scan types, separated by commas: `quick` (passive, takes seconds), `standard` or `compliance`.",
    default: "standard",
    type: {
     kind: "choices",
     values: primitives.g8
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
     values: scan.qy
    },
    value: "auto|off|required",
    variable: "SCAN_GATE_BROWSER",
    config: true
   },
   "browser-path": {
    group: "targets",
    description: "Program file of the browser. If empty, `CHROME_BIN`, `CHROME_PATH` and the folders of `PATH` are searched. Embedded service only.",
    default: "",
    type: inputs_text,
    value: "FILE"
   },
   "third-parties": {
    group: "targets",
    description: "What pages in the browser load from other hosts: `block` (nothing) or `load` (scripts and style sheets that the target itself names, without `request-headers`), for applications whose code comes from a CDN.",
    default: "block",
    type: {
     kind: "choice",
     values: scan.Eu
    },
    value: "block|load",
    config: true
   },
   "api-description": {
    group: "targets",
    description: "The API of the targets: a file of the repository, or a URL or path (`/openapi.json`) of the target. OpenAPI 2.0, 3.0 and 3.1, a GraphQL schema, a Postman collection or a HAR recording. If it cannot be read, the outcome is `inconclusive`. If empty, scans use what the target publishes.",
    default: "",
    type: inputs_text,
    value: "FILE|URL",
    config: true
   },
   "active-post": {
    group: "targets",
    description: "Whether scans submit forms and JSON by POST, which may store what they are sent: `off`, `local` (only targets on loopback and private hosts, scanned by the embedded service, such as an application that the job has started) or `on` (every target whose ownership is proven). Never sent: deletion, payments, messages. Taken from an input or the trusted configuration file only.",
    default: "off",
    type: {
     kind: "choice",
     values: ACTIVE_POST_MODES
    },
    value: "off|local|on",
    config: true
   },
   "scan-minutes": {
    group: "targets",
    description: "Maximum duration of each scan in minutes (1 to 60). A scan that has seen everything ends earlier. If empty, 2 for `standard` and 6 for `compliance`; `quick` takes at most 20 seconds.",
    default: "",
    type: {
     kind: "integer",
     minimum: 1,
     maximum: 60
    },
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
    type: inputs_boolean,
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
    type: inputs_boolean,
    config: true
   },
   "cancel-on-abort": {
    group: "running",
    description: "Cancel unfinished scans when the job is cancelled or the run is interrupted.",
    default: "true",
    type: inputs_boolean,
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
    type: inputs_boolean
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
   ...SIGN_IN_INPUTS,
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
    type: inputs_text,
    value: "LIST",
    config: true
   },
   "fail-on-new-only": {
    group: "gate",
    description: "Judge only findings that are not in the baseline. Without a baseline the outcome is `inconclusive`.",
    default: "false",
    type: inputs_boolean,
    config: true
   },
   "fail-on-inconclusive": {
    group: "gate",
    description: "Fail if the scans did not produce a verdict (`inconclusive` or `timed-out`).",
    default: "true",
    type: inputs_boolean,
    config: true
   },
   "warn-only": {
    group: "gate",
    description: "Report everything, but never fail because of the verdict.",
    default: "false",
    type: inputs_boolean,
    config: true
   },
   "min-coverage": {
    group: "gate",
    description: "Minimum share of the known pages, views, operations and inputs that each target must be covered by, in percent (0 to 100). Below it the outcome is `inconclusive`; quick scans do not measure it.",
    default: "0",
    type: {
     kind: "integer",
     minimum: 0,
     maximum: 100
    },
    config: true
   },
   "ignore-file": {
    group: "gate",
    description: "File with ignore rules. If empty, the rules of `config-file` apply. On pull requests the action reads it from the base commit.",
    default: "",
    type: inputs_text,
    value: "FILE"
   },
   "config-file": {
    group: "gate",
    description: "Configuration file with settings per target, ignore rules and severity overrides. If empty, `.scan-gate.yml` is used if it exists. On pull requests the action reads it from the base commit, so that a pull request cannot loosen its own gate.",
    default: "",
    type: inputs_text,
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
 25298: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => parseLogin,
   B: () => loginLines
  });
  var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
  var _request_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75220);
  var _storage_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18467);
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
  function parseLogin({input: input, text: text, hostname: hostname, scheme: scheme, readFile: readFile}) {
   const lines = loginLines(text);
   if (lines.length === 0) return null;
   const seen = new Set;
   const headers = [];
   const parts = lines.map(({key: key, value: value}, index) => {
    const where = `line ${index + 1}`;
    checkLine(input, where, {
     key: key,
     value: value
    }, seen);
    seen.add(key);
    if (key === "header") headers.push(value);
    return partOf({
     input: input,
     text: text,
     hostname: hostname,
     scheme: scheme,
     readFile: readFile
    }, where, key, value);
   });
   if (seen.has("cookie") && seen.has("storage-state")) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, "give cookie or storage-state, not both.");
   const own = headers.length === 0 ? {} : {
    headers: (0, _request_headers_js__WEBPACK_IMPORTED_MODULE_2__.L)(input, headers.join("\n"))
   };
   const login = Object.assign({}, ...parts, own);
   const method = (0, _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.NY)(login);
   if ("fault" in method) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `the login ${method.fault.replaceAll("_", "-")}.`);
   return login;
  }
  function checkLine(input, where, {key: key, value: value}, seen) {
   if (!ALL_KEYS.includes(key)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where} is not "key: value" with one of the keys ${ALL_KEYS.join(", ")}.`);
   if (value === "") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: ${key} is empty. Is the secret set? Runs of pull requests from forks get none.`);
   if (seen.has(key) && key !== "header") throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: ${key} is given twice.`);
  }
  function partOf({input: input, hostname: hostname, scheme: scheme, readFile: readFile}, where, key, value) {
   if (key === "header") return {};
   if (key === "cookie") return {
    cookies: cookiesOf(input, where, value)
   };
   if (key === "storage-state") return (0, _storage_state_js__WEBPACK_IMPORTED_MODULE_3__.Z)({
    input: input,
    path: value,
    hostname: hostname,
    scheme: scheme,
    readFile: readFile
   });
   return optionOf(input, where, key, value);
  }
  function optionOf(input, where, key, value) {
   const name = KEYS[key];
   const maximum = LENGTHS_MAX[name] ?? LENGTH_MAX;
   if (value.length > maximum) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: ${key} is longer than ${maximum} characters.`);
   if (/[\u0000-\u001f\u007f]/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: ${key} has control characters.`);
   const isPlace = key === "url" || key === "token-url";
   if (isPlace && !/^(?:\/|https?:\/\/)\S*$/i.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: ${key} is neither a path nor an http(s) URL.`);
   return {
    [name]: value
   };
  }
  function cookiesOf(input, where, text) {
   const pairs = text.split(";").map(pair => pair.trim()).filter(pair => pair !== "");
   return pairs.map(pair => {
    const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,256})=([\x20-\x7e]{0,4096})$/.exec(pair);
    if (match === null || pairs.length > 100) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${where}: the cookie is not "name=value; name=value".`);
    return {
     name: match[1] ?? "",
     value: match[2] ?? ""
    };
   });
  }
 },
 3367: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   h: () => parseTarget
  });
  var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(863);
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
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
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(input, `${(0, 
    _model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(withoutUserInfo(given))}: ${error.message}`);
   }
  }
  function withoutUserInfo(text) {
   const bare = text.replace(/[?#].*/s, "");
   return bare.replace(/^([a-z][a-z0-9+.-]*:\/*)?[^/\\]*@/i, "$1");
  }
 },
 75220: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   L: () => parseRequestHeaders,
   _: () => headersOfVariable
  });
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
  const FORBIDDEN = new Set([ "host", "content-length", "transfer-encoding", "connection", "upgrade", "te", "trailer" ]);
  const VALUE_MAX = 8192;
  function headersOfVariable(input, variable, text) {
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   for (const [index, line] of lines.entries()) {
    const value = line.slice(line.indexOf(":") + 1);
    if (/^\s+(?!\/\/)\S/.test(value)) continue;
    const what = `line ${index + 1} of the environment variable ${variable}`;
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, /^\s*\/\//.test(value) ? `${what} looks like a URL, not a header. Name a variable with "Name: value" lines.` : `${what} is not "Name: value" with a space after the colon.`);
   }
   return parseRequestHeaders(input, text);
  }
  function parseRequestHeaders(input, text) {
   const headers = {};
   const lines = text.split(/\r?\n/).filter(line => line.trim() !== "");
   if (lines.length > 20) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, "more than 20 headers.");
   for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:(.*)$/s.exec(line);
    if (match === null) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where} is not "Name: value".`);
    const [, name = "", rest = ""] = match;
    const value = rest.trim();
    if (FORBIDDEN.has(name.toLowerCase())) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} cannot be set.`);
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is not ASCII.`);
    if (value.length > VALUE_MAX) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: the value of ${name} is longer than ${VALUE_MAX}.`);
    if (Object.keys(headers).some(other => other.toLowerCase() === name.toLowerCase())) {
     throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(input, `${where}: ${name} is given twice.`);
    }
    headers[name] = value;
   }
   return headers;
  }
 },
 18467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Z: () => readStorageState,
   u: () => storageStateSecrets
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
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
  function readStorageState({input: input, path: path, hostname: hostname, scheme: scheme, readFile: readFile}) {
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
   const origins = (state.origins ?? []).filter(({origin: origin}) => URL.parse(origin)?.host === host);
   const isSecure = ({origin: origin}) => /^https:/i.test(origin);
   const wanted = scheme === "http" || scheme === null && !origins.some(isSecure) ? "http" : "https";
   const stored = origins.filter(origin => isSecure(origin) === (wanted === "https")).flatMap(({localStorage: localStorage = []}) => localStorage).filter(entry => /^[^\u0000-\u001f]{1,200}$/.test(entry.name) && entry.value.length <= VALUE_MAX && !entry.value.includes("\0")).slice(0, STORED_MAX);
   if (cookies.length === 0 && stored.length === 0) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, `storage-state has neither cookies nor local storage for ${hostname}.`);
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
    throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state cannot be read.");
   }
   const state = parsed(text);
   if (state === null) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(input, "the file of storage-state is not what Playwright writes.");
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
 58889: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
 73287: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Xg: () => CHANGES_MAX,
   fO: () => WORDS_MAX,
   jH: () => POLICY_SCOPES
  });
  const POLICY_SCOPES = [ "verdict", "scan", "run" ];
  const CHANGES_MAX = 200;
  const WORDS_MAX = 300;
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
 55449: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   EO: () => policyLines,
   KR: () => weakeningInWords,
   Yf: () => isForReviewers,
   Zb: () => changeInWords
  });
  const SHOWN_MAX = 20;
  function policyLines(policy, withCounts) {
   const weakened = policy.weakened.map(item => `weakened by ${weakeningInWords(item, withCounts)}`);
   const {pending_changes: changes} = policy;
   const pending = changes.map(change => `after merge: ${changeInWords(change, withCounts)}`);
   return [ ...cut(weakened, weakened.length), ...withCounts && changes.length > 0 && policy.proposed !== undefined ? [ policy.proposed.summary ] : [], ...cut(pending, pending.length + policy.pending_changes_omitted) ];
  }
  function weakeningInWords(item, withCounts) {
   const count = item.hidden_findings;
   const hides = count === null || !withCounts ? "" : `, hides ${count}`;
   return `${item.key}: ${item.value} (${item.source}${hides})`;
  }
  function changeInWords({effect: effect, summary: summary, target: target, overruled: overruled}, withEffect) {
   const does = effect === "changes" || !withEffect ? "" : `${effect}: `;
   return `${does}${summary}${target === null ? "" : ` for ${target}`}${overruled ? " (no effect: an input sets it)" : ""}`;
  }
  function isForReviewers({effect: effect, scope: scope, overruled: overruled}) {
   return !overruled && effect !== "tightens" && scope !== "run";
  }
  function cut(lines, total) {
   const shown = lines.slice(0, SHOWN_MAX);
   return total > shown.length ? [ ...shown, `and ${total - shown.length} more` ] : shown;
  }
 },
 28291: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   R: () => completeFinding
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  function completeFinding(finding, options) {
   const {scanId: scanId, index: index, now: now} = options;
   const check_id = finding.check_id ?? "service.unnamed";
   const title = finding.title ?? check_id;
   const location = finding.location ?? finding.locations?.[0] ?? {
    url: "",
    method: null,
    parameter: null
   };
   const locations = finding.locations ?? [ location ];
   const identity = finding.check_id ?? finding.title ?? finding.id ?? `${scanId} ${index}`;
   const fingerprint = finding.fingerprint ?? digest([ identity, title, pathOf(location.url), location.parameter ?? "" ]);
   return {
    cvss: null,
    cwe: [],
    owasp: [],
    description: "",
    evidence: "",
    remediation: "",
    references: [],
    confidence: "firm",
    state: "open",
    locations_total: locations.length,
    first_seen_at: new Date(now).toISOString(),
    ...finding,
    id: finding.id ?? `fnd_${digest([ fingerprint, String(index) ]).slice(0, 24)}`,
    scan_id: scanId,
    check_id: check_id,
    title: title,
    location: location,
    locations: locations,
    fingerprint: fingerprint
   };
  }
  function digest(parts) {
   return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
  }
  function pathOf(url) {
   return URL.canParse(url) ? new URL(url).pathname : url;
  }
 },
 68852: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   N: () => connect
  });
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
  async function connect(options) {
   const {createUndiciClient: createUndiciClient} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("undici-index"), __webpack_require__.e("typebox-build-format-date"), __webpack_require__.e("typebox-build-guard-emit"), __webpack_require__.e("contract-coverage"), __webpack_require__.e("contract-errors"), __webpack_require__.e("contract-event"), __webpack_require__.e("shared-retry-after"), __webpack_require__.e("client-undici-client"), __webpack_require__.e("client-iterate") ]).then(__webpack_require__.bind(__webpack_require__, 28804));
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
     throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(options.apiUrlName, `${error.message}${hint}`, {
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
 19377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   E: () => LOGIN_INPUTS,
   Q: () => loginsOf
  });
  var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
  var _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25298);
  var _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
  const LOGIN_INPUTS = {
   user: "login",
   second: "second-login",
   admin: "admin-login"
  };
  function loginsOf({raw: raw, naming: naming, readFile: readFile}, {hostname: hostname, scheme: scheme = null}) {
   const logins = _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(name => {
    const input = LOGIN_INPUTS[name];
    const login = (0, _inputs_login_input_js__WEBPACK_IMPORTED_MODULE_1__.$)({
     input: naming(input),
     text: raw[input] ?? "",
     hostname: hostname,
     scheme: scheme,
     readFile: readFile
    });
    return login === null ? [] : [ [ _contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name], login ] ];
   });
   const given = Object.fromEntries(logins);
   for (const name of [ "second", "admin" ]) if (given[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[name]] !== undefined && given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming(LOGIN_INPUTS[name]), `needs ${naming("login")} too: it is compared with that user.`);
   const check = (raw["login-check"] ?? "").trim();
   if (check === "") return given;
   if (given.login === undefined) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), `needs ${naming("login")}.`);
   if (!/^\/\S{0,1999}$/.test(check)) throw new _model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(naming("login-check"), "is not a path such as /account.");
   return {
    ...given,
    login_check: check
   };
  }
 },
 36120: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   P: () => parseSettings
  });
  var primitives = __webpack_require__(89085);
  var config_file = __webpack_require__(45703);
  var inputs = __webpack_require__(85120);
  function isGiven(raw, key) {
   if (!Object.hasOwn(inputs.Kd, key)) return false;
   const input = inputs.Kd[key];
   return (input.config === true || key === "targets") && (raw[key] ?? "").trim() !== "";
  }
  var input_values = __webpack_require__(82723);
  var usage_error = __webpack_require__(84472);
  var parse_target = __webpack_require__(3367);
  const ITEMS_SHOWN = 5;
  function ruleInWords({check: check, path: path, fingerprint: fingerprint, reason: reason, expires: expires}) {
   const what = check ?? (fingerprint === undefined ? "every finding" : "the finding");
   const print = fingerprint === undefined ? "" : ` ${fingerprint}`;
   const where = path === undefined ? "" : ` below ${path}`;
   return `${what}${print}${where} (${reason}${expires === undefined ? "" : `, until ${expires}`})`;
  }
  function some(items) {
   const rest = items.length - ITEMS_SHOWN;
   return `${items.slice(0, ITEMS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  }
  const DEFAULTS = {
   "fail-on-severity": "critical",
   thresholds: {},
   "fail-on-new-only": false,
   "fail-on-inconclusive": true,
   "min-coverage": 0,
   "warn-only": false,
   "wait-for-target-seconds": 60
  };
  function strictness(value, key) {
   if (key === "fail-on-severity") return [ value === "none" ? -1 : inputs.d$.indexOf(value) ];
   if (key === "thresholds") {
    const allowed = value;
    return primitives.oC.map(severity => -(allowed[severity] ?? Number.POSITIVE_INFINITY));
   }
   if (key === "wait-for-target-seconds") return [ Math.sign(Number(value)) ];
   if (key === "min-coverage") return [ Number(value) ];
   return [ value === (key === "fail-on-inconclusive") ? 1 : 0 ];
  }
  function isLaxer(key, value, than) {
   const [own, other] = [ strictness(value, key), strictness(than, key) ];
   return own.some((number, index) => number < (other[index] ?? 0));
  }
  function weakenings(sources) {
   const {config: config, policy: policy, configSource: configSource, ignoreSource: ignoreSource} = sources;
   const effective = {
    "fail-on-severity": policy.failOnSeverity,
    thresholds: policy.thresholds,
    "fail-on-new-only": policy.failOnNewOnly,
    "fail-on-inconclusive": policy.failOnInconclusive,
    "min-coverage": policy.minCoverage,
    "warn-only": policy.warnOnly,
    "wait-for-target-seconds": sources.waitForTargetMs / 1e3
   };
   const values = Object.keys(DEFAULTS).flatMap(key => {
    const given = sources.given(key);
    const source = given ?? configSource;
    if (isLaxer(key, effective[key], DEFAULTS[key])) return [ {
     key: key,
     value: inWords(effective[key]),
     source: source
    } ];
    if (given === null || config[key] === undefined || !isLaxer(key, effective[key], config[key])) return [];
    return [ {
     key: key,
     value: `${inWords(effective[key])} (${inWords(config[key])} in ${configSource})`,
     source: source
    } ];
   });
   return [ ...values, ...scopeOf(config, null, configSource), ...ownOf(sources, effective), ...policy.ignore.map(rule => {
    const {checkId: checkId, ...others} = rule;
    const value = ruleInWords(checkId === undefined ? others : {
     check: checkId,
     ...others
    });
    return {
     key: "ignore",
     value: value,
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
     value: `${some(items)}${place}`,
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
  function ownOf({config: config, targets: targets, given: given, configSource: configSource}, common) {
   const scanned = new Set(targets.map(({hostname: hostname}) => hostname));
   const entries = (config.targets ?? []).flatMap(entry => typeof entry === "string" ? [] : [ entry ]);
   return entries.flatMap(entry => {
    const {hostname: hostname, input: input} = (0, parse_target.h)("targets", entry.target);
    if (!scanned.has(hostname)) return [];
    const values = [ "fail-on-severity", "thresholds", "fail-on-new-only" ].flatMap(key => {
     const own = entry[key];
     if (own === undefined || given(key) !== null || !isLaxer(key, own, common[key])) return [];
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
  var ignore = __webpack_require__(72494);
  function gatePolicy(values, config) {
   const limits = values.text("thresholds");
   return {
    failOnSeverity: values.choice("fail-on-severity", inputs.d$),
    thresholds: thresholds(limits.input, limits.text),
    failOnNewOnly: values.boolean("fail-on-new-only"),
    failOnInconclusive: values.boolean("fail-on-inconclusive"),
    minCoverage: values.integer("min-coverage"),
    warnOnly: values.boolean("warn-only"),
    ignore: (0, ignore.ep)(config.ignore ?? []),
    severityOverrides: severityOverrides(config, {})
   };
  }
  function targetPolicy(config, own, raw) {
   return {
    rule: ownRule(own, raw),
    severityOverrides: severityOverrides(config, own),
    disabledChecks: [ ...new Set([ ...config["disable-checks"] ?? [], ...own["disable-checks"] ?? [] ]) ]
   };
  }
  function severityOverrides(config, own) {
   return {
    ...config["severity-overrides"],
    ...own["severity-overrides"]
   };
  }
  function ownRule(own, raw) {
   const has = key => own[key] !== undefined && !isGiven(raw, key);
   const rule = {
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
   return Object.keys(rule).length === 0 ? undefined : rule;
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
  var shared_text = __webpack_require__(89853);
  var policy_report = __webpack_require__(73287);
  const SCOPES = {
   "fail-on-severity": "verdict",
   thresholds: "verdict",
   "fail-on-new-only": "verdict",
   "fail-on-inconclusive": "verdict",
   "min-coverage": "verdict",
   "warn-only": "verdict",
   ignore: "verdict",
   "severity-overrides": "verdict",
   "disable-checks": "verdict",
   "scan-types": "scan",
   "scan-minutes": "scan",
   browser: "scan",
   "third-parties": "scan",
   "api-description": "scan",
   "extra-paths": "scan",
   "include-paths": "scan",
   "exclude-paths": "scan",
   "max-requests-per-second": "scan",
   "active-post": "scan",
   "request-headers-env": "scan",
   verification: "scan",
   wait: "scan",
   "wait-for-target-seconds": "scan",
   "timeout-minutes": "run",
   "poll-interval-seconds": "run",
   "fail-fast": "run",
   "cancel-on-abort": "run",
   "max-tokens": "run",
   "max-findings": "run",
   "report-formats": "run",
   "max-retries": "run"
  };
  const ADDING = new Set([ "disable-checks", "severity-overrides" ]);
  function policyChanges(from, to, raw) {
   const keys = Object.keys(SCOPES);
   const change = (key, target, before, after) => differences(key, before, after).map(words => ({
    key: key,
    scope: key === "targets" ? "scan" : SCOPES[key],
    target: target,
    summary: (0, shared_text.xv)(words, policy_report.fO),
    overruled: isGiven(raw, key)
   }));
   const [before, after] = [ byName(from.targets), byName(to.targets) ];
   const ofTarget = (name, key) => {
    const value = (file, own) => own?.[key] ?? (ADDING.has(key) ? undefined : file[key]);
    return change(key, name, value(from, before.get(name)), value(to, after.get(name)));
   };
   const names = [ ...new Set([ ...before.keys(), ...after.keys() ]) ];
   return [ ...keys.flatMap(key => change(key, null, from[key], to[key])), ...change("targets", null, [ ...before.keys() ], [ ...after.keys() ]), ...names.flatMap(name => {
    const own = new Set([ ...Object.keys(before.get(name) ?? {}), ...Object.keys(after.get(name) ?? {}) ]);
    return keys.filter(key => own.has(key)).flatMap(key => ofTarget(name, key));
   }) ];
  }
  function byName(targets) {
   return new Map((targets ?? []).map(entry => typeof entry === "string" ? [ (0, parse_target.h)("targets", entry).input, {} ] : [ (0, 
   parse_target.h)("targets", entry.target).input, entry ]));
  }
  function differences(key, from, to) {
   const [before, after] = [ entriesOf(key, from), entriesOf(key, to) ];
   if (before === null || after === null) {
    const [old, next] = [ scalar(key, from), scalar(key, to) ];
    return old.value === next.value ? [] : [ `${key}: ${old.words} → ${next.words}` ];
   }
   const more = after.filter(entry => !before.includes(entry));
   const fewer = before.filter(entry => !after.includes(entry));
   const sentences = (verb, entries) => {
    if (entries.length === 0) return [];
    if (SINGLY.has(key)) return entries.map(entry => `${key} ${verb} ${entry}`);
    return [ `${key} ${verb} ${some(entries)}` ];
   };
   return [ ...sentences("adds", more), ...sentences("no longer has", fewer) ];
  }
  const SINGLY = new Set([ "ignore", "severity-overrides", "thresholds" ]);
  const WHOLE = new Set([ "scan-types", "report-formats" ]);
  function entriesOf(key, value) {
   if (WHOLE.has(key)) return null;
   if (value === undefined) return Object.hasOwn(inputs.Kd, key) && key !== "thresholds" ? null : [];
   if (Array.isArray(value)) return value.map(entry => typeof entry === "string" ? entry : ruleInWords(entry));
   if (typeof value !== "object" || value === null) return null;
   return Object.entries(value).map(([name, entry]) => `${name}: ${String(entry)}`);
  }
  function scalar(key, value) {
   if (value !== undefined) {
    const text = Array.isArray(value) ? value.join(", ") || "none" : String(value);
    return {
     value: text,
     words: text
    };
   }
   const fallback = Object.hasOwn(inputs.Kd, key) ? inputs.Kd[key].default : "";
   const text = fallback.replaceAll(",", ", ");
   return text === "" ? {
    value: "",
    words: "unset"
   } : {
    value: text,
    words: `${text} (default)`
   };
  }
  class SettingValues {
   #sources;
   #config;
   constructor(sources, config) {
    this.#sources = sources;
    this.#config = config;
   }
   text(name) {
    const {raw: raw, naming: naming, configFile: configFile} = this.#sources;
    const given = raw[name];
    if (given !== undefined && given.trim() !== "") return {
     input: naming(name),
     text: given
    };
    const configured = this.#config[name];
    if (configured !== undefined) return {
     input: `${configFile?.name ?? ""}: ${name}`,
     text: configText(configured)
    };
    return {
     input: naming(name),
     text: inputs.Kd[name].default
    };
   }
   boolean(name) {
    const {input: input, text: text} = this.text(name);
    return (0, input_values.tE)(input, text);
   }
   wait() {
    const isRemote = (this.#sources.raw["api-url"] ?? "").trim() !== "";
    if (this.boolean("wait") || isRemote) return this.boolean("wait");
    const {input: input} = this.text("wait");
    throw new usage_error.UsageError(input, "false needs a separate service (api-url); the embedded one ends with the run.");
   }
   choice(name, allowed) {
    const {input: input, text: text} = this.text(name);
    return (0, input_values.gX)(input, text, allowed);
   }
   integer(name) {
    const {input: input, text: text} = this.text(name);
    const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
    return (0, input_values.$A)(input, text, minimum, maximum);
   }
   milliseconds(name) {
    const {input: input, text: text} = this.text(name);
    const {minimum: minimum, maximum: maximum} = inputs.Kd[name].type;
    return Math.round((0, input_values.QR)(input, text, minimum, maximum) * 1e3);
   }
  }
  function configText(configured) {
   if (Array.isArray(configured)) return configured.join(",");
   if (typeof configured === "object" && configured !== null) {
    return Object.entries(configured).map(([name, entry]) => `${name}=${String(entry)}`).join(",");
   }
   return String(configured);
  }
  var example_target = __webpack_require__(82060);
  const MAX_TARGETS = 1e3;
  function listTargets(sources, config) {
   const inputOfFile = `${sources.configFile?.name ?? ""}: targets`;
   const configured = configuredTargets(inputOfFile, config);
   const given = (0, input_values.dt)(sources.raw.targets ?? "");
   const fromFile = given.length === 0 && configured.length > 0;
   const input = fromFile ? inputOfFile : sources.naming("targets");
   const listed = fromFile ? configured : (given.length > 0 ? given : sources.defaultTargets ?? []).map(text => {
    const parsed = (0, parse_target.h)(input, text);
    return {
     ...parsed,
     own: configured.find(({hostname: hostname}) => hostname === parsed.hostname)?.own ?? {}
    };
   });
   if (listed.length === 0) {
    const later = sources.proposed?.config ? ` ${sources.proposed.config.name} takes effect after merge.` : "";
    throw new usage_error.UsageError(input, `nothing to scan. Pass a host, host:port or an http(s) URL.${later}`);
   }
   if (listed.length > MAX_TARGETS) throw new usage_error.UsageError(input, `more than ${MAX_TARGETS} targets.`);
   for (const target of listed) (0, example_target._)(input, target);
   return {
    targets: listed,
    fromFile: fromFile
   };
  }
  function configuredTargets(input, config) {
   return (config.targets ?? []).map(entry => {
    const own = typeof entry === "string" ? {
     target: entry
    } : entry;
    return {
     ...(0, parse_target.h)(input, own.target),
     own: own
    };
   });
  }
  function effectiveFile({naming: naming, configFile: configFile, ignoreFile: ignoreFile}) {
   const config = configFile ? (0, config_file.o4)(naming("config-file"), configFile) : {};
   if (!ignoreFile) return config;
   return {
    ...config,
    ignore: (0, config_file.o4)(naming("ignore-file"), ignoreFile).ignore ?? []
   };
  }
  function proposalOf(sources, config, targets) {
   const {proposed: proposed, warnings: _warnings, ...current} = sources;
   if (proposed?.config === undefined && proposed?.ignore === undefined) return {
    pending: [],
    proposed: null,
    warnings: []
   };
   const after = {
    ...current,
    configFile: proposed.config === undefined ? current.configFile ?? null : proposed.config,
    ignoreFile: proposed.ignore === undefined ? current.ignoreFile ?? null : proposed.ignore
   };
   try {
    const next = effectiveFile(after);
    return {
     pending: policyChanges(config, next, sources.raw),
     proposed: proposedPolicy(after, next, targets),
     warnings: []
    };
   } catch (error) {
    if (!(error instanceof usage_error.UsageError)) throw error;
    const message = (0, shared_text.xv)(error.message.replaceAll("\n", " "), 400);
    const warning = `After merge the gate would fail with a usage error: ${message}`;
    return {
     pending: [],
     proposed: null,
     warnings: [ warning ]
    };
   }
  }
  function proposedPolicy(sources, config, targets) {
   const values = new SettingValues(sources, config);
   listTargets(sources, config);
   values.wait();
   const listed = configuredTargets("targets", config);
   const own = ({input: input, hostname: hostname}) => (listed.find(entry => entry.input === input) ?? listed.find(entry => entry.hostname === hostname))?.own ?? {};
   return {
    policy: gatePolicy(values, config),
    targets: new Map(targets.map(target => [ target.input, targetPolicy(config, own(target), sources.raw) ]))
   };
  }
  var scan = __webpack_require__(26414);
  var limits = __webpack_require__(83163);
  var description_text = __webpack_require__(94628);
  var records = __webpack_require__(9682);
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
  var target_address = __webpack_require__(863);
  var local_names = __webpack_require__(89394);
  class ActivePost {
   warnings=[];
   #sources;
   #config;
   #isEmbedded;
   constructor(sources, config) {
    this.#sources = sources;
    this.#config = config;
    this.#isEmbedded = (sources.raw["api-url"] ?? "").trim() === "";
   }
   optionFor(target) {
    const mode = this.#modeFor(target);
    const isOwn = this.#isEmbedded && (0, local_names.mJ)((0, target_address.B1)(target.hostname).host);
    return mode === "on" || mode === "local" && isOwn ? {
     active_post: true
    } : {};
   }
   #modeFor({input: input, own: own}) {
    const {raw: raw, naming: naming, configFile: configFile} = this.#sources;
    if (isGiven(raw, "active-post")) return (0, input_values.gX)(naming("active-post"), raw["active-post"] ?? "", inputs.Pp);
    const configured = own["active-post"] ?? this.#config["active-post"] ?? "off";
    const mode = typeof configured === "string" ? configured : configured ? "on" : "off";
    if (mode === "off" || configFile?.untrusted !== true) return mode;
    this.warnings.push(`active-post: ${mode} of ${configFile.name} was not used for ${input}: the proposed change may have written it. Pass ${naming("active-post")}.`);
    return "off";
   }
  }
  var request_headers = __webpack_require__(75220);
  var login_settings = __webpack_require__(19377);
  class TargetSecrets {
   warnings=[];
   #sources;
   #given;
   #isTrusted;
   #isNamed;
   #file;
   constructor(sources, fromFile) {
    const {raw: raw, naming: naming, configFile: configFile} = sources;
    this.#sources = sources;
    this.#given = (0, request_headers.L)(naming("request-headers"), raw["request-headers"] ?? "");
    this.#isTrusted = configFile?.untrusted !== true;
    this.#isNamed = !fromFile || this.#isTrusted;
    this.#file = configFile?.name ?? "a file";
   }
   optionsFor(target, config) {
    const headers = this.#headersFor(target, target.own["request-headers-env"] ?? config["request-headers-env"]);
    return {
     ...Object.keys(headers).length === 0 ? {} : {
      request_headers: headers
     },
     ...this.#loginsFor(target)
    };
   }
   #loginsFor({input: input, hostname: hostname, options: options}) {
    const {raw: raw, naming: naming} = this.#sources;
    if (this.#isNamed) return (0, login_settings.Q)(this.#sources, {
     hostname: hostname,
     scheme: options.scheme
    });
    const first = Object.values(login_settings.E).find(name => (raw[name] ?? "").trim() !== "");
    if (first === undefined) return {};
    throw new usage_error.UsageError(naming(first), `is not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. Pass the target as ${naming("targets")}.`);
   }
   #headersFor({input: input}, variable) {
    const {naming: naming} = this.#sources;
    const named = variable === undefined ? {} : this.#fromVariable(variable);
    if (this.#isNamed) return {
     ...named,
     ...this.#given
    };
    if (Object.keys(this.#given).length > 0) this.warnings.push(`The headers of ${naming("request-headers")} were not sent to ${input}: only ${this.#file} names it, which the proposed change may have written. To send them, pass the target as ${naming("targets")}.`);
    return named;
   }
   #fromVariable(name) {
    const {naming: naming, secret: secret, configFile: configFile} = this.#sources;
    const input = `${configFile?.name ?? ""}: request-headers-env`;
    if (!this.#isTrusted) throw new usage_error.UsageError(input, `${name} is not read for ${configFile?.name ?? "this file"}, which the proposed change may have written. Read the file from the target branch (--config-ref), or pass ${naming("request-headers")}.`);
    const text = secret?.(name);
    if (text === undefined || text.trim() === "") throw new usage_error.UsageError(input, `the environment variable ${name} is not set.`);
    return (0, request_headers._)(input, name, text);
   }
  }
  function resolveTargets(sources, config, scanTypes) {
   const {targets: targets, fromFile: fromFile} = listTargets(sources, config);
   const secrets = new TargetSecrets(sources, fromFile);
   const describe = descriptions(sources, config);
   const posts = new ActivePost(sources, config);
   const resolved = new Map;
   for (const target of targets) {
    const spec = targetSpec(target, {
     sources: sources,
     config: config,
     scanTypes: scanTypes,
     options: {
      ...posts.optionFor(target),
      ...describe(target),
      ...secrets.optionsFor(target, config)
     }
    });
    const key = `${spec.hostname} ${spec.options.scheme ?? ""} ${spec.options.start_path ?? ""}`;
    if (!resolved.has(key)) resolved.set(key, spec);
   }
   return {
    targets: [ ...resolved.values() ],
    warnings: [ ...secrets.warnings, ...posts.warnings ]
   };
  }
  function targetSpec(target, {sources: sources, config: config, scanTypes: scanTypes, options: options}) {
   const {own: own} = target;
   const {rule: rule, severityOverrides: severityOverrides, disabledChecks: disabledChecks} = targetPolicy(config, own, sources.raw);
   return {
    input: target.input,
    hostname: target.hostname,
    options: {
     ...target.options,
     ...disabledChecks.length === 0 ? {} : {
      disable_checks: [ ...disabledChecks ]
     },
     ...Object.keys(severityOverrides).length === 0 ? {} : {
      severity_overrides: severityOverrides
     },
     ...target_settings_scopeOf(config, own),
     ...minutesOption(sources, config, own),
     ...browserOptions(sources, config, own),
     ...options
    },
    scanTypes: isGiven(sources.raw, "scan-types") ? scanTypes : own["scan-types"] ?? scanTypes,
    ...rule === undefined ? {} : {
     policy: rule
    }
   };
  }
  function descriptions(sources, config) {
   const known = new Map;
   return ({own: own}) => {
    const place = isGiven(sources.raw, "api-description") ? sources.raw["api-description"] : own["api-description"] ?? config["api-description"];
    const described = known.get(place) ?? apiDescriptionOf(sources, place);
    known.set(place, described);
    return described;
   };
  }
  function minutesOption({raw: raw, naming: naming}, config, own) {
   const {minimum: minimum, maximum: maximum} = inputs.Kd["scan-minutes"].type;
   const minutes = isGiven(raw, "scan-minutes") ? (0, input_values.$A)(naming("scan-minutes"), raw["scan-minutes"] ?? "", minimum, maximum) : own["scan-minutes"] ?? config["scan-minutes"];
   return minutes === undefined ? {} : {
    scan_minutes: minutes
   };
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
  const SCOPE = {
   "extra-paths": "extra_paths",
   "include-paths": "include_paths",
   "exclude-paths": "exclude_paths",
   "max-requests-per-second": "max_requests_per_second"
  };
  function target_settings_scopeOf(config, own) {
   const keys = Object.keys(SCOPE);
   const entries = keys.map(key => [ SCOPE[key], own[key] ?? config[key] ]);
   return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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
   const config = effectiveFile(sources);
   const values = new SettingValues(sources, config);
   const policy = gatePolicy(values, config);
   const waitForTargetMs = values.milliseconds("wait-for-target-seconds");
   const {targets: targets, warnings: warnings} = resolveTargets(sources, config, scanTypeList(values.text("scan-types")));
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
   const timeoutMinutes = positiveMinutes(values.text("timeout-minutes"));
   assertTime(targets, timeoutMinutes, naming);
   const proposal = proposalOf(sources, config, targets);
   return {
    gate: {
     targets: targets,
     verification: values.choice("verification", inputs.pY),
     wait: values.wait(),
     timeoutMs: Math.round(timeoutMinutes * 6e4),
     pollIntervalMs: values.text("poll-interval-seconds").text === "" ? null : values.milliseconds("poll-interval-seconds"),
     failFast: values.boolean("fail-fast"),
     cancelOnAbort: values.boolean("cancel-on-abort"),
     rerun: values.choice("rerun", inputs.Kd.rerun.type.values),
     maxTokens: values.integer("max-tokens"),
     dryRun: values.boolean("dry-run"),
     waitForTargetMs: waitForTargetMs,
     policy: policy,
     policyOrigin: {
      ...proposal,
      source: sourceOf(sources),
      weakened: weakened,
      warnings: [ ...sources.warnings ?? [], ...warnings, ...proposal.warnings ]
     }
    },
    service: serviceSettings(sources, values.integer("max-retries")),
    report: {
     formats: formats(values.text("report-formats")),
     maxFindings: values.integer("max-findings")
    }
   };
  }
  function sourceOf({configFile: configFile, ignoreFile: ignoreFile}) {
   const names = [ configFile?.name, ignoreFile?.name ].filter(name => name !== undefined);
   return names.length === 0 ? null : [ ...new Set(names) ].join(", ");
  }
  function positiveMinutes({input: input, text: text}) {
   const {exclusiveMinimum: exclusiveMinimum, maximum: maximum} = inputs.Kd["timeout-minutes"].type;
   const minutes = (0, input_values.QR)(input, text, exclusiveMinimum, maximum);
   if (minutes <= exclusiveMinimum) throw new usage_error.UsageError(input, `${(0, 
   usage_error.S)(text)} is too short; give more than 0 minutes (maximum ${maximum}).`);
   return minutes;
  }
  function assertTime(targets, timeoutMinutes, naming) {
   const longest = Math.max(0, ...targets.map(({options: options}) => options.scan_minutes ?? 0));
   if (longest >= timeoutMinutes) throw new usage_error.UsageError(naming("scan-minutes"), `${longest} leaves no time before ${naming("timeout-minutes")} (${timeoutMinutes}): raise that one above it.`);
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
 36621: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _N: () => coverageComparison,
   l: () => uncheckedFindings,
   sR: () => changesSince,
   w4: () => hostOf
  });
  var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
  var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89853);
  var _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72494);
  var _scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28291);
  function changesSince(baseline, scans) {
   const byHost = Map.groupBy(scans, hostOfScan);
   const seenOn = new Map([ ...byHost ].map(([host, own]) => [ host, new Set(own.flatMap(({findings: findings}) => findings.map(one => one.fingerprint))) ]));
   const seen = new Set(scans.flatMap(({findings: findings}) => findings.map(one => one.fingerprint)));
   const isWhole = scans.length > 0 && scans.every(({ended: ended, problem: problem}) => ended.outcome === "succeeded" && problem === null);
   const fixed = new Map;
   const notChecked = new Map;
   for (const entry of baseline.findings) {
    const host = hostOf(entry);
    const own = byHost.get(host);
    if ((own === undefined ? seen : seenOn.get(host))?.has(entry.fingerprint) === true) continue;
    const key = `${own === undefined ? "" : host} ${entry.fingerprint}`;
    const {target: _target, ...finding} = entry;
    const groups = own === undefined ? [ ...byHost.values() ] : [ own ];
    if (isWhole && wasExamined(entry, groups)) fixed.set(key, finding); else notChecked.set(key, {
     ...finding,
     target: host
    });
   }
   return {
    fixed: [ ...fixed.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E),
    notChecked: [ ...notChecked.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E)
   };
  }
  function wasExamined(finding, groups) {
   const known = groups.filter(scans => scans.every(({report: report}) => report !== null && report.checks.length > 0));
   if (known.length < groups.length) return true;
   const states = groups.map(scans => stateOf(finding, scans));
   return states.includes("complete") && !states.includes("incomplete");
  }
  function stateOf(finding, scans) {
   const outcomes = scans.flatMap(scan => {
    const outcome = scan.report?.checks.find(check => check.check_id === finding.check_id);
    return outcome === undefined || outcome.status === "not_applicable" ? [] : [ isComplete(outcome) && allowsPath(scan, finding.location.url) ];
   });
   if (outcomes.length === 0) return "absent";
   return outcomes.includes(true) ? "complete" : "incomplete";
  }
  function isComplete({status: status, partial: partial, reason: reason}) {
   return status === "passed" && partial !== true || status === "finding" && reason === null;
  }
  function allowsPath({ended: ended}, url) {
   const {include_paths: included = [], exclude_paths: excluded = []} = ended.plan.target.options;
   const path = (0, _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_2__.XM)(url);
   return (included.length === 0 || included.some(one => (0, _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_2__.Jo)(path, one))) && !excluded.some(one => (0, 
   _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_2__.Jo)(path, one));
  }
  function hostOfScan({ended: ended}) {
   return ended.plan.target.hostname;
  }
  function hostOf({target: target, location: location}) {
   if (target !== undefined) return target;
   return URL.canParse(location.url) ? new URL(location.url).host : "";
  }
  function uncheckedFindings(rows) {
   return (rows ?? []).map(({target: target, fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, location: location}, index) => ({
    ...(0, _scan_complete_finding_js__WEBPACK_IMPORTED_MODULE_3__.R)({
     fingerprint: fingerprint,
     check_id: check_id,
     title: title,
     severity: severity,
     location: location
    }, {
     scanId: "",
     index: index,
     now: 0
    }),
    ...target === "" ? {} : {
     target: target
    }
   }));
  }
  const NOUNS = {
   pages: "page",
   views: "view",
   operations: "operation",
   inputs: "input"
  };
  const FACTOR = 2;
  const DIFFERENCE_MIN = 10;
  function coverageComparison(baseline, coverages) {
   const [before, now] = [ (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.mU)(baseline.coverages ?? []), (0, 
   _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.mU)(coverages) ];
   const changes = Object.keys(NOUNS).flatMap(kind => {
    const [old, next] = [ before[kind], now[kind] ];
    if (old === undefined || next === undefined || !differsMuch(old, next)) return [];
    return [ {
     isMore: next.covered > old.covered,
     words: `${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_4__.LS)(next.covered, NOUNS[kind])} instead of ${shareOf(old)}`
    } ];
   });
   const sentence = (isMore, meaning) => {
    const words = changes.filter(change => change.isMore === isMore).map(change => change.words);
    return words.length === 0 ? [] : [ `This run covered ${words.join(" and ")} of the baseline: ${meaning}.` ];
   };
   return [ ...sentence(true, "findings may be new only because their place was not covered before"), ...sentence(false, "findings of the baseline in places that were not covered this time are not checked") ];
  }
  function differsMuch({covered: one}, {covered: other}) {
   const [less, more] = [ Math.min(one, other), Math.max(one, other) ];
   return more >= FACTOR * less && more - less >= DIFFERENCE_MIN;
  }
  function shareOf(count) {
   return `${count.covered} (${(0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Mp)(count)} %)`;
  }
 },
 800: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    ...result.baseline === null ? {} : {
     not_checked: result.notChecked.map(({fingerprint: fingerprint, check_id: check_id, severity: severity, title: title, location: location, target: target = ""}) => ({
      fingerprint: fingerprint,
      check_id: check_id,
      severity: severity,
      title: title,
      location: location,
      target: target
     }))
    },
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
 98148: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   L: () => classify,
   r: () => judgedSeverity
  });
  var _shared_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25455);
  var _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72494);
  var _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36621);
  const DEPTH = [ "quick", "standard", "compliance" ];
  function classify(scans, policy, baseline, today) {
   const known = baseline === null ? null : knownFingerprints(baseline, scans);
   const merged = new Map;
   const deepestFirst = [ ...scans ].sort((a, b) => DEPTH.indexOf(b.ended.plan.scanType) - DEPTH.indexOf(a.ended.plan.scanType));
   const claimed = new Map;
   for (const scan of deepestFirst) {
    const {target: target, scanType: scanType} = scan.ended.plan;
    for (const [index, finding] of scan.findings.entries()) {
     const identity = `${target.hostname} ${target.options.start_path ?? ""} ${finding.fingerprint}`;
     const owner = claimed.get(identity);
     if (owner !== undefined && owner !== finding.scan_id) continue;
     claimed.set(identity, finding.scan_id);
     merged.set(`${scan.ended.plan.index} ${index}`, {
      ...finding,
      severity: judgedSeverity(finding, policy, target),
      target: target.input,
      scan_type: scanType,
      status: statusOf(finding, target.hostname, known),
      ignored_by: (0, _inputs_ignore_js__WEBPACK_IMPORTED_MODULE_1__.gP)(finding, policy.ignore, today)
     });
    }
   }
   return {
    findings: [ ...merged.values() ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_0__.E),
    ...baseline === null ? {
     fixed: [],
     notChecked: []
    } : (0, _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__.sR)(baseline, scans)
   };
  }
  function judgedSeverity(finding, policy, target) {
   const own = target.options.severity_overrides;
   return own?.[finding.check_id] ?? policy.severityOverrides[finding.check_id] ?? finding.severity;
  }
  function knownFingerprints(baseline, scans) {
   const current = new Set(scans.map(scan => scan.ended.plan.target.hostname));
   const known = new Map;
   for (const finding of baseline.findings) {
    const host = (0, _baseline_changes_js__WEBPACK_IMPORTED_MODULE_2__.w4)(finding);
    const slot = current.has(host) ? host : "";
    const set = known.get(slot) ?? new Set;
    known.set(slot, set.add(finding.fingerprint));
   }
   return known;
  }
  function statusOf(finding, host, known) {
   if (known === null) return "unclassified";
   const own = known.get(host);
   const slot = own ?? known.get("");
   return slot?.has(finding.fingerprint) === true ? "existing" : "new";
  }
 },
 37592: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   k: () => plannedReports,
   renderJoint: () => renderJoint,
   renderOnlyPage: () => renderOnlyPage
  });
  var primitives = __webpack_require__(89085);
  var report = __webpack_require__(58329);
  var findings_digest = __webpack_require__(75737);
  var report_document = __webpack_require__(8828);
  var ownership_proofs = __webpack_require__(58889);
  var classify = __webpack_require__(98148);
  function judgedReport(scan, result, now) {
   const base = scan.report ?? withoutReport(scan, result, now);
   const statuses = gateStatuses(scan, result);
   const {outcome: outcome, reasons: reasons, blocking: blockers} = result.verdict;
   const blocks = new Set(blockers.map(finding => `${finding.target} ${finding.fingerprint}`));
   const findings = base.findings.map(finding => {
    const gate_status = statuses.get(finding.fingerprint);
    const severity = (0, classify.r)(finding, result.settings.policy, scan.target);
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
 681: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
  var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85120);
  var _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58889);
  var _model_policy_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73287);
  const RESULT_FILE = "scan-gate.json";
  const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String();
  const ProofText = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   maxLength: _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.l9
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
    maxItems: _model_ownership_proofs_js__WEBPACK_IMPORTED_MODULE_7__.RX
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
  const Effect = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)([ "loosens", "tightens", "changes" ]);
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
    effect: Effect,
    scope: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_model_policy_report_js__WEBPACK_IMPORTED_MODULE_8__.jH)),
    summary: Text,
    overruled: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
   }, open), {
    maxItems: _model_policy_report_js__WEBPACK_IMPORTED_MODULE_8__.Xg
   }),
   pending_changes_omitted: Count,
   proposed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    outcome: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_reports_report_document_js__WEBPACK_IMPORTED_MODULE_5__.sA),
    fails_job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
    effect: Effect,
    hidden_findings: Count,
    revealed_findings: Count,
    summary: Text
   }, open))
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
   threshold: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_6__.d$),
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
   not_checked: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    fingerprint: Text,
    check_id: Text,
    title: Text,
    severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc,
    location: _contract_finding_js__WEBPACK_IMPORTED_MODULE_3__.Fm,
    target: Text
   }, open))),
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
  var _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10467);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89853);
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
   const unread = [ ...reachSentence(coverage), ...createdSentence(coverage) ];
   if (coverage.signed_in === true) return [ `The scan was signed in and reached ${(0, 
   _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}.`, ...unread ];
   const signedOut = `The scan was not signed in and reached ${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_2__.LS)(coverage.pages, "page")}; pages behind the sign-in were not scanned.`;
   return [ ...coverage.sign_in_required ? [ signedOut ] : [], ...unread ];
  }
  function reachSentence(coverage) {
   const words = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.cX)([ coverage ]);
   if (words === "") return [];
   const left = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Er)([ coverage ]);
   if (left !== "") return [ `The scan ${words}; left out: ${left}.` ];
   return [ (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Nt)([ coverage ]) ? `The scan ${words}; the others were not scanned.` : `The scan ${words}.` ];
  }
  function createdSentence(coverage) {
   const created = (0, _shared_reach_words_js__WEBPACK_IMPORTED_MODULE_1__.Bm)([ coverage ]);
   return created === "" ? [] : [ `It created ${created}.` ];
  }
  function worstSeverity(counts) {
   return _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.oC.find(severity => counts[severity] > 0) ?? null;
  }
 },
 52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   M2: () => blockList,
   MJ: () => isLocalAddress,
   Ow: () => isLoopbackAddress,
   V4: () => addressRefusal
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
  const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
  const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
  const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
  class CidrError extends Error {
   constructor(text) {
    super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
    this.name = "CidrError";
   }
  }
  function addressRefusal(address, policy) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
   const forms = [ address, ...embeddedIPv4(address) ];
   if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
   if (policy.mode === "any") return null;
   const allow = allowedBy(policy);
   for (const form of forms) {
    if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
     return "it is not a public address and no allowed range contains it";
    }
   }
   return null;
  }
  const allowLists = new WeakMap;
  function allowedBy(policy) {
   const known = allowLists.get(policy);
   if (known !== undefined) return known;
   const list = blockList(policy.allow);
   allowLists.set(policy, list);
   return list;
  }
  function isLocalAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
  }
  function isLoopbackAddress(address) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
  }
  function blockList(ranges) {
   const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
   for (const range of ranges) {
    const {address: address, bits: bits, family: family} = parseCidr(range);
    list.addSubnet(address, bits, family);
   }
   return list;
  }
  function parseCidr(range) {
   const [address = "", prefix, ...more] = range.trim().split("/");
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || more.length > 0) throw new CidrError(range);
   const [family, widest] = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? [ "ipv4", 32 ] : [ "ipv6", 128 ];
   if (prefix === undefined) return {
    address: address,
    bits: widest,
    family: family
   };
   if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > widest) throw new CidrError(range);
   return {
    address: address,
    bits: Number(prefix),
    family: family
   };
  }
  function contains(list, address) {
   return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
  }
  function embeddedIPv4(address) {
   if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
   const words = wordsOf(address);
   const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
   const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
   if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
   if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
   if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
   if (words[0] === 8194) return [ pair(words[1], words[2]) ];
   return [];
  }
  function wordsOf(address) {
   const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
    const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
    return `${word(a, b)}:${word(c, d)}`;
   });
   const [head = "", tail] = plain.split("::");
   const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
   const front = parse(head);
   if (tail === undefined) return front;
   const back = parse(tail);
   return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
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
 89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   cW: () => isLoopbackHost,
   lS: () => isLocalhostName,
   mJ: () => isLocalHost
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
  const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
  function isLocalhostName(host) {
   return host === "localhost" || host.endsWith(".localhost");
  }
  function isLoopbackHost(host) {
   return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
   _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
  }
  function isLocalHost(host) {
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
   if (!host.includes(".")) return true;
   return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
  }
 },
 10467: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Bm: () => createdInWords,
   Er: () => leftOutInWords,
   G7: () => reachFact,
   Mp: () => percentCovered,
   Nt: () => leavesOut,
   cX: () => reachInWords,
   l9: () => reachLines,
   mU: () => totalReach
  });
  var _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62809);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
  const SHORT = {
   time: "out of time",
   requests: "out of requests",
   folded: "folded as alike",
   not_reached: "not reached"
  };
  const OTHER = "for another reason";
  const REASONS = Object.keys(SHORT);
  const NOUNS = {
   pages: "page",
   views: "view",
   operations: "operation",
   inputs: "input"
  };
  const CREATED_SHOWN = 10;
  function totalReach(coverages) {
   const totals = _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.map(kind => {
    const counts = coverages.flatMap(coverage => countOf(kind, coverage) ?? []);
    return [ kind, counts ];
   });
   return Object.fromEntries(totals.flatMap(([kind, counts]) => counts.length === 0 ? [] : [ [ kind, counts.reduce(added) ] ]));
  }
  function countOf(kind, coverage) {
   const counted = coverage?.reach?.[kind];
   if (counted !== undefined) return {
    ...counted,
    known: Math.max(counted.known, counted.covered)
   };
   const {pages_read: covered, pages_known: known} = coverage ?? {};
   if (kind !== "pages" || covered === undefined || known === undefined) return null;
   return {
    known: Math.max(known, covered),
    covered: covered,
    left_out: []
   };
  }
  function added(sum, count) {
   const all = [ ...sum.left_out, ...count.left_out ];
   const left_out = REASONS.flatMap(reason => {
    const number = all.filter(entry => entry.reason === reason).reduce((total, entry) => total + entry.count, 0);
    return number === 0 ? [] : [ {
     reason: reason,
     count: number
    } ];
   });
   return {
    known: sum.known + count.known,
    covered: sum.covered + count.covered,
    left_out: left_out
   };
  }
  function percentCovered({known: known, covered: covered}) {
   return known === 0 ? 100 : Math.floor(100 * Math.min(covered, known) / known);
  }
  function reachInWords(coverages) {
   const {pages: pages, views: views, operations: operations, inputs: inputs} = totalReach(coverages);
   const isCounted = coverages.some(coverage => coverage?.reach !== undefined);
   return [ ...pages === undefined || !isCounted && !isIncomplete(pages) ? [] : [ `read ${share(pages, "page", "of at least")}` ], ...views !== undefined && isIncomplete(views) ? [ `opened ${share(views, "view")}` ] : [], ...operations !== undefined && isIncomplete(operations) ? [ `requested ${share(operations, "operation")}` ] : [], ...inputs === undefined || inputs.known === 0 ? [] : [ `tested ${share(inputs, "input")}` ] ].join(", ");
  }
  function leavesOut(coverages) {
   return Object.values(totalReach(coverages)).some(isIncomplete);
  }
  function leftOutInWords(coverages) {
   const total = totalReach(coverages);
   return _contract_coverage_js__WEBPACK_IMPORTED_MODULE_0__.cT.flatMap(kind => {
    const count = total[kind];
    return count === undefined || !isIncomplete(count) || count.left_out.length === 0 ? [] : [ missing(count, kind) ];
   }).join(", ");
  }
  function missing({known: known, covered: covered, left_out: left_out}, kind) {
   const why = left_out.length === 1 ? left_out.map(({reason: reason}) => SHORT[reason] ?? OTHER) : left_out.map(({reason: reason, count: count}) => `${(0, 
   _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count)} ${SHORT[reason] ?? OTHER}`);
   return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(known - covered, NOUNS[kind])} (${why.join(", ")})`;
  }
  function isIncomplete({known: known, covered: covered}) {
   return covered < known;
  }
  function share(count, noun, of = "of") {
   if (!isIncomplete(count)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.covered, noun);
   return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} ${of} ${(0, 
   _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count.known, noun)}`;
  }
  function reachFact(count, kind) {
   if (!isIncomplete(count)) return `all ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known`;
   const left = count.left_out.length === 0 ? "" : `; left out: ${missing(count, kind)}`;
   return `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.covered)} of ${kind === "pages" ? "at least " : ""}${(0, 
   _text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count.known)} known${left}`;
  }
  function createdInWords(coverages) {
   const counts = new Map;
   for (const {path: path, count: count} of coverages.flatMap(coverage => coverage?.created ?? [])) counts.set(path, (counts.get(path) ?? 0) + count);
   const paths = [ ...counts ].map(([path, count]) => `${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(count, "row")} in ${path}`);
   const rest = paths.length - CREATED_SHOWN;
   return `${paths.slice(0, CREATED_SHOWN).join(", ")}${rest > 0 ? ` and in ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rest, "more path")}` : ""}`;
  }
  function reachLines(coverages, withPaths = true) {
   const left = leftOutInWords(coverages);
   const rows = coverages.flatMap(coverage => coverage?.created ?? []).reduce((sum, {count: count}) => sum + count, 0);
   return [ ...left === "" ? [] : [ `Left out: ${left}.` ], ...rows === 0 ? [] : [ `Created by active-post: ${withPaths ? createdInWords(coverages) : (0, 
   _text_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rows, "row")}.` ] ];
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
