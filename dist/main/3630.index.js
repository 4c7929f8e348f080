export const id = 3630;

export const ids = [ 3630, 6908, 1446 ];

export const modules = {
 43630: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var parse_target = __webpack_require__(17119);
  var private_host = __webpack_require__(76444);
  var usage_error = __webpack_require__(41446);
  var terminal = __webpack_require__(96908);
  var cli_flags = __webpack_require__(6222);
  var help = __webpack_require__(9654);
  var conform = __webpack_require__(48392);
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
     reason: `${file} is here`
    };
   }
   const compose = COMPOSE_FILES.find(name => names.has(name));
   if (compose !== undefined) {
    const port = /^[ \t]*-[ \t]*["']?(?:[\d.]+:)?(\d{2,5}):\d{2,5}/m.exec(await detect_project_text(directory, compose))?.[1];
    return {
     kind: "compose",
     file: compose,
     port: Number(port ?? 8080),
     reason: `${compose} is here`
    };
   }
   if (names.has("Dockerfile")) {
    const port = /^[ \t]*EXPOSE[ \t]+(\d{2,5})/im.exec(await detect_project_text(directory, "Dockerfile"))?.[1];
    return {
     kind: "docker",
     file: "Dockerfile",
     port: Number(port ?? 8080),
     reason: "a Dockerfile is here"
    };
   }
   if (names.has("package.json")) {
    const found = nodeProject(await detect_project_text(directory, "package.json"));
    if (found !== null) return found;
   }
   return {
    kind: "unknown",
    reason: "no preview provider, compose file, Dockerfile or start script was found"
   };
  }
  function nodeProject(manifest) {
   let value;
   try {
    value = JSON.parse(manifest);
   } catch {
    return null;
   }
   const scripts = (0, conform.u)(value) && (0, conform.u)(value["scripts"]) ? value["scripts"] : {};
   const start = scripts["start"];
   if (typeof start !== "string") return null;
   const told = /(?:--port[= ]|-p |PORT=)(\d{2,5})/.exec(start)?.[1];
   const dependencies = (0, conform.u)(value) ? {
    ...record(value["dependencies"]),
    ...record(value["devDependencies"])
   } : {};
   const framework = Object.keys(FRAMEWORK_PORTS).find(name => name in dependencies);
   const port = Number(told ?? (framework === undefined ? 3e3 : FRAMEWORK_PORTS[framework]));
   return {
    kind: "node",
    build: typeof scripts["build"] === "string",
    port: port,
    reason: "package.json has a start script"
   };
  }
  function record(value) {
   return (0, conform.u)(value) ? value : {};
  }
  async function detect_project_text(directory, name) {
   return (await (0, promises_.readFile)((0, external_node_path_.join)(directory, name), "utf8").catch(() => "")).slice(0, 256 * 1024);
  }
  const ACTION_TO_REPLACE = "your-org/scan-gate@v1";
  const CHECKOUT = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";
  const PERMISSIONS = `    permissions:\n      contents: read\n      actions: read # the baseline is an artifact of an earlier run\n      pull-requests: write # the comment\n`;
  const QUICK = [ "scan-types: quick # standard looks deeper, and needs a proof that the host is yours: a run with it says which" ];
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
    return header(pullRequestTrigger()) + job("scan", [], "https://preview.example.com # put your preview here", QUICK);
   }
  }
  function header(trigger) {
   return `name: Scan Gate\n\n${trigger}\n`;
  }
  function pullRequestTrigger() {
   return `on:\n  pull_request:\n  push:\n    branches: [main] # its result is the baseline of pull requests\n`;
  }
  function previewWorkflow(provider) {
   return `name: Scan Gate\n\n# ${provider} tells GitHub when a preview is up; its address comes with the event.\non:\n  deployment_status:\n\njobs:\n  scan:\n    if: github.event.deployment_status.state == 'success'\n    runs-on: ubuntu-latest\n${PERMISSIONS}    steps:\n      - uses: ${ACTION_TO_REPLACE}\n        with:\n${QUICK.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
  }
  function job(name, steps, target, more = []) {
   return `jobs:\n  ${name}:\n    runs-on: ubuntu-latest\n${PERMISSIONS}    steps:\n${steps.map(step => `      - ${step}\n`).join("")}      - uses: ${ACTION_TO_REPLACE}\n        with:\n          targets: ${target}\n${more.map(line => `          ${line}\n`).join("")}          fail-on-severity: critical\n`;
  }
  const WORKFLOW = (0, external_node_path_.join)(".github", "workflows", "scan-gate.yml");
  const FLAGS = {
   url: {
    type: "string",
    value: "URL",
    description: "What to scan, when it is known: a preview or staging address."
   },
   action: {
    type: "string",
    value: "OWNER/REPO@REF",
    description: `Where the action is. Default: ${ACTION_TO_REPLACE}, to be replaced by yours.`
   },
   "repository-id": {
    type: "string",
    value: "N",
    description: "GitHub id of the repository (gh api repos/OWNER/NAME --jq .id): the DNS record is then printed in full."
   },
   print: {
    type: "boolean",
    description: "Print the workflow; write nothing."
   },
   force: {
    type: "boolean",
    description: "Write over an existing workflow of this name."
   },
   help: cli_flags.l
  };
  const HELP = (0, help.bD)([ "init [--url URL] [--print]" ], `Looks at the repository it stands in (preview provider, compose file, Dockerfile, start script) and writes a fitting\nworkflow to ${WORKFLOW}. Says which DNS record proves ownership, where one is needed.`, FLAGS);
  async function run(args, io) {
   const flags = (0, cli_flags.b)(args, FLAGS);
   if (flags.flag("help") === true) {
    io.out(HELP);
    return 0;
   }
   if (flags.positionals.length > 0) {
    throw new usage_error.UsageError((0, usage_error.S)(flags.positionals[0] ?? ""), "init takes flags only; the address goes with --url.");
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
   const isPrivate = target !== null && (0, private_host.S)(target.hostname);
   const workflow = workflowFor(project, target?.input ?? null, isPrivate).replaceAll(ACTION_TO_REPLACE, action ?? ACTION_TO_REPLACE);
   if (flags.flag("print") === true) {
    io.out(workflow);
    return 0;
   }
   await writeNew((0, external_node_path_.join)(io.directory, WORKFLOW), workflow, flags.flag("force") === true);
   io.out(`Wrote ${WORKFLOW}: ${target === null ? project.reason : `it scans ${(0, 
   terminal.escapeTerminal)(target.input)}`}.\n`);
   if (project.kind === "unknown" && target === null) io.out("Put the address of your preview in the place of the example, or run init --url URL.\n");
   if (target !== null && !isPrivate) await explainOwnership(target.hostname, repositoryId, io);
   if (action === undefined) io.out(`${ACTION_TO_REPLACE} stands for the repository of the action: put yours there, or use --action OWNER/REPO@v1.\n`);
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
    throw new usage_error.UsageError(WORKFLOW, "is there already. --force writes over it, --print shows what would be written.", {
     cause: cause
    });
   }
  }
  async function explainOwnership(hostname, repositoryId, io) {
   io.out(`\n${(0, terminal.escapeTerminal)(hostname)} is public: the workflow makes quick scans, which need nothing; standard and compliance need a proof that it is yours.\n`);
   if (repositoryId === undefined) {
    io.out("The first run of such a scan tells what to publish; init --repository-id N tells it now.\n\n");
    return;
   }
   const {verificationOf: verificationOf} = await __webpack_require__.e(4645).then(__webpack_require__.bind(__webpack_require__, 44645));
   const instructions = await verificationOf(hostname, repositoryId);
   io.out("Publish one of these, once; it serves every run of this repository:\n");
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
   const normal = args.map(arg => normalised(arg, table));
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
  function normalised(arg, table) {
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
 76444: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => isPrivateHost
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
  for (const [network, prefix] of [ [ "127.0.0.0", 8 ], [ "10.0.0.0", 8 ], [ "172.16.0.0", 12 ], [ "192.168.0.0", 16 ], [ "169.254.0.0", 16 ], [ "100.64.0.0", 10 ] ]) {
   PRIVATE.addSubnet(network, prefix, "ipv4");
  }
  PRIVATE.addAddress("::1", "ipv6");
  PRIVATE.addSubnet("fc00::", 7, "ipv6");
  PRIVATE.addSubnet("fe80::", 10, "ipv6");
  const PRIVATE_SUFFIXES = [ ".localhost", ".local", ".internal", ".home.arpa", ".test", ".lan" ];
  function isPrivateHost(hostname) {
   const host = hostname.startsWith("[") ? hostname.slice(1, hostname.indexOf("]")) : hostname.replace(/:\d+$/, "");
   const family = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host);
   if (family !== 0) return PRIVATE.check(host, family === 4 ? "ipv4" : "ipv6");
   return !host.includes(".") || PRIVATE_SUFFIXES.some(suffix => host.endsWith(suffix));
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
 }
};
