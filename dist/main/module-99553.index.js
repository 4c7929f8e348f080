export const id = "module-99553";

export const ids = [ "module-99553" ];

export const modules = {
 99553: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
  var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
  var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
  var _gate_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36120);
  var _shared_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89853);
  var _exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32900);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6222);
  var _gate_session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20358);
  var _help_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9654);
  var _run_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92974);
  const DEFAULT_OUT = "scan-gate-demo";
  const PORT_CHECKS = [ "ports.database", "ports.unauthenticated", "ports.plaintext-admin" ];
  const FLAGS = {
   out: {
    type: "string",
    value: "DIR",
    description: `Folder for the reports. Default: ${DEFAULT_OUT}.`
   },
   "scan-type": {
    type: "string",
    value: "T",
    description: "quick, standard or compliance. Default: standard."
   },
   fixed: {
    type: "boolean",
    description: "Scan the fixed site instead: the gate passes."
   },
   help: _flags_js__WEBPACK_IMPORTED_MODULE_5__.lu
  };
  const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_8__.bD)([ "demo [--out DIR]" ], `Starts a deliberately vulnerable site on this machine, scans and gates it with the embedded service, and writes the\nreports to a folder. Nothing leaves this machine. The gate is expected to fail: then the demo itself exits with status 0.`, FLAGS, _help_js__WEBPACK_IMPORTED_MODULE_8__.NI);
  async function run(args, io) {
   const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_5__.CH)(args, FLAGS, HELP, io);
   if (flags === null) return 0;
   if (flags.positionals.length > 0) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(flags.positionals[0] ?? "", "demo takes no target.");
   const scanType = (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--scan-type", flags.text("scan-type") ?? "standard", _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.g8);
   const fixed = flags.flag("fixed") === true;
   const {startDemoSite: startDemoSite} = await __webpack_require__.e("cli-demo-site").then(__webpack_require__.bind(__webpack_require__, 61517));
   const site = await startDemoSite({
    fixed: fixed
   });
   try {
    io.err(`demo site (${fixed ? "fixed" : "deliberately vulnerable"}) on ${site.url}\n`);
    const settings = (0, _gate_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.P)({
     raw: {
      targets: site.url,
      "scan-types": scanType,
      "report-formats": "json,pdf,html,sarif,markdown",
      "max-findings": "10"
     },
     naming: name => `--${name}`
    });
    const targets = settings.gate.targets.map(target => ({
     ...target,
     options: {
      ...target.options,
      disable_checks: PORT_CHECKS
     }
    }));
    const result = await (0, _gate_session_js__WEBPACK_IMPORTED_MODULE_6__.I)({
     settings: {
      ...settings,
      gate: {
       ...settings.gate,
       targets: targets
      }
     },
     run: (0, _run_context_js__WEBPACK_IMPORTED_MODULE_7__.p)(io.environment, "demo"),
     format: "pretty",
     verbose: false,
     reportName: "report",
     out: flags.text("out") ?? DEFAULT_OUT,
     verificationSeed: "demo",
     trustedRoots: [],
     allowInsecure: false
    }, io);
    const text = explanation(result.verdict.outcome, flags.text("out") ?? DEFAULT_OUT);
    const lines = io.outColumns === null ? [ text ] : (0, _shared_text_js__WEBPACK_IMPORTED_MODULE_9__.ky)(text, Math.max(40, io.outColumns) - 2);
    for (const line of [ ...lines, ...fixed ? [] : [ NEXT ] ]) io.out(`  ${line}\n`);
    return result.verdict.outcome === (fixed ? "passed" : "failed") ? 0 : (0, _exit_status_js__WEBPACK_IMPORTED_MODULE_4__.$)(result.verdict);
   } finally {
    await site.close();
   }
  }
  function explanation(outcome, out) {
   const where = `The reports are in ${out}: open the .html file, or the PDF.`;
   if (outcome === "failed") return `This is the expected result: the demo site is full of vulnerabilities. The gate would exit with status 1 here and fail the job of a pull request; the demo exits with 0. ${where}`;
   if (outcome === "passed") return `The gate passes: nothing critical was found. ${where}`;
   return "The demo reached no verdict; the reasons are above.";
  }
  const NEXT = "Next: scan-gate scan <your preview URL>";
 }
};
