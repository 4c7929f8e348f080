export const id = "reports-pdf-draw-report";

export const ids = [ "reports-pdf-draw-report" ];

export const modules = {
583: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
drawReport: () => drawReport
});
var pdfkit_node = __webpack_require__(307);
var build = __webpack_require__(868);
function stringMap(names, values, options = {}) {
return build.ZUJ.Unsafe({
type: "object",
...names === undefined ? {} : {
propertyNames: names
},
additionalProperties: values,
...options
});
}
const SEVERITIES = [ "critical", "high", "medium", "low", "info" ];
const CONFIDENCES = [ "certain", "firm", "tentative" ];
const SCAN_TYPES = [ "quick", "standard", "compliance" ];
function primitives_severityRank(severity) {
return SEVERITIES.indexOf(severity);
}
function isAtLeast(severity, threshold) {
return primitives_severityRank(severity) <= primitives_severityRank(threshold);
}
function stringEnum(values, description) {
return build.ZUJ.Unsafe({
type: "string",
enum: [ ...values ],
...description === undefined ? {} : {
description: description
}
});
}
function strictObject(members, options = {}) {
return build.ZUJ.Object(members, {
additionalProperties: false,
...options
});
}
function nullable(schema, description) {
return build.ZUJ.Union([ schema, build.ZUJ.Null() ], description === undefined ? {} : {
description: description
});
}
function prefixedId(prefix, description) {
return build.ZUJ.String({
pattern: `^${prefix}_[0-9a-z]{8,40}$`,
description: description,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
}
const Timestamp = build.ZUJ.String({
format: "date-time",
description: "ISO 8601 UTC timestamp with milliseconds.",
examples: [ "2026-11-21T08:15:30.000Z" ]
});
const SeveritySchema = stringEnum(SEVERITIES, "CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0.");
const ConfidenceSchema = stringEnum(CONFIDENCES, "How sure the proof is: certain, firm or tentative.");
const ScanTypeSchema = stringEnum(SCAN_TYPES, "Depth of the scan.");
const Count = build.ZUJ.Integer({
minimum: 0
});
const SeverityCounts = strictObject({
critical: Count,
high: Count,
medium: Count,
low: Count,
info: Count,
total: Count
}, {
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
const coverage_problems_namespaceObject = JSON.parse('{"target_not_found":{"meaning":"The start page does not exist (404 or 410).","fix":"Check the address and that the deployment is there, or give a target URL with a path that exists."},"target_refused":{"meaning":"The start page refuses the scanner (401, 403, 429 or another 4xx status).","fix":"Let the scanner in with request-headers (a secret), or allow its User-Agent or address."},"target_host_refused":{"meaning":"The framework of the application refuses the host name of the target.","fix":"Add the host name to those that the application allows: ALLOWED_HOSTS (Django), config.hosts (Rails), server.allowedHosts (Vite), allowedHosts (webpack-dev-server), allowed_hosts (Starlette)."},"target_server_error":{"meaning":"The start page is a server error (5xx).","fix":"Fix the deployment, then run the gate again."},"target_empty":{"meaning":"The start page has no content, or its scripts draw none.","fix":"Check the deployment and that its scripts load, or give a target URL with a path that shows the application. If its scripts come from another host, set third-parties: load."},"target_challenge":{"meaning":"A bot challenge is served instead of the application.","fix":"Exempt the scanner in the bot protection, for example by a secret header set with request-headers."},"target_blocked":{"meaning":"A block page is served instead of the application.","fix":"Allow the scanner in the firewall, for example by a secret header set with request-headers."},"target_maintenance":{"meaning":"A maintenance page is served instead of the application.","fix":"Run the gate again when maintenance is over."},"target_parked":{"meaning":"A domain parking page is served instead of the application.","fix":"Check the host name and its DNS records."},"target_not_deployed":{"meaning":"The hosting platform has no deployment at this address, or the web server shows its default page.","fix":"Wait for the deployment before the gate, and check the address."},"target_off_host":{"meaning":"The start page redirects to another host, scheme or port.","fix":"Give the address it redirects to as the target."},"target_single_sign_on":{"meaning":"The start page sends visitors to a single sign-on on another host.","fix":"Give request-headers (a secret) that carry a session, or scan a deployment without single sign-on."},"target_redirect_loop":{"meaning":"The start page redirects without end, or to nothing that responds.","fix":"Open the address in a browser without cookies and fix the redirect, or give a target URL with another path."},"target_left_out":{"meaning":"The start page redirects to a path that include-paths or exclude-paths leaves out, so it was not requested.","fix":"Give a start-path that the scan may request, or allow the path that the start page redirects to."},"target_unreadable":{"meaning":"The start page could not be read: the response is not HTTP, its headers are too large, or the server requires a client certificate.","fix":"Check the scheme and port of the target. If the server requires client certificates, give a port that does not."},"target_turned_away":{"meaning":"The target refused the scanner after the first requests.","fix":"Exempt the scanner from rate limits and bans, or lower max-requests-per-second."},"target_too_slow":{"meaning":"The time of the scan ended before the target could be seen once more, or requests got a response only when they were repeated at the end, so it is not known whether it refused the scanner.","fix":"Give the scan more time (scan-minutes), or the target a faster machine. If a firewall delays requests, exempt the scanner."},"target_stopped":{"meaning":"The application ended during the scan: its port is closed.","fix":"Look in its log for the request that is named, fix what ends it, and run the gate again. If a firewall closed the port, exempt the scanner."},"target_same_response":{"meaning":"Every address of the target shows the same page.","fix":"Check that the application itself responds, not a proxy, placeholder or catch-all route in front of it."},"target_paths_refused":{"meaning":"Nearly all paths except the start page were refused, failed, or showed one page that does not belong to the site.","fix":"Let the scanner through the firewall, so that the scan can check for exposed files."},"sign_in_page_not_found":{"meaning":"No sign-in page was found, or it did not respond.","fix":"Give its path in login as url, or an api-description that names the operation."},"sign_in_field_not_found":{"meaning":"The sign-in page has no field for the user name or for the password, or the interface did not read the body with the credentials.","fix":"Give the path of the page with the form in login as url, describe the body of an interface in api-description, or give a session instead (storage-state, cookie or header)."},"sign_in_scripted":{"meaning":"The sign-in needs a browser: its page is rendered by scripts, or login has an identity-provider or a recording. The scan had no browser for it, or the page sent nothing there, and no interface that takes the credentials as JSON was found.","fix":"Give the path of that interface in login as url, an api-description that names it, or a session instead (storage-state, cookie or header). If the scan had no browser, let it use one (browser: auto, with Chrome, Chromium or Edge on the machine that scans)."},"sign_in_off_host":{"meaning":"The sign-in is on another host, scheme or port, where the scan sends nothing.","fix":"Name that origin in login as identity-provider, give a session instead (storage-state, cookie or header), or scan a deployment with its own sign-in."},"sign_in_provider_other":{"meaning":"The sign-in led to an origin that identity-provider does not name.","fix":"Check that the application is configured for the right identity provider. If the origin belongs to the sign-in, add it to identity-provider."},"sign_in_provider_unreachable":{"meaning":"The origin in identity-provider did not respond, has a certificate that is not trusted, or may not be contacted from here.","fix":"Check the origin, and that the machine that scans reaches it. Trust a private certificate authority with ca-file or NODE_EXTRA_CA_CERTS. A service needs its operator to allow private addresses."},"sign_in_provider_page":{"meaning":"After the credentials, the identity provider showed a page that does not lead back to the application: a consent, terms, a password to change or the like.","fix":"Answer that page once by hand with the account, turn it off for the client, or record the sign-in with its answer (recording)."},"sign_in_recording_failed":{"meaning":"A step of the recording could not be replayed.","fix":"Record the sign-in again with the Recorder of Chrome DevTools, with the application as it is now, or correct the step that is named."},"sign_in_denied":{"meaning":"The target refused the credentials.","fix":"Check the credentials in login, and that the account is active and not locked."},"sign_in_code_required":{"meaning":"The target requires a one-time code, which could not be given.","fix":"Give the secret of the codes in login as totp, or use an account without a second factor."},"sign_in_captcha":{"meaning":"The sign-in page has a captcha.","fix":"Turn it off for the deployment or the account, or give a session instead (storage-state, cookie or header)."},"sign_in_unproven":{"meaning":"The credentials were sent, but no address responds differently to the signed-in user.","fix":"Check the credentials, and set login-check to a path that only a signed-in user can read."},"sign_in_lost":{"meaning":"The session ended during the scan and could not be kept, even after a second sign-in.","fix":"Let sessions live longer than the scan, and allow the account several sessions."},"api_description_unusable":{"meaning":"The given API description could not be read, or has no operation that the scan can read.","fix":"Check the file or URL in api-description: OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman or HAR."},"browser_missing":{"meaning":"A browser is required (browser: required), and the scan had none.","fix":"Install Chrome, Chromium or Edge on the machine that scans, name it with browser-path, or set browser to auto."},"browser_incomplete":{"meaning":"A browser is required (browser: required), and it ended or ran out of time before it had examined the pages.","fix":"Find the page that ends it (an endless loop, much memory), leave it out with exclude-paths, or give the machine more memory and processor time."}}');
const COVERAGE_PROBLEMS = coverage_problems_namespaceObject;
const COVERAGE_CODES = Object.keys(COVERAGE_PROBLEMS);
const BROWSER_LIMITS = {
ended: "times that the browser ended, hung or was ended above its memory limit",
actions_not_completed: "actions of pages, such as buttons, during which it ended",
pages_not_opened: "known pages that were not opened",
pages_not_probed: "opened pages into which not all values of a link were followed",
requests_not_sent: "different requests of pages above the maximum",
scripts_not_loaded: "hosts whose scripts were not loaded, or too large"
};
const BROWSER_LIMIT_KINDS = Object.keys(BROWSER_LIMITS);
const REACH_KINDS = [ "pages", "views", "operations", "inputs" ];
const LEFT_OUT_REASONS = {
time: "the time of the scan was used up",
requests: "the maximum number of requests was reached",
folded: "three of the same shape behaved alike",
not_reached: "it failed, or was refused"
};
const LeftOutReasonSchema = stringEnum(Object.keys(LEFT_OUT_REASONS), `${Object.entries(LEFT_OUT_REASONS).map(([reason, meaning]) => `${reason}: ${meaning}`).join("; ")}.`);
const ReachCount = strictObject({
known: build.ZUJ.Integer({
minimum: 0,
description: "Known to the scan, at least; covered ones included."
}),
covered: build.ZUJ.Integer({
minimum: 0
}),
left_out: build.ZUJ.Array(strictObject({
reason: LeftOutReasonSchema,
count: build.ZUJ.Integer({
minimum: 1
})
}), {
maxItems: Object.keys(LEFT_OUT_REASONS).length,
description: "Adds up to known minus covered."
})
}, {
description: "How many there are, and how many the scan covered."
});
const SCREENSHOT_LENGTH_MAX = 136536;
const ScanCoverage = strictObject({
application_seen: build.ZUJ.Boolean({
description: "False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive."
}),
code: nullable(stringEnum(COVERAGE_CODES, "Why the application was not seen.")),
detail: nullable(build.ZUJ.String({
description: "What responded instead, in one sentence."
})),
pages: build.ZUJ.Integer({
minimum: 0,
description: "Distinct pages read."
}),
pages_read: build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 0,
description: "Addresses of pages read, also of equal ones; absent in a quick scan."
})),
pages_known: build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 0,
description: "Addresses of pages that the scan knows, at least. A limit left out the rest; absent in a quick scan."
})),
browser: build.ZUJ.Optional(strictObject({
used: build.ZUJ.Boolean({
description: "A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time before it had examined them."
}),
detail: nullable(build.ZUJ.String({
description: "Why there was no browser, or what it did not see."
})),
product: nullable(build.ZUJ.String({
description: "Name and version of the browser."
})),
sandboxed: build.ZUJ.Boolean({
description: "The pages ran in the sandbox of the browser."
}),
pages: build.ZUJ.Integer({
minimum: 0,
description: "Pages opened."
}),
routes: build.ZUJ.Integer({
minimum: 0,
description: "Different URLs of the target found."
}),
endpoints: build.ZUJ.Integer({
minimum: 0,
description: "Requests of scripts and forms found."
}),
withheld: build.ZUJ.Integer({
minimum: 0,
description: "Requests that may change something and were not sent."
}),
limits: build.ZUJ.Optional(build.ZUJ.Array(strictObject({
kind: stringEnum(BROWSER_LIMIT_KINDS, `What is counted: ${Object.entries(BROWSER_LIMITS).map(([kind, meaning]) => `${kind}: ${meaning}`).join("; ")}.`),
count: build.ZUJ.Integer({
minimum: 1
}),
detail: build.ZUJ.String({
maxLength: 300,
description: "The reason, or what was left out."
})
}), {
maxItems: 12,
description: "What the browser did not see, by kind; empty if it saw everything."
})),
screenshot: build.ZUJ.Optional(nullable(build.ZUJ.String({
pattern: "^/9j/[A-Za-z0-9+/]*={0,2}$",
maxLength: SCREENSHOT_LENGTH_MAX,
description: "The start page as a JPEG image in Base64, or null if it could not be taken."
})))
}, {
description: "What a browser saw; absent in a quick scan."
})),
api: build.ZUJ.Optional(strictObject({
descriptions: build.ZUJ.Integer({
minimum: 0,
description: "Descriptions read."
}),
operations: build.ZUJ.Integer({
minimum: 0,
description: "Operations of the target that they describe."
}),
requested: build.ZUJ.Integer({
minimum: 0,
description: "Operations requested to collect parameter values for others."
}),
left_out: build.ZUJ.Integer({
minimum: 0,
description: "Operations that could not be read, are on other hosts or above the maximum."
}),
detail: nullable(build.ZUJ.String({
description: "Formats and sources, or why a description was not used."
}))
}, {
description: "What descriptions say of the API; absent without one."
})),
reach: build.ZUJ.Optional(strictObject({
pages: build.ZUJ.Optional(ReachCount),
views: build.ZUJ.Optional(ReachCount),
operations: build.ZUJ.Optional(ReachCount),
inputs: build.ZUJ.Optional(ReachCount)
}, {
description: "What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the " + "browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: " + "insertion points, such as parameters, tested by every probe that applies."
})),
created: build.ZUJ.Optional(build.ZUJ.Array(strictObject({
path: build.ZUJ.String({
maxLength: 300
}),
count: build.ZUJ.Integer({
minimum: 1
})
}), {
maxItems: 100,
description: "Requests by POST, PUT or PATCH that the target accepted, by path: each may have created a record."
})),
components: build.ZUJ.Optional(build.ZUJ.Array(strictObject({
purl: build.ZUJ.String({
maxLength: 300,
description: "Package URL with the version.",
examples: [ "pkg:npm/jquery@3.4.1" ]
}),
url: build.ZUJ.String({
maxLength: 2e3,
description: "The first response that showed it."
}),
how: build.ZUJ.String({
maxLength: 100,
description: "What showed it: a header, or code of the library."
})
}), {
maxItems: 300,
description: "Software with its version that the responses showed: script libraries, and what headers name. Absent in a quick scan."
})),
sign_in_required: build.ZUJ.Boolean({
description: "The application requires a sign-in on its own host, and the scan was not signed in."
}),
signed_in: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "The scan was signed in from its start to its end. Absent if no login was given."
}))
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
function text_plural(count, one, many = `${one}s`) {
return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function wrapped(text, width) {
const lines = [];
for (const word of text.split(" ")) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`; else lines.push(word);
}
return lines;
}
function percentDecoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
const SHORT = {
time: "out of time",
requests: "out of requests",
folded: "folded as alike",
not_reached: "not reached"
};
const OTHER = "for another reason";
const REASONS = Object.keys(SHORT);
const NOUNS = {
pages: "page",
views: "view",
operations: "operation",
inputs: "input"
};
const CREATED_SHOWN = 10;
function totalReach(coverages) {
const totals = REACH_KINDS.map(kind => {
const counts = coverages.flatMap(coverage => countOf(kind, coverage) ?? []);
return [ kind, counts ];
});
return Object.fromEntries(totals.flatMap(([kind, counts]) => counts.length === 0 ? [] : [ [ kind, counts.reduce(added) ] ]));
}
function countOf(kind, coverage) {
const counted = coverage?.reach?.[kind];
if (counted !== undefined) return {
...counted,
known: Math.max(counted.known, counted.covered)
};
const {pages_read: covered, pages_known: known} = coverage ?? {};
if (kind !== "pages" || covered === undefined || known === undefined) return null;
return {
known: Math.max(known, covered),
covered: covered,
left_out: []
};
}
function added(sum, count) {
const all = [ ...sum.left_out, ...count.left_out ];
const left_out = REASONS.flatMap(reason => {
const number = all.filter(entry => entry.reason === reason).reduce((total, entry) => total + entry.count, 0);
return number === 0 ? [] : [ {
reason: reason,
count: number
} ];
});
return {
known: sum.known + count.known,
covered: sum.covered + count.covered,
left_out: left_out
};
}
function percentCovered({known: known, covered: covered}) {
return known === 0 ? 100 : Math.floor(100 * Math.min(covered, known) / known);
}
function reachInWords(coverages) {
const {pages: pages, views: views, operations: operations, inputs: inputs} = totalReach(coverages);
const isCounted = coverages.some(coverage => coverage?.reach !== undefined);
return [ ...pages === undefined || !isCounted && !isIncomplete(pages) ? [] : [ `read ${share(pages, "page", "of at least")}` ], ...views !== undefined && isIncomplete(views) ? [ `opened ${share(views, "view")}` ] : [], ...operations !== undefined && isIncomplete(operations) ? [ `requested ${share(operations, "operation")}` ] : [], ...inputs === undefined || inputs.known === 0 ? [] : [ `tested ${share(inputs, "input")}` ] ].join(", ");
}
function leavesOut(coverages) {
return Object.values(totalReach(coverages)).some(isIncomplete);
}
function leftOutInWords(coverages) {
const total = totalReach(coverages);
return REACH_KINDS.flatMap(kind => {
const count = total[kind];
return count === undefined || !isIncomplete(count) || count.left_out.length === 0 ? [] : [ missing(count, kind) ];
}).join(", ");
}
function missing({known: known, covered: covered, left_out: left_out}, kind) {
const why = left_out.length === 1 ? left_out.map(({reason: reason}) => SHORT[reason] ?? OTHER) : left_out.map(({reason: reason, count: count}) => `${formatCount(count)} ${SHORT[reason] ?? OTHER}`);
return `${text_plural(known - covered, NOUNS[kind])} (${why.join(", ")})`;
}
function isIncomplete({known: known, covered: covered}) {
return covered < known;
}
function share(count, noun, of = "of") {
if (!isIncomplete(count)) return text_plural(count.covered, noun);
return `${formatCount(count.covered)} ${of} ${text_plural(count.known, noun)}`;
}
function reachFact(count, kind) {
if (!isIncomplete(count)) return `all ${formatCount(count.known)} known`;
const left = count.left_out.length === 0 ? "" : `; left out: ${missing(count, kind)}`;
return `${formatCount(count.covered)} of ${kind === "pages" ? "at least " : ""}${formatCount(count.known)} known${left}`;
}
function createdInWords(coverages) {
const counts = new Map;
for (const {path: path, count: count} of coverages.flatMap(coverage => coverage?.created ?? [])) counts.set(path, (counts.get(path) ?? 0) + count);
const paths = [ ...counts ].map(([path, count]) => `${text_plural(count, "row")} in ${path}`);
const rest = paths.length - CREATED_SHOWN;
return `${paths.slice(0, CREATED_SHOWN).join(", ")}${rest > 0 ? ` and in ${text_plural(rest, "more path")}` : ""}`;
}
function reachLines(coverages, withPaths = true) {
const left = leftOutInWords(coverages);
const rows = coverages.flatMap(coverage => coverage?.created ?? []).reduce((sum, {count: count}) => sum + count, 0);
return [ ...left === "" ? [] : [ `Left out: ${left}.` ], ...rows === 0 ? [] : [ `Created by active-post: ${withPaths ? createdInWords(coverages) : plural(rows, "row")}.` ] ];
}
const SEVERITY_NAMES = {
critical: "Critical",
high: "High",
medium: "Medium",
low: "Low",
info: "Info"
};
const CHECK_STATUS_NAMES = {
passed: "Passed",
finding: "Finding",
not_applicable: "Not applicable",
error: "Could not run"
};
const PASSED_IN_PART = "Passed in part";
function isPartial({status: status, partial: partial}) {
return status === "passed" && partial === true;
}
function statusName(check) {
return isPartial(check) ? PASSED_IN_PART : CHECK_STATUS_NAMES[check.status];
}
function subjectOf({subject: subject, title: title}) {
return subject ?? title;
}
const SCAN_TYPE_NAMES = {
quick: "Quick (passive)",
standard: "Standard",
compliance: "Compliance"
};
function isIgnored({gate_status: status, state: state}) {
return (status ?? state) === "ignored";
}
function acceptanceSentence({acceptance: acceptance}) {
if (acceptance === undefined) return null;
const {accepted_by: by, expires_at: end, reason: reason} = acceptance;
return `accepted in the service by ${by} ${end === null ? "without an end" : `until ${formatTime(end)}`}: ${reason}`;
}
function exploitationSentence({advisories: advisories = []}) {
const listed = advisories.flatMap(({id: id, exploited: exploited}) => exploited === null ? [] : [ `${id} is known to be exploited (${exploited.source} of ${exploited.date}, listed on ${exploited.added})` ]);
return listed.length === 0 ? null : listed.join("; ");
}
function formatTime(timestamp) {
if (timestamp === null) return "unknown";
const time = Date.parse(timestamp);
return Number.isNaN(time) ? timestamp : `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function formatDuration(from, to) {
const milliseconds = Date.parse(to ?? "") - Date.parse(from ?? "");
if (!Number.isFinite(milliseconds) || milliseconds < 0) return "unknown";
const seconds = milliseconds / 1e3;
if (seconds < 60) return `${seconds.toFixed(1)} s`;
return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
function formatBytes(bytes) {
if (bytes < 1024) return `${Math.round(bytes)} B`;
if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KiB`;
return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
function describeCounts(counts) {
const parts = SEVERITIES.filter(severity => counts[severity] > 0).map(severity => `${formatCount(counts[severity])} ${severity}`);
return parts.length === 0 ? "no findings" : parts.join(", ");
}
const COMPLIANCE_NAMES = {
evidence: "Evidence in this scan",
partial: "Partial evidence",
uncovered: "Not covered by this scan"
};
function complianceSentence({compliance: compliance, scan: scan}) {
return compliance.length === 0 ? `A ${scan.scan_type} scan collects no compliance evidence.` : "Each row shows the evidence this scan provides for a requirement. No row states that a requirement is met: that takes human review.";
}
function checksSentence(report) {
return `${text_plural(report.checks.length, "check")}: ${checkCountsInWords({
...countChecks(report),
passed_in_part: countPartial(report)
})}.`;
}
function checkCountsInWords(counts) {
const {passed: passed, passed_in_part: part = 0, finding: finding, not_applicable: inapplicable, error: error} = counts;
const inPart = part > 0 ? `, ${part} of them in part` : "";
return `${passed} passed${inPart}, ${finding} with findings, ${inapplicable} not applicable, ${error} could not run`;
}
function countPartial({checks: checks}) {
return checks.filter(isPartial).length;
}
function countChecks(report) {
const counts = {
passed: 0,
finding: 0,
not_applicable: 0,
error: 0
};
for (const check of report.checks) counts[check.status] += 1;
return counts;
}
function describeLocation(location) {
const method = location.method === null ? "" : `${location.method} `;
const parameter = location.parameter === null ? "" : ` (${location.parameter})`;
return `${method}${location.url}${parameter}`;
}
function outcomeSentence(report) {
const {scan: scan, summary: summary} = report;
if (scan.status !== "succeeded") {
const why = scan.failure === null || scan.failure.message === "" ? "" : `: ${scan.failure.message}`;
return `The scan did not succeed (${scan.status}${why}). The result is unknown.`;
}
const worst = worstSeverity(summary.by_severity);
const found = worst === null ? "No findings from the checks that ran." : foundSentence(summary.total, worst, summary.by_severity);
return [ ...coverageSentences(report), found ].join(" ");
}
function foundSentence(total, worst, counts) {
if (total === 1) return `1 finding (${worst}).`;
const worstCount = counts[worst];
return `${text_plural(total, "finding")}, ${worstCount === total ? "all" : `${formatCount(worstCount)} of them`} ${worst}.`;
}
function verdictSentence({gate: gate, findings: findings}) {
if (gate === undefined) return null;
const blocking = findings.filter(finding => finding.blocking === true).length;
const reason = gate.reasons[0] === undefined ? "" : `: ${gate.reasons[0]}`;
switch (gate.outcome) {
case "passed":
return "The gate passed: no blocking findings.";

case "failed":
return blocking > 0 ? `The gate failed: ${text_plural(blocking, "finding blocks", "findings block")}.` : `The gate failed${reason}`;

default:
return `The gate has no verdict (${gate.outcome})${reason}`;
}
}
function coverageSentences({coverage: coverage}) {
if (coverage === undefined) return [];
if (!coverage.application_seen) return [ `The scan ${coverage.signed_in === false ? "was not signed in" : "did not reach the application"}${coverage.detail === null ? "" : `: ${coverage.detail}`}.` ];
const unread = [ ...reachSentence(coverage), ...createdSentence(coverage) ];
if (coverage.signed_in === true) return [ `The scan was signed in and reached ${text_plural(coverage.pages, "page")}.`, ...unread ];
const signedOut = `The scan was not signed in and reached ${text_plural(coverage.pages, "page")}; pages behind the sign-in were not scanned.`;
return [ ...coverage.sign_in_required ? [ signedOut ] : [], ...unread ];
}
function reachSentence(coverage) {
const words = reachInWords([ coverage ]);
if (words === "") return [];
const left = leftOutInWords([ coverage ]);
if (left !== "") return [ `The scan ${words}; left out: ${left}.` ];
return [ leavesOut([ coverage ]) ? `The scan ${words}; the others were not scanned.` : `The scan ${words}.` ];
}
function createdSentence(coverage) {
const created = createdInWords([ coverage ]);
return created === "" ? [] : [ `It created ${created}.` ];
}
function worstSeverity(counts) {
return SEVERITIES.find(severity => counts[severity] > 0) ?? null;
}
const BUILT_IN_GROUPS = "access active api browser content cookie cors csp disclosure dns email exposure http js ports tls".split(" ");
const CUSTOM_CHECKS = "Custom checks";
function checkGroups(items, idOf) {
const {true: builtIn = [], false: custom = []} = Object.groupBy(items, item => `${isBuiltIn(idOf(item))}`);
const groups = [ {
heading: null,
items: builtIn
}, {
heading: CUSTOM_CHECKS,
items: custom
} ];
return groups.filter(group => group.items.length > 0);
}
function isBuiltIn(checkId) {
return BUILT_IN_GROUPS.includes(checkId.split(".")[0] ?? "");
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function record(value) {
return isRecord(value) ? value : {};
}
function parsedJson(text) {
try {
return JSON.parse(text);
} catch {
return undefined;
}
}
function valueAt(value, path) {
let current = value;
for (const name of path) {
if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
current = current[name];
}
return current;
}
function textAt(value, ...path) {
const found = valueAt(value, path);
return typeof found === "string" ? found : null;
}
function ownValue(table, key) {
return Object.hasOwn(table, key) ? table[key] : undefined;
}
function present(values) {
return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
const EXAMINED = {
access: () => "the responses to several identities",
active: pages => `the responses to payloads at the insertion points of ${pages}`,
api: () => "the responses of the described operations",
browser: pages => `the scripts of ${pages} in a browser`,
content: pages => `the content of ${pages}`,
cookie: pages => `the cookies of ${pages}`,
cors: pages => `the responses of ${pages} and its endpoints to other origins`,
csp: pages => `the policies of ${pages}`,
disclosure: pages => `the headers of ${pages}`,
dns: () => "the DNS records of the domain",
email: () => "the DNS records of the domain",
exposure: () => "the paths of such files",
http: pages => `the headers of ${pages}`,
js: pages => `the script libraries of ${pages}`,
ports: () => "the ports of such services",
takeover: () => "the DNS records of the domain",
tls: () => "the TLS configuration of the host"
};
function verified(checkId, {coverage: coverage}) {
const pages = coverage === undefined ? "the pages" : text_plural(coverage.pages, "page");
const examined = ownValue(EXAMINED, checkId.split(".")[0] ?? "");
return examined === undefined ? "Not found." : `Not found in ${examined(pages)}.`;
}
function coverageFacts({coverage: coverage}) {
if (coverage === undefined) return [];
const {browser: browser, api: api, signed_in: signedIn, sign_in_required: isRequired} = coverage;
const created = createdInWords([ coverage ]);
return [ [ "Pages read", pagesFact(coverage) ], ...reachFacts(coverage), ...created === "" ? [] : [ [ "Created by the scan", created ] ], [ "Signed in", signedIn === undefined ? isRequired ? "no; the application asks for it" : "not asked" : signedIn ? "yes" : "no" ], ...browser === undefined ? [ [ "Browser", "not used by this scan type" ] ] : browserFacts(browser), ...api === undefined ? [] : [ [ "Operations of API descriptions", `${formatCount(api.operations)}${api.left_out === 0 ? "" : `; ${formatCount(api.left_out)} left out`}` ] ] ];
}
function pagesFact(coverage) {
const {pages: pages} = totalReach([ coverage ]);
if (pages === undefined) return formatCount(coverage.pages);
return `${reachFact(pages, "pages")}; ${formatCount(coverage.pages)} different`;
}
function reachFacts({reach: reach = {}}) {
const rows = [ [ "Views opened", "views" ], [ "Operations requested", "operations" ], [ "Inputs tested", "inputs" ] ];
return rows.flatMap(([name, kind]) => {
const count = reach[kind];
return count === undefined ? [] : [ [ name, reachFact(count, kind) ] ];
});
}
function browserFacts(browser) {
if (!browser.used && browser.product === null) return [ [ "Browser", `not used: ${browser.detail ?? "unknown reason"}` ] ];
const sandbox = browser.sandboxed ? "" : ", without its sandbox";
return [ [ "Browser", `${browser.product ?? "used"}${sandbox}; ${text_plural(browser.pages, "page")} opened` ], ...browser.detail === null ? [] : [ [ browser.used ? "Not seen in the browser" : "Browser did not finish", browser.detail ] ], [ "Client-side routes", formatCount(browser.routes) ], [ "Endpoints of scripts and forms", formatCount(browser.endpoints) ], [ "Requests withheld", `${formatCount(browser.withheld)} that may change something` ] ];
}
const PDF_UA = {
subset: "PDF/UA"
};
function withoutGlyphList(doc) {
Object.assign(doc, {
subset: "1"
});
}
function metadataText(text) {
return text.toWellFormed().replace(/[<>&\p{Cc}\ufffe\uffff]/gu, " ");
}
const COLUMN_HEADER = {
scope: "Column"
};
function figureOptions(alt, bbox) {
return {
alt: alt,
bbox: bbox
};
}
function outlinePlace(top, pageWidth, expanded = false) {
const options = {
expanded: expanded,
top: top,
left: pageWidth
};
return options;
}
function linkOptions(structParent, description) {
const Contents = new String(description);
const options = {
structParent: structParent,
Contents: Contents
};
return options;
}
function webAddress(text) {
if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
const url = new URL(text);
return url.username === "" && url.password === "" ? url : null;
}
function breakCommands(text) {
return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "## ");
}
function escapeWorkflowLog(text, options = {}) {
return breakCommands(showControls(text, options));
}
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
const UNDRAWABLE = "�";
const EXAMPLES_MAX = 8;
function drawable(text, face, tally, multiline) {
const shown = showControls(text.normalize("NFC"), {
multiline: multiline
});
if (/^[\n\x20-\x7e]*$/.test(shown)) return shown;
let drawn = "";
for (const character of shown) {
const codePoint = character.codePointAt(0) ?? 0;
if (character === "\n" || face.has(codePoint)) {
drawn += character;
continue;
}
drawn += UNDRAWABLE;
tally.count += 1;
if (tally.examples.size < EXAMPLES_MAX) {
tally.examples.add(`U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
}
}
return drawn;
}
const NARROW = "i".charCodeAt(0);
function shortened(text, limit, face, size, width) {
const characters = limit * Math.ceil(width * 1e3 / size / face.advance(NARROW));
return text.length > characters ? `${text.slice(0, characters)}…` : text;
}
function widthOf(text, face, size) {
let thousandths = 0;
for (const character of text) thousandths += face.advance(character.codePointAt(0) ?? 0);
return thousandths * size / 1e3;
}
const SOFT_BREAKS = new Set("/?&=;,.:-_+%#@|)]}");
const SOFT_BREAK_FROM = .6;
const SPACE_BREAK_FROM = .4;
function wrapText(text, face, size, width) {
return text.split("\n").flatMap(line => wrapLine([ ...line ], face, width * 1e3 / size));
}
function wrapLine(characters, face, limit) {
const lines = [];
let start = 0;
let used = 0;
let breaks = NO_BREAKS;
for (let index = 0; index < characters.length; index += 1) {
const character = characters[index] ?? "";
const advance = face.advance(character.codePointAt(0) ?? 0);
if (used + advance > limit && index > start && character !== " ") {
const end = lineEnd(breaks, {
start: start,
index: index,
limit: limit
});
lines.push(lineOf(characters, start, end));
start = end;
used = lengthOf(characters, start, index, face);
breaks = NO_BREAKS;
}
used += advance;
if (character === " ") breaks = {
...breaks,
space: index + 1,
spaceUsed: used
}; else if (used > limit * SOFT_BREAK_FROM && SOFT_BREAKS.has(character)) breaks = {
...breaks,
soft: index + 1
};
}
lines.push(lineOf(characters, start, characters.length));
return lines;
}
const NO_BREAKS = {
space: -1,
spaceUsed: 0,
soft: -1
};
function lineEnd({space: space, spaceUsed: spaceUsed, soft: soft}, {start: start, index: index, limit: limit}) {
if (space > start && (spaceUsed >= limit * SPACE_BREAK_FROM || soft < 0)) return space;
return soft > start ? soft : index;
}
function lineOf(characters, start, end) {
return characters.slice(start, end).join("").replace(/(?<! ) +$/, " ");
}
function lengthOf(characters, from, to, face) {
let sum = 0;
for (let index = from; index < to; index += 1) sum += face.advance(characters[index]?.codePointAt(0) ?? 0);
return sum;
}
function clampLines(lines, limit, {face: face, size: size, width: width}) {
if (lines.length <= limit) return [ ...lines ];
const last = [ ...(lines[limit - 1] ?? "").trimEnd() ];
while (last.length > 0 && widthOf(`${last.join("")}…`, face, size) > width) last.pop();
return [ ...lines.slice(0, limit - 1), `${last.join("")}…` ];
}
const PAGE = {
width: 595.28,
height: 841.89,
left: 56,
right: 56,
top: 48,
bottom: 54
};
const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const SEVERITY_COLORS = {
critical: "#7f1d1d",
high: "#c2410c",
medium: "#92650a",
low: "#1d4ed8",
info: "#4b5563"
};
const COLORS = {
text: "#1f2328",
muted: "#57606a",
line: "#d0d7de",
panel: "#f6f8fa",
link: "#0550ae",
good: "#1a6b34",
warning: "#92400e"
};
const STYLES = {
body: {
font: "sans",
size: 9,
color: COLORS.text,
leading: 1.38
},
strong: {
font: "bold",
size: 9,
color: COLORS.text,
leading: 1.38
},
muted: {
font: "sans",
size: 8,
color: COLORS.muted,
leading: 1.35
},
label: {
font: "bold",
size: 8,
color: COLORS.muted,
leading: 1.5
},
code: {
font: "mono",
size: 7.5,
color: COLORS.text,
leading: 1.38
},
cell: {
font: "sans",
size: 8.5,
color: COLORS.text,
leading: 1.35
},
cellStrong: {
font: "bold",
size: 8.5,
color: COLORS.text,
leading: 1.35
}
};
const PANEL_PADDING = 4;
const LABEL_WIDTH = 58;
class PageFlow {
doc;
pages=new Map;
undrawable={
count: 0,
examples: new Set
};
#faces;
y=PAGE.top;
constructor(doc, faces) {
this.doc = doc;
this.#faces = faces;
for (const face of Object.values(faces)) doc.registerFont(face.name, face.bytes);
}
get bottom() {
return PAGE.height - PAGE.bottom;
}
newPage() {
this.doc.addPage();
this.y = PAGE.top;
}
ensure(height) {
if (this.y + height > this.bottom) this.newPage();
}
space(height) {
this.y = Math.min(this.y + height, this.bottom);
}
lines(text, style, width, multiline = false) {
const face = this.#faces[style.font];
return wrapText(drawable(text, face, this.undrawable, multiline), face, style.size, width);
}
clamp(lines, limit, style, width) {
return clampLines(lines, limit, {
face: this.#faces[style.font],
size: style.size,
width: width
});
}
width(text, style) {
return widthOf(text, this.#faces[style.font], style.size);
}
drawLines(lines, style, x, top) {
const {doc: doc} = this;
const height = style.size * style.leading;
doc.font(style.font).fontSize(style.size).fillColor(style.color);
lines.forEach((line, index) => {
const baseline = top + index * height + height * .5 + style.size * .36;
if (line.trim() !== "") doc.text(line, x, baseline, {
lineBreak: false,
baseline: "alphabetic"
});
});
}
artifact(draw) {
this.doc.markContent("Artifact", {
type: "Layout"
});
draw();
this.doc.endMarkedContent();
}
rectangle(x, top, width, height, color, radius = 0) {
this.artifact(() => {
if (radius > 0) this.doc.roundedRect(x, top, width, height, radius).fill(color); else this.doc.rect(x, top, width, height).fill(color);
});
}
prepare(text, style, options = {}) {
const padding = options.panel === undefined ? 0 : PANEL_PADDING;
const width = CONTENT_WIDTH - (options.label === undefined ? 0 : LABEL_WIDTH) - 2 * padding;
const {multiline: multiline = false, maxLines: maxLines} = options;
const kept = maxLines === undefined ? text : shortened(text, maxLines, this.#faces[style.font], style.size, width);
const all = this.lines(kept, style, width, multiline);
const lines = maxLines === undefined ? all : this.clamp(all, maxLines, style, width);
const height = lines.length * style.size * style.leading + 2 * padding + (options.after ?? 0);
return {
lines: lines,
style: style,
options: options,
height: height
};
}
block(parent, text, style, options = {}) {
this.draw(parent, this.prepare(text, style, options));
}
draw(parent, {lines: lines, style: style, options: options}) {
const padding = options.panel === undefined ? 0 : PANEL_PADDING;
const height = style.size * style.leading;
this.ensure(Math.min(lines.length, 2) * height + 2 * padding + (options.keep ?? 0));
if (options.label !== undefined) this.#drawLabel(parent, options.label, padding, height);
const isLink = options.link !== undefined || options.goTo !== undefined;
const element = this.doc.struct(isLink ? "Link" : options.tag ?? "P");
parent.add(element);
for (let next = 0; next < lines.length; ) {
this.ensure(height + 2 * padding);
const count = Math.max(1, Math.floor((this.bottom - this.y - 2 * padding) / height));
const part = lines.slice(next, next + count);
this.#drawPart(element, part, {
lines: lines,
style: style,
options: options,
isFirst: next === 0
});
next += part.length;
}
element.end();
this.space(options.after ?? 0);
}
#drawLabel(parent, label, padding, height) {
const caption = this.doc.struct("P");
parent.add(caption);
const top = this.y + padding + (height - STYLES.label.size * STYLES.label.leading) / 2;
caption.add(() => this.drawLines([ label ], STYLES.label, PAGE.left, top));
caption.end();
}
#drawPart(element, part, {lines: lines, style: style, options: options, isFirst: isFirst}) {
const padding = options.panel === undefined ? 0 : PANEL_PADDING;
const left = PAGE.left + (options.label === undefined ? 0 : LABEL_WIDTH);
const textHeight = part.length * style.size * style.leading;
const boxHeight = textHeight + 2 * padding;
if (options.panel !== undefined) this.rectangle(left, this.y, PAGE.left + CONTENT_WIDTH - left, boxHeight, options.panel, 3);
const [x, top] = [ left + padding, this.y + padding ];
if (options.destination !== undefined && isFirst) {
this.doc.addNamedDestination(options.destination, "XYZ", PAGE.left, top - 10, null);
this.pages.set(options.destination, this.doc.bufferedPageRange().count);
}
element.add(() => this.drawLines(part, style, x, top));
const widest = () => Math.max(...part.map(line => this.width(line.trimEnd(), style)));
if (options.link !== undefined) this.doc.link(x, top, widest(), textHeight, options.link, linkOptions(element, options.link)); else if (options.goTo !== undefined) this.doc.goTo(x, top, widest(), textHeight, options.goTo, linkOptions(element, lines.join(" ")));
this.y += boxHeight;
}
heading(parent, level, text, options = {}) {
this.draw(parent, this.prepareHeading(level, text, options));
}
prepareHeading(level, text, options = {}) {
const size = {
1: 18,
2: 13,
3: 10.5
}[level];
const style = {
font: "bold",
size: size,
color: COLORS.text,
leading: 1.3
};
const after = level === 3 ? 2 : 7;
return this.prepare(text, style, {
tag: `H${level}`,
after: after,
keep: level === 1 ? 90 : 45,
...options
});
}
}
const PADDING = 5;
const CELL_LINES_MAX = 18;
const TITLE_SPACE = 8;
function drawTable(flow, parent, columns, rows, title = null) {
const {doc: doc} = flow;
const edges = [ PAGE.left ];
for (const column of columns) edges.push((edges.at(-1) ?? 0) + column.share * CONTENT_WIDTH);
const cellWidth = index => (columns[index]?.share ?? 0) * CONTENT_WIDTH - 2 * PADDING;
const lineHeight = style => style.size * style.leading;
const header = columns.map((column, index) => flow.lines(column.title, STYLES.label, cellWidth(index)));
const headerHeight = Math.max(...header.map(lines => lines.length)) * lineHeight(STYLES.label) + PADDING * 1.4;
const drawHeaderCell = (index, top) => flow.drawLines(header[index] ?? [], STYLES.label, (edges[index] ?? 0) + PADDING, top + PADDING * .7);
const layout = rows.map(row => row.map((cell, index) => {
const text = typeof cell === "string" ? cell : cell.text;
const style = (typeof cell === "string" ? undefined : cell.style) ?? columns[index]?.style ?? STYLES.cell;
return {
style: style,
lines: flow.clamp(flow.lines(text, style, cellWidth(index)), CELL_LINES_MAX, style, cellWidth(index))
};
}));
const heightOf = row => Math.max(...row.map(cell => cell.lines.length * lineHeight(cell.style))) + PADDING * 1.4;
const [first] = layout;
const begin = headerHeight + (first === undefined ? 0 : heightOf(first));
if (title === null) flow.ensure(begin); else flow.heading(parent, 2, title, {
keep: begin + TITLE_SPACE
});
const table = doc.struct("Table");
parent.add(table);
const startHeader = tagged => {
const top = flow.y;
flow.rectangle(PAGE.left, top, CONTENT_WIDTH, headerHeight, COLORS.panel);
if (tagged) {
const head = doc.struct("TR");
table.add(head);
columns.forEach((_column, index) => {
head.add(doc.struct("TH", COLUMN_HEADER, () => drawHeaderCell(index, top)));
});
head.end();
} else {
flow.artifact(() => {
for (const index of columns.keys()) drawHeaderCell(index, top);
});
}
flow.y += headerHeight;
};
startHeader(true);
for (const row of layout) {
const height = heightOf(row);
if (flow.y + height > flow.bottom) {
flow.newPage();
startHeader(false);
}
const top = flow.y;
const line = doc.struct("TR");
table.add(line);
row.forEach((cell, index) => {
const x = (edges[index] ?? 0) + PADDING;
line.add(doc.struct("TD", {}, () => flow.drawLines(cell.lines, cell.style, x, top + PADDING * .7)));
});
line.end();
flow.y += height;
flow.rectangle(PAGE.left, flow.y - .5, CONTENT_WIDTH, .5, COLORS.line);
}
table.end();
flow.space(12);
}
const ROWS_MAX = 1e3;
function drawComplianceAppendix(flow, root, report) {
const section = begin(flow, root, "Appendix A: compliance evidence", "compliance", report.compliance.length === 0);
flow.block(section, complianceSentence(report), STYLES.body, {
after: 10
});
const frameworks = [ ...new Set(report.compliance.map(row => row.framework)) ];
for (const framework of frameworks) {
drawTable(flow, section, [ {
title: "Requirement",
share: .16,
style: STYLES.cellStrong
}, {
title: "Evidence",
share: .26
}, {
title: "Findings",
share: .14
}, {
title: "Checks",
share: .44
} ], report.compliance.filter(row => row.framework === framework).slice(0, ROWS_MAX).map(row => [ row.requirement, {
text: COMPLIANCE_NAMES[row.status]
}, formatCount(row.findings), row.check_ids.join(", ") ]), framework);
}
section.end();
}
const {error: error, not_applicable: inapplicable, finding: finding, passed: passed} = CHECK_STATUS_NAMES;
const GROUPS = [ error, inapplicable, finding, PASSED_IN_PART, passed ];
function drawCoverageAppendix(flow, root, report) {
const section = begin(flow, root, "Appendix B: coverage", "coverage");
drawReach(flow, section, report);
for (const {heading: heading, items: items} of checkGroups(report.checks, ({check_id: check_id}) => check_id)) {
const byName = Map.groupBy(items, statusName);
for (const name of GROUPS) {
const checks = (byName.get(name) ?? []).slice(0, ROWS_MAX);
const [first] = checks;
if (first === undefined) continue;
const title = `${heading === null ? "" : `${heading}: `}${name} (${checks.length})`;
if (first.status === "error" || first.status === "not_applicable") drawReasons(flow, section, checks, title); else drawChecks(flow, section, checks, title, first.status, report);
}
}
drawBudget(flow, section, report);
section.end();
}
function drawReasons(flow, section, checks, title) {
const byReason = Map.groupBy(checks, ({reason: reason}) => reason ?? "no reason given");
const columns = [ {
title: "Reason",
share: .38
}, {
title: "Checks",
share: .62
} ];
const rows = [ ...byReason ].map(([reason, group]) => [ reason, group.map(({check_id: check_id}) => check_id).join(", ") ]);
drawTable(flow, section, columns, rows, title);
}
function drawChecks(flow, section, checks, title, status, report) {
const hasFindings = status === "finding";
drawTable(flow, section, [ {
title: "Check",
share: .3
}, {
title: "Subject",
share: hasFindings ? .52 : .34
}, {
title: hasFindings ? "Findings" : "Verified",
share: hasFindings ? .18 : .36
} ], checks.map(check => [ check.check_id, check.reason === null ? subjectOf(check) : `${subjectOf(check)} (${check.reason})`, hasFindings ? formatCount(check.findings) : verified(check.check_id, report) ]), title);
}
function drawReach(flow, section, report) {
const facts = coverageFacts(report);
if (facts.length === 0) return;
const columns = [ {
title: "Coverage",
share: .3,
style: STYLES.cellStrong
}, {
title: "Value",
share: .7
} ];
drawTable(flow, section, columns, facts.map(([name, value]) => [ name, value ]), "What the scan reached");
}
function drawBudget(flow, section, {budget: budget}) {
const row = (name, format) => [ name, format(budget[name].used), format(budget[name].allowed), budget.exhausted.includes(name) ? "exhausted: the scan ended early" : "not used up" ];
const seconds = value => `${value.toFixed(1)} s`;
drawTable(flow, section, [ {
title: "Budget",
share: .25,
style: STYLES.cellStrong
}, {
title: "Used",
share: .2
}, {
title: "Allowed",
share: .2
}, {
title: "State",
share: .35
} ], [ row("requests", formatCount), row("connections", formatCount), row("bytes", formatBytes), row("seconds", seconds) ], "Budget used");
}
function drawCharacterNote(flow, root) {
const {count: count, examples: examples} = flow.undrawable;
if (count === 0) return;
const named = [ ...examples ].join(", ");
const text = `Note: ${formatCount(count)} ${count === 1 ? "character" : "characters"} of the report (${named}${count > examples.size ? ", …" : ""}) cannot be drawn with the embedded fonts, which cover Latin, Greek and Cyrillic. Each is shown as �; the JSON report has the original.`;
flow.block(root, text, {
...STYLES.muted,
color: COLORS.warning
}, {
tag: "Note"
});
}
function begin(flow, root, title, destination, isShort = false) {
const section = flow.doc.struct("Sect", {
title: title
});
root.add(section);
if (isShort) {
flow.space(24);
flow.ensure(120);
} else flow.newPage();
flow.doc.outline.addItem(title, outlinePlace(Math.max(0, flow.y - 10), PAGE.width));
flow.heading(section, 1, title, {
destination: destination
});
return section;
}
const BLOCKING_MAX = 8;
const VERDICT_COLORS = {
passed: COLORS.good,
failed: SEVERITY_COLORS.critical
};
function drawCover(flow, root, report) {
const section = flow.doc.struct("Sect", {
title: "Cover"
});
root.add(section);
flow.doc.outline.addItem("Cover", outlinePlace(0, PAGE.width));
flow.rectangle(0, 0, PAGE.width, 8, COLORS.text);
flow.y = 96;
flow.block(section, "Security scan report", STYLES.label, {
after: 6
});
flow.block(section, report.scan.target, {
font: "bold",
size: 25,
color: COLORS.text,
leading: 1.2
}, {
tag: "H1",
maxLines: 4,
after: 22
});
const worst = worstSeverity(report.summary.by_severity);
const verdict = verdictSentence(report);
if (verdict !== null) {
const color = ownValue(VERDICT_COLORS, report.gate?.outcome ?? "") ?? COLORS.warning;
flow.block(section, verdict, {
font: "bold",
size: 16,
color: color,
leading: 1.35
}, {
after: 8,
maxLines: 4
});
for (const finding of report.findings.filter(({blocking: blocking}) => blocking === true).slice(0, BLOCKING_MAX)) flow.block(section, `${SEVERITY_NAMES[finding.severity]}: ${finding.title}`, STYLES.body, {
maxLines: 2
});
flow.space(10);
}
flow.block(section, outcomeSentence(report), {
font: "bold",
size: 13,
color: worst === null ? COLORS.good : SEVERITY_COLORS[worst],
leading: 1.4
}, {
after: 14
});
drawSeverityChips(flow, section, report);
flow.space(10);
const facts = [ [ "Target", report.scan.target ], [ "Scan type", ownValue(SCAN_TYPE_NAMES, report.scan.scan_type) ?? report.scan.scan_type ], [ "Started", formatTime(report.scan.started_at) ], [ "Finished", formatTime(report.scan.finished_at) ], [ "Duration", formatDuration(report.scan.started_at, report.scan.finished_at) ], [ "Ownership", report.target.status === "verified" ? "verified" : `not verified (${report.target.status})` ], [ "Scan ID", report.scan.id ], [ "Generated", `${formatTime(report.generated_at)} by ${report.tool.name} ${report.tool.version}` ], [ "Library advisories", report.tool.advisories_date ?? "not used" ], ...report.tool.libraries_date === undefined ? [] : [ [ "Library fingerprints", report.tool.libraries_date ] ], [ "Findings digest (SHA-256)", report.summary.digest ] ];
if (!report.scan.livemode) facts.push([ "Mode", "test (test-mode API key)" ]);
const list = flow.doc.struct("L", {
title: "Facts of the scan"
});
section.add(list);
const labelWidth = 150;
for (const [label, value] of facts) {
const lines = flow.lines(value, STYLES.body, CONTENT_WIDTH - labelWidth).slice(0, 4);
const labels = flow.lines(label, STYLES.muted, labelWidth - 10);
const height = Math.max(lines.length, labels.length) * 14 + 5;
flow.ensure(height);
const {y: y} = flow;
const item = flow.doc.struct("LI");
list.add(item);
item.add(flow.doc.struct("Lbl", {}, () => flow.drawLines(labels, STYLES.muted, PAGE.left, y)));
item.add(flow.doc.struct("LBody", {}, () => flow.drawLines(lines, STYLES.body, PAGE.left + labelWidth, y)));
item.end();
flow.y += height;
flow.rectangle(PAGE.left, flow.y - 3, CONTENT_WIDTH, .5, COLORS.line);
}
list.end();
const contents = drawContents(flow, section);
section.end();
return contents;
}
const CONTENTS_WIDTH = 220;
const CONTENTS = [ [ "Summary", "summary" ], [ "Findings", "findings" ], [ "Appendix A: compliance evidence", "compliance" ], [ "Appendix B: coverage", "coverage" ] ];
function drawContents(flow, section) {
flow.ensure(120);
flow.space(20);
flow.block(section, "Contents", STYLES.label, {
after: 2
});
return CONTENTS.map(([title, destination]) => {
const top = flow.y;
flow.block(section, title, {
...STYLES.body,
color: COLORS.link
}, {
goTo: destination
});
return {
destination: destination,
top: top
};
});
}
function drawContentsPages(flow, contents) {
flow.doc.switchToPage(0);
for (const {destination: destination, top: top} of contents) {
const page = String(flow.pages.get(destination) ?? "");
const x = PAGE.left + CONTENTS_WIDTH - flow.width(page, STYLES.body);
flow.artifact(() => flow.drawLines([ page ], STYLES.body, x, top));
}
}
const CHIP = {
height: 22,
gap: 8,
padding: 9
};
function drawSeverityChips(flow, parent, report) {
const counts = report.summary.by_severity;
flow.ensure(CHIP.height);
const top = flow.y;
const style = {
...STYLES.strong,
color: "#ffffff"
};
const figure = flow.doc.struct("Figure", figureOptions(`Findings by severity: ${describeCounts(counts)}.`, [ PAGE.left, top, PAGE.left + CONTENT_WIDTH, top + CHIP.height ]), () => {
let x = PAGE.left;
for (const severity of SEVERITIES) {
const text = `${formatCount(counts[severity])} ${SEVERITY_NAMES[severity]}`;
const width = flow.width(text, style) + 2 * CHIP.padding;
const box = flow.doc.roundedRect(x, top, width, CHIP.height, CHIP.height / 2);
if (counts[severity] === 0) box.fill(COLORS.panel); else box.fill(SEVERITY_COLORS[severity]);
const color = counts[severity] === 0 ? COLORS.muted : style.color;
flow.drawLines([ text ], {
...style,
color: color
}, x + CHIP.padding, top + 4);
x += width + CHIP.gap;
}
});
parent.add(figure);
flow.y = top + CHIP.height;
flow.space(14);
}
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
findingAdvisoriesMax: 100,
proofRequestsMax: 4,
proofHeadersMax: 20,
proofUrlLengthMax: 4096,
proofBodyLengthMax: 4096,
proofQuoteLengthMax: 500,
proofStepsMax: 20,
acceptanceReasonLengthMax: 500,
findingsPerScanMax: 5e3
};
const VARIABLES = [ "COOKIE", "AUTHORIZATION", "PASSWORD", "CLIENT_SECRET", "TOTP", "TOKEN", "FORGED_TOKEN", "STORAGE", "SESSION", "HEADER_[A-Z0-9_]{1,80}" ];
const PLACEHOLDER = new RegExp(`(\\$\\{SCAN_GATE_(?:SECOND_|ADMIN_)?(?:${VARIABLES.join("|")})\\})`);
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const PRINTABLE = /^[\x20-\x7e]*$/;
function curlLine(request) {
const {method: method, url: url, headers: headers, body: body} = request;
const isShort = isWhole(url, LIMITS.proofUrlLengthMax) && isWhole(body ?? "", LIMITS.proofBodyLengthMax);
const isSound = headers.every(({name: name, value: value}) => TOKEN.test(name) && !/[\0\r\n]/.test(value));
if (!isShort || !isSound || !TOKEN.test(method) || !/^https?:\/\//i.test(url)) return null;
const head = [ "curl -sS -i --path-as-is --globoff", ...methodFlags(method, body !== null), ...headers.map(({name: name, value: value}) => `-H ${word(value === "" ? `${name};` : `${name}: ${value}`)}`) ].join(" ");
const address = word(url.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent));
if (body === null) return `${head} ${address}`;
const type = headers.some(({name: name}) => name.toLowerCase() === "content-type") ? "" : " -H 'content-type:'";
if (PRINTABLE.test(body)) return `${head}${type} --data-raw ${word(body)} ${address}`;
return `${printf(body)} | ${head}${type} --data-binary @- ${address}`;
}
function isWhole(text, max) {
return text.length < max || !text.endsWith("…");
}
function methodFlags(method, hasBody) {
if (method === "HEAD" && !hasBody) return [ "-I" ];
return method === "GET" && !hasBody ? [] : [ `-X ${/^[A-Z]+$/.test(method) ? method : quoted(method)}` ];
}
function word(text) {
const parts = text.split(PLACEHOLDER).map((part, index) => {
if (index % 2 === 1) return `"${part}"`;
if (part === "") return "";
return PRINTABLE.test(part) ? quoted(part) : `"$(${printf(part)})"`;
});
return parts.join("") || "''";
}
function printf(text) {
const parts = text.split(PLACEHOLDER);
const format = parts.map((part, index) => index % 2 === 1 ? "%s" : formatOf(part)).join("");
return [ "printf", quoted(format), ...parts.filter((_, index) => index % 2 === 1).map(name => `"${name}"`) ].join(" ");
}
function formatOf(text) {
return text.replaceAll("\\", "\\\\").replaceAll("%", "%%").replace(/[^\x20-\x7e]|!|^-/gu, character => [ ...(new TextEncoder).encode(character) ].map(byte => `\\${byte.toString(8).padStart(3, "0")}`).join(""));
}
function quoted(text) {
const inside = text.replaceAll("'", "'\\''").replace(/ (?= )/g, " ''").replace(/(##(?=\[)|<!(?=--)|[;|,]\s*"*(?=[=+\-@]))(.)/g, "$1'\\$2'");
return `'${inside}'`;
}
function shellLines(line, width) {
const lines = [];
let current = "";
let isQuoted = false;
for (const [unit] of line.matchAll(/\\.|./g)) {
const [end, start] = isQuoted ? [ "'\\", "'" ] : [ "\\", "" ];
if (current.length + unit.length + 2 > width && (isQuoted || unit !== " ")) {
lines.push(current + end);
current = start;
}
current += unit;
if (unit === "'" || isQuoted && unit === "\\'") isQuoted = !isQuoted;
}
return [ ...lines, current ];
}
const COMMAND_MAX = 8e3;
const ADDRESS_MAX = 300;
function reproductionSteps({proof: proof}, commandMax = COMMAND_MAX) {
if (proof === undefined) return [];
const {requests: requests, browser: browser} = proof;
const steps = requests.map(request => {
const line = curlLine(request);
const command = line === null || line.length > commandMax ? null : line;
const what = command === null ? `${request.method} ${truncate(request.url, ADDRESS_MAX)}: ` : "";
const label = request.role === "control" ? "Compare" : "Send";
return {
label: label,
command: command,
text: oneLine(`${what}${seenIn(request)}`)
};
});
if (browser === undefined) return steps;
const done = [ browser.url, ...browser.steps, ...browser.executed === "" ? [] : [ `seen: ${browser.executed}` ] ];
return [ ...steps, {
label: "Open",
command: null,
text: oneLine(done.join("; "))
} ];
}
function seenIn({response: response}) {
if (response === null) return "no response";
const status = response.status === null ? "a response" : `HTTP ${response.status}`;
return response.match === "" ? status : `${status}: ${response.before}«${response.match}»${response.after}`;
}
function reproductionText(finding) {
return reproductionSteps(finding).flatMap(({label: label, command: command, text: text}) => command === null ? [ `${label}: ${text}` ] : [ `${label}: ${command}`, text ]).join("\n");
}
function provingRequest({proof: proof}) {
return proof?.requests.findLast(({role: role}) => role === "proof");
}
function compare_compareText(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}
function compare_compareFindings(left, right) {
return severityRank(left.severity) - severityRank(right.severity) || compare_compareText(left.check_id, right.check_id) || compare_compareText(left.fingerprint, right.fingerprint) || compare_compareText(left.target ?? "", right.target ?? "");
}
function findingReferences({check_url: page, references: references}) {
return page === undefined || page === "" ? references : [ page, ...references.filter(url => url !== page) ];
}
function scannedFindings(reports) {
return reports.flatMap(report => report.findings.map(finding => ({
report: report,
finding: finding
}))).sort((left, right) => compareFindings(left.finding, right.finding) || compareText(left.report.scan.target, right.report.scan.target));
}
const LISTED_MAX = {
critical: 3,
high: 3,
medium: 2,
low: 1,
info: 1
};
const LINES_MAX = {
title: 6,
facts: 4,
place: 4,
proof: 60,
prose: 45,
reference: 1,
seen: 6
};
const COMMAND = {
columns: 80,
characters: 1600
};
const RULE = 6;
const GROUP_HEADING = 24;
function drawFindings(flow, root, bounded) {
const {findings: findings} = bounded.report;
const section = flow.doc.struct("Sect", {
title: "Findings"
});
root.add(section);
if (findings.length > 0) flow.newPage(); else flow.space(24);
const outline = flow.doc.outline.addItem("Findings", outlinePlace(flow.y - 10, PAGE.width, true));
flow.heading(section, 1, "Findings", {
destination: "findings"
});
if (findings.length === 0) flow.block(section, "No findings.", STYLES.body);
let number = 0;
for (const {heading: heading, items: items} of checkGroups(findings, ({check_id: check_id}) => check_id)) for (const severity of SEVERITIES) {
const group = items.filter(finding => finding.severity === severity);
if (group.length > 0) drawGroup(flow, section, outline, {
heading: heading,
severity: severity,
group: group,
bounded: bounded,
first: number + 1
});
number += group.length;
}
if (bounded.restTotal > 0) drawRest(flow, section, outline, bounded);
section.end();
}
function drawGroup(flow, section, outline, {heading: heading, severity: severity, group: group, bounded: bounded, first: first}) {
const blocks = group.map((finding, index) => prepared(flow, finding, first + index));
if (blocks[0] !== undefined) flow.ensure(GROUP_HEADING + heightTogether(flow, blocks[0]));
const cut = bounded.rest.filter(row => row.severity === severity && isBuiltIn(row.check_id) === (heading === null));
const all = cut.reduce((sum, row) => sum + row.count, group.length);
const count = all > group.length ? `${formatCount(group.length)} of ${formatCount(all)}` : formatCount(group.length);
const title = `${heading === null ? "" : `${heading}: `}${SEVERITY_NAMES[severity]} (${count})`;
const item = outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
flow.heading(section, 2, title);
for (const [index, finding] of group.entries()) {
const own = blocks[index];
if (own !== undefined) drawFinding(flow, section, item, finding, `${first + index}. ${finding.title}`, own);
}
}
function drawFinding(flow, parent, outline, finding, heading, blocks) {
flow.ensure(heightTogether(flow, blocks));
const element = flow.doc.struct("Sect", {
title: finding.check_id
});
parent.add(element);
flow.rectangle(PAGE.left, flow.y, CONTENT_WIDTH, 2, SEVERITY_COLORS[finding.severity]);
flow.y += RULE;
outline.addItem(truncate(heading, 100), outlinePlace(flow.y - 10, PAGE.width));
for (const block of [ ...blocks.untilFix, ...blocks.rest ]) flow.draw(element, block);
flow.space(6);
element.end();
}
function heightTogether(flow, {untilFix: untilFix}) {
const height = RULE + untilFix.reduce((sum, block) => sum + block.height, 0);
return height <= flow.bottom - PAGE.top - GROUP_HEADING ? height : 110;
}
function prepared(flow, finding, number) {
const color = SEVERITY_COLORS[finding.severity];
const [first, second] = facts(finding);
const places = (finding.locations.length === 0 ? [ finding.location ] : finding.locations).slice(0, LISTED_MAX[finding.severity]);
const hidden = finding.locations_total - places.length;
const references = findingReferences(finding).slice(0, LISTED_MAX[finding.severity]);
const part = (label, text, style, options) => text.trim() === "" ? [] : [ flow.prepare(text, style, {
label: label,
after: 4,
multiline: true,
...options
}) ];
return {
untilFix: [ flow.prepareHeading(3, `${number}. ${finding.title}`, {
maxLines: LINES_MAX.title
}), flow.prepare(first, {
...STYLES.muted,
font: "bold",
color: color
}), flow.prepare(second, STYLES.muted, {
after: 4,
maxLines: LINES_MAX.facts
}), ...places.map((place, index) => flow.prepare(describeLocation(place), STYLES.code, {
label: index > 0 ? "" : places.length > 1 ? "Locations" : "Location",
maxLines: LINES_MAX.place,
after: index === places.length - 1 && hidden === 0 ? 4 : 0
})), ...hidden > 0 ? part("", `and ${formatCount(hidden)} more; the JSON report lists up to 25`, STYLES.muted, {}) : [], ...part("Ignored", acceptanceSentence(finding) ?? "", STYLES.body, {
maxLines: LINES_MAX.seen
}), ...part("Exploitation", exploitationSentence(finding) ?? "", STYLES.body, {
maxLines: LINES_MAX.seen
}), ...part("Impact", oneParagraph(finding.description), STYLES.body, {
maxLines: LINES_MAX.prose
}), ...part("Proof", finding.evidence, STYLES.code, {
tag: "Code",
panel: COLORS.panel,
maxLines: LINES_MAX.proof,
after: 5
}), ...part("Fix", finding.remediation, STYLES.body, {
maxLines: LINES_MAX.prose
}) ],
rest: [ ...reproductionSteps(finding, COMMAND.characters).flatMap(({label: label, command: command, text: text}) => {
const lines = shellLines(command ?? "", COMMAND.columns);
const keep = lines.length * STYLES.code.size * STYLES.code.leading;
return [ ...part(label, lines.join("\n"), STYLES.code, {
tag: "Code",
panel: COLORS.panel,
keep: keep
}), ...part(command === null ? label : "", text, STYLES.muted, {
maxLines: LINES_MAX.seen
}) ];
}), ...references.map((reference, index) => preparedReference(flow, reference, index === 0 ? "More" : "")) ]
};
}
function oneParagraph(text) {
return text.replace(/\n{2,}/g, " ");
}
function facts(finding) {
return [ [ SEVERITY_NAMES[finding.severity], ...finding.gate_status === undefined ? [] : [ finding.gate_status ], `confidence: ${finding.confidence}`, finding.check_id, `fingerprint ${finding.fingerprint}` ].join(" · "), [ ...finding.cvss === null ? [] : [ `CVSS ${finding.cvss.score.toFixed(1)} ${finding.cvss.vector}` ], ...finding.cwe, ...finding.owasp ].join(" · ") ];
}
function preparedReference(flow, reference, label) {
const url = webAddress(reference);
const style = {
...STYLES.muted,
color: url === null ? COLORS.muted : COLORS.link
};
const link = url === null ? {} : {
link: url.href
};
return flow.prepare(reference, style, {
label: label,
maxLines: LINES_MAX.reference,
...link
});
}
function drawRest(flow, section, outline, bounded) {
flow.ensure(140);
const title = `${text_plural(bounded.restTotal, "more finding")} by check`;
outline.addItem(title, outlinePlace(flow.y - 10, PAGE.width));
flow.heading(section, 2, title);
flow.block(section, `This document shows the ${bounded.report.findings.length} most severe findings in full. The JSON report has all of them.`, STYLES.body, {
after: 8
});
drawTable(flow, section, [ {
title: "Severity",
share: .14,
style: STYLES.cellStrong
}, {
title: "Check",
share: .3
}, {
title: "Weakness",
share: .42
}, {
title: "Findings",
share: .14
} ], bounded.rest.map(row => [ SEVERITY_NAMES[row.severity], row.check_id, row.title, formatCount(row.count) ]));
}
var external_node_fs_ = __webpack_require__(24);
var external_node_path_ = __webpack_require__(760);
var external_node_url_ = __webpack_require__(136);
var external_node_zlib_ = __webpack_require__(522);
var dist_module = __webpack_require__(893);
function existingPath(folder, candidates, what) {
const paths = candidates.map(candidate => (0, external_node_path_.join)(folder, candidate));
const found = paths.find(path => (0, external_node_fs_.existsSync)(path));
if (found === undefined) throw new Error(`${what} is missing; tried ${paths.join(", ")}.`);
return found;
}
const FONT_FILES = {
sans: "DejaVuSans.ttf.br",
bold: "DejaVuSans-Bold.ttf.br",
mono: "DejaVuSansMono.ttf.br"
};
const FOLDERS = [ "../fonts", "fonts", "../../../assets/fonts" ];
function fontFolder() {
const here = (0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url));
const files = FOLDERS.map(folder => (0, external_node_path_.join)(folder, FONT_FILES.sans));
return (0, external_node_path_.dirname)(existingPath(here, files, "The font of PDF reports"));
}
function loadFonts() {
const folder = fontFolder();
const load = name => {
const bytes = (0, external_node_zlib_.brotliDecompressSync)((0, external_node_fs_.readFileSync)((0, 
external_node_path_.join)(folder, FONT_FILES[name])));
const font = (0, dist_module.vt)(bytes);
if (!("unitsPerEm" in font)) throw new Error(`${FONT_FILES[name]} is a collection of fonts.`);
const known = new Map;
const glyph = codePoint => {
let entry = known.get(codePoint);
if (entry === undefined) {
const width = font.glyphForCodePoint(codePoint).advanceWidth * 1e3 / font.unitsPerEm;
entry = {
exists: font.hasGlyphForCodePoint(codePoint),
width: width
};
known.set(codePoint, entry);
}
return entry;
};
return {
name: name,
bytes: bytes,
has: codePoint => glyph(codePoint).exists,
advance: codePoint => glyph(codePoint).width
};
};
return {
sans: load("sans"),
bold: load("bold"),
mono: load("mono")
};
}
const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];
const FindingLocation = strictObject({
url: build.ZUJ.String({
description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
}),
method: nullable(build.ZUJ.String({
examples: [ "GET" ]
})),
parameter: nullable(build.ZUJ.String({
description: "Affected header, cookie, query parameter or form field."
}))
});
const Cvss = strictObject({
score: build.ZUJ.Number({
minimum: 0,
maximum: 10
}),
vector: build.ZUJ.String()
});
const ProofHeader = strictObject({
name: build.ZUJ.String({
description: "In lower case."
}),
value: build.ZUJ.String({
description: "Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE."
})
}, {
description: "A header that matters for the result."
});
const ProofRequest = strictObject({
role: stringEnum([ "control", "proof" ], "control: the request that the proof is compared with."),
method: build.ZUJ.String({
examples: [ "GET" ]
}),
url: build.ZUJ.String({
maxLength: LIMITS.proofUrlLengthMax,
description: "Absolute URL as requested, with its query."
}),
headers: build.ZUJ.Array(ProofHeader, {
maxItems: LIMITS.proofHeadersMax
}),
body: nullable(build.ZUJ.String({
maxLength: LIMITS.proofBodyLengthMax
})),
response: nullable(strictObject({
status: nullable(build.ZUJ.Integer()),
before: build.ZUJ.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "Up to 120 characters before it."
}),
match: build.ZUJ.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "What proves it, masked."
}),
after: build.ZUJ.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "Up to 120 characters after it."
})
}, {
description: "What was seen in the response: a quote of a header or of the body."
}))
});
const Proof = strictObject({
requests: build.ZUJ.Array(ProofRequest, {
maxItems: LIMITS.proofRequestsMax
}),
browser: build.ZUJ.Optional(strictObject({
url: build.ZUJ.String({
maxLength: LIMITS.proofUrlLengthMax
}),
steps: build.ZUJ.Array(build.ZUJ.String({
maxLength: LIMITS.proofQuoteLengthMax
}), {
maxItems: LIMITS.proofStepsMax
}),
executed: build.ZUJ.String({
maxLength: LIMITS.proofQuoteLengthMax,
description: "What the page ran or did."
})
}, {
description: "What the browser opened, did and saw."
}))
}, {
description: "The requests that show the weakness, to send again."
});
const Acceptance = strictObject({
reason: build.ZUJ.String({
maxLength: LIMITS.acceptanceReasonLengthMax
}),
accepted_at: Timestamp,
accepted_by: build.ZUJ.String({
description: "Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."
}),
expires_at: nullable(Timestamp)
});
const Day = build.ZUJ.String({
pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
});
const FindingAdvisory = strictObject({
id: build.ZUJ.String({
maxLength: 40,
description: "CVE id, or GHSA id if there is no CVE.",
examples: [ "CVE-2020-11023" ]
}),
component: nullable(build.ZUJ.String({
maxLength: 300,
description: "Package URL of what is affected.",
examples: [ "pkg:npm/jquery@3.4.1" ]
})),
exploited: nullable(strictObject({
added: Day,
source: build.ZUJ.String({
maxLength: 100
}),
date: Day
}, {
description: "Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that date."
}))
}, {
description: "A published vulnerability that the finding is about."
});
const Finding = strictObject({
id: prefixedId("fnd", "Finding id."),
scan_id: build.ZUJ.String(),
fingerprint: build.ZUJ.String({
pattern: "^[0-9a-f]{32}$",
description: "Equal for the same finding in another scan or on another preview host. Does not depend on the host."
}),
check_id: build.ZUJ.String({
examples: [ "exposure.env" ]
}),
check_url: build.ZUJ.Optional(build.ZUJ.String({
description: "Documentation of the check."
})),
title: build.ZUJ.String(),
severity: SeveritySchema,
confidence: ConfidenceSchema,
cvss: nullable(Cvss),
cwe: build.ZUJ.Array(build.ZUJ.String({
pattern: "^CWE-[0-9]+$"
})),
owasp: build.ZUJ.Array(build.ZUJ.String({
description: "OWASP Top 10:2025 categories, derived from the CWE."
})),
location: FindingLocation,
locations: build.ZUJ.Array(FindingLocation, {
maxItems: LIMITS.findingLocationsMax,
description: "Every location with the same cause, including the first one. Maximum 25."
}),
locations_total: build.ZUJ.Integer({
minimum: 1
}),
description: build.ZUJ.String({
description: "Description of the weakness and its impact."
}),
evidence: build.ZUJ.String({
maxLength: LIMITS.evidenceLengthMax,
description: "Proof, with secrets masked. Contains untrusted text of the scanned site."
}),
proof: build.ZUJ.Optional(Proof),
remediation: build.ZUJ.String({
description: "How to fix it."
}),
references: build.ZUJ.Array(build.ZUJ.String()),
advisories: build.ZUJ.Optional(build.ZUJ.Array(FindingAdvisory, {
maxItems: LIMITS.findingAdvisoriesMax,
description: "Most severe first. Absent if the finding is about no published vulnerability."
})),
state: stringEnum(FINDING_STATES),
first_seen_at: Timestamp,
acceptance: build.ZUJ.Optional(Acceptance)
}, {
description: "A weakness with its proof."
});
const FINDING_DECISIONS = [ "ignored", "open" ];
const FindingUpdate = strictObject({
state: stringEnum(FINDING_DECISIONS, "ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is."),
reason: build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: LIMITS.acceptanceReasonLengthMax,
description: "Why the finding is accepted. Required with `ignored`."
})),
expires_at: build.ZUJ.Optional(build.ZUJ.String({
format: "date-time",
description: "When the acceptance ends. Without it, it has no end.",
examples: [ "2027-01-31T00:00:00Z" ]
}))
});
const TargetFinding = strictObject({
...Finding.properties,
last_seen_at: Timestamp
}, {
description: "A weakness that a target has, by its last scans of each type."
});
const API_ERRORS = {
invalid_json: {
status: 400,
meaning: "The request body is not valid JSON."
},
invalid_logout_token: {
status: 400,
meaning: "The logout token of the identity provider is missing, not valid, expired or already used."
},
sso_failed: {
status: 400,
meaning: "The sign-in at the identity provider did not complete, or its response is not valid. Begin again."
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
invalid_identity_token: {
status: 401,
meaning: "The identity token of the workload is malformed, not signed by an accepted issuer, expired or already used."
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
sso_no_role: {
status: 403,
meaning: "The identity provider knows the person, but none of their groups has a role in a workspace."
},
trust_mismatch: {
status: 403,
meaning: "The identity token is valid, but no trust has its audience and claims."
},
target_not_allowed: {
status: 403,
meaning: "The trust of the key does not include this target."
},
workspace_suspended: {
status: 403,
meaning: "The operator of the service suspended the workspace of the key."
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
not_acceptable: {
status: 406,
meaning: "The route has none of the media types that Accept allows."
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
range_not_satisfiable: {
status: 416,
meaning: "The Range begins after the end of the document."
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
const ErrorDetail = strictObject({
param: build.ZUJ.Optional(build.ZUJ.String({
description: "JSON path of the field, for example scans[3].target."
})),
code: build.ZUJ.Optional(build.ZUJ.String()),
message: build.ZUJ.Optional(build.ZUJ.String()),
existing_id: build.ZUJ.Optional(build.ZUJ.String({
description: "On conflict: id of the existing resource."
}))
});
const ErrorBody = strictObject({
code: build.ZUJ.String({
description: "Stable machine-readable code.",
examples: [ "validation_error" ]
}),
message: build.ZUJ.String({
description: "Describes the error and how to fix it."
}),
param: build.ZUJ.Optional(build.ZUJ.String({
description: "The field or parameter at fault."
})),
details: build.ZUJ.Optional(build.ZUJ.Array(ErrorDetail, {
maxItems: 100
})),
request_id: build.ZUJ.String({
examples: [ "req_01jd3k9x5v8w2m4n6p7q" ]
}),
doc_url: build.ZUJ.String({
description: "Documentation of the error code."
})
});
const ErrorEnvelope = strictObject({
error: ErrorBody
});
const line = (maxLength, description) => build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: maxLength,
pattern: "^[^\\u0000-\\u001f\\u007f]*$",
description: description
}));
const HeaderName = build.ZUJ.String({
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
});
const HeaderValue = build.ZUJ.String({
pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$",
maxLength: 8192
});
const STORED_NAME = build.ZUJ.String({
pattern: "^[^\\u0000-\\u001f]{1,200}$"
});
const LoginCookie = strictObject({
name: build.ZUJ.String({
minLength: 1,
maxLength: 256,
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
}),
value: build.ZUJ.String({
maxLength: 4096,
pattern: "^[\\x20-\\x3a\\x3c-\\x7e]*$"
}),
domain: build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: 255,
pattern: "^[A-Za-z0-9._-]+$",
description: "Sent to subdomains too. Absent: to the host only."
})),
path: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^/[\\x20-\\x3a\\x3c-\\x7e]*$",
maxLength: 1024,
description: "Default `/`."
})),
expires: build.ZUJ.Optional(build.ZUJ.Integer({
description: "Seconds since 1970. Absent: at the end of the session."
})),
secure: build.ZUJ.Optional(build.ZUJ.Boolean())
});
const RECORDING_LENGTH_MAX = 131072;
const PROVIDERS_MAX = 3;
const Login = strictObject({
username: line(500, "User name or email address."),
password: line(1e3, "Password."),
url: line(2e3, "Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."),
totp: line(200, "Secret of one-time codes in Base32 (RFC 6238)."),
headers: build.ZUJ.Optional(stringMap(HeaderName, HeaderValue, {
maxProperties: 20,
description: "Headers that carry the session."
})),
cookies: build.ZUJ.Optional(build.ZUJ.Array(LoginCookie, {
maxItems: 100
})),
local_storage: build.ZUJ.Optional(stringMap(STORED_NAME, build.ZUJ.String({
maxLength: 16384,
pattern: "^[^\\u0000]*$"
}), {
maxProperties: 100,
description: "Local storage of the origin. A token in it is sent as `Authorization: Bearer`."
})),
client_id: line(500, "OAuth client."),
client_secret: line(1e3, "Secret of the OAuth client."),
token_url: line(2e3, "Token endpoint on the host of the target."),
scope: line(1e3, "Scopes, separated by spaces."),
identity_provider: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String({
pattern: "^https?://[^/?#@\\s\\\\]{1,255}$"
}), {
minItems: 1,
maxItems: PROVIDERS_MAX,
uniqueItems: true,
description: "Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. " + "Plain http on loopback and private addresses only."
})),
recording: build.ZUJ.Optional(build.ZUJ.String({
minLength: 2,
maxLength: RECORDING_LENGTH_MAX,
description: "JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}` stand for " + "`username`, `password` and a code of `totp`."
}))
});
const LOGIN_OPTIONS = {
user: "login",
second: "second_login",
admin: "admin_login"
};
const IDENTITY_NAMES = Object.keys(LOGIN_OPTIONS);
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
const SCAN_FAILURE_REASONS = [ "timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost" ];
const FAILURE_REASONS_EXPLAINED = "timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not " + "resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the " + "process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.";
const ScanFailureReasonSchema = stringEnum(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);
const Metadata = stringMap(build.ZUJ.String({
pattern: `^[^\\u0000-\\u001f]{1,${LIMITS.metadataKeyLengthMax}}$`
}), build.ZUJ.String({
maxLength: LIMITS.metadataValueLengthMax
}), {
maxProperties: LIMITS.metadataPairsMax,
description: "Up to 20 pairs of strings, returned as given."
});
const URL_SCHEMES = [ "http", "https" ];
const SCAN_MINUTES_MAX = 60;
const BROWSER_MODES = [ "auto", "off", "required" ];
const THIRD_PARTY_MODES = [ "block", "load" ];
const CHECKS_SCOPES = [ "recognized", "all" ];
const UrlPath = build.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3
});
const CheckId = build.ZUJ.String({
pattern: "^[a-z][a-z0-9-]*\\.[a-z0-9-]+$",
maxLength: 80,
examples: [ "http.hsts-missing" ]
});
const login = description => build.ZUJ.Optional(build.ZUJ.Object(Login.properties, {
...Login,
writeOnly: true,
description: `${description} Secret: never returned.`
}));
const SECRET_OPTIONS = [ "request_headers", "login", "second_login", "admin_login", "api_description" ];
const ScanOptions = strictObject({
start_path: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path and query at which the crawl starts."
})),
scheme: build.ZUJ.Optional(stringEnum(URL_SCHEMES, "Skip the detection of TLS on the port.")),
disable_checks: build.ZUJ.Optional(build.ZUJ.Array(CheckId, {
maxItems: 200,
uniqueItems: true
})),
severity_overrides: build.ZUJ.Optional(stringMap(CheckId, SeveritySchema, {
maxProperties: 200
})),
first_paths: build.ZUJ.Optional(build.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first."
})),
extra_paths: build.ZUJ.Optional(build.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths to scan in addition to those found by the crawl."
})),
include_paths: build.ZUJ.Optional(build.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Only paths with one of these prefixes are scanned."
})),
exclude_paths: build.ZUJ.Optional(build.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths with one of these prefixes are never requested."
})),
request_headers: build.ZUJ.Optional(stringMap(HeaderName, HeaderValue, {
maxProperties: 20,
writeOnly: true,
description: "Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."
})),
login: login("How the scan signs in."),
second_login: login("A second user, to check that users cannot read what belongs to others."),
admin_login: login("An administrator, to check that users cannot read what only administrators may."),
login_check: build.ZUJ.Optional(build.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3,
description: "Path that responds only to a signed-in user. Default: the scan looks for one."
})),
api_description: build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: LIMITS.apiDescriptionLengthMax,
writeOnly: true,
description: "The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the " + "target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned."
})),
max_requests_per_second: build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 1,
maximum: 1e3
})),
scan_minutes: build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 1,
maximum: SCAN_MINUTES_MAX,
description: "Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it."
})),
browser: build.ZUJ.Optional(stringEnum(BROWSER_MODES, "auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser " + "proves nothing. Quick scans use it for a sign-in only. Default auto.")),
third_parties: build.ZUJ.Optional(stringEnum(THIRD_PARTY_MODES, "block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, " + "without request_headers. Default block.")),
checks_scope: build.ZUJ.Optional(stringEnum(CHECKS_SCOPES, "Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized.")),
active_post: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false."
}))
}, {
description: "Options of the scan."
});
const ScanFailure = strictObject({
reason: ScanFailureReasonSchema,
message: build.ZUJ.String()
});
const Scan = strictObject({
id: prefixedId("scn", "Scan id."),
target: build.ZUJ.String({
description: "Scanned host, with :port if one was given."
}),
target_id: build.ZUJ.String(),
scan_type: ScanTypeSchema,
status: stringEnum(SCAN_STATUSES),
livemode: build.ZUJ.Boolean(),
created_at: Timestamp,
started_at: nullable(Timestamp),
finished_at: nullable(Timestamp),
findings_count: nullable(SeverityCounts),
failure: nullable(ScanFailure),
report_url: nullable(build.ZUJ.String({
description: "URL of the JSON report, once the scan has succeeded."
})),
metadata: Metadata,
options: build.ZUJ.Omit(ScanOptions, [ ...SECRET_OPTIONS ], {
additionalProperties: false
}),
tokens_charged: build.ZUJ.Integer({
minimum: 0
})
}, {
description: "One run of the engine against one target."
});
const ScanCreate = strictObject({
target: build.ZUJ.String({
minLength: 1,
maxLength: 2300,
description: "host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.",
examples: [ "preview.example.com" ]
}),
scan_type: ScanTypeSchema,
metadata: build.ZUJ.Optional(Metadata),
options: build.ZUJ.Optional(ScanOptions)
});
const BulkScanCreate = strictObject({
scans: build.ZUJ.Array(ScanCreate, {
minItems: 1,
maxItems: LIMITS.bulkEntriesMax
}),
fail_fast: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "Roll back the whole batch on the first failure. Default false."
}))
});
const BulkScanFrame = strictObject({
scans: build.ZUJ.Unsafe({
type: "array",
minItems: 1
}),
fail_fast: build.ZUJ.Optional(build.ZUJ.Boolean())
});
const BulkResult = strictObject({
ok: build.ZUJ.Boolean(),
scan: build.ZUJ.Optional(Scan),
error: build.ZUJ.Optional(ErrorBody)
}, {
description: "scan is present on success, error on failure."
});
const BulkSummary = strictObject({
total: build.ZUJ.Integer({
minimum: 0
}),
succeeded: build.ZUJ.Integer({
minimum: 0
}),
failed: build.ZUJ.Integer({
minimum: 0
}),
rolled_back: build.ZUJ.Integer({
minimum: 0
})
});
const BulkResults = build.ZUJ.Array(BulkResult, {
description: "One per entry, in request order."
});
const BulkScanResult = strictObject({
summary: BulkSummary,
results: BulkResults
});
const BulkScanRefusal = strictObject({
error: ErrorBody,
summary: build.ZUJ.Optional(BulkSummary),
results: build.ZUJ.Optional(BulkResults)
}, {
description: "With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."
});
const TARGET_STATUSES = [ "pending", "verified", "failed", "unreachable" ];
const VERIFICATION_METHODS = [ "dns", "http_file", "meta_tag", "local" ];
const VERIFICATION = {
dnsRecordPrefix: "_svc-verify.",
dnsRecordValue: token => `svc-verify=${token}`,
httpFilePath: "/.well-known/svc-verify.txt",
metaTagName: "svc-verify"
};
const TargetHostname = build.ZUJ.String({
minLength: 1,
maxLength: 260,
description: "Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.",
examples: [ "preview.example.com", "localhost:8080" ]
});
const TargetVerification = strictObject({
method: nullable(stringEnum(VERIFICATION_METHODS)),
token: build.ZUJ.String({
description: "Value to publish."
}),
instructions: build.ZUJ.Array(strictObject({
method: stringEnum(VERIFICATION_METHODS),
text: build.ZUJ.String({
description: "What to publish, in one sentence."
}),
record_name: build.ZUJ.Optional(build.ZUJ.String()),
record_type: build.ZUJ.Optional(build.ZUJ.String()),
url: build.ZUJ.Optional(build.ZUJ.String()),
value: build.ZUJ.String()
})),
checked_at: nullable(Timestamp),
reason: nullable(build.ZUJ.String({
description: "Why the last check failed."
}))
});
const Target = strictObject({
id: prefixedId("tgt", "Target id."),
hostname: TargetHostname,
status: stringEnum(TARGET_STATUSES),
livemode: build.ZUJ.Boolean({
description: "False for data of a test-mode key."
}),
verification: TargetVerification,
verified_at: nullable(Timestamp),
created_at: Timestamp
}, {
description: "A host whose ownership can be proven."
});
const TargetCreate = strictObject({
hostname: TargetHostname
});
const verifyBy = methods => strictObject({
method: stringEnum(methods)
});
const TargetVerify = verifyBy(VERIFICATION_METHODS.filter(method => method !== "local"));
const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);
const report_REPORT_SCHEMA_VERSION = "1.0";
const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];
const CheckOutcome = strictObject({
check_id: build.ZUJ.String(),
title: build.ZUJ.String({
description: "Names the fault that the check looks for."
}),
subject: build.ZUJ.Optional(build.ZUJ.String({
description: "Names what the check examines, if `title` would read as a statement beside the status `passed`."
})),
severity: SeveritySchema,
status: stringEnum(CHECK_STATUSES),
partial: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "True if the check passed in part: a limit left out what `reason` names."
})),
reason: nullable(build.ZUJ.String({
description: "Why the check did not apply or failed, or which part it skipped."
})),
findings: build.ZUJ.Integer({
minimum: 0
})
});
const Spent = strictObject({
used: build.ZUJ.Number({
minimum: 0
}),
allowed: build.ZUJ.Number({
minimum: 0
})
});
const ScanBudget = strictObject({
requests: Spent,
connections: Spent,
bytes: Spent,
seconds: Spent,
exhausted: build.ZUJ.Array(build.ZUJ.String({
description: "Exhausted budgets."
}))
});
const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];
const ComplianceRow = strictObject({
framework: build.ZUJ.String({
examples: [ "OWASP ASVS 5.0" ]
}),
requirement: build.ZUJ.String({
examples: [ "12.1.1" ]
}),
status: stringEnum(COMPLIANCE_STATES, 'What this scan can say of the requirement. It never says "compliant".'),
check_ids: build.ZUJ.Array(build.ZUJ.String()),
findings: build.ZUJ.Integer({
minimum: 0,
description: "Findings that violate the requirement."
})
});
const ReportTool = strictObject({
name: build.ZUJ.String(),
version: build.ZUJ.String(),
advisories_date: nullable(build.ZUJ.String({
description: "Date of the library advisory table."
})),
libraries_date: build.ZUJ.Optional(build.ZUJ.String({
description: "Date on which the library fingerprints were last compared with published packages."
}))
});
const Report = strictObject({
schema_version: build.ZUJ.String(),
scan: Scan,
target: Target,
summary: strictObject({
by_severity: build.ZUJ.Omit(SeverityCounts, [ "total" ], {
additionalProperties: false
}),
total: build.ZUJ.Integer({
minimum: 0
}),
omitted: build.ZUJ.Integer({
minimum: 0,
description: "Findings omitted because the scan exceeded the maximum."
}),
digest: build.ZUJ.String({
description: "SHA-256 (hex) of the canonical findings, equal for equal findings."
})
}),
findings: build.ZUJ.Array(Finding),
checks: build.ZUJ.Array(CheckOutcome),
budget: ScanBudget,
coverage: build.ZUJ.Optional(ScanCoverage),
compliance: build.ZUJ.Array(ComplianceRow),
generated_at: Timestamp,
tool: ReportTool
}, {
description: "Full report of a succeeded scan."
});
const GATE_REASONS_MAX = 20;
const GATE_OUTCOMES = [ "passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped" ];
const GATE_STATUSES = [ "new", "existing", "ignored" ];
const FindingSource = strictObject({
file: build.ZUJ.String({
minLength: 1,
maxLength: 4096
}),
line: build.ZUJ.Integer({
minimum: 1
})
}, {
description: "Where the sources of the application declare the route of the location. `file` is relative to the root of the repository."
});
const ReportFinding = strictObject({
...Finding.properties,
gate_status: build.ZUJ.Optional(stringEnum(GATE_STATUSES, "New or existing compared with the baseline, or ignored by a rule. Only in reports of a gated run.")),
source: build.ZUJ.Optional(FindingSource),
blocking: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "True if the finding fails the gate. Only in reports of a gated run."
}))
}, {
description: "One weakness, with its proof."
});
const ReportDocument = strictObject({
...Report.properties,
findings: build.ZUJ.Array(ReportFinding),
gate: build.ZUJ.Optional(strictObject({
outcome: stringEnum(GATE_OUTCOMES),
reasons: build.ZUJ.Array(build.ZUJ.String(), {
maxItems: GATE_REASONS_MAX,
description: "Most important first."
})
}, {
description: "Verdict of the run that the scan belongs to. Only in reports of a gated run."
}))
}, {
description: "All data of one successful scan."
});
function reportSchemaDocument() {
return {
$schema: "https://json-schema.org/draft/2020-12/schema",
$id: `urn:scan-gate:report:${REPORT_SCHEMA_VERSION}`,
title: `Scan Gate report, version ${REPORT_SCHEMA_VERSION}`,
...JSON.parse(JSON.stringify(ReportDocument))
};
}
const TITLE_MAX = 110;
const PLACE_MAX = 90;
const FIX_MAX = 220;
function drawSummary(flow, root, bounded) {
const section = flow.doc.struct("Sect", {
title: "Summary"
});
root.add(section);
flow.newPage();
flow.doc.outline.addItem("Summary", outlinePlace(0, PAGE.width));
flow.heading(section, 1, "Summary", {
destination: "summary"
});
for (const sentence of situation(bounded)) flow.block(section, sentence, STYLES.body, {
after: 6,
maxLines: 10
});
const {urgent: urgent} = bounded;
if (urgent.length > 0) {
flow.space(8);
drawTable(flow, section, [ {
title: "Severity",
share: .13,
style: STYLES.cellStrong
}, {
title: "Finding",
share: .42
}, {
title: "How to fix it",
share: .45
} ], urgent.map(urgentCheck => [ {
text: SEVERITY_NAMES[urgentCheck.finding.severity],
style: {
...STYLES.cellStrong,
color: SEVERITY_COLORS[urgentCheck.finding.severity]
}
}, weakness(urgentCheck), firstSentences(urgentCheck.finding.remediation) ]), "What to fix first");
}
flow.heading(section, 2, "Limits of this scan");
for (const sentence of reach(bounded)) flow.block(section, sentence, STYLES.body, {
after: 6,
maxLines: 10
});
section.end();
}
function weakness({finding: finding, others: others}) {
const place = describeLocation(finding.location);
const more = others === 0 ? "" : `, and ${text_plural(others, "more finding")} of this check`;
return `${truncate(finding.title, TITLE_MAX)}: ${truncate(place, PLACE_MAX)}${more}`;
}
function firstSentences(remediation) {
const text = remediation.replace(/\s+/g, " ").trim();
if (text.length <= FIX_MAX) return text;
const cut = text.slice(0, FIX_MAX);
const end = cut.lastIndexOf(". ");
return end > 80 ? cut.slice(0, end + 1) : `${cut.trimEnd()}…`;
}
function situation({report: report, restTotal: restTotal}) {
const {summary: summary, scan: scan} = report;
const sentences = [ ...coverageSentences(report), summary.total === 0 ? `The ${scan.scan_type} scan of ${scan.target} has no findings.` : `The ${scan.scan_type} scan of ${scan.target} found ${text_plural(summary.total, "issue")}: ${describeCounts(summary.by_severity)}.` ];
sentences.push(...gateSentence(report.findings, restTotal));
const severe = summary.by_severity.critical + summary.by_severity.high;
if (severe > 0) sentences.push(`${text_plural(severe, "finding is", "findings are")} critical or high: attackers can exploit them directly. Fix them before the next release.`); else if (summary.by_severity.medium > 0) sentences.push("None is critical or high. Medium findings help an attacker who already has a foothold: schedule their fixes."); else if (summary.total > 0) sentences.push("None is medium or above. Fixing the others hardens the target further.");
if (restTotal > 0) sentences.push(`This document shows the ${report.findings.length} most severe findings in full and counts the other ${formatCount(restTotal)} by check. The JSON report has all of them.`);
if (summary.omitted > 0) sentences.push(`The scan reached its limit of findings and omitted ${text_plural(summary.omitted, "further finding")}.`);
return sentences;
}
function gateSentence(findings, restTotal) {
const parts = GATE_STATUSES.flatMap(status => {
const count = findings.filter(finding => finding.gate_status === status).length;
return count === 0 ? [] : [ `${formatCount(count)} ${status}` ];
});
if (parts.length === 0) return [];
return [ `${restTotal > 0 ? "Of the findings shown in full" : "Of these findings"}: ${parts.join(", ")}.` ];
}
function reach({report: report}) {
const counts = countChecks(report);
const sentences = [ `The scan included ${checksSentence(report)} Appendix B lists each with its reason.` ];
if (counts.error > 0) sentences.push("A check that could not run is neither passed nor failed.");
if (report.budget.exhausted.length > 0) sentences.push(`The scan exhausted its budget of ${report.budget.exhausted.join(", ")}, so part of the target was not scanned.`);
sentences.push("A scan finds only what its checks look for. It is evidence for an audit, not proof that the target is secure or compliant.");
return sentences;
}
async function drawReport(bounded) {
const {report: report} = bounded;
const fonts = loadFonts();
const doc = new pdfkit_node.Ay({
size: "A4",
margin: 0,
autoFirstPage: false,
bufferPages: true,
pdfVersion: "1.7",
tagged: true,
...PDF_UA,
lang: "en",
displayTitle: true,
font: "",
info: {
Title: metadataText(`Security scan report of ${report.scan.target}`),
Subject: metadataText(`${report.scan.scan_type} scan ${report.scan.id}, findings digest ${report.summary.digest}`),
Author: metadataText(report.tool.name),
Creator: metadataText(`${report.tool.name} ${report.tool.version}`),
CreationDate: new Date(report.generated_at),
ModDate: new Date(report.generated_at)
}
});
withoutGlyphList(doc);
const parts = [];
const finished = new Promise((resolve, reject) => {
doc.on("data", part => parts.push(part));
doc.on("end", resolve);
doc.on("error", reject);
});
const flow = new PageFlow(doc, fonts);
flow.newPage();
const root = doc.struct("Document", {
title: "Security scan report",
lang: "en"
});
doc.addStructure(root);
const contents = drawCover(flow, root, report);
drawSummary(flow, root, bounded);
drawFindings(flow, root, bounded);
drawComplianceAppendix(flow, root, report);
drawCoverageAppendix(flow, root, report);
drawCharacterNote(flow, root);
root.end();
drawContentsPages(flow, contents);
drawPageFooters(flow, report);
doc.end();
await finished;
const pdf = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
let offset = 0;
for (const part of parts) {
pdf.set(part, offset);
offset += part.length;
}
return pdf;
}
function drawPageFooters(flow, report) {
const {doc: doc} = flow;
const {start: start, count: count} = doc.bufferedPageRange();
const width = CONTENT_WIDTH - 90;
const footer = `${report.scan.target} · ${formatTime(report.scan.finished_at)}`;
const left = flow.clamp(flow.lines(footer, STYLES.muted, width), 1, STYLES.muted, width);
const top = PAGE.height - PAGE.bottom + 22;
for (let page = start; page < start + count; page += 1) {
doc.switchToPage(page);
const right = `Page ${page + 1} of ${count}`;
const x = PAGE.left + CONTENT_WIDTH - flow.width(right, STYLES.muted);
doc.markContent("Artifact", {
type: "Pagination"
});
if (page > start) flow.drawLines(left, STYLES.muted, PAGE.left, top);
flow.drawLines([ right ], STYLES.muted, x, top);
doc.endMarkedContent();
}
}
}
};
