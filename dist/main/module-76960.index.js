export const id = "module-76960";

export const ids = [ "module-76960", 4472 ];

export const modules = {
 76960: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _gate_model_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89470);
  var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84472);
  var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6222);
  var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
  const FLAGS = {
   list: {
    type: "boolean",
    description: "List the checks with their titles; with words, those that contain all of them."
   },
   help: _flags_js__WEBPACK_IMPORTED_MODULE_1__.lu
  };
  const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_2__.bD)([ "explain <check id or word>", "explain --list [word…]" ], `Explains what a check looks for, why it matters, what proves a finding and how to fix it. Prints Markdown when standard output is\nnot a terminal.`, FLAGS);
  async function run(args, io) {
   const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_1__.CH)(args, FLAGS, HELP, io);
   if (flags === null) return 0;
   const words = flags.positionals;
   const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-primitives") ]).then(__webpack_require__.bind(__webpack_require__, 22097));
   const all = CHECKS.map(({meta: {id: id, title: title}}) => ({
    id: id,
    title: title
   }));
   const found = withWords(all, words);
   if (flags.flag("list") === true) {
    if (found.length === 0) throw noCheck(words.join(" "), all);
    io.out(listing(found));
    return 0;
   }
   const [id, surplus] = words;
   if (id === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("<check id>", "missing, for example scan-gate explain exposure.env.");
   if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError((0, 
   _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(surplus), "is one argument too many; search with --list.");
   const only = all.find(entry => entry.id === id) ?? (found.length === 1 ? found[0] : undefined);
   if (only === undefined) {
    if (found.length === 0) throw noCheck(id, all);
    io.out(listing(found));
    return 0;
   }
   const {checkPage: checkPage} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-core-owasp") ]).then(__webpack_require__.bind(__webpack_require__, 32790));
   const page = checkPage(only.id) ?? "";
   if (io.outColumns === null) {
    io.out(page);
    return 0;
   }
   const {terminalMarkdown: terminalMarkdown} = await Promise.all([ __webpack_require__.e("module-48022"), __webpack_require__.e("module-63667") ]).then(__webpack_require__.bind(__webpack_require__, 63667));
   io.out(terminalMarkdown(page, {
    columns: io.outColumns,
    colored: io.outIsColored
   }));
   return 0;
  }
  function withWords(entries, words) {
   return entries.filter(({id: id, title: title}) => words.every(word => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())));
  }
  function listing(entries) {
   const width = Math.max(...entries.map(({id: id}) => id.length));
   return entries.map(({id: id, title: title}) => `${id.padEnd(width)}  ${title}\n`).join("");
  }
  function noCheck(text, all) {
   const ids = all.map(({id: id}) => id);
   const near = (0, _gate_model_nearest_js__WEBPACK_IMPORTED_MODULE_3__.p)(text, ids);
   const hint = near === null ? "scan-gate explain --list lists all of them." : `Did you mean ${near}?`;
   return new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("<check id>", `${(0, 
   _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a check, nor in the title of one. ${hint}`);
  }
 },
 6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CH: () => flagsOrHelp,
   gP: () => assertFlagsOnly,
   lu: () => HELP_FLAG
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var _gate_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89470);
  var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84472);
  const HELP_FLAG = {
   type: "boolean",
   short: "h",
   description: "Show this help."
  };
  function flagsOrHelp(args, table, help, io) {
   const flags = parseFlags(args, table);
   if (flags.flag("help") !== true) return flags;
   io.out(help(io.outColumns));
   return null;
  }
  function assertFlagsOnly({positionals: [surplus]}, message) {
   if (surplus !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
   _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
  }
  function parseFlags(args, table) {
   const {values: values, positionals: positionals, tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
    args: args.map(arg => normalized(arg, table)),
    options: Object.fromEntries(Object.entries(table).map(([name, flag]) => [ name, {
     type: flag.type,
     ...flag.multiple === true ? {
      multiple: true
     } : {},
     ...flag.short === undefined ? {} : {
      short: flag.short
     }
    } ])),
    strict: false,
    tokens: true,
    allowPositionals: true,
    allowNegative: true
   });
   for (const token of tokens) if (token.kind === "option") assertUsable(token, table);
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
  }
  function assertUsable({name: name, rawName: rawName, value: value, inlineValue: inlineValue}, table) {
   const positive = name.replace(/^no-/, "");
   const flag = Object.hasOwn(table, name) ? table[name] : undefined;
   const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === "boolean";
   if (flag === undefined && !isNegative) {
    const near = (0, _gate_model_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(positive, Object.keys(table));
    const hint = near === null ? "See --help." : `Did you mean --${near}? See --help.`;
    throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
    _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(rawName).slice(1, -1), `unknown flag. ${hint}`);
   }
   if (flag?.type !== "string") {
    if (value !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, "is a switch and takes no value.");
    return;
   }
   const isMissing = value === undefined || inlineValue !== true && /^-./.test(value);
   if (isMissing) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? "VALUE"}.`);
  }
  function normalized(arg, table) {
   const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
   if (match === null) return arg;
   const [, name = "", value] = match;
   if (table[name]?.type !== "boolean") return arg;
   return value === "true" ? `--${name}` : `--no-${name}`;
  }
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
 }
};
