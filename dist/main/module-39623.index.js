export const id = "module-39623";

export const ids = [ "module-39623" ];

export const modules = {
 39623: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   run: () => run
  });
  var _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66432);
  var _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82723);
  var _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84472);
  var _admin_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24152);
  var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6222);
  var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
  const FLAGS = {
   bootstrap: {
    type: "string",
    value: "FILE",
    description: "Bootstrap file of the service (or SCAN_GATE_BOOTSTRAP)."
   },
   role: {
    type: "string",
    value: "ROLE",
    description: `add, update: ${_contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg.join(", ")}. Default of add: member.`
   },
   help: _flags_js__WEBPACK_IMPORTED_MODULE_4__.lu
  };
  const HELP = (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.bD)([ "members add <name> [--role ROLE] --bootstrap FILE", "members list --bootstrap FILE", "members update <name> --role ROLE --bootstrap FILE", "members remove <name> --bootstrap FILE" ], `Manages the members of a workspace. A viewer's personal access tokens have read scopes only, a member's any scope; an\nadmin may also use the admin API in the settings console. A lower role narrows or revokes tokens at once, and\nthe output names them. Removing a member revokes the personal access tokens of the member.`, FLAGS);
  async function run(args, io) {
   const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.CH)(args, FLAGS, HELP, io);
   if (flags === null) return 0;
   const [verb, name, surplus] = flags.positionals;
   const given = flags.text("role");
   const role = given === undefined ? undefined : (0, _gate_model_input_values_js__WEBPACK_IMPORTED_MODULE_1__.gX)("--role", given, _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg);
   const extra = verb === "list" ? name : surplus;
   if (extra !== undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError((0, 
   _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(extra), `is one argument too many for members ${verb}.`);
   if (role !== undefined && verb !== "add" && verb !== "update") {
    throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--role", "goes with add and update only.");
   }
   switch (verb) {
   case "add":
    (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>");
    return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "POST", "/v1/members", {
     name: name,
     ...role === undefined ? {} : {
      role: role
     }
    });

   case "list":
    return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.a)(flags, io, "/v1/members");

   case "update":
    if (role === undefined) throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("--role", `missing: give one of ${_contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.gg.join(", ")}.`);
    return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "PATCH", `/v1/members/${(0, 
    _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>")}`, {
     role: role
    });

   case "remove":
    return (0, _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(flags, io, "DELETE", `/v1/members/${(0, 
    _admin_client_js__WEBPACK_IMPORTED_MODULE_3__.dO)(name, "<name>")}`);

   default:
    throw new _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.UsageError("members", `${(0, 
    _gate_model_usage_error_js__WEBPACK_IMPORTED_MODULE_2__.S)(verb ?? "")} is not one of add, list, update, remove.`);
   }
  }
 },
 66432: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B_: () => VIEWER_SCOPES,
   E0: () => ConsoleLink,
   Fh: () => MemberCreate,
   Hi: () => KeyRotate,
   In: () => AuditEvent,
   NR: () => AdminKey,
   O4: () => KeyCreate,
   OC: () => TokenGrant,
   VE: () => RotatedKey,
   WG: () => LedgerEntry,
   Wv: () => TokensGranted,
   Z9: () => AdminKeyWithSecret,
   dP: () => Member,
   gg: () => ROLES,
   sM: () => MemberUpdate,
   ul: () => MemberUpdated,
   xQ: () => MemberRemoved
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  var _key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
  var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
  const object = {
   additionalProperties: false
  };
  const ROLES = [ "admin", "member", "viewer" ];
  const VIEWER_SCOPES = [ "scans:read", "targets:read", "reports:read", "usage:read" ];
  const RoleSchema = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(ROLES, "viewer: tokens with read scopes only. member: tokens with any scope. admin: also the admin API in the console.");
  const MemberName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 100,
   description: "Name of the member."
  });
  const Scopes = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.iW), {
   minItems: 1,
   maxItems: _key_js__WEBPACK_IMPORTED_MODULE_1__.iW.length,
   uniqueItems: true
  });
  const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
   minimum: 0
  });
  const KeyName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   minLength: 1,
   maxLength: 100,
   description: "What the key is for, in your words."
  });
  const key = {
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("key", "Key id."),
   workspace_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "The live workspace, or its sandbox for a test key."
   }),
   name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(KeyName),
   type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.WJ),
   mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.ld),
   member: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Member that a personal access token belongs to."
   })),
   managed_by: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "console" ], "console: the key that admin sessions of the settings console act as. It has no usable secret and cannot be revoked or rotated.")),
   scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.iW)),
   display_prefix: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "The first 12 characters of the key."
   }),
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   last_used_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   revoked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
   revoked_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "user, member_removed, role_changed or rotated."
   }))
  };
  const secret = {
   key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "The full key. Not returned again."
   })
  };
  const AdminKey = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(key, object);
  const AdminKeyWithSecret = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...key,
   ...secret
  }, object);
  const RotatedKey = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...key,
   ...secret,
   replaces: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Id of the old key."
   }),
   moved_webhooks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    description: "Number of subscriptions moved to the new key."
   })
  }, object);
  const KeyCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(KeyName),
   type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.WJ),
   mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.ld),
   scopes: Scopes,
   member: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    minLength: 1,
    maxLength: 100,
    description: "Owner of a personal access token; added with the role member if new. Only with type personal."
   })),
   expires_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    format: "date-time",
    description: "Time in the future. Default: never."
   }))
  }, object);
  const KeyRotate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   overlap_seconds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    maximum: 2592e3,
    description: "Seconds that the old key stays valid. Default 0."
   }))
  }, object);
  const member = {
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("mem", "Member id."),
   name: MemberName,
   role: RoleSchema,
   created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   active_keys: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 0,
    description: "Number of personal access tokens that are valid now."
   })
  };
  const Member = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(member, object);
  const MemberCreate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   name: MemberName,
   role: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(ROLES, "Default member."))
  }, object);
  const MemberUpdate = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   role: RoleSchema
  }, object);
  const MemberUpdated = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   ...member,
   narrowed_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
    description: "Personal access tokens that lost scopes. Their webhook subscriptions are disabled."
   }),
   revoked_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
    description: "Personal access tokens that had no read scope."
   })
  }, object);
  const MemberRemoved = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   name: MemberName,
   revoked_keys: Count
  }, object);
  const TokenGrant = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   amount: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    minimum: 1,
    maximum: 1e9
   })
  }, object);
  const TokensGranted = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   granted: Count,
   balance: Count
  }, object);
  const AuditEvent = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("aud", "Entry id."),
   at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   actor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Id of the key, or admin (the admin token), or service."
   }),
   actor_name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Member or name of the key. null: the key has none, or the actor is no key."
   })),
   action: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "One of the actions of the audit trail. Ignore those you do not know.",
    examples: [ "key.created", "console.signed_in" ]
   }),
   subject: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Id or name of what the action changed."
   }),
   details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unknown(), {
    description: "What changed. Never a secret, and of a webhook only its host."
   })
  }, object);
  const LEDGER_KINDS = [ "grant", "charge", "refund" ];
  const LedgerEntry = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("led", "Entry id."),
   at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
   kind: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(LEDGER_KINDS),
   operation: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "What was charged or refunded, for example scan.quick."
   })),
   amount: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    description: "Change of the balance; negative for a charge, 0 in the sandbox."
   }),
   cost: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    description: "Price of the operation, also in the sandbox; negative for a refund."
   }),
   balance_after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
    description: "Balance after this entry."
   }),
   scan_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Scan that the entry is about."
   })),
   delivery_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Webhook delivery that the entry is about."
   }))
  }, object);
  const ConsoleLink = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "Opens the settings console signed in. The code is in the fragment (#link=…), which is not sent."
   }),
   link: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    description: "One-time code for POST /console/session."
   }),
   expires_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
  }, object);
 },
 32024: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   KZ: () => keyModeOf,
   P5: () => KEY_SECRET_ALPHABET,
   Vo: () => KEY_PREFIXES,
   WJ: () => KEY_TYPES,
   iW: () => SCOPES,
   ld: () => KEY_MODES
  });
  var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
  const SCOPES = [ "scans:read", "scans:write", "targets:read", "targets:write", "reports:read", "webhooks:write", "usage:read", "findings:write" ];
  const KEY_MODES = [ "live", "test" ];
  const KEY_TYPES = [ "workspace", "personal" ];
  const KEY_PREFIXES = {
   live: "svc_live_",
   test: "svc_test_"
  };
  const KEY_SECRET_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const KEY_PATTERN = new RegExp(`^svc_(live|test)_[${KEY_SECRET_ALPHABET}]{${_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.keySecretLength}}$`);
  function keyModeOf(text) {
   const match = KEY_PATTERN.exec(text);
   return match ? match[1] : undefined;
  }
 },
 83163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   b: () => LIMITS
  });
  const LIMITS = {
   pageSizeMax: 100,
   pageSizeDefault: 20,
   bulkEntriesMax: 100,
   bodyBytesMax: 1024 * 1024,
   apiDescriptionLengthMax: 256 * 1024,
   idempotencyKeyLengthMax: 255,
   idempotencyRetentionSeconds: 24 * 3600,
   idempotencyWaitMs: 6e3,
   metadataPairsMax: 20,
   metadataKeyLengthMax: 40,
   metadataValueLengthMax: 500,
   webhookTimeoutMs: 5e3,
   webhookRetryDelaysSeconds: [ 60, 300, 1800, 7200, 43200 ],
   signatureToleranceSeconds: 300,
   webhookDeliveryTokens: 1,
   keySecretLength: 26,
   keyDisplayPrefixLength: 12,
   deadLetterRetentionDays: 30,
   heldDeliveryHours: 72,
   ratePerMinute: 600,
   rateBurst: 100,
   scanCreatesPerMinute: 120,
   verifyAttemptsPerMinute: 10,
   targetReverifyDays: 90,
   evidenceLengthMax: 2e3,
   findingLocationsMax: 25,
   acceptanceReasonLengthMax: 500,
   findingsPerScanMax: 5e3
  };
 },
 89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Dc: () => Timestamp,
   OJ: () => SeverityCounts,
   Ot: () => countBySeverity,
   Rc: () => SeveritySchema,
   ZY: () => stringEnum,
   du: () => isAtLeast,
   fc: () => ScanTypeSchema,
   g8: () => SCAN_TYPES,
   ix: () => CONFIDENCES,
   m3: () => ConfidenceSchema,
   me: () => nullable,
   oC: () => SEVERITIES,
   qs: () => severityRank,
   t2: () => prefixedId
  });
  var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
  const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
  const CONFIDENCES = [ "certain", "firm", "tentative" ];
  const SCAN_TYPES = [ "quick", "standard", "compliance" ];
  function severityRank(severity) {
   return SEVERITIES.indexOf(severity);
  }
  function isAtLeast(severity, threshold) {
   return severityRank(severity) <= severityRank(threshold);
  }
  function stringEnum(values, description) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
    type: "string",
    enum: [ ...values ],
    ...description === undefined ? {} : {
     description: description
    }
   });
  }
  function nullable(schema) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ]);
  }
  function prefixedId(prefix, description) {
   return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
    pattern: `^${prefix}_[0-9a-z]{8,40}$`,
    description: description,
    examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
   });
  }
  const Timestamp = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
   format: "date-time",
   description: "ISO 8601 UTC timestamp with milliseconds.",
   examples: [ "2026-11-21T08:15:30.000Z" ]
  });
  const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
  const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
  const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
  const Count = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
   minimum: 0
  });
  const SeverityCounts = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
   critical: Count,
   high: Count,
   medium: Count,
   low: Count,
   info: Count,
   total: Count
  }, {
   additionalProperties: false,
   description: "Number of findings per severity."
  });
  function countBySeverity(findings) {
   const counts = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    info: 0,
    total: findings.length
   };
   for (const finding of findings) counts[finding.severity] += 1;
   return counts;
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
 }
};
