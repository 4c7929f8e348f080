export const id = "contract-login";

export const ids = [ "contract-login", 2652 ];

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
const coverage_problems_namespaceObject = JSON.parse('{"target_not_found":{"meaning":"The start page does not exist (404 or 410).","fix":"Check the address and that the deployment is there, or give a target URL with a path that exists."},"target_refused":{"meaning":"The start page refuses the scanner (401, 403, 429 or another 4xx status).","fix":"Let the scanner in with request-headers (a secret), or allow its User-Agent or address."},"target_host_refused":{"meaning":"The framework of the application refuses the host name of the target.","fix":"Add the host name to those that the application allows: ALLOWED_HOSTS (Django), config.hosts (Rails), server.allowedHosts (Vite), allowedHosts (webpack-dev-server), allowed_hosts (Starlette)."},"target_server_error":{"meaning":"The start page is a server error (5xx).","fix":"Fix the deployment, then run the gate again."},"target_empty":{"meaning":"The start page has no content.","fix":"Check the deployment, or give a target URL with a path that shows the application."},"target_challenge":{"meaning":"A bot challenge is served instead of the application.","fix":"Exempt the scanner in the bot protection, for example by a secret header set with request-headers."},"target_blocked":{"meaning":"A block page is served instead of the application.","fix":"Allow the scanner in the firewall, for example by a secret header set with request-headers."},"target_maintenance":{"meaning":"A maintenance page is served instead of the application.","fix":"Run the gate again when maintenance is over."},"target_parked":{"meaning":"A domain parking page is served instead of the application.","fix":"Check the host name and its DNS records."},"target_not_deployed":{"meaning":"The hosting platform has no deployment at this address, or the web server shows its default page.","fix":"Wait for the deployment before the gate, and check the address."},"target_off_host":{"meaning":"The start page redirects to another host, scheme or port.","fix":"Give the address it redirects to as the target."},"target_single_sign_on":{"meaning":"The start page sends visitors to a single sign-on on another host.","fix":"Give request-headers (a secret) that carry a session, or scan a deployment without single sign-on."},"target_redirect_loop":{"meaning":"The start page redirects without end, or to nothing that responds.","fix":"Open the address in a browser without cookies and fix the redirect, or give a target URL with another path."},"target_left_out":{"meaning":"The start page redirects to a path that include-paths or exclude-paths leaves out, so it was not requested.","fix":"Give a start-path that the scan may request, or allow the path that the start page redirects to."},"target_unreadable":{"meaning":"The start page could not be read: the response is not HTTP, its headers are too large, or the server requires a client certificate.","fix":"Check the scheme and port of the target. If the server requires client certificates, give a port that does not."},"target_turned_away":{"meaning":"The target refused the scanner after the first requests.","fix":"Exempt the scanner from rate limits and bans, or lower max-requests-per-second."},"target_too_slow":{"meaning":"The time of the scan ended before the target could be seen once more, so it is not known whether it refused the scanner.","fix":"Give the scan more time (scan-minutes), or the target a faster machine."},"target_stopped":{"meaning":"The application ended during the scan: its port is closed.","fix":"Look in its log for the request that is named, fix what ends it, and run the gate again. If a firewall closed the port, exempt the scanner."},"target_same_response":{"meaning":"Every address of the target shows the same page.","fix":"Check that the application itself responds, not a proxy, placeholder or catch-all route in front of it."},"target_paths_refused":{"meaning":"Nearly all paths except the start page were refused, failed, or showed one page that does not belong to the site.","fix":"Let the scanner through the firewall, so that the scan can check for exposed files."},"sign_in_page_not_found":{"meaning":"No sign-in page was found, or it did not respond.","fix":"Give its path in login as url, or an api-description that names the operation."},"sign_in_field_not_found":{"meaning":"The sign-in page has no field for the user name or for the password, or the interface did not read the body with the credentials.","fix":"Give the path of the page with the form in login as url, describe the body of an interface in api-description, or give a session instead (storage-state, cookie or header)."},"sign_in_scripted":{"meaning":"The sign-in needs a browser: its page is rendered by scripts, or login has an identity-provider or a recording. The scan had no browser for it, or the page sent nothing there, and no interface that takes the credentials as JSON was found.","fix":"Give the path of that interface in login as url, an api-description that names it, or a session instead (storage-state, cookie or header). If the scan had no browser, let it use one (browser: auto, with Chrome, Chromium or Edge on the machine that scans)."},"sign_in_off_host":{"meaning":"The sign-in is on another host, scheme or port, where the scan sends nothing.","fix":"Name that origin in login as identity-provider, give a session instead (storage-state, cookie or header), or scan a deployment with its own sign-in."},"sign_in_provider_other":{"meaning":"The sign-in led to an origin that identity-provider does not name.","fix":"Check that the application is configured for the right identity provider. If the origin belongs to the sign-in, add it to identity-provider."},"sign_in_provider_unreachable":{"meaning":"The origin in identity-provider did not respond, has a certificate that is not trusted, or may not be contacted from here.","fix":"Check the origin, and that the machine that scans reaches it. Trust a private certificate authority with ca-file or NODE_EXTRA_CA_CERTS. A service needs its operator to allow private addresses."},"sign_in_provider_page":{"meaning":"After the credentials, the identity provider showed a page that does not lead back to the application: a consent, terms, a password to change or the like.","fix":"Answer that page once by hand with the account, turn it off for the client, or record the sign-in with its answer (recording)."},"sign_in_recording_failed":{"meaning":"A step of the recording could not be replayed.","fix":"Record the sign-in again with the Recorder of Chrome DevTools, with the application as it is now, or correct the step that is named."},"sign_in_denied":{"meaning":"The target refused the credentials.","fix":"Check the credentials in login, and that the account is active and not locked."},"sign_in_code_required":{"meaning":"The target requires a one-time code, which could not be given.","fix":"Give the secret of the codes in login as totp, or use an account without a second factor."},"sign_in_captcha":{"meaning":"The sign-in page has a captcha.","fix":"Turn it off for the deployment or the account, or give a session instead (storage-state, cookie or header)."},"sign_in_unproven":{"meaning":"The credentials were sent, but no address responds differently to the signed-in user.","fix":"Check the credentials, and set login-check to a path that only a signed-in user can read."},"sign_in_lost":{"meaning":"The session ended during the scan and could not be kept, even after a second sign-in.","fix":"Let sessions live longer than the scan, and allow the account several sessions."},"api_description_unusable":{"meaning":"The given API description could not be read, or has no operation that the scan can read.","fix":"Check the file or URL in api-description: OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman or HAR."},"browser_missing":{"meaning":"A browser is required (browser: required), and the scan had none.","fix":"Install Chrome, Chromium or Edge on the machine that scans, name it with browser-path, or set browser to auto."},"browser_incomplete":{"meaning":"A browser is required (browser: required), and it ended or ran out of time before it had examined the pages.","fix":"Find the page that ends it (an endless loop, much memory), leave it out with exclude-paths, or give the machine more memory and processor time."}}');
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
sign_in_required: build.ZUJ.Boolean({
description: "The application requires a sign-in on its own host, and the scan was not signed in."
}),
signed_in: build.ZUJ.Optional(build.ZUJ.Boolean({
description: "The scan was signed in from its start to its end. Absent if no login was given."
}))
});
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
C: () => SECRET_OPTIONS,
D$: () => BulkScanFrame,
Eu: () => THIRD_PARTY_MODES,
IZ: () => CHECKS_SCOPES,
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
const SCAN_FAILURE_REASONS = [ "timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost" ];
const FAILURE_REASONS_EXPLAINED = "timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not " + "resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the " + "process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan.";
const ScanFailureReasonSchema = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(SCAN_FAILURE_REASONS, FAILURE_REASONS_EXPLAINED);
const Metadata = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
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
const CHECKS_SCOPES = [ "recognized", "all" ];
const UrlPath = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^/",
minLength: 1,
maxLength: 2e3
});
const CheckId = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[a-z][a-z0-9-]*\\.[a-z0-9-]+$",
maxLength: 80,
examples: [ "http.hsts-missing" ]
});
const login = description => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object(_login_js__WEBPACK_IMPORTED_MODULE_3__.az.properties, {
..._login_js__WEBPACK_IMPORTED_MODULE_3__.az,
writeOnly: true,
description: `${description} Secret: never returned.`
}));
const SECRET_OPTIONS = [ "request_headers", "login", "second_login", "admin_login", "api_description" ];
const ScanOptions = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
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
severity_overrides: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(CheckId, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Rc, {
maxProperties: 200
})),
first_paths: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(UrlPath, {
maxItems: 100,
uniqueItems: true,
description: "Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first."
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
request_headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.Qi)(_login_js__WEBPACK_IMPORTED_MODULE_3__.bC, _login_js__WEBPACK_IMPORTED_MODULE_3__.DH, {
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
checks_scope: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(CHECKS_SCOPES, "Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized.")),
active_post: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false."
}))
}, {
description: "Options of the scan."
});
const ScanFailure = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
reason: ScanFailureReasonSchema,
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
});
const Scan = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
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
description: "One run of the engine against one target."
});
const ScanCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2300,
description: "host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.",
examples: [ "preview.example.com" ]
}),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_4__.fc,
metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Metadata),
options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ScanOptions)
});
const BulkScanCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ScanCreate, {
minItems: 1,
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.bulkEntriesMax
}),
fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Roll back the whole batch on the first failure. Default false."
}))
});
const BulkScanFrame = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
scans: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({
type: "array",
minItems: 1
}),
fail_fast: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const BulkResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
ok: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
scan: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Scan),
error: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw)
}, {
description: "scan is present on success, error on failure."
});
const BulkSummary = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
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
});
const BulkResults = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(BulkResult, {
description: "One per entry, in request order."
});
const BulkScanResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
summary: BulkSummary,
results: BulkResults
});
const BulkScanRefusal = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_4__.re)({
error: _errors_js__WEBPACK_IMPORTED_MODULE_1__.Fw,
summary: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkSummary),
results: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(BulkResults)
}, {
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
const TargetVerification = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS)),
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Value to publish."
}),
instructions: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(VERIFICATION_METHODS),
text: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "What to publish, in one sentence."
}),
record_name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
record_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
})),
checked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Why the last check failed."
}))
});
const Target = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
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
description: "A host whose ownership can be proven."
});
const TargetCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
hostname: TargetHostname
});
const verifyBy = methods => (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(methods)
});
const TargetVerify = verifyBy(VERIFICATION_METHODS.filter(method => method !== "local"));
const EmbeddedTargetVerify = verifyBy(VERIFICATION_METHODS);
}
};
