export const id = "contract-coverage";

export const ids = [ "contract-coverage" ];

export const modules = {
22652: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QD: () => COVERAGE_PROBLEMS,
Pz: () => LEFT_OUT_REASONS,
cT: () => REACH_KINDS,
tl: () => ReachCount,
p7: () => SCREENSHOT_LENGTH_MAX,
ou: () => ScanCoverage
});
var build = __webpack_require__(35007);
const coverage_problems_namespaceObject = JSON.parse('{"target_not_found":{"meaning":"The start page does not exist (404 or 410).","fix":"Check the address and that the deployment is there, or give a target URL with a path that exists."},"target_refused":{"meaning":"The start page refuses the scanner (401, 403, 429 or another 4xx status).","fix":"Let the scanner in with request-headers (a secret), or allow its User-Agent or address."},"target_host_refused":{"meaning":"The framework of the application refuses the host name of the target.","fix":"Add the host name to those that the application allows: ALLOWED_HOSTS (Django), config.hosts (Rails), server.allowedHosts (Vite), allowedHosts (webpack-dev-server), allowed_hosts (Starlette)."},"target_server_error":{"meaning":"The start page is a server error (5xx).","fix":"Fix the deployment, then run the gate again."},"target_empty":{"meaning":"The start page has no content, or its scripts draw none.","fix":"Check the deployment and that its scripts load, or give a target URL with a path that shows the application. If its scripts come from another host, set third-parties: load."},"target_challenge":{"meaning":"A bot challenge is served instead of the application.","fix":"Exempt the scanner in the bot protection, for example by a secret header set with request-headers."},"target_blocked":{"meaning":"A block page is served instead of the application.","fix":"Allow the scanner in the firewall, for example by a secret header set with request-headers."},"target_maintenance":{"meaning":"A maintenance page is served instead of the application.","fix":"Run the gate again when maintenance is over."},"target_parked":{"meaning":"A domain parking page is served instead of the application.","fix":"Check the host name and its DNS records."},"target_not_deployed":{"meaning":"The hosting platform has no deployment at this address, or the web server shows its default page.","fix":"Wait for the deployment before the gate, and check the address."},"target_off_host":{"meaning":"The start page redirects to another host, scheme or port.","fix":"Give the address it redirects to as the target."},"target_single_sign_on":{"meaning":"The start page sends visitors to a single sign-on on another host.","fix":"Give request-headers (a secret) that carry a session, or scan a deployment without single sign-on."},"target_redirect_loop":{"meaning":"The start page redirects without end, or to nothing that responds.","fix":"Open the address in a browser without cookies and fix the redirect, or give a target URL with another path."},"target_left_out":{"meaning":"The start page redirects to a path that include-paths or exclude-paths leaves out, so it was not requested.","fix":"Give a start-path that the scan may request, or allow the path that the start page redirects to."},"target_unreadable":{"meaning":"The start page could not be read: the response is not HTTP, its headers are too large, or the server requires a client certificate.","fix":"Check the scheme and port of the target. If the server requires client certificates, give a port that does not."},"target_turned_away":{"meaning":"The target refused the scanner after the first requests.","fix":"Exempt the scanner from rate limits and bans, or lower max-requests-per-second."},"target_too_slow":{"meaning":"The time of the scan ended before the target could be seen once more, or requests got a response only when they were repeated at the end, so it is not known whether it refused the scanner.","fix":"Give the scan more time (scan-minutes), or the target a faster machine. If a firewall delays requests, exempt the scanner."},"target_stopped":{"meaning":"The application ended during the scan: its port is closed.","fix":"Look in its log for the request that is named, fix what ends it, and run the gate again. If a firewall closed the port, exempt the scanner."},"target_same_response":{"meaning":"Every address of the target shows the same page.","fix":"Check that the application itself responds, not a proxy, placeholder or catch-all route in front of it."},"target_paths_refused":{"meaning":"Nearly all paths except the start page were refused, failed, or showed one page that does not belong to the site.","fix":"Let the scanner through the firewall, so that the scan can check for exposed files."},"sign_in_page_not_found":{"meaning":"No sign-in page was found, or it did not respond.","fix":"Give its path in login as url, or an api-description that names the operation."},"sign_in_field_not_found":{"meaning":"The sign-in page has no field for the user name or for the password, or the interface did not read the body with the credentials.","fix":"Give the path of the page with the form in login as url, describe the body of an interface in api-description, or give a session instead (storage-state, cookie or header)."},"sign_in_scripted":{"meaning":"The sign-in needs a browser: its page is rendered by scripts, or login has an identity-provider or a recording. The scan had no browser for it, or the page sent nothing there, and no interface that takes the credentials as JSON was found.","fix":"Give the path of that interface in login as url, an api-description that names it, or a session instead (storage-state, cookie or header). If the scan had no browser, let it use one (browser: auto, with Chrome, Chromium or Edge on the machine that scans)."},"sign_in_off_host":{"meaning":"The sign-in is on another host, scheme or port, where the scan sends nothing.","fix":"Name that origin in login as identity-provider, give a session instead (storage-state, cookie or header), or scan a deployment with its own sign-in."},"sign_in_provider_other":{"meaning":"The sign-in led to an origin that identity-provider does not name.","fix":"Check that the application is configured for the right identity provider. If the origin belongs to the sign-in, add it to identity-provider."},"sign_in_provider_unreachable":{"meaning":"The origin in identity-provider did not respond, has a certificate that is not trusted, or may not be contacted from here.","fix":"Check the origin, and that the machine that scans reaches it. Trust a private certificate authority with ca-file or NODE_EXTRA_CA_CERTS. A service needs its operator to allow private addresses."},"sign_in_provider_page":{"meaning":"After the credentials, the identity provider showed a page that does not lead back to the application: a consent, terms, a password to change or the like.","fix":"Answer that page once by hand with the account, turn it off for the client, or record the sign-in with its answer (recording)."},"sign_in_recording_failed":{"meaning":"A step of the recording could not be replayed.","fix":"Record the sign-in again with the Recorder of Chrome DevTools, with the application as it is now, or correct the step that is named."},"sign_in_denied":{"meaning":"The target refused the credentials.","fix":"Check the credentials in login, and that the account is active and not locked."},"sign_in_code_required":{"meaning":"The target requires a one-time code, which could not be given.","fix":"Give the secret of the codes in login as totp, or use an account without a second factor."},"sign_in_captcha":{"meaning":"The sign-in page has a captcha.","fix":"Turn it off for the deployment or the account, or give a session instead (storage-state, cookie or header)."},"sign_in_unproven":{"meaning":"The credentials were sent, but no address responds differently to the signed-in user.","fix":"Check the credentials, and set login-check to a path that only a signed-in user can read."},"sign_in_lost":{"meaning":"The session ended during the scan and could not be kept, even after a second sign-in.","fix":"Let sessions live longer than the scan, and allow the account several sessions."},"api_description_unusable":{"meaning":"The given API description could not be read, or has no operation that the scan can read.","fix":"Check the file or URL in api-description: OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman or HAR."},"browser_missing":{"meaning":"A browser is required (browser: required), and the scan had none.","fix":"Install Chrome, Chromium or Edge on the machine that scans, name it with browser-path, or set browser to auto."},"browser_incomplete":{"meaning":"A browser is required (browser: required), and it ended or ran out of time before it had examined the pages.","fix":"Find the page that ends it (an endless loop, much memory), leave it out with exclude-paths, or give the machine more memory and processor time."}}');
var primitives = __webpack_require__(89085);
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
const LeftOutReasonSchema = (0, primitives.ZY)(Object.keys(LEFT_OUT_REASONS), `${Object.entries(LEFT_OUT_REASONS).map(([reason, meaning]) => `${reason}: ${meaning}`).join("; ")}.`);
const ReachCount = (0, primitives.re)({
known: build.ZUJ.Integer({
minimum: 0,
description: "Known to the scan, at least; covered ones included."
}),
covered: build.ZUJ.Integer({
minimum: 0
}),
left_out: build.ZUJ.Array((0, primitives.re)({
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
const ScanCoverage = (0, primitives.re)({
application_seen: build.ZUJ.Boolean({
description: "False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive."
}),
code: (0, primitives.me)((0, primitives.ZY)(COVERAGE_CODES, "Why the application was not seen.")),
detail: (0, primitives.me)(build.ZUJ.String({
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
browser: build.ZUJ.Optional((0, primitives.re)({
used: build.ZUJ.Boolean({
description: "A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time before it had examined them."
}),
detail: (0, primitives.me)(build.ZUJ.String({
description: "Why there was no browser, or what it did not see."
})),
product: (0, primitives.me)(build.ZUJ.String({
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
limits: build.ZUJ.Optional(build.ZUJ.Array((0, primitives.re)({
kind: (0, primitives.ZY)(BROWSER_LIMIT_KINDS, `What is counted: ${Object.entries(BROWSER_LIMITS).map(([kind, meaning]) => `${kind}: ${meaning}`).join("; ")}.`),
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
screenshot: build.ZUJ.Optional((0, primitives.me)(build.ZUJ.String({
pattern: "^/9j/[A-Za-z0-9+/]*={0,2}$",
maxLength: SCREENSHOT_LENGTH_MAX,
description: "The start page as a JPEG image in Base64, or null if it could not be taken."
})))
}, {
description: "What a browser saw; absent in a quick scan."
})),
api: build.ZUJ.Optional((0, primitives.re)({
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
detail: (0, primitives.me)(build.ZUJ.String({
description: "Formats and sources, or why a description was not used."
}))
}, {
description: "What descriptions say of the API; absent without one."
})),
reach: build.ZUJ.Optional((0, primitives.re)({
pages: build.ZUJ.Optional(ReachCount),
views: build.ZUJ.Optional(ReachCount),
operations: build.ZUJ.Optional(ReachCount),
inputs: build.ZUJ.Optional(ReachCount)
}, {
description: "What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the " + "browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: " + "insertion points, such as parameters, tested by every probe that applies."
})),
created: build.ZUJ.Optional(build.ZUJ.Array((0, primitives.re)({
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
components: build.ZUJ.Optional(build.ZUJ.Array((0, primitives.re)({
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
},
45194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A$: () => IDENTITY_NAMES,
AT: () => PROVIDERS_MAX,
AX: () => LoginCookie,
DH: () => HeaderValue,
E5: () => RECORDING_LENGTH_MAX,
RT: () => LOGIN_OPTIONS,
az: () => Login,
bC: () => HeaderName
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const line = (maxLength, description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: maxLength,
pattern: "^[^\\u0000-\\u001f\\u007f]*$",
description: description
}));
const HeaderName = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$"
});
const HeaderValue = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[\\t\\x20-\\x7e\\x80-\\xff]*$",
maxLength: 8192
});
const STORED_NAME = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[^\\u0000-\\u001f]{1,200}$"
});
const LoginCookie = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 256,
pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 4096,
pattern: "^[\\x20-\\x3a\\x3c-\\x7e]*$"
}),
domain: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 255,
pattern: "^[A-Za-z0-9._-]+$",
description: "Sent to subdomains too. Absent: to the host only."
})),
path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/[\\x20-\\x3a\\x3c-\\x7e]*$",
maxLength: 1024,
description: "Default `/`."
})),
expires: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
description: "Seconds since 1970. Absent: at the end of the session."
})),
secure: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const RECORDING_LENGTH_MAX = 131072;
const PROVIDERS_MAX = 3;
const Login = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
username: line(500, "User name or email address."),
password: line(1e3, "Password."),
url: line(2e3, "Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."),
totp: line(200, "Secret of one-time codes in Base32 (RFC 6238)."),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(HeaderName, HeaderValue, {
maxProperties: 20,
description: "Headers that carry the session."
})),
cookies: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(LoginCookie, {
maxItems: 100
})),
local_storage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(STORED_NAME, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
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
identity_provider: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^https?://[^/?#@\\s\\\\]{1,255}$"
}), {
minItems: 1,
maxItems: PROVIDERS_MAX,
uniqueItems: true,
description: "Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. " + "Plain http on loopback and private addresses only."
})),
recording: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
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
},
89085: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dc: () => Timestamp,
OJ: () => SeverityCounts,
Ot: () => countBySeverity,
Qi: () => stringMap,
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
re: () => strictObject,
t2: () => prefixedId
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
function stringMap(names, values, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
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
function strictObject(members, options = {}) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(members, {
additionalProperties: false,
...options
});
}
function nullable(schema, description) {
return typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ schema, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Null() ], description === undefined ? {} : {
description: description
});
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
}
};
