export const id = "engine-core-check";

export const ids = [ "engine-core-check" ];

export const modules = {
95139: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ix: () => STACKS,
hH: () => notApplicable,
qH: () => defineCheck,
sZ: () => NotCarriedOut
});
const STACKS = {
nextjs: {
name: "Next.js",
language: "js"
},
vercel: {
name: "Vercel (vercel.json)",
language: "json"
},
netlify: {
name: "Netlify (netlify.toml)",
language: "toml"
},
functions: {
name: "Functions on Vercel or Netlify",
language: "js"
},
rails: {
name: "Rails",
language: "ruby"
},
django: {
name: "Django",
language: "python"
},
express: {
name: "Express",
language: "js"
},
spring: {
name: "Spring",
language: "java"
},
springBoot: {
name: "Spring Boot (application.properties)",
language: "properties"
},
nginx: {
name: "nginx",
language: "nginx"
},
apache: {
name: "Apache",
language: "apache"
},
caddy: {
name: "Caddy",
language: "caddyfile"
},
openssl: {
name: "OpenSSL",
language: "sh"
}
};
class NotCarriedOut extends Error {}
function notApplicable(reason) {
return {
notApplicable: reason
};
}
function defineCheck(definition) {
return {
meta: definition.meta,
needs: definition.needs,
uses: definition.uses ?? [],
evaluate: (evidence, context) => definition.evaluate(evidence, context)
};
}
},
31589: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PM: () => step,
mU: () => compared,
oX: () => proofOf,
vV: () => seenIn
});
var _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83163);
var _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87179);
var _evidence_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91069);
const AROUND = 120;
const MATCH_MAX = 300;
const SITE_SECRET = 400;
const ENCODED = 6;
function step(role, attempt, quote) {
return {
role: role,
attempt: attempt,
...quote === undefined ? {} : {
quote: quote
}
};
}
function seenIn(attempt, quote) {
return {
steps: [ step("proof", attempt, quote) ]
};
}
function compared(own, other, from) {
const before = from === undefined ? [] : [ step("control", from) ];
return {
steps: [ ...before, step("control", own), step("proof", other) ]
};
}
function proofOf(draft, cleaner) {
const {steps: steps, browser: browser} = draft;
const line = (text, max) => bounded(visible(cleaned((0, _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(text), cleaner)), max);
return {
requests: distinct(steps.map(step => requestOf(step, cleaner))).slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofRequestsMax),
...browser === undefined ? {} : {
browser: {
url: line(browser.url, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofUrlLengthMax),
steps: browser.steps.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofStepsMax).map(text => line(text, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofQuoteLengthMax)),
executed: line(browser.executed, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofQuoteLengthMax)
}
}
};
}
function requestOf({role: role, attempt: attempt, quote: quote}, cleaner) {
const {method: method, url: url, body: body, headers: headers, shownHeaders: shownHeaders} = attempt.request;
const sent = shownHeaders ?? headers.map(([name, value]) => [ name, (0, _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(value) ]);
return {
role: role,
method: method,
url: bounded(cleaned((0, _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(url), cleaner), _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofUrlLengthMax),
headers: sent.slice(0, _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofHeadersMax).map(([name, value]) => ({
name: name.toLowerCase(),
value: bounded(cleaned(value, cleaner), _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofUrlLengthMax)
})),
body: body === undefined ? null : bounded(visible(cleaned((0, _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(body), cleaner)), _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofBodyLengthMax),
response: "response" in attempt ? seen(attempt, quote, cleaner) : null
};
}
function seen(exchange, quote, cleaner) {
const {status: status} = exchange.response;
const place = quote === undefined ? null : placeOf(exchange, quote);
if (place === null) return {
status: status,
before: "",
match: "",
after: ""
};
const isAlone = quote !== undefined && "isAlone" in quote;
const {text: text, start: start, end: end} = place;
const reach = AROUND + Math.max(SITE_SECRET, cleaner.longest * ENCODED);
const from = Math.max(0, start - reach);
const window = text.slice(from, Math.min(text.length, end + reach));
const secrets = [ ...cleaner.find(window), ...cleaner.findOfSite(window) ];
const write = own => visible((0, _shared_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(cleaner.erase(own)));
const part = (begin, stop) => partOf(window, {
start: begin - from,
end: stop - from
}, secrets, write);
const before = isAlone ? "" : part(from, start);
const after = isAlone ? "" : part(end, from + window.length);
return {
status: status,
before: before.slice(-AROUND).toWellFormed(),
match: bounded(part(start, end), _contract_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.proofQuoteLengthMax),
after: after.slice(0, AROUND).toWellFormed()
};
}
function placeOf({response: response}, quote) {
if ("headers" in quote) {
const lines = quote.headers.flatMap(name => (0, _evidence_http_js__WEBPACK_IMPORTED_MODULE_2__.UE)(response.headers, name).filter(value => value.includes(quote.having ?? "")).map(value => `${name}: ${value}`));
const text = lines.join("\n");
return text === "" ? null : {
text: text,
start: 0,
end: Math.min(text.length, MATCH_MAX)
};
}
const {text: text, headers: headers} = response;
if ("unlike" in quote) return differenceIn(text, quote.unlike.response.text);
const lines = headers.map(([name, value]) => `${name}: ${value}`);
for (const wanted of quote.texts.map(one => one.slice(0, MATCH_MAX)).filter(one => one !== "")) for (const place of [ text, ...lines ]) {
const start = indexIn(place, wanted);
if (start !== -1) return {
text: place,
start: start,
end: start + wanted.length
};
}
return null;
}
function indexIn(text, wanted) {
const at = text.indexOf(wanted);
return at === -1 ? text.toLowerCase().indexOf(wanted.toLowerCase()) : at;
}
function differenceIn(text, other) {
const shorter = Math.min(text.length, other.length);
let start = 0;
while (start < shorter && text[start] === other[start]) start += 1;
let rest = 0;
while (rest < shorter - start && text.at(-1 - rest) === other.at(-1 - rest)) rest += 1;
return {
text: text,
start: start,
end: Math.min(text.length - rest, start + MATCH_MAX)
};
}
function cleaned(text, cleaner) {
return partOf(text, {
start: 0,
end: text.length
}, cleaner.find(text), own => cleaner.erase(own));
}
function partOf(text, {start: start, end: end}, secrets, write) {
let result = "";
let at = start;
for (const secret of secrets.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
if (secret.end <= at || secret.start >= end) continue;
result += write(text.slice(at, Math.max(at, secret.start))) + (secret.start >= at ? secret.shown : "");
at = Math.min(end, secret.end);
}
return result + write(text.slice(at, end));
}
function visible(text) {
return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, mark => String.fromCharCode(9216 + mark.charCodeAt(0))).replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, " ");
}
function bounded(text, max) {
return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
}
function distinct(requests) {
return [ ...new Map(requests.map(request => [ JSON.stringify(request), request ])).values() ];
}
},
20422: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => DISCLOSED,
E: () => RATINGS
});
const ratings_namespaceObject = JSON.parse('{"VQ":{"fullCompromise":{"severity":"critical","score":9.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N","meaning":"Anyone on the network reads and changes what the application or its database can."},"credentials":{"severity":"critical","score":9.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:H/SI:H/SA:N","meaning":"Anyone on the network reads credentials, and with them reads and changes the systems that accept them."},"anyFile":{"severity":"critical","score":9.2,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:H/SI:N/SA:N","meaning":"Anyone on the network reads any file of the server, including the secrets of other systems."},"scriptForEveryone":{"severity":"critical","score":9.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:H/VI:H/VA:N/SC:H/SI:H/SA:N","meaning":"A third party runs scripts in the pages of every visitor."},"noEncryption":{"severity":"critical","score":9.1,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network path reads and changes the traffic without breaking anything."},"allData":{"severity":"high","score":8.7,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network reads the application\'s code, configuration or protected data."},"scriptInSession":{"severity":"high","score":8.5,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:A/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"A visitor who follows a link runs the attacker\'s script with their own session."},"storedScript":{"severity":"high","score":8.6,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"Who opens a page of the site runs the attacker\'s script with their own session."},"brokenEncryption":{"severity":"high","score":8.2,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network path can decrypt recorded or redirected traffic with known attacks."},"exposedService":{"severity":"high","score":8.2,"vector":"CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"A service for internal use is reachable; a guessed or leaked password opens it."},"interceptedSession":{"severity":"high","score":7.6,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:P/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network path takes over what a visitor sends and receives."},"nameTakeover":{"severity":"high","score":7.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"An attacker serves content under the site\'s own name."},"readAsVisitor":{"severity":"high","score":7.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Another site reads responses with the session of its visitor."},"othersData":{"severity":"high","score":7.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Any signed-in user reads what belongs to others or is meant for administrators."},"othersCredentials":{"severity":"high","score":8.4,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:H/SI:H/SA:N","meaning":"Any signed-in user reads the credentials of others, and with them the systems that accept them."},"rightsTaken":{"severity":"high","score":8.8,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network gives their own account rights of the application."},"othersDetails":{"severity":"medium","score":5.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Any signed-in user may read details that are not meant for them."},"responseControl":{"severity":"high","score":7,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:A/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"A visitor who follows a link receives headers of the attacker, such as cookies."},"someData":{"severity":"medium","score":6.9,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network reads internal details of the application."},"load":{"severity":"medium","score":6.9,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N","meaning":"Anyone on the network causes load out of proportion."},"weakEncryption":{"severity":"medium","score":6.3,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"Known attacks on the network path recover parts of the traffic."},"unpatched":{"severity":"medium","score":6.3,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:N/VC:L/VI:L/VA:L/SC:N/SI:N/SA:N","meaning":"The software receives no fixes for faults that become known."},"plaintext":{"severity":"medium","score":5.3,"vector":"CVSS:4.0/AV:A/AC:L/AT:N/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the same network reads and changes the traffic."},"leakedSession":{"severity":"medium","score":5.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"The session of a visitor reaches logs, other sites or browser history, or is one that others know."},"visitorTurnedAway":{"severity":"medium","score":5.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:P/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N","meaning":"Some visitors or clients cannot connect."},"visitorDeceived":{"severity":"medium","score":5.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:A/VC:N/VI:L/VA:N/SC:N/SI:L/SA:N","meaning":"A visitor acts on content of an attacker that appears to be the site\'s."},"actsAsVisitor":{"severity":"medium","score":5.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:A/VC:N/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"A visitor who opens a page of an attacker acts on the site without knowing it."},"weakerDefence":{"severity":"low","score":2.1,"vector":"CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:A/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"A second line of defence is missing: an attack needs another weakness and an action of the visitor."},"weakerTransport":{"severity":"low","score":2.3,"vector":"CVSS:4.0/AV:N/AC:H/AT:P/PR:N/UI:P/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"An attacker on the network path needs further conditions to use it."},"sharedDevice":{"severity":"low","score":2,"vector":"CVSS:4.0/AV:L/AC:L/AT:P/PR:N/UI:P/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"The next user of a shared device can read it."},"hint":{"severity":"low","score":6.9,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Anyone on the network learns something that helps to prepare an attack.","departure":"CVSS has no value below VC:L, and the disclosed detail gives no access."},"dependencyCritical":{"severity":"critical","score":9.2,"vector":"CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N","meaning":"A component with a critical advisory: anyone on the network, if the site uses the vulnerable part."},"dependencyHigh":{"severity":"high","score":7.6,"vector":"CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:P/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N","meaning":"A component with an advisory of high severity, if the site uses the vulnerable part."},"dependencyMedium":{"severity":"medium","score":6.3,"vector":"CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N","meaning":"A component with an advisory of medium severity, if the site uses the vulnerable part."},"internalRequests":{"severity":"high","score":7.8,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:H/SI:L/SA:N","meaning":"Anyone on the network makes the server send requests to systems that only it can reach."},"externalRequests":{"severity":"medium","score":6.9,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:L/SI:L/SA:N","meaning":"Anyone on the network makes the server send requests to other servers."},"none":{"severity":"info","score":0,"vector":"CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:N/SI:N/SA:N","meaning":"Nothing is gained by it; a recommendation or an observation."}}}');
const RATINGS = ratings_namespaceObject.VQ;
const DISCLOSED = {
critical: RATINGS.credentials,
high: RATINGS.allData,
medium: RATINGS.someData,
low: RATINGS.hint,
info: RATINGS.none
};
},
87179: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => secretPrefix,
$z: () => secretsOfCookie,
Fe: () => withPrefix,
KT: () => named,
Nf: () => headerSecretName,
Zm: () => withoutPlaceholders,
b8: () => secretsOfOptions,
hT: () => secretsOfHeaders,
k: () => secretsOfHeader,
kG: () => secretPlaceholder,
ob: () => secretsOfLogin,
sm: () => valuesOf
});
var _contract_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45194);
var _base64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59831);
const PART_LENGTH_MIN = 8;
const PARTS_MAX = 50;
const JSON_LENGTH_MAX = 65536;
const JSON_DEPTH_MAX = 3;
const SECRET_NAME = /token|secret|passw|jwt|session|credential|api_?key|ticket/i;
const LITERALS = new Set([ "true", "false", "null" ]);
function decoded(value) {
try {
const text = decodeURIComponent(value.replaceAll("+", " "));
return text === value ? [] : [ text, decodeURIComponent(value) ];
} catch {
return [];
}
}
function secretsOfCookie(value) {
const plain = value.replace(/^"(.*)"$/s, "$1");
if (LITERALS.has(plain)) return [];
const all = [ plain, ...decoded(plain) ];
return [ ...all, ...all.flatMap(text => [ ...signatureOf(text), ...secretsOfJson(text) ]) ];
}
function signatureOf(token) {
const [, signature] = /^[^\s.]{1,8000}(?:\.[^\s.]{1,8000})?\.([\w~+/=-]{16,2000})$/.exec(token) ?? [];
return signature === undefined ? [] : [ signature ];
}
function secretsOfJson(text, depth = JSON_DEPTH_MAX) {
if (depth === 0 || !/^\s*[[{]/.test(text) || text.length > JSON_LENGTH_MAX) return [];
const found = [];
try {
JSON.parse(text, (name, value) => {
if (typeof value !== "string" || found.length >= PARTS_MAX) return value;
if (isToken(value) || SECRET_NAME.test(name) && !LITERALS.has(value)) found.push(value);
found.push(...secretsOfJson(value, depth - 1));
return value;
});
} catch {}
return [ ...new Set(found) ].slice(0, PARTS_MAX);
}
function isToken(value) {
return /^[\w.~+/=-]{16,8000}$/.test(value) && /\d/.test(value) && /[A-Za-z]/.test(value);
}
function secretsOfTotp(value) {
const [, key] = /[?&]secret=([A-Za-z2-7=]{8,200})/.exec(value) ?? [];
return [ value, value.replace(/\s/g, ""), ...key === undefined ? [] : [ key ] ];
}
function secretsOfHeader(name, value) {
const [, scheme = "", token = ""] = /^([A-Za-z][\w-]{0,30})[ \t]+(\S.*)$/s.exec(value) ?? [];
const isCredential = /authorization$|^x-.*(?:token|key|secret|auth)/i.test(name) && /^\S+$/.test(token);
const pair = /^basic$/i.test(scheme) ? (0, _base64_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(token) : null;
const parts = value.split(/[\s;,]+/).slice(0, PARTS_MAX);
const named = parts.flatMap(part => [ part, part.slice(part.indexOf("=") + 1), ...part.split("=") ]);
const isCookie = /^cookie$/i.test(name);
return [ ...LITERALS.has(value) ? [] : [ value ], ...named.filter(part => part.length >= PART_LENGTH_MIN), ...isCookie ? parts.flatMap(part => secretsOfCookie(part.slice(part.indexOf("=") + 1))) : [], ...isCredential ? [ token, ...signatureOf(token) ] : [], ...pair === null ? [] : [ pair, pair.slice(pair.indexOf(":") + 1) ] ];
}
function named(name, values) {
return values.map(value => ({
name: name,
value: value
}));
}
function secretsOfHeaders(headers = {}) {
return Object.entries(headers).flatMap(([name, value]) => named(headerSecretName(name), secretsOfHeader(name, value)));
}
function headerSecretName(header) {
const name = header.toUpperCase().replace(/[^A-Z0-9]/g, "_");
return name === "COOKIE" || name === "AUTHORIZATION" ? name : `HEADER_${name}`;
}
function secretPrefix(identity) {
return identity === "user" ? "" : `${identity.toUpperCase()}_`;
}
function secretPlaceholder(name) {
return `\${SCAN_GATE_${name}}`;
}
function withoutPlaceholders(text) {
return text.replaceAll("${SCAN_GATE_", "$%7BSCAN_GATE_");
}
function secretsOfLogin(login) {
const {password: password, totp: totp, client_secret: secret, headers: headers, cookies: cookies = [], local_storage: stored = {}} = login;
return [ ...named("PASSWORD", password === undefined ? [] : [ password ]), ...named("CLIENT_SECRET", secret === undefined ? [] : [ secret ]), ...named("TOTP", totp === undefined ? [] : secretsOfTotp(totp)), ...secretsOfHeaders(headers), ...named("COOKIE", cookies.flatMap(({value: value}) => secretsOfCookie(value))), ...named("STORAGE", Object.values(stored).flatMap(secretsOfCookie)) ];
}
function secretsOfOptions(options) {
return [ ...secretsOfHeaders(options.request_headers), ..._contract_login_js__WEBPACK_IMPORTED_MODULE_0__.A$.flatMap(identity => {
const login = options[_contract_login_js__WEBPACK_IMPORTED_MODULE_0__.RT[identity]];
return login === undefined ? [] : withPrefix(identity, secretsOfLogin(login));
}) ];
}
function withPrefix(identity, secrets) {
const prefix = secretPrefix(identity);
return secrets.map(({name: name, value: value}) => ({
name: prefix + name,
value: value
}));
}
function valuesOf(secrets) {
return secrets.map(({value: value}) => value);
}
}
};
