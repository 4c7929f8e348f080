export const id = "contract-channel";

export const ids = [ "contract-channel" ];

export const modules = {
69340: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ju: () => ChannelSettings,
Ql: () => CHANNEL_KINDS,
Wy: () => ChannelCreate,
c3: () => Channel,
hB: () => CHANNEL_ROUTES,
wt: () => CHANNEL_EVENTS,
zb: () => ChannelUpdate
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77335);
var _schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26090);
var _webhook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66918);
const CHANNEL_KINDS = [ "slack", "teams", "email", "jira", "defectdojo" ];
const CHANNEL_EVENTS = [ "finding.created", "finding.fixed" ];
const RECIPIENTS_MAX = 20;
const Name = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "What the channel is for, in your words."
});
const Url = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL: of the incoming webhook (Slack), of the workflow (Teams), or of Jira or DefectDojo. Not returned."
});
const Token = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[!-~]+$",
maxLength: 1e3,
description: "API token of Jira or DefectDojo. Not returned."
});
const MinSeverity = {
..._primitives_js__WEBPACK_IMPORTED_MODULE_1__.Rc,
description: "Findings below this severity are left out. Default high."
};
const Events = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(CHANNEL_EVENTS), {
minItems: 1,
maxItems: CHANNEL_EVENTS.length,
uniqueItems: true,
description: "New findings, fixed ones, or both. Default both; new ones for Jira."
});
const DailyAt = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$",
description: "Time of one digest a day. Without it, each scan with such findings is notified at once.",
examples: [ "08:00" ]
});
const Status = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_webhook_js__WEBPACK_IMPORTED_MODULE_4__.dy, "A disabled channel sends nothing.");
const ChannelSettings = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
recipients: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$",
maxLength: 254
}), {
minItems: 1,
maxItems: RECIPIENTS_MAX,
uniqueItems: true,
description: "Email: addresses."
})),
user: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[!-9;-~]+$",
maxLength: 254,
description: "Jira Cloud: email of the account of the token. Without it, Jira Data Center is assumed."
})),
project: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[A-Z][A-Z0-9_]*$",
maxLength: 100,
description: "Jira: key of the project.",
examples: [ "SEC" ]
})),
issue_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "Jira: name of the issue type. Default Task."
})),
summary: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "Jira: template of the summary, with {subject}, {target}, {severity}, {title}, {new} and {fixed}. Default {subject}."
})),
product: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "DefectDojo: name of a product, which must exist."
})),
engagement: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "DefectDojo: name of the engagement, which is created if missing. Default Scan Gate."
}))
}, {
description: "Settings of the kind."
});
const Channel = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("chn", "Channel id."),
name: Name,
kind: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(CHANNEL_KINDS),
host: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Host of the URL; null for email."
})),
settings: ChannelSettings,
min_severity: MinSeverity,
events: Events,
daily_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(DailyAt),
time_zone: _schedule_js__WEBPACK_IMPORTED_MODULE_3__.Wj,
status: Status,
disabled_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_webhook_js__WEBPACK_IMPORTED_MODULE_4__.hM)),
last_success_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}, {
description: "Where a workspace is notified of new and fixed findings."
});
const ChannelCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: Name,
kind: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(CHANNEL_KINDS),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Url),
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Token),
settings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ChannelSettings),
min_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(MinSeverity),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
daily_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(DailyAt),
time_zone: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_schedule_js__WEBPACK_IMPORTED_MODULE_3__.Wj)
});
const ChannelUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Name),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Url),
token: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Token),
settings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(ChannelSettings),
min_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(MinSeverity),
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
daily_at: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9])?$",
description: "Time of one digest a day. Empty: at once.",
examples: [ "08:00" ]
})),
time_zone: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_schedule_js__WEBPACK_IMPORTED_MODULE_3__.Wj),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Status)
}, {
minProperties: 1
});
const CHANNEL_ROUTES = {
createChannel: {
method: "POST",
path: "/v1/channels",
scopes: [ "webhooks:write" ],
summary: "Create a notification channel of the workspace. Its URL and token are not returned.",
body: ChannelCreate,
success: {
status: 201,
schema: Channel,
location: "/v1/channels/{body.id}"
},
errors: [ "invalid_state", "target_not_allowed" ]
},
listChannels: {
method: "GET",
path: "/v1/channels",
scopes: [ "webhooks:write" ],
summary: "List the notification channels of the workspace, newest first.",
query: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.v2,
success: {
status: 200,
schema: (0, _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.c3)(Channel)
},
errors: [ "invalid_cursor" ]
},
getChannel: {
method: "GET",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Retrieve a notification channel.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.$x,
success: {
status: 200,
schema: Channel
},
errors: [ "not_found" ]
},
updateChannel: {
method: "PATCH",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Change, disable or enable a channel. `settings` replaces all earlier ones; a new `url` needs its `token`.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.$x,
body: ChannelUpdate,
success: {
status: 200,
schema: Channel
},
errors: [ "not_found", "target_not_allowed" ]
},
deleteChannel: {
method: "DELETE",
path: "/v1/channels/{channel_id}",
scopes: [ "webhooks:write" ],
summary: "Delete a channel with its secrets, and cancel its pending deliveries.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.$x,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
},
testChannel: {
method: "POST",
path: "/v1/channels/{channel_id}/test",
scopes: [ "webhooks:write" ],
summary: "Send an example message now. For Jira and DefectDojo, only check the token and the project or product.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.$x,
success: {
status: 200,
schema: _webhook_js__WEBPACK_IMPORTED_MODULE_4__.f4
},
errors: [ "not_found", "insufficient_tokens", "target_not_allowed" ]
}
};
},
93331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G4: () => eventSchema,
Ru: () => EVENT_TYPES
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26414);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
var _target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16542);
const EVENT_TYPES = [ "scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified", "finding.created", "finding.fixed" ];
const scanData = {
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
};
const findingData = {
finding_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
fingerprint: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
title: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
severity: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Rc,
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Where it is, or was."
}),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc
};
const EVENT_DATA = {
"scan.queued": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.running": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)(scanData),
"scan.completed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
findings_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
report_url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.failed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_scan_js__WEBPACK_IMPORTED_MODULE_2__.TS),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}),
"scan.cancelled": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...scanData,
cancelled_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"target.verified": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
target_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(_target_js__WEBPACK_IMPORTED_MODULE_4__.Pq),
verified_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}),
"finding.created": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that saw it, the first one of its target."
})
}),
"finding.fixed": (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
...findingData,
scan_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "The scan that examined its place and did not see it."
})
})
};
function eventSchema(type) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("evt", "Event id."),
type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(type),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
data: EVENT_DATA[type]
});
}
},
9498: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FW: () => TargetFinding,
Fm: () => FindingLocation,
Me: () => Cvss,
Ri: () => Proof,
bX: () => FINDING_STATES,
cJ: () => ProofHeader,
gi: () => Acceptance,
oE: () => FINDING_DECISIONS,
pD: () => FindingUpdate,
wI: () => Finding,
ww: () => ProofRequest
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const FINDING_STATES = [ "new", "open", "fixed", "ignored" ];
const FindingLocation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."
}),
method: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
})),
parameter: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Affected header, cookie, query parameter or form field."
}))
});
const Cvss = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
score: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0,
maximum: 10
}),
vector: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
});
const ProofHeader = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "In lower case."
}),
value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE."
})
}, {
description: "A header that matters for the result."
});
const ProofRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
role: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "control", "proof" ], "control: the request that the proof is compared with."),
method: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
examples: [ "GET" ]
}),
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax,
description: "Absolute URL as requested, with its query."
}),
headers: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofHeader, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofHeadersMax
}),
body: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofBodyLengthMax
})),
response: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
before: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters before it."
}),
match: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What proves it, masked."
}),
after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "Up to 120 characters after it."
})
}, {
description: "What was seen in the response: a quote of a header or of the body."
}))
});
const Proof = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
requests: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ProofRequest, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofRequestsMax
}),
browser: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofUrlLengthMax
}),
steps: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax
}), {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofStepsMax
}),
executed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.proofQuoteLengthMax,
description: "What the page ran or did."
})
}, {
description: "What the browser opened, did and saw."
}))
}, {
description: "The requests that show the weakness, to send again."
});
const Acceptance = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
reason: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.acceptanceReasonLengthMax
}),
accepted_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
accepted_by: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."
}),
expires_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
});
const Day = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
});
const FindingAdvisory = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 40,
description: "CVE id, or GHSA id if there is no CVE.",
examples: [ "CVE-2020-11023" ]
}),
component: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 300,
description: "Package URL of what is affected.",
examples: [ "pkg:npm/jquery@3.4.1" ]
})),
exploited: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
added: Day,
source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 100
}),
date: Day
}, {
description: "Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that date."
}))
}, {
description: "A published vulnerability that the finding is about."
});
const Finding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
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
proof: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Proof),
remediation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "How to fix it."
}),
references: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
advisories: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(FindingAdvisory, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.findingAdvisoriesMax,
description: "Most severe first. Absent if the finding is about no published vulnerability."
})),
state: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(FINDING_STATES),
first_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
acceptance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Acceptance)
}, {
description: "A weakness with its proof."
});
const FINDING_DECISIONS = [ "ignored", "open" ];
const FindingUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
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
});
const TargetFinding = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...Finding.properties,
last_seen_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
}, {
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
var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22652);
var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9498);
var _primitives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89085);
var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26414);
var _target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16542);
const REPORT_SCHEMA_VERSION = "1.0";
const CHECK_STATUSES = [ "passed", "finding", "not_applicable", "error" ];
const CheckOutcome = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
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
});
const Spent = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
used: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
}),
allowed: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
minimum: 0
})
});
const ScanBudget = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
requests: Spent,
connections: Spent,
bytes: Spent,
seconds: Spent,
exhausted: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Exhausted budgets."
}))
});
const COMPLIANCE_STATES = [ "evidence", "partial", "uncovered" ];
const ComplianceRow = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
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
});
const ReportTool = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
advisories_date: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date of the library advisory table."
})),
libraries_date: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Date on which the library fingerprints were last compared with published packages."
}))
});
const Report = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
schema_version: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
scan: _scan_js__WEBPACK_IMPORTED_MODULE_4__.sr,
target: _target_js__WEBPACK_IMPORTED_MODULE_5__.We,
summary: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_3__.re)({
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
}),
findings: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(_finding_js__WEBPACK_IMPORTED_MODULE_2__.wI),
checks: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(CheckOutcome),
budget: ScanBudget,
coverage: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_coverage_js__WEBPACK_IMPORTED_MODULE_1__.ou),
compliance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(ComplianceRow),
generated_at: _primitives_js__WEBPACK_IMPORTED_MODULE_3__.Dc,
tool: ReportTool
}, {
description: "Full report of a succeeded scan."
});
},
77335: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$x: () => channelParam,
By: () => targetParam,
FX: () => findingParam,
Fq: () => WebhooksQuery,
Qe: () => pageParameters,
Rk: () => scheduleParam,
VL: () => DeliveriesQuery,
VR: () => SchedulesQuery,
_Z: () => deliveryParam,
c3: () => listOf,
hM: () => scanParam,
j6: () => TargetsQuery,
n7: () => FindingsQuery,
r2: () => webhookParam,
tR: () => ScansQuery,
v2: () => ChannelsQuery
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83163);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
var _scan_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49693);
var _webhook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66918);
function listOf(item) {
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
data: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(item, {
maxItems: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeMax
}),
next_cursor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String())
});
}
function pageParameters(size) {
return {
limit: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1,
maximum: _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeMax,
default: size,
description: "Page size."
})),
cursor: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 1e3,
description: "next_cursor of the previous page."
}))
};
}
const page = pageParameters(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.pageSizeDefault);
const idParam = (name, prefix) => {
const id = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64,
examples: [ `${prefix}_01jd3k9x5v8w2m4n6p7q` ]
});
return (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
[name]: id
});
};
const targetParam = idParam("target_id", "tgt");
const scanParam = idParam("scan_id", "scn");
const scheduleParam = idParam("schedule_id", "sch");
const channelParam = idParam("channel_id", "chn");
const findingParam = idParam("finding_id", "fnd");
const webhookParam = idParam("id", "whk");
const deliveryParam = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64
}),
delivery_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 64
})
});
const TargetsQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
hostname: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 260
}))
});
const ScansQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_scan_states_js__WEBPACK_IMPORTED_MODULE_3__.tZ)),
target: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 260
})),
scan_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.fc),
created_after: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
created_before: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc)
});
const FindingsQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^(critical|high|medium|low|info)(,(critical|high|medium|low|info))*$",
description: "One severity or a comma-separated list.",
examples: [ "critical", "critical,high" ]
})),
min_severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Rc),
state: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)([ "new", "open", "fixed", "ignored" ])),
check_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
maxLength: 80
}))
});
const DeliveriesQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...page,
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_webhook_js__WEBPACK_IMPORTED_MODULE_4__.U1))
});
const WebhooksQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(page);
const SchedulesQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(page);
const ChannelsQuery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(page);
},
26090: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hq: () => SCHEDULE_ROUTES,
Ko: () => ScheduleCreate,
Wj: () => TimeZone,
Z8: () => ScheduleRun,
ZU: () => ScheduleUpdate,
fI: () => SCHEDULE_STATUSES,
iX: () => ScheduleError,
qg: () => Schedule
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
var _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77335);
var _scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26414);
const SCHEDULE_STATUSES = [ "enabled", "paused" ];
const SCHEDULE_TARGETS_MAX = 20;
const Name = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 100,
description: "What the schedule is for, in your words."
});
const CronExpression = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[0-9A-Za-z*/,#-]+( [0-9A-Za-z*/,#-]+){4}$",
maxLength: 100,
description: "Minute, hour, day of the month, month, day of the week. At most once an hour.",
examples: [ "0 2 * * *" ]
});
const TimeZone = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$",
maxLength: 64,
description: "IANA time zone of the expression. Default UTC.",
examples: [ "Europe/Berlin" ]
});
const TargetIds = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("tgt", "Target id."), {
minItems: 1,
maxItems: SCHEDULE_TARGETS_MAX,
uniqueItems: true,
description: "Targets, each of which gets a scan per run."
});
const Status = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(SCHEDULE_STATUSES, "A paused schedule creates no scans.");
const ScheduleCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: Name,
cron: CronExpression,
time_zone: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(TimeZone),
target_ids: TargetIds,
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_scan_js__WEBPACK_IMPORTED_MODULE_3__.ip),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Status)
});
const ScheduleUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Name),
cron: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(CronExpression),
time_zone: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(TimeZone),
target_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(TargetIds),
scan_type: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc),
options: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_scan_js__WEBPACK_IMPORTED_MODULE_3__.ip),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Status)
}, {
minProperties: 1
});
const ScheduleRun = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
planned_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
started_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc,
scan_ids: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), {
maxItems: SCHEDULE_TARGETS_MAX
})
}, {
description: "A run, with the scans that it created."
});
const ScheduleError = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
code: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Code of docs/ERRORS.md."
}),
message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()
}, {
description: "Why the last run did not create all of its scans."
});
const Schedule = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.t2)("sch", "Schedule id."),
name: Name,
cron: CronExpression,
time_zone: TimeZone,
target_ids: TargetIds,
scan_type: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.fc,
options: _scan_js__WEBPACK_IMPORTED_MODULE_3__.sr.properties.options,
status: Status,
next_runs: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(_primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc, {
maxItems: 5,
description: "When the next runs start: after the time of the expression by up to 10 minutes, always the same."
}),
last_run: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(ScheduleRun),
last_error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.me)(ScheduleError),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
}, {
description: "Scans of targets at the times of a cron expression."
});
const SCHEDULE_ROUTES = {
createSchedule: {
method: "POST",
path: "/v1/schedules",
scopes: [ "scans:write" ],
summary: "Create a schedule. Its scans are created with the rights of the key that created or last changed it.",
body: ScheduleCreate,
success: {
status: 201,
schema: Schedule,
location: "/v1/schedules/{body.id}"
},
errors: [ "not_found", "invalid_state", "target_not_verified", "target_not_allowed" ]
},
listSchedules: {
method: "GET",
path: "/v1/schedules",
scopes: [ "scans:read" ],
summary: "List schedules, newest first.",
query: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.VR,
success: {
status: 200,
schema: (0, _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.c3)(Schedule)
},
errors: [ "invalid_cursor" ]
},
getSchedule: {
method: "GET",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:read" ],
summary: "Retrieve a schedule with its next runs.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.Rk,
success: {
status: 200,
schema: Schedule
},
errors: [ "not_found" ]
},
updateSchedule: {
method: "PATCH",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:write" ],
summary: "Change, pause or resume a schedule. `options` replaces all earlier ones.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.Rk,
body: ScheduleUpdate,
success: {
status: 200,
schema: Schedule
},
errors: [ "not_found", "target_not_verified", "target_not_allowed" ]
},
deleteSchedule: {
method: "DELETE",
path: "/v1/schedules/{schedule_id}",
scopes: [ "scans:write" ],
summary: "Delete a schedule. Its scans stay.",
params: _route_parameters_js__WEBPACK_IMPORTED_MODULE_2__.Rk,
success: {
status: 204
},
errors: [ "not_found", "target_not_allowed" ]
}
};
},
6e4: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_U: () => Usage,
f7: () => DEFAULT_PRICES,
jV: () => NO_PRICES,
xb: () => OPERATIONS
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _primitives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89085);
const OPERATIONS = [ "scan.quick", "scan.standard", "scan.compliance", "webhook.delivery" ];
const DEFAULT_PRICES = {
"scan.quick": 5,
"scan.standard": 20,
"scan.compliance": 50,
"webhook.delivery": 1
};
const NO_PRICES = {
"scan.quick": 0,
"scan.standard": 0,
"scan.compliance": 0,
"webhook.delivery": 0
};
const PerOperation = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(undefined, typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer());
const Usage = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
balance: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
description: "Remaining tokens of the workspace."
}),
metered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({
description: "false: this service charges nothing and checks no balance."
}),
mode: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.ZY)([ "live", "test" ]),
last_30d: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_1__.re)({
total: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(),
by_operation: PerOperation
}, {
description: "Tokens consumed over the last 30 days, net of refunds."
}),
prices: PerOperation,
as_of: _primitives_js__WEBPACK_IMPORTED_MODULE_1__.Dc
});
},
66918: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => ReplayResult,
HY: () => WebhookUpdate,
KD: () => Webhook,
Po: () => ReplayRequest,
U1: () => DELIVERY_STATUSES,
Zj: () => DeliveryWithAttempts,
aH: () => WebhookCreate,
c6: () => RotateSecret,
cg: () => WebhookWithSecret,
dy: () => WEBHOOK_STATUSES,
f4: () => WebhookTestResult,
hM: () => WEBHOOK_DISABLED_REASONS,
rf: () => Delivery,
sK: () => DeliveryAttempt
});
var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35007);
var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93331);
var _primitives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89085);
const WEBHOOK_STATUSES = [ "enabled", "disabled" ];
const WEBHOOK_DISABLED_REASONS = [ "user", "failing", "gone", "key_revoked" ];
const DELIVERY_STATUSES = [ "pending", "held", "succeeded", "dead_lettered", "cancelled" ];
const Events = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru), {
minItems: 1,
maxItems: _event_js__WEBPACK_IMPORTED_MODULE_1__.Ru.length,
uniqueItems: true
});
const Url = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
minLength: 1,
maxLength: 2e3,
description: "HTTPS URL that receives deliveries.",
examples: [ "https://hooks.example.com/scans" ]
});
const subscription = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("whk", "Subscription id."),
url: Url,
events: Events,
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES),
disabled_reason: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_DISABLED_REASONS)),
last_success_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Webhook = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(subscription, {
description: "A webhook subscription."
});
const WebhookWithSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...subscription,
secret: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
pattern: "^whsec_",
description: "Signing secret. Not returned again."
})
});
const WebhookCreate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
url: Url,
events: Events
});
const WebhookUpdate = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
events: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(Events),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(WEBHOOK_STATUSES))
}, {
minProperties: 1
});
const RotateSecret = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
previous_valid_for: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0,
maximum: 604800,
description: "Seconds for which deliveries are also signed with the old secret. Default 86400."
}))
});
const DeliveryAttempt = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 1
}),
at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
const delivery = {
id: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.t2)("dlv", "Delivery id."),
webhook_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(),
event_type: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(_event_js__WEBPACK_IMPORTED_MODULE_1__.Ru),
status: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES),
attempts_count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
next_attempt_at: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
replay_of: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
created_at: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc
};
const Delivery = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)(delivery);
const DeliveryWithAttempts = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
...delivery,
attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(DeliveryAttempt),
body: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
description: "Request body of every attempt, byte for byte as it is signed."
}))
});
const ReplayRequest = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
since: _primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc,
until: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(_primitives_js__WEBPACK_IMPORTED_MODULE_2__.Dc),
status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional((0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(DELIVERY_STATUSES)),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean())
});
const ReplayResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
count: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
}),
dry_run: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean()
});
const WebhookTestResult = (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.re)({
delivered: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean(),
status_code: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer()),
error: (0, _primitives_js__WEBPACK_IMPORTED_MODULE_2__.me)(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()),
duration_ms: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
minimum: 0
})
});
}
};
