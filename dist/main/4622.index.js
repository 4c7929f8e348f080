export const id = 4622;
export const ids = [4622];
export const modules = {

/***/ 76092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
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
            signal?.removeEventListener('abort', onAbort);
            resolve();
        }, ms);
        signal?.addEventListener('abort', onAbort, { once: true });
    }),
};


/***/ }),

/***/ 36629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ discardBody)
/* harmony export */ });
/**
 * Gives up on a response body. undici reports the abort as an error of the stream, and an error that nobody listens to
 * ends the process.
 */
function discardBody(body) {
    body.on('error', () => undefined);
    body.destroy();
}


/***/ }),

/***/ 51127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planScans),
/* harmony export */   z: () => (/* binding */ bulkEntry)
/* harmony export */ });
/** Every target with every one of its scan types, in the order given. */
function planScans(targets) {
    return targets
        .flatMap((target) => target.scanTypes.map((scanType) => ({ target, scanType })))
        .map((scan, index) => ({ index, ...scan }));
}
/** The entry of a bulk request. Options and metadata are left out when empty: the API document shows neither. */
function bulkEntry(scan, metadata) {
    return {
        target: scan.target.hostname,
        scan_type: scan.scanType,
        ...(Object.keys(scan.target.options).length === 0 ? {} : { options: scan.target.options }),
        ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
    };
}


/***/ }),

/***/ 76444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isPrivateHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [network, prefix] of [
    ['127.0.0.0', 8],
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
    ['100.64.0.0', 10],
]) {
    PRIVATE.addSubnet(network, prefix, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
/** Names that public DNS does not serve (RFC 6761, RFC 6762, RFC 8375, and `.internal`). */
const PRIVATE_SUFFIXES = ['.localhost', '.local', '.internal', '.home.arpa', '.test', '.lan'];
/** True when `host` or `host:port` is loopback, private, or a name that means something on this network only. */
function isPrivateHost(hostname) {
    const host = hostname.startsWith('[') ? hostname.slice(1, hostname.indexOf(']')) : hostname.replace(/:\d+$/, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host);
    if (family !== 0)
        return PRIVATE.check(host, family === 4 ? 'ipv4' : 'ipv6');
    return !host.includes('.') || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(suffix));
}


/***/ }),

/***/ 84622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runGate: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/client/clock.js
var clock = __webpack_require__(76092);
// EXTERNAL MODULE: ./build/contract/primitives.js
var primitives = __webpack_require__(89085);
;// CONCATENATED MODULE: ./build/gate/ignore.js
/** What takes a finding out of the judgement: a rule that is in force, or its state in the service; else null. */
function ignoredBy(finding, rules, today) {
    const rule = rules.find((candidate) => !isExpired(candidate, today) && matches(candidate, finding));
    if (rule !== undefined)
        return rule.reason;
    if (finding.state === 'ignored')
        return 'ignored in the service';
    return finding.state === 'fixed' ? 'marked as fixed in the service' : null;
}
/** Sentences about rules that have expired and would have matched. */
function expiredRules(findings, rules, today) {
    return rules.flatMap((rule) => {
        if (!isExpired(rule, today))
            return [];
        const hits = findings.filter((finding) => matches(rule, finding)).length;
        if (hits === 0)
            return [];
        const what = [rule.checkId, rule.path, rule.fingerprint].filter(Boolean).join(' ');
        return [`The ignore rule for ${what} expired on ${rule.expires} and no longer hides ${hits} finding(s).`];
    });
}
function isExpired(rule, today) {
    return rule.expires !== undefined && rule.expires <= today;
}
function matches(rule, finding) {
    if (rule.checkId !== undefined && rule.checkId !== finding.check_id)
        return false;
    if (rule.fingerprint !== undefined && rule.fingerprint !== finding.fingerprint)
        return false;
    if (rule.path === undefined)
        return rule.checkId !== undefined || rule.fingerprint !== undefined;
    // A cause that is also elsewhere is not hidden: every one of its places must lie under the path.
    const { path } = rule;
    const isWhole = finding.locations_total <= finding.locations.length;
    return isWhole && finding.locations.every((location) => isUnder(pathOf(location.url), path));
}
/** `/a` holds `/a`, `/a/b` and `/a?x`, not `/ab`. */
function isUnder(path, prefix) {
    const bare = prefix.replace(/\/+$/, '');
    return bare === '' || path === bare || path.startsWith(`${bare}/`);
}
function pathOf(url) {
    return URL.canParse(url) ? new URL(url).pathname : '/';
}

;// CONCATENATED MODULE: ./build/gate/classify.js


const DEPTH = ['quick', 'standard', 'compliance'];
/**
 * All scans' findings as the gate judges them: severity overridden, ignore rules applied, compared with the baseline.
 * The same fault found by two scan types of one target is one finding, told by the deeper scan. Pure.
 * @param today ISO date (UTC) for the expiry of ignore rules
 */
function classify(scans, policy, baseline, today) {
    const known = baseline === null ? null : knownFingerprints(baseline, scans);
    const merged = new Map();
    const deepestFirst = [...scans].sort((a, b) => DEPTH.indexOf(b.ended.plan.scanType) - DEPTH.indexOf(a.ended.plan.scanType));
    const claimed = new Map();
    for (const scan of deepestFirst) {
        const { target, scanType } = scan.ended.plan;
        for (const [index, finding] of scan.findings.entries()) {
            const fault = `${target.hostname} ${target.options.start_path ?? ''} ${finding.fingerprint}`;
            const owner = claimed.get(fault);
            // Within one scan two findings stay two, whatever their fingerprints.
            if (owner !== undefined && owner !== finding.scan_id)
                continue;
            claimed.set(fault, finding.scan_id);
            merged.set(`${scan.ended.plan.index} ${index}`, {
                ...finding,
                severity: overridden(finding, policy.severityOverrides, target.options.severity_overrides),
                target: target.input,
                scan_type: scanType,
                status: statusOf(finding, target.hostname, known),
                ignored_by: ignoredBy(finding, policy.ignore, today),
            });
        }
    }
    return {
        findings: [...merged.values()].sort(bySeverity),
        fixed: baseline === null ? [] : fixedSince(baseline, scans),
    };
}
function overridden(finding, global, own) {
    return own?.[finding.check_id] ?? global[finding.check_id] ?? finding.severity;
}
/** Fingerprints by host; '' holds those of hosts that are not scanned now: a preview has another name each time. */
function knownFingerprints(baseline, scans) {
    const current = new Set(scans.map((scan) => scan.ended.plan.target.hostname));
    const known = new Map();
    for (const finding of baseline.findings) {
        const host = hostOf(finding);
        const slot = current.has(host) ? host : '';
        const set = known.get(slot) ?? new Set();
        known.set(slot, set.add(finding.fingerprint));
    }
    return known;
}
function statusOf(finding, host, known) {
    if (known === null)
        return 'unclassified';
    const own = known.get(host);
    const slot = own ?? known.get('');
    return slot?.has(finding.fingerprint) === true ? 'existing' : 'new';
}
/**
 * Findings of the baseline that are gone: their check ran now (where the report tells) and nothing has their
 * fingerprint. Scans that did not succeed prove nothing fixed.
 */
function fixedSince(baseline, scans) {
    const complete = scans.filter((scan) => scan.ended.outcome === 'succeeded' && scan.problem === null);
    if (complete.length < scans.length || scans.length === 0)
        return [];
    const hosts = new Set(scans.map((scan) => scan.ended.plan.target.hostname));
    const seen = new Set(scans.flatMap((scan) => scan.findings.map((finding) => finding.fingerprint)));
    const seenOn = new Set(scans.flatMap((scan) => scan.findings.map((finding) => `${scan.ended.plan.target.hostname} ${finding.fingerprint}`)));
    const ran = ranChecks(scans);
    const fixed = new Map();
    for (const entry of baseline.findings) {
        const { target: _target, ...finding } = entry;
        const host = hostOf(entry);
        const isThere = hosts.has(host) ? seenOn.has(`${host} ${finding.fingerprint}`) : seen.has(finding.fingerprint);
        if (isThere || (ran !== null && !ran.has(finding.check_id)))
            continue;
        fixed.set(`${hosts.has(host) ? host : ''} ${finding.fingerprint}`, finding);
    }
    return [...fixed.values()].sort(bySeverity);
}
/** Checks that came to a result; null when a scan's report does not list them. */
function ranChecks(scans) {
    const ran = new Set();
    for (const { report } of scans) {
        if (report === null || report.checks.length === 0)
            return null;
        for (const check of report.checks) {
            if (check.status === 'passed' || check.status === 'finding')
                ran.add(check.check_id);
        }
    }
    return ran;
}
function hostOf(finding) {
    if (finding.target !== undefined)
        return finding.target;
    const { url } = finding.location;
    return URL.canParse(url) ? new URL(url).host : '';
}
function bySeverity(a, b) {
    return ((0,primitives/* severityRank */.qs)(a.severity) - (0,primitives/* severityRank */.qs)(b.severity) ||
        compare(a.check_id, b.check_id) ||
        compare(a.fingerprint, b.fingerprint) ||
        compare(a.target ?? '', b.target ?? ''));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
;// CONCATENATED MODULE: ./build/gate/errors.js

/**
 * What can keep the gate from a clear verdict: code, meaning, way out. With the codes of the API and of the client this
 * is the whole catalogue; docs/ERRORS.md lists it.
 */
const GATE_ERRORS = {
    usage_error: {
        meaning: 'An input, flag or setting cannot be used.',
        fix: 'The message names the input and what it takes.',
    },
    service_unreachable: {
        meaning: 'The service stopped answering while the gate waited for scans.',
        fix: 'Look at the service and run the job again; rerun: resume picks the scans up.',
    },
    scan_not_created: {
        meaning: 'The service refused to create a scan.',
        fix: 'The reason carries the code of the service.',
    },
    scan_failed: {
        meaning: 'A scan ended as failed.',
        fix: 'The reason says why, for example that the target could not be reached.',
    },
    scan_cancelled: { meaning: 'A scan was cancelled by someone else.', fix: 'Run the job again.' },
    scan_timed_out: {
        meaning: 'A scan was not final when timeout-minutes were over.',
        fix: 'Raise timeout-minutes, choose a smaller scan type, or look at the load of the service.',
    },
    scan_status_unknown: {
        meaning: 'A scan ended with a status that this version does not know.',
        fix: 'Update Scan Gate, or ask the operator of the service.',
    },
    scan_lost: { meaning: 'The service no longer knows a scan that it created.', fix: 'Run the job again.' },
    findings_unreadable: {
        meaning: 'The findings of a succeeded scan could not be read.',
        fix: 'The reason says what came instead; check the scopes of the API key (reports:read or scans:read).',
    },
    findings_incomplete: {
        meaning: 'The service counts more findings than it showed.',
        fix: 'Run the job again; if it stays, tell the operator of the service.',
    },
    target_not_ready: {
        meaning: 'The target did not answer, or answered with a server error, within wait-for-target-seconds.',
        fix: 'Wait for the deployment before the gate, raise wait-for-target-seconds, or check the address.',
    },
    target_walled: {
        meaning: 'The target answers with a login wall or a protection page, which is all a scan would see.',
        fix: 'Give request-headers (a secret) that pass it, or set wait-for-target-seconds: 0 to scan it as it is.',
    },
    baseline_missing: {
        meaning: 'fail-on-new-only is set and there is no baseline to compare with.',
        fix: 'Let the gate run once on the base branch, or give a baseline file.',
    },
    budget_exceeded: {
        meaning: 'The scans would cost more tokens than max-tokens or the balance allows. None was created.',
        fix: 'Raise max-tokens, choose fewer targets or smaller scan types, or have tokens granted.',
    },
    budget_unknown: {
        meaning: 'max-tokens is set and the service does not tell its prices. No scan was created.',
        fix: 'Give the key the scope usage:read, or set max-tokens: 0.',
    },
    aborted: { meaning: 'The run was aborted from outside.', fix: 'Run the job again.' },
    internal_error: { meaning: 'The gate itself failed.', fix: 'Report it with the message.' },
};
function problem(code, message) {
    return { code, message };
}
/** Says an error of the client in one sentence, with the request id for the operator. */
function problemOf(error, doing) {
    if (error instanceof errors/* ServiceError */._7) {
        const id = error.requestId === null ? '' : ` [request ${error.requestId}]`;
        return { code: error.code, message: `${doing}: ${error.message}${id}` };
    }
    const text = error instanceof Error ? error.message : String(error);
    return { code: 'internal_error', message: `${doing}: ${text}` };
}

;// CONCATENATED MODULE: ./build/gate/judge.js


/**
 * The verdict. Pure, and closed to the safe side: a scan that did not succeed, results that could not be read or a
 * missing baseline make it inconclusive, never passed.
 */
function judge(evidence) {
    const { policy, findings } = evidence;
    const counted = findings.filter((finding) => finding.ignored_by === null);
    const groups = groupByRule(evidence, counted);
    const judged = groups.map((group) => judgeGroup(group.rule, group.findings, evidence.hasBaseline));
    const blocking = new Set(judged.flatMap((group) => group.blocking));
    const failures = judged.flatMap((group) => group.reasons);
    const doubts = doubtsOf(evidence, judged.some((group) => group.needsBaseline));
    const outcome = outcomeOf(evidence, failures.length > 0, doubts);
    const reasons = [...failures, ...doubts.map((doubt) => doubt.message)];
    const byStatus = (status) => evidence.hasBaseline ? (0,primitives/* countBySeverity */.Ot)(counted.filter((finding) => finding.status === status)) : null;
    return {
        outcome,
        failsJob: !policy.warnOnly && fails(outcome, policy),
        reasons: reasons.length > 0 ? reasons : [passedReason(evidence, counted, groups[0]?.rule ?? policy)],
        codes: [...new Set(doubts.map((doubt) => doubt.code))],
        warnings: [
            ...evidence.warnings,
            ...evidence.scans.flatMap((scan) => scan.warnings),
            ...expiredRules(findings, policy.ignore, evidence.today),
            ...(policy.warnOnly && outcome !== 'passed' ? ['warn-only is on: the outcome does not fail the job.'] : []),
        ],
        blocking: findings.filter((finding) => blocking.has(finding)),
        counts: (0,primitives/* countBySeverity */.Ot)(counted),
        newCounts: byStatus('new'),
        existingCounts: byStatus('existing'),
    };
}
function fails(outcome, policy) {
    if (outcome === 'failed' || outcome === 'cancelled')
        return true;
    return (outcome === 'inconclusive' || outcome === 'timed-out') && policy.failOnInconclusive;
}
function outcomeOf(evidence, failed, doubts) {
    if (evidence.aborted)
        return 'cancelled';
    if (failed)
        return 'failed';
    if (doubts.some((doubt) => doubt.code === 'scan_timed_out'))
        return 'timed-out';
    return doubts.length > 0 || evidence.scans.length === 0 ? 'inconclusive' : 'passed';
}
function groupByRule(evidence, counted) {
    const own = new Map(evidence.scans.flatMap(({ ended: { plan } }) => plan.target.policy === undefined
        ? []
        : [[plan.target.input, { ...evidence.policy, ...plan.target.policy }]]));
    const common = counted.filter((finding) => !own.has(finding.target));
    const separate = [...own].map(([target, rule]) => ({
        rule,
        findings: counted.filter((finding) => finding.target === target),
    }));
    const allOwn = evidence.scans.length > 0 && evidence.scans.every(({ ended }) => ended.plan.target.policy !== undefined);
    return allOwn ? separate : [{ rule: evidence.policy, findings: common }, ...separate];
}
function judgeGroup(rule, findings, hasBaseline) {
    const relevant = rule.failOnNewOnly && hasBaseline ? findings.filter((finding) => finding.status === 'new') : findings;
    const needsBaseline = rule.failOnNewOnly && !hasBaseline;
    // Without the baseline nobody can say which findings are new: they block nothing, and the verdict is inconclusive.
    if (needsBaseline)
        return { blocking: [], reasons: [], needsBaseline };
    const word = rule.failOnNewOnly ? 'new ' : '';
    const { failOnSeverity } = rule;
    const severe = failOnSeverity === 'none' ? [] : relevant.filter((finding) => (0,primitives/* isAtLeast */.du)(finding.severity, failOnSeverity));
    const blocking = new Set(severe);
    const reasons = severe.length === 0 ? [] : [severityReason(severe, word, failOnSeverity)];
    for (const severity of primitives/* SEVERITIES */.oC) {
        const allowed = rule.thresholds[severity];
        const hits = relevant.filter((finding) => finding.severity === severity);
        if (allowed === undefined || hits.length <= allowed)
            continue;
        for (const finding of hits)
            blocking.add(finding);
        reasons.push(`${hits.length} ${word}${severity} ${plural(hits.length)}, ${allowed} allowed (thresholds).`);
    }
    return { blocking: [...blocking], reasons, needsBaseline };
}
function severityReason(severe, word, threshold) {
    const counts = (0,primitives/* countBySeverity */.Ot)(severe);
    const parts = primitives/* SEVERITIES */.oC.filter((severity) => counts[severity] > 0).map((severity) => `${counts[severity]} ${word}${severity}`);
    return `${parts.join(', ')} ${plural(severe.length)} at or above ${threshold} (fail-on-severity).`;
}
function doubtsOf(evidence, needsBaseline) {
    const scans = evidence.scans.flatMap(({ ended, problem: reading }) => {
        const why = ended.problem ?? reading;
        if (ended.outcome === 'succeeded' && why === null)
            return [];
        const said = why ?? { code: 'scan_status_unknown', message: 'The scan did not succeed.' };
        return [{ code: said.code, message: `${ended.plan.target.input} (${ended.plan.scanType}): ${said.message}` }];
    });
    const baseline = {
        code: 'baseline_missing',
        message: 'fail-on-new-only is set, but there is no baseline to tell new findings from old ones.',
    };
    return needsBaseline ? [...scans, baseline] : scans;
}
function passedReason(evidence, counted, rule) {
    if (evidence.scans.length === 0)
        return 'Nothing was scanned.';
    const level = rule.failOnSeverity === 'none' ? 'the thresholds' : rule.failOnSeverity;
    const ignored = evidence.findings.length - counted.length;
    const tail = ignored === 0 ? '' : `; ${ignored} ignored by rule`;
    const word = rule.failOnNewOnly ? 'new ' : '';
    return `No ${word}finding at or above ${level} in ${evidence.scans.length} scan(s)${tail}.`;
}
function plural(count) {
    return count === 1 ? 'finding' : 'findings';
}

;// CONCATENATED MODULE: ./build/gate/assemble.js



/** Classifies, judges and puts the result together. Pure. */
function assemble(facts) {
    const today = new Date(facts.now).toISOString().slice(0, 10);
    const { findings, fixed } = classify(facts.scans, facts.settings.policy, facts.baseline, today);
    const verdict = judge({
        policy: facts.settings.policy,
        scans: facts.scans,
        findings,
        hasBaseline: facts.baseline !== null,
        aborted: facts.aborted,
        today,
        warnings: facts.warnings,
    });
    return { ...assemble_frame(facts), findings, fixed, verdict };
}
/** A result of a run that came to no judgement on purpose: a dry run, or `wait: false`. */
function unjudged(facts, reasons) {
    const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0, total: 0 };
    const verdict = {
        outcome: 'skipped',
        failsJob: false,
        reasons,
        warnings: facts.warnings,
        codes: [],
        blocking: [],
        counts: none,
        newCounts: null,
        existingCounts: null,
    };
    return { ...assemble_frame(facts), findings: [], fixed: [], verdict };
}
function assemble_frame(facts) {
    const scans = facts.scans.map((scan) => gateScan(scan, facts.targetIds));
    const charged = scans.reduce((sum, scan) => sum + (scan.tokensCharged ?? 0), 0);
    return {
        settings: facts.settings,
        run: facts.run,
        service: facts.service,
        scans,
        baseline: facts.baseline?.info ?? null,
        tokensUsed: charged > 0 || facts.tokensRemaining !== null ? charged : null,
        tokensRemaining: facts.tokensRemaining,
        plannedTokens: facts.plannedTokens,
        reused: facts.reused,
        timings: {
            total_ms: Math.round(facts.now - facts.startedAt),
            service_ready_ms: facts.serviceReadyMs,
            scans: scans.flatMap((scan) => scan.scanId === null ? [] : [{ scan_id: scan.scanId, ms: Math.round(scan.durationMs), polls: scan.polls }]),
        },
    };
}
function gateScan(collected, targetIds) {
    const { ended, report } = collected;
    const why = ended.problem ?? collected.problem;
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
        report,
        ...(collected.document === null ? {} : { document: collected.document }),
        tokensCharged: ended.scan?.tokens_charged ?? 0,
    };
}
/** A scan of the plan that was never asked for. */
function notAsked(plan, why) {
    const ended = {
        plan,
        scanId: null,
        outcome: 'not-created',
        problem: why,
        scan: null,
        durationMs: 0,
        polls: 0,
    };
    return withoutResults(ended);
}
function withoutResults(ended) {
    return { ended, findings: [], report: null, document: null, problem: null, warnings: [] };
}
/** A scan that was created and is not waited for. */
function startedScan(scan) {
    const { plan, scanId } = scan;
    if (scanId === null)
        return notAsked(plan, scan.problem ?? problem('scan_not_created', 'Not created.'));
    return withoutResults({ plan, scanId, outcome: 'unknown', problem: null, scan: null, durationMs: 0, polls: 0 });
}
function inPlanOrder(scans) {
    return [...scans].sort((a, b) => a.ended.plan.index - b.ended.plan.index);
}

// EXTERNAL MODULE: ./build/contract/scan-states.js
var scan_states = __webpack_require__(49693);
;// CONCATENATED MODULE: ./build/client/iterate.js

/** A list that takes more pages than this does not end by itself. */
const DEFAULT_MAX_PAGES = 1_000;
/**
 * All pages of a list, one after the other, each fetched when it is asked for.
 * @param fetchPage called with the cursor of the page, undefined for the first
 * @throws ServiceResponseError `pagination_loop` when a cursor comes back a second time or the pages are too many
 */
async function* iteratePages(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
    const seen = new Set();
    let cursor;
    for (let pages = 0;; pages += 1) {
        if (pages >= maxPages)
            throw loop(`the list has more than ${maxPages} pages`);
        const page = await fetchPage(cursor);
        yield page;
        cursor = page.next_cursor;
        if (cursor === undefined)
            return;
        if (seen.has(cursor))
            throw loop('the same next_cursor came back twice');
        seen.add(cursor);
    }
}
/** The items of all pages. */
async function* iterate(fetchPage, maxPages = DEFAULT_MAX_PAGES) {
    for await (const page of iteratePages(fetchPage, maxPages))
        yield* page.data;
}
function loop(what) {
    return new errors/* ServiceResponseError */.LQ('pagination_loop', `Reading a list: ${what}.`, { request: 'list' });
}

// EXTERNAL MODULE: ./build/contract/limits.js
var limits = __webpack_require__(83163);
;// CONCATENATED MODULE: ./build/gate/bounded-map.js
/** `Promise.all` with at most `limit` at work; results keep the order. The first throw stops new work. */
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
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    }
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
}

;// CONCATENATED MODULE: ./build/gate/look.js




/** From so many scans on, pages of the list are cheaper than a request for each. */
const LIST_FROM = 4;
/** Requests for single scans in one look, where the list did not show them. */
const SINGLES_PER_LOOK = 20;
/**
 * Looks at scans with as few requests as it can: one each for a few, the pages of the list for many. A service whose
 * list does not help (refused, unreadable, other scans only) is asked for single scans from then on.
 */
class Looker {
    #client;
    #total;
    #listIsUseful = true;
    /** Where the round of single requests goes on, so that all scans get their turn. */
    #turn = 0;
    constructor(client, total) {
        this.#client = client;
        this.#total = total;
    }
    /** @throws the abort reason alone */
    async look(ids, signal) {
        if (ids.length < LIST_FROM || !this.#listIsUseful)
            return this.#singles(this.#nextTurn(ids), new Map(), signal);
        const wanted = new Set(ids);
        const seen = new Map();
        try {
            const pages = (cursor) => this.#client.listScans({ limit: limits/* LIMITS */.b.pageSizeMax, ...(cursor === undefined ? {} : { cursor }) }, { signal });
            // Others may create scans too: some pages more than ours would fill.
            const maxPages = Math.ceil(this.#total / limits/* LIMITS */.b.pageSizeMax) + 2;
            let read = 0;
            for await (const page of iteratePages(pages, maxPages + 1)) {
                for (const scan of page.data)
                    if (wanted.has(scan.id))
                        seen.set(scan.id, scan);
                read += 1;
                if (seen.size === wanted.size || read >= maxPages)
                    break;
            }
            if (seen.size * 2 < wanted.size)
                this.#listIsUseful = false;
        }
        catch (error) {
            if (signal.aborted)
                throw error;
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            if (!isPassing(error))
                this.#listIsUseful = false;
            else
                return { seen, missing: [], fault: error };
        }
        const rest = ids.filter((id) => !seen.has(id));
        return this.#singles(this.#nextTurn(rest), seen, signal);
    }
    #nextTurn(ids) {
        if (ids.length <= SINGLES_PER_LOOK)
            return ids;
        const start = this.#turn % ids.length;
        this.#turn = start + SINGLES_PER_LOOK;
        return [...ids.slice(start), ...ids.slice(0, start)].slice(0, SINGLES_PER_LOOK);
    }
    async #singles(ids, seen, signal) {
        const missing = [];
        let fault = null;
        await boundedMap(ids, 4, async (id) => {
            // One dead connection is enough to know that the service is away.
            if (fault !== null)
                return;
            try {
                seen.set(id, await this.#client.getScan(id, { signal }));
            }
            catch (error) {
                if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
                    throw error;
                if (error instanceof errors/* ApiError */.hD && error.status === 404)
                    missing.push(id);
                else
                    fault = error;
            }
        });
        return { seen, missing, fault };
    }
}
/** True for trouble that may be over at the next look; false for an answer that will stay what it is. */
function isPassing(error) {
    if (!(error instanceof errors/* ApiError */.hD))
        return true;
    const status = error.status ?? 0;
    return status >= 500 || status === 429 || status === 408;
}

;// CONCATENATED MODULE: ./build/gate/poll-schedule.js
/** A look at the embedded service costs next to nothing; a late one costs the user's time. */
const EMBEDDED_PROFILE = { firstMs: 150, share: 0.1, maxMs: 2_000 };
const REMOTE_PROFILE = { firstMs: 500, share: 0.2, maxMs: 30_000 };
/**
 * Pause before the next look. Pure.
 * @param elapsedMs since the scans were created
 * @param floorMs shortest pause the user allows, or null
 */
function nextPause(profile, elapsedMs, floorMs) {
    const adaptive = Math.min(profile.maxMs, Math.max(profile.firstMs, elapsedMs * profile.share));
    return Math.round(Math.max(adaptive, floorMs ?? 0));
}

;// CONCATENATED MODULE: ./build/gate/await-scans.js




/** Looks in a row that may fail before the service counts as away. The client has retried each of them already. */
const MAX_FAULTS_IN_A_ROW = 4;
/** Looks in a row in which the service may not know a scan it has just made. */
const MAX_MISSES = 3;
/**
 * Waits until every scan has a final status, the deadline passes, the user aborts or the service stays away. Never
 * throws for the service: a scan whose end was not seen is `timed-out` or `unknown`, never `succeeded`.
 *
 * A status seen as final is kept, whatever the service says later. Any status but queued and running is final (seed,
 * "States and transitions"); one that we do not know makes the outcome `unknown`.
 */
async function awaitScans(request) {
    const { client, clock, signal, requestSignal, progress } = request;
    const startedAt = clock.now();
    const created = request.scans.filter((scan) => scan.scanId !== null);
    const looker = new Looker(client, created.length);
    const ended = new Map();
    const pending = new Map(created.map((scan) => [scan.scanId, { scan, polls: 0, misses: 0 }]));
    let last = new Map();
    let faultsInARow = 0;
    let stop = null;
    for (const scan of request.scans) {
        if (scan.scanId === null)
            ended.set(scan.plan.index, notCreated(scan));
    }
    const end = (id, outcome, why, seen) => {
        const entry = pending.get(id);
        if (entry === undefined)
            return;
        pending.delete(id);
        const durationMs = ownDuration(seen) ?? clock.now() - startedAt;
        ended.set(entry.scan.plan.index, {
            plan: entry.scan.plan,
            scanId: id,
            outcome,
            problem: why,
            scan: seen,
            durationMs,
            polls: entry.polls,
        });
        progress({ type: 'scan-ended', scanId: id, target: entry.scan.plan.target.input, status: seen?.status || outcome });
    };
    while (pending.size > 0 && stop === null) {
        const now = clock.now();
        if (signal.aborted)
            stop = { outcome: 'cancelled', problem: problem('aborted', 'The run was aborted before the scan ended.') };
        else if (now >= request.deadline || requestSignal.aborted)
            stop = { outcome: 'timed-out', problem: timedOut(now - startedAt) };
        if (stop !== null)
            break;
        const pause = nextPause(request.profile, now - startedAt, request.floorMs);
        try {
            await clock.sleep(Math.min(pause, request.deadline - now), requestSignal);
            const look = await looker.look([...pending.keys()], requestSignal);
            last = new Map([...last, ...look.seen]);
            for (const entry of pending.values())
                entry.polls += 1;
            for (const [id, seen] of look.seen)
                settle(id, seen, end);
            for (const id of look.missing) {
                const entry = pending.get(id);
                if (entry === undefined)
                    continue;
                entry.misses += 1;
                if (entry.misses >= MAX_MISSES)
                    end(id, 'unknown', problem('scan_lost', 'The service does not know the scan any more.'), null);
            }
            faultsInARow = look.fault === null ? 0 : faultsInARow + 1;
            if (look.fault !== null && (!isPassing(look.fault) || faultsInARow >= MAX_FAULTS_IN_A_ROW)) {
                const { message } = problemOf(look.fault, 'The service could not be asked for the scans');
                stop = { outcome: 'unknown', problem: problem('service_unreachable', message) };
            }
            if (request.failFast && [...ended.values()].some((scan) => scan.outcome !== 'succeeded')) {
                stop = {
                    outcome: 'cancelled',
                    problem: problem('scan_cancelled', 'Not waited for: another scan of the run ended without success and fail-fast is on.'),
                };
            }
            progress({
                type: 'polled',
                pending: pending.size,
                total: created.length,
                elapsedMs: clock.now() - startedAt,
                requests: client.requestCount(),
            });
        }
        catch (error) {
            if (!requestSignal.aborted)
                throw error;
        }
    }
    if (stop !== null)
        for (const id of [...pending.keys()])
            end(id, stop.outcome, stop.problem, last.get(id) ?? null);
    return [...ended.values()].sort((a, b) => a.plan.index - b.plan.index);
}
function settle(id, seen, end) {
    // An answer without a status tells nothing; the deadline bounds how long that may go on.
    if (seen.status === '' || !(0,scan_states/* isFinal */.dR)(seen.status))
        return;
    switch (seen.status) {
        case 'succeeded':
            end(id, 'succeeded', null, seen);
            return;
        case 'failed': {
            const failure = seen.failure;
            const why = failure === null ? 'no reason given' : [failure.reason, failure.message].filter(Boolean).join(': ');
            end(id, 'failed', problem('scan_failed', `The scan failed: ${why.slice(0, 400)}`), seen);
            return;
        }
        case 'cancelled':
            end(id, 'cancelled', problem('scan_cancelled', 'The scan was cancelled.'), seen);
            return;
        default: {
            const word = seen.status.slice(0, 40);
            end(id, 'unknown', problem('scan_status_unknown', `The scan ended with the unknown status "${word}".`), seen);
            return;
        }
    }
}
function notCreated(scan) {
    const why = scan.problem ?? problem('scan_not_created', 'The scan was not created.');
    return { plan: scan.plan, scanId: null, outcome: 'not-created', problem: why, scan: null, durationMs: 0, polls: 0 };
}
function timedOut(elapsedMs) {
    const seconds = Math.round(elapsedMs / 1000);
    return problem('scan_timed_out', `The scan was not final after ${seconds} s; timeout-minutes is over.`);
}
function ownDuration(scan) {
    if (scan?.started_at == null || scan.finished_at == null)
        return null;
    const ms = Date.parse(scan.finished_at) - Date.parse(scan.started_at);
    return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

;// CONCATENATED MODULE: ./build/gate/budget.js


/**
 * What the plan costs, asked before anything is spent.
 * @param maxTokens 0: no budget
 * @throws the abort reason
 */
async function checkBudget(client, plan, maxTokens, signal) {
    const usage = await usageOf(client, signal);
    const planned = usage?.prices == null ? null : priceOf(plan, usage.prices);
    const balance = usage?.balance ?? null;
    return { planned, balance, problem: judgeBudget(plan, planned, balance, maxTokens) };
}
/** Null when the plan has an operation the list has no price for. */
function priceOf(plan, prices) {
    let sum = 0;
    for (const scan of plan) {
        const price = Object.hasOwn(prices, `scan.${scan.scanType}`) ? prices[`scan.${scan.scanType}`] : undefined;
        if (price === undefined)
            return null;
        sum += price;
    }
    return sum;
}
function judgeBudget(plan, planned, balance, maxTokens) {
    if (maxTokens === 0)
        return null;
    if (planned === null) {
        return problem('budget_unknown', `max-tokens is ${maxTokens}, but the service does not tell what ${plan.length} scan(s) cost.`);
    }
    if (planned > maxTokens) {
        return problem('budget_exceeded', `${plan.length} scan(s) cost ${planned} tokens; max-tokens allows ${maxTokens}.`);
    }
    if (balance !== null && planned > balance) {
        return problem('budget_exceeded', `${plan.length} scan(s) cost ${planned} tokens; the balance is ${balance}.`);
    }
    return null;
}
/** Null when the key may not read it or the service does not answer. @throws the abort reason */
async function usageOf(client, signal) {
    try {
        return await client.getUsage({ signal });
    }
    catch (error) {
        if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
            throw error;
        return null;
    }
}

;// CONCATENATED MODULE: ./build/gate/cancel.js

/**
 * Cancels scans so that they do not run and cost on. Never throws: a scan that cannot be cancelled (final meanwhile, or
 * the service is away) is left out of the answer.
 * @param withinMs how long it may take altogether, in milliseconds
 * @returns ids of the scans that are cancelled
 */
async function cancelScans(client, scanIds, withinMs) {
    const signal = AbortSignal.timeout(withinMs);
    const cancelled = await boundedMap(scanIds, 8, async (id) => {
        try {
            const { status } = await client.cancelScan(id, { signal });
            return status === 'cancelled' ? [id] : [];
        }
        catch {
            return [];
        }
    });
    return cancelled.flat();
}
/** Scans that the service may still be running although the gate stopped waiting for them. */
function unfinishedIds(ended) {
    return ended.flatMap(({ scanId, outcome, problem, scan }) => {
        if (scanId === null)
            return [];
        const gaveUp = problem?.code === 'aborted' || problem?.code === 'service_unreachable';
        const isOpen = outcome === 'timed-out' || gaveUp || (outcome === 'cancelled' && scan?.status !== 'cancelled');
        return isOpen ? [scanId] : [];
    });
}

;// CONCATENATED MODULE: ./build/gate/read-findings.js




/** More findings of one scan than this are not read: the verdict is then inconclusive, or failed already. */
const MAX_FINDINGS_PER_SCAN = 20_000;
/** Page sizes to try: huge evidence makes a full page larger than the client reads; null leaves the limit out. */
const PAGE_SIZES = [limits/* LIMITS */.b.pageSizeMax, 10, 1];
/**
 * All findings of a scan, page by page; a finding that comes twice (by its id) counts once.
 * @throws ServiceError
 */
async function readFindings(client, scanId, signal, severity) {
    let fault;
    for (const size of PAGE_SIZES) {
        try {
            return await readAll(client, scanId, signal, size, severity);
        }
        catch (error) {
            fault = error;
            if (signal.aborted)
                throw error;
            if (error instanceof errors/* ServiceResponseError */.LQ && error.code === 'response_too_large')
                continue;
            // The API document shows no limit for findings: a strict service refuses it.
            if (error instanceof errors/* ApiError */.hD && (error.status === 400 || error.status === 422) && size === limits/* LIMITS */.b.pageSizeMax) {
                return readAll(client, scanId, signal, null, severity);
            }
            throw error;
        }
    }
    throw fault;
}
async function readAll(client, scanId, signal, limit, severity) {
    const unique = new Map();
    const pages = (cursor) => client.listFindings(scanId, {
        ...(limit === null ? {} : { limit }),
        ...(cursor === undefined ? {} : { cursor }),
        ...(severity === undefined ? {} : { severity }),
    }, { signal });
    for await (const finding of iterate(pages, MAX_FINDINGS_PER_SCAN + 1)) {
        unique.set(identityOf(finding), finding);
        if (unique.size > MAX_FINDINGS_PER_SCAN)
            return { findings: [...unique.values()].slice(0, -1), cut: true };
    }
    return { findings: [...unique.values()], cut: false };
}
/** The id; without one, everything the finding says. */
function identityOf(finding) {
    return finding.id === '' ? JSON.stringify(finding) : finding.id;
}
/**
 * Gives findings without a known severity the one by which the service lists them: the severity filter is the one thing
 * the API document shows about it. What no filter shows counts as high: not critical by the service's word, and not
 * known to be harmless.
 * @returns the findings, and how many had to be given `high`
 */
async function resolveSeverities(client, scanId, findings, signal) {
    const unknown = new Set(findings.filter((finding) => finding.severity === 'unknown').map(identityKey));
    const resolved = new Map();
    let criticalIsKnown = true;
    for (const severity of primitives/* SEVERITIES */.oC) {
        if (resolved.size >= unknown.size)
            break;
        try {
            const { findings: listed } = await readFindings(client, scanId, signal, severity);
            for (const finding of listed) {
                const key = identityKey(finding);
                if (unknown.has(key) && !resolved.has(key))
                    resolved.set(key, severity);
            }
        }
        catch (error) {
            if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
                throw error;
            if (severity === 'critical')
                criticalIsKnown = false;
            break;
        }
    }
    // Without an answer to the filter nothing speaks against the worst.
    const rest = criticalIsKnown ? 'high' : 'critical';
    let assumed = 0;
    const graded = findings.map((finding) => {
        if (finding.severity !== 'unknown')
            return { ...finding, severity: finding.severity };
        const severity = resolved.get(identityKey(finding));
        if (severity === undefined)
            assumed += 1;
        return { ...finding, severity: severity ?? rest };
    });
    return { findings: graded, assumed };
}
/** Stable between the list and a filtered list, where a finding may carry a severity in one and not in the other. */
function identityKey(finding) {
    return finding.id === '' ? finding.fingerprint : finding.id;
}

;// CONCATENATED MODULE: ./build/gate/collect.js





/** Results of all scans, in order; those that did not succeed have none. */
function collectResults(client, scans, signal, now) {
    return boundedMap(scans, 8, async (ended) => {
        const nothing = { ended, findings: [], report: null, document: null, warnings: [] };
        if (ended.outcome !== 'succeeded' || ended.scanId === null)
            return { ...nothing, problem: null };
        try {
            return await collectOne(client, ended, ended.scanId, signal, now);
        }
        catch (error) {
            const why = problemOf(error, 'The findings could not be read');
            return { ...nothing, problem: { code: 'findings_unreadable', message: why.message } };
        }
    });
}
async function collectOne(client, ended, scanId, signal, now) {
    const received = await reportOf(client, scanId, signal);
    const report = received?.report ?? null;
    const announced = ended.scan?.findings_count?.total ?? null;
    const omitted = report?.summary.omitted ?? 0;
    const own = report === null ? null : (received?.findings ?? null);
    const trusted = own !== null && own.length === report?.summary.total && own.length + omitted >= (announced ?? 0);
    let raw;
    let cut = false;
    const warnings = [];
    if (own !== null && trusted) {
        raw = own;
    }
    else {
        const read = await listOrReport(client, scanId, signal, received, warnings);
        raw = read.findings;
        cut = read.cut;
    }
    const { findings: graded, assumed } = await resolveSeverities(client, scanId, raw, signal);
    if (assumed > 0) {
        const severity = graded.some((finding) => finding.severity === 'critical') ? 'the most severe they can be' : 'high';
        warnings.push(`${assumed} findings of ${ended.plan.target.input} carry no severity that is known; they count as ${severity}.`);
    }
    if (omitted > 0)
        warnings.push(`${omitted} more findings of ${ended.plan.target.input} are above the bound of a scan.`);
    const findings = graded.map((finding) => completed(finding, scanId, now));
    const expected = Math.max(announced ?? 0, report?.summary.total ?? 0);
    const short = findings.length + omitted < expected;
    return {
        ended,
        findings,
        report: report === null ? null : { ...report, findings, summary: { ...report.summary, ...summaryOf(findings) } },
        document: report === null ? (received?.document ?? null) : null,
        problem: cut
            ? problem('findings_incomplete', `The scan has more findings than can be read (${findings.length}).`)
            : short
                ? problem('findings_incomplete', `The service counts ${expected} findings but shows ${findings.length}.`)
                : null,
        warnings,
    };
}
/** Null when there is no report to be had: the list of findings then decides. */
async function reportOf(client, scanId, signal) {
    try {
        return await client.getReport(scanId, { signal });
    }
    catch (error) {
        if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
            throw error;
        return null;
    }
}
async function listOrReport(client, scanId, signal, received, warnings) {
    try {
        return await readFindings(client, scanId, signal);
    }
    catch (error) {
        if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
            throw error;
        if (received?.findings == null)
            throw error;
        warnings.push('The list of findings could not be read; those of the report are used.');
        return { findings: received.findings, cut: false };
    }
}
function summaryOf(findings) {
    const { total, ...by_severity } = (0,primitives/* countBySeverity */.Ot)(findings);
    return { by_severity, total };
}
function completed(finding, scanId, now) {
    const { severity_word: _, ...rest } = finding;
    return {
        ...rest,
        severity: finding.severity,
        id: finding.id === '' ? `fnd_${finding.fingerprint.slice(0, 24)}` : finding.id,
        scan_id: finding.scan_id === '' ? scanId : finding.scan_id,
        first_seen_at: finding.first_seen_at === '' ? new Date(now()).toISOString() : finding.first_seen_at,
    };
}

;// CONCATENATED MODULE: ./build/gate/delayed-signal.js
/**
 * A signal that follows another one late: a request that is under way when the run is aborted may still be answered, so
 * that what it made is known and can be cancelled.
 * @param delayMs milliseconds after the abort of `signal`
 */
function delayedSignal(signal, delayMs) {
    const controller = new AbortController();
    const arm = () => {
        const timer = setTimeout(() => controller.abort(signal.reason), delayMs);
        timer.unref();
    };
    if (signal.aborted)
        arm();
    else
        signal.addEventListener('abort', arm, { once: true });
    return controller.signal;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/gate/idempotency-key.js

/**
 * The Idempotency-Key of a bulk request: the same for the same work of the same run, and for no other. It is a digest,
 * so that no name of a repository or job, of whatever form, gets into a header or to the service.
 * @param purpose tells apart several requests of one run: chunk, generation, replacement
 */
function idempotencyKey(run, rerun, scans, purpose) {
    const parts = {
        repository: run.repository,
        runId: run.runId,
        job: run.job,
        step: run.step,
        matrix: run.matrix,
        attempt: rerun === 'new' ? run.runAttempt : 0,
        payload: payloadDigest(scans),
        purpose,
    };
    return `scan-gate-${(0,external_node_crypto_.createHash)('sha256').update(canonical(parts)).digest('hex').slice(0, 48)}`;
}
/** Digest of what is to be scanned and how. Secret headers are in it, as a digest, since other headers are other work. */
function payloadDigest(scans) {
    const payload = scans.map((scan) => [scan.target.hostname, scan.scanType, scan.target.options]);
    return (0,external_node_crypto_.createHash)('sha256').update(canonical(payload)).digest('hex');
}
/** JSON with sorted keys: equal values give equal text. */
function canonical(value) {
    return JSON.stringify(value, (_, entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
        : entry);
}

// EXTERNAL MODULE: ./build/gate/private-host.js
var private_host = __webpack_require__(76444);
;// CONCATENATED MODULE: ./build/gate/ownership.js



/**
 * Proves ownership of the hosts whose scans need it (every type but quick). Never throws for a refusal: whether an
 * unproven target may be scanned is the service's to say, and what it then refuses is explained by the instructions.
 */
async function proveOwnership(client, service, scans, registered, verification, signal) {
    const needed = new Set(scans.filter((scan) => scan.scanType !== 'quick').map((scan) => scan.target.hostname));
    const targets = [...registered.values()].filter((entry) => needed.has(entry.hostname));
    const proofs = await boundedMap(targets, 4, async ({ hostname, target }) => {
        if (target === null)
            return [hostname, { proven: false, instructions: '' }];
        if (target.status === 'verified')
            return [hostname, { proven: true, instructions: '' }];
        const methods = methodsFor(verification, service, hostname);
        return [hostname, await verify(client, target, methods, signal)];
    });
    return new Map(proofs);
}
function methodsFor(verification, service, hostname) {
    if (verification !== 'auto')
        return [verification];
    if (service === 'embedded' && (0,private_host/* isPrivateHost */.S)(hostname))
        return ['local', 'http_file', 'meta_tag'];
    return ['dns', 'http_file', 'meta_tag'];
}
async function verify(client, target, methods, signal) {
    let last = target;
    for (const method of methods) {
        try {
            last = await client.verifyTarget(target.id, { method }, { signal });
        }
        catch (error) {
            if (signal.aborted || !(error instanceof errors/* ServiceError */._7))
                throw error;
            // A method that the service does not know says nothing of the next; a missing scope or a rate limit does.
            if (error.code !== 'validation_error')
                break;
            continue;
        }
        if (last.status === 'verified')
            return { proven: true, instructions: '' };
    }
    return { proven: false, instructions: instructionsOf(last, target) };
}
function instructionsOf(last, first) {
    const list = last.verification.instructions.length > 0 ? last.verification.instructions : first.verification.instructions;
    const texts = list
        .slice(0, 4)
        .map((entry) => entry.text || [entry.record_type, entry.record_name ?? entry.url, entry.value].filter(Boolean).join(' '))
        .filter((text) => text !== '');
    const reason = last.verification.reason ? ` (${last.verification.reason.slice(0, 200)})` : '';
    return texts.length === 0 ? reason.trim() : `Do one of: ${texts.join(' | ')}${reason}`;
}

;// CONCATENATED MODULE: ./build/gate/register.js





const MAX_PAGES = 50;
/**
 * Registers every host of the plan, or finds it where it is registered already.
 * @throws ServiceError when the service refuses for a reason that scans would meet too
 */
async function registerTargets(client, scans, run, signal, progress) {
    const hostnames = [...new Set(scans.map((scan) => scan.target.hostname))];
    const registered = await boundedMap(hostnames, 4, async (hostname) => {
        const own = scans.filter((scan) => scan.target.hostname === hostname);
        const result = await registerOne(client, hostname, idempotencyKey(run, 'new', own, 'target'), signal, progress);
        progress({ type: 'registered', target: hostname, targetId: result.target?.id ?? null, reused: result.reused });
        return result;
    });
    return new Map(registered.map((entry) => [entry.hostname, entry]));
}
async function registerOne(client, hostname, key, signal, progress) {
    try {
        return {
            hostname,
            target: await client.createTarget({ hostname }, { idempotencyKey: key, signal }),
            reused: false,
            problem: null,
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ApiError */.hD))
            throw error;
        if (error.code === 'conflict' || error.status === 409) {
            const target = await findTarget(client, hostname, error, signal);
            return { hostname, target, reused: true, problem: null };
        }
        if (error.code === 'insufficient_scope') {
            const message = `The API key may not register targets (targets:write); ${hostname} is taken as registered.`;
            progress({ type: 'warning', message });
            return { hostname, target: null, reused: true, problem: null };
        }
        if (isAboutThisHost(error))
            return { hostname, target: null, reused: false, problem: problemOf(error, 'Not registered') };
        throw error;
    }
}
/** A refusal of the host, not of the key, the rate or the whole service. */
function isAboutThisHost({ status }) {
    return status === 400 || status === 404 || status === 422;
}
/** By the id the conflict names, else through the list; a service or key without either is no reason to stop. */
async function findTarget(client, hostname, conflict, signal) {
    const existing = conflict.details.find((detail) => detail.existing_id !== undefined)?.existing_id;
    try {
        if (existing !== undefined && existing !== '')
            return await client.getTarget(existing, { signal });
        const pages = (cursor) => client.listTargets(cursor === undefined ? { hostname } : { hostname, cursor }, { signal });
        for await (const target of iterate(pages, MAX_PAGES)) {
            if (target.hostname === hostname)
                return target;
        }
        return null;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return null;
    }
}

// EXTERNAL MODULE: ./build/gate/plan.js
var plan = __webpack_require__(51127);
;// CONCATENATED MODULE: ./build/gate/submit.js




/** Leaves room for the envelope below the service's limit. */
const MAX_BODY_BYTES = limits/* LIMITS */.b.bodyBytesMax - 16 * 1024;
/**
 * Bulk-creates scans, at most 100 a request. A refused or interrupted request becomes the problem of each of its scans,
 * and nothing is thrown, so that what was created is always known. With `failFast` the requests after a refused one are not sent.
 */
async function submitScans(request) {
    const submitted = [];
    const replays = [];
    let refused = false;
    for (const [index, chunk] of chunked(request.scans, request.metadata).entries()) {
        const why = notSent(request, refused);
        if (why !== null) {
            submitted.push(...chunk.map((plan) => ({ plan, scanId: null, status: null, problem: why })));
            continue;
        }
        const { scans, replayed } = await submitChunk(request, chunk, index);
        submitted.push(...scans);
        replays.push(replayed);
        refused ||= scans.some((scan) => scan.scanId === null);
    }
    const replayed = replays.includes(false) ? false : replays.includes(null) ? null : replays.length > 0;
    return { scans: submitted, replayed };
}
function notSent(request, refused) {
    if (request.stop.aborted)
        return problem('aborted', 'Not created: the run was stopped before.');
    if (!refused || !request.failFast)
        return null;
    return problem('scan_not_created', 'Not created: an earlier scan of the run was refused and fail-fast is on.');
}
/** Splits by number and by size of the body. */
function chunked(scans, metadata) {
    const chunks = [];
    let bytes = 0;
    for (const scan of scans) {
        const size = Buffer.byteLength(JSON.stringify((0,plan/* bulkEntry */.z)(scan, metadata))) + 1;
        const current = chunks.at(-1);
        if (current === undefined || current.length >= limits/* LIMITS */.b.bulkEntriesMax || bytes + size > MAX_BODY_BYTES) {
            chunks.push([scan]);
            bytes = size;
        }
        else {
            current.push(scan);
            bytes += size;
        }
    }
    return chunks;
}
async function submitChunk(request, chunk, index) {
    const { client, failFast, metadata, signal } = request;
    const key = request.keyOf(chunk, index);
    const body = (pairs) => ({
        scans: chunk.map((scan) => (0,plan/* bulkEntry */.z)(scan, pairs)),
        fail_fast: failFast,
    });
    try {
        return read(chunk, await client.createScansBulk(body(metadata), { idempotencyKey: key, signal }));
    }
    catch (error) {
        if (!isAboutOurExtras(error) || Object.keys(metadata).length === 0)
            return refusedChunk(chunk, error);
        try {
            const bulk = await client.createScansBulk(body({}), { idempotencyKey: `${key}-bare`, signal });
            request.warn('The service does not take metadata with a scan; it was left out.');
            return read(chunk, bulk);
        }
        catch (second) {
            return refusedChunk(chunk, second);
        }
    }
}
/** The API document shows `target` and `scan_type` alone: a strict service may refuse what we add. */
function isAboutOurExtras(error) {
    if (!(error instanceof errors/* ApiError */.hD) || (error.status !== 400 && error.status !== 422))
        return false;
    return error.code === 'validation_error' || error.code.startsWith('http_') || error.code === 'invalid_json';
}
function read(chunk, bulk) {
    const scans = chunk.map((plan, place) => {
        const result = bulk.results[place];
        if (result?.ok === true && result.scan !== null) {
            return { plan, scanId: result.scan.id, status: result.scan.status || null, problem: null };
        }
        const code = result?.error?.code ?? 'scan_not_created';
        const said = result === undefined ? 'the service answered with fewer results than scans' : (result.error?.message ?? code);
        return {
            plan,
            scanId: null,
            status: null,
            problem: { code, message: `Not created: ${said.slice(0, 400)} (${code})` },
        };
    });
    return { scans, replayed: bulk.replayed };
}
function refusedChunk(chunk, error) {
    const isOurs = error instanceof errors/* ServiceError */._7;
    const whole = isOurs ? problemOf(error, 'Not created') : problem('aborted', 'Not created: the run was stopped.');
    const codes = error instanceof errors/* ApiError */.hD ? error.entryCodes : [];
    const scans = chunk.map((plan, place) => {
        const code = codes[place] ?? null;
        const own = code === null ? whole : { code, message: `Not created: ${code} (${whole.code})` };
        return { plan, scanId: null, status: null, problem: own };
    });
    return { scans, replayed: null };
}

;// CONCATENATED MODULE: ./build/gate/resume.js




/** A re-run of a re-run of a re-run: beyond this the key of the attempt itself is used at once. */
const MAX_GENERATIONS = 10;
/**
 * Creates the scans of the run, or picks up those of an earlier attempt by the same Idempotency-Key (the service gives
 * the first answer again).
 *
 * Generation 1 is the first attempt's key. When its scans were judged already, the next generation's key is used, and so
 * on: each is either new, or was made by an attempt in between. Scans count as judged when `earlierVerdict` says so, or,
 * where that cannot be known, when all of them have ended: an attempt that died left some of them at work.
 */
async function createOrResume(base, settings, run, earlierVerdict) {
    const submit = (generation) => submitScans({
        ...base,
        keyOf: (scans, chunk) => idempotencyKey(run, settings.rerun, scans, `scans ${generation} ${chunk}`),
    });
    if (settings.rerun === 'new' || run.runAttempt <= 1)
        return { scans: (await submit(1)).scans, reused: false };
    const first = Math.max(1, run.runAttempt - MAX_GENERATIONS + 1);
    for (let generation = first;; generation += 1) {
        const submission = await submit(generation);
        if (generation >= run.runAttempt || submission.replayed === false || base.stop.aborted)
            return { scans: submission.scans, reused: false };
        const current = await withStatus(base, submission);
        const ended = current.filter((scan) => scan.status !== null && (0,scan_states/* isFinal */.dR)(scan.status));
        const judged = earlierVerdict === 'final' ||
            (ended.length === current.length && !(earlierVerdict === 'none' && generation === run.runAttempt - 1));
        if (judged)
            continue;
        return { scans: await replaceLost(base, run, settings, current), reused: true };
    }
}
/** The status of each scan now; one that cannot be read stays unknown and is polled like any other. */
async function withStatus(base, submission) {
    return boundedMap(submission.scans, 4, async (scan) => {
        if (scan.scanId === null)
            return scan;
        try {
            const { status } = await base.client.getScan(scan.scanId, { signal: base.signal });
            return { ...scan, status: status === '' ? null : status };
        }
        catch {
            return { ...scan, status: null };
        }
    });
}
/** New scans in place of those that failed, were cancelled or were never made. */
async function replaceLost(base, run, settings, scans) {
    const isLost = (scan) => scan.scanId === null || (scan.status !== null && (0,scan_states/* isFinal */.dR)(scan.status) && scan.status !== 'succeeded');
    const lost = scans.filter(isLost).map((scan) => scan.plan);
    if (lost.length === 0)
        return scans;
    const purpose = `replacement ${run.runAttempt}`;
    const replaced = await submitScans({
        ...base,
        scans: lost,
        keyOf: (chunk, index) => idempotencyKey(run, settings.rerun, chunk, `${purpose} ${index}`),
    });
    const byIndex = new Map(replaced.scans.map((scan) => [scan.plan.index, scan]));
    return scans.map((scan) => byIndex.get(scan.plan.index) ?? scan);
}

;// CONCATENATED MODULE: ./build/gate/create-scans.js






/** Time in which the answer to a creation that is under way is still taken after an abort. */
const SUBMIT_GRACE_MS = 1_500;
/**
 * Registers the targets, proves ownership where it is needed, and creates or resumes the scans.
 * @throws ServiceError while registering, or the abort reason; nothing was created then
 */
async function createScans(request) {
    const { plan, settings, run, dependencies, signal, report } = request;
    const { client, service } = dependencies;
    const registered = await registerTargets(client, plan, run, signal, report);
    const targetIds = new Map([...registered.values()].flatMap(({ hostname, target }) => (target === null ? [] : [[hostname, target.id]])));
    const refusals = plan.flatMap((scan) => {
        const why = registered.get(scan.target.hostname)?.problem ?? null;
        return why === null ? [] : [{ plan: scan, scanId: null, status: null, problem: why }];
    });
    const scans = plan.filter((scan) => !refusals.some((refusal) => refusal.plan === scan));
    if (scans.length === 0)
        return { scans: refusals, reused: false, targetIds };
    const ownership = await proveOwnership(client, service, scans, registered, settings.verification, signal);
    const keys = chunked(scans, run.metadata).map((chunk, index) => idempotencyKey(run, settings.rerun, chunk, `scans 1 ${index}`));
    report({ type: 'submitting', scans: scans.length, idempotencyKeys: keys });
    const result = await createOrResume({
        client,
        scans,
        metadata: run.metadata,
        failFast: settings.failFast,
        stop: signal,
        signal: delayedSignal(signal, SUBMIT_GRACE_MS),
        warn: (message) => report({ type: 'warning', message }),
    }, settings, run, await earlierVerdictOf(request));
    const scanIds = result.scans.flatMap((scan) => (scan.scanId === null ? [] : [scan.scanId]));
    report({ type: 'submitted', scanIds, reused: result.reused });
    const explained = result.scans.map((scan) => explain(scan, ownership));
    return { scans: [...refusals, ...explained], reused: result.reused, targetIds };
}
async function earlierVerdictOf({ run, settings, dependencies }) {
    if (run.runAttempt <= 1 || settings.rerun === 'new')
        return null;
    try {
        return (await dependencies.earlierVerdict?.()) ?? null;
    }
    catch {
        return null;
    }
}
/** A refusal for want of proof says what to publish. */
function explain(scan, ownership) {
    if (scan.problem?.code !== 'target_not_verified')
        return scan;
    const { hostname } = scan.plan.target;
    const instructions = ownership.get(hostname)?.instructions ?? '';
    const message = `Not created: ownership of ${hostname} is not proven, which a ${scan.plan.scanType} scan needs. ${instructions} Or choose scan type quick.`;
    return { ...scan, problem: { code: scan.problem.code, message: message.replace(/\s+/g, ' ') } };
}

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/client/discard-body.js
var discard_body = __webpack_require__(36629);
;// CONCATENATED MODULE: ./build/gate/wall.js
/** Hosts whose pages stand between a visitor and a site. */
const WALL_HOSTS = /(^|\.)(cloudflareaccess\.com|login\.microsoftonline\.com|accounts\.google\.com|okta\.com|auth0\.com|onelogin\.com|duosecurity\.com|iap\.googleapis\.com)$/;
const LOGIN_PATH = /\/(log-?in|sign-?in|sign_in|sso|sso-api|saml2?|oauth2?|authorize|auth|session\/new)(\/|$|\.)/i;
/** Marks of protection pages: the host's challenge instead of the site. */
const PROTECTION = [
    {
        name: 'a Cloudflare challenge',
        mark: /<title>\s*(just a moment|attention required)|\/cdn-cgi\/challenge-platform\//i,
    },
    {
        name: 'a Vercel deployment protection page',
        mark: /vercel\.com\/sso-api|<title>\s*(authentication required|vercel security checkpoint)/i,
    },
    { name: 'a Netlify password page', mark: /<title>\s*(site )?password protected|netlify[^<]{0,80}password/i },
    {
        name: 'a bot challenge',
        mark: /_Incapsula_Resource|<title>\s*(access denied|pardon our interruption)|captcha-delivery\.com/i,
    },
];
/**
 * What stands between the visitor and the site, in a few words, or null. A site whose own start page has a login form is
 * no wall: only being sent away from the page that was asked for is, or an answer that refuses it.
 */
function wallOf(page) {
    if (page.headers['cf-mitigated'] !== undefined)
        return 'a Cloudflare challenge';
    if (page.status === 401)
        return 'answers 401: it asks for a login';
    const wasRedirected = page.url.href !== page.start.href;
    if (wasRedirected && page.url.hostname !== page.start.hostname && WALL_HOSTS.test(page.url.hostname)) {
        return `redirects to the login of ${page.url.hostname}`;
    }
    if (wasRedirected && LOGIN_PATH.test(page.url.pathname) && !LOGIN_PATH.test(page.start.pathname)) {
        return `redirects to a login page (${page.url.host}${page.url.pathname.slice(0, 80)})`;
    }
    if (page.status === 403 || page.status === 429 || page.status === 503 || page.status === 200) {
        const found = PROTECTION.find(({ mark }) => mark.test(page.body));
        if (found !== undefined)
            return `shows ${found.name}`;
    }
    return page.status === 403 ? 'answers 403: it refuses visitors' : null;
}

;// CONCATENATED MODULE: ./build/gate/target-probe.js



const TIMEOUT_MS = 8_000;
const MAX_HOPS = 5;
const UNRESOLVED = 'no such host name';
const MAX_BODY = 128 * 1024;
/**
 * A probe that asks for the target's first page as a browser would. Certificates are not judged here: that is the
 * scan's work.
 */
function createTargetProbe(proxy) {
    const tls = { rejectUnauthorized: false, timeout: TIMEOUT_MS };
    const options = { connect: tls, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
    const dispatcher = proxy === 'none' ? new undici.Agent(options) : new undici/* EnvHttpProxyAgent */.J2({ ...options, requestTls: tls });
    const probe = async (target, signal) => {
        let silent = { kind: 'silent', detail: 'no answer' };
        for (const scheme of schemesOf(target)) {
            const answer = await look(dispatcher, target, scheme, signal);
            if (answer.kind !== 'silent')
                return answer;
            silent = answer;
        }
        return silent;
    };
    return Object.assign(probe, { close: () => dispatcher.destroy() });
}
function schemesOf(target) {
    if (target.options.scheme !== undefined)
        return [target.options.scheme];
    return /:80$/.test(target.hostname) ? ['http'] : ['https', 'http'];
}
async function look(dispatcher, target, scheme, outer) {
    const start = new URL(`${scheme}://${target.hostname}${target.options.start_path ?? '/'}`);
    const signal = AbortSignal.any([outer, AbortSignal.timeout(TIMEOUT_MS)]);
    let url = start;
    try {
        for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
            const isHome = url.host === start.host;
            const answer = await (0,undici.request)(url, {
                dispatcher,
                method: 'GET',
                signal,
                headers: {
                    'user-agent': 'scan-gate (readiness check)',
                    accept: 'text/html,*/*;q=0.5',
                    'accept-encoding': 'identity',
                    // Secret headers are for the target alone.
                    ...(isHome ? (target.options.request_headers ?? {}) : {}),
                },
            });
            const location = answer.headers['location'];
            const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string';
            if (!isRedirect || !URL.canParse(location, url.href)) {
                const body = await firstPart(answer.body);
                return target_probe_judge(answer.statusCode, answer.headers, body, start, url);
            }
            (0,discard_body/* discardBody */.L)(answer.body);
            const next = new URL(location, url);
            if (next.protocol !== 'http:' && next.protocol !== 'https:')
                return { kind: 'ready' };
            const wall = wallOf({ status: answer.statusCode, headers: {}, body: '', start, url: next });
            if (wall !== null)
                return { kind: 'walled', detail: wall };
            // Another host is not the target; where it leads is looked at only for a login wall.
            if (next.host !== start.host && next.hostname !== start.hostname)
                return { kind: 'ready' };
            url = next;
        }
        return { kind: 'walled', detail: `redirects ${MAX_HOPS} times without a page` };
    }
    catch (error) {
        if (outer.aborted)
            throw error;
        const detail = detailOf(error);
        return { kind: 'silent', detail, unresolved: detail === UNRESOLVED };
    }
}
function target_probe_judge(status, headers, body, start, url) {
    const wall = wallOf({ status, headers, body, start, url });
    if (wall !== null)
        return { kind: 'walled', detail: wall };
    if (status >= 500)
        return { kind: 'server-error', detail: `answers ${status}` };
    return { kind: 'ready' };
}
async function firstPart(body) {
    const parts = [];
    let size = 0;
    for await (const part of body) {
        parts.push(part);
        size += part.length;
        if (size >= MAX_BODY)
            break;
    }
    (0,discard_body/* discardBody */.L)(body);
    return Buffer.concat(parts).toString('latin1').slice(0, MAX_BODY);
}
function detailOf(error) {
    const inner = error instanceof AggregateError ? error.errors[0] : error;
    const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
    if (code === 'ECONNREFUSED')
        return 'connection refused';
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        return UNRESOLVED;
    if (code.includes('TIMEOUT') || (inner instanceof Error && inner.name === 'TimeoutError'))
        return 'no answer in time';
    return code === '' ? 'no answer' : `no answer (${code})`;
}

;// CONCATENATED MODULE: ./build/gate/wait-for-targets.js


/** Pauses between two looks, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 3_000, 5_000];
/** Targets looked at at the same time. */
const PARALLEL = 32;
/**
 * Waits until each target answers, so that no error page of a preview still being deployed is scanned and passes.
 * @returns the targets that must not be scanned, and why
 * @throws the abort reason
 */
async function waitForTargets(request) {
    if (request.waitMs === 0)
        return new Map();
    const deadline = request.clock.now() + request.waitMs;
    const unready = await boundedMap(request.targets, PARALLEL, async (target) => [target, await waitForOne(request, target, deadline)]);
    return new Map(unready.flatMap(([target, why]) => (why === null ? [] : [[target, why]])));
}
/** @param deadline of all targets together; each is looked at once at least */
async function waitForOne(request, target, deadline) {
    const { clock, signal, progress } = request;
    for (let look = 0;; look += 1) {
        const answer = await request.probe(target, signal);
        if (answer.kind === 'ready')
            return null;
        const pause = PAUSES[Math.min(look, PAUSES.length - 1)];
        // A wall does not fall by waiting, and a name of the service's own network does not become known here; one more
        // look keeps out a hiccup.
        const isForeign = request.service === 'remote' && answer.kind === 'silent' && answer.unresolved === true;
        const isDecided = (answer.kind === 'walled' || isForeign) && look > 0;
        if (isDecided || clock.now() + pause >= deadline)
            return verdictOn(request, target, answer);
        progress({ type: 'waiting-for-target', target: target.input, detail: answer.detail });
        await clock.sleep(pause, signal);
    }
}
function verdictOn(request, target, answer) {
    const seconds = Math.round(request.waitMs / 1000);
    switch (answer.kind) {
        case 'walled':
            return problem('target_walled', `Not scanned: ${target.input} ${answer.detail}. Give request-headers (a secret) that pass it, or set wait-for-target-seconds: 0 to scan it as it is.`);
        case 'server-error':
            return problem('target_not_ready', `Not scanned: ${target.input} still ${answer.detail} after ${seconds} s. Mend the deployment, or raise wait-for-target-seconds.`);
        default:
            // A remote service may reach what this machine cannot; a scan that does not reach it fails by itself.
            if (request.service === 'remote') {
                const message = `${target.input} does not answer this machine (${answer.detail}); the service may reach it.`;
                request.progress({ type: 'warning', message });
                return null;
            }
            return problem('target_not_ready', `Not scanned: ${target.input} gave no answer within ${seconds} s (${answer.detail}). Start it before the gate, check the address, or raise wait-for-target-seconds.`);
    }
}

;// CONCATENATED MODULE: ./build/gate/run-gate.js












/** Time for reading results and cancelling after the deadline, in milliseconds. */
const GRACE_MS = 60_000;
/** Time for cancelling when the run is aborted: a runner kills soon after it asks. */
const ABORT_CANCEL_MS = 2_500;
/**
 * The pipeline from settings to verdict: plan, budget, wait for the targets, register, prove ownership, create or resume
 * the scans, wait for them, read the results, compare, judge.
 *
 * Does not throw for anything the service, a target or an abort does: that is in the verdict. Publishes nothing.
 */
async function runGate(settings, run, dependencies) {
    const gate = new GateRun(settings, run, dependencies);
    try {
        return await gate.run();
    }
    finally {
        gate.dispose();
    }
}
/** One run: the stages share the signals, the warnings and what is known so far. */
class GateRun {
    #settings;
    #run;
    #deps;
    #clock;
    #startedAt;
    #abort;
    /** Aborted by the user or when the time is over. */
    #signal;
    #warnings = [];
    #plan;
    #probe;
    #closeProbe;
    #targetIds = new Map();
    #plannedTokens = null;
    #reused = false;
    constructor(settings, run, deps) {
        this.#settings = settings;
        this.#run = run;
        this.#deps = deps;
        this.#clock = deps.clock ?? clock/* systemClock */.m;
        this.#startedAt = this.#clock.now();
        this.#abort = deps.signal ?? new AbortController().signal;
        this.#signal = AbortSignal.any([this.#abort, AbortSignal.timeout(settings.timeoutMs)]);
        this.#plan = (0,plan/* planScans */.G)(settings.targets);
        const own = deps.targetProbe === undefined ? createTargetProbe(deps.service === 'embedded' ? 'none' : 'environment') : null;
        this.#probe = deps.targetProbe ?? own;
        this.#closeProbe = own?.close ?? (() => Promise.resolve());
    }
    dispose() {
        // Nothing waits for idle connections of the probe to close.
        this.#closeProbe().catch(() => undefined);
    }
    async run() {
        try {
            const blocked = await this.#preflight();
            if (blocked !== null)
                return blocked;
            const unready = await this.#waitForTargets();
            const ready = this.#plan.filter((scan) => !unready.has(scan.target));
            const skipped = this.#plan.flatMap((scan) => {
                const why = unready.get(scan.target);
                return why === undefined ? [] : [notAsked(scan, why)];
            });
            const submitted = await this.#create(ready);
            if (!this.#settings.wait)
                return this.#started(skipped, submitted);
            const ended = await this.#await(submitted);
            await this.#cancelUnfinished(ended);
            const collected = await this.#collect(ended);
            return await this.#conclude(inPlanOrder([...skipped, ...collected]));
        }
        catch (error) {
            return this.#conclude(this.#plan.map((scan) => notAsked(scan, this.#interruption(error))));
        }
    }
    /** Dry run and budget: what can be said before anything is created. */
    async #preflight() {
        const { maxTokens, dryRun } = this.#settings;
        if (maxTokens === 0 && !dryRun)
            return null;
        const budget = await checkBudget(this.#deps.client, this.#plan, maxTokens, this.#signal);
        this.#plannedTokens = budget.planned;
        if (dryRun) {
            const price = budget.planned === null ? 'an unknown number of' : String(budget.planned);
            const reasons = [
                `Dry run: ${this.#plan.length} scan(s) would be created for ${price} tokens. Nothing was scanned.`,
            ];
            if (budget.problem !== null)
                reasons.push(budget.problem.message);
            return unjudged(this.#facts([], budget.balance), reasons);
        }
        const { problem: why } = budget;
        if (why === null)
            return null;
        return this.#conclude(this.#plan.map((scan) => notAsked(scan, why)));
    }
    #waitForTargets() {
        return waitForTargets({
            targets: this.#settings.targets,
            probe: this.#probe,
            waitMs: this.#settings.waitForTargetMs,
            clock: this.#clock,
            signal: this.#signal,
            service: this.#deps.service,
            progress: this.#report,
        });
    }
    async #create(ready) {
        if (ready.length === 0)
            return [];
        const created = await createScans({
            plan: ready,
            settings: this.#settings,
            run: this.#run,
            dependencies: this.#deps,
            signal: this.#signal,
            report: this.#report,
        });
        this.#reused = created.reused;
        this.#targetIds = created.targetIds;
        return created.scans;
    }
    #await(submitted) {
        const refused = this.#settings.failFast && submitted.some((scan) => scan.scanId === null);
        return awaitScans({
            client: this.#deps.client,
            scans: submitted,
            clock: this.#clock,
            signal: this.#abort,
            requestSignal: this.#signal,
            deadline: refused ? this.#clock.now() : this.#startedAt + this.#settings.timeoutMs,
            profile: this.#deps.service === 'embedded' ? EMBEDDED_PROFILE : REMOTE_PROFILE,
            floorMs: this.#settings.pollIntervalMs,
            failFast: this.#settings.failFast,
            progress: this.#report,
        });
    }
    /** Scans whose end nobody waits for must not run and cost on. */
    async #cancelUnfinished(ended) {
        if (this.#abort.aborted && !this.#settings.cancelOnAbort)
            return;
        const ids = unfinishedIds(ended);
        if (ids.length === 0)
            return;
        const cancelled = await cancelScans(this.#deps.client, ids, this.#abort.aborted ? ABORT_CANCEL_MS : 10_000);
        this.#report({ type: 'cancelled', scanIds: cancelled });
    }
    async #collect(ended) {
        if (this.#abort.aborted)
            return ended.map(withoutResults);
        const grace = AbortSignal.any([this.#abort, AbortSignal.timeout(GRACE_MS + ended.length * 1_000)]);
        const collected = await collectResults(this.#deps.client, ended, grace, () => this.#clock.now());
        this.#report({ type: 'collected', findings: collected.reduce((sum, scan) => sum + scan.findings.length, 0) });
        return collected;
    }
    async #conclude(scans) {
        const remaining = await this.#tokensRemaining(scans);
        const baseline = await this.#baseline(scans);
        return assemble({ ...this.#facts(scans, remaining), baseline });
    }
    #started(skipped, submitted) {
        const scans = submitted.map(startedScan);
        const all = inPlanOrder([...skipped, ...scans]);
        const refused = all.filter((scan) => scan.ended.problem !== null);
        if (refused.length > 0)
            return assemble(this.#facts(all, null));
        return unjudged(this.#facts(all, null), [
            `${scans.length} scan(s) started; wait is false, so there is no verdict.`,
        ]);
    }
    async #tokensRemaining(scans) {
        if (this.#abort.aborted || scans.every((scan) => scan.ended.scanId === null))
            return null;
        try {
            const signal = AbortSignal.any([this.#abort, AbortSignal.timeout(5_000)]);
            return (await usageOf(this.#deps.client, signal))?.balance ?? null;
        }
        catch {
            return null;
        }
    }
    async #baseline(scans) {
        if (this.#deps.baseline === undefined || this.#abort.aborted)
            return null;
        if (scans.every((scan) => scan.ended.scanId === null))
            return null;
        try {
            return await this.#deps.baseline();
        }
        catch (error) {
            this.#report({ type: 'warning', message: problemOf(error, 'The baseline could not be read').message });
            return null;
        }
    }
    /** Why the pipeline stopped before there were scans to wait for. */
    #interruption(error) {
        if (this.#abort.aborted)
            return problem('aborted', 'The run was aborted before the scans were created.');
        if (this.#signal.aborted)
            return problem('scan_timed_out', 'timeout-minutes was over before the scans were created.');
        return problemOf(error, 'The scans could not be created');
    }
    #facts(scans, tokensRemaining) {
        return {
            settings: this.#settings,
            run: this.#run,
            service: this.#deps.service,
            scans,
            targetIds: this.#targetIds,
            baseline: null,
            aborted: this.#abort.aborted,
            reused: this.#reused,
            plannedTokens: this.#plannedTokens,
            tokensRemaining,
            warnings: this.#warnings,
            startedAt: this.#startedAt,
            now: this.#clock.now(),
            serviceReadyMs: this.#deps.serviceReadyMs ?? null,
        };
    }
    #report = (event) => {
        if (event.type === 'warning')
            this.#warnings.push(event.message);
        this.#deps.progress?.(event);
    };
}


/***/ })

};
