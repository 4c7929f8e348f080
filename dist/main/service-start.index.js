export const id = "service-start";

export const ids = [ "service-start", 1401 ];

export const modules = {
66432: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B_: () => VIEWER_SCOPES,
E0: () => ConsoleLink,
Fh: () => MemberCreate,
Hi: () => KeyRotate,
In: () => AuditEvent,
MJ: () => Scopes,
NR: () => AdminKey,
O4: () => KeyCreate,
OC: () => TokenGrant,
VE: () => RotatedKey,
WG: () => LedgerEntry,
Wv: () => TokensGranted,
Z9: () => AdminKeyWithSecret,
dP: () => Member,
gg: () => ROLES,
nC: () => KeyName,
sM: () => MemberUpdate,
ul: () => MemberUpdated,
xQ: () => MemberRemoved
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
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
managed_by: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "console", "sso" ], "console: the key that admin sessions of the settings console act as. sso: the one of a person who signs in at the identity provider. Neither has a usable secret, or can be revoked or rotated.")),
trust_id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Trust by which the token of a workload became this key."
})),
scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_1__.iW)),
display_prefix: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The first 12 characters of the key."
}),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
last_used_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
revoked_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
revoked_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "user, member_removed, role_changed, rotated or trust_deleted."
}))
};
const secret = {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The full key. Not returned again."
})
};
const AdminKey = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(key);
const AdminKeyWithSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...key,
...secret
});
const RotatedKey = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...key,
...secret,
replaces: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Id of the old key."
}),
moved_webhooks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Number of subscriptions moved to the new key."
})
});
const KeyCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
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
});
const KeyRotate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
overlap_seconds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 2592e3,
description: "Seconds that the old key stays valid. Default 0."
}))
});
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
const Member = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(member);
const MemberCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: MemberName,
role: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(ROLES, "Default member."))
});
const MemberUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
role: RoleSchema
});
const MemberUpdated = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...member,
narrowed_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
description: "Personal access tokens that lost scopes. Their webhook subscriptions are disabled."
}),
revoked_key_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
description: "Personal access tokens that had no read scope."
})
});
const MemberRemoved = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: MemberName,
revoked_keys: Count
});
const TokenGrant = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
amount: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 1e9
})
});
const TokensGranted = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
granted: Count,
balance: Count
});
const AuditEvent = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
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
});
const LEDGER_KINDS = [ "grant", "charge", "refund" ];
const LedgerEntry = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
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
});
const ConsoleLink = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Opens the settings console signed in. The code is in the fragment (#link=…), which is not sent."
}),
link: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "One-time code for POST /console/session."
}),
expires_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
});
},
55878: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n$: () => ChecksUpdate,
sR: () => Checks
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const CHECKS_MAX = 1e3;
const Rules = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 65536,
description: "A rule in YAML or JSON; see docs/RULES.md."
}), {
maxItems: CHECKS_MAX,
description: "Replace the stored rules; an empty list removes them."
});
const ChecksUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
checks: Rules
}, {
description: "The rules that scans of the workspace run beside the built-in checks."
});
const Checks = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
checks: Rules,
updated_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc)
}, {
description: "The stored rules; `updated_at` is null if there have never been any."
});
},
23854: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ak: () => SSO_PAGE,
Kz: () => MODE_HEADER,
LQ: () => SSO_PATHS,
UG: () => WORKSPACE_HEADER,
ZA: () => CSRF_HEADER,
lM: () => CONSOLE_API,
yY: () => ConsoleSignIn
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _admin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66432);
var _key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32024);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
const CONSOLE_API = {
session: "/console/session",
public: "/console/api",
admin: "/console/api/admin"
};
const CSRF_HEADER = "X-CSRF-Token";
const MODE_HEADER = "X-Scan-Gate-Mode";
const WORKSPACE_HEADER = "X-Scan-Gate-Workspace";
const SSO_PATHS = {
status: "/console/api/oidc",
start: "/console/api/oidc/start",
callback: "/console/api/oidc/callback",
backchannelLogout: "/console/api/oidc/backchannel-logout"
};
const SSO_PAGE = /^[a-z]{1,20}(?:\/[a-z]{3}_[0-9a-z]{8,40})?$/;
const ConsoleSso = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
provider: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Host of the identity provider; null without single sign-on."
})),
tokens: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Whether personal access tokens sign in."
})
});
const ConsoleSignedOut = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
provider_logout_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Where the browser goes next."
})
});
const ConsoleSignIn = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "Admin token or personal access token."
})),
link: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "One-time code from `scan-gate console`."
}))
}, {
minProperties: 1,
maxProperties: 1
});
const ConsoleSession = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
kind: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)([ "admin", "member" ], "Signed in with the admin token or a link, or as a member."),
member: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
name: _admin_js__WEBPACK_IMPORTED_MODULE_1__.dP.properties.name,
role: _admin_js__WEBPACK_IMPORTED_MODULE_1__.dP.properties.role
})),
sso: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Signed in at the identity provider."
}),
workspace: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The workspace that the other members are about."
}),
workspaces: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
}), {
description: `Values of the header ${WORKSPACE_HEADER}. Of the admin token, the 100 newest ones at most.`
}),
scopes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(_key_js__WEBPACK_IMPORTED_MODULE_2__.iW), {
description: "Scopes at /console/api/v1."
}),
livemode: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "False for a session of a test token."
}),
admin_api: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "Whether /console/api/admin/v1 is open to this session."
}),
csrf_token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: `Value of the header ${CSRF_HEADER}.`
}),
expires_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc,
idle_seconds: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
description: "The session also ends after this time without a request."
})
});
},
52776: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => ErrorEnvelope,
Fw: () => ErrorBody,
Ud: () => ErrorDetail,
V5: () => API_ERRORS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
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
const ErrorDetail = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
param: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "JSON path of the field, for example scans[3].target."
})),
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
existing_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "On conflict: id of the existing resource."
}))
});
const ErrorBody = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
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
});
const ErrorEnvelope = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
error: ErrorBody
});
},
18842: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => EXCHANGE_ROUTE
});
const EXCHANGE_ROUTE = {
method: "POST",
path: "/v1/oidc/token",
scopes: [],
isOpen: true,
summary: "Exchange the identity token of a job in CI for an API key of 15 minutes.",
success: {
status: 200
},
errors: [ "invalid_identity_token", "trust_mismatch", "not_found" ]
};
},
28566: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => methodOf
});
var _recording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69004);
function methodOf(login) {
const has = (...names) => names.some(name => login[name] !== undefined);
const methods = [ ...has("recording") ? [ "recording" ] : has("username", "password") ? [ "password" ] : [], ...has("headers", "cookies", "local_storage") ? [ "session" ] : [], ...has("client_id", "client_secret", "token_url") ? [ "client-credentials" ] : [] ];
const [method] = methods;
if (method === undefined) return {
fault: "needs username and password, a recording, a session, or a client"
};
if (methods.length > 1) return {
fault: "mixes a password, a session and a client; one of them is enough"
};
const missing = MEMBERS[method].find(name => !has(name));
if (missing !== undefined) return {
fault: `has no ${missing}`
};
const stray = STRAY[method].find(name => has(name));
if (stray !== undefined) return {
fault: `has ${stray}, which is of no use to it`
};
const fault = providerFault(login) ?? recordingFault(login);
return fault === null ? {
method: method
} : {
fault: fault
};
}
function providerFault({identity_provider: origins = []}) {
const isOrigin = text => URL.parse(text)?.origin === text;
return origins.every(isOrigin) ? null : "has an identity_provider that is no origin such as https://login.example.com";
}
function recordingFault(login) {
if (login.recording === undefined) return null;
const recording = (0, _recording_js__WEBPACK_IMPORTED_MODULE_0__.f)(login.recording);
if ("fault" in recording) return `has a recording that ${recording.fault}`;
const members = {
username: "username",
password: "password",
code: "totp"
};
const missing = [ ...(0, _recording_js__WEBPACK_IMPORTED_MODULE_0__.iJ)(recording) ].find(name => login[members[name]] === undefined);
return missing === undefined ? null : `has a recording with {{${missing}}}, but no ${members[missing]}`;
}
const MEMBERS = {
password: [ "username", "password" ],
recording: [],
session: [],
"client-credentials": [ "client_id", "client_secret", "token_url" ]
};
const STRAY = {
password: [ "scope" ],
recording: [ "url", "scope" ],
session: [ "url", "totp", "scope", "identity_provider" ],
"client-credentials": [ "url", "totp", "identity_provider" ]
};
},
69004: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kx: () => PLACEHOLDER,
TN: () => keyOf,
f: () => parseRecording,
iJ: () => placeholdersOf,
u: () => stepName
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var typebox_value__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79229);
var _login_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45194);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
const STEPS_MAX = 100;
const TEXT_MAX = 2e3;
const PLACEHOLDERS = [ "username", "password", "code" ];
const PLACEHOLDER = /\{\{\s{0,5}(\w{1,40})\s{0,5}\}\}/g;
const Text = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: TEXT_MAX
});
const Pixels = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: -1e5,
maximum: 1e5
});
const Milliseconds = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 6e4
});
const Selector = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: TEXT_MAX
});
const Selectors = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ Selector, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(Selector, {
minItems: 1,
maxItems: 10
}) ]), {
minItems: 1,
maxItems: 20
});
const EVERY = {
timeout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Milliseconds),
assertedEvents: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, 
_primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("navigation"),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text)
}), {
maxItems: 20
})),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text)
};
const ELEMENT = {
selectors: Selectors,
frame: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 100
}), {
maxItems: 10
}))
};
const POINTER = {
...ELEMENT,
offsetX: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
offsetY: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
deviceType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
button: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 1e4
}))
};
function step(type, members) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
...EVERY,
...members
});
}
const STEPS = {
setViewport: step("setViewport", {
width: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 8e3
}),
height: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: 8e3
}),
deviceScaleFactor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 10
})),
isMobile: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
hasTouch: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
isLandscape: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
}),
navigate: step("navigate", {
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: TEXT_MAX
})
}),
click: step("click", POINTER),
doubleClick: step("doubleClick", POINTER),
hover: step("hover", ELEMENT),
change: step("change", {
...ELEMENT,
value: Text
}),
keyDown: step("keyDown", {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 30
})
}),
keyUp: step("keyUp", {
key: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 30
})
}),
scroll: step("scroll", {
...ELEMENT,
selectors: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Selectors),
x: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels),
y: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Pixels)
}),
waitForElement: step("waitForElement", {
...ELEMENT,
operator: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([ typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(">="), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("=="), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("<=") ])),
count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 1e3
})),
visible: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()),
attributes: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[\\w:.-]{1,100}$"
}), Text, {
maxProperties: 20
}))
})
};
const REFUSED = {
waitForExpression: "would run code: wait for an element (waitForElement) in its place",
customStep: "is an extension of another program: remove it",
close: "closes a window, and a sign-in has one: remove it",
emulateNetworkConditions: "changes the network, which the scan does not: remove it"
};
const Frame = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
timeout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Milliseconds),
selectorAttribute: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Text),
steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Unsafe({}), {
minItems: 1,
maxItems: STEPS_MAX
})
});
const TIMEOUT_MS = 5e3;
function parseRecording(text) {
if (text.length > _login_js__WEBPACK_IMPORTED_MODULE_2__.E5) return {
fault: `is longer than ${_login_js__WEBPACK_IMPORTED_MODULE_2__.E5} characters`
};
let value;
try {
value = JSON.parse(text);
} catch {
return {
fault: "is not JSON"
};
}
const fault = faultOf(Frame, value);
if (fault !== null) return {
fault: `is not what the Recorder exports as JSON: ${fault}`
};
const {steps: steps, timeout: timeout = TIMEOUT_MS} = value;
for (const [index, one] of steps.entries()) {
const wrong = faultOfStep(one);
if (wrong !== null) return {
fault: `has a fault in step ${index + 1}${wrong}`
};
}
if (!steps.some(one => one.type === "change")) return {
fault: `enters nothing: no step is a change with ${PLACEHOLDERS.map(written).join(", ")}`
};
return {
steps: steps,
timeout: timeout
};
}
function placeholdersOf({steps: steps}) {
const values = steps.flatMap(one => one.type === "change" ? [ ...one.value.matchAll(PLACEHOLDER) ] : []);
return new Set(values.map(([, name]) => name));
}
function stepName(index, {type: type}) {
return `step ${index + 1} (${type})`;
}
function faultOfStep(one) {
const type = typeof one === "object" && one !== null && "type" in one ? one.type : undefined;
if (typeof type !== "string" || !/^\w{1,40}$/.test(type)) return ": it has no type";
if (Object.hasOwn(REFUSED, type)) return ` (${type}): it ${REFUSED[type]}`;
if (!Object.hasOwn(STEPS, type)) return ` (${type}): this type is not known`;
const wrong = faultOf(STEPS[type], one) ?? meaningFault(one);
return wrong === null ? null : ` (${type}): ${wrong}`;
}
function meaningFault(one) {
if (one.target !== undefined && one.target !== "main") return "it acts in another window, and only the first one is replayed; record a sign-in without pop-ups";
if (one.type === "navigate" && !/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/i.test(one.url)) return "url is neither a path nor an http(s) URL";
if (one.type === "navigate" && one.url.includes("{{")) return "url has a placeholder, and secrets never go in a URL";
if ("key" in one && keyOf(one.key) === null) return "key is not one that is replayed";
const unknown = one.type === "change" ? [ ...one.value.matchAll(PLACEHOLDER) ].find(([, name]) => !PLACEHOLDERS.includes(name)) : undefined;
return unknown === undefined ? null : `value has a placeholder that is none of ${PLACEHOLDERS.map(written).join(", ")}`;
}
function written(name) {
return `{{${name}}}`;
}
const KEYS = {
Backspace: 8,
Tab: 9,
Enter: 13,
Shift: 16,
Control: 17,
Alt: 18,
Escape: 27,
PageUp: 33,
PageDown: 34,
End: 35,
Home: 36,
ArrowLeft: 37,
ArrowUp: 38,
ArrowRight: 39,
ArrowDown: 40,
Delete: 46,
Meta: 91
};
function keyOf(key) {
if (/^[\x20-\x7e]$/.test(key)) return {
code: key.toUpperCase().charCodeAt(0),
text: key
};
const code = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
return code === undefined ? null : {
code: code,
text: key === "Enter" ? "\r" : ""
};
}
function faultOf(schema, value) {
const [first] = (0, typebox_value__WEBPACK_IMPORTED_MODULE_1__.I)(schema, value);
if (first === undefined) return null;
const path = first.instancePath.slice(1, 100).replaceAll("/", ".");
const isUnknown = first.schemaPath.endsWith("additionalProperties");
return isUnknown ? `${path} is not known` : `${path === "" ? "it" : path} ${first.message}`;
}
},
87286: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bp: () => errorsOf,
XK: () => IDEMPOTENCY_KEY_PATTERN,
s4: () => commonErrorsOf,
zM: () => REQUEST_ID_PATTERN
});
const KEY_ERRORS = [ "missing_api_key", "invalid_api_key", "insufficient_scope", "workspace_suspended" ];
const COMMON_ERRORS = [ ...KEY_ERRORS, "validation_error", "rate_limited", "internal_error", "unavailable" ];
const BODY_ERRORS = [ "invalid_json", "payload_too_large", "unsupported_media_type" ];
const REQUEST_ID_PATTERN = "^[A-Za-z0-9._-]{8,64}$";
const IDEMPOTENCY_ERRORS = [ "idempotency_in_progress", "idempotency_mismatch" ];
const IDEMPOTENCY_KEY_PATTERN = "^[!-~]([ -~]*[!-~])?$";
function commonErrorsOf(route) {
return route.isOpen === true ? COMMON_ERRORS.filter(code => !KEY_ERRORS.includes(code)) : COMMON_ERRORS;
}
function errorsOf(route) {
return [ ...new Set([ ...route.errors, ...route.success.alternatives === undefined ? [] : [ "not_acceptable" ], ...route.success.ranges === true ? [ "range_not_satisfiable" ] : [], ...route.method === "GET" ? [] : BODY_ERRORS, ...route.method === "POST" && route.isOpen !== true ? IDEMPOTENCY_ERRORS : [] ]) ];
}
},
64447: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ROUTES
});
var channel = __webpack_require__(69340);
var checks = __webpack_require__(55878);
var finding = __webpack_require__(9498);
var report = __webpack_require__(58329);
var route_parameters = __webpack_require__(77335);
var scan = __webpack_require__(26414);
var schedule = __webpack_require__(26090);
var target = __webpack_require__(16542);
var usage = __webpack_require__(6e4);
var webhook = __webpack_require__(66918);
const WEBHOOK_ROUTES = {
listWebhooks: {
method: "GET",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "List the webhook subscriptions of the key, without their secrets.",
query: route_parameters.Fq,
success: {
status: 200,
schema: (0, route_parameters.c3)(webhook.KD)
},
errors: [ "invalid_cursor" ]
},
createWebhook: {
method: "POST",
path: "/v1/webhooks",
scopes: [ "webhooks:write" ],
summary: "Create a webhook subscription. The secret is not returned again.",
body: webhook.aH,
success: {
status: 201,
schema: webhook.cg,
location: "/v1/webhooks/{body.id}"
},
errors: [ "conflict" ]
},
getWebhook: {
method: "GET",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a webhook subscription, without its secret.",
params: route_parameters.r2,
success: {
status: 200,
schema: webhook.KD
},
errors: [ "not_found" ]
},
updateWebhook: {
method: "PATCH",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Change the events of a subscription, or disable or enable it.",
params: route_parameters.r2,
body: webhook.HY,
success: {
status: 200,
schema: webhook.KD
},
errors: [ "not_found", "conflict" ]
},
deleteWebhook: {
method: "DELETE",
path: "/v1/webhooks/{id}",
scopes: [ "webhooks:write" ],
summary: "Delete a subscription and cancel its pending deliveries.",
params: route_parameters.r2,
success: {
status: 204
},
errors: [ "not_found" ]
},
rotateWebhookSecret: {
method: "POST",
path: "/v1/webhooks/{id}/rotate_secret",
scopes: [ "webhooks:write" ],
summary: "Rotate the secret. Deliveries are also signed with the old one for a while.",
params: route_parameters.r2,
body: webhook.c6,
bodyOptional: true,
success: {
status: 200,
schema: webhook.cg
},
errors: [ "not_found" ]
},
testWebhook: {
method: "POST",
path: "/v1/webhooks/{id}/test",
scopes: [ "webhooks:write" ],
summary: "Send one signed example delivery and return its result.",
params: route_parameters.r2,
success: {
status: 200,
schema: webhook.f4
},
errors: [ "not_found", "insufficient_tokens" ]
},
listDeliveries: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries",
scopes: [ "webhooks:write" ],
summary: "List deliveries of a subscription, newest first.",
params: route_parameters.r2,
query: route_parameters.VL,
success: {
status: 200,
schema: (0, route_parameters.c3)(webhook.rf)
},
errors: [ "not_found", "invalid_cursor" ]
},
getDelivery: {
method: "GET",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a delivery with its attempts.",
params: route_parameters._Z,
success: {
status: 200,
schema: webhook.Zj
},
errors: [ "not_found" ]
},
replayDelivery: {
method: "POST",
path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver an event again, as a new delivery.",
params: route_parameters._Z,
success: {
status: 201,
schema: webhook.rf,
location: "/v1/webhooks/{id}/deliveries/{body.id}"
},
errors: [ "not_found", "invalid_state" ]
},
replayDeliveries: {
method: "POST",
path: "/v1/webhooks/{id}/replay",
scopes: [ "webhooks:write" ],
summary: "Deliver every event of a period again. With dry_run, only count them.",
params: route_parameters.r2,
body: webhook.Po,
success: {
status: 200,
schema: webhook.$I
},
errors: [ "not_found", "invalid_state" ]
}
};
const ROUTES = {
getUsage: {
method: "GET",
path: "/v1/usage",
scopes: [ "usage:read" ],
summary: "Read the token balance and the consumption of the last 30 days.",
success: {
status: 200,
schema: usage._U
},
errors: []
},
createTarget: {
method: "POST",
path: "/v1/targets",
scopes: [ "targets:write" ],
summary: "Register a target.",
body: target.Oc,
success: {
status: 201,
schema: target.We,
location: "/v1/targets/{body.id}"
},
errors: [ "conflict", "target_not_allowed" ]
},
listTargets: {
method: "GET",
path: "/v1/targets",
scopes: [ "targets:read" ],
summary: "List targets, newest first.",
query: route_parameters.j6,
success: {
status: 200,
schema: (0, route_parameters.c3)(target.We)
},
errors: [ "invalid_cursor" ]
},
getTarget: {
method: "GET",
path: "/v1/targets/{target_id}",
scopes: [ "targets:read" ],
summary: "Retrieve a target.",
params: route_parameters.By,
success: {
status: 200,
schema: target.We
},
errors: [ "not_found" ]
},
deleteTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}",
scopes: [ "targets:write" ],
summary: "Delete a target. Its scans stay readable.",
params: route_parameters.By,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
eraseTarget: {
method: "DELETE",
path: "/v1/targets/{target_id}/data",
scopes: [ "targets:write" ],
summary: "Erase what is stored about a target until now, within minutes: final scans with their findings, reports, pictures, events and deliveries, and acceptances. Also for a deleted target. Tokens stay charged.",
params: route_parameters.By,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
verifyTarget: {
method: "POST",
path: "/v1/targets/{target_id}/verify",
scopes: [ "targets:write" ],
summary: "Check the proof of ownership. A failed check returns 200 with status failed or unreachable and the reason.",
params: route_parameters.By,
body: target.Rg,
embeddedBody: target.X,
success: {
status: 200,
schema: target.We
},
errors: [ "not_found", "target_not_allowed" ]
},
listTargetFindings: {
method: "GET",
path: "/v1/targets/{target_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings that a target has now, most severe first: those of its last scans of each type.",
params: route_parameters.By,
query: route_parameters.n7,
success: {
status: 200,
schema: (0, route_parameters.c3)(finding.FW)
},
errors: [ "not_found", "invalid_cursor" ]
},
createScan: {
method: "POST",
path: "/v1/scans",
scopes: [ "scans:write" ],
summary: "Create a scan.",
body: scan.ao,
rateClass: "scan-creates",
success: {
status: 201,
schema: scan.sr,
location: "/v1/scans/{body.id}"
},
errors: [ "insufficient_tokens", "target_not_verified", "target_not_allowed" ]
},
listScans: {
method: "GET",
path: "/v1/scans",
scopes: [ "scans:read" ],
summary: "List scans, newest first.",
query: route_parameters.tR,
success: {
status: 200,
schema: (0, route_parameters.c3)(scan.sr)
},
errors: [ "invalid_cursor" ]
},
createScansBulk: {
method: "POST",
path: "/v1/scans/bulk",
scopes: [ "scans:write" ],
summary: "Create up to 100 scans in one transaction.",
body: scan.Mr,
bodyFrame: scan.D$,
rateClass: "scan-creates",
success: {
status: 201,
schema: scan.Nw
},
refusals: {
422: scan.QJ
},
errors: [ "batch_too_large", "bulk_rolled_back" ]
},
getScan: {
method: "GET",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:read" ],
summary: "Retrieve a scan.",
params: route_parameters.hM,
success: {
status: 200,
schema: scan.sr
},
errors: [ "not_found" ]
},
deleteScan: {
method: "DELETE",
path: "/v1/scans/{scan_id}",
scopes: [ "scans:write" ],
summary: "Delete a final scan with its findings, report, events and deliveries. Its tokens stay charged.",
params: route_parameters.hM,
success: {
status: 204
},
errors: [ "not_found", "invalid_state" ]
},
cancelScan: {
method: "POST",
path: "/v1/scans/{scan_id}/cancel",
scopes: [ "scans:write" ],
summary: "Cancel a queued or running scan. Cancelling a cancelled scan has no effect.",
params: route_parameters.hM,
success: {
status: 200,
schema: scan.sr
},
errors: [ "not_found", "invalid_state" ]
},
listFindings: {
method: "GET",
path: "/v1/scans/{scan_id}/findings",
scopes: [ "scans:read" ],
summary: "List the findings of a scan, most severe first.",
params: route_parameters.hM,
query: route_parameters.n7,
success: {
status: 200,
schema: (0, route_parameters.c3)(finding.wI)
},
errors: [ "not_found", "invalid_cursor" ]
},
updateFinding: {
method: "PATCH",
path: "/v1/findings/{finding_id}",
scopes: [ "findings:write" ],
summary: "Accept a finding for a reason, until a date, or no longer. It holds for every scan of the same target.",
params: route_parameters.FX,
body: finding.pD,
success: {
status: 200,
schema: finding.wI
},
errors: [ "not_found", "invalid_state" ]
},
getReport: {
method: "GET",
path: "/v1/scans/{scan_id}/report",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the report of a succeeded scan: as JSON, or as SARIF or HTML if Accept prefers that.",
params: route_parameters.hM,
success: {
status: 200,
schema: report.pl,
alternatives: [ "application/sarif+json", "text/html" ],
etag: true
},
errors: [ "not_found", "report_not_ready" ]
},
getReportPdf: {
method: "GET",
path: "/v1/scans/{scan_id}/report.pdf",
scopes: [ "reports:read", "scans:read" ],
summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.",
params: route_parameters.hM,
success: {
status: 200,
contentType: "application/pdf",
etag: true,
ranges: true
},
redirect: {
status: 302,
description: "Returned when the service stores reports in an object storage: a signed URL of the PDF, valid for 5 minutes. Do not send the API key to it."
},
errors: [ "not_found", "report_not_ready" ]
},
getChecks: {
method: "GET",
path: "/v1/checks",
scopes: [ "checks:write", "scans:read" ],
summary: "Read the rules of the workspace.",
success: {
status: 200,
schema: checks.sR
},
errors: []
},
putChecks: {
method: "PUT",
path: "/v1/checks",
scopes: [ "checks:write" ],
summary: "Replace the rules of the workspace. Scans that begin later run them.",
body: checks.n$,
success: {
status: 200,
schema: checks.sR
},
errors: []
},
...schedule.Hq,
...WEBHOOK_ROUTES,
...channel.hB
};
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
64715: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => SIGNATURE_HEADER,
Ob: () => InvalidSignature,
e3: () => checkSignatureHeader
});
const SIGNATURE_HEADER = "service-signature";
class SignatureError extends Error {
code;
constructor(code, message) {
super(message);
this.name = code;
this.code = code;
}
}
class ExpiredSignature extends SignatureError {
constructor(message) {
super("expired_signature", message);
}
}
class InvalidSignature extends SignatureError {
constructor(message) {
super("invalid_signature", message);
}
}
function checkSignatureHeader(header, secrets, nowSeconds, toleranceSeconds) {
if (secrets.length === 0 || secrets.includes("")) {
throw new InvalidSignature("The subscription secret is empty.");
}
const parsed = parseHeader(header ?? "");
if (parsed === undefined) {
throw new InvalidSignature(`The ${SIGNATURE_HEADER} header is missing or malformed.`);
}
const distance = Math.abs(nowSeconds - parsed.timestamp);
if (distance > toleranceSeconds) {
throw new ExpiredSignature(`The signature is ${Math.ceil(distance)} seconds away from now, more than ${toleranceSeconds}: a replay, or a wrong clock.`);
}
return parsed;
}
function parseHeader(header) {
if (header.length > 2048) return undefined;
const parts = header.split(",");
if (parts.length > 16) return undefined;
let timestamp;
const versions = [];
for (const part of parts) {
const separator = part.indexOf("=");
if (separator < 0) return undefined;
const key = part.slice(0, separator).trim();
const value = part.slice(separator + 1).trim();
if (key === "t") {
if (timestamp !== undefined || !/^[0-9]{1,12}$/.test(value)) return undefined;
timestamp = Number(value);
} else if (key === "v1") {
versions.push(value);
}
}
return timestamp === undefined || versions.length === 0 ? undefined : {
timestamp: timestamp,
versions: versions
};
}
},
46697: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => verifySignature,
c: () => signPayload
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _signature_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64715);
function digest(secret, timestamp, rawBody) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(`${timestamp}.`).update(rawBody).digest("hex");
}
function signPayload(secrets, timestamp, rawBody) {
const versions = secrets.map(secret => `v1=${digest(secret, timestamp, rawBody)}`);
return [ `t=${timestamp}`, ...versions ].join(",");
}
function verifySignature(rawBody, header, secret, nowSeconds = Math.floor(Date.now() / 1e3)) {
if (!(rawBody instanceof Uint8Array)) {
throw new TypeError("rawBody must be the received bytes (Uint8Array or Buffer), not a parsed or re-serialised body");
}
if (!Number.isFinite(nowSeconds) || nowSeconds < 0) {
throw new RangeError("nowSeconds must be a Unix time in seconds, finite and not negative");
}
const {timestamp: timestamp, versions: versions} = (0, _signature_header_js__WEBPACK_IMPORTED_MODULE_2__.e3)(header, [ secret ], nowSeconds, _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.signatureToleranceSeconds);
const expected = Buffer.from(digest(secret, timestamp, rawBody), "utf8");
const genuine = versions.some(version => {
const received = Buffer.from(version, "utf8");
return received.length === expected.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(received, expected);
});
if (!genuine) throw new _signature_header_js__WEBPACK_IMPORTED_MODULE_2__.Ob("No v1 signature matches the body: it has another secret, or was changed on the way.");
}
},
863: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => parseTargetAddress,
V8: () => formatTargetHost,
xY: () => formatTargetAddress,
zC: () => TargetSyntaxError
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
class TargetSyntaxError extends Error {
code;
constructor(code, message) {
super(message);
this.name = "TargetSyntaxError";
this.code = code;
}
}
const TARGET_LENGTH_MAX = 2300;
const PATH_LENGTH_MAX = 2e3;
const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):\/\//i;
const SCHEME_ONLY = /^(?:about|blob|data|file|ftp|https?|javascript|mailto|ssh):(?!\d{1,5}(?:$|[/?#]))/i;
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
function parseTargetAddress(input) {
const text = input.trim();
if (text === "") throw new TargetSyntaxError("empty", "A target is empty; write host, host:port or an http(s) URL.");
if (text.length > TARGET_LENGTH_MAX) {
throw new TargetSyntaxError("host", `A target must not exceed ${TARGET_LENGTH_MAX} characters.`);
}
if (/[\s\u0000-\u001f\u007f\\]/.test(text)) {
throw new TargetSyntaxError("host", "A target must not contain spaces, backslashes or control characters.");
}
const written = SCHEME.exec(text);
const rest = written === null ? text : text.slice(written[0].length);
const end = rest.search(/[/?#]/);
const authority = end < 0 ? rest : rest.slice(0, end);
if (authority.includes("@")) {
throw new TargetSyntaxError("credentials", "A target must not contain credentials (user:password@). Pass them as request headers, which are kept secret.");
}
const scheme = written?.[1]?.toLowerCase() ?? null;
if (scheme !== null && scheme !== "http" && scheme !== "https" || scheme === null && SCHEME_ONLY.test(text)) {
throw new TargetSyntaxError("scheme", "Only http:// and https:// URLs can be scanned.");
}
const {host: host, portText: portText} = splitAuthority(authority);
const port = portText === null ? defaultPort(scheme) : parsePort(portText);
return {
...parseHost(host),
port: port,
scheme: scheme,
path: end < 0 ? null : parsePath(rest.slice(end))
};
}
function formatTargetHost(host, port) {
const name = host.includes(":") ? `[${host}]` : host;
return port === null ? name : `${name}:${port}`;
}
function formatTargetAddress({host: host, port: port, scheme: scheme}) {
return formatTargetHost(host, port === defaultPort(scheme) ? null : port);
}
function defaultPort(scheme) {
return scheme === null ? null : scheme === "https" ? 443 : 80;
}
function splitAuthority(authority) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(authority)) return {
host: `[${authority}]`,
portText: null
};
const [, host, portText = null] = /^(\[[^\]]*\]|[^:[\]]*)(?::([^:]*))?$/.exec(authority) ?? [];
if (host === undefined) {
throw new TargetSyntaxError("host", "An IPv6 address with a port needs brackets, for example [2001:db8::1]:8443.");
}
return {
host: host,
portText: portText
};
}
function parsePort(text) {
const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
if (port >= 1 && port <= 65535) return port;
throw new TargetSyntaxError("port", "The port must be a number from 1 to 65535.");
}
function parseHost(text) {
if (text === "") throw new TargetSyntaxError("host", "A target needs a host.");
if (text.startsWith("[")) {
const address = text.slice(1, -1);
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) || address.includes("%")) {
throw new TargetSyntaxError("host", "The brackets do not contain an IPv6 address without a zone.");
}
return {
host: new URL(`http://[${address}]/`).hostname.slice(1, -1),
isIpAddress: true
};
}
const name = text.replace(/\.$/, "").toLowerCase();
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(name)) return {
host: name,
isIpAddress: true
};
if (name.includes("*")) throw new TargetSyntaxError("host", "A wildcard cannot be scanned; name each host.");
const ascii = name.includes("%") ? "" : (0, node_url__WEBPACK_IMPORTED_MODULE_1__.domainToASCII)(name);
const labels = ascii.split(".");
if (/^(?:0x[0-9a-f]*|[0-9]+)$/.test(labels.at(-1) ?? "")) {
throw new TargetSyntaxError("host", "An IPv4 address must be written as four decimal numbers, such as 192.0.2.1.");
}
if (ascii.length > 253 || !labels.every(label => LABEL.test(label))) {
throw new TargetSyntaxError("host", "The host is not a valid host name.");
}
return {
host: ascii,
isIpAddress: false
};
}
function parsePath(tail) {
const {pathname: pathname, search: search} = new URL(tail.startsWith("/") ? `http://host${tail}` : `http://host/${tail}`);
const path = `${pathname}${search}`;
if (path.length <= PATH_LENGTH_MAX) return path;
throw new TargetSyntaxError("path", `The path of a target must not exceed ${PATH_LENGTH_MAX} characters.`);
}
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
},
72105: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DV: () => TrustCreate,
R1: () => TokenExchange,
R_: () => Trust,
Wr: () => ID_CLAIM_PATTERN,
pk: () => IDENTITY_CLAIMS,
yp: () => IDENTITY_ROUTES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _admin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66432);
var _exchange_route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18842);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
const TRUST_ALGORITHMS = [ "RS256", "ES256" ];
const IDENTITY_CLAIMS = [ [ "repository_id", "repository_owner_id" ], [ "project_id", "namespace_id" ], [ "pipeline_id", "organization_id" ] ];
const ID_CLAIM_PATTERN = "^(?:[1-9][0-9]{0,19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$";
const Claims = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Qi)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[a-z][a-z0-9_]{0,63}$"
}), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 500
}), {
minProperties: 2,
maxProperties: 20,
description: "Values that the claims of a token must have, compared exactly. Needs the ids of the repository and its owner (repository_id and repository_owner_id; project_id and namespace_id; pipeline_id and organization_id)."
});
const Targets = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^(?:\\*\\.)?[0-9a-z_][0-9a-z._:-]{0,252}$",
description: "Host, host:port or *.domain."
}), {
minItems: 1,
maxItems: 100,
uniqueItems: true,
description: "Targets that the key may register, verify, delete and scan. Absent: any."
});
const Issuer = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 300,
description: "One of serve --oidc-issuer."
});
const TrustCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_admin_js__WEBPACK_IMPORTED_MODULE_1__.nC),
issuer: Issuer,
audience: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 300,
description: "Default: the public URL of the service."
})),
claims: Claims,
algorithms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, 
_primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(TRUST_ALGORITHMS), {
minItems: 1,
maxItems: TRUST_ALGORITHMS.length,
uniqueItems: true,
description: "Default: RS256."
})),
scopes: _admin_js__WEBPACK_IMPORTED_MODULE_1__.MJ,
targets: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Targets)
});
const Trust = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.t2)("tru", "Trust id."),
name: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(_admin_js__WEBPACK_IMPORTED_MODULE_1__.nC),
issuer: Issuer,
audience: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
claims: Claims,
algorithms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(TRUST_ALGORITHMS)),
scopes: _admin_js__WEBPACK_IMPORTED_MODULE_1__.MJ,
targets: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(Targets),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc
});
const TOKEN_LENGTH_MAX = 8192;
const TokenExchange = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: TOKEN_LENGTH_MAX,
description: "Identity token of the job, for the audience of its trust. It is accepted once."
})
});
const ExchangedToken = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
access_token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The API key."
}),
token_type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.ZY)([ "Bearer" ]),
expires_in: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
description: "Seconds."
}),
scopes: _admin_js__WEBPACK_IMPORTED_MODULE_1__.MJ
});
const IDENTITY_ROUTES = {
exchangeToken: {
..._exchange_route_js__WEBPACK_IMPORTED_MODULE_2__.U,
body: TokenExchange,
success: {
..._exchange_route_js__WEBPACK_IMPORTED_MODULE_2__.U.success,
schema: ExchangedToken
}
}
};
},
95126: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
__: () => Budget,
bJ: () => BUDGETS,
nT: () => budgetOf
});
const MEBIBYTE = 1024 * 1024;
const BUDGETS = {
quick: {
requests: 60,
connections: 45,
bytes: 16 * MEBIBYTE,
seconds: 20
},
standard: {
requests: 1500,
connections: 160,
bytes: 256 * MEBIBYTE,
seconds: 120
},
compliance: {
requests: 4e3,
connections: 400,
bytes: 512 * MEBIBYTE,
seconds: 360
}
};
const LOCAL_REQUESTS = {
quick: 60,
standard: 4e3,
compliance: 1e4
};
function budgetOf(scanType, minutes, isLocal = false) {
const limits = BUDGETS[scanType];
const seconds = scanType === "quick" || minutes === undefined ? limits.seconds : minutes * 60;
const ceiling = isLocal ? LOCAL_REQUESTS[scanType] : limits.requests;
return {
...limits,
requests: Math.round(ceiling * Math.max(1, seconds / limits.seconds)),
seconds: seconds
};
}
const SHARES = {
first: .3,
crawl: .4,
browser: .7,
active: .92
};
const CLOSING_INTERVALS = 20;
const CLOSING_SHARES = {
min: .04,
max: .16
};
class Budget {
limits;
#startedAt;
#used={
requests: 0,
connections: 0,
bytes: 0,
seconds: 0
};
#exhausted=new Set;
#held=0;
#raised=0;
#granted=0;
constructor(limits) {
this.limits = limits;
this.#startedAt = performance.now();
}
hold(requests) {
this.#held = requests;
}
#maximum(resource) {
if (resource !== "requests") return this.limits[resource];
return Math.max(this.limits.requests, this.#raised) + this.#granted;
}
raiseRequests(maximum) {
this.#raised = maximum;
}
grantRequest() {
this.#granted += 1;
}
room(phase) {
const share = SHARES[phase];
const late = Math.max(this.limits.seconds * 1e3 * (1 - share), this.#closingMs());
const kept = Math.ceil(this.#maximum("requests") * (1 - share));
return {
milliseconds: Math.max(0, Math.floor(this.millisecondsLeft - late)),
requests: Math.max(0, this.requestsLeft - kept),
share: Math.floor(this.#maximum("requests") * share)
};
}
#closingMs() {
const limit = this.limits.seconds * 1e3;
const interval = (limit - this.millisecondsLeft) / Math.max(1, this.requests);
return Math.min(limit * CLOSING_SHARES.max, Math.max(limit * CLOSING_SHARES.min, interval * CLOSING_INTERVALS));
}
take(resource) {
const held = resource === "requests" ? this.#held : 0;
if (held > 0 && this.millisecondsLeft <= this.#closingMs()) {
this.#exhausted.add("seconds");
return false;
}
if (this.#used[resource] >= this.#maximum(resource) - held) {
this.#exhausted.add(resource);
return false;
}
this.#used[resource] += 1;
return true;
}
addBytes(count) {
this.#used.bytes += count;
if (this.#used.bytes >= this.limits.bytes) this.#exhausted.add("bytes");
}
get bytesLeft() {
return Math.max(0, this.limits.bytes - this.#used.bytes);
}
get requestsLeft() {
return Math.max(0, this.#maximum("requests") - this.#held - this.#used.requests);
}
get requests() {
return this.#used.requests;
}
get requestsMax() {
return this.#maximum("requests");
}
get millisecondsLeft() {
return Math.max(0, this.limits.seconds * 1e3 - (performance.now() - this.#startedAt));
}
endWallClock() {
this.#exhausted.add("seconds");
}
toReport() {
const seconds = Math.round(performance.now() - this.#startedAt) / 1e3;
const spent = (resource, used = this.#used[resource]) => ({
used: used,
allowed: this.#maximum(resource)
});
return {
requests: spent("requests"),
connections: spent("connections"),
bytes: spent("bytes"),
seconds: spent("seconds", seconds),
exhausted: [ ...this.#exhausted ].sort()
};
}
}
},
71770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bS: () => MEMORY_NOTE,
iD: () => LINE_BYTES_MAX,
mC: () => LIFELINE_FD,
pn: () => MEMORY_VARIABLE
});
const LIFELINE_FD = 3;
const LINE_BYTES_MAX = 16 * 1024 * 1024;
const MEMORY_NOTE = "engine guard: memory limit reached";
const MEMORY_VARIABLE = "SCAN_GATE_ENGINE_MEMORY";
},
69124: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Eu: () => untilAborted,
dh: () => HostError,
p0: () => resolveHost
});
var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71553);
var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
var _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52556);
function untilAborted(promise, signal) {
return new Promise((resolve, reject) => {
if (signal.aborted) {
promise.catch(() => undefined);
reject(signal.reason);
return;
}
const onAbort = () => reject(signal.reason);
signal.addEventListener("abort", onAbort, {
once: true
});
promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
});
}
const ADDRESSES_MAX = 8;
const TIMEOUT_MS = 5e3;
class HostError extends Error {
reason;
constructor(reason, message, options) {
super(message, options);
this.name = "HostError";
this.reason = reason;
}
}
async function resolveHost(host, policy, resolver, signal) {
const addresses = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 ? [ host ] : await addressesOf(host, resolver, signal);
if (addresses.length === 0) throw new HostError("dns_error", `The name ${host} has no address.`);
const refusals = addresses.map(address => (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__.V4)(address, policy));
const allowed = addresses.filter((_, index) => refusals[index] === null);
if (allowed.length === 0) {
throw new HostError("address_not_allowed", `${host} is at ${addresses[0]}, which may not be scanned from here: ${refusals[0]}.`);
}
return allowed.slice(0, ADDRESSES_MAX);
}
async function addressesOf(host, resolver, signal) {
if (host === "localhost" || host.endsWith(".localhost")) return [ "127.0.0.1", "::1" ];
const deadline = AbortSignal.any([ signal, AbortSignal.timeout(TIMEOUT_MS) ]);
if (resolver !== undefined) {
const own = await untilAborted(Promise.all([ resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => []) ]), deadline).catch(() => []);
if (own.flat().length > 0) return own.flat();
}
try {
const found = await untilAborted((0, node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, {
all: true,
order: "ipv4first"
}), deadline);
return [ ...new Set(found.map(({address: address}) => address)) ];
} catch (cause) {
signal.throwIfAborted();
const code = cause.code;
const detail = deadline.aborted ? "no response within 5 seconds" : code === "ENOTFOUND" ? "no such name" : code ?? "unknown error";
throw new HostError("dns_error", `The name ${host} could not be resolved: ${detail}.`, {
cause: cause
});
}
}
},
14902: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => webAddress,
J7: () => escapeWorkflowLog,
ix: () => breakCommands,
mz: () => showControls
});
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
},
21401: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZD: () => escapeHtml,
sB: () => titleHtml,
v7: () => safeHref
});
var _controls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;",
"'": "&#39;",
"`": "&#96;"
};
function escapeHtml(text) {
return (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.mz)(text, {
multiline: true
}).replace(/[&<>"'`]/g, character => ENTITIES[character] ?? character).replace(/:(?=:)/g, "&#58;").replace(/##(?=\[)/g, "#&#35;");
}
function titleHtml(title) {
return title.split("`").map((part, index, parts) => {
const text = escapeHtml(part);
if (index % 2 === 0) return text;
return index === parts.length - 1 ? `&#96;${text}` : `<code>${text}</code>`;
}).join("");
}
function safeHref(url) {
const address = (0, _controls_js__WEBPACK_IMPORTED_MODULE_0__.Dy)(url);
return address === null ? null : escapeHtml(address.href);
}
},
75737: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => findingsDigest
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71569);
var _shared_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25455);
function content(finding) {
const {fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, confidence: confidence, cvss: cvss, cwe: cwe, owasp: owasp} = finding;
const {location: location, locations: locations, locations_total: locations_total, description: description, evidence: evidence, remediation: remediation, references: references} = finding;
return {
fingerprint: fingerprint,
check_id: check_id,
title: title,
severity: severity,
confidence: confidence,
cvss: cvss,
cwe: cwe,
owasp: owasp,
location: location,
locations: locations,
locations_total: locations_total,
description: description,
evidence: evidence,
remediation: remediation,
references: references
};
}
function findingsDigest(findings) {
const contents = [ ...findings ].sort(_shared_compare_js__WEBPACK_IMPORTED_MODULE_1__.E).map(content);
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, 
_shared_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(contents)).digest("hex");
}
},
52344: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KC: () => ADMIN,
N4: () => note,
bO: () => assertOperator,
t1: () => noWorkspace,
u2: () => workspaceOfRequest,
wx: () => workspaceOfMode
});
var _audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8331);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);
var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47382);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91863);
var _store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18759);
var _workspaces_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56432);
const SANDBOX_TOKENS = 1e6;
async function workspaceOfMode(sql, liveId, mode, now) {
if (mode === "live") return liveId;
const made = await (0, _workspaces_js__WEBPACK_IMPORTED_MODULE_5__.LW)(sql, liveId, now);
if (made !== undefined) {
await (0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.X4)(sql, made, SANDBOX_TOKENS, now);
return made;
}
return (0, _store_store_js__WEBPACK_IMPORTED_MODULE_4__.J0)(await sql.query("SELECT id FROM workspaces WHERE sandbox_of = $1", [ liveId ])).id;
}
const ADMIN = "admin";
async function workspaceOfRequest(sql, query, keyId, own) {
const id = query["workspace_id"];
if (typeof id !== "string" || id === own) return own;
if (keyId === ADMIN && (0, _ids_js__WEBPACK_IMPORTED_MODULE_2__.eQ)("wsp", id) && await (0, 
_workspaces_js__WEBPACK_IMPORTED_MODULE_5__.pl)(sql, id) !== undefined) return id;
throw noWorkspace(id);
}
function noWorkspace(id) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("not_found", `There is no workspace "${id.slice(0, 64)}".`);
}
function assertOperator({keyId: keyId}) {
if (keyId !== ADMIN) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("insufficient_scope", "This needs the admin token of the service.");
}
function note(tx, {service: service, workspaceId: workspaceId, actor: actor}, action, subject, details = {}) {
return (0, _audit_js__WEBPACK_IMPORTED_MODULE_0__.s)(tx, {
workspaceId: workspaceId,
keyId: actor
}, action, subject, service.clock.now(), details);
}
},
7161: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ON: () => updateMember,
bi: () => createMember,
cx: () => deleteMember
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
var _keys_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6486);
var _webhooks_subscriptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30909);
var _admin_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52344);
async function createMember(tx, call, body) {
const {service: service, workspaceId: workspaceId} = call;
const now = service.clock.now();
const {id: id, role: role} = await (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.s4)(tx, workspaceId, body.name, now, body.role);
if (body.role !== undefined && body.role !== role) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("conflict", `Member "${body.name}" exists with the role ${role}: change the role instead.`, {
param: "role",
details: [ {
existing_id: id
} ]
});
}
await (0, _admin_call_js__WEBPACK_IMPORTED_MODULE_3__.N4)(tx, call, "member.added", id, {
name: body.name,
role: role
});
return (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.YG)(await member(tx, call, body.name));
}
async function updateMember(tx, call, name, body) {
const before = await member(tx, call, name);
const {narrowed: narrowed, revoked: revoked} = await (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.Pp)(tx, before.id, body.role, call.service.clock.now());
if (body.role !== before.role) {
const details = {
name: name,
from: before.role,
to: body.role,
narrowed_key_ids: narrowed,
revoked_key_ids: revoked
};
await (0, _admin_call_js__WEBPACK_IMPORTED_MODULE_3__.N4)(tx, call, "member.role_changed", before.id, details);
}
const after = (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.YG)(await member(tx, call, name));
return {
...after,
narrowed_key_ids: [ ...narrowed ],
revoked_key_ids: [ ...revoked ]
};
}
async function deleteMember(tx, call, name) {
const {service: service, workspaceId: workspaceId} = call;
const now = service.clock.now();
const {id: id} = await member(tx, call, name);
const tokens = await tx.query("SELECT id FROM api_keys WHERE member_id = $1 AND revoked_at IS NULL", [ id ]);
const count = await (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.pt)(tx, workspaceId, name, now) ?? 0;
for (const token of tokens) await (0, _webhooks_subscriptions_js__WEBPACK_IMPORTED_MODULE_2__.tu)(tx, token.id, now);
await (0, _admin_call_js__WEBPACK_IMPORTED_MODULE_3__.N4)(tx, call, "member.removed", name, {
revoked_keys: count
});
return {
name: name,
revoked_keys: count
};
}
async function member(tx, {service: service, workspaceId: workspaceId}, name) {
const row = await (0, _keys_members_js__WEBPACK_IMPORTED_MODULE_1__.uO)(tx, workspaceId, name, service.clock.now());
if (row === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.mX)("member", name);
return row;
}
},
64494: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dh: () => DIGEST,
HD: () => queueNotices,
YN: () => wants
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47382);
var _service_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65545);
const DIGEST = "channel.digest";
const SETTLED_MS = 12e4;
function wants({events: events, channel: channel}, {type: type, data: data}) {
if (!events.includes(type)) return false;
return channel === null || (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.du)(data.severity, channel.min_severity);
}
async function queueNotices(tx, workspaceId, events, subscribers, now) {
for (const {id: id, channel: channel, ...subscriber} of subscribers) {
if (channel === null) continue;
const first = events.find(entry => wants({
id: id,
channel: channel,
...subscriber
}, entry));
if (first === undefined) continue;
if (channel.daily_at === null) await queue(tx, workspaceId, id, first, now, now); else await queueDigest(tx, workspaceId, id, channel.daily_at, channel.time_zone, now);
}
}
async function queueDigest(tx, workspaceId, id, dailyAt, timeZone, now) {
const {digestDay: digestDay} = await __webpack_require__.e("service-schedules-cron").then(__webpack_require__.bind(__webpack_require__, 43183));
const day = digestDay(dailyAt, timeZone, now);
const first = await tx.query("UPDATE webhooks SET digest_at = $2 WHERE id = $1 AND digest_at IS DISTINCT FROM $2 RETURNING id", [ id, day.until ]);
if (first.length === 0) return;
const digest = {
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_1__.Si)("evt", now),
type: DIGEST,
data: day
};
await tx.query("INSERT INTO events (id, workspace_id, type, subject, created_at, data) VALUES ($1, $2, $3, $4, $5, $6)", [ digest.id, workspaceId, digest.type, id, now, JSON.stringify(day) ]);
await queue(tx, workspaceId, id, digest, now, new Date(day.until.getTime() + SETTLED_MS));
}
async function queue(tx, workspaceId, channelId, {id: id, type: type}, now, dueAt) {
await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)\n     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7)`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_1__.Si)("dlv", now), channelId, workspaceId, id, type, dueAt, now ]);
tx.notify(_service_context_js__WEBPACK_IMPORTED_MODULE_2__.l.deliveriesDue);
}
},
51299: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => consoleUrl,
Cu: () => consoleOrigin,
RD: () => INSECURE,
d: () => createLink,
pQ: () => redeemLink
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _shared_local_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89394);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
var _first_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74459);
var _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19431);
const INSECURE = "The settings console needs HTTPS: put a TLS proxy in front of the service and set --public-url to its https:// URL, or open the console on the machine itself, at 127.0.0.1 or localhost.";
function consoleOrigin(publicUrl, host) {
if (publicUrl.startsWith("https://")) return {
origin: new URL(publicUrl).origin,
isTls: true
};
const text = `http://${host ?? ""}`;
if (!URL.canParse(text)) return null;
const {origin: origin, hostname: hostname} = new URL(text);
return (0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_1__.cW)(hostname.replace(/^\[|\]$/g, "")) ? {
origin: origin,
isTls: false
} : null;
}
const LINK_MINUTES = 5;
function consoleUrl(config) {
return config.console === null ? null : `${config.publicUrl}/console/`;
}
async function createLink(tx, {config: config, clock: clock}) {
const url = consoleUrl(config);
if (url === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("invalid_state", "The settings console is off: start the service without --no-console.");
if (consoleOrigin(config.publicUrl, new URL(config.publicUrl).host) === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("invalid_state", INSECURE);
const link = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES * 6e4);
await tx.query("INSERT INTO console_links (hash, admin_token_hash, expires_at) VALUES ($1, $2, $3)", [ (0, 
_keys_key_secret_js__WEBPACK_IMPORTED_MODULE_4__.EN)(link), await (0, _first_start_js__WEBPACK_IMPORTED_MODULE_3__.d_)(tx), expiresAt ]);
return {
url: `${url}#link=${link}`,
link: link,
expires_at: expiresAt.toISOString()
};
}
async function redeemLink(sql, link, now) {
const [row] = await sql.query("DELETE FROM console_links WHERE hash = $1 RETURNING admin_token_hash, expires_at", [ (0, 
_keys_key_secret_js__WEBPACK_IMPORTED_MODULE_4__.EN)(link) ]);
return row === undefined || row.expires_at <= now ? null : row.admin_token_hash;
}
},
1981: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EV: () => authenticateSession,
MC: () => sessionOf,
Ok: () => cookieName,
QY: () => cookieOf,
RQ: () => authenticateAdminSession,
Xx: () => checkOrigin
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract_console_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23854);
var _contract_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32024);
var _admin_admin_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52344);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4661);
var _http_authenticate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61084);
var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51299);
var _session_rights_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13152);
var _sessions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85901);
const SECRET = /^[\w-]{43}$/;
function cookieName({isTls: isTls}) {
return isTls ? "__Host-scan_gate_session" : "scan_gate_session";
}
function checkOrigin(request, service) {
const {host: host, origin: origin} = request.headers;
const place = (0, _links_js__WEBPACK_IMPORTED_MODULE_6__.Cu)(service.config.publicUrl, host);
if (place === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("invalid_state", _links_js__WEBPACK_IMPORTED_MODULE_6__.RD);
const site = request.headersDistinct["sec-fetch-site"] ?? [ "same-origin" ];
if (site.length > 1 || site[0] !== "same-origin" || origin !== undefined && origin !== place.origin) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("cross_site_request", `Only pages of ${place.origin} may send this request.`);
}
return place;
}
async function sessionOf(request, {service: service, workspaceId: workspaceId}) {
const secret = cookieOf(request, cookieName(checkOrigin(request, service)), SECRET);
const session = secret === null ? null : await (0, _sessions_js__WEBPACK_IMPORTED_MODULE_8__.KP)(service.store, service, workspaceId, secret);
if (session === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("not_signed_in", "There is no session, or it has ended: sign in.");
if (request.method !== "GET" && request.method !== "HEAD") checkCsrf(request, (0, 
_sessions_js__WEBPACK_IMPORTED_MODULE_8__.GQ)(service, session));
const wanted = request.headersDistinct[_contract_console_js__WEBPACK_IMPORTED_MODULE_1__.UG.toLowerCase()]?.join();
return wanted === undefined ? session : (0, _session_rights_js__WEBPACK_IMPORTED_MODULE_7__.ve)(service.store, session, wanted);
}
async function authenticateSession(request, context) {
const session = await usedSession(request, context);
const {keyId: keyId, workspaceId: workspaceId, livemode: livemode, scopes: scopes, identity: identity} = session;
const principal = keyId === null || identity !== null ? await context.consoleKeys.principal(session, modeOf(request), context.service.clock.now()) : {
keyId: keyId,
workspaceId: workspaceId,
livemode: livemode,
scopes: scopes
};
return {
principal: principal,
apiKey: session.secret,
session: session.id,
rates: session.rates
};
}
async function authenticateAdminSession({raw: raw, query: query}, context) {
const session = await usedSession(raw, context);
if (!(0, _sessions_js__WEBPACK_IMPORTED_MODULE_8__.qc)(session)) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("insufficient_scope", "The admin API is open to the admin token, and to live personal access tokens with every scope of members with the role admin.");
}
const keyId = session.keyId ?? _admin_admin_call_js__WEBPACK_IMPORTED_MODULE_3__.KC;
const workspaceId = await (0, _admin_admin_call_js__WEBPACK_IMPORTED_MODULE_3__.u2)(context.service.store, query, keyId, session.workspaceId);
const principal = {
keyId: keyId,
workspaceId: workspaceId,
livemode: true,
scopes: []
};
return {
principal: principal,
apiKey: session.secret,
session: session.id,
rates: session.rates
};
}
async function usedSession(request, context) {
const session = await sessionOf(request, context);
if (session.isSuspended && session.keyId !== null) throw (0, _http_authenticate_js__WEBPACK_IMPORTED_MODULE_5__.dL)();
await (0, _sessions_js__WEBPACK_IMPORTED_MODULE_8__.IN)(context.service, session);
return session;
}
function modeOf(request) {
const value = request.headersDistinct[_contract_console_js__WEBPACK_IMPORTED_MODULE_1__.Kz.toLowerCase()]?.join() ?? "live";
const mode = _contract_key_js__WEBPACK_IMPORTED_MODULE_2__.ld.find(known => known === value);
if (mode === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Gq)(_contract_console_js__WEBPACK_IMPORTED_MODULE_1__.Kz, "must be live or test", "enum");
return mode;
}
function checkCsrf(request, expected) {
const given = Buffer.from(request.headersDistinct[_contract_console_js__WEBPACK_IMPORTED_MODULE_1__.ZA.toLowerCase()]?.join() ?? "");
const token = Buffer.from(expected);
if (given.length === token.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, token)) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("cross_site_request", `Send the csrf_token of the session as ${_contract_console_js__WEBPACK_IMPORTED_MODULE_1__.ZA}.`);
}
function cookieOf(request, name, form) {
const found = (request.headers.cookie ?? "").split(";").map(pair => pair.trim()).filter(pair => pair.startsWith(`${name}=`));
const value = found[0]?.slice(name.length + 1) ?? "";
return found.length === 1 && form.test(value) ? value : null;
}
},
83906: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => RefusedSignIns
});
var _audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8331);
var _http_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67261);
const AUDITED = 30;
class RefusedSignIns {
#service;
#workspaceId;
#audited=new _http_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__.Z(AUDITED, AUDITED);
constructor(service, workspaceId) {
this.#service = service;
this.#workspaceId = workspaceId;
}
async add(details) {
const {store: store, clock: clock, log: log} = this.#service;
log("warn", "console.sign_in_refused", details);
if (this.#audited.take("all").retryAfter > 0) return;
const actor = {
workspaceId: this.#workspaceId,
keyId: "service"
};
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_0__.s)(store, actor, "console.sign_in_refused", "console", clock.now(), details);
}
}
},
58408: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => setSessionCookie
});
var _authenticate_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);
function setSessionCookie(reply, origin, value, more) {
const secure = origin.isTls ? "; Secure" : "";
reply.header("set-cookie", `${(0, _authenticate_session_js__WEBPACK_IMPORTED_MODULE_0__.Ok)(origin)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${more}`);
}
},
13152: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DY: () => rightsOf,
cE: () => workspacesOf,
c_: () => RIGHTS,
ve: () => inWorkspace
});
var _contract_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32024);
var _admin_admin_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52344);
const RIGHTS = `k.id AS key_id, m.id AS member_id, m.name, m.role, w.id AS workspace_id, w.state,\n  w.requests_per_minute, w.scan_creations_per_minute`;
function rightsOf(row) {
const {member_id: id, name: name, role: role} = row;
return {
keyId: row.key_id,
member: id === null || name === null || role === null ? null : {
id: id,
name: name,
role: role
},
workspaceId: row.workspace_id,
livemode: row.mode === "live",
scopes: row.scopes,
isSuspended: row.state === "suspended",
rates: {
requests_per_minute: row.requests_per_minute,
scan_creations_per_minute: row.scan_creations_per_minute
}
};
}
const MEMBERSHIP = `api_keys k JOIN members m ON m.id = k.member_id JOIN workspaces w ON w.id = k.workspace_id\n  WHERE m.issuer = $1 AND m.subject = $2 AND m.removed_at IS NULL AND k.managed_by = 'sso' AND k.mode = 'live'\n    AND k.revoked_at IS NULL AND w.state IN ('active', 'suspended')`;
const LIVE = "workspaces w WHERE w.livemode AND w.state IN ('active', 'suspended')";
async function inWorkspace(sql, session, wanted) {
if (wanted === session.workspaceId) return session;
const [row] = await rowsOf(sql, session, wanted);
if (row === undefined) throw (0, _admin_admin_call_js__WEBPACK_IMPORTED_MODULE_1__.t1)(wanted);
return {
...session,
...rightsOf(row)
};
}
function rowsOf(sql, {keyId: keyId, identity: identity}, wanted) {
if (identity !== null) {
const {issuer: issuer, subject: subject} = identity;
return sql.query(`SELECT ${RIGHTS}, k.mode, k.scopes FROM ${MEMBERSHIP} AND w.id = $3`, [ issuer, subject, wanted ]);
}
if (keyId !== null) return Promise.resolve([]);
return sql.query(`SELECT NULL AS key_id, NULL AS member_id, NULL AS name, NULL AS role, w.id AS workspace_id, w.state,\n       w.requests_per_minute, w.scan_creations_per_minute, 'live' AS mode, $2::text[] AS scopes FROM ${LIVE} AND w.id = $1`, [ wanted, _contract_key_js__WEBPACK_IMPORTED_MODULE_0__.iW ]);
}
const LISTED_MAX = 100;
function workspacesOf(sql, {keyId: keyId, identity: identity, workspaceId: workspaceId}) {
if (identity !== null) {
const {issuer: issuer, subject: subject} = identity;
return sql.query(`SELECT w.id, w.name FROM ${MEMBERSHIP} ORDER BY w.created_at, w.id`, [ issuer, subject ]);
}
if (keyId !== null) return sql.query("SELECT id, name FROM workspaces WHERE id = $1", [ workspaceId ]);
return sql.query(`SELECT w.id, w.name FROM ${LIVE} ORDER BY w.id = $1 DESC, w.created_at DESC, w.id DESC LIMIT ${LISTED_MAX}`, [ workspaceId ]);
}
},
85901: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CI: () => signOut,
GQ: () => csrfToken,
IN: () => touchSession,
Jv: () => signIn,
KP: () => findSession,
Y2: () => deleteExpiredSessions,
fA: () => openSession,
lt: () => toConsoleSession,
qC: () => acceptsTokens,
qc: () => isAdmin
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32024);
var _audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8331);
var _first_start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74459);
var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47382);
var _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19431);
var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51299);
var _session_rights_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13152);
const LIFETIME_MS = 12 * 36e5;
function isAdmin({keyId: keyId, member: member, livemode: livemode, scopes: scopes}) {
return keyId === null || member?.role === "admin" && livemode && _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.iW.every(scope => scopes.includes(scope));
}
function acceptsTokens({config: config}) {
return config.console?.sso?.tokens ?? true;
}
function csrfToken({secret: secret}, session) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret).update(`console.csrf.${session.secret}`).digest("base64url");
}
async function toConsoleSession(service, session) {
const {member: member} = session;
const workspaces = await (0, _session_rights_js__WEBPACK_IMPORTED_MODULE_7__.cE)(service.store, session);
return {
kind: session.keyId === null ? "admin" : "member",
member: member === null ? null : {
name: member.name,
role: member.role
},
sso: session.identity !== null,
workspace: session.workspaceId,
workspaces: workspaces,
scopes: [ ...session.scopes ],
livemode: session.livemode,
admin_api: isAdmin(session),
csrf_token: csrfToken(service, session),
expires_at: session.expiresAt.toISOString(),
idle_seconds: idleMs(service) / 1e3
};
}
async function findSession(sql, service, liveWorkspaceId, secret) {
const now = service.clock.now();
const hash = (0, _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_5__.EN)(secret);
const [row] = await sql.query(`SELECT s.id, s.hash, s.last_used_at, s.expires_at, s.issuer, s.subject, ${_session_rights_js__WEBPACK_IMPORTED_MODULE_7__.c_},\n       coalesce(k.mode, 'live') AS mode, coalesce(k.scopes, $5) AS scopes\n     FROM console_sessions s LEFT JOIN api_keys k ON k.id = s.key_id LEFT JOIN members m ON m.id = k.member_id\n       JOIN workspaces w ON w.id = coalesce(k.workspace_id, $4) AND w.state IN ('active', 'suspended')\n     WHERE s.hash = $1 AND s.expires_at > $2 AND s.last_used_at > $3\n       AND CASE WHEN s.key_id IS NULL\n         THEN s.admin_token_hash = (SELECT value FROM settings WHERE name = 'admin_token_hash')\n         ELSE (s.issuer IS NOT NULL OR $6) AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2) AND m.removed_at IS NULL END`, [ hash, now, new Date(now.getTime() - idleMs(service)), liveWorkspaceId, _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.iW, acceptsTokens(service) ]);
if (row === undefined || !isSame(row.hash, hash)) return null;
return {
id: row.id,
secret: secret,
identity: row.issuer === null || row.subject === null ? null : {
issuer: row.issuer,
subject: row.subject
},
...(0, _session_rights_js__WEBPACK_IMPORTED_MODULE_7__.DY)(row),
lastUsedAt: row.last_used_at,
expiresAt: row.expires_at
};
}
async function touchSession(service, session) {
const now = service.clock.now();
if (now.getTime() - session.lastUsedAt.getTime() < idleMs(service) / 30) return;
await service.store.query(`WITH used AS (UPDATE console_sessions SET last_used_at = greatest(last_used_at, $2) WHERE id = $1 RETURNING key_id)\n     UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = (SELECT key_id FROM used)`, [ session.id, now ]);
}
async function signIn(service, liveWorkspaceId, credential, address) {
return service.store.transaction(async tx => {
const now = service.clock.now();
const owner = await ownerOf(tx, credential, now, acceptsTokens(service));
if (owner === null) return null;
const method = credential.link === undefined ? "token" : "link";
return openSession(tx, service, liveWorkspaceId, owner, method, address);
});
}
async function openSession(tx, service, liveWorkspaceId, owner, method, address) {
const now = service.clock.now();
const secret = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url");
const id = (0, _ids_js__WEBPACK_IMPORTED_MODULE_4__.Si)("ses", now);
const {issuer: issuer = null, subject: subject = null, sid: sid = null} = (owner.keyId === null ? undefined : owner.identity) ?? {};
const expiresAt = new Date(now.getTime() + LIFETIME_MS);
await tx.query(`INSERT INTO console_sessions\n       (id, hash, key_id, admin_token_hash, issuer, subject, sid, created_at, last_used_at, expires_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`, [ id, (0, 
_keys_key_secret_js__WEBPACK_IMPORTED_MODULE_5__.EN)(secret), owner.keyId, owner.adminTokenHash, issuer, subject, sid, now, expiresAt ]);
if (owner.keyId !== null) {
await tx.query("UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = $1", [ owner.keyId, now ]);
}
const session = await findSession(tx, service, liveWorkspaceId, secret);
const actor = {
workspaceId: session?.workspaceId ?? liveWorkspaceId,
keyId: owner.keyId ?? "admin"
};
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_2__.s)(tx, actor, "console.signed_in", id, now, {
method: method,
address: address,
...issuer && {
issuer: issuer,
sub: subject
}
});
return session;
}
async function ownerOf(tx, {token: token, link: link}, now, hasTokens) {
if (token !== undefined && (0, _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.KZ)(token) !== undefined) return hasTokens ? ownerOfToken(tx, token, now) : null;
const current = await (0, _first_start_js__WEBPACK_IMPORTED_MODULE_3__.d_)(tx);
const given = link !== undefined ? await (0, _links_js__WEBPACK_IMPORTED_MODULE_6__.pQ)(tx, link, now) : token !== undefined ? (0, 
_keys_key_secret_js__WEBPACK_IMPORTED_MODULE_5__.EN)(token) : null;
if (given === null || current === undefined || !isSame(given, current)) return null;
return {
keyId: null,
adminTokenHash: current
};
}
async function ownerOfToken(tx, token, now) {
const hash = (0, _keys_key_secret_js__WEBPACK_IMPORTED_MODULE_5__.EN)(token);
const [row] = await tx.query(`SELECT k.id, k.hash, k.mode FROM api_keys k JOIN members m ON m.id = k.member_id\n     WHERE k.hash = $1 AND k.type = 'personal' AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)\n       AND m.removed_at IS NULL FOR SHARE OF k`, [ hash, now ]);
if (row === undefined || !isSame(row.hash, hash) || row.mode !== (0, _contract_key_js__WEBPACK_IMPORTED_MODULE_1__.KZ)(token)) return null;
return {
keyId: row.id,
adminTokenHash: null
};
}
async function signOut(service, session) {
await service.store.transaction(async tx => {
await tx.query("DELETE FROM console_sessions WHERE id = $1", [ session.id ]);
const actor = {
workspaceId: session.workspaceId,
keyId: session.keyId ?? "admin"
};
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_2__.s)(tx, actor, "console.signed_out", session.id, service.clock.now());
});
}
async function deleteExpiredSessions({store: store, clock: clock, config: config}) {
const now = clock.now();
const idle = config.console === null ? null : new Date(now.getTime() - config.console.idleSeconds * 1e3);
await store.query("DELETE FROM console_sessions WHERE expires_at <= $1 OR last_used_at <= $2", [ now, idle ]);
await store.query("DELETE FROM console_links WHERE expires_at <= $1", [ now ]);
}
function idleMs({config: config}) {
if (config.console === null) throw new Error("The settings console is off.");
return config.console.idleSeconds * 1e3;
}
function isSame(left, right) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(left), Buffer.from(right));
}
},
4661: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gq: () => invalid,
hD: () => ApiError,
mX: () => notFound
});
var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9682);
class ApiError extends Error {
code;
extras;
constructor(code, message, extras = {}) {
super(message, extras.cause === undefined ? undefined : {
cause: extras.cause
});
this.name = "ApiError";
this.code = code;
this.extras = extras;
}
get status() {
return _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.V5[this.code].status ?? 422;
}
toBody(requestId, publicUrl) {
const {param: param, details: details} = this.extras;
return {
code: this.code,
message: this.message,
...(0, _shared_records_js__WEBPACK_IMPORTED_MODULE_1__.Eb)({
param: param,
details: details && [ ...details ]
}),
request_id: requestId,
doc_url: `${publicUrl}/docs/errors#${this.code}`
};
}
}
function notFound(kind, id) {
return new ApiError("not_found", `There is no ${kind} "${id.slice(0, 64)}" in this workspace and mode.`);
}
function invalid(param, message, code = "invalid") {
return new ApiError("validation_error", `${param} ${message}`, {
param: param,
details: [ {
param: param,
code: code,
message: message
} ]
});
}
},
20527: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FW: () => recordEvents,
HC: () => recordLaterEvents,
cD: () => readSubscribers,
f0: () => event,
kj: () => recordFindingEvents
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _channels_queue_notices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64494);
var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47382);
var _service_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65545);
function event(type, subject, data) {
return {
type: type,
subject: subject,
data: data
};
}
function readSubscribers(tx, workspaceId, now) {
return tx.query(`SELECT w.id, w.events, w.channel FROM webhooks w LEFT JOIN api_keys k ON k.id = w.key_id\n     WHERE w.workspace_id = $1 AND w.status = 'enabled' AND w.deleted_at IS NULL\n       AND (w.channel IS NOT NULL OR (k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)))\n     ORDER BY w.id`, [ workspaceId, now ]);
}
async function recordEvents(tx, workspaceId, events, subscribers, now) {
await writeEvents(tx, workspaceId, events, subscribers, {
at: now,
idTime: now
});
}
async function recordLaterEvents(tx, workspaceId, events, subscribers, now) {
const earlier = await tx.query("SELECT id, created_at FROM events WHERE subject = ANY ($1::text[]) AND type LIKE 'scan.%'", [ events.map(({subject: subject}) => subject) ]);
let at = now;
let idTime = now;
for (const {id: id, created_at: created_at} of earlier) {
if (created_at > at) at = created_at;
idTime = (0, _ids_js__WEBPACK_IMPORTED_MODULE_2__.iR)(id, idTime);
}
await writeEvents(tx, workspaceId, events, subscribers, {
at: at,
idTime: idTime
});
}
const CHUNK = 250;
async function recordFindingEvents(tx, workspaceId, events, subscribers, now) {
const wanted = events.filter(entry => subscribers.some(subscriber => (0, _channels_queue_notices_js__WEBPACK_IMPORTED_MODULE_1__.YN)(subscriber, entry)));
const noticed = [];
for (let start = 0; start < wanted.length; start += CHUNK) {
const chunk = wanted.slice(start, start + CHUNK);
noticed.push(...await writeEvents(tx, workspaceId, chunk, subscribers, {
at: now,
idTime: now
}));
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
await (0, _channels_queue_notices_js__WEBPACK_IMPORTED_MODULE_1__.HD)(tx, workspaceId, noticed, subscribers, now);
}
async function writeEvents(tx, workspaceId, events, subscribers, {at: at, idTime: idTime}) {
if (events.length === 0) return [];
const rows = events.map(entry => ({
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_2__.Si)("evt", idTime),
...entry
}));
await tx.query(`INSERT INTO events (id, workspace_id, type, subject, created_at, data)\n     SELECT id, $1, type, subject, $2, data FROM jsonb_to_recordset($3::jsonb)\n       AS e (id text, type text, subject text, data jsonb)`, [ workspaceId, at, JSON.stringify(rows) ]);
const deliveries = subscribers.flatMap(subscription => rows.filter(row => subscription.channel === null && subscription.events.includes(row.type)).map(row => ({
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_2__.Si)("dlv", idTime),
webhook_id: subscription.id,
event_id: row.id,
event_type: row.type
})));
if (deliveries.length === 0) return rows;
await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, created_at)\n     SELECT id, webhook_id, $1, event_id, event_type, 'pending', $2, $2 FROM jsonb_to_recordset($3::jsonb)\n       AS d (id text, webhook_id text, event_id text, event_type text)`, [ workspaceId, at, JSON.stringify(deliveries) ]);
tx.notify(_service_context_js__WEBPACK_IMPORTED_MODULE_3__.l.deliveriesDue);
return rows;
}
},
30604: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bf: () => BlockedAddressError,
o9: () => guardedAgent,
w9: () => isLiteralRefused
});
var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
var undici__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46752);
class BlockedAddressError extends Error {}
function guardedAgent(options, limits) {
const resolve = options.lookup ?? node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup;
const guardedLookup = (hostname, lookupOptions, callback) => {
resolve(hostname, {
...lookupOptions,
all: true
}, (error, addresses) => {
if (error) return callback(error, []);
const blocked = addresses.find(({address: address}) => !options.isAllowedAddress(address));
if (addresses.length === 0 || blocked !== undefined) {
return callback(new BlockedAddressError("the host resolves to an address that may not be contacted"), []);
}
callback(null, addresses);
});
};
return new undici__WEBPACK_IMPORTED_MODULE_3__.Agent({
connections: limits.connections,
pipelining: 1,
keepAliveTimeout: 4e3,
connect: {
lookup: guardedLookup,
timeout: limits.timeoutMs,
...options.trustedRoots === undefined ? {} : {
ca: [ ...(0, node_tls__WEBPACK_IMPORTED_MODULE_2__.getCACertificates)("default"), ...options.trustedRoots ]
}
},
maxResponseSize: limits.responseBytesMax
});
}
function isLiteralRefused(url, {isAllowedAddress: isAllowedAddress}) {
const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
return (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !isAllowedAddress(host);
}
},
61084: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gq: () => authorize,
QF: () => authenticate,
dL: () => workspaceSuspended
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
const REALM = 'Bearer realm="scan-gate"';
async function authenticate(request, keys) {
const values = request.headersDistinct["authorization"] ?? [];
const [scheme, token, ...more] = (values[0] ?? "").trim().split(/ +/);
if (values.length === 0 || scheme?.toLowerCase() !== "bearer" || token === undefined || token === "") {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("missing_api_key", 'Send the API key as "Authorization: Bearer svc_…".', {
headers: {
"www-authenticate": REALM
}
});
}
const holder = values.length === 1 && more.length === 0 ? await keys.find(token) : null;
if (holder === null) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("invalid_api_key", "The API key is malformed, unknown, expired or revoked.", {
headers: {
"www-authenticate": `${REALM}, error="invalid_token"`
}
});
}
if (holder.isSuspended) throw workspaceSuspended();
const {isSuspended: _, rates: rates, ...principal} = holder;
return {
principal: principal,
apiKey: token,
rates: rates
};
}
function workspaceSuspended() {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("workspace_suspended", "The workspace is suspended: ask the operator of the service.");
}
function authorize(principal, scopes) {
if (scopes.length === 0 || scopes.some(scope => principal.scopes.includes(scope))) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("insufficient_scope", `This operation requires the scope ${scopes.join(" or ")}, which the key lacks.`, {
headers: {
"www-authenticate": `${REALM}, error="insufficient_scope", scope="${scopes.join(" ")}"`
}
});
}
},
90307: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => addressOf
});
function addressOf(request, service) {
const forwarded = request.raw.headersDistinct["x-forwarded-for"]?.join().split(",").at(-1)?.trim();
const isProxied = service.config.publicUrl.startsWith("https://");
return (isProxied ? forwarded?.slice(0, 64) : undefined) ?? request.raw.socket.remoteAddress ?? "unknown";
}
},
63942: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z9: () => answerBrokenRequest,
eI: () => errorSender,
zw: () => asApiError
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47382);
var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73230);
var _repeated_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4666);
var _store_unavailable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2424);
var _tracing_trace_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9198);
var _request_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62385);
function answerBrokenRequest(error, socket, service, lateRequests) {
if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") lateRequests.recheck(socket, () => respond(error, socket, service)); else respond(error, socket, service);
}
function respond(error, socket, service) {
if (error.code === "ECONNRESET" || socket.destroyed) return;
const [status, failure] = error.code === "HPE_HEADER_OVERFLOW" ? [ "431 Request Header Fields Too Large", new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("headers_too_large", "The headers are larger than 16 KiB.") ] : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? [ "408 Request Timeout", new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("request_timeout", "The request was not received in time.") ] : [ "400 Bad Request", new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("malformed_request", "The request is not valid HTTP.") ];
const requestId = (0, _ids_js__WEBPACK_IMPORTED_MODULE_1__.Si)("req", service.clock.now());
const body = JSON.stringify({
error: failure.toBody(requestId, service.config.publicUrl)
});
if (socket.writable) {
socket.write(`HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\n` + `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}
socket.destroySoon();
}
const FORBIDDEN_TRANSITION = "SG001";
function asApiError(error) {
if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD) return error;
const code = error?.code;
switch (code) {
case "FST_ERR_CTP_BODY_TOO_LARGE":
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("payload_too_large", "The request body is larger than 1 MiB.", {
headers: {
connection: "close"
}
});

case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
case "FST_ERR_CTP_INVALID_TYPE":
case "FST_ERR_ROUTE_MISSING_CONTENT_TYPE":
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("unsupported_media_type", 'Send the body as "Content-Type: application/json" in UTF-8.');

case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("malformed_request", "The body length differs from Content-Length.");

case "FST_ERR_BAD_URL":
case "FST_ERR_MAX_PARAM_LENGTH":
case "FST_ERR_ROUTE_MISSING_HANDLER":
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("not_found", "No such path.");

case FORBIDDEN_TRANSITION:
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("invalid_state", "The scan was changed concurrently: read it again.", {
cause: error
});

default:
}
if ((0, _store_unavailable_js__WEBPACK_IMPORTED_MODULE_2__.Pd)(error)) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("unavailable", "The service cannot reach its database: retry in a few seconds.", {
cause: error,
headers: {
"retry-after": "2"
}
});
}
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("internal_error", "Internal error. Quote the request id to the operator of the service.", {
cause: error
});
}
function errorSender(service) {
const outages = new _repeated_errors_js__WEBPACK_IMPORTED_MODULE_4__.g(fields => service.log("error", "request.failed", fields));
return (thrown, request, reply) => {
const error = asApiError(thrown);
const about = {
request_id: request.id,
...(0, _tracing_trace_context_js__WEBPACK_IMPORTED_MODULE_5__.N)((0, _request_span_js__WEBPACK_IMPORTED_MODULE_3__.d)(request))
};
if (error.code === "unavailable") {
outages.add(error.cause ?? error, about);
} else if (error.status >= 500) {
service.log("error", "request.failed", {
...about,
...(0, _log_js__WEBPACK_IMPORTED_MODULE_6__.au)(error.cause ?? error)
});
}
return reply.code(error.status).headers(error.extras.headers ?? {}).header("x-request-id", request.id).header("content-type", "application/json; charset=utf-8").send(JSON.stringify({
error: error.toBody(request.id, service.config.publicUrl),
...error.extras.body
}));
};
}
},
67261: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => TokenBuckets,
v: () => RateLimiter
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
const BUCKETS_MAX = 2e4;
class TokenBuckets {
#rate;
#buckets=new Map;
constructor(capacity, perMinute) {
this.#rate = {
capacity: capacity,
perMinute: perMinute
};
}
take(name, cost = 1, now = performance.now(), {capacity: capacity, perMinute: perMinute} = this.#rate) {
const perMs = perMinute / 6e4;
const bucket = this.#buckets.get(name) ?? {
tokens: capacity,
updated: now
};
bucket.tokens = Math.min(capacity, bucket.tokens + (now - bucket.updated) * perMs);
bucket.updated = now;
const short = cost - bucket.tokens;
if (short <= 0) bucket.tokens -= cost;
this.#buckets.delete(name);
this.#buckets.set(name, bucket);
if (this.#buckets.size > BUCKETS_MAX) this.#dropOldest();
return {
remaining: Math.max(0, Math.floor(bucket.tokens)),
retryAfter: short <= 0 ? 0 : Math.max(1, Math.ceil(short / perMs / 1e3)),
reset: Math.ceil((capacity - bucket.tokens) / perMs / 1e3)
};
}
#dropOldest() {
const oldest = this.#buckets.keys().next().value;
if (oldest !== undefined) this.#buckets.delete(oldest);
}
}
const UNLIMITED = {
perMinute: 1e6,
burst: 1e6,
scanCreatesPerMinute: 1e6
};
function limitsOf(defaults, own) {
const {requests_per_minute: requests = null, scan_creations_per_minute: creations = null} = own ?? {};
if (requests === null && creations === null) return defaults;
const {perMinute: perMinute, burst: burst, scanCreatesPerMinute: scanCreatesPerMinute} = defaults ?? UNLIMITED;
return {
perMinute: requests ?? perMinute,
burst: requests === null ? burst : Math.ceil(requests / 6),
scanCreatesPerMinute: creations ?? scanCreatesPerMinute
};
}
class RateLimiter {
#defaults;
#requests;
#creates;
constructor(defaults) {
const {burst: burst, perMinute: perMinute, scanCreatesPerMinute: scanCreatesPerMinute} = defaults ?? UNLIMITED;
this.#defaults = defaults;
this.#requests = new TokenBuckets(burst, perMinute);
this.#creates = new TokenBuckets(scanCreatesPerMinute, scanCreatesPerMinute);
}
check(keyId, rateClass, own) {
const limits = limitsOf(this.#defaults, own);
if (limits === null) return {};
const {burst: burst, perMinute: perMinute, scanCreatesPerMinute: scanCreatesPerMinute} = limits;
const now = performance.now();
const all = this.#requests.take(keyId, 1, now, {
capacity: burst,
perMinute: perMinute
});
const creations = {
capacity: scanCreatesPerMinute,
perMinute: scanCreatesPerMinute
};
const create = rateClass === "scan-creates" && all.retryAfter === 0 ? this.#creates.take(keyId, 1, now, creations) : undefined;
const [name, state, limit] = create === undefined ? [ "default", all, burst ] : [ "scan-creates", create, scanCreatesPerMinute ];
const headers = {
"ratelimit-policy": `"default";q=${perMinute};w=60, "scan-creates";q=${scanCreatesPerMinute};w=60`,
ratelimit: `"${name}";r=${state.remaining};t=${state.reset}`,
"x-ratelimit-limit": String(limit),
"x-ratelimit-remaining": String(state.remaining),
"x-ratelimit-reset": String(Math.ceil(Date.now() / 1e3) + state.reset)
};
if (state.retryAfter > 0) {
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("rate_limited", `Too many requests with this key: retry in ${state.retryAfter} s.`, {
headers: {
...headers,
"retry-after": String(state.retryAfter)
}
});
}
return headers;
}
}
},
13451: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gb: () => requestIdOf,
XM: () => pathOf,
ae: () => withoutTrailingSlash
});
var _contract_route_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87286);
var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47382);
const REQUEST_ID = new RegExp(_contract_route_definition_js__WEBPACK_IMPORTED_MODULE_0__.zM);
function requestIdOf({headersDistinct: headersDistinct}, clock) {
const [id = "", ...more] = headersDistinct["x-request-id"] ?? [];
return more.length === 0 && REQUEST_ID.test(id) ? id : (0, _ids_js__WEBPACK_IMPORTED_MODULE_1__.Si)("req", clock.now());
}
function withoutTrailingSlash({url: url = "/"}) {
const end = url.includes("?") ? url.indexOf("?") : url.length;
return url.startsWith("/v1/") && url[end - 1] === "/" ? url.slice(0, end - 1) + url.slice(end) : url;
}
function pathOf(request) {
return request.url.split("?")[0] ?? request.url;
}
},
62385: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => traceparentOf,
u: () => traceRequests
});
var _tracing_trace_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9198);
var _request_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13451);
const UNTRACED = new Set([ "/healthz", "/readyz" ]);
const spans = new WeakMap;
function traceparentOf(request) {
return spans.get(request)?.traceparent ?? null;
}
function traceRequests(server, {tracer: tracer}) {
server.addHook("onRequest", async request => {
const {method: method, protocol: protocol, raw: raw} = request;
const route = request.routeOptions.url;
if (UNTRACED.has(route)) return;
const attributes = {
"http.request.method": method,
"http.route": route,
"url.scheme": protocol,
"network.protocol.version": raw.httpVersion,
"scan_gate.request.id": request.id
};
const name = route === undefined ? method : `${method} ${route}`;
spans.set(request, tracer.start(name, {
kind: "server",
parent: (0, _tracing_trace_context_js__WEBPACK_IMPORTED_MODULE_1__.i)(raw),
attributes: attributes
}));
});
server.addHook("onResponse", async (request, {statusCode: statusCode}) => {
const attributes = {
"http.response.status_code": statusCode,
"url.path": statusCode < 400 ? (0, _request_line_js__WEBPACK_IMPORTED_MODULE_0__.XM)(request) : undefined
};
spans.get(request)?.end({
attributes: attributes,
error: statusCode >= 500 ? String(statusCode) : undefined
});
});
}
},
82256: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => toTrust,
CV: () => holdTrust,
IG: () => listTrusts,
Q1: () => claimText,
W2: () => isTrusted,
Z0: () => checkIdentity,
Zg: () => createTrust,
a8: () => deleteTrust,
pp: () => trustsOf
});
var _contract_trust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72105);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);
var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47382);
var _store_resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44576);
var _store_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18759);
const ID = new RegExp(_contract_trust_js__WEBPACK_IMPORTED_MODULE_0__.Wr);
const COLUMNS = "id, workspace_id, name, issuer, audience, claims, algorithms, scopes, targets, created_at";
function toTrust(row) {
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_4__.K)(row, [ "id", "name", "issuer", "audience", "claims", "algorithms", "scopes", "targets", "created_at" ]);
}
function checkIdentity({claims: claims}) {
const names = _contract_trust_js__WEBPACK_IMPORTED_MODULE_0__.pk.find(set => set.every(name => claims[name] !== undefined));
if (names === undefined) {
const sets = _contract_trust_js__WEBPACK_IMPORTED_MODULE_0__.pk.map(set => set.join(" and ")).join(", or ");
throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("claims", `must identify the workload by ids that are never given to another one: ${sets}`, "identity");
}
for (const name of _contract_trust_js__WEBPACK_IMPORTED_MODULE_0__.pk.flat()) {
if (ID.test(claims[name] ?? "1")) continue;
throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Gq)(`claims.${name}`, "must be an id, a number or a UUID: names can be taken over", "pattern");
}
}
async function createTrust(sql, workspaceId, {name: name, issuer: issuer, claims: claims, algorithms: algorithms = [ "RS256" ], scopes: scopes, targets: targets, audience: audience}, now) {
const rows = await sql.query(`INSERT INTO trusts (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) RETURNING ${COLUMNS}`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_2__.Si)("tru", now), workspaceId, name ?? null, issuer, audience, JSON.stringify(claims), algorithms, scopes, targets ?? null, now ]);
return (0, _store_store_js__WEBPACK_IMPORTED_MODULE_3__.J0)(rows);
}
function listTrusts(sql, workspaceId, page) {
return sql.query(`SELECT ${COLUMNS} FROM trusts\n     WHERE workspace_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3))\n     ORDER BY created_at DESC, id DESC LIMIT $4`, [ workspaceId, ...page.after, page.limit ]);
}
const LIVING = "EXISTS (SELECT FROM workspaces w WHERE w.id = t.workspace_id AND w.state IN ('active', 'suspended'))";
function trustsOf(sql, issuer) {
return sql.query(`SELECT ${COLUMNS} FROM trusts t WHERE issuer = $1 AND ${LIVING} ORDER BY created_at, id`, [ issuer ]);
}
async function holdTrust(tx, id) {
const rows = await tx.query(`SELECT 1 AS held FROM trusts t WHERE id = $1 AND ${LIVING} FOR KEY SHARE`, [ id ]);
return rows.length > 0;
}
async function deleteTrust(tx, workspaceId, id, now) {
const deleted = await tx.query("DELETE FROM trusts WHERE id = $1 AND workspace_id = $2 RETURNING id", [ id, workspaceId ]);
if (deleted.length === 0) return null;
const keys = await tx.query(`UPDATE api_keys SET revoked_at = $2, revoked_reason = 'trust_deleted'\n     WHERE trust_id = $1 AND revoked_at IS NULL AND expires_at > $2 RETURNING id`, [ id, now ]);
return keys.map(key => key.id);
}
function isTrusted(trust, payload, algorithm) {
const {claims: claims, audience: audience, algorithms: algorithms} = trust;
if (!algorithms.some(one => one === algorithm)) return false;
if ([ payload.aud ].flat().join("\n") !== audience) return false;
if (payload["event_name"] === "pull_request_target" && claims["event_name"] === undefined) return false;
return Object.entries(claims).every(([name, value]) => claimText(payload[name]) === value);
}
function claimText(value) {
if (typeof value === "string") return value;
return Number.isSafeInteger(value) ? String(value) : null;
}
},
6486: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pp: () => changeRole,
SD: () => allowedScopes,
YG: () => toMember,
YV: () => listMembers,
pt: () => removeMember,
s4: () => addMember,
uO: () => lockMember
});
var _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66432);
var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47382);
var _store_resource_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44576);
var _store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18759);
var _webhooks_subscriptions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30909);
function listMembers(sql, workspaceId, now, page) {
return sql.query(`SELECT ${columns("$2")} FROM members m WHERE m.workspace_id = $1 AND m.removed_at IS NULL\n       AND ($3::timestamptz IS NULL OR (m.created_at, m.id) < ($3, $4))\n     ORDER BY m.created_at DESC, m.id DESC LIMIT $5`, [ workspaceId, now, ...page.after, page.limit ]);
}
async function lockMember(tx, workspaceId, name, now) {
const [row] = await tx.query(`SELECT ${columns("$3")} FROM members m\n     WHERE m.workspace_id = $1 AND m.name = $2 AND m.removed_at IS NULL FOR UPDATE`, [ workspaceId, name, now ]);
return row;
}
function columns(now) {
return `m.id, m.name, m.role, m.created_at,\n    (SELECT count(*)::int FROM api_keys k WHERE k.member_id = m.id AND k.revoked_at IS NULL\n      AND (k.expires_at IS NULL OR k.expires_at > ${now})) AS active_keys`;
}
function toMember(row) {
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_4__.K)(row, [ "id", "name", "role", "created_at", "active_keys" ]);
}
async function addMember(sql, workspaceId, name, now, role = "member") {
const rows = await sql.query(`INSERT INTO members (id, workspace_id, name, role, created_at) VALUES ($1, $2, $3, $4, $5)\n     ON CONFLICT (workspace_id, name) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name RETURNING id, role`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_1__.Si)("mem", now), workspaceId, name, role, now ]);
return (0, _store_store_js__WEBPACK_IMPORTED_MODULE_2__.J0)(rows);
}
async function removeMember(sql, workspaceId, name, now) {
const [member] = await sql.query("UPDATE members SET removed_at = $3 WHERE workspace_id = $1 AND name = $2 AND removed_at IS NULL RETURNING id", [ workspaceId, name, now ]);
if (member === undefined) return null;
const revoked = await sql.query(`UPDATE api_keys SET revoked_at = $2, revoked_reason = 'member_removed'\n     WHERE member_id = $1 AND revoked_at IS NULL RETURNING id`, [ member.id, now ]);
return revoked.length;
}
function allowedScopes(role, scopes) {
const viewer = _contract_admin_js__WEBPACK_IMPORTED_MODULE_0__.B_;
return scopes.filter(scope => role !== "viewer" || viewer.includes(scope));
}
async function changeRole(tx, memberId, role, now) {
await tx.query("UPDATE members SET role = $2 WHERE id = $1", [ memberId, role ]);
const tokens = await tx.query("SELECT id, scopes FROM api_keys WHERE member_id = $1 AND revoked_at IS NULL ORDER BY id FOR UPDATE", [ memberId ]);
const narrowed = [];
const revoked = [];
for (const {id: id, scopes: scopes} of tokens) {
const allowed = allowedScopes(role, scopes);
if (allowed.length === scopes.length) continue;
if (allowed.length > 0) {
await tx.query("UPDATE api_keys SET scopes = $2 WHERE id = $1", [ id, allowed ]);
narrowed.push(id);
} else {
await tx.query("UPDATE api_keys SET revoked_at = $2, revoked_reason = 'role_changed' WHERE id = $1", [ id, now ]);
revoked.push(id);
}
await (0, _webhooks_subscriptions_js__WEBPACK_IMPORTED_MODULE_3__.tu)(tx, id, now);
}
return {
narrowed: narrowed,
revoked: revoked
};
}
},
73230: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NJ: () => jsonLog,
au: () => errorFields,
qY: () => SILENT
});
const SILENT = () => {};
function jsonLog(write) {
return (level, event, fields = {}) => {
write(JSON.stringify({
time: (new Date).toISOString(),
level: level,
event: event,
...fields
}));
};
}
function errorFields(error) {
if (!(error instanceof Error)) return {
error: String(error)
};
const code = error.code;
return {
error: error.message,
...typeof code === "string" ? {
code: code
} : {},
stack: error.stack?.split("\n").slice(1, 6).join(" | ")
};
}
},
4666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => RepeatedErrors
});
var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73230);
const INTERVAL_MS = 1e4;
const KINDS_MAX = 100;
class RepeatedErrors {
#report;
#repeats=new Map;
constructor(report) {
this.#report = report;
}
add(error, fields = {}) {
const described = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.au)(error);
const kind = `${described["code"]} ${described["error"]}`;
const repeats = this.#repeats.get(kind);
if (repeats !== undefined) {
this.#repeats.set(kind, repeats + 1);
return;
}
this.#report({
...fields,
...described
});
if (this.#repeats.size < KINDS_MAX) this.#countRepeats(kind, described);
}
#countRepeats(kind, described) {
this.#repeats.set(kind, 0);
setTimeout(() => {
const repeats = this.#repeats.get(kind) ?? 0;
this.#repeats.delete(kind);
if (repeats === 0) return;
this.#report({
...described,
repeats: repeats
});
this.#countRepeats(kind, described);
}, INTERVAL_MS).unref();
}
}
},
78124: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => buildReport
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
var _contract_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58329);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
var _storage_object_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46727);
var _targets_target_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2445);
var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96003);
var _result_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6580);
var _scan_row_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14065);
async function buildReport(service, scan) {
if (scan.status !== "succeeded") throw notReady(scan);
const {store: store, config: config} = service;
const result = await readResult(service, scan.id);
const [target] = await store.query(`SELECT ${_targets_target_row_js__WEBPACK_IMPORTED_MODULE_4__.a_} FROM targets WHERE id = $1`, [ scan.target_id ]);
if (result === undefined || target === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.mX)("scan", scan.id);
const findings = await (0, _findings_js__WEBPACK_IMPORTED_MODULE_5__.c4)(store, scan.id, config.checkPage, service.clock.now());
const {total: total, ...bySeverity} = (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(findings);
return {
schema_version: _contract_report_js__WEBPACK_IMPORTED_MODULE_1__.WI,
scan: (0, _scan_row_js__WEBPACK_IMPORTED_MODULE_7__.$F)(scan, config.publicUrl),
target: (0, _targets_target_row_js__WEBPACK_IMPORTED_MODULE_4__.LJ)(target, scan.livemode, config.mode),
summary: {
by_severity: bySeverity,
total: total,
omitted: result.omitted,
digest: result.digest
},
findings: findings,
checks: result.checks,
budget: result.budget,
...result.coverage == null ? {} : {
coverage: result.coverage
},
compliance: result.compliance,
generated_at: (scan.finished_at ?? scan.created_at).toISOString(),
tool: result.tool
};
}
async function readResult({store: store, resultStore: resultStore}, scanId) {
const [row] = await store.query(`SELECT ${_result_store_js__WEBPACK_IMPORTED_MODULE_6__.E} FROM scan_results r WHERE scan_id = $1`, [ scanId ]);
if (row !== undefined) return row;
const [stored] = await store.query("SELECT key FROM stored_results WHERE scan_id = $1", [ scanId ]);
if (stored === undefined) return undefined;
if (resultStore === null) throw new Error(`Start with the object storage that has ${stored.key}.`);
try {
return await resultStore.read(stored.key);
} catch (error) {
if (!(error instanceof _storage_object_storage_js__WEBPACK_IMPORTED_MODULE_3__.b) || error.status === 404) throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("unavailable", "The storage of reports does not respond: retry in a few seconds.", {
cause: error,
headers: {
"retry-after": "2"
}
});
}
}
function notReady(scan) {
const isFinal = scan.status === "failed" || scan.status === "cancelled";
return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("report_not_ready", isFinal ? `The scan has ${scan.status === "failed" ? "failed" : "been cancelled"}, so it has no report.` : `The scan is ${scan.status}: its report is available once it has succeeded.`);
}
},
96003: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$5: () => findingFilters,
N6: () => toFinding,
W2: () => storeFindings,
c4: () => allFindings,
gd: () => FINDINGS_NOW,
hN: () => storable,
wf: () => SIGHTINGS_NOW,
y8: () => forgetSightings
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _shared_examined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13071);
var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20527);
var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47382);
const COLUMNS = "id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content";
const COLUMNS_NOW = `f.scan_id, f.check_id, f.fingerprint, f.first_seen_at, f.content,\n  CASE WHEN f.state <> 'fixed' AND k.accepted_at IS NOT NULL AND (k.accepted_until IS NULL OR k.accepted_until > $1)\n    THEN 'ignored' ELSE f.state END AS state,\n  k.accepted_at, k.accepted_reason, k.accepted_until, k.last_seen_at,\n  coalesce((SELECT coalesce(m.name, a.name, CASE a.managed_by WHEN 'console' THEN 'admin' END) FROM api_keys a LEFT JOIN members m ON m.id = a.member_id WHERE a.id = k.accepted_by),\n    k.accepted_by) AS accepted_by`;
const FINDINGS_NOW = `(\n  SELECT f.id, f.severity_rank, s.workspace_id, s.target, ${COLUMNS_NOW}\n  FROM findings f JOIN scans s ON s.id = f.scan_id LEFT JOIN LATERAL (\n    SELECT * FROM fingerprints WHERE workspace_id = s.workspace_id AND target = s.target AND fingerprint = f.fingerprint\n    -- Without statistics the planner would look up by the target alone.\n    OFFSET 0\n  ) AS k ON true\n) AS f`;
const SIGHTINGS_NOW = `(\n  SELECT k.finding_id AS id, k.severity_rank, k.target_id, ${COLUMNS_NOW}\n  FROM fingerprints k JOIN findings f ON f.id = k.finding_id WHERE k.finding_id IS NOT NULL\n) AS f`;
const CHUNK_CHARACTERS = 2e5;
const CHUNK_ROWS = 250;
async function storeFindings(tx, scan, {findings: findings, checks: checks}, now) {
const fingerprints = [ ...new Set(findings.map(finding => finding.fingerprint)) ];
const known = new Map;
const earlier = await tx.query("SELECT fingerprint, first_seen_at FROM fingerprints WHERE workspace_id = $1 AND target = $2 AND fingerprint = ANY($3)", [ scan.workspace_id, scan.target, fingerprints ]);
for (const row of earlier) known.set(row.fingerprint, row.first_seen_at);
const identified = findings.map(finding => ({
id: (0, _ids_js__WEBPACK_IMPORTED_MODULE_4__.Si)("fnd", now),
finding: finding
}));
await recordSightings(tx, scan, identified, now);
const json = ({id: id, finding: finding}) => JSON.stringify({
id: id,
severity_rank: (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)(finding.severity),
check_id: finding.check_id,
fingerprint: finding.fingerprint,
state: known.has(finding.fingerprint) ? "open" : "new",
first_seen_at: (known.get(finding.fingerprint) ?? now).toISOString(),
content: storable(contentOf(finding))
});
for (const chunk of chunks(identified, json, CHUNK_CHARACTERS)) {
await tx.query(`INSERT INTO findings (${COLUMNS})\n       SELECT id, $1, severity_rank, check_id, fingerprint, state, first_seen_at, content\n       FROM jsonb_to_recordset($2::jsonb) AS e (id text, severity_rank smallint, check_id text, fingerprint text,\n         state text, first_seen_at timestamptz, content jsonb)`, [ scan.id, `[${chunk.join(",")}]` ]);
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
const created = identified.filter(({finding: finding}) => !known.has(finding.fingerprint));
const fixed = await markFixed(tx, scan, fingerprints, checks);
return [ ...created.map(({id: id, finding: {location: location, ...finding}}) => (0, 
_events_js__WEBPACK_IMPORTED_MODULE_3__.f0)("finding.created", scan.id, {
finding_id: id,
...aboutFinding({
...finding,
url: location.url
}, scan)
})), ...fixed.map(({id: id, severity_rank: rank, ...finding}) => (0, _events_js__WEBPACK_IMPORTED_MODULE_3__.f0)("finding.fixed", scan.id, {
finding_id: id,
...aboutFinding({
...finding,
severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC[rank] ?? "info"
}, scan)
})) ];
}
function aboutFinding({fingerprint: fingerprint, check_id: check_id, title: title, severity: severity, url: url}, scan) {
const {id: scan_id, target: target, scan_type: scan_type} = scan;
return storable({
fingerprint: fingerprint,
check_id: check_id,
title: title,
severity: severity,
url: url,
target: target,
scan_type: scan_type,
scan_id: scan_id
});
}
async function markFixed(tx, scan, fingerprints, checks) {
const missing = await tx.query(`SELECT f.id, f.fingerprint, f.check_id, f.severity_rank, f.content->>'title' AS title,\n       f.content->'location'->>'url' AS url, bool_or(c.is_last) AS is_last\n     FROM (\n       SELECT f.id, false AS is_last FROM findings f WHERE f.scan_id = (\n         SELECT id FROM scans WHERE workspace_id = $1 AND target = $2 AND scan_type = $3 AND status = 'succeeded'\n           AND id <> $4 ORDER BY created_at DESC, id DESC LIMIT 1)\n       UNION ALL\n       SELECT k.finding_id, true FROM fingerprints k WHERE k.workspace_id = $1 AND k.target = $2 AND k.finding_id IS NOT NULL\n     ) AS c JOIN findings f ON f.id = c.id JOIN scans s ON s.id = f.scan_id\n     WHERE f.state IN ('new', 'open') AND s.scan_type = $3 AND NOT f.fingerprint = ANY($5)\n     GROUP BY f.id`, [ scan.workspace_id, scan.target, scan.scan_type, scan.id, fingerprints ]);
const fixed = missing.filter(({check_id: check, url: url}) => (0, _shared_examined_js__WEBPACK_IMPORTED_MODULE_5__.$O)(check, url, checks, scan.options));
await tx.query("UPDATE findings SET state = 'fixed' WHERE id = ANY ($1::text[])", [ fixed.map(({id: id}) => id) ]);
await forgetSightings(tx, fixed);
return fixed.filter(finding => finding.is_last);
}
async function recordSightings(tx, scan, identified, now) {
const sightings = new Map;
for (const entry of identified) {
if (!sightings.has(entry.finding.fingerprint)) sightings.set(entry.finding.fingerprint, entry);
}
const seen = [ ...sightings.values() ];
await tx.query(`INSERT INTO fingerprints AS k\n       (workspace_id, target, fingerprint, first_seen_at, last_seen_at, target_id, finding_id, severity_rank)\n     SELECT $1, $2, e.fingerprint, $3, $3, $4, e.id, e.severity_rank\n     FROM unnest($5::text[], $6::text[], $7::smallint[]) AS e (fingerprint, id, severity_rank)\n     -- The same order in every process, so that two scans of a target cannot deadlock.\n     ORDER BY e.fingerprint\n     ON CONFLICT (workspace_id, target, fingerprint) DO UPDATE SET last_seen_at = excluded.last_seen_at,\n       target_id = excluded.target_id, finding_id = excluded.finding_id, severity_rank = excluded.severity_rank`, [ scan.workspace_id, scan.target, now, scan.target_id, seen.map(({finding: finding}) => finding.fingerprint), seen.map(({id: id}) => id), seen.map(({finding: finding}) => (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)(finding.severity)) ]);
}
async function forgetSightings(tx, findings) {
if (findings.length === 0) return;
await tx.query("UPDATE fingerprints SET finding_id = NULL WHERE finding_id = ANY ($1::text[])", [ findings.map(({id: id}) => id) ]);
}
function* chunks(items, textOf, limit) {
let chunk = [];
let size = 0;
for (const item of items) {
const row = textOf(item);
if (size + row.length > limit && chunk.length > 0) {
yield chunk;
chunk = [];
size = 0;
}
chunk.push(row);
size += row.length;
}
if (chunk.length > 0) yield chunk;
}
function contentOf({fingerprint: _, check_id: _id, severity: _severity, ...content}) {
return {
...content,
locations: content.locations.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.findingLocationsMax),
evidence: content.evidence.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.evidenceLengthMax)
};
}
function storable(value) {
const clean = (_, member) => typeof member === "string" ? member.toWellFormed().replaceAll("\0", "�") : member;
return JSON.parse(JSON.stringify(value, clean));
}
function toFinding(row, checkPage) {
const {content: content} = row;
const page = checkPage(row.check_id);
return {
id: row.id,
scan_id: row.scan_id,
fingerprint: row.fingerprint,
check_id: row.check_id,
...page === null ? {} : {
check_url: page
},
title: content.title,
severity: _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC[row.severity_rank] ?? "info",
confidence: content.confidence,
cvss: content.cvss,
cwe: content.cwe,
owasp: content.owasp,
location: content.location,
locations: content.locations,
locations_total: content.locations_total,
description: content.description,
evidence: content.evidence,
...content.proof === undefined ? {} : {
proof: content.proof
},
remediation: content.remediation,
references: content.references,
...content.advisories === undefined ? {} : {
advisories: content.advisories
},
state: row.state,
first_seen_at: row.first_seen_at.toISOString(),
...row.state === "ignored" && row.accepted_at !== null ? {
acceptance: {
reason: row.accepted_reason,
accepted_at: row.accepted_at.toISOString(),
accepted_by: row.accepted_by,
expires_at: row.accepted_until?.toISOString() ?? null
}
} : {}
};
}
async function allFindings(sql, scanId, checkPage, now) {
const findings = [];
for (let after = [ -1, "" ]; ;await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)()) {
const rows = await sql.query(`SELECT * FROM ${FINDINGS_NOW} WHERE scan_id = $2 AND (severity_rank, id) > ($3, $4)\n       ORDER BY severity_rank, id LIMIT $5`, [ now, scanId, ...after, CHUNK_ROWS ]);
for (const row of rows) findings.push(toFinding(row, checkPage));
const last = rows.at(-1);
if (last === undefined || rows.length < CHUNK_ROWS) return findings;
after = [ last.severity_rank, last.id ];
}
}
function findingFilters({severity: severity, min_severity: min_severity, state: state, check_id: check_id}) {
const listed = severity === undefined ? _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC : _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC.filter(one => severity.split(",").includes(one));
const lowest = min_severity === undefined ? _contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.oC.length : (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs)(min_severity);
return [ listed.map(_contract_primitives_js__WEBPACK_IMPORTED_MODULE_2__.qs).filter(rank => rank <= lowest), state ?? null, check_id ?? null ];
}
},
80171: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kj: () => PdfStore,
L5: () => pdfHeaders,
Y_: () => noteObject
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _storage_object_storage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46727);
const REST_MS = 3e4;
const BATCH = 50;
const BATCHES_MAX = 200;
const UPLOAD_SECONDS = 60;
class PdfStore {
#parts;
#writing=new Map;
#restUntil=Number.NEGATIVE_INFINITY;
constructor(parts) {
this.#parts = parts;
}
place(scan, report) {
const key = objectKey(scan, report);
let place = this.#writing.get(key);
if (place === undefined) {
place = this.#place(key, scan, report).finally(() => this.#writing.delete(key));
this.#writing.set(key, place);
}
return place;
}
async #place(key, scan, report) {
const {storage: storage, render: render, log: log, now: now} = this.#parts;
if (now() < this.#restUntil) return {
bytes: await render(report)
};
let bytes;
try {
if (!await storage.exists(key)) {
bytes = await render(report);
if (!await noteObject(this.#parts.store, key, scan.id)) return {
bytes: bytes
};
await storage.put(key, bytes, pdfHeaders(scan.id));
}
return {
url: await storage.signedUrl(key)
};
} catch (error) {
if (!(error instanceof _storage_object_storage_js__WEBPACK_IMPORTED_MODULE_1__.b)) throw error;
this.#restUntil = now() + REST_MS;
log("warn", "object_storage.failed", {
error: error.message,
status: error.status,
scan_id: scan.id
});
return {
bytes: bytes ?? await render(report)
};
}
}
async deleteOrphans() {
const {store: store, storage: storage} = this.#parts;
for (let count = 0; count < BATCHES_MAX; count += 1) {
const orphans = await store.query(`SELECT key FROM stored_pdfs WHERE orphaned_at < clock_timestamp() - make_interval(secs => ${UPLOAD_SECONDS})\n         ORDER BY orphaned_at LIMIT ${BATCH}`);
const keys = orphans.map(({key: key}) => key);
const results = await Promise.allSettled(keys.map(key => storage.delete(key)));
const isDeleted = (_, index) => results[index]?.status === "fulfilled";
await store.query("DELETE FROM stored_pdfs WHERE key = ANY ($1::text[])", [ keys.filter(isDeleted) ]);
const failure = results.find(result => result.status === "rejected");
if (failure !== undefined) {
await store.query("UPDATE stored_pdfs SET orphaned_at = clock_timestamp() WHERE key = ANY ($1::text[])", [ keys ]);
throw failure.reason;
}
if (keys.length < BATCH) return;
}
}
}
async function noteObject(store, key, scanId) {
const noted = await store.query(`INSERT INTO stored_pdfs (key, scan_id) SELECT $1::text, id FROM scans WHERE id = $2 FOR KEY SHARE\n     ON CONFLICT (key) DO UPDATE SET scan_id = excluded.scan_id RETURNING 1 AS noted`, [ key, scanId ]);
return noted.length > 0;
}
function pdfHeaders(scanId) {
return {
"content-type": "application/pdf",
"content-disposition": `inline; filename="${scanId}.pdf"`
};
}
function objectKey(scan, report) {
const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(report)).digest("hex").slice(0, 32);
return `${scan.workspace_id}/${scan.id}/${digest}.pdf`;
}
},
6580: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => RESULT_COLUMNS,
V: () => ResultStore
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47382);
var _pdf_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80171);
const RESULT_COLUMNS = "r.omitted, r.digest, r.checks, r.budget, r.compliance, r.tool, r.coverage";
const HERE_MS = 36e5;
const ROLLBACK_MS = 7 * 24 * 36e5;
const BATCH = 20;
const BATCHES_MAX = 1e3;
const BYTES_MAX = 32 * 1024 * 1024;
const zip = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
const unzip = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzip);
class ResultStore {
#store;
#storage;
constructor(store, storage) {
this.#store = store;
this.#storage = storage;
}
async move(now) {
const ready = await this.#store.query("SELECT 1 FROM schema_migrations WHERE name = 'stored-results' AND applied_at < $1", [ new Date(now.getTime() - ROLLBACK_MS) ]);
if (ready.length === 0) return;
const failures = [];
let last = "";
for (let count = 0; count < BATCHES_MAX; count += 1) {
const rows = await this.#store.query(`SELECT r.scan_id, s.workspace_id, ${RESULT_COLUMNS} FROM scan_results r JOIN scans s ON s.id = r.scan_id\n         WHERE r.scan_id > $1 AND r.scan_id < $2 ORDER BY r.scan_id LIMIT ${BATCH}`, [ last, (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_3__.cE)("scn", new Date(now.getTime() - HERE_MS)) ]);
const moves = await Promise.allSettled(rows.map(row => this.#move(row)));
const failed = moves.filter(move => move.status === "rejected").map(({reason: reason}) => reason);
failures.push(...failed);
last = rows.at(-1)?.scan_id ?? last;
if (rows.length < BATCH || failed.length === rows.length) break;
}
if (failures.length > 0) throw failures[0];
}
async #move({scan_id: scanId, workspace_id: workspaceId, ...result}) {
const text = JSON.stringify(result);
const key = `${workspaceId}/${scanId}/${digestOf(text)}.json.gz`;
if (!await (0, _pdf_store_js__WEBPACK_IMPORTED_MODULE_4__.Y_)(this.#store, key, scanId)) return;
await this.#storage.put(key, await zip(text), {
"content-type": "application/gzip"
});
await this.#store.query(`WITH moved AS (DELETE FROM scan_results WHERE scan_id = $1 RETURNING scan_id)\n       INSERT INTO stored_results (scan_id, key) SELECT scan_id, $2 FROM moved`, [ scanId, key ]);
}
async read(key) {
const text = (await unzip(await this.#storage.get(key, BYTES_MAX), {
maxOutputLength: BYTES_MAX
})).toString();
if (!key.endsWith(`/${digestOf(text)}.json.gz`)) throw new Error(`The object ${key} has been changed.`);
return JSON.parse(text);
}
}
function digestOf(text) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
}
},
14065: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$F: () => toScan,
$W: () => lockScan,
Ax: () => SCAN_COLUMNS,
WC: () => scanEventData,
hj: () => findScan,
kx: () => reportUrl
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47382);
var _store_batch_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12164);
const NAMES = [ "id", "workspace_id", "target_id", "target", "scan_type", "status", "ownership_proven", "metadata", "options", "tokens_charged", "created_at", "started_at", "finished_at", "counts", "failure_reason", "failure_message", "attempt", "traceparent" ];
const SCAN_COLUMNS = `${NAMES.map(name => `s.${name}`).join(", ")},\n  (SELECT livemode FROM workspaces w WHERE w.id = s.workspace_id) AS livemode`;
async function findScan(sql, principal, id) {
const row = (0, _ids_js__WEBPACK_IMPORTED_MODULE_1__.eQ)("scn", id) ? await readerOf(sql).read(`${principal.workspaceId} ${id}`) : undefined;
if (row === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.mX)("scan", id);
return row;
}
async function lockScan(tx, principal, id) {
const [row] = (0, _ids_js__WEBPACK_IMPORTED_MODULE_1__.eQ)("scn", id) ? await tx.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1 AND s.workspace_id = $2 FOR UPDATE OF s`, [ id, principal.workspaceId ]) : [];
if (row === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.mX)("scan", id);
return row;
}
const readers = new WeakMap;
function readerOf(sql) {
const known = readers.get(sql);
if (known !== undefined) return known;
const reader = new _store_batch_reader_js__WEBPACK_IMPORTED_MODULE_2__.Q(async keys => {
const ids = keys.map(key => key.slice(key.indexOf(" ") + 1));
const rows = await sql.query(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = ANY($1)`, [ ids ]);
return new Map(rows.map(row => [ `${row.workspace_id} ${row.id}`, row ]));
});
readers.set(sql, reader);
return reader;
}
function toScan(row, publicUrl) {
return {
id: row.id,
target: row.target,
target_id: row.target_id,
scan_type: row.scan_type,
status: row.status,
livemode: row.livemode,
created_at: row.created_at.toISOString(),
started_at: row.started_at?.toISOString() ?? null,
finished_at: row.finished_at?.toISOString() ?? null,
findings_count: row.counts,
failure: row.failure_reason === null ? null : {
reason: row.failure_reason,
message: row.failure_message ?? "unknown"
},
report_url: row.status === "succeeded" ? reportUrl(row.id, publicUrl) : null,
metadata: row.metadata,
options: row.options,
tokens_charged: row.tokens_charged
};
}
function reportUrl(scanId, publicUrl) {
return `${publicUrl}/v1/scans/${scanId}/report`;
}
function scanEventData(row, status = row.status) {
return {
scan_id: row.id,
target: row.target,
scan_type: row.scan_type,
status: status,
created_at: row.created_at.toISOString()
};
}
},
65545: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => CHANNELS
});
const CHANNELS = {
scanQueued: "scan_queued",
scanCancelled: "scan_cancelled",
deliveriesDue: "deliveries_due"
};
},
64293: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
startService: () => startService
});
var promises_ = __webpack_require__(71553);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var existing_path = __webpack_require__(41631);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_net_ = __webpack_require__(77030);
var messages = __webpack_require__(71770);
const STDERR_CHARACTERS_MAX = 2e3;
const ENVIRONMENT = [ "DYLD_LIBRARY_PATH", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE", "NODE_EXTRA_CA_CERTS", "NODE_USE_SYSTEM_CA", "OPENSSL_CONF", "SSL_CERT_DIR", "SSL_CERT_FILE", "SYSTEMROOT", "TZ" ];
const TRUST_FLAG = /^--(no-)?use-(bundled|openssl|system)-ca$/;
class EngineChild {
ended;
#child;
#listeners=new Set;
#isIdle=false;
constructor(options) {
const flags = [ ...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/) ];
const memory = String(options.memoryMebibytes * 1024 * 1024);
this.#child = (0, external_node_child_process_.spawn)(process.execPath, [ ...flags.filter(flag => TRUST_FLAG.test(flag)), "--disable-warning=ExperimentalWarning", `--max-old-space-size=${options.heapMebibytes}`, options.entry ], {
cwd: (0, external_node_path_.dirname)(options.entry),
env: {
...environment(),
[messages.pn]: memory
},
stdio: [ "pipe", "pipe", "pipe", "pipe" ],
windowsHide: true
});
this.ended = this.#watch();
this.release();
}
get isIdle() {
return this.#isIdle;
}
async becomesIdle(ms) {
if (this.#isIdle) return true;
const {promise: promise, resolve: resolve} = Promise.withResolvers();
const timer = setTimeout(resolve, ms, false);
const stopListening = this.listen(({type: type}) => type === "idle" && resolve(true));
void this.ended.then(() => resolve(false));
return promise.finally(() => {
clearTimeout(timer);
stopListening();
});
}
listen(listener) {
this.#listeners.add(listener);
return () => this.#listeners.delete(listener);
}
send(message) {
if (message.type === "scan") this.#isIdle = false;
this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
}
kill() {
this.#child.kill("SIGKILL");
}
hold() {
this.#child.ref();
for (const stream of this.#streams) if (stream instanceof external_node_net_.Socket) stream.ref();
}
release() {
this.#child.unref();
for (const stream of this.#streams) if (stream instanceof external_node_net_.Socket) stream.unref();
}
get #streams() {
return [ ...this.#child.stdio ?? [] ];
}
async #watch() {
const child = this.#child;
let stderr = "";
for (const stream of this.#streams) stream?.on("error", () => undefined);
child.stderr?.setEncoding("utf8").on("data", text => {
stderr = (stderr + text).slice(-STDERR_CHARACTERS_MAX);
});
if (child.stdout) this.#readLines(child.stdout);
return new Promise(resolve => {
const settle = (code, signal) => resolve({
code: code,
signal: signal,
stderr: stderr,
outOfMemory: stderr.includes(messages.bS) || /heap out of memory/.test(stderr)
});
child.once("close", settle);
child.once("error", error => {
stderr ||= error.message;
if (child.pid === undefined) settle(null, null);
});
});
}
#readLines(stdout) {
let parts = [];
let size = 0;
stdout.on("data", chunk => {
let rest = chunk;
for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
const line = Buffer.concat([ ...parts, rest.subarray(0, end) ]).toString();
rest = rest.subarray(end + 1);
parts = [];
size = 0;
this.#receive(line);
}
size += rest.length;
parts.push(rest);
if (size > messages.iD) this.kill();
});
}
#receive(line) {
let message;
try {
message = JSON.parse(line);
} catch {
this.kill();
return;
}
if (message.type === "idle") this.#isIdle = true;
for (const listener of this.#listeners) listener(message);
}
}
function environment() {
return Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.includes(name.toUpperCase())));
}
var budget = __webpack_require__(95126);
const START_MS = 6e4;
const OVERTIME_MS = 1250;
const ABORT_MS = 750;
function scanIn(child, request) {
const {promise: promise, resolve: resolve, reject: reject} = Promise.withResolvers();
const {seconds: seconds} = {
...(0, budget.nT)(request.scanType, request.options?.scan_minutes),
...request.limits
};
let timer = setTimeout(() => resolve({
by: "crash",
end: null
}), START_MS);
const giveUp = (result, ms) => {
clearTimeout(timer);
timer = setTimeout(() => resolve({
by: "parent",
result: result
}), ms);
};
let hasBegun = false;
const begin = () => {
if (hasBegun || request.signal?.aborted === true) return;
hasBegun = true;
const message = `The scan did not end within ${seconds} seconds.`;
giveUp({
status: "failed",
reason: "timeout",
message: message
}, seconds * 1e3 + OVERTIME_MS);
child.send({
type: "scan",
request: portable(request)
});
};
const abort = () => {
giveUp({
status: "aborted"
}, hasBegun ? ABORT_MS : 0);
child.send({
type: "abort"
});
};
const stopListening = child.listen(message => {
if (message.type === "idle") begin(); else if (message.type === "progress") request.onProgress?.(message.progress); else if (message.type === "result") resolve({
by: "engine",
result: message.result
}); else reject(Object.assign(new Error(message.message), {
stack: message.stack
}));
});
void child.ended.then(end => resolve({
by: "crash",
end: end
}));
request.signal?.addEventListener("abort", abort, {
once: true
});
if (child.isIdle) begin();
return promise.finally(() => {
clearTimeout(timer);
request.signal?.removeEventListener("abort", abort);
stopListening();
});
}
function portable({signal: _, resolver: __, onRule: ___, onProgress: onProgress, now: now, ...request}) {
return {
...request,
wantsProgress: onProgress !== undefined,
...now === undefined ? {} : {
now: now.toISOString()
}
};
}
const PLACES = [ "../engine/index.js", "start.ts" ];
function engineFile() {
return (0, existing_path.J)((0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(import.meta.url)), PLACES, "The engine");
}
const HEAP_MEBIBYTES = 512;
const MEMORY_MEBIBYTES = 1024;
const IDLE_MS = 1e3;
const KEEP_MS = 6e4;
class IsolatedEngine {
#options;
#children=new Set;
#idle=[];
#isClosed=false;
constructor(options = {}) {
this.#options = options;
}
get processes() {
return {
busy: this.#children.size - this.#idle.length,
idle: this.#idle.length
};
}
warm() {
this.#keep(this.#start());
}
run=async request => {
if (request.resolver !== undefined) throw new Error("A resolver cannot be sent to an engine process.");
const isOver = () => this.#isClosed || request.signal?.aborted === true;
if (isOver()) return {
status: "aborted"
};
const child = this.#idle.pop() ?? this.#start();
child.hold();
let isReusable = false;
try {
const end = await scanIn(child, request);
if (end.by === "crash") {
if (isOver()) return {
status: "aborted"
};
this.#options.onCrash?.(request.target, end.end);
return crashed(end.end);
}
isReusable = end.by === "engine" && await child.becomesIdle(IDLE_MS);
return end.result;
} finally {
if (isReusable && !this.#isClosed) this.#keep(child); else {
child.kill();
if (this.#idle.length === 0 && !this.#isClosed) this.warm();
}
}
};
async close() {
this.#isClosed = true;
const children = [ ...this.#children ];
for (const child of children) {
child.hold();
child.kill();
}
await Promise.all(children.map(child => child.ended));
}
#start() {
const child = new EngineChild({
entry: this.#options.entry ?? engineFile(),
heapMebibytes: this.#options.heapMebibytes ?? HEAP_MEBIBYTES,
memoryMebibytes: this.#options.memoryMebibytes ?? MEMORY_MEBIBYTES
});
this.#children.add(child);
void child.ended.then(() => {
this.#children.delete(child);
this.#forget(child);
});
return child;
}
#keep(child) {
child.release();
this.#idle.push(child);
const timer = setTimeout(() => {
if (this.#idle.length > 1 && this.#forget(child)) child.kill();
}, KEEP_MS);
timer.unref();
}
#forget(child) {
const index = this.#idle.indexOf(child);
if (index !== -1) this.#idle.splice(index, 1);
return index !== -1;
}
}
function crashed(end) {
const message = end === null ? "The process of the scan did not start in time; the machine may be overloaded." : end.outOfMemory ? "The scan needed more memory than one scan may use, and was ended." : `The process of the scan ended before the scan did (${end.signal ?? `exit code ${end.code}`}).`;
return {
status: "failed",
reason: "engine_crashed",
message: message
};
}
var shared_clock = __webpack_require__(13666);
var records = __webpack_require__(9682);
var limits = __webpack_require__(83163);
var links = __webpack_require__(51299);
var service_errors = __webpack_require__(4661);
const byCreation = row => [ row.created_at.toISOString(), row.id ];
function page(context, list, read, show) {
return pageBy(byCreation, context, list, read, show);
}
async function pageBy(position, {cursors: cursors, query: query}, list, read, show) {
const size = query.limit ?? limits.b.pageSizeDefault;
const after = query.cursor === undefined ? [ null, null ] : cursors.decode(list, query.cursor);
const rows = await read({
after: after,
limit: size + 1
});
const last = rows[size - 1];
const next = rows.length > size && last !== undefined ? {
next_cursor: cursors.encode(list, position(last))
} : {};
return {
status: 200,
body: {
data: rows.slice(0, size).map(show),
...next
}
};
}
var trusts = __webpack_require__(82256);
var keys_keys = __webpack_require__(46593);
var members = __webpack_require__(6486);
var ledger = __webpack_require__(91863);
var service_context = __webpack_require__(65545);
const BATCH = 1e3;
const BATCHES_MAX = 100;
async function sweepDeliveries(context, onBatch = () => {}) {
const now = context.clock.now();
const heldBefore = new Date(now.getTime() - limits.b.heldDeliveryHours * 36e5);
const finishedBefore = new Date(now.getTime() - limits.b.deadLetterRetentionDays * 864e5);
if (!context.config.isMetered) {
await inBatches(onBatch, () => context.store.query(`UPDATE deliveries SET status = 'pending', next_attempt_at = $1, held_since = NULL WHERE id IN (\n           SELECT id FROM deliveries WHERE status = 'held' ORDER BY held_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)\n         RETURNING 1 AS changed`, [ now ]));
}
await inBatches(onBatch, () => context.store.query(`UPDATE deliveries SET status = 'dead_lettered', finished_at = $2, held_since = NULL WHERE id IN (\n         SELECT id FROM deliveries WHERE status = 'held' AND held_since < $1\n         ORDER BY held_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)\n       RETURNING 1 AS changed`, [ heldBefore, now ]));
await inBatches(onBatch, () => context.store.transaction(async tx => {
const old = await tx.query(`SELECT id FROM deliveries WHERE finished_at < $1\n           AND NOT EXISTS (SELECT 1 FROM deliveries AS replay WHERE replay.replay_of = deliveries.id)\n         ORDER BY finished_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`, [ finishedBefore ]);
const ids = old.map(({id: id}) => id);
await tx.query("DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1::text[])", [ ids ]);
await tx.query("DELETE FROM deliveries WHERE id = ANY ($1::text[])", [ ids ]);
return old;
}));
}
async function inBatches(onBatch, change) {
for (let count = 0; count < BATCHES_MAX; count += 1) {
onBatch();
if ((await change()).length < BATCH) return;
}
}
async function releaseHeld(tx, workspaceId, now) {
await tx.query(`UPDATE deliveries SET status = 'pending', next_attempt_at = $2, held_since = NULL\n     WHERE workspace_id = $1 AND status = 'held'`, [ workspaceId, now ]);
tx.notify(service_context.l.deliveriesDue);
}
var workspaces = __webpack_require__(56432);
var admin_call = __webpack_require__(52344);
var scan = __webpack_require__(26414);
var audit = __webpack_require__(8331);
var ids = __webpack_require__(47382);
var contract_login = __webpack_require__(45194);
var login_method = __webpack_require__(28566);
var service_events = __webpack_require__(20527);
var store = __webpack_require__(18759);
var targets_hostname = __webpack_require__(91888);
var target_row = __webpack_require__(2445);
var validate = __webpack_require__(97044);
var scan_row = __webpack_require__(14065);
class TargetFinder {
#tx;
#service;
#principal;
#now;
#known=new Map;
registered=[];
constructor(tx, service, principal, now) {
this.#tx = tx;
this.#service = service;
this.#principal = principal;
this.#now = now;
}
async load(addresses) {
const hostnames = new Set(addresses.flatMap(address => Object.values((0, targets_hostname._9)(address)).flat()));
if (hostnames.size === 0) return;
const rows = await this.#tx.query(`SELECT ${target_row.a_} FROM targets\n       WHERE workspace_id = $1 AND deleted_at IS NULL AND hostname = ANY($2)`, [ this.#principal.workspaceId, [ ...hostnames ] ]);
for (const row of rows) this.#known.set(row.hostname, row);
}
forScan(address, scanType, param) {
(0, targets_hostname.c)(param, address, this.#principal);
const {own: own, above: above} = (0, targets_hostname._9)(address);
const find = names => names.flatMap(name => {
const row = this.#known.get(name);
return row === undefined ? [] : [ row ];
});
const registered = find(own);
const proof = [ ...registered, ...find(above) ].find(row => row.status === "verified");
const [exact] = registered;
const needsProof = scanType !== "quick" || this.#service.config.requireVerification;
if (proof === undefined && needsProof) {
throw new service_errors.hD("target_not_verified", `${address.text} is not a verified target, and a ${scanType} scan requires proof of ownership (POST /v1/targets, then POST /v1/targets/{target_id}/verify).`, {
param: param
});
}
const row = exact ?? proof ?? null;
const isRegisteredPort = exact !== undefined && exact.hostname === own[1] && address.impliedPort !== null;
return {
row: row,
proven: proof !== undefined,
hostname: isRegisteredPort ? exact.hostname : address.text
};
}
async register(address) {
const row = await (0, target_row.rZ)(this.#tx, this.#principal.workspaceId, address, this.#service.config, this.#now);
if (row !== undefined) this.registered.push(row);
const found = row ?? (await this.#tx.query(`SELECT ${target_row.a_} FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL`, [ this.#principal.workspaceId, address.text ]))[0];
if (found === undefined) throw new service_errors.hD("conflict", `The target ${address.text} was deleted concurrently: retry.`);
this.#known.set(found.hostname, found);
return found;
}
}
async function createScan(tx, service, principal, entry, traceparent = null) {
const outcome = (0, store.J0)((await createScans(tx, service, principal, [ entry ], null, traceparent)).outcomes);
if ("error" in outcome) throw outcome.error;
return outcome.scan;
}
async function createScans(tx, service, principal, entries, bulk, traceparent = null) {
const paramOf = index => bulk === null ? "" : `scans[${index}]`;
const now = service.clock.now();
const parsed = entries.map((entry, index) => parseEntry(entry, paramOf(index), service));
const targets = new TargetFinder(tx, service, principal, now);
const valid = parsed.filter(entry => !("error" in entry));
const subscribers = await (0, service_events.cD)(tx, principal.workspaceId, now);
await targets.load(valid.map(({address: address}) => address));
const wallet = await walletFor(tx, principal.workspaceId, service, valid);
const accepted = [];
const outcomes = [];
let balance = wallet.livemode ? wallet.balance : Number.POSITIVE_INFINITY;
for (const [index, entry] of parsed.entries()) {
const outcome = await acceptEntry(entry, paramOf(index), {
...wallet,
balance: balance
}, targets, now);
if ("error" in outcome) {
if (bulk?.failFast === true) return {
outcomes: [],
failure: {
index: index,
error: outcome.error
}
};
outcomes.push(outcome);
} else {
balance -= outcome.price;
accepted.push(outcome);
outcomes.push({
scan: queuedScan(outcome, principal.workspaceId, wallet.livemode, now, traceparent)
});
}
}
const rows = outcomes.flatMap(outcome => "scan" in outcome ? [ outcome.scan ] : []);
await insertScans(tx, principal, rows);
await insertSecrets(tx, accepted);
const events = rows.map(row => (0, service_events.f0)("scan.queued", row.id, (0, 
scan_row.WC)(row)));
await (0, service_events.FW)(tx, principal.workspaceId, events, subscribers, now);
const registered = targets.registered.map(row => (0, target_row.ug)(row));
await (0, audit.H)(tx, principal, [ ...registered, ...scansCreated(rows, bulk !== null) ], now);
const charges = accepted.map(({request: request, price: price, id: id}) => ({
operation: `scan.${request.scan_type}`,
cost: price,
reference: id
}));
await (0, ledger.Ji)(tx, principal.workspaceId, wallet.livemode, charges, now);
tx.notify(service_context.l.scanQueued);
return {
outcomes: outcomes,
failure: null
};
}
async function refuseScans(tx, service, principal, entries) {
const targets = new TargetFinder(tx, service, principal, service.clock.now());
const parsed = entries.map(entry => parseEntry(entry, "", service));
await targets.load(parsed.flatMap(entry => "error" in entry ? [] : [ entry.address ]));
for (const entry of parsed) {
if ("error" in entry) throw entry.error;
targets.forScan(entry.address, entry.request.scan_type, "target_ids");
}
}
async function acceptEntry(entry, param, {balance: balance, prices: prices}, targets, now) {
if ("error" in entry) return entry;
const {request: request, address: address} = entry;
try {
const target = targets.forScan(address, request.scan_type, join(param, "target"));
const price = prices[`scan.${request.scan_type}`];
if (price > balance) throw insufficientTokens(price, balance, request.scan_type);
return {
id: (0, ids.Si)("scn", now),
request: request,
target: target.row ?? await targets.register(address),
hostname: target.hostname,
proven: target.proven,
options: optionsOf(request, address),
price: price
};
} catch (error) {
if (error instanceof service_errors.hD) return {
error: error
};
throw error;
}
}
function scansCreated(rows, isBulk) {
const [first] = rows;
if (first === undefined) return [];
if (!isBulk) {
return rows.map(({id: id, target: target, scan_type: scan_type}) => ({
action: "scan.created",
subject: id,
details: {
target: target,
scan_type: scan_type
}
}));
}
const details = {
count: rows.length,
scan_ids: rows.map(({id: id}) => id)
};
return [ {
action: "scan.created",
subject: first.id,
details: details
} ];
}
const CONCURRENT = 100;
async function walletFor(tx, workspaceId, {config: config}, entries) {
const wallet = await (0, ledger.yk)(tx, workspaceId, config);
const prices = entries.map(({request: request}) => wallet.prices[`scan.${request.scan_type}`]);
const cost = prices.reduce((sum, price) => sum + price, 0);
const isSafe = wallet.balance >= cost * CONCURRENT || prices.every(price => price > wallet.balance);
return !wallet.livemode || isSafe ? wallet : (0, ledger.dL)(tx, workspaceId, config);
}
function parseEntry(entry, param, service) {
const faults = (0, validate.d9)(scan.ao, entry, param);
if (faults.length > 0) return {
error: (0, validate.cJ)(faults, "The scan")
};
const request = entry;
try {
const address = (0, targets_hostname.ae)(join(param, "target"), request.target, service.config.addressPolicy);
const {scheme: scheme, start_path: start_path} = request.options ?? {};
if (scheme !== undefined && address.scheme !== null && scheme !== address.scheme) {
throw (0, service_errors.Gq)(join(param, "options.scheme"), "differs from the scheme of the target");
}
if (start_path !== undefined && address.path !== null && address.path !== "/" && start_path !== address.path) {
throw (0, service_errors.Gq)(join(param, "options.start_path"), "differs from the path of the target");
}
for (const name of contract_login.A$) {
const login = request.options?.[contract_login.RT[name]];
if (login !== undefined) refuseLogin(join(param, `options.${contract_login.RT[name]}`), login, service);
}
return {
request: request,
address: address
};
} catch (error) {
if (error instanceof service_errors.hD) return {
error: error
};
throw error;
}
}
function refuseLogin(param, login, {config: config}) {
const method = (0, login_method.N)(login);
if ("fault" in method) throw (0, service_errors.Gq)(param, method.fault);
for (const [index, origin] of (login.identity_provider ?? []).entries()) (0, targets_hostname.F9)(`${param}.identity_provider[${index}]`, origin, config.addressPolicy);
}
function optionsOf(request, address) {
const {request_headers: _, login: _login, second_login: _second, admin_login: _admin, api_description: _description, ...options} = request.options ?? {};
return {
...options,
...address.scheme === null ? {} : {
scheme: address.scheme
},
...address.path === null || options.start_path !== undefined ? {} : {
start_path: address.path
}
};
}
function insufficientTokens(price, balance, scanType) {
return new service_errors.hD("insufficient_tokens", `A ${scanType} scan costs ${price} tokens and the workspace has ${balance}: add tokens to it.`);
}
async function insertScans(tx, principal, rows) {
const [first] = rows;
if (first === undefined) return;
await tx.query(`INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata,\n                        options, tokens_charged, created_at, turn, traceparent)\n     SELECT id, $1, $2, target_id, target, scan_type, 'queued', ownership_proven, metadata, options, tokens_charged, $3, $3, $5\n     FROM jsonb_to_recordset($4::jsonb) AS e (id text, target_id text, target text, scan_type text,\n       ownership_proven boolean, metadata jsonb, options jsonb, tokens_charged int)`, [ principal.workspaceId, principal.keyId, first.created_at, JSON.stringify(rows.map(columnsOf)), first.traceparent ]);
}
async function insertSecrets(tx, accepted) {
const secrets = accepted.flatMap(entry => {
const {request_headers: headers, login: login, second_login: second_login, admin_login: admin_login, api_description: api_description} = entry.request.options ?? {};
const logins = {
login: login,
second_login: second_login,
admin_login: admin_login
};
const hasSecret = [ headers, api_description, ...Object.values(logins) ].some(one => one !== undefined);
return hasSecret ? [ {
scan_id: entry.id,
request_headers: headers,
logins: logins,
api_description: api_description
} ] : [];
});
if (secrets.length === 0) return;
await tx.query(`INSERT INTO scan_secrets (scan_id, request_headers, logins, api_description)\n     SELECT scan_id, request_headers, logins, api_description\n     FROM jsonb_to_recordset($1::jsonb) AS e (scan_id text, request_headers jsonb, logins jsonb, api_description text)`, [ JSON.stringify(secrets) ]);
}
function columnsOf({id: id, target_id: target_id, target: target, scan_type: scan_type, ownership_proven: ownership_proven, metadata: metadata, options: options, tokens_charged: tokens_charged}) {
return {
id: id,
target_id: target_id,
target: target,
scan_type: scan_type,
ownership_proven: ownership_proven,
metadata: metadata,
options: options,
tokens_charged: tokens_charged
};
}
function queuedScan(entry, workspaceId, livemode, now, traceparent) {
return {
id: entry.id,
workspace_id: workspaceId,
target_id: entry.target.id,
target: entry.hostname,
scan_type: entry.request.scan_type,
status: "queued",
livemode: livemode,
ownership_proven: entry.proven,
metadata: entry.request.metadata ?? {},
options: entry.options,
tokens_charged: livemode ? entry.price : 0,
created_at: now,
started_at: null,
finished_at: null,
counts: null,
failure_reason: null,
failure_message: null,
attempt: 0,
traceparent: traceparent
};
}
function join(prefix, name) {
return prefix === "" ? name : `${prefix}.${name}`;
}
var list_query = __webpack_require__(94413);
var resource = __webpack_require__(44576);
const SCHEDULES_MAX = 100;
const SCHEDULE_COLUMNS = "id, workspace_id, key_id, name, cron, time_zone, target_ids, scan_type, options, status, next_runs, last_run, last_error, created_at";
function toSchedule(row) {
const options = Object.entries(row.options).filter(([name]) => !scan.C.some(secret => secret === name));
return {
...(0, resource.K)(row, [ "id", "name", "cron", "time_zone", "target_ids", "scan_type" ]),
options: Object.fromEntries(options),
status: row.status,
next_runs: row.next_runs.map(time => time.toISOString()),
...(0, resource.K)(row, [ "last_run", "last_error", "created_at" ])
};
}
function listSchedules(sql, workspaceId, page) {
return (0, list_query.q)(sql, `SELECT ${SCHEDULE_COLUMNS} FROM schedules`, [ [ "workspace_id = ?", workspaceId ] ], page);
}
async function findSchedule(sql, {workspaceId: workspaceId}, id, lock = "") {
const rows = (0, ids.eQ)("sch", id) ? await sql.query(`SELECT ${SCHEDULE_COLUMNS} FROM schedules WHERE id = $1 AND workspace_id = $2 ${lock}`, [ id, workspaceId ]) : [];
const [row] = rows;
if (row === undefined) throw (0, service_errors.mX)("schedule", id);
return row;
}
async function createSchedule(service, principal, body, tx) {
const now = service.clock.now();
const id = (0, ids.Si)("sch", now);
const {count: count} = (0, store.J0)(await tx.query("SELECT count(*)::int AS count FROM schedules WHERE workspace_id = $1", [ principal.workspaceId ]));
if (count >= SCHEDULES_MAX) throw new service_errors.hD("invalid_state", `The workspace has ${count} schedules, which is the maximum.`);
const settings = {
time_zone: "UTC",
options: {},
status: "enabled",
...body
};
await refuseUnscannable(service, principal, settings, tx);
const plan = await planOf(id, settings, now);
const [row] = await tx.query(`INSERT INTO schedules (id, workspace_id, key_id, name, cron, time_zone, target_ids, scan_type, options, status,\n       planned_at, due_at, next_runs, created_at)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING ${SCHEDULE_COLUMNS}`, [ id, principal.workspaceId, principal.keyId, ...valuesOf(settings), ...timesOf(plan), now ]);
await (0, audit.s)(tx, principal, "schedule.created", id, now, {
name: body.name,
cron: body.cron
});
return toSchedule((0, store.J0)(row === undefined ? [] : [ row ]));
}
async function updateSchedule(service, principal, id, body, tx) {
const current = await findSchedule(tx, principal, id, "FOR UPDATE");
await refuseForeign(tx, principal, current.target_ids);
const settings = {
...current,
...body
};
if (settings.status === "enabled") await refuseUnscannable(service, principal, settings, tx);
const now = service.clock.now();
const isReplanned = [ "cron", "time_zone", "status" ].some(name => settings[name] !== current[name]);
const rows = await tx.query(`UPDATE schedules SET key_id = $2, name = $3, cron = $4, time_zone = $5, target_ids = $6, scan_type = $7, options = $8,\n       status = $9 ${isReplanned ? ", planned_at = $10, due_at = $11, next_runs = $12" : ""}\n     WHERE id = $1 RETURNING ${SCHEDULE_COLUMNS}`, [ id, principal.keyId, ...valuesOf(settings), ...isReplanned ? timesOf(await planOf(id, settings, now)) : [] ]);
await (0, audit.s)(tx, principal, "schedule.updated", id, now, {
changed: Object.keys(body)
});
return toSchedule((0, store.J0)(rows));
}
async function deleteSchedule(service, principal, id, tx) {
const {name: name, target_ids: targets} = await findSchedule(tx, principal, id, "FOR UPDATE");
await refuseForeign(tx, principal, targets);
await tx.query("DELETE FROM schedules WHERE id = $1", [ id ]);
await (0, audit.s)(tx, principal, "schedule.deleted", id, service.clock.now(), {
name: name
});
}
async function moveSchedules(tx, fromKeyId, toKeyId) {
await tx.query("UPDATE schedules SET key_id = $2 WHERE key_id = $1", [ fromKeyId, toKeyId ]);
}
function valuesOf({name: name, cron: cron, time_zone: time_zone, target_ids: target_ids, scan_type: scan_type, options: options, status: status}) {
return [ name, cron, time_zone, target_ids, scan_type, JSON.stringify(options), status ];
}
async function planOf(id, {cron: cron, time_zone: time_zone, status: status}, now) {
const {planRuns: planRuns, refuseInvalidCron: refuseInvalidCron} = await __webpack_require__.e("service-schedules-cron").then(__webpack_require__.bind(__webpack_require__, 43183));
refuseInvalidCron(cron, time_zone, now);
const plan = planRuns(id, cron, time_zone, now);
return status === "enabled" ? plan : null;
}
function timesOf(plan) {
const runs = plan?.next_runs ?? [];
return [ plan?.planned_at ?? null, runs[0] ?? null, runs.map(time => time.toISOString()) ];
}
async function scansOf(sql, workspaceId, {target_ids: ids, scan_type: scan_type, options: options}) {
const rows = await sql.query(`SELECT id, hostname FROM targets WHERE workspace_id = $1 AND id = ANY ($2::text[]) AND deleted_at IS NULL\n     ORDER BY array_position($2::text[], id)`, [ workspaceId, ids ]);
return {
entries: rows.map(({hostname: hostname}) => ({
target: hostname,
scan_type: scan_type,
options: options
})),
missing: ids.find(id => rows.every(row => row.id !== id))
};
}
async function refuseUnscannable(service, principal, settings, tx) {
const {entries: entries, missing: missing} = await scansOf(tx, principal.workspaceId, settings);
if (missing !== undefined) throw (0, service_errors.mX)("target", missing);
await refuseScans(tx, service, principal, entries);
}
async function refuseForeign(sql, principal, ids) {
if (principal.targets === undefined) return;
const rows = await sql.query("SELECT hostname FROM targets WHERE id = ANY ($1::text[])", [ ids ]);
for (const {hostname: hostname} of rows) (0, targets_hostname.c)("target_ids", (0, 
targets_hostname.w4)(hostname), principal);
}
var subscriptions = __webpack_require__(30909);
async function createAdminKey(tx, call, body) {
const {service: service, workspaceId: workspaceId} = call;
if (body.type === "personal" && body.member === undefined) {
throw (0, service_errors.Gq)("member", "is required for a personal access token", "required");
}
if (body.type === "workspace" && body.member !== undefined) {
throw (0, service_errors.Gq)("member", "is only allowed with type personal: a workspace key has no member", "unknown");
}
const now = service.clock.now();
const expiresAt = body.expires_at === undefined ? null : new Date(body.expires_at);
if (expiresAt !== null && !(expiresAt > now)) throw (0, service_errors.Gq)("expires_at", "must be a time in the future", "range");
const member = body.member === undefined ? null : await (0, members.s4)(tx, workspaceId, body.member, now);
if (member !== null) refuseExcess(member.role, body.scopes);
const made = await (0, keys_keys.cF)(tx, {
workspaceId: await (0, admin_call.wx)(tx, workspaceId, body.mode, now),
type: body.type,
mode: body.mode,
memberId: member?.id ?? null,
scopes: body.scopes,
expiresAt: expiresAt,
name: body.name ?? null
}, now);
const {type: type, mode: mode, scopes: scopes, name: name} = body;
await (0, admin_call.N4)(tx, call, "key.created", made.id, {
...name === undefined ? {} : {
name: name
},
type: type,
mode: mode,
scopes: scopes
});
return {
...await keyById(tx, workspaceId, made.id),
key: made.secret
};
}
function refuseExcess(role, scopes) {
const allowed = (0, members.SD)(role, scopes);
const excess = scopes.filter(scope => !allowed.includes(scope));
if (excess.length === 0) return;
throw (0, service_errors.Gq)("scopes", `must not contain ${excess.join(", ")}: the member has the role ${role}`, "role");
}
async function revokeAdminKey(tx, call, id) {
const {service: service, workspaceId: workspaceId} = call;
const now = service.clock.now();
const before = await keyById(tx, workspaceId, id);
if (before.revoked_at !== null) return before;
if (before.managed_by !== null) throw managed(id);
await (0, keys_keys.CB)(tx, workspaceId, id, "user", now);
await (0, subscriptions.tu)(tx, id, now);
await (0, admin_call.N4)(tx, call, "key.revoked", id);
return keyById(tx, workspaceId, id);
}
async function rotateAdminKey(tx, call, id, body) {
const {service: service, workspaceId: workspaceId} = call;
const now = service.clock.now();
const overlap = body.overlap_seconds ?? 0;
const old = await lockRotatable(tx, workspaceId, id, now);
const made = await (0, keys_keys.cF)(tx, {
workspaceId: old.workspace_id,
type: old.type,
mode: old.mode,
memberId: old.member_id,
scopes: old.scopes,
expiresAt: old.expires_at,
name: old.name
}, now);
const moved = await (0, subscriptions.E4)(tx, id, made.id);
await moveSchedules(tx, id, made.id);
if (overlap === 0) await (0, keys_keys.CB)(tx, workspaceId, id, "rotated", now); else await (0, 
keys_keys.hu)(tx, id, new Date(now.getTime() + overlap * 1e3));
await (0, admin_call.N4)(tx, call, "key.rotated", id, {
to: made.id,
moved_webhooks: moved,
overlap_seconds: overlap
});
return {
...await keyById(tx, workspaceId, made.id),
key: made.secret,
replaces: id,
moved_webhooks: moved
};
}
async function lockRotatable(tx, workspaceId, id, now) {
const [old] = await tx.query(`SELECT k.workspace_id, k.name, k.type, k.mode, k.member_id, k.managed_by, k.trust_id, k.scopes, k.expires_at, k.revoked_at,\n       k.revoked_reason\n     FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id\n     WHERE k.id = $1 AND (w.id = $2 OR w.sandbox_of = $2) FOR UPDATE OF k`, [ id, workspaceId ]);
if (old === undefined) throw (0, service_errors.mX)("key", id);
if (old.managed_by !== null) throw managed(id);
const state = old.trust_id !== null ? "was given to a workload for 15 minutes" : old.revoked_at !== null ? "is revoked" : old.expires_at !== null && old.expires_at <= now ? "has expired" : old.revoked_reason === "rotated" ? "has already been rotated" : null;
if (state !== null) throw new service_errors.hD("invalid_state", `Key ${id} ${state}: create a new key instead.`);
return old;
}
function managed(id) {
return new service_errors.hD("invalid_state", `Key ${id} belongs to the settings console, and its secret is not known to anyone: it cannot be revoked or rotated.`);
}
async function keyById(tx, workspaceId, id) {
const record = await (0, keys_keys.Tj)(tx, workspaceId, id);
if (record === undefined) throw (0, service_errors.mX)("key", id);
return (0, keys_keys.Io)(record);
}
var admin_members = __webpack_require__(7161);
function listAudit(sql, workspaceId, filter, page) {
return sql.query(`SELECT a.id, a.at AS created_at, a.actor, a.action, a.subject, a.details,\n       coalesce(m.name, k.name, CASE WHEN k.managed_by = 'console' THEN 'settings console' END) AS actor_name\n     FROM audit a\n     LEFT JOIN api_keys k ON k.id = a.actor LEFT JOIN members m ON m.id = k.member_id\n     WHERE a.workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1)\n       AND ($2::text IS NULL OR a.actor = $2) AND ($3::text IS NULL OR a.action = $3)\n       AND ($4::text IS NULL OR a.subject = $4 OR a.details -> 'scan_ids' ? $4)\n       AND ($5::timestamptz IS NULL OR (a.at, a.id) < ($5, $6))\n     ORDER BY a.at DESC, a.id DESC LIMIT $7`, [ workspaceId, filter.actor ?? null, filter.action ?? null, filter.subject ?? null, ...page.after, page.limit ]);
}
function toAuditEvent({created_at: created_at, ...entry}) {
return {
...entry,
at: created_at.toISOString()
};
}
function listLedger(sql, workspaceId, page) {
return sql.query(`WITH page AS (\n       SELECT id, created_at, kind, operation, reference, amount, cost FROM ledger\n       WHERE workspace_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3))\n       ORDER BY created_at DESC, id DESC LIMIT $4),\n     newer AS (\n       SELECT coalesce(sum(amount), 0) AS total FROM ledger\n       WHERE workspace_id = $1 AND $2::timestamptz IS NOT NULL\n         AND (created_at, id) > (SELECT created_at, id FROM page ORDER BY created_at DESC, id DESC LIMIT 1))\n     SELECT p.*, (w.balance - n.total - coalesce(sum(p.amount) OVER (ORDER BY p.created_at DESC, p.id DESC\n         ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance_after\n     FROM page p CROSS JOIN newer n JOIN workspaces w ON w.id = $1\n     ORDER BY p.created_at DESC, p.id DESC`, [ workspaceId, ...page.after, page.limit ]);
}
function toLedgerEntry(row) {
const {reference: reference} = row;
return {
id: row.id,
at: row.created_at.toISOString(),
kind: row.kind,
operation: row.operation,
amount: row.amount,
cost: row.cost,
balance_after: row.balance_after,
scan_id: reference !== null && (0, ids.eQ)("scn", reference) ? reference : null,
delivery_id: reference !== null && (0, ids.eQ)("dlv", reference) ? reference : null
};
}
async function createAdminTrust(tx, call, body) {
const {service: service, workspaceId: workspaceId} = call;
const {issuers: issuers} = service.config.identity;
if (!issuers.includes(body.issuer)) {
const accepted = issuers.length === 0 ? "none" : issuers.join(", ");
throw (0, service_errors.Gq)("issuer", `must be one of serve --oidc-issuer: ${accepted}`, "enum");
}
(0, trusts.Z0)(body);
const audience = body.audience ?? service.config.publicUrl;
const trust = (0, trusts.A)(await (0, trusts.Zg)(tx, workspaceId, {
...body,
audience: audience
}, service.clock.now()));
const {id: id, created_at: _, ...details} = trust;
await (0, admin_call.N4)(tx, call, "trust.created", id, details);
return trust;
}
async function deleteAdminTrust(tx, call, id) {
const now = call.service.clock.now();
const keys = await (0, trusts.a8)(tx, call.workspaceId, id, now);
if (keys === null) throw (0, service_errors.mX)("trust", id);
for (const key of keys) await (0, subscriptions.tu)(tx, key, now);
await (0, admin_call.N4)(tx, call, "trust.deleted", id, {
revoked_keys: keys.length
});
}
var external_node_util_ = __webpack_require__(57975);
async function createWorkspace(tx, call, body) {
const {clock: clock, config: config} = call.service;
const {initial_tokens: tokens, ...settings} = body;
const id = await (0, workspaces.Xf)(tx, tokens ?? config.initialTokens, clock.now());
await (0, workspaces.ub)(tx, id, settings);
await (0, admin_call.N4)(tx, call, "workspace.created", id, body);
return (0, workspaces.vT)(await lockedWorkspace(tx, id));
}
async function updateWorkspace(tx, call, id, body) {
const before = await lockedWorkspace(tx, id);
const changes = Object.entries(body).filter(([name, value]) => !(0, external_node_util_.isDeepStrictEqual)(before[name], value));
if (changes.length > 0) {
const changed = Object.fromEntries(changes);
await (0, workspaces.ub)(tx, id, changed);
if ("prices" in changed) await releaseHeld(tx, id, call.service.clock.now());
tx.notify(service_context.l.scanQueued);
await (0, admin_call.N4)(tx, call, "workspace.updated", id, changed);
}
return (0, workspaces.vT)(await lockedWorkspace(tx, id));
}
async function deleteWorkspace(tx, call, id) {
const {name: name} = await lockedWorkspace(tx, id);
const revoked = await (0, workspaces.h$)(tx, id, call.service.clock.now());
await (0, admin_call.N4)(tx, call, "workspace.deleted", id, {
name: name,
revoked_keys: revoked
});
return {
id: id,
revoked_keys: revoked
};
}
async function lockedWorkspace(tx, id) {
const row = await (0, workspaces.Rn)(tx, id);
if (row === undefined) throw (0, admin_call.t1)(id);
return row;
}
function adminHandlers({service: service, keys: keys, workspaceId: first}) {
const callOf = ({workspaceId: workspaceId, keyId: keyId}) => ({
service: service,
workspaceId: workspaceId,
actor: keyId
});
const operatorCallOf = principal => {
(0, admin_call.bO)(principal);
return callOf(principal);
};
const changed = (body, status = 200) => ({
status: status,
body: body,
committed: () => keys.forget()
});
return {
listWorkspaces: async (sql, context) => {
(0, admin_call.bO)(context.principal);
return page(wholePage(context), [ "workspaces" ], query => (0, workspaces.FF)(sql, query), workspaces.vT);
},
createWorkspace: async (tx, {principal: principal, body: body}) => ({
status: 201,
body: await createWorkspace(tx, operatorCallOf(principal), body)
}),
getWorkspace: async (sql, {principal: principal, params: params}) => {
(0, admin_call.bO)(principal);
const row = await (0, workspaces.pl)(sql, params.id);
if (row === undefined) throw (0, admin_call.t1)(params.id);
return {
status: 200,
body: (0, workspaces.vT)(row)
};
},
updateWorkspace: async (tx, {principal: principal, params: params, body: body}) => changed(await updateWorkspace(tx, operatorCallOf(principal), params.id, body)),
deleteWorkspace: async (tx, {principal: principal, params: params}) => {
const call = operatorCallOf(principal);
if (params.id === first) {
throw new service_errors.hD("invalid_state", "The first workspace is that of the service: it cannot be deleted.");
}
return changed(await deleteWorkspace(tx, call, params.id));
},
listKeys: (sql, context) => {
const {workspaceId: workspaceId} = context.principal;
return page(wholePage(context), [ "keys", workspaceId ], query => (0, keys_keys.TH)(sql, workspaceId, query), keys_keys.Io);
},
createKey: async (tx, {principal: principal, body: body}) => ({
status: 201,
body: await createAdminKey(tx, callOf(principal), body)
}),
revokeKey: async (tx, {principal: principal, params: params}) => changed(await revokeAdminKey(tx, callOf(principal), params.id)),
rotateKey: async (tx, {principal: principal, params: params, body: body}) => changed(await rotateAdminKey(tx, callOf(principal), params.id, body ?? {}), 201),
listMembers: (sql, context) => {
const {workspaceId: workspaceId} = context.principal;
return page(wholePage(context), [ "members", workspaceId ], query => (0, members.YV)(sql, workspaceId, service.clock.now(), query), members.YG);
},
createMember: async (tx, {principal: principal, body: body}) => ({
status: 201,
body: await (0, admin_members.bi)(tx, callOf(principal), body)
}),
updateMember: async (tx, {principal: principal, params: params, body: body}) => changed(await (0, 
admin_members.ON)(tx, callOf(principal), params.name, body)),
deleteMember: async (tx, {principal: principal, params: params}) => changed(await (0, 
admin_members.cx)(tx, callOf(principal), params.name)),
listTrusts: (sql, context) => {
const {workspaceId: workspaceId} = context.principal;
return page(wholePage(context), [ "trusts", workspaceId ], query => (0, trusts.IG)(sql, workspaceId, query), trusts.A);
},
createTrust: async (tx, {principal: principal, body: body}) => ({
status: 201,
body: await createAdminTrust(tx, operatorCallOf(principal), body)
}),
deleteTrust: async (tx, {principal: principal, params: params}) => {
await deleteAdminTrust(tx, callOf(principal), params.id);
return {
status: 204,
committed: () => keys.forget()
};
},
grantTokens: async (tx, {principal: principal, body: body}) => {
const call = principal.workspaceId === first ? callOf(principal) : operatorCallOf(principal);
return {
status: 200,
body: await grant(tx, call, body.amount)
};
},
listAuditEvents: (sql, context) => {
const {cursor: _cursor, limit: _limit, workspace_id: _workspace, ...filter} = context.query;
const {workspaceId: workspaceId} = context.principal;
return page(context, [ "audit", workspaceId, filter.actor, filter.action, filter.subject ], query => listAudit(sql, workspaceId, filter, query), toAuditEvent);
},
listLedgerEntries: async (sql, context) => {
const mode = context.query.mode ?? "live";
const id = await (0, admin_call.wx)(sql, context.principal.workspaceId, mode, service.clock.now());
return page(context, [ "ledger", id ], query => listLedger(sql, id, query), toLedgerEntry);
},
createConsoleLink: async (tx, {principal: principal}) => {
const link = await (0, links.d)(tx, service);
await (0, admin_call.N4)(tx, callOf(principal), "console.link_created", "console", {
expires_at: link.expires_at
});
return {
status: 201,
body: link
};
}
};
}
function wholePage(context) {
return {
...context,
query: {
limit: limits.b.pageSizeMax,
...context.query
}
};
}
async function grant(tx, call, amount) {
const {service: service, workspaceId: workspaceId} = call;
const now = service.clock.now();
await (0, ledger.X4)(tx, workspaceId, amount, now);
await releaseHeld(tx, workspaceId, now);
await (0, admin_call.N4)(tx, call, "tokens.granted", workspaceId, {
amount: amount
});
const usage = await (0, ledger.k9)(tx, workspaceId, service.config, now);
return {
granted: amount,
balance: usage.balance
};
}
var external_node_crypto_ = __webpack_require__(77598);
var fastify = __webpack_require__(16703);
var build = __webpack_require__(35007);
var admin = __webpack_require__(66432);
var contract_key = __webpack_require__(32024);
var primitives = __webpack_require__(89085);
var route_parameters = __webpack_require__(77335);
var trust = __webpack_require__(72105);
var usage = __webpack_require__(6e4);
const Name = build.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Whose workspace it is, in your words."
});
const State = (0, primitives.ZY)([ "active", "suspended" ], "suspended: its keys get 403 workspace_suspended, and queued scans wait. Running scans and webhook deliveries go on.");
const Tokens = build.ZUJ.Integer({
minimum: 0,
maximum: 1e9
});
const Price = build.ZUJ.Optional(build.ZUJ.Integer({
minimum: 0,
maximum: 1e6
}));
const Prices = (0, primitives.re)({
"scan.quick": Price,
"scan.standard": Price,
"scan.compliance": Price,
"webhook.delivery": Price
});
const limit = (maximum, description) => (0, primitives.me)(build.ZUJ.Integer({
minimum: 1,
maximum: maximum
}), `${description} null: as the service.`);
const settings = {
prices: (0, primitives.me)(Prices, `Prices in tokens, by operation (${usage.xb.join(", ")}). Where one is absent, that of the service. null: as the service.`),
running_scans_max: limit(1e5, "Maximum concurrent scans, in all processes."),
requests_per_minute: limit(1e6, "Maximum requests per minute and key, in each process. The burst is a sixth."),
scan_creations_per_minute: limit(1e6, "Maximum requests per minute and key that create scans."),
retain_scans_days: limit(36500, "Days after which a final scan is deleted.")
};
const optionalSettings = {
prices: build.ZUJ.Optional(settings.prices),
running_scans_max: build.ZUJ.Optional(settings.running_scans_max),
requests_per_minute: build.ZUJ.Optional(settings.requests_per_minute),
scan_creations_per_minute: build.ZUJ.Optional(settings.scan_creations_per_minute),
retain_scans_days: build.ZUJ.Optional(settings.retain_scans_days)
};
const Workspace = (0, primitives.re)({
id: (0, primitives.t2)("wsp", "Workspace id."),
name: (0, primitives.me)(Name, "null: the first workspace, until it gets a name."),
state: State,
balance: build.ZUJ.Integer({
minimum: 0,
description: "Remaining tokens."
}),
...settings,
created_at: primitives.Dc
});
const WorkspaceCreate = (0, primitives.re)({
name: Name,
initial_tokens: build.ZUJ.Optional((0, primitives.me)(Tokens, "Initial balance in tokens. null: as the service.")),
...optionalSettings
});
const WorkspaceUpdate = (0, primitives.re)({
name: build.ZUJ.Optional(Name),
state: build.ZUJ.Optional(State),
...optionalSettings
}, {
minProperties: 1
});
const WorkspaceDeleted = (0, primitives.re)({
id: build.ZUJ.String(),
revoked_keys: build.ZUJ.Integer({
minimum: 0,
description: "Keys that ended with the workspace."
})
});
const ofWorkspace = {
workspace_id: build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: 64,
description: "Workspace that the request is about. Default: the first one; for a member, their own and no other."
}))
};
const query = (0, primitives.re)(ofWorkspace);
const admin_routes_page = {
...(0, route_parameters.Qe)(limits.b.pageSizeDefault),
...ofWorkspace
};
const shortPage = (0, route_parameters.Qe)(limits.b.pageSizeMax);
const admin_routes_wholePage = {
...shortPage,
...ofWorkspace
};
const workspaceParam = (0, primitives.re)({
id: build.ZUJ.String({
maxLength: 64
})
});
const keyParam = (0, primitives.re)({
id: build.ZUJ.String({
maxLength: 64
})
});
const memberParam = (0, primitives.re)({
name: build.ZUJ.String({
maxLength: 100
})
});
const Filter = build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Exact match."
}));
const ADMIN_ROUTES = {
listWorkspaces: {
method: "GET",
path: "/v1/workspaces",
scopes: [],
summary: "List workspaces, newest first. Needs the admin token, as all routes of workspaces.",
query: (0, primitives.re)(shortPage),
success: {
status: 200,
schema: (0, route_parameters.c3)(Workspace)
},
errors: [ "invalid_cursor" ]
},
createWorkspace: {
method: "POST",
path: "/v1/workspaces",
scopes: [],
summary: "Create a workspace. Its keys are created with `workspace_id`.",
body: WorkspaceCreate,
success: {
status: 201,
schema: Workspace
},
errors: []
},
getWorkspace: {
method: "GET",
path: "/v1/workspaces/{id}",
scopes: [],
summary: "Get a workspace.",
params: workspaceParam,
success: {
status: 200,
schema: Workspace
},
errors: [ "not_found" ]
},
updateWorkspace: {
method: "PATCH",
path: "/v1/workspaces/{id}",
scopes: [],
summary: "Change, suspend or resume a workspace, at once.",
params: workspaceParam,
body: WorkspaceUpdate,
success: {
status: 200,
schema: Workspace
},
errors: [ "not_found" ]
},
deleteWorkspace: {
method: "DELETE",
path: "/v1/workspaces/{id}",
scopes: [],
summary: "Delete a workspace. Its keys end at once; its data is erased within minutes, but for its ledger. Not the first workspace.",
params: workspaceParam,
success: {
status: 200,
schema: WorkspaceDeleted
},
errors: [ "not_found", "invalid_state" ]
},
listKeys: {
method: "GET",
path: "/v1/keys",
scopes: [],
summary: "List API keys, newest first.",
query: (0, primitives.re)(admin_routes_wholePage),
success: {
status: 200,
schema: (0, route_parameters.c3)(admin.NR)
},
errors: [ "invalid_cursor" ]
},
createKey: {
method: "POST",
path: "/v1/keys",
scopes: [],
summary: "Create a workspace key or a personal access token. The key is not returned again.",
query: query,
body: admin.O4,
success: {
status: 201,
schema: admin.Z9
},
errors: []
},
revokeKey: {
method: "POST",
path: "/v1/keys/{id}/revoke",
scopes: [],
summary: "Revoke a key at once and disable its webhook subscriptions.",
params: keyParam,
query: query,
success: {
status: 200,
schema: admin.NR
},
errors: [ "not_found", "invalid_state" ]
},
rotateKey: {
method: "POST",
path: "/v1/keys/{id}/rotate",
scopes: [],
summary: "Replace a key by a new one with the same name, scopes and expiry. Webhook subscriptions move to the new key.",
params: keyParam,
query: query,
body: admin.Hi,
bodyOptional: true,
success: {
status: 201,
schema: admin.VE
},
errors: [ "not_found", "invalid_state" ]
},
listMembers: {
method: "GET",
path: "/v1/members",
scopes: [],
summary: "List members, newest first.",
query: (0, primitives.re)(admin_routes_wholePage),
success: {
status: 200,
schema: (0, route_parameters.c3)(admin.dP)
},
errors: [ "invalid_cursor" ]
},
createMember: {
method: "POST",
path: "/v1/members",
scopes: [],
summary: "Add a member. An existing member with the same name and role is returned unchanged.",
query: query,
body: admin.Fh,
success: {
status: 201,
schema: admin.dP
},
errors: [ "conflict" ]
},
updateMember: {
method: "PATCH",
path: "/v1/members/{name}",
scopes: [],
summary: "Change the role of a member. Tokens with more than the new role allows are narrowed or revoked.",
params: memberParam,
query: query,
body: admin.sM,
success: {
status: 200,
schema: admin.ul
},
errors: [ "not_found" ]
},
deleteMember: {
method: "DELETE",
path: "/v1/members/{name}",
scopes: [],
summary: "Remove a member and revoke their personal access tokens.",
params: memberParam,
query: query,
success: {
status: 200,
schema: admin.xQ
},
errors: [ "not_found" ]
},
listTrusts: {
method: "GET",
path: "/v1/trusts",
scopes: [],
summary: "List the trusts by which workloads get keys, newest first.",
query: (0, primitives.re)(admin_routes_wholePage),
success: {
status: 200,
schema: (0, route_parameters.c3)(trust.R_)
},
errors: [ "invalid_cursor" ]
},
createTrust: {
method: "POST",
path: "/v1/trusts",
scopes: [],
summary: "Let workloads with certain claims exchange their identity token for a key of 15 minutes. Only with the admin token.",
query: query,
body: trust.DV,
success: {
status: 201,
schema: trust.R_
},
errors: []
},
deleteTrust: {
method: "DELETE",
path: "/v1/trusts/{id}",
scopes: [],
summary: "Delete a trust and revoke the keys that it gave.",
params: keyParam,
query: query,
success: {
status: 204
},
errors: [ "not_found" ]
},
grantTokens: {
method: "POST",
path: "/v1/tokens/grant",
scopes: [],
summary: "Add tokens to the balance of the live workspace; only the first one for a member. Held webhook deliveries become due.",
query: query,
body: admin.OC,
success: {
status: 200,
schema: admin.Wv
},
errors: []
},
listAuditEvents: {
method: "GET",
path: "/v1/audit",
scopes: [],
summary: "List audit entries, newest first.",
query: (0, primitives.re)({
...admin_routes_page,
actor: Filter,
action: Filter,
subject: build.ZUJ.Optional(build.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Exact match. The id of a scan also finds the bulk request that created it."
}))
}),
success: {
status: 200,
schema: (0, route_parameters.c3)(admin.In)
},
errors: [ "invalid_cursor" ]
},
listLedgerEntries: {
method: "GET",
path: "/v1/ledger",
scopes: [],
summary: "List the entries of the token ledger, newest first.",
query: (0, primitives.re)({
...admin_routes_page,
mode: build.ZUJ.Optional((0, primitives.ZY)(contract_key.ld, "Live workspace or sandbox. Default live."))
}),
success: {
status: 200,
schema: (0, route_parameters.c3)(admin.WG)
},
errors: [ "invalid_cursor" ]
},
createConsoleLink: {
method: "POST",
path: "/v1/console-links",
scopes: [],
summary: "Create a link that signs in to the settings console once, within 5 minutes. Not available to console sessions.",
success: {
status: 201,
schema: admin.E0
},
errors: [ "invalid_state" ]
}
};
var first_start = __webpack_require__(74459);
var error_reply = __webpack_require__(63942);
const [QUOTE, BACKSLASH, COLON] = [ 34, 92, 58 ];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [ 91, 93, 123, 125 ];
const decoder = new TextDecoder("utf-8", {
fatal: true,
ignoreBOM: true
});
const MEMBERS_MAX = 3e4;
const DEPTH_MAX = 32;
function acceptJsonOnly(server) {
server.removeAllContentTypeParsers();
server.addContentTypeParser(/^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i, {
parseAs: "buffer",
bodyLimit: limits.b.bodyBytesMax
}, (_request, body, done) => {
try {
done(null, parseJson(body));
} catch (error) {
done(error, undefined);
}
});
}
function parseJson(bytes) {
if (bytes.length === 0) return undefined;
json_body_refuseExcess(bytes);
try {
return JSON.parse(decoder.decode(bytes));
} catch (cause) {
const message = cause instanceof SyntaxError ? "syntax error" : "not UTF-8";
throw new service_errors.hD("invalid_json", `The request body is not valid JSON: ${message}.`, {
cause: cause
});
}
}
function json_body_refuseExcess(bytes) {
let depth = 0;
let members = 0;
for (let at = 0; at < bytes.length; at += 1) {
const byte = bytes[at];
if (byte === QUOTE) at = endOfText(bytes, at + 1); else if (byte === COLON) members += 1; else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1; else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
if (depth > DEPTH_MAX) throw (0, service_errors.Gq)("body", `is nested deeper than ${DEPTH_MAX} levels`, "depth");
}
if (members > MEMBERS_MAX) throw (0, service_errors.Gq)("body", `has more than ${MEMBERS_MAX} members`, "maxProperties");
}
function endOfText(bytes, at) {
while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
return at;
}
var request_line = __webpack_require__(13451);
var request_span = __webpack_require__(62385);
var routes = __webpack_require__(64447);
var trace_context = __webpack_require__(9198);
class AllowedMethods {
#methods=new Map;
#served=new Set;
watch(server) {
server.addHook("onRoute", ({url: url, method: method}) => {
const methods = this.#methods.get(url) ?? new Set;
for (const name of [ method ].flat()) {
methods.add(name);
this.#served.add(name);
}
this.#methods.set(url, methods);
});
}
refuses(method, path) {
return !this.#served.has(method) || this.#methods.get(path)?.has(method) === false;
}
error(method, path) {
const allowed = [ ...this.#methods.get(path) ?? this.#byPattern(path) ];
if (allowed.length === 0) return new service_errors.hD("not_found", "No such path.");
const allow = allowed.join(", ");
return new service_errors.hD("method_not_allowed", `${method} is not allowed here; allowed: ${allow}.`, {
headers: {
allow: allow
}
});
}
#byPattern(path) {
const parts = path.split("/");
const fitting = [ ...this.#methods ].filter(([url]) => {
const pattern = url.split("/");
return pattern.length === parts.length && pattern.every((part, i) => part === parts[i] || part.startsWith(":") && parts[i] !== "");
});
return new Set(fitting.flatMap(([, methods]) => [ ...methods ]));
}
}
var authenticate = __webpack_require__(61084);
var external_node_zlib_ = __webpack_require__(38522);
const ENTRIES_MAX = 32;
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const TOKEN = "[!#$%&'*+.^_`|~0-9a-z-]+";
const PARAMETER = new RegExp(`^${TOKEN}=${TOKEN}$`);
const CODING = new RegExp(`^${TOKEN}$`);
const MEDIA_RANGE = new RegExp(`^${TOKEN}/${TOKEN}$`);
function preferredType(accept, offered) {
const weights = weightsOf(accept?.trim() || "*/*", MEDIA_RANGE);
const weightOf = type => weights.get(type) ?? weights.get(type.replace(/\/.*/, "/*")) ?? weights.get("*/*") ?? 0;
return heaviest(offered, weightOf);
}
function preferredCoding(acceptEncoding, offered) {
const weights = weightsOf(acceptEncoding ?? "", CODING);
const plain = weights.get("identity") ?? 0;
const weightOf = coding => weights.get(coding) ?? weights.get("*") ?? 0;
return heaviest(offered.filter(coding => weightOf(coding) >= plain), weightOf);
}
function heaviest(names, weightOf) {
let best = null;
for (const name of names) if (weightOf(name) > (best === null ? 0 : weightOf(best))) best = name;
return best;
}
function weightsOf(header, name) {
const weights = new Map;
for (const entry of header.toLowerCase().split(",", ENTRIES_MAX)) {
const [value = "", ...parameters] = entry.split(";").map(part => part.trim());
if (!name.test(value) || weights.has(value) || !parameters.every(parameter => PARAMETER.test(parameter))) continue;
const weight = parameters.find(parameter => parameter.startsWith("q="))?.slice(2) ?? "1";
if (WEIGHT.test(weight)) weights.set(value, Number(weight));
}
return weights;
}
const BYTES_MIN = 1024;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/;
const CODINGS = [ "br", "gzip" ];
const BROTLI_QUALITY = 5;
function vary(reply, name) {
const before = reply.getHeader("vary");
if (before === undefined) reply.header("vary", name); else if (!String(before).split(", ").includes(name)) reply.header("vary", `${before}, ${name}`);
}
function textCoding(request) {
return preferredCoding(request.headers["accept-encoding"], CODINGS);
}
function compressResponses(server) {
server.addHook("onSend", (request, reply, payload, done) => {
if (!isCompressible(request, reply, payload)) return done(null, payload);
vary(reply, "accept-encoding");
const coding = textCoding(request);
if (coding === null) return done(null, payload);
const compressed = (error, bytes) => {
if (error !== null) return done(error);
reply.header("content-encoding", coding);
done(null, bytes);
};
if (coding === "gzip") (0, external_node_zlib_.gzip)(payload, compressed); else (0, 
external_node_zlib_.brotliCompress)(payload, {
params: {
[external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY
}
}, compressed);
});
}
function isCompressible(request, reply, payload) {
return (typeof payload === "string" || Buffer.isBuffer(payload)) && payload.length >= BYTES_MIN && (request.method === "GET" || request.method === "HEAD") && !request.url.startsWith("/console/") && TEXT.test(String(reply.getHeader("content-type") ?? ""));
}
const VERSION = 1;
const LIFETIME_MS = 24 * 3600 * 1e3;
class Cursors {
#secret;
#now;
constructor(secret, now) {
this.#secret = secret;
this.#now = now;
}
encode(list, position) {
const payload = JSON.stringify([ VERSION, this.#now().getTime(), fingerprint(list), ...position ]);
const text = Buffer.from(payload).toString("base64url");
return `${text}.${this.#mac(text)}`;
}
decode(list, cursor) {
const wrong = why => new service_errors.hD("invalid_cursor", `The cursor ${why}: request the first page again.`, {
param: "cursor"
});
const [text = "", mac = "", ...more] = cursor.split(".");
const expected = Buffer.from(this.#mac(text));
const received = Buffer.from(mac);
if (more.length > 0 || received.length !== expected.length || !(0, external_node_crypto_.timingSafeEqual)(received, expected)) {
throw wrong("is malformed");
}
const payload = JSON.parse(Buffer.from(text, "base64url").toString());
const [version, issued, bound, position, id] = payload;
if (version !== VERSION) throw wrong("has an unknown version");
if (bound !== fingerprint(list)) throw wrong("belongs to another list or other filters");
if (typeof issued !== "number" || this.#now().getTime() - issued > LIFETIME_MS) throw wrong("has expired");
if (typeof position !== "string" && typeof position !== "number" || typeof id !== "string") {
throw wrong("is malformed");
}
return [ position, id ];
}
#mac(text) {
return (0, external_node_crypto_.createHmac)("sha256", this.#secret).update(`cursor.${text}`).digest("base64url").slice(0, 22);
}
}
function fingerprint(list) {
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 16);
}
var route_definition = __webpack_require__(87286);
var canonical_json = __webpack_require__(71569);
var unavailable = __webpack_require__(2424);
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
function sealingKey(apiKey, idempotencyKey) {
return (0, external_node_crypto_.createHmac)("sha256", apiKey).update(`idempotency.${idempotencyKey}`).digest();
}
function seal(text, key) {
const iv = (0, external_node_crypto_.randomBytes)(IV_BYTES);
const cipher = (0, external_node_crypto_.createCipheriv)(ALGORITHM, key, iv);
const encrypted = Buffer.concat([ cipher.update((0, external_node_zlib_.deflateRawSync)(text, {
level: 1
})), cipher.final() ]);
return Buffer.concat([ iv, cipher.getAuthTag(), encrypted ]).toString("base64");
}
function unseal(sealed, key) {
const bytes = Buffer.from(sealed, "base64");
const decipher = (0, external_node_crypto_.createDecipheriv)(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
authTagLength: TAG_BYTES
});
decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
const compressed = Buffer.concat([ decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final() ]);
return (0, external_node_zlib_.inflateRawSync)(compressed).toString("utf8");
}
const LOCK_NOT_AVAILABLE = "55P03";
const HEADER = "Idempotency-Key";
const SAME_KEY = "workspace_id = $1 AND key_id = $2 AND method = $3 AND path = $4 AND idempotency_key = $5";
const IDEMPOTENCY_KEY = new RegExp(route_definition.XK);
function idempotencyKeyOf(request) {
const values = request.headersDistinct["idempotency-key"];
if (values === undefined) return null;
if (values.length > 1) throw (0, service_errors.Gq)(HEADER, "is repeated", "duplicate");
const value = (values[0] ?? "").trim();
if (value === "") throw (0, service_errors.Gq)(HEADER, "is empty", "minLength");
if (value.length > limits.b.idempotencyKeyLengthMax) {
throw (0, service_errors.Gq)(HEADER, `is longer than ${limits.b.idempotencyKeyLengthMax} characters`, "maxLength");
}
if (!IDEMPOTENCY_KEY.test(value)) throw (0, service_errors.Gq)(HEADER, "must contain visible ASCII characters only", "pattern");
return value;
}
function requestHash(body) {
return (0, external_node_crypto_.createHash)("sha256").update(body === undefined ? "" : (0, 
canonical_json.d)(body)).digest("hex");
}
class Idempotency {
#store;
#clock;
#waitMs;
#running=new Map;
constructor(store, clock, waitMs = limits.b.idempotencyWaitMs) {
this.#store = store;
this.#clock = clock;
this.#waitMs = waitMs;
}
async run(request, write, prepare) {
if (request === null) {
const prepared = await (prepare?.());
return this.#store.transaction(tx => write(tx, prepared));
}
return this.#oneAtATime(request, async deadline => {
const replay = prepare === undefined ? null : await this.#stored(this.#store, request);
if (replay !== null) return replay;
const prepared = await (prepare?.());
return this.#store.transaction(async tx => {
if (!await this.#reserve(tx, request, deadline)) return this.#replay(tx, request);
const reply = await write(tx, prepared);
const body = seal(JSON.stringify(reply.body ?? null), request.sealingKey);
await tx.query(`UPDATE idempotency_keys SET status = $6, body = $7 WHERE ${SAME_KEY}`, [ ...identity(request), reply.status, body ]);
return reply;
});
});
}
async #oneAtATime(request, work) {
const name = nameOf(request);
const deadline = performance.now() + this.#waitMs;
for (let before = this.#running.get(name); before !== undefined; before = this.#running.get(name)) {
await (0, unavailable.RN)(before, deadline - performance.now(), inProgress);
const replay = await this.#stored(this.#store, request);
if (replay !== null) return replay;
}
const running = work(deadline);
const settled = running.then(() => {}, () => {});
this.#running.set(name, settled);
try {
return await running;
} catch (error) {
throw (0, store.cn)(error) === LOCK_NOT_AVAILABLE ? inProgress() : error;
} finally {
if (this.#running.get(name) === settled) this.#running.delete(name);
}
}
async #reserve(tx, request, deadline) {
const remaining = Math.max(1, Math.ceil(deadline - performance.now()));
await tx.query("SELECT set_config('lock_timeout', $1, true)", [ `${remaining}ms` ]);
const rows = await tx.query(`INSERT INTO idempotency_keys AS k\n         (workspace_id, key_id, method, path, idempotency_key, request_hash, status, body, created_at)\n       VALUES ($1, $2, $3, $4, $5, $6, 0, '', $7)\n       ON CONFLICT (workspace_id, key_id, method, path, idempotency_key) DO UPDATE\n         SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at\n         WHERE k.created_at < $8\n       RETURNING 1`, [ ...identity(request), request.hash, this.#clock.now(), this.#oldest() ]);
await tx.query("SELECT set_config('lock_timeout', '0', true)");
return rows.length > 0;
}
async #replay(tx, request) {
const stored = await this.#stored(tx, request);
if (stored === null) throw inProgress();
return stored;
}
async #stored(sql, request) {
const [row] = await sql.query(`SELECT request_hash, status, body, created_at FROM idempotency_keys WHERE ${SAME_KEY}`, identity(request));
if (row === undefined || row.created_at < this.#oldest()) return null;
if (row.request_hash !== request.hash) {
throw new service_errors.hD("idempotency_mismatch", "This Idempotency-Key was used with a different body: use a new key for a new request.", {
param: HEADER
});
}
return {
status: row.status,
body: JSON.parse(responseText(row.body, request.sealingKey)),
headers: {
"idempotent-replayed": "true"
}
};
}
#oldest() {
return new Date(this.#clock.now().getTime() - limits.b.idempotencyRetentionSeconds * 1e3);
}
}
function responseText(stored, key) {
return /^[{[]|^null$/.test(stored) ? stored : unseal(stored, key);
}
function inProgress() {
return new service_errors.hD("idempotency_in_progress", "A request with this Idempotency-Key is still in progress: retry in a second.", {
headers: {
"retry-after": "1"
}
});
}
function identity({principal: principal, method: method, path: path, key: key}) {
return [ principal.workspaceId, principal.keyId, method, path, key ];
}
function nameOf({principal: principal, method: method, path: path, key: key}) {
return JSON.stringify([ principal.keyId, method, path, key ]);
}
class LateRequests {
#latest=new WeakMap;
#requestMs;
constructor(requestMs) {
this.#requestMs = requestMs;
}
watch(server) {
server.prependListener("request", request => this.#latest.set(request.socket, request));
}
recheck(socket, giveUp) {
const before = this.#latest.get(socket);
setImmediate(() => {
const request = this.#latest.get(socket);
if (request === undefined) return giveUp();
if (request.complete) return;
if (request === before && request.readableFlowing === true) return giveUp();
const timer = setTimeout(() => {
if (this.#latest.get(socket) === request) this.recheck(socket, giveUp);
}, this.#requestMs);
timer.unref();
socket.once("close", () => clearTimeout(timer));
});
}
}
var rate_limit = __webpack_require__(67261);
function textRepresentation(text, headers) {
return {
headers: headers,
version: versionOf(text),
read: async () => Buffer.from(text)
};
}
function versionOf(...parts) {
return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("base64url");
}
async function payloadOf({headers: headers, version: version, read: read}, request, reply, ranges) {
const coding = ranges ? null : textCoding(request);
const etag = `"${version}${coding === null ? "" : `-${coding}`}"`;
const known = {
etag: etag,
"cache-control": "private, no-cache",
...ranges ? {
"accept-ranges": "bytes"
} : {}
};
if (!ranges) vary(reply, "accept-encoding");
if (isKnown(request.headers["if-none-match"], etag)) {
reply.code(304).headers(known);
return undefined;
}
const bytes = Buffer.from(await read());
const range = ranges ? rangeOf(request, etag, bytes.length) : null;
reply.headers({
...headers,
...known
});
if (range === null) return bytes;
const [first, last] = range;
reply.code(206).header("content-range", `bytes ${first}-${last}/${bytes.length}`);
return bytes.subarray(first, last + 1);
}
function isKnown(ifNoneMatch, etag) {
const tags = (ifNoneMatch ?? "").split(",").map(tag => tag.trim().replace(/^W\//, ""));
return tags.includes(etag) || ifNoneMatch?.trim() === "*";
}
function rangeOf(request, etag, size) {
const {range: range = "", "if-range": ifRange = etag} = request.headers;
const [matched, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range) ?? [];
const isValid = matched !== undefined && from + to !== "" && (from === "" || to === "" || Number(from) <= Number(to));
if (request.method !== "GET" || ifRange !== etag || !isValid) return null;
const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
if (first < size) return [ first, from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1) ];
throw new service_errors.hD("range_not_satisfiable", `The document has ${size} bytes.`, {
headers: {
"content-range": `bytes */${size}`,
"accept-ranges": "bytes"
}
});
}
const JSON_TYPE = "application/json";
function mediaTypeOf({success: success}, request) {
const {contentType: contentType = JSON_TYPE, alternatives: alternatives} = success;
if (alternatives === undefined) return contentType;
const offered = [ contentType, ...alternatives ];
const preferred = preferredType(request.headers.accept, offered);
if (preferred !== null) return preferred;
throw new service_errors.hD("not_acceptable", `Accept must allow one of ${offered.join(", ")}.`);
}
async function payloadOfReply({status: status, headers: headers = {}, representation: representation, body: body}, place, route, request, reply) {
reply.code(status).headers(headers);
if (route.success.alternatives !== undefined) vary(reply, "accept");
if (representation !== undefined) {
return payloadOf(representation, request, reply, route.success.ranges === true);
}
if (body === undefined) return undefined;
reply.headers(referencesOf(body, place, route, request));
reply.header("content-type", `${JSON_TYPE}; charset=utf-8`);
return JSON.stringify(body);
}
function referencesOf({id: id = "", next_cursor: cursor}, {prefix: prefix, baseUrl: baseUrl}, {path: path, success: success}, request) {
const values = {
...request.params,
"body.id": id
};
const urlOf = template => baseUrl() + prefix + template.replaceAll(/\{([\w.]+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
if (success.location !== undefined) return {
location: urlOf(success.location)
};
if (cursor === undefined) return {};
const query = new URLSearchParams({
...request.query,
cursor: cursor
});
return {
link: `<${urlOf(path)}?${query}>; rel="next"`
};
}
function readQuery(schema, raw) {
const properties = schema?.properties ?? {};
const query = {};
for (const [name, value] of Object.entries(raw)) {
const shown = name.slice(0, 100);
if (!Object.hasOwn(properties, name)) throw (0, service_errors.Gq)(shown, "is not a query parameter of this route", "unknown");
if (typeof value !== "string") throw (0, service_errors.Gq)(shown, "is repeated", "duplicate");
query[name] = properties[name]?.type === "integer" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
if (schema !== undefined) (0, validate.tf)(schema, query, "The query");
return query;
}
const TIMEOUTS = {
headersMs: 1e4,
requestMs: 3e4,
checkMs: 1e3
};
const KEEP_ALIVE_MS = 2e4;
const MAX_HEADER_BYTES = 16 * 1024;
const admitted = new WeakMap;
function createServer(service, keys, handlers, timeouts = TIMEOUTS) {
const lateRequests = new LateRequests(timeouts.requestMs);
const sendError = (0, error_reply.eI)(service);
const server = fastify({
logger: false,
genReqId: request => (0, request_line.Gb)(request, service.clock),
requestIdHeader: false,
rewriteUrl: request_line.ae,
bodyLimit: limits.b.bodyBytesMax,
requestTimeout: timeouts.requestMs,
keepAliveTimeout: KEEP_ALIVE_MS,
forceCloseConnections: "idle",
http: {
headersTimeout: timeouts.headersMs,
connectionsCheckingInterval: timeouts.checkMs,
maxHeaderSize: MAX_HEADER_BYTES
},
routerOptions: {
maxParamLength: 200
},
clientErrorHandler: (error, socket) => (0, error_reply.Z9)(error, socket, service, lateRequests),
frameworkErrors: (error, request, reply) => sendError(error, request, reply)
});
lateRequests.watch(server.server);
acceptJsonOnly(server);
const methods = new AllowedMethods;
methods.watch(server);
compressResponses(server);
(0, request_span.u)(server, service);
server.addHook("onRequest", async (request, reply) => {
reply.header("x-request-id", request.id);
reply.header("cache-control", "no-store");
reply.header("x-content-type-options", "nosniff");
if (methods.refuses(request.method, (0, request_line.XM)(request))) throw methods.error(request.method, (0, 
request_line.XM)(request));
});
server.addHook("onResponse", async (request, reply) => observe(service, request, reply));
server.setErrorHandler(sendError);
server.setNotFoundHandler((request, reply) => sendError(methods.error(request.method, (0, 
request_line.XM)(request)), request, reply));
registerRoutes(server, service, {
routes: routes.b,
handlers: handlers,
prefix: "",
baseUrl: () => service.config.publicUrl,
limits: service.config.rateLimits,
authenticate: request => (0, authenticate.QF)(request.raw, keys)
});
countFromStart(service, handlers);
return server;
}
function countFromStart({metrics: metrics}, handlers) {
for (const [name, {method: method, path: path, success: success}] of Object.entries(routes.b)) {
if (!Object.hasOwn(handlers, name)) continue;
for (const status of [ success.status, 500, 503 ]) {
metrics.count("scan_gate_http_requests_total", {
method: method,
route: routePath(path),
status: String(status)
}, 0);
}
}
}
const routePath = path => path.replaceAll(/\{(\w+)\}/g, ":$1");
function registerRoutes(server, service, group) {
const parts = {
service: service,
cursors: new Cursors(service.secret, () => service.clock.now()),
idempotency: new Idempotency(service.store, service.clock),
limiter: new rate_limit.v(group.limits)
};
for (const [name, definition] of Object.entries(group.routes)) {
const handler = group.handlers[name];
if (handler !== undefined) register(server, parts, group, definition, handler);
}
}
function register(server, parts, group, route, handler) {
server.route({
method: route.method,
url: group.prefix + routePath(route.path),
onRequest: async (request, reply) => {
const {principal: principal, apiKey: apiKey, session: session = "", rates: rates} = await group.authenticate(request);
reply.headers(parts.limiter.check(principal.keyId, route.rateClass, rates));
(0, authenticate.Gq)(principal, route.scopes);
if ((request.raw.headersDistinct["content-type"]?.length ?? 0) > 1) {
throw (0, service_errors.Gq)("Content-Type", "is repeated", "duplicate");
}
const key = route.method === "POST" ? idempotencyKeyOf(request.raw) : null;
const path = session + (0, request_line.XM)(request);
const idempotency = key === null ? null : {
key: key,
sealingKey: sealingKey(apiKey, key),
path: path
};
admitted.set(request, {
principal: principal,
idempotency: idempotency
});
},
handler: async (request, reply) => {
const result = await handle(parts, route, handler, request);
return reply.send(await payloadOfReply(result, group, route, request, reply));
}
});
}
async function handle({service: service, cursors: cursors, idempotency: idempotency}, route, handler, request) {
const entry = admitted.get(request);
if (entry === undefined) throw new Error("The request was not authenticated.");
const query = readQuery(route.query, request.query);
const body = readBody(route, request.body, service.config.mode === "embedded");
const mediaType = mediaTypeOf(route, request);
const context = {
service: service,
cursors: cursors,
principal: entry.principal,
requestId: request.id,
traceparent: (0, request_span.d)(request),
mediaType: mediaType,
params: request.params,
query: query,
body: body
};
if (route.method === "GET") {
return handler(service.store, context, undefined);
}
const keyed = entry.idempotency === null ? null : {
...entry.idempotency,
principal: entry.principal,
method: route.method,
hash: requestHash(body)
};
const reply = await idempotency.run(keyed, (tx, prepared) => handler(tx, context, prepared), handler.prepare && (() => handler.prepare?.(context)));
reply.committed?.();
return reply;
}
function readBody(route, body, isEmbedded) {
if (route.body === undefined) {
const isEmptyObject = typeof body === "object" && body !== null && Object.keys(body).length === 0;
if (body === undefined || route.method === "GET" || route.method === "DELETE" || isEmptyObject) return undefined;
throw (0, service_errors.Gq)("body", "must be absent: this route takes no body", "unknown");
}
if (body === undefined) {
if (route.bodyOptional === true) return undefined;
throw (0, service_errors.Gq)("body", "is required: send a JSON object", "required");
}
(0, validate.tf)((isEmbedded ? route.embeddedBody : undefined) ?? route.bodyFrame ?? route.body, body, "The body");
return body;
}
function observe(service, request, reply) {
const route = request.routeOptions.url ?? "unknown";
const labels = {
method: request.method,
route: route,
status: String(reply.statusCode)
};
service.metrics.count("scan_gate_http_requests_total", labels);
const seconds = reply.elapsedTime / 1e3;
service.metrics.observe("scan_gate_http_request_duration_seconds", {
method: request.method,
route: route
}, seconds);
service.log("info", "request", {
request_id: request.id,
method: request.method,
route: route,
status: reply.statusCode,
ms: Math.round(reply.elapsedTime),
key_id: admitted.get(request)?.principal.keyId,
...(0, trace_context.N)((0, request_span.d)(request))
});
}
var key_secret = __webpack_require__(19431);
function createAdminServer(context) {
const {service: service} = context;
const server = fastify({
logger: false,
genReqId: request => (0, request_line.Gb)(request, service.clock),
requestIdHeader: false,
rewriteUrl: request_line.ae,
bodyLimit: 64 * 1024,
requestTimeout: 3e4,
forceCloseConnections: "idle",
http: {
headersTimeout: 1e4,
maxHeaderSize: 16 * 1024
}
});
acceptJsonOnly(server);
(0, request_span.u)(server, service);
server.addHook("onRequest", async (request, reply) => {
reply.header("x-request-id", request.id);
reply.header("cache-control", "no-store");
});
server.setNotFoundHandler(async request => {
admit(request, await (0, first_start.d_)(service.store));
throw new service_errors.hD("not_found", "The admin API has no such path.");
});
server.setErrorHandler((0, error_reply.eI)(service));
registerRoutes(server, service, {
routes: ADMIN_ROUTES,
handlers: adminHandlers(context),
prefix: "",
baseUrl: () => "",
limits: null,
authenticate: async request => {
const apiKey = admit(request, await (0, first_start.d_)(service.store));
const workspaceId = await (0, admin_call.u2)(service.store, request.query, admin_call.KC, context.workspaceId);
return {
principal: {
keyId: admin_call.KC,
workspaceId: workspaceId,
livemode: true,
scopes: []
},
apiKey: apiKey
};
}
});
return server;
}
function admit(request, tokenHash) {
const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1];
if (token === undefined) {
throw new service_errors.hD("missing_api_key", 'Send the admin token of the bootstrap file as "Authorization: Bearer …".', {
headers: {
"www-authenticate": 'Bearer realm="scan-gate-admin"'
}
});
}
if (tokenHash === undefined || !(0, external_node_crypto_.timingSafeEqual)(Buffer.from((0, 
key_secret.EN)(token)), Buffer.from(tokenHash))) {
throw new service_errors.hD("invalid_api_key", "This is not the admin token of this service. Run scan-gate admin-token to issue one.", {
headers: {
"www-authenticate": 'Bearer realm="scan-gate-admin", error="invalid_token"'
}
});
}
return token;
}
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_promises_ = __webpack_require__(51455);
const TYPES = {
".css": "text/css; charset=utf-8",
".html": "text/html; charset=utf-8",
".js": "text/javascript; charset=utf-8",
".json": "application/json; charset=utf-8",
".png": "image/png",
".svg": "image/svg+xml; charset=utf-8",
".woff2": "font/woff2"
};
const GZIP_MIN_BYTES = 1024;
const assets_PLACES = [ "../console/", "../../../dist/console/" ];
function locateConsole(from = import.meta.url) {
const folders = assets_PLACES.map(place => (0, external_node_url_.fileURLToPath)(new URL(place, from)));
return folders.find(folder => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, "index.html"))) ?? null;
}
async function readAssets(folder) {
if (folder === null || !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, "index.html"))) return null;
const below = (0, external_node_path_.join)(folder, "assets");
const names = (0, external_node_fs_.existsSync)(below) ? await (0, external_node_fs_promises_.readdir)(below, {
withFileTypes: true
}) : [];
const files = await Promise.all(names.filter(entry => entry.isFile()).map(async ({name: name}) => [ name, await read((0, 
external_node_path_.join)(below, name)) ]));
return {
index: await read((0, external_node_path_.join)(folder, "index.html")),
files: new Map(files)
};
}
async function read(path) {
const bytes = await (0, external_node_fs_promises_.readFile)(path);
const type = TYPES[(0, external_node_path_.extname)(path)] ?? "application/octet-stream";
const isText = type.includes("charset");
return {
type: type,
bytes: bytes,
gzipped: isText && bytes.length >= GZIP_MIN_BYTES ? await (0, external_node_util_.promisify)(external_node_zlib_.gzip)(bytes) : null
};
}
const CACHE_MAX = 1e4;
class ConsoleKeys {
#store;
#ids=new Map;
constructor(store) {
this.#store = store;
}
async principal(holder, mode, now) {
const name = [ holder.workspaceId, holder.member?.id, mode ].join();
const known = this.#ids.get(name) ?? await this.#find(holder, mode, now);
if (this.#ids.size >= CACHE_MAX) this.#ids.clear();
this.#ids.set(name, known);
return {
...known,
livemode: mode === "live",
scopes: holder.scopes
};
}
#find({workspaceId: liveId, scopes: scopes, member: member}, mode, now) {
return this.#store.transaction(async tx => {
const workspaceId = await (0, admin_call.wx)(tx, liveId, mode, now);
const managedBy = member === null ? "console" : "sso";
const memberId = member?.id ?? null;
await tx.query("SELECT id FROM workspaces WHERE id = $1 FOR UPDATE", [ workspaceId ]);
const [found] = await tx.query(`SELECT id FROM api_keys WHERE workspace_id = $1 AND managed_by = $2 AND member_id IS NOT DISTINCT FROM $3\n           AND revoked_at IS NULL`, [ workspaceId, managedBy, memberId ]);
const type = memberId === null ? "workspace" : "personal";
const key = {
workspaceId: workspaceId,
mode: mode,
type: type,
memberId: memberId,
scopes: scopes,
expiresAt: null,
managedBy: managedBy
};
const {id: id} = found ?? await (0, keys_keys.cF)(tx, key, now);
return {
keyId: id,
workspaceId: workspaceId
};
});
}
}
var console = __webpack_require__(23854);
var authenticate_session = __webpack_require__(1981);
const POLICY = [ "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'" ].join("; ");
const UNUSED_FEATURES = [ "camera", "display-capture", "geolocation", "microphone", "payment", "usb" ];
const HEADERS = {
"content-security-policy": POLICY,
"cross-origin-embedder-policy": "require-corp",
"cross-origin-opener-policy": "same-origin",
"cross-origin-resource-policy": "same-origin",
"permissions-policy": UNUSED_FEATURES.map(name => `${name}=()`).join(", "),
"referrer-policy": "no-referrer",
"x-content-type-options": "nosniff",
"x-frame-options": "DENY"
};
const HSTS = "max-age=31536000";
function secureResponses(server, {config: config}) {
server.addHook("onRequest", async (_request, reply) => {
reply.headers(HEADERS);
if (config.publicUrl.startsWith("https://")) reply.header("strict-transport-security", HSTS);
});
}
function registerPages(server, assets) {
server.get("/console", (_request, reply) => reply.redirect("console/", 302));
server.get("/console/*", (request, reply) => {
const path = request.params["*"];
if (path.startsWith("api/")) throw new service_errors.hD("not_found", "No such path.");
if (assets === null) {
return reply.code(503).type("text/plain; charset=utf-8").send('The settings console has not been built: run "npm run build" and restart the service.\n');
}
if (!path.startsWith("assets/")) return sendAsset(request, reply, assets.index);
const file = assets.files.get(path.slice("assets/".length));
if (file === undefined) throw new service_errors.hD("not_found", "No such path.");
reply.header("cache-control", "public, max-age=31536000, immutable");
return sendAsset(request, reply, file);
});
}
function sendAsset(request, reply, {type: type, bytes: bytes, gzipped: gzipped}) {
reply.header("vary", "accept-encoding").type(type);
const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers["accept-encoding"] ?? "");
if (gzipped === null || !accepts) return reply.send(bytes);
return reply.header("content-encoding", "gzip").send(gzipped);
}
var client_address = __webpack_require__(90307);
var sessions = __webpack_require__(85901);
var refused_sign_ins = __webpack_require__(83906);
var session_cookie = __webpack_require__(58408);
const PER_ADDRESS = 10;
const IN_ALL = 120;
const KNOWN_MAX = 1e3;
function registerSessionRoutes(server, context) {
const {service: service, workspaceId: workspaceId, sso: sso} = context;
const attempts = new SignInLimits;
const refused = new refused_sign_ins.K(service, workspaceId);
server.post(console.lM.session, {
onRequest: async request => {
(0, authenticate_session.Xx)(request.raw, service);
attempts.take((0, client_address.c)(request, service));
},
handler: async (request, reply) => {
const origin = (0, authenticate_session.Xx)(request.raw, service);
(0, validate.tf)(console.yY, request.body ?? null, "The body");
const body = request.body;
const address = (0, client_address.c)(request, service);
const session = await (0, sessions.Jv)(service, workspaceId, body, address);
if (session === null) {
await refused.add({
address: address,
method: body.link === undefined ? "token" : "link"
});
throw new service_errors.hD("sign_in_refused", refusalOf(body, service));
}
attempts.accepted(address);
const fields = {
request_id: request.id,
session_id: session.id
};
service.log("info", "console.signed_in", fields);
if (sso !== null && session.keyId === null) service.log("warn", "console.break_glass", fields);
(0, session_cookie.$)(reply, origin, session.secret, "");
return reply.code(201).send(await (0, sessions.lt)(service, session));
}
});
server.get(console.lM.session, async request => (0, sessions.lt)(service, await (0, 
authenticate_session.MC)(request.raw, context)));
server.delete(console.lM.session, async (request, reply) => {
const session = await (0, authenticate_session.MC)(request.raw, context);
await (0, sessions.CI)(service, session);
(0, session_cookie.$)(reply, (0, authenticate_session.Xx)(request.raw, service), "", "; Max-Age=0");
const backTo = `${service.config.publicUrl}/console/`;
const url = session.identity === null ? null : await (sso?.endSessionUrl(backTo)) ?? null;
if (url === null) return reply.code(204).send();
return reply.send({
provider_logout_url: url
});
});
server.get(console.LQ.status, async request => {
(0, authenticate_session.Xx)(request.raw, service);
const {issuer: issuer} = service.config.console?.sso ?? {};
return {
provider: issuer === undefined ? null : new URL(issuer).host,
tokens: (0, sessions.qC)(service)
};
});
}
function refusalOf({link: link}, service) {
if (link !== undefined) return "The link is not valid: it works once, within 5 minutes. Create another one with scan-gate console --bootstrap FILE.";
if ((0, sessions.qC)(service)) return "This is neither the admin token of this service nor a valid personal access token.";
return "This is not the admin token of this service. Personal access tokens do not sign in here: use single sign-on.";
}
class SignInLimits {
#perAddress=new rate_limit.Z(PER_ADDRESS, PER_ADDRESS);
#inAll=new rate_limit.Z(IN_ALL, IN_ALL);
#known=new Set;
take(address) {
const {retryAfter: retryAfter} = this.#perAddress.take(address);
const isLimited = retryAfter > 0 || this.#known.has(address);
const wait = isLimited ? retryAfter : this.#inAll.take("all").retryAfter;
if (wait === 0) return;
throw new service_errors.hD("rate_limited", `Too many attempts to sign in: retry in ${wait} s.`, {
headers: {
"retry-after": String(wait)
}
});
}
accepted(address) {
this.#known.delete(address);
this.#known.add(address);
const [oldest] = this.#known;
if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
}
}
function registerConsole(server, context, handlers, assets, registerSso) {
const {service: service} = context;
const limits = service.config.rateLimits;
const baseUrl = () => service.config.publicUrl;
const {createConsoleLink: _, ...admin} = handlers.admin;
server.register(async scope => {
secureResponses(scope, service);
registerPages(scope, assets);
registerSessionRoutes(scope, context);
if (registerSso !== null) scope.register(inner => registerSso(inner, context));
registerRoutes(scope, service, {
routes: routes.b,
handlers: handlers.api,
prefix: console.lM.public,
baseUrl: baseUrl,
limits: limits,
authenticate: request => (0, authenticate_session.EV)(request.raw, context)
});
registerRoutes(scope, service, {
routes: ADMIN_ROUTES,
handlers: admin,
prefix: console.lM.admin,
baseUrl: baseUrl,
limits: limits,
authenticate: request => (0, authenticate_session.RQ)(request, context)
});
});
}
var service_log = __webpack_require__(73230);
const INTERVAL_MS = 6e4;
const WRONG_INTERVAL_MS = 5e3;
const LOGGED_MS = 2e3;
const REFUSED_MS = 6e4;
const SAMPLE_MAX_MS = 5e3;
const SAME_CLOCK = {
isRight: true,
check: async () => true
};
class DatabaseClock {
#sql;
#machine;
#log;
#metrics;
#known;
#skewMs=0;
#timer;
#logged;
constructor(sql, log, metrics, machine = shared_clock.K) {
this.#sql = sql;
this.#log = log;
this.#metrics = metrics;
this.#machine = machine;
}
now() {
if (this.#known === undefined) throw new Error("The clock of the database was not read yet.");
return new Date(this.#known.time + performance.now() - this.#known.at);
}
get isRight() {
return Math.abs(this.#skewMs) <= REFUSED_MS;
}
async start() {
await this.#compare();
this.#timer = setInterval(() => {
const age = performance.now() - (this.#known?.at ?? Number.NEGATIVE_INFINITY);
if (this.isRight && age < INTERVAL_MS) return;
this.#compare().catch(error => this.#log("warn", "clock.unknown", (0, service_log.au)(error)));
}, WRONG_INTERVAL_MS).unref();
}
stop() {
clearInterval(this.#timer);
}
async check() {
await this.#compare();
return this.isRight;
}
async #compare() {
const sent = performance.now();
const [row] = await this.#sql.query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS time");
const at = performance.now();
const tookMs = at - sent;
if (row === undefined || tookMs > SAMPLE_MAX_MS && this.#known !== undefined) return;
const time = row.time + tookMs / 2;
this.#known = {
time: time,
at: at
};
this.#skewMs = this.#machine.now().getTime() - time;
const skewSeconds = Math.round(this.#skewMs / 10) / 100;
this.#metrics.set("scan_gate_clock_skew_seconds", {}, skewSeconds);
if (Math.abs(this.#skewMs) > LOGGED_MS + tookMs / 2) this.#report(skewSeconds);
}
#report(skewSeconds) {
const {isRight: isRight} = this;
const now = performance.now();
if (this.#logged?.isRight === isRight && now - this.#logged.at < INTERVAL_MS) return;
this.#logged = {
at: now,
isRight: isRight
};
const relation = `${Math.abs(skewSeconds)} s ${skewSeconds > 0 ? "ahead of" : "behind"} that of the database`;
const message = isRight ? `The clock of this machine is ${relation}. Times are those of the database.` : `The clock of this machine is ${relation}. This process is not ready, and it scans, delivers and deletes nothing until the clocks agree: check NTP on both machines.`;
this.#log(isRight ? "warn" : "error", "clock.skewed", {
skew_seconds: skewSeconds,
message: message
});
}
}
var batch_reader = __webpack_require__(12164);
const key_lookup_CACHE_MAX = 1e3;
const LAST_USED_GRANULARITY_MS = 6e4;
class KeyLookup {
#store;
#clock;
#log;
#cache=new Map;
#lastUsed=new Map;
#writes=new Set;
#rows;
constructor(store, clock, log) {
this.#store = store;
this.#clock = clock;
this.#log = log;
this.#rows = new batch_reader.Q(async hashes => {
const rows = await store.query(`SELECT k.id, k.workspace_id, k.mode, k.scopes, k.targets, k.hash, k.expires_at, k.revoked_at, w.state,\n           w.requests_per_minute, w.scan_creations_per_minute\n         FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id\n         WHERE k.hash = ANY ($1) AND w.state IN ('active', 'suspended')`, [ hashes ]);
return new Map(rows.map(row => [ row.hash, row ]));
});
}
async find(key) {
const mode = (0, contract_key.KZ)(key);
if (mode === undefined) return null;
const hash = (0, key_secret.EN)(key);
const row = await this.#row(hash);
if (row === undefined || !(0, external_node_crypto_.timingSafeEqual)(Buffer.from(row.hash), Buffer.from(hash))) return null;
const now = this.#clock.now();
if (row.revoked_at !== null || row.expires_at !== null && row.expires_at <= now) return null;
if (row.mode !== mode) return null;
this.#touch(row.id, now);
return {
keyId: row.id,
workspaceId: row.workspace_id,
livemode: mode === "live",
scopes: row.scopes,
...row.targets === null ? {} : {
targets: row.targets
},
isSuspended: row.state === "suspended",
rates: {
requests_per_minute: row.requests_per_minute,
scan_creations_per_minute: row.scan_creations_per_minute
}
};
}
forget() {
this.#cache.clear();
}
async close() {
await Promise.all(this.#writes);
}
async #row(hash) {
const cached = this.#cache.get(hash);
if (cached !== undefined) return cached;
const row = await this.#rows.read(hash);
if (row !== undefined && this.#store.exclusive) {
if (this.#cache.size >= key_lookup_CACHE_MAX) this.#cache.clear();
this.#cache.set(hash, row);
}
return row;
}
#touch(id, now) {
if (now.getTime() - (this.#lastUsed.get(id) ?? Number.NEGATIVE_INFINITY) < LAST_USED_GRANULARITY_MS) return;
if (this.#lastUsed.size >= key_lookup_CACHE_MAX) this.#lastUsed.clear();
this.#lastUsed.set(id, now.getTime());
const write = this.#store.query("UPDATE api_keys SET last_used_at = greatest(last_used_at, $2) WHERE id = $1", [ id, now ]).then(() => {}, error => this.#log("warn", "key.last_used_failed", (0, 
service_log.au)(error))).finally(() => this.#writes.delete(write));
this.#writes.add(write);
}
}
const REQUEST_SECONDS = [ .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30 ];
const SCAN_SECONDS = [ .5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600 ];
const scanType = {
scan_type: primitives.g8
};
const METRICS = {
scan_gate_build_info: {
type: "gauge",
help: "Always 1, with the version as a label."
},
scan_gate_http_requests_total: {
type: "counter",
help: "HTTP requests."
},
scan_gate_http_request_duration_seconds: {
type: "histogram",
help: "HTTP request duration.",
buckets: REQUEST_SECONDS
},
scan_gate_scans_total: {
type: "counter",
help: "Scans that this process finished.",
labels: {
...scanType,
status: [ "succeeded", "failed" ]
}
},
scan_gate_scan_duration_seconds: {
type: "histogram",
help: "Engine time per scan.",
buckets: SCAN_SECONDS,
labels: scanType
},
scan_gate_queue_wait_seconds: {
type: "histogram",
help: "Time from the creation of a scan until this process claimed it.",
buckets: SCAN_SECONDS,
labels: scanType
},
scan_gate_queue_oldest_seconds: {
type: "gauge",
help: "Age of the oldest queued scan that a free worker would run now, of all processes."
},
scan_gate_scans: {
type: "gauge",
help: "Queued and running scans of all processes."
},
scan_gate_worker_running_scans: {
type: "gauge",
help: "Scans running in this process."
},
scan_gate_worker_slots: {
type: "gauge",
help: "Maximum of scans running in this process."
},
scan_gate_engine_processes: {
type: "gauge",
help: "Engine processes of this process, with a scan or waiting for one."
},
scan_gate_engine_crashes_total: {
type: "counter",
help: "Engine processes that ended before their scan did.",
labels: {}
},
scan_gate_deliveries: {
type: "gauge",
help: "Pending and held webhook deliveries, counted up to 100000."
},
scan_gate_deliveries_overdue_seconds: {
type: "gauge",
help: "Time since the oldest pending delivery became due."
},
scan_gate_webhook_attempts_total: {
type: "counter",
help: "Webhook delivery attempts by resulting status.",
labels: {
status: [ "succeeded", "pending", "dead_lettered" ]
}
},
scan_gate_database_up: {
type: "gauge",
help: "Whether the database answered within 1 s for this scrape."
},
scan_gate_database_connections: {
type: "gauge",
help: "Connections of the pool of this process."
},
scan_gate_database_connections_max: {
type: "gauge",
help: "Size of the pool of this process."
},
scan_gate_database_waiting: {
type: "gauge",
help: "Queries and transactions that wait for a connection."
},
scan_gate_clock_skew_seconds: {
type: "gauge",
help: "Time by which the clock of this machine is ahead of that of the database."
},
nodejs_eventloop_lag_p99_seconds: {
type: "gauge",
help: "Delay of the event loop since the last scrape, 99th percentile."
},
nodejs_eventloop_lag_max_seconds: {
type: "gauge",
help: "Longest delay of the event loop since the last scrape."
},
process_cpu_seconds_total: {
type: "counter",
help: "CPU time of this process."
},
process_resident_memory_bytes: {
type: "gauge",
help: "Resident memory of this process."
},
process_start_time_seconds: {
type: "gauge",
help: "Start of this process since the Unix epoch."
}
};
class Metrics {
#families=new Map;
#collectors=[];
constructor() {
for (const [name, definition] of Object.entries(METRICS)) {
this.#families.set(name, {
definition: definition,
series: new Map,
histograms: new Map
});
for (const labels of definition.labels === undefined ? [] : combinations(definition.labels)) {
if (definition.type === "histogram") this.#histogram(name, labels); else this.count(name, labels, 0);
}
}
}
count(name, labels = {}, by = 1) {
const {series: series} = this.#family(name);
const id = key(name, labels);
series.set(id, (series.get(id) ?? 0) + by);
}
set(name, labels, value) {
this.#family(name).series.set(key(name, labels), value);
}
forget(name) {
this.#family(name).series.clear();
}
observe(name, labels, seconds) {
const histogram = this.#histogram(name, labels);
for (const [index, bound] of this.#bounds(name).entries()) {
if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
}
histogram.sum += seconds;
histogram.count += 1;
}
collect(read) {
this.#collectors.push(read);
}
render() {
for (const read of this.#collectors) read();
const lines = [];
for (const [name, {definition: definition, series: series, histograms: histograms}] of this.#families) {
if (series.size + histograms.size === 0) continue;
lines.push(`# HELP ${name} ${definition.help}`, `# TYPE ${name} ${definition.type}`);
for (const [id, value] of series) lines.push(`${id} ${value}`);
for (const {labels: labels, buckets: buckets, sum: sum, count: count} of histograms.values()) {
for (const [index, below] of [ ...buckets, count ].entries()) {
const le = String(this.#bounds(name)[index] ?? "+Inf");
lines.push(`${key(`${name}_bucket`, {
...labels,
le: le
})} ${below}`);
}
lines.push(`${key(`${name}_sum`, labels)} ${sum}`, `${key(`${name}_count`, labels)} ${count}`);
}
}
return `${lines.join("\n")}\n`;
}
#histogram(name, labels) {
const {histograms: histograms} = this.#family(name);
const id = key(name, labels);
let histogram = histograms.get(id);
if (histogram === undefined) {
histogram = {
labels: labels,
buckets: this.#bounds(name).map(() => 0),
sum: 0,
count: 0
};
histograms.set(id, histogram);
}
return histogram;
}
#bounds(name) {
return this.#family(name).definition.buckets ?? [];
}
#family(name) {
const family = this.#families.get(name);
if (family === undefined) throw new Error(`There is no metric ${name}.`);
return family;
}
}
function combinations(values) {
return Object.entries(values).reduce((sets, [label, list]) => sets.flatMap(set => list.map(value => ({
...set,
[label]: value
}))), [ {} ]);
}
function key(name, labels) {
const entries = Object.entries(labels);
if (entries.length === 0) return name;
const escaped = value => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
return `${name}{${entries.map(([label, value]) => `${label}="${escaped(value)}"`).join(",")}}`;
}
var external_node_perf_hooks_ = __webpack_require__(643);
var package_0 = __webpack_require__(8330);
const RESOLUTION_MS = 10;
function collectProcess({metrics: metrics, store: store, config: config}, workers) {
const delay = (0, external_node_perf_hooks_.monitorEventLoopDelay)({
resolution: RESOLUTION_MS
});
delay.enable();
const build = {
version: package_0.rE,
node: process.versions.node,
store: store.kind
};
metrics.set("scan_gate_build_info", build, 1);
metrics.set("process_start_time_seconds", {}, (Date.now() - process.uptime() * 1e3) / 1e3);
metrics.collect(() => {
const lag = nanoseconds => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3);
metrics.set("nodejs_eventloop_lag_p99_seconds", {}, delay.count === 0 ? 0 : lag(delay.percentile(99)));
metrics.set("nodejs_eventloop_lag_max_seconds", {}, lag(delay.max));
delay.reset();
const {user: user, system: system} = process.cpuUsage();
metrics.set("process_cpu_seconds_total", {}, (user + system) / 1e6);
metrics.set("process_resident_memory_bytes", {}, process.memoryUsage.rss());
const {connections: connections} = store;
if (connections !== null) {
for (const state of [ "used", "idle" ]) metrics.set("scan_gate_database_connections", {
state: state
}, connections[state]);
metrics.set("scan_gate_database_connections_max", {}, connections.max);
metrics.set("scan_gate_database_waiting", {}, connections.waiting);
}
if (workers !== null) {
metrics.set("scan_gate_worker_running_scans", {}, workers.scans.runningCount);
metrics.set("scan_gate_worker_slots", {}, config.scanConcurrency);
}
});
return () => delay.disable();
}
const COUNTED_MAX = 1e5;
const PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";
const DATABASE_MS = 1e3;
const DATABASE_GAUGES = [ "scan_gate_scans", "scan_gate_queue_oldest_seconds", "scan_gate_deliveries", "scan_gate_deliveries_overdue_seconds" ];
function createMetricsServer(service, health) {
const server = fastify({
logger: false,
requestTimeout: 3e4,
forceCloseConnections: "idle"
});
server.setErrorHandler((error, _request, reply) => {
service.log("error", "metrics.failed", (0, service_log.au)(error));
return reply.code(503).type("text/plain; charset=utf-8").send("Metrics are unavailable.\n");
});
const stop = collectProcess(service, health.workers);
server.addHook("onClose", async () => stop());
let reading;
server.get("/metrics", async (_request, reply) => {
reading ??= readDatabase(service).finally(() => {
reading = undefined;
});
const isUp = await (0, unavailable.RN)(reading, DATABASE_MS, () => new unavailable.b7(DATABASE_MS)).then(write => {
write();
return true;
}, () => false);
if (!isUp) for (const name of DATABASE_GAUGES) service.metrics.forget(name);
service.metrics.set("scan_gate_database_up", {}, isUp ? 1 : 0);
return reply.header("content-type", PROMETHEUS).send(service.metrics.render());
});
return server;
}
async function readDatabase({store: store, metrics: metrics, clock: clock, config: config}) {
const now = clock.now();
const [scans] = await store.query(`WITH queues AS (\n       SELECT workspace_id, queued, turn, running < coalesce(running_max, $2) AS is_free\n       FROM scan_queues WHERE running_max IS DISTINCT FROM 0),\n     changes AS (\n       SELECT c.queued, c.turn, coalesce(q.running < coalesce(q.running_max, $2), true) AS is_free\n       FROM scan_queue_changes c LEFT JOIN scan_queues q USING (workspace_id) WHERE q.running_max IS DISTINCT FROM 0),\n     waiting AS (SELECT queued, turn, is_free FROM queues UNION ALL SELECT queued, turn, is_free FROM changes)\n     SELECT coalesce(sum(queued), 0)::bigint AS queued,\n       coalesce(greatest(0, extract(epoch FROM $1 - min(turn) FILTER (WHERE is_free))), 0)::float8 AS oldest,\n       (SELECT count(*) FROM scans WHERE status = 'running') AS running\n     FROM waiting`, [ now, config.scansPerWorkspace ]);
const [due] = await store.query(`SELECT (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'pending' LIMIT $1) AS p)::int AS pending,\n       (SELECT count(*) FROM (SELECT FROM deliveries WHERE status = 'held' LIMIT $1) AS h)::int AS held,\n       greatest(0, extract(epoch FROM $2 - (SELECT min(next_attempt_at) FROM deliveries WHERE status = 'pending')))::float8\n         AS overdue`, [ COUNTED_MAX, now ]);
return () => {
for (const status of [ "queued", "running" ]) metrics.set("scan_gate_scans", {
status: status
}, scans?.[status] ?? 0);
metrics.set("scan_gate_queue_oldest_seconds", {}, scans?.oldest ?? 0);
for (const status of [ "pending", "held" ]) metrics.set("scan_gate_deliveries", {
status: status
}, due?.[status] ?? 0);
metrics.set("scan_gate_deliveries_overdue_seconds", {}, due?.overdue ?? 0);
};
}
var scans_findings = __webpack_require__(96003);
const delete_scans_BATCH = 20;
const delete_scans_BATCHES_MAX = 1e3;
const STATEMENT_MS = 3e4;
const DAY_MS = 24 * 3600 * 1e3;
async function deleteScans(tx, ids) {
await deleteEvents(tx, "subject = ANY ($1::text[]) AND (type LIKE 'scan.%' OR type LIKE 'finding.%')", [ ids ]);
const findings = await tx.query("DELETE FROM findings WHERE scan_id = ANY ($1::text[]) RETURNING id", [ ids ]);
await (0, scans_findings.y8)(tx, findings);
for (const table of [ "scan_results", "scan_secrets" ]) {
await tx.query(`DELETE FROM ${table} WHERE scan_id = ANY ($1::text[])`, [ ids ]);
}
await tx.query("UPDATE stored_pdfs SET orphaned_at = clock_timestamp() WHERE scan_id = ANY ($1::text[])", [ ids ]);
const deleted = await tx.query("DELETE FROM scans WHERE id = ANY ($1::text[]) RETURNING workspace_id, target", [ ids ]);
await tx.query(`DELETE FROM fingerprints k USING unnest($1::text[], $2::text[]) AS d (workspace_id, target)\n     WHERE k.workspace_id = d.workspace_id AND k.target = d.target AND k.accepted_at IS NULL\n       AND NOT EXISTS (SELECT FROM scans s WHERE s.workspace_id = d.workspace_id AND s.target = d.target)`, [ deleted.map(({workspace_id: workspace_id}) => workspace_id), deleted.map(({target: target}) => target) ]);
}
async function deleteEvents(tx, condition, values) {
const events = await idsOf(tx, `SELECT id FROM events WHERE ${condition} ORDER BY id FOR UPDATE`, values);
const deliveries = await idsOf(tx, "SELECT id FROM deliveries WHERE event_id = ANY ($1::text[]) ORDER BY id FOR UPDATE", [ events ]);
await tx.query("DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1::text[])", [ deliveries ]);
await tx.query("DELETE FROM deliveries WHERE id = ANY ($1::text[])", [ deliveries ]);
await tx.query("DELETE FROM events WHERE id = ANY ($1::text[])", [ events ]);
return events.length;
}
async function idsOf(tx, statement, values) {
const rows = await tx.query(statement, values);
return rows.map(({id: id}) => id);
}
async function deleteOldScans({store: store, clock: clock, config: config}) {
const now = clock.now().getTime();
const workspaces = await store.query("SELECT id, coalesce(retain_scans_days, $1) AS days FROM workspaces WHERE state <> 'deleted' ORDER BY id", [ config.retainScansDays ]);
let deleted = 0;
for (const {id: id, days: days} of workspaces) {
deleted += await deleteBatches(store, {
workspace: id,
target: null,
before: new Date(now - days * DAY_MS)
});
}
return deleted;
}
async function eraseTargets({store: store}) {
const targets = await store.query("SELECT id, workspace_id, hostname, erase_before FROM targets WHERE erase_before IS NOT NULL ORDER BY id");
for (const {id: id, workspace_id: workspace, hostname: hostname, erase_before: before} of targets) {
await deleteBatches(store, {
workspace: workspace,
target: hostname,
before: before
});
await store.transaction(async tx => {
const values = [ workspace, hostname, before ];
const left = await tx.query("SELECT 1 FROM scans WHERE workspace_id = $1 AND target = $2 AND created_at < $3 LIMIT 1", values);
if (left.length > 0) return;
await tx.query(`DELETE FROM fingerprints\n         WHERE workspace_id = $1 AND target = $2 AND first_seen_at < $3 AND finding_id IS NULL`, values);
await tx.query("UPDATE targets SET erase_before = NULL WHERE id = $1 AND erase_before = $2", [ id, before ]);
});
}
}
function deleteBatches(store, batches) {
return delete_scans_inBatches(store, delete_scans_BATCH, tx => deleteBatch(tx, batches));
}
async function delete_scans_inBatches(store, size, change) {
let changed = 0;
for (let count = 0; count < delete_scans_BATCHES_MAX; count += 1) {
const batch = await store.transaction(change, {
statementMs: STATEMENT_MS
});
changed += batch;
if (batch < size) break;
}
return changed;
}
async function deleteBatch(tx, {workspace: workspace, target: target, before: before}) {
const old = await tx.query(`SELECT id FROM scans\n     WHERE workspace_id = $1 AND created_at < $2 AND status IN ('succeeded', 'failed', 'cancelled')\n       ${target === null ? "" : "AND target = $3"}\n     ORDER BY created_at, id LIMIT ${delete_scans_BATCH} FOR UPDATE SKIP LOCKED`, target === null ? [ workspace, before ] : [ workspace, before, target ]);
const ids = old.map(({id: id}) => id);
if (ids.length > 0) await deleteScans(tx, ids);
return ids.length;
}
var external_node_timers_promises_ = __webpack_require__(58500);
var scan_states = __webpack_require__(49693);
var findings_digest = __webpack_require__(75737);
async function cancelScan(tx, principal, scanId, now) {
const scan = await (0, scan_row.$W)(tx, principal, scanId);
if (scan.status === "cancelled") return {
scan: scan,
changed: false
};
if ((0, scan_states.kY)(scan.status, "cancel") === undefined) {
throw new service_errors.hD("invalid_state", `The scan has already ${scan.status} and cannot be cancelled.`);
}
if (scan.status === "running") tx.notify(service_context.l.scanCancelled, scanId);
return {
scan: await endScan(tx, scan, {
trigger: "cancel"
}, now),
changed: true
};
}
function failScan(tx, scan, reason, message, now) {
const text = message.replaceAll("\0", "").toWellFormed().slice(0, 1e3);
return endScan(tx, scan, {
trigger: "fail",
reason: reason,
message: text
}, now);
}
async function succeedScan(tx, scan, report, publicUrl, now) {
const findings = report.findings.slice(0, limits.b.findingsPerScanMax);
const omitted = report.omitted + report.findings.length - findings.length;
const changes = await (0, scans_findings.W2)(tx, scan, {
findings: findings,
checks: report.checks
}, now);
const stored = await (0, scans_findings.c4)(tx, scan.id, () => null, now);
await (0, external_node_timers_promises_.setImmediate)();
const json = value => JSON.stringify((0, scans_findings.hN)(value));
await tx.query(`INSERT INTO scan_results (scan_id, omitted, digest, checks, budget, compliance, tool, coverage)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [ scan.id, omitted, (0, 
findings_digest.n)(stored), json(report.checks), json(report.budget), json(report.compliance), json(report.tool), json(report.coverage) ]);
return endScan(tx, scan, {
trigger: "succeed",
counts: (0, primitives.Ot)(findings),
publicUrl: publicUrl,
changes: changes
}, now);
}
async function endScan(tx, scan, ending, now) {
const move = (0, scan_states.kY)(scan.status, ending.trigger);
if (move === undefined || !(0, scan_states.dR)(move.to)) throw new Error(`A ${scan.status} scan cannot ${ending.trigger}.`);
const isRefunded = ending.trigger === "fail" || ending.trigger === "cancel" && scan.status === "queued";
const failure = ending.trigger === "fail" ? ending : null;
const [ended] = await tx.query(`UPDATE scans AS s SET status = $2, finished_at = greatest($3, s.created_at, s.started_at), counts = $4, failure_reason = $5, failure_message = $6,\n       tokens_charged = $7, lease_owner = NULL, lease_until = NULL\n     WHERE s.id = $1 RETURNING ${scan_row.Ax}`, [ scan.id, move.to, now, ending.trigger === "succeed" ? JSON.stringify(ending.counts) : null, failure?.reason ?? null, failure?.message ?? null, isRefunded ? 0 : scan.tokens_charged ]);
if (ended === undefined) throw new Error(`Scan ${scan.id} no longer exists.`);
await tx.query("DELETE FROM scan_secrets WHERE scan_id = $1", [ scan.id ]);
const subscribers = await (0, service_events.cD)(tx, scan.workspace_id, now);
const at = ended.finished_at ?? now;
await (0, service_events.HC)(tx, scan.workspace_id, [ endingEvent(ended, ending, at) ], subscribers, at);
if (ending.trigger === "succeed") await (0, service_events.kj)(tx, scan.workspace_id, ending.changes, subscribers, at);
if (isRefunded) await (0, ledger.p1)(tx, scan.workspace_id, scan.id, now);
return ended;
}
function endingEvent(scan, ending, now) {
const data = (0, scan_row.WC)(scan);
switch (ending.trigger) {
case "succeed":
return (0, service_events.f0)("scan.completed", scan.id, {
...data,
findings_count: ending.counts.total,
report_url: (0, scan_row.kx)(scan.id, ending.publicUrl)
});

case "fail":
return (0, service_events.f0)("scan.failed", scan.id, {
...data,
reason: ending.reason,
message: ending.message
});

case "cancel":
return (0, service_events.f0)("scan.cancelled", scan.id, {
...data,
cancelled_at: now.toISOString()
});
}
}
const delete_rows_BATCH = 5e3;
const delete_rows_BATCHES_MAX = 1e3;
async function deleteRows(store, table, condition, values) {
let rows = 0;
for (let count = 0; count < delete_rows_BATCHES_MAX; count += 1) {
const deleted = await store.query(`DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${delete_rows_BATCH}))\n       RETURNING 1 AS deleted`, values);
rows += deleted.length;
if (deleted.length < delete_rows_BATCH) break;
}
return rows;
}
const SCANS = 20;
const EVENTS = 1e3;
const WORKSPACES = 100;
const REQUESTS_MS = 3e5;
const erase_workspaces_DAY_MS = 24 * 3600 * 1e3;
const OWNED = [ "trusts", "schedules", "webhooks", "workspace_checks", "fingerprints", "idempotency_keys", "targets", "api_keys", "members", "audit" ];
async function eraseWorkspaces(context) {
const workspaces = await context.store.query(`SELECT coalesce(sandbox_of, id) AS live, array_agg(id) AS ids FROM workspaces\n     WHERE state = 'deleting' GROUP BY 1 ORDER BY min(deleted_at), 1 LIMIT ${WORKSPACES}`);
for (const {live: live, ids: ids} of workspaces) {
const erased = await eraseData(context, ids);
if (erased === 0) await endErasure(context, live, ids);
}
}
async function eraseData({store: store, clock: clock}, ids) {
let erased = 0;
for (const workspace of ids) {
erased += await cancelScans({
store: store,
clock: clock
}, workspace);
const before = new Date(clock.now().getTime() + erase_workspaces_DAY_MS);
erased += await deleteBatches(store, {
workspace: workspace,
target: null,
before: before
});
const some = `id IN (SELECT id FROM events WHERE workspace_id = $1 ORDER BY created_at, id LIMIT ${EVENTS})`;
erased += await delete_scans_inBatches(store, EVENTS, tx => deleteEvents(tx, some, [ workspace ]));
}
await deleteRows(store, "console_sessions", "key_id IN (SELECT id FROM api_keys WHERE workspace_id = ANY ($1::text[]))", [ ids ]);
for (const table of OWNED) erased += await deleteRows(store, table, "workspace_id = ANY ($1::text[])", [ ids ]);
return erased;
}
function cancelScans({store: store, clock: clock}, workspaceId) {
const service = {
keyId: "service",
workspaceId: workspaceId,
livemode: true,
scopes: []
};
return delete_scans_inBatches(store, SCANS, async tx => {
const scans = await tx.query(`SELECT id FROM scans WHERE workspace_id = $1 AND status IN ('queued', 'running') ORDER BY id LIMIT ${SCANS} FOR UPDATE`, [ workspaceId ]);
for (const {id: id} of scans) await cancelScan(tx, service, id, clock.now());
return scans.length;
});
}
async function endErasure({store: store, clock: clock}, live, ids) {
await store.transaction(async tx => {
const now = clock.now();
const ended = await tx.query(`UPDATE workspaces SET state = 'deleted', name = NULL\n       WHERE id = ANY ($1::text[]) AND deleted_at < $2 RETURNING 1 AS ended`, [ ids, new Date(now.getTime() - REQUESTS_MS) ]);
const first = await (0, first_start.Bi)(tx);
if (ended.length === 0 || first === undefined) return;
await (0, audit.s)(tx, {
workspaceId: first,
keyId: "service"
}, "workspace.erased", live, now);
});
}
const RUNS_MAX = 200;
const RETRY_MS = 3e5;
async function startDueScans(service) {
const {store: store, clock: clock} = service;
const due = await store.query(`SELECT s.id FROM schedules s JOIN workspaces w ON w.id = s.workspace_id\n     WHERE s.due_at <= $1 AND w.state = 'active' ORDER BY s.due_at LIMIT ${RUNS_MAX}`, [ clock.now() ]);
for (const {id: id} of due) {
try {
await store.transaction(tx => startRun(tx, service, id));
} catch (error) {
service.log("error", "schedule.failed", {
schedule: id,
...(0, service_log.au)(error)
});
await store.query("UPDATE schedules SET due_at = $2 WHERE id = $1 AND due_at IS NOT NULL", [ id, new Date(clock.now().getTime() + RETRY_MS) ]);
}
}
}
async function startRun(tx, service, id) {
const now = service.clock.now();
const columns = SCHEDULE_COLUMNS.split(", ").map(name => `s.${name}`);
const [schedule] = await tx.query(`SELECT ${columns.join(", ")}, s.planned_at, w.livemode, k.scopes, k.targets,\n       k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2) AS is_valid\n     FROM schedules s JOIN workspaces w ON w.id = s.workspace_id JOIN api_keys k ON k.id = s.key_id\n     WHERE s.id = $1 AND s.due_at <= $2 AND w.state = 'active' FOR UPDATE OF s SKIP LOCKED`, [ id, now ]);
if (schedule === undefined) return;
const {planRuns: planRuns} = await __webpack_require__.e("service-schedules-cron").then(__webpack_require__.bind(__webpack_require__, 43183));
const plan = planRuns(id, schedule.cron, schedule.time_zone, now);
const first = await tx.query("INSERT INTO schedule_runs (schedule_id, planned_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS made", [ id, schedule.planned_at ]);
if (first.length === 0) {
await tx.query("UPDATE schedules SET planned_at = $2, due_at = $3, next_runs = $4 WHERE id = $1", [ id, ...timesOf(plan) ]);
return;
}
const {scanIds: scanIds, error: error} = await createRun(tx, service, schedule);
const run = {
planned_at: schedule.planned_at,
started_at: now,
scan_ids: scanIds
};
const fault = error && {
code: error.code,
message: error.message
};
await tx.query("UPDATE schedules SET planned_at = $2, due_at = $3, next_runs = $4, last_run = $5, last_error = $6 WHERE id = $1", [ id, ...timesOf(plan), JSON.stringify(run), fault === undefined ? null : JSON.stringify(fault) ]);
if (fault !== undefined) service.log("warn", "schedule.refused", {
schedule: id,
code: fault.code
});
}
async function createRun(tx, service, schedule) {
const refusal = start_due_scans_refusalOf(schedule);
if (refusal !== undefined) return {
scanIds: [],
error: refusal
};
const {entries: entries, missing: missing} = await scansOf(tx, schedule.workspace_id, schedule);
const metadata = {
schedule_id: schedule.id,
planned_at: schedule.planned_at.toISOString()
};
const scans = entries.map(entry => ({
...entry,
metadata: metadata
}));
const {outcomes: outcomes} = await createScans(tx, service, principalOf(schedule), scans, {
failFast: false
});
const errors = outcomes.flatMap(outcome => "error" in outcome ? [ outcome.error ] : []);
return {
scanIds: outcomes.flatMap(outcome => "scan" in outcome ? [ outcome.scan.id ] : []),
error: errors[0] ?? (missing === undefined ? undefined : (0, service_errors.mX)("target", missing))
};
}
function principalOf({key_id: key_id, workspace_id: workspace_id, livemode: livemode, scopes: scopes, targets: targets}) {
const principal = {
keyId: key_id,
workspaceId: workspace_id,
livemode: livemode,
scopes: scopes
};
return targets === null ? principal : {
...principal,
targets: targets
};
}
function start_due_scans_refusalOf({is_valid: isValid, scopes: scopes}) {
const remedy = "change the schedule with another key.";
if (!isValid) return new service_errors.hD("invalid_api_key", `The key of the schedule was revoked or has expired: ${remedy}`);
if (scopes.includes("scans:write")) return undefined;
return new service_errors.hD("insufficient_scope", `The key of the schedule lost the scope scans:write: ${remedy}`);
}
var dist = __webpack_require__(63194);
var target = __webpack_require__(16542);
var address_guard = __webpack_require__(52556);
var local_names = __webpack_require__(89394);
var target_address = __webpack_require__(863);
var resolve_host = __webpack_require__(69124);
class ProofFetchError extends Error {}
const TIMEOUT_MS = 5e3;
const REDIRECTS_MAX = 3;
async function fetchProof(request, path, maxBytes) {
const {host: host} = request.hostname;
const signal = AbortSignal.any([ request.signal, AbortSignal.timeout(TIMEOUT_MS) ]);
let addresses;
try {
addresses = await (0, resolve_host.p0)(host, request.policy, request.resolver, signal);
} catch (error) {
if (error instanceof resolve_host.dh) throw new ProofFetchError(error.message, {
cause: error
});
throw new ProofFetchError(`${host} did not resolve in time.`, {
cause: error
});
}
const {Agent: Agent, request: send} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
const agent = new Agent({
connect: {
rejectUnauthorized: false,
timeout: TIMEOUT_MS,
lookup: (_name, options, done) => {
const found = addresses.map(address => ({
address: address,
family: (0, external_node_net_.isIPv6)(address) ? 6 : 4
}));
const [first] = found;
if (options.all === true) done(null, found); else if (first !== undefined) done(null, first.address, first.family);
}
},
maxResponseSize: 4 * 1024 * 1024
});
const get = async start => {
let url = start;
for (let hop = 0; ;hop += 1) {
const response = await send(url.href, {
dispatcher: agent,
signal: signal,
headers: {
"user-agent": "scan-gate-verification"
}
});
const body = await readStart(response.body, maxBytes);
const location = response.headers["location"];
const next = typeof location === "string" && URL.canParse(location, url.href) ? new URL(location, url) : null;
const follows = response.statusCode >= 300 && response.statusCode < 400 && next !== null && next.hostname === start.hostname && (next.port === start.port || next.port === "");
if (!follows || hop >= REDIRECTS_MAX || !/^https?:$/.test(next.protocol)) {
return {
status: response.statusCode,
body: body
};
}
url = next;
}
};
try {
const base = (0, target_address.V8)(host, request.hostname.port);
const overTls = await get(new URL(`https://${base}${path}`)).catch(() => null);
if (overTls?.status === 200) return overTls;
const plain = await get(new URL(`http://${base}${path}`)).catch(error => {
if (overTls !== null) return overTls;
throw error;
});
return plain.status === 200 || overTls === null ? plain : overTls;
} catch (error) {
const code = error.code;
throw new ProofFetchError(`${host} does not respond over https or http${code === undefined ? "" : ` (${code})`}.`, {
cause: error
});
} finally {
await agent.destroy().catch(() => {});
}
}
async function readStart(body, maxBytes) {
const parts = [];
let length = 0;
for await (const part of body) {
parts.push(part);
length += part.length;
if (length >= maxBytes) break;
}
return Buffer.concat(parts).subarray(0, maxBytes).toString("utf8");
}
const START_PAGE_BYTES = 512 * 1024;
const FILE_BYTES = 4 * 1024;
const NO_RECORD = new Set([ "ENODATA", "ENOTFOUND", "NOTFOUND" ]);
async function checkProof(request) {
try {
switch (request.method) {
case "dns":
return await dnsProof(request);

case "http_file":
return await fileProof(request);

case "meta_tag":
return await metaProof(request);

case "local":
return await localProof(request);
}
} catch (error) {
if (error instanceof ProofFetchError) return {
state: "unreachable",
reason: error.message
};
throw error;
}
}
async function dnsProof({hostname: hostname, token: token, resolver: resolver}) {
if ((0, external_node_net_.isIP)(hostname.host) !== 0) return failed("An IP address has no TXT record: use http_file or meta_tag.");
const name = `${target.Mg.dnsRecordPrefix}${hostname.host}`;
let records;
try {
records = await resolver.resolveTxt(name);
} catch (error) {
const code = error.code ?? "unknown";
if (NO_RECORD.has(code)) return failed(`There is no TXT record at ${name}.`);
return {
state: "unreachable",
reason: `The name servers did not respond for ${name} (${code}).`
};
}
const expected = target.Mg.dnsRecordValue(token);
if (records.some(parts => parts.join("").trim() === expected)) return {
state: "verified"
};
return failed(`No TXT record at ${name} equals "${expected}".`);
}
async function fileProof(request) {
const page = await fetchProof(request, target.Mg.httpFilePath, FILE_BYTES);
if (page.status !== 200) return failed(`${target.Mg.httpFilePath} responded with status ${page.status}, not 200.`);
const lines = page.body.replace(/^\uFEFF/, "").trim();
if (lines === request.token || lines === target.Mg.dnsRecordValue(request.token)) return {
state: "verified"
};
return failed(`${target.Mg.httpFilePath} does not contain exactly the token.`);
}
async function metaProof(request) {
const page = await fetchProof(request, "/", START_PAGE_BYTES);
if (page.status !== 200) return failed(`The start page responded with status ${page.status}, not 200.`);
const contents = metaContents(page.body, target.Mg.metaTagName);
if (contents.includes(request.token)) return {
state: "verified"
};
return failed(contents.length === 0 ? `The head of the start page has no <meta name="${target.Mg.metaTagName}">.` : `The <meta name="${target.Mg.metaTagName}"> contains a different token.`);
}
async function localProof({hostname: hostname}) {
const {host: host} = hostname;
if ((0, external_node_net_.isIP)(host) !== 0) {
return (0, address_guard.MJ)(host) ? {
state: "verified"
} : failed(`${host} is not a loopback or private address.`);
}
if ((0, local_names.lS)(host)) return {
state: "verified"
};
try {
const addresses = await (0, promises_.lookup)(host, {
all: true
});
if (addresses.length > 0 && addresses.every(({address: address}) => (0, address_guard.MJ)(address))) return {
state: "verified"
};
return failed(`${host} is at ${addresses[0]?.address ?? "no address"}, which is not a loopback or private address.`);
} catch {
if ((0, local_names.mJ)(host)) return {
state: "unreachable",
reason: `${host} has no address here.`
};
return {
state: "unreachable",
reason: `The name ${host} does not resolve.`
};
}
}
function failed(reason) {
return {
state: "failed",
reason: reason
};
}
function metaContents(html, name) {
const root = (0, dist.qg)(html).childNodes.find(node => node.nodeName === "html");
const head = root?.childNodes.find(node => node.nodeName === "head");
return (head?.childNodes ?? []).filter(node => node.nodeName === "meta").filter(meta => attribute(meta, "name")?.toLowerCase() === name).map(meta => attribute(meta, "content")?.trim() ?? "");
}
function attribute(element, name) {
return element.attrs.find(attr => attr.name === name)?.value;
}
async function recordProof(tx, actor, targetId, method, proof, now) {
const [before] = await tx.query(`SELECT ${target_row.a_} FROM targets WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`, [ targetId ]);
if (before === undefined) return undefined;
const next = outcome(before, method, proof, now);
const [row] = await tx.query(`UPDATE targets SET status = $2, verification_method = $3, verified_at = $4, reason = $5, checked_at = $6\n     WHERE id = $1 RETURNING ${target_row.a_}`, [ targetId, next.status, next.method, next.verifiedAt, proof.state === "verified" ? null : proof.reason, now ]);
if (row === undefined) return undefined;
const isVerified = row.status === "verified";
if (isVerified === (before.status === "verified")) return row;
const action = isVerified ? "target.verified" : "target.expired";
const details = {
hostname: row.hostname,
method: method
};
const by = {
workspaceId: row.workspace_id,
keyId: actor.keyId
};
await (0, audit.s)(tx, by, action, row.id, now, details);
if (isVerified) {
const data = {
target_id: row.id,
hostname: row.hostname,
method: method,
verified_at: now.toISOString()
};
const subscribers = await (0, service_events.cD)(tx, row.workspace_id, now);
await (0, service_events.FW)(tx, row.workspace_id, [ (0, service_events.f0)("target.verified", row.id, data) ], subscribers, now);
}
return row;
}
function outcome(before, method, proof, now) {
if (proof.state === "verified") return {
status: "verified",
method: method,
verifiedAt: now
};
if (before.status !== "verified") return {
status: proof.state,
method: method,
verifiedAt: before.verified_at
};
const isOld = isProofOld(before, now);
return {
status: isOld ? "pending" : "verified",
method: before.verification_method,
verifiedAt: isOld ? null : before.verified_at
};
}
function isProofOld(row, now) {
const age = now.getTime() - (row.verified_at?.getTime() ?? 0);
return age > limits.b.targetReverifyDays * 24 * 3600 * 1e3;
}
const reverify_targets_BATCH = 20;
const RETRY_HOURS = 24;
const PROOF_TIMEOUT_MS = 15e3;
async function reverifyTargets(service) {
const {store: store, clock: clock, config: config, resolver: resolver, log: log} = service;
const now = clock.now();
const ago = hours => new Date(now.getTime() - hours * 36e5);
const due = await store.query(`UPDATE targets SET checked_at = $1 WHERE id IN (\n       SELECT id FROM targets WHERE status = 'verified' AND deleted_at IS NULL AND verified_at < $2 AND checked_at < $3\n       ORDER BY checked_at LIMIT ${reverify_targets_BATCH} FOR UPDATE SKIP LOCKED)\n     RETURNING ${target_row.a_}`, [ now, ago(limits.b.targetReverifyDays * 24), ago(RETRY_HOURS) ]);
for (const target of due) {
const method = target.verification_method;
if (method === null) continue;
try {
const proof = await checkProof({
method: method,
hostname: (0, targets_hostname.w4)(target.hostname),
token: target.token,
policy: config.addressPolicy,
resolver: resolver,
signal: AbortSignal.timeout(PROOF_TIMEOUT_MS)
});
const settled = await store.transaction(tx => recordProof(tx, {
keyId: "service"
}, target.id, method, proof, clock.now()));
log("info", "target.reverified", {
target_id: target.id,
status: settled?.status ?? "deleted"
});
} catch (error) {
log("error", "target.reverify_failed", {
target_id: target.id,
...(0, service_log.au)(error)
});
}
}
return due.length;
}
const SCHEDULES = {
jobs: () => ({
schedules: startDueScans
}),
intervalSeconds: 15,
pollMs: 15e3
};
const UPKEEP = {
jobs: upkeepOf,
intervalSeconds: 600,
pollMs: 3e4
};
function upkeepOf({pdfStore: pdfStore, resultStore: resultStore, clock: clock}) {
return {
retention: deleteExpired,
"scan-retention": deleteOldScans,
"target-erasure": eraseTargets,
"workspace-erasure": eraseWorkspaces,
...pdfStore === null ? {} : {
"pdf-deletion": () => pdfStore.deleteOrphans()
},
...resultStore === null ? {} : {
"result-storage": () => resultStore.move(clock.now())
},
"target-reverification": reverifyTargets,
vacuum: vacuumEmbedded
};
}
const RETRY_SECONDS = 60;
const AUDIT_DAYS = 365;
const recurring_jobs_DAY_MS = 24 * 3600 * 1e3;
class RecurringJobs {
#service;
#group;
#timer;
#run;
#isStopped=false;
constructor(service, group = UPKEEP) {
this.#service = service;
this.#group = group;
}
start() {
this.#timer = setInterval(() => void this.runDue(), this.#group.pollMs).unref();
void this.runDue();
}
runDue() {
this.#run ??= this.#runDue().finally(() => {
this.#run = undefined;
});
return this.#run;
}
async stop() {
this.#isStopped = true;
clearInterval(this.#timer);
await this.#run;
}
async #runDue() {
const {clockCheck: clockCheck} = this.#service;
for (const [name, run] of Object.entries(this.#group.jobs(this.#service))) {
if (this.#isStopped || !clockCheck.isRight) return;
try {
if (!await this.#claim(name)) continue;
if (await clockCheck.check()) await run(this.#service); else await this.#retry(name);
} catch (error) {
this.#service.log("error", "job.failed", {
job: name,
...(0, service_log.au)(error)
});
await this.#retry(name);
}
}
}
async #claim(name) {
const rows = await this.#service.store.query(`WITH scheduled AS (\n         INSERT INTO recurring_jobs (name, due_at) VALUES ($1, clock_timestamp() + make_interval(secs => $2))\n         ON CONFLICT DO NOTHING)\n       UPDATE recurring_jobs SET due_at = clock_timestamp() + make_interval(secs => $2)\n       WHERE name = $1 AND due_at <= clock_timestamp() RETURNING name`, [ name, this.#group.intervalSeconds ]);
return rows.length > 0;
}
async #retry(name) {
const {store: store, log: log} = this.#service;
await store.query("UPDATE recurring_jobs SET due_at = clock_timestamp() + make_interval(secs => $2) WHERE name = $1", [ name, RETRY_SECONDS ]).catch(error => log("error", "job.retry_failed", {
job: name,
...(0, service_log.au)(error)
}));
}
}
async function deleteExpired(service) {
const {store: store, clock: clock} = service;
const now = clock.now().getTime();
const ago = ms => new Date(now - ms);
const before = ago(limits.b.idempotencyRetentionSeconds * 1e3);
await deleteRows(store, "idempotency_keys", "created_at < $1", [ before ]);
await deleteRows(store, "audit", "at < $1", [ ago(AUDIT_DAYS * recurring_jobs_DAY_MS) ]);
await deleteRows(store, "schedule_runs", "planned_at < $1", [ ago(AUDIT_DAYS * recurring_jobs_DAY_MS) ]);
await deleteRows(store, "used_identity_tokens", "expires_at < $1", [ ago(0) ]);
await deleteRows(store, "scan_workers", "lease_until < $1", [ ago(recurring_jobs_DAY_MS) ]);
await (0, sessions.Y2)(service);
}
async function vacuumEmbedded({store: store}) {
if (store.kind === "postgres") return;
const tables = await store.query(`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables\n     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
for (const {name: name} of tables) await store.query(`VACUUM (ANALYZE) ${name}`);
}
var repeated_errors = __webpack_require__(4666);
var channel = __webpack_require__(69340);
var undici = __webpack_require__(46752);
var signature = __webpack_require__(46697);
var signature_header = __webpack_require__(64715);
var guarded_agent = __webpack_require__(30604);
const NO_TRACER = {
isActive: false,
start: (_name, {parent: parent}) => ({
traceparent: parent,
end: () => {}
}),
close: async () => {}
};
async function inSpan(tracer, name, start, work) {
const span = tracer.start(name, start);
let error = "exception";
try {
const result = await work(span.traceparent);
error = undefined;
return result;
} finally {
span.end({
error: error
});
}
}
const USER_AGENT = "scan-gate-webhooks/1";
function deliveryBody(event) {
return Buffer.from(JSON.stringify({
id: event.event_id,
type: event.event_type,
created_at: event.event_created_at.toISOString(),
data: event.event_data
}));
}
function createWebhookSender(options) {
const {timeoutMs: timeoutMs = limits.b.webhookTimeoutMs, tracer: tracer = NO_TRACER} = options;
const agent = (0, guarded_agent.o9)(options, {
timeoutMs: timeoutMs,
connections: 10,
responseBytesMax: 64 * 1024
});
const exchange = async outgoing => {
const started = performance.now();
const span = tracer.start(outgoing.method ?? "POST", spanOf(outgoing));
const finish = (statusCode, error, text = "") => {
const attributes = {
"http.response.status_code": statusCode ?? undefined
};
span.end({
attributes: attributes,
error: error === null ? undefined : String(statusCode ?? error)
});
return {
ok: error === null,
statusCode: statusCode,
error: error,
durationMs: Math.round(performance.now() - started),
text: text
};
};
if ((0, guarded_agent.w9)(outgoing.url, options)) return finish(null, "address not allowed");
const {method: method = "POST", headers: headers, body: body = null, reads: reads = false, signal: signal} = outgoing;
const deadline = AbortSignal.timeout(outgoing.timeoutMs ?? timeoutMs);
try {
const response = await (0, undici.request)(outgoing.url, {
method: method,
dispatcher: agent,
headers: {
"user-agent": USER_AGENT,
...headers,
...span.traceparent && {
traceparent: span.traceparent
}
},
body: body,
signal: signal === undefined ? deadline : AbortSignal.any([ deadline, signal ])
});
const {statusCode: statusCode} = response;
const error = faultOf(statusCode);
if (reads && error === null) return finish(statusCode, null, await response.body.text());
await response.body.dump({
limit: 64 * 1024
}).catch(() => undefined);
return finish(statusCode, error);
} catch (error) {
return finish(null, deadline.aborted ? "no response within the timeout" : reasonOf(error));
}
};
return {
send: delivery => {
const {url: url, body: body, eventId: eventId, traceparent: traceparent, signal: signal} = delivery;
return exchange({
url: url,
headers: deliveryHeaders(delivery),
body: body,
eventId: eventId,
traceparent: traceparent,
signal: signal
});
},
exchange: exchange,
close: () => agent.destroy()
};
}
function spanOf({url: url, method: method = "POST", eventId: eventId, traceparent: traceparent = null}) {
const {hostname: hostname, port: port, protocol: protocol} = new URL(url);
const attributes = {
"http.request.method": method,
"server.address": hostname,
"server.port": Number(port) || (protocol === "https:" ? 443 : 80),
"scan_gate.event.id": eventId
};
return {
kind: "client",
parent: traceparent,
attributes: attributes
};
}
function deliveryHeaders(delivery) {
const timestamp = Math.floor(delivery.now.getTime() / 1e3);
const standard = delivery.secrets.map(secret => {
const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
const digest = (0, external_node_crypto_.createHmac)("sha256", key).update(`${delivery.eventId}.${timestamp}.`).update(delivery.body).digest("base64");
return `v1,${digest}`;
});
return {
"content-type": "application/json",
[signature_header.D8]: (0, signature.c)(delivery.secrets, timestamp, delivery.body),
"webhook-id": delivery.eventId,
"webhook-timestamp": String(timestamp),
"webhook-signature": standard.join(" ")
};
}
function faultOf(status) {
return status >= 200 && status < 300 ? null : `response status ${status}`;
}
const REASONS = {
ENOTFOUND: "the host name does not resolve",
EAI_AGAIN: "the host name does not resolve",
ECONNREFUSED: "connection refused",
ECONNRESET: "connection reset",
EHOSTUNREACH: "host unreachable",
ENETUNREACH: "host unreachable",
UND_ERR_CONNECT_TIMEOUT: "no response within the timeout",
UND_ERR_SOCKET: "connection closed before a response",
UND_ERR_RES_EXCEEDED_MAX_SIZE: "the response is too large"
};
function reasonOf(error) {
for (let cause = error; cause instanceof Error; cause = cause.cause) {
if (cause instanceof guarded_agent.bf) return "address not allowed";
const code = cause.code;
if (code === undefined) continue;
const reason = REASONS[code];
if (reason !== undefined) return reason;
if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return "TLS certificate not trusted";
}
return "no valid HTTP response";
}
var webhook_row = __webpack_require__(20835);
async function testSubscription(context, principal, id, sender, traceparent) {
const webhook = await (0, subscriptions.v0)(context.store, principal, id);
const now = context.clock.now();
const type = webhook.events[0] ?? "scan.completed";
const eventId = (0, ids.Si)("evt", now);
await chargeTest(context, principal, eventId, now);
const body = deliveryBody({
event_id: eventId,
event_type: type,
event_created_at: now,
event_data: exampleData(type, now)
});
const secrets = (0, webhook_row.fL)(webhook, now);
const result = await sender.send({
url: webhook.url,
body: body,
secrets: secrets,
eventId: eventId,
traceparent: traceparent,
now: now
});
return testResult(result);
}
function testResult({ok: ok, statusCode: statusCode, error: error, durationMs: durationMs}) {
return {
delivered: ok,
status_code: statusCode,
error: error,
duration_ms: durationMs
};
}
async function chargeTest({store: store, config: config}, {workspaceId: workspaceId}, reference, now) {
await store.transaction(async tx => {
const {livemode: livemode, balance: balance, prices: prices} = await (0, ledger.dL)(tx, workspaceId, config);
const cost = prices["webhook.delivery"];
if (livemode && balance < cost) {
throw new service_errors.hD("insufficient_tokens", `A delivery costs ${cost} tokens and the workspace has ${balance}: add tokens to it.`);
}
const charges = [ {
operation: "webhook.delivery",
cost: cost,
reference: reference
} ];
await (0, ledger.Ji)(tx, workspaceId, livemode, charges, now);
});
}
const TEST_TARGET = "webhook-test.example";
function exampleData(type, now) {
const at = now.toISOString();
if (type === "target.verified") {
return {
target_id: (0, ids.Si)("tgt", now),
hostname: TEST_TARGET,
method: "dns",
verified_at: at
};
}
const scanId = (0, ids.Si)("scn", now);
if (type === "finding.created" || type === "finding.fixed") {
const about = {
finding_id: (0, ids.Si)("fnd", now),
fingerprint: "0".repeat(32),
check_id: "http.xcto"
};
const where = {
url: `https://${TEST_TARGET}/`,
target: TEST_TARGET,
scan_type: "quick",
scan_id: scanId
};
return {
...about,
title: "This is a test delivery.",
severity: "low",
...where
};
}
const status = {
"scan.queued": "queued",
"scan.running": "running",
"scan.completed": "succeeded",
"scan.failed": "failed",
"scan.cancelled": "cancelled"
}[type];
const scan = {
scan_id: scanId,
target: TEST_TARGET,
scan_type: "quick",
status: status,
created_at: at
};
if (type === "scan.completed") return {
...scan,
findings_count: 0,
report_url: `https://${TEST_TARGET}/v1/scans/${scanId}/report`
};
if (type === "scan.failed") return {
...scan,
reason: "unreachable",
message: "This is a test delivery."
};
if (type === "scan.cancelled") return {
...scan,
cancelled_at: at
};
return scan;
}
var webhook_url = __webpack_require__(64370);
const CHANNELS_MAX = 50;
const MEMBERS = {
slack: {
needs: [ "url" ],
may: []
},
teams: {
needs: [ "url" ],
may: []
},
email: {
needs: [ "recipients" ],
may: []
},
jira: {
needs: [ "url", "token", "project" ],
may: [ "user", "issue_type", "summary" ]
},
defectdojo: {
needs: [ "url", "token", "product" ],
may: [ "engagement" ]
}
};
const COLUMNS = "id, url, secret, events, status, disabled_reason, last_success_at, created_at, channel";
const LIVING = "channel IS NOT NULL AND deleted_at IS NULL";
function toChannel({url: url, channel: channel, ...row}) {
const {name: name, kind: kind, settings: settings, min_severity: min_severity, daily_at: daily_at, time_zone: time_zone} = channel;
return {
id: row.id,
name: name,
kind: kind,
host: hostOf(url),
settings: settings,
min_severity: min_severity,
events: row.events,
daily_at: daily_at,
time_zone: time_zone,
...(0, resource.K)(row, [ "status", "disabled_reason", "last_success_at", "created_at" ])
};
}
function hostOf(url) {
return url === "" ? null : new URL(url).host;
}
function listChannels(sql, workspaceId, page) {
return (0, list_query.q)(sql, `SELECT ${COLUMNS} FROM webhooks`, [ [ `${LIVING} AND workspace_id = ?`, workspaceId ] ], page);
}
async function findChannel(sql, {workspaceId: workspaceId}, id, lock = "") {
const [row] = (0, ids.eQ)("chn", id) ? await sql.query(`SELECT ${COLUMNS} FROM webhooks WHERE id = $1 AND workspace_id = $2 AND ${LIVING} ${lock}`, [ id, workspaceId ]) : [];
if (row === undefined) throw (0, service_errors.mX)("channel", id);
return row;
}
async function createChannel(service, principal, body, tx) {
refuseLimited(principal);
const {workspaceId: workspaceId} = principal;
const {count: count} = (0, store.J0)(await tx.query(`SELECT count(*)::int AS count FROM webhooks WHERE workspace_id = $1 AND ${LIVING}`, [ workspaceId ]));
if (count >= CHANNELS_MAX) throw new service_errors.hD("invalid_state", `The workspace has ${count} channels, which is the maximum.`);
const {kind: kind, events: events = (kind === "jira" ? [ channel.wt[0] ] : channel.wt), url: url = "", token: token = ""} = body;
const {name: name, settings: settings = {}, min_severity: min_severity = "high", daily_at: daily_at = null, time_zone: time_zone = "UTC"} = body;
const terms = {
name: name,
kind: kind,
settings: settings,
min_severity: min_severity,
daily_at: daily_at,
time_zone: time_zone
};
const now = service.clock.now();
const address = await checked(service, terms, url, token, now);
const rows = await tx.query(`INSERT INTO webhooks (id, workspace_id, url, normalized_url, events, status, secret, channel, created_at)\n     VALUES ($1, $2, $3, $3, $4, 'enabled', $5, $6, $7) RETURNING ${COLUMNS}`, [ (0, 
ids.Si)("chn", now), workspaceId, address, events, token, JSON.stringify(terms), now ]);
const row = (0, store.J0)(rows);
await (0, audit.s)(tx, principal, "channel.created", row.id, now, {
name: name,
kind: kind,
host: hostOf(address)
});
return toChannel(row);
}
async function updateChannel(service, principal, id, body, tx) {
refuseLimited(principal);
const current = await findChannel(tx, principal, id, "FOR UPDATE");
const {url: url = current.url, token: token = current.secret, events: events = current.events, status: status = current.status} = body;
if (body.url !== undefined && current.secret !== "" && body.token === undefined) throw (0, 
service_errors.Gq)("token", "is required with a new url", "required");
const {name: name, settings: settings, min_severity: min_severity, daily_at: at, time_zone: time_zone} = {
...current.channel,
...body
};
const daily_at = at === "" ? null : at;
const terms = {
name: name,
kind: current.channel.kind,
settings: settings,
min_severity: min_severity,
daily_at: daily_at,
time_zone: time_zone
};
const now = service.clock.now();
const address = await checked(service, terms, url, token, now);
const isStopped = status === "disabled";
const rows = await tx.query(`UPDATE webhooks SET url = $2, normalized_url = $2, secret = $3, events = $4, channel = $5, status = $6,\n       disabled_reason = $7, failing_since = CASE WHEN $8 THEN NULL ELSE failing_since END,\n       digest_at = CASE WHEN $9 THEN NULL ELSE digest_at END\n     WHERE id = $1 RETURNING ${COLUMNS}`, [ id, address, token, events, JSON.stringify(terms), status, isStopped ? current.disabled_reason ?? "user" : null, !isStopped && current.status === "disabled", isStopped || current.status === "disabled" ]);
if (isStopped) await (0, subscriptions.VV)(tx, id, now);
await (0, audit.s)(tx, principal, "channel.updated", id, now, {
changed: Object.keys(body)
});
return toChannel((0, store.J0)(rows));
}
async function deleteChannel(service, principal, id, tx) {
refuseLimited(principal);
const {url: url, channel: channel} = await findChannel(tx, principal, id, "FOR UPDATE");
const now = service.clock.now();
await tx.query(`UPDATE webhooks SET deleted_at = $2, url = '', normalized_url = '', secret = '', channel = channel - 'settings'\n     WHERE id = $1`, [ id, now ]);
await (0, subscriptions.VV)(tx, id, now);
const {name: name, kind: kind} = channel;
await (0, audit.s)(tx, principal, "channel.deleted", id, now, {
name: name,
kind: kind,
host: hostOf(url)
});
}
async function testChannel(service, principal, id, sender) {
refuseLimited(principal);
const {url: url, secret: secret, channel: terms} = await findChannel(service.store, principal, id);
const now = service.clock.now();
await chargeTest(service, principal, (0, ids.Si)("evt", now), now);
const {testAttempt: testAttempt} = await __webpack_require__.e("service-channels-send-notice").then(__webpack_require__.bind(__webpack_require__, 62098));
const {workspaceId: workspaceId} = principal;
return testResult(await testAttempt(service, sender, {
workspaceId: workspaceId,
url: url,
token: secret,
terms: terms
}));
}
function refuseLimited({targets: targets}) {
if (targets === undefined) return;
throw new service_errors.hD("target_not_allowed", "A key that is limited to targets cannot manage notification channels.");
}
async function checked({config: config}, {kind: kind, settings: settings, daily_at: dailyAt, time_zone: timeZone}, url, token, now) {
const {needs: needs, may: may} = MEMBERS[kind];
const given = {
...settings,
url: url || undefined,
token: token || undefined
};
const place = name => name === "url" || name === "token" ? name : `settings.${name}`;
const missing = needs.find(name => given[name] === undefined);
if (missing !== undefined) throw (0, service_errors.Gq)(place(missing), `is required for ${kind}`, "required");
const names = Object.keys(given).filter(name => given[name] !== undefined);
const surplus = names.find(name => ![ ...needs, ...may ].includes(name));
if (surplus !== undefined) throw (0, service_errors.Gq)(place(surplus), `is not a setting of ${kind}`, "unknown");
if (kind === "email" && config.smtp === null) throw (0, service_errors.Gq)("kind", "email needs a mail server: the operator sets --smtp-from and SCAN_GATE_SMTP_URL");
if (kind === "defectdojo" && dailyAt !== null) throw (0, service_errors.Gq)("daily_at", "is not possible: DefectDojo gets the report of each scan");
const {digestDay: digestDay} = await __webpack_require__.e("service-schedules-cron").then(__webpack_require__.bind(__webpack_require__, 43183));
digestDay(dailyAt ?? "00:00", timeZone, now);
if (url === "") return "";
const parsed = (0, webhook_url._)(url, (0, webhook_url.t)(config.allowWebhookCidrs));
if ("fault" in parsed) throw (0, service_errors.Gq)("url", parsed.fault.replace(/^url /, ""), "url");
return parsed.url;
}
function withPrepare(prepare, handle) {
return Object.assign((tx, context, prepared) => handle(tx, context, prepared), {
prepare: prepare
});
}
function channelRoutes(sender) {
return {
createChannel: async (tx, {service: service, principal: principal, body: body}) => ({
status: 201,
body: await createChannel(service, principal, body, tx)
}),
listChannels: (sql, context) => {
const {workspaceId: workspaceId} = context.principal;
return page(context, [ "channels", workspaceId ], query => listChannels(sql, workspaceId, query), toChannel);
},
getChannel: async (sql, {principal: principal, params: params}) => ({
status: 200,
body: toChannel(await findChannel(sql, principal, params.channel_id))
}),
updateChannel: async (tx, {service: service, principal: principal, params: params, body: body}) => ({
status: 200,
body: await updateChannel(service, principal, params.channel_id, body, tx)
}),
deleteChannel: async (tx, {service: service, principal: principal, params: params}) => {
await deleteChannel(service, principal, params.channel_id, tx);
return {
status: 204
};
},
testChannel: withPrepare(({service: service, principal: principal, params: params}) => testChannel(service, principal, params.channel_id, sender), async (_tx, _context, body) => ({
status: 200,
body: body
}))
};
}
const checkRoutes = {
async getChecks(sql, {principal: principal}) {
const [row] = await sql.query("SELECT sources, updated_at FROM workspace_checks WHERE workspace_id = $1", [ principal.workspaceId ]);
return {
status: 200,
body: toChecks(row)
};
},
async putChecks(tx, {service: service, principal: principal, body: body}) {
const rules = await readAll(body.checks);
const now = service.clock.now();
const [row] = await tx.query(`INSERT INTO workspace_checks (workspace_id, sources, rules, updated_at) VALUES ($1, $2::jsonb, $3::jsonb, $4)\n       ON CONFLICT (workspace_id) DO UPDATE SET sources = $2::jsonb, rules = $3::jsonb, updated_at = $4\n       RETURNING sources, updated_at`, [ principal.workspaceId, JSON.stringify(body.checks), JSON.stringify(rules), now ]);
await (0, audit.s)(tx, principal, "checks.updated", principal.workspaceId, now, {
count: rules.length
});
return {
status: 200,
body: toChecks(row)
};
}
};
function toChecks(row) {
return {
checks: [ ...row?.sources ?? [] ],
updated_at: row?.updated_at.toISOString() ?? null
};
}
async function readAll(sources) {
const {readRuleTexts: readRuleTexts} = await Promise.all([ __webpack_require__.e("yaml-dist-index"), __webpack_require__.e("module-2856"), __webpack_require__.e("engine-rules-condition"), __webpack_require__.e("module-23282") ]).then(__webpack_require__.bind(__webpack_require__, 23282));
const texts = sources.map((text, index) => ({
name: `checks[${index}]`,
text: text
}));
const {rules: rules, problems: problems} = readRuleTexts(texts);
if (problems.length === 0) return rules;
const details = problems.map(({name: name, line: line, text: text}) => ({
param: name,
code: "invalid",
message: `${line === null ? "" : `line ${line}: `}${text}`
}));
throw (0, validate.cJ)(details.slice(0, 20), "The body");
}
var errors = __webpack_require__(52776);
var contract_event = __webpack_require__(93331);
const examples_namespaceObject = JSON.parse('{"Target":{"id":"tgt_01jd3k9w1c3e5g7j9k2m","hostname":"preview.example.com","status":"verified","livemode":true,"verification":{"method":"dns","token":"5f0c4d1e9a7b42c6","instructions":[{"method":"dns","text":"Publish this TXT record.","record_name":"_svc-verify.preview.example.com","record_type":"TXT","value":"svc-verify=5f0c4d1e9a7b42c6"}],"checked_at":"2026-11-21T08:15:00.000Z","reason":null},"verified_at":"2026-11-21T08:15:00.000Z","created_at":"2026-11-21T08:14:30.000Z"},"Scan":{"id":"scn_01jd3k9x5v8w2m4n6p7q","target":"preview.example.com","target_id":"tgt_01jd3k9w1c3e5g7j9k2m","scan_type":"standard","status":"succeeded","livemode":true,"created_at":"2026-11-21T08:15:30.000Z","started_at":"2026-11-21T08:15:30.040Z","finished_at":"2026-11-21T08:15:39.400Z","findings_count":{"critical":1,"high":0,"medium":0,"low":0,"info":0,"total":1},"failure":null,"report_url":"https://scans.example.com/v1/scans/scn_01jd3k9x5v8w2m4n6p7q/report","metadata":{"pull_request":"12"},"options":{"start_path":"/shop"},"tokens_charged":20},"ScanCreate":{"target":"preview.example.com","scan_type":"standard","metadata":{"pull_request":"12"}},"Finding":{"id":"fnd_01jd3kd1a3c5e7g9j2k4","scan_id":"scn_01jd3k9x5v8w2m4n6p7q","fingerprint":"3f9c1d2b4a5e6f708192a3b4c5d6e7f8","check_id":"exposure.env","title":"Environment file is readable by anyone","severity":"critical","confidence":"certain","cvss":null,"cwe":["CWE-538"],"owasp":["A01:2025"],"location":{"url":"https://preview.example.com/.env","method":"GET","parameter":null},"locations":[{"url":"https://preview.example.com/.env","method":"GET","parameter":null}],"locations_total":1,"description":"The web server hands out the file that holds the secrets of the application.","evidence":"DB_PASSWORD=hu…et","remediation":"Deny dot files in the web server and rotate every secret the file held.","references":["https://cwe.mitre.org/data/definitions/538.html"],"state":"new","first_seen_at":"2026-11-21T08:15:39.400Z"},"Report":{"schema_version":"1.0","scan":null,"target":null,"summary":{"by_severity":{"critical":1,"high":0,"medium":0,"low":0,"info":0},"total":1,"omitted":0,"digest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},"findings":[],"checks":[{"check_id":"exposure.env","title":"Environment file is readable by anyone","severity":"critical","status":"finding","reason":null,"findings":1}],"budget":{"requests":{"used":118,"allowed":400},"connections":{"used":42,"allowed":160},"bytes":{"used":1204511,"allowed":67108864},"seconds":{"used":2.4,"allowed":60},"exhausted":[]},"compliance":[{"framework":"OWASP ASVS 5.0","requirement":"13.4.7","status":"partial","check_ids":["exposure.env"],"findings":1}],"generated_at":"2026-11-21T08:15:39.500Z","tool":{"name":"scan-gate","version":"1.0.0","advisories_date":"2026-11-01"}},"Usage":{"balance":980,"metered":true,"mode":"live","last_30d":{"total":20,"by_operation":{"scan.standard":20}},"prices":{"scan.quick":5,"scan.standard":20,"scan.compliance":50,"webhook.delivery":1},"as_of":"2026-11-21T08:20:00.000Z"},"Webhook":{"id":"whk_01jd3kb2t4v6x8z1b3d5","url":"https://hooks.example.com/scans","events":["scan.completed","scan.failed"],"status":"enabled","disabled_reason":null,"last_success_at":null,"created_at":"2026-11-21T08:10:00.000Z"},"Delivery":{"id":"dlv_01jd3kc7f9h2k4m6p8r1","webhook_id":"whk_01jd3kb2t4v6x8z1b3d5","event_id":"evt_01jd3ke5n7q9s2u4w6y8","event_type":"scan.completed","status":"pending","attempts_count":1,"next_attempt_at":"2026-11-21T08:16:40.000Z","replay_of":null,"created_at":"2026-11-21T08:15:39.400Z"},"ErrorBody":{"code":"target_not_verified","message":"Ownership of shop.example.com is not proven: verify the target first or use scan_type quick.","request_id":"req_01jd3kf0b2d4f6h8k1m3","doc_url":"https://scans.example.com/docs/errors#target_not_verified"}}');
const {Report: report, ErrorBody: refused, ...single} = examples_namespaceObject;
const own = single;
const {Scan: examples_scan, Target: examples_target, ScanCreate: create, Webhook: webhook, Delivery: delivery} = own;
const notVerified = refused;
const EXAMPLES = {
...own,
BulkScanCreate: {
scans: [ create, {
target: "shop.example.com",
scan_type: "quick"
} ],
fail_fast: false
},
BulkScanResult: {
summary: {
total: 2,
succeeded: 1,
failed: 1,
rolled_back: 0
},
results: [ {
ok: true,
scan: examples_scan
}, {
ok: false,
error: notVerified
} ]
},
BulkScanRefusal: {
error: {
code: "bulk_rolled_back",
message: `Entry 0 failed (target_not_verified) and fail_fast is true: nothing was created. ${notVerified.message}`,
param: "scans[0]",
request_id: notVerified.request_id,
doc_url: "https://scans.example.com/docs/errors#bulk_rolled_back"
},
summary: {
total: 1,
succeeded: 0,
failed: 1,
rolled_back: 0
},
results: [ {
ok: false,
error: notVerified
} ]
},
Report: {
...report,
scan: examples_scan,
target: examples_target,
findings: [ own.Finding ]
},
WebhookWithSecret: {
...webhook,
secret: "whsec_EXAMPLE-shown-once"
},
WebhookCreate: {
url: webhook.url,
events: webhook.events
},
DeliveryWithAttempts: {
...delivery,
attempts: [ {
attempt: 1,
at: "2026-11-21T08:15:39.600Z",
status_code: 503,
error: null,
duration_ms: 84
} ],
body: `{"id":"${delivery.event_id}","type":"scan.completed","created_at":"2026-11-21T08:15:39.300Z","data":{"scan_id":"${examples_scan.id}"}}`
},
ErrorEnvelope: {
error: {
code: "validation_error",
message: "scan_type must be one of quick, standard, compliance.",
param: "scan_type",
request_id: notVerified.request_id,
doc_url: "https://scans.example.com/docs/errors#validation_error"
}
}
};
var finding = __webpack_require__(9498);
const openapi_headers_text = {
type: "string"
};
const count = {
type: "integer",
minimum: 0
};
const RESPONSE_HEADERS = {
"X-Request-Id": {
description: "Id of the request; quote it to the operator of the service. The X-Request-Id of the request if that has this form.",
required: true,
schema: {
type: "string",
pattern: route_definition.zM
}
},
"RateLimit-Policy": {
description: "Limits of the API key (IETF draft-ietf-httpapi-ratelimit-headers). Absent on a service without limits.",
schema: openapi_headers_text
},
RateLimit: {
description: "Remaining quota of the limit that applied to this request.",
schema: openapi_headers_text
},
"X-RateLimit-Limit": {
description: "Limit that applied to this request.",
schema: count
},
"X-RateLimit-Remaining": {
description: "Requests remaining.",
schema: count
},
"X-RateLimit-Reset": {
description: "Unix time in seconds at which the full limit is available again.",
schema: count
},
"Retry-After": {
description: "Seconds to wait before retrying.",
schema: {
type: "integer",
minimum: 1
}
},
"Idempotent-Replayed": {
description: "Present when the response is a replay for this Idempotency-Key.",
schema: {
type: "string",
enum: [ "true" ]
}
},
"WWW-Authenticate": {
description: "Problem with the API key, or the scope it lacks (RFC 6750, section 3).",
schema: openapi_headers_text
},
Location: {
description: "URL of the created resource, or the signed URL.",
required: true,
schema: {
type: "string",
format: "uri"
}
},
Link: {
description: 'URL of the next page, with rel="next". Absent on the last page.',
schema: openapi_headers_text
},
ETag: {
description: "Version of the response, for If-None-Match and If-Range.",
required: true,
schema: {
type: "string",
pattern: '^"[\\w-]+"$'
}
},
"Accept-Ranges": {
description: "A Range of bytes can be requested.",
required: true,
schema: openapi_headers_text
},
"Content-Range": {
description: "The range that was sent, or the size.",
required: true,
schema: openapi_headers_text
}
};
const RATE_LIMIT = [ "RateLimit-Policy", "RateLimit", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset" ];
function headersOf(route, status, codes) {
const isRetried = codes.some(code => [ "rate_limited", "unavailable", "idempotency_in_progress" ].includes(code));
const names = [ "X-Request-Id", ...status === 401 || route.isOpen === true ? [] : RATE_LIMIT, ...isRetried ? [ "Retry-After" ] : [], ...status < 300 && route.method === "POST" && route.isOpen !== true ? [ "Idempotent-Replayed" ] : [], ...status === 401 || status === 403 ? [ "WWW-Authenticate" ] : [], ...status === 302 ? [ "Location" ] : [], ...resourceHeaders(route, status) ];
return Object.fromEntries(names.map(name => [ name, {
$ref: `#/components/headers/${name}`
} ]));
}
function resourceHeaders({success: success}, status) {
const isSent = status === 200 || status === 206 || status === 304;
return [ ...status === 201 && success.location !== undefined ? [ "Location" ] : [], ...status === 200 && isPage(success.schema) ? [ "Link" ] : [], ...isSent && success.etag === true ? [ "ETag" ] : [], ...(isSent || status === 416) && success.ranges === true ? [ "Accept-Ranges" ] : [], ...status === 206 || status === 416 ? [ "Content-Range" ] : [] ];
}
function isPage(schema) {
return schema?.properties?.["next_cursor"] !== undefined;
}
var contract_report = __webpack_require__(58329);
var checks = __webpack_require__(55878);
var coverage = __webpack_require__(22652);
var schedule = __webpack_require__(26090);
var contract_webhook = __webpack_require__(66918);
const shared_schemas_coverage = coverage.ou.properties;
const shared_schemas_report = contract_report.pl.properties;
const SHARED_SCHEMAS = {
Checks: checks.sR,
ChecksUpdate: checks.n$,
ChecksScope: (0, primitives.ZY)(scan.IZ),
Severity: primitives.Rc,
FindingConfidence: primitives.m3,
FindingState: (0, primitives.ZY)(finding.bX),
FindingDecision: (0, primitives.ZY)(finding.oE),
FindingAcceptance: finding.gi,
Proof: finding.Ri,
ProofHeader: finding.cJ,
ProofRequest: finding.ww,
TargetFinding: finding.FW,
FindingLocation: finding.Fm,
Cvss: finding.Me,
ScanType: primitives.fc,
ScanStatus: (0, primitives.ZY)(scan_states.tZ),
ScanFailureReason: scan.Bi,
ScanFailure: scan.k2,
FindingsCount: primitives.OJ,
ScanOptions: scan.sr.properties.options,
ScanCreateOptions: scan.ip,
UrlScheme: (0, primitives.ZY)(scan.x6),
BrowserMode: (0, primitives.ZY)(scan.qy),
ThirdPartyMode: (0, primitives.ZY)(scan.Eu),
Login: contract_login.az,
LoginCookie: contract_login.AX,
BulkScanSummary: scan.Nw.properties.summary,
BulkScanEntry: scan.aM,
ErrorBody: errors.Fw,
ErrorDetail: errors.Ud,
ReportSummary: shared_schemas_report.summary,
SeverityCounts: shared_schemas_report.summary.properties.by_severity,
CheckResult: contract_report.TN,
CheckStatus: (0, primitives.ZY)(contract_report.Qw),
ReportBudget: contract_report.Vs,
BudgetUse: contract_report.Vs.properties.requests,
ReportCoverage: coverage.ou,
ReportCoverageCode: shared_schemas_coverage.code.anyOf[0],
ReportCoverageBrowser: shared_schemas_coverage.browser,
ReportBrowserLimit: shared_schemas_coverage.browser.properties.limits.items,
ReportBrowserLimitKind: shared_schemas_coverage.browser.properties.limits.items.properties.kind,
ReportCoverageApi: shared_schemas_coverage.api,
ReportReach: shared_schemas_coverage.reach,
ReportReachCount: coverage.tl,
ReportLeftOut: coverage.tl.properties.left_out.items,
ReportLeftOutReason: coverage.tl.properties.left_out.items.properties.reason,
ReportCreated: shared_schemas_coverage.created.items,
ComplianceRow: contract_report.QC,
ComplianceStatus: (0, primitives.ZY)(contract_report.NE),
ReportTool: contract_report.TJ,
Scope: (0, primitives.ZY)(contract_key.iW),
UsageMode: (0, primitives.ZY)(contract_key.ld),
UsagePeriod: usage._U.properties.last_30d,
TargetStatus: (0, primitives.ZY)(target.Tm),
TargetVerification: target.Py,
VerificationMethod: (0, primitives.ZY)(target.Pq),
VerificationInstruction: target.Py.properties.instructions.items,
EventType: (0, primitives.ZY)(contract_event.Ru),
ScheduleStatus: (0, primitives.ZY)(schedule.fI),
Schedule: schedule.qg,
ScheduleCreate: schedule.Ko,
ScheduleUpdate: schedule.ZU,
ScheduleRun: schedule.Z8,
ScheduleError: schedule.iX,
WebhookStatus: (0, primitives.ZY)(contract_webhook.dy),
WebhookDisabledReason: (0, primitives.ZY)(contract_webhook.hM),
DeliveryStatus: (0, primitives.ZY)(contract_webhook.U1),
DeliveryAttempt: contract_webhook.sK,
ChannelKind: (0, primitives.ZY)(channel.Ql),
ChannelEvent: (0, primitives.ZY)(channel.wt),
ChannelSettings: channel.Ju,
Channel: channel.c3,
ChannelCreate: channel.Wy,
ChannelUpdate: channel.zb
};
const DESCRIBED = {
...routes.b,
...trust.yp
};
const EVENTS_TAG = "events";
const COMPONENTS = {
Target: target.We,
Scan: scan.sr,
ScanCreate: scan.ao,
BulkScanCreate: scan.Mr,
BulkScanResult: scan.Nw,
BulkScanRefusal: scan.QJ,
Finding: finding.wI,
Report: contract_report.pl,
Usage: usage._U,
Webhook: contract_webhook.KD,
WebhookWithSecret: contract_webhook.cg,
WebhookCreate: contract_webhook.aH,
Delivery: contract_webhook.rf,
DeliveryWithAttempts: contract_webhook.Zj,
ErrorEnvelope: errors.$H
};
const NAMED = {
...COMPONENTS,
...SHARED_SCHEMAS
};
const componentNames = new Map(Object.entries(NAMED).map(([name, schema]) => [ formOf(schema), name ]));
function formOf(schema) {
const {description: _, writeOnly: __, ...form} = schema;
return JSON.stringify(form);
}
function plain(schema, isComponent = false) {
if (schema === null || typeof schema !== "object") return schema;
if (Array.isArray(schema)) return schema.map(item => plain(item));
const name = isComponent ? undefined : componentNames.get(formOf(schema));
if (name !== undefined) return {
$ref: `#/components/schemas/${name}`,
...notesOf(schema, NAMED[name])
};
return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined).map(([key, value]) => [ key, plain(value) ]));
}
function notesOf(schema, named) {
const notes = [ "description", "writeOnly" ].map(note => [ note, schema[note] ]);
return Object.fromEntries(notes.filter(([note, value]) => value !== undefined && value !== named[note]));
}
function openApiDocument(serverUrl = "http://127.0.0.1:8080") {
const paths = {};
for (const [operationId, route] of Object.entries(DESCRIBED)) {
const operations = paths[route.path] ?? {};
operations[route.method.toLowerCase()] = operation(operationId, route);
paths[route.path] = operations;
}
return {
openapi: "3.1.0",
info: {
title: "Security Scanning Service API",
version: "1.0.0",
description: "Registers targets, runs security scans against them and returns findings and reports.",
license: {
name: "MIT",
identifier: "MIT"
},
contact: {
name: "Scan Gate maintainers"
}
},
servers: [ {
url: "{base_url}",
description: "This service",
variables: {
base_url: {
default: serverUrl,
description: "Base URL of the service."
}
}
} ],
security: [ {
apiKey: []
} ],
tags: [ ...[ ...new Set(Object.values(DESCRIBED).map(route => tagOf(route.path))) ].map(name => ({
name: name,
description: `Operations on ${name}.`
})), {
name: EVENTS_TAG,
description: "Deliveries to webhook subscribers."
} ],
paths: paths,
webhooks: Object.fromEntries(contract_event.Ru.map(type => [ type, {
post: {
operationId: `on_${type.replace(".", "_")}`,
summary: `Delivery of ${type}`,
description: `Signed with the ${signature_header.D8} header. Respond with any 2xx status within 5 seconds.`,
tags: [ EVENTS_TAG ],
security: [],
requestBody: {
required: true,
content: {
"application/json": {
schema: plain((0, contract_event.G4)(type))
}
}
},
responses: {
"2XX": {
description: "Delivery accepted."
},
"4XX": {
description: "Delivery failed; the service retries it."
}
}
}
} ])),
components: {
securitySchemes: {
apiKey: {
type: "http",
scheme: "bearer",
description: "API key: svc_live_… or svc_test_…"
}
},
headers: RESPONSE_HEADERS,
responses: sharedResponses(),
schemas: {
...Object.fromEntries(Object.keys(COMPONENTS).map(name => [ name, {
...plain(COMPONENTS[name], true),
examples: [ EXAMPLES[name] ]
} ])),
...Object.fromEntries(Object.entries(SHARED_SCHEMAS).map(([name, schema]) => [ name, plain(schema, true) ]))
}
}
};
}
function tagOf(path) {
return path.split("/")[2] ?? "service";
}
function operation(operationId, route) {
return {
operationId: operationId,
summary: route.summary,
description: needsOf(route),
...route.isOpen === true ? {
security: []
} : {},
tags: [ tagOf(route.path) ],
parameters: [ ...parameters(route.params, "path"), ...parameters(route.query, "query"), ...idempotency(route) ],
...route.body === undefined ? {} : {
requestBody: {
required: route.bodyOptional !== true,
content: {
"application/json": {
schema: plain(route.body)
}
}
}
},
responses: {
[String(route.success.status)]: success(route),
...partial(route),
...redirect(route),
...notModified(route),
...errorResponses(route)
}
};
}
function needsOf({scopes: scopes, isOpen: isOpen}) {
if (isOpen === true) return "Needs no API key.";
return `Requires ${scopes.length === 1 ? "the scope" : "one of the scopes"} ${scopes.join(", ")}.`;
}
function parameters(schema, place) {
if (schema === undefined) return [];
const {properties: properties} = schema;
const object = plain(schema);
return Object.entries(object.properties ?? {}).map(([name, property]) => {
const {description: _, ...rest} = property;
const {description: description} = properties[name] ?? {};
return {
name: name,
in: place,
required: place === "path" || (object.required ?? []).includes(name),
...description === undefined ? {} : {
description: description
},
schema: rest
};
});
}
function idempotency(route) {
if (route.method !== "POST" || route.isOpen === true) return [];
return [ {
name: "Idempotency-Key",
in: "header",
required: false,
description: "For 24 hours, repeating a request with the same key returns the first response.",
schema: {
type: "string",
minLength: 1,
maxLength: limits.b.idempotencyKeyLengthMax,
pattern: route_definition.XK
}
} ];
}
function success(route) {
const {status: status} = route.success;
const response = {
description: status === 204 ? "Success. No body." : "Success.",
headers: headersOf(route, status, [])
};
if (route.success.schema !== undefined) {
const alternatives = (route.success.alternatives ?? []).map(type => [ type, {
schema: {
type: type.endsWith("json") ? "object" : "string"
}
} ]);
const json = {
"application/json": {
schema: plain(route.success.schema)
}
};
return {
...response,
content: {
...json,
...Object.fromEntries(alternatives)
}
};
}
if (route.success.contentType !== undefined) {
return {
...response,
content: {
[route.success.contentType]: {
schema: {
type: "string",
format: "binary"
}
}
}
};
}
return response;
}
function partial(route) {
if (route.success.ranges !== true) return {};
const {content: content} = success(route);
return {
206: {
description: "The Range of the request.",
headers: headersOf(route, 206, []),
content: content
}
};
}
function notModified(route) {
if (route.success.etag !== true) return {};
return {
304: {
description: "If-None-Match names this version.",
headers: headersOf(route, 304, [])
}
};
}
function redirect(route) {
if (route.redirect === undefined) return {};
const {status: status, description: description} = route.redirect;
return {
[String(status)]: {
description: description,
headers: headersOf(route, status, [])
}
};
}
function errorResponses(route) {
return Object.fromEntries([ ...errorCodes(route) ].map(([status, codes]) => [ String(status), {
$ref: `#/components/responses/${responseName(route, status, codes)}`
} ]));
}
function sharedResponses() {
const responses = Object.values(DESCRIBED).flatMap(route => [ ...errorCodes(route) ].map(([status, codes]) => [ responseName(route, status, codes), {
description: codes.map(code => `${code}: ${errors.V5[code].meaning}`).join(" "),
headers: headersOf(route, status, codes),
content: {
"application/json": {
schema: plain(route.refusals?.[status] ?? errors.$H)
}
}
} ]));
return Object.fromEntries(responses.sort(([a], [b]) => a < b ? -1 : 1));
}
function errorCodes(route) {
const byStatus = new Map;
for (const code of new Set([ ...(0, route_definition.s4)(route), ...(0, route_definition.Bp)(route) ])) {
const status = errors.V5[code].status;
if (status !== null) byStatus.set(status, [ ...byStatus.get(status) ?? [], code ]);
}
return new Map([ ...byStatus ].sort(([a], [b]) => a - b));
}
function responseName(route, status, codes) {
const own = route.isOpen === true ? "_open" : route.refusals?.[status] === undefined ? "" : "_extended";
return `Error${status}_${codes.join("_")}${own}`;
}
var html = __webpack_require__(21401);
const INDEX = `# Documentation of this service\n\n- [Checks](docs/checks): what each check detects, why it matters and how to fix it\n- [Error codes](docs/errors)\n- [OpenAPI description](v1/openapi.json) of the API\n`;
const STYLE = ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;overflow-wrap:anywhere}" + "table{border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid #888;padding:.4rem .8rem;text-align:left;vertical-align:top}" + "pre{overflow:auto;padding:.8rem;border:1px solid #888;border-radius:.4rem}:target{background:#ffe9a8;color:#000}";
function registerDocs(server) {
server.get("/docs", (request, reply) => sendPage(request, reply, "Documentation", INDEX, target => target));
server.get("/docs/errors", (_request, reply) => sendHtml(reply, "Error codes", errorTable()));
server.get("/docs/checks", async (request, reply) => {
const [{renderCheckIndex: renderCheckIndex}, {CHECKS: CHECKS}] = await Promise.all([ Promise.all([ __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("module-78615") ]).then(__webpack_require__.bind(__webpack_require__, 78615)), Promise.all([ __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-core-evidence-http") ]).then(__webpack_require__.bind(__webpack_require__, 65280)) ]);
const index = renderCheckIndex(CHECKS.map(({meta: meta}) => meta));
return sendPage(request, reply, "Checks", index, target => `checks/${target.replace(/\.md$/, "")}`);
});
server.get("/docs/checks/:id", async (request, reply) => {
const [{checkPage: checkPage}, {CHECKS: CHECKS}] = await Promise.all([ Promise.all([ __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("module-78615") ]).then(__webpack_require__.bind(__webpack_require__, 78615)), Promise.all([ __webpack_require__.e("csp-evaluator-dist-csp"), __webpack_require__.e("engine-core-evidence-insertion-point"), __webpack_require__.e("engine-core-check"), __webpack_require__.e("engine-registry"), __webpack_require__.e("engine-core-evidence-http") ]).then(__webpack_require__.bind(__webpack_require__, 65280)) ]);
const id = request.params.id.replace(/\.md$/, "");
const page = checkPage(id);
if (page === null) throw new service_errors.hD("not_found", "There is no check with this id: /docs/checks lists all checks.");
const title = CHECKS.find(({meta: meta}) => meta.id === id)?.meta.title ?? id;
return sendPage(request, reply, title, page, target => /^https?:\/\//.test(target) ? target : null);
});
}
async function sendPage(request, reply, title, markdown, href) {
reply.header("vary", "accept");
const accept = request.headers.accept ?? "";
if (/text\/(markdown|plain)/i.test(accept) && !/text\/html/i.test(accept)) {
return reply.header("content-type", "text/markdown; charset=utf-8").send(markdown);
}
const {markdownToHtml: markdownToHtml} = await Promise.all([ __webpack_require__.e("module-48022"), __webpack_require__.e("module-90050") ]).then(__webpack_require__.bind(__webpack_require__, 90050));
return sendHtml(reply, title, markdownToHtml(markdown, href));
}
function sendHtml(reply, title, body) {
return reply.header("content-type", "text/html; charset=utf-8").header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'").send('<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' + `<title>${(0, 
html.ZD)(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`);
}
function errorTable() {
const rows = Object.entries(errors.V5).map(([code, {status: status, meaning: meaning}]) => `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status ?? "in bulk results"}</td><td>${(0, 
html.ZD)(meaning)}</td></tr>`);
const head = '<tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr>';
return `<h1>Error codes</h1><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}
const FRESH_MS = 1e3;
const DEADLINE_MS = 2e3;
const STUCK_MS = 1e4;
class DatabaseProbe {
#store;
#query;
#last;
constructor(store) {
this.#store = store;
}
async state() {
if (this.#store.oldestMs > STUCK_MS) return "database_stuck";
if (this.#last !== undefined && performance.now() - this.#last.at < FRESH_MS) return this.#last.state;
this.#query ??= this.#check();
return (0, unavailable.RN)(this.#query, DEADLINE_MS, () => new unavailable.b7(DEADLINE_MS)).catch(() => "database_silent");
}
async #check() {
const state = await this.#ask().catch(error => error instanceof unavailable.b7 ? "database_silent" : "database_unreachable");
this.#last = {
at: performance.now(),
state: state
};
this.#query = undefined;
return state;
}
async #ask() {
const [row] = await this.#store.query("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only");
if (row?.read_only !== true) return "ok";
this.#store.retireConnections();
return "database_read_only";
}
}
const LOOP_LATE_MS = 15e3;
const LOOP_DEAD_MS = 6e4;
function registerOperations(server, service, health) {
const database = new DatabaseProbe(service.store);
server.get("/healthz", (_request, reply) => {
const dead = deadLoops(health);
if (dead.length === 0) return reply.send({
status: "ok"
});
return reply.code(503).send({
status: "dead",
reasons: dead.map(name => `${name}_loop`)
});
});
server.get("/readyz", async (_request, reply) => {
const state = await database.state();
const checks = {
stopping: health.isStopping(),
database: state === "ok",
clock: service.clockCheck.isRight
};
const workers = workerChecks(health);
const faults = {
stopping: checks.stopping,
[state]: state !== "ok",
clock_skewed: !checks.clock,
scan_worker: workers.scan_worker === false,
delivery_worker: workers.delivery_worker === false
};
const reasons = Object.entries(faults).flatMap(([reason, isFault]) => isFault ? [ reason ] : []);
if (reasons.length === 0) return reply.send({
status: "ready",
checks: {
...checks,
...workers
}
});
return reply.code(503).send({
status: "not_ready",
checks: {
...checks,
...workers
},
reasons: reasons
});
});
let document;
server.get("/v1/openapi.json", (_request, reply) => {
document ??= JSON.stringify(openApiDocument(service.config.publicUrl));
return reply.header("content-type", "application/json; charset=utf-8").send(document);
});
registerDocs(server);
}
const isWithin = (limitMs, {lastTurn: lastTurn}) => performance.now() - lastTurn < limitMs;
function deadLoops({workers: workers, isStopping: isStopping}) {
if (workers === null || isStopping()) return [];
return [ "scans", "deliveries" ].filter(name => !isWithin(LOOP_DEAD_MS, workers[name]));
}
function workerChecks({workers: workers}) {
return {
scan_worker: workers === null ? null : workers.scans.isAlive,
delivery_worker: workers === null ? null : isWithin(LOOP_LATE_MS, workers.deliveries)
};
}
async function updateFinding(tx, {clock: clock, config: config}, principal, id, update) {
const now = clock.now();
const found = await findFinding(tx, principal, id, now);
if (update.state === "ignored") await accept(tx, principal, found, update, now); else await reopen(tx, principal, found, update, now);
return (0, scans_findings.N6)(await findFinding(tx, principal, id, now), config.checkPage);
}
async function accept(tx, principal, found, update, now) {
const {reason: reason} = update;
if (reason === undefined) throw (0, service_errors.Gq)("reason", "is required to ignore a finding", "required");
const until = (0, validate.Q$)("expires_at", update.expires_at);
if (until !== null && until <= now) throw (0, service_errors.Gq)("expires_at", "must be in the future", "minimum");
if (found.state === "fixed") {
throw new service_errors.hD("invalid_state", "A later scan of the target no longer had this finding: it is fixed.");
}
await tx.query(`INSERT INTO fingerprints\n       (workspace_id, target, fingerprint, first_seen_at, accepted_at, accepted_by, accepted_reason, accepted_until)\n     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)\n     ON CONFLICT (workspace_id, target, fingerprint) DO UPDATE SET accepted_at = excluded.accepted_at,\n       accepted_by = excluded.accepted_by, accepted_reason = excluded.accepted_reason, accepted_until = excluded.accepted_until`, [ ...keyOf(principal, found), found.first_seen_at, now, principal.keyId, reason, until ]);
await (0, audit.s)(tx, principal, "finding.accepted", found.id, now, {
...about(found),
reason: reason,
expires_at: until?.toISOString() ?? null
});
}
async function reopen(tx, principal, found, update, now) {
if (update.expires_at !== undefined) throw (0, service_errors.Gq)("expires_at", "belongs to the state ignored", "unknown");
if (found.state !== "ignored") return;
await tx.query(`UPDATE fingerprints SET accepted_at = NULL, accepted_by = NULL, accepted_reason = NULL, accepted_until = NULL\n     WHERE workspace_id = $1 AND target = $2 AND fingerprint = $3`, keyOf(principal, found));
const {reason: reason} = update;
await (0, audit.s)(tx, principal, "finding.reopened", found.id, now, {
...about(found),
...reason === undefined ? {} : {
reason: reason
}
});
}
async function findFinding(tx, principal, id, now) {
const [row] = (0, ids.eQ)("fnd", id) ? await tx.query(`SELECT * FROM ${scans_findings.gd} WHERE id = $2 AND workspace_id = $3`, [ now, id, principal.workspaceId ]) : [];
if (row === undefined) throw (0, service_errors.mX)("finding", id);
return row;
}
const keyOf = ({workspaceId: workspaceId}, {target: target, fingerprint: fingerprint}) => [ workspaceId, target, fingerprint ];
const about = ({target: target, check_id: check_id, fingerprint: fingerprint}) => ({
target: target,
check_id: check_id,
fingerprint: fingerprint
});
var build_report = __webpack_require__(78124);
function readBulk({scans: scans, fail_fast: failFast = false}) {
if (scans.length <= limits.b.bulkEntriesMax) return {
entries: scans,
failFast: failFast
};
throw new service_errors.hD("batch_too_large", `scans has ${scans.length} entries; the maximum is ${limits.b.bulkEntriesMax} per request.`, {
param: "scans"
});
}
function bulkResult(outcomes, frame) {
const results = outcomes.map(outcome => "scan" in outcome ? {
ok: true,
scan: (0, scan_row.$F)(outcome.scan, frame.publicUrl)
} : {
ok: false,
error: outcome.error.toBody(frame.requestId, frame.publicUrl)
});
const succeeded = results.filter(result => result.ok).length;
return {
summary: {
total: results.length,
succeeded: succeeded,
failed: results.length - succeeded,
rolled_back: 0
},
results: results
};
}
function bulkRolledBack(failedAt, error, total, frame) {
const rolledBack = new service_errors.hD("rolled_back", `Rolled back because entry ${failedAt} failed.`);
const notAttempted = new service_errors.hD("not_attempted", `Not attempted because entry ${failedAt} failed.`);
const results = Array.from({
length: total
}, (_, index) => {
const reason = index < failedAt ? rolledBack : index > failedAt ? notAttempted : error;
return {
ok: false,
error: reason.toBody(frame.requestId, frame.publicUrl)
};
});
return new service_errors.hD("bulk_rolled_back", `Entry ${failedAt} failed (${error.code}) and fail_fast is true: nothing was created. ${error.message}`, {
param: `scans[${failedAt}]`,
body: {
summary: {
total: total,
succeeded: 0,
failed: total - failedAt,
rolled_back: failedAt
},
results: results
}
});
}
var pdf_store = __webpack_require__(80171);
function pageOfFindings(sql, context, {list: list, from: from, column: column, id: id}, show) {
const filters = (0, scans_findings.$5)(context.query);
return pageBy(row => [ row.severity_rank, row.id ], context, [ list, id, ...filters ], ({after: after, limit: limit}) => sql.query(`SELECT * FROM ${from} WHERE ${column} = $2\n           AND severity_rank = ANY($3) AND ($4::text IS NULL OR state = $4) AND ($5::text IS NULL OR check_id = $5)\n           AND ($6::int IS NULL OR (severity_rank, id) > ($6, $7))\n         ORDER BY severity_rank, id LIMIT $8`, [ context.service.clock.now(), id, ...filters, ...after, limit ]), show);
}
const HTML_POLICY = "sandbox allow-scripts";
async function reportAs(mediaType, report) {
const type = `${mediaType}; charset=utf-8`;
switch (mediaType) {
case "text/html":
{
const {renderHtml: renderHtml} = await Promise.all([ __webpack_require__.e("reports-html-render-html"), __webpack_require__.e("reports-report-facts") ]).then(__webpack_require__.bind(__webpack_require__, 81163));
return textRepresentation(renderHtml(report), {
"content-type": type,
"content-security-policy": HTML_POLICY
});
}

case "application/sarif+json":
{
const {renderSarif: renderSarif} = await __webpack_require__.e("reports-escape-json").then(__webpack_require__.bind(__webpack_require__, 99885));
return textRepresentation(renderSarif([ report ]), {
"content-type": mediaType
});
}

default:
return textRepresentation(JSON.stringify(report), {
"content-type": type
});
}
}
function pdfVersion(report) {
return versionOf(package_0.rE, JSON.stringify(report));
}
const scanRoutes = {
async createScan(tx, {service: service, principal: principal, body: body, traceparent: traceparent}) {
const scan = await createScan(tx, service, principal, body, traceparent);
return {
status: 201,
body: (0, scan_row.$F)(scan, service.config.publicUrl)
};
},
async createScansBulk(tx, {service: service, principal: principal, requestId: requestId, body: body, traceparent: traceparent}) {
const {entries: entries, failFast: failFast} = readBulk(body);
const frame = {
requestId: requestId,
publicUrl: service.config.publicUrl
};
const result = await createScans(tx, service, principal, entries, {
failFast: failFast
}, traceparent);
const {failure: failure} = result;
if (failure !== null) throw bulkRolledBack(failure.index, failure.error, entries.length, frame);
return {
status: 201,
body: bulkResult(result.outcomes, frame)
};
},
listScans(sql, context) {
const {service: service, principal: principal, query: query} = context;
const after = (0, validate.Q$)("created_after", query.created_after);
const before = (0, validate.Q$)("created_before", query.created_before);
const {status: status = null, target: target = null, scan_type: scanType = null} = query;
return page(context, [ "scans", principal.workspaceId, status, target, scanType, after, before ], rows => (0, 
list_query.q)(sql, `SELECT ${scan_row.Ax} FROM scans s`, [ [ "s.workspace_id = ?", principal.workspaceId ], [ "s.status = ?", status ], [ "s.target = lower(?)", target ], [ "s.scan_type = ?", scanType ], [ "s.created_at > ?", after ], [ "s.created_at < ?", before ] ], rows), row => (0, 
scan_row.$F)(row, service.config.publicUrl));
},
async getScan(sql, {service: service, principal: principal, params: params}) {
const scan = await (0, scan_row.hj)(sql, principal, params.scan_id);
return {
status: 200,
body: (0, scan_row.$F)(scan, service.config.publicUrl)
};
},
async deleteScan(tx, {service: service, principal: principal, params: params}) {
const scan = await (0, scan_row.$W)(tx, principal, params.scan_id);
if (!(0, scan_states.dR)(scan.status)) {
throw new service_errors.hD("invalid_state", `The scan is ${scan.status}: cancel it before you delete it.`);
}
await deleteScans(tx, [ scan.id ]);
await (0, audit.s)(tx, principal, "scan.deleted", scan.id, service.clock.now(), {
target: scan.target
});
return {
status: 204
};
},
async cancelScan(tx, {service: service, principal: principal, params: params}) {
const now = service.clock.now();
const {scan: scan, changed: changed} = await cancelScan(tx, principal, params.scan_id, now);
if (changed) await (0, audit.s)(tx, principal, "scan.cancelled", scan.id, now, {
target: scan.target
});
return {
status: 200,
body: (0, scan_row.$F)(scan, service.config.publicUrl)
};
},
async listFindings(sql, context) {
const {service: service, principal: principal, params: params} = context;
const scan = await (0, scan_row.hj)(sql, principal, params.scan_id);
return pageOfFindings(sql, context, {
list: "findings",
from: scans_findings.gd,
column: "scan_id",
id: scan.id
}, row => (0, scans_findings.N6)(row, service.config.checkPage));
},
updateFinding: async (tx, {service: service, principal: principal, params: params, body: body}) => ({
status: 200,
body: await updateFinding(tx, service, principal, params.finding_id, body)
}),
async getReport(sql, {service: service, principal: principal, params: params, mediaType: mediaType}) {
const scan = await (0, scan_row.hj)(sql, principal, params.scan_id);
return {
status: 200,
representation: await reportAs(mediaType, await (0, build_report.F)(service, scan))
};
},
async getReportPdf(sql, {service: service, principal: principal, params: params}) {
const scan = await (0, scan_row.hj)(sql, principal, params.scan_id);
const report = await (0, build_report.F)(service, scan);
const place = await (service.pdfStore?.place(scan, report));
if (place !== undefined && "url" in place) return {
status: 302,
headers: {
location: place.url
}
};
const read = async () => place?.bytes ?? service.renderPdf(report);
return {
status: 200,
representation: {
headers: (0, pdf_store.L5)(scan.id),
version: pdfVersion(report),
read: read
}
};
}
};
const scheduleRoutes = {
createSchedule: async (tx, {service: service, principal: principal, body: body}) => ({
status: 201,
body: await createSchedule(service, principal, body, tx)
}),
listSchedules: (sql, context) => {
const {workspaceId: workspaceId} = context.principal;
return page(context, [ "schedules", workspaceId ], query => listSchedules(sql, workspaceId, query), toSchedule);
},
getSchedule: async (sql, {principal: principal, params: params}) => ({
status: 200,
body: toSchedule(await findSchedule(sql, principal, params.schedule_id))
}),
updateSchedule: async (tx, {service: service, principal: principal, params: params, body: body}) => ({
status: 200,
body: await updateSchedule(service, principal, params.schedule_id, body, tx)
}),
deleteSchedule: async (tx, {service: service, principal: principal, params: params}) => {
await deleteSchedule(service, principal, params.schedule_id, tx);
return {
status: 204
};
}
};
const targets_PROOF_TIMEOUT_MS = 15e3;
function targetRoutes() {
const attempts = new rate_limit.Z(limits.b.verifyAttemptsPerMinute, limits.b.verifyAttemptsPerMinute);
return {
async createTarget(tx, {service: service, principal: principal, body: body}) {
const {config: config, clock: clock} = service;
const hostname = (0, targets_hostname.XR)(body.hostname, config.addressPolicy);
(0, targets_hostname.c)("hostname", hostname, principal);
const now = clock.now();
const row = await (0, target_row.rZ)(tx, principal.workspaceId, hostname, config, now);
if (row === undefined) {
const [existing] = await tx.query("SELECT id FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL", [ principal.workspaceId, hostname.text ]);
const conflict = {
param: "hostname",
code: "conflict"
};
throw new service_errors.hD("conflict", `The target ${hostname.text} is already registered.`, {
param: "hostname",
details: [ existing === undefined ? conflict : {
...conflict,
existing_id: existing.id
} ]
});
}
await (0, audit.H)(tx, principal, [ (0, target_row.ug)(row) ], now);
return {
status: 201,
body: (0, target_row.LJ)(row, principal.livemode, config.mode)
};
},
listTargets(sql, context) {
const {service: service, principal: principal, query: query} = context;
const hostname = query.hostname === undefined ? null : normalized(query.hostname);
return page(context, [ "targets", principal.workspaceId, query.hostname ?? null ], rows => (0, 
list_query.q)(sql, `SELECT ${target_row.a_} FROM targets`, [ [ "deleted_at IS NULL AND workspace_id = ?", principal.workspaceId ], [ "hostname = ?", hostname ] ], rows), row => (0, 
target_row.LJ)(row, principal.livemode, service.config.mode));
},
async getTarget(sql, {service: service, principal: principal, params: params}) {
const row = await findTarget(sql, principal, params.target_id);
return {
status: 200,
body: (0, target_row.LJ)(row, principal.livemode, service.config.mode)
};
},
async listTargetFindings(sql, context) {
const {service: service, principal: principal, params: params} = context;
const target = await findTarget(sql, principal, params.target_id);
const owner = {
list: "target-findings",
from: scans_findings.wf,
column: "target_id",
id: target.id
};
return pageOfFindings(sql, context, owner, row => ({
...(0, scans_findings.N6)(row, service.config.checkPage),
last_seen_at: (row.last_seen_at ?? row.first_seen_at).toISOString()
}));
},
async deleteTarget(tx, {service: service, principal: principal, params: params}) {
const row = await findTarget(tx, principal, params.target_id);
(0, targets_hostname.c)("target_id", (0, targets_hostname.w4)(row.hostname), principal);
const now = service.clock.now();
await tx.query("UPDATE targets SET deleted_at = $2 WHERE id = $1", [ row.id, now ]);
await (0, audit.s)(tx, principal, "target.deleted", row.id, now, {
hostname: row.hostname
});
return {
status: 204
};
},
async eraseTarget(tx, {service: service, principal: principal, params: params}) {
const now = service.clock.now();
const [row] = (0, ids.eQ)("tgt", params.target_id) ? await tx.query("UPDATE targets SET erase_before = $3 WHERE id = $1 AND workspace_id = $2 RETURNING id, hostname", [ params.target_id, principal.workspaceId, now ]) : [];
if (row === undefined) throw (0, service_errors.mX)("target", params.target_id);
(0, targets_hostname.c)("target_id", (0, targets_hostname.w4)(row.hostname), principal);
await (0, audit.s)(tx, principal, "target.erased", row.id, now, {
hostname: row.hostname
});
return {
status: 204
};
},
verifyTarget: withPrepare(async ({service: service, principal: principal, params: params, body: body}) => {
const {config: config, store: store, resolver: resolver} = service;
const target = await findTarget(store, principal, params.target_id);
(0, targets_hostname.c)("target_id", (0, targets_hostname.w4)(target.hostname), principal);
const {retryAfter: retryAfter} = attempts.take(target.id);
if (retryAfter > 0) {
throw new service_errors.hD("rate_limited", `A target can be verified ${limits.b.verifyAttemptsPerMinute} times a minute: retry in ${retryAfter} s.`, {
headers: {
"retry-after": String(retryAfter)
}
});
}
return checkProof({
method: body.method,
hostname: (0, targets_hostname.w4)(target.hostname),
token: target.token,
policy: config.addressPolicy,
resolver: resolver,
signal: AbortSignal.timeout(targets_PROOF_TIMEOUT_MS)
});
}, async (tx, {service: service, principal: principal, params: params, body: body}, proof) => {
const row = await recordProof(tx, principal, params.target_id, body.method, proof, service.clock.now());
if (row === undefined) throw (0, service_errors.mX)("target", params.target_id);
return {
status: 200,
body: (0, target_row.LJ)(row, principal.livemode, service.config.mode)
};
})
};
}
async function findTarget(sql, principal, id) {
const [row] = (0, ids.eQ)("tgt", id) ? await sql.query(`SELECT ${target_row.a_} FROM targets WHERE id = $1 AND workspace_id = $2 AND deleted_at IS NULL`, [ id, principal.workspaceId ]) : [];
if (row === undefined) throw (0, service_errors.mX)("target", id);
return row;
}
function normalized(hostname) {
try {
return (0, targets_hostname.XR)(hostname, {
mode: "any",
allow: []
}).text;
} catch {
return "";
}
}
const REPLAY_MAX = 1e4;
function listDeliveries(sql, webhookId, status, page) {
return (0, list_query.q)(sql, `SELECT ${webhook_row.hm} FROM deliveries`, [ [ "webhook_id = ?", webhookId ], [ "status = ?", status ] ], page);
}
async function findDelivery(sql, webhookId, id) {
const rows = (0, ids.eQ)("dlv", id) ? await sql.query(`SELECT ${webhook_row.hm} FROM deliveries WHERE id = $1 AND webhook_id = $2`, [ id, webhookId ]) : [];
const row = rows[0];
if (row === undefined) throw (0, service_errors.mX)("delivery", id);
return row;
}
async function bodyOf(sql, delivery) {
const event = (0, store.J0)(await sql.query("SELECT created_at, data FROM events WHERE id = $1", [ delivery.event_id ]));
const {event_id: event_id, event_type: event_type} = delivery;
return deliveryBody({
event_id: event_id,
event_type: event_type,
event_created_at: event.created_at,
event_data: event.data
}).toString();
}
async function attemptsOf(sql, deliveryId) {
return sql.query("SELECT attempt, at, status_code, error, duration_ms FROM delivery_attempts WHERE delivery_id = $1 ORDER BY attempt", [ deliveryId ]);
}
async function replayDelivery(context, webhook, deliveryId, tx) {
refuseDisabled(webhook);
const original = await findDelivery(tx, webhook.id, deliveryId);
if (original.status === "pending" || original.status === "held") {
throw new service_errors.hD("invalid_state", `Delivery ${original.id} is ${original.status} and will be attempted without a replay.`);
}
const now = context.clock.now();
const rows = await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)\n     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $6) RETURNING ${webhook_row.hm}`, [ (0, 
ids.Si)("dlv", now), webhook.id, webhook.workspace_id, original.event_id, original.event_type, now, original.id ]);
tx.notify(service_context.l.deliveriesDue);
return (0, store.J0)(rows);
}
async function replayPeriod(context, webhook, request, tx) {
refuseDisabled(webhook);
const now = context.clock.now();
const since = new Date(request.since);
const until = request.until === undefined ? now : new Date(request.until);
if (!(since < until)) throw (0, service_errors.Gq)("since", "must be before until");
const found = await tx.query(`SELECT events.id AS event_id, events.type, latest.id AS delivery_id\n     FROM events\n     LEFT JOIN LATERAL (\n       -- Each half has an index of its own.\n       SELECT id, status FROM (\n         SELECT id, status, created_at FROM deliveries\n         WHERE event_id = events.id AND webhook_id = $2 AND replay_of IS NULL\n         UNION ALL\n         SELECT id, status, created_at FROM deliveries\n         WHERE event_id = events.id AND webhook_id = $2 AND replay_of IS NOT NULL\n       ) AS made ORDER BY created_at DESC, id DESC LIMIT 1\n     ) AS latest ON true\n     WHERE events.workspace_id = $1 AND events.created_at >= $3 AND events.created_at < $4 AND events.type = ANY ($5::text[])\n       AND (CASE WHEN $6::text IS NULL THEN latest.status IS NULL OR latest.status NOT IN ('pending', 'held') ELSE latest.status = $6 END)\n     ORDER BY events.created_at, events.id LIMIT $7`, [ webhook.workspace_id, webhook.id, since, until, webhook.events, request.status ?? null, REPLAY_MAX + 1 ]);
if (found.length > REPLAY_MAX) {
throw (0, service_errors.Gq)("since", `and until span more than ${REPLAY_MAX} events: replay a shorter period`, "too_many");
}
if (request.dry_run !== true && found.length > 0) {
await tx.query(`INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)\n       SELECT entry.id, $1, $2, entry.event_id, entry.type, 'pending', $3, entry.replay_of, $3\n       FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) AS entry (id, event_id, type, replay_of)\n       ON CONFLICT DO NOTHING`, [ webhook.id, webhook.workspace_id, now, found.map(() => (0, 
ids.Si)("dlv", now)), found.map(({event_id: event_id}) => event_id), found.map(({type: type}) => type), found.map(({delivery_id: delivery_id}) => delivery_id) ]);
}
tx.notify(service_context.l.deliveriesDue);
return {
count: found.length,
dry_run: request.dry_run === true
};
}
function refuseDisabled(webhook) {
if (webhook.status === "enabled") return;
throw new service_errors.hD("invalid_state", `Subscription ${webhook.id} is disabled (${webhook.disabled_reason ?? "user"}): enable it by PATCH first.`);
}
function ok(body) {
return {
status: 200,
body: body
};
}
function webhookRoutes(sender) {
return {
createWebhook: async (tx, {service: service, principal: principal, body: body}) => ({
status: 201,
body: await (0, subscriptions.Ky)(service, principal, body, tx)
}),
listWebhooks: (sql, context) => page(context, [ "webhooks", context.principal.keyId ], query => (0, 
subscriptions.$H)(sql, context.principal, query), webhook_row.$7),
getWebhook: async (sql, {principal: principal, params: params}) => ok((0, webhook_row.$7)(await (0, 
subscriptions.v0)(sql, principal, params.id))),
updateWebhook: async (tx, {service: service, principal: principal, params: params, body: body}) => ok(await (0, 
subscriptions.nV)(service, principal, params.id, body, tx)),
deleteWebhook: async (tx, {service: service, principal: principal, params: params}) => {
await (0, subscriptions.ni)(service, principal, params.id, tx);
return {
status: 204
};
},
rotateWebhookSecret: async (tx, {service: service, principal: principal, params: params, body: body}) => ok(await (0, 
subscriptions.yz)(service, principal, params.id, body ?? {}, tx)),
testWebhook: withPrepare(({service: service, principal: principal, params: params, traceparent: traceparent}) => testSubscription(service, principal, params.id, sender, traceparent), async (_tx, _context, result) => ok(result)),
listDeliveries: async (sql, context) => {
const {principal: principal, params: params, query: query} = context;
const webhook = await (0, subscriptions.v0)(sql, principal, params.id);
const status = query.status ?? null;
return page(context, [ "deliveries", webhook.id, status ], rows => listDeliveries(sql, webhook.id, status, rows), webhook_row.MH);
},
getDelivery: async (sql, {principal: principal, params: params}) => {
const webhook = await (0, subscriptions.v0)(sql, principal, params.id);
const delivery = await findDelivery(sql, webhook.id, params.delivery_id);
const attempts = await attemptsOf(sql, delivery.id);
const body = await bodyOf(sql, delivery);
return ok({
...(0, webhook_row.MH)(delivery),
attempts: attempts.map(webhook_row.Ve),
body: body
});
},
replayDelivery: async (tx, {service: service, principal: principal, params: params}) => {
const webhook = await (0, subscriptions.v0)(tx, principal, params.id);
const delivery = await replayDelivery(service, webhook, params.delivery_id, tx);
const details = {
delivery_id: params.delivery_id,
event_type: delivery.event_type
};
await (0, audit.s)(tx, principal, "webhook.replayed", webhook.id, service.clock.now(), details);
return {
status: 201,
body: (0, webhook_row.MH)(delivery)
};
},
replayDeliveries: async (tx, {service: service, principal: principal, params: params, body: body}) => {
const webhook = await (0, subscriptions.v0)(tx, principal, params.id);
const result = await replayPeriod(service, webhook, body, tx);
if (!result.dry_run && result.count > 0) {
const {since: since, until: until = null, status: status = null} = body;
const details = {
count: result.count,
since: since,
until: until,
status: status
};
await (0, audit.s)(tx, principal, "webhook.replayed", webhook.id, service.clock.now(), details);
}
return ok(result);
}
};
}
var result_store = __webpack_require__(6580);
var check_groups = __webpack_require__(50773);
const DEFAULT_PER_WORKSPACE = 50;
const DEFAULT_IDLE_MINUTES = 30;
const DEFAULT_RETAIN_DAYS = 400;
const DEFAULT_LIMITS = {
perMinute: 600,
burst: 100,
scanCreatesPerMinute: 120
};
const DEFAULTS = {
embedded: {
tokens: 1e6,
concurrency: 8,
limits: null,
addresses: "any",
hasPages: false
},
server: {
tokens: 1e4,
concurrency: 4,
limits: DEFAULT_LIMITS,
addresses: "public",
hasPages: true
}
};
function serviceConfig(options, listeningUrl) {
const defaults = DEFAULTS[options.mode];
(0, address_guard.M2)([ ...options.allowScanCidrs ?? [], ...options.allowWebhookCidrs ?? [], ...options.allowOidcCidrs ?? [] ]);
const publicUrl = () => (options.publicUrl ?? listeningUrl()).replace(/(?<!\/)\/+$/, "");
const ownPage = checkId => (0, check_groups.qi)(checkId) ? `${publicUrl()}/docs/checks/${encodeURIComponent(checkId)}` : null;
return {
mode: options.mode,
get publicUrl() {
return publicUrl();
},
scanPage: scanId => scanPage(options, publicUrl(), scanId),
checkPage: options.checkPage ?? (defaults.hasPages ? ownPage : () => null),
isMetered: options.metering ?? true,
prices: pricesOf(options),
initialTokens: whole("initialTokens", options.initialTokens ?? defaults.tokens, 0),
requireVerification: options.requireVerification ?? false,
addressPolicy: {
mode: defaults.addresses,
allow: options.allowScanCidrs ?? []
},
...given(options),
rateLimits: options.rateLimits === undefined ? defaults.limits : options.rateLimits,
console: consoleConfig(options),
scanConcurrency: whole("scanConcurrency", options.scanConcurrency ?? defaults.concurrency, 1),
retainScansDays: whole("retainScansDays", options.retainScansDays ?? DEFAULT_RETAIN_DAYS, 1),
scansPerWorkspace: whole("scansPerWorkspace", options.scansPerWorkspace ?? DEFAULT_PER_WORKSPACE, 1)
};
}
function given(options) {
return {
allowWebhookCidrs: options.allowWebhookCidrs ?? [],
identity: {
issuers: options.oidcIssuers ?? [],
allowCidrs: options.allowOidcCidrs ?? []
},
verificationSeed: options.verificationSeed ?? null,
trustedRoots: options.trustedRoots ?? null,
browserPath: options.browserPath ?? null,
callbackUrl: options.callbackUrl ?? null,
rules: options.rules ?? [],
smtp: options.smtp ?? null,
onScanProgress: options.onScanProgress ?? null
};
}
function scanPage({mode: mode, console: console}, publicUrl, scanId) {
const path = scanId === null ? "scans" : `scans/${scanId}`;
return mode === "embedded" || console === null ? `${publicUrl}/v1/${path}` : `${publicUrl}/console/#/${path}`;
}
function pricesOf(options) {
const given = {
...usage.f7,
...options.prices
};
const prices = options.metering === false ? usage.jV : given;
for (const operation of usage.xb) whole(`prices[${operation}]`, prices[operation], 0);
return prices;
}
function consoleConfig({mode: mode, role: role, console: console}) {
if (mode === "embedded" || role === "worker" || console === null) return null;
const idleSeconds = 60 * whole("console.idleMinutes", console?.idleMinutes ?? DEFAULT_IDLE_MINUTES, 1);
const sso = console?.sso;
if (sso === undefined) return {
idleSeconds: idleSeconds,
sso: null
};
const defaults = {
clientSecret: null,
groupClaim: "groups",
scope: "openid profile",
tokens: false
};
return {
idleSeconds: idleSeconds,
sso: {
...defaults,
...sso
}
};
}
function serviceLog(options) {
if (options.log !== undefined) return (0, service_log.NJ)(options.log);
return options.mode === "embedded" ? service_log.qY : (0, service_log.NJ)(line => process.stderr.write(`${line}\n`));
}
function whole(name, value, minimum) {
if (Number.isSafeInteger(value) && value >= minimum) return value;
throw new RangeError(`${name} must be an integer of at least ${minimum}, not ${value}.`);
}
var aws4fetch_esm = __webpack_require__(12580);
var object_storage = __webpack_require__(46727);
const SHORT_TIMEOUT_MS = 3e3;
const TRANSFER_TIMEOUT_MS = 2e4;
const ERROR_BYTES_MAX = 16 * 1024;
function createS3ObjectStorage(options, clock) {
const {accessKeyId: accessKeyId, secretAccessKey: secretAccessKey, sessionToken: sessionToken} = options.credentials;
const aws = new aws4fetch_esm.t({
accessKeyId: accessKeyId,
secretAccessKey: secretAccessKey,
...sessionToken === null ? {} : {
sessionToken: sessionToken
},
service: "s3",
region: options.region
});
const base = bucketUrl(options);
const urlOf = key => new URL(`${base}/${encodePath([ options.prefix, key ])}`);
const datetime = () => clock.now().toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
async function send(operation, key, init, timeoutMs) {
try {
const signed = await aws.sign(urlOf(key), {
...init,
aws: {
datetime: datetime(),
allHeaders: true
}
});
return await fetch(signed, {
redirect: "manual",
signal: AbortSignal.timeout(timeoutMs)
});
} catch (error) {
throw new object_storage.b(operation, null, s3_object_storage_reasonOf(error));
}
}
return {
async exists(key) {
const response = await send("exists", key, {
method: "HEAD"
}, SHORT_TIMEOUT_MS);
await (response.body?.cancel());
if (response.status === 200) return true;
if (response.status === 404 || response.status === 403) return false;
throw new object_storage.b("exists", response.status, `status ${response.status}`);
},
async put(key, bytes, headers) {
const body = new Uint8Array(bytes);
const digest = (0, external_node_crypto_.createHash)("sha256").update(body).digest("hex");
const init = {
method: "PUT",
headers: {
...headers,
"x-amz-content-sha256": digest
},
body: body
};
const response = await send("put", key, init, TRANSFER_TIMEOUT_MS);
if (response.status === 200 || response.status === 201) return void await (response.body?.cancel());
throw await refusal("put", response);
},
async get(key, bytesMax) {
const response = await send("get", key, {
method: "GET"
}, TRANSFER_TIMEOUT_MS);
if (response.status !== 200) throw await refusal("get", response);
const {bytes: bytes, isCut: isCut} = await readUpTo(response, bytesMax).catch(error => {
throw new object_storage.b("get", null, s3_object_storage_reasonOf(error));
});
if (isCut) throw new object_storage.b("get", 200, `more than ${bytesMax} bytes`);
return bytes;
},
async delete(key) {
const response = await send("delete", key, {
method: "DELETE"
}, SHORT_TIMEOUT_MS);
if (response.status === 204 || response.status === 404) return void await (response.body?.cancel());
throw await refusal("delete", response);
},
async signedUrl(key) {
const url = urlOf(key);
url.searchParams.set("X-Amz-Expires", String(object_storage.d));
const signed = await aws.sign(url, {
method: "GET",
aws: {
datetime: datetime(),
signQuery: true
}
});
return signed.url;
}
};
}
function bucketUrl({endpoint: endpoint, bucket: bucket, region: region}) {
if (endpoint !== null) return `${endpoint.replace(/(?<!\/)\/+$/, "")}/${bucket}`;
const domain = region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
return bucket.includes(".") ? `https://s3.${region}.${domain}/${bucket}` : `https://${bucket}.s3.${region}.${domain}`;
}
function encodePath(parts) {
const encode = segment => encodeURIComponent(segment).replaceAll(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
return parts.filter(part => part !== "").flatMap(part => part.split("/").map(encode)).join("/");
}
function s3_object_storage_reasonOf(error) {
if (error instanceof DOMException && error.name === "TimeoutError") return "no response in time";
const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
const code = cause?.code;
return typeof code === "string" ? `no connection (${code})` : "no valid HTTP response";
}
async function refusal(operation, response) {
return new object_storage.b(operation, response.status, `status ${response.status}${await errorCode(response)}`);
}
async function errorCode(response) {
const read = await readUpTo(response, ERROR_BYTES_MAX).catch(() => null);
const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(read?.bytes.toString() ?? "")?.[1];
return code === undefined ? "" : `, ${code}`;
}
async function readUpTo(response, bytesMax) {
const chunks = [];
let size = 0;
for await (const chunk of response.body ?? []) {
chunks.push(chunk);
size += chunk.length;
if (size > bytesMax) break;
}
return {
bytes: Buffer.concat(chunks),
isCut: size > bytesMax
};
}
var open_store = __webpack_require__(87800);
function releaseLeases(store, {name: name, claimed: claimed, waiting: waiting, channel: channel}, owner, ids) {
return store.transaction(async tx => {
const rows = await tx.query(`UPDATE ${name} SET status = '${waiting}', lease_owner = NULL, lease_until = NULL\n       WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = '${claimed}' RETURNING id`, [ owner, [ ...ids ] ]);
if (rows.length > 0) tx.notify(channel);
return rows.length;
});
}
class LeasedQueue {
owner;
#service;
#work;
#timers=[];
#unsubscribe=async () => {};
#turn;
#again=false;
#isStopping=false;
#isRenewing=false;
lastSuccess=performance.now();
lastTurn=performance.now();
constructor(service, work) {
this.#service = service;
this.#work = work;
this.owner = `${work.table.name}_${process.pid}_${(0, external_node_crypto_.randomUUID)()}`;
}
get isStopping() {
return this.#isStopping;
}
async start() {
const {table: table, timing: timing} = this.#work;
this.#unsubscribe = await this.#service.store.subscribe(table.channel, () => this.wake());
this.every(timing.pollMs, async () => this.wake());
this.keepLeases();
this.wake();
}
keepLeases() {
if (this.#isRenewing) return;
this.#isRenewing = true;
this.every(this.#work.timing.renewMs, () => this.renew());
}
every(ms, work) {
let isBusy = false;
const timer = setInterval(() => {
if (isBusy) return;
isBusy = true;
work().catch(error => this.#service.log("error", this.#work.log.renewalFailed, (0, 
service_log.au)(error))).finally(() => {
isBusy = false;
});
}, ms).unref();
this.#timers.push(timer);
}
wake() {
if (this.#isStopping) return;
if (this.#turn !== undefined) {
this.#again = true;
return;
}
this.#turn = this.#takeTurn().finally(() => {
this.#turn = undefined;
if (this.#again) {
this.#again = false;
this.wake();
}
});
}
async renew() {
const held = [ ...this.#work.held() ];
if (held.length === 0) return;
const still = await this.#work.renew(this.owner, held);
for (const id of held) if (!still.has(id)) this.#work.lost(id);
}
async stop() {
this.#isStopping = true;
await this.#unsubscribe();
await this.#turn;
}
async release(ids) {
for (const timer of this.#timers.splice(0)) clearInterval(timer);
const held = [ ...ids ];
return held.length === 0 ? 0 : releaseLeases(this.#service.store, this.#work.table, this.owner, held);
}
async #takeTurn() {
this.lastTurn = performance.now();
try {
if (await this.#work.turn()) this.#again = true;
this.lastSuccess = performance.now();
} catch (error) {
this.#again = false;
this.#service.log("error", this.#work.log.turnFailed, (0, service_log.au)(error));
}
this.lastTurn = performance.now();
}
}
const CONCURRENCY = 100;
const PER_SUBSCRIPTION = 10;
const HELD_PER_SUBSCRIPTION = 100;
class DeliveryLanes {
#work;
#lanes=new Map;
#waiters=new Set;
#active=0;
#held=0;
constructor(work) {
this.#work = work;
}
get held() {
return this.#held;
}
saturated() {
return [ ...this.#lanes ].filter(([, lane]) => lane.waiting.length + lane.active >= HELD_PER_SUBSCRIPTION).map(([id]) => id);
}
add(items) {
for (const item of items) {
const lane = this.#lanes.get(item.webhook_id) ?? {
waiting: [],
active: 0
};
this.#lanes.set(item.webhook_id, lane);
lane.waiting.push(item);
this.#held += 1;
}
this.#pump();
}
drainedTo(count, deadlineMs) {
if (this.#held <= count) return Promise.resolve();
return new Promise(resolve => {
const waiter = {
count: count,
done: () => {}
};
const timer = setTimeout(() => waiter.done(), deadlineMs);
waiter.done = () => {
clearTimeout(timer);
this.#waiters.delete(waiter);
resolve();
};
this.#waiters.add(waiter);
});
}
#pump() {
for (const [id, lane] of this.#lanes) {
while (this.#active < CONCURRENCY && lane.active < PER_SUBSCRIPTION && lane.waiting.length > 0) {
const item = lane.waiting.shift();
if (item !== undefined) this.#start(id, lane, item);
}
}
}
#start(id, lane, item) {
lane.active += 1;
this.#active += 1;
void this.#work(item).then(() => {
lane.active -= 1;
this.#active -= 1;
this.#held -= 1;
if (lane.active === 0 && lane.waiting.length === 0) this.#lanes.delete(id);
for (const waiter of [ ...this.#waiters ]) if (this.#held <= waiter.count) waiter.done();
this.#pump();
});
}
}
const DELIVERY_LEASES = {
name: "deliveries",
claimed: "pending",
waiting: "pending",
channel: service_context.l.deliveriesDue
};
const LEASE_MS = 15e3;
async function renewDeliveries(store, owner, ids) {
const rows = await store.query(`UPDATE deliveries SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'\n     WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = 'pending' RETURNING id`, [ owner, ids, LEASE_MS ]);
return new Set(rows.map(({id: id}) => id));
}
const WINDOW = 1e3;
const delivery_queue_PER_SUBSCRIPTION = 100;
const LANES = 200;
const IS_DUE = "status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())";
async function claimDeliveries(context, owner, limit, saturated, cursor) {
const now = context.clock.now();
return context.store.transaction(async tx => {
await tx.query("SELECT set_config('enable_bitmapscan', 'off', true)");
const take = (from, last) => takeDue(tx, from, [ now, limit, owner, LEASE_MS, last ]);
let due = await take(`SELECT id FROM (\n         SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at) AS place, webhook_id FROM (\n           SELECT id, webhook_id, next_attempt_at FROM deliveries WHERE ${IS_DUE} ORDER BY next_attempt_at LIMIT ${WINDOW}\n         ) AS first\n       ) AS placed WHERE place <= ${delivery_queue_PER_SUBSCRIPTION} AND webhook_id <> ALL ($5::text[])`, saturated);
if (due.length === 0 && saturated.length > 0) {
const lanes = (await nextLanes(tx, cursor)).filter(id => !saturated.includes(id));
due = await take(`SELECT first.id FROM unnest($5::text[]) AS lane (id) CROSS JOIN LATERAL (\n           -- As rows, which only the index of the lanes can compare: the other index has the full lane in front.\n           SELECT id FROM deliveries WHERE ${IS_DUE}\n             AND (webhook_id, next_attempt_at) > (lane.id, '-infinity') AND (webhook_id, next_attempt_at) <= (lane.id, $1)\n           ORDER BY webhook_id, next_attempt_at LIMIT ${delivery_queue_PER_SUBSCRIPTION}\n         ) AS first`, lanes);
}
const ended = due.filter(delivery => !delivery.subscribed);
if (ended.length > 0) {
await tx.query(`UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL\n         WHERE id = ANY ($1::text[])`, [ ended.map(({id: id}) => id), now ]);
}
const wanted = due.filter(delivery => delivery.subscribed);
const unpaid = await payFirstAttempts(tx, context, wanted, now);
return wanted.filter(({id: id}) => !unpaid.has(id));
});
}
function takeDue(tx, from, values) {
return tx.query(`WITH due AS (\n       SELECT id FROM deliveries WHERE id IN (${from}) AND ${IS_DUE}\n       ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED\n     ), taken AS (\n       UPDATE deliveries SET lease_owner = $3, lease_until = clock_timestamp() + $4 * interval '1 millisecond'\n       FROM due WHERE deliveries.id = due.id RETURNING deliveries.*\n     )\n     SELECT taken.id, taken.webhook_id, taken.workspace_id, taken.event_id, taken.event_type, taken.attempts_count,\n            webhooks.url, webhooks.secret, webhooks.previous_secret, webhooks.previous_secret_until,\n            webhooks.channel, webhooks.events AS subscribed_events,\n            (webhooks.status = 'enabled' AND webhooks.deleted_at IS NULL AND api_keys.revoked_at IS NULL\n              AND (api_keys.expires_at IS NULL OR api_keys.expires_at > $1)) AS subscribed,\n            events.created_at AS event_created_at, events.data AS event_data,\n            (SELECT traceparent FROM scans WHERE scans.id = events.subject) AS traceparent\n     FROM taken JOIN webhooks ON webhooks.id = taken.webhook_id LEFT JOIN api_keys ON api_keys.id = webhooks.key_id\n       JOIN events ON events.id = taken.event_id\n     ORDER BY taken.created_at, taken.id`, values);
}
async function nextLanes(tx, cursor) {
const next = after => `(SELECT webhook_id FROM deliveries WHERE status = 'pending' AND webhook_id > ${after} ORDER BY webhook_id LIMIT 1)`;
const rows = await tx.query(`WITH RECURSIVE lane (id, place) AS (\n       SELECT ${next("$1")}, 1\n       UNION ALL\n       SELECT ${next("lane.id")}, place + 1 FROM lane WHERE id IS NOT NULL AND place < ${LANES}\n     ) SELECT id FROM lane WHERE id IS NOT NULL`, [ cursor.after ]);
cursor.after = rows.length < LANES ? "" : rows.at(-1)?.id ?? "";
return rows.map(({id: id}) => id);
}
async function payFirstAttempts(tx, context, deliveries, now) {
const first = deliveries.filter(({attempts_count: attempts_count}) => attempts_count === 0);
const unpaid = new Set;
for (const workspaceId of [ ...new Set(first.map(({workspace_id: workspace_id}) => workspace_id)) ].sort()) {
const mine = first.filter(({workspace_id: workspace_id}) => workspace_id === workspaceId);
const paid = await alreadyPaid(tx, mine);
const owing = mine.filter(({id: id}) => !paid.has(id));
const {livemode: livemode, balance: balance, prices: prices} = await (0, ledger.dL)(tx, workspaceId, context.config);
const price = prices["webhook.delivery"];
const covered = !livemode || price === 0 ? owing.length : Math.min(owing.length, Math.floor(balance / price));
for (const {id: id} of owing.slice(covered)) unpaid.add(id);
const charges = owing.slice(0, covered).map(({id: id}) => ({
operation: "webhook.delivery",
cost: price,
reference: id
}));
await (0, ledger.Ji)(tx, workspaceId, livemode, charges, now);
}
if (unpaid.size > 0) {
await tx.query(`UPDATE deliveries SET status = 'held', held_since = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL\n       WHERE id = ANY ($1::text[])`, [ [ ...unpaid ], now ]);
}
return unpaid;
}
async function alreadyPaid(tx, deliveries) {
const rows = await tx.query("SELECT reference FROM ledger WHERE kind = 'charge' AND reference = ANY ($1::text[])", [ deliveries.map(({id: id}) => id) ]);
return new Set(rows.map(({reference: reference}) => reference));
}
const JITTER = .1;
function nextAttemptAt(attemptsMade, failedAt, random) {
const delaySeconds = limits.b.webhookRetryDelaysSeconds[attemptsMade - 1];
if (delaySeconds === undefined) return null;
return new Date(failedAt.getTime() + Math.round(delaySeconds * 1e3 * (1 + JITTER * random)));
}
const FAILING_PERIOD_MS = 5 * 24 * 36e5;
function isFailingForGood(failingSince, lastFailureAt) {
return lastFailureAt.getTime() - failingSince.getTime() >= FAILING_PERIOD_MS;
}
async function recordAttempts(context, owner, records) {
const decided = records.map(record => {
const attempt = record.delivery.attempts_count + 1;
const next = record.result.ok ? null : nextAttemptAt(attempt, record.at, Math.random());
const status = record.result.ok ? "succeeded" : next === null ? "dead_lettered" : "pending";
return {
...record,
attempt: attempt,
next: next,
status: status
};
});
await context.store.transaction(async tx => {
await tx.query(`WITH kept AS MATERIALIZED (SELECT id FROM deliveries WHERE id = ANY ($1::text[]) ORDER BY id FOR KEY SHARE)\n       INSERT INTO delivery_attempts (delivery_id, attempt, at, status_code, error, duration_ms)\n       SELECT done.* FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::int[], $5::text[], $6::int[])\n         AS done (id, attempt, at, status_code, error, duration_ms) JOIN kept USING (id) ON CONFLICT DO NOTHING`, [ decided.map(({delivery: delivery}) => delivery.id), decided.map(({attempt: attempt}) => attempt), decided.map(({at: at}) => at.toISOString()), decided.map(({result: result}) => result.statusCode), decided.map(({result: result}) => result.error), decided.map(({result: result}) => result.durationMs) ]);
await tx.query(`UPDATE deliveries SET attempts_count = done.attempt, status = done.status, next_attempt_at = done.next,\n         finished_at = CASE WHEN done.status = 'pending' THEN NULL ELSE done.at END, lease_owner = NULL, lease_until = NULL\n       FROM unnest($1::text[], $2::int[], $3::text[], $4::timestamptz[], $5::timestamptz[]) AS done (id, attempt, status, next, at)\n       WHERE deliveries.id = done.id AND deliveries.lease_owner = $6`, [ decided.map(({delivery: delivery}) => delivery.id), decided.map(({attempt: attempt}) => attempt), decided.map(({status: status}) => status), decided.map(({next: next}) => next?.toISOString() ?? null), decided.map(({at: at}) => at.toISOString()), owner ]);
await recordSuccesses(tx, decided);
const failing = decided.filter(({result: result}) => !result.ok);
for (const webhookId of [ ...new Set(failing.map(({delivery: delivery}) => delivery.webhook_id)) ].sort()) {
await recordFailures(tx, context, webhookId, failing.filter(({delivery: delivery}) => delivery.webhook_id === webhookId));
}
});
for (const {status: status} of decided) {
context.metrics.count("scan_gate_webhook_attempts_total", {
status: status
});
if (status === "dead_lettered") context.log("warn", "webhook_dead_lettered", {
count: 1
});
}
}
async function recordSuccesses(tx, records) {
const latest = new Map;
for (const {delivery: delivery, result: result, at: at} of records) {
if (result.ok && at > (latest.get(delivery.webhook_id) ?? new Date(0))) latest.set(delivery.webhook_id, at);
}
if (latest.size === 0) return;
const rows = [ ...latest ].sort(([a], [b]) => a < b ? -1 : 1);
await tx.query(`UPDATE webhooks SET last_success_at = done.at, failing_since = NULL, last_failure_at = NULL\n     FROM unnest($1::text[], $2::timestamptz[]) AS done (id, at) WHERE webhooks.id = done.id`, [ rows.map(([id]) => id), rows.map(([, at]) => at.toISOString()) ]);
}
async function recordFailures(tx, context, webhookId, records) {
const failure = records.reduce((latest, {at: at}) => at > latest ? at : latest, new Date(0));
const rows = await tx.query(`UPDATE webhooks SET failing_since = COALESCE(failing_since, $2), last_failure_at = $2\n     WHERE id = $1 AND (last_success_at IS NULL OR last_success_at <= $2) RETURNING failing_since`, [ webhookId, failure ]);
const gone = records.some(({result: result}) => result.statusCode === 410);
const failingSince = rows[0]?.failing_since;
const forGood = failingSince !== undefined && isFailingForGood(failingSince, failure);
if (!gone && !forGood) return;
const reason = gone ? "gone" : "failing";
const [disabled] = await tx.query("UPDATE webhooks SET status = 'disabled', disabled_reason = $2 WHERE id = $1 AND status = 'enabled' RETURNING workspace_id", [ webhookId, reason ]);
if (disabled === undefined) return;
await (0, subscriptions.VV)(tx, webhookId, failure);
const by = {
workspaceId: disabled.workspace_id,
keyId: "service"
};
await (0, audit.s)(tx, by, "webhook.disabled", webhookId, context.clock.now(), {
reason: reason
});
context.log("warn", "webhook_disabled", {
webhook: webhookId,
reason: reason
});
}
const delivery_worker_BATCH = 200;
const HELD_MAX = 400;
const REFILL_BELOW = 200;
const POLL_MS = 100;
const GATHER_MS = 25;
const UNRECORDED_MAX = 400;
const TIMING = {
renewMs: 4e3,
pollMs: 1e3
};
const SWEEP_EVERY_MS = 6e4;
class DeliveryWorker {
#context;
#sender;
#queue;
#lanes=new DeliveryLanes(delivery => this.#attempt(delivery));
#cursor={
after: ""
};
#leased=new Set;
#done=[];
#recording=null;
#lastSweep=0;
#end=new AbortController;
constructor(context, sender) {
this.#context = context;
this.#sender = sender;
this.#queue = new LeasedQueue(context, {
table: DELIVERY_LEASES,
timing: TIMING,
log: {
turnFailed: "delivery_loop_failed",
renewalFailed: "delivery_lease_failed"
},
turn: () => this.#turn(),
held: () => this.#leased,
renew: (owner, ids) => renewDeliveries(context.store, owner, ids),
lost: () => {}
});
}
start() {
return this.#queue.start();
}
get lastTurn() {
return this.#queue.lastTurn;
}
async stop() {
const timer = setTimeout(() => this.#end.abort(), limits.b.webhookTimeoutMs);
await this.#queue.stop().finally(() => clearTimeout(timer));
await this.#queue.release(this.#leased);
await this.#sender.close();
}
async runDue() {
this.#queue.keepLeases();
let made = 0;
for (;;) {
this.#queue.lastTurn = performance.now();
await this.#lanes.drainedTo(REFILL_BELOW, POLL_MS);
const claimed = await this.#claim(Math.min(delivery_worker_BATCH, HELD_MAX - this.#lanes.held));
made += claimed;
if (claimed > 0) continue;
if (this.#lanes.held === 0) break;
await this.#lanes.drainedTo(this.#lanes.held >> 1, POLL_MS);
}
await this.#flush();
return made;
}
async #claim(room) {
if (room <= 0 || this.#queue.isStopping || !this.#context.clockCheck.isRight) return 0;
const claimed = await claimDeliveries(this.#context, this.#queue.owner, room, this.#lanes.saturated(), this.#cursor);
for (const {id: id} of claimed) this.#leased.add(id);
this.#lanes.add(claimed);
return claimed.length;
}
async #turn() {
await this.runDue();
if (performance.now() - this.#lastSweep <= SWEEP_EVERY_MS) return false;
this.#lastSweep = performance.now();
if (!await this.#context.clockCheck.check()) return false;
await (0, subscriptions.lj)(this.#context);
await sweepDeliveries(this.#context, () => {
this.#queue.lastTurn = performance.now();
});
return false;
}
async #attempt(delivery) {
if (this.#queue.isStopping) return;
const now = this.#context.clock.now();
const result = await this.#send(delivery, now);
this.#done.push({
delivery: delivery,
result: result,
at: this.#context.clock.now()
});
const flushed = this.#flush();
if (this.#done.length > UNRECORDED_MAX) await flushed;
}
async #send(delivery, now) {
const {channel: channel, url: url, event_id: eventId, traceparent: traceparent} = delivery;
const signal = this.#end.signal;
if (channel === null) {
const secrets = (0, webhook_row.fL)(delivery, now);
return this.#sender.send({
url: url,
body: deliveryBody(delivery),
secrets: secrets,
eventId: eventId,
traceparent: traceparent,
now: now,
signal: signal
});
}
const {sendDelivery: sendDelivery} = await __webpack_require__.e("service-channels-send-notice").then(__webpack_require__.bind(__webpack_require__, 62098));
return sendDelivery(this.#context, this.#sender, {
...delivery,
channel: channel
}, signal);
}
async #flush() {
while (this.#recording !== null) await this.#recording;
if (this.#done.length === 0) return;
this.#recording = this.#recordGroup().finally(() => {
this.#recording = null;
});
await this.#recording;
}
async #recordGroup() {
if (this.#lanes.held > 1) await new Promise(resolve => setTimeout(resolve, GATHER_MS));
const group = this.#done.splice(0);
await recordAttempts(this.#context, this.#queue.owner, group).catch(error => this.#context.log("error", "delivery_record_failed", (0, 
service_log.au)(error)));
for (const {delivery: delivery} of group) this.#leased.delete(delivery.id);
}
}
async function rulesOfWorkspace(sql, workspaceId) {
const [row] = await sql.query("SELECT rules FROM workspace_checks WHERE workspace_id = $1", [ workspaceId ]);
return row?.rules ?? [];
}
var scan_progress = __webpack_require__(37683);
const PHASES_MAX = 30;
class EngineSpan {
#tracer;
#span;
#phase=null;
#requests=0;
#phases=0;
constructor(tracer, parent) {
this.#tracer = tracer;
this.#span = tracer.start("engine", {
kind: "internal",
parent: parent
});
}
watching(request) {
return {
...request,
onProgress: progress => {
this.#note(progress);
request.onProgress?.(progress);
}
};
}
#note({phase: phase, requests: requests}) {
this.#requests = requests;
if (phase === this.#phase?.name || this.#phases >= PHASES_MAX || !scan_progress.Ht.includes(phase)) return;
this.#endPhase();
this.#phases += 1;
this.#phase = {
name: phase,
span: this.#tracer.start(phase, {
kind: "internal",
parent: this.#span.traceparent
})
};
}
end(result) {
this.#endPhase();
const isComplete = result.status === "completed";
const attributes = {
"scan_gate.engine.requests": isComplete ? result.report.budget.requests.used : this.#requests,
"scan_gate.engine.findings": isComplete ? result.report.findings.length : undefined
};
const error = result.status === "failed" ? result.reason : isComplete ? undefined : result.status;
this.#span.end({
attributes: attributes,
error: error
});
}
#endPhase() {
this.#phase?.span.end({
attributes: {
"scan_gate.engine.requests": this.#requests
}
});
this.#phase = null;
}
}
const ATTEMPTS_MAX = 10;
const SCAN_LEASES = {
name: "scans",
claimed: "running",
waiting: "queued",
channel: service_context.l.scanQueued
};
const OLD_LEASE = "interval '30 minutes'";
const CHANGES_MAX = 1e3;
const TRIES_MAX = 5;
async function claimScans(store, count, options) {
await addUpChanges(store);
return store.transaction(async tx => {
await tx.query("SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('jit', 'off', true)");
const claimed = [];
for (let tries = 0; tries < TRIES_MAX && claimed.length < count; tries += 1) {
const missing = count - claimed.length;
let workspaces = await lockFreeWorkspaces(tx, missing, options);
if (workspaces.length === 0 && tries === 0) workspaces = await waitForWorkspace(tx, options);
if (workspaces.length === 0) break;
claimed.push(...await claimFrom(tx, workspaces, missing, options));
}
const started = Map.groupBy(claimed.filter(row => row.attempt === 1), row => row.workspace_id);
for (const [workspaceId, scans] of started) {
const events = scans.map(scan => (0, service_events.f0)("scan.running", scan.id, (0, 
scan_row.WC)(scan)));
const at = latest(scans.map(scan => scan.started_at ?? scan.created_at));
await (0, service_events.HC)(tx, workspaceId, events, await (0, service_events.cD)(tx, workspaceId, at), at);
}
const inOrder = [ ...claimed ].sort((a, b) => a.id < b.id ? -1 : 1);
return inOrder.map(scan => ({
scan: scan,
secrets: scan.secrets ?? {}
}));
});
}
const latest = times => new Date(Math.max(...times.map(time => time.getTime())));
async function addUpChanges(store) {
await store.query(`WITH taken AS (\n       DELETE FROM scan_queue_changes\n       WHERE id = ANY (ARRAY(SELECT id FROM scan_queue_changes ORDER BY id LIMIT ${CHANGES_MAX} FOR UPDATE SKIP LOCKED))\n       RETURNING workspace_id, queued, turn),\n     sums AS (SELECT workspace_id, sum(queued) AS queued, min(turn) AS turn FROM taken GROUP BY workspace_id)\n     INSERT INTO scan_queues AS q (workspace_id, queued, running, turn)\n     SELECT workspace_id, queued,\n       (SELECT count(*) FROM scans s WHERE s.workspace_id = sums.workspace_id AND s.status = 'running'), turn\n     FROM sums ORDER BY workspace_id\n     ON CONFLICT (workspace_id) DO UPDATE SET queued = q.queued + excluded.queued,\n       running = least(q.running, excluded.running), turn = least(q.turn, excluded.turn)`);
}
const NEXT_WORKSPACES = `SELECT workspace_id FROM scan_queues\n  WHERE turn IS NOT NULL AND (running_max IS NULL OR running < running_max) AND running < coalesce(running_max, $1)\n  ORDER BY running, turn`;
async function lockFreeWorkspaces(tx, count, options) {
const rows = await tx.query(`${NEXT_WORKSPACES} LIMIT $2 FOR UPDATE SKIP LOCKED`, [ options.perWorkspace, count ]);
return rows.map(row => row.workspace_id);
}
async function waitForWorkspace(tx, options) {
const rows = await tx.query(`SELECT workspace_id FROM scan_queues WHERE workspace_id = (${NEXT_WORKSPACES} LIMIT 1) FOR UPDATE`, [ options.perWorkspace ]);
return rows.map(row => row.workspace_id);
}
async function claimFrom(tx, workspaces, count, options) {
return tx.query(`WITH busy AS MATERIALIZED (\n       SELECT q.workspace_id, q.turn, coalesce(q.running_max, $3) AS maximum,\n         (SELECT count(*) FROM scans s WHERE s.workspace_id = q.workspace_id AND s.status = 'running') AS running\n       FROM scan_queues q WHERE q.workspace_id = ANY ($2::text[])),\n     waiting AS (\n       SELECT s.id, s.turn, busy.running + row_number() OVER (PARTITION BY busy.workspace_id ORDER BY s.turn, s.id) AS place\n       FROM busy CROSS JOIN LATERAL (\n         SELECT id, turn FROM scans WHERE workspace_id = busy.workspace_id AND status = 'queued' AND turn >= busy.turn\n         ORDER BY turn, id LIMIT least($1, greatest(busy.maximum - busy.running, 0))) AS s),\n     free AS (\n       SELECT id FROM scans WHERE id IN (SELECT id FROM waiting ORDER BY place, turn, id LIMIT $1) AND status = 'queued'\n       FOR UPDATE SKIP LOCKED),\n     -- A worker without scans does not renew its lease. One with scans does: its row is not locked here, or renewals would wait.\n     leased AS (\n       INSERT INTO scan_workers (owner, lease_until) SELECT $4, clock_timestamp() + $5 * interval '1 millisecond'\n       WHERE EXISTS (SELECT FROM free) AND NOT EXISTS (\n         SELECT FROM scan_workers WHERE owner = $4 AND lease_until > clock_timestamp() + $5 * interval '0.5 milliseconds')\n       ON CONFLICT (owner) DO UPDATE SET lease_until = excluded.lease_until),\n     claimed AS (\n       UPDATE scans AS s SET status = 'running', attempt = s.attempt + 1,\n         -- Read here, because the claim may have waited for locks while scans were created.\n         started_at = coalesce(s.started_at, greatest(date_trunc('milliseconds', clock_timestamp()), s.created_at)),\n         lease_owner = $4, lease_until = clock_timestamp() + ${OLD_LEASE}\n       FROM free WHERE s.id = free.id\n       RETURNING ${scan_row.Ax},\n         (SELECT jsonb_strip_nulls(jsonb_build_object('request_headers', x.request_headers,\n            'api_description', x.api_description)) || x.logins\n          FROM scan_secrets x WHERE x.scan_id = s.id) AS secrets),\n     counted AS (\n       UPDATE scan_queues AS q SET queued = q.queued - taken, running = busy.running + taken,\n         turn = (SELECT s.turn FROM scans s\n           WHERE s.workspace_id = q.workspace_id AND s.status = 'queued' AND s.turn >= busy.turn\n             AND s.id NOT IN (SELECT id FROM claimed) ORDER BY s.turn, s.id LIMIT 1)\n       FROM busy CROSS JOIN LATERAL (\n         SELECT count(*) AS taken FROM claimed WHERE claimed.workspace_id = busy.workspace_id) AS c\n       WHERE q.workspace_id = busy.workspace_id)\n     SELECT * FROM claimed`, [ count, workspaces, options.perWorkspace, options.owner, options.leaseMs ]);
}
async function renewScans(store, owner, ids, leaseMs) {
const rows = await store.query(`WITH renewed AS (\n       INSERT INTO scan_workers (owner, lease_until) VALUES ($1, clock_timestamp() + $3 * interval '1 millisecond')\n       ON CONFLICT (owner) DO UPDATE SET lease_until = excluded.lease_until)\n     SELECT id FROM scans WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = 'running'`, [ owner, ids, leaseMs ]);
return new Set(rows.map(({id: id}) => id));
}
async function recoverScans(store, now, {all: all = false, owner: owner = "", runs: runs = [], leaseMs: leaseMs = 0} = {}) {
return store.transaction(async tx => {
const expired = await tx.query(`SELECT ${scan_row.Ax} FROM scans s WHERE s.status = 'running' AND ($1 OR clock_timestamp() >\n         -- Workers of older programs have no row.\n         coalesce((SELECT w.lease_until FROM scan_workers w WHERE w.owner = s.lease_owner), s.lease_until)\n         -- Claimed longer ago than a claim takes.\n         OR s.lease_owner = $2 AND s.id <> ALL ($3::text[])\n           AND s.lease_until < clock_timestamp() + ${OLD_LEASE} - $4 * interval '1 millisecond')\n       ORDER BY s.id FOR UPDATE OF s SKIP LOCKED`, [ all, owner, runs, leaseMs ]);
const lost = [];
for (const scan of expired) {
if (scan.attempt >= ATTEMPTS_MAX) {
const message = `The process that ran the scan ended ${scan.attempt} times before the scan finished (killed, out of memory or ` + "restarted). The scan was refunded. Create it again when the service is stable.";
lost.push(await failScan(tx, scan, "lost", message, now));
} else {
await tx.query("UPDATE scans SET status = 'queued', lease_owner = NULL, lease_until = NULL WHERE id = $1", [ scan.id ]);
}
}
const requeued = expired.length - lost.length;
if (requeued > 0) tx.notify(service_context.l.scanQueued);
return {
requeued: requeued,
lost: lost
};
});
}
const WORKER_TIMING = {
leaseMs: 6e3,
renewMs: 750,
recoverMs: 1e3,
pollMs: 1e3
};
const SCAN_LIMIT_MS = {
quick: 2 * 6e4,
standard: 10 * 6e4,
compliance: 20 * 6e4
};
const ABORT_GRACE_MS = 2e3;
class ScanWorker {
#service;
#timing;
#queue;
#running=new Map;
#unsubscribe=async () => {};
constructor(service, timing = WORKER_TIMING) {
this.#service = service;
this.#timing = timing;
this.#queue = new LeasedQueue(service, {
table: SCAN_LEASES,
timing: timing,
log: {
turnFailed: "worker.claim_failed",
renewalFailed: "worker.turn_failed"
},
turn: () => this.#claim(),
held: () => this.#running.keys(),
renew: (owner, ids) => renewScans(service.store, owner, ids, timing.leaseMs),
lost: scanId => this.#abort(scanId, "lease_lost")
});
}
async start() {
const {store: store} = this.#service;
if (store.exclusive) await this.#recover(true);
this.#unsubscribe = await store.subscribe(service_context.l.scanCancelled, scanId => this.#abort(scanId, "cancelled"));
this.#queue.every(this.#timing.recoverMs, async () => {
await this.#queue.renew();
await this.#recover(false);
});
await this.#queue.start();
}
get isAlive() {
return !this.#queue.isStopping && performance.now() - this.#queue.lastSuccess < 15e3;
}
get lastTurn() {
return this.#queue.lastTurn;
}
get runningCount() {
return this.#running.size;
}
async stop() {
await this.#queue.stop();
await this.#unsubscribe();
const running = [ ...this.#running ];
for (const [scanId] of running) this.#abort(scanId, "shutdown");
await (0, unavailable.MQ)(Promise.all(running.map(([, entry]) => entry.done)), ABORT_GRACE_MS);
const released = await this.#queue.release(running.map(([scanId]) => scanId));
if (running.length > 0) this.#service.log("info", "worker.released", {
scans: released
});
}
async #claim() {
const {store: store, clockCheck: clockCheck, config: config} = this.#service;
const free = config.scanConcurrency - this.#running.size;
if (free <= 0 || !clockCheck.isRight) return false;
const claims = await claimScans(store, free, {
owner: this.#queue.owner,
leaseMs: this.#timing.leaseMs,
perWorkspace: config.scansPerWorkspace
});
for (const claim of claims) this.#start(claim);
return claims.length > 0;
}
#observeWait({attempt: attempt, scan_type: scan_type, created_at: created_at, started_at: started_at}, parent) {
if (attempt > 1 || started_at === null) return;
const {metrics: metrics, tracer: tracer} = this.#service;
metrics.observe("scan_gate_queue_wait_seconds", {
scan_type: scan_type
}, (started_at.getTime() - created_at.getTime()) / 1e3);
tracer.start("queued", {
kind: "internal",
parent: parent,
at: created_at
}).end({
at: started_at
});
}
#start(claim) {
const {scan: scan} = claim;
const controller = new AbortController;
const limit = setTimeout(() => this.#abort(scan.id, "timeout"), SCAN_LIMIT_MS[scan.scan_type]).unref();
const running = {
controller: controller,
reason: undefined,
done: this.#trace(claim, controller.signal, () => running.reason).finally(() => {
clearTimeout(limit);
this.#running.delete(scan.id);
this.#queue.wake();
})
};
this.#running.set(scan.id, running);
}
async #trace(claim, signal, abortReason) {
const {id: id, target: target, target_id: target_id, scan_type: scan_type, workspace_id: workspace_id, attempt: attempt, created_at: created_at, traceparent: traceparent} = claim.scan;
const attributes = {
"scan_gate.scan.id": id,
"scan_gate.scan.type": scan_type,
"scan_gate.scan.attempt": attempt,
"scan_gate.target.id": target_id,
"scan_gate.target.host": target,
"scan_gate.workspace.id": workspace_id
};
const at = attempt > 1 ? {} : {
at: created_at
};
const span = this.#service.tracer.start("scan", {
kind: "consumer",
parent: traceparent,
attributes: attributes,
...at
});
this.#observeWait(claim.scan, span.traceparent);
const ended = await this.#execute(claim, signal, abortReason, span.traceparent);
const error = ended === undefined ? abortReason() ?? "exception" : ended.failure_reason ?? undefined;
span.end({
attributes: {
"scan_gate.scan.status": ended?.status
},
error: error
});
}
async #execute({scan: scan, secrets: secrets}, signal, abortReason, traceparent) {
const {config: config, log: log, metrics: metrics, tracer: tracer} = this.#service;
const about = {
scan_id: scan.id,
...(0, trace_context.N)(traceparent)
};
const {onScanProgress: onScanProgress} = config;
const started = performance.now();
const request = {
target: scan.target,
scanType: scan.scan_type,
options: {
...scan.options,
...secrets
},
ownershipProven: scan.ownership_proven,
addressPolicy: config.addressPolicy,
signal: signal,
...config.trustedRoots === null ? {} : {
trustedRoots: config.trustedRoots
},
...config.browserPath === null ? {} : {
browserPath: config.browserPath
},
...config.callbackUrl === null ? {} : {
callbackUrl: config.callbackUrl
},
...onScanProgress === null ? {} : {
onProgress: progress => onScanProgress({
...progress,
target: scan.target,
scanType: scan.scan_type
})
}
};
try {
const rules = [ ...config.rules, ...await rulesOfWorkspace(this.#service.store, scan.workspace_id) ];
let result = await this.#runEngine({
...request,
rules: rules
}, about, traceparent);
if (!signal.aborted && result.status === "failed" && result.reason === "engine_crashed") {
log("warn", "scan.retried", {
...about,
reason: result.reason
});
result = await this.#runEngine({
...request,
rules: rules
}, about, traceparent);
}
const reason = abortReason();
if (reason === "timeout") {
result = {
status: "failed",
reason: reason,
message: "The scan exceeded its time limit."
};
} else if (reason !== undefined) return undefined;
const final = result;
const store = {
kind: "internal",
parent: traceparent
};
const ended = await inSpan(tracer, "store results", store, () => this.#settle(scan, final));
if (ended !== undefined) this.#reportEnd(ended, traceparent);
return ended;
} catch (error) {
log("error", "scan.settle_failed", {
...about,
...(0, service_log.au)(error)
});
return undefined;
} finally {
const seconds = (performance.now() - started) / 1e3;
metrics.observe("scan_gate_scan_duration_seconds", {
scan_type: scan.scan_type
}, seconds);
}
}
async #runEngine(request, about, parent) {
const {tracer: tracer, log: log, runScan: runScan} = this.#service;
const span = new EngineSpan(tracer, parent);
let result;
try {
result = await runScan(tracer.isActive ? span.watching(request) : request);
} catch (error) {
log("error", "engine.threw", {
...about,
...(0, service_log.au)(error)
});
result = {
status: "failed",
reason: "engine_error",
message: "The engine failed. Create the scan again."
};
}
span.end(result);
return result;
}
#settle(claimed, result) {
const {store: store, clock: clock, config: config} = this.#service;
return store.transaction(async tx => {
const [held] = await tx.query(`SELECT ${scan_row.Ax} FROM scans s\n         WHERE s.id = $1 AND s.status = 'running' AND s.lease_owner = $2 AND s.attempt = $3 FOR UPDATE OF s`, [ claimed.id, this.#queue.owner, claimed.attempt ]);
if (held === undefined) return undefined;
const now = clock.now();
if (result.status === "completed") return succeedScan(tx, held, result.report, config.publicUrl, now);
if (result.status === "failed") return failScan(tx, held, result.reason, result.message, now);
return failScan(tx, held, "engine_error", "The engine stopped unexpectedly.", now);
});
}
#reportEnd({id: id, scan_type: scan_type, status: status, failure_reason: reason}, traceparent) {
this.#service.metrics.count("scan_gate_scans_total", {
scan_type: scan_type,
status: status
});
this.#service.log("info", "scan.ended", {
scan_id: id,
status: status,
reason: reason,
...(0, trace_context.N)(traceparent)
});
}
#abort(scanId, reason) {
const entry = this.#running.get(scanId);
if (entry === undefined || entry.reason !== undefined) return;
entry.reason = reason;
entry.controller.abort();
}
async #recover(all) {
const {store: store, clock: clock, log: log} = this.#service;
const {requeued: requeued, lost: lost} = await recoverScans(store, clock.now(), {
all: all,
owner: this.#queue.owner,
runs: [ ...this.#running.keys() ],
leaseMs: this.#timing.leaseMs
});
for (const scan of lost) this.#reportEnd(scan, scan.traceparent);
if (requeued + lost.length > 0) log("warn", "worker.recovered", {
requeued: requeued,
lost: lost.length
});
}
}
function allHandlers(sender) {
return {
getUsage: async (sql, {service: {config: config, clock: clock}, principal: principal}) => ({
status: 200,
body: await (0, ledger.k9)(sql, principal.workspaceId, config, clock.now())
}),
...checkRoutes,
...targetRoutes(),
...scanRoutes,
...scheduleRoutes,
...webhookRoutes(sender),
...channelRoutes(sender)
};
}
async function startService(options, parts = {}) {
const started = performance.now();
const role = options.role ?? "all";
const log = serviceLog(options);
const metrics = new Metrics;
const lost = new repeated_errors.g(fields => log("warn", "database.connection", fields));
const closers = [];
const closeAll = async () => {
for (const close of closers.splice(0).reverse()) {
await close().catch(error => log("error", "service.close_failed", (0, service_log.au)(error)));
}
};
let isStopping = false;
let listeningUrl = "";
const config = serviceConfig(options, () => listeningUrl);
try {
const tracer = await startTracer(options, log, closers);
const runScan = parts.runScan ?? startEngine(role, parts.engineEntry, log, metrics, closers);
const store = parts.store ?? await (0, open_store.Ch)(options.store, error => lost.add(error), options.migrate);
closers.push(() => store.close());
const {clock: clock, clockCheck: clockCheck} = await startClock(store, log, metrics, parts, closers);
const boot = role === "worker" ? await (0, first_start.Vw)(store) : await (0, first_start.Nw)(store, config.initialTokens, clock.now(), options.keyKeeper, options.adminTokenHash);
const renderPdf = parts.renderPdf ?? lazyPdf;
const service = {
config: config,
store: store,
clock: clock,
clockCheck: clockCheck,
log: log,
metrics: metrics,
tracer: tracer,
runScan: runScan,
resolver: parts.resolver ?? new promises_.Resolver({
timeout: 2e3,
tries: 2
}),
renderPdf: renderPdf,
...reportStores(options, store, renderPdf, clock, log),
secret: boot.secret
};
const keys = new KeyLookup(store, clock, log);
closers.push(() => keys.close());
const sender = createSender(options, config, tracer, parts);
closers.push(() => sender.close());
const workers = role === "api" ? null : {
scans: new ScanWorker(service, parts.workerTiming),
deliveries: new DeliveryWorker(service, sender)
};
const handlers = role === "worker" ? {} : allHandlers(sender);
const server = createServer(service, keys, handlers, parts.httpTimeouts);
const health = {
workers: workers,
isStopping: () => isStopping
};
registerOperations(server, service, health);
const admin = {
service: service,
keys: keys,
workspaceId: boot.workspaceId
};
if (role !== "worker") await serveIdentity(server, service, options, parts, closers);
if (config.console !== null) await serveConsole(server, admin, handlers, options, parts, closers);
const url = await listen(server, closers, options.host ?? "127.0.0.1", options.port ?? 0);
listeningUrl = url;
const adminUrl = await startAdmin(options, role, admin, closers);
if (role !== "worker") {
await (0, first_start.hj)(service, options.keyKeeper, {
workspaceId: boot.workspaceId,
url: url,
adminUrl: adminUrl
});
}
const metricsUrl = await startMetrics(options, service, health, closers);
await startCallbacks(options, closers);
await startWorkers(service, workers, closers);
const readyMs = performance.now() - started;
log("info", "service.ready", {
url: url,
role: role,
store: store.kind,
ready_ms: Math.round(readyMs)
});
let closing;
return {
url: url,
workspaceId: boot.workspaceId,
apiKey: boot.apiKey,
adminUrl: adminUrl,
consoleUrl: (0, links.B9)(config),
adminToken: boot.adminToken,
metricsUrl: metricsUrl,
readyMs: readyMs,
close() {
isStopping = true;
closing ??= stop(closeAll, log);
return closing;
}
};
} catch (error) {
await closeAll();
throw error;
}
}
async function stop(closeAll, log) {
const started = performance.now();
log("info", "service.stopping");
await closeAll();
log("info", "service.stopped", {
stop_ms: Math.round(performance.now() - started)
});
}
function reportStores({objectStorage: objectStorage}, store, render, clock, log) {
if (objectStorage === undefined) return {
pdfStore: null,
resultStore: null
};
const storage = createS3ObjectStorage(objectStorage, clock);
return {
pdfStore: new pdf_store.Kj({
store: store,
storage: storage,
render: render,
log: log,
now: () => performance.now()
}),
resultStore: new result_store.V(store, storage)
};
}
function createSender({trustedRoots: trustedRoots}, {allowWebhookCidrs: allowWebhookCidrs}, tracer, {webhookLookup: webhookLookup}) {
return createWebhookSender({
isAllowedAddress: (0, webhook_url.t)(allowWebhookCidrs),
tracer: tracer,
...(0, records.Eb)({
trustedRoots: trustedRoots,
lookup: webhookLookup
})
});
}
async function startTracer({traces: traces}, log, closers) {
if (traces === undefined) return NO_TRACER;
const {createTracer: createTracer} = await Promise.all([ __webpack_require__.e("module-11414"), __webpack_require__.e("module-48049") ]).then(__webpack_require__.bind(__webpack_require__, 48049));
const tracer = createTracer(traces, log);
closers.push(() => tracer.close());
return tracer;
}
async function serveIdentity(server, service, {trustedRoots: trustedRoots}, {monotonic: monotonic = () => performance.now()}, closers) {
const {issuers: issuers, allowCidrs: allowCidrs} = service.config.identity;
if (issuers.length === 0) return;
const [{IssuerKeys: IssuerKeys, issuerFetch: issuerFetch}, {registerIdentity: registerIdentity}] = await Promise.all([ Promise.all([ __webpack_require__.e("jose-dist-webapi-lib-buffer-utils"), __webpack_require__.e("service-identity-issuer-keys") ]).then(__webpack_require__.bind(__webpack_require__, 66121)), Promise.all([ __webpack_require__.e("jose-dist-webapi-lib-buffer-utils"), __webpack_require__.e("service-routes-identity") ]).then(__webpack_require__.bind(__webpack_require__, 68602)) ]);
const {json: json, close: close} = issuerFetch({
isAllowedAddress: (0, webhook_url.t)(allowCidrs),
...(0, records.Eb)({
trustedRoots: trustedRoots
})
});
closers.push(close);
registerIdentity(server, service, new Map(issuers.map(issuer => [ issuer, new IssuerKeys(issuer, json, monotonic) ])), monotonic);
}
async function serveConsole(server, admin, api, options, parts, closers) {
const {service: service, workspaceId: workspaceId} = admin;
const assets = await readAssets(parts.consoleFolder ?? locateConsole());
const sso = await startSso(service, options, parts, closers);
const context = {
service: service,
consoleKeys: new ConsoleKeys(service.store),
workspaceId: workspaceId,
sso: sso?.provider ?? null
};
registerConsole(server, context, {
api: api,
admin: adminHandlers(admin)
}, assets, sso?.register ?? null);
}
async function startSso({config: config}, {trustedRoots: trustedRoots}, {monotonic: monotonic = () => performance.now()}, closers) {
const sso = config.console?.sso ?? null;
if (sso === null) return null;
const [{IssuerKeys: IssuerKeys, issuerFetch: issuerFetch}, {SsoProvider: SsoProvider}, {registerSso: registerSso}] = await Promise.all([ Promise.all([ __webpack_require__.e("jose-dist-webapi-lib-buffer-utils"), __webpack_require__.e("service-identity-issuer-keys") ]).then(__webpack_require__.bind(__webpack_require__, 66121)), Promise.all([ __webpack_require__.e("jose-dist-webapi-lib-buffer-utils"), __webpack_require__.e("jose-dist-webapi-jwt-verify"), __webpack_require__.e("service-sso-provider") ]).then(__webpack_require__.bind(__webpack_require__, 6779)), Promise.all([ __webpack_require__.e("jose-dist-webapi-lib-buffer-utils"), __webpack_require__.e("jose-dist-webapi-jwt-verify"), __webpack_require__.e("service-console-routes-sso-routes") ]).then(__webpack_require__.bind(__webpack_require__, 58038)) ]);
const {json: json, send: send, close: close} = issuerFetch({
isAllowedAddress: (0, webhook_url.t)(config.identity.allowCidrs),
...(0, records.Eb)({
trustedRoots: trustedRoots
})
});
closers.push(close);
const provider = new SsoProvider(sso, {
send: send,
keys: new IssuerKeys(sso.issuer, json, monotonic),
now: monotonic
});
const register = (scope, context) => registerSso(scope, context, provider, sso, monotonic);
return {
provider: provider,
register: register
};
}
async function startClock(store, log, metrics, {clock: clock, machineClock: machineClock}, closers) {
if (store.kind !== "postgres") return {
clock: clock ?? machineClock ?? shared_clock.K,
clockCheck: SAME_CLOCK
};
const database = new DatabaseClock(store, log, metrics, machineClock);
await database.start();
closers.push(async () => database.stop());
return {
clock: clock ?? database,
clockCheck: database
};
}
function startEngine(role, entry, log, metrics, closers) {
const engine = new IsolatedEngine({
...entry === undefined ? {} : {
entry: entry
},
onCrash: (target, end) => {
metrics.count("scan_gate_engine_crashes_total");
log("error", "engine.crashed", {
target: target,
...end
});
}
});
metrics.collect(() => {
const {busy: busy, idle: idle} = engine.processes;
metrics.set("scan_gate_engine_processes", {
state: "busy"
}, busy);
metrics.set("scan_gate_engine_processes", {
state: "idle"
}, idle);
});
closers.push(() => engine.close());
if (role !== "api") engine.warm();
return engine.run;
}
async function listen(server, closers, host, port) {
closers.push(() => server.close());
await server.listen({
host: host,
port: port
});
const bound = server.server.address();
const isAny = bound.address === "::" || bound.address === "0.0.0.0";
const shown = isAny ? "127.0.0.1" : bound.family === "IPv6" ? `[${bound.address}]` : bound.address;
return `http://${shown}:${bound.port}`;
}
async function startAdmin(options, role, context, closers) {
if (options.mode === "embedded" || role === "worker") return null;
return listen(createAdminServer(context), closers, "127.0.0.1", options.adminPort ?? 0);
}
async function startMetrics({metrics: metrics}, service, health, closers) {
if (metrics === undefined) return null;
return listen(createMetricsServer(service, health), closers, metrics.host, metrics.port);
}
async function startCallbacks({callbacks: callbacks}, closers) {
if (callbacks === undefined) return;
const {startCallbackServer: startCallbackServer} = await Promise.all([ __webpack_require__.e("dns-packet-index"), __webpack_require__.e("engine-transport-callbacks-callback-server") ]).then(__webpack_require__.bind(__webpack_require__, 50463));
const server = await startCallbackServer(callbacks);
closers.push(() => server.close());
}
async function startWorkers(service, workers, closers) {
if (workers === null) return;
const schedules = new RecurringJobs(service, SCHEDULES);
const jobs = new RecurringJobs(service);
const parts = [ workers.deliveries, workers.scans, schedules, jobs ];
closers.push(async () => {
const ends = await Promise.allSettled(parts.map(part => part.stop()));
for (const end of ends) if (end.status === "rejected") throw end.reason;
});
await workers.deliveries.start();
await workers.scans.start();
schedules.start();
jobs.start();
}
const lazyPdf = async report => {
const {renderPdf: renderPdf} = await __webpack_require__.e("reports-pdf-bounded-report").then(__webpack_require__.bind(__webpack_require__, 22375));
return renderPdf(report);
};
},
46727: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ObjectStorageError,
d: () => SIGNED_URL_SECONDS
});
const SIGNED_URL_SECONDS = 300;
class ObjectStorageError extends Error {
name="ObjectStorageError";
operation;
status;
constructor(operation, status, reason) {
super(`object storage, ${operation}: ${reason}`);
this.operation = operation;
this.status = status;
}
}
},
12164: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => BatchReader
});
var _unavailable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2424);
const PATIENCE_MS = 1e3;
class BatchReader {
#read;
#patienceMs;
#next;
#running=Promise.resolve();
constructor(read, patienceMs = PATIENCE_MS) {
this.#read = read;
this.#patienceMs = patienceMs;
}
async read(key) {
this.#next ??= this.#startAfter(this.#running);
this.#next.keys.add(key);
return (await this.#next.values).get(key);
}
#startAfter(previous) {
const keys = new Set;
const start = () => {
this.#next = undefined;
return this.#read([ ...keys ]);
};
const values = (0, _unavailable_js__WEBPACK_IMPORTED_MODULE_0__.MQ)(previous, this.#patienceMs).then(start);
this.#running = values;
return {
keys: keys,
values: values
};
}
}
},
94413: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => listRows
});
function listRows(sql, select, conditions, {after: [createdAt, id], limit: limit}) {
const values = [];
const param = value => `$${values.push(value)}`;
const where = conditions.filter(([, value]) => value !== null && value !== undefined).map(([text, value]) => text.replace("?", () => param(value)));
if (createdAt !== null) where.push(`(created_at, id) < (${param(createdAt)}, ${param(id)})`);
return sql.query(`${select} WHERE ${where.join(" AND ")} ORDER BY created_at DESC, id DESC LIMIT ${param(limit)}`, values);
}
},
2424: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BG: () => isFatal,
MQ: () => endedOrLate,
PI: () => isReadOnly,
Pd: () => isUnavailable,
RN: () => inTime,
XK: () => READ_ONLY_TRANSACTION,
b7: () => DatabaseSilent
});
var _store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18759);
async function inTime(work, ms, toError) {
const {promise: promise, reject: reject} = Promise.withResolvers();
const timer = setTimeout(() => reject(toError()), Math.max(0, ms));
try {
return await Promise.race([ work, promise ]);
} finally {
clearTimeout(timer);
}
}
async function endedOrLate(work, ms) {
await inTime(work, ms, () => new Error("late")).catch(() => {});
}
class DatabaseSilent extends Error {
code="DATABASE_SILENT";
constructor(ms) {
super(`The database has not answered for ${Math.round(ms)} ms.`);
this.name = "DatabaseSilent";
}
}
const TRANSIENT = /^(?:08...|25006|25P03|40001|40P01|53...|55000|55P03|57014|57P..|58...)$/;
const UNREACHABLE = new Set([ "DATABASE_SILENT", "EAI_AGAIN", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "EDQUOT", "EHOSTDOWN", "EHOSTUNREACH", "EIO", "ENETDOWN", "ENETRESET", "ENETUNREACH", "ENOSPC", "ENOTFOUND", "EPIPE", "ETIMEDOUT" ]);
const LOST = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:has encountered|was closed))/;
function isUnavailable(error) {
if (TRANSIENT.test((0, _store_js__WEBPACK_IMPORTED_MODULE_0__.cn)(error) ?? "")) return true;
if (!(error instanceof Error)) return false;
return UNREACHABLE.has(error.code) || LOST.test(error.message);
}
function isFatal(error) {
return error instanceof Error && error.severity === "FATAL";
}
const READ_ONLY_TRANSACTION = "25006";
function isReadOnly(error) {
return (0, _store_js__WEBPACK_IMPORTED_MODULE_0__.cn)(error) === READ_ONLY_TRANSACTION;
}
},
91888: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F9: () => refuseClosedOrigin,
XR: () => targetHostname,
_9: () => coveringHostnames,
ae: () => scanAddress,
c: () => refuseForeignTarget,
w4: () => hostOf
});
var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
var _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(863);
var _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52556);
var _shared_local_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89394);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4661);
function targetHostname(text, policy) {
const address = parse("hostname", text);
if (address.scheme !== null || address.path !== null) {
throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Gq)("hostname", "must be host or host:port, without a scheme and a path", "format");
}
refuseClosedAddress("hostname", address, policy);
return {
host: address.host,
port: address.port,
text: (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.V8)(address.host, address.port)
};
}
function scanAddress(param, text, policy) {
const address = parse(param, text);
refuseClosedAddress(param, address, policy);
const standard = address.scheme === null ? null : address.scheme === "https" ? 443 : 80;
const port = address.port === standard ? null : address.port;
return {
host: address.host,
port: port,
text: (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.V8)(address.host, port),
scheme: address.scheme,
path: address.path,
impliedPort: standard
};
}
function refuseClosedOrigin(param, origin, policy) {
refuseClosedAddress(param, parse(param, origin), policy);
}
function coveringHostnames(address) {
const {host: host, port: port} = address;
const own = new Set([ address.text ]);
if (port === null && address.impliedPort != null) own.add((0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.V8)(host, address.impliedPort));
own.add((0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.V8)(host, null));
const registrable = (0, tldts__WEBPACK_IMPORTED_MODULE_0__.FB)(host, {
allowPrivateDomains: true
});
const above = [];
if (registrable !== null && host.endsWith(`.${registrable}`)) {
for (let name = host; name !== registrable; ) {
name = name.slice(name.indexOf(".") + 1);
above.push(name);
}
}
return {
own: [ ...own ],
above: above
};
}
function hostOf(hostname) {
const {host: host, port: port} = (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.B1)(hostname);
return {
host: host,
port: port,
text: hostname
};
}
function refuseForeignTarget(param, {host: host, text: text}, {targets: targets}) {
const fits = pattern => pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host || pattern === text;
if (targets === undefined || targets.some(fits)) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("target_not_allowed", `This key is limited to ${targets.join(", ")}.`, {
param: param
});
}
function parse(param, text) {
try {
return (0, _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.B1)(text);
} catch (error) {
if (error instanceof _contract_target_address_js__WEBPACK_IMPORTED_MODULE_1__.zC) throw (0, 
_errors_js__WEBPACK_IMPORTED_MODULE_4__.Gq)(param, `is not valid: ${error.message}`, error.code);
throw error;
}
}
function refuseClosedAddress(param, address, policy) {
const literal = address.isIpAddress ? address.host : (0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_3__.lS)(address.host) ? "127.0.0.1" : null;
const refusal = literal === null ? null : (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_2__.V4)(literal, policy);
if (refusal !== null) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Gq)(param, `cannot be scanned by this service: ${refusal}`, "address_not_allowed");
}
},
2445: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LJ: () => toTarget,
a_: () => TARGET_COLUMNS,
rZ: () => insertTarget,
ug: () => targetCreated
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _contract_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16542);
var _shared_local_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89394);
var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47382);
var _store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18759);
var _hostname_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91888);
const TARGET_COLUMNS = "id, workspace_id, hostname, status, token, verification_method, checked_at, reason, verified_at, created_at, deleted_at";
const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
async function insertTarget(sql, workspaceId, hostname, config, now) {
const rows = await sql.query(`INSERT INTO targets (id, workspace_id, hostname, status, token, created_at) VALUES ($1, $2, $3, 'pending', $4, $5)\n     ON CONFLICT (workspace_id, hostname) WHERE deleted_at IS NULL DO NOTHING RETURNING ${TARGET_COLUMNS}`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_3__.Si)("tgt", now), workspaceId, hostname.text, verificationToken(hostname.host, config), now ]);
return rows.length === 0 ? undefined : (0, _store_store_js__WEBPACK_IMPORTED_MODULE_4__.J0)(rows);
}
function targetCreated({id: id, hostname: hostname}) {
return {
action: "target.created",
subject: id,
details: {
hostname: hostname
}
};
}
function verificationToken(host, config) {
const bytes = config.mode === "embedded" && config.verificationSeed !== null ? (0, 
node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", config.verificationSeed).update(`svc-verify:${host}`).digest() : (0, 
node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32);
return Array.from(bytes.subarray(0, 26), byte => BASE32[byte & 31]).join("");
}
function toTarget(row, livemode, mode) {
return {
id: row.id,
hostname: row.hostname,
status: row.status,
livemode: livemode,
verification: {
method: row.verification_method,
token: row.token,
instructions: instructions(row, mode),
checked_at: row.checked_at?.toISOString() ?? null,
reason: row.reason
},
verified_at: row.verified_at?.toISOString() ?? null,
created_at: row.created_at.toISOString()
};
}
function instructions(row, mode) {
const {hostname: hostname, token: token} = row;
const {host: host} = (0, _hostname_js__WEBPACK_IMPORTED_MODULE_5__.w4)(hostname);
const isName = !host.includes(":") && !/^[\d.]+$/.test(host);
const fileUrl = `https://${hostname}${_contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.httpFilePath}`;
const tag = `<meta name="${_contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.metaTagName}" content="${token}">`;
const list = [];
if (isName && !(0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_2__.mJ)(host)) {
list.push({
method: "dns",
text: `Publish a TXT record named ${_contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.dnsRecordPrefix}${host}.`,
record_name: `${_contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.dnsRecordPrefix}${host}`,
record_type: "TXT",
value: _contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.dnsRecordValue(token)
});
}
list.push({
method: "http_file",
text: `Serve a text file at ${_contract_target_js__WEBPACK_IMPORTED_MODULE_1__.Mg.httpFilePath} (https or http) that contains only the token.`,
url: fileUrl,
value: token
}, {
method: "meta_tag",
text: "Add the tag to the head of the start page.",
url: `https://${hostname}/`,
value: tag
});
if (mode === "embedded" && (0, _shared_local_names_js__WEBPACK_IMPORTED_MODULE_2__.mJ)(host)) {
list.push({
method: "local",
text: "Nothing to publish: the host is on this machine or network.",
value: token
});
}
return list;
}
},
9198: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => traceFields,
i: () => traceparentOfRequest
});
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]([0-9a-f])(-[\x20-\x7e]{0,200})?$/;
function traceparentOfRequest({headersDistinct: headersDistinct}) {
const [text = "", ...more] = headersDistinct["traceparent"] ?? [];
const [match, version, traceId, spanId, flags = "0", rest] = TRACEPARENT.exec(text) ?? [];
if (match === undefined || more.length > 0 || version === "00" && rest !== undefined) return null;
return `00-${traceId}-${spanId}-0${Number.parseInt(flags, 16) & 1}`;
}
function traceFields(traceparent) {
return traceparent === null ? {} : {
trace_id: traceparent.slice(3, 35)
};
}
},
97044: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q$: () => dateOf,
cJ: () => validationError,
d9: () => schemaFaults,
tf: () => validate
});
var typebox_format__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86127);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);
const FAULTS_MAX = 20;
const NAME_MAX = 100;
const PATH_MAX = 300;
const TYPES = {
object: "an object",
array: "an array",
string: "a string",
integer: "an integer",
number: "a number",
boolean: "true or false"
};
function validate(schema, value, what) {
const faults = schemaFaults(schema, value);
if (faults.length > 0) throw validationError(faults, what);
}
function dateOf(name, value) {
if (value === undefined) return null;
const date = new Date(value);
if (Number.isNaN(date.getTime())) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Gq)(name, "is not a valid time", "format");
return date;
}
function validationError(faults, what) {
const [first] = faults;
const param = first?.param ?? "";
return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("validation_error", `${param === "" ? what : param} ${first?.message ?? "is not valid"}.`, {
...param === "" ? {} : {
param: param
},
details: faults
});
}
function schemaFaults(schema, value, prefix = "") {
const walk = new Walk;
walk.value(schema, value, prefix);
return walk.faults;
}
class Walk {
faults=[];
get isFull() {
return this.faults.length >= FAULTS_MAX;
}
value(schema, value, path) {
if (schema.anyOf !== undefined) {
if (value !== null) this.value(schema.anyOf[0], value, path);
} else if (schema.enum !== undefined) {
if (!schema.enum.includes(value)) this.#add(path, "enum", `must be one of ${schema.enum.join(", ")}`);
} else if (!isOfType(schema.type, value)) {
this.#add(path, "type", `must be ${TYPES[schema.type ?? ""] ?? schema.type}`);
} else if (typeof value === "string") this.#text(schema, value, path); else if (typeof value === "number") this.#number(schema, value, path); else if (Array.isArray(value)) this.#list(schema, value, path); else if (typeof value === "object") this.#object(schema, value, path);
}
#object(schema, value, path) {
const {properties: properties = {}, minProperties: minProperties = 0, maxProperties: maxProperties = Number.POSITIVE_INFINITY} = schema;
const names = Object.keys(value);
if (names.length < minProperties) this.#add(path, "minProperties", tooFew(minProperties, "fields"));
if (names.length > maxProperties) {
this.#add(path, "maxProperties", tooMany(maxProperties, "field", "fields"));
return;
}
for (const name of schema.required ?? []) {
if (!Object.hasOwn(value, name)) this.#add(join(path, name), "required", "is required");
}
for (const name of names) {
if (this.isFull) return;
const inner = join(path, name);
if (Object.hasOwn(properties, name)) this.value(properties[name] ?? {}, value[name], inner); else this.#additional(schema, name, value[name], inner);
}
}
#additional(schema, name, value, path) {
if (typeof schema.additionalProperties !== "object") {
this.#add(path, "unknown", "is not known here");
return;
}
const before = this.faults.length;
this.#text(schema.propertyNames ?? {}, name, path);
if (this.faults.length === before) this.value(schema.additionalProperties, value, path);
}
#list(schema, value, path) {
const {items: items, minItems: minItems = 0, maxItems: maxItems = Number.POSITIVE_INFINITY} = schema;
if (value.length < minItems) this.#add(path, "minItems", tooFew(minItems, "entries"));
if (value.length > maxItems) {
this.#add(path, "maxItems", tooMany(maxItems, "entry", "entries"));
return;
}
if (schema.uniqueItems === true && new Set(value).size < value.length) {
this.#add(path, "uniqueItems", "must not contain duplicates");
}
if (items === undefined) return;
for (const [index, item] of value.entries()) {
if (this.isFull) return;
this.value(items, item, `${path}[${index}]`);
}
}
#text(schema, value, path) {
const {minLength: minLength = 0, maxLength: maxLength = Number.POSITIVE_INFINITY, pattern: pattern, format: format} = schema;
if (isLongerThan(value, maxLength)) this.#add(path, "maxLength", tooMany(maxLength, "character", "characters")); else if (minLength > 0 && !isLongerThan(value, minLength - 1)) {
this.#add(path, "minLength", tooFew(minLength, "characters"));
} else if (pattern !== undefined && !expression(pattern).test(value)) {
this.#add(path, "pattern", `must match the pattern ${pattern}`);
} else if (format === "date-time" && !(0, typebox_format__WEBPACK_IMPORTED_MODULE_0__.kz)(value)) {
this.#add(path, "format", "must be a date-time such as 2026-11-21T08:15:30Z");
} else if (value.includes("\0") || !value.isWellFormed()) {
this.#add(path, "text", "must not hold a NUL character or a lone surrogate");
}
}
#number(schema, value, path) {
const {minimum: minimum = Number.NEGATIVE_INFINITY, maximum: maximum = Number.POSITIVE_INFINITY} = schema;
if (value < minimum) this.#add(path, "minimum", `must be at least ${minimum}`);
if (value > maximum) this.#add(path, "maximum", `must be at most ${maximum}`);
}
#add(path, code, message) {
if (!this.isFull) this.faults.push({
param: path.slice(0, PATH_MAX),
code: code,
message: message
});
}
}
function tooFew(minimum, many) {
return minimum === 1 ? "must not be empty" : `must have at least ${minimum} ${many}`;
}
function tooMany(maximum, one, many) {
return `must have at most ${maximum} ${maximum === 1 ? one : many}`;
}
function isOfType(type, value) {
switch (type) {
case undefined:
return true;

case "object":
return typeof value === "object" && value !== null && !Array.isArray(value);

case "array":
return Array.isArray(value);

case "integer":
return Number.isInteger(value);

case "number":
return Number.isFinite(value);

case "null":
return value === null;

default:
return typeof value === type;
}
}
function isLongerThan(text, limit) {
if (text.length <= limit) return false;
if (text.length > 2 * limit) return true;
let count = 0;
for (const _ of text) count += 1;
return count > limit;
}
const expressions = new Map;
function expression(pattern) {
let compiled = expressions.get(pattern);
if (compiled === undefined) {
compiled = new RegExp(pattern, "u");
expressions.set(pattern, compiled);
}
return compiled;
}
function join(path, name) {
const shown = name.slice(0, NAME_MAX);
return path === "" ? shown : `${path}.${shown}`;
}
},
30909: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => listSubscriptions,
E4: () => moveSubscriptions,
Ky: () => createSubscription,
VV: () => cancelDeliveries,
lj: () => disableSubscriptionsOfExpiredKeys,
nV: () => updateSubscription,
ni: () => deleteSubscription,
tu: () => disableSubscriptionsOfKey,
v0: () => findSubscription,
yz: () => rotateSecret
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8331);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47382);
var _store_list_query_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94413);
var _store_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18759);
var _webhook_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20835);
var _webhook_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64370);
const DEFAULT_PREVIOUS_VALID_SECONDS = 86400;
async function createSubscription(context, principal, body, tx) {
const parsed = (0, _webhook_url_js__WEBPACK_IMPORTED_MODULE_6__._)(body.url, (0, 
_webhook_url_js__WEBPACK_IMPORTED_MODULE_6__.t)(context.config.allowWebhookCidrs));
if ("fault" in parsed) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Gq)("url", parsed.fault.replace(/^url /, ""), "url");
const now = context.clock.now();
await refuseOverlap(tx, principal.workspaceId, parsed.url, body.events, null, now);
const secret = newSecret();
const rows = await tx.query(`INSERT INTO webhooks (id, workspace_id, key_id, url, normalized_url, events, status, secret, created_at)\n     VALUES ($1, $2, $3, $4, $4, $5, 'enabled', $6, $7) RETURNING ${_webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.Iy}`, [ (0, 
_ids_js__WEBPACK_IMPORTED_MODULE_3__.Si)("whk", now), principal.workspaceId, principal.keyId, parsed.url, body.events, secret, now ]);
const row = (0, _store_store_js__WEBPACK_IMPORTED_MODULE_4__.J0)(rows);
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_1__.s)(tx, principal, "webhook.created", row.id, now, {
host: hostOf(row),
events: row.events
});
return {
...(0, _webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.$7)(row),
secret: secret
};
}
function hostOf({url: url}) {
return new URL(url).host;
}
async function findSubscription(sql, principal, id) {
const rows = (0, _ids_js__WEBPACK_IMPORTED_MODULE_3__.eQ)("whk", id) ? await sql.query(`SELECT ${_webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.Iy} FROM webhooks WHERE id = $1 AND key_id = $2 AND workspace_id = $3 AND deleted_at IS NULL`, [ id, principal.keyId, principal.workspaceId ]) : [];
const row = rows[0];
if (row === undefined) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.mX)("webhook", id);
return row;
}
function listSubscriptions(sql, principal, page) {
return (0, _store_list_query_js__WEBPACK_IMPORTED_MODULE_7__.q)(sql, `SELECT ${_webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.Iy} FROM webhooks`, [ [ "deleted_at IS NULL AND key_id = ?", principal.keyId ], [ "workspace_id = ?", principal.workspaceId ] ], page);
}
async function updateSubscription(context, principal, id, body, tx) {
const current = await findSubscription(tx, principal, id);
const events = body.events ?? current.events;
const status = body.status ?? current.status;
const now = context.clock.now();
if (body.events !== undefined) await refuseOverlap(tx, principal.workspaceId, current.url, events, id, now);
const reason = status === "enabled" ? null : current.disabled_reason ?? "user";
const rows = await tx.query(`UPDATE webhooks SET events = $2, status = $3, disabled_reason = $4,\n       failing_since = CASE WHEN $5 THEN NULL ELSE failing_since END\n     WHERE id = $1 RETURNING ${_webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.Iy}`, [ id, events, status, reason, status === "enabled" && current.status === "disabled" ]);
if (status === "disabled") await cancelDeliveries(tx, id, now);
const changes = {
...isSame(events, current.events) ? {} : {
events: events
},
...status === current.status ? {} : {
status: status
}
};
if (Object.keys(changes).length > 0) {
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_1__.s)(tx, principal, "webhook.updated", id, now, {
host: hostOf(current),
...changes
});
}
return (0, _webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.$7)((0, _store_store_js__WEBPACK_IMPORTED_MODULE_4__.J0)(rows));
}
async function deleteSubscription(context, principal, id, tx) {
const current = await findSubscription(tx, principal, id);
const now = context.clock.now();
await tx.query("UPDATE webhooks SET deleted_at = $2 WHERE id = $1", [ id, now ]);
await cancelDeliveries(tx, id, now);
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_1__.s)(tx, principal, "webhook.deleted", id, now, {
host: hostOf(current)
});
}
async function rotateSecret(context, principal, id, body, tx) {
await findSubscription(tx, principal, id);
const secret = newSecret();
const seconds = body.previous_valid_for ?? DEFAULT_PREVIOUS_VALID_SECONDS;
const now = context.clock.now();
const until = new Date(now.getTime() + seconds * 1e3);
const rows = await tx.query(`UPDATE webhooks SET previous_secret = secret, previous_secret_until = $3, secret = $2\n     WHERE id = $1 RETURNING ${_webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.Iy}`, [ id, secret, until ]);
const row = (0, _store_store_js__WEBPACK_IMPORTED_MODULE_4__.J0)(rows);
await (0, _audit_js__WEBPACK_IMPORTED_MODULE_1__.s)(tx, principal, "webhook.secret_rotated", id, now, {
host: hostOf(row),
previous_valid_for: seconds
});
return {
...(0, _webhook_row_js__WEBPACK_IMPORTED_MODULE_5__.$7)(row),
secret: secret
};
}
async function disableSubscriptionsOfKey(tx, keyId, now) {
const rows = await tx.query(`UPDATE webhooks SET status = 'disabled', disabled_reason = 'key_revoked'\n     WHERE key_id = $1 AND deleted_at IS NULL RETURNING id`, [ keyId ]);
for (const {id: id} of rows) await cancelDeliveries(tx, id, now);
}
async function disableSubscriptionsOfExpiredKeys(context) {
const now = context.clock.now();
await context.store.transaction(async tx => {
const rows = await tx.query(`SELECT DISTINCT w.key_id FROM webhooks w JOIN api_keys k ON k.id = w.key_id\n       WHERE k.expires_at <= $1 AND w.deleted_at IS NULL AND w.disabled_reason IS DISTINCT FROM 'key_revoked'`, [ now ]);
for (const {key_id: keyId} of rows) await disableSubscriptionsOfKey(tx, keyId, now);
});
}
async function moveSubscriptions(tx, fromKeyId, toKeyId) {
const rows = await tx.query("UPDATE webhooks SET key_id = $2 WHERE key_id = $1 AND deleted_at IS NULL RETURNING id", [ fromKeyId, toKeyId ]);
return rows.length;
}
async function cancelDeliveries(tx, webhookId, now) {
await tx.query(`UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL\n     WHERE webhook_id = $1 AND status IN ('pending', 'held')`, [ webhookId, now ]);
}
function isSame(left, right) {
return left.length === right.length && left.every(each => right.includes(each));
}
function newSecret() {
return `whsec_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64")}`;
}
async function refuseOverlap(tx, workspaceId, url, events, exceptId, now) {
await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 7302144020))", [ `${workspaceId} ${url}` ]);
const rows = await tx.query(`SELECT w.id, w.events FROM webhooks w JOIN api_keys k ON k.id = w.key_id\n     WHERE w.workspace_id = $1 AND w.normalized_url = $2 AND w.deleted_at IS NULL AND w.events && $3::text[]\n       AND w.disabled_reason IS DISTINCT FROM 'key_revoked' AND w.id IS DISTINCT FROM $4\n       AND (k.expires_at IS NULL OR k.expires_at > $5)\n     ORDER BY w.id LIMIT 1`, [ workspaceId, url, events, exceptId, now ]);
const existing = rows[0];
if (existing === undefined) return;
const shared = events.filter(event => existing.events.includes(event));
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("conflict", `Subscription ${existing.id} already delivers ${shared.join(", ")} to this URL.`, {
param: "events",
details: [ {
existing_id: existing.id
} ]
});
}
},
20835: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$7: () => toWebhook,
Iy: () => WEBHOOK_COLUMNS,
MH: () => toDelivery,
Ve: () => toAttempt,
fL: () => signingSecrets,
hm: () => DELIVERY_COLUMNS
});
var _store_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44576);
const WEBHOOK_COLUMNS = "id, workspace_id, key_id, url, events, status, disabled_reason, secret, previous_secret, previous_secret_until, last_success_at, created_at";
function signingSecrets({secret: secret, previous_secret: previous, previous_secret_until: until}, now) {
return previous !== null && until !== null && until > now ? [ secret, previous ] : [ secret ];
}
function toWebhook(row) {
const shown = [ "id", "url", "events", "status", "disabled_reason", "last_success_at", "created_at" ];
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_0__.K)(row, shown);
}
const DELIVERY_NAMES = [ "id", "webhook_id", "event_id", "event_type", "status", "attempts_count", "next_attempt_at", "replay_of", "created_at" ];
const DELIVERY_COLUMNS = DELIVERY_NAMES.join(", ");
function toDelivery(row) {
const delivery = (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_0__.K)(row, DELIVERY_NAMES);
return row.status === "pending" ? delivery : {
...delivery,
next_attempt_at: null
};
}
function toAttempt(row) {
return (0, _store_resource_js__WEBPACK_IMPORTED_MODULE_0__.K)(row, [ "attempt", "at", "status_code", "error", "duration_ms" ]);
}
},
64370: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => parseWebhookUrl,
t: () => deliveryAddressRule
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
function parseWebhookUrl(text, isAllowedAddress) {
let url;
try {
url = new URL(text);
} catch {
return {
fault: "url is not a valid absolute URL"
};
}
if (url.protocol !== "https:") return {
fault: "url must use https"
};
if (url.username !== "" || url.password !== "") return {
fault: "url must not carry credentials"
};
if (url.port === "0") return {
fault: "url must not use port 0"
};
url.hash = "";
const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
if (host === "") return {
fault: "url has no host"
};
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) {
if (!isAllowedAddress(host)) return {
fault: "url points to an address that deliveries may not reach"
};
} else if (isLocalName(host)) {
if (!isAllowedAddress("127.0.0.1") && !isAllowedAddress("::1")) {
return {
fault: "url points to a local name that deliveries may not reach"
};
}
} else if (!host.includes(".")) {
return {
fault: "url must name a public host"
};
}
return {
url: url.href,
host: host
};
}
function isLocalName(host) {
return /(^|\.)(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}
const TRANSLATING = [ "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32" ];
function deliveryAddressRule(allowCidrs) {
const translating = (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.M2)(TRANSLATING);
const opened = (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.M2)(allowCidrs);
return address => {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) && translating.check(address, "ipv6") && !opened.check(address, "ipv6")) return false;
return (0, _shared_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.V4)(address, {
mode: "public",
allow: allowCidrs
}) === null;
};
}
},
52556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M2: () => blockList,
MJ: () => isLocalAddress,
Ow: () => isLoopbackAddress,
V4: () => addressRefusal
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
const METADATA = blockList([ "169.254.169.254/32", "169.254.169.253/32", "169.254.170.2/32", "169.254.170.23/32", "100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32", "fd00:ec2::254/128", "fd00:ec2::23/128", "fd20:ce::254/128" ]);
const NOT_PUBLIC = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b:1::/48", "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8" ]);
const LOCAL = blockList([ "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10" ]);
const LOOPBACK = blockList([ "127.0.0.0/8", "::1/128" ]);
class CidrError extends Error {
constructor(text) {
super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
this.name = "CidrError";
}
}
function addressRefusal(address, policy) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0) return "not an IP address";
const forms = [ address, ...embeddedIPv4(address) ];
if (forms.some(form => contains(METADATA, form))) return "it is a cloud metadata address";
if (policy.mode === "any") return null;
const allow = allowedBy(policy);
for (const form of forms) {
if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
return "it is not a public address and no allowed range contains it";
}
}
return null;
}
const allowLists = new WeakMap;
function allowedBy(policy) {
const known = allowLists.get(policy);
if (known !== undefined) return known;
const list = blockList(policy.allow);
allowLists.set(policy, list);
return list;
}
function isLocalAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOCAL, form));
}
function isLoopbackAddress(address) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && [ address, ...embeddedIPv4(address) ].some(form => contains(LOOPBACK, form));
}
function blockList(ranges) {
const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
for (const range of ranges) {
const {address: address, bits: bits, family: family} = parseCidr(range);
list.addSubnet(address, bits, family);
}
return list;
}
function parseCidr(range) {
const [address = "", prefix, ...more] = range.trim().split("/");
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || more.length > 0) throw new CidrError(range);
const [family, widest] = (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? [ "ipv4", 32 ] : [ "ipv6", 128 ];
if (prefix === undefined) return {
address: address,
bits: widest,
family: family
};
if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > widest) throw new CidrError(range);
return {
address: address,
bits: Number(prefix),
family: family
};
}
function contains(list, address) {
return list.check(address, (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? "ipv4" : "ipv6");
}
function embeddedIPv4(address) {
if (!(0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)) return [];
const words = wordsOf(address);
const pair = (high, low) => `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
const isZero = (from, to) => words.slice(from, to).every(word => word === 0);
if (isZero(0, 5) && words[5] === 65535) return [ pair(words[6], words[7]) ];
if (isZero(0, 4) && words[4] === 65535 && words[5] === 0) return [ pair(words[6], words[7]) ];
if (words[0] === 100 && words[1] === 65435 && isZero(2, 6)) return [ pair(words[6], words[7]) ];
if (words[0] === 8194) return [ pair(words[1], words[2]) ];
return [];
}
function wordsOf(address) {
const plain = (address.split("%")[0] ?? "").replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) => {
const word = (high, low) => (Number(high) << 8 | Number(low)).toString(16);
return `${word(a, b)}:${word(c, d)}`;
});
const [head = "", tail] = plain.split("::");
const parse = text => text === "" ? [] : text.split(":").map(word => Number.parseInt(word, 16));
const front = parse(head);
if (tail === undefined) return front;
const back = parse(tail);
return [ ...front, ...new Array(8 - front.length - back.length).fill(0), ...back ];
}
},
71569: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => canonicalJson
});
function canonicalJson(value) {
if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
if (typeof value === "object" && value !== null) {
const members = Object.entries(value).filter(([, member]) => member !== undefined).sort(([left], [right]) => left < right ? -1 : left > right ? 1 : 0).map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
return `{${members.join(",")}}`;
}
if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON cannot hold ${value}`);
const text = JSON.stringify(value);
if (text === undefined) throw new TypeError(`JSON cannot hold a ${typeof value}`);
return text;
}
},
50773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PY: () => checkGroups,
qi: () => isBuiltIn
});
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
},
13666: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => systemDateClock,
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
const systemDateClock = {
now: () => new Date
};
},
25455: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => compareFindings,
n: () => compareText
});
var _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89085);
function compareText(left, right) {
return left < right ? -1 : left > right ? 1 : 0;
}
function compareFindings(left, right) {
return (0, _contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(left.severity) - (0, 
_contract_primitives_js__WEBPACK_IMPORTED_MODULE_0__.qs)(right.severity) || compareText(left.check_id, right.check_id) || compareText(left.fingerprint, right.fingerprint) || compareText(left.target ?? "", right.target ?? "");
}
},
13071: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$O: () => wasExamined,
As: () => isComplete,
Jo: () => isUnder,
XM: () => pathOf,
o9: () => allowsPath
});
function isComplete({status: status, partial: partial, reason: reason}) {
return status === "passed" && partial !== true || status === "finding" && reason === null;
}
function allowsPath({include_paths: included = [], exclude_paths: excluded = []}, url) {
const path = pathOf(url);
return (included.length === 0 || included.some(one => isUnder(path, one))) && !excluded.some(one => isUnder(path, one));
}
function wasExamined(checkId, url, checks, options) {
const outcome = checks.find(check => check.check_id === checkId);
return checks.length === 0 || outcome !== undefined && isComplete(outcome) && allowsPath(options, url);
}
function isUnder(path, prefix) {
const bare = prefix.replace(/(?<!\/)\/+$/, "");
return bare === "" || path === bare || path.startsWith(`${bare}/`);
}
function pathOf(url) {
return URL.canParse(url) ? new URL(url).pathname : "/";
}
},
41631: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => existingPath
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function existingPath(folder, candidates, what) {
const paths = candidates.map(candidate => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, candidate));
const found = paths.find(path => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
if (found === undefined) throw new Error(`${what} is missing; tried ${paths.join(", ")}.`);
return found;
}
},
89394: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cW: () => isLoopbackHost,
lS: () => isLocalhostName,
mJ: () => isLocalHost
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
var _address_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52556);
const LOCAL_SUFFIXES = [ "localhost", "test", "local", "internal", "home.arpa", "lan", "localdomain" ];
function isLocalhostName(host) {
return host === "localhost" || host.endsWith(".localhost");
}
function isLoopbackHost(host) {
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 ? isLocalhostName(host) : (0, 
_address_guard_js__WEBPACK_IMPORTED_MODULE_1__.Ow)(host);
}
function isLocalHost(host) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0) return (0, _address_guard_js__WEBPACK_IMPORTED_MODULE_1__.MJ)(host);
if (!host.includes(".")) return true;
return LOCAL_SUFFIXES.some(suffix => host === suffix || host.endsWith(`.${suffix}`));
}
},
37683: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ht: () => SCAN_PHASES,
pp: () => progressWords,
xy: () => ProgressLines
});
const SCAN_PHASES = [ "connect", "sign-in", "crawl", "browser", "probe", "check" ];
const MOMENT_MS = 1e3;
const PHASE_WORDS = {
connect: "connecting",
"sign-in": "signing in",
crawl: "crawling",
browser: "opening pages in a browser",
probe: "probing",
check: "checking"
};
function progressWords({phase: phase, requests: requests, requestsMax: requestsMax}) {
return `${PHASE_WORDS[phase]}, ${requests} of ${requestsMax} requests`;
}
class ProgressLines {
#intervalMs;
#last=new Map;
constructor(intervalMs) {
this.#intervalMs = intervalMs;
}
line(progress, nowMs) {
const scan = `${progress.target} (${progress.scanType})`;
const last = this.#last.get(scan) ?? {
phase: "connect",
at: nowMs
};
const isDue = nowMs - last.at >= (last.phase === progress.phase ? this.#intervalMs : MOMENT_MS);
if (isDue || !this.#last.has(scan)) this.#last.set(scan, {
phase: progress.phase,
at: nowMs
});
return isDue ? `${scan}: ${progressWords(progress)}` : null;
}
}
},
8330: module => {
module.exports = JSON.parse('{"UU":"scan-gate","rE":"1.0.0","TB":"https://github.com/your-org/scan-gate"}');
}
};
