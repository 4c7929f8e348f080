export const id = "contract-errors";

export const ids = [ "contract-errors" ];

export const modules = {
 52776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $H: () => ErrorEnvelope,
   Fw: () => ErrorBody,
   Ud: () => ErrorDetail,
   V5: () => API_ERRORS
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  const API_ERRORS = {
   invalid_json: {
    status: 400,
    meaning: "The request body is not valid JSON."
   },
   malformed_request: {
    status: 400,
    meaning: "The request is not valid HTTP."
   },
   missing_api_key: {
    status: 401,
    meaning: 'The Authorization header is missing or is not "Bearer <key>".'
   },
   invalid_api_key: {
    status: 401,
    meaning: "The API key is malformed, unknown, expired or revoked."
   },
   not_signed_in: {
    status: 401,
    meaning: "The settings console has no valid session for this request: sign in."
   },
   sign_in_refused: {
    status: 401,
    meaning: "The token or one-time link does not sign in to the settings console."
   },
   insufficient_tokens: {
    status: 402,
    meaning: "The workspace has fewer tokens than the operation costs."
   },
   insufficient_scope: {
    status: 403,
    meaning: "The key lacks the scope that the operation requires."
   },
   cross_site_request: {
    status: 403,
    meaning: "A request to the settings console lacks its X-CSRF-Token or comes from another origin."
   },
   target_not_verified: {
    status: 403,
    meaning: "This scan type requires proof of ownership of the target."
   },
   not_found: {
    status: 404,
    meaning: "No such resource in this workspace and mode."
   },
   method_not_allowed: {
    status: 405,
    meaning: "The path does not support this method."
   },
   request_timeout: {
    status: 408,
    meaning: "The request was not received completely in time."
   },
   conflict: {
    status: 409,
    meaning: "The resource already exists."
   },
   invalid_state: {
    status: 409,
    meaning: "The resource is in a state that does not allow the operation."
   },
   report_not_ready: {
    status: 409,
    meaning: "The scan has not succeeded, so it has no report."
   },
   idempotency_in_progress: {
    status: 409,
    meaning: "A request with this Idempotency-Key is still in progress."
   },
   payload_too_large: {
    status: 413,
    meaning: "The request body is larger than 1 MiB."
   },
   unsupported_media_type: {
    status: 415,
    meaning: "The request body is not application/json."
   },
   validation_error: {
    status: 422,
    meaning: "A parameter or body field is missing, unknown or invalid."
   },
   idempotency_mismatch: {
    status: 422,
    meaning: "The Idempotency-Key was used with a different request."
   },
   batch_too_large: {
    status: 422,
    meaning: "A bulk request has more than 100 entries."
   },
   bulk_rolled_back: {
    status: 422,
    meaning: "fail_fast was true and an entry failed: nothing was created."
   },
   invalid_cursor: {
    status: 422,
    meaning: "The cursor is malformed, expired or belongs to another query."
   },
   headers_too_large: {
    status: 431,
    meaning: "The request headers are larger than 16 KiB."
   },
   rate_limited: {
    status: 429,
    meaning: "Too many requests; wait for Retry-After seconds."
   },
   internal_error: {
    status: 500,
    meaning: "Internal error. Quote the request id to the operator of the service."
   },
   unavailable: {
    status: 503,
    meaning: "The service is starting, stopping or cannot reach its database."
   },
   rolled_back: {
    status: null,
    meaning: "The entry was rolled back because another entry of the batch failed."
   },
   not_attempted: {
    status: null,
    meaning: "The entry was not attempted because an earlier entry of the batch failed."
   }
  };
  const ErrorDetail = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "JSON path of the field, for example scans[3].target."
   })),
   code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   existing_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "On conflict: id of the existing resource."
   }))
  }, {
   additionalProperties: false
  });
  const ErrorBody = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Stable machine-readable code.",
    examples: [ "validation_error" ]
   }),
   message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Describes the error and how to fix it."
   }),
   param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "The field or parameter at fault."
   })),
   details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ErrorDetail, {
    maxItems: 100
   })),
   request_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    examples: [ "req_01jd3k9x5v8w2m4n6p7q" ]
   }),
   doc_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Documentation of the error code."
   })
  }, {
   additionalProperties: false
  });
  const ErrorEnvelope = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   error: ErrorBody
  }, {
   additionalProperties: false
  });
 },
 9498: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   FW: () => TargetFinding,
   Fm: () => FindingLocation,
   Me: () => Cvss,
   bX: () => FINDING_STATES,
   gi: () => Acceptance,
   oE: () => FINDING_DECISIONS,
   pD: () => FindingUpdate,
   wI: () => Finding
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
  const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];
  const FindingLocation = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
   }),
   method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    examples: [ "GET" ]
   })),
   parameter: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Affected header, cookie, query parameter or form field."
   }))
  }, {
   additionalProperties: false
  });
  const Cvss = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   score: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    minimum: 0,
    maximum: 10
   }),
   vector: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
  }, {
   additionalProperties: false
  });
  const Acceptance = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax
   }),
   accepted_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   accepted_by: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Name of the key or of its member, or id of a key without a name."
   }),
   expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
  }, {
   additionalProperties: false
  });
  const Finding = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("fnd", "Finding id."),
   scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^[0-9a-f]{32}$",
    description: "Equal for the same finding in another scan or on another preview host. Does not depend on the host."
   }),
   check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    examples: [ "exposure.env" ]
   }),
   check_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Documentation of the check."
   })),
   title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   severity: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Rc,
   confidence: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.m3,
   cvss: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(Cvss),
   cwe: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^CWE-[0-9]+$"
   })),
   owasp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "OWASP Top 10:2025 categories, derived from the CWE."
   })),
   location: FindingLocation,
   locations: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(FindingLocation, {
    maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.findingLocationsMax,
    description: "Every location with the same cause, including the first one. Maximum 25."
   }),
   locations_total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1
   }),
   description: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Description of the weakness and its impact."
   }),
   evidence: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.evidenceLengthMax,
    description: "Proof, with secrets masked. Contains untrusted text of the scanned site."
   }),
   remediation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "How to fix it."
   }),
   references: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_STATES),
   first_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   acceptance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Acceptance)
  }, {
   additionalProperties: false,
   description: "A weakness with its proof."
  });
  const FINDING_DECISIONS = [ "ignored", "open" ];
  const FindingUpdate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_DECISIONS, "ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is."),
   reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax,
    description: "Why the finding is accepted. Required with `ignored`."
   })),
   expires_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    format: "date-time",
    description: "When the acceptance ends. Without it, it has no end.",
    examples: [ "2027-01-31T00:00:00Z" ]
   }))
  }, {
   additionalProperties: false
  });
  const TargetFinding = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...Finding.properties,
   last_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
  }, {
   additionalProperties: false,
   description: "A weakness that a target has, by its last scans of each type."
  });
 },
 58329: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   NE: () => COMPLIANCE_STATES,
   QC: () => ComplianceRow,
   Qw: () => CHECK_STATUSES,
   TJ: () => ReportTool,
   TN: () => CheckOutcome,
   Vs: () => ScanBudget,
   WI: () => REPORT_SCHEMA_VERSION,
   pl: () => Report
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62809);
  var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
  var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26414);
  var _target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16542);
  const REPORT_SCHEMA_VERSION = "1.0";
  const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];
  const CheckOutcome = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Names the fault that the check looks for."
   }),
   subject: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Names what the check examines, if `title` would read as a statement beside the status `passed`."
   })),
   severity: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Rc,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(CHECK_STATUSES),
   partial: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "True if the check passed in part: a limit left out what `reason` names."
   })),
   reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Why the check did not apply or failed, or which part it skipped."
   })),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
  const Spent = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   used: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    minimum: 0
   }),
   allowed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
  const ScanBudget = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   requests: Spent,
   connections: Spent,
   bytes: Spent,
   seconds: Spent,
   exhausted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Exhausted budgets."
   }))
  }, {
   additionalProperties: false
  });
  const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];
  const ComplianceRow = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   framework: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    examples: [ "OWASP ASVS 5.0" ]
   }),
   requirement: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    examples: [ "12.1.1" ]
   }),
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
   check_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    description: "Findings that violate the requirement."
   })
  }, {
   additionalProperties: false
  });
  const ReportTool = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   advisories_date: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Date of the library advisory table."
   })),
   libraries_date: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Date on which the library fingerprints were last compared with published packages."
   }))
  }, {
   additionalProperties: false
  });
  const Report = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   schema_version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   scan: _scan_js__WEBPACK_IMPORTED_MODULE_4__.sr,
   target: _target_js__WEBPACK_IMPORTED_MODULE_5__.We,
   summary: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    by_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Omit(_primitives_js__WEBPACK_IMPORTED_MODULE_3__.OJ, [ "total" ], {
     additionalProperties: false
    }),
    total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
     minimum: 0
    }),
    omitted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
     minimum: 0,
     description: "Findings omitted because the scan exceeded the maximum."
    }),
    digest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
     description: "SHA-256 (hex) of the canonical findings, equal for equal findings."
    })
   }, {
    additionalProperties: false
   }),
   findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI),
   checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckOutcome),
   budget: ScanBudget,
   coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou),
   compliance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ComplianceRow),
   generated_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc,
   tool: ReportTool
  }, {
   additionalProperties: false,
   description: "Full report of a succeeded scan."
  });
 },
 49693: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   dR: () => isFinal,
   kY: () => transition,
   tZ: () => SCAN_STATUSES
  });
  const SCAN_STATUSES = [ "queued", "running", "succeeded", "failed", "cancelled" ];
  const SCAN_TRIGGERS = null && [ "start", "succeed", "fail", "cancel", "recover" ];
  const SCAN_TRANSITIONS = [ {
   from: "queued",
   trigger: "start",
   to: "running",
   event: "scan.running"
  }, {
   from: "running",
   trigger: "succeed",
   to: "succeeded",
   event: "scan.completed"
  }, {
   from: "running",
   trigger: "fail",
   to: "failed",
   event: "scan.failed"
  }, {
   from: "queued",
   trigger: "cancel",
   to: "cancelled",
   event: "scan.cancelled"
  }, {
   from: "running",
   trigger: "cancel",
   to: "cancelled",
   event: "scan.cancelled"
  }, {
   from: "running",
   trigger: "recover",
   to: "queued",
   event: null
  } ];
  function transition(from, trigger) {
   return SCAN_TRANSITIONS.find(move => move.from === from && move.trigger === trigger);
  }
  function isFinal(status) {
   return status !== "queued" && status !== "running";
  }
 },
 26414: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Bi: () => ScanFailureReasonSchema,
   D$: () => BulkScanFrame,
   Eu: () => THIRD_PARTY_MODES,
   Mr: () => BulkScanCreate,
   Nw: () => BulkScanResult,
   QJ: () => BulkScanRefusal,
   TS: () => SCAN_FAILURE_REASONS,
   aM: () => BulkResult,
   ao: () => ScanCreate,
   ip: () => ScanOptions,
   k2: () => ScanFailure,
   qy: () => BROWSER_MODES,
   sr: () => Scan,
   x6: () => URL_SCHEMES
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
  var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83163);
  var _login_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45194);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89085);
  var _scan_states_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49693);
  var _string_map_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2353);
  const SCAN_FAILURE_REASONS = [ "timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost" ];
  const FAILURE_REASONS_EXPLAINED = "timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not " + "resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the " + "process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.";
  const ScanFailureReasonSchema = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);
  const Metadata = (0, _string_map_js__WEBPACK_IMPORTED_MODULE_6__.Q)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: `^[^\\u0000-\\u001f]{1,${_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataKeyLengthMax}}$`
  }), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataValueLengthMax
  }), {
   maxProperties: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.metadataPairsMax,
   description: "Up to 20 pairs of strings, returned as given."
  });
  const URL_SCHEMES = [ "http", "https" ];
  const SCAN_MINUTES_MAX = 60;
  const BROWSER_MODES = [ "auto", "off", "required" ];
  const THIRD_PARTY_MODES = [ "block", "load" ];
  const UrlPath = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: "^/",
   minLength: 1,
   maxLength: 2e3
  });
  const CheckId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   pattern: "^[a-z]+\\.[a-z0-9-]+$",
   maxLength: 80,
   examples: [ "http.hsts-missing" ]
  });
  const login = description => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(_login_js__WEBPACK_IMPORTED_MODULE_3__.az.properties, {
   ..._login_js__WEBPACK_IMPORTED_MODULE_3__.az,
   writeOnly: true,
   description: `${description} Secret: never returned.`
  }));
  const SECRET_OPTIONS = [ "request_headers", "login", "second_login", "admin_login", "api_description" ];
  const ScanOptions = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   start_path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^/",
    minLength: 1,
    maxLength: 2e3,
    description: "Path and query at which the crawl starts."
   })),
   scheme: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(URL_SCHEMES, "Skip the detection of TLS on the port.")),
   disable_checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckId, {
    maxItems: 200,
    uniqueItems: true
   })),
   severity_overrides: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _string_map_js__WEBPACK_IMPORTED_MODULE_6__.Q)(CheckId, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc, {
    maxProperties: 200
   })),
   extra_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
    maxItems: 100,
    uniqueItems: true,
    description: "Paths to scan in addition to those found by the crawl."
   })),
   include_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
    maxItems: 100,
    uniqueItems: true,
    description: "Only paths with one of these prefixes are scanned."
   })),
   exclude_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
    maxItems: 100,
    uniqueItems: true,
    description: "Paths with one of these prefixes are never requested."
   })),
   request_headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _string_map_js__WEBPACK_IMPORTED_MODULE_6__.Q)(_login_js__WEBPACK_IMPORTED_MODULE_3__.bC, _login_js__WEBPACK_IMPORTED_MODULE_3__.DH, {
    maxProperties: 20,
    writeOnly: true,
    description: "Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."
   })),
   login: login("How the scan signs in."),
   second_login: login("A second user, to check that users cannot read what belongs to others."),
   admin_login: login("An administrator, to check that users cannot read what only administrators may."),
   login_check: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: "^/",
    minLength: 1,
    maxLength: 2e3,
    description: "Path that responds only to a signed-in user. Default: the scan looks for one."
   })),
   api_description: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.apiDescriptionLengthMax,
    writeOnly: true,
    description: "The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the " + "target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned."
   })),
   max_requests_per_second: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1,
    maximum: 1e3
   })),
   scan_minutes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1,
    maximum: SCAN_MINUTES_MAX,
    description: "Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it."
   })),
   browser: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(BROWSER_MODES, "auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser " + "proves nothing. Quick scans use it for a sign-in only. Default auto.")),
   third_parties: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(THIRD_PARTY_MODES, "block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, " + "without request_headers. Default block.")),
   active_post: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false."
   }))
  }, {
   additionalProperties: false,
   description: "Options of the scan."
  });
  const ScanFailure = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   reason: ScanFailureReasonSchema,
   message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
  }, {
   additionalProperties: false
  });
  const Scan = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.t2)("scn", "Scan id."),
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Scanned host, with :port if one was given."
   }),
   target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
   scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_5__.tZ),
   livemode: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc,
   started_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc),
   finished_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.Dc),
   findings_count: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_4__.OJ),
   failure: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(ScanFailure),
   report_url: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "URL of the JSON report, once the scan has succeeded."
   })),
   metadata: Metadata,
   options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Omit(ScanOptions, [ ...SECRET_OPTIONS ], {
    additionalProperties: false
   }),
   tokens_charged: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false,
   description: "One run of the engine against one target."
  });
  const ScanCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 2300,
    description: "host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.",
    examples: [ "preview.example.com" ]
   }),
   scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
   metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Metadata),
   options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ScanOptions)
  }, {
   additionalProperties: false
  });
  const BulkScanCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ScanCreate, {
    minItems: 1,
    maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.bulkEntriesMax
   }),
   fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "Roll back the whole batch on the first failure. Default false."
   }))
  }, {
   additionalProperties: false
  });
  const BulkScanFrame = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
    type: "array",
    minItems: 1
   }),
   fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
  }, {
   additionalProperties: false
  });
  const BulkResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
   scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Scan),
   error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw)
  }, {
   additionalProperties: false,
   description: "scan is present on success, error on failure."
  });
  const BulkSummary = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   succeeded: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   failed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   }),
   rolled_back: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0
   })
  }, {
   additionalProperties: false
  });
  const BulkResults = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkResult, {
   description: "One per entry, in request order."
  });
  const BulkScanResult = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   summary: BulkSummary,
   results: BulkResults
  }, {
   additionalProperties: false
  });
  const BulkScanRefusal = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   error: _errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw,
   summary: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkSummary),
   results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkResults)
  }, {
   additionalProperties: false,
   description: "With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."
  });
 },
 16542: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Mg: () => VERIFICATION,
   Oc: () => TargetCreate,
   Pq: () => VERIFICATION_METHODS,
   Py: () => TargetVerification,
   Rg: () => TargetVerify,
   Tm: () => TARGET_STATUSES,
   We: () => Target,
   X: () => EmbeddedTargetVerify
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
  const TARGET_STATUSES = [ "pending", "verified", "failed", "unreachable" ];
  const VERIFICATION_METHODS = [ "dns", "http_file", "meta_tag", "local" ];
  const VERIFICATION = {
   dnsRecordPrefix: "_svc-verify.",
   dnsRecordValue: token => `svc-verify=${token}`,
   httpFilePath: "/.well-known/svc-verify.txt",
   metaTagName: "svc-verify"
  };
  const TargetHostname = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 260,
   description: "Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.",
   examples: [ "preview.example.com", "localhost:8080" ]
  });
  const TargetVerification = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS)),
   token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Value to publish."
   }),
   instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
    method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS),
    text: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
     description: "What to publish, in one sentence."
    }),
    record_name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
    record_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
    url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
    value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
   }, {
    additionalProperties: false
   })),
   checked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
   reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Why the last check failed."
   }))
  }, {
   additionalProperties: false
  });
  const Target = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("tgt", "Target id."),
   hostname: TargetHostname,
   status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(TARGET_STATUSES),
   livemode: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
    description: "False for data of a test-mode key."
   }),
   verification: TargetVerification,
   verified_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
  }, {
   additionalProperties: false,
   description: "A host whose ownership can be proven."
  });
  const TargetCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   hostname: TargetHostname
  }, {
   additionalProperties: false
  });
  const verifyBy = methods => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(methods)
  }, {
   additionalProperties: false
  });
  const TargetVerify = verifyBy(VERIFICATION_METHODS.filter(method => method !== "local"));
  const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);
 }
};
