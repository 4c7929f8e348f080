export const id = 369;

export const ids = [ 369, 9250, 6695 ];

export const modules = {
 76092: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   m: () => systemClock
  });
  const systemClock = {
   now: () => Date.now(),
   sleep: (ms, signal) => new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
     reject(signal.reason);
     return;
    }
    const onAbort = () => {
     clearTimeout(timer);
     reject(signal?.reason);
    };
    const timer = setTimeout(() => {
     signal?.removeEventListener("abort", onAbort);
     resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, {
     once: true
    });
   })
  };
 },
 36629: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   L: () => discardBody
  });
  function discardBody(body) {
   body.on("error", () => undefined);
   body.destroy();
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
 51127: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => planScans,
   z: () => bulkEntry
  });
  function planScans(targets) {
   return targets.flatMap(target => target.scanTypes.map(scanType => ({
    target: target,
    scanType: scanType
   }))).map((scan, index) => ({
    index: index,
    ...scan
   }));
  }
  function bulkEntry(scan, metadata) {
   return {
    target: scan.target.hostname,
    scan_type: scan.scanType,
    ...Object.keys(scan.target.options).length === 0 ? {} : {
     options: scan.target.options
    },
    ...Object.keys(metadata).length === 0 ? {} : {
     metadata: {
      ...metadata
     }
    }
   };
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
 50369: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   runGate: () => runGate
  });
  var clock = __webpack_require__(76092);
  var primitives = __webpack_require__(89085);
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
    return [ `The ignore rule for ${what} expired on ${rule.expires} and no longer hides ${hits} finding(s).` ];
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
  var severity_override = __webpack_require__(65276);
  const DEPTH = [ "quick", "standard", "compliance" ];
  function classify(scans, policy, baseline, today) {
   const known = baseline === null ? null : knownFingerprints(baseline, scans);
   const merged = new Map;
   const deepestFirst = [ ...scans ].sort((a, b) => DEPTH.indexOf(b.ended.plan.scanType) - DEPTH.indexOf(a.ended.plan.scanType));
   const claimed = new Map;
   for (const scan of deepestFirst) {
    const {target: target, scanType: scanType} = scan.ended.plan;
    for (const [index, finding] of scan.findings.entries()) {
     const fault = `${target.hostname} ${target.options.start_path ?? ""} ${finding.fingerprint}`;
     const owner = claimed.get(fault);
     if (owner !== undefined && owner !== finding.scan_id) continue;
     claimed.set(fault, finding.scan_id);
     merged.set(`${scan.ended.plan.index} ${index}`, {
      ...finding,
      severity: (0, severity_override.r)(finding, policy, target),
      target: target.input,
      scan_type: scanType,
      status: statusOf(finding, target.hostname, known),
      ignored_by: ignoredBy(finding, policy.ignore, today)
     });
    }
   }
   return {
    findings: [ ...merged.values() ].sort(bySeverity),
    fixed: baseline === null ? [] : fixedSince(baseline, scans)
   };
  }
  function knownFingerprints(baseline, scans) {
   const current = new Set(scans.map(scan => scan.ended.plan.target.hostname));
   const known = new Map;
   for (const finding of baseline.findings) {
    const host = hostOf(finding);
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
  function fixedSince(baseline, scans) {
   const complete = scans.filter(scan => scan.ended.outcome === "succeeded" && scan.problem === null);
   if (complete.length < scans.length || scans.length === 0) return [];
   const hosts = new Set(scans.map(scan => scan.ended.plan.target.hostname));
   const seen = new Set(scans.flatMap(scan => scan.findings.map(finding => finding.fingerprint)));
   const seenOn = new Set(scans.flatMap(scan => scan.findings.map(finding => `${scan.ended.plan.target.hostname} ${finding.fingerprint}`)));
   const ran = ranChecks(scans);
   const fixed = new Map;
   for (const entry of baseline.findings) {
    const {target: _target, ...finding} = entry;
    const host = hostOf(entry);
    const isThere = hosts.has(host) ? seenOn.has(`${host} ${finding.fingerprint}`) : seen.has(finding.fingerprint);
    if (isThere || ran !== null && !ran.has(finding.check_id)) continue;
    fixed.set(`${hosts.has(host) ? host : ""} ${finding.fingerprint}`, finding);
   }
   return [ ...fixed.values() ].sort(bySeverity);
  }
  function ranChecks(scans) {
   const ran = new Set;
   for (const {report: report} of scans) {
    if (report === null || report.checks.length === 0) return null;
    for (const check of report.checks) {
     if (check.status === "passed" || check.status === "finding") ran.add(check.check_id);
    }
   }
   return ran;
  }
  function hostOf(finding) {
   if (finding.target !== undefined) return finding.target;
   const {url: url} = finding.location;
   return URL.canParse(url) ? new URL(url).host : "";
  }
  function bySeverity(a, b) {
   return (0, primitives.qs)(a.severity) - (0, primitives.qs)(b.severity) || compare(a.check_id, b.check_id) || compare(a.fingerprint, b.fingerprint) || compare(a.target ?? "", b.target ?? "");
  }
  function compare(a, b) {
   return a < b ? -1 : a > b ? 1 : 0;
  }
  var contract_coverage = __webpack_require__(62809);
  var errors = __webpack_require__(6695);
  const GATE_ERRORS = {
   usage_error: {
    meaning: "An input, flag or setting cannot be used.",
    fix: "The message names the input and what it takes."
   },
   service_unreachable: {
    meaning: "The service stopped answering while the gate waited for scans.",
    fix: "Look at the service and run the job again; rerun: resume picks the scans up."
   },
   scan_not_created: {
    meaning: "The service refused to create a scan.",
    fix: "The reason carries the code of the service."
   },
   scan_failed: {
    meaning: "A scan ended as failed.",
    fix: "The reason says why, for example that the target could not be reached."
   },
   scan_cancelled: {
    meaning: "A scan was cancelled by someone else.",
    fix: "Run the job again."
   },
   scan_timed_out: {
    meaning: "A scan was not final when timeout-minutes were over.",
    fix: "Raise timeout-minutes, choose a smaller scan type, or look at the load of the service."
   },
   scan_status_unknown: {
    meaning: "A scan ended with a status that this version does not know.",
    fix: "Update Scan Gate, or ask the operator of the service."
   },
   scan_lost: {
    meaning: "The service no longer knows a scan that it created.",
    fix: "Run the job again."
   },
   scan_mismatch: {
    meaning: "The service answered with another scan than the one that was asked for.",
    fix: "Run the job again; if it stays, tell the operator of the service."
   },
   checks_incomplete: {
    meaning: "Checks that could have found something blocking could not be carried out.",
    fix: "The reason names them and why: the target stopped answering or was too slow. Let the scanner through, or take the check out by disable-checks."
   },
   findings_unreadable: {
    meaning: "The findings of a succeeded scan could not be read.",
    fix: "The reason says what came instead; check the scopes of the API key (reports:read or scans:read)."
   },
   findings_incomplete: {
    meaning: "The service counts more findings, or more severe ones, than it showed.",
    fix: "Run the job again; if it stays, tell the operator of the service."
   },
   target_not_ready: {
    meaning: "The target did not respond, or responded with a server error, within wait-for-target-seconds.",
    fix: "Wait for the deployment before the gate, raise wait-for-target-seconds, or check the address."
   },
   ...contract_coverage.QD,
   baseline_missing: {
    meaning: "fail-on-new-only is set and there is no baseline to compare with.",
    fix: "Let the gate run once on the base branch (a run that showed only numbers is none), or give a baseline file."
   },
   budget_exceeded: {
    meaning: "The scans would cost more tokens than max-tokens or the balance allows. None was created.",
    fix: "Raise max-tokens, choose fewer targets or smaller scan types, or have tokens granted."
   },
   budget_unknown: {
    meaning: "max-tokens is set and the service does not tell its prices. No scan was created.",
    fix: "Give the key the scope usage:read, or set max-tokens: 0."
   },
   aborted: {
    meaning: "The run was aborted from outside.",
    fix: "Run the job again."
   },
   internal_error: {
    meaning: "The gate itself failed.",
    fix: "Report it with the message."
   }
  };
  function problem(code, message) {
   return {
    code: code,
    message: message
   };
  }
  function problemOf(error, doing) {
   if (error instanceof errors._7) {
    const id = error.requestId === null ? "" : ` [request ${error.requestId}]`;
    return {
     code: error.code,
     message: `${doing}: ${error.message}${id}`
    };
   }
   const text = error instanceof Error ? error.message : String(error);
   return {
    code: "internal_error",
    message: `${doing}: ${text}`
   };
  }
  function coverageProblem({report: report}) {
   const coverage = report?.coverage;
   if (coverage === undefined || coverage.application_seen) return null;
   const {code: code} = coverage;
   if (code === null || !Object.hasOwn(contract_coverage.QD, code)) return problem("checks_incomplete", `The scan did not see the application (${String(code).slice(0, 60)}).`);
   const detail = coverage.detail === null ? "" : `: ${coverage.detail.slice(0, 300)}`;
   return problem(code, `The scan did not see the application${detail}. ${contract_coverage.QD[code].fix}`);
  }
  function signedOutScans(scans) {
   return scans.filter(({report: report}) => {
    const coverage = report?.coverage;
    return coverage?.sign_in_required === true && coverage.application_seen;
   });
  }
  function coverageWarnings(scans) {
   const signedOut = signedOutScans(scans).map(({ended: ended, report: report}) => {
    const {input: input} = ended.plan.target;
    const pages = report?.coverage?.pages ?? 0;
    return `The scan of ${input} was not signed in and saw ${pages} ${pages === 1 ? "page" : "pages"}: what is behind the sign-in was not scanned. Give request-headers (a secret) that carry a session.`;
   });
   const untold = scans.filter(({ended: ended, report: report}) => ended.outcome === "succeeded" && report === null && isUncounted(ended.scan)).map(({ended: ended}) => `The service gave no counts, no report and no checks for ${ended.plan.target.input}.`);
   return [ ...signedOut, ...untold ];
  }
  function isUncounted(scan) {
   return scan !== null && scan.findings_count == null;
  }
  function coverageNote(scans) {
   const signedOut = signedOutScans(scans);
   if (signedOut.length === 0) return "";
   const pages = signedOut.reduce((sum, {report: report}) => sum + (report?.coverage?.pages ?? 0), 0);
   return `not signed in, ${pages} ${pages === 1 ? "page" : "pages"} seen`;
  }
  var nearest = __webpack_require__(10680);
  function mistypedChecks(scans, policy) {
   const known = new Set(scans.flatMap(scan => [ ...(scan.report?.checks ?? []).map(({check_id: check_id}) => check_id), ...scan.findings.map(({check_id: check_id}) => check_id) ]));
   if (scans.length === 0 || scans.some(({report: report}) => (report?.checks ?? []).length === 0)) return [];
   const named = new Set([ ...policy.ignore.flatMap(({checkId: checkId}) => checkId === undefined ? [] : [ checkId ]), ...Object.keys(policy.severityOverrides), ...scans.flatMap(({ended: {plan: plan}}) => [ ...plan.target.options.disable_checks ?? [], ...Object.keys(plan.target.options.severity_overrides ?? {}) ]) ]);
   return [ ...named ].flatMap(id => {
    const near = known.has(id) ? null : (0, nearest.p)(id, [ ...known ]);
    return near === null ? [] : [ `The settings name the check ${id}, which these scans do not have. Did you mean ${near}?` ];
   });
  }
  const NAMED_MAX = 3;
  function unfinishedChecks(scan, policy) {
   const {target: target} = scan.ended.plan;
   const rule = {
    ...policy,
    ...target.policy
   };
   const overrides = {
    ...policy.severityOverrides,
    ...target.options.severity_overrides
   };
   const open = (scan.report?.checks ?? []).filter(check => check.status === "error" && blocks(overrides[check.check_id] ?? check.severity, rule) && !isIgnoredWhole(check, policy));
   const [first] = open;
   if (first === undefined) return null;
   const named = open.slice(0, NAMED_MAX).map(({check_id: check_id}) => check_id.slice(0, 80));
   const rest = open.length - named.length;
   const why = first.reason === null ? "" : ` (${first.reason.slice(0, 200)})`;
   return problem("checks_incomplete", `${open.length} check(s) that could block were not carried out: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}${why}.`);
  }
  function blocks(severity, {failOnSeverity: failOnSeverity, thresholds: thresholds}) {
   if (failOnSeverity !== "none" && (0, primitives.du)(severity, failOnSeverity)) return true;
   return primitives.oC.some(name => name === severity && thresholds[name] !== undefined);
  }
  function isIgnoredWhole(check, {ignore: ignore}) {
   return ignore.some(rule => rule.checkId === check.check_id && rule.path === undefined && rule.fingerprint === undefined);
  }
  function judge(evidence) {
   const {policy: policy, findings: findings} = evidence;
   const counted = findings.filter(finding => finding.ignored_by === null);
   const groups = groupByRule(evidence, counted);
   const judged = groups.map(group => judgeGroup(group.rule, group.findings, evidence.hasBaseline));
   const blocking = new Set(judged.flatMap(group => group.blocking));
   const failures = judged.flatMap(group => group.reasons);
   const doubts = doubtsOf(evidence, judged.some(group => group.needsBaseline));
   const outcome = outcomeOf(evidence, failures.length > 0, doubts);
   const reasons = [ ...failures, ...doubts.map(doubt => doubt.message) ];
   const byStatus = status => evidence.hasBaseline ? (0, primitives.Ot)(counted.filter(finding => finding.status === status)) : null;
   return {
    outcome: outcome,
    failsJob: !policy.warnOnly && fails(outcome, policy),
    reasons: reasons.length > 0 ? reasons : [ passedReason(evidence, counted, groups[0]?.rule ?? policy) ],
    codes: [ ...new Set(doubts.map(doubt => doubt.code)) ],
    warnings: [ ...evidence.warnings, ...evidence.scans.flatMap(scan => scan.warnings), ...coverageWarnings(evidence.scans), ...expiredRules(findings, policy.ignore, evidence.today), ...mistypedChecks(evidence.scans, policy), ...policy.warnOnly && outcome !== "passed" ? [ "warn-only is on: the outcome does not fail the job." ] : [] ],
    blocking: findings.filter(finding => blocking.has(finding)),
    counts: (0, primitives.Ot)(counted),
    newCounts: byStatus("new"),
    existingCounts: byStatus("existing")
   };
  }
  function fails(outcome, policy) {
   if (outcome === "failed" || outcome === "cancelled") return true;
   return (outcome === "inconclusive" || outcome === "timed-out") && policy.failOnInconclusive;
  }
  function outcomeOf(evidence, failed, doubts) {
   if (evidence.aborted) return "cancelled";
   if (failed) return "failed";
   if (doubts.some(doubt => doubt.code === "scan_timed_out")) return "timed-out";
   return doubts.length > 0 || evidence.scans.length === 0 ? "inconclusive" : "passed";
  }
  function groupByRule(evidence, counted) {
   const own = new Map(evidence.scans.flatMap(({ended: {plan: plan}}) => plan.target.policy === undefined ? [] : [ [ plan.target.input, {
    ...evidence.policy,
    ...plan.target.policy
   } ] ]));
   const common = counted.filter(finding => !own.has(finding.target));
   const separate = [ ...own ].map(([target, rule]) => ({
    rule: rule,
    findings: counted.filter(finding => finding.target === target)
   }));
   const allOwn = evidence.scans.length > 0 && evidence.scans.every(({ended: ended}) => ended.plan.target.policy !== undefined);
   return allOwn ? separate : [ {
    rule: evidence.policy,
    findings: common
   }, ...separate ];
  }
  function judgeGroup(rule, findings, hasBaseline) {
   const relevant = rule.failOnNewOnly && hasBaseline ? findings.filter(finding => finding.status === "new") : findings;
   const needsBaseline = rule.failOnNewOnly && !hasBaseline;
   if (needsBaseline) return {
    blocking: [],
    reasons: [],
    needsBaseline: needsBaseline
   };
   const word = rule.failOnNewOnly ? "new " : "";
   const {failOnSeverity: failOnSeverity} = rule;
   const severe = failOnSeverity === "none" ? [] : relevant.filter(finding => (0, primitives.du)(finding.severity, failOnSeverity));
   const blocking = new Set(severe);
   const reasons = severe.length === 0 ? [] : [ severityReason(severe, word, failOnSeverity) ];
   for (const severity of primitives.oC) {
    const allowed = rule.thresholds[severity];
    const hits = relevant.filter(finding => finding.severity === severity);
    if (allowed === undefined || hits.length <= allowed) continue;
    for (const finding of hits) blocking.add(finding);
    reasons.push(`${hits.length} ${word}${severity} ${plural(hits.length)}, ${allowed} allowed (thresholds).`);
   }
   return {
    blocking: [ ...blocking ],
    reasons: reasons,
    needsBaseline: needsBaseline
   };
  }
  function severityReason(severe, word, threshold) {
   const counts = (0, primitives.Ot)(severe);
   const parts = primitives.oC.filter(severity => counts[severity] > 0).map(severity => `${counts[severity]} ${word}${severity}`);
   return `${parts.join(", ")} ${plural(severe.length)} at or above ${threshold} (fail-on-severity).`;
  }
  function doubtsOf(evidence, needsBaseline) {
   const scans = evidence.scans.flatMap(scan => {
    const {ended: ended, problem: reading} = scan;
    const why = ended.problem ?? reading ?? coverageProblem(scan) ?? unfinishedChecks(scan, evidence.policy);
    if (ended.outcome === "succeeded" && why === null) return [];
    const said = why ?? {
     code: "scan_status_unknown",
     message: "The scan did not succeed."
    };
    return [ {
     code: said.code,
     message: `${ended.plan.target.input} (${ended.plan.scanType}): ${said.message}`
    } ];
   });
   const baseline = {
    code: "baseline_missing",
    message: "fail-on-new-only is set, but there is no baseline to tell new findings from old ones."
   };
   return needsBaseline ? [ ...scans, baseline ] : scans;
  }
  function passedReason(evidence, counted, rule) {
   if (evidence.scans.length === 0) return "Nothing was scanned.";
   const level = rule.failOnSeverity === "none" ? "the thresholds" : rule.failOnSeverity;
   const ignored = evidence.findings.length - counted.length;
   const tail = ignored === 0 ? "" : `; ${ignored} ignored by rule`;
   const word = rule.failOnNewOnly ? "new " : "";
   const note = coverageNote(evidence.scans);
   return `No ${word}finding at or above ${level} in ${evidence.scans.length} scan(s)${tail}${note === "" ? "" : `; ${note}`}.`;
  }
  function plural(count) {
   return count === 1 ? "finding" : "findings";
  }
  var policy_comparison = __webpack_require__(76454);
  const WEAKENED_MAX = 1e3;
  function policyReport(origin, policy, evidence) {
   const {findings: findings, severities: severities, today: today} = evidence;
   const hidden = hiddenByRule(findings, policy, today);
   const weakened = origin.weakened.filter(item => lowers(item, severities) && !policy_document_isExpired(item, today)).map(({key: key, value: value, source: source, rule: rule}) => ({
    key: key,
    value: value,
    source: source,
    hidden_findings: rule === undefined ? null : hidden.get(rule) ?? 0
   }));
   return {
    source: origin.source,
    weakened: [ ...weakened, ...inService(findings, policy, today) ].slice(0, WEAKENED_MAX),
    pending_changes: origin.pending.map(({key: key, target: target, summary: summary, overruled: overruled, ...change}) => ({
     key: key,
     target: target,
     effect: effectOf(change, severities),
     summary: summary,
     overruled: overruled
    })),
    pending_changes_omitted: origin.pendingOmitted
   };
  }
  function lowers({override: override}, severities) {
   if (override === undefined) return true;
   const own = severities.get(override.check) ?? null;
   return own === null || own === override.to || (0, policy_comparison.WM)(null, override.to, own) === "loosens";
  }
  function policy_document_isExpired({rule: rule}, today) {
   return rule?.expires !== undefined && rule.expires <= today;
  }
  function effectOf({effect: effect, override: override}, severities) {
   if (override === undefined) return effect;
   return (0, policy_comparison.WM)(override.from, override.to, severities.get(override.check) ?? null);
  }
  function hiddenByRule(findings, {ignore: ignore}, today) {
   const counts = new Map;
   for (const finding of findings) {
    const rule = ruleFor(finding, ignore, today);
    if (rule !== null) counts.set(rule, (counts.get(rule) ?? 0) + 1);
   }
   return counts;
  }
  function inService(findings, {ignore: ignore}, today) {
   const count = findings.filter(finding => finding.ignored_by !== null && ruleFor(finding, ignore, today) === null).length;
   if (count === 0) return [];
   return [ {
    key: "state",
    value: "findings set aside in the service",
    source: "service",
    hidden_findings: count
   } ];
  }
  function assemble(facts) {
   const today = dayOf(facts);
   const {findings: findings, fixed: fixed} = classify(facts.scans, facts.settings.policy, facts.baseline, today);
   const verdict = judge({
    policy: facts.settings.policy,
    scans: facts.scans,
    findings: findings,
    hasBaseline: facts.baseline !== null,
    aborted: facts.aborted,
    today: today,
    warnings: facts.warnings
   });
   return {
    ...assemble_frame(facts, findings),
    findings: findings,
    fixed: fixed,
    verdict: verdict
   };
  }
  function unjudged(facts, reasons) {
   const none = {
    critical: 0,
    high: 0,
    medium: 0,
    low: 0,
    info: 0,
    total: 0
   };
   const verdict = {
    outcome: "skipped",
    failsJob: false,
    reasons: reasons,
    warnings: facts.warnings,
    codes: [],
    blocking: [],
    counts: none,
    newCounts: null,
    existingCounts: null
   };
   return {
    ...assemble_frame(facts, []),
    findings: [],
    fixed: [],
    verdict: verdict
   };
  }
  function assemble_frame(facts, findings) {
   const scans = facts.scans.map(scan => gateScan(scan, facts.targetIds));
   const charged = scans.reduce((sum, scan) => sum + (scan.tokensCharged ?? 0), 0);
   return {
    settings: facts.settings,
    run: facts.run,
    service: facts.service,
    scans: scans,
    baseline: facts.baseline?.info ?? null,
    tokensUsed: charged > 0 || facts.tokensRemaining !== null ? charged : null,
    tokensRemaining: facts.tokensRemaining,
    plannedTokens: facts.plannedTokens,
    reused: facts.reused,
    policy: policyReport(facts.settings.policyOrigin, facts.settings.policy, {
     findings: findings,
     severities: checkSeverities(facts.scans),
     today: dayOf(facts)
    }),
    timings: {
     total_ms: Math.round(facts.now - facts.startedAt),
     service_ready_ms: facts.serviceReadyMs,
     scans: scans.flatMap(scan => scan.scanId === null ? [] : [ {
      scan_id: scan.scanId,
      ms: Math.round(scan.durationMs),
      polls: scan.polls
     } ])
    }
   };
  }
  function dayOf({now: now}) {
   return new Date(now).toISOString().slice(0, 10);
  }
  function checkSeverities(scans) {
   return new Map(scans.flatMap(({report: report}) => (report?.checks ?? []).map(check => [ check.check_id, check.severity ])));
  }
  function gateScan(collected, targetIds) {
   const {ended: ended, report: report} = collected;
   const why = ended.problem ?? collected.problem ?? coverageProblem(collected);
   return {
    target: ended.plan.target,
    targetId: targetIds.get(ended.plan.target.hostname) ?? (ended.scan?.target_id || null),
    scanId: ended.scanId,
    scanType: ended.plan.scanType,
    outcome: ended.outcome,
    code: why?.code ?? null,
    reason: why?.message ?? null,
    reportUrl: ended.scan?.report_url ?? report?.scan.report_url ?? null,
    durationMs: ended.durationMs,
    polls: ended.polls,
    report: report,
    ...collected.document === null ? {} : {
     document: collected.document
    },
    tokensCharged: ended.scan?.tokens_charged ?? 0
   };
  }
  function notAsked(plan, why) {
   const ended = {
    plan: plan,
    scanId: null,
    outcome: "not-created",
    problem: why,
    scan: null,
    durationMs: 0,
    polls: 0
   };
   return withoutResults(ended);
  }
  function withoutResults(ended) {
   return {
    ended: ended,
    findings: [],
    report: null,
    document: null,
    problem: null,
    warnings: []
   };
  }
  function startedScan(scan) {
   const {plan: plan, scanId: scanId} = scan;
   if (scanId === null) return notAsked(plan, scan.problem ?? problem("scan_not_created", "Not created."));
   return withoutResults({
    plan: plan,
    scanId: scanId,
    outcome: "unknown",
    problem: null,
    scan: null,
    durationMs: 0,
    polls: 0
   });
  }
  function inPlanOrder(scans) {
   return [ ...scans ].sort((a, b) => a.ended.plan.index - b.ended.plan.index);
  }
  var scan_states = __webpack_require__(49693);
  const DEFAULT_MAX_PAGES = 1e3;
  async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
   const seen = new Set;
   let cursor;
   for (let pages = 0; ;pages += 1) {
    if (pages >= maxPages) throw loop(`the list has more than ${maxPages} pages`);
    const page = await fetchPage(cursor);
    yield page;
    cursor = page.next_cursor;
    if (cursor === undefined) return;
    if (seen.has(cursor)) throw loop("the same next_cursor came back twice");
    seen.add(cursor);
   }
  }
  async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
   for await (const page of iteratePages(fetchPage, maxPages)) yield* page.data;
  }
  function loop(what) {
   return new errors.LQ("pagination_loop", `Reading a list: ${what}.`, {
    request: "list"
   });
  }
  var limits = __webpack_require__(83163);
  async function boundedMap(items, limit, work) {
   const results = new Array(items.length);
   let next = 0;
   let failed = false;
   async function worker() {
    while (next < items.length && !failed) {
     const index = next;
     next += 1;
     try {
      results[index] = await work(items[index], index);
     } catch (error) {
      failed = true;
      throw error;
     }
    }
   }
   await Promise.all(Array.from({
    length: Math.min(limit, items.length)
   }, worker));
   return results;
  }
  const LIST_FROM = 4;
  const SINGLES_PER_LOOK = 20;
  class Looker {
   #client;
   #total;
   #listIsUseful=true;
   #turn=0;
   constructor(client, total) {
    this.#client = client;
    this.#total = total;
   }
   async look(ids, signal) {
    if (ids.length < LIST_FROM || !this.#listIsUseful) return this.#singles(this.#nextTurn(ids), new Map, signal);
    const wanted = new Set(ids);
    const seen = new Map;
    try {
     const pages = cursor => this.#client.listScans({
      limit: limits.b.pageSizeMax,
      ...cursor === undefined ? {} : {
       cursor: cursor
      }
     }, {
      signal: signal
     });
     const maxPages = Math.ceil(this.#total / limits.b.pageSizeMax) + 2;
     let read = 0;
     for await (const page of iteratePages(pages, maxPages + 1)) {
      for (const scan of page.data) if (wanted.has(scan.id)) seen.set(scan.id, scan);
      read += 1;
      if (seen.size === wanted.size || read >= maxPages) break;
     }
     if (seen.size * 2 < wanted.size) this.#listIsUseful = false;
    } catch (error) {
     if (signal.aborted) throw error;
     if (!(error instanceof errors._7)) throw error;
     if (!isPassing(error)) this.#listIsUseful = false; else return {
      seen: seen,
      missing: [],
      fault: error
     };
    }
    const rest = ids.filter(id => !seen.has(id));
    return this.#singles(this.#nextTurn(rest), seen, signal);
   }
   #nextTurn(ids) {
    if (ids.length <= SINGLES_PER_LOOK) return ids;
    const start = this.#turn % ids.length;
    this.#turn = start + SINGLES_PER_LOOK;
    return [ ...ids.slice(start), ...ids.slice(0, start) ].slice(0, SINGLES_PER_LOOK);
   }
   async #singles(ids, seen, signal) {
    const missing = [];
    let fault = null;
    await boundedMap(ids, 4, async id => {
     if (fault !== null) return;
     try {
      const scan = await this.#client.getScan(id, {
       signal: signal
      });
      if (scan.id !== id) throw strange(id);
      seen.set(id, scan);
     } catch (error) {
      if (signal.aborted || !(error instanceof errors._7)) throw error;
      if (error instanceof errors.hD && error.status === 404) missing.push(id); else fault = error;
     }
    });
    return {
     seen: seen,
     missing: missing,
     fault: fault
    };
   }
  }
  function strange(id) {
   const request = `GET /v1/scans/${id}`;
   return new errors.LQ("response_malformed", `${request}: the answer is another scan.`, {
    request: request
   });
  }
  function isPassing(error) {
   if (!(error instanceof errors.hD)) return true;
   const status = error.status ?? 0;
   return status >= 500 || status === 429 || status === 408;
  }
  const EMBEDDED_PROFILE = {
   firstMs: 150,
   share: .1,
   maxMs: 2e3
  };
  const REMOTE_PROFILE = {
   firstMs: 500,
   share: .2,
   maxMs: 3e4
  };
  function nextPause(profile, elapsedMs, floorMs) {
   const adaptive = Math.min(profile.maxMs, Math.max(profile.firstMs, elapsedMs * profile.share));
   return Math.round(Math.max(adaptive, floorMs ?? 0));
  }
  var external_node_url_ = __webpack_require__(73136);
  function scanFits(plan, scan) {
   if (scan.scan_type !== "" && scan.scan_type !== plan.scanType) return false;
   if (scan.target === "") return true;
   const asked = hostAndPort(plan.target.hostname);
   const told = hostAndPort(scan.target);
   return told.host === asked.host && (told.port === null || asked.port === null || told.port === asked.port);
  }
  function tellScan({target: target, scan_type: scan_type}) {
   return `a scan of ${[ target.slice(0, 100), scan_type.slice(0, 40) ].filter(Boolean).join(", ") || "something else"}`;
  }
  function hostAndPort(text) {
   const authority = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, "").replace(/[/?#].*/s, "");
   const [, name = "", port] = /^(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/.exec(authority) ?? [ null, authority, undefined ];
   const host = (name.startsWith("[") ? name : (0, external_node_url_.domainToASCII)(name) || name).toLowerCase().replace(/\.$/, "");
   return {
    host: host,
    port: port === undefined || port === "" || port === "443" || port === "80" ? null : port
   };
  }
  const MAX_FAULTS_IN_A_ROW = 4;
  const MAX_MISSES = 3;
  const TWICE = problem("scan_mismatch", "The service gave the same scan for two that were asked for.");
  async function awaitScans(request) {
   const {client: client, clock: clock, signal: signal, requestSignal: requestSignal, progress: progress} = request;
   const startedAt = clock.now();
   const created = request.scans.filter(scan => scan.scanId !== null);
   const looker = new Looker(client, created.length);
   const ended = new Map;
   const pending = new Map(created.map(scan => [ scan.scanId, {
    scan: scan,
    polls: 0,
    misses: 0
   } ]));
   let last = new Map;
   let faultsInARow = 0;
   let stop = null;
   for (const scan of request.scans) {
    if (scan.scanId === null) ended.set(scan.plan.index, notCreated(scan)); else if (pending.get(scan.scanId)?.scan !== scan) ended.set(scan.plan.index, notCreated({
     ...scan,
     problem: TWICE
    }));
   }
   const end = (id, outcome, why, seen) => {
    const entry = pending.get(id);
    if (entry === undefined) return;
    pending.delete(id);
    const durationMs = ownDuration(seen) ?? clock.now() - startedAt;
    ended.set(entry.scan.plan.index, {
     plan: entry.scan.plan,
     scanId: id,
     outcome: outcome,
     problem: why,
     scan: seen,
     durationMs: durationMs,
     polls: entry.polls
    });
    progress({
     type: "scan-ended",
     scanId: id,
     target: entry.scan.plan.target.input,
     status: seen?.status || outcome
    });
   };
   while (pending.size > 0 && stop === null) {
    const now = clock.now();
    if (signal.aborted) stop = {
     outcome: "cancelled",
     problem: problem("aborted", "The run was aborted before the scan ended.")
    }; else if (now >= request.deadline || requestSignal.aborted) stop = {
     outcome: "timed-out",
     problem: timedOut(now - startedAt)
    };
    if (stop !== null) break;
    const pause = nextPause(request.profile, now - startedAt, request.floorMs);
    try {
     await clock.sleep(Math.min(pause, request.deadline - now), requestSignal);
     const look = await looker.look([ ...pending.keys() ], requestSignal);
     last = new Map([ ...last, ...look.seen ]);
     for (const entry of pending.values()) entry.polls += 1;
     for (const [id, seen] of look.seen) {
      const plan = pending.get(id)?.scan.plan;
      if (plan !== undefined && !scanFits(plan, seen)) end(id, "unknown", mismatch(seen), seen); else settle(id, seen, end);
     }
     for (const id of look.missing) {
      const entry = pending.get(id);
      if (entry === undefined) continue;
      entry.misses += 1;
      if (entry.misses >= MAX_MISSES) end(id, "unknown", problem("scan_lost", "The service does not know the scan any more."), null);
     }
     faultsInARow = look.fault === null ? 0 : faultsInARow + 1;
     if (look.fault !== null && (!isPassing(look.fault) || faultsInARow >= MAX_FAULTS_IN_A_ROW)) {
      const {message: message} = problemOf(look.fault, "The service could not be asked for the scans");
      stop = {
       outcome: "unknown",
       problem: problem("service_unreachable", message)
      };
     }
     if (request.failFast && [ ...ended.values() ].some(scan => scan.outcome !== "succeeded")) {
      stop = {
       outcome: "cancelled",
       problem: problem("scan_cancelled", "Not waited for: another scan of the run ended without success and fail-fast is on.")
      };
     }
     progress({
      type: "polled",
      pending: pending.size,
      total: created.length,
      elapsedMs: clock.now() - startedAt,
      requests: client.requestCount()
     });
    } catch (error) {
     if (!requestSignal.aborted) throw error;
    }
   }
   if (stop !== null) for (const id of [ ...pending.keys() ]) end(id, stop.outcome, stop.problem, last.get(id) ?? null);
   return [ ...ended.values() ].sort((a, b) => a.plan.index - b.plan.index);
  }
  function settle(id, seen, end) {
   if (seen.status === "" || !(0, scan_states.dR)(seen.status)) return;
   switch (seen.status) {
   case "succeeded":
    if (!seen.failure?.reason && !seen.failure?.message) end(id, "succeeded", null, seen); else end(id, "unknown", problem("scan_status_unknown", "The scan is told as succeeded and failed at once."), seen);
    return;

   case "failed":
    {
     const failure = seen.failure;
     const why = failure === null ? "no reason given" : [ failure.reason, failure.message ].filter(Boolean).join(": ");
     end(id, "failed", problem("scan_failed", `The scan failed: ${why.slice(0, 400)}`), seen);
     return;
    }

   case "cancelled":
    end(id, "cancelled", problem("scan_cancelled", "The scan was cancelled."), seen);
    return;

   default:
    {
     const word = seen.status.slice(0, 40);
     end(id, "unknown", problem("scan_status_unknown", `The scan ended with the unknown status "${word}".`), seen);
     return;
    }
   }
  }
  function mismatch(seen) {
   return problem("scan_mismatch", `The service tells of ${tellScan(seen)} in place of the one that was asked for.`);
  }
  function notCreated(scan) {
   const why = scan.problem ?? problem("scan_not_created", "The scan was not created.");
   return {
    plan: scan.plan,
    scanId: null,
    outcome: "not-created",
    problem: why,
    scan: null,
    durationMs: 0,
    polls: 0
   };
  }
  function timedOut(elapsedMs) {
   const seconds = Math.round(elapsedMs / 1e3);
   return problem("scan_timed_out", `The scan was not final after ${seconds} s; timeout-minutes is over.`);
  }
  function ownDuration(scan) {
   if (scan?.started_at == null || scan.finished_at == null) return null;
   const ms = Date.parse(scan.finished_at) - Date.parse(scan.started_at);
   return Number.isFinite(ms) && ms >= 0 ? ms : null;
  }
  async function checkBudget(client, plan, maxTokens, signal) {
   const usage = await usageOf(client, signal);
   const planned = usage?.prices == null ? null : priceOf(plan, usage.prices);
   const balance = usage?.balance ?? null;
   return {
    planned: planned,
    balance: balance,
    problem: judgeBudget(plan, planned, balance, maxTokens)
   };
  }
  function priceOf(plan, prices) {
   let sum = 0;
   for (const scan of plan) {
    const price = Object.hasOwn(prices, `scan.${scan.scanType}`) ? prices[`scan.${scan.scanType}`] : undefined;
    if (price === undefined) return null;
    sum += price;
   }
   return sum;
  }
  function judgeBudget(plan, planned, balance, maxTokens) {
   if (maxTokens === 0) return null;
   if (planned === null) {
    return problem("budget_unknown", `max-tokens is ${maxTokens}, but the service does not tell what ${plan.length} scan(s) cost.`);
   }
   if (planned > maxTokens) {
    return problem("budget_exceeded", `${plan.length} scan(s) cost ${planned} tokens; max-tokens allows ${maxTokens}.`);
   }
   if (balance !== null && planned > balance) {
    return problem("budget_exceeded", `${plan.length} scan(s) cost ${planned} tokens; the balance is ${balance}.`);
   }
   return null;
  }
  async function usageOf(client, signal) {
   try {
    return await client.getUsage({
     signal: signal
    });
   } catch (error) {
    if (signal.aborted || !(error instanceof errors._7)) throw error;
    return null;
   }
  }
  async function cancelScans(client, scanIds, withinMs) {
   const signal = AbortSignal.timeout(withinMs);
   const cancelled = await boundedMap(scanIds, 8, async id => {
    try {
     const {status: status} = await client.cancelScan(id, {
      signal: signal
     });
     return status === "cancelled" ? [ id ] : [];
    } catch {
     return [];
    }
   });
   return cancelled.flat();
  }
  function unfinishedIds(ended) {
   return ended.flatMap(({scanId: scanId, outcome: outcome, problem: problem, scan: scan}) => {
    if (scanId === null) return [];
    const gaveUp = problem?.code === "aborted" || problem?.code === "service_unreachable";
    const isOpen = outcome === "timed-out" || gaveUp || outcome === "cancelled" && scan?.status !== "cancelled";
    return isOpen ? [ scanId ] : [];
   });
  }
  function missingFindings(findings, omitted, announcements) {
   const shown = (0, primitives.Ot)(findings);
   for (const announced of announcements) {
    if (announced === null || announced === undefined) continue;
    if (shown.total + omitted < announced.total) return `The service counts ${announced.total} findings but shows ${shown.total}.`;
    const counts = "by_severity" in announced ? announced.by_severity : announced;
    let expected = 0;
    let seen = 0;
    for (const severity of primitives.oC) {
     expected += counts[severity] ?? 0;
     seen += shown[severity];
     if (seen + omitted < expected) return `The service counts ${expected} findings of severity ${severity} or worse but shows ${seen}.`;
    }
   }
   if (omitted > 0 && findings.length < limits.b.findingsPerScanMax) return `The service left ${omitted} finding(s) out although it shows only ${findings.length}.`;
   return null;
  }
  const MAX_FINDINGS_PER_SCAN = 2e4;
  const PAGE_SIZES = [ limits.b.pageSizeMax, 10, 1 ];
  async function readFindings(client, scanId, signal, severity) {
   let fault;
   for (const size of PAGE_SIZES) {
    try {
     return await readAll(client, scanId, signal, size, severity);
    } catch (error) {
     fault = error;
     if (signal.aborted) throw error;
     if (error instanceof errors.LQ && error.code === "response_too_large") continue;
     if (error instanceof errors.hD && (error.status === 400 || error.status === 422) && size === limits.b.pageSizeMax) {
      return readAll(client, scanId, signal, null, severity);
     }
     throw error;
    }
   }
   throw fault;
  }
  async function readAll(client, scanId, signal, limit, severity) {
   const unique = new Map;
   const pages = cursor => client.listFindings(scanId, {
    ...limit === null ? {} : {
     limit: limit
    },
    ...cursor === undefined ? {} : {
     cursor: cursor
    },
    ...severity === undefined ? {} : {
     severity: severity
    }
   }, {
    signal: signal
   });
   for await (const finding of iterate(pages, MAX_FINDINGS_PER_SCAN + 1)) {
    unique.set(identityOf(finding), finding);
    if (unique.size > MAX_FINDINGS_PER_SCAN) return {
     findings: [ ...unique.values() ].slice(0, -1),
     cut: true
    };
   }
   return {
    findings: [ ...unique.values() ],
    cut: false
   };
  }
  function identityOf(finding) {
   return finding.id === "" ? JSON.stringify(finding) : finding.id;
  }
  async function resolveSeverities(client, scanId, findings, signal) {
   const unknown = new Set(findings.filter(finding => finding.severity === "unknown").map(identityKey));
   const resolved = new Map;
   let criticalIsKnown = true;
   for (const severity of primitives.oC) {
    if (resolved.size >= unknown.size) break;
    try {
     const {findings: listed} = await readFindings(client, scanId, signal, severity);
     for (const finding of listed) {
      const key = identityKey(finding);
      if (unknown.has(key) && !resolved.has(key)) resolved.set(key, severity);
     }
    } catch (error) {
     if (signal.aborted || !(error instanceof errors._7)) throw error;
     if (severity === "critical") criticalIsKnown = false;
     break;
    }
   }
   const rest = criticalIsKnown ? "high" : "critical";
   let assumed = 0;
   const graded = findings.map(finding => {
    if (finding.severity !== "unknown") return {
     ...finding,
     severity: finding.severity
    };
    const severity = resolved.get(identityKey(finding));
    if (severity === undefined) assumed += 1;
    return {
     ...finding,
     severity: severity ?? rest
    };
   });
   return {
    findings: graded,
    assumed: assumed
   };
  }
  function identityKey(finding) {
   return finding.id === "" ? finding.fingerprint : finding.id;
  }
  function collectResults(client, scans, signal, now) {
   return boundedMap(scans, 8, async ended => {
    const nothing = {
     ended: ended,
     findings: [],
     report: null,
     document: null,
     warnings: []
    };
    if (ended.outcome !== "succeeded" || ended.scanId === null) return {
     ...nothing,
     problem: null
    };
    try {
     return await collectOne(client, ended, ended.scanId, signal, now);
    } catch (error) {
     const why = problemOf(error, "The findings could not be read");
     return {
      ...nothing,
      problem: {
       code: "findings_unreadable",
       message: why.message
      }
     };
    }
   });
  }
  async function collectOne(client, ended, scanId, signal, now) {
   const warnings = [];
   const received = await reportOf(client, scanId, signal, warnings);
   const report = received?.report ?? null;
   const announced = ended.scan?.findings_count?.total ?? null;
   const omitted = report?.summary.omitted ?? 0;
   const own = report === null ? null : received?.findings ?? null;
   const trusted = own !== null && own.length === report?.summary.total && own.length + omitted >= (announced ?? 0);
   let raw;
   let cut = false;
   if (own !== null && trusted) {
    raw = own;
   } else {
    const read = await listOrReport(client, scanId, signal, received, warnings);
    raw = read.findings;
    cut = read.cut;
   }
   const {findings: graded, assumed: assumed} = await resolveSeverities(client, scanId, raw, signal);
   if (assumed > 0) {
    const severity = graded.some(finding => finding.severity === "critical") ? "the most severe they can be" : "high";
    warnings.push(`${assumed} findings of ${ended.plan.target.input} carry no severity that is known; they count as ${severity}.`);
   }
   if (omitted > 0) warnings.push(`${omitted} more findings of ${ended.plan.target.input} are above the bound of a scan.`);
   const findings = graded.map(finding => completed(finding, scanId, now));
   const strangers = graded.filter(finding => finding.scan_id !== "" && finding.scan_id !== scanId).length;
   const missing = missingFindings(findings, omitted, [ ended.scan?.findings_count, report?.summary ]);
   return {
    ended: ended,
    findings: findings,
    report: report === null ? null : {
     ...report,
     findings: findings,
     summary: {
      ...report.summary,
      ...summaryOf(findings)
     }
    },
    document: report === null ? received?.document ?? null : null,
    problem: cut ? problem("findings_incomplete", `The scan has more findings than can be read (${findings.length}).`) : strangers > 0 ? problem("findings_incomplete", `The service answered with ${strangers} finding(s) of another scan.`) : missing === null ? null : problem("findings_incomplete", missing),
    warnings: warnings
   };
  }
  async function reportOf(client, scanId, signal, warnings) {
   try {
    const received = await client.getReport(scanId, {
     signal: signal
    });
    const told = received.report?.scan.id ?? "";
    if (told === "" || told === scanId) return received;
    warnings.push(`The report of scan ${scanId} is of another scan; it is left out.`);
    return null;
   } catch (error) {
    if (signal.aborted || !(error instanceof errors._7)) throw error;
    return null;
   }
  }
  async function listOrReport(client, scanId, signal, received, warnings) {
   try {
    return await readFindings(client, scanId, signal);
   } catch (error) {
    if (signal.aborted || !(error instanceof errors._7)) throw error;
    if (received?.findings == null) throw error;
    warnings.push("The list of findings could not be read; those of the report are used.");
    return {
     findings: received.findings,
     cut: false
    };
   }
  }
  function summaryOf(findings) {
   const {total: total, ...by_severity} = (0, primitives.Ot)(findings);
   return {
    by_severity: by_severity,
    total: total
   };
  }
  function completed(finding, scanId, now) {
   const {severity_word: _, ...rest} = finding;
   return {
    ...rest,
    severity: finding.severity,
    id: finding.id === "" ? `fnd_${finding.fingerprint.slice(0, 24)}` : finding.id,
    scan_id: scanId,
    first_seen_at: finding.first_seen_at === "" ? new Date(now()).toISOString() : finding.first_seen_at
   };
  }
  function delayedSignal(signal, delayMs) {
   const controller = new AbortController;
   const arm = () => {
    const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
    timer.unref();
   };
   if (signal.aborted) arm(); else signal.addEventListener("abort", arm, {
    once: true
   });
   return controller.signal;
  }
  var external_node_crypto_ = __webpack_require__(77598);
  function idempotencyKey(run, rerun, scans, purpose) {
   const parts = {
    repository: run.repository,
    runId: run.runId,
    job: run.job,
    step: run.step,
    matrix: run.matrix,
    attempt: rerun === "new" ? run.runAttempt : 0,
    payload: payloadDigest(scans),
    purpose: purpose
   };
   return `scan-gate-${(0, external_node_crypto_.createHash)("sha256").update(canonical(parts)).digest("hex").slice(0, 48)}`;
  }
  function payloadDigest(scans) {
   const payload = scans.map(scan => [ scan.target.hostname, scan.scanType, scan.target.options ]);
   return (0, external_node_crypto_.createHash)("sha256").update(canonical(payload)).digest("hex");
  }
  function canonical(value) {
   return JSON.stringify(value, (_, entry) => typeof entry === "object" && entry !== null && !Array.isArray(entry) ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => a < b ? -1 : 1)) : entry);
  }
  var private_host = __webpack_require__(76444);
  async function proveOwnership(client, service, scans, registered, verification, signal) {
   const needed = new Set(scans.filter(scan => scan.scanType !== "quick").map(scan => scan.target.hostname));
   const targets = [ ...registered.values() ].filter(entry => needed.has(entry.hostname));
   const proofs = await boundedMap(targets, 4, async ({hostname: hostname, target: target}) => {
    if (target === null) return [ hostname, {
     proven: false,
     instructions: ""
    } ];
    if (target.status === "verified") return [ hostname, {
     proven: true,
     instructions: ""
    } ];
    const methods = methodsFor(verification, service, hostname);
    return [ hostname, await verify(client, target, methods, signal) ];
   });
   return new Map(proofs);
  }
  function methodsFor(verification, service, hostname) {
   if (verification !== "auto") return [ verification ];
   if (service === "embedded" && (0, private_host.S)(hostname)) return [ "local", "http_file", "meta_tag" ];
   return [ "dns", "http_file", "meta_tag" ];
  }
  async function verify(client, target, methods, signal) {
   let last = target;
   for (const method of methods) {
    try {
     last = await client.verifyTarget(target.id, {
      method: method
     }, {
      signal: signal
     });
    } catch (error) {
     if (signal.aborted || !(error instanceof errors._7)) throw error;
     if (error.code !== "validation_error") break;
     continue;
    }
    if (last.status === "verified") return {
     proven: true,
     instructions: ""
    };
   }
   return {
    proven: false,
    instructions: instructionsOf(last, target)
   };
  }
  function instructionsOf(last, first) {
   const list = last.verification.instructions.length > 0 ? last.verification.instructions : first.verification.instructions;
   const texts = list.slice(0, 4).map(instruction).filter(text => text !== "");
   const reason = last.verification.reason ? ` (${last.verification.reason.slice(0, 200)})` : "";
   return texts.length === 0 ? reason.trim() : `Do one of: ${texts.join(" | ")}${reason}`;
  }
  function instruction(entry) {
   const {text: text, value: value} = entry;
   if (text === "") return [ entry.record_type, entry.record_name ?? entry.url, value ].filter(Boolean).join(" ");
   return value === "" || text.includes(value) ? text : `${text.replace(/\.$/, "")}: ${value}`;
  }
  const MAX_PAGES = 50;
  async function registerTargets(client, scans, run, signal, progress) {
   const hostnames = [ ...new Set(scans.map(scan => scan.target.hostname)) ];
   const registered = await boundedMap(hostnames, 4, async hostname => {
    const own = scans.filter(scan => scan.target.hostname === hostname);
    const result = await registerOne(client, hostname, idempotencyKey(run, "new", own, "target"), signal, progress);
    progress({
     type: "registered",
     target: hostname,
     targetId: result.target?.id ?? null,
     reused: result.reused
    });
    return result;
   });
   return new Map(registered.map(entry => [ entry.hostname, entry ]));
  }
  async function registerOne(client, hostname, key, signal, progress) {
   try {
    return {
     hostname: hostname,
     target: await client.createTarget({
      hostname: hostname
     }, {
      idempotencyKey: key,
      signal: signal
     }),
     reused: false,
     problem: null
    };
   } catch (error) {
    if (!(error instanceof errors.hD)) throw error;
    if (error.code === "conflict" || error.status === 409) {
     const target = await findTarget(client, hostname, error, signal);
     return {
      hostname: hostname,
      target: target,
      reused: true,
      problem: null
     };
    }
    if (error.code === "insufficient_scope") {
     const message = `The API key may not register targets (targets:write); ${hostname} is taken as registered.`;
     progress({
      type: "warning",
      message: message
     });
     return {
      hostname: hostname,
      target: null,
      reused: true,
      problem: null
     };
    }
    if (isAboutThisHost(error)) return {
     hostname: hostname,
     target: null,
     reused: false,
     problem: problemOf(error, "Not registered")
    };
    throw error;
   }
  }
  function isAboutThisHost({status: status}) {
   return status === 400 || status === 404 || status === 422;
  }
  async function findTarget(client, hostname, conflict, signal) {
   const existing = conflict.details.find(detail => detail.existing_id !== undefined)?.existing_id;
   try {
    if (existing !== undefined && existing !== "") return await client.getTarget(existing, {
     signal: signal
    });
    const pages = cursor => client.listTargets(cursor === undefined ? {
     hostname: hostname
    } : {
     hostname: hostname,
     cursor: cursor
    }, {
     signal: signal
    });
    for await (const target of iterate(pages, MAX_PAGES)) {
     if (target.hostname === hostname) return target;
    }
    return null;
   } catch (error) {
    if (signal.aborted) throw error;
    return null;
   }
  }
  function pairResults(chunk, bulk) {
   const {results: results} = bulk;
   const taken = new Set;
   const take = (plan, scan) => {
    taken.add(scan.id);
    return {
     plan: plan,
     scan: scan,
     problem: null
    };
   };
   const inPlace = chunk.map((plan, place) => {
    const scan = scanOf(results[place]);
    return scan !== null && scanFits(plan, scan) && !taken.has(scan.id) ? take(plan, scan) : null;
   });
   return inPlace.map((paired, place) => {
    const plan = chunk[place];
    if (paired !== null) return paired;
    const own = results[place];
    const strays = results.map(scanOf).filter(scan => scan !== null && scan.target !== "" && !taken.has(scan.id));
    const stray = own === undefined || own.ok ? strays.find(scan => scan !== null && scanFits(plan, scan)) : undefined;
    return stray ? take(plan, stray) : {
     plan: plan,
     scan: null,
     problem: refusalOf(own)
    };
   });
  }
  function scanOf(result) {
   return result?.ok === true ? result.scan : null;
  }
  function refusalOf(result) {
   if (result === undefined) return problem("scan_not_created", "Not created: the service answered with fewer results than scans (scan_not_created)");
   if (result.scan !== null) return problem("scan_mismatch", `Not created: the service answered with ${tellScan(result.scan)} that is not the one asked for, or twice with the same.`);
   const code = result.error?.code ?? "scan_not_created";
   return {
    code: code,
    message: `Not created: ${(result.error?.message ?? code).slice(0, 400)} (${code})`
   };
  }
  var plan = __webpack_require__(51127);
  const MAX_BODY_BYTES = limits.b.bodyBytesMax - 16 * 1024;
  async function submitScans(request) {
   const submitted = [];
   const replays = [];
   let refused = false;
   for (const [index, chunk] of chunked(request.scans, request.metadata).entries()) {
    const why = notSent(request, refused);
    if (why !== null) {
     submitted.push(...chunk.map(plan => ({
      plan: plan,
      scanId: null,
      status: null,
      problem: why
     })));
     continue;
    }
    const {scans: scans, replayed: replayed} = await submitChunk(request, chunk, index);
    submitted.push(...scans);
    replays.push(replayed);
    refused ||= scans.some(scan => scan.scanId === null);
   }
   const replayed = replays.includes(false) ? false : replays.includes(null) ? null : replays.length > 0;
   return {
    scans: submitted,
    replayed: replayed
   };
  }
  function notSent(request, refused) {
   if (request.stop.aborted) return problem("aborted", "Not created: the run was stopped before.");
   if (!refused || !request.failFast) return null;
   return problem("scan_not_created", "Not created: an earlier scan of the run was refused and fail-fast is on.");
  }
  function chunked(scans, metadata) {
   const chunks = [];
   let bytes = 0;
   for (const scan of scans) {
    const size = Buffer.byteLength(JSON.stringify((0, plan.z)(scan, metadata))) + 1;
    const current = chunks.at(-1);
    if (current === undefined || current.length >= limits.b.bulkEntriesMax || bytes + size > MAX_BODY_BYTES) {
     chunks.push([ scan ]);
     bytes = size;
    } else {
     current.push(scan);
     bytes += size;
    }
   }
   return chunks;
  }
  async function submitChunk(request, chunk, index) {
   const {client: client, failFast: failFast, metadata: metadata, signal: signal} = request;
   const key = request.keyOf(chunk, index);
   const body = pairs => ({
    scans: chunk.map(scan => (0, plan.z)(scan, pairs)),
    fail_fast: failFast
   });
   try {
    return read(request, chunk, await client.createScansBulk(body(metadata), {
     idempotencyKey: key,
     signal: signal
    }));
   } catch (error) {
    if (!isAboutOurExtras(error) || Object.keys(metadata).length === 0) return refusedChunk(chunk, error);
    try {
     const bulk = await client.createScansBulk(body({}), {
      idempotencyKey: `${key}-bare`,
      signal: signal
     });
     request.warn("The service does not take metadata with a scan; it was left out.");
     return read(request, chunk, bulk);
    } catch (second) {
     return refusedChunk(chunk, second);
    }
   }
  }
  function isAboutOurExtras(error) {
   if (!(error instanceof errors.hD) || error.status !== 400 && error.status !== 422) return false;
   return error.code === "validation_error" || error.code.startsWith("http_") || error.code === "invalid_json";
  }
  function read(request, chunk, bulk) {
   const surplus = bulk.results.length - chunk.length;
   if (surplus > 0) request.warn(`The service answered with ${surplus} more result(s) than scans were asked for.`);
   const scans = pairResults(chunk, bulk).map(({plan: plan, scan: scan, problem: why}) => ({
    plan: plan,
    scanId: scan?.id ?? null,
    status: scan?.status || null,
    problem: why
   }));
   return {
    scans: scans,
    replayed: bulk.replayed
   };
  }
  function refusedChunk(chunk, error) {
   const isOurs = error instanceof errors._7;
   const whole = isOurs ? problemOf(error, "Not created") : problem("aborted", "Not created: the run was stopped.");
   const codes = error instanceof errors.hD ? error.entryCodes : [];
   const scans = chunk.map((plan, place) => {
    const code = codes[place] ?? null;
    const own = code === null ? whole : {
     code: code,
     message: `Not created: ${code} (${whole.code})`
    };
    return {
     plan: plan,
     scanId: null,
     status: null,
     problem: own
    };
   });
   return {
    scans: scans,
    replayed: null
   };
  }
  const MAX_GENERATIONS = 10;
  async function createOrResume(base, settings, run, earlierVerdict) {
   const submit = generation => submitScans({
    ...base,
    keyOf: (scans, chunk) => idempotencyKey(run, settings.rerun, scans, `scans ${generation} ${chunk}`)
   });
   if (settings.rerun === "new" || run.runAttempt <= 1) return {
    scans: (await submit(1)).scans,
    reused: false
   };
   const first = earlierVerdict === "final" ? run.runAttempt : Math.max(1, run.runAttempt - MAX_GENERATIONS + 1);
   for (let generation = first; ;generation += 1) {
    const submission = await submit(generation);
    if (generation >= run.runAttempt || submission.replayed === false || base.stop.aborted) return {
     scans: submission.scans,
     reused: false
    };
    const current = await withStatus(base, submission);
    const ended = current.filter(scan => scan.status !== null && (0, scan_states.dR)(scan.status));
    const judged = ended.length === current.length && !(earlierVerdict === "none" && generation === run.runAttempt - 1);
    if (judged) continue;
    const scans = await replaceLost(base, run, settings, current);
    const earlier = new Set(current.map(scan => scan.scanId));
    return {
     scans: scans,
     reused: scans.some(scan => scan.scanId !== null && earlier.has(scan.scanId))
    };
   }
  }
  async function withStatus(base, submission) {
   return boundedMap(submission.scans, 4, async scan => {
    if (scan.scanId === null) return scan;
    try {
     const {status: status} = await base.client.getScan(scan.scanId, {
      signal: base.signal
     });
     return {
      ...scan,
      status: status === "" ? null : status
     };
    } catch {
     return {
      ...scan,
      status: null
     };
    }
   });
  }
  async function replaceLost(base, run, settings, scans) {
   const isLost = scan => scan.scanId === null || scan.status !== null && (0, scan_states.dR)(scan.status) && scan.status !== "succeeded";
   const lost = scans.filter(isLost).map(scan => scan.plan);
   if (lost.length === 0) return scans;
   const purpose = `replacement ${run.runAttempt}`;
   const replaced = await submitScans({
    ...base,
    scans: lost,
    keyOf: (chunk, index) => idempotencyKey(run, settings.rerun, chunk, `${purpose} ${index}`)
   });
   const byIndex = new Map(replaced.scans.map(scan => [ scan.plan.index, scan ]));
   return scans.map(scan => byIndex.get(scan.plan.index) ?? scan);
  }
  const SUBMIT_GRACE_MS = 1500;
  async function createScans(request) {
   const {plan: plan, settings: settings, run: run, dependencies: dependencies, signal: signal, report: report} = request;
   const {client: client, service: service} = dependencies;
   const registered = await registerTargets(client, plan, run, signal, report);
   const targetIds = new Map([ ...registered.values() ].flatMap(({hostname: hostname, target: target}) => target === null ? [] : [ [ hostname, target.id ] ]));
   const refusals = plan.flatMap(scan => {
    const why = registered.get(scan.target.hostname)?.problem ?? null;
    return why === null ? [] : [ {
     plan: scan,
     scanId: null,
     status: null,
     problem: why
    } ];
   });
   const scans = plan.filter(scan => !refusals.some(refusal => refusal.plan === scan));
   if (scans.length === 0) return {
    scans: refusals,
    reused: false,
    targetIds: targetIds
   };
   const ownership = await proveOwnership(client, service, scans, registered, settings.verification, signal);
   const keys = chunked(scans, run.metadata).map((chunk, index) => idempotencyKey(run, settings.rerun, chunk, `scans 1 ${index}`));
   report({
    type: "submitting",
    scans: scans.length,
    idempotencyKeys: keys
   });
   const result = await createOrResume({
    client: client,
    scans: scans,
    metadata: run.metadata,
    failFast: settings.failFast,
    stop: signal,
    signal: delayedSignal(signal, SUBMIT_GRACE_MS),
    warn: message => report({
     type: "warning",
     message: message
    })
   }, settings, run, await earlierVerdictOf(request));
   const scanIds = result.scans.flatMap(scan => scan.scanId === null ? [] : [ scan.scanId ]);
   report({
    type: "submitted",
    scanIds: scanIds,
    reused: result.reused
   });
   const explained = result.scans.map(scan => explain(scan, ownership));
   return {
    scans: [ ...refusals, ...explained ],
    reused: result.reused,
    targetIds: targetIds
   };
  }
  async function earlierVerdictOf({run: run, settings: settings, dependencies: dependencies}) {
   if (run.runAttempt <= 1 || settings.rerun === "new") return null;
   try {
    return await (dependencies.earlierVerdict?.()) ?? null;
   } catch {
    return null;
   }
  }
  function explain(scan, ownership) {
   if (scan.problem?.code !== "target_not_verified") return scan;
   const {hostname: hostname} = scan.plan.target;
   const instructions = ownership.get(hostname)?.instructions ?? "";
   const message = `Not created: ownership of ${hostname} is not proven, which a ${scan.plan.scanType} scan needs. ${instructions} Or choose scan type quick.`;
   return {
    ...scan,
    problem: {
     code: scan.problem.code,
     message: message.replace(/\s+/g, " ")
    }
   };
  }
  var external_node_dns_ = __webpack_require__(40610);
  var external_node_net_ = __webpack_require__(77030);
  var undici = __webpack_require__(46752);
  var discard_body = __webpack_require__(36629);
  var address_guard = __webpack_require__(52556);
  var interstitial_of = __webpack_require__(78162);
  var local_names = __webpack_require__(89394);
  var user_agent = __webpack_require__(28957);
  const TIMEOUT_MS = 8e3;
  const REDIRECTS_MAX = 5;
  const UNRESOLVED = "no such host name";
  const BODY_BYTES_MAX = 64 * 1024;
  const ADDRESSES = {
   mode: "any",
   allow: []
  };
  const MAY_PASS = new Set([ "target_server_error", "target_maintenance", "target_not_deployed" ]);
  function createTargetProbe(proxy) {
   const tls = {
    rejectUnauthorized: false,
    timeout: TIMEOUT_MS,
    lookup: guardedLookup
   };
   const options = {
    connect: tls,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS
   };
   const agent = proxy === "none" ? new undici.Agent(options) : new undici.J2({
    ...options,
    requestTls: tls
   });
   const dispatcher = agent.compose(undici.dY.decompress({
    skipErrorResponses: false
   }));
   const probe = async (target, signal) => {
    let silent = {
     kind: "silent",
     detail: "no response"
    };
    for (const scheme of schemesOf(target)) {
     const result = await look(dispatcher, target, scheme, signal);
     if (result.kind !== "silent") return result;
     silent = result;
    }
    return silent;
   };
   return Object.assign(probe, {
    close: () => agent.destroy()
   });
  }
  function schemesOf(target) {
   if (target.options.scheme !== undefined) return [ target.options.scheme ];
   return /:80$/.test(target.hostname) ? [ "http" ] : [ "https", "http" ];
  }
  async function look(dispatcher, target, scheme, outer) {
   const start = new URL(`${scheme}://${target.hostname}${target.options.start_path ?? "/"}`);
   if (isRefusedAddress(start.hostname)) return {
    kind: "ready"
   };
   const signal = AbortSignal.any([ outer, AbortSignal.timeout(TIMEOUT_MS) ]);
   const headers = headersFor(target, start);
   let url = start;
   try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
     const path = url.pathname + url.search;
     const response = await dispatcher.request({
      origin: url.origin,
      path: path,
      method: "GET",
      signal: signal,
      headers: headers
     });
     const {location: location} = response.headers;
     const isRedirect = response.statusCode >= 300 && response.statusCode < 400 && typeof location === "string";
     const next = isRedirect ? URL.parse(location, url.href) : null;
     if (next === null) return target_probe_judge(response.statusCode, response.headers, await firstPart(response.body));
     (0, discard_body.L)(response.body);
     if (next.origin !== start.origin) return {
      kind: "ready"
     };
     url = next;
    }
    return {
     kind: "ready"
    };
   } catch (error) {
    if (outer.aborted) throw error;
    if (error instanceof RefusedAddress || error instanceof Error && error.cause instanceof RefusedAddress) return {
     kind: "ready"
    };
    const detail = detailOf(error);
    return {
     kind: "silent",
     detail: detail,
     unresolved: detail === UNRESOLVED
    };
   }
  }
  function headersFor(target, start) {
   const isPrivate = start.protocol === "https:" || target.options.scheme === "http" || (0, 
   local_names.m)(start.hostname.replace(/^\[|\]$/g, ""));
   const own = isPrivate ? target.options.request_headers ?? {} : {};
   const names = new Set(Object.keys(own).map(name => name.toLowerCase()));
   return {
    ...Object.fromEntries(user_agent.R.filter(([name]) => !names.has(name.toLowerCase()))),
    ...own
   };
  }
  function target_probe_judge(status, headers, body) {
   const known = (0, interstitial_of.C)(name => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
   }, body);
   if (known !== null) return obstacle(known.code, `shows ${known.name}`);
   if (status >= 500) return obstacle("target_server_error", `responds with ${status}`);
   if (status === 401 || status === 403) return obstacle("target_refused", `responds with ${status}`);
   return {
    kind: "ready"
   };
  }
  function obstacle(code, detail) {
   return {
    kind: MAY_PASS.has(code) ? "not-yet" : "walled",
    code: code,
    detail: detail
   };
  }
  function remedyFor(code) {
   return contract_coverage.QD[code].fix;
  }
  async function firstPart(body) {
   const parts = [];
   let size = 0;
   for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= BODY_BYTES_MAX) break;
   }
   (0, discard_body.L)(body);
   return Buffer.concat(parts).toString("latin1").slice(0, BODY_BYTES_MAX);
  }
  class RefusedAddress extends Error {}
  function isRefusedAddress(hostname) {
   const host = hostname.replace(/^\[|\]$/g, "");
   return (0, external_node_net_.isIP)(host) !== 0 && (0, address_guard.V4)(host, ADDRESSES) !== null;
  }
  const guardedLookup = (hostname, options, callback) => {
   (0, external_node_dns_.lookup)(hostname, {
    ...options,
    all: true
   }, (error, addresses) => {
    if (error !== null) return callback(error, "", 4);
    if (addresses.some(({address: address}) => (0, address_guard.V4)(address, ADDRESSES) !== null)) return callback(new RefusedAddress(hostname), "", 4);
    const [first] = addresses;
    if (options.all === true || first === undefined) return callback(null, addresses);
    return callback(null, first.address, first.family);
   });
  };
  function detailOf(error) {
   const inner = error instanceof AggregateError ? error.errors[0] : error;
   const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
   if (code === "ECONNREFUSED") return "connection refused";
   if (code === "ENOTFOUND" || code === "EAI_AGAIN") return UNRESOLVED;
   if (code.includes("TIMEOUT") || inner instanceof Error && inner.name === "TimeoutError") return "no response in time";
   if (code === "UND_ERR_SOCKET" || code === "ECONNRESET") return "it closed the connection";
   if (code.startsWith("HPE_")) return "it responds with something that is not HTTP";
   return /^E[A-Z]+$/.test(code) ? `no response (${code})` : "no response";
  }
  const PAUSES = [ 500, 1e3, 2e3, 3e3, 5e3 ];
  const PARALLEL = 32;
  async function waitForTargets(request) {
   if (request.waitMs === 0) return new Map;
   const deadline = request.clock.now() + request.waitMs;
   const unready = await boundedMap(request.targets, PARALLEL, async target => [ target, await waitForOne(request, target, deadline) ]);
   return new Map(unready.flatMap(([target, why]) => why === null ? [] : [ [ target, why ] ]));
  }
  async function waitForOne(request, target, deadline) {
   const {clock: clock, signal: signal, progress: progress} = request;
   for (let round = 0; ;round += 1) {
    const result = await request.probe(target, signal);
    if (result.kind === "ready") return null;
    const pause = PAUSES[Math.min(round, PAUSES.length - 1)];
    const isForeign = request.service === "remote" && result.kind === "silent" && result.unresolved === true;
    const isDecided = (result.kind === "walled" || isForeign) && round > 0;
    if (isDecided || clock.now() + pause >= deadline) return problemWith(request, target, result);
    progress({
     type: "waiting-for-target",
     target: target.input,
     detail: result.detail
    });
    await clock.sleep(pause, signal);
   }
  }
  function problemWith(request, target, result) {
   const seconds = Math.round(request.waitMs / 1e3);
   switch (result.kind) {
   case "walled":
    return problem(result.code, `Not scanned: ${target.input} ${result.detail}. ${remedyFor(result.code)}`);

   case "not-yet":
    return problem(result.code === "target_server_error" ? "target_not_ready" : result.code, `Not scanned: ${target.input} still ${result.detail} after ${seconds} s. Fix the deployment, or raise wait-for-target-seconds.`);

   default:
    if (request.service === "remote") {
     const message = `${target.input} does not respond to this machine (${result.detail}); the service may reach it.`;
     request.progress({
      type: "warning",
      message: message
     });
     return null;
    }
    return problem("target_not_ready", `Not scanned: ${target.input} did not respond within ${seconds} s (${result.detail}). Start it before the gate, check the address, or raise wait-for-target-seconds.`);
   }
  }
  const GRACE_MS = 6e4;
  const ABORT_CANCEL_MS = 2500;
  async function runGate(settings, run, dependencies) {
   const gate = new GateRun(settings, run, dependencies);
   try {
    return await gate.run();
   } finally {
    gate.dispose();
   }
  }
  class GateRun {
   #settings;
   #run;
   #deps;
   #clock;
   #startedAt;
   #abort;
   #signal;
   #warnings;
   #plan;
   #probe;
   #closeProbe;
   #targetIds=new Map;
   #plannedTokens=null;
   #reused=false;
   constructor(settings, run, deps) {
    this.#settings = settings;
    this.#run = run;
    this.#deps = deps;
    this.#clock = deps.clock ?? clock.m;
    this.#warnings = [ ...settings.policyOrigin.warnings ];
    this.#startedAt = this.#clock.now();
    this.#abort = deps.signal ?? (new AbortController).signal;
    this.#signal = AbortSignal.any([ this.#abort, AbortSignal.timeout(settings.timeoutMs) ]);
    this.#plan = (0, plan.G)(settings.targets);
    const own = deps.targetProbe === undefined ? createTargetProbe(deps.service === "embedded" ? "none" : "environment") : null;
    this.#probe = deps.targetProbe ?? own;
    this.#closeProbe = own?.close ?? (() => Promise.resolve());
   }
   dispose() {
    this.#closeProbe().catch(() => undefined);
   }
   async run() {
    try {
     const blocked = await this.#preflight();
     if (blocked !== null) return blocked;
     const unready = await this.#waitForTargets();
     const ready = this.#plan.filter(scan => !unready.has(scan.target));
     const skipped = this.#plan.flatMap(scan => {
      const why = unready.get(scan.target);
      return why === undefined ? [] : [ notAsked(scan, why) ];
     });
     const submitted = await this.#create(ready);
     if (!this.#settings.wait) return this.#started(skipped, submitted);
     const ended = await this.#await(submitted);
     await this.#cancelUnfinished(ended);
     const collected = await this.#collect(ended);
     return await this.#conclude(inPlanOrder([ ...skipped, ...collected ]));
    } catch (error) {
     return this.#conclude(this.#plan.map(scan => notAsked(scan, this.#interruption(error))));
    }
   }
   async #preflight() {
    const {maxTokens: maxTokens, dryRun: dryRun} = this.#settings;
    if (maxTokens === 0 && !dryRun) return null;
    const budget = await checkBudget(this.#deps.client, this.#plan, maxTokens, this.#signal);
    this.#plannedTokens = budget.planned;
    if (dryRun) {
     const price = budget.planned === null ? "an unknown number of" : String(budget.planned);
     const reasons = [ `Dry run: ${this.#plan.length} scan(s) would be created for ${price} tokens. Nothing was scanned.` ];
     if (budget.problem !== null) reasons.push(budget.problem.message);
     return unjudged(this.#facts([], budget.balance), reasons);
    }
    const {problem: why} = budget;
    if (why === null) return null;
    return this.#conclude(this.#plan.map(scan => notAsked(scan, why)));
   }
   #waitForTargets() {
    return waitForTargets({
     targets: this.#settings.targets,
     probe: this.#probe,
     waitMs: this.#settings.waitForTargetMs,
     clock: this.#clock,
     signal: this.#signal,
     service: this.#deps.service,
     progress: this.#report
    });
   }
   async #create(ready) {
    if (ready.length === 0) return [];
    const created = await createScans({
     plan: ready,
     settings: this.#settings,
     run: this.#run,
     dependencies: this.#deps,
     signal: this.#signal,
     report: this.#report
    });
    this.#reused = created.reused;
    this.#targetIds = created.targetIds;
    return created.scans;
   }
   #await(submitted) {
    const refused = this.#settings.failFast && submitted.some(scan => scan.scanId === null);
    return awaitScans({
     client: this.#deps.client,
     scans: submitted,
     clock: this.#clock,
     signal: this.#abort,
     requestSignal: this.#signal,
     deadline: refused ? this.#clock.now() : this.#startedAt + this.#settings.timeoutMs,
     profile: this.#deps.service === "embedded" ? EMBEDDED_PROFILE : REMOTE_PROFILE,
     floorMs: this.#settings.pollIntervalMs,
     failFast: this.#settings.failFast,
     progress: this.#report
    });
   }
   async #cancelUnfinished(ended) {
    if (this.#abort.aborted && !this.#settings.cancelOnAbort) return;
    const ids = unfinishedIds(ended);
    if (ids.length === 0) return;
    const cancelled = await cancelScans(this.#deps.client, ids, this.#abort.aborted ? ABORT_CANCEL_MS : 1e4);
    this.#report({
     type: "cancelled",
     scanIds: cancelled
    });
   }
   async #collect(ended) {
    if (this.#abort.aborted) return ended.map(withoutResults);
    const grace = AbortSignal.any([ this.#abort, AbortSignal.timeout(GRACE_MS + ended.length * 1e3) ]);
    const collected = await collectResults(this.#deps.client, ended, grace, () => this.#clock.now());
    this.#report({
     type: "collected",
     findings: collected.reduce((sum, scan) => sum + scan.findings.length, 0)
    });
    return collected;
   }
   async #conclude(scans) {
    const remaining = await this.#tokensRemaining(scans);
    const baseline = await this.#baseline(scans);
    return assemble({
     ...this.#facts(scans, remaining),
     baseline: baseline
    });
   }
   #started(skipped, submitted) {
    const scans = submitted.map(startedScan);
    const all = inPlanOrder([ ...skipped, ...scans ]);
    const refused = all.filter(scan => scan.ended.problem !== null);
    if (refused.length > 0) return assemble(this.#facts(all, null));
    return unjudged(this.#facts(all, null), [ `${scans.length} scan(s) started; wait is false, so there is no verdict.` ]);
   }
   async #tokensRemaining(scans) {
    if (this.#abort.aborted || scans.every(scan => scan.ended.scanId === null)) return null;
    try {
     const signal = AbortSignal.any([ this.#abort, AbortSignal.timeout(5e3) ]);
     return (await usageOf(this.#deps.client, signal))?.balance ?? null;
    } catch {
     return null;
    }
   }
   async #baseline(scans) {
    if (this.#deps.baseline === undefined || this.#abort.aborted) return null;
    if (scans.every(scan => scan.ended.scanId === null)) return null;
    try {
     return await this.#deps.baseline();
    } catch (error) {
     this.#report({
      type: "warning",
      message: problemOf(error, "The baseline could not be read").message
     });
     return null;
    }
   }
   #interruption(error) {
    if (this.#abort.aborted) return problem("aborted", "The run was aborted before the scans were created.");
    if (this.#signal.aborted) return problem("scan_timed_out", "timeout-minutes was over before the scans were created.");
    return problemOf(error, "The scans could not be created");
   }
   #facts(scans, tokensRemaining) {
    return {
     settings: this.#settings,
     run: this.#run,
     service: this.#deps.service,
     scans: scans,
     targetIds: this.#targetIds,
     baseline: null,
     aborted: this.#abort.aborted,
     reused: this.#reused,
     plannedTokens: this.#plannedTokens,
     tokensRemaining: tokensRemaining,
     warnings: this.#warnings,
     startedAt: this.#startedAt,
     now: this.#clock.now(),
     serviceReadyMs: this.#deps.serviceReadyMs ?? null
    };
   }
   #report=event => {
    if (event.type === "warning") this.#warnings.push(event.message);
    this.#deps.progress?.(event);
   };
  }
 }
};
