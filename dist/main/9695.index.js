export const id = 9695;

export const ids = [ 9695, 1446, 9594, 6695 ];

export const modules = {
 47802: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Bz: () => assertWritable,
   Le: () => readBootstrapFile,
   Ok: () => writeBootstrapFile,
   QC: () => findBootstrapFile
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _client_conform_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48392);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41446);
  const INPUT = "--bootstrap";
  const STALE_MS = 36e5;
  async function assertWritable(path, directory) {
   const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path);
   const existing = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(absolute).catch(() => null);
   if (existing?.isDirectory() === true) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} is a directory.`);
   const probe = temporaryName(absolute);
   try {
    await (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(probe, "wx", 384)).close();
   } catch (cause) {
    throw cannotWrite(path, cause);
   } finally {
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(probe, {
     force: true
    });
   }
  }
  async function writeBootstrapFile(path, directory, content) {
   const absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path);
   const temporary = temporaryName(absolute);
   try {
    const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
    try {
     await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
     await handle.sync();
    } finally {
     await handle.close();
    }
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, absolute);
    await syncFolder((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute));
   } catch (cause) {
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, {
     force: true
    });
    throw cannotWrite(path, cause);
   }
   await removeStale(absolute);
  }
  async function findBootstrapFile(path, directory) {
   try {
    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.access)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.F_OK);
   } catch {
    return null;
   }
   return readBootstrapFile(path, directory);
  }
  async function readBootstrapFile(path, directory) {
   let value;
   try {
    value = JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0, 
    node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(directory, path), "utf8"));
   } catch (cause) {
    throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
    _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} cannot be read as JSON; it is written by scan-gate serve.`, {
     cause: cause
    });
   }
   const text = name => (0, _client_conform_js__WEBPACK_IMPORTED_MODULE_5__.u)(value) && typeof value[name] === "string" ? value[name] : null;
   const adminToken = text("admin_token");
   if (adminToken === null) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} holds no admin_token.`);
   return {
    url: text("url"),
    workspace_id: text("workspace_id") ?? "",
    api_key: text("api_key"),
    admin_token: adminToken,
    admin_url: text("admin_url")
   };
  }
  function cannotWrite(path, cause) {
   const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
   return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(INPUT, `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_4__.S)(path)} cannot be written (${code}).`, {
    cause: cause
   });
  }
  function temporaryName(absolute) {
   return (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute), `.${(0, 
   node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`);
  }
  async function syncFolder(folder) {
   const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY).catch(() => null);
   try {
    await (handle?.sync());
   } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EINVAL" && code !== "ENOTSUP" && code !== "EPERM") throw error;
   } finally {
    await (handle?.close());
   }
  }
  async function removeStale(absolute) {
   const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute);
   const prefix = `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute)}.`;
   for (const name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder).catch(() => [])) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{12}\.tmp$/.test(name.slice(prefix.length))) continue;
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
    const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > STALE_MS) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, {
     force: true
    });
   }
  }
 },
 59695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25492);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
  var _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47802);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6222);
  var _help_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9654);
  var _start_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89594);
  var _store_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64950);
  const FLAGS = {
   ..._store_flags_js__WEBPACK_IMPORTED_MODULE_5__.W,
   bootstrap: {
    type: "string",
    value: "FILE",
    description: "Bootstrap file to put the token into (mode 0600). Without it the token is printed."
   },
   "admin-url": {
    type: "string",
    value: "URL",
    description: "Admin API of a service that is running, for the file. serve prints it when it is ready."
   },
   help: _flags_js__WEBPACK_IMPORTED_MODULE_3__.l
  };
  const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_6__.bD)([ "admin-token --data DIR [--bootstrap FILE]", "admin-token --database-url URL [--bootstrap FILE] [--admin-url URL]" ], `Issues a new admin token; earlier ones stop working. Whoever can open the data may have it: this is the way back when\nthe bootstrap file is lost. Services on the same PostgreSQL accept the token at once. With --data, stop the service first.\nscan-gate keys create then makes an API key.`, FLAGS);
  async function run(args, io) {
   const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__.b)(args, FLAGS);
   if (flags.flag("help") === true) {
    io.out(HELP);
    return 0;
   }
   const [surplus] = flags.positionals;
   if (surplus !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), "admin-token takes flags only.");
   const store = (0, _store_flags_js__WEBPACK_IMPORTED_MODULE_5__.$)(flags, io);
   const path = flags.text("bootstrap");
   const adminUrl = readAdminUrl(flags.text("admin-url"), path);
   const earlier = path === undefined ? null : await earlierFile(path, io.directory);
   const {issueAdminToken: issueAdminToken} = await __webpack_require__.e(3012).then(__webpack_require__.bind(__webpack_require__, 43012));
   let written = null;
   let printed = null;
   try {
    await issueAdminToken(store, async ({workspaceId: workspaceId, adminToken: adminToken}) => {
     if (path === undefined) {
      printed = {
       workspace_id: workspaceId,
       admin_token: adminToken
      };
      return;
     }
     if (earlier !== null && earlier.workspace_id !== workspaceId) {
      throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--bootstrap", `${(0, 
      _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(path)} belongs to another database; give another file.`);
     }
     written = {
      url: earlier?.url ?? null,
      workspace_id: workspaceId,
      api_key: earlier?.api_key ?? null,
      admin_token: adminToken,
      admin_url: adminUrl ?? earlier?.admin_url ?? null
     };
     await (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.Ok)(path, io.directory, written);
     printed = {
      workspace_id: workspaceId,
      bootstrap: path
     };
    });
   } catch (error) {
    if (error instanceof _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError) throw error;
    const again = written === null ? "" : " The token in the bootstrap file is not valid: run the command again.";
    throw new _start_error_js__WEBPACK_IMPORTED_MODULE_4__.StartError(`${error instanceof Error ? error.message : String(error)}${again}`, {
     cause: error
    });
   }
   io.out(`${JSON.stringify(printed, null, 2)}\n`);
   if (adminUrlIsMissing(written)) {
    io.err("scan-gate: the file has no admin_url yet. The next start of the service with this file adds it; --admin-url does now.\n");
   }
   return 0;
  }
  function adminUrlIsMissing(file) {
   return file !== null && file.admin_url === null;
  }
  async function earlierFile(path, directory) {
   await (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.Bz)(path, directory);
   return (0, _bootstrap_file_js__WEBPACK_IMPORTED_MODULE_2__.QC)(path, directory);
  }
  function readAdminUrl(text, path) {
   if (text === undefined) return null;
   if (path === undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--admin-url", "goes with --bootstrap only.");
   if (!/^http:\/\//.test(text) || !URL.canParse(text) || !(0, _client_client_options_js__WEBPACK_IMPORTED_MODULE_0__.U9)(new URL(text).hostname)) {
    throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError("--admin-url", "not an http:// URL of this machine.");
   }
   return text;
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
 89594: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   StartError: () => StartError
  });
  class StartError extends Error {
   constructor(message, options) {
    super(message, options);
    this.name = "StartError";
   }
  }
 },
 64950: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => readStoreFlags,
   W: () => STORE_FLAGS
  });
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
  const STORE_FLAGS = {
   data: {
    type: "string",
    value: "DIR",
    description: "Folder of the embedded database."
   },
   "database-url": {
    type: "string",
    value: "URL",
    description: "PostgreSQL in place of --data. Better given as SCAN_GATE_DATABASE_URL: flags are visible in process lists."
   }
  };
  function readStoreFlags(flags, io) {
   const data = flags.text("data");
   const url = flags.text("database-url") ?? (data === undefined ? io.environment["SCAN_GATE_DATABASE_URL"] : undefined);
   if (data !== undefined && url !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--data", "goes without --database-url.");
   if (url !== undefined && url !== "") {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--database-url", "not a postgres:// URL.");
    return {
     kind: "postgres",
     url: url
    };
   }
   if (data === undefined || data.trim() === "") {
    throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("--data", "missing: give a folder for the database, or --database-url.");
   }
   return {
    kind: "directory",
    path: data
   };
  }
 },
 25492: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Q2: () => parseBaseUrl,
   Sq: () => checkApiKey,
   U9: () => isLoopback
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
  function isLoopback(hostname) {
   const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4) return host.startsWith("127.");
   if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6) return host === "::1" || /^::ffff:7f[0-9a-f]{2}:/.test(host);
   return host === "localhost" || host.endsWith(".localhost");
  }
  function parseBaseUrl(text, allowInsecure) {
   let url;
   try {
    url = new URL(text);
   } catch {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL is not an absolute URL. Give it as https://host[:port].");
   }
   if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must begin with https:// (or http:// on loopback).");
   }
   if (url.username !== "" || url.password !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not carry credentials; the API key is given on its own.");
   }
   if (url.search !== "" || url.hash !== "") {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The base URL must not carry a query or a fragment.");
   }
   if (url.protocol === "http:" && !isLoopback(url.hostname) && !allowInsecure) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError(`The API key would travel unencrypted to ${url.host}. Use https://, or allow it on purpose.`);
   }
   url.pathname = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
   return url;
  }
  function checkApiKey(key) {
   const trimmed = key.trim();
   if (trimmed === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key is empty.");
   if (!/^[\x21-\x7e]{1,512}$/.test(trimmed)) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ClientConfigurationError("The API key holds spaces, line breaks or characters outside ASCII.");
   }
   return trimmed;
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
 6695: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A6: () => ServiceConnectionError,
   ClientConfigurationError: () => ClientConfigurationError,
   LQ: () => ServiceResponseError,
   _7: () => ServiceError,
   hD: () => ApiError
  });
  const CLIENT_ERRORS = {
   client_misconfigured: "The base URL, the API key or an option of the client is not usable.",
   connection_failed: "The service could not be reached: no such name, refused, reset, or a TLS fault.",
   response_timeout: "The service did not answer in time.",
   response_not_json: "The service (or something before it: a proxy, a login page) answered with something that is not JSON.",
   response_malformed: "The answer is JSON, but a part without which it means nothing is missing.",
   response_too_large: "The answer is larger than the client reads.",
   redirect_refused: "The answer is a redirect that must not be followed.",
   pagination_loop: "The list does not end: a cursor came back twice, or there are too many pages."
  };
  class ServiceError extends Error {
   code;
   status;
   requestId;
   request;
   constructor(code, message, context) {
    super(message, context.cause === undefined ? undefined : {
     cause: context.cause
    });
    this.name = "ServiceError";
    this.code = code;
    this.status = context.status ?? null;
    this.requestId = context.requestId ?? null;
    this.request = context.request;
   }
  }
  class ApiError extends ServiceError {
   param;
   details;
   retryAfterSeconds;
   entryCodes;
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ApiError";
    this.param = context.param ?? null;
    this.details = context.details ?? [];
    this.retryAfterSeconds = context.retryAfter ?? null;
    this.entryCodes = context.entryCodes ?? [];
   }
  }
  class ServiceConnectionError extends ServiceError {
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ServiceConnectionError";
   }
  }
  class ServiceResponseError extends ServiceError {
   constructor(code, message, context) {
    super(code, message, context);
    this.name = "ServiceResponseError";
   }
  }
  class ClientConfigurationError extends ServiceError {
   constructor(message) {
    super("client_misconfigured", message, {
     request: ""
    });
    this.name = "ClientConfigurationError";
   }
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
 }
};
