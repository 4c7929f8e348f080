export const id = "module-76960";

export const ids = [ "module-76960", 1446 ];

export const modules = {
 76960: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _gate_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10680);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41446);
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
   const {CHECKS: CHECKS} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-primitives") ]).then(__webpack_require__.bind(__webpack_require__, 60256));
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
   if (id === undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("<check id>", "missing, for example scan-gate explain exposure.env.");
   if (surplus !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError((0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(surplus), "is one argument too many; search with --list.");
   const only = all.find(entry => entry.id === id) ?? (found.length === 1 ? found[0] : undefined);
   if (only === undefined) {
    if (found.length === 0) throw noCheck(id, all);
    io.out(listing(found));
    return 0;
   }
   const {checkPage: checkPage} = await Promise.all([ __webpack_require__.e("typebox-build-guard-globals"), __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("entities-dist-decode"), __webpack_require__.e("engine-registry"), __webpack_require__.e("contract-target-address") ]).then(__webpack_require__.bind(__webpack_require__, 32790));
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
   const near = (0, _gate_nearest_js__WEBPACK_IMPORTED_MODULE_3__.p)(text, ids);
   const hint = near === null ? "scan-gate explain --list lists all of them." : `Did you mean ${near}?`;
   return new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.UsageError("<check id>", `${(0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_0__.S)(text)} is not a check, nor in the title of one. ${hint}`);
  }
 },
 6222: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   CH: () => flagsOrHelp,
   gP: () => assertFlagsOnly,
   lu: () => HELP_FLAG
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var _gate_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10680);
  var _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41446);
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
   if (surplus !== undefined) throw new _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.UsageError((0, 
   _gate_usage_error_js__WEBPACK_IMPORTED_MODULE_1__.S)(surplus), message);
  }
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
 }
};
