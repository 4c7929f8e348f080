export const id = "cli-commands-init";

export const ids = [ "cli-commands-init", 6908, 1446 ];

export const modules = {
 43630: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var target_address = __webpack_require__(863);
  var parse_target = __webpack_require__(17119);
  var usage_error = __webpack_require__(41446);
  var terminal = __webpack_require__(96908);
  var local_names = __webpack_require__(89394);
  var cli_flags = __webpack_require__(6222);
  var help = __webpack_require__(9654);
  var records = __webpack_require__(9682);
  const PREVIEW_FILES = {
   "vercel.json": "Vercel",
   ".vercel": "Vercel",
   "netlify.toml": "Netlify",
   "render.yaml": "Render",
   "amplify.yml": "AWS Amplify"
  };
  const COMPOSE_FILES = [ "compose.yaml", "compose.yml", "docker-compose.yml", "docker-compose.yaml" ];
  const FRAMEWORK_PORTS = {
   next: 3e3,
   nuxt: 3e3,
   vite: 4173,
   astro: 4321,
   "@angular/cli": 4200,
   "@sveltejs/kit": 3e3,
   gatsby: 9e3,
   express: 3e3,
   fastify: 3e3
  };
  async function detectProject(directory) {
   const names = new Set(await (0, promises_.readdir)(directory).catch(() => []));
   for (const [file, provider] of Object.entries(PREVIEW_FILES)) {
    if (names.has(file)) return {
     kind: "preview",
     provider: provider,
     reason: `found ${file}`
    };
   }
   const compose = COMPOSE_FILES.find(name => names.has(name));
   if (compose !== undefined) {
    const port = /^[ \t]*-[ \t]*["']?(?:[\d.]+:)?(\d{2,5}):\d{2,5}/m.exec(await detect_project_text(directory, compose))?.[1];
    return {
     kind: "compose",
     file: compose,
     port: Number(port ?? 8080),
     reason: `found ${compose}`
    };
   }
   if (names.has("Dockerfile")) {
    const port = /^[ \t]*EXPOSE[ \t]+(\d{2,5})/im.exec(await detect_project_text(directory, "Dockerfile"))?.[1];
    return {
     kind: "docker",
     file: "Dockerfile",
     port: Number(port ?? 8080),
     reason: "found a Dockerfile"
    };
   }
   if (names.has("package.json")) {
    const found = nodeProject(await detect_project_text(directory, "package.json"));
    if (found !== null) return found;
   }
   return {
    kind: "unknown",
    reason: "found no preview provider, compose file, Dockerfile or start script"
   };
  }
  function nodeProject(manifest) {
   let value;
   try {
    value = JSON.parse(manifest);
   } catch {
    return null;
   }
   const scripts = (0, records.u)(value) && (0, records.u)(value["scripts"]) ? value["scripts"] : {};
   const start = scripts["start"];
   if (typeof start !== "string") return null;
   const explicit = /(?:--port[= ]|-p |PORT=)(\d{2,5})/.exec(start)?.[1];
   const dependencies = (0, records.u)(value) ? {
    ...record(value["dependencies"]),
    ...record(value["devDependencies"])
   } : {};
   const framework = Object.keys(FRAMEWORK_PORTS).find(name => name in dependencies);
   const port = Number(explicit ?? (framework === undefined ? 3e3 : FRAMEWORK_PORTS[framework]));
   return {
    kind: "node",
    build: typeof scripts["build"] === "string",
    port: port,
    reason: "package.json has a start script"
   };
  }
  function record(value) {
   return (0, records.u)(value) ? value : {};
  }
  async function detect_project_text(directory, name) {
   return (await (0, promises_.readFile)((0, external_node_path_.join)(directory, name), "utf8").catch(() => "")).slice(0, 256 * 1024);
  }
  const ACTION_TO_REPLACE = "your-org/scan-gate@v1";
  const CHECKOUT = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";
  const PERMISSIONS = `    permissions:\n      contents: read\n      actions: read # the baseline is an artifact of an earlier run\n      pull-requests: write # the comment\n`;
  const QUICK = [ "scan-types: quick # standard finds more, but needs proof of ownership: its first run reports what to publish" ];
  function workflowFor(project, url, isPrivate) {
   if (url !== null) return header(pullRequestTrigger()) + job("scan", [], url, isPrivate ? [] : QUICK);
   switch (project.kind) {
   case "preview":
    return previewWorkflow(project.provider);

   case "compose":
    return header(pullRequestTrigger()) + job("scan", [ `uses: ${CHECKOUT}`, `run: docker compose -f ${project.file} up --detach --build --wait` ], `http://localhost:${project.port}`);

   case "docker":
    return header(pullRequestTrigger()) + job("scan", [ `uses: ${CHECKOUT}`, "run: docker build --tag app .", `run: docker run --detach --publish ${project.port}:${project.port} app` ], `http://localhost:${project.port}`);

   case "node":
    return header(pullRequestTrigger()) + job("scan", [ `uses: ${CHECKOUT}`, "run: npm ci", ...project.build ? [ "run: npm run build" ] : [], "run: npm start &" ], `http://localhost:${project.port}`);

   case "unknown":
    return header(pullRequestTrigger()) + job("scan", [], "https://preview.example.com # replace with the URL of your preview", QUICK);
   }
  }
  function header(trigger) {
   return `name: Scan Gate\n\n${trigger}\n`;
  }
  function pullRequestTrigger() {
   return `on:\n  pull_request:\n  push:\n    branches: [main] # its result is the baseline of pull requests\n`;
  }
  function previewWorkflow(provider) {
   return `name: Scan Gate\n\n# ${provider} reports to GitHub when a preview is ready; the event contains its URL.\non:\n  deployment_status:\n\njobs:\n  scan:\n    if: github.event.deployment_status.state == 'success'\n    runs-on: ubuntu-latest\n${PERMISSIONS}    steps:\n      - uses: ${ACTION_TO_REPLACE}\n        with:\n${QUICK.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
  }
  function job(name, steps, target, more = []) {
   return `jobs:\n  ${name}:\n    runs-on: ubuntu-latest\n${PERMISSIONS}    steps:\n${steps.map(step => `      - ${step}\n`).join("")}      - uses: ${ACTION_TO_REPLACE}\n        with:\n          targets: ${target}\n${more.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
  }
  const WORKFLOW = (0, external_node_path_.join)(".github", "workflows", "scan-gate.yml");
  const FLAGS = {
   url: {
    type: "string",
    value: "URL",
    description: "URL to scan, if it is known: a preview or staging deployment."
   },
   action: {
    type: "string",
    value: "OWNER/REPO@REF",
    description: `Repository and ref of the action. Default: the placeholder ${ACTION_TO_REPLACE}.`
   },
   "repository-id": {
    type: "string",
    value: "N",
    description: "GitHub id of the repository (gh api repos/OWNER/NAME --jq .id), to print the complete DNS record."
   },
   print: {
    type: "boolean",
    description: "Print the workflow without writing it."
   },
   force: {
    type: "boolean",
    description: "Overwrite an existing workflow file."
   },
   help: cli_flags.l
  };
  const HELP = (0, help.bD)([ "init [--url URL] [--print]" ], `Detects how the current repository is deployed (preview provider, compose file, Dockerfile, start script) and writes a\nworkflow to ${WORKFLOW}. Prints the DNS record that proves ownership, if one is needed.`, FLAGS);
  async function run(args, io) {
   const flags = (0, cli_flags.b)(args, FLAGS);
   if (flags.flag("help") === true) {
    io.out(HELP);
    return 0;
   }
   if (flags.positionals.length > 0) {
    throw new usage_error.UsageError((0, usage_error.S)(flags.positionals[0] ?? ""), "init takes flags only; give the URL with --url.");
   }
   const url = flags.text("url");
   const target = url === undefined ? null : (0, parse_target.h)("--url", url);
   const repositoryId = flags.text("repository-id");
   if (repositoryId !== undefined && !/^[0-9]{1,15}$/.test(repositoryId)) {
    throw new usage_error.UsageError("--repository-id", `${(0, usage_error.S)(repositoryId)} is not a number.`);
   }
   const project = await detectProject(io.directory);
   const action = flags.text("action");
   if (action !== undefined && !/^[\w.-]{1,100}\/[\w./-]{1,200}@[\w./-]{1,200}$/.test(action)) {
    throw new usage_error.UsageError("--action", `${(0, usage_error.S)(action)} is not OWNER/REPO@REF.`);
   }
   const isPrivate = target !== null && (0, local_names.mJ)((0, target_address.B1)(target.hostname).host);
   const workflow = workflowFor(project, target?.input ?? null, isPrivate).replaceAll(ACTION_TO_REPLACE, action ?? ACTION_TO_REPLACE);
   if (flags.flag("print") === true) {
    io.out(workflow);
    return 0;
   }
   await writeNew((0, external_node_path_.join)(io.directory, WORKFLOW), workflow, flags.flag("force") === true);
   io.out(`Wrote ${WORKFLOW}: ${target === null ? project.reason : `it scans ${(0, 
   terminal.escapeTerminal)(target.input)}`}.\n`);
   if (project.kind === "unknown" && target === null) io.out("Replace the example URL with that of your preview, or run init --url URL.\n");
   if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
   if (action === undefined) io.out(`Replace ${ACTION_TO_REPLACE} with the repository of the action, or use --action OWNER/REPO@v1.\n`);
   io.out("Commit it and open a pull request. Nothing else is needed.\n");
   return 0;
  }
  async function writeNew(path, content, force) {
   await (0, promises_.mkdir)((0, external_node_path_.dirname)(path), {
    recursive: true
   });
   try {
    await (0, promises_.writeFile)(path, content, {
     flag: force ? "w" : "wx"
    });
   } catch (cause) {
    const exists = cause instanceof Error && "code" in cause && cause.code === "EEXIST";
    if (!exists) throw cause;
    throw new usage_error.UsageError(WORKFLOW, "already exists. Use --force to overwrite it, or --print to show the workflow.", {
     cause: cause
    });
   }
  }
  async function explainOwnership(hostname, repositoryId, io) {
   io.out(`\n${(0, terminal.escapeTerminal)(hostname)} is public: the workflow runs quick scans, which need no proof of ownership; standard and compliance scans need one.\n`);
   if (repositoryId === undefined) {
    io.out("The first such scan reports what to publish; init --repository-id N prints it now.\n\n");
    return;
   }
   const {verificationOf: verificationOf} = await __webpack_require__.e("module-44645").then(__webpack_require__.bind(__webpack_require__, 44645));
   const instructions = await verificationOf(hostname, repositoryId);
   io.out("Publish one of these once; it is valid for every run of this repository:\n");
   for (const entry of instructions) {
    const where = entry.record_name === undefined ? entry.url ?? entry.method : `${entry.record_type ?? "TXT"} ${entry.record_name}`;
    io.out(`  ${(0, terminal.escapeTerminal)(where)}   ${(0, terminal.escapeTerminal)(entry.value)}\n`);
   }
   io.out("\n");
  }
 },
 6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   b: () => parseFlags,
   l: () => HELP_FLAG
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var _gate_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10680);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  const HELP_FLAG = {
   type: "boolean",
   short: "h",
   description: "Show this help."
  };
  function parseFlags(args, table) {
   const normal = args.map(arg => normalized(arg, table));
   try {
    const {values: values, positionals: positionals} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
     args: normal,
     options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
      type: flag.type,
      ...flag.multiple === true ? {
       multiple: true
      } : {},
      ...flag.short === undefined ? {} : {
       short: flag.short
      }
     } ])),
     strict: true,
     allowPositionals: true,
     allowNegative: true
    });
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
   } catch (error) {
    throw usageErrorOf(error, table);
   }
  }
  function normalized(arg, table) {
   const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
   if (match === null) return arg;
   const [, name = "", value] = match;
   if (table[name]?.type !== "boolean") return arg;
   return value === "true" ? `--${name}` : `--no-${name}`;
  }
  function usageErrorOf(error, table) {
   if (!(error instanceof TypeError)) return error;
   const message = error.message;
   const unknown = /Unknown option '([^']*)'/.exec(message)?.[1];
   if (unknown !== undefined) {
    const near = (0, _gate_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(unknown.replace(/^--?(no-)?/, ""), Object.keys(table));
    const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
    return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(unknown).slice(1, -1), `unknown flag. ${hint}`);
   }
   const named = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? "arguments";
   if (message.includes("argument missing") || message.includes("ambiguous")) {
    return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, `needs a value: ${named} ${table[named.slice(2)]?.value ?? "VALUE"}.`);
   }
   if (message.includes("does not take an argument")) return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, "is a switch and takes no value.");
   return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(named, message.split(".")[0] ?? message);
  }
 },
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
 41446: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => shown,
   UsageError: () => UsageError
  });
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89853);
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
   return `"${(0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _shared_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value), 80)}"`;
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
 96908: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   escapeTerminal: () => escapeTerminal
  });
  var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
  function escapeTerminal(text) {
   return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.m)(text);
  }
  function escapeTerminalBlock(text, indent = "    ") {
   return showControls(text, {
    multiline: true
   }).replaceAll("\n", `\n${indent}`);
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
   const allow = blockList(policy.allow);
   for (const form of forms) {
    if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
     return "it is not a public address and no allowed range contains it";
    }
   }
   return null;
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
    const [address = "", prefix, ...more] = range.trim().split("/");
    const family = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : (0, 
    node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) ? "ipv6" : null;
    const widest = family === "ipv4" ? 32 : 128;
    const bits = prefix === undefined ? widest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (family === null || more.length > 0 || bits < 0 || bits > widest) throw new CidrError(range);
    list.addSubnet(address, bits, family);
   }
   return list;
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
 9682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   u: () => isRecord
  });
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
 },
 89853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B4: () => formatCount,
   LS: () => plural,
   TN: () => oneLine,
   oF: () => percentDecoded,
   xv: () => truncate
  });
  function truncate(text, max) {
   if (text.length <= max) return text;
   const cut = text.slice(0, max - 1);
   const last = cut.charCodeAt(cut.length - 1);
   return `${last >= 55296 && last <= 56319 ? cut.slice(0, -1) : cut}…`;
  }
  function oneLine(text) {
   return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
  }
  function formatCount(count) {
   return String(Math.round(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  }
  function plural(count, one, many = `${one}s`) {
   return `${formatCount(count)} ${count === 1 ? one : many}`;
  }
  function percentDecoded(text) {
   try {
    return decodeURIComponent(text);
   } catch {
    return text;
   }
  }
 }
};
